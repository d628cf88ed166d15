//! The counts of the open games, for the players to hear.

use super::words::counted;
use crate::notation::names::Names;
use crate::rules::counts::{Counts, Safe, counts};
use crate::rules::house::House;
use crate::rules::player::Player;
use crate::rules::sheet::Sheet;

/// A few lines for each open game.
pub fn counts_said(house: &House, sheet: &Sheet, names: &Names) -> String {
    let mut text = String::new();
    let doubled = (!house.doubling_suits.is_empty()).then(|| counts(house, sheet, true));
    for (at, (game, of)) in counts(house, sheet, false).into_iter().enumerate() {
        text.push_str(&format!("game {}\n", game + 1));
        for player in Player::BOTH {
            let (name, other) = (names.get(player), names.get(player.other()));
            let counts = of.get(player);
            text.push_str(&format!(
                "  {name} needs {} to close it\n",
                counted(i128::from(counts.to_close), "point")
            ));
            text.push_str(&format!("    safe against {other}'s knock: {}\n", safe(counts.safe_from_knock)));
            text.push_str(&format!("    safe against {other}'s gin: {}\n", safe(counts.safe_from_gin)));
            if let Some((_, of)) = doubled.as_ref().and_then(|doubled| doubled.get(at)) {
                let Counts { safe_from_knock, safe_from_gin, .. } = of.get(player);
                let (knock, gin) = (safe(*safe_from_knock), safe(*safe_from_gin));
                text.push_str(&format!(
                    "    in a doubled hand: {knock} against a knock, {gin} against gin\n"
                ));
            }
            if counts.shutout_threatens {
                text.push_str(&format!("    {name} is shut out as it stands\n"));
            }
        }
    }
    if text.is_empty() { "no game is open\n".to_owned() } else { text }
}

fn safe(safe: Safe) -> String {
    match safe {
        Safe::Any => "anything".to_owned(),
        Safe::Most(count) => format!("{count} or less"),
        Safe::Nothing => "nothing, it closes the game".to_owned(),
    }
}
