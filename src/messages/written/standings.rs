//! The messages of `l10n/*/standings.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// there are no hands yet
message!(0, NoHandsYet);

// player
message!(1, HeadPlayer);

// series
message!(2, HeadSeries);

// won
message!(3, HeadWon);

// lost
message!(4, HeadLost);

// tied
message!(5, HeadTied);

// stopped
message!(6, HeadStopped);

// open
message!(7, HeadOpen);

// games
message!(8, HeadGames);

// boxes
message!(9, HeadBoxes);

// net points
message!(10, HeadNetPoints);

// { $place }: { $name }, net { $net } points; { $series } series, { $results }; games { $won } won, { $lost } lost; { $boxes -> [one] { $boxes } box [other] { $boxes } boxes }
message!(11, InWords { place: Count, name: Value, net: Value, series: Count, results: Value, won: Count, lost: Count, boxes: Count });

// { $left } is the same series as { $counted }: it is counted once
message!(12, SameSeries { left: Value, counted: Value });

// { $left } is an earlier copy of { $counted }: only the latter is counted
message!(13, EarlierCopy { left: Value, counted: Value });

// { $left } and { $counted } are one series that diverged from the start; only { $counted } is counted, which has more hands or was found first
message!(14, DivergedAtStart { left: Value, counted: Value });

// { $left } and { $counted } are one series that diverged after hand { $hand }; only { $counted } is counted, which has more hands or was found first
message!(15, DivergedAfter { left: Value, counted: Value, hand: Count });

// record in one of them what is missing, and delete the other
message!(16, DivergedHint);

// { $left } and { $counted } have the same players, start and rules, but different first hands: both are counted
message!(17, DifferentHands { left: Value, counted: Value });

// if they are the same evening, fix one of them and delete the other
message!(18, DifferentHandsHint);

// { $series } of { $ledger }
message!(19, CopyIn { series: Value, ledger: Value });

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 20]; 6] = [
    [(0, 22), (121, 127), (150, 156), (176, 179), (203, 207), (228, 232), (250, 257), (282, 286), (313, 318), (339, 344), (368, 378), (399, 482), (1229, 1276), (1462, 1517), (1751, 1865), (2355, 2468), (2955, 3014), (3289, 3382), (3812, 3878), (4133, 4141)],
    [(22, 42), (127, 134), (156, 163), (179, 183), (207, 212), (232, 236), (257, 261), (286, 291), (318, 323), (344, 350), (378, 383), (482, 687), (1276, 1322), (1517, 1572), (1865, 1982), (2468, 2587), (3014, 3065), (3382, 3480), (3878, 3935), (4141, 4149)],
    [(22, 42), (127, 134), (156, 163), (183, 189), (207, 212), (232, 236), (261, 268), (291, 298), (323, 328), (344, 350), (378, 383), (687, 838), (1276, 1322), (1517, 1572), (1865, 1982), (2468, 2587), (3065, 3113), (3382, 3480), (3878, 3935), (4141, 4149)],
    [(42, 65), (134, 138), (163, 167), (189, 194), (212, 217), (236, 240), (261, 268), (298, 304), (318, 323), (350, 357), (383, 388), (838, 987), (1322, 1374), (1572, 1629), (1982, 2098), (2587, 2703), (3113, 3173), (3480, 3595), (3935, 4000), (4149, 4157)],
    [(65, 90), (138, 145), (167, 171), (194, 198), (217, 222), (240, 246), (268, 275), (304, 309), (328, 333), (357, 362), (388, 393), (987, 1105), (1374, 1421), (1629, 1687), (2098, 2214), (2703, 2819), (3173, 3233), (3595, 3714), (4000, 4069), (4149, 4157)],
    [(90, 121), (145, 150), (171, 176), (198, 203), (222, 228), (246, 250), (275, 282), (309, 313), (333, 339), (362, 368), (393, 399), (1105, 1229), (1421, 1462), (1687, 1751), (2214, 2355), (2819, 2955), (3233, 3289), (3714, 3812), (4069, 4133), (4157, 4164)],
];

