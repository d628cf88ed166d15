//! `table`: keeps score for an evening, line by line, from a terminal or a pipe.

mod evening;
mod piped;
mod terminal;

use super::new;
use crate::cli::context::{Context, Output};
use crate::cli::failure::{Failure, Stop};
use crate::cli::many::each;
use crate::cli::options::{New, NewOptions};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use ginscore_ledger::book::OpenedSeries;
use ginscore_ledger::model::Moment;
use ginscore_rules::notation::{same_players, shown};
use ginscore_rules::rules::Stake;

use evening::Evening;

/// Keeps score for an evening.
pub(in crate::cli::run) fn run(
    players: &[String],
    options: &NewOptions,
    always_new: bool,
    advise: bool,
    context: &Context,
    screen: &mut Output<'_>,
) -> Result<(), Stop> {
    let series = match players {
        [] if always_new || options.any() => return Err(no_players().into()),
        [] => None,
        [one, two] => {
            let new = New { one: one.clone(), two: two.clone(), options: options.clone() };
            Some(sit_down(&new, always_new, context, screen)?.name)
        }
        _ => return Err(no_players().into()),
    };
    let mut evening = Evening { series, opened: None, first: players.is_empty(), advise };
    if context.ask && !context.json {
        evening.at_terminal(context, screen)
    } else {
        evening.piped(context, screen)
    }
}

fn no_players() -> Failure {
    let report = Diagnostic::new(Code::BadOption, "`ginscore table` takes two players or none");
    Failure::unreadable([
        report.hinted("type `ginscore table Ann Bob`, or `ginscore table` for the current series")
    ])
}

/// The open series of these two players if its rules match the options, otherwise a new one.
fn sit_down(
    new: &New,
    always_new: bool,
    context: &Context,
    screen: &mut Output<'_>,
) -> Result<OpenedSeries, Stop> {
    let names = new::names(&new.one, &new.two)?;
    let asked = new.options.rules.asked()?;
    if !always_new {
        let by_any_rules = !new.options.rules.any();
        let is_theirs = |opened: &OpenedSeries| {
            let header = opened.series.header();
            !opened.series.score().is_over()
                && same_players(&header.names, &names)
                && (by_any_rules || header.house == asked.house)
        };
        let mut theirs = Vec::new();
        // A file that cannot be read is skipped; `series list` reports it.
        let read = |name: &String| context.read(name).ok().filter(is_theirs);
        each(context, &context.book.names()?, read, |opened| {
            theirs.extend(opened);
            Ok(())
        })?;
        if let Some(last) = theirs.into_iter().max_by_key(newest) {
            stays_as_it_began(new, &last, context, screen)?;
            context.make_current(screen, &last.name);
            context.remark(screen, format!("Continuing series {}.", shown(&last.name)));
            return Ok(last);
        }
    }
    let opened = new::begin(new, context, screen)?;
    context.remark(screen, new::began(&opened).trim_end());
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
    let stake = new::stake(&new.options)?;
    let dealer = new::dealer(&new.options, &header.names)?;
    let known = |stake: Option<Stake>| stake.map_or_else(|| "none".to_owned(), |stake| stake.to_string());
    if stake.is_some() && stake != header.stake {
        let text = format!(
            "The stake of this series stays {}; use `--new` to start a series with another.",
            known(header.stake)
        );
        context.remark(screen, &text);
    }
    if new.options.name.is_some() {
        context.remark(
            screen,
            "The name of this series stays as it is; use `--new` to start a series with another.",
        );
    }
    if dealer.is_some() && dealer != last.series.score().dealer() {
        context.remark(screen, "The dealer stays as it is; use `deal NAME` to correct it.");
    }
    Ok(())
}

/// A key that is greatest for the newest series. Of two with the same start, one is a copy, with the longer name.
fn newest(opened: &OpenedSeries) -> (Moment, std::cmp::Reverse<usize>) {
    (opened.series.header().start, std::cmp::Reverse(opened.name.len()))
}
