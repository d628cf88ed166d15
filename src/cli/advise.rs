//! Advice, for those who asked for it: what better there was, said before a hand is recorded. Without
//! `--advise` the referee keeps it to himself until `review`.

use dialoguer::Input;

use super::context::{Context, Output};
use super::failure::Stop;
use super::prompt::asked;
use crate::show::review::better;
use ginscore_rules::notation::{Names, read_hand, shown};
use ginscore_rules::rules::{Score, judge, review};

/// Says what better there was in the hand of a line. At a terminal it asks whether to record it all the
/// same; no is an answer, too. A line that is no hand gets no advice: the referee will say what is wrong.
pub fn record_all_the_same(
    line: &str,
    score: &Score,
    names: &Names,
    context: &Context,
    screen: &mut Output<'_>,
) -> Result<bool, Stop> {
    let ruling = read_hand(line, names).ok().and_then(|read| judge(&read.claim, score.house()).ok());
    let advice = ruling.map_or_else(Vec::new, |ruling| better(&review(&ruling, score.house()), names));
    for line in &advice {
        let _ = writeln!(screen.err, "advice: {}", shown(line));
    }
    if advice.is_empty() || !context.ask {
        return Ok(true);
    }
    let question =
        Input::<String>::new().with_prompt("Record it all the same (y or n)").default("y".to_owned());
    Ok(!asked(question)?.eq_ignore_ascii_case("n"))
}
