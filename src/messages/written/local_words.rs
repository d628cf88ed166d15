//! The messages of `l10n/*/local-words.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// the words of a line are English, and { $word } is not one of them
message!(0, NotEnglish { word: Value });

// type { $word }
message!(1, TypeWord { word: Value });

// type `draw` alone: nobody won the hand
message!(2, TypeDraw);

// leave it out: the player who knocked comes first, as in `Ann 4 v 23`
message!(3, LeaveOut);

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 4]; 6] = [
    [(0, 58), (294, 301), (348, 386), (625, 693)],
    [(58, 122), (301, 310), (386, 430), (693, 758)],
    [(58, 122), (310, 320), (430, 472), (758, 820)],
    [(122, 175), (320, 329), (472, 522), (820, 886)],
    [(175, 237), (329, 340), (522, 581), (886, 951)],
    [(237, 294), (340, 348), (581, 625), (951, 1026)],
];

const TEXT: &str = concat!(
    "the words of a line are English, and \u{1}A is not one of them",
    "as palavras de uma linha são em inglês, e \u{1}A não é uma delas",
    "le parole di una riga sono in inglese, e \u{1}A non lo è",
    "die Wörter einer Zeile sind englisch, und \u{1}A ist keines davon",
    "słowa w wierszu są angielskie, a \u{1}A do nich nie należy",
    "type \u{1}A",
    "digite \u{1}A",
    "escreva \u{1}A",
    "scrivi \u{1}A",
    "\u{1}A eingeben",
    "wpisz \u{1}A",
    "type `draw` alone: nobody won the hand",
    "se ninguém ganhou a mão, digite só `draw`",
    "escreva só `draw`: ninguém ganhou a mão",
    "scrivi solo `draw`: la mano non l'ha vinta nessuno",
    "`draw` allein eingeben, wenn niemand die Runde gewonnen hat",
    "wpisz samo `draw`: nikt nie wygrywa rozdania",
    "leave it out: the player who knocked comes first, as in `Ann 4 v 23`",
    "omita essa palavra: quem bateu vem primeiro, como em `Ann 4 v 23`",
    "deixe-a de fora: quem bateu vem primeiro, como em `Ann 4 v 23`",
    "toglilo: il giocatore che bussa va per primo, come in `Ann 4 v 23`",
    "es weglassen: Wer geklopft hat, kommt zuerst, wie in `Ann 4 v 23`",
    "pomiń to: gracz, który puka, jest na początku, na przykład `Ann 4 v 23`",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 4] = [(0, 94), (94, 114), (114, 176), (176, 278)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦the words of a line are English, and⟧ \u{1}A ⟦is not one of them⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "⟦type⟧ \u{1}A⟦~⟧",
    "⟦type `draw` alone: nobody won the hand⟧⟦~~~~~~~~~~~~⟧",
    "⟦leave it out: the player who knocked comes first, as in `Ann 4 v 23`⟧⟦~~~~~~~~~~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("not-english", 1),
    ("type-word", 1),
    ("type-draw", 0),
    ("leave-out", 0),
];
