//! Invisible characters: control and format characters, direction marks, and blanks that are not spaces. They may
//! occur in text from outside, such as names, notes and file names.
//!
//! They are rejected in new names and notes, and shown escaped if they come from a file. The joiners and variation
//! selectors of an emoji are allowed.

use std::borrow::Cow;

/// An invisible character in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hidden {
    /// The character.
    pub sign: char,
    /// Its position in bytes.
    pub byte: usize,
    /// Its position in characters, counted from 1.
    pub number: usize,
}

/// The first invisible character of a new name or note, or `None` if there is none. White space, including line ends
/// and tabs, is allowed, because it is recorded as a space.
///
/// ```
/// use ginscore_notation::first_hidden;
/// assert_eq!(first_hidden("Ann\u{200b}").map(|found| found.number), Some(4));
/// assert_eq!(first_hidden("a lucky 👩\u{200d}👧 ❤\u{fe0f}\tevening"), None);
/// ```
pub fn first_hidden(text: &str) -> Option<Hidden> {
    let separators = ['\u{2028}', '\u{2029}'];
    let rejected = |found: &Hidden| separators.contains(&found.sign) || !found.sign.is_whitespace();
    all(text).find(rejected)
}

/// The text with invisible characters and line ends escaped, safe for a terminal.
///
/// ```
/// use ginscore_notation::shown;
/// assert_eq!(shown("evil\u{1b}[2J\nAnn\u{202e}"), "evil\\u{1b}[2J\\nAnn\\u{202e}");
/// ```
pub fn shown(text: &str) -> Cow<'_, str> {
    escaped(text, &|_| true, &|sign| sign.escape_default().collect())
}

/// The text with invisible characters escaped, except line ends.
pub fn shown_lines(text: &str) -> Cow<'_, str> {
    escaped(text, &|sign| sign != '\n', &|sign| sign.escape_default().collect())
}

/// The text with those invisible characters replaced for which `unwanted` returns true.
pub fn escaped<'t>(
    text: &'t str,
    unwanted: &dyn Fn(char) -> bool,
    written: &dyn Fn(char) -> String,
) -> Cow<'t, str> {
    // Fast path: most texts are printable ASCII, which hides nothing. `fold`, without an early end, lets the processor look at
    // many bytes at once.
    if text.bytes().fold(true, |seen, byte| seen & matches!(byte, b' '..=b'~')) {
        return Cow::Borrowed(text);
    }
    let mut found = all(text).filter(|found| unwanted(found.sign)).peekable();
    if found.peek().is_none() {
        return Cow::Borrowed(text);
    }
    let mut clean = String::with_capacity(text.len() + 16);
    let mut from = 0;
    for Hidden { sign, byte, .. } in found {
        clean.push_str(text.get(from..byte).unwrap_or_default());
        clean.push_str(&written(sign));
        from = byte + sign.len_utf8();
    }
    clean.push_str(text.get(from..).unwrap_or_default());
    Cow::Owned(clean)
}

/// The invisible characters of a text, in order.
pub fn all(text: &str) -> impl Iterator<Item = Hidden> + '_ {
    let mut before = None;
    let mut signs = text.char_indices().peekable();
    let mut number = 0;
    std::iter::from_fn(move || {
        while let Some((byte, sign)) = signs.next() {
            number += 1;
            let after = signs.peek().map(|(_, after)| *after);
            let hidden = is_hidden(before, sign, after);
            before = Some(sign);
            if hidden {
                return Some(Hidden { sign, byte, number });
            }
        }
        None
    })
}

fn is_hidden(before: Option<char>, sign: char, after: Option<char>) -> bool {
    if sign.is_ascii() {
        return sign.is_ascii_control();
    }
    match sign {
        SELECT_TEXT | SELECT_EMOJI => !before.is_some_and(is_emoji) && after != Some(KEYCAP),
        JOINER => {
            let joins = before.is_some_and(|before| is_emoji(before) || before == SELECT_EMOJI);
            !(joins && after.is_some_and(is_emoji))
        }
        _ => is_ignorable(sign) || is_unprintable(sign),
    }
}

const SELECT_TEXT: char = '\u{fe0e}';
const SELECT_EMOJI: char = '\u{fe0f}';
const KEYCAP: char = '\u{20e3}';
const JOINER: char = '\u{200d}';

