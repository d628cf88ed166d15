//! Points that players left on the table.

use crate::say::text::Line;
use crate::say::{Fixed, Message, written::advice as say};
use crate::show::cards::in_words::{cards, laid_out};
use crate::show::words::listed;
use ginscore_notation::Names;
use ginscore_rules::advice::BetterSpread;
use ginscore_rules::players::{ByPlayer, Player};

/// The better melds or lay-offs that each player had in a hand, at most one line each.
pub fn better(of: &ByPlayer<Option<BetterSpread>>, names: &Names) -> Vec<Line> {
    let line = |player: Player| {
        let better = of.get(player).as_ref()?;
        let (name, points, spread) = (names.get(player), better.points, laid_out(&better.shown.spread));
        Some(match better.shown.layoffs.as_slice() {
            [] => say::Left { name, points, cards: spread }.line(),
            layoffs => {
                let laid_off = cards(layoffs.iter().copied());
                say::LeftWithLayoffs { name, points, cards: spread, laid_off }.line()
            }
        })
    };
    Player::BOTH.into_iter().filter_map(line).collect()
}

pub fn together(left: &[(String, u32)], seen: usize) -> String {
    let each = listed(left.iter().map(|(name, points)| say::LeftBy { name, points }.said()));
    format!("{}\n", say::LeftTogether { hands: seen, each }.said())
}

/// What is said if nobody left points on the table, or if nobody can say so because not all cards are known.
pub fn nothing(seen: bool) -> &'static str {
    if seen { say::NothingLeft.text() } else { say::NotSeen.text() }
}
