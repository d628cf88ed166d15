//! A hand that has something else in the place of cards, and the line that may be meant.

use crate::commands::failure::Failure;
use crate::show::cards::in_words::suit_name;
use crate::show::diagnostic::Diagnostic;
use crate::show::mistakes::parse_error::{parse_errors, to_type};
use ginscore_notation::{At, Mistakes, ParseError, Roster, nearest, read_seated};
use ginscore_rules::cards::Suit;
use ginscore_rules::players::Opponents;

/// The failure of a hand that has something else in the place of cards, with the line that may be meant.
pub(super) fn not_cards(
    line: &str,
    mut mistakes: Mistakes<At<ParseError>>,
    roster: &Roster,
    playing: &[Opponents],
) -> Failure {
    let without = without_remark(line, &mistakes, roster, playing);
    if without.is_some() {
        mistakes.retain(|mistake| matches!(mistake.what, ParseError::NotACard));
    }
    let meant = without.or_else(|| mistyped(line, mistakes.kept(), roster, playing));
    let reports = parse_errors(line, mistakes);
    match meant {
        None => Failure::unreadable(reports),
        Some(meant) => {
            let hinted = |report: Diagnostic| report.hinted(to_type(std::slice::from_ref(&meant)));
            Failure::unreadable(reports.map(hinted)).perhaps_meaning(line, &[meant])
        }
    }
}

/// The line without the words after a count that say nothing more: `Bob 8 v 5 undercut`.
fn without_remark(
    line: &str,
    mistakes: &Mistakes<At<ParseError>>,
    roster: &Roster,
    playing: &[Opponents],
) -> Option<String> {
    let [At { what: ParseError::NoSuit(_) | ParseError::NoSuitOfGroup, span }, words @ ..] = mistakes.kept()
    else {
        return None;
    };
    let end = words.last()?.span.end;
    let said: Vec<&str> = line.get(span.end..end)?.split_whitespace().collect();
    let is_said = said.len() == mistakes.count() - 1
        && words.iter().all(|word| matches!(word.what, ParseError::NotACard))
        && said.iter().all(|word| is_remark(word));
    let near = format!("{}{}", line.get(..span.end)?, line.get(end..)?);
    (is_said && read_seated(&near, roster, playing).is_ok()).then_some(near)
}

/// Returns false for a word that may be the rest of a count, a suit, or a word that changes what a hand is worth.
fn is_remark(word: &str) -> bool {
    let suits = ["clubs", "diamonds", "hearts", "spades"].into_iter().chain(Suit::ALL.map(suit_name));
    let others = ["gin", "big", "big-gin", "accepted", "boxes"];
    word.chars().count() > 2
        && word.chars().all(char::is_alphabetic)
        && nearest(word, suits.chain(others)).is_none()
}

/// The line with a count or `gin` in place of a word that is not a card: `2O`, `l8` or `gni`.
fn mistyped(
    line: &str,
    mistakes: &[At<ParseError>],
    roster: &Roster,
    playing: &[Opponents],
) -> Option<String> {
    let At { what: ParseError::NotACard, span } = mistakes.first()? else { return None };
    let (word, after) = (line.get(span.start..span.end)?, line.get(span.end..)?);
    let digit = |letter| match letter {
        'o' | 'O' => '0',
        'i' | 'I' | 'l' => '1',
        other => other,
    };
    let number: String = word.chars().map(digit).collect();
    let is_count =
        word.contains(|letter: char| letter.is_ascii_digit()) && number.chars().all(|d| d.is_ascii_digit());
    let meant = if is_count { &number } else { nearest(word, ["gin", "big-gin"])? };
    let near = format!("{}{meant}{after}", line.get(..span.start)?);
    read_seated(&near, roster, playing).is_ok().then_some(near)
}
