//! What each player needs to close the open games, and how much deadwood they can safely hold.

use std::ops::RangeInclusive;

use crate::cards::card::{Card, Rank, Suit};
use crate::rules::claim::HIGHEST_COUNT;
use crate::rules::entrant::Entrant;
use crate::rules::house::HouseRules;
use crate::rules::player::{ByPlayer, Player};
use crate::rules::points::{self, house_limit, worth};
use crate::rules::ruling::{total, total_boxes};
use crate::rules::sheet::{Sheet, points_entered};

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
    /// The points that the player has to win in this hand to close the game, with what the hands of the round that have
    /// ended bring.
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

/// A hand in play: for whom its players play, and how their round stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandInPlay {
    /// The entrants for whom both play.
    pub entrants: ByPlayer<Entrant>,
    /// The points by which player one's side leads in the hands of the round that have ended; negative if it is behind.
    pub lead: i64,
}

impl HandInPlay {
    /// A hand of two players.
    pub const TWO: HandInPlay =
        HandInPlay { entrants: ByPlayer { one: Entrant::First, two: Entrant::Second }, lead: 0 };

    /// The points by which the side of a player leads.
    const fn lead_of(self, player: Player) -> i64 {
        match player {
            Player::One => self.lead,
            Player::Two => -self.lead,
        }
    }
}

/// The deadwood that a player can hold, against each way in which the opponent can end the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SafeHolding {
    /// Against a knock, with one point or more.
    pub from_knock: SafeCount,
    /// Against gin.
    pub from_gin: SafeCount,
    /// Against big gin. Equal to `from_gin` if big gin is not played.
    pub from_big_gin: SafeCount,
}

/// What a player's hand means for the round, as its hands that have ended stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundSafety {
    /// The points by which the player's side leads; negative if it is behind.
    pub lead: i64,
    /// The deadwood with which the player can be caught so that the side still wins the round.
    pub to_keep: SafeHolding,
    /// The deadwood with which the player can be caught so that the side does not lose the round.
    pub to_tie: SafeHolding,
    /// The points that the player has to win so that the side wins the round.
    pub points_to_win: u64,
}

/// What a hand means for its round, for both players.
///
/// For example, the partner has won 19 points: a player who loses 18 points or less keeps the round, and with 19 it is
/// tied.
///
/// ```
/// use ginscore_rules::rules::{HandInPlay, HouseRules, SafeCount, presets, round_safety};
/// let house = HouseRules::new(presets::defaults()).unwrap();
/// let hand = HandInPlay { lead: 19, ..HandInPlay::TWO };
/// let ann = round_safety(&house, &hand, false).one;
/// // A knock with one point and 19 points of deadwood lose 18 points.
/// assert_eq!(ann.to_keep.from_knock, SafeCount::Most(19));
/// assert_eq!(ann.to_tie.from_knock, SafeCount::Most(20));
/// assert_eq!((ann.to_keep.from_gin, ann.points_to_win), (SafeCount::Nothing, 1));
/// ```
pub fn round_safety(house: &HouseRules, hand: &HandInPlay, doubled: bool) -> ByPlayer<RoundSafety> {
    let hands = Hands::new(house, doubled, None);
    ByPlayer::from_fn(|player| {
        let lead = hand.lead_of(player);
        let holding = |limit: i64| {
            let needs = u64::try_from(limit).unwrap_or(0);
            // A side that does not lead loses whatever the player is caught with.
            if needs == 0 {
                let nothing = SafeCount::Nothing;
                return SafeHolding { from_knock: nothing, from_gin: nothing, from_big_gin: nothing };
            }
            let safe = |ended| hands.safe(player.other(), ended, |won| won >= needs);
            SafeHolding {
                from_knock: if house_limit(house) > 0 { safe(Ended::Knock) } else { SafeCount::Any },
                from_gin: safe(Ended::Gin),
                from_big_gin: safe(Ended::BigGin),
            }
        };
        RoundSafety {
            lead,
            to_keep: holding(lead),
            to_tie: holding(lead.saturating_add(1)),
            points_to_win: u64::try_from(1 - lead).unwrap_or(1).max(1),
        }
    })
}

