//! The sides of a showdown read, each fault named: what [`judge`](crate::rules::judge) rests on.

use crate::cards::card::Card;
use crate::cards::meld::Meld;
use crate::cards::set::Cards;
use crate::cards::spread::{Spread, lay_off};
use crate::rules::claim::{
    CardPosition, ClaimPart, Defender, HIGHEST_COUNT, Knocker, Layout, Showdown, numbered,
};
use crate::rules::fault::Fault;
use crate::rules::house::HouseRules;
use crate::rules::player::Player;
use crate::solver::{best_spread, least_spreads};

/// One way in which a side's cards lie. Unlike a [`Spread`] it may still be at fault.
pub(super) struct Arrangement {
    pub(super) melds: Vec<Meld>,
    pub(super) deadwood: Cards,
    pub(super) count: u32,
}

impl Arrangement {
    fn of(spread: Spread) -> Arrangement {
        Arrangement {
            melds: spread.melds().to_vec(),
            deadwood: spread.deadwood(),
            count: u32::from(spread.count()),
        }
    }
}

/// What the knocker's side comes to: his word for a count, or the ways his cards may lie, all of one count.
pub(super) struct KnockerSide {
    pub(super) eleven: bool,
    pub(super) count: u32,
    pub(super) ways: Vec<Arrangement>,
    /// Whether all of their melds are legal.
    melds_are_legal: bool,
    /// Whether they are as many cards as they should be.
    right_number: bool,
}

impl KnockerSide {
    /// A side for which a count was given, or gin was claimed.
    const fn claimed(eleven: bool, count: u32) -> KnockerSide {
        KnockerSide { eleven, count, ways: Vec::new(), melds_are_legal: true, right_number: true }
    }

    /// Whether no deadwood is left: then nothing is laid off, unless the house allows it.
    pub(super) const fn is_gin(&self) -> bool {
        self.eleven || self.count == 0
    }
}

/// What the defender's side comes to.
pub(super) enum DefenderSide {
    Count(u32),
    Laid(Arrangement, Vec<Card>),
    Loose(Cards),
}

/// The knock card told, where the house needs one.
pub(super) fn need_knock_card(house: &HouseRules, knock_card: Option<Card>, faults: &mut Vec<Fault>) {
    if house.needs_knock_card() && knock_card.is_none() {
        faults.push(Fault::KnockCardMissing);
    }
}

/// No card twice, across both sides, the laid-off cards and the discard. The knock card may come from a
/// second deck, so it may also be in somebody's hand. Returns the cards that are named more than once: until
/// that is settled nothing else can be said of them.
pub(super) fn named_once(by: Player, told: &Showdown, faults: &mut Vec<Fault>) -> Cards {
    // Mostly no card is, and then nobody asks where each stands.
    let laid = |laid: &Layout| laid.all().fold(Some(Cards::EMPTY), once);
    let knocker = match &told.knocker {
        Knocker::Cards(cards) => laid(cards),
        Knocker::Count(_) | Knocker::Gin | Knocker::BigGin => Some(Cards::EMPTY),
    };
    let defender = match &told.defender {
        Defender::Cards { laid: cards, layoffs } => layoffs.iter().copied().fold(laid(cards), once),
        Defender::Count(_) => Some(Cards::EMPTY),
    };
    if let (Some(knocker), Some(defender)) = (told.discard.into_iter().fold(knocker, once), defender)
        && knocker.intersection(defender).is_empty()
    {
        return Cards::EMPTY;
    }
    let mut named: Vec<(Card, ClaimPart)> = Vec::new();
    if let Knocker::Cards(laid) = &told.knocker {
        named.extend(laid.places().into_iter().map(|(card, place)| (card, ClaimPart::Card(by, place))));
    }
    named.extend(told.discard.map(|card| (card, ClaimPart::Discard)));
    if let Defender::Cards { laid, layoffs } = &told.defender {
        let places = laid.places().into_iter().chain(numbered(layoffs, CardPosition::LaidOff));
        named.extend(places.map(|(card, place)| (card, ClaimPart::Card(by.other(), place))));
    }
    let mut seen = Cards::EMPTY;
    let mut twice = Cards::EMPTY;
    for (card, _) in &named {
        if seen.contains(*card) && !twice.contains(*card) {
            twice = twice.with(*card);
            let spots = named.iter().filter(|(other, _)| other == card).map(|(_, spot)| *spot).collect();
            faults.push(Fault::DuplicateCard { card: *card, spots });
        }
        seen = seen.with(*card);
    }
    twice
}

/// The cards with one more; nothing once a card is there twice.
fn once(cards: Option<Cards>, card: Card) -> Option<Cards> {
    cards.filter(|cards| !cards.contains(card)).map(|cards| cards.with(card))
}

