//! The messages of `l10n/*/changes.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// hand { $number } is now { $now } (was { $before })
pub(crate) struct HandEnteredOtherwise<T0, T1, T2> { pub(crate) number: T0, pub(crate) now: T1, pub(crate) before: T2 }

impl<T0: Value, T1: Value, T2: Value> Message for HandEnteredOtherwise<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.now.arg(), self.before.arg()]) }
}

// round { $number } is now { $now } (was { $before })
pub(crate) struct RoundEnteredOtherwise<T0, T1, T2> { pub(crate) number: T0, pub(crate) now: T1, pub(crate) before: T2 }

impl<T0: Value, T1: Value, T2: Value> Message for RoundEnteredOtherwise<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.now.arg(), self.before.arg()]) }
}

// hand { $number } is { $now }
pub(crate) struct HandEnteredNow<T0, T1> { pub(crate) number: T0, pub(crate) now: T1 }

impl<T0: Value, T1: Value> Message for HandEnteredNow<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.now.arg()]) }
}

// round { $number } is { $now }
pub(crate) struct RoundEnteredNow<T0, T1> { pub(crate) number: T0, pub(crate) now: T1 }

impl<T0: Value, T1: Value> Message for RoundEnteredNow<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.now.arg()]) }
}

// hand { $number } is open again (was { $before })
pub(crate) struct HandOpenAgain<T0, T1> { pub(crate) number: T0, pub(crate) before: T1 }

impl<T0: Value, T1: Value> Message for HandOpenAgain<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.before.arg()]) }
}

// round { $number } is open again (was { $before })
pub(crate) struct RoundOpenAgain<T0, T1> { pub(crate) number: T0, pub(crate) before: T1 }

impl<T0: Value, T1: Value> Message for RoundOpenAgain<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.before.arg()]) }
}

// { $count -> [one] entered in game { $games } on sheet { $sheet } [other] entered in games { $games } on sheet { $sheet } }
pub(crate) struct EnteredGamesOnSheet<T0, T1, T2> { pub(crate) count: T0, pub(crate) games: T1, pub(crate) sheet: T2 }

impl<T0: Count, T1: Value, T2: Value> Message for EnteredGamesOnSheet<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.count.arg(), self.games.arg(), self.sheet.arg()]) }
}

// not entered in any game on sheet { $sheet }
pub(crate) struct EnteredNowhereOnSheet<T0> { pub(crate) sheet: T0 }

impl<T0: Value> Message for EnteredNowhereOnSheet<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.sheet.arg()]) }
}

// not entered: the games that this win would go to are closed on sheet { $sheet }
pub(crate) struct EnteredClosedOnSheet<T0> { pub(crate) sheet: T0 }

impl<T0: Value> Message for EnteredClosedOnSheet<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.sheet.arg()]) }
}

// { $name } dealt hand { $number }, not { $before }
pub(crate) struct DealtHandNot<T0, T1, T2> { pub(crate) name: T0, pub(crate) number: T1, pub(crate) before: T2 }

impl<T0: Value, T1: Value, T2: Value> Message for DealtHandNot<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.number.arg(), self.before.arg()]) }
}

// { $name } dealt round { $number }, not { $before }
pub(crate) struct DealtRoundNot<T0, T1, T2> { pub(crate) name: T0, pub(crate) number: T1, pub(crate) before: T2 }

impl<T0: Value, T1: Value, T2: Value> Message for DealtRoundNot<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.number.arg(), self.before.arg()]) }
}

// { $name } dealt hand { $number }
pub(crate) struct DealtHand<T0, T1> { pub(crate) name: T0, pub(crate) number: T1 }

impl<T0: Value, T1: Value> Message for DealtHand<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 11) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.number.arg()]) }
}

// { $name } dealt round { $number }
pub(crate) struct DealtRound<T0, T1> { pub(crate) name: T0, pub(crate) number: T1 }

impl<T0: Value, T1: Value> Message for DealtRound<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 12) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.number.arg()]) }
}