/// The safety of both players in each open game of a sheet, with the number of the game, counted from 0, as the hands of
/// the round that have ended stand.
///
/// `doubled` selects a hand that the suit of the knock card doubles, if the house rules have such a suit.
///
/// For example, player one has 80 of 100 points. Against a knock with one point, player two can hold 20 points of
/// deadwood, because the difference of 19 does not close the game; against gin nothing is safe.
///
/// ```
/// use ginscore_rules::rules::{Entrant, HandInPlay, HouseRules, SafeCount, Sheet, presets, safety};
/// let house = HouseRules::new(presets::defaults()).unwrap();
/// let mut sheet = Sheet::new(&house);
/// sheet.enter(&house, Entrant::First, 80, 1);
/// let (_, players) = safety(&house, &sheet, &HandInPlay::TWO, false)[0];
/// assert_eq!(players.one.points_to_close, 20);
/// assert_eq!(players.two.safe_from_knock, SafeCount::Most(20));
/// assert_eq!(players.two.safe_from_gin, SafeCount::Nothing);
/// ```
pub fn safety(
    house: &HouseRules,
    sheet: &Sheet,
    hand: &HandInPlay,
    doubled: bool,
) -> Vec<(usize, ByPlayer<Safety>)> {
    let entered = hand.entrants.map(|entrant| sheet.reasons(house, *entrant));
    let open = sheet.columns().iter().enumerate().filter(|(_, column)| column.winner().is_none());
    open.map(|(at, column)| {
        let safety_of = |player: Player| {
            let (own, other) = (*hand.entrants.get(player), *hand.entrants.get(player.other()));
            let enters = entered.get(player.other()).get(at).is_some_and(|reason| reason.is_entry());
            let needs = column.points_to_close(house, other);
            let hands = Hands::new(house, doubled, Some(hand.lead_of(player.other())));
            let closes = |points: u64| points >= needs;
            let safe =
                |ended| if enters { hands.safe(player.other(), ended, closes) } else { SafeCount::Any };
            let limit = house_limit(house);
            Safety {
                points_to_close: less(column.points_to_close(house, own), hand.lead_of(player)),
                safe_from_knock: if limit > 0 { safe(Ended::Knock) } else { SafeCount::Any },
                safe_from_gin: safe(Ended::Gin),
                safe_from_big_gin: safe(Ended::BigGin),
                safe_to_knock: if enters { hands.safe_to_knock(player, limit, needs) } else { limit },
                undercut: hands.undercut(player, 1..=limit).filter(|_| enters),
                shutout_threatens: column.shutout_threatens(house, own),
            }
        };
        (at, ByPlayer::from_fn(safety_of))
    })
    .collect()
}

/// What is still missing of some points after a lead; more than they are if the side is behind.
const fn less(points: u64, lead: i64) -> u64 {
    if lead < 0 {
        points.saturating_add(lead.unsigned_abs())
    } else {
        points.saturating_sub(lead.unsigned_abs())
    }
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
    /// The points by which the opponent's side leads in the round, to find what is entered; `None` to find what the hand
    /// alone is worth.
    lead: Option<i64>,
}

