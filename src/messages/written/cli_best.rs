//! The messages of `l10n/*/cli-best.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// lay off { $cards }
pub(crate) struct LayOff<T0> { pub(crate) cards: T0 }

impl<T0: Value> Message for LayOff<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.cards.arg()]) }
}

// discard { $card }
pub(crate) struct Discard<T0> { pub(crate) card: T0 }

impl<T0: Value> Message for Discard<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.card.arg()]) }
}

// deadwood { $count }
pub(crate) struct Deadwood<T0> { pub(crate) count: T0 }

impl<T0: Count> Message for Deadwood<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.count.arg()]) }
}

// deadwood { $count }, gin
pub(crate) struct DeadwoodGin<T0> { pub(crate) count: T0 }

impl<T0: Count> Message for DeadwoodGin<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.count.arg()]) }
}

// deadwood { $count }, big gin
pub(crate) struct DeadwoodBigGin<T0> { pub(crate) count: T0 }

impl<T0: Count> Message for DeadwoodBigGin<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.count.arg()]) }
}

// there are { $count } cards, but at most { $most } can be arranged here
pub(crate) struct TooManyCards<T0, T1> { pub(crate) count: T0, pub(crate) most: T1 }

impl<T0: Count, T1: Count> Message for TooManyCards<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.count.arg(), self.most.arg()]) }
}

// a defender has ten cards, including those laid off
pub(crate) struct TooManyOfDefenderHint;

impl Message for TooManyOfDefenderHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for TooManyOfDefenderHint {}

// a hand has at most eleven cards, before the discard; write the knocker's melds after `on`
pub(crate) struct TooManyCardsHint;

impl Message for TooManyCardsHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for TooManyCardsHint {}

// { $cards }: a set
pub(crate) struct ASet<T0> { pub(crate) cards: T0 }

impl<T0: Value> Message for ASet<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.cards.arg()]) }
}

// { $cards }: a run
pub(crate) struct ARun<T0> { pub(crate) cards: T0 }

impl<T0: Value> Message for ARun<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.cards.arg()]) }
}

// { $cards }: not a meld
pub(crate) struct NotAMeld<T0> { pub(crate) cards: T0 }

impl<T0: Value> Message for NotAMeld<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.cards.arg()]) }
}

// a legal spread with { $count } deadwood
pub(crate) struct LegalSpread<T0> { pub(crate) count: T0 }

impl<T0: Count> Message for LegalSpread<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 11) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.count.arg()]) }
}

// a spread has ten or eleven cards, not { $count }
pub(crate) struct SpreadSize<T0> { pub(crate) count: T0 }

impl<T0: Count> Message for SpreadSize<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 12) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.count.arg()]) }
}

// without a slash, each group is checked by itself
pub(crate) struct SpreadSizeHint;

impl Message for SpreadSizeHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 13) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SpreadSizeHint {}

// note: { $cards } cannot be in two melds of one spread
pub(crate) struct InTwoMelds<T0> { pub(crate) cards: T0 }

impl<T0: Value> Message for InTwoMelds<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 14) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.cards.arg()]) }
}

// by { $rules }
pub(crate) struct JudgedBy<T0> { pub(crate) rules: T0 }

impl<T0: Value> Message for JudgedBy<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 15) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.rules.arg()]) }
}

// the rules of the series { $series }
pub(crate) struct RulesOfSeries<T0> { pub(crate) series: T0 }

impl<T0: Value> Message for RulesOfSeries<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 16) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.series.arg()]) }
}

// the knocker
pub(crate) struct TheKnocker;

impl Message for TheKnocker {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 17) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for TheKnocker {}

// the defender
pub(crate) struct TheDefender;

