//! The explanation of a hand: its points, its boxes and its columns, each with its rule.

use super::correction::hand_or_round;
use super::entrants::{EntrantNames, hand_arithmetic, hand_headline, round_won};
use super::ruling::{sides, step_name, step_points};
use super::sheet::entered;
use super::words::{counted, ticked};
use crate::text::{Line, Text, line_of};
use ginscore_rules::notation::Roster;
use ginscore_rules::rules::{
    BoxStep, BoxTiming, End, EntryReason, Evidence, HouseRules, KnockCard, Opponents, PlayedHand, RuleKey,
    Ruling, ScoredRound, SeriesLength, Step,
};

/// The whole explanation of a round: of each hand with its line as recorded, and of its entry. `number` counts from 1.
pub fn why(
    number: usize,
    lines: &[String],
    round: &ScoredRound,
    house: &HouseRules,
    roster: &Roster,
) -> Text {
    let mut text = Text::default();
    for (hand, line) in round.hands.iter().zip(lines) {
        let what = hand_or_round(roster);
        text.push(line_of![what, " ", number, ": ", hand_headline(&hand.ruling, hand.opponents, roster)]);
        text.push(line_of!["  ", line.as_str()]);
        if let Some(dealer) = round.dealer {
            text.push(line_of!["  ", roster.entrant(dealer), " dealt"]);
        }
        text.append(of_hand(hand, house, roster));
    }
    if roster.lineup().has_rounds() {
        text.push("round");
        let won = round_won(round, roster);
        let open = round.result.is_none().then(|| entered(round));
        won.into_iter().chain(open).for_each(|line| text.push(line_of!["  ", line]));
    }
    if round.result.is_some() {
        text.push("columns");
        columns(round, house, roster).into_iter().for_each(|line| text.push(line_of!["  ", line]));
    }
    text
}

/// The explanation of a hand: its cards, its limit, its points and its boxes.
fn of_hand(hand: &PlayedHand, house: &HouseRules, roster: &Roster) -> Text {
    let (ruling, names) = (&hand.ruling, &roster.pair(hand.opponents));
    let in_round = roster.lineup().has_rounds() && hand.opponents != Opponents::Sides;
    let mut text = Text::default();
    let mut section = |title: &str, lines: Vec<Line>| {
        if !lines.is_empty() {
            text.push(title);
            lines.into_iter().for_each(|line| text.push(line_of!["  ", line]));
        }
    };
    let words = |lines: Vec<String>| lines.into_iter().map(Line::from).collect();
    section("cards shown", sides(ruling, names));
    section("limit", limit(ruling, house));
    let sum = hand_arithmetic(hand, roster).map(Line::from);
    section("points", points(ruling, house).into_iter().chain(sum).collect());
    section("boxes", words(boxes(ruling, house, in_round)));
    text
}

/// A house rule with its value: "`gin_bonus` is 25".
fn rule(key: &str, house: &HouseRules) -> String {
    let value = RuleKey::named(key).map(|key| key.read(house).to_string()).unwrap_or_default();
    format!("{} is {value}", ticked(key))
}

fn limit(ruling: &Ruling, house: &HouseRules) -> Vec<Line> {
    let Evidence::Showdown { limit, .. } = ruling.evidence() else {
        return Vec::new();
    };
    let by_card = match (house.knock_card, ruling.knock_card()) {
        (KnockCard::Upcard, Some(card)) => {
            let ace = if card.points() == 1 {
                format!(", {}", rule("ace_knock_card", house))
            } else {
                String::new()
            };
            line_of![", the knock card is ", card, ace]
        }
        _ => Line::default(),
    };
    vec![line_of![*limit, ": ", rule("knock_limit", house), by_card]]
}

fn points(ruling: &Ruling, house: &HouseRules) -> Vec<Line> {
    let mut lines = vec![Line::from(rule_of_end(ruling, house))];
    lines.extend(ruling.steps().iter().map(|step| {
        let said = match step_points(step) {
            Some(points) if matches!(step, Step::Written(_)) => {
                format!("{}, as recorded", counted(points, "point"))
            }
            Some(points) => format!("{} {points}", step_name(step)),
            None => "x 2".to_owned(),
        };
        match step_rule(step, ruling, house) {
            Some(rule) => line_of![said, ": ", rule],
            None => Line::from(said),
        }
    }));
    lines
}

