//! The messages of `l10n/*/verdict.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// { $name } wins the series; { $leader } is { $points -> [one] { $points } point [other] { $points } points } ahead of { $other }{ $rounded }.
pub(crate) struct WinsAhead<T0, T1, T2, T3, T4> { pub(crate) name: T0, pub(crate) leader: T1, pub(crate) points: T2, pub(crate) other: T3, pub(crate) rounded: T4 }

impl<T0: Value, T1: Value, T2: Count, T3: Value, T4: Value> Message for WinsAhead<T0, T1, T2, T3, T4> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.leader.arg(), self.points.arg(), self.other.arg(), self.rounded.arg()]) }
}

// { $name } wins the series; the totals are equal{ $rounded }.
pub(crate) struct WinsEqual<T0, T1> { pub(crate) name: T0, pub(crate) rounded: T1 }

impl<T0: Value, T1: Value> Message for WinsEqual<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.rounded.arg()]) }
}

// { $name } wins the series; the totals differ by { $points -> [one] { $points } point [other] { $points } points }{ $rounded }, and { $other } pays { $leader } { $amount }.
pub(crate) struct WinsPays<T0, T1, T2, T3, T4, T5> { pub(crate) name: T0, pub(crate) points: T1, pub(crate) rounded: T2, pub(crate) other: T3, pub(crate) leader: T4, pub(crate) amount: T5 }

impl<T0: Value, T1: Count, T2: Value, T3: Value, T4: Value, T5: Value> Message for WinsPays<T0, T1, T2, T3, T4, T5> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.points.arg(), self.rounded.arg(), self.other.arg(), self.leader.arg(), self.amount.arg()]) }
}

// { $name } wins the series; the totals differ by { $points -> [one] { $points } point [other] { $points } points }{ $rounded }, and nobody pays.
pub(crate) struct WinsNobodyPays<T0, T1, T2> { pub(crate) name: T0, pub(crate) points: T1, pub(crate) rounded: T2 }

impl<T0: Value, T1: Count, T2: Value> Message for WinsNobodyPays<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.points.arg(), self.rounded.arg()]) }
}

// The series is tied; { $leader } is { $points -> [one] { $points } point [other] { $points } points } ahead of { $other }{ $rounded }.
pub(crate) struct TiedAhead<T0, T1, T2, T3> { pub(crate) leader: T0, pub(crate) points: T1, pub(crate) other: T2, pub(crate) rounded: T3 }

impl<T0: Value, T1: Count, T2: Value, T3: Value> Message for TiedAhead<T0, T1, T2, T3> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.leader.arg(), self.points.arg(), self.other.arg(), self.rounded.arg()]) }
}

// The series is tied; the totals are equal{ $rounded }.
pub(crate) struct TiedEqual<T0> { pub(crate) rounded: T0 }

impl<T0: Value> Message for TiedEqual<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.rounded.arg()]) }
}

// The series is tied; the totals differ by { $points -> [one] { $points } point [other] { $points } points }{ $rounded }, and { $other } pays { $leader } { $amount }.
pub(crate) struct TiedPays<T0, T1, T2, T3, T4> { pub(crate) points: T0, pub(crate) rounded: T1, pub(crate) other: T2, pub(crate) leader: T3, pub(crate) amount: T4 }

impl<T0: Count, T1: Value, T2: Value, T3: Value, T4: Value> Message for TiedPays<T0, T1, T2, T3, T4> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.points.arg(), self.rounded.arg(), self.other.arg(), self.leader.arg(), self.amount.arg()]) }
}

// The series is tied; the totals differ by { $points -> [one] { $points } point [other] { $points } points }{ $rounded }, and nobody pays.
pub(crate) struct TiedNobodyPays<T0, T1> { pub(crate) points: T0, pub(crate) rounded: T1 }

impl<T0: Count, T1: Value> Message for TiedNobodyPays<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.points.arg(), self.rounded.arg()]) }
}

// The series was stopped; { $leader } is { $points -> [one] { $points } point [other] { $points } points } ahead of { $other }{ $rounded }.
pub(crate) struct StoppedAhead<T0, T1, T2, T3> { pub(crate) leader: T0, pub(crate) points: T1, pub(crate) other: T2, pub(crate) rounded: T3 }

impl<T0: Value, T1: Count, T2: Value, T3: Value> Message for StoppedAhead<T0, T1, T2, T3> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.leader.arg(), self.points.arg(), self.other.arg(), self.rounded.arg()]) }
}

