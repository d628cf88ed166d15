//! Cards in the letters of the language in use, and what `c` means.

use crate::say::text::Line;
use crate::say::{Fixed, Lang, Message, written::card_letters as say};
use crate::show::cards::in_words::cards;
use ginscore_notation::{
    Mistakes, NationalLetters, Roster, Span, Token, TokenKind, read_side, split_note, tokens,
};
use ginscore_rules::cards::{Card, Rank, Suit};
use std::borrow::Cow;

/// The letters in which cards are written in hints: those of the language that the program speaks.
pub fn own_letters() -> Option<NationalLetters> {
    letters_of(Lang::current())
}

/// An example that is typed in English letters, with its cards in those of the language: in German `@7pi` for `@7s`.
pub fn in_own_letters(example: &str) -> String {
    let Some(letters) = own_letters() else { return example.to_owned() };
    let typed = |word: &str| match is_cards(word) {
        true => word.chars().map(|letter| in_letters(letter, letters)).collect(),
        false => word.to_owned(),
    };
    example.split(' ').map(typed).collect::<Vec<_>>().join(" ")
}

/// A line that was understood in another form, with its cards in the letters of the language, unless a player is called like
/// cards. What is noted stays.
pub fn line_in_own_letters(line: &str, roster: &Roster) -> String {
    let mut names = roster.players().iter().flat_map(|name| name.split(' '));
    let (typed, _) = split_note(line);
    match names.any(is_cards) {
        true => line.to_owned(),
        false => in_own_letters(typed) + line.get(typed.len()..).unwrap_or_default(),
    }
}

/// Returns true for a line with cards in English letters.
pub fn has_english_letters(line: &str) -> bool {
    line.split(' ').any(is_cards)
}

fn is_cards(word: &str) -> bool {
    let cards = word.trim_start_matches('@').trim_end_matches(',');
    let mut mistakes = Mistakes::none();
    let side = read_side(&tokens(cards, 0), &mut mistakes);
    let suit_last = cards.chars().last().and_then(Suit::from_letter).is_some();
    // `4-7es` and `Qpaoucoes` are Portuguese.
    let is_english = |sign: char| {
        sign.is_ascii_digit()
            || sign == '-'
            || Suit::from_letter(sign).is_some()
            || Rank::from_letter(sign).is_some()
    };
    suit_last && cards.chars().all(is_english) && mistakes.is_empty() && !side.groups.is_empty()
}

/// A letter of English cards as it is typed in the letters of a language; a sign or a digit stays.
fn in_letters(letter: char, letters: NationalLetters) -> Cow<'static, str> {
    match (Suit::from_letter(letter), Rank::from_letter(letter)) {
        (Some(suit), _) => letters.suit(suit).into(),
        (None, Some(Rank::Ten)) => "10".into(),
        (None, Some(rank)) => letters.rank(rank).to_string().into(),
        (None, None) => letter.to_string().into(),
    }
}

pub fn letters_of(lang: Lang) -> Option<NationalLetters> {
    match lang.tag().split('-').next() {
        Some("pt") => Some(NationalLetters::Portuguese),
        Some("it") => Some(NationalLetters::Italian),
        Some("de") => Some(NationalLetters::German),
        Some("pl") => Some(NationalLetters::Polish),
        Some("es") => Some(NationalLetters::Spanish),
        Some("fr") => Some(NationalLetters::French),
        _ => None,
    }
}

/// A reminder that `c` is clubs, for a refused hand with clubs in English letters at one of these places, in a language in
/// which `c` may mean hearts.
pub fn clubs_reminder(line: &str, marks: &[Span]) -> Option<&'static str> {
    let marked = |word: &Span| marks.iter().any(|mark| mark.start < word.end && word.start < mark.end);
    clubs_typed(line).iter().any(|(_, span)| marked(span)).then(|| say::CIsClubs.text())
}

/// What was read for the `c` of a line, in a language in which it may mean hearts.
pub fn clubs_read(line: &str) -> Option<Line> {
    let clubs: Vec<Card> = clubs_typed(line).into_iter().flat_map(|(cards, _)| cards).collect();
    (!clubs.is_empty()).then(|| say::CWasClubs { cards: cards(clubs) }.line())
}

