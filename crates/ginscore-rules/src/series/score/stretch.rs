//! What a stretch of a series does to the score before it, remembered.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use crate::players::entrant::{ByEntrant, Entrant};
use crate::series::score::Score;
use crate::series::seating::Seating;
use crate::settlement::settle::Tally;
use crate::sheets::sheet::Sheet;

/// The results of a stretch of a series that was scored after other scores.
///
/// A correction changes the score from its hand on. The hands after it are not all scored again: where the sheet in play
/// is one that a stretch was scored on before, its result is known; and as long as no game closes in it, it adds the same
/// to every sheet in which the same games are open.
#[derive(Debug, Default)]
pub struct Stretch {
    /// The results of a stretch that closes no game: the sheet before, and the score after.
    even: Vec<(Openings, Sheet, Score)>,
    /// The results of one that does, by the sheet before.
    closing: BTreeMap<(Openings, Sheet), Score>,
}

/// What decides how a score goes on, until a game closes: the games that are open, who deals, and who plays.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Openings {
    sheet: Option<Sheet>,
    dealer: (Option<Entrant>, bool),
    seating: Seating,
}

impl Stretch {
    /// The most results that are remembered of each kind.
    const MOST: usize = 512;

    /// Adds the stretch to a score, which forgets what was before it. `walk` adds what is in it one by one, and returns
    /// false if the score refuses something.
    pub fn pass(&mut self, score: &mut Score, walk: &mut dyn FnMut(&mut Score) -> bool) -> bool {
        score.forget();
        if score.is_over() || score.open_round().is_some() {
            return walk(score);
        }
        let openings = score.openings();
        let Some(sheet) = score.sheets.last().cloned() else { return walk(score) };
        let known = |even: &&(Openings, Sheet, Score)| even.0 == openings && !score.may_close_in(&even.2);
        if let Some((_, before, after)) = self.even.iter().find(known) {
            score.go_on(Some(before), after);
            return true;
        }
        let place = (openings, sheet);
        if let Some(after) = self.closing.get(&place) {
            return if score.may_end_in(after) { walk(score) } else { score.go_on(None, after) };
        }
        let entrants = score.lineup.entrants();
        let (tally, gained) = (Tally::of(entrants), ByEntrant::of(entrants));
        let seating = place.0.seating;
        let mut after = Score { tally, gained, seating, ..score.clone() };
        if !walk(&mut after) || after.is_over() || after.open_round().is_some() {
            return walk(score);
        }
        after.forget();
        let may_end = score.may_end_in(&after);
        let closes = after.tally.sheets() > 0
            || place.1.closed_games() != after.sheets.last().map_or(0, Sheet::closed_games);
        let exact = closes || self.even.iter().any(|even| even.0 == place.0);
        let passed = may_end || score.go_on(Some(&place.1).filter(|_| !exact), &after);
        if exact {
            if self.closing.len() >= Stretch::MOST {
                self.closing.clear();
            }
            self.closing.insert(place, after);
        } else {
            self.even.truncate(Stretch::MOST - 1);
            self.even.push((place.0, place.1, after));
        }
        if may_end { walk(score) } else { passed }
    }
}

impl Score {
    /// Forgets the hands, adjustments and sheets that have no effect on what comes. The rounds and sheets after them are
    /// numbered anew.
    pub fn forget(&mut self) {
        let begun = self.open_round().is_some();
        self.rounds.drain(..self.rounds.len() - usize::from(begun));
        self.adjustments.clear();
        self.start_sheet();
        self.sheets.drain(..self.sheets.len() - 1);
    }

    fn openings(&self) -> Openings {
        // Where all play, no round has an effect on who plays the next one.
        let seating = match self.seating {
            Seating::Sides { .. } => Seating::Sides { round: 0 },
            seating => seating,
        };
        Openings {
            sheet: self.sheets.last().map(Sheet::outline),
            dealer: (self.dealer, self.is_dealer_said),
            seating,
        }
    }

    fn may_close_in(&self, after: &Score) -> bool {
        self.sheets.last().is_none_or(|sheet| sheet.may_close(&self.house, &after.gained))
    }

    fn may_end_in(&self, after: &Score) -> bool {
        after.tally.sheets() > 0 && self.tally.then(&after.tally).may_have_ended(&self.house)
    }

    /// Adds a stretch that came to the score `after`, with what the sheets before it come to left out. `before` is the sheet
    /// on which it was, if it closes no game.
    fn go_on(&mut self, before: Option<&Sheet>, after: &Score) -> bool {
        match (before, self.sheets.last_mut().zip(after.sheets.last())) {
            (Some(before), Some((sheet, after))) => sheet.add(before, after),
            _ => self.sheets.clone_from(&after.sheets),
        }
        self.seating = match (self.seating, after.seating) {
            (Seating::Sides { round }, Seating::Sides { round: more }) => {
                Seating::Sides { round: round + more }
            }
            (_, seating) => seating,
        };
        (self.dealer, self.is_dealer_said) = (after.dealer, after.is_dealer_said);
        self.tally = self.tally.then(&after.tally);
        self.gained = self.gained.with(&after.gained, |points, more| points + more);
        true
    }
}