// The series was stopped; the totals are equal{ $rounded }.
pub(crate) struct StoppedEqual<T0> { pub(crate) rounded: T0 }

impl<T0: Value> Message for StoppedEqual<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.rounded.arg()]) }
}

// The series was stopped; the totals differ by { $points -> [one] { $points } point [other] { $points } points }{ $rounded }, and { $other } pays { $leader } { $amount }.
pub(crate) struct StoppedPays<T0, T1, T2, T3, T4> { pub(crate) points: T0, pub(crate) rounded: T1, pub(crate) other: T2, pub(crate) leader: T3, pub(crate) amount: T4 }

impl<T0: Count, T1: Value, T2: Value, T3: Value, T4: Value> Message for StoppedPays<T0, T1, T2, T3, T4> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.points.arg(), self.rounded.arg(), self.other.arg(), self.leader.arg(), self.amount.arg()]) }
}

// The series was stopped; the totals differ by { $points -> [one] { $points } point [other] { $points } points }{ $rounded }, and nobody pays.
pub(crate) struct StoppedNobodyPays<T0, T1> { pub(crate) points: T0, pub(crate) rounded: T1 }

impl<T0: Count, T1: Value> Message for StoppedNobodyPays<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 11) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.points.arg(), self.rounded.arg()]) }
}

// Not finished. So far { $leader } is { $points -> [one] { $points } point [other] { $points } points } ahead of { $other }{ $rounded }.
pub(crate) struct SoFarAhead<T0, T1, T2, T3> { pub(crate) leader: T0, pub(crate) points: T1, pub(crate) other: T2, pub(crate) rounded: T3 }

impl<T0: Value, T1: Count, T2: Value, T3: Value> Message for SoFarAhead<T0, T1, T2, T3> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 12) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.leader.arg(), self.points.arg(), self.other.arg(), self.rounded.arg()]) }
}

// Not finished. So far the totals are equal{ $rounded }.
pub(crate) struct SoFarEqual<T0> { pub(crate) rounded: T0 }

impl<T0: Value> Message for SoFarEqual<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 13) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.rounded.arg()]) }
}

// Not finished. So far the closed games differ by { $points -> [one] { $points } point [other] { $points } points }{ $rounded }; { $other } pays { $leader } { $amount }.
pub(crate) struct SoFarPays<T0, T1, T2, T3, T4> { pub(crate) points: T0, pub(crate) rounded: T1, pub(crate) other: T2, pub(crate) leader: T3, pub(crate) amount: T4 }

impl<T0: Count, T1: Value, T2: Value, T3: Value, T4: Value> Message for SoFarPays<T0, T1, T2, T3, T4> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 14) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.points.arg(), self.rounded.arg(), self.other.arg(), self.leader.arg(), self.amount.arg()]) }
}

// Not finished. So far the closed games differ by { $points -> [one] { $points } point [other] { $points } points }{ $rounded }; nobody pays.
pub(crate) struct SoFarNobodyPays<T0, T1> { pub(crate) points: T0, pub(crate) rounded: T1 }

impl<T0: Count, T1: Value> Message for SoFarNobodyPays<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 15) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.points.arg(), self.rounded.arg()]) }
}

// ({ $exact }, rounded to the nearest { $unit })
pub(crate) struct Rounded<T0, T1> { pub(crate) exact: T0, pub(crate) unit: T1 }

impl<T0: Count, T1: Count> Message for Rounded<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 16) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.exact.arg(), self.unit.arg()]) }
}

// { $amount } ({ $paid }, with { $left } left over)
pub(crate) struct AmountLeftOver<T0, T1, T2> { pub(crate) amount: T0, pub(crate) paid: T1, pub(crate) left: T2 }

impl<T0: Value, T1: Value, T2: Value> Message for AmountLeftOver<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 17) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.amount.arg(), self.paid.arg(), self.left.arg()]) }
}

// { $players -> [one] { $name } wins [other] { $name } win } the series.
pub(crate) struct SeriesWon<T0, T1> { pub(crate) players: T0, pub(crate) name: T1 }

impl<T0: Count, T1: Value> Message for SeriesWon<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 18) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.players.arg(), self.name.arg()]) }
}

// The series is tied.
pub(crate) struct SeriesTied;

impl Message for SeriesTied {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 19) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeriesTied {}

// The series was stopped.
pub(crate) struct SeriesStopped;

impl Message for SeriesStopped {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 20) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeriesStopped {}

// The series is not finished.
pub(crate) struct SeriesNotFinished;

