//! The refusals of operations, in words: the same for what is typed and for what is in a file.

use crate::say::written::{changes, failure, record as say};
use crate::say::{Fixed, Message};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::hand::entrants::{EntrantNames, pairs};
use crate::show::mistakes::parse_error::{bad_name, turns_of};
use crate::show::mistakes::rule_fault::knock_card_suit_missing;
use crate::show::rulebook::TopicId;
use crate::show::rules::house::rule_conflict;
use crate::show::series::adjustment::{adjustment_error, adjustment_headline};
use crate::show::words::{all_of, ticked};
use ginscore_ledger::model::Refusal;
use ginscore_notation::Roster;
use ginscore_rules::players::{Entrant, Seat};
use ginscore_rules::series::NotPlayed;
use ginscore_rules::sheets::AdjustmentError;

pub fn no_big_gin(line: Option<&str>) -> Diagnostic {
    let report = Diagnostic::new(Code::NoBigGin, say::NoBigGin).by(TopicId::BigGin);
    match line {
        Some(line) => report.hinted(say::NoBigGinHint { line: ticked(line) }.said()),
        None => report,
    }
}

/// An example of a round that is inserted with all its hands.
fn whole_round(round: usize, roster: &Roster) -> String {
    let of_pair = |(at, one): (usize, Seat)| {
        let count = if at == 0 { "4 v 23" } else { "gin v 12" };
        format!("{} {count}", roster.written(one))
    };
    let hands: Vec<String> = roster.lineup().members(Entrant::First).enumerate().map(of_pair).collect();
    ticked(&format!("insert {round} {}", hands.join("; ")))
}

