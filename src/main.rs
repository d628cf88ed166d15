//! Parse, run, print, exit; all of it in `cli`.

use std::process::ExitCode;

fn main() -> ExitCode {
    ginscore::cli::completion::answer_shell();
    ExitCode::from(ginscore::cli::run(std::env::args_os()))
}
