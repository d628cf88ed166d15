//! The options that several commands share: declarations only. Their doc comments are the help.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use clap_complete::engine::ArgValueCandidates;

use super::completion;

/// The options of every command.
#[derive(Args, Debug, Default)]
pub struct Global {
    /// The ledger: a directory with one file per series [env: GINSCORE_LEDGER]
    #[arg(long, value_name = "DIR", global = true)]
    pub ledger: Option<PathBuf>,
    /// The series to use: its name, or an unambiguous part of it
    #[arg(long, value_name = "NAME", global = true, add = ArgValueCandidates::new(completion::series))]
    pub series: Option<String>,
    /// Print JSON
    #[arg(long, global = true)]
    pub json: bool,
    /// When to use color
    #[arg(long, value_name = "WHEN", value_enum, default_value_t = When::Auto, global = true)]
    pub color: When,
    /// Never ask questions, even at a terminal
    #[arg(long, global = true)]
    pub no_input: bool,
    /// Plain text for screen readers: no boxes or symbols
    #[arg(long, global = true)]
    pub plain: bool,
    /// Print errors and warnings only
    #[arg(short, long, global = true)]
    pub quiet: bool,
}

/// When to use color.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
#[allow(missing_docs)]
pub enum When {
    #[default]
    Auto,
    Always,
    Never,
}

/// Export formats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// A self-contained web page
    Html,
    /// One row per hand, for spreadsheets
    Csv,
    /// One object with everything
    Json,
    /// One object per hand, one per line
    Jsonl,
}

/// The options of `audit`.
#[derive(Args, Clone, Debug)]
pub struct Audit {
    /// Check a seal that someone noted: is it from this ledger, and is everything up to it unchanged?
    #[arg(long = "seal", value_name = "CODE", conflicts_with = "accept")]
    seal: Option<String>,
    /// Record that manual edits to the file are intentional
    #[arg(long)]
    accept: bool,
}

/// What `audit` does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AuditMode<'a> {
    /// Verifies the ledger.
    Verify,
    /// Checks a noted seal.
    Seal(&'a str),
    /// Accepts manual edits.
    Accept,
}

impl Audit {
    /// The mode that the options choose.
    pub fn mode(&self) -> AuditMode<'_> {
        match (&self.seal, self.accept) {
            (Some(code), _) => AuditMode::Seal(code),
            (None, true) => AuditMode::Accept,
            (None, false) => AuditMode::Verify,
        }
    }
}

/// The options that choose rules.
#[derive(Args, Clone, Debug, Default)]
pub struct Rules {
    /// Rules preset to start from; `ginscore rules list` shows them
    #[arg(long = "rules", value_name = "PRESET", add = ArgValueCandidates::new(completion::presets))]
    pub preset: Option<String>,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub changes: Changes,
}

/// The options that change the rules of a preset.
#[derive(Args, Clone, Debug, Default)]
pub struct Changes {
    /// Play Oklahoma: the knock card's value limits the knock, an ace requires gin, a spade doubles the hand
    #[arg(long)]
    pub oklahoma: bool,
    /// Play Hollywood: three games side by side
    #[arg(long)]
    pub hollywood: bool,
    /// Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them
    #[arg(long = "set", value_name = "KEY=VALUE", add = ArgValueCandidates::new(completion::keys))]
    pub settings: Vec<String>,
}

impl Changes {
    /// The preset of that name with these changes.
    pub fn of(&self, preset: &str) -> Rules {
        Rules { preset: Some(preset.to_owned()), changes: self.clone() }
    }

    /// Returns true if anything is changed.
    pub const fn any(&self) -> bool {
        self.oklahoma || self.hollywood || !self.settings.is_empty()
    }
}

/// The options of a new series.
#[derive(Args, Clone, Debug, Default)]
pub struct NewOptions {
    #[command(flatten)]
    #[allow(missing_docs)]
    pub rules: Rules,
    /// The player who deals first (the players cut, and the lowest card deals)
    #[arg(long, value_name = "NAME")]
    pub dealer: Option<String>,
    /// Money per point, as in `0.10`
    #[arg(long, value_name = "MONEY", allow_negative_numbers = true)]
    pub stake: Option<String>,
    /// Name of the series [default: its start and players]
    #[arg(long, value_name = "NAME")]
    pub name: Option<String>,
}

impl NewOptions {
    /// Returns true if any option was given.
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
