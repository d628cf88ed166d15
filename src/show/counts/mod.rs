//! The safe counts of the open games.

mod holding;
pub mod rounds;

use crate::say::text::{Line, Text};
use crate::say::{
    Fixed, Message, written::counts as say, written::prompt, written::sheet, written::standing,
    written::words::Labelled,
};
use crate::show::counts::holding::{by_ending, held};
use crate::show::counts::rounds::of_round;
use crate::show::grid::{Figure, Grid, GridHead, GridPart, GridRow, RowPlace};
use crate::show::hand::entrants::in_play;
use crate::show::render::{Lines, TextStyle};
use crate::show::series::event::announced;
use crate::show::sheet::table::head;
use ginscore_ledger::model::Series;
use ginscore_notation::{Names, Roster};
use ginscore_rules::advice::{HandInPlay, SafeCount, Safety, Undercut};
use ginscore_rules::cards::Upcard;
use ginscore_rules::house::{BoxTiming, HouseRules, SeriesLength};
use ginscore_rules::players::{ByPlayer, Player};
use ginscore_rules::series::Score;
use ginscore_rules::sheets::Sheet;

/// The safe counts of the open games of the sheet in play, for every hand that is still played: a table
/// where it can be drawn, or a few lines for each game.
pub fn counts_text(series: &Series, look: TextStyle) -> Text {
    let (score, roster, card) = (series.score(), series.roster(), series.announced());
    let said = card.filter(|_| score.house().needs_knock_card()).map(|card| announced(card, score.house()));
    let text = said.into_iter().collect::<Text>();
    if let Some(table) = as_table(score, roster, card, look) {
        return text.then(table);
    }
    let first = text;
    let text = if roster.lineup().has_rounds() {
        of_round(score, roster, card)
    } else {
        let (number, sheet) = score.sheet_in_play();
        let hands = in_play(score, roster);
        hands.iter().map(|hand| of_hand(number, score.house(), card, &sheet, hand, roster)).collect()
    };
    first.then(Text::from(if text.is_empty() { say::NoGameOpen.said() } else { text }))
}

/// The table, and a line for each undercut that would close a game and each shutout. `None` where there is no open
/// game, and where there is more to say: of doubled hands, of big gin, of boxes that are paid with each hand.
fn as_table(score: &Score, roster: &Roster, card: Option<Upcard>, look: TextStyle) -> Option<Text> {
    let (_, sheet) = score.sheet_in_play();
    let house = score.house();
    let paid_with_hand = house.box_timing == BoxTiming::EachHand && house.box_value.get() > 0;
    let says_more = house.big_gin_bonus.is_some() || doubling(house, card).is_some() || paid_with_hand;
    let hands = in_play(score, roster);
    let [(names, hand)] = hands.as_slice() else { return None };
    let games = hand.safety(house, &sheet, card);
    let is_short = games.is_empty() || says_more || house.series != SeriesLength::OneSheet;
    if is_short || roster.lineup().has_rounds() || look.plain || look.lines() != Lines::Drawn {
        return None;
    }
    let limit = house.knock_limit_with(card);
    let mut text = table(&games, names, limit, look)?;
    for (game, counts) in &games {
        for player in Player::BOTH {
            let of = PlayerCounts::of(player, names, hand, (house, card), roster);
            let counts = counts.get(player);
            let closing = counts.undercut.filter(|_| !of.is_limit(counts.safe_to_knock));
            if let Some(points) = closing {
                text.push(format!("{}, {}: {}", head(*game), of.name, of.undercut(points, counts)));
            }
            if counts.shutout_threatens {
                text.push(format!("{}: {}", head(*game), say::ShutOutNow { name: &of.side }.said()));
            }
            if counts.points_to_close == 0 {
                text.push(format!("{}, {}", head(*game), of.needs(counts)));
            }
        }
    }
    Some(text)
}

/// A row for each open game: what each player needs, and what is safe if the other knocks or has gin. `None` if it is
/// wider than the terminal.
fn table(games: &[(usize, ByPlayer<Safety>)], names: &Names, limit: u8, look: TextStyle) -> Option<Text> {
    let (knock, gin) = (prompt::AnswerKnock.text(), prompt::AnswerGin.text());
    let part = |player| GridPart::new(names.get(player).to_owned());
    let row = |(game, counts): &(usize, ByPlayer<Safety>)| {
        let of = |player| {
            let counts = counts.get(player);
            let to_go = counts.points_to_close.to_string();
            let knock = (limit > 0).then(|| safe_figure(counts.holding.from_knock));
            let figures = [to_go].into_iter().chain(knock).chain([safe_figure(counts.holding.from_gin)]);
            figures.map(Figure::from).collect::<Vec<_>>()
        };
        GridRow { figures: Player::BOTH.map(of).into(), ..GridRow::of(RowPlace::Body, &head(*game), []) }
    };
    let heads = [sheet::RowToGo.text()].into_iter().chain((limit > 0).then_some(knock)).chain([gin]);
    let parts = Player::BOTH.map(part).into();
    let grid =
        Grid { parts, ..Grid::new("", heads.map(GridHead::new).collect(), games.iter().map(row).collect()) };
    Some(grid.whole(look)?.then(Line::from(say::TableKey { knock, gin }.said())))
}

