//! `counts`: how far it is to the end of each open game, and what can safely be held.

use serde_json::{Value, json};

use crate::cli::context::{Context, Screen};
use crate::cli::failure::Stop;
use crate::rules::counts::{Safe, counts};
use crate::rules::house::House;
use crate::rules::sheet::Sheet;
use crate::show::counts::counts_said;
use crate::show::json;

/// The counts of the sheet that is played.
pub(super) fn run(context: &Context, screen: &mut Screen<'_>) -> Result<(), Stop> {
    let opened = context.open(screen)?;
    let (score, names) = (opened.series.score(), &opened.series.header().names);
    let house = score.house();
    let sheet = current(house, score.sheets(), score.is_over());
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
        json::object([("sheet", json!(score.sheets().len())), ("games", games.collect())])
    };
    Ok(context.answer(screen, text, object)?)
}

/// The sheet that the next hand is entered on: a new one where the last is finished and the series goes on.
pub(super) fn current(house: &House, sheets: &[Sheet], over: bool) -> Sheet {
    let last = sheets.last().filter(|sheet| over || !sheet.is_finished());
    last.cloned().unwrap_or_else(|| Sheet::new(house))
}

/// The most that is safe: 98 is anything that ten cards can hold, null is nothing.
fn safe(safe: Safe) -> Value {
    match safe {
        Safe::Any => json!(98),
        Safe::Most(count) => json!(count),
        Safe::Nothing => Value::Null,
    }
}
