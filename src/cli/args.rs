//! The commands: declarations only. `l10n/LANGUAGE/help.ftl` says what they are.

#![allow(missing_docs, reason = "help.ftl says it")]

use std::path::PathBuf;

use clap::{Parser, Subcommand};
use clap_complete::engine::{ArgValueCandidates, ArgValueCompleter};

use super::completion;
use super::options::{
    Audit, Changes, Days, Format, Global, Import, Merge, New, NewOptions, Paper, Rules, hand_number,
};
use super::tie_break::TieBreakName;
use crate::messages::{Fixed, written::cli_misused as mistake_say};

#[derive(Debug, Parser)]
#[command(name = "ginscore", version)]
pub struct Cli {
    #[command(flatten)]
    pub global: Global,
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// The commands, in the groups of the help. A start reads its words with the group of its command alone.
#[derive(Debug, Subcommand)]
pub enum Command {
    #[command(flatten)]
    Evening(Evening),
    #[command(flatten)]
    Correction(Correction),
    #[command(flatten)]
    Dispute(Dispute),
    #[command(flatten)]
    LookBack(LookBack),
    #[command(flatten)]
    Data(Data),
    #[command(flatten)]
    Setup(Setup),
}

/// The commands of an evening.
#[derive(Debug, Subcommand)]
pub enum Evening {
    Table {
        #[arg(value_name = "PLAYER", num_args = 0.., add = ArgValueCompleter::new(completion::words_of_new))]
        players: Vec<String>,
        #[command(flatten)]
        options: NewOptions,
        #[arg(long)]
        new: bool,
        #[arg(long)]
        advise: bool,
        #[arg(long, value_name = "FILE")]
        page: Option<PathBuf>,
    },
    #[cfg(feature = "board")]
    Board {
        #[arg(long)]
        enter: bool,
        #[arg(long)]
        lan: bool,
        #[arg(long, value_name = "PORT", default_value_t = super::options::BOARD_PORT, value_parser = port)]
        port: u16,
    },
    New(New),
    Hand {
        #[arg(value_name = "LINE", add = ArgValueCandidates::new(completion::players))]
        line: Vec<String>,
        #[arg(long)]
        advise: bool,
    },
    Draw {
        #[arg(value_name = "NOTE")]
        note: Vec<String>,
    },
    Up {
        card: String,
    },
    Misdeal {
        #[arg(value_name = "NOTE")]
        note: Vec<String>,
    },
    Score,
    Counts,
    Summary {
        #[arg(
            long = "as",
            value_name = "PRESET",
            num_args = 0..=1,
            add = ArgValueCandidates::new(completion::presets)
        )]
        other: Option<Option<String>>,
        #[command(flatten)]
        rules: Rules,
        #[arg(long, conflicts_with_all = ["other", "preset", "Changes"])]
        share: bool,
    },
    Stop {
        #[command(flatten)]
        days: Days,
        #[arg(value_name = "NOTE")]
        note: Vec<String>,
    },
}

/// The commands that correct what was recorded.
#[derive(Debug, Subcommand)]
pub enum Correction {
    Undo,
    Redo,
    Amend {
        #[arg(value_parser = hand_number)]
        number: usize,
        #[arg(value_name = "LINE", add = ArgValueCandidates::new(completion::players))]
        line: Vec<String>,
    },
    Insert {
        #[arg(value_parser = hand_number)]
        number: usize,
        #[arg(value_name = "LINE")]
        line: Vec<String>,
    },
    Delete {
        #[arg(value_parser = hand_number)]
        number: usize,
    },
    Deal {
        #[arg(value_name = "NAME", required = true, add = ArgValueCandidates::new(completion::players))]
        name: Vec<String>,
    },
    Seat {
        #[arg(value_name = "LINE", required = true, add = ArgValueCandidates::new(completion::players))]
        line: Vec<String>,
    },
    Adjust {
        #[arg(
            value_name = "LINE",
            required = true,
            allow_negative_numbers = true,
            add = ArgValueCandidates::new(completion::players)
        )]
        line: Vec<String>,
    },
}

/// The commands for a dispute.
#[derive(Debug, Subcommand)]
pub enum Dispute {
    Judge {
        #[command(flatten)]
        rules: Rules,
        #[arg(value_name = "LINE", required = true)]
        line: Vec<String>,
    },
    Check {
        #[arg(value_name = "GROUP", required = true)]
        groups: Vec<String>,
    },
    Best {
        #[arg(value_name = "CARDS", required = true)]
        cards: Vec<String>,
        #[arg(long)]
        spread: bool,
    },
    Rules {
        #[command(subcommand)]
        command: RulesCommand,
    },
}

/// The commands for looking back.
#[derive(Debug, Subcommand)]
pub enum LookBack {
    Why {
        #[arg(value_name = "WHAT", value_parser = explained)]
        what: Option<Explained>,
        #[arg(value_name = "GAME", value_parser = game_number)]
        game: Option<usize>,
    },
    Review {
        #[arg(value_name = "N", value_parser = hand_number)]
        number: Option<usize>,
    },
    Log {
        #[arg(long)]
        all: bool,
    },
    Stats {
        #[arg(value_name = "PLAYER", add = ArgValueCandidates::new(completion::known_players))]
        players: Vec<String>,
        #[arg(long, value_name = "PLAYER", add = ArgValueCandidates::new(completion::known_players))]
        against: Option<String>,
        #[arg(long)]
        all: bool,
        #[command(flatten)]
        days: Days,
        #[arg(long = "rules", value_name = "PRESET", add = ArgValueCandidates::new(completion::presets))]
        preset: Option<String>,
        #[arg(long, value_name = "FILE")]
        page: Option<PathBuf>,
    },
    Standings {
        #[arg(value_name = "DIR")]
        dirs: Vec<PathBuf>,
        #[command(flatten)]
        days: Days,
        #[arg(long, conflicts_with = "tie_breaks")]
        ratings: bool,
        #[arg(long, value_name = "FILE")]
        page: Option<PathBuf>,
        #[arg(long = "tie-break", value_name = "RULE", value_enum)]
        tie_breaks: Vec<TieBreakName>,
    },
}

