//! Diagnostics for rule violations.

use std::collections::BTreeSet;

use crate::say::text::Line;
use crate::say::{Fixed, Message, written::parse_error::NoSuit, written::record, written::rule_fault as say};
use crate::show::cards::in_words::{all_cards, cards as card_list};
use crate::show::cards::letters::{in_own_letters, own_letters};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::mistakes::parse_error::in_every_suit;
use crate::show::rulebook::TopicId;
use crate::show::words::{one_of, ticked};
use ginscore_notation::{Mistakes, Names, ParsedHand, Span, SpannedCard, write_spread};
use ginscore_rules::cards::{Card, Cards, NotAMeld, Rank, Spread};
use ginscore_rules::hand::{CardPosition, ClaimPart, Count, Fault, PointsClaim};
use ginscore_rules::players::Player;

/// The most places of a card that get a caret: as many as fit in the part of the line that is shown.
const MARKED: usize = 60;

pub fn faults(all: &[Fault], names: &Names, text: &str, line: &ParsedHand) -> Mistakes<Diagnostic> {
    let mut reports = Mistakes::none();
    for one in all {
        reports.push_with(|| fault(one, names, text, line));
    }
    reports
}

pub const fn code(fault: &Fault) -> Code {
    match fault {
        Fault::DuplicateCard { .. } => Code::DuplicateCard,
        Fault::CardCount { .. } => Code::CardCount,
        Fault::NotAMeld { why, .. } => meld_code(*why),
        Fault::KnockOverLimit { .. } => Code::KnockOverLimit,
        Fault::LayoffIllegal { .. } => Code::LayoffIllegal,
        Fault::LayoffOnGin { .. } => Code::LayoffOnGin,
        Fault::KnockCardMissing | Fault::KnockCardSuitMissing(_) => Code::KnockCardMissing,
        Fault::BigGinNotMelded { .. } => Code::BigGinNotMelded,
        Fault::SpreadAmbiguous { .. } => Code::SpreadAmbiguous,
        Fault::CountRange { .. } | Fault::PointsRange { .. } | Fault::BoxesRange { .. } => Code::CountRange,
    }
}

/// A knock card whose suit may double the hand was typed without it.
pub(super) fn knock_card_suit_missing(rank: Rank) -> Diagnostic {
    let typed = ticked(&own_letters().map_or(rank.letter(), |letters| letters.rank(rank)).to_string());
    Diagnostic::new(Code::KnockCardMissing, NoSuit { typed })
        .by(TopicId::KnockCard)
        .hinted(in_every_suit(rank))
}

const fn meld_code(why: NotAMeld) -> Code {
    match why {
        NotAMeld::TooShort => Code::MeldTooShort,
        NotAMeld::AceHigh => Code::AceLow,
        NotAMeld::Gap(_) => Code::RunGap,
        NotAMeld::Mixed => Code::NotAMeld,
    }
}

