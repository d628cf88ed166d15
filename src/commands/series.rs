//! `series`: lists series, chooses the current one, and moves their files.

use crate::commands::answer::{Answer, Answered, Next};
use crate::commands::env::Env;
use crate::commands::failure::Failure;
use crate::commands::many::each_series;
use crate::commands::new::series_name;
use crate::commands::prompt::confirmed;
use crate::say::text::Line;
use crate::say::written::ledger_commands as say;
use crate::say::{Fixed, Message};
use crate::show::json;
use crate::show::mistakes::book::{book_error, warned};
use crate::show::mistakes::{integrity, series_files as words};
use crate::show::rules::in_words::rules_in_words;
use crate::show::series::script::new_line;
use ginscore_ledger::book::{MovedSeries, OpenedSeries, StoreError};
use ginscore_notation::{Lookup, Mistakes, look_up, shown};

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

pub(crate) fn use_series(name: &str, env: &Env) -> Answered {
    let opened = env.read(&env.series_named(name)?)?;
    env.book.make_current(&opened.name)?;
    let object = || json::one(&opened.name, &opened.series);
    let answer = env.answer(|| say::CurrentIsNow { name: shown(&opened.name) }.line(), object);
    Ok(Answer { next: Some(Next::Series(opened.name)), ..answer })
}

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

/// Moves a series to the trash. Asks first, unless `yes` is true.
pub(crate) fn delete(part: &str, yes: bool, env: &Env) -> Answered {
    let name = env.series_named(part)?;
    if !yes {
        if !env.ask {
            return Err(Failure::unreadable([words::not_asked(&name)]).into());
        }
        let series = env.read(&name).ok().map(|opened| opened.series);
        let question = words::delete_question(&name, series.as_ref());
        if !confirmed(&question)? {
            env.remark(words::nothing_deleted());
            return Ok(Answer::default());
        }
    }
    let moved = env.book.delete_series(&name, &mut || env.waiting()).map_err(failure)?;
    let next = (env.seated.as_ref() == Some(&name)).then_some(Next::Unseated);
    Ok(Answer { next, ..done(&name, &moved, words::deleted(&name, &moved.name), env) })
}

pub(crate) fn deleted(env: &Env) -> Answered {
    let deleted = env.book.deleted()?;
    Ok(env.answer(|| words::list_deleted(&deleted), || json::deleted(&deleted)))
}

pub(crate) fn restore(part: &str, env: &Env) -> Answered {
    let deleted = env.book.deleted()?;
    let low = part.to_lowercase();
    let found = look_up(deleted, |name| name == part, |name| name.to_lowercase().contains(&low));
    let name = match found {
        Lookup::One(name) => name,
        Lookup::Several(names) => return Err(Failure::unreadable([words::not_deleted(part, &names)]).into()),
        Lookup::Unknown => return Err(Failure::unreadable([words::not_deleted(part, &[])]).into()),
    };
    let moved = env.book.restore_series(&name, &mut || env.waiting()).map_err(failure)?;
    Ok(done(&name, &moved, words::restored(&name), env))
}

pub(crate) fn rename(part: &str, new: &str, env: &Env) -> Answered {
    let old = env.series_named(part)?;
    series_name(new)?;
    let moved = env.book.rename_series(&old, new, &mut || env.waiting()).map_err(failure)?;
    let next = (env.seated.as_ref() == Some(&old)).then(|| Next::Series(new.to_owned()));
    Ok(Answer { next, ..done(&old, &moved, words::renamed(&old, new), env) })
}

fn done(was: &str, moved: &MovedSeries, text: Line, env: &Env) -> Answer {
    env.confirm(moved.durability, &moved.findings);
    env.recorded(|| text, || json::moved(was, &moved.name, &moved.path))
}

fn failure(error: StoreError) -> Failure {
    match &error {
        StoreError::Creating(path) => Failure::ledger([words::taken(path)]),
        _ => error.into(),
    }
}
