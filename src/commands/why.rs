//! `why`: explains a hand, a game or the settlement.

use crate::commands::answer::Answered;
use crate::commands::env::Env;
use crate::commands::failure::{no_hands_yet, no_such_game, no_such_hand, not_so};
use crate::shell::args::Explained;
use crate::show::json;
use crate::show::series::why;
use crate::show::settlement::why_money;
use ginscore_ledger::model::Hand;
use ginscore_notation::write_seated;
use std::sync::Arc;

/// Explains the hand of that number, or the last one; a game, or the only one of a sheet; or the settlement.
pub(crate) fn run(what: Option<Explained>, number: Option<usize>, env: &Env) -> Answered {
    match (what, number) {
        (Some(Explained::Game), number) => game(number.unwrap_or(1), env),
        (_, Some(_)) => Err(not_so("why", "why 3").into()),
        (Some(Explained::Series), None) => settlement(env),
        (Some(Explained::Hand(number)), None) => hand(Some(number), env),
        (None, None) => hand(None, env),
    }
}

fn game(number: usize, env: &Env) -> Answered {
    let opened = env.open()?;
    let Some(text) = why_money::why_game(number, &opened.series) else {
        return Err(no_such_game(number).into());
    };
    Ok(env.answer(|| text, || json::why_game(number, &opened.series)))
}

fn settlement(env: &Env) -> Answered {
    let opened = env.open()?;
    let series = &opened.series;
    let object = || {
        let settlement = series.score().settlement();
        let header = series.header();
        json::summary(&settlement, &header.preset, json::UnderView::default(), series, header.stake)
    };
    Ok(env.answer(|| why_money::why_series(series), object))
}

fn hand(number: Option<usize>, env: &Env) -> Answered {
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
