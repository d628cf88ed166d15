//! Corrections.

use std::sync::Arc;

use crate::say::text::Line;
use crate::say::written::{changes, correction as say, words::Labelled};
use crate::say::{Message, Value};
use crate::show::hand::entrants::{EntrantNames, hand_headline, hand_summed};
use crate::show::sheet::entered_in;
use crate::show::words::{listed_apart, suit_name};
use ginscore_ledger::model::{Applied, Hand, Outcome};
use ginscore_notation::{Event, Roster};
use ginscore_rules::cards::Card;
use ginscore_rules::hand::PointsClaim;
use ginscore_rules::house::{HouseRules, KnockCard};
use ginscore_rules::series::ScoredAdjustment;
use ginscore_rules::sheets::{Adjustment, AdjustmentError, Award};

pub fn correction(effect: &Outcome, roster: &Roster) -> String {
    match effect {
        Outcome::Did(done) => self::done(done, roster),
        Outcome::Undid(done) => say::Undone { what: again(done, roster) }.said(),
        Outcome::Redid(done) => say::Redone { what: again(done, roster) }.said(),
        Outcome::Renamed { was, name } => say::Renamed { before: was, name }.said(),
    }
}

/// What an `undo` undoes.
pub fn undone(effect: &Outcome, roster: &Roster) -> Option<String> {
    match effect {
        Outcome::Undid(done) => Some(again(done, roster)),
        _ => None,
    }
}

/// The same with the sums of a hand that was amended or inserted, and is shown with it.
pub fn correction_summed(effect: &Outcome, house: &HouseRules, roster: &Roster) -> String {
    let summed = |hand: &Arc<Hand>| hand_summed(&hand.played(), house, roster);
    match effect {
        Outcome::Did(done @ (Applied::Amend { .. } | Applied::Insert { .. })) => {
            done_as(done, summed, roster)
        }
        effect => correction(effect, roster),
    }
}

/// A hand or a round with its number, and how it ended.
pub fn numbered(number: usize, headline: impl Value, roster: &Roster) -> Line {
    if has_rounds(roster) {
        say::RoundIs { number, headline }.line()
    } else {
        say::HandIs { number, headline }.line()
    }
}

fn done(done: &Applied, roster: &Roster) -> String {
    done_as(done, |hand| hand_headline(&hand.ruling, hand.opponents, roster), roster)
}

/// The line for what was done, with the hands that there are now in other words.
fn done_as(done: &Applied, said: impl Fn(&Arc<Hand>) -> String, roster: &Roster) -> String {
    let of = |hands: &[Arc<Hand>]| listed_apart(hands.iter().map(&said));
    let rounds = has_rounds(roster);
    match done {
        Applied::Hand(number, hand) => numbered(*number, of(std::slice::from_ref(hand)), roster).to_string(),
        Applied::Amend { number, before, after, .. } => {
            let (headline, before) = (of(std::slice::from_ref(after)), headlines(before, roster));
            match rounds {
                true => say::RoundAmended { number, headline, before }.said(),
                false => say::HandAmended { number, headline, before }.said(),
            }
        }
        Applied::Insert { number, hands, .. } => match rounds {
            true => say::RoundInserted { number, headline: of(hands) }.said(),
            false => say::HandInserted { number, headline: of(hands) }.said(),
        },
        Applied::Delete { number, hands, .. } => match rounds {
            true => say::RoundDeleted { number, headline: of(hands) }.said(),
            false => say::HandDeleted { number, headline: of(hands) }.said(),
        },
        Applied::Event { event, after } => self::event(event, after + 1, roster),
    }
}

/// Returns true if rounds are numbered, and not hands.
pub fn has_rounds(roster: &Roster) -> bool {
    roster.lineup().has_rounds()
}

fn headlines(hands: &[Arc<Hand>], roster: &Roster) -> String {
    listed_apart(hands.iter().map(|hand| hand_headline(&hand.ruling, hand.opponents, roster)))
}

