//! The messages of `l10n/*/summary.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// All sheets: { $totals }
pub(crate) struct AllSheets<T0> { pub(crate) totals: T0 }

impl<T0: Value> Message for AllSheets<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.totals.arg()]) }
}

// hand { $number }: { $headline }, { $boxes -> [one] { $boxes } box [other] { $boxes } boxes } (was: { $before })
pub(crate) struct RuledOtherwise<T0, T1, T2, T3> { pub(crate) number: T0, pub(crate) headline: T1, pub(crate) boxes: T2, pub(crate) before: T3 }

impl<T0: Value, T1: Value, T2: Count, T3: Value> Message for RuledOtherwise<T0, T1, T2, T3> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.headline.arg(), self.boxes.arg(), self.before.arg()]) }
}

// hand { $number }: not valid under these rules ({ $faults }), left out (was: { $before })
pub(crate) struct NotValid<T0, T1, T2> { pub(crate) number: T0, pub(crate) faults: T1, pub(crate) before: T2 }

impl<T0: Value, T1: Value, T2: Value> Message for NotValid<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.faults.arg(), self.before.arg()]) }
}

// hand { $number }: after the end of the series under these rules, left out (was: { $before })
pub(crate) struct AfterTheEnd<T0, T1> { pub(crate) number: T0, pub(crate) before: T1 }

impl<T0: Value, T1: Value> Message for AfterTheEnd<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.before.arg()]) }
}

// under these rules cards are laid off on gin: { $cards }
pub(crate) struct LaidOffOnGin<T0> { pub(crate) cards: T0 }

impl<T0: Value> Message for LaidOffOnGin<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.cards.arg()]) }
}

// under these rules no cards are laid off on gin: { $cards }
pub(crate) struct NotLaidOffOnGin<T0> { pub(crate) cards: T0 }

impl<T0: Value> Message for NotLaidOffOnGin<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.cards.arg()]) }
}

// adjustment left out under these rules: { $adjustment } ({ $why })
pub(crate) struct AdjustmentLeftOut<T0, T1> { pub(crate) adjustment: T0, pub(crate) why: T1 }

impl<T0: Value, T1: Value> Message for AdjustmentLeftOut<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.adjustment.arg(), self.why.arg()]) }
}

// { $count -> [one] Adjustment: { $adjustment } ({ $why }), entered in game { $games } [other] Adjustment: { $adjustment } ({ $why }), entered in games { $games } }
pub(crate) struct AdjustmentIn<T0, T1, T2, T3> { pub(crate) count: T0, pub(crate) adjustment: T1, pub(crate) why: T2, pub(crate) games: T3 }

impl<T0: Count, T1: Value, T2: Value, T3: Value> Message for AdjustmentIn<T0, T1, T2, T3> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.count.arg(), self.adjustment.arg(), self.why.arg(), self.games.arg()]) }
}

// { $count -> [one] Adjustment: { $adjustment } ({ $why }), entered in game { $games } of sheet { $sheet } [other] Adjustment: { $adjustment } ({ $why }), entered in games { $games } of sheet { $sheet } }
pub(crate) struct AdjustmentInOfSheet<T0, T1, T2, T3, T4> { pub(crate) count: T0, pub(crate) adjustment: T1, pub(crate) why: T2, pub(crate) games: T3, pub(crate) sheet: T4 }

impl<T0: Count, T1: Value, T2: Value, T3: Value, T4: Value> Message for AdjustmentInOfSheet<T0, T1, T2, T3, T4> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.count.arg(), self.adjustment.arg(), self.why.arg(), self.games.arg(), self.sheet.arg()]) }
}

// Game { $number } is open: { $points }
pub(crate) struct GameOpen<T0, T1> { pub(crate) number: T0, pub(crate) points: T1 }

impl<T0: Value, T1: Value> Message for GameOpen<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.points.arg()]) }
}

// Game { $number } was not finished: { $points }
pub(crate) struct GameNotFinished<T0, T1> { pub(crate) number: T0, pub(crate) points: T1 }

impl<T0: Value, T1: Value> Message for GameNotFinished<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.points.arg()]) }
}

// Game { $number }: { $players -> [one] { $name } wins [other] { $name } win }, { $points }
pub(crate) struct GameWon<T0, T1, T2, T3> { pub(crate) number: T0, pub(crate) players: T1, pub(crate) name: T2, pub(crate) points: T3 }

impl<T0: Value, T1: Count, T2: Value, T3: Value> Message for GameWon<T0, T1, T2, T3> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 11) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.players.arg(), self.name.arg(), self.points.arg()]) }
}

