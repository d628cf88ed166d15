//! Hands, corrections and agreements in any order, against a second implementation of them: every change makes a new list of what
//! happened, the whole list is scored again on a [second sheet](super::second_sheet), and `undo` returns to the list before.

use chrono::{DateTime, TimeDelta};
use ginscore::show::series::script::{NewLineRules, script, script_with_history};
use ginscore_ledger::model::{Applied, Header, Outcome, Series};
use ginscore_ledger::text::{read_series, write_series};
use ginscore_notation::{Agreement, Event, LineKind, Names, Operation, Turn};
use ginscore_rules::cards::Upcard;
use ginscore_rules::house::{HouseRules, Preset, RuleKey, RuleSettings, RuleValue};
use ginscore_rules::players::{Entrant, Lineup, Seat};
use ginscore_rules::sheets::{Adjustment, Award};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

use crate::scoring::second_sheet::{Change, Game, NAMES, Played, Scored, Step, Told, is_half_known};
use crate::table::sized;

#[derive(Clone, Debug)]
enum Action {
    Hand(Played),
    Insert(usize, Played),
    Amend(usize, Played),
    Delete(usize),
    DeleteAdjustment(usize),
    Deal(usize),
    Card(Upcard),
    Misdeal,
    Adjust(Change),
    Agree(String),
    Stop,
    Undo,
    Redo,
    /// The player takes that one of the other names.
    Rename(usize, usize),
}

/// Names that players take during a series. Some are those that the other one has or had.
const OTHER_NAMES: [&str; 5] = ["Mary Jo", "Ann", "bob", "Bob Miller", "Étienne"];

const ENTRANTS: [Entrant; 2] = [Entrant::First, Entrant::Second];

struct Model {
    /// The rules of the start.
    begun: HouseRules,
    names: [&'static str; 2],
    first: Option<usize>,
    now: Vec<Step>,
    before: Vec<Vec<Step>>,
    undone: Vec<Vec<Step>>,
}

impl Model {
    /// The rules in force after these steps, and the stake; `None` if they contradict each other.
    fn agreed(&self, steps: &[Step]) -> Option<(HouseRules, Option<String>)> {
        let words = steps.iter().filter_map(|step| match step {
            Step::Agree(words) => Some(words.split(' ')),
            _ => None,
        });
        let (mut values, mut stake) = ((*self.begun).clone(), None);
        // Each line must make sense by itself.
        for line in words {
            for (key, value) in line.filter_map(|word| word.split_once('=')) {
                match key {
                    "stake" => stake = Some(value.to_owned()),
                    key => RuleKey::named(key).unwrap().write(&mut values, &RuleValue::typed(value)).unwrap(),
                }
            }
            values = (*HouseRules::new(values).ok()?).clone();
        }
        Some((HouseRules::new(values).unwrap(), stake))
    }

    fn score(&self, steps: &[Step]) -> Option<Scored> {
        Scored::of(&self.agreed(steps)?.0, self.first, steps)
    }

    fn scored(&self) -> Scored {
        self.score(&self.now).unwrap()
    }

    /// The places of the hands in the list.
    fn places(&self) -> Vec<usize> {
        (0..self.now.len()).filter(|at| matches!(self.now[*at], Step::Hand(_))).collect()
    }

