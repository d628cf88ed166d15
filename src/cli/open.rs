//! Finding a series, reading it, beginning one.

use std::path::PathBuf;

use super::context::{Context, Output};
use super::failure::Failure;
use crate::show::code::Code;
use crate::show::custody;
use crate::show::ledger::text_fault;
use crate::show::report::Diagnostic;
use crate::show::words::{one_of, quoted, ticked};
use ginscore_ledger::book::{Durability, Lock, Notable, current, remember, sweep};
use ginscore_ledger::model::{Header, Series};
use ginscore_ledger::seal::{Chain, SealCode};
use ginscore_ledger::text::{ReadSeries, TextError, TextErrorKind, read_series, write_header};
use ginscore_rules::notation::Mistakes;
use ginscore_rules::rules::Player;

/// A series as it was read.
#[derive(Debug)]
pub struct Opened {
    /// Its name.
    pub name: String,
    /// The series.
    pub series: Series,
    /// Its file's text.
    pub text: String,
    /// Its seals.
    pub chain: Chain,
    path: PathBuf,
    mismatches: Mistakes<TextError>,
    unfit: Option<TextError>,
}

impl Context {
    /// The name of the series to use: the one asked for, else the current one, else the only one.
    pub fn series_name(&self) -> Result<String, Failure> {
        if let Some(part) = &self.series {
            return self.series_named(part);
        }
        let remembered = self.state.as_deref().and_then(|state| current(state, self.store.dir()));
        if let Some(name) = remembered.filter(|name| self.store.contains(name)) {
            return Ok(name);
        }
        let mut all = self.store.series()?;
        match (all.pop(), all.is_empty()) {
            (Some(only), true) => Ok(only),
            (None, _) => {
                Err(Failure::unreadable([Diagnostic::new(Code::NoSeries, "there is no series yet")
                    .hinted("begin one: `ginscore new Ann Bob`, or `ginscore table Ann Bob`")]))
            }
            (Some(_), false) => Err(Failure::unreadable([Diagnostic::new(
                Code::NoSeries,
                "no series is the current one",
            )
            .hinted(
                "`ginscore series list` shows them; choose with `ginscore series use`, or with `--series`",
            )])),
        }
    }

    /// Whether there is a series to use.
    pub fn has_series(&self) -> bool {
        self.series_name().is_ok()
    }

    /// The series of that name, or the only one whose name holds the part.
    pub fn series_named(&self, part: &str) -> Result<String, Failure> {
        let all = self.store.series()?;
        if all.iter().any(|name| name == part) {
            return Ok(part.to_owned());
        }
        let low = part.to_lowercase();
        let found: Vec<&String> = all.iter().filter(|name| name.to_lowercase().contains(&low)).collect();
        match found.as_slice() {
            [one] => Ok((*one).clone()),
            several => {
                let names: Vec<String> = several.iter().take(5).map(|name| ticked(name)).collect();
                let report = match several.len() {
                    0 => {
                        Diagnostic::new(Code::UnknownSeries, format!("no series is called {}", ticked(part)))
                            .hinted("`ginscore series list` shows them")
                    }
                    _ => Diagnostic::new(
                        Code::UnknownSeries,
                        format!("{} may be several series", ticked(part)),
                    )
                    .hinted(format!("write more of the name: {}", one_of(&names))),
                };
                Err(Failure::unreadable([report]))
            }
        }
    }

    /// Reads the series to use. Where its entries assert what the rules do not give, that is remarked.
    pub fn open(&self, screen: &mut Output<'_>) -> Result<Opened, Failure> {
        self.open_named(&self.series_name()?, screen)
    }

    /// The same for the series of that name.
    pub fn open_named(&self, name: &str, screen: &mut Output<'_>) -> Result<Opened, Failure> {
        let opened = self.read(name)?;
        let mut warnings = opened.mismatched();
        warnings.extend(self.otherwise(&opened));
        self.warn_all(screen, &warnings);
        Ok(opened)
    }

