//! `import`: hands from other programs, judged by the rules like any others.

use std::io::Read;
use std::path::Path;

use serde_json::{Value, json};

use crate::cli::context::{Context, Screen, now};
use crate::cli::failure::{Failure, Kind, Stop, unreadable_input};
use crate::cli::open::{Opened, not_sound, sound};
use crate::cli::progress::Progress;
use crate::ledger::series::Series;
use crate::ledger::store::{Lock, StoreError, read_text};
use crate::ledger::write::write_series;
use crate::report::incoming::{Incoming, incoming};
use crate::report::row::{RowFault, form_of, read_rows};
use crate::show::json;
use crate::show::ledger::store_error;
use crate::show::report::Report;
use crate::show::row_fault::{is_misread, row_fault};
use crate::show::script::script;
use crate::show::words::{counted, ticked};

use super::new::series_name;

/// Takes the series of a file; or prints the scripts that it would record. Everything is judged before anything
/// is written.
pub(super) fn run(
    file: &Path,
    dry_run: bool,
    context: &Context,
    screen: &mut Screen<'_>,
) -> Result<(), Stop> {
    let (called, text) = read(file)?;
    let failed = |faults: Vec<RowFault>| refused(&called, &faults);
    let rows = read_rows(&text, form_of(&text)).map_err(failed)?;
    let all = incoming(&rows, now()?).map_err(failed)?;
    check_names(&called, &all)?;
    if dry_run {
        let scripts: Vec<String> = all.iter().map(dry).collect();
        let lines = || scripts.iter().flat_map(|script| script.lines()).map(|line| json!(line)).collect();
        return Ok(context.answer(screen, || scripts.join("\n"), || json::object([("lines", lines())]))?);
    }
    let lock = context.store.lock()?;
    // What is there already is looked at for all of them before the first is written.
    let mut there = Vec::new();
    for one in &all {
        there.push(is_there(one, context)?);
    }
    let progress = Progress::new(context, all.len(), "series");
    let mut recorded = Vec::new();
    for (one, there) in all.iter().zip(&there) {
        if !there {
            recorded.push(record(one, &lock, context, screen)?);
        }
        progress.one_more();
    }
    drop(progress);
    told(&recorded, &all, &there, context, screen)
}

fn read(file: &Path) -> Result<(String, String), Failure> {
    if file.as_os_str() == "-" {
        let mut text = String::new();
        std::io::stdin().lock().read_to_string(&mut text).map_err(|error| unreadable_input(&error))?;
        return Ok(("standard input".to_owned(), text));
    }
    let text = read_text(file).map_err(|error: StoreError| {
        let report = Report::new("bad-option", store_error(&error).message);
        Failure::unreadable([report.hinted("name a file that `ginscore export` wrote, or `-`")])
    })?;
    Ok((file.display().to_string(), text))
}

fn refused(called: &str, faults: &[RowFault]) -> Failure {
    let misread = faults.iter().any(|fault| is_misread(&fault.what));
    let kind = if misread { Kind::Unreadable } else { Kind::Refused };
    Failure::new(kind, faults.iter().flat_map(|fault| row_fault(called, fault)))
}

/// A series' name is its file's name.
fn check_names(called: &str, all: &[Incoming]) -> Result<(), Failure> {
    let mut wrong = Vec::new();
    for one in all {
        let failure = one.name.as_deref().and_then(|name| series_name(name).err());
        let at = format!("{called}:{}", one.line);
        wrong.extend(
            failure.into_iter().flat_map(|failure| failure.reports).map(|report| report.at(at.clone())),
        );
    }
    if wrong.is_empty() { Ok(()) } else { Err(Failure::unreadable(wrong)) }
}

/// The script of a series, under its name.
fn dry(one: &Incoming) -> String {
    let name = one.name.as_ref().map_or_else(String::new, |name| format!("# {name}\n"));
    format!("{name}{}", script(&one.series))
}

/// Whether the ledger has the series already, with the same hands. With others it is refused.
fn is_there(one: &Incoming, context: &Context) -> Result<bool, Failure> {
    let Some(name) = one.name.as_deref().filter(|name| context.store.holds(name)) else {
        return Ok(false);
    };
    let there = context.read(name)?;
    if same(&there.series, &one.series) {
        return Ok(true);
    }
    let message = format!("the ledger has a series {} already, and its hands are others", ticked(name));
    let report = Report::new("ledger-write", message);
    Err(Failure::ledger([
        report.hinted("nothing has been imported; import it into another ledger, with `--ledger DIR`")
    ]))
}

fn same(one: &Series, other: &Series) -> bool {
    let (here, there) = (one.header(), other.header());
    here.names == there.names && one.hands() == other.hands() && one.score().house() == other.score().house()
}

/// Writes a series that is not there. Its text is read again in memory before that, and must come to the same.
fn record(
    one: &Incoming,
    lock: &Lock,
    context: &Context,
    screen: &mut Screen<'_>,
) -> Result<Opened, Failure> {
    let header = one.series.header();
    let name = one.name.clone().unwrap_or_else(|| context.free_name(header));
    let opened = sound(&name, context.store.path(&name), write_series(header, &one.entries))?;
    if opened.series.score() != one.series.score() {
        return Err(not_sound());
    }
    let written = context.store.create(lock, &name, &opened.text)?;
    context.confirm(screen, written);
    context.remember(screen, lock, &opened);
    Ok(opened)
}

fn told(
    recorded: &[Opened],
    all: &[Incoming],
    there: &[bool],
    context: &Context,
    screen: &mut Screen<'_>,
) -> Result<(), Stop> {
    for (one, _) in all.iter().zip(there).filter(|(_, there)| **there) {
        let name = one.name.as_deref().unwrap_or_default();
        context.remark(screen, &format!("{name} is in the ledger already, with the same hands"));
    }
    let hands: usize = recorded.iter().map(|opened| opened.series.hands().len()).sum();
    let text = || {
        let lines = recorded.iter().map(|opened| {
            format!("{}, {}\n", opened.name, counted(opened.series.hands().len() as u64, "hand"))
        });
        let lines: String = lines.collect();
        format!("{lines}recorded {} of {} series\n", counted(hands as u64, "hand"), recorded.len())
    };
    let object = || {
        let series: Value =
            recorded.iter().map(|opened| json::series(&opened.name, &opened.series)).collect();
        json::object([("series", series), ("hands", json!(hands))])
    };
    if context.quiet && !context.json {
        return Ok(());
    }
    Ok(context.answer(screen, text, object)?)
}
