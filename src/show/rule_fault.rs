//! Diagnostics for rule violations.

use super::diagnostic::Diagnostic;
use super::rulebook::TopicId;
use super::words::{all_of, cards as card_list, counted, one_of, ticked};
use crate::show::code::Code;
use ginscore_rules::cards::{Card, Cards, NotAMeld, Rank};
use ginscore_rules::notation::{Mistakes, Names, ParsedHand, Span, SpannedCard, write_spread};
use ginscore_rules::rules::{
    CardPosition, ClaimPart, Fault, HIGHEST_BOXES, HIGHEST_COUNT, HIGHEST_POINTS, Player,
};

/// The most places of a card that get a caret: as many as fit in the part of the line that is shown.
const MARKED: usize = 60;

/// The diagnostics for the faults in a hand.
pub fn faults(all: &[Fault], names: &Names, text: &str, line: &ParsedHand) -> Mistakes<Diagnostic> {
    let mut reports = Mistakes::none();
    for one in all {
        reports.push_with(|| fault(one, names, text, line));
    }
    reports
}

/// The code of a fault.
pub const fn code(fault: &Fault) -> Code {
    match fault {
        Fault::DuplicateCard { .. } => Code::DuplicateCard,
        Fault::CardCount { .. } => Code::CardCount,
        Fault::NotAMeld { why, .. } => meld_code(*why),
        Fault::KnockOverLimit { .. } => Code::KnockOverLimit,
        Fault::LayoffIllegal { .. } => Code::LayoffIllegal,
        Fault::LayoffOnGin { .. } => Code::LayoffOnGin,
        Fault::KnockCardMissing => Code::KnockCardMissing,
        Fault::BigGinNotMelded { .. } => Code::BigGinNotMelded,
        Fault::SpreadAmbiguous { .. } => Code::SpreadAmbiguous,
        Fault::CountRange { .. } | Fault::PointsRange { .. } | Fault::BoxesRange { .. } => Code::CountRange,
    }
}

const fn meld_code(why: NotAMeld) -> Code {
    match why {
        NotAMeld::TooShort => Code::MeldTooShort,
        NotAMeld::AceHigh => Code::AceLow,
        NotAMeld::Gap(_) => Code::RunGap,
        NotAMeld::Mixed => Code::NotAMeld,
    }
}

/// The diagnostic for a fault in a hand, pointing at its place in the line.
pub fn fault(fault: &Fault, names: &Names, text: &str, line: &ParsedHand) -> Diagnostic {
    let place = |spot: &ClaimPart| line.span_of(*spot);
    let side = |of: Player| place(&ClaimPart::Side(of)).into_iter().collect::<Vec<Span>>();
    let end = Span::new(text.trim_end().len(), text.trim_end().len() + 1);
    let new = |message: String| Diagnostic::new(code(fault), message);
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
            new("cards cannot be laid off against gin".to_owned())
                .about(cards.iter().copied())
                .by(TopicId::Gin)
                .hinted("these cards count as deadwood: write them before the `+`, and drop the `+`")
                .pointing(text, spots.collect())
        }
        Fault::KnockCardMissing => new("the knock card is missing".to_owned())
            .by(TopicId::KnockCard)
            .hinted("under these rules every knock and every gin needs it: add it after an `@`, as in `@7s`")
            .pointing(text, vec![end]),
        Fault::BigGinNotMelded { player: of, deadwood } => {
            let name = names.get(*of);
            new(match deadwood.len() {
                1 => format!("{name} has eleven cards, but {deadwood} does not meld"),
                _ => format!("{name} has eleven cards, but {deadwood} do not meld"),
            })
            .about(deadwood.iter())
            .by(TopicId::BigGin)
            .hinted(
                "for big gin all eleven cards must meld; otherwise name ten, and the discard after an `x`",
            )
            .pointing(text, line.deadwood_spans(*of, *deadwood))
        }
        Fault::SpreadAmbiguous { player: of, spreads } => {
            let name = names.get(*of);
            let ways: Vec<String> = spreads.iter().map(|spread| ticked(&write_spread(spread))).collect();
            let all = spreads.first().map_or(Cards::EMPTY, |spread| {
                spread.melds().iter().fold(spread.deadwood(), |all, meld| all.union(meld.cards()))
            });
            let message = format!(
                "{name}'s cards can be melded in {} ways with the same deadwood, and the hand scores differently in each",
                spreads.len(),
            );
            new(message)
                .about(all.iter())
                .by(TopicId::Spread)
                .hinted(format!("{name} must declare one of them: {}", one_of(&ways)))
                .pointing(text, side(*of))
        }
        Fault::CountRange { player } => {
            new(format!("a count must be from 0 to {HIGHEST_COUNT}, the most that ten cards can add up to"))
                .by(TopicId::Counts)
                .hinted("add up the deadwood again, or name the cards")
                .pointing(text, side(*player))
        }
        Fault::PointsRange { player } => {
            new(format!("the points of a hand must be from 0 to {HIGHEST_POINTS}"))
                .by(TopicId::Scoring)
                .hinted("check the number")
                .pointing(text, side(*player))
        }
        Fault::BoxesRange { player } => {
            let marks = place(&ClaimPart::Boxes).map_or_else(|| side(*player), |boxes| vec![boxes]);
            new(format!("the boxes of a hand must be from 0 to {HIGHEST_BOXES}"))
                .by(TopicId::Scoring)
                .hinted("write the boxes that the winner gets for this hand, not for the whole game")
                .pointing(text, marks)
        }
    }
}

