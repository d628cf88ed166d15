//! `table`: an evening, line by line.

use std::io::BufRead;

use super::{correct, new, show};
use crate::cli::args::{New, NewOptions, Rules};
use crate::cli::context::{Context, Screen};
use crate::cli::failure::{Failure, Stop};
use crate::cli::open::Opened;
use crate::cli::script::{Line, read};
use crate::ledger::entry::Moment;
use crate::notation::names::Names;
use crate::rules::player::Player;
use crate::show::report::Report;
use crate::show::{json, sheet};

/// Keeps the score of the lines on standard input. It stops at the first bad one; what came before stays
/// recorded.
pub(super) fn run(
    players: &[String],
    options: &NewOptions,
    always_new: bool,
    context: &Context,
    screen: &mut Screen<'_>,
) -> Result<(), Stop> {
    let mut series = match players {
        [] if always_new || options.any() => return Err(no_players().into()),
        [] => None,
        [one, two] => {
            let new = New { one: one.clone(), two: two.clone(), options: options.clone() };
            Some(sit_down(&new, always_new, context, screen)?.name)
        }
        _ => return Err(no_players().into()),
    };
    let mut first = players.is_empty();
    // Who no longer listens has not stopped telling: what comes after is recorded all the same.
    let silent = Context { quiet: true, json: false, ..context.clone() };
    let mut deaf = None;
    for (number, line) in (1..).zip(std::io::stdin().lock().lines()) {
        let line = line?;
        let at = |stop: Stop| match stop {
            Stop::Failure(mut failure) => {
                let place = format!("line {number}");
                failure.reports =
                    failure.reports.into_iter().map(|report| report.at(place.clone())).collect();
                Stop::Failure(failure)
            }
            stop => stop,
        };
        let asked = read(&line).map_err(|failure| at(failure.into()))?;
        if matches!(asked, Line::Nothing) {
            continue;
        }
        let told = if deaf.is_some() { &silent } else { context };
        match one_line(asked, first, &mut series, told, screen) {
            Err(Stop::Output(error)) => deaf = deaf.or(Some(error)),
            done => done.map_err(at)?,
        }
        // Each line is answered before the next is read.
        if let Err(error) = screen.out.flush() {
            deaf = deaf.or(Some(error));
        }
        first = false;
    }
    if let Some(error) = deaf {
        return Err(Stop::Output(error));
    }
    let name = match series {
        Some(name) => name,
        None => context.series_name()?,
    };
    let opened = context.read(&name)?;
    let sheet = || format!("\n{}", sheet::score(&opened.series, opened.seal(), context.look));
    Ok(context.answer(screen, sheet, || json::score(&opened.name, &opened.series, opened.seal()))?)
}

/// Does what one line asks for.
fn one_line(
    asked: Line<'_>,
    first: bool,
    series: &mut Option<String>,
    context: &Context,
    screen: &mut Screen<'_>,
) -> Result<(), Stop> {
    // Each line has its answer for people; for a program there is one object, at the end.
    let quiet = Context { quiet: context.quiet || context.json, json: false, ..context.clone() };
    let request = match asked {
        Line::Nothing => return Ok(()),
        Line::New(new) if first => {
            let opened = new::begin(&new, context, screen)?;
            if !quiet.quiet {
                write!(screen.out, "{}", new::began(&opened))?;
            }
            *series = Some(opened.name);
            return Ok(());
        }
        Line::New(_) => {
            let report = Report::new("bad-line", "`new` can only be the first line")
                .hinted("a new series has a table of its own");
            return Err(Failure::unreadable([report]).into());
        }
        Line::Score => return show::score(&quiet, screen),
        Line::Summary => return show::summary(None, &Rules::default(), &quiet, screen),
        Line::Record(request) => request,
    };
    let name = match series {
        Some(name) => name.clone(),
        None => series.insert(context.series_name()?).clone(),
    };
    let recorded = context.record(screen, &name, request)?;
    correct::tell(&recorded, &quiet, screen)
}

fn no_players() -> Failure {
    let report = Report::new("bad-option", "a table has two players");
    Failure::unreadable([
        report.hinted("`ginscore table Ann Bob`; or `ginscore table` for the current series")
    ])
}

/// The open series of these two, if it is played by the rules asked for or none were; else a new one.
fn sit_down(
    new: &New,
    always_new: bool,
    context: &Context,
    screen: &mut Screen<'_>,
) -> Result<Opened, Failure> {
    let names = new::names(&new.one, &new.two)?;
    let asked = new.options.rules.asked()?;
    if !always_new {
        let mut theirs = Vec::new();
        for name in context.store.series()? {
            // A file that cannot be read is no series of theirs; `series list` says what is wrong with it.
            theirs.extend(context.read(&name).ok().filter(|opened| {
                let header = opened.series.header();
                !opened.series.score().is_over()
                    && same_players(&header.names, &names)
                    && (!new.options.rules.any() || header.house == asked.house)
            }));
        }
        if let Some(last) = theirs.into_iter().max_by_key(newest) {
            context.make_current(screen, &last.name);
            context.remark(screen, &format!("going on with the series {}", last.name));
            return Ok(last);
        }
    }
    let opened = new::begin(new, context, screen)?;
    context.remark(screen, &format!("the series {} begins", opened.name));
    Ok(opened)
}

/// The series that began last. Of two that began at once one is a copy that somebody made, which has the
/// longer name.
fn newest(opened: &Opened) -> (Moment, std::cmp::Reverse<usize>) {
    (opened.series.header().start, std::cmp::Reverse(opened.name.len()))
}

fn same_players(one: &Names, other: &Names) -> bool {
    let both = |names: &Names| {
        let mut both = Player::BOTH.map(|player| names.get(player).to_lowercase());
        both.sort();
        both
    };
    both(one) == both(other)
}
