//! A series as it stands: what was done, folded into hands and a score.

use std::sync::Arc;

use crate::model::entry::{Assertions, Header, Operation, RecordedHand};
use ginscore_rules::rules::{Faults, Player, Ruling, Score, ScoredHand, judge};

/// A hand that counts, with its ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// The note beside it.
    pub note: Option<String>,
    /// How it was ruled; what was told of it is in there, with what the program arranged declared.
    pub ruling: Arc<Ruling>,
}

impl Hand {
    /// What is kept of it.
    pub fn kept(&self) -> RecordedHand {
        RecordedHand { told: self.ruling.claim().clone(), note: self.note.clone() }
    }
}

/// Something done that can be taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Applied {
    /// A hand, of that number.
    Hand(usize, Arc<Hand>),
    /// The hand of that number replaced.
    Amend {
        /// Which, counted from 1.
        number: usize,
        /// What it had been.
        before: Arc<Hand>,
        /// What it was from then on.
        after: Arc<Hand>,
    },
    /// A correction of who deals.
    Deal {
        /// How many hands had been played.
        after: usize,
        /// Who.
        dealer: Player,
    },
}

/// What an act came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It was done.
    Did(Applied),
    /// It was taken back.
    Undid(Applied),
    /// It was done again.
    Redid(Applied),
    /// What the file holds was accepted as it stands, with a note. Nothing of the series changes by it, so
    /// there is nothing to take back.
    Accepted(Option<String>),
    /// The other player said that word. Nothing of the series changes by it, and a word that was said cannot be
    /// taken back.
    Witnessed(String),
}

/// Why an act is refused. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OperationError {
    /// The rules do not allow the hand.
    Faults(Faults),
    /// The series has ended.
    SeriesOver,
    /// These hands, counted from 1, would stand behind the end of the series.
    PastEnd(Vec<usize>),
    /// There is no hand of that number.
    NoSuchHand(usize),
    /// Nothing has been done that could be taken back.
    NothingToUndo,
    /// Nothing has been taken back, or a new hand has come since.
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

/// One step of the way that a series has gone, as it counts.
#[derive(Clone, Copy, Debug)]
pub enum CourseStep<'s> {
    /// A correction of who deals the next hand.
    Deal(Player),
    /// The hand of that number, counted from 1.
    Hand(usize, &'s Hand),
}

/// A series: its header, what was done, and what that comes to.
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

/// Something done, with the number of the act that did it first.
type NumberedApplied = (Applied, usize);

impl Series {
    /// A series of which nothing has been played.
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

    /// What was fixed when it began.
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// The hands that count, in order.
    pub fn hands(&self) -> &[Arc<Hand>] {
        &self.hands
    }

    /// The hands that count and the corrections of who deals, in the order in which they bear on each other.
    pub fn course(&self) -> impl Iterator<Item = CourseStep<'_>> {
        (0..=self.hands.len()).flat_map(|at| {
            let deals = self.deals.iter().filter(move |(after, _)| *after == at);
            let hand = self.hands.get(at).map(|hand| CourseStep::Hand(at + 1, hand));
            deals.map(|(_, dealer)| CourseStep::Deal(*dealer)).chain(hand)
        })
    }

    /// The words that the other player said, in order, each with the number of hands that counted then.
    pub fn witnessed(&self) -> &[(usize, String)] {
        &self.witnessed
    }

    /// The score.
    pub const fn score(&self) -> &Score {
        &self.score
    }

    /// The hand of that number, counted from 1, as it was scored.
    pub fn scored(&self, number: usize) -> Option<&ScoredHand> {
        number.checked_sub(1).and_then(|at| self.score.hands().get(at))
    }

    /// What the entry of an act must assert: what its hand came to.
    pub fn asserted(&self, number: usize) -> Option<Assertions> {
        self.scored(number).map(|hand| Assertions {
            points: hand.ruling.points(),
            boxes: hand.ruling.boxes(),
            columns: hand.columns.iter().map(|column| column + 1).collect(),
        })
    }

    /// Does something to the series, as somebody asks for it or as its ledger says.
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

    /// All that was ever done, in order; each with whether what it did stands now.
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
        // What stood before stood within the series.
        let _ = self.refold();
    }

    fn put(&mut self, number: usize, hand: &Arc<Hand>) {
        if let Some(place) = number.checked_sub(1).and_then(|at| self.hands.get_mut(at)) {
            *place = hand.clone();
        }
    }

    /// Plays all hands again, rulings as they are. Fails with the numbers of the hands that stand behind
    /// the end of the series.
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
