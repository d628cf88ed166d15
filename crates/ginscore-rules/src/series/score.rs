//! The score of a series: rulings, entered on sheets in order.

use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use core::error::Error;
use core::fmt;

use crate::cards::list::List;
use crate::house::settings::HouseRules;
use crate::players::entrant::{ByEntrant, Entrant};
use crate::players::lineup::{Lineup, Opponents, Seat};
use crate::series::round::{PlayedHand, RoundHands, RoundResult, round_result};
use crate::series::seating::{Seating, next_dealer, still_playing};
use crate::settlement::settle::{Tally, settle, settle_stopped};
use crate::settlement::settled::Settlement;
use crate::sheets::adjustment::{Adjustment, AdjustmentError};
use crate::sheets::sheet::{EntryReason, Sheet, points_adjusted, points_entered};

/// A round of the series, and the games in which it was entered. Where a round has one hand, it is that hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoredRound {
    hands: RoundHands,
    /// The result; `None` while a hand of the round is missing. Nothing is entered then.
    pub result: Option<RoundResult>,
    /// The number of the sheet, counted from 0.
    pub sheet: usize,
    columns: List<usize, 3>,
    reasons: List<EntryReason, 3>,
    /// The points added for the winner in each of these games: the points of the round, and of its boxes if the house
    /// rules pay them with each hand.
    pub added: u32,
    /// The dealer, if known.
    pub dealer: Option<Entrant>,
    /// Who was to play it.
    pub seating: Seating,
}

impl ScoredRound {
    /// The hands, in the order in which they ended; at least one.
    pub fn hands(&self) -> &[PlayedHand] {
        self.hands.as_slice()
    }

    /// The numbers of the games in which it was entered, counted from 0; empty if nobody won it.
    pub fn columns(&self) -> &[usize] {
        &self.columns
    }

    /// For each game of the sheet, the reason why the round was entered or not; empty if nobody won it.
    pub fn reasons(&self) -> &[EntryReason] {
        &self.reasons
    }

    /// The points entered in a game, counted from 0; `None` if the round was not entered in it.
    pub fn entered(&self, column: usize) -> Option<u32> {
        self.columns.contains(&column).then_some(self.added)
    }

    /// The winner of the round; `None` if nobody won it, or not yet.
    pub fn winner(&self) -> Option<Entrant> {
        self.result.and_then(|result| result.winner)
    }

    /// The points of the round; 0 if nobody won it, or not yet.
    pub fn points(&self) -> u32 {
        self.result.map_or(0, |result| result.points)
    }

    /// The boxes of the winner; 0 if nobody won the round, or not yet.
    pub fn boxes(&self) -> u32 {
        self.result.and_then(|result| Some(*result.boxes.get(result.winner?))).unwrap_or(0)
    }

    /// Returns true if every hand was checked from its cards.
    pub fn verified(&self) -> bool {
        self.hands().iter().all(|hand| hand.ruling.verified())
    }
}

/// An adjustment of the series, and the games in which it was entered.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ScoredAdjustment {
    /// The adjustment.
    pub adjustment: Adjustment,
    /// The number of the sheet, counted from 0.
    pub sheet: usize,
    /// The numbers of the games in which it was entered, counted from 0.
    pub columns: Vec<usize>,
    /// The points added in each of these games; negative if they were taken away.
    pub added: i64,
    /// The number of rounds before it.
    pub after: usize,
}

/// The score of a series. Hands are added with [`Score::play`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    house: Arc<HouseRules>,
    sheets: Vec<Sheet>,
    lineup: Lineup,
    /// What the finished sheets come to, so that they are not settled again with every hand.
    tally: Tally,
    /// The points that were added for each entrant in a game, without those that were taken away.
    gained: ByEntrant<i64>,
    rounds: Vec<Arc<ScoredRound>>,
    seating: Seating,
    adjustments: Vec<ScoredAdjustment>,
    dealer: Option<Entrant>,
    /// True if it was said who deals after the round that is being played, whatever the house rules say.
    is_dealer_said: bool,
    over: bool,
    stopped: bool,
}

