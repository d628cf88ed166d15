//! The referee: what was told of a hand, judged by the house's rules.
//!
//! There is one way from a claim to a ruling, and it is [`judge`]. Counts and cards, a line typed and a
//! line read from a ledger all come through here.

use super::claim::{
    Claim, Defender, HIGHEST_COUNT, HIGHEST_POINTS, Knocker, Laid, Place, Showdown, Spot, Told, numbered,
};
use super::fault::Fault;
use super::house::House;
use super::player::{ByPlayer, Player};
use super::points::{Counts, Worth, knock_limit, worth};
use super::ruling::{End, Evidence, Ruling, Shown, Step, arranged};
use crate::cards::card::Card;
use crate::cards::cards::Cards;
use crate::cards::meld::Meld;
use crate::cards::solver::{best_defence, best_spread, least_spreads};
use crate::cards::spread::{Spread, lay_off_all};

/// Judges a hand: the ruling, or everything that is wrong with what was told, at once.
///
/// A spread that a player declares is scored as declared. Cards told loosely are arranged: the
/// knocker's for least deadwood, since he spreads first and does not see the other hand; the defender's
/// for least deadwood over melding and laying off together.
///
/// ```
/// use ginscore::rules::{claim::*, house::House, judge::judge, player::Player, presets, ruling::End};
/// let house = House::new(presets::defaults()).unwrap();
/// let counts = Showdown {
///     knocker: Knocker::Count(9),
///     defender: Defender::Count(4),
///     knock_card: None,
///     discard: None,
/// };
/// let told = Told::Ended { by: Player::One, claim: Claim::Showdown(counts) };
/// let ruling = judge(&told, &house).unwrap();
/// assert_eq!((ruling.end(), ruling.winner(), ruling.points()), (End::Undercut, Some(Player::Two), 15));
/// ```
pub fn judge(told: &Told, house: &House) -> Result<Ruling, Vec<Fault>> {
    match told {
        Told::Draw => Ok(Ruling {
            told: Told::Draw,
            end: End::Draw,
            winner: None,
            steps: Vec::new(),
            boxes: 0,
            evidence: Evidence::None,
        }),
        Told::Ended { by, claim: Claim::Points { points, knock_card } } => {
            let mut faults = Vec::new();
            if *points > HIGHEST_POINTS {
                faults.push(Fault::CountRange { of: *by, highest: HIGHEST_POINTS });
            }
            need_knock_card(house, *knock_card, &mut faults);
            none_or(faults)?;
            Ok(Ruling {
                told: told.clone(),
                end: End::Points,
                winner: Some(*by),
                steps: vec![Step::Written(*points)],
                boxes: 1,
                evidence: Evidence::Written,
            })
        }
        Told::Ended { by, claim: Claim::Showdown(showdown) } => {
            let Scored { worth, deadwood, limit, shown } = score(*by, showdown, house)?;
            Ok(Ruling {
                told: arranged(*by, showdown, &shown),
                end: worth.end,
                winner: worth.winner,
                steps: worth.steps,
                boxes: worth.boxes,
                evidence: Evidence::Showdown { deadwood, limit, shown },
            })
        }
    }
}

fn none_or(faults: Vec<Fault>) -> Result<(), Vec<Fault>> {
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}

fn need_knock_card(house: &House, knock_card: Option<Card>, faults: &mut Vec<Fault>) {
    if house.needs_knock_card() && knock_card.is_none() {
        faults.push(Fault::KnockCardMissing);
    }
}

/// A showdown without a fault.
struct Scored {
    worth: Worth,
    deadwood: ByPlayer<u8>,
    limit: u8,
    shown: ByPlayer<Option<Shown>>,
}

/// One way in which a side's cards lie. Unlike a [`Spread`] it may still be at fault.
struct Way {
    melds: Vec<Meld>,
    deadwood: Cards,
    count: u32,
}

