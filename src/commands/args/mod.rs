//! The commands: declarations only, with their help.

pub mod candidates;
pub mod groups;
pub mod options;

use std::ffi::OsString;
use std::path::PathBuf;

use clap::Subcommand;

use crate::commands::args::groups::{PlayersCommand, RulesCommand, SeriesCommand};
use crate::commands::args::options::{Days, Format, Import, New, Paper, Rules, examples};
use crate::say::{Fixed, written::misused as mistake_say};
use ginscore_notation::begins_note;

/// The commands that are run in a shell and at a table alike, in the order of the help. A start reads its words with the group of
/// its command alone.
#[derive(Debug, Subcommand)]
pub enum LedgerCommand {
    #[command(flatten)]
    Evening(EveningCommand),
    #[command(flatten)]
    Dispute(Dispute),
    #[command(flatten)]
    Reference(Reference),
    #[command(flatten)]
    LookBack(LookBack),
    #[command(flatten)]
    Data(Data),
}

/// The commands of an evening.
#[derive(Debug, Subcommand)]
pub enum EveningCommand {
    /// Start a series and make it the current one.
    #[command(after_long_help = examples(&[
        ("ginscore new Ann Bob pagat hollywood stake=0.05", "Hollywood gin with boxes, game bonuses and shutouts, at five cents a point."),
        ("ginscore new Ann Bob target=150 undercut_tie=nobody", "The standard rules with two changes."),
        ("ginscore new Ann Cid v Bob Dan bicycle sides=We,They", "Two partners on each side."),
        ("ginscore new Ann Bob Cid pagat", "Three players in turn; Cid sits out first."),
    ]))]
    New(New),
    /// Record a hand.
    ///
    /// The line by itself does the same: `ginscore Ann 4 v 23`. With `hand` before it, its first word is never a command, so
    /// that a player may be called like one.
    ///
    /// The line says who ended the hand, then that player's cards, `v`, and the other player's: as cards (`Ann 4-7s
    /// 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s`), as counts (`Ann 4 v 23`, `Ann gin v 23`), or as points only
    /// (`Ann +18`, or `Ann +18 boxes 3`). `draw` records a hand that nobody won. `@7s` names the knock card, `x 5d`
    /// the discard, and a note follows a `#`. A count may be a sum (`4 v kq7`, `4 v 10+7`), a side only its deadwood
    /// (`4 v / 7h 3d + 8s`), and `a4v23` is short for `Ann 4 v 23`. `accepted` records a knock over the limit that the
    /// other player let pass. `ginscore man notation` has all of it.
    #[command(after_long_help = examples(&[
        ("ginscore hand Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s", "Ann knocks with 4; Bob lays off two cards."),
        ("ginscore hand Ann 4-7s 9cdh 2h ac ad v kcdh 2-4c 7h 3d 8s 9s", "The same hand, arranged by ginscore."),
        ("ginscore hand Ann gin v 23 @7s", "By counts, with the knock card."),
        ("ginscore hand Ann 4 v kq7", "By counts; ginscore adds up the king, the queen and the seven."),
    ]))]
    Hand {
        /// The line.
        #[arg(value_name = "LINE", allow_negative_numbers = true)]
        line: Vec<String>,
        /// Before recording, point out better spreads or lay-offs.
        #[arg(long)]
        advise: bool,
    },
    /// Show the score sheet.
    #[command(after_long_help = examples(&[
        ("ginscore score --series ann", "Show the sheet of the series with ann in its name."),
    ]))]
    Score,
    /// Show what each player needs, and what they can safely be caught with.
    #[command(after_long_help = examples(&[
        ("ginscore counts", "Show how many points each player needs, and what they can safely be caught with."),
    ]))]
    Counts,
    /// Show the settlement: who won, by how much, and who pays.
    ///
    /// With `--as`, every hand is scored again as its cards would have been laid down under those
    /// rules: if they do not allow laying off on gin, laid-off cards count as deadwood; if they do, the defender lays
    /// off what fits. The hands whose points change are listed first. Counts stay as reported.
    #[command(after_long_help = examples(&[
        ("ginscore summary", "Show who won, and who pays whom."),
        ("ginscore summary --as 'pagat gin_bonus=25'", "Settle under Pagat's rules with one change."),
        ("ginscore summary --share", "Print the result for a chat."),
    ]))]
    Summary {
        /// Settle under other rules, as in "pagat gin_bonus=25", without recording anything.
        #[arg(long = "as", value_name = "WORDS")]
        other: Option<String>,
        /// Print a few lines to send to a chat: the settlement as a small table, who won, and who pays.
        #[arg(long, conflicts_with = "other")]
        share: bool,
    },
}

