//! `series delete`, `series restore` and `series rename`.

use crate::commands::answer::{Answer, Answered, Next};
use crate::commands::env::Env;
use crate::commands::failure::Failure;
use crate::commands::new::series_name;
use crate::commands::prompt::confirmed;
use crate::say::text::Line;
use crate::show::json;
use crate::show::mistakes::series_files as words;
use ginscore_ledger::book::{FileErrorKind, MovedSeries, StoreError};
use ginscore_notation::{Lookup, look_up};

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

/// Lists the deleted series.
pub(crate) fn deleted(env: &Env) -> Answered {
    let deleted = env.book.deleted()?;
    Ok(env.answer(|| words::list_deleted(&deleted), || json::deleted(&deleted)))
}

/// Moves a deleted series back.
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

/// Gives a series another name.
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
    match error.doing {
        FileErrorKind::Creating => Failure::ledger([words::taken(&error.path)]),
        _ => error.into(),
    }
}