/// The diagnostic for a card that is named more than once.
fn duplicate(card: Card, spots: &[ClaimPart], names: &Names) -> Diagnostic {
    let of =
        |player: Player| spots.iter().any(|spot| matches!(spot, ClaimPart::Card(of, _) if *of == player));
    let report = times_named(card, spots.len());
    if spots.len() == 2 && of(Player::One) && of(Player::Two) {
        let message = format!(
            "{card} is on both sides: {} and {} cannot both have it",
            names.get(Player::One),
            names.get(Player::Two)
        );
        return Diagnostic { message, ..report.by(TopicId::Cards) };
    }
    let any = |wanted: fn(&ClaimPart) -> bool| spots.len() == 2 && spots.iter().any(wanted);
    if any(|spot| matches!(spot, ClaimPart::Card(_, CardPosition::LaidOff(_)))) {
        return report.by(TopicId::LayingOff).hinted("name a laid-off card only once, after the `+`");
    }
    if any(|spot| matches!(spot, ClaimPart::Discard)) {
        return report
            .by(TopicId::Cards)
            .hinted("the discard is not one of the ten cards: name it only once, after the `x`");
    }
    report
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
    let times = if times == 2 { "twice".to_owned() } else { format!("{times} times") };
    Diagnostic::new(Code::DuplicateCard, format!("{card} is named {times}"))
        .about([card])
        .by(TopicId::Melds)
        .hinted("a deck has one of each card; was one of them misread?")
}

