//! Slips of the pen in a hand: the two sides in the wrong order, only the cards that were left, or a bonus that was typed as a
//! part of a count.

use crate::commands::failure::{Failure, Instead, Rewording};
use crate::say::written::record as say;
use crate::show::cards::letters::clubs_reminder;
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::mistakes::parse_error::to_type;
use crate::show::mistakes::rule_fault::{faults, sides_exchanged};
use ginscore_notation::{Names, Operation, ParsedHand, Span, TokenKind, split_note, tokens};
use ginscore_rules::hand::{ClaimPart, Defender, Fault, HandClaim, judge};
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
            let instead = Instead { typed: line.to_owned(), meant: text, change: Rewording::Exchanged };
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

/// No card counts more: in a sum of what is left in a hand, a greater number after a plus is no card.
const HIGHEST_CARD: u32 = 10;

/// Refuses a hand in which the last part of the defender's count is no card, with the line without it.
pub(crate) fn check(line: &str, operation: &Operation) -> Result<(), Failure> {
    if !hands(operation).any(has_sum) {
        return Ok(());
    }
    let Some(span) = bonus(line) else { return Ok(()) };
    let (before, after) =
        (line.get(..span.start).unwrap_or_default(), line.get(span.end..).unwrap_or_default());
    let meant = format!("{}{after}", before.trim_end());
    let report = Diagnostic::new(Code::BadLine, say::TypedBonus)
        .hinted(to_type(std::slice::from_ref(&meant)))
        .pointing(line, vec![span]);
    Err(Failure::unreadable([report]).perhaps_meaning(line, &[meant]))
}

fn hands(operation: &Operation) -> impl Iterator<Item = &HandClaim> {
    let hands = match operation {
        Operation::Hand(hand) | Operation::Amend(_, hand) => std::slice::from_ref(hand),
        Operation::Insert(_, hands) => hands.as_slice(),
        _ => &[],
    };
    hands.iter().map(|hand| &hand.claim)
}

fn has_sum(claim: &HandClaim) -> bool {
    matches!(claim, HandClaim::Showdown(hand)
        if matches!(&hand.defender, Defender::Count(count) if !count.is_number()))
}

/// The place of a plus and a number after a part of a count.
fn bonus(line: &str) -> Option<Span> {
    let words = tokens(split_note(line).0, 0);
    words.windows(3).find_map(|three| match three {
        [part, plus, number] if plus.sign == TokenKind::Plus && part.sign == TokenKind::Word => {
            let points: u32 = number.text.parse().ok()?;
            let begins = part.text.chars().all(|letter| letter.is_ascii_alphanumeric());
            (points > HIGHEST_CARD && begins).then(|| plus.span.to(number.span))
        }
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use ginscore_notation::{Names, Roster, Turn};

    #[test]
    fn a_bonus_is_no_part_of_a_count() {
        let roster = Roster::from(Names::new("Ann", "K").unwrap());
        let meant = |line: &str| {
            let operation = Operation::read(line, &roster, Turn::NAMED).unwrap();
            check(line, &operation).err().and_then(|failure| failure.instead).map(|instead| instead.meant)
        };
        for (line, expected) in [
            ("Ann gin v 23 +25", Some("Ann gin v 23")),
            ("Ann gin v 23+25 # close", Some("Ann gin v 23 # close")),
            ("Ann gin v kq3 + 31", Some("Ann gin v kq3")),
            ("Ann 9 v 8+25", Some("Ann 9 v 8")),
            ("amend 1 Ann gin v 23 +25", Some("amend 1 Ann gin v 23")),
            // Cards, points, and a player called K.
            ("Ann 4 v 10+7", None),
            ("Ann 4 v 20+7", None),
            ("Ann gin v 10+kq+7", None),
            ("K +25", None),
            ("Ann 4 v 23", None),
        ] {
            assert_eq!(meant(line).as_deref(), expected, "{line}");
        }
    }
}
