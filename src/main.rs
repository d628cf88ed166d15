//! Parse, run, print, exit; all of it in `cli`.

use std::process::ExitCode;

use mimalloc::MiMalloc;

/// A third of reading a big ledger is asking for memory and giving it back, on every core at once.
#[global_allocator]
static MEMORY: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    ginscore::cli::completion::answer_shell();
    ExitCode::from(ginscore::cli::run(std::env::args_os()))
}
