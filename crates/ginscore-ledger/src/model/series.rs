//! The current state of a series: its operations, folded into hands and a score.

use std::sync::Arc;

use crate::model::course::{Edit, Happened};
use crate::model::entry::{Assertions, Header};
use ginscore_notation::{BadName, Event, NameError, Operation, RecordedHand, Roster};
use ginscore_rules::cards::Card;
use ginscore_rules::hand::{Faults, Ruling, judge};
use ginscore_rules::players::{Lineup, Opponents, Seat};
use ginscore_rules::series::{NotPlayed, PlayedHand, Score, ScoredAdjustment, ScoredRound};
use ginscore_rules::sheets::{Adjustment, AdjustmentError};

/// A hand that counts, with its ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// The note next to it.
    pub note: Option<String>,
    /// Who played it.
    pub opponents: Opponents,
    /// The ruling. It contains the claim that the players made, with whatever the program arranged declared.
    pub ruling: Arc<Ruling>,
}

impl Hand {
    /// Returns the hand as it is recorded.
    pub fn recorded(&self) -> RecordedHand {
        RecordedHand {
            opponents: self.opponents,
            claim: self.ruling.claim().clone(),
            note: self.note.clone(),
        }
    }

    /// Returns the hand as it is scored.
    pub fn played(&self) -> PlayedHand {
        PlayedHand { opponents: self.opponents, ruling: self.ruling.clone() }
    }
}

