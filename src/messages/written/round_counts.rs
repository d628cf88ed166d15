//! The messages of `l10n/*/round-counts.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// game { $game }: { $needs }
pub(crate) struct GameNeeds<T0, T1> { pub(crate) game: T0, pub(crate) needs: T1 }

impl<T0: Value, T1: Value> Message for GameNeeds<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.game.arg(), self.needs.arg()]) }
}

// sheet { $sheet }, game { $game }: { $needs }
pub(crate) struct GameOfSheetNeeds<T0, T1, T2> { pub(crate) sheet: T0, pub(crate) game: T1, pub(crate) needs: T2 }

impl<T0: Value, T1: Value, T2: Value> Message for GameOfSheetNeeds<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.sheet.arg(), self.game.arg(), self.needs.arg()]) }
}

// { $side } need { $points -> [one] { $points } point [other] { $points } points }
pub(crate) struct SideNeeds<T0, T1> { pub(crate) side: T0, pub(crate) points: T1 }

impl<T0: Value, T1: Count> Message for SideNeeds<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.side.arg(), self.points.arg()]) }
}

// the round so far: { $sums }
pub(crate) struct SoFar<T0> { pub(crate) sums: T0 }

impl<T0: Value> Message for SoFar<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.sums.arg()]) }
}

// Each hand below is counted as if nobody won the others.
pub(crate) struct EachAlone;

impl Message for EachAlone {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for EachAlone {}

// { $side } win the round if { $name } wins this hand
pub(crate) struct WinsWithHand<T0, T1> { pub(crate) side: T0, pub(crate) name: T1 }

impl<T0: Value, T1: Value> Message for WinsWithHand<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.side.arg(), self.name.arg()]) }
}

// { $side } win the round if { $name } wins { $points } points or more
pub(crate) struct WinsWithPoints<T0, T1, T2> { pub(crate) side: T0, pub(crate) name: T1, pub(crate) points: T2 }

impl<T0: Value, T1: Value, T2: Count> Message for WinsWithPoints<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.side.arg(), self.name.arg(), self.points.arg()]) }
}

// What { $name } can be caught with, so that
pub(crate) struct CaughtWith<T0> { pub(crate) name: T0 }

impl<T0: Value> Message for CaughtWith<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg()]) }
}

// { $side } win the round: { $held }
pub(crate) struct WinsRound<T0, T1> { pub(crate) side: T0, pub(crate) held: T1 }

impl<T0: Value, T1: Value> Message for WinsRound<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.side.arg(), self.held.arg()]) }
}

// { $side } do not lose it: { $held }
pub(crate) struct DoesNotLoseRound<T0, T1> { pub(crate) side: T0, pub(crate) held: T1 }

impl<T0: Value, T1: Value> Message for DoesNotLoseRound<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.side.arg(), self.held.arg()]) }
}

// { $others } do not win game { $game }: { $held }
pub(crate) struct DoesNotWinGame<T0, T1, T2> { pub(crate) others: T0, pub(crate) game: T1, pub(crate) held: T2 }

impl<T0: Value, T1: Value, T2: Value> Message for DoesNotWinGame<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.others.arg(), self.game.arg(), self.held.arg()]) }
}

// { $knock } by a knock, { $gin } by gin
pub(crate) struct ByEnding<T0, T1> { pub(crate) knock: T0, pub(crate) gin: T1 }

impl<T0: Value, T1: Value> Message for ByEnding<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 11) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.knock.arg(), self.gin.arg()]) }
}

// { $knock } by a knock, { $gin } by gin, { $big-gin } by big gin
pub(crate) struct ByEndingBigGin<T0, T1, T2> { pub(crate) knock: T0, pub(crate) gin: T1, pub(crate) big_gin: T2 }

impl<T0: Value, T1: Value, T2: Value> Message for ByEndingBigGin<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 12) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.knock.arg(), self.gin.arg(), self.big_gin.arg()]) }
}

// { $held }; in a doubled hand { $doubled }
pub(crate) struct OrDoubled<T0, T1> { pub(crate) held: T0, pub(crate) doubled: T1 }

impl<T0: Value, T1: Value> Message for OrDoubled<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 13) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.held.arg(), self.doubled.arg()]) }
}

// after any knock of { $name }, an undercut can win game { $game } for { $others }
pub(crate) struct UndercutWins<T0, T1, T2> { pub(crate) name: T0, pub(crate) game: T1, pub(crate) others: T2 }

impl<T0: Value, T1: Value, T2: Value> Message for UndercutWins<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 14) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.game.arg(), self.others.arg()]) }
}

// after a knock with more than { $count }, an undercut can win game { $game } for { $others }
pub(crate) struct UndercutWinsAbove<T0, T1, T2> { pub(crate) count: T0, pub(crate) game: T1, pub(crate) others: T2 }

impl<T0: Count, T1: Value, T2: Value> Message for UndercutWinsAbove<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 15) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.count.arg(), self.game.arg(), self.others.arg()]) }
}

// { $others } cannot win a game with this hand
pub(crate) struct WinsNoGame<T0> { pub(crate) others: T0 }

impl<T0: Value> Message for WinsNoGame<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 16) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.others.arg()]) }
}

// { $count -> [one] { $others } cannot win game { $games } with this hand [other] { $others } cannot win games { $games } with this hand }
pub(crate) struct WinsNotGames<T0, T1, T2> { pub(crate) count: T0, pub(crate) others: T1, pub(crate) games: T2 }

