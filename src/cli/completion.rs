//! The completions of the shells, from the declarations of the command line.

use clap::CommandFactory;
use clap_complete::Shell;

use super::args::Cli;

/// The shells, each with the name that its completions' file has.
pub const SHELLS: [(Shell, &str); 5] = [
    (Shell::Bash, "ginscore.bash"),
    (Shell::Zsh, "_ginscore"),
    (Shell::Fish, "ginscore.fish"),
    (Shell::PowerShell, "_ginscore.ps1"),
    (Shell::Elvish, "ginscore.elv"),
];

/// A shell's completions.
pub fn script(shell: Shell) -> Vec<u8> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "ginscore", &mut script);
    script
}
