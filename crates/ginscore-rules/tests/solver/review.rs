//! Points that a player missed, compared with every spread of both players.

use ginscore_rules::advice::{points_left, review};
use ginscore_rules::cards::{Cards, Meld};
use ginscore_rules::hand::{Defender, HandClaim, Knocker, Layout, Ruling, Showdown, judge};
use ginscore_rules::house::{Bounded, HouseRules, Preset, RuleSettings, UndercutTie};
use ginscore_rules::players::Player;

use crate::brute;
use crate::deal::Dealer;
use crate::sized::sized;

/// Rules that value a count differently. With two of them less deadwood is not always worth more.
fn houses() -> Vec<HouseRules> {
    let rummytalk = Preset::named("rummytalk").unwrap().values();
    let mut knock_paid = RuleSettings::default();
    knock_paid.knock_bonus = Bounded::known::<40>();
    knock_paid.gin_bonus = Bounded::known::<0>();
    let mut gin_off_unpaid = RuleSettings::default();
    gin_off_unpaid.gin_off_bonus = Some(Bounded::known::<0>());
    gin_off_unpaid.undercut_bonus = Bounded::known::<30>();
    gin_off_unpaid.undercut_tie = UndercutTie::Nobody;
    let stakes = Preset::named("stakes").unwrap().values();
    let all = [RuleSettings::default(), stakes, rummytalk, knock_paid, gin_off_unpaid];
    all.into_iter().map(|values| HouseRules::new(values).unwrap()).collect()
}

fn declared(cards: &[brute::Card], melds: &[u32]) -> Layout {
    let cards_at = |places: u32| -> Vec<ginscore_rules::cards::Card> {
        let places = (0..cards.len()).filter(|at| places >> at & 1 == 1);
        places.map(|at| brute::card(cards[at])).collect()
    };
    let melded = melds.iter().fold(0, |all, meld| all | meld);
    Layout::Spread {
        melds: melds.iter().map(|meld| cards_at(*meld)).collect(),
        deadwood: cards_at(((1 << cards.len()) - 1) & !melded).into(),
    }
}

/// The points that the knocker gains. Negative if the defender wins the hand, and `None` if the hand is illegal.
fn net(house: &HouseRules, knocker: Knocker, defender: Defender) -> Option<(i64, Ruling)> {
    let knock_card = "TS".parse().ok();
    let (by, discard) = (Player::One, None);
    let showdown = Showdown { by, knocker, defender, knock_card, discard, accepted: false };
    let ruling = judge(&HandClaim::Showdown(showdown), house).ok()?;
    let points = i64::from(ruling.points());
    let net = match ruling.winner() {
        Some(Player::One) => points,
        Some(Player::Two) => -points,
        None => 0,
    };
    Some((net, ruling))
}

