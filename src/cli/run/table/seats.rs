//! The series of the players who sit down: the open one, or one like their last.

use std::cmp::Ordering;

use crate::cli::context::{Context, Output};
use crate::cli::failure::{Failure, Stop};
use crate::cli::lineup;
use crate::cli::many::each;
use crate::cli::newcomers::as_known;
use crate::cli::options::New;
use crate::cli::run::new;
use crate::messages::{Fixed, Message, decimal, written::cli_table as say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::words::all_of;
use ginscore_ledger::book::OpenedSeries;
use ginscore_notation::{same_players, shown};

/// The open series of these players if its rules match the options, otherwise a new one like their last.
pub(super) fn sit_down(
    new: &New,
    always_new: bool,
    context: &Context,
    screen: &mut Output<'_>,
) -> Result<OpenedSeries, Stop> {
    let new = &as_known(new, context, screen)?;
    let players = lineup::players(new)?;
    let roster = lineup::roster(&players, &new.options)?;
    let chosen = new.options.rules.chosen_for(players.lineup, &context.book)?;
    let by_any_rules = !new.options.rules.any();
    let fits = |opened: &OpenedSeries| {
        !opened.series.score().is_over() && (by_any_rules || opened.series.header().house == chosen.house)
    };
    let (mut open, mut last) = (None, None);
    // A file that cannot be read is skipped; `series list` reports it.
    let read =
        |name: &String| context.book.read_if(name, |players| same_players(players, &roster)).ok().flatten();
    each(context, &context.book.names()?, read, |opened| {
        let Some(opened) = opened else {
            return Ok(());
        };
        let place = if fits(&opened) && !always_new { &mut open } else { &mut last };
        let newer = place.as_ref().is_none_or(|known| is_newer(&opened, known));
        if newer {
            *place = Some(opened);
        }
        Ok(())
    })?;
    if let Some(open) = open {
        return Ok(go_on(new, open, context, screen)?);
    }
    let opened = match last {
        Some(last) => return Ok(new::start_like(&last, &new.options, context, screen)?),
        None => new::start(new, context, screen)?,
    };
    if !context.at_table {
        context.remark(screen, new::started(&opened).trim_end());
    }
    Ok(opened)
}

/// The series that `--series` names, which must be one of these players.
pub(super) fn named(
    part: &str,
    new: &New,
    always_new: bool,
    context: &Context,
    screen: &mut Output<'_>,
) -> Result<OpenedSeries, Failure> {
    let new = &new.with_words(&context.book)?;
    let name = context.series_named(part)?;
    let refused = |message: String, hint: &str| {
        Err(Failure::unreadable([Diagnostic::new(Code::BadOption, message).hinted(hint)]))
    };
    if always_new {
        return refused(say::NewOrNamed.said(), say::NewOrNamedHint.text());
    }
    let opened = context.read(&name)?;
    let header = opened.series.header();
    let known = opened.series.roster();
    let players = lineup::players(new)?;
    if !same_players(known, &lineup::roster(&players, &new.options)?) {
        let message = say::OtherPlayers { series: &name, players: all_of(known.players()) }.said();
        return refused(message, say::OtherPlayersHint.text());
    }
    if new.options.rules.any()
        && new.options.rules.chosen_for(players.lineup, &context.book)?.house != header.house
    {
        return refused(say::OtherRules { series: &name }.said(), say::OtherRulesHint.text());
    }
    go_on(new, opened, context, screen)
}

/// Continues a series, and remarks on options that cannot change it.
fn go_on(
    new: &New,
    opened: OpenedSeries,
    context: &Context,
    screen: &mut Output<'_>,
) -> Result<OpenedSeries, Failure> {
    stays_as_it_began(new, &opened, context, screen)?;
    context.make_current(screen, &opened.name);
    context.remark(screen, say::Continuing { series: shown(&opened.name) }.line());
    Ok(opened)
}

/// Remarks on options that cannot change a series that has started.
fn stays_as_it_began(
    new: &New,
    last: &OpenedSeries,
    context: &Context,
    screen: &mut Output<'_>,
) -> Result<(), Failure> {
    let header = last.series.header();
    let stake = new::stake(&new.options, header.stake)?;
    let dealer = new::dealer(&new.options, last.series.roster(), last.series.score())?;
    if stake != header.stake {
        context.remark(
            screen,
            match header.stake {
                Some(stake) => say::StakeStays { stake: decimal(stake) }.line(),
                None => say::NoStakeStays.line(),
            },
        );
    }
    if new.options.name.is_some() {
        context.remark(screen, say::NameStays.text());
    }
    if dealer.is_some() && dealer != last.series.score().dealer() {
        context.remark(screen, say::DealerStays.text());
    }
    Ok(())
}

/// Returns true if a series is newer than another. Of two with the same start, the one with the higher number at the end of
/// its name started later; otherwise one is a copy, with the longer name.
fn is_newer(opened: &OpenedSeries, than: &OpenedSeries) -> bool {
    let (start, other_start) = (opened.series.header().start, than.series.header().start);
    let ((stem, number), (other_stem, other_number)) = (numbered(&opened.name), numbered(&than.name));
    match start.cmp(&other_start) {
        Ordering::Equal if stem == other_stem => number > other_number,
        Ordering::Equal => opened.name.len() < than.name.len(),
        order => order.is_gt(),
    }
}

/// The name without the number that tells series of one start apart, and the number: 1 if it has none.
fn numbered(name: &str) -> (&str, u32) {
    let split = name.rsplit_once('-').and_then(|(stem, number)| Some((stem, number.parse().ok()?)));
    split.unwrap_or((name, 1))
}