/// A card that would double the hand, as long as none is turned up.
pub fn doubling(house: &HouseRules, turned_up: Option<Upcard>) -> Option<Upcard> {
    if turned_up.is_some() { None } else { house.doubling_card() }
}

/// The deadwood that is safe, as short as a figure.
fn safe_figure(count: SafeCount) -> String {
    match count {
        SafeCount::Any => say::AnyCount.said(),
        SafeCount::Most(count) => count.to_string(),
        SafeCount::Nothing => "-".to_owned(),
    }
}

/// A few lines for each open game of a sheet. `number` counts from 0; it is shown if a series can have several sheets.
fn of_hand(
    number: usize,
    house: &HouseRules,
    card: Option<Upcard>,
    sheet: &Sheet,
    (names, hand): &(Names, HandInPlay),
    roster: &Roster,
) -> String {
    let mut text = String::new();
    let doubled = doubling(house, card).map(|card| hand.safety(house, sheet, Some(card)));
    for (at, (game, of)) in hand.safety(house, sheet, card).into_iter().enumerate() {
        let game = game + 1;
        let title = match house.series {
            SeriesLength::OneSheet => standing::Game { game }.said(),
            SeriesLength::To(_) | SeriesLength::BestOf(_) => {
                say::GameOfSheet { sheet: number + 1, game }.said()
            }
        };
        text.push_str(&format!("{title}\n"));
        for player in Player::BOTH {
            let doubled = doubled.as_ref().and_then(|doubled| doubled.get(at));
            let doubled = doubled.map(|(_, of)| of.get(player));
            text.push_str(
                &PlayerCounts::of(player, names, hand, (house, card), roster).lines(of.get(player), doubled),
            );
        }
    }
    text
}

struct PlayerCounts<'s> {
    house: &'s HouseRules,
    limit: u8,
    name: &'s str,
    other: &'s str,
    side: String,
}

impl<'s> PlayerCounts<'s> {
    fn of(
        player: Player,
        names: &'s Names,
        hand: &HandInPlay,
        (house, card): (&'s HouseRules, Option<Upcard>),
        roster: &Roster,
    ) -> PlayerCounts<'s> {
        let side = roster.entrant(*hand.entrants.get(player));
        let limit = house.knock_limit_with(card);
        PlayerCounts { house, limit, name: names.get(player), other: names.get(player.other()), side }
    }

    fn lines(&self, counts: &Safety, doubled: Option<&Safety>) -> String {
        let PlayerCounts { house, limit, name: _, other, side } = self;
        let mut lines = Vec::new();
        if *limit > 0 {
            lines.push(say::SafeFromKnock { other, held: safe(counts.holding.from_knock) }.said());
        }
        lines.push(say::SafeFromGin { other, held: safe(counts.holding.from_gin) }.said());
        if house.big_gin_bonus.is_some() {
            lines.push(say::SafeFromBigGin { other, held: safe(counts.holding.from_big_gin) }.said());
        }
        lines.extend(counts.undercut.map(|points| self.undercut(points, counts)));
        if let Some(counts) = doubled {
            let doubled = |what: String| say::InDoubledHand { what }.said();
            lines.push(doubled(by_ending(&counts.holding, house)));
            lines.extend(counts.undercut.map(|points| doubled(self.undercut(points, counts))));
        }
        if counts.shutout_threatens {
            lines.push(say::ShutOutNow { name: side }.said());
        }
        let lines = lines.iter().map(|line| format!("    {line}\n"));
        format!("  {}\n{}", self.needs(counts), lines.collect::<String>())
    }

    /// What the player needs, with the part that the box of the hand pays, if boxes are paid with each hand.
    fn needs(&self, counts: &Safety) -> String {
        let (name, points, value) = (self.name, counts.points_to_close, self.house.box_value.get());
        match self.house.box_timing {
            _ if points == 0 => Labelled { label: name, what: sheet::NeedsAWin.text() }.said(),
            BoxTiming::EachHand if value > 0 && u64::from(value) < points => {
                say::NeedsWithBox { name, points, value }.said()
            }
            BoxTiming::EachHand if value > 0 => say::NeedsOnlyBox { name, points, value }.said(),
            BoxTiming::EachHand | BoxTiming::End => say::NeedsToClose { name, points }.said(),
        }
    }

    /// What an undercut would give the other, and with which deadwood a knock does not risk the game.
    fn undercut(&self, points: Undercut, counts: &Safety) -> String {
        let (other, range, most) = (self.other, range(points), points.most);
        match counts.safe_to_knock {
            0 => say::UndercutCloses { other, range, most }.said(),
            count if self.is_limit(count) => say::UndercutHarmless { other, range, most }.said(),
            count => say::UndercutSafeCount { other, range, most, count }.said(),
        }
    }

    fn is_limit(&self, count: u8) -> bool {
        count == self.limit
    }
}

/// The points of an undercut: `18`, or `12 to 18`.
fn range(Undercut { least, most }: Undercut) -> String {
    if least == most { most.to_string() } else { say::Range { least, most }.said() }
}

fn safe(safe: SafeCount) -> String {
    match safe {
        SafeCount::Nothing => say::NothingIsSafe.said(),
        safe => held(safe),
    }
}
