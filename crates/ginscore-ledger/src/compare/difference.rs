//! The first difference between the evening of a text and that of a ledger.

use chrono::NaiveDateTime;

use crate::compare::same_names::{is_moved, renamed};
use crate::exchange::plain;
use crate::model::series::Series;
use ginscore_notation::{Event, Operation, Roster};
use ginscore_rules::cards::Card;
use ginscore_rules::hand::Ruling;
use ginscore_rules::house::RuleValue;
use ginscore_rules::players::{ByEntrant, Entrant, Entrants, Lineup, Opponents};

/// Two evenings next to each other.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// The first difference, if there is one.
    pub difference: Option<Difference>,
    /// The number of hands, or of rounds, in the text.
    pub in_text: usize,
    /// The number of hands, or of rounds, in the ledger.
    pub in_ledger: usize,
    /// The number of steps that are the same: those before the difference.
    pub same: usize,
    /// The steps that the ledger has after those of the text, each as a difference with nothing in the text.
    pub later: Vec<StepDifference>,
    /// The names of the text that were changed in the ledger, with those that it has now.
    pub renamed: Vec<(String, String)>,
}

impl Comparison {
    /// Returns true if each has all that the other has.
    pub const fn is_equal(&self) -> bool {
        self.difference.is_none() && self.later.is_empty()
    }

    /// The comparison with a text that goes on with a hand of that number that the rules do not allow.
    #[must_use]
    pub fn against_rules(self, number: usize, line: &str, entrants: Entrants) -> Comparison {
        if self.difference.is_some() {
            return self;
        }
        let there = self.later.into_iter().find(|step| step.is_hand);
        let step = StepDifference {
            number,
            is_hand: true,
            text: Some(Side { line: line.to_owned(), hand: None, after: None }),
            ledger: there.and_then(|step| step.ledger),
            change: ByEntrant::from_fn(entrants, |_| (0, 0)),
        };
        Comparison { difference: Some(Difference::Step(Box::new(step))), later: Vec::new(), ..self }
    }
}

