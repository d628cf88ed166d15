//! Which kind a line of a script is.

use crate::cards::card_word::{is_national, looks_like_cards, read_upcard};
use crate::error::ParseError;
use crate::lines::{KEPT, LINES, LineKind};
use crate::part::Part;
use crate::span::At;
use crate::words::TokenKind;
use ginscore_rules::cards::Upcard;

impl LineKind {
    /// The kind of a line. The rest of the line may still have mistakes.
    ///
    /// ```
    /// use ginscore_notation::LineKind;
    /// assert_eq!(LineKind::of("Ann 4 v 23"), LineKind::Hand);
    /// assert_eq!(LineKind::of("amend 3 Ann 4 v 23"), LineKind::Operation);
    /// assert_eq!(LineKind::of("score # now"), LineKind::Command);
    /// ```
    pub fn of(line: &str) -> LineKind {
        let text = line.trim();
        let first = text.split(char::is_whitespace).next().unwrap_or_default().to_ascii_lowercase();
        match first.as_str() {
            word if word.is_empty() || word.starts_with('#') => LineKind::Nothing,
            "new" => LineKind::New,
            word if word == "up" || word.starts_with('@') => match knock_card(Part::of(text).0) {
                Ok(None) => LineKind::Hand,
                Ok(Some(_)) | Err(_) => LineKind::Operation,
            },
            word => match LINES.iter().find(|row| row.word == word) {
                Some(row) => row.kind,
                None if KEPT.contains(&word) => LineKind::Command,
                None => LineKind::Hand,
            },
        }
    }

    /// Returns true if a line starts with the word for a hand that nobody won.
    pub(crate) fn is_draw(line: &str) -> bool {
        line.split_whitespace().next().is_some_and(|first| first.eq_ignore_ascii_case("draw"))
    }
}

/// Returns true if a word that looks like cards may be a name, such as Wes, which is a jack of spades in national letters.
fn may_be_name(word: &str) -> bool {
    word.chars().all(char::is_alphabetic) && is_national(word)
}

/// Reads the card after `@` or `up`, alone on its line; `None` if the hand that it belongs to follows.
pub(crate) fn knock_card(part: Part<'_>) -> Result<Option<Upcard>, At<ParseError>> {
    let found = part.tokens();
    let (mark, rest) = found.split_first().ok_or(ParseError::NoCardAfter.at(part.span()))?;
    let (word, more) = rest.split_first().ok_or(ParseError::NoCardAfter.at(mark.span))?;
    match (read_upcard(word.text, word.span.start)?, more) {
        (Some(card), []) => Ok(Some(card)),
        (Some(_), [next, ..])
            if next.sign == TokenKind::Word && (!looks_like_cards(next.text) || may_be_name(next.text)) =>
        {
            Ok(None)
        }
        (Some(_), [more, ..]) => Err(ParseError::OutOfPlace.at(more.span)),
        (None, _) => Err(ParseError::SecondKnockCard.at(word.span)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lines::LineRow;

    /// Completion, reserved names and the reader use the same words.
    #[test]
    fn every_word_is_read_as_its_kind() {
        for LineRow { word, kind, short, .. } in LINES {
            assert_eq!(LineKind::of(word), kind, "{word}");
            assert!(short.is_empty() || LineKind::of(short) == kind, "{short}");
        }
        for word in KEPT {
            assert!(matches!(LineKind::of(word), LineKind::Command | LineKind::New), "{word}");
        }
    }

    #[test]
    fn lines_are_of_a_kind() {
        for (line, expected) in [
            ("", LineKind::Nothing),
            ("  # the second sheet", LineKind::Nothing),
            ("new 'Mary Jo' Bob", LineKind::New),
            ("redo # after all", LineKind::Operation),
            ("  amend 3 Ann 4 v 23", LineKind::Operation),
            ("adjust Ann +10 # wrong knock", LineKind::Operation),
            ("@7s", LineKind::Operation),
            ("  up 7s # turned", LineKind::Operation),
            ("@7s Ann 4 v 23", LineKind::Hand),
            ("@7es", LineKind::Operation),
            ("@7es Wes 4 v 23", LineKind::Hand),
            ("up 7s draw", LineKind::Hand),
            ("@7", LineKind::Operation),
            ("up k", LineKind::Operation),
            ("@7 Ann 4 v 23", LineKind::Hand),
            ("@7s 8s", LineKind::Operation),
            ("@7s kd", LineKind::Operation),
            ("rename Ann Anna", LineKind::LedgerOperation),
            ("\"Rename\" 4 v 23", LineKind::Hand),
            ("Ann 4 v 23", LineKind::Hand),
            ("draw", LineKind::Hand),
            ("score # now", LineKind::Command),
            ("Summary --as pagat", LineKind::Command),
        ] {
            assert_eq!(LineKind::of(line), expected, "{line}");
        }
    }
}
