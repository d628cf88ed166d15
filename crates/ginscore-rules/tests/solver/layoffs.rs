//! Declared lay-offs, compared with every order and every placement.
//!
//! Many of the hands are easy to get wrong: chains of cards at one or both ends of a run, next to a set that lacks exactly
//! the card in the middle of the chain.

use ginscore_rules::cards::{Card, CardGroups, Cards, Meld, Rank, Suit, lay_off};
use ginscore_rules::hand::{Defender, Fault, HandClaim, Knocker, Layout, Showdown, judge};
use ginscore_rules::house::{HouseRules, RuleSettings};
use ginscore_rules::players::Player;

use crate::brute;
use crate::deal::Dealer;
use crate::sized::sized;

/// The melds of a knocker and the cards to lay off on them. `None` if they do not fit one deck and ten cards per player.
fn chain(dealer: &mut Dealer) -> Option<(Vec<Meld>, Cards)> {
    let mut melds = Vec::new();
    let mut shown = Cards::EMPTY;
    let mut layoffs = Cards::EMPTY;
    for _ in 0..1 + dealer.below(2) {
        let suit = Suit::ALL[dealer.below(4)];
        let long = 3 + dealer.below(2);
        let low = dealer.below(14 - long);
        let run = Cards::from_suit(suit, ((1 << long) - 1) << low);
        let (down, up) = (dealer.below(5).min(low), dealer.below(5).min(13 - low - long));
        let chain = (low - down..low).chain(low + long..low + long + up);
        let chain: Vec<Card> = chain.map(|rank| Card::new(Rank::ALL[rank], suit)).collect();
        let mut sets = Vec::new();
        for card in &chain {
            if dealer.below(3) == 0 {
                sets.push(Cards::DECK.rank(card.rank).without(*card));
            }
            if dealer.below(8) > 0 {
                layoffs = layoffs.with(*card);
            }
        }
        for cards in [run].into_iter().chain(sets) {
            if shown.intersection(cards).is_empty() && shown.len() + cards.len() <= 10 {
                shown = shown.union(cards);
                melds.push(Meld::try_from(cards).unwrap());
            }
        }
    }
    if dealer.below(4) == 0 {
        let close = dealer.against(&melds);
        let more = 1 + dealer.below(2);
        layoffs = layoffs.union(dealer.some_of(close, more));
    }
    let layoffs = layoffs.difference(shown);
    (!layoffs.is_empty() && layoffs.len() <= 8).then_some((melds, layoffs))
}

/// The hand as it is declared. `None` if the deadwood of the knocker is too high for a knock.
fn declared(dealer: &mut Dealer, melds: &[Meld], layoffs: &[Card]) -> Option<HandClaim> {
    let laid_off = Cards::distinct(layoffs.iter().copied()).unwrap();
    let used = melds.iter().fold(laid_off, |all, meld| all.union(meld.cards()));
    let melded: usize = melds.iter().map(|meld| meld.cards().len()).sum();
    let rest = Cards::DECK.difference(used);
    let deadwood = rest.iter().filter(|card| card.points() < 5).take(10 - melded);
    let deadwood = Cards::distinct(deadwood).unwrap();
    if deadwood.len() + melded < 10 || deadwood.points() > 10 {
        return None;
    }
    let kept = dealer.some_of(rest.difference(deadwood), 10 - layoffs.len());
    let melds = melds.iter().map(|meld| meld.cards().iter()).collect();
    Some(HandClaim::Showdown(Showdown {
        by: Player::One,
        knocker: Knocker::Cards(Layout::Spread { melds, deadwood: deadwood.iter().collect() }),
        defender: Defender::Cards {
            laid: Layout::Spread { melds: CardGroups::default(), deadwood: kept.iter().collect() },
            layoffs: layoffs.into(),
        },
        knock_card: None,
        discard: None,
        accepted: false,
    }))
}

#[test]
fn declared_lay_offs_agree_with_every_order_and_placement() {
    let mut values = RuleSettings::default();
    values.layoff_on_gin = true;
    let house = HouseRules::new(values).unwrap();
    let mut dealer = Dealer::new(6);
    let (mut showdowns, mut legal, mut past_a_set) = (0, 0, 0);
    while showdowns < sized(2_000, 20_000) {
        let Some((melds, cards)) = chain(&mut dealer) else { continue };
        // Players may read them out in any order.
        let mut layoffs: Vec<Card> = cards.iter().collect();
        for at in (1..layoffs.len()).rev() {
            layoffs.swap(at, dealer.below(at + 1));
        }
        let Some(claim) = declared(&mut dealer, &melds, &layoffs) else { continue };
        showdowns += 1;

        let shown: Vec<Vec<brute::Card>> = melds.iter().map(|meld| brute::cards(meld.cards())).collect();
        let hand = brute::cards(cards);
        let ways = brute::layable(&hand, &shown);
        let all = (1 << hand.len()) - 1;
        let unplayable = !ways.iter().fold(0, |any, laid| any | laid) & all;
        let case = format!("{cards} on {shown:?}");

        // The cards can be laid off in the order given, and no other card ever could.
        let laid = lay_off(&melds, cards);
        let order: Vec<brute::Card> =
            laid.order.iter().flat_map(|card| brute::cards(Cards::from_card(*card))).collect();
        assert!(brute::fit_in_order(&order, &shown), "{case}");
        let place = |card: &brute::Card| hand.iter().position(|other| other == card).unwrap();
        let left = brute::cards(laid.left).iter().fold(0, |left, card| left | 1 << place(card));
        assert_eq!(left, unplayable, "{case}");

        // The referee agrees.
        match judge(&claim, &house) {
            Ok(_) => assert!(ways.contains(&all), "{case}"),
            Err(faults) => {
                let refused = faults.iter().map(|fault| match fault {
                    Fault::LayoffIllegal { card, .. } => *card,
                    other => panic!("{case}: {other:?}"),
                });
                assert_eq!(Cards::distinct(refused).unwrap(), laid.left, "{case}");
            }
        }
        legal += usize::from(ways.contains(&all));
        let fits_a_set = |card: &Card| {
            let on_set = |meld: &Meld| matches!(meld, Meld::Set(_)) && meld.lay_off(*card).is_some();
            let on_run = |meld: &Meld| matches!(meld, Meld::Run(_)) && meld.cards().contains(*card);
            melds.iter().any(on_set) && laid.melds.iter().any(on_run)
        };
        past_a_set += usize::from(laid.order.iter().any(fits_a_set));
    }
    // Otherwise the hands would prove little.
    assert!(legal > showdowns / 4 && showdowns - legal > showdowns / 10, "{legal}");
    assert!(past_a_set > showdowns / 4, "{past_a_set}");
}
