//! Converts a result from a sheet to hands in notation.

use ginscore_notation::{Names, read_hand};
use ginscore_rules::hand::{Count, End, judge};
use ginscore_rules::house::HouseRules;
use ginscore_rules::players::Player;

use crate::exchange::club::{SheetHand, SheetResult};
use crate::exchange::columns::Column;
use crate::exchange::error::RowErrorKind;

/// The hands of a row in notation: one, or two for a whole game.
#[derive(Debug)]
pub(crate) struct SheetLines {
    /// The lines.
    pub(crate) lines: Vec<String>,
    /// What the sheet says besides, for the note.
    pub(crate) note: Option<&'static str>,
    /// True if the row has counts that do not give its points.
    pub(crate) without_counts: bool,
}

/// The lines of a result between these players.
///
/// # Errors
///
/// The winner is neither of them, or the rules give no points for a hand whose points the row leaves out.
pub(crate) fn lines(
    result: &SheetResult,
    names: &Names,
    house: &HouseRules,
) -> Result<SheetLines, RowErrorKind> {
    let player = |name: &str| {
        names.find(name).ok_or_else(|| RowErrorKind::UnknownPlayer(Column::Winner, name.to_owned()))
    };
    Ok(match result {
        SheetResult::Draw { knock_card } => plain(vec![format!("draw{}", card(knock_card.as_deref()))]),
        SheetResult::Game { winner, points, loser, boxes } => {
            let winner = player(winner)?;
            let (loses, wins) = (names.get(winner.other()), names.get(winner));
            // The loser's points come first, since the winner's end the game.
            plain(vec![format!("{loses} +{loser}"), format!("{wins} +{points}{}", with_boxes(*boxes))])
        }
        SheetResult::Hand(hand) => {
            let winner = player(&hand.winner)?;
            let has_counts = hand.winner_deadwood.is_some() || hand.loser_deadwood.is_some();
            if let Some(line) = has_counts.then(|| by_counts(hand, winner, names, house)).flatten() {
                return Ok(plain(vec![line]));
            }
            let boxes = hand.boxes.or_else(|| Some(1 + house.extra_boxes(hand.how?)));
            let points = hand.points.ok_or(RowErrorKind::CountsWithoutPoints)?;
            let line = format!(
                "{} +{points}{}{}",
                names.get(winner),
                with_boxes(boxes),
                card(hand.knock_card.as_deref())
            );
            SheetLines { lines: vec![line], note: hand.how.and_then(note), without_counts: has_counts }
        }
    })
}

const fn plain(lines: Vec<String>) -> SheetLines {
    SheetLines { lines, note: None, without_counts: false }
}

/// The boxes of a line, unless it is one.
fn with_boxes(boxes: Option<u32>) -> String {
    boxes.filter(|boxes| *boxes != 1).map_or_else(String::new, |boxes| format!(" boxes {boxes}"))
}

/// The way a hand ended, to keep it with a hand of points only; a knock goes without saying.
const fn note(end: End) -> Option<&'static str> {
    match end {
        End::Gin => Some("gin"),
        End::BigGin => Some("big gin"),
        End::Undercut => Some("undercut"),
        End::GinOff => Some("gin-off"),
        End::Knock | End::Tie | End::Draw | End::Points => None,
    }
}

fn card(card: Option<&str>) -> String {
    card.map_or_else(String::new, |card| format!(" @{card}"))
}

/// The line with the counts of both sides, if by the rules they give what else the row says. A count that the sheet
/// leaves out is the one that gives the points.
fn by_counts(hand: &SheetHand, winner: Player, names: &Names, house: &HouseRules) -> Option<String> {
    let fits = |line: &String, how: End| {
        let read = read_hand(line, names).ok();
        let ruling = read.and_then(|read| judge(&read.claim, house).ok());
        ruling.is_some_and(|ruling| {
            ruling.winner() == Some(winner)
                && ruling.end() == how
                && hand.points.is_none_or(|points| points == ruling.points())
                && hand.boxes.is_none_or(|boxes| boxes == ruling.boxes())
        })
    };
    let line = |how: End, wins: u32, loses: u32| {
        let (winner, loser) = (names.get(winner), names.get(winner.other()));
        let card = card(hand.knock_card.as_deref());
        match how {
            End::Knock => format!("{winner} {wins} v {loses}{card}"),
            End::Gin => format!("{winner} gin v {loses}{card}"),
            End::BigGin => format!("{winner} big-gin v {loses}{card}"),
            End::Undercut | End::GinOff | End::Tie | End::Draw | End::Points => {
                format!("{loser} {loses} v {wins}{card}")
            }
        }
    };
    let counts = |count: Option<u32>| match count {
        Some(count) => count..=count,
        None => 0..=u32::from(Count::HIGHEST),
    };
    let found = |how: End| {
        // With gin, the winner has no deadwood to be found.
        let gin = matches!(how, End::Gin | End::BigGin | End::GinOff);
        let wins = counts(hand.winner_deadwood.or(gin.then_some(0)));
        let mut pairs = wins.flat_map(|wins| counts(hand.loser_deadwood).map(move |loses| (wins, loses)));
        pairs.find_map(|(wins, loses)| {
            let line = line(how, wins, loses);
            ((wins == 0 || !gin) && fits(&line, how)).then_some(line)
        })
    };
    match hand.how {
        Some(how) => found(how),
        // Both counts and the points tell how the hand ended, if only one way gives them.
        None if hand.winner_deadwood.is_some() && hand.loser_deadwood.is_some() => {
            let mut ways = [End::Knock, End::Gin, End::Undercut].into_iter().filter_map(found);
            ways.next().filter(|_| ways.next().is_none())
        }
        None => None,
    }
}
