//! `stop` with days: ends every open series of a period, as when a season is over.

use crate::cli::answer::{Answer, Answered};
use crate::cli::env::Env;
use crate::cli::failure::{Failure, Stop};
use crate::cli::many::look_into_all;
use crate::cli::record::record;
use crate::messages::{Fixed, Message, written::cli_ledger as say};
use crate::show::json;
use crate::show::verdict::verdict;
use crate::text::{Text, line_of};
use ginscore_ledger::stats::Period;
use ginscore_notation::shown;

/// Ends every open series that started in the period and has hands, each where it is, with this `stop` line, and shows how it
/// is settled. They are recorded one by one: after a failure, the same command continues with those that are left.
pub(super) fn all(period: Period, line: &str, env: &Env) -> Answered {
    let looks = look_into_all(env, |opened| {
        let series = &opened.series;
        let is_open = !series.score().is_over() && series.hands().next().is_some();
        (is_open && period.contains(series.header().start)).then(|| opened.name.clone())
    })?;
    let (mut text, mut objects) = (Text::default(), Vec::new());
    let stopped = looks.into_iter().flatten().try_for_each(|name| {
        let opened = record(&name, None, line, env)?.opened;
        let (series, score) = (&opened.series, opened.series.score());
        let (name, hands) = (shown(&opened.name), series.hands().count());
        text.push(say::SeriesStopped { name, hands }.line());
        let settled = verdict(&score.settlement(), score.house(), series.roster(), series.header().stake);
        settled.lines().for_each(|line| text.push(line_of!["  ", line]));
        objects.push(json::listed(&opened.name, series, false));
        Ok::<(), Failure>(())
    });
    let series = objects.len();
    let text = || match series {
        0 => say::NoneStopped.text().into(),
        _ => text.then(say::AllStopped { series }.line()),
    };
    let recorded = series > 0;
    match stopped {
        Ok(()) => Ok(Answer { recorded, ..env.answer(text, || json::list(objects)) }),
        // A program gets one object: what has been stopped before is then found by `series list`.
        Err(failure) => Err(Stop::from(failure).after(Answer { recorded, ..env.shown(text) })),
    }
}
