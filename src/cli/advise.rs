//! Advice before a hand is recorded, for `--advise`. Without that option, only `review` shows it.

use dialoguer::Input;

use super::answers::yes_or_no;
use super::env::Env;
use super::failure::Stop;
use super::prompt::answer_to;
use crate::messages::{Fixed, Message, written::cli_prompt as say};
use crate::show::review::better;
use ginscore_notation::{Roster, read_seated};
use ginscore_rules::advice::review;
use ginscore_rules::hand::judge;
use ginscore_rules::series::Score;

/// Prints better spreads and lay-offs for the hand of a line. At a terminal, asks whether to record it anyway; returns
/// false if the answer is no. An invalid line gets no advice, for recording it reports what is wrong.
pub fn record_anyway(line: &str, score: &Score, roster: &Roster, env: &Env) -> Result<bool, Stop> {
    let read = read_seated(line, roster, &score.playing()).unwrap_or_default().into_iter().next();
    let advice = read.and_then(|read| {
        let ruling = judge(&read.hand.claim, score.house()).ok()?;
        Some(better(&review(&ruling, score.house()), &roster.pair(read.opponents)))
    });
    let advice = advice.unwrap_or_default();
    let any = !advice.is_empty();
    for line in advice {
        env.warn(say::Advice { better: line }.line());
    }
    if !any || !env.ask {
        return Ok(true);
    }
    let question =
        Input::<String>::new().with_prompt(say::RecordAnyway.text()).default(say::Yes.text().to_owned());
    Ok(yes_or_no(&answer_to(question)?) != Some(false))
}
