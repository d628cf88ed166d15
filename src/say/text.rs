//! Text as values: lines of styled words and of cards.
//!
//! A sentence says which of its words are cards; [`rendered`](crate::show::render::rendered) alone decides how a card looks
//! on a screen and in a pipe. So a player called `AD` is never taken for the ace of diamonds.

use std::borrow::Cow;
use std::fmt;

use unicode_width::UnicodeWidthStr;

use ginscore_rules::cards::{Card, Rank, Upcard};
use ginscore_rules::players::Entrant;

/// The look of some words. Nothing is said by the look alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Style {
    #[default]
    Plain,
    /// Bold: a winner, and what was entered last.
    Strong,
    /// Faint: what is closed.
    Dim,
    /// In the color of a player or a side, which is the same everywhere.
    Of(Entrant, Weight),
    Error,
    Warning,
    Hint,
    /// Black on white, spaces too: the light part of a picture.
    Light,
    /// White on black, spaces too: the dark part of a picture.
    Dark,
}

/// The weight of words that have a color.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    Usual,
    Strong,
    Dim,
}

impl Weight {
    /// The look of words without a color that are as faint as those with one.
    pub const fn colorless(self) -> Style {
        match self {
            Weight::Dim => Style::Dim,
            Weight::Usual | Weight::Strong => Style::Plain,
        }
    }
}

/// A part of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Words of one look.
    Words(Style, String),
    /// A card, which looks like its suit.
    Card(Card),
    /// The rank of a card whose suit is not known.
    Rank(Rank),
    /// Words that stay on one line, if it is wide enough for them.
    Kept(String),
    /// So many spaces that keep what is before and after them on one line, if it is wide enough.
    Tie(usize),
}

/// A line, without its end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    pieces: Vec<Piece>,
    /// The indent of the lines that it goes on in, if it is too wide. `None` for the column of the description of a
    /// label, two spaces or more after it, or else for two columns more than its own.
    hang: Option<usize>,
    fixed: bool,
}

/// Several lines.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Text(Vec<Line>);

/// A line of words, numbers, cards and other lines, one after another.
macro_rules! line_of {
    ($($part:expr),* $(,)?) => {
        $crate::say::text::Line::default()$(.with($part))*
    };
}
pub(crate) use line_of;

impl Line {
    pub fn styled(style: Style, words: impl Into<String>) -> Line {
        Line { pieces: vec![Piece::Words(style, words.into())], ..Line::default() }
    }

    /// Words that stay on one line, such as a name and its number.
    pub fn kept(words: impl Into<String>) -> Line {
        Line { pieces: vec![Piece::Kept(words.into())], ..Line::default() }
    }

    /// Spaces that keep what is before and after them on one line.
    pub fn tie(spaces: usize) -> Line {
        Line { pieces: vec![Piece::Tie(spaces)], ..Line::default() }
    }

    pub fn tied(style: Style, words: &str) -> Line {
        Line::joined(words.split(' ').map(|word| Line::styled(style, word)), Line::tie(1))
    }

    /// Parts with this sign between them.
    pub fn joined<T: Into<Line>>(parts: impl IntoIterator<Item = T>, sign: impl Into<Line>) -> Line {
        let sign = sign.into();
        let mut parts = parts.into_iter();
        let first = parts.next().map_or_else(Line::default, Into::into);
        parts.fold(first, |line, part| line.with(sign.clone()).with(part))
    }

    /// Its plain words in this look.
    #[must_use]
    pub fn in_style(mut self, look: Style) -> Line {
        for piece in &mut self.pieces {
            if let Piece::Words(style @ Style::Plain, _) = piece {
                *style = look;
            }
        }
        self
    }

    #[must_use]
    pub fn map_words(mut self, mut change: impl FnMut(&str) -> String) -> Line {
        for piece in &mut self.pieces {
            if let Piece::Words(_, words) | Piece::Kept(words) = piece {
                *words = change(words);
            }
        }
        self
    }

    #[must_use]
    pub fn with(mut self, part: impl Into<Line>) -> Line {
        self.pieces.extend(part.into().pieces);
        self
    }

    /// Sets the indent of the lines that it goes on in, if it is too wide.
    #[must_use]
    pub const fn hanging(mut self, indent: usize) -> Line {
        self.hang = Some(indent);
        self
    }

    /// The line two columns further to the right.
    #[must_use]
    pub fn indented(self) -> Line {
        Line { hang: self.hang, fixed: self.fixed, ..Line::from("  ").with(self) }
    }

    /// Keeps it in one line, however wide it is: part of a drawing, or something to copy.
    #[must_use]
    pub const fn fixed(mut self) -> Line {
        self.fixed = true;
        self
    }

    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    pub const fn hang(&self) -> Option<usize> {
        self.hang
    }

