//! `hand`: records a hand.

use super::operation::{Asking, Detail, record_line};
use crate::cli::answer::{Answer, Answered};
use crate::cli::env::Env;
use crate::cli::prompt::complete;
use crate::cli::record::no_hand;
use crate::show::correction::numbered;
use crate::show::entrants::{hand_arithmetic, hand_headline, hand_summed};
use crate::show::json;
use crate::show::ruling::{in_sentences, laid_down};
use crate::show::standing::after_hand;
use crate::text::{Style, Text};
use ginscore_ledger::book::OpenedSeries;
use ginscore_ledger::seal::SealCode;
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
    record_hand(&name, &mut known, None, &line, env, &mut Asking::outside(advise, env))
}

/// Records the hands of a line, which cannot be another one: `hand undo` is not the line `undo`.
pub(super) fn record_hand(
    name: &str,
    known: &mut Option<OpenedSeries>,
    after: Option<SealCode>,
    line: &str,
    env: &Env,
    asking: &mut Asking<'_>,
) -> Answered {
    match LineKind::of(line) {
        LineKind::Operation | LineKind::LedgerOperation => {
            Err(no_hand(line, env.book.refresh(name, known.clone())?.series.roster()).into())
        }
        _ => record_line(name, known, after, line, Detail::Whole, env, asking),
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
        let plain = env.look.plain;
        let first = if plain {
            hand_headline(&hand.ruling, hand.opponents, roster)
        } else {
            hand_summed(hand, score.house(), roster)
        };
        let mut text = Text::from(numbered(number, first, roster).in_style(Style::Strong));
        if detail == Detail::Whole {
            text.append(shown(opened, hand, plain));
        }
        after_hand(score, round, roster, plain).into_iter().for_each(|line| text.push(line.indented()));
        text
    };
    env.recorded(text, || json::recorded(number, round, hand, roster, opened.seal()))
}

/// The cards of a hand; in plain text, also its sum.
pub(super) fn shown(opened: &OpenedSeries, hand: &PlayedHand, plain: bool) -> Text {
    let roster = opened.series.roster();
    let names = &roster.pair(hand.opponents);
    if plain {
        let sum = hand_arithmetic(hand, opened.series.score().house(), roster);
        in_sentences(&hand.ruling, names, sum)
    } else {
        laid_down(&hand.ruling, names)
    }
}