const TEXT: &str = concat!(
    "there are no hands yet",
    "ainda não há mãos",
    "non ci sono ancora mani",
    "es gibt noch keine Runden",
    "nie ma jeszcze żadnych rozdań",
    "player",
    "jogador",
    "nome",
    "Spieler",
    "gracz",
    "series",
    "séries",
    "inc.",
    "Ser.",
    "serie",
    "won",
    "gan.",
    "ganhas",
    "vinti",
    "gew.",
    "wygr.",
    "lost",
    "perd.",
    "persi",
    "verl.",
    "przeg.",
    "tied",
    "emp.",
    "pari",
    "unent.",
    "rem.",
    "stopped",
    "int.",
    "interr.",
    "abgebr.",
    "przerw.",
    "open",
    "aber.",
    "abertas",
    "aperti",
    "offen",
    "otw.",
    "games",
    "part.",
    "jogos",
    "Part.",
    "partie",
    "boxes",
    "caixas",
    "caselle",
    "Boxen",
    "kratki",
    "net points",
    "saldo",
    "netto",
    "Saldo",
    "bilans",
    "\u{1}A: \u{1}B, net \u{1}C points; \u{1}D series, \u{1}E; games \u{1}F won, \u{1}G lost; \u{3}H\u{4}o\u{5}\u{1}H box\u{4}\u{5}\u{1}H boxes\u{6}",
    "\u{1}A: \u{1}B, saldo de \u{1}C pontos; \u{3}D\u{4}0\u{5}\u{1}D séries\u{4}o\u{5}\u{1}D série\u{4}\u{5}\u{1}D séries\u{6}, \u{1}E; partidas: \u{3}F\u{4}0\u{5}\u{1}F ganhas\u{4}o\u{5}\u{1}F ganha\u{4}\u{5}\u{1}F ganhas\u{6}, \u{3}G\u{4}0\u{5}\u{1}G perdidas\u{4}o\u{5}\u{1}G perdida\u{4}\u{5}\u{1}G perdidas\u{6}; \u{3}H\u{4}0\u{5}\u{1}H caixas\u{4}o\u{5}\u{1}H caixa\u{4}\u{5}\u{1}H caixas\u{6}",
    "\u{1}A: \u{1}B, saldo de \u{1}C pontos; \u{3}D\u{4}o\u{5}\u{1}D série\u{4}\u{5}\u{1}D séries\u{6}, \u{1}E; jogos: \u{3}F\u{4}o\u{5}\u{1}F ganho\u{4}\u{5}\u{1}F ganhos\u{6}, \u{3}G\u{4}o\u{5}\u{1}G perdido\u{4}\u{5}\u{1}G perdidos\u{6}; \u{3}H\u{4}o\u{5}\u{1}H caixa\u{4}\u{5}\u{1}H caixas\u{6}",
    "\u{1}A: \u{1}B, punti netti \u{1}C; \u{3}D\u{4}o\u{5}\u{1}D incontro\u{4}\u{5}\u{1}D incontri\u{6}, \u{1}E; partite: \u{3}F\u{4}o\u{5}\u{1}F vinta\u{4}\u{5}\u{1}F vinte\u{6}, \u{3}G\u{4}o\u{5}\u{1}G persa\u{4}\u{5}\u{1}G perse\u{6}; \u{3}H\u{4}o\u{5}\u{1}H casella\u{4}\u{5}\u{1}H caselle\u{6}",
    "Platz \u{1}A: \u{1}B, Saldo \u{1}C Punkte; \u{3}D\u{4}o\u{5}\u{1}D Serie\u{4}\u{5}\u{1}D Serien\u{6}, \u{1}E; Partien \u{1}F gewonnen, \u{1}G verloren; \u{3}H\u{4}o\u{5}\u{1}H Box\u{4}\u{5}\u{1}H Boxen\u{6}",
    "\u{1}A: \u{1}B, bilans punktów \u{1}C; \u{3}D\u{4}o\u{5}\u{1}D seria\u{4}f\u{5}\u{1}D serie\u{4}\u{5}\u{1}D serii\u{6}, \u{1}E; partie \u{1}F do \u{1}G; \u{3}H\u{4}o\u{5}\u{1}H kratka\u{4}f\u{5}\u{1}H kratki\u{4}\u{5}\u{1}H kratek\u{6}",
    "\u{1}A is the same series as \u{1}B: it is counted once",
    "\u{1}A é a mesma série que \u{1}B: conta uma só vez",
    "\u{1}A è lo stesso incontro di \u{1}B: conta una volta sola",
    "\u{1}A ist dieselbe Serie wie \u{1}B: Sie zählt einmal",
    "\u{1}A to ta sama seria co \u{1}B: liczy się raz",
    "\u{1}A is an earlier copy of \u{1}B: only the latter is counted",
    "\u{1}A é uma cópia anterior de \u{1}B: só esta última conta",
    "\u{1}A è una copia precedente di \u{1}B: conta solo quest'ultimo",
    "\u{1}A ist eine frühere Kopie von \u{1}B: Nur die letztere zählt",
    "\u{1}A to wcześniejsza kopia, nowsza to \u{1}B: liczy się tylko nowsza",
    "\u{1}A and \u{1}B are one series that diverged from the start; only \u{1}B is counted, which has more hands or was found first",
    "\u{1}A e \u{1}B são uma só série que divergiu desde o começo; só conta \u{1}B, que tem mais mãos ou foi encontrada primeiro",
    "\u{1}A e \u{1}B sono un solo incontro, diverso fin dall'inizio; conta solo \u{1}B, che ha più mani o è stato trovato per primo",
    "\u{1}A und \u{1}B sind eine Serie, die sich von Anfang an unterscheidet; nur \u{1}B zählt, mit mehr Runden oder zuerst gefunden",
    "\u{1}A i \u{1}B to jedna seria, która różni się od samego początku; liczy się tylko \u{1}B, bo ma więcej rozdań albo została znaleziona pierwsza",
    "\u{1}A and \u{1}B are one series that diverged after hand \u{1}C; only \u{1}B is counted, which has more hands or was found first",
    "\u{1}A e \u{1}B são uma só série que divergiu depois da mão \u{1}C; só conta \u{1}B, que tem mais mãos ou foi encontrada primeiro",
    "\u{1}A e \u{1}B sono un solo incontro, diverso dopo la mano \u{1}C; conta solo \u{1}B, che ha più mani o è stato trovato per primo",
    "\u{1}A und \u{1}B sind eine Serie, die sich nach Runde \u{1}C unterscheidet; nur \u{1}B zählt, mit mehr Runden oder zuerst gefunden",
    "\u{1}A i \u{1}B to jedna seria, która różni się po rozdaniu \u{1}C; liczy się tylko \u{1}B, bo ma więcej rozdań albo została znaleziona pierwsza",
    "record in one of them what is missing, and delete the other",
    "registre em uma delas o que falta, e apague a outra",
    "registe numa delas o que falta, e apague a outra",
    "registra in uno dei due quello che manca, ed elimina l'altro",
    "in einer davon eintragen, was fehlt, und die andere löschen",
    "w jednej z nich zapisz to, czego brakuje, a drugą usuń",
    "\u{1}A and \u{1}B have the same players, start and rules, but different first hands: both are counted",
    "\u{1}A e \u{1}B têm os mesmos jogadores, início e regras, mas primeiras mãos diferentes: as duas contam",
    "\u{1}A e \u{1}B hanno gli stessi giocatori, lo stesso inizio e le stesse regole, ma prime mani diverse: contano tutti e due",
    "\u{1}A und \u{1}B haben dieselben Spieler, denselben Beginn und dieselben Regeln, aber verschiedene erste Runden: Beide zählen",
    "\u{1}A i \u{1}B mają tych samych graczy, początek i zasady, ale inne pierwsze rozdania: liczą się obie",
    "if they are the same evening, fix one of them and delete the other",
    "se são a mesma noite, corrija uma delas e apague a outra",
    "se sono la stessa serata, correggi uno dei due ed elimina l'altro",
    "ist es derselbe Abend, eine davon berichtigen und die andere löschen",
    "jeśli to ten sam wieczór, popraw jedną z nich, a drugą usuń",
    "\u{1}A of \u{1}B",
    "\u{1}A de \u{1}B",
    "\u{1}A in \u{1}B",
    "\u{1}A z \u{1}B",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 20] = [(0, 41), (41, 53), (53, 65), (65, 74), (74, 84), (84, 94), (94, 107), (107, 117), (117, 128), (128, 139), (139, 155), (155, 313), (313, 392), (392, 482), (482, 656), (656, 834), (834, 924), (924, 1064), (1064, 1164), (1164, 1185)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦there are no hands yet⟧⟦~~~~~~~⟧",
    "⟦player⟧",
    "⟦series⟧",
    "⟦won⟧",
    "⟦lost⟧",
    "⟦tied⟧",
    "⟦stopped⟧",
    "⟦open⟧",
    "⟦games⟧",
    "⟦boxes⟧",
    "⟦net points⟧",
    "\u{1}A⟦:⟧ \u{1}B⟦, net⟧ \u{1}C ⟦points;⟧ \u{1}D ⟦series,⟧ \u{1}E⟦; games⟧ \u{1}F ⟦won,⟧ \u{1}G ⟦lost;⟧ \u{3}H\u{4}o\u{5}\u{1}H ⟦box⟧\u{4}\u{5}\u{1}H ⟦boxes⟧\u{6}⟦~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is the same series as⟧ \u{1}B⟦: it is counted once⟧⟦~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is an earlier copy of⟧ \u{1}B⟦: only the latter is counted⟧⟦~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦and⟧ \u{1}B ⟦are one series that diverged from the start; only⟧ \u{1}B ⟦is counted, which has more hands or was found first⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦and⟧ \u{1}B ⟦are one series that diverged after hand⟧ \u{1}C⟦; only⟧ \u{1}B ⟦is counted, which has more hands or was found first⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦record in one of them what is missing, and delete the other⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦and⟧ \u{1}B ⟦have the same players, start and rules, but different first hands: both are counted⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦if they are the same evening, fix one of them and delete the other⟧⟦~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦of⟧ \u{1}B⟦~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("no-hands-yet", 0),
    ("head-player", 0),
    ("head-series", 0),
    ("head-won", 0),
    ("head-lost", 0),
    ("head-tied", 0),
    ("head-stopped", 0),
    ("head-open", 0),
    ("head-games", 0),
    ("head-boxes", 0),
    ("head-net-points", 0),
    ("in-words", 8),
    ("same-series", 2),
    ("earlier-copy", 2),
    ("diverged-at-start", 2),
    ("diverged-after", 3),
    ("diverged-hint", 0),
    ("different-hands", 2),
    ("different-hands-hint", 0),
    ("copy-in", 2),
];
