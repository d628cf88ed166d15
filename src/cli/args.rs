//! The commands: declarations only. The messages in `help.ftl` say what they are, here and in the help.

#![allow(missing_docs, reason = "the messages say it")]

use std::path::PathBuf;

use clap::{Parser, Subcommand};
use clap_complete::engine::ArgValueCandidates;

use super::completion;
use super::help::{examples, with_more};
use super::options::{Audit, Changes, Days, Format, Global, Import, New, NewOptions, Paper, Rules};
use super::tie_break::TieBreakName;
use crate::messages::Fixed;
use crate::messages::written::{cli_args as say, cli_misused as mistake_say};

#[derive(Debug, Parser)]
#[command(
    name = "ginscore",
    version,
    about = say::Program.text(),
    long_about = with_more(|| [say::Program.text(), say::ProgramMore.text()]),
    after_long_help = examples(|| [
        ("ginscore table Ann Bob --hollywood", say::ProgramExample1.text()),
        ("ginscore hand Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s", say::ProgramExample2.text()),
        ("ginscore hand Ann 4 v 23", say::ProgramExample3.text()),
        ("ginscore", say::ProgramExample4.text()),
    ])
)]
pub struct Cli {
    #[command(flatten)]
    pub global: Global,
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    #[command(
        about = say::New.text(),
        after_long_help = examples(|| [
            ("ginscore new Ann Bob hollywood stake=0.10 dealer=Ann", say::NewExample1.text()),
            ("ginscore new Ann Bob target=150 undercut_tie=nobody", say::NewExample2.text()),
            ("ginscore new Ann Cid v Bob Dan bicycle sides=We,They", say::NewExample3.text()),
            ("ginscore new Ann Bob Cid pagat", say::NewExample4.text()),
        ])
    )]
    New(New),
    #[command(
        about = say::Hand.text(),
        long_about = with_more(|| [say::Hand.text(), say::HandMore.text()]),
        after_long_help = examples(|| [
            ("ginscore hand Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s", say::HandExample1.text()),
            ("ginscore hand Ann 4-7s 9cdh 2h ac ad v kcdh 2-4c 7h 3d 8s 9s", say::HandExample2.text()),
            ("ginscore hand Ann gin v 23 @7s", say::HandExample3.text()),
            ("ginscore hand Ann 4 v kq7", say::HandExample4.text()),
        ])
    )]
    Hand {
        #[arg(
            value_name = "LINE",
            add = ArgValueCandidates::new(completion::players),
            help = say::HandLine.text()
        )]
        line: Vec<String>,
        #[arg(long, help = say::HandAdvise.text())]
        advise: bool,
    },
    #[command(
        about = say::Draw.text(),
        after_long_help = examples(|| [("ginscore draw", say::DrawExample.text())])
    )]
    Draw {
        #[arg(value_name = "NOTE", help = say::DrawNote.text())]
        note: Vec<String>,
    },
    #[command(
        about = say::Seat.text(),
        long_about = with_more(|| [say::Seat.text(), say::SeatMore.text()]),
        after_long_help = examples(|| [("ginscore seat Cid", say::SeatExample.text())])
    )]
    Seat {
        #[arg(
            value_name = "LINE",
            required = true,
            add = ArgValueCandidates::new(completion::players),
            help = say::SeatLine.text()
        )]
        line: Vec<String>,
    },
    #[command(
        about = say::Table.text(),
        long_about = with_more(|| [say::Table.text(), say::TableMore.text()]),
        after_long_help = examples(|| [
            ("ginscore table Ann Bob", say::TableExample1.text()),
            ("ginscore table < evening.gin", say::TableExample2.text()),
            ("ginscore table Ann Bob --page board.html", say::TableExample3.text()),
        ])
    )]
    Table {
        #[arg(
            value_name = "PLAYER",
            num_args = 0..,
            add = ArgValueCandidates::new(completion::names),
            help = say::TablePlayers.text()
        )]
        players: Vec<String>,
        #[command(flatten)]
        options: NewOptions,
        #[arg(long, help = say::TableNew.text())]
        new: bool,
        #[arg(long, help = say::TableAdvise.text())]
        advise: bool,
        #[arg(long, value_name = "FILE", help = say::TablePage.text())]
        page: Option<PathBuf>,
    },
    #[cfg(feature = "board")]
    #[command(
        about = say::Board.text(),
        long_about = with_more(|| [say::Board.text(), say::BoardMore.text()]),
        after_long_help = examples(|| [
            ("ginscore board --lan", say::BoardExample1.text()),
            ("ginscore board --series ann --port 8080", say::BoardExample2.text()),
        ])
    )]
    Board {
        #[arg(long, help = say::BoardLan.text())]
        lan: bool,
        #[arg(long, value_name = "PORT", default_value_t = super::options::BOARD_PORT, value_parser = port, help = say::BoardPort.text())]
        port: u16,
    },
    #[command(
        about = say::Score.text(),
        after_long_help = examples(|| [("ginscore score --series ann", say::ScoreExample.text())])
    )]
    Score,
    #[command(
        about = say::Summary.text(),
        long_about = with_more(|| [say::Summary.text(), say::SummaryMore.text()]),
        after_long_help = examples(|| [
            ("ginscore summary", say::SummaryExample1.text()),
            ("ginscore summary --as pagat --set gin_bonus=25", say::SummaryExample2.text()),
            ("ginscore summary --share", say::SummaryExample3.text()),
        ])
    )]
    Summary {
        #[arg(
            long = "as",
            value_name = "PRESET",
            num_args = 0..=1,
            add = ArgValueCandidates::new(completion::presets),
            help = say::SummaryOther.text()
        )]
        other: Option<Option<String>>,
        #[command(flatten)]
        rules: Rules,
        #[arg(
            long,
            conflicts_with_all = ["other", "preset", "Changes"],
            help = say::SummaryShare.text()
        )]
        share: bool,
    },
    #[command(
        about = say::Log.text(),
        after_long_help = examples(|| [
            ("ginscore log", say::LogExample1.text()),
            ("ginscore log --all", say::LogExample2.text()),
        ])
    )]
    Log {
        #[arg(long, help = say::LogAll.text())]
        all: bool,
    },
    #[command(
        about = say::Why.text(),
        after_long_help = examples(|| [("ginscore why 12", say::WhyExample.text())])
    )]
    Why {
        #[arg(value_name = "N", value_parser = hand_number, help = say::WhyNumber.text())]
        number: Option<usize>,
    },
    #[command(
        about = say::Counts.text(),
        after_long_help = examples(|| [("ginscore counts", say::CountsExample.text())])
    )]
    Counts,
    #[command(
        about = say::Review.text(),
        long_about = with_more(|| [say::Review.text(), say::ReviewMore.text()]),
        after_long_help = examples(|| [
            ("ginscore review", say::ReviewExample1.text()),
            ("ginscore review 12", say::ReviewExample2.text()),
        ])
    )]
    Review {
        #[arg(value_name = "N", value_parser = hand_number, help = say::ReviewNumber.text())]
        number: Option<usize>,
    },
    #[command(
        about = say::Audit.text(),
        long_about = with_more(|| [say::Audit.text(), say::AuditMore.text()]),
        after_long_help = examples(|| [
            ("ginscore audit", say::AuditExample1.text()),
            ("ginscore audit --seal 7KTD-93XY-4MHC", say::AuditExample2.text()),
            ("ginscore audit --accept --series ann", say::AuditExample3.text()),
            ("ginscore audit photo.txt", say::AuditExample4.text()),
            ("ginscore audit photo.txt --script > evening.gin", say::AuditExample5.text()),
        ])
    )]
    Audit(Audit),
    #[command(
        about = say::Seal.text(),
        long_about = with_more(|| [say::Seal.text(), say::SealMore.text()]),
        after_long_help = examples(|| [
            ("ginscore seal", say::SealExample.text()),
            ("ginscore seal --qr", say::SealExample2.text()),
            ("ginscore seal --text > evening.txt", say::SealExample3.text()),
        ])
    )]
    Seal {
        #[arg(long, help = say::SealQr.text())]
        qr: bool,
        #[arg(long, conflicts_with = "qr", help = say::SealText.text())]
        text: bool,
    },
    #[command(
        about = say::Paper.text(),
        long_about = with_more(|| [say::Paper.text(), say::PaperMore.text()]),
        after_long_help = examples(|| [
            ("ginscore paper --hollywood", say::PaperExample1.text()),
            ("ginscore paper Ann Bob --rules pagat --target 150 -o sheet.html", say::PaperExample2.text()),
            ("ginscore paper Ann Cid v Bob Dan --sides We,They --paper letter -o sheet.html", say::PaperExample3.text()),
        ])
    )]
    Paper(Paper),
    #[command(
        about = say::Undo.text(),
        after_long_help = examples(|| [("ginscore undo", say::UndoExample.text())])
    )]
    Undo,
    #[command(
        about = say::Redo.text(),
        after_long_help = examples(|| [("ginscore redo", say::RedoExample.text())])
    )]
    Redo,
    #[command(
        about = say::Amend.text(),
        after_long_help = examples(|| [("ginscore amend 3 Ann 4 v 32", say::AmendExample.text())])
    )]
    Amend {
        #[arg(value_parser = hand_number, help = say::AmendNumber.text())]
        number: usize,
        #[arg(
            value_name = "LINE",
            add = ArgValueCandidates::new(completion::players),
            help = say::AmendLine.text()
        )]
        line: Vec<String>,
    },
    #[command(
        about = say::Insert.text(),
        long_about = with_more(|| [say::Insert.text(), say::InsertMore.text()]),
        after_long_help = examples(|| [("ginscore insert 3 Ann 4 v 23", say::InsertExample.text())])
    )]
    Insert {
        #[arg(value_parser = hand_number, help = say::InsertNumber.text())]
        number: usize,
        #[arg(value_name = "LINE", help = say::InsertLine.text())]
        line: Vec<String>,
    },
    #[command(
        about = say::Delete.text(),
        long_about = with_more(|| [say::Delete.text(), say::DeleteMore.text()]),
        after_long_help = examples(|| [("ginscore delete 3", say::DeleteExample.text())])
    )]
    Delete {
        #[arg(value_parser = hand_number, help = say::DeleteNumber.text())]
        number: usize,
    },
    #[command(
        about = say::Up.text(),
        long_about = with_more(|| [say::Up.text(), say::UpMore.text()]),
        after_long_help = examples(|| [("ginscore up 7s", say::UpExample.text())])
    )]
    Up {
        #[arg(help = say::UpCard.text())]
        card: String,
    },
    #[command(
        about = say::Misdeal.text(),
        long_about = with_more(|| [say::Misdeal.text(), say::MisdealMore.text()]),
        after_long_help = examples(|| [
            ("ginscore misdeal '# Bob had eleven cards'", say::MisdealExample.text()),
        ])
    )]
    Misdeal {
        #[arg(value_name = "NOTE", help = say::MisdealNote.text())]
        note: Vec<String>,
    },
    #[command(
        about = say::Adjust.text(),
        long_about = with_more(|| [say::Adjust.text(), say::AdjustMore.text()]),
        after_long_help = examples(|| [
            ("ginscore adjust Ann +10 '# Bob knocked with 12'", say::AdjustExample1.text()),
            ("ginscore adjust Bob -10 in 2 '# looked at the stock'", say::AdjustExample2.text()),
            ("ginscore adjust Ann +1 box '# agreed'", say::AdjustExample3.text()),
        ])
    )]
    Adjust {
        #[arg(
            value_name = "LINE",
            required = true,
            allow_negative_numbers = true,
            add = ArgValueCandidates::new(completion::players),
            help = say::AdjustLine.text()
        )]
        line: Vec<String>,
    },
    #[command(
        about = say::Stop.text(),
        long_about = with_more(|| [say::Stop.text(), say::StopMore.text()]),
        after_long_help = examples(|| [
            ("ginscore stop '# the last train'", say::StopExample.text()),
            ("ginscore stop --since 2025-09-01 --until 2026-06-30 '# the season is over'", say::StopExample2.text()),
        ])
    )]
    Stop {
        #[command(flatten)]
        days: Days,
        #[arg(value_name = "NOTE", help = say::StopNote.text())]
        note: Vec<String>,
    },
    #[command(
        about = say::Deal.text(),
        after_long_help = examples(|| [("ginscore deal Bob", say::DealExample.text())])
    )]
    Deal {
        #[arg(
            value_name = "NAME",
            required = true,
            add = ArgValueCandidates::new(completion::players),
            help = say::DealName.text()
        )]
        name: Vec<String>,
    },
    #[command(
        about = say::Check.text(),
        after_long_help = examples(|| [
            ("ginscore check QS KS AS", say::CheckExample1.text()),
            ("ginscore check 4-7s 9cdh / 2h ac ad", say::CheckExample2.text()),
        ])
    )]
    Check {
        #[arg(value_name = "GROUP", required = true, help = say::CheckGroups.text())]
        groups: Vec<String>,
    },
    #[command(
        about = say::Best.text(),
        long_about = with_more(|| [say::Best.text(), say::BestMore.text()]),
        after_long_help = examples(|| [
            ("ginscore best 4-7s 9cdh 2h ac ad", say::BestExample1.text()),
            ("ginscore best JS 3H 5H JH 5D 6D 7D 3C 5C JC on 8-10s 8-10d", say::BestExample2.text()),
            ("ginscore best - < hands.txt", say::BestExample3.text()),
        ])
    )]
    Best {
        #[arg(value_name = "CARDS", required = true, help = say::BestCards.text())]
        cards: Vec<String>,
        #[arg(long, help = say::BestSpread.text())]
        spread: bool,
    },
    #[command(
        about = say::Judge.text(),
        long_about = with_more(|| [say::Judge.text(), say::JudgeMore.text()]),
        after_long_help = examples(|| [
            ("ginscore judge --rules oklahoma 4-7s 9cdh / 2h ac ad v 23 @7s", say::JudgeExample.text()),
            ("ginscore judge - < hands.txt", say::JudgeExample2.text()),
        ])
    )]
    Judge {
        #[command(flatten)]
        rules: Rules,
        #[arg(value_name = "LINE", required = true, help = say::JudgeLine.text())]
        line: Vec<String>,
    },
    #[command(
        about = say::Rules.text(),
        after_long_help = examples(|| [
            ("ginscore rules show hollywood", say::RulesExample1.text()),
            ("ginscore rules save club --rules pagat --target 150", say::RulesExample2.text()),
            ("ginscore rules explain undercut", say::RulesExample3.text()),
        ])
    )]
    Rules {
        #[command(subcommand)]
        command: RulesCommand,
    },
    #[command(
        about = say::Series.text(),
        after_long_help = examples(|| [("ginscore series list", say::SeriesExample.text())])
    )]
    Series {
        #[command(subcommand)]
        command: SeriesCommand,
    },
    #[command(
        about = say::Players.text(),
        long_about = with_more(|| [say::Players.text(), say::PlayersMore.text()]),
        after_long_help = examples(|| [
            ("ginscore players", say::PlayersExample1.text()),
            ("ginscore players rename Rob Robert", say::PlayersExample2.text()),
            ("ginscore players merge Bobby Robert", say::PlayersExample3.text()),
        ])
    )]
    Players {
        #[command(subcommand)]
        command: Option<PlayersCommand>,
    },
    #[command(
        about = say::Export.text(),
        long_about = with_more(|| [say::Export.text(), say::ExportMore.text()]),
        after_long_help = examples(|| [
            ("ginscore export -o evening.html", say::ExportExample1.text()),
            ("ginscore export --format csv --all > hands.csv", say::ExportExample2.text()),
            ("ginscore export --since 2026-01-01 --until 2026-12-31 -o year.html", say::ExportExample3.text()),
        ])
    )]
    Export {
        #[arg(long, value_name = "FORMAT", value_enum, help = say::ExportFormat.text())]
        format: Option<Format>,
        #[arg(long, conflicts_with = "series", help = say::ExportAll.text())]
        all: bool,
        #[command(flatten)]
        days: Days,
        #[arg(short, long, value_name = "FILE", help = say::ExportOutput.text())]
        output: Option<PathBuf>,
    },
    #[command(
        about = say::Import.text(),
        long_about = with_more(|| [say::Import.text(), say::ImportMore.text()]),
        after_long_help = examples(|| [
            ("ginscore import hands.csv --dry-run", say::ImportExample1.text()),
            ("ginscore --ledger club import hands.jsonl", say::ImportExample2.text()),
            ("ginscore import club.csv", say::ImportExample3.text()),
            ("ginscore import club.csv --rules pagat --stake 0.05", say::ImportExample4.text()),
            (
                "ginscore import klub.csv --map Sieger=winner --map Verlierer=loser --map Punkte=points --map Datum=date",
                say::ImportExample5.text(),
            ),
            ("ginscore import club.csv --map 'Opening score=ignore'", say::ImportExample6.text()),
            ("ginscore import club.csv --dates day-first", say::ImportExample7.text()),
        ])
    )]
    Import(Import),
    #[command(
        about = say::Stats.text(),
        long_about = with_more(|| [say::Stats.text(), say::StatsMore.text()]),
        after_long_help = examples(|| [
            ("ginscore stats", say::StatsExample1.text()),
            ("ginscore stats Ann --against Bob --since 2026-01-01", say::StatsExample2.text()),
            ("ginscore stats --page stats.html", say::StatsExample3.text()),
        ])
    )]
    Stats {
        #[arg(
            value_name = "PLAYER",
            add = ArgValueCandidates::new(completion::known_players),
            help = say::StatsPlayers.text()
        )]
        players: Vec<String>,
        #[arg(
            long,
            value_name = "PLAYER",
            add = ArgValueCandidates::new(completion::known_players),
            help = say::StatsAgainst.text()
        )]
        against: Option<String>,
        #[command(flatten)]
        days: Days,
        #[arg(
            long = "rules",
            value_name = "PRESET",
            add = ArgValueCandidates::new(completion::presets),
            help = say::StatsPreset.text()
        )]
        preset: Option<String>,
        #[arg(long, value_name = "FILE", help = say::StatsPage.text())]
        page: Option<PathBuf>,
    },
    #[command(
        about = say::Standings.text(),
        long_about = with_more(|| [say::Standings.text(), say::StandingsMore.text()]),
        after_long_help = examples(|| [
            ("ginscore standings table-1 table-2", say::StandingsExample.text()),
            (
                "ginscore standings --since 2026-11-20 --tie-break head-to-head --tie-break spread",
                say::StandingsExample2.text(),
            ),
            ("ginscore standings --page standings.html", say::StandingsExample3.text()),
            ("ginscore standings --ratings", say::StandingsExample4.text()),
        ])
    )]
    Standings {
        #[arg(value_name = "DIR", help = say::StandingsDirs.text())]
        dirs: Vec<PathBuf>,
        #[command(flatten)]
        days: Days,
        #[arg(long, conflicts_with = "tie_breaks", help = say::StandingsRatings.text())]
        ratings: bool,
        #[arg(long, value_name = "FILE", help = say::StandingsPage.text())]
        page: Option<PathBuf>,
        #[arg(long = "tie-break", value_name = "RULE", value_enum, help = say::StandingsTieBreak.text())]
        tie_breaks: Vec<TieBreakName>,
    },
    #[command(
        about = say::Completions.text(),
        after_long_help = examples(|| [
            (
                "ginscore completions bash > ~/.local/share/bash-completion/completions/ginscore",
                say::CompletionsExample.text(),
            ),
        ])
    )]
    Completions {
        #[arg(value_enum, help = say::CompletionsShell.text())]
        shell: completion::Shell,
    },
    #[command(
        about = say::Man.text(),
        long_about = with_more(|| [say::Man.text(), say::ManMore.text()]),
        after_long_help = examples(|| [
            ("ginscore man", say::ManExample1.text()),
            ("ginscore man table", say::ManExample2.text()),
            ("ginscore man rules explain", say::ManExample3.text()),
            ("ginscore man --output ~/.local/share/man/man1", say::ManExample4.text()),
        ])
    )]
    Man {
        #[arg(
            value_name = "PAGE",
            add = ArgValueCandidates::new(completion::manual_pages),
            help = say::ManPage.text()
        )]
        page: Vec<String>,
        #[arg(short, long, value_name = "DIR", conflicts_with = "page", help = say::ManOutput.text())]
        output: Option<PathBuf>,
    },
}

