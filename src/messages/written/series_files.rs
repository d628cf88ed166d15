//! The messages of `l10n/*/series-files.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// Delete the series { $name } with { $hands -> [one] { $hands } hand [other] { $hands } hands }? (y or n)
pub(crate) struct DeleteSeries<T0, T1> { pub(crate) name: T0, pub(crate) hands: T1 }

impl<T0: Value, T1: Count> Message for DeleteSeries<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.hands.arg()]) }
}

// Delete the series { $name }, which cannot be read? (y or n)
pub(crate) struct DeleteUnreadSeries<T0> { pub(crate) name: T0 }

impl<T0: Value> Message for DeleteUnreadSeries<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg()]) }
}

// Nothing was deleted.
pub(crate) struct NothingDeleted;

impl Message for NothingDeleted {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NothingDeleted {}

// { $name } is not deleted without a question, and nobody can be asked here
pub(crate) struct NotAsked<T0> { pub(crate) name: T0 }

impl<T0: Value> Message for NotAsked<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg()]) }
}

// add `--yes` to delete it
pub(crate) struct NotAskedHint;

impl Message for NotAskedHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NotAskedHint {}

// no deleted series is called { $part }
pub(crate) struct NoneDeletedCalled<T0> { pub(crate) part: T0 }

impl<T0: Value> Message for NoneDeletedCalled<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.part.arg()]) }
}

// `ginscore series restore` lists them
pub(crate) struct NoneDeletedHint;

impl Message for NoneDeletedHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoneDeletedHint {}

// { $part } matches several deleted series
pub(crate) struct SeveralDeleted<T0> { pub(crate) part: T0 }

impl<T0: Value> Message for SeveralDeleted<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.part.arg()]) }
}

// write more of the name: { $names }
pub(crate) struct SeveralDeletedHint<T0> { pub(crate) names: T0 }

impl<T0: Value> Message for SeveralDeletedHint<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.names.arg()]) }
}

// { $path } already exists
pub(crate) struct NameTaken<T0> { pub(crate) path: T0 }

impl<T0: Value> Message for NameTaken<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.path.arg()]) }
}

// give one of the two another name with `ginscore series rename`
pub(crate) struct NameTakenHint;

impl Message for NameTakenHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NameTakenHint {}

// Deleted series { $name }. `ginscore series restore { $in-trash }` brings it back.
pub(crate) struct Deleted<T0, T1> { pub(crate) name: T0, pub(crate) in_trash: T1 }

impl<T0: Value, T1: Value> Message for Deleted<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 11) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.in_trash.arg()]) }
}

// Restored series { $name }.
pub(crate) struct Restored<T0> { pub(crate) name: T0 }

impl<T0: Value> Message for Restored<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 12) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg()]) }
}

// Renamed series { $old } to { $new }.
pub(crate) struct Renamed<T0, T1> { pub(crate) old: T0, pub(crate) new: T1 }

impl<T0: Value, T1: Value> Message for Renamed<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 13) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.old.arg(), self.new.arg()]) }
}

// There are no deleted series.
pub(crate) struct NoDeletedSeries;

impl Message for NoDeletedSeries {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 14) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoDeletedSeries {}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 15]; 6] = [
    [(0, 59), (59, 111), (111, 131), (131, 197), (197, 221), (221, 251), (251, 287), (287, 320), (320, 346), (346, 363), (363, 425), (425, 488), (488, 507), (507, 531), (531, 559)],
    [(0, 59), (59, 111), (111, 131), (131, 197), (197, 221), (221, 251), (251, 287), (287, 320), (320, 346), (346, 363), (363, 425), (425, 488), (488, 507), (507, 531), (531, 559)],
    [(0, 59), (59, 111), (111, 131), (131, 197), (197, 221), (221, 251), (251, 287), (287, 320), (320, 346), (346, 363), (363, 425), (425, 488), (488, 507), (507, 531), (531, 559)],
    [(0, 59), (59, 111), (111, 131), (131, 197), (197, 221), (221, 251), (251, 287), (287, 320), (320, 346), (346, 363), (363, 425), (425, 488), (488, 507), (507, 531), (531, 559)],
    [(0, 59), (59, 111), (111, 131), (131, 197), (197, 221), (221, 251), (251, 287), (287, 320), (320, 346), (346, 363), (363, 425), (425, 488), (488, 507), (507, 531), (531, 559)],
    [(0, 59), (59, 111), (111, 131), (131, 197), (197, 221), (221, 251), (251, 287), (287, 320), (320, 346), (346, 363), (363, 425), (425, 488), (488, 507), (507, 531), (531, 559)],
];

const TEXT: &str = concat!(
    "Delete the series \u{1}A with \u{3}B\u{4}o\u{5}\u{1}B hand\u{4}\u{5}\u{1}B hands\u{6}? (y or n)",
    "Delete the series \u{1}A, which cannot be read? (y or n)",
    "Nothing was deleted.",
    "\u{1}A is not deleted without a question, and nobody can be asked here",
    "add `--yes` to delete it",
    "no deleted series is called \u{1}A",
    "`ginscore series restore` lists them",
    "\u{1}A matches several deleted series",
    "write more of the name: \u{1}A",
    "\u{1}A already exists",
    "give one of the two another name with `ginscore series rename`",
    "Deleted series \u{1}A. `ginscore series restore \u{1}B` brings it back.",
    "Restored series \u{1}A.",
    "Renamed series \u{1}A to \u{1}B.",
    "There are no deleted series.",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 15] = [(0, 77), (77, 152), (152, 185), (185, 279), (279, 318), (318, 364), (364, 419), (419, 469), (469, 510), (510, 539), (539, 628), (628, 717), (717, 748), (748, 785), (785, 829)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦Delete the series \u{1}A with \u{3}B\u{4}o\u{5}\u{1}B hand\u{4}\u{5}\u{1}B hands\u{6}? (y or n) ~~~~~~~~~~~⟧",
    "⟦Delete the series \u{1}A, which cannot be read? (y or n) ~~~~~~~~~~~~~~~~⟧",
    "⟦Nothing was deleted. ~~~~~~⟧",
    "⟦\u{1}A is not deleted without a question, and nobody can be asked here ~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦add `--yes` to delete it ~~~~~~~~⟧",
    "⟦no deleted series is called \u{1}A ~~~~~~~~~⟧",
    "⟦`ginscore series restore` lists them ~~~~~~~~~~~~⟧",
    "⟦\u{1}A matches several deleted series ~~~~~~~~~~⟧",
    "⟦write more of the name: \u{1}A ~~~~~~~~⟧",
    "⟦\u{1}A already exists ~~~~~⟧",
    "⟦give one of the two another name with `ginscore series rename` ~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Deleted series \u{1}A. `ginscore series restore \u{1}B` brings it back. ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Restored series \u{1}A. ~~~~~⟧",
    "⟦Renamed series \u{1}A to \u{1}B. ~~~~~~⟧",
    "⟦There are no deleted series. ~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("delete-series", 2),
    ("delete-unread-series", 1),
    ("nothing-deleted", 0),
    ("not-asked", 1),
    ("not-asked-hint", 0),
    ("none-deleted-called", 1),
    ("none-deleted-hint", 0),
    ("several-deleted", 1),
    ("several-deleted-hint", 1),
    ("name-taken", 1),
    ("name-taken-hint", 0),
    ("deleted", 2),
    ("restored", 1),
    ("renamed", 2),
    ("no-deleted-series", 0),
];
