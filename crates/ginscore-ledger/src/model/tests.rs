//! Tests of a series and its operations.

use super::entry::Assertions;
use super::{Header, Outcome, PresetName, Refusal, Rescoring, Series, rescore};
use crate::testing::{Random, header, house, in_turn, names, operation, partners, played};
use ginscore_notation::{Operation, Roster, Turns};
use ginscore_rules::hand::End;
use ginscore_rules::house::{Bounded, HouseRules, Preset, RuleKey, RuleValue};
use ginscore_rules::players::{Entrant, Lineup, Opponents, Player};
use ginscore_rules::series::Score;
use ginscore_rules::sheets::AdjustmentError;

#[test]
fn a_refused_operation_changes_nothing() {
    for (lines, line, error) in [
        (&["Ann 4 v 23"][..], "amend 2 Ann 5 v 23", Refusal::NoSuchHand(2)),
        (&["Ann 4 v 23"], "insert 3 Ann 5 v 23", Refusal::NoSuchHand(3)),
        (&["Ann 4 v 23"], "delete 2", Refusal::NoSuchHand(2)),
        (&["adjust Ann +5 # x"], "delete adjust 2", Refusal::NoSuchAdjustment(2)),
        (&["adjust Ann +5 # x"], "delete adjust 0", Refusal::NoSuchAdjustment(0)),
        (
            &["Ann +60", "adjust Ann -20 # x", "Ann +50", "Ann +20"],
            "delete adjust 1",
            Refusal::PastEnd(vec![3]),
        ),
        (&[], "undo", Refusal::NothingToUndo),
        (&["Ann 4 v 23"], "redo", Refusal::NothingToRedo),
        // A new change cannot be followed by the one that was undone.
        (&["Ann 4 v 23", "undo", "Bob 1 v 2"], "redo", Refusal::NothingToRedo),
        // 100 points end the game, and with it the series.
        (&["Ann +100"], "Ann 4 v 23", Refusal::SeriesOver),
        (&["Ann +100"], "deal Ann", Refusal::SeriesOver),
        (&["Ann +100"], "adjust Ann -1 # x", Refusal::NoLongerEnds(1)),
        (&["Ann +100"], "adjust Ann +5 in 2 # x", Refusal::Adjustment(AdjustmentError::NoSuchGame(1))),
        (&["Ann 4 v 23", "stop"], "adjust Ann +1 # x", Refusal::SeriesOver),
        (&["Ann +30", "Ann +100"], "insert 3 Ann 4 v 23", Refusal::AfterEnd(3)),
        (&["Ann 4 v 23", "stop"], "misdeal", Refusal::SeriesOver),
        (&["Ann +30", "Bob 1 v 2", "Ann 4 v 23"], "amend 1 Ann +100", Refusal::PastEnd(vec![2, 3])),
        (&["Ann +30", "Bob 1 v 2"], "insert 1 Ann +100", Refusal::PastEnd(vec![1, 2])),
        // The hand after the end is reported, and not what happened after it.
        (&["Ann +30", "Ann +20", "adjust Ann +5 # x"], "amend 1 Ann +100", Refusal::PastEnd(vec![2])),
        (&["Ann +30", "deal Bob", "Ann +20"], "amend 1 Ann +100", Refusal::PastEnd(vec![2])),
        (&[], "adjust Ann +5 in 2 # x", Refusal::Adjustment(AdjustmentError::NoSuchGame(1))),
    ] {
        let (mut series, _) = played("standard", lines);
        let before = format!("{series:?}");
        assert_eq!(series.act(operation(line)), Err(error), "{line}");
        assert_eq!(format!("{series:?}"), before, "{line}");
    }
    let (mut series, _) = played("standard", &["Ann 4 v 23", "stop"]);
    series.act(operation("insert 2 Bob 3 v 20")).unwrap();
    assert_eq!(series.hands().count(), 2);
    let (mut series, _) = played("standard", &["Ann 4 v 23"]);
    let Operation::Amend(_, hand) = operation("amend 1 Ann 5 v 23") else { panic!() };
    for act in [Operation::Amend(0, hand.clone()), Operation::Insert(0, vec![hand]), Operation::Delete(0)] {
        assert_eq!(series.act(act.clone()), Err(Refusal::NoSuchHand(0)));
    }
    assert!(matches!(series.act(operation("Ann 11 v 23")), Err(Refusal::Faults(_))));
}

