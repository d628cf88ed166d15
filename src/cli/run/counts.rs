//! `counts`: shows what each player needs, and what they can safely be caught with.

use crate::cli::context::{Context, Output};
use crate::cli::failure::Stop;
use crate::show::counts::counts_text;
use crate::show::json;

/// Shows the counts of the current sheet.
pub(super) fn run(context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    let opened = context.open(screen)?;
    let (score, roster) = (opened.series.score(), opened.series.roster());
    let text = || counts_text(score, roster);
    let object = || json::counts_of(score, roster);
    Ok(context.answer(screen, text, object)?)
}
