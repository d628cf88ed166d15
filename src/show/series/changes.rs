//! What a correction changes besides the hand itself.

use std::sync::Arc;

use crate::say::{Message, written::changes as say, written::words::Labelled};
use crate::show::hand::entrants::{EntrantNames, deals_next, open_round, turn};
use crate::show::series::adjustment::adjustment_headline;
use crate::show::series::numbered::{has_rounds, number_in_words};
use crate::show::sheet::{entered, entered_in, game_numbers};
use ginscore_notation::Roster;
use ginscore_rules::cards::Upcard;
use ginscore_rules::players::Entrant;
use ginscore_rules::series::{Score, ScoredAdjustment, ScoredRound};
use ginscore_rules::settlement::Settlement;
use ginscore_rules::sheets::{Column, Sheet};

#[derive(Debug)]
pub enum Change<'a> {
    /// A round is entered in other games than before, or on another sheet.
    Columns {
        number: usize,
        was: &'a ScoredRound,
        is: &'a ScoredRound,
    },
    Dealt {
        /// The number of the round, from 1.
        number: usize,
        was: Option<Entrant>,
        is: Option<Entrant>,
    },
    Game(GameChange),
    /// Somebody else deals next; `None` if that is not known.
    Dealer(Option<Entrant>),
    Over,
    /// The series is over: the players stopped.
    Stopped,
    Continues,
    Adjusted(&'a ScoredAdjustment),
    /// An adjustment is entered in other games than before, or on another sheet.
    Moved {
        /// The number of the adjustment, from 1.
        number: usize,
        was: &'a ScoredAdjustment,
        is: &'a ScoredAdjustment,
    },
    Playing,
    /// The knock card was turned up.
    KnockCard(Upcard),
}

/// A game that has another winner than before, or is worth something else.
#[derive(Clone, Copy, Debug)]
pub struct GameChange {
    pub game: usize,
    /// The number of its sheet, from 1, if there are several.
    pub sheet: Option<usize>,
    pub what: GameWinner,
}

#[derive(Clone, Copy, Debug)]
pub enum GameWinner {
    /// It is open again; this one had won it.
    Reopened(Entrant),
    /// It is closed, and this one won it; `worth` is in points, if it is settled.
    Closed {
        is: Entrant,
        worth: Option<i64>,
    },
    Another {
        was: Entrant,
        is: Entrant,
        worth: Option<i64>,
    },
    /// It is worth something else to the same winner, in points.
    Worth {
        was: i64,
        is: i64,
    },
}

/// Everything that a correction changes besides the hand itself: where other hands are entered, which games are closed,
/// who won them and what they are worth, who deals and plays next, and whether the series is over.
pub fn changes<'a>(before: &'a Score, after: &'a Score) -> Vec<Change<'a>> {
    let mut changes = Vec::new();
    for (number, was, is) in same_rounds(before.rounds(), after.rounds()) {
        if (was.sheet, was.columns()) != (is.sheet, is.columns()) {
            changes.push(Change::Columns { number, was, is });
        }
        if was.dealer != is.dealer {
            changes.push(Change::Dealt { number, was: was.dealer, is: is.dealer });
        }
    }
    for (at, (was, is)) in before.adjustments().iter().zip(after.adjustments()).enumerate() {
        // One that was deleted or inserted moves the others.
        let is_same =
            was.adjustment == is.adjustment && before.adjustments().len() == after.adjustments().len();
        if is_same && (was.sheet, &was.columns) != (is.sheet, &is.columns) {
            changes.push(Change::Moved { number: at + 1, was, is });
        }
    }
    let sheets = before.sheets().len().max(after.sheets().len());
    let (settled_before, settled_after) = (before.settlement(), after.settlement());
    for sheet in 0..sheets {
        let columns =
            |score: &Score| score.sheets().get(sheet).map(Sheet::columns).unwrap_or_default().to_vec();
        let (was, is) = (columns(before), columns(after));
        for game in 0..was.len().max(is.len()) {
            let winner = |columns: &[Column]| columns.get(game).and_then(Column::winner);
            let worth = |settled: &Settlement| settled.sheets.get(sheet)?.games.get(game)?.worth();
            let what = match (winner(&was), winner(&is)) {
                (None, Some(is)) => GameWinner::Closed { is, worth: worth(&settled_after) },
                (Some(was), None) => GameWinner::Reopened(was),
                (Some(was), Some(is)) if was != is => {
                    GameWinner::Another { was, is, worth: worth(&settled_after) }
                }
                (Some(_), Some(_)) => match (worth(&settled_before), worth(&settled_after)) {
                    (Some(was), Some(is)) if was != is => GameWinner::Worth { was, is },
                    _ => continue,
                },
                (None, None) => continue,
            };
            let sheet = (sheets > 1).then_some(sheet + 1);
            changes.push(Change::Game(GameChange { game: game + 1, sheet, what }));
        }
    }
    if before.dealer() != after.dealer() && !after.is_over() {
        changes.push(Change::Dealer(after.dealer()));
    }
    let is_always_the_same = after.lineup().is_two_players();
    if !is_always_the_same && !after.is_over() && before.playing() != after.playing() {
        changes.push(Change::Playing);
    }
    match (before.is_over(), after.is_over()) {
        (true, false) => changes.push(Change::Continues),
        (false, true) if after.is_stopped() => changes.push(Change::Stopped),
        (false, true) => changes.push(Change::Over),
        (true, true) | (false, false) => {}
    }
    changes
}

