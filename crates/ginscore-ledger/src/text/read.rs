//! Reads the text of a series: its header, its entries, and the series that they fold into.

use toml::Spanned;
use toml::de::DeTable;

use crate::model::entry::{FORMAT, Moment};
use crate::model::series::Series;
use crate::seal::chain::Chain;
use crate::seal::digest::{SEALED_AS, sealed_header};
use crate::text::conflict::{MergeConflict, merge_conflict};
use crate::text::entry::read_entry;
use crate::text::error::{TextError, TextErrorKind};
use crate::text::expected::Expected;
use crate::text::fields::{Fields, span};
use crate::text::fold::{Fold, ReadSeries};
use crate::text::header::{read_header, read_later_keys, read_roster};
use crate::text::own_form::{OtherForm, OwnEntries, OwnForm, own_header};
use ginscore_notation::{Mistakes, Roster, Span};

/// Reads the text of a series.
///
/// # Errors
///
/// Returns every mistake found in the text.
pub fn read_series(text: &str) -> Result<ReadSeries, Mistakes<TextError>> {
    // No line of the program's own form is the mark of a merge.
    read_own_form(text).unwrap_or_else(|OtherForm| match merge_conflict(text) {
        Some(merge) => Err([unmerged(&merge)].into()),
        None => read_as_toml(text),
    })
}

/// Returns the start and the players of a series, or `None` if its header cannot be read. The text need not go on after
/// the header.
pub(crate) fn read_players(text: &str) -> Option<(Moment, Roster)> {
    let header = text.find("\n[[entry]]").and_then(|end| text.get(..end)).unwrap_or(text);
    let document = DeTable::parse(header).ok()?;
    let mut faults = Mistakes::none();
    let mut fields = Fields::of(document.get_ref(), Span::new(0, 0));
    let format = fields.number("format", &mut faults)?.0;
    let roster = read_roster(&mut fields, format, &mut faults)?;
    Some((fields.time("start", &mut faults)?.0, roster))
}

/// Reads one side of a merge, which may contain another.
fn read_merged(text: &str) -> Result<ReadSeries, Mistakes<TextError>> {
    read_own_form(text).unwrap_or_else(|OtherForm| read_as_toml(text))
}

/// Reads a text in the program's own form.
fn read_own_form(text: &str) -> Result<Result<ReadSeries, Mistakes<TextError>>, OtherForm> {
    let OwnForm { header, mut entries } = OwnForm::of(text)?;
    let mut reader = match read_own_header(header) {
        Ok(reader) => Ok(reader),
        // It has another form, or a mistake, whose place only TOML knows.
        Err(OtherForm) => {
            let document = DeTable::parse(header).map_err(|_| OtherForm)?;
            // A line within a multi-line text may look like the mark of a merge.
            if document.get_ref().contains_key("entry") || merge_conflict(header).is_some() {
                return Err(OtherForm);
            }
            SeriesReader::of_document(document.get_ref()).map(|(reader, _)| reader)
        }
    };
    if let Ok(SeriesReader { fold: Some(fold), .. }) = &mut reader {
        fold.reserve(text.len());
    }
    let mut fields = Fields::own();
    while entries.read_next(&mut fields)? {
        if let Ok(reader) = &mut reader {
            reader.read_entry(&mut fields);
        }
    }
    Ok(reader.and_then(|reader| reader.end(true)))
}

/// Reads a header in the program's own form, without a mistake.
pub(super) fn read_own_header(text: &str) -> Result<SeriesReader, OtherForm> {
    let fields = own_header(text)?;
    // A series that was raised is sealed with other values than it has.
    if fields.contains(SEALED_AS) {
        return Err(OtherForm);
    }
    let sealed = fields.sealed_text("");
    let (reader, _) = SeriesReader::of(fields, &sealed).map_err(|_| OtherForm)?;
    if reader.faults.is_empty() { Ok(reader) } else { Err(OtherForm) }
}