// { $name } is shut out, and pays { $winner } { $points } more
pub(crate) struct ShutOutPays<T0, T1, T2> { pub(crate) name: T0, pub(crate) winner: T1, pub(crate) points: T2 }

impl<T0: Value, T1: Value, T2: Count> Message for ShutOutPays<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 12) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.winner.arg(), self.points.arg()]) }
}

// { $players -> [one] { $name } is [other] { $name } are } shut out, which is worth nothing in these rules
pub(crate) struct ShutOutForNothing<T0, T1> { pub(crate) players: T0, pub(crate) name: T1 }

impl<T0: Count, T1: Value> Message for ShutOutForNothing<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 13) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.players.arg(), self.name.arg()]) }
}

// game bonus { $points }
pub(crate) struct TermGameBonus<T0> { pub(crate) points: T0 }

impl<T0: Count> Message for TermGameBonus<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 14) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.points.arg()]) }
}

// shutout { $points }
pub(crate) struct TermShutout<T0> { pub(crate) points: T0 }

impl<T0: Count> Message for TermShutout<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 15) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.points.arg()]) }
}

// difference { $points }
pub(crate) struct TermDifference<T0> { pub(crate) points: T0 }

impl<T0: Count> Message for TermDifference<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 16) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.points.arg()]) }
}

// box lead { $points }
pub(crate) struct TermBoxLead<T0> { pub(crate) points: T0 }

impl<T0: Count> Message for TermBoxLead<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 17) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.points.arg()]) }
}

// line bonus { $points } ({ $boxes -> [one] { $boxes } box [other] { $boxes } boxes } at { $each })
pub(crate) struct TermLineBonus<T0, T1, T2> { pub(crate) points: T0, pub(crate) boxes: T1, pub(crate) each: T2 }

impl<T0: Count, T1: Count, T2: Count> Message for TermLineBonus<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 18) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.points.arg(), self.boxes.arg(), self.each.arg()]) }
}

// { $sum } x 2 for the shutout
pub(crate) struct TermShutoutDoubles<T0> { pub(crate) sum: T0 }

impl<T0: Value> Message for TermShutoutDoubles<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 19) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.sum.arg()]) }
}

// { $sum } x { $times } for this game
pub(crate) struct TermGameCounts<T0, T1> { pub(crate) sum: T0, pub(crate) times: T1 }

impl<T0: Value, T1: Count> Message for TermGameCounts<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 20) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.sum.arg(), self.times.arg()]) }
}

// 0 (already part of the winner's difference: { $points -> [one] { $points } point [other] { $points } points })
pub(crate) struct TermInDifference<T0> { pub(crate) points: T0 }

impl<T0: Count> Message for TermInDifference<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 21) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.points.arg()]) }
}

// Totals: { $totals }; not finished
pub(crate) struct SheetNotFinished<T0> { pub(crate) totals: T0 }

impl<T0: Value> Message for SheetNotFinished<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 22) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.totals.arg()]) }
}

// Totals: { $totals }; { $players -> [one] { $name } wins [other] { $name } win } the sheet
pub(crate) struct SheetWon<T0, T1, T2> { pub(crate) totals: T0, pub(crate) players: T1, pub(crate) name: T2 }

impl<T0: Value, T1: Count, T2: Value> Message for SheetWon<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 23) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.totals.arg(), self.players.arg(), self.name.arg()]) }
}

// Totals: { $totals }; the sheet is tied
pub(crate) struct SheetTied<T0> { pub(crate) totals: T0 }

impl<T0: Value> Message for SheetTied<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 24) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.totals.arg()]) }
}

// Totals: { $totals }; games won: { $won }; not finished
pub(crate) struct GamesNotFinished<T0, T1> { pub(crate) totals: T0, pub(crate) won: T1 }

impl<T0: Value, T1: Value> Message for GamesNotFinished<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 25) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.totals.arg(), self.won.arg()]) }
}

// Totals: { $totals }; games won: { $won }; not finished, but { $players -> [one] { $name } has [other] { $name } have } already won the sheet by games won
pub(crate) struct GamesDecided<T0, T1, T2, T3> { pub(crate) totals: T0, pub(crate) won: T1, pub(crate) players: T2, pub(crate) name: T3 }

impl<T0: Value, T1: Value, T2: Count, T3: Value> Message for GamesDecided<T0, T1, T2, T3> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 26) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.totals.arg(), self.won.arg(), self.players.arg(), self.name.arg()]) }
}

