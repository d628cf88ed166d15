//! The players of a ledger and their names, in words.

use super::book::book_error;
use super::code::Code;
use super::diagnostic::Diagnostic;
use super::ledger::store_error;
use super::parse_error::bad_name;
use super::words::{all_of, one_of, quoted, ticked};
use ginscore_ledger::book::{PlayerError, RenamedPlayer};
use ginscore_ledger::model::OperationError;
use ginscore_ledger::stats::KnownPlayer;
use ginscore_rules::notation::Mistakes;

/// The most series or players that a message names.
const MOST: usize = 5;

/// The list of players.
pub fn list(players: &[KnownPlayer]) -> String {
    match players {
        [] => "There are no players yet.\n".to_owned(),
        players => players.iter().map(|one| format!("{}: {} series\n", one.name, one.series)).collect(),
    }
}

/// The sentence about a player who has another name.
pub fn renamed(done: &RenamedPlayer) -> String {
    let RenamedPlayer { was, name, series, .. } = done;
    match series.len() {
        0 => format!("Every series has the name {name} already.\n"),
        count => format!("{was} is now called {name} in {count} series.\n"),
    }
}

/// The report that a name is not changed in one series alone.
pub fn in_one_series() -> Diagnostic {
    Diagnostic::new(Code::BadOption, "a name is changed in all series, and `--series` names one")
        .hinted("leave out `--series`")
}

/// The reports that a player has no other name.
pub fn player_error(error: &PlayerError) -> Mistakes<Diagnostic> {
    let report = match error {
        PlayerError::Book(error) => return book_error(error),
        PlayerError::Unknown(typed, near) => unknown(typed, near),
        PlayerError::BadName(name, why) => bad_name(name, *why),
        PlayerError::Taken { was, name } => {
            let message = format!("another player is called {} already", ticked(name));
            let merge = ticked(&format!("ginscore players merge {} {}", quoted(was), quoted(name)));
            Diagnostic::new(Code::BadValue, message)
                .hinted(format!("choose another name; if they are one person, use {merge}"))
        }
        PlayerError::Same(name) => {
            Diagnostic::new(Code::BadValue, format!("both names are those of {}", ticked(name)))
                .hinted("`ginscore players rename` changes how a name is spelled")
        }
        PlayerError::Opponents { players, series } => opponents(players, series),
        PlayerError::Refused { series, error: OperationError::BadName(name, why) } => {
            bad_name(name, *why).of_series(series)
        }
        PlayerError::Partly(error) => store_error(error).hinted(
            "the name was changed in some of the series; fix the disk and repeat the command: it changes the others",
        ),
        // The enum may grow; its own line says what it is.
        other => Diagnostic::new(Code::LedgerWrite, other.to_string()),
    };
    [report].into()
}

fn unknown(typed: &str, near: &[String]) -> Diagnostic {
    let near: Vec<String> = near.iter().take(MOST).map(|name| ticked(name)).collect();
    let hint = match near.as_slice() {
        [] => "`ginscore players` lists the players".to_owned(),
        near => format!("did you mean {}?", one_of(near)),
    };
    let message = format!("no player in this ledger is called {}", ticked(typed));
    Diagnostic::new(Code::UnknownPlayer, message).hinted(hint)
}

fn opponents([one, two]: &[String; 2], series: &[String]) -> Diagnostic {
    let named: Vec<String> = series.iter().take(MOST).map(|name| ticked(name)).collect();
    let (one, two) = (ticked(one), ticked(two));
    let message = match series.len().saturating_sub(named.len()) {
        0 => format!("{one} and {two} are two people: they play each other in {}", all_of(&named)),
        more => format!(
            "{one} and {two} are two people: they play each other in {} and {more} more series",
            named.join(", ")
        ),
    };
    Diagnostic::new(Code::BadValue, message)
        .hinted("nothing has been changed; only names that never play each other can be those of one player")
}
