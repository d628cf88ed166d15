//! The score sheet, as on paper: the games side by side, running totals hand by hand.

use comfy_table::{Cell, CellAlignment, ContentArrangement, Table, presets};

use super::ruling::headline;
use super::sheet_rows::{Paper, papers};
use super::words::counted;
use ginscore_ledger::model::Series;
use ginscore_ledger::seal::SealCode;
use ginscore_rules::notation::Names;
use ginscore_rules::rules::{Column, End, HouseRules, Player, Score, ScoredHand, Sheet, SheetWinner, safety};

/// The style of text output; decided once, in `cli`.
#[derive(Clone, Copy, Debug)]
pub struct TextStyle {
    /// The width of the terminal, in columns.
    pub width: u16,
    /// True for sentences instead of tables and symbols, as for a screen reader.
    pub plain: bool,
    /// True if answers are colored.
    pub color: bool,
    /// True if diagnostics are colored.
    pub color_remarks: bool,
}

/// All sheets of a series, the dealer, and the seal for the other player to write down.
pub fn score(series: &Series, seal: Option<SealCode>, look: TextStyle) -> String {
    let (score, names) = (series.score(), &series.header().names);
    let mut text = String::new();
    let many = score.sheets().len() > 1;
    for (at, paper) in papers(score).into_iter().enumerate() {
        if many {
            text.push_str(&format!("Sheet {}\n", at + 1));
        }
        let sheet = Shown { paper, house: score.house(), names };
        text.push_str(&if look.plain { sheet.aloud() } else { sheet.drawn(look.width) });
        text.push_str(&shutouts(sheet.house, sheet.paper.sheet, names));
        text.push_str(&decided(score, at, names).map_or_else(String::new, |said| format!("{said}\n")));
    }
    if !look.plain && score.hands().iter().any(|hand| !hand.ruling.verified()) {
        text.push_str("* not verified from cards\n");
    }
    text.push_str(&next(score, names));
    text.push_str(&seal.map_or_else(String::new, |seal| format!("Seal {seal}\n")));
    text
}

/// A sheet with its rules and players.
struct Shown<'s> {
    paper: Paper<'s>,
    house: &'s HouseRules,
    names: &'s Names,
}

impl Shown<'_> {
    fn columns(&self) -> &[Column] {
        self.paper.sheet.columns()
    }

    /// All games side by side, as on paper, or one below another if that is too wide.
    fn drawn(&self, width: u16) -> String {
        let games: Vec<usize> = (0..self.columns().len()).collect();
        let whole = self.table(&games);
        if whole.lines().all(|line| line.chars().count() <= usize::from(width)) {
            return whole;
        }
        games.iter().map(|game| self.table(&[*game])).collect()
    }

    fn table(&self, games: &[usize]) -> String {
        let mut table = Table::new();
        table.load_style(presets::ASCII_FULL_CONDENSED).set_content_arrangement(ContentArrangement::Disabled);
        let title = |game: &usize, player| {
            let game = if self.columns().len() > 1 { format!("game {}\n", game + 1) } else { String::new() };
            format!("{game}{}", in_lines(self.names.get(player)))
        };
        table.set_header(self.row("hand".to_owned(), games, |game, player| title(&game, player)));
        for row in self.paper.rows() {
            let mark = if row.what.is_verified() { "" } else { "*" };
            let label = format!("{}{mark}", row.what.label());
            let total = |game: usize, player| {
                let total = row.totals.get(game).and_then(|of| *of.get(player));
                total.map_or_else(String::new, |total| total.to_string())
            };
            table.add_row(self.row(label, games, total));
            // A game is ruled off under the hand that closed it.
            let closes = |game: usize| row.closes.get(game) == Some(&true);
            if games.iter().any(|game| closes(*game)) {
                table.add_row(
                    self.row(String::new(), games, |game, _| {
                        if closes(game) { "=====" } else { "" }.to_owned()
                    }),
                );
            }
        }
        table.add_row(self.row("boxes".to_owned(), games, |game, player| {
            self.column(game).map_or_else(String::new, |column| column.boxes().get(player).to_string())
        }));
        table.add_row(self.row("to go".to_owned(), games, |game, player| {
            self.column(game).map_or_else(String::new, |column| to_go(column, self.house, player))
        }));
        table.lines().map(|line| format!("{}\n", line.trim_end())).collect()
    }

    /// A row with a cell for each player in each game.
    fn row(
        &self,
        label: String,
        games: &[usize],
        mut cell: impl FnMut(usize, Player) -> String,
    ) -> Vec<Cell> {
        let mut row = vec![Cell::new(label)];
        for game in games {
            for player in Player::BOTH {
                row.push(Cell::new(cell(*game, player)).set_alignment(CellAlignment::Right));
            }
        }
        row
    }

    fn column(&self, game: usize) -> Option<&Column> {
        self.columns().get(game)
    }

    /// The sheet in sentences.
    fn aloud(&self) -> String {
        let mut text = String::new();
        for (number, hand) in &self.paper.hands {
            let word = if hand.ruling.verified() { "" } else { ", not verified from cards" };
            let headline = headline(&hand.ruling, self.names);
            text.push_str(&format!("hand {number}: {headline}{word}, {}\n", entered(hand)));
        }
        for (at, column) in self.columns().iter().enumerate() {
            let each = Player::BOTH.map(|player| {
                let (points, boxes) = (column.points(), counted(*column.boxes().get(player), "box"));
                let to_go = match column.winner() {
                    None => format!(" and {} to go", to_go(column, self.house, player)),
                    Some(_) => String::new(),
                };
                format!("{} {} with {boxes}{to_go}", self.names.get(player), points.get(player))
            });
            let state = column
                .winner()
                .map_or_else(String::new, |winner| format!("; {} won it", self.names.get(winner)));
            text.push_str(&format!("game {}: {}{state}\n", at + 1, each.join(", ")));
        }
        text
    }
}

