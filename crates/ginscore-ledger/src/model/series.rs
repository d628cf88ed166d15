//! The current state of a series: its operations, folded into hands and a score.

use std::sync::{Arc, OnceLock};

use crate::model::course::{Course, Edit};
use crate::model::entry::Header;
use crate::model::happened::{Hand, Happened};
use crate::model::outcome::{Applied, Outcome};
use crate::model::refusal::Refusal;
use crate::model::scoring::{enter, not_played, unplayed};
use ginscore_notation::{BadName, Event, Operation, RecordedHand, Roster};
use ginscore_rules::cards::Upcard;
use ginscore_rules::hand::judge;
use ginscore_rules::players::Opponents;
use ginscore_rules::series::{Score, ScoredAdjustment, ScoredRound};

mod agreed;
mod asserted;
#[cfg(test)]
mod pass_tests;

use agreed::agreed;

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
    /// What holds now, with all that was agreed since the start.
    header: Header,
    /// What was fixed at the start.
    begun: Arc<Header>,
    /// The names now, and before that those of the header and after each change of name but the last, in order.
    roster: Roster,
    former: Vec<Roster>,
    course: Course,
    done: Vec<NumberedApplied>,
    undone: Vec<NumberedApplied>,
    history: Vec<(Outcome, usize)>,
    score: OnceLock<Score>,
    /// The score without the rounds that it came from, if it was not scored whole since a correction.
    end: Option<Score>,
}

/// A change, with the number of the operation that first made it.
type NumberedApplied = (Applied, usize);

impl Series {
    /// Returns a series in which nothing has been played.
    pub fn new(header: Header) -> Series {
        Series {
            score: unplayed(&header).into(),
            end: None,
            course: Course::new(header.roster.lineup()),
            roster: header.roster.clone(),
            former: Vec::new(),
            begun: Arc::new(header.clone()),
            header,
            done: Vec::new(),
            undone: Vec::new(),
            history: Vec::new(),
        }
    }

    /// Makes room for this many operations, so that the lists are not moved as they grow.
    pub(crate) fn reserve(&mut self, operations: usize) {
        self.done.reserve(operations);
        self.history.reserve(operations);
        if let Some(score) = self.score.get_mut() {
            score.reserve(operations);
        }
    }

    /// Returns the facts that were fixed when the series started, with the rules and the stake that the players agreed on
    /// since. They may have other names since: see [`Series::roster`].
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// Returns the facts as they were fixed when the series started.
    pub fn begun(&self) -> &Header {
        &self.begun
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
        self.course.numbered().filter_map(|(number, item)| match item {
            Happened::Hand(hand, _) => Some((number, hand)),
            Happened::DeletedHand | Happened::Event(_) => None,
        })
    }

