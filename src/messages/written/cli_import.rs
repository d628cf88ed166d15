//! The messages of `l10n/*/cli-import.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// { $done } of { $all } series checked
pub(crate) struct SeriesChecked<T0, T1> { pub(crate) done: T0, pub(crate) all: T1 }

impl<T0: Count, T1: Count> Message for SeriesChecked<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.done.arg(), self.all.arg()]) }
}

// { $done } of { $all } series written
pub(crate) struct SeriesWritten<T0, T1> { pub(crate) done: T0, pub(crate) all: T1 }

impl<T0: Count, T1: Count> Message for SeriesWritten<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.done.arg(), self.all.arg()]) }
}

// standard input
pub(crate) struct StandardInput;

impl Message for StandardInput {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for StandardInput {}

// standard input is not text
pub(crate) struct NotText;

impl Message for NotText {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NotText {}

// save it as UTF-8
pub(crate) struct NotTextHint;

impl Message for NotTextHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NotTextHint {}

// standard input is too long: the limit is { NUMBER($most) } bytes
pub(crate) struct TooLong<T0> { pub(crate) most: T0 }

impl<T0: Count> Message for TooLong<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.most.arg()]) }
}

// split the file between two series, and import the parts
pub(crate) struct TooLongHint;

impl Message for TooLongHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for TooLongHint {}

// choose a file that `ginscore export` wrote, or `-` for standard input
pub(crate) struct ChooseExported;

impl Message for ChooseExported {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ChooseExported {}

// { $series } already has these hands
pub(crate) struct AlreadyThere<T0> { pub(crate) series: T0 }

impl<T0: Value> Message for AlreadyThere<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.series.arg()]) }
}

// { $series }: { $hands -> [one] { $hands } hand [other] { $hands } hands }
pub(crate) struct HandsOfNew<T0, T1> { pub(crate) series: T0, pub(crate) hands: T1 }

impl<T0: Value, T1: Count> Message for HandsOfNew<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.series.arg(), self.hands.arg()]) }
}

// { $series }: { $hands -> [one] { $hands } more hand [other] { $hands } more hands }
pub(crate) struct HandsMore<T0, T1> { pub(crate) series: T0, pub(crate) hands: T1 }

impl<T0: Value, T1: Count> Message for HandsMore<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.series.arg(), self.hands.arg()]) }
}

// Recorded { $hands -> [one] { $hands } hand [other] { $hands } hands } of { $series } series.
pub(crate) struct Recorded<T0, T1> { pub(crate) hands: T0, pub(crate) series: T1 }

impl<T0: Count, T1: Count> Message for Recorded<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 11) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.hands.arg(), self.series.arg()]) }
}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 12]; 6] = [
    [(0, 23), (23, 46), (46, 60), (60, 86), (86, 102), (102, 151), (151, 206), (206, 275), (275, 301), (301, 328), (328, 365), (365, 411)],
    [(0, 23), (23, 46), (46, 60), (60, 86), (86, 102), (102, 151), (151, 206), (206, 275), (275, 301), (301, 328), (328, 365), (365, 411)],
    [(0, 23), (23, 46), (46, 60), (60, 86), (86, 102), (102, 151), (151, 206), (206, 275), (275, 301), (301, 328), (328, 365), (365, 411)],
    [(0, 23), (23, 46), (46, 60), (60, 86), (86, 102), (102, 151), (151, 206), (206, 275), (275, 301), (301, 328), (328, 365), (365, 411)],
    [(0, 23), (23, 46), (46, 60), (60, 86), (86, 102), (102, 151), (151, 206), (206, 275), (275, 301), (301, 328), (328, 365), (365, 411)],
    [(0, 23), (23, 46), (46, 60), (60, 86), (86, 102), (102, 151), (151, 206), (206, 275), (275, 301), (301, 328), (328, 365), (365, 411)],
];

const TEXT: &str = concat!(
    "\u{1}A of \u{1}B series checked",
    "\u{1}A of \u{1}B series written",
    "standard input",
    "standard input is not text",
    "save it as UTF-8",
    "standard input is too long: the limit is \u{2}A bytes",
    "split the file between two series, and import the parts",
    "choose a file that `ginscore export` wrote, or `-` for standard input",
    "\u{1}A already has these hands",
    "\u{1}A: \u{3}B\u{4}o\u{5}\u{1}B hand\u{4}\u{5}\u{1}B hands\u{6}",
    "\u{1}A: \u{3}B\u{4}o\u{5}\u{1}B more hand\u{4}\u{5}\u{1}B more hands\u{6}",
    "Recorded \u{3}A\u{4}o\u{5}\u{1}A hand\u{4}\u{5}\u{1}A hands\u{6} of \u{1}B series.",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 12] = [(0, 36), (36, 72), (72, 97), (97, 138), (138, 166), (166, 237), (237, 317), (317, 416), (416, 457), (457, 490), (490, 533), (533, 593)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦\u{1}A of \u{1}B series checked ~~~~~~⟧",
    "⟦\u{1}A of \u{1}B series written ~~~~~~⟧",
    "⟦standard input ~~~~⟧",
    "⟦standard input is not text ~~~~~~~~⟧",
    "⟦save it as UTF-8 ~~~~~⟧",
    "⟦standard input is too long: the limit is \u{2}A bytes ~~~~~~~~~~~~~~~⟧",
    "⟦split the file between two series, and import the parts ~~~~~~~~~~~~~~~~~~⟧",
    "⟦choose a file that `ginscore export` wrote, or `-` for standard input ~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A already has these hands ~~~~~~~~⟧",
    "⟦\u{1}A: \u{3}B\u{4}o\u{5}\u{1}B hand\u{4}\u{5}\u{1}B hands\u{6}⟧",
    "⟦\u{1}A: \u{3}B\u{4}o\u{5}\u{1}B more hand\u{4}\u{5}\u{1}B more hands\u{6}⟧",
    "⟦Recorded \u{3}A\u{4}o\u{5}\u{1}A hand\u{4}\u{5}\u{1}A hands\u{6} of \u{1}B series. ~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("series-checked", 2),
    ("series-written", 2),
    ("standard-input", 0),
    ("not-text", 0),
    ("not-text-hint", 0),
    ("too-long", 1),
    ("too-long-hint", 0),
    ("choose-exported", 0),
    ("already-there", 1),
    ("hands-of-new", 2),
    ("hands-more", 2),
    ("recorded", 2),
];
