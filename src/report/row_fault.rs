//! What is wrong with rows that another program handed in.

use super::columns::Column;
use crate::ledger::series::Refusal;
use crate::notation::fault::Misread;
use crate::notation::keys::Key;
use crate::notation::names::{BadName, Names};
use crate::rules::house::Clash;

/// Something wrong with a row.
#[derive(Clone, Debug)]
pub struct RowFault {
    /// The line, counted from 1.
    pub line: usize,
    /// What.
    pub what: RowMistake,
}

/// The ways in which rows can be wrong.
#[derive(Clone, Debug)]
pub enum RowMistake {
    /// The text holds no rows: a page, an object with whole series, or nothing.
    NoRows,
    /// The line is no JSON object.
    NoObject,
    /// The object is of a form that is newer than this program.
    Newer(String),
    /// There are fewer cells in the row than columns in the head: it was cut off, or is another table's.
    TooFewCells,
    /// There are more cells in the row than columns in the head.
    TooManyCells,
    /// A cell goes on over the end of its line.
    ManyLines(Column),
    /// A cell is longer than [`LONGEST_CELL`](super::row::LONGEST_CELL).
    TooLong(Column),
    /// No column is called that.
    UnknownColumn(String),
    /// A column stands twice in the head.
    SecondColumn(Column),
    /// The row does not say what is needed.
    Missing(Column),
    /// What the column says is not what it holds: a date, or money.
    BadCell(Column, String),
    /// A name that will not do.
    BadName(String, BadName),
    /// No preset is called that, and the rules are not all there.
    UnknownPreset(String),
    /// No rule is called that.
    UnknownRule(String),
    /// A value that a rule does not allow.
    BadRule(&'static Key, String),
    /// Rules that do not go together.
    Clash(Clash),
    /// The row says something else of the series than its first row.
    Otherwise(Column),
    /// Neither player has that name.
    UnknownPlayer(Column, String),
    /// The hand of that number was to come, and this row says it is another.
    OutOfOrder {
        /// The number that comes next.
        next: usize,
        /// The number that the row has.
        written: String,
    },
    /// A hand that cannot be read.
    Misread {
        /// Its line.
        hand: String,
        /// What cannot be read.
        misread: Vec<Misread>,
    },
    /// A hand that cannot stand where it does.
    Refused {
        /// Its line.
        hand: String,
        /// Whose it is.
        names: Names,
        /// Why.
        refusal: Refusal,
    },
    /// What the row says that the hand came to is not what the rules give.
    Mismatch {
        /// Where it says so.
        column: Column,
        /// What it says.
        written: String,
        /// What the rules give.
        given: String,
    },
}

impl RowMistake {
    /// The mistake on that line.
    pub const fn on(self, line: usize) -> RowFault {
        RowFault { line, what: self }
    }
}