    /// Does it, or changes nothing and returns false.
    fn act(&mut self, action: &Action) -> bool {
        let mut next = self.now.clone();
        let places = self.places();
        let house = self.agreed(&self.now).unwrap().0;
        match action {
            Action::Undo => {
                let Some(before) = self.before.pop() else { return false };
                self.undone.push(std::mem::replace(&mut self.now, before));
                return true;
            }
            Action::Redo => {
                let Some(undone) = self.undone.pop() else { return false };
                self.before.push(std::mem::replace(&mut self.now, undone));
                return true;
            }
            Action::Rename(player, name) => {
                let name = OTHER_NAMES[*name];
                let free = !name.eq_ignore_ascii_case(self.names[1 - player]);
                if free {
                    self.names[*player] = name;
                }
                return free;
            }
            Action::Insert(number, hand) => {
                let place = match number {
                    1 => 0,
                    0 => return false,
                    number if number - 2 < places.len() => places[number - 2] + 1,
                    _ => return false,
                };
                next.insert(place, Step::Hand(hand.written(&house)));
            }
            Action::Amend(number, _) | Action::Delete(number) if !(1..=places.len()).contains(number) => {
                return false;
            }
            Action::Amend(number, hand) => next[places[number - 1]] = Step::Hand(hand.written(&house)),
            Action::Delete(number) => {
                next.remove(places[number - 1]);
            }
            // After the end, an adjustment counts before the last hand.
            Action::Adjust(change) if self.scored().over && !self.scored().stopped => {
                next.insert(places[places.len() - 1], Step::Adjust(change.clone()));
                if self.score(&next).is_some_and(|scored| !scored.over) {
                    return false;
                }
            }
            Action::DeleteAdjustment(number) => {
                let is_adjustment = |(_, step): &(usize, &Step)| matches!(step, Step::Adjust(_));
                let place = next.iter().enumerate().filter(is_adjustment).nth(*number).map(|(at, _)| at);
                let Some(place) = place else { return false };
                next.remove(place);
            }
            Action::Agree(words) => next.push(Step::Agree(words.clone())),
            _ if self.scored().over => return false,
            Action::Hand(hand) => {
                let announced = self.scored().card;
                // The hand takes the card that was announced for it.
                let from = places.last().map_or(0, |last| last + 1);
                let mut at = 0..;
                next.retain(|step| at.next() < Some(from) || !matches!(step, Step::Card(_)));
                let hand = Played { card: hand.card.or(announced), ..hand.clone() };
                next.push(Step::Hand(hand.written(&house)));
            }
            Action::Deal(player) => next.push(Step::Deal(*player)),
            Action::Card(card) if is_half_known(&house, *card) => return false,
            Action::Card(card) => next.push(Step::Card(*card)),
            Action::Misdeal => next.push(Step::Misdeal),
            Action::Adjust(change) => next.push(Step::Adjust(change.clone())),
            Action::Stop => next.push(Step::Stop),
        }
        if self.score(&next).is_none() {
            return false;
        }
        self.before.push(std::mem::replace(&mut self.now, next));
        self.undone.clear();
        true
    }
}

fn operation(action: &Action) -> Operation {
    match action {
        Action::Hand(hand) => Operation::Hand(hand.recorded()),
        Action::Insert(number, hand) => Operation::Insert(*number, vec![hand.recorded()]),
        Action::Amend(number, hand) => Operation::Amend(*number, hand.recorded()),
        Action::Delete(number) => Operation::Delete(*number),
        Action::DeleteAdjustment(number) => Operation::DeleteAdjustment(*number + 1),
        Action::Deal(player) => Operation::Event(Event::Deal(ENTRANTS[*player])),
        Action::Card(card) => Operation::Event(Event::KnockCard(*card)),
        Action::Misdeal => Operation::Event(Event::Misdeal(None)),
        Action::Adjust(Change { player, points, boxes, game }) => {
            let award = match points {
                0 => Award::Boxes(i32::try_from(*boxes).unwrap()),
                points => Award::Points(i32::try_from(*points).unwrap()),
            };
            let adjustment = Adjustment { entrant: ENTRANTS[*player], award, game: *game };
            Operation::Event(Event::Adjust(adjustment, "agreed".to_owned()))
        }
        Action::Agree(words) => {
            let line = format!("agree {words}");
            Operation::read(&line, &Names::new("Ann", "Bob").unwrap().into(), Turn::NAMED).unwrap()
        }
        Action::Stop => Operation::Event(Event::Stop(None)),
        Action::Undo => Operation::Undo,
        Action::Redo => Operation::Redo,
        Action::Rename(player, name) => {
            Operation::Rename { player: Seat::new(*player).unwrap(), name: OTHER_NAMES[*name].to_owned() }
        }
    }
}

/// Compares the rules in force, and everything that the sheet shows.
fn compare(series: &Series, model: &Model) -> Result<(), TestCaseError> {
    let (score, scored) = (series.score(), model.scored());
    let (house, stake) = model.agreed(&model.now).unwrap();
    prop_assert_eq!(&series.header().house, &house);
    prop_assert_eq!(series.header().stake.map(|stake| stake.to_string()), stake);
    let player = |entrant: Entrant| usize::from(entrant == Entrant::Second);
    let [one, two] = ENTRANTS;
    let sheets: Vec<Vec<Game>> = score
        .sheets()
        .iter()
        .map(|sheet| {
            let game = |game: &ginscore_rules::sheets::Column| Game {
                points: [*game.points().get(one), *game.points().get(two)],
                boxes: [*game.boxes().get(one), *game.boxes().get(two)],
                entries: [*game.entries().get(one), *game.entries().get(two)],
                winner: game.winner().map(player),
            };
            sheet.columns().iter().map(game).collect()
        })
        .collect();
    prop_assert_eq!(&sheets, &scored.sheets);
    let entered: Vec<(usize, Vec<usize>)> =
        score.rounds().iter().map(|hand| (hand.sheet, hand.columns().to_vec())).collect();
    prop_assert_eq!(&entered, &scored.entered);
    let adjusted: Vec<(usize, Vec<usize>)> =
        score.adjustments().iter().map(|change| (change.sheet, change.columns.clone())).collect();
    prop_assert_eq!(&adjusted, &scored.adjusted);
    prop_assert_eq!(score.dealer().map(player), scored.dealer);
    prop_assert_eq!((score.is_over(), score.is_stopped()), (scored.over, scored.stopped));
    prop_assert_eq!(series.announced(), scored.card, "the knock card of the hand in play");
    let totals = score.settlement().totals;
    prop_assert_eq!([*totals.get(one), *totals.get(two)], scored.all_totals(&house));
    Ok(())
}

/// Plays back the log of a series among players with these names.
fn played_back(log: &str, header: &Header, [one, two]: [&str; 2]) -> Series {
    let header = Header { roster: Names::new(one, two).unwrap().into(), ..header.clone() };
    let mut series = Series::new(header);
    for line in log.lines() {
        if !matches!(LineKind::of(line), LineKind::New | LineKind::Nothing) {
            series.play(line).unwrap();
        }
    }
    series
}

fn card() -> impl Strategy<Value = Upcard> {
    "[a2-9tjqk][cdhs]?".prop_map(|card| card.parse().unwrap())
}

fn played() -> impl Strategy<Value = Played> {
    let told = prop_oneof![
        1 => Just(Told::Draw),
        3 => (0..2_usize, 0..70_u32, 0..5_u32)
            .prop_map(|(winner, points, boxes)| Told::Points { winner, points, boxes }),
        8 => (0..2_usize, 0..12_u32, 0..60_u32, prop::bool::weighted(0.2))
            .prop_map(|(by, knocker, defender, accepted)| Told::Counts { by, knocker, defender, accepted }),
        1 => (0..2_usize, 97..100_u32).prop_map(|(by, defender)| Told::BigGin { by, defender }),
        1 => (0..2_usize, 100_000..100_002_u32, 98..101_u32)
            .prop_map(|(winner, points, boxes)| Told::Points { winner, points, boxes }),
    ];
    (told, option::weighted(0.7, card())).prop_map(|(told, card)| Played { told, card })
}

fn change() -> impl Strategy<Value = Change> {
    let award = prop_oneof![
        6 => (-150..150_i64).prop_map(|points| (if points == 0 { 1 } else { points }, 0)),
        3 => prop_oneof![-3..0_i64, 1..4_i64].prop_map(|boxes| (0, boxes)),
        1 => prop_oneof![Just((i64::from(i32::MIN), 0)), Just((100_001, 0)), Just((0, -100)), Just((-100_000, 0))],
    ];
    (0..2_usize, award, option::weighted(0.4, 0..7_usize))
        .prop_map(|(player, (points, boxes), game)| Change { player, points, boxes, game })
}

fn action() -> impl Strategy<Value = Action> {
    prop_oneof![
        12 => played().prop_map(Action::Hand),
        3 => (0..12_usize, played()).prop_map(|(number, hand)| Action::Insert(number, hand)),
        3 => (0..12_usize, played()).prop_map(|(number, hand)| Action::Amend(number, hand)),
        3 => (0..12_usize).prop_map(Action::Delete),
        3 => (0..3_usize).prop_map(Action::DeleteAdjustment),
        1 => (0..2_usize).prop_map(Action::Deal),
        2 => card().prop_map(Action::Card),
        1 => Just(Action::Misdeal),
        4 => change().prop_map(Action::Adjust),
        3 => agreement().prop_map(Action::Agree),
        1 => Just(Action::Stop),
        4 => Just(Action::Undo),
        3 => Just(Action::Redo),
        3 => (0..2_usize, 0..OTHER_NAMES.len()).prop_map(|(player, name)| Action::Rename(player, name)),
    ]
}

/// The words after `agree`: some rules and perhaps a stake, or every rule of a preset.
pub(crate) fn agreement() -> impl Strategy<Value = String> {
    let setting = prop_oneof![
        (0..=10_u32).prop_map(|limit| format!("knock_limit={limit}")),
        (10..160_u32).prop_map(|target| format!("target={target}")),
        (1..=6_usize).prop_map(|columns| {
            format!(
                "columns={columns} column_multipliers={}",
                ["1", "2", "1", "3", "1", "1"][..columns].join(",")
            )
        }),
        prop_oneof![
            Just("stake=0.10"),
            Just("stake=5/game"),
            Just("gin_bonus=31"),
            Just("undercut_bonus=0"),
            Just("undercut_tie=knocker"),
            Just("undercut_tie=nobody"),
            Just("big_gin_bonus=40"),
            Just("big_gin_bonus=none"),
            Just("knock_card=upcard"),
            Just("knock_card=none"),
            Just("doubling_suits=S"),
            Just("doubling_suits=none"),
            Just("box_timing=end"),
            Just("box_timing=each-hand"),
            Just("column_entry=next-open"),
            Just("column_entry=nth-win"),
            Just("series=one-sheet"),
            Just("series=to-300"),
            Just("series=best-of-3"),
            Just("dealer=loser"),
            Just("settlement=totals"),
            Just("settlement=score-plus-difference"),
            Just("shutout.award=20"),
            Just("shutout.award=none"),
        ]
        .prop_map(str::to_owned),
    ];
    prop_oneof![
        5 => vec(setting, 1..4).prop_map(|settings| settings.join(" ")),
        1 => (0..Preset::ALL.len()).prop_map(|preset| {
            let all: Vec<RuleKey> =
                RuleKey::all().filter(|key| key.applies_to(Lineup::TWO, &RuleSettings::default())).collect();
            Agreement::between(&RuleSettings::default(), &Preset::ALL[preset].values(), &all).to_string()
        }),
    ]
}

/// Rules that differ in everything that the sheet depends on.
fn house() -> impl Strategy<Value = HouseRules> {
    let entry = prop_oneof![Just("next-open"), Just("nth-win")];
    let timing = prop_oneof![Just("end"), Just("each-hand")];
    let dealer = prop_oneof![Just("winner"), Just("loser"), Just("alternate")];
    let drawn = prop_oneof![Just("same"), Just("next")];
    let tie = prop_oneof![Just("defender"), Just("no-bonus"), Just("knocker"), Just("nobody")];
    let words = (entry, timing, dealer, drawn, tie);
    (0..Preset::ALL.len(), 1..=6_usize, 20..150_u32, words).prop_map(
        |(preset, columns, target, (entry, timing, dealer, drawn, tie))| {
            let mut values = Preset::ALL[preset].values();
            let multipliers: Vec<&str> = ["1", "2", "1", "3", "1", "1"].into_iter().take(columns).collect();
            for (key, value) in [
                ("columns", columns.to_string().as_str()),
                ("column_multipliers", &multipliers.join(",")),
                ("column_entry", entry),
                ("target", &target.to_string()),
                ("box_timing", timing),
                ("dealer", dealer),
                ("drawn_hand_dealer", drawn),
                ("undercut_tie", tie),
            ] {
                RuleKey::named(key).unwrap().write(&mut values, &RuleValue::typed(value)).unwrap();
            }
            HouseRules::new(values).unwrap()
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: sized(200, 1000), ..ProptestConfig::default() })]

