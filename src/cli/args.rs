//! The commands: declarations only. The comments on them are the help.

use std::path::PathBuf;

use chrono::NaiveDate;
use clap::{Parser, Subcommand};
use clap_complete::Shell;
use clap_complete::engine::ArgValueCandidates;

use super::completion;
use super::options::{Changes, Format, Global, New, NewOptions, Rules};

/// Keep the score of gin rummy played with real cards, and rule on disputed hands
///
/// One line is one hand: `ginscore hand Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s`, or by
/// counts `ginscore hand Ann 4 v 23`. Without a command it shows the current score sheet.
#[derive(Debug, Parser)]
#[command(name = "ginscore", version, disable_help_subcommand = true)]
pub struct Cli {
    #[command(flatten)]
    #[allow(missing_docs)]
    pub global: Global,
    #[command(subcommand)]
    #[allow(missing_docs)]
    pub command: Option<Command>,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Start a series and make it the current one
    New(New),
    /// Record a hand
    ///
    /// The line says who ended the hand, what he put down, `v`, and what the other put down: cards
    /// (`Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s`), counts (`Ann 4 v 23`, `Ann gin v 23`), or
    /// points only (`Ann +18`, or `Ann +18 boxes 3`); or it is `draw`. `@7s` names the knock card, `x 5d` the
    /// discard, and a note follows a `#`.
    Hand {
        /// The hand
        #[arg(value_name = "LINE", add = ArgValueCandidates::new(completion::players))]
        line: Vec<String>,
        /// Say before recording what better spreads or laying off there are
        #[arg(long)]
        advise: bool,
    },
    /// Record a hand that nobody won
    Draw {
        /// A note, behind a `#`
        #[arg(value_name = "NOTE")]
        note: Vec<String>,
    },
    /// Keep the score of an evening, line by line
    ///
    /// Without names it goes on with the current series; with names, with the open series of these two if
    /// it is played by the rules asked for, else a new one begins. Besides hands, `draw`, `undo`, `redo`,
    /// `amend 3 Ann 4 v 23`, `deal Bob`, `witness WORD`, `score`, `summary` and, as the first line, `new Ann Bob` are lines.
    /// What follows a `#` is a comment. At a terminal an empty line asks for the hand, and `help` lists the
    /// words. From a pipe it stops at the first bad line, with its number and status; what came before that
    /// stays recorded.
    Table {
        /// Both players, or none
        #[arg(value_name = "PLAYER", num_args = 0..=2)]
        players: Vec<String>,
        #[command(flatten)]
        #[allow(missing_docs)]
        options: NewOptions,
        /// Begin a new series in any case
        #[arg(long)]
        new: bool,
        /// Say before recording what better spreads or laying off there are
        #[arg(long)]
        advise: bool,
    },
    /// Show the score sheet
    Score,
    /// Show the settlement: who won, by how much, who pays
    ///
    /// Under other rules each hand is scored as its cards would have been put down there: where those rules do not
    /// allow laying off on gin, what was laid off is deadwood again; where they do, the defender lays off what
    /// fits. Each hand that comes to something else is named first. Counts stay as they were told.
    Summary {
        /// What it would be under other rules, nothing written; `--set` and the like change the preset
        #[arg(
            long = "as",
            value_name = "PRESET",
            num_args = 0..=1,
            default_missing_value = "",
            add = ArgValueCandidates::new(completion::presets)
        )]
        other: Option<String>,
        #[command(flatten)]
        #[allow(missing_docs)]
        rules: Rules,
    },
    /// Print the hands as a script that gives the same sheets again
    Log {
        /// With what was undone and amended, as comments
        #[arg(long)]
        all: bool,
    },
    /// Show how a hand came to its points, boxes and columns
    Why {
        /// The number of the hand, as `ginscore score` shows it; without it the last one
        #[arg(value_name = "N", value_parser = hand_number)]
        number: Option<usize>,
    },
    /// Show how far it is to the end of each open game, and what can safely be held
    Counts,
    /// Show afterwards what better spreads and laying off were left on the table
    ///
    /// A player left as many points as a better spread of their own cards would have earned or saved them, against
    /// the other side's cards as they were put down: lay-offs that do not fit a better spread count as deadwood.
    Review {
        /// The number of a hand; without it all hands
        #[arg(value_name = "N", value_parser = hand_number)]
        number: Option<usize>,
    },
    /// Compute everything again and compare; says nothing when all is well
    ///
    /// It looks at every series, or at the one that `--series` names: at the points beside each hand, at the
    /// seals, at what this machine wrote last, and at copies that other programs left. What is not a fault but should
    /// be known it says once: an accepted change, entries without a seal, a ledger in another place.
    Audit {
        /// Say whether a seal that somebody noted is one of this ledger's, after which hand, and whether
        /// everything up to it is unchanged
        #[arg(long = "seal", value_name = "CODE", conflicts_with = "accept")]
        code: Option<String>,
        /// Accept a series that was mended in an editor as it stands, by an entry that says so
        #[arg(long)]
        accept: bool,
    },
    /// Take back the last thing done
    Undo,
    /// Do again what was taken back
    Redo,
    /// Replace a hand by another
    Amend {
        /// The number of the hand, as `ginscore score` shows it
        #[arg(value_parser = hand_number)]
        number: usize,
        /// The hand as it should have been
        #[arg(value_name = "LINE")]
        line: Vec<String>,
    },
    /// Correct who deals next
    Deal {
        /// The player
        #[arg(value_name = "NAME", required = true, add = ArgValueCandidates::new(completion::players))]
        name: Vec<String>,
    },
    /// Record a word from the other player, and show the seal to note
    ///
    /// Whoever keeps the score can prepare two versions of an evening with one seal, but not with one seal after a
    /// word that they cannot know. The other player notes the seal, says a word, and notes the seal after it: with
    /// both noted, no version prepared earlier fits, and no later one. The word is not a hand, and it is not undone.
    /// Without a word it is asked for at a terminal. ginscore-ledger(7) says what each seal proves.
    Witness {
        /// The word, or several
        #[arg(value_name = "WORD")]
        word: Vec<String>,
    },
    /// Say whether groups of cards are melds; with a slash, whether they are a spread
    Check {
        /// The groups, as in `4-7s 9cdh` or `4S 5S 6S, 9C 9D 9H / 2H AC AD KS`
        #[arg(value_name = "GROUP", required = true)]
        groups: Vec<String>,
    },
    /// Find the best spread of 1 to 11 cards, or the defender's best
    ///
    /// After `on` stand the knocker's melds, on which the defender may lay off. `best -` reads hands from
    /// standard input, a line each, and prints their counts.
    Best {
        /// The cards, as in `4-7s 9cdh 2h ac ad`, or `-`
        #[arg(value_name = "CARDS", required = true)]
        cards: Vec<String>,
        /// With `-`, print the spread behind the count
        #[arg(long)]
        spread: bool,
    },
    /// Rule on a showdown without recording it
    ///
    /// The line is a hand without a player's name: `ginscore judge 4-7s 9cdh / 2h ac ad v 23`. It is ruled
    /// on by the rules given, else by the current series', else by the standard ones.
    Judge {
        #[command(flatten)]
        #[allow(missing_docs)]
        rules: Rules,
        /// The hand
        #[arg(value_name = "LINE", required = true)]
        line: Vec<String>,
    },
    /// Look at the presets of rules, and into the rulebook
    Rules {
        #[command(subcommand)]
        #[allow(missing_docs)]
        command: RulesCommand,
    },
    /// Look at the series of the ledger, and choose the current one
    Series {
        #[command(subcommand)]
        #[allow(missing_docs)]
        command: SeriesCommand,
    },
    /// Hand series on: a page to look at, or rows for other programs
    ///
    /// It writes the series to use, or all of them, to standard output or to a file. `html` is a page whole in
    /// itself, to be opened on a phone or printed. `csv` and `jsonl` have a row a hand, with its series and its
    /// rules, for spreadsheets and databases, and `ginscore import` reads them back. `json` is one object with
    /// what `score`, `summary` and `hand` answer with `--json`. Only hands that count are handed on, as they
    /// stand: not what was taken back.
    Export {
        /// In which format; a file's ending names it, too
        #[arg(long, value_name = "FORMAT", value_enum)]
        format: Option<Format>,
        /// All series of the ledger
        #[arg(long, conflicts_with = "series")]
        all: bool,
        /// Where to write, in place of standard output
        #[arg(short, long, value_name = "FILE")]
        output: Option<PathBuf>,
    },
    /// Take hands that another program hands on, or this one did
    ///
    /// The file holds rows of CSV or JSON Lines as `ginscore export` writes them; ginscore-rows(7) lists the
    /// columns. Each row needs `hand`, and the first row of a series `player_one` and `player_two`; all others may
    /// be left out. Every hand is judged by the rules of its series, and what a row says of its points, boxes and
    /// games must be what they give. Nothing is written unless all of the file is in order. A series that the ledger
    /// has already is passed over, or gone on with where the file has more hands.
    Import {
        /// The file, or `-` for standard input
        #[arg(value_name = "FILE")]
        file: PathBuf,
        /// Print what would be recorded, a script for each series, and write nothing
        #[arg(long)]
        dry_run: bool,
    },
    /// Look back at the players over all series of the ledger
    ///
    /// Each figure says on how much it rests, and where the deck's own odds are known they stand beside it. It
    /// counts all series, or the one that `--series` names. Points left on the table are those that a better spread
    /// would have earned against the other side's cards as they were put down, over the hands that are known by
    /// their cards.
    Stats {
        /// The players, by name or a beginning that only one has; without any, all
        #[arg(value_name = "PLAYER")]
        players: Vec<String>,
        /// Only series against that player
        #[arg(long, value_name = "PLAYER")]
        against: Option<String>,
        /// Only series that began on that day or later
        #[arg(long, value_name = "DATE", value_parser = day)]
        since: Option<NaiveDate>,
        /// Only series whose rules started from that preset
        #[arg(long = "rules", value_name = "PRESET", add = ArgValueCandidates::new(completion::presets))]
        preset: Option<String>,
    },
    /// Rank the players over many ledgers, as those of a club's tables
    ///
    /// Of each player: series won and lost, games, boxes, and the net points of the settlements, of unfinished
    /// series those of their closed games. A series that is met in two ledgers is counted once.
    Standings {
        /// The ledgers; without any, the one in use
        #[arg(value_name = "DIR")]
        dirs: Vec<PathBuf>,
    },
    /// Print the completions for a shell
    Completions {
        /// The shell
        #[arg(value_enum)]
        shell: Shell,
    },
    /// Print the manual, or write its pages into a directory
    Man {
        /// Where to write a page for each command
        #[arg(value_name = "DIR")]
        dir: Option<PathBuf>,
    },
}