/// The reason why the hand ended as it did.
fn rule_of_end(ruling: &Ruling, house: &HouseRules) -> String {
    match ruling.end() {
        _ if ruling.is_tied() => format!("the counts are equal: {}", rule("undercut_tie", house)),
        End::BigGin => {
            "all eleven cards meld: the knocker scores the defender's count and the bonus".to_owned()
        }
        End::Gin if ruling.is_eleven_melded() => {
            format!(
                "all eleven cards meld, but big gin is not played ({}), so this is gin",
                rule("big_gin_bonus", house)
            )
        }
        End::Gin => "the knocker has no deadwood, and scores the defender's count and the bonus".to_owned(),
        End::Knock => "the knocker has less, and scores the difference".to_owned(),
        End::GinOff => {
            "the defender has no deadwood left, and scores the knocker's count and the bonus".to_owned()
        }
        End::Undercut => "the defender has less, and scores the difference and the bonus".to_owned(),
        End::Tie | End::Draw => "nobody knocked, so nobody scores".to_owned(),
        End::Points => "only the points were recorded".to_owned(),
    }
}

/// The rule that gives a step, or the numbers that it comes from.
fn step_rule(step: &Step, ruling: &Ruling, house: &HouseRules) -> Option<Line> {
    if let (Step::Difference(_), Evidence::Showdown { deadwood, .. }) = (step, ruling.evidence()) {
        let (more, less) = (deadwood.one.max(deadwood.two), deadwood.one.min(deadwood.two));
        return Some(line_of![more, " minus ", less]);
    }
    let key = rule(step.rule()?, house);
    match (step, ruling.knock_card()) {
        (Step::Doubled(_), Some(card)) => Some(line_of!["the knock card is ", card, ", ", key]),
        _ => Some(Line::from(key)),
    }
}

/// The boxes of a hand. One of several hands of a round has none for winning it: the round has that box.
fn boxes(ruling: &Ruling, house: &HouseRules, in_round: bool) -> Vec<String> {
    let only_won = ruling.box_steps().iter().all(|step| matches!(step, BoxStep::Won));
    if ruling.winner().is_none() || in_round && only_won {
        return Vec::new();
    }
    let step_line = |step: &BoxStep| {
        let said = match step {
            BoxStep::Won => "1 for the hand won".to_owned(),
            BoxStep::Written(boxes) => format!("{boxes}, as recorded"),
            BoxStep::Extra(_, boxes) => format!("{boxes} more"),
            BoxStep::Doubled(_) => "the hand is doubled".to_owned(),
        };
        step.rule().map_or_else(|| said.clone(), |key| format!("{said}: {}", rule(key, house)))
    };
    let steps = ruling.box_steps().iter().filter(|step| !(in_round && matches!(step, BoxStep::Won)));
    let mut lines: Vec<String> = steps.map(step_line).collect();
    if house.box_timing == BoxTiming::EachHand {
        lines.push(format!(
            "the boxes are paid with the hand: {}, {}",
            rule("box_timing", house),
            rule("box_value", house)
        ));
    }
    if !in_round {
        lines.push(format!("{} in all", ruling.boxes()));
    }
    lines
}

fn columns(round: &ScoredRound, house: &HouseRules, roster: &Roster) -> Vec<String> {
    let Some(winner) = round.winner() else {
        let what = if roster.lineup().has_rounds() { "round" } else { "hand" };
        return vec![format!("nobody won the {what}, so it is not entered in any game")];
    };
    let name = roster.entrant(winner);
    let names = EntrantNames::of(roster);
    let has = names.verb(winner, "has", "have");
    let enters = names.verb(winner, "enters", "enter");
    let line = |(game, reason): (usize, &EntryReason)| {
        let why = match reason {
            EntryReason::HasEntry => format!("entered, because {name} already {has} an entry in it"),
            EntryReason::FirstWithout => {
                format!("entered, because it is the first open game in which {name} {has} no entry")
            }
            EntryReason::Win(number) => {
                format!("entered, because it is win number {number} for {name} on this sheet")
            }
            EntryReason::NotYet => format!("not entered yet; {name} {enters} it with a later win"),
            EntryReason::Closed => "already closed".to_owned(),
        };
        format!("game {game}: {why}")
    };
    let sheet = match house.series {
        SeriesLength::OneSheet => None,
        SeriesLength::To(_) | SeriesLength::BestOf(_) => Some(format!("on sheet {}", round.sheet + 1)),
    };
    let mut lines: Vec<String> = sheet.into_iter().chain([rule("column_entry", house)]).collect();
    lines.extend((1..).zip(&round.reasons).map(line));
    lines
}
