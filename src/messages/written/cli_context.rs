//! The messages of `l10n/*/cli-context.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// HOME is not an absolute path, so there is no place for the ledger
message!(0, HomeNotAbsolute);

// there is no home directory for the ledger
message!(1, NoHome);

// name a directory with `--ledger DIR`
message!(2, NoHomeHint);

// GINSCORE_NOW is not a time: `{ $text }`
message!(3, NotATime { text: Value });

// write it as in 2026-11-20T19:30:00+01:00
message!(4, NotATimeHint);

// GINSCORE_CARDS is not a way to show cards: { $value }
message!(5, NotACardLook { value: Value });

// set it to letters, symbols, B-D-K, V-D-R or W-D-K
message!(6, NotACardLookHint);

// waiting for another ginscore to finish ...
message!(7, Waiting);

// warning: recorded, but not confirmed on disk
message!(8, NotConfirmed);

// warning: recorded, but cannot write the answer: { $reason }
message!(9, RecordedNotAnswered { reason: Value });

// error: cannot write the answer: { $reason }
message!(10, NotAnswered { reason: Value });

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 11]; 6] = [
    [(0, 65), (429, 470), (679, 715), (865, 897), (1030, 1070), (1239, 1284), (1499, 1548), (1737, 1779), (1988, 2032), (2286, 2336), (2655, 2689)],
    [(65, 138), (470, 508), (715, 751), (897, 932), (1070, 1111), (1284, 1339), (1548, 1591), (1779, 1816), (2032, 2079), (2336, 2401), (2689, 2737)],
    [(138, 211), (508, 545), (715, 751), (897, 932), (1070, 1111), (1284, 1339), (1548, 1591), (1816, 1859), (2079, 2125), (2401, 2465), (2689, 2737)],
    [(211, 285), (545, 592), (751, 789), (932, 967), (1111, 1153), (1339, 1393), (1591, 1642), (1859, 1903), (2125, 2172), (2465, 2524), (2737, 2781)],
    [(285, 357), (592, 643), (789, 830), (967, 1000), (1153, 1195), (1393, 1445), (1642, 1691), (1903, 1950), (2172, 2233), (2524, 2593), (2781, 2831)],
    [(357, 429), (643, 679), (830, 865), (1000, 1030), (1195, 1239), (1445, 1499), (1691, 1737), (1950, 1988), (2233, 2286), (2593, 2655), (2831, 2873)],
];

