//! The messages of `l10n/*/ruling.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// a draw, nobody knocked
pub(crate) struct NobodyKnocked;

impl Message for NobodyKnocked {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NobodyKnocked {}

// { $name } wins { $points -> [one] { $points } point [other] { $points } points }, as written
pub(crate) struct WinsAsWritten<T0, T1> { pub(crate) name: T0, pub(crate) points: T1 }

impl<T0: Value, T1: Count> Message for WinsAsWritten<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.points.arg()]) }
}

// { $name } has gin against { $others }, { $points -> [one] { $points } point [other] { $points } points }
pub(crate) struct HasGin<T0, T1, T2> { pub(crate) name: T0, pub(crate) others: T1, pub(crate) points: T2 }

impl<T0: Value, T1: Count, T2: Count> Message for HasGin<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.others.arg(), self.points.arg()]) }
}

// { $name } has big gin against { $others }, { $points -> [one] { $points } point [other] { $points } points }
pub(crate) struct HasBigGin<T0, T1, T2> { pub(crate) name: T0, pub(crate) others: T1, pub(crate) points: T2 }

impl<T0: Value, T1: Count, T2: Count> Message for HasBigGin<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.others.arg(), self.points.arg()]) }
}

// { $name } knocks with { $own }, { $other } undercuts with { $others }, { $points -> [one] { $points } point [other] { $points } points }
pub(crate) struct IsUndercut<T0, T1, T2, T3, T4> { pub(crate) name: T0, pub(crate) own: T1, pub(crate) other: T2, pub(crate) others: T3, pub(crate) points: T4 }

impl<T0: Value, T1: Count, T2: Value, T3: Count, T4: Count> Message for IsUndercut<T0, T1, T2, T3, T4> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.own.arg(), self.other.arg(), self.others.arg(), self.points.arg()]) }
}

// { $name } knocks with { $own }, { $other } gins off, { $points -> [one] { $points } point [other] { $points } points }
pub(crate) struct GinsOff<T0, T1, T2, T3> { pub(crate) name: T0, pub(crate) own: T1, pub(crate) other: T2, pub(crate) points: T3 }

impl<T0: Value, T1: Count, T2: Value, T3: Count> Message for GinsOff<T0, T1, T2, T3> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.own.arg(), self.other.arg(), self.points.arg()]) }
}

// { $name } knocks with { $own } against { $others }, a tie: nobody scores
pub(crate) struct Ties<T0, T1, T2> { pub(crate) name: T0, pub(crate) own: T1, pub(crate) others: T2 }

impl<T0: Value, T1: Count, T2: Count> Message for Ties<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.own.arg(), self.others.arg()]) }
}

// { $name } knocks with { $own } against { $others }, { $points -> [one] { $points } point [other] { $points } points }
pub(crate) struct Knocks<T0, T1, T2, T3> { pub(crate) name: T0, pub(crate) own: T1, pub(crate) others: T2, pub(crate) points: T3 }

impl<T0: Value, T1: Count, T2: Count, T3: Count> Message for Knocks<T0, T1, T2, T3> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.own.arg(), self.others.arg(), self.points.arg()]) }
}

// { $name } knocks over the limit with { $own }, { $other } accepts it and undercuts with { $others }, { $points -> [one] { $points } point [other] { $points } points }
pub(crate) struct OverLimitUndercut<T0, T1, T2, T3, T4> { pub(crate) name: T0, pub(crate) own: T1, pub(crate) other: T2, pub(crate) others: T3, pub(crate) points: T4 }

impl<T0: Value, T1: Count, T2: Value, T3: Count, T4: Count> Message for OverLimitUndercut<T0, T1, T2, T3, T4> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.own.arg(), self.other.arg(), self.others.arg(), self.points.arg()]) }
}

// { $name } knocks over the limit with { $own }, { $other } accepts it and gins off, { $points -> [one] { $points } point [other] { $points } points }
pub(crate) struct OverLimitGinOff<T0, T1, T2, T3> { pub(crate) name: T0, pub(crate) own: T1, pub(crate) other: T2, pub(crate) points: T3 }

impl<T0: Value, T1: Count, T2: Value, T3: Count> Message for OverLimitGinOff<T0, T1, T2, T3> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.own.arg(), self.other.arg(), self.points.arg()]) }
}

// { $name } knocks over the limit with { $own } against { $others }, { $other } accepts it, a tie: nobody scores
pub(crate) struct OverLimitTie<T0, T1, T2, T3> { pub(crate) name: T0, pub(crate) own: T1, pub(crate) others: T2, pub(crate) other: T3 }