/// The diagnostic for an operation that a series refuses. The places of the faults of a hand are not in it.
pub fn refusal(refused: &Refusal, roster: &Roster) -> Diagnostic {
    let rounds = roster.lineup().has_rounds();
    let turns = turns_of(roster.lineup());
    match refused {
        // Whoever has the line says what is wrong with the hand.
        Refusal::KnockCardSuitMissing(rank) => knock_card_suit_missing(*rank),
        Refusal::Faults(_) => Diagnostic::new(Code::BadLine, say::RulesForbid),
        Refusal::SeriesOver => Diagnostic::new(Code::SeriesOver, changes::SeriesOver)
            .by(TopicId::Series)
            .hinted(say::SeriesOverHint),
        Refusal::PastEnd(hands) => {
            let count = hands.len();
            let numbers = all_of(&hands.iter().map(usize::to_string).collect::<Vec<_>>());
            let message = match rounds {
                true => say::BeforeRounds { count, numbers }.said(),
                false => say::BeforeHands { count, numbers }.said(),
            };
            // From the last one: those after a deleted hand have other numbers.
            let lines: Vec<String> =
                hands.iter().rev().map(|number| ticked(&format!("delete {number}"))).collect();
            Diagnostic::new(Code::AmendPastEnd, message)
                .by(TopicId::Series)
                .hinted(say::PastEndHint { lines: all_of(&lines) }.said())
        }
        Refusal::AgainstAgreed(hands) => {
            let numbers = all_of(&hands.iter().map(usize::to_string).collect::<Vec<_>>());
            let message = say::AgainstAgreed { count: hands.len(), numbers }.said();
            Diagnostic::new(Code::AgainstAgreed, message).hinted(say::AgainstAgreedHint {
                why: ticked(&format!("why {}", hands.first().unwrap_or(&1))),
            })
        }
        Refusal::RulesConflict(conflict) => rule_conflict(*conflict),
        Refusal::AfterEnd(number) => {
            let numbers = number.to_string();
            let message = match rounds {
                true => say::BeforeRounds { count: 1, numbers: &numbers }.said(),
                false => say::BeforeHands { count: 1, numbers: &numbers }.said(),
            };
            Diagnostic::new(Code::AmendPastEnd, message).by(TopicId::Series).hinted(say::SeriesOverHint)
        }
        Refusal::NoSuchHand(number) => {
            Diagnostic::new(Code::BadValue, failure::NoSuchHand { number: *number })
                .hinted(failure::NoSuchHandHint)
        }
        Refusal::NoSuchAdjustment(number) => {
            Diagnostic::new(Code::BadValue, failure::NoSuchAdjustment { number: *number })
                .hinted(failure::NoSuchAdjustmentHint)
        }
        Refusal::NotPlaying(playing) => {
            let pairs = pairs(playing, roster);
            Diagnostic::new(Code::NotPlaying, say::NotTheirTurn { pairs })
                .by(turns)
                .hinted(say::NotTheirTurnHint)
        }
        Refusal::NotOpponents(NotPlayed::NotOpponents) => {
            Diagnostic::new(Code::NotPlaying, say::NotOpponents)
                .by(TopicId::Partners)
                .hinted(say::NotOpponentsHint)
        }
        Refusal::NotOpponents(_) => Diagnostic::new(Code::NotPlaying, say::RoundBegun)
            .by(TopicId::Partners)
            .hinted(say::RoundBegunHint),
        Refusal::NotInRound(round) => Diagnostic::new(Code::NotPlaying, say::NotInRound { round: *round })
            .by(TopicId::Partners)
            .hinted(say::NotInRoundHint),
        Refusal::RoundIncomplete(round) => {
            Diagnostic::new(Code::RoundIncomplete, say::RoundIncomplete { round: *round })
                .by(TopicId::Partners)
                .hinted(say::RoundIncompleteHint { line: whole_round(*round, roster) })
        }
        // Whoever has the line says what to type instead.
        Refusal::WholeRound(round) => {
            Diagnostic::new(Code::RoundIncomplete, say::WholeRound { round: *round }).by(TopicId::Partners)
        }
        Refusal::ChangesWhoPlays(round) => {
            Diagnostic::new(Code::NotPlaying, say::ChangesWhoPlays { round: *round })
                .by(TopicId::Partners)
                .hinted(say::ChangesWhoPlaysHint { round: *round })
        }
        // Whoever has the line says what it scores.
        Refusal::NoBigGin => no_big_gin(None),
        Refusal::NoSeat => {
            Diagnostic::new(Code::NotPlaying, say::NobodySeated).by(turns).hinted(say::NobodySeatedHint)
        }
        Refusal::NoLongerEnds(number) => {
            let message = match rounds {
                true => say::RoundNotEnd { number: *number }.said(),
                false => say::HandNotEnd { number: *number }.said(),
            };
            Diagnostic::new(Code::AdjustmentRefused, message).by(TopicId::Adjustment).hinted(say::UndoReopens)
        }
        Refusal::Adjustment(why) => {
            let hint = match why {
                AdjustmentError::NoSuchGame(_) | AdjustmentError::GameClosed(_) => say::NameOpenGame.text(),
                AdjustmentError::OutOfRange => say::CheckNumber.text(),
                AdjustmentError::SeriesOver => say::UndoReopens.text(),
            };
            Diagnostic::new(Code::AdjustmentRefused, adjustment_error(*why))
                .by(TopicId::Adjustment)
                .hinted(hint)
        }
        Refusal::EarlierAdjustment(number, adjustment, why) => {
            let why = adjustment_error(*why);
            let adjustment = adjustment_headline(adjustment, &EntrantNames::of(roster));
            let message = say::EarlierAdjustmentOf { adjustment, why }.said();
            Diagnostic::new(Code::AdjustmentRefused, message)
                .by(TopicId::Adjustment)
                .hinted(say::PastEndHint { lines: ticked(&format!("delete adjust {number}")) }.said())
        }
        Refusal::BadName(name, why) => bad_name(name, *why),
        Refusal::NothingToUndo => {
            Diagnostic::new(Code::NothingToUndo, say::NothingToUndo).hinted(say::NothingToUndoHint)
        }
        Refusal::NothingToRedo => {
            Diagnostic::new(Code::NothingToRedo, say::NothingToRedo).hinted(say::NothingToRedoHint)
        }
    }
}
