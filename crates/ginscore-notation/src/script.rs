//! Lines of a script: a hand, or a command.

use crate::card_word::{is_national, looks_like_cards, read_group};
use crate::error::{LineError, ParseError};
use crate::group::Group;
use crate::span::Span;
use crate::words::{COMMANDS, TokenKind, split_note, tokens, within_length};
use ginscore_rules::cards::Card;

/// A line of a script. Positions are bytes of the line, and hands are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScriptLine {
    /// An empty line or a comment.
    Nothing,
    /// Starts a new series. The names and options start at that byte, quoted as in a shell.
    New(usize),
    /// Undoes the last change.
    Undo,
    /// Redoes the last undone change.
    Redo,
    /// Replaces the hand of that number with the line that starts at that byte.
    Amend(usize, usize),
    /// Inserts the line that starts at that byte as the hand of that number.
    Insert(usize, usize),
    /// Deletes the hand of that number.
    Delete(usize),
    /// Records a misdeal: no hand, and the same dealer again.
    Misdeal,
    /// Records the adjustment that starts at that byte.
    Adjust(usize),
    /// Ends the series where it is.
    Stop,
    /// Lets a player play the next hand; the name starts at that byte.
    Seat(usize),
    /// Announces the knock card of the hand in play.
    KnockCard(Card),
    /// Sets the next dealer, whose name starts at that byte.
    Deal(usize),
    /// Records the word of the other player that starts at that byte. `None` if the word is missing.
    Witness(Option<usize>),
    /// A command of the program, such as `score` or `help`: the line is not notation.
    Command,
    /// A hand, or a draw.
    Hand,
}

/// Reads the command of a line. Hands are not read further: see [`read_hand`](crate::read_hand).
///
/// # Errors
///
/// Returns a mistake if the line is too long, if a line of notation has superfluous words, or if a number is missing.
pub fn read_script_line(line: &str) -> Result<ScriptLine, ParseError> {
    within_length(line)?;
    let begins = line.len() - line.trim_start().len();
    let text = line.trim();
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let rest_at = begins + text.len() - rest.trim_start().len();
    let end = Span::new(line.trim_end().len(), line.trim_end().len() + 1);
    let alone = |what| match split_note(rest).0.trim() {
        "" => Ok(what),
        _ => Err(LineError::OutOfPlace.at(Span::new(rest_at, line.trim_end().len()))),
    };
    let number = |word: &str| {
        let word = split_note(word).0.trim();
        let span = if word.is_empty() { end } else { Span::new(rest_at, rest_at + word.len()) };
        word.parse().map_err(|_| LineError::NoNumber.at(span))
    };
    match first.to_ascii_lowercase().as_str() {
        word if word.is_empty() || word.starts_with('#') => Ok(ScriptLine::Nothing),
        "new" => Ok(ScriptLine::New(rest_at)),
        "undo" => alone(ScriptLine::Undo),
        "redo" => alone(ScriptLine::Redo),
        "deal" => Ok(ScriptLine::Deal(rest_at)),
        "witness" if split_note(rest).0.trim().is_empty() => Ok(ScriptLine::Witness(None)),
        "witness" => Ok(ScriptLine::Witness(Some(rest_at))),
        "amend" => {
            let word = rest.split_whitespace().next().unwrap_or_default();
            Ok(ScriptLine::Amend(number(word)?, rest_at + word.len()))
        }
        "insert" => {
            let word = rest.split_whitespace().next().unwrap_or_default();
            Ok(ScriptLine::Insert(number(word)?, rest_at + word.len()))
        }
        "delete" => number(rest).map(ScriptLine::Delete),
        "misdeal" => alone(ScriptLine::Misdeal),
        "adjust" => Ok(ScriptLine::Adjust(rest_at)),
        "stop" => alone(ScriptLine::Stop),
        "seat" => Ok(ScriptLine::Seat(rest_at)),
        word if word == "up" || word.starts_with('@') => knock_card(text, begins),
        "draw" => Ok(ScriptLine::Hand),
        word if COMMANDS.contains(&word) => Ok(ScriptLine::Command),
        _ => Ok(ScriptLine::Hand),
    }
}

/// Returns true if a word that looks like cards may be a name, such as Wes, which is a jack of spades in national letters.
fn may_be_name(word: &str) -> bool {
    word.chars().all(char::is_alphabetic) && is_national(word)
}

