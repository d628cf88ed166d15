//! `score`, `counts`, `summary`, `log`, and ginscore without a command.

use crate::commands::answer::{Answer, Answered};
use crate::commands::env::Env;
use crate::commands::failure::Failure;
use crate::commands::new::agreed::RuleWords;
use crate::commands::options::examples;
use crate::commands::plan::{Plan, Run, shows};
use crate::say::text::{Style, Text};
use crate::say::written::score as say;
use crate::say::{Fixed, Message, in_english};
use crate::show::cards::look::CardLook;
use crate::show::code::Code;
use crate::show::counts::counts_text;
use crate::show::json;
use crate::show::mistakes::integrity;
use crate::show::render::{StreamStyle, rendered};
use crate::show::rules::in_words::rules_within_sentence;
use crate::show::series::script::{NewLineRules, script, script_with_history};
use crate::show::series::terms::next;
use crate::show::settlement::{share, summary};
use crate::show::sheet::{self, Followed};
use clap::Args;
use ginscore_ledger::book::OpenedSeries;
use ginscore_ledger::model::{Rescored, rescore};

/// Show the score sheet.
#[derive(Args, Debug)]
#[command(after_long_help = examples(&[
    ("ginscore score --series ann", "Show the sheet of the series with ann in its name."),
]))]
pub(crate) struct ScoreArgs;

impl Run for ScoreArgs {
    fn plan(self: Box<Self>) -> Plan {
        shows(score)
    }
}

/// Show what each player needs, and what they can safely be caught with.
#[derive(Args, Debug)]
#[command(after_long_help = examples(&[
    ("ginscore counts", "Show how many points each player needs, and what they can safely be caught with."),
]))]
pub(crate) struct CountsArgs;

impl Run for CountsArgs {
    fn plan(self: Box<Self>) -> Plan {
        shows(counts)
    }
}

/// Show the settlement: who won, by how much, and who pays.
///
/// With `--as`, every hand is scored again as its cards would have been laid down under those
/// rules: if they do not allow laying off on gin, laid-off cards count as deadwood; if they do, the defender lays
/// off what fits. The hands whose points change are listed first. Counts stay as reported.
#[derive(Args, Debug)]
#[command(after_long_help = examples(&[
    ("ginscore summary", "Show who won, and who pays whom."),
    ("ginscore summary --as 'pagat gin_bonus=25'", "Settle under Pagat's rules with one change."),
    ("ginscore summary --share", "Print the result for a chat."),
]))]
pub(crate) struct SummaryArgs {
    /// Settle under other rules, as in "pagat gin_bonus=25", without recording anything.
    #[arg(long = "as", value_name = "WORDS")]
    pub(crate) other: Option<String>,
    /// Print a few lines to send to a chat: the settlement as a small table, who won, and who pays.
    #[arg(long, conflicts_with = "other")]
    pub(crate) share: bool,
}

impl Run for SummaryArgs {
    fn plan(self: Box<Self>) -> Plan {
        match self.share {
            true => shows(share),
            false => shows(move |env| summary(self.other.as_deref(), env)),
        }
    }
}

/// Print the series as a script that reproduces it.
///
/// `ginscore import` records a script, and `ginscore table` plays one.
#[derive(Args, Debug)]
#[command(after_long_help = examples(&[
    ("ginscore log", "Print the evening as a script."),
    ("ginscore log --all", "Add what was undone or amended, as comments."),
    ("ginscore log --bare > friday.gin", "Save the evening as a script that needs no preset."),
]))]
pub(crate) struct LogArgs {
    /// Add what was undone or amended, as comments.
    #[arg(long)]
    pub(crate) all: bool,
    /// Write every rule that differs from the preset `bare`, and the start: the script needs no other preset.
    #[arg(long)]
    pub(crate) bare: bool,
}

impl Run for LogArgs {
    fn plan(self: Box<Self>) -> Plan {
        shows(move |env| log(self.all, self.bare, env))
    }
}

fn score(env: &Env) -> Answered {
    let opened = env.open_or_copy()?;
    env.remark_copies(&opened);
    Ok(of(&opened, env))
}

pub(crate) fn of(opened: &OpenedSeries, env: &Env) -> Answer {
    before(if env.remarks.at_table { Followed::ByPrompt } else { Followed::Alone }, opened, env)
}

/// Shows the score sheet of a series before something else.
pub(crate) fn before(followed: Followed, opened: &OpenedSeries, env: &Env) -> Answer {
    let sheet = || sheet::score(&opened.series, env.look, followed);
    env.answer(sheet, || json::score(&opened.name, &opened.series, opened.seal()))
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
    let text = || {
        let otherwise = summary::otherwise(&seen, &opened.series);
        // The seal is that of what was agreed, and vouches for nothing else.
        let seal = other.is_none().then(|| integrity::seal_line(opened.seal()).in_style(Style::Dim));
        by.then(otherwise)
            .then(summary::summary(&settlement, &seen.score, &opened.series, env.look))
            .then(seal.into_iter().collect::<Text>())
    };
    let object = || {
        json::summary(
            &settlement,
            &name,
            json::otherwise(&seen, &opened.series),
            &opened.series,
            header.stake,
        )
    };
    Ok(env.answer(text, object))
}

/// Shows the series in a few lines for a chat: no colors, no line breaks, and cards with symbols unless another look was
/// asked for.
fn share(env: &Env) -> Answered {
    let opened = env.open()?;
    let cards = env.look.cards.unwrap_or(CardLook::Symbols);
    let look = StreamStyle { color: false, symbols: true, plain: false, cards, width: None };
    let lines = rendered(&share::share(&opened.series, opened.seal()), look);
    Ok(env.answer(|| Text::fixed(&lines), || json::lines(&lines)))
}

/// Prints the series as a script; with `all`, what was undone or amended as comments; with `bare`, every value of its rules.
fn log(all: bool, bare: bool, env: &Env) -> Answered {
    if bare && env.wants_objects() {
        return Err(Failure::mistake(Code::BadOption, say::BareJson, say::BareJsonHint).into());
    }
    let opened = env.open_or_copy()?;
    let rules = if bare { NewLineRules::Bare } else { env.rules_of_new_lines() };
    let script = in_english(|| match all {
        true => script_with_history(&opened.series, rules),
        false => script(&opened.series, rules),
    });
    // A script is for copying.
    Ok(env.answer(|| Text::fixed(&script), || json::lines(&script)))
}

pub(crate) fn overview(env: &Env) -> Answered {
    let none = env.series.is_none() && env.book.names()?.is_empty();
    if none {
        let lines = [say::NoSeries.text(), say::NoSeriesStart.text(), say::NoSeriesHelp.text()];
        return Ok(env.answer(|| Text::from_iter(lines), json::no_series));
    }
    let opened = env.open()?;
    env.remark(next(&opened.series));
    env.remark_copies(&opened);
    Ok(of(&opened, env))
}

fn counts(env: &Env) -> Answered {
    let opened = env.open()?;
    Ok(env.answer(|| counts_text(&opened.series, env.look), || json::counts_of(&opened.series)))
}
