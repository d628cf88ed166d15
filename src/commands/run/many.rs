//! Reading many series on all cores, and how far that is, at a terminal. Fast work shows nothing.

use std::collections::HashSet;
use std::hint::black_box;
use std::num::NonZero;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use dialoguer::console::Term;

use crate::commands::run::answer::Stop;
use crate::commands::run::env::Env;
use crate::commands::run::failure::Failure;
use crate::say::Message;
use crate::say::written::ledger_commands as say;
use crate::show::mistakes::book::while_reading;
use crate::show::mistakes::{integrity, series_files};
use ginscore_ledger::book::{BookError, CopyRelation, MOST_TRIES, OpenedSeries, SeriesIdentity, one_each};
use ginscore_notation::Mistakes;

/// The number of series that each core reads before what was made of them is taken: enough that cores seldom wait for one
/// another, few enough to limit memory.
const BATCH: usize = 32;

/// False in a static program with musl. Its allocators have one lock for all threads: two take several times as long as one.
const THREADS: bool = cfg!(not(target_env = "musl"));

/// More than the memory that a series takes while it is read.
const MEMORY: usize = 1 << 20;

/// Has the allocator of Linux keep the memory of a series for the next one. It keeps about what was freed in one piece before;
/// otherwise it gives the memory back after each series and takes it again, which is a tenth of the time for reading them.
fn keep_memory() {
    drop(black_box(Vec::<u8>::with_capacity(MEMORY)));
}

pub struct Cores(usize);

impl Cores {
    pub fn for_pieces(pieces: usize) -> Cores {
        if pieces > BATCH {
            keep_memory();
        }
        let cores = if THREADS { thread::available_parallelism().map_or(1, NonZero::get) } else { 1 };
        Cores(cores.min(pieces).max(1))
    }

    pub fn at_once(&self) -> usize {
        BATCH * self.0
    }

    /// Makes something of each piece, in their order.
    pub fn map<P: Send, T: Send>(
        &self,
        pieces: impl IntoIterator<Item = P>,
        make: impl Fn(P) -> T + Sync,
    ) -> Vec<T> {
        if self.0 == 1 {
            return pieces.into_iter().map(make).collect();
        }
        let waiting: Vec<P> = pieces.into_iter().collect();
        let made = Mutex::new(Vec::from_iter(waiting.iter().map(|_| None)));
        let waiting = Mutex::new(waiting.into_iter().enumerate());
        self.work(&|| {
            let Some((at, piece)) = locked(&waiting).next() else { return false };
            let one = make(piece);
            if let Some(place) = locked(&made).get_mut(at) {
                *place = Some(one);
            }
            true
        });
        made.into_inner().unwrap_or_else(PoisonError::into_inner).into_iter().flatten().collect()
    }

    /// Does the next piece of work on each core, again when it is done with one, until nothing is left.
    fn work(&self, next: &(dyn Fn() -> bool + Sync)) {
        let work = || while next() {};
        thread::scope(|scope| {
            for _ in 1..self.0 {
                // Without another thread, this one does its work.
                let _ = thread::Builder::new().spawn_scoped(scope, work);
            }
            work();
        });
    }
}

/// A thread that panics ends the program, whatever it has left.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Makes something of each of these names on all cores, and takes what was made one by one, in the order of the names.
pub fn each<T: Send>(
    env: &Env,
    names: &[String],
    make: impl Fn(&String) -> T + Sync,
    mut take: impl FnMut(T) -> Result<(), Stop>,
) -> Result<(), Stop> {
    let progress = Progress::new(env, names.len(), |done, all| say::ProgressSeries { done, all }.said());
    let cores = Cores::for_pieces(names.len());
    for batch in names.chunks(cores.at_once()) {
        let made = cores.map(batch, |name| {
            let made = make(name);
            progress.one_more();
            made
        });
        progress.aside(|| made.into_iter().try_for_each(&mut take))?;
    }
    Ok(())
}

/// Makes something of each series that is asked for, or of all, and takes what was made in the order of their names. A series
/// that was renamed or deleted after the ledger was listed is no mistake: it is looked up under its new name.
pub fn each_series<T: Send>(
    env: &Env,
    make: impl Fn(&String) -> Result<T, BookError> + Sync,
    mut take: impl FnMut(&str, Result<T, BookError>) -> Result<(), Stop>,
) -> Result<(), Stop> {
    let mut names = env.names()?;
    let mut taken: HashSet<String> = HashSet::new();
    for looks in (0..MOST_TRIES).rev() {
        let mut gone = false;
        let both = |name: &String| (name.clone(), make(name));
        each(env, &names, both, |(name, made)| match made {
            Err(error) if looks > 0 && env.series.is_none() && env.book.is_gone(&error) => {
                gone = true;
                Ok(())
            }
            made => {
                take(&name, made)?;
                taken.insert(name);
                Ok(())
            }
        })?;
        if !gone {
            break;
        }
        names = env.book.names()?;
        names.retain(|name| !taken.contains(name));
    }
    Ok(())
}

