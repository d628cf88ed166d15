//! Slips of the pen in a hand: the two sides in the wrong order, only the cards that were left, or a bonus that was typed as a
//! part of a count.

use crate::commands::run::failure::Failure;
use crate::say::written::reading::TwoMeanings;
use crate::say::written::record as say;
use crate::show::cards::letters::clubs_reminder;
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::mistakes::rule_fault::{faults, sides_exchanged};
use crate::show::words::ticked;
use ginscore_ledger::model::{Refusal, Series};
use ginscore_notation::{Entry, Names, Operation, ParsedHand, Part, Roster, SeatedHand, Span, TokenKind};
use ginscore_rules::hand::{ClaimPart, Count, Defender, Fault, HandClaim, Knocker, Showdown, judge};
use ginscore_rules::house::HouseRules;
use ginscore_rules::players::{Opponents, Seat};

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
const HIGHEST_CARD: u32 = 10;

/// Refuses a hand with a bonus of these rules in the sum of the defender's count, with the line without the bonus and the one
/// with the whole sum. Other numbers are parts of the count.
pub(crate) fn check(line: &str, entry: &Entry, series: &Series) -> Result<(), Failure> {
    check_initials(line, entry, series)?;
    let typed = entry.hands.iter().find_map(|hand| typed_bonus(line, &hand.hand, &series.header().house));
    let Some((bonus, mut meant)) = typed else { return Ok(()) };
    // A line that is against the rules is refused for that.
    meant.retain(|line| is_legal(line, series));
    // So is one whose turn it is not: no line without the bonus could be recorded, either.
    let is_refused = |why: Refusal| !matches!(why, Refusal::Faults(_));
    if meant.is_empty() || series.clone().act(entry.operation.clone()).is_err_and(is_refused) {
        return Ok(());
    }
    let report = Diagnostic::new(Code::BadLine, say::TypedBonus).pointing(line, vec![bonus]);
    Err(Failure::unreadable([report]).hinting(&meant))
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

/// Refuses `p10 j8` where the other player is called Jonah: it may be Jonah's 8, or a jack and an 8. After the sign between the
/// sides, it is the count of these cards.
fn check_initials(line: &str, entry: &Entry, series: &Series) -> Result<(), Failure> {
    let roster = series.roster();
    let meant = |hand: &SeatedHand| {
        let initial = initial(line, hand, roster).filter(|initial| !initial.after_sign)?;
        let (before, after) = (line.get(..initial.span.start)?.trim_end(), line.get(initial.span.end..)?);
        let number = match roster.lineup().is_two_players() {
            true => initial.number.to_string(),
            false => format!("{} {}", roster.written(initial.seat), initial.number),
        };
        let mut lines: Vec<String> = [number, initial.sum.to_string()]
            .map(|count| format!("{before} v {count}{after}"))
            .into_iter()
            .filter(|line| is_legal(line, series))
            .collect();
        // `j8 t10`: Tom may have knocked with 10, too.
        let other = other_knocks(&hand.hand, &initial, roster)
            .filter(|_| matches!(entry.operation, Operation::Hand(_)));
        let other = other.map(|line| format!("{line}{after}")).filter(|line| is_legal(line, series));
        lines.extend(other);
        (!lines.is_empty()).then_some((initial.span, lines))
    };
    let Some((span, lines)) = entry.hands.iter().find_map(meant) else { return Ok(()) };
    let why = TwoMeanings { typed: ticked(line.get(span.start..span.end).unwrap_or_default()) };
    let report = Diagnostic::new(Code::BadLine, why).pointing(line, vec![span]);
    Err(Failure::unreadable([report]).hinting(&lines))
}

/// The line of two counts in which the player of the second one has knocked.
fn other_knocks(hand: &ParsedHand, initial: &Initial, roster: &Roster) -> Option<String> {
    let HandClaim::Showdown(Showdown { knocker: Knocker::Count(own), .. }) = &hand.claim else { return None };
    let is_two = roster.lineup().is_two_players();
    is_two.then(|| format!("{} {} v {}", roster.written(initial.seat), initial.number, own.points()))
}

/// The line of `Ann 4 v k7` with the sum, where Kai is a player on the other side, so that nobody takes it for Kai's 7.
pub(crate) fn summed(line: &str, entries: &[Entry], series: &Series) -> Option<String> {
    let mut hands = entries.iter().flat_map(|entry| &entry.hands);
    let initial = hands.find_map(|hand| initial(line, hand, series.roster()))?;
    let (before, after) = (line.get(..initial.span.start)?, line.get(initial.span.end..)?);
    Some(format!("{before}{}{after}", initial.sum))
}

/// A defender's count that is a rank and a number, whose letter begins the name of a player of the other side.
struct Initial {
    span: Span,
    /// The player of that name, and the number, which may be that player's.
    seat: Seat,
    number: u32,
    /// The count of the cards.
    sum: u32,
    /// Whether it stands after the sign between the sides.
    after_sign: bool,
}

fn initial(line: &str, hand: &SeatedHand, roster: &Roster) -> Option<Initial> {
    let HandClaim::Showdown(showdown) = &hand.hand.claim else { return None };
    let Defender::Count(count) = &showdown.defender else { return None };
    let Opponents::Players(seats) = hand.opponents else { return None };
    let span = hand.hand.span_of(ClaimPart::Side(showdown.by.other()))?;
    let (letter, digits) = line.get(span.start..span.end)?.split_at_checked(1)?;
    let number = digits.parse().ok().filter(|_| digits.bytes().all(|digit| digit.is_ascii_digit()))?;
    let (seat, _) = roster.lead(letter).ok()?;
    Opponents::new(roster.lineup(), *seats.get(showdown.by), seat)?;
    let last = Part::of(line).0.to(span.start).tokens().into_iter().next_back()?;
    // In `p10vj8` the sign is in the word.
    let is_glued = |word: &str| {
        word.to_lowercase()
            .strip_suffix('v')
            .is_some_and(|own| own.ends_with(|sign: char| sign.is_ascii_digit()))
    };
    let after_sign = last.sign == TokenKind::Against || is_glued(last.text);
    Some(Initial { span, seat, number, sum: count.points(), after_sign })
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
    use ginscore_notation::Turn;

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
