//! The score sheet: as tables or in sentences, and the sentences about it.

use super::render::TextStyle;
use super::ruling::headline;
use super::sheet_rows::{Paper, papers};
use super::table::Lines;
use super::text::{Text, line_of};
use super::words::counted;
use ginscore_ledger::model::Series;
use ginscore_ledger::seal::SealCode;
use ginscore_rules::notation::Names;
use ginscore_rules::rules::{Column, End, HouseRules, Player, Score, ScoredHand, Sheet, SheetWinner, safety};

/// All sheets of a series, the dealer, and the seal for the other player to write down.
pub fn score(series: &Series, seal: Option<SealCode>, look: TextStyle) -> Text {
    let (score, names) = (series.score(), series.names());
    let mut text = Text::default();
    let many = score.sheets().len() > 1;
    for (at, paper) in papers(score).into_iter().enumerate() {
        if many {
            text.push(line_of!["Sheet ", at + 1]);
        }
        let newest = score.hands().last().is_some_and(|hand| hand.sheet == at);
        let sheet = Shown { paper, house: score.house(), names, newest };
        text.append(if look.plain { sheet.aloud() } else { sheet.drawn(look) });
        text.append(shutouts(sheet.house, sheet.paper.sheet, names));
        decided(score, at, names).into_iter().for_each(|said| text.push(said));
    }
    if !look.plain && score.hands().iter().any(|hand| !hand.ruling.verified()) {
        text.push("* not verified from cards");
    }
    text.append(next(score, names));
    seal.into_iter().for_each(|seal| text.push(format!("Seal {seal}")));
    text
}

/// A sheet with its rules and players.
pub(super) struct Shown<'s> {
    pub(super) paper: Paper<'s>,
    pub(super) house: &'s HouseRules,
    pub(super) names: &'s Names,
    /// True if the last hand of the series is on this sheet.
    pub(super) newest: bool,
}

impl Shown<'_> {
    pub(super) fn columns(&self) -> &[Column] {
        self.paper.sheet.columns()
    }

    pub(super) fn column(&self, game: usize) -> Option<&Column> {
        self.columns().get(game)
    }

    /// As a table, with the race of the scores where the terminal can draw it.
    fn drawn(&self, look: TextStyle) -> Text {
        match look.lines() {
            Lines::Drawn => self.tables(look.width),
            Lines::Ascii => self.ascii(look.width),
        }
    }

    /// The sheet in sentences.
    fn aloud(&self) -> Text {
        let mut text = Text::default();
        for (number, hand) in &self.paper.hands {
            let word = if hand.ruling.verified() { "" } else { ", not verified from cards" };
            let headline = headline(&hand.ruling, self.names);
            text.push(format!("hand {number}: {headline}{word}, {}", entered(hand)));
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
            text.push(format!("game {}: {}{state}", at + 1, each.join(", ")));
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
    let columns = score.sheets().get(hand.sheet).map_or(&[][..], Sheet::columns);
    let open = |(at, column): &(usize, &Column)| column.winner().is_none() || hand.columns.contains(at);
    let games = columns.iter().enumerate().filter(open);
    let many = score.house().columns.get() > 1;
    let each = games.map(|(at, column)| {
        let game = if many { format!("game {} ", at + 1) } else { String::new() };
        let points =
            Player::BOTH.map(|player| format!("{} {}", names.get(player), column.points().get(player)));
        format!("{game}{}", points.join(" "))
    });
    let each: Vec<String> = each.collect();
    (!each.is_empty()).then(|| format!("score: {}", each.join(", ")))
}
