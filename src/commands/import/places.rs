//! The places of imported series in the ledger, found on all cores. What was read of a series is not kept: it is several
//! times as large as the text that is written.

use crate::commands::answer::Stop;
use crate::commands::env::Env;
use crate::commands::failure::Failure;
use crate::commands::many::Progress;
use crate::commands::many::{Cores, each};
use crate::say::{Message, written::import as say};
use ginscore_ledger::book::{
    BookError, ImportName, ImportPlace, PlacedSeries, WaitingTexts, may_be_imported, may_be_named,
};
use ginscore_ledger::exchange::{ImportedSeries, RowFaults, RowGroup, Rows};
use ginscore_ledger::model::{Header, Series};
use ginscore_notation::{Roster, same_players};

use crate::commands::env::interrupts::Interrupts;
use crate::commands::import::{go_on, not_imported, refused};
use crate::commands::new::series_name;

/// A series of the rows, without its hands.
pub(crate) struct Incoming<T> {
    pub(crate) name: Option<String>,
    pub(crate) line: usize,
    pub(crate) roster: Roster,
    /// Its header, if the rows give the start.
    began: Option<Header>,
    /// Its place, and what is shown of it, if nothing in the ledger had its name when it was judged.
    new: Option<(ImportPlace, T)>,
}

pub(crate) struct Work<'w, T> {
    pub(crate) judge: &'w (dyn Fn(&RowGroup) -> Result<ImportedSeries, RowFaults> + Sync),
    /// Makes what is shown of a series in the end.
    pub(crate) show: &'w (dyn Fn(&ImportedSeries, &PlacedSeries) -> T + Sync),
    pub(crate) rows: &'w Rows<'w>,
    pub(crate) texts: &'w WaitingTexts,
    pub(crate) file_name: &'w str,
    pub(crate) interrupts: &'w Interrupts,
    pub(crate) env: &'w Env,
}

enum Placing<T> {
    Placed((ImportPlace, T)),
    Judged(Box<ImportedSeries>),
}

