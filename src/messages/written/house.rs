//! The messages of `l10n/*/house.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// there is no preset called { $name }
pub(crate) struct NoSuchPreset<T0> { pub(crate) name: T0 }

impl<T0: Value> Message for NoSuchPreset<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg()]) }
}

// the presets are { $presets }
pub(crate) struct PresetsAre<T0> { pub(crate) presets: T0 }

impl<T0: Value> Message for PresetsAre<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.presets.arg()]) }
}

// there is no house rule called { $name }
pub(crate) struct NoSuchRule<T0> { pub(crate) name: T0 }

impl<T0: Value> Message for NoSuchRule<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg()]) }
}

// write { $keys }
pub(crate) struct WriteKey<T0> { pub(crate) keys: T0 }

impl<T0: Value> Message for WriteKey<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.keys.arg()]) }
}

// `ginscore rules show` lists the keys
pub(crate) struct KeysAreListed;

impl Message for KeysAreListed {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for KeysAreListed {}

// { $text } is not a setting
pub(crate) struct NotASetting<T0> { pub(crate) text: T0 }

impl<T0: Value> Message for NotASetting<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.text.arg()]) }
}

// write KEY=VALUE, as in `--set gin_bonus=20`
pub(crate) struct NotASettingHint;

impl Message for NotASettingHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NotASettingHint {}

// { $key } cannot be { $value }
pub(crate) struct CannotBe<T0, T1> { pub(crate) key: T0, pub(crate) value: T1 }

impl<T0: Value, T1: Value> Message for CannotBe<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.key.arg(), self.value.arg()]) }
}

// allowed values: { $allowed }
pub(crate) struct AllowedValues<T0> { pub(crate) allowed: T0 }

impl<T0: Value> Message for AllowedValues<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.allowed.arg()]) }
}

// did you mean { $meant }? Allowed values: { $allowed }
pub(crate) struct DidYouMeanAllowed<T0, T1> { pub(crate) meant: T0, pub(crate) allowed: T1 }

impl<T0: Value, T1: Value> Message for DidYouMeanAllowed<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.meant.arg(), self.allowed.arg()]) }
}

// `column_multipliers` lists { $listed }, but `columns` is { $columns }
pub(crate) struct MultipliersConflict<T0, T1> { pub(crate) listed: T0, pub(crate) columns: T1 }

impl<T0: Count, T1: Count> Message for MultipliersConflict<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.listed.arg(), self.columns.arg()]) }
}

// list one number per column, as in { $option }
pub(crate) struct MultipliersConflictHint<T0> { pub(crate) option: T0 }

impl<T0: Value> Message for MultipliersConflictHint<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 11) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.option.arg()]) }
}

// `bonus_boxes` is `each-side`, but `box_timing` is `each-hand`
pub(crate) struct BoxesConflict;

impl Message for BoxesConflict {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 12) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for BoxesConflict {}

// boxes that are paid with each hand belong to the side that wins the round
pub(crate) struct BoxesConflictHint;

impl Message for BoxesConflictHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 13) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for BoxesConflictHint {}

// `shutout.award` { $award } cannot be combined with `settlement` score-plus-difference
pub(crate) struct AwardConflict<T0> { pub(crate) award: T0 }

impl<T0: Value> Message for AwardConflict<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 14) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.award.arg()]) }
}

// with that settlement the award must be none or double-total
pub(crate) struct AwardConflictHint;

impl Message for AwardConflictHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 15) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for AwardConflictHint {}

// { $lowest } to { $highest }
pub(crate) struct AllowedRange<T0, T1> { pub(crate) lowest: T0, pub(crate) highest: T1 }

impl<T0: Count, T1: Count> Message for AllowedRange<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 16) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.lowest.arg(), self.highest.arg()]) }
}

// none (not played), { $lowest } to { $highest }
pub(crate) struct AllowedRangeOrNone<T0, T1> { pub(crate) lowest: T0, pub(crate) highest: T1 }

impl<T0: Count, T1: Count> Message for AllowedRangeOrNone<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 17) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.lowest.arg(), self.highest.arg()]) }
}

// { $lowest } (gin only) to { $highest }
pub(crate) struct AllowedKnockLimit<T0, T1> { pub(crate) lowest: T0, pub(crate) highest: T1 }

impl<T0: Count, T1: Count> Message for AllowedKnockLimit<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 18) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.lowest.arg(), self.highest.arg()]) }
}

