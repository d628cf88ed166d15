//! The explanation of a hand: its points, its boxes and its columns, each with its rule.

use crate::say::text::{Line, Style, Text, line_of};
use crate::say::written::{ruling::SumPoints, sheet, summary::RowPoints, why as say, words::Labelled};
use crate::say::{Fixed, Message, Value};
use crate::show::hand::entrants::{doubling, hand_headline, round_won};
use crate::show::hand::ruling::{sides, step_name, step_points};
use crate::show::rules::in_words::{base, phrase};
use crate::show::series::numbered::numbered;
use crate::show::sheet::entered;
use ginscore_ledger::model::Header;
use ginscore_notation::Roster;
use ginscore_rules::hand::{BoxStep, End, Evidence, Ruling, Step};
use ginscore_rules::house::{BoxTiming, HouseRules, KnockCard, RuleKey, RuleValue, SeriesLength};
use ginscore_rules::players::Opponents;
use ginscore_rules::series::{PlayedHand, ScoredRound};
use ginscore_rules::sheets::EntryReason;

/// The whole explanation of a round: of each hand with its line as recorded, and of its entry. `number` counts from 1. The
/// names are those of now, not those of the header.
pub fn why(number: usize, lines: &[String], round: &ScoredRound, header: &Header, roster: &Roster) -> Text {
    let house = &header.house;
    let mut text = Text::default();
    for (hand, line) in round.hands().iter().zip(lines) {
        let headline = hand_headline(&hand.ruling, hand.opponents, roster);
        text.push(numbered(number, headline, roster).in_style(Style::Strong));
        // The cards of both are below.
        let both = sides(&hand.ruling, &roster.pair(hand.opponents)).len() == 2;
        if !both || line.contains('#') {
            text.push(line_of!["  ", line.as_str()]);
        }
        if let Some(dealer) = round.dealer {
            text.push(line_of!["  ", say::Dealt { name: roster.entrant(dealer) }]);
        }
        text.append(of_hand(hand, house, roster));
    }
    if roster.lineup().has_rounds() {
        text.push(say::TitleRound.text());
        let won = round_won(round, roster);
        let open = round.result.is_none().then(|| entered(round));
        let doubled = doubling(round, house, roster);
        won.into_iter().chain(doubled).chain(open).for_each(|line| text.push(line_of!["  ", line]));
    }
    let columns = if round.result.is_some() { columns(round, header, roster) } else { Vec::new() };
    if !columns.is_empty() {
        text.push(say::TitleColumns.text());
        columns.into_iter().for_each(|line| text.push(line_of!["  ", line]));
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
    section(say::TitleCards.text(), sides(ruling, names));
    section(say::TitleLimit.text(), limit(ruling, house));
    let mut lines = points(ruling, house);
    lines.extend(total(ruling).map(|total| total.in_style(Style::Strong)));
    section(RowPoints.text(), lines);
    section(sheet::RowBoxes.text(), boxes(ruling, house, in_round));
    text
}

/// The points of a hand below their parts. A draw has none, nor has a hand that was recorded in points.
fn total(ruling: &Ruling) -> Option<Line> {
    let has_parts = ruling.steps().iter().any(|step| !matches!(step, Step::Written(_)));
    has_parts.then(|| say::TotalIs { sum: SumPoints { points: ruling.points() }.said() }.line())
}

/// The rule behind a labelled number, in a few words. `None` if the label says as much: of a game bonus, `game bonus 100`.
pub fn rule_behind(label: &str, key: RuleKey, house: &HouseRules) -> Option<String> {
    Some(phrase(key, house)).filter(|rule| !rule.contains(label))
}

fn limit(ruling: &Ruling, house: &HouseRules) -> Vec<Line> {
    let Evidence::Showdown { limit, .. } = ruling.evidence() else {
        return Vec::new();
    };
    let rule_of_limit = phrase(RuleKey::KnockLimit, house);
    vec![match (house.knock_card, ruling.knock_card()) {
        (KnockCard::Upcard, Some(card)) if card.points() == 1 => {
            let ace_rule = phrase(RuleKey::AceKnockCard, house);
            say::LimitByAce { limit: *limit, rule: rule_of_limit, card, ace_rule }.line()
        }
        (KnockCard::Upcard, Some(card)) => {
            say::LimitByCard { limit: *limit, rule: rule_of_limit, card }.line()
        }
        _ if ruling.is_accepted() => because(limit.to_string(), rule_of_limit),
        _ => return Vec::new(),
    }]
}

/// A number, with the rule that it comes from.
fn because(term: impl Value, rule: impl Value) -> Line {
    Labelled { label: term, what: rule }.line()
}

fn points(ruling: &Ruling, house: &HouseRules) -> Vec<Line> {
    let mut lines = vec![Line::from(rule_of_end(ruling, house))];
    lines.extend(ruling.steps().iter().map(|step| {
        let said = match step_points(step) {
            Some(points) if matches!(step, Step::Written(_)) => say::PointsRecorded { points }.said(),
            Some(points) => format!("{} {points}", step_name(step)),
            None => "x 2".to_owned(),
        };
        match step_rule(step, ruling, house) {
            Some(rule) => because(said, rule),
            None => Line::from(said),
        }
    }));
    lines
}

fn rule_of_end(ruling: &Ruling, house: &HouseRules) -> String {
    match ruling.end() {
        _ if ruling.is_tied() => say::CountsEqual { rule: phrase(RuleKey::UndercutTie, house) }.said(),
        End::BigGin => say::BigGin.said(),
        End::Gin if ruling.is_eleven_melded() => {
            say::ElevenMelded { rule: phrase(RuleKey::BigGinBonus, house) }.said()
        }
        End::Gin => say::Gin.said(),
        End::Knock => say::Knock.said(),
        End::GinOff => say::GinOff.said(),
        End::Undercut => say::Undercut.said(),
        End::Tie | End::Draw => say::NobodyScores.said(),
        End::Points => say::OnlyPoints.said(),
    }
}

/// The rule that gives a step, or the numbers that it comes from.
fn step_rule(step: &Step, ruling: &Ruling, house: &HouseRules) -> Option<Line> {
    if let (Step::Difference(_), Evidence::Showdown { deadwood, .. }) = (step, ruling.evidence()) {
        let (more, less) = (deadwood.one.max(deadwood.two), deadwood.one.min(deadwood.two));
        return Some(say::Difference { more, less }.line());
    }
    let (key, points) = (step.rule()?, step_points(step));
    let rule = phrase(key, house);
    match (step, ruling.knock_card()) {
        (Step::Doubled(_), Some(card)) => Some(say::DoubledByCard { card, rule }.line()),
        // Of `gin bonus 20` it is all that the rule says.
        _ if points.is_some_and(|points| key.read(house) == RuleValue::Number(points)) => None,
        _ => Some(Line::from(rule)),
    }
}

/// The boxes of a hand, if boxes pay. One of several hands of a round has none for winning it: the round has that box.
fn boxes(ruling: &Ruling, house: &HouseRules, in_round: bool) -> Vec<Line> {
    let only_won = ruling.box_steps().iter().all(|step| matches!(step, BoxStep::Won));
    let pays = house.box_value.get() > 0;
    if ruling.winner().is_none() || !pays || in_round && only_won {
        return Vec::new();
    }
    let step_line = |step: &BoxStep| {
        let said = match step {
            BoxStep::Won => say::BoxWon.said(),
            BoxStep::Written(boxes) => say::BoxesRecorded { boxes }.said(),
            BoxStep::Extra(_, boxes) => say::BoxesMore { boxes }.said(),
            BoxStep::Doubled(_) => say::HandDoubled.said(),
        };
        match step.rule() {
            Some(key) => because(said, phrase(key, house)),
            None => Line::from(said),
        }
    };
    let steps = ruling.box_steps().iter().filter(|step| !(in_round && matches!(step, BoxStep::Won)));
    let mut lines: Vec<Line> = steps.map(step_line).collect();
    if house.box_timing == BoxTiming::EachHand {
        let (timing_rule, value_rule) = (phrase(RuleKey::BoxTiming, house), phrase(RuleKey::BoxValue, house));
        lines.push(say::BoxesWithHand { timing_rule, value_rule }.line());
    }
    if !in_round && !only_won {
        lines.push(say::BoxesInAll { boxes: ruling.boxes() }.line());
    }
    lines
}

/// The games in which a round is entered. Nothing is said where there is one game, nor of a rule that is the preset's own.
fn columns(round: &ScoredRound, header: &Header, roster: &Roster) -> Vec<String> {
    let house = &header.house;
    let Some(winner) = round.winner() else {
        let rounds = roster.lineup().has_rounds();
        return vec![if rounds { say::RoundNotWon.said() } else { say::HandNotWon.said() }];
    };
    let name = &roster.entrant(winner);
    let line = |(game, reason): (usize, &EntryReason)| match reason {
        // The first game has every win.
        EntryReason::HasEntry | EntryReason::FirstWithout if game == 1 => say::EnteredAlways { game }.said(),
        EntryReason::HasEntry => say::EnteredHasEntry { game, name }.said(),
        EntryReason::FirstWithout => say::EnteredFirstWithout { game, name }.said(),
        EntryReason::Win(number) => say::EnteredWinNumber { game, number, name }.said(),
        EntryReason::NotYet => say::NotEnteredYet { game, name }.said(),
        EntryReason::Closed => say::AlreadyClosed { game }.said(),
    };
    let sheet = match house.series {
        SeriesLength::OneSheet => None,
        SeriesLength::To(_) | SeriesLength::BestOf(_) => Some(say::OnSheet { sheet: round.sheet + 1 }.said()),
    };
    if house.columns.get() == 1 {
        return sheet.into_iter().collect();
    }
    let usual = base(&header.preset, house).values().column_entry;
    let entry = (house.column_entry != usual).then(|| phrase(RuleKey::ColumnEntry, house));
    let mut lines: Vec<String> = sheet.into_iter().chain(entry).collect();
    // Of the games that wait for a later win, the first tells of all.
    let is_next = |reason: &EntryReason| *reason == EntryReason::NotYet;
    let waits = round.reasons().iter().position(is_next);
    let reasons = (0..).zip(round.reasons()).filter(|(at, reason)| !is_next(reason) || waits == Some(*at));
    lines.extend(reasons.map(|(at, reason)| line((at + 1, reason))));
    lines
}
