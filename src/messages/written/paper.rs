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

// Games won
message!(17, GamesWon);

// Difference
message!(18, Difference);

// Money, { $stake } per point
message!(19, Money { stake: Value });

// To record a filled sheet: run the command below, then `ginscore table`, and type each line as it is: `Ann 4 v 23`, or `Ann gin v 23`; `draw` if nobody knocked.
message!(20, TypeHands);

// To record a filled sheet: run the command below, then `ginscore table`, and type each line as it is, the hands of a round one after another: `Ann 4 v 23`, or `Ann gin v 23`; `draw Ann` if nobody knocked.
message!(21, TypeRounds);

// With a knock card: `Ann 4 v 23 @7s`.
message!(22, TypeKnockCard);

// If only the points were written down: `Ann +18`.
message!(23, TypePoints);

// If a hand is not worth just one box: `Ann +18 boxes 3`.
message!(24, TypeBoxes);

// NAME
message!(25, NameBlank);

// House rules: { $rules }.
message!(26, SmallPrint { rules: Value });

// Source: { $source } ({ $addresses })
message!(27, Source { source: Value, addresses: Value });

// Wrote the sheet to { $file }.
message!(28, Written { file: Value });

// the sheet can be a page or text, and not { $ending }
message!(29, EndingUnknown { ending: Value });

