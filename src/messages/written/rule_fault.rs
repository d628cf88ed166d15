//! The messages of `l10n/*/rule-fault.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// { $card } is on both sides: { $one } and { $other } cannot both have it
pub(crate) struct CardOnBothSides<T0, T1, T2> { pub(crate) card: T0, pub(crate) one: T1, pub(crate) other: T2 }

impl<T0: Value, T1: Value, T2: Value> Message for CardOnBothSides<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.card.arg(), self.one.arg(), self.other.arg()]) }
}

// { $card } is named twice
pub(crate) struct NamedTwice<T0> { pub(crate) card: T0 }

impl<T0: Value> Message for NamedTwice<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.card.arg()]) }
}

// { $card } is named { $times -> [one] { $times } time [other] { $times } times }
pub(crate) struct NamedTimes<T0, T1> { pub(crate) card: T0, pub(crate) times: T1 }

impl<T0: Value, T1: Count> Message for NamedTimes<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.card.arg(), self.times.arg()]) }
}

// a deck has one of each card; was one of them misread?
pub(crate) struct OneOfEachCard;

impl Message for OneOfEachCard {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for OneOfEachCard {}

// name a laid-off card only once, after the `+`
pub(crate) struct LaidOffOnlyOnce;

impl Message for LaidOffOnlyOnce {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for LaidOffOnlyOnce {}

// the discard is not one of the ten cards: name it only once, after the `x`
pub(crate) struct DiscardOnlyOnce;

impl Message for DiscardOnlyOnce {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for DiscardOnlyOnce {}

// { $name } has { $cards -> [one] { $cards } card [other] { $cards } cards }; expected ten
pub(crate) struct CardCount<T0, T1> { pub(crate) name: T0, pub(crate) cards: T1 }

impl<T0: Value, T1: Count> Message for CardCount<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.cards.arg()]) }
}

// { $name } has { $cards -> [one] { $cards } card [other] { $cards } cards }; expected ten, or eleven that all meld
pub(crate) struct CardCountOfKnocker<T0, T1> { pub(crate) name: T0, pub(crate) cards: T1 }

impl<T0: Value, T1: Count> Message for CardCountOfKnocker<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.cards.arg()]) }
}

// { $missing -> [one] one card is missing; did someone skip it? [other] { $missing } cards are missing; did someone skip them? }
pub(crate) struct CardsMissingOfKnocker<T0> { pub(crate) missing: T0 }

impl<T0: Count> Message for CardsMissingOfKnocker<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.missing.arg()]) }
}

// { $missing -> [one] one card is missing; did someone skip it, or was it laid off? [other] { $missing } cards are missing; did someone skip them, or were they laid off? }
pub(crate) struct CardsMissing<T0> { pub(crate) missing: T0 }

impl<T0: Count> Message for CardsMissing<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.missing.arg()]) }
}

// if one of the eleven is the discard, name it only once, after the `x`
pub(crate) struct ElevenWithDiscard;

impl Message for ElevenWithDiscard {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ElevenWithDiscard {}

// write the discard after an `x`, and a `v` before the other side
pub(crate) struct TooManyOfKnocker;

impl Message for TooManyOfKnocker {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 11) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for TooManyOfKnocker {}

// laid-off cards are part of the ten; does one of these belong to the other side?
pub(crate) struct TooMany;

impl Message for TooMany {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 12) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for TooMany {}

// { $cards } is not a meld: a meld has three or more cards
pub(crate) struct TooShort<T0> { pub(crate) cards: T0 }

impl<T0: Value> Message for TooShort<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 13) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.cards.arg()]) }
}

// write deadwood after the slash; or was a card of the meld left out?
pub(crate) struct TooShortInHand;

impl Message for TooShortInHand {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 14) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for TooShortInHand {}

// write deadwood after a slash, as in `4-7s / 2h`; or was a card of the meld left out?
pub(crate) struct TooShortInGroups;

impl Message for TooShortInGroups {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 15) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for TooShortInGroups {}

// write only melds after `on`; or was a card of the meld left out?
pub(crate) struct TooShortAfterOn;

