//! Tests of the score of a series.

use super::*;
use crate::bounded::Bounded;
use crate::series::seating::seats;
use crate::testing::{house, ruled};

fn played(rules: &str, first_dealer: Option<Entrant>, hands: &[&str]) -> Score {
    let mut score = Score::new(house(rules), first_dealer);
    for hand in hands {
        score.play(ruled(rules, hand)).unwrap();
    }
    score
}

/// The rules for who deals, the hands played, and the dealer of the next one if Ann dealt first.
#[test]
fn the_rules_say_who_deals_next() {
    let (ann, bob) = (Entrant::First, Entrant::Second);
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
        assert_eq!((score.rounds()[0].dealer, score.dealer()), (Some(ann), Some(dealer)), "{rules}: {hand}");
    }
    // An unknown dealer stays unknown, until a rule or a correction says who it is.
    assert_eq!(played("dealer=alternate", None, &["Bob +5"]).dealer(), None);
    assert_eq!(played("drawn_hand_dealer=next", None, &["draw"]).dealer(), None);
    let mut score = played("dealer=winner", None, &["Bob +5"]);
    assert_eq!((score.rounds()[0].dealer, score.dealer()), (None, Some(bob)));
    score.deal(ann).unwrap();
    assert_eq!(score.dealer(), Some(ann));
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

#[test]
fn a_series_of_one_sheet_ends_with_it() {
    let mut score = played("", None, &["Ann +60", "Bob +99"]);
    assert!(!score.is_over());
    score.play(ruled("", "Ann +40")).unwrap();
    assert!(score.is_over());
    assert_eq!(score.play(ruled("", "Ann +1")), Err(NotPlayed::SeriesOver));
    assert_eq!(NotPlayed::SeriesOver.to_string(), "the series is over");
    assert_eq!((score.rounds().len(), score.sheets().len(), score.sheet_in_play().0), (3, 1, 0));
    assert_eq!(score.settlement().winner, Some(Entrant::First));
}

/// A new sheet starts with the next hand after one is finished.
#[test]
fn a_longer_series_goes_on_with_a_new_sheet() {
    let rules = "series=to-250";
    let mut score = played(rules, None, &["Ann +100"]);
    assert!(!score.is_over());
    assert_eq!((score.sheets().len(), score.sheet_in_play()), (1, (1, Sheet::new(score.house()))));
    score.play(ruled(rules, "Ann +50")).unwrap();
    assert_eq!((score.sheets().len(), score.rounds()[1].sheet), (2, 1));
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
fn a_round_is_entered_with_its_last_hand() {
    let mut score = Score::of(FOUR, house(""), Some(Entrant::Second));
    assert_eq!((playing(&score), score.open_round().is_some()), ("0-2 1-3".to_owned(), false));
    score.play(hand_of(FOUR, 0, 2, "Ann +19")).unwrap();
    assert_eq!((playing(&score), score.open_round().is_some()), ("1-3".to_owned(), true));
    assert_eq!(score.sheets(), Score::of(FOUR, house(""), None).sheets());
    assert!(score.rounds()[0].columns.is_empty() && score.rounds()[0].result.is_none());
    assert_eq!(score.dealer(), Some(Entrant::Second));
    score.play(hand_of(FOUR, 1, 3, "Bob +7")).unwrap();
    assert_eq!((playing(&score), score.dealer()), ("0-3 1-2".to_owned(), Some(Entrant::First)));
    assert_eq!((score.rounds().len(), score.rounds()[0].points(), score.rounds()[0].added), (1, 12, 12));
}

/// A round that is tied or drawn is dealt as the rules say for a drawn hand.
#[test]
fn the_deal_after_a_round_that_nobody_won_is_that_after_a_drawn_hand() {
    for (rules, dealer) in
        [("", Entrant::Second), ("drawn_hand_dealer=next", Entrant::First), ("wikipedia", Entrant::First)]
    {
        for lines in [["Ann +5", "Bob +5"], ["draw", "draw"]] {
            let mut score = Score::of(FOUR, house(rules), Some(Entrant::Second));
            score.play(hand_of(FOUR, 0, 2, lines[0])).unwrap();
            score.play(hand_of(FOUR, 1, 3, lines[1])).unwrap();
            let found = (score.rounds()[0].winner(), score.dealer());
            assert_eq!(found, (None, Some(dealer)), "{rules}: {lines:?}");
            assert!(score.rounds()[0].columns.is_empty());
        }
    }
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
}

/// Of three in turn, the rules, the hands, who plays next, and who deals.
#[test]
fn the_newcomer_or_the_loser_deals() {
    let lineup = Lineup::InTurn { out: Entrant::Third };
    for (rules, lines, next, dealer) in [
        ("", &["Ann +5"][..], "0-2", Entrant::Third),
        ("newcomer_deals=false", &["Ann +5"], "0-2", Entrant::Second),
        ("", &["Ann +5", "draw"], "0-2", Entrant::Third),
        ("drawn_hand_dealer=next", &["Ann +5", "draw"], "0-2", Entrant::First),
        ("drawn_hand_dealer=next newcomer_deals=false", &["Ann +5", "draw"], "0-2", Entrant::Second),
        ("", &["Ann +5", "Bob +5"], "1-2", Entrant::Second),
    ] {
        let mut score = Score::of(lineup, house(rules), Some(Entrant::Second));
        for line in lines {
            let opponents = score.playing()[0];
            score.play(PlayedHand { opponents, ruling: ruled(rules, line).into() }).unwrap();
        }
        assert_eq!((playing(&score).as_str(), score.dealer()), (next, Some(dealer)), "{rules}: {lines:?}");
    }
}
