//! A copy of a series, replayed entry by entry: which entry brought each hand, and which changed it last.

use crate::model::entry::Moment;
use crate::model::series::{Applied, Hand, Outcome};
use crate::seal::digest::SealCode;
use crate::text::fold::ReadSeries;
use ginscore_notation::{Event, RecordedHand, Roster};
use ginscore_rules::players::{Opponents, Seat};

/// A hand that was ever recorded.
#[derive(Clone, Debug)]
pub(super) struct Slot {
    /// The code of the entry that brought it, and who played it then. In every copy of the series, these are the same.
    pub(super) id: (SealCode, Opponents),
    /// The code of the entry that brought, amended, deleted, undid or redid it last.
    pub(super) version: SealCode,
    /// The hand as it was amended last.
    pub(super) hand: RecordedHand,
    /// True if it counts.
    pub(super) is_alive: bool,
    /// When it was recorded.
    pub(super) time: Option<Moment>,
    /// True if it was inserted, so that its time is not that of its place.
    is_inserted: bool,
    /// True if it came from another copy.
    pub(super) is_taken: bool,
}

/// Something that happened between two hands.
#[derive(Clone, Debug)]
pub(super) struct Between {
    /// The code of its entry.
    pub(super) id: SealCode,
    /// The code of the entry that recorded, undid or redid it last.
    pub(super) version: SealCode,
    /// What happened.
    pub(super) event: Event,
    /// True if it counts.
    pub(super) is_alive: bool,
    /// When it was recorded.
    pub(super) time: Option<Moment>,
}

/// A place in the course of a copy.
#[derive(Clone, Debug)]
pub(super) enum Place {
    /// A round, with the indices of its hands.
    Round(Vec<usize>),
    /// The index of something between two hands.
    Between(usize),
}

impl Place {
    fn hands(&self) -> Option<&[usize]> {
        match self {
            Place::Round(hands) => Some(hands),
            Place::Between(_) => None,
        }
    }
}

/// A statement that is not undone.
#[derive(Clone, Debug)]
pub(super) enum Statement {
    /// A player got another name.
    Renamed(Seat, String),
    /// The other player said a word.
    Witnessed(String),
    /// The file was accepted as it is.
    Accepted,
}

/// A hand before or after a change, or something between two hands, by its index.
#[derive(Clone, Debug)]
enum Change {
    Hands(Vec<(usize, State, State)>),
    Between(usize),
}

/// A hand, and whether it counts.
type State = (RecordedHand, bool);

/// The codes and the time of an entry.
struct Source<'c> {
    code: SealCode,
    was: &'c [SealCode],
    seals: &'c [SealCode],
    time: Option<Moment>,
}

impl Source<'_> {
    /// The identity of what the entry brings or changes.
    fn id(&self, at: usize) -> SealCode {
        self.was.get(at).or(self.was.first()).copied().unwrap_or(self.code)
    }
}

/// The entries of a copy, replayed.
#[derive(Clone, Debug)]
pub(super) struct Replay {
    pub(super) slots: Vec<Slot>,
    pub(super) between: Vec<Between>,
    pub(super) places: Vec<Place>,
    pub(super) statements: Vec<(SealCode, Statement)>,
    /// The time of each entry, by its code or what that was in another copy.
    times: Vec<(SealCode, Option<Moment>)>,
    done: Vec<Change>,
    undone: Vec<Change>,
}

impl Replay {
    /// Replays all entries.
    pub(super) fn of(read: &ReadSeries) -> Replay {
        let mut replay = Replay {
            slots: Vec::new(),
            between: Vec::new(),
            places: Vec::new(),
            statements: Vec::new(),
            times: Vec::new(),
            done: Vec::new(),
            undone: Vec::new(),
        };
        let mut roster = read.series.header().roster.clone();
        let entries = read.chain.links().zip((1..).map_while(|entries| read.chain.after(entries)));
        for ((entry, seal), (outcome, _)) in entries.zip(read.series.history()) {
            let other = entry.other;
            let source = Source {
                code: read.chain.code(seal),
                was: other.map_or(&[], |other| &other.was),
                seals: other.map_or(&[], |other| &other.seals),
                time: entry.time,
            };
            replay.times.push((source.id(0), source.time));
            replay.enter(outcome, &source, &mut roster);
        }
        replay
    }

