//! What each player needs to close the open games, and how much deadwood they can safely hold.

use std::ops::RangeInclusive;

use crate::cards::card::{Card, Rank, Suit};
use crate::rules::claim::HIGHEST_COUNT;
use crate::rules::house::{HouseRules, ShutoutAward};
use crate::rules::player::{ByPlayer, Player};
use crate::rules::points::{self, house_limit, worth};
use crate::rules::ruling::{total, total_boxes};
use crate::rules::sheet::{Column, Sheet, points_entered};

/// The most deadwood that a player can hold so that the opponent's next win does not close the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SafeCount {
    /// Any deadwood: the win cannot close the game.
    Any,
    /// At most this many points.
    Most(u16),
    /// No deadwood is safe: the win closes the game in any case.
    Nothing,
}

/// The range of points that an undercut can enter, over all counts within the limit of the house rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undercut {
    /// The fewest points.
    pub least: u64,
    /// The most points.
    pub most: u64,
}

/// What a player needs and what they can safely hold, in an open game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Safety {
    /// The points that the player needs to close the game.
    pub points_to_close: u64,
    /// The deadwood that is safe against the opponent's knock, with one point or more.
    pub safe_from_knock: SafeCount,
    /// The deadwood that is safe against the opponent's gin.
    pub safe_from_gin: SafeCount,
    /// The deadwood that is safe against the opponent's big gin. Equal to `safe_from_gin` if big gin is not played,
    /// because eleven melded cards are gin then.
    pub safe_from_big_gin: SafeCount,
    /// The most deadwood with which the player may knock so that no undercut closes the game for the opponent:
    /// 0 to the limit of the house rules. 0 means gin only, which cannot be undercut.
    pub safe_to_knock: u8,
    /// The points that an undercut of the player's knock enters in this game for the opponent. `None` if the
    /// opponent's next win is not entered in it, or if the house rules allow no knock that can be undercut.
    pub undercut: Option<Undercut>,
    /// True if the player would be shut out if the game closed now, and the house rules have an award for that. It is
    /// false until the opponent has an entry in the game.
    pub shutout_threatens: bool,
}

/// The safety of both players in each open game of a sheet, with the number of the game, counted from 0.
///
/// `doubled` selects a hand that the suit of the knock card doubles, if the house rules have such a suit.
///
/// For example, player one has 80 of 100 points. Against a knock with one point, player two can hold 20 points of
/// deadwood, because the difference of 19 does not close the game; against gin nothing is safe.
///
/// ```
/// use ginscore_rules::rules::{HouseRules, Player, SafeCount, Sheet, presets, safety};
/// let house = HouseRules::new(presets::defaults()).unwrap();
/// let mut sheet = Sheet::new(&house);
/// sheet.enter(&house, Player::One, 80, 1);
/// let (_, players) = safety(&house, &sheet, false)[0];
/// assert_eq!(players.one.points_to_close, 20);
/// assert_eq!(players.two.safe_from_knock, SafeCount::Most(20));
/// assert_eq!(players.two.safe_from_gin, SafeCount::Nothing);
/// ```
pub fn safety(house: &HouseRules, sheet: &Sheet, doubled: bool) -> Vec<(usize, ByPlayer<Safety>)> {
    let entered = ByPlayer::from_fn(|player| sheet.reasons(house, player));
    let open = sheet.columns().iter().enumerate().filter(|(_, column)| column.winner().is_none());
    open.map(|(at, column)| {
        let safety_of = |player: Player| {
            let opponent = player.other();
            let enters = entered.get(opponent).get(at).is_some_and(|reason| reason.is_entry());
            let needs = column.points_to_close(house, opponent);
            let hands = Hands { house, knock_card: doubled.then(|| doubling_card(house)).flatten() };
            let safe = |ended| if enters { hands.safe(opponent, ended, needs) } else { SafeCount::Any };
            let limit = house_limit(house);
            Safety {
                points_to_close: column.points_to_close(house, player),
                safe_from_knock: if limit > 0 { safe(Ended::Knock) } else { SafeCount::Any },
                safe_from_gin: safe(Ended::Gin),
                safe_from_big_gin: safe(Ended::BigGin),
                safe_to_knock: if enters { hands.safe_to_knock(player, limit, needs) } else { limit },
                undercut: hands.undercut(player, 1..=limit).filter(|_| enters),
                shutout_threatens: shutout_threatens(house, column, player),
            }
        };
        (at, ByPlayer::from_fn(safety_of))
    })
    .collect()
}

