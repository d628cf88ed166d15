//! The text of a series, read: header, entries, and what they come to.

use toml::Spanned;
use toml::de::DeTable;

use crate::model::entry::{FORMAT, Header, Operation};
use crate::model::series::{Applied, OperationError, Outcome, Series};
use crate::seal::chain::{Chain, ChainEntry, SealBreak};
use crate::text::conflict::{MergeConflict, merge_conflict};
use crate::text::entry::{Entry, read_entry};
use crate::text::error::{TextError, TextErrorKind};
use crate::text::fields::{Fields, span};
use crate::text::header::{read_header, read_later_keys, read_names};
use ginscore_rules::notation::{Mistakes, Names, Span};
use ginscore_rules::rules::{HouseRules, judge};

/// A series as its text has it.
#[derive(Clone, Debug)]
pub struct ReadSeries {
    /// The series, by its facts.
    pub series: Series,
    /// Where an entry asserts what the rules do not give.
    pub mismatches: Mistakes<TextError>,
    /// The first entry that no longer fits what stands before it, if there is one. It is told apart from the
    /// mismatches because an acceptance mends it and never them.
    pub unfit: Option<TextError>,
    /// The seals.
    pub chain: Chain,
}

/// Reads the text of a series, or says everything that is wrong with it.
pub fn read_series(text: &str) -> Result<ReadSeries, Mistakes<TextError>> {
    match merge_conflict(text) {
        Some(merge) => Err([unmerged(&merge)].into()),
        None => read_merged(text),
    }
}

/// Reads a text in which no merge is left to resolve; or a side of one, in which there may be another.
fn read_merged(text: &str) -> Result<ReadSeries, Mistakes<TextError>> {
    let document = parse(text)?;
    let mut faults = Mistakes::none();
    let mut fields = Fields::of(document.get_ref(), Span::new(0, 0));
    let format = match fields.number("format", &mut faults) {
        Some((format, at)) if format > FORMAT => return Err([TextErrorKind::Newer(format).at(at)].into()),
        Some((format, at)) if format < 1 => {
            faults.push(TextErrorKind::BadText("format 1, the first there is, or 2").at(at));
            FORMAT
        }
        Some((format, _)) => format,
        None => FORMAT,
    };
    if format > 1 {
        read_later_keys(&mut fields, format, &mut faults);
    }
    let chain = Chain::new(&fields.sealed_header(), format);
    let names = read_names(&mut fields, &mut faults);
    let header = read_header(&mut fields, names.as_ref(), &mut faults);
    let tables = fields.tables("entry", &mut faults);
    fields.end(&mut faults);
    // Entries are read however wrong the header is, as far as it says whose they are.
    let mut entries = Vec::new();
    if let Some(names) = &names {
        entries.extend(tables.into_iter().filter_map(|table| read_entry(table, names, format, &mut faults)));
    }
    match header {
        Some(header) if faults.is_empty() => fold(header, chain, entries),
        _ => Err(faults),
    }
}

/// The longest text of which every mistake is collected, in bytes. The TOML reader keeps all that it finds, some
/// hundred bytes for each; of a longer text it is asked for the first alone.
const ALL_COLLECTED: usize = 2 << 20;

fn parse(text: &str) -> Result<Spanned<DeTable<'_>>, Mistakes<TextError>> {
    if text.len() > ALL_COLLECTED {
        return DeTable::parse(text).map_err(|error| syntax(text, vec![error]));
    }
    let (document, errors) = DeTable::parse_recoverable(text);
    if errors.is_empty() { Ok(document) } else { Err(syntax(text, errors)) }
}

