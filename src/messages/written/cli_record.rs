//! The messages of `l10n/*/cli-record.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// nothing has been recorded
pub(crate) struct NothingRecorded;

impl Message for NothingRecorded {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NothingRecorded {}

// the rules do not allow this
pub(crate) struct RulesForbid;

impl Message for RulesForbid {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesForbid {}

// the series is over
pub(crate) struct SeriesOver;

impl Message for SeriesOver {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeriesOver {}

// `ginscore summary` shows the settlement, `ginscore new` starts another series, `ginscore undo` reopens this one
pub(crate) struct SeriesOverHint;

impl Message for SeriesOverHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeriesOverHint {}

// { $count -> [one] the series would end before hand { $numbers } [other] the series would end before hands { $numbers } }
pub(crate) struct BeforeHands<T0, T1> { pub(crate) count: T0, pub(crate) numbers: T1 }

impl<T0: Count, T1: Value> Message for BeforeHands<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.count.arg(), self.numbers.arg()]) }
}

// { $count -> [one] undo hand { $numbers } first [other] undo hands { $numbers } first }
pub(crate) struct BeforeHandsHint<T0, T1> { pub(crate) count: T0, pub(crate) numbers: T1 }

impl<T0: Count, T1: Value> Message for BeforeHandsHint<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.count.arg(), self.numbers.arg()]) }
}

// { $count -> [one] the series would end before round { $numbers } [other] the series would end before rounds { $numbers } }
pub(crate) struct BeforeRounds<T0, T1> { pub(crate) count: T0, pub(crate) numbers: T1 }

impl<T0: Count, T1: Value> Message for BeforeRounds<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.count.arg(), self.numbers.arg()]) }
}

// { $count -> [one] undo round { $numbers } first [other] undo rounds { $numbers } first }
pub(crate) struct BeforeRoundsHint<T0, T1> { pub(crate) count: T0, pub(crate) numbers: T1 }

impl<T0: Count, T1: Value> Message for BeforeRoundsHint<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.count.arg(), self.numbers.arg()]) }
}

// it is not their turn: { $pairs } play this hand
pub(crate) struct NotTheirTurn<T0> { pub(crate) pairs: T0 }

impl<T0: Value> Message for NotTheirTurn<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.pairs.arg()]) }
}

// `seat NAME` lets a player play the next hand
pub(crate) struct NotTheirTurnHint;

impl Message for NotTheirTurnHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NotTheirTurnHint {}

// these players are not opponents
pub(crate) struct NotOpponents;

impl Message for NotOpponents {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NotOpponents {}

// name a player of each side, as in `Ann 4 v Bob 23`
pub(crate) struct NotOpponentsHint;

impl Message for NotOpponentsHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 11) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NotOpponentsHint {}

// a hand of this round has been recorded for one of them
pub(crate) struct RoundBegun;

impl Message for RoundBegun {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 12) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RoundBegun {}

// `amend` corrects it; the next round begins when every hand of this one has ended
pub(crate) struct RoundBegunHint;

impl Message for RoundBegunHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 13) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RoundBegunHint {}

// these two did not play each other in round { $round }
pub(crate) struct NotInRound<T0> { pub(crate) round: T0 }

impl<T0: Count> Message for NotInRound<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 14) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.round.arg()]) }
}

// name the two who played, or leave the second name out
pub(crate) struct NotInRoundHint;

impl Message for NotInRoundHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 15) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NotInRoundHint {}

// round { $round } would miss a hand
pub(crate) struct RoundIncomplete<T0> { pub(crate) round: T0 }

impl<T0: Count> Message for RoundIncomplete<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 16) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.round.arg()]) }
}

// give all its hands, as in `insert 2 Ann 4 v 23; Cid gin v 12`
pub(crate) struct RoundIncompleteHint;

impl Message for RoundIncompleteHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 17) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RoundIncompleteHint {}

// nobody can be seated like this
pub(crate) struct NobodySeated;

