//! The messages of `l10n/*/words.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// { $first } and { $last }
pub(crate) struct ListAll<T0, T1> { pub(crate) first: T0, pub(crate) last: T1 }

impl<T0: Value, T1: Value> Message for ListAll<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.first.arg(), self.last.arg()]) }
}

// { $first } or { $last }
pub(crate) struct ListOne<T0, T1> { pub(crate) first: T0, pub(crate) last: T1 }

impl<T0: Value, T1: Value> Message for ListOne<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.first.arg(), self.last.arg()]) }
}

// , 
pub(crate) struct ListComma;

impl Message for ListComma {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ListComma {}

// ; 
pub(crate) struct ListSemicolon;

impl Message for ListSemicolon {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ListSemicolon {}

// and { $mistakes -> [one] { NUMBER($mistakes) } more mistake [other] { NUMBER($mistakes) } more mistakes }
pub(crate) struct MoreMistakes<T0> { pub(crate) mistakes: T0 }

impl<T0: Count> Message for MoreMistakes<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.mistakes.arg()]) }
}

// ace
pub(crate) struct RankAce;

impl Message for RankAce {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RankAce {}

// jack
pub(crate) struct RankJack;

impl Message for RankJack {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RankJack {}

// queen
pub(crate) struct RankQueen;

impl Message for RankQueen {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RankQueen {}

// king
pub(crate) struct RankKing;

impl Message for RankKing {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RankKing {}

// clubs
pub(crate) struct SuitClubs;

impl Message for SuitClubs {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SuitClubs {}

// diamonds
pub(crate) struct SuitDiamonds;

impl Message for SuitDiamonds {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SuitDiamonds {}

// hearts
pub(crate) struct SuitHearts;

impl Message for SuitHearts {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 11) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SuitHearts {}

// spades
pub(crate) struct SuitSpades;

impl Message for SuitSpades {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 12) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SuitSpades {}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 13]; 6] = [
    [(0, 9), (32, 40), (74, 76), (76, 78), (78, 121), (290, 293), (305, 309), (329, 334), (348, 352), (368, 373), (392, 400), (419, 425), (443, 449)],
    [(9, 16), (40, 48), (74, 76), (76, 78), (121, 151), (293, 296), (309, 315), (334, 338), (352, 355), (373, 377), (400, 405), (425, 430), (449, 456)],
    [(9, 16), (40, 48), (74, 76), (76, 78), (121, 151), (293, 296), (309, 315), (334, 338), (352, 355), (373, 377), (400, 405), (425, 430), (449, 456)],
    [(9, 16), (48, 55), (74, 76), (76, 78), (151, 191), (296, 300), (315, 320), (338, 344), (355, 357), (377, 382), (405, 411), (430, 435), (456, 462)],
    [(16, 25), (55, 65), (74, 76), (76, 78), (191, 238), (300, 303), (320, 324), (344, 348), (357, 363), (382, 387), (411, 415), (435, 439), (462, 465)],
    [(25, 32), (65, 74), (74, 76), (76, 78), (238, 290), (303, 305), (324, 329), (334, 338), (363, 368), (387, 392), (415, 419), (439, 443), (465, 468)],
];

const TEXT: &str = concat!(
    "\u{1}A and \u{1}B",
    "\u{1}A e \u{1}B",
    "\u{1}A und \u{1}B",
    "\u{1}A i \u{1}B",
    "\u{1}A or \u{1}B",
    "\u{1}A ou \u{1}B",
    "\u{1}A o \u{1}B",
    "\u{1}A oder \u{1}B",
    "\u{1}A lub \u{1}B",
    ", ",
    "; ",
    "and \u{3}A\u{4}o\u{5}\u{2}A more mistake\u{4}\u{5}\u{2}A more mistakes\u{6}",
    "e mais \u{3}A\u{4}o\u{5}\u{2}A erro\u{4}\u{5}\u{2}A erros\u{6}",
    "e \u{3}A\u{4}o\u{5}\u{2}A altro errore\u{4}\u{5}altri \u{2}A errori\u{6}",
    "und \u{3}A\u{4}o\u{5}\u{1}A weiterer Fehler\u{4}\u{5}\u{2}A weitere Fehler\u{6}",
    "i jeszcze \u{3}A\u{4}o\u{5}\u{2}A błąd\u{4}f\u{5}\u{2}A błędy\u{4}\u{5}\u{2}A błędów\u{6}",
    "ace",
    "ás",
    "asso",
    "Ass",
    "as",
    "jack",
    "valete",
    "fante",
    "Bube",
    "walet",
    "queen",
    "dama",
    "regina",
    "Dame",
    "king",
    "rei",
    "re",
    "König",
    "król",
    "clubs",
    "paus",
    "fiori",
    "Kreuz",
    "trefl",
    "diamonds",
    "ouros",
    "quadri",
    "Karo",
    "karo",
    "hearts",
    "copas",
    "cuori",
    "Herz",
    "kier",
    "spades",
    "espadas",
    "picche",
    "Pik",
    "pik",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 13] = [(0, 17), (17, 33), (33, 41), (41, 49), (49, 100), (100, 111), (111, 123), (123, 136), (136, 148), (148, 161), (161, 178), (178, 193), (193, 208)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦\u{1}A and \u{1}B ~⟧",
    "⟦\u{1}A or \u{1}B ~⟧",
    "⟦, ⟧",
    "⟦; ⟧",
    "⟦and \u{3}A\u{4}o\u{5}\u{2}A more mistake\u{4}\u{5}\u{2}A more mistakes\u{6} ~⟧",
    "⟦ace ~⟧",
    "⟦jack ~⟧",
    "⟦queen ~⟧",
    "⟦king ~⟧",
    "⟦clubs ~⟧",
    "⟦diamonds ~~⟧",
    "⟦hearts ~~⟧",
    "⟦spades ~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("list-all", 2),
    ("list-one", 2),
    ("list-comma", 0),
    ("list-semicolon", 0),
    ("more-mistakes", 1),
    ("rank-ace", 0),
    ("rank-jack", 0),
    ("rank-queen", 0),
    ("rank-king", 0),
    ("suit-clubs", 0),
    ("suit-diamonds", 0),
    ("suit-hearts", 0),
    ("suit-spades", 0),
];