impl<'h> Hands<'h> {
    fn new(house: &'h HouseRules, doubled: bool, lead: Option<i64>) -> Hands<'h> {
        Hands { house, knock_card: doubled.then(|| doubling_card(house)).flatten(), lead }
    }

    /// The winner with these counts, and the points of the hand or, if asked for, of its entry. Nobody wins a round in
    /// which the opponent's side stays behind or level.
    fn played(&self, counts: points::BothCounts) -> (Option<Player>, u64) {
        let worth = worth(self.house, counts, self.knock_card);
        let points = total(&worth.steps);
        let Some(lead) = self.lead else {
            return (worth.winner, u64::from(points));
        };
        let net = i64::from(points).saturating_add(lead);
        if lead != 0 && net <= 0 {
            return (None, 0);
        }
        let net = u32::try_from(net).unwrap_or(u32::MAX);
        (worth.winner, u64::from(points_entered(self.house, net, total_boxes(&worth.boxes))))
    }

    /// The most deadwood that the defender can hold so that the points of a win of `by` are not `too_many`.
    fn safe(&self, by: Player, ended: Ended, too_many: impl Fn(u64) -> bool) -> SafeCount {
        let (knocker, eleven) = match ended {
            Ended::Knock => (1, false),
            Ended::Gin => (0, false),
            Ended::BigGin => (0, true),
        };
        let closes = |defender: u16| {
            let (winner, points) = self.played(points::BothCounts { by, eleven, knocker, defender });
            winner == Some(by) && too_many(points)
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

    const ANN: Entrant = Entrant::First;
    const BOB: Entrant = Entrant::Second;

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
            let (_, players) = safety(&house, &sheet, &HandInPlay::TWO, false)[0];
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

    /// A side that is behind has nothing to keep, although an undercut may bring it ahead.
    #[test]
    fn nothing_keeps_a_round_for_the_side_that_is_behind() {
        let nothing = SafeHolding { from_knock: Nothing, from_gin: Nothing, from_big_gin: Nothing };
        let behind = HandInPlay { lead: -19, ..HandInPlay::TWO };
        let of = round_safety(&house(""), &behind, false);
        assert_eq!((of.one.to_keep, of.one.to_tie, of.one.points_to_win), (nothing, nothing, 20));
        assert_eq!(of.two.to_keep.from_knock, Most(19));
        let level = round_safety(&house(""), &HandInPlay::TWO, false);
        assert_eq!((level.one.to_keep, level.two.to_keep), (nothing, nothing));
    }

    /// What the partner has won counts for the side, and what the opponents have won counts against it.
    #[test]
    fn the_hands_that_have_ended_count_towards_the_target() {
        let house = house("");
        let mut sheet = Sheet::new(&house);
        sheet.enter(&house, BOB, 23, 1);
        let hand = HandInPlay { lead: 6, ..HandInPlay::TWO };
        let (_, players) = safety(&house, &sheet, &hand, false)[0];
        assert_eq!((players.one.points_to_close, players.two.points_to_close), (94, 83));
        // A knock with one point and 83 points of deadwood win 82, and 76 are entered.
        assert_eq!((players.one.safe_from_knock, players.two.safe_from_knock), (Most(83), Most(94)));
        let far = HandInPlay { lead: 200, ..HandInPlay::TWO };
        assert_eq!(safety(&house, &sheet, &far, false)[0].1.one.points_to_close, 0);
    }

    #[test]
    fn a_doubling_suit_doubles_what_is_lost() {
        let rules = house("doubling_suits=HS");
        let mut sheet = Sheet::new(&rules);
        sheet.enter(&rules, ANN, 50, 1);
        let bob = |doubled| safety(&rules, &sheet, &HandInPlay::TWO, doubled)[0].1.two;
        assert_eq!((bob(false).safe_from_knock, bob(true).safe_from_knock), (Most(50), Most(25)));
        assert_eq!(bob(false).undercut, Some(Undercut { least: 10, most: 20 }));
        assert_eq!(bob(true).undercut, Some(Undercut { least: 20, most: 40 }));
        // Without a doubling suit there is no doubled hand.
        let plain = house("");
        assert_eq!(
            safety(&plain, &sheet, &HandInPlay::TWO, true),
            safety(&plain, &sheet, &HandInPlay::TWO, false)
        );
    }

    /// On Hollywood's sheet the first win enters game 1 only.
    #[test]
    fn a_game_that_the_next_win_does_not_enter_is_safe() {
        let rules = house("hollywood target=100");
        let mut sheet = Sheet::new(&rules);
        sheet.enter(&rules, ANN, 90, 1);
        let games = safety(&rules, &sheet, &HandInPlay::TWO, false);
        let bob = |game: usize| games[game].1.two;
        assert_eq!(
            (bob(0).safe_from_gin, bob(1).safe_from_gin, bob(2).safe_from_gin),
            (Nothing, Most(74), Any)
        );
        assert_eq!((bob(0).safe_to_knock, bob(2).safe_to_knock), (0, 10));
        assert_eq!((bob(0).undercut.is_some(), bob(2).undercut), (true, None));
        // A closed game is left out.
        sheet.enter(&rules, ANN, 10, 1);
        assert_eq!(
            safety(&rules, &sheet, &HandInPlay::TWO, false).iter().map(|(game, _)| *game).collect::<Vec<_>>(),
            [1, 2]
        );
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
            let (_, players) = safety(&house, &sheet, &HandInPlay::TWO, false)[0];
            let found = (players.one.shutout_threatens, players.two.shutout_threatens);
            assert_eq!(found, (ann, bob), "{rules}: {wins:?}");
        }
    }
}