const TEXT: &str = concat!(
    "HOME is not an absolute path, so there is no place for the ledger",
    "HOME não é um caminho absoluto, por isso não há lugar para o registro",
    "HOME não é um caminho absoluto, por isso não há sítio para o registo",
    "HOME non è un percorso assoluto, quindi non c'è un posto per il registro",
    "HOME ist kein absoluter Pfad, es gibt also keinen Ort für das Spielbuch",
    "HOME nie jest ścieżką bezwzględną, więc nie ma miejsca na księgę",
    "there is no home directory for the ledger",
    "não há pasta pessoal para o registro",
    "não há pasta pessoal para o registo",
    "non c'è una cartella personale per il registro",
    "es gibt kein Benutzerverzeichnis für das Spielbuch",
    "nie ma katalogu domowego na księgę",
    "name a directory with `--ledger DIR`",
    "indique uma pasta com `--ledger DIR`",
    "indica una cartella con `--ledger DIR`",
    "mit `--ledger DIR` ein Verzeichnis nennen",
    "wskaż katalog przez `--ledger DIR`",
    "GINSCORE_NOW is not a time: `\u{1}A`",
    "GINSCORE_NOW não é uma hora: `\u{1}A`",
    "GINSCORE_NOW non è un orario: `\u{1}A`",
    "GINSCORE_NOW ist keine Zeit: `\u{1}A`",
    "GINSCORE_NOW to nie czas: `\u{1}A`",
    "write it as in 2026-11-20T19:30:00+01:00",
    "escreva como em 2026-11-20T19:30:00+01:00",
    "scrivilo come in 2026-11-20T19:30:00+01:00",
    "schreiben wie in 2026-11-20T19:30:00+01:00",
    "wpisz na przykład 2026-11-20T19:30:00+01:00",
    "GINSCORE_CARDS is not a way to show cards: \u{1}A",
    "GINSCORE_CARDS não é um modo de mostrar as cartas: \u{1}A",
    "GINSCORE_CARDS non è un modo di mostrare le carte: \u{1}A",
    "GINSCORE_CARDS nennt keine Art, Karten zu zeigen: \u{1}A",
    "GINSCORE_CARDS nie podaje sposobu pokazywania kart: \u{1}A",
    "set it to letters, symbols, B-D-K, V-D-R or W-D-K",
    "use letters, symbols, B-D-K, V-D-R ou W-D-K",
    "impostala su letters, symbols, B-D-K, V-D-R o W-D-K",
    "letters, symbols, B-D-K, V-D-R oder W-D-K angeben",
    "ustaw letters, symbols, B-D-K, V-D-R lub W-D-K",
    "waiting for another ginscore to finish ...",
    "esperando outro ginscore terminar ...",
    "à espera de que outro ginscore termine ...",
    "si aspetta che finisca un altro ginscore ...",
    "warten, bis ein anderes ginscore fertig ist ...",
    "czekam, aż skończy inny ginscore ...",
    "warning: recorded, but not confirmed on disk",
    "aviso: registrado, mas não confirmado no disco",
    "aviso: registado, mas não confirmado no disco",
    "avviso: registrato, ma senza conferma dal disco",
    "Warnung: eingetragen, aber das Speichern ist nicht bestätigt",
    "ostrzeżenie: zapisano, ale bez potwierdzenia z dysku",
    "warning: recorded, but cannot write the answer: \u{1}A",
    "aviso: registrado, mas não foi possível escrever a resposta: \u{1}A",
    "aviso: registado, mas não foi possível escrever a resposta: \u{1}A",
    "avviso: registrato, ma non si può scrivere la risposta: \u{1}A",
    "Warnung: eingetragen, aber die Antwort lässt sich nicht ausgeben: \u{1}A",
    "ostrzeżenie: zapisano, ale nie można wypisać odpowiedzi: \u{1}A",
    "error: cannot write the answer: \u{1}A",
    "erro: não foi possível escrever a resposta: \u{1}A",
    "errore: non si può scrivere la risposta: \u{1}A",
    "Fehler: die Antwort lässt sich nicht ausgeben: \u{1}A",
    "błąd: nie można wypisać odpowiedzi: \u{1}A",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 11] = [(0, 98), (98, 164), (164, 224), (224, 284), (284, 349), (349, 420), (420, 497), (497, 565), (565, 635), (635, 713), (713, 769)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦HOME is not an absolute path, so there is no place for the ledger⟧⟦~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦there is no home directory for the ledger⟧⟦~~~~~~~~~~~~~⟧",
    "⟦name a directory with `--ledger DIR`⟧⟦~~~~~~~~~~~~⟧",
    "⟦GINSCORE_NOW is not a time: `⟧\u{1}A⟦`⟧⟦~~~~~~~~~~⟧",
    "⟦write it as in 2026-11-20T19:30:00+01:00⟧⟦~~~~~~~~~~~~~⟧",
    "⟦GINSCORE_CARDS is not a way to show cards:⟧ \u{1}A⟦~~~~~~~~~~~~~~⟧",
    "⟦set it to letters, symbols, B-D-K, V-D-R or W-D-K⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦waiting for another ginscore to finish ...⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦warning: recorded, but not confirmed on disk⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦warning: recorded, but cannot write the answer:⟧ \u{1}A⟦~~~~~~~~~~~~~~~~⟧",
    "⟦error: cannot write the answer:⟧ \u{1}A⟦~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("home-not-absolute", 0),
    ("no-home", 0),
    ("no-home-hint", 0),
    ("not-a-time", 1),
    ("not-a-time-hint", 0),
    ("not-a-card-look", 1),
    ("not-a-card-look-hint", 0),
    ("waiting", 0),
    ("not-confirmed", 0),
    ("recorded-not-answered", 1),
    ("not-answered", 1),
];
