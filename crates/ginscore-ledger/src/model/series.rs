//! The current state of a series: its operations, folded into hands and a score.

use std::sync::Arc;

use crate::model::entry::{Assertions, Header, Operation, RecordedHand};
use ginscore_rules::rules::{Faults, Player, Ruling, Score, ScoredHand, judge};

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
    pub fn kept(&self) -> RecordedHand {
        RecordedHand { told: self.ruling.claim().clone(), note: self.note.clone() }
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
    /// A correction of the dealer.
    Deal {
        /// The number of hands that had been played.
        after: usize,
        /// The player who deals.
        dealer: Player,
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
            OperationError::NothingToUndo => f.write_str("there is nothing to undo"),
            OperationError::NothingToRedo => f.write_str("there is nothing to redo"),
        }
    }
}

impl std::error::Error for OperationError {}

/// One step in the course of a series, counting only what has not been undone.
#[derive(Clone, Copy, Debug)]
pub enum CourseStep<'s> {
    /// A correction of who deals the next hand.
    Deal(Player),
    /// The hand with that number, counted from 1.
    Hand(usize, &'s Hand),
}

/// A series: its header, its operations, and the hands and score that result.
#[derive(Clone, Debug)]
pub struct Series {
    header: Header,
    hands: Vec<Arc<Hand>>,
    deals: Vec<(usize, Player)>,
    witnessed: Vec<(usize, String)>,
    done: Vec<NumberedApplied>,
    undone: Vec<NumberedApplied>,
    history: Vec<(Outcome, usize)>,
    score: Score,
}

/// A change, with the number of the operation that first made it.
type NumberedApplied = (Applied, usize);

impl Series {
    /// Returns a series in which nothing has been played.
    pub fn new(header: Header) -> Series {
        let score = Score::new(header.house.clone(), header.first_dealer);
        Series {
            header,
            hands: Vec::new(),
            deals: Vec::new(),
            witnessed: Vec::new(),
            done: Vec::new(),
            undone: Vec::new(),
            history: Vec::new(),
            score,
        }
    }

    /// Returns the facts that were fixed when the series started.
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// Returns the hands that count, in order.
    pub fn hands(&self) -> &[Arc<Hand>] {
        &self.hands
    }

    /// Returns the hands that count and the corrections of the dealer, in the order in which they apply.
    pub fn course(&self) -> impl Iterator<Item = CourseStep<'_>> {
        (0..=self.hands.len()).flat_map(|at| {
            let deals = self.deals.iter().filter(move |(after, _)| *after == at);
            let hand = self.hands.get(at).map(|hand| CourseStep::Hand(at + 1, hand));
            deals.map(|(_, dealer)| CourseStep::Deal(*dealer)).chain(hand)
        })
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
        self.scored(number).map(|hand| Assertions {
            points: hand.ruling.points(),
            boxes: hand.ruling.boxes(),
            columns: hand.columns.iter().map(|column| column + 1).collect(),
        })
    }

    /// Applies an operation to the series, whether a user asks for it or the ledger contains it.
    ///
    /// # Errors
    ///
    /// Returns an [`OperationError`] if the operation is refused. The series has not changed then.
    pub fn act(&mut self, act: &Operation) -> Result<Outcome, OperationError> {
        match act {
            Operation::Hand(kept) => {
                if self.score.is_over() {
                    return Err(OperationError::SeriesOver);
                }
                let hand = self.judged(kept)?;
                self.do_new(Applied::Hand(self.hands.len() + 1, Arc::new(hand)))
            }
            Operation::Amend(number, kept) => {
                let number = *number;
                let before = number.checked_sub(1).and_then(|at| self.hands.get(at)).cloned();
                let before = before.ok_or(OperationError::NoSuchHand(number))?;
                let (before, after) = (before, Arc::new(self.judged(kept)?));
                self.do_new(Applied::Amend { number, before, after })
            }
            Operation::Deal(_) if self.score.is_over() => Err(OperationError::SeriesOver),
            Operation::Deal(dealer) => {
                self.do_new(Applied::Deal { after: self.hands.len(), dealer: *dealer })
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
        }
    }

    fn remember(&mut self, effect: Outcome, first: usize) -> Outcome {
        self.history.push((effect.clone(), first));
        effect
    }

    /// Returns the outcomes of all operations, in order, each with `true` if its change counts now.
    pub fn history(&self) -> impl Iterator<Item = (&Outcome, bool)> {
        self.history
            .iter()
            .map(|(effect, first)| (effect, self.done.iter().any(|(_, stands)| stands == first)))
    }

    fn judged(&self, kept: &RecordedHand) -> Result<Hand, OperationError> {
        let ruling = judge(&kept.told, &self.header.house).map_err(OperationError::Faults)?;
        Ok(Hand { note: kept.note.clone(), ruling: Arc::new(ruling) })
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
            }
            Applied::Amend { number, before, after } => {
                self.put(*number, after);
                if let Err(past_end) = self.refold() {
                    self.put(*number, before);
                    let _ = self.refold();
                    return Err(OperationError::PastEnd(past_end));
                }
            }
            Applied::Deal { after, dealer } => {
                self.deals.push((*after, *dealer));
                self.score.deal(*dealer);
            }
        }
        Ok(())
    }

    fn take_back(&mut self, done: &Applied) {
        match done {
            Applied::Hand(..) => {
                self.hands.pop();
            }
            Applied::Amend { number, before, .. } => self.put(*number, before),
            Applied::Deal { .. } => {
                self.deals.pop();
            }
        }
        // The hands before the change were within the series, so this cannot fail.
        let _ = self.refold();
    }

    fn put(&mut self, number: usize, hand: &Arc<Hand>) {
        if let Some(place) = number.checked_sub(1).and_then(|at| self.hands.get_mut(at)) {
            *place = hand.clone();
        }
    }

    /// Replays all hands with their existing rulings.
    ///
    /// # Errors
    ///
    /// Returns the numbers of the hands that come after the end of the series.
    fn refold(&mut self) -> Result<(), Vec<usize>> {
        let mut score = Score::new(self.header.house.clone(), self.header.first_dealer);
        let mut past_end = Vec::new();
        for step in self.course() {
            match step {
                CourseStep::Deal(dealer) => score.deal(dealer),
                CourseStep::Hand(number, hand) => {
                    if score.play(hand.ruling.clone()).is_err() {
                        past_end.push(number);
                    }
                }
            }
        }
        if !past_end.is_empty() {
            return Err(past_end);
        }
        self.score = score;
        Ok(())
    }
}
