//! `counts`: shows what each player needs, and what they can safely be caught with.

use crate::cli::answer::Answered;
use crate::cli::env::Env;
use crate::show::counts::counts_text;
use crate::show::json;

/// Shows the counts of the current sheet.
pub(super) fn run(env: &Env) -> Answered {
    let opened = env.open()?;
    let (score, roster) = (opened.series.score(), opened.series.roster());
    let text = || counts_text(score, roster, env.look);
    let object = || json::counts_of(score, roster);
    Ok(env.answer(text, object))
}
