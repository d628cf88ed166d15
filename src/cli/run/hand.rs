//! `hand` and `draw`: record a hand.

use crate::cli::advise::record_anyway;
use crate::cli::context::{Context, Output};
use crate::cli::failure::Stop;
use crate::cli::prompt::complete;
use crate::cli::record::{Request, record};
use crate::show::json;
use crate::show::render::TextStyle;
use crate::show::ruling::{arithmetic, headline, sides};
use crate::show::sheet::{closed_by, entered, standing_below};
use crate::show::text::{Line, Style, Text, line_of};
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
    tell(&opened, opened.series.hands().len(), context, screen)
}

/// Records a hand that nobody won.
pub(super) fn draw(note: &str, context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    let line = if note.is_empty() { "draw".to_owned() } else { format!("draw {note}") };
    let name = context.series_name()?;
    let Recorded { opened, .. } = record(&name, None, Request::Hand(&line), context, screen)?;
    tell(&opened, opened.series.hands().len(), context, screen)
}

/// Shows how a recorded hand was scored and entered.
pub(super) fn tell(
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
    let text = || told(opened, number, hand, context.look).then(sealed(opened));
    context.answer(screen, text, || json::recorded(number, hand, names, opened.seal()))?;
    Ok(())
}

/// A recorded hand as text: the cards, the arithmetic, where it was entered, and what it closed.
fn told(opened: &OpenedSeries, number: usize, hand: &ScoredHand, look: TextStyle) -> Text {
    let (names, score) = (&opened.series.header().names, opened.series.score());
    let closed = closed_by(score, number, names).into_iter();
    let closed: Text = closed.map(|line| line_of!["  ", Line::styled(Style::Strong, line)]).collect();
    ruled(opened, number, hand, look).then(closed)
}

/// The same without what it closed, which a correction reports itself.
pub(super) fn ruled(opened: &OpenedSeries, number: usize, hand: &ScoredHand, look: TextStyle) -> Text {
    let (names, score) = (&opened.series.header().names, opened.series.score());
    let mut text = Text::from(line_of!["hand ", number, ": ", headline(&hand.ruling, names)]);
    let lines = sides(&hand.ruling, names).into_iter();
    let lines = lines.chain(arithmetic(&hand.ruling, names).map(Line::from)).chain([entered(hand).into()]);
    lines.for_each(|line| text.push(line_of!["  ", line]));
    // After an amendment the score is not that of the hand.
    if number == score.hands().len() {
        text.append(standing_below(score, hand, names, look));
    }
    text
}

/// The last seal, for the other player to note.
pub(super) fn sealed(opened: &OpenedSeries) -> String {
    opened.seal().map_or_else(String::new, |seal| format!("  seal {seal}\n"))
}