/// A difference between a text and a ledger.
#[derive(Clone, Debug)]
pub enum Difference {
    /// Names of the text belong to other players.
    Names,
    /// Somebody else sits out first.
    Lineup,
    /// The values of a rule, in the text and in the ledger.
    Rule(&'static str, RuleValue, RuleValue),
    /// The first dealer.
    FirstDealer(Option<Entrant>, Option<Entrant>),
    /// The time at which the series started, to the minute.
    Start(NaiveDateTime, NaiveDateTime),
    /// The money per point.
    Stake(Option<String>, Option<String>),
    /// A step of the evening.
    Step(Box<StepDifference>),
}

/// A step that the text and the ledger have otherwise.
#[derive(Clone, Debug)]
pub struct StepDifference {
    /// The number of the hand or of its round; for something between two hands, of the one before it.
    pub number: usize,
    /// True if it is a hand in either of them.
    pub is_hand: bool,
    /// The line in the text, and the ruling if it is a hand.
    pub text: Option<Side>,
    /// The line in the ledger, and the ruling if it is a hand.
    pub ledger: Option<Side>,
    /// The points and boxes that each entrant has more by the ledger, by this step alone.
    pub change: ByEntrant<(i64, i64)>,
}

/// One side of a difference.
#[derive(Clone, Debug)]
pub struct Side {
    /// The line.
    pub line: String,
    /// The ruling and who played, if it is a hand.
    pub hand: Option<(Ruling, Opponents)>,
    /// The hand or round after which it was said, if it is the word of a witness that was moved.
    pub after: Option<usize>,
}

/// Compares a text with a ledger. The steps of both are written with the names that the ledger has, which may have changed.
pub fn compare(text: &Series, ledger: &Series) -> Comparison {
    let roster = ledger.roster();
    let (mut ours, mut theirs) = (Step::all(text, roster), Step::all(ledger, roster));
    let (text_words, ledger_words) = (words_of_witnesses(&mut ours), words_of_witnesses(&mut theirs));
    drop_announced(&mut ours, &theirs);
    let theirs = in_order_of(&ours, theirs);
    let pairs = || (0..ours.len().max(theirs.len())).map(|at| (ours.get(at), theirs.get(at)));
    // More in the ledger is no difference: the text was made before.
    let differ = |(text, ledger): &(Option<&Step>, Option<&Step>)| match (text, ledger) {
        (Some(text), Some(ledger)) => text.key != ledger.key,
        (Some(_), None) => true,
        (None, _) => false,
    };
    let same = pairs().take_while(|pair| !differ(pair)).count().min(ours.len());
    let lineup = roster.lineup();
    let step = || {
        // Words of witnesses have no place among the hands of a round, so they are compared by themselves.
        let words =
            || text_words.iter().map(Some).zip(ledger_words.iter().map(Some).chain(std::iter::repeat(None)));
        if let Some((text, ledger)) = pairs().nth(same).filter(differ) {
            return Some(Difference::Step(Box::new(between(text, ledger, lineup)?)));
        }
        // The place of a word between two codes is what it proves.
        let is_moved = |(text, ledger): &(Option<&Step>, Option<&Step>)| {
            text.zip(*ledger).is_some_and(|(text, ledger)| text.number != ledger.number)
        };
        let (text, ledger) = words().find(|pair| differ(pair) || is_moved(pair))?;
        let mut step = between(text, ledger, lineup)?;
        let placed = |side: &mut Option<Side>, step: Option<&Step>| {
            if let Some(side) = side {
                side.after = step.map(|step| step.number);
            }
        };
        placed(&mut step.text, text);
        placed(&mut step.ledger, ledger);
        Some(Difference::Step(Box::new(step)))
    };
    let difference = header(text, ledger).or_else(step);
    let later = || {
        let after = theirs.iter().skip(ours.len()).chain(ledger_words.iter().skip(text_words.len()));
        after.filter_map(|step| between(None, Some(step), lineup)).collect()
    };
    Comparison {
        renamed: renamed(text.roster(), roster),
        later: if difference.is_none() { later() } else { Vec::new() },
        difference,
        in_text: text.score().rounds().len(),
        in_ledger: ledger.score().rounds().len(),
        same,
    }
}

/// The difference between two steps; `None` if there is neither.
fn between(text: Option<&Step>, ledger: Option<&Step>, lineup: Lineup) -> Option<StepDifference> {
    let side = |step: &Step| Side { line: step.line.clone(), hand: step.hand.clone(), after: None };
    let steps = || [text, ledger].into_iter().flatten();
    let hand = steps().filter(|step| step.hand.is_some()).map(|step| step.number).min();
    Some(StepDifference {
        number: hand.or_else(|| steps().map(|step| step.number).min())?,
        is_hand: hand.is_some(),
        text: text.map(side),
        ledger: ledger.map(side),
        change: change(text, ledger, lineup),
    })
}

/// The first difference between the headers. A player may have another name, but not that of another one.
fn header(text: &Series, ledger: &Series) -> Option<Difference> {
    let (one, other) = (text.header(), ledger.header());
    if is_moved(text.roster(), ledger.roster()) {
        return Some(Difference::Names);
    }
    if one.roster.lineup() != other.roster.lineup() {
        return Some(Difference::Lineup);
    }
    let rule = one.house.differences(&other.house).into_iter().next();
    if let Some((key, text, ledger)) = rule {
        return Some(Difference::Rule(key, text, ledger));
    }
    if one.first_dealer != other.first_dealer {
        return Some(Difference::FirstDealer(one.first_dealer, other.first_dealer));
    }
    let amount = |series: &Series| series.header().stake.map(|stake| stake.to_string());
    let (text, ledger) = (amount(text), amount(ledger));
    (text != ledger).then_some(Difference::Stake(text, ledger))
}

/// A step of an evening as it is compared.
#[derive(Clone, Debug)]
struct Step {
    number: usize,
    line: String,
    /// The line as it is compared: its signs of punctuation may have come through a phone.
    key: String,
    hand: Option<(Ruling, Opponents)>,
    knock_card: Option<Card>,
    is_announced: bool,
    is_witness: bool,
    award: Option<(Entrant, i64, i64)>,
}

impl Step {
    /// All steps of a series.
    fn all(series: &Series, roster: &Roster) -> Vec<Step> {
        let mut steps: Vec<Step> = Vec::new();
        for step in series.script() {
            let line = step.line(roster);
            let key = plain(&line.split_whitespace().collect::<Vec<_>>().join(" "));
            let made = Step {
                number: step.after,
                line,
                key,
                hand: None,
                knock_card: None,
                is_announced: false,
                is_witness: matches!(step.operation, Operation::Witness(_)),
                award: None,
            };
            steps.push(match (step.hand, &step.operation) {
                (Some((number, hand)), _) => Step {
                    number,
                    knock_card: hand.ruling.claim().knock_card(),
                    award: award(&hand.ruling, hand.opponents, roster.lineup()),
                    hand: Some((hand.ruling.as_ref().clone(), hand.opponents)),
                    ..made
                },
                (None, Operation::Event(Event::KnockCard(card))) => {
                    Step { knock_card: Some(*card), is_announced: true, ..made }
                }
                (None, Operation::Event(Event::Adjust(adjustment, _))) => {
                    let award = adjustment.award;
                    Step { award: Some((adjustment.entrant, award.points(), award.boxes())), ..made }
                }
                _ => made,
            });
        }
        steps
    }

