//! What is wrong with rows that another program handed in.

use crate::exchange::columns::Column;
use crate::model::series::OperationError;
use ginscore_rules::notation::{Hidden, Mistakes, NameError, Names, ParseError};
use ginscore_rules::rules::{RuleConflict, RuleKey};

/// Something wrong with a row.
#[derive(Clone, Debug)]
pub struct RowError {
    /// The line, counted from 1.
    pub line: usize,
    /// What.
    pub what: RowErrorKind,
}

/// The ways in which rows can be wrong.
#[derive(Clone, Debug)]
pub enum RowErrorKind {
    /// The text holds no rows: a page, an object with whole series, or nothing.
    NoRows,
    /// The line is no JSON object.
    NoObject,
    /// The object is of a form that is newer than this program.
    Newer(String),
    /// The head has more columns than [`MOST_COLUMNS`](crate::exchange::rows::MOST_COLUMNS): how many.
    TooManyColumns(usize),
    /// There are fewer cells in the row than columns in the head: it was cut off, or is another table's.
    TooFewCells,
    /// There are more cells in the row than columns in the head.
    TooManyCells,
    /// A cell goes on over the end of its line.
    ManyLines(Column),
    /// A cell is longer than [`LONGEST_CELL`](crate::exchange::rows::LONGEST_CELL).
    TooLong(Column),
    /// No column is called that.
    UnknownColumn(String),
    /// A column stands twice in the head.
    SecondColumn(Column),
    /// The row does not say what is needed.
    Missing(Column),
    /// What the column says is not what it holds: a date, or money.
    BadCell(Column, String),
    /// The column holds a character that cannot be seen.
    Hidden(Column, Hidden),
    /// A name that will not do.
    BadName(String, NameError),
    /// No preset is called that, and the rules are not all there.
    UnknownPreset(String),
    /// No rule is called that.
    UnknownRule(String),
    /// A value that a rule does not allow.
    BadRule(&'static RuleKey, String),
    /// Rules that do not go together.
    Clash(RuleConflict),
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
        misread: Mistakes<ParseError>,
    },
    /// A hand that cannot stand where it does.
    Refused {
        /// Its line.
        hand: String,
        /// Whose it is.
        names: Names,
        /// Why.
        refusal: OperationError,
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

/// The faults of a text of rows, and whether any of them keeps a row from being read: that decides the exit status,
/// even if the fault itself is only counted.
#[derive(Clone, Debug)]
pub struct RowFaults {
    all: Mistakes<RowError>,
    misread: bool,
}

impl RowFaults {
    /// No fault.
    pub const fn none() -> RowFaults {
        RowFaults { all: Mistakes::none(), misread: false }
    }

    /// Adds a fault.
    pub fn push(&mut self, fault: RowError) {
        self.misread |= fault.what.is_misread();
        self.all.push(fault);
    }

    /// The number of faults.
    pub const fn count(&self) -> usize {
        self.all.count()
    }

    /// The faults.
    pub const fn all(&self) -> &Mistakes<RowError> {
        &self.all
    }

    /// Whether a row cannot be read; otherwise all can, and the rules say no.
    pub const fn is_misread(&self) -> bool {
        self.misread
    }

    /// What was read, unless there is a fault. The kept ones are sorted by their lines.
    ///
    /// # Errors
    ///
    /// The faults, if there are any.
    pub fn none_or<T>(mut self, read: T) -> Result<T, RowFaults> {
        self.all.sort_by_key(|fault| fault.line);
        if self.all.is_empty() { Ok(read) } else { Err(self) }
    }
}

impl Extend<RowError> for RowFaults {
    fn extend<I: IntoIterator<Item = RowError>>(&mut self, faults: I) {
        faults.into_iter().for_each(|fault| self.push(fault));
    }
}

impl From<RowError> for RowFaults {
    fn from(fault: RowError) -> RowFaults {
        let mut faults = RowFaults::none();
        faults.push(fault);
        faults
    }
}

impl RowErrorKind {
    /// Whether the row cannot be read; otherwise it can, and the rules say no.
    pub const fn is_misread(&self) -> bool {
        !matches!(self, RowErrorKind::Refused { .. } | RowErrorKind::Mismatch { .. })
    }

    /// The mistake on that line.
    pub const fn on(self, line: usize) -> RowError {
        RowError { line, what: self }
    }
}
