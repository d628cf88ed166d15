//! Reads the text of a series: its header, its entries, and the series that they fold into.

use toml::Spanned;
use toml::de::DeTable;

use crate::model::entry::{FORMAT, Header, Moment, Operation};
use crate::model::series::{Applied, OperationError, Outcome, Series};
use crate::seal::chain::{Chain, ChainEntry, SealBreak};
use crate::seal::digest::{SEALED_AS, sealed_header};
use crate::text::conflict::{MergeConflict, merge_conflict};
use crate::text::entry::{Entry, EntryText, read_entry, read_lines};
use crate::text::error::{TextError, TextErrorKind};
use crate::text::expected::Expected;
use crate::text::fields::{Fields, span};
use crate::text::header::{read_header, read_later_keys, read_roster};
use crate::text::own_form::{OtherForm, OwnEntries, OwnForm, own_header};
use ginscore_rules::notation::{Mistakes, Roster, SeatedHand, Span};
use ginscore_rules::rules::{Faults, HouseRules, judge};

/// A series as read from its text.
#[derive(Clone, Debug)]
pub struct ReadSeries {
    /// The series, from the hands and other facts in its entries.
    pub series: Series,
    /// The places where an entry asserts something other than what the rules give.
    pub mismatches: Mistakes<TextError>,
    /// The first entry that no longer fits the entries before it, if any. It is separate from the mismatches
    /// because an acceptance fixes it but never fixes a mismatch.
    pub unfit: Option<TextError>,
    /// The seals.
    pub chain: Chain,
    /// True if all entries have the form in which this program writes them.
    pub(crate) is_own_form: bool,
}

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

/// Reads a text without an unresolved merge, or one side of a merge, which may contain another.
fn read_merged(text: &str) -> Result<ReadSeries, Mistakes<TextError>> {
    read_own_form(text).unwrap_or_else(|OtherForm| read_as_toml(text))
}

/// Reads a text in the program's own form.
fn read_own_form(text: &str) -> Result<Result<ReadSeries, Mistakes<TextError>>, OtherForm> {
    let OwnForm { header: text, mut entries } = OwnForm::of(text)?;
    let mut header = match read_own_header(text) {
        Ok(header) => Ok(header),
        // It has another form, or a mistake, whose place only TOML knows.
        Err(OtherForm) => {
            let document = DeTable::parse(text).map_err(|_| OtherForm)?;
            if document.get_ref().contains_key("entry") {
                return Err(OtherForm);
            }
            ReadHeader::of_document(document.get_ref()).map(|(header, _)| header)
        }
    };
    let mut fields = Fields::own();
    while entries.read_next(&mut fields)? {
        if let Ok(header) = &mut header {
            header.read_entry(&mut fields);
        }
    }
    Ok(header.and_then(|header| header.fold(true)))
}

/// Reads a header in the program's own form, without a mistake.
pub(super) fn read_own_header(text: &str) -> Result<ReadHeader, OtherForm> {
    let fields = own_header(text)?;
    // A series that was raised is sealed with other values than it has.
    if fields.contains(SEALED_AS) {
        return Err(OtherForm);
    }
    let sealed = fields.sealed_text("");
    let (header, _) = ReadHeader::of(fields, &sealed).map_err(|_| OtherForm)?;
    if header.faults.is_empty() { Ok(header) } else { Err(OtherForm) }
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
    let (mut header, entries) = ReadHeader::of_document(document.get_ref())?;
    for mut entry in entries {
        header.read_entry(&mut entry);
    }
    header.fold(false)
}

/// A header that was read, and the entries after it that were read so far.
pub(super) struct ReadHeader {
    /// The header; `None` after a mistake.
    header: Option<Header>,
    /// The names that the players have after the entries; `None` if the header does not name them.
    roster: Option<Roster>,
    chain: Chain,
    entries: Vec<Entry>,
    faults: Mistakes<TextError>,
}