#[test]
fn missed_points_agree_with_the_best_of_all_spreads() {
    let mut dealer = Dealer::new(12);
    let houses = houses();
    let (mut left, mut by_both, mut unplayable_cases) = ([0, 0], 0, 0);
    let mut hands = 0;
    'hands: while hands < sized(500, 3_000) {
        let knocker = brute::Hand::new(dealer.rich(10));
        let spreads: Vec<(Vec<u32>, u16)> =
            knocker.all_spreads().into_iter().filter(|(_, count)| *count <= 10).collect();
        if spreads.is_empty() {
            continue;
        }
        hands += 1;
        let house = &houses[hands % houses.len()];
        let (melds, count) = &spreads[dealer.below(spreads.len())];
        let shown: Vec<Meld> =
            melds.iter().map(|meld| Meld::try_from(knocker.cards_at(*meld)).unwrap()).collect();
        let taken = knocker.cards_at(knocker.all());
        let against = if shown.is_empty() { Cards::EMPTY } else { dealer.against(&shown).difference(taken) };
        if against.len() > 10 {
            continue;
        }
        let more = dealer.some_of(Cards::DECK.difference(taken).difference(against), 10 - against.len());
        let defender = brute::Hand::new(against.union(more));
        let takes_layoffs = *count > 0 || house.layoff_on_gin;
        let table: Vec<Vec<brute::Card>> = if takes_layoffs {
            shown.iter().map(|meld| brute::cards(meld.cards())).collect()
        } else {
            Vec::new()
        };

        // The defender's cards in any arrangement, with or without cards that could be laid off.
        let ways: Vec<u32> = brute::layable(&defender.cards, &table).into_iter().collect();
        let laid = ways[dealer.below(ways.len())];
        let kept = brute::Hand::new(defender.cards_at(defender.all() ^ laid));
        let theirs = kept.all_spreads();
        let (their_melds, their_count) = &theirs[dealer.below(theirs.len())];
        let layoffs = defender.cards_at(laid).iter().collect();
        let put_down = Defender::Cards { laid: declared(&kept.cards, their_melds), layoffs };
        let own = Knocker::Cards(declared(&knocker.cards, melds));
        let (now, ruling) = net(house, own, put_down).unwrap();

        // Every other arrangement of the defender, by its count.
        let mut least_cost = now;
        for laid in &ways {
            let kept = brute::Hand::new(defender.cards_at(defender.all() ^ laid));
            for (_, their_count) in kept.all_spreads() {
                let counts = (
                    Knocker::Count(u32::from(*count).into()),
                    Defender::Count(u32::from(their_count).into()),
                );
                // Ten unmelded cards may have more points than a declared count may have.
                if let Some((cost, _)) = net(house, counts.0, counts.1) {
                    least_cost = least_cost.min(cost);
                }
            }
        }
        // Every other spread of the knocker, against the actual arrangement of the defender.
        let mut most = now;
        let laid_off = brute::cards(defender.cards_at(laid));
        for (melds, count) in &spreads {
            let table = melds.iter().map(|meld| brute::cards(knocker.cards_at(*meld)));
            let table: Vec<_> = if *count > 0 || house.layoff_on_gin { table.collect() } else { Vec::new() };
            let fits = brute::layable(&laid_off, &table);
            let fits = fits.into_iter().max_by_key(|laid| laid.count_ones()).unwrap();
            let unplayable = laid_off.iter().enumerate().filter(|(at, _)| fits >> at & 1 == 0);
            let unplayable: Vec<brute::Card> = unplayable.map(|(_, card)| *card).collect();
            unplayable_cases += usize::from(!unplayable.is_empty());
            let their_count = their_count + brute::points(&unplayable);
            let counts =
                (Knocker::Count(u32::from(*count).into()), Defender::Count(u32::from(their_count).into()));
            let Some((earned, _)) = net(house, counts.0, counts.1) else { continue 'hands };
            most = most.max(earned);
        }

        let case = format!("{:?} under {:?}", ruling.claim(), **house);
        let points = points_left(&ruling, house);
        assert_eq!(points.one.map(i64::from), Some(most - now), "the knocker's: {case}");
        assert_eq!(points.two.map(i64::from), Some(now - least_cost), "the defender's: {case}");

        // Playing the better arrangement gains exactly the missed points.
        let better = review(&ruling, house);
        if let Some(better) = &better.two {
            let HandClaim::Showdown(showdown) = ruling.claim() else { panic!() };
            let defender = Defender::Cards {
                laid: Layout::from(&better.shown.spread),
                layoffs: better.shown.layoffs.clone(),
            };
            let (then, _) = net(house, showdown.knocker.clone(), defender).unwrap();
            assert_eq!(now - then, i64::from(better.points), "{case}");
        }
        for (side, points) in [points.one, points.two].into_iter().enumerate() {
            left[side] += usize::from(points > Some(0));
        }
        by_both += usize::from(points.one > Some(0) && points.two > Some(0));
    }
    // Otherwise the hands would prove little.
    assert!(left[0] > hands / 3 && left[1] > hands / 3 && by_both > hands / 30, "{left:?} {by_both}");
    assert!(unplayable_cases > hands / 3, "{unplayable_cases}");
}