/// Reads a text without an unresolved merge as TOML, whatever its form. [`read_series`] gives the same, and sooner for a
/// text in the program's own form; this is there to check that.
///
/// # Errors
///
/// Returns every mistake found in the text.
#[doc(hidden)]
pub fn read_as_toml(text: &str) -> Result<ReadSeries, Mistakes<TextError>> {
    let document = parse(text)?;
    let (mut reader, entries) = SeriesReader::of_document(document.get_ref())?;
    for mut entry in entries {
        reader.read_entry(&mut entry);
    }
    reader.end(false)
}

/// Reads a series: first its header, and then one entry after another.
pub(super) struct SeriesReader {
    format: i64,
    /// The names that the players have after the entries; `None` if the header does not name them.
    roster: Option<Roster>,
    /// The series that the entries make; `None` if the header has a mistake.
    fold: Option<Fold>,
    faults: Mistakes<TextError>,
}

impl SeriesReader {
    /// Reads the header of a document. Returns the entries of the document, too.
    fn of_document<'t>(
        document: &'t DeTable<'t>,
    ) -> Result<(SeriesReader, Vec<Fields<'t>>), Mistakes<TextError>> {
        SeriesReader::of(Fields::of(document, Span::new(0, 0)), &sealed_header(document))
    }

    /// Reads a header, whose values are sealed as in `sealed`.
    fn of<'t>(
        mut fields: Fields<'t>,
        sealed: &str,
    ) -> Result<(SeriesReader, Vec<Fields<'t>>), Mistakes<TextError>> {
        let mut faults = Mistakes::none();
        let format = match fields.number("format", &mut faults) {
            Some((format, at)) if format > FORMAT => {
                return Err([TextErrorKind::Newer(format).at(at)].into());
            }
            Some((format, at)) if format < 1 => {
                faults.push(TextErrorKind::BadText(Expected::SeriesFormat).at(at));
                FORMAT
            }
            Some((format, _)) => format,
            None => FORMAT,
        };
        if format > 1 {
            read_later_keys(&mut fields, format, &mut faults);
        }
        let roster = read_roster(&mut fields, format, &mut faults);
        let header = read_header(&mut fields, roster.as_ref(), &mut faults);
        let entries = fields.tables("entry", &mut faults);
        fields.end(&mut faults);
        let header = header.filter(|_| faults.is_empty());
        let fold = header.map(|header| Fold::new(Series::new(header), Chain::new(sealed, format)));
        Ok((SeriesReader { format, roster, fold, faults }, entries))
    }

    /// Reads the next entry, and adds it to the series if no mistake was found so far. It is read even if the header has
    /// mistakes, as long as that names the players.
    fn read_entry(&mut self, fields: &mut Fields<'_>) {
        let Some(roster) = &mut self.roster else { return };
        let entry = read_entry(fields, roster, self.format, &mut self.faults);
        if let (Some(fold), Some(entry)) = (&mut self.fold, entry)
            && self.faults.is_empty()
        {
            fold.add(entry);
        }
    }

    /// The series, with everything that was found in its text. What its operations have against them is left out if the text
    /// has other mistakes: it may follow from those.
    fn end(self, is_own_form: bool) -> Result<ReadSeries, Mistakes<TextError>> {
        match self.fold.filter(|_| self.faults.is_empty()) {
            Some(fold) => fold.end(is_own_form),
            None => Err(self.faults),
        }
    }
}

/// Reads the entries after those of a text that was read before. `series` and `chain` are what that text came to, without
/// mistakes; `start` is the place of the entries in the whole text. `None` if either has another form than the program's own, or if
/// the entries have a mistake: the whole text must be read then.
pub(crate) fn read_on(series: &Series, chain: &Chain, added: &str, start: usize) -> Option<ReadSeries> {
    let (mut own, mut fields) = (OwnEntries::new(added, start), Fields::own());
    let mut reader = SeriesReader {
        format: chain.format(),
        roster: Some(series.roster().clone()),
        fold: Some(Fold::new(series.clone(), chain.with_room(2 * added.len()))),
        faults: Mistakes::none(),
    };
    while own.read_next(&mut fields).ok()? {
        reader.read_entry(&mut fields);
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
