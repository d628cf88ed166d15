//! The messages of `l10n/*/standings.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// there are no hands yet
pub(crate) struct NoHandsYet;

impl Message for NoHandsYet {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoHandsYet {}

// player
pub(crate) struct HeadPlayer;

impl Message for HeadPlayer {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for HeadPlayer {}

// series
pub(crate) struct HeadSeries;

impl Message for HeadSeries {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for HeadSeries {}

// won
pub(crate) struct HeadWon;

impl Message for HeadWon {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for HeadWon {}

// lost
pub(crate) struct HeadLost;

impl Message for HeadLost {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for HeadLost {}

// tied
pub(crate) struct HeadTied;

impl Message for HeadTied {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for HeadTied {}

// stopped
pub(crate) struct HeadStopped;

impl Message for HeadStopped {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for HeadStopped {}

// open
pub(crate) struct HeadOpen;

impl Message for HeadOpen {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for HeadOpen {}

// games
pub(crate) struct HeadGames;

impl Message for HeadGames {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for HeadGames {}

// boxes
pub(crate) struct HeadBoxes;

impl Message for HeadBoxes {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for HeadBoxes {}

// net points
pub(crate) struct HeadNetPoints;

impl Message for HeadNetPoints {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for HeadNetPoints {}

// { $place }: { $name }, net { $net } points; { $series } series, { $results }; games { $won } won, { $lost } lost; { $boxes -> [one] { $boxes } box [other] { $boxes } boxes }
pub(crate) struct InWords<T0, T1, T2, T3, T4, T5, T6, T7> { pub(crate) place: T0, pub(crate) name: T1, pub(crate) net: T2, pub(crate) series: T3, pub(crate) results: T4, pub(crate) won: T5, pub(crate) lost: T6, pub(crate) boxes: T7 }

impl<T0: Count, T1: Value, T2: Value, T3: Count, T4: Value, T5: Count, T6: Count, T7: Count> Message for InWords<T0, T1, T2, T3, T4, T5, T6, T7> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 11) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.place.arg(), self.name.arg(), self.net.arg(), self.series.arg(), self.results.arg(), self.won.arg(), self.lost.arg(), self.boxes.arg()]) }
}

// { $left } is the same series as { $counted }: it is counted once
pub(crate) struct SameSeries<T0, T1> { pub(crate) left: T0, pub(crate) counted: T1 }

impl<T0: Value, T1: Value> Message for SameSeries<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 12) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.left.arg(), self.counted.arg()]) }
}

// { $left } is an earlier copy of { $counted }: only the latter is counted
pub(crate) struct EarlierCopy<T0, T1> { pub(crate) left: T0, pub(crate) counted: T1 }

impl<T0: Value, T1: Value> Message for EarlierCopy<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 13) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.left.arg(), self.counted.arg()]) }
}

// { $left } and { $counted } are one series that diverged from the start; only { $counted } is counted, which has more hands or was found first
pub(crate) struct DivergedAtStart<T0, T1> { pub(crate) left: T0, pub(crate) counted: T1 }

impl<T0: Value, T1: Value> Message for DivergedAtStart<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 14) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.left.arg(), self.counted.arg()]) }
}

// { $left } and { $counted } are one series that diverged after hand { $hand }; only { $counted } is counted, which has more hands or was found first
pub(crate) struct DivergedAfter<T0, T1, T2> { pub(crate) left: T0, pub(crate) counted: T1, pub(crate) hand: T2 }

impl<T0: Value, T1: Value, T2: Count> Message for DivergedAfter<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 15) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.left.arg(), self.counted.arg(), self.hand.arg()]) }
}

// record in one of them what is missing, and delete the other
pub(crate) struct DivergedHint;

impl Message for DivergedHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 16) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for DivergedHint {}

// { $left } and { $counted } have the same players, start and rules, but different first hands: both are counted
pub(crate) struct DifferentHands<T0, T1> { pub(crate) left: T0, pub(crate) counted: T1 }

impl<T0: Value, T1: Value> Message for DifferentHands<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 17) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.left.arg(), self.counted.arg()]) }
}

// if they are the same evening, fix one of them and delete the other
pub(crate) struct DifferentHandsHint;

impl Message for DifferentHandsHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 18) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for DifferentHandsHint {}

// { $series } of { $ledger }
pub(crate) struct CopyIn<T0, T1> { pub(crate) series: T0, pub(crate) ledger: T1 }

