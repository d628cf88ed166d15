//! `log`: the series as a script.

use clap::Args;

use crate::commands::run::answer::Answered;
use crate::commands::run::env::Env;
use crate::commands::run::failure::Failure;
use crate::commands::run::options::examples;
use crate::commands::run::plan::{Plan, Run, shows};
use crate::say::in_english;
use crate::say::text::Text;
use crate::say::written::log as say;
use crate::show::code::Code;
use crate::show::json;
use crate::show::series::script::{NewLineRules, script, script_with_history};

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

    #[cfg(test)]
    fn answers(all: &mut json::Answers) {
        all.add::<json::ledger::LinesView>("log");
    }
}

/// Prints the series as a script; with `all`, what was undone or amended as comments; with `bare`, by the preset `bare` and
/// every value that differs from it.
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
