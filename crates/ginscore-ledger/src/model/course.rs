//! What happened in a series, in order, and changes to it.

use std::sync::Arc;

use ginscore_notation::{Event, RecordedHand};
use ginscore_rules::hand::Ruling;
use ginscore_rules::players::Opponents;
use ginscore_rules::series::PlayedHand;

/// A hand that counts, with its ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    pub note: Option<String>,
    pub opponents: Opponents,
    /// The ruling. It contains the claim that the players made, with whatever the program arranged declared.
    pub ruling: Arc<Ruling>,
}

impl Hand {
    pub fn recorded(&self) -> RecordedHand {
        RecordedHand {
            opponents: self.opponents,
            claim: self.ruling.claim().clone(),
            note: self.note.clone(),
        }
    }

    pub fn played(&self) -> PlayedHand {
        PlayedHand { opponents: self.opponents, ruling: self.ruling.clone() }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Happened {
    /// A hand, with the number of the operation that recorded it, counted from 0. A hand that was amended keeps that of the
    /// hand that was played.
    Hand(Arc<Hand>, usize),
    /// A hand that was deleted. It stays in its place, because a knock card that was announced before it was its own.
    DeletedHand,
    Event(Event),
}

/// A change to the course: some items go, others come. It can be taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    /// The items that go, with their positions before the change, in ascending order.
    gone: Vec<(usize, Happened)>,
    /// The items that come, with their positions after the change, in ascending order.
    new: Vec<(usize, Happened)>,
}

impl Edit {
    /// The hands at these positions go, and one comes in the place of the first.
    pub(super) fn replace(course: &[Happened], places: &[usize], hand: Arc<Hand>) -> Edit {
        let gone = at(course, places);
        let new = gone.first().and_then(|(place, first)| match first {
            Happened::Hand(_, origin) => Some((*place, Happened::Hand(hand, *origin))),
            Happened::DeletedHand | Happened::Event(_) => None,
        });
        Edit { new: new.into_iter().collect(), gone }
    }

    /// Hands come at this position, recorded by the operation with that number.
    pub(super) fn insert(place: usize, hands: &[Arc<Hand>], origin: usize) -> Edit {
        let hand = |hand: &Arc<Hand>| Happened::Hand(hand.clone(), origin);
        let new = (place..).zip(hands.iter().map(hand)).collect();
        Edit { gone: Vec::new(), new }
    }

    pub(super) fn delete(course: &[Happened], places: &[usize]) -> Edit {
        let new = places.iter().map(|place| (*place, Happened::DeletedHand)).collect();
        Edit { gone: at(course, places), new }
    }

    pub(super) fn make(&self, course: &mut Vec<Happened>) {
        exchange(course, &self.gone, &self.new);
    }

    pub(super) fn take_back(&self, course: &mut Vec<Happened>) {
        exchange(course, &self.new, &self.gone);
    }
}

fn at(course: &[Happened], places: &[usize]) -> Vec<(usize, Happened)> {
    places.iter().filter_map(|place| Some((*place, course.get(*place)?.clone()))).collect()
}

/// Removes items at their positions before, and adds others at their positions after.
fn exchange(course: &mut Vec<Happened>, gone: &[(usize, Happened)], new: &[(usize, Happened)]) {
    let mut places = 0..;
    course.retain(|_| places.next().is_none_or(|here| gone.iter().all(|(place, _)| *place != here)));
    for (place, item) in new {
        course.insert((*place).min(course.len()), item.clone());
    }
}
