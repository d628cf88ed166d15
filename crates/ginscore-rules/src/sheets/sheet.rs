//! The score sheet: games side by side, usually one, or three in Hollywood gin.

use alloc::vec;
use alloc::vec::Vec;

use crate::cards::list::List;
use crate::cards::small_vec::Filler;
use crate::house::choices::{BoxTiming, ColumnEntry, ShutoutAward, ShutoutTest};
use crate::house::settings::HouseRules;
use crate::players::entrant::{ByEntrant, Entrant, Entrants};
use crate::sheets::adjustment::{Adjustment, AdjustmentError, Award};

/// The points that are entered for a hand: its points, and its boxes if the house rules pay them with each hand.
pub(crate) fn points_entered(house: &HouseRules, points: u32, boxes: u32) -> u32 {
    match house.box_timing {
        BoxTiming::End => points,
        BoxTiming::EachHand => points.saturating_add(boxes.saturating_mul(house.box_value.get())),
    }
}

/// The points that are entered for an adjustment. Where boxes are paid with each hand, a box is its points.
pub(crate) fn points_adjusted(house: &HouseRules, award: Award) -> i64 {
    match house.box_timing {
        BoxTiming::End => award.points(),
        BoxTiming::EachHand => award.points() + award.boxes() * i64::from(house.box_value.get()),
    }
}

/// What a shutout is awarded among so many entrants: nothing is doubled among three.
pub(crate) fn shutout_award(house: &HouseRules, entrants: Entrants) -> ShutoutAward {
    match entrants {
        Entrants::Three if house.shutout.award.doubles() => ShutoutAward::None,
        Entrants::Two | Entrants::Three => house.shutout.award,
    }
}

/// The entries of one game.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Column {
    points: ByEntrant<i64>,
    boxes: ByEntrant<i64>,
    entries: ByEntrant<u32>,
    winner: Option<Entrant>,
}

impl Column {
    /// The points entered for each entrant, with adjustments; negative if more was taken away than was won.
    pub const fn points(&self) -> ByEntrant<i64> {
        self.points
    }

    /// The boxes of the hands entered for each player, with adjustments; negative if more were taken away than won.
    pub const fn boxes(&self) -> ByEntrant<i64> {
        self.boxes
    }

    /// The number of hands entered for each player.
    pub const fn entries(&self) -> ByEntrant<u32> {
        self.entries
    }

    /// The player who reached the target; `None` while the game is open. A closed game never changes.
    pub const fn winner(&self) -> Option<Entrant> {
        self.winner
    }

    /// The points that the player needs to reach the target; 0 if an adjustment brought the player there, so that the
    /// next entry closes the game.
    pub fn points_to_close(&self, house: &HouseRules, entrant: Entrant) -> u64 {
        let missing = i64::from(house.target.get()) - *self.points.get(entrant);
        u64::try_from(missing).unwrap_or(0)
    }

    /// Returns true if the entrant would be shut out if the game closed now, and pay for it. It is false until somebody else
    /// has an entry in the game.
    pub fn shutout_threatens(&self, house: &HouseRules, entrant: Entrant) -> bool {
        let entrants = self.entries.entrants();
        let others_have = entrants.others(entrant).any(|other| *self.entries.get(other) > 0);
        let open = self.winner.is_none();
        let pays = shutout_award(house, entrants) != ShutoutAward::None;
        open && pays && others_have && self.is_shut_out(house, entrant)
    }

