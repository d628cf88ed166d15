//! `stats`: the statistics of everybody, of one player, or of two against each other.

use std::collections::HashSet;

use clap::Args;
use ginscore_notation::nearest;
use serde::Serialize;

use crate::commands::new::agreed::RuleWords;
use crate::commands::new::rule_names::RuleNames;
use crate::commands::run::answer::{Answered, Stop};
use crate::commands::run::env::Env;
use crate::commands::run::failure::Failure;
use crate::commands::run::many::look_into_all;
use crate::commands::run::options::{Days, examples};
use crate::commands::run::plan::{Plan, Run, shows};
use crate::say::written::{
    diagnostic::DidYouMean,
    ledger_commands as say,
    parse_error::{NoSuchPlayer, WriteMore},
    player_stats::NoHandsYet,
};
use crate::say::{Fixed, Message};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::json::{self, WithSchema};
use crate::show::statistics::figures;
use crate::show::words::{all_of, one_of, ticked};
use ginscore_ledger::model::known_as;
use ginscore_ledger::stats::{
    ALL_DEADWOOD, DEALT_BIG_GIN, DEALT_GIN, DEALT_KNOCK, Odds, Period, PlayerStats, Sample, SeriesCounts,
    SeriesStats, SideStats, TEN_CARDS, Tally, Wins, WonLost, best_first, player_stats, series_stats,
    side_stats,
};

/// Show the statistics of everybody, of one player, or of two against each other.
///
/// Without a name, everybody has a line, the best first: series, hands, hands won, net points, points per hand, gins,
/// undercuts and money. Net points are those of the settlements and, for unfinished series, those of the closed games;
/// points per hand are those of the hands won, less those of the hands lost. One name shows all figures of that player,
/// two names what each of the two has against the other.
///
/// Covers all series, or the one that `--series` names. With several `--ledger`, it covers the series of all of them. A
/// series that is found twice is counted once. Points left on the table are those that a better spread would have earned
/// against the other player's cards as they were laid down, over the hands recorded with cards.
#[derive(Args, Debug)]
#[command(after_long_help = examples(&[
    ("ginscore stats", "Show everybody, the best first."),
    ("ginscore stats Ann", "Show Ann."),
    ("ginscore stats Ann Bob --since 2026-01-01", "Show Ann and Bob against each other, in series since the start of 2026."),
    ("ginscore stats --ledger table-1 --ledger table-2", "Show everybody over two ledgers."),
    ("ginscore stats --rules 'pagat hollywood'", "Show everybody, in series by Pagat's rules with three games side by side."),
]))]
pub(crate) struct StatsArgs {
    /// One player, or two, by name or an unambiguous prefix [default: everybody]
    #[arg(value_name = "NAME", num_args = 0..=2)]
    pub(crate) players: Vec<String>,
    #[command(flatten)]
    pub(crate) days: Days,
    /// Only series by these rules: based on that preset, with these forms and values, as in "pagat hollywood".
    #[arg(long = "rules", value_name = "WORDS")]
    pub(crate) rules: Option<String>,
}

impl Run for StatsArgs {
    fn plan(self: Box<Self>) -> Plan {
        shows(move |env| run(&self.players, self.days.period(), self.rules.as_deref(), env)).reads_several()
    }

    #[cfg(test)]
    fn answers(all: &mut json::Answers) {
        all.add::<StatsView>("stats");
    }
}

