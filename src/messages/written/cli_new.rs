//! The messages of `l10n/*/cli-new.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// Started series { $series } ({ $facts }).
pub(crate) struct Started<T0, T1> { pub(crate) series: T0, pub(crate) facts: T1 }

impl<T0: Value, T1: Value> Message for Started<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.series.arg(), self.facts.arg()]) }
}

// { $preset } rules
pub(crate) struct Rules<T0> { pub(crate) preset: T0 }

impl<T0: Value> Message for Rules<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.preset.arg()]) }
}

// { $preset } rules, but { $changes }
pub(crate) struct RulesBut<T0, T1> { pub(crate) preset: T0, pub(crate) changes: T1 }

impl<T0: Value, T1: Value> Message for RulesBut<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.preset.arg(), self.changes.arg()]) }
}

// { $preset } rules: as { $base }
pub(crate) struct SavedRules<T0, T1> { pub(crate) preset: T0, pub(crate) base: T1 }

impl<T0: Value, T1: Value> Message for SavedRules<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.preset.arg(), self.base.arg()]) }
}

// { $preset } rules: as { $base }, but { $changes }
pub(crate) struct SavedRulesBut<T0, T1, T2> { pub(crate) preset: T0, pub(crate) base: T1, pub(crate) changes: T2 }

impl<T0: Value, T1: Value, T2: Value> Message for SavedRulesBut<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.preset.arg(), self.base.arg(), self.changes.arg()]) }
}

// { $player } deals first
pub(crate) struct PlayerDealsFirst<T0> { pub(crate) player: T0 }

impl<T0: Value> Message for PlayerDealsFirst<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.player.arg()]) }
}

// { $side } deal first
pub(crate) struct SideDealsFirst<T0> { pub(crate) side: T0 }

impl<T0: Value> Message for SideDealsFirst<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.side.arg()]) }
}

// { $stake } per point
pub(crate) struct Stake<T0> { pub(crate) stake: T0 }

impl<T0: Value> Message for Stake<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.stake.arg()]) }
}

// `{ $typed }` is not a stake
pub(crate) struct NotAStake<T0> { pub(crate) typed: T0 }

impl<T0: Value> Message for NotAStake<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.typed.arg()]) }
}

// write an amount of money per point with up to four decimals, as in `0.10`
pub(crate) struct NotAStakeHint;

impl Message for NotAStakeHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NotAStakeHint {}

// the name of the series is empty
pub(crate) struct NameEmpty;

impl Message for NameEmpty {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NameEmpty {}

// `{ $name }` is not allowed as a series name: it contains { $sign }
pub(crate) struct NameInvisible<T0, T1> { pub(crate) name: T0, pub(crate) sign: T1 }

impl<T0: Value, T1: Value> Message for NameInvisible<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 11) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.sign.arg()]) }
}

// `{ $name }` is not allowed as a series name: it must not contain `{ $sign }`
pub(crate) struct NameSign<T0, T1> { pub(crate) name: T0, pub(crate) sign: T1 }

impl<T0: Value, T1: Value> Message for NameSign<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 12) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.sign.arg()]) }
}

// `{ $name }` is not allowed as a series name: it must start with a letter or a digit
pub(crate) struct NameStart<T0> { pub(crate) name: T0 }

impl<T0: Value> Message for NameStart<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 13) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg()]) }
}

// `{ $name }` is not allowed as a series name: it ends with a space or a dot
pub(crate) struct NameEnd<T0> { pub(crate) name: T0 }

impl<T0: Value> Message for NameEnd<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 14) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg()]) }
}

// `{ $name }` is not allowed as a series name: it is longer than { $bytes } bytes
pub(crate) struct NameLong<T0, T1> { pub(crate) name: T0, pub(crate) bytes: T1 }

impl<T0: Value, T1: Count> Message for NameLong<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 15) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.bytes.arg()]) }
}

// `{ $name }` is not allowed as a series name: Windows reserves it for a device
pub(crate) struct NameDevice<T0> { pub(crate) name: T0 }

impl<T0: Value> Message for NameDevice<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 16) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg()]) }
}

// `{ $name }` is not allowed as a series name: it looks like a copy made by another program
pub(crate) struct NameCopy<T0> { pub(crate) name: T0 }

impl<T0: Value> Message for NameCopy<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 17) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg()]) }
}

// use letters, digits, `-`, `_`, `.` and spaces, starting with a letter or digit, as in `club-night`
pub(crate) struct NameHint;