    /// When the entry with that code was recorded.
    pub(super) fn time_of(&self, code: SealCode) -> Option<Moment> {
        self.times.iter().find(|(known, _)| *known == code).and_then(|(_, time)| *time)
    }

    /// The rounds, in order, each with the indices of its hands. Rounds that do not count are among them.
    pub(super) fn rounds(&self) -> Vec<&[usize]> {
        self.places.iter().filter_map(Place::hands).collect()
    }

    /// The places of the rounds that count, in order.
    fn living_places(&self) -> Vec<usize> {
        let counts = |hands: &[usize]| self.living(hands).next().is_some();
        let places = self.places.iter().enumerate();
        places.filter(|(_, place)| place.hands().is_some_and(counts)).map(|(at, _)| at).collect()
    }

    /// The hands of the round with that number that count.
    fn round(&self, number: usize) -> Vec<usize> {
        let rounds = self.living_places();
        let place = number.checked_sub(1).and_then(|at| self.places.get(*rounds.get(at)?));
        let hands = place.and_then(Place::hands).unwrap_or_default();
        hands.iter().copied().filter(|at| self.slot(*at).is_alive).collect()
    }

    /// The hand at an index.
    #[expect(
        clippy::indexing_slicing,
        reason = "an index is that of a hand that was added, and none is removed"
    )]
    pub(super) fn slot(&self, at: usize) -> &Slot {
        &self.slots[at]
    }

    /// The hands of a round that count.
    pub(super) fn living<'r>(&'r self, round: &'r [usize]) -> impl Iterator<Item = &'r Slot> {
        round.iter().map(|at| self.slot(*at)).filter(|slot| slot.is_alive)
    }

    /// What would be undone next, if it is something between two hands: the last first.
    pub(super) fn undone_next(&self) -> impl Iterator<Item = usize> {
        self.done.iter().rev().map_while(|change| match change {
            Change::Between(at) => Some(*at),
            Change::Hands(_) => None,
        })
    }

    /// The time of each round that counts, `None` for the others. It never goes back, whatever the clock did.
    pub(super) fn times(&self) -> Vec<Option<Moment>> {
        let mut latest = None;
        let mut time = |round: &[usize]| {
            let first = self.living(round).next()?;
            let own = latest.max(first.time);
            match (first.is_inserted, first.is_taken) {
                (false, _) => latest = own,
                // Somebody inserted it long after it was played.
                (true, false) => return latest,
                (true, true) => {}
            }
            own
        };
        self.rounds().into_iter().map(&mut time).collect()
    }

    fn enter(&mut self, outcome: &Outcome, source: &Source<'_>, roster: &mut Roster) {
        match outcome {
            Outcome::Did(applied) => {
                let change = self.make(applied, source);
                self.done.push(change);
                self.undone.clear();
            }
            Outcome::Undid(_) => {
                if let Some(change) = self.done.pop() {
                    self.set(&change, source.id(0), false);
                    self.undone.push(change);
                }
            }
            Outcome::Redid(_) => {
                if let Some(change) = self.undone.pop() {
                    self.set(&change, source.id(0), true);
                    self.done.push(change);
                }
            }
            Outcome::Accepted(_) => self.statements.push((source.id(0), Statement::Accepted)),
            Outcome::Witnessed(word) => {
                self.statements.push((source.id(0), Statement::Witnessed(word.clone())));
            }
            Outcome::Renamed { was, name } => {
                let seat = roster.players().iter().position(|player| player == was).and_then(Seat::new);
                if let Some(seat) = seat {
                    self.statements.push((source.id(0), Statement::Renamed(seat, name.clone())));
                    if let Ok(renamed) = roster.renamed(seat, name) {
                        *roster = renamed;
                    }
                }
            }
            Outcome::Merged(_) => {}
        }
    }

    /// Makes a new change.
    fn make(&mut self, applied: &Applied, source: &Source<'_>) -> Change {
        match applied {
            Applied::Hand(number, hand) => {
                let brought = self.bring(hand, source.id(0), source, false);
                let rounds = self.living_places();
                match rounds.get(number.saturating_sub(1)).and_then(|at| self.places.get_mut(*at)) {
                    Some(Place::Round(hands)) => hands.push(brought.0),
                    _ => self.places.push(Place::Round(vec![brought.0])),
                }
                self.brought(vec![brought])
            }
            Applied::Insert { number, hands, .. } => {
                let brought: Vec<_> = (0..)
                    .zip(hands)
                    .map(|(at, hand)| self.bring(hand, source.id(at), source, true))
                    .collect();
                let rounds = self.living_places();
                let before = number.checked_sub(2).and_then(|at| rounds.get(at));
                let place = Place::Round(brought.iter().map(|(at, _)| *at).collect());
                self.places.insert(before.map_or(0, |at| at + 1), place);
                self.brought(brought)
            }
            Applied::Amend { number, before, after, .. } => {
                let replaced = |slot: &Slot| before.iter().any(|hand| hand.opponents == slot.hand.opponents);
                let slots: Vec<usize> =
                    self.round(*number).into_iter().filter(|at| replaced(self.slot(*at))).collect();
                let mut states = Vec::new();
                for (nth, at) in slots.into_iter().enumerate() {
                    let hand = &self.slot(at).hand;
                    let new = if nth == 0 { after.recorded() } else { hand.clone() };
                    states.push((at, (hand.clone(), true), (new, nth == 0)));
                }
                self.changed(states, source.id(0))
            }
            Applied::Delete { number, .. } => {
                let states = self.round(*number).into_iter().map(|at| {
                    let hand = self.slot(at).hand.clone();
                    (at, (hand.clone(), true), (hand, false))
                });
                let states = states.collect();
                self.changed(states, source.id(0))
            }
            Applied::Event { event, .. } => {
                let id = source.id(0);
                let at = match self.between.iter().position(|known| known.id == id) {
                    Some(at) => {
                        self.places.retain(|place| !matches!(place, Place::Between(known) if *known == at));
                        at
                    }
                    None => {
                        self.between.push(Between {
                            id,
                            version: id,
                            event: event.clone(),
                            is_alive: true,
                            time: source.time,
                        });
                        self.between.len() - 1
                    }
                };
                self.places.push(Place::Between(at));
                let change = Change::Between(at);
                self.set(&change, id, true);
                change
            }
        }
    }

    /// Adds a hand, which is not yet in a round. A hand that was there before leaves its old round.
    fn bring(&mut self, hand: &Hand, id: SealCode, source: &Source<'_>, is_inserted: bool) -> (usize, Slot) {
        let slot = Slot {
            id: (id, hand.opponents),
            version: source.seals.last().copied().unwrap_or(id),
            hand: hand.recorded(),
            is_alive: true,
            time: source.time,
            is_inserted,
            is_taken: !source.was.is_empty(),
        };
        let known = self.slots.iter().position(|known| known.id == slot.id && !known.is_alive);
        let at = match known {
            Some(at) => {
                for place in &mut self.places {
                    if let Place::Round(hands) = place {
                        hands.retain(|hand| *hand != at);
                    }
                }
                at
            }
            None => {
                self.slots.push(Slot { is_alive: false, ..slot.clone() });
                self.slots.len() - 1
            }
        };
        (at, slot)
    }

    /// The hands that were brought count from here on.
    fn brought(&mut self, brought: Vec<(usize, Slot)>) -> Change {
        let mut states = Vec::new();
        for (at, slot) in brought {
            let before = self.slot(at);
            states.push((at, (before.hand.clone(), before.is_alive), (slot.hand.clone(), true)));
            if let Some(place) = self.slots.get_mut(at) {
                *place = slot;
            }
        }
        Change::Hands(states)
    }

    fn changed(&mut self, states: Vec<(usize, State, State)>, version: SealCode) -> Change {
        let change = Change::Hands(states);
        self.set(&change, version, true);
        change
    }

    /// Makes a change, or takes it back.
    fn set(&mut self, change: &Change, version: SealCode, is_made: bool) {
        match change {
            Change::Hands(states) => {
                for (at, before, after) in states {
                    let (hand, is_alive) = if is_made { after } else { before };
                    if let Some(slot) = self.slots.get_mut(*at) {
                        slot.hand.clone_from(hand);
                        slot.is_alive = *is_alive;
                        slot.version = version;
                    }
                }
            }
            Change::Between(at) => {
                if let Some(between) = self.between.get_mut(*at) {
                    between.is_alive = is_made;
                    between.version = version;
                }
            }
        }
    }
}