/// What is not TOML, the first mistake of each line: what follows it there is mostly of its making.
fn syntax(text: &str, mut errors: Vec<toml::de::Error>) -> Mistakes<TextError> {
    let place = |error: &toml::de::Error| error.span().map_or(Span::new(text.len(), text.len()), span);
    errors.sort_by_key(|error| place(error).start);
    let mut faults = Mistakes::none();
    let mut before: Option<usize> = None;
    for error in errors {
        let at = place(&error);
        // From one to the next, so that no part of the text is looked through twice.
        let between = before.and_then(|before| text.get(before..at.start));
        if before.is_none() || between.is_some_and(|between| between.contains('\n')) {
            faults.push_with(|| TextErrorKind::Syntax(error.message().to_owned()).at(at));
        }
        before = Some(at.start);
    }
    faults
}

/// An unresolved merge: what each side has, where both can be read.
fn unmerged(merge: &MergeConflict) -> TextError {
    let parting = match (read_merged(&merge.ours), read_merged(&merge.theirs)) {
        (Ok(ours), Ok(theirs)) => ours.chain.parting(&theirs.chain),
        _ => None,
    };
    TextErrorKind::Unmerged(parting).at(merge.at)
}

fn fold(header: Header, mut chain: Chain, entries: Vec<Entry>) -> Result<ReadSeries, Mistakes<TextError>> {
    let names = header.names.clone();
    let mut series = Series::new(header);
    let mut mismatches = Mistakes::none();
    let mut entries = entries.into_iter().enumerate();
    while let Some((at, entry)) = entries.next() {
        let effect = match series.act(&entry.act) {
            Ok(effect) => effect,
            Err(refusal) => {
                // What follows cannot be folded, but its hands can be judged: a person mends all of them.
                let house = series.score().house();
                let later = entries.filter_map(|(_, entry)| unlawful(&entry, house, &names));
                return Err(std::iter::once(refused(refusal, &entry, &names)).chain(later).into());
            }
        };
        chain.push(ChainEntry {
            line: match entry.act {
                Operation::Amend(number, _) => format!("amend {number} {}", entry.hand),
                _ => entry.hand,
            },
            hand: if let Outcome::Did(Applied::Hand(number, _)) = &effect { Some(*number) } else { None },
            at: entry.at,
            hands: series.hands().len(),
            time: entry.time,
            accepts: if let Outcome::Accepted(note) = &effect {
                Some(note.clone().unwrap_or_default())
            } else {
                None
            },
            written: entry.seal,
            sealed: entry.sealed,
        });
        if let (Outcome::Did(Applied::Hand(number, _) | Applied::Amend { number, .. }), Some(asserted)) =
            (effect, entry.asserted)
        {
            mismatches.extend(
                series.asserted(number).map(|given| asserted.compare(at + 1, given)).unwrap_or_default(),
            );
        }
    }
    let unfit = chain.unfit().map(|SealBreak { entry, how }| {
        let at = chain.place(entry);
        TextErrorKind::Unfit { entry, how }.at(at.unwrap_or(Span::new(0, 0)))
    });
    Ok(ReadSeries { series, mismatches, unfit, chain })
}

/// Why an entry cannot stand where it does.
fn refused(refusal: OperationError, entry: &Entry, names: &Names) -> TextError {
    let mistake = match refusal {
        OperationError::Faults(faults) => {
            TextErrorKind::Unlawful { hand: entry.hand.clone(), names: names.clone(), faults }
        }
        OperationError::SeriesOver => TextErrorKind::SeriesOver,
        OperationError::PastEnd(hands) => TextErrorKind::PastEnd(hands),
        OperationError::NoSuchHand(number) => TextErrorKind::NoSuchHand(number),
        OperationError::NothingToUndo => TextErrorKind::NothingToUndo,
        OperationError::NothingToRedo => TextErrorKind::NothingToRedo,
    };
    mistake.at(entry.at)
}

/// What the rules say against the hand of an entry, if they do.
fn unlawful(entry: &Entry, house: &HouseRules, names: &Names) -> Option<TextError> {
    let (Operation::Hand(kept) | Operation::Amend(_, kept)) = &entry.act else {
        return None;
    };
    let faults = judge(&kept.told, house).err()?;
    Some(refused(OperationError::Faults(faults), entry, names))
}
