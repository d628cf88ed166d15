//! Giving a player another name in all series of a ledger.
//!
//! Nothing is rewritten: each series gets an entry, and the names change from there on. All new texts are made and
//! checked before the first one is written. A run that was killed between two of them is completed by the same call.

use std::path::PathBuf;

use crate::book::disk::{Durability, synced};
use crate::book::error::BookError;
use crate::book::finding::Finding;
use crate::book::lock::Lock;
use crate::book::open::{Book, OpenedSeries};
use crate::book::record::refused;
use crate::model::entry::Moment;
use crate::model::names::{first_written, known_as};
use crate::model::outcome::Outcome;
use crate::model::series::Series;
use crate::seal::chain::LastEntry;
use ginscore_notation::{Lookup, Operation, Roster, is_near, look_up, new_name};
use ginscore_rules::players::Seat;

/// A player who has another name now.
#[derive(Debug, Default)]
pub struct RenamedPlayer {
    /// The name before, as the first of these series has it.
    pub was: String,
    pub name: String,
    /// The series in which the name was changed; empty if all of them had the name already.
    pub series: Vec<String>,
    /// The names of all players in these series, each set of players once.
    pub rosters: Vec<Roster>,
    /// The certainty that everything written survives a power cut; `None` if nothing was written.
    pub durability: Option<Durability>,
    /// The findings along the way. They do not keep the name from being changed.
    pub findings: Vec<Finding>,
}

/// The players of a series, as far as they matter here.
struct Look {
    series: String,
    start: Moment,
    roster: Roster,
    /// The names that a player of the series had before, each with the player and the time at which it was changed.
    former: Vec<(Seat, String, Option<Moment>)>,
}

impl Look {
    fn of(opened: &OpenedSeries) -> Look {
        let series = &opened.series;
        let mut roster = series.header().roster.clone();
        let mut former = Vec::new();
        for ((outcome, _), entry) in series.history().zip(opened.chain.links()) {
            if let Outcome::Renamed { was, name } = outcome
                && let Some(player) = roster.find(was)
            {
                former.push((player, was.clone(), entry.time));
                roster = roster.renamed(player, name).unwrap_or(roster);
            }
        }
        Look {
            series: opened.name.clone(),
            start: series.header().start,
            roster: series.roster().clone(),
            former,
        }
    }

    fn player(&self, name: &str) -> Option<Seat> {
        let mut seats = self.roster.lineup().seats();
        seats.find(|player| known_as(self.roster.name(*player)) == known_as(name))
    }

    /// The present name of another player of `was` in this series who was called `name` before. If `was` had that name
    /// now, the hands of the other one would seem to be theirs.
    fn former_of_another(&self, was: &str, name: &str) -> Option<&str> {
        let player = self.player(was)?;
        let is_another =
            |(other, former, _): &&(Seat, String, _)| *other != player && known_as(former) == known_as(name);
        self.former.iter().find(is_another).map(|(other, ..)| self.roster.name(*other))
    }

    /// The player with exactly that name, if they were called `was` before, and the time at which that changed.
    fn renamed(&self, was: &str, name: &str) -> Option<Option<Moment>> {
        let now = self.player(name)?;
        let was =
            |(player, former, _): &&(Seat, String, _)| *player == now && known_as(former) == known_as(was);
        self.former.iter().rev().find(was).map(|(_, _, time)| *time)
    }
}

/// A series with its new text, which was checked and is not written yet.
struct Changed {
    player: Seat,
    before: OpenedSeries,
    after: OpenedSeries,
}

impl Book {
    /// Gives a player another name in every series in which they play. If only the case of letters differs, the name
    /// gets the new spelling. If another player has the name and `is_same` is true, both are one player from then on. Nobody
    /// gets one of the words that are kept.
    ///
    /// # Errors
    /// Fails if no player has the old name, if the new name is not valid, if another player has it and `is_same` is false
    /// or the two play or played each other, or if a series cannot be read, added to or written. Then nothing is changed,
    /// except as [`BookError::PartlyRenamed`] says.
    pub fn rename_player(
        &self,
        old: &str,
        new: &str,
        is_same: bool,
        kept: &[&str],
        now: Moment,
        waiting: &mut dyn FnMut(),
    ) -> Result<RenamedPlayer, BookError> {
        let (lock, looks) = self.look(old, waiting)?;
        let known = known(&looks);
        let name = match find(&known, new) {
            Ok(name) if is_same && known_as(old) != known_as(new) => name,
            _ => new_name(new, kept).map_err(BookError::BadName)?,
        };
        let was = match find(&known, old) {
            Err(BookError::UnknownPlayer(..))
                if looks.iter().any(|look| look.renamed(old, &name).is_some()) =>
            {
                return Ok(RenamedPlayer { was: old.to_owned(), name, ..RenamedPlayer::default() });
            }
            found => found?,
        };
        if known_as(&was) != known_as(&name) {
            check_free(&looks, was.clone(), &name, is_same)?;
        }
        self.change(&lock, &looks, &was, &name, now)
    }

    /// Locks every series, and reads the names in them. A ledger without series, which may not exist yet, has no player
    /// called `old`.
    fn look(&self, old: &str, waiting: &mut dyn FnMut()) -> Result<(Lock, Vec<Look>), BookError> {
        if self.names()?.is_empty() {
            return Err(BookError::UnknownPlayer(old.to_owned(), Vec::new()));
        }
        let (names, lock) = self.lock_all(waiting)?;
        let look = |name: &String| self.read(name).map(|opened| Look::of(&opened));
        let looks: Result<Vec<Look>, BookError> = names.iter().map(look).collect();
        Ok((lock, looks?))
    }

