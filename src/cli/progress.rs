//! A progress bar for slow work at a terminal. Fast work shows nothing.

use std::fmt::Write;
use std::time::Instant;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};

use super::env::Env;

/// A progress bar, removed from the screen when dropped.
pub struct Progress {
    bar: ProgressBar,
    /// When it appears; `None` if standard error is not a terminal.
    from: Option<Instant>,
}

impl Progress {
    /// A bar for `of` things; `said` makes the sentence of how many of how many are done.
    pub fn new(env: &Env, of: usize, said: fn(u64, u64) -> String) -> Progress {
        let bar = ProgressBar::with_draw_target(Some(of as u64), ProgressDrawTarget::hidden());
        // Plain output has words only.
        let template = if env.look.plain { "{said}" } else { "{said} [{wide_bar}]" };
        if let Ok(style) = ProgressStyle::with_template(template) {
            let said = move |state: &ProgressState, out: &mut dyn Write| {
                // Writing to memory does not fail.
                let _ = out.write_str(&said(state.pos(), state.len().unwrap_or_default()));
            };
            bar.set_style(style.progress_chars("=> ").with_key("said", said));
        }
        Progress { bar, from: env.patience.map(|patience| Instant::now() + patience) }
    }

    /// Runs something that may print, with the bar hidden.
    pub fn aside<T>(&self, what: impl FnOnce() -> T) -> T {
        self.bar.suspend(what)
    }

    /// Advances the bar by one.
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
