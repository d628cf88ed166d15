//! What each player needs to close the open games, and how much deadwood they can safely hold.

use alloc::vec::Vec;

use crate::cards::card::{Card, Rank, Suit};
use crate::cards::upcard::Upcard;
use crate::hand::count::Count;
use crate::hand::points::{self, worth};
use crate::house::choices::BoxTiming;
use crate::house::settings::HouseRules;
use crate::players::entrant::{Entrant, Entrants};
use crate::players::lineup::{Lineup, Opponents};
use crate::players::player::{ByPlayer, Player};
use crate::series::round::{HandResult, PlayedHand, RoundResult, folded};
use crate::sheets::sheet::{Column, Sheet, points_entered};

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

/// The deadwood that a player can hold, against each way in which the opponent can end the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SafeHolding {
    /// Against a knock, with one point or more.
    pub from_knock: SafeCount,
    /// Against gin.
    pub from_gin: SafeCount,
    /// Against big gin. Equal to `from_gin` if big gin is not played, because eleven melded cards are gin then.
    pub from_big_gin: SafeCount,
}

/// The range of points that an undercut can enter, over all counts within the limit.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undercut {
    pub least: u64,
    pub most: u64,
}

/// What a player needs and what they can safely hold, in an open game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Safety {
    /// The points that the player has to win in this hand to close the game, with what the hands of the round that have
    /// ended bring. Where boxes are paid with each hand, those for this hand and for the round are among the points.
    pub points_to_close: u64,
    /// The deadwood with which the opponent's win does not close the game.
    pub holding: SafeHolding,
    /// The most deadwood with which the player may knock so that no undercut closes the game for the opponent:
    /// 0 to the limit. 0 means gin only, which cannot be undercut.
    pub safe_to_knock: u8,
    /// The points that an undercut of the player's knock enters in this game for the opponent. `None` if the
    /// opponent's next win is not entered in it, or if there is no knock that can be undercut.
    pub undercut: Option<Undercut>,
    /// True if the player would be shut out if the game closed now, and the house rules have an award for that. It is
    /// false until the opponent has an entry in the game.
    pub shutout_threatens: bool,
}

/// A hand in play: for whom its players play, and how their round stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandInPlay {
    /// The entrants for whom both play.
    pub entrants: ByPlayer<Entrant>,
    on_the_sheet: Entrants,
    /// What the other hands of the round bring. Those that are still played are taken as drawn.
    others: Vec<HandResult>,
}

impl HandInPlay {
    /// A hand of two players.
    pub const TWO: HandInPlay = HandInPlay {
        entrants: ByPlayer { one: Entrant::First, two: Entrant::Second },
        on_the_sheet: Entrants::Two,
        others: Vec::new(),
    };

    /// A hand of these players, after the hands of its round that have ended.
    pub fn new(lineup: Lineup, opponents: Opponents, ended: &[PlayedHand]) -> HandInPlay {
        let mut others: Vec<HandResult> = ended.iter().map(|hand| hand.brings(lineup)).collect();
        others.resize(lineup.hands_in_a_round().saturating_sub(1).max(others.len()), HandResult::default());
        HandInPlay {
            entrants: ByPlayer::from_fn(|player| opponents.entrant(lineup, player)),
            on_the_sheet: lineup.entrants(),
            others,
        }
    }

    /// The points and the extra boxes that the other hands bring the side of a player.
    fn brought(&self, player: Player) -> (u64, u64) {
        let entrant = *self.entrants.get(player);
        let each = self.others.iter().map(|hand| hand.of_entrant(entrant));
        each.fold((0, 0), |(points, boxes), (more_points, more_boxes)| {
            (points + u64::from(more_points), boxes + u64::from(more_boxes))
        })
    }

