//! The commands: declarations only. Their doc comments are the help.

use std::path::PathBuf;

use chrono::NaiveDate;
use clap::{Parser, Subcommand};
use clap_complete::Shell;
use clap_complete::engine::ArgValueCandidates;

use super::completion;
use super::options::{Audit, Changes, Format, Global, Import, New, NewOptions, Rules};

/// The examples of a command, as `--help` shows them; the manual reads them from there.
macro_rules! examples {
    ($($typed:literal: $meaning:literal),+ $(,)?) => {
        concat!("Examples:", $("\n  ", $typed, "\n      ", $meaning),+)
    };
}

/// Keep score of gin rummy played with real cards, and settle disputes
///
/// Enter one line per hand: `ginscore hand Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s`, or by counts,
/// `ginscore hand Ann 4 v 23`. Without a command, ginscore shows the current score sheet.
#[derive(Debug, Parser)]
#[command(
    name = "ginscore",
    version,
    after_long_help = examples![
        "ginscore table Ann Bob --hollywood": "Play an evening of Hollywood gin, one line per hand.",
        "ginscore hand Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s":
            "Record a hand by its cards, checked against the rules.",
        "ginscore hand Ann 4 v 23": "Record a hand by counts.",
        "ginscore": "Show the score sheet.",
    ]
)]
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
    #[command(after_long_help = examples![
        "ginscore new Ann Bob --rules hollywood --dealer Ann --stake 0.10":
            "Three games side by side, at ten cents a point.",
        "ginscore new Ann Bob --set target=150 --set undercut_tie=nobody": "The standard rules with two changes.",
        "ginscore new Ann Cid v Bob Dan --rules bicycle --sides We,They": "Two partners on each side.",
        "ginscore new Ann Bob Cid --rules pagat": "Three players in turn; Cid sits out first.",
    ])]
    New(New),
    /// Record a hand
    ///
    /// The line says who ended the hand, then that player's cards, `v`, and the other player's: as cards
    /// (`Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s`), as counts (`Ann 4 v 23`, `Ann gin v 23`), or as
    /// points only (`Ann +18`, or `Ann +18 boxes 3`). `draw` records a hand that nobody won. `@7s` names the knock
    /// card, `x 5d` the discard, and a note follows a `#`. A count may be a sum (`4 v kq7`, `4 v 10+7`), a side only
    /// its deadwood (`4 v / 7h 3d + 8s`), and `a4v23` is short for `Ann 4 v 23`. `accepted` records a knock over the
    /// limit that the other player let pass. ginscore-notation(7) has all of it.
    #[command(after_long_help = examples![
        "ginscore hand Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s":
            "Ann knocks with 4; Bob lays off two cards.",
        "ginscore hand Ann 4-7s 9cdh 2h ac ad v kcdh 2-4c 7h 3d 8s 9s": "The same hand, arranged by ginscore.",
        "ginscore hand Ann gin v 23 @7s": "By counts, with the knock card.",
        "ginscore hand Ann 4 v kq7": "By counts; ginscore adds up the king, the queen and the seven.",
    ])]
    Hand {
        /// The hand
        #[arg(value_name = "LINE", add = ArgValueCandidates::new(completion::players))]
        line: Vec<String>,
        /// Before recording, point out better spreads or lay-offs
        #[arg(long)]
        advise: bool,
    },
    /// Record a hand that nobody won
    #[command(after_long_help = examples!["ginscore draw": "Record that nobody knocked."])]
    Draw {
        /// Of partners, the player whose hand it was; all hands of the round that are still played, if none is named.
        /// A note, after a `#`
        #[arg(value_name = "NOTE")]
        note: Vec<String>,
    },
    /// Let a player play the next hand although it is another's turn
    ///
    /// For captain's play and three in turn. Of three in turn, name both who play if that is not clear.
    #[command(after_long_help = examples!["ginscore seat Cid": "Cid plays the next hand."])]
    Seat {
        /// The player, the opponent if you like, and a note after a `#`
        #[arg(value_name = "LINE", required = true, add = ArgValueCandidates::new(completion::players))]
        line: Vec<String>,
    },
    /// Keep score for an evening, one line per hand
    ///
    /// Without names, continues the current series. With names, continues the players' open series if its rules match;
    /// otherwise starts a new one with the rules, the stake and the turn to deal of their last series, except for what
    /// the options say.
    ///
    /// Besides hands, the lines can be `draw`, `undo`, `redo`, `amend 3 Ann 4 v 23`, `deal Bob`, `witness WORD`, and
    /// every command of ginscore without the program's name, as in `summary` or `rules explain undercut`. A `#` starts
    /// a comment. At a terminal, an empty line starts a question-by-question entry, and after the end of a
    /// series it starts the next one; `new Ann Bob` starts a series like their last one, except for what its options
    /// say; `help` lists what you can type. Input from a pipe can start a series only with its first line, as in
    /// `new Ann Bob`, and stops at the first bad line, with its number and status; the lines before it stay recorded.
    #[command(after_long_help = examples![
        "ginscore table Ann Bob": "Continue the open series of Ann and Bob, or start one.",
        "ginscore table < evening.gin": "Replay a script.",
    ])]
    Table {
        /// All players, as in `new`; or none
        #[arg(value_name = "PLAYER", num_args = 0.., add = ArgValueCandidates::new(completion::names))]
        players: Vec<String>,
        #[command(flatten)]
        #[allow(missing_docs)]
        options: NewOptions,
        /// Always start a new series
        #[arg(long)]
        new: bool,
        /// Before recording, point out better spreads or lay-offs
        #[arg(long)]
        advise: bool,
    },
    /// Show the score sheet
    #[command(after_long_help = examples![
        "ginscore score --series ann": "Show the sheet of the series with ann in its name.",
    ])]
    Score,
    /// Show the settlement: who won, by how much, and who pays
    ///
    /// With `--as` or rule options, every hand is scored again as its cards would have been laid down
    /// under those rules: if they do not allow laying off on gin, laid-off cards count as deadwood; if they do, the defender
    /// lays off what fits. The hands whose points change are listed first. Counts stay as reported.
    #[command(after_long_help = examples![
        "ginscore summary": "Show who won, and who pays whom.",
        "ginscore summary --as pagat --set gin_bonus=25": "Settle under Pagat's rules with one change.",
    ])]
    Summary {
        /// Settle under other rules, without recording anything; rule options change the preset
        #[arg(
            long = "as",
            value_name = "PRESET",
            num_args = 0..=1,
            add = ArgValueCandidates::new(completion::presets)
        )]
        other: Option<Option<String>>,
        #[command(flatten)]
        #[allow(missing_docs)]
        rules: Rules,
    },
    /// Print the series as a script that reproduces it
    #[command(after_long_help = examples![
        "ginscore log": "Print the evening as a script.",
        "ginscore log --all": "Add what was undone or amended, as comments.",
    ])]
    Log {
        /// Add what was undone or amended, as comments
        #[arg(long)]
        all: bool,
    },
    /// Explain the points, boxes and columns of a hand
    #[command(after_long_help = examples!["ginscore why 12": "Explain every number of hand 12."])]
    Why {
        /// The number of the hand, as `ginscore score` shows it [default: the last hand]
        #[arg(value_name = "N", value_parser = hand_number)]
        number: Option<usize>,
    },
    /// Show what each player needs, and what they can safely be caught with
    #[command(after_long_help = examples![
        "ginscore counts": "Show how many points each player needs, and what they can safely be caught with.",
    ])]
    Counts,
    /// Show which points were left on the table
    ///
    /// These are the points that a better spread of a player's own cards would have earned or saved, against the
    /// other player's cards as they were laid down. A lay-off that does not fit a better spread counts as deadwood.
    #[command(after_long_help = examples![
        "ginscore review": "Review every hand.",
        "ginscore review 12": "Review hand 12.",
    ])]
    Review {
        /// The number of a hand [default: all hands]
        #[arg(value_name = "N", value_parser = hand_number)]
        number: Option<usize>,
    },
    /// Verify the ledger; silent if everything is consistent
    ///
    /// Checks every series, or the one that `--series` names: the points of each hand, the seals, what this computer
    /// wrote last, and copies that other programs left; and the house rules that were saved. Things that are not faults
    /// but that you should know are reported once: an accepted change, entries without a seal, and a ledger that has
    /// moved.
    #[command(after_long_help = examples![
        "ginscore audit": "Verify the whole ledger.",
        "ginscore audit --seal 7KTD-93XY-4MHC":
            "Check whether that seal belongs to this ledger and everything up to it is unchanged.",
        "ginscore audit --accept --series ann":
            "Record that the edits to the series with ann in its name are intentional.",
    ])]
    Audit(Audit),
    /// Show the last seal, for the other player to note
    ///
    /// A seal is a short checksum of everything recorded so far. `ginscore audit --seal CODE` checks it later.
    /// ginscore-ledger(7) says what it proves.
    #[command(after_long_help = examples!["ginscore seal": "Show the seal to note."])]
    Seal,
    /// Undo the last change
    #[command(after_long_help = examples!["ginscore undo": "Undo the last hand or correction."])]
    Undo,
    /// Redo the last undone change
    #[command(after_long_help = examples!["ginscore redo": "Redo what was just undone."])]
    Redo,
    /// Replace a recorded hand
    #[command(after_long_help = examples!["ginscore amend 3 Ann 4 v 32": "Replace hand 3."])]
    Amend {
        /// The number of the hand, as `ginscore score` shows it
        #[arg(value_parser = hand_number)]
        number: usize,
        /// The hand as it should have been
        #[arg(value_name = "LINE", add = ArgValueCandidates::new(completion::players))]
        line: Vec<String>,
    },
    /// Insert a forgotten hand
    ///
    /// The hand gets that number, and the later hands move up. Everything that changes by it is shown.
    #[command(after_long_help = examples!["ginscore insert 3 Ann 4 v 23": "Insert the hand before hand 3."])]
    Insert {
        /// The number that the hand gets
        #[arg(value_parser = hand_number)]
        number: usize,
        /// The hand
        #[arg(value_name = "LINE")]
        line: Vec<String>,
    },
    /// Delete a hand
    ///
    /// The later hands move down. Everything that changes by it is shown, and `undo` brings the hand back.
    #[command(after_long_help = examples!["ginscore delete 3": "Delete hand 3, which was recorded twice."])]
    Delete {
        /// The number of the hand, as `ginscore score` shows it
        #[arg(value_parser = hand_number)]
        number: usize,
    },
    /// Announce the knock card of the hand in play
    ///
    /// The next hand has this card unless it names another one. ginscore says what the card means: the knock limit,
    /// and whether the hand is doubled.
    #[command(after_long_help = examples!["ginscore up 7s": "The seven of spades was turned up."])]
    Up {
        /// The card
        card: String,
    },
    /// Record a misdeal
    ///
    /// A misdeal is not a hand: nobody scores, nobody gets a box, and the same player deals again.
    #[command(after_long_help = examples!["ginscore misdeal '# Bob had eleven cards'": "Record a misdeal and why."])]
    Misdeal {
        /// A note, after a `#`
        #[arg(value_name = "NOTE")]
        note: Vec<String>,
    },
    /// Record a penalty or an award that the players agreed on
    ///
    /// An adjustment is not a hand: it gives no box, opens no game, does not change the dealer, and closes no game by
    /// itself. It is entered in the open games in which the player has an entry, or in the game that it names. The
    /// reason is required.
    #[command(after_long_help = examples![
        "ginscore adjust Ann +10 '# Bob knocked with 12'": "Give Ann 10 points.",
        "ginscore adjust Bob -10 in 2 '# looked at the stock'": "Take 10 points from Bob in game 2.",
        "ginscore adjust Ann +1 box '# agreed'": "Give Ann a box.",
    ])]
    Adjust {
        /// The player, the points or boxes, and the reason after a `#`
        #[arg(value_name = "LINE", required = true, allow_negative_numbers = true, add = ArgValueCandidates::new(completion::players))]
        line: Vec<String>,
    },
    /// Stop the series before its end
    ///
    /// Open games are settled as they are: both players keep their points and boxes, and nobody gets a bonus for the
    /// game. `undo` continues the series.
    #[command(after_long_help = examples!["ginscore stop '# the last train'": "Stop, and settle what was played."])]
    Stop {
        /// A note, after a `#`
        #[arg(value_name = "NOTE")]
        note: Vec<String>,
    },
    /// Correct who deals next
    #[command(after_long_help = examples!["ginscore deal Bob": "Bob deals next."])]
    Deal {
        /// The player
        #[arg(value_name = "NAME", required = true, add = ArgValueCandidates::new(completion::players))]
        name: Vec<String>,
    },
    /// Record a word from the other player, and show the seal to write down
    ///
    /// The scorekeeper could prepare two versions of an evening with the same seal, but not with the same seal after
    /// a word that they cannot know. The other player writes down the seal, says a word, and writes down the seal
    /// after it: no other version, prepared earlier or made later, matches both. The word is not a hand and cannot be undone.
    /// Without a word, ginscore asks for it at a terminal. ginscore-ledger(7) says what each seal proves.
    #[command(after_long_help = examples![
        "ginscore witness green bottles": "Record what the other player said; they write down the seal that follows.",
    ])]
    Witness {
        /// One word or several
        #[arg(value_name = "WORD")]
        word: Vec<String>,
    },
    /// Check whether groups of cards are melds or, with a slash, a legal spread
    #[command(after_long_help = examples![
        "ginscore check QS KS AS": "Not a run: the ace is low.",
        "ginscore check 4-7s 9cdh / 2h ac ad": "A legal spread with 4 deadwood.",
    ])]
    Check {
        /// The groups, as in `4-7s 9cdh` or `4S 5S 6S, 9C 9D 9H / 2H AC AD KS`
        #[arg(value_name = "GROUP", required = true)]
        groups: Vec<String>,
    },
    /// Find the best spread of 1 to 11 cards, or the defender's best
    ///
    /// After `on`, write the knocker's melds, on which the defender may lay off. `best -` reads hands from standard
    /// input, one per line, and prints their counts.
    #[command(after_long_help = examples![
        "ginscore best 4-7s 9cdh 2h ac ad": "Find the best spread.",
        "ginscore best JS 3H 5H JH 5D 6D 7D 3C 5C JC on 8-10s 8-10d": "Find the defender's best against two runs.",
        "ginscore best - < hands.txt": "Print one count per line.",
    ])]
    Best {
        /// The cards, as in `4-7s 9cdh 2h ac ad`, or `-`
        #[arg(value_name = "CARDS", required = true)]
        cards: Vec<String>,
        /// With `-`, print the spread after each count
        #[arg(long)]
        spread: bool,
    },
    /// Rule on a showdown without recording it
    ///
    /// The line is a hand, with a player's name or without: `ginscore judge 4-7s 9cdh / 2h ac ad v 23`. The rules are
    /// those given as options, otherwise those of the current series, otherwise those of a new series.
    #[command(after_long_help = examples![
        "ginscore judge --rules oklahoma 4-7s 9cdh / 2h ac ad v 23 @7s": "Rule on a knock in Oklahoma gin.",
    ])]
    Judge {
        #[command(flatten)]
        #[allow(missing_docs)]
        rules: Rules,
        /// The hand
        #[arg(value_name = "LINE", required = true)]
        line: Vec<String>,
    },
    /// List, save and compare house rules, and read the rulebook
    #[command(after_long_help = examples![
        "ginscore rules show hollywood": "Show every rule of a preset.",
        "ginscore rules save club --rules pagat --target 150": "Save the rules of the house under a name.",
        "ginscore rules explain undercut": "Explain what an undercut is, and what it is worth in each source.",
    ])]
    Rules {
        #[command(subcommand)]
        #[allow(missing_docs)]
        command: RulesCommand,
    },
    /// List series and choose the current one
    #[command(after_long_help = examples!["ginscore series list": "List every series of the ledger."])]
    Series {
        #[command(subcommand)]
        #[allow(missing_docs)]
        command: SeriesCommand,
    },
    /// List the players, and correct their names
    ///
    /// Without a command, lists the players of the ledger with the number of series in which each one plays.
    #[command(after_long_help = examples![
        "ginscore players": "List the players.",
        "ginscore players rename Rob Robert": "Call Rob Robert from now on, in every series.",
        "ginscore players merge Bobby Robert": "Make Bobby and Robert one player.",
    ])]
    Players {
        #[command(subcommand)]
        #[allow(missing_docs)]
        command: Option<PlayersCommand>,
    },
    /// Export series as a web page or as data for other programs
    ///
    /// Exports the current series, or all of them, to standard output or to a file. `html` is a self-contained page
    /// to open on a phone or print. `csv` and `jsonl` have one row per hand, with its series and rules, for
    /// spreadsheets and databases; `ginscore import` reads them back. `json` is one object with the `--json` output of
    /// `score`, `summary` and `hand`. Hands that were undone are not exported.
    #[command(after_long_help = examples![
        "ginscore export -o evening.html": "Export the current series as a page to open or print.",
        "ginscore export --format csv --all > hands.csv": "Export every hand of the ledger, one row each.",
    ])]
    Export {
        /// Export format [default: from the extension of FILE]
        #[arg(long, value_name = "FORMAT", value_enum)]
        format: Option<Format>,
        /// Export all series of the ledger
        #[arg(long, conflicts_with = "series")]
        all: bool,
        /// Write to FILE instead of standard output
        #[arg(short, long, value_name = "FILE")]
        output: Option<PathBuf>,
    },
    /// Import hands from CSV or JSON Lines
    ///
    /// Reads the rows that `ginscore export` writes, and the spreadsheets of clubs, saved as CSV: one row per hand, with
    /// columns such as Date, Winner, Loser, Points and How, in any order and many spellings. Columns that are not known
    /// are ignored, with a remark; `--map` says what they are. ginscore-rows(7) lists the columns. Every hand is checked
    /// against the rules of its series: those in the row, otherwise those given as options, otherwise the standard ones.
    /// Nothing is written unless the whole file is valid. A series that is already in the ledger is skipped, or
    /// continued if the file has more hands.
    #[command(after_long_help = examples![
        "ginscore import hands.csv --dry-run": "Print what would be recorded, as a script.",
        "ginscore --ledger club import hands.jsonl": "Import into the ledger club.",
        "ginscore import club.csv": "Import a sheet with the headings Date, Winner, Loser, Points, How and Table.",
        "ginscore import club.csv --rules pagat --stake 0.05": "Import a sheet of games by Pagat's rules, for money.",
        "ginscore import klub.csv --map Sieger=winner --map Verlierer=loser --map Punkte=points --map Datum=date":
            "Import a sheet with headings that ginscore does not know.",
        "ginscore import club.csv --map 'Opening score=ignore'": "Leave a column out without a remark.",
        "ginscore import club.csv --dates day-first": "Read 11/12/2026 as 11 December.",
    ])]
    Import(Import),
    /// Show player statistics
    ///
    /// Covers all series, or the one that `--series` names. Each figure comes with the number of hands or games
    /// that it is based on and, if they are known, with the odds of the deck. Points left on the table are those that a
    /// better spread would have earned against the other player's cards as they were laid down, over the hands
    /// recorded with cards.
    #[command(after_long_help = examples![
        "ginscore stats": "Show all players over all series.",
        "ginscore stats Ann --against Bob --since 2026-01-01":
            "Show Ann against Bob, in series since the start of 2026.",
    ])]
    Stats {
        /// The players, by name or an unambiguous prefix [default: all]
        #[arg(value_name = "PLAYER", add = ArgValueCandidates::new(completion::known_players))]
        players: Vec<String>,
        /// Only series against this player
        #[arg(long, value_name = "PLAYER", add = ArgValueCandidates::new(completion::known_players))]
        against: Option<String>,
        /// Only series that started on this date or later
        #[arg(long, value_name = "DATE", value_parser = day)]
        since: Option<NaiveDate>,
        /// Only series whose rules are based on this preset
        #[arg(long = "rules", value_name = "PRESET", add = ArgValueCandidates::new(completion::presets))]
        preset: Option<String>,
    },
    /// Rank players across several ledgers
    ///
    /// Shows each player's series won and lost, games, boxes, and net points: those of the settlements and, for
    /// unfinished series, those of the closed games. A series found in two ledgers is counted once.
    #[command(after_long_help = examples![
        "ginscore standings table-1 table-2": "Rank the players of two ledgers, best first.",
    ])]
    Standings {
        /// The ledgers [default: the one in use]
        #[arg(value_name = "DIR")]
        dirs: Vec<PathBuf>,
    },
    /// Print completions for a shell
    #[command(after_long_help = examples![
        "ginscore completions bash > ~/.local/share/bash-completion/completions/ginscore":
            "Install completions for bash.",
    ])]
    Completions {
        /// The shell
        #[arg(value_enum)]
        shell: Shell,
    },
    /// Show the manual, or write its pages to a directory
    ///
    /// At a terminal, shows the page of the program, or of a command, as man(1) does. To a pipe, prints the source of the
    /// page for man(1). `notation`, `ledger`, `rows` and `json` are pages, too.
    #[command(after_long_help = examples![
        "ginscore man": "Read the manual.",
        "ginscore man table": "Read the page of `ginscore table`.",
        "ginscore man rules explain": "Read the page of `ginscore rules explain`.",
        "ginscore man --output ~/.local/share/man/man1": "Install the man pages.",
    ])]
    Man {
        /// A command, or `notation`, `ledger`, `rows` or `json` [default: the program]
        #[arg(value_name = "PAGE", add = ArgValueCandidates::new(completion::manual_pages))]
        page: Vec<String>,
        /// Write all pages to DIR instead, which is created if it does not exist
        #[arg(short, long, value_name = "DIR", conflicts_with = "page")]
        output: Option<PathBuf>,
    },
}