/// A change that can be undone. Rounds are counted from 1; where a round has one hand, its number is that of the hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Applied {
    /// A hand was added to the round with that number.
    Hand(usize, Arc<Hand>),
    /// A hand was replaced; or all hands of a round, by the result of the whole round.
    Amend {
        /// The number of the round.
        number: usize,
        /// The hand before the change, or all hands of the round.
        before: Vec<Arc<Hand>>,
        /// The hand after the change.
        after: Arc<Hand>,
        /// The change to the course.
        edit: Edit,
    },
    /// A round was inserted.
    Insert {
        /// The number of the round.
        number: usize,
        /// Its hands.
        hands: Vec<Arc<Hand>>,
        /// The change to the course.
        edit: Edit,
    },
    /// A round was deleted.
    Delete {
        /// The number that the round had.
        number: usize,
        /// Its hands.
        hands: Vec<Arc<Hand>>,
        /// The change to the course.
        edit: Edit,
    },
    /// Something happened between two hands.
    Event {
        /// The event.
        event: Event,
        /// The number of rounds that had been begun.
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
    /// The hand with that number would come after the one that ended the series.
    AfterEnd(usize),
    /// The series has no round with that number.
    NoSuchHand(usize),
    /// Somebody else plays the next hand: these do.
    NotPlaying(Vec<Opponents>),
    /// These players are not opponents, or have played in this round already.
    NotOpponents(NotPlayed),
    /// The round with that number has no hand of these players.
    NotInRound(usize),
    /// The round with that number would have hands missing, with later rounds after it.
    RoundIncomplete(usize),
    /// The round with that number was entered as a whole, and the hand of one pair cannot replace it.
    WholeRound(usize),
    /// The change would decide otherwise who plays whom in the round with that number, which has begun.
    ChangesWhoPlays(usize),
    /// Big gin was called, and the rules have none.
    NoBigGin,
    /// Nobody can be seated: the seating leaves no choice, or the players are not opponents.
    NoSeat,
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
            OperationError::AfterEnd(number) => write!(f, "the series ends before hand {number}"),
            OperationError::NoSuchHand(number) => write!(f, "there is no hand {number}"),
            OperationError::NotPlaying(_) => f.write_str("other players play the next hand"),
            OperationError::NotOpponents(why) => why.fmt(f),
            OperationError::NotInRound(number) => write!(f, "round {number} has no hand of these players"),
            OperationError::RoundIncomplete(number) => write!(f, "round {number} would miss a hand"),
            OperationError::WholeRound(number) => write!(f, "round {number} was entered as a whole"),
            OperationError::ChangesWhoPlays(number) => {
                write!(f, "other players would play each other in round {number}")
            }
            OperationError::NoBigGin => f.write_str("the rules have no big gin"),
            OperationError::NoSeat => f.write_str("the seating leaves no choice"),
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
    /// A hand, with the number of its round, counted from 1.
    Hand(usize, &'s Hand),
}

/// A series: its header, its operations, and the hands and score that result.
#[derive(Clone, Debug)]
pub struct Series {
    header: Header,
    /// The names now, and before that those of the header and after each change of name but the last, in order.
    roster: Roster,
    former: Vec<Roster>,
    course: Vec<Happened>,
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
        let score = unplayed(&header);
        Series {
            roster: header.roster.clone(),
            former: Vec::new(),
            header,
            course: Vec::new(),
            done: Vec::new(),
            undone: Vec::new(),
            history: Vec::new(),
            score,
        }
    }

    /// Makes room for this many operations, so that the lists are not moved as they grow.
    pub(crate) fn reserve(&mut self, operations: usize) {
        self.course.reserve(operations);
        self.done.reserve(operations);
        self.history.reserve(operations);
        self.score.reserve(operations);
    }

    /// Returns the facts that were fixed when the series started. The players may have other names since: see
    /// [`Series::roster`].
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// Returns the names that the players have now.
    pub const fn roster(&self) -> &Roster {
        &self.roster
    }

    /// Returns the names that the players have now, and all that they had before, the first last.
    pub fn rosters_so_far(&self) -> impl Iterator<Item = &Roster> {
        std::iter::once(&self.roster).chain(self.former.iter().rev())
    }

    /// Returns the hands that count, in order, each with the number of its round, counted from 1.
    pub fn hands(&self) -> impl Iterator<Item = (usize, &Arc<Hand>)> {
        let rounds = (1..).zip(self.score.rounds());
        let numbers = rounds.flat_map(|(number, round)| round.hands().iter().map(move |_| number));
        let hands = self.course.iter().filter_map(|item| match item {
            Happened::Hand(hand, _) => Some(hand),
            Happened::DeletedHand | Happened::Event(_) => None,
        });
        numbers.zip(hands)
    }

    /// Returns the number of the operation that recorded each hand that counts, in order, counted from 0. A hand that was
    /// amended has that of the hand that was played.
    pub(crate) fn hand_origins(&self) -> impl Iterator<Item = usize> {
        self.course.iter().filter_map(|item| match item {
            Happened::Hand(_, origin) => Some(*origin),
            Happened::DeletedHand | Happened::Event(_) => None,
        })
    }

    /// Returns the hands that count, in order.
    pub fn all_hands(&self) -> Vec<&Arc<Hand>> {
        self.hands().map(|(_, hand)| hand).collect()
    }

    /// Returns the hands of the round with that number, counted from 1; none if there is no such round.
    pub fn round(&self, number: usize) -> Vec<Arc<Hand>> {
        self.hands().filter(|(of, _)| *of == number).map(|(_, hand)| hand.clone()).collect()
    }

    /// Returns the hands that count and what happened between them, in the order in which they apply.
    pub fn course(&self) -> impl Iterator<Item = CourseStep<'_>> {
        let mut hands = self.hands();
        self.course.iter().filter_map(move |item| match item {
            Happened::Hand(..) => hands.next().map(|(number, hand)| CourseStep::Hand(number, hand)),
            Happened::DeletedHand => None,
            Happened::Event(event) => Some(CourseStep::Event(event)),
        })
    }

    /// Returns the knock card that was turned up for the round in play, if it was announced; `None` if the series is
    /// over.
    pub fn announced(&self) -> Option<Card> {
        // The hands of a round that is being played have the same card.
        let mut begun = self.score.open_round().map_or(0, |round| round.hands().len());
        let last = self.course.iter().rev().find_map(|item| match item {
            Happened::Event(Event::KnockCard(card)) => Some(Some(*card)),
            Happened::Hand(..) if begun > 0 => {
                begun -= 1;
                None
            }
            Happened::Hand(..) | Happened::DeletedHand | Happened::Event(Event::Misdeal(_)) => Some(None),
            Happened::Event(Event::Deal(_) | Event::Seat(..) | Event::Adjust(..) | Event::Stop(_)) => None,
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

    /// Returns the score.
    pub const fn score(&self) -> &Score {
        &self.score
    }

    /// Returns the round with that number, counted from 1, as it was scored; `None` if there is no such round.
    pub fn scored(&self, number: usize) -> Option<&ScoredRound> {
        number.checked_sub(1).and_then(|at| self.score.rounds().get(at)).map(|round| &**round)
    }

    /// Returns the results that the entry of a hand in the round with that number, counted from 1, must assert: its own
    /// points and boxes, and the columns of the round. `None` if there is no such round.
    fn asserted(&self, number: usize, hand: &Hand) -> Option<Assertions> {
        self.scored(number).map(|round| Assertions::Hand {
            points: hand.ruling.points(),
            boxes: hand.ruling.boxes(),
            columns: round.columns().iter().map(|column| column + 1).collect(),
        })
    }

    /// Returns the results that the entry of a change must assert; `None` if it asserts none.
    pub fn asserted_of(&self, applied: &Applied) -> Option<Assertions> {
        match applied {
            Applied::Hand(number, hand) | Applied::Amend { number, after: hand, .. } => {
                self.asserted(*number, hand)
            }
            Applied::Insert { number, hands, .. } => match hands.as_slice() {
                [hand] => self.asserted(*number, hand),
                _ => self.scored(*number).map(|round| Assertions::Hand {
                    points: round.points(),
                    boxes: round.boxes(),
                    columns: round.columns().iter().map(|column| column + 1).collect(),
                }),
            },
            Applied::Event { event: Event::Adjust(..), .. } => {
                let entered = self.score.adjustments().last()?;
                let columns = entered.columns.iter().map(|column| column + 1).collect();
                Some(Assertions::Adjustment { columns })
            }
            Applied::Delete { .. } | Applied::Event { .. } => None,
        }
    }

    /// Applies an operation, or a copy of one, to the series, whether a user asks for it or the ledger contains it.
    ///
    /// # Errors
    ///
    /// Returns an [`OperationError`] if the operation is refused. The series has not changed then.
    pub fn act(&mut self, act: impl Into<Operation>) -> Result<Outcome, OperationError> {
        match act.into() {
            Operation::Hand(RecordedHand { opponents, claim, note }) => {
                if self.score.is_over() {
                    return Err(OperationError::SeriesOver);
                }
                self.check_turn(opponents)?;
                let knock_card = claim.knock_card().or_else(|| self.announced());
                let claim = claim.with_knock_card(knock_card);
                let hand = self.judged(RecordedHand { opponents, claim, note })?;
                let number = self.score.rounds().len() + usize::from(self.score.open_round().is_none());
                self.do_new(Applied::Hand(number, hand))
            }
            Operation::Amend(number, hand) => {
                let opponents = hand.opponents;
                let places = self.places(number)?;
                let after = self.judged(hand)?;
                let (replaced, before) = self.replaced(number, &places, opponents)?;
                let whole = before.iter().any(|hand| hand.opponents == Opponents::Sides);
                if whole && opponents != Opponents::Sides {
                    return Err(OperationError::WholeRound(number));
                }
                let edit = Edit::replace(&self.course, &replaced, after.clone());
                self.do_new(Applied::Amend { number, before, after, edit })
            }
            Operation::Insert(number, hands) => {
                // The new round comes right after the round before it: whatever happened before the round that moves up,
                // such as a correction of its dealer, stays with that round.
                let place = match number {
                    0 => return Err(OperationError::NoSuchHand(0)),
                    1 => 0,
                    number => {
                        let before =
                            self.places(number - 1).map_err(|_| OperationError::NoSuchHand(number))?;
                        before.last().map_or(0, |last| last + 1)
                    }
                };
                // Nothing comes after the hand that ended the series. A hand that was forgotten comes before a stop.
                if self.score.is_over() && !self.score.is_stopped() && number > self.score.rounds().len() {
                    return Err(OperationError::AfterEnd(number));
                }
                if number > 1 && self.scored(number - 1).is_some_and(|before| before.result.is_none()) {
                    return Err(OperationError::RoundIncomplete(number - 1));
                }
                let whole = hands.iter().any(|hand| hand.opponents == Opponents::Sides);
                let needed = if whole { 1 } else { self.score.lineup().hands_in_a_round() };
                if hands.len() != needed {
                    return Err(OperationError::RoundIncomplete(number));
                }
                let hands: Vec<Arc<Hand>> =
                    hands.into_iter().map(|hand| self.judged(hand)).collect::<Result<_, _>>()?;
                let edit = Edit::insert(place, &hands, self.history.len());
                self.do_new(Applied::Insert { number, hands, edit })
            }
            Operation::Delete(number) => {
                let places = self.places(number)?;
                let edit = Edit::delete(&self.course, &places);
                self.do_new(Applied::Delete { number, hands: self.round(number), edit })
            }
            Operation::Event(_) if self.score.is_over() => Err(OperationError::SeriesOver),
            Operation::Event(event) => {
                self.do_new(Applied::Event { event, after: self.score.rounds().len() })
            }
            Operation::Undo => {
                let event = self.done.pop().ok_or(OperationError::NothingToUndo)?;
                self.take_back(&event.0);
                self.undone.push(event.clone());
                Ok(self.remember(Outcome::Undid(event.0), event.1))
            }
            Operation::Redo => {
                let event = self.undone.pop().ok_or(OperationError::NothingToRedo)?;
                self.apply(&event.0, event.1)?;
                self.done.push(event.clone());
                Ok(self.remember(Outcome::Redid(event.0), event.1))
            }
            Operation::Rename { player, name } => {
                let renamed = self.roster.renamed(player, &name);
                let roster = renamed.map_err(|BadName { name, why }| OperationError::BadName(name, why))?;
                let was = self.roster.name(player).to_owned();
                let name = roster.name(player).to_owned();
                self.former.push(std::mem::replace(&mut self.roster, roster));
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

    /// Returns the outcomes of all operations, in order, each with the number of the operation that first made its change.
    pub(super) fn origins(&self) -> impl Iterator<Item = (&Outcome, usize)> {
        self.history.iter().map(|(outcome, first)| (outcome, *first))
    }

    fn judged(&self, hand: RecordedHand) -> Result<Arc<Hand>, OperationError> {
        let RecordedHand { opponents, claim, note } = hand;
        let ruling = judge(&claim, &self.header.house).map_err(OperationError::Faults)?;
        Ok(Arc::new(Hand { note, opponents, ruling: Arc::new(ruling) }))
    }

    /// Checks that it is these players' turn. In a round of sides everybody plays, whoever was to play whom.
    fn check_turn(&self, opponents: Opponents) -> Result<(), OperationError> {
        let lineup = self.score.lineup();
        let is_theirs = lineup.is_two_players() && opponents == Opponents::two();
        if is_theirs || lineup.has_rounds() || self.score.playing().contains(&opponents) {
            return Ok(());
        }
        Err(OperationError::NotPlaying(self.score.playing()))
    }

    /// Returns the positions of the hands of the round with that number, counted from 1, in the course.
    fn places(&self, number: usize) -> Result<Vec<usize>, OperationError> {
        let mut hands = self.hands();
        let mut places = Vec::new();
        for (place, item) in self.course.iter().enumerate() {
            if matches!(item, Happened::Hand(..)) && hands.next().is_some_and(|(of, _)| of == number) {
                places.push(place);
            }
        }
        if places.is_empty() { Err(OperationError::NoSuchHand(number)) } else { Ok(places) }
    }

    /// Returns the positions of the hands that an amendment of these players' hand replaces, and the hands: their hand in
    /// the round; or all hands of it, if either is the result of the whole round.
    fn replaced(
        &self,
        number: usize,
        places: &[usize],
        opponents: Opponents,
    ) -> Result<(Vec<usize>, Vec<Arc<Hand>>), OperationError> {
        let hands = places.iter().copied().zip(self.round(number));
        let whole = |of: Opponents| of == Opponents::Sides;
        // The only hand of a round may have been another's; not that of a pair of whom neither plays now.
        let only = |of: Opponents| places.len() == 1 && of.shares_player(opponents);
        let found: (Vec<usize>, Vec<Arc<Hand>>) = hands
            .filter(|(_, hand)| {
                let of = hand.opponents;
                of == opponents || only(of) || whole(opponents) || whole(of)
            })
            .unzip();
        if found.0.is_empty() { Err(OperationError::NotInRound(number)) } else { Ok(found) }
    }

    fn do_new(&mut self, done: Applied) -> Result<Outcome, OperationError> {
        let first = self.history.len();
        self.apply(&done, first)?;
        self.done.push((done.clone(), first));
        self.undone.clear();
        Ok(self.remember(Outcome::Did(done), first))
    }

    /// Makes a change that the operation with the number `first` made first.
    fn apply(&mut self, done: &Applied, first: usize) -> Result<(), OperationError> {
        match done {
            Applied::Hand(_, hand) => {
                self.score.play(hand.played()).map_err(not_played)?;
                self.course.push(Happened::Hand(hand.clone(), first));
                Ok(())
            }
            Applied::Event { event, .. } => {
                enter(&mut self.score, event)?;
                self.course.push(Happened::Event(event.clone()));
                Ok(())
            }
            Applied::Amend { edit, .. } | Applied::Insert { edit, .. } | Applied::Delete { edit, .. } => {
                let begun =
                    self.score.open_round().map(|_| (self.score.rounds().len(), self.score.playing()));
                edit.make(&mut self.course);
                self.refold()
                    .and_then(|()| self.same_players_in(begun, done))
                    .inspect_err(|_| self.take_back(done))
            }
        }
    }

    /// Checks that a change to an earlier round leaves it as it was who plays whom in the round that has begun.
    fn same_players_in(
        &self,
        begun: Option<(usize, Vec<Opponents>)>,
        done: &Applied,
    ) -> Result<(), OperationError> {
        match (begun, done) {
            (
                Some((open, playing)),
                Applied::Amend { number, .. }
                | Applied::Insert { number, .. }
                | Applied::Delete { number, .. },
            ) if *number < open || matches!(done, Applied::Insert { .. }) => {
                let same = self.score.open_round().is_none() || self.score.playing() == playing;
                if same { Ok(()) } else { Err(OperationError::ChangesWhoPlays(open)) }
            }
            _ => Ok(()),
        }
    }

    #[expect(clippy::expect_used, reason = "what was there before the change was played once")]
    fn take_back(&mut self, done: &Applied) {
        match done {
            Applied::Hand(..) | Applied::Event { .. } => {
                self.course.pop();
            }
            Applied::Amend { edit, .. } | Applied::Insert { edit, .. } | Applied::Delete { edit, .. } => {
                edit.take_back(&mut self.course);
            }
        }
        self.refold().expect("what was there before the change could be played");
    }

    /// Replays everything with its existing rulings.
    ///
    /// # Errors
    ///
    /// Returns the numbers of the rounds that come after the end of the series, a round that misses a hand, or an
    /// adjustment that can no longer be entered.
    fn refold(&mut self) -> Result<(), OperationError> {
        let mut score = unplayed(&self.header);
        let mut past_end: Vec<usize> = Vec::new();
        let mut not_entered = None;
        let mut hands_past = 0;
        for item in &self.course {
            match item {
                Happened::DeletedHand => {}
                Happened::Event(Event::Adjust(adjustment, _)) => {
                    let refused = score.adjust(*adjustment).err();
                    not_entered = not_entered.or(refused.map(|why| (*adjustment, why)));
                }
                // After the new end of the series, who deals and what else happened has no meaning.
                Happened::Event(_) if score.is_over() => {}
                // A correction may change whose turn it is; who played stays.
                Happened::Event(event @ Event::Seat(..)) => drop(enter(&mut score, event)),
                Happened::Event(event) => enter(&mut score, event)?,
                Happened::Hand(hand, _) => match play_as_it_was(&mut score, hand).1 {
                    Ok(()) => {}
                    Err(NotPlayed::SeriesOver) => {
                        let number =
                            score.rounds().len() + 1 + hands_past / score.lineup().hands_in_a_round().max(1);
                        hands_past += 1;
                        if past_end.last() != Some(&number) {
                            past_end.push(number);
                        }
                    }
                    Err(_) => return Err(OperationError::RoundIncomplete(score.rounds().len())),
                },
            }
        }
        match not_entered {
            // Rounds after the end are what is reported, even if an adjustment between them is lost, too.
            _ if !past_end.is_empty() => Err(OperationError::PastEnd(past_end)),
            Some((adjustment, why)) => Err(OperationError::EarlierAdjustment(adjustment, why)),
            None => {
                self.score = score;
                Ok(())
            }
        }
    }
}

/// The score of a series in which nothing has been played.
pub(super) fn unplayed(header: &Header) -> Score {
    Score::of(header.roster.lineup(), header.house.clone(), header.first_dealer)
}

/// Plays a hand that a series has. After a correction it may not be the turn of those who played: then they are seated
/// first, and the event is returned. So whoever replays the script, which names it, gets the same dealer. Of three in turn,
/// the one who would have sat out is named first, as the one who comes in.
pub(super) fn play_as_it_was(score: &mut Score, hand: &Hand) -> (Option<Event>, Result<(), NotPlayed>) {
    let lineup = score.lineup();
    let has_turn = lineup.has_rounds() || score.playing().contains(&hand.opponents);
    let seated = match hand.opponents {
        Opponents::Players(seats) if !has_turn && !score.is_over() => {
            let plays = |seat: Seat| score.playing().iter().any(|pair| pair.player(seat).is_some());
            let is_second_new = matches!(lineup, Lineup::InTurn { .. }) && plays(seats.one);
            let (first, second) = if is_second_new { (seats.two, seats.one) } else { (seats.one, seats.two) };
            score.seat(first, Some(second)).ok().map(|()| Event::Seat(first, Some(second), None))
        }
        _ => None,
    };
    (seated, score.play(hand.played()))
}

fn not_played(why: NotPlayed) -> OperationError {
    match why {
        NotPlayed::SeriesOver => OperationError::SeriesOver,
        why @ (NotPlayed::NotOpponents | NotPlayed::RoundBegun) => OperationError::NotOpponents(why),
    }
}

/// Enters an event in the score.
pub(super) fn enter(score: &mut Score, event: &Event) -> Result<(), OperationError> {
    match event {
        Event::Deal(dealer) => {
            // Since a correction, that player may sit out. Then the rules say who deals.
            let _ = score.deal(*dealer);
            Ok(())
        }
        Event::Seat(seat, with, _) => score.seat(*seat, *with).map_err(|_| OperationError::NoSeat),
        Event::KnockCard(_) | Event::Misdeal(_) => Ok(()),
        Event::Adjust(adjustment, _) => score.adjust(*adjustment).map_err(OperationError::Adjustment),
        Event::Stop(_) => score.stop().map_err(|_| OperationError::SeriesOver),
    }
}