// use `--format html` or `text`, or a file name that ends in `.html` or `.txt`, as in `--output sheet.html`
message!(30, EndingUnknownHint);

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 31]; 6] = [
    [(0, 22), (118, 125), (156, 160), (169, 174), (198, 203), (227, 239), (283, 297), (381, 393), (445, 449), (465, 472), (496, 506), (560, 565), (589, 615), (780, 790), (829, 835), (858, 863), (879, 888), (963, 972), (1043, 1053), (1091, 1110), (1196, 1355), (2292, 2495), (3653, 3689), (3839, 3887), (4053, 4108), (4321, 4325), (4334, 4350), (4428, 4443), (4490, 4512), (4599, 4642), (4850, 4955)],
    [(22, 48), (125, 134), (160, 164), (174, 180), (203, 209), (239, 251), (297, 316), (393, 406), (449, 452), (472, 478), (506, 521), (565, 571), (615, 647), (790, 796), (835, 841), (858, 863), (888, 905), (972, 987), (1053, 1063), (1110, 1135), (1355, 1532), (2495, 2718), (3689, 3729), (3887, 3930), (4108, 4159), (4325, 4329), (4350, 4369), (4443, 4457), (4512, 4532), (4642, 4688), (4955, 5071)],
    [(22, 48), (125, 134), (160, 164), (174, 180), (203, 209), (239, 251), (316, 332), (393, 406), (449, 452), (472, 478), (506, 521), (565, 571), (647, 676), (790, 796), (835, 841), (858, 863), (905, 919), (987, 999), (1053, 1063), (1110, 1135), (1532, 1709), (2718, 2947), (3689, 3729), (3887, 3930), (4108, 4159), (4325, 4329), (4350, 4369), (4443, 4457), (4512, 4532), (4642, 4688), (5071, 5188)],
    [(48, 76), (134, 143), (160, 164), (180, 186), (209, 214), (251, 261), (332, 348), (406, 419), (452, 455), (478, 484), (521, 537), (571, 578), (676, 709), (796, 808), (841, 846), (863, 869), (919, 935), (999, 1012), (1063, 1073), (1135, 1156), (1709, 1888), (2947, 3167), (3729, 3771), (3930, 3970), (4159, 4210), (4325, 4329), (4369, 4391), (4443, 4457), (4532, 4553), (4688, 4739), (5188, 5299)],
    [(76, 98), (143, 150), (164, 169), (186, 192), (214, 221), (261, 272), (348, 365), (419, 430), (455, 458), (484, 489), (537, 547), (578, 583), (709, 740), (808, 818), (846, 852), (869, 874), (935, 947), (1012, 1029), (1073, 1082), (1156, 1173), (1888, 2091), (3167, 3416), (3771, 3804), (3970, 4009), (4210, 4270), (4321, 4325), (4391, 4406), (4457, 4472), (4553, 4578), (4739, 4800), (5299, 5423)],
    [(98, 118), (150, 156), (160, 164), (192, 198), (221, 227), (272, 283), (365, 381), (430, 445), (458, 465), (489, 496), (547, 560), (583, 589), (740, 780), (818, 829), (852, 858), (874, 879), (947, 963), (1029, 1043), (1082, 1091), (1173, 1196), (2091, 2292), (3416, 3653), (3804, 3839), (4009, 4053), (4270, 4321), (4329, 4334), (4406, 4428), (4472, 4490), (4578, 4599), (4800, 4850), (5423, 5542)],
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
    "Games won",
    "Partidas ganhas",
    "Jogos ganhos",
    "Partite vinte",
    "Gewonnene Partien",
    "Wygrane partie",
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
    "To record a filled sheet: run the command below, then `ginscore table`, and type each line as it is: `Ann 4 v 23`, or `Ann gin v 23`; `draw` if nobody knocked.",
    "Para registrar uma folha preenchida: execute o comando abaixo, depois `ginscore table`, e digite cada linha como está: `Ann 4 v 23` ou `Ann gin v 23`; `draw` se ninguém bateu.",
    "Para registar uma folha preenchida: execute o comando abaixo, depois `ginscore table`, e escreva cada linha como está: `Ann 4 v 23` ou `Ann gin v 23`; `draw` se ninguém bateu.",
    "Per registrare un foglio compilato: esegui il comando qui sotto, poi `ginscore table`, e scrivi ogni riga com'è: `Ann 4 v 23` oppure `Ann gin v 23`; `draw` se nessuno ha bussato.",
    "So wird ein ausgefüllter Zettel eingetragen: den Befehl unten ausführen, dann `ginscore table`, und jede Zeile so tippen, wie sie dasteht: `Ann 4 v 23` oder `Ann gin v 23`; `draw`, wenn niemand klopft.",
    "Jak wpisać wypełniony arkusz: wykonaj polecenie poniżej, potem `ginscore table`, i wpisuj każdy wiersz tak, jak jest na papierze: `Ann 4 v 23` albo `Ann gin v 23`; `draw`, jeśli nikt nie zapukał.",
    "To record a filled sheet: run the command below, then `ginscore table`, and type each line as it is, the hands of a round one after another: `Ann 4 v 23`, or `Ann gin v 23`; `draw Ann` if nobody knocked.",
    "Para registrar uma folha preenchida: execute o comando abaixo, depois `ginscore table`, e digite cada linha como está, as mãos de uma rodada uma após a outra: `Ann 4 v 23` ou `Ann gin v 23`; `draw Ann` se ninguém bateu.",
    "Para registar uma folha preenchida: execute o comando abaixo, depois `ginscore table`, e escreva cada linha como está, as mãos de uma ronda umas a seguir às outras: `Ann 4 v 23` ou `Ann gin v 23`; `draw Ann` se ninguém bateu.",
    "Per registrare un foglio compilato: esegui il comando qui sotto, poi `ginscore table`, e scrivi ogni riga com'è, le mani di un giro una dopo l'altra: `Ann 4 v 23` oppure `Ann gin v 23`; `draw Ann` se nessuno ha bussato.",
    "So wird ein ausgefüllter Zettel eingetragen: den Befehl unten ausführen, dann `ginscore table`, und jede Zeile so tippen, wie sie dasteht, die Runden eines Durchgangs nacheinander: `Ann 4 v 23` oder `Ann gin v 23`; `draw Ann`, wenn niemand klopft.",
    "Jak wpisać wypełniony arkusz: wykonaj polecenie poniżej, potem `ginscore table`, i wpisuj każdy wiersz tak, jak jest na papierze, rozdania rundy jedno po drugim: `Ann 4 v 23` albo `Ann gin v 23`; `draw Ann`, jeśli nikt nie zapukał.",
    "With a knock card: `Ann 4 v 23 @7s`.",
    "Com a carta do limite: `Ann 4 v 23 @7s`.",
    "Con la carta del limite: `Ann 4 v 23 @7s`.",
    "Mit Klopfkarte: `Ann 4 v 23 @7s`.",
    "Z kartą pukania: `Ann 4 v 23 @7s`.",
    "If only the points were written down: `Ann +18`.",
    "Se só foram anotados os pontos: `Ann +18`.",
    "Se sono scritti solo i punti: `Ann +18`.",
    "Sind nur die Punkte notiert: `Ann +18`.",
    "Jeśli zapisane są tylko punkty: `Ann +18`.",
    "If a hand is not worth just one box: `Ann +18 boxes 3`.",
    "Se as caixas não forem só uma: `Ann +18 boxes 3`.",
    "Se le caselle non sono una sola: `Ann +18 boxes 3`.",
    "Wenn es dafür nicht genau eine Box gibt: `Ann +18 boxes 3`.",
    "Jeśli nie jest to jedna kratka: `Ann +18 boxes 3`.",
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
static MADE_UP_AT: [(u32, u32); 31] = [(0, 41), (41, 62), (62, 79), (79, 97), (97, 115), (115, 142), (142, 177), (177, 205), (205, 222), (222, 243), (243, 268), (268, 286), (286, 338), (338, 363), (363, 383), (383, 401), (401, 425), (425, 449), (449, 474), (474, 516), (516, 740), (740, 1022), (1022, 1082), (1082, 1158), (1158, 1243), (1243, 1260), (1260, 1298), (1298, 1340), (1340, 1386), (1386, 1454), (1454, 1606)];

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
    "⟦Games won⟧⟦~~~⟧",
    "⟦Difference⟧⟦~~~⟧",
    "⟦Money,⟧ \u{1}A ⟦per point⟧⟦~~~~~⟧",
    "⟦To record a filled sheet: run the command below, then `ginscore table`, and type each line as it is: `Ann 4 v 23`, or `Ann gin v 23`; `draw` if nobody knocked.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦To record a filled sheet: run the command below, then `ginscore table`, and type each line as it is, the hands of a round one after another: `Ann 4 v 23`, or `Ann gin v 23`; `draw Ann` if nobody knocked.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦With a knock card: `Ann 4 v 23 @7s`.⟧⟦~~~~~~~~~~~~⟧",
    "⟦If only the points were written down: `Ann +18`.⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦If a hand is not worth just one box: `Ann +18 boxes 3`.⟧⟦~~~~~~~~~~~~~~~~~~⟧",
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
    ("games-won", 0),
    ("difference", 0),
    ("money", 1),
    ("type-hands", 0),
    ("type-rounds", 0),
    ("type-knock-card", 0),
    ("type-points", 0),
    ("type-boxes", 0),
    ("name-blank", 0),
    ("small-print", 1),
    ("source", 2),
    ("written", 1),
    ("ending-unknown", 1),
    ("ending-unknown-hint", 0),
];
