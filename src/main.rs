//! Parse, run, print, exit; all of it in `cli`.

use std::process::ExitCode;

fn main() -> ExitCode {
    ExitCode::from(ginscore::cli::run(std::env::args_os()))
}
