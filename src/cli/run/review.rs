//! `review`: shows the points left on the table.

use crate::cli::context::{Context, Output};
use crate::cli::failure::{Stop, no_such_hand};
use crate::show::text::{Text, line_of};
use crate::show::{json, review as said};
use ginscore_rules::rules::{left_on_the_table, review};

/// Reviews a hand, or all hands.
pub(super) fn run(number: Option<usize>, context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    let opened = context.open(screen)?;
    let (series, names) = (&opened.series, opened.series.names());
    let house = series.score().house();
    if let Some(number) = number.filter(|number| series.scored(*number).is_none()) {
        return Err(no_such_hand(number).into());
    }
    let hands: Vec<_> =
        (1..).zip(series.hands()).filter(|(at, _)| number.is_none_or(|number| number == *at)).collect();
    let looked: Vec<_> = hands.iter().map(|(at, hand)| (*at, review(&hand.ruling, house))).collect();
    let seen =
        hands.iter().filter(|(_, hand)| !hand.ruling.steps().is_empty() && hand.ruling.verified()).count();
    let left = left_on_the_table(hands.iter().map(|(_, hand)| hand.ruling.as_ref()), house);
    let text = || {
        let lines = looked.iter().flat_map(|(at, better)| {
            said::better(better, names).into_iter().map(move |line| line_of!["hand ", *at, ": ", line])
        });
        lines.collect::<Text>().then(said::together(&left, seen, names))
    };
    let object = || json::looked_back(&looked, &left, names);
    Ok(context.answer(screen, text, object)?)
}
