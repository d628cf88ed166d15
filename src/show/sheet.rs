//! The score sheet: as tables or in sentences, and the sentences about it.

use super::entrants::{EntrantNames, deals, open_round, pairs, round_headline};
use super::render::TextStyle;
use super::sheet_rows::{Paper, papers};
use super::table::Lines;
use super::words::counted;
use crate::text::{Text, line_of};
use ginscore_ledger::model::Series;
use ginscore_ledger::seal::SealCode;
use ginscore_rules::notation::Roster;
use ginscore_rules::rules::{Column, Entrant, HouseRules, Score, ScoredRound, Sheet, SheetWinner};

/// All sheets of a series, the dealer, and the seal for the other player to write down.
pub fn score(series: &Series, seal: Option<SealCode>, look: TextStyle) -> Text {
    let (score, roster) = (series.score(), series.roster());
    let names = &EntrantNames::of(roster);
    let mut text = Text::default();
    let many = score.sheets().len() > 1;
    for (at, paper) in papers(score).into_iter().enumerate() {
        if many {
            text.push(line_of!["Sheet ", at + 1]);
        }
        let newest = score.rounds().last().is_some_and(|round| round.sheet == at);
        let sheet = Shown { paper, house: score.house(), names, roster, newest };
        text.append(if look.plain { sheet.aloud() } else { sheet.drawn(look) });
        text.append(shutouts(sheet.house, sheet.paper.sheet, names));
        decided(score, at, names).into_iter().for_each(|said| text.push(said));
    }
    if !look.plain && score.rounds().iter().any(|round| !round.verified()) {
        text.push("* not verified from cards");
    }
    if let Some(round) = score.open_round().filter(|round| !round.hands.is_empty()) {
        open_round(score, round, roster).into_iter().for_each(|line| text.push(line));
    }
    text.append(next(score, roster));
    seal.into_iter().for_each(|seal| text.push(format!("Seal {seal}")));
    text
}

/// A sheet with its rules and players.
pub(super) struct Shown<'s> {
    pub(super) paper: Paper<'s>,
    pub(super) house: &'s HouseRules,
    pub(super) names: &'s EntrantNames,
    pub(super) roster: &'s Roster,
    /// True if the last hand of the series is on this sheet.
    pub(super) newest: bool,
}

impl Shown<'_> {
    /// The players or sides with a score on the sheet.
    pub(super) const fn entrants(&self) -> &'static [Entrant] {
        self.names.entrants().all()
    }

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
        for (number, round) in &self.paper.rounds {
            let word = if round.verified() { "" } else { ", not verified from cards" };
            let headline = round_headline(round, self.roster);
            let title = if self.roster.lineup().has_rounds() { "round" } else { "hand" };
            text.push(format!("{title} {number}: {headline}{word}, {}", entered(round)));
        }
        for (at, column) in self.columns().iter().enumerate() {
            let each = self.names.iter().map(|(entrant, name)| {
                let (points, boxes) = (column.points(), counted(*column.boxes().get(entrant), "box"));
                let to_go = match column.winner() {
                    None => format!(" and {} to go", to_go(column, self.house, entrant)),
                    Some(_) => String::new(),
                };
                format!("{name} {} with {boxes}{to_go}", points.get(entrant))
            });
            let each: Vec<String> = each.collect();
            let state = column
                .winner()
                .map_or_else(String::new, |winner| format!("; {} won it", self.names.get(winner)));
            text.push(format!("game {}: {}{state}", at + 1, each.join(", ")));
        }
        text
    }
}

/// The points still needed in the game, or how it ended.
pub fn to_go(column: &Column, house: &HouseRules, entrant: Entrant) -> String {
    match column.winner() {
        Some(winner) if winner == entrant => "won".to_owned(),
        Some(_) => "lost".to_owned(),
        None => column.points_to_close(house, entrant).to_string(),
    }
}

/// The players or sides in danger of a shutout, one line each, if the rules have shutouts.
pub fn shutouts(house: &HouseRules, sheet: &Sheet, names: &EntrantNames) -> String {
    let mut text = String::new();
    for (game, column) in (1..).zip(sheet.columns()) {
        for (entrant, name) in names.iter().filter(|(entrant, _)| column.shutout_threatens(house, *entrant)) {
            let is = names.verb(entrant, "is", "are");
            text.push_str(&format!("{name} {is} in danger of a shutout in game {game}\n"));
        }
    }
    text
}

/// The sentence that a sheet is decided although some of its games are open, if most games win it.
pub fn decided(score: &Score, sheet: usize, names: &EntrantNames) -> Option<String> {
    let settlement = score.settlement();
    let settled = settlement.sheets.get(sheet).filter(|sheet| !sheet.finished)?;
    let winner = settled.decided.filter(|_| score.house().sheet_winner == SheetWinner::MostGames)?;
    let (won, all) = (settled.games_won.get(winner), settled.games.len());
    let has = names.verb(winner, "has", "have");
    Some(format!("{} {has} won {won} of {all} games, which decides the sheet", names.get(winner)))
}

fn next(score: &Score, roster: &Roster) -> String {
    match (score.is_over(), score.dealer()) {
        (true, _) if score.is_stopped() => "The series was stopped.\n".to_owned(),
        (true, _) => "The series is over.\n".to_owned(),
        (false, Some(dealer)) => format!("{}.{}\n", deals(score, dealer, roster), playing(score, roster)),
        (false, None) => format!("It is not recorded who deals first.{}\n", playing(score, roster)),
    }
}

/// Who plays the next hand, where that changes from hand to hand, after another sentence.
fn playing(score: &Score, roster: &Roster) -> String {
    let lineup = roster.lineup();
    if lineup.is_two_players() || lineup.has_rounds() && score.open_round().is_some() {
        return String::new();
    }
    match score.playing().as_slice() {
        [] => String::new(),
        playing => format!(" Next: {}.", pairs(playing, roster)),
    }
}

/// The games in which a round was entered: `entered in games 1 and 2`.
pub fn entered(round: &ScoredRound) -> String {
    if round.result.is_none() {
        return "entered when every hand of the round has ended".to_owned();
    }
    let columns: Vec<String> = round.columns.iter().map(|column| (column + 1).to_string()).collect();
    match columns.as_slice() {
        [] if round.winner().is_none() => "not entered in any game".to_owned(),
        [] => "not entered: the games that this win would go to are closed".to_owned(),
        [one] => format!("entered in game {one}"),
        _ => format!("entered in games {}", super::words::all_of(&columns)),
    }
}

/// The score of each game of a sheet in one line, without those that were closed before the hand.
pub fn standing(score: &Score, hand: &ScoredRound, names: &EntrantNames) -> Option<String> {
    let columns = score.sheets().get(hand.sheet).map_or(&[][..], Sheet::columns);
    let open = |(at, column): &(usize, &Column)| column.winner().is_none() || hand.columns.contains(at);
    let games = columns.iter().enumerate().filter(open);
    let many = score.house().columns.get() > 1;
    let each = games.map(|(at, column)| {
        let game = if many { format!("game {} ", at + 1) } else { String::new() };
        let points: Vec<String> =
            names.iter().map(|(entrant, name)| format!("{name} {}", column.points().get(entrant))).collect();
        format!("{game}{}", points.join(" "))
    });
    let each: Vec<String> = each.collect();
    (!each.is_empty()).then(|| format!("score: {}", each.join(", ")))
}
