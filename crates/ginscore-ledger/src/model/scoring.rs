//! The score of what happened in a series.

use crate::model::entry::Header;
use crate::model::happened::{Hand, Happened};
use crate::model::refusal::Refusal;
use ginscore_notation::Event;
use ginscore_rules::players::{Lineup, Opponents, Seat};
use ginscore_rules::series::{NotPlayed, Score};

/// Adds what happened to a score, in which the hands keep their rulings.
/// Refused are rounds after the end of the series, a round that misses a hand, and an adjustment that can no longer be entered.
pub(super) fn fold<'c>(
    score: &mut Score,
    course: impl IntoIterator<Item = &'c Happened>,
) -> Result<(), Refusal> {
    let mut past_end: Vec<usize> = Vec::new();
    let mut not_entered = None;
    let mut hands_past = 0_usize;
    let mut adjustments = 0_usize;
    for item in course {
        match item {
            Happened::DeletedHand => {}
            Happened::Event(Event::Adjust(adjustment, _)) => {
                let refused = score.adjust(*adjustment).err();
                adjustments += 1;
                not_entered = not_entered.or(refused.map(|why| (adjustments, *adjustment, why)));
            }
            // After the new end of the series, who deals and what else happened has no meaning.
            Happened::Event(_) if score.is_over() => {}
            // A correction may change whose turn it is; who played stays.
            Happened::Event(event @ Event::Seat(..)) => drop(enter(score, event)),
            Happened::Event(event) => enter(score, event)?,
            Happened::Hand(hand, _) => match play_as_it_was(score, hand).1 {
                Ok(()) => {}
                Err(NotPlayed::SeriesOver) => {
                    let in_a_round = score.lineup().hands_in_a_round();
                    if hands_past.is_multiple_of(in_a_round) {
                        past_end.push(score.rounds().len() + past_end.len() + 1);
                    }
                    hands_past += if hand.opponents == Opponents::Sides { in_a_round } else { 1 };
                }
                Err(_) => return Err(Refusal::RoundIncomplete(score.rounds().len())),
            },
        }
    }
    match not_entered {
        // Rounds after the end are what is reported, even if an adjustment between them is lost, too.
        _ if !past_end.is_empty() => Err(Refusal::PastEnd(past_end)),
        Some((number, adjustment, why)) => Err(Refusal::EarlierAdjustment(number, adjustment, why)),
        None => Ok(()),
    }
}

pub(super) fn unplayed(header: &Header) -> Score {
    Score::of(header.roster.lineup(), header.house.clone(), header.first_dealer)
}

/// Plays a hand that a series has. After a correction it may not be the turn of those who played: then they are seated
/// first, and the event is returned. So whoever replays the script, which names it, gets the same dealer. Of three in turn,
/// the one who would have sat out is named first, as the one who comes in.
pub(super) fn play_as_it_was(score: &mut Score, hand: &Hand) -> (Option<Event>, Result<(), NotPlayed>) {
    // Where all play, nobody is seated.
    let all_play = matches!(score.lineup(), Lineup::Sides(_));
    let playing = if all_play { Vec::new() } else { score.playing() };
    let seated = match hand.opponents {
        Opponents::Players(seats) if !all_play && !playing.contains(&hand.opponents) => {
            let plays = |seat: Seat| playing.iter().any(|pair| pair.player(seat).is_some());
            let is_second_new = matches!(score.lineup(), Lineup::InTurn { .. }) && plays(seats.one);
            let (first, second) = if is_second_new { (seats.two, seats.one) } else { (seats.one, seats.two) };
            score.seat(first, Some(second)).ok().map(|()| Event::Seat(first, Some(second), None))
        }
        _ => None,
    };
    (seated, score.play(hand.played()))
}

pub(super) fn not_played(why: NotPlayed) -> Refusal {
    match why {
        NotPlayed::SeriesOver => Refusal::SeriesOver,
        NotPlayed::NoChoice => Refusal::NoSeat,
        why @ (NotPlayed::NotOpponents | NotPlayed::RoundBegun) => Refusal::NotOpponents(why),
    }
}

pub(super) fn enter(score: &mut Score, event: &Event) -> Result<(), Refusal> {
    match event {
        Event::Deal(dealer) => {
            // Since a correction, that player may sit out. Then the rules say who deals.
            let _ = score.deal(*dealer);
            Ok(())
        }
        Event::Seat(seat, with, _) => score.seat(*seat, *with).map_err(not_played),
        // What was agreed holds for the whole series, and is in its header.
        Event::KnockCard(_) | Event::Misdeal(_) | Event::Agree(..) => Ok(()),
        Event::Adjust(adjustment, _) => score.adjust(*adjustment).map_err(Refusal::Adjustment),
        Event::Stop(_) => score.stop().map_err(not_played),
    }
}
