//! The statistics of everybody, of one player, and of two against each other.

use unicode_width::UnicodeWidthStr;

use crate::say::text::{Line, Style, Text, line_of};
use crate::say::{
    Fixed, Message, decimal, percent, written::player_stats as say, written::sheet,
    written::stats_table as head, written::summary::RowGamesWon, written::words::WithDetails,
};
use crate::show::grid::{Grid, GridHead, GridRow, RowPlace};
use crate::show::list::list as list_of;
use crate::show::render::TextStyle;
use crate::show::words::{all_of, listed, number_shown};
use ginscore_ledger::stats::{NetMoney, PlayerStats, Sample, SideStats, Tally};

/// The unit that a tally counts: hands, or the rounds of a side.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Unit {
    Hand,
    Round,
}

/// A column of the table of everybody, after the name.
#[derive(Clone, Copy, PartialEq, Eq)]
enum StatColumn {
    Series,
    Hands,
    Won,
    NetPoints,
    PerHand,
    Gins,
    Undercuts,
    Money,
}

use StatColumn::{Gins, Hands, Money, NetPoints, PerHand, Series, Undercuts, Won};

const ALL: [StatColumn; 8] = [Series, Hands, Won, NetPoints, PerHand, Gins, Undercuts, Money];

/// The columns that are left out of a table until it fits.
const LEFT_OUT: [&[StatColumn]; 4] = [
    &[],
    &[Gins, Undercuts],
    &[Gins, Undercuts, Series, PerHand],
    &[Gins, Undercuts, Series, PerHand, Hands, Money],
];

impl StatColumn {
    fn heading(self, unit: Unit) -> &'static str {
        match (self, unit) {
            (Series, _) => say::Series.text(),
            (Hands, Unit::Hand) => head::HeadHands.text(),
            (Hands, Unit::Round) => head::HeadRounds.text(),
            (Won, _) => head::HeadWon.text(),
            (NetPoints, _) => head::HeadNetPoints.text(),
            (PerHand, Unit::Hand) => head::HeadPointsPerHand.text(),
            (PerHand, Unit::Round) => head::HeadPointsPerRound.text(),
            (Gins, _) => head::HeadGins.text(),
            (Undercuts, _) => head::HeadUndercuts.text(),
            (Money, _) => head::HeadMoney.text(),
        }
    }

    fn figure(self, of: &Tally) -> String {
        match self {
            Series => of.series.played.to_string(),
            Hands => of.hands.to_string(),
            Won => of.won.count.to_string(),
            NetPoints => format!("{:+}", of.net),
            PerHand => per_hand(of),
            Gins => of.gins().to_string(),
            Undercuts => of.undercuts().to_string(),
            Money => of.money.map(money).unwrap_or_default(),
        }
    }

    /// Returns true for a column in which these have anything. How the hands of a side ended is in the figures of its players.
    fn is_of(self, unit: Unit, rows: &[(&str, &Tally)]) -> bool {
        match self {
            Money => rows.iter().any(|(_, tally)| tally.money.is_some()),
            Gins | Undercuts => unit == Unit::Hand,
            _ => true,
        }
    }
}

pub fn everybody(players: &[PlayerStats], sides: &[SideStats], look: TextStyle) -> Text {
    let titles: Vec<String> = sides.iter().map(side_title).collect();
    let players: Vec<_> = players.iter().map(|one| (one.name.as_str(), &one.all)).collect();
    let sides: Vec<_> = titles.iter().map(String::as_str).zip(sides.iter().map(|side| &side.all)).collect();
    match (players.as_slice(), sides.as_slice()) {
        ([], _) => say::NoHandsYet.text().into(),
        (players, []) => table(players, Unit::Hand, look),
        (players, sides) => {
            let mut text = table(players, Unit::Hand, look);
            text.push("");
            text.then(table(sides, Unit::Round, look))
        }
    }
}

