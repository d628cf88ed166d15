//! The list of commands in `ginscore --help`, in groups.

use std::ffi::OsString;

use clap::{Command, CommandFactory};

use super::args::Cli;

/// The commands by purpose, in the order of the help.
const GROUPS: [(&str, &[&str]); 6] = [
    (
        "Evening",
        &["table", "new", "hand", "draw", "up", "misdeal", "witness", "score", "counts", "summary", "stop"],
    ),
    ("Corrections", &["undo", "redo", "amend", "insert", "delete", "deal", "seat", "adjust"]),
    ("Disputes", &["judge", "check", "best", "rules"]),
    ("Looking back", &["why", "review", "log", "stats", "standings"]),
    ("Data", &["series", "players", "seal", "audit", "export", "import"]),
    ("Setup", &["completions", "man", "help"]),
];

/// The command line, with the commands in groups if help is asked for. (To build the groups costs as much as to build
/// the command line, and hardly any call needs them.)
pub fn command_line(words: &[OsString]) -> Command {
    let command = Cli::command();
    let asks = |word: &OsString| word == "help" || word == "-h" || word == "--help";
    if words.iter().any(asks) { grouped(command) } else { command }
}

fn grouped(command: Command) -> Command {
    let mut built = command.clone();
    built.build();
    let mut text = String::from("{before-help}{about-with-newline}\n{usage-heading} {usage}\n");
    for (title, names) in GROUPS {
        text.push_str(&format!("\n{title}:\n"));
        for inner in names.iter().filter_map(|name| built.find_subcommand(name)) {
            let about = inner.get_about().map(ToString::to_string).unwrap_or_default();
            text.push_str(&format!("  {:<13}{about}\n", inner.get_name()));
        }
    }
    text.push_str("\nOptions:\n{options}{after-help}");
    command.help_template(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_is_in_one_group() {
        let mut command = Cli::command();
        command.build();
        let mut all: Vec<&str> = command.get_subcommands().map(Command::get_name).collect();
        let mut grouped: Vec<&str> = GROUPS.iter().flat_map(|(_, names)| names.iter().copied()).collect();
        all.sort_unstable();
        grouped.sort_unstable();
        assert_eq!(all, grouped);
    }
}