impl Message for NobodySeated {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 18) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NobodySeated {}

// `seat` is for captain's play and three in turn: name a player, or two opponents
pub(crate) struct NobodySeatedHint;

impl Message for NobodySeatedHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 19) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NobodySeatedHint {}

// name an open game, as in `adjust Ann +10 in 2 # why`; `score` shows the games
pub(crate) struct NameOpenGame;

impl Message for NameOpenGame {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 20) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NameOpenGame {}

// check the number
pub(crate) struct CheckNumber;

impl Message for CheckNumber {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 21) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for CheckNumber {}

// `undo` reopens the series
pub(crate) struct UndoReopens;

impl Message for UndoReopens {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 22) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for UndoReopens {}

// an earlier adjustment could no longer be entered: { $why }
pub(crate) struct EarlierAdjustment<T0> { pub(crate) why: T0 }

impl<T0: Value> Message for EarlierAdjustment<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 23) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.why.arg()]) }
}

// an earlier adjustment ({ $adjustment }) could no longer be entered: { $why }
pub(crate) struct EarlierAdjustmentOf<T0, T1> { pub(crate) adjustment: T0, pub(crate) why: T1 }

impl<T0: Value, T1: Value> Message for EarlierAdjustmentOf<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 24) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.adjustment.arg(), self.why.arg()]) }
}

// undo the adjustment first
pub(crate) struct EarlierAdjustmentHint;

impl Message for EarlierAdjustmentHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 25) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for EarlierAdjustmentHint {}

// there is nothing to undo
pub(crate) struct NothingToUndo;

impl Message for NothingToUndo {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 26) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NothingToUndo {}

// every change in this series is already undone
pub(crate) struct NothingToUndoHint;

impl Message for NothingToUndoHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 27) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NothingToUndoHint {}

// there is nothing to redo
pub(crate) struct NothingToRedo;

impl Message for NothingToRedo {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 28) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NothingToRedo {}

// only an undone change can be redone, and only before anything new is recorded
pub(crate) struct NothingToRedoHint;

impl Message for NothingToRedoHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 29) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NothingToRedoHint {}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 30]; 6] = [
    [(0, 25), (25, 52), (52, 70), (70, 181), (181, 260), (260, 305), (305, 386), (386, 433), (433, 472), (472, 516), (516, 547), (547, 597), (597, 651), (651, 731), (731, 776), (776, 829), (829, 855), (855, 916), (916, 946), (946, 1025), (1025, 1102), (1102, 1118), (1118, 1143), (1143, 1195), (1195, 1252), (1252, 1277), (1277, 1301), (1301, 1346), (1346, 1370), (1370, 1447)],
    [(0, 25), (25, 52), (52, 70), (70, 181), (181, 260), (260, 305), (305, 386), (386, 433), (433, 472), (472, 516), (516, 547), (547, 597), (597, 651), (651, 731), (731, 776), (776, 829), (829, 855), (855, 916), (916, 946), (946, 1025), (1025, 1102), (1102, 1118), (1118, 1143), (1143, 1195), (1195, 1252), (1252, 1277), (1277, 1301), (1301, 1346), (1346, 1370), (1370, 1447)],
    [(0, 25), (25, 52), (52, 70), (70, 181), (181, 260), (260, 305), (305, 386), (386, 433), (433, 472), (472, 516), (516, 547), (547, 597), (597, 651), (651, 731), (731, 776), (776, 829), (829, 855), (855, 916), (916, 946), (946, 1025), (1025, 1102), (1102, 1118), (1118, 1143), (1143, 1195), (1195, 1252), (1252, 1277), (1277, 1301), (1301, 1346), (1346, 1370), (1370, 1447)],
    [(0, 25), (25, 52), (52, 70), (70, 181), (181, 260), (260, 305), (305, 386), (386, 433), (433, 472), (472, 516), (516, 547), (547, 597), (597, 651), (651, 731), (731, 776), (776, 829), (829, 855), (855, 916), (916, 946), (946, 1025), (1025, 1102), (1102, 1118), (1118, 1143), (1143, 1195), (1195, 1252), (1252, 1277), (1277, 1301), (1301, 1346), (1346, 1370), (1370, 1447)],
    [(0, 25), (25, 52), (52, 70), (70, 181), (181, 260), (260, 305), (305, 386), (386, 433), (433, 472), (472, 516), (516, 547), (547, 597), (597, 651), (651, 731), (731, 776), (776, 829), (829, 855), (855, 916), (916, 946), (946, 1025), (1025, 1102), (1102, 1118), (1118, 1143), (1143, 1195), (1195, 1252), (1252, 1277), (1277, 1301), (1301, 1346), (1346, 1370), (1370, 1447)],
    [(0, 25), (25, 52), (52, 70), (70, 181), (181, 260), (260, 305), (305, 386), (386, 433), (433, 472), (472, 516), (516, 547), (547, 597), (597, 651), (651, 731), (731, 776), (776, 829), (829, 855), (855, 916), (916, 946), (946, 1025), (1025, 1102), (1102, 1118), (1118, 1143), (1143, 1195), (1195, 1252), (1252, 1277), (1277, 1301), (1301, 1346), (1346, 1370), (1370, 1447)],
];

