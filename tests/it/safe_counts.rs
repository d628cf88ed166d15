//! Safe counts, compared with the hands themselves: every count is played, to see whether it closes the game.

use ginscore_rules::cards::{Card, Rank, Suit};
use ginscore_rules::rules::{
    Count, Defender, HandClaim, HandInPlay, HouseRules, Knocker, PRESETS, Player, SafeCount, Safety, Sheet,
    Showdown, judge, points_entered, safety,
};

use crate::table::Table;

/// Plays a hand on a copy of the sheet. Returns the winner, the points entered in the game, and whether it closed the game.
fn played(
    house: &HouseRules,
    sheet: &Sheet,
    game: usize,
    by: Player,
    knocker: Knocker,
    defender: u32,
    doubled: bool,
) -> (Option<Player>, Option<u32>, bool) {
    // A king never lowers the limit.
    let suit = if doubled { Suit::Spades } else { Suit::Hearts };
    let knock_card = Some(Card::new(Rank::King, suit));
    let defender = Defender::Count(Count::from(defender));
    let claim =
        HandClaim::Showdown(Showdown { by, knocker, defender, knock_card, discard: None, accepted: false });
    let ruling = judge(&claim, house).unwrap();
    let Some(winner) = ruling.winner() else {
        return (None, None, false);
    };
    let mut sheet = sheet.clone();
    let added = points_entered(house, ruling.points(), ruling.boxes());
    let entered = sheet.enter(house, winner.into(), added, ruling.boxes()).contains(&game);
    (Some(winner), entered.then_some(added), sheet.columns()[game].winner().is_some())
}

/// The highest count from 0 to 98 such that it and all lower counts do not close the game.
fn highest_safe(closes: impl Fn(u32) -> bool) -> SafeCount {
    match (0..=98).take_while(|held| !closes(*held)).last() {
        Some(98) => SafeCount::Any,
        Some(held) => SafeCount::Most(u16::try_from(held).unwrap()),
        None => SafeCount::Nothing,
    }
}

fn check(house: &HouseRules, sheet: &Sheet, doubled: bool, case: &str) {
    let limit = house.knock_limit.get();
    for (game, players) in safety(house, sheet, &HandInPlay::TWO, doubled) {
        for player in Player::BOTH {
            let other = player.other();
            let against = |knocker: &Knocker, held: u32| {
                let (winner, _, closed) = played(house, sheet, game, other, knocker.clone(), held, doubled);
                winner == Some(other) && closed
            };
            let knocks: Vec<Knocker> = (1..=limit).map(|count| Knocker::Count(Count::from(count))).collect();
            let undercuts = |knock: u32| {
                let knocker = || Knocker::Count(Count::from(knock));
                let play = |held: u32| played(house, sheet, game, player, knocker(), held, doubled);
                (0..=knock).map(play).filter(|(winner, ..)| *winner == Some(other)).collect::<Vec<_>>()
            };
            let all: Vec<_> = (1..=limit).flat_map(undercuts).collect();
            let safe = |knock: &u32| undercuts(*knock).iter().all(|(.., closed)| !closed);
            let expected = Safety {
                points_to_close: u64::try_from(
                    i64::from(house.target.get()) - *sheet.columns()[game].points().get(player.into()),
                )
                .unwrap_or(0),
                safe_from_knock: highest_safe(|held| knocks.iter().any(|knock| against(knock, held))),
                safe_from_gin: highest_safe(|held| against(&Knocker::Gin, held)),
                safe_from_big_gin: highest_safe(|held| against(&Knocker::BigGin, held)),
                safe_to_knock: u8::try_from((1..=limit).take_while(safe).last().unwrap_or(0)).unwrap(),
                undercut: players.get(player).undercut,
                shutout_threatens: players.get(player).shutout_threatens,
            };
            assert_eq!(players.get(player), &expected, "{case}, game {game}, {player:?}");
            let points: Vec<u64> = all.iter().filter_map(|(_, points, _)| points.map(u64::from)).collect();
            let range = players.get(player).undercut.map(|points| (points.least, points.most));
            assert_eq!(range, points.iter().min().copied().zip(points.iter().max().copied()), "{case}");
        }
    }
}

/// For every preset, at scores where hands of different sizes close the game.
#[test]
fn safe_counts_agree_with_played_hands() {
    for preset in PRESETS {
        let house = HouseRules::new(preset.values()).unwrap();
        let target = house.target.get();
        for needs in [1, 9, 10, 11, 20, 26, 34, 36, 48, 55, 70, 75, 80, 99, target] {
            for (one, two) in [(target - needs, 0), (target - needs, target.saturating_sub(26))] {
                let mut sheet = Sheet::new(&house);
                for (player, points) in [(Player::One, one), (Player::Two, two)] {
                    if points > 0 {
                        sheet.enter(&house, player.into(), points, 1);
                    }
                }
                for doubled in [false, true] {
                    let case = format!("{}, {one} to {two}, doubled {doubled}", preset.name);
                    check(&house, &sheet, doubled, &case);
                }
            }
        }
    }
}

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
    table.ok("new Cid Dot --rules palace");
    table.ok("hand Cid +30");
    assert!(table.ok("counts").out.contains("Cid needs 60 points to close it, including 10 for the box\n"));
    assert!(!table.ok("counts").out.contains("sheet"), "a series of one sheet");
    assert_eq!(
        table.ok("counts --json").json()["games"][0]["players"]["Cid"]["doubled"],
        serde_json::Value::Null
    );
}
