//! The score of a series: rulings, entered on sheets in order.

use std::error::Error;
use std::fmt;
use std::sync::Arc;

use crate::rules::adjustment::{Adjustment, AdjustmentError};
use crate::rules::house::{Dealer, DrawnHandDealer, HouseRules};
use crate::rules::player::Player;
use crate::rules::ruling::Ruling;
use crate::rules::settle::{Settlement, settle, settle_stopped};
use crate::rules::sheet::{EntryReason, Sheet, points_adjusted, points_entered};

/// A hand of the series, and the games in which it was entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoredHand {
    /// The ruling.
    pub ruling: Arc<Ruling>,
    /// The number of the sheet, counted from 0.
    pub sheet: usize,
    /// The numbers of the games in which it was entered, counted from 0; empty if nobody won it.
    pub columns: Vec<usize>,
    /// For each game of the sheet, the reason why the hand was entered or not; empty if nobody won it.
    pub reasons: Vec<EntryReason>,
    /// The points added for the winner in each of these games: the points of the hand, and of its boxes if the house
    /// rules pay them with each hand.
    pub added: u32,
    /// The dealer of the hand, if known.
    pub dealer: Option<Player>,
}

impl ScoredHand {
    /// The points entered in a game, counted from 0; `None` if the hand was not entered in it.
    pub fn entered(&self, column: usize) -> Option<u32> {
        self.columns.contains(&column).then_some(self.added)
    }
}

/// An adjustment of the series, and the games in which it was entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoredAdjustment {
    /// The adjustment.
    pub adjustment: Adjustment,
    /// The number of the sheet, counted from 0.
    pub sheet: usize,
    /// The numbers of the games in which it was entered, counted from 0.
    pub columns: Vec<usize>,
    /// The points added for the player in each of these games; negative if they were taken away.
    pub added: i64,
    /// The number of hands that were played before it.
    pub after: usize,
}

/// The score of a series. Hands are added with [`Score::play`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    house: HouseRules,
    sheets: Vec<Sheet>,
    hands: Vec<ScoredHand>,
    adjustments: Vec<ScoredAdjustment>,
    dealer: Option<Player>,
    over: bool,
    stopped: bool,
}

/// The error of [`Score::play`]: the series is over, and no hand can be added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeriesOver;

impl fmt::Display for SeriesOver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the series is over")
    }
}

impl Error for SeriesOver {}

impl Score {
    /// The score of a new series. `first_dealer` is the player who won the cut for the deal, if known. If it is `None`,
    /// the dealer is unknown until the house rules or a correction determine it.
    pub fn new(house: HouseRules, first_dealer: Option<Player>) -> Score {
        Score {
            sheets: vec![Sheet::new(&house)],
            house,
            hands: Vec::new(),
            adjustments: Vec::new(),
            dealer: first_dealer,
            over: false,
            stopped: false,
        }
    }

    /// The house rules.
    pub const fn house(&self) -> &HouseRules {
        &self.house
    }

    /// The sheets, in order; at least one.
    pub fn sheets(&self) -> &[Sheet] {
        &self.sheets
    }

    /// The hands, in order.
    pub fn hands(&self) -> &[ScoredHand] {
        &self.hands
    }

    /// The adjustments, in order.
    pub fn adjustments(&self) -> &[ScoredAdjustment] {
        &self.adjustments
    }

    /// The next dealer, if known.
    pub const fn dealer(&self) -> Option<Player> {
        self.dealer
    }

    /// Returns true if the series is over: finished or stopped.
    pub const fn is_over(&self) -> bool {
        self.over || self.stopped
    }

    /// Returns true if the players stopped before the series was finished.
    pub const fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// The sheet for the next hand, with its number, counted from 0: a new one if the last sheet is finished and the
    /// series is not over.
    pub fn sheet_in_play(&self) -> (usize, Sheet) {
        match self.sheets.last().filter(|_| !self.needs_sheet()) {
            Some(last) => (self.sheets.len() - 1, last.clone()),
            None => (self.sheets.len(), Sheet::new(&self.house)),
        }
    }

