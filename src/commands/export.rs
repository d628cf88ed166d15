//! `export`: writes series as a web page or as data.

use std::path::Path;

use crate::commands::answer::{Answer, Answered, Stop};
use crate::commands::args::options::Format;
use crate::commands::env::Env;
use crate::commands::failure::Failure;
use crate::commands::many::each_series;
use crate::commands::page_file::{not_to_terminal, outside_ledger, write_out};
use crate::commands::plan::Output;
use crate::say::{Message, in_english, written::ledger_commands as say};
use crate::show::cards::look::CardLook;
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::export::{hands, results};
use crate::show::mistakes::book::while_reading;
use crate::show::page::TocEntry;
use crate::show::{json, page};
use ginscore_ledger::book::OpenedSeries;
use ginscore_ledger::stats::Period;
use ginscore_notation::{Mistakes, shown};

pub(crate) struct ExportRequest {
    /// The format; `None` for that of the file's extension.
    pub(crate) format: Option<Format>,
    pub(crate) results: bool,
    pub(crate) all: bool,
    pub(crate) period: Period,
}

/// Exports the current series, all, or those of a period, to a file or to standard output.
pub(crate) fn run(
    ExportRequest { format, results, all, period }: ExportRequest,
    file: Option<&Path>,
    env: &Env,
    output: &mut Output<'_>,
) -> Answered {
    let format = format.or_else(|| by_ending(file?)).or(env.wants_objects().then_some(Format::Json));
    let format = format
        .ok_or_else(|| Failure::mistake(Code::BadOption, say::FormatMissing, say::FormatMissingHint))?;
    if results && !matches!(format, Format::Csv | Format::Jsonl) {
        return Err(Failure::mistake(Code::BadOption, say::ResultsAreRows, say::ResultsAreRowsHint).into());
    }
    if format == Format::Html {
        not_to_terminal(file, "evening.html", env)?;
    }
    if let Some(file) = file {
        outside_ledger(file, env)?;
    }
    let mut asked = env.clone();
    // In a period, all series are meant, unless one is named.
    if !all && !period.is_bounded() {
        asked.series = Some(env.series_name()?);
    }
    let (series, hands) = exported((format, results), period, file, &asked, output)?;
    let Some(path) = file.map(|file| file.display().to_string()) else { return Ok(Answer::default()) };
    let remark = say::Exported { hands, series, file: shown(&path) }.line();
    Ok(env.written(remark, || json::exported(path.clone(), series, hands)))
}

/// What a page of many series, or a warning, needs of one of them besides its text.
struct PageEntry {
    listed: Option<TocEntry>,
    hands: usize,
    findings: Mistakes<Diagnostic>,
    /// True if it has more than hands.
    others: bool,
}

/// Writes one series, or all, of the period, and returns the number of series and of hands. If a series cannot be read,
/// nothing is written, because an export must not lack an evening. The texts are therefore gathered first: a first look at all
/// series would read each twice, and it might change in between.
fn exported(
    (format, results): (Format, bool),
    period: Period,
    file: Option<&Path>,
    env: &Env,
    output: &mut Output<'_>,
) -> Result<(usize, usize), Stop> {
    let page = format == Format::Html;
    let is_alone = env.names()?.len() == 1;
    let ledger = ledger_name(env.book.dir());
    let made = |name: &String| {
        let opened = env.book.examine(name)?;
        if !period.contains(opened.series.header().start) {
            return Ok(None);
        }
        let text = match results {
            true => results_of(format, &opened, &ledger),
            false => of_one(format, &opened, env.look.cards.unwrap_or(CardLook::Symbols), is_alone),
        };
        let score = opened.series.score();
        let facts = PageEntry {
            listed: page.then(|| page::listed(name, &opened.series)),
            hands: opened.series.hands().count(),
            findings: while_reading(&opened),
            others: score.is_stopped() || !score.adjustments().is_empty(),
        };
        Ok(Some((text, facts)))
    };
    let (begins, between, ends) = match format {
        Format::Csv if results => (results::csv_head(), "", ""),
        Format::Csv => (hands::csv_head(), "", ""),
        Format::Jsonl => (String::new(), "", ""),
        Format::Json => (format!("{{\"schema\":{},\"series\":[", json::SCHEMA), ",", "]}\n"),
        Format::Html => (String::new(), "", page::foot()),
    };
    let mut parts = String::new();
    let (mut series, mut hands) = (0, 0);
    let mut list = Vec::new();
    let mut all = Mistakes::none();
    let mut others = false;
    each_series(env, made, |_, made| {
        let Some((text, facts)) = made.map_err(Failure::from)? else {
            return Ok(());
        };
        if series > 0 {
            parts.push_str(between);
        }
        parts.push_str(&text);
        series += 1;
        hands += facts.hands;
        list.extend(facts.listed);
        all.append(facts.findings);
        others |= facts.others;
        Ok(())
    })?;
    env.warn_all(&all);
    if let (Format::Csv | Format::Jsonl, true, false) = (format, others, results) {
        env.remark(say::HandsOnly.line());
    }
    let begins = if page { page::head(&list) } else { begins };
    let text = [&begins, parts.as_str(), ends].concat();
    match file {
        Some(file) => write_out(file, &text)?,
        None => output.out.write_all(text.as_bytes())?,
    }
    Ok((series, hands))
}

/// The text of one series. What programs read is in English, whatever the language. It is said here because this runs on
/// threads of its own, and each thread has to be told. On a page, cards have symbols unless another look was asked for.
fn of_one(format: Format, opened: &OpenedSeries, cards: CardLook, is_alone: bool) -> String {
    match format {
        Format::Csv => in_english(|| hands::csv(&opened.name, &opened.series, &opened.chain)),
        Format::Jsonl => in_english(|| hands::json_lines(&opened.name, &opened.series, &opened.chain)),
        Format::Json => in_english(|| {
            json::written(&json::export(&opened.name, &opened.series, &opened.chain, opened.seal()))
        }),
        Format::Html => page::series(&opened.name, &opened.series, opened.seal(), cards, is_alone),
    }
}

fn results_of(format: Format, opened: &OpenedSeries, ledger: &str) -> String {
    in_english(|| match format {
        Format::Csv => results::csv(ledger, &opened.name, &opened.series),
        _ => results::json_lines(ledger, &opened.name, &opened.series),
    })
}

fn ledger_name(dir: &Path) -> String {
    let whole = dir.canonicalize();
    let named = whole.as_deref().unwrap_or(dir).file_name();
    named.map_or_else(String::new, |name| name.to_string_lossy().into_owned())
}

fn by_ending(file: &Path) -> Option<Format> {
    match file.extension()?.to_str()?.to_lowercase().as_str() {
        "html" | "htm" => Some(Format::Html),
        "csv" => Some(Format::Csv),
        "json" => Some(Format::Json),
        "jsonl" | "ndjson" => Some(Format::Jsonl),
        _ => None,
    }
}
