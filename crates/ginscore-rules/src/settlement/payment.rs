//! Who pays whom at the end, player by player.

use alloc::vec::Vec;

use crate::house::group::Payment;
use crate::house::settings::HouseRules;
use crate::players::entrant::Entrant;
use crate::players::lineup::{Lineup, Seat};
use crate::settlement::settled::Settlement;

/// Who pays or is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Payer {
    /// A player.
    Player(Seat),
    /// A side, whatever its players settle among themselves.
    Side(Entrant),
}

/// Points that one pays another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PlayerPayment {
    /// Who pays.
    pub from: Payer,
    /// Who is paid.
    pub to: Payer,
    /// The points, at least 1.
    pub points: u64,
}

impl Settlement {
    /// Who pays whom how many points.
    ///
    /// Of two sides, each player of the losing side pays the one who sits opposite the whole difference, or the side pays it
    /// once, as the house rules say. A captain pays each of the others in full and collects from each in full. Of three
    /// players in turn, everybody pays the difference to each who is above them.
    ///
    /// For example, a captain loses a game that is worth 400 points against two: each of them gets 400.
    pub fn payments(&self, house: &HouseRules, lineup: Lineup) -> Vec<PlayerPayment> {
        let seats = |entrant| lineup.members(entrant).collect::<Vec<Seat>>();
        let mut payments = Vec::new();
        for transfer in &self.transfers {
            let mut pay = |from, to| payments.push(PlayerPayment { from, to, points: transfer.points });
            let (from, to) = (seats(transfer.from), seats(transfer.to));
            if lineup.has_rounds() && house.group.payment == Payment::SidePaysSide {
                pay(Payer::Side(transfer.from), Payer::Side(transfer.to));
                continue;
            }
            // The smaller side of a captain meets every player of the larger one.
            let pairs = from.len().max(to.len());
            for (from, to) in from.iter().cycle().zip(to.iter().cycle()).take(pairs) {
                pay(Payer::Player(*from), Payer::Player(*to));
            }
        }
        payments
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bounded::Bounded;
    use crate::players::entrant::Entrants;
    use crate::settlement::settle::settle;
    use crate::sheets::sheet::Sheet;
    use crate::testing::house;

    /// The payments after one game that an entrant won with 100 points, as numbers of seats.
    fn paid(rules: &str, lineup: Lineup, winner: Entrant) -> Vec<(String, String, u64)> {
        let house = house(rules);
        let mut sheet = Sheet::of(&house, lineup.entrants());
        sheet.enter(&house, winner, 100, 1);
        let name = |payer: Payer| match payer {
            Payer::Player(seat) => seat.number().to_string(),
            Payer::Side(side) => format!("{side:?}"),
        };
        let paid = settle(&house, &[sheet]).payments(&house, lineup);
        paid.into_iter().map(|paid| (name(paid.from), name(paid.to), paid.points)).collect()
    }

    #[test]
    fn each_pays_one_or_the_captain_pays_each() {
        let owes = |from: &str, to: &str, points| (from.to_owned(), to.to_owned(), points);
        let four = Lineup::Sides(Bounded::known::<2>());
        assert_eq!(paid("", Lineup::TWO, Entrant::Second), [owes("0", "1", 100)]);
        assert_eq!(paid("", four, Entrant::First), [owes("2", "0", 100), owes("3", "1", 100)]);
        assert_eq!(paid("payment=side-pays-side", four, Entrant::First), [owes("Second", "First", 100)]);
        // C-2: the captain loses, and pays both.
        let captain = Lineup::Captain(Bounded::known::<2>());
        assert_eq!(paid("target=100", captain, Entrant::Second), [owes("0", "1", 100), owes("0", "2", 100)]);
        assert_eq!(paid("", captain, Entrant::First), [owes("1", "0", 100), owes("2", "0", 100)]);
        let three = Lineup::InTurn { out: Entrant::Third };
        assert_eq!(three.entrants(), Entrants::Three);
        assert_eq!(paid("", three, Entrant::First), [owes("1", "0", 100), owes("2", "0", 100)]);
    }
}