    /// Reads the series of that name.
    pub fn read(&self, name: &str) -> Result<Opened, Failure> {
        let text = self.store.read(name).map_err(|error| Failure::from(error).of_series(name))?;
        opened(name, self.store.path(name), text)
    }

    /// Waits for the right to write the series of these names, and new ones. A wait that takes long is explained.
    pub fn lock(&self, screen: &mut Output<'_>, series: &[String]) -> Result<Lock, Failure> {
        let mut waiting = || self.remark(screen, "waiting for another ginscore to finish ...");
        let lock = self.store.lock(series, &mut waiting)?;
        if let Some(state) = self.state.as_deref().filter(|_| lock.was_killed()) {
            sweep(&lock, state, self.store.dir());
        }
        Ok(lock)
    }

    /// Begins a series and makes it the current one.
    pub fn begin(
        &self,
        screen: &mut Output<'_>,
        header: Header,
        name: Option<&str>,
    ) -> Result<Opened, Failure> {
        let lock = self.lock(screen, &[])?;
        self.store.sweep(&lock);
        let name = match name {
            Some(name) => name.to_owned(),
            None => self.free_name(&header, |_| false),
        };
        let text = write_header(&header, Some(&name));
        let opened = sound(&name, self.store.path(&name), text)?;
        let written = self.store.create(&lock, &name, &opened.text)?;
        self.confirm(screen, written);
        self.make_current(screen, &name);
        self.replaces(screen, &lock, &opened);
        Ok(opened)
    }

    /// Remembers a new series. What is remembered of one of that name is of another, which is no more: the last
    /// to be heard of it.
    pub fn replaces(&self, screen: &mut Output<'_>, lock: &Lock, opened: &Opened) {
        if let Some(gone) = self.gone(&opened.name) {
            let gone = gone.hinted("a new series has its name now; the old one is in a backup, if anywhere");
            self.warn(screen, &gone.shown("warning"));
        }
        self.remember(screen, lock, opened);
    }

    /// The name that its start and players give a series, with a number where another has it already, or is about
    /// to.
    pub fn free_name(&self, header: &Header, taken: impl Fn(&str) -> bool) -> String {
        let players = Player::BOTH.map(|player| slug(header.names.get(player)));
        let name = format!("{}-{}", header.start.format("%Y-%m-%d-%H%M"), players.join("-"));
        let numbered = (2..).map(|number| format!("{name}-{number}"));
        let mut names = std::iter::once(name.clone()).chain(numbered);
        names.find(|name| !self.store.path(name).exists() && !taken(name)).unwrap_or(name)
    }

    /// Makes a series the current one. Where that cannot be remembered it is only remarked: the series
    /// itself is safe.
    pub fn make_current(&self, screen: &mut Output<'_>, name: &str) {
        if self.remember_current(name).is_err() {
            let remark = format!(
                "warning: cannot remember the current series; name it with `--series {}`",
                quoted(name)
            );
            self.warn(screen, &remark);
        }
    }

    /// Notes that something is recorded, and remarks where the disk has not confirmed it.
    pub fn confirm(&self, screen: &mut Output<'_>, written: Durability) {
        if written == Durability::Unconfirmed {
            self.warn(screen, "warning: recorded, but not confirmed on disk");
        }
        screen.recorded = true;
    }
}

impl Context {
    /// Remembers which series is the current one.
    pub fn remember_current(&self, name: &str) -> Result<(), Failure> {
        let nowhere = || {
            let report = Diagnostic::new(
                Code::LedgerWrite,
                "there is no home directory to remember the current series in",
            );
            Failure::ledger([report.hinted(format!("name it with `--series {}`", quoted(name)))])
        };
        let state = self.state.as_deref().ok_or_else(nowhere)?;
        remember(state, self.store.dir(), name)?;
        Ok(())
    }
}

