//! The messages of `l10n/*/paper.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// Gin rummy: score sheet
message!(0, Title);

// Players
message!(1, Players);

// Date
message!(2, Date);

// Rules
message!(3, Rules);

// Stake
message!(4, Stake);

// { $stake } per point
message!(5, PerPoint { stake: Value });

// Game { $number }, to { $target }
message!(6, Game { number: Count, target: Count });

// who ended it
message!(7, Who);

// with
message!(8, With);

// against
message!(9, Against);

// knock card
message!(10, KnockCard);

// boxes
message!(11, Boxes);

// Each game is to { $target } points.
message!(12, Target { target: Count });

// Settlement
message!(13, Settlement);

// Points
message!(14, Points);

// Total
message!(15, Total);

// All games
message!(16, AllGames);

// Difference
message!(17, Difference);

// Money, { $stake } per point
message!(18, Money { stake: Value });

// To record a filled sheet: run the command below, then `ginscore table`, and type each line as it is: `Ann 4 v 23`, or `Ann gin v 23`; with a knock card `Ann 4 v 23 @7s`; `draw` if nobody knocked.
message!(19, TypeHands);

// To record a filled sheet: run the command below, then `ginscore table`, and type each line as it is, the hands of a round one after another: `Ann 4 v 23`, or `Ann gin v 23`; with a knock card `Ann 4 v 23 @7s`; `draw Ann` if nobody knocked.
message!(20, TypeRounds);

// If only the points were written down: `Ann +18`, and the boxes if there is not just one: `Ann +18 boxes 3`.
message!(21, TypePoints);

// NAME
message!(22, NameBlank);

// House rules: { $rules }.
message!(23, SmallPrint { rules: Value });

// Source: { $source } ({ $addresses })
message!(24, Source { source: Value, addresses: Value });

// Wrote the sheet to { $file }.
message!(25, Written { file: Value });

// the sheet can be a page or text, and not { $ending }
message!(26, EndingUnknown { ending: Value });

// use `--format html` or `text`, or a file name that ends in `.html` or `.txt`, as in `--output sheet.html`
message!(27, EndingUnknownHint);

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 28]; 6] = [
    [(0, 22), (118, 125), (156, 160), (169, 174), (198, 203), (227, 239), (283, 297), (381, 393), (445, 449), (465, 472), (496, 506), (560, 565), (589, 615), (780, 790), (829, 835), (858, 863), (879, 888), (963, 973), (1011, 1030), (1116, 1311), (2438, 2677), (4025, 4132), (4521, 4525), (4534, 4550), (4628, 4643), (4690, 4712), (4799, 4842), (5050, 5155)],
    [(22, 48), (125, 134), (160, 164), (174, 180), (203, 209), (239, 251), (297, 316), (393, 406), (449, 452), (472, 478), (506, 521), (565, 571), (615, 647), (790, 796), (835, 841), (858, 863), (888, 905), (973, 983), (1030, 1055), (1311, 1528), (2677, 2940), (4132, 4227), (4525, 4529), (4550, 4569), (4643, 4657), (4712, 4732), (4842, 4888), (5155, 5271)],
    [(22, 48), (125, 134), (160, 164), (174, 180), (203, 209), (239, 251), (316, 332), (393, 406), (449, 452), (472, 478), (506, 521), (565, 571), (647, 676), (790, 796), (835, 841), (858, 863), (905, 919), (973, 983), (1030, 1055), (1528, 1745), (2940, 3209), (4132, 4227), (4525, 4529), (4550, 4569), (4643, 4657), (4712, 4732), (4842, 4888), (5271, 5388)],
    [(48, 76), (134, 143), (160, 164), (180, 186), (209, 214), (251, 261), (332, 348), (406, 419), (452, 455), (478, 484), (521, 537), (571, 578), (676, 709), (796, 808), (841, 846), (863, 869), (919, 935), (983, 993), (1055, 1076), (1745, 1966), (3209, 3471), (4227, 4319), (4525, 4529), (4569, 4591), (4643, 4657), (4732, 4753), (4888, 4939), (5388, 5499)],
    [(76, 98), (143, 150), (164, 169), (186, 192), (214, 221), (261, 272), (348, 365), (419, 430), (455, 458), (484, 489), (537, 547), (578, 583), (709, 740), (808, 818), (846, 852), (869, 874), (935, 947), (993, 1002), (1076, 1093), (1966, 2202), (3471, 3753), (4319, 4422), (4521, 4525), (4591, 4606), (4657, 4672), (4753, 4778), (4939, 5000), (5499, 5623)],
    [(98, 118), (150, 156), (160, 164), (192, 198), (221, 227), (272, 283), (365, 381), (430, 445), (458, 465), (489, 496), (547, 560), (583, 589), (740, 780), (818, 829), (852, 858), (874, 879), (947, 963), (1002, 1011), (1093, 1116), (2202, 2438), (3753, 4025), (4422, 4521), (4529, 4534), (4606, 4628), (4672, 4690), (4778, 4799), (5000, 5050), (5623, 5742)],
];