pub fn fault(fault: &Fault, names: &Names, text: &str, line: &ParsedHand) -> Diagnostic {
    let place = |spot: &ClaimPart| line.span_of(*spot);
    let side = |of: Player| place(&ClaimPart::Side(of)).into_iter().collect::<Vec<Span>>();
    let end = Span::new(text.trim_end().len(), text.trim_end().len() + 1);
    match fault {
        Fault::DuplicateCard { card, places: spots } => {
            let marks = spots.iter().take(MARKED).filter_map(place).collect();
            duplicate(*card, spots, names).pointing(text, marks)
        }
        Fault::CardCount { player: of, cards, knocker } => {
            card_count(names.get(*of), cards, *knocker).pointing(text, side(*of))
        }
        Fault::NotAMeld { player: of, meld, cards, why } => {
            let spots = (0..cards.len()).map(|at| ClaimPart::Card(*of, CardPosition::Meld(*meld, at)));
            let each: Vec<Option<Span>> = spots.map(|spot| place(&spot)).collect();
            not_a_meld(cards, *why, MeldPlace::Hand).pointing(text, meld_marks(cards, *why, &each))
        }
        Fault::KnockOverLimit { player: of, count, limit, deadwood } => {
            let marks = if deadwood.is_empty() { side(*of) } else { line.deadwood_spans(*of, *deadwood) };
            over_limit(names.get(*of), *count, *limit, deadwood.is_empty())
                .about(deadwood.iter())
                .pointing(text, marks)
        }
        Fault::LayoffIllegal { player: of, card, after, place: spot } => {
            layoff(names.get(of.other()), *card, *after).pointing(text, place(spot).into_iter().collect())
        }
        Fault::LayoffOnGin { player: of, cards } => {
            let spots =
                (0..cards.len()).filter_map(|at| place(&ClaimPart::Card(*of, CardPosition::LaidOff(at))));
            Diagnostic::new(code(fault), say::LaidOffOnGin)
                .about(cards.iter().copied())
                .by(TopicId::Gin)
                .hinted(say::LaidOffOnGinHint)
                .pointing(text, spots.collect())
        }
        Fault::KnockCardMissing => Diagnostic::new(code(fault), say::KnockCardMissing)
            .by(TopicId::KnockCard)
            .hinted(say::KnockCardMissingHint)
            .pointing(text, vec![end]),
        Fault::KnockCardSuitMissing(rank) => {
            knock_card_suit_missing(*rank).pointing(text, vec![place(&ClaimPart::KnockCard).unwrap_or(end)])
        }
        Fault::BigGinNotMelded { player: of, deadwood } => {
            let (name, cards, count) = (names.get(*of), card_list(deadwood.iter()), deadwood.len());
            Diagnostic::new(code(fault), say::NotBigGin { name, cards, count })
                .about(deadwood.iter())
                .by(TopicId::BigGin)
                .hinted(say::NotBigGinHint)
                .pointing(text, line.deadwood_spans(*of, *deadwood))
        }
        Fault::SpreadAmbiguous { player: of, spreads } => {
            let name = names.get(*of);
            let typed = |spread: &Spread| ticked(&in_own_letters(&write_spread(spread)));
            let ways: Vec<String> = spreads.iter().map(typed).collect();
            let all = spreads.first().map_or(Cards::EMPTY, |spread| {
                spread.melds().iter().fold(spread.deadwood(), |all, meld| all.union(meld.cards()))
            });
            Diagnostic::new(code(fault), say::Ambiguous { name, ways: spreads.len() })
                .about(all.iter())
                .by(TopicId::Spread)
                .hinted(say::MustDeclare { name, ways: one_of(&ways) })
                .pointing(text, side(*of))
        }
        Fault::CountRange { player } => {
            Diagnostic::new(code(fault), say::CountRange { most: Count::HIGHEST })
                .by(TopicId::Counts)
                .hinted(say::CountRangeHint)
                .pointing(text, side(*player))
        }
        Fault::PointsRange { player } => {
            Diagnostic::new(code(fault), say::PointsRange { most: PointsClaim::HIGHEST_POINTS })
                .by(TopicId::Scoring)
                .hinted(record::CheckNumber)
                .pointing(text, side(*player))
        }
        Fault::BoxesRange { player } => {
            let marks = place(&ClaimPart::Boxes).map_or_else(|| side(*player), |boxes| vec![boxes]);
            Diagnostic::new(code(fault), say::BoxesRange { most: PointsClaim::HIGHEST_BOXES })
                .by(TopicId::Scoring)
                .hinted(say::BoxesRangeHint)
                .pointing(text, marks)
        }
    }
}

fn duplicate(card: Card, spots: &[ClaimPart], names: &Names) -> Diagnostic {
    let of =
        |player: Player| spots.iter().any(|spot| matches!(spot, ClaimPart::Card(of, _) if *of == player));
    let report = times_named(card, spots.len());
    if of(Player::One) && of(Player::Two) {
        let report = on_both_sides(report);
        if spots.len() > 2 {
            return report;
        }
        let (one, other) = (names.get(Player::One), names.get(Player::Two));
        let message = say::CardOnBothSides { card, one, other }.line();
        return Diagnostic { message, ..report.by(TopicId::Cards) };
    }
    let meld = |spot: &ClaimPart| match spot {
        ClaimPart::Card(_, CardPosition::Meld(meld, _)) => Some(*meld),
        _ => None,
    };
    let melds: BTreeSet<usize> = spots.iter().filter_map(meld).collect();
    if melds.len() == spots.len() {
        return in_melds(card, melds.len());
    }
    let any = |wanted: fn(&ClaimPart) -> bool| spots.len() == 2 && spots.iter().any(wanted);
    if any(|spot| matches!(spot, ClaimPart::Card(_, CardPosition::LaidOff(_)))) {
        return report.by(TopicId::LayingOff).hinted(say::LaidOffOnlyOnce);
    }
    if any(|spot| matches!(spot, ClaimPart::Discard)) {
        return report.by(TopicId::Cards).hinted(say::DiscardOnlyOnce);
    }
    report
}

