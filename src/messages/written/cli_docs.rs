//! The messages of `l10n/*/cli-docs.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// there is no manual page called { $name }
pub(crate) struct NoPage<T0> { pub(crate) name: T0 }

impl<T0: Value> Message for NoPage<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg()]) }
}

// `ginscore man --output DIR` writes the pages to a directory
pub(crate) struct NoPageOutputHint;

impl Message for NoPageOutputHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoPageOutputHint {}

// did you mean { $near }?
pub(crate) struct NoPageNearHint<T0> { pub(crate) near: T0 }

impl<T0: Value> Message for NoPageNearHint<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.near.arg()]) }
}

// `ginscore help` lists the commands, and each has a page
pub(crate) struct NoPageListHint;

impl Message for NoPageListHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoPageListHint {}

// choose a directory that you can write to
pub(crate) struct NotWrittenHint;

impl Message for NotWrittenHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NotWrittenHint {}

// saved in this ledger
pub(crate) struct SavedHere;

impl Message for SavedHere {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SavedHere {}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 6]; 6] = [
    [(0, 33), (33, 92), (92, 108), (108, 163), (163, 203), (203, 223)],
    [(0, 33), (33, 92), (92, 108), (108, 163), (163, 203), (203, 223)],
    [(0, 33), (33, 92), (92, 108), (108, 163), (163, 203), (203, 223)],
    [(0, 33), (33, 92), (92, 108), (108, 163), (163, 203), (203, 223)],
    [(0, 33), (33, 92), (92, 108), (108, 163), (163, 203), (203, 223)],
    [(0, 33), (33, 92), (92, 108), (108, 163), (163, 203), (203, 223)],
];

const TEXT: &str = concat!(
    "there is no manual page called \u{1}A",
    "`ginscore man --output DIR` writes the pages to a directory",
    "did you mean \u{1}A?",
    "`ginscore help` lists the commands, and each has a page",
    "choose a directory that you can write to",
    "saved in this ledger",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 6] = [(0, 50), (50, 135), (135, 162), (162, 242), (242, 302), (302, 335)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦there is no manual page called \u{1}A ~~~~~~~~~~⟧",
    "⟦`ginscore man --output DIR` writes the pages to a directory ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦did you mean \u{1}A? ~~~~⟧",
    "⟦`ginscore help` lists the commands, and each has a page ~~~~~~~~~~~~~~~~~~⟧",
    "⟦choose a directory that you can write to ~~~~~~~~~~~~~⟧",
    "⟦saved in this ledger ~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("no-page", 1),
    ("no-page-output-hint", 0),
    ("no-page-near-hint", 1),
    ("no-page-list-hint", 0),
    ("not-written-hint", 0),
    ("saved-here", 0),
];
