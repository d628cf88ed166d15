//! A form as a line of the notation.

use crate::commands::run::failure::{Failure, Kind};
use crate::say::text::Line;
use crate::say::{Message, written::enter as say};
use crate::show::code::Code;
use crate::show::diagnostic::Excerpt;
use crate::show::page::enter::{Alert, Field, Typed, Way};
use ginscore_ledger::model::Series;
use ginscore_notation::LineKind;
use ginscore_rules::cards::Card;
use ginscore_rules::players::Seat;

pub(crate) fn line(typed: &Typed, series: &Series) -> Result<String, Box<Alert>> {
    match typed.way() {
        Way::Line => a_line(typed),
        Way::Counts => by_counts(typed, series),
        Way::Cards => by_cards(typed, series),
    }
}

/// A line that was typed. Of the lines of the notation, those are for the table that are about the ledger itself.
fn a_line(typed: &Typed) -> Result<String, Box<Alert>> {
    match LineKind::of(&typed.line) {
        LineKind::Hand | LineKind::Operation => Ok(typed.line.clone()),
        _ => Err(missing(Field::Line, say::LineForTheTable)),
    }
}

fn by_counts(typed: &Typed, series: &Series) -> Result<String, Box<Alert>> {
    let several = series.score().playing().len() > 1;
    if typed.end == "draw" && !several {
        return Ok("draw".to_owned());
    }
    let by = series.roster().written(player(typed, series)?);
    let own = match typed.end.as_str() {
        "draw" => return Ok(format!("draw {by}")),
        "knock" if is_count(&typed.own) => typed.own.as_str(),
        "knock" => return Err(missing(Field::Own, say::NoOwn)),
        end @ ("gin" | "big-gin") => end,
        _ => return Err(missing(Field::End, say::NoEnd)),
    };
    if !is_count(&typed.other) {
        return Err(missing(Field::Other, say::NoOther));
    }
    Ok(format!("{by} {own} v {}{}", typed.other, knock_card(typed)))
}

fn by_cards(typed: &Typed, series: &Series) -> Result<String, Box<Alert>> {
    let by = series.roster().written(player(typed, series)?);
    if typed.cards.is_empty() || typed.others.is_empty() {
        return Err(missing(Field::Cards, say::NoCards));
    }
    Ok(format!("{by} {} v {}{}", listed(&typed.cards), listed(&typed.others), knock_card(typed)))
}

/// The player who ended the hand: one who plays now.
pub(crate) fn player(typed: &Typed, series: &Series) -> Result<Seat, Box<Alert>> {
    let (roster, playing) = (series.roster(), series.score().playing());
    let plays = roster.lineup().seats().find(|seat| {
        roster.name(*seat) == typed.by && playing.iter().any(|pair| pair.player(*seat).is_some())
    });
    plays.ok_or_else(|| missing(Field::By, say::NoPlayer))
}

fn listed(cards: &[Card]) -> String {
    cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ")
}

fn knock_card(typed: &Typed) -> String {
    typed.up.map_or_else(String::new, |card| format!(" @{card}"))
}

fn is_count(text: &str) -> bool {
    (1..=3).contains(&text.len()) && text.bytes().all(|digit| digit.is_ascii_digit())
}

fn missing(field: Field, message: impl Into<Line>) -> Box<Alert> {
    Box::new(Alert { field, message: message.into(), hint: None, carets: None, offers: Vec::new() })
}

/// A failure of the line of a form as a mistake in the form: the first one, next to its field. What is wrong with the ledger
/// is for the terminal, since it names files of its computer.
pub(crate) fn mistake(failure: &Failure, way: Way) -> Alert {
    if failure.kind == Kind::Ledger {
        return *missing(Field::Whole, say::NotWritten);
    }
    let Some(report) = failure.reports.kept().first() else {
        return *missing(Field::Whole, say::NotPossible);
    };
    let field = match (way, report.code) {
        (_, Code::SeriesOver | Code::NothingToUndo | Code::NothingToRedo) => Field::Whole,
        (Way::Line, _) => Field::Line,
        (_, Code::KnockCardMissing) => Field::Up,
        (Way::Cards, _) => Field::Cards,
        (Way::Counts, Code::KnockOverLimit) => Field::Own,
        (Way::Counts, Code::CountRange) => Field::Other,
        (Way::Counts, Code::NotPlaying | Code::UnknownPlayer) => Field::By,
        (Way::Counts, _) => Field::Whole,
    };
    let carets = report.excerpt.as_ref().filter(|_| field == Field::Line).map(Excerpt::drawn);
    let hint = match (way, report.code) {
        (Way::Counts | Way::Cards, Code::KnockCardMissing) => Some(say::NoCard.line()),
        _ => report.hint.clone(),
    };
    Alert { field, message: report.message.clone(), hint, carets, offers: Vec::new() }
}
