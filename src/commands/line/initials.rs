//! A count that is a rank and a number, whose letter begins the name of the other player: `j8` is a jack and an 8, or Jonah's 8.

use crate::commands::line::slips::{HIGHEST_CARD, is_legal};
use crate::commands::run::failure::Failure;
use crate::commands::words::is_between;
use crate::say::Message;
use crate::say::written::reading::{InPart, TwoMeanings};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::words::ticked;
use ginscore_ledger::model::{Refusal, Series};
use ginscore_notation::{
    Entry, Operation, ParsedHand, Part, Roster, SeatedHand, Span, Token, TokenKind, shown, split_note,
};
use ginscore_rules::hand::{ClaimPart, Defender, HandClaim, Knocker, Showdown};
use ginscore_rules::players::{Opponents, Seat};

/// Refuses `p10 j8` where the other player is called Jonah: it may be Jonah's 8, or a jack and an 8. After the sign between the
/// sides, it is the count of these cards. `line` is what was typed, in the notation.
pub(crate) fn check(typed: &str, line: &str, entry: &Entry, series: &Series) -> Result<(), Failure> {
    let found = entry.hands.iter().find_map(|hand| Some((hand, initial(line, hand, series.roster())?)));
    let Some((hand, initial)) = found else { return Ok(()) };
    let count = line.get(initial.span.start..initial.span.end).unwrap_or_default();
    // A line that is refused for something else is refused for that.
    let is_refused = |why: Refusal| !matches!(why, Refusal::Faults(_));
    if has_sign(typed, count) || series.clone().act(entry.operation.clone()).is_err_and(is_refused) {
        return Ok(());
    }
    let lines = meant(line, entry, hand, &initial, series);
    let typed_in = typed
        .to_ascii_lowercase()
        .rfind(&count.to_ascii_lowercase())
        .map(|at| Span::new(at, at + count.len()));
    let why = match lines.as_slice() {
        [] => return Ok(()),
        [_] => InPart { typed: ticked(&shown(split_note(typed).0.trim())) }.said(),
        _ => TwoMeanings { typed: ticked(count) }.said(),
    };
    let report = Diagnostic::new(Code::BadLine, why).pointing(typed, typed_in.into_iter().collect());
    let failure = Failure::unreadable([report]).hinting(&lines);
    // Hardly anybody writes the ranks of three cards as `k25`: that line is for Enter.
    let likely = lines.into_iter().next().filter(|_| initial.number > HIGHEST_CARD);
    Err(match likely {
        Some(likely) => failure.perhaps(vec![likely]),
        None => failure,
    })
}

/// The lines in which the number is the player's, in which it is the count of cards, and in which that player has knocked.
fn meant(line: &str, entry: &Entry, hand: &SeatedHand, initial: &Initial, series: &Series) -> Vec<String> {
    let roster = series.roster();
    let before = Part::of(line).0.to(initial.span.start).tokens();
    let sign = before.iter().rev().find(|word| word.sign == TokenKind::Against);
    let end = sign.map_or(initial.span.start, |sign| sign.span.start);
    let (before, after) =
        (line.get(..end).unwrap_or_default().trim_end(), line.get(initial.span.end..).unwrap_or_default());
    let number = match roster.lineup().is_two_players() {
        true => initial.number.to_string(),
        false => format!("{} {}", roster.written(initial.seat), initial.number),
    };
    let counts = [number, initial.sum.to_string()].map(|count| format!("{before} v {count}{after}"));
    // `j8 t10`: Tom may have knocked with 10, too.
    let other = other_knocks(&hand.hand, initial, roster);
    let other =
        other.filter(|_| matches!(entry.operation, Operation::Hand(_))).map(|line| format!("{line}{after}"));
    let lines = counts.into_iter().chain(other);
    lines.filter(|line| is_legal(line, series) && is_in_turn(line, series)).collect()
}

/// Returns true if a count is typed after the sign between the sides, perhaps with a name between them, or in one word with it.
fn has_sign(typed: &str, count: &str) -> bool {
    let words = Part::of(typed).0.tokens();
    let is_it = |word: &Token<'_>| word.text.trim_end_matches([',', '.', '!']).eq_ignore_ascii_case(count);
    let before = words.iter().rposition(is_it).and_then(|at| words.get(..at));
    let has_digit = |word: &Token<'_>| word.text.contains(|sign: char| sign.is_ascii_digit());
    before.is_none_or(|before| {
        let mut between = before.iter().rev().take_while(|word| !has_digit(word));
        between.any(|word| word.sign == TokenKind::Against || is_between(word.text))
    })
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
}

fn initial(line: &str, hand: &SeatedHand, roster: &Roster) -> Option<Initial> {
    let HandClaim::Showdown(showdown) = &hand.hand.claim else { return None };
    let Defender::Count(count) = &showdown.defender else { return None };
    let Opponents::Players(seats) = hand.opponents else { return None };
    let span = hand.hand.span_of(ClaimPart::Side(showdown.by.other()))?;
    let (letter, digits) = line.get(span.start..span.end)?.split_at_checked(1)?;
    letter.starts_with(char::is_alphabetic).then_some(())?;
    let number = digits.parse().ok().filter(|_| digits.bytes().all(|digit| digit.is_ascii_digit()))?;
    let (seat, _) = roster.lead(letter).ok()?;
    Opponents::new(roster.lineup(), *seats.get(showdown.by), seat)?;
    Some(Initial { span, seat, number, sum: count.points() })
}