/// The rows of a table: as wide as there is room for, or a sentence each.
fn table(rows: &[(&str, &Tally)], unit: Unit, look: TextStyle) -> Text {
    let name = match unit {
        Unit::Hand => head::HeadPlayer.text(),
        Unit::Round => head::HeadSide.text(),
    };
    let without = |left: &[StatColumn]| {
        let columns: Vec<StatColumn> =
            ALL.into_iter().filter(|column| column.is_of(unit, rows) && !left.contains(column)).collect();
        let row = |(at, (name, tally)): (usize, &(&str, &Tally))| {
            let figures = columns.iter().map(|column| column.figure(tally));
            GridRow { strong: at == 0, ..GridRow::of(RowPlace::Body, name, figures) }
        };
        let heads = columns.iter().map(|column| GridHead::new(column.heading(unit))).collect();
        Grid::new(name, heads, rows.iter().enumerate().map(row).collect())
    };
    let drawn = LEFT_OUT.iter().filter(|_| !look.plain).find_map(|left| without(left).whole(look));
    drawn.unwrap_or_else(|| without(&[]).sentences())
}

/// A player, and the sides for which they play.
pub fn one(player: &PlayerStats, sides: &[SideStats], look: TextStyle) -> Text {
    // What a player has against the only opponent is what they have at all.
    let opponents = if player.against.len() > 1 { player.against.as_slice() } else { &[] };
    let against =
        opponents.iter().map(|(opponent, of)| (say::Against { opponent }.said(), against(of, look.plain)));
    let figures = figures(&player.all, Unit::Hand, look.plain).into_iter().chain(against).collect();
    let (hands, series) = (player.all.hands, player.all.series.played);
    let title = say::TitleHands { name: strong(&player.name), hands, series }.line();
    let mut text = list(&player.name, title, figures, look);
    for side in sides {
        let (rounds, series) = (side.all.hands, side.all.series.played);
        let title = say::TitleRounds { name: strong(&side_title(side)), rounds, series }.line();
        text.push("");
        text.append(list(&side.name, title, self::figures(&side.all, Unit::Round, look.plain), look));
    }
    text
}

fn side_title(of: &SideStats) -> String {
    let joined = of.players.join("+");
    match of.name == joined {
        true => joined,
        false => WithDetails { what: &of.name, details: all_of(&of.players) }.said(),
    }
}

fn strong(name: &str) -> Line {
    Line::styled(Style::Strong, name)
}

/// The fewest columns that a figure next to its label may have; with fewer it is below it.
const NARROW: usize = 36;

/// Figures below a title, each after its label.
fn list(name: &str, title: Line, figures: Vec<(String, String)>, look: TextStyle) -> Text {
    let text = Text::from(title);
    if look.plain {
        // Each line has the name: a listener hears the lines one by one.
        let figures: Vec<_> =
            figures.iter().map(|(label, figure)| (format!("{name}, {label}"), figure)).collect();
        return text.then(list_of(&figures, look));
    }
    let indent = figures.iter().map(|(label, _)| label.width()).max().unwrap_or(0) + 4;
    if look.out.width.is_none_or(|width| usize::from(width).saturating_sub(indent) >= NARROW) {
        return text.then(
            list_of(&figures, look)
                .lines()
                .iter()
                .map(|line| line.clone().indented().hanging(indent))
                .collect::<Text>(),
        );
    }
    let below = |(label, figure)| [line_of!["  ", label], line_of!["    ", figure].hanging(4)];
    text.then(figures.into_iter().flat_map(below).collect::<Text>())
}

