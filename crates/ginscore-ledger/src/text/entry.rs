//! Reads the entries of a series from their text, and folds them into the series and its chain of seals.

use serde::Deserialize;
use toml::Spanned;
use toml::de::DeValue;

use crate::model::entry::Assertions;
use crate::model::outcome::{Applied, Outcome};
use crate::model::refusal::Refusal;
use crate::model::series::Series;
use crate::seal::chain::{Chain, ChainEntry};
use crate::seal::digest::{SealCode, WrittenSeal, sealed_text};
use crate::text::document::{FileText, other_type, read_table, span, take_time};
use crate::text::error::{Expected, TextError};
use ginscore_notation::{At, Entry, Event, Mistakes, Operation, SeatedHand, Span, Turn};
use ginscore_rules::hand::{Faults, HandClaim, judge};

/// A series as read from its text.
#[derive(Clone, Debug)]
pub struct ReadSeries {
    /// The series, from the hands and other facts in its entries.
    pub series: Series,
    /// The places where an entry asserts something other than what the rules give.
    pub mismatches: Mistakes<At<TextError>>,
    /// The first entry that no longer fits its seal, if any. It is separate from the mismatches, because it does not keep
    /// anything from being recorded.
    pub unfit: Option<At<TextError>>,
    pub chain: Chain,
    /// The place in the text where the next entry comes.
    pub next: NextEntry,
}

/// The place in the text of a series where the next entry comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextEntry {
    /// At the end, under a heading of its own.
    AtEnd,
    /// In the list `entry = [...]`, right after this place.
    InList(usize),
}

/// The keys of an entry, without its time.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EntryText<'t> {
    #[serde(borrow)]
    line: Spanned<FileText<'t>>,
    points: Option<Spanned<i64>>,
    boxes: Option<Spanned<i64>>,
    columns: Option<Spanned<Vec<i64>>>,
    #[serde(borrow)]
    seal: Option<FileText<'t>>,
}

/// The first words of lines that ledgers of earlier versions had.
const RETIRED: [&str; 3] = ["accept", "merge", "witness"];

/// Entries that are folded into a series, one after another.
pub(super) struct Fold {
    series: Series,
    chain: Chain,
    mismatches: Mistakes<At<TextError>>,
    /// The place of the text that is read in that of the whole file.
    start: usize,
}

impl Fold {
    pub(super) const fn new(series: Series, chain: Chain, start: usize) -> Fold {
        Fold { series, chain, mismatches: Mistakes::none(), start }
    }

    /// Makes room for so many entries of a text of so many bytes.
    pub(super) fn reserve(&mut self, entries: usize, bytes: usize) {
        self.series.reserve(entries);
        self.chain.reserve(entries, bytes / 2);
    }

    pub(super) fn add(&mut self, entry: Spanned<DeValue<'_>>) -> Result<(), At<TextError>> {
        let at = span(entry.span());
        let mut table = match entry.into_inner() {
            DeValue::Table(table) => table,
            other => return Err(other_type(&other, "a table under [[entry]]").at(at)),
        };
        let sealed = sealed_text(&table, "seal");
        let time = take_time(&mut table, "time", at)?;
        let entry: EntryText<'_> = read_table(table, at)?;
        let operation = self.operation(&entry)?;
        entry.check_keys(&operation, at)?;
        let line = span(entry.line.span());
        let outcome = self.series.act(operation).map_err(|refusal| self.refused(refusal, &entry))?;
        let linked = ChainEntry {
            line: entry.line.get_ref(),
            hand: if let Outcome::Did(Applied::Hand(number, _)) = &outcome { Some(*number) } else { None },
            at: Span::new(self.start + line.start, self.start + line.end),
            hands: self.series.rounds(),
            time: Some(time),
            written: entry.seal.as_ref().map_or(WrittenSeal::Missing, |seal| {
                SealCode::read(seal).map_or(WrittenSeal::NoCode, WrittenSeal::Code)
            }),
        };
        self.chain.push(linked, &sealed);
        if let Outcome::Did(applied) = outcome
            && let Some(given) = self.series.asserted_of(&applied)
        {
            self.mismatches.extend(entry.mismatches(self.chain.len(), &given));
        }
        Ok(())
    }

    fn operation(&self, entry: &EntryText<'_>) -> Result<Operation, At<TextError>> {
        let line = &**entry.line.get_ref();
        Operation::read(line, self.series.roster(), Turn::NAMED).map_err(|misread| {
            let retired = RETIRED.into_iter().find(|word| line.split_whitespace().next() == Some(word));
            let mistake = match retired {
                Some(word) => TextError::Retired(word),
                None => TextError::Misread { hand: line.to_owned(), misread },
            };
            mistake.at(span(entry.line.span()))
        })
    }

