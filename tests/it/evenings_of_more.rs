//! Evenings of more than two players at a pseudo-terminal of 80 and of 40 columns.

use crate::table::Table;
use crate::whole_evening::plays;

/// Two against two by cards, in the three games of Hollywood gin.
const SIDES: [(&str, &str); 18] = [
    ("help", "Other lines:"),
    ("new Ann Cid v Bob Dan hollywood sides=We,They stake=0.01 dealer=They", "They to deal"),
    ("help", "A round:"),
    ("ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s", "round 1: Ann knocks"),
    ("counts", "The most Cid can be caught with"),
    ("score", "round 1: We 6, They 0"),
    // Ann's hand has ended; the line is refused, and cleared.
    ("ann 4 v 12", "rule: partners"),
    ("\u{15}dan gin v 4-6h kc kd 9s 8s 2c 3c 4s", "round 1: Dan has gin"),
    ("amend 1 ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d 8s + 9s", "round 1 amended"),
    ("undo", "the amendment of round 1"),
    ("ann 4-7s 9cdh 2h ac 2d v qcdh 2-4c 7h 3d 8s 9s; cid gin v 33", "round 2: Cid has gin"),
    ("draw", "round 3: Cid and Dan draw"),
    ("we +95 boxes 3", "round 4: 95 points for We"),
    ("why 2", "the round goes to We"),
    ("stats", "player"),
    ("cid +95; ann gin v 4-6h kc kd 9s 8s 2c 3c 5s", "The series goes to We"),
    // Enter plays on with the same sides.
    ("", "We to deal"),
    ("ann 4 v 23", "round 1: Ann knocks"),
];

const SAID_OF_SIDES: [&str; 11] = [
    "We (Ann and Cid) against They (Bob and Dan).",
    "round 1: We 6, They 0; still playing: Cid and Dan",
    "the round goes to We: 6 or less against a knock, nothing against gin",
    "the round does not go against We: 7 or less against a knock, nothing against gin",
    "game 1 does not go to They: anything against a knock, 80 or less against gin",
    "error: the hand of `Ann` in this round has ended",
    "the round goes to They with 65 points (We 6, They 71)",
    "round 3: Ann and Bob draw, nobody knocked",
    "the round is tied (We 0, They 0): nobody scores",
    "The series goes to We by ",
    "Enter: play on by the same rules and stake; We to deal.",
];

/// Three in turn by cards.
const IN_TURN: [(&str, &str); 13] = [
    ("new Ann Bob Cid pagat stake=0.05", "Cid deals"),
    ("help", "Who plays:"),
    ("ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s", "hand 1: Ann knocks"),
    ("counts", "Ann needs"),
    ("bob 4 v 23", "rule: in-turn"),
    ("\u{15}cid gin v 4-6h kc kd 9s 8s 2c 3c 4s", "hand 2: Cid has gin"),
    ("draw", "Bob and Cid draw"),
    ("seat ann # bob is late", "Ann plays hand 4"),
    // Bob sits out now, and deals.
    ("score", "Next: Ann and Cid."),
    ("why 2", "Bob dealt"),
    ("cid gin v 60", "The series goes to Cid"),
    // Who sits out next sits out first in the new series.
    ("", "Ann deals"),
    ("bob 4 v 23", "hand 1: Bob knocks"),
];

const SAID_IN_TURN: [&str; 7] = [
    "Ann, Bob and Cid play in turn: the loser of a hand sits out; Cid sits out first.",
    "error: `Bob` sits out this hand",
    "hint: Ann and Cid play; `seat Bob` changes that",
    "the game goes to Cid; with bonuses and boxes: Ann 26, Bob 0, Cid 286",
    "-100",
    "The series goes to Cid. Bob pays Ann 1.30 for 26 points. Ann pays Cid 13.00 for 260 points. \
     Bob pays Cid 19.30 for 386 points. Seal",
    "Enter: play on by the same rules",
];

/// A round that is not complete when the players stop does not count, and the answer says so.
#[test]
fn a_round_that_was_stopped_is_said_not_to_count() {
    let table = Table::new();
    table.ok("new Ann Cid v Bob Dan sides=We,They");
    table.ok("hand Ann 4 v 33");
    let said = "round 1 was not finished and does not count (We 29, They 0)\n";
    assert!(table.ok("stop").out.contains(said));
    assert!(table.ok("score").out.contains(said));
    table.ok("undo");
    assert!(table.ok("score").out.contains("round 1: We 29, They 0; still playing: Cid and Dan\n"));
    table.ok("hand Cid 4 v 9");
    assert!(!table.ok("stop").out.contains("does not count"));
}

#[test]
fn an_evening_of_two_sides_needs_nothing_else() {
    plays(&SIDES, &SAID_OF_SIDES, 150);
}

#[test]
fn an_evening_of_three_in_turn_needs_nothing_else() {
    plays(&IN_TURN, &SAID_IN_TURN, 80);
}
