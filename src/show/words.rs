//! Parts of sentences: lists, counts, cards, suggestions.

use unicode_width::UnicodeWidthStr;

use ginscore_rules::cards::{Card, Rank, Spread, Suit};
use ginscore_rules::notation::nearest;

/// `a`, `a and b`, `a, b and c`.
pub fn all_of<T: AsRef<str>>(items: &[T]) -> String {
    joined(items, "and")
}

/// `a`, `a or b`, `a, b or c`.
pub fn one_of<T: AsRef<str>>(items: &[T]) -> String {
    joined(items, "or")
}

fn joined<T: AsRef<str>>(items: &[T], word: &str) -> String {
    let items: Vec<&str> = items.iter().map(AsRef::as_ref).collect();
    match items.as_slice() {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [first @ .., last] => format!("{} {word} {last}", first.join(", ")),
    }
}

/// `1 point`, `2 points`; `1 box`, `2 boxes`; `1 entry`, `2 entries`.
pub fn counted(number: impl Into<i128>, one: &str) -> String {
    let number = number.into();
    if let Some(stem) = one.strip_suffix("ry").filter(|_| number != 1) {
        return format!("{number} {stem}ries");
    }
    let ending = match one {
        _ if number == 1 => "",
        _ if one.ends_with('x') => "es",
        _ => "s",
    };
    format!("{number} {one}{ending}")
}

/// `115,733`.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// The line for the mistakes that are only counted: `and 7,980 more mistakes`; `None` if there are none.
pub fn and_more(mistakes: usize) -> Option<String> {
    match mistakes {
        0 => None,
        1 => Some("and 1 more mistake".to_owned()),
        several => Some(format!("and {} more mistakes", grouped(several as u64))),
    }
}

/// A text of at most about 1,000 bytes: a longer one is cut in the middle.
pub fn shortened(text: String) -> String {
    const MOST: usize = 1000;
    if text.len() <= MOST {
        return text;
    }
    let before = text.get(..letter_at(&text, MOST / 2)).unwrap_or_default();
    let after = text.get(letter_at(&text, text.len() - MOST / 2)..).unwrap_or_default();
    format!("{before} ... {after}")
}

/// The start of the character that contains this byte, or the end of the text if the byte is after it.
pub fn letter_at(text: &str, byte: usize) -> usize {
    (0..=byte.min(text.len())).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0)
}

/// A word that the user typed or can type, in backticks.
pub fn ticked(text: &str) -> String {
    format!("`{text}`")
}

/// A text whose commands are written as they are typed at the table, without the program's name.
pub fn typed_at_table(text: &str) -> String {
    text.replace("`ginscore ", "`")
}

/// A word quoted for a shell, only if it needs quoting.
pub fn quoted(word: &str) -> String {
    let plain = |letter: char| letter.is_alphanumeric() || "_=.,-".contains(letter);
    match shlex::try_quote(word) {
        Ok(quoted) if !word.chars().all(plain) => quoted.into_owned(),
        _ => word.to_owned(),
    }
}

/// The word for an ace or a face card; `None` for the others, which go by their number.
pub const fn rank_name(rank: Rank) -> Option<&'static str> {
    match rank {
        Rank::Ace => Some("ace"),
        Rank::Jack => Some("jack"),
        Rank::Queen => Some("queen"),
        Rank::King => Some("king"),
        _ => None,
    }
}

/// The word for a suit.
pub const fn suit_name(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "clubs",
        Suit::Diamonds => "diamonds",
        Suit::Hearts => "hearts",
        Suit::Spades => "spades",
    }
}

/// Cards one after another: `4S 5S 6S`.
pub fn cards(cards: impl IntoIterator<Item = Card>) -> String {
    cards.into_iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

/// A spread: `4S 5S 6S, 9C 9D 9H / 2H AC`.
pub fn spread(spread: &Spread) -> String {
    let melds: Vec<String> = spread.melds().iter().map(|meld| meld.cards().to_string()).collect();
    let parts = [melds.join(", "), "/".to_owned(), spread.deadwood().to_string()];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Lines no wider than `width`; a wider word has a line of its own. A crate would add nothing: the texts are words
/// separated by spaces, never hyphenated.
pub fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.width() + 1 + word.width() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// The known word closest to what was typed, if one is close enough.
pub fn meant<'a>(typed: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    nearest(typed, known)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences() {
        assert_eq!(all_of(&["a"]), "a");
        assert_eq!(all_of(&["a", "b"]), "a and b");
        assert_eq!(one_of(&["a", "b", "c"]), "a, b or c");
        assert_eq!(counted(1, "box"), "1 box");
        assert_eq!(counted(3, "box"), "3 boxes");
        assert_eq!(counted(0, "point"), "0 points");
        assert_eq!(counted(2, "entry"), "2 entries");
        assert_eq!(grouped(115_733), "115,733");
        assert_eq!(grouped(7), "7");
        assert_eq!(and_more(7980).as_deref(), Some("and 7,980 more mistakes"));
        assert_eq!(and_more(1).as_deref(), Some("and 1 more mistake"));
        assert_eq!(and_more(0), None);
        assert_eq!(shortened("ü".repeat(500)), "ü".repeat(500));
        assert_eq!(shortened("ü".repeat(501)), format!("{} ... {}", "ü".repeat(250), "ü".repeat(250)));
        assert_eq!(quoted("ann-bob"), "ann-bob");
        assert_eq!(quoted("club night"), "'club night'");
        assert_eq!(meant("undercut_tye", ["undercut_tie", "target"]), Some("undercut_tie"));
        assert_eq!(meant("xyz", ["undercut_tie", "target"]), None);
    }

    #[test]
    fn lines() {
        assert_eq!(wrapped("a bc  def", 4), ["a bc", "def"]);
        assert_eq!(wrapped("a bcdef g", 3), ["a", "bcdef", "g"]);
        assert_eq!(wrapped("dürer é", 7), ["dürer é"]);
        assert_eq!(wrapped("", 7), [""; 0]);
    }
}
