//! The score sheet as on paper: the games side by side, running totals hand by hand.

use textwrap::{Options, WordSplitter};
use unicode_width::UnicodeWidthStr;

use crate::say::text::{Style, Text, Weight};
use crate::say::{Fixed, Message, written::sheet as say};
use crate::show::grid::{Cell, Lines, Table};
use crate::show::sheet::rows::{Paper, Row};
use crate::show::sheet::{Shown, result, to_go};
use ginscore_rules::players::Entrant;
use ginscore_rules::sheets::Column;

/// A wider name is broken where it has a space.
const LONG_NAME: usize = 8;

/// The race of the scores is as wide as the tables, and at least this wide where there is room.
const NARROW_RACE: usize = 44;

impl Shown<'_> {
    /// All games side by side, or one below another if that is too wide. What a pipe gets never changes.
    pub(crate) fn ascii(&self, width: u16) -> Text {
        let games: Vec<usize> = (0..self.columns().len()).collect();
        let ascii =
            |games: &[usize]| self.table(games, Lines::Ascii, Labels::Whole, None).drawn(Lines::Ascii);
        let whole = ascii(&games);
        if whole.width() <= usize::from(width) {
            return whole;
        }
        games.iter().map(|game| ascii(&[*game])).fold(Text::default(), Text::then)
    }

    /// As many games side by side as fit, with less room around the figures or shorter labels if more do then, and the race
    /// of the scores below.
    pub(crate) fn tables(&self, width: u16) -> Text {
        let width = usize::from(width);
        let games: Vec<usize> = (0..self.columns().len()).collect();
        let side_by_side = |most: usize, is_tight: bool, labels: Labels| {
            let table = |games: &[usize]| {
                let table = self.table(games, Lines::Drawn, labels, None);
                if is_tight { table.tightly() } else { table }.drawn(Lines::Drawn)
            };
            games.chunks(most).map(table).collect::<Vec<Text>>()
        };
        let fits = |tables: &Vec<Text>| tables.iter().all(|table| table.width() <= width);
        let room = [(false, Labels::Whole), (true, Labels::Whole), (true, Labels::Short)];
        let ways =
            (1..=games.len()).rev().flat_map(|most| room.map(|(is_tight, labels)| (most, is_tight, labels)));
        let fitting = ways.map(|(most, is_tight, labels)| side_by_side(most, is_tight, labels)).find(fits);
        let tables = fitting.unwrap_or_else(|| {
            // Names that are too long even then are broken anywhere.
            let names =
                width.saturating_sub(self.label_width() + "│  ┃  │  │".width()) / self.entrants().len();
            let each =
                games.iter().map(|game| self.table(&[*game], Lines::Drawn, Labels::Whole, Some(names)));
            each.map(|table| table.drawn(Lines::Drawn)).collect()
        });
        let widest = tables.iter().map(Text::width).max().unwrap_or(0);
        let race = self.race(widest.max(NARROW_RACE).min(width));
        tables.into_iter().fold(Text::default(), Text::then).then(race)
    }

    /// The width of the first column.
    fn label_width(&self) -> usize {
        let fixed = [self.numbered(), say::RowBoxes.text(), say::RowToGo.text(), say::RowResult.text()];
        let rows = self.paper.rows();
        let labels = rows.iter().map(|row| label(&self.paper, row, Labels::Whole).width());
        labels.chain(fixed.map(UnicodeWidthStr::width)).max().unwrap_or(0)
    }

    /// The head of the first column.
    fn numbered(&self) -> &'static str {
        if self.roster.lineup().has_rounds() { say::HeadRound.text() } else { say::HeadHand.text() }
    }

    fn table(&self, games: &[usize], lines: Lines, labels: Labels, names: Option<usize>) -> Table {
        let mut table = Table::default();
        self.heading(games, lines, names, &mut table);
        let rows = self.paper.rows();
        for (at, row) in rows.iter().enumerate() {
            let newest = self.newest && at + 1 == rows.len();
            if lines == Lines::Drawn && !is_in(row, games) {
                continue;
            }
            let style = if newest { Style::Strong } else { Style::Plain };
            let label = Cell::new(label(&self.paper, row, labels)).styled(style);
            table.row(self.row(label, games, |game, entrant| {
                let total = row.totals.get(game).and_then(|of| *of.get(entrant));
                let closes = row.closes.get(game) == Some(&true);
                let style = if newest || closes { Style::Strong } else { self.faded(game) };
                Cell::right(total.map_or_else(String::new, |total| total.to_string())).styled(style)
            }));
            // A game is ruled off under the hand that closed it.
            let closes = |game: usize| row.closes.get(game) == Some(&true);
            let double = if lines == Lines::Drawn { "════" } else { "=====" };
            if games.iter().any(|game| closes(*game)) {
                table.row(self.row(Cell::default(), games, |game, _| {
                    Cell::right(if closes(game) { double } else { "" }).styled(self.faded(game))
                }));
            }
        }
        if lines == Lines::Drawn && !rows.is_empty() {
            table.rule();
        }
        table.row(self.row(Cell::new(say::RowBoxes.text()), games, |game, entrant| {
            let boxes = self.column(game).map(|column| column.boxes().get(entrant).to_string());
            Cell::right(boxes.unwrap_or_default()).styled(self.faded(game))
        }));
        let is_closed = |game: &usize| self.column(*game).is_some_and(|column| column.winner().is_some());
        if !games.iter().all(is_closed) {
            table.row(self.row(Cell::new(say::RowToGo.text()), games, |game, entrant| {
                let to_go = self.column(game).map(|column| to_go(column, self.house, entrant));
                Cell::right(to_go.unwrap_or_default())
            }));
        }
        if games.iter().any(is_closed) {
            table.row(self.row(Cell::new(say::RowResult.text()), games, |game, entrant| {
                let column = self.column(game);
                let won = column.and_then(|column| column.winner()) == Some(entrant);
                let style = if won { Style::Of(entrant, Weight::Strong) } else { self.faded(game) };
                Cell::right(column.map_or("", |column| result(column, entrant))).styled(style)
            }));
        }
        table
    }

    /// The names of the players or sides, under the game's if there are several.
    fn heading(&self, games: &[usize], lines: Lines, names: Option<usize>, table: &mut Table) {
        let many = self.columns().len() > 1;
        if lines == Lines::Drawn {
            let columns = (1..).step_by(self.entrants().len());
            for (game, column) in games.iter().zip(columns) {
                table.part(column, many.then(|| Cell::new(head(*game)).styled(self.faded(*game))));
            }
        }
        table.row(self.row(Cell::new(self.numbered()), games, |game, entrant| {
            let name = in_lines(self.names.get(entrant), names);
            match lines {
                Lines::Ascii if many => Cell::right(format!("{}\n{name}", head(game))),
                _ => Cell::right(name).styled(Style::Of(entrant, self.weight(game))),
            }
        }));
    }

    /// A row with a cell for each player or side in each game.
    fn row(&self, label: Cell, games: &[usize], mut cell: impl FnMut(usize, Entrant) -> Cell) -> Vec<Cell> {
        let mut row = vec![label];
        for game in games {
            row.extend(self.entrants().iter().map(|entrant| cell(*game, *entrant)));
        }
        row
    }

    /// The look of what is not special in a game: faint if it is closed and the series goes on.
    pub(crate) fn faded(&self, game: usize) -> Style {
        match self.weight(game) {
            Weight::Dim => Style::Dim,
            Weight::Usual | Weight::Strong => Style::Plain,
        }
    }

    /// The weight of what is not special in a game.
    pub(crate) fn weight(&self, game: usize) -> Weight {
        match self.column(game).and_then(Column::winner) {
            Some(_) if !self.is_over => Weight::Dim,
            _ => Weight::Usual,
        }
    }
}

