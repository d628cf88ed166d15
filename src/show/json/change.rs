//! What a line changes besides the hand itself.

use ginscore_notation::Roster;
use ginscore_rules::house::KnockCard;
use ginscore_rules::players::Entrant;
use ginscore_rules::series::Score;
use ginscore_rules::sheets::Adjustment;
use serde::Serialize;

use super::players::{columns, playing};
use crate::show::hand::entrants::dealer_name;
use crate::show::series::changes::{Change, GameChange, GameWinner};

/// A change. `change` says which one it is; more kinds may be added.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "change", rename_all = "kebab-case")]
pub enum ChangeView {
    /// A hand, or a round of several, is entered in other games than before.
    Columns {
        /// The number of the hand, or of its round if a round has several hands.
        hand: usize,
        /// The numbers of its games, from 1.
        columns: Vec<usize>,
        /// The games before.
        before: Vec<usize>,
        /// The number of its sheet, and of the one before; left out if it is on the same sheet.
        #[serde(flatten)]
        sheets: Option<SheetsView>,
    },
    /// A hand, or a round of several, was dealt by somebody else.
    Dealt {
        /// The number of the hand, or of its round if a round has several hands.
        hand: usize,
        /// The player or side; null if that is not known.
        dealer: Option<String>,
        /// The dealer before; null if that was not known.
        before: Option<String>,
    },
    Closed {
        #[serde(flatten)]
        game: GameNumberView,
        /// The player or side that won it.
        winner: String,
    },
    Reopened(GameNumberView),
    /// A closed game has another winner.
    Winner {
        #[serde(flatten)]
        game: GameNumberView,
        winner: String,
        /// The winner before.
        before: String,
    },
    /// A closed game is worth something else to the same winner.
    Worth {
        #[serde(flatten)]
        game: GameNumberView,
        points: i64,
        /// The points before.
        before: i64,
    },
    /// Somebody else deals next.
    Dealer {
        /// The player or side; null if that is not known.
        dealer: Option<String>,
    },
    /// Others play next.
    Playing {
        /// Everybody who plays the next hand, two for each pair.
        players: Vec<String>,
    },
    Adjusted {
        #[serde(flatten)]
        award: AwardView,
        /// The numbers of the games in which it was entered, from 1.
        columns: Vec<usize>,
    },
    /// An adjustment is entered in other games than before.
    Moved {
        /// The number of the adjustment, from 1.
        adjustment: usize,
        /// The numbers of its games, from 1.
        columns: Vec<usize>,
        /// The games before.
        before: Vec<usize>,
        #[serde(flatten)]
        sheets: Option<SheetsView>,
    },
    /// The knock card of the hand in play was turned up.
    KnockCard {
        card: String,
        /// The limit of a knock, 0 for gin only; null if the card does not set it.
        limit: Option<u8>,
        /// True if its suit doubles the hand.
        doubles: bool,
    },
    Over,
    Continues,
}

/// What an adjustment gives or takes.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct AwardView {
    /// The player or side.
    player: String,
    /// Negative if points were taken away; 0 for boxes.
    points: i64,
    /// Negative if boxes were taken away; 0 for points.
    boxes: i64,
}

/// The sheet of a hand that was on another one.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SheetsView {
    /// The number of the sheet, from 1.
    sheet: usize,
    /// The sheet before.
    sheet_before: usize,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct GameNumberView {
    /// The number of the game, from 1.
    game: usize,
    /// The number of its sheet, from 1; left out if there is one sheet.
    #[serde(skip_serializing_if = "Option::is_none")]
    sheet: Option<usize>,
}

pub fn change_view(change: &Change<'_>, score: &Score, roster: &Roster) -> ChangeView {
    let name = |entrant: Entrant| roster.entrant(entrant);
    match change {
        Change::Columns { number, was, is } => ChangeView::Columns {
            hand: *number,
            columns: columns(is),
            before: columns(was),
            sheets: sheets(was.sheet, is.sheet),
        },
        Change::Dealt { number, was, is } => {
            ChangeView::Dealt { hand: *number, dealer: is.map(name), before: was.map(name) }
        }
        Change::Game(GameChange { game, sheet, what }) => {
            let game = GameNumberView { game: *game, sheet: *sheet };
            match what {
                GameWinner::Closed { is, .. } => ChangeView::Closed { game, winner: name(*is) },
                GameWinner::Reopened(_) => ChangeView::Reopened(game),
                GameWinner::Another { was, is, .. } => {
                    ChangeView::Winner { game, winner: name(*is), before: name(*was) }
                }
                GameWinner::Worth { was, is } => ChangeView::Worth { game, points: *is, before: *was },
            }
        }
        Change::Dealer(dealer) => {
            ChangeView::Dealer { dealer: dealer.map(|dealer| dealer_name(score, dealer, roster)) }
        }
        Change::Playing => ChangeView::Playing { players: playing(score, roster) },
        Change::Adjusted(entered) => ChangeView::Adjusted {
            award: award(&entered.adjustment, roster),
            columns: numbers(&entered.columns),
        },
        Change::Moved { number, was, is } => ChangeView::Moved {
            adjustment: *number,
            columns: numbers(&is.columns),
            before: numbers(&was.columns),
            sheets: sheets(was.sheet, is.sheet),
        },
        Change::KnockCard(card) => {
            let house = score.house();
            ChangeView::KnockCard {
                card: card.to_string(),
                limit: match house.knock_card {
                    KnockCard::None => None,
                    KnockCard::Upcard => Some(house.knock_limit_with(Some(*card))),
                },
                doubles: card.suit.is_some_and(|suit| house.doubling_suits.contains(suit)),
            }
        }
        Change::Over | Change::Stopped => ChangeView::Over,
        Change::Continues => ChangeView::Continues,
    }
}

/// Sheets counted from 0.
fn sheets(was: usize, is: usize) -> Option<SheetsView> {
    (was != is).then(|| SheetsView { sheet: is + 1, sheet_before: was + 1 })
}

fn numbers(columns: &[usize]) -> Vec<usize> {
    columns.iter().map(|column| column + 1).collect()
}

pub(super) fn award(of: &Adjustment, roster: &Roster) -> AwardView {
    AwardView { player: roster.entrant(of.entrant), points: of.award.points(), boxes: of.award.boxes() }
}
