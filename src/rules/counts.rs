//! The counts that a player asks the scorekeeper for while a hand is played: how far it is to the end of each
//! game, and what he may safely be caught with.

use super::claim::HIGHEST_COUNT;
use super::house::{House, ShutoutAward};
use super::player::{ByPlayer, Player};
use super::points::{self, worth};
use super::ruling::total;
use super::sheet::{Column, Sheet, points_entered};
use crate::cards::card::{Card, Rank, Suit};

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
            let needs = column.to_close(house, opponent);
            let safe = |knocker| {
                if enters { safe(house, opponent, knocker, needs, doubled) } else { Safe::Any }
            };
            Counts {
                to_close: column.to_close(house, player),
                safe_from_knock: safe(1),
                safe_from_gin: safe(0),
                shutout_threatens: threatens(house, column, player),
            }
        };
        (at, ByPlayer::of(of))
    })
    .collect()
}

fn threatens(house: &House, column: &Column, player: Player) -> bool {
    house.shutout.award != ShutoutAward::None
        && *column.entries().get(player.other()) > 0
        && column.nothing_of(house, player)
}

/// The most that the defender may hold so that the win adds less than `needs`. The worst knock is one with a
/// single point: it is the difference to that which counts.
fn safe(house: &House, by: Player, knocker: u8, needs: u64, doubled: bool) -> Safe {
    let suit = Suit::ALL.into_iter().find(|suit| doubled && house.doubling_suits.holds(*suit));
    let knock_card = suit.map(|suit| Card::new(Rank::King, suit));
    let closes = |defender: u8| {
        let counts = points::Counts { by, eleven: false, knocker, defender };
        let worth = worth(house, counts, knock_card);
        worth.winner == Some(by) && points_entered(house, total(&worth.steps), worth.boxes) >= needs
    };
    if u32::from(knocker) > house.knock_limit.get() {
        return Safe::Any;
    }
    let most = u8::try_from(HIGHEST_COUNT).unwrap_or(u8::MAX);
    match (0..=most).rev().find(|held| !closes(*held)) {
        Some(held) if held == most => Safe::Any,
        Some(held) => Safe::Most(held),
        None => Safe::Nothing,
    }
}
