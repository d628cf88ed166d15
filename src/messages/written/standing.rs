//! The messages of `l10n/*/standing.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// score:
pub(crate) struct Score;

impl Message for Score {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Score {}

// game { $game }
pub(crate) struct Game<T0> { pub(crate) game: T0 }

impl<T0: Value> Message for Game<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.game.arg()]) }
}

// { $score } (won)
pub(crate) struct ScoreWon<T0> { pub(crate) score: T0 }

impl<T0: Value> Message for ScoreWon<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.score.arg()]) }
}

// { $score } (lost)
pub(crate) struct ScoreLost<T0> { pub(crate) score: T0 }

impl<T0: Value> Message for ScoreLost<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.score.arg()]) }
}

// { $score } ({ $points } to go)
pub(crate) struct ScoreToGo<T0, T1> { pub(crate) score: T0, pub(crate) points: T1 }

impl<T0: Value, T1: Count> Message for ScoreToGo<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.score.arg(), self.points.arg()]) }
}

// { $score } ({ $points } to go, shut out so far)
pub(crate) struct ScoreShutOut<T0, T1> { pub(crate) score: T0, pub(crate) points: T1 }

impl<T0: Value, T1: Count> Message for ScoreShutOut<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.score.arg(), self.points.arg()]) }
}

// { $players -> [one] { $name } wins [other] { $name } win } the game, which is worth { $points -> [one] { $points } point [other] { $points } points }
pub(crate) struct WinsGame<T0, T1, T2> { pub(crate) players: T0, pub(crate) name: T1, pub(crate) points: T2 }

impl<T0: Count, T1: Value, T2: Count> Message for WinsGame<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.players.arg(), self.name.arg(), self.points.arg()]) }
}

// game { $game } is closed: { $players -> [one] { $name } wins [other] { $name } win } it, which is worth { $points -> [one] { $points } point [other] { $points } points }
pub(crate) struct WinsGameOfSeveral<T0, T1, T2, T3> { pub(crate) game: T0, pub(crate) players: T1, pub(crate) name: T2, pub(crate) points: T3 }

impl<T0: Value, T1: Count, T2: Value, T3: Count> Message for WinsGameOfSeveral<T0, T1, T2, T3> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.game.arg(), self.players.arg(), self.name.arg(), self.points.arg()]) }
}

// { $players -> [one] { $name } wins [other] { $name } win } the game; with bonuses and boxes: { $totals }
pub(crate) struct WinsGameWithTotals<T0, T1, T2> { pub(crate) players: T0, pub(crate) name: T1, pub(crate) totals: T2 }

impl<T0: Count, T1: Value, T2: Value> Message for WinsGameWithTotals<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.players.arg(), self.name.arg(), self.totals.arg()]) }
}

// all games so far: { $totals }; the series ends at { $points }
pub(crate) struct SoFarTo<T0, T1> { pub(crate) totals: T0, pub(crate) points: T1 }

impl<T0: Value, T1: Count> Message for SoFarTo<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.totals.arg(), self.points.arg()]) }
}

// all games so far: { $totals }; sheets won: { $won }, best of { $sheets }
pub(crate) struct SoFarBestOf<T0, T1, T2> { pub(crate) totals: T0, pub(crate) won: T1, pub(crate) sheets: T2 }

impl<T0: Value, T1: Value, T2: Count> Message for SoFarBestOf<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.totals.arg(), self.won.arg(), self.sheets.arg()]) }
}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 11]; 6] = [
    [(0, 6), (6, 13), (13, 21), (21, 30), (30, 43), (43, 73), (73, 145), (145, 230), (230, 288), (288, 331), (331, 379)],
    [(0, 6), (6, 13), (13, 21), (21, 30), (30, 43), (43, 73), (73, 145), (145, 230), (230, 288), (288, 331), (331, 379)],
    [(0, 6), (6, 13), (13, 21), (21, 30), (30, 43), (43, 73), (73, 145), (145, 230), (230, 288), (288, 331), (331, 379)],
    [(0, 6), (6, 13), (13, 21), (21, 30), (30, 43), (43, 73), (73, 145), (145, 230), (230, 288), (288, 331), (331, 379)],
    [(0, 6), (6, 13), (13, 21), (21, 30), (30, 43), (43, 73), (73, 145), (145, 230), (230, 288), (288, 331), (331, 379)],
    [(0, 6), (6, 13), (13, 21), (21, 30), (30, 43), (43, 73), (73, 145), (145, 230), (230, 288), (288, 331), (331, 379)],
];

const TEXT: &str = concat!(
    "score:",
    "game \u{1}A",
    "\u{1}A (won)",
    "\u{1}A (lost)",
    "\u{1}A (\u{1}B to go)",
    "\u{1}A (\u{1}B to go, shut out so far)",
    "\u{3}A\u{4}o\u{5}\u{1}B wins\u{4}\u{5}\u{1}B win\u{6} the game, which is worth \u{3}C\u{4}o\u{5}\u{1}C point\u{4}\u{5}\u{1}C points\u{6}",
    "game \u{1}A is closed: \u{3}B\u{4}o\u{5}\u{1}C wins\u{4}\u{5}\u{1}C win\u{6} it, which is worth \u{3}D\u{4}o\u{5}\u{1}D point\u{4}\u{5}\u{1}D points\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B wins\u{4}\u{5}\u{1}B win\u{6} the game; with bonuses and boxes: \u{1}C",
    "all games so far: \u{1}A; the series ends at \u{1}B",
    "all games so far: \u{1}A; sheets won: \u{1}B, best of \u{1}C",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 11] = [(0, 15), (15, 30), (30, 47), (47, 65), (65, 88), (88, 133), (133, 220), (220, 324), (324, 400), (400, 463), (463, 532)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦score: ~~⟧",
    "⟦game \u{1}A ~⟧",
    "⟦\u{1}A (won) ~~⟧",
    "⟦\u{1}A (lost) ~~⟧",
    "⟦\u{1}A (\u{1}B to go) ~~~⟧",
    "⟦\u{1}A (\u{1}B to go, shut out so far) ~~~~~~~~⟧",
    "⟦\u{3}A\u{4}o\u{5}\u{1}B wins\u{4}\u{5}\u{1}B win\u{6} the game, which is worth \u{3}C\u{4}o\u{5}\u{1}C point\u{4}\u{5}\u{1}C points\u{6} ~~~~~~~~⟧",
    "⟦game \u{1}A is closed: \u{3}B\u{4}o\u{5}\u{1}C wins\u{4}\u{5}\u{1}C win\u{6} it, which is worth \u{3}D\u{4}o\u{5}\u{1}D point\u{4}\u{5}\u{1}D points\u{6} ~~~~~~~~~~~~⟧",
    "⟦\u{3}A\u{4}o\u{5}\u{1}B wins\u{4}\u{5}\u{1}B win\u{6} the game; with bonuses and boxes: \u{1}C ~~~~~~~~~~~⟧",
    "⟦all games so far: \u{1}A; the series ends at \u{1}B ~~~~~~~~~~~~~⟧",
    "⟦all games so far: \u{1}A; sheets won: \u{1}B, best of \u{1}C ~~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("score", 0),
    ("game", 1),
    ("score-won", 1),
    ("score-lost", 1),
    ("score-to-go", 2),
    ("score-shut-out", 2),
    ("wins-game", 3),
    ("wins-game-of-several", 4),
    ("wins-game-with-totals", 3),
    ("so-far-to", 2),
    ("so-far-best-of", 3),
];
