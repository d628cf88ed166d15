//! Runs the command line of [`ginscore::cli`] and exits with its status.

use std::process::ExitCode;

fn main() -> ExitCode {
    ginscore::cli::completion::answer_shell();
    ExitCode::from(ginscore::cli::run(std::env::args_os()))
}
