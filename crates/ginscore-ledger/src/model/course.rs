//! What happened in a series, in order, and changes to it.
//!
//! The course is a tree, in which every part remembers what it does to a score: after a correction, the parts that it did
//! not change are not scored hand by hand.

use std::ops::Range;
use std::sync::{Arc, Mutex, PoisonError};

use ginscore_notation::Event;
use ginscore_rules::players::{Lineup, Opponents};
use ginscore_rules::series::{Score, Stretch};
use ginscore_rules::sheets::Adjustment;

use crate::model::entry::Header;
use crate::model::happened::{Hand, Happened};
use crate::model::refusal::Refusal;
use crate::model::scoring::{fold, unplayed};

/// What happened, in order.
#[derive(Clone, Debug)]
pub(super) struct Course {
    all: Arc<Part>,
    /// The number of hands in a round.
    in_a_round: usize,
}

/// A part of the course.
#[derive(Debug, Default)]
struct Part {
    items: Items,
    len: usize,
    /// The number of hands; that of the result of a whole round is that of its hands.
    hands: usize,
    stretch: Mutex<Stretch>,
}

#[derive(Clone, Debug)]
enum Items {
    All(Vec<Happened>),
    InParts(Vec<Arc<Part>>),
}

/// The most items that a part has: what happened, or smaller parts.
const MOST_ITEMS: usize = if cfg!(test) { 4 } else { 12 };

/// A copy is made to be changed, so what the part does to a score is not copied.
impl Clone for Part {
    fn clone(&self) -> Part {
        Part { items: self.items.clone(), len: self.len, hands: self.hands, stretch: Mutex::default() }
    }
}

impl Default for Items {
    fn default() -> Items {
        Items::All(Vec::new())
    }
}

impl Happened {
    fn hands(&self, in_a_round: usize) -> usize {
        match self {
            Happened::Hand(hand, _) if hand.opponents == Opponents::Sides => in_a_round,
            Happened::Hand(..) => 1,
            Happened::DeletedHand | Happened::Event(_) => 0,
        }
    }
}

impl Course {
    pub(super) fn new(lineup: Lineup) -> Course {
        Course { all: Arc::default(), in_a_round: lineup.hands_in_a_round() }
    }

    pub(super) fn len(&self) -> usize {
        self.all.len
    }

    /// The number of rounds that were begun.
    pub(super) fn rounds(&self) -> usize {
        self.all.hands.div_ceil(self.in_a_round)
    }

    pub(super) fn items(&self) -> impl DoubleEndedIterator<Item = &Happened> {
        self.all.all()
    }

    /// Each item, with the number of its round if it is a hand, counted from 1.
    pub(super) fn numbered(&self) -> impl Iterator<Item = (usize, &Happened)> {
        let mut hands = 0;
        self.items().map(move |item| {
            let number = hands / self.in_a_round + 1;
            hands += item.hands(self.in_a_round);
            (number, item)
        })
    }

    /// The hands of the round with that number, counted from 1, each with its place.
    pub(super) fn round(&self, number: usize) -> Vec<(usize, &Arc<Hand>)> {
        let mut found = Vec::new();
        // Any number can be typed: one that is too large is of no round.
        if let Some(before) = number.checked_sub(1) {
            let hands = before.saturating_mul(self.in_a_round)..number.saturating_mul(self.in_a_round);
            self.all.find(&hands, (0, 0), self.in_a_round, &mut found);
        }
        found
    }

    fn get(&self, place: usize) -> Option<&Happened> {
        self.all.get(place)
    }

    pub(super) fn push(&mut self, item: Happened) {
        self.insert(self.len(), item);
    }

    pub(super) fn pop(&mut self) {
        if let Some(last) = self.len().checked_sub(1) {
            self.remove(last);
        }
    }

    fn insert(&mut self, place: usize, item: Happened) {
        if let Some(second) = Arc::make_mut(&mut self.all).insert(place, item, self.in_a_round) {
            let parts = vec![std::mem::take(&mut self.all), Arc::new(second)];
            self.all = Arc::new(Part::of(Items::InParts(parts), self.in_a_round));
        }
    }

