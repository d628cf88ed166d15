//! The statistics of a player, each figure with the number of hands it is based on.

use unicode_width::UnicodeWidthStr;

use super::render::TextStyle;
use super::words::{all_of, counted, grouped};
use crate::text::{Line, Style, Text, line_of};
use ginscore_ledger::stats::{
    DEALT_BIG_GIN, DEALT_GIN, DEALT_KNOCK, MEAN_DEADWOOD, PlayerStats, Sample, SideStats, Tally,
};

/// The statistics of some players, one after another, and then of some sides.
pub fn player_stats(of: &[PlayerStats], sides: &[SideStats], look: TextStyle) -> Text {
    let players = of.iter().map(|career| one(&Career::of_player(career), look));
    let sides = sides.iter().map(|career| one(&Career::of_side(career), look));
    let mut text = Text::default();
    for (at, career) in players.chain(sides).enumerate() {
        if at > 0 {
            text.push("");
        }
        text.append(career);
    }
    if of.is_empty() { "there are no hands yet".into() } else { text }
}

/// The results of a player or a side.
struct Career<'s> {
    name: &'s str,
    title: String,
    /// What the tally counts: hands, or the rounds of a side.
    unit: &'static str,
    all: &'s Tally,
    course: &'s [i64],
    against: &'s [(String, Tally)],
}

impl Career<'_> {
    fn of_player(of: &PlayerStats) -> Career<'_> {
        let PlayerStats { name, all, course, against } = of;
        Career { name, title: name.clone(), unit: "hand", all, course, against }
    }

    fn of_side(of: &SideStats) -> Career<'_> {
        let SideStats { name, players, all, course } = of;
        let joined = players.join("+");
        let title = if *name == joined { joined } else { format!("{name} ({})", all_of(players)) };
        Career { name, title, unit: "round", all, course, against: &[] }
    }
}

/// The fewest columns that a figure next to its label may have; with fewer it is below it.
const NARROW: usize = 36;

