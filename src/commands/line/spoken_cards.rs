//! Cards in the words of players: `ace king queen of spades`, `sevens of clubs, hearts and spades`.

use crate::commands::words::{OF_CARDS, means, number_in_words, rank_named, suit_named};
use crate::say::Lang;
use ginscore_notation::{Mistakes, Part, Token, TokenKind, read_card, read_side, tokens};
use ginscore_rules::cards::{Card, Rank, Suit};

/// The most cards that are read so: those of a hand.
const MOST: usize = 11;

/// The most words that are read: each card as `the seven of clubs`, and a question around them.
const WORDS: usize = 50;

/// The cards that the words name, as they are typed. `None` if a word is something else, if no word names a suit, or if a card has
/// none.
pub(crate) fn in_notation(line: &str) -> Option<String> {
    let line = line.replace([',', '?', '.'], " ");
    let words: Vec<&str> = line.split_whitespace().take(WORDS + 1).collect();
    if words.len() > WORDS {
        return None;
    }
    let mut cards: Vec<Card> = Vec::new();
    // The ranks that wait for their suit, those of the suit before, and the suit that is named before its ranks, as in German.
    let (mut ranks, mut last, mut suit): (Vec<Rank>, Vec<Rank>, Option<Suit>) = Default::default();
    let mut has_suit = false;
    for word in words {
        if means(word, OF_CARDS) {
            continue;
        }
        if let Some(named) = suit_named(word) {
            has_suit = true;
            if !ranks.is_empty() {
                last = std::mem::take(&mut ranks);
            }
            suit = Some(named).filter(|_| last.is_empty());
            cards.extend(last.iter().map(|rank| Card::new(*rank, named)));
        } else if let Some(more) = ranks_of(word) {
            last.clear();
            match suit {
                Some(suit) => cards.extend(more.iter().map(|rank| Card::new(*rank, suit))),
                None => ranks.extend(more),
            }
        } else {
            cards.extend(read_group(word)?);
        }
    }
    let is_read = has_suit && ranks.is_empty() && !cards.is_empty() && cards.len() <= MOST;
    is_read.then(|| cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" "))
}

/// The cards of a word in the notation.
pub(crate) fn read_group(word: &str) -> Option<Vec<Card>> {
    let mut mistakes = Mistakes::none();
    let side = read_side(&tokens(word, 0), &mut mistakes);
    let is_plain = mistakes.kept().is_empty() && side.slash.is_none() && side.plus.is_none();
    let cards: Vec<Card> = side.groups.into_iter().flatten().map(|card| card.card).collect();
    (is_plain && !cards.is_empty()).then_some(cards)
}

/// Returns true for a word for a suit, an ace or a face card.
pub(crate) fn is_of_card(word: &str) -> bool {
    let word = word.trim_end_matches(',');
    let is_face = |rank| matches!(rank, Rank::Ace | Rank::Jack | Rank::Queen | Rank::King);
    suit_named(word).is_some() || rank_named(word).is_some_and(is_face)
}

/// How many cards a line of cards alone has, with the signs of a spread: of them the referee is asked. `None` of other lines.
pub(crate) fn count_of_cards(line: &str) -> Option<usize> {
    let tokens = Part::of(line).0.tokens();
    let count = |token: &Token<'_>| match token.sign {
        TokenKind::Word => read_group(token.text).map(|cards| cards.len()),
        TokenKind::Comma | TokenKind::Slash | TokenKind::Plus => Some(0),
        _ => None,
    };
    let counts: Option<Vec<usize>> = tokens.iter().map(count).collect();
    let begins = tokens.first().is_some_and(|first| first.sign == TokenKind::Word);
    counts.filter(|_| begins).map(|counts| counts.iter().sum())
}

/// Returns true for a word for a rank, and for letters that are ranks: `ten`, `K`, `QKA`.
pub(crate) fn names_ranks(word: &str) -> bool {
    ranks_of(word).is_some()
}

/// The ranks that a word names: `ten`, `Queen`, `K`, `QKA`.
fn ranks_of(word: &str) -> Option<Vec<Rank>> {
    if let Some(rank) = rank_named(word) {
        return Some(vec![rank]);
    }
    // Also in the letters of other languages; several in a row only as capitals, since `da` is a word.
    let is_plain = word.chars().count() == 1 || word.chars().all(char::is_uppercase);
    let is_foreign = Lang::current() != Lang::ENGLISH && word.chars().all(char::is_alphabetic);
    let letter = |sign: char| match is_foreign {
        true => read_card(&format!("{sign}\u{2660}")).filter(|_| is_plain).map(|card| card.rank),
        false => Rank::ALL.into_iter().find(|rank| rank.letter() == sign.to_ascii_uppercase()),
    };
    if let Some(ranks) = word.replace("10", "t").chars().map(letter).collect::<Option<Vec<Rank>>>() {
        return Some(ranks);
    }
    // `sevens`, `Siebener`
    let count = [Some(word), word.strip_suffix('s'), word.strip_suffix("er")];
    let count = count.into_iter().flatten().find_map(number_in_words)?;
    let rank = Rank::ALL.into_iter().nth(count.checked_sub(1)?)?;
    (2..=10).contains(&count).then_some(vec![rank])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::say::speaking;

    #[test]
    fn cards_are_read_as_people_say_them() {
        for (tag, words, cards) in [
            ("en", "ace king queen of spades", "AS KS QS"),
            ("en", "QKA spades", "QS KS AS"),
            ("en", "four, five and six of clubs", "4C 5C 6C"),
            ("en", "sevens of clubs, hearts and spades", "7C 7H 7S"),
            ("en", "10 jack queen hearts", "TH JH QH"),
            ("en", "king of hearts, 3d and the ten of clubs", "KH 3D TC"),
            ("de", "Pik Ass König Dame", "AS KS QS"),
            ("it", "asso, re e donna di picche", "AS KS QS"),
            ("en", "10 j q of spades 2hdc 678c", "TS JS QS 2H 2D 2C 6C 7C 8C"),
            ("en", "3 jack of spades", "3S JS"),
            ("en", "four five six of hearts", "4H 5H 6H"),
            ("en", "a k q of spades", "AS KS QS"),
            ("en", "sevens of spades hearts and diamonds ace and two of spades", "7S 7H 7D AS 2S"),
            ("de", "Pik 3 4 5 6, Kreuz 9 Karo 9 Herz 9", "3S 4S 5S 6S 9C 9D 9H"),
        ] {
            let read = speaking(Lang::with_tag(tag).unwrap(), || in_notation(words));
            assert_eq!(read.as_deref(), Some(cards), "{tag}: {words}");
        }
        for words in
            ["QS KS AS", "ace king", "spades", "ace of spades king", "Ann 4 v 23", "eleven of clubs", ""]
        {
            assert_eq!(in_notation(words), None, "{words}");
        }
    }
}