impl<T0: Value, T1: Count, T2: Count, T3: Value> Message for OverLimitTie<T0, T1, T2, T3> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.own.arg(), self.others.arg(), self.other.arg()]) }
}

// { $name } knocks over the limit with { $own } against { $others }, { $other } accepts it, { $points -> [one] { $points } point [other] { $points } points }
pub(crate) struct OverLimit<T0, T1, T2, T3, T4> { pub(crate) name: T0, pub(crate) own: T1, pub(crate) others: T2, pub(crate) other: T3, pub(crate) points: T4 }

impl<T0: Value, T1: Count, T2: Count, T3: Value, T4: Count> Message for OverLimit<T0, T1, T2, T3, T4> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 11) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.own.arg(), self.others.arg(), self.other.arg(), self.points.arg()]) }
}

// { $name }: { $cards }; count { $count }
pub(crate) struct Side<T0, T1, T2> { pub(crate) name: T0, pub(crate) cards: T1, pub(crate) count: T2 }

impl<T0: Value, T1: Value, T2: Count> Message for Side<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 12) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.cards.arg(), self.count.arg()]) }
}

// { $name }: { $cards }, laid off { $laid-off }; count { $count }
pub(crate) struct SideLaidOff<T0, T1, T2, T3> { pub(crate) name: T0, pub(crate) cards: T1, pub(crate) laid_off: T2, pub(crate) count: T3 }

impl<T0: Value, T1: Value, T2: Value, T3: Count> Message for SideLaidOff<T0, T1, T2, T3> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 13) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.cards.arg(), self.laid_off.arg(), self.count.arg()]) }
}

// { $sum }, { $boxes -> [one] { $boxes } box [other] { $boxes } boxes } for { $name }
pub(crate) struct SumBoxes<T0, T1, T2> { pub(crate) sum: T0, pub(crate) boxes: T1, pub(crate) name: T2 }

impl<T0: Value, T1: Count, T2: Value> Message for SumBoxes<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 14) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.sum.arg(), self.boxes.arg(), self.name.arg()]) }
}

// { $sum } for { $name }
pub(crate) struct SumFor<T0, T1> { pub(crate) sum: T0, pub(crate) name: T1 }

impl<T0: Value, T1: Value> Message for SumFor<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 15) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.sum.arg(), self.name.arg()]) }
}

// { $sum }, { $boxes -> [one] { $boxes } extra box [other] { $boxes } extra boxes } for { $name }
pub(crate) struct SumExtraBoxes<T0, T1, T2> { pub(crate) sum: T0, pub(crate) boxes: T1, pub(crate) name: T2 }

impl<T0: Value, T1: Count, T2: Value> Message for SumExtraBoxes<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 16) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.sum.arg(), self.boxes.arg(), self.name.arg()]) }
}

// { $terms } = { $points -> [one] { $points } point [other] { $points } points }
pub(crate) struct SumIs<T0, T1> { pub(crate) terms: T0, pub(crate) points: T1 }

impl<T0: Value, T1: Count> Message for SumIs<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 17) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.terms.arg(), self.points.arg()]) }
}

// { $points -> [one] { $points } point [other] { $points } points }
pub(crate) struct SumPoints<T0> { pub(crate) points: T0 }

impl<T0: Count> Message for SumPoints<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 18) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.points.arg()]) }
}

// ({ $terms }) x 2 ({ $why })
pub(crate) struct SumDoubled<T0, T1> { pub(crate) terms: T0, pub(crate) why: T1 }

impl<T0: Value, T1: Value> Message for SumDoubled<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 19) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.terms.arg(), self.why.arg()]) }
}

// difference
pub(crate) struct StepDifference;

impl Message for StepDifference {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 20) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for StepDifference {}

// deadwood
pub(crate) struct StepDeadwood;

impl Message for StepDeadwood {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 21) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for StepDeadwood {}

// knocker's count
pub(crate) struct StepKnockersCount;

impl Message for StepKnockersCount {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 22) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for StepKnockersCount {}

// knock bonus
pub(crate) struct StepKnock;

impl Message for StepKnock {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 23) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for StepKnock {}

// gin bonus
pub(crate) struct StepGin;

impl Message for StepGin {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 24) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for StepGin {}

// big gin bonus
pub(crate) struct StepBigGin;

impl Message for StepBigGin {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 25) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for StepBigGin {}

