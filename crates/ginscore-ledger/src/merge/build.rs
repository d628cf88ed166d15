//! The entries that make the other copy's hands and changes part of this one.

use super::codes::pairs;
use super::order::{Both, Round, Wanted};
use super::replay::{Place, Slot, Statement};
use super::{Merge, MergeRefusal, Report, Side};
use crate::model::entry::Moment;
use crate::model::series::{OperationError, Series};
use crate::seal::digest::SealCode;
use crate::seal::other_codes::OtherCodes;
use crate::text::fold::ReadSeries;
use crate::text::write::{TimedOperation, as_applied};
use chrono::TimeDelta;
use ginscore_notation::{Event, Operation, RecordedHand};
use ginscore_rules::players::Opponents;

/// The time within which two hands of the same points may be one.
const SOON: TimeDelta = TimeDelta::minutes(10);

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

    /// Checks that nobody played on after the players stopped in the other copy. A place that a person chose is above the
    /// clocks.
    fn check_stopped(&self, at: Option<usize>) -> Result<(), MergeRefusal> {
        if at.is_some() {
            return Ok(());
        }
        for (side, other) in [(Side::Here, Side::There), (Side::There, Side::Here)] {
            let (copy, played) = (self.both.copy(side), self.both.copy(other));
            let stop = copy.replay.between.iter().find(|one| {
                matches!(one.event, Event::Stop(_)) && one.is_alive && !played.known.contains(one.id)
            });
            let Some(stop) = stop else { continue };
            for (round, time) in played.replay.times().into_iter().enumerate() {
                let own = played.living(round).find(|slot| !copy.known.contains(slot.id.0));
                if let (Some(own), Some(number), true) = (own, played.number(round), time > stop.time) {
                    let one = |slot: &Slot| self.both.aliases.one(slot.id.0);
                    if !copy.replay.slots.iter().any(|slot| one(slot) == one(own)) {
                        let hand = played.line(&own.hand);
                        return Err(MergeRefusal::Stopped { side, number, hand });
                    }
                }
            }
        }
        Ok(())
    }

    /// Takes the new names.
    fn rename(&mut self) -> Result<(), MergeRefusal> {
        let new = |statements: &[(SealCode, Statement)], known: &super::codes::Known| {
            let renamed = statements.iter().filter(|(id, _)| !known.contains(*id));
            renamed
                .filter_map(|(id, statement)| match statement {
                    Statement::Renamed(seat, name) => Some((*id, *seat, name.clone())),
                    _ => None,
                })
                .collect::<Vec<_>>()
        };
        let theirs = new(&self.both.there.replay.statements, &self.both.here.known);
        let ours = new(&self.both.here.replay.statements, &self.both.there.known);
        for (at, (id, seat, name)) in theirs.iter().enumerate() {
            let now = self.both.there.roster.name(*seat);
            match ours.iter().rev().find(|(_, of, _)| of == seat) {
                Some((_, _, here)) if here != now => {
                    return Err(MergeRefusal::Renamed { here: here.clone(), there: now.to_owned() });
                }
                Some(_) => {}
                // Of several, the last is what counts.
                None if theirs.iter().skip(at + 1).any(|(_, of, _)| of == seat) => {}
                None => {
                    let operation = Operation::Rename { player: *seat, name: name.clone() };
                    self.act_or_blame(operation, self.changed(*id))?;
                }
            }
        }
        Ok(())
    }

    /// Undoes what the other copy undid of what happened between hands.
    fn undo_events(&mut self) -> Result<(), MergeRefusal> {
        for (side, other) in [(Side::Here, Side::There), (Side::There, Side::Here)] {
            let (copy, undid) = (self.both.copy(side), self.both.copy(other));
            let mut versions = Vec::new();
            for one in copy.replay.between.iter().filter(|one| one.is_alive) {
                let there = undid.replay.between.iter().find(|known| known.id == one.id && !known.is_alive);
                versions.extend(
                    there
                        .filter(|there| !copy.known.contains(there.version))
                        .map(|there| (one, there.version)),
                );
            }
            let mut last = 0;
            for at in copy.replay.undone_next() {
                let next = copy.replay.between.get(at);
                if !versions.iter().any(|(one, _)| next.is_some_and(|next| next.id == one.id)) {
                    break;
                }
                last += 1;
            }
            let can: Vec<SealCode> = copy
                .replay
                .undone_next()
                .take(last)
                .filter_map(|at| copy.replay.between.get(at))
                .map(|one| one.id)
                .collect();
            let counts = |event: &Event| matches!(event, Event::Adjust(..) | Event::Stop(_));
            if let Some((one, _)) =
                versions.iter().find(|(one, _)| counts(&one.event) && !can.contains(&one.id))
            {
                let line = Operation::Event(one.event.clone()).write(&copy.roster);
                return Err(MergeRefusal::Undone { side, line });
            }
            if side == Side::Here {
                let undone: Vec<SealCode> = can
                    .iter()
                    .filter_map(|id| {
                        versions.iter().find(|(one, _)| one.id == *id).map(|(_, version)| *version)
                    })
                    .collect();
                for version in undone {
                    self.act_or_blame(Operation::Undo, self.changed(version))?;
                }
            }
        }
        Ok(())
    }

    /// Finds the events that only the other copy has.
    fn find_events(&mut self) {
        let there = &self.both.there;
        let mut round = 0;
        let mut found: Vec<(usize, usize)> = Vec::new();
        for place in &there.replay.places {
            match place {
                Place::Round(_) => round += 1,
                Place::Between(at) => found.push((*at, round)),
            }
        }
        let here = &self.both.here;
        let is_new = |at: &usize| {
            let one = there.replay.between.get(*at);
            one.is_some_and(|one| {
                let alive_here = here.replay.between.iter().any(|known| known.id == one.id && known.is_alive);
                let is_later = !here.known.contains(one.version);
                one.is_alive && !alive_here && is_later
            })
        };
        let next = |from: usize| (from..there.rounds.len()).find(|at| there.number(*at).is_some());
        self.events =
            found.into_iter().filter(|(at, _)| is_new(at)).map(|(at, from)| (at, next(from))).collect();
    }

    /// Deletes the rounds that do not count any more, and those that have to be recorded anew.
    fn delete(&mut self, rounds: &[Round]) -> Result<(), MergeRefusal> {
        for at in self.present.clone().into_iter().rev() {
            let Some(round) = rounds.get(at).filter(|round| self.is_to_delete(round)) else { continue };
            let number = self.number_of(at);
            let origin = match round.version {
                Some(version) if round.hands.is_empty() => self.changed(version),
                _ => Origin::default(),
            };
            let time = round.version.and_then(|version| self.both.there.replay.time_of(version));
            self.act_or_blame(Operation::Delete(number), Origin { time, ..origin })?;
            self.present.retain(|known| *known != at);
        }
        Ok(())
    }

    fn number_of(&self, at: usize) -> usize {
        self.present.iter().filter(|known| **known < at).count() + 1
    }

    /// Returns true if no amendment makes a round what it has to be.
    fn is_to_delete(&self, round: &Round) -> bool {
        let now: Vec<usize> = self.counting(round);
        if round.hands.is_empty() {
            return true;
        }
        let is_whole_now = matches!(round.hands.as_slice(), [one] if one.hand.opponents == Opponents::Sides);
        let kept = |at: &usize| round.hands.iter().any(|wanted| wanted.here == Some(*at));
        let was_whole = |at: &usize| self.both.here.replay.slot(*at).hand.opponents == Opponents::Sides;
        let other_pair = |wanted: &Wanted| {
            let before = wanted.here.map(|at| self.both.here.replay.slot(at).hand.opponents);
            now.len() > 1 && before.is_some_and(|before| before != wanted.hand.opponents)
        };
        if is_whole_now {
            return false;
        }
        !now.iter().all(kept)
            || now.iter().any(was_whole)
                && round.hands.iter().any(|one| one.hand.opponents != Opponents::Sides)
            || round.hands.iter().any(other_pair)
    }

    /// The hands of a round that count here.
    fn counting(&self, round: &Round) -> Vec<usize> {
        let here = round.here.map_or(&[][..], |at| self.both.here.round(at));
        here.iter().copied().filter(|at| self.both.here.replay.slot(*at).is_alive).collect()
    }

    /// Amends the hands that the other copy amended.
    fn amend(&mut self, rounds: &[Round]) -> Result<(), MergeRefusal> {
        for at in self.present.clone() {
            let Some(round) = rounds.get(at) else { continue };
            let now = self.counting(round);
            for wanted in &round.hands {
                let Some(here) = wanted.here.filter(|_| wanted.there.is_some()) else { continue };
                let is_here = now.contains(&here) || wanted.hand.opponents == Opponents::Sides;
                let differs = self.both.here.replay.slot(here).hand != wanted.hand;
                if is_here && (differs || now.len() > round.hands.len()) {
                    let number = self.number_of(at);
                    let origin = self.changed(wanted.version);
                    self.act_or_blame(Operation::Amend(number, wanted.hand.clone()), origin)?;
                }
            }
        }
        Ok(())
    }

    /// Adds the rounds that are not here, and fills the one that is being played.
    fn add(&mut self, rounds: &[Round]) -> Result<(), MergeRefusal> {
        for (at, round) in rounds.iter().enumerate() {
            let is_last = self.present.iter().all(|known| *known <= at);
            if self.present.contains(&at) {
                let now = self.counting(round);
                let missing =
                    round.hands.iter().filter(|wanted| wanted.here.is_none_or(|here| !now.contains(&here)));
                let missing: Vec<Wanted> =
                    missing.filter(|wanted| wanted.hand.opponents != Opponents::Sides).cloned().collect();
                for wanted in missing {
                    let origin = self.bringing(std::slice::from_ref(&wanted), round);
                    let line = origin.blamed.clone().map_or_else(String::new, |(line, _)| line);
                    if !is_last {
                        let why = OperationError::RoundIncomplete(self.number_of(at));
                        return Err(MergeRefusal::Rules { side: Side::There, line, number: None, why });
                    }
                    self.act_or_blame(Operation::Hand(wanted.hand), origin)?;
                }
            } else if !round.hands.is_empty() {
                if is_last {
                    self.append(at, round, rounds)?;
                } else {
                    self.insert(at, round, rounds)?;
                }
            }
        }
        Ok(())
    }

    /// Adds a round at the end, hand by hand, as it would be played.
    fn append(&mut self, at: usize, round: &Round, rounds: &[Round]) -> Result<(), MergeRefusal> {
        if self.series.score().is_stopped() || self.keeps_knock_card(round) {
            return self.insert(at, round, rounds);
        }
        self.take_events(round.there)?;
        for wanted in &round.hands {
            let origin = self.bringing(std::slice::from_ref(wanted), round);
            let taken = self.act(Operation::Hand(wanted.hand.clone()), origin.clone());
            match taken {
                Ok(()) => {}
                // It would be another's turn.
                Err(OperationError::NotPlaying(_)) => return self.insert(at, round, rounds),
                Err(why) => {
                    let (line, number) = origin.blamed.unwrap_or_default();
                    return Err(MergeRefusal::Rules { side: Side::There, line, number, why });
                }
            }
        }
        self.present.push(at);
        Ok(())
    }

    /// Returns true if a knock card was turned up here for another hand than those of a round of the other copy.
    fn keeps_knock_card(&self, round: &Round) -> bool {
        let here = &self.both.here.replay;
        let last = here.between.iter().rfind(|one| one.is_alive && matches!(one.event, Event::KnockCard(_)));
        let is_own = || last.is_some_and(|last| !self.both.there.known.contains(last.id));
        let has_none = || round.hands.iter().any(|wanted| wanted.hand.claim.knock_card().is_none());
        self.series.announced().is_some() && (is_own() || has_none())
    }

    /// Inserts a whole round.
    fn insert(&mut self, at: usize, round: &Round, rounds: &[Round]) -> Result<(), MergeRefusal> {
        let number = self.number_of(at);
        let hands: Vec<RecordedHand> = round.hands.iter().map(|wanted| wanted.hand.clone()).collect();
        let origin = self.bringing(&round.hands, round);
        let (line, of_there) = origin.blamed.clone().unwrap_or_default();
        let inserted = self.act(Operation::Insert(number, hands), origin);
        let mut present = self.present.clone();
        present.push(at);
        present.sort_unstable();
        match inserted {
            Ok(()) => {
                self.present = present;
                Ok(())
            }
            Err(OperationError::PastEnd(past)) => Err(self.past_end(past, &present, rounds)),
            Err(why) => Err(MergeRefusal::Rules { side: Side::There, line, number: of_there, why }),
        }
    }

    /// The refusal for rounds that would come after the end of the series: it names the first, which may be of this copy.
    fn past_end(&self, past: Vec<usize>, present: &[usize], rounds: &[Round]) -> MergeRefusal {
        let first = past.first().and_then(|first| first.checked_sub(1)).and_then(|at| present.get(at));
        let round = first.and_then(|at| rounds.get(*at));
        let side = if round.is_some_and(|round| round.here.is_some()) { Side::Here } else { Side::There };
        let hands = round.map_or(&[][..], |round| &round.hands);
        let line = hands.iter().map(|wanted| self.line(&wanted.hand)).collect::<Vec<_>>().join("; ");
        let at = round.and_then(|round| if side == Side::Here { round.here } else { round.there });
        let number = at.and_then(|at| self.both.copy(side).number(at));
        MergeRefusal::Rules { side, line, number, why: OperationError::PastEnd(past) }
    }

    /// Takes what happened before a round of the other copy that comes last, or after its last round: adjustments and
    /// misdeals from whenever they were, who deals and who plays only if they were for this round.
    fn take_events(&mut self, before: Option<usize>) -> Result<(), MergeRefusal> {
        let events = std::mem::take(&mut self.events);
        for (at, next) in events {
            let Some(one) = self.both.there.replay.between.get(at).cloned() else { continue };
            let is_due = before.is_none() || next.is_some_and(|next| Some(next) <= before);
            let taken = match &one.event {
                Event::Misdeal(_) | Event::Adjust(..) => true,
                Event::Deal(_) | Event::Seat(..) => next == before,
                // The card of a hand is in its line.
                Event::KnockCard(_) => {
                    next.is_none()
                        && before.is_none()
                        && self.there.series.announced().is_some()
                        && self.series.announced().is_none()
                }
                Event::Stop(_) => before.is_none(),
            };
            if !is_due {
                self.events.push((at, next));
            } else if taken && !(matches!(one.event, Event::Stop(_)) && self.series.score().is_stopped()) {
                let origin = Origin { time: one.time, ..self.changed(one.id) };
                let seals = if one.version == one.id { Vec::new() } else { vec![one.version] };
                let other = OtherCodes { seals, ..origin.other };
                self.act_or_blame(Operation::Event(one.event), Origin { other, ..origin })?;
            } else if !matches!(one.event, Event::KnockCard(_)) {
                self.report.left_out.push(Operation::Event(one.event).write(&self.both.there.roster));
            }
        }
        Ok(())
    }

    /// Takes what comes after all hands.
    fn end(&mut self, rounds: &[Round]) -> Result<(), MergeRefusal> {
        let statements: Vec<(SealCode, Statement)> = self.both.there.replay.statements.clone();
        for (id, statement) in statements {
            if self.both.here.known.contains(id) {
                continue;
            }
            match statement {
                Statement::Witnessed(word) => {
                    self.act_or_blame(Operation::Witness(word), self.changed(id))?;
                }
                Statement::Accepted => self.report.left_out.push("accept".to_owned()),
                Statement::Renamed(..) => {}
            }
        }
        // Who deals next is known only if the last hand is known there.
        let last = rounds.iter().rev().find(|round| !round.hands.is_empty());
        if last.is_some_and(|last| last.there.is_none()) {
            let between = &self.both.there.replay.between;
            let (kept, left): (Vec<_>, Vec<_>) =
                std::mem::take(&mut self.events).into_iter().partition(|(at, _)| {
                    !between.get(*at).is_some_and(|one| {
                        matches!(one.event, Event::Deal(_) | Event::Seat(..) | Event::KnockCard(_))
                    })
                });
            for (at, _) in left {
                let event = between.get(at).map(|one| Operation::Event(one.event.clone()));
                self.report.left_out.extend(event.map(|event| event.write(&self.both.there.roster)));
            }
            self.events = kept;
        }
        // The stop comes last.
        self.events.sort_by_key(|(at, _)| {
            self.both.there.replay.between.get(*at).is_some_and(|one| matches!(one.event, Event::Stop(_)))
        });
        self.take_events(None)
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

    /// Notes what a person should know.
    fn note(&mut self, rounds: &[Round]) {
        let counting: Vec<(usize, &Round)> =
            (1..).zip(rounds.iter().filter(|round| !round.hands.is_empty())).collect();
        for (number, round) in counting.iter().filter(|(_, round)| round.is_once) {
            let lines: Vec<String> = round.hands.iter().map(|wanted| self.line(&wanted.hand)).collect();
            self.report.once.push((*number, lines.join("; ")));
        }
        let own = |side: Side| {
            counting.iter().filter(move |(_, round)| match side {
                Side::Here => round.there.is_none(),
                Side::There => round.here.is_none(),
            })
        };
        let time = |side: Side, round: &Round| {
            let at = round.hands.first().and_then(|wanted| wanted.here.or(wanted.there))?;
            self.both.copy(side).replay.slot(at).time
        };
        let scored = |number: usize| {
            self.series.scored(number).and_then(|round| Some((round.winner()?, round.points())))
        };
        let mut perhaps: Vec<(usize, usize)> = Vec::new();
        for (one, here) in own(Side::Here) {
            let is_like = |(other, there): &&(usize, &Round)| {
                let apart = time(Side::Here, here).zip(time(Side::There, there));
                let is_soon = apart.is_some_and(|(one, other)| (one - other).abs() <= SOON);
                is_soon
                    && scored(*one).is_some()
                    && scored(*one) == scored(*other)
                    && !perhaps.iter().any(|(_, known)| known == other)
            };
            let like = own(Side::There).find(is_like).map(|(other, _)| (*one, *other));
            perhaps.extend(like);
        }
        self.report.perhaps = perhaps;
    }
}
