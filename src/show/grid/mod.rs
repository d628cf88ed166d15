//! Figures in rows, and parts side by side: written for a terminal, in sentences and, by the pages, as HTML.

mod table;

use textwrap::{Options, WordSplitter};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::say::text::{Line, Style, Text, Weight};
use crate::say::{Fixed, Message, written::sheet as say, written::words};
use crate::show::grid::table::{Cell, Table};
use crate::show::hand::entrants::EntrantNames;
use crate::show::render::{Lines, TextStyle};
use crate::show::words::{listed, listed_apart, spoken};
use ginscore_rules::players::Entrant;

/// Figures in rows, in one or more parts side by side that have the same columns.
pub struct Grid {
    /// The head of the first column.
    pub corner: String,
    /// The heads of the columns of each part.
    pub heads: Vec<GridHead>,
    /// The parts; the only one may have no title.
    pub parts: Vec<GridPart>,
    /// The rows, the sums last.
    pub rows: Vec<GridRow>,
    /// True if the sums are what the rows above them add up to.
    pub adds_up: bool,
    /// The line that takes the place of the last part where the parts are one below another.
    pub totals: Option<Line>,
}

/// The head of a column.
pub struct GridHead {
    /// A name, or what the figures are.
    pub words: String,
    /// Whose figures they are.
    pub of: Option<Entrant>,
}

/// Columns of a grid with a title over them, such as a game.
pub struct GridPart {
    /// The title.
    pub title: String,
    /// The title where there is more room, as in a page.
    pub long_title: String,
    /// Dim for a part that is done with while others go on.
    pub weight: Weight,
}

/// A row of a grid.
pub struct GridRow {
    /// Where it stands.
    pub place: RowPlace,
    /// What its figures are.
    pub label: String,
    /// The same with less room.
    pub short: String,
    /// True if the label is strong.
    pub strong: bool,
    /// The figures in each part.
    pub figures: Vec<Vec<Figure>>,
}

/// Where a row stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum RowPlace {
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
    /// It was entered last.
    Newest,
    /// The part is closed with it, and ruled off.
    Closing,
    /// It says who wins this part, or is ahead.
    Won,
}

/// A wider name is broken where it has a space.
const LONG_NAME: usize = 8;

/// A wider name is cut in a chat.
const CHAT_NAME: usize = 8;

/// How much room a drawn grid has.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Room {
    /// A space on each side of the words.
    Wide,
    /// No spaces.
    Tight,
    /// No spaces, short labels and, above what adds up, names no wider than the figures.
    Short,
    /// No spaces, short labels, and names broken anywhere, to so many columns.
    Names(usize),
}

impl GridPart {
    /// A part with this title.
    pub fn new(title: String) -> GridPart {
        GridPart { long_title: title.clone(), title, weight: Weight::Usual }
    }
}

impl GridRow {
    /// A row of one part.
    pub fn of(place: RowPlace, label: &str, figures: impl IntoIterator<Item = String>) -> GridRow {
        let figures = figures.into_iter().map(Figure::from).collect();
        GridRow {
            place,
            label: label.to_owned(),
            short: label.to_owned(),
            strong: false,
            figures: vec![figures],
        }
    }

    /// Returns true if it has a figure in one of these parts.
    fn is_in(&self, parts: &[usize]) -> bool {
        parts.iter().filter_map(|part| self.figures.get(*part)).flatten().any(Figure::is_any)
    }

    /// Returns true if it has no figure at all.
    fn is_empty(&self) -> bool {
        !self.figures.iter().flatten().any(Figure::is_any)
    }

    /// Returns true if it is written in a table of all parts, or in sentences.
    pub fn is_written(&self) -> bool {
        self.place == RowPlace::Body || !self.is_empty()
    }

    /// Returns true if it closes a part.
    fn closes(&self, part: usize) -> bool {
        self.figures.get(part).is_some_and(|of| of.iter().any(|figure| figure.meaning == Meaning::Closing))
    }
}

impl Figure {
    /// Returns true if there is one.
    pub const fn is_any(&self) -> bool {
        !self.words.is_empty()
    }
}

impl From<String> for Figure {
    fn from(words: String) -> Figure {
        Figure { words, meaning: Meaning::Usual }
    }
}

impl GridHead {
    /// A head that belongs to nobody.
    pub fn new(words: &str) -> GridHead {
        GridHead { words: words.to_owned(), of: None }
    }

    /// The names of players or sides, each in its color.
    pub fn names(names: &EntrantNames) -> Vec<GridHead> {
        names.iter().map(|(entrant, name)| GridHead { words: name.to_owned(), of: Some(entrant) }).collect()
    }
}