fn one(career: &Career<'_>, look: TextStyle) -> Text {
    let Career { name, title, unit, .. } = career;
    let hands = counted(career.all.hands, unit);
    let title =
        line_of![Line::styled(Style::Strong, title), format!(": {hands} in {} series", career.all.series)];
    let mut text = Text::from(title);
    let against = career.against.iter();
    let against = against.map(|(opponent, tally)| (format!("against {opponent}"), against_one(tally)));
    let labels = figures(career.all, unit).into_iter().map(|(label, _)| label.width());
    let labels = labels.chain(career.against.iter().map(|(name, _)| "against ".len() + name.width()));
    let indent = labels.max().unwrap_or(0).max(COURSE.len()) + 4;
    let space = look.out.width.map(|width| usize::from(width).saturating_sub(indent));
    let below = space.is_some_and(|space| space < NARROW);
    let space = if below { look.out.width.map(|width| usize::from(width).saturating_sub(4)) } else { space };
    let course = course(career.course, space, look);
    for (label, figure) in figures(career.all, unit).into_iter().chain(course).chain(against) {
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

/// The figures with their labels, without those that have no data. `unit` is what the tally counts.
fn figures(of: &Tally, unit: &str) -> Vec<(String, String)> {
    let wins = of.wins;
    let known = wins.told();
    let dealt = |what: &str, one_in: u64| format!("; 1 dealt hand in {} {what}", grouped(one_in));
    let undercut = wins.undercut + wins.gin_off;
    let lines = [
        Some((if unit == "hand" { "hands won" } else { "rounds won" }, share(of.won.count, of.hands))),
        mean(of.won, unit).map(|mean| ("points per win", mean)),
        Some(("points ahead", ahead(of, unit))),
        Some(("won by a knock", share(wins.knock, known))).filter(|_| known > 0),
        Some(("won by gin", share(wins.gin, known) + &dealt("is gin", DEALT_GIN.one_in())))
            .filter(|_| known > 0),
        Some(("won by big gin", share(wins.big_gin, known) + &dealt("is big gin", DEALT_BIG_GIN.one_in())))
            .filter(|_| wins.big_gin > 0),
        Some(("won by an undercut", share(undercut, known))).filter(|_| known > 0),
        Some(("won in points only", share(wins.points, of.won.count))).filter(|_| wins.points > 0),
        mean(of.knocked_with, "knock")
            .map(|mean| ("knocked with", mean + &dealt("counts 10 or less", DEALT_KNOCK.one_in()))),
        Some(("knocks undercut", share(of.knocks_undercut, of.knocked_with.count)))
            .filter(|_| of.knocked_with.count > 0),
        mean(of.caught_with, "hand")
            .map(|mean| ("caught with", format!("{mean}; a dealt hand averages {MEAN_DEADWOOD:.1}"))),
        Some(("left on the table", left(of.left))).filter(|_| of.left.count > 0),
        Some(("boxes", format!("{} for {} won", of.boxes, counted(of.won.count, unit)))),
        Some((
            "longest streaks",
            format!(
                "{} won in a row, {} lost in a row, out of {}",
                counted(of.won_in_a_row.longest(), unit),
                of.lost_in_a_row.longest(),
                of.hands
            ),
        )),
        Some(("games", format!("{} won, {} lost", of.games_won, of.games_lost))),
        Some((
            "shutouts",
            format!(
                "{} won, {} lost, in {}",
                of.shutouts_won,
                of.shutouts_lost,
                counted(of.games_won + of.games_lost, "closed game")
            ),
        )),
        Some(("series", series(of))),
        Some(("settled", format!("{:+} points, over the closed games of {} series", of.net, of.series))),
    ];
    lines.into_iter().flatten().map(|(label, figure)| (label.to_owned(), figure)).collect()
}

fn against_one(of: &Tally) -> String {
    format!(
        "{}; {}; games {} to {}; series {} to {}",
        share(of.won.count, of.hands),
        ahead(of, "hand"),
        of.games_won,
        of.games_lost,
        of.series_won,
        of.series_lost
    )
}

/// `71 of 118, 60.2%`.
#[allow(clippy::cast_precision_loss)]
pub fn share(part: u64, of: u64) -> String {
    if of == 0 {
        return "0 of 0".to_owned();
    }
    format!("{part} of {of}, {:.1}%", part as f64 * 100.0 / of as f64)
}

fn mean(sample: Sample, of: &str) -> Option<String> {
    sample.mean().map(|mean| format!("{mean:.1} on average ({})", counted(sample.count, of)))
}

#[allow(clippy::cast_precision_loss)]
fn ahead(of: &Tally, unit: &str) -> String {
    let each = if of.hands == 0 { 0.0 } else { of.ahead() as f64 / of.hands as f64 };
    // Avoids `-0.0`.
    let each = if each.abs() < 0.05 { 0.0 } else { each };
    format!("{:+} points, {each:+.1} per {unit} ({})", of.ahead(), counted(of.hands, unit))
}

fn left(of: Sample) -> String {
    let each = of.mean().unwrap_or_default();
    let hands = counted(of.count, "hand");
    format!("{} over {hands} with recorded cards, {each:.2} per hand", counted(of.sum, "point"))
}

/// `6 won, 7 lost, 1 tied, 1 stopped, 2 open`, without tied, stopped or open series if there are none.
pub fn series(of: &Tally) -> String {
    let more = [(of.series_tied, "tied"), (of.series_stopped, "stopped"), (of.series_open(), "open")];
    let more =
        more.into_iter().filter(|(count, _)| *count > 0).map(|(count, what)| format!(", {count} {what}"));
    format!("{} won, {} lost{}", of.series_won, of.series_lost, more.collect::<String>())
}

/// The label of the plot.
const COURSE: &str = "ahead over time";

/// The points ahead after each series: a small plot with its range, unless the terminal cannot draw it.
fn course(course: &[i64], space: Option<usize>, look: TextStyle) -> Option<(String, String)> {
    let (least, most) = (course.iter().min()?, course.iter().max()?);
    if course.len() < 2 {
        return None;
    }
    let now = course.last().copied().unwrap_or_default();
    let range = format!("now {now:+}, between {least:+} and {most:+}");
    let letters_only = look.plain || (look.out.width.is_some() && !look.out.symbols);
    let widest = space.map_or(WIDEST, |space| space.min(WIDEST));
    let plot = if letters_only { String::new() } else { format!("{}  ", plot(course, widest)) };
    Some((COURSE.to_owned(), format!("{plot}{range}")))
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
