//! What is typed at a table: its own command, and the commands that run everywhere.

use clap::{Args, Parser, Subcommand};

use crate::commands::run::options::{Global, examples};
use crate::commands::typed::Typed;

/// Keep score for an evening, one line per hand.
///
/// Without names, continues the current series. With names, continues the players' open series if its rules match;
/// otherwise starts a new one with the rules, the stake and the turn to deal of their last series, except for what
/// the words say.
///
/// Besides hands, the lines can be `draw`, `undo`, `redo`, `amend 3 Ann 4 v 23`, `deal Bob`, and
/// every command of ginscore without the program's name, as in `summary` or `rules explain undercut`. A `#` starts
/// a comment. At a terminal, an empty line starts a question-by-question entry, and after the end of a series it
/// starts the next one; `new Ann Bob` starts a series like their last one, except for what its words say; `help`
/// lists what you can type. Input from a pipe can start a series only with its first line, as in `new Ann Bob`,
/// and stops at the first bad line, with its number and status; the lines before it stay recorded.
#[derive(Args, Debug, Default)]
#[command(after_long_help = examples(&[
    ("ginscore table Ann Bob pagat hollywood stake=0.05", "An evening of Hollywood gin with boxes, game bonuses and shutouts."),
    ("ginscore table Ann Bob", "Continue the open series of Ann and Bob, or start one."),
    ("ginscore table < evening.gin", "Replay a script."),
]))]
pub struct TableArgs {
    /// The players and what is agreed, as for `ginscore new`; or nothing.
    #[arg(value_name = "WORDS", num_args = 0..)]
    pub words: Vec<String>,
    /// Before recording, point out better spreads or lay-offs.
    #[arg(long)]
    pub advise: bool,
}

/// A command at a table, as the command line would have it.
#[derive(Debug, Parser)]
#[command(name = "ginscore", no_binary_name = true, disable_help_subcommand = true)]
pub struct TableLine {
    #[command(flatten)]
    pub global: Global,
    #[command(subcommand)]
    pub command: TableCommand,
}

/// The commands of a table.
#[derive(Debug, Subcommand)]
pub enum TableCommand {
    Table(TableArgs),
    #[command(flatten)]
    Run(Typed),
}

/// The commands that only a shell has.
pub const ELSEWHERE: [&str; 3] = ["board", "completions", "man"];
