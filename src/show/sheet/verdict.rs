//! The result of a series, and who pays whom; and the same for the series of an evening.

use crate::say::text::{Line, Style, Text, Weight};
use crate::say::written::{stats_table as head, summary::RowSum, verdict as say};
use crate::say::{Fixed, Message, decimal};
use crate::show::grid::{Figure, Grid, GridHead, GridPart, GridRow, Meaning, RowPlace};
use crate::show::hand::entrants::EntrantNames;
use crate::show::words::{listed, listed_apart};
use ginscore_ledger::book::{Evening, EveningSeries, Owed};
use ginscore_ledger::stats::NetMoney;
use ginscore_notation::Roster;
use ginscore_rules::players::Entrant;
use ginscore_rules::settlement::{Due, GameState, Payer, PlayerPayment, Settlement, Stake};

/// The winner and the difference and, with a stake or more than two players, every payment.
pub fn verdict(settlement: &Settlement, roster: &Roster, stake: Option<Stake>) -> String {
    verdict_lines(settlement, roster, stake).into_iter().map(|line| line.words + "\n").collect()
}

/// The same for a screen: what matters most is strong.
pub fn strong_verdict(settlement: &Settlement, roster: &Roster, stake: Option<Stake>) -> Text {
    let lines = verdict_lines(settlement, roster, stake);
    let paid = lines.iter().any(|line| line.is_payment);
    let winner = settlement.winner.filter(|_| settlement.finished);
    let styled = lines.into_iter().enumerate().map(|(at, line)| {
        let style = match winner {
            Some(winner) if at == 0 => Style::Of(winner, Weight::Strong),
            _ if line.is_payment == paid => Style::Strong,
            _ => Style::Plain,
        };
        Line::styled(style, line.words)
    });
    styled.collect()
}

/// The result in a few words, as a heading: `Ann wins by 184`. The result in a sentence where that does not say all.
pub fn short_verdict(settlement: &Settlement, roster: &Roster) -> String {
    let lead = settlement.transfers.first().filter(|_| settlement.difference().is_some());
    let winner = settlement.winner.filter(|_| settlement.finished && roster.lineup().is_two_players());
    match winner.zip(lead).filter(|(winner, lead)| lead.to == *winner) {
        Some((winner, lead)) => {
            say::WinsByShort { name: EntrantNames::of(roster).get(winner), points: lead.points }.said()
        }
        None => result(settlement, roster),
    }
}

struct VerdictLine {
    words: String,
    is_payment: bool,
}

fn verdict_lines(settlement: &Settlement, roster: &Roster, stake: Option<Stake>) -> Vec<VerdictLine> {
    let said = |words: String| VerdictLine { words, is_payment: false };
    let mut lines = vec![said(result(settlement, roster))];
    // Between two players without a stake, the difference is all there is to say.
    if stake.is_none() && roster.lineup().is_two_players() {
        return lines;
    }
    let is_over = settlement.finished || settlement.stopped;
    let paid = settlement.payments(roster.lineup(), stake);
    lines.extend(match (is_over, paid.is_empty()) {
        (true, true) => Some(said(say::NobodyPays.said())),
        (false, true) => Some(said(say::NobodyPaysSoFar.said())),
        (false, false) => Some(said(say::ForClosedGames.said())),
        (true, false) => None,
    });
    let line = |paid| VerdictLine { words: payment(paid, roster, stake), is_payment: true };
    lines.extend(paid.iter().map(line));
    lines
}

