//! `why`: explains a hand, a game or the settlement, and with `--advise` which points were left on the table.

use crate::commands::line::reading::read_as;
use crate::commands::run::answer::Answered;
use crate::commands::run::env::Env;
use crate::commands::run::failure::{no_hands_yet, no_such_game, no_such_hand, not_so};
use crate::commands::run::options::examples;
use crate::commands::run::plan::{Plan, Run, shows};
use crate::commands::words::{LASTS, means};
use crate::say::text::{Line, Text};
use crate::say::{Fixed, Message, written::misused as mistake_say, written::words::Labelled};
use crate::show::hand::advice;
use crate::show::hand::entrants::EntrantNames;
use crate::show::json::hand::{BetterView, HandView, ReasonView, RulingView, could_have, reasons, ruling};
use crate::show::json::players::players_of;
use crate::show::json::summary::{SettledGameView, SummaryView, UnderView, settled_game};
use crate::show::json::{self, PerPlayer, WithSchema};
use crate::show::series::numbered::number_in_words;
use crate::show::series::why;
use crate::show::settlement::why_money;
use clap::Args;
use ginscore_ledger::model::{Hand, Series};
use ginscore_notation::{Roster, write_seated};
use ginscore_rules::advice::{points_left, review};
use ginscore_rules::house::HouseRules;
use ginscore_rules::players::{ByEntrant, ByPlayer, Opponents, Player};
use ginscore_rules::series::ScoredRound;
use ginscore_rules::settlement::{Game, SettledSheet, Settlement};
use serde::Serialize;
use std::sync::Arc;

/// Explain a hand, a game (`game 2`), or the settlement (`series`).
///
/// A number that no hand has is looked up in the settlement, the games and the points of hands: `why 287` explains what it
/// is part of.
///
/// With `--advise`, adds the points that a better spread of a player's own cards would have earned or saved, against
/// the other player's cards as they were laid down: of this hand, or with `series` of every hand in which something
/// was left. A lay-off that does not fit a better spread counts as deadwood.
#[derive(Args, Debug)]
#[command(after_long_help = examples(&[
    ("ginscore why 12", "Explain every number of hand 12."),
    ("ginscore why game 2", "Explain what each player has from game 2."),
    ("ginscore why series", "Explain the settlement, and who pays whom."),
    ("ginscore why series --advise", "Show in which hands points were left on the table."),
]))]
pub(crate) struct WhyArgs {
    /// The number of a hand, as `ginscore score` shows it; `round` or `game` and its number; or `series` for who pays
    /// whom [default: the last hand]
    #[arg(value_name = "WHAT", value_parser = explained, allow_negative_numbers = true)]
    pub(crate) what: Option<Explained>,
    /// The number of the round or of the game [default: the first game, the last round]
    #[arg(value_name = "NUMBER", value_parser = game_number)]
    pub(crate) number: Option<usize>,
    /// Add which points were left on the table.
    #[arg(long)]
    pub(crate) advise: bool,
}

impl Run for WhyArgs {
    fn plan(self: Box<Self>) -> Plan {
        shows(move |env| run(self.what.as_ref(), self.number, self.advise, env))
    }

    #[cfg(test)]
    fn answers(all: &mut json::Answers) {
        all.add::<WhyView>("why").add::<WhyGameView>("why").add::<WhySeriesView>("why");
    }
}

/// What `why` explains.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Explained {
    /// The hand of that number, or what the number is part of.
    Number(String),
    /// A round, by its number.
    Round,
    /// A game.
    Game,
    /// The settlement, and who pays whom.
    Series,
    /// The last hand.
    Last,
}

fn explained(typed: &str) -> Result<Explained, &'static str> {
    match typed {
        "game" => Ok(Explained::Game),
        "round" | "hand" => Ok(Explained::Round),
        "series" | "money" => Ok(Explained::Series),
        number if number.replacen(',', ".", 1).parse::<f64>().is_ok_and(f64::is_finite) => {
            Ok(Explained::Number(number.to_owned()))
        }
        last if means(last, LASTS) => Ok(Explained::Last),
        _ => Err(mistake_say::WriteExplained.text()),
    }
}

fn game_number(typed: &str) -> Result<usize, &'static str> {
    typed.parse().map_err(|_| mistake_say::WriteGameNumber.text())
}

