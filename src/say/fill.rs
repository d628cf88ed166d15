//! Puts the values into the text of a message.
//!
//! A template is text with marks; `ginscore-l10n` writes it, and says what each mark means. A mark before a letter, `A` for the
//! first value, is a value, a grouped number, or a choice. A choice has variants, each a key and a text; the last is the
//! default.

use super::examples::named;
use super::lang::Lang;
use super::message::Arg;
use super::number::grouped_in;
use super::written::marks::{BEFORE, CHOICE, END, ENGLISH, GROUPED, KEY, NEXT, TEXT, VALUE};
use crate::say::text::Line;

#[expect(clippy::expect_used, reason = "the block and the places are written together")]
pub(super) fn cut<'a>(texts: &'a str, places: &[(u32, u32)], number: usize) -> &'a str {
    let place = places.get(number).map(|(from, to)| *from as usize..*to as usize);
    place.and_then(|place| texts.get(place)).expect("each text has its place in the block")
}

pub(super) fn filled(template: &str, args: &[Arg<'_>], lang: Lang) -> Line {
    let english = template.strip_prefix(ENGLISH);
    let lang = if english.is_some() { Lang::ENGLISH } else { lang };
    let mut line = Filled { line: Line::default(), words: String::new(), ticks: 0, lang };
    line.fill(english.unwrap_or(template), args);
    line.end()
}

struct Filled {
    line: Line,
    /// The words after the line's last piece.
    words: String,
    /// The backticks so far: an example begins after every other one.
    ticks: usize,
    lang: Lang,
}

impl Filled {
    fn fill(&mut self, template: &str, args: &[Arg<'_>]) {
        let mut rest = template;
        while let Some(at) = rest.find([VALUE, GROUPED, CHOICE, BEFORE]) {
            let (words, marked) = rest.split_at(at);
            self.words.push_str(&named(words, &mut self.ticks));
            let mut signs = marked.chars();
            let (mark, letter) = (signs.next(), signs.next());
            rest = signs.as_str();
            let arg = letter.and_then(|letter| args.get((letter as usize).wrapping_sub('A' as usize)));
            let Some(arg) = arg else { continue };
            match mark {
                Some(VALUE) => self.value(*arg),
                Some(GROUPED) => self.words.push_str(&grouped_in(self.lang, number(*arg))),
                Some(BEFORE) => {
                    let mut texts = rest.splitn(4, NEXT);
                    let mut next = || texts.next().unwrap_or_default();
                    let (usual, other, letters) = (next(), next(), next());
                    rest = next();
                    let is_other = first_letter(*arg).is_some_and(|first| letters.contains(first));
                    self.words.push_str(if is_other { other } else { usual });
                    self.value(*arg);
                }
                _ => {
                    let (variants, after) = rest.split_once(END).unwrap_or((rest, ""));
                    rest = after;
                    self.fill(chosen(variants, number(*arg), self.lang), args);
                }
            }
        }
        self.words.push_str(&named(rest, &mut self.ticks));
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

/// The first letter of a value, as a small one; signs such as quotation marks are none.
fn first_letter(arg: Arg<'_>) -> Option<char> {
    let first = |words: &str| words.chars().find(|letter| letter.is_alphanumeric());
    let letter = match arg {
        Arg::Words(words) => first(words),
        Arg::Line(line) => first(&line.to_string()),
        Arg::Number(_) | Arg::Card(_) => None,
    };
    letter.and_then(|letter| letter.to_lowercase().next())
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::say::text::Style;
    use crate::say::{Message, written::entrants, written::verdict};

    /// The Italian *a* is *ad* before an *a*, and *e* is *ed* before an *e*, whatever the look of the name.
    #[test]
    fn a_word_before_a_name_changes_with_its_first_letter() {
        let italian = Lang::with_tag("it").unwrap();
        for (name, pays) in [
            ("Anna", "ad Anna"),
            ("Alessandra", "ad Alessandra"),
            ("\u{c0}gata", "ad \u{c0}gata"),
            ("antonio", "ad antonio"),
            ("\"Anna Maria\"", "ad \"Anna Maria\""),
            ("Bruno", "a Bruno"),
            ("Elena", "a Elena"),
            ("Hans", "a Hans"),
            ("Noi", "a Noi"),
            ("7", "a 7"),
        ] {
            for other in [name.into(), Line::styled(Style::Strong, name)] {
                let line = verdict::PaysMoney { name: "Carla", amount: "1,20", other };
                assert_eq!(line.line_in(italian).to_string(), format!("Carla paga 1,20 {pays}."));
            }
        }
        for (name, draw) in [("Elena", "ed Elena"), ("\u{c8}ve", "ed \u{c8}ve"), ("Anna", "e Anna")] {
            let line = entrants::TwoDraw { one: "Bruno", two: name }.line_in(italian).to_string();
            assert!(line.starts_with(&format!("patta tra Bruno {draw},")), "{line}");
        }
    }
}
