//! `counts`: how far it is to the end of each open game, and what can safely be held.

use serde_json::{Value, json};

use crate::cli::context::{Context, Screen};
use crate::cli::failure::Stop;
use crate::rules::claim::HIGHEST_COUNT;
use crate::rules::counts::{Safe, counts};
use crate::show::counts::counts_said;
use crate::show::json;

/// The counts of the sheet that is played.
pub(super) fn run(context: &Context, screen: &mut Screen<'_>) -> Result<(), Stop> {
    let opened = context.open(screen)?;
    let (score, names) = (opened.series.score(), &opened.series.header().names);
    let house = score.house();
    let (number, sheet) = score.sheet_in_play();
    let text = || counts_said(house, &sheet, names);
    let object = || {
        let games = counts(house, &sheet, false).into_iter().map(|(game, of)| {
            let players = json::by_player(&of, names, |counts| {
                json!({
                    "to_close": counts.to_close,
                    "safe_from_knock": safe(counts.safe_from_knock),
                    "safe_from_gin": safe(counts.safe_from_gin),
                    "shutout_threatens": counts.shutout_threatens,
                })
            });
            json!({ "game": game + 1, "players": players })
        });
        json::object([("sheet", json!(number + 1)), ("games", games.collect())])
    };
    Ok(context.answer(screen, text, object)?)
}

/// The most that is safe: 98 is anything that ten cards can hold, null is nothing.
fn safe(safe: Safe) -> Value {
    match safe {
        Safe::Any => json!(HIGHEST_COUNT),
        Safe::Most(count) => json!(count),
        Safe::Nothing => Value::Null,
    }
}