/// What was undone or redone, for the end of a line that has a colon already.
fn again(done: &Applied, roster: &Roster) -> String {
    let of = |hands: &[Arc<Hand>]| headlines(hands, roster);
    let rounds = has_rounds(roster);
    match done {
        Applied::Hand(number, hand) => {
            let headline = of(std::slice::from_ref(hand));
            match rounds {
                true => say::TheRound { number, headline }.said(),
                false => say::TheHand { number, headline }.said(),
            }
        }
        Applied::Amend { number, before, after, .. } => {
            let (headline, before) = (of(std::slice::from_ref(after)), of(before));
            match rounds {
                true => say::TheAmendmentOfRound { number, headline, before }.said(),
                false => say::TheAmendmentOfHand { number, headline, before }.said(),
            }
        }
        Applied::Insert { number, hands, .. } => match rounds {
            true => say::TheInsertionOfRound { number, headline: of(hands) }.said(),
            false => say::TheInsertionOfHand { number, headline: of(hands) }.said(),
        },
        Applied::Delete { number, hands, .. } => match rounds {
            true => say::TheDeletionOfRound { number, headline: of(hands) }.said(),
            false => say::TheDeletionOfHand { number, headline: of(hands) }.said(),
        },
        Applied::Event { event, after } => match event {
            Event::Misdeal(None) => say::TheMisdeal.said(),
            Event::Misdeal(Some(why)) => say::TheMisdealWhy { why }.said(),
            Event::Adjust(adjustment, why) => {
                let adjustment = adjustment_headline(adjustment, &EntrantNames::of(roster));
                say::TheAdjustment { adjustment, why }.said()
            }
            Event::Stop(Some(why)) => say::TheStopWhy { why }.said(),
            Event::Deal(_) | Event::Seat(..) | Event::KnockCard(_) | Event::Stop(None) => {
                self::event(event, after + 1, roster)
            }
        },
    }
}

fn event(event: &Event, number: usize, roster: &Roster) -> String {
    let rounds = has_rounds(roster);
    match event {
        Event::Deal(dealer) => {
            let name = roster.entrant(*dealer);
            match rounds {
                true => changes::DealtRound { name, number }.said(),
                false => changes::DealtHand { name, number }.said(),
            }
        }
        Event::Seat(seat, None, _) => say::PlaysHand { name: roster.name(*seat), number }.said(),
        Event::Seat(seat, Some(with), _) => {
            say::PlayHand { one: roster.name(*seat), two: roster.name(*with), number }.said()
        }
        Event::KnockCard(card) => match rounds {
            true => say::KnockCardOfRound { number, card: *card }.said(),
            false => say::KnockCardOfHand { number, card: *card }.said(),
        },
        Event::Misdeal(None) => say::DealerDealsAgain.said(),
        Event::Misdeal(Some(why)) => say::MisdealWhy { why }.said(),
        Event::Adjust(adjustment, why) => {
            let adjustment = adjustment_headline(adjustment, &EntrantNames::of(roster));
            Labelled { label: adjustment, what: why }.said()
        }
        Event::Stop(None) => say::Stopped.said(),
        Event::Stop(Some(why)) => say::StoppedWhy { why }.said(),
    }
}

/// What a knock card that was turned up means in the hand in play.
pub fn announced(card: Card, house: &HouseRules) -> Line {
    if !house.needs_knock_card() {
        return say::KnockCardWithoutEffect { card }.line();
    }
    let limit = match house.knock_card {
        KnockCard::None => None,
        KnockCard::Upcard => Some(house.knock_limit_with(Some(card))),
    };
    let doubled = house.doubling_suits.contains(card.suit).then(|| suit_name(card.suit));
    match (limit, doubled) {
        (None, None) => say::KnockCardIs { card }.line(),
        (None, Some(suit)) => say::KnockCardDoubles { card, suit }.line(),
        (Some(0), None) => say::KnockCardGinOnly { card }.line(),
        (Some(0), Some(suit)) => say::KnockCardGinOnlyDoubles { card, suit }.line(),
        (Some(limit), None) => say::KnockCardLimit { card, limit }.line(),
        (Some(limit), Some(suit)) => say::KnockCardLimitDoubles { card, limit, suit }.line(),
    }
}

/// The adjustment in a few words: `plus 10 points for Ann`.
pub fn adjustment_headline(adjustment: &Adjustment, names: &EntrantNames) -> String {
    let name = names.get(adjustment.entrant);
    match adjustment.award {
        Award::Points(points @ 0..) => say::GivenPoints { name, points }.said(),
        Award::Points(points) => say::LosesPoints { name, points: points.unsigned_abs() }.said(),
        Award::Boxes(boxes @ 0..) => say::GivenBoxes { name, boxes }.said(),
        Award::Boxes(boxes) => say::LosesBoxes { name, boxes: boxes.unsigned_abs() }.said(),
    }
}

pub fn adjusted_in(entered: &ScoredAdjustment) -> String {
    entered_in(&entered.columns)
}

pub fn adjustment_error(why: AdjustmentError) -> String {
    match why {
        AdjustmentError::SeriesOver => changes::SeriesOver.said(),
        AdjustmentError::NoSuchGame(game) => say::ErrorNoSuchGame { game: game + 1 }.said(),
        AdjustmentError::GameClosed(game) => say::ErrorGameClosed { game: game + 1 }.said(),
        AdjustmentError::OutOfRange => {
            say::ErrorOutOfRange { points: PointsClaim::HIGHEST_POINTS, boxes: PointsClaim::HIGHEST_BOXES }
                .said()
        }
    }
}
