//! The mistakes in rows from another program.

use crate::exchange::columns::RowColumn;
use crate::model::refusal::Refusal;
use ginscore_notation::{At, Hidden, Mistakes, NameError, ParseError, Roster};
use ginscore_rules::house::{RuleConflict, RuleKey};

/// What a text without rows is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Another {
    /// It is empty, or of another program.
    NoHands,
    /// Whole series, as `export --format json` writes them.
    WholeSeries,
    /// A row for each side of a series, as `export --results` writes them.
    Results,
    /// The file of a series in a ledger.
    Ledger,
    /// A page, as `export --format html` writes it.
    Page,
}

/// A mistake in a row, with its line.
#[derive(Clone, Debug)]
pub struct InRow {
    /// The line, counted from 1.
    pub line: usize,
    pub what: RowError,
}

#[derive(Clone, Debug)]
pub enum RowError {
    /// The text contains no rows.
    Another(Another),
    /// The line is not a JSON object.
    NoObject,
    /// The object has a format that is newer than this program.
    Newer(String),
    /// The header row has that many columns, more than [`MOST_COLUMNS`](crate::exchange::MOST_COLUMNS).
    TooManyColumns(usize),
    /// The row has fewer cells than the header row has columns: it was cut off, or belongs to another file.
    TooFewCells,
    /// The row has more cells than the header row has columns.
    TooManyCells,
    /// A cell continues past the end of its line.
    ManyLines(RowColumn),
    /// A cell is longer than [`LONGEST_CELL`](crate::exchange::LONGEST_CELL).
    TooLong(RowColumn),
    /// A name in the header is probably a misspelling of the name of one.
    UnknownColumn(String, String),
    /// A column appears twice in the header row.
    SecondColumn(String),
    /// The row lacks a required value.
    Missing(RowColumn),
    /// The value is not of the column's kind: a date, or money.
    BadCell(RowColumn, String),
    /// The column contains an invisible character.
    Hidden(RowColumn, Hidden),
    /// A name is not valid.
    BadName(String, NameError),
    /// No preset has that name, and the rules are incomplete.
    UnknownPreset(String),
    UnknownRule(String),
    BadRule(RuleKey, String),
    /// Two rules conflict.
    Clash(RuleConflict),
    /// The row contradicts the first row of its series.
    Otherwise(RowColumn),
    /// Neither player has that name.
    UnknownPlayer(RowColumn, String),
    /// The row does not have the number of the next hand.
    OutOfOrder {
        /// The expected number.
        next: usize,
        /// The number that the row has.
        written: String,
    },
    /// The hand cannot be read.
    Misread {
        hand: String,
        misread: Mistakes<At<ParseError>>,
    },
    /// The hand is not possible at this point of the series.
    Refused {
        hand: String,
        roster: Box<Roster>,
        refusal: Refusal,
    },
    /// The row gives another result of the hand than the rules do.
    Mismatch {
        column: RowColumn,
        /// The result in the row.
        written: String,
        /// The result by the rules.
        given: String,
    },
}

/// The faults of a text of rows, and a flag that is set if any of them keeps a row from being read. The flag
/// decides the exit status, even if the fault itself is only counted and not kept.
#[derive(Clone, Debug)]
pub struct RowFaults {
    all: Mistakes<InRow>,
    misread: bool,
}

impl RowFaults {
    pub const fn none() -> RowFaults {
        RowFaults { all: Mistakes::none(), misread: false }
    }

    pub fn push(&mut self, fault: InRow) {
        self.misread |= fault.what.is_misread();
        self.all.push(fault);
    }

    pub fn append(&mut self, others: RowFaults) {
        self.misread |= others.misread;
        self.all.append(others.all);
    }

    pub const fn count(&self) -> usize {
        self.all.count()
    }

    pub const fn all(&self) -> &Mistakes<InRow> {
        &self.all
    }

    /// Returns true if a row cannot be read; otherwise all rows can be read, but the rules refuse one.
    pub const fn is_misread(&self) -> bool {
        self.misread
    }

    /// Returns `read`, unless there is a fault. The faults that are kept are sorted by line.
    ///
    /// # Errors
    /// The faults, if there are any.
    pub fn none_or<T>(mut self, read: T) -> Result<T, RowFaults> {
        self.all.sort_by_key(|fault| fault.line);
        if self.all.is_empty() { Ok(read) } else { Err(self) }
    }
}

impl Extend<InRow> for RowFaults {
    fn extend<I: IntoIterator<Item = InRow>>(&mut self, faults: I) {
        faults.into_iter().for_each(|fault| self.push(fault));
    }
}

impl From<InRow> for RowFaults {
    fn from(fault: InRow) -> RowFaults {
        let mut faults = RowFaults::none();
        faults.push(fault);
        faults
    }
}

impl RowError {
    /// Returns true if the row cannot be read; otherwise it can be read, but the rules refuse it.
    pub const fn is_misread(&self) -> bool {
        !matches!(self, RowError::Refused { .. } | RowError::Mismatch { .. })
    }

    /// Returns the mistake with the number of its line.
    pub const fn on(self, line: usize) -> InRow {
        InRow { line, what: self }
    }
}
