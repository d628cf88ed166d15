//! The first difference of two evenings, as text: who gains by it, and what came later.

use crate::compare::difference::{Comparison, Difference, Side, StepDifference, compare};
use crate::model::{Header, Series};
use crate::testing::{header, in_turn, names, partners, played_by};
use ginscore_notation::{Names, Roster};
use ginscore_rules::players::{Entrant, Entrants};
use ginscore_rules::settlement::Stake;

fn two() -> Roster {
    names().into()
}

fn series(roster: &Roster, lines: &str) -> Series {
    let lines: Vec<&str> = lines.split("; ").filter(|line| !line.is_empty()).collect();
    played_by(roster.clone(), "standard", &lines)
}

fn of_side(side: Option<&Side>) -> String {
    let Some(side) = side else { return "-".to_owned() };
    let after = side.after.map(|after| format!(" after {after}")).unwrap_or_default();
    let ruled = if side.hand.is_some() { "" } else { ", no ruling" };
    format!("{}{after}{ruled}", side.line)
}

fn of_step(step: &StepDifference) -> String {
    let what = if step.is_hand { "hand" } else { "after" };
    let gains: String = step
        .gains()
        .into_iter()
        .map(|(entrant, points, boxes)| format!(", {entrant:?} {points:+} {boxes:+}"))
        .collect();
    format!(
        "{what} {}: {} | {}{gains}",
        step.number,
        of_side(step.text.as_ref()),
        of_side(step.ledger.as_ref())
    )
}

fn of(comparison: &Comparison) -> String {
    let found = match &comparison.difference {
        None => "no difference".to_owned(),
        Some(Difference::Step(step)) => of_step(step),
        Some(other) => format!("{other:?}"),
    };
    let later: String = comparison.later.iter().map(|step| format!("; later {}", of_step(step))).collect();
    let Comparison { same, in_text, in_ledger, .. } = comparison;
    format!("{same} the same of {in_text} and {in_ledger}; {found}{later}")
}

#[test]
fn the_first_difference_and_who_gains_by_it() {
    let two = two();
    for (text, ledger, expected) in [
        ("Ann 4 v 23", "Ann 4 v 23", "1 the same of 1 and 1; no difference"),
        (
            "Ann 4 v 23; Bob gin v 9",
            "Ann 4 v 23; Bob gin v 12; draw",
            "1 the same of 2 and 3; hand 2: Bob gin v 9 | Bob gin v 12, Second +3 +0",
        ),
        (
            "Ann 4 v 23; Ann 4 v 23",
            "Ann 4 v 23; Bob 4 v 23",
            "1 the same of 2 and 2; hand 2: Ann 4 v 23 | Bob 4 v 23, Second +38 +2",
        ),
        (
            "Ann 4 v 23; Bob 4 v 23",
            "Ann 4 v 23; draw",
            "1 the same of 2 and 2; hand 2: Bob 4 v 23 | draw, First +19 +1",
        ),
        ("Ann 4 v 23; draw", "Ann 4 v 23", "1 the same of 2 and 1; hand 2: draw | -"),
        (
            "Ann 4 v 23",
            "Ann 4 v 23; adjust Bob +5 # late; draw",
            "1 the same of 1 and 2; no difference; later after 1: - | adjust Bob +5 # late, no ruling, Second +5 +0; later hand 2: - | draw",
        ),
        (
            "Ann 4 v 23; adjust Bob +2 boxes # so",
            "Ann 4 v 23; adjust Bob +5 boxes # so; draw",
            "1 the same of 1 and 2; after 1: adjust Bob +2 boxes # so, no ruling | adjust Bob +5 boxes # so, no ruling, Second +0 +3",
        ),
        (
            "Ann 4 v 23; adjust Bob +2 boxes # so",
            "Ann 4 v 23; adjust Ann +2 boxes # so",
            "1 the same of 1 and 1; after 1: adjust Bob +2 boxes # so, no ruling | adjust Ann +2 boxes # so, no ruling, First +0 +4",
        ),
        (
            "Ann 4 v 23; misdeal",
            "Ann 4 v 23; Bob 3 v 20",
            "1 the same of 1 and 2; hand 2: misdeal, no ruling | Bob 3 v 20, Second +17 +1",
        ),
        // A knock card that was turned up when the text was made is in the hand now.
        (
            "Ann 4 v 23; @7s",
            "Ann 4 v 23; Bob 3 v 20 @7s",
            "1 the same of 1 and 2; no difference; later hand 2: - | Bob 3 v 20 @7s, Second +17 +1",
        ),
        (
            "@7s",
            "Bob 3 v 20 @7s",
            "0 the same of 0 and 1; no difference; later hand 1: - | Bob 3 v 20 @7s, Second +17 +1",
        ),
        (
            "Ann 4 v 23; @7s",
            "Ann 4 v 23; Bob 3 v 20 @8s",
            "1 the same of 1 and 2; hand 2: @7s, no ruling | Bob 3 v 20 @8s, Second +17 +1",
        ),
        // The word of a witness proves where it was said.
        (
            "Ann 4 v 23; witness green; Bob 3 v 20",
            "Ann 4 v 23; Bob 3 v 20; witness green",
            "2 the same of 2 and 2; after 1: witness green after 1, no ruling | witness green after 2, no ruling",
        ),
        (
            "witness red; Ann 4 v 23",
            "witness green; Ann 4 v 23",
            "1 the same of 1 and 1; after 0: witness red after 0, no ruling | witness green after 0, no ruling",
        ),
        (
            "witness red; Ann 4 v 23",
            "Ann 4 v 23",
            "1 the same of 1 and 1; after 0: witness red after 0, no ruling | -",
        ),
        (
            "Ann 4 v 23; witness red",
            "Ann 4 v 23; witness red; witness green",
            "1 the same of 1 and 1; no difference; later after 1: - | witness green, no ruling",
        ),
    ] {
        let comparison = compare(&series(&two, text), &series(&two, ledger));
        assert_eq!(of(&comparison), expected, "{text} | {ledger}");
        assert_eq!(comparison.is_equal(), text == ledger);
    }
}

