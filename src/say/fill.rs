//! Puts the values into the text of a message.
//!
//! A template is text with marks; `ginscore-l10n` writes it. A mark before a letter, `A` for the first value, is a value,
//! a grouped number, or a choice. A choice has variants, each a key and a text; the last is the default.

use super::lang::Lang;
use super::message::Arg;
use super::number::grouped_in;
use crate::say::text::Line;

/// Before the letter of a value.
const VALUE: char = '\u{1}';
/// Before the letter of a number with separators between thousands.
const GROUPED: char = '\u{2}';
/// Before the letter of the number that chooses.
const CHOICE: char = '\u{3}';
/// Before the key of a variant.
const KEY: char = '\u{4}';
/// Between the key of a variant and its text.
const TEXT: char = '\u{5}';
/// After the last variant.
const END: char = '\u{6}';

/// Before a text that is in English because it is not yet translated: its numbers follow the rules of English.
const ENGLISH: char = '\u{7}';

/// The text of that number in a block of texts.
#[expect(clippy::expect_used, reason = "the block and the places are written together")]
pub(super) fn cut<'a>(texts: &'a str, places: &[(u32, u32)], number: usize) -> &'a str {
    let place = places.get(number).map(|(from, to)| *from as usize..*to as usize);
    place.and_then(|place| texts.get(place)).expect("each text has its place in the block")
}

/// The line of a template with its values.
pub(super) fn filled(template: &str, args: &[Arg<'_>], lang: Lang) -> Line {
    let english = template.strip_prefix(ENGLISH);
    let lang = if english.is_some() { Lang::ENGLISH } else { lang };
    let mut line = Filled { line: Line::default(), words: String::new(), lang };
    line.fill(english.unwrap_or(template), args);
    line.end()
}

/// A line that is being filled.
struct Filled {
    line: Line,
    /// The words after the line's last piece.
    words: String,
    lang: Lang,
}

impl Filled {
    fn fill(&mut self, template: &str, args: &[Arg<'_>]) {
        let mut rest = template;
        while let Some(at) = rest.find([VALUE, GROUPED, CHOICE]) {
            let (words, marked) = rest.split_at(at);
            self.words.push_str(words);
            let mut signs = marked.chars();
            let (mark, letter) = (signs.next(), signs.next());
            rest = signs.as_str();
            let arg = letter.and_then(|letter| args.get((letter as usize).wrapping_sub('A' as usize)));
            let Some(arg) = arg else { continue };
            match mark {
                Some(VALUE) => self.value(*arg),
                Some(GROUPED) => self.words.push_str(&grouped_in(self.lang, number(*arg))),
                _ => {
                    let (variants, after) = rest.split_once(END).unwrap_or((rest, ""));
                    rest = after;
                    self.fill(chosen(variants, number(*arg), self.lang), args);
                }
            }
        }
        self.words.push_str(rest);
    }

    fn value(&mut self, arg: Arg<'_>) {
        match arg {
            Arg::Words(words) => self.words.push_str(words),
            Arg::Number(number) => self.words.push_str(&number.to_string()),
            Arg::Line(line) => self.piece(line.clone()),
            Arg::Card(card) => self.piece(card.into()),
        }
    }

    fn piece(&mut self, piece: Line) {
        let line = std::mem::take(&mut self.line);
        let words = std::mem::take(&mut self.words);
        self.line = if words.is_empty() { line.with(piece) } else { line.with(words).with(piece) };
    }

    fn end(self) -> Line {
        if self.words.is_empty() { self.line } else { self.line.with(self.words) }
    }
}

/// The number of a value. Only types with a number have a field that chooses or is grouped.
const fn number(arg: Arg<'_>) -> i128 {
    match arg {
        Arg::Number(number) => number,
        Arg::Words(_) | Arg::Line(_) | Arg::Card(_) => 0,
    }
}

/// The variant for a number: that of the number itself, else that of its plural form, else the last.
fn chosen(variants: &str, number: i128, lang: Lang) -> &str {
    let variants = || variants.split(KEY).filter_map(|variant| variant.split_once(TEXT));
    let exactly = number.to_string();
    let mut form = [0; 4];
    let form: &str = lang.form(number).encode_utf8(&mut form);
    let of = |wanted: &str| variants().find(|(key, _)| *key == wanted).map(|(_, text)| text);
    of(&exactly).or_else(|| of(form)).or_else(|| of("")).unwrap_or_default()
}
