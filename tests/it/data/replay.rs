//! `log --all` prints a script that replays to the same sheets, whatever the ledger contains.

use chrono::{DateTime, TimeDelta};
use ginscore::show::series::script::{NewLineRules, script_with_history};
use ginscore_ledger::model::{Applied, Header, Outcome, Series};
use ginscore_ledger::text::{read_series, write_series};
use ginscore_notation::{
    Event, LineKind, Names, Operation, RecordedHand, Turn, all, check_note, read_hand, tidy_note,
};
use ginscore_rules::house::{HouseRules, Preset};
use ginscore_rules::players::{Entrant, Opponents, Seat};
use ginscore_rules::sheets::{Adjustment, Award};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

use crate::evenings::hard_names;
use crate::table::sized;

/// Notes as people write them, notes that try to break out of a comment, and notes that are too long.
fn note() -> impl Strategy<Value = String> {
    prop_oneof![
        "[ -~äß#]{1,30}",
        "(\n|\r|\u{85}|\u{2028}|\u{b}|#| |undo|Bob gin v 98|new Cid Dan|\u{1b}\\[2J|\u{202e}|\u{200b}){1,8}",
        proptest::collection::vec(any::<char>(), 1..30).prop_map(|letters| letters.into_iter().collect()),
        (3_990_usize..9_000).prop_map(|length| "\u{200b}x".repeat(length / 2)),
    ]
}

fn hand() -> impl Strategy<Value = RecordedHand> {
    let claim = |line: String| read_hand(&line, &Names::new("Ann", "Bob").unwrap()).unwrap().claim;
    ("(Ann|Bob) [0-9] v [1-8][0-9]|draw", option::of(note())).prop_map(move |(line, note)| RecordedHand {
        opponents: Opponents::two(),
        claim: claim(line),
        note,
    })
}

fn event() -> impl Strategy<Value = Event> {
    let player = || prop_oneof![Just(Entrant::First), Just(Entrant::Second)];
    let award = prop_oneof![
        (-120..120_i32)
            .prop_filter("an adjustment changes something", |points| *points != 0)
            .prop_map(Award::Points),
        prop_oneof![Just(1), Just(-1), Just(3)].prop_map(Award::Boxes),
    ];
    let reason = note().prop_filter_map("a reason can be recorded", |note| tidy_note(&note));
    let adjustment = (player(), award, option::of(0..1_usize))
        .prop_map(|(entrant, award, game)| Adjustment { entrant, award, game });
    prop_oneof![
        2 => player().prop_map(Event::Deal),
        2 => Just(Event::KnockCard("7S".parse().unwrap())),
        1 => option::of(note()).prop_map(Event::Misdeal),
        3 => (adjustment, reason).prop_map(|(adjustment, reason)| Event::Adjust(adjustment, reason)),
        1 => option::of(note()).prop_map(Event::Stop),
    ]
}

/// An operation. Some cannot be applied where they come, and are left out.
fn operation() -> impl Strategy<Value = Operation> {
    prop_oneof![
        4 => hand().prop_map(Operation::Hand),
        2 => (1_usize..4, hand()).prop_map(|(number, hand)| Operation::Amend(number, hand)),
        1 => Just(Operation::Undo),
        1 => Just(Operation::Redo),
        2 => (1_usize..4, hand()).prop_map(|(number, hand)| Operation::Insert(number, vec![hand])),
        2 => (1_usize..4).prop_map(Operation::Delete),
        5 => event().prop_map(Operation::Event),
        3 => rename(),
    ]
}

/// A player takes another name: one that the other player has or had, one of several words, or one that no new series can
/// have but that a stranger's ledger may.
fn rename() -> impl Strategy<Value = Operation> {
    let player = (0..2_usize).prop_map(|seat| Seat::new(seat).unwrap());
    let name =
        prop_oneof![hard_names(1).prop_map(|names| names[0]), Just("Ann Marie"), Just("Zoë ❤"), Just("4th")];
    (player, name).prop_map(|(player, name)| Operation::Rename { player, name: name.to_owned() })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: sized(60, 300), ..ProptestConfig::default() })]

    #[test]
    fn the_script_of_any_ledger_gives_the_same_sheets(operations in vec(operation(), 1..15), names in hard_names(2)) {
        let start = DateTime::parse_from_rfc3339("2026-11-20T19:30:00+01:00").unwrap();
        let header = Header {
            roster: Names::new(names[0], names[1]).unwrap().into(),
            start,
            first_dealer: None,
            stake: None,
            preset: "standard".to_owned(),
            house: HouseRules::new(Preset::STANDARD.values()).unwrap(),
        };
        let mut series = Series::new(header.clone());
        let mut entries = Vec::new();
        for operation in operations {
            if let Ok(outcome) = series.act(operation.clone()) {
                let asserted = match &outcome {
                    Outcome::Did(applied) => series.asserted_of(applied),
                    _ => None,
                };
                // What is recorded is the hand as it counts, with a knock card that was announced.
                let operation = match outcome {
                    Outcome::Did(Applied::Hand(_, hand)) => Operation::Hand(hand.recorded()),
                    _ => operation,
                };
                entries.push((operation, asserted, start + TimeDelta::minutes(1)));
            }
        }
        let read = read_series(&write_series(&header, None, &entries)).unwrap().series;
        prop_assert_eq!(read.roster(), series.roster());
        // The script has the names that hold now, from its first line on.
        let roster = read.roster();
        let script = script_with_history(&read, NewLineRules::Shortest);
        prop_assert_eq!(all(&script).filter(|found| found.sign != '\n').count(), 0);
        let mut played = Series::new(header.clone());
        for (at, line) in script.lines().enumerate() {
            match LineKind::of(line) {
                LineKind::Nothing => {}
                LineKind::New => {
                    prop_assert!(at == 0 && line.starts_with("new "));
                    let named = shlex::split(&line[4..]).unwrap();
                    prop_assert_eq!(named, roster.players());
                }
                LineKind::Hand | LineKind::Operation => {
                    prop_assert!(check_note(line).is_ok(), "{line:?}");
                    let operation = Operation::read(line, roster, Turn::NAMED).unwrap();
                    played.act(operation).unwrap();
                }
                LineKind::Command | LineKind::LedgerOperation => panic!("unexpected line: {line} in {script}"),
            }
        }
        prop_assert_eq!(played.score().sheets(), read.score().sheets(), "{}", script);
        prop_assert_eq!(read.score(), series.score(), "what was written reads as it was");
        prop_assert_eq!(played.announced(), read.announced(), "{}", script);
        let entered = |series: &Series| {
            series.adjustments().map(|(entered, _)| entered.clone()).collect::<Vec<_>>()
        };
        prop_assert_eq!(entered(&played), entered(&read), "{}", script);
        prop_assert_eq!(played.score().is_stopped(), read.score().is_stopped());
    }
}
