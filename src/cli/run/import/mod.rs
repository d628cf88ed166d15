//! `import`: hands from other programs, judged by the rules like any others.

mod place;

use std::path::Path;

use serde_json::json;

use crate::cli::context::{Context, Output, at_the_hour, now};
use crate::cli::failure::{Failure, Kind, Stop, unreadable_input};
use crate::cli::open::Opened;
use crate::cli::progress::Progress;
use crate::show::code::Code;
use crate::show::json;
use crate::show::ledger::store_error;
use crate::show::misread::alike;
use crate::show::report::Diagnostic;
use crate::show::row_fault::row_fault;
use crate::show::script::{script, script_behind};
use crate::show::sheet::standing;
use crate::show::summary::verdict;
use crate::show::words::{counted, grouped};
use ginscore_ledger::book::{Durability, FileErrorKind, Lock, StoreError, Unread, read_bounded, read_within};
use ginscore_ledger::exchange::{Clock, ImportedSeries, RowFaults, imported_series, read_rows, row_format};
use ginscore_ledger::model::Series;
use ginscore_ledger::text::written;
use ginscore_rules::notation::{Mistakes, shown};

use super::new::series_name;
use place::Place;

/// The most bytes of rows that are taken at once: hundreds of thousands of hands.
const LONGEST_ROWS: u64 = 256 << 20;

/// Takes the series of a file; or prints the scripts that it would record. Everything is judged before anything
/// is written.
pub(in crate::cli::run) fn run(
    file: &Path,
    dry_run: bool,
    context: &Context,
    screen: &mut Output<'_>,
) -> Result<(), Stop> {
    let (called, text) = read(file)?;
    let failed = |faults: RowFaults| refused(&called, &faults);
    let rows = read_rows(&text, row_format(&text)).map_err(failed)?;
    let all = imported_series(&rows, Clock { now: now()?, at_the_hour }).map_err(failed)?;
    check_names(&called, &all)?;
    // For a dry run, too: it says what would be recorded here.
    let lock = if dry_run { None } else { Some(context.lock(screen, &context.store.series()?)?) };
    let places = context.places(&all, &called)?;
    for (one, report) in all.iter().filter_map(|one| Some((one, alike(&one.series.header().names)?))) {
        context.warn(screen, &report.at(format!("{called}:{}", one.line)).shown("warning"));
    }
    match lock {
        None => dry(&all, &places, context, screen),
        Some(lock) => {
            context.store.sweep(&lock);
            write(&places, &lock, context, screen)?;
            told(&places, context, screen)
        }
    }
}

/// Writes them, one by one. Should a disk fail in between, what is written before that is taken back.
fn write(places: &[Place], lock: &Lock, context: &Context, screen: &mut Output<'_>) -> Result<(), Failure> {
    let progress = Progress::new(context, places.len(), "series written");
    // Whether all of it is certain to outlive a power cut; nothing, where there is nothing.
    let mut certain = None;
    for (at, place) in places.iter().enumerate() {
        let written = match place {
            Place::There(_) => continue,
            Place::New(opened) => context.store.create(lock, &opened.name, &opened.text),
            Place::Longer(opened, _) => context.store.write(lock, &opened.name, &opened.text),
        };
        match written {
            Ok(written) => certain = Some(certain.unwrap_or(true) && written == Durability::Confirmed),
            Err(error) => {
                let back = take_back(places.get(..at).unwrap_or_default(), lock, context);
                return Err(if back.is_ok() { error.into() } else { partly(&error) });
            }
        }
        progress.one_more();
    }
    drop(progress);
    if let Some(certain) = certain {
        context.confirm(screen, if certain { Durability::Confirmed } else { Durability::Unconfirmed });
    }
    for place in places {
        match place {
            Place::There(_) => {}
            Place::New(opened) => context.replaces(screen, lock, opened),
            // What is not what was written here before stays remembered until somebody accepts it.
            Place::Longer(opened, before) => match &before.otherwise {
                None => context.remember(screen, lock, opened),
                Some(report) => context.warn(screen, &report.shown("warning")),
            },
        }
    }
    Ok(())
}

/// That a series could not be written, nor what was written before it be taken back.
fn partly(error: &StoreError) -> Failure {
    Failure::ledger([store_error(error).hinted(
        "some series of the file are recorded; import it again when the disk is well, and these are passed over",
    )])
}

/// Takes back what was written, as far as the disk lets it.
fn take_back(written: &[Place], lock: &Lock, context: &Context) -> Result<(), Failure> {
    let back = |place: &Place| match place {
        Place::There(_) => Ok(()),
        Place::New(opened) => context.store.take_back(lock, &opened.name),
        Place::Longer(opened, before) => context.store.write(lock, &opened.name, &before.text).map(|_| ()),
    };
    // All of them are tried, whatever becomes of one.
    let failed: Vec<StoreError> = written.iter().filter_map(|place| back(place).err()).collect();
    failed.into_iter().next().map_or(Ok(()), |error| Err(error.into()))
}

