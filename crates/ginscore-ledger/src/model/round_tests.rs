//! Tests of series of more than two players: rounds, corrections of them, and who plays.

use super::entry::Header;
use super::{Refusal, Series};
use crate::testing::{operation_in, played_by};
use ginscore_notation::{Operation, Roster, write_seated};
use ginscore_rules::house::{Bounded, HouseRules, RuleKey, RuleValue};
use ginscore_rules::players::{Entrant, Lineup};
use ginscore_rules::series::NotPlayed;

/// Ann and Cid against Bob and Dan, whose opponents change with every round.
fn partners() -> Roster {
    let lineup = Lineup::Sides(Bounded::known::<2>());
    Roster::new(lineup, &["Ann", "Cid", "Bob", "Dan"], Some(("We", "They"))).unwrap()
}

/// Ann against Bob and Eve.
fn captain() -> Roster {
    Roster::new(Lineup::Captain(Bounded::known::<2>()), &["Ann", "Bob", "Eve"], None).unwrap()
}

/// Ann, Bob and Eve in turn; Eve sits out first.
fn in_turn() -> Roster {
    Roster::new(Lineup::InTurn { out: Entrant::Third }, &["Ann", "Bob", "Eve"], None).unwrap()
}

/// The hands with the numbers of their rounds, and who has won how many points.
fn state(series: &Series) -> String {
    let roster = series.roster();
    let hands = series.hands().map(|(number, hand)| {
        format!("{number} {}", write_seated(hand.ruling.claim(), hand.opponents, None, roster))
    });
    let hands = hands.collect::<Vec<_>>().join("; ");
    let sheet = series.score().sheets().first();
    let points = sheet.map(|sheet| sheet.columns()[0].points());
    let points: Vec<String> =
        points.iter().flat_map(|points| points.iter()).map(|(_, points)| points.to_string()).collect();
    format!("{hands} = {}", points.join(" "))
}

/// The hands of two rounds: We win 19 - 9 points, then They win 11.
const TWO_ROUNDS: [&str; 4] = ["Ann 4 v 23", "Dan 3 v 12", "Cid +1 v Bob", "Dan +12 v Ann"];

#[test]
fn a_round_is_corrected_hand_by_hand_or_as_a_whole() {
    let before = played_by(partners(), "standard", &TWO_ROUNDS);
    let start = "1 Ann 4 v Bob 23; 1 Dan 3 v Cid 12; 2 Cid +1 v Bob; 2 Dan +12 v Ann = 10 11";
    assert_eq!(state(&before), start);
    for (line, after) in [
        (
            "amend 1 Ann 4 v Bob 33",
            "1 Ann 4 v Bob 33; 1 Dan 3 v Cid 12; 2 Cid +1 v Bob; 2 Dan +12 v Ann = 20 11",
        ),
        (
            "amend 1 draw Cid v Dan",
            "1 Ann 4 v Bob 23; 1 draw Cid v Dan; 2 Cid +1 v Bob; 2 Dan +12 v Ann = 19 11",
        ),
        ("amend 1 We +7 boxes 2", "1 \"We\" +7 boxes 2; 2 Cid +1 v Bob; 2 Dan +12 v Ann = 7 11"),
        (
            "insert 2 Ann +5 v Dan; Cid +5 v Bob",
            "1 Ann 4 v Bob 23; 1 Dan 3 v Cid 12; 2 Ann +5 v Dan; 2 Cid +5 v Bob; 3 Cid +1 v Bob; 3 Dan +12 v Ann = 20 11",
        ),
        (
            "insert 1 They +3",
            "1 \"They\" +3; 2 Ann 4 v Bob 23; 2 Dan 3 v Cid 12; 3 Cid +1 v Bob; 3 Dan +12 v Ann = 10 14",
        ),
        ("delete 1", "1 Cid +1 v Bob; 1 Dan +12 v Ann = 0 11"),
        ("delete 2", "1 Ann 4 v Bob 23; 1 Dan 3 v Cid 12 = 10 0"),
        (
            "Ann +1",
            "1 Ann 4 v Bob 23; 1 Dan 3 v Cid 12; 2 Cid +1 v Bob; 2 Dan +12 v Ann; 3 Ann +1 v Bob = 10 11",
        ),
    ] {
        let mut series = before.clone();
        series.act(operation_in(&before, line)).unwrap();
        assert_eq!(state(&series), after, "{line}");
        series.act(Operation::Undo).unwrap();
        assert_eq!((state(&series), series.score()), (state(&before), before.score()), "{line}");
        series.act(Operation::Redo).unwrap();
        assert_eq!(state(&series), after, "{line}");
    }
}