/// The commands under `rules`.
#[derive(Debug, Subcommand)]
pub enum RulesCommand {
    #[command(
        about = say::RulesList.text(),
        after_long_help = examples(|| [("ginscore rules list", say::RulesListExample.text())])
    )]
    List,
    #[command(
        about = say::RulesSave.text(),
        long_about = with_more(|| [say::RulesSave.text(), say::RulesSaveMore.text()]),
        after_long_help = examples(|| [
            ("ginscore rules save club", say::RulesSaveExample1.text()),
            (
                "ginscore rules save club --rules pagat --target 150 --note 'as agreed in May'",
                say::RulesSaveExample2.text(),
            ),
            ("ginscore new Ann Bob --rules club", say::RulesSaveExample3.text()),
        ])
    )]
    Save {
        #[arg(value_name = "NAME", help = say::RulesSaveName.text())]
        name: String,
        #[command(flatten)]
        rules: Rules,
        #[arg(long, value_name = "TEXT", help = say::RulesSaveNote.text())]
        note: Option<String>,
        #[arg(long, help = say::RulesSaveReplace.text())]
        replace: bool,
    },
    #[command(
        about = say::RulesDefault.text(),
        long_about = with_more(|| [say::RulesDefault.text(), say::RulesDefaultMore.text()]),
        after_long_help = examples(|| [
            ("ginscore rules default", say::RulesDefaultExample1.text()),
            ("ginscore rules default club", say::RulesDefaultExample2.text()),
            ("ginscore rules default standard", say::RulesDefaultExample3.text()),
        ])
    )]
    Default {
        #[arg(
            value_name = "NAME",
            add = ArgValueCandidates::new(completion::presets),
            help = say::RulesDefaultName.text()
        )]
        name: Option<String>,
    },
    #[command(
        about = say::RulesDelete.text(),
        long_about = with_more(|| [say::RulesDelete.text(), say::RulesDeleteMore.text()]),
        after_long_help = examples(|| [("ginscore rules delete club", say::RulesDeleteExample.text())])
    )]
    Delete {
        #[arg(
            value_name = "NAME",
            add = ArgValueCandidates::new(completion::saved_presets),
            help = say::RulesDeleteName.text()
        )]
        name: String,
    },
    #[command(
        about = say::RulesShow.text(),
        after_long_help = examples(|| [
            ("ginscore rules show", say::RulesShowExample1.text()),
            ("ginscore rules show pagat --oklahoma", say::RulesShowExample2.text()),
        ])
    )]
    Show {
        #[arg(
            value_name = "PRESET",
            conflicts_with = "preset",
            add = ArgValueCandidates::new(completion::presets),
            help = say::RulesShowName.text()
        )]
        name: Option<String>,
        #[command(flatten)]
        rules: Rules,
    },
    #[command(
        about = say::RulesDiff.text(),
        long_about = with_more(|| [say::RulesDiff.text(), say::RulesDiffMore.text()]),
        after_long_help = examples(|| [
            ("ginscore rules diff pagat modern", say::RulesDiffExample1.text()),
            ("ginscore rules diff standard --hollywood", say::RulesDiffExample2.text()),
            ("ginscore rules diff pagat", say::RulesDiffExample3.text()),
        ])
    )]
    Diff {
        #[arg(
            value_name = "PRESET",
            num_args = 1..=2,
            required = true,
            add = ArgValueCandidates::new(completion::presets),
            help = say::RulesDiffNames.text()
        )]
        names: Vec<String>,
        #[command(flatten)]
        changes: Changes,
    },
    #[command(
        about = say::RulesExplain.text(),
        long_about = with_more(|| [say::RulesExplain.text(), say::RulesExplainMore.text()]),
        after_long_help = examples(|| [
            ("ginscore rules explain", say::RulesExplainExample1.text()),
            ("ginscore rules explain --all", say::RulesExplainExample2.text()),
            ("ginscore rules explain laying-off", say::RulesExplainExample3.text()),
            ("ginscore rules explain illegal-knock", say::RulesExplainExample4.text()),
        ])
    )]
    Explain {
        #[arg(
            value_name = "TOPIC",
            add = ArgValueCandidates::new(completion::topics),
            help = say::RulesExplainTopic.text()
        )]
        topic: Vec<String>,
        #[arg(long, conflicts_with = "topic", help = say::RulesExplainAll.text())]
        all: bool,
    },
}

