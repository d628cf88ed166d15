//! The messages of `l10n/*/cli-context.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// HOME is not an absolute path, so there is no place for the ledger
pub(crate) struct HomeNotAbsolute;

impl Message for HomeNotAbsolute {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for HomeNotAbsolute {}

// there is no home directory for the ledger
pub(crate) struct NoHome;

impl Message for NoHome {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoHome {}

// name a directory with `--ledger DIR`
pub(crate) struct NoHomeHint;

impl Message for NoHomeHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoHomeHint {}

// GINSCORE_NOW is not a time: `{ $text }`
pub(crate) struct NotATime<T0> { pub(crate) text: T0 }

impl<T0: Value> Message for NotATime<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.text.arg()]) }
}

// write it as in 2026-11-20T19:30:00+01:00
pub(crate) struct NotATimeHint;

impl Message for NotATimeHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NotATimeHint {}

// GINSCORE_CARDS is not a way to show cards: { $value }
pub(crate) struct NotACardLook<T0> { pub(crate) value: T0 }

impl<T0: Value> Message for NotACardLook<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.value.arg()]) }
}

// set it to letters, symbols, B-D-K, V-D-R or W-D-K
pub(crate) struct NotACardLookHint;

impl Message for NotACardLookHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NotACardLookHint {}

// waiting for another ginscore to finish ...
pub(crate) struct Waiting;

impl Message for Waiting {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Waiting {}

// warning: recorded, but not confirmed on disk
pub(crate) struct NotConfirmed;

impl Message for NotConfirmed {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NotConfirmed {}

// warning: recorded, but cannot write the answer: { $reason }
pub(crate) struct RecordedNotAnswered<T0> { pub(crate) reason: T0 }

impl<T0: Value> Message for RecordedNotAnswered<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.reason.arg()]) }
}

// error: cannot write the answer: { $reason }
pub(crate) struct NotAnswered<T0> { pub(crate) reason: T0 }

impl<T0: Value> Message for NotAnswered<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.reason.arg()]) }
}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 11]; 6] = [
    [(0, 65), (65, 106), (106, 142), (142, 174), (174, 214), (214, 259), (259, 308), (308, 350), (350, 394), (394, 444), (444, 478)],
    [(0, 65), (65, 106), (106, 142), (142, 174), (174, 214), (214, 259), (259, 308), (308, 350), (350, 394), (394, 444), (444, 478)],
    [(0, 65), (65, 106), (106, 142), (142, 174), (174, 214), (214, 259), (259, 308), (308, 350), (350, 394), (394, 444), (444, 478)],
    [(0, 65), (65, 106), (106, 142), (142, 174), (174, 214), (214, 259), (259, 308), (308, 350), (350, 394), (394, 444), (444, 478)],
    [(0, 65), (65, 106), (106, 142), (142, 174), (174, 214), (214, 259), (259, 308), (308, 350), (350, 394), (394, 444), (444, 478)],
    [(0, 65), (65, 106), (106, 142), (142, 174), (174, 214), (214, 259), (259, 308), (308, 350), (350, 394), (394, 444), (444, 478)],
];

const TEXT: &str = concat!(
    "HOME is not an absolute path, so there is no place for the ledger",
    "there is no home directory for the ledger",
    "name a directory with `--ledger DIR`",
    "GINSCORE_NOW is not a time: `\u{1}A`",
    "write it as in 2026-11-20T19:30:00+01:00",
    "GINSCORE_CARDS is not a way to show cards: \u{1}A",
    "set it to letters, symbols, B-D-K, V-D-R or W-D-K",
    "waiting for another ginscore to finish ...",
    "warning: recorded, but not confirmed on disk",
    "warning: recorded, but cannot write the answer: \u{1}A",
    "error: cannot write the answer: \u{1}A",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 11] = [(0, 93), (93, 154), (154, 209), (209, 258), (258, 318), (318, 384), (384, 456), (456, 519), (519, 584), (584, 657), (657, 708)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦HOME is not an absolute path, so there is no place for the ledger ~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦there is no home directory for the ledger ~~~~~~~~~~~~~⟧",
    "⟦name a directory with `--ledger DIR` ~~~~~~~~~~~~⟧",
    "⟦GINSCORE_NOW is not a time: `\u{1}A` ~~~~~~~~~~⟧",
    "⟦write it as in 2026-11-20T19:30:00+01:00 ~~~~~~~~~~~~~⟧",
    "⟦GINSCORE_CARDS is not a way to show cards: \u{1}A ~~~~~~~~~~~~~~⟧",
    "⟦set it to letters, symbols, B-D-K, V-D-R or W-D-K ~~~~~~~~~~~~~~~~⟧",
    "⟦waiting for another ginscore to finish ... ~~~~~~~~~~~~~~⟧",
    "⟦warning: recorded, but not confirmed on disk ~~~~~~~~~~~~~~⟧",
    "⟦warning: recorded, but cannot write the answer: \u{1}A ~~~~~~~~~~~~~~~~⟧",
    "⟦error: cannot write the answer: \u{1}A ~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("home-not-absolute", 0),
    ("no-home", 0),
    ("no-home-hint", 0),
    ("not-a-time", 1),
    ("not-a-time-hint", 0),
    ("not-a-card-look", 1),
    ("not-a-card-look-hint", 0),
    ("waiting", 0),
    ("not-confirmed", 0),
    ("recorded-not-answered", 1),
    ("not-answered", 1),
];