/// Other words for `judge`.
pub const REFEREE: [&str; 2] = ["check", "verify"];

/// The rules of `judge` are not those of a new series, as elsewhere.
const JUDGE_RULES: &str = "Rules in words, as in \"pagat hollywood target=150\" [default: those of the current series, or else of a new one]";

/// The commands for a dispute.
#[derive(Debug, Subcommand)]
pub enum Dispute {
    /// Explain a hand, a game (`game 2`), or the settlement (`series`).
    ///
    /// A number that no hand has is looked up in the settlement and in the games: `why 287` explains what it is part of.
    ///
    /// With `--advise`, adds the points that a better spread of a player's own cards would have earned or saved, against
    /// the other player's cards as they were laid down: of this hand, or with `series` of every hand in which something
    /// was left. A lay-off that does not fit a better spread counts as deadwood.
    #[command(after_long_help = examples(&[
        ("ginscore why 12", "Explain every number of hand 12."),
        ("ginscore why game 2", "Explain what each player has from game 2."),
        ("ginscore why series", "Explain the settlement, and who pays whom."),
        ("ginscore why series --advise", "Show in which hands points were left on the table."),
    ]))]
    Why {
        /// The number of a hand, as `ginscore score` shows it; `round` or `game` and its number; or `series` for who pays
        /// whom [default: the last hand]
        #[arg(value_name = "WHAT", value_parser = explained, allow_negative_numbers = true)]
        what: Option<Explained>,
        /// The number of the round or of the game [default: the first game, the last round]
        #[arg(value_name = "NUMBER", value_parser = game_number)]
        number: Option<usize>,
        /// Add which points were left on the table.
        #[arg(long)]
        advise: bool,
    },
    /// Judge melds, spreads and showdowns; nothing is recorded.
    ///
    /// Cards alone are a question: `ginscore judge QS KS AS` says whether each group is a meld, and with a slash whether
    /// it is a legal spread. A line with both sides is a hand, with a player's name or without: `ginscore judge 4-7s 9cdh /
    /// 2h ac ad v 23`. Its rules are those given as options, otherwise those of the current series, otherwise those of a
    /// new series.
    ///
    /// `judge -` reads hands and questions from standard input, one per line. For a hand it prints a line: how the hand ended,
    /// who won it (`knocker`, `defender` or `-`), and the points, separated by tabs; for a question, what each group is (`run`
    /// or `set`), and the count of a spread; with `--json`, an object.
    ///
    /// `check` and `verify` are other words for `judge`.
    #[command(aliases = REFEREE, mut_arg("in_words", |rules| rules.help(JUDGE_RULES)), after_long_help = examples(&[
        ("ginscore judge QS KS AS", "Not a run: the ace is low."),
        ("ginscore judge 4-7s 9cdh / 2h ac ad", "A legal spread with 4 deadwood."),
        ("ginscore judge --rules oklahoma 4-7s 9cdh / 2h ac ad v 23 @7s", "Rule on a knock in Oklahoma gin."),
        ("ginscore judge - < hands.txt", "Rule on one hand per line."),
    ]))]
    Judge {
        #[command(flatten)]
        rules: Rules,
        /// Groups of cards, a hand, or `-`.
        #[arg(value_name = "LINE", required = true)]
        line: Vec<String>,
    },
    /// Find the best spread of 1 to 11 cards, or the defender's best.
    ///
    /// After `on`, write the knocker's melds, on which the defender may lay off. `best -` reads hands from standard
    /// input, one per line, and prints their counts.
    #[command(after_long_help = examples(&[
        ("ginscore best 4-7s 9cdh 2h ac ad", "Find the best spread."),
        ("ginscore best JS 3H 5H JH 5D 6D 7D 3C 5C JC on 8-10s 8-10d", "Find the defender's best against two runs."),
        ("ginscore best - < hands.txt", "Print one count per line."),
    ]))]
    Best {
        /// The cards, as in `4-7s 9cdh 2h ac ad`, or `-`.
        #[arg(value_name = "CARDS", required = true)]
        cards: Vec<String>,
        /// With `-`, print the spread after each count.
        #[arg(long)]
        spread: bool,
    },
}

/// The commands for the rules.
#[derive(Debug, Subcommand)]
pub enum Reference {
    /// List, save and compare house rules, and read the rulebook.
    #[command(after_long_help = examples(&[
        ("ginscore rules show hollywood", "Show every rule of a preset."),
        ("ginscore rules save club pagat target=150", "Save the rules of the house under a name."),
        ("ginscore rules explain undercut", "Explain what an undercut is, and what it is worth in each source."),
    ]))]
    Rules {
        #[command(subcommand)]
        command: RulesCommand,
    },
}

