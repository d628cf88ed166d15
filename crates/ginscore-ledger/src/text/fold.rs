//! Folds entries into a series and its chain of seals, as they are read.

use crate::model::series::{Applied, OperationError, Outcome, Series};
use crate::seal::chain::{Chain, ChainEntry};
use crate::text::entry::{Entry, EntryText};
use crate::text::error::{TextError, TextErrorKind};
use crate::text::expected::Expected;
use ginscore_notation::{Mistakes, Operation, Roster, SeatedHand, Span, read_seated, split_round};
use ginscore_rules::hand::{Faults, judge};
use ginscore_rules::house::HouseRules;

/// A series as read from its text.
#[derive(Clone, Debug)]
pub struct ReadSeries {
    /// The series, from the hands and other facts in its entries.
    pub series: Series,
    /// The places where an entry asserts something other than what the rules give.
    pub mismatches: Mistakes<TextError>,
    /// The first entry that no longer fits its seal, if any. It is separate from the mismatches, because it does not keep
    /// anything from being recorded.
    pub unfit: Option<TextError>,
    /// The seals.
    pub chain: Chain,
    /// True if entries can be added to the end of the text.
    pub(crate) can_grow: bool,
}

/// Entries that are folded into a series, one after another.
pub(super) struct Fold {
    series: Series,
    chain: Chain,
    mismatches: Mistakes<TextError>,
    /// `None` as long as no entry was refused.
    refused: Option<Refused>,
}

/// What is found from the first entry on that was refused. The later entries cannot be folded, but their hands can be
/// judged, so that a person can fix all of them at once.
struct Refused {
    faults: Mistakes<TextError>,
    /// The names at this point.
    roster: Roster,
}

impl Fold {
    /// Begins after the entries of a series.
    pub(super) const fn new(series: Series, chain: Chain) -> Fold {
        Fold { series, chain, mismatches: Mistakes::none(), refused: None }
    }

    /// Makes room for so many entries of a text of so many bytes.
    pub(super) fn reserve(&mut self, entries: usize, bytes: usize) {
        self.series.reserve(entries);
        self.chain.reserve(entries, bytes / 2);
    }

    /// Adds the next entry.
    pub(super) fn add(&mut self, entry: Entry<'_>) {
        if let Some(Refused { faults, roster }) = &mut self.refused {
            if let Some(renamed) = entry.act.renamed(roster) {
                *roster = renamed;
            }
            faults.extend(unlawful(&entry, self.series.score().house(), roster));
            return;
        }
        let Entry { act, text } = entry;
        match self.series.act(act) {
            Ok(effect) => self.link(text, effect),
            Err(refusal) => {
                let roster = self.series.roster().clone();
                let first = refused(refusal, &text, self.series.score().house(), &roster);
                self.refused = Some(Refused { faults: [first].into(), roster });
            }
        }
    }

    /// Adds an entry that had this effect to the chain, and compares what it asserts.
    fn link(&mut self, entry: EntryText<'_>, effect: Outcome) {
        let entry_in_chain = ChainEntry {
            line: entry.line,
            hand: if let Outcome::Did(Applied::Hand(number, _)) = &effect { Some(*number) } else { None },
            at: entry.at,
            hands: self.series.score().rounds().len(),
            time: entry.time,
            written: entry.seal,
        };
        self.chain.push(entry_in_chain, &entry.sealed);
        if let (Outcome::Did(applied), Some(asserted)) = (effect, entry.asserted) {
            let (number, given) = (self.chain.len(), self.series.asserted_of(&applied));
            self.mismatches.extend(given.map(|given| asserted.compare(number, given)).unwrap_or_default());
        }
    }

    /// The series, with everything that was found in its text.
    pub(super) fn end(self, can_grow: bool) -> Result<ReadSeries, Mistakes<TextError>> {
        let Fold { series, chain, mismatches, refused } = self;
        if let Some(Refused { faults, .. }) = refused {
            return Err(faults);
        }
        let unfit = chain.unfit().map(|unfit| {
            let at = chain.place(unfit.entry);
            TextErrorKind::Unfit(unfit).at(at.unwrap_or(Span::new(0, 0)))
        });
        Ok(ReadSeries { series, mismatches, unfit, chain, can_grow })
    }
}

/// Returns the mistake for an entry that was refused.
fn refused(refusal: OperationError, entry: &EntryText<'_>, house: &HouseRules, roster: &Roster) -> TextError {
    match refusal {
        OperationError::Faults(faults) => illegal(faults, entry, house, roster),
        refusal => TextErrorKind::Refused { refusal, roster: Box::new(roster.clone()) }.at(entry.at),
    }
}

/// Returns the mistake for the hand of the entry that the rules do not allow.
fn illegal(faults: Faults, entry: &EntryText<'_>, house: &HouseRules, roster: &Roster) -> TextError {
    // Only now the places of the cards are needed. Without cards there is only a draw, which has no faults.
    let hand = entry.line.get(Operation::subject_at(entry.line)..).unwrap_or_default();
    let parts = if roster.lineup().has_rounds() { split_round(hand) } else { vec![hand.to_owned()] };
    let read = |part: &String| read_seated(part, roster, &[]).unwrap_or_default().into_iter().next();
    let mut read: Vec<SeatedHand> = parts.iter().filter_map(read).collect();
    // A knock card that was announced is not in the line.
    let illegal = |read: &SeatedHand| judge(&read.hand.claim, house).is_err();
    let at = read.iter().position(illegal).unwrap_or(0);
    if at >= read.len() {
        return TextErrorKind::BadText(Expected::Hand).at(entry.at);
    }
    let read = read.swap_remove(at);
    TextErrorKind::Unlawful {
        hand: hand.to_owned(),
        names: roster.pair(read.opponents),
        read: Box::new(read.hand),
        faults,
    }
    .at(entry.at)
}

/// Returns the mistake if the rules do not allow a hand of an entry.
fn unlawful(entry: &Entry<'_>, house: &HouseRules, roster: &Roster) -> Option<TextError> {
    let faults = entry.act.hands().iter().find_map(|hand| judge(&hand.claim, house).err())?;
    Some(illegal(faults, &entry.text, house, roster))
}
