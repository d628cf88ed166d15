//! An evening: the series that the same players play one after the other, and what they owe each other for all of them.

use std::cmp::Reverse;

use chrono::{NaiveDate, TimeDelta};

use crate::book::error::BookError;
use crate::book::known_players::start_of;
use crate::book::open::{Book, OpenedSeries};
use crate::book::same_series::second_counts;
use crate::book::series_name::name_and_number;
use crate::model::entry::Moment;
use crate::model::names::known_as;
use crate::model::series::Series;
use crate::stats::money::NetMoney;
use crate::stats::series_stats::net;
use ginscore_notation::{LineKind, Roster, same_players};
use ginscore_rules::house::Payment;
use ginscore_rules::players::{Entrant, Seat};
use ginscore_rules::settlement::{Payer, PlayerPayment, Stake};

/// A series is of the evening of the one before it if it was begun sooner after the last entry of that one.
const PAUSE: TimeDelta = TimeDelta::hours(12);

/// Series whose names say that they were begun more days before or after another are not read for its evening.
const NEAR_DAYS: i64 = 40;

/// What the players of an evening owe each other.
#[derive(Clone, Debug, PartialEq)]
pub struct Evening {
    /// The players, or the sides that pay as one, as they sit in the series that was asked about.
    pub parties: Vec<Payer>,
    /// The series in which something counts, in the order in which they were begun.
    pub series: Vec<EveningSeries>,
    /// The payments that settle all of them.
    pub payments: Vec<EveningPayment>,
}

/// A series of an evening.
#[derive(Clone, Debug, PartialEq)]
pub struct EveningSeries {
    pub name: String,
    pub start: Moment,
    pub is_over: bool,
    /// Its winner, if it was played to its end; `None` for a tie, too.
    pub winner: Option<Entrant>,
    /// The net points of each party.
    pub net: Vec<i64>,
    /// The net money of each party; `None` without a stake.
    pub money: Option<Vec<NetMoney>>,
}

/// What one pays another for an evening: money for the series with a stake, points for the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EveningPayment {
    pub from: Payer,
    pub to: Payer,
    pub owed: Owed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owed {
    Points(u64),
    Money(NetMoney),
}

impl Book {
    /// The series of the evening of a series, which is one of them, in the order in which they were begun: those that the same
    /// players play one after the other, each begun less than twelve hours after the last entry of the one before it. Entries
    /// that were recorded after it was begun, and new names, do not make an evening longer. A copy is left out.
    ///
    /// # Errors
    /// Fails if the ledger, or one of the series, cannot be read.
    pub fn evening(&self, of: &OpenedSeries) -> Result<Vec<OpenedSeries>, BookError> {
        let (roster, own) = (of.series.roster(), begun(of));
        let mut others: Vec<(Moment, String)> = Vec::new();
        for name in self.names()?.into_iter().filter(|name| *name != of.name && is_near(name, own.0)) {
            others.extend(
                start_of(&self.path(&name), |theirs| same_players(theirs, roster)).map(|at| (at, name)),
            );
        }
        others.sort_by(|one, other| order(one.0, &one.1).cmp(&order(other.0, &other.1)));
        let (before, after) = others.split_at(others.partition_point(|(at, name)| order(*at, name) < own));
        let mut evening = vec![of.clone()];
        for (_, name) in before.iter().rev() {
            let Some(before) = self.another(name, roster, &mut evening)? else { continue };
            if !evening.first().is_some_and(|next| before.is_tonight(next.series.header().start)) {
                break;
            }
            evening.insert(0, before);
        }
        for (_, name) in after {
            let Some(next) = self.another(name, roster, &mut evening)? else { continue };
            if !evening.last().is_some_and(|before| before.is_tonight(next.series.header().start)) {
                break;
            }
            evening.push(next);
        }
        Ok(evening)
    }

