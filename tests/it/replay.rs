//! `log --all` is a script, whatever a stranger's ledger holds: played back it gives the same sheets.

use chrono::{DateTime, TimeDelta};
use ginscore::show::script::{StandardRules, script_with_history};
use ginscore_ledger::model::{Header, Operation, RecordedHand, Series};
use ginscore_ledger::text::{read_series, write_series};
use ginscore_rules::notation::{Names, ScriptLine, all, check_note, read_hand, read_script_line};
use ginscore_rules::rules::{HouseRules, Player, STANDARD};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

/// Notes of every kind: such as people write, such as break out of a comment, and such as are too long.
fn note() -> impl Strategy<Value = String> {
    prop_oneof![
        "[ -~äß#]{1,30}",
        "(\n|\r|\u{85}|\u{2028}|\u{b}|#| |undo|Bob gin v 98|new Cid Dan|\u{1b}\\[2J|\u{202e}|\u{200b}){1,8}",
        proptest::collection::vec(any::<char>(), 1..30).prop_map(|signs| signs.into_iter().collect()),
        (3_990_usize..9_000).prop_map(|length| "\u{200b}x".repeat(length / 2)),
    ]
}

fn hand() -> impl Strategy<Value = RecordedHand> {
    let told = |line: String| read_hand(&line, &Names::new("Ann", "Bob").unwrap()).unwrap().claim;
    ("(Ann|Bob) [0-9] v [1-8][0-9]|draw", option::of(note()))
        .prop_map(move |(line, note)| RecordedHand { told: told(line), note })
}

/// What is done, as far as it can be done where it comes.
fn act() -> impl Strategy<Value = Operation> {
    prop_oneof![
        4 => hand().prop_map(Operation::Hand),
        2 => (1_usize..4, hand()).prop_map(|(number, kept)| Operation::Amend(number, kept)),
        2 => option::of(note()).prop_map(Operation::Accept),
        1 => Just(Operation::Undo),
        1 => Just(Operation::Redo),
        1 => prop_oneof![Just(Player::One), Just(Player::Two)].prop_map(Operation::Deal),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn a_script_of_any_ledger_gives_the_same_sheets(acts in vec(act(), 1..15)) {
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
        for act in acts {
            if series.act(&act).is_ok() {
                let number = match &act {
                    Operation::Hand(kept) if !matches!(kept.told, ginscore_rules::rules::HandClaim::Draw { .. }) => {
                        Some(series.hands().len())
                    },
                    Operation::Amend(number, _) => Some(*number),
                    _ => None,
                };
                let asserted = number.and_then(|number| series.asserted(number));
                entries.push((act, asserted, start + TimeDelta::minutes(1)));
            }
        }
        let read = read_series(&write_series(&header, None, &entries)).unwrap().series;
        let script = script_with_history(&read, StandardRules::Unnamed);
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
                other => panic!("a line that nobody wrote: {other:?} in {script}"),
            }
        }
        prop_assert_eq!(played.score().sheets(), read.score().sheets(), "{}", script);
    }
}