impl Message for TooShortAfterOn {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 16) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for TooShortAfterOn {}

// { $cards } is not a run: the ace is always low
pub(crate) struct AceHigh<T0> { pub(crate) cards: T0 }

impl<T0: Value> Message for AceHigh<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 17) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.cards.arg()]) }
}

// { $cards } would be a run
pub(crate) struct WouldBeARun<T0> { pub(crate) cards: T0 }

impl<T0: Value> Message for WouldBeARun<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 18) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.cards.arg()]) }
}

// { $cards } is not a run: { $missing } { $count -> [one] is missing [other] are missing }
pub(crate) struct Gap<T0, T1, T2> { pub(crate) cards: T0, pub(crate) missing: T1, pub(crate) count: T2 }

impl<T0: Value, T1: Value, T2: Count> Message for Gap<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 19) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.cards.arg(), self.missing.arg(), self.count.arg()]) }
}

// a run has no gaps; separate two runs with a comma
pub(crate) struct GapHint;

impl Message for GapHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 20) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for GapHint {}

// { $cards } is not a meld: it is neither a set of one rank nor a run of one suit
pub(crate) struct Mixed<T0> { pub(crate) cards: T0 }

impl<T0: Value> Message for Mixed<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 21) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.cards.arg()]) }
}

// separate two melds with a comma; write deadwood after the slash
pub(crate) struct MixedInHand;

impl Message for MixedInHand {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 22) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for MixedInHand {}

// separate two melds with a comma; write deadwood after a slash, as in `4-7s / 2h`
pub(crate) struct MixedInGroups;

impl Message for MixedInGroups {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 23) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for MixedInGroups {}

// separate two melds with a comma; write only melds after `on`
pub(crate) struct MixedAfterOn;

impl Message for MixedAfterOn {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 24) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for MixedAfterOn {}

// { $name } cannot knock with { $count }: the limit is { $limit }
pub(crate) struct OverLimit<T0, T1, T2> { pub(crate) name: T0, pub(crate) count: T1, pub(crate) limit: T2 }

impl<T0: Value, T1: Count, T2: Count> Message for OverLimit<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 25) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.count.arg(), self.limit.arg()]) }
}

// play on until the deadwood is { $limit } or less
pub(crate) struct OverLimitHint<T0> { pub(crate) limit: T0 }

impl<T0: Count> Message for OverLimitHint<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 26) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.limit.arg()]) }
}

// the first count is the knocker's; with more than { $limit } they cannot knock, and play continues
pub(crate) struct OverLimitCountHint<T0> { pub(crate) limit: T0 }

impl<T0: Count> Message for OverLimitCountHint<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 27) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.limit.arg()]) }
}

// { $name } cannot knock with { $count }: only gin can end this hand
pub(crate) struct OnlyGin<T0, T1> { pub(crate) name: T0, pub(crate) count: T1 }

impl<T0: Value, T1: Count> Message for OnlyGin<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 28) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.count.arg()]) }
}

// play on until you have gin
pub(crate) struct OnlyGinHint;

impl Message for OnlyGinHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 29) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for OnlyGinHint {}

// the knocker's cards come first, and the other cards could end this hand: are the sides in the wrong order?
pub(crate) struct SidesExchanged;

impl Message for SidesExchanged {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 30) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SidesExchanged {}

// { $card } does not fit any of { $knocker }'s melds
pub(crate) struct DoesNotFit<T0, T1> { pub(crate) card: T0, pub(crate) knocker: T1 }

impl<T0: Value, T1: Value> Message for DoesNotFit<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 31) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.card.arg(), self.knocker.arg()]) }
}

// lay off the fourth card of a set, or the next card at either end of a run; otherwise it is deadwood
pub(crate) struct DoesNotFitHint;

impl Message for DoesNotFitHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 32) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for DoesNotFitHint {}

// { $card } fits { $knocker }'s run only after { $before }
pub(crate) struct FitsOnlyAfter<T0, T1, T2> { pub(crate) card: T0, pub(crate) knocker: T1, pub(crate) before: T2 }

impl<T0: Value, T1: Value, T2: Value> Message for FitsOnlyAfter<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 33) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.card.arg(), self.knocker.arg(), self.before.arg()]) }
}