/// The figures of a player or a side, without those that have no data; numbers as words have them if they are to be spoken.
fn figures(of: &Tally, unit: Unit, is_spoken: bool) -> Vec<(String, String)> {
    // How hands in points only were won is not known.
    let known = of.won.count.saturating_sub(of.wins.points);
    let is_known = unit == Unit::Hand && known > 0;
    let won = match unit {
        Unit::Hand => say::HandsWon.text(),
        Unit::Round => say::RoundsWon.text(),
    };
    let lines = [
        Some((won, share(of.won.count, of.hands))),
        Some((say::PointsAhead.text(), ahead(of, unit, is_spoken))),
        mean(of.won, unit).map(|mean| (say::PointsPerWin.text(), mean)),
        is_known.then(|| (say::ByGin.text(), share(of.gins(), known))),
        is_known.then(|| (say::ByUndercut.text(), share(of.undercuts(), known))),
        mean(of.knocked_with, unit).map(|mean| (say::KnockedWith.text(), mean)),
        (of.knocked_with.count > 0)
            .then(|| (say::KnocksUndercut.text(), share(of.knocks_undercut, of.knocked_with.count))),
        mean(of.caught_with, unit).map(|mean| (say::CaughtWith.text(), mean)),
        (of.left.count > 0).then(|| (say::LeftOnTable.text(), left(of.left))),
        (of.hands > 0).then(|| (say::LongestStreaks.text(), streaks(of, unit))),
        Some((sheet::RowBoxes.text(), of.boxes.to_string())),
        Some((say::Games.text(), say::GamesWonLost { won: of.games.won, lost: of.games.lost }.said())),
        Some((say::Shutouts.text(), shutouts(of))),
        Some((say::Series.text(), series(of))),
        Some((head::HeadNetPoints.text(), settled(of, is_spoken))),
        of.money.map(|won| (head::HeadMoney.text(), number_shown(money(won), is_spoken))),
    ];
    lines.into_iter().flatten().map(|(label, figure)| (label.to_owned(), figure)).collect()
}

fn against(of: &Tally, is_spoken: bool) -> String {
    say::AgainstFigures {
        share: share(of.won.count, of.hands),
        ahead: ahead(of, Unit::Hand, is_spoken),
        games_won: of.games.won,
        games_lost: of.games.lost,
        series_won: of.series.won,
        series_lost: of.series.lost,
    }
    .said()
}

/// Two players against each other: what each has, and what one is ahead by, once.
pub fn two(one: &PlayerStats, two: &PlayerStats, look: TextStyle) -> Text {
    let names = [one.name.as_str(), two.name.as_str()];
    let of = [&one.all, &two.all];
    let both = |figure: fn(&Tally) -> u64| of.map(|tally| figure(tally).to_string());
    let ahead = |figure: &dyn Fn(&Tally) -> Option<String>| of.map(|tally| figure(tally).unwrap_or_default());
    let leads = |of: &Tally| of.ahead() > 0;
    let rows = [
        (say::HandsWon.text(), both(|of| of.won.count)),
        (head::PointsWon.text(), both(|of| of.won.sum)),
        (say::PointsAhead.text(), ahead(&|of| leads(of).then(|| format!("{:+}", of.ahead())))),
        (head::HeadPointsPerHand.text(), ahead(&|of| leads(of).then(|| per_hand(of)))),
        (head::HeadGins.text(), both(Tally::gins)),
        (head::HeadUndercuts.text(), both(Tally::undercuts)),
        (RowGamesWon.text(), both(|of| of.games.won)),
        (head::SeriesWon.text(), both(|of| of.series.won)),
        (head::HeadNetPoints.text(), ahead(&|of| (of.net > 0).then(|| format!("{:+}", of.net)))),
        (head::HeadMoney.text(), ahead(&|of| of.money.filter(|won| won.is_won()).map(money))),
    ];
    let is_any =
        |(_, figures): &(&str, [String; 2])| figures.iter().any(|figure| !figure.is_empty() && figure != "0");
    let rows =
        rows.into_iter().filter(is_any).map(|(label, figures)| GridRow::of(RowPlace::Body, label, figures));
    let grid = Grid::new("", names.map(GridHead::new).into(), rows.collect());
    let name = strong(&all_of(&names));
    let mut text =
        Text::from(say::TitleHands { name, hands: one.all.hands, series: one.all.series.played }.line());
    text.append(
        Some(&grid)
            .filter(|_| !look.plain)
            .and_then(|grid| grid.whole(look))
            .unwrap_or_else(|| grid.sentences()),
    );
    let others = undecided(&one.all);
    if !others.is_empty() {
        text.push(format!("{}: {}", say::Series.text(), listed(others)));
    }
    text
}

