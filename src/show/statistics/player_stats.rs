//! The statistics of a player, each figure with the number of hands it is based on.

use unicode_width::UnicodeWidthStr;

use crate::say::text::{Line, Style, Text, line_of};
use crate::say::{
    Fixed, Message, decimal, percent, written::long_run as long_run_say, written::player_stats as say,
    written::sheet,
};
use crate::show::render::TextStyle;
use crate::show::statistics::long_run::{Unit, long_run};
use crate::show::words::all_of;
use ginscore_ledger::stats::{
    DEALT_BIG_GIN, DEALT_GIN, DEALT_KNOCK, MEAN_DEADWOOD, PlayerStats, Sample, SideStats, Tally,
};

/// The statistics of some players, one after another, and then of some sides: the figures that matter most, or all.
pub fn player_stats(of: &[PlayerStats], sides: &[SideStats], all: bool, look: TextStyle) -> Text {
    let players = of.iter().map(|career| one(&Career::of_player(career), all, look));
    let sides = sides.iter().map(|career| one(&Career::of_side(career), all, look));
    let mut text = Text::default();
    for (at, career) in players.chain(sides).enumerate() {
        if at > 0 {
            text.push("");
        }
        text.append(career);
    }
    if of.is_empty() { say::NoHandsYet.text().into() } else { text }
}

/// The results of a player or a side.
struct Career<'s> {
    name: &'s str,
    title: String,
    unit: Unit,
    all: &'s Tally,
    course: &'s [i64],
    against: &'s [(String, Tally)],
}

impl Career<'_> {
    fn of_player(of: &PlayerStats) -> Career<'_> {
        let PlayerStats { name, all, course, against, .. } = of;
        Career { name, title: name.clone(), unit: Unit::Hand, all, course, against }
    }

    fn of_side(of: &SideStats) -> Career<'_> {
        let SideStats { name, players, all, course } = of;
        let joined = players.join("+");
        let title =
            if *name == joined { joined } else { say::Side { name, players: all_of(players) }.said() };
        Career { name, title, unit: Unit::Round, all, course, against: &[] }
    }
}

/// Figures with their labels.
pub type Figures = Vec<(String, String)>;

/// A title, the figures that matter most, and the others, for a page: those of a player.
pub fn player_figures(of: &PlayerStats) -> (String, Figures, Figures) {
    listed(&Career::of_player(of))
}

/// The same of a side.
pub fn side_figures(of: &SideStats) -> (String, Figures, Figures) {
    listed(&Career::of_side(of))
}

fn listed(career: &Career<'_>) -> (String, Figures, Figures) {
    let others = others(career.all, career.unit).into_iter().chain(against(career));
    (title(career).to_string(), first(career.all, career.unit), others.collect())
}

fn title(career: &Career<'_>) -> Line {
    let (name, series) = (Line::styled(Style::Strong, &career.title), career.all.series);
    match career.unit {
        Unit::Hand => say::TitleHands { name, hands: career.all.hands, series }.line(),
        Unit::Round => say::TitleRounds { name, rounds: career.all.hands, series }.line(),
    }
}

/// The lines about each opponent.
fn against(career: &Career<'_>) -> Figures {
    let several = career.against.len() > 1;
    career.against.iter().flat_map(|(opponent, tally)| lines_against(opponent, tally, several)).collect()
}

/// The fewest columns that a figure next to its label may have; with fewer it is below it.
const NARROW: usize = 36;

fn one(career: &Career<'_>, all: bool, look: TextStyle) -> Text {
    let Career { name, unit, .. } = career;
    let mut text = Text::from(title(career));
    let mut figures = first(career.all, *unit);
    let mut against = against(career);
    if all {
        figures.extend(others(career.all, *unit));
    } else {
        against.clear();
    }
    let labels = figures.iter().chain(&against).map(|(label, _)| label.width());
    let indent = labels.max().unwrap_or(0).max(say::AheadOverTime.text().width()) + 4;
    let space = look.out.width.map(|width| usize::from(width).saturating_sub(indent));
    let below = space.is_some_and(|space| space < NARROW);
    let space = if below { look.out.width.map(|width| usize::from(width).saturating_sub(4)) } else { space };
    let course = course(career.course, space, look).filter(|_| all);
    for (label, figure) in figures.into_iter().chain(course).chain(against) {
        // Each line has the name: a listener hears the lines one by one.
        if look.plain {
            text.push(format!("{name}, {label}: {figure}"));
        } else if below {
            text.push(line_of!["  ", label]);
            text.push(line_of!["    ", figure].hanging(4));
        } else {
            let gap = " ".repeat(indent.saturating_sub(label.width() + 2));
            text.push(line_of!["  ", label, gap, figure].hanging(indent));
        }
    }
    text
}