// without { $before } it counts as deadwood
pub(crate) struct FitsOnlyAfterHint<T0> { pub(crate) before: T0 }

impl<T0: Value> Message for FitsOnlyAfterHint<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 34) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.before.arg()]) }
}

// cards cannot be laid off against gin
pub(crate) struct LaidOffOnGin;

impl Message for LaidOffOnGin {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 35) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for LaidOffOnGin {}

// these cards count as deadwood: write them before the `+`, and drop the `+`
pub(crate) struct LaidOffOnGinHint;

impl Message for LaidOffOnGinHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 36) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for LaidOffOnGinHint {}

// the knock card is missing
pub(crate) struct KnockCardMissing;

impl Message for KnockCardMissing {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 37) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for KnockCardMissing {}

// under these rules every knock and every gin needs it: add it after an `@`, as in `@7s`
pub(crate) struct KnockCardMissingHint;

impl Message for KnockCardMissingHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 38) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for KnockCardMissingHint {}

// { $name } has eleven cards, but { $cards } { $count -> [one] does not meld [other] do not meld }
pub(crate) struct NotBigGin<T0, T1, T2> { pub(crate) name: T0, pub(crate) cards: T1, pub(crate) count: T2 }

impl<T0: Value, T1: Value, T2: Count> Message for NotBigGin<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 39) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.cards.arg(), self.count.arg()]) }
}

// for big gin all eleven cards must meld; otherwise name ten, and the discard after an `x`
pub(crate) struct NotBigGinHint;

impl Message for NotBigGinHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 40) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NotBigGinHint {}

// { $name }'s cards can be melded in { $ways -> [one] { $ways } way [other] { $ways } ways } with the same deadwood, and the hand scores differently in each
pub(crate) struct Ambiguous<T0, T1> { pub(crate) name: T0, pub(crate) ways: T1 }

impl<T0: Value, T1: Count> Message for Ambiguous<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 41) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.ways.arg()]) }
}

// { $name } must declare one of them: { $ways }
pub(crate) struct MustDeclare<T0, T1> { pub(crate) name: T0, pub(crate) ways: T1 }

impl<T0: Value, T1: Value> Message for MustDeclare<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 42) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.ways.arg()]) }
}

// a count must be from 0 to { $most }, the most that ten cards can add up to
pub(crate) struct CountRange<T0> { pub(crate) most: T0 }

impl<T0: Count> Message for CountRange<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 43) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.most.arg()]) }
}

// add up the deadwood again, or name the cards
pub(crate) struct CountRangeHint;

impl Message for CountRangeHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 44) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for CountRangeHint {}

// the points of a hand must be from 0 to { $most }
pub(crate) struct PointsRange<T0> { pub(crate) most: T0 }

impl<T0: Count> Message for PointsRange<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 45) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.most.arg()]) }
}

// check the number
pub(crate) struct PointsRangeHint;

impl Message for PointsRangeHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 46) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for PointsRangeHint {}

// the boxes of a hand must be from 0 to { $most }
pub(crate) struct BoxesRange<T0> { pub(crate) most: T0 }

impl<T0: Count> Message for BoxesRange<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 47) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.most.arg()]) }
}

// write the boxes that the winner gets for this hand, not for the whole game
pub(crate) struct BoxesRangeHint;

