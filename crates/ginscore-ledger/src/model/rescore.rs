//! Scores the same hands under other rules, without writing anything.

use ginscore_notation::Event;
use std::sync::Arc;

use crate::model::happened::Hand;
use crate::model::scoring::enter;
use crate::model::series::{CourseStep, Series};
use ginscore_rules::hand::{Faults, Ruling, judge};
use ginscore_rules::house::HouseRules;
use ginscore_rules::players::{Opponents, Player};
use ginscore_rules::series::{PlayedHand, Score};
use ginscore_rules::sheets::{Adjustment, AdjustmentError};

/// A series as it would be under other rules.
#[derive(Clone, Debug)]
pub struct Rescored {
    /// The score of the hands that the other rules allow.
    pub score: Score,
    /// The hands whose ruling differs under the other rules: the number of the round, counted from 1, and who played.
    pub otherwise: Vec<(usize, Opponents, Rescoring)>,
    /// The adjustments that the other rules have no room for, such as those of a game that they close, with the reasons.
    /// They are left out.
    pub left_out: Vec<(Adjustment, AdjustmentError)>,
}

/// The way in which other rules change a hand.
#[derive(Clone, Debug)]
pub enum Rescoring {
    /// The hand ends or scores differently, or cards are put down differently.
    Ruled {
        /// The hand's ruling under the other rules.
        ruling: Box<Ruling>,
        /// The player whose cards are put down differently, because these rules and the series' own rules differ on
        /// laying off on gin.
        put_down: Option<Player>,
    },
    /// The other rules do not allow the hand, so it is left out.
    Refused(Faults),
    /// The other rules end the series before this hand, so it is left out.
    BehindTheEnd,
}

/// Returns the hands of the series judged under the rules `house`, each with its cards as they would have been put
/// down under those rules, and entered on a score of its own.
pub fn rescore(series: &Series, house: &HouseRules) -> Rescored {
    let header = series.header();
    let mut score = Score::of(header.roster.lineup(), house.clone(), header.first_dealer);
    let (mut otherwise, mut left_out) = (Vec::new(), Vec::new());
    for step in series.course() {
        match step {
            CourseStep::Event(Event::Adjust(adjustment, _)) => {
                left_out.extend(score.adjust(*adjustment).err().map(|why| (*adjustment, why)));
            }
            // A series that is over under the other rules has no stop.
            CourseStep::Event(event) => drop(enter(&mut score, event)),
            CourseStep::Hand(number, hand) => {
                otherwise.extend(
                    play(&mut score, hand, &series.header().house, house)
                        .map(|how| (number, hand.opponents, how)),
                );
            }
        }
    }
    Rescored { score, otherwise, left_out }
}

fn play(score: &mut Score, hand: &Hand, played: &HouseRules, house: &HouseRules) -> Option<Rescoring> {
    let (claim, put_down) = hand.ruling.redeclared(played, house);
    match judge(&claim, house) {
        Err(faults) => Some(Rescoring::Refused(faults)),
        Ok(ruling) => {
            match score.play(PlayedHand { opponents: hand.opponents, ruling: Arc::new(ruling.clone()) }) {
                Err(_) => Some(Rescoring::BehindTheEnd),
                Ok(()) => {
                    let differs = put_down.is_some() || worth(&ruling) != worth(&hand.ruling);
                    differs.then(|| Rescoring::Ruled { ruling: Box::new(ruling), put_down })
                }
            }
        }
    }
}

fn worth(ruling: &Ruling) -> impl PartialEq + use<> {
    (ruling.end(), ruling.winner(), ruling.points(), ruling.boxes())
}
