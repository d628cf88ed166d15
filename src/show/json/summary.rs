//! The settlement.

use ginscore_ledger::book::{Evening, EveningPayment, EveningSeries, Owed};
use ginscore_ledger::model::{Rescored, Rescoring, Series};
use ginscore_notation::{Names, Roster, end_name};
use ginscore_rules::hand::Ruling;
use ginscore_rules::house::RuleKey;
use ginscore_rules::players::Opponents;
use ginscore_rules::settlement::{Game, SettledSheet, Settlement, Stake, Term};
use ginscore_rules::sheets::{Adjustment, AdjustmentError};
use serde::Serialize;

use super::change::{AwardView, award};
use super::hand::{LaidDownView, defended};
use super::{PerPlayer, by_entrant, entrant_name, name};
use crate::show::code::Code;
use crate::show::hand::entrants::EntrantNames;
use crate::show::mistakes::rule_fault::code;
use crate::show::sheet::verdict::payer;

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SummaryView {
    #[serde(flatten)]
    settled: SettledView,
    /// The name of the rules that it was settled by.
    rules: String,
    #[serde(flatten)]
    otherwise: UnderView,
    /// What is owed for the evening, from its second series on; left out under other rules, in `export`, and if a series of it
    /// cannot be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    evening: Option<EveningView>,
}

/// The series that the same players play one after the other, and what is owed for all of them.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct EveningView {
    /// Those in which something counts, in the order in which they were begun.
    series: Vec<EveningSeriesView>,
    /// The net points in all of them. Names are those of the players, or of the sides that pay as one.
    net: PerPlayer<i64>,
    /// Who pays whom for all of them: `amount` for the series with a stake, and `points` for those without.
    payments: Vec<PaymentView>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct EveningSeriesView {
    name: String,
    start: String,
    winner: Option<String>,
    net: PerPlayer<i64>,
    /// The net money with the decimals of the stake, two at least; null without a stake.
    money: Option<PerPlayer<String>>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SettledView {
    /// True if the players stopped before the end; then open games are settled as they are.
    stopped: bool,
    finished: bool,
    sheets: Vec<SettledSheetView>,
    totals: PerPlayer<i64>,
    winner: Option<String>,
    /// Null where three players settle.
    difference: Option<u64>,
    /// The player or side that has less; null if the difference is 0, and where three players settle.
    pays: Option<String>,
    /// The money per point, per game (`5/game`) or per sheet (`20/sheet`), as it was given.
    stake: Option<String>,
    /// Who pays whom; empty if nobody pays. Of more than two players, from player to player.
    payments: Vec<PaymentView>,
}

/// What other rules change: nothing, if there are none.
#[derive(Debug, Default, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct UnderView {
    /// The hands that those rules rule otherwise.
    otherwise: Vec<OtherwiseView>,
    /// The adjustments that those rules have no room for.
    adjustments_left_out: Vec<AwardView>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SettledSheetView {
    games: Vec<SettledGameView>,
    totals: PerPlayer<i64>,
    games_won: PerPlayer<u32>,
    winner: Option<String>,
    difference: Option<u64>,
    pays: Option<String>,
    finished: bool,
}

/// A game of a sheet. An open one has no winner, no totals and no worth.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SettledGameView {
    winner: Option<String>,
    points: PerPlayer<i64>,
    boxes: PerPlayer<i64>,
    line_bonus: PerPlayer<i64>,
    game_bonus: i64,
    /// True only if an award was paid for a shutout.
    shutout: bool,
    multiplier: u32,
    /// After the multiplier.
    totals: PerPlayer<i64>,
    /// The winner's total minus the loser's.
    worth: i64,
    /// How each total comes about, term by term.
    terms: PerPlayer<Vec<TermView>>,
}

