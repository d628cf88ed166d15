//! The current state of a series: its operations, folded into hands and a score.

use std::sync::Arc;

use crate::model::entry::{Assertions, Event, Header, Operation, RecordedHand};
use ginscore_rules::cards::Card;
use ginscore_rules::notation::{NameError, Names};
use ginscore_rules::rules::{
    Adjustment, AdjustmentError, Faults, Ruling, Score, ScoredAdjustment, ScoredHand, judge,
};

/// A hand that counts, with its ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// The note next to it.
    pub note: Option<String>,
    /// The ruling. It contains the claim that the players made, with whatever the program arranged declared.
    pub ruling: Arc<Ruling>,
}

impl Hand {
    /// Returns the hand as it is recorded.
    pub fn recorded(&self) -> RecordedHand {
        RecordedHand { claim: self.ruling.claim().clone(), note: self.note.clone() }
    }
}

/// A change that can be undone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Applied {
    /// A hand was added, with its number, counted from 1.
    Hand(usize, Arc<Hand>),
    /// A hand was replaced.
    Amend {
        /// The number of the hand, counted from 1.
        number: usize,
        /// The hand before the change.
        before: Arc<Hand>,
        /// The hand after the change.
        after: Arc<Hand>,
    },
    /// A hand was inserted.
    Insert {
        /// The number of the hand, counted from 1.
        number: usize,
        /// The hand.
        hand: Arc<Hand>,
        /// The position in the course, counted from 0.
        place: usize,
    },
    /// A hand was deleted.
    Delete {
        /// The number that the hand had, counted from 1.
        number: usize,
        /// The hand.
        hand: Arc<Hand>,
        /// The position that it had in the course, counted from 0.
        place: usize,
    },
    /// Something happened between two hands.
    Event {
        /// The event.
        event: Event,
        /// The number of hands that had been played.
        after: usize,
    },
}

/// The result of an operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The change was made.
    Did(Applied),
    /// The change was undone.
    Undid(Applied),
    /// The change was redone.
    Redid(Applied),
    /// The contents of the file were accepted as they are, with an optional note. This does not change the series,
    /// so there is nothing to undo.
    Accepted(Option<String>),
    /// The other player said that word. This does not change the series, and a word that was said cannot be undone.
    Witnessed(String),
    /// A player has another name. This changes no hand; it is not undone, but a later change of name may follow.
    Renamed {
        /// The name before.
        was: String,
        /// The name now.
        name: String,
    },
}

/// The reason that an operation is refused. A refused operation changes nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OperationError {
    /// The rules do not allow the hand.
    Faults(Faults),
    /// The series has ended.
    SeriesOver,
    /// These hands, counted from 1, would come after the end of the series.
    PastEnd(Vec<usize>),
    /// The series has no hand with that number.
    NoSuchHand(usize),
    /// The sheet cannot take the adjustment.
    Adjustment(AdjustmentError),
    /// After the change, the sheet could no longer take this earlier adjustment.
    EarlierAdjustment(Adjustment, AdjustmentError),
    /// The name is not valid, or the other player has it.
    BadName(String, NameError),
    /// There is no change to undo.
    NothingToUndo,
    /// Nothing has been undone, or a new change has been made since.
    NothingToRedo,
}

impl std::fmt::Display for OperationError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            OperationError::Faults(_) => f.write_str("the rules do not allow the hand"),
            OperationError::SeriesOver => f.write_str("the series is over"),
            OperationError::PastEnd(hands) => write!(f, "the series would end before hands {hands:?}"),
            OperationError::NoSuchHand(number) => write!(f, "there is no hand {number}"),
            OperationError::Adjustment(why) => why.fmt(f),
            OperationError::EarlierAdjustment(_, why) => write!(f, "an earlier adjustment: {why}"),
            OperationError::BadName(name, why) => write!(f, "{name:?} is not a valid name: {why}"),
            OperationError::NothingToUndo => f.write_str("there is nothing to undo"),
            OperationError::NothingToRedo => f.write_str("there is nothing to redo"),
        }
    }
}

impl std::error::Error for OperationError {}