impl Message for SeriesNotFinished {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 21) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeriesNotFinished {}

// Nobody pays anything.
pub(crate) struct NobodyPays;

impl Message for NobodyPays {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 22) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NobodyPays {}

// Nobody has to pay anything so far.
pub(crate) struct NobodyPaysSoFar;

impl Message for NobodyPaysSoFar {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 23) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NobodyPaysSoFar {}

// For the closed games:
pub(crate) struct ForClosedGames;

impl Message for ForClosedGames {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 24) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ForClosedGames {}

// { $players -> [one] { $name } pays [other] { $name } pay } { $other } for { $points -> [one] { $points } point [other] { $points } points }.
pub(crate) struct PaysPoints<T0, T1, T2, T3> { pub(crate) players: T0, pub(crate) name: T1, pub(crate) other: T2, pub(crate) points: T3 }

impl<T0: Count, T1: Value, T2: Value, T3: Count> Message for PaysPoints<T0, T1, T2, T3> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 25) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.players.arg(), self.name.arg(), self.other.arg(), self.points.arg()]) }
}

// { $players -> [one] { $name } pays [other] { $name } pay } { $other } { $amount } for { $points -> [one] { $points } point [other] { $points } points }.
pub(crate) struct PaysAmount<T0, T1, T2, T3, T4> { pub(crate) players: T0, pub(crate) name: T1, pub(crate) other: T2, pub(crate) amount: T3, pub(crate) points: T4 }

impl<T0: Count, T1: Value, T2: Value, T3: Value, T4: Count> Message for PaysAmount<T0, T1, T2, T3, T4> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 26) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.players.arg(), self.name.arg(), self.other.arg(), self.amount.arg(), self.points.arg()]) }
}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 27]; 6] = [
    [(0, 66), (66, 109), (109, 197), (197, 283), (283, 349), (349, 392), (392, 480), (480, 566), (566, 636), (636, 683), (683, 775), (775, 865), (865, 932), (932, 976), (976, 1067), (1067, 1156), (1156, 1187), (1187, 1213), (1213, 1246), (1246, 1265), (1265, 1288), (1288, 1315), (1315, 1336), (1336, 1370), (1370, 1391), (1391, 1446), (1446, 1504)],
    [(0, 66), (66, 109), (109, 197), (197, 283), (283, 349), (349, 392), (392, 480), (480, 566), (566, 636), (636, 683), (683, 775), (775, 865), (865, 932), (932, 976), (976, 1067), (1067, 1156), (1156, 1187), (1187, 1213), (1213, 1246), (1246, 1265), (1265, 1288), (1288, 1315), (1315, 1336), (1336, 1370), (1370, 1391), (1391, 1446), (1446, 1504)],
    [(0, 66), (66, 109), (109, 197), (197, 283), (283, 349), (349, 392), (392, 480), (480, 566), (566, 636), (636, 683), (683, 775), (775, 865), (865, 932), (932, 976), (976, 1067), (1067, 1156), (1156, 1187), (1187, 1213), (1213, 1246), (1246, 1265), (1265, 1288), (1288, 1315), (1315, 1336), (1336, 1370), (1370, 1391), (1391, 1446), (1446, 1504)],
    [(0, 66), (66, 109), (109, 197), (197, 283), (283, 349), (349, 392), (392, 480), (480, 566), (566, 636), (636, 683), (683, 775), (775, 865), (865, 932), (932, 976), (976, 1067), (1067, 1156), (1156, 1187), (1187, 1213), (1213, 1246), (1246, 1265), (1265, 1288), (1288, 1315), (1315, 1336), (1336, 1370), (1370, 1391), (1391, 1446), (1446, 1504)],
    [(0, 66), (66, 109), (109, 197), (197, 283), (283, 349), (349, 392), (392, 480), (480, 566), (566, 636), (636, 683), (683, 775), (775, 865), (865, 932), (932, 976), (976, 1067), (1067, 1156), (1156, 1187), (1187, 1213), (1213, 1246), (1246, 1265), (1265, 1288), (1288, 1315), (1315, 1336), (1336, 1370), (1370, 1391), (1391, 1446), (1446, 1504)],
    [(0, 66), (66, 109), (109, 197), (197, 283), (283, 349), (349, 392), (392, 480), (480, 566), (566, 636), (636, 683), (683, 775), (775, 865), (865, 932), (932, 976), (976, 1067), (1067, 1156), (1156, 1187), (1187, 1213), (1213, 1246), (1246, 1265), (1265, 1288), (1288, 1315), (1315, 1336), (1336, 1370), (1370, 1391), (1391, 1446), (1446, 1504)],
];

