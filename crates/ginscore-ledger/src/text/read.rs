//! Reads the text of a series: its header, its entries, and the series that they fold into.

use toml::Spanned;
use toml::de::DeTable;

use crate::model::entry::{FORMAT, Moment};
use crate::model::series::Series;
use crate::seal::chain::Chain;
use crate::seal::digest::sealed_header;
use crate::text::conflict::{MergeConflict, merge_conflict};
use crate::text::entry::{Entry, read_entry};
use crate::text::error::{TextError, TextErrorKind};
use crate::text::expected::Expected;
use crate::text::fields::{Fields, Need, span};
use crate::text::fold::{Fold, ReadSeries};
use crate::text::header::{read_header, read_roster};
use ginscore_notation::{Mistakes, Roster, Span};

/// Reads the text of a series.
///
/// # Errors
///
/// Returns every mistake found in the text.
pub fn read_series(text: &str) -> Result<ReadSeries, Mistakes<TextError>> {
    match merge_conflict(text) {
        Some(merge) => Err([unmerged(&merge)].into()),
        None => read_merged(text),
    }
}

/// Reads a text without an unresolved merge, or one side of it, which may contain another.
fn read_merged(text: &str) -> Result<ReadSeries, Mistakes<TextError>> {
    let document = parse(text)?;
    let (mut reader, entries) = SeriesReader::of_document(document.get_ref())?;
    // Only after the tables of a list can others be added with a heading of their own.
    let can_grow = entries
        .last()
        .is_some_and(|last| text.get(last.span().start..).is_some_and(|at| at.starts_with("[[")));
    if let Some(fold) = &mut reader.fold {
        fold.reserve(entries.len(), text.len());
    }
    for mut entry in entries {
        reader.read_entry(&mut entry);
    }
    reader.end(can_grow)
}

/// Returns the start and the players of a series, or `None` if its header cannot be read. The text need not go on after
/// the header.
pub(crate) fn read_players(text: &str) -> Option<(Moment, Roster)> {
    let header = text.find("\n[[entry]]").and_then(|end| text.get(..end)).unwrap_or(text);
    let document = DeTable::parse(header).ok()?;
    let mut faults = Mistakes::none();
    let mut fields = Fields::of(document.get_ref(), Span::new(0, 0));
    let roster = read_roster(&mut fields, &mut faults)?;
    Some((fields.time("start", &mut faults)?.0, roster))
}

/// Reads a series: first its header, and then one entry after another.
pub(super) struct SeriesReader {
    /// The names that the players have after the entries; `None` if the header does not name them.
    roster: Option<Roster>,
    /// The series that the entries make; `None` if the header has a mistake.
    fold: Option<Fold>,
    faults: Mistakes<TextError>,
}

impl SeriesReader {
    /// Reads the header of a document. Returns the entries of the document, too.
    pub(super) fn of_document<'t>(
        document: &'t DeTable<'t>,
    ) -> Result<(SeriesReader, Vec<Fields<'t>>), Mistakes<TextError>> {
        let mut fields = Fields::of(document, Span::new(0, 0));
        let mut faults = Mistakes::none();
        match fields.number("format", Need::Must, &mut faults) {
            Some((format, at)) if format > FORMAT => {
                return Err([TextErrorKind::Newer(format).at(at)].into());
            }
            // What another format has in its entries is no mistake of its own.
            Some((format, at)) if format < FORMAT => {
                return Err([TextErrorKind::BadText(Expected::SeriesFormat).at(at)].into());
            }
            _ => {}
        }
        // The name that the series was started under is there to be sealed.
        let _ = fields.text("name", Need::May, &mut faults);
        let roster = read_roster(&mut fields, &mut faults);
        let header = read_header(&mut fields, roster.as_ref(), &mut faults);
        let entries = fields.tables("entry", &mut faults);
        fields.end(&mut faults);
        let header = header.filter(|_| faults.is_empty());
        let fold = header.map(|header| Fold::new(Series::new(header), Chain::new(&sealed_header(document))));
        Ok((SeriesReader { roster, fold, faults }, entries))
    }

    /// Reads the next entry. It is read even if the header has mistakes, as long as that names the players.
    pub(super) fn entry<'t>(&mut self, fields: &mut Fields<'t>) -> Option<Entry<'t>> {
        read_entry(fields, self.roster.as_mut()?, &mut self.faults)
    }

    /// Reads the next entry, and adds it to the series if no mistake was found so far.
    fn read_entry(&mut self, fields: &mut Fields<'_>) {
        let entry = self.entry(fields);
        if let (Some(fold), Some(entry)) = (&mut self.fold, entry)
            && self.faults.is_empty()
        {
            fold.add(entry);
        }
    }

    /// The series, with everything that was found in its text. What its operations have against them is left out if the text
    /// has other mistakes: it may follow from those.
    fn end(self, can_grow: bool) -> Result<ReadSeries, Mistakes<TextError>> {
        match self.fold.filter(|_| self.faults.is_empty()) {
            Some(fold) => fold.end(can_grow),
            None => Err(self.faults),
        }
    }
}