    fn refused(&self, refusal: Refusal, entry: &EntryText<'_>) -> At<TextError> {
        let mistake = match refusal {
            Refusal::Faults(faults) => self.unlawful(faults, entry.line.get_ref()),
            refusal => TextError::Refused { refusal, roster: Box::new(self.series.roster().clone()) },
        };
        mistake.at(span(entry.line.span()))
    }

    /// The mistake of a hand that the rules do not allow. Only now the places of the cards are needed.
    fn unlawful(&self, faults: Faults, line: &str) -> TextError {
        let roster = self.series.roster();
        // Without cards there is only a draw, which has no faults.
        let mut read = Entry::read(line, roster, Turn::NAMED).map(|entry| entry.hands).unwrap_or_default();
        // A knock card that was announced is not in the line.
        let is_unlawful = |read: &SeatedHand| judge(&read.hand.claim, &self.series.header().house).is_err();
        let at = read.iter().position(is_unlawful).unwrap_or(0);
        if at >= read.len() {
            return TextError::BadText(Expected::Hand);
        }
        let read = read.swap_remove(at);
        let names = roster.pair(read.opponents);
        TextError::Unlawful { hand: line.to_owned(), names, read: Box::new(read.hand), faults }
    }

    /// The series, with everything that was found in its text.
    pub(super) fn end(self, next: NextEntry) -> ReadSeries {
        let Fold { series, chain, mismatches, .. } = self;
        let unfit = chain.unfit().map(|unfit| {
            let at = chain.place(unfit.entry);
            TextError::Unfit(unfit).at(at.unwrap_or(Span::new(0, 0)))
        });
        ReadSeries { series, mismatches, unfit, chain, next }
    }
}

impl EntryText<'_> {
    /// Checks that the entry asserts what an entry with this operation does: points, boxes and columns for a hand, the
    /// columns for an adjustment, and otherwise nothing.
    fn check_keys(&self, operation: &Operation, at: Span) -> Result<(), At<TextError>> {
        let (is_hand, is_adjustment) = match operation {
            Operation::Hand(hand) => (!matches!(hand.claim, HandClaim::Draw { .. }), false),
            Operation::Amend(..) | Operation::Insert(..) => (true, false),
            Operation::Event(Event::Adjust(..)) => (false, true),
            _ => (false, false),
        };
        for (key, found, is_wanted) in [
            ("points", self.points.as_ref().map(Spanned::span), is_hand),
            ("boxes", self.boxes.as_ref().map(Spanned::span), is_hand),
            ("columns", self.columns.as_ref().map(Spanned::span), is_hand || is_adjustment),
        ] {
            match found {
                Some(found) if !is_wanted => {
                    return Err(TextError::UnknownKey(key.to_owned(), None).at(span(found)));
                }
                None if is_wanted => return Err(TextError::Missing(key).at(at)),
                _ => {}
            }
        }
        Ok(())
    }

    /// Returns the places where the entry with that number differs from what the rules give.
    fn mismatches(&self, entry: usize, given: &Assertions) -> Vec<At<TextError>> {
        let (hand, columns) = match given {
            Assertions::Hand { points, boxes, columns } => (Some((*points, *boxes)), columns),
            Assertions::Adjustment { columns } => (None, columns),
        };
        let mut mismatches = Vec::new();
        // Nothing is formatted if all is well.
        let mut differs = |key, written: String, given: String, at| {
            mismatches.push(TextError::Mismatch { entry, key, written, given }.at(span(at)));
        };
        let numbers = hand.map_or([None; 2], |(points, boxes)| [Some(points), Some(boxes)]);
        for ((key, written), given) in
            [("points", &self.points), ("boxes", &self.boxes)].into_iter().zip(numbers)
        {
            if let (Some(written), Some(given)) = (written, given)
                && *written.get_ref() != i64::from(given)
            {
                differs(key, written.get_ref().to_string(), given.to_string(), written.span());
            }
        }
        if let Some(written) = &self.columns {
            let same = |(written, given): (&i64, &usize)| usize::try_from(*written) == Ok(*given);
            let (found, at) = (written.get_ref(), written.span());
            if found.len() != columns.len() || !found.iter().zip(columns).all(same) {
                differs("columns", listed(found), listed(columns), at);
            }
        }
        mismatches
    }
}

fn listed<T: ToString>(numbers: &[T]) -> String {
    numbers.iter().map(T::to_string).collect::<Vec<_>>().join(", ")
}
