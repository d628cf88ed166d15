//! The messages of `l10n/*/board.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// { $points } to go
message!(0, ToGo { points: Count });

// The ledger cannot be read right now. This is the last score that could be read.
message!(1, Unread);

// The series is no longer in the ledger under the name that it had. This is its last score.
message!(2, Gone);

// No series is being played.
message!(3, NoSeries);

// { $rows -> [one] One earlier row of the sheet is not shown here. [other] { $rows } earlier rows of the sheet are not shown here. }
message!(4, EarlierRows { rows: Count });

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 5]; 6] = [
    [(0, 8), (76, 155), (557, 646), (1074, 1100), (1206, 1309)],
    [(8, 33), (155, 225), (646, 735), (1100, 1123), (1309, 1411)],
    [(8, 33), (225, 307), (735, 827), (1100, 1123), (1411, 1514)],
    [(33, 59), (307, 393), (827, 915), (1123, 1148), (1514, 1618)],
    [(59, 66), (393, 474), (915, 1001), (1148, 1184), (1618, 1724)],
    [(66, 76), (474, 557), (1001, 1074), (1184, 1206), (1724, 1897)],
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
    "The series is no longer in the ledger under the name that it had. This is its last score.",
    "A série não está mais no registro com o nome que tinha. Este é o último placar dela.",
    "A série já não está no registo com o nome que tinha. Esta é a última pontuação dela.",
    "L'incontro non è più nel registro con il nome che aveva. Questo è l'ultimo punteggio.",
    "Die Serie steht nicht mehr unter ihrem Namen im Spielbuch. Dies ist ihr letzter Stand.",
    "Tej serii nie ma już w księdze pod dawną nazwą. To jej ostatni wynik.",
    "No series is being played.",
    "Nenhuma série em jogo.",
    "Nessun incontro in corso.",
    "Es wird gerade keine Serie gespielt.",
    "Nie trwa żadna seria.",
    "\u{3}A\u{4}o\u{5}One earlier row of the sheet is not shown here.\u{4}\u{5}\u{1}A earlier rows of the sheet are not shown here.\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A linha anterior da folha não aparece aqui.\u{4}\u{5}\u{1}A linhas anteriores da folha não aparecem aqui.\u{6}",
    "\u{3}A\u{4}o\u{5}Uma linha anterior da folha não aparece aqui.\u{4}\u{5}\u{1}A linhas anteriores da folha não aparecem aqui.\u{6}",
    "\u{3}A\u{4}o\u{5}Una riga precedente del foglio non compare qui.\u{4}\u{5}\u{1}A righe precedenti del foglio non compaiono qui.\u{6}",
    "\u{3}A\u{4}o\u{5}Eine frühere Zeile des Zettels steht hier nicht.\u{4}\u{5}\u{1}A frühere Zeilen des Zettels stehen hier nicht.\u{6}",
    "\u{3}A\u{4}o\u{5}Jeden wcześniejszy wiersz zapisu się tu nie mieści.\u{4}f\u{5}\u{1}A wcześniejsze wiersze zapisu się tu nie mieszczą.\u{4}\u{5}\u{1}A wcześniejszych wierszy zapisu się tu nie mieści.\u{6}",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 5] = [(0, 22), (22, 139), (139, 269), (269, 315), (315, 430)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "\u{1}A ⟦to go⟧⟦~~⟧",
    "⟦The ledger cannot be read right now. This is the last score that could be read.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The series is no longer in the ledger under the name that it had. This is its last score.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦No series is being played.⟧⟦~~~~~~~~⟧",
    "\u{3}A\u{4}o\u{5}⟦One earlier row of the sheet is not shown here.⟧\u{4}\u{5}\u{1}A ⟦earlier rows of the sheet are not shown here.⟧\u{6}",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("to-go", 1),
    ("unread", 0),
    ("gone", 0),
    ("no-series", 0),
    ("earlier-rows", 1),
];