impl Opened {
    /// That its entries assert what the rules do not give, and that one no longer fits its seal, if so; in
    /// the order in which they stand.
    pub fn mismatched(&self) -> Mistakes<Diagnostic> {
        // An entry whose points were changed is told of once.
        let told = |unfit: &&TextError| self.mismatches.kept().iter().any(|fault| same_entry(fault, unfit));
        // The first in the chain, so that it is told even if there are mismatches enough.
        let unfit = self.unfit.as_ref().filter(|unfit| !told(unfit));
        let mut all = Mistakes::from(unfit.cloned());
        all.append(self.mismatches.clone());
        all.sort_by_key(|fault| fault.span.start);
        all.flat_map(|fault| self.reports(fault))
    }

    /// That its entries assert what the rules do not give, if they do.
    pub fn misscored(&self) -> Mistakes<Diagnostic> {
        self.mismatches.flat_map(|mismatch| self.reports(mismatch))
    }

    fn reports(&self, fault: &TextError) -> Mistakes<Diagnostic> {
        text_fault(&self.path, &self.text, fault).map(|report| report.of_series(&self.name))
    }

    /// What is to be said once of something notable, with its place.
    pub fn remark(&self, notable: &Notable) -> Diagnostic {
        let entry = match notable {
            Notable::Accepted { entry, .. } => *entry,
            Notable::Unsealed { .. } => 1,
        };
        let before = self.chain.place(entry).and_then(|at| self.text.get(..at.start));
        let line = before.map(|before| before.matches('\n').count() + 1);
        custody::notable(&self.name, notable, self.chain.len())
            .of_series(&self.name)
            .in_file(&self.path, line)
    }

    /// A report about the series and its file.
    pub fn blamed(&self, report: Diagnostic) -> Diagnostic {
        report.of_series(&self.name).in_file(&self.path, None)
    }

    /// The last seal, to be noted; none where an entry does not fit, for then it says nothing.
    pub fn seal(&self) -> Option<SealCode> {
        self.unfit.is_none().then(|| self.chain.code(self.chain.last()))
    }
}

fn same_entry(one: &TextError, other: &TextError) -> bool {
    match (&one.what, &other.what) {
        (TextErrorKind::Mismatch { entry: one, .. }, TextErrorKind::Unfit { entry: other, .. }) => {
            one == other
        }
        _ => false,
    }
}

/// A series of that name, by its text.
pub fn opened(name: &str, path: PathBuf, text: String) -> Result<Opened, Failure> {
    match read_series(&text) {
        Ok(ReadSeries { series, mismatches, unfit, chain }) => {
            Ok(Opened { name: name.to_owned(), series, text, chain, path, mismatches, unfit })
        }
        Err(faults) => {
            let reports = faults.flat_map(|fault| text_fault(&path, &text, fault));
            Err(Failure::ledger(reports).of_series(name))
        }
    }
}

/// What a whole text that is about to be written comes to. It must be sound to the last assertion and seal.
pub fn sound(name: &str, path: PathBuf, text: String) -> Result<Opened, Failure> {
    let sound = |opened: &Opened| opened.mismatches.is_empty() && opened.unfit.is_none();
    opened(name, path, text).ok().filter(sound).ok_or_else(not_sound)
}

/// What was about to be written would not read back: a fault of this program, and nothing is written.
pub fn not_sound() -> Failure {
    let report = Diagnostic::new(Code::LedgerWrite, "what was to be written would not read back the same");
    Failure::ledger([
        report.hinted("nothing has been recorded; this is a fault of ginscore, please report it")
    ])
}

/// A name as part of a file's name: letters and digits, the rest hyphens; cut where a file's name, with the
/// start and the other player in it, would be too long for a file system.
fn slug(name: &str) -> String {
    let letters: String = name
        .to_lowercase()
        .chars()
        .map(|letter| if letter.is_alphanumeric() { letter } else { '-' })
        .collect();
    let parts = letters.split('-').filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-");
    let mut bytes = 0;
    let fits = |letter: &char| {
        bytes += letter.len_utf8();
        bytes <= 80
    };
    parts.chars().take_while(fits).collect()
}
