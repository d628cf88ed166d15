//! Diagnostics for rows that another program exported.

use crate::say::Message;
use crate::say::written::{house::CannotBe, ledger::InvalidHand, row_error as say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::mistakes::parse_error::{bad_name, hidden, parse_errors};
use crate::show::mistakes::rule_fault;
use crate::show::rulebook::TopicId;
use crate::show::rules::house::{bad_value, rule_conflict, unknown_key, unknown_preset};
use crate::show::words::{all_of, ticked};
use ginscore_ledger::exchange::{Another, InRow, LONGEST_CELL, MOST_COLUMNS, RowColumn, RowError};
use ginscore_ledger::model::Refusal;
use ginscore_notation::{Mistakes, read_seated};

pub fn row_error(file: &str, of: &InRow) -> Mistakes<Diagnostic> {
    let place = format!("{file}:{}", of.line);
    let reports = match &of.what {
        RowError::Misread { hand, misread: all } => parse_errors(hand, all.clone()),
        RowError::Refused { hand, roster, refusal: Refusal::Faults(faults) } => {
            match read_seated(hand, roster, &[]).as_deref() {
                Ok([read, ..]) => rule_fault::faults(faults, &roster.pair(read.opponents), hand, &read.hand),
                Ok([]) | Err(_) => Mistakes::none(),
            }
        }
        what => [describe(what)].into(),
    };
    reports.map(|report| report.at(place.clone()))
}

const MOST_NAMED: usize = 10;

pub fn ignored(columns: &[String]) -> Option<String> {
    let count = columns.len();
    let named: Vec<String> = columns.iter().take(MOST_NAMED).map(|name| ticked(name)).collect();
    let columns = match count.saturating_sub(MOST_NAMED) {
        0 => all_of(&named),
        more => say::NamesAndMore { names: named.join(", "), more }.said(),
    };
    (count > 0).then(|| say::IgnoredColumns { count, columns }.said())
}

fn describe(mistake: &RowError) -> Diagnostic {
    let column = |column: &RowColumn| ticked(column.name());
    let bad_line = |message: String| Diagnostic::new(Code::BadLine, message);
    let bad_value_of = |message: String| Diagnostic::new(Code::BadValue, message);
    let mismatch = |message: String| Diagnostic::new(Code::ImportMismatch, message);
    match mistake {
        RowError::Another(Another::NoHands) => bad_line(say::NoRows.said()).hinted(say::NoRowsHint),
        RowError::Another(Another::WholeSeries) => {
            bad_line(say::WholeSeries.said()).hinted(say::WholeSeriesHint)
        }
        RowError::Another(Another::Results) => bad_line(say::OnlyResults.said()).hinted(say::OnlyResultsHint),
        RowError::Another(Another::Ledger) => bad_line(say::LedgerFile.said()).hinted(say::LedgerFileHint),
        RowError::Another(Another::Page) => bad_line(say::WebPage.said()).hinted(say::WebPageHint),
        RowError::NoObject => bad_line(say::NoObject.said()).hinted(say::NoObjectHint),
        RowError::Newer(schema) => bad_value_of(say::Newer { schema }.said()).hinted(say::NewerHint),
        RowError::TooManyColumns(columns) => {
            bad_line(say::TooManyColumns { columns, most: MOST_COLUMNS }.said())
                .hinted(say::TooManyColumnsHint)
        }
        RowError::TooFewCells => bad_line(say::TooFewCells.said()).hinted(say::TooFewCellsHint),
        RowError::ManyLines(of) => {
            bad_line(say::ManyLines { column: column(of) }.said()).hinted(say::ManyLinesHint)
        }
        RowError::TooLong(of) => {
            bad_value_of(say::CellTooLong { column: column(of), most: LONGEST_CELL }.said())
                .hinted(say::CellTooLongHint)
        }
        RowError::TooManyCells => bad_line(say::TooManyCells.said()).hinted(say::TooManyCellsHint),
        RowError::UnknownColumn(name, near) => {
            Diagnostic::new(Code::UnknownKey, say::NoSuchColumn { column: ticked(name) })
                .hinted(say::NoSuchColumnHint { meant: ticked(near) })
        }
        RowError::SecondColumn(name) => {
            bad_line(say::ColumnTwice { column: ticked(name) }.said()).hinted(say::ColumnTwiceHint)
        }
        RowError::Missing(of) => {
            bad_line(say::Missing { column: column(of) }.said()).hinted(say::MissingHint)
        }
        RowError::BadCell(of, text) => {
            let report = bad_value_of(CannotBe { key: column(of), value: ticked(text) }.said());
            match of {
                RowColumn::Start | RowColumn::Time => report.hinted(say::TimestampHint),
                RowColumn::Stake => report.hinted(say::StakeHint),
                RowColumn::Lineup => report.hinted(say::LineupHint),
                RowColumn::Sides => report.hinted(say::SidesHint),
                _ => report,
            }
        }
        RowError::Hidden(of, found) => {
            bad_value_of(say::HiddenCharacter { column: column(of), hidden: hidden(found) }.said())
                .hinted(say::HiddenCharacterHint)
        }
        RowError::BadName(name, why) => bad_name(name, *why),
        RowError::UnknownPreset(name) => unknown_preset(name, &[]),
        RowError::UnknownRule(name) => unknown_key(name),
        RowError::BadRule(key, typed) => bad_value(*key, typed),
        RowError::Clash(two) => rule_conflict(*two),
        RowError::Otherwise(of) => {
            bad_value_of(say::Differs { column: column(of) }.said()).hinted(say::DiffersHint)
        }
        RowError::UnknownPlayer(of, name) => {
            let message = say::NotAPlayer { column: column(of), name: ticked(name) }.said();
            Diagnostic::new(Code::UnknownPlayer, message).hinted(say::NotAPlayerHint)
        }
        RowError::OutOfOrder { next, written } => {
            bad_value_of(say::OutOfOrder { next, written }.said()).hinted(say::OutOfOrderHint)
        }
        RowError::Refused { refusal: Refusal::SeriesOver, .. } => {
            Diagnostic::new(Code::SeriesOver, say::SeriesOver).by(TopicId::Series).hinted(say::SeriesOverHint)
        }
        RowError::Mismatch { column: of, written, given } => {
            let column = column(of);
            mismatch(match given.is_empty() {
                true => say::MismatchNone { column, written }.said(),
                false => say::Mismatch { column, written, given }.said(),
            })
            .hinted(say::MismatchHint)
        }
        RowError::Refused { .. } | RowError::Misread { .. } => {
            bad_line(InvalidHand.said()).hinted(say::NotValidHint)
        }
    }
}