const TEXT: &str = concat!(
    "nothing has been recorded",
    "the rules do not allow this",
    "the series is over",
    "`ginscore summary` shows the settlement, `ginscore new` starts another series, `ginscore undo` reopens this one",
    "\u{3}A\u{4}o\u{5}the series would end before hand \u{1}B\u{4}\u{5}the series would end before hands \u{1}B\u{6}",
    "\u{3}A\u{4}o\u{5}undo hand \u{1}B first\u{4}\u{5}undo hands \u{1}B first\u{6}",
    "\u{3}A\u{4}o\u{5}the series would end before round \u{1}B\u{4}\u{5}the series would end before rounds \u{1}B\u{6}",
    "\u{3}A\u{4}o\u{5}undo round \u{1}B first\u{4}\u{5}undo rounds \u{1}B first\u{6}",
    "it is not their turn: \u{1}A play this hand",
    "`seat NAME` lets a player play the next hand",
    "these players are not opponents",
    "name a player of each side, as in `Ann 4 v Bob 23`",
    "a hand of this round has been recorded for one of them",
    "`amend` corrects it; the next round begins when every hand of this one has ended",
    "these two did not play each other in round \u{1}A",
    "name the two who played, or leave the second name out",
    "round \u{1}A would miss a hand",
    "give all its hands, as in `insert 2 Ann 4 v 23; Cid gin v 12`",
    "nobody can be seated like this",
    "`seat` is for captain's play and three in turn: name a player, or two opponents",
    "name an open game, as in `adjust Ann +10 in 2 # why`; `score` shows the games",
    "check the number",
    "`undo` reopens the series",
    "an earlier adjustment could no longer be entered: \u{1}A",
    "an earlier adjustment (\u{1}A) could no longer be entered: \u{1}B",
    "undo the adjustment first",
    "there is nothing to undo",
    "every change in this series is already undone",
    "there is nothing to redo",
    "only an undone change can be redone, and only before anything new is recorded",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 30] = [(0, 40), (40, 83), (83, 114), (114, 269), (269, 354), (354, 405), (405, 492), (492, 545), (545, 603), (603, 668), (668, 716), (716, 789), (789, 868), (868, 981), (981, 1047), (1047, 1124), (1124, 1165), (1165, 1253), (1253, 1300), (1300, 1412), (1412, 1521), (1521, 1549), (1549, 1589), (1589, 1664), (1664, 1745), (1745, 1785), (1785, 1824), (1824, 1891), (1891, 1930), (1930, 2039)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦nothing has been recorded ~~~~~~~~⟧",
    "⟦the rules do not allow this ~~~~~~~~~⟧",
    "⟦the series is over ~~~~~~⟧",
    "⟦`ginscore summary` shows the settlement, `ginscore new` starts another series, `ginscore undo` reopens this one ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{3}A\u{4}o\u{5}the series would end before hand \u{1}B\u{4}\u{5}the series would end before hands \u{1}B\u{6}⟧",
    "⟦\u{3}A\u{4}o\u{5}undo hand \u{1}B first\u{4}\u{5}undo hands \u{1}B first\u{6}⟧",
    "⟦\u{3}A\u{4}o\u{5}the series would end before round \u{1}B\u{4}\u{5}the series would end before rounds \u{1}B\u{6}⟧",
    "⟦\u{3}A\u{4}o\u{5}undo round \u{1}B first\u{4}\u{5}undo rounds \u{1}B first\u{6}⟧",
    "⟦it is not their turn: \u{1}A play this hand ~~~~~~~~~~~~⟧",
    "⟦`seat NAME` lets a player play the next hand ~~~~~~~~~~~~~~⟧",
    "⟦these players are not opponents ~~~~~~~~~~⟧",
    "⟦name a player of each side, as in `Ann 4 v Bob 23` ~~~~~~~~~~~~~~~~⟧",
    "⟦a hand of this round has been recorded for one of them ~~~~~~~~~~~~~~~~~~⟧",
    "⟦`amend` corrects it; the next round begins when every hand of this one has ended ~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦these two did not play each other in round \u{1}A ~~~~~~~~~~~~~~⟧",
    "⟦name the two who played, or leave the second name out ~~~~~~~~~~~~~~~~~⟧",
    "⟦round \u{1}A would miss a hand ~~~~~~~~⟧",
    "⟦give all its hands, as in `insert 2 Ann 4 v 23; Cid gin v 12` ~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦nobody can be seated like this ~~~~~~~~~~⟧",
    "⟦`seat` is for captain's play and three in turn: name a player, or two opponents ~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦name an open game, as in `adjust Ann +10 in 2 # why`; `score` shows the games ~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦check the number ~~~~~⟧",
    "⟦`undo` reopens the series ~~~~~~~~⟧",
    "⟦an earlier adjustment could no longer be entered: \u{1}A ~~~~~~~~~~~~~~~~⟧",
    "⟦an earlier adjustment (\u{1}A) could no longer be entered: \u{1}B ~~~~~~~~~~~~~~~~~⟧",
    "⟦undo the adjustment first ~~~~~~~~⟧",
    "⟦there is nothing to undo ~~~~~~~~⟧",
    "⟦every change in this series is already undone ~~~~~~~~~~~~~~~⟧",
    "⟦there is nothing to redo ~~~~~~~~⟧",
    "⟦only an undone change can be redone, and only before anything new is recorded ~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("nothing-recorded", 0),
    ("rules-forbid", 0),
    ("series-over", 0),
    ("series-over-hint", 0),
    ("before-hands", 2),
    ("before-hands-hint", 2),
    ("before-rounds", 2),
    ("before-rounds-hint", 2),
    ("not-their-turn", 1),
    ("not-their-turn-hint", 0),
    ("not-opponents", 0),
    ("not-opponents-hint", 0),
    ("round-begun", 0),
    ("round-begun-hint", 0),
    ("not-in-round", 1),
    ("not-in-round-hint", 0),
    ("round-incomplete", 1),
    ("round-incomplete-hint", 0),
    ("nobody-seated", 0),
    ("nobody-seated-hint", 0),
    ("name-open-game", 0),
    ("check-number", 0),
    ("undo-reopens", 0),
    ("earlier-adjustment", 1),
    ("earlier-adjustment-of", 2),
    ("earlier-adjustment-hint", 0),
    ("nothing-to-undo", 0),
    ("nothing-to-undo-hint", 0),
    ("nothing-to-redo", 0),
    ("nothing-to-redo-hint", 0),
];
