//! `import`: imports hands from CSV, JSON Lines or a script, and judges them like any others.

pub mod script;

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use clap::Args;
use serde::Serialize;

use crate::commands::WORDS;
use crate::commands::import::script::{ScriptDefaults, is_script, series_of_script};
use crate::commands::line::desk;
use crate::commands::run::answer::{Answered, Stop, Why};
use crate::commands::run::clock::{at_the_hour, now};
use crate::commands::run::env::Env;
use crate::commands::run::env::interrupts::Interrupts;
use crate::commands::run::failure::{Failure, Kind, unreadable_input};
use crate::commands::run::many::{Progress, each};
use crate::commands::run::options::{Rules, examples};
use crate::commands::run::plan::{Plan, Run, acts};
use crate::say::{Fixed, Message, in_english, written::import as say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::hand::entrants::EntrantNames;
use crate::show::json;
use crate::show::mistakes::ledger::store_error;
use crate::show::mistakes::parse_error::alike;
use crate::show::mistakes::row_error::{ignored, row_error};
use crate::show::series::script::{script, script_after};
use crate::show::sheet::standing;
use crate::show::sheet::verdict::verdict;
use ginscore_ledger::book::{
    BookError, ImportPlace, KnownNames, KnownSeries, Lock, PlacedSeries, StoreError, Unread, read_bounded,
    read_within,
};
use ginscore_ledger::exchange::{
    Clock, HeaderDefaults, ImportedSeries, RowFaults, imported_series, read_rows, row_format,
};
use ginscore_ledger::model::Series;
use ginscore_ledger::text::written;
use ginscore_notation::{Mistakes, Roster, same_players, shown};

use crate::commands::new::newcomers::warn_of_imported;
use crate::commands::new::{read_stake, series_name};

/// Import hands from CSV, JSON Lines or a script.
///
/// Reads the rows that `ginscore export` writes, with the columns in any order; `ginscore man rows` lists them, and
/// shows how another sheet becomes such rows. Every hand is checked against the rules of its series: those in the
/// row, otherwise those given as options, otherwise those of a new series. Nothing is written unless the whole file is
/// valid. A series that is already in the ledger is skipped, or continued if the file has more hands. Ctrl-C ends it
/// between two series: those before it stay recorded, and the same command imports the rest.
///
/// Also reads a script, as `ginscore log` prints it: `new` and the lines after it, of one series or of several. A
/// command in it is refused; `ginscore table` runs commands.
#[derive(Args, Debug)]
#[command(after_long_help = examples(&[
    ("ginscore import hands.csv --dry-run", "Print what would be recorded, as a script."),
    ("ginscore --ledger club import hands.jsonl", "Import into the ledger club."),
    ("ginscore log --bare | ginscore --ledger club import -", "Copy the current series into the ledger club."),
    ("ginscore import hands.csv --rules 'pagat stake=0.05'", "Import rows without rules of their own by Pagat's rules, for money."),
]))]
pub(crate) struct ImportArgs {
    /// The file, or `-` for standard input.
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// Print what would be recorded, one script per series, and write nothing.
    #[arg(long)]
    pub(crate) dry_run: bool,
    #[command(flatten)]
    pub(crate) rules: Rules,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct ImportedView {
    series: Vec<json::SeriesView>,
    /// The number of hands recorded in all of them.
    hands: usize,
}

impl Run for ImportArgs {
    fn plan(self: Box<Self>) -> Plan {
        let reads_input = self.file.as_os_str() == "-";
        acts(move |env| run(&self, env)).reads_input(reads_input)
    }

