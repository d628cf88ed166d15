//! `players`: lists the players, gives one another name, and merges two names of one player.

use crate::cli::args::PlayersCommand;
use crate::cli::context::{Context, Output, now};
use crate::cli::failure::{Failure, Stop};
use crate::cli::many::each_series;
use crate::show::book::book_error;
use crate::show::parse_error::alike;
use crate::show::{json, players as words};
use ginscore_ledger::book::{PlayerError, RenamedPlayer};
use ginscore_ledger::stats::known_players;
use ginscore_notation::Mistakes;

/// Runs a `players` command; without one, lists the players.
pub(super) fn run(
    command: Option<&PlayersCommand>,
    context: &Context,
    screen: &mut Output<'_>,
) -> Result<(), Stop> {
    match command {
        None => list(context, screen),
        Some(_) if context.series.is_some() => Err(Failure::unreadable([words::in_one_series()]).into()),
        Some(PlayersCommand::Rename { old, new }) => {
            let now = now()?;
            let done = context.book.rename_player(old, new, now, &mut || context.waiting(screen));
            show(&done.map_err(failure)?, context, screen)
        }
        Some(PlayersCommand::Merge { old, into }) => {
            let now = now()?;
            let done = context.book.merge_players(old, into, now, &mut || context.waiting(screen));
            show(&done.map_err(failure)?, context, screen)
        }
    }
}

fn list(context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    let mut series = Vec::new();
    let mut unread = Mistakes::none();
    let read = |name: &String| {
        let opened = context.book.read(name)?;
        Ok((opened.series.header().start, opened.series.roster().clone()))
    };
    each_series(context, read, |_, read| {
        match read {
            Ok(one) => series.push(one),
            // One broken file does not hide the others.
            Err(error) => unread.append(book_error(&error)),
        }
        Ok(())
    })?;
    context.warn_all(screen, &unread);
    let known = known_players(&series);
    Ok(context.answer(screen, || words::list(&known), || json::players(&known))?)
}

fn show(done: &RenamedPlayer, context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    if let Some(durability) = done.durability {
        context.confirm(screen, durability, &done.findings);
    }
    for report in done.rosters.iter().filter_map(alike) {
        context.warn(screen, report.text("warning", context.look.err));
    }
    if context.quiet && !context.json {
        return Ok(());
    }
    Ok(context.answer(screen, || words::renamed(done), || json::renamed(done))?)
}

fn failure(error: PlayerError) -> Failure {
    let reports = words::player_error(&error);
    match error {
        PlayerError::Unknown(..)
        | PlayerError::BadName(..)
        | PlayerError::Taken { .. }
        | PlayerError::Former { .. }
        | PlayerError::Same(_)
        | PlayerError::Opponents { .. }
        | PlayerError::Refused { .. } => Failure::unreadable(reports),
        _ => Failure::ledger(reports),
    }
}
