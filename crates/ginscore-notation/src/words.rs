//! Dividing a line into words and signs.

use crate::counts::is_count;
use crate::error::ParseError;
use crate::hidden::first_hidden;
use crate::lines::{KEPT, LINES};
use crate::span::{At, Span};

/// The meaning of a word in the notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenKind {
    /// `,` or `and`: the end of a meld.
    Comma,
    /// `/` or `dw`: deadwood follows.
    Slash,
    /// `+` or `lay`: laid-off cards follow.
    Plus,
    /// `@` or `up`: the knock card follows.
    KnockCard,
    /// `x`: the knocker's discard follows.
    Discard,
    /// `v` or `vs`: the other side follows.
    Against,
    /// `gin`: gin without showing cards.
    Gin,
    /// `big-gin`: big gin without showing cards.
    BigGin,
    /// `boxes`: their number follows.
    Boxes,
    /// `accepted`: the opponent accepts a knock over the limit.
    Accepted,
    /// Anything else.
    Word,
}

/// A word or sign with its place.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token<'a> {
    pub sign: TokenKind,
    pub text: &'a str,
    pub span: Span,
}

pub(crate) const SIGNS: [char; 4] = [',', '/', '+', '@'];

/// The words with a meaning within a hand, or reserved for one.
const WITHIN: [&str; 15] = [
    "v", "vs", "x", "and", "dw", "lay", "up", "on", "gin", "big-gin", "boxes", "advise", "against",
    "accepted", "box",
];

/// Returns true if the word has a meaning in the notation or in a script, and so cannot be a name.
pub(crate) fn is_reserved(word: &str) -> bool {
    let word = word.to_lowercase();
    KEPT.iter().chain(&WITHIN).any(|known| *known == word) || LINES.iter().any(|row| row.word == word)
}

/// The most bytes of a line, far more than any hand and note need.
pub const LONGEST_LINE: usize = 64 * 1024;

/// Checks that a line is not longer than [`LONGEST_LINE`].
///
/// # Errors
/// Returns the only mistake of a line that is too long; other mistakes are not looked for.
pub const fn within_length(line: &str) -> Result<(), At<ParseError>> {
    let length = line.len();
    if length <= LONGEST_LINE {
        return Ok(());
    }
    Err(ParseError::TooLong(Some(length)).at(Span::new(0, length)))
}

/// Divides a line into the hand and the note, which starts at a `#` at the start of a word.
pub fn split_note(line: &str) -> (&str, Option<&str>) {
    let mut parts = line.match_indices('#').filter_map(|(at, _)| line.split_at_checked(at));
    match parts.find(|(hand, _)| hand.chars().next_back().is_none_or(char::is_whitespace)) {
        Some((hand, note)) => {
            (hand, Some(note.trim_start_matches('#').trim()).filter(|note| !note.is_empty()))
        }
        None => (line, None),
    }
}

/// The most characters of a new note. Existing files may have longer ones, which are read unchanged.
pub const LONGEST_NOTE: usize = 4000;

/// Checks the note of a new line. Line ends and tabs are allowed, because they are recorded as spaces; so are emoji.
///
/// # Errors
/// Returns a mistake if the note contains an invisible character, or is longer than [`LONGEST_NOTE`].
///
/// ```
/// use ginscore_notation::check_note;
/// assert!(check_note("Ann 4 v 23 # a long evening ❤\u{fe0f}").is_ok());
/// assert!(check_note("Ann 4 v 23 # gg\u{200b}").is_err());
/// ```
pub fn check_note(line: &str) -> Result<(), At<ParseError>> {
    let Some(note) = split_note(line).1 else {
        return Ok(());
    };
    let at = line.trim_end().len() - note.len();
    if let Some(found) = first_hidden(note) {
        let start = at + found.byte;
        return Err(ParseError::HiddenInNote(found).at(Span::new(start, start + found.sign.len_utf8())));
    }
    let count = note.chars().count();
    if count > LONGEST_NOTE {
        return Err(ParseError::LongNote(count).at(Span::new(at, at + 1)));
    }
    Ok(())
}

