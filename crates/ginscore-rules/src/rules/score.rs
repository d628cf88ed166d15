//! The score: rulings in their order, entered on the sheets of a series.

use std::sync::Arc;

use crate::rules::house::{Dealer, DrawnHandDealer, HouseRules};
use crate::rules::player::Player;
use crate::rules::ruling::Ruling;
use crate::rules::settle::{Settlement, settle};
use crate::rules::sheet::{EntryReason, Sheet, points_entered};

/// A ruled hand and where it was entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoredHand {
    /// How it was ruled; shared with whoever else keeps it.
    pub ruling: Arc<Ruling>,
    /// On which sheet, counted from 0.
    pub sheet: usize,
    /// In which of its games, counted from 0; none where nobody won it.
    pub columns: Vec<usize>,
    /// For each game of the sheet, why the hand was entered in it or was not; none where nobody won it.
    pub reasons: Vec<EntryReason>,
    /// What was added to the winner's points in each of them: the hand's, and its boxes where the house
    /// pays them hand by hand.
    pub added: u64,
    /// Who dealt it, where that is known.
    pub dealer: Option<Player>,
}

impl ScoredHand {
    /// What was entered in the game, counted from 0; nothing where the hand was not entered there.
    pub fn entered(&self, column: usize) -> Option<u64> {
        self.columns.contains(&column).then_some(self.added)
    }
}

/// A series as far as it has been played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    house: HouseRules,
    sheets: Vec<Sheet>,
    hands: Vec<ScoredHand>,
    dealer: Option<Player>,
    over: bool,
}

/// The series had ended before the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeriesOver;

impl Score {
    /// A series of which nothing has been played. The first dealer is who the players cut for it; where
    /// that was not told, nobody knows until a rule or a correction says.
    pub fn new(house: HouseRules, first_dealer: Option<Player>) -> Score {
        Score {
            sheets: vec![Sheet::new(&house)],
            house,
            hands: Vec::new(),
            dealer: first_dealer,
            over: false,
        }
    }

    /// The house's rules.
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

    /// Who deals next, where that is known.
    pub const fn dealer(&self) -> Option<Player> {
        self.dealer
    }

    /// Whether the series has ended.
    pub const fn is_over(&self) -> bool {
        self.over
    }

    /// The sheet on which the next hand is entered, with its number, counted from 0: a new one where the last is
    /// finished and the series goes on.
    pub fn sheet_in_play(&self) -> (usize, Sheet) {
        match self.sheets.last().filter(|_| !self.wants_sheet()) {
            Some(last) => (self.sheets.len() - 1, last.clone()),
            None => (self.sheets.len(), Sheet::new(&self.house)),
        }
    }

    /// Whether the next hand begins a new sheet.
    fn wants_sheet(&self) -> bool {
        self.sheets.last().is_none_or(|last| !self.over && last.is_finished())
    }

    /// What it comes to.
    pub fn settlement(&self) -> Settlement {
        settle(&self.house, &self.sheets)
    }

    /// Corrects who deals next.
    pub const fn deal(&mut self, dealer: Player) {
        self.dealer = Some(dealer);
    }

    /// Enters a hand. A new sheet starts with the hand after one is finished; the deal goes on from hand
    /// to hand.
    pub fn play(&mut self, ruling: impl Into<Arc<Ruling>>) -> Result<(), SeriesOver> {
        let ruling = ruling.into();
        if self.over {
            return Err(SeriesOver);
        }
        if self.wants_sheet() {
            self.sheets.push(Sheet::new(&self.house));
        }
        let sheet = self.sheets.len() - 1;
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
}

/// Who deals after a hand: the winner, the loser or each in turn, as the house has it; after a hand that
/// nobody won the same player again, or the other.
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
