//! `summary`: the settlement of a series, and what is owed for the evening.

use clap::Args;
use ginscore_ledger::book::{Evening, OpenedSeries};
use ginscore_ledger::model::{Rescored, rescore};
use ginscore_notation::shown;
use serde::Serialize;

use crate::commands::new::agreed::RuleWords;
use crate::commands::run::answer::{Answer, Answered};
use crate::commands::run::env::Env;
use crate::commands::run::options::examples;
use crate::commands::run::plan::{Plan, Purpose, Run, shows};
use crate::say::Message;
use crate::say::text::{Line, Style, Text};
use crate::say::written::summary as say;
use crate::show::cards::look::CardLook;
use crate::show::json;
use crate::show::mistakes::book::book_error;
use crate::show::mistakes::integrity;
use crate::show::render::{StreamStyle, rendered};
use crate::show::rules::in_words::rules_within_sentence;
use crate::show::settlement::{share, summary};
use crate::show::sheet::verdict::{evening_table, strong_verdict, tonight};
use crate::show::words::all_of;

/// Show the settlement: who won, by how much, and who pays.
///
/// With `--as`, every hand is scored again as its cards would have been laid down under those
/// rules: if they do not allow laying off on gin, laid-off cards count as deadwood; if they do, the defender lays
/// off what fits. The hands whose points change are listed first. Counts stay as reported.
#[derive(Args, Debug)]
#[command(after_long_help = examples(&[
    ("ginscore summary", "Show who won, and who pays whom."),
    ("ginscore summary --as 'pagat gin_bonus=25'", "Settle under Pagat's rules with one change."),
    ("ginscore summary --evening", "Show all series of the evening, and what is owed for them together."),
    ("ginscore summary --share", "Print the result for a chat."),
]))]
pub(crate) struct SummaryArgs {
    /// Settle under other rules, as in "pagat gin_bonus=25", without recording anything.
    #[arg(long = "as", value_name = "WORDS")]
    pub(crate) other: Option<String>,
    /// Print a few lines to send to a chat: the settlement as a small table, who won, and who pays.
    #[arg(long, conflicts_with = "other")]
    pub(crate) share: bool,
    /// Show the series that the same players play one after the other, each begun less than twelve hours after the last entry of
    /// the one before it, and what is owed for all of them. Money and points are added up apart.
    #[arg(long, conflicts_with_all = ["other", "share"])]
    pub(crate) evening: bool,
}

impl Run for SummaryArgs {
    fn plan(self: Box<Self>) -> Plan {
        match self.other {
            _ if self.share => shows(share),
            _ if self.evening => shows(evening),
            None => shows(|env| summary(None, env)).to(Purpose::ShowsSettlement),
            other => shows(move |env| summary(other.as_deref(), env)),
        }
    }

    #[cfg(test)]
    fn answers(all: &mut json::Answers) {
        all.add::<json::summary::SummaryView>("summary")
            .add::<EveningAnswerView>("summary")
            .add::<json::ledger::LinesView>("summary");
    }
}

/// The answer of `summary --evening`.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct EveningAnswerView {
    evening: json::summary::EveningView,
}

/// Shows the settlement; under other rules, also the hands that they score differently.
pub(crate) fn summary(other: Option<&str>, env: &Env) -> Answered {
    let opened = env.open_or_copy()?;
    let header = opened.series.header();
    let mut by = Text::default();
    let (name, seen) = if let Some(words) = other {
        let lineup = opened.series.roster().lineup();
        let asked = RuleWords::read(words, &env.book)?.chosen_for(lineup, &env.book)?;
        let rules = rules_within_sentence(&asked.name, &asked.house, Some(lineup));
        by.push(say::ByRules { rules }.line());
        let rescored = rescore(&opened.series, &asked.house);
        (asked.name, rescored)
    } else {
        let score = opened.series.score().clone();
        (header.preset.clone(), Rescored { score, otherwise: Vec::new(), left_out: Vec::new() })
    };
    let settlement = seen.score.settlement();
    // What other rules would give is not owed.
    let evening = if other.is_none() { evening_of(&opened, env) } else { None };
    let text = || {
        let otherwise = summary::otherwise(&seen, &opened.series);
        let tonight = evening.as_ref().and_then(|evening| tonight(evening, opened.series.roster()));
        // The seal is that of what was agreed, and vouches for nothing else.
        let seal = other.is_none().then(|| integrity::seal_line(opened.seal()).in_style(Style::Dim));
        by.then(otherwise)
            .then(summary::summary(&settlement, &seen.score, &opened.series, tonight, env.look))
            .then(seal.into_iter().collect::<Text>())
    };
    let object = || {
        json::answer(json::summary(
            &settlement,
            &name,
            json::otherwise(&seen, &opened.series),
            &opened.series,
            evening.as_ref().filter(|evening| evening.series.len() > 1),
        ))
    };
    Ok(env.answer(text, object))
}

