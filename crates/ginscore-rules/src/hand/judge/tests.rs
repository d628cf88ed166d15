//! Every fault, and the ways in which cards are scored.

use super::*;
use crate::house::keys::RuleKey;
use crate::players::player::Player;
use crate::testing::{faults, ruled};

/// Cards: rules, hand, end, points. What counts come to is in the cases of `conformance/`.
#[test]
fn hands_are_ruled_as_the_rules_say() {
    for (rules, line, end, points) in [
        // Declared cards are scored as declared: the 8 and 9 of spades go on the run, or count.
        ("", "Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s", End::Knock, 6),
        ("", "Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d 8s 9s", End::Knock, 23),
        // Loose cards are arranged, and laid off where that leaves the least.
        ("", "Ann 4-7s 9cdh 2h ac ad v kcdh 2-4c 7h 3d 8s 9s", End::Knock, 6),
        // Loose cards next to declared lay-offs are not laid off further.
        ("", "Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c 7h 3d 9s + 8s", End::Knock, 15),
        // A chain of lay-offs may be named in any order.
        ("", "Ann a-3c 4-6d 7-9h / js v jqkh / 8d 9d jd 2s 3s + 5c 4c", End::Knock, 22),
        // Nothing is laid off against gin, unless the rules allow it.
        ("", "Ann a-4c 5-7d 9-jh v 7c 8c 8d 9d jd qh kh 2s 3s 5s", End::Gin, 97),
        ("stakes", "Ann a-4c 5-7d 9-jh v 7c 8c 8d 9d jd qh kh 2s 3s 5s", End::Gin, 55),
        ("online", "Ann a-5c 5-7d 9-jh v 7c 8c 8d 9d jd qh kh 2s 3s 5s", End::BigGin, 103),
        ("", "Ann a-5c 5-7d 9-jh v 7c 8c 8d 9d jd qh kh 2s 3s 5s", End::Gin, 97),
        // Where all spreads of eleven melded cards score the same, none must be declared.
        ("", "Ann 4s 5s 6s 7s 7c 7d 7h jc jd jh js v 8s kc kd 2c 2d 9h 9d 3h 5c 6c", End::Gin, 89),
        ("stakes", "Ann 4s 5s 6s 7s 7c 7d 7h jc jd jh js v kc kd 2c 2d 9h 9d 3h 5c 6c + 8s", End::Gin, 76),
        // The knock card may come from a second deck, and so be in a hand, too.
        ("oklahoma", "Ann 2-4c 5-7d 8-10h / ah v kcdhs qcdhs / 4h js @js", End::Knock, 13),
    ] {
        let ruling = ruled(rules, line);
        assert_eq!((ruling.end(), ruling.points()), (end, points), "{rules}: {line}");
        assert_eq!((ruling.winner(), ruling.boxes()), (Some(Player::One), 1), "{rules}: {line}");
    }
}

