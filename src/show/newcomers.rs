//! New players whose names are close to known ones, in words.

use crate::say::{Message, written::players as say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::words::{all_of, one_of, ticked};

/// The warning about a new name that is close to these known ones; `None` if there are none.
pub fn new_player(typed: &str, close: &[&str]) -> Option<Diagnostic> {
    if close.is_empty() {
        return None;
    }
    let close: Vec<String> = close.iter().map(|name| ticked(name)).collect();
    let name = ticked(typed);
    let message = say::NewPlayer { name: &name, known: all_of(&close) }.said();
    let hint = say::NewPlayerHint { meant: one_of(&close) }.said();
    Some(Diagnostic::new(Code::UnknownPlayer, message).hinted(hint))
}