    /// Returns true if the next hand starts a new sheet.
    fn needs_sheet(&self) -> bool {
        self.sheets.last().is_none_or(|last| !self.is_over() && last.is_finished())
    }

    /// The settlement of the sheets so far; after a stop, with the open games as they are.
    pub fn settlement(&self) -> Settlement {
        if self.stopped {
            settle_stopped(&self.house, &self.sheets)
        } else {
            settle(&self.house, &self.sheets)
        }
    }

    /// Sets the next dealer.
    pub const fn deal(&mut self, dealer: Player) {
        self.dealer = Some(dealer);
    }

    /// Enters a hand, and determines the next dealer. The hand after a finished sheet starts a new one.
    ///
    /// # Errors
    ///
    /// Returns [`SeriesOver`] if the series is over.
    pub fn play(&mut self, ruling: impl Into<Arc<Ruling>>) -> Result<(), SeriesOver> {
        let ruling = ruling.into();
        if self.is_over() {
            return Err(SeriesOver);
        }
        let sheet = self.start_sheet();
        let added = points_entered(&self.house, ruling.points(), ruling.boxes());
        let (reasons, columns) = match (ruling.winner(), self.sheets.last_mut()) {
            (Some(winner), Some(sheet)) => {
                (sheet.reasons(&self.house, winner), sheet.enter(&self.house, winner, added, ruling.boxes()))
            }
            _ => (Vec::new(), Vec::new()),
        };
        let dealt = self.dealer;
        self.dealer = next_dealer(&self.house, dealt, ruling.winner());
        self.hands.push(ScoredHand { ruling, sheet, columns, reasons, added, dealer: dealt });
        // Only a hand that closes a sheet can end the series.
        self.over = self.sheets.last().is_some_and(Sheet::is_finished) && self.settlement().finished;
        Ok(())
    }

    /// Enters an adjustment, which is not a hand: the dealer stays, and no game is closed.
    ///
    /// # Errors
    ///
    /// Fails if the series is over, or if the sheet in play cannot take the adjustment.
    pub fn adjust(&mut self, adjustment: Adjustment) -> Result<(), AdjustmentError> {
        if self.is_over() {
            return Err(AdjustmentError::SeriesOver);
        }
        let (_, mut sheet) = self.sheet_in_play();
        let columns = sheet.adjust(&self.house, adjustment)?;
        let at = self.start_sheet();
        if let Some(last) = self.sheets.last_mut() {
            *last = sheet;
        }
        let (added, after) = (points_adjusted(&self.house, adjustment.award), self.hands.len());
        self.adjustments.push(ScoredAdjustment { adjustment, sheet: at, columns, added, after });
        Ok(())
    }

    /// Ends the series where it is. Open games are settled as they are.
    ///
    /// # Errors
    ///
    /// Returns [`SeriesOver`] if the series is over.
    pub const fn stop(&mut self) -> Result<(), SeriesOver> {
        if self.is_over() {
            return Err(SeriesOver);
        }
        self.stopped = true;
        Ok(())
    }

    /// Starts a new sheet if the last one is finished, and returns the number of the sheet in play, counted from 0.
    fn start_sheet(&mut self) -> usize {
        if self.needs_sheet() {
            self.sheets.push(Sheet::new(&self.house));
        }
        self.sheets.len() - 1
    }
}

/// The dealer after a hand, under the house rules; `None` if it depends on an unknown dealer.
fn next_dealer(house: &HouseRules, dealt: Option<Player>, winner: Option<Player>) -> Option<Player> {
    let Some(winner) = winner else {
        return match house.drawn_hand_dealer {
            DrawnHandDealer::Same => dealt,
            DrawnHandDealer::Next => dealt.map(Player::other),
        };
    };
    match house.dealer {
        Dealer::Winner => Some(winner),
        Dealer::Loser => Some(winner.other()),
        Dealer::Alternate => dealt.map(Player::other),
    }
}