/// Shows the statistics of everybody, of one player, or of two against each other, over the series of a period and by these
/// rules, each counted once.
fn run(names: &[String], period: Period, rules: Option<&str>, env: &Env) -> Answered {
    let Found { mut looks, known } = found(env)?;
    if let Some(rules) = rules {
        let presets = looks.iter().map(|look| look.preset.as_str());
        let words = RuleWords::read_for(rules, &RuleNames::of_series(&env.book, presets))?;
        looks.retain(|look| words.are_those_of(&look.preset, &look.house));
    }
    looks.retain(|look| period.contains(look.start));
    let mut names = names.iter().map(|typed| find(typed, &known)).collect::<Result<Vec<_>, _>>()?;
    // A player against themselves is one player.
    names.dedup_by_key(|name| known_as(name));
    let mut players = best_first(player_stats(&looks), |player| &player.all);
    let mut sides = best_first(side_stats(&looks), |side| &side.all);
    let is = |player: &PlayerStats, name: &str| known_as(&player.name) == known_as(name);
    if let [one, two] = names.as_slice() {
        let of = |own: &str, other: &str| {
            players.iter().find(|player| is(player, own)).and_then(|player| player.against(other))
        };
        let met: Vec<PlayerStats> = of(one, two).into_iter().chain(of(two, one)).collect();
        let text = || match met.as_slice() {
            [one, two] => figures::two(one, two, env.look),
            _ => figures::not_met(one, two),
        };
        return Ok(env.answer(text, || answered(&met, &[])));
    }
    if let [name] = names.as_slice() {
        players.retain(|player| is(player, name));
        sides.retain(|side| side.players.iter().any(|player| known_as(player) == known_as(name)));
    }
    let text = || match players.as_slice() {
        [] => NoHandsYet.text().into(),
        [player] => figures::one(player, &sides, env.look),
        // Of two who only played each other, a line for each would say everything twice.
        [one, two] if sides.is_empty() => figures::two(one, two, env.look),
        players => figures::everybody(players, &sides, env.look),
    };
    Ok(env.answer(text, || answered(&players, &sides)))
}

struct Found {
    /// The series in which something is recorded, each once.
    looks: Vec<SeriesStats>,
    /// The players, also those of other series.
    known: Vec<String>,
}

fn found(env: &Env) -> Result<Found, Stop> {
    let ledgers: Vec<Env> = std::iter::once(env.clone())
        .chain(env.more_ledgers.iter().map(|dir| env.elsewhere(dir.clone())))
        .collect();
    if ledgers.len() > 1 {
        // A mistyped directory is an error, not an empty ledger.
        let missing = ledgers.iter().map(|there| there.book.dir()).filter(|dir| !dir.is_dir());
        let missing: Vec<Diagnostic> = missing.map(|dir| no_ledger(&dir.display().to_string())).collect();
        if !missing.is_empty() {
            return Err(Failure::ledger(missing).into());
        }
    }
    let looks = look_into_all(&ledgers, |opened| series_stats(&opened.name, &opened.series))?;
    let played = looks.iter().flat_map(|look| look.players.iter().map(|player| &player.name));
    let mut seen = HashSet::new();
    let known = played.filter(|name| seen.insert(known_as(name))).cloned().collect();
    Ok(Found { looks, known })
}

fn no_ledger(dir: &str) -> Diagnostic {
    Diagnostic::new(Code::LedgerUnreadable, say::NoDirectory { dir: ticked(dir) })
        .hinted(say::NoDirectoryHint)
}

/// Finds a player by exact name, ignoring case, or by an unambiguous prefix.
fn find(typed: &str, known: &[String]) -> Result<String, Failure> {
    let low = known_as(typed);
    if let Some(exact) = known.iter().find(|name| known_as(name) == low) {
        return Ok(exact.clone());
    }
    let begins: Vec<&String> = known.iter().filter(|name| known_as(name).starts_with(&low)).collect();
    if let [only] = begins.as_slice() {
        return Ok((*only).clone());
    }
    let several: Vec<String> = begins.iter().take(5).map(|name| ticked(name)).collect();
    let (message, hint) = match several.as_slice() {
        [_, ..] => {
            (say::SeveralPlayers { name: ticked(typed) }.said(), WriteMore { names: one_of(&several) }.said())
        }
        [] => {
            let lower: Vec<String> = known.iter().map(|name| known_as(name)).collect();
            let near = nearest(typed, lower.iter().map(String::as_str));
            let near = known.iter().find(|name| Some(known_as(name).as_str()) == near);
            let hint = match near {
                Some(near) => DidYouMean { meant: ticked(near) }.said(),
                None if known.is_empty() => say::LedgerHasNoSeries.said(),
                None => {
                    let some: Vec<String> = known.iter().take(8).map(|name| ticked(name)).collect();
                    say::KnownPlayersHint { names: all_of(&some) }.said()
                }
            };
            (NoSuchPlayer { typed: ticked(typed) }.said(), hint)
        }
    };
    Err(Failure::mistake(Code::UnknownPlayer, message, hint))
}

