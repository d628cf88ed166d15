//! How far slow work is, at a terminal. Fast work shows nothing.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use dialoguer::console::Term;

use crate::commands::env::Env;

/// The time for which a sentence is left to be read.
const PAUSE: Duration = Duration::from_millis(100);

/// A sentence on a line of its own, removed from the screen when dropped.
pub struct Progress {
    all: u64,
    said: fn(u64, u64) -> String,
    state: Mutex<State>,
}

struct State {
    done: u64,
    /// When the sentence is written next; `None` if standard error is not a terminal.
    next: Option<Instant>,
    is_shown: bool,
}

impl Progress {
    /// The progress of `all` things; `said` makes the sentence of how many of how many are done.
    pub fn new(env: &Env, all: usize, said: fn(u64, u64) -> String) -> Progress {
        let next = env.patience.map(|patience| Instant::now() + patience);
        Progress { all: all as u64, said, state: Mutex::new(State { done: 0, next, is_shown: false }) }
    }

    /// Runs something that may print, without the sentence.
    pub fn aside<T>(&self, what: impl FnOnce() -> T) -> T {
        self.state().clear();
        what()
    }

    /// Advances by one.
    pub fn one_more(&self) {
        let mut state = self.state();
        state.done += 1;
        let now = Instant::now();
        if state.next.is_some_and(|next| next <= now) {
            state.clear();
            // Whether somebody sees it changes nothing.
            state.is_shown = Term::stderr().write_str(&(self.said)(state.done, self.all)).is_ok();
            state.next = Some(now + PAUSE);
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn clear(&mut self) {
        if std::mem::take(&mut self.is_shown) {
            let _ = Term::stderr().clear_line();
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.state().clear();
    }
}
