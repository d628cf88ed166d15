//! Properties of every sheet, checked with random hands under random rules.

use ginscore_rules::hand::{Count, Defender, HandClaim, Knocker, PointsClaim, Showdown, judge};
use ginscore_rules::house::{HouseRules, Preset, RuleKey, RuleValue};
use ginscore_rules::players::{ByEntrant, Entrant, Entrants, Player};
use ginscore_rules::series::Score;
use proptest::collection::vec;
use proptest::prelude::*;

use crate::table::sized;

pub(crate) fn entrant() -> impl Strategy<Value = Entrant> {
    player().prop_map(Entrant::from)
}

fn player() -> impl Strategy<Value = Player> {
    prop_oneof![Just(Player::One), Just(Player::Two)]
}

/// A legal hand in counts, or now and then a draw.
pub(crate) fn hand() -> impl Strategy<Value = HandClaim> {
    let showdown = (player(), 0..=10u32, 0..=60u32, 0..4usize).prop_map(|(by, knocker, defender, suit)| {
        let suit = ginscore_rules::cards::Suit::ALL[suit];
        let knock_card = ginscore_rules::cards::Card::new(ginscore_rules::cards::Rank::King, suit);
        let (knocker, defender) =
            (Knocker::Count(Count::from(knocker)), Defender::Count(Count::from(defender)));
        let knock_card = Some(knock_card.into());
        HandClaim::Showdown(Showdown { by, knocker, defender, knock_card, discard: None, accepted: false })
    });
    prop_oneof![1 => Just(HandClaim::Draw { knock_card: None }), 12 => showdown]
}

pub(crate) fn house() -> impl Strategy<Value = HouseRules> {
    let entry = prop_oneof![Just("next-open"), Just("nth-win")];
    (0..Preset::ALL.len(), 1..=6u32, entry).prop_map(|(preset, columns, entry)| {
        let mut values = Preset::ALL[preset].values();
        let mut set = |key: &str, value: &str| {
            RuleKey::named(key).unwrap().write(&mut values, &RuleValue::typed(value)).unwrap();
        };
        set("columns", &columns.to_string());
        set("column_multipliers", &vec!["1"; columns as usize].join(","));
        set("column_entry", entry);
        HouseRules::new(values).unwrap()
    })
}

fn play(house: &HouseRules, hands: &[HandClaim]) -> Score {
    let mut score = Score::new(house.clone(), Some(Entrant::First));
    for claim in hands {
        let ruling = judge(claim, house).unwrap();
        if score.play(ruling).is_err() {
            assert!(score.is_over());
            break;
        }
    }
    score
}

pub(crate) fn mirrored(claim: &HandClaim) -> HandClaim {
    match claim {
        HandClaim::Draw { .. } => claim.clone(),
        HandClaim::Points(points) => {
            HandClaim::Points(PointsClaim { winner: points.winner.other(), ..*points })
        }
        HandClaim::Showdown(showdown) => {
            HandClaim::Showdown(Showdown { by: showdown.by.other(), ..showdown.clone() })
        }
    }
}

fn opponent(entrant: Entrant) -> Entrant {
    Entrants::Two.others(entrant).next().unwrap()
}

pub(crate) fn swapped<T: Copy + Default>(pair: ByEntrant<T>) -> ByEntrant<T> {
    ByEntrant::from_fn(Entrants::Two, |entrant| *pair.get(opponent(entrant)))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: sized(200, 1000), ..ProptestConfig::default() })]

    #[test]
    fn each_column_is_the_sum_of_the_hands_entered_in_it(house in house(), hands in vec(hand(), 0..60)) {
        let score = play(&house, &hands);
        prop_assert_eq!(score.is_over(), score.settlement().finished);
        for (at, sheet) in score.sheets().iter().enumerate() {
            for (number, column) in sheet.columns().iter().enumerate() {
                let mut points = ByEntrant::<i64>::of(Entrants::Two);
                let mut boxes = ByEntrant::<i64>::of(Entrants::Two);
                let mut closed = None;
                for hand in score.rounds().iter().filter(|hand| hand.sheet == at && hand.columns().contains(&number)) {
                    prop_assert_eq!(closed, None, "a closed game never changes");
                    let winner = hand.winner().unwrap();
                    let each_hand = house.box_timing == ginscore_rules::house::BoxTiming::EachHand;
                    let in_hand = if each_hand { hand.boxes() * house.box_value.get() } else { 0 };
                    *points.get_mut(winner) += i64::from(hand.points() + in_hand);
                    *boxes.get_mut(winner) += i64::from(hand.boxes());
                    closed = (*points.get(winner) >= i64::from(house.target.get())).then_some(winner);
                }
                prop_assert_eq!(column.points(), points);
                prop_assert_eq!(column.boxes(), boxes);
                prop_assert_eq!(column.winner(), closed);
            }
        }
    }

    #[test]
    fn the_players_swapped_give_the_mirrored_sheet(house in house(), hands in vec(hand(), 0..60)) {
        let score = play(&house, &hands);
        let other: Vec<HandClaim> = hands.iter().map(mirrored).collect();
        let mirror = play(&house, &other);
        prop_assert_eq!(score.sheets().len(), mirror.sheets().len());
        for (sheet, mirror) in score.sheets().iter().zip(mirror.sheets()) {
            for (column, mirror) in sheet.columns().iter().zip(mirror.columns()) {
                prop_assert_eq!(column.points(), swapped(mirror.points()));
                prop_assert_eq!(column.boxes(), swapped(mirror.boxes()));
                prop_assert_eq!(column.winner(), mirror.winner().map(opponent));
            }
        }
        let (settled, mirror) = (score.settlement(), mirror.settlement());
        prop_assert_eq!(settled.totals, swapped(mirror.totals));
        prop_assert_eq!(settled.winner, mirror.winner.map(opponent));
        prop_assert_eq!(settled.pays(), mirror.pays().map(opponent));
        prop_assert_eq!(settled.difference(), mirror.difference());
    }

    /// With `next-open` every won hand is entered somewhere, and a player never has fewer points in an open game than
    /// in a later one.
    #[test]
    fn next_open_enters_every_won_hand(hands in vec(hand(), 0..60)) {
        let house = HouseRules::new(Preset::named("hollywood").unwrap().values()).unwrap();
        let score = play(&house, &hands);
        for hand in score.rounds() {
            prop_assert_eq!(hand.columns().is_empty(), hand.winner().is_none());
        }
        for sheet in score.sheets() {
            for pair in sheet.columns().windows(2) {
                for entrant in Entrants::Two.all() {
                    if pair[0].winner().is_none() {
                        prop_assert!(pair[0].points().get(*entrant) >= pair[1].points().get(*entrant));
                    }
                }
            }
        }
    }
}
