//! Tables: rows of cells with lines around them.

use tabled::builder::Builder;
use tabled::grid::config::{HorizontalLine, VerticalLine};
use tabled::settings::formatting::AlignmentStrategy;
use tabled::settings::object::{Cell as At, Rows};
use tabled::settings::style::{Border, Style as Borders};
use tabled::settings::themes::Theme;
use tabled::settings::{Alignment, Color, Span};

use crate::text::{Style, Text};
use ginscore_notation::shown_lines;

/// A cell.
#[derive(Clone, Debug, Default)]
pub struct Cell {
    words: String,
    style: Style,
    right: bool,
}

impl Cell {
    /// A cell of words; a line end makes it higher.
    pub fn new(words: impl Into<String>) -> Cell {
        Cell { words: words.into(), ..Cell::default() }
    }

    /// A cell with its words at the right, as for a number.
    pub fn right(words: impl Into<String>) -> Cell {
        Cell { words: words.into(), right: true, ..Cell::default() }
    }

    /// Sets the look of its words, which is not seen in ASCII.
    #[must_use]
    pub const fn styled(mut self, style: Style) -> Cell {
        self.style = style;
        self
    }
}

/// The signs that lines are drawn with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lines {
    /// In ASCII, with a double line under the first row.
    Ascii,
    /// With the lines of a drawing.
    Drawn,
}

/// A table.
#[derive(Clone, Debug, Default)]
pub struct Table {
    rows: Vec<Vec<Cell>>,
    /// The rows with a line above them.
    ruled: Vec<usize>,
    /// The columns with a stronger line before them.
    parted: Vec<usize>,
    /// The first row has headings over this many columns each, after the first.
    over: Option<usize>,
}

/// The marks around words of a style while they are drawn. No cell contains them: they are escaped.
const MARKS: [(char, Style); 2] = [('\u{1}', Style::Strong), ('\u{2}', Style::Dim)];
const END: char = '\u{3}';

impl Table {
    /// Adds a row.
    pub fn row(&mut self, cells: Vec<Cell>) {
        self.rows.push(cells);
    }

    /// Draws a line above the next row.
    pub fn rule(&mut self) {
        self.ruled.push(self.rows.len());
    }

    /// Draws a stronger line before a column.
    pub fn part(&mut self, column: usize) {
        self.parted.push(column);
    }

    /// Adds a row of centered headings over as many columns each as `over` says, after the first column, which has none.
    /// It must be the first row.
    pub fn headings(&mut self, headings: Vec<Cell>, over: usize) {
        let empty = || std::iter::repeat_n(Cell::default(), over.saturating_sub(1));
        let cells = headings.into_iter().flat_map(|heading| std::iter::once(heading).chain(empty()));
        self.rows.push(std::iter::once(Cell::default()).chain(cells).collect());
        self.over = Some(over);
    }

    /// The table as lines of text.
    pub fn drawn(&self, with: Lines) -> Text {
        let mut builder = Builder::default();
        for row in &self.rows {
            builder.push_record(row.iter().map(|cell| shown_lines(&cell.words)));
        }
        let mut table = builder.build();
        table.with(self.theme(with)).with(AlignmentStrategy::PerLine);
        for (at, row) in self.rows.iter().enumerate() {
            for (column, cell) in row.iter().enumerate() {
                if cell.right {
                    table.modify(At::new(at, column), Alignment::right());
                }
                let mark = MARKS.iter().find(|(_, style)| with == Lines::Drawn && *style == cell.style);
                if let Some((mark, _)) = mark {
                    table.modify(At::new(at, column), Color::new(*mark, END));
                }
            }
        }
        if let Some(over) = self.over {
            let width = self.rows.first().map_or(0, Vec::len);
            for column in (1..width).step_by(over.max(1)) {
                table.modify(At::new(0, column), Span::column(isize::try_from(over).unwrap_or(1)));
            }
            table.modify(Rows::first(), Alignment::center());
        }
        for (row, column) in
            self.ruled.iter().flat_map(|row| self.parted.iter().map(move |column| (row, column)))
        {
            table.modify(At::new(*row, *column), Border::new().top('─').left('┃').corner_top_left('╂'));
        }
        let style_of = |mark: char| MARKS.iter().find(|(sign, _)| *sign == mark).map(|(_, style)| *style);
        Text::marked(&table.to_string(), style_of, END)
    }

    fn theme(&self, with: Lines) -> Theme {
        let mut theme = match with {
            Lines::Ascii => Theme::from_style(Borders::ascii()),
            Lines::Drawn => Theme::from_style(Borders::modern()),
        };
        theme.remove_horizontal_lines();
        if self.over.is_some() {
            // No line begins above a heading.
            theme.get_borders_mut().top_intersection = Some('─');
        }
        for row in &self.ruled {
            theme.insert_horizontal_line(
                *row,
                match with {
                    Lines::Ascii => HorizontalLine::new(Some('='), Some('='), Some('+'), Some('+')),
                    Lines::Drawn => HorizontalLine::new(Some('─'), Some('┼'), Some('├'), Some('┤')),
                },
            );
        }
        for column in &self.parted {
            theme.insert_vertical_line(*column, VerticalLine::new(Some('┃'), None, Some('┰'), Some('┸')));
        }
        theme
    }
}