    /// Returns true if the entrant is shut out so far, under the test of the house rules: no points, or no entry. Who has
    /// fewer than no points, after an adjustment, has no points. A win of no points is an entry; an adjustment is not.
    pub fn is_shut_out(&self, house: &HouseRules, entrant: Entrant) -> bool {
        match house.shutout.test {
            ShutoutTest::NoPoints => *self.points.get(entrant) <= 0,
            ShutoutTest::NoHands => *self.entries.get(entrant) == 0,
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

impl Filler for EntryReason {
    const FILLER: EntryReason = EntryReason::NotYet;
}

/// A score sheet: games side by side.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Sheet {
    columns: Vec<Column>,
    wins: ByEntrant<usize>,
}

impl Sheet {
    /// An empty sheet of two entrants.
    pub fn new(house: &HouseRules) -> Sheet {
        Sheet::of(house, Entrants::Two)
    }

    /// An empty sheet.
    pub fn of(house: &HouseRules, entrants: Entrants) -> Sheet {
        let empty = Column {
            points: ByEntrant::of(entrants),
            boxes: ByEntrant::of(entrants),
            entries: ByEntrant::of(entrants),
            winner: None,
        };
        Sheet { columns: vec![empty; house.columns.get() as usize], wins: ByEntrant::of(entrants) }
    }

    /// How many entrants the sheet has.
    pub const fn entrants(&self) -> Entrants {
        self.wins.entrants()
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
    pub(crate) fn reasons(&self, house: &HouseRules, winner: Entrant) -> List<EntryReason, 3> {
        let wins = *self.wins.get(winner) + 1;
        let mut first_without = true;
        let reason = |(at, column): (usize, &Column)| match house.column_entry {
            _ if column.winner.is_some() => EntryReason::Closed,
            ColumnEntry::NthWin if at < wins => EntryReason::Win(wins),
            ColumnEntry::NextOpen if *column.entries.get(winner) > 0 => EntryReason::HasEntry,
            ColumnEntry::NextOpen if core::mem::replace(&mut first_without, false) => {
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
    /// use ginscore_rules::house::{HouseRules, Preset};
    /// use ginscore_rules::players::Entrant;
    /// use ginscore_rules::sheets::Sheet;
    /// let house = HouseRules::new(Preset::named("hollywood").unwrap().values()).unwrap();
    /// let mut sheet = Sheet::new(&house);
    /// assert_eq!(sheet.enter(&house, Entrant::First, 10, 1), [0]);
    /// assert_eq!(sheet.enter(&house, Entrant::Second, 18, 1), [0]);
    /// assert_eq!(sheet.enter(&house, Entrant::First, 30, 1), [0, 1]);
    /// assert_eq!(sheet.enter(&house, Entrant::First, 4, 1), [0, 1, 2]);
    /// let points: Vec<i64> = sheet.columns().iter().map(|game| *game.points().get(Entrant::First)).collect();
    /// assert_eq!(points, [44, 34, 4]);
    /// ```
    pub fn enter(&mut self, house: &HouseRules, winner: Entrant, points: u32, boxes: u32) -> Vec<usize> {
        self.enter_by(&self.reasons(house, winner), house, winner, points, boxes).to_vec()
    }

    /// Enters a win for these reasons, which [`Sheet::reasons`] gave.
    pub(crate) fn enter_by(
        &mut self,
        reasons: &[EntryReason],
        house: &HouseRules,
        winner: Entrant,
        points: u32,
        boxes: u32,
    ) -> List<usize, 3> {
        *self.wins.get_mut(winner) += 1;
        let entered = (0..).zip(reasons).filter(|(_, reason)| reason.is_entry()).map(|(at, _)| at);
        let entered: List<usize, 3> = entered.collect();
        for at in &entered {
            if let Some(column) = self.columns.get_mut(*at) {
                *column.entries.get_mut(winner) += 1;
                *column.boxes.get_mut(winner) += i64::from(boxes);
                let total = column.points.get_mut(winner);
                *total += i64::from(points);
                if *total >= i64::from(house.target.get()) {
                    column.winner = Some(winner);
                }
            }
        }
        entered
    }

    /// Adds boxes for an entrant in these games, counted from 0, which may have just been closed.
    pub(crate) fn add_boxes(&mut self, games: &[usize], entrant: Entrant, boxes: u32) {
        for at in games {
            if let Some(column) = self.columns.get_mut(*at) {
                *column.boxes.get_mut(entrant) += i64::from(boxes);
            }
        }
    }

    /// Enters an adjustment, and returns the numbers of the games in which it was entered, counted from 0: the game that
    /// it names, or the open games in which the player has an entry, or the first open game if there is none.
    ///
    /// An adjustment closes no game. A player whom it brings to the target closes the game with the next entry in it.
    ///
    /// # Errors
    /// Fails if the named game does not exist or is closed, or if the number is out of range.
    ///
    /// ```
    /// use ginscore_rules::house::{HouseRules, Preset};
    /// use ginscore_rules::players::Entrant;
    /// use ginscore_rules::sheets::{Adjustment, Award, Sheet};
    /// let house = HouseRules::new(Preset::named("hollywood").unwrap().values()).unwrap();
    /// let mut sheet = Sheet::new(&house);
    /// sheet.enter(&house, Entrant::First, 19, 1);
    /// let penalty = Adjustment { entrant: Entrant::First, award: Award::Points(10), game: None };
    /// assert_eq!(sheet.adjust(&house, penalty), Ok(vec![0]));
    /// // The next win is entered in games 1 and 2, as it would be without the adjustment.
    /// assert_eq!(sheet.enter(&house, Entrant::First, 20, 1), [0, 1]);
    /// let points: Vec<i64> = sheet.columns().iter().map(|game| *game.points().get(Entrant::First)).collect();
    /// assert_eq!(points, [49, 20, 0]);
    /// ```
    pub fn adjust(
        &mut self,
        house: &HouseRules,
        adjustment: Adjustment,
    ) -> Result<Vec<usize>, AdjustmentError> {
        let Adjustment { entrant, award, game } = adjustment;
        if !award.in_range() {
            return Err(AdjustmentError::OutOfRange);
        }
        let open: Vec<usize> = self.open_games().map(|(at, _)| at).collect();
        let games = match game {
            Some(game) if game >= self.columns.len() => return Err(AdjustmentError::NoSuchGame(game)),
            Some(game) if !open.contains(&game) => return Err(AdjustmentError::GameClosed(game)),
            Some(game) => vec![game],
            None => {
                let has_entry = |(_, column): &(usize, &Column)| *column.entries.get(entrant) > 0;
                let entered: Vec<usize> = self.open_games().filter(has_entry).map(|(at, _)| at).collect();
                if entered.is_empty() { open.into_iter().take(1).collect() } else { entered }
            }
        };
        let points = points_adjusted(house, award);
        for at in &games {
            if let Some(column) = self.columns.get_mut(*at) {
                *column.points.get_mut(entrant) += points;
                *column.boxes.get_mut(entrant) += award.boxes();
            }
        }
        Ok(games)
    }

    /// What decides in which games the next hands and adjustments are entered, until one closes: a sheet without points, on
    /// which who has an entry in a game has one, and the wins count up to the number of games.
    pub(crate) fn outline(&self) -> Sheet {
        let entrants = self.entrants();
        let game = |column: &Column| Column {
            points: ByEntrant::of(entrants),
            boxes: ByEntrant::of(entrants),
            entries: column.entries.map(|entries| *entries.min(&1)),
            winner: column.winner,
        };
        let columns = self.columns.iter().map(game).collect();
        Sheet { columns, wins: self.wins.map(|wins| *wins.min(&self.columns.len())) }
    }

    pub(crate) fn closed_games(&self) -> usize {
        self.columns.len() - self.open_games().count()
    }

    /// Returns true if a game may close with so many points more for each entrant.
    pub(crate) fn may_close(&self, house: &HouseRules, gained: &ByEntrant<i64>) -> bool {
        let target = i64::from(house.target.get());
        self.open_games().any(|(_, column)| {
            column
                .points
                .with(gained, |points, more| points + more)
                .iter()
                .any(|(_, points)| *points >= target)
        })
    }

    /// Adds what was entered on another sheet between two moments, neither of which closed a game.
    pub(crate) fn add(&mut self, before: &Sheet, after: &Sheet) {
        let change = |points: ByEntrant<i64>, before, after: &ByEntrant<i64>| {
            points.with(&after.with(before, |after, before| after - before), |points, more| points + more)
        };
        for ((column, before), after) in self.columns.iter_mut().zip(&before.columns).zip(&after.columns) {
            column.points = change(column.points, &before.points, &after.points);
            column.boxes = change(column.boxes, &before.boxes, &after.boxes);
            let more = after.entries.with(&before.entries, |after, before| after - before);
            column.entries = column.entries.with(&more, |entries, more| entries + more);
        }
        let more = after.wins.with(&before.wins, |after, before| after - before);
        self.wins = self.wins.with(&more, |wins, more| wins + more);
    }

    fn open_games(&self) -> impl Iterator<Item = (usize, &Column)> {
        self.columns.iter().enumerate().filter(|(_, column)| column.winner.is_none())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hand::claim::PointsClaim;
    use crate::testing::house;

    /// An award that doubles a total takes a single loser, so among three it pays nothing.
    #[test]
    fn a_shutout_threatens_where_it_pays() {
        for (rules, of_two, of_three) in [
            ("", false, false),
            ("shutout.award=100", true, true),
            ("shutout.award=double-total", true, false),
        ] {
            let house = house(rules);
            let threatens = [Entrants::Two, Entrants::Three].map(|entrants| {
                let mut sheet = Sheet::of(&house, entrants);
                sheet.enter(&house, Entrant::First, 10, 1);
                sheet.columns[0].shutout_threatens(&house, Entrant::Second)
            });
            assert_eq!(threatens, [of_two, of_three], "{rules}");
        }
    }

    #[test]
    fn an_adjustment_is_refused() {
        let house = house("columns=2");
        let mut sheet = Sheet::new(&house);
        sheet.enter(&house, Entrant::First, 100, 1);
        let most_points = PointsClaim::HIGHEST_POINTS.cast_signed();
        let most_boxes = PointsClaim::HIGHEST_BOXES.cast_signed();
        for (award, game, entered) in [
            (Award::Points(most_points), None, Ok(vec![1])),
            (Award::Points(-most_points - 1), None, Err(AdjustmentError::OutOfRange)),
            (Award::Boxes(-most_boxes), Some(1), Ok(vec![1])),
            (Award::Boxes(most_boxes + 1), None, Err(AdjustmentError::OutOfRange)),
            (Award::Points(1), Some(0), Err(AdjustmentError::GameClosed(0))),
            (Award::Points(1), Some(2), Err(AdjustmentError::NoSuchGame(2))),
        ] {
            let adjustment = Adjustment { entrant: Entrant::Second, award, game };
            assert_eq!(sheet.adjust(&house, adjustment), entered, "{award:?} {game:?}");
        }
    }
}