/// A term of a total. Terms are applied in order, starting from 0: `points` are added, and `times` multiplies all so
/// far. A term with neither sets the total to 0.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct TermView {
    #[cfg_attr(test, schemars(extend("enum" = super::schema_tests::TERMS)))]
    what: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    times: Option<u32>,
    /// The rule that gives the term, if one does.
    rule: Option<&'static str>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct PaymentView {
    from: String,
    to: String,
    /// Null if the stake is paid for each game or sheet, and where series are added up in money.
    points: Option<u64>,
    /// The money with the decimals of the stake, two at least; null without a stake.
    amount: Option<String>,
}

/// A hand that other rules rule otherwise.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct OtherwiseView {
    number: usize,
    was: Option<WorthView>,
    /// Null if the hand is left out.
    is: Option<WorthView>,
    /// Why those rules do not allow the hand.
    faults: Vec<Code>,
    /// True if the hand comes after the end of the series by those rules.
    behind_the_end: bool,
    /// What the defender puts down by those rules, if it is something else.
    put_down: Option<PutDownView>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct WorthView {
    #[cfg_attr(test, schemars(extend("enum" = super::schema_tests::ends())))]
    end: &'static str,
    winner: Option<String>,
    points: u32,
    boxes: u32,
}

/// What the defender put down, and would put down.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct PutDownView {
    player: String,
    was: Option<LaidDownView>,
    is: Option<LaidDownView>,
}

/// The hands that other rules rule otherwise, and the adjustments that they leave out.
pub fn otherwise(under: &Rescored, series: &Series) -> UnderView {
    let roster = series.roster();
    let hand = |(number, opponents, how): &(usize, Opponents, Rescoring)| {
        let names = &roster.pair(*opponents);
        let was = series.round(*number).into_iter().find(|hand| hand.opponents == *opponents);
        let put_down = match how {
            Rescoring::Ruled { ruling, put_down: Some(player) } => Some(PutDownView {
                player: names.get(*player).to_owned(),
                was: was.as_ref().and_then(|hand| defended(&hand.ruling, *player)),
                is: defended(ruling, *player),
            }),
            _ => None,
        };
        let (is, faults, behind_the_end) = match how {
            Rescoring::Ruled { ruling, .. } => (Some(worth(ruling, names)), Vec::new(), false),
            Rescoring::Refused(faults) => (None, faults.iter().map(code).collect(), false),
            Rescoring::BehindTheEnd => (None, Vec::new(), true),
        };
        OtherwiseView {
            number: *number,
            was: was.map(|hand| worth(&hand.ruling, names)),
            is,
            faults,
            behind_the_end,
            put_down,
        }
    };
    let left_out = |(adjustment, _): &(Adjustment, AdjustmentError)| award(adjustment, roster);
    UnderView {
        otherwise: under.otherwise.iter().map(hand).collect(),
        adjustments_left_out: under.left_out.iter().map(left_out).collect(),
    }
}

pub(super) fn worth(ruling: &Ruling, names: &Names) -> WorthView {
    WorthView {
        end: end_name(ruling.end()),
        winner: name(ruling.winner(), names),
        points: ruling.points(),
        boxes: ruling.boxes(),
    }
}

/// The settlement by the rules of that name, and the hands that they rule otherwise.
pub fn summary(
    settlement: &Settlement,
    rules: &str,
    otherwise: UnderView,
    series: &Series,
    evening: Option<&Evening>,
) -> SummaryView {
    let settled = settled(settlement, series, series.header().stake);
    let evening = evening.map(|evening| self::evening(evening, series.roster()));
    SummaryView { settled, rules: rules.to_owned(), otherwise, evening }
}

