//! Advice before a hand is recorded, for `--advise`. Without that option, only `review` shows it.

use dialoguer::Input;

use super::context::{Context, Output};
use super::failure::Stop;
use super::prompt::answer_to;
use crate::show::review::better;
use crate::show::text::line_of;
use ginscore_rules::notation::{Names, read_hand};
use ginscore_rules::rules::{Score, judge, review};

/// Prints better spreads and lay-offs for the hand of a line. At a terminal, asks whether to record it anyway; returns
/// false if the answer is no. An invalid line gets no advice, for recording it reports what is wrong.
pub fn record_anyway(
    line: &str,
    score: &Score,
    names: &Names,
    context: &Context,
    screen: &mut Output<'_>,
) -> Result<bool, Stop> {
    let ruling = read_hand(line, names).ok().and_then(|read| judge(&read.claim, score.house()).ok());
    let advice = ruling.map_or_else(Vec::new, |ruling| better(&review(&ruling, score.house()), names));
    let any = !advice.is_empty();
    for line in advice {
        context.warn(screen, line_of!["advice: ", line]);
    }
    if !any || !context.ask {
        return Ok(true);
    }
    let question = Input::<String>::new().with_prompt("Record it anyway? (y or n)").default("y".to_owned());
    Ok(!answer_to(question)?.eq_ignore_ascii_case("n"))
}