/// The knocker's side, or none where a fault leaves nothing to go on with.
pub(super) fn ended(by: Player, told: &Showdown, faults: &mut Vec<Fault>) -> Option<KnockerSide> {
    let laid = match &told.knocker {
        Knocker::Gin => return Some(KnockerSide::claimed(false, 0)),
        Knocker::BigGin => return Some(KnockerSide::claimed(true, 0)),
        Knocker::Count(count) => {
            return count_told(by, *count, faults).map(|count| KnockerSide::claimed(false, count));
        }
        Knocker::Cards(laid) => laid,
    };
    let cards = laid.cards();
    let eleven = cards.len() == 11 && told.discard.is_none();
    let right_count = cards.len() == 10 || eleven;
    if !right_count {
        faults.push(Fault::CardCount { of: by, cards: cards.clone(), knocker: true });
    }
    let before = faults.len();
    let ways = match laid {
        Layout::Spread { melds, deadwood } => vec![declared(by, melds, deadwood, faults)],
        Layout::Loose(_) => match Cards::distinct(cards) {
            Ok(cards) if eleven => vec![Arrangement::of(best_spread(cards))],
            Ok(cards) if right_count => least_spreads(cards).into_iter().map(Arrangement::of).collect(),
            _ => Vec::new(),
        },
    };
    let melds_are_legal = faults.len() == before;
    let first = ways.first()?;
    if eleven && !first.deadwood.is_empty() {
        faults.push(Fault::BigGinNotMelded { of: by, deadwood: first.deadwood });
        return None;
    }
    Some(KnockerSide { eleven, count: first.count, ways, melds_are_legal, right_number: right_count })
}

/// The defender's side, or none where a fault leaves nothing to go on with.
pub(super) fn defended(of: Player, told: &Defender, faults: &mut Vec<Fault>) -> Option<DefenderSide> {
    let (laid, layoffs) = match told {
        Defender::Count(count) => return count_told(of, *count, faults).map(DefenderSide::Count),
        Defender::Cards { laid, layoffs } => (laid, layoffs),
    };
    let mut cards = laid.cards();
    let kept = Cards::distinct(cards.iter().copied());
    cards.extend(layoffs);
    if cards.len() != 10 {
        faults.push(Fault::CardCount { of, cards, knocker: false });
    }
    match (laid, kept) {
        (Layout::Spread { melds, deadwood }, _) => {
            Some(DefenderSide::Laid(declared(of, melds, deadwood, faults), layoffs.clone()))
        }
        (Layout::Loose(_), Ok(kept)) if layoffs.is_empty() => Some(DefenderSide::Loose(kept)),
        (Layout::Loose(_), Ok(kept)) if kept.len() <= 10 => {
            Some(DefenderSide::Laid(Arrangement::of(best_spread(kept)), layoffs.clone()))
        }
        (Layout::Loose(_), _) => None,
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
fn declared(of: Player, melds: &[Vec<Card>], deadwood: &[Card], faults: &mut Vec<Fault>) -> Arrangement {
    let mut way = Arrangement {
        melds: Vec::new(),
        deadwood: deadwood.iter().fold(Cards::EMPTY, |cards, card| cards.with(*card)),
        count: deadwood.iter().map(|card| u32::from(card.points())).sum(),
    };
    for (meld, cards) in melds.iter().enumerate() {
        // A meld that names a card twice has its fault already.
        let Ok(distinct) = Cards::distinct(cards.iter().copied()) else {
            continue;
        };
        match Meld::try_from(distinct) {
            Ok(legal) => way.melds.push(legal),
            Err(why) => faults.push(Fault::NotAMeld { of, meld, cards: cards.clone(), why }),
        }
    }
    way
}

/// The knock within the limit. A card that is named twice among the deadwood counts once: that it is named
/// twice is a fault of its own.
pub(super) fn within_limit(of: Player, ended: &KnockerSide, limit: u8, faults: &mut Vec<Fault>) {
    let deadwood = ended.ways.first().map(|way| way.deadwood);
    let count = deadwood.map_or(ended.count, |deadwood| u32::from(deadwood.points()));
    if count > u32::from(limit) {
        faults.push(Fault::KnockOverLimit { of, count, limit, deadwood: deadwood.unwrap_or_default() });
    }
}

/// Every laid-off card on a meld of the knocker's, in some order; nothing against gin unless the house
/// allows it. Of several ways in which the knocker's cards may lie only those count on which the
/// lay-offs are lawful; where they are on none, the first stands.
///
/// Nothing is said that only follows from another fault: of a card that is named `twice`, of one that such a
/// card keeps from fitting, or against melds that are themselves at fault.
pub(super) fn laid_off_lawfully(
    of: Player,
    layoffs: &[Card],
    ended: &mut KnockerSide,
    house: &HouseRules,
    twice: Cards,
    faults: &mut Vec<Fault>,
) {
    if layoffs.is_empty() {
        return;
    }
    if ended.is_gin() && !house.layoff_on_gin {
        if ended.melds_are_legal && ended.right_number {
            faults.push(Fault::LayoffOnGin { of, cards: layoffs.to_vec() });
        }
        return;
    }
    let cards = layoffs.iter().fold(Cards::EMPTY, |cards, card| cards.with(*card));
    let takes_all = |way: &Arrangement| lay_off(&way.melds, cards).left.is_empty();
    if ended.ways.iter().any(takes_all) {
        ended.ways.retain(takes_all);
        return;
    }
    let Some(way) = ended.ways.first().filter(|_| ended.melds_are_legal) else {
        return; // without melds, or with illegal ones, there is nothing to compare with
    };
    let laid = lay_off(&way.melds, cards);
    let mut left = laid.left.difference(twice);
    for (card, place) in numbered(layoffs, CardPosition::LaidOff) {
        // Once for each card: that it is named again is another fault.
        let after = wanting(&laid.melds, card);
        if left.contains(card) && after.intersection(twice).is_empty() {
            left = left.without(card);
            faults.push(Fault::LayoffIllegal { of, card, after, spot: ClaimPart::Card(of, place) });
        }
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
    gaps.min_by_key(|gap| gap.len()).unwrap_or(Cards::EMPTY)
}