/// Adds a diagnostic for each card that is named more than once in a spread, or in groups that are melds of one player.
pub fn named_twice_in(
    line: &str,
    groups: &[Vec<SpannedCard>],
    deadwood: &[SpannedCard],
    reports: &mut Mistakes<Diagnostic>,
) {
    let mut several = Mistakes::none();
    let all: Vec<SpannedCard> = groups.iter().flatten().chain(deadwood).copied().collect();
    named_twice(line, &all, &mut several);
    several.kept().iter().for_each(|report| {
        let card = report.cards.first().copied();
        let has = |group: &&Vec<SpannedCard>| group.iter().any(|named| Some(named.card) == card);
        let melds = groups.iter().filter(has).count();
        let times = all.iter().filter(|named| Some(named.card) == card).count();
        reports.push_with(|| match card {
            Some(card) if melds == times => {
                Diagnostic { excerpt: report.excerpt.clone(), ..in_melds(card, melds) }
            }
            _ => report.clone(),
        });
    });
}

/// The diagnostic for a card that both players would have: one of them may have been misread.
pub fn on_both_sides(report: Diagnostic) -> Diagnostic {
    report.hinted(say::OneMisread)
}

fn in_melds(card: Card, melds: usize) -> Diagnostic {
    Diagnostic::new(Code::DuplicateCard, say::InMelds { card, melds })
        .about([card])
        .by(TopicId::Melds)
        .hinted(say::InOneMeld)
}

/// Adds a diagnostic for each card that is named more than once in a line.
pub fn named_twice(line: &str, named: &[SpannedCard], reports: &mut Mistakes<Diagnostic>) {
    let mut seen = Cards::EMPTY;
    for SpannedCard { card, .. } in named {
        // Each card of the deck is looked for once, however many are named.
        if seen.contains(*card) {
            continue;
        }
        seen = seen.with(*card);
        let places = named.iter().filter(|other| other.card == *card).map(|other| other.span);
        let times = places.clone().count();
        if times > 1 {
            reports.push_with(|| times_named(*card, times).pointing(line, places.collect()));
        }
    }
}

fn times_named(card: Card, times: usize) -> Diagnostic {
    Diagnostic::new(Code::DuplicateCard, say::NamedTimes { card, times })
        .about([card])
        .by(TopicId::Melds)
        .hinted(say::OneOfEachCard)
}

fn card_count(name: &str, cards: &[Card], knocker: bool) -> Diagnostic {
    let hint = match (cards.len(), knocker) {
        (few, true) if few < 10 => say::CardsMissingOfKnocker { missing: 10 - few }.said(),
        (few, false) if few < 10 => say::CardsMissing { missing: 10 - few }.said(),
        (11, true) => say::ElevenWithDiscard.said(),
        (_, true) => say::TooManyOfKnocker.said(),
        (_, false) => say::TooMany.said(),
    };
    let count = cards.len();
    let message = match knocker {
        true => say::CardCountOfKnocker { name, cards: count }.said(),
        false => say::CardCount { name, cards: count }.said(),
    };
    Diagnostic::new(Code::CardCount, message).about(cards.iter().copied()).by(TopicId::Cards).hinted(hint)
}

/// Where a group that is not a meld was written: it decides the hint for cards that were meant as deadwood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MeldPlace {
    /// In a hand line, before the slash.
    Hand,
    /// In a line of groups to check, where a slash may come before the deadwood.
    Groups,
    /// After `on`, where only melds may be written.
    After,
}

