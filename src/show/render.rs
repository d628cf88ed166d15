//! Text as a terminal or a pipe gets it: the one place that knows colors, suit symbols and the width of the screen.

use anstyle::{Ansi256Color, AnsiColor, Style as Look};
use textwrap::core::Fragment;
use textwrap::wrap_algorithms::wrap_first_fit;
use unicode_width::UnicodeWidthStr;

use crate::say::text::{Line, Piece, Style, Text, Weight};
use crate::show::cards::look::CardLook;
use ginscore_notation::shown;
use ginscore_rules::cards::{Card, Suit};
use ginscore_rules::players::Entrant;

/// The look of what is written to a stream; decided once, in `commands::run::env::look`.
#[derive(Clone, Copy, Debug, Default)]
pub struct StreamStyle {
    pub color: bool,
    /// True for lines and other signs, instead of ASCII.
    pub symbols: bool,
    /// True for words in place of carets and other drawings, as for a screen reader.
    pub plain: bool,
    pub cards: CardLook,
    /// The width of the terminal, in columns; `None` if it is not a terminal, where lines are never broken.
    pub width: Option<u16>,
}

/// The signs that lines are drawn with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lines {
    /// In ASCII, with a double line under the first row.
    Ascii,
    /// With none, only spaces between the columns.
    Spaces,
    /// With the lines of a drawing.
    Drawn,
}

#[derive(Clone, Copy, Debug)]
pub struct TextStyle {
    pub width: u16,
    /// The lines of the terminal that draws the answer; `None` for anything else.
    pub height: Option<u16>,
    /// True for sentences instead of tables and symbols, as for a screen reader.
    pub plain: bool,
    /// The look of cards that was asked for; `None` for the one that suits the stream or the page.
    pub cards: Option<CardLook>,
    pub out: StreamStyle,
    pub err: StreamStyle,
}

impl TextStyle {
    #[must_use]
    pub const fn with_cards(mut self, cards: Option<CardLook>) -> TextStyle {
        if let Some(look) = cards {
            self.cards = cards;
            self.out.cards = look;
            self.err.cards = look;
        }
        self
    }

    pub const fn lines(self) -> Lines {
        if self.out.symbols { Lines::Drawn } else { Lines::Ascii }
    }
}

/// The text for a stream: cards as letters or symbols, colored or not, broken between words at the width of the screen.
/// Invisible characters are escaped.
pub fn rendered(text: &Text, look: StreamStyle) -> String {
    let mut written = String::new();
    for line in text.lines() {
        let mut words = words_of(line, look, true);
        if look.width.is_some_and(|width| words.iter().any(|word| word.width > usize::from(width))) {
            words = words_of(line, look, false);
        }
        match look.width.map(usize::from).filter(|_| !line.is_fixed()) {
            Some(width) if words.iter().map(SpacedWord::all).sum::<usize>() > width => {
                broken(&words, line.hang(), width, look, &mut written);
            }
            _ => {
                words.iter().for_each(|word| word.write(true, look, &mut written));
                written.push('\n');
            }
        }
    }
    written
}

/// A word with the spaces after it. It may have several looks: a card and the comma after it.
#[derive(Debug, Default)]
struct SpacedWord {
    parts: Vec<(Look, String)>,
    width: usize,
    spaces: usize,
}

impl SpacedWord {
    fn all(&self) -> usize {
        self.width + self.spaces
    }

    fn write(&self, spaces: bool, look: StreamStyle, into: &mut String) {
        for (style, words) in &self.parts {
            if look.color && *style != Look::new() {
                into.push_str(&format!("{style}{words}{style:#}"));
            } else {
                into.push_str(words);
            }
        }
        if spaces {
            into.push_str(&" ".repeat(self.spaces));
        }
    }
}

impl Fragment for SpacedWord {
    fn width(&self) -> f64 {
        columns(self.width)
    }

    fn whitespace_width(&self) -> f64 {
        columns(self.spaces)
    }

    fn penalty_width(&self) -> f64 {
        0.0
    }
}

/// A number of columns, as `textwrap` counts them. A line has far fewer than a float can count.
#[expect(clippy::cast_precision_loss, reason = "no line is as long as that")]
const fn columns(number: usize) -> f64 {
    number as f64
}