/// The commands under `rules`.
#[derive(Debug, Subcommand)]
pub enum RulesCommand {
    /// List the presets with their sources, and the rules that were saved
    #[command(after_long_help = examples!["ginscore rules list": "List the presets and the saved rules."])]
    List,
    /// Save house rules under a name
    ///
    /// Without options, saves the rules of the current series; with rule options, those that `ginscore new` would take
    /// with the same options. They are kept in the ledger's directory, for everyone who uses the ledger, and found by
    /// `--rules NAME`. Series never change when the rules are saved again: each has its own rules in full.
    #[command(after_long_help = examples![
        "ginscore rules save club": "Save the rules of the current series.",
        "ginscore rules save club --rules pagat --target 150 --note 'as agreed in May'":
            "Save Pagat's rules with a change.",
        "ginscore new Ann Bob --rules club": "Play by them.",
    ])]
    Save {
        /// The name: letters, digits, `-` and `_`
        #[arg(value_name = "NAME")]
        name: String,
        #[command(flatten)]
        #[allow(missing_docs)]
        rules: Rules,
        /// A note, such as where the rules come from
        #[arg(long, value_name = "TEXT")]
        note: Option<String>,
        /// Replace other rules that are saved under the name
        #[arg(long)]
        replace: bool,
    },
    /// Choose the rules of new series in this ledger, or show them
    ///
    /// `new`, `table` and `judge` take these rules if their options name no others. They are kept in the ledger, for
    /// everyone who uses it.
    #[command(after_long_help = examples![
        "ginscore rules default": "Show by which rules a new series is played.",
        "ginscore rules default club": "Play by the saved rules club from now on.",
        "ginscore rules default standard": "Play by the standard rules again.",
    ])]
    Default {
        /// A preset, or rules that were saved
        #[arg(value_name = "NAME", add = ArgValueCandidates::new(completion::presets))]
        name: Option<String>,
    },
    /// Delete saved rules
    ///
    /// Series that were played by them keep their rules.
    #[command(after_long_help = examples!["ginscore rules delete club": "Delete the saved rules club."])]
    Delete {
        /// The name
        #[arg(value_name = "NAME", add = ArgValueCandidates::new(completion::saved_presets))]
        name: String,
    },
    /// Show every rule of a preset, of saved rules, or of the current series
    #[command(after_long_help = examples![
        "ginscore rules show": "Show the rules of the current series.",
        "ginscore rules show pagat --oklahoma": "Show a preset with the knock card.",
    ])]
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
    /// With two names, compares them; rule options change the second. With one name and rule options, shows what the
    /// options change. With one name alone, compares it with the current series.
    #[command(after_long_help = examples![
        "ginscore rules diff pagat modern": "Show where the two differ.",
        "ginscore rules diff standard --hollywood": "Show what the option changes.",
        "ginscore rules diff pagat": "Show where the rules of the current series differ from Pagat's.",
    ])]
    Diff {
        /// One or two presets or series
        #[arg(
            value_name = "PRESET",
            num_args = 1..=2,
            required = true,
            add = ArgValueCandidates::new(completion::presets)
        )]
        names: Vec<String>,
        #[command(flatten)]
        #[allow(missing_docs)]
        changes: Changes,
    },
    /// Explain a topic of the rulebook, with its sources
    ///
    /// Without a topic, lists the topics and terms: what the words of the game mean, what each rule says and who plays
    /// by it, and what to do when something goes wrong at the table. A term of the game or a rule's key finds its
    /// topic, too. Error messages name their topic after `rule:`.
    #[command(after_long_help = examples![
        "ginscore rules explain": "List the topics and terms of the rulebook.",
        "ginscore rules explain --all": "Print the whole rulebook.",
        "ginscore rules explain laying-off": "Explain laying off and its order, with the sources.",
        "ginscore rules explain illegal-knock": "Explain what happens after a knock above the limit.",
    ])]
    Explain {
        /// A topic, a term, a rule's key, or an unambiguous prefix
        #[arg(value_name = "TOPIC", add = ArgValueCandidates::new(completion::topics))]
        topic: Vec<String>,
        /// Print the whole rulebook
        #[arg(long, conflicts_with = "topic")]
        all: bool,
    },
}