impl<T0: Count, T1: Value, T2: Value> Message for WinsNotGames<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 17) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.count.arg(), self.others.arg(), self.games.arg()]) }
}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 18]; 6] = [
    [(0, 11), (11, 32), (32, 65), (65, 85), (85, 140), (140, 177), (177, 222), (222, 257), (257, 277), (277, 298), (298, 323), (323, 347), (347, 386), (386, 410), (410, 467), (467, 534), (534, 569), (569, 650)],
    [(0, 11), (11, 32), (32, 65), (65, 85), (85, 140), (140, 177), (177, 222), (222, 257), (257, 277), (277, 298), (298, 323), (323, 347), (347, 386), (386, 410), (410, 467), (467, 534), (534, 569), (569, 650)],
    [(0, 11), (11, 32), (32, 65), (65, 85), (85, 140), (140, 177), (177, 222), (222, 257), (257, 277), (277, 298), (298, 323), (323, 347), (347, 386), (386, 410), (410, 467), (467, 534), (534, 569), (569, 650)],
    [(0, 11), (11, 32), (32, 65), (65, 85), (85, 140), (140, 177), (177, 222), (222, 257), (257, 277), (277, 298), (298, 323), (323, 347), (347, 386), (386, 410), (410, 467), (467, 534), (534, 569), (569, 650)],
    [(0, 11), (11, 32), (32, 65), (65, 85), (85, 140), (140, 177), (177, 222), (222, 257), (257, 277), (277, 298), (298, 323), (323, 347), (347, 386), (386, 410), (410, 467), (467, 534), (534, 569), (569, 650)],
    [(0, 11), (11, 32), (32, 65), (65, 85), (85, 140), (140, 177), (177, 222), (222, 257), (257, 277), (277, 298), (298, 323), (323, 347), (347, 386), (386, 410), (410, 467), (467, 534), (534, 569), (569, 650)],
];

const TEXT: &str = concat!(
    "game \u{1}A: \u{1}B",
    "sheet \u{1}A, game \u{1}B: \u{1}C",
    "\u{1}A need \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6}",
    "the round so far: \u{1}A",
    "Each hand below is counted as if nobody won the others.",
    "\u{1}A win the round if \u{1}B wins this hand",
    "\u{1}A win the round if \u{1}B wins \u{1}C points or more",
    "What \u{1}A can be caught with, so that",
    "\u{1}A win the round: \u{1}B",
    "\u{1}A do not lose it: \u{1}B",
    "\u{1}A do not win game \u{1}B: \u{1}C",
    "\u{1}A by a knock, \u{1}B by gin",
    "\u{1}A by a knock, \u{1}B by gin, \u{1}C by big gin",
    "\u{1}A; in a doubled hand \u{1}B",
    "after any knock of \u{1}A, an undercut can win game \u{1}B for \u{1}C",
    "after a knock with more than \u{1}A, an undercut can win game \u{1}B for \u{1}C",
    "\u{1}A cannot win a game with this hand",
    "\u{3}A\u{4}o\u{5}\u{1}B cannot win game \u{1}C with this hand\u{4}\u{5}\u{1}B cannot win games \u{1}C with this hand\u{6}",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 18] = [(0, 20), (20, 53), (53, 95), (95, 128), (128, 208), (208, 263), (263, 328), (328, 381), (381, 413), (413, 446), (446, 484), (484, 521), (521, 578), (578, 615), (615, 696), (696, 790), (790, 843), (843, 930)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦game \u{1}A: \u{1}B ~~⟧",
    "⟦sheet \u{1}A, game \u{1}B: \u{1}C ~~~~~⟧",
    "⟦\u{1}A need \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6} ~~⟧",
    "⟦the round so far: \u{1}A ~~~~~~⟧",
    "⟦Each hand below is counted as if nobody won the others. ~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A win the round if \u{1}B wins this hand ~~~~~~~~~~~⟧",
    "⟦\u{1}A win the round if \u{1}B wins \u{1}C points or more ~~~~~~~~~~~~~⟧",
    "⟦What \u{1}A can be caught with, so that ~~~~~~~~~~~⟧",
    "⟦\u{1}A win the round: \u{1}B ~~~~~⟧",
    "⟦\u{1}A do not lose it: \u{1}B ~~~~~⟧",
    "⟦\u{1}A do not win game \u{1}B: \u{1}C ~~~~~~⟧",
    "⟦\u{1}A by a knock, \u{1}B by gin ~~~~~~⟧",
    "⟦\u{1}A by a knock, \u{1}B by gin, \u{1}C by big gin ~~~~~~~~~~~⟧",
    "⟦\u{1}A; in a doubled hand \u{1}B ~~~~~~⟧",
    "⟦after any knock of \u{1}A, an undercut can win game \u{1}B for \u{1}C ~~~~~~~~~~~~~~~~~⟧",
    "⟦after a knock with more than \u{1}A, an undercut can win game \u{1}B for \u{1}C ~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A cannot win a game with this hand ~~~~~~~~~~~⟧",
    "⟦\u{3}A\u{4}o\u{5}\u{1}B cannot win game \u{1}C with this hand\u{4}\u{5}\u{1}B cannot win games \u{1}C with this hand\u{6}⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("game-needs", 2),
    ("game-of-sheet-needs", 3),
    ("side-needs", 2),
    ("so-far", 1),
    ("each-alone", 0),
    ("wins-with-hand", 2),
    ("wins-with-points", 3),
    ("caught-with", 1),
    ("wins-round", 2),
    ("does-not-lose-round", 2),
    ("does-not-win-game", 3),
    ("by-ending", 2),
    ("by-ending-big-gin", 3),
    ("or-doubled", 2),
    ("undercut-wins", 3),
    ("undercut-wins-above", 3),
    ("wins-no-game", 1),
    ("wins-not-games", 3),
];