fn shutout_threatens(house: &HouseRules, column: &Column, player: Player) -> bool {
    house.shutout.award != ShutoutAward::None
        && *column.entries().get(player.other()) > 0
        && column.is_shut_out(house, player)
}

/// A card of a suit that doubles the hand, if the house rules have one. A king does not lower the limit of the knock.
fn doubling_card(house: &HouseRules) -> Option<Card> {
    let suit = Suit::ALL.into_iter().find(|suit| house.doubling_suits.contains(*suit));
    suit.map(|suit| Card::new(Rank::King, suit))
}

/// The way in which the opponent ends the hand.
#[derive(Clone, Copy)]
enum Ended {
    /// With one point, the knock that wins the most points.
    Knock,
    Gin,
    BigGin,
}

/// The possible next hands under the house rules.
struct Hands<'h> {
    house: &'h HouseRules,
    knock_card: Option<Card>,
}

impl Hands<'_> {
    /// The winner with these counts, and the points that are entered.
    fn played(&self, counts: points::BothCounts) -> (Option<Player>, u64) {
        let worth = worth(self.house, counts, self.knock_card);
        let points = points_entered(self.house, total(&worth.steps), total_boxes(&worth.boxes));
        (worth.winner, u64::from(points))
    }

    /// The most deadwood that the defender can hold so that a win of `by` enters fewer points than `needs`.
    fn safe(&self, by: Player, ended: Ended, needs: u64) -> SafeCount {
        let (knocker, eleven) = match ended {
            Ended::Knock => (1, false),
            Ended::Gin => (0, false),
            Ended::BigGin => (0, true),
        };
        let closes = |defender: u16| {
            let (winner, points) = self.played(points::BothCounts { by, eleven, knocker, defender });
            winner == Some(by) && points >= needs
        };
        match (0..=HIGHEST_COUNT).rev().find(|held| !closes(*held)) {
            Some(HIGHEST_COUNT) => SafeCount::Any,
            Some(held) => SafeCount::Most(held),
            None => SafeCount::Nothing,
        }
    }

    /// The points that undercuts enter if `by` knocks with one of these counts.
    fn undercut(&self, by: Player, knocks: RangeInclusive<u8>) -> Option<Undercut> {
        let hands = knocks.flat_map(|knocker| (0..=knocker).map(move |defender| (knocker, defender)));
        let played = hands.map(|(knocker, defender)| {
            let (knocker, defender) = (u16::from(knocker), u16::from(defender));
            self.played(points::BothCounts { by, eleven: false, knocker, defender })
        });
        let undercuts = played.filter(|(winner, _)| *winner == Some(by.other())).map(|(_, points)| points);
        undercuts.fold(None, |so_far, points| {
            let Undercut { least, most } = so_far.unwrap_or(Undercut { least: points, most: points });
            Some(Undercut { least: least.min(points), most: most.max(points) })
        })
    }

    /// The most deadwood that `by` can knock with so that no undercut enters `needs` points or more.
    fn safe_to_knock(&self, by: Player, limit: u8, needs: u64) -> u8 {
        let safe = |knocker: &u8| {
            let undercut = self.undercut(by, *knocker..=*knocker);
            undercut.is_none_or(|undercut| undercut.most < needs)
        };
        (1..=limit).take_while(safe).last().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::testing::house;
    use SafeCount::{Any, Most, Nothing};

    const ANN: Player = Player::One;
    const BOB: Player = Player::Two;

    /// What Bob can hold if Ann has some points of 100: against her knock, gin and big gin; and what he can knock with.
    #[test]
    fn what_is_safe_depends_on_what_the_opponent_needs() {
        for (rules, ann, knock, gin, big_gin, to_knock) in [
            ("", 0, Any, Most(74), Most(74), 10),
            ("", 80, Most(20), Nothing, Nothing, 9),
            // Gin pays 25: with 74 points 1 may be held, with 75 nothing.
            ("", 74, Most(26), Most(0), Most(0), 10),
            ("", 75, Most(25), Nothing, Nothing, 10),
            ("big_gin_bonus=31", 60, Most(40), Most(14), Most(8), 10),
            // An undercut pays 10 and the difference: 18 points close the game, so the knock stays below 8.
            ("", 82, Most(18), Nothing, Nothing, 7),
            ("", 90, Most(10), Nothing, Nothing, 0),
            ("knock_limit=0", 90, Any, Nothing, Nothing, 0),
            ("knock_limit=0", 50, Any, Most(24), Most(24), 0),
        ] {
            let house = house(rules);
            let mut sheet = Sheet::new(&house);
            sheet.enter(&house, ANN, ann, 1);
            let (_, players) = safety(&house, &sheet, false)[0];
            let bob = players.two;
            let found = (bob.safe_from_knock, bob.safe_from_gin, bob.safe_from_big_gin, bob.safe_to_knock);
            assert_eq!(found, (knock, gin, big_gin, to_knock), "{rules}: Ann has {ann}");
            assert_eq!(
                (players.one.points_to_close, bob.points_to_close),
                (100 - u64::from(ann), 100),
                "{rules}: {ann}"
            );
        }
    }

    #[test]
    fn a_doubling_suit_doubles_what_is_lost() {
        let rules = house("doubling_suits=HS");
        let mut sheet = Sheet::new(&rules);
        sheet.enter(&rules, ANN, 50, 1);
        let bob = |doubled| safety(&rules, &sheet, doubled)[0].1.two;
        assert_eq!((bob(false).safe_from_knock, bob(true).safe_from_knock), (Most(50), Most(25)));
        assert_eq!(bob(false).undercut, Some(Undercut { least: 10, most: 20 }));
        assert_eq!(bob(true).undercut, Some(Undercut { least: 20, most: 40 }));
        // Without a doubling suit there is no doubled hand.
        let plain = house("");
        assert_eq!(safety(&plain, &sheet, true), safety(&plain, &sheet, false));
    }

    /// On Hollywood's sheet the first win enters game 1 only.
    #[test]
    fn a_game_that_the_next_win_does_not_enter_is_safe() {
        let rules = house("hollywood target=100");
        let mut sheet = Sheet::new(&rules);
        sheet.enter(&rules, ANN, 90, 1);
        let games = safety(&rules, &sheet, false);
        let bob = |game: usize| games[game].1.two;
        assert_eq!(
            (bob(0).safe_from_gin, bob(1).safe_from_gin, bob(2).safe_from_gin),
            (Nothing, Most(74), Any)
        );
        assert_eq!((bob(0).safe_to_knock, bob(2).safe_to_knock), (0, 10));
        assert_eq!((bob(0).undercut.is_some(), bob(2).undercut), (true, None));
        // A closed game is left out.
        sheet.enter(&rules, ANN, 10, 1);
        assert_eq!(safety(&rules, &sheet, false).iter().map(|(game, _)| *game).collect::<Vec<_>>(), [1, 2]);
    }

    /// The rules, the wins so far, and if a shutout threatens Ann and Bob.
    #[test]
    fn a_shutout_threatens_a_player_who_has_nothing_yet() {
        for (rules, wins, ann, bob) in [
            ("shutout.award=100", &[][..], false, false),
            ("shutout.award=100", &[(ANN, 10)], false, true),
            ("shutout.award=100", &[(ANN, 10), (BOB, 10)], false, false),
            ("shutout.award=100", &[(ANN, 10), (BOB, 0)], false, true),
            ("shutout.award=100 shutout.test=no-hands", &[(ANN, 10), (BOB, 0)], false, false),
            ("shutout.award=100", &[(BOB, 10)], true, false),
            ("", &[(ANN, 10)], false, false),
        ] {
            let house = house(rules);
            let mut sheet = Sheet::new(&house);
            for (winner, points) in wins {
                sheet.enter(&house, *winner, *points, 1);
            }
            let (_, players) = safety(&house, &sheet, false)[0];
            let found = (players.one.shutout_threatens, players.two.shutout_threatens);
            assert_eq!(found, (ann, bob), "{rules}: {wins:?}");
        }
    }
}
