//! Random hands and rules for the properties of rounds, rows and corrections.

use ginscore_rules::hand::{Count, Defender, HandClaim, Knocker, PointsClaim, Showdown};
use ginscore_rules::house::{HouseRules, Preset, RuleKey, RuleValue};
use ginscore_rules::players::{ByEntrant, Entrant, Entrants, Player};
use proptest::prelude::*;

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
