//! `summary --as `: a series scored under other rules.

use ginscore_ledger::model::{Header, Rescoring, Series, rescore};
use ginscore_notation::{Names, Operation, RecordedHand};
use ginscore_rules::cards::{Card, CardList, Cards, Rank, Suit};
use ginscore_rules::hand::{Defender, Evidence, HandClaim, Knocker, Layout, Showdown, judge};
use ginscore_rules::house::{HouseRules, Preset};
use ginscore_rules::players::{Opponents, Player};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::table::{Table, sized};

fn house(preset: &str) -> HouseRules {
    HouseRules::new(Preset::named(preset).unwrap().values()).unwrap()
}

/// A series with one hand. `None` if the rules do not allow it.
fn series(preset: &str, claim: HandClaim) -> Option<Series> {
    let mut series = Series::new(Header {
        roster: Names::new("Ann", "Bob").unwrap().into(),
        start: "2026-11-20T19:30:00+01:00".parse().unwrap(),
        first_dealer: None,
        stake: None,
        preset: preset.to_owned(),
        house: house(preset),
    });
    series.act(Operation::Hand(RecordedHand { opponents: Opponents::two(), claim, note: None })).ok()?;
    Some(series)
}

/// Three runs in three suits, with ten cards or eleven: gin or big gin.
fn gin() -> impl Strategy<Value = Vec<Vec<Card>>> {
    (Just(Suit::ALL).prop_shuffle(), 0..10usize, 0..11usize, 0..10usize, any::<bool>()).prop_map(
        |(suits, one, two, three, eleven)| {
            let run = |suit: usize, low: usize, long: usize| -> Vec<Card> {
                Rank::ALL[low..low + long].iter().map(|rank| Card::new(*rank, suits[suit])).collect()
            };
            vec![run(0, one, 4), run(1, two, 3), run(2, three, 3 + usize::from(eleven))]
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: sized(400, 2000), ..ProptestConfig::default() })]

    /// Cards that the program arranged are arranged again, as if the hand had been played under the other rules.
    #[test]
    fn unarranged_cards_are_arranged_for_the_other_rules(
        melds in gin(),
        deck in Just(Cards::DECK.iter().collect::<Vec<Card>>()).prop_shuffle(),
        allowed in any::<bool>(),
    ) {
        let (played, other) = if allowed { ("stakes", "online") } else { ("online", "stakes") };
        let melded = melds.concat();
        let ten: CardList = deck.into_iter().filter(|card| !melded.contains(card)).take(10).collect();
        let claim = HandClaim::Showdown(Showdown {
            by: Player::Two,
            knocker: Knocker::Cards(Layout::Spread { melds: melds.into_iter().collect(), deadwood: CardList::EMPTY }),
            defender: Defender::Cards { laid: Layout::Loose(ten), layoffs: CardList::EMPTY },
            knock_card: None,
            discard: None,
            accepted: false,
        });
        let expected_ruling = judge(&claim, &house(other)).unwrap();
        let recorded = series(played, claim).unwrap();
        let under = rescore(&recorded, &house(other));
        let hand = &under.score.rounds()[0].hands()[0].ruling;
        prop_assert_eq!((hand.points(), hand.end()), (expected_ruling.points(), expected_ruling.end()));
        let (Evidence::Showdown { deadwood, .. }, Evidence::Showdown { deadwood: expected, .. }) =
            (hand.evidence(), expected_ruling.evidence()) else { panic!() };
        prop_assert_eq!(deadwood, expected);
        // The hand is listed if its cards are arranged differently. Under its own rules nothing is listed.
        let was = &recorded.all_hands()[0].ruling;
        let Evidence::Showdown { deadwood: was, .. } = was.evidence() else { panic!() };
        let is_listed = matches!(under.otherwise.as_slice(), [(1, _, Rescoring::Ruled { put_down: Some(Player::One), .. })]);
        prop_assert_eq!(is_listed, was != deadwood);
        prop_assert!(ginscore_ledger::model::rescore(&recorded, &house(played)).otherwise.is_empty());
    }
}

fn summary(table: &Table, rules: &str) -> Value {
    serde_json::from_str(&table.ok(&format!("summary --json {rules}")).out).unwrap()
}

/// Two cards were laid off on gin, and the other rules do not allow it.
#[test]
fn lay_offs_that_the_other_rules_forbid_become_deadwood() {
    let table = Table::new();
    table.ok("new Ann Bob stakes");
    table.ok("hand Ann 4-7s 9cdh jcdh / v kcds / 7h 3d 2c 5c 6d + 8s js");
    let text = table.ok("summary --as standard").out;
    assert!(
        text.contains(
            "hand 1: Ann has gin against 41, 66 points, 1 box (was: Ann has gin against 23, 43 points)\n  \
             under these rules no cards are laid off on gin: Bob: KC KD KS / 2C 5C 3D 6D 7H 8S JS; count 41\n"
        ),
        "{text}"
    );
    assert!(text.contains("Game 1 is open: Ann 66, Bob 0"), "{text}");
    let otherwise = &summary(&table, "--as standard")["otherwise"][0];
    assert_eq!(otherwise["is"]["points"], 66);
    assert_eq!(otherwise["put_down"]["player"], "Bob");
    assert_eq!(otherwise["put_down"]["was"]["layoffs"], json!(["8S", "JS"]));
    assert_eq!(otherwise["put_down"]["is"]["layoffs"], json!([]));
}