/// The clubs that were typed as `c`, each word with its place; none in a language in which `c` cannot mean hearts.
fn clubs_typed(line: &str) -> Vec<(Vec<Card>, Span)> {
    let hearts_with_c = match own_letters() {
        Some(NationalLetters::German) | None => false,
        Some(
            NationalLetters::Portuguese
            | NationalLetters::Spanish
            | NationalLetters::French
            | NationalLetters::Italian
            | NationalLetters::Polish,
        ) => true,
    };
    let clubs = |token: &Token<'_>| {
        let suits = token.text.to_lowercase();
        let suits =
            suits.trim_start_matches(|letter: char| letter.is_ascii_digit() || "atjqk-".contains(letter));
        let english = token.sign == TokenKind::Word
            && suits.contains('c')
            && suits.chars().all(|one| "cdhs".contains(one));
        let mut mistakes = Mistakes::none();
        let side = read_side(&[*token], &mut mistakes);
        let cards = side.groups.into_iter().flatten().map(|one| one.card);
        let cards: Vec<Card> = cards.filter(|card| english && card.suit == Suit::Clubs).collect();
        (!cards.is_empty()).then_some((cards, token.span))
    };
    let all = if hearts_with_c { tokens(split_note(line).0, 0) } else { Vec::new() };
    all.iter().filter_map(clubs).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::say::speaking;

    #[test]
    fn clubs_are_pointed_out_where_c_may_be_hearts() {
        let everywhere = [Span::new(0, 99)];
        for line in ["Ana 4-7c 9cdh v 23", "Ana 4-7s, 9c v 23", "Ana 10c v 4"] {
            assert!(
                speaking(Lang::with_tag("it").unwrap(), || clubs_reminder(line, &everywhere)).is_some(),
                "{line}"
            );
            assert_eq!(
                speaking(Lang::with_tag("de").unwrap(), || clubs_reminder(line, &everywhere)),
                None,
                "{line}"
            );
        }
        for line in ["Ana 4-7s v 23", "Ana 4-7co v 23", "Coc 4 v 23", "Ana 4 v 23 # 4c"] {
            assert_eq!(
                speaking(Lang::with_tag("pl").unwrap(), || clubs_reminder(line, &everywhere)),
                None,
                "{line}"
            );
        }
        let at = |start, end| {
            speaking(Lang::with_tag("it").unwrap(), || clubs_reminder("Ana 4c 5s", &[Span::new(start, end)]))
        };
        assert!(at(4, 6).is_some() && at(7, 9).is_none());
    }

    #[test]
    fn a_line_is_read_back_in_the_letters_of_the_language() {
        let line = "Ann 4-7s 9cdh / ac v kcdh + 8s # 4s was loose";
        let read_back = |names: &[&str]| {
            let roster = Roster::new(ginscore_rules::players::Lineup::TWO, names, None).unwrap();
            speaking(Lang::with_tag("de").unwrap(), || line_in_own_letters(line, &roster))
        };
        assert_eq!(read_back(&["Ann", "Bob"]), "Ann 4-7pi 9krkahe / Akr v Kkrkahe + 8pi # 4s was loose");
        assert_eq!(read_back(&["Ann", "Ad"]), line);
    }

    #[test]
    fn cards_in_the_letters_of_the_language_stay() {
        for lang in Lang::all() {
            let Some(letters) = letters_of(lang) else { continue };
            let suits = Suit::ALL.map(|suit| letters.suit(suit));
            let ranks = Rank::ALL.map(|rank| in_letters(rank.letter(), letters).into_owned());
            let pairs = suits.iter().flat_map(|one| suits.iter().map(move |two| format!("{one}{two}")));
            let ends: Vec<String> = suits.iter().map(ToString::to_string).chain(pairs).collect();
            for word in ranks.iter().flat_map(|rank| ends.iter().map(move |end| format!("{rank}{end}"))) {
                assert_eq!(speaking(lang, || in_own_letters(&word)), word, "{}", lang.tag());
                assert!(!has_english_letters(&word), "{}: {word}", lang.tag());
            }
        }
    }

    #[test]
    fn examples_are_in_the_letters_of_the_language() {
        let hand = "hand Ann 4-7s 9cdh, / 2h AC ad v kcdh 10-Qc / 7h + 8s ts @7s x 5d as in 4 v 23";
        for (lang, expected) in [
            ("en", hand),
            (
                "de",
                "hand Ann 4-7pi 9krkahe, / 2he Akr Aka v Kkrkahe 10-Dkr / 7he + 8pi 10pi @7pi x 5ka Api in 4 v 23",
            ),
            (
                "it",
                "hand Ann 4-7pi 9fiqucu, / 2cu Afi Aqu v Kfiqucu 10-Qfi / 7cu + 8pi 10pi @7pi x 5qu Api in 4 v 23",
            ),
        ] {
            let lang = Lang::with_tag(lang).unwrap();
            let example = speaking(lang, || in_own_letters(hand));
            assert_eq!(example, expected);
            for (word, english) in example.split(' ').zip(hand.split(' ')).filter(|(_, word)| is_cards(word))
            {
                let cards = |word: &str| {
                    let mut mistakes = Mistakes::none();
                    let word = word.trim_start_matches('@').trim_end_matches(',');
                    let side = read_side(&tokens(word, 0), &mut mistakes);
                    side.groups.into_iter().flatten().map(|one| one.card).collect::<Vec<_>>()
                };
                assert_eq!(cards(word), cards(english), "{word}");
            }
        }
    }
}
