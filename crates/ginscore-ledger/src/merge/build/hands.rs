//! The hands: deleted, amended and added until they are those of both copies.

use super::{Builder, Origin};
use crate::merge::order::{Round, Wanted};
use crate::merge::{MergeRefusal, Side};
use crate::model::series::OperationError;
use ginscore_notation::{Event, Operation, RecordedHand};
use ginscore_rules::players::Opponents;

impl Builder<'_> {
    /// Deletes the rounds that do not count any more, and those that have to be recorded anew.
    pub(super) fn delete(&mut self, rounds: &[Round]) -> Result<(), MergeRefusal> {
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
    pub(super) fn amend(&mut self, rounds: &[Round]) -> Result<(), MergeRefusal> {
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
    pub(super) fn add(&mut self, rounds: &[Round]) -> Result<(), MergeRefusal> {
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
                    let refused = |why| MergeRefusal::Rules { side: Side::There, line, number: None, why };
                    if !is_last {
                        return Err(refused(OperationError::RoundIncomplete(self.number_of(at))));
                    }
                    self.play(at, &wanted, origin).map_err(refused)?;
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
        let is_whole = round.hands.len() == self.series.score().lineup().hands_in_a_round()
            || round.hands.iter().any(|wanted| wanted.hand.opponents == Opponents::Sides);
        if self.series.score().is_stopped() || is_whole && self.keeps_knock_card(round) {
            return self.insert(at, round, rounds);
        }
        self.take_events(round.there)?;
        for wanted in &round.hands {
            let origin = self.bringing(std::slice::from_ref(wanted), round);
            match self.play(at, wanted, origin.clone()) {
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

    /// Plays a hand of the round at an index of the result. A knock card that was turned up here is not its own.
    fn play(&mut self, at: usize, wanted: &Wanted, origin: Origin) -> Result<(), OperationError> {
        let (number, time) = (self.number_of(at), origin.time);
        self.act(Operation::Hand(wanted.hand.clone()), origin)?;
        if self.series.round(number).iter().any(|hand| hand.recorded() == wanted.hand) {
            return Ok(());
        }
        let origin = Origin { time, ..self.changed(wanted.version) };
        self.act(Operation::Amend(number, wanted.hand.clone()), origin)
    }

    /// Returns true if a knock card was turned up here for another hand than those of a round of the other copy.
    fn keeps_knock_card(&self, round: &Round) -> bool {
        let here = &self.both.here.replay;
        let last = here.between.iter().rfind(|one| one.is_alive && matches!(one.event, Event::KnockCard(_)));
        let is_own = || last.is_some_and(|last| !self.both.there.known.contains(last.id));
        let has_none = || round.hands.iter().any(|wanted| wanted.hand.claim.knock_card().is_none());
        self.series.announced().is_some() && (is_own() || has_none())
    }

    /// Inserts a whole round. A note belongs to the whole line, so those of the hands before the last one come after it.
    fn insert(&mut self, at: usize, round: &Round, rounds: &[Round]) -> Result<(), MergeRefusal> {
        let number = self.number_of(at);
        let mut hands: Vec<RecordedHand> = round.hands.iter().map(|wanted| wanted.hand.clone()).collect();
        let before_last = hands.len().saturating_sub(1);
        hands.iter_mut().take(before_last).for_each(|hand| hand.note = None);
        let origin = self.bringing(&round.hands, round);
        let time = origin.time;
        let (line, of_there) = origin.blamed.clone().unwrap_or_default();
        let inserted = self.act(Operation::Insert(number, hands), origin);
        let mut present = self.present.clone();
        present.push(at);
        present.sort_unstable();
        match inserted {
            Ok(()) => {
                self.present = present;
                let noted = round.hands.iter().take(before_last).filter(|wanted| wanted.hand.note.is_some());
                noted.into_iter().try_for_each(|wanted| {
                    let origin = Origin { time, ..self.changed(wanted.version) };
                    self.act_or_blame(Operation::Amend(number, wanted.hand.clone()), origin)
                })
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
}
