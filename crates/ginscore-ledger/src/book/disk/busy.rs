//! How long to wait for others, and files that other programs use on Windows.

use std::io;
use std::time::{Duration, Instant};

/// The time that a writer waits for another writer, or for a reader of a pipe.
pub(crate) const PATIENCE: Duration = Duration::from_secs(10);

/// The time between two attempts.
pub(crate) const PAUSE: Duration = Duration::from_millis(10);

/// Waits a moment and returns true if an operation failed because another program was using the file, and has not failed
/// for long.
pub(super) fn may_try_again(error: &io::Error, started: Instant) -> bool {
    let again = cfg!(windows) && is_in_use_on_windows(error) && started.elapsed() < PATIENCE;
    if again {
        std::thread::sleep(PAUSE);
    }
    again
}

/// Returns true if Windows denies access to a file, or says that another program uses or has locked it or a part of it. It
/// also denies access to a file that someone opened who allows no other program to replace it.
fn is_in_use_on_windows(error: &io::Error) -> bool {
    const ACCESS_DENIED: i32 = 5;
    const SHARING_VIOLATION: i32 = 32;
    const LOCK_VIOLATION: i32 = 33;
    matches!(error.raw_os_error(), Some(ACCESS_DENIED | SHARING_VIOLATION | LOCK_VIOLATION))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_another_program_uses_on_windows_is_tried_again() {
        for (code, again) in [(5, true), (32, true), (33, true), (2, false), (112, false), (123, false)] {
            assert_eq!(is_in_use_on_windows(&io::Error::from_raw_os_error(code)), again, "{code}");
        }
        assert!(!is_in_use_on_windows(&io::ErrorKind::PermissionDenied.into()));
        // Other systems replace a file that is open, and the same numbers are other errors there.
        let busy = io::Error::from_raw_os_error(32);
        assert_eq!(may_try_again(&busy, Instant::now()), cfg!(windows));
        let long_ago = Instant::now().checked_sub(2 * PATIENCE);
        assert!(long_ago.is_none_or(|started| !may_try_again(&busy, started)));
    }
}