/// Returns true if a note starts in an argument of the command line: at a `#` at the start of a word.
pub fn begins_note(word: &str) -> bool {
    word.split_whitespace().any(|part| part.starts_with('#'))
}

/// The note as it is recorded: on one line, with control characters replaced by spaces. `None` if nothing is left.
pub fn tidy_note(note: &str) -> Option<String> {
    let seen = |letter: char| if letter.is_control() { ' ' } else { letter };
    let note = note.chars().map(seen).collect::<String>().trim().to_owned();
    (!note.is_empty()).then_some(note)
}

pub(crate) fn pieces(line: &str) -> Vec<(&str, usize)> {
    // Words of cards have about three letters with the space after them.
    let mut pieces = Vec::with_capacity(line.len() / 3 + 1);
    let mut from = 0;
    let ends_word = |letter: char| SIGNS.contains(&letter) || letter.is_whitespace();
    for (at, end) in line.match_indices(ends_word) {
        pieces.extend(line.get(from..at).filter(|word| !word.is_empty()).map(|word| (word, from)));
        if end.starts_with(SIGNS) {
            pieces.push((end, at));
        }
        from = at + end.len();
    }
    pieces.extend(line.get(from..).filter(|word| !word.is_empty()).map(|word| (word, from)));
    pieces
}

/// The tokens of a text that starts at byte `at` of its line.
pub fn tokens(text: &str, at: usize) -> Vec<Token<'_>> {
    let pieces = pieces(text);
    let mut tokens = Vec::with_capacity(pieces.len());
    for (text, begun) in pieces {
        let sign = sign(text);
        let span = Span::new(at + begun, at + begun + text.len());
        if sign != TokenKind::Word {
            tokens.push(Token { sign, text, span });
            continue;
        }
        // No rank or suit has the letter x, so `x5d` can only be the discard and its card.
        if let Some(card) = text.strip_prefix(['x', 'X']) {
            tokens.extend(part(text, span, 0, 1, TokenKind::Discard));
            tokens.push(Token { sign, text: card, span: Span::new(span.start + 1, span.end) });
            continue;
        }
        // Nor the letter v: `v23`, `4v` and `4v23` are a `v` with counts around it.
        let is_side = |side: &str| side.is_empty() || is_count(side);
        match text.split_once(['v', 'V']) {
            Some((own, others)) if text.len() > 1 && is_side(own) && is_side(others) => {
                let at = own.len();
                tokens.extend(part(text, span, 0, at, sign).filter(|_| at > 0));
                tokens.extend(part(text, span, at, at + 1, TokenKind::Against));
                tokens.extend(part(text, span, at + 1, text.len(), sign).filter(|_| !others.is_empty()));
            }
            _ => tokens.push(Token { sign, text, span }),
        }
    }
    tokens
}

fn part(text: &str, span: Span, from: usize, to: usize, sign: TokenKind) -> Option<Token<'_>> {
    let text = text.get(from..to)?;
    Some(Token { sign, text, span: Span::new(span.start + from, span.start + to) })
}

