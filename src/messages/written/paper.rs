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

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 26]; 6] = [
    [(0, 22), (112, 119), (150, 154), (163, 168), (192, 197), (221, 233), (277, 291), (375, 387), (439, 443), (459, 466), (490, 500), (554, 559), (583, 609), (768, 778), (817, 823), (846, 851), (867, 876), (951, 961), (999, 1018), (1098, 1293), (2420, 2659), (4007, 4114), (4503, 4507), (4516, 4532), (4610, 4625), (4672, 4694)],
    [(22, 42), (119, 128), (154, 158), (168, 174), (197, 203), (233, 245), (291, 310), (387, 400), (443, 446), (466, 472), (500, 515), (559, 565), (609, 641), (778, 784), (823, 829), (846, 851), (876, 893), (961, 971), (1018, 1040), (1293, 1510), (2659, 2922), (4114, 4209), (4507, 4511), (4532, 4551), (4625, 4639), (4694, 4714)],
    [(22, 42), (119, 128), (154, 158), (168, 174), (197, 203), (233, 245), (310, 326), (387, 400), (443, 446), (466, 472), (500, 515), (559, 565), (641, 670), (778, 784), (823, 829), (846, 851), (893, 907), (961, 971), (1018, 1040), (1510, 1727), (2922, 3191), (4114, 4209), (4507, 4511), (4532, 4551), (4625, 4639), (4694, 4714)],
    [(42, 70), (128, 137), (154, 158), (174, 180), (203, 208), (245, 255), (326, 342), (400, 413), (446, 449), (472, 478), (515, 531), (565, 572), (670, 697), (784, 796), (829, 834), (851, 857), (907, 923), (971, 981), (1040, 1058), (1727, 1948), (3191, 3453), (4209, 4301), (4507, 4511), (4551, 4573), (4625, 4639), (4714, 4735)],
    [(70, 92), (137, 144), (158, 163), (180, 186), (208, 215), (255, 266), (342, 359), (413, 424), (449, 452), (478, 483), (531, 541), (572, 577), (697, 728), (796, 806), (834, 840), (857, 862), (923, 935), (981, 990), (1058, 1075), (1948, 2184), (3453, 3735), (4301, 4404), (4503, 4507), (4573, 4588), (4639, 4654), (4735, 4760)],
    [(92, 112), (144, 150), (154, 158), (186, 192), (215, 221), (266, 277), (359, 375), (424, 439), (452, 459), (483, 490), (541, 554), (577, 583), (728, 768), (806, 817), (840, 846), (862, 867), (935, 951), (990, 999), (1075, 1098), (2184, 2420), (3735, 4007), (4404, 4503), (4511, 4516), (4588, 4610), (4654, 4672), (4760, 4781)],
];

const TEXT: &str = concat!(
    "Gin rummy: score sheet",
    "Gin: folha de pontos",
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
    "Ogni partita è a \u{1}A punti.",
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
    "Dinheiro, \u{1}A por ponto",
    "Denaro, \u{1}A a punto",
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
    "Se só os pontos foram anotados: `Ann +18`, e as caixas se não for só uma: `Ann +18 boxes 3`.",
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
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 26] = [(0, 41), (41, 62), (62, 79), (79, 97), (97, 115), (115, 142), (142, 177), (177, 205), (205, 222), (222, 243), (243, 268), (268, 286), (286, 338), (338, 363), (363, 383), (383, 401), (401, 425), (425, 450), (450, 492), (492, 764), (764, 1094), (1094, 1248), (1248, 1265), (1265, 1303), (1303, 1345), (1345, 1391)];

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
];
