//! Ctrl-C where the program must not end in the middle: at a question, which reads single keys, and between two series that
//! are written; and the end that the system asks for while the terminal is not as it was.

#[cfg(unix)]
use dialoguer::console::Term;
#[cfg(unix)]
use rustix::termios::{OptionalActions, tcgetattr, tcsetattr};
#[cfg(unix)]
use signal_hook::consts::{SIGINT, SIGTERM};
#[cfg(unix)]
use signal_hook::{flag, iterator::Signals, low_level::emulate_default_handler};
#[cfg(unix)]
use std::io::stdin;
#[cfg(unix)]
use std::sync::atomic::{AtomicBool, Ordering};
#[cfg(unix)]
use std::sync::{Arc, OnceLock};
#[cfg(unix)]
use std::thread;
#[cfg(unix)]
use std::time::Duration;

/// True if Ctrl-C ends the program. The system's own handling does not come back once a program has its own, so this one is
/// set up once and told what to do.
#[cfg(unix)]
static ENDS_PROGRAM: OnceLock<Arc<AtomicBool>> = OnceLock::new();

/// While it lives, the first Ctrl-C is only noted; a second one ends the program.
pub struct Interrupts {
    #[cfg(unix)]
    ends_program: &'static AtomicBool,
}

#[cfg(unix)]
impl Interrupts {
    pub fn held() -> Interrupts {
        let ends_program = ENDS_PROGRAM.get_or_init(|| {
            let flag = Arc::new(AtomicBool::new(false));
            let (ends, noted) = (Arc::clone(&flag), Arc::clone(&flag));
            // They run in this order: a Ctrl-C that is noted does not end the program yet.
            let _ = flag::register_conditional_default(SIGINT, ends);
            let _ = flag::register(SIGINT, noted);
            flag
        });
        ends_program.store(false, Ordering::Relaxed);
        Interrupts { ends_program }
    }

    pub fn noted(&self) -> bool {
        self.ends_program.load(Ordering::Relaxed)
    }
}

#[cfg(unix)]
impl Drop for Interrupts {
    fn drop(&mut self) {
        self.ends_program.store(true, Ordering::Relaxed);
    }
}

#[cfg(not(unix))]
impl Interrupts {
    /// Elsewhere Ctrl-C ends the program.
    pub fn held() -> Interrupts {
        Interrupts {}
    }

    /// Returns false: the program would have ended.
    pub fn noted(&self) -> bool {
        false
    }
}

/// The time in which a question that was interrupted comes to rest.
#[cfg(unix)]
const SETTLES: Duration = Duration::from_millis(30);

/// True once the system has asked the program to end.
#[cfg(unix)]
static IS_ENDING: OnceLock<Arc<AtomicBool>> = OnceLock::new();

/// From now on, a program that the system asks to end leaves the terminal as it was before: whatever reads single keys turns
/// the echo off, and may hide the cursor.
#[cfg(unix)]
pub fn leaves_terminal_as_it_was() {
    IS_ENDING.get_or_init(|| {
        let is_ending = Arc::new(AtomicBool::new(false));
        let before = tcgetattr(stdin());
        if let Ok(mut signals) = Signals::new([SIGTERM]) {
            let _ = flag::register(SIGTERM, Arc::clone(&is_ending));
            // It waits without holding the program up.
            thread::spawn(move || {
                for signal in signals.forever() {
                    // The thread that reads keys may be about to turn the echo off for the next one.
                    for _ in 0..2 {
                        let _ = Term::stderr().show_cursor();
                        if let Ok(before) = &before {
                            let _ = tcsetattr(stdin(), OptionalActions::Now, before);
                        }
                        thread::sleep(SETTLES);
                    }
                    let _ = emulate_default_handler(signal);
                }
            });
        }
        is_ending
    });
}

/// Waits for the end that the system has asked for: the question that it interrupts was not left by a key.
#[cfg(unix)]
pub fn ends_if_asked() {
    while IS_ENDING.get().is_some_and(|is_ending| is_ending.load(Ordering::Relaxed)) {
        thread::park();
    }
}

/// Elsewhere no program is asked to end.
#[cfg(not(unix))]
pub fn leaves_terminal_as_it_was() {}

#[cfg(not(unix))]
pub fn ends_if_asked() {}
