//! The referee's no, said to people.

use super::report::Diagnostic;
use super::rulebook::cards::{ACE_LOW, CARDS, COUNTS, MELDS, SPREAD};
use super::rulebook::knocking::{BIG_GIN, GIN, KNOCK_LIMIT};
use super::rulebook::laying_off::LAYING_OFF;
use super::rulebook::oklahoma::KNOCK_CARD;
use super::rulebook::scoring::SCORING;
use super::words::{all_of, cards as card_list, counted, one_of, ticked};
use crate::show::code::Code;
use ginscore_rules::cards::{Card, Cards, NotAMeld, Rank};
use ginscore_rules::notation::{Mistakes, Names, ParsedHand, Span, SpannedCard, write_spread};
use ginscore_rules::rules::{
    CardPosition, ClaimPart, Fault, HIGHEST_BOXES, HIGHEST_COUNT, HIGHEST_POINTS, Player,
};

/// The most places of a card that are pointed at: as many as are seen in the part of the line that is shown.
const MARKED: usize = 60;

/// The reports of the faults in a hand.
pub fn faults(all: &[Fault], names: &Names, text: &str, line: &ParsedHand) -> Mistakes<Diagnostic> {
    let mut reports = Mistakes::none();
    for one in all {
        reports.push_with(|| fault(one, names, text, line));
    }
    reports
}

/// What a fault is called; the same for ever.
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

/// The report of a fault in a hand that stands in a line.
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
            not_a_meld(cards, *why, "deadwood stands after the slash")
                .pointing(text, meld_marks(cards, *why, &each))
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
            new("nothing is laid off against gin".to_owned())
                .about(cards.iter().copied())
                .by(GIN)
                .hinted("these cards count as deadwood: put them before the plus, and leave the plus out")
                .pointing(text, spots.collect())
        }
        Fault::KnockCardMissing => new("the knock card is missing".to_owned())
            .by(KNOCK_CARD)
            .hinted("these rules need it for every knock and gin: add it with an `@`, as in `@7s`")
            .pointing(text, vec![end]),
        Fault::BigGinNotMelded { player: of, deadwood } => {
            let (left, verb) = (deadwood.to_string(), if deadwood.len() == 1 { "does" } else { "do" });
            let name = names.get(*of);
            new(format!("{name} has eleven cards, and {left} {verb} not meld"))
                .about(deadwood.iter())
                .by(BIG_GIN)
                .hinted("eleven cards must all meld; else name ten, and the discard after an `x`")
                .pointing(text, line.deadwood_spans(*of, *deadwood))
        }
        Fault::SpreadAmbiguous { player: of, spreads } => {
            let name = names.get(*of);
            let ways: Vec<String> = spreads.iter().map(|spread| ticked(&write_spread(spread))).collect();
            let all = spreads.first().map_or(Cards::EMPTY, |spread| {
                spread.melds().iter().fold(spread.deadwood(), |all, meld| all.union(meld.cards()))
            });
            let message = format!(
                "{name}'s cards lie in {} with the same deadwood, and the hand scores differently by them",
                counted(spreads.len() as u32, "way"),
            );
            new(message)
                .about(all.iter())
                .by(SPREAD)
                .hinted(format!("{name} declares one: {}", one_of(&ways)))
                .pointing(text, side(*of))
        }
        Fault::CountRange { player } => {
            new(format!("a count goes from 0 to {HIGHEST_COUNT}, the most that ten cards can hold"))
                .by(COUNTS)
                .hinted("add the deadwood up again, or name the cards")
                .pointing(text, side(*player))
        }
        Fault::PointsRange { player } => new(format!("a hand's points go from 0 to {HIGHEST_POINTS}"))
            .by(SCORING)
            .hinted("check the number")
            .pointing(text, side(*player)),
        Fault::BoxesRange { player } => {
            let marks = place(&ClaimPart::Boxes).map_or_else(|| side(*player), |boxes| vec![boxes]);
            new(format!("a hand's boxes go from 0 to {HIGHEST_BOXES}"))
                .by(SCORING)
                .hinted("write the winner's boxes of this hand, not of the game")
                .pointing(text, marks)
        }
    }
}

/// The report of a card that is named more than once.
fn duplicate(card: Card, spots: &[ClaimPart], names: &Names) -> Diagnostic {
    let of =
        |player: Player| spots.iter().any(|spot| matches!(spot, ClaimPart::Card(of, _) if *of == player));
    let report = times_named(card, spots.len());
    if spots.len() == 2 && of(Player::One) && of(Player::Two) {
        let sides = Player::BOTH.map(|player| format!("{}'s", names.get(player)));
        let message = format!("{card} is on both sides, {}", all_of(&sides));
        return Diagnostic { message, ..report.by(CARDS) };
    }
    let any = |wanted: fn(&ClaimPart) -> bool| spots.len() == 2 && spots.iter().any(wanted);
    if any(|spot| matches!(spot, ClaimPart::Card(_, CardPosition::LaidOff(_)))) {
        return report.by(LAYING_OFF).hinted("a laid-off card is named once, behind the plus");
    }
    if any(|spot| matches!(spot, ClaimPart::Discard)) {
        return report.by(CARDS).hinted("the discard is none of the ten: it is named once, after the `x`");
    }
    report
}

