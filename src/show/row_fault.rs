//! What is wrong with rows that another program handed in, said to people.

use super::fault;
use super::house::{bad_value, clash, unknown_key, unknown_preset};
use super::misread::{bad_name, hidden, misread_all};
use super::report::Diagnostic;
use super::rulebook::settlement::SERIES;
use super::words::{grouped, meant, ticked};
use crate::show::code::Code;
use ginscore_ledger::exchange::{Column, LONGEST_CELL, MOST_COLUMNS, RowError, RowErrorKind};
use ginscore_ledger::model::OperationError;
use ginscore_rules::notation::{Mistakes, read_hand};

/// The reports of a fault in what is called `file`.
pub fn row_fault(file: &str, of: &RowError) -> Mistakes<Diagnostic> {
    let place = format!("{file}:{}", of.line);
    let reports = match &of.what {
        RowErrorKind::Misread { hand, misread: all } => misread_all(hand, all.clone()),
        RowErrorKind::Refused { hand, names, refusal: OperationError::Faults(faults) } => {
            match read_hand(hand, names) {
                Ok(line) => fault::faults(faults, names, hand, &line),
                Err(_) => Mistakes::none(),
            }
        }
        what => [one(what)].into(),
    };
    reports.map(|report| report.at(place.clone()))
}

fn one(mistake: &RowErrorKind) -> Diagnostic {
    let column = |column: &Column| ticked(column.name());
    let bad_line = |message: String| Diagnostic::new(Code::BadLine, message);
    let bad_value_of = |message: String| Diagnostic::new(Code::BadValue, message);
    match mistake {
        RowErrorKind::NoRows => bad_line("there are no rows of hands here".to_owned())
            .hinted("import reads what `ginscore export --format csv` and `--format jsonl` write"),
        RowErrorKind::NoObject => bad_line("the line is no JSON object".to_owned())
            .hinted("write an object on each line, as `ginscore export --format jsonl` does"),
        RowErrorKind::Newer(schema) => bad_value_of(format!(
            "the row is of schema {schema}, which this program does not know"
        ))
        .hinted("use a newer ginscore"),
        RowErrorKind::TooManyColumns(columns) => bad_line(format!(
            "the head has {} columns, and {MOST_COLUMNS} is the limit",
            grouped(*columns as u64)
        ))
        .hinted("import reads what `ginscore export --format csv` and `--format jsonl` write"),
        RowErrorKind::TooFewCells => bad_line("the row has fewer cells than the head has columns".to_owned())
            .hinted("is the file whole? an empty cell needs its comma, too"),
        RowErrorKind::ManyLines(of) => bad_line(format!("{} goes on over the end of the line", column(of)))
            .hinted("is a quotation mark left open? a cell stands on one line"),
        RowErrorKind::TooLong(of) => bad_value_of(format!("{} is longer than {LONGEST_CELL} bytes", column(of)))
            .hinted("a row has one hand, and its note a line"),
        RowErrorKind::TooManyCells => bad_line("the row has more cells than the head has columns".to_owned())
            .hinted("a cell that holds a comma stands in quotation marks"),
        RowErrorKind::UnknownColumn(name) => {
            let known = Column::ALL.map(Column::name);
            // A short word is near to every other.
            let near = meant(name, known).filter(|near| name.len() > 4 || near.starts_with(name.as_str()));
            let hint = match near {
                Some(near) => format!("did you mean {}?", ticked(near)),
                None => format!("take it out; the columns are {}", known.join(", ")),
            };
            Diagnostic::new(Code::UnknownKey, format!("no column is called {}", ticked(name))).hinted(hint)
        }
        RowErrorKind::SecondColumn(of) => {
            bad_line(format!("the column {} is there twice", column(of))).hinted("take one of them out")
        }
        RowErrorKind::Missing(of) => bad_line(format!("the row has no {}", column(of))).hinted(
            "each row needs `hand`, and the first row of a series `player_one` and `player_two`; all else may be left out",
        ),
        RowErrorKind::BadCell(of, text) => {
            let wanted = match of {
                Column::Stake => "money per point, as in 0.10",
                Column::Preset => "the name of a preset, as `ginscore rules list` shows them",
                _ => "a date, as in 2026-11-20, 2026-11-20 19:30 or 2026-11-20T19:30:00+01:00",
            };
            bad_value_of(format!("{} cannot be {}", column(of), ticked(text))).hinted(format!("it wants {wanted}"))
        }
        RowErrorKind::Hidden(of, found) => bad_value_of(format!("{} holds {}", column(of), hidden(found)))
            .hinted("take it out of the cell"),
        RowErrorKind::BadName(name, why) => bad_name(name, *why),
        RowErrorKind::UnknownPreset(name) => unknown_preset(name),
        RowErrorKind::UnknownRule(name) => unknown_key(name),
        RowErrorKind::BadRule(key, typed) => bad_value(key, typed),
        RowErrorKind::Clash(two) => clash(*two),
        RowErrorKind::Otherwise(of) => {
            bad_value_of(format!("{} is another than in the first row of the series", column(of)))
                .hinted("rows of two series need different names under `series`")
        }
        RowErrorKind::UnknownPlayer(of, name) => {
            Diagnostic::new(Code::UnknownPlayer, format!("{} is no player of the series: {}", column(of), ticked(name)))
                .hinted("the players stand under `player_one` and `player_two`")
        }
        RowErrorKind::OutOfOrder { next, written } => {
            bad_value_of(format!("hand {next} of the series comes next, and this row is hand {written}"))
                .hinted("all hands of a series are needed, in order; sort the rows by `series` and `number`")
        }
        RowErrorKind::Refused { refusal: OperationError::SeriesOver, .. } => {
            Diagnostic::new(Code::SeriesOver, "this hand stands behind the end of the series")
                .by(SERIES)
                .hinted("give the next series another name under `series`; or look whether the `rules` are those that were played")
        }
        RowErrorKind::Mismatch { column: of, written, given } => Diagnostic::new(
            Code::ImportMismatch,
            format!("the row says {} {written}, and the rules give {}", of.name(), if given.is_empty() { "none" } else { given }),
        )
        .hinted("mend the hand or the `rules`; or leave the column out, and the rules decide"),
        RowErrorKind::Refused { .. } | RowErrorKind::Misread { .. } => {
            bad_line("the hand cannot stand".to_owned()).hinted("write it as in `Ann 4 v 23`")
        }
    }
}
