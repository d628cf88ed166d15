//! The rounds of both copies in one order, and what becomes of each hand.

use std::cmp::Ordering;
use std::collections::HashMap;

use super::codes::{Aliases, Known};
use super::replay::{Replay, Slot};
use super::{MergeRefusal, Side};
use crate::seal::digest::SealCode;
use crate::text::fold::ReadSeries;
use ginscore_notation::{Operation, RecordedHand, Roster};
use ginscore_rules::players::Opponents;

/// A hand that counts in the result.
#[derive(Clone, Debug)]
pub(super) struct Wanted {
    pub(super) hand: RecordedHand,
    /// The code by which it is known, and the one of its version.
    pub(super) id: SealCode,
    pub(super) version: SealCode,
    /// Its index among the hands here, if it was ever here.
    pub(super) here: Option<usize>,
    /// Its index among the hands there, if it is as it is there.
    pub(super) there: Option<usize>,
}

/// A round of either copy or of both.
#[derive(Clone, Debug)]
pub(super) struct Round {
    /// Its index among the rounds here.
    pub(super) here: Option<usize>,
    /// Its index among the rounds there.
    pub(super) there: Option<usize>,
    /// Its hands that count in the result; none if the round does not.
    pub(super) hands: Vec<Wanted>,
    /// The version there, if the round was deleted or changed there.
    pub(super) version: Option<SealCode>,
    /// True if both copies recorded it, each by itself.
    pub(super) is_once: bool,
}

/// One of the two copies.
pub(super) struct OneCopy {
    pub(super) replay: Replay,
    pub(super) known: Known,
    pub(super) roster: Roster,
    /// The indices of the hands of each round.
    pub(super) rounds: Vec<Vec<usize>>,
    /// The number of each round, counted from 1; `None` if it does not count.
    pub(super) numbers: Vec<Option<usize>>,
}

impl OneCopy {
    pub(super) fn of(read: &ReadSeries) -> OneCopy {
        let replay = Replay::of(read);
        let rounds: Vec<Vec<usize>> = replay.rounds().into_iter().map(<[usize]>::to_vec).collect();
        let mut number = 0;
        let mut numbered = |round: &Vec<usize>| {
            let counts = replay.living(round).next().is_some();
            number += usize::from(counts);
            counts.then_some(number)
        };
        let numbers = rounds.iter().map(&mut numbered).collect();
        let (known, roster) = (Known::of(&read.chain), read.series.roster().clone());
        OneCopy { replay, known, roster, rounds, numbers }
    }

    pub(super) fn round(&self, at: usize) -> &[usize] {
        self.rounds.get(at).map_or(&[], Vec::as_slice)
    }

    pub(super) fn number(&self, at: usize) -> Option<usize> {
        self.numbers.get(at).copied().flatten()
    }

    pub(super) fn living(&self, at: usize) -> impl Iterator<Item = &Slot> {
        self.replay.living(self.round(at))
    }

    /// The hand as a line.
    pub(super) fn line(&self, hand: &RecordedHand) -> String {
        Operation::Hand(hand.clone()).write(&self.roster)
    }
}

/// Both copies while they are being merged.
pub(super) struct Both {
    pub(super) here: OneCopy,
    pub(super) there: OneCopy,
    pub(super) aliases: Aliases,
    /// The pairs that were found now: the code there, and the code here.
    pub(super) pairs: Vec<[SealCode; 2]>,
    /// The number of hands of a whole round.
    pub(super) in_a_round: usize,
}

impl Both {
    pub(super) fn of(here: &ReadSeries, there: &ReadSeries) -> Both {
        Both {
            aliases: Aliases::of([&here.chain, &there.chain]),
            pairs: Vec::new(),
            in_a_round: here.series.roster().lineup().hands_in_a_round(),
            here: OneCopy::of(here),
            there: OneCopy::of(there),
        }
    }

