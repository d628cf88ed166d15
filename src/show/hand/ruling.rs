//! The ruling on a hand, in sentences.

use crate::say::text::{Line, Style, Text, line_of};
use crate::say::{
    Fixed, Message, written::rules_in_words::SuitsDouble, written::ruling as say, written::sheet,
};
use crate::show::cards::in_words::{cards, laid_out, suit_name};
use crate::show::words::listed;
use ginscore_notation::Names;
use ginscore_rules::hand::{Defender, End, Evidence, HandClaim, Layout, Ruling, Step};
use ginscore_rules::house::HouseRules;
use ginscore_rules::players::Player;
use ginscore_rules::series::PlayedHand;
use unicode_width::UnicodeWidthStr;

/// The hand in one line: `Ann knocks with 6 against 24, 18 points`.
pub fn headline(ruling: &Ruling, names: &Names) -> String {
    accepted(ruling, names, unqualified_headline(ruling, names))
}

/// The hand in one line, with the remark that a knock over the limit was accepted.
fn accepted(ruling: &Ruling, names: &Names, hand: String) -> String {
    match ruling.by().filter(|_| ruling.is_accepted()) {
        Some(by) => say::OverLimit { hand, other: names.get(by.other()) }.said(),
        None => hand,
    }
}

fn unqualified_headline(ruling: &Ruling, names: &Names) -> String {
    let points = ruling.points();
    let Some(by) = ruling.by() else {
        return say::NobodyKnocked.said();
    };
    let (name, other) = (names.get(by), names.get(by.other()));
    let Evidence::Showdown { deadwood, .. } = ruling.evidence() else {
        return say::WinsAsWritten { name, points }.said();
    };
    let (own, others) = (*deadwood.get(by), *deadwood.get(by.other()));
    match ruling.end() {
        End::Gin => say::HasGin { name, others, points }.said(),
        End::BigGin => say::HasBigGin { name, others, points }.said(),
        End::Undercut => say::IsUndercut { name, own, other, others, points }.said(),
        End::GinOff => say::GinsOff { name, own, other, points }.said(),
        End::Tie => say::Ties { name, own, others }.said(),
        End::Knock | End::Draw | End::Points => say::Knocks { name, own, others, points }.said(),
    }
}

/// The hand in one line with its sum: `Ann has gin, 18 + 25 = 43`. A hand without a sum is as in its headline.
pub fn summed(ruling: &Ruling, names: &Names) -> String {
    let (Some(by), Some(sum)) = (ruling.by(), short_sum(ruling)) else {
        return headline(ruling, names);
    };
    let (name, other) = (names.get(by), names.get(by.other()));
    let hand = match ruling.end() {
        End::Undercut => say::UndercutSum { name, other, sum }.said(),
        End::GinOff => say::GinOffSum { name, other, sum }.said(),
        End::Gin => say::GinSum { name, sum }.said(),
        End::BigGin => say::BigGinSum { name, sum }.said(),
        End::Knock | End::Tie | End::Draw | End::Points => say::KnocksSum { name, sum }.said(),
    };
    accepted(ruling, names, hand)
}

/// The sum in figures: `9 - 7 + 10 = 12`. `None` if nobody scores, or if only the points were recorded.
fn short_sum(ruling: &Ruling) -> Option<String> {
    ruling.winner()?;
    let Evidence::Showdown { deadwood, .. } = ruling.evidence() else { return None };
    let mut terms = String::new();
    for step in ruling.steps() {
        let term = match step {
            Step::Difference(_) => {
                format!("{} - {}", deadwood.one.max(deadwood.two), deadwood.one.min(deadwood.two))
            }
            Step::Doubled(_) => {
                terms = say::SumDoubled { terms, why: step_name(step) }.said();
                continue;
            }
            Step::Deadwood(points)
            | Step::KnockersCount(points)
            | Step::Bonus(_, points)
            | Step::Written(points) => points.to_string(),
        };
        terms = if terms.is_empty() { term } else { format!("{terms} + {term}") };
    }
    let points = ruling.points();
    Some(if terms == points.to_string() {
        say::SumPoints { points }.said()
    } else {
        format!("{terms} = {points}")
    })
}

