//! A fault as it is shown: what, where, by which rule, and what to do.

use std::path::Path;

use unicode_width::UnicodeWidthStr;

use super::excerpt::excerpt;
use super::rulebook::Topic;
use super::words::shortened;
use crate::show::code::Code;
use ginscore_rules::cards::Card;
use ginscore_rules::notation::{Hidden, Span, all, shown};

/// The line that a fault is about, with the places to point at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Excerpt {
    /// The file and line, where the line is one of a file or a script.
    pub at: Option<String>,
    /// The user's own words.
    pub line: String,
    /// The places in it.
    pub marks: Vec<Span>,
}

/// The place of a fault in a ledger, as far as it is known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Source {
    /// The series.
    pub series: Option<String>,
    /// The file's path.
    pub file: Option<String>,
    /// The line, counted from 1.
    pub line: Option<usize>,
}

/// A fault for people, and for programs by its code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// What it is called; the same for ever.
    pub code: Code,
    /// What is wrong, in a sentence.
    pub message: String,
    /// The cards it is about; maybe none.
    pub cards: Vec<Card>,
    /// Where.
    pub excerpt: Option<Excerpt>,
    /// Where in a ledger it is, for programs.
    pub source: Source,
    /// What is to be seen besides, line by line.
    pub lines: Vec<String>,
    /// The topic of the rulebook.
    pub rule: Option<&'static Topic>,
    /// What to do about it.
    pub hint: Option<String>,
}

/// The cards of a deck.
const DECK: usize = 52;

impl Diagnostic {
    /// A fault of that code, with nothing but its sentence yet.
    pub fn new(code: Code, message: impl Into<String>) -> Diagnostic {
        let message = shortened(message.into());
        Diagnostic {
            code,
            message,
            cards: Vec::new(),
            excerpt: None,
            source: Source::default(),
            lines: Vec::new(),
            rule: None,
            hint: None,
        }
    }

    /// The same, with more to be seen.
    #[must_use]
    pub fn showing(self, lines: Vec<String>) -> Diagnostic {
        Diagnostic { lines, ..self }
    }

    /// The same, about these cards; a deck of them at most.
    #[must_use]
    pub fn about(self, cards: impl IntoIterator<Item = Card>) -> Diagnostic {
        Diagnostic { cards: cards.into_iter().take(DECK).collect(), ..self }
    }

    /// The same, pointing at places in a line; in an empty one there is nothing to point at.
    #[must_use]
    pub fn pointing(self, line: &str, marks: Vec<Span>) -> Diagnostic {
        if line.trim().is_empty() {
            return self;
        }
        let (line, marks) = excerpt(line, marks);
        Diagnostic { excerpt: Some(Excerpt { at: None, line, marks }), ..self }
    }

    /// The same, by a rule of the rulebook: the topic itself, so that each rule named can be looked up.
    #[must_use]
    pub fn by(self, rule: &'static Topic) -> Diagnostic {
        Diagnostic { rule: Some(rule), ..self }
    }

    /// The same, with what to do.
    #[must_use]
    pub fn hinted(self, hint: impl Into<String>) -> Diagnostic {
        Diagnostic { hint: Some(shortened(hint.into())), ..self }
    }

    /// The same, about that series.
    #[must_use]
    pub fn of_series(mut self, series: &str) -> Diagnostic {
        self.source.series = Some(series.to_owned());
        self
    }

    /// The same, about that file of a ledger, and a line of it if one is known.
    #[must_use]
    pub fn in_file(mut self, file: &Path, line: Option<usize>) -> Diagnostic {
        self.source.file = Some(file.display().to_string());
        self.source.line = line;
        self
    }

    /// The same, its line one of a file or script.
    #[must_use]
    pub fn at(mut self, place: impl Into<String>) -> Diagnostic {
        match &mut self.excerpt {
            Some(excerpt) => excerpt.at = Some(place.into()),
            None => self.message = format!("{}: {}", place.into(), self.message),
        }
        self
    }

    /// As people read it; `kind` is `error`, `warning` or `note`.
    ///
    /// ```
    /// use ginscore::show::{code::Code, report::Diagnostic};
    /// use ginscore_rules::notation::Span;
    /// let report = Diagnostic::new(Code::BadCard, "`1s` is not a card").pointing("4s 1s", vec![Span::new(3, 5)]);
    /// assert_eq!(report.shown("error"), "error: `1s` is not a card\n  |\n  | 4s 1s\n  |    ^^\n");
    /// ```
    pub fn shown(&self, kind: &str) -> String {
        let mut text = format!("{kind}: {}\n", shown(&self.message));
        if let Some(excerpt) = &self.excerpt {
            if let Some(at) = &excerpt.at {
                text.push_str(&format!(" --> {}\n", shown(at)));
            }
            let (line, carets) = pointed(&excerpt.line, &excerpt.marks);
            text.push_str(&format!("  |\n  | {line}\n  | {carets}\n"));
        }
        for line in &self.lines {
            text.push_str(&format!("  {}\n", shown(line)));
        }
        if let Some(rule) = self.rule {
            text.push_str(&format!("rule: {}\n", rule.name));
        }
        if let Some(hint) = &self.hint {
            text.push_str(&format!("hint: {}\n", shown(hint)));
        }
        text
    }
}

/// A line as a terminal can show it, and a line of carets under the marked places. Columns are counted as a terminal
/// shows them, so that suit symbols and umlauts before a card do not move its caret, nor what is shown escaped.
fn pointed(line: &str, marks: &[Span]) -> (String, String) {
    let mut hidden = all(line).peekable();
    let (mut seen, mut under) = (String::with_capacity(line.len()), String::new());
    for (at, letter) in line.char_indices().chain([(line.len(), ' ')]) {
        let is_hidden = hidden.next_if(|found: &Hidden| found.byte == at).is_some();
        let piece = match is_hidden {
            true if letter.is_whitespace() => " ".to_owned(),
            true => letter.escape_default().to_string(),
            false => letter.to_string(),
        };
        let marked = marks.iter().any(|mark| mark.start <= at && at < mark.end.max(mark.start + 1));
        let caret = if marked { "^" } else { " " };
        under.push_str(&caret.repeat(piece.width()));
        seen.push_str(&piece);
    }
    (seen.trim_end().to_owned(), under.trim_end().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_caret_stands_under_the_card() {
        let line = "4♠ 5♠ 1♠";
        let at = line.find('1').unwrap();
        let carets = |line, mark| pointed(line, &[mark]).1;
        assert_eq!(carets(line, Span::new(at, line.len())), "      ^^");
        assert_eq!(carets("Ann 4", Span::new(5, 6)), "     ^");
    }

    #[test]
    fn the_caret_stands_under_a_card_after_hidden_characters() {
        let line = "4s\u{202e}\t1s";
        let at = line.find('1').unwrap();
        let (shown, carets) = pointed(line, &[Span::new(at, line.len())]);
        assert_eq!((shown.as_str(), carets.as_str()), ("4s\\u{202e} 1s", "           ^^"));
    }

    #[test]
    fn nothing_of_a_report_is_shown_raw() {
        let evil = "a\u{1b}[2J\u{7}\r\n\u{9b}\u{202e}b";
        let report = Diagnostic::new(Code::BadLine, evil)
            .pointing(evil, vec![Span::new(0, 1)])
            .at(evil)
            .showing(vec![evil.to_owned()])
            .hinted(evil);
        let text = report.shown("error");
        assert_eq!(all(&text).filter(|found| found.sign != '\n').count(), 0, "{text:?}");
        assert_eq!(text.lines().count(), 7, "{text}");
    }
}