const TEXT: &str = concat!(
    "\u{1}A wins the series; \u{1}B is \u{3}C\u{4}o\u{5}\u{1}C point\u{4}\u{5}\u{1}C points\u{6} ahead of \u{1}D\u{1}E.",
    "\u{1}A wins the series; the totals are equal\u{1}B.",
    "\u{1}A wins the series; the totals differ by \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6}\u{1}C, and \u{1}D pays \u{1}E \u{1}F.",
    "\u{1}A wins the series; the totals differ by \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6}\u{1}C, and nobody pays.",
    "The series is tied; \u{1}A is \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6} ahead of \u{1}C\u{1}D.",
    "The series is tied; the totals are equal\u{1}A.",
    "The series is tied; the totals differ by \u{3}A\u{4}o\u{5}\u{1}A point\u{4}\u{5}\u{1}A points\u{6}\u{1}B, and \u{1}C pays \u{1}D \u{1}E.",
    "The series is tied; the totals differ by \u{3}A\u{4}o\u{5}\u{1}A point\u{4}\u{5}\u{1}A points\u{6}\u{1}B, and nobody pays.",
    "The series was stopped; \u{1}A is \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6} ahead of \u{1}C\u{1}D.",
    "The series was stopped; the totals are equal\u{1}A.",
    "The series was stopped; the totals differ by \u{3}A\u{4}o\u{5}\u{1}A point\u{4}\u{5}\u{1}A points\u{6}\u{1}B, and \u{1}C pays \u{1}D \u{1}E.",
    "The series was stopped; the totals differ by \u{3}A\u{4}o\u{5}\u{1}A point\u{4}\u{5}\u{1}A points\u{6}\u{1}B, and nobody pays.",
    "Not finished. So far \u{1}A is \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6} ahead of \u{1}C\u{1}D.",
    "Not finished. So far the totals are equal\u{1}A.",
    "Not finished. So far the closed games differ by \u{3}A\u{4}o\u{5}\u{1}A point\u{4}\u{5}\u{1}A points\u{6}\u{1}B; \u{1}C pays \u{1}D \u{1}E.",
    "Not finished. So far the closed games differ by \u{3}A\u{4}o\u{5}\u{1}A point\u{4}\u{5}\u{1}A points\u{6}\u{1}B; nobody pays.",
    "(\u{1}A, rounded to the nearest \u{1}B)",
    "\u{1}A (\u{1}B, with \u{1}C left over)",
    "\u{3}A\u{4}o\u{5}\u{1}B wins\u{4}\u{5}\u{1}B win\u{6} the series.",
    "The series is tied.",
    "The series was stopped.",
    "The series is not finished.",
    "Nobody pays anything.",
    "Nobody has to pay anything so far.",
    "For the closed games:",
    "\u{3}A\u{4}o\u{5}\u{1}B pays\u{4}\u{5}\u{1}B pay\u{6} \u{1}C for \u{3}D\u{4}o\u{5}\u{1}D point\u{4}\u{5}\u{1}D points\u{6}.",
    "\u{3}A\u{4}o\u{5}\u{1}B pays\u{4}\u{5}\u{1}B pay\u{6} \u{1}C \u{1}D for \u{3}E\u{4}o\u{5}\u{1}E point\u{4}\u{5}\u{1}E points\u{6}.",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 27] = [(0, 84), (84, 147), (147, 259), (259, 371), (371, 455), (455, 518), (518, 631), (631, 743), (743, 833), (833, 902), (902, 1020), (1020, 1138), (1138, 1224), (1224, 1289), (1289, 1406), (1406, 1522), (1522, 1569), (1569, 1608), (1608, 1652), (1652, 1684), (1684, 1721), (1721, 1764), (1764, 1799), (1799, 1851), (1851, 1886), (1886, 1950), (1950, 2017)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦\u{1}A wins the series; \u{1}B is \u{3}C\u{4}o\u{5}\u{1}C point\u{4}\u{5}\u{1}C points\u{6} ahead of \u{1}D\u{1}E. ~~~~~~~~~~~⟧",
    "⟦\u{1}A wins the series; the totals are equal\u{1}B. ~~~~~~~~~~~~~⟧",
    "⟦\u{1}A wins the series; the totals differ by \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6}\u{1}C, and \u{1}D pays \u{1}E \u{1}F. ~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A wins the series; the totals differ by \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6}\u{1}C, and nobody pays. ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The series is tied; \u{1}A is \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6} ahead of \u{1}C\u{1}D. ~~~~~~~~~~~⟧",
    "⟦The series is tied; the totals are equal\u{1}A. ~~~~~~~~~~~~~⟧",
    "⟦The series is tied; the totals differ by \u{3}A\u{4}o\u{5}\u{1}A point\u{4}\u{5}\u{1}A points\u{6}\u{1}B, and \u{1}C pays \u{1}D \u{1}E. ~~~~~~~~~~~~~~~~~~⟧",
    "⟦The series is tied; the totals differ by \u{3}A\u{4}o\u{5}\u{1}A point\u{4}\u{5}\u{1}A points\u{6}\u{1}B, and nobody pays. ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The series was stopped; \u{1}A is \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6} ahead of \u{1}C\u{1}D. ~~~~~~~~~~~~~⟧",
    "⟦The series was stopped; the totals are equal\u{1}A. ~~~~~~~~~~~~~~~⟧",
    "⟦The series was stopped; the totals differ by \u{3}A\u{4}o\u{5}\u{1}A point\u{4}\u{5}\u{1}A points\u{6}\u{1}B, and \u{1}C pays \u{1}D \u{1}E. ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The series was stopped; the totals differ by \u{3}A\u{4}o\u{5}\u{1}A point\u{4}\u{5}\u{1}A points\u{6}\u{1}B, and nobody pays. ~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Not finished. So far \u{1}A is \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6} ahead of \u{1}C\u{1}D. ~~~~~~~~~~~~⟧",
    "⟦Not finished. So far the totals are equal\u{1}A. ~~~~~~~~~~~~~~⟧",
    "⟦Not finished. So far the closed games differ by \u{3}A\u{4}o\u{5}\u{1}A point\u{4}\u{5}\u{1}A points\u{6}\u{1}B; \u{1}C pays \u{1}D \u{1}E. ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Not finished. So far the closed games differ by \u{3}A\u{4}o\u{5}\u{1}A point\u{4}\u{5}\u{1}A points\u{6}\u{1}B; nobody pays. ~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦(\u{1}A, rounded to the nearest \u{1}B) ~~~~~~~~~⟧",
    "⟦\u{1}A (\u{1}B, with \u{1}C left over) ~~~~~~⟧",
    "⟦\u{3}A\u{4}o\u{5}\u{1}B wins\u{4}\u{5}\u{1}B win\u{6} the series. ~~~~⟧",
    "⟦The series is tied. ~~~~~~⟧",
    "⟦The series was stopped. ~~~~~~~⟧",
    "⟦The series is not finished. ~~~~~~~~~⟧",
    "⟦Nobody pays anything. ~~~~~~~⟧",
    "⟦Nobody has to pay anything so far. ~~~~~~~~~~~⟧",
    "⟦For the closed games: ~~~~~~~⟧",
    "⟦\u{3}A\u{4}o\u{5}\u{1}B pays\u{4}\u{5}\u{1}B pay\u{6} \u{1}C for \u{3}D\u{4}o\u{5}\u{1}D point\u{4}\u{5}\u{1}D points\u{6}. ~~⟧",
    "⟦\u{3}A\u{4}o\u{5}\u{1}B pays\u{4}\u{5}\u{1}B pay\u{6} \u{1}C \u{1}D for \u{3}E\u{4}o\u{5}\u{1}E point\u{4}\u{5}\u{1}E points\u{6}. ~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("wins-ahead", 5),
    ("wins-equal", 2),
    ("wins-pays", 6),
    ("wins-nobody-pays", 3),
    ("tied-ahead", 4),
    ("tied-equal", 1),
    ("tied-pays", 5),
    ("tied-nobody-pays", 2),
    ("stopped-ahead", 4),
    ("stopped-equal", 1),
    ("stopped-pays", 5),
    ("stopped-nobody-pays", 2),
    ("so-far-ahead", 4),
    ("so-far-equal", 1),
    ("so-far-pays", 5),
    ("so-far-nobody-pays", 2),
    ("rounded", 2),
    ("amount-left-over", 3),
    ("series-won", 2),
    ("series-tied", 0),
    ("series-stopped", 0),
    ("series-not-finished", 0),
    ("nobody-pays", 0),
    ("nobody-pays-so-far", 0),
    ("for-closed-games", 0),
    ("pays-points", 4),
    ("pays-amount", 5),
];