/// Rounds are not marked in the course, so a round with a hand too few or too many would move the hands after it.
#[test]
fn a_correction_that_would_mix_rounds_is_refused() {
    let begun = [&TWO_ROUNDS[..], &["Ann +1"]].concat();
    for (lines, line, error) in [
        (&TWO_ROUNDS[..], "insert 1 Ann +5 v Bob", Refusal::RoundIncomplete(1)),
        (&TWO_ROUNDS, "insert 1 Ann +5 v Bob; Cid +5 v Dan; Ann +5 v Bob", Refusal::RoundIncomplete(1)),
        (&TWO_ROUNDS, "insert 1 We +5; Ann +5 v Bob", Refusal::RoundIncomplete(1)),
        (&TWO_ROUNDS, "insert 3 We +5; They +5", Refusal::RoundIncomplete(3)),
        (&TWO_ROUNDS, "amend 1 Ann +5 v Dan", Refusal::NotInRound(1)),
        (&TWO_ROUNDS, "amend 3 Ann +5 v Dan", Refusal::NoSuchHand(3)),
        (&TWO_ROUNDS, "insert 4 We +5", Refusal::NoSuchHand(4)),
        (&["We +8", "Cid +1 v Bob", "Dan +12 v Ann"], "amend 1 Ann +5 v Bob", Refusal::WholeRound(1)),
        (&["We +8"], "amend 1 Ann +5 v Bob", Refusal::WholeRound(1)),
        // Rounds after the end are counted, whether they were entered hand by hand or as a whole.
        (
            &["We +8", "They +1", "Ann +1", "Cid +1", "We +2"],
            "amend 1 We +100",
            Refusal::PastEnd(vec![2, 3, 4]),
        ),
        (&begun, "insert 4 Cid +5 v Dan; Ann +5 v Bob", Refusal::RoundIncomplete(3)),
        (&begun, "amend 3 Cid +5 v Dan", Refusal::NotInRound(3)),
        (&begun, "Ann +5 v Dan", Refusal::NotOpponents(NotPlayed::RoundBegun)),
        (&begun, "We +5", Refusal::NotOpponents(NotPlayed::RoundBegun)),
        (&begun, "seat Ann", Refusal::NoSeat),
    ] {
        let mut series = played_by(partners(), "standard", lines);
        let before = state(&series);
        assert_eq!(series.act(operation_in(&series, line)), Err(error), "{line}");
        assert_eq!(state(&series), before, "{line}");
    }
}

/// Three against three, whose opponents change: a round more or less before one that has begun would change who is still at
/// the table.
#[test]
fn a_correction_does_not_change_who_plays_in_a_round_that_has_begun() {
    let lineup = Lineup::Sides(Bounded::known::<3>());
    let roster = || Roster::new(lineup, &["Ann", "Cid", "Eve", "Bob", "Dan", "Fay"], None).unwrap();
    let round = "insert 1 Ann +3 v Bob; Dan +6 v Cid; Fay +20 v Eve";
    let mut rotating = played_by(roster(), "standard", &[]);
    let mut house = (*rotating.header().house).clone();
    RuleKey::Pairing.write(&mut house, &RuleValue::typed("rotate")).unwrap();
    let header = Header { house: HouseRules::new(house).unwrap(), ..rotating.header().clone() };
    rotating = Series::new(header);
    for line in ["Ann +1 v Bob", "Cid +1 v Dan", "Eve +1 v Fay", "Ann 6 v Dan 0"] {
        rotating.act(operation_in(&rotating, line)).unwrap();
    }
    for line in [round, "delete 1"] {
        let before = state(&rotating);
        assert_eq!(rotating.act(operation_in(&rotating, line)), Err(Refusal::ChangesWhoPlays(2)), "{line}");
        assert_eq!(state(&rotating), before);
    }
    rotating.act(operation_in(&rotating, "delete 2")).unwrap();
    // Where everybody stays with the one who sits opposite, nothing changes; nor does it with one pair left.
    let fixed = played_by(roster(), "standard", &["Bob 6 v Ann 0", round]);
    assert_eq!(fixed.score().rounds().len(), 2);
    let four = played_by(partners(), "standard", &["Ann +5 v Bob", "insert 1 We +3"]);
    assert_eq!(four.score().rounds().len(), 2);
}

