//! Rows from another program, as CSV or JSON Lines.

use crate::exchange::error::{RowError, RowFaults};
use crate::exchange::raw_rows::RawRows;
use crate::exchange::row::{HandRow, RowFormat};
use crate::exchange::row_groups::{GroupNumbers, Grouping, RowGroups};

/// The rows of a text. All of them can be read, but they are not kept: they take several times as much memory as the text,
/// and are read from it again whenever they are needed.
#[derive(Clone, Debug)]
pub struct Rows<'t> {
    text: &'t str,
    form: RowFormat,
    ignored: Vec<String>,
    groups: GroupNumbers,
}

/// The format of a text: an object starts with a brace, and a header row never does.
pub fn row_format(text: &str) -> RowFormat {
    if text.trim_start_matches('\u{feff}').trim_start().starts_with('{') {
        RowFormat::JsonLines
    } else {
        RowFormat::Csv
    }
}

/// Returns the rows of a text, or all the mistakes that keep it from being read. Columns may be in any order; names that
/// mean no column are ignored, unless they look like a misspelling of one.
///
/// # Errors
/// The mistakes, sorted by line, if there are any.
pub fn read_rows(text: &str, form: RowFormat) -> Result<Rows<'_>, RowFaults> {
    let text = text.trim_start_matches('\u{feff}');
    let mut faults = RowFaults::none();
    if text.trim().is_empty() || text.trim_start().starts_with(['<', '[']) {
        return Err(RowError::NoRows.on(1).into());
    }
    let mut groups = Grouping::default();
    let mut raw = RawRows::new(text, form, &mut faults);
    while let Some(row) = raw.next_row(&mut faults) {
        groups.add(&row);
    }
    let ignored = raw.into_ignored();
    faults.none_or(Rows { text, form, ignored, groups: groups.numbers })
}

impl Rows<'_> {
    /// The names in the header that mean no column and were ignored.
    pub fn ignored(&self) -> &[String] {
        &self.ignored
    }

    /// The rows, in order.
    pub fn all(&self) -> impl Iterator<Item = HandRow> {
        // The text had no mistake when it was read before.
        let mut faults = RowFaults::none();
        let mut raw = RawRows::new(self.text, self.form, &mut faults);
        std::iter::from_fn(move || raw.next_row(&mut faults))
    }

    /// The number of groups; see [`Rows::groups`].
    pub const fn group_count(&self) -> usize {
        self.groups.sizes.len()
    }

    /// The rows of each series, in the order in which the series first appear. Rows that name neither a series nor players
    /// continue the series of the row before. Rows that name players, but neither a start nor a series, continue the last
    /// series of these players.
    ///
    /// The rows of a series are read up to its last one, with those of other series between them; no more are kept.
    pub fn groups(&self) -> RowGroups<'_, impl Iterator<Item = HandRow>> {
        RowGroups::new(self.all(), &self.groups)
    }
}
