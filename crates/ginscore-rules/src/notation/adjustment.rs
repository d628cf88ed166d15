//! Reading and writing an adjustment: `Ann +10 # wrong knock`, `Bob -10 in 2 # why`, `Ann +1 box # why`.

use crate::notation::counts::number as read_number;
use crate::notation::error::{LineError, ParseError};
use crate::notation::names::Names;
use crate::notation::span::Span;
use crate::notation::words::{Token, TokenKind, split_note, tidy_note, tokens};
use crate::rules::adjustment::{Adjustment, Award};

/// Reads an adjustment that starts at byte `at` of the line, and its reason, which it must have.
///
/// # Errors
///
/// Returns the first mistake of the line.
///
/// ```
/// use ginscore_rules::notation::{Names, read_adjustment};
/// use ginscore_rules::rules::{Award, Player};
/// let names = Names::new("Ann", "Bob").unwrap();
/// let (adjustment, reason) = read_adjustment("adjust bob -10 in 2 # knocked with 12", 7, &names).unwrap();
/// assert_eq!((adjustment.player, adjustment.award), (Player::Two, Award::Points(-10)));
/// assert_eq!((adjustment.game, reason.as_str()), (Some(1), "knocked with 12"));
/// assert!(read_adjustment("adjust bob -10", 7, &names).is_err());
/// ```
pub fn read_adjustment(line: &str, at: usize, names: &Names) -> Result<(Adjustment, String), ParseError> {
    let (text, note) = split_note(line);
    let end = Span::new(text.trim_end().len(), text.trim_end().len() + 1);
    let rest = text.get(at..).unwrap_or_default();
    if rest.trim().is_empty() {
        return Err(LineError::NoHand.at(end));
    }
    let (player, after) = names.lead(rest).map_err(|mistake| {
        let Span { start, end } = mistake.span;
        mistake.what.at(Span::new(start + at, end + at))
    })?;
    let at = at + after;
    let found = tokens(text.get(at..).unwrap_or_default(), at);
    let (signed, more) = signed(&found, end)?;
    let (award, more) = match more {
        [word, more @ ..] if ["box", "boxes"].iter().any(|known| word.text.eq_ignore_ascii_case(known)) => {
            (Award::Boxes(signed), more)
        }
        _ => (Award::Points(signed), more),
    };
    let (game, more) = match more {
        [word, number, more @ ..] if word.text.eq_ignore_ascii_case("in") => {
            let game = read_number(number.text).and_then(|game| usize::try_from(game).ok()?.checked_sub(1));
            (Some(game.ok_or(LineError::NoGame.at(number.span))?), more)
        }
        [word, ..] if word.text.eq_ignore_ascii_case("in") => return Err(LineError::NoGame.at(end)),
        _ => (None, more),
    };
    if let Some(more) = more.first() {
        return Err(LineError::OutOfPlace.at(more.span));
    }
    let reason = note.and_then(tidy_note).ok_or(LineError::NoReason.at(end))?;
    Ok((Adjustment { player, award, game }, reason))
}

/// The number with its sign, as in `+10` or `-10`, and the words after it. 0 would change nothing.
fn signed<'t, 'a>(found: &'t [Token<'a>], end: Span) -> Result<(i32, &'t [Token<'a>]), ParseError> {
    let (number, span, more) = match found {
        [plus, number, more @ ..] if plus.sign == TokenKind::Plus => (
            read_number(number.text).and_then(|number| i32::try_from(number).ok()),
            plus.span.to(number.span),
            more,
        ),
        [number, more @ ..] => {
            let digits = number.text.strip_prefix(['-', '−', '–']);
            let digits = digits.filter(|digits| digits.chars().all(|digit| digit.is_ascii_digit()));
            (digits.and_then(|digits| digits.parse::<i32>().ok()).map(i32::wrapping_neg), number.span, more)
        }
        [] => (None, end, found),
    };
    match number.filter(|number| *number != 0) {
        Some(number) => Ok((number, more)),
        None => Err(LineError::NoAdjustment.at(span)),
    }
}

/// The line for an adjustment, without the word `adjust`. Reading it returns the same adjustment.
pub fn write_adjustment(adjustment: &Adjustment, reason: &str, names: &Names) -> String {
    let award = match adjustment.award {
        Award::Points(points) => format!("{points:+}"),
        Award::Boxes(boxes @ (1 | -1)) => format!("{boxes:+} box"),
        Award::Boxes(boxes) => format!("{boxes:+} boxes"),
    };
    let game = adjustment.game.map_or_else(String::new, |game| format!(" in {}", game + 1));
    format!("{} {award}{game} # {reason}", names.get(adjustment.player))
}
