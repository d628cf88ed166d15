//! What happened between hands, and the names: what of it the other copy brings.

use super::{Builder, Origin};
use crate::merge::codes::Known;
use crate::merge::order::Round;
use crate::merge::replay::{Place, Slot, Statement};
use crate::merge::{MergeRefusal, Side};
use crate::seal::digest::SealCode;
use crate::seal::other_codes::OtherCodes;
use ginscore_notation::{Event, Operation};

impl Builder<'_> {
    /// Checks that nobody played on after the players stopped in the other copy. A place that a person chose is above the
    /// clocks.
    pub(super) fn check_stopped(&self, at: Option<usize>) -> Result<(), MergeRefusal> {
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
    pub(super) fn rename(&mut self) -> Result<(), MergeRefusal> {
        let new = |statements: &[(SealCode, Statement)], known: &Known| {
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
    pub(super) fn undo_events(&mut self) -> Result<(), MergeRefusal> {
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
    pub(super) fn find_events(&mut self) {
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

    /// Takes what happened before a round of the other copy that comes last, or after its last round: adjustments and
    /// misdeals from whenever they were, who deals and who plays only if they were for this round.
    pub(super) fn take_events(&mut self, before: Option<usize>) -> Result<(), MergeRefusal> {
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
    pub(super) fn end(&mut self, rounds: &[Round]) -> Result<(), MergeRefusal> {
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
        let (stops, others) = std::mem::take(&mut self.events).into_iter().partition(|(at, _)| {
            self.both.there.replay.between.get(*at).is_some_and(|one| matches!(one.event, Event::Stop(_)))
        });
        self.events = others;
        self.events.extend::<Vec<_>>(stops);
        self.take_events(None)
    }
}
