//! Who pays whom at the end, player by player.

use alloc::vec::Vec;

use crate::house::choices::ShutoutAward;
use crate::house::group::Payment;
use crate::players::entrant::Entrant;
use crate::players::lineup::{Lineup, Seat};
use crate::settlement::settle::netted;
use crate::settlement::settled::{Settlement, Transfer};
use crate::settlement::stake::{Stake, StakePer};

/// Who pays or is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Payer {
    /// A player.
    Player(Seat),
    /// A side, whatever its players settle among themselves.
    Side(Entrant),
}

/// What is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// So many points, at least 1; with a stake, each of them is money.
    Points(u64),
    /// The stake for a game or a sheet, so many times, at least once.
    Lumps(u64),
}

impl Due {
    /// How many times the stake is paid.
    pub const fn times(self) -> u64 {
        match self {
            Due::Points(times) | Due::Lumps(times) => times,
        }
    }

    /// The points; `None` if money does not follow points.
    pub const fn points(self) -> Option<u64> {
        match self {
            Due::Points(points) => Some(points),
            Due::Lumps(_) => None,
        }
    }
}

/// What one pays another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PlayerPayment {
    /// Who pays.
    pub from: Payer,
    /// Who is paid.
    pub to: Payer,
    /// What is paid.
    pub due: Due,
}

/// The stake for one game or sheet, which an entrant pays its winner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Lump {
    /// The number of the sheet, counted from 0.
    pub sheet: usize,
    /// The number of the game, counted from 0; `None` for the sheet.
    pub game: Option<usize>,
    /// Who pays.
    pub from: Entrant,
    /// Who won.
    pub to: Entrant,
    /// The multiplier of the game; 1 for a sheet.
    pub multiplier: u32,
    /// True if the one who pays was shut out of the game, under rules that award something for that: it counts twice.
    pub shut_out: bool,
}

impl Lump {
    /// How many times the stake is paid.
    pub fn times(self) -> u64 {
        u64::from(self.multiplier) * if self.shut_out { 2 } else { 1 }
    }
}

impl Settlement {
    /// Who pays whom: points or, with a stake for each game or sheet, that.
    ///
    /// Of two sides, each player of the losing side pays the one who sits opposite the whole difference, or the side pays it
    /// once, as the house rules say. A captain pays each of the others in full and collects from each in full. Of three
    /// players in turn, everybody pays the difference to each who is above them.
    ///
    /// For example, a captain loses a game that is worth 400 points against two: each of them gets 400.
    ///
    /// With a stake for each game, the losers of a game pay its winner, more than once if the game has a multiplier, and
    /// twice as often if they were shut out; with one for each sheet, the losers of a sheet pay its winner once. What two
    /// owe each other is one payment. Games that are open or were stopped and sheets that are tied pay nothing.
    pub fn payments(&self, lineup: Lineup, stake: Option<Stake>) -> Vec<PlayerPayment> {
        let seats = |entrant| lineup.members(entrant).collect::<Vec<Seat>>();
        let mut payments = Vec::new();
        for (from, to, due) in self.dues(stake.map_or(StakePer::Point, Stake::per)) {
            let (payers, payees) = (seats(from), seats(to));
            if lineup.has_rounds() && self.house.group.payment == Payment::SidePaysSide {
                payments.push(PlayerPayment { from: Payer::Side(from), to: Payer::Side(to), due });
                continue;
            }
            // The smaller side of a captain meets every player of the larger one.
            let pairs = payers.len().max(payees.len());
            let each = payers.iter().cycle().zip(payees.iter().cycle()).take(pairs);
            payments.extend(each.map(|(from, to)| PlayerPayment {
                from: Payer::Player(*from),
                to: Payer::Player(*to),
                due,
            }));
        }
        payments
    }

    fn dues(&self, per: StakePer) -> Vec<(Entrant, Entrant, Due)> {
        if per == StakePer::Point {
            let due = |of: &Transfer| (of.from, of.to, Due::Points(of.points));
            return self.transfers.iter().map(due).collect();
        }
        let lumps = self.lumps(per);
        let owed: Vec<Transfer> = lumps
            .iter()
            .map(|lump| Transfer { from: lump.from, to: lump.to, points: lump.times() })
            .collect();
        let netted = netted(self.totals.entrants(), &owed, |_, _| 0);
        netted.into_iter().map(|of| (of.from, of.to, Due::Lumps(of.points))).collect()
    }

    /// The stakes that are paid for each game or each sheet, in order; none where money follows points.
    pub fn lumps(&self, per: StakePer) -> Vec<Lump> {
        let entrants = self.totals.entrants();
        let mut lumps = Vec::new();
        for (sheet, settled) in self.sheets.iter().enumerate() {
            match per {
                StakePer::Point => {}
                StakePer::Game => {
                    for (game, of) in settled.games.iter().enumerate() {
                        let Some(closed) = of.closed() else { continue };
                        lumps.extend(entrants.others(closed.winner).map(|from| Lump {
                            sheet,
                            game: Some(game),
                            from,
                            to: closed.winner,
                            multiplier: of.multiplier,
                            shut_out: self.house.shutout.award != ShutoutAward::None
                                && of.column.is_shut_out(&self.house, from),
                        }));
                    }
                }
                StakePer::Sheet => {
                    let winner = settled.winner.filter(|_| settled.finished);
                    lumps.extend(winner.into_iter().flat_map(|to| {
                        let lump =
                            move |from| Lump { sheet, game: None, from, to, multiplier: 1, shut_out: false };
                        entrants.others(to).map(lump)
                    }));
                }
            }
        }
        lumps
    }
}
