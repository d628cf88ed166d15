//! The players of a ledger and their names, in words.

use crate::say::text::{Line, Text};
use crate::say::{Fixed, Message, written::diagnostic::DidYouMean, written::players as say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::mistakes::book::book_error;
use crate::show::mistakes::ledger::store_error;
use crate::show::mistakes::parse_error::bad_name;
use crate::show::words::{all_of, one_of, quoted, ticked};
use ginscore_ledger::book::{PlayerError, RenamedPlayer};
use ginscore_ledger::model::Refusal;
use ginscore_ledger::stats::KnownPlayer;
use ginscore_notation::Mistakes;

/// The most series or players that a message names.
const MOST: usize = 5;

/// The list of players.
pub fn list(players: &[KnownPlayer]) -> Text {
    match players {
        [] => say::NoPlayers.text().into(),
        players => {
            players.iter().map(|one| say::PlayerSeries { name: &one.name, series: one.series }).collect()
        }
    }
}

/// The sentence about a player who has another name.
pub fn renamed(done: &RenamedPlayer) -> Line {
    let RenamedPlayer { was, name, series, .. } = done;
    match series.len() {
        0 => say::AllNamed { name }.line(),
        series => say::Renamed { was, name, series }.line(),
    }
}

/// The question whether two names are those of one player.
pub fn same_question(was: &str, name: &str) -> String {
    say::SamePlayer { was, name }.said()
}

/// The remark that no name was changed.
pub fn nothing_renamed() -> &'static str {
    say::NothingRenamed.text()
}

/// The report that a name is not changed in one series alone.
pub fn in_one_series() -> Diagnostic {
    Diagnostic::new(Code::BadOption, say::OneSeriesOnly.text()).hinted(say::OneSeriesOnlyHint.text())
}

/// The reports that a player has no other name.
pub fn player_error(error: &PlayerError) -> Mistakes<Diagnostic> {
    let report = match error {
        PlayerError::Book(error) => return book_error(error),
        PlayerError::Unknown(typed, near) => unknown(typed, near),
        PlayerError::BadName(name, why) => bad_name(name, *why),
        PlayerError::Taken { was, name } => {
            let command = ticked(&format!("ginscore players rename {} {} --yes", quoted(was), quoted(name)));
            Diagnostic::new(Code::BadValue, say::NameTaken { name: ticked(name) }.said())
                .hinted(say::NameTakenHint { command }.said())
        }
        PlayerError::Former { was, name, other, series } => {
            let (name, other, series) = (ticked(name), ticked(other), ticked(series));
            Diagnostic::new(Code::BadValue, say::FormerName { name, other: &other, series }.said())
                .hinted(say::FormerNameHint { was: ticked(was), other }.said())
        }
        PlayerError::Opponents { players, series } => opponents(players, series),
        PlayerError::Refused { series, error: Refusal::BadName(name, why) } => {
            bad_name(name, *why).of_series(series)
        }
        PlayerError::Partly(error) => store_error(error).hinted(say::PartlyRenamedHint.text()),
        // The enum may grow; its own line says what it is.
        other => Diagnostic::new(Code::LedgerWrite, other.to_string()),
    };
    [report].into()
}

fn unknown(typed: &str, near: &[String]) -> Diagnostic {
    let near: Vec<String> = near.iter().take(MOST).map(|name| ticked(name)).collect();
    let hint = match near.as_slice() {
        [] => say::UnknownPlayerHint.said(),
        near => DidYouMean { meant: one_of(near) }.said(),
    };
    Diagnostic::new(Code::UnknownPlayer, say::UnknownPlayer { name: ticked(typed) }.said()).hinted(hint)
}

fn opponents([one, two]: &[String; 2], series: &[String]) -> Diagnostic {
    let named: Vec<String> = series.iter().take(MOST).map(|name| ticked(name)).collect();
    let (one, two) = (ticked(one), ticked(two));
    let message = match series.len().saturating_sub(named.len()) {
        0 => say::Opponents { one, two, series: all_of(&named) }.said(),
        more => say::OpponentsMore { one, two, series: named.join(", "), more }.said(),
    };
    Diagnostic::new(Code::BadValue, message).hinted(say::OpponentsHint.text())
}