fn card_count(name: &str, cards: &[Card], knocker: bool) -> Diagnostic {
    let hint = match (cards.len(), knocker) {
        (9, true) => "one card is missing; did someone skip it?".to_owned(),
        (9, false) => "one card is missing; did someone skip it, or was it laid off?".to_owned(),
        (few, true) if few < 10 => format!("{} cards are missing; did someone skip them?", 10 - few),
        (few, false) if few < 10 => {
            format!("{} cards are missing; did someone skip them, or were they laid off?", 10 - few)
        }
        (11, true) => "if one of the eleven is the discard, name it only once, after the `x`".to_owned(),
        (_, true) => "write the discard after an `x`, and a `v` before the other side".to_owned(),
        _ => "laid-off cards are part of the ten; does one of these belong to the other side?".to_owned(),
    };
    let cards_of = counted(cards.len() as u32, "card");
    let message = match knocker {
        true => format!("{name} has {cards_of}; expected ten, or eleven that all meld"),
        false => format!("{name} has {cards_of}; expected ten"),
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

/// The diagnostic for cards that are not a meld.
pub fn not_a_meld(cards: &[Card], why: NotAMeld, place: MeldPlace) -> Diagnostic {
    let named = card_list(cards.iter().copied());
    let suit = cards.first().map(|card| card.suit);
    let new = |message: String| Diagnostic::new(meld_code(why), message);
    let report = match why {
        NotAMeld::TooShort => new(format!("{named} is not a meld: a meld has three or more cards"))
            .by(TopicId::Melds)
            .hinted(match place {
                MeldPlace::Hand => "write deadwood after the slash; or was a card of the meld left out?",
                MeldPlace::Groups => {
                    "write deadwood after a slash, as in `4-7s / 2h`; or was a card of the meld left out?"
                }
                MeldPlace::After => "write only melds after `on`; or was a card of the meld left out?",
            }),
        NotAMeld::AceHigh => {
            let low = cards.iter().any(|card| card.rank == Rank::Two);
            let ranks =
                if low { [Rank::Ace, Rank::Two, Rank::Three] } else { [Rank::Jack, Rank::Queen, Rank::King] };
            let run = suit.map(|suit| card_list(ranks.map(|rank| Card::new(rank, suit)))).unwrap_or_default();
            new(format!("{named} is not a run: the ace is always low"))
                .by(TopicId::AceLow)
                .hinted(format!("{run} would be a run"))
        }
        NotAMeld::Gap(missing) => {
            let gap: Vec<String> = missing.iter().map(|card| card.to_string()).collect();
            let message = match gap.as_slice() {
                [one] => format!("{named} is not a run: {one} is missing"),
                several => format!("{named} is not a run: {} are missing", all_of(several)),
            };
            new(message).by(TopicId::Melds).hinted("a run has no gaps; separate two runs with a comma")
        }
        NotAMeld::Mixed => {
            new(format!("{named} is not a meld: it is neither a set of one rank nor a run of one suit"))
                .by(TopicId::Melds)
                .hinted(match place {
                    MeldPlace::Hand => "separate two melds with a comma; write deadwood after the slash",
                    MeldPlace::Groups => {
                        "separate two melds with a comma; write deadwood after a slash, as in `4-7s / 2h`"
                    }
                    MeldPlace::After => "separate two melds with a comma; write only melds after `on`",
                })
        }
    };
    report.about(cards.iter().copied())
}

/// The places to point at for cards that are not a meld: the ace if it was used as a high card, otherwise all of them.
pub fn meld_marks(cards: &[Card], why: NotAMeld, places: &[Option<Span>]) -> Vec<Span> {
    let pairs = cards.iter().zip(places);
    let ace_high = why == NotAMeld::AceHigh;
    pairs.filter(|(card, _)| !ace_high || card.rank == Rank::Ace).filter_map(|(_, place)| *place).collect()
}

fn over_limit(name: &str, count: u32, limit: u8, by_count: bool) -> Diagnostic {
    let (message, hint) = match limit {
        _ if by_count && limit > 0 => (
            format!("{name} cannot knock with {count}: the limit is {limit}"),
            format!(
                "the first count is the knocker's; with more than {limit} they cannot knock, and play continues"
            ),
        ),
        0 => (
            format!("{name} cannot knock with {count}: only gin can end this hand"),
            "play on until you have gin".to_owned(),
        ),
        _ => (
            format!("{name} cannot knock with {count}: the limit is {limit}"),
            format!("play on until the deadwood is {limit} or less"),
        ),
    };
    Diagnostic::new(Code::KnockOverLimit, message).by(TopicId::KnockLimit).hinted(hint)
}

/// Says of a knock over the limit that the sides may have been typed in the wrong order.
pub fn sides_exchanged(report: Diagnostic) -> Diagnostic {
    report.hinted(
        "the knocker's cards come first, and the other cards could end this hand: are the sides in the wrong order?",
    )
}

fn layoff(knocker: &str, card: Card, after: Cards) -> Diagnostic {
    let (message, hint) = if after.is_empty() {
        (
            format!("{card} does not fit any of {knocker}'s melds"),
            "lay off the fourth card of a set, or the next card at either end of a run; otherwise it is deadwood"
                .to_owned(),
        )
    } else {
        let before: Vec<String> = after.iter().map(|card| card.to_string()).collect();
        (
            format!("{card} fits {knocker}'s run only after {}", all_of(&before)),
            format!("without {} it counts as deadwood", all_of(&before)),
        )
    };
    Diagnostic::new(Code::LayoffIllegal, message).about([card]).by(TopicId::LayingOff).hinted(hint)
}
