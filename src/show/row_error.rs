//! Diagnostics for rows that another program exported.

use super::date::day;
use super::diagnostic::Diagnostic;
use super::house::{bad_value, rule_conflict, unknown_key, unknown_preset};
use super::parse_error::{bad_name, hidden, parse_errors};
use super::rule_fault;
use super::rulebook::TopicId;
use super::words::{all_of, quoted, ticked};
use crate::messages::written::{house::CannotBe, ledger::InvalidHand, row_error as say};
use crate::messages::{Fixed, Message};
use crate::show::code::Code;
use ginscore_ledger::exchange::{
    Column, Heading, LONGEST_CELL, MOST_COLUMNS, RowError, RowErrorKind, SheetCell,
};
use ginscore_ledger::model::OperationError;
use ginscore_notation::{Mistakes, read_seated};

/// The diagnostics for a fault in the file of that name.
pub fn row_error(file: &str, of: &RowError) -> Mistakes<Diagnostic> {
    let place = format!("{file}:{}", of.line);
    let reports = match &of.what {
        RowErrorKind::Misread { hand, misread: all } => parse_errors(hand, all.clone()),
        RowErrorKind::Refused { hand, roster, refusal: OperationError::Faults(faults) } => {
            match read_seated(hand, roster, &[]).as_deref() {
                Ok([read, ..]) => rule_fault::faults(faults, &roster.pair(read.opponents), hand, &read.hand),
                Ok([]) | Err(_) => Mistakes::none(),
            }
        }
        what => [one(what)].into(),
    };
    reports.map(|report| report.at(place.clone()))
}

/// The remark about headings that were ignored, if there are any.
pub fn ignored(headings: &[String]) -> Option<String> {
    let count = headings.len();
    (count > 0).then(|| say::IgnoredColumns { count, columns: some_of(headings) }.said())
}

/// The warning about lines whose counts do not give their points, if there are any.
pub fn without_counts(file: &str, lines: &[usize]) -> Option<Diagnostic> {
    let few: Vec<String> = lines.iter().take(MOST_NAMED).map(usize::to_string).collect();
    let few = all_of(&few);
    let message = match lines.len() {
        0 => return None,
        count if count > MOST_NAMED => say::WithoutCountsMany { count, lines: few }.said(),
        count => say::WithoutCounts { count, lines: few }.said(),
    };
    let report = Diagnostic::new(Code::ImportMismatch, message).at(file);
    Some(report.hinted(say::WithoutCountsHint.text()))
}

/// The most headings or lines that a message names.
const MOST_NAMED: usize = 10;

/// The first of these headings, in words.
fn some_of(headings: &[String]) -> String {
    let named: Vec<String> = headings.iter().take(MOST_NAMED).map(|heading| ticked(heading)).collect();
    match headings.len().saturating_sub(MOST_NAMED) {
        0 => all_of(&named),
        more => say::NamesAndMore { names: named.join(", "), more }.said(),
    }
}

/// The option that gives a heading a meaning, as it is typed.
fn map(heading: &str, meaning: &str) -> String {
    let typed = quoted(&format!("{}={meaning}", heading.trim()));
    ticked(&format!("--map {typed}"))
}