/// Without Ann's first hand, Bob wins games 1 and 2, and hand 6 has its number of before.
#[test]
fn a_deletion_can_end_a_series_earlier() {
    let lines = ["Ann +60", "Bob +90", "Ann +50", "Bob +20", "Bob +100", "Ann +100"];
    let mut rules = Preset::STANDARD.values();
    RuleKey::Series.write(&mut rules, &RuleValue::typed("best-of-3")).unwrap();
    let mut series = Series::new(Header { house: HouseRules::new(rules).unwrap(), ..header("standard") });
    for line in lines {
        series.play(line).unwrap();
    }
    assert_eq!(series.act(operation("delete 1")), Err(Refusal::PastEnd(vec![6])));
}

/// Hands after the new end are named, even if an adjustment comes between them and the end.
#[test]
fn hands_after_the_end_are_named_before_adjustments() {
    let (mut series, _) = played("standard", &["Ann 4 v 23", "adjust Bob +5 # agreed", "Bob 3 v 20"]);
    let refused = series.act(operation("amend 1 Ann +100"));
    assert!(matches!(refused, Err(Refusal::PastEnd(hands)) if hands == [2]));
    series.act(operation("delete 2")).unwrap();
    let refused = series.act(operation("amend 1 Ann +100"));
    assert!(matches!(refused, Err(Refusal::EarlierAdjustment(1, _, AdjustmentError::SeriesOver))));
}

/// A deleted adjustment is as one that was never entered, and a correction is possible that it was in the way of.
#[test]
fn a_deleted_adjustment_was_never_entered() {
    let lines = ["Ann +50", "adjust Ann -5 # y", "Bob +20", "adjust Bob +5 # x", "Bob +10"];
    let adjusted = played("standard", &lines).0;
    let (without, _) = played("standard", &["Ann +50", "adjust Ann -5 # y", "Bob +20", "Bob +10"]);
    let with = |more: &[&str]| played("standard", &[&lines, more].concat()).0;
    for (more, expected) in [
        (&["delete adjust 2"][..], &without),
        (&["delete adjust 2", "undo"], &adjusted),
        (&["delete adjust 2", "undo", "redo"], &without),
        (
            &["amend 1 Ann +55", "delete adjust 2", "undo", "undo", "redo", "redo", "amend 1 Ann +50"],
            &without,
        ),
    ] {
        assert_eq!(with(more).score(), expected.score(), "{more:?}");
    }
    let (mut ended, _) = played("standard", &["Ann +50", "adjust Bob +5 # x"]);
    assert!(matches!(
        ended.play("amend 1 Ann +100"),
        Err(super::NotDone::Refused(Refusal::EarlierAdjustment(1, ..), _))
    ));
    ended.play("delete adjust 1").unwrap();
    ended.play("amend 1 Ann +100").unwrap();
}

/// An adjustment after the end is one before the last hand: undone, redone, and after more corrections.
#[test]
fn an_adjustment_after_the_end_comes_before_the_last_hand() {
    let (expected, _) = played("standard", &["Ann +60", "adjust Bob +5 # x", "Ann +50"]);
    for lines in [
        &["Ann +60", "Ann +50", "adjust Bob +5 # x"][..],
        &["Ann +60", "Ann +50", "adjust Bob +5 # x", "undo", "redo"],
        &["Ann +60", "Ann +50", "adjust Bob +5 # x", "delete 2", "undo", "undo", "undo", "redo", "redo"],
        &["Ann +40", "Ann +60", "adjust Bob +5 # x", "amend 1 Ann +60", "amend 2 Ann +50"],
    ] {
        let (series, entries) = played("standard", lines);
        assert_eq!(series.score(), expected.score(), "{lines:?}");
        assert_eq!(entries[2].1, Some(Assertions::Adjustment { columns: vec![1] }), "{lines:?}");
        let script = series.script().into_iter().map(|step| step.line(series.roster())).collect::<Vec<_>>();
        assert_eq!(script, ["Ann +60", "adjust Bob +5 # x", "Ann +50"]);
    }
}

#[test]
fn the_history_says_what_counts() {
    let counts = |lines: &[&str]| -> Vec<bool> {
        played("standard", lines).0.history().map(|(_, counts)| counts).collect()
    };
    assert_eq!(counts(&["Ann 4 v 23", "Bob 1 v 2"]), [true, true]);
    assert_eq!(counts(&["Ann 4 v 23", "Bob 1 v 2", "undo"]), [true, false, false]);
    // An undo and a redo are about the change that they name.
    assert_eq!(counts(&["Ann 4 v 23", "undo", "redo"]), [true, true, true]);
    assert_eq!(counts(&["Ann 4 v 23", "rename Ann Eva", "undo"]), [false, false, false]);
}