    /// Returns the number of the operation that recorded each hand that counts, in order, counted from 0. A hand that was
    /// amended has that of the hand that was played.
    pub(crate) fn hand_origins(&self) -> impl Iterator<Item = usize> {
        self.course.items().filter_map(|item| match item {
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
        self.course.round(number).into_iter().map(|(_, hand)| hand.clone()).collect()
    }

    /// Returns the hands that count and what happened between them, in the order in which they apply.
    pub fn course(&self) -> impl Iterator<Item = CourseStep<'_>> {
        self.course.numbered().filter_map(|(number, item)| match item {
            Happened::Hand(hand, _) => Some(CourseStep::Hand(number, hand)),
            Happened::DeletedHand => None,
            Happened::Event(event) => Some(CourseStep::Event(event)),
        })
    }

    /// Returns the knock card that was turned up for the round in play, if it was announced; `None` if the series is over.
    pub fn announced(&self) -> Option<Upcard> {
        // The hands of a round that is being played have the same card.
        let mut begun = self.now().open_round().map_or(0, |round| round.hands().len());
        let last = self.course.items().rev().find_map(|item| match item {
            Happened::Event(Event::KnockCard(card)) => Some(Some(*card)),
            Happened::Hand(..) if begun > 0 => {
                begun -= 1;
                None
            }
            Happened::Event(event) if event.gathers_cards() => Some(None),
            Happened::Hand(..) | Happened::DeletedHand => Some(None),
            // Whatever else happens, the card stays on the table.
            Happened::Event(_) => None,
        });
        // Since it was turned up, it may have been agreed that suits double.
        let is_known = |card: &Upcard| !self.header.house.needs_suit_of(*card);
        last.flatten().filter(is_known).filter(|_| !self.now().is_over())
    }

    /// Returns the adjustments as they were entered, in order, each with its reason.
    pub fn adjustments(&self) -> impl Iterator<Item = (&ScoredAdjustment, &str)> {
        let reasons = self.course.items().filter_map(|item| match item {
            Happened::Event(Event::Adjust(_, reason)) => Some(reason.as_str()),
            _ => None,
        });
        self.score().adjustments().iter().zip(reasons)
    }

    #[expect(clippy::expect_used, reason = "each change was refused whose course could not be scored")]
    pub fn score(&self) -> &Score {
        self.score.get_or_init(|| self.course.score(&self.header).expect("the course can be scored"))
    }

    /// The score, of which only what is still in play is certain to be there.
    pub(super) fn now(&self) -> &Score {
        self.score.get().or(self.end.as_ref()).unwrap_or_else(|| self.score())
    }

    /// The number of rounds that were begun.
    pub(crate) fn rounds(&self) -> usize {
        self.course.rounds()
    }

    /// Returns the round with that number, counted from 1, as it was scored; `None` if there is no such round.
    pub fn scored(&self, number: usize) -> Option<&ScoredRound> {
        number.checked_sub(1).and_then(|at| self.score().rounds().get(at)).map(|round| &**round)
    }

    /// Applies an operation to the series, whether a user asks for it or the ledger contains it. A refused one changes nothing.
    pub fn act(&mut self, operation: Operation) -> Result<Outcome, Refusal> {
        match operation {
            Operation::Hand(RecordedHand { opponents, claim, note }) => {
                if self.now().is_over() {
                    return Err(Refusal::SeriesOver);
                }
                self.check_turn(opponents)?;
                let knock_card = claim.knock_card().or_else(|| self.announced());
                let claim = claim.with_knock_card(knock_card);
                let hand = self.judged(RecordedHand { opponents, claim, note })?;
                let number = self.rounds() + usize::from(self.now().open_round().is_none());
                self.do_new(Applied::Hand(number, hand))
            }
            Operation::Amend(number, hand) => {
                let opponents = hand.opponents;
                let places = self.places(number)?;
                let after = self.judged(hand)?;
                let (replaced, before) = self.replaced(number, &places, opponents)?;
                let whole = before.iter().any(|hand| hand.opponents == Opponents::Sides);
                if whole && opponents != Opponents::Sides {
                    return Err(Refusal::WholeRound(number));
                }
                let edit = Edit::replace(&self.course, &replaced, after.clone());
                self.do_new(Applied::Amend { number, before, after, edit })
            }
            Operation::Insert(number, hands) => {
                // The new round comes right after the round before it: whatever happened before the round that moves up,
                // such as a correction of its dealer, stays with that round.
                let place = match number {
                    0 => return Err(Refusal::NoSuchHand(0)),
                    1 => 0,
                    number => {
                        let before = self.places(number - 1).map_err(|_| Refusal::NoSuchHand(number))?;
                        before.last().map_or(0, |last| last + 1)
                    }
                };
                // Nothing comes after the hand that ended the series. A hand that was forgotten comes before a stop.
                if self.is_finished() && number > self.rounds() {
                    return Err(Refusal::AfterEnd(number));
                }
                if number - 1 == self.rounds() && self.now().open_round().is_some() {
                    return Err(Refusal::RoundIncomplete(number - 1));
                }
                let whole = hands.iter().any(|hand| hand.opponents == Opponents::Sides);
                let needed = if whole { 1 } else { self.roster.lineup().hands_in_a_round() };
                if hands.len() != needed {
                    return Err(Refusal::RoundIncomplete(number));
                }
                let hands: Vec<Arc<Hand>> =
                    hands.into_iter().map(|hand| self.judged(hand)).collect::<Result<_, _>>()?;
                let edit = Edit::insert(place, &hands, self.history.len());
                let inserted = self.do_new(Applied::Insert { number, hands, edit });
                inserted.map_err(|refusal| refusal.numbered_before(|after| after - 1))
            }
            Operation::Delete(number) => {
                let places = self.places(number)?;
                let edit = Edit::delete(&self.course, &places);
                let deleted = self.do_new(Applied::Delete { number, hands: self.round(number), edit });
                deleted
                    .map_err(|refusal| refusal.numbered_before(|after| after + usize::from(after >= number)))
            }
            Operation::DeleteAdjustment(number) => {
                let found = Edit::delete_adjustment(&self.course, number);
                let (adjustment, edit) = found.ok_or(Refusal::NoSuchAdjustment(number))?;
                let deleted = self.do_new(Applied::DeleteAdjustment { number, adjustment, edit });
                deleted.map_err(|refusal| match refusal {
                    Refusal::EarlierAdjustment(after, adjustment, why) => {
                        let before = after + usize::from(after >= number);
                        Refusal::EarlierAdjustment(before, adjustment, why)
                    }
                    refusal => refusal,
                })
            }
            // What holds for the whole series can be agreed after its end.
            Operation::Event(event @ Event::Agree(..)) => {
                self.do_new(Applied::Event { event, after: self.rounds(), before_end: None })
            }
            // A penalty that is agreed when the series is over counts before the hand that ended it.
            Operation::Event(event @ Event::Adjust(..)) if self.is_finished() => {
                let last = self.rounds();
                let place = self.places(last)?.first().copied().unwrap_or(0);
                let before_end = Some(Edit::happened(place, event.clone()));
                let adjusted = self.do_new(Applied::Event { event, after: last - 1, before_end });
                adjusted.map_err(|refusal| match refusal {
                    Refusal::EarlierAdjustment(_, _, why) => Refusal::Adjustment(why),
                    refusal => refusal,
                })
            }
            Operation::Event(_) if self.now().is_over() => Err(Refusal::SeriesOver),
            Operation::Event(Event::KnockCard(card)) if self.header.house.needs_suit_of(card) => {
                Err(Refusal::KnockCardSuitMissing(card.rank))
            }
            Operation::Event(event) => {
                self.do_new(Applied::Event { event, after: self.rounds(), before_end: None })
            }
            Operation::Undo => {
                let event = self.done.pop().ok_or(Refusal::NothingToUndo)?;
                self.take_back(&event.0);
                self.undone.push(event.clone());
                Ok(self.remember(Outcome::Undid(event.0), event.1))
            }
            Operation::Redo => {
                let event = self.undone.pop().ok_or(Refusal::NothingToRedo)?;
                self.apply(&event.0, event.1)?;
                self.done.push(event.clone());
                Ok(self.remember(Outcome::Redid(event.0), event.1))
            }
            Operation::Rename { player, name } => {
                let renamed = self.roster.renamed(player, &name);
                let roster = renamed.map_err(|BadName { name, why }| Refusal::BadName(name, why))?;
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

    /// Returns the change that would be undone next.
    pub fn last_change(&self) -> Option<&Applied> {
        self.done.last().map(|(applied, _)| applied)
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

    fn judged(&self, hand: RecordedHand) -> Result<Arc<Hand>, Refusal> {
        let RecordedHand { opponents, claim, note } = hand;
        let ruling = judge(&claim, &self.header.house).map_err(Refusal::Faults)?;
        Ok(Arc::new(Hand { note, opponents, ruling: Arc::new(ruling), reported: None }))
    }

    /// Checks that it is these players' turn. In a round of sides everybody plays, whoever was to play whom.
    fn check_turn(&self, opponents: Opponents) -> Result<(), Refusal> {
        let playing = self.now().playing();
        let is_theirs = self.roster.lineup().has_rounds() || playing.contains(&opponents);
        if is_theirs { Ok(()) } else { Err(Refusal::NotPlaying(playing)) }
    }

    /// Returns the positions of the hands of the round with that number, counted from 1, in the course.
    fn places(&self, number: usize) -> Result<Vec<usize>, Refusal> {
        let places: Vec<usize> = self.course.round(number).into_iter().map(|(place, _)| place).collect();
        if places.is_empty() { Err(Refusal::NoSuchHand(number)) } else { Ok(places) }
    }

    /// Returns the positions of the hands that an amendment of these players' hand replaces, and the hands: their hand in
    /// the round; or all hands of it, if either is the result of the whole round.
    fn replaced(
        &self,
        number: usize,
        places: &[usize],
        opponents: Opponents,
    ) -> Result<(Vec<usize>, Vec<Arc<Hand>>), Refusal> {
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
        if found.0.is_empty() { Err(Refusal::NotInRound(number)) } else { Ok(found) }
    }

    fn do_new(&mut self, done: Applied) -> Result<Outcome, Refusal> {
        let first = self.history.len();
        self.apply(&done, first)?;
        self.done.push((done.clone(), first));
        self.undone.clear();
        Ok(self.remember(Outcome::Did(done), first))
    }

    /// Makes a change that the operation with the number `first` made first.
    fn apply(&mut self, done: &Applied, first: usize) -> Result<(), Refusal> {
        match done {
            Applied::Hand(_, hand) => {
                self.at_end(|score| score.play(hand.played()).map_err(not_played))?;
                self.course.push(Happened::Hand(hand.clone(), first));
                Ok(())
            }
            Applied::Event { event: event @ Event::Agree(agreement, _), .. } => {
                let header = agreed(self.header.clone(), agreement)?;
                let before = self.clone();
                self.course.push(Happened::Event(event.clone()));
                self.hold(header).inspect_err(|_| *self = before)
            }
            Applied::Event { event, before_end: None, .. } => {
                self.at_end(|score| enter(score, event))?;
                self.course.push(Happened::Event(event.clone()));
                Ok(())
            }
            Applied::Amend { edit, .. }
            | Applied::Insert { edit, .. }
            | Applied::Delete { edit, .. }
            | Applied::DeleteAdjustment { edit, .. }
            | Applied::Event { before_end: Some(edit), .. } => {
                let begun = self.now().open_round().map(|_| (self.rounds(), self.now().playing()));
                let before = (self.score.take(), self.end.take());
                edit.make(&mut self.course);
                let refolded = self.refold().and_then(|()| self.same_players_in(begun, done));
                refolded.and_then(|()| self.still_ends(done)).inspect_err(|_| {
                    edit.take_back(&mut self.course);
                    self.end = before.1;
                    self.score = before.0.map_or_else(OnceLock::new, OnceLock::from);
                })
            }
        }
    }

    /// Checks that a round more or less before the one that has begun leaves it as it was who plays whom there.
    fn same_players_in(&self, begun: Option<(usize, Vec<Opponents>)>, done: &Applied) -> Result<(), Refusal> {
        match (begun, done) {
            (Some((open, playing)), Applied::Insert { .. } | Applied::Delete { .. })
                if self.now().open_round().is_some() && self.now().playing() != playing =>
            {
                Err(Refusal::ChangesWhoPlays(open))
            }
            _ => Ok(()),
        }
    }

    /// Checks that the last round ends the series, if that is what an adjustment was entered before.
    fn still_ends(&self, done: &Applied) -> Result<(), Refusal> {
        match done {
            Applied::Event { after, before_end: Some(_), .. } if !self.now().is_over() => {
                Err(Refusal::NoLongerEnds(after + 1))
            }
            _ => Ok(()),
        }
    }

    #[expect(clippy::expect_used, reason = "what was there before the change was played once")]
    fn take_back(&mut self, done: &Applied) {
        match done {
            Applied::Event { event: Event::Agree(..), .. } => {
                self.course.pop();
                let earlier = self.course.items().filter_map(|item| match item {
                    Happened::Event(Event::Agree(agreement, _)) => Some(agreement),
                    _ => None,
                });
                let header = earlier.fold((*self.begun).clone(), |header, agreement| {
                    agreed(header, agreement).expect("it was agreed before")
                });
                self.hold(header).expect("what was there before the change could be played");
                return;
            }
            Applied::Hand(..) | Applied::Event { before_end: None, .. } => {
                self.course.pop();
            }
            Applied::Amend { edit, .. }
            | Applied::Insert { edit, .. }
            | Applied::Delete { edit, .. }
            | Applied::DeleteAdjustment { edit, .. }
            | Applied::Event { before_end: Some(edit), .. } => {
                edit.take_back(&mut self.course);
            }
        }
        self.refold().expect("what was there before the change could be played");
    }

    /// Enters something after everything else in the score, as far as it is kept.
    fn at_end(&mut self, enter: impl Fn(&mut Score) -> Result<(), Refusal>) -> Result<(), Refusal> {
        match (self.score.get_mut(), &mut self.end) {
            (Some(score), end) => {
                *end = None;
                enter(score)
            }
            (None, Some(end)) => {
                end.forget();
                enter(end)
            }
            (None, None) => {
                let mut score = self.course.score(&self.header)?;
                enter(&mut score)?;
                self.score = score.into();
                Ok(())
            }
        }
    }

    /// Scores the course again, with the existing rulings; hand by hand only where a change needs it.
    fn refold(&mut self) -> Result<(), Refusal> {
        let mut end = unplayed(&self.header);
        self.score = OnceLock::new();
        self.end = None;
        if self.course.pass(&mut end) {
            self.end = Some(end);
        } else {
            // The whole course says what is refused.
            self.score = self.course.score(&self.header)?.into();
        }
        Ok(())
    }
}