fn one(mistake: &RowErrorKind) -> Diagnostic {
    let column = |column: &Column| ticked(column.name());
    let heading = |heading: &Heading| ticked(heading.name());
    let bad_line = |message: String| Diagnostic::new(Code::BadLine, message);
    let bad_value_of = |message: String| Diagnostic::new(Code::BadValue, message);
    let mismatch = |message: String| Diagnostic::new(Code::ImportMismatch, message);
    match mistake {
        RowErrorKind::NoRows => bad_line(say::NoRows.said()).hinted(say::NoRowsHint.text()),
        RowErrorKind::NoObject => bad_line(say::NoObject.said()).hinted(say::NoObjectHint.text()),
        RowErrorKind::Newer(schema) => {
            bad_value_of(say::Newer { schema }.said()).hinted(say::NewerHint.text())
        }
        RowErrorKind::TooManyColumns(columns) => {
            bad_line(say::TooManyColumns { columns, most: MOST_COLUMNS }.said())
                .hinted(say::TooManyColumnsHint.text())
        }
        RowErrorKind::TooFewCells => bad_line(say::TooFewCells.said()).hinted(say::TooFewCellsHint.text()),
        RowErrorKind::ManyLines(of) => {
            bad_line(say::ManyLines { column: heading(of) }.said()).hinted(say::ManyLinesHint.text())
        }
        RowErrorKind::TooLong(of) => {
            bad_value_of(say::CellTooLong { column: heading(of), most: LONGEST_CELL }.said())
                .hinted(say::CellTooLongHint.text())
        }
        RowErrorKind::TooManyCells => bad_line(say::TooManyCells.said()).hinted(say::TooManyCellsHint.text()),
        RowErrorKind::UnknownColumn(name, near) => {
            let (meant, option) = (ticked(near), map(name, "ignore"));
            Diagnostic::new(Code::UnknownKey, say::NoSuchColumn { column: ticked(name) }.said())
                .hinted(say::NoSuchColumnHint { meant, option }.said())
        }
        RowErrorKind::SecondColumn(name) => {
            bad_line(say::ColumnTwice { column: ticked(name) }.said()).hinted(say::ColumnTwiceHint.text())
        }
        RowErrorKind::SameMeaning { first, second, meaning } => {
            let (one, other, column) = (ticked(first), ticked(second), heading(meaning));
            bad_line(say::SameMeaning { one, other, column }.said())
                .hinted(say::SameMeaningHint { option: map(second, "ignore") }.said())
        }
        RowErrorKind::NoHeading { missing, unknown, found } => no_heading(*missing, unknown, found),
        RowErrorKind::NotMapped { heading, found } => {
            Diagnostic::new(Code::BadOption, say::NoSuchHeading { heading: ticked(heading) }.said())
                .hinted(say::HeadingsAre { headings: some_of(found) }.said())
        }
        RowErrorKind::EmptyCell(name, of) => {
            let hint = match of {
                Heading::Column(Column::Winner) => say::EmptyWinner.text(),
                Heading::Column(Column::Points) => say::EmptyPoints.text(),
                _ => say::EmptyName.text(),
            };
            bad_line(say::EmptyCell { heading: ticked(name) }.said()).hinted(hint)
        }
        RowErrorKind::BadSheetCell { heading, text, of } => {
            let hint = match of {
                SheetCell::Points => say::PointsHint.said(),
                SheetCell::Count => say::CountHint.said(),
                SheetCell::Boxes => say::BoxesHint.said(),
                SheetCell::How => say::HowHint { option: map(heading, "ignore") }.said(),
                SheetCell::Date => say::DateHint.said(),
                SheetCell::Card => say::CardHint.said(),
            };
            bad_value_of(CannotBe { key: ticked(heading), value: ticked(text) }.said()).hinted(hint)
        }
        RowErrorKind::AmbiguousDate { heading, text, days: [one, other] } => {
            let (heading, text) = (ticked(heading), ticked(text));
            let (one, other) = (day(*one), day(*other));
            bad_value_of(say::AmbiguousDate { heading, text, one, other }.said())
                .hinted(say::AmbiguousDateHint.text())
        }
        RowErrorKind::StrangeWinner { heading, name, players: [one, other] } => {
            let (heading, name) = (ticked(heading), ticked(name));
            Diagnostic::new(Code::UnknownPlayer, say::StrangeWinner { heading, name }.said())
                .hinted(say::PlayersAre { one: ticked(one), other: ticked(other) }.said())
        }
        RowErrorKind::NotMorePoints { points, loser } => {
            bad_value_of(say::NotMorePoints { points, loser }.said()).hinted(say::NotMorePointsHint.text())
        }
        RowErrorKind::GameInGame => bad_line(say::GameInGame.said()).hinted(say::GameInGameHint.text()),
        RowErrorKind::GameNotWon(points) => {
            mismatch(say::GameNotWon { points }.said()).hinted(say::GameNotWonHint.text())
        }
        RowErrorKind::CountsWithoutPoints => {
            mismatch(say::CountsWithoutPoints.said()).hinted(say::CountsWithoutPointsHint.text())
        }
        RowErrorKind::Missing(of) => {
            bad_line(say::Missing { column: column(of) }.said()).hinted(say::MissingHint.text())
        }
        RowErrorKind::BadCell(of, text) => {
            let hint = match of {
                Column::Stake => say::StakeHint.text(),
                Column::Preset => say::PresetHint.text(),
                _ => say::TimestampHint.text(),
            };
            bad_value_of(CannotBe { key: column(of), value: ticked(text) }.said()).hinted(hint)
        }
        RowErrorKind::Hidden(of, found) => {
            bad_value_of(say::HiddenCharacter { column: column(of), hidden: hidden(found) }.said())
                .hinted(say::HiddenCharacterHint.text())
        }
        RowErrorKind::BadName(name, why) => bad_name(name, *why),
        RowErrorKind::UnknownPreset(name) => unknown_preset(name, &[]),
        RowErrorKind::UnknownRule(name) => unknown_key(name),
        RowErrorKind::BadRule(key, typed) => bad_value(key, typed),
        RowErrorKind::Clash(two) => rule_conflict(*two),
        RowErrorKind::Otherwise(of) => {
            bad_value_of(say::Differs { column: column(of) }.said()).hinted(say::DiffersHint.text())
        }
        RowErrorKind::UnknownPlayer(of, name) => {
            let message = say::NotAPlayer { column: column(of), name: ticked(name) }.said();
            Diagnostic::new(Code::UnknownPlayer, message).hinted(say::NotAPlayerHint.text())
        }
        RowErrorKind::OutOfOrder { next, written } => {
            bad_value_of(say::OutOfOrder { next, written }.said()).hinted(say::OutOfOrderHint.text())
        }
        RowErrorKind::Refused { refusal: OperationError::SeriesOver, .. } => {
            Diagnostic::new(Code::SeriesOver, say::SeriesOver.text())
                .by(TopicId::Series)
                .hinted(say::SeriesOverHint.text())
        }
        RowErrorKind::Mismatch { column: of, written, given } => {
            let column = column(of);
            mismatch(match given.is_empty() {
                true => say::MismatchNone { column, written }.said(),
                false => say::Mismatch { column, written, given }.said(),
            })
            .hinted(say::MismatchHint.text())
        }
        RowErrorKind::Refused { .. } | RowErrorKind::Misread { .. } => {
            bad_line(InvalidHand.said()).hinted(say::NotValidHint.text())
        }
    }
}

/// The diagnostic for a sheet without a column that it needs, with the headings that are not known first.
fn no_heading(missing: Heading, unknown: &[String], found: &[String]) -> Diagnostic {
    let headings = some_of(&[unknown, found].concat());
    let (message, add) = match missing {
        Heading::Column(Column::Winner) => {
            (say::NoWinner.text(), say::AddWinner { headings: &headings }.said())
        }
        Heading::Loser => (say::NoLoser.text(), say::AddLoser { headings: &headings }.said()),
        _ => (say::NoPoints.text(), say::AddPoints { headings: &headings }.said()),
    };
    let hint = match unknown.first() {
        Some(unknown) => {
            let option = map(unknown, missing.name());
            say::NameTheColumn { option, headings: &headings }.said()
        }
        None => add,
    };
    Diagnostic::new(Code::BadLine, message).hinted(hint)
}