impl Message for BoxesRangeHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 48) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for BoxesRangeHint {}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 49]; 6] = [
    [(0, 50), (50, 67), (67, 102), (102, 155), (155, 200), (200, 273), (273, 317), (317, 386), (386, 479), (479, 615), (615, 684), (684, 747), (747, 826), (826, 874), (874, 941), (941, 1025), (1025, 1089), (1089, 1127), (1127, 1144), (1144, 1193), (1193, 1242), (1242, 1313), (1313, 1376), (1376, 1456), (1456, 1516), (1516, 1556), (1556, 1596), (1596, 1685), (1685, 1736), (1736, 1762), (1762, 1868), (1868, 1901), (1901, 2000), (2000, 2030), (2030, 2062), (2062, 2098), (2098, 2172), (2172, 2197), (2197, 2283), (2283, 2343), (2343, 2431), (2431, 2544), (2544, 2575), (2575, 2642), (2642, 2686), (2686, 2727), (2727, 2743), (2743, 2783), (2783, 2857)],
    [(0, 50), (50, 67), (67, 102), (102, 155), (155, 200), (200, 273), (273, 317), (317, 386), (386, 479), (479, 615), (615, 684), (684, 747), (747, 826), (826, 874), (874, 941), (941, 1025), (1025, 1089), (1089, 1127), (1127, 1144), (1144, 1193), (1193, 1242), (1242, 1313), (1313, 1376), (1376, 1456), (1456, 1516), (1516, 1556), (1556, 1596), (1596, 1685), (1685, 1736), (1736, 1762), (1762, 1868), (1868, 1901), (1901, 2000), (2000, 2030), (2030, 2062), (2062, 2098), (2098, 2172), (2172, 2197), (2197, 2283), (2283, 2343), (2343, 2431), (2431, 2544), (2544, 2575), (2575, 2642), (2642, 2686), (2686, 2727), (2727, 2743), (2743, 2783), (2783, 2857)],
    [(0, 50), (50, 67), (67, 102), (102, 155), (155, 200), (200, 273), (273, 317), (317, 386), (386, 479), (479, 615), (615, 684), (684, 747), (747, 826), (826, 874), (874, 941), (941, 1025), (1025, 1089), (1089, 1127), (1127, 1144), (1144, 1193), (1193, 1242), (1242, 1313), (1313, 1376), (1376, 1456), (1456, 1516), (1516, 1556), (1556, 1596), (1596, 1685), (1685, 1736), (1736, 1762), (1762, 1868), (1868, 1901), (1901, 2000), (2000, 2030), (2030, 2062), (2062, 2098), (2098, 2172), (2172, 2197), (2197, 2283), (2283, 2343), (2343, 2431), (2431, 2544), (2544, 2575), (2575, 2642), (2642, 2686), (2686, 2727), (2727, 2743), (2743, 2783), (2783, 2857)],
    [(0, 50), (50, 67), (67, 102), (102, 155), (155, 200), (200, 273), (273, 317), (317, 386), (386, 479), (479, 615), (615, 684), (684, 747), (747, 826), (826, 874), (874, 941), (941, 1025), (1025, 1089), (1089, 1127), (1127, 1144), (1144, 1193), (1193, 1242), (1242, 1313), (1313, 1376), (1376, 1456), (1456, 1516), (1516, 1556), (1556, 1596), (1596, 1685), (1685, 1736), (1736, 1762), (1762, 1868), (1868, 1901), (1901, 2000), (2000, 2030), (2030, 2062), (2062, 2098), (2098, 2172), (2172, 2197), (2197, 2283), (2283, 2343), (2343, 2431), (2431, 2544), (2544, 2575), (2575, 2642), (2642, 2686), (2686, 2727), (2727, 2743), (2743, 2783), (2783, 2857)],
    [(0, 50), (50, 67), (67, 102), (102, 155), (155, 200), (200, 273), (273, 317), (317, 386), (386, 479), (479, 615), (615, 684), (684, 747), (747, 826), (826, 874), (874, 941), (941, 1025), (1025, 1089), (1089, 1127), (1127, 1144), (1144, 1193), (1193, 1242), (1242, 1313), (1313, 1376), (1376, 1456), (1456, 1516), (1516, 1556), (1556, 1596), (1596, 1685), (1685, 1736), (1736, 1762), (1762, 1868), (1868, 1901), (1901, 2000), (2000, 2030), (2030, 2062), (2062, 2098), (2098, 2172), (2172, 2197), (2197, 2283), (2283, 2343), (2343, 2431), (2431, 2544), (2544, 2575), (2575, 2642), (2642, 2686), (2686, 2727), (2727, 2743), (2743, 2783), (2783, 2857)],
    [(0, 50), (50, 67), (67, 102), (102, 155), (155, 200), (200, 273), (273, 317), (317, 386), (386, 479), (479, 615), (615, 684), (684, 747), (747, 826), (826, 874), (874, 941), (941, 1025), (1025, 1089), (1089, 1127), (1127, 1144), (1144, 1193), (1193, 1242), (1242, 1313), (1313, 1376), (1376, 1456), (1456, 1516), (1516, 1556), (1556, 1596), (1596, 1685), (1685, 1736), (1736, 1762), (1762, 1868), (1868, 1901), (1901, 2000), (2000, 2030), (2030, 2062), (2062, 2098), (2098, 2172), (2172, 2197), (2197, 2283), (2283, 2343), (2343, 2431), (2431, 2544), (2544, 2575), (2575, 2642), (2642, 2686), (2686, 2727), (2727, 2743), (2743, 2783), (2783, 2857)],
];

