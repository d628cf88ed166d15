//! Who plays the next hand, and who deals it.

use alloc::vec::Vec;

use crate::house::choices::{Dealer, DrawnHandDealer};
use crate::house::group::PairingRule;
use crate::house::settings::HouseRules;
use crate::players::entrant::Entrant;
use crate::players::lineup::{Lineup, Opponents, Seat};
use crate::players::player::{ByPlayer, Player};
use crate::series::round::PlayedHand;

/// The players of the next hands, as the hands so far left them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Seating {
    /// Everybody plays; who plays whom depends on the number of the round.
    Sides {
        /// The number of rounds that were played, in which the opponents may rotate.
        round: usize,
    },
    /// The captain plays this one of the others.
    Captain(Seat),
    /// Two of three play.
    InTurn {
        /// The player who sits out.
        out: Seat,
        /// The player who came in last; `None` before the first hand.
        newcomer: Option<Seat>,
    },
}

impl Seating {
    /// The seating of the first hand.
    pub fn first(lineup: Lineup) -> Seating {
        match lineup {
            Lineup::Sides(_) => Seating::Sides { round: 0 },
            Lineup::Captain(_) => Seating::Captain(lineup.first(Entrant::Second)),
            Lineup::InTurn { out } => Seating::InTurn { out: lineup.first(out), newcomer: None },
        }
    }

    /// The dealer of the next hand, where that is the player of three who sits out; `None` otherwise.
    pub(crate) fn dealer(self, house: &HouseRules, lineup: Lineup) -> Option<Entrant> {
        match self {
            Seating::InTurn { out, .. } if !house.group.newcomer_deals => Some(lineup.entrant(out)),
            Seating::Sides { .. } | Seating::Captain(_) | Seating::InTurn { .. } => None,
        }
    }

    /// Who plays whom in the next round, in the order of the seats.
    ///
    /// If the opponents rotate, player i of the first side plays player i + r of the second in round r, both counted from
    /// 0, and the first player comes after the last.
    pub fn playing(self, house: &HouseRules, lineup: Lineup) -> Vec<Opponents> {
        let opponents = |(one, two): (Seat, Seat)| Opponents::new(lineup, one, two);
        match self {
            Seating::Sides { round } => {
                let partners = lineup.hands_in_a_round();
                let shift = if rotates(house, partners) { round % partners } else { 0 };
                let others = lineup.members(Entrant::Second).cycle().skip(shift);
                lineup.members(Entrant::First).zip(others).filter_map(opponents).collect()
            }
            Seating::Captain(other) => opponents((lineup.first(Entrant::First), other)).into_iter().collect(),
            Seating::InTurn { out, .. } => {
                let mut here = lineup.seats().filter(|seat| *seat != out);
                here.next().zip(here.next()).and_then(opponents).into_iter().collect()
            }
        }
    }

    /// The seating after a hand, or after a round of sides.
    ///
    /// In captain's play the loser of the larger side gives way to the next of it. Of three players in turn the loser
    /// sits out and the third comes in. After a hand that nobody won, the same two play again.
    #[must_use]
    pub fn after(self, lineup: Lineup, hands: &[PlayedHand]) -> Seating {
        let last = hands.last().and_then(|hand| match hand.opponents {
            Opponents::Players(seats) => Some((seats, hand.ruling.winner())),
            Opponents::Sides => None,
        });
        match (self, last) {
            (Seating::Sides { round }, _) => Seating::Sides { round: round + 1 },
            (Seating::Captain(_), Some((seats, Some(Player::One)))) => {
                Seating::Captain(next_of(lineup, seats.two))
            }
            (Seating::Captain(_), Some((seats, _))) => Seating::Captain(seats.two),
            (Seating::InTurn { newcomer, .. }, Some((seats, winner))) => {
                let third = lineup.seats().find(|seat| *seat != seats.one && *seat != seats.two);
                match (winner, third) {
                    (Some(winner), Some(third)) => {
                        Seating::InTurn { out: *seats.get(winner.other()), newcomer: Some(third) }
                    }
                    (None, Some(out)) => Seating::InTurn { out, newcomer },
                    (_, None) => self,
                }
            }
            (same, None) => same,
        }
    }