// undercut bonus
pub(crate) struct StepUndercut;

impl Message for StepUndercut {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 26) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for StepUndercut {}

// gin off bonus
pub(crate) struct StepGinOff;

impl Message for StepGinOff {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 27) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for StepGinOff {}

// tie bonus
pub(crate) struct StepTie;

impl Message for StepTie {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 28) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for StepTie {}

// draw bonus
pub(crate) struct StepDraw;

impl Message for StepDraw {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 29) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for StepDraw {}

// points bonus
pub(crate) struct StepPoints;

impl Message for StepPoints {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 30) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for StepPoints {}

// written
pub(crate) struct StepWritten;

impl Message for StepWritten {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 31) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for StepWritten {}

// clubs double
pub(crate) struct StepClubs;

impl Message for StepClubs {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 32) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for StepClubs {}

// diamonds double
pub(crate) struct StepDiamonds;

impl Message for StepDiamonds {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 33) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for StepDiamonds {}

// hearts double
pub(crate) struct StepHearts;

impl Message for StepHearts {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 34) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for StepHearts {}

// spades double
pub(crate) struct StepSpades;

impl Message for StepSpades {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 35) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for StepSpades {}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 36]; 6] = [
    [(0, 22), (22, 67), (67, 115), (115, 167), (167, 233), (233, 290), (290, 340), (340, 395), (395, 491), (491, 578), (578, 658), (658, 743), (743, 759), (759, 788), (788, 821), (821, 830), (830, 875), (875, 905), (905, 930), (930, 943), (943, 953), (953, 961), (961, 976), (976, 987), (987, 996), (996, 1009), (1009, 1023), (1023, 1036), (1036, 1045), (1045, 1055), (1055, 1067), (1067, 1074), (1074, 1086), (1086, 1101), (1101, 1114), (1114, 1127)],
    [(0, 22), (22, 67), (67, 115), (115, 167), (167, 233), (233, 290), (290, 340), (340, 395), (395, 491), (491, 578), (578, 658), (658, 743), (743, 759), (759, 788), (788, 821), (821, 830), (830, 875), (875, 905), (905, 930), (930, 943), (943, 953), (953, 961), (961, 976), (976, 987), (987, 996), (996, 1009), (1009, 1023), (1023, 1036), (1036, 1045), (1045, 1055), (1055, 1067), (1067, 1074), (1074, 1086), (1086, 1101), (1101, 1114), (1114, 1127)],
    [(0, 22), (22, 67), (67, 115), (115, 167), (167, 233), (233, 290), (290, 340), (340, 395), (395, 491), (491, 578), (578, 658), (658, 743), (743, 759), (759, 788), (788, 821), (821, 830), (830, 875), (875, 905), (905, 930), (930, 943), (943, 953), (953, 961), (961, 976), (976, 987), (987, 996), (996, 1009), (1009, 1023), (1023, 1036), (1036, 1045), (1045, 1055), (1055, 1067), (1067, 1074), (1074, 1086), (1086, 1101), (1101, 1114), (1114, 1127)],
    [(0, 22), (22, 67), (67, 115), (115, 167), (167, 233), (233, 290), (290, 340), (340, 395), (395, 491), (491, 578), (578, 658), (658, 743), (743, 759), (759, 788), (788, 821), (821, 830), (830, 875), (875, 905), (905, 930), (930, 943), (943, 953), (953, 961), (961, 976), (976, 987), (987, 996), (996, 1009), (1009, 1023), (1023, 1036), (1036, 1045), (1045, 1055), (1055, 1067), (1067, 1074), (1074, 1086), (1086, 1101), (1101, 1114), (1114, 1127)],
    [(0, 22), (22, 67), (67, 115), (115, 167), (167, 233), (233, 290), (290, 340), (340, 395), (395, 491), (491, 578), (578, 658), (658, 743), (743, 759), (759, 788), (788, 821), (821, 830), (830, 875), (875, 905), (905, 930), (930, 943), (943, 953), (953, 961), (961, 976), (976, 987), (987, 996), (996, 1009), (1009, 1023), (1023, 1036), (1036, 1045), (1045, 1055), (1055, 1067), (1067, 1074), (1074, 1086), (1086, 1101), (1101, 1114), (1114, 1127)],
    [(0, 22), (22, 67), (67, 115), (115, 167), (167, 233), (233, 290), (290, 340), (340, 395), (395, 491), (491, 578), (578, 658), (658, 743), (743, 759), (759, 788), (788, 821), (821, 830), (830, 875), (875, 905), (905, 930), (930, 943), (943, 953), (953, 961), (961, 976), (976, 987), (987, 996), (996, 1009), (1009, 1023), (1023, 1036), (1036, 1045), (1045, 1055), (1055, 1067), (1067, 1074), (1074, 1086), (1086, 1101), (1101, 1114), (1114, 1127)],
];