    fn is_hand_of(&self, number: usize) -> bool {
        self.hand.is_some() && self.number == number
    }

    /// The seat of the first player of a hand.
    fn seat(&self) -> usize {
        match &self.hand {
            Some((_, Opponents::Players(seats))) => seats.one.number(),
            _ => 0,
        }
    }
}

/// Takes the words of witnesses out of the steps. The hands of a round are then in the order of the seats, because their own
/// means nothing.
fn words_of_witnesses(steps: &mut Vec<Step>) -> Vec<Step> {
    let words = steps.extract_if(.., |step| step.is_witness).collect();
    for round in steps.chunk_by_mut(|one, next| one.hand.is_some() && next.is_hand_of(one.number)) {
        round.sort_by_key(Step::seat);
    }
    words
}

/// Leaves out a knock card that was announced last in the text, if the next hand of the ledger has it.
fn drop_announced(ours: &mut Vec<Step>, theirs: &[Step]) {
    let after = ours.len().checked_sub(1).and_then(|last| theirs.get(last..)).unwrap_or_default();
    let next = after.iter().find(|step| step.hand.is_some());
    let has =
        |last: &mut Step| last.is_announced && next.is_some_and(|next| next.knock_card == last.knock_card);
    ours.pop_if(has);
}

/// The steps of the ledger in the order of the text. Of the last round of the text, those hands come first that the text has:
/// the others came later, and so after what happened in the text since. The ledger has all of that after the round.
fn in_order_of(ours: &[Step], mut theirs: Vec<Step>) -> Vec<Step> {
    let Some(last) = ours.iter().rfind(|step| step.hand.is_some()) else { return theirs };
    let known: Vec<usize> = ours.iter().filter(|step| step.is_hand_of(last.number)).map(Step::seat).collect();
    let later = |step: &Step| !known.contains(&step.seat());
    let since = ours.iter().rev().take_while(|step| step.hand.is_none()).count();
    let before = theirs.iter().take_while(|step| !step.is_hand_of(last.number)).count();
    let rest = theirs.get_mut(before..).unwrap_or_default();
    let hands = rest.iter().take_while(|step| step.is_hand_of(last.number)).count();
    let events = rest.iter().skip(hands).take_while(|step| step.hand.is_none()).count().min(since);
    let round = rest.get_mut(..hands).unwrap_or_default();
    round.sort_by_key(|step| (later(step), step.seat()));
    let first = round.iter().take_while(|step| !later(step)).count();
    rest.get_mut(first..hands + events).unwrap_or_default().rotate_left(hands - first);
    theirs
}

/// The points and boxes that a hand gives, and to whom.
fn award(ruling: &Ruling, opponents: Opponents, lineup: Lineup) -> Option<(Entrant, i64, i64)> {
    let winner = opponents.entrant(lineup, ruling.winner()?);
    Some((winner, ruling.points().into(), ruling.boxes().into()))
}

/// The points and boxes that each entrant has more by the ledger.
fn change(text: Option<&Step>, ledger: Option<&Step>, lineup: Lineup) -> ByEntrant<(i64, i64)> {
    let mut change = ByEntrant::of(lineup.entrants());
    for (step, sign) in [(text, -1), (ledger, 1)] {
        if let Some((entrant, points, boxes)) = step.and_then(|step| step.award) {
            let sum: &mut (i64, i64) = change.get_mut(entrant);
            sum.0 += sign * points;
            sum.1 += sign * boxes;
        }
    }
    change
}

impl StepDifference {
    /// Returns true if the text has a hand here that the rules do not allow.
    pub fn is_against_rules(&self) -> bool {
        self.is_hand && self.text.as_ref().is_some_and(|side| side.hand.is_none())
    }

    /// Who is better off by the ledger, with the points and boxes. Of two entrants one, by the difference between them.
    pub fn gains(&self) -> Vec<(Entrant, i64, i64)> {
        let all: Vec<(Entrant, i64, i64)> =
            self.change.iter().map(|(entrant, (points, boxes))| (entrant, *points, *boxes)).collect();
        match all.as_slice() {
            [(one, points, boxes), (other, others, other_boxes)] => {
                let (points, boxes) = (points - others, boxes - other_boxes);
                match (points.signum(), boxes.signum()) {
                    (0, 0) => Vec::new(),
                    (1, _) | (0, 1) => vec![(*one, points, boxes)],
                    _ => vec![(*other, -points, -boxes)],
                }
            }
            all => all.iter().filter(|(_, points, boxes)| *points != 0 || *boxes != 0).copied().collect(),
        }
    }
}