/// The commands under `series`.
#[derive(Debug, Subcommand)]
pub enum SeriesCommand {
    /// List the series of the ledger
    #[command(after_long_help = examples![
        "ginscore series list": "List every series of the ledger; a star marks the current one.",
    ])]
    List,
    /// Make a series the current one
    #[command(after_long_help = examples![
        "ginscore series use ann": "Switch to the series with ann in its name.",
    ])]
    Use {
        /// Its name, or an unambiguous part of it
        #[arg(value_name = "NAME", add = ArgValueCandidates::new(completion::series))]
        name: String,
    },
    /// Show the current series' file, players and rules
    #[command(after_long_help = examples!["ginscore series show": "Show where the current series is stored."])]
    Show,
    /// Delete a series
    ///
    /// Its file is moved to the directory `trash` of the ledger, and `ginscore series restore` brings it back. At a
    /// terminal, asks first; otherwise `--yes` is required.
    #[command(after_long_help = examples![
        "ginscore series delete 2026-11-20-1930-ann-bob": "Delete the series, after a question.",
        "ginscore series delete demo --yes": "Delete the series with demo in its name without a question.",
    ])]
    Delete {
        /// Its name, or an unambiguous part of it
        #[arg(value_name = "NAME", add = ArgValueCandidates::new(completion::series))]
        name: String,
        /// Do not ask
        #[arg(short, long)]
        yes: bool,
    },
    /// Bring a deleted series back
    ///
    /// Without a name, lists the deleted series.
    #[command(after_long_help = examples![
        "ginscore series restore": "List the deleted series.",
        "ginscore series restore demo": "Bring the series with demo in its name back.",
    ])]
    Restore {
        /// Its name, or an unambiguous part of it
        #[arg(value_name = "NAME", add = ArgValueCandidates::new(completion::deleted_series))]
        name: Option<String>,
    },
    /// Give a series another name
    ///
    /// Only the name of its file changes: the file itself still has the name that the series was started under, which
    /// is sealed. All seals stay true.
    #[command(after_long_help = examples![
        "ginscore series rename 2026-11-20-1930-ann-bob club-final": "Call the series club-final.",
    ])]
    Rename {
        /// Its name, or an unambiguous part of it
        #[arg(value_name = "NAME", add = ArgValueCandidates::new(completion::series))]
        name: String,
        /// The new name
        new: String,
    },
}

