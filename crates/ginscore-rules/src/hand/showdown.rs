//! The checks of a showdown that [`judge`](crate::hand::judge()) consists of.

use alloc::vec;
use alloc::vec::Vec;

use crate::cards::card::Card;
use crate::cards::list::{CardGroups, CardList, Melds};
use crate::cards::meld::Meld;
use crate::cards::set::Cards;
use crate::cards::spread::{Spread, lay_off, left_after_laying_off};
use crate::cards::upcard::Upcard;
use crate::hand::claim::{CardPosition, ClaimPart, Defender, Knocker, Layout, Showdown, numbered};
use crate::hand::count::Count;
use crate::hand::fault::Fault;
use crate::house::settings::HouseRules;
use crate::players::player::Player;
use crate::solver::{best_spread, least_spreads};

/// One arrangement of a side's cards. Unlike a [`Spread`] it has not been checked.
pub(crate) struct Arrangement {
    pub(crate) melds: Melds,
    pub(crate) deadwood: Cards,
    pub(crate) count: u16,
}

impl Arrangement {
    /// The arrangement as a spread; `None` if a card is in it twice.
    pub(crate) fn spread(&self) -> Option<Spread> {
        Spread::new(self.melds.iter().copied(), self.deadwood)
    }
}

impl From<Spread> for Arrangement {
    fn from(spread: Spread) -> Arrangement {
        Arrangement { melds: spread.melds().into(), deadwood: spread.deadwood(), count: spread.count() }
    }
}

/// The knocker's side: a reported count, or the possible arrangements of the cards, all with the same count.
pub(crate) struct KnockerSide {
    pub(crate) eleven: bool,
    pub(crate) count: u16,
    /// The arrangements; empty if no cards were reported.
    pub(crate) ways: Vec<Arrangement>,
    melds_are_legal: bool,
    /// True if the side has ten cards, or eleven.
    right_number: bool,
}

impl KnockerSide {
    const fn claimed(eleven: bool, count: u16) -> KnockerSide {
        KnockerSide { eleven, count, ways: Vec::new(), melds_are_legal: true, right_number: true }
    }

    /// Returns true if the knocker has gin or big gin. Then nothing is laid off, unless the house rules allow it.
    pub(crate) const fn is_gin(&self) -> bool {
        self.eleven || self.count == 0
    }
}

/// The defender's side: a reported count, declared or arranged cards with their lay-offs, or loose cards that the
/// solver arranges.
pub(crate) enum DefenderSide {
    Count(u16),
    Laid(Arrangement, CardList),
    Loose(Cards),
}

pub(crate) fn check_knock_card(house: &HouseRules, knock_card: Option<Upcard>, faults: &mut Vec<Fault>) {
    match knock_card {
        None if house.needs_knock_card() => faults.push(Fault::KnockCardMissing),
        Some(card) if house.needs_suit_of(card) => faults.push(Fault::KnockCardSuitMissing(card.rank)),
        _ => {}
    }
}

/// Checks that no card appears twice in both sides, the laid-off cards and the discard. The knock card may come from a second
/// deck, so it may also be in a hand. Returns the cards that appear more than once; other checks leave them out.
pub(crate) fn check_duplicates(claim: &Showdown, faults: &mut Vec<Fault>) -> Cards {
    // Fast path: usually there are no duplicates, and the positions of the cards are not needed.
    let laid = |laid: &Layout| laid.cards().fold(Some(Cards::EMPTY), once);
    let listed = |cards: &[Card]| cards.iter().copied().fold(Some(Cards::EMPTY), once);
    let knocker = match &claim.knocker {
        Knocker::Cards(cards) => laid(cards),
        Knocker::Deadwood(cards) => listed(cards),
        Knocker::Count(_) | Knocker::Gin | Knocker::BigGin => Some(Cards::EMPTY),
    };
    let not_laid_off = match &claim.defender {
        Defender::Cards { laid: cards, .. } => laid(cards),
        Defender::Deadwood { left, .. } => listed(left),
        Defender::Count(_) => Some(Cards::EMPTY),
    };
    let defender = claim.defender.layoffs().iter().copied().fold(not_laid_off, once);
    if let (Some(knocker), Some(defender)) = (claim.discard.into_iter().fold(knocker, once), defender)
        && knocker.intersection(defender).is_empty()
    {
        return Cards::EMPTY;
    }
    let deadwood = |cards: &[Card]| numbered(cards, CardPosition::Deadwood).collect();
    let knockers = match &claim.knocker {
        Knocker::Cards(laid) => laid.places(),
        Knocker::Deadwood(cards) => deadwood(cards),
        Knocker::Count(_) | Knocker::Gin | Knocker::BigGin => Vec::new(),
    };
    let mut defenders = match &claim.defender {
        Defender::Cards { laid, .. } => laid.places(),
        Defender::Deadwood { left, .. } => deadwood(left),
        Defender::Count(_) => Vec::new(),
    };
    defenders.extend(numbered(claim.defender.layoffs(), CardPosition::LaidOff));
    let of = |player: Player, places: Vec<(Card, CardPosition)>| {
        places.into_iter().map(move |(card, place)| (card, ClaimPart::Card(player, place)))
    };
    let discard = claim.discard.map(|card| (card, ClaimPart::Discard));
    let named: Vec<(Card, ClaimPart)> =
        of(claim.by, knockers).chain(discard).chain(of(claim.by.other(), defenders)).collect();
    let mut seen = Cards::EMPTY;
    let mut duplicates = Cards::EMPTY;
    for (card, _) in &named {
        if seen.contains(*card) && !duplicates.contains(*card) {
            duplicates = duplicates.with(*card);
            let places = named.iter().filter(|(other, _)| other == card).map(|(_, place)| *place).collect();
            faults.push(Fault::DuplicateCard { card: *card, places });
        }
        seen = seen.with(*card);
    }
    duplicates
}

