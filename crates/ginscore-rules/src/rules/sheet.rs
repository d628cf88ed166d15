//! The sheet: the games scored side by side, one or Hollywood's three.

use crate::rules::house::{BoxTiming, ColumnEntry, HouseRules, ShutoutTest};
use crate::rules::player::{ByPlayer, Player};

/// What is entered for a hand: its points, and its boxes too where the house turns them into points as each
/// hand is won; they count towards the target then.
pub fn points_entered(house: &HouseRules, points: u32, boxes: u32) -> u64 {
    let in_hand = match house.box_timing {
        BoxTiming::End => 0,
        BoxTiming::EachHand => u64::from(boxes) * u64::from(house.box_value.get()),
    };
    u64::from(points) + in_hand
}

/// A game as it stands on the sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Column {
    points: ByPlayer<u64>,
    boxes: ByPlayer<u64>,
    entries: ByPlayer<u32>,
    winner: Option<Player>,
}

impl Column {
    /// The points entered.
    pub const fn points(&self) -> ByPlayer<u64> {
        self.points
    }

    /// The boxes of the hands entered.
    pub const fn boxes(&self) -> ByPlayer<u64> {
        self.boxes
    }

    /// How many hands were entered.
    pub const fn entries(&self) -> ByPlayer<u32> {
        self.entries
    }

    /// Who reached the target; nobody while the game is open. A closed game never changes.
    pub const fn winner(&self) -> Option<Player> {
        self.winner
    }

    /// The points that the player needs to reach the target.
    pub fn to_close(&self, house: &HouseRules, player: Player) -> u64 {
        u64::from(house.target.get()).saturating_sub(*self.points.get(player))
    }

    /// Whether the player has nothing in it, as the house tests for a shutout: no points, or no entry. A win
    /// of no points is an entry all the same.
    pub fn nothing_of(&self, house: &HouseRules, player: Player) -> bool {
        match house.shutout.test {
            ShutoutTest::NoPoints => *self.points.get(player) == 0,
            ShutoutTest::NoHands => *self.entries.get(player) == 0,
        }
    }
}

/// Why a win is entered in a game, or is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryReason {
    /// The winner has an entry in it already.
    HasEntry,
    /// It is the first open game in which he has none.
    FirstWithout,
    /// It is his win of that number, which goes to so many games.
    Win(usize),
    /// His turn in it comes with a later win.
    NotYet,
    /// It is closed.
    Closed,
}

impl EntryReason {
    /// Whether the win is entered.
    pub const fn is_entry(self) -> bool {
        matches!(self, EntryReason::HasEntry | EntryReason::FirstWithout | EntryReason::Win(_))
    }
}

/// Games side by side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    columns: Vec<Column>,
    wins: ByPlayer<usize>,
}

impl Sheet {
    /// An empty sheet of the house.
    pub fn new(house: &HouseRules) -> Sheet {
        Sheet { columns: vec![Column::default(); house.columns.get() as usize], wins: ByPlayer::default() }
    }

    /// The games, in order.
    pub fn columns(&self) -> &[Column] {
        &self.columns
    }

    /// Whether all its games are closed.
    pub fn is_finished(&self) -> bool {
        self.columns.iter().all(|column| column.winner.is_some())
    }

    /// For each game, why the winner's next win is entered in it or is not.
    pub fn reasons(&self, house: &HouseRules, winner: Player) -> Vec<EntryReason> {
        let wins = *self.wins.get(winner) + 1;
        let mut first_without = true;
        let reason = |(at, column): (usize, &Column)| match house.column_entry {
            _ if column.winner.is_some() => EntryReason::Closed,
            ColumnEntry::NthWin if at < wins => EntryReason::Win(wins),
            ColumnEntry::NextOpen if *column.entries.get(winner) > 0 => EntryReason::HasEntry,
            ColumnEntry::NextOpen if std::mem::replace(&mut first_without, false) => {
                EntryReason::FirstWithout
            }
            ColumnEntry::NthWin | ColumnEntry::NextOpen => EntryReason::NotYet,
        };
        self.columns.iter().enumerate().map(reason).collect()
    }

    /// Enters a won hand and says in which games, counted from 0.
    ///
    /// *Next open*: in every open game in which the winner already has an entry, and in the first open
    /// one in which he has none. So the first win goes to game 1, the second to 1 and 2, the third to
    /// all; and a player who was shut out of a closed game makes his first entry in the next one.
    ///
    /// *N-th win*: in games 1 to n, those already closed left out. Points can be lost this way; some
    /// tables play it.
    ///
    /// A win of no points is an entry all the same. A game closes on the hand that brings a player to
    /// the target or beyond; what is beyond counts in full.
    ///
    /// ```
    /// use ginscore_rules::rules::{HouseRules, Player, Preset, Sheet};
    /// let house = HouseRules::new(Preset::named("hollywood").unwrap().values()).unwrap();
    /// let mut sheet = Sheet::new(&house);
    /// assert_eq!(sheet.enter(&house, Player::One, 10, 1), [0]);
    /// assert_eq!(sheet.enter(&house, Player::Two, 18, 1), [0]);
    /// assert_eq!(sheet.enter(&house, Player::One, 30, 1), [0, 1]);
    /// assert_eq!(sheet.enter(&house, Player::One, 4, 1), [0, 1, 2]);
    /// let points: Vec<u64> = sheet.columns().iter().map(|game| game.points().one).collect();
    /// assert_eq!(points, [44, 34, 4]);
    /// ```
    pub fn enter(&mut self, house: &HouseRules, winner: Player, points: u64, boxes: u32) -> Vec<usize> {
        let reasons = self.reasons(house, winner);
        *self.wins.get_mut(winner) += 1;
        let entered = (0..).zip(reasons).filter(|(_, reason)| reason.is_entry()).map(|(at, _)| at);
        let entered: Vec<usize> = entered.collect();
        for at in &entered {
            if let Some(column) = self.columns.get_mut(*at) {
                *column.entries.get_mut(winner) += 1;
                *column.boxes.get_mut(winner) += u64::from(boxes);
                let total = column.points.get_mut(winner);
                *total += points;
                if *total >= u64::from(house.target.get()) {
                    column.winner = Some(winner);
                }
            }
        }
        entered
    }
}
