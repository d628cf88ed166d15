//! Corrections, and what they change.

use super::ruling::headline;
use super::sheet::entered;
use ginscore_ledger::model::{Applied, Outcome};
use ginscore_rules::notation::Names;
use ginscore_rules::rules::{Column, Score, ScoredHand, Sheet};

/// The line that says what was done, undone or redone.
pub fn correction(effect: &Outcome, names: &Names) -> String {
    match effect {
        Outcome::Did(done) => self::done(done, names),
        Outcome::Undid(done) => format!("undone: {}", self::done(done, names)),
        Outcome::Redid(done) => format!("redone: {}", self::done(done, names)),
        Outcome::Accepted(note) => match note {
            Some(note) => format!("accepted changes to the file: {note}"),
            None => "accepted changes to the file".to_owned(),
        },
        Outcome::Witnessed(word) => format!("witness: {word}"),
    }
}

fn done(done: &Applied, names: &Names) -> String {
    match done {
        Applied::Hand(number, hand) => format!("hand {number}: {}", headline(&hand.ruling, names)),
        Applied::Amend { number, before, after } => format!(
            "hand {number} amended: {} (was: {})",
            headline(&after.ruling, names),
            headline(&before.ruling, names)
        ),
        Applied::Deal { after, dealer } => format!("{} deals hand {}", names.get(*dealer), after + 1),
    }
}

/// The lines for everything a correction changes besides the hand itself: where other hands are entered, which games
/// are closed and who won them, who deals, and whether the series is over.
pub fn changes(before: &Score, after: &Score, names: &Names) -> Vec<String> {
    let mut changes = Vec::new();
    for (number, (was, is)) in (1..).zip(before.hands().iter().zip(after.hands())) {
        if (was.sheet, &was.columns) != (is.sheet, &is.columns) {
            let on = |hand: &ScoredHand| {
                if was.sheet == is.sheet { String::new() } else { format!(" on sheet {}", hand.sheet + 1) }
            };
            let (now, before) = (entered(is), entered(was));
            changes.push(format!("hand {number} is now {now}{} (was {before}{})", on(is), on(was)));
        }
        if was.dealer != is.dealer {
            changes.push(match (is.dealer, was.dealer) {
                (Some(is), Some(was)) => {
                    format!("{} dealt hand {number}, not {}", names.get(is), names.get(was))
                }
                (Some(is), None) => format!("{} dealt hand {number}", names.get(is)),
                (None, _) => format!("it is no longer known who dealt hand {number}"),
            });
        }
    }
    let sheets = before.sheets().len().max(after.sheets().len());
    for sheet in 0..sheets {
        let columns =
            |score: &Score| score.sheets().get(sheet).map(Sheet::columns).unwrap_or_default().to_vec();
        let (was, is) = (columns(before), columns(after));
        for game in 0..was.len().max(is.len()) {
            let winner = |columns: &[Column]| columns.get(game).and_then(Column::winner);
            let of = if sheets > 1 { format!(" of sheet {}", sheet + 1) } else { String::new() };
            let game_name = format!("game {}{of}", game + 1);
            match (winner(&was), winner(&is)) {
                (was, is) if was == is => {}
                (Some(was), None) => {
                    changes.push(format!("{game_name} is open again; {} had won it", names.get(was)));
                }
                (None, Some(is)) => changes.push(format!("{game_name} is closed: {} wins it", names.get(is))),
                (Some(was), Some(is)) => {
                    changes.push(format!("{} wins {game_name}, not {}", names.get(is), names.get(was)));
                }
                (None, None) => {}
            }
        }
    }
    if before.dealer() != after.dealer() && !after.is_over() {
        changes.push(match after.dealer() {
            Some(dealer) => format!("{} deals next", names.get(dealer)),
            None => "it is not recorded who deals next".to_owned(),
        });
    }
    match (before.is_over(), after.is_over()) {
        (true, false) => changes.push("the series continues".to_owned()),
        (false, true) => changes.push("the series is over".to_owned()),
        _ => {}
    }
    changes
}