impl Way {
    fn of(spread: Spread) -> Way {
        Way { melds: spread.melds().to_vec(), deadwood: spread.deadwood(), count: u32::from(spread.count()) }
    }
}

/// What the knocker's side comes to: his word for a count, or the ways his cards may lie, all of one count.
struct Ended {
    eleven: bool,
    count: u32,
    ways: Vec<Way>,
}

impl Ended {
    const fn is_gin(&self) -> bool {
        self.eleven || self.count == 0
    }
}

/// What the defender's side comes to.
enum Defended {
    Count(u32),
    Laid(Way, Vec<Card>),
    Loose(Cards),
}

fn score(by: Player, told: &Showdown, house: &House) -> Result<Scored, Vec<Fault>> {
    let mut faults = Vec::new();
    named_once(by, told, &mut faults);
    need_knock_card(house, told.knock_card, &mut faults);
    let limit = knock_limit(house, told.knock_card);
    let mut ended = ended(by, told, &mut faults);
    let defended = defended(by.other(), &told.defender, &mut faults);
    if let Some(ended) = &mut ended {
        within_limit(by, ended, limit, &mut faults);
        if let Defender::Cards { layoffs, .. } = &told.defender {
            laid_off_lawfully(by.other(), layoffs, ended, house, &mut faults);
        }
    }
    none_or(faults)?;
    // A side that could not be read has left a fault, so both are there.
    let (Some(ended), Some(defended)) = (ended, defended) else {
        return Err(Vec::new());
    };

    let lays_off = !ended.is_gin() || house.layoff_on_gin;
    let mut scored = Vec::new();
    for way in ended.ways.iter().map(Some).chain(ended.ways.is_empty().then_some(None)) {
        let melds = way.filter(|_| lays_off).map_or(&[][..], |way| &way.melds);
        let (count, defence) = defence(&defended, melds);
        let counts = Counts { by, eleven: ended.eleven, knocker: low(ended.count), defender: low(count) };
        let mut deadwood = ByPlayer { one: counts.knocker, two: counts.knocker };
        *deadwood.get_mut(by.other()) = counts.defender;
        let mut shown = ByPlayer { one: None, two: None };
        *shown.get_mut(by) = way
            .and_then(|way| Spread::new(way.melds.clone(), way.deadwood))
            .map(|spread| Shown { spread, layoffs: Vec::new() });
        *shown.get_mut(by.other()) = defence;
        scored.push(Scored { worth: worth(house, counts, told.knock_card), deadwood, limit, shown });
    }
    one_score(by, scored)
}

/// A count within 0 to 98 is within a byte.
fn low(count: u32) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}

/// The score, where all ways in which the knocker's cards may lie give the same one.
fn one_score(by: Player, scored: Vec<Scored>) -> Result<Scored, Vec<Fault>> {
    let points = |scored: &Scored| {
        let worth = &scored.worth;
        (worth.end, worth.winner, worth.steps.clone(), worth.boxes)
    };
    let differ = scored.windows(2).any(|pair| match pair {
        [one, next] => points(one) != points(next),
        _ => false,
    });
    if differ {
        let shown = scored.into_iter().filter_map(|scored| scored.shown.get(by).clone());
        let spreads = shown.map(|shown| shown.spread).collect();
        return Err(vec![Fault::SpreadAmbiguous { of: by, spreads }]);
    }
    scored.into_iter().next().ok_or_else(Vec::new)
}

/// The defender's count and what he shows, against those of the knocker's melds that take lay-offs.
fn defence(defended: &Defended, melds: &[Meld]) -> (u32, Option<Shown>) {
    match defended {
        Defended::Count(count) => (*count, None),
        Defended::Laid(way, layoffs) => {
            let spread = Spread::new(way.melds.clone(), way.deadwood);
            (way.count, spread.map(|spread| Shown { spread, layoffs: layoffs.clone() }))
        }
        Defended::Loose(cards) => {
            let best = best_defence(*cards, melds);
            let count = u32::from(best.spread.count());
            (count, Some(Shown { spread: best.spread, layoffs: best.layoffs }))
        }
    }
}

