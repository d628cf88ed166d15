//! A line that has something out of its place, or else something other than cards in theirs, and the line that may be meant.

use crate::commands::run::failure::Failure;
use crate::commands::words::UNDO;
use crate::show::cards::in_words::suit_name;
use crate::show::mistakes::parse_error::parse_errors;
use ginscore_notation::{At, LineKind, Mistakes, ParseError, Part, nearest};
use ginscore_rules::cards::Suit;

/// The failure of a hand that has something else in the place of cards, with the line that may be meant, if it can be read.
pub(super) fn mistyped(
    line: &str,
    mut mistakes: Mistakes<At<ParseError>>,
    can_be_read: impl Fn(&String) -> bool,
) -> Failure {
    let without = without_remark(line, &mistakes).filter(&can_be_read);
    if without.is_some() {
        mistakes.retain(|mistake| matches!(mistake.what, ParseError::NotACard));
    }
    let meant = without.or_else(|| count_or_gin(line, mistakes.kept()).filter(&can_be_read));
    let failure = Failure::unreadable(parse_errors(line, mistakes));
    match meant {
        None => failure,
        Some(meant) => failure.hinting(&[meant]),
    }
}

/// The line in which everything is in its place, if it would be recorded.
pub(super) fn out_of_place(
    line: &str,
    mistakes: &[At<ParseError>],
    is_recorded: impl Fn(&str) -> bool,
) -> Option<String> {
    as_note(line, mistakes).filter(|meant| is_recorded(meant))
}

/// The line with a `#` before the words that do not belong to it: `adjust Tom -10 took two cards`.
fn as_note(line: &str, mistakes: &[At<ParseError>]) -> Option<String> {
    let [At { what: ParseError::OutOfPlace, span }, ..] = mistakes else { return None };
    let (before, words) = line.split_at_checked(span.start)?;
    let is_word = |word: &str| {
        let word = word.trim_end_matches([',', '.']);
        !word.is_empty() && word.chars().all(|sign| sign.is_alphabetic() || sign == '\'')
    };
    let noted = format!("{before}# {words}");
    let are_words = words.split_whitespace().all(is_word);
    // `undo the draw` says what is undone.
    let undoes = Part::of(line).0.first_word().0.eq_ignore_ascii_case(UNDO);
    (LineKind::of(line) == LineKind::Operation && are_words && !undoes).then_some(noted)
}

/// The line without the words after a count that say nothing more: `Bob 8 v 5 undercut`.
fn without_remark(line: &str, mistakes: &Mistakes<At<ParseError>>) -> Option<String> {
    let [At { what: ParseError::NoSuit(_) | ParseError::NoSuitOfGroup, span }, words @ ..] = mistakes.kept()
    else {
        return None;
    };
    let end = words.last()?.span.end;
    let said: Vec<&str> = line.get(span.end..end)?.split_whitespace().collect();
    let is_said = said.len() == mistakes.count() - 1
        && words.iter().all(|word| matches!(word.what, ParseError::NotACard))
        && said.iter().all(|word| is_remark(word));
    is_said.then(|| Some(format!("{}{}", line.get(..span.end)?, line.get(end..)?))).flatten()
}

/// Returns false for a word that may be the rest of a count, a suit, or a word that changes what a hand is worth.
pub(super) fn is_remark(word: &str) -> bool {
    let suits = ["clubs", "diamonds", "hearts", "spades"].into_iter().chain(Suit::ALL.map(suit_name));
    let others = ["gin", "big", "big-gin", "accepted", "boxes"];
    word.chars().count() > 2
        && word.chars().all(char::is_alphabetic)
        && nearest(word, suits.chain(others)).is_none()
}

/// The line with a count or `gin` in place of a word that is not a card: `2O`, `l8` or `gni`.
fn count_or_gin(line: &str, mistakes: &[At<ParseError>]) -> Option<String> {
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
    Some(format!("{}{meant}{after}", line.get(..span.start)?))
}
