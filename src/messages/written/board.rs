//! The messages of `l10n/*/board.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// { $points } to go
message!(0, ToGo { points: Count });

// The ledger cannot be read right now. This is the last score that could be read.
message!(1, Unread);

// No series is being played.
message!(2, NoSeries);

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 3]; 6] = [
    [(0, 8), (76, 155), (557, 583)],
    [(8, 33), (155, 225), (583, 606)],
    [(8, 33), (225, 307), (583, 606)],
    [(33, 59), (307, 393), (606, 631)],
    [(59, 66), (393, 474), (631, 667)],
    [(66, 76), (474, 557), (667, 689)],
];

const TEXT: &str = concat!(
    "\u{1}A to go",
    "\u{3}A\u{4}o\u{5}falta \u{1}A\u{4}\u{5}faltam \u{1}A\u{6}",
    "\u{3}A\u{4}o\u{5}manca \u{1}A\u{4}\u{5}mancano \u{1}A\u{6}",
    "noch \u{1}A",
    "brakuje \u{1}A",
    "The ledger cannot be read right now. This is the last score that could be read.",
    "Não é possível ler o registro agora. Este é o último placar lido.",
    "Não é possível ler o registo neste momento. Esta é a última pontuação lida.",
    "In questo momento il registro non si può leggere. Questo è l'ultimo punteggio letto.",
    "Das Spielbuch lässt sich gerade nicht lesen. Dies ist der letzte bekannte Stand.",
    "Nie można teraz odczytać księgi. To ostatni wynik, który udało się odczytać.",
    "No series is being played.",
    "Nenhuma série em jogo.",
    "Nessun incontro in corso.",
    "Es wird gerade keine Serie gespielt.",
    "Nie trwa żadna seria.",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 3] = [(0, 22), (22, 139), (139, 185)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "\u{1}A ⟦to go⟧⟦~~⟧",
    "⟦The ledger cannot be read right now. This is the last score that could be read.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦No series is being played.⟧⟦~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("to-go", 1),
    ("unread", 0),
    ("no-series", 0),
];
