//! Slips of the pen in a hand: the two sides in the wrong order, only the cards that were left, or a bonus that was typed as a
//! part of a count.

use crate::commands::run::failure::Failure;
use crate::say::written::record as say;
use crate::show::cards::letters::clubs_reminder;
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::mistakes::rule_fault::{faults, sides_exchanged};
use ginscore_ledger::model::{Refusal, Series};
use ginscore_notation::{Entry, Names, ParsedHand, Part, SeatedHand, Span, TokenKind};
use ginscore_rules::hand::{ClaimPart, Count, Defender, Fault, HandClaim, judge};
use ginscore_rules::house::HouseRules;

/// The refusal of a hand. If the hand would be legal with its sides exchanged, says so and has that line.
pub(crate) fn refused(
    found: &[Fault],
    names: &Names,
    line: &str,
    hand: &ParsedHand,
    is_legal: impl Fn(&str) -> bool,
) -> Failure {
    let mut reminded = false;
    let reports = faults(found, names, line, hand).map(|report| {
        let marks = report.excerpt.as_ref().map_or(&[][..], |excerpt| &excerpt.marks);
        let reminder = clubs_reminder(line, marks).filter(|_| !std::mem::replace(&mut reminded, true));
        report.reminding(reminder)
    });
    let failure = Failure::refused(reports);
    if let Some(text) = left_over(found, line, hand).filter(|text| is_legal(text)) {
        return failure.hinting(&[text]);
    }
    match exchanged(found, line, hand).filter(|text| is_legal(text)) {
        None => failure,
        Some(text) => {
            let failure = failure.offering(&text);
            Failure { exchanged: true, reports: failure.reports.map(sides_exchanged), ..failure }
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

/// No card counts more: a number up to it in a sum may be a card.
pub(super) const HIGHEST_CARD: u32 = 10;

/// Refuses a hand with a bonus of these rules in the sum of the defender's count, with the line without the bonus and the one
/// with the whole sum. Other numbers are parts of the count.
pub(crate) fn check(line: &str, entry: &Entry, series: &Series) -> Result<(), Failure> {
    let typed = entry.hands.iter().find_map(|hand| typed_bonus(line, &hand.hand, &series.header().house));
    let Some((bonus, mut meant)) = typed else { return Ok(()) };
    // A line that is against the rules is refused for that.
    meant.retain(|line| is_legal(line, series));
    // So is one whose turn it is not: no line without the bonus could be recorded, either.
    let is_refused = |why: Refusal| !matches!(why, Refusal::Faults(_));
    if meant.is_empty() || series.clone().act(entry.operation.clone()).is_err_and(is_refused) {
        return Ok(());
    }
    Err(with_bonus(line, bonus, &meant))
}

fn with_bonus(line: &str, bonus: Span, meant: &[String]) -> Failure {
    let report = Diagnostic::new(Code::BadLine, say::TypedBonus).pointing(line, vec![bonus]);
    Failure::unreadable([report]).hinting(meant)
}

/// The same for a hand that is only judged.
pub(crate) fn judged_with_bonus(
    line: &str,
    hand: &ParsedHand,
    house: &HouseRules,
    is_legal: impl Fn(&str) -> bool,
) -> Option<Failure> {
    let (bonus, mut meant) = typed_bonus(line, hand, house)?;
    meant.retain(|line| is_legal(line));
    (!meant.is_empty()).then(|| with_bonus(line, bonus, &meant))
}

/// Returns true for a line whose hands the rules allow, whoever is to play.
pub(super) fn is_legal(line: &str, series: &Series) -> bool {
    let house = &series.header().house;
    series.hands_to_judge(line).is_ok_and(|entries| {
        entries.iter().all(|entry| {
            let is_known = house.big_gin_bonus.is_some() || entry.operation.gin_for_big_gin().is_none();
            let is_legal = |hand: &SeatedHand| {
                judge(&hand.hand.claim, house).is_ok() && typed_bonus(line, &hand.hand, house).is_none()
            };
            is_known && entry.hands.iter().all(is_legal)
        })
    })
}

/// The place of a bonus in the sum of the defender's count, and the lines that may be meant.
fn typed_bonus(line: &str, hand: &ParsedHand, house: &HouseRules) -> Option<(Span, Vec<String>)> {
    let HandClaim::Showdown(showdown) = &hand.claim else { return None };
    let Defender::Count(count) = &showdown.defender else { return None };
    if count.is_number() {
        return None;
    }
    let side = hand.span_of(ClaimPart::Side(showdown.by.other()))?;
    let words = Part::of(line).0.from(side.start).to(side.end).tokens();
    let bonus = words.windows(2).find_map(|two| match two {
        [plus, number] if plus.sign == TokenKind::Plus => {
            let points = number.text.parse().ok().filter(|points| *points > HIGHEST_CARD)?;
            is_bonus(points, house).then(|| plus.span.to(number.span))
        }
        _ => None,
    })?;
    let (before, after) = (line.get(..bonus.start)?, line.get(bonus.end..)?);
    let mut meant = vec![format!("{}{after}", before.trim_end())];
    if count.points() <= Count::HIGHEST.into() {
        let (before, after) = (line.get(..side.start)?, line.get(side.end..)?);
        meant.push(format!("{before}{}{after}", count.points()));
    }
    Some((bonus, meant))
}

/// Returns true if a hand can be given these points on top of the counts.
fn is_bonus(points: u32, house: &HouseRules) -> bool {
    let always = [house.gin_bonus, house.undercut_bonus, house.knock_bonus];
    let some = [house.big_gin_bonus, house.gin_off_bonus].into_iter().flatten();
    always.into_iter().chain(some).any(|bonus| bonus.get() == points)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ginscore_notation::{Roster, Turn};

    #[test]
    fn a_bonus_is_no_part_of_a_count() {
        let roster = Roster::from(Names::new("Ann", "K").unwrap());
        let house = HouseRules::default();
        let meant = |line: &str| {
            let entry = Entry::read(line, &roster, Turn::NAMED).unwrap();
            entry.hands.iter().find_map(|hand| typed_bonus(line, &hand.hand, &house)).map(|(_, meant)| meant)
        };
        for (line, expected) in [
            ("Ann gin v 23 +25", Some(["Ann gin v 23", "Ann gin v 48"])),
            ("Ann gin v 23+25 # close", Some(["Ann gin v 23 # close", "Ann gin v 48 # close"])),
            ("Ann gin v kq3 + 25", Some(["Ann gin v kq3", "Ann gin v 48"])),
            ("Ann 9 v 8+25", Some(["Ann 9 v 8", "Ann 9 v 33"])),
            ("amend 1 Ann gin v 23 +25", Some(["amend 1 Ann gin v 23", "amend 1 Ann gin v 48"])),
            // Cards, other numbers, points, and a player called K.
            ("Ann 4 v 10+10", None),
            ("Ann 4 v 13+18", None),
            ("Ann 4 v 20+7", None),
            ("Ann gin v 10+kq+7", None),
            ("K +25", None),
            ("Ann 4 v 23", None),
        ] {
            let expected = expected.map(|lines| lines.map(str::to_owned).to_vec());
            assert_eq!(meant(line), expected, "{line}");
        }
        assert_eq!(meant("Ann 9 v 80+25").unwrap(), ["Ann 9 v 80"]);
    }
}
