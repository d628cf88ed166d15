//! Figures in rows, and parts side by side: written for a terminal, in sentences and, by the pages, as HTML.

use textwrap::{Options, WordSplitter};
use unicode_width::UnicodeWidthStr;

use crate::say::text::{Line, Style, Text, Weight};
use crate::say::{Fixed, Message, written::sheet as say, written::words};
use crate::show::render::TextStyle;
use crate::show::table::{Cell, Lines, Table};
use crate::show::words::listed_apart;
use ginscore_rules::players::{ByEntrant, Entrant};

/// Figures of each player or side in rows, in one or more parts side by side.
pub struct Grid {
    /// The head of the first column.
    pub corner: String,
    /// The names over the columns of each part.
    pub heads: ByEntrant<String>,
    /// The parts; the only one has no title.
    pub parts: Vec<GridPart>,
    /// The rows, the sums last.
    pub rows: Vec<GridRow>,
}

/// Columns of a grid with a title over them, such as a game.
pub struct GridPart {
    /// The title; empty for the only part.
    pub title: String,
    /// Dim for a part that is done with while others go on.
    pub weight: Weight,
}

/// A row of a grid.
pub struct GridRow {
    /// Where it stands.
    pub kind: RowKind,
    /// What its figures are.
    pub label: String,
    /// The same with less room.
    pub short: String,
    /// True for what was entered last.
    pub newest: bool,
    /// The figures in each part.
    pub figures: Vec<ByEntrant<Figure>>,
}

/// Where a row stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum RowKind {
    /// Among the others, even without a figure.
    Body,
    /// Below them, if it has a figure.
    Sum,
}

/// A figure, as words; empty where there is none.
#[derive(Default)]
pub struct Figure {
    /// The figure.
    pub words: String,
    /// What it means for its part.
    pub meaning: Meaning,
}

/// What a figure means for its part.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub enum Meaning {
    /// Nothing special.
    #[default]
    Usual,
    /// The part is closed with it, and ruled off.
    Closing,
    /// It says that this part is won.
    Won,
}

/// A wider name is broken where it has a space.
const LONG_NAME: usize = 8;

/// How much room a drawn grid has.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Room {
    /// A space on each side of the words.
    Wide,
    /// No spaces.
    Tight,
    /// No spaces, and short labels.
    Short,
    /// Names broken anywhere, to so many columns.
    Names(usize),
}

impl GridRow {
    /// Returns true if it has a figure in one of these parts.
    fn is_in(&self, parts: &[usize]) -> bool {
        let has =
            |part: &usize| self.figures.get(*part).is_some_and(|of| of.iter().any(|(_, of)| of.is_any()));
        parts.iter().any(has)
    }

    /// Returns true if it has no figure at all.
    fn is_empty(&self) -> bool {
        self.figures.iter().all(|of| of.iter().all(|(_, figure)| !figure.is_any()))
    }

    /// Returns true if it is written in a table of all parts, or in sentences.
    pub fn is_written(&self) -> bool {
        self.kind == RowKind::Body || !self.is_empty()
    }

    /// Returns true if it closes a part.
    fn closes(&self, part: usize) -> bool {
        let of = self.figures.get(part);
        of.is_some_and(|of| of.iter().any(|(_, figure)| figure.meaning == Meaning::Closing))
    }
}

impl Figure {
    /// Returns true if there is one.
    pub const fn is_any(&self) -> bool {
        !self.words.is_empty()
    }
}

impl Grid {
    /// One sentence for each row, as for a screen reader: `1 knock: game 1 Ann 19`.
    pub fn sentences(&self) -> Text {
        self.rows.iter().filter(|row| row.is_written()).map(|row| Line::from(self.sentence(row))).collect()
    }

    fn sentence(&self, row: &GridRow) -> String {
        let of_part = |(part, of): (&GridPart, &ByEntrant<Figure>)| {
            let said = |(entrant, figure): (Entrant, &Figure)| {
                let name = self.heads.get(entrant);
                let closed = match figure.meaning {
                    Meaning::Closing => format!(", {}", say::ClosesGame.text()),
                    Meaning::Usual | Meaning::Won => String::new(),
                };
                let words = format!("{} {name} {}{closed}", part.title, figure.words);
                figure.is_any().then(|| words.trim_start().to_owned())
            };
            of.iter().filter_map(said).collect::<Vec<String>>()
        };
        let figures = listed_apart(self.parts.iter().zip(&row.figures).flat_map(of_part));
        match figures.as_str() {
            "" => row.label.clone(),
            what => words::Labelled { label: &row.label, what }.said(),
        }
    }

    /// As a table for a terminal: as many parts side by side as fit, with less room around the figures or shorter labels if
    /// more do then. In ASCII, all of them or one below another: what a pipe gets never changes.
    pub fn drawn(&self, look: TextStyle) -> Text {
        let (lines, width) = (look.lines(), usize::from(look.width));
        let all: Vec<usize> = (0..self.parts.len()).collect();
        let side_by_side = |most: usize, room: Room| {
            all.chunks(most).map(|parts| self.table(parts, lines, room)).collect::<Vec<Text>>()
        };
        let fits = |tables: &Vec<Text>| tables.iter().all(|table| table.width() <= width);
        let ways: Vec<(usize, Room)> = match lines {
            Lines::Drawn => {
                let rooms = [Room::Wide, Room::Tight, Room::Short];
                (1..=all.len()).rev().flat_map(|most| rooms.map(|room| (most, room))).collect()
            }
            Lines::Ascii | Lines::Spaces => vec![(all.len().max(1), Room::Wide)],
        };
        let tables = ways.into_iter().map(|(most, room)| side_by_side(most, room)).find(fits);
        let tables = tables.unwrap_or_else(|| match lines {
            Lines::Drawn => side_by_side(1, self.narrowest(width)),
            Lines::Ascii | Lines::Spaces => side_by_side(1, Room::Wide),
        });
        tables.into_iter().fold(Text::default(), Text::then)
    }

