//! Rules and hands as they are typed, for the tests of this crate.
//!
//! Hands are read by a reader of its own that knows only what the tests write: Ann (player one) and Bob (player two),
//! and no mistakes. The notation is a crate on top of this one.

use crate::cards::card::Card;
use crate::cards::list::CardList;
use crate::hand::claim::{Defender, HandClaim, Knocker, Layout, PointsClaim, Showdown};
use crate::hand::count::Count;
use crate::hand::fault::Fault;
use crate::hand::judge::judge;
use crate::hand::ruling::Ruling;
use crate::house::keys::RuleKey;
use crate::house::presets::Preset;
use crate::house::settings::HouseRules;
use crate::house::value::RuleValue;
use crate::players::player::Player;

/// The house rules: the name of a preset, if any, then changes, as in `bicycle target=250`.
pub(crate) fn house(rules: &str) -> HouseRules {
    let mut values = Preset::named("standard").unwrap().values();
    for word in rules.split_whitespace() {
        match word.split_once('=') {
            None => values = Preset::named(word).unwrap().values(),
            Some((key, value)) => {
                RuleKey::named(key).unwrap().write(&mut values, &RuleValue::typed(value)).unwrap();
            }
        }
    }
    HouseRules::new(values).unwrap()
}

/// The claim of a line such as `Ann 4-7s 9cdh / 2h ac ad v 23 @7s`.
pub(crate) fn claim(line: &str) -> HandClaim {
    let spaced =
        [',', '/', '+'].iter().fold(line.to_owned(), |line, sign| line.replace(*sign, &format!(" {sign} ")));
    let mut words: Vec<&str> = spaced.split_whitespace().collect();
    let at = |words: &[&str], start: &str| words.iter().position(|word| word.starts_with(start));
    let knock_card = at(&words, "@").map(|at| words.remove(at)[1..].to_uppercase().parse().unwrap());
    let discard = at(&words, "x").map(|at| cards(words.drain(at..at + 2).next_back().unwrap())[0]);
    let accepted = at(&words, "accepted").map(|at| words.remove(at)).is_some();
    let by = match words[0] {
        "draw" => return HandClaim::Draw { knock_card },
        "Ann" => Player::One,
        "Bob" => Player::Two,
        other => panic!("{line}: {other}"),
    };
    if let Some(["+", points, more @ ..]) = words.get(1..) {
        let boxes = more.get(1).map_or(1, |boxes| boxes.parse().unwrap());
        return HandClaim::Points(PointsClaim {
            winner: by,
            points: points.parse().unwrap(),
            boxes,
            knock_card,
        });
    }
    let (knocker, defender) = words.split_at(at(&words, "v").unwrap());
    let (knocker, defender) = (&knocker[1..], &defender[1..]);
    let count = |side: &[&str]| side[0].parse::<u32>().ok().map(Count::from);
    let knocker = match (knocker, count(knocker)) {
        (["gin"], _) => Knocker::Gin,
        (["big-gin"], _) => Knocker::BigGin,
        (_, Some(count)) => Knocker::Count(count),
        (cards, None) => Knocker::Cards(side(cards).0),
    };
    let defender = match count(defender) {
        Some(count) => Defender::Count(count),
        None => {
            let (laid, layoffs) = side(defender);
            Defender::Cards { laid, layoffs }
        }
    };
    HandClaim::Showdown(Showdown { by, knocker, defender, knock_card, discard, accepted })
}

/// The cards of a side, and those that it laid off.
fn side(words: &[&str]) -> (Layout, CardList) {
    let all = |words: &[&str]| words.iter().flat_map(|word| cards(word)).collect::<CardList>();
    let mut parts = words.split(|word| *word == "+");
    let (laid, layoffs) = (parts.next().unwrap(), parts.next().map_or(CardList::EMPTY, all));
    let mut parts = laid.split(|word| *word == "/");
    let (first, deadwood) = (parts.next().unwrap(), parts.next());
    match deadwood {
        None => (Layout::Loose(all(first)), layoffs),
        Some(deadwood) => {
            (Layout::Spread { melds: melds(first).into_iter().collect(), deadwood: all(deadwood) }, layoffs)
        }
    }
}

/// Groups of several cards are melds, and so are single cards in a row, up to a comma.
fn melds(words: &[&str]) -> Vec<Vec<Card>> {
    let mut melds: Vec<Vec<Card>> = Vec::new();
    let mut is_open = false;
    for word in words {
        let cards = if *word == "," { Vec::new() } else { cards(word) };
        match (cards.len(), melds.last_mut()) {
            (0, _) => {}
            (1, Some(meld)) if is_open => meld.extend(&cards),
            _ => melds.push(cards.clone()),
        }
        is_open = cards.len() == 1;
    }
    melds
}

/// The cards of a word: `4S`, `9cdh`, `jqkh`, `4-7s`.
fn cards(word: &str) -> Vec<Card> {
    const RANKS: &str = "A23456789TJQK";
    let word = word.to_uppercase().replace("10", "T");
    let (ranks, suits) = word.split_at(word.find(['C', 'D', 'H', 'S']).unwrap());
    let place = |rank: &str| RANKS.find(rank).unwrap();
    let ranks = match ranks.split_once('-') {
        Some((low, high)) => &RANKS[place(low)..=place(high)],
        None => ranks,
    };
    let each = ranks.chars().flat_map(|rank| suits.chars().map(move |suit| format!("{rank}{suit}")));
    each.map(|card| card.parse().unwrap()).collect()
}

pub(crate) fn ruled(rules: &str, line: &str) -> Ruling {
    judge(&claim(line), &house(rules)).unwrap_or_else(|faults| panic!("{rules}: {line}: {faults}"))
}

pub(crate) fn faults(rules: &str, line: &str) -> Vec<Fault> {
    judge(&claim(line), &house(rules)).unwrap_err().into_vec()
}