    /// The names of the series that some of these players play with others, begun less than twelve hours before the evening or
    /// after it. What is owed for them is settled apart.
    ///
    /// # Errors
    /// Fails if the ledger cannot be read. A series that cannot be read is left out.
    pub fn apart_from(&self, evening: &[OpenedSeries]) -> Result<Vec<String>, BookError> {
        let [first, ..] = evening else { return Ok(Vec::new()) };
        let (roster, start) = (first.series.roster(), first.series.header().start);
        let plays = |name: &String| roster.players().iter().any(|own| known_as(own) == known_as(name));
        let is_other = |theirs: &Roster| !same_players(theirs, roster) && theirs.players().iter().any(plays);
        let is_tonight = |at: Moment| {
            let is_before = at <= start && start - at < PAUSE;
            is_before || at > start && evening.iter().any(|one| one.is_tonight(at))
        };
        // A player who has a new name since is found by the old one in the top of a file.
        let is_own = |name: &String| evening.iter().any(|one| one.name == *name);
        let near = self.names()?.into_iter().filter(|name| is_near(name, start) && !is_own(name));
        let others = near.filter_map(|name| Some((start_of(&self.path(&name), is_other)?, name)));
        let mut others: Vec<(Moment, String)> = others.filter(|(at, _)| is_tonight(*at)).collect();
        others.sort_by(|one, other| order(one.0, &one.1).cmp(&order(other.0, &other.1)));
        Ok(others.into_iter().map(|(_, name)| name).collect())
    }

    /// Reads a series of these players, unless it is a copy of one of the evening: then the one that counts is in it.
    fn another(
        &self,
        name: &str,
        roster: &Roster,
        evening: &mut [OpenedSeries],
    ) -> Result<Option<OpenedSeries>, BookError> {
        let read = self.read(name)?;
        if !same_players(read.series.roster(), roster) {
            return Ok(None);
        }
        match evening.iter_mut().find_map(|known| Some((second_counts(known, &read)?, known))) {
            Some((true, known)) => *known = read,
            Some((false, _)) => {}
            None => return Ok(Some(read)),
        }
        Ok(None)
    }
}

/// The place of a series among others: its start and, of the same minute, the number at the end of its name.
fn order(start: Moment, name: &str) -> (Moment, &str, u32) {
    let (stem, number) = name_and_number(name);
    (start, stem, number)
}

fn begun(of: &OpenedSeries) -> (Moment, &str, u32) {
    order(of.series.header().start, &of.name)
}

/// Returns false if the name of a series has a day that is far from the start of another.
fn is_near(name: &str, start: Moment) -> bool {
    let day = name.get(..10).and_then(|day| day.parse::<NaiveDate>().ok());
    day.is_none_or(|day| (day - start.date_naive()).num_days().abs() <= NEAR_DAYS)
}

impl OpenedSeries {
    /// Returns true if a series that is begun at that time is of its evening.
    pub fn is_tonight(&self, now: Moment) -> bool {
        let start = self.series.header().start;
        let played = self.chain.links().filter(|entry| LineKind::of(entry.line) != LineKind::LedgerOperation);
        let last = played.filter_map(|entry| entry.time).filter(|time| *time <= now).max();
        now - last.unwrap_or(start) < PAUSE
    }
}

impl Evening {
    /// What is owed for these series, which the same players play, as they sit in the one with that roster.
    pub fn of<'s>(series: impl IntoIterator<Item = (&'s str, &'s Series)>, roster: &Roster) -> Evening {
        let lineup = roster.lineup();
        let played: Vec<_> = series.into_iter().filter(|(_, of)| counts(of)).collect();
        let sides_pay =
            |of: &Series| lineup.has_rounds() && of.score().house().group.payment == Payment::SidePaysSide;
        let any_side = played.iter().any(|(_, of)| sides_pay(of));
        let any_player = played.is_empty() || played.iter().any(|(_, of)| !sides_pay(of));
        let players = lineup.seats().map(Payer::Player).filter(|_| any_player);
        let sides = lineup.entrants().all().iter().copied().map(Payer::Side).filter(|_| any_side);
        let parties: Vec<Payer> = players.chain(sides).collect();
        let series = played.into_iter().map(|(name, of)| EveningSeries::of(name, of, roster, &parties));
        let mut evening = Evening { series: series.collect(), parties, payments: Vec::new() };
        let money = evening.money().unwrap_or_default();
        let in_points = evening.series.iter().filter(|one| one.money.is_none()).map(|one| one.net.clone());
        let points = in_points.reduce(plus).unwrap_or_default();
        // What a side pays as one, its players settle among themselves.
        for of_sides in [false, true] {
            let is_one = |(of, _): &(Payer, i128)| matches!(of, Payer::Side(_)) == of_sides;
            let own = |amounts: Vec<i128>| -> Vec<(Payer, i128)> {
                evening.parties.iter().copied().zip(amounts).filter(is_one).collect()
            };
            let sums = money.iter().map(|of| of.ten_thousandths()).collect();
            let paid = settled(own(sums)).into_iter().filter_map(|(from, to, amount)| {
                let owed = Owed::Money(money.first()?.with(amount));
                Some(EveningPayment { from, to, owed })
            });
            let points = settled(own(points.iter().map(|of| i128::from(*of)).collect()));
            let points = points.into_iter().map(|(from, to, points)| {
                let points = u64::try_from(points).unwrap_or(u64::MAX);
                EveningPayment { from, to, owed: Owed::Points(points) }
            });
            let all: Vec<EveningPayment> = paid.chain(points).collect();
            evening.payments.extend(all);
        }
        evening
    }

    /// The net points of each party in all series.
    pub fn net(&self) -> Vec<i64> {
        let none = vec![0; self.parties.len()];
        self.series.iter().fold(none, |sums, one| plus(sums, one.net.clone()))
    }

    /// The net money of each party in all series; `None` if none has a stake.
    pub fn money(&self) -> Option<Vec<NetMoney>> {
        let each = self.series.iter().filter_map(|one| one.money.clone());
        each.reduce(|sums, one| sums.into_iter().zip(one).map(|(sum, one)| sum.plus(one)).collect())
    }
}