// { $lowest } (not) to { $highest }
pub(crate) struct AllowedRounding<T0, T1> { pub(crate) lowest: T0, pub(crate) highest: T1 }

impl<T0: Count, T1: Count> Message for AllowedRounding<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 19) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.lowest.arg(), self.highest.arg()]) }
}

// some of C D H S (as in HS), or none
pub(crate) struct AllowedSuits;

impl Message for AllowedSuits {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 20) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for AllowedSuits {}

// none, { $lowest } to { $highest }, double-points, double-points-and-game, double-total
pub(crate) struct AllowedAward<T0, T1> { pub(crate) lowest: T0, pub(crate) highest: T1 }

impl<T0: Count, T1: Count> Message for AllowedAward<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 21) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.lowest.arg(), self.highest.arg()]) }
}

// as many whole numbers from 1 to 10 as there are columns (as in 1,1,2)
pub(crate) struct AllowedMultipliers;

impl Message for AllowedMultipliers {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 22) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for AllowedMultipliers {}

// one-sheet, to-N (N from 1 to 10000000), best-of-N (N odd, from 1 to 99)
pub(crate) struct AllowedSeries;

impl Message for AllowedSeries {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 23) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for AllowedSeries {}

// by-size (rotate with two a side, otherwise fixed), rotate, fixed
pub(crate) struct AllowedPairing;

impl Message for AllowedPairing {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 24) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for AllowedPairing {}

// * not given by the source:
pub(crate) struct NotGivenBySource;

impl Message for NotGivenBySource {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 25) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NotGivenBySource {}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 26]; 6] = [
    [(0, 28), (28, 46), (46, 78), (78, 86), (86, 122), (122, 141), (141, 184), (184, 199), (199, 217), (217, 252), (252, 302), (302, 338), (338, 399), (399, 472), (472, 549), (549, 608), (608, 616), (616, 643), (643, 662), (662, 676), (676, 711), (711, 778), (778, 847), (847, 918), (918, 982), (982, 1008)],
    [(0, 28), (28, 46), (46, 78), (78, 86), (86, 122), (122, 141), (141, 184), (184, 199), (199, 217), (217, 252), (252, 302), (302, 338), (338, 399), (399, 472), (472, 549), (549, 608), (608, 616), (616, 643), (643, 662), (662, 676), (676, 711), (711, 778), (778, 847), (847, 918), (918, 982), (982, 1008)],
    [(0, 28), (28, 46), (46, 78), (78, 86), (86, 122), (122, 141), (141, 184), (184, 199), (199, 217), (217, 252), (252, 302), (302, 338), (338, 399), (399, 472), (472, 549), (549, 608), (608, 616), (616, 643), (643, 662), (662, 676), (676, 711), (711, 778), (778, 847), (847, 918), (918, 982), (982, 1008)],
    [(0, 28), (28, 46), (46, 78), (78, 86), (86, 122), (122, 141), (141, 184), (184, 199), (199, 217), (217, 252), (252, 302), (302, 338), (338, 399), (399, 472), (472, 549), (549, 608), (608, 616), (616, 643), (643, 662), (662, 676), (676, 711), (711, 778), (778, 847), (847, 918), (918, 982), (982, 1008)],
    [(0, 28), (28, 46), (46, 78), (78, 86), (86, 122), (122, 141), (141, 184), (184, 199), (199, 217), (217, 252), (252, 302), (302, 338), (338, 399), (399, 472), (472, 549), (549, 608), (608, 616), (616, 643), (643, 662), (662, 676), (676, 711), (711, 778), (778, 847), (847, 918), (918, 982), (982, 1008)],
    [(0, 28), (28, 46), (46, 78), (78, 86), (86, 122), (122, 141), (141, 184), (184, 199), (199, 217), (217, 252), (252, 302), (302, 338), (338, 399), (399, 472), (472, 549), (549, 608), (608, 616), (616, 643), (643, 662), (662, 676), (676, 711), (711, 778), (778, 847), (847, 918), (918, 982), (982, 1008)],
];

