//! The messages of `l10n/*/words.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// { $first } and { $last }
message!(0, ListAll { first: Value, last: Value });

// { $first } or { $last }
message!(1, ListOne { first: Value, last: Value });

// , 
message!(2, ListComma);

// ; 
message!(3, ListSemicolon);

// and { $mistakes -> [one] { NUMBER($mistakes) } more mistake [other] { NUMBER($mistakes) } more mistakes }
message!(4, MoreMistakes { mistakes: Count });

// ace
message!(5, RankAce);

// jack
message!(6, RankJack);

// queen
message!(7, RankQueen);

// king
message!(8, RankKing);

// clubs
message!(9, SuitClubs);

// diamonds
message!(10, SuitDiamonds);

// hearts
message!(11, SuitHearts);

// spades
message!(12, SuitSpades);

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
static MADE_UP_AT: [(u32, u32); 13] = [(0, 22), (22, 43), (43, 51), (51, 59), (59, 127), (127, 143), (143, 160), (160, 178), (178, 195), (195, 213), (213, 235), (235, 255), (255, 275)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "\u{1}A ⟦and⟧ \u{1}B⟦~⟧",
    "\u{1}A ⟦or⟧ \u{1}B⟦~⟧",
    "⟦,⟧ ",
    "⟦;⟧ ",
    "⟦and⟧ \u{3}A\u{4}o\u{5}\u{2}A ⟦more mistake⟧\u{4}\u{5}\u{2}A ⟦more mistakes⟧\u{6}⟦~⟧",
    "⟦ace⟧⟦~⟧",
    "⟦jack⟧⟦~⟧",
    "⟦queen⟧⟦~⟧",
    "⟦king⟧⟦~⟧",
    "⟦clubs⟧⟦~⟧",
    "⟦diamonds⟧⟦~~⟧",
    "⟦hearts⟧⟦~~⟧",
    "⟦spades⟧⟦~~⟧",
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