impl EveningSeries {
    fn of(name: &str, series: &Series, roster: &Roster, parties: &[Payer]) -> EveningSeries {
        let (settlement, header) = (series.score().settlement(), series.header());
        let theirs = series.roster();
        let entrant = |seat: Seat| {
            let is_it = |own: &Seat| known_as(roster.name(*own)) == known_as(theirs.name(seat));
            roster.lineup().seats().find(is_it).map(|own| roster.lineup().entrant(own))
        };
        // Whoever sits elsewhere there is the same party.
        let is = |party: Payer, there: Payer| match (party, there) {
            (Payer::Player(own), Payer::Player(seat)) => {
                known_as(roster.name(own)) == known_as(theirs.name(seat))
            }
            (Payer::Side(own), Payer::Side(side)) => entrant(theirs.lineup().first(side)) == Some(own),
            (Payer::Player(_), Payer::Side(_)) | (Payer::Side(_), Payer::Player(_)) => false,
        };
        let paid = |stake| settlement.payments(theirs.lineup(), stake);
        let each = |paid: &[PlayerPayment]| -> Vec<i64> {
            parties.iter().map(|party| net(paid, |there| is(*party, there))).collect()
        };
        let money = |stake: Stake| -> Option<Vec<NetMoney>> {
            let times = each(&paid(Some(stake)));
            times.into_iter().map(|times| NetMoney::of([(stake, times)])).collect()
        };
        EveningSeries {
            name: name.to_owned(),
            start: header.start,
            is_over: series.score().is_over(),
            winner: settlement
                .winner
                .filter(|_| settlement.finished)
                .and_then(|winner| entrant(theirs.lineup().first(winner))),
            net: each(&paid(None)),
            money: header.stake.and_then(money),
        }
    }
}

/// Returns true if something counts in a series: a draw does not, unless the series is over.
fn counts(series: &Series) -> bool {
    let score = series.score();
    let won = score.rounds().iter().any(|round| round.winner().is_some());
    won || !score.adjustments().is_empty() || score.is_over()
}

/// Returns true if a hand or an adjustment was recorded in a series.
pub fn is_played(series: &Series) -> bool {
    let score = series.score();
    !score.rounds().is_empty() || !score.adjustments().is_empty()
}

fn plus(sums: Vec<i64>, more: Vec<i64>) -> Vec<i64> {
    sums.into_iter().zip(more).map(|(sum, more)| sum.saturating_add(more)).collect()
}

/// The payments that settle what each is to get, or pays if it is negative: the one who owes most pays the one who gets most,
/// and so on; of equals the first.
fn settled(mut balances: Vec<(Payer, i128)>) -> Vec<(Payer, Payer, i128)> {
    let mut payments = Vec::new();
    loop {
        let from = balances.iter().min_by_key(|(_, amount)| *amount).copied();
        let to = balances.iter().min_by_key(|(_, amount)| Reverse(*amount)).copied();
        let (Some((from, owes @ ..0)), Some((to, gets @ 1..))) = (from, to) else {
            return payments;
        };
        let amount = gets.min(-owes);
        payments.push((from, to, amount));
        for (party, balance) in &mut balances {
            *balance += if *party == from { amount } else { 0 };
            *balance -= if *party == to { amount } else { 0 };
        }
    }
}
