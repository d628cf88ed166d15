//! A refused hand whose two sides were typed in the wrong order, or whose cards are only those that were left.

use crate::commands::failure::{Change, Failure, Instead};
use crate::show::cards::letters::clubs_reminder;
use crate::show::mistakes::parse_error::to_type;
use crate::show::mistakes::rule_fault::{faults, sides_exchanged};
use ginscore_notation::{Names, ParsedHand};
use ginscore_rules::hand::{ClaimPart, Fault, judge};
use ginscore_rules::house::HouseRules;

/// The refusal of a hand. If the hand would be legal with its sides exchanged, says so and has that line.
pub fn refused(
    found: &[Fault],
    names: &Names,
    house: &HouseRules,
    line: &str,
    hand: &ParsedHand,
    read: impl Fn(&str) -> Option<ParsedHand>,
) -> Failure {
    let mut reminded = false;
    let reports = faults(found, names, line, hand).map(|report| {
        let marks = report.excerpt.as_ref().map_or(&[][..], |excerpt| &excerpt.marks);
        let reminder = clubs_reminder(line, marks).filter(|_| !std::mem::replace(&mut reminded, true));
        report.reminding(reminder)
    });
    let failure = Failure::refused(reports);
    let legal = |text: &String| read(text).is_some_and(|hand| judge(&hand.claim, house).is_ok());
    if let Some(text) = left_over(found, line, hand).filter(&legal) {
        let reports = failure.reports.map(|report| report.hinted(to_type(std::slice::from_ref(&text))));
        return Failure { reports, ..failure }.perhaps_meaning(line, &[text]);
    }
    match exchanged(found, line, hand).filter(legal) {
        None => failure,
        Some(text) => {
            let instead = Instead { typed: line.to_owned(), meant: text, change: Change::Exchanged };
            Failure { instead: Some(instead), reports: failure.reports.map(sides_exchanged), ..failure }
        }
    }
}

/// The line with a slash before the defender's cards, if its only fault is that they are too few: `Ann 4 v kd qs` has what
/// was left.
fn left_over(found: &[Fault], line: &str, hand: &ParsedHand) -> Option<String> {
    let [Fault::CardCount { player, cards, knocker: false }] = found else { return None };
    let start = hand.span_of(ClaimPart::Side(*player))?.start;
    let (before, cards) = (line.get(..start)?, line.get(start..).filter(|_| cards.len() < 10)?);
    Some(format!("{before}/ {cards}"))
}

/// The line with its sides exchanged, if its only fault is that the knocker's cards are over the limit. Counts have a
/// hint of their own.
fn exchanged(found: &[Fault], line: &str, hand: &ParsedHand) -> Option<String> {
    let [Fault::KnockOverLimit { player, deadwood, .. }] = found else {
        return None;
    };
    if deadwood.is_empty() {
        return None;
    }
    let own = hand.span_of(ClaimPart::Side(*player))?;
    let other = hand.span_of(ClaimPart::Side(player.other()))?;
    let part = |from, to| line.get(from..to);
    let parts = [
        part(0, own.start)?,
        part(other.start, other.end)?,
        part(own.end, other.start)?,
        part(own.start, own.end)?,
        part(other.end, line.len())?,
    ];
    Some(parts.concat())
}