/// Explains the hand of that number, or the last one; a game, or the only one of a sheet; or the settlement.
fn run(what: Option<&Explained>, number: Option<usize>, advise: bool, env: &Env) -> Answered {
    let series = &env.open()?.series;
    match (what, number) {
        (Some(Explained::Game), number) if !advise => game(number.unwrap_or(1), series, env),
        (Some(Explained::Round), number) => hand(number, advise, series, env),
        (Some(Explained::Series), None) => settlement(advise, series, env),
        (Some(Explained::Number(typed)), None) => numbered(typed, advise, series, env),
        (None | Some(Explained::Last), None) => hand(None, advise, series, env),
        _ => Err(not_so("why", "why 3").into()),
    }
}

/// Explains the hand of that number. If there is none, explains what the number is a figure of.
fn numbered(typed: &str, advise: bool, series: &Series, env: &Env) -> Answered {
    let number = typed.parse().ok();
    if let Some(number) = number.filter(|number| series.scored(*number).is_some()) {
        return hand(Some(number), advise, series, env);
    }
    match (figure_of(typed, series), number) {
        (Some(of), _) => {
            let answered = match of {
                FigureOf::Hand(number) => hand(Some(number), advise, series, env)?,
                FigureOf::Game(number) => game(number, series, env)?,
                FigureOf::Series => settlement(advise, series, env)?,
            };
            Ok(env.shown(|| read_as(&of.line())).then(answered))
        }
        (None, Some(number)) => Err(no_such_hand(number).into()),
        (None, None) => Err(not_so("why", "why 3").into()),
    }
}

/// What a number that is no hand's is a figure of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FigureOf {
    /// A hand scored so much.
    Hand(usize),
    Game(usize),
    Series,
}

impl FigureOf {
    /// The line that explains it.
    pub(crate) fn line(self) -> String {
        match self {
            FigureOf::Hand(number) => format!("why {number}"),
            FigureOf::Game(number) => format!("why game {number}"),
            FigureOf::Series => "why series".to_owned(),
        }
    }
}

/// What a number is a figure of: the last hand, or the latest one that scored so much before the end of a series; after that the
/// settlement, a game, or such a hand.
pub(crate) fn figure_of(typed: &str, series: &Series) -> Option<FigureOf> {
    let scored = hand_that_scored(typed, series);
    let (last, is_over) = (series.score().rounds().len(), series.score().is_over());
    if let Some(hand) = scored.filter(|number| *number == last || !is_over) {
        return Some(FigureOf::Hand(hand));
    }
    let is_one_of = |figures: &[i128]| figure(typed).is_some_and(|of| of != 0 && figures.contains(&of));
    let settlement = series.score().settlement();
    if is_one_of(&figures_of_series(&settlement, series)) {
        return Some(FigureOf::Series);
    }
    let mut games = (0..).map_while(|game| figures_of_game(game, &settlement));
    let game = games.position(|figures| is_one_of(&figures)).map(|game| FigureOf::Game(game + 1));
    game.or_else(|| scored.map(FigureOf::Hand))
}

/// The number of the latest hand that scored so many points.
fn hand_that_scored(points: &str, series: &Series) -> Option<usize> {
    let points: u32 = points.parse().ok().filter(|points| *points > 0)?;
    let scored = |(_, hand): &(usize, &Arc<Hand>)| hand.ruling.points() == points;
    series.hands().filter(scored).map(|(number, _)| number).last()
}

const ONE: i128 = 10_000;

/// A number in ten-thousandths, which is as exact as any stake: `38.80` and, in many countries, `38,80`.
fn figure(text: &str) -> Option<i128> {
    const DECIMALS: usize = 4;
    let (whole, part) = text.split_once(['.', ',']).unwrap_or((text, "0"));
    let is_number = |digits: &str| !digits.is_empty() && digits.chars().all(|digit| digit.is_ascii_digit());
    let is_figure = is_number(whole) && is_number(part) && part.len() <= DECIMALS;
    is_figure.then(|| format!("{whole}{part:0<DECIMALS$}").parse().ok()).flatten()
}

/// Points as a figure. What is taken from a player is a figure, too.
fn points(number: i64) -> i128 {
    i128::from(number.unsigned_abs()) * ONE
}

/// The figures of the settlement: the totals, the difference, and what is paid.
fn figures_of_series(settlement: &Settlement, series: &Series) -> Vec<i128> {
    let stake = series.header().stake;
    let games = settlement.sheets.iter().flat_map(|sheet| &sheet.games).map(Game::totals);
    let mut figures: Vec<i128> = games.chain([settlement.totals]).flat_map(totals).collect();
    let mut paid = |times: u64| {
        let amount = stake.and_then(|stake| figure(&stake.times(times).to_string()));
        figures.extend(amount);
    };
    let payments = settlement.payments(series.roster().lineup(), stake);
    let lumps = stake.map_or_else(Vec::new, |stake| settlement.lumps(stake.per()));
    payments.iter().for_each(|payment| paid(payment.due.times()));
    lumps.iter().for_each(|lump| paid(lump.times()));
    let due = payments.iter().filter_map(|payment| payment.due.points()).chain(settlement.difference());
    figures.extend(due.map(|points| i128::from(points) * ONE));
    figures
}

