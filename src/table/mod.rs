//! `table`: keeps score for an evening, line by line, from a terminal or a pipe.

pub mod args;
pub(crate) mod evening;
mod prompt;
pub(crate) mod terminal;
mod unasked;
pub(crate) mod offered;
pub(crate) mod waiting;
pub(crate) mod piped;
pub(crate) mod first_series;
pub(crate) mod questions;
mod answers;
pub mod guide;
pub(crate) mod guided;
pub mod help;
pub mod editor;
pub mod tab;
pub mod script;

use std::ffi::OsString;

use crate::commands::new::seats::sit_down;
use crate::commands::run::answer::{Answer, Answered};
use crate::commands::run::env::Env;
use crate::commands::run::plan::Output;

use crate::table::args::TableArgs;
use crate::table::evening::{Evening, Starts};

/// Shows what can be typed, with the names of those who play: `table`. Otherwise explains the words. With `--json`, too, help
/// is text.
pub(crate) fn about(words: &[OsString], env: &Env) -> Answered {
    let words: Vec<_> = words.iter().map(|word| word.to_string_lossy()).collect();
    let about = words.join(" ");
    let roster = env.series_name().and_then(|name| Ok(env.book.read(&name)?));
    let roster = roster.ok().as_ref().map(|opened| opened.series.roster().clone());
    let text = help::help(if about == "table" { "" } else { &about }, roster.as_ref(), env)?;
    Ok(Answer { text: text.into(), ..Answer::default() })
}

/// Keeps score for an evening. `shell` is the environment of the command itself, not of the lines.
pub(crate) fn run(table: TableArgs, shell: &Env, output: &mut Output<'_>) -> Answered {
    let TableArgs { words, advise } = table;
    let interactive = shell.ask && !shell.wants_objects();
    let mut env = shell.clone();
    env.remarks.at_table = interactive;
    let seated = match words.as_slice() {
        [] => env.series.as_deref().map(|part| env.series_named(part)).transpose()?,
        words => Some(sit_down(words, &env, output)?.name),
    };
    let starts = match (interactive, words.as_slice()) {
        (true, _) => Starts::Any,
        (false, []) => Starts::First,
        (false, _) => Starts::None,
    };
    let env = env.of_lines(seated);
    let mut evening = Evening {
        env,
        opened: None,
        starts,
        advise,
        explained: false,
        sheet_shown: None,
        settlement_shown: None,
        left_questions: false,
        instructed: false,
        offer_explained: false,
        choice_explained: false,
        editor: None,
        instead: Vec::new(),
        without_card: None,
        waiting: Vec::new(),
        seen: None,
    };
    if interactive { evening.at_terminal(shell, output) } else { evening.piped(shell, output) }
}
