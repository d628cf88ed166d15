//! Corrections.

use std::sync::Arc;

use crate::say::text::Line;
use crate::say::{Message, written::correction as say, written::words::WithDetails};
use crate::show::hand::entrants::{EntrantNames, hand_headline, hand_summed};
use crate::show::series::adjustment::adjustment_headline;
use crate::show::series::event::{event_again, of_event};
use crate::show::series::numbered::{has_rounds, number_in_words, numbered};
use crate::show::words::listed_apart;
use ginscore_ledger::model::{Applied, Hand, Outcome};
use ginscore_notation::Roster;
use ginscore_rules::house::HouseRules;

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
        Applied::Event { event, after, .. } => of_event(event, after + 1, roster),
    }
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
        Applied::Event { event, after, .. } => event_again(event, *after, roster),
    }
}