/// The figures of a game, counted from 0, on each sheet: what it has of each term, the totals, and what it is worth. `None` if
/// there is no such game.
fn figures_of_game(number: usize, settlement: &Settlement) -> Option<Vec<i128>> {
    let mut figures = Vec::new();
    for sheet in &settlement.sheets {
        let game = sheet.games.get(number)?;
        figures.extend(totals(game.column.points()).chain(totals(game.totals())));
        let terms = game.terms();
        figures.extend(terms.iter().flat_map(|(_, terms)| terms.iter().map(|term| points(term.added()))));
        if let Some(closed) = game.closed() {
            let penalties = closed.penalties.iter().map(|penalty| i128::from(penalty.points) * ONE);
            figures.extend(penalties);
        }
        figures.extend(game.worth().map(points));
    }
    Some(figures)
}

/// Totals as figures, and by how much the first is ahead.
fn totals(totals: ByEntrant<i64>) -> impl Iterator<Item = i128> {
    let ahead = totals.lead().map(|(_, ahead)| i128::from(ahead) * ONE);
    let each: Vec<i128> = totals.iter().map(|(_, total)| points(*total)).collect();
    each.into_iter().chain(ahead)
}

fn game(number: usize, series: &Series, env: &Env) -> Answered {
    let Some(text) = why_money::why_game(number, series, env.look.plain) else {
        return Err(no_such_game(number).into());
    };
    Ok(env.answer(|| text, || game_view(number, series)))
}

fn settlement(advise: bool, series: &Series, env: &Env) -> Answered {
    let roster = series.roster();
    let text = || {
        let explained = why_money::why_series(series, env.look.plain);
        if !advise {
            return explained;
        }
        let lines = series.hands().flat_map(|(number, hand)| {
            let found = review(&hand.ruling, series.score().house());
            let better = advice::better(&found, &roster.pair(hand.opponents));
            better.into_iter().map(move |headline| {
                Labelled { label: number_in_words(number, false), what: headline }.line()
            })
        });
        let (seen, left) = left_by(series);
        explained.then(lines.collect::<Text>()).then(advice::together(&left, seen))
    };
    let object = || series_view(series, advise.then(|| left_view(series, &left_by(series).1)));
    Ok(env.answer(text, object))
}

/// The number of hands in which a player's cards are known, and the points that each player left on the table in them, by
/// name, in the order of the seats.
fn left_by(series: &Series) -> (usize, Vec<(String, u32)>) {
    let mut left: Vec<(String, u32)> =
        series.roster().players().iter().map(|name| (name.clone(), 0)).collect();
    let mut seen = 0;
    for (_, hand) in series.hands() {
        let points = points_left(&hand.ruling, series.score().house());
        seen += usize::from(is_seen(&points));
        let Opponents::Players(seats) = hand.opponents else { continue };
        for player in Player::BOTH {
            if let Some((_, sum)) = left.get_mut(seats.get(player).number()) {
                *sum += points.get(player).unwrap_or(0);
            }
        }
    }
    (seen, left)
}

/// Returns true if it is known of a player what they left on the table.
fn is_seen(points: &ByPlayer<Option<u32>>) -> bool {
    Player::BOTH.iter().any(|player| points.get(*player).is_some())
}