/// What to do with the rules.
#[derive(Debug, Subcommand)]
pub enum RulesCommand {
    /// List the presets and their sources
    List,
    /// Show every rule of a preset, or of the current series
    Show {
        /// The preset
        #[arg(
            value_name = "PRESET",
            conflicts_with = "preset",
            add = ArgValueCandidates::new(completion::presets)
        )]
        name: Option<String>,
        #[command(flatten)]
        #[allow(missing_docs)]
        rules: Rules,
    },
    /// Show where two presets or series differ
    ///
    /// With one name and `--oklahoma`, `--hollywood` or `--set`: what they change in that preset. With one name
    /// alone: what differs between the current series and that preset or series. With two names the options change
    /// the second.
    Diff {
        /// One or two presets or series
        #[arg(
            value_name = "P",
            num_args = 1..=2,
            required = true,
            add = ArgValueCandidates::new(completion::presets)
        )]
        names: Vec<String>,
        #[command(flatten)]
        #[allow(missing_docs)]
        changes: Changes,
    },
    /// Explain a topic of the rulebook, with its sources; without one, list the topics and terms
    ///
    /// The topics are what the game's words mean, what each rule is and who plays it how, and what is done
    /// when something goes wrong at the table. A term of the game or a rule's key finds its topic, too. Faults name
    /// theirs after `rule:`.
    Explain {
        /// The topic, a term, a rule's key, or a beginning that only one has
        #[arg(value_name = "TOPIC", add = ArgValueCandidates::new(completion::topics))]
        topic: Vec<String>,
        /// Print the whole rulebook
        #[arg(long, conflicts_with = "topic")]
        all: bool,
    },
}

/// What to do with the series.
#[derive(Debug, Subcommand)]
pub enum SeriesCommand {
    /// List the series of the ledger
    List,
    /// Make a series the current one
    Use {
        /// Its name, or a part of it that no other has
        #[arg(value_name = "S", add = ArgValueCandidates::new(completion::series))]
        name: String,
    },
    /// Say where the current series lies, who plays it and by what rules
    Show,
}

/// The number of a hand. clap's own reader of numbers speaks of digits in strings.
fn hand_number(typed: &str) -> Result<usize, &'static str> {
    typed.parse().map_err(|_| "write the number of a hand, as `ginscore score` shows it")
}

/// A day.
fn day(typed: &str) -> Result<NaiveDate, &'static str> {
    typed.parse().map_err(|_| "write a date, as in 2026-11-20")
}
