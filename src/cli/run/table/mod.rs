//! `table`: an evening, line by line, from a terminal or from a pipe.

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

/// Keeps the score of an evening.
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
    let report = Diagnostic::new(Code::BadOption, "a table has two players");
    Failure::unreadable([
        report.hinted("`ginscore table Ann Bob`; or `ginscore table` for the current series")
    ])
}

/// The open series of these two, if it is played by the rules asked for or none were; else a new one.
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
        // A file that cannot be read is no series of theirs; `series list` says what is wrong with it.
        let read = |name: &String| context.read(name).ok().filter(is_theirs);
        each(context, &context.book.names()?, read, |opened| {
            theirs.extend(opened);
            Ok(())
        })?;
        if let Some(last) = theirs.into_iter().max_by_key(newest) {
            stays_as_it_began(new, &last, context, screen)?;
            context.make_current(screen, &last.name);
            context.remark(screen, &format!("going on with the series {}", shown(&last.name)));
            return Ok(last);
        }
    }
    let opened = new::begin(new, context, screen)?;
    context.remark(screen, &format!("the series {} begins", opened.name));
    Ok(opened)
}

/// Says of what was asked for and cannot be given to a series that has begun that it stays as it was.
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
            "its stake stays as it began: {}; `--new` begins a series with another",
            known(header.stake)
        );
        context.remark(screen, &text);
    }
    if new.options.name.is_some() {
        context.remark(screen, "its name stays as it is; `--new` begins a series with another");
    }
    if dealer.is_some() && dealer != last.series.score().dealer() {
        context.remark(screen, "who deals stays as it is; `deal NAME` corrects it");
    }
    Ok(())
}

/// The series that began last. Of two that began at once one is a copy that somebody made, which has the
/// longer name.
fn newest(opened: &OpenedSeries) -> (Moment, std::cmp::Reverse<usize>) {
    (opened.series.header().start, std::cmp::Reverse(opened.name.len()))
}