/// One step in the course of a series, counting only what has not been undone.
#[derive(Clone, Copy, Debug)]
pub enum CourseStep<'s> {
    /// Something that happened between two hands.
    Event(&'s Event),
    /// The hand with that number, counted from 1.
    Hand(usize, &'s Hand),
}

/// A series: its header, its operations, and the hands and score that result.
#[derive(Clone, Debug)]
pub struct Series {
    header: Header,
    /// The names now, and before that those of the header and after each change of name but the last, in order.
    names: Names,
    former: Vec<Names>,
    hands: Vec<Arc<Hand>>,
    course: Vec<Happened>,
    witnessed: Vec<(usize, String)>,
    done: Vec<NumberedApplied>,
    undone: Vec<NumberedApplied>,
    history: Vec<(Outcome, usize)>,
    score: Score,
}

/// An item of the course: the next of the hands, or an event between two of them.
#[derive(Clone, Debug)]
enum Happened {
    Hand,
    /// A hand that was deleted. It stays in its place, because a knock card that was announced before it was its own.
    DeletedHand,
    Event(Event),
}

/// A change, with the number of the operation that first made it.
type NumberedApplied = (Applied, usize);

impl Series {
    /// Returns a series in which nothing has been played.
    pub fn new(header: Header) -> Series {
        let score = Score::new(header.house.clone(), header.first_dealer);
        Series {
            names: header.names.clone(),
            former: Vec::new(),
            header,
            hands: Vec::new(),
            course: Vec::new(),
            witnessed: Vec::new(),
            done: Vec::new(),
            undone: Vec::new(),
            history: Vec::new(),
            score,
        }
    }

    /// Returns the facts that were fixed when the series started. The players may have other names since: see
    /// [`Series::names`].
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// Returns the names that the players have now.
    pub const fn names(&self) -> &Names {
        &self.names
    }

    /// Returns the names that the players have now, and all that they had before, the first last.
    pub fn names_so_far(&self) -> impl Iterator<Item = &Names> {
        std::iter::once(&self.names).chain(self.former.iter().rev())
    }

    /// Returns the hands that count, in order.
    pub fn hands(&self) -> &[Arc<Hand>] {
        &self.hands
    }

    /// Returns the hands that count and what happened between them, in the order in which they apply.
    pub fn course(&self) -> impl Iterator<Item = CourseStep<'_>> {
        let mut hands = (1..).zip(&self.hands);
        self.course.iter().filter_map(move |item| match item {
            Happened::Hand => hands.next().map(|(number, hand)| CourseStep::Hand(number, hand)),
            Happened::DeletedHand => None,
            Happened::Event(event) => Some(CourseStep::Event(event)),
        })
    }

    /// Returns the knock card that was turned up for the hand in play, if it was announced; `None` if the series is
    /// over.
    pub fn announced(&self) -> Option<Card> {
        let last = self.course.iter().rev().find_map(|item| match item {
            Happened::Event(Event::KnockCard(card)) => Some(Some(*card)),
            Happened::Hand | Happened::DeletedHand | Happened::Event(Event::Misdeal(_)) => Some(None),
            Happened::Event(Event::Deal(_) | Event::Adjust(..) | Event::Stop(_)) => None,
        });
        last.flatten().filter(|_| !self.score.is_over())
    }

    /// Returns the adjustments as they were entered, in order, each with its reason.
    pub fn adjustments(&self) -> impl Iterator<Item = (&ScoredAdjustment, &str)> {
        let reasons = self.course.iter().filter_map(|item| match item {
            Happened::Event(Event::Adjust(_, reason)) => Some(reason.as_str()),
            _ => None,
        });
        self.score.adjustments().iter().zip(reasons)
    }

    /// Returns the words that the other player said, in order, each with the number of hands that counted at that
    /// time.
    pub fn witnessed(&self) -> &[(usize, String)] {
        &self.witnessed
    }

    /// Returns the score.
    pub const fn score(&self) -> &Score {
        &self.score
    }

    /// Returns the hand with that number, counted from 1, as it was scored; `None` if there is no such hand.
    pub fn scored(&self, number: usize) -> Option<&ScoredHand> {
        number.checked_sub(1).and_then(|at| self.score.hands().get(at))
    }

    /// Returns the results that an entry must assert for the hand with that number, counted from 1; `None` if there
    /// is no such hand.
    pub fn asserted(&self, number: usize) -> Option<Assertions> {
        self.scored(number).map(|hand| Assertions::Hand {
            points: hand.ruling.points(),
            boxes: hand.ruling.boxes(),
            columns: hand.columns.iter().map(|column| column + 1).collect(),
        })
    }

    /// Returns the results that the entry of a change must assert; `None` if it asserts none.
    pub fn asserted_of(&self, applied: &Applied) -> Option<Assertions> {
        match applied {
            Applied::Hand(number, _) | Applied::Amend { number, .. } | Applied::Insert { number, .. } => {
                self.asserted(*number)
            }
            Applied::Event { event: Event::Adjust(..), .. } => {
                let entered = self.score.adjustments().last()?;
                let columns = entered.columns.iter().map(|column| column + 1).collect();
                Some(Assertions::Adjustment { columns })
            }
            Applied::Delete { .. } | Applied::Event { .. } => None,
        }
    }

    /// Applies an operation to the series, whether a user asks for it or the ledger contains it.
    ///
    /// # Errors
    ///
    /// Returns an [`OperationError`] if the operation is refused. The series has not changed then.
    pub fn act(&mut self, act: &Operation) -> Result<Outcome, OperationError> {
        match act {
            Operation::Hand(hand) => {
                if self.score.is_over() {
                    return Err(OperationError::SeriesOver);
                }
                let knock_card = hand.claim.knock_card().or_else(|| self.announced());
                let claim = hand.claim.clone().with_knock_card(knock_card);
                let hand = self.judged(RecordedHand { claim, note: hand.note.clone() })?;
                self.do_new(Applied::Hand(self.hands.len() + 1, Arc::new(hand)))
            }
            Operation::Amend(number, hand) => {
                let number = *number;
                let before = self.hand(number)?.clone();
                let after = Arc::new(self.judged(hand.clone())?);
                self.do_new(Applied::Amend { number, before, after })
            }
            Operation::Insert(number, hand) => {
                let number = *number;
                // The new hand comes right after the hand before it: whatever happened before the hand that moves up,
                // such as a correction of its dealer, stays with that hand.
                let place = match number {
                    0 => return Err(OperationError::NoSuchHand(0)),
                    1 => 0,
                    number => self.place(number - 1).map_err(|_| OperationError::NoSuchHand(number))? + 1,
                };
                let hand = Arc::new(self.judged(hand.clone())?);
                self.do_new(Applied::Insert { number, hand, place })
            }
            Operation::Delete(number) => {
                let number = *number;
                let (hand, place) = (self.hand(number)?.clone(), self.place(number)?);
                self.do_new(Applied::Delete { number, hand, place })
            }
            Operation::Event(_) if self.score.is_over() => Err(OperationError::SeriesOver),
            Operation::Event(event) => {
                self.do_new(Applied::Event { event: event.clone(), after: self.hands.len() })
            }
            Operation::Undo => {
                let event = self.done.pop().ok_or(OperationError::NothingToUndo)?;
                self.take_back(&event.0);
                self.undone.push(event.clone());
                Ok(self.remember(Outcome::Undid(event.0), event.1))
            }
            Operation::Redo => {
                let event = self.undone.pop().ok_or(OperationError::NothingToRedo)?;
                self.apply(&event.0)?;
                self.done.push(event.clone());
                Ok(self.remember(Outcome::Redid(event.0), event.1))
            }
            Operation::Accept(note) => Ok(self.remember(Outcome::Accepted(note.clone()), self.history.len())),
            Operation::Witness(word) => {
                self.witnessed.push((self.hands.len(), word.clone()));
                Ok(self.remember(Outcome::Witnessed(word.clone()), self.history.len()))
            }
            Operation::Rename { player, name } => {
                let renamed = self.names.renamed(*player, name);
                let names = renamed.map_err(|(name, why)| OperationError::BadName(name, why))?;
                let was = self.names.get(*player).to_owned();
                let name = names.get(*player).to_owned();
                self.former.push(std::mem::replace(&mut self.names, names));
                Ok(self.remember(Outcome::Renamed { was, name }, self.history.len()))
            }
        }
    }

    fn remember(&mut self, effect: Outcome, first: usize) -> Outcome {
        self.history.push((effect.clone(), first));
        effect
    }

    /// Returns the outcomes of all operations, in order, each with `true` if its change counts now.
    pub fn history(&self) -> impl Iterator<Item = (&Outcome, bool)> {
        // What counts is in the order in which it was first made, because a new change clears what could be redone.
        self.history.iter().map(|(effect, first)| {
            (effect, self.done.binary_search_by_key(first, |(_, number)| *number).is_ok())
        })
    }

    fn judged(&self, hand: RecordedHand) -> Result<Hand, OperationError> {
        let ruling = judge(&hand.claim, &self.header.house).map_err(OperationError::Faults)?;
        Ok(Hand { note: hand.note, ruling: Arc::new(ruling) })
    }

    /// Returns the hand with that number, counted from 1.
    fn hand(&self, number: usize) -> Result<&Arc<Hand>, OperationError> {
        let hand = number.checked_sub(1).and_then(|at| self.hands.get(at));
        hand.ok_or(OperationError::NoSuchHand(number))
    }

    /// Returns the position of the hand with that number, counted from 1, in the course.
    fn place(&self, number: usize) -> Result<usize, OperationError> {
        let hands = self.course.iter().enumerate().filter(|(_, item)| matches!(item, Happened::Hand));
        let place = number.checked_sub(1).and_then(|at| hands.map(|(place, _)| place).nth(at));
        place.ok_or(OperationError::NoSuchHand(number))
    }

    fn do_new(&mut self, done: Applied) -> Result<Outcome, OperationError> {
        self.apply(&done)?;
        let first = self.history.len();
        self.done.push((done.clone(), first));
        self.undone.clear();
        Ok(self.remember(Outcome::Did(done), first))
    }

    fn apply(&mut self, done: &Applied) -> Result<(), OperationError> {
        match done {
            Applied::Hand(_, hand) => {
                self.score.play(hand.ruling.clone()).map_err(|_| OperationError::SeriesOver)?;
                self.hands.push(hand.clone());
                self.course.push(Happened::Hand);
                Ok(())
            }
            Applied::Event { event, .. } => {
                enter(&mut self.score, event)?;
                self.course.push(Happened::Event(event.clone()));
                Ok(())
            }
            Applied::Amend { .. } | Applied::Insert { .. } | Applied::Delete { .. } => {
                self.rearrange(done);
                self.refold().inspect_err(|_| self.take_back(done))
            }
        }
    }

    /// Makes a change to the hands so far.
    fn rearrange(&mut self, done: &Applied) {
        match done {
            Applied::Amend { number, after, .. } => self.put(*number, after),
            Applied::Insert { number, hand, place } => self.insert(*number, hand, *place),
            Applied::Delete { number, place, .. } => {
                self.remove(*number, *place);
                self.course.insert((*place).min(self.course.len()), Happened::DeletedHand);
            }
            Applied::Hand(..) | Applied::Event { .. } => {}
        }
    }

    fn take_back(&mut self, done: &Applied) {
        match done {
            Applied::Hand(..) => {
                self.hands.pop();
                self.course.pop();
            }
            Applied::Event { .. } => {
                self.course.pop();
            }
            Applied::Amend { number, before, .. } => self.put(*number, before),
            Applied::Insert { number, place, .. } => self.remove(*number, *place),
            Applied::Delete { number, hand, place } => {
                let mut places = 0..;
                self.course.retain(|_| places.next() != Some(*place));
                self.insert(*number, hand, *place);
            }
        }
        // What was there before the change was within the series, so this cannot fail.
        let _ = self.refold();
    }

    fn put(&mut self, number: usize, hand: &Arc<Hand>) {
        if let Some(place) = number.checked_sub(1).and_then(|at| self.hands.get_mut(at)) {
            *place = hand.clone();
        }
    }

    fn insert(&mut self, number: usize, hand: &Arc<Hand>, place: usize) {
        self.hands.insert(number.saturating_sub(1).min(self.hands.len()), hand.clone());
        self.course.insert(place.min(self.course.len()), Happened::Hand);
    }

    fn remove(&mut self, number: usize, place: usize) {
        let (mut hands, mut places) = (1.., 0..);
        self.hands.retain(|_| hands.next() != Some(number));
        self.course.retain(|_| places.next() != Some(place));
    }

    /// Replays everything with its existing rulings.
    ///
    /// # Errors
    ///
    /// Returns the numbers of the hands that come after the end of the series, or an adjustment that can no longer be
    /// entered.
    fn refold(&mut self) -> Result<(), OperationError> {
        let mut score = Score::new(self.header.house.clone(), self.header.first_dealer);
        let mut past_end = Vec::new();
        let mut not_entered = None;
        for step in self.course() {
            match step {
                CourseStep::Event(Event::Adjust(adjustment, _)) => {
                    let refused = score.adjust(*adjustment).err();
                    not_entered = not_entered.or(refused.map(|why| (*adjustment, why)));
                }
                // After the new end of the series, who deals and what else happened has no meaning.
                CourseStep::Event(_) if score.is_over() => {}
                CourseStep::Event(event) => enter(&mut score, event)?,
                CourseStep::Hand(number, hand) => {
                    if score.play(hand.ruling.clone()).is_err() {
                        past_end.push(number);
                    }
                }
            }
        }
        match not_entered {
            // Hands after the end are what is reported, even if an adjustment between them is lost, too.
            _ if !past_end.is_empty() => Err(OperationError::PastEnd(past_end)),
            Some((adjustment, why)) => Err(OperationError::EarlierAdjustment(adjustment, why)),
            None => {
                self.score = score;
                Ok(())
            }
        }
    }
}

/// Enters an event in the score.
pub(super) fn enter(score: &mut Score, event: &Event) -> Result<(), OperationError> {
    match event {
        Event::Deal(dealer) => {
            score.deal(*dealer);
            Ok(())
        }
        Event::KnockCard(_) | Event::Misdeal(_) => Ok(()),
        Event::Adjust(adjustment, _) => score.adjust(*adjustment).map_err(OperationError::Adjustment),
        Event::Stop(_) => score.stop().map_err(|_| OperationError::SeriesOver),
    }
}
