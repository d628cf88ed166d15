//! A line of a script or of the table: a hand, a correction, or the beginning of a series.

use crate::notation::error::{LineError, ParseError};
use crate::notation::span::Span;
use crate::notation::words::{split_note, within_length};

/// What a line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScriptLine {
    /// Nothing: an empty line, or a comment.
    Nothing,
    /// A new series: its names and options begin at that byte, as a shell would read them.
    New(usize),
    /// Takes back the last thing done.
    Undo,
    /// Does again what was taken back.
    Redo,
    /// Replaces the hand of that number by the line that begins at that byte.
    Amend(usize, usize),
    /// Says who deals next: the name begins at that byte.
    Deal(usize),
    /// Records the word of the other player that begins at that byte, or asks for it.
    Witness(Option<usize>),
    /// The score sheet.
    Score,
    /// The settlement.
    Summary,
    /// The counts of the open games.
    Counts,
    /// How the hand of that number, or the last one, came to its points.
    Why(Option<usize>),
    /// Whether the groups that begin at that byte are melds.
    Check(usize),
    /// The best of the cards that begin at that byte.
    Best(usize),
    /// A ruling on the showdown that begins at that byte.
    Judge(usize),
    /// What was left on the table, in the hand of that number or in all.
    Review(Option<usize>),
    /// The hands as a script.
    Log,
    /// The house rules.
    Rules,
    /// What can be typed.
    Help,
    /// The end of the evening.
    Quit,
    /// A hand, or a draw.
    Hand,
}

/// Reads what a line asks for. A hand's own words are left for [`read_hand`](crate::notation::line::read_hand).
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
        "score" => alone(ScriptLine::Score),
        "summary" => alone(ScriptLine::Summary),
        "counts" => alone(ScriptLine::Counts),
        "log" => alone(ScriptLine::Log),
        "rules" => alone(ScriptLine::Rules),
        "help" => alone(ScriptLine::Help),
        "quit" | "exit" => alone(ScriptLine::Quit),
        "check" => Ok(ScriptLine::Check(rest_at)),
        "best" => Ok(ScriptLine::Best(rest_at)),
        "judge" => Ok(ScriptLine::Judge(rest_at)),
        "why" if split_note(rest).0.trim().is_empty() => Ok(ScriptLine::Why(None)),
        "why" => number(rest).map(|number| ScriptLine::Why(Some(number))),
        "review" if split_note(rest).0.trim().is_empty() => Ok(ScriptLine::Review(None)),
        "review" => number(rest).map(|number| ScriptLine::Review(Some(number))),
        "undo" => alone(ScriptLine::Undo),
        "redo" => alone(ScriptLine::Redo),
        "deal" => Ok(ScriptLine::Deal(rest_at)),
        "witness" if split_note(rest).0.trim().is_empty() => Ok(ScriptLine::Witness(None)),
        "witness" => Ok(ScriptLine::Witness(Some(rest_at))),
        "amend" => {
            let word = rest.split_whitespace().next().unwrap_or_default();
            Ok(ScriptLine::Amend(number(word)?, rest_at + word.len()))
        }
        _ => Ok(ScriptLine::Hand),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What Tab completes, what a name may not be and what a line is read as are the same words.
    #[test]
    fn every_command_is_read_as_one() {
        for word in crate::notation::words::COMMANDS {
            let hand = matches!(read_script_line(word), Ok(ScriptLine::Hand));
            assert_eq!(hand, word == "draw", "{word}");
        }
    }

    #[test]
    fn what_each_line_asks_for() {
        for (line, expected) in [
            ("", ScriptLine::Nothing),
            ("  # the second sheet", ScriptLine::Nothing),
            ("new 'Mary Jo' Bob", ScriptLine::New(4)),
            ("undo", ScriptLine::Undo),
            ("redo # after all", ScriptLine::Redo),
            ("amend 3 Ann 4 v 23", ScriptLine::Amend(3, 7)),
            ("deal Bob", ScriptLine::Deal(5)),
            ("witness green bottles", ScriptLine::Witness(Some(8))),
            ("witness # ask", ScriptLine::Witness(None)),
            ("Ann 4 v 23", ScriptLine::Hand),
            ("draw", ScriptLine::Hand),
        ] {
            assert_eq!(read_script_line(line), Ok(expected), "{line}");
        }
        assert!(read_script_line("amend Ann 4 v 23").is_err());
        assert!(read_script_line("undo that").is_err());
    }
}