    fn remove(&mut self, place: usize) {
        Arc::make_mut(&mut self.all).remove(place, self.in_a_round);
    }

    /// The score of all of it, in which the hands keep their rulings.
    pub(super) fn score(&self, header: &Header) -> Result<Score, Refusal> {
        let mut score = unplayed(header);
        score.reserve(self.rounds());
        fold(&mut score, self.items()).map(|()| score)
    }

    /// Adds all of it to a score. Returns false if the score refuses something.
    pub(super) fn pass(&self, score: &mut Score) -> bool {
        self.all.pass(score)
    }

    /// Adds what comes before a place to a score.
    pub(super) fn pass_until(&self, place: usize, score: &mut Score) -> bool {
        self.all.pass_until(place, score)
    }
}

impl Part {
    fn of(items: Items, in_a_round: usize) -> Part {
        let (len, hands) = match &items {
            Items::All(all) => (all.len(), all.iter().map(|item| item.hands(in_a_round)).sum()),
            Items::InParts(parts) => {
                (parts.iter().map(|part| part.len).sum(), parts.iter().map(|part| part.hands).sum())
            }
        };
        Part { items, len, hands, stretch: Mutex::default() }
    }

    fn all(&self) -> Box<dyn DoubleEndedIterator<Item = &Happened> + '_> {
        match &self.items {
            Items::All(all) => Box::new(all.iter()),
            Items::InParts(parts) => Box::new(parts.iter().flat_map(|part| part.all())),
        }
    }

    fn get(&self, place: usize) -> Option<&Happened> {
        match &self.items {
            Items::All(all) => all.get(place),
            Items::InParts(parts) => {
                let (at, place) = part_at(parts, place + 1);
                parts.get(at)?.get(place - 1)
            }
        }
    }

    /// Finds the hands with these numbers, counted from 0. `before` are the items and the hands before this part.
    fn find<'p>(
        &'p self,
        hands: &Range<usize>,
        before: (usize, usize),
        in_a_round: usize,
        found: &mut Vec<(usize, &'p Arc<Hand>)>,
    ) {
        if before.1 >= hands.end || before.1 + self.hands <= hands.start {
            return;
        }
        let (mut place, mut number) = before;
        match &self.items {
            Items::All(all) => {
                for item in all {
                    match item {
                        Happened::Hand(hand, _) if hands.contains(&number) => found.push((place, hand)),
                        _ => {}
                    }
                    (place, number) = (place + 1, number + item.hands(in_a_round));
                }
            }
            Items::InParts(parts) => {
                for part in parts {
                    part.find(hands, (place, number), in_a_round, found);
                    (place, number) = (place + part.len, number + part.hands);
                }
            }
        }
    }

    /// Inserts an item. Returns the second half if the part is divided.
    fn insert(&mut self, place: usize, item: Happened, in_a_round: usize) -> Option<Part> {
        self.changed();
        self.len += 1;
        self.hands += item.hands(in_a_round);
        let last = place + 1 == self.len;
        let second = match &mut self.items {
            Items::All(all) => {
                all.insert(place.min(all.len()), item);
                Items::All(divided(all, last, |item| item.hands(in_a_round), in_a_round)?)
            }
            Items::InParts(parts) => {
                let (at, place) = part_at(parts, place);
                match parts.get_mut(at) {
                    Some(part) => {
                        let second = Arc::make_mut(part).insert(place, item, in_a_round)?;
                        parts.insert(at + 1, Arc::new(second));
                    }
                    None => parts.push(Arc::new(Part::of(Items::All(vec![item]), in_a_round))),
                }
                Items::InParts(divided(parts, last, |part| part.hands, in_a_round)?)
            }
        };
        let second = Part::of(second, in_a_round);
        self.len -= second.len;
        self.hands -= second.hands;
        Some(second)
    }

    fn remove(&mut self, place: usize, in_a_round: usize) {
        self.changed();
        match &mut self.items {
            Items::All(all) if place < all.len() => drop(all.remove(place)),
            Items::All(_) => {}
            Items::InParts(parts) => {
                // The place is that of an item, and not the end of the part before it.
                let (at, place) = part_at(parts, place + 1);
                if let Some(part) = parts.get_mut(at) {
                    Arc::make_mut(part).remove(place - 1, in_a_round);
                }
                parts.retain(|part| part.len > 0);
            }
        }
        *self = Part::of(std::mem::take(&mut self.items), in_a_round);
    }

    /// Forgets what it did to scores.
    fn changed(&mut self) {
        self.stretch = Mutex::default();
    }

    fn pass(&self, score: &mut Score) -> bool {
        let mut stretch = self.stretch.lock().unwrap_or_else(PoisonError::into_inner);
        stretch.pass(score, &mut |score| match &self.items {
            Items::All(all) => fold(score, all).is_ok(),
            Items::InParts(parts) => parts.iter().all(|part| part.pass(score)),
        })
    }

    fn pass_until(&self, place: usize, score: &mut Score) -> bool {
        match &self.items {
            Items::All(all) => fold(score, all.iter().take(place)).is_ok(),
            Items::InParts(parts) => {
                let (at, place) = part_at(parts, place);
                parts.iter().take(at).all(|part| part.pass(score))
                    && parts.get(at).is_none_or(|part| part.pass_until(place, score))
            }
        }
    }
}