impl<T0: Value, T1: Value> Message for CopyIn<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 19) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.series.arg(), self.ledger.arg()]) }
}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 20]; 6] = [
    [(0, 22), (22, 28), (28, 34), (34, 37), (37, 41), (41, 45), (45, 52), (52, 56), (56, 61), (61, 66), (66, 76), (76, 159), (159, 206), (206, 261), (261, 375), (375, 488), (488, 547), (547, 640), (640, 706), (706, 714)],
    [(0, 22), (22, 28), (28, 34), (34, 37), (37, 41), (41, 45), (45, 52), (52, 56), (56, 61), (61, 66), (66, 76), (76, 159), (159, 206), (206, 261), (261, 375), (375, 488), (488, 547), (547, 640), (640, 706), (706, 714)],
    [(0, 22), (22, 28), (28, 34), (34, 37), (37, 41), (41, 45), (45, 52), (52, 56), (56, 61), (61, 66), (66, 76), (76, 159), (159, 206), (206, 261), (261, 375), (375, 488), (488, 547), (547, 640), (640, 706), (706, 714)],
    [(0, 22), (22, 28), (28, 34), (34, 37), (37, 41), (41, 45), (45, 52), (52, 56), (56, 61), (61, 66), (66, 76), (76, 159), (159, 206), (206, 261), (261, 375), (375, 488), (488, 547), (547, 640), (640, 706), (706, 714)],
    [(0, 22), (22, 28), (28, 34), (34, 37), (37, 41), (41, 45), (45, 52), (52, 56), (56, 61), (61, 66), (66, 76), (76, 159), (159, 206), (206, 261), (261, 375), (375, 488), (488, 547), (547, 640), (640, 706), (706, 714)],
    [(0, 22), (22, 28), (28, 34), (34, 37), (37, 41), (41, 45), (45, 52), (52, 56), (56, 61), (61, 66), (66, 76), (76, 159), (159, 206), (206, 261), (261, 375), (375, 488), (488, 547), (547, 640), (640, 706), (706, 714)],
];

const TEXT: &str = concat!(
    "there are no hands yet",
    "player",
    "series",
    "won",
    "lost",
    "tied",
    "stopped",
    "open",
    "games",
    "boxes",
    "net points",
    "\u{1}A: \u{1}B, net \u{1}C points; \u{1}D series, \u{1}E; games \u{1}F won, \u{1}G lost; \u{3}H\u{4}o\u{5}\u{1}H box\u{4}\u{5}\u{1}H boxes\u{6}",
    "\u{1}A is the same series as \u{1}B: it is counted once",
    "\u{1}A is an earlier copy of \u{1}B: only the latter is counted",
    "\u{1}A and \u{1}B are one series that diverged from the start; only \u{1}B is counted, which has more hands or was found first",
    "\u{1}A and \u{1}B are one series that diverged after hand \u{1}C; only \u{1}B is counted, which has more hands or was found first",
    "record in one of them what is missing, and delete the other",
    "\u{1}A and \u{1}B have the same players, start and rules, but different first hands: both are counted",
    "if they are the same evening, fix one of them and delete the other",
    "\u{1}A of \u{1}B",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 20] = [(0, 36), (36, 48), (48, 60), (60, 69), (69, 79), (79, 89), (89, 102), (102, 112), (112, 123), (123, 134), (134, 150), (150, 255), (255, 323), (323, 402), (402, 559), (559, 714), (714, 799), (799, 928), (928, 1023), (1023, 1039)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦there are no hands yet ~~~~~~~⟧",
    "⟦player⟧",
    "⟦series⟧",
    "⟦won⟧",
    "⟦lost⟧",
    "⟦tied⟧",
    "⟦stopped⟧",
    "⟦open⟧",
    "⟦games⟧",
    "⟦boxes⟧",
    "⟦net points⟧",
    "⟦\u{1}A: \u{1}B, net \u{1}C points; \u{1}D series, \u{1}E; games \u{1}F won, \u{1}G lost; \u{3}H\u{4}o\u{5}\u{1}H box\u{4}\u{5}\u{1}H boxes\u{6} ~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A is the same series as \u{1}B: it is counted once ~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A is an earlier copy of \u{1}B: only the latter is counted ~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A and \u{1}B are one series that diverged from the start; only \u{1}B is counted, which has more hands or was found first ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A and \u{1}B are one series that diverged after hand \u{1}C; only \u{1}B is counted, which has more hands or was found first ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦record in one of them what is missing, and delete the other ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A and \u{1}B have the same players, start and rules, but different first hands: both are counted ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦if they are the same evening, fix one of them and delete the other ~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A of \u{1}B ~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("no-hands-yet", 0),
    ("head-player", 0),
    ("head-series", 0),
    ("head-won", 0),
    ("head-lost", 0),
    ("head-tied", 0),
    ("head-stopped", 0),
    ("head-open", 0),
    ("head-games", 0),
    ("head-boxes", 0),
    ("head-net-points", 0),
    ("in-words", 8),
    ("same-series", 2),
    ("earlier-copy", 2),
    ("diverged-at-start", 2),
    ("diverged-after", 3),
    ("diverged-hint", 0),
    ("different-hands", 2),
    ("different-hands-hint", 0),
    ("copy-in", 2),
];