/// The commands under `series`.
#[derive(Debug, Subcommand)]
pub enum SeriesCommand {
    #[command(
        about = say::SeriesList.text(),
        after_long_help = examples(|| [("ginscore series list", say::SeriesListExample.text())])
    )]
    List,
    #[command(
        about = say::SeriesUse.text(),
        after_long_help = examples(|| [("ginscore series use ann", say::SeriesUseExample.text())])
    )]
    Use {
        #[arg(
            value_name = "NAME",
            add = ArgValueCandidates::new(completion::series),
            help = say::SeriesUseName.text()
        )]
        name: String,
    },
    #[command(
        about = say::SeriesShow.text(),
        after_long_help = examples(|| [("ginscore series show", say::SeriesShowExample.text())])
    )]
    Show,
    #[command(
        about = say::SeriesDelete.text(),
        long_about = with_more(|| [say::SeriesDelete.text(), say::SeriesDeleteMore.text()]),
        after_long_help = examples(|| [
            ("ginscore series delete 2026-11-20-1930-ann-bob", say::SeriesDeleteExample1.text()),
            ("ginscore series delete demo --yes", say::SeriesDeleteExample2.text()),
        ])
    )]
    Delete {
        #[arg(
            value_name = "NAME",
            add = ArgValueCandidates::new(completion::series),
            help = say::SeriesDeleteName.text()
        )]
        name: String,
        #[arg(short, long, help = say::SeriesDeleteYes.text())]
        yes: bool,
    },
    #[command(
        about = say::SeriesRestore.text(),
        long_about = with_more(|| [say::SeriesRestore.text(), say::SeriesRestoreMore.text()]),
        after_long_help = examples(|| [
            ("ginscore series restore", say::SeriesRestoreExample1.text()),
            ("ginscore series restore demo", say::SeriesRestoreExample2.text()),
        ])
    )]
    Restore {
        #[arg(
            value_name = "NAME",
            add = ArgValueCandidates::new(completion::deleted_series),
            help = say::SeriesRestoreName.text()
        )]
        name: Option<String>,
    },
    #[command(
        about = say::SeriesRename.text(),
        long_about = with_more(|| [say::SeriesRename.text(), say::SeriesRenameMore.text()]),
        after_long_help = examples(|| [
            ("ginscore series rename 2026-11-20-1930-ann-bob club-final", say::SeriesRenameExample.text()),
        ])
    )]
    Rename {
        #[arg(
            value_name = "NAME",
            add = ArgValueCandidates::new(completion::series),
            help = say::SeriesRenameName.text()
        )]
        name: String,
        #[arg(help = say::SeriesRenameNew.text())]
        new: String,
    },
}

