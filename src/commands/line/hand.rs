//! `hand`: records a hand, as its line does.

use clap::Args;

use crate::commands::line;
use crate::commands::run::options::examples;
use crate::commands::run::plan::{Plan, Purpose, Run, acts};
#[cfg(test)]
use crate::show::json;

/// Record a hand.
///
/// The line by itself does the same: `ginscore Ann 4 v 23`. With `hand` before it, its first word is never a command, so
/// that a player may be called like one.
///
/// The line says who ended the hand, then that player's cards, `v`, and the other player's: as cards (`Ann 4-7s
/// 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s`), as counts (`Ann 4 v 23`, `Ann gin v 23`), or as points only
/// (`Ann +18`, or `Ann +18 boxes 3`). `draw` records a hand that nobody won. `@7s` names the knock card, `x 5d`
/// the discard, and a note follows a `#`. A count may be a sum (`4 v kq7`, `4 v 10+7`), a side only its deadwood
/// (`4 v / 7h 3d + 8s`), and `a4v23` is short for `Ann 4 v 23`. `accepted` records a knock over the limit that the
/// other player let pass. `ginscore man notation` has all of it.
#[derive(Args, Debug)]
#[command(after_long_help = examples(&[
    ("ginscore hand Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s", "Ann knocks with 4; Bob lays off two cards."),
    ("ginscore hand Ann 4-7s 9cdh 2h ac ad v kcdh 2-4c 7h 3d 8s 9s", "The same hand, arranged by ginscore."),
    ("ginscore hand Ann gin v 23 @7s", "By counts, with the knock card."),
    ("ginscore hand Ann 4 v kq7", "By counts; ginscore adds up the king, the queen and the seven."),
]))]
pub(crate) struct HandArgs {
    /// The line.
    #[arg(value_name = "LINE", allow_negative_numbers = true)]
    pub(crate) line: Vec<String>,
    /// Before recording, point out better spreads or lay-offs.
    #[arg(long)]
    pub(crate) advise: bool,
}

impl Run for HandArgs {
    fn plan(self: Box<Self>) -> Plan {
        let (line, advise) = (self.line.join(" "), self.advise);
        let typed = line.clone();
        acts(move |env| line::run(typed, advise, None, env)).to(Purpose::Records { line, advise })
    }

    #[cfg(test)]
    fn answers(all: &mut json::Answers) {
        all.add::<json::hand::RecordedView>("hand");
    }
}
