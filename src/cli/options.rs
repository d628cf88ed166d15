//! The options that several commands share: declarations only. Their doc comments are the help.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use clap_complete::engine::{ArgValueCandidates, ArgValueCompleter};

use super::completion;
use crate::show::card_look::CardLook;
use crate::show::words::ticked;
use ginscore_ledger::exchange::Heading;
use ginscore_rules::notation::NationalLetters;

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
    /// The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system's]
    #[arg(long, value_name = "LANG", global = true, add = ArgValueCandidates::new(completion::languages))]
    pub lang: Option<String>,
    /// When to use color
    #[arg(long, value_name = "WHEN", value_enum, default_value_t = When::Auto, global = true)]
    pub color: When,
    /// How to show cards [env: GINSCORE_CARDS]
    #[arg(long = "cards", value_name = "LETTERS", value_enum, ignore_case = true, global = true)]
    pub card_look: Option<Cards>,
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

/// How cards are shown to people. Any of them can be typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Cards {
    /// QD TH
    Letters,
    /// Q♦ 10♥
    Symbols,
    /// D♦ 10♥, with the faces of a German deck
    #[value(name = "B-D-K")]
    Bdk,
    /// D♦ 10♥, with the faces of a French or Portuguese deck
    #[value(name = "V-D-R")]
    Vdr,
    /// D♦ 10♥, with the faces of a Polish deck
    #[value(name = "W-D-K")]
    Wdk,
}

impl Cards {
    /// The look of cards.
    pub const fn look(self) -> CardLook {
        match self {
            Cards::Letters => CardLook::Letters,
            Cards::Symbols => CardLook::Symbols,
            Cards::Bdk => CardLook::Faces(NationalLetters::German),
            Cards::Vdr => CardLook::Faces(NationalLetters::French),
            Cards::Wdk => CardLook::Faces(NationalLetters::Polish),
        }
    }
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

/// The order of day and month in dates such as `11/12/2026`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Dates {
    /// 31/12/2026
    DayFirst,
    /// 12/31/2026
    MonthFirst,
}

/// The options of `import`.
#[derive(Args, Clone, Debug)]
pub struct Import {
    /// The file, or `-` for standard input
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Print what would be recorded, one script per series, and write nothing
    #[arg(long)]
    pub dry_run: bool,
    /// Read the column with that heading as that column, or `ignore` it; may be repeated
    #[arg(long, value_name = "HEADING=COLUMN", value_parser = mapped, add = ArgValueCompleter::new(completion::headings))]
    pub map: Vec<(String, Heading)>,
    /// The order of day and month in dates such as 11/12/2026
    #[arg(long, value_name = "ORDER", value_enum)]
    pub dates: Option<Dates>,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub rules: Rules,
    /// Money per point, as in `0.10`, unless the rows give it
    #[arg(long, value_name = "MONEY", allow_negative_numbers = true)]
    pub stake: Option<String>,
}

/// Reads a heading and its meaning.
fn mapped(typed: &str) -> Result<(String, Heading), String> {
    let parts = typed.rsplit_once('=').filter(|(heading, _)| !heading.trim().is_empty());
    let Some((heading, meaning)) = parts else {
        return Err("write a heading and a column, as in `--map Sieger=winner`".to_owned());
    };
    let meaning = meaning.trim();
    let exact = Heading::all().find(|known| known.name() == meaning.to_lowercase());
    match exact.or_else(|| Heading::named(meaning)) {
        Some(known) => Ok((heading.trim().to_owned(), known)),
        None => Err(match Heading::misspelled(meaning) {
            Some(near) => {
                format!("there is no column called {}; did you mean {}?", ticked(meaning), ticked(near))
            }
            None => {
                let known: Vec<&str> = Heading::all().map(Heading::name).collect();
                format!("there is no column called {}; the columns are {}", ticked(meaning), known.join(", "))
            }
        }),
    }
}

/// The options of `audit`.
#[derive(Args, Clone, Debug)]
pub struct Audit {
    /// Check a seal that someone wrote down: is it from this ledger, and is everything up to it unchanged?
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
    /// Checks a seal that someone wrote down.
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
    /// Rules to start from, as `ginscore rules list` shows them [default: those of `ginscore rules default`]
    #[arg(long = "rules", value_name = "PRESET", add = ArgValueCandidates::new(completion::presets))]
    pub preset: Option<String>,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub changes: Changes,
}