/// Looks into the series that are asked for, or into all of these ledgers: what `look` makes of each, every series once. One that
/// cannot be read, or that is not what the rules give or what this computer wrote, is warned of, and the first does not hide
/// the others.
pub fn look_into_all<T: Send>(
    ledgers: &[Env],
    look: impl Fn(&OpenedSeries) -> T + Sync,
) -> Result<Vec<T>, Stop> {
    let mut found = Vec::new();
    for (at, env) in ledgers.iter().enumerate() {
        let mut all = Mistakes::none();
        let one = |name: &String| {
            let opened = env.book.examine(name)?;
            Ok(((SeriesIdentity::of(at, &opened), look(&opened)), while_reading(&opened)))
        };
        each_series(env, one, |_, seen| {
            let warnings = match seen.map_err(Failure::from) {
                Ok((one, warnings)) => {
                    found.push(one);
                    warnings
                }
                // Who asks for one series is not answered with none.
                Err(failure) if env.series.is_some() => return Err(failure.into()),
                Err(failure) => failure.reports,
            };
            all.append(warnings);
            Ok(())
        })?;
        env.warn_all(&all);
    }
    once(ledgers, found)
}

/// Leaves each series once, and says which files are not counted: copies, and files with another ending whose series is nowhere
/// else.
pub fn once<T>(ledgers: &[Env], found: Vec<(SeriesIdentity, T)>) -> Result<Vec<T>, Stop> {
    for env in ledgers.iter().filter(|env| env.series.is_none()) {
        let aside = env.book.set_aside().map_err(Failure::from)?;
        for aside in aside.iter().filter(|aside| !found.iter().any(|(one, _)| aside.is_of(one))) {
            env.warn_of(&integrity::set_aside(aside));
        }
    }
    let (counted, twice) = one_each(found);
    let place = |at: usize| {
        let of = ledgers.get(at).filter(|_| ledgers.len() > 1);
        of.map(|of| of.book.dir().display().to_string())
    };
    for (again, env) in twice.iter().flat_map(|again| Some((again, ledgers.get(again.left.0)?))) {
        let said = series_files::twice(again, place);
        match again.how {
            CopyRelation::Parted(_) | CopyRelation::Unlike => env.warn(said),
            CopyRelation::Not | CopyRelation::Longer => env.remark(said),
        }
    }
    Ok(counted)
}

/// The time for which a sentence is left to be read.
const PAUSE: Duration = Duration::from_millis(100);

/// A sentence on a line of its own, removed from the screen when dropped.
pub struct Progress {
    all: u64,
    said: fn(u64, u64) -> String,
    state: Mutex<State>,
}

struct State {
    done: u64,
    /// When the sentence is written next; `None` if standard error is not a terminal.
    next: Option<Instant>,
    is_shown: bool,
}

impl Progress {
    /// The progress of `all` things; `said` makes the sentence of how many of how many are done.
    pub fn new(env: &Env, all: usize, said: fn(u64, u64) -> String) -> Progress {
        let next = env.patience.map(|patience| Instant::now() + patience);
        Progress { all: all as u64, said, state: Mutex::new(State { done: 0, next, is_shown: false }) }
    }

    /// Runs something that may print, without the sentence.
    pub fn aside<T>(&self, what: impl FnOnce() -> T) -> T {
        self.state().clear();
        what()
    }

    pub fn one_more(&self) {
        let mut state = self.state();
        state.done += 1;
        let now = Instant::now();
        if state.next.is_some_and(|next| next <= now) {
            state.clear();
            // Whether somebody sees it changes nothing.
            state.is_shown = Term::stderr().write_str(&(self.said)(state.done, self.all)).is_ok();
            state.next = Some(now + PAUSE);
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        locked(&self.state)
    }
}

impl State {
    fn clear(&mut self) {
        if std::mem::take(&mut self.is_shown) {
            let _ = Term::stderr().clear_line();
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.state().clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::run::env::remarks::Remarks;
    use crate::show::render::{StreamStyle, TextStyle};
    use ginscore_ledger::book::Book;

    #[test]
    fn what_is_made_is_in_the_order_of_the_pieces() {
        for cores in 1..=5 {
            for pieces in [0, 1, 2, 100, 1000] {
                // The first pieces take longest.
                let slow =
                    |piece: usize| (0..(1000 - piece) * 20).fold(piece, |sum, one| sum.wrapping_add(one));
                let made = Cores(cores).map(0..pieces, slow);
                assert_eq!(made, (0..pieces).map(slow).collect::<Vec<_>>(), "{pieces} on {cores}");
            }
        }
        assert_eq!((Cores::for_pieces(1).0, Cores::for_pieces(0).0), (1, 1));
    }
    /// A ledger in which a series is never where it was listed is given up, and the series is reported.
    #[test]
    fn a_ledger_that_never_settles_is_given_up() {
        let dir = tempfile::tempdir().unwrap();
        std::fs::write(dir.path().join("one.toml"), "").unwrap();
        std::fs::write(dir.path().join("two.toml"), "").unwrap();
        let style = StreamStyle::default();
        let look = TextStyle { width: 80, height: None, plain: true, cards: None, out: style, err: style };
        let book = Book::open(dir.path().to_owned(), None);
        let env = Env::new(book, look, Remarks::on(std::io::sink(), style, false));
        let looks = std::sync::atomic::AtomicUsize::new(0);
        let mut taken = Vec::new();
        let make = |name: &String| match name.as_str() {
            "two" => Ok(()),
            _ => {
                looks.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                Err(BookError::UnknownSeries(name.clone()))
            }
        };
        let done = each_series(&env, make, |name, made| {
            taken.push((name.to_owned(), made.is_ok()));
            Ok(())
        });
        assert!(done.is_ok());
        assert_eq!(taken, [("two".to_owned(), true), ("one".to_owned(), false)]);
        assert_eq!(looks.into_inner(), MOST_TRIES);
    }
}
