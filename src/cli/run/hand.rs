//! `hand` and `draw`: record a hand.

use crate::cli::advise::record_anyway;
use crate::cli::context::{Context, Output};
use crate::cli::failure::Stop;
use crate::cli::prompt::complete;
use crate::cli::record::{Request, record};
use crate::show::json;
use crate::show::ruling::{arithmetic, headline, sides};
use crate::show::sheet::entered;
use crate::show::standing::after_hand;
use crate::show::text::{Line, Text, line_of};
use ginscore_ledger::book::{OpenedSeries, Recorded};
use ginscore_rules::rules::ScoredHand;

/// Records the hand of a line. At a terminal, asks for missing parts.
pub(super) fn run(
    line: String,
    advise: bool,
    context: &Context,
    screen: &mut Output<'_>,
) -> Result<(), Stop> {
    let name = context.series_name()?;
    let mut line = line;
    let mut known = None;
    if context.ask || advise {
        let opened = context.read(&name)?;
        let (score, names) = (opened.series.score(), opened.series.names());
        if context.ask && !score.is_over() {
            line = complete(line, names, score.house())?;
        }
        if advise && !record_anyway(&line, score, names, context, screen)? {
            return Ok(());
        }
        known = Some(opened);
    }
    let Recorded { opened, .. } = record(&name, known.as_ref(), Request::Hand(&line), context, screen)?;
    show(&opened, opened.series.hands().len(), context, screen)
}

/// Records a hand that nobody won.
pub(super) fn draw(note: &str, context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    let line = if note.is_empty() { "draw".to_owned() } else { format!("draw {note}") };
    let name = context.series_name()?;
    let Recorded { opened, .. } = record(&name, None, Request::Hand(&line), context, screen)?;
    show(&opened, opened.series.hands().len(), context, screen)
}

/// Shows how a recorded hand was scored and entered.
pub(super) fn show(
    opened: &OpenedSeries,
    number: usize,
    context: &Context,
    screen: &mut Output<'_>,
) -> Result<(), Stop> {
    let Some(hand) = opened.series.scored(number) else {
        return Ok(());
    };
    if context.quiet && !context.json {
        return Ok(());
    }
    let (names, score) = (opened.series.names(), opened.series.score());
    let text = || {
        let mut text = ruled(opened, number, hand);
        // In a series of one game there is nowhere else to enter a hand.
        let many = score.house().columns.get() > 1;
        let lines = many.then(|| Line::from(entered(hand))).into_iter().chain(after_hand(score, hand, names));
        lines.for_each(|line| text.push(line_of!["  ", line]));
        text
    };
    context.answer(screen, text, || json::recorded(number, hand, names, opened.seal()))?;
    Ok(())
}

/// A hand as text: what it was, the cards and the arithmetic.
pub(super) fn ruled(opened: &OpenedSeries, number: usize, hand: &ScoredHand) -> Text {
    let names = opened.series.names();
    let mut text = Text::from(line_of!["hand ", number, ": ", headline(&hand.ruling, names)]);
    let lines = sides(&hand.ruling, names).into_iter().chain(arithmetic(&hand.ruling, names).map(Line::from));
    lines.for_each(|line| text.push(line_of!["  ", line]));
    text
}
