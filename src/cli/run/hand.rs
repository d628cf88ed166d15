//! `hand` and `draw`: record a hand.

use crate::cli::advise::record_anyway;
use crate::cli::context::{Context, Output};
use crate::cli::failure::Stop;
use crate::cli::prompt::complete;
use crate::cli::record::{hands_of, no_hand, record};
use crate::show::correction::numbered;
use crate::show::entrants::{hand_arithmetic, hand_headline};
use crate::show::json;
use crate::show::ruling::sides;
use crate::show::sheet::entered;
use crate::show::standing::after_hand;
use crate::text::{Line, Text, line_of};
use ginscore_ledger::book::{OpenedSeries, Recorded};
use ginscore_ledger::model::{Applied, Outcome};
use ginscore_notation::LineKind;
use ginscore_rules::players::Opponents;
use ginscore_rules::series::PlayedHand;

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
        let (score, roster) = (opened.series.score(), opened.series.roster());
        if context.ask && !score.is_over() && roster.lineup().is_two_players() {
            line = complete(line, &roster.pair(Opponents::two()), score.house())?;
        }
        if advise && !record_anyway(&line, score, roster, context, screen)? {
            return Ok(());
        }
        known = Some(opened);
    }
    record_hands(&name, known, &line, context, screen)
}

/// Records the hands of a line, and shows how each was scored and entered.
fn record_hands(
    name: &str,
    known: Option<OpenedSeries>,
    line: &str,
    context: &Context,
    screen: &mut Output<'_>,
) -> Result<(), Stop> {
    let mut known = Some(context.book.refresh(name, known)?);
    // `hand undo` is not the line `undo`.
    if let Some(opened) = &known
        && matches!(LineKind::of(line), LineKind::Operation | LineKind::LedgerOperation)
    {
        return Err(no_hand(line, opened.series.roster()).into());
    }
    let lines = known.as_ref().map(|opened| hands_of(line, &opened.series)).transpose()?;
    for line in lines.unwrap_or_default() {
        let recorded = record(name, known.as_ref(), &line, context, screen)?;
        show_recorded(&recorded, context, screen)?;
        known = Some(recorded.opened);
    }
    Ok(())
}

/// Shows how a hand that was just recorded was scored and entered.
pub(super) fn show_recorded(
    recorded: &Recorded,
    context: &Context,
    screen: &mut Output<'_>,
) -> Result<(), Stop> {
    match &recorded.outcome {
        Outcome::Did(Applied::Hand(number, hand)) => {
            show(&recorded.opened, *number, &hand.played(), context, screen)
        }
        _ => Ok(()),
    }
}

/// Records a hand that nobody won.
pub(super) fn draw(note: &str, context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    let line = if note.is_empty() { "draw".to_owned() } else { format!("draw {note}") };
    let name = context.series_name()?;
    record_hands(&name, None, &line, context, screen)
}

/// Shows how a recorded hand was scored and entered.
fn show(
    opened: &OpenedSeries,
    number: usize,
    hand: &PlayedHand,
    context: &Context,
    screen: &mut Output<'_>,
) -> Result<(), Stop> {
    let Some(round) = opened.series.scored(number) else {
        return Ok(());
    };
    if context.quiet && !context.json {
        return Ok(());
    }
    let (roster, score) = (opened.series.roster(), opened.series.score());
    let text = || {
        // After the questions, the cards and the arithmetic are on the screen already.
        let mut text =
            if context.confirmed { first_line(opened, number, hand) } else { ruled(opened, number, hand) };
        // In a series of one game there is nowhere else to enter a hand.
        let many = score.house().columns.get() > 1;
        let lines =
            many.then(|| Line::from(entered(round))).into_iter().chain(after_hand(score, round, roster));
        lines.for_each(|line| text.push(line_of!["  ", line]));
        text
    };
    context.answer(screen, text, || json::recorded(number, round, hand, roster, opened.seal()))?;
    Ok(())
}

/// What a hand was, with its number.
fn first_line(opened: &OpenedSeries, number: usize, hand: &PlayedHand) -> Text {
    let roster = opened.series.roster();
    numbered(number, hand_headline(&hand.ruling, hand.opponents, roster), roster).into()
}

/// A hand as text: what it was, the cards and the arithmetic.
pub(super) fn ruled(opened: &OpenedSeries, number: usize, hand: &PlayedHand) -> Text {
    let roster = opened.series.roster();
    let names = &roster.pair(hand.opponents);
    let mut text = first_line(opened, number, hand);
    let lines = sides(&hand.ruling, names).into_iter().chain(hand_arithmetic(hand, roster).map(Line::from));
    lines.for_each(|line| text.push(line_of!["  ", line]));
    text
}