/// The commands for looking back.
#[derive(Debug, Subcommand)]
pub enum LookBack {
    /// Show the statistics of everybody, of one player, or of two against each other.
    ///
    /// Without a name, everybody has a line, the best first: series, hands, hands won, net points, points per hand, gins,
    /// undercuts and money. Net points are those of the settlements and, for unfinished series, those of the closed games;
    /// points per hand are those of the hands won, less those of the hands lost. One name shows all figures of that player,
    /// two names what each of the two has against the other.
    ///
    /// Covers all series, or the one that `--series` names. With several `--ledger`, it covers the series of all of them. A
    /// series that is found twice is counted once. Points left on the table are those that a better spread would have earned
    /// against the other player's cards as they were laid down, over the hands recorded with cards.
    #[command(after_long_help = examples(&[
        ("ginscore stats", "Show everybody, the best first."),
        ("ginscore stats Ann", "Show Ann."),
        ("ginscore stats Ann Bob --since 2026-01-01", "Show Ann and Bob against each other, in series since the start of 2026."),
        ("ginscore stats --ledger table-1 --ledger table-2", "Show everybody over two ledgers."),
        ("ginscore stats --rules 'pagat hollywood'", "Show everybody, in series by Pagat's rules with three games side by side."),
    ]))]
    Stats {
        /// One player, or two, by name or an unambiguous prefix [default: everybody]
        #[arg(value_name = "NAME", num_args = 0..=2)]
        players: Vec<String>,
        #[command(flatten)]
        days: Days,
        /// Only series by these rules: based on that preset, with these forms and values, as in "pagat hollywood".
        #[arg(long = "rules", value_name = "WORDS")]
        rules: Option<String>,
    },
    /// Print the series as a script that reproduces it.
    ///
    /// `ginscore import` records a script, and `ginscore table` plays one.
    #[command(after_long_help = examples(&[
        ("ginscore log", "Print the evening as a script."),
        ("ginscore log --all", "Add what was undone or amended, as comments."),
        ("ginscore log --bare > friday.gin", "Save the evening as a script that needs no preset."),
    ]))]
    Log {
        /// Add what was undone or amended, as comments.
        #[arg(long)]
        all: bool,
        /// Write every rule that differs from the preset `bare`, and the start: the script needs no other preset.
        #[arg(long)]
        bare: bool,
    },
}

