//! The result of a series, and who pays whom.

use super::entrants::EntrantNames;
use crate::messages::{Message, decimal, written::verdict as say};
use ginscore_notation::Roster;
use ginscore_rules::house::HouseRules;
use ginscore_rules::players::Entrant;
use ginscore_rules::settlement::{Payer, PlayerPayment, Settlement, Stake};

/// The winner, the difference and, with a stake, the payment; of more than two players, every payment.
pub fn verdict(settlement: &Settlement, house: &HouseRules, roster: &Roster, stake: Option<Stake>) -> String {
    let names = &EntrantNames::of(roster);
    if !roster.lineup().is_two_players() {
        return format!("{}\n{}", result(settlement, names), all_payments(settlement, house, roster, stake));
    }
    let verdict = match stake {
        None => lead(settlement, house, names),
        Some(stake) => paid(settlement, house, stake, names),
    };
    format!("{verdict}\n")
}

/// How a series of two players ended, or that it has not.
enum State {
    SoFar,
    Stopped,
    Won(Entrant),
    Tied,
}

const fn state(settlement: &Settlement) -> State {
    match (settlement.finished, settlement.winner) {
        (false, _) if settlement.stopped => State::Stopped,
        (false, _) => State::SoFar,
        (true, Some(winner)) => State::Won(winner),
        (true, None) => State::Tied,
    }
}

/// The player with the greater total, and the difference.
fn lead(settlement: &Settlement, house: &HouseRules, names: &EntrantNames) -> String {
    let (points, rounded) = (settlement.difference().unwrap_or(0), rounded(settlement, house));
    let [transfer] = settlement.transfers.as_slice() else {
        return match state(settlement) {
            State::SoFar => say::SoFarEqual { rounded }.said(),
            State::Stopped => say::StoppedEqual { rounded }.said(),
            State::Won(winner) => say::WinsEqual { name: names.get(winner), rounded }.said(),
            State::Tied => say::TiedEqual { rounded }.said(),
        };
    };
    let (leader, other) = (names.get(transfer.to), names.get(transfer.from));
    match state(settlement) {
        State::SoFar => say::SoFarAhead { leader, points, other, rounded }.said(),
        State::Stopped => say::StoppedAhead { leader, points, other, rounded }.said(),
        State::Won(winner) if winner == transfer.to => say::WinsBy { name: leader, points, rounded }.said(),
        State::Won(winner) => {
            say::WinsAhead { name: names.get(winner), leader, points, other, rounded }.said()
        }
        State::Tied => say::TiedAhead { leader, points, other, rounded }.said(),
    }
}

/// The difference of the totals, and who pays whom.
fn paid(settlement: &Settlement, house: &HouseRules, stake: Stake, names: &EntrantNames) -> String {
    let (points, rounded) = (settlement.difference().unwrap_or(0), rounded(settlement, house));
    let [transfer] = settlement.transfers.as_slice() else {
        return match state(settlement) {
            State::SoFar => say::SoFarNobodyPays { points, rounded }.said(),
            State::Stopped => say::StoppedNobodyPays { points, rounded }.said(),
            State::Won(winner) => say::WinsNobodyPays { name: names.get(winner), points, rounded }.said(),
            State::Tied => say::TiedNobodyPays { points, rounded }.said(),
        };
    };
    let (leader, other) = (names.get(transfer.to), names.get(transfer.from));
    let amount = amount(stake, transfer.points);
    match state(settlement) {
        State::SoFar => say::SoFarPays { points, rounded, other, leader, amount }.said(),
        State::Stopped => say::StoppedPays { points, rounded, other, leader, amount }.said(),
        State::Won(winner) if winner == transfer.to => {
            say::WinsByPays { name: leader, points, rounded, other, amount }.said()
        }
        State::Won(winner) => {
            say::WinsPays { name: names.get(winner), points, rounded, other, leader, amount }.said()
        }
        State::Tied => say::TiedPays { points, rounded, other, leader, amount }.said(),
    }
}

/// The difference before rounding, if rounding changed it: a space, and a remark in parentheses.
fn rounded(settlement: &Settlement, house: &HouseRules) -> String {
    let exact = settlement.totals.get(Entrant::First).abs_diff(*settlement.totals.get(Entrant::Second));
    match house.round_to.get() {
        unit if unit > 0 && settlement.difference().is_some_and(|difference| difference != exact) => {
            format!(" {}", say::Rounded { exact, unit }.said())
        }
        _ => String::new(),
    }
}

/// How a series of more than two players ended, or that it has not.
fn result(settlement: &Settlement, names: &EntrantNames) -> String {
    match state(settlement) {
        State::SoFar => say::SeriesNotFinished.said(),
        State::Stopped => say::SeriesStopped.said(),
        State::Won(winner) => match (settlement.transfers.as_slice(), settlement.difference()) {
            ([transfer], Some(points)) if transfer.to == winner => {
                say::SeriesWonBy { name: names.get(winner), points }.said()
            }
            _ => say::SeriesWon { name: names.get(winner) }.said(),
        },
        State::Tied => say::SeriesTied.said(),
    }
}

/// Every payment, one line each.
fn all_payments(
    settlement: &Settlement,
    house: &HouseRules,
    roster: &Roster,
    stake: Option<Stake>,
) -> String {
    let paid = settlement.payments(house, roster.lineup());
    let lines: Vec<String> = paid.iter().map(|paid| payment(paid, roster, stake)).collect();
    match (settlement.finished || settlement.stopped, lines.as_slice()) {
        (true, []) => format!("{}\n", say::NobodyPays.said()),
        (true, lines) => format!("{}\n", lines.join("\n")),
        (false, []) => format!("{}\n", say::NobodyPaysSoFar.said()),
        (false, lines) => {
            let lines = lines.iter().map(|line| format!("  {line}\n"));
            format!("{}\n{}", say::ForClosedGames.said(), lines.collect::<String>())
        }
    }
}

/// What one pays another: points, or money.
fn payment(paid: &PlayerPayment, roster: &Roster, stake: Option<Stake>) -> String {
    let name = |payer: Payer| match payer {
        Payer::Player(seat) => roster.name(seat).to_owned(),
        Payer::Side(side) => roster.entrant(side),
    };
    let (other, points) = (name(paid.to), paid.points);
    let name = name(paid.from);
    match stake {
        Some(stake) => say::PaysAmount { name, other, amount: amount(stake, points), points }.said(),
        None => say::PaysPoints { name, other, points }.said(),
    }
}

/// The money for some points. If it is finer than hundredths, the remainder is named.
fn amount(stake: Stake, points: u64) -> String {
    let money = stake.times(points);
    let amount = decimal(money);
    match money.remainder() {
        None => amount,
        Some((paid, left)) => say::AmountLeftOver { amount, paid: decimal(paid), left: decimal(left) }.said(),
    }
}