/// A sum with the boxes, if boxes pay and there is not just one, as for any hand that is won.
pub fn with_boxes(sum: String, boxes: u32, house: &HouseRules) -> String {
    if boxes < 2 || house.box_value.get() == 0 { sum } else { say::SumBoxes { sum, boxes }.said() }
}

/// A hand as text: what happened with its sum, and the cards. In plain text, in sentences.
pub fn as_text(ruling: &Ruling, names: &Names, house: &HouseRules, plain: bool) -> Text {
    if plain {
        let sum = arithmetic(ruling, house);
        Text::from(headline(ruling, names)).then(in_sentences(ruling, names, sum))
    } else {
        let first = with_boxes(summed(ruling, names), ruling.boxes(), house);
        Text::from(Line::styled(Style::Strong, first)).then(laid_down(ruling, names))
    }
}

/// The end of a hand, as a label. Everything that is read by programs has [`ginscore_notation::end_name`].
pub fn end_label(end: End) -> &'static str {
    match end {
        End::Knock => sheet::EndKnock.text(),
        End::Gin => sheet::EndGin.text(),
        End::BigGin => sheet::EndBigGin.text(),
        End::Undercut => sheet::EndUndercut.text(),
        End::GinOff => sheet::EndGinOff.text(),
        End::Tie => sheet::EndTie.text(),
        End::Draw => sheet::EndDraw.text(),
        End::Points => sheet::EndPoints.text(),
    }
}

/// A hand whose players have no names: its end and its sum, and the cards of the two sides under `heads`. A hand without a
/// sum, or over the limit, takes a sentence.
pub fn without_names(ruling: &Ruling, heads: &Names, names: &Names, house: &HouseRules) -> Text {
    let sum = short_sum(ruling).filter(|_| !ruling.is_accepted());
    let first = match sum {
        Some(sum) => listed([end_label(ruling.end()), &sum]),
        None => summed(ruling, names),
    };
    let first = with_boxes(first, ruling.boxes(), house);
    Text::from(Line::styled(Style::Strong, first)).then(laid_down(ruling, heads))
}

/// The cards of each side and the sum, one line each.
pub fn in_sentences(ruling: &Ruling, names: &Names, sum: Option<String>) -> Text {
    let lines = sides(ruling, names).into_iter().chain(sum.map(Line::from));
    lines.map(|line| line_of!["  ", line]).collect()
}

/// The cards of each side as they lie on the table, one line each: `Bob  KC KD KS / 2C 9D + 4S = 11`.
pub fn laid_down(ruling: &Ruling, names: &Names) -> Text {
    let Evidence::Showdown { deadwood, shown, .. } = ruling.evidence() else {
        return Text::default();
    };
    let by = ruling.by().into_iter().flat_map(|by| [by, by.other()]);
    let sides: Vec<Player> = by.filter(|player| shown.get(*player).is_some()).collect();
    let width = sides.iter().map(|player| names.get(*player).width()).max().unwrap_or(0);
    let dim = |sign: &str| Line::styled(Style::Dim, sign);
    let side = |player: Player| {
        let side = shown.get(player).as_ref()?;
        let name = names.get(player);
        let mut line = line_of!["  ", Line::tied(Style::Plain, name), " ".repeat(width - name.width())];
        for meld in side.spread.melds() {
            line = line_of![line, "  ", Line::joined(meld.cards().iter(), Line::tie(1))];
        }
        let left = side.spread.deadwood();
        if !left.is_empty() {
            let gap = if side.spread.melds().is_empty() { "  " } else { " " };
            line = line_of![line, gap, dim("/"), Line::tie(1), cards(left.iter())];
        }
        if !side.layoffs.is_empty() {
            line = line_of![line, " ", dim("+"), Line::tie(1), cards(side.layoffs.iter().copied())];
        }
        let count = *deadwood.get(player);
        let has_gin = count == 0 && Some(player) == ruling.by();
        let count = (!has_gin).then(|| line_of![" ", dim("="), Line::tie(1), count]);
        let nothing = laid_off_nothing(ruling, player)
            .then(|| line_of![dim(","), " ", dim(say::NothingLaidOff.text())]);
        let line = line_of![line, count.unwrap_or_default(), nothing.unwrap_or_default()];
        Some(line.hanging(width + 4))
    };
    sides.into_iter().filter_map(side).collect()
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
    let (name, count) = (names.get(player), *deadwood.get(player));
    let spread = laid_out(&shown.spread);
    Some(match shown.layoffs.as_slice() {
        [] if laid_off_nothing(ruling, player) => {
            line_of![say::Side { name, cards: spread, count }.line(), ", ", say::NothingLaidOff.text()]
        }
        [] => say::Side { name, cards: spread, count }.line(),
        layoffs => {
            say::SideLaidOff { name, cards: spread, laid_off: cards(layoffs.iter().copied()), count }.line()
        }
    })
}

