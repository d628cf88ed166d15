//! Where a series that is handed in belongs: nowhere yet, or to a series that the ledger has.

use std::collections::{HashMap, HashSet};

use crate::cli::context::Context;
use crate::cli::failure::{Failure, Stop};
use crate::cli::open::{Opened, not_sound, sound};
use crate::cli::progress::Progress;
use crate::show::code::Code;
use crate::show::report::Diagnostic;
use crate::show::words::{quoted, ticked};
use ginscore_ledger::book::{FileErrorKind, StoreError};
use ginscore_ledger::exchange::ImportedSeries;
use ginscore_ledger::model::{Hand, Header, Operation, Series};
use ginscore_ledger::text::{TimedOperation, write_after, write_series, written};
use ginscore_rules::notation::{same_players, write_hand};
use ginscore_rules::rules::Player;

/// What is to be done with a series that is handed in.
pub(super) enum Place {
    /// It is a new one, whose text is ready.
    New(Box<Opened>),
    /// The ledger has its beginning: the whole text with the rest of its hands, and what there was.
    Longer(Box<Opened>, Box<Before>),
    /// The ledger has it, under that name.
    There(String),
}

impl Place {
    /// The series' name in the ledger.
    fn name(&self) -> &str {
        match self {
            Place::New(opened) | Place::Longer(opened, _) => &opened.name,
            Place::There(name) => name,
        }
    }
}

/// A series before hands were added.
pub(super) struct Before {
    /// Its text.
    pub(super) text: String,
    /// How many hands it had.
    pub(super) hands: usize,
    /// How it is not what was written here, if it is not.
    pub(super) otherwise: Option<Diagnostic>,
}

/// How a series of the ledger is to one that is handed in.
enum Kin {
    /// It has all of its hands.
    Whole,
    /// It has the first of them, or none yet.
    Beginning,
    /// It is another.
    Other,
}

impl Context {
    /// Finds the place of each, and makes the texts; nothing is written. Where one has the name of a series with
    /// other hands, that is refused.
    pub(super) fn places(&self, all: &[ImportedSeries], file: &str) -> Result<Vec<Place>, Stop> {
        let mut taken: HashSet<String> = all.iter().filter_map(|one| one.name.clone()).collect();
        let unnamed = all.iter().any(|one| one.name.is_none());
        let theirs = if unnamed { self.known()? } else { Vec::new() };
        let mut places = Vec::new();
        // Two writers of one series would each undo what the other wrote.
        let mut found: HashMap<String, usize> = HashMap::new();
        let progress = Progress::new(self, all.len(), "series looked at");
        for one in all {
            let place = match &one.name {
                Some(name) if self.store.contains(name) => self.named(name, one, file)?,
                // What is there under that name is no series, a directory perhaps.
                Some(name) if self.store.path(name).exists() => {
                    let (path, doing) = (self.store.path(name), FileErrorKind::Creating);
                    return Err(StoreError { path, doing }.into());
                }
                Some(name) => Place::New(Box::new(self.new_series(name.clone(), one)?)),
                None => match theirs.iter().rfind(|(_, known)| is_known(known, one)) {
                    Some((name, _)) => self.named(name, one, file)?,
                    None => {
                        let name = self.free_name(one.series.header(), |name| taken.contains(name));
                        taken.insert(name.clone());
                        Place::New(Box::new(self.new_series(name, one)?))
                    }
                },
            };
            if let Some(earlier) = found.insert(place.name().to_owned(), one.line) {
                let message = format!(
                    "these rows and those from line {earlier} are one series, {}",
                    ticked(place.name())
                );
                let report = Diagnostic::new(Code::BadValue, message).at(format!("{file}:{}", one.line));
                return Err(Failure::unreadable([
                    report.hinted("put all rows of a series under one name, and the hands in order")
                ])
                .into());
            }
            places.push(place);
            progress.one_more();
        }
        Ok(places)
    }

    /// The series of the ledger by name, to look for some without a name among them.
    fn known(&self) -> Result<Vec<(String, Series)>, Stop> {
        let mut known = Vec::new();
        let read = |name: &String| self.read(name).map(|opened| (opened.name, opened.series));
        // One that cannot be read may be the one.
        self.each(&self.store.series()?, read, |series: Result<_, Failure>| {
            known.push(series?);
            Ok(())
        })?;
        Ok(known)
    }

    /// A series that the ledger has under that name.
    fn named(&self, name: &str, one: &ImportedSeries, file: &str) -> Result<Place, Failure> {
        let there = self.read(name)?;
        match kin(&there.series, one) {
            Kin::Whole => Ok(Place::There(name.to_owned())),
            Kin::Beginning => self.longer(there, one),
            Kin::Other => Err(other(&there, one, file)),
        }
    }

    /// The text of a new series. It is read again in memory, and must come to the same.
    fn new_series(&self, name: String, one: &ImportedSeries) -> Result<Opened, Failure> {
        let path = self.store.path(&name);
        let opened = sound(&name, path, write_series(one.series.header(), Some(&name), &one.entries))?;
        if opened.series.score() == one.series.score() { Ok(opened) } else { Err(not_sound()) }
    }

