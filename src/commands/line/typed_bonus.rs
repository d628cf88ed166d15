//! A bonus that was typed as a part of a count, as on paper: `Ann gin v 23 +25`. The rules add it, so that it would count
//! twice.

use crate::commands::failure::Failure;
use crate::say::{Fixed, written::cli_record as say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::mistakes::parse_error::to_type;
use ginscore_notation::{Operation, Span, TokenKind, split_note, tokens};
use ginscore_rules::hand::{Defender, HandClaim};

/// No card counts more: in a sum of what is left in a hand, a greater number after a plus is no card.
const HIGHEST_CARD: u32 = 10;

/// Refuses a hand in which the last part of the defender's count is no card, with the line without it.
///
/// # Errors
///
/// Fails with the line to type.
pub(crate) fn check(line: &str, operation: &Operation) -> Result<(), Failure> {
    if !hands(operation).any(has_sum) {
        return Ok(());
    }
    let Some(span) = bonus(line) else { return Ok(()) };
    let (before, after) =
        (line.get(..span.start).unwrap_or_default(), line.get(span.end..).unwrap_or_default());
    let meant = format!("{}{after}", before.trim_end());
    let report = Diagnostic::new(Code::BadLine, say::TypedBonus.text())
        .hinted(to_type(std::slice::from_ref(&meant)))
        .pointing(line, vec![span]);
    Err(Failure::unreadable([report]).perhaps_meaning(line, &[meant]))
}

/// The claims of an operation about hands.
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
