//! The steps that record a series again: its hands, and what happened between them, as far as it still has an effect.

use std::collections::HashMap;

use crate::model::entry::Header;
use crate::model::happened::Hand;
use crate::model::scoring::{enter, play_as_it_was, unplayed};
use crate::model::series::{CourseStep, Series};
use ginscore_notation::{Event, LONGEST_NOTE, Operation, Roster, shown};

/// A step that records part of a series again.
#[derive(Clone, Debug)]
pub struct ScriptStep<'s> {
    /// The number of rounds that were begun before it.
    pub after: usize,
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
    /// Returns the steps that record the series again. What was agreed stands where it was agreed, or, if a correction since then
    /// needs it earlier, before the first hand.
    pub fn script(&self) -> Vec<ScriptStep<'_>> {
        let mut steps = self.steps();
        let is_agreed = |step: &ScriptStep<'_>| matches!(step.operation, Operation::Event(Event::Agree(..)));
        if steps.iter().any(is_agreed) && !self.is_recorded_by(&steps) {
            steps.sort_by_key(|step| !is_agreed(step));
            steps.iter_mut().filter(|step| is_agreed(step)).for_each(|step| step.after = 0);
        }
        steps
    }

    /// Returns a hand as it is typed under the rules in force: big gin, if they have none, is gin.
    pub fn typed(&self, hand: &Hand) -> Operation {
        let recorded = Operation::Hand(hand.recorded());
        let gin = recorded.gin_for_big_gin().filter(|_| self.header().house.big_gin_bonus.is_none());
        gin.unwrap_or(recorded)
    }

    /// Returns true if whoever types these steps records the same.
    fn is_recorded_by(&self, steps: &[ScriptStep<'_>]) -> bool {
        let mut again = Series::new(Header { roster: self.roster().clone(), ..self.begun().clone() });
        steps.iter().all(|step| again.play(&step.line(self.roster())).is_ok())
            && again.score() == self.score()
    }

    /// The steps in the order in which they apply.
    #[expect(clippy::expect_used, reason = "the series has played and entered the same in this order")]
    fn steps(&self) -> Vec<ScriptStep<'_>> {
        let mut steps = Vec::new();
        let mut hands = 0;
        // Who is to play, while the hands are recorded one after another, and when a game ends.
        let mut score = unplayed(self.header());
        let mut left = self.all_hands().len();
        for step in self.course() {
            let found = match step {
                CourseStep::Hand(number, hand) => {
                    if !self.roster().lineup().is_two_players() {
                        // After a correction it may not be the turn of those who played: then a step says so.
                        let (seated, played) = play_as_it_was(&mut score, hand);
                        played.expect("the series has the hand");
                        steps.extend(seated.map(|event| ScriptStep::new(hands, Operation::Event(event))));
                    }
                    let operation = self.typed(hand);
                    steps.push(ScriptStep { after: hands, operation, hand: Some((number, hand)) });
                    hands = number;
                    left -= 1;
                    continue;
                }
                // Nothing comes after the end of a series, which a correction may have moved forward.
                CourseStep::Event(event) if !event.may_follow_end() && self.is_finished() && left == 0 => {
                    None
                }
                CourseStep::Event(Event::Stop(_)) if !self.score().is_stopped() => None,
                // Each hand has its card. The one that waits for a hand comes last, since a hand of its round that was
                // amended may have none.
                CourseStep::Event(Event::KnockCard(_)) => None,
                CourseStep::Event(event @ (Event::Seat(..) | Event::Deal(_))) => {
                    // A correction may have left the seating no choice.
                    let has_effect = match event {
                        Event::Deal(dealer) => score.deal(*dealer).is_ok(),
                        seat => enter(&mut score, seat).is_ok(),
                    };
                    Some(event).filter(|_| has_effect)
                }
                CourseStep::Event(event) => {
                    enter(&mut score, event).expect("the series has the event");
                    Some(event)
                }
            };
            steps.extend(found.map(|event| ScriptStep::new(hands, Operation::Event(event.clone()))));
        }
        let card = self.announced().map(|card| Operation::Event(Event::KnockCard(card)));
        steps.extend(card.map(|card| ScriptStep::new(hands, card)));
        steps
    }

    /// Returns true if the last hand ended the series. What happened before the players stopped is not after the end.
    pub fn is_finished(&self) -> bool {
        self.now().is_over() && !self.now().is_stopped()
    }
}

/// The lines of a script, with the names that the players had at the start, to be compared with those of copies.
#[derive(Debug)]
pub(crate) struct ScriptLines {
    lines: Vec<String>,
    counts: HashMap<String, usize>,
}

impl ScriptLines {
    pub(crate) fn of(series: &Series) -> ScriptLines {
        let lines = lines_of(series);
        let mut counts = HashMap::new();
        for line in &lines {
            *counts.entry(line.clone()).or_default() += 1;
        }
        ScriptLines { lines, counts }
    }

    /// The numbers of the lines of a copy that are not among these, counted from 1, the line that starts the series; `None`
    /// if both have the same lines.
    pub(crate) fn lacks(&self, copy: &Series) -> Option<Vec<usize>> {
        let lines = lines_of(copy);
        if lines == self.lines {
            return None;
        }
        let mut met: HashMap<&str, usize> = HashMap::new();
        let mut new = Vec::new();
        for (number, line) in (2..).zip(&lines) {
            let times = met.entry(line).or_default();
            *times += 1;
            if self.counts.get(line).is_none_or(|here| *times > *here) {
                new.push(number);
            }
        }
        Some(new)
    }
}

