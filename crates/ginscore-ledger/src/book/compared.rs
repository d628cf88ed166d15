//! An imported series, compared with one of the ledger.

use crate::exchange::incoming::{ImportedSeries, worth};
use crate::model::entry::{Header, Moment};
use crate::model::happened::Hand;
use crate::model::outcome::Outcome;
use crate::model::script::readable;
use crate::model::series::Series;
use crate::text::write::TimedOperation;
use ginscore_notation::{Event, Operation, Roster, same_players, write_seated};
use ginscore_rules::house::{RuleKey, RuleValue};
use ginscore_rules::settlement::Stake;

pub(super) enum Relation {
    /// It has all the hands of the imported series.
    Whole,
    /// It has the first of these hands, or none yet.
    Beginning,
    Other,
}

/// The first difference between a series of the ledger and an imported one: the value there, and then the one here.
#[derive(Debug)]
#[non_exhaustive]
pub enum ImportDifference {
    /// The players have other names.
    Players([Vec<String>; 2]),
    /// A rule has another value.
    Rule(RuleKey, [RuleValue; 2]),
    /// It started at another moment.
    Start([Moment; 2]),
    /// The stake differs; `None` if there is none there.
    Stake(Option<Stake>, Stake),
    /// The first dealer differs; `None` if the dealer is unknown there.
    FirstDealer(Option<String>, String),
    Hand {
        number: usize,
        there: String,
        here: String,
    },
    /// The series differ in a way that no single hand shows.
    Other,
}

/// The entries to record after what a series already has, and the resulting series. The deal continues from there, and is
/// corrected if rows name another dealer.
pub(super) fn rest(there: &Series, one: &ImportedSeries) -> Option<(Vec<TimedOperation>, Series)> {
    let mut after = there.clone();
    let mut entries = Vec::new();
    if one.is_script {
        let (_, _, time) = one.entries.last()?;
        for operation in steps(&one.series).into_iter().skip(recorded_steps(there).len()) {
            let asserted = match after.act(operation.clone()).ok()? {
                Outcome::Did(applied) => after.asserted_of(&applied),
                _ => None,
            };
            entries.push((operation, asserted, *time));
        }
        return (steps(&after) == steps(&one.series)).then_some((entries, after));
    }
    let hands = one.entries.iter().filter(|(operation, ..)| matches!(operation, Operation::Hand(_)));
    for ((operation, _, time), dealer) in hands.zip(&one.dealers).skip(there.all_hands().len()) {
        if let Some(dealer) = dealer.filter(|dealer| after.score().dealer() != Some(*dealer)) {
            let deal = Operation::Event(Event::Deal(dealer));
            after.act(deal.clone()).ok()?;
            entries.push((deal, None, *time));
        }
        let asserted = match after.act(operation.clone()).ok()? {
            Outcome::Did(applied) => after.asserted_of(&applied),
            _ => None,
        };
        entries.push((operation.clone(), asserted, *time));
    }
    (after.all_hands() == one.series.all_hands()).then_some((entries, after))
}

/// The operations that record a series again.
fn steps(series: &Series) -> Vec<Operation> {
    series.script().into_iter().map(|step| readable(&step.operation)).collect()
}

/// The same without the knock card that waits for its hand: a later script has it in that hand.
fn recorded_steps(series: &Series) -> Vec<Operation> {
    let mut steps = steps(series);
    steps.pop_if(|last| matches!(last, Operation::Event(Event::KnockCard(_))));
    steps
}

pub(super) fn relation(there: &Series, one: &ImportedSeries) -> Relation {
    if header_difference(there, one).is_some() {
        return Relation::Other;
    }
    if one.is_script {
        return match (steps(there), steps(&one.series)) {
            (had, has) if had == has || had.starts_with(&recorded_steps(&one.series)) => Relation::Whole,
            (_, has) if has.starts_with(&recorded_steps(there)) => Relation::Beginning,
            _ => Relation::Other,
        };
    }
    let (had, has) = (there.all_hands(), one.series.all_hands());
    if had.starts_with(&has) {
        Relation::Whole
    } else if has.starts_with(&had) {
        Relation::Beginning
    } else {
        Relation::Other
    }
}

pub(super) fn difference(there: &Series, one: &ImportedSeries) -> ImportDifference {
    if let Some(difference) = header_difference(there, one) {
        return difference;
    }
    let roster = there.roster();
    let line = |hand: &Hand| write_seated(hand.ruling.claim(), hand.opponents, hand.note.as_deref(), roster);
    let mut pairs = there.hands().zip(one.series.all_hands());
    match pairs.find(|((_, had), has)| had != has) {
        Some(((number, had), has)) => ImportDifference::Hand { number, there: line(had), here: line(has) },
        None => ImportDifference::Other,
    }
}

fn header_difference(there: &Series, one: &ImportedSeries) -> Option<ImportDifference> {
    let (had, has) = (there.header(), one.series.header());
    // Rows may still have a name that was changed in the ledger.
    if there.rosters_so_far().all(|roster| roster != one.series.roster()) {
        return Some(ImportDifference::Players(
            [there, &one.series].map(|of| of.roster().players().to_vec()),
        ));
    }
    if let Some((key, had, has)) = had.house.differences(&has.house).into_iter().next() {
        return Some(ImportDifference::Rule(key, [had, has]));
    }
    if one.dated && !same_start(had, has) {
        return Some(ImportDifference::Start([had.start, has.start]));
    }
    if let Some(stake) = has.stake.filter(|stake| had.stake.map(worth) != Some(worth(*stake))) {
        return Some(ImportDifference::Stake(had.stake, stake));
    }
    let dealer = has.first_dealer.filter(|dealer| had.first_dealer != Some(*dealer))?;
    let there = had.first_dealer.map(|dealer| there.roster().entrant(dealer));
    Some(ImportDifference::FirstDealer(there, one.series.roster().entrant(dealer)))
}

/// Returns true if both started at the same moment, or at the same local time with another offset.
fn same_start(one: &Header, other: &Header) -> bool {
    one.start == other.start || one.start.naive_local() == other.start.naive_local()
}

/// Returns true if both have a hand, and the hands that both have are the same.
pub(super) fn same_hands(known: &Series, one: &Series) -> bool {
    let (had, has) = (known.all_hands(), one.all_hands());
    !had.is_empty() && !has.is_empty() && had.iter().zip(&has).all(|(had, has)| had == has)
}

/// Returns true unless it is certain that a series of the ledger is not one of these players that has another name in the
/// rows. `began` is its header if the rows give the start.
pub(super) fn may_be_named(known: &Series, players: &Roster, began: Option<&Header>) -> bool {
    known.rosters_so_far().any(|roster| same_players(roster, players))
        && began.is_none_or(|began| same_start(known.header(), began))
}
