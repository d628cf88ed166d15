//! The messages of `l10n/*/card-letters.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// { $typed } is not a card
message!(0, NotACard { typed: Value });

// { $typed } is not a group of cards
message!(1, NotAGroup { typed: Value });

// in Portuguese letters write { $words }
message!(2, InPortuguese { words: Value });

// in Spanish letters write { $words }
message!(3, InSpanish { words: Value });

// in French letters write { $words }
message!(4, InFrench { words: Value });

// in Italian letters write { $words }
message!(5, InItalian { words: Value });

// in German letters write { $words }
message!(6, InGerman { words: Value });

// in Polish letters write { $words }
message!(7, InPolish { words: Value });

// suits that are not in English letters have two letters: write { $words }
message!(8, InTwoLetters { words: Value });

// `c` is clubs (♣); hearts (♥) are `h`
message!(9, CIsClubs);

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 10]; 6] = [
    [(0, 16), (88, 114), (218, 248), (385, 412), (541, 567), (697, 724), (851, 877), (1000, 1026), (1177, 1241), (1545, 1585)],
    [(16, 36), (114, 143), (248, 280), (412, 443), (567, 597), (724, 754), (877, 905), (1026, 1056), (1241, 1311), (1585, 1630)],
    [(16, 36), (114, 143), (248, 280), (412, 443), (567, 597), (724, 754), (877, 905), (1056, 1084), (1241, 1311), (1585, 1630)],
    [(36, 55), (143, 172), (280, 311), (443, 472), (597, 626), (754, 783), (905, 934), (1084, 1113), (1311, 1378), (1630, 1680)],
    [(55, 73), (172, 198), (311, 354), (472, 510), (626, 668), (783, 824), (934, 971), (1113, 1151), (1378, 1468), (1680, 1729)],
    [(73, 88), (198, 218), (354, 385), (510, 541), (668, 697), (824, 851), (971, 1000), (1151, 1177), (1468, 1545), (1729, 1776)],
];

const TEXT: &str = concat!(
    "\u{1}A is not a card",
    "\u{1}A não é uma carta",
    "\u{1}A non è una carta",
    "\u{1}A ist keine Karte",
    "\u{1}A to nie karta",
    "\u{1}A is not a group of cards",
    "\u{1}A não é um grupo de cartas",
    "\u{1}A non è un insieme di carte",
    "\u{1}A steht für keine Karten",
    "\u{1}A to nie grupa kart",
    "in Portuguese letters write \u{1}A",
    "em letras portuguesas escreva \u{1}A",
    "in lettere portoghesi scrivi \u{1}A",
    "mit portugiesischen Buchstaben \u{1}A schreiben",
    "portugalskimi literami wpisz \u{1}A",
    "in Spanish letters write \u{1}A",
    "em letras espanholas escreva \u{1}A",
    "in lettere spagnole scrivi \u{1}A",
    "mit spanischen Buchstaben \u{1}A schreiben",
    "hiszpańskimi literami wpisz \u{1}A",
    "in French letters write \u{1}A",
    "em letras francesas escreva \u{1}A",
    "in lettere francesi scrivi \u{1}A",
    "mit französischen Buchstaben \u{1}A schreiben",
    "francuskimi literami wpisz \u{1}A",
    "in Italian letters write \u{1}A",
    "em letras italianas escreva \u{1}A",
    "in lettere italiane scrivi \u{1}A",
    "mit italienischen Buchstaben \u{1}A schreiben",
    "włoskimi literami wpisz \u{1}A",
    "in German letters write \u{1}A",
    "em letras alemãs escreva \u{1}A",
    "in lettere tedesche scrivi \u{1}A",
    "mit deutschen Buchstaben \u{1}A schreiben",
    "niemieckimi literami wpisz \u{1}A",
    "in Polish letters write \u{1}A",
    "em letras polonesas escreva \u{1}A",
    "em letras polacas escreva \u{1}A",
    "in lettere polacche scrivi \u{1}A",
    "mit polnischen Buchstaben \u{1}A schreiben",
    "polskimi literami wpisz \u{1}A",
    "suits that are not in English letters have two letters: write \u{1}A",
    "naipes que não estão em letras inglesas têm duas letras: escreva \u{1}A",
    "i semi che non sono in lettere inglesi hanno due lettere: scrivi \u{1}A",
    "wer Farben nicht mit englischen Buchstaben schreibt, braucht zwei Buchstaben: \u{1}A schreiben",
    "kolory, które nie są w angielskich literach, mają po dwie litery: wpisz \u{1}A",
    "`c` is clubs (♣); hearts (♥) are `h`",
    "`c` é paus (♣); copas (♥) é `h` ou `co`",
    "`c` è fiori (♣); cuori (♥) è `h` oppure `cu`",
    "`c` ist Kreuz (♣); Herz (♥) ist `h` oder `he`",
    "`c` to trefl (♣); kier (♥) to `h` albo `ki`",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 10] = [(0, 32), (32, 78), (78, 129), (129, 176), (176, 222), (222, 269), (269, 315), (315, 361), (361, 457), (457, 522)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "\u{1}A ⟦is not a card⟧⟦~~~~⟧",
    "\u{1}A ⟦is not a group of cards⟧⟦~~~~~~~~⟧",
    "⟦in Portuguese letters write⟧ \u{1}A⟦~~~~~~~~~⟧",
    "⟦in Spanish letters write⟧ \u{1}A⟦~~~~~~~~⟧",
    "⟦in French letters write⟧ \u{1}A⟦~~~~~~~~⟧",
    "⟦in Italian letters write⟧ \u{1}A⟦~~~~~~~~⟧",
    "⟦in German letters write⟧ \u{1}A⟦~~~~~~~~⟧",
    "⟦in Polish letters write⟧ \u{1}A⟦~~~~~~~~⟧",
    "⟦suits that are not in English letters have two letters: write⟧ \u{1}A⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦`c` is clubs (♣); hearts (♥) are `h`⟧⟦~~~~~~~~~~~~~⟧",
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
    ("c-is-clubs", 0),
];