/// The figures that matter most. `unit` is what the tally counts.
fn first(of: &Tally, unit: Unit) -> Figures {
    let won = match unit {
        Unit::Hand => say::HandsWon.text(),
        Unit::Round => say::RoundsWon.text(),
    };
    let lines = [
        (won, share(of.won.count, of.hands)),
        (say::PointsAhead.text(), ahead(of, unit)),
        (say::Games.text(), say::GamesWonLost { won: of.games_won, lost: of.games_lost }.said()),
        (say::Series.text(), series(of)),
        (say::Settled.text(), settled(of)),
    ];
    lines.into_iter().map(|(label, figure)| (label.to_owned(), figure)).collect()
}

/// The other figures, without those that have no data.
fn others(of: &Tally, unit: Unit) -> Figures {
    let wins = of.wins;
    let known = wins.told();
    let undercut = wins.undercut + wins.gin_off;
    let lines = [
        per_win(of.won, unit).map(|mean| (say::PointsPerWin.text(), mean)),
        long_run(&of.results, unit).map(|sure| (long_run_say::InTheLongRun.text(), sure)),
        Some((say::ByKnock.text(), share(wins.knock, known))).filter(|_| known > 0),
        Some((say::ByGin.text(), share_of_gin(wins.gin, known))).filter(|_| known > 0),
        Some((say::ByBigGin.text(), share_of_big_gin(wins.big_gin, known))).filter(|_| wins.big_gin > 0),
        Some((say::ByUndercut.text(), share(undercut, known))).filter(|_| known > 0),
        Some((say::InPointsOnly.text(), share(wins.points, of.won.count))).filter(|_| wins.points > 0),
        knocked_with(of.knocked_with).map(|mean| (say::KnockedWith.text(), mean)),
        Some((say::KnocksUndercut.text(), share(of.knocks_undercut, of.knocked_with.count)))
            .filter(|_| of.knocked_with.count > 0),
        caught_with(of.caught_with).map(|mean| (say::CaughtWith.text(), mean)),
        Some((say::LeftOnTable.text(), left(of.left))).filter(|_| of.left.count > 0),
        Some((sheet::RowBoxes.text(), boxes(of, unit))),
        Some((say::LongestStreaks.text(), streaks(of, unit))),
        Some((say::Shutouts.text(), shutouts(of))),
    ];
    lines.into_iter().flatten().map(|(label, figure)| (label.to_owned(), figure)).collect()
}

/// The lines about an opponent. Of the only one, the long run is that of all hands.
fn lines_against(opponent: &str, of: &Tally, several: bool) -> Figures {
    let mut lines = vec![(say::Against { opponent }.said(), against_one(of))];
    let sure = long_run(&of.results, Unit::Hand).filter(|_| several);
    lines.extend(sure.map(|sure| (long_run_say::LongRunAgainst { opponent }.said(), sure)));
    lines
}

fn against_one(of: &Tally) -> String {
    say::AgainstFigures {
        share: share(of.won.count, of.hands),
        ahead: ahead(of, Unit::Hand),
        games_won: of.games_won,
        games_lost: of.games_lost,
        series_won: of.series_won,
        series_lost: of.series_lost,
    }
    .said()
}

/// `71 of 118, 60.2%`.
#[allow(clippy::cast_precision_loss)]
pub fn share(part: u64, of: u64) -> String {
    match percent_of(part, of) {
        None => say::ShareOfNone.said(),
        Some(percent) => say::Share { part, all: of, percent }.said(),
    }
}

/// `60.2%`; `None` of nothing.
#[allow(clippy::cast_precision_loss)]
fn percent_of(part: u64, of: u64) -> Option<String> {
    (of > 0).then(|| percent(format_args!("{:.1}", part as f64 * 100.0 / of as f64)))
}

fn share_of_gin(part: u64, all: u64) -> String {
    let percent = percent_of(part, all).unwrap_or_default();
    say::ShareGin { part, all, percent, one_in: DEALT_GIN.one_in() }.said()
}

fn share_of_big_gin(part: u64, all: u64) -> String {
    let percent = percent_of(part, all).unwrap_or_default();
    say::ShareBigGin { part, all, percent, one_in: DEALT_BIG_GIN.one_in() }.said()
}

fn mean(sample: Sample) -> Option<String> {
    sample.mean().map(|mean| decimal(format_args!("{mean:.1}")))
}

fn per_win(won: Sample, unit: Unit) -> Option<String> {
    let mean = mean(won)?;
    Some(match unit {
        Unit::Hand => say::MeanOfHands { mean, hands: won.count }.said(),
        Unit::Round => say::MeanOfRounds { mean, rounds: won.count }.said(),
    })
}

fn knocked_with(of: Sample) -> Option<String> {
    let mean = mean(of)?;
    Some(say::MeanKnocked { mean, knocks: of.count, one_in: DEALT_KNOCK.one_in() }.said())
}

fn caught_with(of: Sample) -> Option<String> {
    let (mean, dealt) = (mean(of)?, decimal(format_args!("{MEAN_DEADWOOD:.1}")));
    Some(say::MeanCaught { mean, hands: of.count, dealt }.said())
}

