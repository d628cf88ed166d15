//! Corrections.

use std::sync::Arc;

use crate::say::text::Line;
use crate::say::written::{changes, correction as say, words::Labelled, words::WithDetails};
use crate::say::{Fixed, Message, Value};
use crate::show::cards::in_words::suit_name;
use crate::show::hand::entrants::{EntrantNames, hand_headline, hand_summed};
use crate::show::rules::in_words::phrase;
use crate::show::rules::stake::stake_in_words;
use crate::show::sheet::entered_in;
use crate::show::words::{listed, listed_apart};
use ginscore_ledger::model::{Applied, Hand, Outcome};
use ginscore_notation::{Agreement, Event, Roster};
use ginscore_rules::cards::Card;
use ginscore_rules::hand::PointsClaim;
use ginscore_rules::house::{HouseRules, KnockCard, RuleSettings};
use ginscore_rules::series::ScoredAdjustment;
use ginscore_rules::sheets::{Adjustment, AdjustmentError, Award};

pub fn correction(effect: &Outcome, roster: &Roster) -> Line {
    match effect {
        Outcome::Did(done) => self::done(done, roster),
        Outcome::Undid(done) => say::Undone { what: again(done, roster) }.line(),
        Outcome::Redid(done) => say::Redone { what: again(done, roster) }.line(),
        Outcome::Renamed { was, name } => say::Renamed { before: was, name }.line(),
    }
}

/// What an `undo` undoes, without saying that it is undone; any other effect as a sentence.
pub fn undone(effect: &Outcome, roster: &Roster) -> Line {
    match effect {
        Outcome::Undid(done) => again(done, roster),
        Outcome::Did(_) | Outcome::Redid(_) | Outcome::Renamed { .. } => correction(effect, roster),
    }
}

/// The same with the sums of a hand that was amended or inserted, and is shown with it.
pub fn correction_summed(effect: &Outcome, house: &HouseRules, roster: &Roster) -> Line {
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
    Labelled { label: number_in_words(number, has_rounds(roster)), what: headline }.line()
}

/// The number of a hand or of a round: `hand 3`.
pub fn number_in_words(number: usize, rounds: bool) -> String {
    if rounds { say::RoundNumber { number }.said() } else { say::HandNumber { number }.said() }
}

fn done(done: &Applied, roster: &Roster) -> Line {
    done_as(done, |hand| hand_headline(&hand.ruling, hand.opponents, roster), roster)
}

