//! The messages of `l10n/*/saved-rules.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// { $name } is the default of this ledger
pub(crate) struct IsDefault<T0> { pub(crate) name: T0 }

impl<T0: Value> Message for IsDefault<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg()]) }
}

// choose another one first, as in `ginscore rules default standard`
pub(crate) struct IsDefaultHint;

impl Message for IsDefaultHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for IsDefaultHint {}

// the rules that were to be saved would not read back the same
pub(crate) struct WouldNotReadBack;

impl Message for WouldNotReadBack {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for WouldNotReadBack {}

// nothing has been saved; this is a fault of ginscore, please report it
pub(crate) struct WouldNotReadBackHint;

impl Message for WouldNotReadBackHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for WouldNotReadBackHint {}

// other rules are saved as { $name } already
pub(crate) struct Exists<T0> { pub(crate) name: T0 }

impl<T0: Value> Message for Exists<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg()]) }
}

// they are: { $rules }
pub(crate) struct TheyAre<T0> { pub(crate) rules: T0 }

impl<T0: Value> Message for TheyAre<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.rules.arg()]) }
}

// choose another name, or add `--replace`
pub(crate) struct ExistsHint;

impl Message for ExistsHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ExistsHint {}

// the default rules of this ledger are { $name }, which are not saved in it
pub(crate) struct DefaultUnknown<T0> { pub(crate) name: T0 }

impl<T0: Value> Message for DefaultUnknown<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg()]) }
}

// choose other ones with `ginscore rules default NAME`, or add `--rules NAME`
pub(crate) struct DefaultUnknownHint;

impl Message for DefaultUnknownHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for DefaultUnknownHint {}

// { $name } is a preset of ginscore and cannot be deleted
pub(crate) struct IsBuiltIn<T0> { pub(crate) name: T0 }

impl<T0: Value> Message for IsBuiltIn<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg()]) }
}

// `ginscore rules list` shows the rules that were saved
pub(crate) struct IsBuiltInHint;

impl Message for IsBuiltInHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for IsBuiltInHint {}

// { $name } is not a name for house rules: it is empty
pub(crate) struct NameEmpty<T0> { pub(crate) name: T0 }

impl<T0: Value> Message for NameEmpty<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 11) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg()]) }
}

// { $name } is not a name for house rules: it contains { $hidden }
pub(crate) struct NameHidden<T0, T1> { pub(crate) name: T0, pub(crate) hidden: T1 }

impl<T0: Value, T1: Value> Message for NameHidden<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 12) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.hidden.arg()]) }
}

// { $name } is not a name for house rules: it must not contain { $sign }
pub(crate) struct NameSign<T0, T1> { pub(crate) name: T0, pub(crate) sign: T1 }

impl<T0: Value, T1: Value> Message for NameSign<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 13) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.sign.arg()]) }
}

// { $name } is not a name for house rules: it must start with a letter
pub(crate) struct NameStart<T0> { pub(crate) name: T0 }

impl<T0: Value> Message for NameStart<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 14) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg()]) }
}

// { $name } is not a name for house rules: it is longer than { $most } bytes
pub(crate) struct NameTooLong<T0, T1> { pub(crate) name: T0, pub(crate) most: T1 }

impl<T0: Value, T1: Count> Message for NameTooLong<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 15) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.most.arg()]) }
}

// { $name } is not a name for house rules: Windows reserves it for a device
pub(crate) struct NameDevice<T0> { pub(crate) name: T0 }

impl<T0: Value> Message for NameDevice<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 16) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg()]) }
}

// { $name } is not a name for house rules: { $preset } is a preset of ginscore
pub(crate) struct NameBuiltIn<T0, T1> { pub(crate) name: T0, pub(crate) preset: T1 }

impl<T0: Value, T1: Value> Message for NameBuiltIn<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 17) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.preset.arg()]) }
}

// { $name } is not a name for house rules: it is the word for the rules of new series
pub(crate) struct NameDefault<T0> { pub(crate) name: T0 }

impl<T0: Value> Message for NameDefault<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 18) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg()]) }
}

// { $name } is not a name for house rules: it is a word of the rulebook
pub(crate) struct NameTopic<T0> { pub(crate) name: T0 }

impl<T0: Value> Message for NameTopic<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 19) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg()]) }
}

// choose another name: letters, digits, `-` and `_`, starting with a letter, as in `club-night`
pub(crate) struct NameHint;

impl Message for NameHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 20) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NameHint {}

