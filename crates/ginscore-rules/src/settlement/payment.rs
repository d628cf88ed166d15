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
