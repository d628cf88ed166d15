//! `review`: shows the points left on the table.

use crate::commands::answer::Answered;
use crate::commands::env::Env;
use crate::commands::failure::no_such_hand;
use crate::say::text::Text;
use crate::say::{Message, written::correction as say};
use crate::show::json;
use crate::show::series::review as said;
use ginscore_ledger::model::{Hand, Series};
use ginscore_rules::advice::{points_left, review};
use ginscore_rules::players::{Opponents, Player};
use std::sync::Arc;

/// Reviews a hand, or all hands.
pub(crate) fn run(number: Option<usize>, env: &Env) -> Answered {
    let opened = env.open()?;
    let (series, roster) = (&opened.series, opened.series.roster());
    let house = series.score().house();
    if let Some(number) = number.filter(|number| series.scored(*number).is_none()) {
        return Err(no_such_hand(number).into());
    }
    let hands: Vec<_> = series.hands().filter(|(at, _)| number.is_none_or(|number| number == *at)).collect();
    let looked: Vec<_> =
        hands.iter().map(|(at, hand)| (*at, hand.opponents, review(&hand.ruling, house))).collect();
    let seen =
        hands.iter().filter(|(_, hand)| !hand.ruling.steps().is_empty() && hand.ruling.verified()).count();
    let left = left_by(&hands, series);
    let text = || {
        let lines = looked.iter().flat_map(|(at, opponents, better)| {
            said::better(better, &roster.pair(*opponents))
                .into_iter()
                .map(move |headline| say::HandIs { number: at, headline }.line())
        });
        lines.collect::<Text>().then(said::together(&left, seen))
    };
    let object = || json::looked_back(&looked, &left, roster);
    Ok(env.answer(text, object))
}

/// The points that each player left on the table in these hands, by name, in the order of the seats.
fn left_by(hands: &[(usize, &Arc<Hand>)], series: &Series) -> Vec<(String, u32)> {
    let roster = series.roster();
    let mut left: Vec<(String, u32)> = roster.players().iter().map(|name| (name.clone(), 0)).collect();
    for (_, hand) in hands {
        let points = points_left(&hand.ruling, series.score().house());
        let Opponents::Players(seats) = hand.opponents else {
            continue;
        };
        for player in Player::BOTH {
            if let Some((_, sum)) = left.get_mut(seats.get(player).number()) {
                *sum += points.get(player).unwrap_or(0);
            }
        }
    }
    left
}