// the note contains { $hidden }
pub(crate) struct NoteHidden<T0> { pub(crate) hidden: T0 }

impl<T0: Value> Message for NoteHidden<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 21) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.hidden.arg()]) }
}

// the note has { $count } characters, and the limit is { $most }
pub(crate) struct NoteTooLong<T0, T1> { pub(crate) count: T0, pub(crate) most: T1 }

impl<T0: Count, T1: Count> Message for NoteTooLong<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 22) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.count.arg(), self.most.arg()]) }
}

// write a shorter note that can be read
pub(crate) struct NoteHint;

impl Message for NoteHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 23) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoteHint {}

// { $rules } ({ $note })
pub(crate) struct WithNote<T0, T1> { pub(crate) rules: T0, pub(crate) note: T1 }

impl<T0: Value, T1: Value> Message for WithNote<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 24) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.rules.arg(), self.note.arg()]) }
}

// saved in this ledger, based on { $base }
pub(crate) struct SavedHere<T0> { pub(crate) base: T0 }

impl<T0: Value> Message for SavedHere<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 25) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.base.arg()]) }
}

// saved in this ledger, based on { $base }; { $note }
pub(crate) struct SavedHereWithNote<T0, T1> { pub(crate) base: T0, pub(crate) note: T1 }

impl<T0: Value, T1: Value> Message for SavedHereWithNote<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 26) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.base.arg(), self.note.arg()]) }
}

// Saved { $name }: { $rules }.
pub(crate) struct Saved<T0, T1> { pub(crate) name: T0, pub(crate) rules: T1 }

impl<T0: Value, T1: Value> Message for Saved<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 27) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.rules.arg()]) }
}

// It was: { $rules }.
pub(crate) struct ItWas<T0> { pub(crate) rules: T0 }

impl<T0: Value> Message for ItWas<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 28) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.rules.arg()]) }
}

// Play by these rules with { $option }, or in every new series after { $command }.
pub(crate) struct PlayByThese<T0, T1> { pub(crate) option: T0, pub(crate) command: T1 }

impl<T0: Value, T1: Value> Message for PlayByThese<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 29) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.option.arg(), self.command.arg()]) }
}

// These rules are saved as { $name } already.
pub(crate) struct AlreadySaved<T0> { pub(crate) name: T0 }

impl<T0: Value> Message for AlreadySaved<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 30) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg()]) }
}

// Deleted { $name }. Series that were played by these rules keep them.
pub(crate) struct Deleted<T0> { pub(crate) name: T0 }

impl<T0: Value> Message for Deleted<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 31) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg()]) }
}

// New series have the standard rules.
pub(crate) struct DefaultIsStandard;

impl Message for DefaultIsStandard {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 32) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for DefaultIsStandard {}

// New series in this ledger have the { $preset } rules.
pub(crate) struct DefaultIs<T0> { pub(crate) preset: T0 }

impl<T0: Value> Message for DefaultIs<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 33) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.preset.arg()]) }
}

// the ledger has a file { $file } for house rules, but it is not used: its name cannot be typed
pub(crate) struct FileNotUsed<T0> { pub(crate) file: T0 }