// it is no longer known who dealt hand { $number }
pub(crate) struct DealerOfHandUnknown<T0> { pub(crate) number: T0 }

impl<T0: Value> Message for DealerOfHandUnknown<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 13) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg()]) }
}

// it is no longer known who dealt round { $number }
pub(crate) struct DealerOfRoundUnknown<T0> { pub(crate) number: T0 }

impl<T0: Value> Message for DealerOfRoundUnknown<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 14) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg()]) }
}

// it is not recorded who deals next
pub(crate) struct NextDealerUnknown;

impl Message for NextDealerUnknown {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 15) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NextDealerUnknown {}

// game { $game } is open again; { $name } had won it
pub(crate) struct GameOpenAgain<T0, T1> { pub(crate) game: T0, pub(crate) name: T1 }

impl<T0: Value, T1: Value> Message for GameOpenAgain<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 16) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.game.arg(), self.name.arg()]) }
}

// game { $game } of sheet { $sheet } is open again; { $name } had won it
pub(crate) struct GameOfSheetOpenAgain<T0, T1, T2> { pub(crate) game: T0, pub(crate) sheet: T1, pub(crate) name: T2 }

impl<T0: Value, T1: Value, T2: Value> Message for GameOfSheetOpenAgain<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 17) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.game.arg(), self.sheet.arg(), self.name.arg()]) }
}

// game { $game } is closed: { $players -> [one] { $name } wins [other] { $name } win } it
pub(crate) struct GameClosed<T0, T1, T2> { pub(crate) game: T0, pub(crate) players: T1, pub(crate) name: T2 }

impl<T0: Value, T1: Count, T2: Value> Message for GameClosed<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 18) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.game.arg(), self.players.arg(), self.name.arg()]) }
}

// game { $game } of sheet { $sheet } is closed: { $players -> [one] { $name } wins [other] { $name } win } it
pub(crate) struct GameOfSheetClosed<T0, T1, T2, T3> { pub(crate) game: T0, pub(crate) sheet: T1, pub(crate) players: T2, pub(crate) name: T3 }

impl<T0: Value, T1: Value, T2: Count, T3: Value> Message for GameOfSheetClosed<T0, T1, T2, T3> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 19) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.game.arg(), self.sheet.arg(), self.players.arg(), self.name.arg()]) }
}

// { $players -> [one] { $name } wins [other] { $name } win } game { $game }, not { $before }
pub(crate) struct WinsGameNot<T0, T1, T2, T3> { pub(crate) players: T0, pub(crate) name: T1, pub(crate) game: T2, pub(crate) before: T3 }

impl<T0: Count, T1: Value, T2: Value, T3: Value> Message for WinsGameNot<T0, T1, T2, T3> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 20) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.players.arg(), self.name.arg(), self.game.arg(), self.before.arg()]) }
}

// { $players -> [one] { $name } wins [other] { $name } win } game { $game } of sheet { $sheet }, not { $before }
pub(crate) struct WinsGameOfSheetNot<T0, T1, T2, T3, T4> { pub(crate) players: T0, pub(crate) name: T1, pub(crate) game: T2, pub(crate) sheet: T3, pub(crate) before: T4 }

impl<T0: Count, T1: Value, T2: Value, T3: Value, T4: Value> Message for WinsGameOfSheetNot<T0, T1, T2, T3, T4> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 21) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.players.arg(), self.name.arg(), self.game.arg(), self.sheet.arg(), self.before.arg()]) }
}

// the series continues
pub(crate) struct SeriesContinues;

impl Message for SeriesContinues {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 22) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeriesContinues {}

// the series is over
pub(crate) struct SeriesOver;