impl ReadHeader {
    /// Reads the header of a document. Returns the entries of the document, too.
    fn of_document<'t>(
        document: &'t DeTable<'t>,
    ) -> Result<(ReadHeader, Vec<Fields<'t>>), Mistakes<TextError>> {
        ReadHeader::of(Fields::of(document, Span::new(0, 0)), &sealed_header(document))
    }

    /// Reads a header, whose values are sealed as in `sealed`.
    fn of<'t>(
        mut fields: Fields<'t>,
        sealed: &str,
    ) -> Result<(ReadHeader, Vec<Fields<'t>>), Mistakes<TextError>> {
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
        let chain = Chain::new(sealed, format);
        let roster = read_roster(&mut fields, format, &mut faults);
        let header = read_header(&mut fields, roster.as_ref(), &mut faults);
        let entries = fields.tables("entry", &mut faults);
        fields.end(&mut faults);
        Ok((ReadHeader { header, roster, chain, entries: Vec::new(), faults }, entries))
    }

    /// Reads the next entry. It is read even if the header has mistakes, as long as that names the players.
    fn read_entry(&mut self, fields: &mut Fields<'_>) {
        if let Some(roster) = &mut self.roster {
            self.entries.extend(read_entry(fields, roster, self.chain.format(), &mut self.faults));
        }
    }

    /// Folds the entries into the series.
    fn fold(self, is_own_form: bool) -> Result<ReadSeries, Mistakes<TextError>> {
        let ReadHeader { header, chain, entries, faults, .. } = self;
        let Some(header) = header.filter(|_| faults.is_empty()) else {
            return Err(faults);
        };
        let mut fold = Fold { series: Series::new(header), chain, mismatches: Mistakes::none(), known: 0 };
        fold.all(entries)?;
        Ok(fold.read(is_own_form))
    }
}

