//! A diagnostic: what is wrong, where, by which rule, and what to do about it.

use std::path::Path;

use unicode_width::UnicodeWidthStr;

use crate::say::text::{Line, Style, Text, line_of};
use crate::say::{Fixed, Message, written::diagnostic as say};
use crate::show::code::Code;
use crate::show::excerpt::excerpt;
use crate::show::place_in_words::place_in_words;
use crate::show::render::{StreamStyle, rendered};
use crate::show::rulebook::{Topic, TopicId};
use crate::show::words::{shortened, ticked, typed_at_table, with_names};
use ginscore_notation::{Hidden, Span, all};
use ginscore_rules::cards::Card;

/// The line that a diagnostic is about, with the places to point at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Excerpt {
    /// The file and line number, if the line is in a file or a script.
    pub at: Option<String>,
    /// The text of the line.
    pub line: String,
    /// The places in the line.
    pub marks: Vec<Span>,
}

/// The place of a mistake in a ledger, as far as it is known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Source {
    /// The series.
    pub series: Option<String>,
    /// The file's path.
    pub file: Option<String>,
    /// The line, counted from 1.
    pub line: Option<usize>,
}

/// A message about a mistake, with a code for programs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// The code, which never changes.
    pub code: Code,
    /// The message: one sentence.
    pub message: String,
    /// The cards it is about, if any.
    pub cards: Vec<Card>,
    /// The line with carets.
    pub excerpt: Option<Excerpt>,
    /// The place in a ledger, for programs.
    pub source: Source,
    /// More lines to show below.
    pub lines: Vec<String>,
    /// The topic of the rulebook that explains the rule.
    pub rule: Option<&'static Topic>,
    /// A hint on what to do.
    pub hint: Option<String>,
}

/// The number of cards in a deck.
const DECK: usize = 52;

impl Diagnostic {
    /// A diagnostic with only its code and message.
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

    /// Adds lines to show below.
    #[must_use]
    pub fn showing(self, lines: Vec<String>) -> Diagnostic {
        Diagnostic { lines, ..self }
    }

    /// Adds a reminder to the hint.
    #[must_use]
    pub fn reminding(self, reminder: Option<&str>) -> Diagnostic {
        let hint = match (self.hint, reminder) {
            (Some(hint), Some(reminder)) => Some(shortened(format!("{hint}; {reminder}"))),
            (hint, reminder) => hint.or_else(|| reminder.map(str::to_owned)),
        };
        Diagnostic { hint, ..self }
    }

    /// Sets the cards it is about, at most a deck of them.
    #[must_use]
    pub fn about(self, cards: impl IntoIterator<Item = Card>) -> Diagnostic {
        Diagnostic { cards: cards.into_iter().take(DECK).collect(), ..self }
    }

    /// Adds a line with carets, unless the line is empty.
    #[must_use]
    pub fn pointing(self, line: &str, marks: Vec<Span>) -> Diagnostic {
        if line.trim().is_empty() {
            return self;
        }
        let (line, marks) = excerpt(line, marks);
        Diagnostic { excerpt: Some(Excerpt { at: None, line, marks }), ..self }
    }

    /// Sets the topic of the rulebook that explains the rule.
    #[must_use]
    pub fn by(self, rule: TopicId) -> Diagnostic {
        Diagnostic { rule: Some(rule.topic()), ..self }
    }

    /// Sets the hint.
    #[must_use]
    pub fn hinted(self, hint: impl Into<String>) -> Diagnostic {
        Diagnostic { hint: Some(shortened(hint.into())), ..self }
    }

    /// The diagnostic with commands named as they are typed at the table, without the program's name.
    #[must_use]
    pub fn at_table(self) -> Diagnostic {
        Diagnostic {
            message: typed_at_table(&self.message),
            hint: self.hint.map(|hint| typed_at_table(&hint)),
            ..self
        }
    }

    /// The diagnostic with the names of these two players in the examples of its hint.
    #[must_use]
    pub fn naming(self, one: &str, two: &str) -> Diagnostic {
        Diagnostic { hint: self.hint.map(|hint| with_names(&hint, one, two)), ..self }
    }

    /// Sets the series.
    #[must_use]
    pub fn of_series(mut self, series: &str) -> Diagnostic {
        self.source.series = Some(series.to_owned());
        self
    }

    /// Sets the file of a ledger, and the line if it is known.
    #[must_use]
    pub fn in_file(mut self, file: &Path, line: Option<usize>) -> Diagnostic {
        self.source.file = Some(file.display().to_string());
        self.source.line = line;
        self
    }

    /// Returns true if both point at the same line.
    pub fn is_of_same_line(&self, other: &Diagnostic) -> bool {
        let lines = self.excerpt.as_ref().zip(other.excerpt.as_ref());
        lines.is_some_and(|(one, other)| (&one.at, &one.line) == (&other.at, &other.line))
    }

