//! How far a long work is, on a terminal. What takes less than a moment shows nothing.

use std::time::Instant;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::context::Context;

/// A long work's progress. It leaves nothing behind on the screen.
pub struct Progress {
    bar: ProgressBar,
    /// From when on it is shown; never, where nobody watches.
    from: Option<Instant>,
}

impl Progress {
    /// Of so many things of that name; shown only where somebody watches.
    pub fn new(context: &Context, of: usize, things: &'static str) -> Progress {
        let bar = ProgressBar::with_draw_target(Some(of as u64), ProgressDrawTarget::hidden());
        // In words where there is to be no drawing.
        let template =
            if context.look.plain { "{pos} of {len} {msg}" } else { "{pos} of {len} {msg} [{wide_bar}]" };
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style.progress_chars("=> "));
        }
        let bar = bar.with_message(things);
        Progress { bar, from: context.patience.map(|patience| Instant::now() + patience) }
    }

    /// Does something that may print, with the bar out of its way.
    pub fn aside<T>(&self, what: impl FnOnce() -> T) -> T {
        self.bar.suspend(what)
    }

    /// One thing more is done.
    pub fn one_more(&self) {
        if self.bar.is_hidden() && self.from.is_some_and(|from| from <= Instant::now()) {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
        self.bar.inc(1);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