    /// Changes the name in every series in which a player has the old one and does not yet have the new one.
    fn change(
        &self,
        lock: &Lock,
        looks: &[Look],
        was: &str,
        name: &str,
        now: Moment,
    ) -> Result<RenamedPlayer, BookError> {
        if let Some((look, other)) =
            looks.iter().find_map(|look| Some((look, look.former_of_another(was, name)?)))
        {
            let (was, name, other) = (was.to_owned(), name.to_owned(), other.to_owned());
            return Err(BookError::FormerName { was, name, other, series: look.series.clone() });
        }
        let mut changed = Vec::new();
        for look in looks {
            if let Some(player) = look.player(was).filter(|player| look.roster.name(*player) != name) {
                changed.push(self.changed(&look.series, player, name, now)?);
            }
        }
        let durability = self.write_all(lock, &changed)?;
        let (was, name) = (was.to_owned(), name.to_owned());
        let mut done = RenamedPlayer { was, name, durability, ..RenamedPlayer::default() };
        for Changed { player, before, after } in &changed {
            if done.series.is_empty() {
                before.series.roster().name(*player).clone_into(&mut done.was);
            }
            done.findings.extend(self.shortened(before));
            done.findings.extend(self.remember_last(&after.name, LastEntry::of(&after.chain)));
            if !done.rosters.contains(after.series.roster()) {
                done.rosters.push(after.series.roster().clone());
            }
            done.series.push(after.name.clone());
        }
        Ok(done)
    }

    /// Makes the new text of a series. It is read back in memory and must be the same except for the name.
    fn changed(&self, series: &str, player: Seat, name: &str, now: Moment) -> Result<Changed, BookError> {
        let before = self.read(series)?;
        before.check_sound()?;
        let operation = Operation::Rename { player, name: name.to_owned() };
        let mut expected: Series = before.series.clone();
        expected.act(operation.clone()).map_err(|why| refused(series, why))?;
        let after = self.longer_by(&before, (operation, None, now), &expected)?;
        Ok(Changed { player, before, after })
    }

    /// Writes all new texts. If the disk fails in between, those that were written are replaced by the old ones again.
    fn write_all(&self, lock: &Lock, changed: &[Changed]) -> Result<Option<Durability>, BookError> {
        self.sweep(lock);
        let mut files = Vec::new();
        for (at, Changed { after, .. }) in changed.iter().enumerate() {
            match self.write(lock, &after.name, &after.text) {
                Ok(file) => files.push(file),
                Err(error) => {
                    let restored = |one: &&Changed| self.restored(lock, &one.before.name, &one.before.text);
                    // All of them are tried, even if one fails.
                    let written = changed.get(..at).unwrap_or_default();
                    let all = written.iter().filter(restored).count() == written.len();
                    return Err(if all { error.into() } else { BookError::PartlyRenamed(error) });
                }
            }
        }
        Ok((!files.is_empty()).then(|| synced(files.iter().map(PathBuf::as_path))))
    }
}

/// Checks that the new name is nobody's, or that of a player who may be the same one.
fn check_free(looks: &[Look], was: String, name: &str, is_same: bool) -> Result<(), BookError> {
    // A run that was killed has renamed the player in some series; those that are left had begun by then.
    let begun =
        |time: Moment| looks.iter().filter(|look| look.player(&was).is_some()).all(|look| look.start <= time);
    let goes_on = |look: &Look| {
        look.player(&was).is_none() && look.renamed(&was, name).is_some_and(|time| time.is_none_or(begun))
    };
    let others = || looks.iter().filter(|look| !goes_on(look));
    let Some(other) = others().find_map(|look| Some(look.roster.name(look.player(name)?).to_owned())) else {
        return Ok(());
    };
    let both = |look: &&Look| look.player(&was).is_some() && look.player(name).is_some();
    let series: Vec<String> = looks.iter().filter(both).map(|look| look.series.clone()).collect();
    match (series.is_empty(), is_same) {
        (false, _) => Err(BookError::Opponents { players: [was, other], series }),
        (true, false) => Err(BookError::NameTaken { was, name: other }),
        (true, true) => Ok(()),
    }
}

fn known(looks: &[Look]) -> Vec<String> {
    first_written(looks.iter().map(|look| (look.start, &look.roster)))
}

/// The player with that name, in any case. The start of a name is not enough for a change that stays in every series.
fn find(known: &[String], typed: &str) -> Result<String, BookError> {
    let key = known_as(&typed.split_whitespace().collect::<Vec<_>>().join(" "));
    let is_near = |name: &&String| {
        let name = known_as(name);
        !key.is_empty() && (name.starts_with(&key) || is_near(&key, &name))
    };
    let near = match look_up(known, |name| known_as(name) == key, is_near) {
        Lookup::One(name) if known_as(name) == key => return Ok(name.clone()),
        Lookup::One(name) => vec![name.clone()],
        Lookup::Several(names) => names.into_iter().cloned().collect(),
        Lookup::Unknown => Vec::new(),
    };
    Err(BookError::UnknownPlayer(typed.to_owned(), near))
}