/// The commands for what is recorded.
#[derive(Debug, Subcommand)]
pub enum Data {
    /// List series and choose the current one.
    #[command(after_long_help = examples(&[
        ("ginscore series list", "List every series of the ledger."),
    ]))]
    Series {
        #[command(subcommand)]
        command: Option<SeriesCommand>,
    },
    /// List the players, and correct their names.
    ///
    /// Without a command, lists the players of the ledger with the number of series in which each one plays.
    #[command(after_long_help = examples(&[
        ("ginscore players", "List the players."),
        ("ginscore players rename Rob Robert", "Call Rob Robert from now on, in every series."),
    ]))]
    Players {
        #[command(subcommand)]
        command: Option<PlayersCommand>,
    },
    /// Export series as a web page or as data for other programs.
    ///
    /// Exports the current series, or all of them, to standard output or to a file. `html` is a self-contained page to
    /// open on a phone or print. `csv` and `jsonl` have one row per hand, with its series and rules, for spreadsheets
    /// and databases; `ginscore import` reads them back. `json` is one object with the `--json` output of `score`,
    /// `summary` and `hand`. Hands that were undone are not exported. `ginscore log` prints a series as a script.
    ///
    /// With `--results`, `csv` and `jsonl` have one row for each series and side, with points, boxes, games, the total and
    /// what is paid, for tables and rankings. `ginscore man rows` lists the columns of both.
    #[command(after_long_help = examples(&[
        ("ginscore export -o evening.html", "Export the current series as a page to open or print."),
        ("ginscore export --format csv --all > hands.csv", "Export every hand of the ledger, one row each."),
        ("ginscore export --results --all -o results.csv", "Export the result of every series, one row for each side."),
        ("ginscore export --since 2026-01-01 --until 2026-12-31 -o year.html", "Export the series of a year."),
    ]))]
    Export {
        /// Export format [default: from the extension of FILE]
        #[arg(long, value_name = "FORMAT", value_enum)]
        format: Option<Format>,
        /// Export results, one row for each series and side, instead of hands; as `csv` or `jsonl`.
        #[arg(long)]
        results: bool,
        /// Export all series of the ledger.
        #[arg(long)]
        all: bool,
        #[command(flatten)]
        days: Days,
        /// Write to FILE instead of standard output.
        #[arg(short, long, value_name = "FILE")]
        output: Option<PathBuf>,
    },
    /// Import hands from CSV, JSON Lines or a script.
    ///
    /// Reads the rows that `ginscore export` writes, with the columns in any order; `ginscore man rows` lists them, and
    /// shows how another sheet becomes such rows. Every hand is checked against the rules of its series: those in the
    /// row, otherwise those given as options, otherwise the standard ones. Nothing is written unless the whole file is
    /// valid. A series that is already in the ledger is skipped, or continued if the file has more hands.
    ///
    /// Also reads a script, as `ginscore log` prints it: `new` and the lines after it, of one series or of several. A
    /// command in it is refused; `ginscore table` runs commands.
    #[command(after_long_help = examples(&[
        ("ginscore import hands.csv --dry-run", "Print what would be recorded, as a script."),
        ("ginscore --ledger club import hands.jsonl", "Import into the ledger club."),
        ("ginscore log --bare | ginscore --ledger club import -", "Copy the current series into the ledger club."),
        ("ginscore import hands.csv --rules 'pagat stake=0.05'", "Import rows without rules of their own by Pagat's rules, for money."),
    ]))]
    Import(Import),
    /// Verify the ledger, or check a seal that someone wrote down.
    ///
    /// Checks every series, or the one that `--series` names: the points of each hand, the seals, and copies that other
    /// programs left; and the saved house rules. The first entry that does not match its seal is named, with how many
    /// follow until one matches again. It says nothing if everything is consistent. `ginscore man ledger` says what a seal
    /// proves.
    #[command(after_long_help = examples(&[
        ("ginscore audit", "Verify the whole ledger."),
        ("ginscore audit --seal 7KTD-93XY-4MHC", "Check whether that seal belongs to this ledger, and what was corrected since."),
    ]))]
    Audit {
        /// Check a seal that someone wrote down: is it from this ledger, and what was corrected since?
        #[arg(long, value_name = "CODE")]
        seal: Option<String>,
    },
    /// Print an empty score sheet for the rules you agreed on.
    ///
    /// It is one HTML page that prints on A4 or letter: the columns, boxes and targets of these rules, a line with blanks for
    /// each hand, the settlement as a form, and below it the house rules with their source and how to record a filled sheet.
    /// Give the rules as for `ginscore new`. Without names, there are blanks for two players. To print a recorded evening,
    /// use `ginscore export -o evening.html`.
    #[command(after_long_help = examples(&[
        ("ginscore paper pagat hollywood -o sheet.html", "Make a sheet for Hollywood gin, with blanks for the names."),
        ("ginscore paper Ann Bob pagat target=150 -o sheet.html", "Make a sheet for two players."),
        ("ginscore paper Ann Cid v Bob Dan sides=We,They -o sheet.html", "Make a sheet for two sides."),
    ]))]
    Paper(Paper),
}

/// What `why` explains.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Explained {
    /// The hand of that number, or what the number is part of.
    Number(String),
    /// A round, by its number.
    Round,
    /// A game.
    Game,
    /// The settlement, and who pays whom.
    Series,
}

fn explained(typed: &str) -> Result<Explained, &'static str> {
    match typed {
        "game" => Ok(Explained::Game),
        "round" | "hand" => Ok(Explained::Round),
        "series" | "money" => Ok(Explained::Series),
        number if number.replacen(',', ".", 1).parse::<f64>().is_ok_and(f64::is_finite) => {
            Ok(Explained::Number(number.to_owned()))
        }
        _ => Err(mistake_say::WriteExplained.text()),
    }
}

fn game_number(typed: &str) -> Result<usize, &'static str> {
    typed.parse().map_err(|_| mistake_say::WriteGameNumber.text())
}

/// The words of a command with `--` before a note: in `judge Ann 4 v 23 # he said -hmm` the last word is not the option `-h`.
pub fn with_dashes(mut words: Vec<OsString>) -> Vec<OsString> {
    let ends = |word: &OsString| word == "--" || word.to_str().is_some_and(begins_note);
    if let Some(at) = words.iter().position(ends).filter(|at| words.get(*at).is_some_and(|word| word != "--"))
    {
        words.insert(at, "--".into());
    }
    words
}