    /// The seating in which this player plays the next hand, with `with` against them if that is named. `None` if the
    /// seating has no choice: all players of two sides play, and the captain always does.
    ///
    /// Of three players in turn, the one who came in last gives way.
    #[must_use]
    pub fn seated(self, lineup: Lineup, seat: Seat, with: Option<Seat>) -> Option<Seating> {
        match self {
            Seating::Sides { .. } => None,
            Seating::Captain(_) => {
                let named = |seat: &Seat| lineup.entrant(*seat) == Entrant::Second;
                let other = [Some(seat), with].into_iter().flatten().find(named)?;
                let captain = with.is_none_or(|with| lineup.entrant(seat) != lineup.entrant(with));
                captain.then_some(Seating::Captain(other))
            }
            Seating::InTurn { out, newcomer } => {
                let plays = |one: Seat, two: Seat| lineup.seats().find(|seat| *seat != one && *seat != two);
                let out = match with {
                    Some(with) if with == seat => return None,
                    Some(with) => plays(seat, with)?,
                    None if out != seat => out,
                    None => newcomer
                        .filter(|newcomer| *newcomer != seat)
                        .or_else(|| lineup.seats().filter(|other| *other != seat).last())?,
                };
                Some(Seating::InTurn { out, newcomer: Some(seat) })
            }
        }
    }
}

/// Returns true if the opponents change with every round.
fn rotates(house: &HouseRules, partners: usize) -> bool {
    match house.group.pairing {
        PairingRule::BySize => partners == 2,
        PairingRule::Rotate => true,
        PairingRule::Fixed => false,
    }
}

/// The player of the larger side who comes after this one; the first after the last.
fn next_of(lineup: Lineup, seat: Seat) -> Seat {
    let others = lineup.members(Entrant::Second);
    others.clone().find(|other| *other > seat).unwrap_or_else(|| lineup.first(Entrant::Second))
}

/// Both players of a hand, if they are players and not whole sides.
pub(crate) fn seats(opponents: Opponents) -> Option<ByPlayer<Seat>> {
    match opponents {
        Opponents::Players(seats) => Some(seats),
        Opponents::Sides => None,
    }
}

/// The pairs of a round who have not ended their hand. If hands were played by other pairs than these, those who are left
/// play each other in the order of their seats.
pub(crate) fn still_playing(pairs: Vec<Opponents>, lineup: Lineup, begun: &[PlayedHand]) -> Vec<Opponents> {
    let has_played = |seat: &Seat| begun.iter().any(|hand| hand.opponents.player(*seat).is_some());
    let is_free = |pair: &Opponents| {
        seats(*pair).is_some_and(|seats| !has_played(&seats.one) && !has_played(&seats.two))
    };
    let mut free: Vec<Opponents> = pairs.into_iter().filter(is_free).collect();
    if begun.is_empty() {
        return free;
    }
    let left = |entrant| {
        let paired = |seat: &Seat| free.iter().any(|pair| pair.player(*seat).is_some());
        lineup.members(entrant).filter(|seat| !has_played(seat) && !paired(seat)).collect::<Vec<Seat>>()
    };
    let (one, two) = (left(Entrant::First), left(Entrant::Second));
    free.extend(one.into_iter().zip(two).filter_map(|(one, two)| Opponents::new(lineup, one, two)));
    free.sort_by_key(|pair| seats(*pair).map(|seats| seats.one));
    free
}