/// No card twice, across both sides, the laid-off cards and the discard. The knock card may come from a
/// second deck, so it may also be in somebody's hand.
fn named_once(by: Player, told: &Showdown, faults: &mut Vec<Fault>) {
    let mut named: Vec<(Card, Spot)> = Vec::new();
    if let Knocker::Cards(laid) = &told.knocker {
        named.extend(laid.places().into_iter().map(|(card, place)| (card, Spot::Card(by, place))));
    }
    named.extend(told.discard.map(|card| (card, Spot::Discard)));
    if let Defender::Cards { laid, layoffs } = &told.defender {
        let places = laid.places().into_iter().chain(numbered(layoffs, Place::LaidOff));
        named.extend(places.map(|(card, place)| (card, Spot::Card(by.other(), place))));
    }
    let mut seen = Cards::NONE;
    let mut twice = Cards::NONE;
    for (card, _) in &named {
        if seen.holds(*card) && !twice.holds(*card) {
            twice = twice.with(*card);
            let spots = named.iter().filter(|(other, _)| other == card).map(|(_, spot)| *spot).collect();
            faults.push(Fault::DuplicateCard { card: *card, spots });
        }
        seen = seen.with(*card);
    }
}

/// The knocker's side, or none where a fault leaves nothing to go on with.
fn ended(by: Player, told: &Showdown, faults: &mut Vec<Fault>) -> Option<Ended> {
    let laid = match &told.knocker {
        Knocker::Gin => return Some(Ended { eleven: false, count: 0, ways: Vec::new() }),
        Knocker::BigGin => return Some(Ended { eleven: true, count: 0, ways: Vec::new() }),
        Knocker::Count(count) => {
            let count = count_told(by, *count, faults)?;
            return Some(Ended { eleven: false, count, ways: Vec::new() });
        }
        Knocker::Cards(laid) => laid,
    };
    let cards = laid.cards();
    let eleven = cards.len() == 11 && told.discard.is_none();
    let right_count = cards.len() == 10 || eleven;
    if !right_count {
        faults.push(Fault::CardCount { of: by, cards: cards.clone(), knocker: true });
    }
    let ways = match laid {
        Laid::Spread { melds, deadwood } => vec![declared(by, melds, deadwood, faults)],
        Laid::Loose(_) => match Cards::distinct(cards) {
            Ok(cards) if eleven => vec![Way::of(best_spread(cards))],
            Ok(cards) if right_count => least_spreads(cards).into_iter().map(Way::of).collect(),
            _ => Vec::new(),
        },
    };
    let first = ways.first()?;
    if eleven && !first.deadwood.is_empty() {
        faults.push(Fault::BigGinNotMelded { of: by, deadwood: first.deadwood });
        return None;
    }
    Some(Ended { eleven, count: first.count, ways })
}

/// The defender's side, or none where a fault leaves nothing to go on with.
fn defended(of: Player, told: &Defender, faults: &mut Vec<Fault>) -> Option<Defended> {
    let (laid, layoffs) = match told {
        Defender::Count(count) => return count_told(of, *count, faults).map(Defended::Count),
        Defender::Cards { laid, layoffs } => (laid, layoffs),
    };
    let mut cards = laid.cards();
    let kept = Cards::distinct(cards.iter().copied());
    cards.extend(layoffs);
    if cards.len() != 10 {
        faults.push(Fault::CardCount { of, cards, knocker: false });
    }
    match (laid, kept) {
        (Laid::Spread { melds, deadwood }, _) => {
            Some(Defended::Laid(declared(of, melds, deadwood, faults), layoffs.clone()))
        }
        (Laid::Loose(_), Ok(kept)) if layoffs.is_empty() => Some(Defended::Loose(kept)),
        (Laid::Loose(_), Ok(kept)) if kept.len() <= 10 => {
            Some(Defended::Laid(Way::of(best_spread(kept)), layoffs.clone()))
        }
        (Laid::Loose(_), _) => None,
    }
}