    /// Returns the rounds of both in the order of the result.
    ///
    /// # Errors
    ///
    /// Fails if both changed a hand, or recorded different hands of the same players in one round.
    pub(super) fn rounds(&mut self, at: Option<usize>) -> Result<Vec<Round>, MergeRefusal> {
        let common = self.common();
        let living = |copy: &OneCopy, at: usize| copy.number(at).is_some();
        // The rounds that only the other copy has, by the round here that comes before them.
        let mut own: HashMap<Option<usize>, Vec<usize>> = HashMap::new();
        let mut before = None;
        for (there, here) in common.iter().enumerate() {
            match here {
                // The two may have them in another order.
                Some(one) if living(&self.here, *one) || living(&self.there, there) => {
                    before = before.max(*here)
                }
                Some(_) => {}
                None if living(&self.there, there) => own.entry(before).or_default().push(there),
                None => {}
            }
        }
        let mut rounds = Vec::new();
        let mut gap = (None, Vec::new());
        for here in 0..self.here.rounds.len() {
            let of_there = common.iter().position(|of| *of == Some(here));
            match of_there {
                // What counts in neither has no place.
                Some(there) if !living(&self.here, here) && !living(&self.there, there) => {
                    rounds.push(self.resolved(here, there, false)?);
                }
                Some(there) => {
                    let theirs = own.remove(&gap.0.map(|(here, _)| here)).unwrap_or_default();
                    self.fill(gap, theirs, at, &mut rounds)?;
                    rounds.push(self.resolved(here, there, false)?);
                    gap = (Some((here, there)), Vec::new());
                }
                None if living(&self.here, here) => gap.1.push(here),
                None => {}
            }
        }
        let theirs = own.remove(&gap.0.map(|(here, _)| here)).unwrap_or_default();
        self.fill(gap, theirs, at, &mut rounds)?;
        Ok(rounds)
    }

    /// For each round there, the round here that has a hand of it.
    fn common(&self) -> Vec<Option<usize>> {
        let mut known: HashMap<SealCode, Vec<(Opponents, usize)>> = HashMap::new();
        for (at, round) in self.here.rounds.iter().enumerate() {
            for slot in round.iter().map(|slot| self.here.replay.slot(*slot)) {
                known.entry(self.aliases.one(slot.id.0)).or_default().push((slot.id.1, at));
            }
        }
        let here = |slot: &usize| {
            let slot = self.there.replay.slot(*slot);
            let found = known.get(&self.aliases.one(slot.id.0))?;
            found.iter().find(|(opponents, _)| *opponents == slot.id.1).map(|(_, at)| *at)
        };
        self.there.rounds.iter().map(|round| round.iter().find_map(here)).collect()
    }

    /// Adds the rounds between two common ones: those that only one copy has, and those that both recorded.
    fn fill(
        &mut self,
        (after, here): (Option<(usize, usize)>, Vec<usize>),
        there: Vec<usize>,
        at: Option<usize>,
        rounds: &mut Vec<Round>,
    ) -> Result<(), MergeRefusal> {
        // A hand that came by a merge is where its time put it, and what comes after it may be equal by chance.
        let is_taken = |copy: &OneCopy, at: usize| copy.living(at).any(|slot| slot.is_taken);
        let mut same =
            after.is_none_or(|(one, other)| !is_taken(&self.here, one) && !is_taken(&self.there, other));
        let (mut ours, mut theirs) = (Vec::new(), Vec::new());
        for nth in 0..here.len().max(there.len()) {
            let both = here.get(nth).copied().zip(there.get(nth).copied());
            let is_one = match both {
                None => false,
                Some((one, other)) if self.is_whole(Side::Here, one) && self.is_whole(Side::There, other) => {
                    same = same && self.is_equal(one, other);
                    same
                }
                Some((one, other)) => {
                    self.check_pairs(one, other)?;
                    true
                }
            };
            match both.filter(|_| is_one) {
                Some((one, other)) => {
                    self.order(std::mem::take(&mut ours), std::mem::take(&mut theirs), at, rounds);
                    self.pair(one, other);
                    rounds.push(self.resolved(one, other, true)?);
                }
                None => {
                    ours.extend(here.get(nth));
                    theirs.extend(there.get(nth));
                }
            }
        }
        self.order(ours, theirs, at, rounds);
        Ok(())
    }