impl Message for SeriesOver {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 23) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeriesOver {}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 24]; 6] = [
    [(0, 26), (26, 53), (53, 66), (66, 80), (80, 110), (110, 141), (141, 210), (210, 245), (245, 316), (316, 340), (340, 365), (365, 381), (381, 398), (398, 437), (437, 477), (477, 510), (510, 546), (546, 594), (594, 637), (637, 692), (692, 729), (729, 778), (778, 798), (798, 816)],
    [(0, 26), (26, 53), (53, 66), (66, 80), (80, 110), (110, 141), (141, 210), (210, 245), (245, 316), (316, 340), (340, 365), (365, 381), (381, 398), (398, 437), (437, 477), (477, 510), (510, 546), (546, 594), (594, 637), (637, 692), (692, 729), (729, 778), (778, 798), (798, 816)],
    [(0, 26), (26, 53), (53, 66), (66, 80), (80, 110), (110, 141), (141, 210), (210, 245), (245, 316), (316, 340), (340, 365), (365, 381), (381, 398), (398, 437), (437, 477), (477, 510), (510, 546), (546, 594), (594, 637), (637, 692), (692, 729), (729, 778), (778, 798), (798, 816)],
    [(0, 26), (26, 53), (53, 66), (66, 80), (80, 110), (110, 141), (141, 210), (210, 245), (245, 316), (316, 340), (340, 365), (365, 381), (381, 398), (398, 437), (437, 477), (477, 510), (510, 546), (546, 594), (594, 637), (637, 692), (692, 729), (729, 778), (778, 798), (798, 816)],
    [(0, 26), (26, 53), (53, 66), (66, 80), (80, 110), (110, 141), (141, 210), (210, 245), (245, 316), (316, 340), (340, 365), (365, 381), (381, 398), (398, 437), (437, 477), (477, 510), (510, 546), (546, 594), (594, 637), (637, 692), (692, 729), (729, 778), (778, 798), (798, 816)],
    [(0, 26), (26, 53), (53, 66), (66, 80), (80, 110), (110, 141), (141, 210), (210, 245), (245, 316), (316, 340), (340, 365), (365, 381), (381, 398), (398, 437), (437, 477), (477, 510), (510, 546), (546, 594), (594, 637), (637, 692), (692, 729), (729, 778), (778, 798), (798, 816)],
];