    /// The points by which the side of a player leads; negative if it is behind.
    fn lead_of(&self, player: Player) -> i64 {
        let [own, other] = [player, player.other()].map(|player| self.brought(player).0);
        i64::try_from(own).unwrap_or(i64::MAX) - i64::try_from(other).unwrap_or(i64::MAX)
    }
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

impl HandInPlay {
    /// The safety of both players in each open game of a sheet, with the number of the game, counted from 0, as the hands of
    /// the round that have ended stand.
    ///
    /// `knock_card` is the card that was turned up, if it is known: it may limit the knock, and its suit may double the hand.
    ///
    /// For example, player one has 80 of 100 points. Against a knock with one point, player two can hold 20 points of
    /// deadwood, because the difference of 19 does not close the game; against gin nothing is safe.
    ///
    /// ```
    /// use ginscore_rules::advice::{HandInPlay, SafeCount};
    /// use ginscore_rules::house::HouseRules;
    /// use ginscore_rules::players::Entrant;
    /// use ginscore_rules::sheets::Sheet;
    /// let house = HouseRules::default();
    /// let mut sheet = Sheet::new(&house);
    /// sheet.enter(&house, Entrant::First, 80, 1);
    /// let (_, players) = HandInPlay::TWO.safety(&house, &sheet, None)[0];
    /// assert_eq!(players.one.points_to_close, 20);
    /// assert_eq!(players.two.holding.from_knock, SafeCount::Most(20));
    /// assert_eq!(players.two.holding.from_gin, SafeCount::Nothing);
    /// ```
    pub fn safety(
        &self,
        house: &HouseRules,
        sheet: &Sheet,
        knock_card: Option<Upcard>,
    ) -> Vec<(usize, ByPlayer<Safety>)> {
        let entered = self.entrants.map(|entrant| sheet.reasons(house, *entrant));
        let hands = Hands { house, knock_card, hand: self };
        let open = sheet.columns().iter().enumerate().filter(|(_, column)| column.winner().is_none());
        open.map(|(at, column)| {
            let safety_of = |player: Player| {
                let (own, other) = (*self.entrants.get(player), *self.entrants.get(player.other()));
                let enters = entered.get(player.other()).get(at).is_some_and(|reason| reason.is_entry());
                let needs = column.points_to_close(house, other);
                let closes = |round: &RoundResult| {
                    let entered = points_entered(house, round.points, *round.boxes.get(other));
                    enters && round.winner == Some(other) && u64::from(entered) >= needs
                };
                Safety {
                    points_to_close: points_to_close(house, column, self, player),
                    holding: hands.holding(player, closes),
                    safe_to_knock: hands.safe_to_knock(player, closes),
                    undercut: hands.undercut(player).filter(|_| enters),
                    shutout_threatens: column.shutout_threatens(house, own),
                }
            };
            (at, ByPlayer::from_fn(safety_of))
        })
        .collect()
    }

    /// What a hand means for its round, for both players.
    ///
    /// For example, the partner has won 19 points: a player who loses 18 points or less keeps the round, and with 19 it is
    /// tied.
    ///
    /// ```
    /// use ginscore_rules::advice::{HandInPlay, SafeCount};
    /// use ginscore_rules::hand::{HandClaim, PointsClaim, judge};
    /// use ginscore_rules::house::{Bounded, HouseRules};
    /// use ginscore_rules::players::{Lineup, Opponents, Player, Seat};
    /// use ginscore_rules::series::PlayedHand;
    /// let house = HouseRules::default();
    /// let four = Lineup::Sides(Bounded::known::<2>());
    /// let pair = |one, two| Opponents::new(four, Seat::new(one).unwrap(), Seat::new(two).unwrap()).unwrap();
    /// let claim = HandClaim::Points(PointsClaim { winner: Player::One, points: 19, boxes: 1, knock_card: None });
    /// let partners = PlayedHand { opponents: pair(1, 3), ruling: judge(&claim, &house).unwrap().into() };
    /// let hand = HandInPlay::new(four, pair(0, 2), &[partners]);
    /// let ann = hand.round_safety(&house, None).one;
    /// // A knock with one point and 19 points of deadwood lose 18 points.
    /// assert_eq!(ann.to_keep.from_knock, SafeCount::Most(19));
    /// assert_eq!(ann.to_tie.from_knock, SafeCount::Most(20));
    /// assert_eq!((ann.to_keep.from_gin, ann.points_to_win), (SafeCount::Nothing, 1));
    /// ```
    pub fn round_safety(&self, house: &HouseRules, knock_card: Option<Upcard>) -> ByPlayer<RoundSafety> {
        let hands = Hands { house, knock_card, hand: self };
        ByPlayer::from_fn(|player| {
            let lead = self.lead_of(player);
            let (own, other) = (*self.entrants.get(player), *self.entrants.get(player.other()));
            RoundSafety {
                lead,
                to_keep: hands.holding(player, |round| round.winner != Some(own)),
                to_tie: hands.holding(player, |round| round.winner == Some(other)),
                points_to_win: u64::try_from(1 - lead).unwrap_or(1).max(1),
            }
        })
    }
}

/// What a player still has to win to close a game, after what the other hands of the round bring. It is more if the side is
/// behind.
fn points_to_close(house: &HouseRules, column: &Column, hand: &HandInPlay, player: Player) -> u64 {
    let needs = column.points_to_close(house, *hand.entrants.get(player));
    let (_, extra_boxes) = hand.brought(player);
    let boxes = match house.box_timing {
        BoxTiming::EachHand => extra_boxes.saturating_mul(u64::from(house.box_value.get())),
        BoxTiming::End => 0,
    };
    let lead = hand.lead_of(player);
    let needs = needs.saturating_add_signed(lead.saturating_neg());
    needs.saturating_sub(boxes)
}

impl HouseRules {
    /// A knock card that doubles the hand and limits no knock, if the house rules have one.
    pub fn doubling_card(&self) -> Option<Upcard> {
        let suit = Suit::ALL.into_iter().find(|suit| self.doubling_suits.contains(*suit));
        suit.map(|suit| Card::new(Rank::King, suit).into())
    }
}

#[derive(Clone, Copy)]
enum Ended {
    /// With one point or more, within the limit.
    Knock,
    Gin,
    BigGin,
}

struct Hands<'h> {
    house: &'h HouseRules,
    knock_card: Option<Upcard>,
    hand: &'h HandInPlay,
}

