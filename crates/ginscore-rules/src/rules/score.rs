//! The score of a series: rulings, entered on sheets in order.

use std::error::Error;
use std::fmt;
use std::sync::Arc;

use crate::rules::adjustment::{Adjustment, AdjustmentError};
use crate::rules::house::{Dealer, DrawnHandDealer, HouseRules};
use crate::rules::player::Player;
use crate::rules::ruling::Ruling;
use crate::rules::settle::{settle, settle_stopped};
use crate::rules::settlement::Settlement;
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::testing::{house, ruled};

    fn played(rules: &str, first_dealer: Option<Player>, hands: &[&str]) -> Score {
        let mut score = Score::new(house(rules), first_dealer);
        for hand in hands {
            score.play(ruled(rules, hand)).unwrap();
        }
        score
    }

    /// The rules for who deals, the hands played, and the dealer of the next one if Ann dealt first.
    #[test]
    fn the_rules_say_who_deals_next() {
        let (ann, bob) = (Player::One, Player::Two);
        for (rules, hand, dealer) in [
            ("dealer=winner", "Bob +5", bob),
            ("dealer=loser", "Bob +5", ann),
            ("dealer=alternate", "Bob +5", bob),
            ("dealer=alternate", "Ann +5", bob),
            ("drawn_hand_dealer=same", "draw", ann),
            ("drawn_hand_dealer=next", "draw", bob),
            ("undercut_tie=nobody drawn_hand_dealer=next", "Ann 5 v 5", bob),
        ] {
            let score = played(rules, Some(ann), &[hand]);
            assert_eq!(
                (score.hands()[0].dealer, score.dealer()),
                (Some(ann), Some(dealer)),
                "{rules}: {hand}"
            );
        }
        // An unknown dealer stays unknown, until a rule or a correction says who it is.
        assert_eq!(played("dealer=alternate", None, &["Bob +5"]).dealer(), None);
        assert_eq!(played("drawn_hand_dealer=next", None, &["draw"]).dealer(), None);
        let mut score = played("dealer=winner", None, &["Bob +5"]);
        assert_eq!((score.hands()[0].dealer, score.dealer()), (None, Some(bob)));
        score.deal(ann);
        assert_eq!(score.dealer(), Some(ann));
    }

    #[test]
    fn a_hand_is_entered_with_its_boxes_where_they_are_paid_at_once() {
        let score = played("palace", None, &["Ann +18 boxes 2"]);
        assert_eq!((score.hands()[0].added, score.hands()[0].entered(0)), (38, Some(38)));
        let score = played("stakes", None, &["Ann +18 boxes 2", "draw"]);
        assert_eq!((score.hands()[0].added, score.hands()[0].entered(0)), (18, Some(18)));
        let draw = &score.hands()[1];
        assert!(draw.columns.is_empty() && draw.reasons.is_empty() && draw.entered(0).is_none());
        assert_eq!(played("hollywood", None, &["Ann +18"]).hands()[0].entered(1), None);
    }

    #[test]
    fn a_series_of_one_sheet_ends_with_it() {
        let mut score = played("", None, &["Ann +60", "Bob +99"]);
        assert!(!score.is_over());
        score.play(ruled("", "Ann +40")).unwrap();
        assert!(score.is_over());
        assert_eq!(score.play(ruled("", "Ann +1")), Err(SeriesOver));
        assert_eq!(SeriesOver.to_string(), "the series is over");
        assert_eq!((score.hands().len(), score.sheets().len(), score.sheet_in_play().0), (3, 1, 0));
        assert_eq!(score.settlement().winner, Some(Player::One));
    }

    /// A new sheet starts with the next hand after one is finished.
    #[test]
    fn a_longer_series_goes_on_with_a_new_sheet() {
        let rules = "series=to-250";
        let mut score = played(rules, None, &["Ann +100"]);
        assert!(!score.is_over());
        assert_eq!((score.sheets().len(), score.sheet_in_play()), (1, (1, Sheet::new(score.house()))));
        score.play(ruled(rules, "Ann +50")).unwrap();
        assert_eq!((score.sheets().len(), score.hands()[1].sheet), (2, 1));
        assert_eq!(score.sheet_in_play(), (1, score.sheets()[1].clone()));
        score.play(ruled(rules, "Ann +99")).unwrap();
        // 249 points: 1 is missing. The next sheet reaches the target only when it is finished.
        assert!(!score.is_over());
        score.play(ruled(rules, "Ann +99")).unwrap();
        assert!(!score.is_over());
        score.play(ruled(rules, "Ann +1")).unwrap();
        assert!(score.is_over());
        assert_eq!((score.sheets().len(), score.sheet_in_play().0), (3, 2));
    }
}
