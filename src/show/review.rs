//! Points that players left on the table.

use super::words::{cards, counted, spread};
use crate::text::{Line, line_of};
use ginscore_rules::notation::Names;
use ginscore_rules::rules::{BetterSpread, ByPlayer, Player};

/// The better melds or lay-offs that each player had in a hand, at most one line each.
pub fn better(of: &ByPlayer<Option<BetterSpread>>, names: &Names) -> Vec<Line> {
    let line = |player: Player| {
        let better = of.get(player).as_ref()?;
        let laid_off = match better.shown.layoffs.as_slice() {
            [] => Line::default(),
            layoffs => line_of![", laying off ", cards(layoffs.iter().copied())],
        };
        let (name, points) = (names.get(player), counted(better.points, "point"));
        Some(line_of![name, " left ", points, " on the table: ", spread(&better.shown.spread), laid_off])
    };
    Player::BOTH.into_iter().filter_map(line).collect()
}

/// The points that each player left on the table over all hands with recorded cards.
pub fn together(left: &[(String, u32)], seen: usize) -> String {
    let each: Vec<String> =
        left.iter().map(|(name, points)| format!("{name} {}", counted(*points, "point"))).collect();
    let hands = counted(u32::try_from(seen).unwrap_or(u32::MAX), "hand");
    format!("left on the table, over {hands} with recorded cards: {}\n", each.join(", "))
}
