//! The messages of `l10n/*/card-letters.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// { $typed } is not a card
pub(crate) struct NotACard<T0> { pub(crate) typed: T0 }

impl<T0: Value> Message for NotACard<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.typed.arg()]) }
}

// { $typed } is not a group of cards
pub(crate) struct NotAGroup<T0> { pub(crate) typed: T0 }

impl<T0: Value> Message for NotAGroup<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.typed.arg()]) }
}

// in Portuguese letters write { $words }
pub(crate) struct InPortuguese<T0> { pub(crate) words: T0 }

impl<T0: Value> Message for InPortuguese<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.words.arg()]) }
}

// in Spanish letters write { $words }
pub(crate) struct InSpanish<T0> { pub(crate) words: T0 }

impl<T0: Value> Message for InSpanish<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.words.arg()]) }
}

// in French letters write { $words }
pub(crate) struct InFrench<T0> { pub(crate) words: T0 }

impl<T0: Value> Message for InFrench<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.words.arg()]) }
}

// in Italian letters write { $words }
pub(crate) struct InItalian<T0> { pub(crate) words: T0 }

impl<T0: Value> Message for InItalian<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.words.arg()]) }
}

// in German letters write { $words }
pub(crate) struct InGerman<T0> { pub(crate) words: T0 }

impl<T0: Value> Message for InGerman<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.words.arg()]) }
}

// in Polish letters write { $words }
pub(crate) struct InPolish<T0> { pub(crate) words: T0 }

impl<T0: Value> Message for InPolish<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.words.arg()]) }
}

// suits that are not in English letters have two letters: write { $words }
pub(crate) struct InTwoLetters<T0> { pub(crate) words: T0 }

impl<T0: Value> Message for InTwoLetters<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.words.arg()]) }
}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 9]; 6] = [
    [(0, 16), (16, 42), (42, 72), (72, 99), (99, 125), (125, 152), (152, 178), (178, 204), (204, 268)],
    [(0, 16), (16, 42), (42, 72), (72, 99), (99, 125), (125, 152), (152, 178), (178, 204), (204, 268)],
    [(0, 16), (16, 42), (42, 72), (72, 99), (99, 125), (125, 152), (152, 178), (178, 204), (204, 268)],
    [(0, 16), (16, 42), (42, 72), (72, 99), (99, 125), (125, 152), (152, 178), (178, 204), (204, 268)],
    [(0, 16), (16, 42), (42, 72), (72, 99), (99, 125), (125, 152), (152, 178), (178, 204), (204, 268)],
    [(0, 16), (16, 42), (42, 72), (72, 99), (99, 125), (125, 152), (152, 178), (178, 204), (204, 268)],
];

const TEXT: &str = concat!(
    "\u{1}A is not a card",
    "\u{1}A is not a group of cards",
    "in Portuguese letters write \u{1}A",
    "in Spanish letters write \u{1}A",
    "in French letters write \u{1}A",
    "in Italian letters write \u{1}A",
    "in German letters write \u{1}A",
    "in Polish letters write \u{1}A",
    "suits that are not in English letters have two letters: write \u{1}A",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 9] = [(0, 27), (27, 68), (68, 114), (114, 156), (156, 197), (197, 239), (239, 280), (280, 321), (321, 412)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦\u{1}A is not a card ~~~~⟧",
    "⟦\u{1}A is not a group of cards ~~~~~~~~⟧",
    "⟦in Portuguese letters write \u{1}A ~~~~~~~~~⟧",
    "⟦in Spanish letters write \u{1}A ~~~~~~~~⟧",
    "⟦in French letters write \u{1}A ~~~~~~~~⟧",
    "⟦in Italian letters write \u{1}A ~~~~~~~~⟧",
    "⟦in German letters write \u{1}A ~~~~~~~~⟧",
    "⟦in Polish letters write \u{1}A ~~~~~~~~⟧",
    "⟦suits that are not in English letters have two letters: write \u{1}A ~~~~~~~~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("not-a-card", 1),
    ("not-a-group", 1),
    ("in-portuguese", 1),
    ("in-spanish", 1),
    ("in-french", 1),
    ("in-italian", 1),
    ("in-german", 1),
    ("in-polish", 1),
    ("in-two-letters", 1),
];
