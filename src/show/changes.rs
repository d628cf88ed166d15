//! What a correction changes besides the hand itself.

use std::sync::Arc;

use super::correction::has_rounds;
use super::entrants::{EntrantNames, deals_next};
use super::sheet::entered;
use super::words::all_of;
use crate::messages::{Message, written::changes as say};
use ginscore_notation::Roster;
use ginscore_rules::rules::{Column, Entrant, Score, ScoredRound, Sheet};

/// The lines for everything a correction changes besides the hand itself: where other hands are entered, which games
/// are closed and who won them, who deals, and whether the series is over.
pub fn changes(before: &Score, after: &Score, roster: &Roster) -> Vec<String> {
    let names = &EntrantNames::of(roster);
    let mut changes = Vec::new();
    let rounds = has_rounds(roster);
    for (number, was, is) in same_rounds(before.rounds(), after.rounds()) {
        if (was.sheet, &was.columns) != (is.sheet, &is.columns) {
            changes.push(entered_otherwise(number, was, is, rounds));
        }
        if was.dealer != is.dealer {
            changes.push(dealt(number, was.dealer, is.dealer, names, rounds));
        }
    }
    let sheets = before.sheets().len().max(after.sheets().len());
    for sheet in 0..sheets {
        let columns =
            |score: &Score| score.sheets().get(sheet).map(Sheet::columns).unwrap_or_default().to_vec();
        let (was, is) = (columns(before), columns(after));
        for game in 0..was.len().max(is.len()) {
            let winner = |columns: &[Column]| columns.get(game).and_then(Column::winner);
            let of = (sheets > 1).then_some(sheet + 1);
            changes.extend(won_otherwise(game + 1, of, winner(&was), winner(&is), names));
        }
    }
    if before.dealer() != after.dealer() && !after.is_over() {
        changes.push(match after.dealer() {
            Some(dealer) => deals_next(after, dealer, roster),
            None => say::NextDealerUnknown.said(),
        });
    }
    match (before.is_over(), after.is_over()) {
        (true, false) => changes.push(say::SeriesContinues.said()),
        (false, true) if !after.is_stopped() => changes.push(say::SeriesOver.said()),
        _ => {}
    }
    changes
}

/// Each round that there was before and is now, with its number now. A round that is inserted or deleted moves the later
/// ones, which are compared with themselves.
fn same_rounds<'a>(
    before: &'a [Arc<ScoredRound>],
    after: &'a [Arc<ScoredRound>],
) -> impl Iterator<Item = (usize, &'a ScoredRound, &'a ScoredRound)> {
    let moved = before.iter().zip(after).take_while(|(was, is)| was.hands == is.hands).count();
    let deleted = before.len().saturating_sub(after.len());
    let inserted = after.len().saturating_sub(before.len());
    let except = |from: usize, count: usize| move |at: &usize| !(from..from + count).contains(at);
    let was = (0..before.len()).filter(except(moved, deleted)).filter_map(|at| before.get(at));
    let is = (0..after.len()).filter(except(moved, inserted)).filter_map(|at| Some((at + 1, after.get(at)?)));
    was.zip(is).map(|(was, (number, is))| (number, &**was, &**is))
}

/// The line for a round that is entered in other games than before.
fn entered_otherwise(number: usize, was: &ScoredRound, is: &ScoredRound, rounds: bool) -> String {
    // The sheet is named only if it is another one.
    let place =
        |round: &ScoredRound| if was.sheet == is.sheet { entered(round) } else { entered_on_sheet(round) };
    let (now, before) = (place(is), place(was));
    match (was.result, is.result, rounds) {
        (Some(_), None, true) => say::RoundOpenAgain { number, before }.said(),
        (Some(_), None, false) => say::HandOpenAgain { number, before }.said(),
        (None, _, true) => say::RoundEnteredNow { number, now }.said(),
        (None, _, false) => say::HandEnteredNow { number, now }.said(),
        (Some(_), Some(_), true) => say::RoundEnteredOtherwise { number, now, before }.said(),
        (Some(_), Some(_), false) => say::HandEnteredOtherwise { number, now, before }.said(),
    }
}

/// The games in which a round was entered, with their sheet.
fn entered_on_sheet(round: &ScoredRound) -> String {
    let sheet = round.sheet + 1;
    match round.columns.as_slice() {
        _ if round.result.is_none() => entered(round),
        [] if round.winner().is_none() => say::EnteredNowhereOnSheet { sheet }.said(),
        [] => say::EnteredClosedOnSheet { sheet }.said(),
        games => {
            let numbers: Vec<String> = games.iter().map(|game| (game + 1).to_string()).collect();
            say::EnteredGamesOnSheet { count: numbers.len(), games: all_of(&numbers), sheet }.said()
        }
    }
}

/// The line for a round of another dealer.
fn dealt(
    number: usize,
    was: Option<Entrant>,
    is: Option<Entrant>,
    names: &EntrantNames,
    rounds: bool,
) -> String {
    match (is.map(|is| names.get(is)), was.map(|was| names.get(was)), rounds) {
        (Some(name), Some(before), true) => say::DealtRoundNot { name, number, before }.said(),
        (Some(name), Some(before), false) => say::DealtHandNot { name, number, before }.said(),
        (Some(name), None, true) => say::DealtRound { name, number }.said(),
        (Some(name), None, false) => say::DealtHand { name, number }.said(),
        (None, _, true) => say::DealerOfRoundUnknown { number }.said(),
        (None, _, false) => say::DealerOfHandUnknown { number }.said(),
    }
}

/// The line for a game with another winner than before, of a sheet if there are several.
fn won_otherwise(
    game: usize,
    sheet: Option<usize>,
    was: Option<Entrant>,
    is: Option<Entrant>,
    names: &EntrantNames,
) -> Option<String> {
    if was == is {
        return None;
    }
    let Some(is) = is else {
        let name = names.get(was?);
        return Some(match sheet {
            Some(sheet) => say::GameOfSheetOpenAgain { game, sheet, name }.said(),
            None => say::GameOpenAgain { game, name }.said(),
        });
    };
    let name = names.get(is);
    Some(match (was.map(|was| names.get(was)), sheet) {
        (None, Some(sheet)) => say::GameOfSheetClosed { game, sheet, name }.said(),
        (None, None) => say::GameClosed { game, name }.said(),
        (Some(before), Some(sheet)) => say::WinsGameOfSheetNot { name, game, sheet, before }.said(),
        (Some(before), None) => say::WinsGameNot { name, game, before }.said(),
    })
}