/// The reason why a [`Score`] refuses a hand, a player for the next hand, a dealer or a stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotPlayed {
    /// The series is over.
    SeriesOver,
    /// The players are not in the lineup, or play for the same entrant.
    NotOpponents,
    /// One of the players has played a hand of this round already, or the whole round was to be entered while it was
    /// being played.
    RoundBegun,
    /// The seating leaves no choice who plays or deals.
    NoChoice,
}

impl fmt::Display for NotPlayed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NotPlayed::SeriesOver => "the series is over",
            NotPlayed::NotOpponents => "the players of the hand are not opponents",
            NotPlayed::RoundBegun => "a player has already played in this round",
            NotPlayed::NoChoice => "the seating leaves no choice",
        })
    }
}

impl Error for NotPlayed {}

impl Score {
    /// The score of a new series of two players. `first_dealer` is the player who won the cut for the deal, if known. If
    /// it is `None`, the dealer is unknown until the house rules or a correction determine it.
    pub fn new(house: HouseRules, first_dealer: Option<Entrant>) -> Score {
        Score::of(Lineup::TWO, house, first_dealer)
    }

    /// The score of a new series. Where the player who sits out deals, that is the first dealer, whoever is given.
    pub fn of(lineup: Lineup, house: HouseRules, first_dealer: Option<Entrant>) -> Score {
        let seating = Seating::first(lineup);
        Score {
            sheets: vec![Sheet::of(&house, lineup.entrants())],
            dealer: seating.dealer(&house, lineup).or(first_dealer),
            house: Arc::new(house),
            lineup,
            tally: Tally::of(lineup.entrants()),
            gained: ByEntrant::of(lineup.entrants()),
            rounds: Vec::new(),
            seating,
            adjustments: Vec::new(),
            is_dealer_said: false,
            over: false,
            stopped: false,
        }
    }

    /// Makes room for so many rounds, if it is known how many there will be.
    pub fn reserve(&mut self, rounds: usize) {
        self.rounds.reserve(rounds);
    }

    /// Who plays whom.
    pub const fn lineup(&self) -> Lineup {
        self.lineup
    }

    /// The house rules.
    pub fn house(&self) -> &HouseRules {
        &self.house
    }

    /// The sheets, in order; at least one.
    pub fn sheets(&self) -> &[Sheet] {
        &self.sheets
    }

    /// The rounds, in order. Only the last one may still miss hands. A copy of the score shares them.
    pub fn rounds(&self) -> &[Arc<ScoredRound>] {
        &self.rounds
    }

    /// The round in which hands are missing, if one was begun.
    pub fn open_round(&self) -> Option<&ScoredRound> {
        self.rounds.last().map(|round| &**round).filter(|round| round.result.is_none())
    }

    /// Who plays the next hand; in a round of sides, all who have not ended theirs. Empty if the series is over.
    pub fn playing(&self) -> Vec<Opponents> {
        if self.is_over() {
            return Vec::new();
        }
        let begun = self.open_round().map_or(&[][..], |round| round.hands());
        still_playing(self.seating.playing(&self.house, self.lineup), self.lineup, begun)
    }

    /// The one of three in turn who sits out next, even if the series is over.
    pub const fn sits_out(&self) -> Option<Entrant> {
        match self.seating {
            Seating::InTurn { out, .. } => Some(self.lineup.entrant(out)),
            Seating::Sides { .. } | Seating::Captain(_) => None,
        }
    }

    /// Who would play right after that many rounds, before anyone is seated out of turn.
    pub fn playing_after(&self, rounds: usize) -> Vec<Opponents> {
        let seating = match rounds.checked_sub(1) {
            None => Seating::first(self.lineup),
            Some(last) => match self.rounds.get(last) {
                Some(round) => round.seating.after(self.lineup, round.hands()),
                None => self.seating,
            },
        };
        seating.playing(&self.house, self.lineup)
    }

