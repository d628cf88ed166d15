//! The same hands under other rules; nothing is written.

use crate::model::series::{CourseStep, Hand, Series};
use ginscore_rules::rules::{Faults, HouseRules, Player, Ruling, Score, judge, redeclare};

/// What a series would be.
#[derive(Clone, Debug)]
pub struct Rescored {
    /// The score of the hands that those rules allow.
    pub score: Score,
    /// The hands, counted from 1, that those rules rule otherwise.
    pub otherwise: Vec<(usize, Rescoring)>,
}

/// How other rules rule a hand.
#[derive(Clone, Debug)]
pub enum Rescoring {
    /// It ends or scores differently, or cards are put down differently.
    Ruled {
        /// What it comes to.
        ruling: Box<Ruling>,
        /// Whose cards are put down differently: what those rules say of laying off on gin is not what the
        /// series' own say.
        put_down: Option<Player>,
    },
    /// It is no hand by them, and left out.
    Refused(Faults),
    /// They end the series before it, and it is left out.
    BehindTheEnd,
}

/// The series' hands judged by the house, each with its cards as they would have been put down there, and
/// entered on its sheets.
pub fn rescore(series: &Series, house: &HouseRules) -> Rescored {
    let mut score = Score::new(house.clone(), series.header().first_dealer);
    let mut otherwise = Vec::new();
    for step in series.course() {
        match step {
            CourseStep::Deal(dealer) => score.deal(dealer),
            CourseStep::Hand(number, hand) => {
                otherwise
                    .extend(play(&mut score, hand, &series.header().house, house).map(|how| (number, how)));
            }
        }
    }
    Rescored { score, otherwise }
}

fn play(score: &mut Score, hand: &Hand, played: &HouseRules, house: &HouseRules) -> Option<Rescoring> {
    let (told, put_down) = redeclare(&hand.ruling, played, house);
    match judge(&told, house) {
        Err(faults) => Some(Rescoring::Refused(faults)),
        Ok(ruling) => match score.play(ruling.clone()) {
            Err(_) => Some(Rescoring::BehindTheEnd),
            Ok(()) => {
                let differs = put_down.is_some() || worth(&ruling) != worth(&hand.ruling);
                differs.then(|| Rescoring::Ruled { ruling: Box::new(ruling), put_down })
            }
        },
    }
}

fn worth(ruling: &Ruling) -> impl PartialEq + use<> {
    (ruling.end(), ruling.winner(), ruling.points(), ruling.boxes())
}
