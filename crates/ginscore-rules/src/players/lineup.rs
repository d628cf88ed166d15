//! Who plays whom: two players, sides of partners, a captain against a side, or three players in turn.

use crate::bounded::Bounded;
use crate::players::entrant::{Entrant, Entrants};
use crate::players::player::{ByPlayer, Player};

/// A player of a series, by their place in its list of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The first seat.
    pub const FIRST: Seat = Seat(0);

    /// The seat with that number, counted from 0; `None` from [`Lineup::MOST_PLAYERS`] on.
    pub fn new(number: usize) -> Option<Seat> {
        u8::try_from(number).ok().filter(|_| number < Lineup::MOST_PLAYERS).map(Seat)
    }

    /// The number, counted from 0.
    pub const fn number(self) -> usize {
        self.0 as usize
    }
}

/// Who plays whom in a series.
///
/// Players are listed in the order of their seats: the first side, then the second. A game of two players is a game of
/// sides with one player a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lineup {
    /// Two sides of so many partners each. Every player plays a hand against an opponent, and all these hands are one round.
    Sides(Bounded<1, 5>),
    /// The first player is the captain and plays against so many others. One of them plays until they lose a hand, then
    /// the next.
    Captain(Bounded<2, 3>),
    /// Three players. The loser of a hand sits out the next one. The first hand is played by the two others.
    InTurn {
        /// The player who sits out the first hand.
        out: Entrant,
    },
}

impl Lineup {
    /// The most players that a series can have.
    pub const MOST_PLAYERS: usize = 10;

    /// Two players.
    pub const TWO: Lineup = Lineup::Sides(Bounded::known::<1>());

    /// How many players there are.
    pub const fn players(self) -> usize {
        match self {
            Lineup::Sides(partners) => partners.get() as usize * 2,
            Lineup::Captain(others) => others.get() as usize + 1,
            Lineup::InTurn { .. } => 3,
        }
    }

    /// All seats, in order.
    pub fn seats(self) -> impl Iterator<Item = Seat> + Clone {
        (0..self.players()).filter_map(Seat::new)
    }

    /// How many entrants the sheet has.
    pub const fn entrants(self) -> Entrants {
        match self {
            Lineup::Sides(_) | Lineup::Captain(_) => Entrants::Two,
            Lineup::InTurn { .. } => Entrants::Three,
        }
    }

    /// The entrant for whom a player plays.
    pub const fn entrant(self, seat: Seat) -> Entrant {
        let first = match self {
            Lineup::Sides(partners) => partners.get() as usize,
            Lineup::Captain(_) | Lineup::InTurn { .. } => 1,
        };
        match (self, seat.number()) {
            (_, number) if number < first => Entrant::First,
            (Lineup::InTurn { .. }, 2..) => Entrant::Third,
            _ => Entrant::Second,
        }
    }

    /// The first player of an entrant. Of two entrants, the third is the second.
    pub const fn first(self, entrant: Entrant) -> Seat {
        match (self, entrant) {
            (_, Entrant::First) => Seat(0),
            (Lineup::InTurn { .. }, Entrant::Third) => Seat(2),
            (Lineup::Captain(_) | Lineup::InTurn { .. }, _) => Seat(1),
            (Lineup::Sides(partners), _) => Seat(partners.get() as u8),
        }
    }

    /// The players of an entrant, in order.
    pub fn members(self, entrant: Entrant) -> impl Iterator<Item = Seat> + Clone {
        self.seats().filter(move |seat| self.entrant(*seat) == entrant)
    }

    /// Returns true if the series has two players.
    pub fn is_two_players(self) -> bool {
        self == Lineup::TWO
    }

    /// How many hands a round has.
    pub const fn hands_in_a_round(self) -> usize {
        match self {
            Lineup::Sides(partners) => partners.get() as usize,
            Lineup::Captain(_) | Lineup::InTurn { .. } => 1,
        }
    }

    /// Returns true if a round has several hands, so that the sheet has rounds and not hands.
    pub const fn has_rounds(self) -> bool {
        self.hands_in_a_round() > 1
    }
}

/// Who plays a hand. In its claim and its ruling, player one is the one of the lower seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opponents {
    /// Two players for different entrants.
    Players(ByPlayer<Seat>),
    /// Both sides as a whole: the result of a round, as it stands on a paper sheet.
    Sides,
}

impl Opponents {
    /// Two players of a lineup; `None` if they play for the same entrant or are not in the lineup.
    pub fn new(lineup: Lineup, one: Seat, two: Seat) -> Option<Opponents> {
        let here = |seat: Seat| seat.number() < lineup.players();
        let against = lineup.entrant(one) != lineup.entrant(two);
        (here(one) && here(two) && against)
            .then(|| Opponents::Players(ByPlayer { one: one.min(two), two: one.max(two) }))
    }

    /// The two players of a series of two.
    pub const fn two() -> Opponents {
        Opponents::Players(ByPlayer { one: Seat(0), two: Seat(1) })
    }

    /// The entrant for whom one of them plays.
    pub const fn entrant(self, lineup: Lineup, player: Player) -> Entrant {
        match (self, player) {
            (Opponents::Players(seats), player) => lineup.entrant(*seats.get(player)),
            (Opponents::Sides, Player::One) => Entrant::First,
            (Opponents::Sides, Player::Two) => Entrant::Second,
        }
    }

    /// Returns true if a player plays both hands.
    pub fn shares_player(self, other: Opponents) -> bool {
        match other {
            Opponents::Players(seats) => {
                [seats.one, seats.two].into_iter().any(|seat| self.player(seat).is_some())
            }
            Opponents::Sides => false,
        }
    }

    /// The one of them with that seat.
    pub fn player(self, seat: Seat) -> Option<Player> {
        match self {
            Opponents::Players(seats) => Player::BOTH.into_iter().find(|player| *seats.get(*player) == seat),
            Opponents::Sides => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(number: usize) -> Seat {
        Seat::new(number).unwrap()
    }

    fn entrants(lineup: Lineup) -> Vec<Entrant> {
        lineup.seats().map(|seat| lineup.entrant(seat)).collect()
    }

    #[test]
    fn players_play_for_their_side_or_for_themselves() {
        use Entrant::{First, Second, Third};
        assert_eq!(entrants(Lineup::TWO), [First, Second]);
        assert_eq!(entrants(Lineup::Sides(Bounded::known::<2>())), [First, First, Second, Second]);
        assert_eq!(entrants(Lineup::Captain(Bounded::known::<3>())), [First, Second, Second, Second]);
        assert_eq!(entrants(Lineup::InTurn { out: Third }), [First, Second, Third]);
        let six = Lineup::Sides(Bounded::known::<3>());
        assert_eq!(six.members(Second).map(Seat::number).collect::<Vec<_>>(), [3, 4, 5]);
        assert!(six.has_rounds() && !Lineup::TWO.has_rounds() && Lineup::TWO.is_two_players());
    }

    #[test]
    fn partners_do_not_play_each_other() {
        let four = Lineup::Sides(Bounded::known::<2>());
        assert_eq!(Opponents::new(four, seat(0), seat(1)), None);
        assert_eq!(Opponents::new(four, seat(0), seat(4)), None);
        let opponents = Opponents::new(four, seat(3), seat(0)).unwrap();
        assert_eq!(opponents.player(seat(0)), Some(Player::One));
        assert_eq!(opponents.entrant(four, Player::Two), Entrant::Second);
        assert_eq!(Seat::new(Lineup::MOST_PLAYERS), None);
    }
}