/// The reports of the cards that are named more than once in a line.
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
        .by(MELDS)
        .hinted("there is one of each card: look which of them was meant for another")
}

fn card_count(name: &str, cards: &[Card], knocker: bool) -> Diagnostic {
    let wanted = if knocker { "ten, or eleven that all meld" } else { "ten" };
    let missing = |few: usize| counted(10 - few as u32, "card");
    let hint = match (cards.len(), knocker) {
        (few, true) if few < 10 => format!("{} missing: look for what was not read out", missing(few)),
        (few, false) if few < 10 => {
            format!("{} missing: look for what was not read out, or was laid off", missing(few))
        }
        (11, true) => "where one of the eleven is the discard, name it once, after the `x`".to_owned(),
        (_, true) => "the discard is named after an `x`, and a `v` stands before the other side".to_owned(),
        _ => "laid-off cards are among the ten; look for a card of the other side".to_owned(),
    };
    let message = format!("{name} has {}: {wanted} are wanted", counted(cards.len() as u32, "card"));
    Diagnostic::new(Code::CardCount, message).about(cards.iter().copied()).by(CARDS).hinted(hint)
}

/// The report of cards that are no meld. What to do with cards that were meant as deadwood depends on
/// where they stand.
pub fn not_a_meld(cards: &[Card], why: NotAMeld, deadwood: &str) -> Diagnostic {
    let named = card_list(cards.iter().copied());
    let suit = cards.first().map(|card| card.suit);
    let new = |message: String| Diagnostic::new(meld_code(why), message);
    let report = match why {
        NotAMeld::TooShort => new(format!("{named} is not a meld: it takes three cards or more"))
            .by(MELDS)
            .hinted(format!("{deadwood}; or a card of the meld was left out")),
        NotAMeld::AceHigh => {
            let low = cards.iter().any(|card| card.rank == Rank::Two);
            let ranks =
                if low { [Rank::Ace, Rank::Two, Rank::Three] } else { [Rank::Jack, Rank::Queen, Rank::King] };
            let run = suit.map(|suit| card_list(ranks.map(|rank| Card::new(rank, suit)))).unwrap_or_default();
            new(format!("{named} is not a run: the ace is always low"))
                .by(ACE_LOW)
                .hinted(format!("{run} would be one"))
        }
        NotAMeld::Gap(missing) => {
            let gap: Vec<String> = missing.iter().map(|card| card.to_string()).collect();
            let are = if missing.len() == 1 { "is" } else { "are" };
            new(format!("{named} is not a run: {} {are} missing", all_of(&gap)))
                .by(MELDS)
                .hinted("a run goes without a gap; two runs are parted by a comma")
        }
        NotAMeld::Mixed => {
            new(format!("{named} is not a meld: it is neither of one rank nor in a row of one suit"))
                .by(MELDS)
                .hinted(format!("{deadwood}; a comma parts two melds"))
        }
    };
    report.about(cards.iter().copied())
}

/// Where to point for cards that are no meld: under the ace where it is taken for high, else under all.
pub fn meld_marks(cards: &[Card], why: NotAMeld, places: &[Option<Span>]) -> Vec<Span> {
    let pairs = cards.iter().zip(places);
    let ace_high = why == NotAMeld::AceHigh;
    pairs.filter(|(card, _)| !ace_high || card.rank == Rank::Ace).filter_map(|(_, place)| *place).collect()
}

fn over_limit(name: &str, count: u32, limit: u8, by_count: bool) -> Diagnostic {
    let (message, hint) = match limit {
        _ if by_count && limit > 0 => (
            format!("{name} may not knock with {count}: the limit is {limit}"),
            format!("the knocker's own count comes first; with more than {limit} the hand goes on"),
        ),
        0 => (
            format!("{name} may not knock with {count}: only gin ends this hand"),
            "play on for gin".to_owned(),
        ),
        _ => (
            format!("{name} may not knock with {count}: the limit is {limit}"),
            format!("play on until the deadwood is {limit} or less"),
        ),
    };
    Diagnostic::new(Code::KnockOverLimit, message).by(KNOCK_LIMIT).hinted(hint)
}

fn layoff(knocker: &str, card: Card, after: Cards) -> Diagnostic {
    let (message, hint) = if after.is_empty() {
        (
            format!("{card} fits none of {knocker}'s melds"),
            "lay off the fourth card of a set, or the next at either end of a run; else it is deadwood"
                .to_owned(),
        )
    } else {
        let before: Vec<String> = after.iter().map(|card| card.to_string()).collect();
        (
            format!("{card} fits {knocker}'s run only after {}", all_of(&before)),
            format!("without {} it is deadwood", all_of(&before)),
        )
    };
    Diagnostic::new(Code::LayoffIllegal, message).about([card]).by(LAYING_OFF).hinted(hint)
}