/// Rules, hand, and the faults as a programmer reads them. Faults that only follow from others are left out.
#[test]
fn what_a_showdown_must_satisfy() {
    let full = "kcdh 2-4c / 7h 3d 8s 9s";
    for (rules, line, expected) in [
        ("", "Ann 11 v 30", "the knocker has 11 points of deadwood, and the limit is 10"),
        ("oklahoma", "Ann 7 v 30 @6h", "the knocker has 7 points of deadwood, and the limit is 6"),
        ("oklahoma", "Ann 7 v 30", "the knock card is missing"),
        ("", "Ann 4 v 99", "the count is above 98"),
        ("", "Ann 99 v 4", "the count is above 98"),
        ("", "Ann +100001", "the points are above 100000"),
        ("", &format!("Ann 4-7s 9cdh / 2h ac v {full}"), "the knocker has 9 cards instead of ten"),
        ("", "Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d 8s", "the defender has 9 cards instead of ten"),
        (
            "",
            &format!("Ann 4-7s 9cd / 2h 2s ac ad v {full}"),
            "meld 2 is not a meld: a meld has three cards or more",
        ),
        // A card that is there twice is one fault, wherever it is.
        ("", "Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d 8s ac", "AC appears more than once"),
        ("", "Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d 8s + ac", "AC appears more than once"),
        ("", "Ann 4-7s 9cdh / 2h ac ac v kcdh 2-4c / 7h 3d 8s 9s", "AC appears more than once"),
        (
            "",
            "Ann 4-7s 9cdh / 2h ac ac v kcdh 2-4c / 7h 3d 8s 4s",
            "AC appears more than once; 4S appears more than once",
        ),
        ("", "Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d 8s 9s x 9s", "9S appears more than once"),
        // Lay-offs.
        ("", "Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d 8s + 10s", "TS can be laid off only after 8S 9S"),
        ("", "Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d 8s + 2s", "2S can be laid off only after 3S"),
        ("", "Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d 8s + 10h", "TH fits no meld of the knocker's"),
        (
            "",
            "Ann a-4c 5-7d 9-jh / v / 7c 8c 8d 9d jd kh 2s 3s 5s + qh",
            "the house rules do not allow lay-offs against gin",
        ),
        // Of eleven cards all must meld.
        ("", "Ann 4-7s 9cdh 2h ac ad ks v 23", "the knocker has eleven cards, and AC AD 2H KS is not melded"),
        // What only follows from another fault is left out: a lay-off of or after a card that is there twice, on a meld
        // that is none, or on gin that may be none; a count too high by a card that is there twice.
        ("", "Ann 4-7s 9cds / 2h ac ad v kcdh 2-4c / 7h 3d 8h + 9s", "9S appears more than once"),
        ("", "Ann 2-6s 9cdh / 8s ac v kcdh 2-4c / 7h 3d 8s + 9s", "8S appears more than once"),
        (
            "",
            "Ann 4s 5s 7s, 9cdh / 2h ac ad ah v kcdh 2-4c / 7h 3d jh + 8s",
            "meld 1 is not a meld: the run is missing 6S",
        ),
        ("", "Ann 4-6s 9cdh jcdh / v kcdh 2-4c / 7h 3d th + 7s", "the knocker has 9 cards instead of ten"),
        ("", "Ann 4-7s, 9cdh / 5h 5h ac v 20", "5H appears more than once"),
        ("", "Ann 4-6s 9cdh kc qd 8h v 20", "the knocker has 9 cards instead of ten"),
        // Spreads with the same count that score differently must be declared.
        (
            "",
            "Ann 4s 5s 6s 4h 5h 6h 4d 5d 6d 2c v 7s 7h 7d kc kd ts th jc 9c 8d",
            "2 spreads have the least deadwood and score differently",
        ),
        // So must those of gin and of eleven melded cards, if the eight that is laid off fits only one of them.
        (
            "layoff_on_gin=true",
            "Ann 4s 5s 6s 7s 7c 7d 7h jc jd jh v 8s kc kd 2c 2d 9h 9d 3h 5c 6c",
            "2 spreads have the least deadwood and score differently",
        ),
        (
            "layoff_on_gin=true",
            "Ann 4s 5s 6s 7s 7c 7d 7h jc jd jh js v 8s kc kd 2c 2d 9h 9d 3h 5c 6c",
            "2 spreads have the least deadwood and score differently",
        ),
        ("", "Ann +18 boxes 100", "the boxes are above 99"),
        ("doubling_suits=S", "Ann 4 v 23 @7", "the suit of the knock card is missing"),
        ("doubling_suits=S", "Ann 4 v 23", "the knock card is missing"),
        (
            "oklahoma",
            "Ann 4-7s 9cdh / 2h ac v kcdh 2-4c / 7h 3d 8s",
            "the knock card is missing; the knocker has 9 cards instead of ten; the defender has 9 cards instead of ten",
        ),
    ] {
        let found: Vec<String> = faults(rules, line).iter().map(ToString::to_string).collect();
        assert_eq!(found.join("; "), expected, "{rules}: {line}");
    }
}