impl Change<'_> {
    /// The line for a change; `None` if the line for the correction says it.
    pub fn said(&self, score: &Score, roster: &Roster) -> Option<String> {
        let names = &EntrantNames::of(roster);
        let rounds = has_rounds(roster);
        Some(match self {
            Change::Columns { number, was, is } => entered_otherwise(*number, was, is, rounds),
            Change::Dealt { number, was, is } => dealt(*number, *was, *is, names, rounds),
            Change::Game(game) => won_otherwise(*game, names),
            Change::Dealer(Some(dealer)) => deals_next(score, *dealer, roster),
            Change::Dealer(None) => say::NextDealerUnknown.said(),
            Change::Over => say::SeriesOver.said(),
            Change::Continues => say::SeriesContinues.said(),
            Change::Adjusted(entered) => entered_in(&entered.columns),
            Change::Moved { was, is, .. } => {
                let (now, before) = (entered_in(&is.columns), entered_in(&was.columns));
                let what = say::EnteredOtherwise { now, before }.said();
                Labelled { label: adjustment_headline(&is.adjustment, names), what }.said()
            }
            Change::Playing => return turn(score, roster),
            Change::Stopped => return Some(open_round(score, score.open_round()?, roster)),
            Change::KnockCard(_) => return None,
        })
    }
}

/// Each round that there was before and is now, with its number now. A round that is inserted or deleted moves the later
/// ones, which are compared with themselves.
fn same_rounds<'a>(
    before: &'a [Arc<ScoredRound>],
    after: &'a [Arc<ScoredRound>],
) -> impl Iterator<Item = (usize, &'a ScoredRound, &'a ScoredRound)> {
    let moved = before.iter().zip(after).take_while(|(was, is)| was.hands() == is.hands()).count();
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
    let what = match (was.result, is.result) {
        // Only a round of several hands can be open.
        (Some(_), None) => return say::RoundOpenAgain { number, before }.said(),
        (None, _) => now,
        (Some(_), Some(_)) => say::EnteredOtherwise { now, before }.said(),
    };
    Labelled { label: number_in_words(number, rounds), what }.said()
}

/// The games in which a round was entered, with their sheet.
fn entered_on_sheet(round: &ScoredRound) -> String {
    let sheet = round.sheet + 1;
    match round.columns() {
        _ if round.result.is_none() => entered(round),
        [] if round.winner().is_none() => say::EnteredNowhereOnSheet { sheet }.said(),
        [] => say::EnteredClosedOnSheet { sheet }.said(),
        games => say::EnteredGamesOnSheet { count: games.len(), games: game_numbers(games), sheet }.said(),
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
    let what = match (is.map(|is| names.get(is)), was.map(|was| names.get(was))) {
        (Some(name), Some(before)) => say::DealerIsNot { name, before }.said(),
        (Some(name), None) => say::DealerIs { name }.said(),
        (None, _) => say::DealerUnknown.said(),
    };
    Labelled { label: number_in_words(number, rounds), what }.said()
}

/// The line for a game with another winner than before, of a sheet if there are several.
fn won_otherwise(change: GameChange, names: &EntrantNames) -> String {
    let GameChange { game, sheet, what } = change;
    let what = match what {
        GameWinner::Reopened(was) => say::GameOpenAgain { game, name: names.get(was) }.said(),
        GameWinner::Closed { is, worth } => {
            with_worth(say::GameClosed { game, name: names.get(is) }.said(), worth)
        }
        GameWinner::Another { was, is, worth } => {
            with_worth(say::WinsGameNot { name: names.get(is), game, before: names.get(was) }.said(), worth)
        }
        GameWinner::Worth { was: before, is: points } => say::GameWorth { game, points, before }.said(),
    };
    match sheet {
        Some(sheet) => say::OfSheet { sheet, what }.said(),
        None => what,
    }
}

fn with_worth(what: String, worth: Option<i64>) -> String {
    worth.map_or(what.clone(), |points| say::AndWorth { what, points }.said())
}
