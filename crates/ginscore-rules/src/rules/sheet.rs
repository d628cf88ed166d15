//! The score sheet: games side by side, usually one, or three in Hollywood gin.

use crate::rules::house::{BoxTiming, ColumnEntry, HouseRules, ShutoutTest};
use crate::rules::player::{ByPlayer, Player};

/// The points that are entered for a hand: its points, and its boxes if the house rules pay them with each hand.
pub fn points_entered(house: &HouseRules, points: u32, boxes: u32) -> u64 {
    let in_hand = match house.box_timing {
        BoxTiming::End => 0,
        BoxTiming::EachHand => u64::from(boxes) * u64::from(house.box_value.get()),
    };
    u64::from(points) + in_hand
}

/// The entries of one game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Column {
    points: ByPlayer<u64>,
    boxes: ByPlayer<u64>,
    entries: ByPlayer<u32>,
    winner: Option<Player>,
}

impl Column {
    /// The points entered for each player.
    pub const fn points(&self) -> ByPlayer<u64> {
        self.points
    }

    /// The boxes of the hands entered for each player.
    pub const fn boxes(&self) -> ByPlayer<u64> {
        self.boxes
    }

    /// The number of hands entered for each player.
    pub const fn entries(&self) -> ByPlayer<u32> {
        self.entries
    }

    /// The player who reached the target; `None` while the game is open. A closed game never changes.
    pub const fn winner(&self) -> Option<Player> {
        self.winner
    }

    /// The points that the player needs to reach the target.
    pub fn points_to_close(&self, house: &HouseRules, player: Player) -> u64 {
        u64::from(house.target.get()).saturating_sub(*self.points.get(player))
    }

    /// Returns true if the player is shut out so far, under the test of the house rules: no points, or no entry. A win of
    /// no points is an entry.
    pub fn is_shut_out(&self, house: &HouseRules, player: Player) -> bool {
        match house.shutout.test {
            ShutoutTest::NoPoints => *self.points.get(player) == 0,
            ShutoutTest::NoHands => *self.entries.get(player) == 0,
        }
    }
}

/// The reason why a win is entered in a game or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryReason {
    /// Entered: the winner already has an entry in the game.
    HasEntry,
    /// Entered: it is the first open game in which the winner has no entry.
    FirstWithout,
    /// Entered: the n-th win of the player on the sheet is entered in games 1 to n. The number counts from 1.
    Win(usize),
    /// Not entered: the game takes a later win.
    NotYet,
    /// Not entered: the game is closed.
    Closed,
}

impl EntryReason {
    /// Returns true if the win is entered.
    pub const fn is_entry(self) -> bool {
        matches!(self, EntryReason::HasEntry | EntryReason::FirstWithout | EntryReason::Win(_))
    }
}

/// A score sheet: games side by side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    columns: Vec<Column>,
    wins: ByPlayer<usize>,
}

impl Sheet {
    /// An empty sheet.
    pub fn new(house: &HouseRules) -> Sheet {
        Sheet { columns: vec![Column::default(); house.columns.get() as usize], wins: ByPlayer::default() }
    }

    /// The games, in order.
    pub fn columns(&self) -> &[Column] {
        &self.columns
    }

    /// Returns true if all games are closed.
    pub fn is_finished(&self) -> bool {
        self.columns.iter().all(|column| column.winner.is_some())
    }

    /// For each game, the reason why the next win of the player is entered or not.
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

    /// Enters a win, and returns the numbers of the games in which it was entered, counted from 0.
    ///
    /// *Next open*: the win is entered in every open game in which the winner already has an entry, and in the first open
    /// one in which they have none. So the first win is entered in game 1, the second in games 1 and 2, and the third in
    /// all three. A player who was shut out of a closed game makes their first entry in the next one.
    ///
    /// *N-th win*: the n-th win is entered in games 1 to n, except those that are closed. Some players prefer this rule,
    /// although points can be lost.
    ///
    /// A win of no points is an entry, too. A game closes when a player reaches the target; points above the target count
    /// in full.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::house::Bounded;
    use crate::rules::presets::defaults;

    fn hollywood(column_entry: ColumnEntry) -> HouseRules {
        let mut values = defaults();
        values.columns = Bounded::known::<3>();
        values.column_entry = column_entry;
        HouseRules::new(values).unwrap()
    }

    #[test]
    fn wins_are_entered_in_one_game_then_two_then_three() {
        for entry in [ColumnEntry::NextOpen, ColumnEntry::NthWin] {
            let house = hollywood(entry);
            let mut sheet = Sheet::new(&house);
            let entered: Vec<Vec<usize>> = (0..4).map(|_| sheet.enter(&house, Player::One, 10, 1)).collect();
            assert_eq!(entered, [vec![0], vec![0, 1], vec![0, 1, 2], vec![0, 1, 2]], "{entry:?}");
        }
    }

    #[test]
    fn a_player_who_was_shut_out_starts_in_the_next_game_only_under_next_open() {
        for (entry, expected) in [(ColumnEntry::NextOpen, vec![1]), (ColumnEntry::NthWin, vec![])] {
            let house = hollywood(entry);
            let mut sheet = Sheet::new(&house);
            sheet.enter(&house, Player::One, 100, 1);
            assert_eq!(sheet.columns()[0].winner(), Some(Player::One));
            assert_eq!(sheet.enter(&house, Player::Two, 10, 1), expected, "{entry:?}");
        }
    }

    #[test]
    fn a_win_of_no_points_is_an_entry() {
        let house = hollywood(ColumnEntry::NextOpen);
        let mut sheet = Sheet::new(&house);
        sheet.enter(&house, Player::Two, 0, 1);
        assert_eq!(sheet.enter(&house, Player::Two, 10, 1), [0, 1]);
        assert_eq!(sheet.columns()[0].points_to_close(&house, Player::Two), 90);
        assert!(sheet.columns()[0].is_shut_out(&house, Player::One));
    }
}