/// The words of a line; the first is empty if the line is indented. If they are `tied`, what a tie keeps together is one word.
fn words_of(line: &Line, look: StreamStyle, tied: bool) -> Vec<SpacedWord> {
    let mut words = vec![SpacedWord::default()];
    for piece in line.pieces() {
        if let (Piece::Words(style @ (Style::Light | Style::Dark), text), Some(last)) =
            (piece, words.last_mut())
        {
            last.width += text.width();
            last.parts.push((look_of(*style), shown(text).into_owned()));
            continue;
        }
        if let (Piece::Tie(spaces), true, Some(last)) = (piece, tied, words.last_mut()) {
            last.width += spaces;
            last.parts.push((Look::new(), " ".repeat(*spaces)));
            continue;
        }
        let (style, text) = match piece {
            Piece::Tie(spaces) => (Look::new(), " ".repeat(*spaces)),
            Piece::Words(style, text) => (look_of(*style), shown(text).into_owned()),
            Piece::Kept(text) => (Look::new(), shown(text).into_owned()),
            Piece::Card(card) => (card_look(*card), look.cards.card(*card)),
            Piece::Rank(rank) => (Look::new(), look.cards.rank(*rank)),
        };
        // A line that goes on may begin in the middle, so half a line is always free.
        let half = usize::from(look.width.unwrap_or(u16::MAX)) / 2;
        let is_kept = matches!(piece, Piece::Kept(_)) && text.width() <= half;
        let parts = if is_kept { vec![text.as_str()] } else { parts_of(&text, half) };
        for part in parts {
            let word = part.trim_end_matches(' ');
            if words.last().is_none_or(|last| last.spaces > 0 && !word.is_empty()) {
                words.push(SpacedWord::default());
            }
            if let Some(last) = words.last_mut() {
                if !word.is_empty() {
                    last.width += word.width();
                    last.parts.push((style, word.to_owned()));
                }
                last.spaces += part.len() - word.len();
            }
        }
    }
    words
}

/// The words of a text, each with the blanks after it. A line in backticks that fits in so many columns is one: broken in two,
/// it would be two lines for whoever types it.
fn parts_of(text: &str, widest: usize) -> Vec<&str> {
    let words: Vec<&str> = text.split_inclusive(' ').collect();
    let mut parts = Vec::new();
    let (mut start, mut at) = (0, 0);
    while let Some(word) = words.get(at) {
        let is_open = |text: &str| text.matches('`').count() % 2 == 1;
        let rest = words.get(at + 1..).unwrap_or_default();
        let ends = if is_open(word) { rest.iter().position(|word| is_open(word)) } else { None };
        let length = |words: &[&str]| words.iter().map(|word| word.len()).sum::<usize>();
        let whole = ends.and_then(|end| text.get(start..start + length(words.get(at..=at + 1 + end)?)));
        let count = ends.map_or(1, |end| end + 2);
        match whole.filter(|whole| whole.trim_end().width() <= widest) {
            Some(whole) => parts.push(whole),
            // Its end does not begin another one.
            None => parts.extend(words.get(at..at + count).unwrap_or_default()),
        }
        start += length(words.get(at..at + count).unwrap_or_default());
        at += count;
    }
    parts
}

/// Writes words in lines of at most that width; only a word that is wider by itself sticks out.
fn broken(words: &[SpacedWord], hang: Option<usize>, width: usize, look: StreamStyle, into: &mut String) {
    let (own, words) = match words {
        [indent, words @ ..] if indent.width == 0 => (indent.spaces, words),
        words => (0, words),
    };
    // However deep the indent, a word is moved to the left before it sticks out.
    let own = own.min(width.saturating_sub(words.first().map_or(0, |first| first.width)));
    let hang = hang.or_else(|| described(own, words).filter(|column| *column <= width / 2));
    let hang = hang.unwrap_or(own + 2).min(width / 2);
    let fits = [columns(width - own), columns(width - hang)];
    for (at, row) in wrap_first_fit(words, &fits).into_iter().enumerate() {
        into.push_str(&" ".repeat(if at == 0 { own } else { hang }));
        for (left, word) in (0..row.len()).rev().zip(row) {
            word.write(left > 0, look, into);
        }
        into.push('\n');
    }
}

/// The column where a description begins: after the first words with two spaces or more after them.
fn described(own: usize, words: &[SpacedWord]) -> Option<usize> {
    let label = words.iter().position(|word| word.spaces > 1)?;
    Some(own + words.iter().take(label + 1).map(SpacedWord::all).sum::<usize>())
}

/// Red is the terminal's own, which its owner can read on its background; the other cards are as its words are.
fn look_of(style: Style) -> Look {
    match style {
        Style::Plain => Look::new(),
        Style::Strong => Look::new().bold(),
        Style::Dim => Look::new().dimmed(),
        Style::Of(entrant, weight) => {
            let look = Look::new().fg_color(Some(color_of(entrant).into()));
            match weight {
                Weight::Usual => look,
                Weight::Strong => look.bold(),
                Weight::Dim => look.dimmed(),
            }
        }
        Style::Error => AnsiColor::Red.on_default().bold(),
        Style::Warning => AnsiColor::Yellow.on_default(),
        Style::Hint => AnsiColor::Cyan.on_default().bold(),
        Style::Light => BLACK.on(WHITE),
        Style::Dark => WHITE.on(BLACK),
    }
}

