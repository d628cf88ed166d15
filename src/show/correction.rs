//! Corrections in the words of the card table.

use super::ruling::headline;
use crate::ledger::series::{Done, Effect};
use crate::notation::names::Names;

/// What was done, taken back or done again.
pub fn correction(effect: &Effect, names: &Names) -> String {
    match effect {
        Effect::Did(done) => self::done(done, names),
        Effect::Undid(done) => format!("undo {}", self::done(done, names)),
        Effect::Redid(done) => format!("redo {}", self::done(done, names)),
    }
}

fn done(done: &Done, names: &Names) -> String {
    match done {
        Done::Hand(number, hand) => format!("hand {number}: {}", headline(&hand.ruling, names)),
        Done::Amend { number, before, after } => format!(
            "amend {number}: {}; it was: {}",
            headline(&after.ruling, names),
            headline(&before.ruling, names)
        ),
        Done::Deal { after, dealer } => format!("deal: {} deals hand {}", names.get(*dealer), after + 1),
    }
}