/// The series of an evening, and what is owed for them. `roster` is that of the series that was asked about.
pub fn evening(evening: &Evening, roster: &Roster) -> EveningView {
    fn each<T>(evening: &Evening, roster: &Roster, values: impl IntoIterator<Item = T>) -> PerPlayer<T> {
        evening.parties.iter().map(|party| payer(*party, roster)).zip(values).collect()
    }
    let names = &EntrantNames::of(roster);
    let series = |one: &EveningSeries| EveningSeriesView {
        name: one.name.clone(),
        start: one.start.to_rfc3339(),
        winner: entrant_name(one.winner, names),
        net: each(evening, roster, one.net.iter().copied()),
        money: one.money.as_ref().map(|money| each(evening, roster, money.iter().map(|of| of.to_string()))),
    };
    let paid = |paid: &EveningPayment| {
        let (points, amount) = match paid.owed {
            Owed::Points(points) => (Some(points), None),
            Owed::Money(money) => (None, Some(money.to_string())),
        };
        PaymentView { from: payer(paid.from, roster), to: payer(paid.to, roster), points, amount }
    };
    EveningView {
        series: evening.series.iter().map(series).collect(),
        net: each(evening, roster, evening.net()),
        payments: evening.payments.iter().map(paid).collect(),
    }
}

pub(super) fn settled(settlement: &Settlement, series: &Series, stake: Option<Stake>) -> SettledView {
    let names = &EntrantNames::of(series.roster());
    let sheet = |sheet: &SettledSheet| SettledSheetView {
        games: sheet.games.iter().map(|game| settled_game(game, names)).collect(),
        totals: by_entrant(&sheet.totals, names, |total| *total),
        games_won: by_entrant(&sheet.games_won, names, |won| *won),
        winner: entrant_name(sheet.winner, names),
        difference: sheet.difference(),
        pays: entrant_name(sheet.pays(), names),
        finished: sheet.finished,
    };
    SettledView {
        stopped: settlement.stopped,
        finished: settlement.finished,
        sheets: settlement.sheets.iter().map(sheet).collect(),
        totals: by_entrant(&settlement.totals, names, |total| *total),
        winner: entrant_name(settlement.winner, names),
        difference: settlement.difference(),
        pays: entrant_name(settlement.pays(), names),
        stake: stake.map(|stake| stake.to_string()),
        payments: paid(settlement, series, stake),
    }
}

fn paid(settlement: &Settlement, series: &Series, stake: Option<Stake>) -> Vec<PaymentView> {
    let roster = series.roster();
    let paid = settlement.payments(roster.lineup(), stake).into_iter().map(|paid| PaymentView {
        from: payer(paid.from, roster),
        to: payer(paid.to, roster),
        points: paid.due.points(),
        amount: stake.map(|stake| stake.times(paid.due.times()).to_string()),
    });
    paid.collect()
}

pub fn settled_game(game: &Game, names: &EntrantNames) -> SettledGameView {
    let closed = game.closed();
    SettledGameView {
        winner: entrant_name(closed.map(|closed| closed.winner), names),
        points: by_entrant(&game.column.points(), names, |points| *points),
        boxes: by_entrant(&game.column.boxes(), names, |boxes| *boxes),
        line_bonus: by_entrant(&game.line, names, |line| *line),
        game_bonus: closed.map_or(0, |closed| closed.game_bonus),
        shutout: closed.is_some_and(|closed| closed.shutout.is_some()),
        multiplier: game.multiplier,
        totals: by_entrant(&game.totals(), names, |total| *total),
        worth: game.worth().unwrap_or(0),
        terms: by_entrant(&game.terms(), names, |terms| terms.iter().map(term).collect()),
    }
}

fn term(term: &Term) -> TermView {
    let (points, times) = match term {
        Term::Points(_)
        | Term::GameBonus(_)
        | Term::ShutoutBonus(_)
        | Term::PointsLead(_)
        | Term::LineLead(_)
        | Term::Line { .. } => (Some(term.added()), None),
        Term::ShutoutDoubles => (None, Some(2)),
        Term::Times(times) => (None, Some(*times)),
        Term::InWinnersLead => (None, None),
    };
    TermView { what: term.id(), points, times, rule: term.rule().map(RuleKey::name) }
}
