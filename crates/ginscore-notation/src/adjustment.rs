//! Reading and writing an adjustment: `Ann +10 # wrong knock`, `Bob -10 in 2 # why`, `Ann +1 box # why`.

use crate::counts::number as read_number;
use crate::error::ParseError;
use crate::part::Part;
use crate::players::roster::Roster;
use crate::span::{At, Span};
use crate::words::{Token, TokenKind, tidy_note};
use ginscore_rules::players::Entrant;
use ginscore_rules::sheets::{Adjustment, Award};

/// Reads an adjustment, and its reason, which it must have.
///
/// # Errors
/// Returns the first mistake of the line.
///
/// ```
/// use ginscore_notation::{Names, Part, read_adjustment};
/// use ginscore_rules::players::Entrant;
/// use ginscore_rules::sheets::Award;
/// let names = Names::new("Ann", "Bob").unwrap().into();
/// let (rest, note) = Part::of("bob -10 in 2 # knocked with 12");
/// let (adjustment, reason) = read_adjustment(rest, note, &names).unwrap();
/// assert_eq!((adjustment.entrant, adjustment.award), (Entrant::Second, Award::Points(-10)));
/// assert_eq!((adjustment.game, reason.as_str()), (Some(1), "knocked with 12"));
/// assert!(read_adjustment(rest, None, &names).is_err());
/// ```
pub fn read_adjustment(
    rest: Part<'_>,
    note: Option<&str>,
    roster: &Roster,
) -> Result<(Adjustment, String), At<ParseError>> {
    let end = rest.end();
    if rest.is_blank() {
        return Err(roster.unknown(Span::new(end.start, end.start), ""));
    }
    let (entrant, rest) = rest.led(|text| roster.lead_entrant(text))?;
    let found = rest.tokens();
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
            (Some(game.ok_or(ParseError::NoGame.at(number.span))?), more)
        }
        [word, ..] if word.text.eq_ignore_ascii_case("in") => return Err(ParseError::NoGame.at(end)),
        _ => (None, more),
    };
    if let Some(more) = more.first() {
        return Err(ParseError::OutOfPlace.at(more.span));
    }
    let reason = note.and_then(tidy_note).ok_or(ParseError::NoReason.at(end))?;
    Ok((Adjustment { entrant, award, game }, reason))
}

/// The number with its sign, as in `+10` or `-10`, and the words after it. 0 would change nothing.
fn signed<'t, 'a>(found: &'t [Token<'a>], end: Span) -> Result<(i32, &'t [Token<'a>]), At<ParseError>> {
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
        None => Err(ParseError::NoAdjustment.at(span)),
    }
}

/// The line for an adjustment, without the word `adjust`. Reading it returns the same adjustment.
pub fn write_adjustment(adjustment: &Adjustment, reason: &str, roster: &Roster) -> String {
    let award = match adjustment.award {
        Award::Points(points) => format!("{points:+}"),
        Award::Boxes(boxes @ (1 | -1)) => format!("{boxes:+} box"),
        Award::Boxes(boxes) => format!("{boxes:+} boxes"),
    };
    let game = adjustment.game.map_or_else(String::new, |game| format!(" in {}", game + 1));
    format!("{} {award}{game} # {reason}", quoted_side(roster, adjustment.entrant))
}

/// The name of an entrant; in quotation marks if it is made of several names.
fn quoted_side(roster: &Roster, entrant: Entrant) -> String {
    let name = roster.entrant(entrant);
    if name.contains('+') { format!("\"{name}\"") } else { name }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::players::names::Names;
    use ginscore_rules::players::Entrant::{First as One, Second as Two};

    fn names() -> Roster {
        Names::new("Ann", "Bob").unwrap().into()
    }

    fn read(line: &str) -> Result<(Adjustment, String), At<ParseError>> {
        let (part, note) = Part::of(line);
        read_adjustment(part.first_word().1, note, &names())
    }

    #[test]
    fn an_adjustment_is_read_and_written() {
        for (typed, entrant, award, game, written) in [
            ("ann +10 # wrong knock", One, Award::Points(10), None, "Ann +10 # wrong knock"),
            ("bob -1 # late", Two, Award::Points(-1), None, "Bob -1 # late"),
            ("Bob –3 # a dash", Two, Award::Points(-3), None, "Bob -3 # a dash"),
            ("ann + 7 IN 3 # spaces", One, Award::Points(7), Some(2), "Ann +7 in 3 # spaces"),
            ("ann +1 box # one", One, Award::Boxes(1), None, "Ann +1 box # one"),
            ("ann -1 BOX # one", One, Award::Boxes(-1), None, "Ann -1 box # one"),
            ("bob +2 boxes in 1 # two", Two, Award::Boxes(2), Some(0), "Bob +2 boxes in 1 # two"),
        ] {
            let (adjustment, reason) = read(&format!("adjust {typed}")).unwrap();
            assert_eq!(adjustment, Adjustment { entrant, award, game }, "{typed}");
            assert_eq!(write_adjustment(&adjustment, &reason, &names()), written);
            assert_eq!(read(&format!("adjust {written}")).unwrap(), (adjustment, reason));
        }
    }

    #[test]
    fn the_mistake_and_its_place() {
        let line = |mistake: ParseError, start, end| mistake.at(Span::new(start, end));
        let nobody = |at| names().unknown(Span::new(at, at), "");
        for (typed, mistake) in [
            // Nothing where something must be: the place is the end of the line.
            ("adjust", nobody(6)),
            ("adjust  # why", nobody(8)),
            ("adjust ann # why", line(ParseError::NoAdjustment, 10, 11)),
            ("adjust ann +10", line(ParseError::NoReason, 14, 15)),
            ("adjust ann +10 in # why", line(ParseError::NoGame, 17, 18)),
            // No number with a sign, and a number that changes nothing.
            ("adjust ann 10 # why", line(ParseError::NoAdjustment, 11, 13)),
            ("adjust ann +x # why", line(ParseError::NoAdjustment, 11, 13)),
            ("adjust ann - # why", line(ParseError::NoAdjustment, 11, 12)),
            ("adjust ann -0 # why", line(ParseError::NoAdjustment, 11, 13)),
            ("adjust ann --1 # why", line(ParseError::NoAdjustment, 11, 14)),
            // Games are counted from 1.
            ("adjust ann +10 in 0 # why", line(ParseError::NoGame, 18, 19)),
            ("adjust ann +10 in x # why", line(ParseError::NoGame, 18, 19)),
            ("adjust ann +10 cards # why", line(ParseError::OutOfPlace, 15, 20)),
            ("adjust ann +10 out 2 # why", line(ParseError::OutOfPlace, 15, 18)),
            ("adjust ann +10 in 2 3 # why", line(ParseError::OutOfPlace, 20, 21)),
        ] {
            assert_eq!(read(typed), Err(mistake), "{typed}");
        }
        let stranger = read("adjust zed +10 # why").unwrap_err();
        assert_eq!(stranger.span, Span::new(7, 10));
    }
}