const TEXT: &str = concat!(
    "Gin rummy: score sheet",
    "Gin rummy: folha de pontos",
    "Gin rummy: foglio segnapunti",
    "Gin Rummy: Spielzettel",
    "Gin: arkusz wyników",
    "Players",
    "Jogadores",
    "Giocatori",
    "Spieler",
    "Gracze",
    "Date",
    "Data",
    "Datum",
    "Rules",
    "Regras",
    "Regole",
    "Regeln",
    "Zasady",
    "Stake",
    "Aposta",
    "Posta",
    "Einsatz",
    "Stawka",
    "\u{1}A per point",
    "\u{1}A por ponto",
    "\u{1}A a punto",
    "\u{1}A je Punkt",
    "\u{1}A za punkt",
    "Game \u{1}A, to \u{1}B",
    "Partida \u{1}A, até \u{1}B",
    "Jogo \u{1}A, até \u{1}B",
    "Partita \u{1}A, a \u{1}B",
    "Partie \u{1}A, bis \u{1}B",
    "Partia \u{1}A, do \u{1}B",
    "who ended it",
    "quem terminou",
    "chi ha chiuso",
    "wer beendet",
    "kto zakończył",
    "with",
    "com",
    "con",
    "mit",
    "z sumą",
    "against",
    "contra",
    "contro",
    "gegen",
    "przeciw",
    "knock card",
    "carta do limite",
    "carta del limite",
    "Klopfkarte",
    "karta pukania",
    "boxes",
    "caixas",
    "caselle",
    "Boxen",
    "kratki",
    "Each game is to \u{1}A points.",
    "Cada partida vai até \u{1}A pontos.",
    "Cada jogo vai até \u{1}A pontos.",
    "Ogni partita si gioca a \u{1}A punti.",
    "Jede Partie geht bis \u{1}A Punkte.",
    "Każda partia toczy się do \u{1}A punktów.",
    "Settlement",
    "Acerto",
    "Conti finali",
    "Abrechnung",
    "Rozliczenie",
    "Points",
    "Pontos",
    "Punti",
    "Punkte",
    "Punkty",
    "Total",
    "Totale",
    "Summe",
    "Razem",
    "All games",
    "Todas as partidas",
    "Todos os jogos",
    "Tutte le partite",
    "Alle Partien",
    "Wszystkie partie",
    "Difference",
    "Diferença",
    "Differenza",
    "Differenz",
    "Różnica",
    "Money, \u{1}A per point",
    "Em dinheiro, \u{1}A por ponto",
    "In denaro, \u{1}A a punto",
    "Geld, \u{1}A je Punkt",
    "Pieniądze, \u{1}A za punkt",
    "To record a filled sheet: run the command below, then `ginscore table`, and type each line as it is: `Ann 4 v 23`, or `Ann gin v 23`; with a knock card `Ann 4 v 23 @7s`; `draw` if nobody knocked.",
    "Para registrar uma folha preenchida: execute o comando abaixo, depois `ginscore table`, e digite cada linha como está: `Ann 4 v 23` ou `Ann gin v 23`; com a carta do limite `Ann 4 v 23 @7s`; `draw` se ninguém bateu.",
    "Para registar uma folha preenchida: execute o comando abaixo, depois `ginscore table`, e escreva cada linha como está: `Ann 4 v 23` ou `Ann gin v 23`; com a carta do limite `Ann 4 v 23 @7s`; `draw` se ninguém bateu.",
    "Per registrare un foglio compilato: esegui il comando qui sotto, poi `ginscore table`, e scrivi ogni riga com'è: `Ann 4 v 23` oppure `Ann gin v 23`; con la carta del limite `Ann 4 v 23 @7s`; `draw` se nessuno ha bussato.",
    "So wird ein ausgefüllter Zettel eingetragen: den Befehl unten ausführen, dann `ginscore table`, und jede Zeile so tippen, wie sie dasteht: `Ann 4 v 23` oder `Ann gin v 23`, mit Klopfkarte `Ann 4 v 23 @7s`; `draw`, wenn niemand klopft.",
    "Jak wpisać wypełniony arkusz: wykonaj polecenie poniżej, potem `ginscore table`, i wpisuj każdy wiersz tak, jak jest na papierze: `Ann 4 v 23` albo `Ann gin v 23`; z kartą pukania `Ann 4 v 23 @7s`; `draw`, jeśli nikt nie zapukał.",
    "To record a filled sheet: run the command below, then `ginscore table`, and type each line as it is, the hands of a round one after another: `Ann 4 v 23`, or `Ann gin v 23`; with a knock card `Ann 4 v 23 @7s`; `draw Ann` if nobody knocked.",
    "Para registrar uma folha preenchida: execute o comando abaixo, depois `ginscore table`, e digite cada linha como está, as mãos de uma rodada uma após a outra: `Ann 4 v 23` ou `Ann gin v 23`; com a carta do limite `Ann 4 v 23 @7s`; `draw Ann` se ninguém bateu.",
    "Para registar uma folha preenchida: execute o comando abaixo, depois `ginscore table`, e escreva cada linha como está, as mãos de uma ronda umas a seguir às outras: `Ann 4 v 23` ou `Ann gin v 23`; com a carta do limite `Ann 4 v 23 @7s`; `draw Ann` se ninguém bateu.",
    "Per registrare un foglio compilato: esegui il comando qui sotto, poi `ginscore table`, e scrivi ogni riga com'è, le mani di un giro una dopo l'altra: `Ann 4 v 23` oppure `Ann gin v 23`; con la carta del limite `Ann 4 v 23 @7s`; `draw Ann` se nessuno ha bussato.",
    "So wird ein ausgefüllter Zettel eingetragen: den Befehl unten ausführen, dann `ginscore table`, und jede Zeile so tippen, wie sie dasteht, die Runden eines Durchgangs nacheinander: `Ann 4 v 23` oder `Ann gin v 23`, mit Klopfkarte `Ann 4 v 23 @7s`; `draw Ann`, wenn niemand klopft.",
    "Jak wpisać wypełniony arkusz: wykonaj polecenie poniżej, potem `ginscore table`, i wpisuj każdy wiersz tak, jak jest na papierze, rozdania rundy jedno po drugim: `Ann 4 v 23` albo `Ann gin v 23`; z kartą pukania `Ann 4 v 23 @7s`; `draw Ann`, jeśli nikt nie zapukał.",
    "If only the points were written down: `Ann +18`, and the boxes if there is not just one: `Ann +18 boxes 3`.",
    "Se só foram anotados os pontos: `Ann +18`, e as caixas se não for só uma: `Ann +18 boxes 3`.",
    "Se sono scritti solo i punti: `Ann +18`, e le caselle se non è una sola: `Ann +18 boxes 3`.",
    "Sind nur die Punkte notiert: `Ann +18`, und die Boxen, wenn es nicht genau eine ist: `Ann +18 boxes 3`.",
    "Jeśli zapisane są tylko punkty: `Ann +18`, i kratki, jeśli nie jest to jedna: `Ann +18 boxes 3`.",
    "NAME",
    "NOME",
    "IMIĘ",
    "House rules: \u{1}A.",
    "Regras da casa: \u{1}A.",
    "Regole della casa: \u{1}A.",
    "Hausregeln: \u{1}A.",
    "Zasady przy stole: \u{1}A.",
    "Source: \u{1}A (\u{1}B)",
    "Fonte: \u{1}A (\u{1}B)",
    "Quelle: \u{1}A (\u{1}B)",
    "Źródło: \u{1}A (\u{1}B)",
    "Wrote the sheet to \u{1}A.",
    "Folha escrita em \u{1}A.",
    "Foglio scritto in \u{1}A.",
    "Zettel in \u{1}A geschrieben.",
    "Arkusz zapisano w \u{1}A.",
    "the sheet can be a page or text, and not \u{1}A",
    "a folha pode ser página ou texto, mas não \u{1}A",
    "il foglio può essere una pagina o un testo, non \u{1}A",
    "den Zettel gibt es als Seite oder als Text, aber nicht als \u{1}A",
    "arkusz może być stroną albo tekstem, ale nie \u{1}A",
    "use `--format html` or `text`, or a file name that ends in `.html` or `.txt`, as in `--output sheet.html`",
    "use `--format html` ou `text`, ou um nome de arquivo que termine em `.html` ou `.txt`, como em `--output folha.html`",
    "use `--format html` ou `text`, ou um nome de ficheiro que termine em `.html` ou `.txt`, como em `--output folha.html`",
    "usa `--format html` o `text`, o un nome di file che finisce in `.html` o `.txt`, come in `--output foglio.html`",
    "`--format html` oder `text` angeben, oder einen Dateinamen, der auf `.html` oder `.txt` endet, wie in `--output zettel.html`",
    "użyj `--format html` lub `text` albo nazwy pliku z końcówką `.html` lub `.txt`, na przykład `--output arkusz.html`",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 28] = [(0, 41), (41, 62), (62, 79), (79, 97), (97, 115), (115, 142), (142, 177), (177, 205), (205, 222), (222, 243), (243, 268), (268, 286), (286, 338), (338, 363), (363, 383), (383, 401), (401, 425), (425, 450), (450, 492), (492, 764), (764, 1094), (1094, 1248), (1248, 1265), (1265, 1303), (1303, 1345), (1345, 1391), (1391, 1459), (1459, 1611)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦Gin rummy: score sheet⟧⟦~~~~~~~⟧",
    "⟦Players⟧⟦~~⟧",
    "⟦Date⟧⟦~⟧",
    "⟦Rules⟧⟦~⟧",
    "⟦Stake⟧⟦~⟧",
    "\u{1}A ⟦per point⟧⟦~~~⟧",
    "⟦Game⟧ \u{1}A⟦, to⟧ \u{1}B⟦~~~⟧",
    "⟦who ended it⟧⟦~~~~⟧",
    "⟦with⟧⟦~⟧",
    "⟦against⟧⟦~~⟧",
    "⟦knock card⟧⟦~~~⟧",
    "⟦boxes⟧⟦~⟧",
    "⟦Each game is to⟧ \u{1}A ⟦points.⟧⟦~~~~~~~~⟧",
    "⟦Settlement⟧⟦~~~⟧",
    "⟦Points⟧⟦~~⟧",
    "⟦Total⟧⟦~⟧",
    "⟦All games⟧⟦~~~⟧",
    "⟦Difference⟧⟦~~~⟧",
    "⟦Money,⟧ \u{1}A ⟦per point⟧⟦~~~~~⟧",
    "⟦To record a filled sheet: run the command below, then `ginscore table`, and type each line as it is: `Ann 4 v 23`, or `Ann gin v 23`; with a knock card `Ann 4 v 23 @7s`; `draw` if nobody knocked.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦To record a filled sheet: run the command below, then `ginscore table`, and type each line as it is, the hands of a round one after another: `Ann 4 v 23`, or `Ann gin v 23`; with a knock card `Ann 4 v 23 @7s`; `draw Ann` if nobody knocked.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦If only the points were written down: `Ann +18`, and the boxes if there is not just one: `Ann +18 boxes 3`.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦NAME⟧⟦~⟧",
    "⟦House rules:⟧ \u{1}A⟦.⟧⟦~~~~⟧",
    "⟦Source:⟧ \u{1}A ⟦(⟧\u{1}B⟦)⟧⟦~~~⟧",
    "⟦Wrote the sheet to⟧ \u{1}A⟦.⟧⟦~~~~~~⟧",
    "⟦the sheet can be a page or text, and not⟧ \u{1}A⟦~~~~~~~~~~~~~⟧",
    "⟦use `--format html` or `text`, or a file name that ends in `.html` or `.txt`, as in `--output sheet.html`⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("title", 0),
    ("players", 0),
    ("date", 0),
    ("rules", 0),
    ("stake", 0),
    ("per-point", 1),
    ("game", 2),
    ("who", 0),
    ("with", 0),
    ("against", 0),
    ("knock-card", 0),
    ("boxes", 0),
    ("target", 1),
    ("settlement", 0),
    ("points", 0),
    ("total", 0),
    ("all-games", 0),
    ("difference", 0),
    ("money", 1),
    ("type-hands", 0),
    ("type-rounds", 0),
    ("type-points", 0),
    ("name-blank", 0),
    ("small-print", 1),
    ("source", 2),
    ("written", 1),
    ("ending-unknown", 1),
    ("ending-unknown-hint", 0),
];
