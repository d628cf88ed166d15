//! The steps that record a series again: its hands, and what happened between them, as far as it still has an effect.

use crate::model::series::{CourseStep, Hand, Series, enter, play_as_it_was};
use ginscore_notation::Event;
use ginscore_notation::{LONGEST_NOTE, Operation, Roster, shown};
use ginscore_rules::series::Score;

/// A step that records part of a series again.
#[derive(Clone, Debug)]
pub struct ScriptStep<'s> {
    /// The number of rounds that were begun before it.
    pub after: usize,
    /// What to record.
    pub operation: Operation,
    /// The hand, with the number of its round, counted from 1; `None` for anything else.
    pub hand: Option<(usize, &'s Hand)>,
}

impl ScriptStep<'_> {
    const fn new(after: usize, operation: Operation) -> ScriptStep<'static> {
        ScriptStep { after, operation, hand: None }
    }

    /// The line of the step.
    pub fn line(&self, roster: &Roster) -> String {
        readable(&self.operation).write(roster)
    }
}

/// The operation with notes that can be read again: invisible characters are escaped, and a note that is too long, from
/// before there was a limit, is cut.
pub fn readable(operation: &Operation) -> Operation {
    operation.clone().map_notes(|note| {
        let note = shown(note);
        match note.char_indices().nth(LONGEST_NOTE) {
            None => note.into_owned(),
            Some(_) => note.chars().take(LONGEST_NOTE - 1).chain(['…']).collect(),
        }
    })
}

impl Series {
    /// Returns the steps that record the series again.
    pub fn script(&self) -> Vec<ScriptStep<'_>> {
        let mut steps = Vec::new();
        let mut hands = 0;
        let mut seats = Seats::new(self);
        let mut left = self.all_hands().len();
        let mut witnessed = self.witnessed().iter().peekable();
        for step in self.course() {
            let found = match step {
                CourseStep::Hand(number, hand) => {
                    while let Some((_, word)) = witnessed.next_if(|(after, _)| *after <= hands) {
                        steps.push(ScriptStep::new(hands, Operation::Witness(word.clone())));
                    }
                    steps.extend(seats.before(hand, self).map(|seated| ScriptStep::new(hands, seated)));
                    let operation = Operation::Hand(hand.recorded());
                    steps.push(ScriptStep { after: hands, operation, hand: Some((number, hand)) });
                    hands = number;
                    left -= 1;
                    continue;
                }
                // Nothing comes after the end of a series, which a correction may have moved forward.
                CourseStep::Event(Event::Misdeal(_)) if self.is_finished() && left == 0 => None,
                CourseStep::Event(Event::Stop(_)) if !self.score().is_stopped() => None,
                // Each hand has its card. The one that waits for a hand comes last, since a hand of its round that was
                // amended may have none.
                CourseStep::Event(Event::KnockCard(_)) => None,
                CourseStep::Event(event @ (Event::Seat(..) | Event::Deal(_))) => {
                    let has_effect = seats.changed_by(event);
                    Some(event).filter(|_| has_effect && !(self.is_finished() && left == 0))
                }
                CourseStep::Event(event) => {
                    seats.enter(event);
                    Some(event)
                }
            };
            steps.extend(found.map(|event| ScriptStep::new(hands, Operation::Event(event.clone()))));
        }
        let card = self.announced().map(|card| Operation::Event(Event::KnockCard(card)));
        steps.extend(card.map(|card| ScriptStep::new(hands, card)));
        // Words whose hands were undone since come last.
        steps.extend(witnessed.map(|(_, word)| ScriptStep::new(hands, Operation::Witness(word.clone()))));
        steps
    }

    /// Returns true if the last hand ended the series. What happened before the players stopped is not after the end.
    pub const fn is_finished(&self) -> bool {
        self.score().is_over() && !self.score().is_stopped()
    }
}

/// Who is to play, while the hands are recorded one after another. After a correction it may not be the turn of those who
/// played: then a step says so.
struct Seats {
    score: Score,
}

impl Seats {
    fn new(series: &Series) -> Seats {
        let header = series.header();
        Seats { score: Score::of(header.roster.lineup(), header.house.clone(), header.first_dealer) }
    }

    /// The step before a hand of players whose turn it is not.
    #[expect(
        clippy::expect_used,
        reason = "the hands of a series are of its lineup, and it has played them in this order"
    )]
    fn before(&mut self, hand: &Hand, series: &Series) -> Option<Operation> {
        if series.roster().lineup().is_two_players() {
            return None;
        }
        let (seated, played) = play_as_it_was(&mut self.score, hand);
        played.expect("the series has the hand");
        seated.map(Operation::Event)
    }

    /// Enters anything else, such as an adjustment, without which a game would end at another hand.
    #[expect(clippy::expect_used, reason = "the series has entered the same in this order")]
    fn enter(&mut self, event: &Event) {
        enter(&mut self.score, event).expect("the series has the event");
    }

    /// Enters who plays or deals. Returns false if a correction has left the seating no choice.
    fn changed_by(&mut self, event: &Event) -> bool {
        match event {
            Event::Seat(seat, with, _) => self.score.seat(*seat, *with).is_ok(),
            Event::Deal(dealer) => self.score.deal(*dealer).is_ok(),
            _ => false,
        }
    }
}