fn sign(text: &str) -> TokenKind {
    const MEANINGS: [(&str, TokenKind); 17] = [
        (",", TokenKind::Comma),
        ("and", TokenKind::Comma),
        ("/", TokenKind::Slash),
        ("dw", TokenKind::Slash),
        ("+", TokenKind::Plus),
        ("lay", TokenKind::Plus),
        ("@", TokenKind::KnockCard),
        ("up", TokenKind::KnockCard),
        ("x", TokenKind::Discard),
        ("v", TokenKind::Against),
        ("vs", TokenKind::Against),
        ("against", TokenKind::Against),
        ("gin", TokenKind::Gin),
        ("big-gin", TokenKind::BigGin),
        ("biggin", TokenKind::BigGin),
        ("boxes", TokenKind::Boxes),
        ("accepted", TokenKind::Accepted),
    ];
    // Fast path: most words are cards that start with a number.
    if text.starts_with(|letter: char| letter.is_ascii_digit()) {
        return TokenKind::Word;
    }
    let meaning = MEANINGS.iter().find(|(word, _)| word.eq_ignore_ascii_case(text));
    meaning.map_or(TokenKind::Word, |(_, sign)| *sign)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn signs(line: &str) -> Vec<(TokenKind, &str)> {
        tokens(line, 0).into_iter().map(|token| (token.sign, token.text)).collect()
    }

    #[test]
    fn signs_need_no_spaces_and_have_words() {
        assert_eq!(signs("9cdh/2h,3h+8s"), signs("9cdh / 2h , 3h + 8s"));
        let words: Vec<TokenKind> = signs("and dw lay up x vs").into_iter().map(|(sign, _)| sign).collect();
        let typed: Vec<TokenKind> = signs(", / + @ x v").into_iter().map(|(sign, _)| sign).collect();
        assert_eq!(words, typed);
        assert_eq!(signs("x5d"), [(TokenKind::Discard, "x"), (TokenKind::Word, "5d")]);
        assert_eq!(signs("4v23"), signs("4 v 23"));
        assert_eq!(signs("gin vkq7"), signs("gin v kq7"));
        assert_eq!(signs("4vs"), [(TokenKind::Word, "4vs")]);
    }

    #[test]
    fn a_note_starts_at_the_start_of_a_word() {
        assert_eq!(split_note("Ann 4 v 23 # miscounted"), ("Ann 4 v 23 ", Some("miscounted")));
        assert_eq!(split_note("Ann 4#v"), ("Ann 4#v", None));
        assert_eq!(split_note("draw #"), ("draw ", None));
    }

    #[test]
    fn a_note_is_recorded_on_one_line() {
        assert_eq!(tidy_note(" one\ttwo\nthree \u{7} "), Some("one two three".to_owned()));
        assert_eq!(tidy_note(" \u{7}\n"), None);
        assert!(begins_note("#x") && begins_note("a #x") && !begins_note("a#x") && !begins_note(""));
    }

    /// A mistake in a note is marked where it is in the line.
    #[test]
    fn notes_are_limited_and_visible() {
        let longest = "\u{e9}".repeat(LONGEST_NOTE);
        for line in
            ["Ann 4 v 23".to_owned(), "draw # caf\u{e9}\tand tea".to_owned(), format!("draw # {longest}  ")]
        {
            assert_eq!(check_note(&line), Ok(()), "{}", line.len());
        }
        let long = check_note(&format!("draw # {longest}! ")).unwrap_err();
        assert_eq!(long, ParseError::LongNote(LONGEST_NOTE + 1).at(Span::new(7, 8)));
        let hidden = check_note("draw # a \u{200b}b  ").unwrap_err();
        assert_eq!(hidden.span, Span::new(9, 12));
    }

    #[test]
    fn a_line_has_64_kibibytes_at_most() {
        assert_eq!(within_length(&" ".repeat(65_536)), Ok(()));
        let mistake = within_length(&" ".repeat(65_537)).unwrap_err();
        assert_eq!(mistake.span, Span::new(0, 65_537));
    }

    #[test]
    fn tokens_know_their_bytes_in_the_line() {
        let spans = |text| {
            tokens(text, 10).iter().map(|token| (token.span.start, token.span.end)).collect::<Vec<_>>()
        };
        assert_eq!(spans(" 4s/x5d "), [(11, 13), (13, 14), (14, 15), (15, 17)]);
        // A word that only contains an x is a word, and so is the sign with nothing after it.
        assert_eq!(signs("5x x"), [(TokenKind::Word, "5x"), (TokenKind::Discard, "x")]);
    }
}
