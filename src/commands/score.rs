//! `score`, and ginscore without a command.

use clap::Args;
use ginscore_ledger::book::OpenedSeries;

use crate::commands::run::answer::{Answer, Answered};
use crate::commands::run::env::Env;
use crate::commands::run::options::examples;
use crate::commands::run::plan::{Output, Plan, Purpose, Run, shows};
use crate::say::Fixed;
use crate::say::text::Text;
use crate::say::written::score as say;
use crate::show::json;
use crate::show::render::TextStyle;
use crate::show::series::terms::next;
use crate::show::sheet::needs::needs;
use crate::show::sheet::{self, Followed};
use ginscore_notation::Roster;
use ginscore_rules::series::Score;

/// Show the score sheet.
#[derive(Args, Debug)]
#[command(after_long_help = examples(&[
    ("ginscore score --series ann", "Show the sheet of the series with ann in its name."),
    ("ginscore score --next", "Say who deals the next hand."),
    ("ginscore score --needs", "Say what each player still needs."),
]))]
pub(crate) struct ScoreArgs {
    /// Show every hand, also where the terminal is too low for that.
    #[arg(long)]
    pub(crate) all: bool,
    /// Only say who deals the next hand, and who plays it.
    #[arg(long, conflicts_with = "all")]
    pub(crate) next: bool,
    /// Only say what each player still needs to win the open games.
    #[arg(long, conflicts_with_all = ["all", "next"])]
    pub(crate) needs: bool,
}

impl Run for ScoreArgs {
    fn plan(self: Box<Self>) -> Plan {
        let of = |text: fn(&Score, &Roster) -> Text| shows(move |env| in_short(text, env));
        match (self.next, self.needs) {
            (true, _) => of(|score, roster| sheet::next(score, roster).into()),
            (_, true) => of(what_is_needed),
            (false, false) => shows(move |env| score(self.all, env)).to(Purpose::ShowsSheet),
        }
    }

    #[cfg(test)]
    fn answers(all: &mut json::Answers) {
        all.add::<json::score::ScoreView>("score").add::<json::series::OneView>("score");
    }
}

fn score(all: bool, env: &Env) -> Answered {
    let opened = env.open_or_copy()?;
    env.remark_copies(&opened);
    let height = env.look.height.filter(|_| !all);
    Ok(of(&opened, &Env { look: TextStyle { height, ..env.look }, ..env.clone() }))
}

/// A part of what the sheet says, with the answer in JSON of all of it.
fn in_short(text: fn(&Score, &Roster) -> Text, env: &Env) -> Answered {
    let opened = env.open_or_copy()?;
    env.remark_copies(&opened);
    let text = || text(opened.series.score(), opened.series.roster());
    Ok(env.answer(text, || json::score(&opened.name, &opened.series, opened.seal())))
}

fn what_is_needed(score: &Score, roster: &Roster) -> Text {
    match score.is_over() {
        true => sheet::next(score, roster).into(),
        false => needs(score, roster).into_iter().collect(),
    }
}

/// Who deals is a part of it, also where the prompt says that: it may be what was asked.
pub(crate) fn of(opened: &OpenedSeries, env: &Env) -> Answer {
    before(Followed::Alone, opened, env)
}

/// Shows the score sheet of a series before something else.
pub(crate) fn before(followed: Followed, opened: &OpenedSeries, env: &Env) -> Answer {
    let sheet = || sheet::score(&opened.series, env.look, followed);
    env.answer(sheet, || json::score(&opened.name, &opened.series, opened.seal()))
}

/// Shows the score sheet and, last of all, what to type next.
pub(crate) fn overview(env: &Env, output: &mut Output<'_>) -> Answered {
    let none = env.series.is_none() && env.book.is_empty()?;
    if none {
        let lines = [say::NoSeries.text(), say::NoSeriesStart.text(), say::NoSeriesHelp.text()];
        return Ok(env.answer(|| Text::from_iter(lines), json::no_series));
    }
    let opened = env.open()?;
    env.remark_copies(&opened);
    output.print(Ok(of(&opened, env)), env)?;
    output.out.flush()?;
    env.remark(next(&opened.series));
    Ok(Answer::default())
}