/// Returns true if the character cannot be printed and is not a space: a control or format character, a line separator,
/// or an unassigned one. `char::escape_debug` escapes exactly these, so this crate needs no table of its own.
fn is_unprintable(sign: char) -> bool {
    if sign.is_whitespace() {
        return matches!(sign, '\u{85}' | '\u{2028}' | '\u{2029}');
    }
    // After a letter, because at the start of a text a combining mark would be escaped, too.
    let text: String = ['a', sign].into_iter().collect();
    text.escape_debug().nth(1) == Some('\\')
}

/// Returns true if the character may be part of an emoji: the blocks that contain emoji, and some single characters.
const fn is_emoji(sign: char) -> bool {
    matches!(
        sign,
        '\u{a9}' | '\u{ae}' | '\u{203c}' | '\u{2049}' | '\u{2122}' | '\u{2139}' | '\u{24c2}' | '\u{3030}' | '\u{303d}'
            | '\u{3297}' | '\u{3299}' | '\u{2190}'..='\u{21ff}' | '\u{2300}'..='\u{23ff}' | '\u{25a0}'..='\u{27bf}'
            | '\u{2900}'..='\u{297f}' | '\u{2b00}'..='\u{2bff}' | '\u{1f000}'..='\u{1faff}'
    )
}

/// Returns true for characters that Unicode calls ignorable but that are not format characters: fillers, variation
/// selectors and tags; and for the empty Braille pattern.
const fn is_ignorable(sign: char) -> bool {
    matches!(
        sign,
        '\u{34f}'
            | '\u{115f}'..='\u{1160}'
            | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{2065}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{fe00}'..='\u{fe0d}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{fff8}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invisible_characters_are_escaped() {
        for (text, expected) in [
            ("Ann", "Ann"),
            ("Jürgen Ærø 安 آن", "Jürgen Ærø 安 آن"),
            ("\u{7}\u{1b}\u{7f}", "\\u{7}\\u{1b}\\u{7f}"),
            ("\u{85}\u{9b}2J", "\\u{85}\\u{9b}2J"),
            ("a\tb\r\nc", "a\\tb\\r\\nc"),
            ("g\u{200b}g\u{ad}\u{feff}", "g\\u{200b}g\\u{ad}\\u{feff}"),
            ("\u{202e}\u{2066}\u{2069}\u{200f}", "\\u{202e}\\u{2066}\\u{2069}\\u{200f}"),
            ("\u{2028}\u{2029}", "\\u{2028}\\u{2029}"),
            ("\u{e0041}\u{e0100}\u{fe01}\u{3164}", "\\u{e0041}\\u{e0100}\\u{fe01}\\u{3164}"),
            ("a\u{fe0f}b\u{200d}c", "a\\u{fe0f}b\\u{200d}c"),
            ("1\u{fe0f}", "1\\u{fe0f}"),
        ] {
            assert_eq!(shown(text), expected);
            assert_eq!(shown(expected), expected, "escaping twice changes nothing");
        }
    }

    #[test]
    fn emoji_are_not_escaped() {
        for text in
            ["❤\u{fe0f}", "👩🏽\u{200d}🚀", "🏳\u{fe0f}\u{200d}🌈", "1\u{fe0f}\u{20e3}", "🇩🇪", "4♠\u{fe0e}"]
        {
            assert_eq!(shown(text), text);
        }
    }

    #[test]
    fn shown_lines_keeps_line_ends() {
        assert_eq!(shown_lines("a\nb\u{1b}\r\n"), "a\nb\\u{1b}\\r\n");
    }

    #[test]
    fn first_hidden_returns_the_position() {
        assert_eq!(first_hidden("Bö\u{202e}b"), Some(Hidden { sign: '\u{202e}', byte: 3, number: 3 }));
        assert_eq!(first_hidden("Mary\tJo\n"), None);
    }

    #[test]
    fn a_joiner_is_visible_only_between_emoji() {
        for (text, hidden) in
            [("\u{2764}\u{200d}\u{1f525}", false), ("\u{2764}\u{200d}a", true), ("a\u{200d}\u{1f525}", true)]
        {
            assert_eq!(first_hidden(text).is_some(), hidden, "{text:?}");
        }
    }
}