impl Grid {
    /// A grid of one part without a title.
    pub fn new(corner: &str, heads: Vec<GridHead>, rows: Vec<GridRow>) -> Grid {
        let parts = vec![GridPart::new(String::new())];
        Grid { corner: corner.to_owned(), heads, parts, rows, adds_up: false, totals: None }
    }

    /// Returns true if its parts have titles.
    pub fn is_titled(&self) -> bool {
        self.parts.iter().any(|part| !part.title.is_empty())
    }

    /// One sentence for each row, as for a screen reader: `1 knock: game 1 Ann 19`.
    pub fn sentences(&self) -> Text {
        self.rows.iter().filter(|row| row.is_written()).map(|row| Line::from(self.sentence(row))).collect()
    }

    fn sentence(&self, row: &GridRow) -> String {
        let of_part = |(part, of): (&GridPart, &Vec<Figure>)| {
            let said = |(head, figure): (&GridHead, &Figure)| {
                let closed = match figure.meaning {
                    Meaning::Closing => format!(", {}", say::ClosesGame.text()),
                    Meaning::Usual | Meaning::Newest | Meaning::Won => String::new(),
                };
                let words = format!("{} {} {}{closed}", part.title, head.words, spoken(&figure.words));
                figure.is_any().then(|| words.trim_start().to_owned())
            };
            self.heads.iter().zip(of).filter_map(said).collect::<Vec<String>>()
        };
        let figures = self.parts.iter().zip(&row.figures).flat_map(of_part);
        let figures = if self.parts.len() > 1 { listed_apart(figures) } else { listed(figures) };
        let label: Vec<String> = row.label.split(' ').map(spoken).collect();
        match (label.join(" "), figures.as_str()) {
            (label, "") => label,
            (label, what) => words::Labelled { label: &label, what }.said(),
        }
    }

    /// As a table for a terminal: as many parts side by side as fit, with less room around the figures or shorter labels if
    /// more do then. In ASCII, a grid that grows has all of them or one below another: what a pipe gets never changes.
    pub fn drawn(&self, look: TextStyle) -> Text {
        let (lines, width, all) = (look.lines(), usize::from(look.width), self.parts.len());
        let rooms = match lines {
            Lines::Drawn => [Room::Wide, Room::Tight, Room::Short].as_slice(),
            Lines::Ascii | Lines::Spaces => &[Room::Wide, Room::Tight],
        };
        let mut ways: Vec<(usize, Room)> =
            (1..=all).rev().flat_map(|most| rooms.iter().map(move |room| (most, *room))).collect();
        if lines != Lines::Drawn && !self.adds_up {
            ways.truncate(1);
        }
        let fits = |tables: &Vec<Text>| tables.iter().all(|table| table.width() <= width);
        let fitting = ways.into_iter().map(|(most, room)| self.side_by_side(most, lines, room)).find(fits);
        let tables = fitting.unwrap_or_else(|| {
            self.side_by_side(
                1,
                lines,
                if lines == Lines::Drawn { self.narrowest(width) } else { Room::Wide },
            )
        });
        tables.into_iter().fold(Text::default(), Text::then)
    }

    /// As a table with all parts, if it fits.
    pub fn whole(&self, look: TextStyle) -> Option<Text> {
        let fits = |table: &Text| look.out.width.is_none_or(|width| table.width() <= usize::from(width));
        let all: Vec<usize> = (0..self.parts.len()).collect();
        [Room::Wide, Room::Tight].into_iter().map(|room| self.table(&all, look.lines(), room)).find(fits)
    }

    /// The last part alone, as it is sent to a chat.
    pub fn for_chat(&self) -> Text {
        self.table(&[self.parts.len().saturating_sub(1)], Lines::Spaces, Room::Wide)
    }

    /// Tables of so many parts each, and the line in place of the last part.
    fn side_by_side(&self, most: usize, lines: Lines, room: Room) -> Vec<Text> {
        let all = self.parts.len();
        let totals = self.totals.iter().filter(|_| most < all);
        let parts: Vec<usize> = (0..all - totals.clone().count()).collect();
        let tables = parts.chunks(most).map(|parts| self.table(parts, lines, room));
        tables.chain(totals.map(|line| Text::from(line.clone()))).collect()
    }

    /// The room for names that are too wide even for one part.
    fn narrowest(&self, width: usize) -> Room {
        let labels = self.rows.iter().flat_map(|row| row.short.lines()).map(UnicodeWidthStr::width);
        let label = labels.chain([self.corner.width()]).max().unwrap_or(0);
        let heads = self.heads.len().max(1);
        // A line before each column, and one after the last.
        Room::Names(width.saturating_sub(label + heads + 2) / heads)
    }