/// Returns true for a knock whose defender declared a spread without lay-offs.
pub fn is_without_lay_offs(ruling: &Ruling) -> bool {
    ruling.by().is_some_and(|by| laid_off_nothing(ruling, by.other()))
}

/// Returns true for the defender of a knock who declared a spread without lay-offs, which is scored as it is.
fn laid_off_nothing(ruling: &Ruling, player: Player) -> bool {
    let HandClaim::Showdown(hand) = ruling.claim() else { return false };
    let Evidence::Showdown { deadwood, .. } = ruling.evidence() else { return false };
    let is_declared = matches!(&hand.defender, Defender::Cards { laid: Layout::Spread { .. }, layoffs } if layoffs.is_empty());
    is_declared && player != hand.by && *deadwood.get(player) > 0 && *deadwood.get(hand.by) > 0
}

/// The sum that leads to the points, and the boxes: `difference 5 + undercut bonus 10 = 15 points, 1 box`.
pub fn arithmetic(ruling: &Ruling, house: &HouseRules) -> Option<String> {
    ruling.winner()?;
    unless_said(with_boxes(sum(ruling), ruling.boxes(), house), ruling)
}

/// The sum, unless it is only the points, which the headline has.
fn unless_said(said: String, ruling: &Ruling) -> Option<String> {
    (said != say::SumPoints { points: ruling.points() }.said()).then_some(said)
}

/// The sum that leads to the points of one of several hands of a round. The round has the box for winning, the hand
/// only those for gin and undercut: `4 points`.
pub fn arithmetic_in_round(hand: &PlayedHand, house: &HouseRules) -> Option<String> {
    hand.ruling.winner()?;
    unless_said(with_extra_boxes(sum(&hand.ruling), hand, house), &hand.ruling)
}

/// The sum of one of several hands of a round with its extra boxes, if boxes pay.
pub fn with_extra_boxes(sum: String, hand: &PlayedHand, house: &HouseRules) -> String {
    match hand.extra_boxes() {
        boxes if boxes > 0 && house.box_value.get() > 0 => say::SumExtraBoxes { sum, boxes }.said(),
        _ => sum,
    }
}

/// The sum that leads to the points: `difference 5 + undercut bonus 10 = 15 points`.
fn sum(ruling: &Ruling) -> String {
    let mut terms = String::new();
    for (at, step) in ruling.steps().iter().enumerate() {
        match step_points(step) {
            Some(points) if at == 0 => terms = format!("{} {points}", step_name(step)),
            Some(points) => terms = format!("{terms} + {} {points}", step_name(step)),
            None => terms = say::SumDoubled { terms, why: step_name(step) }.said(),
        }
    }
    let points = ruling.points();
    // One step is its own sum.
    if ruling.steps().len() == 1 {
        say::SumPoints { points }.said()
    } else {
        say::SumIs { terms, points }.said()
    }
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

pub fn step_name(step: &Step) -> String {
    let name = match step {
        Step::Difference(_) => say::StepDifference.text(),
        Step::Deadwood(_) => say::StepDeadwood.text(),
        Step::KnockersCount(_) => say::StepKnockersCount.text(),
        Step::Bonus(end, _) => match end {
            End::Knock => say::StepKnock.text(),
            End::Gin => say::StepGin.text(),
            End::BigGin => say::StepBigGin.text(),
            End::Undercut => say::StepUndercut.text(),
            End::GinOff => say::StepGinOff.text(),
            End::Tie => say::StepTie.text(),
            End::Draw => say::StepDraw.text(),
            End::Points => say::StepPoints.text(),
        },
        Step::Written(_) => say::StepWritten.text(),
        Step::Doubled(suit) => return SuitsDouble { suits: suit_name(*suit) }.said(),
    };
    name.to_owned()
}