impl Message for NameHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 18) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NameHint {}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 19]; 6] = [
    [(0, 23), (23, 31), (31, 47), (47, 62), (62, 85), (85, 99), (99, 112), (112, 124), (124, 143), (143, 216), (216, 247), (247, 299), (299, 361), (361, 437), (437, 504), (504, 568), (568, 638), (638, 720), (720, 818)],
    [(0, 23), (23, 31), (31, 47), (47, 62), (62, 85), (85, 99), (99, 112), (112, 124), (124, 143), (143, 216), (216, 247), (247, 299), (299, 361), (361, 437), (437, 504), (504, 568), (568, 638), (638, 720), (720, 818)],
    [(0, 23), (23, 31), (31, 47), (47, 62), (62, 85), (85, 99), (99, 112), (112, 124), (124, 143), (143, 216), (216, 247), (247, 299), (299, 361), (361, 437), (437, 504), (504, 568), (568, 638), (638, 720), (720, 818)],
    [(0, 23), (23, 31), (31, 47), (47, 62), (62, 85), (85, 99), (99, 112), (112, 124), (124, 143), (143, 216), (216, 247), (247, 299), (299, 361), (361, 437), (437, 504), (504, 568), (568, 638), (638, 720), (720, 818)],
    [(0, 23), (23, 31), (31, 47), (47, 62), (62, 85), (85, 99), (99, 112), (112, 124), (124, 143), (143, 216), (216, 247), (247, 299), (299, 361), (361, 437), (437, 504), (504, 568), (568, 638), (638, 720), (720, 818)],
    [(0, 23), (23, 31), (31, 47), (47, 62), (62, 85), (85, 99), (99, 112), (112, 124), (124, 143), (143, 216), (216, 247), (247, 299), (299, 361), (361, 437), (437, 504), (504, 568), (568, 638), (638, 720), (720, 818)],
];

const TEXT: &str = concat!(
    "Started series \u{1}A (\u{1}B).",
    "\u{1}A rules",
    "\u{1}A rules, but \u{1}B",
    "\u{1}A rules: as \u{1}B",
    "\u{1}A rules: as \u{1}B, but \u{1}C",
    "\u{1}A deals first",
    "\u{1}A deal first",
    "\u{1}A per point",
    "`\u{1}A` is not a stake",
    "write an amount of money per point with up to four decimals, as in `0.10`",
    "the name of the series is empty",
    "`\u{1}A` is not allowed as a series name: it contains \u{1}B",
    "`\u{1}A` is not allowed as a series name: it must not contain `\u{1}B`",
    "`\u{1}A` is not allowed as a series name: it must start with a letter or a digit",
    "`\u{1}A` is not allowed as a series name: it ends with a space or a dot",
    "`\u{1}A` is not allowed as a series name: it is longer than \u{1}B bytes",
    "`\u{1}A` is not allowed as a series name: Windows reserves it for a device",
    "`\u{1}A` is not allowed as a series name: it looks like a copy made by another program",
    "use letters, digits, `-`, `_`, `.` and spaces, starting with a letter or digit, as in `club-night`",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 19] = [(0, 36), (36, 53), (53, 80), (80, 105), (105, 140), (140, 165), (165, 188), (188, 210), (210, 241), (241, 345), (345, 393), (393, 468), (468, 556), (556, 663), (663, 758), (758, 849), (849, 948), (948, 1063), (1063, 1200)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦Started series \u{1}A (\u{1}B). ~~~~~~⟧",
    "⟦\u{1}A rules ~~⟧",
    "⟦\u{1}A rules, but \u{1}B ~~~~⟧",
    "⟦\u{1}A rules: as \u{1}B ~~~⟧",
    "⟦\u{1}A rules: as \u{1}B, but \u{1}C ~~~~~⟧",
    "⟦\u{1}A deals first ~~~~⟧",
    "⟦\u{1}A deal first ~~~⟧",
    "⟦\u{1}A per point ~~~⟧",
    "⟦`\u{1}A` is not a stake ~~~~~⟧",
    "⟦write an amount of money per point with up to four decimals, as in `0.10` ~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the name of the series is empty ~~~~~~~~~~⟧",
    "⟦`\u{1}A` is not allowed as a series name: it contains \u{1}B ~~~~~~~~~~~~~~~~⟧",
    "⟦`\u{1}A` is not allowed as a series name: it must not contain `\u{1}B` ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦`\u{1}A` is not allowed as a series name: it must start with a letter or a digit ~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦`\u{1}A` is not allowed as a series name: it ends with a space or a dot ~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦`\u{1}A` is not allowed as a series name: it is longer than \u{1}B bytes ~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦`\u{1}A` is not allowed as a series name: Windows reserves it for a device ~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦`\u{1}A` is not allowed as a series name: it looks like a copy made by another program ~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦use letters, digits, `-`, `_`, `.` and spaces, starting with a letter or digit, as in `club-night` ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("started", 2),
    ("rules", 1),
    ("rules-but", 2),
    ("saved-rules", 2),
    ("saved-rules-but", 3),
    ("player-deals-first", 1),
    ("side-deals-first", 1),
    ("stake", 1),
    ("not-a-stake", 1),
    ("not-a-stake-hint", 0),
    ("name-empty", 0),
    ("name-invisible", 2),
    ("name-sign", 2),
    ("name-start", 1),
    ("name-end", 1),
    ("name-long", 2),
    ("name-device", 1),
    ("name-copy", 1),
    ("name-hint", 0),
];