    /// Sets the file and line number of the excerpt.
    #[must_use]
    pub fn at(mut self, place: impl Into<String>) -> Diagnostic {
        match &mut self.excerpt {
            Some(excerpt) => excerpt.at = Some(place.into()),
            None => self.message = format!("{}: {}", place.into(), self.message),
        }
        self
    }

    /// The diagnostic as text; `kind` is `error`, `warning` or `note`.
    ///
    /// ```
    /// use ginscore::show::{code::Code, diagnostic::Diagnostic};
    /// use ginscore_notation::Span;
    /// let report = Diagnostic::new(Code::BadCard, "`1s` is not a card").pointing("4s 1s", vec![Span::new(3, 5)]);
    /// assert_eq!(report.shown("error"), "error: `1s` is not a card\n  |\n  | 4s 1s\n  |    ^^\n");
    /// ```
    pub fn shown(&self, kind: &str) -> String {
        let look = StreamStyle::default();
        rendered(&self.text(kind, look), look)
    }

    /// The diagnostic as lines with styles; of a line with carets, as much as fits in the width of the stream. In plain
    /// text, the places are said in words instead.
    pub fn text(&self, kind: &str, look: StreamStyle) -> Text {
        let (style, label) = match kind {
            "error" => (Style::Error, say::KindError.text()),
            "warning" => (Style::Warning, say::KindWarning.text()),
            _ => (Style::Plain, say::KindNote.text()),
        };
        let mut text =
            Text::from(say::Says { kind: Line::styled(style, label), message: &self.message }.line());
        if let Some(excerpt) = &self.excerpt {
            if let Some(at) = &excerpt.at {
                text.push(line_of![Line::styled(Style::Dim, " --> "), at]);
            }
            if look.plain {
                // In backquotes: a line of a file must not look like one of the program.
                text.push(line_of!["  ", ticked(&excerpt.line)]);
                for mark in &excerpt.marks {
                    text.push(line_of!["  ", place_in_words(&excerpt.line, *mark)]);
                }
            } else {
                let fits = look.width.map(|width| usize::from(width).saturating_sub(BAR.len()));
                let (line, carets) = pointed(&excerpt.line, &excerpt.marks, fits);
                let bar = || Line::styled(Style::Dim, BAR);
                text.push(Line::styled(Style::Dim, BAR.trim_end()));
                text.push(line_of![bar(), line].fixed());
                text.push(line_of![bar(), Line::styled(Style::Error, carets)].fixed());
            }
        }
        for line in &self.lines {
            text.push(line_of!["  ", line]);
        }
        if let Some(rule) = self.rule {
            text.push(say::RuleIs { topic: rule.name }.line().in_style(Style::Dim));
        }
        if let Some(hint) = &self.hint {
            text.push(hint_line(hint));
        }
        text
    }
}

/// A hint on what to do.
pub fn hint_line(hint: &str) -> Line {
    say::Says { kind: Line::styled(Style::Hint, say::KindHint.text()), message: hint }.line()
}

/// The start of each line of an excerpt.
const BAR: &str = "  | ";

/// A line as a terminal can show it, and a line of carets under the marked places. Columns are display columns, so that
/// suit symbols, umlauts and escaped characters before a card do not move its caret. If the line is wider than `fits`,
/// the part around the first caret.
fn pointed(line: &str, marks: &[Span], fits: Option<usize>) -> (String, String) {
    let (mut seen, mut under) = (Vec::new(), String::new());
    let mut hidden = all(line).peekable();
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
        seen.push(piece);
    }
    let under = under.trim_end();
    let whole: usize = seen.iter().map(|piece| piece.width()).sum();
    let from = match fits.filter(|fits| whole - 1 > *fits) {
        // Half of what fits is before the caret, and no more than needed for the end of the line.
        Some(fits) => under.find('^').unwrap_or(0).saturating_sub(fits / 2).min(whole - fits),
        None => 0,
    };
    let (mut column, mut part, mut first) = (0, String::new(), None);
    for piece in &seen {
        let starts = column;
        column += piece.width();
        if starts >= from && fits.is_none_or(|fits| column - from <= fits) {
            first.get_or_insert(starts);
            part.push_str(piece);
        }
    }
    let carets: String = under.chars().skip(first.unwrap_or(0)).take(fits.unwrap_or(usize::MAX)).collect();
    (part.trim_end().to_owned(), carets.trim_end().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_caret_stands_under_the_card() {
        let line = "4♠ 5♠ 1♠";
        let at = line.find('1').unwrap();
        let carets = |line, mark| pointed(line, &[mark], None).1;
        assert_eq!(carets(line, Span::new(at, line.len())), "      ^^");
        assert_eq!(carets("Ann 4", Span::new(5, 6)), "     ^");
    }

    #[test]
    fn the_caret_stands_under_a_card_after_hidden_characters() {
        let line = "4s\u{202e}\t1s";
        let at = line.find('1').unwrap();
        let (shown, carets) = pointed(line, &[Span::new(at, line.len())], None);
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
