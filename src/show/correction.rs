//! Corrections, and what they change.

use std::sync::Arc;

use super::entrants::{EntrantNames, deals, hand_headline};
use super::sheet::entered;
use super::words::{all_of, counted, suit_name};
use ginscore_ledger::model::{Applied, Event, Hand, Outcome};
use ginscore_rules::cards::Card;
use ginscore_rules::notation::Roster;
use ginscore_rules::rules::{
    Adjustment, AdjustmentError, Award, Column, HIGHEST_BOXES, HIGHEST_POINTS, HouseRules, KnockCard, Score,
    ScoredAdjustment, ScoredRound, Sheet, knock_limit,
};

/// The line that says what was done, undone or redone.
pub fn correction(effect: &Outcome, roster: &Roster) -> String {
    match effect {
        Outcome::Did(done) => self::done(done, roster),
        Outcome::Undid(done) => format!("undone: {}", again(done, roster)),
        Outcome::Redid(done) => format!("redone: {}", again(done, roster)),
        Outcome::Accepted(note) => match note {
            Some(note) => format!("accepted changes to the file: {note}"),
            None => "accepted changes to the file".to_owned(),
        },
        Outcome::Witnessed(word) => format!("witness: {word}"),
        Outcome::Renamed { was, name } => format!("{was} is now called {name}"),
    }
}

fn done(done: &Applied, roster: &Roster) -> String {
    let of = |hands: &[Arc<Hand>]| headlines(hands, roster);
    let what = hand_or_round(roster);
    match done {
        Applied::Hand(number, hand) => format!("{what} {number}: {}", of(std::slice::from_ref(hand))),
        Applied::Amend { number, before, after, .. } => {
            format!("{what} {number} amended: {} (was: {})", of(std::slice::from_ref(after)), of(before))
        }
        Applied::Insert { number, hands, .. } => format!("{what} {number} inserted: {}", of(hands)),
        Applied::Delete { number, hands, .. } => format!("{what} {number} deleted: {}", of(hands)),
        Applied::Event { event, after } => self::event(event, after + 1, roster),
    }
}

/// What is numbered: rounds where they have several hands, otherwise hands.
pub fn hand_or_round(roster: &Roster) -> &'static str {
    if roster.lineup().has_rounds() { "round" } else { "hand" }
}

/// The hands in a few words each.
fn headlines(hands: &[Arc<Hand>], roster: &Roster) -> String {
    let each = hands.iter().map(|hand| hand_headline(&hand.ruling, hand.opponents, roster));
    each.collect::<Vec<_>>().join("; ")
}

/// What was undone or redone, for the end of a line that has a colon already.
fn again(done: &Applied, roster: &Roster) -> String {
    let what = hand_or_round(roster);
    let of = |hands: &[Arc<Hand>]| headlines(hands, roster);
    match done {
        Applied::Hand(number, hand) => format!("{what} {number} ({})", of(std::slice::from_ref(hand))),
        Applied::Amend { number, before, after, .. } => format!(
            "the amendment of {what} {number} ({}; before that, {})",
            of(std::slice::from_ref(after)),
            of(before)
        ),
        Applied::Insert { number, hands, .. } => format!("the insertion of {what} {number} ({})", of(hands)),
        Applied::Delete { number, hands, .. } => format!("the deletion of {what} {number} ({})", of(hands)),
        Applied::Event { event, after } => match event {
            Event::Misdeal(None) => "the misdeal".to_owned(),
            Event::Misdeal(Some(why)) => format!("the misdeal ({why})"),
            Event::Adjust(adjustment, reason) => {
                format!("{} ({reason})", adjustment_headline(adjustment, &EntrantNames::of(roster)))
            }
            Event::Stop(Some(why)) => format!("the series was stopped ({why})"),
            Event::Deal(_) | Event::Seat(..) | Event::KnockCard(_) | Event::Stop(None) => {
                self::event(event, after + 1, roster)
            }
        },
    }
}

/// The line for something that happened before the hand with that number.
fn event(event: &Event, next: usize, roster: &Roster) -> String {
    let what = hand_or_round(roster);
    match event {
        Event::Deal(dealer) => {
            let deals = EntrantNames::of(roster).verb(*dealer, "deals", "deal");
            format!("{} {deals} {what} {next}", roster.entrant(*dealer))
        }
        Event::Seat(seat, None, _) => format!("{} plays hand {next}", roster.name(*seat)),
        Event::Seat(seat, Some(with), _) => {
            format!("{} and {} play hand {next}", roster.name(*seat), roster.name(*with))
        }
        Event::KnockCard(card) => format!("the knock card of {what} {next} is {card}"),
        Event::Misdeal(None) => "misdeal: the same dealer deals again".to_owned(),
        Event::Misdeal(Some(why)) => format!("misdeal ({why}): the same dealer deals again"),
        Event::Adjust(adjustment, reason) => {
            format!("{}: {reason}", adjustment_headline(adjustment, &EntrantNames::of(roster)))
        }
        Event::Stop(None) => "the series was stopped".to_owned(),
        Event::Stop(Some(why)) => format!("the series was stopped: {why}"),
    }
}

