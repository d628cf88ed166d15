//! A diagnostic: what is wrong, where, by which rule, and what to do about it.

use std::path::Path;

use serde::{Serialize, Serializer};
use unicode_width::UnicodeWidthStr;

use crate::say::text::{Line, Style, Text, line_of};
use crate::say::written::{diagnostic as say, words::Labelled};
use crate::say::{Fixed, Message, Value};
use crate::show::code::Code;
use crate::show::render::{StreamStyle, rendered};
use crate::show::rulebook::{Topic, TopicId};
use crate::show::words::{LONGEST_SENTENCE, letter_at, shortened, ticked, typed_at_table};
use ginscore_notation::{Hidden, Span, all};
use ginscore_rules::cards::Card;

/// The line that a diagnostic is about, with the places to point at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Excerpt {
    /// The file and line number, if the line is in a file or a script.
    pub at: Option<String>,
    pub line: String,
    pub marks: Vec<Span>,
}

impl Excerpt {
    /// The line as it can be shown, and below it carets under the first marked place.
    pub fn drawn(&self) -> String {
        let mark = self.marks.first().copied().unwrap_or(Span::new(0, 0));
        let (line, carets) = pointed(&self.line, &[mark], None);
        format!("{line}\n{carets}")
    }

    /// Returns true if it points at all of the line, or at the end, where something is missing.
    fn says_nothing(&self) -> bool {
        let end = self.line.trim_end().len();
        let is_all = |mark: &Span| mark.start >= end || mark.start == 0 && mark.end >= end;
        self.marks.iter().all(is_all)
    }
}

/// The place of a mistake in a ledger, as far as it is known.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct InLedger {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub series: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// The line, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
}

/// A message about a mistake, with a code for programs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Fault"))]
pub struct Diagnostic {
    pub code: Code,
    /// The message: one sentence. In an answer for programs it is in English, and the only sentence.
    #[serde(serialize_with = "as_text")]
    #[cfg_attr(test, schemars(with = "String"))]
    pub message: Line,
    #[cfg_attr(test, schemars(with = "Vec<String>"))]
    pub cards: Vec<Card>,
    #[serde(skip)]
    pub excerpt: Option<Excerpt>,
    #[serde(flatten)]
    pub source: InLedger,
    #[serde(skip)]
    pub lines: Vec<String>,
    #[serde(serialize_with = "by_name")]
    #[cfg_attr(test, schemars(with = "Option<&'static str>"))]
    pub rule: Option<&'static Topic>,
    #[serde(skip)]
    pub hint: Option<Line>,
}

fn as_text<S: Serializer>(line: &Line, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(line)
}

fn by_name<S: Serializer>(rule: &Option<&'static Topic>, serializer: S) -> Result<S::Ok, S::Error> {
    rule.map(|topic| topic.name).serialize(serializer)
}

const DECK: usize = 52;

impl Diagnostic {
    /// A mistake in a word as a sentence: the line with carets below it is for cards.
    pub fn in_one_line(self) -> Diagnostic {
        let is_of_word = self.is_of_word();
        match self.hint {
            Some(what) if is_of_word => {
                let message = Labelled { label: self.message, what }.line();
                Diagnostic { message, hint: None, excerpt: None, ..self }
            }
            hint => Diagnostic { hint, ..self },
        }
    }

    /// The same where the line that is meant is seen: of a line in words, the one that was typed is not shown again.
    pub fn without_hint(self) -> Diagnostic {
        let is_in_words = self.code == Code::BadLine && self.rule.is_none();
        let excerpt = if is_in_words || self.is_of_word() { None } else { self.excerpt };
        Diagnostic { hint: None, excerpt, ..self }
    }

    fn is_of_word(&self) -> bool {
        match self.code {
            Code::UnknownPlayer => true,
            Code::BadLine => self.rule.is_none() && self.excerpt.as_ref().is_none_or(Excerpt::says_nothing),
            Code::BadOption | Code::BadValue => self.rule.is_none() && self.excerpt.is_none(),
            _ => false,
        }
    }

    pub fn new(code: Code, message: impl Into<Line>) -> Diagnostic {
        let message = within_length(message.into());
        Diagnostic {
            code,
            message,
            cards: Vec::new(),
            excerpt: None,
            source: InLedger::default(),
            lines: Vec::new(),
            rule: None,
            hint: None,
        }
    }

    #[must_use]
    pub fn showing(self, lines: Vec<String>) -> Diagnostic {
        Diagnostic { lines, ..self }
    }

