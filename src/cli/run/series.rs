//! `series`: lists series, chooses the current one, and moves their files.

use super::series_files;
use crate::cli::args::SeriesCommand;
use crate::cli::context::{Context, Output};
use crate::cli::failure::Stop;
use crate::cli::many::each_series;
use crate::messages::{Fixed, Message, written::cli_ledger as say};
use crate::show::book::{book_error, warned};
use crate::show::rules_in_words::rules_in_words;
use crate::show::script::new_line;
use crate::show::{integrity, json};
use ginscore_ledger::book::OpenedSeries;
use ginscore_notation::{Mistakes, shown};

/// Runs a `series` command.
pub(super) fn run(command: &SeriesCommand, context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    match command {
        SeriesCommand::List => list(context, screen),
        SeriesCommand::Use { name } => use_series(name, context, screen),
        SeriesCommand::Show => show(context, screen),
        SeriesCommand::Delete { name, yes } => series_files::delete(name, *yes, context, screen),
        SeriesCommand::Restore { name } => series_files::restore(name.as_deref(), context, screen),
        SeriesCommand::Rename { name, new } => series_files::rename(name, new, context, screen),
    }
}

fn list(context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    let names = context.book.names()?;
    let current = if names.is_empty() { None } else { context.series_name().ok() };
    let mut text = String::new();
    let mut objects = Vec::new();
    let mut unread = Mistakes::none();
    let one = |name: &String| {
        let is_current = current.as_ref() == Some(name);
        context.book.read(name).map(|opened| {
            let object = json::listed(name, &opened.series, is_current);
            (line(&opened, is_current, context.look.plain), object)
        })
    };
    each_series(context, one, |name, made| {
        // One broken file does not hide the others.
        match made {
            Ok((line, object)) => {
                text.push_str(&line);
                objects.push(object);
            }
            Err(error) => {
                text.push_str(&format!("  {}\n", say::SeriesUnread { name: shown(name) }.said()));
                unread.append(book_error(&error));
            }
        }
        Ok(())
    })?;
    if !context.quiet {
        context.warn_all(screen, &unread);
    }
    for copy in context.book.copies()? {
        context.remark(screen, warned(&integrity::leftover_copy(&copy)));
    }
    if text.is_empty() {
        text = format!("{}\n", say::NoSeriesYet.text());
    }
    Ok(context.answer(screen, || text, || json::list(objects))?)
}

fn line(opened: &OpenedSeries, current: bool, plain: bool) -> String {
    let score = opened.series.score();
    let (name, hands) = (shown(&opened.name), opened.series.hands().count());
    let said = match score.is_stopped() {
        true => say::SeriesStopped { name, hands }.said(),
        false if score.is_over() => say::SeriesFinished { name, hands }.said(),
        false => say::SeriesOpen { name, hands }.said(),
    };
    match (current, plain) {
        (true, true) => format!("{} {said}\n", say::CurrentSeries.text()),
        (true, false) => format!("* {said}\n"),
        (false, true) => format!("{said}\n"),
        (false, false) => format!("  {said}\n"),
    }
}

fn use_series(name: &str, context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    let opened = context.read(&context.series_named(name)?)?;
    context.book.make_current(&opened.name)?;
    let object = || json::one(&opened.name, &opened.series);
    Ok(context.answer(screen, || say::CurrentIsNow { name: shown(&opened.name) }.line(), object)?)
}

fn show(context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    let opened = context.open(screen)?;
    let path = context.book.path(&opened.name).display().to_string();
    let text = || {
        let (line, header) = (line(&opened, true, context.look.plain), opened.series.header());
        let rules = rules_in_words(&header.preset, &header.house, Some(header.roster.lineup()));
        format!("{line}{}\n{rules}\n{}\n", shown(&path), new_line(&opened.series, context.standard_rules()))
    };
    let object =
        || json::shown(&opened.name, &opened.series, &context.book.path(&opened.name), context.book.dir());
    Ok(context.answer(screen, text, object)?)
}