#[test]
fn a_ruling_says_what_it_rests_on() {
    let cards = "Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s";
    let eleven = "Ann a-5c 5-7d 9-jh v 7c 8c 8d 9d jd qh kh 2s 3s 5s";
    // The hand, the player who ended it, and whether: it was tied, eleven cards melded, both sides shown.
    for (line, by, tied, is_eleven, verified) in [
        (cards, Some(Player::One), false, false, true),
        (eleven, Some(Player::One), false, true, true),
        ("Ann a-4c 5-7d 9-jh v 7c 8c 8d 9d jd qh kh 2s 3s 5s", Some(Player::One), false, false, true),
        ("Ann 4-7s 9cdh / 2h ac ad v 20", Some(Player::One), false, false, false),
        ("Ann 4 v kcdh 2-4c / 7h 3d 8s 9s", Some(Player::One), false, false, false),
        ("Bob big-gin v 20", Some(Player::Two), false, true, false),
        ("Bob gin v 0", Some(Player::Two), false, false, false),
        ("Bob 5 v 5", Some(Player::Two), true, false, false),
        ("Bob +18", Some(Player::Two), false, false, false),
        ("draw", None, false, false, true),
    ] {
        let ruling = ruled("", line);
        let found = (ruling.by(), ruling.is_tied(), ruling.is_eleven_melded(), ruling.verified());
        assert_eq!(found, (by, tied, is_eleven, verified), "{line}");
    }
    assert_eq!(ruled("oklahoma", "Ann 4 v 23 @6h").knock_card(), "6H".parse().ok());
    assert_eq!(ruled("oklahoma", "Ann 4 v 23 @6").knock_card(), "6".parse().ok());
    assert_eq!(ruled("oklahoma", "Ann +18 @6h").knock_card(), "6H".parse().ok());
    assert_eq!(ruled("oklahoma", "draw @6h").knock_card(), "6H".parse().ok());
    assert_eq!(ruled("", "Ann 4 v 23").knock_card(), None);
}

#[test]
fn the_steps_add_up_and_name_their_rules() {
    let ruling = ruled("rummytalk", "Ann gin v 30 @as");
    let steps: Vec<_> = ruling.steps().iter().map(|step| (*step, step.rule())).collect();
    let suit = crate::cards::Suit::Spades;
    let expected = [
        (Step::Deadwood(30), None),
        (Step::Bonus(End::Gin, 25), Some(RuleKey::GinBonus)),
        (Step::Doubled(suit), Some(RuleKey::DoublingSuits)),
    ];
    assert_eq!(steps, expected);
    let boxes: Vec<_> = ruling.box_steps().iter().map(|step| (*step, step.rule())).collect();
    let expected = [
        (BoxStep::Won, None),
        (BoxStep::Extra(End::Gin, 2), Some(RuleKey::BoxesGin)),
        (BoxStep::Doubled(2), Some(RuleKey::DoubledBoxes)),
    ];
    assert_eq!(boxes, expected);
    assert_eq!(ruled("", "Ann 4 v 23").steps(), [Step::Difference(19)]);
    assert_eq!(
        ruled("knock_bonus=5", "Ann 4 v 23").steps(),
        [Step::Difference(19), Step::Bonus(End::Knock, 5)]
    );
    assert_eq!(ruled("", "Ann 4 v 23").box_steps(), [BoxStep::Won]);
    assert_eq!(ruled("", "Ann +18 boxes 3").box_steps(), [BoxStep::Written(3)]);
}

/// A fault points at the places of its cards.
#[test]
fn faults_point_at_cards() {
    use crate::hand::claim::{CardPosition, ClaimPart};
    let twice = "Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h ac 8s + 4s x ad";
    let places = |number: usize| match faults("", twice).swap_remove(number) {
        Fault::DuplicateCard { card, places } => (card.to_string(), places),
        other => panic!("{other}"),
    };
    let (ann, bob) = (Player::One, Player::Two);
    let in_meld = ClaimPart::Card(ann, CardPosition::Meld(0, 0));
    let laid_off = ClaimPart::Card(bob, CardPosition::LaidOff(0));
    assert_eq!(
        places(0),
        ("AD".to_owned(), vec![ClaimPart::Card(ann, CardPosition::Deadwood(2)), ClaimPart::Discard])
    );
    let aces = [(ann, 1), (bob, 1)].map(|(player, at)| ClaimPart::Card(player, CardPosition::Deadwood(at)));
    assert_eq!(places(1), ("AC".to_owned(), aces.to_vec()));
    assert_eq!(places(2), ("4S".to_owned(), vec![in_meld, laid_off]));
}