/// The cards with one more; `None` once a card is a duplicate.
fn once(cards: Option<Cards>, card: Card) -> Option<Cards> {
    cards.filter(|cards| !cards.contains(card)).map(|cards| cards.with(card))
}

/// The knocker's side; `None` if a fault prevents further checks.
pub(crate) fn knocker_side(claim: &Showdown, faults: &mut Vec<Fault>) -> Option<KnockerSide> {
    let by = claim.by;
    let laid = match &claim.knocker {
        Knocker::Gin => return Some(KnockerSide::claimed(false, 0)),
        Knocker::BigGin => return Some(KnockerSide::claimed(true, 0)),
        Knocker::Count(count) => {
            return checked_count(by, count, faults).map(|count| KnockerSide::claimed(false, count));
        }
        Knocker::Deadwood(cards) => {
            let count = checked_deadwood(by, cards, &[], true, faults);
            return count.map(|count| KnockerSide::claimed(false, count));
        }
        Knocker::Cards(laid) => laid,
    };
    let eleven = laid.len() == 11 && claim.discard.is_none();
    let right_count = laid.len() == 10 || eleven;
    if !right_count {
        faults.push(Fault::CardCount { player: by, cards: laid.cards().collect(), knocker: true });
    }
    let before = faults.len();
    let ways = match laid {
        Layout::Spread { melds, deadwood } => vec![declared(by, melds, deadwood, faults)],
        Layout::Loose(_) => match Cards::distinct(laid.cards()) {
            Some(cards) if right_count => least_spreads(cards).into_iter().map(Arrangement::from).collect(),
            _ => Vec::new(),
        },
    };
    let melds_are_legal = faults.len() == before;
    let first = ways.first()?;
    if eleven && !first.deadwood.is_empty() {
        faults.push(Fault::BigGinNotMelded { player: by, deadwood: first.deadwood });
        return None;
    }
    Some(KnockerSide { eleven, count: first.count, ways, melds_are_legal, right_number: right_count })
}

/// The defender's side; `None` if a fault prevents further checks.
pub(crate) fn defender_side(
    player: Player,
    claim: &Defender,
    faults: &mut Vec<Fault>,
) -> Option<DefenderSide> {
    let (laid, layoffs) = match claim {
        Defender::Count(count) => return checked_count(player, count, faults).map(DefenderSide::Count),
        Defender::Deadwood { left, layoffs } => {
            return checked_deadwood(player, left, layoffs, false, faults).map(DefenderSide::Count);
        }
        Defender::Cards { laid, layoffs } => (laid, layoffs),
    };
    if laid.len() + layoffs.len() != 10 {
        let cards = laid.cards().chain(layoffs.iter().copied()).collect();
        faults.push(Fault::CardCount { player, cards, knocker: false });
    }
    match laid {
        Layout::Spread { melds, deadwood } => {
            Some(DefenderSide::Laid(declared(player, melds, deadwood, faults), layoffs.clone()))
        }
        Layout::Loose(cards) => match Cards::distinct(cards.iter().copied())? {
            cards if layoffs.is_empty() => Some(DefenderSide::Loose(cards)),
            cards if cards.len() <= 10 => {
                Some(DefenderSide::Laid(Arrangement::from(best_spread(cards)), layoffs.clone()))
            }
            _ => None,
        },
    }
}

/// The reported count, if it is at most [`Count::HIGHEST`].
fn checked_count(player: Player, count: &Count, faults: &mut Vec<Fault>) -> Option<u16> {
    let count = u16::try_from(count.points()).ok().filter(|count| *count <= Count::HIGHEST);
    if count.is_none() {
        faults.push(Fault::CountRange { player });
    }
    count
}