/// The part that a place is in, or at the end of, and the place in it.
fn part_at(parts: &[Arc<Part>], mut place: usize) -> (usize, usize) {
    let mut at = 0;
    while let Some(part) = parts.get(at).filter(|part| part.len < place && at + 1 < parts.len()) {
        place -= part.len;
        at += 1;
    }
    (at, place)
}

/// Takes the second half if these are too many; what was added last, if they grow at the end. No round is divided.
fn divided<T>(
    all: &mut Vec<T>,
    last: bool,
    hands: impl Fn(&T) -> usize,
    in_a_round: usize,
) -> Option<Vec<T>> {
    if all.len() <= MOST_ITEMS {
        return None;
    }
    let least = if last { all.len() - 1 } else { all.len() / 2 };
    let mut before = 0;
    let at = all.iter().enumerate().position(|(at, one)| {
        let is_end = at >= least && before % in_a_round == 0;
        before += hands(one);
        is_end
    });
    at.map(|at| all.split_off(at))
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
    pub(super) fn replace(course: &Course, places: &[usize], hand: Arc<Hand>) -> Edit {
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

    /// Something happened at this position.
    pub(super) fn happened(place: usize, event: Event) -> Edit {
        Edit { gone: Vec::new(), new: vec![(place, Happened::Event(event))] }
    }

    /// The adjustment with that number, counted from 1, goes.
    pub(super) fn delete_adjustment(course: &Course, number: usize) -> Option<(Adjustment, Edit)> {
        let mut adjustments = course.items().enumerate().filter_map(|(place, item)| match item {
            Happened::Event(Event::Adjust(adjustment, _)) => Some((*adjustment, place)),
            _ => None,
        });
        let (adjustment, place) = adjustments.nth(number.checked_sub(1)?)?;
        Some((adjustment, Edit { gone: at(course, &[place]), new: Vec::new() }))
    }

    pub(super) fn delete(course: &Course, places: &[usize]) -> Edit {
        let new = places.iter().map(|place| (*place, Happened::DeletedHand)).collect();
        Edit { gone: at(course, places), new }
    }

    pub(super) fn make(&self, course: &mut Course) {
        exchange(course, &self.gone, &self.new);
    }

    pub(super) fn take_back(&self, course: &mut Course) {
        exchange(course, &self.new, &self.gone);
    }
}

fn at(course: &Course, places: &[usize]) -> Vec<(usize, Happened)> {
    places.iter().filter_map(|place| Some((*place, course.get(*place)?.clone()))).collect()
}

/// Removes items at their positions before, and adds others at their positions after.
fn exchange(course: &mut Course, gone: &[(usize, Happened)], new: &[(usize, Happened)]) {
    gone.iter().rev().for_each(|(place, _)| course.remove(*place));
    new.iter().for_each(|(place, item)| course.insert(*place, item.clone()));
}
