//! The messages of `l10n/*/cli-house.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// { $option } and { $setting } are the same rule
pub(crate) struct SameRule<T0, T1> { pub(crate) option: T0, pub(crate) setting: T1 }

impl<T0: Value, T1: Value> Message for SameRule<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.option.arg(), self.setting.arg()]) }
}

// leave out one of them
pub(crate) struct LeaveOutOne;

impl Message for LeaveOutOne {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for LeaveOutOne {}

// { $option } changes { $preset }: { $changes }
pub(crate) struct ChangesPreset<T0, T1, T2> { pub(crate) option: T0, pub(crate) preset: T1, pub(crate) changes: T2 }

impl<T0: Value, T1: Value, T2: Value> Message for ChangesPreset<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.option.arg(), self.preset.arg(), self.changes.arg()]) }
}

// { $key } { $is } (was { $was })
pub(crate) struct ChangedRule<T0, T1, T2> { pub(crate) key: T0, pub(crate) is: T1, pub(crate) was: T2 }

impl<T0: Value, T1: Value, T2: Value> Message for ChangedRule<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.key.arg(), self.is.arg(), self.was.arg()]) }
}

// --oklahoma keeps `ace_knock_card` at one: with an ace, knocking with 1 is allowed; to require gin, add `--set ace_knock_card=gin-only`
pub(crate) struct OklahomaKeepsAce;

impl Message for OklahomaKeepsAce {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for OklahomaKeepsAce {}

// --oklahoma keeps `doubled_boxes` at none: a spade doubles the points but not the boxes; to double them, too, add `--set doubled_boxes=all`
pub(crate) struct OklahomaKeepsBoxes;

impl Message for OklahomaKeepsBoxes {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for OklahomaKeepsBoxes {}

// --hollywood keeps `sheet_winner` at net-points: the higher total wins the sheet; to have it won by two games of three, add `--set sheet_winner=most-games`
pub(crate) struct HollywoodKeepsWinner;

impl Message for HollywoodKeepsWinner {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for HollywoodKeepsWinner {}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 7]; 6] = [
    [(0, 27), (27, 48), (48, 65), (65, 79), (79, 213), (213, 351), (351, 505)],
    [(0, 27), (27, 48), (48, 65), (65, 79), (79, 213), (213, 351), (351, 505)],
    [(0, 27), (27, 48), (48, 65), (65, 79), (79, 213), (213, 351), (351, 505)],
    [(0, 27), (27, 48), (48, 65), (65, 79), (79, 213), (213, 351), (351, 505)],
    [(0, 27), (27, 48), (48, 65), (65, 79), (79, 213), (213, 351), (351, 505)],
    [(0, 27), (27, 48), (48, 65), (65, 79), (79, 213), (213, 351), (351, 505)],
];

const TEXT: &str = concat!(
    "\u{1}A and \u{1}B are the same rule",
    "leave out one of them",
    "\u{1}A changes \u{1}B: \u{1}C",
    "\u{1}A \u{1}B (was \u{1}C)",
    "--oklahoma keeps `ace_knock_card` at one: with an ace, knocking with 1 is allowed; to require gin, add `--set ace_knock_card=gin-only`",
    "--oklahoma keeps `doubled_boxes` at none: a spade doubles the points but not the boxes; to double them, too, add `--set doubled_boxes=all`",
    "--hollywood keeps `sheet_winner` at net-points: the higher total wins the sheet; to have it won by two games of three, add `--set sheet_winner=most-games`",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 7] = [(0, 41), (41, 76), (76, 103), (103, 126), (126, 311), (311, 502), (502, 714)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦\u{1}A and \u{1}B are the same rule ~~~~~~~⟧",
    "⟦leave out one of them ~~~~~~~⟧",
    "⟦\u{1}A changes \u{1}B: \u{1}C ~~~⟧",
    "⟦\u{1}A \u{1}B (was \u{1}C) ~~⟧",
    "⟦--oklahoma keeps `ace_knock_card` at one: with an ace, knocking with 1 is allowed; to require gin, add `--set ace_knock_card=gin-only` ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦--oklahoma keeps `doubled_boxes` at none: a spade doubles the points but not the boxes; to double them, too, add `--set doubled_boxes=all` ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦--hollywood keeps `sheet_winner` at net-points: the higher total wins the sheet; to have it won by two games of three, add `--set sheet_winner=most-games` ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("same-rule", 2),
    ("leave-out-one", 0),
    ("changes-preset", 3),
    ("changed-rule", 3),
    ("oklahoma-keeps-ace", 0),
    ("oklahoma-keeps-boxes", 0),
    ("hollywood-keeps-winner", 0),
];