/// Black and white that are the same on every terminal: the first sixteen colors are chosen by its owner.
const BLACK: Ansi256Color = Ansi256Color(16);
const WHITE: Ansi256Color = Ansi256Color(231);

/// Blue, orange and green as on the pages, in a shade that can be read on black and on white.
const fn color_of(entrant: Entrant) -> Ansi256Color {
    match entrant {
        Entrant::First => Ansi256Color(32),
        Entrant::Second => Ansi256Color(166),
        Entrant::Third => Ansi256Color(64),
    }
}

fn card_look(card: Card) -> Look {
    match card.suit {
        Suit::Diamonds | Suit::Hearts => AnsiColor::Red.on_default(),
        Suit::Clubs | Suit::Spades => Look::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::say::text::line_of;

    fn written(line: Line, color: bool, symbols: bool, width: Option<u16>) -> String {
        let cards = if symbols { CardLook::Symbols } else { CardLook::Letters };
        rendered(&line.into(), StreamStyle { color, symbols, plain: false, cards, width })
    }

    fn hand(name: &str) -> Line {
        let card = |text: &str| text.parse::<Card>().unwrap();
        line_of!["  ", name, ": ", card("AD"), " ", card("TC"), ", laid off ", card("7H"), "; count 4"]
    }

    #[test]
    fn only_a_card_looks_like_a_card() {
        assert_eq!(written(hand("AD"), false, false, None), "  AD: AD TC, laid off 7H; count 4\n");
        let colored = "  AD: \u{1b}[31mAD\u{1b}[0m TC, laid off \u{1b}[31m7H\u{1b}[0m; count 4\n";
        assert_eq!(written(hand("AD"), true, false, None), colored);
        assert_eq!(written(hand("AD"), false, true, None), "  AD: A♦ 10♣, laid off 7♥; count 4\n");
    }

    #[test]
    fn lines_are_broken_between_words() {
        let narrow = "  AD: A♦ 10♣,\n    laid off 7♥;\n    count 4\n";
        assert_eq!(written(hand("AD"), false, true, Some(17)), narrow);
        let colored = written(hand("AD"), true, true, Some(17));
        assert_eq!(colored.replace("\u{1b}[31m", "").replace("\u{1b}[0m", ""), narrow);
        // A line that can be typed is not broken in two.
        let typed = line_of!["a bcd efgh ijk `de fg hi` x"];
        assert_eq!(written(typed, false, false, Some(24)), "a bcd efgh ijk\n  `de fg hi` x\n");
        let wide = line_of!["a `b c d e f g h i` j `k l` m"];
        assert_eq!(written(wide, false, false, Some(12)), "a `b c d e f\n  g h i` j\n  `k l` m\n");
        assert_eq!(written(line_of!["a bcdefgh i"].hanging(1), false, false, Some(5)), "a\n bcdefgh\n i\n");
        assert_eq!(
            written(line_of!["draw  nobody knocked"], false, false, Some(15)),
            "draw  nobody\n      knocked\n"
        );
        // What does not fit after its indent is moved to the left; no line is empty.
        assert_eq!(
            written(line_of!["      http://x.y/z ab"], false, false, Some(14)),
            "  http://x.y/z\n    ab\n"
        );
        assert_eq!(written(line_of!["wide as it is"].fixed(), false, false, Some(5)), "wide as it is\n");
        assert_eq!(written(line_of!["中中 中"], false, false, Some(6)), "中中\n  中\n");
        assert_eq!(written(Line::default(), true, true, Some(5)), "\n");
    }

    #[test]
    fn a_name_and_its_number_stay_together() {
        let score = |name: &str| {
            let each = Line::kept(format!("{name} 0"));
            line_of!["  score: Eva 12, ", each, " (100 to go)"]
        };
        assert_eq!(
            written(score("Fritz"), true, true, Some(23)),
            "  score: Eva 12,\n    Fritz 0 (100 to go)\n"
        );
        assert_eq!(written(score("Fritz"), false, false, None), "  score: Eva 12, Fritz 0 (100 to go)\n");
        // Half a line is not enough for them.
        let broken = "  score: Eva 12, Mary\n    Jo Ann Fritz 0\n    (100 to go)\n";
        assert_eq!(written(score("Mary Jo Ann Fritz"), false, false, Some(22)), broken);
    }

    #[test]
    fn nothing_hidden_is_written() {
        assert_eq!(written(line_of!["a\u{1b}[2J\nb"], true, true, None), "a\\u{1b}[2J\\nb\n");
    }
}