/// The answer about two players who have not met.
pub fn not_met(one: &str, two: &str) -> Text {
    head::NotMet { one, two }.said().into()
}

/// `71 of 118, 60.2%`.
#[expect(clippy::cast_precision_loss, reason = "a percentage of counts that a person can play")]
fn share(part: u64, of: u64) -> String {
    match of {
        0 => say::ShareOfNone.said(),
        all => {
            let percent = percent(format_args!("{:.1}", part as f64 * 100.0 / all as f64));
            say::Share { part, all, percent }.said()
        }
    }
}

fn mean(of: Sample, unit: Unit) -> Option<String> {
    let mean = of.mean().map(|mean| decimal(format_args!("{mean:.1}")))?;
    Some(match unit {
        Unit::Hand => say::MeanOfHands { mean, hands: of.count }.said(),
        Unit::Round => say::MeanOfRounds { mean, rounds: of.count }.said(),
    })
}

/// The points ahead per hand, with their sign and one decimal.
#[expect(clippy::cast_precision_loss, reason = "a mean that is shown with one decimal")]
fn per_hand(of: &Tally) -> String {
    let each = if of.hands == 0 { 0.0 } else { of.ahead() as f64 / of.hands as f64 };
    // Avoids `-0.0`.
    let each = if each.abs() < 0.05 { 0.0 } else { each };
    decimal(format_args!("{each:+.1}"))
}

fn ahead(of: &Tally, unit: Unit, is_spoken: bool) -> String {
    let points = of.ahead().unsigned_abs();
    let [ahead, each] =
        [format!("{:+}", of.ahead()), per_hand(of)].map(|number| number_shown(number, is_spoken));
    match unit {
        Unit::Hand => say::AheadHands { points, ahead, each, hands: of.hands }.said(),
        Unit::Round => say::AheadRounds { points, ahead, each, rounds: of.hands }.said(),
    }
}

fn left(of: Sample) -> String {
    let each = decimal(format_args!("{:.2}", of.mean().unwrap_or_default()));
    say::Left { points: of.sum, hands: of.count, each }.said()
}

fn streaks(of: &Tally, unit: Unit) -> String {
    let (won, lost, all) = (of.won_in_a_row.longest(), of.lost_in_a_row.longest(), of.hands);
    match unit {
        Unit::Hand => say::StreaksOfHands { won, lost, all }.said(),
        Unit::Round => say::StreaksOfRounds { won, lost, all }.said(),
    }
}

fn shutouts(of: &Tally) -> String {
    let games = of.games.won + of.games.lost;
    say::ShutoutsInGames { won: of.shutouts.won, lost: of.shutouts.lost, games }.said()
}

fn settled(of: &Tally, is_spoken: bool) -> String {
    let (points, net) = (of.net.unsigned_abs(), number_shown(format!("{:+}", of.net), is_spoken));
    say::SettledPoints { points, net, series: of.series.played }.said()
}

fn money(won: NetMoney) -> String {
    decimal(format_args!("{won:+}"))
}

/// `6 won, 7 lost, 1 tied, 1 stopped, 2 open`, without tied, stopped or open series if there are none.
fn series(of: &Tally) -> String {
    let (won, lost) = (say::Won { count: of.series.won }, say::Lost { count: of.series.lost });
    listed([won.said(), lost.said()].into_iter().chain(undecided(of)))
}

/// The series that nobody won: `1 tied`, `1 stopped`, `2 open`.
fn undecided(of: &Tally) -> Vec<String> {
    let some = |count: u64, said: &dyn Fn(u64) -> String| (count > 0).then(|| said(count));
    let items = [
        some(of.series.tied, &|count| say::Tied { count }.said()),
        some(of.series.stopped, &|count| say::Stopped { count }.said()),
        some(of.series.open, &|count| say::Open { count }.said()),
    ];
    items.into_iter().flatten().collect()
}
