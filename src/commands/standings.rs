//! `standings`: ranks the players across ledgers.

use std::path::{Path, PathBuf};

use crate::commands::answer::Answered;
use crate::commands::env::Env;
use crate::commands::failure::Failure;
use crate::commands::many::look_into_all;
use crate::commands::page_file::{check_page, write_page};
use crate::commands::tie_break::TieBreakName;
use crate::say::{Fixed, Message, written::cli_ledger as say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::statistics::standings;
use crate::show::words::ticked;
use crate::show::{json, page};
use ginscore_ledger::stats::{
    CopyRelation, FoundSeries, SeriesFilter, TieBreak, deduplicate, series_stats, standings,
};

/// Ranks the players over the series of these ledgers, each series counted once: by their ratings, or else by net points,
/// and with tie-breaks by matches.
pub(crate) fn run(
    dirs: &[PathBuf],
    wanted: &SeriesFilter,
    ratings: bool,
    tie_breaks: &[TieBreakName],
    page: Option<&Path>,
    env: &Env,
) -> Answered {
    let mut met = Vec::new();
    let places: Vec<PathBuf> = if dirs.is_empty() { vec![env.book.dir().to_owned()] } else { dirs.to_vec() };
    // A mistyped directory is an error, not an empty ledger.
    let missing = dirs.iter().filter(|dir| !dir.is_dir());
    let missing: Vec<Diagnostic> = missing.map(|dir| no_ledger(&dir.display().to_string())).collect();
    if !missing.is_empty() {
        return Err(Failure::ledger(missing).into());
    }
    if let Some(file) = page {
        check_page(file, env)?;
    }
    for (at, dir) in places.iter().enumerate() {
        let there = env.elsewhere(dir.clone());
        if let Some(file) = page {
            check_page(file, &there)?;
        }
        met.extend(look_into_all(&there, |opened| {
            FoundSeries::new(at, series_stats(&opened.name, &opened.series), &opened.series, &opened.chain)
        })?);
    }
    let (counted, twice) = deduplicate(met);
    let place = |at: usize| places.get(at).map_or_else(String::new, |dir| dir.display().to_string());
    for again in &twice {
        let said = standings::twice(again, place);
        if matches!(again.how, CopyRelation::Parted(_) | CopyRelation::Unlike) {
            env.warn(said)
        } else {
            env.remark(said)
        }
    }
    let mut rules: Vec<TieBreak> = Vec::new();
    for rule in tie_breaks.iter().map(|name| name.0) {
        // A tie-break decides nothing the second time.
        if !rules.contains(&rule) {
            rules.push(rule);
        }
    }
    let ranked = standings(&counted, wanted, &rules);
    let ranked = if ratings { ranked.by_rating() } else { ranked };
    if let Some(file) = page {
        let looks: Vec<_> =
            counted.iter().map(|found| &found.look).filter(|look| wanted.takes(look)).collect();
        write_page(file, &page::standings(&ranked, &looks, wanted), env)?;
    }
    let text = || standings::standings(&ranked, env.look);
    Ok(env.answer(text, || json::standings(&ranked)))
}

fn no_ledger(dir: &str) -> Diagnostic {
    Diagnostic::new(Code::LedgerUnreadable, say::NoDirectory { dir: ticked(dir) }.said())
        .hinted(say::NoDirectoryHint.text())
}