/// Reads the entries after those of a text that was read before. `before` is what that text came to, without mistakes;
/// `start` is the place of the entries in the whole text. `None` if either has another form than the program's own, or if
/// the entries have a mistake: the whole text must be read then.
pub(crate) fn read_on(series: &Series, chain: &Chain, added: &str, start: usize) -> Option<ReadSeries> {
    let mut roster = series.roster().clone();
    let mut faults = Mistakes::none();
    let (mut own, mut fields) = (OwnEntries::new(added, start), Fields::own());
    let mut entries = Vec::new();
    while own.read_next(&mut fields).ok()? {
        entries.extend(read_entry(&mut fields, &mut roster, chain.format(), &mut faults));
    }
    let (known, mismatches) = (chain.len(), Mistakes::none());
    let mut fold = Fold { series: series.clone(), chain: chain.clone(), mismatches, known };
    fold.all(entries).ok()?;
    Some(fold.read(true)).filter(|_| faults.is_empty())
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

/// Entries that are folded into a series, one after another.
struct Fold {
    series: Series,
    chain: Chain,
    mismatches: Mistakes<TextError>,
    /// The number of entries that were there before; all of them fit.
    known: usize,
}

impl Fold {
    /// Folds entries, in order.
    fn all(&mut self, entries: Vec<Entry>) -> Result<(), Mistakes<TextError>> {
        let mut entries = entries.into_iter();
        while let Some(Entry { act, text }) = entries.next() {
            let lead = match act {
                Operation::Amend(number, _) => format!("amend {number} "),
                Operation::Insert(number, _) => format!("insert {number} "),
                _ => String::new(),
            };
            match self.series.act(act) {
                Ok(effect) => self.add(&lead, text, effect),
                Err(refusal) => {
                    // The later entries cannot be folded, but their hands can be judged, so a person can fix all of
                    // them at once.
                    let (house, mut roster) = (self.series.score().house(), self.series.roster().clone());
                    let first = refused(refusal, &text, house, &roster);
                    let later = entries.filter_map(|entry| {
                        roster = entry.act.renamed(&roster).unwrap_or_else(|| roster.clone());
                        unlawful(&entry, house, &roster)
                    });
                    return Err(std::iter::once(first).chain(later).into());
                }
            }
        }
        Ok(())
    }

    /// Adds an entry that had this effect to the chain, and compares what it asserts. `lead` comes before its hand.
    fn add(&mut self, lead: &str, entry: EntryText, effect: Outcome) {
        let mut line = entry.hand;
        line.insert_str(0, lead);
        self.chain.push(ChainEntry {
            line,
            hand: if let Outcome::Did(Applied::Hand(number, _)) = &effect { Some(*number) } else { None },
            at: entry.at,
            hands: self.series.score().rounds().len(),
            time: entry.time,
            accepts: if let Outcome::Accepted(note) = &effect {
                Some(note.clone().unwrap_or_default())
            } else {
                None
            },
            written: entry.seal,
            sealed: entry.sealed,
        });
        if let (Outcome::Did(applied), Some(asserted)) = (effect, entry.asserted) {
            let (number, given) = (self.chain.len(), self.series.asserted_of(&applied));
            self.mismatches.extend(given.map(|given| asserted.compare(number, given)).unwrap_or_default());
        }
    }

    /// The series, with everything that was found in its text.
    fn read(self, is_own_form: bool) -> ReadSeries {
        let Fold { series, chain, mismatches, known } = self;
        let unfit = chain.unfit_after(known).map(|SealBreak { entry, how }| {
            let at = chain.place(entry);
            TextErrorKind::Unfit { entry, how }.at(at.unwrap_or(Span::new(0, 0)))
        });
        ReadSeries { series, mismatches, unfit, chain, is_own_form }
    }
}

/// Returns the mistake for an entry that was refused.
fn refused(refusal: OperationError, entry: &EntryText, house: &HouseRules, roster: &Roster) -> TextError {
    let mistake = match refusal {
        OperationError::Faults(faults) => return illegal(faults, entry, house, roster),
        OperationError::SeriesOver => TextErrorKind::SeriesOver,
        OperationError::PastEnd(hands) => TextErrorKind::PastEnd(hands),
        OperationError::NoSuchHand(number) => TextErrorKind::NoSuchHand(number),
        OperationError::NotPlaying(playing) => {
            TextErrorKind::NotPlaying { playing: playing.into_iter().map(|pair| roster.pair(pair)).collect() }
        }
        OperationError::NotOpponents(why) => TextErrorKind::NotOpponents(why),
        OperationError::NotInRound(number) => TextErrorKind::NotInRound(number),
        OperationError::RoundIncomplete(number) => TextErrorKind::RoundIncomplete(number),
        OperationError::NoSeat => TextErrorKind::NoSeat,
        OperationError::Adjustment(why) => TextErrorKind::Adjustment(why),
        OperationError::EarlierAdjustment(_, why) => TextErrorKind::EarlierAdjustment(why),
        OperationError::BadName(name, why) => TextErrorKind::BadName(name, why),
        OperationError::NothingToUndo => TextErrorKind::NothingToUndo,
        OperationError::NothingToRedo => TextErrorKind::NothingToRedo,
    };
    mistake.at(entry.at)
}

/// Returns the mistake for the hand of the entry that the rules do not allow.
fn illegal(faults: Faults, entry: &EntryText, house: &HouseRules, roster: &Roster) -> TextError {
    let illegal = |read: &SeatedHand| judge(&read.hand.claim, house).is_err();
    // Only now the places of the cards are needed. Without a line there is only a draw, which has no faults.
    let mut read = read_lines(&entry.hand, roster).unwrap_or_default();
    // A knock card that was announced is not in the line.
    let at = read.iter().position(illegal).unwrap_or(0);
    if at >= read.len() {
        return TextErrorKind::BadText(Expected::Hand).at(entry.at);
    }
    let read = read.swap_remove(at);
    TextErrorKind::Unlawful {
        hand: entry.hand.clone(),
        names: roster.pair(read.opponents),
        read: Box::new(read.hand),
        faults,
    }
    .at(entry.at)
}

/// Returns the mistake if the rules do not allow a hand of an entry.
fn unlawful(entry: &Entry, house: &HouseRules, roster: &Roster) -> Option<TextError> {
    let faults = entry.act.hands().iter().find_map(|hand| judge(&hand.claim, house).err())?;
    Some(illegal(faults, &entry.text, house, roster))
}
