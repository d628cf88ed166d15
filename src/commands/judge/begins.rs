//! What a line that is to be judged begins with: a name, cards, or neither.

use crate::commands::line::corrected::Corrected;
use crate::commands::line::refused::has_against;
use ginscore_notation::{LineKind, Mistakes, TokenKind, read_card, read_side, split_note, tokens};

/// Returns true for a hand by counts that begins with what can only be a name: `Ann 4 v 23`.
pub(super) fn begins_with_name(line: &str) -> bool {
    let words: Vec<&str> = line.split_whitespace().collect();
    let [name, count, ..] = words.as_slice() else { return false };
    let is_count = count.parse::<u32>().is_ok() || count.eq_ignore_ascii_case("gin");
    has_against(line) && is_count && name.chars().all(char::is_alphabetic) && !is_without_name(line)
}

/// Returns true for a line that begins with cards, a count or a sign, and not with what may be a name.
pub(super) fn is_without_name(line: &str) -> bool {
    let words = tokens(split_note(line).0, 0);
    words.first().is_none_or(|first| {
        first.sign != TokenKind::Word
            || first.text.starts_with(|sign: char| sign.is_ascii_digit())
            || read_card(first.text).is_some()
    })
}

/// Returns true for a line without a hand, such as `undo`, on which there is nothing to rule.
pub(super) fn is_without_hand(line: &str) -> bool {
    LineKind::of(line) == LineKind::Operation && Corrected::of(line).is_none()
}

/// Returns true for a line that cannot be read as cards.
pub(super) fn is_misread(line: &str) -> bool {
    let mut mistakes = Mistakes::none();
    read_side(&tokens(split_note(line).0, 0), &mut mistakes);
    !mistakes.is_empty()
}