/// In an open round, a hand may turn out to be that of another pair of whom one is the same.
#[test]
fn the_only_hand_of_a_round_may_get_another_opponent() {
    let series = played_by(partners(), "standard", &["Ann +5 v Bob", "amend 1 Ann +5 v Dan", "Cid +2 v Bob"]);
    assert_eq!(state(&series), "1 Ann +5 v Dan; 1 Cid +2 v Bob = 7 0");
}

#[test]
fn an_announced_knock_card_serves_all_hands_of_a_round() {
    let announced =
        |lines: &[&str]| played_by(partners(), "oklahoma", lines).announced().map(|card| card.to_string());
    for (lines, card) in [
        (&["@7s"][..], Some("7S")),
        (&["@7s", "Ann 4 v 23"], Some("7S")),
        (&["@7s", "Ann 4 v 23", "undo"], Some("7S")),
        (&["@7s", "Ann 4 v 23", "Dan 3 v 12"], None),
        (&["@7s", "Ann 4 v 23", "Dan 3 v 12", "Ann +1"], None),
        (&["@7s", "misdeal"], None),
        // A card that is announced later is that of the hands that are left.
        (&["@7s", "Ann 4 v 23", "@8h"], Some("8H")),
        (&["Ann 4 v 23 @7s"], None),
    ] {
        assert_eq!(announced(lines).as_deref(), card, "{lines:?}");
    }
    let series = played_by(partners(), "oklahoma", &["@7s", "Ann 4 v 23", "Dan 3 v 12"]);
    assert_eq!(state(&series), "1 Ann 4 v Bob 23 @7s; 1 Dan 3 v Cid 12 @7s = 10 0");
}

#[test]
fn who_plays_is_checked_only_for_the_next_hand() {
    let refused = |roster: Roster, lines: &[&str], line: &str| {
        let mut series = played_by(roster, "standard", lines);
        series.act(operation_in(&series, line)).unwrap_err()
    };
    assert!(matches!(refused(captain(), &[], "Ann +5 v Eve"), Refusal::NotPlaying(_)));
    assert!(matches!(refused(in_turn(), &["Ann +5"], "Ann +5 v Bob"), Refusal::NotPlaying(_)));
    assert_eq!(refused(captain(), &[], "seat Bob Eve"), Refusal::NoSeat);
    // A correction may change whose turn it was; those who played stay.
    let series = played_by(in_turn(), "standard", &["Ann +5", "Ann +6", "amend 1 Bob +4 v Ann"]);
    assert_eq!(state(&series), "1 Bob +4 v Ann; 2 Ann +6 v Eve = 6 4 0");
    let series = played_by(captain(), "standard", &["seat Eve", "Ann +5", "Ann +6"]);
    assert_eq!(state(&series), "1 Ann +5 v Eve; 2 Ann +6 v Bob = 11 0");
}

/// Whoever was said to deal in a round that has begun deals the next one, whoever wins.
#[test]
fn who_deals_the_next_round_can_be_said_in_this_one() {
    for (lines, dealer) in [
        (&["Ann 4 v 23", "Dan 3 v 12"][..], Entrant::First),
        (&["deal They", "Ann 4 v 23", "Dan 3 v 12"], Entrant::First),
        (&["Ann 4 v 23", "deal They", "Dan 3 v 12"], Entrant::Second),
        (&["Ann 4 v 23", "deal They", "Dan 3 v 12", "Cid +9 v Bob", "Dan +1 v Ann"], Entrant::First),
    ] {
        let series = played_by(partners(), "standard", lines);
        assert_eq!(series.score().dealer(), Some(dealer), "{lines:?}");
    }
}

/// Of three in turn, nobody deals who sits out, even if that is so only since a correction.
#[test]
fn nobody_deals_who_sits_out() {
    let lines = ["Ann +5 v Bob", "deal Ann", "amend 1 Bob +5 v Ann"];
    for (count, dealer, script) in [
        (1, Entrant::Third, "Ann +5 v Bob"),
        (2, Entrant::First, "Ann +5 v Bob; deal Ann"),
        (3, Entrant::Third, "Bob +5 v Ann"),
    ] {
        let series = played_by(in_turn(), "standard", &lines[..count]);
        let steps: Vec<String> = series.script().iter().map(|step| step.line(series.roster())).collect();
        assert_eq!((series.score().dealer(), steps.join("; ").as_str()), (Some(dealer), script));
    }
}
