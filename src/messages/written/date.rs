//! The messages of `l10n/*/date.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// { $day } January { $year }
pub(crate) struct January<T0, T1> { pub(crate) day: T0, pub(crate) year: T1 }

impl<T0: Count, T1: Count> Message for January<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.day.arg(), self.year.arg()]) }
}

// { $day } February { $year }
pub(crate) struct February<T0, T1> { pub(crate) day: T0, pub(crate) year: T1 }

impl<T0: Count, T1: Count> Message for February<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.day.arg(), self.year.arg()]) }
}

// { $day } March { $year }
pub(crate) struct March<T0, T1> { pub(crate) day: T0, pub(crate) year: T1 }

impl<T0: Count, T1: Count> Message for March<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.day.arg(), self.year.arg()]) }
}

// { $day } April { $year }
pub(crate) struct April<T0, T1> { pub(crate) day: T0, pub(crate) year: T1 }

impl<T0: Count, T1: Count> Message for April<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.day.arg(), self.year.arg()]) }
}

// { $day } May { $year }
pub(crate) struct May<T0, T1> { pub(crate) day: T0, pub(crate) year: T1 }

impl<T0: Count, T1: Count> Message for May<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.day.arg(), self.year.arg()]) }
}

// { $day } June { $year }
pub(crate) struct June<T0, T1> { pub(crate) day: T0, pub(crate) year: T1 }

impl<T0: Count, T1: Count> Message for June<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.day.arg(), self.year.arg()]) }
}

// { $day } July { $year }
pub(crate) struct July<T0, T1> { pub(crate) day: T0, pub(crate) year: T1 }

impl<T0: Count, T1: Count> Message for July<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.day.arg(), self.year.arg()]) }
}

// { $day } August { $year }
pub(crate) struct August<T0, T1> { pub(crate) day: T0, pub(crate) year: T1 }

impl<T0: Count, T1: Count> Message for August<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.day.arg(), self.year.arg()]) }
}

// { $day } September { $year }
pub(crate) struct September<T0, T1> { pub(crate) day: T0, pub(crate) year: T1 }

impl<T0: Count, T1: Count> Message for September<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.day.arg(), self.year.arg()]) }
}

// { $day } October { $year }
pub(crate) struct October<T0, T1> { pub(crate) day: T0, pub(crate) year: T1 }

impl<T0: Count, T1: Count> Message for October<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.day.arg(), self.year.arg()]) }
}

// { $day } November { $year }
pub(crate) struct November<T0, T1> { pub(crate) day: T0, pub(crate) year: T1 }

impl<T0: Count, T1: Count> Message for November<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.day.arg(), self.year.arg()]) }
}

// { $day } December { $year }
pub(crate) struct December<T0, T1> { pub(crate) day: T0, pub(crate) year: T1 }

impl<T0: Count, T1: Count> Message for December<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 11) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.day.arg(), self.year.arg()]) }
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
    [(0, 13), (13, 27), (27, 38), (38, 49), (49, 58), (58, 68), (68, 78), (78, 90), (90, 105), (105, 118), (118, 132), (132, 146)],
    [(0, 13), (13, 27), (27, 38), (38, 49), (49, 58), (58, 68), (68, 78), (78, 90), (90, 105), (105, 118), (118, 132), (132, 146)],
    [(0, 13), (13, 27), (27, 38), (38, 49), (49, 58), (58, 68), (68, 78), (78, 90), (90, 105), (105, 118), (118, 132), (132, 146)],
    [(0, 13), (13, 27), (27, 38), (38, 49), (49, 58), (58, 68), (68, 78), (78, 90), (90, 105), (105, 118), (118, 132), (132, 146)],
    [(0, 13), (13, 27), (27, 38), (38, 49), (49, 58), (58, 68), (68, 78), (78, 90), (90, 105), (105, 118), (118, 132), (132, 146)],
    [(0, 13), (13, 27), (27, 38), (38, 49), (49, 58), (58, 68), (68, 78), (78, 90), (90, 105), (105, 118), (118, 132), (132, 146)],
];

const TEXT: &str = concat!(
    "\u{1}A January \u{1}B",
    "\u{1}A February \u{1}B",
    "\u{1}A March \u{1}B",
    "\u{1}A April \u{1}B",
    "\u{1}A May \u{1}B",
    "\u{1}A June \u{1}B",
    "\u{1}A July \u{1}B",
    "\u{1}A August \u{1}B",
    "\u{1}A September \u{1}B",
    "\u{1}A October \u{1}B",
    "\u{1}A November \u{1}B",
    "\u{1}A December \u{1}B",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 12] = [(0, 23), (23, 47), (47, 67), (67, 87), (87, 104), (104, 123), (123, 142), (142, 163), (163, 188), (188, 211), (211, 235), (235, 259)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦\u{1}A January \u{1}B ~~~⟧",
    "⟦\u{1}A February \u{1}B ~~~⟧",
    "⟦\u{1}A March \u{1}B ~~⟧",
    "⟦\u{1}A April \u{1}B ~~⟧",
    "⟦\u{1}A May \u{1}B ~⟧",
    "⟦\u{1}A June \u{1}B ~~⟧",
    "⟦\u{1}A July \u{1}B ~~⟧",
    "⟦\u{1}A August \u{1}B ~~⟧",
    "⟦\u{1}A September \u{1}B ~~~⟧",
    "⟦\u{1}A October \u{1}B ~~~⟧",
    "⟦\u{1}A November \u{1}B ~~~⟧",
    "⟦\u{1}A December \u{1}B ~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("january", 2),
    ("february", 2),
    ("march", 2),
    ("april", 2),
    ("may", 2),
    ("june", 2),
    ("july", 2),
    ("august", 2),
    ("september", 2),
    ("october", 2),
    ("november", 2),
    ("december", 2),
];
