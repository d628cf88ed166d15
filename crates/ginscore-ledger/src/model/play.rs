//! Lines of a script, played in a series in memory.

use crate::model::outcome::Outcome;
use crate::model::refusal::Refusal;
use crate::model::series::Series;
use ginscore_notation::{
    At, Entry, LineKind, Mistakes, Operation, ParseError, Part, Turn, Turns, is_draw_of_all, within_length,
};
use ginscore_rules::players::Opponents;

/// The reason that a line cannot be played. The series has not changed then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotDone {
    /// The line cannot be read.
    Misread(Mistakes<At<ParseError>>),
    /// What the line says is refused; with the entry, unless the line was not read, since nothing follows the end of a series.
    Refused(Refusal, Option<Box<Entry>>),
}

impl std::fmt::Display for NotDone {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            NotDone::Misread(mistakes) => mistakes.fmt(f),
            NotDone::Refused(refusal, _) => refusal.fmt(f),
        }
    }
}

impl std::error::Error for NotDone {}

/// The turns of a series, and after them every other pair of opponents: a hand of anybody can be judged.
#[derive(Debug)]
struct Anybody<'s>(&'s Series);

impl Turns for Anybody<'_> {
    fn playing(&self) -> Vec<Opponents> {
        let lineup = self.0.roster().lineup();
        let pairs = lineup.seats().flat_map(|one| lineup.seats().map(move |two| (one, two)));
        let others = pairs.filter_map(|(one, two)| Opponents::new(lineup, one, two));
        self.0.playing().into_iter().chain(others).collect()
    }

    fn of_round(&self, number: usize) -> Option<Vec<Opponents>> {
        self.0.of_round(number)
    }

    fn before_round(&self, number: usize) -> Vec<Opponents> {
        self.0.before_round(number)
    }
}

impl Series {
    /// Reads a line that would be recorded next, as one entry.
    pub fn read(&self, line: &str) -> Result<Operation, NotDone> {
        let (part, note) = Part::of(line);
        self.entry(part, note).map(|entry| entry.operation)
    }

    fn entry(&self, part: Part<'_>, note: Option<&str>) -> Result<Entry, NotDone> {
        // After the end nobody plays, and a name in the line would be refused for that.
        if self.now().is_over()
            && !self.roster().lineup().is_two_players()
            && LineKind::of(part.text()) == LineKind::Hand
        {
            return Err(NotDone::Refused(Refusal::SeriesOver, None));
        }
        let entry = Entry::read_part(part, note, self.roster(), Turn::of(self)).map_err(NotDone::Misread)?;
        // What an old ledger has of it is gin.
        match entry.operation.gin_for_big_gin() {
            Some(_) if self.header().house.big_gin_bonus.is_none() => {
                Err(NotDone::Refused(Refusal::NoBigGin, Some(Box::new(entry))))
            }
            _ => Ok(entry),
        }
    }

    /// Reads a line and applies its operation.
    pub fn play(&mut self, line: &str) -> Result<Outcome, NotDone> {
        let operation = self.read(line)?;
        self.act(operation).map_err(|why| NotDone::Refused(why, None))
    }

    /// Reads a line that would be recorded next: one entry, or one for each of its hands. Those of a round are separated by
    /// semicolons, and a draw without names is one for each pair that is still playing.
    ///
    /// # Errors
    /// Fails with every mistake of the first hand that cannot be read, or with the first of several hands that is refused.
    pub fn entries(&self, line: &str) -> Result<Vec<Entry>, NotDone> {
        within_length(line).map_err(|mistake| NotDone::Misread([mistake].into()))?;
        let (part, note) = Part::of(line);
        if !self.roster().lineup().has_rounds() || LineKind::of(line) != LineKind::Hand {
            return Ok(vec![self.entry(part, note)?]);
        }
        let hands = |part: Part<'_>, series: &Series| {
            if is_draw_of_all(part) { series.now().playing().len().max(1) } else { 1 }
        };
        let parts = part.hands();
        // A hand alone is tried when it is played, so that a long series is not copied for each line.
        if let [part] = parts.as_slice()
            && hands(*part, self) == 1
        {
            return Ok(vec![self.entry(*part, note)?]);
        }
        // What the hands before a hand change is tried in memory.
        let mut trial = self.clone();
        let mut entries = Vec::new();
        for (at, part) in parts.iter().enumerate() {
            let note = note.filter(|_| at + 1 == parts.len());
            for _ in 0..hands(*part, &trial) {
                let entry = trial.entry(*part, note)?;
                trial
                    .act(entry.operation.clone())
                    .map_err(|why| NotDone::Refused(why, Some(Box::new(entry.clone()))))?;
                entries.push(entry);
            }
        }
        Ok(entries)
    }

    /// Reads the hands of a line to be judged, whoever is to play.
    ///
    /// # Errors
    /// Fails as [`Series::entries`] does.
    pub fn hands_to_judge(&self, line: &str) -> Result<Vec<Entry>, NotDone> {
        within_length(line).map_err(|mistake| NotDone::Misread([mistake].into()))?;
        let (part, note) = Part::of(line);
        let has_rounds = self.roster().lineup().has_rounds();
        let parts = if has_rounds { part.hands() } else { vec![part] };
        let anybody = Anybody(self);
        let hands = parts.iter().flat_map(|part| {
            let times =
                if has_rounds && is_draw_of_all(*part) { self.now().playing().len().max(1) } else { 1 };
            let read = || Entry::read_part(*part, note, self.roster(), Turn::of(&anybody));
            (0..times).map(move |_| read().map_err(NotDone::Misread))
        });
        hands.collect()
    }
}