/// The commands under `players`.
#[derive(Debug, Subcommand)]
pub enum PlayersCommand {
    /// Give a player another name in every series
    ///
    /// Each series of the player gets an entry, and has the new name from then on: on the sheet, in statistics and in
    /// what is exported. Nothing that was recorded is rewritten, so all seals stay true, and the files keep their names.
    /// `ginscore undo` does not undo it; rename the player again.
    /// A name that another player has is refused: `ginscore players merge` makes two players one. If the command is
    /// killed, the same command completes the rest.
    #[command(after_long_help = examples![
        "ginscore players rename Rob Robert": "Call Rob Robert from now on.",
        "ginscore players rename ann Ann": "Write the name with a capital letter.",
    ])]
    Rename {
        /// The player
        #[arg(value_name = "OLD", add = ArgValueCandidates::new(completion::names))]
        old: String,
        /// The new name
        #[arg(value_name = "NEW")]
        new: String,
    },
    /// Make two names those of one player
    ///
    /// In every series of OLD, the player is called INTO from now on, and statistics count both as one. Nothing that was
    /// recorded is rewritten, so all seals stay true. Two players who play each other in any series are not merged.
    #[command(after_long_help = examples![
        "ginscore players merge Bobby Robert": "Count the series of Bobby as Robert's.",
    ])]
    Merge {
        /// The player whose name changes
        #[arg(value_name = "OLD", add = ArgValueCandidates::new(completion::names))]
        old: String,
        /// The player whose name stays
        #[arg(value_name = "INTO", add = ArgValueCandidates::new(completion::names))]
        into: String,
    },
}

/// Reads the number of a hand, with a plainer message than clap's own.
fn hand_number(typed: &str) -> Result<usize, &'static str> {
    typed.parse().map_err(|_| "write the number of a hand, as `ginscore score` shows it")
}

/// Reads a date.
fn day(typed: &str) -> Result<NaiveDate, &'static str> {
    typed.parse().map_err(|_| "write a date, as in 2026-11-20")
}
