//! Words of other languages for the words of the notation, and other English words. They are never read, so that a line
//! means the same everywhere and a player may be called Remis, but the mistake says the word to type.

use super::code::Code;
use super::diagnostic::Diagnostic;
use super::words::ticked;
use crate::messages::{Lang, Message, written::local_words as say, written::parse_error::TypeOneOf};
use ginscore_notation::{
    COMMANDS, CardError, LineError, ParseError, ParseErrorKind, Span, english_meanings, meanings,
};

/// What a local word is in the notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meaning {
    /// The first word of a line.
    First(&'static str),
    /// A word within a hand.
    Within(&'static str),
    /// A hand that nobody won.
    Draw,
    /// A knock, for which there is no word.
    Knock,
    /// An undercut, which follows from the counts.
    Undercut,
    /// Saving, which is always done.
    Saved,
    /// A penalty, which is an adjustment.
    Penalty,
}

use Meaning::{Draw, First, Knock, Penalty, Saved, Undercut, Within};

/// The meaning of a word of another language, or of another English word, by the file of its language.
fn meaning(word: &str) -> Option<Meaning> {
    // The Italian `fine` ends the evening, the English one is a penalty: the language of the program comes first.
    let (own, others) = (english_meanings(word), meanings(word));
    let (first, then) = if Lang::current() == Lang::ENGLISH { (own, others) } else { (others, own) };
    first.into_iter().chain(then).find_map(|meaning| match meaning {
        "against" => Some(Within("v")),
        "and" => Some(Within("and")),
        "accepted" => Some(Within("accepted")),
        "boxes" => Some(Within("boxes")),
        "gin" => Some(Within("gin")),
        "draw" => Some(Draw),
        "knock" => Some(Knock),
        "undercut" => Some(Undercut),
        "save" => Some(Saved),
        "penalty" => Some(Penalty),
        command => COMMANDS.contains(&command).then_some(First(command)),
    })
}

/// The diagnostic for a local word where the notation has one of its own; `None` for any other mistake. Names win: a
/// word with which the names of players begin is none of these.
pub fn local_word(line: &str, misread: &ParseError) -> Option<Diagnostic> {
    let (first, within) = match &misread.what {
        ParseErrorKind::UnknownPlayer { meant, .. } => {
            let typed = line.get(misread.span.start..misread.span.end)?.to_lowercase();
            if meant.iter().any(|name| name.to_lowercase().starts_with(&typed)) {
                return None;
            }
            (true, false)
        }
        ParseErrorKind::NotACard(CardError::Nothing) | ParseErrorKind::Line(LineError::PerhapsAgainst) => {
            (false, true)
        }
        _ => return None,
    };
    let word = line.get(misread.span.start..misread.span.end)?.split_whitespace().next()?;
    let report = match meaning(word)? {
        First(_) if !first => return None,
        Within(_) if !within => return None,
        meaning => diagnostic(word, meaning),
    };
    let start = misread.span.start + line.get(misread.span.start..)?.find(word)?;
    Some(report.pointing(line, vec![Span::new(start, start + word.len())]))
}

/// The diagnostic for a local word in place of a command of the program; `None` for any other word.
pub fn local_command(word: &str) -> Option<Diagnostic> {
    match meaning(word)? {
        Within(_) => None,
        meaning => Some(Diagnostic { code: Code::BadOption, ..diagnostic(word, meaning) }),
    }
}

fn diagnostic(word: &str, meaning: Meaning) -> Diagnostic {
    let hint = match meaning {
        First(english) | Within(english) => TypeOneOf { lines: ticked(english) }.said(),
        Draw => say::TypeDraw.said(),
        Knock => say::LeaveOut.said(),
        Undercut => say::UndercutFollows.said(),
        Saved => say::AlwaysSaved.said(),
        Penalty => say::PenaltyIs.said(),
    };
    let is_foreign = english_meanings(word).is_empty();
    let word = ticked(word);
    let message = if is_foreign { say::NotEnglish { word }.said() } else { say::AnotherWord { word }.said() };
    Diagnostic::new(Code::BadLine, message).hinted(hint)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ginscore_notation::{Names, read_hand};

    fn hint(line: &str) -> Option<String> {
        let names = Names::new("Ana", "Rui").unwrap();
        let mistakes = read_hand(line, &names).unwrap_err();
        mistakes.kept().iter().find_map(|one| local_word(line, one)).and_then(|report| report.hint)
    }

    #[test]
    fn a_local_word_is_answered_with_the_word_to_type() {
        for (line, expected) in [
            ("empate", Some("type `draw` alone: nobody won the hand")),
            ("acerto", Some("type `summary`")),
            ("saldo", Some("type `summary`")),
            ("foglio", Some("type `score`")),
            ("Zettel", Some("type `score`")),
            ("rozliczenie", Some("type `summary`")),
            ("zapis", Some("type `score`")),
            ("Unentschieden", Some("type `draw` alone: nobody won the hand")),
            ("Ana remis", Some("type `draw` alone: nobody won the hand")),
            ("Ana 4 gegen 23", Some("type `v`")),
            ("ana gin CONTRA 23", Some("type `v`")),
            ("Ana 4-7es 9paouco contro 23", Some("type `v`")),
            ("DESFAZER", Some("type `undo`")),
            ("ändern 3 Ana 4 v 23", Some("type `amend`")),
            ("andern 3 Ana 4 v 23", Some("type `amend`")),
            ("gibt Rui", Some("type `deal`")),
            ("oops", Some("type `undo`")),
            (
                "Rui undercuts 12 v 8",
                Some("it follows from the counts, with the player who knocked first, as in `Ann 9 v 8`"),
            ),
            ("edit 3", Some("type `amend`")),
            ("settle", Some("type `summary`")),
            ("Ana tie", Some("type `draw` alone: nobody won the hand")),
            ("Ana puka 4 v 23", Some("leave it out: the player who knocked comes first, as in `Ann 4 v 23`")),
            ("Ana 12 v 20 aceito", Some("type `accepted`")),
            // The first word of a line is none within it, and the other way round.
            ("contra 4 v 23", None),
            ("Ana 4s desfazer v 23", None),
            ("Xyz 4 v 23", None),
        ] {
            assert_eq!(hint(line).as_deref(), expected, "{line}");
        }
    }

    #[test]
    fn names_win() {
        let two = |one: &str, two: &str, line: &str| {
            let names = Names::new(one, two).unwrap();
            match read_hand(line, &names) {
                Ok(_) => None,
                Err(mistakes) => mistakes.kept().iter().find_map(|one| local_word(line, one)),
            }
        };
        assert!(two("Remis", "Bob", "remis 4 v 23").is_none());
        assert!(two("Nova Lee", "Nova Mae", "nova 4 v 23").is_none(), "it may be either player");
        assert!(two("Ann", "Bob", "remis 4 v 23").is_some());
    }
}
