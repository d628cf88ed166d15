//! The messages of `l10n/*/cli-import.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// { $done } of { $all } series checked
message!(0, SeriesChecked { done: Count, all: Count });

// { $done } of { $all } series written
message!(1, SeriesWritten { done: Count, all: Count });

// standard input
message!(2, StandardInput);

// standard input is not text
message!(3, NotText);

// save it as UTF-8
message!(4, NotTextHint);

// standard input is too long: the limit is { NUMBER($most) } bytes
message!(5, TooLong { most: Count });

// split the file between two series, and import the parts
message!(6, TooLongHint);

// choose a file that `ginscore export` wrote, or `-` for standard input
message!(7, ChooseExported);

// { $series } already has these hands
message!(8, AlreadyThere { series: Value });

// { $series }: { $hands -> [one] { $hands } hand [other] { $hands } hands }
message!(9, HandsOfNew { series: Value, hands: Count });

// { $series }: { $hands -> [one] { $hands } more hand [other] { $hands } more hands }
message!(10, HandsMore { series: Value, hands: Count });

// Recorded { $hands -> [one] { $hands } hand [other] { $hands } hands } of { $series } series.
message!(11, Recorded { hands: Count, series: Count });

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 12]; 6] = [
    [(0, 23), (129, 152), (252, 266), (316, 342), (469, 485), (586, 635), (946, 1001), (1285, 1354), (1761, 1787), (1878, 1905), (2034, 2071), (2257, 2303)],
    [(23, 51), (152, 177), (266, 281), (342, 373), (485, 501), (635, 693), (1001, 1057), (1354, 1434), (1787, 1809), (1905, 1932), (2071, 2103), (2303, 2417)],
    [(23, 51), (152, 177), (266, 281), (342, 373), (501, 524), (693, 754), (1057, 1114), (1434, 1515), (1787, 1809), (1905, 1932), (2071, 2103), (2417, 2493)],
    [(51, 80), (177, 202), (252, 266), (373, 403), (524, 540), (754, 809), (1114, 1165), (1515, 1587), (1809, 1831), (1932, 1958), (2103, 2141), (2493, 2572)],
    [(80, 105), (202, 230), (281, 296), (403, 436), (540, 563), (809, 863), (1165, 1228), (1587, 1679), (1831, 1856), (1958, 1987), (2141, 2186), (2572, 2640)],
    [(105, 129), (230, 252), (296, 316), (436, 469), (563, 586), (863, 946), (1228, 1285), (1679, 1761), (1856, 1878), (1987, 2034), (2186, 2257), (2640, 2704)],
];

