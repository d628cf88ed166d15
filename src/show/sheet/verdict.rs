//! The result of a series, and who pays whom.

use crate::say::text::{Line, Style, Text, Weight};
use crate::say::{Message, decimal, written::verdict as say};
use crate::show::hand::entrants::EntrantNames;
use ginscore_notation::Roster;
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
            say::Ahead { leader, points: lead.points, other, rounded }.said()
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
    let name = |payer: Payer| match payer {
        Payer::Player(seat) => roster.name(seat).to_owned(),
        Payer::Side(side) => roster.entrant(side),
    };
    let (name, other) = (name(paid.from), name(paid.to));
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