/// How a series ended, or that it has not; of two players, with how far one is ahead. Of sides, which may be called `We`, the
/// payments say that.
fn result(settlement: &Settlement, roster: &Roster) -> String {
    let names = &EntrantNames::of(roster);
    let is_of_two = roster.lineup().is_two_players();
    let rounded = rounded(settlement);
    let lead = settlement.transfers.first().filter(|_| settlement.difference().is_some());
    let ended = match (settlement.finished, settlement.winner) {
        (false, _) if settlement.stopped => say::SeriesStopped.said(),
        (false, _) => say::SeriesNotFinished.said(),
        (true, None) => say::SeriesTied.said(),
        (true, Some(winner)) => {
            let name = names.get(winner);
            match lead.filter(|lead| lead.to == winner).map(|lead| lead.points) {
                Some(points) if is_of_two => return say::WinsBy { name, points, rounded }.said(),
                Some(points) => say::SeriesWonBy { name, points }.said(),
                None => say::SeriesWon { name }.said(),
            }
        }
    };
    let mut games = settlement.sheets.iter().flat_map(|sheet| &sheet.games);
    let any_settled = games.any(|game| !matches!(game.state, GameState::Open));
    let ahead = match lead {
        _ if !is_of_two => return ended,
        Some(lead) => {
            let (leader, other) = (names.get(lead.to), names.get(lead.from));
            match settlement.finished || settlement.stopped {
                true => say::Ahead { leader, points: lead.points, other, rounded }.said(),
                false => say::AheadSoFar { leader, points: lead.points, other, rounded }.said(),
            }
        }
        None if any_settled => match settlement.totals.lead() {
            None => say::Level.said(),
            Some((_, exact)) => say::RoundsToNothing { exact, unit: settlement.house.round_to.get() }.said(),
        },
        None => return ended,
    };
    format!("{ended} {ahead}")
}

/// The difference before rounding, if rounding changed it: a space, and a remark in parentheses.
fn rounded(settlement: &Settlement) -> String {
    let exact = settlement.totals.lead().map_or(0, |(_, points)| points);
    match settlement.house.round_to.get() {
        unit if unit > 0 && settlement.difference().is_some_and(|difference| difference != exact) => {
            format!(" {}", say::Rounded { exact, unit }.said())
        }
        _ => String::new(),
    }
}

/// What one pays another, as a sentence: points, or money.
pub fn payment(paid: &PlayerPayment, roster: &Roster, stake: Option<Stake>) -> String {
    let (name, other) = (payer(paid.from, roster), payer(paid.to, roster));
    let money = stake.map(|stake| amount(stake, paid.due.times()));
    match (money, paid.due) {
        (Some(amount), Due::Points(points)) if !roster.lineup().is_two_players() => {
            say::PaysAmount { name, other, amount, points }.said()
        }
        // Of two players, the result has the points.
        (Some(amount), Due::Points(_) | Due::Lumps(_)) => say::PaysMoney { name, other, amount }.said(),
        (None, due) => say::PaysPoints { name, other, points: due.times() }.said(),
    }
}

/// The stake so many times. If it is finer than hundredths, the remainder is named.
fn amount(stake: Stake, times: u64) -> String {
    let money = stake.times(times);
    let amount = decimal(money);
    match money.remainder() {
        None => amount,
        Some((paid, left)) => say::AmountLeftOver { amount, paid: decimal(paid), left: decimal(left) }.said(),
    }
}

/// The name of a player or a side that pays or is paid.
pub fn payer(payer: Payer, roster: &Roster) -> String {
    match payer {
        Payer::Player(seat) => roster.name(seat).to_owned(),
        Payer::Side(side) => roster.entrant(side),
    }
}

/// What is owed for an evening from its second series on, in a line. `roster` has the names as they are to be shown.
pub fn tonight(evening: &Evening, roster: &Roster) -> Option<String> {
    let is_owed = |one: &EveningSeries| one.is_over || one.net.iter().any(|net| *net != 0);
    (evening.series.len() > 1 && evening.series.iter().any(is_owed)).then(|| all_owed(evening, roster))
}

/// What is owed for an evening, in a line: money for the series with a stake and points for the others, or, of two players
/// without a stake, who won.
fn all_owed(evening: &Evening, roster: &Roster) -> String {
    // Where nothing counts yet, nobody has won.
    let for_points = !evening.series.is_empty() && evening.series.iter().all(|one| one.money.is_none());
    let paid = evening.payments.iter().map(|paid| {
        let (name, other) = (payer(paid.from, roster), payer(paid.to, roster));
        let said = match paid.owed {
            Owed::Money(money) => say::PaysMoney { name, other, amount: decimal(money) }.said(),
            Owed::Points(points) => say::PaysPoints { name, other, points }.said(),
        };
        said.trim_end_matches('.').to_owned()
    });
    let what = match evening.payments.is_empty() {
        _ if for_points && roster.lineup().is_two_players() => won(evening, roster),
        true => say::TonightNobodyPays.said(),
        false => listed_apart(paid),
    };
    say::Tonight { count: evening.series.len(), what }.said()
}

