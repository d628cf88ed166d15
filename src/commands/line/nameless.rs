//! Lines that lack the name of a player: a number alone, and a hand that nobody is said to have ended.

use crate::commands::line::corrected::Corrected;
use crate::commands::line::slips;
use crate::commands::run::failure::Failure;
use crate::say::{Message, written::reading as say};
use crate::show::code::Code;
use crate::show::mistakes::parse_error::to_type;
use crate::show::words::{quoted, ticked};
use ginscore_ledger::model::Series;
use ginscore_notation::{At, ParseError, split_note};
use ginscore_rules::players::Player;

/// The failure of a line that is only a number: that of a hand or, if there is no such hand, what somebody had.
pub(super) fn number_alone(line: &str, series: &Series) -> Option<Failure> {
    let typed = split_note(line).0.trim();
    let number: usize = typed.parse().ok()?;
    if series.scored(number).is_some() {
        let why = ticked(&format!("why {number}"));
        let hint = say::EitherNumber { why, number }.said();
        let message = say::TwoMeanings { typed: ticked(typed) }.said();
        return Some(Failure::mistake(Code::BadLine, message, hint));
    }
    let playing = series.score().playing();
    let [pair] = playing.as_slice() else { return None };
    let names = series.roster().pair(*pair);
    let is_knock = u32::try_from(number).is_ok_and(|count| count <= series.score().house().knock_limit.get());
    let rest = if is_knock { format!("{number} v 23") } else { format!("+{number}") };
    let lines = Player::BOTH.map(|player| format!("{} {rest}", quoted(names.get(player))));
    let message = say::KnockerFirst { typed: ticked(typed) }.said();
    let is_legal = lines.iter().all(|line| slips::is_legal(line, series));
    is_legal.then(|| Failure::mistake(Code::BadLine, message, to_type(&lines)))
}

/// The lines with each name for a hand that lacks nothing but the name: `4 v 23`.
pub(super) fn without_name(line: &str, mistakes: &[At<ParseError>], series: &Series) -> Vec<String> {
    let [At { what: ParseError::UnknownPlayer { .. }, .. }] = mistakes else { return Vec::new() };
    let playing = series.score().playing();
    let [pair] = playing.as_slice() else { return Vec::new() };
    let (roster, names) = (series.roster(), series.roster().pair(*pair));
    let name = |player| roster.find(names.get(player)).map(|seat| roster.written(seat));
    // `amend 3 4 v 23`
    let (before, hand) = match Corrected::of(line) {
        Some(corrected) => line.split_at_checked(corrected.hand.at()).unwrap_or_default(),
        None => ("", line),
    };
    let line_of = |player| Some(format!("{before}{} {}", name(player)?, hand.trim()));
    let lines: Vec<String> = Player::BOTH.into_iter().filter_map(line_of).collect();
    if lines.iter().all(|line| slips::is_legal(line, series)) { lines } else { Vec::new() }
}
