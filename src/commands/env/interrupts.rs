//! Ctrl-C where the program must not end in the middle: at a question, which hides the cursor, and between two series that
//! are written.

#[cfg(unix)]
use std::sync::atomic::{AtomicBool, Ordering};
#[cfg(unix)]
use std::sync::{Arc, OnceLock};

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
            let _ = signal_hook::flag::register_conditional_default(signal_hook::consts::SIGINT, ends);
            let _ = signal_hook::flag::register(signal_hook::consts::SIGINT, noted);
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
