//! `counts` as text and as JSON. What the figures must be is tested with the rules themselves.

use ginscore_rules::advice::{HandInPlay, SafeCount};
use ginscore_rules::hand::{HandClaim, PointsClaim, judge};
use ginscore_rules::house::{Bounded, HouseRules};
use ginscore_rules::players::{Lineup, Opponents, Player, Seat};
use ginscore_rules::series::PlayedHand;

use crate::table::Table;

#[test]
fn counts_in_json_are_the_counts_in_the_text() {
    let table = Table::new();
    table.ok("new Ann Bob --rules wikipedia --set doubling_suits=S --set series=best-of-3");
    table.ok("hand Ann +30 @7h");
    let text = table.ok("counts").out;
    for line in [
        "sheet 1, game 1\n",
        "  Bob needs 100 points to close it\n",
        "    safe if Ann knocks: 70 or less\n",
        "    safe if Ann has gin: 44 or less\n",
        "    safe if Ann has big gin: 19 or less\n",
        "    an undercut gives Bob 25 to 35 points; that does not close the game\n",
        "    in a doubled hand: 35 or less against a knock, 9 or less against gin, nothing against big gin\n",
        "    in a doubled hand an undercut gives Ann 50 to 70 points; safe to knock with 9 or less\n",
    ] {
        assert!(text.contains(line), "{line}{text}");
    }
    let json = table.ok("counts --json").json();
    let bob = &json["games"][0]["players"]["Bob"];
    assert_eq!(
        bob,
        &serde_json::json!({
            "to_close": 100, "shutout_threatens": true,
            "safe_from_knock": 70, "safe_from_gin": 44, "safe_from_big_gin": 19,
            "safe_to_knock": 10, "undercut": {"least": 25, "most": 35},
            "doubled": {
                "safe_from_knock": 35, "safe_from_gin": 9, "safe_from_big_gin": null,
                "safe_to_knock": 9, "undercut": {"least": 50, "most": 70},
            },
        })
    );
    table.ok("new Cid Dot --set box_value=10 --set box_timing=each-hand");
    table.ok("hand Cid +30");
    assert!(table.ok("counts").out.contains("Cid needs 60 points to close it, including 10 for the box\n"));
    assert!(!table.ok("counts").out.contains("sheet"), "a series of one sheet");
    assert_eq!(
        table.ok("counts --json").json()["games"][0]["players"]["Cid"]["doubled"],
        serde_json::Value::Null
    );
}

/// The partner has won 19 points, so a loss of 18 keeps the round and a loss of 19 ties it.
#[test]
fn a_player_may_be_caught_with_less_than_the_partner_has_won() {
    let house = HouseRules::default();
    let four = Lineup::Sides(Bounded::new(2).unwrap());
    let pair = |one, two| Opponents::new(four, Seat::new(one).unwrap(), Seat::new(two).unwrap()).unwrap();
    let ann = |partner: u32| {
        let claim = HandClaim::Points(PointsClaim {
            winner: Player::One,
            points: partner,
            boxes: 1,
            knock_card: None,
        });
        let ended = PlayedHand { opponents: pair(1, 3), ruling: judge(&claim, &house).unwrap().into() };
        HandInPlay::new(four, pair(0, 2), &[ended]).round_safety(&house, false).one
    };
    let (ahead, ann) = (ann(45), ann(19));
    // The other side knocks with at least 1: a count of 19 loses 18 points.
    assert_eq!(ann.to_keep.from_knock, SafeCount::Most(19));
    assert_eq!(ann.to_tie.from_knock, SafeCount::Most(20));
    // Gin has a bonus of 25, which is more than the lead.
    assert_eq!((ann.to_keep.from_gin, ann.to_tie.from_gin), (SafeCount::Nothing, SafeCount::Nothing));
    assert_eq!((ahead.to_keep.from_gin, ahead.to_tie.from_gin), (SafeCount::Most(19), SafeCount::Most(20)));
}