    /// Lets a player play the next hand, with `with` against them if that is named. Of three in turn, a dealer who can no
    /// longer deal gives way.
    ///
    /// # Errors
    /// Changes nothing if the seating leaves no choice: all players of two sides play, and a captain always does.
    pub fn seat(&mut self, seat: Seat, with: Option<Seat>) -> Result<(), NotPlayed> {
        let seated = self.seating.seated(self.lineup, seat, with).ok_or(NotPlayed::NoChoice)?;
        self.seating = seated;
        if self.dealer.is_some_and(|dealer| !self.deals(dealer)) {
            self.dealer = seated.dealer(&self.house, self.lineup).or(Some(self.lineup.entrant(seat)));
        }
        Ok(())
    }

    /// Returns true if a player can deal the next hand: one of those who play it or, where the loser of three in turn
    /// deals, the one who sits out.
    pub fn can_deal(&self, seat: Seat) -> bool {
        match self.seating {
            Seating::Sides { .. } => true,
            Seating::Captain(other) => self.lineup.entrant(seat) == Entrant::First || seat == other,
            Seating::InTurn { out, .. } => (seat == out) != self.house.group.newcomer_deals,
        }
    }

    /// The adjustments, in order.
    pub fn adjustments(&self) -> &[ScoredAdjustment] {
        &self.adjustments
    }

    /// The next dealer, if known.
    pub const fn dealer(&self) -> Option<Entrant> {
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
        let number = self.sheet_number();
        let begun = self.sheets.get(number).cloned();
        (number, begun.unwrap_or_else(|| Sheet::of(&self.house, self.lineup.entrants())))
    }

    /// The number of the sheet for the next hand, counted from 0.
    fn sheet_number(&self) -> usize {
        self.sheets.len() - usize::from(!self.needs_sheet())
    }

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

    /// Sets the next dealer; in a round that is being played, the dealer of the round after it.
    ///
    /// # Errors
    /// Changes nothing if it is a player of three in turn who cannot deal the next hand.
    pub fn deal(&mut self, dealer: Entrant) -> Result<(), NotPlayed> {
        if !self.deals(dealer) {
            return Err(NotPlayed::NoChoice);
        }
        self.dealer = Some(dealer);
        self.is_dealer_said = self.open_round().is_some();
        Ok(())
    }

    /// Returns true if somebody who plays for an entrant can deal the next hand.
    fn deals(&self, entrant: Entrant) -> bool {
        self.lineup.members(entrant).any(|seat| self.can_deal(seat))
    }

    /// Adds a hand. With the last hand of a round, the round is entered, and the next dealer and the next players are
    /// determined. The round after a finished sheet starts a new one.
    ///
    /// # Errors
    /// Fails if the series is over, if the players are not opponents, or if one of them has played in the round already.
    pub fn play(&mut self, hand: impl Into<PlayedHand>) -> Result<(), NotPlayed> {
        let hand = hand.into();
        self.check(&hand)?;
        match self.rounds.last_mut().filter(|round| round.result.is_none()) {
            Some(round) => Arc::make_mut(round).hands.push(hand),
            None => {
                let sheet = self.sheet_number();
                self.rounds.push(Arc::new(ScoredRound {
                    hands: RoundHands::One(hand),
                    result: None,
                    sheet,
                    columns: List::EMPTY,
                    reasons: List::EMPTY,
                    added: 0,
                    dealer: self.dealer,
                    seating: self.seating,
                }));
            }
        }
        if self.is_complete() {
            self.enter();
        }
        Ok(())
    }

    fn check(&self, hand: &PlayedHand) -> Result<(), NotPlayed> {
        if self.is_over() {
            return Err(NotPlayed::SeriesOver);
        }
        let begun = self.open_round().map_or(&[][..], |round| round.hands());
        match hand.opponents {
            Opponents::Players(seats) => {
                if Opponents::new(self.lineup, seats.one, seats.two).is_none() {
                    return Err(NotPlayed::NotOpponents);
                }
                let has_played =
                    |seat: &Seat| begun.iter().any(|hand| hand.opponents.player(*seat).is_some());
                if has_played(&seats.one) || has_played(&seats.two) {
                    return Err(NotPlayed::RoundBegun);
                }
            }
            Opponents::Sides if !self.lineup.has_rounds() => return Err(NotPlayed::NotOpponents),
            Opponents::Sides if !begun.is_empty() => return Err(NotPlayed::RoundBegun),
            Opponents::Sides => {}
        }
        Ok(())
    }

