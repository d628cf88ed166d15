//! Tables as a terminal draws them: rows of cells with lines around them, and parts side by side.

use std::ops::RangeInclusive;

use comfy_table::presets::{ASCII_FULL_CONDENSED, NOTHING};
use comfy_table::{CellAlignment, ContentLineStyle, LineStyle, TableStyle};
use unicode_width::UnicodeWidthStr;

use crate::say::text::{Style, Text, Weight};
use crate::show::render::Lines;
use ginscore_notation::shown_lines;
use ginscore_rules::players::Entrant;

/// A cell.
#[derive(Clone, Debug, Default)]
pub(super) struct Cell {
    words: String,
    style: Style,
    right: bool,
}

impl Cell {
    /// A cell of words; a line end makes it higher.
    pub(super) fn new(words: impl Into<String>) -> Cell {
        Cell { words: words.into(), ..Cell::default() }
    }

    /// A cell with its words at the right, as for a number.
    pub(super) fn right(words: impl Into<String>) -> Cell {
        Cell { words: words.into(), right: true, ..Cell::default() }
    }

    /// Sets the look of its words, which is not seen in ASCII.
    #[must_use]
    pub(super) const fn styled(mut self, style: Style) -> Cell {
        self.style = style;
        self
    }

    /// The words as they are drawn, in so many lines.
    fn drawn(&self, with: Lines, height: usize) -> comfy_table::Cell {
        let mark = mark_of(self.style).filter(|_| with == Lines::Drawn);
        let marked = |line: &str| match mark {
            Some(mark) if !line.is_empty() => format!("{mark}{line}{END}"),
            _ => line.to_owned(),
        };
        let words = shown_lines(&self.words);
        let lines = words.split('\n').map(marked).chain(std::iter::repeat(String::new()));
        let lines: Vec<String> = lines.take(height).collect();
        let alignment = if self.right { CellAlignment::Right } else { CellAlignment::Left };
        comfy_table::Cell::new(lines.join("\n")).set_alignment(alignment)
    }
}

/// A table. Its first row has the heads of the columns.
#[derive(Clone, Debug, Default)]
pub(super) struct Table {
    rows: Vec<Vec<Cell>>,
    /// The row with a line above it, besides the second, and whether that is a double one.
    ruled: Option<(usize, bool)>,
    /// The columns with which a part begins, and the headings of the parts.
    parts: Vec<(usize, Option<Cell>)>,
    /// True if there is no room around the words of a cell.
    tight: bool,
}

/// The looks that words in a table may have. Each has a mark before the words while they are drawn, and all have one after
/// them. The marks have no width, and no cell contains them, since hidden signs are escaped.
const STYLES: [Style; 11] = [
    Style::Strong,
    Style::Dim,
    Style::Of(Entrant::First, Weight::Usual),
    Style::Of(Entrant::First, Weight::Strong),
    Style::Of(Entrant::First, Weight::Dim),
    Style::Of(Entrant::Second, Weight::Usual),
    Style::Of(Entrant::Second, Weight::Strong),
    Style::Of(Entrant::Second, Weight::Dim),
    Style::Of(Entrant::Third, Weight::Usual),
    Style::Of(Entrant::Third, Weight::Strong),
    Style::Of(Entrant::Third, Weight::Dim),
];
const MARKS: RangeInclusive<char> = '\u{e0100}'..='\u{e010a}';
const END: char = '\u{2063}';

/// The mark before words of a look.
fn mark_of(style: Style) -> Option<char> {
    STYLES.iter().zip(MARKS).find(|(known, _)| **known == style).map(|(_, mark)| mark)
}

/// The lines within a part.
const INNER: TableStyle = TableStyle::new()
    .header_lines(ContentLineStyle::none().junction('│'))
    .header_separator(LineStyle::none().fill('─').junction('┼'))
    .content_lines(ContentLineStyle::none().junction('│'));

impl Table {
    /// Adds a row.
    pub(super) fn row(&mut self, cells: Vec<Cell>) {
        self.rows.push(cells);
    }

    /// Draws a line above the next row, perhaps a double one. There is always one under the first.
    pub(super) fn rule(&mut self, double: bool) {
        self.ruled = Some((self.rows.len(), double));
    }

    /// Begins a part with a column: a stronger line comes before it. Perhaps it has a heading over its columns.
    pub(super) fn part(&mut self, column: usize, heading: Option<Cell>) {
        self.parts.push((column, heading));
    }

    /// The table without room around the words.
    #[must_use]
    pub(super) const fn tightly(mut self) -> Table {
        self.tight = true;
        self
    }

