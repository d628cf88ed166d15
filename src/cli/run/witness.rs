//! `witness`: a word from the other player, sealed with the rest.

use crate::cli::context::{Context, Output};
use crate::cli::failure::Stop;
use crate::messages::{Fixed, Message, written::cli_ledger as say};
use crate::show::json;
use crate::text::{Text, line_of};
use ginscore_ledger::book::OpenedSeries;

/// The question for the word.
pub(super) fn question() -> &'static str {
    say::WitnessQuestion.text()
}

/// Shows the seal to write down before the word is said.
pub(super) fn show_seal_before(opened: &OpenedSeries, context: &Context, screen: &mut Output<'_>) {
    if let Some(seal) = opened.seal() {
        context.remark(screen, say::SealSoFar { seal: seal.to_string() }.line());
    }
}

/// Shows the recorded word and the seal after it.
pub(super) fn show(
    opened: &OpenedSeries,
    word: &str,
    context: &Context,
    screen: &mut Output<'_>,
) -> Result<(), Stop> {
    if context.quiet && !context.json {
        return Ok(());
    }
    let entry = opened.chain.len();
    let text = || {
        let mut text = Text::from(say::WitnessRecorded { word, entry }.line());
        if let Some(seal) = opened.seal() {
            text.push(line_of!["  ", say::WitnessSeal { seal: seal.to_string() }.line()]);
            text.push(line_of!["  ", say::WitnessWrites.text()]);
        }
        text
    };
    let object = || json::witness(word, entry, opened.seal());
    Ok(context.answer(screen, text, object)?)
}
