//! Tests of the score of a series.

use super::*;
use crate::bounded::Bounded;
use crate::series::seating::seats;
use crate::sheets::adjustment::Award;
use crate::testing::{house, ruled};

fn played(rules: &str, first_dealer: Option<Entrant>, hands: &[&str]) -> Score {
    let mut score = Score::new(house(rules), first_dealer);
    for hand in hands {
        score.play(ruled(rules, hand)).unwrap();
    }
    score
}

#[test]
fn a_hand_is_entered_with_its_boxes_where_they_are_paid_at_once() {
    let score = played("box_value=10 box_timing=each-hand", None, &["Ann +18 boxes 2"]);
    assert_eq!((score.rounds()[0].added, score.rounds()[0].entered(0)), (38, Some(38)));
    let score = played("stakes", None, &["Ann +18 boxes 2", "draw"]);
    assert_eq!((score.rounds()[0].added, score.rounds()[0].entered(0)), (18, Some(18)));
    let draw = &score.rounds()[1];
    assert!(draw.columns.is_empty() && draw.reasons.is_empty() && draw.entered(0).is_none());
    assert_eq!(played("hollywood", None, &["Ann +18"]).rounds()[0].entered(1), None);
}

const FOUR: Lineup = Lineup::Sides(Bounded::known::<2>());

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

/// The hand of two seats, in which Ann has the lower one.
fn hand_of(lineup: Lineup, one: usize, two: usize, line: &str) -> PlayedHand {
    let opponents = Opponents::new(lineup, seat(one), seat(two)).unwrap();
    PlayedHand { opponents, ruling: ruled("", line).into() }
}

/// The pairs by the numbers of their seats, as in `0-2 1-3`.
fn playing(score: &Score) -> String {
    let pair = |pair: &Opponents| {
        let seats = seats(*pair).unwrap();
        format!("{}-{}", seats.one.number(), seats.two.number())
    };
    score.playing().iter().map(pair).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_player_plays_once_in_a_round() {
    let mut score = Score::of(FOUR, house(""), None);
    let both = |line: &str| PlayedHand { opponents: Opponents::Sides, ruling: ruled("", line).into() };
    // Ann plays Dan, although she was to play Bob. Those who are left play each other.
    score.play(hand_of(FOUR, 0, 3, "Ann +19")).unwrap();
    assert_eq!(playing(&score), "1-2");
    let begun = score.clone();
    for (hand, why) in [
        (hand_of(FOUR, 0, 2, "Ann +1"), NotPlayed::RoundBegun),
        (hand_of(FOUR, 1, 3, "Ann +1"), NotPlayed::RoundBegun),
        (both("Ann +8"), NotPlayed::RoundBegun),
    ] {
        assert_eq!(score.play(hand), Err(why));
        assert_eq!(score, begun);
    }
    score.play(hand_of(FOUR, 1, 2, "draw")).unwrap();
    score.play(both("Bob +8 boxes 3")).unwrap();
    assert_eq!((score.rounds().len(), score.rounds()[1].boxes()), (2, 3));
    assert_eq!(playing(&score), "0-2 1-3");
    // One hand is the whole round in captain's play.
    let mut score = Score::of(Lineup::Captain(Bounded::known::<2>()), house(""), None);
    assert_eq!(score.play(both("Ann +8")), Err(NotPlayed::NotOpponents));
    assert_eq!(score.seat(seat(0), None), Err(NotPlayed::NoChoice));
    score.seat(seat(2), None).unwrap();
    assert_eq!(playing(&score), "0-2");
    // Only the two who play can deal.
    assert_eq!([0, 1, 2].map(|number| score.can_deal(seat(number))), [true, false, true]);
}

#[test]
fn a_series_that_is_over_takes_nothing() {
    let finished = played("", None, &["Ann +100"]);
    let mut stopped = played("", None, &["Ann +99"]);
    assert!(!stopped.is_over());
    stopped.stop().unwrap();
    for (mut score, is_stopped) in [(finished, false), (stopped, true)] {
        assert_eq!((score.is_over(), score.is_stopped(), score.playing()), (true, is_stopped, vec![]));
        let penalty = Adjustment { entrant: Entrant::First, award: Award::Points(1), game: None };
        assert_eq!(score.play(ruled("", "draw")), Err(NotPlayed::SeriesOver));
        assert_eq!(score.adjust(penalty), Err(AdjustmentError::SeriesOver));
        assert_eq!(score.stop(), Err(NotPlayed::SeriesOver));
    }
}
