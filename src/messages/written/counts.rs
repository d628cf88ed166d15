//! The messages of `l10n/*/counts.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// no game is open
pub(crate) struct NoGameOpen;

impl Message for NoGameOpen {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoGameOpen {}

// game { $game }
pub(crate) struct Game<T0> { pub(crate) game: T0 }

impl<T0: Value> Message for Game<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.game.arg()]) }
}

// sheet { $sheet }, game { $game }
pub(crate) struct GameOfSheet<T0, T1> { pub(crate) sheet: T0, pub(crate) game: T1 }

impl<T0: Value, T1: Value> Message for GameOfSheet<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.sheet.arg(), self.game.arg()]) }
}

// { $name } needs { $points -> [one] { $points } point [other] { $points } points } to close it
pub(crate) struct NeedsToClose<T0, T1> { pub(crate) name: T0, pub(crate) points: T1 }

impl<T0: Value, T1: Count> Message for NeedsToClose<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.points.arg()]) }
}

// { $name } needs { $points -> [one] { $points } point [other] { $points } points } to close it, including { $value } for the box
pub(crate) struct NeedsWithBox<T0, T1, T2> { pub(crate) name: T0, pub(crate) points: T1, pub(crate) value: T2 }

impl<T0: Value, T1: Count, T2: Count> Message for NeedsWithBox<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.points.arg(), self.value.arg()]) }
}

// { $name } needs { $points -> [one] { $points } point [other] { $points } points } to close it; the box alone is worth { $value }
pub(crate) struct NeedsOnlyBox<T0, T1, T2> { pub(crate) name: T0, pub(crate) points: T1, pub(crate) value: T2 }

impl<T0: Value, T1: Count, T2: Count> Message for NeedsOnlyBox<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.points.arg(), self.value.arg()]) }
}

// safe if { $other } knocks: { $held }
pub(crate) struct SafeFromKnock<T0, T1> { pub(crate) other: T0, pub(crate) held: T1 }

impl<T0: Value, T1: Value> Message for SafeFromKnock<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.other.arg(), self.held.arg()]) }
}

// safe if { $other } has gin: { $held }
pub(crate) struct SafeFromGin<T0, T1> { pub(crate) other: T0, pub(crate) held: T1 }

impl<T0: Value, T1: Value> Message for SafeFromGin<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.other.arg(), self.held.arg()]) }
}

// safe if { $other } has big gin: { $held }
pub(crate) struct SafeFromBigGin<T0, T1> { pub(crate) other: T0, pub(crate) held: T1 }

impl<T0: Value, T1: Value> Message for SafeFromBigGin<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.other.arg(), self.held.arg()]) }
}

// in a doubled hand: { $knock } against a knock, { $gin } against gin
pub(crate) struct SafeDoubled<T0, T1> { pub(crate) knock: T0, pub(crate) gin: T1 }

impl<T0: Value, T1: Value> Message for SafeDoubled<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.knock.arg(), self.gin.arg()]) }
}

// in a doubled hand: { $knock } against a knock, { $gin } against gin, { $big-gin } against big gin
pub(crate) struct SafeDoubledBigGin<T0, T1, T2> { pub(crate) knock: T0, pub(crate) gin: T1, pub(crate) big_gin: T2 }

impl<T0: Value, T1: Value, T2: Value> Message for SafeDoubledBigGin<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.knock.arg(), self.gin.arg(), self.big_gin.arg()]) }
}

// anything
pub(crate) struct HeldAnything;

impl Message for HeldAnything {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 11) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for HeldAnything {}

// { $count } or less
pub(crate) struct HeldMost<T0> { pub(crate) count: T0 }

impl<T0: Count> Message for HeldMost<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 12) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.count.arg()]) }
}

// nothing
pub(crate) struct HeldNothing;

impl Message for HeldNothing {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 13) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for HeldNothing {}

// nothing: any count closes the game
pub(crate) struct NothingIsSafe;

impl Message for NothingIsSafe {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 14) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NothingIsSafe {}

// { $least } to { $most }
pub(crate) struct Range<T0, T1> { pub(crate) least: T0, pub(crate) most: T1 }

impl<T0: Value, T1: Value> Message for Range<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 15) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.least.arg(), self.most.arg()]) }
}

// an undercut gives { $other } { $range } { $most -> [one] point [other] points }; that closes the game after any knock
pub(crate) struct UndercutCloses<T0, T1, T2> { pub(crate) other: T0, pub(crate) range: T1, pub(crate) most: T2 }

impl<T0: Value, T1: Value, T2: Count> Message for UndercutCloses<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 16) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.other.arg(), self.range.arg(), self.most.arg()]) }
}

// an undercut gives { $other } { $range } { $most -> [one] point [other] points }; that does not close the game
pub(crate) struct UndercutHarmless<T0, T1, T2> { pub(crate) other: T0, pub(crate) range: T1, pub(crate) most: T2 }

impl<T0: Value, T1: Value, T2: Count> Message for UndercutHarmless<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 17) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.other.arg(), self.range.arg(), self.most.arg()]) }
}

