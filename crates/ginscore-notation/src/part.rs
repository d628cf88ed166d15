//! A part of a line that is read, with the place where it starts.

use crate::error::ParseError;
use crate::span::{At, Span};
use crate::words::{Token, split_note, tokens};

/// A part of a line. Everything that is read in it has its place in the whole line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part<'l> {
    text: &'l str,
    at: usize,
}

impl<'l> Part<'l> {
    /// A line without its note, and the note.
    ///
    /// ```
    /// use ginscore_notation::Part;
    /// let (hand, note) = Part::of("Ann 4 v 23 # late");
    /// assert_eq!((hand.text(), note), ("Ann 4 v 23 ", Some("late")));
    /// ```
    pub fn of(line: &'l str) -> (Part<'l>, Option<&'l str>) {
        let (text, note) = split_note(line);
        (Part { text, at: 0 }, note)
    }

    /// The characters of the part.
    pub const fn text(self) -> &'l str {
        self.text
    }

    /// Returns true if the part has nothing but white space.
    pub fn is_blank(self) -> bool {
        self.text.trim().is_empty()
    }

    /// The part from a byte of the line on.
    #[must_use]
    pub fn from(self, byte: usize) -> Part<'l> {
        let (_, text) = self.split(byte);
        Part { text, at: self.at + self.text.len() - text.len() }
    }

    /// The part up to a byte of the line.
    #[must_use]
    pub fn to(self, byte: usize) -> Part<'l> {
        Part { text: self.split(byte).0, ..self }
    }

    fn split(self, byte: usize) -> (&'l str, &'l str) {
        let at = byte.saturating_sub(self.at).min(self.text.len());
        self.text.split_at_checked(at).unwrap_or((self.text, ""))
    }

    /// The first word, and the part after it and the white space that follows.
    pub fn first_word(self) -> (&'l str, Part<'l>) {
        let text = self.text.trim_start();
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        (word, self.from(self.at + self.text.len() - rest.trim_start().len()))
    }

    /// The parts between the semicolons, each of which is a hand of a round. A semicolon at the end ends the last hand.
    pub fn hands(self) -> Vec<Part<'l>> {
        let mut at = self.at;
        let mut parts: Vec<Part<'l>> = Vec::new();
        for text in self.text.split(';') {
            parts.push(Part { text, at });
            at += text.len() + 1;
        }
        if parts.len() > 1 && parts.last().is_some_and(|last| last.is_blank()) {
            parts.pop();
        }
        parts
    }

    /// The words and signs of the part.
    pub fn tokens(self) -> Vec<Token<'l>> {
        tokens(self.text, self.at)
    }

    /// The words and signs of the part but for those in a place of the line.
    pub(crate) fn tokens_but(self, out: Span) -> Vec<Token<'l>> {
        let mut found = self.to(out.start).tokens();
        found.extend(self.from(out.end).tokens());
        found
    }

    /// The place of the part in the line, without the white space around it.
    pub fn span(self) -> Span {
        let start = self.at + self.text.len() - self.text.trim_start().len();
        Span::new(start, self.end().start.max(start))
    }

    /// The place right after the part, where something is missing.
    pub fn end(self) -> Span {
        let end = self.at + self.text.trim_end().len();
        Span::new(end, end + 1)
    }

    /// A mistake that was found in the text of the part, in its place in the line.
    pub(crate) fn placed(self, mistake: At<ParseError>) -> At<ParseError> {
        let Span { start, end } = mistake.span;
        mistake.what.at(Span::new(start + self.at, end + self.at))
    }

    /// Who is named at the start of the part, by a function that finds the name and the byte after it in a text; with the part
    /// after the name.
    pub(crate) fn led<T>(
        self,
        lead: impl FnOnce(&str) -> Result<(T, usize), At<ParseError>>,
    ) -> Result<(T, Part<'l>), At<ParseError>> {
        let (found, end) = lead(self.text).map_err(|mistake| self.placed(mistake))?;
        Ok((found, self.from(self.at + end)))
    }

    /// The byte of the line at which the part starts.
    pub const fn at(self) -> usize {
        self.at
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hands_of_a_round_stay_in_their_places() {
        let hands = |line: &'static str| {
            let (part, _) = Part::of(line);
            part.hands().into_iter().map(|hand| (hand.text(), hand.at())).collect::<Vec<_>>()
        };
        assert_eq!(hands("Ann 4 v 23;"), [("Ann 4 v 23", 0)]);
        assert_eq!(hands(";"), [("", 0)]);
        assert_eq!(hands("a # b; c"), [("a ", 0)]);
        assert_eq!(hands("é;b"), [("é", 0), ("b", 3)]);
    }

    #[test]
    fn parts_know_their_places() {
        let (line, _) = Part::of("  amend 3 é 4 ");
        let (word, rest) = line.first_word();
        assert_eq!((word, rest.text(), rest.at()), ("amend", "3 é 4 ", 8));
        assert_eq!((rest.from(10).text(), rest.to(9).text(), rest.from(99).text()), ("é 4 ", "3", ""));
        assert_eq!((rest.span(), rest.end()), (Span::new(8, 14), Span::new(14, 15)));
        let texts: Vec<&str> = rest.tokens_but(Span::new(10, 12)).iter().map(|token| token.text).collect();
        assert_eq!(texts, ["3", "4"]);
    }
}