    fn is_complete(&self) -> bool {
        let hands = self.rounds.last().map_or(&[][..], |round| round.hands());
        let of_whole_round = hands.iter().any(|hand| hand.opponents == Opponents::Sides);
        of_whole_round || hands.len() >= self.lineup.hands_in_a_round()
    }

    #[expect(clippy::expect_used, reason = "a hand has just been added, and a score always has a sheet")]
    fn enter(&mut self) {
        let at = self.start_sheet();
        let (round, sheet) =
            self.rounds.last_mut().zip(self.sheets.last_mut()).expect("a round and its sheet");
        let round = Arc::make_mut(round);
        let result = round_result(&self.house, self.lineup, round.hands());
        round.sheet = at;
        round.result = Some(result);
        if let Some(winner) = result.winner {
            let boxes = *result.boxes.get(winner);
            round.added = points_entered(&self.house, result.points, boxes);
            round.reasons = sheet.reasons(&self.house, winner);
            *self.gained.get_mut(winner) += i64::from(round.added);
            round.columns = sheet.enter_by(&round.reasons, &self.house, winner, round.added, boxes);
            for (other, boxes) in result.boxes.iter().filter(|(entrant, _)| *entrant != winner) {
                sheet.add_boxes(&round.columns, other, *boxes);
            }
        }
        if !core::mem::take(&mut self.is_dealer_said) {
            self.dealer = next_dealer(&self.house, self.lineup, round.hands(), round.winner(), round.dealer);
        }
        self.seating = self.seating.after(self.lineup, round.hands());
        // Only a round that closes a sheet can end the series.
        if let Some(finished) = self.sheets.last().filter(|sheet| sheet.is_finished()) {
            self.tally.add_sheet(&self.house, finished);
            self.over = self.tally.ended(&self.house).is_some();
        }
    }

    /// Enters an adjustment, which is not a hand: the dealer stays, and no game is closed.
    ///
    /// # Errors
    /// Fails if the series is over, or if the sheet in play cannot take the adjustment.
    #[expect(clippy::expect_used, reason = "a score always has a sheet")]
    pub fn adjust(&mut self, adjustment: Adjustment) -> Result<(), AdjustmentError> {
        if self.is_over() {
            return Err(AdjustmentError::SeriesOver);
        }
        let (_, mut sheet) = self.sheet_in_play();
        let columns = sheet.adjust(&self.house, adjustment)?;
        let at = self.start_sheet();
        *self.sheets.last_mut().expect("the sheet in play") = sheet;
        let (added, after) = (points_adjusted(&self.house, adjustment.award), self.rounds.len());
        *self.gained.get_mut(adjustment.entrant) += added.max(0);
        self.adjustments.push(ScoredAdjustment { adjustment, sheet: at, columns, added, after });
        Ok(())
    }

    /// Ends the series where it is. Open games are settled as they are.
    ///
    /// # Errors
    /// Returns [`NotPlayed::SeriesOver`] if the series is over.
    pub const fn stop(&mut self) -> Result<(), NotPlayed> {
        if self.is_over() {
            return Err(NotPlayed::SeriesOver);
        }
        self.stopped = true;
        Ok(())
    }

    /// Starts a new sheet if the last one is finished, and returns the number of the sheet in play, counted from 0.
    fn start_sheet(&mut self) -> usize {
        if self.needs_sheet() {
            self.sheets.push(Sheet::of(&self.house, self.lineup.entrants()));
        }
        self.sheets.len() - 1
    }
}

pub(crate) mod stretch;
#[cfg(test)]
mod tests;