// Totals: { $totals }; games won: { $won }; { $players -> [one] { $name } wins [other] { $name } win } the sheet
pub(crate) struct GamesWonByTotals<T0, T1, T2, T3> { pub(crate) totals: T0, pub(crate) won: T1, pub(crate) players: T2, pub(crate) name: T3 }

impl<T0: Value, T1: Value, T2: Count, T3: Value> Message for GamesWonByTotals<T0, T1, T2, T3> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 27) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.totals.arg(), self.won.arg(), self.players.arg(), self.name.arg()]) }
}

// Totals: { $totals }; games won: { $won }; { $players -> [one] { $name } wins [other] { $name } win } the sheet by games won
pub(crate) struct GamesWonByGames<T0, T1, T2, T3> { pub(crate) totals: T0, pub(crate) won: T1, pub(crate) players: T2, pub(crate) name: T3 }

impl<T0: Value, T1: Value, T2: Count, T3: Value> Message for GamesWonByGames<T0, T1, T2, T3> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 28) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.totals.arg(), self.won.arg(), self.players.arg(), self.name.arg()]) }
}

// Totals: { $totals }; games won: { $won }; the sheet is tied
pub(crate) struct GamesTied<T0, T1> { pub(crate) totals: T0, pub(crate) won: T1 }

impl<T0: Value, T1: Value> Message for GamesTied<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 29) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.totals.arg(), self.won.arg()]) }
}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 30]; 6] = [
    [(0, 14), (14, 59), (59, 120), (120, 194), (194, 241), (241, 291), (291, 337), (337, 424), (424, 535), (535, 554), (554, 582), (582, 616), (616, 651), (651, 718), (718, 731), (731, 741), (741, 754), (754, 765), (765, 809), (809, 831), (831, 852), (852, 922), (922, 946), (946, 989), (989, 1018), (1018, 1057), (1057, 1158), (1158, 1216), (1216, 1287), (1287, 1331)],
    [(0, 14), (14, 59), (59, 120), (120, 194), (194, 241), (241, 291), (291, 337), (337, 424), (424, 535), (535, 554), (554, 582), (582, 616), (616, 651), (651, 718), (718, 731), (731, 741), (741, 754), (754, 765), (765, 809), (809, 831), (831, 852), (852, 922), (922, 946), (946, 989), (989, 1018), (1018, 1057), (1057, 1158), (1158, 1216), (1216, 1287), (1287, 1331)],
    [(0, 14), (14, 59), (59, 120), (120, 194), (194, 241), (241, 291), (291, 337), (337, 424), (424, 535), (535, 554), (554, 582), (582, 616), (616, 651), (651, 718), (718, 731), (731, 741), (741, 754), (754, 765), (765, 809), (809, 831), (831, 852), (852, 922), (922, 946), (946, 989), (989, 1018), (1018, 1057), (1057, 1158), (1158, 1216), (1216, 1287), (1287, 1331)],
    [(0, 14), (14, 59), (59, 120), (120, 194), (194, 241), (241, 291), (291, 337), (337, 424), (424, 535), (535, 554), (554, 582), (582, 616), (616, 651), (651, 718), (718, 731), (731, 741), (741, 754), (754, 765), (765, 809), (809, 831), (831, 852), (852, 922), (922, 946), (946, 989), (989, 1018), (1018, 1057), (1057, 1158), (1158, 1216), (1216, 1287), (1287, 1331)],
    [(0, 14), (14, 59), (59, 120), (120, 194), (194, 241), (241, 291), (291, 337), (337, 424), (424, 535), (535, 554), (554, 582), (582, 616), (616, 651), (651, 718), (718, 731), (731, 741), (741, 754), (754, 765), (765, 809), (809, 831), (831, 852), (852, 922), (922, 946), (946, 989), (989, 1018), (1018, 1057), (1057, 1158), (1158, 1216), (1216, 1287), (1287, 1331)],
    [(0, 14), (14, 59), (59, 120), (120, 194), (194, 241), (241, 291), (291, 337), (337, 424), (424, 535), (535, 554), (554, 582), (582, 616), (616, 651), (651, 718), (718, 731), (731, 741), (741, 754), (754, 765), (765, 809), (809, 831), (831, 852), (852, 922), (922, 946), (946, 989), (989, 1018), (1018, 1057), (1057, 1158), (1158, 1216), (1216, 1287), (1287, 1331)],
];

