//! `log --all` prints a script that replays to the same sheets, whatever the ledger contains.

use chrono::{DateTime, TimeDelta};
use ginscore::show::script::script_with_history;
use ginscore_ledger::model::{Header, Operation, RecordedHand, Series};
use ginscore_ledger::text::{read_series, write_series};
use ginscore_rules::notation::{Names, ScriptLine, all, check_note, read_hand, read_script_line};
use ginscore_rules::rules::{HouseRules, Player, STANDARD};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

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
    ("(Ann|Bob) [0-9] v [1-8][0-9]|draw", option::of(note()))
        .prop_map(move |(line, note)| RecordedHand { told: claim(line), note })
}

/// An operation. Some cannot be applied where they come, and are left out.
fn operation() -> impl Strategy<Value = Operation> {
    prop_oneof![
        4 => hand().prop_map(Operation::Hand),
        2 => (1_usize..4, hand()).prop_map(|(number, hand)| Operation::Amend(number, hand)),
        2 => option::of(note()).prop_map(Operation::Accept),
        1 => Just(Operation::Undo),
        1 => Just(Operation::Redo),
        1 => prop_oneof![Just(Player::One), Just(Player::Two)].prop_map(Operation::Deal),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn the_script_of_any_ledger_gives_the_same_sheets(operations in vec(operation(), 1..15)) {
        let start = DateTime::parse_from_rfc3339("2026-11-20T19:30:00+01:00").unwrap();
        let header = Header {
            names: Names::new("Ann", "Bob").unwrap(),
            start,
            first_dealer: None,
            stake: None,
            preset: "standard".to_owned(),
            house: HouseRules::new(STANDARD.values()).unwrap(),
        };
        let mut series = Series::new(header.clone());
        let mut entries = Vec::new();
        for operation in operations {
            if series.act(&operation).is_ok() {
                let number = match &operation {
                    Operation::Hand(hand) if !matches!(hand.told, ginscore_rules::rules::HandClaim::Draw { .. }) => {
                        Some(series.hands().len())
                    },
                    Operation::Amend(number, _) => Some(*number),
                    _ => None,
                };
                let asserted = number.and_then(|number| series.asserted(number));
                entries.push((operation, asserted, start + TimeDelta::minutes(1)));
            }
        }
        let read = read_series(&write_series(&header, None, &entries)).unwrap().series;
        let script = script_with_history(&read);
        prop_assert_eq!(all(&script).filter(|found| found.sign != '\n').count(), 0);
        let mut played = Series::new(header.clone());
        for (at, line) in script.lines().enumerate() {
            match read_script_line(line).unwrap() {
                ScriptLine::Nothing => {}
                ScriptLine::New(words) => prop_assert_eq!((at, words), (0, 4)),
                ScriptLine::Deal(name) => {
                    let dealer = header.names.find(line[name..].trim()).unwrap();
                    played.act(&Operation::Deal(dealer)).unwrap();
                }
                ScriptLine::Hand => {
                    prop_assert!(check_note(line).is_ok(), "{line:?}");
                    let hand = read_hand(line, &header.names).unwrap();
                    played.act(&Operation::Hand(RecordedHand { told: hand.claim, note: hand.note })).unwrap();
                }
                other => panic!("unexpected line: {other:?} in {script}"),
            }
        }
        prop_assert_eq!(played.score().sheets(), read.score().sheets(), "{}", script);
    }
}
