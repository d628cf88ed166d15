//! The counts that a player asks the scorekeeper for while a hand is played: how far it is to the end of each
//! game, and what he may safely be caught with.

use std::ops::RangeInclusive;

use crate::cards::card::{Card, Rank, Suit};
use crate::rules::claim::HIGHEST_COUNT;
use crate::rules::house::{HouseRules, ShutoutAward};
use crate::rules::player::{ByPlayer, Player};
use crate::rules::points::{self, worth};
use crate::rules::ruling::total;
use crate::rules::sheet::{Column, Sheet, points_entered};

/// What a player may be caught with so that the opponent's next win does not close the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SafeCount {
    /// Anything: that win does not close it, however much it is worth.
    Any,
    /// At most so much.
    Most(u8),
    /// Nothing: that win closes it however little he holds.
    Nothing,
}

/// The points that an undercut enters, over all counts within the house's limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undercut {
    /// The least that it enters.
    pub least: u64,
    /// The most that it enters.
    pub most: u64,
}

/// A player's counts in an open game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Safety {
    /// The points that he needs to close it.
    pub to_close: u64,
    /// What he may be caught with when the opponent knocks, who has at least one point himself.
    pub safe_from_knock: SafeCount,
    /// What he may be caught with when the opponent has gin.
    pub safe_from_gin: SafeCount,
    /// The deadwood that is safe against the opponent's big gin. Equal to `safe_from_gin` where big gin is not
    /// played, because eleven melded cards are gin there.
    pub safe_from_big_gin: SafeCount,
    /// The most deadwood with which the player may knock so that no undercut closes the game for the opponent:
    /// 0 to the house's limit. 0 means gin only, which cannot be undercut.
    pub safe_to_knock: u8,
    /// The points that an undercut of the player's knock enters in this game for the opponent. `None` if the
    /// opponent's next win is not entered in it, or if the house allows no knock that can be undercut.
    pub undercut: Option<Undercut>,
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
/// use ginscore_rules::rules::{HouseRules, Player, SafeCount, Sheet, presets, safety};
/// let house = HouseRules::new(presets::defaults()).unwrap();
/// let mut sheet = Sheet::new(&house);
/// sheet.enter(&house, Player::One, 80, 1);
/// let (_, of) = safety(&house, &sheet, false)[0];
/// // Player one needs 20: against his knock with one point 20 can be held (19 points), against gin nothing.
/// assert_eq!(of.one.to_close, 20);
/// assert_eq!((of.two.safe_from_knock, of.two.safe_from_gin), (SafeCount::Most(20), SafeCount::Nothing));
/// ```
pub fn safety(house: &HouseRules, sheet: &Sheet, doubled: bool) -> Vec<(usize, ByPlayer<Safety>)> {
    let entered = ByPlayer::from_fn(|player| sheet.reasons(house, player));
    let open = sheet.columns().iter().enumerate().filter(|(_, column)| column.winner().is_none());
    open.map(|(at, column)| {
        let of = |player: Player| {
            let opponent = player.other();
            let enters = entered.get(opponent).get(at).is_some_and(|reason| reason.is_entry());
            let needs = column.to_close(house, opponent);
            let hands = Hands { house, knock_card: doubled.then(|| doubling_card(house)).flatten() };
            let safe = |ended| if enters { hands.safe(opponent, ended, needs) } else { SafeCount::Any };
            let limit = u8::try_from(house.knock_limit.get()).unwrap_or(u8::MAX);
            Safety {
                to_close: column.to_close(house, player),
                safe_from_knock: if limit > 0 { safe(Ended::Knock) } else { SafeCount::Any },
                safe_from_gin: safe(Ended::Gin),
                safe_from_big_gin: safe(Ended::BigGin),
                safe_to_knock: if enters { hands.safe_to_knock(player, limit, needs) } else { limit },
                undercut: hands.undercut(player, 1..=limit).filter(|_| enters),
                shutout_threatens: threatens(house, column, player),
            }
        };
        (at, ByPlayer::from_fn(of))
    })
    .collect()
}

fn threatens(house: &HouseRules, column: &Column, player: Player) -> bool {
    house.shutout.award != ShutoutAward::None
        && *column.entries().get(player.other()) > 0
        && column.nothing_of(house, player)
}

/// A card of a suit that doubles the hand, if the house has one. A king does not lower the limit of the knock.
fn doubling_card(house: &HouseRules) -> Option<Card> {
    let suit = Suit::ALL.into_iter().find(|suit| house.doubling_suits.contains(*suit));
    suit.map(|suit| Card::new(Rank::King, suit))
}

/// How the opponent ends the hand.
#[derive(Clone, Copy)]
enum Ended {
    /// With one point, the knock that wins most: the points are the difference to it.
    Knock,
    Gin,
    BigGin,
}

/// The hands that may come next, played by the rules of a house.
struct Hands<'h> {
    house: &'h HouseRules,
    knock_card: Option<Card>,
}

impl Hands<'_> {
    /// Who wins with these counts, and the points that are entered.
    fn played(&self, counts: points::BothCounts) -> (Option<Player>, u64) {
        let worth = worth(self.house, counts, self.knock_card);
        (worth.winner, points_entered(self.house, total(&worth.steps), worth.boxes))
    }

    /// The most that the defender may hold so that the win of `by` enters less than `needs`.
    fn safe(&self, by: Player, ended: Ended, needs: u64) -> SafeCount {
        let (knocker, eleven) = match ended {
            Ended::Knock => (1, false),
            Ended::Gin => (0, false),
            Ended::BigGin => (0, true),
        };
        let closes = |defender: u8| {
            let (winner, points) = self.played(points::BothCounts { by, eleven, knocker, defender });
            winner == Some(by) && points >= needs
        };
        let most = u8::try_from(HIGHEST_COUNT).unwrap_or(u8::MAX);
        match (0..=most).rev().find(|held| !closes(*held)) {
            Some(held) if held == most => SafeCount::Any,
            Some(held) => SafeCount::Most(held),
            None => SafeCount::Nothing,
        }
    }

    /// The points that undercuts enter if `by` knocks with one of these counts.
    fn undercut(&self, by: Player, knocks: RangeInclusive<u8>) -> Option<Undercut> {
        let hands = knocks.flat_map(|knocker| (0..=knocker).map(move |defender| (knocker, defender)));
        let played = hands.map(|(knocker, defender)| {
            self.played(points::BothCounts { by, eleven: false, knocker, defender })
        });
        let undercuts = played.filter(|(winner, _)| *winner == Some(by.other())).map(|(_, points)| points);
        undercuts.fold(None, |so_far, points| {
            let Undercut { least, most } = so_far.unwrap_or(Undercut { least: points, most: points });
            Some(Undercut { least: least.min(points), most: most.max(points) })
        })
    }

    /// The most that `by` may knock with so that no undercut enters `needs` points or more.
    fn safe_to_knock(&self, by: Player, limit: u8, needs: u64) -> u8 {
        let safe = |knocker: &u8| {
            let undercut = self.undercut(by, *knocker..=*knocker);
            undercut.is_none_or(|undercut| undercut.most < needs)
        };
        (1..=limit).take_while(safe).last().unwrap_or(0)
    }
}