#[allow(clippy::cast_precision_loss)]
fn ahead(of: &Tally, unit: Unit) -> String {
    let each = if of.hands == 0 { 0.0 } else { of.ahead() as f64 / of.hands as f64 };
    // Avoids `-0.0`.
    let each = if each.abs() < 0.05 { 0.0 } else { each };
    let each = decimal(format_args!("{each:+.1}"));
    let (points, ahead) = (of.ahead().unsigned_abs(), format!("{:+}", of.ahead()));
    match unit {
        Unit::Hand => say::AheadHands { points, ahead, each, hands: of.hands }.said(),
        Unit::Round => say::AheadRounds { points, ahead, each, rounds: of.hands }.said(),
    }
}

fn left(of: Sample) -> String {
    let each = decimal(format_args!("{:.2}", of.mean().unwrap_or_default()));
    say::Left { points: of.sum, hands: of.count, each }.said()
}

fn boxes(of: &Tally, unit: Unit) -> String {
    match unit {
        Unit::Hand => say::BoxesForHands { boxes: of.boxes, hands: of.won.count }.said(),
        Unit::Round => say::BoxesForRounds { boxes: of.boxes, rounds: of.won.count }.said(),
    }
}

fn streaks(of: &Tally, unit: Unit) -> String {
    let (won, lost, all) = (of.won_in_a_row.longest(), of.lost_in_a_row.longest(), of.hands);
    match unit {
        Unit::Hand => say::StreaksOfHands { won, lost, all }.said(),
        Unit::Round => say::StreaksOfRounds { won, lost, all }.said(),
    }
}

fn shutouts(of: &Tally) -> String {
    let games = of.games_won + of.games_lost;
    say::ShutoutsInGames { won: of.shutouts_won, lost: of.shutouts_lost, games }.said()
}

fn settled(of: &Tally) -> String {
    let (points, net) = (of.net.unsigned_abs(), format!("{:+}", of.net));
    say::SettledPoints { points, net, series: of.series }.said()
}

/// `6 won, 7 lost, 1 tied, 1 stopped, 2 open`, without tied, stopped or open series if there are none.
pub fn series(of: &Tally) -> String {
    let mut items =
        vec![say::Won { count: of.series_won }.said(), say::Lost { count: of.series_lost }.said()];
    let mut add = |count: u64, item: String| items.extend((count > 0).then_some(item));
    add(of.series_tied, say::Tied { count: of.series_tied }.said());
    add(of.series_stopped, say::Stopped { count: of.series_stopped }.said());
    add(of.series_open(), say::Open { count: of.series_open() }.said());
    items.join(", ")
}

/// The points ahead after each series: a small plot with its range, unless the terminal cannot draw it.
fn course(course: &[i64], space: Option<usize>, look: TextStyle) -> Option<(String, String)> {
    let (least, most) = (course.iter().min()?, course.iter().max()?);
    if course.len() < 2 {
        return None;
    }
    let now = course.last().copied().unwrap_or_default();
    let (now, least, most) = (format!("{now:+}"), format!("{least:+}"), format!("{most:+}"));
    let range = say::Course { now, least, most }.said();
    let letters_only = look.plain || (look.out.width.is_some() && !look.out.symbols);
    let widest = space.map_or(WIDEST, |space| space.min(WIDEST));
    let plot = if letters_only { String::new() } else { format!("{}  ", plot(course, widest)) };
    Some((say::AheadOverTime.said(), format!("{plot}{range}")))
}

/// The greatest width of a plot.
const WIDEST: usize = 40;

/// The blocks of a plot, low to high.
const BLOCKS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// A line of blocks, one per value; with many values, one for the last value of each group. Done by hand because the
/// smallest plotting library draws whole charts.
fn plot(values: &[i64], widest: usize) -> String {
    let least = values.iter().copied().min().unwrap_or(0);
    let span = values.iter().copied().max().unwrap_or(0).abs_diff(least).max(1);
    let height =
        |value: i64| u128::from(value.abs_diff(least)) * (BLOCKS.len() as u128 - 1) / u128::from(span);
    let width = values.len().min(widest);
    let last_of = |column: usize| values.get(((column + 1) * values.len()).div_ceil(width) - 1);
    let block = |value: &i64| usize::try_from(height(*value)).ok().and_then(|at| BLOCKS.get(at));
    (0..width).filter_map(last_of).filter_map(block).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_small_plot() {
        assert_eq!(plot(&[0, 7, 3, -7], WIDEST), "▄█▆▁");
        assert_eq!(plot(&[5, 5], WIDEST), "▁▁");
        let many: Vec<i64> = (0..1000).collect();
        assert_eq!(plot(&many, WIDEST).chars().count(), WIDEST);
        assert!(plot(&many, WIDEST).ends_with('█'));
        assert_eq!(plot(&[i64::MIN, i64::MAX], WIDEST), "▁█");
    }

    #[test]
    fn numbers() {
        assert_eq!(share(1, 3), "1 of 3, 33.3%");
        assert_eq!(share(0, 0), "0 of 0");
    }
}
