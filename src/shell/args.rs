//! The whole command line: what is started in a shell, and the commands that run at a table, too.

use std::ffi::OsString;
use std::fmt::Write;
use std::path::PathBuf;

use clap::builder::{StyledStr, Styles};
use clap::{Parser, Subcommand};

use crate::commands::run::options::{Global, examples};
use crate::commands::typed::Typed;
#[cfg(feature = "board")]
use crate::phone::Board;
use crate::show::help::lines;
use crate::table::args::TableArgs;

/// Keep score of gin rummy played with real cards, and settle disputes.
///
/// Without a command, ginscore goes on with the evening, as `table` does; the first time, it asks who plays. Anything
/// else is a line, typed as at the table; the words after a `#` are a note, and never options.
#[derive(Debug, Parser)]
#[command(name = "ginscore", version, disable_help_subcommand = true, after_long_help = examples(&[
    ("ginscore new Ann Bob pagat hollywood", "Start an evening of Hollywood gin; `pagat`: boxes, games, shutouts pay."),
    ("ginscore table", "Keep its score, one line per hand."),
    ("ginscore Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s", "Record a hand by its cards, checked against the rules."),
    ("ginscore Ann 4 v 23", "Record a hand by counts."),
    ("ginscore judge QS KS AS", "Settle a dispute."),
]))]
pub struct Cli {
    #[command(flatten)]
    pub global: Global,
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// The commands in the order of the help.
#[derive(Debug, Subcommand)]
pub enum Command {
    #[command(flatten)]
    Start(Start),
    #[command(flatten)]
    Run(Typed),
    #[command(flatten)]
    Setup(Setup),
    /// What can be typed at the table, in its language: `help table`, or what a word means there: `help undercut`.
    #[command(skip)]
    About(Vec<OsString>),
    /// A line of the notation, such as `Ann 4 v 23` or `undo`, as it was typed.
    #[command(external_subcommand)]
    Line(Vec<OsString>),
}

/// The commands that last an evening.
#[derive(Debug, Subcommand)]
pub enum Start {
    Table(TableArgs),
    #[cfg(feature = "board")]
    Board(Board),
}

/// The commands for setting the program up.
#[derive(Debug, Subcommand)]
pub enum Setup {
    /// Print completions for a shell.
    #[command(after_long_help = examples(&[
        ("ginscore completions bash > ~/.local/share/bash-completion/completions/ginscore", "Install completions for bash."),
    ]))]
    #[command(hide = true)]
    Completions {
        /// The shell.
        #[arg(value_enum)]
        shell: Shell,
    },
    /// Show the manual, or write its pages to a directory.
    ///
    /// At a terminal, shows the page of the program, or of a command, as man(1) does. To a pipe, prints the source of
    /// the page for man(1). `notation`, `ledger`, `rows` and `json` are the documents on these, as they are.
    #[command(after_long_help = examples(&[
        ("ginscore man", "Read the manual."),
        ("ginscore man table", "Read the page of `ginscore table`."),
        ("ginscore man rules explain", "Read the page of `ginscore rules explain`."),
        ("ginscore man --output ~/.local/share/man/man1", "Install the man pages."),
    ]))]
    #[command(hide = true)]
    Man {
        /// A command, or `notation`, `ledger`, `rows` or `json` [default: the program]
        #[arg(value_name = "PAGE")]
        page: Vec<String>,
        /// Write all pages to DIR instead, which is created if it does not exist.
        #[arg(short, long, value_name = "DIR", conflicts_with = "page")]
        output: Option<PathBuf>,
    },
}

/// A shell that can load completions.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
pub enum Shell {
    /// Bash.
    Bash,
    /// Elvish.
    Elvish,
    /// Fish.
    Fish,
    /// PowerShell.
    Powershell,
    /// Zsh.
    Zsh,
}

/// The command line with the table of lines in its help.
pub fn with_lines(command: clap::Command) -> clap::Command {
    let styles = Styles::styled();
    let heading = styles.get_header();
    // clap lays them out as it does the commands.
    let rows = lines().into_iter().map(|(example, meaning)| clap::Command::new(example).about(meaning));
    let rows = clap::Command::new("lines")
        .disable_help_subcommand(true)
        .subcommands(rows)
        .help_template("{subcommands}");
    let rows = rows.clone().render_help();
    let mut text = StyledStr::new();
    // Writing into memory does not fail.
    let _ = write!(text, "{{before-help}}{{about-with-newline}}\n{{usage-heading}} {{usage}}\n\n");
    let _ = write!(text, "{heading}Commands:{heading:#}\n{{subcommands}}\n\n");
    let _ = write!(text, "{heading}Lines (a note in quotes, '# why'):{heading:#}\n{}\n", rows.ansi());
    let _ = write!(text, "\n{heading}Options:{heading:#}\n{{options}}{{after-help}}");
    command.help_template(text)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use clap::CommandFactory;

    use super::*;
    use crate::commands::words::{AT_TABLE, program_words};
    use crate::commands::{BESIDES, IN_DISPUTES, TO_LOOK_UP};
    use crate::table::args::{ELSEWHERE, TableLine};
    use ginscore_notation::LineKind;

    fn names(command: &clap::Command) -> BTreeSet<String> {
        let names = |one: &clap::Command| {
            let all = std::iter::once(one.get_name()).chain(one.get_all_aliases());
            all.map(str::to_owned).collect::<Vec<_>>()
        };
        command.get_subcommands().flat_map(names).collect()
    }

    /// Nobody can be called like a command, and each is known at the table.
    #[test]
    fn every_command_is_a_word_of_the_program() {
        let all: Vec<&str> = program_words().collect();
        let words: BTreeSet<String> = all.iter().copied().map(str::to_owned).collect();
        assert_eq!(words.len(), all.len(), "each once");
        let is_line = |word: &&String| {
            LineKind::of(word) == LineKind::Operation || ["draw", "help"].contains(&word.as_str())
        };
        let others: BTreeSet<String> = words
            .iter()
            .filter(|word| !is_line(word) && !AT_TABLE.contains(&word.as_str()))
            .cloned()
            .collect();
        let mut commands = names(&Cli::command());
        if cfg!(not(feature = "board")) {
            commands.insert("board".to_owned());
        }
        assert_eq!(commands, others);
        for shown in [&TO_LOOK_UP[..], &IN_DISPUTES, &BESIDES].concat() {
            assert!(commands.contains(shown.split(' ').next().unwrap()), "{shown}");
        }
        let elsewhere: BTreeSet<String> = ELSEWHERE.map(str::to_owned).into();
        assert_eq!(&names(&TableLine::command()) | &elsewhere, commands);
    }
}