/// The points the player still needs in the game, or how it ended for them.
pub fn to_go(column: &Column, house: &HouseRules, player: Player) -> String {
    match column.winner() {
        Some(winner) if winner == player => "won".to_owned(),
        Some(_) => "lost".to_owned(),
        None => column.points_to_close(house, player).to_string(),
    }
}

/// The players in danger of a shutout, one line each, if the rules have shutouts.
pub fn shutouts(house: &HouseRules, sheet: &Sheet, names: &Names) -> String {
    let mut text = String::new();
    for (game, of) in safety(house, sheet, false) {
        let threatened = Player::BOTH.into_iter().filter(|player| of.get(*player).shutout_threatens);
        for player in threatened {
            text.push_str(&format!("{} is in danger of a shutout in game {}\n", names.get(player), game + 1));
        }
    }
    text
}

/// The sentence that a sheet is decided although some of its games are open, if most games win it.
pub fn decided(score: &Score, sheet: usize, names: &Names) -> Option<String> {
    let settlement = score.settlement();
    let settled = settlement.sheets.get(sheet).filter(|sheet| !sheet.finished)?;
    let winner = settled.decided.filter(|_| score.house().sheet_winner == SheetWinner::MostGames)?;
    let (won, all) = (settled.games_won.get(winner), settled.games.len());
    Some(format!("{} has won {won} of {all} games, which decides the sheet", names.get(winner)))
}

/// A long name on two lines, broken where it has a space.
fn in_lines(name: &str) -> String {
    if name.chars().count() > 8 { name.replacen(' ', "\n", 1) } else { name.to_owned() }
}

fn next(score: &Score, names: &Names) -> String {
    match (score.is_over(), score.dealer()) {
        (true, _) if score.is_stopped() => "The series was stopped.\n".to_owned(),
        (true, _) => "The series is over.\n".to_owned(),
        (false, Some(dealer)) => format!("{} deals.\n", names.get(dealer)),
        (false, None) => "It is not recorded who deals first.\n".to_owned(),
    }
}

/// The games in which a hand was entered: `entered in games 1 and 2`.
pub fn entered(hand: &ScoredHand) -> String {
    let columns: Vec<String> = hand.columns.iter().map(|column| (column + 1).to_string()).collect();
    match columns.as_slice() {
        [] if matches!(hand.ruling.end(), End::Draw | End::Tie) => "not entered in any game".to_owned(),
        [] => "not entered: the games that this win would go to are closed".to_owned(),
        [one] => format!("entered in game {one}"),
        _ => format!("entered in games {}", super::words::all_of(&columns)),
    }
}

/// The score of each game of a sheet in one line, without those that were closed before the hand.
pub fn standing(score: &Score, hand: &ScoredHand, names: &Names) -> Option<String> {
    let columns = score.sheets().get(hand.sheet)?.columns();
    let shown = columns
        .iter()
        .enumerate()
        .filter(|(at, column)| column.winner().is_none() || hand.columns.contains(at));
    let each = shown.map(|(at, column)| {
        let game = if columns.len() > 1 { format!("game {} ", at + 1) } else { String::new() };
        let points =
            Player::BOTH.map(|player| format!("{} {}", names.get(player), column.points().get(player)));
        format!("{game}{}", points.join(" "))
    });
    let each: Vec<String> = each.collect();
    (!each.is_empty()).then(|| format!("score: {}", each.join(", ")))
}