const TEXT: &str = concat!(
    "\u{1}A of \u{1}B series checked",
    "\u{1}A de \u{1}B séries verificadas",
    "\u{1}A di \u{1}B incontri controllati",
    "\u{1}A von \u{1}B Serien geprüft",
    "sprawdzono \u{1}A z \u{1}B serii",
    "\u{1}A of \u{1}B series written",
    "\u{1}A de \u{1}B séries escritas",
    "\u{1}A di \u{1}B incontri scritti",
    "\u{1}A von \u{1}B Serien geschrieben",
    "zapisano \u{1}A z \u{1}B serii",
    "standard input",
    "entrada padrão",
    "Standardeingabe",
    "standardowe wejście",
    "standard input is not text",
    "a entrada padrão não é texto",
    "lo standard input non è testo",
    "die Standardeingabe ist kein Text",
    "standardowe wejście to nie tekst",
    "save it as UTF-8",
    "salve-a em UTF-8",
    "guarde o texto em UTF-8",
    "salvalo in UTF-8",
    "sie als UTF-8 speichern",
    "zapisz tekst jako UTF-8",
    "standard input is too long: the limit is \u{2}A bytes",
    "a entrada padrão é longa demais: o limite é de \u{2}A bytes",
    "a entrada padrão é demasiado longa: o limite é de \u{2}A bytes",
    "lo standard input è troppo lungo: il limite è \u{2}A byte",
    "die Standardeingabe ist zu lang: Erlaubt sind \u{2}A Bytes",
    "standardowe wejście jest za długie: limit to \u{3}A\u{4}o\u{5}\u{2}A bajt\u{4}f\u{5}\u{2}A bajty\u{4}\u{5}\u{2}A bajtów\u{6}",
    "split the file between two series, and import the parts",
    "divida o arquivo entre duas séries, e importe as partes",
    "divida o ficheiro entre duas séries, e importe as partes",
    "dividi il file tra due incontri, e importa le parti",
    "die Datei zwischen zwei Serien teilen und die Teile importieren",
    "podziel plik między dwiema seriami i zaimportuj części",
    "choose a file that `ginscore export` wrote, or `-` for standard input",
    "escolha um arquivo que `ginscore export` escreveu, ou `-` para a entrada padrão",
    "escolha um ficheiro que `ginscore export` escreveu, ou `-` para a entrada padrão",
    "scegli un file scritto da `ginscore export`, o `-` per lo standard input",
    "eine Datei wählen, die `ginscore export` geschrieben hat, oder `-` für die Standardeingabe",
    "wybierz plik zapisany przez `ginscore export` albo `-`, czyli standardowe wejście",
    "\u{1}A already has these hands",
    "\u{1}A já tem estas mãos",
    "\u{1}A ha già queste mani",
    "\u{1}A hat diese Runden schon",
    "\u{1}A ma już te rozdania",
    "\u{1}A: \u{3}B\u{4}o\u{5}\u{1}B hand\u{4}\u{5}\u{1}B hands\u{6}",
    "\u{1}A: \u{3}B\u{4}o\u{5}\u{1}B mão\u{4}\u{5}\u{1}B mãos\u{6}",
    "\u{1}A: \u{3}B\u{4}o\u{5}\u{1}B mano\u{4}\u{5}\u{1}B mani\u{6}",
    "\u{1}A: \u{3}B\u{4}o\u{5}\u{1}B Runde\u{4}\u{5}\u{1}B Runden\u{6}",
    "\u{1}A: \u{3}B\u{4}o\u{5}\u{1}B rozdanie\u{4}f\u{5}\u{1}B rozdania\u{4}\u{5}\u{1}B rozdań\u{6}",
    "\u{1}A: \u{3}B\u{4}o\u{5}\u{1}B more hand\u{4}\u{5}\u{1}B more hands\u{6}",
    "\u{1}A: mais \u{3}B\u{4}o\u{5}\u{1}B mão\u{4}\u{5}\u{1}B mãos\u{6}",
    "\u{1}A: \u{3}B\u{4}o\u{5}\u{1}B altra mano\u{4}\u{5}altre \u{1}B mani\u{6}",
    "\u{1}A: \u{3}B\u{4}o\u{5}\u{1}B weitere Runde\u{4}\u{5}\u{1}B weitere Runden\u{6}",
    "\u{1}A: \u{3}B\u{4}o\u{5}jeszcze \u{1}B rozdanie\u{4}f\u{5}jeszcze \u{1}B rozdania\u{4}\u{5}jeszcze \u{1}B rozdań\u{6}",
    "Recorded \u{3}A\u{4}o\u{5}\u{1}A hand\u{4}\u{5}\u{1}A hands\u{6} of \u{1}B series.",
    "\u{3}A\u{4}0\u{5}Registradas \u{1}A mãos\u{4}o\u{5}Registrada \u{1}A mão\u{4}\u{5}Registradas \u{1}A mãos\u{6} de \u{3}B\u{4}0\u{5}\u{1}B séries\u{4}o\u{5}\u{1}B série\u{4}\u{5}\u{1}B séries\u{6}.",
    "\u{3}A\u{4}o\u{5}Registada \u{1}A mão\u{4}\u{5}Registadas \u{1}A mãos\u{6} de \u{3}B\u{4}o\u{5}\u{1}B série\u{4}\u{5}\u{1}B séries\u{6}.",
    "\u{3}A\u{4}o\u{5}Registrata \u{1}A mano\u{4}\u{5}Registrate \u{1}A mani\u{6} di \u{3}B\u{4}o\u{5}\u{1}B incontro\u{4}\u{5}\u{1}B incontri\u{6}.",
    "\u{3}A\u{4}o\u{5}\u{1}A Runde\u{4}\u{5}\u{1}A Runden\u{6} aus \u{3}B\u{4}o\u{5}\u{1}B Serie\u{4}\u{5}\u{1}B Serien\u{6} eingetragen.",
    "Zapisano \u{3}A\u{4}o\u{5}\u{1}A rozdanie\u{4}f\u{5}\u{1}A rozdania\u{4}\u{5}\u{1}A rozdań\u{6} z \u{1}B serii.",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 12] = [(0, 47), (47, 94), (94, 124), (124, 170), (170, 203), (203, 285), (285, 370), (370, 474), (474, 520), (520, 565), (565, 620), (620, 709)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "\u{1}A ⟦of⟧ \u{1}B ⟦series checked⟧⟦~~~~~~⟧",
    "\u{1}A ⟦of⟧ \u{1}B ⟦series written⟧⟦~~~~~~⟧",
    "⟦standard input⟧⟦~~~~⟧",
    "⟦standard input is not text⟧⟦~~~~~~~~⟧",
    "⟦save it as UTF-8⟧⟦~~~~~⟧",
    "⟦standard input is too long: the limit is⟧ \u{2}A ⟦bytes⟧⟦~~~~~~~~~~~~~~~⟧",
    "⟦split the file between two series, and import the parts⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "⟦choose a file that `ginscore export` wrote, or `-` for standard input⟧⟦~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦already has these hands⟧⟦~~~~~~~~⟧",
    "\u{1}A⟦:⟧ \u{3}B\u{4}o\u{5}\u{1}B ⟦hand⟧\u{4}\u{5}\u{1}B ⟦hands⟧\u{6}",
    "\u{1}A⟦:⟧ \u{3}B\u{4}o\u{5}\u{1}B ⟦more hand⟧\u{4}\u{5}\u{1}B ⟦more hands⟧\u{6}",
    "⟦Recorded⟧ \u{3}A\u{4}o\u{5}\u{1}A ⟦hand⟧\u{4}\u{5}\u{1}A ⟦hands⟧\u{6} ⟦of⟧ \u{1}B ⟦series.⟧⟦~~~~~~~⟧",
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