// an undercut gives { $other } { $range } { $most -> [one] point [other] points }; safe to knock with { $count } or less
pub(crate) struct UndercutSafeCount<T0, T1, T2, T3> { pub(crate) other: T0, pub(crate) range: T1, pub(crate) most: T2, pub(crate) count: T3 }

impl<T0: Value, T1: Value, T2: Count, T3: Count> Message for UndercutSafeCount<T0, T1, T2, T3> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 18) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.other.arg(), self.range.arg(), self.most.arg(), self.count.arg()]) }
}

// in a doubled hand an undercut gives { $other } { $range } { $most -> [one] point [other] points }; that closes the game after any knock
pub(crate) struct DoubledUndercutCloses<T0, T1, T2> { pub(crate) other: T0, pub(crate) range: T1, pub(crate) most: T2 }

impl<T0: Value, T1: Value, T2: Count> Message for DoubledUndercutCloses<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 19) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.other.arg(), self.range.arg(), self.most.arg()]) }
}

// in a doubled hand an undercut gives { $other } { $range } { $most -> [one] point [other] points }; that does not close the game
pub(crate) struct DoubledUndercutHarmless<T0, T1, T2> { pub(crate) other: T0, pub(crate) range: T1, pub(crate) most: T2 }

impl<T0: Value, T1: Value, T2: Count> Message for DoubledUndercutHarmless<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 20) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.other.arg(), self.range.arg(), self.most.arg()]) }
}

// in a doubled hand an undercut gives { $other } { $range } { $most -> [one] point [other] points }; safe to knock with { $count } or less
pub(crate) struct DoubledUndercutSafeCount<T0, T1, T2, T3> { pub(crate) other: T0, pub(crate) range: T1, pub(crate) most: T2, pub(crate) count: T3 }

impl<T0: Value, T1: Value, T2: Count, T3: Count> Message for DoubledUndercutSafeCount<T0, T1, T2, T3> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 21) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.other.arg(), self.range.arg(), self.most.arg(), self.count.arg()]) }
}

// { $name } would be shut out if the game closed now
pub(crate) struct ShutOutNow<T0> { pub(crate) name: T0 }

impl<T0: Value> Message for ShutOutNow<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 22) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg()]) }
}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 23]; 6] = [
    [(0, 15), (15, 22), (22, 39), (39, 85), (85, 157), (157, 230), (230, 251), (251, 273), (273, 299), (299, 352), (352, 425), (425, 433), (433, 443), (443, 450), (450, 484), (484, 492), (492, 573), (573, 646), (646, 720), (720, 819), (819, 910), (910, 1002), (1002, 1045)],
    [(0, 15), (15, 22), (22, 39), (39, 85), (85, 157), (157, 230), (230, 251), (251, 273), (273, 299), (299, 352), (352, 425), (425, 433), (433, 443), (443, 450), (450, 484), (484, 492), (492, 573), (573, 646), (646, 720), (720, 819), (819, 910), (910, 1002), (1002, 1045)],
    [(0, 15), (15, 22), (22, 39), (39, 85), (85, 157), (157, 230), (230, 251), (251, 273), (273, 299), (299, 352), (352, 425), (425, 433), (433, 443), (443, 450), (450, 484), (484, 492), (492, 573), (573, 646), (646, 720), (720, 819), (819, 910), (910, 1002), (1002, 1045)],
    [(0, 15), (15, 22), (22, 39), (39, 85), (85, 157), (157, 230), (230, 251), (251, 273), (273, 299), (299, 352), (352, 425), (425, 433), (433, 443), (443, 450), (450, 484), (484, 492), (492, 573), (573, 646), (646, 720), (720, 819), (819, 910), (910, 1002), (1002, 1045)],
    [(0, 15), (15, 22), (22, 39), (39, 85), (85, 157), (157, 230), (230, 251), (251, 273), (273, 299), (299, 352), (352, 425), (425, 433), (433, 443), (443, 450), (450, 484), (484, 492), (492, 573), (573, 646), (646, 720), (720, 819), (819, 910), (910, 1002), (1002, 1045)],
    [(0, 15), (15, 22), (22, 39), (39, 85), (85, 157), (157, 230), (230, 251), (251, 273), (273, 299), (299, 352), (352, 425), (425, 433), (433, 443), (443, 450), (450, 484), (484, 492), (492, 573), (573, 646), (646, 720), (720, 819), (819, 910), (910, 1002), (1002, 1045)],
];

