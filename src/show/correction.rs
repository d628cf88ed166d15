//! Corrections in the words of the card table.

use super::ruling::headline;
use super::sheet::entered;
use ginscore_ledger::model::{Applied, Outcome};
use ginscore_rules::notation::Names;
use ginscore_rules::rules::{Column, Player, Score, ScoredHand, Sheet};

/// What was done, taken back or done again.
pub fn correction(effect: &Outcome, names: &Names) -> String {
    match effect {
        Outcome::Did(done) => self::done(done, names),
        Outcome::Undid(done) => format!("undo {}", self::done(done, names)),
        Outcome::Redid(done) => format!("redo {}", self::done(done, names)),
        Outcome::Accepted(note) => match note {
            Some(note) => format!("accepted as it stands: {note}"),
            None => "accepted as it stands".to_owned(),
        },
        Outcome::Witnessed(word) => format!("witness {word}"),
    }
}

fn done(done: &Applied, names: &Names) -> String {
    match done {
        Applied::Hand(number, hand) => format!("hand {number}: {}", headline(&hand.ruling, names)),
        Applied::Amend { number, before, after } => format!(
            "amend {number}: {}; it was: {}",
            headline(&after.ruling, names),
            headline(&before.ruling, names)
        ),
        Applied::Deal { after, dealer } => format!("deal: {} deals hand {}", names.get(*dealer), after + 1),
    }
}

/// What a correction changes besides the hand itself: where other hands are entered, which games are closed
/// and who won them, who deals what, whether the series is over.
pub fn changes(before: &Score, after: &Score, names: &Names) -> Vec<String> {
    let mut changes = Vec::new();
    for (number, (was, is)) in (1..).zip(before.hands().iter().zip(after.hands())) {
        if (was.sheet, &was.columns) != (is.sheet, &is.columns) {
            let on = |hand: &ScoredHand| {
                if was.sheet == is.sheet { String::new() } else { format!(" on sheet {}", hand.sheet + 1) }
            };
            let (now, before) = (entered(is), entered(was));
            changes.push(format!("hand {number} is {now}{}, and was {before}{}", on(is), on(was)));
        }
        if was.dealer != is.dealer {
            changes.push(format!(
                "{} dealt hand {number}, not {}",
                name(is.dealer, names),
                name(was.dealer, names)
            ));
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
                    changes.push(format!("{game_name} is open again; {} had won it", names.get(was)))
                }
                (None, Some(is)) => changes.push(format!("{game_name} is closed: {} wins it", names.get(is))),
                (was, is) => {
                    changes.push(format!("{} wins {game_name}, not {}", name(is, names), name(was, names)));
                }
            }
        }
    }
    if before.dealer() != after.dealer() && !after.is_over() {
        changes.push(match after.dealer() {
            Some(dealer) => format!("{} deals next", names.get(dealer)),
            None => "who deals next is not recorded".to_owned(),
        });
    }
    match (before.is_over(), after.is_over()) {
        (true, false) => changes.push("the series goes on".to_owned()),
        (false, true) => changes.push("the series is over".to_owned()),
        _ => {}
    }
    changes
}

fn name(player: Option<Player>, names: &Names) -> &str {
    player.map_or("nobody known", |player| names.get(player))
}
