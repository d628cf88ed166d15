//! Runs the command line of [`ginscore::shell`] and exits with its status.

use std::process::ExitCode;

/// The allocator of a static program. That of musl asks the system for memory, and gives it back, so often that a short command
/// takes half as long again. This one is in Rust, so that no C compiler for the target is needed, and does nothing at the start.
#[cfg(target_env = "musl")]
#[global_allocator]
static ALLOCATOR: dlmalloc::GlobalDlmalloc = dlmalloc::GlobalDlmalloc;

/// The signal to a program whose file gets too long.
#[cfg(unix)]
const FILE_TOO_LARGE: i32 = signal_hook::consts::SIGXFSZ;

fn main() -> ExitCode {
    // A file that would be longer than the system allows is then an error like any other, and not the end of the program.
    #[cfg(unix)]
    let _ = signal_hook::flag::register(FILE_TOO_LARGE, std::sync::Arc::default());
    ginscore::shell::completion::answer_shell();
    ExitCode::from(ginscore::shell::run(std::env::args_os()))
}