/// The commands under `players`.
#[derive(Debug, Subcommand)]
pub enum PlayersCommand {
    #[command(
        about = say::PlayersRename.text(),
        long_about = with_more(|| [say::PlayersRename.text(), say::PlayersRenameMore.text()]),
        after_long_help = examples(|| [
            ("ginscore players rename Rob Robert", say::PlayersRenameExample1.text()),
            ("ginscore players rename ann Ann", say::PlayersRenameExample2.text()),
        ])
    )]
    Rename {
        #[arg(
            value_name = "OLD",
            add = ArgValueCandidates::new(completion::names),
            help = say::PlayersRenameOld.text()
        )]
        old: String,
        #[arg(value_name = "NEW", help = say::PlayersRenameNew.text())]
        new: String,
    },
    #[command(
        about = say::PlayersMerge.text(),
        long_about = with_more(|| [say::PlayersMerge.text(), say::PlayersMergeMore.text()]),
        after_long_help = examples(|| [
            ("ginscore players merge Bobby Robert", say::PlayersMergeExample.text()),
        ])
    )]
    Merge {
        #[arg(
            value_name = "OLD",
            add = ArgValueCandidates::new(completion::names),
            help = say::PlayersMergeOld.text()
        )]
        old: String,
        #[arg(
            value_name = "INTO",
            add = ArgValueCandidates::new(completion::names),
            help = say::PlayersMergeInto.text()
        )]
        into: String,
    },
}

/// Reads the number of a hand, with a plainer message than clap's own.
fn hand_number(typed: &str) -> Result<usize, &'static str> {
    typed.parse().map_err(|_| mistake_say::WriteHandNumber.text())
}

/// Reads the number of a port.
#[cfg(feature = "board")]
fn port(typed: &str) -> Result<u16, &'static str> {
    typed.parse().map_err(|_| crate::messages::written::cli_board::WritePort.text())
}
