//! Reading one word of cards in English letters: `4s`, `4-7s`, `456s`, `9cdh` or `4s5s6s7s`.

use crate::error::ParseError;
use crate::span::{At, Span};
use ginscore_rules::cards::{Card, Rank, Suit};

/// A card and its place in the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the types say it")]
pub struct SpannedCard {
    pub card: Card,
    pub span: Span,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Group {
    Single(SpannedCard),
    /// Several cards in one word, which belong together.
    Compact(Vec<SpannedCard>),
}

impl Group {
    pub(crate) fn cards(self) -> Vec<SpannedCard> {
        match self {
            Group::Single(card) => vec![card],
            Group::Compact(cards) => cards,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sign {
    Rank(Rank),
    Suit(Suit),
    To,
    /// 1, 11, 12 or 13, which are not ranks in this notation.
    Number(u8),
    Strange,
}

/// Reads a word of cards in English letters that starts at byte `at` of its line.
pub(crate) fn read_english(word: &str, at: usize) -> Result<Group, At<ParseError>> {
    let whole = Span::new(at, at + word.len());
    // Fast path: most words are a card of two letters.
    let mut letters = word.chars();
    if let (Some(rank), Some(suit), None) = (letters.next(), letters.next(), letters.next())
        && let (Some(rank), Some(suit)) = (Rank::from_letter(rank), Suit::from_letter(suit))
    {
        return Ok(Group::Single(SpannedCard { card: Card::new(rank, suit), span: whole }));
    }
    let signs = signs(word, at);
    cards_of(&signs, whole).unwrap_or_else(|| {
        let only: Vec<Sign> = signs.iter().map(|(sign, _)| *sign).collect();
        Err(mistake(&only).at(whole))
    })
}

/// The cards of a word that has one of the forms of a group; `None` if it has none of them.
pub(super) fn cards_of(signs: &[(Sign, Span)], whole: Span) -> Option<Result<Group, At<ParseError>>> {
    match signs {
        [(Sign::Rank(rank), _), (Sign::Suit(suit), _)] => {
            Some(Ok(Group::Single(SpannedCard { card: Card::new(*rank, *suit), span: whole })))
        }
        [(Sign::Rank(from), _), (Sign::To, _), (Sign::Rank(to), _), (Sign::Suit(suit), _)] => {
            Some(range(*from, *to, *suit, whole))
        }
        [
            (Sign::Rank(from), _),
            (Sign::Suit(one), _),
            (Sign::To, _),
            (Sign::Rank(to), _),
            (Sign::Suit(other), _),
        ] => Some(if one == other {
            range(*from, *to, *one, whole)
        } else {
            Err(ParseError::TwoSuits.at(whole))
        }),
        _ => {
            let cards =
                ranks_of_a_suit(signs).or_else(|| suits_of_a_rank(signs)).or_else(|| run_together(signs));
            cards.map(|cards| Ok(Group::Compact(cards)))
        }
    }
}

fn signs(word: &str, at: usize) -> Vec<(Sign, Span)> {
    let mut signs = Vec::with_capacity(word.len());
    let mut letters = word.char_indices().peekable();
    while let Some((start, letter)) = letters.next() {
        // Phones add a variation selector to a suit symbol.
        if matches!(letter, '\u{fe0e}' | '\u{fe0f}') {
            continue;
        }
        let mut end = start + letter.len_utf8();
        let mut sign = match letter {
            '-' | '–' => Sign::To,
            _ => match (Rank::from_letter(letter), Suit::from_letter(letter)) {
                (Some(rank), _) => Sign::Rank(rank),
                (None, Some(suit)) => Sign::Suit(suit),
                (None, None) => Sign::Strange,
            },
        };
        if letter == '1' {
            let second = letters.peek().map(|(_, second)| *second);
            let tens = second.filter(|second| ('0'..='3').contains(second));
            sign = match tens {
                Some('0') => Sign::Rank(Rank::Ten),
                Some('1') => Sign::Number(11),
                Some('2') => Sign::Number(12),
                Some(_) => Sign::Number(13),
                None => Sign::Number(1),
            };
            if tens.is_some() {
                letters.next();
                end += 1;
            }
        }
        signs.push((sign, Span::new(at + start, at + end)));
    }
    signs
}

/// The cards of a range such as `4-7s`, or the mistake that it goes backwards.
fn range(from: Rank, to: Rank, suit: Suit, span: Span) -> Result<Group, At<ParseError>> {
    match run(from, to, suit) {
        Some(cards) => Ok(Group::Compact(cards.map(|card| SpannedCard { card, span }).collect())),
        None => Err(ParseError::Backwards.at(span)),
    }
}

/// The cards from one rank up to another; `None` if that goes backwards. Only the queen and the king go on to the ace, for
/// the referee to explain.
pub(crate) fn run(from: Rank, to: Rank, suit: Suit) -> Option<impl Iterator<Item = Card>> {
    let (last, ace) = match to {
        Rank::Ace if from >= Rank::Queen => (Rank::King, Some(Rank::Ace)),
        _ if from >= to => return None,
        _ => (to, None),
    };
    let ranks = std::iter::successors(Some(from), |rank| rank.above()).take_while(move |rank| *rank <= last);
    Some(ranks.chain(ace).map(move |rank| Card::new(rank, suit)))
}

fn ranks_of_a_suit(signs: &[(Sign, Span)]) -> Option<Vec<SpannedCard>> {
    let ((Sign::Suit(suit), _), ranks) = signs.split_last()? else {
        return None;
    };
    let cards = ranks.iter().map(|(sign, span)| match sign {
        Sign::Rank(rank) => Some(SpannedCard { card: Card::new(*rank, *suit), span: *span }),
        _ => None,
    });
    cards.collect::<Option<Vec<SpannedCard>>>().filter(|cards| !cards.is_empty())
}

fn suits_of_a_rank(signs: &[(Sign, Span)]) -> Option<Vec<SpannedCard>> {
    let ((Sign::Rank(rank), _), suits) = signs.split_first()? else {
        return None;
    };
    let cards = suits.iter().map(|(sign, span)| match sign {
        Sign::Suit(suit) => Some(SpannedCard { card: Card::new(*rank, *suit), span: *span }),
        _ => None,
    });
    cards.collect::<Option<Vec<SpannedCard>>>().filter(|cards| !cards.is_empty())
}

fn run_together(signs: &[(Sign, Span)]) -> Option<Vec<SpannedCard>> {
    let cards = signs.chunks(2).map(|pair| match pair {
        [(Sign::Rank(rank), first), (Sign::Suit(suit), last)] => {
            Some(SpannedCard { card: Card::new(*rank, *suit), span: first.to(*last) })
        }
        _ => None,
    });
    cards.collect::<Option<Vec<SpannedCard>>>().filter(|cards| !cards.is_empty())
}

fn mistake(signs: &[Sign]) -> ParseError {
    let numbered = |number: u8, suit: Suit| {
        let rank = match number {
            1 => Rank::Ace,
            11 => Rank::Jack,
            12 => Rank::Queen,
            _ => Rank::King,
        };
        ParseError::Numbered(number, Card::new(rank, suit))
    };
    match signs {
        [Sign::Suit(suit), Sign::Rank(rank)] => ParseError::SuitFirst(Card::new(*rank, *suit)),
        [Sign::Number(number), Sign::Suit(suit)] => numbered(*number, *suit),
        [Sign::Rank(rank)] => ParseError::NoSuit(*rank),
        [Sign::Suit(suit)] => ParseError::NoRank(*suit),
        _ => {
            let ranks = signs.iter().filter(|sign| matches!(sign, Sign::Rank(_))).count();
            let suits = signs.iter().filter(|sign| matches!(sign, Sign::Suit(_))).count();
            let strange = signs.contains(&Sign::Strange);
            if ranks >= 2 && suits == 0 && !strange {
                ParseError::NoSuitOfGroup
            } else if signs.contains(&Sign::To) || (ranks + suits >= 3 && !strange) {
                ParseError::NotAGroup
            } else {
                ParseError::NotACard
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(word: &str) -> String {
        let cards = read_english(word, 0).unwrap().cards();
        cards.iter().map(|named| named.card.to_string()).collect::<Vec<_>>().join(" ")
    }

    fn wrong(word: &str) -> ParseError {
        read_english(word, 0).unwrap_err().what
    }

    /// The forms of a group are those of `one_reading_tests`, which has them all.
    #[test]
    fn letters_and_symbols_of_a_suit_have_several_forms() {
        for (word, expected) in [
            ("4S", "4S"),
            ("4♠", "4S"),
            ("4♤", "4S"),
            ("4♠\u{fe0f}", "4S"),
            ("TH", "TH"),
            ("9♣♦♥", "9C 9D 9H"),
            ("4s5s6s7s", "4S 5S 6S 7S"),
            // For the referee to explain.
            ("q-as", "QS KS AS"),
        ] {
            assert_eq!(cards(word), expected, "{word}");
        }
    }

    #[test]
    fn mistakes_in_a_group_are_named() {
        let card = |text: &str| text.parse().unwrap();
        for (word, near) in [
            ("s4", ParseError::SuitFirst(card("4S"))),
            ("h10", ParseError::SuitFirst(card("TH"))),
            ("1s", ParseError::Numbered(1, card("AS"))),
            ("11h", ParseError::Numbered(11, card("JH"))),
            ("12d", ParseError::Numbered(12, card("QD"))),
            ("13c", ParseError::Numbered(13, card("KC"))),
            ("7", ParseError::NoSuit(Rank::Seven)),
            ("h", ParseError::NoRank(Suit::Hearts)),
            ("zz", ParseError::NotACard),
            ("4x", ParseError::NotACard),
            ("hello", ParseError::NotACard),
        ] {
            assert_eq!(wrong(word), near, "{word}");
        }
        for (word, near) in [
            ("4s-7h", ParseError::TwoSuits),
            ("7-4s", ParseError::Backwards),
            ("k-2s", ParseError::Backwards),
            // Only the queen and the king go on to the ace, for the referee to explain.
            ("j-as", ParseError::Backwards),
            ("4-7", ParseError::NoSuitOfGroup),
            ("456", ParseError::NoSuitOfGroup),
            ("45s6s", ParseError::NotAGroup),
            ("4-7x", ParseError::NotAGroup),
            ("hsd", ParseError::NotAGroup),
            ("s4h", ParseError::NotAGroup),
        ] {
            assert_eq!(wrong(word), near, "{word}");
        }
    }

    #[test]
    fn cards_have_the_span_of_their_letters() {
        let group = read_english("9cdh", 10).unwrap().cards();
        assert_eq!(group[1].span, Span::new(12, 13));
        let group = read_english("4s5s", 0).unwrap().cards();
        assert_eq!(group[1].span, Span::new(2, 4));
        // A ten has two digits.
        let group = read_english("910jh", 20).unwrap().cards();
        assert_eq!((group[1].span, group[2].span), (Span::new(21, 23), Span::new(23, 24)));
        let ten = SpannedCard { card: "TH".parse().unwrap(), span: Span::new(5, 8) };
        assert_eq!(read_english("10h", 5), Ok(Group::Single(ten)));
    }
}
