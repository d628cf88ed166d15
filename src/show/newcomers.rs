//! New players whose names are close to known ones, in words.

use super::code::Code;
use super::diagnostic::Diagnostic;
use super::words::{all_of, one_of, ticked};

/// The question whether a new name is that of a known player.
pub fn same_player(typed: &str, known: &str) -> String {
    format!("{typed} is new here. Is this {known}? (y or n)")
}

/// The warning about a new name that is close to these known ones; `None` if there are none.
pub fn new_player(typed: &str, close: &[&str]) -> Option<Diagnostic> {
    let close: Vec<String> = close.iter().map(|name| ticked(name)).collect();
    let message = match close.as_slice() {
        [] => return None,
        known => format!("{} is a new player, but the ledger knows {}", ticked(typed), all_of(known)),
    };
    let hint = format!(
        "if you mean {}, delete the series and start it again; `--new-player` says that {} is somebody else",
        one_of(&close),
        ticked(typed)
    );
    Some(Diagnostic::new(Code::UnknownPlayer, message).hinted(hint))
}
