//! `hand`: records a hand.

use super::operation::{Detail, record_line};
use crate::cli::answer::{Answer, Answered};
use crate::cli::env::Env;
use crate::cli::prompt::complete;
use crate::cli::record::no_hand;
use crate::show::correction::numbered;
use crate::show::entrants::{hand_arithmetic, hand_headline};
use crate::show::json;
use crate::show::ruling::sides;
use crate::show::sheet::entered;
use crate::show::standing::after_hand;
use crate::text::{Line, Text, line_of};
use ginscore_ledger::book::OpenedSeries;
use ginscore_notation::LineKind;
use ginscore_rules::players::Opponents;
use ginscore_rules::series::PlayedHand;

/// Records the hand of a line. At a terminal, asks for missing parts.
pub(super) fn run(mut line: String, advise: bool, env: &Env) -> Answered {
    let name = env.series_name()?;
    let mut known = None;
    if env.ask {
        let opened = env.read(&name)?;
        let (score, roster) = (opened.series.score(), opened.series.roster());
        if !score.is_over() && roster.lineup().is_two_players() {
            line = complete(line, &roster.pair(Opponents::two()), score.house())?;
        }
        known = Some(opened);
    }
    record_hand(&name, &mut known, &line, advise, env)
}

/// Records the hands of a line, which cannot be another one: `hand undo` is not the line `undo`.
pub(super) fn record_hand(
    name: &str,
    known: &mut Option<OpenedSeries>,
    line: &str,
    advise: bool,
    env: &Env,
) -> Answered {
    match LineKind::of(line) {
        LineKind::Operation | LineKind::LedgerOperation => {
            Err(no_hand(line, env.book.refresh(name, known.clone())?.series.roster()).into())
        }
        _ => record_line(name, known, line, advise, Detail::Whole, env),
    }
}

/// Answers how a recorded hand was scored and entered.
pub(super) fn recorded(
    opened: &OpenedSeries,
    number: usize,
    hand: &PlayedHand,
    detail: Detail,
    env: &Env,
) -> Answer {
    let Some(round) = opened.series.scored(number) else {
        return Answer { recorded: true, ..Answer::default() };
    };
    let (roster, score) = (opened.series.roster(), opened.series.score());
    let text = || {
        let mut text = match detail {
            Detail::Whole => ruled(opened, number, hand),
            Detail::Result => first_line(opened, number, hand),
        };
        // In a series of one game there is nowhere else to enter a hand.
        let many = score.house().columns.get() > 1;
        let lines =
            many.then(|| Line::from(entered(round))).into_iter().chain(after_hand(score, round, roster));
        lines.for_each(|line| text.push(line_of!["  ", line]));
        text
    };
    env.recorded(text, || json::recorded(number, round, hand, roster, opened.seal()))
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
