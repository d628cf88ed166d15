//! The messages of `l10n/*/entrants.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// { $players -> [one] { $name } deals [other] { $name } deal }
pub(crate) struct Deals<T0, T1> { pub(crate) players: T0, pub(crate) name: T1 }

impl<T0: Count, T1: Value> Message for Deals<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.players.arg(), self.name.arg()]) }
}

// { $players -> [one] { $name } deals. [other] { $name } deal. }
pub(crate) struct DealsSentence<T0, T1> { pub(crate) players: T0, pub(crate) name: T1 }

impl<T0: Count, T1: Value> Message for DealsSentence<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.players.arg(), self.name.arg()]) }
}

// { $players -> [one] { $name } deals next [other] { $name } deal next }
pub(crate) struct DealsNext<T0, T1> { pub(crate) players: T0, pub(crate) name: T1 }

impl<T0: Count, T1: Value> Message for DealsNext<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.players.arg(), self.name.arg()]) }
}

// { $one } and { $two } draw, nobody knocked
pub(crate) struct TwoDraw<T0, T1> { pub(crate) one: T0, pub(crate) two: T1 }

impl<T0: Value, T1: Value> Message for TwoDraw<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.one.arg(), self.two.arg()]) }
}

// { $players -> [one] { $name } wins [other] { $name } win } { $points -> [one] { $points } point [other] { $points } points }, as written
pub(crate) struct SideWinsAsWritten<T0, T1, T2> { pub(crate) players: T0, pub(crate) name: T1, pub(crate) points: T2 }

impl<T0: Count, T1: Value, T2: Count> Message for SideWinsAsWritten<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.players.arg(), self.name.arg(), self.points.arg()]) }
}

// the round is tied ({ $sums }): nobody scores
pub(crate) struct RoundTied<T0> { pub(crate) sums: T0 }

impl<T0: Value> Message for RoundTied<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.sums.arg()]) }
}

// { $name } win the round with { $points -> [one] { $points } point [other] { $points } points } ({ $sums }), { $boxes -> [one] { $boxes } box [other] { $boxes } boxes }
pub(crate) struct RoundWon<T0, T1, T2, T3> { pub(crate) name: T0, pub(crate) points: T1, pub(crate) sums: T2, pub(crate) boxes: T3 }

impl<T0: Value, T1: Count, T2: Value, T3: Count> Message for RoundWon<T0, T1, T2, T3> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.points.arg(), self.sums.arg(), self.boxes.arg()]) }
}

// { $name } win the round with { $points -> [one] { $points } point [other] { $points } points } ({ $sums }), { $boxes -> [one] { $boxes } box [other] { $boxes } boxes }, { $sweep } of them for winning every hand
pub(crate) struct RoundWonSweep<T0, T1, T2, T3, T4> { pub(crate) name: T0, pub(crate) points: T1, pub(crate) sums: T2, pub(crate) boxes: T3, pub(crate) sweep: T4 }

impl<T0: Value, T1: Count, T2: Value, T3: Count, T4: Count> Message for RoundWonSweep<T0, T1, T2, T3, T4> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.points.arg(), self.sums.arg(), self.boxes.arg(), self.sweep.arg()]) }
}

// { $name } win the round with { $points -> [one] { $points } point [other] { $points } points } ({ $sums }), { $boxes -> [one] { $boxes } box [other] { $boxes } boxes }; { $others-boxes -> [one] { $others-boxes } box [other] { $others-boxes } boxes } for { $others }
pub(crate) struct RoundWonOthers<T0, T1, T2, T3, T4, T5> { pub(crate) name: T0, pub(crate) points: T1, pub(crate) sums: T2, pub(crate) boxes: T3, pub(crate) others_boxes: T4, pub(crate) others: T5 }

impl<T0: Value, T1: Count, T2: Value, T3: Count, T4: Count, T5: Value> Message for RoundWonOthers<T0, T1, T2, T3, T4, T5> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.points.arg(), self.sums.arg(), self.boxes.arg(), self.others_boxes.arg(), self.others.arg()]) }
}

