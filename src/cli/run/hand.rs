//! `hand` and `draw`: record a hand.

use crate::cli::advise::record_anyway;
use crate::cli::context::{Context, Output};
use crate::cli::failure::Stop;
use crate::cli::prompt::complete;
use crate::cli::record::{Request, record};
use crate::show::json;
use crate::show::ruling::{arithmetic, headline, sides};
use crate::show::sheet::{closed_by, entered, standing};
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
        let (score, names) = (opened.series.score(), &opened.series.header().names);
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
    let names = &opened.series.header().names;
    let text = || format!("{}{}", hand_text(opened, number, hand), seal_line(opened));
    context.answer(screen, text, || json::recorded(number, hand, names, opened.seal()))?;
    Ok(())
}

/// A recorded hand as text: the cards, the arithmetic, where it was entered, and what it closed.
pub(super) fn hand_text(opened: &OpenedSeries, number: usize, hand: &ScoredHand) -> String {
    let (names, score) = (&opened.series.header().names, opened.series.score());
    let closed = closed_by(score, number, names);
    let closed = closed.iter().map(|line| format!("  {line}\n")).collect::<String>();
    format!("{}{closed}", ruling_text(opened, number, hand))
}

/// The same without what it closed, which a correction reports itself.
pub(super) fn ruling_text(opened: &OpenedSeries, number: usize, hand: &ScoredHand) -> String {
    let (names, score) = (&opened.series.header().names, opened.series.score());
    let mut text = format!("hand {number}: {}\n", headline(&hand.ruling, names));
    let lines = sides(&hand.ruling, names).into_iter().chain(arithmetic(&hand.ruling, names));
    // After an amendment the score is not that of the hand.
    let standing = standing(score, hand, names).filter(|_| number == score.hands().len());
    for line in lines.chain([entered(hand)]).chain(standing) {
        text.push_str(&format!("  {line}\n"));
    }
    text
}

/// The last seal, for the other player to write down.
pub(super) fn seal_line(opened: &OpenedSeries) -> String {
    opened.seal().map_or_else(String::new, |seal| format!("  seal {seal}\n"))
}