impl<T0: Value> Message for FileNotUsed<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 34) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.file.arg()]) }
}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 35]; 6] = [
    [(0, 32), (32, 97), (97, 157), (157, 226), (226, 261), (261, 273), (273, 312), (312, 378), (378, 453), (453, 501), (501, 554), (554, 599), (599, 647), (647, 703), (703, 764), (764, 824), (824, 890), (890, 950), (950, 1026), (1026, 1088), (1088, 1181), (1181, 1201), (1201, 1248), (1248, 1285), (1285, 1292), (1292, 1325), (1325, 1362), (1362, 1375), (1375, 1386), (1386, 1447), (1447, 1483), (1483, 1544), (1544, 1579), (1579, 1623), (1623, 1709)],
    [(0, 32), (32, 97), (97, 157), (157, 226), (226, 261), (261, 273), (273, 312), (312, 378), (378, 453), (453, 501), (501, 554), (554, 599), (599, 647), (647, 703), (703, 764), (764, 824), (824, 890), (890, 950), (950, 1026), (1026, 1088), (1088, 1181), (1181, 1201), (1201, 1248), (1248, 1285), (1285, 1292), (1292, 1325), (1325, 1362), (1362, 1375), (1375, 1386), (1386, 1447), (1447, 1483), (1483, 1544), (1544, 1579), (1579, 1623), (1623, 1709)],
    [(0, 32), (32, 97), (97, 157), (157, 226), (226, 261), (261, 273), (273, 312), (312, 378), (378, 453), (453, 501), (501, 554), (554, 599), (599, 647), (647, 703), (703, 764), (764, 824), (824, 890), (890, 950), (950, 1026), (1026, 1088), (1088, 1181), (1181, 1201), (1201, 1248), (1248, 1285), (1285, 1292), (1292, 1325), (1325, 1362), (1362, 1375), (1375, 1386), (1386, 1447), (1447, 1483), (1483, 1544), (1544, 1579), (1579, 1623), (1623, 1709)],
    [(0, 32), (32, 97), (97, 157), (157, 226), (226, 261), (261, 273), (273, 312), (312, 378), (378, 453), (453, 501), (501, 554), (554, 599), (599, 647), (647, 703), (703, 764), (764, 824), (824, 890), (890, 950), (950, 1026), (1026, 1088), (1088, 1181), (1181, 1201), (1201, 1248), (1248, 1285), (1285, 1292), (1292, 1325), (1325, 1362), (1362, 1375), (1375, 1386), (1386, 1447), (1447, 1483), (1483, 1544), (1544, 1579), (1579, 1623), (1623, 1709)],
    [(0, 32), (32, 97), (97, 157), (157, 226), (226, 261), (261, 273), (273, 312), (312, 378), (378, 453), (453, 501), (501, 554), (554, 599), (599, 647), (647, 703), (703, 764), (764, 824), (824, 890), (890, 950), (950, 1026), (1026, 1088), (1088, 1181), (1181, 1201), (1201, 1248), (1248, 1285), (1285, 1292), (1292, 1325), (1325, 1362), (1362, 1375), (1375, 1386), (1386, 1447), (1447, 1483), (1483, 1544), (1544, 1579), (1579, 1623), (1623, 1709)],
    [(0, 32), (32, 97), (97, 157), (157, 226), (226, 261), (261, 273), (273, 312), (312, 378), (378, 453), (453, 501), (501, 554), (554, 599), (599, 647), (647, 703), (703, 764), (764, 824), (824, 890), (890, 950), (950, 1026), (1026, 1088), (1088, 1181), (1181, 1201), (1201, 1248), (1248, 1285), (1285, 1292), (1292, 1325), (1325, 1362), (1362, 1375), (1375, 1386), (1386, 1447), (1447, 1483), (1483, 1544), (1544, 1579), (1579, 1623), (1623, 1709)],
];