// round { $number }: { $sums }; still playing: { $pairs }
pub(crate) struct RoundOpen<T0, T1, T2> { pub(crate) number: T0, pub(crate) sums: T1, pub(crate) pairs: T2 }

impl<T0: Value, T1: Value, T2: Value> Message for RoundOpen<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.sums.arg(), self.pairs.arg()]) }
}

// next: { $pairs }
pub(crate) struct NextPlay<T0> { pub(crate) pairs: T0 }

impl<T0: Value> Message for NextPlay<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.pairs.arg()]) }
}

// Next: { $pairs }.
pub(crate) struct NextPlaySentence<T0> { pub(crate) pairs: T0 }

impl<T0: Value> Message for NextPlaySentence<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 11) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.pairs.arg()]) }
}

// { $first } play { $second }.
pub(crate) struct SidesPlay<T0, T1> { pub(crate) first: T0, pub(crate) second: T1 }

impl<T0: Value, T1: Value> Message for SidesPlay<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 12) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.first.arg(), self.second.arg()]) }
}

// { $captain } is the captain and plays { $others } one at a time, each until they lose a hand.
pub(crate) struct CaptainPlays<T0, T1> { pub(crate) captain: T0, pub(crate) others: T1 }

impl<T0: Value, T1: Value> Message for CaptainPlays<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 13) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.captain.arg(), self.others.arg()]) }
}

// { $players } play in turn: the loser of a hand sits out.
pub(crate) struct InTurn<T0> { pub(crate) players: T0 }

impl<T0: Value> Message for InTurn<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 14) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.players.arg()]) }
}

// { $players } play in turn: the loser of a hand sits out; { $name } sits out first.
pub(crate) struct InTurnOut<T0, T1> { pub(crate) players: T0, pub(crate) name: T1 }

impl<T0: Value, T1: Value> Message for InTurnOut<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 15) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.players.arg(), self.name.arg()]) }
}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 16]; 6] = [
    [(0, 23), (23, 48), (48, 81), (81, 111), (111, 170), (170, 207), (207, 283), (283, 394), (394, 501), (501, 532), (532, 540), (540, 549), (549, 560), (560, 634), (634, 680), (680, 745)],
    [(0, 23), (23, 48), (48, 81), (81, 111), (111, 170), (170, 207), (207, 283), (283, 394), (394, 501), (501, 532), (532, 540), (540, 549), (549, 560), (560, 634), (634, 680), (680, 745)],
    [(0, 23), (23, 48), (48, 81), (81, 111), (111, 170), (170, 207), (207, 283), (283, 394), (394, 501), (501, 532), (532, 540), (540, 549), (549, 560), (560, 634), (634, 680), (680, 745)],
    [(0, 23), (23, 48), (48, 81), (81, 111), (111, 170), (170, 207), (207, 283), (283, 394), (394, 501), (501, 532), (532, 540), (540, 549), (549, 560), (560, 634), (634, 680), (680, 745)],
    [(0, 23), (23, 48), (48, 81), (81, 111), (111, 170), (170, 207), (207, 283), (283, 394), (394, 501), (501, 532), (532, 540), (540, 549), (549, 560), (560, 634), (634, 680), (680, 745)],
    [(0, 23), (23, 48), (48, 81), (81, 111), (111, 170), (170, 207), (207, 283), (283, 394), (394, 501), (501, 532), (532, 540), (540, 549), (549, 560), (560, 634), (634, 680), (680, 745)],
];

