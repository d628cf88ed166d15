//! The ruling on a hand, in sentences.

use super::text::{Line, line_of};
use super::words::{cards, counted, spread, suit_name};
use ginscore_rules::notation::Names;
use ginscore_rules::rules::{End, Evidence, PlayedHand, Player, Ruling, Step};

/// The hand in one line: `Ann knocks with 6 against 24, 18 points`.
pub fn headline(ruling: &Ruling, names: &Names) -> String {
    let points = counted(ruling.points(), "point");
    let Some(by) = ruling.by() else {
        return "a draw, nobody knocked".to_owned();
    };
    let (name, other) = (names.get(by), names.get(by.other()));
    let Evidence::Showdown { deadwood, .. } = ruling.evidence() else {
        return format!("{name} wins {points}, as written");
    };
    let (own, others) = (deadwood.get(by), deadwood.get(by.other()));
    if ruling.is_accepted() {
        return accepted_headline(ruling, (name, own), (other, others), &points);
    }
    match ruling.end() {
        End::Gin => format!("{name} has gin against {others}, {points}"),
        End::BigGin => format!("{name} has big gin against {others}, {points}"),
        End::Undercut => format!("{name} knocks with {own}, {other} undercuts with {others}, {points}"),
        End::GinOff => format!("{name} knocks with {own}, {other} gins off, {points}"),
        End::Tie => format!("{name} knocks with {own} against {others}, a tie: nobody scores"),
        End::Knock | End::Draw | End::Points => {
            format!("{name} knocks with {own} against {others}, {points}")
        }
    }
}

/// The line of a hand with a knock over the limit, which the other player accepted.
fn accepted_headline(
    ruling: &Ruling,
    (name, own): (&str, &u16),
    (other, others): (&str, &u16),
    points: &str,
) -> String {
    match ruling.end() {
        End::Undercut => format!(
            "{name} knocks over the limit with {own}, {other} accepts it and undercuts with {others}, {points}"
        ),
        End::GinOff => {
            format!("{name} knocks over the limit with {own}, {other} accepts it and gins off, {points}")
        }
        End::Tie => format!(
            "{name} knocks over the limit with {own} against {others}, {other} accepts it, a tie: nobody scores"
        ),
        End::Knock | End::Gin | End::BigGin | End::Draw | End::Points => {
            format!("{name} knocks over the limit with {own} against {others}, {other} accepts it, {points}")
        }
    }
}

/// The cards of each side, one line each; sides given only as counts are left out.
pub fn sides(ruling: &Ruling, names: &Names) -> Vec<Line> {
    let by = ruling.by().into_iter();
    by.flat_map(|by| [by, by.other()]).filter_map(|player| side(ruling, player, names)).collect()
}

/// A player's cards in one line; `None` if they are not known.
pub fn side(ruling: &Ruling, player: Player, names: &Names) -> Option<Line> {
    let Evidence::Showdown { deadwood, shown, .. } = ruling.evidence() else {
        return None;
    };
    let shown = shown.get(player).as_ref()?;
    let laid_off = match shown.layoffs.as_slice() {
        [] => Line::default(),
        layoffs => line_of![", laid off ", cards(layoffs.iter().copied())],
    };
    let (name, count) = (names.get(player), deadwood.get(player));
    Some(line_of![name, ": ", spread(&shown.spread), laid_off, "; count ", *count])
}

/// The sum that leads to the points, and the boxes: `difference 5 + undercut bonus 10 = 15 points, 1 box for Bob`.
pub fn arithmetic(ruling: &Ruling, names: &Names) -> Option<String> {
    let winner = ruling.winner()?;
    Some(format!("{}, {} for {}", sum(ruling), counted(ruling.boxes(), "box"), names.get(winner)))
}

/// The sum that leads to the points of one of several hands of a round. The round has the box for winning, the hand
/// only those for gin and undercut: `4 points for Bob`.
pub fn arithmetic_in_round(hand: &PlayedHand, names: &Names) -> Option<String> {
    let name = names.get(hand.ruling.winner()?);
    let sum = sum(&hand.ruling);
    Some(match hand.extra_boxes() {
        0 => format!("{sum} for {name}"),
        1 => format!("{sum}, 1 extra box for {name}"),
        boxes => format!("{sum}, {boxes} extra boxes for {name}"),
    })
}

/// The sum that leads to the points: `difference 5 + undercut bonus 10 = 15 points`.
fn sum(ruling: &Ruling) -> String {
    let mut sum = String::new();
    for (at, step) in ruling.steps().iter().enumerate() {
        match step_points(step) {
            Some(points) if at == 0 => sum = format!("{} {points}", step_name(step)),
            Some(points) => sum = format!("{sum} + {} {points}", step_name(step)),
            None => sum = format!("({sum}) x 2 ({})", step_name(step)),
        }
    }
    let points = counted(ruling.points(), "point");
    // One step is its own sum.
    if ruling.steps().len() == 1 { points } else { format!("{sum} = {points}") }
}

/// The points that a step adds; `None` if it multiplies.
pub const fn step_points(step: &Step) -> Option<u32> {
    match step {
        Step::Difference(points)
        | Step::Deadwood(points)
        | Step::KnockersCount(points)
        | Step::Bonus(_, points)
        | Step::Written(points) => Some(*points),
        Step::Doubled(_) => None,
    }
}

/// The label of a step.
pub fn step_name(step: &Step) -> String {
    match step {
        Step::Difference(_) => "difference".to_owned(),
        Step::Deadwood(_) => "deadwood".to_owned(),
        Step::KnockersCount(_) => "knocker's count".to_owned(),
        Step::Bonus(end, _) => match end {
            End::Knock => "knock bonus",
            End::Gin => "gin bonus",
            End::BigGin => "big gin bonus",
            End::Undercut => "undercut bonus",
            End::GinOff => "gin off bonus",
            End::Tie => "tie bonus",
            End::Draw => "draw bonus",
            End::Points => "points bonus",
        }
        .to_owned(),
        Step::Written(_) => "written".to_owned(),
        Step::Doubled(suit) => format!("{} double", suit_name(*suit)),
    }
}
