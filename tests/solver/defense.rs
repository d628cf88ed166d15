//! The defender's best, melding and laying off together.

use ginscore_rules::cards::{Cards, Meld, lay_off};
use ginscore_rules::solver::{best_defense, best_spread, least_defense};

use crate::brute;
use crate::deal::Dealer;

/// What there is to find of a case: whether laying off pays, and whether a meld is broken for it.
#[derive(Default)]
struct Seen {
    lays_off: usize,
    breaks_melds: usize,
    keeps_what_fits: usize,
}

fn check(hand: Cards, melds: &[Meld], seen: &mut Seen) {
    let shown: Vec<Vec<brute::Card>> = melds.iter().map(|meld| brute::cards(meld.cards())).collect();
    let brute = brute::Hand::new(hand);
    let ways = brute::layable(&brute.cards, &shown);
    let costs = ways.iter().map(|laid| (brute.least(brute.all() ^ laid), laid.count_ones() as usize));
    let (count, fewest) = costs.min().unwrap();

    let best = best_defense(hand, melds);
    let case = format!("{hand} against {shown:?}: {best:?}");
    assert_eq!(least_defense(hand, melds), count, "{case}");
    assert_eq!(best.spread.count(), count, "{case}");
    assert_eq!(best.layoffs.len(), fewest, "{case}");

    let laid: Vec<brute::Card> =
        best.layoffs.iter().flat_map(|card| brute::cards(Cards::from_card(*card))).collect();
    assert!(brute::fit_in_order(&laid, &shown), "{case}");
    let mut parts = brute::cards(best.spread.deadwood());
    parts.extend(&laid);
    for meld in best.spread.melds() {
        let meld = brute::cards(meld.cards());
        assert!(brute::is_meld(&meld), "{case}");
        parts.extend(meld);
    }
    parts.sort();
    assert_eq!(parts, brute.cards, "{case}");

    seen.lays_off += usize::from(fewest > 0);
    seen.breaks_melds += usize::from(count < melding_first(hand, melds));
    seen.keeps_what_fits += usize::from(ways.iter().any(|laid| laid.count_ones() as usize > fewest));
}

/// What is left when the hand is melded at its best by itself, and what is left over then laid off.
fn melding_first(hand: Cards, melds: &[Meld]) -> u16 {
    lay_off(melds, best_spread(hand).deadwood()).left.points()
}

#[test]
fn as_every_card_on_every_meld_in_every_order() {
    let mut dealer = Dealer::new(41);
    let mut seen = Seen::default();
    for _ in 0..30_000 {
        let melds = dealer.shown();
        check(dealer.against(&melds), &melds, &mut seen);
    }
    // Or the hands would prove little.
    assert!(seen.lays_off > 10_000, "{}", seen.lays_off);
    assert!(seen.breaks_melds > 3_000, "{}", seen.breaks_melds);
    assert!(seen.keeps_what_fits > 10_000, "{}", seen.keeps_what_fits);
}

#[test]
fn of_random_hands() {
    let mut dealer = Dealer::new(42);
    for _ in 0..5_000 {
        let melds = dealer.shown();
        let taken = melds.iter().fold(Cards::EMPTY, |all, meld| all.union(meld.cards()));
        check(dealer.some_of(Cards::DECK.difference(taken), 10), &melds, &mut Seen::default());
    }
}

#[test]
fn hands_on_which_melding_first_is_wrong() {
    for (melds, hand, first, truth) in [
        ("JS QS KS, AH 2H 3H, 7H 8H 9H", "4S 9S TS TH 4D 5D 9D TD JD QC", 51, 23),
        ("8S 9S TS, 8D 9D TD", "JS 3H 5H JH 5D 6D 7D 3C 5C JC", 16, 6),
        ("5H 6H 7H, 5C 6C 7C", "AS 2S 3H 4H AD 2D AC 2C 3C 4C", 4, 0),
        ("8H 9H TH JH QH", "5S QS 5H 6H 7H 3D KD 5C TC KC", 53, 43),
    ] {
        let melds: Vec<Meld> =
            melds.split(", ").map(|meld| Meld::try_from(meld.parse::<Cards>().unwrap()).unwrap()).collect();
        let hand: Cards = hand.parse().unwrap();
        assert_eq!(least_defense(hand, &melds), truth, "{hand}");
        assert_eq!(melding_first(hand, &melds), first, "{hand}");
        check(hand, &melds, &mut Seen::default());
    }
}

#[test]
fn without_melds_to_lay_off_on() {
    let hand: Cards = "7C 7D 7S 8S 9S".parse().unwrap();
    check(hand, &[], &mut Seen::default());
    check(
        Cards::EMPTY,
        &[Meld::try_from("4S 5S 6S".parse::<Cards>().unwrap()).unwrap()],
        &mut Seen::default(),
    );
}
