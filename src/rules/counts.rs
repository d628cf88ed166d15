//! The counts that a player asks the scorekeeper for while a hand is played: how far it is to the end of each
//! game, and what he may safely be caught with.

use super::house::{BoxTiming, House, ShutoutAward, ShutoutTest};
use super::player::{ByPlayer, Player};
use super::points::boxes;
use super::ruling::End;
use super::sheet::{Column, Sheet};

/// What a player may be caught with so that the opponent's next win does not close the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Safe {
    /// Anything: that win does not close it, however much it is worth.
    Any,
    /// At most so much.
    Most(u8),
    /// Nothing: that win closes it however little he holds.
    Nothing,
}

/// A player's counts in an open game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    /// The points that he needs to close it.
    pub to_close: u64,
    /// What he may be caught with when the opponent knocks, who has at least one point himself.
    pub safe_from_knock: Safe,
    /// What he may be caught with when the opponent has gin.
    pub safe_from_gin: Safe,
    /// Whether he would be shut out if the game closed now: the opponent has begun it, he has not, and the
    /// house pays for that.
    pub shutout_threatens: bool,
}

/// The counts of each open game of a sheet, with the game's number, counted from 0.
///
/// Where a suit doubles the hand they are those of an undoubled one: `doubled` says what holds if the knock
/// card is of such a suit.
///
/// ```
/// use ginscore::rules::{counts::{Safe, counts}, house::House, player::Player, presets, sheet::Sheet};
/// let house = House::new(presets::defaults()).unwrap();
/// let mut sheet = Sheet::new(&house);
/// sheet.enter(&house, Player::One, 80, 1);
/// let (_, of) = counts(&house, &sheet, false)[0];
/// // Player one needs 20: against his knock with one point 20 can be held (19 points), against gin nothing.
/// assert_eq!(of.one.to_close, 20);
/// assert_eq!((of.two.safe_from_knock, of.two.safe_from_gin), (Safe::Most(20), Safe::Nothing));
/// ```
pub fn counts(house: &House, sheet: &Sheet, doubled: bool) -> Vec<(usize, ByPlayer<Counts>)> {
    let entered = ByPlayer::of(|player| sheet.reasons(house, player));
    let open = sheet.columns().iter().enumerate().filter(|(_, column)| column.winner().is_none());
    open.map(|(at, column)| {
        let of = |player: Player| {
            let opponent = player.other();
            let enters = entered.get(opponent).get(at).is_some_and(|reason| reason.is_entry());
            let needs = to_close(house, column, opponent);
            let safe = |end| if enters { safe(house, end, needs, doubled) } else { Safe::Any };
            Counts {
                to_close: to_close(house, column, player),
                safe_from_knock: safe(End::Knock),
                safe_from_gin: safe(End::Gin),
                shutout_threatens: threatens(house, column, player),
            }
        };
        (at, ByPlayer::of(of))
    })
    .collect()
}

fn to_close(house: &House, column: &Column, player: Player) -> u64 {
    u64::from(house.target.get()).saturating_sub(*column.points().get(player))
}

fn threatens(house: &House, column: &Column, player: Player) -> bool {
    house.shutout.award != ShutoutAward::None
        && *column.entries().get(player.other()) > 0
        && match house.shutout.test {
            ShutoutTest::NoPoints => *column.points().get(player) == 0,
            ShutoutTest::NoHands => *column.entries().get(player) == 0,
        }
}

/// The most that the defender may hold so that the win adds less than `needs`. The worst knock is one with a
/// single point: it is the difference to that which counts.
fn safe(house: &House, end: End, needs: u64, doubled: bool) -> Safe {
    let in_hand = match house.box_timing {
        BoxTiming::End => 0,
        BoxTiming::EachHand => u64::from(boxes(house, end, doubled)) * u64::from(house.box_value.get()),
    };
    let worth = |held: u8| {
        let held = u64::from(held);
        let points = match end {
            End::Gin => held + u64::from(house.gin_bonus.get()),
            // A knock does not win against one point or none.
            _ if held <= 1 => return None,
            _ => held - 1 + u64::from(house.knock_bonus.get()),
        };
        Some(points * if doubled { 2 } else { 1 } + in_hand)
    };
    // Ten cards hold 98 at most.
    match (0..=98u8).rev().find(|held| worth(*held).is_none_or(|worth| worth < needs)) {
        Some(98) => Safe::Any,
        Some(held) => Safe::Most(held),
        None => Safe::Nothing,
    }
}