const TEXT: &str = concat!(
    "\u{1}A is the default of this ledger",
    "choose another one first, as in `ginscore rules default standard`",
    "the rules that were to be saved would not read back the same",
    "nothing has been saved; this is a fault of ginscore, please report it",
    "other rules are saved as \u{1}A already",
    "they are: \u{1}A",
    "choose another name, or add `--replace`",
    "the default rules of this ledger are \u{1}A, which are not saved in it",
    "choose other ones with `ginscore rules default NAME`, or add `--rules NAME`",
    "\u{1}A is a preset of ginscore and cannot be deleted",
    "`ginscore rules list` shows the rules that were saved",
    "\u{1}A is not a name for house rules: it is empty",
    "\u{1}A is not a name for house rules: it contains \u{1}B",
    "\u{1}A is not a name for house rules: it must not contain \u{1}B",
    "\u{1}A is not a name for house rules: it must start with a letter",
    "\u{1}A is not a name for house rules: it is longer than \u{1}B bytes",
    "\u{1}A is not a name for house rules: Windows reserves it for a device",
    "\u{1}A is not a name for house rules: \u{1}B is a preset of ginscore",
    "\u{1}A is not a name for house rules: it is the word for the rules of new series",
    "\u{1}A is not a name for house rules: it is a word of the rulebook",
    "choose another name: letters, digits, `-` and `_`, starting with a letter, as in `club-night`",
    "the note contains \u{1}A",
    "the note has \u{1}A characters, and the limit is \u{1}B",
    "write a shorter note that can be read",
    "\u{1}A (\u{1}B)",
    "saved in this ledger, based on \u{1}A",
    "saved in this ledger, based on \u{1}A; \u{1}B",
    "Saved \u{1}A: \u{1}B.",
    "It was: \u{1}A.",
    "Play by these rules with \u{1}A, or in every new series after \u{1}B.",
    "These rules are saved as \u{1}A already.",
    "Deleted \u{1}A. Series that were played by these rules keep them.",
    "New series have the standard rules.",
    "New series in this ledger have the \u{1}A rules.",
    "the ledger has a file \u{1}A for house rules, but it is not used: its name cannot be typed",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 35] = [(0, 49), (49, 142), (142, 229), (229, 328), (328, 381), (381, 403), (403, 462), (462, 556), (556, 663), (663, 733), (733, 810), (810, 876), (876, 945), (945, 1025), (1025, 1112), (1112, 1197), (1197, 1291), (1291, 1376), (1376, 1483), (1483, 1572), (1572, 1703), (1703, 1736), (1736, 1804), (1804, 1860), (1860, 1875), (1875, 1925), (1925, 1980), (1980, 2003), (2003, 2024), (2024, 2111), (2111, 2165), (2165, 2252), (2252, 2305), (2305, 2370), (2370, 2491)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦\u{1}A is the default of this ledger ~~~~~~~~~~⟧",
    "⟦choose another one first, as in `ginscore rules default standard` ~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the rules that were to be saved would not read back the same ~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦nothing has been saved; this is a fault of ginscore, please report it ~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦other rules are saved as \u{1}A already ~~~~~~~~~~~⟧",
    "⟦they are: \u{1}A ~~~⟧",
    "⟦choose another name, or add `--replace` ~~~~~~~~~~~~~⟧",
    "⟦the default rules of this ledger are \u{1}A, which are not saved in it ~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦choose other ones with `ginscore rules default NAME`, or add `--rules NAME` ~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A is a preset of ginscore and cannot be deleted ~~~~~~~~~~~~~~~⟧",
    "⟦`ginscore rules list` shows the rules that were saved ~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A is not a name for house rules: it is empty ~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A is not a name for house rules: it contains \u{1}B ~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A is not a name for house rules: it must not contain \u{1}B ~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A is not a name for house rules: it must start with a letter ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A is not a name for house rules: it is longer than \u{1}B bytes ~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A is not a name for house rules: Windows reserves it for a device ~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A is not a name for house rules: \u{1}B is a preset of ginscore ~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A is not a name for house rules: it is the word for the rules of new series ~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A is not a name for house rules: it is a word of the rulebook ~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦choose another name: letters, digits, `-` and `_`, starting with a letter, as in `club-night` ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the note contains \u{1}A ~~~~~~⟧",
    "⟦the note has \u{1}A characters, and the limit is \u{1}B ~~~~~~~~~~~~~~⟧",
    "⟦write a shorter note that can be read ~~~~~~~~~~~~⟧",
    "⟦\u{1}A (\u{1}B) ~⟧",
    "⟦saved in this ledger, based on \u{1}A ~~~~~~~~~~⟧",
    "⟦saved in this ledger, based on \u{1}A; \u{1}B ~~~~~~~~~~~⟧",
    "⟦Saved \u{1}A: \u{1}B. ~~~⟧",
    "⟦It was: \u{1}A. ~~~⟧",
    "⟦Play by these rules with \u{1}A, or in every new series after \u{1}B. ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦These rules are saved as \u{1}A already. ~~~~~~~~~~~⟧",
    "⟦Deleted \u{1}A. Series that were played by these rules keep them. ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦New series have the standard rules. ~~~~~~~~~~~⟧",
    "⟦New series in this ledger have the \u{1}A rules. ~~~~~~~~~~~~~~⟧",
    "⟦the ledger has a file \u{1}A for house rules, but it is not used: its name cannot be typed ~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("is-default", 1),
    ("is-default-hint", 0),
    ("would-not-read-back", 0),
    ("would-not-read-back-hint", 0),
    ("exists", 1),
    ("they-are", 1),
    ("exists-hint", 0),
    ("default-unknown", 1),
    ("default-unknown-hint", 0),
    ("is-built-in", 1),
    ("is-built-in-hint", 0),
    ("name-empty", 1),
    ("name-hidden", 2),
    ("name-sign", 2),
    ("name-start", 1),
    ("name-too-long", 2),
    ("name-device", 1),
    ("name-built-in", 2),
    ("name-default", 1),
    ("name-topic", 1),
    ("name-hint", 0),
    ("note-hidden", 1),
    ("note-too-long", 2),
    ("note-hint", 0),
    ("with-note", 2),
    ("saved-here", 1),
    ("saved-here-with-note", 2),
    ("saved", 2),
    ("it-was", 1),
    ("play-by-these", 2),
    ("already-saved", 1),
    ("deleted", 1),
    ("default-is-standard", 0),
    ("default-is", 1),
    ("file-not-used", 1),
];