/// Reads the entries after those of a text that was read before. `series` and `chain` are what that text came to, without
/// mistakes; `start` is the place of the entries in the whole text. `None` if they have a mistake: the whole text must be
/// read then.
pub(crate) fn read_on(series: &Series, chain: &Chain, added: &str, start: usize) -> Option<ReadSeries> {
    let document = parse(added).ok()?;
    let mut faults = Mistakes::none();
    let mut top = Fields::of(document.get_ref(), Span::new(0, 0));
    let entries = top.tables("entry", &mut faults);
    top.end(&mut faults);
    let mut reader = SeriesReader {
        roster: Some(series.roster().clone()),
        fold: Some(Fold::new(series.clone(), chain.with_room(added.len()))),
        faults,
    };
    for mut fields in entries {
        let mut entry = reader.entry(&mut fields)?;
        entry.text.at = Span::new(entry.text.at.start + start, entry.text.at.end + start);
        reader.fold.as_mut()?.add(entry);
    }
    reader.end(true).ok()
}

/// The longest text for which every mistake is collected, in bytes. The TOML parser stores every mistake it finds,
/// at about a hundred bytes each; for a longer text it is asked only for the first.
const ALL_COLLECTED: usize = 2 << 20;

pub(super) fn parse(text: &str) -> Result<Spanned<DeTable<'_>>, Mistakes<TextError>> {
    if text.len() > ALL_COLLECTED {
        return DeTable::parse(text).map_err(|error| syntax(text, vec![error]));
    }
    let (document, errors) = DeTable::parse_recoverable(text);
    if errors.is_empty() { Ok(document) } else { Err(syntax(text, errors)) }
}

/// Returns the TOML syntax errors, the first of each line only: it usually causes the others on that line.
fn syntax(text: &str, mut errors: Vec<toml::de::Error>) -> Mistakes<TextError> {
    let place = |error: &toml::de::Error| error.span().map_or(Span::new(text.len(), text.len()), span);
    errors.sort_by_key(|error| place(error).start);
    let mut faults = Mistakes::none();
    let mut before: Option<usize> = None;
    for error in errors {
        let at = place(&error);
        // Searching only from one error to the next means that no part of the text is searched twice.
        let between = before.and_then(|before| text.get(before..at.start));
        if before.is_none() || between.is_some_and(|between| between.contains('\n')) {
            faults.push_with(|| TextErrorKind::Syntax(error.message().to_owned()).at(at));
        }
        before = Some(at.start);
    }
    faults
}

/// Describes an unresolved merge, with the entries of each side if both can be read.
fn unmerged(merge: &MergeConflict) -> TextError {
    let parting = match (read_merged(&merge.ours), read_merged(&merge.theirs)) {
        (Ok(ours), Ok(theirs)) => ours.chain.parting(&theirs.chain),
        _ => None,
    };
    TextErrorKind::Unmerged(parting).at(merge.at)
}