impl<T: Send + Sync> Work<'_, T> {
    pub(crate) fn all_judged(&self) -> Result<Vec<Incoming<T>>, Stop> {
        let cores = Cores::for_pieces(self.rows.group_count());
        let judge = |group: RowGroup| (self.judge)(&group).map(|one| self.incoming(one));
        let mut faults = RowFaults::none();
        let mut all = Vec::new();
        for judged in cores.map_each(self.rows.groups(), judge) {
            go_on(self.interrupts, self.env)?;
            match judged {
                Ok(series) => all.push(series),
                Err(more) => faults.append(more),
            }
        }
        faults.none_or(all).map_err(|faults| refused(self.file_name, &faults).into())
    }

    /// What is kept of a series. The text of a new one with a name does not depend on the others, so it is made here.
    fn incoming(&self, one: ImportedSeries) -> Incoming<T> {
        let is_new = |name: &&String| series_name(name).is_ok() && self.env.book.is_free(name);
        // What fails here fails again when its turn comes.
        let new = one.name.as_ref().filter(is_new).and_then(|name| self.placed(name, &one).ok());
        let roster = one.series.roster().clone();
        let began = one.dated.then(|| one.series.header().clone());
        Incoming { name: one.name, line: one.line, roster, began, new }
    }

    fn placed(&self, name: &str, one: &ImportedSeries) -> Result<(ImportPlace, T), BookError> {
        let placed = self.env.book.place_import(name, one, self.texts)?;
        let shown = (self.show)(one, &placed);
        Ok((placed.place, shown))
    }

    /// Finds the place of each series in the ledger, and what is shown of it. Where that is not known yet, the hands are
    /// judged once more: only now is the ledger locked, and keeping all series until then would need much more memory.
    pub(crate) fn places(&self, all: &mut [Incoming<T>]) -> Result<(Vec<ImportPlace>, Vec<T>), Stop> {
        let book = &self.env.book;
        let failed = |error: BookError| not_imported(error, self.file_name);
        let theirs = theirs(all, self.env)?;
        let progress =
            Progress::new(self.env, all.len(), |done, all| say::SeriesChecked { done, all }.said());
        let named: Vec<String> = all.iter().filter_map(|one| one.name.clone()).collect();
        let mut names = book.import_names(named, &theirs).map_err(failed)?;
        let are_new: Vec<bool> = all.iter().map(|one| self.is_new(one, &theirs)).collect();
        // The rows are read again only if some of them are needed.
        let mut groups = are_new.contains(&false).then(|| self.rows.groups());
        let cores = Cores::for_pieces(all.len());
        let (mut places, mut shown) = (Vec::new(), Vec::new());
        for (are_new, all) in are_new.chunks(cores.at_once()).zip(all.chunks_mut(cores.at_once())) {
            let again = are_new.iter().map(|is_new| groups.as_mut()?.next().filter(|_| !is_new));
            let again: Vec<Option<RowGroup>> = again.collect();
            let judged = cores.map(again, |group| group.map(|group| (self.judge)(&group)));
            let mut batch = Vec::new();
            for (judged, one) in judged.into_iter().zip(all) {
                match judged.transpose().map_err(|faults| refused(self.file_name, &faults))? {
                    Some(judged) => batch.push((names.choose(&judged), Placing::Judged(Box::new(judged)))),
                    None => {
                        let new = one.name.as_ref().zip(one.new.take());
                        batch.extend(
                            new.map(|(name, new)| (names.named(name, one.line), Placing::Placed(new))),
                        );
                    }
                }
            }
            let placed = cores.map(batch, |(chosen, step): (ImportName, Placing<T>)| {
                let placed = match step {
                    Placing::Placed(placed) => Ok(placed),
                    Placing::Judged(one) => self.placed(&chosen.name, &one),
                };
                (chosen, placed)
            });
            go_on(self.interrupts, self.env)?;
            for (chosen, placed) in placed {
                let (place, text) = placed.map_err(failed)?;
                names.check(&chosen, &place).map_err(failed)?;
                places.push(place);
                shown.push(text);
                progress.one_more();
            }
        }
        Ok((places, shown))
    }

    /// Returns true if a series has a place as a new one, and still can: somebody else may have recorded a series of
    /// that name in the meantime, and one of the ledger may be the same under another name.
    fn is_new(&self, one: &Incoming<T>, theirs: &[(String, Series)]) -> bool {
        let is_free = one.new.as_ref().is_some_and(|(place, _)| self.env.book.is_free(place.name()));
        let is_it = |known: &Series| may_be_named(known, &one.roster, one.began.as_ref());
        is_free && !theirs.iter().any(|(_, known)| is_it(known))
    }
}

/// The series of the ledger among which those without a name, and those whose name is free, are looked for.
fn theirs<T>(all: &[Incoming<T>], env: &Env) -> Result<Vec<(String, Series)>, Stop> {
    let mut players: Vec<Roster> = Vec::new();
    let mut nameless = false;
    // Only now is the ledger locked: a series that had the name when the rows were judged may have another since.
    let is_free = |name: &String| series_name(name).is_ok() && env.book.is_free(name);
    for one in all.iter().filter(|one| one.name.as_ref().is_none_or(is_free)) {
        nameless |= one.name.is_none();
        if !players.contains(&one.roster) {
            players.push(one.roster.clone());
        }
    }
    let mut theirs = Vec::new();
    if players.is_empty() {
        return Ok(theirs);
    }
    // With rows without a name all are read, because one that cannot be read may be the one.
    let read = |name: &String| {
        let opened = if nameless {
            Some(env.book.read(name)?).filter(|opened| may_be_imported(&opened.series, &players))
        } else {
            let is_one = |theirs: &Roster| players.iter().any(|players| same_players(theirs, players));
            env.book.read_if_ever(name, is_one)?
        };
        Ok(opened.map(|opened| (opened.name, opened.series)))
    };
    each(env, &env.book.names()?, read, |series: Result<_, Failure>| {
        match series {
            Ok(series) => theirs.extend(series),
            Err(failure) if nameless => return Err(failure.into()),
            Err(_) => {}
        }
        Ok(())
    })?;
    Ok(theirs)
}