#[test]
fn reasons_and_results_are_kept() {
    let (series, entries) =
        played("hollywood", &["Ann 4 v 23", "Ann 4 v 23", "adjust Ann +3 # late", "rename Ann Eva"]);
    let reasons: Vec<(i64, &str)> =
        series.adjustments().map(|(entered, reason)| (entered.adjustment.award.points(), reason)).collect();
    assert_eq!(reasons, [(3, "late")]);
    let asserted: Vec<Option<Assertions>> = entries.into_iter().map(|(_, asserted, _)| asserted).collect();
    let hand = |columns: &[usize]| Some(Assertions::Hand { points: 19, boxes: 1, columns: columns.into() });
    let adjustment = Some(Assertions::Adjustment { columns: vec![1, 2] });
    assert_eq!(asserted, [hand(&[1]), hand(&[1, 2]), adjustment, None]);
}

#[test]
fn hands_under_other_rules() {
    let (series, _) =
        played("standard", &["Ann 9 v 23", "deal Bob", "Bob gin v 9", "Ann 2 v 60", "Ann 2 v 4"]);
    let changed = |change: &dyn Fn(&mut ginscore_rules::house::RuleSettings)| {
        let mut values = (*house("standard")).clone();
        change(&mut values);
        let rescored = rescore(&series, &HouseRules::new(values).unwrap());
        rescored
            .otherwise
            .iter()
            .map(|(number, _, how)| {
                (
                    *number,
                    match how {
                        Rescoring::Ruled { ruling, put_down: None } => format!("{}", ruling.points()),
                        Rescoring::Ruled { .. } => "put down".to_owned(),
                        Rescoring::Refused(_) => "refused".to_owned(),
                        Rescoring::BehindTheEnd => "behind".to_owned(),
                    },
                )
            })
            .collect::<Vec<_>>()
    };
    let found = |number: usize, how: &str| (number, how.to_owned());
    assert_eq!(changed(&|_| {}), []);
    assert_eq!(
        changed(&|rules| rules.gin_bonus = ginscore_rules::house::Bounded::known::<20>()),
        [found(2, "29")]
    );
    assert_eq!(
        changed(&|rules| rules.knock_limit = ginscore_rules::house::Bounded::known::<8>()),
        [found(1, "refused")]
    );
}

/// Cards that are arranged and laid off under other rules: the rules, the hand, the others, and the end and points then;
/// none if they come to the same.
#[test]
fn cards_under_other_rules() {
    let run = "Ann 4-7s 9cdh jcdh / v";
    for (rules, line, other, expected) in [
        // Lay-offs that the others allow are made, with cards that were arranged and with declared melds.
        ("standard", &*format!("{run} kcds 7h 3d 2c 5c 6d 8s js"), "stakes", Some((End::Gin, 43))),
        ("standard", &format!("{run} kcds / 7h 3d 2c 5c 6d 8s js"), "stakes", Some((End::Gin, 43))),
        // Declared melds stay as they are: the kings are left as deadwood.
        ("standard", &format!("{run} / kcds 7h 3d 2c 5c 6d 8s js"), "stakes", Some((End::Gin, 73))),
        ("stakes", &format!("{run} / kcds 7h 3d 2c 5c 6d js + 8s"), "standard", Some((End::Gin, 96))),
        // Big gin is gin for laying off, and so is gin without cards.
        ("stakes", "Ann 4-7s 9cdh jcdhs v kcds / 7h 3d 2c 5c 6d th + 8s", "online", Some((End::BigGin, 72))),
        ("stakes", "Ann gin v kcds / 7h 3d 2c 5c 6d th + 8s", "standard", Some((End::Gin, 66))),
        ("stakes", "Ann gin v 23", "standard", Some((End::Gin, 48))),
        ("stakes", "Ann 4-7s 9cdh / 2h ac ad v kcds / 7h 3d 2c 5c 6d js + 8s", "standard", None),
        // A hand in points counts under any rules, even without a knock card.
        ("stakes", "Ann +18 boxes 3", "oklahoma", None),
    ] {
        let (series, _) = played(rules, &[line]);
        let under = rescore(&series, &house(other));
        let found = under.otherwise.first().map(|(_, _, how)| match how {
            Rescoring::Ruled { ruling, .. } => (ruling.end(), ruling.points()),
            how => panic!("{line}: {how:?}"),
        });
        assert_eq!(found, expected, "{rules}: {line}");
    }
}

/// A sentence for developers, which names what it is about.
#[test]
fn an_error_says_what_it_is_about() {
    let mut series = played("standard", &["Ann 4 v 23"]).0;
    for (error, text) in [
        (series.play("delete 4").unwrap_err().to_string(), "there is no hand 4"),
        (Refusal::PastEnd(vec![2, 3]).to_string(), "the series would end before hands [2, 3]"),
        (PresetName::new("pagat").unwrap_err().to_string(), "\"pagat\" is a built-in preset"),
    ] {
        assert_eq!(error, text);
    }
    // The ninth byte is where the count would be.
    assert!(series.play("Ann 4 v 4-").unwrap_err().to_string().ends_with("at byte 8"));
}

