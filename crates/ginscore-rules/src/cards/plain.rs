//! Cards as programs write them, read at the speed of a pipe.

use crate::cards::card::{Rank, Suit};
use crate::cards::set::Cards;

/// In a table: the byte is not a letter of that kind.
const WRONG: u8 = 0x80;

/// The place of a rank's bit within its suit, for each byte.
#[expect(clippy::indexing_slicing, reason = "the compiler fills the table, and refuses an index beyond it")]
static RANK: [u8; 256] = {
    let mut table = [WRONG; 256];
    let mut byte = 0;
    while byte < 128 {
        if let Some(rank) = Rank::from_letter(byte as u8 as char) {
            table[byte] = rank as u8;
        }
        byte += 1;
    }
    table
};

/// The place of the lowest bit of a suit, for each byte.
#[expect(clippy::indexing_slicing, reason = "the compiler fills the table, and refuses an index beyond it")]
static SUIT: [u8; 256] = {
    let mut table = [WRONG; 256];
    let mut byte = 0;
    while byte < 128 {
        if let Some(suit) = Suit::from_letter(byte as u8 as char) {
            table[byte] = suit as u8 * 16;
        }
        byte += 1;
    }
    table
};

impl Cards {
    /// The cards of a text that has only cards of two ASCII letters, each different, with one space between them. `None` for
    /// any other text, which may be cards nevertheless: [`str::parse`] reads more, and says what is wrong.
    ///
    /// Whether all bytes are right is asked once, at the end: a branch for each card would take longer.
    ///
    /// ```
    /// use ginscore_rules::cards::Cards;
    /// assert_eq!(Cards::plain(b"9H 4s AC"), "9H 4S AC".parse::<Cards>().ok());
    /// assert_eq!(Cards::plain(b"9H  4S"), None);
    /// assert_eq!(Cards::plain(b"9H 9H"), None);
    /// ```
    pub fn plain(text: &[u8]) -> Option<Cards> {
        let (cards, last) = text.as_chunks();
        let &[rank, suit] = last else { return None };
        let (mut all, mut wrong) = of_letters(rank, suit);
        for &[rank, suit, space] in cards {
            let (card, not_a_card) = of_letters(rank, suit);
            all |= card;
            wrong |= not_a_card | (space ^ b' ');
        }
        (wrong == 0 && all.count_ones() as usize == cards.len() + 1).then(|| Cards::from_bits(all))
    }
}

/// The bit of a card, and 0 if the letters are one.
#[expect(clippy::indexing_slicing, reason = "a table has a place for each byte")]
fn of_letters(rank: u8, suit: u8) -> (u64, u8) {
    let place = RANK[usize::from(rank)] | SUIT[usize::from(suit)];
    (1 << (place & 63), place & WRONG)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every text of one and of two cards with one byte changed to each other one.
    #[test]
    fn what_is_read_is_what_parse_reads() {
        for right in ["9H", "9H 4S", "TC kd"] {
            for at in 0..right.len() {
                for byte in 0..=u8::MAX {
                    let mut text = right.as_bytes().to_vec();
                    text[at] = byte;
                    let parsed = core::str::from_utf8(&text).ok().and_then(|text| text.parse::<Cards>().ok());
                    // The parser also takes cards with other spaces between them.
                    let plain = !text.contains(&b' ') && right.len() == 2 || text.get(2) == Some(&b' ');
                    let expected = parsed.filter(|cards| plain && cards.len() == right.len().div_ceil(3));
                    assert_eq!(Cards::plain(&text), expected, "{text:?}");
                }
            }
        }
        for other in ["", "9", "9H ", " 9H", "9H 4", "9H 4S ", "9♥", "10H"] {
            assert_eq!(Cards::plain(other.as_bytes()), None, "{other}");
        }
    }

    #[test]
    fn the_whole_deck_is_read() {
        assert_eq!(Cards::plain(Cards::DECK.to_string().as_bytes()), Some(Cards::DECK));
    }
}