const TEXT: &str = concat!(
    "\u{1}A is on both sides: \u{1}B and \u{1}C cannot both have it",
    "\u{1}A is named twice",
    "\u{1}A is named \u{3}B\u{4}o\u{5}\u{1}B time\u{4}\u{5}\u{1}B times\u{6}",
    "a deck has one of each card; was one of them misread?",
    "name a laid-off card only once, after the `+`",
    "the discard is not one of the ten cards: name it only once, after the `x`",
    "\u{1}A has \u{3}B\u{4}o\u{5}\u{1}B card\u{4}\u{5}\u{1}B cards\u{6}; expected ten",
    "\u{1}A has \u{3}B\u{4}o\u{5}\u{1}B card\u{4}\u{5}\u{1}B cards\u{6}; expected ten, or eleven that all meld",
    "\u{3}A\u{4}o\u{5}one card is missing; did someone skip it?\u{4}\u{5}\u{1}A cards are missing; did someone skip them?\u{6}",
    "\u{3}A\u{4}o\u{5}one card is missing; did someone skip it, or was it laid off?\u{4}\u{5}\u{1}A cards are missing; did someone skip them, or were they laid off?\u{6}",
    "if one of the eleven is the discard, name it only once, after the `x`",
    "write the discard after an `x`, and a `v` before the other side",
    "laid-off cards are part of the ten; does one of these belong to the other side?",
    "\u{1}A is not a meld: a meld has three or more cards",
    "write deadwood after the slash; or was a card of the meld left out?",
    "write deadwood after a slash, as in `4-7s / 2h`; or was a card of the meld left out?",
    "write only melds after `on`; or was a card of the meld left out?",
    "\u{1}A is not a run: the ace is always low",
    "\u{1}A would be a run",
    "\u{1}A is not a run: \u{1}B \u{3}C\u{4}o\u{5}is missing\u{4}\u{5}are missing\u{6}",
    "a run has no gaps; separate two runs with a comma",
    "\u{1}A is not a meld: it is neither a set of one rank nor a run of one suit",
    "separate two melds with a comma; write deadwood after the slash",
    "separate two melds with a comma; write deadwood after a slash, as in `4-7s / 2h`",
    "separate two melds with a comma; write only melds after `on`",
    "\u{1}A cannot knock with \u{1}B: the limit is \u{1}C",
    "play on until the deadwood is \u{1}A or less",
    "the first count is the knocker's; with more than \u{1}A they cannot knock, and play continues",
    "\u{1}A cannot knock with \u{1}B: only gin can end this hand",
    "play on until you have gin",
    "the knocker's cards come first, and the other cards could end this hand: are the sides in the wrong order?",
    "\u{1}A does not fit any of \u{1}B's melds",
    "lay off the fourth card of a set, or the next card at either end of a run; otherwise it is deadwood",
    "\u{1}A fits \u{1}B's run only after \u{1}C",
    "without \u{1}A it counts as deadwood",
    "cards cannot be laid off against gin",
    "these cards count as deadwood: write them before the `+`, and drop the `+`",
    "the knock card is missing",
    "under these rules every knock and every gin needs it: add it after an `@`, as in `@7s`",
    "\u{1}A has eleven cards, but \u{1}B \u{3}C\u{4}o\u{5}does not meld\u{4}\u{5}do not meld\u{6}",
    "for big gin all eleven cards must meld; otherwise name ten, and the discard after an `x`",
    "\u{1}A's cards can be melded in \u{3}B\u{4}o\u{5}\u{1}B way\u{4}\u{5}\u{1}B ways\u{6} with the same deadwood, and the hand scores differently in each",
    "\u{1}A must declare one of them: \u{1}B",
    "a count must be from 0 to \u{1}A, the most that ten cards can add up to",
    "add up the deadwood again, or name the cards",
    "the points of a hand must be from 0 to \u{1}A",
    "check the number",
    "the boxes of a hand must be from 0 to \u{1}A",
    "write the boxes that the winner gets for this hand, not for the whole game",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 49] = [(0, 71), (71, 100), (100, 145), (145, 222), (222, 289), (289, 393), (393, 450), (450, 540), (540, 639), (639, 781), (781, 880), (880, 971), (971, 1083), (1083, 1153), (1153, 1249), (1249, 1368), (1368, 1460), (1460, 1517), (1517, 1546), (1546, 1607), (1607, 1679), (1679, 1780), (1780, 1871), (1871, 1984), (1984, 2071), (2071, 2129), (2129, 2188), (2188, 2313), (2313, 2386), (2386, 2427), (2427, 2575), (2575, 2624), (2624, 2763), (2763, 2808), (2808, 2857), (2857, 2912), (2912, 3017), (3017, 3057), (3057, 3178), (3178, 3253), (3253, 3377), (3377, 3527), (3527, 3574), (3574, 3669), (3669, 3734), (3734, 3795), (3795, 3823), (3823, 3882), (3882, 3987)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦\u{1}A is on both sides: \u{1}B and \u{1}C cannot both have it ~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A is named twice ~~~~~⟧",
    "⟦\u{1}A is named \u{3}B\u{4}o\u{5}\u{1}B time\u{4}\u{5}\u{1}B times\u{6} ~~~⟧",
    "⟦a deck has one of each card; was one of them misread? ~~~~~~~~~~~~~~~~~⟧",
    "⟦name a laid-off card only once, after the `+` ~~~~~~~~~~~~~~~⟧",
    "⟦the discard is not one of the ten cards: name it only once, after the `x` ~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A has \u{3}B\u{4}o\u{5}\u{1}B card\u{4}\u{5}\u{1}B cards\u{6}; expected ten ~~~~~~⟧",
    "⟦\u{1}A has \u{3}B\u{4}o\u{5}\u{1}B card\u{4}\u{5}\u{1}B cards\u{6}; expected ten, or eleven that all meld ~~~~~~~~~~~~~~⟧",
    "⟦\u{3}A\u{4}o\u{5}one card is missing; did someone skip it?\u{4}\u{5}\u{1}A cards are missing; did someone skip them?\u{6}⟧",
    "⟦\u{3}A\u{4}o\u{5}one card is missing; did someone skip it, or was it laid off?\u{4}\u{5}\u{1}A cards are missing; did someone skip them, or were they laid off?\u{6}⟧",
    "⟦if one of the eleven is the discard, name it only once, after the `x` ~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦write the discard after an `x`, and a `v` before the other side ~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦laid-off cards are part of the ten; does one of these belong to the other side? ~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A is not a meld: a meld has three or more cards ~~~~~~~~~~~~~~~⟧",
    "⟦write deadwood after the slash; or was a card of the meld left out? ~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦write deadwood after a slash, as in `4-7s / 2h`; or was a card of the meld left out? ~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦write only melds after `on`; or was a card of the meld left out? ~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A is not a run: the ace is always low ~~~~~~~~~~~~⟧",
    "⟦\u{1}A would be a run ~~~~~⟧",
    "⟦\u{1}A is not a run: \u{1}B \u{3}C\u{4}o\u{5}is missing\u{4}\u{5}are missing\u{6} ~~~~~⟧",
    "⟦a run has no gaps; separate two runs with a comma ~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A is not a meld: it is neither a set of one rank nor a run of one suit ~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦separate two melds with a comma; write deadwood after the slash ~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦separate two melds with a comma; write deadwood after a slash, as in `4-7s / 2h` ~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦separate two melds with a comma; write only melds after `on` ~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A cannot knock with \u{1}B: the limit is \u{1}C ~~~~~~~~~~~⟧",
    "⟦play on until the deadwood is \u{1}A or less ~~~~~~~~~~~~⟧",
    "⟦the first count is the knocker's; with more than \u{1}A they cannot knock, and play continues ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A cannot knock with \u{1}B: only gin can end this hand ~~~~~~~~~~~~~~~⟧",
    "⟦play on until you have gin ~~~~~~~~⟧",
    "⟦the knocker's cards come first, and the other cards could end this hand: are the sides in the wrong order? ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A does not fit any of \u{1}B's melds ~~~~~~~~~⟧",
    "⟦lay off the fourth card of a set, or the next card at either end of a run; otherwise it is deadwood ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A fits \u{1}B's run only after \u{1}C ~~~~~~~~⟧",
    "⟦without \u{1}A it counts as deadwood ~~~~~~~~~~⟧",
    "⟦cards cannot be laid off against gin ~~~~~~~~~~~~⟧",
    "⟦these cards count as deadwood: write them before the `+`, and drop the `+` ~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the knock card is missing ~~~~~~~~⟧",
    "⟦under these rules every knock and every gin needs it: add it after an `@`, as in `@7s` ~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A has eleven cards, but \u{1}B \u{3}C\u{4}o\u{5}does not meld\u{4}\u{5}do not meld\u{6} ~~~~~~~~⟧",
    "⟦for big gin all eleven cards must meld; otherwise name ten, and the discard after an `x` ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A's cards can be melded in \u{3}B\u{4}o\u{5}\u{1}B way\u{4}\u{5}\u{1}B ways\u{6} with the same deadwood, and the hand scores differently in each ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A must declare one of them: \u{1}B ~~~~~~~~~⟧",
    "⟦a count must be from 0 to \u{1}A, the most that ten cards can add up to ~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦add up the deadwood again, or name the cards ~~~~~~~~~~~~~~⟧",
    "⟦the points of a hand must be from 0 to \u{1}A ~~~~~~~~~~~~~⟧",
    "⟦check the number ~~~~~⟧",
    "⟦the boxes of a hand must be from 0 to \u{1}A ~~~~~~~~~~~~⟧",
    "⟦write the boxes that the winner gets for this hand, not for the whole game ~~~~~~~~~~~~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("card-on-both-sides", 3),
    ("named-twice", 1),
    ("named-times", 2),
    ("one-of-each-card", 0),
    ("laid-off-only-once", 0),
    ("discard-only-once", 0),
    ("card-count", 2),
    ("card-count-of-knocker", 2),
    ("cards-missing-of-knocker", 1),
    ("cards-missing", 1),
    ("eleven-with-discard", 0),
    ("too-many-of-knocker", 0),
    ("too-many", 0),
    ("too-short", 1),
    ("too-short-in-hand", 0),
    ("too-short-in-groups", 0),
    ("too-short-after-on", 0),
    ("ace-high", 1),
    ("would-be-a-run", 1),
    ("gap", 3),
    ("gap-hint", 0),
    ("mixed", 1),
    ("mixed-in-hand", 0),
    ("mixed-in-groups", 0),
    ("mixed-after-on", 0),
    ("over-limit", 3),
    ("over-limit-hint", 1),
    ("over-limit-count-hint", 1),
    ("only-gin", 2),
    ("only-gin-hint", 0),
    ("sides-exchanged", 0),
    ("does-not-fit", 2),
    ("does-not-fit-hint", 0),
    ("fits-only-after", 3),
    ("fits-only-after-hint", 1),
    ("laid-off-on-gin", 0),
    ("laid-off-on-gin-hint", 0),
    ("knock-card-missing", 0),
    ("knock-card-missing-hint", 0),
    ("not-big-gin", 3),
    ("not-big-gin-hint", 0),
    ("ambiguous", 2),
    ("must-declare", 2),
    ("count-range", 1),
    ("count-range-hint", 0),
    ("points-range", 1),
    ("points-range-hint", 0),
    ("boxes-range", 1),
    ("boxes-range-hint", 0),
];