    /// The table as lines of text.
    pub(super) fn drawn(&self, with: Lines) -> Text {
        let lines = match with {
            Lines::Ascii => self.comfy(with, 0, usize::MAX, ASCII_FULL_CONDENSED, 0),
            Lines::Spaces => self.comfy(with, 0, usize::MAX, NOTHING, 0),
            Lines::Drawn => self.framed(),
        };
        let style_of =
            |mark: char| STYLES.iter().zip(MARKS).find(|(_, known)| *known == mark).map(|(style, _)| *style);
        Text::marked(&lines.join("\n"), style_of, END)
    }

    /// The parts side by side in a frame.
    fn framed(&self) -> Vec<String> {
        let begins =
            std::iter::once((0, None)).chain(self.parts.iter().map(|(at, head)| (*at, head.as_ref())));
        let ends = self.parts.iter().map(|(at, _)| *at).chain([usize::MAX]);
        let parts: Vec<Part> =
            begins.zip(ends).map(|((from, head), to)| self.inner(from, to, head)).collect();
        let titled = parts.iter().any(|part| part.heading.is_some());
        let rule = |left: &str, crossing: &str, between: &str, right: &str| {
            let lines: Vec<String> = parts.iter().map(|part| part.rule.replace('┼', crossing)).collect();
            format!("{left}{}{right}", lines.join(between))
        };
        let mut lines = vec![rule("┌", if titled { "─" } else { "┬" }, "┰", "┐")];
        let row = |cells: Vec<String>| format!("│{}│", cells.join("┃"));
        if titled {
            lines.push(row(parts.iter().map(Part::title).collect()));
        }
        let mut drawn: Vec<_> = parts.iter().map(|part| part.lines.iter()).collect();
        for (at, cells) in self.rows.iter().enumerate() {
            match self.ruled.filter(|(row, _)| *row == at && at > 0) {
                Some((_, true)) => lines.push(rule("╞", "╪", "╪", "╡").replace('─', "═")),
                Some((_, false)) => lines.push(rule("├", "┼", "╂", "┤")),
                None if at == 1 => lines.push(rule("├", "┼", "╂", "┤")),
                None => {}
            }
            for _ in 0..height(cells) {
                lines.push(row(drawn.iter_mut().filter_map(Iterator::next).cloned().collect()));
            }
        }
        lines.push(rule("└", "┴", "┸", "┘"));
        lines
    }

    /// The part of these columns, wide enough for its heading.
    fn inner(&self, from: usize, to: usize, heading: Option<&Cell>) -> Part {
        let draw = |wider: usize| {
            let mut lines = self.comfy(Lines::Drawn, from, to, INNER, wider);
            let head = self.rows.first().map_or(0, |cells| height(cells));
            let after = lines.split_off(head.min(lines.len()));
            let mut after = after.into_iter();
            let rule = after.next().unwrap_or_default();
            lines.extend(after);
            Part { lines, rule, heading: heading.map(|cell| cell.drawn(Lines::Drawn, 1).content()) }
        };
        let part = draw(0);
        match part.title().width().saturating_sub(part.rule.width()) {
            0 => part,
            wider => draw(wider),
        }
    }

    /// The lines of some columns, with the last of them wider than its words need.
    fn comfy(&self, with: Lines, from: usize, to: usize, style: TableStyle, wider: usize) -> Vec<String> {
        let mut table = comfy_table::Table::new();
        table.load_style(style);
        for (at, cells) in self.rows.iter().enumerate() {
            let height = height(cells);
            let drawn = cells.iter().take(to).skip(from).map(|cell| cell.drawn(with, height));
            match at {
                0 => table.set_header(drawn),
                _ => table.add_row(drawn),
            };
        }
        // Without lines, the columns are apart all the same.
        let room = |at: usize| match with {
            Lines::Spaces => (if at == 0 { 0 } else { 2 }, 0),
            Lines::Ascii | Lines::Drawn if self.tight => (0, 0),
            Lines::Ascii | Lines::Drawn => (1, 1),
        };
        let last = table.column_count().saturating_sub(1);
        for (at, column) in table.column_iter_mut().enumerate() {
            let (left, right) = room(at);
            let wider = if at == last { u16::try_from(wider).unwrap_or(u16::MAX) } else { 0 };
            column.set_padding((left + wider, right));
        }
        table.lines().collect()
    }
}

/// How many lines a row has.
fn height(cells: &[Cell]) -> usize {
    cells.iter().map(|cell| cell.words.split('\n').count()).max().unwrap_or(1)
}

/// A part of a table, drawn.
struct Part {
    /// The lines of its rows.
    lines: Vec<String>,
    /// The line between two rows.
    rule: String,
    heading: Option<String>,
}

impl Part {
    /// Its heading, centered.
    fn title(&self) -> String {
        let heading = self.heading.as_deref().unwrap_or_default();
        let room = self.rule.width().saturating_sub(heading.width());
        format!("{}{heading}{}", " ".repeat(room / 2), " ".repeat(room - room / 2))
    }
}