fn read(file: &Path) -> Result<(String, String), Failure> {
    if file.as_os_str() == "-" {
        let text = read_bounded(std::io::stdin().lock(), LONGEST_ROWS).map_err(|unread| {
            let (message, hint) = match unread {
                Unread::Failed(error) => return unreadable_input(&error),
                Unread::NotText => ("standard input is not text".to_owned(), "save it as UTF-8"),
                Unread::TooLong => (
                    format!("standard input is too long: {} bytes is the limit", grouped(LONGEST_ROWS)),
                    "import it in parts, each with whole series",
                ),
            };
            Failure::unreadable([Diagnostic::new(Code::BadLine, message).hinted(hint)])
        })?;
        return Ok(("standard input".to_owned(), text));
    }
    let text = read_within(file, LONGEST_ROWS).map_err(|error: StoreError| {
        let report = Diagnostic::new(Code::BadOption, store_error(&error).message);
        let hint = match error.doing {
            FileErrorKind::Decoding => "save it as UTF-8",
            FileErrorKind::Limiting(_) => "import it in parts, each with whole series",
            _ => "name a file that `ginscore export` wrote, or `-`",
        };
        Failure::unreadable([report.hinted(hint)])
    })?;
    Ok((file.display().to_string(), text))
}

fn refused(called: &str, faults: &RowFaults) -> Failure {
    let kind = if faults.is_misread() { Kind::Unreadable } else { Kind::Refused };
    Failure::new(kind, faults.all().flat_map(|fault| row_fault(called, fault)))
}

/// A series' name is its file's name.
fn check_names(called: &str, all: &[ImportedSeries]) -> Result<(), Failure> {
    let mut wrong = Mistakes::none();
    for one in all {
        if let Some(failure) = one.name.as_deref().and_then(|name| series_name(name).err()) {
            wrong.append(failure.reports.map(|report| report.at(format!("{called}:{}", one.line))));
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(Failure::unreadable(wrong)) }
}

/// What would be recorded: the script of each series under its name, with the score that it comes to.
fn dry(
    all: &[ImportedSeries],
    places: &[Place],
    context: &Context,
    screen: &mut Output<'_>,
) -> Result<(), Stop> {
    let one = |(one, place): (&ImportedSeries, &Place)| {
        let (opened, lines) = match place {
            Place::There(name) => return format!("# {}\n", is_there(name)),
            Place::New(opened) => (opened, script(&one.series)),
            Place::Longer(opened, before) => (opened, script_behind(&opened.series, before.hands)),
        };
        let standing = comes_to(&opened.series).map_or_else(String::new, |line| format!("# {line}\n"));
        // Of one that goes on, when the ledger has it begun.
        let (name, began) = (shown(&opened.name), written(opened.series.header().start));
        format!("# {name}, begun {began}\n{lines}{standing}")
    };
    let scripts: Vec<String> = all.iter().zip(places).map(one).collect();
    let lines = || scripts.iter().flat_map(|script| script.lines()).map(|line| json!(line)).collect();
    Ok(context.answer(screen, || scripts.join("\n"), || json::object([("lines", lines())]))?)
}

/// What a series comes to, in a line: how the open games stand, or who won it.
fn comes_to(series: &Series) -> Option<String> {
    let (header, score) = (series.header(), series.score());
    if score.is_over() {
        let verdict = verdict(&score.settlement(), score.house(), &header.names, header.stake);
        return Some(verdict.trim_end().to_owned());
    }
    score.hands().last().and_then(|hand| standing(score, hand, &header.names))
}

fn is_there(name: &str) -> String {
    format!("{} has these hands already", shown(name))
}

/// What was recorded.
fn told(places: &[Place], context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    let mut recorded: Vec<(&Opened, usize)> = Vec::new();
    for place in places {
        match place {
            Place::There(name) => context.remark(screen, &is_there(name)),
            Place::New(opened) => recorded.push((opened, opened.series.hands().len())),
            Place::Longer(opened, before) => {
                recorded.push((opened, opened.series.hands().len() - before.hands));
            }
        }
    }
    let hands: usize = recorded.iter().map(|(_, hands)| hands).sum();
    let text = || {
        let line = |(opened, hands): &(&Opened, usize)| {
            let all = opened.series.hands().len();
            let more = if *hands < all { "more " } else { "" };
            format!("{}, {more}{}\n", shown(&opened.name), counted(*hands as u64, "hand"))
        };
        let lines: String = recorded.iter().map(line).collect();
        format!("{lines}recorded {} of {} series\n", counted(hands as u64, "hand"), recorded.len())
    };
    let object = || {
        let series = recorded.iter().map(|(opened, _)| json::series(&opened.name, &opened.series));
        json::object([("series", json!(series.collect::<Vec<_>>())), ("hands", json!(hands))])
    };
    if context.quiet && !context.json {
        return Ok(());
    }
    Ok(context.answer(screen, text, object)?)
}