/// How many series each of two players won, and who is ahead.
fn won(evening: &Evening, roster: &Roster) -> String {
    let names = &EntrantNames::of(roster);
    let wins = |own: Entrant| evening.series.iter().filter(|one| one.winner == Some(own)).count();
    let ahead = names.iter().zip(evening.net()).find(|(_, net)| *net > 0);
    let net = |own: i64| format!("{own:+}");
    let all = evening.series.len();
    if let Some(((_, name), own)) = names.iter().zip(evening.net()).find(|((own, _), _)| wins(*own) == all) {
        return match all {
            2 => say::TonightWonBoth { name, net: net(own) }.said(),
            _ => say::TonightWonAll { name, net: net(own) }.said(),
        };
    }
    let some = names.iter().filter(|(own, _)| wins(*own) > 0);
    let some = listed(some.map(|(own, name)| say::TonightWon { name, count: wins(own) }.said()));
    let ahead = match ahead {
        Some(((_, name), own)) => say::TonightNet { name, net: net(own) }.said(),
        None => say::TonightLevel.said(),
    };
    listed_apart([some, ahead].into_iter().filter(|part| !part.is_empty()))
}

/// The series of an evening, a row each: when it was begun, who won it, the net points and the money; their sums; and what
/// is owed for all of them.
pub fn evening_table(evening: &Evening, roster: &Roster) -> (Grid, Text) {
    let (lineup, names) = (roster.lineup(), EntrantNames::of(roster));
    let entrant = |party: &Payer| match party {
        Payer::Player(seat) => lineup.entrant(*seat),
        Payer::Side(side) => *side,
    };
    let head = |party: &Payer| GridHead { words: payer(*party, roster), of: Some(entrant(party)) };
    let sums = evening.money();
    let row = |place, label: String, net: Vec<i64>, money: Option<Vec<NetMoney>>, winner: Option<Entrant>| {
        let points = net.iter().zip(&evening.parties).map(|(net, party)| Figure {
            words: if *net == 0 { "0".to_owned() } else { format!("{net:+}") },
            meaning: if winner == Some(entrant(party)) { Meaning::Won } else { Meaning::Usual },
        });
        let money = money.iter().flatten().map(|of| Figure::from(decimal(format_args!("{of:+}"))));
        let figures = [points.collect(), money.collect()].into_iter().take(1 + usize::from(sums.is_some()));
        GridRow { place, short: label.clone(), label, strong: false, figures: figures.collect() }
    };
    let mut rows: Vec<GridRow> = Vec::new();
    for EveningSeries { start, winner, net, money, .. } in &evening.series {
        let winner_name = winner.map(|winner| names.get(winner).as_str()).unwrap_or_default();
        let label = format!("{} {winner_name}", start.format("%H:%M"));
        rows.push(row(RowPlace::Body, label.trim_end().to_owned(), net.clone(), money.clone(), *winner));
    }
    rows.push(row(RowPlace::Sum, RowSum.said(), evening.net(), sums.clone(), None));
    let parts = [head::HeadNetPoints.said(), head::HeadMoney.said()].map(GridPart::new);
    let heads = evening.parties.iter().map(head).collect();
    let table = Grid {
        parts: parts.into_iter().take(1 + usize::from(sums.is_some())).collect(),
        adds_up: true,
        ..Grid::new(say::HeadBegun.text(), heads, rows)
    };
    let open = evening.series.iter().any(|one| !one.is_over).then(|| say::TonightOpen.line());
    let owed = Line::styled(Style::Strong, all_owed(evening, roster));
    (table, open.into_iter().chain([owed]).collect())
}