const TEXT: &str = concat!(
    "\u{3}A\u{4}o\u{5}\u{1}B deals\u{4}\u{5}\u{1}B deal\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B deals.\u{4}\u{5}\u{1}B deal.\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B deals next\u{4}\u{5}\u{1}B deal next\u{6}",
    "\u{1}A and \u{1}B draw, nobody knocked",
    "\u{3}A\u{4}o\u{5}\u{1}B wins\u{4}\u{5}\u{1}B win\u{6} \u{3}C\u{4}o\u{5}\u{1}C point\u{4}\u{5}\u{1}C points\u{6}, as written",
    "the round is tied (\u{1}A): nobody scores",
    "\u{1}A win the round with \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6} (\u{1}C), \u{3}D\u{4}o\u{5}\u{1}D box\u{4}\u{5}\u{1}D boxes\u{6}",
    "\u{1}A win the round with \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6} (\u{1}C), \u{3}D\u{4}o\u{5}\u{1}D box\u{4}\u{5}\u{1}D boxes\u{6}, \u{1}E of them for winning every hand",
    "\u{1}A win the round with \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6} (\u{1}C), \u{3}D\u{4}o\u{5}\u{1}D box\u{4}\u{5}\u{1}D boxes\u{6}; \u{3}E\u{4}o\u{5}\u{1}E box\u{4}\u{5}\u{1}E boxes\u{6} for \u{1}F",
    "round \u{1}A: \u{1}B; still playing: \u{1}C",
    "next: \u{1}A",
    "Next: \u{1}A.",
    "\u{1}A play \u{1}B.",
    "\u{1}A is the captain and plays \u{1}B one at a time, each until they lose a hand.",
    "\u{1}A play in turn: the loser of a hand sits out.",
    "\u{1}A play in turn: the loser of a hand sits out; \u{1}B sits out first.",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 16] = [(0, 29), (29, 60), (60, 99), (99, 144), (144, 214), (214, 269), (269, 360), (360, 497), (497, 621), (621, 667), (667, 684), (684, 702), (702, 722), (722, 826), (826, 893), (893, 985)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦\u{3}A\u{4}o\u{5}\u{1}B deals\u{4}\u{5}\u{1}B deal\u{6}⟧",
    "⟦\u{3}A\u{4}o\u{5}\u{1}B deals.\u{4}\u{5}\u{1}B deal.\u{6}⟧",
    "⟦\u{3}A\u{4}o\u{5}\u{1}B deals next\u{4}\u{5}\u{1}B deal next\u{6}⟧",
    "⟦\u{1}A and \u{1}B draw, nobody knocked ~~~~~~~~⟧",
    "⟦\u{3}A\u{4}o\u{5}\u{1}B wins\u{4}\u{5}\u{1}B win\u{6} \u{3}C\u{4}o\u{5}\u{1}C point\u{4}\u{5}\u{1}C points\u{6}, as written ~~~~⟧",
    "⟦the round is tied (\u{1}A): nobody scores ~~~~~~~~~~~⟧",
    "⟦\u{1}A win the round with \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6} (\u{1}C), \u{3}D\u{4}o\u{5}\u{1}D box\u{4}\u{5}\u{1}D boxes\u{6} ~~~~~~~~⟧",
    "⟦\u{1}A win the round with \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6} (\u{1}C), \u{3}D\u{4}o\u{5}\u{1}D box\u{4}\u{5}\u{1}D boxes\u{6}, \u{1}E of them for winning every hand ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A win the round with \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6} (\u{1}C), \u{3}D\u{4}o\u{5}\u{1}D box\u{4}\u{5}\u{1}D boxes\u{6}; \u{3}E\u{4}o\u{5}\u{1}E box\u{4}\u{5}\u{1}E boxes\u{6} for \u{1}F ~~~~~~~~~~⟧",
    "⟦round \u{1}A: \u{1}B; still playing: \u{1}C ~~~~~~~~⟧",
    "⟦next: \u{1}A ~~⟧",
    "⟦Next: \u{1}A. ~~⟧",
    "⟦\u{1}A play \u{1}B. ~~⟧",
    "⟦\u{1}A is the captain and plays \u{1}B one at a time, each until they lose a hand. ~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A play in turn: the loser of a hand sits out. ~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A play in turn: the loser of a hand sits out; \u{1}B sits out first. ~~~~~~~~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("deals", 2),
    ("deals-sentence", 2),
    ("deals-next", 2),
    ("two-draw", 2),
    ("side-wins-as-written", 3),
    ("round-tied", 1),
    ("round-won", 4),
    ("round-won-sweep", 5),
    ("round-won-others", 6),
    ("round-open", 3),
    ("next-play", 1),
    ("next-play-sentence", 1),
    ("sides-play", 2),
    ("captain-plays", 2),
    ("in-turn", 1),
    ("in-turn-out", 2),
];