    #[cfg(test)]
    fn answers(all: &mut json::Answers) {
        all.add::<ImportedView>("import").add::<json::ledger::LinesView>("import");
    }
}

/// The largest file, in bytes: hundreds of thousands of hands.
const LONGEST_ROWS: u64 = 256 << 20;

/// So many rows that mean nothing are asked what they could mean. The file is refused by then, and the others are only counted:
/// guessing at each takes a minute for a hundred thousand.
const MOST_MISREAD: usize = 100;

/// Imports the series of a file, or prints the scripts that it would record. Everything is judged before anything is written.
fn run(options: &ImportArgs, env: &Env) -> Answered {
    let (rules, stake) = options.rules.of_import(&env.book)?;
    let (file_name, text) = read(&options.file)?;
    let interrupts = Interrupts::held();
    // Finding the place of each series reports what is wrong with the ledger.
    let known = env.book.known_names().unwrap_or_default();
    if is_script(&text) {
        let defaults = ScriptDefaults { rules, stake };
        let (all, remarks) = series_of_script(&text, &file_name, &defaults, now()?, &env.book)?;
        env.remark_each(&remarks);
        return record(&all, &file_name, options.dry_run, &interrupts, &known, env);
    }
    let chosen = rules.chosen(&env.book)?;
    let misread = AtomicUsize::new(0);
    let defaults = HeaderDefaults {
        preset: &chosen.name,
        house: &|lineup| rules.of_rows(&chosen, lineup),
        stake: stake.as_deref().map(read_stake).transpose()?,
        kept: &WORDS,
        known: &known.players,
        in_notation: &|line, series| {
            if misread.load(Ordering::Relaxed) >= MOST_MISREAD {
                return None;
            }
            let read = desk::read(line, series, &env.book);
            misread.fetch_add(usize::from(read.line.is_err()), Ordering::Relaxed);
            // What is recorded, and not how it is said.
            match read.line {
                Ok(read) => Some(read.line).filter(|meant| meant.trim() != line.trim()),
                Err(_) => read.read_as,
            }
        },
    };
    env.remark_each(&chosen.remarks);
    let failed = |faults: RowFaults| refused(&file_name, &faults);
    let rows = read_rows(&text, row_format(&text)).map_err(failed)?;
    env.warn_of_unknown_zone();
    let clock = Clock { now: now()?, at_the_hour };
    let all = imported_series(&rows, clock, Some(defaults)).map_err(failed)?;
    check_names(&file_name, &all)?;
    if let Some(remark) = ignored(rows.ignored()) {
        env.remark(&remark);
    }
    drop(rows);
    record(&all, &file_name, options.dry_run, &interrupts, &known, env)
}

/// Finds the place of each series in the ledger, and records them.
fn record(
    all: &[ImportedSeries],
    file_name: &str,
    dry_run: bool,
    interrupts: &Interrupts,
    known: &KnownNames,
    env: &Env,
) -> Answered {
    let failed = |error: BookError| not_imported(error, file_name);
    go_on(interrupts, env)?;
    // For a dry run, too: it says what would be recorded here.
    let lock = locked(dry_run, env)?;
    let theirs = theirs(all, env)?;
    let named = all.iter().filter_map(|one| one.name.clone());
    let mut names = env.book.import_names(named, &theirs).map_err(failed)?;
    let progress = Progress::new(env, all.len(), |done, all| say::SeriesChecked { done, all }.said());
    let (mut places, mut shown) = (Vec::new(), Vec::new());
    for one in all {
        go_on(interrupts, env)?;
        let chosen = names.choose(one);
        let placed = env.book.place_import(&chosen.name, one).map_err(failed)?;
        names.check(&chosen, &placed.place).map_err(failed)?;
        shown.push(shown_of(one, &placed, dry_run, env));
        places.push(placed.place);
        progress.one_more();
    }
    drop(progress);
    warn_of_alike(all, file_name, env);
    let begun = all.iter().zip(&places).filter(|(_, place)| matches!(place, ImportPlace::New(_)));
    let begun = begun.map(|(one, _)| (format!("{file_name}:{}", one.line), one.series.roster()));
    warn_of_imported(begun, known, env);
    if let Some(lock) = lock {
        write(&places, file_name, &lock, interrupts, env)?;
    }
    show_all(shown, dry_run, env)
}

/// The series of the ledger among which those without a name, and those whose name is free, are looked for.
fn theirs(all: &[ImportedSeries], env: &Env) -> Result<Vec<KnownSeries>, Stop> {
    let mut players: Vec<&Roster> = Vec::new();
    let mut nameless = false;
    for one in all.iter().filter(|one| one.name.as_ref().is_none_or(|name| env.book.lacks(name))) {
        nameless |= one.name.is_none();
        if !players.contains(&one.series.roster()) {
            players.push(one.series.roster());
        }
    }
    let mut theirs = Vec::new();
    if players.is_empty() {
        return Ok(theirs);
    }
    let is_one = |theirs: &Roster| players.iter().any(|players| same_players(theirs, players));
    let read = |name: &String| env.book.read_if(name, is_one);
    each(env, &env.book.names()?, read, |opened| {
        match opened {
            Ok(opened) => theirs.extend(opened.map(KnownSeries::from)),
            // One that cannot be read may be the one without a name.
            Err(error) if nameless => return Err(Failure::from(error).into()),
            Err(_) => {}
        }
        Ok(())
    })?;
    Ok(theirs)
}

/// Warns of players in rows whose names look alike.
fn warn_of_alike(all: &[ImportedSeries], file_name: &str, env: &Env) {
    let mut seen: Vec<&Roster> = Vec::new();
    for one in all.iter().filter(|one| !one.is_script) {
        let names = one.series.roster();
        // A file of many evenings has the same players in many series.
        if let Some(report) = alike(names).filter(|_| !seen.contains(&names)) {
            let report = report.at(format!("{file_name}:{}", one.line));
            env.warn_of(&report);
            seen.push(names);
        }
    }
}

/// The lock on all series; none for a dry run, which writes nothing.
fn locked(dry_run: bool, env: &Env) -> Result<Option<Lock>, Failure> {
    if dry_run {
        return Ok(None);
    }
    Ok(Some(env.book.lock_all(&mut || env.waiting())?.1))
}

/// Writes all of them or, if a disk fails in between, none. Ctrl-C ends it between two series, and how far it came is said.
fn write(
    places: &[ImportPlace],
    file_name: &str,
    lock: &Lock,
    interrupts: &Interrupts,
    env: &Env,
) -> Result<(), Stop> {
    let all = places.len();
    go_on(interrupts, env)?;
    let progress = Progress::new(env, all, |done, all| say::SeriesWritten { done, all }.said());
    let imported = env.book.import(lock, places, || {
        progress.one_more();
        if interrupts.noted() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    drop(progress);
    let imported = imported.map_err(|error| not_imported(error, file_name))?;
    if let Some(durability) = imported.durability {
        env.confirm(durability, &imported.findings);
    }
    if imported.done == all {
        return Ok(());
    }
    env.warn(say::InterruptedAfter { done: imported.done, all }.said());
    Err(Why::Interrupted.into())
}

fn go_on(interrupts: &Interrupts, env: &Env) -> Result<(), Stop> {
    if !interrupts.noted() {
        return Ok(());
    }
    env.warn(say::InterruptedBefore.text());
    Err(Why::Interrupted.into())
}

/// The failure if nothing could be imported, with the line of the file.
fn not_imported(error: BookError, file_name: &str) -> Failure {
    let line = error.line();
    let failure = Failure::from(error);
    match line {
        Some(line) => {
            let at_line = |report: Diagnostic| report.at(format!("{file_name}:{line}"));
            Failure { reports: failure.reports.map(at_line), ..failure }
        }
        None => failure,
    }
}

fn read(file: &Path) -> Result<(String, String), Failure> {
    if file.as_os_str() == "-" {
        let read = read_bounded(std::io::stdin().lock(), LONGEST_ROWS).map_err(|unread| {
            let (message, hint) = match unread {
                Unread::Failed(error) => return unreadable_input(&error),
                Unread::NotText => (say::NotText.said(), say::NotTextHint.text()),
                Unread::TooLong => (say::TooLong { most: LONGEST_ROWS }.said(), say::TooLongHint.text()),
            };
            Failure::mistake(Code::BadLine, message, hint)
        });
        return Ok((say::StandardInput.said(), read?));
    }
    let text = read_within(file, LONGEST_ROWS).map_err(|error: StoreError| {
        let report = Diagnostic::new(Code::BadOption, store_error(&error).message);
        let hint = match error {
            StoreError::Decoding(_) => say::NotTextHint.text(),
            StoreError::Limiting(..) => say::TooLongHint.text(),
            _ => say::ChooseExported.text(),
        };
        Failure::unreadable([report.hinted(hint)])
    })?;
    Ok((file.display().to_string(), text))
}

fn refused(file_name: &str, faults: &RowFaults) -> Failure {
    let kind = if faults.is_misread() { Kind::Unreadable } else { Kind::Refused };
    Failure::new(kind, faults.all().flat_map(|fault| row_error(file_name, fault)))
}

/// Checks the names of the series, which are also file names.
fn check_names(file_name: &str, all: &[ImportedSeries]) -> Result<(), Failure> {
    let mut wrong = Mistakes::none();
    for one in all {
        if let Some(failure) = one.name.as_deref().and_then(|name| series_name(name).err()) {
            wrong.append(failure.reports.map(|report| report.at(format!("{file_name}:{}", one.line))));
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(Failure::unreadable(wrong)) }
}

enum ImportShown {
    Script(String),
    /// A remark that it is there.
    Present(String),
    Recorded {
        name: String,
        hands: usize,
        /// The number of all its hands.
        all: usize,
        /// Its answer, if JSON was asked for.
        view: Option<json::SeriesView>,
    },
}

fn shown_of(one: &ImportedSeries, placed: &PlacedSeries, dry_run: bool, env: &Env) -> ImportShown {
    match dry_run {
        true => ImportShown::Script(script_of(one, placed, env)),
        false => shown_recorded(placed, one.name.as_deref(), env.wants_objects()),
    }
}

/// What would be recorded of a series: a script, with its name and final score. A script and its comments are always in
/// English.
fn script_of(one: &ImportedSeries, placed: &PlacedSeries, env: &Env) -> String {
    in_english(|| {
        let lines = match &placed.place {
            ImportPlace::Present(name) => return format!("# {}\n", already_there(name, one.name.as_deref())),
            ImportPlace::New(_) => script(&one.series, env.rules_of_new_lines()),
            ImportPlace::Longer(_, before) => placed
                .opened
                .as_ref()
                .map_or_else(String::new, |opened| script_after(&opened.series, before.hands)),
        };
        let Some(opened) = &placed.opened else {
            return lines;
        };
        let standing = result_line(&opened.series).map_or_else(String::new, |line| format!("# {line}\n"));
        // A continued series keeps the start that it has in the ledger.
        let (name, began) = (shown(&opened.name), written(opened.series.header().start));
        format!("# {name}, started {began}\n{lines}{standing}")
    })
}

fn result_line(series: &Series) -> Option<String> {
    let (roster, score) = (series.roster(), series.score());
    if score.is_over() {
        let verdict = verdict(&score.settlement(), roster, series.header().stake);
        return Some(verdict.lines().collect::<Vec<_>>().join(" "));
    }
    score.rounds().last().and_then(|round| standing(score, round, &EntrantNames::of(roster)))
}

/// The remark that the ledger has a series; `called` is its name in the file.
fn already_there(name: &str, called: Option<&str>) -> String {
    match called.filter(|called| *called != name) {
        Some(called) => say::AlreadyThereAs { series: shown(name), called: shown(called) }.said(),
        None => say::AlreadyThere { series: shown(name) }.said(),
    }
}

fn shown_recorded(placed: &PlacedSeries, called: Option<&str>, json: bool) -> ImportShown {
    let before = match &placed.place {
        ImportPlace::Longer(_, before) => before.hands,
        ImportPlace::New(_) | ImportPlace::Present(_) => 0,
    };
    match &placed.opened {
        None => ImportShown::Present(already_there(placed.place.name(), called)),
        Some(opened) => {
            let all = opened.series.hands().count();
            let view = json.then(|| json::series(&opened.name, &opened.series));
            ImportShown::Recorded { name: opened.name.clone(), hands: all - before, all, view }
        }
    }
}

fn show_all(all: Vec<ImportShown>, dry_run: bool, env: &Env) -> Answered {
    let (mut series, mut hands) = (0, 0);
    let (mut text, mut scripts, mut views) = (String::new(), Vec::new(), Vec::new());
    for one in all {
        match one {
            ImportShown::Script(script) => scripts.push(script),
            ImportShown::Present(remark) => env.remark(&remark),
            ImportShown::Recorded { name, hands: more, all, view } => {
                series += 1;
                hands += more;
                let (name, hands) = (shown(&name), more);
                text += &match hands < all {
                    true => say::HandsMore { series: name, hands }.said(),
                    false => say::HandsOfNew { series: name, hands }.said(),
                };
                text.push('\n');
                views.extend(view);
            }
        }
    }
    if dry_run {
        let scripts = scripts.join("\n");
        return Ok(env.answer(|| scripts.as_str(), || json::lines(&scripts)));
    }
    let text = || format!("{text}{}\n", say::Recorded { hands, series }.said());
    Ok(env.recorded(text, || json::answer(ImportedView { series: views, hands })))
}