/// The count of a side that shows only its deadwood, if the cards that it does not show can be melds: three or more
/// cards, or none.
fn checked_deadwood(
    player: Player,
    left: &[Card],
    layoffs: &[Card],
    knocker: bool,
    faults: &mut Vec<Fault>,
) -> Option<u16> {
    let cards = [left, layoffs].concat();
    if !matches!(cards.len(), 0..=7 | 10) {
        faults.push(Fault::CardCount { player, cards, knocker });
        return None;
    }
    // A duplicate card counts once, because the duplicate is a fault of its own.
    Some(left.iter().fold(Cards::EMPTY, |cards, card| cards.with(*card)).points())
}

/// The declared arrangement. Melds that are not legal are faults, and are left out. A duplicate card in the deadwood
/// counts once, because the duplicate is a fault of its own.
fn declared(player: Player, melds: &CardGroups, deadwood: &[Card], faults: &mut Vec<Fault>) -> Arrangement {
    let deadwood = deadwood.iter().fold(Cards::EMPTY, |cards, card| cards.with(*card));
    let mut way = Arrangement { melds: Melds::EMPTY, deadwood, count: deadwood.points() };
    for (meld, cards) in melds.iter().enumerate() {
        // The fault of a duplicate card in a meld is found elsewhere.
        let Some(distinct) = Cards::distinct(cards.iter().copied()) else {
            continue;
        };
        match Meld::try_from(distinct) {
            Ok(legal) => way.melds.push(legal),
            Err(why) => faults.push(Fault::NotAMeld { player, meld, cards: cards.to_vec(), why }),
        }
    }
    way
}

pub(crate) fn check_limit(player: Player, knocker: &KnockerSide, limit: u8, faults: &mut Vec<Fault>) {
    if knocker.count > u16::from(limit) {
        let deadwood = knocker.ways.first().map_or(Cards::EMPTY, |way| way.deadwood);
        faults.push(Fault::KnockOverLimit { player, count: u32::from(knocker.count), limit, deadwood });
    }
}

/// Checks that every laid-off card fits a meld of the knocker's, in some order, and that nothing is laid off against gin unless
/// the house rules allow it. If the knocker's cards have several arrangements, only those that all lay-offs fit remain.
///
/// Faults that only follow from others are left out: those of a card among the `duplicates`, of a card that only such
/// a card keeps from fitting, and those against melds that are not legal.
pub(crate) fn check_layoffs(
    player: Player,
    layoffs: &[Card],
    knocker: &mut KnockerSide,
    house: &HouseRules,
    duplicates: Cards,
    faults: &mut Vec<Fault>,
) {
    if layoffs.is_empty() {
        return;
    }
    if knocker.is_gin() && !house.layoff_on_gin {
        if knocker.melds_are_legal && knocker.right_number {
            faults.push(Fault::LayoffOnGin { player, cards: layoffs.to_vec() });
        }
        return;
    }
    let cards = layoffs.iter().fold(Cards::EMPTY, |cards, card| cards.with(*card));
    let takes_all = |way: &Arrangement| left_after_laying_off(&way.melds, cards).is_empty();
    if knocker.ways.iter().any(takes_all) {
        knocker.ways.retain(takes_all);
        return;
    }
    let Some(way) = knocker.ways.first().filter(|_| knocker.melds_are_legal) else {
        return; // without legal melds, nothing can be checked
    };
    let laid = lay_off(&way.melds, cards);
    let mut left = laid.left.difference(duplicates);
    for (card, place) in numbered(layoffs, CardPosition::LaidOff) {
        // Each card has this fault once; a duplicate is another fault.
        let after = gap_before(&laid.melds, card);
        if left.contains(card) && after.intersection(duplicates).is_empty() {
            left = left.without(card);
            faults.push(Fault::LayoffIllegal { player, card, after, place: ClaimPart::Card(player, place) });
        }
    }
}

/// The cards between the card and the nearest end of a run of its suit; empty if there is no such run.
fn gap_before(melds: &[Meld], card: Card) -> Cards {
    let gaps = melds.iter().filter_map(|meld| match meld {
        Meld::Run(run) if run.suit() == card.suit => {
            let over = card.rank > run.high();
            let (above, below) = if over { (run.high(), card.rank) } else { (card.rank, run.low()) };
            let ranks = core::iter::successors(above.above(), |rank| rank.above());
            let gap = ranks.take_while(|rank| *rank < below).map(|rank| Card::new(rank, card.suit));
            Cards::distinct(gap)
        }
        _ => None,
    });
    gaps.min_by_key(|gap| gap.len()).unwrap_or(Cards::EMPTY)
}