    /// Some of the parts as a table.
    fn table(&self, parts: &[usize], lines: Lines, room: Room) -> Text {
        let mut table = Table::default();
        self.heading(parts, lines, room, &mut table);
        let mut above = self.rows.iter().any(|row| row.place == RowPlace::Body);
        for row in &self.rows {
            let is_in = match row.place {
                RowPlace::Sum => row.is_in(parts),
                // Parts that are one below another do not repeat each other's rows.
                RowPlace::Body if lines == Lines::Drawn && row.is_empty() => parts.first() == Some(&0),
                RowPlace::Body if lines == Lines::Drawn => row.is_in(parts),
                RowPlace::Body => true,
            };
            if !is_in {
                continue;
            }
            if row.place == RowPlace::Sum && std::mem::take(&mut above) {
                match lines {
                    Lines::Drawn => table.rule(self.adds_up),
                    Lines::Ascii if self.adds_up => table.row(self.ruled_off(parts, lines, |_| true)),
                    Lines::Ascii | Lines::Spaces => {}
                }
            }
            let label = match room {
                Room::Wide | Room::Tight => &row.label,
                Room::Short | Room::Names(_) => &row.short,
            };
            let label = Cell::new(label).styled(if row.strong { Style::Strong } else { Style::Plain });
            let figures = self.cells(parts, |part, at, head| {
                let Some(figure) = row.figures.get(part).and_then(|of| of.get(at)) else {
                    return Cell::default();
                };
                let style = match (figure.meaning, head.of) {
                    (Meaning::Won, Some(entrant)) => Style::Of(entrant, Weight::Strong),
                    (Meaning::Won, None) | (Meaning::Closing | Meaning::Newest, _) => Style::Strong,
                    (Meaning::Usual, _) => self.weight(part).colorless(),
                };
                Cell::right(&figure.words).styled(style)
            });
            table.row([label].into_iter().chain(figures).collect());
            // A part is ruled off under the row that closed it.
            if parts.iter().any(|part| row.closes(*part)) {
                table.row(self.ruled_off(parts, lines, |part| row.closes(part)));
            }
        }
        match room {
            Room::Wide => table.drawn(lines),
            Room::Tight | Room::Short | Room::Names(_) => table.tightly().drawn(lines),
        }
    }

    /// A row with a double line in some of these parts.
    fn ruled_off(&self, parts: &[usize], lines: Lines, is_ruled: impl Fn(usize) -> bool) -> Vec<Cell> {
        let double = if lines == Lines::Drawn { "════" } else { "=====" };
        let ruled = self.cells(parts, |part, _, _| {
            Cell::right(if is_ruled(part) { double } else { "" }).styled(self.weight(part).colorless())
        });
        [Cell::default()].into_iter().chain(ruled).collect()
    }

    /// The heads over the columns, under the titles of their parts.
    fn heading(&self, parts: &[usize], lines: Lines, room: Room, table: &mut Table) {
        let part = |at: usize| self.parts.get(at).filter(|_| self.is_titled());
        if lines == Lines::Drawn && (self.is_titled() || self.heads.iter().any(|head| head.of.is_some())) {
            for (at, column) in parts.iter().zip((1..).step_by(self.heads.len().max(1))) {
                let title = part(*at).map(|part| Cell::new(&part.title).styled(self.weight(*at).colorless()));
                table.part(column, title);
            }
        }
        let words = self.words(parts, lines, room);
        let heads = self.cells(parts, |at, column, head| {
            let words = words.get(column).map_or("", String::as_str);
            let style =
                head.of.map_or_else(|| self.weight(at).colorless(), |of| Style::Of(of, self.weight(at)));
            match part(at) {
                Some(part) if lines == Lines::Ascii => Cell::right(format!("{}\n{words}", part.title)),
                _ => Cell::right(words).styled(style),
            }
        });
        table.row([Cell::new(&self.corner)].into_iter().chain(heads).collect());
    }

    /// The words of the heads, as narrow as there is room.
    fn words(&self, parts: &[usize], lines: Lines, room: Room) -> Vec<String> {
        match room {
            _ if lines == Lines::Spaces => self.cut(CHAT_NAME),
            Room::Short if self.adds_up => {
                let figures =
                    self.rows.iter().flat_map(|row| parts.iter().filter_map(|part| row.figures.get(*part)));
                self.cut(figures.flatten().map(|figure| figure.words.width()).max().unwrap_or(0))
            }
            Room::Names(width) => {
                let options = Options::new(width.max(1)).word_splitter(WordSplitter::NoHyphenation);
                self.heads.iter().map(|head| textwrap::wrap(&head.words, &options).join("\n")).collect()
            }
            Room::Wide | Room::Tight | Room::Short => {
                let broken = |words: &String| match words.width() {
                    0..=LONG_NAME => words.clone(),
                    _ => words.replacen(' ', "\n", 1),
                };
                self.heads.iter().map(|head| broken(&head.words)).collect()
            }
        }
    }