pub fn not_a_meld(cards: &[Card], why: NotAMeld, place: MeldPlace) -> Diagnostic {
    let named = card_list(cards.iter().copied());
    let suit = cards.first().map(|card| card.suit);
    let new = |message: Line| Diagnostic::new(meld_code(why), message);
    let report = match why {
        NotAMeld::TooShort => {
            new(say::TooShort { cards: &named }.line()).by(TopicId::Melds).hinted(match place {
                MeldPlace::Hand => say::TooShortInHand.text(),
                MeldPlace::Groups => say::TooShortInGroups.text(),
                MeldPlace::After => say::TooShortAfterOn.text(),
            })
        }
        NotAMeld::AceHigh => {
            let low = cards.iter().any(|card| card.rank == Rank::Two);
            let ranks =
                if low { [Rank::Ace, Rank::Two, Rank::Three] } else { [Rank::Jack, Rank::Queen, Rank::King] };
            let run = suit.map(|suit| card_list(ranks.map(|rank| Card::new(rank, suit)))).unwrap_or_default();
            new(say::AceHigh { cards: &named }.line())
                .by(TopicId::AceLow)
                .hinted(say::WouldBeARun { cards: run })
        }
        NotAMeld::Gap(missing) => {
            let (missing, count) = (all_cards(missing), missing.len());
            new(say::Gap { cards: &named, missing, count }.line()).by(TopicId::Melds).hinted(say::GapHint)
        }
        NotAMeld::Mixed => new(say::Mixed { cards: &named }.line()).by(TopicId::Melds).hinted(match place {
            _ if are_consecutive(cards) => say::RunOfOneSuit.text(),
            MeldPlace::Hand => say::MixedInHand.text(),
            MeldPlace::Groups => say::MixedInGroups.text(),
            MeldPlace::After => say::MixedAfterOn.text(),
        }),
    };
    report.about(cards.iter().copied())
}

/// Returns true if the ranks of the cards follow each other, in any order: they were meant as a run.
fn are_consecutive(cards: &[Card]) -> bool {
    let place = |card: &Card| Rank::ALL.iter().position(|rank| *rank == card.rank);
    let mut ranks: Vec<usize> = cards.iter().filter_map(place).collect();
    ranks.sort_unstable();
    ranks.len() >= 3 && ranks.iter().zip(ranks.iter().skip(1)).all(|(low, high)| *high == low + 1)
}

/// The places to point at for cards that are not a meld: the ace if it was used as a high card, otherwise all of them.
pub fn meld_marks(cards: &[Card], why: NotAMeld, places: &[Option<Span>]) -> Vec<Span> {
    let pairs = cards.iter().zip(places);
    let ace_high = why == NotAMeld::AceHigh;
    pairs.filter(|(card, _)| !ace_high || card.rank == Rank::Ace).filter_map(|(_, place)| *place).collect()
}

fn over_limit(name: &str, count: u32, limit: u8, by_count: bool) -> Diagnostic {
    let (message, hint) = match limit {
        0 => (say::OnlyGin { name, count }.said(), say::OnlyGinHint.said()),
        _ if by_count => {
            (say::OverLimit { name, count, limit }.said(), say::OverLimitCountHint { limit }.said())
        }
        _ => (say::OverLimit { name, count, limit }.said(), say::OverLimitHint { limit }.said()),
    };
    Diagnostic::new(Code::KnockOverLimit, message).by(TopicId::KnockLimit).hinted(hint)
}

/// Says of a knock over the limit that the sides may have been typed in the wrong order.
pub fn sides_exchanged(report: Diagnostic) -> Diagnostic {
    report.hinted(say::SidesExchanged)
}

fn layoff(knocker: &str, card: Card, after: Cards) -> Diagnostic {
    let (message, hint) = if after.is_empty() {
        (say::DoesNotFit { card, knocker }.line(), say::DoesNotFitHint.line())
    } else {
        let before = all_cards(after);
        (
            say::FitsOnlyAfter { card, knocker, before: &before }.line(),
            say::FitsOnlyAfterHint { before: &before }.line(),
        )
    };
    Diagnostic::new(Code::LayoffIllegal, message).about([card]).by(TopicId::LayingOff).hinted(hint)
}