const TEXT: &str = concat!(
    "there is no preset called \u{1}A",
    "the presets are \u{1}A",
    "there is no house rule called \u{1}A",
    "write \u{1}A",
    "`ginscore rules show` lists the keys",
    "\u{1}A is not a setting",
    "write KEY=VALUE, as in `--set gin_bonus=20`",
    "\u{1}A cannot be \u{1}B",
    "allowed values: \u{1}A",
    "did you mean \u{1}A? Allowed values: \u{1}B",
    "`column_multipliers` lists \u{1}A, but `columns` is \u{1}B",
    "list one number per column, as in \u{1}A",
    "`bonus_boxes` is `each-side`, but `box_timing` is `each-hand`",
    "boxes that are paid with each hand belong to the side that wins the round",
    "`shutout.award` \u{1}A cannot be combined with `settlement` score-plus-difference",
    "with that settlement the award must be none or double-total",
    "\u{1}A to \u{1}B",
    "none (not played), \u{1}A to \u{1}B",
    "\u{1}A (gin only) to \u{1}B",
    "\u{1}A (not) to \u{1}B",
    "some of C D H S (as in HS), or none",
    "none, \u{1}A to \u{1}B, double-points, double-points-and-game, double-total",
    "as many whole numbers from 1 to 10 as there are columns (as in 1,1,2)",
    "one-sheet, to-N (N from 1 to 10000000), best-of-N (N odd, from 1 to 99)",
    "by-size (rotate with two a side, otherwise fixed), rotate, fixed",
    "* not given by the source:",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 26] = [(0, 43), (43, 73), (73, 122), (122, 139), (139, 194), (194, 225), (225, 289), (289, 314), (314, 344), (344, 396), (396, 468), (468, 522), (522, 610), (610, 714), (714, 823), (823, 908), (908, 924), (924, 965), (965, 996), (996, 1020), (1020, 1073), (1073, 1168), (1168, 1267), (1267, 1368), (1368, 1460), (1460, 1501)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦there is no preset called \u{1}A ~~~~~~~~⟧",
    "⟦the presets are \u{1}A ~~~~~⟧",
    "⟦there is no house rule called \u{1}A ~~~~~~~~~~⟧",
    "⟦write \u{1}A ~~⟧",
    "⟦`ginscore rules show` lists the keys ~~~~~~~~~~~~⟧",
    "⟦\u{1}A is not a setting ~~~~~⟧",
    "⟦write KEY=VALUE, as in `--set gin_bonus=20` ~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A cannot be \u{1}B ~~~⟧",
    "⟦allowed values: \u{1}A ~~~~~⟧",
    "⟦did you mean \u{1}A? Allowed values: \u{1}B ~~~~~~~~~~⟧",
    "⟦`column_multipliers` lists \u{1}A, but `columns` is \u{1}B ~~~~~~~~~~~~~~~⟧",
    "⟦list one number per column, as in \u{1}A ~~~~~~~~~~~⟧",
    "⟦`bonus_boxes` is `each-side`, but `box_timing` is `each-hand` ~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦boxes that are paid with each hand belong to the side that wins the round ~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦`shutout.award` \u{1}A cannot be combined with `settlement` score-plus-difference ~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦with that settlement the award must be none or double-total ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A to \u{1}B ~⟧",
    "⟦none (not played), \u{1}A to \u{1}B ~~~~~~~⟧",
    "⟦\u{1}A (gin only) to \u{1}B ~~~~~⟧",
    "⟦\u{1}A (not) to \u{1}B ~~~⟧",
    "⟦some of C D H S (as in HS), or none ~~~~~~~~~~~⟧",
    "⟦none, \u{1}A to \u{1}B, double-points, double-points-and-game, double-total ~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦as many whole numbers from 1 to 10 as there are columns (as in 1,1,2) ~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦one-sheet, to-N (N from 1 to 10000000), best-of-N (N odd, from 1 to 99) ~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦by-size (rotate with two a side, otherwise fixed), rotate, fixed ~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦* not given by the source: ~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("no-such-preset", 1),
    ("presets-are", 1),
    ("no-such-rule", 1),
    ("write-key", 1),
    ("keys-are-listed", 0),
    ("not-a-setting", 1),
    ("not-a-setting-hint", 0),
    ("cannot-be", 2),
    ("allowed-values", 1),
    ("did-you-mean-allowed", 2),
    ("multipliers-conflict", 2),
    ("multipliers-conflict-hint", 1),
    ("boxes-conflict", 0),
    ("boxes-conflict-hint", 0),
    ("award-conflict", 1),
    ("award-conflict-hint", 0),
    ("allowed-range", 2),
    ("allowed-range-or-none", 2),
    ("allowed-knock-limit", 2),
    ("allowed-rounding", 2),
    ("allowed-suits", 0),
    ("allowed-award", 2),
    ("allowed-multipliers", 0),
    ("allowed-series", 0),
    ("allowed-pairing", 0),
    ("not-given-by-source", 0),
];
