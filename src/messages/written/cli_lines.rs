//! The messages of `l10n/*/cli-lines.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// line { $number }
pub(crate) struct AtLine<T0> { pub(crate) number: T0 }

impl<T0: Count> Message for AtLine<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg()]) }
}

// the line is not UTF-8 text
pub(crate) struct NotText;

impl Message for NotText {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NotText {}

// save the script as UTF-8
pub(crate) struct NotTextHint;

impl Message for NotTextHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NotTextHint {}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 3]; 6] = [
    [(0, 7), (7, 33), (33, 57)],
    [(0, 7), (7, 33), (33, 57)],
    [(0, 7), (7, 33), (33, 57)],
    [(0, 7), (7, 33), (33, 57)],
    [(0, 7), (7, 33), (33, 57)],
    [(0, 7), (7, 33), (33, 57)],
];

const TEXT: &str = concat!(
    "line \u{1}A",
    "the line is not UTF-8 text",
    "save the script as UTF-8",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 3] = [(0, 15), (15, 56), (56, 95)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦line \u{1}A ~⟧",
    "⟦the line is not UTF-8 text ~~~~~~~~⟧",
    "⟦save the script as UTF-8 ~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("at-line", 1),
    ("not-text", 0),
    ("not-text-hint", 0),
];