/// The commands for what is recorded.
#[derive(Debug, Subcommand)]
pub enum Data {
    Series {
        #[command(subcommand)]
        command: Option<SeriesCommand>,
    },
    Players {
        #[command(subcommand)]
        command: Option<PlayersCommand>,
    },
    Seal {
        #[arg(long)]
        qr: bool,
        #[arg(long, conflicts_with = "qr")]
        text: bool,
    },
    Audit(Audit),
    Export {
        #[arg(long, value_name = "FORMAT", value_enum)]
        format: Option<Format>,
        #[arg(long, conflicts_with = "series")]
        all: bool,
        #[command(flatten)]
        days: Days,
        #[arg(short, long, value_name = "FILE")]
        output: Option<PathBuf>,
    },
    Merge(Merge),
    Import(Import),
    Paper(Paper),
}

/// The commands for setting the program up.
#[derive(Debug, Subcommand)]
pub enum Setup {
    Completions {
        #[arg(value_enum)]
        shell: completion::Shell,
    },
    Man {
        #[arg(value_name = "PAGE", add = ArgValueCandidates::new(completion::manual_pages))]
        page: Vec<String>,
        #[arg(short, long, value_name = "DIR", conflicts_with = "page")]
        output: Option<PathBuf>,
    },
}

/// The commands under `rules`.
#[derive(Debug, Subcommand)]
pub enum RulesCommand {
    List,
    Save {
        #[arg(value_name = "NAME")]
        name: String,
        #[command(flatten)]
        rules: Rules,
        #[arg(long, value_name = "TEXT")]
        note: Option<String>,
        #[arg(long)]
        replace: bool,
    },
    Default {
        #[arg(value_name = "NAME", add = ArgValueCandidates::new(completion::presets))]
        name: Option<String>,
    },
    Delete {
        #[arg(value_name = "NAME", add = ArgValueCandidates::new(completion::saved_presets))]
        name: String,
    },
    Show {
        #[arg(
            value_name = "PRESET",
            conflicts_with = "preset",
            add = ArgValueCandidates::new(completion::presets)
        )]
        name: Option<String>,
        #[command(flatten)]
        rules: Rules,
    },
    Diff {
        #[arg(
            value_name = "PRESET",
            num_args = 1..=2,
            required = true,
            add = ArgValueCandidates::new(completion::presets)
        )]
        names: Vec<String>,
        #[command(flatten)]
        changes: Changes,
    },
    Explain {
        #[arg(value_name = "TOPIC", add = ArgValueCandidates::new(completion::topics))]
        topic: Vec<String>,
        #[arg(long, conflicts_with = "topic")]
        all: bool,
    },
}

/// The commands under `series`.
#[derive(Debug, Subcommand)]
pub enum SeriesCommand {
    List,
    Use {
        #[arg(value_name = "NAME", add = ArgValueCandidates::new(completion::series))]
        name: String,
    },
    Show,
    Delete {
        #[arg(value_name = "NAME", add = ArgValueCandidates::new(completion::series))]
        name: String,
        #[arg(short, long)]
        yes: bool,
    },
    Restore {
        #[arg(value_name = "NAME", add = ArgValueCandidates::new(completion::deleted_series))]
        name: Option<String>,
    },
    Rename {
        #[arg(value_name = "NAME", add = ArgValueCandidates::new(completion::series))]
        name: String,
        new: String,
    },
}

/// The commands under `players`.
#[derive(Debug, Subcommand)]
pub enum PlayersCommand {
    Rename {
        #[arg(value_name = "OLD", add = ArgValueCandidates::new(completion::names))]
        old: String,
        #[arg(value_name = "NEW")]
        new: String,
    },
    Merge {
        #[arg(value_name = "OLD", add = ArgValueCandidates::new(completion::names))]
        old: String,
        #[arg(value_name = "INTO", add = ArgValueCandidates::new(completion::names))]
        into: String,
    },
}

/// What `why` explains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Explained {
    /// The hand of that number.
    Hand(usize),
    /// A game.
    Game,
    /// The settlement, and who pays whom.
    Series,
}

fn explained(typed: &str) -> Result<Explained, &'static str> {
    match typed {
        "game" => Ok(Explained::Game),
        "series" => Ok(Explained::Series),
        number => number.parse().map(Explained::Hand).map_err(|_| mistake_say::WriteExplained.text()),
    }
}

fn game_number(typed: &str) -> Result<usize, &'static str> {
    typed.parse().map_err(|_| mistake_say::WriteGameNumber.text())
}

/// Reads the number of a port.
#[cfg(feature = "board")]
fn port(typed: &str) -> Result<u16, &'static str> {
    typed.parse().map_err(|_| crate::messages::Fixed::text(&crate::messages::written::cli_board::WritePort))
}