    #[must_use]
    pub fn reminding(self, reminder: Option<&str>) -> Diagnostic {
        let hint = match (self.hint, reminder) {
            (Some(hint), Some(reminder)) => {
                let between = if hint.to_string().ends_with('?') { " " } else { "; " };
                Some(within_length(line_of![hint, between, reminder]))
            }
            (hint, reminder) => hint.or_else(|| reminder.map(Line::from)),
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
        let shown = line.trim_start();
        if shown.is_empty() {
            return self;
        }
        let blanks = line.len() - shown.len();
        let moved = |at: usize| at.saturating_sub(blanks);
        let marks = marks.into_iter().map(|mark| Span::new(moved(mark.start), moved(mark.end)));
        let (line, marks) = excerpt(shown, marks.collect());
        Diagnostic { excerpt: Some(Excerpt { at: None, line, marks }), ..self }
    }

    #[must_use]
    pub fn by(self, rule: TopicId) -> Diagnostic {
        Diagnostic { rule: Some(rule.topic()), ..self }
    }

    #[must_use]
    pub fn hinted(self, hint: impl Into<Line>) -> Diagnostic {
        Diagnostic { hint: Some(within_length(hint.into())), ..self }
    }

    /// The diagnostic with commands named as they are typed at the table, without the program's name.
    #[must_use]
    pub fn at_table(self) -> Diagnostic {
        Diagnostic {
            message: self.message.map_words(typed_at_table),
            hint: self.hint.map(|hint| hint.map_words(typed_at_table)),
            ..self
        }
    }

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

    #[must_use]
    pub fn on_line(mut self, line: usize) -> Diagnostic {
        self.source.line = Some(line);
        self
    }

    pub fn is_of_same_line(&self, other: &Diagnostic) -> bool {
        let lines = self.excerpt.as_ref().zip(other.excerpt.as_ref());
        lines.is_some_and(|(one, other)| (&one.at, &one.line) == (&other.at, &other.line))
    }

    /// Sets the file and line number of the excerpt.
    #[must_use]
    pub fn at(mut self, place: impl Into<String>) -> Diagnostic {
        match &mut self.excerpt {
            Some(excerpt) => excerpt.at = Some(place.into()),
            None => self.message = line_of![place.into(), ": ", self.message],
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
        let mut text = Text::from(Labelled { label: Line::styled(style, label), what: &self.message }.line());
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

/// The sentence. A much too long one is cut, and has its cards in letters.
fn within_length(sentence: Line) -> Line {
    let text = sentence.to_string();
    if text.len() > LONGEST_SENTENCE { shortened(text).into() } else { sentence }
}

pub fn hint_line(hint: impl Value) -> Line {
    Labelled { label: Line::styled(Style::Hint, say::KindHint.text()), what: hint }.line()
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

/// The most bytes of a line that are shown; a line in a ledger or a script usually has about a hundred.
const SHOWN: usize = 400;

/// The bytes of a longer line that are shown before the first mark.
const BEFORE: usize = 100;

/// The mark for the parts that are left out.
const REST: &str = "...";

/// The part of a line to show, and the marks in it. Only the text around the first mark of a long line is copied, so
/// that a diagnostic takes no more memory for a longer line.
pub fn excerpt(line: &str, marks: Vec<Span>) -> (String, Vec<Span>) {
    if line.len() <= SHOWN {
        return (line.to_owned(), marks);
    }
    let first = marks.iter().map(|mark| mark.start).min().unwrap_or(0).min(line.len());
    let from = letter_at(line, first.saturating_sub(BEFORE));
    let to = letter_at(line, from + SHOWN);
    let part = line.get(from..to).unwrap_or_default();
    let (before, after) = (if from > 0 { REST } else { "" }, if to < line.len() { REST } else { "" });
    // A mark after the last byte points at what is missing there.
    let seen = marks.into_iter().filter(|mark| mark.start < to || to == line.len());
    let seen = seen.map(|mark| {
        let end = mark.end.min(to.max(mark.start + 1));
        Span::new(mark.start - from + before.len(), end - from + before.len())
    });
    (format!("{before}{part}{after}"), seen.collect())
}

/// The place of a mark in a line: which of several cards, or else which word.
pub(super) fn place_in_words(line: &str, mark: Span) -> String {
    let words = words(line);
    // A mark may be a place between two words; the word after it is meant.
    let Some(at) = words.iter().position(|(start, word)| mark.start < start + word.len()) else {
        return say::AtEndOfLine.text().to_owned();
    };
    let text = line.get(mark.start..mark.end).map(str::trim).filter(|text| !text.is_empty());
    let text = ticked(text.or(words.get(at).map(|(_, word)| *word)).unwrap_or_default());
    let is_card = |at: &usize| words.get(*at).is_some_and(|(_, word)| looks_like_card(word));
    let before = (0..at).rev().take_while(is_card).count();
    let after = (at + 1..words.len()).take_while(is_card).count();
    match before + 1 + after {
        all @ 2.. if is_card(&at) => say::CardOf { at: before + 1, all, text }.said(),
        _ => say::WordOf { at: at + 1, all: words.len(), text }.said(),
    }
}

/// The words of a line with their places, without the signs between groups of cards.
fn words(line: &str) -> Vec<(usize, &str)> {
    let is_sign = |sign: char| sign.is_whitespace() || matches!(sign, '/' | '+' | ',');
    let mut words = Vec::new();
    let mut start = 0;
    for word in line.split(is_sign) {
        if !word.is_empty() {
            words.push((start, word));
        }
        // Every sign but a wide blank is one byte long.
        start += word.len();
        start += line.get(start..).and_then(|rest| rest.chars().next()).map_or(0, char::len_utf8);
    }
    words
}

/// Returns true for a rank and a suit, even if there is no such card.
fn looks_like_card(word: &str) -> bool {
    let mut letters = word.chars();
    let is_suit = letters.next_back().is_some_and(|suit| "cdhsCDHS♣♦♥♠♧♢♡♤".contains(suit));
    let rank = letters.as_str();
    let is_rank = match rank.len() {
        1 => rank.chars().all(|letter| letter.is_ascii_digit() || "atjqkATJQK".contains(letter)),
        2 => rank.chars().all(|letter| letter.is_ascii_digit()),
        _ => false,
    };
    is_suit && is_rank
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
    fn a_reminder_follows_the_hint() {
        let reminded = |hint: &str| {
            let report = Diagnostic::new(Code::BadLine, "no").hinted(hint).reminding(Some("`c` is clubs"));
            report.hint.map(|hint| hint.to_string())
        };
        assert_eq!(reminded("look again").as_deref(), Some("look again; `c` is clubs"));
        assert_eq!(reminded("was it read?").as_deref(), Some("was it read? `c` is clubs"));
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

    #[test]
    fn a_long_line_is_shown_around_its_first_mark() {
        let line = format!("{} 1s {}", "4s ".repeat(1000), "5s ".repeat(1000));
        let (part, marks) = excerpt(&line, vec![Span::new(3001, 3003), Span::new(5000, 5002)]);
        assert!(part.starts_with("...") && part.ends_with("...") && part.len() == SHOWN + 6);
        assert_eq!(marks.len(), 1);
        assert_eq!(part.get(marks[0].start..marks[0].end), Some("1s"));
        let whole = excerpt(&line, vec![Span::new(0, line.len())]);
        assert_eq!(whole.1, [Span::new(0, SHOWN)]);
        let missing = excerpt(&line, vec![Span::new(line.len(), line.len() + 1)]);
        assert_eq!(missing.1, [Span::new(BEFORE + 3, BEFORE + 4)]);
        assert_eq!(excerpt("4s 1s", vec![Span::new(3, 5)]), ("4s 1s".to_owned(), vec![Span::new(3, 5)]));
        let wide = "ü".repeat(1000);
        assert_eq!(excerpt(&wide, vec![Span::new(1001, 1003)]).0.chars().count(), SHOWN / 2 + 6);
    }

    #[test]
    fn a_place_is_said_as_people_count() {
        for (line, marked, said) in [
            ("4S 5S 6S 7S 9C 9D 9H 1S AC AD", "1S", "card 8 of 10: `1S`"),
            ("Ann 4s 5s 6s 7s, 9c 9d 9h / 2h ac 0d v kc", "0d", "card 10 of 10: `0d`"),
            ("Ann 4-7s 9cdh / 2h ac zz v 23", "zz", "word 6 of 8: `zz`"),
            ("QS KS AS", "AS", "card 3 of 3: `AS`"),
            ("5♠ 10♥ 1♦", "1♦", "card 3 of 3: `1♦`"),
            ("Ann 4 v 23 1s", "1s", "word 5 of 5: `1s`"),
            ("4-7s 9cdz", "z", "word 2 of 2: `z`"),
        ] {
            let at = line.find(marked).unwrap();
            assert_eq!(place_in_words(line, Span::new(at, at + marked.len())), said, "{line}");
        }
        assert_eq!(place_in_words("Ann 4", Span::new(5, 6)), "at the end of the line");
        assert_eq!(place_in_words("Ann 4 v", Span::new(3, 3)), "word 2 of 3: `4`");
    }
}