fn lines_of(series: &Series) -> Vec<String> {
    series.script().iter().map(|step| step.line(&series.header().roster)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{in_turn, names, partners, played_by};
    use ginscore_notation::Names;
    use ginscore_rules::players::Entrant;

    /// The lines that record the same again: what was corrected is as it was meant, and what has no effect any more is not
    /// among them.
    #[test]
    fn a_script_records_the_same_again() {
        let two = Roster::from(names());
        let (in_turn, partners) = (in_turn(Entrant::Third), partners());
        for (roster, typed, script) in [
            (
                &two,
                "Ann 4 v 23; misdeal # eleven; deal Bob; Bob 3 v 20; @7s",
                "Ann 4 v 23; misdeal # eleven; deal Bob; Bob 3 v 20; @7s",
            ),
            (
                &two,
                "Ann 4 v 23; Bob 3 v 20; undo; adjust Ann +5 # agreed",
                "Ann 4 v 23; adjust Ann +5 # agreed",
            ),
            (&two, "Ann +60; misdeal; deal Ann; amend 1 Ann +100", "Ann +100"),
            (&two, "Ann +90; misdeal; Ann +30; delete 1", "misdeal; Ann +30"),
            (&two, "Ann +40; stop # the last bus; undo; misdeal", "Ann +40; misdeal"),
            (&two, "Ann +40; stop # the last bus", "Ann +40; stop # the last bus"),
            (&two, "Ann +40; stop # the last bus; amend 1 Ann +100", "Ann +100"),
            (
                &two,
                "Ann 4 v 23; agree target=60; Bob gin v 40; amend 2 Bob gin v 41",
                "Ann 4 v 23; agree target=60; Bob gin v 41",
            ),
            (
                &two,
                "agree knock_limit=5; Ann 4 v 23; agree knock_limit=10; amend 1 Ann 9 v 23",
                "agree knock_limit=5; agree knock_limit=10; Ann 9 v 23",
            ),
            (
                &two,
                "agree knock_limit=5; Ann 9 v 23 accepted; agree knock_limit=10",
                "agree knock_limit=5; Ann 9 v 23 accepted; agree knock_limit=10",
            ),
            (
                &two,
                "agree knock_limit=5; Ann 9 v 23 accepted; agree knock_limit=10; undo",
                "agree knock_limit=5; Ann 9 v 23 accepted",
            ),
            (
                &two,
                "Ann 4 v 23; agree big_gin_bonus=31; amend 1 Ann big-gin v 23",
                "agree big_gin_bonus=31; Ann big-gin v 23",
            ),
            (
                &two,
                "Ann +60; adjust Ann -30 # agreed; Ann +60; Bob +5; agree target=200; delete adjust 1",
                "agree target=200; Ann +60; Ann +60; Bob +5",
            ),
            (
                &in_turn,
                "Ann 4 v Bob 23; Cid 4 v Ann 23; amend 1 Bob 4 v Ann 23",
                "Bob 4 v Ann 23; seat Ann Cid; Cid 4 v Ann 23",
            ),
            (&in_turn, "Ann +60 v Bob; seat Cid; amend 1 Ann +100 v Bob", "Ann +100 v Bob"),
            (
                &in_turn,
                "Ann 4 v Bob 23; seat Bob; deal Bob; Ann 3 v Bob 20",
                "Ann 4 v Bob 23; seat Bob; deal Bob; Ann 3 v Bob 20",
            ),
            (&in_turn, "Ann 4 v Bob 23; seat Bob; deal Bob", "Ann 4 v Bob 23; seat Bob; deal Bob"),
            (
                &partners,
                "Ann 2 v Bob 17; misdeal; adjust Ann +5 # agreed; Cid +200 v Dan",
                "Ann 2 v Bob 17; misdeal; adjust \"Ann+Cid\" +5 # agreed; Cid +200 v Dan",
            ),
            (
                &partners,
                "Ann 4 v Bob 23; @7s; Cid 4 v Dan 20; amend 1 Ann gin v Bob 23",
                "Ann gin v Bob 23; Cid 4 v Dan 20 @7s",
            ),
        ] {
            let typed: Vec<&str> = typed.split("; ").collect();
            let series = played_by(roster.clone(), "standard", &typed);
            let lines: Vec<String> = series.script().iter().map(|step| step.line(roster)).collect();
            assert_eq!(lines.join("; "), script, "{typed:?}");
            let again: Vec<&str> = lines.iter().map(String::as_str).collect();
            let again = played_by(roster.clone(), "standard", &again);
            assert_eq!(again.score(), series.score(), "{typed:?}");
        }
    }

    /// Notes of old ledgers are longer than one may be now, or have characters that are not to be seen.
    #[test]
    fn a_line_has_a_note_that_can_be_read_again() {
        let roster: Roster = Names::known("Ann", "Bob").unwrap().into();
        let x = |times| "x".repeat(times);
        for (note, written) in [
            (x(LONGEST_NOTE), x(LONGEST_NOTE)),
            (x(LONGEST_NOTE + 1), format!("{}…", x(LONGEST_NOTE - 1))),
            ("\u{202e}eleven".to_owned(), "\\u{202e}eleven".to_owned()),
        ] {
            let step = ScriptStep::new(0, Operation::Event(Event::Misdeal(Some(note))));
            assert_eq!(step.line(&roster), format!("misdeal # {written}"));
        }
    }
}