    /// The text of a series with the hands behind those that it has.
    fn longer(&self, there: Opened, one: &ImportedSeries) -> Result<Place, Failure> {
        let mismatched = there.mismatched();
        if !mismatched.is_empty() {
            return Err(Failure::ledger(mismatched));
        }
        let hands = there.series.hands().len();
        let (entries, goes_on) = behind(&there.series, one).ok_or_else(not_sound)?;
        let text = write_after(&there.text, &there.chain, there.series.header(), &entries);
        let again = sound(&there.name, self.store.path(&there.name), text)?;
        if again.series.score() != goes_on.score() {
            return Err(not_sound());
        }
        let otherwise = self.otherwise(&there);
        Ok(Place::Longer(Box::new(again), Box::new(Before { text: there.text, hands, otherwise })))
    }
}

/// What is to be recorded behind the hands that a series has, and what it comes to then. Who deals goes on from
/// there, and is corrected where the rows tell another.
fn behind(there: &Series, one: &ImportedSeries) -> Option<(Vec<TimedOperation>, Series)> {
    let mut goes_on = there.clone();
    let mut entries = Vec::new();
    let hands = one.entries.iter().filter(|(act, ..)| matches!(act, Operation::Hand(_)));
    for ((act, _, time), dealer) in hands.zip(&one.dealers).skip(there.hands().len()) {
        if let Some(dealer) = dealer.filter(|dealer| goes_on.score().dealer() != Some(*dealer)) {
            goes_on.act(&Operation::Deal(dealer)).ok()?;
            entries.push((Operation::Deal(dealer), None, *time));
        }
        goes_on.act(act).ok()?;
        entries.push((act.clone(), goes_on.asserted(goes_on.hands().len()), *time));
    }
    (goes_on.hands() == one.series.hands()).then_some((entries, goes_on))
}

/// That the ledger has another series in the place of one that is handed in, and where they differ.
fn other(there: &Opened, one: &ImportedSeries, file: &str) -> Failure {
    let names = &there.series.header().names;
    let line = |hand: &Hand| ticked(&write_hand(hand.ruling.claim(), hand.note.as_deref(), names));
    let pairs = (1..).zip(there.series.hands().iter().zip(one.series.hands()));
    let parting: Option<(usize, _)> = pairs.into_iter().find(|(_, (had, has))| had != has);
    let (how, mend) = match (differs(&there.series, one), parting) {
        (Some(how), _) => (how, String::new()),
        (None, Some((number, (had, has)))) => (
            format!("hand {number} is {} there and {} here", line(had), line(has)),
            format!("`ginscore amend {number} LINE --series {}` mends the ledger; or ", quoted(&there.name)),
        ),
        (None, None) => ("it is another".to_owned(), String::new()),
    };
    let message = format!("the ledger has a series {} already: {how}", ticked(&there.name));
    let report = Diagnostic::new(Code::LedgerWrite, message).at(format!("{file}:{}", one.line));
    Failure::ledger([report.hinted(format!(
        "nothing has been imported; {mend}name it otherwise under `series` if it is another evening"
    ))])
}

/// How a series of the ledger is to one that is handed in.
fn kin(there: &Series, one: &ImportedSeries) -> Kin {
    let (had, has) = (there.hands(), one.series.hands());
    if differs(there, one).is_some() {
        Kin::Other
    } else if had.starts_with(has) {
        Kin::Whole
    } else if has.starts_with(had) {
        Kin::Beginning
    } else {
        Kin::Other
    }
}

/// What is told of a series as a whole and is otherwise in the ledger, if anything is.
fn differs(there: &Series, one: &ImportedSeries) -> Option<String> {
    let (had, has) = (there.header(), one.series.header());
    let name = |header: &Header, player| header.names.get(player).to_owned();
    let first = |header: &Header| name(header, Player::One);
    let told = |what: &str, had: String| Some(format!("{what} {had} there"));
    if had.names != has.names {
        told(
            "`player_one` is",
            format!("{} and `player_two` {}", ticked(&first(had)), ticked(&name(had, Player::Two))),
        )
    } else if had.house != has.house {
        Some("it is played by other rules there".to_owned())
    } else if one.dated && !same_start(had, has) {
        told("it began", written(had.start))
    } else if has.stake.is_some() && has.stake != had.stake {
        told("the stake is", had.stake.map_or_else(|| "none".to_owned(), |stake| stake.to_string()))
    } else if has.first_dealer.is_some() && has.first_dealer != had.first_dealer {
        told(
            "the first dealer is",
            had.first_dealer.map_or_else(|| "not told".to_owned(), |one| name(had, one)),
        )
    } else {
        None
    }
}

/// The same moment, or the same hour by another clock.
fn same_start(one: &Header, other: &Header) -> bool {
    one.start == other.start || one.start.naive_local() == other.start.naive_local()
}

/// Whether a series of the ledger is the one that was handed in without a name: that of the same two that began at
/// the moment told, or at that hour by another clock, whatever its hands are; or, where none was told, one with
/// just the same hands, or one that goes on and has the first of them.
fn is_known(known: &Series, one: &ImportedSeries) -> bool {
    let (there, here) = (known.header(), one.series.header());
    if one.dated {
        return same_players(&there.names, &here.names) && same_start(there, here);
    }
    let (had, has) = (known.hands().len(), one.series.hands().len());
    match kin(known, one) {
        Kin::Whole => had == has,
        Kin::Beginning => had > 0 && !known.score().is_over(),
        Kin::Other => false,
    }
}