    pub const fn is_fixed(&self) -> bool {
        self.fixed
    }
}

impl Text {
    /// Text that must not be broken, such as a script.
    pub fn fixed(text: &str) -> Text {
        lines(text).map(|line| Line::from(line).fixed()).collect()
    }

    /// The lines of a drawing in which styled words start with the mark of their style and end with `end`.
    pub(crate) fn marked(drawing: &str, style_of: impl Fn(char) -> Option<Style>, end: char) -> Text {
        let line = |row: &str| {
            let mut line = Line::default().fixed();
            let mut style = Style::Plain;
            let mut words = String::new();
            for letter in row.chars() {
                let next = if letter == end { Some(Style::Plain) } else { style_of(letter) };
                match next {
                    None => words.push(letter),
                    Some(next) => {
                        line = line.with(Line::styled(style, std::mem::take(&mut words)));
                        style = next;
                    }
                }
            }
            line.with(Line::styled(style, words))
        };
        drawing.lines().map(line).collect()
    }

    pub fn push(&mut self, line: impl Into<Line>) {
        self.0.push(line.into());
    }

    pub fn append(&mut self, other: impl Into<Text>) {
        self.0.extend(other.into().0);
    }

    /// The text with other lines after it.
    #[must_use]
    pub fn then(mut self, other: impl Into<Text>) -> Text {
        self.append(other);
        self
    }

    #[must_use]
    pub fn map_words(self, change: impl Fn(&str) -> String) -> Text {
        Text(self.0.into_iter().map(|line| line.map_words(&change)).collect())
    }

    /// The width of its widest line, in columns, with cards as letters.
    pub fn width(&self) -> usize {
        self.0.iter().map(|line| line.to_string().width()).max().unwrap_or(0)
    }

    pub fn lines(&self) -> &[Line] {
        &self.0
    }
}

impl From<&str> for Line {
    fn from(words: &str) -> Line {
        Line::styled(Style::Plain, words)
    }
}

impl From<String> for Line {
    fn from(words: String) -> Line {
        Line::styled(Style::Plain, words)
    }
}

impl From<&String> for Line {
    fn from(words: &String) -> Line {
        Line::from(words.as_str())
    }
}

impl From<Cow<'_, str>> for Line {
    fn from(words: Cow<'_, str>) -> Line {
        Line::from(words.into_owned())
    }
}

impl From<Piece> for Line {
    fn from(piece: Piece) -> Line {
        Line { pieces: vec![piece], ..Line::default() }
    }
}

impl From<Card> for Line {
    fn from(card: Card) -> Line {
        Piece::Card(card).into()
    }
}

impl From<Upcard> for Line {
    fn from(card: Upcard) -> Line {
        card.card().map_or(Piece::Rank(card.rank), Piece::Card).into()
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Line {
            fn from(number: $number) -> Line {
                Line::from(number.to_string())
            }
        })*
    };
}

// `i32` is what a number without a type is.
numbers!(u8, u16, u32, u64, usize, i32);

impl From<Line> for Text {
    fn from(line: Line) -> Text {
        Text(vec![line])
    }
}

impl From<&str> for Text {
    fn from(text: &str) -> Text {
        lines(text).map(Line::from).collect()
    }
}

impl From<&String> for Text {
    fn from(text: &String) -> Text {
        Text::from(text.as_str())
    }
}

impl From<String> for Text {
    fn from(text: String) -> Text {
        Text::from(text.as_str())
    }
}

impl<L: Into<Line>> FromIterator<L> for Text {
    fn from_iter<I: IntoIterator<Item = L>>(lines: I) -> Text {
        Text(lines.into_iter().map(Into::into).collect())
    }
}

/// The text that a pipe gets.
impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pieces.iter().try_for_each(|piece| match piece {
            Piece::Words(_, words) | Piece::Kept(words) => f.write_str(words),
            Piece::Card(card) => write!(f, "{card}"),
            Piece::Rank(rank) => write!(f, "{}", rank.letter()),
            Piece::Tie(spaces) => write!(f, "{:spaces$}", ""),
        })
    }
}

/// The text that a pipe gets.
impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}

/// The lines of a text. Unlike those of `str::lines` they keep a carriage return, which is escaped later.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.split_inclusive('\n').map(|line| line.strip_suffix('\n').unwrap_or(line))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pipe_gets_letters() {
        let card: Card = "4H".parse().unwrap();
        assert_eq!(line_of!["AD shows ", card, "; count ", 4].to_string(), "AD shows 4H; count 4");
        assert_eq!(Text::from("a\r\n\nb").to_string(), "a\r\n\nb\n");
        assert_eq!(Text::from("").to_string(), "");
    }
}
