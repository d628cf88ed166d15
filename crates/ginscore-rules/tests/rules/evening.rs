//! Evenings that look random and are the same in every run.

use ginscore_rules::cards::{Card, Rank, Suit, Upcard};
use ginscore_rules::hand::{Count, Defender, HandClaim, Knocker, Ruling, Showdown, judge};
use ginscore_rules::house::{Bounded, HouseRules, RuleKey, RuleSettings, RuleValue};
use ginscore_rules::players::{Entrant, Lineup, Player};
use ginscore_rules::series::{PlayedHand, Score};
use std::sync::Arc;

/// Numbers that look random and are the same in every run.
pub struct Numbers(pub u64);

impl Numbers {
    /// A number below the limit.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % limit
    }

    pub fn of<'t, T>(&mut self, all: &'t [T]) -> &'t T {
        &all[self.below(all.len())]
    }
}

pub fn set(values: &mut RuleSettings, key: &str, value: &str) {
    RuleKey::named(key).unwrap().write(values, &RuleValue::typed(value)).unwrap();
}

pub fn lineups() -> Vec<Lineup> {
    let sides = (1..=5).filter_map(Bounded::new).map(Lineup::Sides);
    let captains = (2..=3).filter_map(Bounded::new).map(Lineup::Captain);
    sides.chain(captains).chain([Lineup::InTurn { out: Entrant::Third }]).collect()
}

/// The knock card of a hand: a king never lowers the limit, and only spades double.
pub fn card(doubled: bool) -> Option<Upcard> {
    Some(Card::new(Rank::King, if doubled { Suit::Spades } else { Suit::Hearts }).into())
}

pub fn showdown(
    house: &HouseRules,
    by: Player,
    knocker: Knocker,
    held: u32,
    knock_card: Option<Upcard>,
) -> Arc<Ruling> {
    let defender = Defender::Count(Count::from(held));
    let claim = Showdown { by, knocker, defender, knock_card, discard: None, accepted: false };
    Arc::new(judge(&HandClaim::Showdown(claim), house).unwrap())
}

pub fn drawn(house: &HouseRules) -> Arc<Ruling> {
    Arc::new(judge(&HandClaim::Draw { knock_card: card(false) }, house).unwrap())
}

/// A score after some rounds, perhaps with a round that has begun. It is not over.
pub fn score(random: &mut Numbers, lineup: Lineup, house: &HouseRules) -> Score {
    let mut score = Score::of(lineup, house.clone(), Some(Entrant::First));
    for _ in 0..random.below(4 * lineup.hands_in_a_round()) {
        let Some(pair) = score.playing().first().copied() else { break };
        let by = *random.of(&Player::BOTH);
        let limit = u32::from(u8::try_from(house.knock_limit.get()).unwrap());
        let ruling = match random.below(8) {
            0 => drawn(house),
            1 => showdown(
                house,
                by,
                Knocker::Gin,
                u32::try_from(random.below(25)).unwrap(),
                card(random.below(3) == 0),
            ),
            _ if limit == 0 => showdown(house, by, Knocker::Gin, 5, card(false)),
            _ => {
                let knock = 1 + u32::try_from(random.below(limit as usize)).unwrap();
                let held = u32::try_from(random.below(40)).unwrap();
                showdown(house, by, Knocker::Count(Count::from(knock)), held, card(random.below(3) == 0))
            }
        };
        let before = score.clone();
        score.play(PlayedHand { opponents: pair, ruling }).unwrap();
        if score.is_over() {
            return before;
        }
    }
    score
}