/// Reads the card after `@` or `up`: alone on its line, or before the hand that it belongs to.
fn knock_card(text: &str, at: usize) -> Result<ScriptLine, ParseError> {
    let found = tokens(split_note(text).0, at);
    let (mark, rest) = match found.as_slice() {
        [mark, rest @ ..] if mark.sign == TokenKind::KnockCard => (mark, rest),
        _ => return Err(LineError::OutOfPlace.at(Span::new(at, at + text.len()))),
    };
    let (word, more) = rest.split_first().ok_or(LineError::NoCardAfter.at(mark.span))?;
    match (read_group(word.text, word.span.start)?, more) {
        (Group::Single(named), []) => Ok(ScriptLine::KnockCard(named.card)),
        (Group::Single(_), [next, ..])
            if next.sign == TokenKind::Word && (!looks_like_cards(next.text) || may_be_name(next.text)) =>
        {
            Ok(ScriptLine::Hand)
        }
        (Group::Single(_), [more, ..]) => Err(LineError::OutOfPlace.at(more.span)),
        (Group::Compact(_), _) => Err(LineError::SecondKnockCard.at(word.span)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Completion, reserved names and the reader use the same words.
    #[test]
    fn every_command_is_read_as_a_command() {
        for word in crate::words::COMMANDS {
            let hand = matches!(read_script_line(word), Ok(ScriptLine::Hand));
            assert_eq!(hand, word == "draw", "{word}");
        }
    }

    #[test]
    fn script_lines_are_classified() {
        for (line, expected) in [
            ("", ScriptLine::Nothing),
            ("  # the second sheet", ScriptLine::Nothing),
            ("new 'Mary Jo' Bob", ScriptLine::New(4)),
            ("undo", ScriptLine::Undo),
            ("redo # after all", ScriptLine::Redo),
            ("amend 3 Ann 4 v 23", ScriptLine::Amend(3, 7)),
            ("insert 3 Ann 4 v 23", ScriptLine::Insert(3, 8)),
            ("delete 3", ScriptLine::Delete(3)),
            ("misdeal # eleven cards", ScriptLine::Misdeal),
            ("adjust Ann +10 # wrong knock", ScriptLine::Adjust(7)),
            ("stop # late", ScriptLine::Stop),
            ("@7s", ScriptLine::KnockCard("7S".parse().unwrap())),
            ("  up 7s # turned", ScriptLine::KnockCard("7S".parse().unwrap())),
            ("@7s Ann 4 v 23", ScriptLine::Hand),
            ("@7es", ScriptLine::KnockCard("7S".parse().unwrap())),
            ("@7es Wes 4 v 23", ScriptLine::Hand),
            ("up 7s draw", ScriptLine::Hand),
            ("deal Bob", ScriptLine::Deal(5)),
            ("witness green bottles", ScriptLine::Witness(Some(8))),
            ("witness # ask", ScriptLine::Witness(None)),
            ("Ann 4 v 23", ScriptLine::Hand),
            ("draw", ScriptLine::Hand),
            ("score # now", ScriptLine::Command),
            ("Summary --as pagat", ScriptLine::Command),
        ] {
            assert_eq!(read_script_line(line), Ok(expected), "{line}");
        }
        assert!(read_script_line("amend Ann 4 v 23").is_err());
        assert!(read_script_line("undo that").is_err());
        for line in ["@", "up 7", "@7s 8s", "@7es 8es", "@7-9s", "delete", "stop 3"] {
            assert!(read_script_line(line).is_err(), "{line}");
        }
    }

    /// Where the rest begins: after white space before the command and after it.
    #[test]
    fn positions_are_bytes_of_the_line() {
        for (line, expected) in [
            ("  deal   Bob", ScriptLine::Deal(9)),
            ("  amend  12  Ann 4 v 23", ScriptLine::Amend(12, 11)),
            ("\tinsert 3  Ann 4 v 23", ScriptLine::Insert(3, 9)),
            ("WHY", ScriptLine::Command),
            (" delete 12 # that one", ScriptLine::Delete(12)),
        ] {
            assert_eq!(read_script_line(line), Ok(expected), "{line}");
        }
        for (line, start, end) in [
            ("  undo  that one ", 8, 16),
            (" delete  twelve ", 9, 15),
            (" amend  ", 6, 7),
            ("amend  Ann 4 v 23", 7, 10),
        ] {
            assert_eq!(read_script_line(line).unwrap_err().span, Span::new(start, end), "{line}");
        }
    }
}
