//! The series of the players who sit down: the open one, or one like their last.

use std::cmp::Ordering;

use crate::commands::new;
use crate::commands::new::lineup;
use crate::commands::new::new_words::NewSeries;
use crate::commands::new::newcomers::as_known;
use crate::commands::run::answer::Stop;
use crate::commands::run::env::Env;
use crate::commands::run::failure::Failure;
use crate::commands::run::many::each;
use crate::commands::run::plan::Output;
use crate::say::{Fixed, Message, written::table as say};
use crate::show::code::Code;
use crate::show::rules::stake::stake_in_words;
use crate::show::words::all_of;
use ginscore_ledger::book::{OpenedSeries, name_and_number};
use ginscore_notation::{Roster, same_players, shown};

/// The series of these players: the one that `--series` names, or else the open one or a new one.
pub(crate) fn sit_down(words: &[String], env: &Env, output: &mut Output<'_>) -> Result<OpenedSeries, Stop> {
    match &env.series {
        Some(part) => Ok(named(part, words, env)?),
        None => open_or_new(NewSeries::read(words, &env.book)?, false, env, output),
    }
}

/// The open series of these players if its rules are those asked for, otherwise a new one like their last.
pub(crate) fn open_or_new(
    new: NewSeries,
    always_new: bool,
    env: &Env,
    output: &mut Output<'_>,
) -> Result<OpenedSeries, Stop> {
    let new = &as_known(new, env)?;
    let players = lineup::players(new)?;
    let roster = lineup::roster(&players, &new.agreed)?;
    let chosen = new.agreed.rules.chosen_for(players.lineup, &env.book)?;
    let by_any_rules = !new.agreed.rules.any();
    let fits = |opened: &OpenedSeries| by_any_rules || opened.series.header().house == chosen.house;
    let (open, last) = open_and_last(&roster, |opened| !always_new && fits(opened), env)?;
    if let Some(open) = open {
        return Ok(go_on(new, open, env)?);
    }
    let (opened, same) = match &last {
        Some(last) => new::start_like(last, &new.agreed, env)?,
        None => (new::start(new, env)?, None),
    };
    output.recorded = true;
    // One that nothing was recorded in is replaced: people change their minds about the rules before the first hand.
    let mut replaced = false;
    for name in last.iter().map(|last| &last.name).chain(&env.seated).filter(|name| **name != opened.name) {
        replaced |= env.book.delete_unused(name, &mut || env.waiting()).is_ok_and(|moved| moved.is_some());
    }
    // At a terminal, the table shows the terms.
    if !env.remarks.at_table {
        env.remark(new::started(&opened).trim_end());
    }
    same.filter(|_| !replaced).into_iter().for_each(|same| env.remark(same));
    Ok(opened)
}

/// Plays on after a series that is over: in the open series of its players by its rules, or else in the next one like it.
/// Whoever does so twice at once does it once. Returns true for a series that was begun.
pub(crate) fn play_on(last: &OpenedSeries, env: &Env) -> Result<(OpenedSeries, bool), Stop> {
    let fits = |opened: &OpenedSeries| opened.series.header().house == last.series.header().house;
    loop {
        let known = env.book.names()?;
        if let (Some(open), _) = open_and_last(last.series.roster(), fits, env)? {
            env.make_current(&open.name);
            env.remark(say::Continuing { series: shown(&open.name) }.line());
            return Ok((open, false));
        }
        if let Some(next) = new::start_next(last, &known, env)? {
            return Ok((next, true));
        }
    }
}

/// The newest open series of these players that fits, and the newest of their others.
fn open_and_last(
    roster: &Roster,
    fits: impl Fn(&OpenedSeries) -> bool,
    env: &Env,
) -> Result<(Option<OpenedSeries>, Option<OpenedSeries>), Stop> {
    let (mut open, mut last) = (None, None);
    let current = env.book.current().ok();
    // A file that cannot be read is skipped; `series list` reports it.
    let read = |name: &String| {
        let opened = env.book.read_if(name, |players| same_players(players, roster)).ok().flatten();
        opened.filter(|opened| same_players(opened.series.roster(), roster))
    };
    each(env, &env.book.names()?, read, |opened| {
        let Some(opened) = opened else {
            return Ok(());
        };
        let place = if !opened.series.score().is_over() && fits(&opened) { &mut open } else { &mut last };
        let newer = place.as_ref().is_none_or(|known| is_newer(&opened, known, current.as_deref()));
        if newer {
            *place = Some(opened);
        }
        Ok(())
    })?;
    Ok((open, last))
}

/// The series that `--series` names, which must be one of these players.
fn named(part: &str, words: &[String], env: &Env) -> Result<OpenedSeries, Failure> {
    let new = &NewSeries::read(words, &env.book)?;
    let name = env.series_named(part)?;
    let refused = |message: String, hint: &str| Err(Failure::mistake(Code::BadOption, message, hint));
    let opened = env.read(&name)?;
    let header = opened.series.header();
    let known = opened.series.roster();
    let players = lineup::players(new)?;
    if !same_players(known, &lineup::roster(&players, &new.agreed)?) {
        let message = say::OtherPlayers { series: &name, players: all_of(known.players()) }.said();
        return refused(message, say::OtherPlayersHint.text());
    }
    if new.agreed.rules.any() && new.agreed.rules.chosen_for(players.lineup, &env.book)?.house != header.house
    {
        return refused(say::OtherRules { series: &name }.said(), say::OtherRulesHint.text());
    }
    go_on(new, opened, env)
}

/// Continues a series, and remarks on words that cannot change it.
fn go_on(new: &NewSeries, opened: OpenedSeries, env: &Env) -> Result<OpenedSeries, Failure> {
    stays_as_it_began(new, &opened, env)?;
    env.make_current(&opened.name);
    env.remark(say::Continuing { series: shown(&opened.name) }.line());
    Ok(opened)
}

fn stays_as_it_began(new: &NewSeries, last: &OpenedSeries, env: &Env) -> Result<(), Failure> {
    let header = last.series.header();
    let stake = new::stake(&new.agreed, header.stake)?;
    let dealer = new::dealer(&new.agreed, last.series.roster(), last.series.score())?;
    if stake != header.stake {
        env.remark(match header.stake {
            Some(stake) => say::StakeStays { stake: stake_in_words(stake) }.line(),
            None => say::NoStakeStays.line(),
        });
    }
    if new.agreed.name.is_some() {
        env.remark(say::NameStays.text());
    }
    if dealer.is_some() && dealer != last.series.score().dealer() {
        env.remark(say::DealerStays.text());
    }
    Ok(())
}

/// Returns true if a series is newer than another. Of two with the same start, the one with the higher number at the end of
/// its name started later, or the current one; otherwise one is a copy, with the longer name.
fn is_newer(opened: &OpenedSeries, than: &OpenedSeries, current: Option<&str>) -> bool {
    let (start, other_start) = (opened.series.header().start, than.series.header().start);
    let ((stem, number), (other_stem, other_number)) =
        (name_and_number(&opened.name), name_and_number(&than.name));
    match start.cmp(&other_start) {
        Ordering::Equal if stem == other_stem => number > other_number,
        Ordering::Equal if current == Some(&opened.name) => true,
        Ordering::Equal if current == Some(&than.name) => false,
        Ordering::Equal => opened.name.len() < than.name.len(),
        order => order.is_gt(),
    }
}