/// The line for what was done, with the hands that there are now in other words.
fn done_as(done: &Applied, said: impl Fn(&Arc<Hand>) -> String, roster: &Roster) -> Line {
    let of = |hands: &[Arc<Hand>]| listed_apart(hands.iter().map(&said));
    let rounds = has_rounds(roster);
    match done {
        Applied::Hand(number, hand) => numbered(*number, of(std::slice::from_ref(hand)), roster),
        Applied::Amend { number, before, after, .. } => {
            let (headline, before) = (of(std::slice::from_ref(after)), headlines(before, roster));
            match rounds {
                true => say::RoundAmended { number, headline, before }.line(),
                false => say::HandAmended { number, headline, before }.line(),
            }
        }
        Applied::Insert { number, hands, .. } => match rounds {
            true => say::RoundInserted { number, headline: of(hands) }.line(),
            false => say::HandInserted { number, headline: of(hands) }.line(),
        },
        Applied::Delete { number, hands, .. } => match rounds {
            true => say::RoundDeleted { number, headline: of(hands) }.line(),
            false => say::HandDeleted { number, headline: of(hands) }.line(),
        },
        Applied::DeleteAdjustment { number, adjustment, .. } => {
            let what = adjustment_headline(adjustment, &EntrantNames::of(roster));
            say::AdjustmentDeleted { number, what }.line()
        }
        Applied::Event { event, after, .. } => self::event(event, after + 1, roster),
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
fn again(done: &Applied, roster: &Roster) -> Line {
    let of = |hands: &[Arc<Hand>]| headlines(hands, roster);
    let rounds = has_rounds(roster);
    match done {
        Applied::Hand(number, hand) => {
            let what = number_in_words(*number, rounds);
            WithDetails { what, details: of(std::slice::from_ref(hand)) }.line()
        }
        Applied::Amend { number, before, after, .. } => {
            let (headline, before) = (of(std::slice::from_ref(after)), of(before));
            match rounds {
                true => say::TheAmendmentOfRound { number, headline, before }.line(),
                false => say::TheAmendmentOfHand { number, headline, before }.line(),
            }
        }
        Applied::Insert { number, hands, .. } => match rounds {
            true => say::TheInsertionOfRound { number, headline: of(hands) }.line(),
            false => say::TheInsertionOfHand { number, headline: of(hands) }.line(),
        },
        Applied::Delete { number, hands, .. } => match rounds {
            true => say::TheDeletionOfRound { number, headline: of(hands) }.line(),
            false => say::TheDeletionOfHand { number, headline: of(hands) }.line(),
        },
        Applied::DeleteAdjustment { number, adjustment, .. } => {
            let what = adjustment_headline(adjustment, &EntrantNames::of(roster));
            say::TheDeletionOfAdjustment { number, what }.line()
        }
        Applied::Event { event, after, .. } => match event {
            Event::Misdeal(None) => say::TheMisdeal.line(),
            Event::Misdeal(Some(why)) => WithDetails { what: say::TheMisdeal.text(), details: why }.line(),
            Event::Adjust(adjustment, why) => {
                let adjustment = adjustment_headline(adjustment, &EntrantNames::of(roster));
                WithDetails { what: adjustment, details: why }.line()
            }
            Event::Stop(Some(why)) => WithDetails { what: say::Stopped.text(), details: why }.line(),
            Event::Deal(dealer) => {
                let details = changes::DealerIs { name: roster.entrant(*dealer) }.line();
                WithDetails { what: number_in_words(after + 1, rounds), details }.line()
            }
            Event::KnockCard(card) => {
                let details = say::KnockCardIs { card: *card }.line();
                WithDetails { what: number_in_words(after + 1, rounds), details }.line()
            }
            Event::Seat(..) | Event::Stop(None) | Event::Agree(..) => self::event(event, after + 1, roster),
        },
    }
}

fn event(event: &Event, number: usize, roster: &Roster) -> Line {
    match event {
        Event::Deal(dealer) => {
            let dealer = changes::DealerIs { name: roster.entrant(*dealer) }.line();
            numbered(number, dealer, roster)
        }
        Event::KnockCard(card) => numbered(number, say::KnockCardIs { card: *card }.line(), roster),
        Event::Seat(seat, None, _) => say::PlaysHand { name: roster.name(*seat), number }.line(),
        Event::Seat(seat, Some(with), _) => {
            say::PlayHand { one: roster.name(*seat), two: roster.name(*with), number }.line()
        }
        Event::Misdeal(None) => say::DealerDealsAgain.line(),
        Event::Misdeal(Some(why)) => say::MisdealWhy { why }.line(),
        Event::Adjust(adjustment, why) => {
            let adjustment = adjustment_headline(adjustment, &EntrantNames::of(roster));
            Labelled { label: adjustment, what: why }.line()
        }
        Event::Stop(None) => say::Stopped.line(),
        Event::Stop(Some(why)) => say::StoppedWhy { why }.line(),
        Event::Agree(agreement, _) => {
            let values = agreement.applied(RuleSettings::default());
            say::Agreed { what: agreed_values(agreement, &values) }.line()
        }
    }
}

/// What was agreed, in words: the preset, each value, and the stake.
fn agreed_values(agreement: &Agreement, values: &RuleSettings) -> String {
    let rules = agreement.keys().map(|key| phrase(key, values));
    let stake = agreement.stake.map(stake_in_words);
    listed(agreement.preset.clone().into_iter().chain(rules).chain(stake))
}

/// The rules that an agreement changed, as they were; `None` if it changed the stake alone.
pub fn agreed_before_that(agreement: &Agreement, house: &HouseRules) -> Option<Line> {
    let rules: Vec<String> = agreement.keys().map(|key| phrase(key, house)).collect();
    (!rules.is_empty()).then(|| say::AgreedBefore { what: listed(rules) }.line())
}

/// Says before which hand an adjustment was recorded that came after the end.
pub fn before_the_end(number: usize, roster: &Roster) -> Line {
    if has_rounds(roster) {
        say::BeforeLastRound { number }.line()
    } else {
        say::BeforeLastHand { number }.line()
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
    let what = match limit {
        None => say::KnockCardIs { card }.line(),
        Some(0) => say::KnockCardGinOnly { card }.line(),
        Some(limit) => say::KnockCardLimit { card, limit }.line(),
    };
    match house.doubling_suits.contains(card.suit) {
        true => say::KnockCardDoubles { what, suit: suit_name(card.suit) }.line(),
        false => what,
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
