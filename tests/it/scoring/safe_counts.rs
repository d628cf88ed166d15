//! `counts` as text and as JSON. What the figures must be is tested with the rules themselves.

use crate::table::Table;

#[test]
fn counts_in_json_are_the_counts_in_the_text() {
    let table = Table::new();
    table.ok("new Ann Bob wikipedia doubling_suits=S series=best-of-3");
    table.ok("hand Ann +30 @7h");
    let text = table.ok("counts").out;
    for line in [
        "sheet 1, game 1\n",
        "  Bob needs 100 points to close it\n",
        "    safe if Ann knocks: 70 or less\n",
        "    safe if Ann has gin: 44 or less\n",
        "    safe if Ann has big gin: 19 or less\n",
        "    an undercut gives Bob 25 to 35 points, not enough to close the game\n",
        "    in a doubled hand: 35 or less against a knock, 9 or less against gin, no count against big gin\n",
        "    in a doubled hand: an undercut gives Ann 50 to 70 points; safe to knock with 9 or less\n",
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
    table.ok("new Cid Dot box_value=10 box_timing=each-hand");
    table.ok("hand Cid +30");
    assert!(table.ok("counts").out.contains("Cid needs 60 points to close it, including 10 for the box\n"));
    assert!(!table.ok("counts").out.contains("sheet"), "a series of one sheet");
    assert_eq!(
        table.ok("counts --json").json()["games"][0]["players"]["Cid"]["doubled"],
        serde_json::Value::Null
    );
}

#[test]
fn counts_know_the_card_that_is_turned_up() {
    let table = Table::new();
    table.plays("new Ann Bob pagat oklahoma target=60\nAnn +30 @kh\nBob +31 @kc\n@3s\n");
    let said = table.ok("counts").out;
    assert!(
        said.starts_with("the knock card is 3S; the knock limit is 3; spades double the hand\n"),
        "{said}"
    );
    assert!(said.contains("safe if Bob knocks: 15 or less\n"), "{said}");
    assert!(
        said.contains("an undercut gives Bob 20 to 26 points, not enough") && !said.contains("doubled"),
        "{said}"
    );
    let of = |place: &str| table.ok("counts --json").json().pointer(place).cloned();
    assert_eq!((of("/knock_card"), of("/knock_limit")), (Some("3S".into()), Some(3.into())));
    assert_eq!(of("/games/0/players/Ann/doubled"), Some(serde_json::Value::Null));
    table.plays("undo\n@ah\n");
    let said = table.ok("counts").out;
    assert!(said.starts_with("the knock card is AH; only gin ends this hand\n"), "{said}");
    assert!(!said.contains("undercut") && !said.contains("knocks"), "{said}");
    assert_eq!(of("/games/0/players/Ann/undercut"), Some(serde_json::Value::Null));
}