/// The hands of a round are played side by side: their order means nothing, and what came after those that the text has is
/// later.
#[test]
fn hands_of_a_round_are_in_the_order_of_the_text() {
    let partners = partners();
    for (text, ledger, expected) in [
        (
            "Ann 4 v Bob 23; Cid 4 v Dan 20",
            "Cid 4 v Dan 20; Ann 4 v Bob 23",
            "2 the same of 1 and 1; no difference",
        ),
        (
            "Cid 4 v Dan 20; misdeal",
            "Ann 4 v Bob 23; Cid 4 v Dan 20; misdeal; Ann 2 v Bob 8",
            "2 the same of 1 and 2; no difference; later hand 1: - | Ann 4 v Bob 23, First +19 +1; later hand 2: - | Ann 2 v Bob 8, First +6 +1",
        ),
        (
            "Cid 4 v Dan 20; misdeal; witness red",
            "Cid 4 v Dan 20; misdeal; witness red; Ann 4 v Bob 23; witness green; misdeal",
            "2 the same of 1 and 1; no difference; later hand 1: - | Ann 4 v Bob 23, First +19 +1; later after 1: - | misdeal, no ruling; later after 1: - | witness green, no ruling",
        ),
        (
            "Ann 4 v Bob 23; Cid 4 v Dan 20; Cid 4 v Dan 20",
            "Ann 4 v Bob 23; Cid 4 v Dan 20; Ann 4 v Bob 23; Cid 4 v Dan 21",
            "2 the same of 2 and 2; hand 2: Cid 4 v Dan 20 | Cid 4 v Dan 21, First +1 +0",
        ),
    ] {
        assert_eq!(of(&compare(&series(&partners, text), &series(&partners, ledger))), expected, "{text}");
    }
}

/// Of three players each that gains or loses is named.
#[test]
fn of_three_players_everybody_is_named() {
    let roster = in_turn(Entrant::Third);
    let comparison = compare(&series(&roster, "Ann 4 v Bob 23"), &series(&roster, "Bob 4 v Ann 23"));
    let expected =
        "0 the same of 1 and 1; hand 1: Ann 4 v Bob 23 | Bob 4 v Ann 23, First -19 -1, Second +19 +1";
    assert_eq!(of(&comparison), expected);
    // The box is the same.
    let comparison = compare(&series(&roster, "Ann 4 v Bob 23"), &series(&roster, "Ann 4 v Bob 20"));
    assert_eq!(
        of(&comparison),
        "0 the same of 1 and 1; hand 1: Ann 4 v Bob 23 | Ann 4 v Bob 20, First -3 +0"
    );
}

#[test]
fn the_headers_are_compared_first() {
    let start = |change: &dyn Fn(&mut Header)| {
        let mut header = header("standard");
        change(&mut header);
        Series::new(header)
    };
    let stake = |header: &mut Header| header.stake = Stake::read("0.10");
    let named = |one, two| move |header: &mut Header| header.roster = Names::known(one, two).unwrap().into();
    let other_rules = |header: &mut Header| header.house = crate::testing::house("hollywood");
    let in_turn = |out| move |header: &mut Header| header.roster = in_turn(out);
    for (text, ledger, expected) in [
        (
            &stake as &dyn Fn(&mut Header),
            &(|_: &mut Header| ()) as &dyn Fn(&mut Header),
            "Stake(Some(\"0.10\"), None)",
        ),
        (&|header| header.first_dealer = None, &|_| (), "FirstDealer(None, Some(Second))"),
        (&named("Bob", "Ann"), &|_| (), "Names"),
        (&in_turn(Entrant::First), &in_turn(Entrant::Third), "Lineup"),
    ] {
        let comparison = compare(&start(text), &start(ledger));
        assert_eq!(format!("{:?}", comparison.difference.unwrap()), expected);
    }
    let Some(Difference::Rule(..)) = compare(&start(&other_rules), &start(&|_| ())).difference else {
        panic!("other rules");
    };
    // A name that was changed later is not a difference, unless another player has it now.
    let comparison = compare(&start(&named("Ana", "BOB")), &start(&|_| ()));
    assert!(comparison.is_equal());
    assert_eq!(comparison.renamed, [("Ana".to_owned(), "Ann".to_owned())]);
}

/// A text may go on with a hand that the rules do not allow; a difference before it comes first.
#[test]
fn a_hand_against_the_rules_is_compared() {
    let two = two();
    let ledger = series(&two, "Ann 4 v 23; adjust Ann +5 # so; Bob 3 v 20");
    let against = |text| compare(&series(&two, text), &ledger).against_rules(2, "Bob 12 v 20", Entrants::Two);
    let found = against("Ann 4 v 23");
    assert_eq!(of(&found), "1 the same of 1 and 2; hand 2: Bob 12 v 20, no ruling | Bob 3 v 20");
    let Some(Difference::Step(step)) = &found.difference else { panic!("a step") };
    assert!(step.is_against_rules());
    let before = against("Ann 4 v 22");
    assert_eq!(of(&before), "0 the same of 1 and 2; hand 1: Ann 4 v 22 | Ann 4 v 23, First +1 +0");
    let Some(Difference::Step(step)) = &before.difference else { panic!("a step") };
    assert!(!step.is_against_rules());
}