impl Message for TheDefender {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 18) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for TheDefender {}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 19]; 6] = [
    [(0, 10), (10, 20), (20, 31), (31, 47), (47, 67), (67, 122), (122, 172), (172, 261), (261, 270), (270, 279), (279, 293), (293, 324), (324, 364), (364, 412), (412, 457), (457, 462), (462, 488), (488, 499), (499, 511)],
    [(0, 10), (10, 20), (20, 31), (31, 47), (47, 67), (67, 122), (122, 172), (172, 261), (261, 270), (270, 279), (279, 293), (293, 324), (324, 364), (364, 412), (412, 457), (457, 462), (462, 488), (488, 499), (499, 511)],
    [(0, 10), (10, 20), (20, 31), (31, 47), (47, 67), (67, 122), (122, 172), (172, 261), (261, 270), (270, 279), (279, 293), (293, 324), (324, 364), (364, 412), (412, 457), (457, 462), (462, 488), (488, 499), (499, 511)],
    [(0, 10), (10, 20), (20, 31), (31, 47), (47, 67), (67, 122), (122, 172), (172, 261), (261, 270), (270, 279), (279, 293), (293, 324), (324, 364), (364, 412), (412, 457), (457, 462), (462, 488), (488, 499), (499, 511)],
    [(0, 10), (10, 20), (20, 31), (31, 47), (47, 67), (67, 122), (122, 172), (172, 261), (261, 270), (270, 279), (279, 293), (293, 324), (324, 364), (364, 412), (412, 457), (457, 462), (462, 488), (488, 499), (499, 511)],
    [(0, 10), (10, 20), (20, 31), (31, 47), (47, 67), (67, 122), (122, 172), (172, 261), (261, 270), (270, 279), (279, 293), (293, 324), (324, 364), (364, 412), (412, 457), (457, 462), (462, 488), (488, 499), (499, 511)],
];

const TEXT: &str = concat!(
    "lay off \u{1}A",
    "discard \u{1}A",
    "deadwood \u{1}A",
    "deadwood \u{1}A, gin",
    "deadwood \u{1}A, big gin",
    "there are \u{1}A cards, but at most \u{1}B can be arranged here",
    "a defender has ten cards, including those laid off",
    "a hand has at most eleven cards, before the discard; write the knocker's melds after `on`",
    "\u{1}A: a set",
    "\u{1}A: a run",
    "\u{1}A: not a meld",
    "a legal spread with \u{1}A deadwood",
    "a spread has ten or eleven cards, not \u{1}A",
    "without a slash, each group is checked by itself",
    "note: \u{1}A cannot be in two melds of one spread",
    "by \u{1}A",
    "the rules of the series \u{1}A",
    "the knocker",
    "the defender",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 19] = [(0, 19), (19, 38), (38, 59), (59, 86), (86, 119), (119, 198), (198, 271), (271, 396), (396, 414), (414, 432), (432, 457), (457, 504), (504, 563), (563, 634), (634, 700), (700, 713), (713, 754), (754, 775), (775, 798)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦lay off \u{1}A ~~⟧",
    "⟦discard \u{1}A ~~⟧",
    "⟦deadwood \u{1}A ~~~⟧",
    "⟦deadwood \u{1}A, gin ~~~~⟧",
    "⟦deadwood \u{1}A, big gin ~~~~~~⟧",
    "⟦there are \u{1}A cards, but at most \u{1}B can be arranged here ~~~~~~~~~~~~~~~~~⟧",
    "⟦a defender has ten cards, including those laid off ~~~~~~~~~~~~~~~~⟧",
    "⟦a hand has at most eleven cards, before the discard; write the knocker's melds after `on` ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A: a set ~~⟧",
    "⟦\u{1}A: a run ~~⟧",
    "⟦\u{1}A: not a meld ~~~~⟧",
    "⟦a legal spread with \u{1}A deadwood ~~~~~~~~~⟧",
    "⟦a spread has ten or eleven cards, not \u{1}A ~~~~~~~~~~~~⟧",
    "⟦without a slash, each group is checked by itself ~~~~~~~~~~~~~~~~⟧",
    "⟦note: \u{1}A cannot be in two melds of one spread ~~~~~~~~~~~~~~⟧",
    "⟦by \u{1}A ~⟧",
    "⟦the rules of the series \u{1}A ~~~~~~~~⟧",
    "⟦the knocker ~~~⟧",
    "⟦the defender ~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("lay-off", 1),
    ("discard", 1),
    ("deadwood", 1),
    ("deadwood-gin", 1),
    ("deadwood-big-gin", 1),
    ("too-many-cards", 2),
    ("too-many-of-defender-hint", 0),
    ("too-many-cards-hint", 0),
    ("a-set", 1),
    ("a-run", 1),
    ("not-a-meld", 1),
    ("legal-spread", 1),
    ("spread-size", 1),
    ("spread-size-hint", 0),
    ("in-two-melds", 1),
    ("judged-by", 1),
    ("rules-of-series", 1),
    ("the-knocker", 0),
    ("the-defender", 0),
];