    #[test]
    fn the_model_agrees(
        house in house(), first in option::of(0..2_usize), actions in vec(action(), 1..40)
    ) {
        let start = DateTime::parse_from_rfc3339("2026-11-20T19:30:00+01:00").unwrap();
        let header = Header {
            roster: Names::new("Ann", "Bob").unwrap().into(),
            start,
            first_dealer: first.map(|first| ENTRANTS[first]),
            stake: None,
            preset: "standard".to_owned(),
            house: house.clone(),
        };
        let mut series = Series::new(header.clone());
        let mut model =
            Model { begun: house.clone(), names: NAMES, first, now: Vec::new(), before: Vec::new(), undone: Vec::new() };
        let mut entries = Vec::new();
        for action in &actions {
            let operation = operation(action);
            let before = series.score().clone();
            let outcome = series.act(operation.clone());
            prop_assert_eq!(outcome.is_ok(), model.act(action), "{:?}: {:?}", action, outcome);
            compare(&series, &model)?;
            prop_assert_eq!(series.roster().players(), &model.names[..]);
            match outcome {
                Err(_) => prop_assert_eq!(series.score(), &before),
                Ok(outcome) => {
                    let asserted = match &outcome {
                        Outcome::Did(applied) => series.asserted_of(applied),
                        _ => None,
                    };
                    let operation = match outcome {
                        Outcome::Did(Applied::Hand(_, hand)) => Operation::Hand(hand.recorded()),
                        _ => operation,
                    };
                    entries.push((operation, asserted, start + TimeDelta::minutes(1)));
                }
            }
        }
        let written = write_series(&header, None, &entries);
        let read = read_series(&written).unwrap();
        prop_assert!(read.mismatches.is_empty() && read.unfit.is_none(), "{}", written);
        compare(&read.series, &model)?;
        prop_assert_eq!(read.series.roster().players(), &model.names[..]);
        for log in [script, script_with_history].map(|log| log(&read.series, NewLineRules::Shortest)) {
        let named = shlex::split(log.lines().next().unwrap()).unwrap();
        prop_assert_eq!(&named[1..3], model.names);
        compare(&played_back(&log, &header, model.names), &model)?;
        let misdeals = log.lines().filter(|line| line.starts_with("misdeal")).count();
        prop_assert_eq!(misdeals, model.scored().misdeals, "{}", log);
        }
    }
}
