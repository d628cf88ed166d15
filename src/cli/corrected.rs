//! A line with each mistake corrected that has only one correction: a name, a card, a run.

use crate::show::card_letters::own_letters;
use ginscore_notation::{CardError, GroupError, ParseError, ParseErrorKind, typed_card};

/// The line with the corrections of these mistakes. Mistakes without one stay.
pub(super) fn corrected(line: &str, mistakes: &[ParseError]) -> String {
    let mut found: Vec<&ParseError> = mistakes.iter().collect();
    // From the end, so that the places before stay.
    found.sort_by_key(|mistake| std::cmp::Reverse(mistake.span.start));
    let mut corrected = line.to_owned();
    for mistake in found {
        let place = mistake.span.start..mistake.span.end;
        let word = line.get(place.clone()).filter(|word| !word.is_empty());
        if let Some(meant) = word.and_then(|word| correction(word, &mistake.what))
            && corrected.get(place.clone()).is_some()
        {
            corrected.replace_range(place, &meant);
        }
    }
    corrected
}

/// The only correction of a word.
fn correction(word: &str, mistake: &ParseErrorKind) -> Option<String> {
    match mistake {
        // Where cards have letters of the language, `Dk` is rather a queen of `k` than the king of diamonds.
        ParseErrorKind::NotACard(CardError::SuitFirst(card)) if own_letters().is_none() => {
            Some(typed_card(*card, None))
        }
        ParseErrorKind::NotACard(CardError::Numbered(_, card)) => Some(typed_card(*card, own_letters())),
        ParseErrorKind::NotAGroup(GroupError::Backwards) => turned(word),
        ParseErrorKind::UnknownPlayer { meant, command: None, .. } => match meant.as_slice() {
            [name] => Some(name.clone()),
            _ => None,
        },
        _ => None,
    }
}

/// A run with its lower rank first: `4-7s` for `7-4s`. A suit may have two letters.
fn turned(run: &str) -> Option<String> {
    let (high, low) = run.split_once('-')?;
    let rank = low.find(|letter: char| !letter.is_ascii_digit()).filter(|at| *at > 0).unwrap_or(1);
    let (low, suit) = low.split_at_checked(rank)?;
    Some(format!("{low}-{high}{suit}"))
}
