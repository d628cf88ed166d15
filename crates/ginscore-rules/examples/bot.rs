//! A bot that plays gin rummy against itself, and has every hand ruled on and explained.
//!
//! ```text
//! cargo run -p ginscore-rules --example bot                # five hands
//! cargo run --release -p ginscore-rules --example bot -- 100000 oklahoma
//! ```

#![expect(clippy::print_stdout, reason = "an example prints its results")]

use std::error::Error;

use ginscore_rules::cards::{Card, CardList, Cards, Upcard};
use ginscore_rules::hand::{Defender, Evidence, HandClaim, Knocker, Layout, Ruling, Showdown, Step, judge};
use ginscore_rules::house::{HouseRules, Preset, RuleKey};
use ginscore_rules::players::{ByPlayer, Player};
use ginscore_rules::solver::{best_discard, least_after_discard, least_deadwood};

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let hands: u64 = words.first().map_or(Ok(5), |word| word.parse())?;
    let preset = words.get(1).map_or("standard", String::as_str);
    let house = HouseRules::new(Preset::named(preset).ok_or("unknown preset")?.values())?;
    for number in 1..=hands {
        let dealer = if number % 2 == 0 { Player::One } else { Player::Two };
        let ruling = judge(&play(shuffled(number), dealer, &house), &house)?;
        println!("{number}: {}", explained(&ruling));
    }
    Ok(())
}

/// Plays the hand that a deck holds. Returns what the players put down at its end.
fn play(mut stock: Vec<Card>, dealer: Player, house: &HouseRules) -> HandClaim {
    let mut ten =
        || stock.split_off(stock.len().saturating_sub(10)).into_iter().fold(Cards::EMPTY, Cards::with);
    let mut hands = ByPlayer { one: ten(), two: ten() };
    let mut upcard = stock.pop();
    let knock_card = upcard.filter(|_| house.needs_knock_card()).map(Upcard::from);
    let mut turn = dealer.other();
    // A hand in which nobody has knocked ends with two cards in the stock.
    while stock.len() > 2 {
        let hand = *hands.get(turn);
        let helps = |card: &Card| least_after_discard(hand.with(*card)) < least_deadwood(hand);
        let Some(drawn) = upcard.filter(helps).or_else(|| stock.pop()) else { break };
        let best = best_discard(hand.with(drawn));
        if best.spread.count() <= house.knock_limit_with(knock_card).into() {
            return HandClaim::Showdown(Showdown {
                by: turn,
                knocker: Knocker::Cards(Layout::from(&best.spread)),
                // Loose cards are melded and laid off in the best way.
                defender: Defender::Cards {
                    laid: Layout::Loose(hands.get(turn.other()).iter().collect()),
                    layoffs: CardList::EMPTY,
                },
                knock_card,
                discard: best.discard,
                accepted: false,
            });
        }
        *hands.get_mut(turn) = best.spread.cards();
        (upcard, turn) = (best.discard, turn.other());
    }
    HandClaim::Draw { knock_card }
}

/// Why a hand counts what it counts.
fn explained(ruling: &Ruling) -> String {
    let Evidence::Showdown { deadwood, .. } = ruling.evidence() else { return "nobody knocked".to_owned() };
    let ended = format!("{:?}, {} against {}", ruling.end(), deadwood.one, deadwood.two);
    let Some(winner) = ruling.winner() else { return format!("{ended}: nobody scores") };
    let steps: Vec<String> = ruling.steps().iter().map(|step| step_in_words(*step)).collect();
    format!("{ended}: {} = {} points for player {winner:?}", steps.join(" "), ruling.points())
}

fn step_in_words(step: Step) -> String {
    let rule = step.rule().map_or("counts", RuleKey::name);
    match step {
        Step::Difference(points)
        | Step::Deadwood(points)
        | Step::KnockersCount(points)
        | Step::Bonus(_, points)
        | Step::Written(points) => format!("+{points} ({rule})"),
        Step::Doubled(_) => format!("x2 ({rule})"),
    }
}

/// A deck in the order of that number: the same number is the same hand again.
fn shuffled(number: u64) -> Vec<Card> {
    let mut deck: Vec<Card> = Cards::DECK.iter().collect();
    let mut state = number;
    for last in (1..deck.len()).rev() {
        // SplitMix64.
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        deck.swap(last, (mixed >> 33) as usize % (last + 1));
    }
    deck
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use ginscore_rules::hand::End;
    use ginscore_rules::solver::least_defense;

    use super::*;

    /// The points to which the words of an explanation add up.
    fn added_up(explained: &str) -> u32 {
        let words = explained.split(' ');
        words.fold(0, |points, word| match word.strip_prefix('+') {
            Some(more) => points + more.parse::<u32>().unwrap(),
            None if word == "x2" => points * 2,
            None => points,
        })
    }

    #[test]
    fn every_hand_is_ruled_on_and_its_explanation_adds_up() {
        let mut ends = BTreeSet::new();
        for preset in Preset::ALL {
            let house = HouseRules::new(preset.values()).unwrap();
            for number in 0..300 {
                let hand = format!("{} {number}", preset.name);
                let claim = play(shuffled(number), Player::One, &house);
                let ruling = judge(&claim, &house).unwrap_or_else(|faults| panic!("{hand}: {faults}"));
                assert!(ruling.verified(), "{hand}");
                assert_eq!(added_up(&explained(&ruling)), ruling.points(), "{hand}: {}", explained(&ruling));
                // What is recorded is ruled on as before.
                assert_eq!(judge(ruling.claim(), &house).as_ref(), Ok(&ruling), "{hand}");
                ends.insert(format!("{:?}", ruling.end()));
            }
        }
        let expected = [End::BigGin, End::Draw, End::Gin, End::Knock, End::Undercut];
        assert!(expected.iter().all(|end| ends.contains(&format!("{end:?}"))), "{ends:?}");
    }

    #[test]
    fn the_defender_loses_nothing_by_being_arranged() {
        let house = HouseRules::default();
        for number in 0..300 {
            let HandClaim::Showdown(showdown) = play(shuffled(number), Player::Two, &house) else { continue };
            let Defender::Cards { laid, .. } = &showdown.defender else { panic!("{number}") };
            let cards = Cards::distinct(laid.cards()).unwrap();
            let by = showdown.by;
            let ruling = judge(&HandClaim::Showdown(showdown), &house).unwrap();
            let Evidence::Showdown { deadwood, shown, .. } = ruling.evidence() else { panic!("{number}") };
            let knocker = &shown.get(by).as_ref().unwrap().spread;
            let melds = if knocker.count() == 0 { &[] } else { knocker.melds() };
            assert_eq!(*deadwood.get(by.other()), least_defense(cards, melds), "{number}");
        }
    }

    #[test]
    fn a_deck_has_every_card_once() {
        let decks: Vec<Vec<Card>> = (0..100).map(shuffled).collect();
        assert!(decks.iter().all(|deck| Cards::distinct(deck.iter().copied()) == Some(Cards::DECK)));
        assert_eq!(decks.iter().collect::<BTreeSet<_>>().len(), decks.len());
    }
}
