//! `series`: lists series, chooses the current one, and moves their files.

use crate::commands::answer::{Answer, Answered, Next};
use crate::commands::env::Env;
use crate::commands::many::each_series;
use crate::say::{Fixed, Message, written::cli_ledger as say};
use crate::show::json;
use crate::show::mistakes::book::{book_error, warned};
use crate::show::mistakes::integrity;
use crate::show::rules::in_words::rules_in_words;
use crate::show::series::script::new_line;
use ginscore_ledger::book::OpenedSeries;
use ginscore_notation::{Mistakes, shown};

/// Lists the series.
pub(crate) fn list(env: &Env) -> Answered {
    let names = env.book.names()?;
    let current = if names.is_empty() { None } else { env.series_name().ok() };
    let mut text = String::new();
    let mut objects = Vec::new();
    let mut unread = Mistakes::none();
    let one = |name: &String| {
        let is_current = current.as_ref() == Some(name);
        env.book.read(name).map(|opened| {
            let object = json::listed(name, &opened.series, is_current);
            (line(&opened, is_current, env.look.plain), object)
        })
    };
    each_series(env, one, |name, made| {
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
    env.remarks.remark_all(&unread);
    for copy in env.book.copies()? {
        env.remark(warned(&integrity::leftover_copy(&copy)));
    }
    if text.is_empty() {
        text = format!("{}\n", say::NoSeriesYet.text());
    }
    Ok(env.answer(|| text, || json::list(objects)))
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

/// Makes a series the current one.
pub(crate) fn use_series(name: &str, env: &Env) -> Answered {
    let opened = env.read(&env.series_named(name)?)?;
    env.book.make_current(&opened.name)?;
    let object = || json::one(&opened.name, &opened.series);
    let answer = env.answer(|| say::CurrentIsNow { name: shown(&opened.name) }.line(), object);
    Ok(Answer { next: Some(Next::Series(opened.name)), ..answer })
}

/// Shows the series to use, where its file is, and its rules.
pub(crate) fn show(env: &Env) -> Answered {
    let opened = env.open()?;
    let path = env.book.path(&opened.name).display().to_string();
    let text = || {
        let (line, header) = (line(&opened, true, env.look.plain), opened.series.header());
        let rules = rules_in_words(&header.preset, &header.house, Some(header.roster.lineup()));
        format!("{line}{}\n{rules}\n{}\n", shown(&path), new_line(&opened.series, env.rules_of_new_lines()))
    };
    let object = || json::shown(&opened.name, &opened.series, &env.book.path(&opened.name), env.book.dir());
    Ok(env.answer(text, object))
}
