//! `witness`: a word from the other player, sealed with the rest.

use crate::cli::answer::Answer;
use crate::cli::env::Env;
use crate::messages::{Fixed, Message, written::cli_ledger as say};
use crate::show::json;
use crate::text::{Line, Text, line_of};
use ginscore_ledger::book::OpenedSeries;
use ginscore_ledger::seal::SealCode;

/// The question for the word.
pub(super) fn question() -> &'static str {
    say::WitnessQuestion.text()
}

/// The seal to write down before the word is said.
pub(super) fn seal_before(seal: SealCode) -> Line {
    say::SealSoFar { seal: seal.to_string() }.line()
}

/// Answers with the recorded word and the seal after it.
pub(super) fn recorded(opened: &OpenedSeries, word: &str, env: &Env) -> Answer {
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
    env.recorded(text, object)
}