    /// Returns true if no hand of a round is missing.
    fn is_whole(&self, side: Side, at: usize) -> bool {
        let copy = self.copy(side);
        let mut hands = 0;
        let whole = copy.living(at).any(|slot| {
            hands += 1;
            slot.hand.opponents == Opponents::Sides
        });
        whole || hands >= self.in_a_round
    }

    pub(super) const fn copy(&self, side: Side) -> &OneCopy {
        match side {
            Side::Here => &self.here,
            Side::There => &self.there,
        }
    }

    /// Returns true if two rounds have the same hands, notes included.
    fn is_equal(&self, here: usize, there: usize) -> bool {
        let hands = |copy: &OneCopy, at| copy.living(at).map(|slot| slot.hand.clone()).collect::<Vec<_>>();
        let (one, other) = (hands(&self.here, here), hands(&self.there, there));
        one.len() == other.len() && one.iter().all(|hand| other.contains(hand))
    }

    /// Checks that nobody has different hands in these two rounds. At least one of them is still being played.
    fn check_pairs(&self, here: usize, there: usize) -> Result<(), MergeRefusal> {
        for one in self.here.living(here) {
            for other in self.there.living(there) {
                if overlap(one.hand.opponents, other.hand.opponents) && one.hand != other.hand {
                    return Err(self.round_differs(self.number(here, there), &one.hand, &other.hand));
                }
            }
        }
        Ok(())
    }

    fn round_differs(&self, number: usize, one: &RecordedHand, other: &RecordedHand) -> MergeRefusal {
        MergeRefusal::RoundDiffers { number, here: self.here.line(one), there: self.here.line(other) }
    }

    /// The number of a round that both copies have.
    #[expect(clippy::expect_used, reason = "what two copies have differently counts in one of them")]
    fn number(&self, here: usize, there: usize) -> usize {
        self.here.number(here).or(self.there.number(there)).expect("a hand of the round counts")
    }

    /// The equal hands of two rounds are the same.
    fn pair(&mut self, here: usize, there: usize) {
        let mut pairs = Vec::new();
        for one in self.here.living(here) {
            let equal = self.there.living(there).find(|other| other.hand == one.hand);
            pairs.extend(equal.map(|other| [other.id.0, one.id.0]));
        }
        for [there, here] in pairs {
            self.add_pair(there, here);
        }
    }

    fn add_pair(&mut self, there: SealCode, here: SealCode) {
        if self.aliases.one(there) != self.aliases.one(here) {
            self.aliases.add(there, here);
            self.pairs.push([there, here]);
        }
    }

    /// Adds rounds that only one copy has, in the order of their times. One that is still being played comes last.
    fn order(&self, here: Vec<usize>, there: Vec<usize>, at: Option<usize>, rounds: &mut Vec<Round>) {
        let (mut here, mut there) = (here.into_iter().peekable(), there.into_iter().peekable());
        let times = [self.here.replay.times(), self.there.replay.times()];
        let key = |side: Side, round: usize| {
            let [of_here, of_there] = &times;
            let times = if side == Side::Here { of_here } else { of_there };
            let code = self.copy(side).living(round).next().map(|slot| self.aliases.one(slot.id.0));
            (!self.is_whole(side, round), times.get(round).copied().flatten(), code)
        };
        loop {
            let next = match (here.peek(), there.peek()) {
                (None, None) => return,
                (Some(_), None) => Side::Here,
                (None, Some(_)) => Side::There,
                (Some(one), Some(other)) => {
                    let order = match at {
                        Some(at) if self.is_whole(Side::Here, *one) => {
                            self.here.number(*one).cmp(&Some(at)).then(Ordering::Greater)
                        }
                        _ => key(Side::Here, *one).cmp(&key(Side::There, *other)),
                    };
                    if order == Ordering::Less { Side::Here } else { Side::There }
                }
            };
            let round = match next {
                Side::Here => here.next(),
                Side::There => there.next(),
            };
            rounds.extend(round.map(|round| self.own(next, round)));
        }
    }