    /// The words of the heads, cut to that many columns, or as many as keep them apart.
    fn cut(&self, width: usize) -> Vec<String> {
        let cut = |width: usize| -> Vec<String> {
            let cut = |head: &GridHead| {
                let mut columns = 0;
                let fits = |letter: &char| {
                    columns += letter.width().unwrap_or(0);
                    columns <= width
                };
                head.words.chars().take_while(fits).collect::<String>().trim_end().to_owned()
            };
            self.heads.iter().map(cut).collect()
        };
        let apart = |words: &Vec<String>| {
            (1..).zip(words).all(|(next, word)| !words.iter().skip(next).any(|of| of == word))
        };
        let widest = self.heads.iter().map(|head| head.words.width()).max().unwrap_or(0);
        (width.max(1)..=widest).map(cut).find(apart).unwrap_or_else(|| cut(widest))
    }

    /// A cell for each column of each of these parts.
    fn cells(&self, parts: &[usize], mut cell: impl FnMut(usize, usize, &GridHead) -> Cell) -> Vec<Cell> {
        let mut cells = Vec::new();
        for part in parts {
            cells.extend(self.heads.iter().enumerate().map(|(column, head)| cell(*part, column, head)));
        }
        cells
    }

    /// The weight of what is not special in a part.
    fn weight(&self, part: usize) -> Weight {
        self.parts.get(part).map_or(Weight::Usual, |part| part.weight)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::show::render::StreamStyle;

    /// Two games and all of them, which add up.
    fn settled() -> Grid {
        let heads = [("Anna", Entrant::First), ("Anton", Entrant::Second)];
        let heads = heads.map(|(name, of)| GridHead { words: name.to_owned(), of: Some(of) }).into();
        let row = |place, label, amounts: [[&str; 2]; 3]| {
            let figures = amounts.map(|of| of.map(|amount| Figure::from(amount.to_owned())).into()).into();
            GridRow { figures, ..GridRow::of(place, label, []) }
        };
        let rows = vec![
            row(RowPlace::Body, "points", [["110", "40"], ["120", ""], ["230", "40"]]),
            row(RowPlace::Body, "shutout", [["", ""], ["100", ""], ["100", ""]]),
            row(RowPlace::Sum, "sum", [["110", "40"], ["220", "0"], ["330", "40"]]),
            row(RowPlace::Sum, "difference", [["", ""], ["", ""], ["", ""]]),
        ];
        let parts = ["game 1", "game 2", "all"].map(|title| GridPart::new(title.to_owned())).into();
        let totals = Some("Totals: Anna 330, Anton 40".into());
        Grid { parts, adds_up: true, totals, ..Grid::new("", heads, rows) }
    }

    fn drawn(width: u16) -> String {
        let out = StreamStyle { symbols: true, width: Some(width), ..StreamStyle::default() };
        settled()
            .drawn(TextStyle { width, height: None, plain: false, cards: None, out, err: out })
            .to_string()
    }

    #[test]
    fn a_sentence_says_what_a_row_shows() {
        let said = "points: game 1 Anna 110; game 1 Anton 40; game 2 Anna 120; all Anna 230; all Anton 40\n\
                    shutout: game 2 Anna 100; all Anna 100\n\
                    sum: game 1 Anna 110; game 1 Anton 40; game 2 Anna 220; game 2 Anton 0; all Anna 330; all Anton 40\n";
        assert_eq!(settled().sentences().to_string(), said);
    }

    #[test]
    fn parts_are_one_below_another_where_they_do_not_fit() {
        let beside = "\
┌───────┰───────┰───────┰───────┐
│       ┃game 1 ┃game 2 ┃  all  │
│       ┃Ann│Ant┃Ann│Ant┃Ann│Ant│
├───────╂───┼───╂───┼───╂───┼───┤
│points ┃110│ 40┃120│   ┃230│ 40│
│shutout┃   │   ┃100│   ┃100│   │
╞═══════╪═══╪═══╪═══╪═══╪═══╪═══╡
│sum    ┃110│ 40┃220│  0┃330│ 40│
└───────┸───┴───┸───┴───┸───┴───┘
";
        assert_eq!(drawn(36), beside);
        // A row without a figure is left out, and a line has the last part.
        let below = "\
┌──────┰──────────┐
│      ┃  game 1  │
│      ┃Anna│Anton│
├──────╂────┼─────┤
│points┃ 110│   40│
╞══════╪════╪═════╡
│sum   ┃ 110│   40│
└──────┸────┴─────┘
┌───────┰──────────┐
│       ┃  game 2  │
│       ┃Anna│Anton│
├───────╂────┼─────┤
│points ┃ 120│     │
│shutout┃ 100│     │
╞═══════╪════╪═════╡
│sum    ┃ 220│    0│
└───────┸────┴─────┘
Totals: Anna 330, Anton 40
";
        assert_eq!(drawn(24), below);
    }
}
