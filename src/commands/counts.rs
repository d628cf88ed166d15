//! `counts`: shows what each player needs, and what they can safely be caught with.

use crate::commands::answer::Answered;
use crate::commands::env::Env;
use crate::show::counts::counts_text;
use crate::show::json;

/// Shows the counts of the current sheet.
pub(crate) fn run(env: &Env) -> Answered {
    let opened = env.open()?;
    let (score, roster) = (opened.series.score(), opened.series.roster());
    let text = || counts_text(score, roster, env.look);
    let object = || json::counts_of(score, roster);
    Ok(env.answer(text, object))
}