/// The head of a game's columns.
pub(crate) fn head(game: usize) -> String {
    say::HeadGame { game: game + 1 }.said()
}

/// Returns true if the row has a place among these games: it is entered in one of them, or in none at all and these
/// are the first. Games that are one below another do not repeat each other's hands.
fn is_in(row: &Row, games: &[usize]) -> bool {
    let entered =
        |game: usize| row.totals.get(game).is_some_and(|of| of.iter().any(|(_, total)| total.is_some()));
    match (0..row.totals.len()).any(entered) {
        true => games.iter().any(|game| entered(*game)),
        false => games.first() == Some(&0),
    }
}

/// How much the first cell of a row says.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Labels {
    /// What its hand was worth, too.
    Whole,
    /// Only how it ended.
    Short,
}

/// The first cell of a row.
fn label(paper: &Paper<'_>, row: &Row, labels: Labels) -> String {
    let label = match labels {
        Labels::Whole => row.label(),
        Labels::Short => row.what.label(),
    };
    label + paper.mark(row)
}

/// A long name on two lines, broken where it has a space; or on lines of at most `width` columns, broken anywhere.
fn in_lines(name: &str, width: Option<usize>) -> String {
    match width {
        Some(width) => {
            let options = Options::new(width.max(1)).word_splitter(WordSplitter::NoHyphenation);
            textwrap::wrap(name, options).join("\n")
        }
        None if name.width() > LONG_NAME => name.replacen(' ', "\n", 1),
        None => name.to_owned(),
    }
}
