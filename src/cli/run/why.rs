//! `why`: explains the points, boxes and columns of a hand.

use crate::cli::answer::Answered;
use crate::cli::env::Env;
use crate::cli::failure::{no_hands_yet, no_such_hand};
use crate::show::{json, why};
use ginscore_ledger::model::Hand;
use ginscore_notation::write_seated;
use std::sync::Arc;

/// Explains the hand of that number, or the last one.
pub(super) fn run(number: Option<usize>, env: &Env) -> Answered {
    let opened = env.open()?;
    let series = &opened.series;
    let rounds = series.score().rounds().len();
    if number.is_none() && rounds == 0 {
        return Err(no_hands_yet().into());
    }
    let number = number.unwrap_or(rounds);
    let (roster, house) = (series.roster(), series.score().house());
    let kept = series.round(number);
    let Some(round) = series.scored(number) else {
        return Err(no_such_hand(number).into());
    };
    let line =
        |hand: &Arc<Hand>| write_seated(hand.ruling.claim(), hand.opponents, hand.note.as_deref(), roster);
    let lines: Vec<String> = kept.iter().map(line).collect();
    let hands: Vec<(&Hand, &str)> =
        kept.iter().zip(&lines).map(|(hand, line)| (hand.as_ref(), line.as_str())).collect();
    let Some(last) = hands.last() else {
        return Err(no_such_hand(number).into());
    };
    let text = || why::why(number, &lines, round, house, roster);
    let object = || json::why(number, *last, &hands, round, roster);
    Ok(env.answer(text, object))
}