/// The options that change the rules of a preset.
#[derive(Args, Clone, Debug, Default)]
pub struct Changes {
    /// Play Oklahoma: the knock card's value limits the knock, an ace requires gin, and a spade doubles the hand
    #[arg(long)]
    pub oklahoma: bool,
    /// Play Hollywood: three games side by side
    #[arg(long)]
    pub hollywood: bool,
    /// Points that win a game
    #[arg(long, value_name = "POINTS", allow_negative_numbers = true)]
    pub target: Option<String>,
    /// Bonus for gin
    #[arg(long, value_name = "POINTS", allow_negative_numbers = true)]
    pub gin_bonus: Option<String>,
    /// Bonus for an undercut
    #[arg(long, value_name = "POINTS", allow_negative_numbers = true)]
    pub undercut_bonus: Option<String>,
    /// Value of a box
    #[arg(long, value_name = "POINTS", allow_negative_numbers = true)]
    pub box_value: Option<String>,
    /// Bonus for winning a game
    #[arg(long, value_name = "POINTS", allow_negative_numbers = true)]
    pub game_bonus: Option<String>,
    /// Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them
    #[arg(long = "set", value_name = "KEY=VALUE", add = ArgValueCompleter::new(completion::settings))]
    pub settings: Vec<String>,
}

impl Changes {
    /// The preset of that name with these changes.
    pub fn of(&self, preset: &str) -> Rules {
        Rules { preset: Some(preset.to_owned()), changes: self.clone() }
    }

    /// Returns true if anything is changed.
    pub const fn any(&self) -> bool {
        let Changes {
            oklahoma,
            hollywood,
            target,
            gin_bonus,
            undercut_bonus,
            box_value,
            game_bonus,
            settings,
        } = self;
        *oklahoma
            || *hollywood
            || target.is_some()
            || gin_bonus.is_some()
            || undercut_bonus.is_some()
            || box_value.is_some()
            || game_bonus.is_some()
            || !settings.is_empty()
    }

    /// The rules that have an option of their own, each with the value given for it.
    pub fn common(&self) -> impl Iterator<Item = (&'static str, &str)> {
        [
            ("target", &self.target),
            ("gin_bonus", &self.gin_bonus),
            ("undercut_bonus", &self.undercut_bonus),
            ("box_value", &self.box_value),
            ("game_bonus", &self.game_bonus),
        ]
        .into_iter()
        .filter_map(|(key, value)| Some((key, value.as_deref()?)))
    }
}

/// The options of a new series.
#[derive(Args, Clone, Debug, Default)]
pub struct NewOptions {
    #[command(flatten)]
    #[allow(missing_docs)]
    pub rules: Rules,
    /// The player, or the side, who deals first (the players cut, and the lowest card deals)
    #[arg(long, value_name = "NAME", add = ArgValueCandidates::new(completion::known_players))]
    pub dealer: Option<String>,
    /// Money per point, as in `0.10`, or `none`
    #[arg(long, value_name = "MONEY", allow_negative_numbers = true)]
    pub stake: Option<String>,
    /// Name of the series [default: its start and players]
    #[arg(long, value_name = "NAME")]
    pub name: Option<String>,
    /// Names of the two sides, as in `We,They` [default: their players]
    #[arg(long, value_name = "ONE,TWO")]
    pub sides: Option<String>,
    /// Of three players in turn, the one who sits out first [default: the last]
    #[arg(long, value_name = "NAME", add = ArgValueCandidates::new(completion::known_players))]
    pub out: Option<String>,
    /// Start with a new player's name even if it is close to one that the ledger knows
    #[arg(long)]
    pub new_player: bool,
}

impl NewOptions {
    /// Returns true if any option was given.
    pub const fn any(&self) -> bool {
        self.rules.any()
            || self.dealer.is_some()
            || self.stake.is_some()
            || self.name.is_some()
            || self.sides.is_some()
            || self.out.is_some()
            || self.new_player
    }
}

/// A new series.
#[derive(Args, Clone, Debug)]
pub struct New {
    /// The players: `Ann Bob`; sides `Ann Cid v Bob Dan`; a captain `Ann v Bob Cid`; three in turn `Ann Bob Cid`
    #[arg(value_name = "PLAYER", required = true, num_args = 1.., add = ArgValueCandidates::new(completion::names))]
    pub players: Vec<String>,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub options: NewOptions,
}
