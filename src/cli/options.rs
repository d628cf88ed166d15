//! The options that several commands take: declarations only. The comments on them are the help.

use std::path::PathBuf;

use clap::{Args, Parser, ValueEnum};
use clap_complete::engine::ArgValueCandidates;

use super::completion;

/// What can stand before or after every command.
#[derive(Args, Debug, Default)]
pub struct Global {
    /// The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it
    #[arg(long, value_name = "DIR", global = true)]
    pub ledger: Option<PathBuf>,
    /// The series to use, by its name or a part of it that no other has
    #[arg(long, value_name = "NAME", global = true, add = ArgValueCandidates::new(completion::series))]
    pub series: Option<String>,
    /// Answer in JSON
    #[arg(long, global = true)]
    pub json: bool,
    /// When to use colour
    #[arg(long, value_name = "WHEN", value_enum, default_value_t = When::Auto, global = true)]
    pub color: When,
    /// Ask no questions, even at a terminal
    #[arg(long, global = true)]
    pub no_input: bool,
    /// No boxes and no symbols, to be read aloud
    #[arg(long, global = true)]
    pub plain: bool,
    /// Say only what went wrong
    #[arg(short, long, global = true)]
    pub quiet: bool,
}

/// When to use colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
#[allow(missing_docs)]
pub enum When {
    #[default]
    Auto,
    Always,
    Never,
}

/// In which format series are handed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// A page to look at, whole in itself
    Html,
    /// A row a hand, for spreadsheets
    Csv,
    /// One object with everything
    Json,
    /// An object a hand, one on each line
    Jsonl,
}

/// Which rules.
#[derive(Args, Clone, Debug, Default)]
pub struct Rules {
    /// The preset to start from; `ginscore rules list` shows them
    #[arg(long = "rules", value_name = "PRESET", add = ArgValueCandidates::new(completion::presets))]
    pub preset: Option<String>,
    /// The knock card's value limits the knock, an ace means gin, a spade doubles the hand
    #[arg(long)]
    pub oklahoma: bool,
    /// Three games side by side, entered one after the other
    #[arg(long)]
    pub hollywood: bool,
    /// Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them
    #[arg(long = "set", value_name = "KEY=VALUE", add = ArgValueCandidates::new(completion::keys))]
    pub settings: Vec<String>,
}

/// What changes the rules of a preset.
#[derive(Args, Clone, Debug, Default)]
pub struct Changes {
    /// The knock card's value limits the knock, an ace means gin, a spade doubles the hand
    #[arg(long)]
    pub oklahoma: bool,
    /// Three games side by side, entered one after the other
    #[arg(long)]
    pub hollywood: bool,
    /// Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them
    #[arg(long = "set", value_name = "KEY=VALUE", add = ArgValueCandidates::new(completion::keys))]
    pub settings: Vec<String>,
}

impl Changes {
    /// The preset of that name, changed so.
    pub fn of(&self, preset: &str) -> Rules {
        Rules {
            preset: Some(preset.to_owned()),
            oklahoma: self.oklahoma,
            hollywood: self.hollywood,
            settings: self.settings.clone(),
        }
    }

    /// Whether anything is changed.
    pub const fn any(&self) -> bool {
        self.oklahoma || self.hollywood || !self.settings.is_empty()
    }
}

/// What a new series can be given.
#[derive(Args, Clone, Debug, Default)]
pub struct NewOptions {
    #[command(flatten)]
    #[allow(missing_docs)]
    pub rules: Rules,
    /// Who deals first (the players cut: the lowest card deals)
    #[arg(long, value_name = "NAME")]
    pub dealer: Option<String>,
    /// Money per point, as in `0.10`
    #[arg(long, value_name = "MONEY", allow_negative_numbers = true)]
    pub stake: Option<String>,
    /// The name of the series, in place of its start and players
    #[arg(long, value_name = "NAME")]
    pub name: Option<String>,
}

impl NewOptions {
    /// Whether anything was given.
    pub const fn any(&self) -> bool {
        self.rules.any() || self.dealer.is_some() || self.stake.is_some() || self.name.is_some()
    }
}

/// A new series.
#[derive(Args, Clone, Debug)]
pub struct New {
    /// The first player
    #[arg(value_name = "ANN")]
    pub one: String,
    /// The second player
    #[arg(value_name = "BOB")]
    pub two: String,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub options: NewOptions,
}

/// A `new` line of a script.
#[derive(Debug, Parser)]
#[command(name = "new", disable_help_flag = true)]
pub struct NewLine {
    #[command(flatten)]
    #[allow(missing_docs)]
    pub new: New,
}
