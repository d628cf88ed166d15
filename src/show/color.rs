//! Colors for red cards and diagnostics.
//!
//! Finished text is colored, so that sentences need not know about color, and the text without color is the same.
//! A card in text is a word of a rank letter and a suit letter.

const RED: &str = "\u{1b}[31m";
const BOLD_RED: &str = "\u{1b}[1;31m";
const YELLOW: &str = "\u{1b}[33m";
const PLAIN: &str = "\u{1b}[0m";

/// The text with its hearts and diamonds in red.
///
/// ```
/// use ginscore::show::color::color_cards;
/// assert_eq!(color_cards("4S 4H"), "4S \u{1b}[31m4H\u{1b}[0m");
/// assert_eq!(color_cards("AHA KHx"), "AHA KHx");
/// ```
pub fn color_cards(text: &str) -> String {
    let mut painted = String::with_capacity(text.len());
    for piece in text.split_inclusive(|letter: char| !letter.is_alphanumeric()) {
        let word = piece.trim_end_matches(|letter: char| !letter.is_alphanumeric());
        let mut letters = word.chars();
        let red = match (letters.next(), letters.next(), letters.next()) {
            (Some(rank), Some('H' | 'D'), None) => "A23456789TJQK".contains(rank),
            _ => false,
        };
        let rest = piece.get(word.len()..).unwrap_or_default();
        if red {
            painted.extend([RED, word, PLAIN, rest]);
        } else {
            painted.push_str(piece);
        }
    }
    painted
}

/// A diagnostic with its first word in the color of its kind.
pub fn color_diagnostic(text: &str) -> String {
    for (kind, color) in [("error", BOLD_RED), ("warning", YELLOW)] {
        if let Some(rest) = text.strip_prefix(kind) {
            return format!("{color}{kind}{PLAIN}{rest}");
        }
    }
    text.to_owned()
}