const TEXT: &str = concat!(
    "a draw, nobody knocked",
    "\u{1}A wins \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6}, as written",
    "\u{1}A has gin against \u{1}B, \u{3}C\u{4}o\u{5}\u{1}C point\u{4}\u{5}\u{1}C points\u{6}",
    "\u{1}A has big gin against \u{1}B, \u{3}C\u{4}o\u{5}\u{1}C point\u{4}\u{5}\u{1}C points\u{6}",
    "\u{1}A knocks with \u{1}B, \u{1}C undercuts with \u{1}D, \u{3}E\u{4}o\u{5}\u{1}E point\u{4}\u{5}\u{1}E points\u{6}",
    "\u{1}A knocks with \u{1}B, \u{1}C gins off, \u{3}D\u{4}o\u{5}\u{1}D point\u{4}\u{5}\u{1}D points\u{6}",
    "\u{1}A knocks with \u{1}B against \u{1}C, a tie: nobody scores",
    "\u{1}A knocks with \u{1}B against \u{1}C, \u{3}D\u{4}o\u{5}\u{1}D point\u{4}\u{5}\u{1}D points\u{6}",
    "\u{1}A knocks over the limit with \u{1}B, \u{1}C accepts it and undercuts with \u{1}D, \u{3}E\u{4}o\u{5}\u{1}E point\u{4}\u{5}\u{1}E points\u{6}",
    "\u{1}A knocks over the limit with \u{1}B, \u{1}C accepts it and gins off, \u{3}D\u{4}o\u{5}\u{1}D point\u{4}\u{5}\u{1}D points\u{6}",
    "\u{1}A knocks over the limit with \u{1}B against \u{1}C, \u{1}D accepts it, a tie: nobody scores",
    "\u{1}A knocks over the limit with \u{1}B against \u{1}C, \u{1}D accepts it, \u{3}E\u{4}o\u{5}\u{1}E point\u{4}\u{5}\u{1}E points\u{6}",
    "\u{1}A: \u{1}B; count \u{1}C",
    "\u{1}A: \u{1}B, laid off \u{1}C; count \u{1}D",
    "\u{1}A, \u{3}B\u{4}o\u{5}\u{1}B box\u{4}\u{5}\u{1}B boxes\u{6} for \u{1}C",
    "\u{1}A for \u{1}B",
    "\u{1}A, \u{3}B\u{4}o\u{5}\u{1}B extra box\u{4}\u{5}\u{1}B extra boxes\u{6} for \u{1}C",
    "\u{1}A = \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A point\u{4}\u{5}\u{1}A points\u{6}",
    "(\u{1}A) x 2 (\u{1}B)",
    "difference",
    "deadwood",
    "knocker's count",
    "knock bonus",
    "gin bonus",
    "big gin bonus",
    "undercut bonus",
    "gin off bonus",
    "tie bonus",
    "draw bonus",
    "points bonus",
    "written",
    "clubs double",
    "diamonds double",
    "hearts double",
    "spades double",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 36] = [(0, 36), (36, 94), (94, 155), (155, 221), (221, 305), (305, 377), (377, 448), (448, 518), (518, 642), (642, 754), (754, 865), (865, 974), (974, 1000), (1000, 1043), (1043, 1085), (1085, 1102), (1102, 1156), (1156, 1194), (1194, 1225), (1225, 1248), (1248, 1268), (1268, 1285), (1285, 1312), (1312, 1333), (1333, 1352), (1352, 1376), (1376, 1401), (1401, 1425), (1425, 1444), (1444, 1464), (1464, 1487), (1487, 1503), (1503, 1526), (1526, 1553), (1553, 1577), (1577, 1601)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦a draw, nobody knocked ~~~~~~~⟧",
    "⟦\u{1}A wins \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6}, as written ~~~~~~⟧",
    "⟦\u{1}A has gin against \u{1}B, \u{3}C\u{4}o\u{5}\u{1}C point\u{4}\u{5}\u{1}C points\u{6} ~~~~~~⟧",
    "⟦\u{1}A has big gin against \u{1}B, \u{3}C\u{4}o\u{5}\u{1}C point\u{4}\u{5}\u{1}C points\u{6} ~~~~~~~⟧",
    "⟦\u{1}A knocks with \u{1}B, \u{1}C undercuts with \u{1}D, \u{3}E\u{4}o\u{5}\u{1}E point\u{4}\u{5}\u{1}E points\u{6} ~~~~~~~~~~~⟧",
    "⟦\u{1}A knocks with \u{1}B, \u{1}C gins off, \u{3}D\u{4}o\u{5}\u{1}D point\u{4}\u{5}\u{1}D points\u{6} ~~~~~~~~⟧",
    "⟦\u{1}A knocks with \u{1}B against \u{1}C, a tie: nobody scores ~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A knocks with \u{1}B against \u{1}C, \u{3}D\u{4}o\u{5}\u{1}D point\u{4}\u{5}\u{1}D points\u{6} ~~~~~~~~⟧",
    "⟦\u{1}A knocks over the limit with \u{1}B, \u{1}C accepts it and undercuts with \u{1}D, \u{3}E\u{4}o\u{5}\u{1}E point\u{4}\u{5}\u{1}E points\u{6} ~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A knocks over the limit with \u{1}B, \u{1}C accepts it and gins off, \u{3}D\u{4}o\u{5}\u{1}D point\u{4}\u{5}\u{1}D points\u{6} ~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A knocks over the limit with \u{1}B against \u{1}C, \u{1}D accepts it, a tie: nobody scores ~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A knocks over the limit with \u{1}B against \u{1}C, \u{1}D accepts it, \u{3}E\u{4}o\u{5}\u{1}E point\u{4}\u{5}\u{1}E points\u{6} ~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A: \u{1}B; count \u{1}C ~~~⟧",
    "⟦\u{1}A: \u{1}B, laid off \u{1}C; count \u{1}D ~~~~~~~⟧",
    "⟦\u{1}A, \u{3}B\u{4}o\u{5}\u{1}B box\u{4}\u{5}\u{1}B boxes\u{6} for \u{1}C ~~⟧",
    "⟦\u{1}A for \u{1}B ~⟧",
    "⟦\u{1}A, \u{3}B\u{4}o\u{5}\u{1}B extra box\u{4}\u{5}\u{1}B extra boxes\u{6} for \u{1}C ~~⟧",
    "⟦\u{1}A = \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6} ~⟧",
    "⟦\u{3}A\u{4}o\u{5}\u{1}A point\u{4}\u{5}\u{1}A points\u{6}⟧",
    "⟦(\u{1}A) x 2 (\u{1}B) ~~~⟧",
    "⟦difference ~~~⟧",
    "⟦deadwood ~~⟧",
    "⟦knocker's count ~~~~~⟧",
    "⟦knock bonus ~~~⟧",
    "⟦gin bonus ~~~⟧",
    "⟦big gin bonus ~~~~⟧",
    "⟦undercut bonus ~~~~⟧",
    "⟦gin off bonus ~~~~⟧",
    "⟦tie bonus ~~~⟧",
    "⟦draw bonus ~~~⟧",
    "⟦points bonus ~~~~⟧",
    "⟦written ~~⟧",
    "⟦clubs double ~~~~⟧",
    "⟦diamonds double ~~~~~⟧",
    "⟦hearts double ~~~~⟧",
    "⟦spades double ~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("nobody-knocked", 0),
    ("wins-as-written", 2),
    ("has-gin", 3),
    ("has-big-gin", 3),
    ("is-undercut", 5),
    ("gins-off", 4),
    ("ties", 3),
    ("knocks", 4),
    ("over-limit-undercut", 5),
    ("over-limit-gin-off", 4),
    ("over-limit-tie", 4),
    ("over-limit", 5),
    ("side", 3),
    ("side-laid-off", 4),
    ("sum-boxes", 3),
    ("sum-for", 2),
    ("sum-extra-boxes", 3),
    ("sum-is", 2),
    ("sum-points", 1),
    ("sum-doubled", 2),
    ("step-difference", 0),
    ("step-deadwood", 0),
    ("step-knockers-count", 0),
    ("step-knock", 0),
    ("step-gin", 0),
    ("step-big-gin", 0),
    ("step-undercut", 0),
    ("step-gin-off", 0),
    ("step-tie", 0),
    ("step-draw", 0),
    ("step-points", 0),
    ("step-written", 0),
    ("step-clubs", 0),
    ("step-diamonds", 0),
    ("step-hearts", 0),
    ("step-spades", 0),
];
