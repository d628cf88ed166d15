//! Reading one word of cards in the letters of other languages than English: `4-7es`, `9krkahe` or `BDKpi`.

use crate::cards::group::{Group, Sign, cards_of};
use crate::cards::national_letters::{face_of, suit_of};
use crate::error::ParseError;
use crate::span::{At, Span};
use ginscore_rules::cards::{Rank, Suit};

/// The signs of a word, and the kinds of letters that it has.
#[derive(Default)]
struct Letters {
    signs: Vec<(Sign, Span)>,
    /// True if a face card has a letter that is not English.
    face: bool,
    /// True if a suit has two letters.
    suit: bool,
    /// True if a suit is a symbol.
    symbol: bool,
}

/// Reads a word of cards in national letters that starts at byte `at` of its line; `None` if it is not such a word.
///
/// Each such word has one reading, and none of them is a word of cards in English letters. For that, several ranks of
/// one suit ascend, and the ten is `10`: as `T` it would be a suit's first letter, too.
pub(super) fn read_national(word: &str, at: usize) -> Option<Result<Group, At<ParseError>>> {
    // Fast path: a count.
    if word.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let letters = letters(word, at)?;
    let whole = Span::new(at, at + word.len());
    if !letters.face && !letters.suit {
        return None;
    }
    // Next to a symbol a letter such as D is a rank in the two plainest forms only: `4D♣` is English.
    let signs = letters.signs.as_slice();
    let is_plain =
        matches!(signs, [_, (Sign::Suit(_), _)]) || signs.iter().any(|(sign, _)| *sign == Sign::To);
    if letters.symbol && (letters.suit || !is_plain) {
        return None;
    }
    let read = cards_of(signs, whole)?;
    let wrong = |error: ParseError| Some(Err(error.at(whole)));
    if !ascends(signs) {
        return wrong(ParseError::Backwards);
    }
    let queen_king_ace = word.len().checked_sub(3).and_then(|from| word.get(from..));
    if queen_king_ace.is_some_and(|end| end.eq_ignore_ascii_case("qka")) {
        return wrong(ParseError::KingAceOrDiamonds);
    }
    Some(read)
}

/// Returns false for several ranks of one suit that do not ascend.
fn ascends(signs: &[(Sign, Span)]) -> bool {
    let ranks: Vec<Rank> = signs
        .iter()
        .map_while(|(sign, _)| match sign {
            Sign::Rank(rank) => Some(*rank),
            _ => None,
        })
        .collect();
    ranks.is_sorted_by(|one, next| one < next)
}

/// The signs of a word; `None` if one of its letters is not of this alphabet.
fn letters(word: &str, at: usize) -> Option<Letters> {
    let mut letters = Letters::default();
    let mut left = word.char_indices().peekable();
    while let Some((start, letter)) = left.next() {
        // Phones add a variation selector to a suit symbol.
        if matches!(letter, '\u{fe0e}' | '\u{fe0f}') {
            continue;
        }
        let second = left.peek().map(|(_, second)| second.to_ascii_lowercase());
        let lower = letter.to_ascii_lowercase();
        let of_two = |second: char| match (lower, second) {
            ('1', '0') => Some(Sign::Rank(Rank::Ten)),
            _ => suit_of(lower, second).map(Sign::Suit),
        };
        // `ka` and `kr` are suits: nowhere in a word of this alphabet does a king come before an ace or another king.
        let (sign, end) = match second.and_then(of_two) {
            Some(sign) => {
                let (at, second) = left.next()?;
                letters.suit |= matches!(sign, Sign::Suit(_));
                (sign, at + second.len_utf8())
            }
            None => {
                let sign = match letter.to_ascii_uppercase() {
                    '-' | '–' => Sign::To,
                    'T' => return None,
                    upper => match (Rank::from_letter(upper), face_of(upper)) {
                        (Some(rank), _) => Sign::Rank(rank),
                        (None, Some(rank)) => {
                            letters.face = true;
                            Sign::Rank(rank)
                        }
                        (None, None) => {
                            let symbol =
                                |suit: &Suit| !letter.is_ascii() && Suit::from_letter(letter) == Some(*suit);
                            letters.symbol = true;
                            Sign::Suit(Suit::ALL.into_iter().find(symbol)?)
                        }
                    },
                };
                (sign, start + letter.len_utf8())
            }
        };
        letters.signs.push((sign, Span::new(at + start, at + end)));
    }
    Some(letters)
}