fn hand(number: Option<usize>, advise: bool, series: &Series, env: &Env) -> Answered {
    let rounds = series.score().rounds().len();
    if number.is_none() && rounds == 0 {
        return Err(no_hands_yet().into());
    }
    let number = number.unwrap_or(rounds);
    let (roster, house) = (series.roster(), series.score().house());
    let kept = series.round(number);
    let Some(round) = series.scored(number) else {
        return Err(no_such_hand(number).into());
    };
    let line =
        |hand: &Arc<Hand>| write_seated(hand.ruling.claim(), hand.opponents, hand.note.as_deref(), roster);
    let lines: Vec<String> = kept.iter().map(line).collect();
    let hands: Vec<(&Hand, &str)> =
        kept.iter().zip(&lines).map(|(hand, line)| (hand.as_ref(), line.as_str())).collect();
    let Some(last) = hands.last() else {
        return Err(no_such_hand(number).into());
    };
    let left = || -> Text {
        let better =
            |hand: &Arc<Hand>| advice::better(&review(&hand.ruling, house), &roster.pair(hand.opponents));
        let lines: Vec<Line> = kept.iter().flat_map(better).collect();
        let seen = kept.iter().any(|hand| is_seen(&points_left(&hand.ruling, house)));
        if lines.is_empty() { advice::nothing(seen).into() } else { lines.into_iter().collect() }
    };
    let text = || {
        let explained = why::why(number, &lines, round, series.header(), roster);
        if advise { explained.then(left()) } else { explained }
    };
    let object = || hand_view(number, *last, &hands, round, roster, advise.then_some(house));
    Ok(env.answer(text, object))
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct WhyView {
    #[serde(flatten)]
    hand: HandView,
    line: String,
    note: Option<String>,
    dealer: Option<String>,
    reasons: Vec<ReasonView>,
    /// All hands of a round of several, in the order in which they ended; left out otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    hands: Option<Vec<ExplainedHandView>>,
    /// With `--advise`, what each player could have put down.
    #[serde(skip_serializing_if = "Option::is_none")]
    better: Option<PerPlayer<Option<BetterView>>>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct ExplainedHandView {
    #[serde(flatten)]
    ruling: RulingView,
    players: Option<[String; 2]>,
    line: String,
    note: Option<String>,
    /// With `--advise`, what each player could have put down.
    #[serde(skip_serializing_if = "Option::is_none")]
    better: Option<PerPlayer<Option<BetterView>>>,
}

/// Points that were left on the table.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct LeftView {
    hands: Vec<LeftInHandView>,
    /// The points that each player left in all of these hands.
    left: PerPlayer<u32>,
}

/// What could have been put down in a hand.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct LeftInHandView {
    number: usize,
    better: PerPlayer<Option<BetterView>>,
}

/// The settlement, and with `--advise` what was left on the table.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct WhySeriesView {
    #[serde(flatten)]
    summary: SummaryView,
    #[serde(flatten)]
    left: Option<LeftView>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct WhyGameView {
    /// The number of the game on its sheet.
    game: usize,
    /// The game of that number on each sheet, in order.
    games: Vec<SettledGameView>,
}

/// The answer of `why` about the hands of a round, each with its line, and the one of them that ended last. With rules also
/// what could have been put down by them.
fn hand_view(
    number: usize,
    (kept, line): (&Hand, &str),
    hands: &[(&Hand, &str)],
    scored: &ScoredRound,
    roster: &Roster,
    advise: Option<&HouseRules>,
) -> WithSchema<WhyView> {
    let better = |kept: &Hand| advise.map(|house| could_have(kept, house, roster));
    let explained = |(kept, line): &(&Hand, &str)| {
        let played = kept.played();
        ExplainedHandView {
            ruling: ruling(&played.ruling, &roster.pair(played.opponents)),
            players: players_of(&played, roster),
            line: (*line).to_owned(),
            note: kept.note.clone(),
            better: better(kept),
        }
    };
    json::answer(WhyView {
        hand: json::hand::hand(number, scored, &kept.played(), roster),
        line: line.to_owned(),
        note: kept.note.clone(),
        dealer: scored.dealer.map(|dealer| roster.entrant(dealer)),
        reasons: reasons(scored),
        hands: roster.lineup().has_rounds().then(|| hands.iter().map(explained).collect()),
        better: better(kept),
    })
}

/// What was left on the table in all hands of a series, with the points of each player.
fn left_view(series: &Series, left: &[(String, u32)]) -> LeftView {
    let house = series.score().house();
    let hand = |(number, kept): (usize, &Arc<Hand>)| LeftInHandView {
        number,
        better: could_have(kept, house, series.roster()),
    };
    LeftView { hands: series.hands().map(hand).collect(), left: left.iter().cloned().collect() }
}

fn series_view(series: &Series, left: Option<LeftView>) -> WithSchema<WhySeriesView> {
    let header = series.header();
    let summary =
        json::summary(&series.score().settlement(), &header.preset, UnderView::default(), series, None);
    json::answer(WhySeriesView { summary, left })
}

fn game_view(number: usize, series: &Series) -> WithSchema<WhyGameView> {
    let names = &EntrantNames::of(series.roster());
    let settlement = series.score().settlement();
    let of = |sheet: &SettledSheet| Some(settled_game(sheet.games.get(number.checked_sub(1)?)?, names));
    json::answer(WhyGameView { game: number, games: settlement.sheets.iter().filter_map(of).collect() })
}