/// The statistics of players, and the odds of a dealt hand to compare them with.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct StatsView {
    players: Vec<PlayerStatsView>,
    /// The sides of several players; left out if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    sides: Vec<SideStatsView>,
    dealt: DealtView,
}

/// The odds of ten dealt cards (eleven for big gin).
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct DealtView {
    gin: Odds,
    big_gin: Odds,
    ten_or_less: Odds,
    /// The deadwood of all ten-card hands together.
    deadwood: SumView,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct SumView {
    sum: u64,
    count: u64,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct PlayerStatsView {
    name: String,
    #[serde(flatten)]
    all: FiguresView,
    against: Vec<AgainstView>,
}

/// The statistics of a side of several players. Where a player has hands, it has the rounds that are complete.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct SideStatsView {
    name: String,
    players: Vec<String>,
    #[serde(flatten)]
    all: FiguresView,
}

/// A player's statistics against one opponent.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct AgainstView {
    name: String,
    #[serde(flatten)]
    figures: FiguresView,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct FiguresView {
    series: SeriesCounts,
    games: WonLost,
    shutouts: WonLost,
    hands: HandsView,
    points: PointsView,
    points_a_win: SampleView,
    wins: Wins,
    knocked_with: SampleView,
    knocks_undercut: u64,
    /// The deadwood left when the other player's knock or gin won.
    caught_with: SampleView,
    left: SampleView,
    boxes: u64,
    longest_runs: RunsView,
    net: i64,
    /// Money won, less money lost, as an exact decimal number; null if no series was for money.
    money: Option<String>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct HandsView {
    played: u64,
    won: u64,
    lost: u64,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct PointsView {
    won: u64,
    lost: u64,
    ahead: i64,
}

/// The longest runs of hands won and lost.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct RunsView {
    won: u32,
    lost: u32,
}

/// A sample and its mean; null if it is empty.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct SampleView {
    sum: u64,
    count: u64,
    mean: Option<f64>,
}

fn answered(of: &[PlayerStats], sides: &[SideStats]) -> WithSchema<StatsView> {
    let against =
        |(name, tally): (&String, &Tally)| AgainstView { name: name.clone(), figures: figures(tally) };
    let one = |player: &PlayerStats| PlayerStatsView {
        name: player.name.clone(),
        all: figures(&player.all),
        against: player.against.iter().map(|(name, tally)| against((name, tally))).collect(),
    };
    let side = |side: &SideStats| SideStatsView {
        name: side.name.clone(),
        players: side.players.clone(),
        all: figures(&side.all),
    };
    json::answer(StatsView {
        players: of.iter().map(one).collect(),
        sides: sides.iter().map(side).collect(),
        dealt: DealtView {
            gin: DEALT_GIN,
            big_gin: DEALT_BIG_GIN,
            ten_or_less: DEALT_KNOCK,
            deadwood: SumView { sum: ALL_DEADWOOD, count: TEN_CARDS },
        },
    })
}

fn figures(of: &Tally) -> FiguresView {
    FiguresView {
        series: of.series,
        games: of.games,
        shutouts: of.shutouts,
        hands: HandsView { played: of.hands, won: of.won.count, lost: of.lost },
        points: PointsView { won: of.won.sum, lost: of.points_lost, ahead: of.ahead() },
        points_a_win: sample(of.won),
        wins: of.wins,
        knocked_with: sample(of.knocked_with),
        knocks_undercut: of.knocks_undercut,
        caught_with: sample(of.caught_with),
        left: sample(of.left),
        boxes: of.boxes,
        longest_runs: RunsView { won: of.won_in_a_row.longest(), lost: of.lost_in_a_row.longest() },
        net: of.net,
        money: of.money.map(|money| money.to_string()),
    }
}

fn sample(of: Sample) -> SampleView {
    SampleView { sum: of.sum, count: of.count, mean: of.mean() }
}