    /// A round that only one copy has.
    fn own(&self, side: Side, round: usize) -> Round {
        let copy = self.copy(side);
        let counts = |at: &&usize| copy.replay.slot(**at).is_alive;
        let hands = copy.round(round).iter().filter(counts).map(|at| self.wanted(side, *at)).collect();
        let [here, there] = match side {
            Side::Here => [Some(round), None],
            Side::There => [None, Some(round)],
        };
        Round { here, there, hands, version: None, is_once: false }
    }

    /// A hand as it is in a copy.
    fn wanted(&self, side: Side, at: usize) -> Wanted {
        let slot = self.copy(side).replay.slot(at);
        let [here, there] = match side {
            Side::Here => [Some(at), None],
            Side::There => [None, Some(at)],
        };
        Wanted { hand: slot.hand.clone(), id: slot.id.0, version: slot.version, here, there }
    }

    /// A round that both copies have.
    fn resolved(&mut self, here: usize, there: usize, is_once: bool) -> Result<Round, MergeRefusal> {
        let mut round =
            Round { here: Some(here), there: Some(there), hands: Vec::new(), version: None, is_once };
        let mut left: Vec<usize> = self.there.round(there).to_vec();
        for at in self.here.round(here).to_vec() {
            let one = self.here.replay.slot(at).clone();
            let same = |other: &usize| {
                let other = self.there.replay.slot(*other);
                self.aliases.one(other.id.0) == self.aliases.one(one.id.0) && other.id.1 == one.id.1
            };
            let kept = one.is_alive.then(|| self.wanted(Side::Here, at));
            let Some(found) = left.iter().position(same) else {
                round.hands.extend(kept);
                continue;
            };
            let other_at = left.remove(found);
            let other = self.there.replay.slot(other_at).clone();
            let is_same = one.is_alive == other.is_alive && (!one.is_alive || one.hand == other.hand);
            let here_knows = self.here.known.contains_alias(other.version, &self.aliases);
            let there_knows = self.there.known.contains_alias(one.version, &self.aliases);
            match (is_same, here_knows, there_knows) {
                (true, false, false) => {
                    self.add_pair(other.version, one.version);
                    round.hands.extend(kept);
                }
                (true, ..) | (_, true, _) => round.hands.extend(kept),
                (_, _, true) => {
                    round.version = Some(other.version);
                    if other.is_alive {
                        let wanted = self.wanted(Side::There, other_at);
                        round.hands.push(Wanted { id: one.id.0, here: Some(at), ..wanted });
                    }
                }
                _ => return Err(self.changed(self.number(here, there), &one, &other)),
            }
        }
        for at in left {
            let other = self.there.replay.slot(at).clone();
            if !other.is_alive {
                continue;
            }
            let taken = round.hands.iter().find(|known| overlap(known.hand.opponents, other.hand.opponents));
            match taken.map(|taken| (taken.hand.clone(), taken.id)) {
                None => round.hands.push(self.wanted(Side::There, at)),
                Some((hand, id)) if hand == other.hand => {
                    round.is_once = true;
                    self.add_pair(other.id.0, id);
                }
                Some((hand, _)) => {
                    return Err(self.round_differs(self.number(here, there), &hand, &other.hand));
                }
            }
        }
        Ok(round)
    }

    fn changed(&self, number: usize, one: &Slot, other: &Slot) -> MergeRefusal {
        let line = |slot: &Slot| slot.is_alive.then(|| self.here.line(&slot.hand));
        let (of_here, of_there) = (line(one), line(other));
        let line = match (&of_here, &of_there) {
            (_, None) => format!("delete {number}"),
            (Some(_), Some(hand)) => format!("amend {number} {hand}"),
            (None, Some(hand)) => format!("insert {number} {hand}"),
        };
        MergeRefusal::Changed { number, here: of_here, there: of_there, line }
    }
}

/// Returns true if two hands of a round cannot both count.
pub(super) fn overlap(one: Opponents, other: Opponents) -> bool {
    one == other || one.shares_player(other) || [one, other].contains(&Opponents::Sides)
}