/// Who plays, what the sheet in play has, and whether it goes on.
fn in_play(score: &Score) -> String {
    let begun = score.open_round().map(|round| round.hands().len());
    let sheet = Some(score.sheet_in_play().1).filter(|_| !score.is_over());
    format!(
        "{sheet:?} {:?} {:?} {begun:?} {:?} {}",
        score.playing(),
        score.dealer(),
        score.is_over(),
        score.is_stopped()
    )
}

/// A course of which only the changed parts are scored after each correction comes to the same as one that is scored whole,
/// entry by entry: what is refused, what an entry asserts, who plays. So do sheets of few hands and of very many.
#[test]
fn a_correction_is_scored_as_the_whole_series() {
    let captain = Roster::known(Lineup::Captain(Bounded::known::<2>()), &["Ann", "Bob", "Cid"], None);
    let rosters = [names().into(), in_turn(Entrant::Third), captain.unwrap(), partners()];
    for seed in 0..240_u64 {
        let mut random = Random(seed);
        let roster = rosters[random.index(4)].clone();
        let rules = [
            ("standard", "target=1000000"),
            ("standard", "series=to-2000"),
            ("standard", "target=60 series=best-of-41"),
            ("hollywood", "target=500 series=to-100000"),
            ("hollywood", "column_entry=nth-win dealer=alternate series=to-20000"),
            ("online", "target=40 box_timing=each-hand series=to-100000"),
        ][random.index(6)];
        let mut values = Preset::named(rules.0).unwrap().values();
        for rule in rules.1.split(' ') {
            let (key, value) = rule.split_once('=').unwrap();
            RuleKey::named(key).unwrap().write(&mut values, &RuleValue::typed(value)).unwrap();
        }
        let house = HouseRules::new(values).unwrap();
        let mut series = Series::new(Header { house, roster, ..header(rules.0) });
        for _ in 0..random.index(90) + 10 {
            let number = random.index(series.all_hands().len() + 2);
            let hand = |random: &mut Random, playing: &[Opponents]| {
                let claim = match random.index(9) {
                    0 => "draw".to_owned(),
                    points => format!("+{} boxes {}", points * points, random.index(3)),
                };
                let pair = playing.get(random.index(playing.len())).copied();
                let Some(pair) = pair.or_else(|| series.all_hands().first().map(|hand| hand.opponents))
                else {
                    return "draw".to_owned();
                };
                let names = series.roster().pair(pair);
                let [one, two] = if random.index(2) == 0 { Player::BOTH } else { [Player::Two, Player::One] };
                let (one, two) = (names.get(one), names.get(two));
                if claim == "draw" { format!("draw {one} v {two}") } else { format!("{one} {claim} v {two}") }
            };
            let whole_round = |random: &mut Random, number: usize| {
                let pairs = series.before_round(number);
                let hands = pairs.iter().map(|pair| hand(random, &[*pair]));
                hands.collect::<Vec<_>>().join("; ")
            };
            let line = match random.index(24) {
                0..9 => hand(&mut random, &series.playing()),
                9..12 => format!("insert {number} {}", whole_round(&mut random, number)),
                12..15 => {
                    let pairs = series.of_round(number).unwrap_or_default();
                    format!("amend {number} {}", hand(&mut random, &pairs))
                }
                15..17 => format!("delete {number}"),
                17 => format!("adjust Ann {:+} # agreed", [5, -30, 200][random.index(3)]),
                18 => format!("deal {}", series.roster().players()[random.index(2)]),
                19 => format!("seat {}", series.roster().players()[random.index(3).min(1)]),
                20 => "redo".to_owned(),
                21 if random.index(9) == 0 => "stop".to_owned(),
                _ => "undo".to_owned(),
            };
            let mut whole = series.clone();
            assert_eq!(in_play(series.now()), in_play(whole.score()), "{seed}: {line}");
            let Ok(operation) = series.read(&line) else { continue };
            let (outcome, expected) = (series.act(operation.clone()), whole.act(operation));
            whole.score();
            assert_eq!(outcome, expected, "{seed}: {line}");
            if let Ok(Outcome::Did(applied)) = outcome {
                assert_eq!(series.asserted_of(&applied), whole.asserted_of(&applied), "{seed}: {line}");
            }
        }
        let mut again = Series::new(series.header().clone());
        let script = series.script().into_iter().map(|step| step.operation).collect::<Vec<_>>();
        script.into_iter().for_each(|operation| drop(again.act(operation).unwrap()));
        assert_eq!(series.score().sheets(), again.score().sheets(), "{seed}");
    }
}