/// The dealer after a round that `winner` won and `dealt` dealt, under the house rules; `None` if it depends on an unknown
/// dealer.
///
/// Of three players in turn the newcomer or the loser deals, whatever the rules say for two.
pub(crate) fn next_dealer(
    house: &HouseRules,
    lineup: Lineup,
    hands: &[PlayedHand],
    winner: Option<Entrant>,
    dealt: Option<Entrant>,
) -> Option<Entrant> {
    let other = |of: Entrant| lineup.entrants().others(of).next();
    match (lineup, winner) {
        (Lineup::InTurn { .. }, winner) => {
            let hand = hands.last()?;
            let both = Player::BOTH.map(|player| hand.opponents.entrant(lineup, player));
            let other_of_both = |of: Entrant| both.into_iter().find(|entrant| *entrant != of);
            match winner {
                Some(_) if house.group.newcomer_deals => {
                    lineup.entrants().all().iter().copied().find(|entrant| !both.contains(entrant))
                }
                Some(winner) => other_of_both(winner),
                None => match house.drawn_hand_dealer {
                    DrawnHandDealer::Next if dealt.is_some_and(|dealt| both.contains(&dealt)) => {
                        dealt.and_then(other_of_both)
                    }
                    DrawnHandDealer::Same | DrawnHandDealer::Next => dealt,
                },
            }
        }
        (_, None) => match house.drawn_hand_dealer {
            DrawnHandDealer::Same => dealt,
            DrawnHandDealer::Next => dealt.and_then(other),
        },
        (_, Some(winner)) => match house.dealer {
            Dealer::Winner => Some(winner),
            Dealer::Loser => other(winner),
            Dealer::Alternate => dealt.and_then(other),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bounded::Bounded;
    use crate::testing::house;

    const CAPTAIN: Lineup = Lineup::Captain(Bounded::known::<3>());
    const IN_TURN: Lineup = Lineup::InTurn { out: Entrant::Third };

    fn seat(number: usize) -> Seat {
        Seat::new(number).unwrap()
    }

    /// The pairs by the numbers of their seats, as in `0-2 1-3`.
    fn pairs(of: &[Opponents]) -> String {
        let pair = |pair: &Opponents| {
            let seats = seats(*pair).unwrap();
            format!("{}-{}", seats.one.number(), seats.two.number())
        };
        of.iter().map(pair).collect::<Vec<_>>().join(" ")
    }

    /// The rules of a series say whether opponents rotate; those of a library may leave it to the number of partners.
    #[test]
    fn two_partners_rotate_and_three_do_not() {
        for (partners, second, far) in [(2, "0-3 1-2", "0-3 1-2"), (3, "0-3 1-4 2-5", "0-3 1-4 2-5")] {
            let lineup = Lineup::Sides(Bounded::new(partners).unwrap());
            let playing = |round| pairs(&Seating::Sides { round }.playing(&house(""), lineup));
            assert_eq!((playing(1).as_str(), playing(usize::MAX).as_str()), (second, far), "{partners}");
        }
    }

    #[test]
    fn a_player_is_seated_where_there_is_a_choice() {
        let house = house("");
        let in_turn =
            |newcomer: Option<usize>| Seating::InTurn { out: seat(2), newcomer: newcomer.map(seat) };
        let captain = Seating::first(CAPTAIN);
        for (lineup, seating, one, with, next) in [
            (CAPTAIN, captain, 2, None, Some("0-2")),
            (CAPTAIN, captain, 0, Some(3), Some("0-3")),
            (CAPTAIN, captain, 3, Some(0), Some("0-3")),
            (CAPTAIN, captain, 0, None, None),
            (CAPTAIN, captain, 1, Some(2), None),
            // Who came in last gives way; before the first hand, the last of the others.
            (IN_TURN, in_turn(None), 2, None, Some("0-2")),
            (IN_TURN, in_turn(Some(0)), 2, None, Some("1-2")),
            (IN_TURN, in_turn(Some(1)), 2, None, Some("0-2")),
            (IN_TURN, in_turn(Some(1)), 0, None, Some("0-1")),
            (IN_TURN, in_turn(None), 2, Some(1), Some("1-2")),
            (IN_TURN, in_turn(None), 0, Some(1), Some("0-1")),
            (IN_TURN, in_turn(None), 2, Some(2), None),
            (Lineup::TWO, Seating::first(Lineup::TWO), 0, Some(1), None),
        ] {
            let seated = seating.seated(lineup, seat(one), with.map(seat));
            let found = seated.map(|seated| pairs(&seated.playing(&house, lineup)));
            assert_eq!(found.as_deref(), next, "{seating:?}: {one} {with:?}");
        }
    }
}
