//! The counts that are safe in the open games.

use ginscore_rules::notation::Names;
use ginscore_rules::rules::{ByPlayer, HIGHEST_COUNT, HouseRules, SafeCount, Safety, Sheet, safety};
use serde::Serialize;

use super::{Answer, PerPlayer, answer, each};

/// The open games of a sheet.
#[derive(Debug, Serialize)]
pub struct CountsView {
    /// The number of the sheet, from 1.
    sheet: usize,
    games: Vec<GameView>,
}

/// An open game.
#[derive(Debug, Serialize)]
pub struct GameView {
    /// The number of the game, from 1.
    game: usize,
    players: PerPlayer<PlayerView>,
}

/// What a player needs and can afford in a game.
#[derive(Debug, Serialize)]
pub struct PlayerView {
    /// The points that the player needs to close the game.
    to_close: u64,
    /// True if the player would be shut out if the game closed now.
    shutout_threatens: bool,
    #[serde(flatten)]
    safe: SafeView,
    /// The same in a hand that counts twice, or null if no suit doubles.
    doubled: Option<SafeView>,
}

/// The counts that are safe.
///
/// The first three are the most deadwood that the player may hold so that such a win of the opponent does not close
/// the game: 98 is anything, null is nothing. Where big gin is not played, eleven melded cards are gin, and the last two
/// of them are equal.
#[derive(Debug, Serialize)]
pub struct SafeView {
    safe_from_knock: Option<u16>,
    safe_from_gin: Option<u16>,
    safe_from_big_gin: Option<u16>,
    /// The most deadwood that the player may knock with so that no undercut closes the game. 0 is gin only, which
    /// cannot be undercut.
    safe_to_knock: u16,
    /// The points that an undercut of the player's knock brings the opponent in this game. Null if the opponent's next
    /// win is not entered in it, or if every knock is gin.
    undercut: Option<RangeView>,
}

/// A range of points.
#[derive(Debug, Serialize)]
pub struct RangeView {
    least: u64,
    most: u64,
}

/// The answer of `counts` about a sheet, whose number is counted from 0.
pub fn counts_of(number: usize, house: &HouseRules, sheet: &Sheet, names: &Names) -> Answer<CountsView> {
    let doubled = if house.doubling_suits.is_empty() { Vec::new() } else { safety(house, sheet, true) };
    let mut doubled = doubled.into_iter().map(|(_, of)| of);
    let games = safety(house, sheet, false).into_iter().map(|(game, of)| {
        let twice = doubled.next();
        let of = ByPlayer::from_fn(|player| {
            let counts = of.get(player);
            PlayerView {
                to_close: counts.points_to_close,
                shutout_threatens: counts.shutout_threatens,
                safe: safe_counts(counts),
                doubled: twice.as_ref().map(|twice| safe_counts(twice.get(player))),
            }
        });
        GameView { game: game + 1, players: each(of, names) }
    });
    answer(CountsView { sheet: number + 1, games: games.collect() })
}

fn safe_counts(counts: &Safety) -> SafeView {
    SafeView {
        safe_from_knock: safe(counts.safe_from_knock),
        safe_from_gin: safe(counts.safe_from_gin),
        safe_from_big_gin: safe(counts.safe_from_big_gin),
        safe_to_knock: u16::from(counts.safe_to_knock),
        undercut: counts.undercut.map(|points| RangeView { least: points.least, most: points.most }),
    }
}

/// The most that is safe: 98 is anything that ten cards can hold.
fn safe(safe: SafeCount) -> Option<u16> {
    match safe {
        SafeCount::Any => Some(HIGHEST_COUNT),
        SafeCount::Most(count) => Some(count),
        SafeCount::Nothing => None,
    }
}
