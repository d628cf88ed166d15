//! `series delete`, `series restore` and `series rename`.

use dialoguer::Input;

use super::new::series_name;
use crate::cli::answers::yes_or_no;
use crate::cli::context::{Context, Output};
use crate::cli::failure::{Failure, Stop};
use crate::cli::prompt::answer_to;
use crate::show::{json, series_files as words};
use crate::text::Line;
use ginscore_ledger::book::{FileErrorKind, MovedSeries, StoreError};
use ginscore_notation::{Lookup, look_up, shown};

/// Moves a series to the trash. Asks first, unless `yes` is true.
pub(super) fn delete(part: &str, yes: bool, context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    let name = context.series_named(part)?;
    if !yes {
        if !context.ask {
            return Err(Failure::unreadable([words::not_asked(&name)]).into());
        }
        let series = context.read(&name).ok().map(|opened| opened.series);
        screen.out.flush()?;
        let question = words::delete_question(&name, series.as_ref());
        let question = Input::<String>::new().with_prompt(shown(&question)).default("n".to_owned());
        if yes_or_no(&answer_to(question)?) != Some(true) {
            context.remark(screen, words::nothing_deleted());
            return Ok(());
        }
    }
    let moved = context.book.delete_series(&name, &mut || context.waiting(screen)).map_err(failure)?;
    done(&name, &moved, words::deleted(&name, &moved.name), context, screen)
}

/// Moves a deleted series back; without a name, lists the deleted series.
pub(super) fn restore(part: Option<&str>, context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    let deleted = context.book.deleted()?;
    let Some(part) = part else {
        return Ok(context.answer(screen, || words::list_deleted(&deleted), || json::deleted(&deleted))?);
    };
    let low = part.to_lowercase();
    let found = look_up(deleted, |name| name == part, |name| name.to_lowercase().contains(&low));
    let name = match found {
        Lookup::One(name) => name,
        Lookup::Several(names) => return Err(Failure::unreadable([words::not_deleted(part, &names)]).into()),
        Lookup::Unknown => return Err(Failure::unreadable([words::not_deleted(part, &[])]).into()),
    };
    let moved = context.book.restore_series(&name, &mut || context.waiting(screen)).map_err(failure)?;
    done(&name, &moved, words::restored(&name), context, screen)
}

/// Gives a series another name.
pub(super) fn rename(part: &str, new: &str, context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    let old = context.series_named(part)?;
    series_name(new)?;
    let moved = context.book.rename_series(&old, new, &mut || context.waiting(screen)).map_err(failure)?;
    done(&old, &moved, words::renamed(&old, new), context, screen)
}

fn done(
    was: &str,
    moved: &MovedSeries,
    text: Line,
    context: &Context,
    screen: &mut Output<'_>,
) -> Result<(), Stop> {
    context.confirm(screen, moved.durability, &moved.findings);
    if context.quiet && !context.json {
        return Ok(());
    }
    Ok(context.answer(screen, || text, || json::moved(was, &moved.name, &moved.path))?)
}

fn failure(error: StoreError) -> Failure {
    match error.doing {
        FileErrorKind::Creating => Failure::ledger([words::taken(&error.path)]),
        _ => error.into(),
    }
}
