//! A sheet row by row, as on paper, for the terminal and the page.

use ginscore_rules::rules::{ByPlayer, End, Player, Score, ScoredHand, Sheet};

/// A sheet with the hands entered on it.
pub struct Paper<'s> {
    /// The sheet.
    pub sheet: &'s Sheet,
    /// Its hands, each with its number.
    pub hands: Vec<(usize, &'s ScoredHand)>,
}

/// A hand's row.
pub struct Row {
    /// The hand's number.
    pub number: usize,
    /// The way it ended.
    pub end: End,
    /// True if the hand was checked from its cards.
    pub verified: bool,
    /// The running totals after the hand in each game; `None` for a player whose total did not change.
    pub totals: Vec<ByPlayer<Option<u64>>>,
    /// For each game, true if the hand closed it.
    pub closes: Vec<bool>,
}

/// The sheets of a series, in order.
pub fn papers(score: &Score) -> Vec<Paper<'_>> {
    let of = |(at, sheet)| {
        let hands = (1..).zip(score.hands()).filter(|(_, hand)| hand.sheet == at).collect();
        Paper { sheet, hands }
    };
    score.sheets().iter().enumerate().map(of).collect()
}

impl Paper<'_> {
    /// Its rows.
    pub fn rows(&self) -> Vec<Row> {
        let mut totals = vec![ByPlayer::<u64>::default(); self.sheet.columns().len()];
        let closed_by: Vec<Option<usize>> = (0..totals.len()).map(|game| self.closed_by(game)).collect();
        let row = |(at, (number, hand)): (usize, &(usize, &ScoredHand))| {
            let entered = totals.iter_mut().enumerate().map(|(game, total)| {
                let points = hand.entered(game);
                ByPlayer::from_fn(|player| {
                    let points = points.filter(|_| hand.ruling.winner() == Some(player))?;
                    *total.get_mut(player) += points;
                    Some(*total.get(player))
                })
            });
            Row {
                number: *number,
                end: hand.ruling.end(),
                verified: hand.ruling.verified(),
                totals: entered.collect(),
                closes: closed_by.iter().map(|closing| *closing == Some(at)).collect(),
            }
        };
        self.hands.iter().enumerate().map(row).collect()
    }

    /// The index of the hand that closed the game, if it is closed: the last one entered in it.
    fn closed_by(&self, game: usize) -> Option<usize> {
        self.sheet.columns().get(game)?.winner()?;
        self.hands.iter().rposition(|(_, hand)| hand.columns.contains(&game))
    }
}

/// Both players' totals of a game after each hand of the sheet, up to the one that closed it.
pub fn race(rows: &[Row], game: usize) -> Vec<ByPlayer<u64>> {
    let mut now = ByPlayer::default();
    let mut course = Vec::new();
    for row in rows {
        if let Some(entered) = row.totals.get(game) {
            for player in Player::BOTH {
                *now.get_mut(player) = entered.get(player).unwrap_or(*now.get(player));
            }
        }
        course.push(now);
        if row.closes.get(game) == Some(&true) {
            break;
        }
    }
    course
}