const TEXT: &str = concat!(
    "hand \u{1}A is now \u{1}B (was \u{1}C)",
    "round \u{1}A is now \u{1}B (was \u{1}C)",
    "hand \u{1}A is \u{1}B",
    "round \u{1}A is \u{1}B",
    "hand \u{1}A is open again (was \u{1}B)",
    "round \u{1}A is open again (was \u{1}B)",
    "\u{3}A\u{4}o\u{5}entered in game \u{1}B on sheet \u{1}C\u{4}\u{5}entered in games \u{1}B on sheet \u{1}C\u{6}",
    "not entered in any game on sheet \u{1}A",
    "not entered: the games that this win would go to are closed on sheet \u{1}A",
    "\u{1}A dealt hand \u{1}B, not \u{1}C",
    "\u{1}A dealt round \u{1}B, not \u{1}C",
    "\u{1}A dealt hand \u{1}B",
    "\u{1}A dealt round \u{1}B",
    "it is no longer known who dealt hand \u{1}A",
    "it is no longer known who dealt round \u{1}A",
    "it is not recorded who deals next",
    "game \u{1}A is open again; \u{1}B had won it",
    "game \u{1}A of sheet \u{1}B is open again; \u{1}C had won it",
    "game \u{1}A is closed: \u{3}B\u{4}o\u{5}\u{1}C wins\u{4}\u{5}\u{1}C win\u{6} it",
    "game \u{1}A of sheet \u{1}B is closed: \u{3}C\u{4}o\u{5}\u{1}D wins\u{4}\u{5}\u{1}D win\u{6} it",
    "\u{3}A\u{4}o\u{5}\u{1}B wins\u{4}\u{5}\u{1}B win\u{6} game \u{1}C, not \u{1}D",
    "\u{3}A\u{4}o\u{5}\u{1}B wins\u{4}\u{5}\u{1}B win\u{6} game \u{1}C of sheet \u{1}D, not \u{1}E",
    "the series continues",
    "the series is over",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 24] = [(0, 39), (39, 80), (80, 103), (103, 127), (127, 172), (172, 219), (219, 294), (294, 347), (347, 448), (448, 485), (485, 523), (523, 550), (550, 578), (578, 636), (636, 695), (695, 746), (746, 799), (799, 868), (868, 924), (924, 996), (996, 1044), (1044, 1107), (1107, 1140), (1140, 1171)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦hand \u{1}A is now \u{1}B (was \u{1}C) ~~~~~~⟧",
    "⟦round \u{1}A is now \u{1}B (was \u{1}C) ~~~~~~~⟧",
    "⟦hand \u{1}A is \u{1}B ~~~⟧",
    "⟦round \u{1}A is \u{1}B ~~~⟧",
    "⟦hand \u{1}A is open again (was \u{1}B) ~~~~~~~~⟧",
    "⟦round \u{1}A is open again (was \u{1}B) ~~~~~~~~~⟧",
    "⟦\u{3}A\u{4}o\u{5}entered in game \u{1}B on sheet \u{1}C\u{4}\u{5}entered in games \u{1}B on sheet \u{1}C\u{6}⟧",
    "⟦not entered in any game on sheet \u{1}A ~~~~~~~~~~~⟧",
    "⟦not entered: the games that this win would go to are closed on sheet \u{1}A ~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A dealt hand \u{1}B, not \u{1}C ~~~~~~⟧",
    "⟦\u{1}A dealt round \u{1}B, not \u{1}C ~~~~~~⟧",
    "⟦\u{1}A dealt hand \u{1}B ~~~~⟧",
    "⟦\u{1}A dealt round \u{1}B ~~~~⟧",
    "⟦it is no longer known who dealt hand \u{1}A ~~~~~~~~~~~~⟧",
    "⟦it is no longer known who dealt round \u{1}A ~~~~~~~~~~~~⟧",
    "⟦it is not recorded who deals next ~~~~~~~~~~~⟧",
    "⟦game \u{1}A is open again; \u{1}B had won it ~~~~~~~~~~⟧",
    "⟦game \u{1}A of sheet \u{1}B is open again; \u{1}C had won it ~~~~~~~~~~~~~~⟧",
    "⟦game \u{1}A is closed: \u{3}B\u{4}o\u{5}\u{1}C wins\u{4}\u{5}\u{1}C win\u{6} it ~~~~~~⟧",
    "⟦game \u{1}A of sheet \u{1}B is closed: \u{3}C\u{4}o\u{5}\u{1}D wins\u{4}\u{5}\u{1}D win\u{6} it ~~~~~~~~~~⟧",
    "⟦\u{3}A\u{4}o\u{5}\u{1}B wins\u{4}\u{5}\u{1}B win\u{6} game \u{1}C, not \u{1}D ~~~~⟧",
    "⟦\u{3}A\u{4}o\u{5}\u{1}B wins\u{4}\u{5}\u{1}B win\u{6} game \u{1}C of sheet \u{1}D, not \u{1}E ~~~~~~~⟧",
    "⟦the series continues ~~~~~~⟧",
    "⟦the series is over ~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("hand-entered-otherwise", 3),
    ("round-entered-otherwise", 3),
    ("hand-entered-now", 2),
    ("round-entered-now", 2),
    ("hand-open-again", 2),
    ("round-open-again", 2),
    ("entered-games-on-sheet", 3),
    ("entered-nowhere-on-sheet", 1),
    ("entered-closed-on-sheet", 1),
    ("dealt-hand-not", 3),
    ("dealt-round-not", 3),
    ("dealt-hand", 2),
    ("dealt-round", 2),
    ("dealer-of-hand-unknown", 1),
    ("dealer-of-round-unknown", 1),
    ("next-dealer-unknown", 0),
    ("game-open-again", 2),
    ("game-of-sheet-open-again", 3),
    ("game-closed", 3),
    ("game-of-sheet-closed", 4),
    ("wins-game-not", 4),
    ("wins-game-of-sheet-not", 5),
    ("series-continues", 0),
    ("series-over", 0),
];
