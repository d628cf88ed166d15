//! `why`: explains the points, boxes and columns of a hand.

use crate::cli::context::{Context, Output};
use crate::cli::failure::{Stop, no_hands_yet, no_such_hand};
use crate::show::{json, why};
use ginscore_rules::notation::write_hand;

/// Explains the hand of that number, or the last one.
pub(super) fn run(number: Option<usize>, context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    let opened = context.open(screen)?;
    let series = &opened.series;
    if number.is_none() && series.hands().is_empty() {
        return Err(no_hands_yet().into());
    }
    let number = number.unwrap_or(series.hands().len());
    let (names, house) = (series.names(), series.score().house());
    let kept = number.checked_sub(1).and_then(|at| series.hands().get(at));
    let (Some(hand), Some(kept)) = (series.scored(number), kept) else {
        return Err(no_such_hand(number).into());
    };
    let line = write_hand(kept.ruling.claim(), kept.note.as_deref(), names);
    let text = || why::why(number, &line, hand, house, names);
    let object = || json::why(number, kept, &line, hand, names);
    Ok(context.answer(screen, text, object)?)
}
