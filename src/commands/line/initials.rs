//! A count that is a rank and a number, whose letter begins the name of the other player: `j8` is a jack and an 8, or Jonah's 8.

use crate::commands::line::slips::{HIGHEST_CARD, is_legal};
use crate::commands::run::failure::Failure;
use crate::say::Message;
use crate::say::written::reading::{InPart, TwoMeanings};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::words::ticked;
use ginscore_ledger::model::{Refusal, Series};
use ginscore_notation::{
    Entry, Operation, ParsedHand, Part, Roster, SeatedHand, Span, TokenKind, shown, split_note,
};
use ginscore_rules::hand::{ClaimPart, Defender, HandClaim, Knocker, Showdown};
use ginscore_rules::players::{Opponents, Seat};

/// Refuses `p10 j8` where the other player is called Jonah: it may be Jonah's 8, or a jack and an 8. After the sign between the
/// sides, it is the count of these cards.
pub(crate) fn check(line: &str, entry: &Entry, series: &Series) -> Result<(), Failure> {
    let roster = series.roster();
    let meant = |hand: &SeatedHand| {
        let initial = initial(line, hand, roster).filter(|initial| !initial.after_sign)?;
        let (before, after) = (line.get(..initial.span.start)?.trim_end(), line.get(initial.span.end..)?);
        let number = match roster.lineup().is_two_players() {
            true => initial.number.to_string(),
            false => format!("{} {}", roster.written(initial.seat), initial.number),
        };
        // Nobody writes the ranks of three cards as `k25`.
        let sum = (initial.number <= HIGHEST_CARD).then(|| initial.sum.to_string());
        let mut lines: Vec<String> = [Some(number), sum]
            .into_iter()
            .flatten()
            .map(|count| format!("{before} v {count}{after}"))
            .filter(|line| is_legal(line, series) && is_in_turn(line, series))
            .collect();
        // `j8 t10`: Tom may have knocked with 10, too.
        let other = other_knocks(&hand.hand, &initial, roster)
            .filter(|_| matches!(entry.operation, Operation::Hand(_)));
        let other = other.map(|line| format!("{line}{after}")).filter(|line| is_legal(line, series));
        lines.extend(other);
        (!lines.is_empty()).then_some((initial.span, lines))
    };
    let Some((span, lines)) = entry.hands.iter().find_map(meant) else { return Ok(()) };
    let why = match lines.as_slice() {
        [_] => InPart { typed: ticked(&shown(split_note(line).0.trim())) }.said(),
        _ => TwoMeanings { typed: ticked(line.get(span.start..span.end).unwrap_or_default()) }.said(),
    };
    let report = Diagnostic::new(Code::BadLine, why).pointing(line, vec![span]);
    Err(Failure::unreadable([report]).hinting(&lines))
}

/// Returns true unless somebody whom the line names sits out.
fn is_in_turn(line: &str, series: &Series) -> bool {
    let refused = series.read(line).map(|operation| series.clone().act(operation));
    !matches!(refused, Ok(Err(Refusal::NotPlaying(..))))
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
