//! The entries that make the other copy's hands and changes part of this one.

mod events;
mod hands;
mod notes;

use super::codes::pairs;
use super::order::{Both, Round, Wanted};
use super::{Merge, MergeRefusal, Report, Side};
use crate::model::entry::Moment;
use crate::model::series::{OperationError, Series};
use crate::seal::digest::SealCode;
use crate::seal::other_codes::OtherCodes;
use crate::text::fold::ReadSeries;
use crate::text::write::{TimedOperation, as_applied};
use ginscore_notation::{Operation, RecordedHand};

/// Makes the entries, one after another, and plays each in the series.
pub(super) struct Builder<'c> {
    both: Both,
    here: &'c ReadSeries,
    there: &'c ReadSeries,
    series: Series,
    entries: Vec<(TimedOperation, OtherCodes)>,
    report: Report,
    /// The indices in the order of the result of the rounds that count now.
    present: Vec<usize>,
    /// The events of the other copy that are still to be taken, each with its index and that of the round after it.
    events: Vec<(usize, Option<usize>)>,
}

/// Where an entry comes from.
#[derive(Clone, Default)]
struct Origin {
    time: Option<Moment>,
    other: OtherCodes,
    /// The line that is named if it is refused, and the number of the hand in its copy.
    blamed: Option<(String, Option<usize>)>,
}

impl<'c> Builder<'c> {
    pub(super) fn new(here: &'c ReadSeries, there: &'c ReadSeries) -> Builder<'c> {
        Builder {
            both: Both::of(here, there),
            here,
            there,
            series: here.series.clone(),
            entries: Vec::new(),
            report: Report::default(),
            present: Vec::new(),
            events: Vec::new(),
        }
    }

    /// Returns the entries, and true if they are more than codes.
    ///
    /// # Errors
    ///
    /// Fails if the copies contradict each other, or if the rules refuse the result.
    pub(super) fn merged(mut self, at: Option<usize>) -> Result<(Merge, bool), MergeRefusal> {
        let most = self.here.series.score().rounds().len() + 1;
        if let Some(at) = at.filter(|at| !(1..=most).contains(at)) {
            return Err(MergeRefusal::NoSuchPlace(at));
        }
        let rounds = self.both.rounds(at)?;
        let counts = |round: &Round| round.here.is_some_and(|at| self.both.here.number(at).is_some());
        self.present = (0..).zip(&rounds).filter(|(_, round)| counts(round)).map(|(at, _)| at).collect();
        self.check_stopped(at)?;
        self.rename()?;
        self.undo_events()?;
        self.find_events();
        self.delete(&rounds)?;
        self.amend(&rounds)?;
        self.add(&rounds)?;
        self.end(&rounds)?;
        self.check(&rounds)?;
        self.note(&rounds);
        let is_more = !self.entries.is_empty() || !self.both.pairs.is_empty();
        let entry = self.merge_entry();
        self.entries.insert(0, entry);
        Ok((Merge { entries: self.entries, series: self.series, report: self.report }, is_more))
    }

    /// The entry that says what came from where. The series is the same after it.
    fn merge_entry(&self) -> (TimedOperation, OtherCodes) {
        let named: Vec<SealCode> = self.entries.iter().flat_map(|(_, other)| other.all()).collect();
        let old =
            pairs(&self.there.chain).filter(|pair| !pairs(&self.here.chain).any(|known| known == *pair));
        let same: Vec<[SealCode; 2]> = self.both.pairs.iter().copied().chain(old).collect();
        let mut seals = Vec::new();
        for code in self.there.chain.codes() {
            let is_known = self.both.here.known.contains(code)
                || named.contains(&code)
                || same.iter().flatten().any(|known| *known == code);
            if !is_known && !seals.contains(&code) {
                seals.push(code);
            }
        }
        let last = self.there.chain.code(self.there.chain.last());
        // The time is that of the other copy and not of the clock: whoever merges the same two copies gets the same file.
        let time = self.there.chain.links().filter_map(|entry| entry.time).last();
        let time = time.unwrap_or(self.there.series.header().start);
        let other = OtherCodes { was: Vec::new(), seals, same };
        ((Operation::Merge(last.to_string()), None, time), other)
    }

    /// Plays an operation, and adds its entry.
    fn act(&mut self, operation: Operation, origin: Origin) -> Result<(), OperationError> {
        let outcome = self.series.act(&operation)?;
        let line = operation.write(self.series.roster());
        let (operation, asserted) = as_applied(operation, &outcome, &self.series);
        if !origin.other.is_empty() {
            self.report.taken.push(line);
        }
        let time = origin.time.unwrap_or(self.series.header().start);
        self.entries.push(((operation, asserted, time), origin.other));
        Ok(())
    }

    /// The same, where a refusal is that of the other copy's line.
    fn act_or_blame(&mut self, operation: Operation, origin: Origin) -> Result<(), MergeRefusal> {
        let line = operation.write(self.series.roster());
        let (line, number) = origin.blamed.clone().unwrap_or((line, None));
        self.act(operation, origin).map_err(|why| MergeRefusal::Rules {
            side: Side::There,
            line,
            number,
            why,
        })
    }

    /// The origin of a change that the other copy made last.
    fn changed(&self, version: SealCode) -> Origin {
        Origin {
            time: self.both.there.replay.time_of(version),
            other: OtherCodes { was: vec![version], ..OtherCodes::default() },
            blamed: None,
        }
    }

    /// The origin of hands that are brought.
    fn bringing(&self, hands: &[Wanted], round: &Round) -> Origin {
        let first = hands.first();
        let time = first.and_then(|wanted| match (wanted.there, wanted.here) {
            (Some(at), _) => self.both.there.replay.slot(at).time,
            (None, Some(at)) => self.both.here.replay.slot(at).time,
            (None, None) => None,
        });
        let mut was: Vec<SealCode> = hands.iter().map(|wanted| wanted.id).collect();
        if was.windows(2).all(|pair| pair.first() == pair.last()) {
            was.truncate(1);
        }
        let changed = hands.iter().filter(|wanted| wanted.version != wanted.id).map(|wanted| wanted.version);
        let mut seals: Vec<SealCode> = changed.collect();
        seals.dedup();
        let line = hands.iter().map(|wanted| self.line(&wanted.hand)).collect::<Vec<_>>().join("; ");
        let number = round.there.and_then(|at| self.both.there.number(at));
        Origin { time, other: OtherCodes { was, seals, same: Vec::new() }, blamed: Some((line, number)) }
    }

    fn line(&self, hand: &RecordedHand) -> String {
        Operation::Hand(hand.clone()).write(self.series.roster())
    }

    /// Checks that the series has the hands that it has to have, in that order.
    fn check(&self, rounds: &[Round]) -> Result<(), MergeRefusal> {
        let counting = || rounds.iter().filter(|round| !round.hands.is_empty());
        for (number, round) in (1..).zip(counting()) {
            let hands: Vec<RecordedHand> =
                self.series.round(number).iter().map(|hand| hand.recorded()).collect();
            let missing = round.hands.iter().find(|wanted| !hands.contains(&wanted.hand));
            let missing = missing.or(round.hands.first().filter(|_| hands.len() != round.hands.len()));
            if let Some(wanted) = missing {
                let side = if wanted.there.is_some() { Side::There } else { Side::Here };
                let why = OperationError::RoundIncomplete(number);
                return Err(MergeRefusal::Rules { side, line: self.line(&wanted.hand), number: None, why });
            }
        }
        Ok(())
    }
}