const TEXT: &str = concat!(
    "All sheets: \u{1}A",
    "hand \u{1}A: \u{1}B, \u{3}C\u{4}o\u{5}\u{1}C box\u{4}\u{5}\u{1}C boxes\u{6} (was: \u{1}D)",
    "hand \u{1}A: not valid under these rules (\u{1}B), left out (was: \u{1}C)",
    "hand \u{1}A: after the end of the series under these rules, left out (was: \u{1}B)",
    "under these rules cards are laid off on gin: \u{1}A",
    "under these rules no cards are laid off on gin: \u{1}A",
    "adjustment left out under these rules: \u{1}A (\u{1}B)",
    "\u{3}A\u{4}o\u{5}Adjustment: \u{1}B (\u{1}C), entered in game \u{1}D\u{4}\u{5}Adjustment: \u{1}B (\u{1}C), entered in games \u{1}D\u{6}",
    "\u{3}A\u{4}o\u{5}Adjustment: \u{1}B (\u{1}C), entered in game \u{1}D of sheet \u{1}E\u{4}\u{5}Adjustment: \u{1}B (\u{1}C), entered in games \u{1}D of sheet \u{1}E\u{6}",
    "Game \u{1}A is open: \u{1}B",
    "Game \u{1}A was not finished: \u{1}B",
    "Game \u{1}A: \u{3}B\u{4}o\u{5}\u{1}C wins\u{4}\u{5}\u{1}C win\u{6}, \u{1}D",
    "\u{1}A is shut out, and pays \u{1}B \u{1}C more",
    "\u{3}A\u{4}o\u{5}\u{1}B is\u{4}\u{5}\u{1}B are\u{6} shut out, which is worth nothing in these rules",
    "game bonus \u{1}A",
    "shutout \u{1}A",
    "difference \u{1}A",
    "box lead \u{1}A",
    "line bonus \u{1}A (\u{3}B\u{4}o\u{5}\u{1}B box\u{4}\u{5}\u{1}B boxes\u{6} at \u{1}C)",
    "\u{1}A x 2 for the shutout",
    "\u{1}A x \u{1}B for this game",
    "0 (already part of the winner's difference: \u{3}A\u{4}o\u{5}\u{1}A point\u{4}\u{5}\u{1}A points\u{6})",
    "Totals: \u{1}A; not finished",
    "Totals: \u{1}A; \u{3}B\u{4}o\u{5}\u{1}C wins\u{4}\u{5}\u{1}C win\u{6} the sheet",
    "Totals: \u{1}A; the sheet is tied",
    "Totals: \u{1}A; games won: \u{1}B; not finished",
    "Totals: \u{1}A; games won: \u{1}B; not finished, but \u{3}C\u{4}o\u{5}\u{1}D has\u{4}\u{5}\u{1}D have\u{6} already won the sheet by games won",
    "Totals: \u{1}A; games won: \u{1}B; \u{3}C\u{4}o\u{5}\u{1}D wins\u{4}\u{5}\u{1}D win\u{6} the sheet",
    "Totals: \u{1}A; games won: \u{1}B; \u{3}C\u{4}o\u{5}\u{1}D wins\u{4}\u{5}\u{1}D win\u{6} the sheet by games won",
    "Totals: \u{1}A; games won: \u{1}B; the sheet is tied",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 30] = [(0, 25), (25, 82), (82, 168), (168, 272), (272, 341), (341, 414), (414, 481), (481, 574), (574, 691), (691, 722), (722, 765), (765, 809), (809, 860), (860, 950), (950, 973), (973, 992), (992, 1015), (1015, 1036), (1036, 1093), (1093, 1128), (1128, 1161), (1161, 1253), (1253, 1291), (1291, 1347), (1347, 1392), (1392, 1449), (1449, 1582), (1582, 1658), (1658, 1751), (1751, 1815)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦All sheets: \u{1}A ~~~~⟧",
    "⟦hand \u{1}A: \u{1}B, \u{3}C\u{4}o\u{5}\u{1}C box\u{4}\u{5}\u{1}C boxes\u{6} (was: \u{1}D) ~~~~~⟧",
    "⟦hand \u{1}A: not valid under these rules (\u{1}B), left out (was: \u{1}C) ~~~~~~~~~~~~~~~~~~⟧",
    "⟦hand \u{1}A: after the end of the series under these rules, left out (was: \u{1}B) ~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦under these rules cards are laid off on gin: \u{1}A ~~~~~~~~~~~~~~~⟧",
    "⟦under these rules no cards are laid off on gin: \u{1}A ~~~~~~~~~~~~~~~~⟧",
    "⟦adjustment left out under these rules: \u{1}A (\u{1}B) ~~~~~~~~~~~~~~⟧",
    "⟦\u{3}A\u{4}o\u{5}Adjustment: \u{1}B (\u{1}C), entered in game \u{1}D\u{4}\u{5}Adjustment: \u{1}B (\u{1}C), entered in games \u{1}D\u{6}⟧",
    "⟦\u{3}A\u{4}o\u{5}Adjustment: \u{1}B (\u{1}C), entered in game \u{1}D of sheet \u{1}E\u{4}\u{5}Adjustment: \u{1}B (\u{1}C), entered in games \u{1}D of sheet \u{1}E\u{6}⟧",
    "⟦Game \u{1}A is open: \u{1}B ~~~~~⟧",
    "⟦Game \u{1}A was not finished: \u{1}B ~~~~~~~~⟧",
    "⟦Game \u{1}A: \u{3}B\u{4}o\u{5}\u{1}C wins\u{4}\u{5}\u{1}C win\u{6}, \u{1}D ~~~⟧",
    "⟦\u{1}A is shut out, and pays \u{1}B \u{1}C more ~~~~~~~~~⟧",
    "⟦\u{3}A\u{4}o\u{5}\u{1}B is\u{4}\u{5}\u{1}B are\u{6} shut out, which is worth nothing in these rules ~~~~~~~~~~~~~~~~⟧",
    "⟦game bonus \u{1}A ~~~⟧",
    "⟦shutout \u{1}A ~~⟧",
    "⟦difference \u{1}A ~~~⟧",
    "⟦box lead \u{1}A ~~~⟧",
    "⟦line bonus \u{1}A (\u{3}B\u{4}o\u{5}\u{1}B box\u{4}\u{5}\u{1}B boxes\u{6} at \u{1}C) ~~~~~~⟧",
    "⟦\u{1}A x 2 for the shutout ~~~~~~⟧",
    "⟦\u{1}A x \u{1}B for this game ~~~~~⟧",
    "⟦0 (already part of the winner's difference: \u{3}A\u{4}o\u{5}\u{1}A point\u{4}\u{5}\u{1}A points\u{6}) ~~~~~~~~~~~~~~~⟧",
    "⟦Totals: \u{1}A; not finished ~~~~~~~⟧",
    "⟦Totals: \u{1}A; \u{3}B\u{4}o\u{5}\u{1}C wins\u{4}\u{5}\u{1}C win\u{6} the sheet ~~~~~~⟧",
    "⟦Totals: \u{1}A; the sheet is tied ~~~~~~~~~⟧",
    "⟦Totals: \u{1}A; games won: \u{1}B; not finished ~~~~~~~~~~~⟧",
    "⟦Totals: \u{1}A; games won: \u{1}B; not finished, but \u{3}C\u{4}o\u{5}\u{1}D has\u{4}\u{5}\u{1}D have\u{6} already won the sheet by games won ~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Totals: \u{1}A; games won: \u{1}B; \u{3}C\u{4}o\u{5}\u{1}D wins\u{4}\u{5}\u{1}D win\u{6} the sheet ~~~~~~~~~~~⟧",
    "⟦Totals: \u{1}A; games won: \u{1}B; \u{3}C\u{4}o\u{5}\u{1}D wins\u{4}\u{5}\u{1}D win\u{6} the sheet by games won ~~~~~~~~~~~~~~~⟧",
    "⟦Totals: \u{1}A; games won: \u{1}B; the sheet is tied ~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("all-sheets", 1),
    ("ruled-otherwise", 4),
    ("not-valid", 3),
    ("after-the-end", 2),
    ("laid-off-on-gin", 1),
    ("not-laid-off-on-gin", 1),
    ("adjustment-left-out", 2),
    ("adjustment-in", 4),
    ("adjustment-in-of-sheet", 5),
    ("game-open", 2),
    ("game-not-finished", 2),
    ("game-won", 4),
    ("shut-out-pays", 3),
    ("shut-out-for-nothing", 2),
    ("term-game-bonus", 1),
    ("term-shutout", 1),
    ("term-difference", 1),
    ("term-box-lead", 1),
    ("term-line-bonus", 3),
    ("term-shutout-doubles", 1),
    ("term-game-counts", 2),
    ("term-in-difference", 1),
    ("sheet-not-finished", 1),
    ("sheet-won", 3),
    ("sheet-tied", 1),
    ("games-not-finished", 2),
    ("games-decided", 4),
    ("games-won-by-totals", 4),
    ("games-won-by-games", 4),
    ("games-tied", 2),
];