fn count_told(of: Player, count: u32, faults: &mut Vec<Fault>) -> Option<u32> {
    if count > HIGHEST_COUNT {
        faults.push(Fault::CountRange { of, highest: HIGHEST_COUNT });
        return None;
    }
    Some(count)
}

/// A spread as declared: each meld a legal one, the deadwood as it was named.
fn declared(of: Player, melds: &[Vec<Card>], deadwood: &[Card], faults: &mut Vec<Fault>) -> Way {
    let mut way = Way {
        melds: Vec::new(),
        deadwood: deadwood.iter().fold(Cards::NONE, |cards, card| cards.with(*card)),
        count: deadwood.iter().map(|card| u32::from(card.points())).sum(),
    };
    for (meld, cards) in melds.iter().enumerate() {
        // A meld that names a card twice has its fault already.
        let Ok(distinct) = Cards::distinct(cards.iter().copied()) else {
            continue;
        };
        match Meld::of(distinct) {
            Ok(legal) => way.melds.push(legal),
            Err(why) => faults.push(Fault::NotAMeld { of, meld, cards: cards.clone(), why }),
        }
    }
    way
}

fn within_limit(of: Player, ended: &Ended, limit: u8, faults: &mut Vec<Fault>) {
    if ended.count > u32::from(limit) {
        let deadwood = ended.ways.first().map_or(Cards::NONE, |way| way.deadwood);
        faults.push(Fault::KnockOverLimit { of, count: ended.count, limit, deadwood });
    }
}

/// Every laid-off card on a meld of the knocker's, in some order; nothing against gin unless the house
/// allows it. Of several ways in which the knocker's cards may lie only those count on which the
/// lay-offs are lawful; where they are on none, the first stands.
fn laid_off_lawfully(
    of: Player,
    layoffs: &[Card],
    ended: &mut Ended,
    house: &House,
    faults: &mut Vec<Fault>,
) {
    if layoffs.is_empty() {
        return;
    }
    if ended.is_gin() && !house.layoff_on_gin {
        faults.push(Fault::LayoffOnGin { of, cards: layoffs.to_vec() });
        return;
    }
    let cards = layoffs.iter().fold(Cards::NONE, |cards, card| cards.with(*card));
    let takes_all = |way: &Way| lay_off_all(&mut way.melds.clone(), cards).is_empty();
    if ended.ways.iter().any(takes_all) {
        ended.ways.retain(takes_all);
        return;
    }
    let Some(way) = ended.ways.first() else {
        return; // a count on his word: there are no melds to look at
    };
    let mut melds = way.melds.clone();
    let left = lay_off_all(&mut melds, cards);
    for (card, place) in numbered(layoffs, Place::LaidOff).filter(|(card, _)| left.holds(*card)) {
        let after = wanting(&melds, card);
        faults.push(Fault::LayoffIllegal { of, card, after, spot: Spot::Card(of, place) });
    }
}

/// The cards between the nearest end of a run of its suit and the card.
fn wanting(melds: &[Meld], card: Card) -> Cards {
    let gaps = melds.iter().filter_map(|meld| match meld {
        Meld::Run(run) if run.suit() == card.suit => {
            let over = card.rank > run.high();
            let (above, below) = if over { (run.high(), card.rank) } else { (card.rank, run.low()) };
            let ranks = std::iter::successors(above.above(), |rank| rank.above());
            let gap = ranks.take_while(|rank| *rank < below).map(|rank| Card::new(rank, card.suit));
            Cards::distinct(gap).ok()
        }
        _ => None,
    });
    gaps.min_by_key(|gap| gap.len()).unwrap_or(Cards::NONE)
}
