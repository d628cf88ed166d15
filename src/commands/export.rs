//! `export`: writes series as a web page or as data.

use std::path::{Path, PathBuf};
use std::slice;

use clap::{Args, ValueEnum};
use serde::Serialize;

use crate::commands::run::answer::{Answer, Answered, Stop};
use crate::commands::run::env::Env;
use crate::commands::run::failure::Failure;
use crate::commands::run::many::{each_series, once};
use crate::commands::run::options::{Days, examples};
use crate::commands::run::plan::{Output, Plan, Run, streams};
use crate::say::{Message, in_english, written::ledger_commands as say};
use crate::show::cards::look::CardLook;
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::export::{hands, results};
use crate::show::mistakes::book::while_reading;
use crate::show::mistakes::ledger::store_error;
use crate::show::page::TocEntry;
use crate::show::words::ticked;
use crate::show::{json, page};
use ginscore_ledger::book::{OpenedSeries, SeriesIdentity, StoreError, hand_out};
use ginscore_ledger::stats::Period;
use ginscore_notation::{Mistakes, shown};

/// Export series as a web page or as data for other programs.
///
/// Exports the current series, or all of them, to standard output or to a file. `html` is a self-contained page to
/// open on a phone or print. `csv` and `jsonl` have one row per hand, with its series and rules, for spreadsheets
/// and databases; `ginscore import` reads them back. `json` is one object with the `--json` output of `score`,
/// `summary` and `hand`. Hands that were undone are not exported. `ginscore log` prints a series as a script.
///
/// With `--results`, `csv` and `jsonl` have one row for each series and side, with points, boxes, games, the total and
/// what is paid, for tables and rankings. `ginscore man rows` lists the columns of both.
#[derive(Args, Debug)]
#[command(after_long_help = examples(&[
    ("ginscore export -o evening.html", "Export the current series as a page to open or print."),
    ("ginscore export --format csv --all > hands.csv", "Export every hand of the ledger, one row each."),
    ("ginscore export --results --all -o results.csv", "Export the result of every series, one row for each side."),
    ("ginscore export --since 2026-01-01 --until 2026-12-31 -o year.html", "Export the series of a year."),
]))]
pub(crate) struct ExportArgs {
    /// Export format [default: from the extension of FILE]
    #[arg(long, value_name = "FORMAT", value_enum)]
    pub(crate) format: Option<Format>,
    /// Export results, one row for each series and side, instead of hands; as `csv` or `jsonl`.
    #[arg(long)]
    pub(crate) results: bool,
    /// Export all series of the ledger.
    #[arg(long)]
    pub(crate) all: bool,
    #[command(flatten)]
    pub(crate) days: Days,
    /// Write to FILE instead of standard output.
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
}

/// Export formats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// A self-contained web page.
    Html,
    /// One row per hand, for spreadsheets.
    Csv,
    /// One object with everything.
    Json,
    /// One object per hand, one per line.
    Jsonl,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct ExportedView {
    file: String,
    series: usize,
    hands: usize,
}

impl Run for ExportArgs {
    fn plan(self: Box<Self>) -> Plan {
        let only_shows = self.output.is_none();
        streams(move |env, output| run(&self, env, output)).only_shows(only_shows)
    }

    fn without_series(&self) -> Option<&'static str> {
        self.all.then_some("--all")
    }

    #[cfg(test)]
    fn answers(all: &mut json::Answers) {
        all.add::<json::ExportsView>("export").add::<ExportedView>("export");
    }
}

/// Exports the current series, all, or those of a period, to a file or to standard output.
fn run(args: &ExportArgs, env: &Env, output: &mut Output<'_>) -> Answered {
    let (results, period, file) = (args.results, args.days.period(), args.output.as_deref());
    let format = args.format.or_else(|| by_ending(file?)).or(env.wants_objects().then_some(Format::Json));
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
    if !args.all && !period.is_bounded() {
        asked.series = Some(env.series_name()?);
    }
    let (series, hands) = exported((format, results), period, file, &asked, output)?;
    let Some(path) = file.map(|file| file.display().to_string()) else { return Ok(Answer::default()) };
    let remark = say::Exported { hands, series, file: shown(&path) }.line();
    Ok(env.written(remark, || json::answer(ExportedView { file: path.clone(), series, hands })))
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
        Ok(Some((SeriesIdentity::of(0, &opened), (text, facts))))
    };
    let (begins, between, ends) = match format {
        Format::Csv if results => (results::csv_head(), "", ""),
        Format::Csv => (hands::csv_head(), "", ""),
        Format::Jsonl => (String::new(), "", ""),
        Format::Json => (format!("{{\"schema\":{},\"series\":[", json::SCHEMA), ",", "]}\n"),
        Format::Html => (String::new(), "", page::foot()),
    };
    let mut found = Vec::new();
    each_series(env, made, |_, made| {
        found.extend(made.map_err(Failure::from)?);
        Ok(())
    })?;
    let mut parts = String::new();
    let (mut series, mut hands) = (0, 0);
    let mut list = Vec::new();
    let mut all = Mistakes::none();
    let mut others = false;
    for (text, facts) in once(slice::from_ref(env), found)? {
        if series > 0 {
            parts.push_str(between);
        }
        parts.push_str(&text);
        series += 1;
        hands += facts.hands;
        list.extend(facts.listed);
        all.append(facts.findings);
        others |= facts.others;
    }
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

/// Refuses a file of the ledger for an export.
pub(crate) fn outside_ledger(file: &Path, env: &Env) -> Result<(), Failure> {
    match env.book.owns(file) {
        false => Ok(()),
        true => Err(Failure::mistake(Code::BadOption, say::FileOfLedger, say::FileOfLedgerHint)),
    }
}

/// Refuses to write a page to a terminal.
///
/// # Errors
///
/// If no file is named and standard output is a terminal; then the hint has a name for the file.
pub(crate) fn not_to_terminal(file: Option<&Path>, name: &str, env: &Env) -> Result<(), Failure> {
    if file.is_some() || env.look.out.width.is_none() {
        return Ok(());
    }
    let hint = say::PageWithoutFileHint { option: ticked(&format!("-o {name}")) }.said();
    Err(Failure::mistake(Code::BadOption, say::PageWithoutFile, hint))
}

pub(crate) fn write_out(file: &Path, text: &str) -> Result<(), Failure> {
    hand_out(file, text).map_err(not_written)
}

fn not_written(error: StoreError) -> Failure {
    let report = Diagnostic { hint: Some(say::NotWritableHint.line()), ..store_error(&error) };
    Failure::ledger([report])
}