impl Hands<'_> {
    /// The winner of the hand with these counts, and what its round comes to.
    fn played(&self, counts: points::BothCounts) -> (Option<Player>, RoundResult) {
        let worth = worth(self.house, counts, self.knock_card);
        let winner = worth.winner.map(|winner| *self.hand.entrants.get(winner));
        let mut hands = self.hand.others.clone();
        hands.push(HandResult::of(winner, &worth.steps, &worth.boxes));
        (worth.winner, folded(self.house, self.hand.on_the_sheet, &hands))
    }

    /// The most deadwood that a player can hold, against each way in which the opponent ends the hand, so that no round
    /// is `bad`.
    fn holding(&self, player: Player, bad: impl Fn(&RoundResult) -> bool) -> SafeHolding {
        let safe = |ended| self.safe(player.other(), ended, &bad);
        SafeHolding {
            from_knock: safe(Ended::Knock),
            from_gin: safe(Ended::Gin),
            from_big_gin: safe(Ended::BigGin),
        }
    }

    /// The most deadwood that the defender can hold, and less, so that no way in which `by` ends the hand is `bad`.
    fn safe(&self, by: Player, ended: Ended, bad: &impl Fn(&RoundResult) -> bool) -> SafeCount {
        let (knocks, eleven) = match ended {
            Ended::Knock => (1..=self.house.knock_limit_with(self.knock_card), false),
            Ended::Gin => (0..=0, false),
            Ended::BigGin => (0..=0, true),
        };
        let is_bad = |defender: u16| {
            knocks.clone().any(|knocker| {
                let counts = points::BothCounts { by, eleven, knocker: u16::from(knocker), defender };
                bad(&self.played(counts).1)
            })
        };
        match (0..=Count::HIGHEST).find(|held| is_bad(*held)) {
            None => SafeCount::Any,
            Some(0) => SafeCount::Nothing,
            Some(held) => SafeCount::Most(held - 1),
        }
    }

    /// The rounds that undercuts lead to if `by` knocks with this count.
    fn undercuts(&self, by: Player, knocker: u8) -> impl Iterator<Item = RoundResult> {
        let played = (0..=knocker).map(move |defender| {
            let (knocker, defender) = (u16::from(knocker), u16::from(defender));
            self.played(points::BothCounts { by, eleven: false, knocker, defender })
        });
        played.filter(move |(winner, _)| *winner == Some(by.other())).map(|(_, round)| round)
    }

    /// The points that undercuts enter for the side of the defender if `by` knocks.
    fn undercut(&self, by: Player) -> Option<Undercut> {
        let other = *self.hand.entrants.get(by.other());
        let rounds = (1..=self.house.knock_limit_with(self.knock_card))
            .flat_map(|knocker| self.undercuts(by, knocker));
        let won = rounds.filter(|round| round.winner == Some(other));
        let entered =
            won.map(|round| u64::from(points_entered(self.house, round.points, *round.boxes.get(other))));
        entered.fold(None, |so_far, points| {
            let Undercut { least, most } = so_far.unwrap_or(Undercut { least: points, most: points });
            Some(Undercut { least: least.min(points), most: most.max(points) })
        })
    }

    /// The most deadwood that `by` can knock with, and less, so that no undercut closes the game.
    fn safe_to_knock(&self, by: Player, closes: impl Fn(&RoundResult) -> bool) -> u8 {
        let safe = |knocker: &u8| !self.undercuts(by, *knocker).any(|round| closes(&round));
        (1..=self.house.knock_limit_with(self.knock_card)).take_while(safe).last().unwrap_or(0)
    }
}