/// What a knock card that was turned up means in the hand in play.
pub fn announced(card: Card, house: &HouseRules) -> String {
    if !house.needs_knock_card() {
        return format!("the knock card is {card}; under these rules it changes nothing");
    }
    let limit = match (house.knock_card, knock_limit(house, Some(card))) {
        (KnockCard::None, _) => String::new(),
        (KnockCard::Upcard, 0) => "; only gin ends this hand".to_owned(),
        (KnockCard::Upcard, limit) => format!("; the knock limit is {limit}"),
    };
    let doubled = if house.doubling_suits.contains(card.suit) {
        format!("; {} double the hand", suit_name(card.suit))
    } else {
        String::new()
    };
    format!("the knock card is {card}{limit}{doubled}")
}

/// The adjustment in a few words: `Ann is given 10 points`.
pub fn adjustment_headline(adjustment: &Adjustment, names: &EntrantNames) -> String {
    let name = names.get(adjustment.entrant);
    let is = names.verb(adjustment.entrant, "is", "are");
    let loses = names.verb(adjustment.entrant, "loses", "lose");
    match adjustment.award {
        Award::Points(points @ 0..) => format!("{name} {is} given {}", counted(points, "point")),
        Award::Points(points) => format!("{name} {loses} {}", counted(points.unsigned_abs(), "point")),
        Award::Boxes(boxes @ 0..) => format!("{name} {is} given {}", counted(boxes, "box")),
        Award::Boxes(boxes) => format!("{name} {loses} {}", counted(boxes.unsigned_abs(), "box")),
    }
}

/// The games in which an adjustment was entered.
pub fn adjusted_in(entered: &ScoredAdjustment) -> String {
    let games: Vec<String> = entered.columns.iter().map(|game| (game + 1).to_string()).collect();
    match games.as_slice() {
        [one] => format!("entered in game {one}"),
        several => format!("entered in games {}", all_of(several)),
    }
}

/// The reason why an adjustment cannot be entered.
pub fn adjustment_error(why: AdjustmentError) -> String {
    match why {
        AdjustmentError::SeriesOver => "the series is over".to_owned(),
        AdjustmentError::NoSuchGame(game) => format!("the sheet has no game {}", game + 1),
        AdjustmentError::GameClosed(game) => {
            format!("game {} is closed, and a closed game never changes", game + 1)
        }
        AdjustmentError::OutOfRange => {
            format!("an adjustment is at most {HIGHEST_POINTS} points or {HIGHEST_BOXES} boxes")
        }
    }
}

/// The lines for everything a correction changes besides the hand itself: where other hands are entered, which games
/// are closed and who won them, who deals, and whether the series is over.
pub fn changes(before: &Score, after: &Score, roster: &Roster) -> Vec<String> {
    let (names, what) = (&EntrantNames::of(roster), hand_or_round(roster));
    let mut changes = Vec::new();
    for (number, (was, is)) in (1..).zip(before.rounds().iter().zip(after.rounds())) {
        if (was.sheet, &was.columns) != (is.sheet, &is.columns) {
            let on = |hand: &ScoredRound| {
                if was.sheet == is.sheet { String::new() } else { format!(" on sheet {}", hand.sheet + 1) }
            };
            let (now, before) = (entered(is), entered(was));
            changes.push(match (was.result, is.result) {
                (Some(_), None) => format!("{what} {number} is open again (was {before}{})", on(was)),
                (None, _) => format!("{what} {number} is {now}{}", on(is)),
                (Some(_), Some(_)) => {
                    format!("{what} {number} is now {now}{} (was {before}{})", on(is), on(was))
                }
            });
        }
        if was.dealer != is.dealer {
            changes.push(match (is.dealer, was.dealer) {
                (Some(is), Some(was)) => {
                    format!("{} dealt {what} {number}, not {}", names.get(is), names.get(was))
                }
                (Some(is), None) => format!("{} dealt {what} {number}", names.get(is)),
                (None, _) => format!("it is no longer known who dealt {what} {number}"),
            });
        }
    }
    let sheets = before.sheets().len().max(after.sheets().len());
    for sheet in 0..sheets {
        let columns =
            |score: &Score| score.sheets().get(sheet).map(Sheet::columns).unwrap_or_default().to_vec();
        let (was, is) = (columns(before), columns(after));
        for game in 0..was.len().max(is.len()) {
            let winner = |columns: &[Column]| columns.get(game).and_then(Column::winner);
            let of = if sheets > 1 { format!(" of sheet {}", sheet + 1) } else { String::new() };
            let game_name = format!("game {}{of}", game + 1);
            match (winner(&was), winner(&is)) {
                (was, is) if was == is => {}
                (Some(was), None) => {
                    changes.push(format!("{game_name} is open again; {} had won it", names.get(was)));
                }
                (None, Some(is)) => changes.push(format!(
                    "{game_name} is closed: {} {} it",
                    names.get(is),
                    names.verb(is, "wins", "win")
                )),
                (Some(was), Some(is)) => {
                    changes.push(format!(
                        "{} {} {game_name}, not {}",
                        names.get(is),
                        names.verb(is, "wins", "win"),
                        names.get(was)
                    ));
                }
                (None, None) => {}
            }
        }
    }
    if before.dealer() != after.dealer() && !after.is_over() {
        changes.push(match after.dealer() {
            Some(dealer) => format!("{} next", deals(after, dealer, roster)),
            None => "it is not recorded who deals next".to_owned(),
        });
    }
    match (before.is_over(), after.is_over()) {
        (true, false) => changes.push("the series continues".to_owned()),
        (false, true) if !after.is_stopped() => changes.push("the series is over".to_owned()),
        _ => {}
    }
    changes
}