const TEXT: &str = concat!(
    "no game is open",
    "game \u{1}A",
    "sheet \u{1}A, game \u{1}B",
    "\u{1}A needs \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6} to close it",
    "\u{1}A needs \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6} to close it, including \u{1}C for the box",
    "\u{1}A needs \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6} to close it; the box alone is worth \u{1}C",
    "safe if \u{1}A knocks: \u{1}B",
    "safe if \u{1}A has gin: \u{1}B",
    "safe if \u{1}A has big gin: \u{1}B",
    "in a doubled hand: \u{1}A against a knock, \u{1}B against gin",
    "in a doubled hand: \u{1}A against a knock, \u{1}B against gin, \u{1}C against big gin",
    "anything",
    "\u{1}A or less",
    "nothing",
    "nothing: any count closes the game",
    "\u{1}A to \u{1}B",
    "an undercut gives \u{1}A \u{1}B \u{3}C\u{4}o\u{5}point\u{4}\u{5}points\u{6}; that closes the game after any knock",
    "an undercut gives \u{1}A \u{1}B \u{3}C\u{4}o\u{5}point\u{4}\u{5}points\u{6}; that does not close the game",
    "an undercut gives \u{1}A \u{1}B \u{3}C\u{4}o\u{5}point\u{4}\u{5}points\u{6}; safe to knock with \u{1}D or less",
    "in a doubled hand an undercut gives \u{1}A \u{1}B \u{3}C\u{4}o\u{5}point\u{4}\u{5}points\u{6}; that closes the game after any knock",
    "in a doubled hand an undercut gives \u{1}A \u{1}B \u{3}C\u{4}o\u{5}point\u{4}\u{5}points\u{6}; that does not close the game",
    "in a doubled hand an undercut gives \u{1}A \u{1}B \u{3}C\u{4}o\u{5}point\u{4}\u{5}points\u{6}; safe to knock with \u{1}D or less",
    "\u{1}A would be shut out if the game closed now",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 23] = [(0, 27), (27, 42), (42, 70), (70, 129), (129, 222), (222, 316), (316, 349), (349, 384), (384, 424), (424, 500), (500, 602), (602, 619), (619, 638), (638, 654), (654, 706), (706, 722), (722, 829), (829, 925), (925, 1022), (1022, 1153), (1153, 1273), (1273, 1394), (1394, 1457)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦no game is open ~~~~~⟧",
    "⟦game \u{1}A ~⟧",
    "⟦sheet \u{1}A, game \u{1}B ~~~~⟧",
    "⟦\u{1}A needs \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6} to close it ~~~~~~⟧",
    "⟦\u{1}A needs \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6} to close it, including \u{1}C for the box ~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A needs \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6} to close it; the box alone is worth \u{1}C ~~~~~~~~~~~~~~⟧",
    "⟦safe if \u{1}A knocks: \u{1}B ~~~~~⟧",
    "⟦safe if \u{1}A has gin: \u{1}B ~~~~~~⟧",
    "⟦safe if \u{1}A has big gin: \u{1}B ~~~~~~~⟧",
    "⟦in a doubled hand: \u{1}A against a knock, \u{1}B against gin ~~~~~~~~~~~~~~~~⟧",
    "⟦in a doubled hand: \u{1}A against a knock, \u{1}B against gin, \u{1}C against big gin ~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦anything ~~⟧",
    "⟦\u{1}A or less ~~⟧",
    "⟦nothing ~~⟧",
    "⟦nothing: any count closes the game ~~~~~~~~~~~⟧",
    "⟦\u{1}A to \u{1}B ~⟧",
    "⟦an undercut gives \u{1}A \u{1}B \u{3}C\u{4}o\u{5}point\u{4}\u{5}points\u{6}; that closes the game after any knock ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦an undercut gives \u{1}A \u{1}B \u{3}C\u{4}o\u{5}point\u{4}\u{5}points\u{6}; that does not close the game ~~~~~~~~~~~~~~~~⟧",
    "⟦an undercut gives \u{1}A \u{1}B \u{3}C\u{4}o\u{5}point\u{4}\u{5}points\u{6}; safe to knock with \u{1}D or less ~~~~~~~~~~~~~~~~⟧",
    "⟦in a doubled hand an undercut gives \u{1}A \u{1}B \u{3}C\u{4}o\u{5}point\u{4}\u{5}points\u{6}; that closes the game after any knock ~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦in a doubled hand an undercut gives \u{1}A \u{1}B \u{3}C\u{4}o\u{5}point\u{4}\u{5}points\u{6}; that does not close the game ~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦in a doubled hand an undercut gives \u{1}A \u{1}B \u{3}C\u{4}o\u{5}point\u{4}\u{5}points\u{6}; safe to knock with \u{1}D or less ~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A would be shut out if the game closed now ~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("no-game-open", 0),
    ("game", 1),
    ("game-of-sheet", 2),
    ("needs-to-close", 2),
    ("needs-with-box", 3),
    ("needs-only-box", 3),
    ("safe-from-knock", 2),
    ("safe-from-gin", 2),
    ("safe-from-big-gin", 2),
    ("safe-doubled", 2),
    ("safe-doubled-big-gin", 3),
    ("held-anything", 0),
    ("held-most", 1),
    ("held-nothing", 0),
    ("nothing-is-safe", 0),
    ("range", 2),
    ("undercut-closes", 3),
    ("undercut-harmless", 3),
    ("undercut-safe-count", 4),
    ("doubled-undercut-closes", 3),
    ("doubled-undercut-harmless", 3),
    ("doubled-undercut-safe-count", 4),
    ("shut-out-now", 1),
];