    /// The room for names that are too wide even for one part.
    fn narrowest(&self, width: usize) -> Room {
        let labels = self.rows.iter().map(|row| row.label.width());
        let label = labels.chain([self.corner.width()]).max().unwrap_or(0);
        let names = width.saturating_sub(label + "│  ┃  │  │".width()) / self.heads.iter().count().max(1);
        Room::Names(names)
    }

    /// Some of the parts as a table.
    fn table(&self, parts: &[usize], lines: Lines, room: Room) -> Text {
        let mut table = Table::default();
        self.heading(parts, lines, room, &mut table);
        let mut above = self.rows.iter().any(|row| row.kind == RowKind::Body);
        for row in &self.rows {
            let is_in = match row.kind {
                RowKind::Sum => row.is_in(parts),
                // Parts that are one below another do not repeat each other's rows.
                RowKind::Body if lines == Lines::Drawn && row.is_empty() => parts.first() == Some(&0),
                RowKind::Body if lines == Lines::Drawn => row.is_in(parts),
                RowKind::Body => true,
            };
            if !is_in {
                continue;
            }
            if lines == Lines::Drawn && row.kind == RowKind::Sum && std::mem::take(&mut above) {
                table.rule();
            }
            let label = if room == Room::Short { &row.short } else { &row.label };
            let label = Cell::new(label).styled(if row.newest { Style::Strong } else { Style::Plain });
            let figures = self.cells(parts, |at, entrant| {
                let Some(figure) = row.figures.get(at).map(|of| of.get(entrant)) else {
                    return Cell::default();
                };
                let style = match figure.meaning {
                    Meaning::Won => Style::Of(entrant, Weight::Strong),
                    Meaning::Closing => Style::Strong,
                    Meaning::Usual if row.newest => Style::Strong,
                    Meaning::Usual => self.weight(at).colorless(),
                };
                Cell::right(&figure.words).styled(style)
            });
            table.row([label].into_iter().chain(figures).collect());
            // A part is ruled off under the row that closed it.
            if parts.iter().any(|part| row.closes(*part)) {
                let double = if lines == Lines::Drawn { "════" } else { "=====" };
                let ruled = self.cells(parts, |at, _| {
                    Cell::right(if row.closes(at) { double } else { "" }).styled(self.weight(at).colorless())
                });
                table.row([Cell::default()].into_iter().chain(ruled).collect());
            }
        }
        match room {
            Room::Tight | Room::Short => table.tightly().drawn(lines),
            Room::Wide | Room::Names(_) => table.drawn(lines),
        }
    }

    /// The names over the columns, under the titles of their parts.
    fn heading(&self, parts: &[usize], lines: Lines, room: Room, table: &mut Table) {
        let part = |at: usize| self.parts.get(at).filter(|part| !part.title.is_empty());
        if lines == Lines::Drawn {
            for (at, column) in parts.iter().zip((1..).step_by(self.heads.iter().count().max(1))) {
                let title = part(*at).map(|part| Cell::new(&part.title).styled(self.weight(*at).colorless()));
                table.part(column, title);
            }
        }
        let names = self.cells(parts, |at, entrant| {
            let name = in_lines(self.heads.get(entrant), room);
            match part(at) {
                Some(part) if lines == Lines::Ascii => Cell::right(format!("{}\n{name}", part.title)),
                _ => Cell::right(name).styled(Style::Of(entrant, self.weight(at))),
            }
        });
        table.row([Cell::new(&self.corner)].into_iter().chain(names).collect());
    }

    /// A cell for each player or side in each of these parts.
    fn cells(&self, parts: &[usize], mut cell: impl FnMut(usize, Entrant) -> Cell) -> Vec<Cell> {
        let mut cells = Vec::new();
        for part in parts {
            cells.extend(self.heads.iter().map(|(entrant, _)| cell(*part, entrant)));
        }
        cells
    }

    /// The weight of what is not special in a part.
    fn weight(&self, part: usize) -> Weight {
        self.parts.get(part).map_or(Weight::Usual, |part| part.weight)
    }
}

/// A long name on two lines, broken where it has a space; or on lines of at most so many columns, broken anywhere.
fn in_lines(name: &str, room: Room) -> String {
    match room {
        Room::Names(width) => {
            let options = Options::new(width.max(1)).word_splitter(WordSplitter::NoHyphenation);
            textwrap::wrap(name, options).join("\n")
        }
        Room::Wide | Room::Tight | Room::Short if name.width() > LONG_NAME => name.replacen(' ', "\n", 1),
        Room::Wide | Room::Tight | Room::Short => name.to_owned(),
    }
}