/// What is owed for the evening of a series, below its result if a game is closed or the series is over, and above its seal if a
/// game is closed and the series goes on.
pub(crate) fn result(opened: &OpenedSeries, any_closed: bool, env: &Env) -> Answer {
    let (series, roster) = (&opened.series, opened.series.roster());
    let settlement = series.score().settlement();
    let text = || {
        let result = strong_verdict(&settlement, roster, series.header().stake);
        let owed = evening_of(opened, env).and_then(|evening| tonight(&evening, roster));
        let seal = integrity::seal_line(opened.seal()).in_style(Style::Dim);
        let shown = any_closed || series.score().is_over();
        let lines = if shown { result } else { Text::default() };
        let lines =
            lines.then(owed.map(|owed| Line::styled(Style::Strong, owed)).into_iter().collect::<Text>());
        lines.then(
            Some(seal).filter(|_| any_closed && !series.score().is_over()).into_iter().collect::<Text>(),
        )
    };
    env.shown(text)
}

/// What is owed for the evening of a series; `None` if a series of it cannot be read.
pub(crate) fn evening_of(opened: &OpenedSeries, env: &Env) -> Option<Evening> {
    let series = series_of_evening(opened, env);
    (!series.is_empty()).then(|| all_owed(&series, opened))
}

/// The series of the evening of a series. If one of them cannot be read that is a warning, and there are none.
pub(crate) fn series_of_evening(opened: &OpenedSeries, env: &Env) -> Vec<OpenedSeries> {
    let read = env.book.evening(opened);
    read.inspect_err(|error| env.warn_all(&book_error(error))).unwrap_or_default()
}

fn all_owed(series: &[OpenedSeries], of: &OpenedSeries) -> Evening {
    Evening::of(series.iter().map(|one| (one.name.as_str(), &one.series)), of.series.roster())
}

/// Shows the series of the evening, and what is owed for all of them.
pub(crate) fn evening(env: &Env) -> Answered {
    let opened = env.open_or_copy()?;
    let roster = opened.series.roster();
    let series = env.book.evening(&opened)?;
    let evening = all_owed(&series, &opened);
    let text = || {
        let (table, owed) = evening_table(&evening, roster);
        let apart = env.book.apart_from(&series).unwrap_or_default();
        let names: Vec<_> = apart.iter().map(|name| shown(name)).collect();
        let apart = (!names.is_empty()).then(|| say::OwedApart { series: all_of(&names) }.line());
        let owed = owed.then(apart.into_iter().collect::<Text>());
        if evening.series.is_empty() {
            return owed;
        }
        let table = if env.look.plain { table.sentences() } else { table.drawn(env.look) };
        table.then(owed)
    };
    Ok(env.answer(text, || json::answer(EveningAnswerView { evening: json::evening(&evening, roster) })))
}

/// Shows the series in a few lines for a chat: no colors, no line breaks, and cards with symbols unless another look was
/// asked for.
fn share(env: &Env) -> Answered {
    let opened = env.open()?;
    let cards = env.look.cards.unwrap_or(CardLook::Symbols);
    let look = StreamStyle { color: false, symbols: true, plain: false, cards, width: None };
    let tonight = evening_of(&opened, env).and_then(|evening| tonight(&evening, opened.series.roster()));
    let lines = rendered(&share::share(&opened.series, tonight, opened.seal()), look);
    Ok(env.answer(|| Text::fixed(&lines), || json::lines(&lines)))
}
