//! The messages of `l10n/*/stats-page.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// Gin rummy: statistics
message!(0, StatsTitle);

// Gin rummy: standings
message!(1, StandingsTitle);

// { $series -> [one] { $series } series [other] { $series } series }, { $first } to { $last }
message!(2, SeriesBetween { series: Count, first: Value, last: Value });

// { $series -> [one] { $series } series [other] { $series } series }, { $first }
message!(3, SeriesOn { series: Count, first: Value });

// Against
message!(4, Against);

// Since
message!(5, Since);

// Points won, day by day
message!(6, RaceWon);

// Points ahead, day by day
message!(7, RaceAhead);

// Net points, day by day
message!(8, RaceNet);

// The faint lines are those of the other players.
message!(9, RaceNote);

// { $name }: { $now } at the end, { $least } at the lowest and { $most } at the highest
message!(10, RaceDescribed { name: Value, now: Value, least: Value, most: Value });

// Points of a hand
message!(11, PointsOfAHand);

// { $all -> [one] { $all } hand [other] { $all } hands }: { $won } won, { $lost } lost, { $drawn } drawn
message!(12, DistributionDescribed { all: Count, won: Count, lost: Count, drawn: Count });

// lost
message!(13, Lost);

// won
message!(14, Won);

// As a table
message!(15, AsTable);

// Points
message!(16, PointsColumn);

// Hands
message!(17, HandsColumn);

// { $from } to { $to }
message!(18, PointsFromTo { from: Value, to: Value });

// Wrote the page to { $file }.
message!(19, Wrote { file: Value });

// all hands
message!(20, Everyone);

// Points per hand in the long run, with their 95% interval
message!(21, Intervals);

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 22]; 6] = [
    [(0, 21), (109, 129), (215, 251), (467, 497), (674, 681), (704, 709), (732, 754), (868, 892), (1010, 1032), (1157, 1204), (1389, 1446), (1599, 1615), (1685, 1735), (2239, 2243), (2273, 2276), (2302, 2312), (2366, 2372), (2395, 2400), (2423, 2431), (2471, 2492), (2574, 2583), (2639, 2695)],
    [(21, 45), (129, 155), (251, 303), (497, 541), (681, 687), (709, 714), (754, 778), (892, 911), (1032, 1058), (1204, 1250), (1446, 1490), (1615, 1633), (1735, 1901), (2243, 2251), (2276, 2282), (2312, 2323), (2372, 2378), (2400, 2405), (2431, 2441), (2492, 2514), (2583, 2597), (2695, 2748)],
    [(21, 45), (129, 155), (303, 342), (541, 572), (681, 687), (709, 714), (754, 778), (911, 932), (1032, 1058), (1204, 1250), (1446, 1490), (1615, 1633), (1901, 2015), (2243, 2251), (2276, 2282), (2323, 2332), (2372, 2378), (2400, 2405), (2431, 2441), (2492, 2514), (2583, 2597), (2695, 2748)],
    [(45, 67), (155, 176), (342, 383), (572, 606), (687, 693), (714, 726), (778, 808), (932, 960), (1058, 1088), (1250, 1300), (1490, 1536), (1633, 1650), (2015, 2115), (2251, 2256), (2282, 2287), (2332, 2344), (2378, 2383), (2405, 2409), (2441, 2451), (2514, 2535), (2597, 2610), (2748, 2798)],
    [(67, 88), (176, 197), (383, 419), (606, 635), (693, 698), (726, 730), (808, 838), (960, 979), (1088, 1124), (1300, 1348), (1536, 1570), (1650, 1668), (2115, 2184), (2256, 2264), (2287, 2295), (2344, 2355), (2383, 2389), (2409, 2415), (2451, 2460), (2535, 2557), (2610, 2621), (2798, 2842)],
    [(88, 109), (197, 215), (419, 467), (635, 674), (698, 704), (730, 732), (838, 868), (979, 1010), (1124, 1157), (1348, 1389), (1570, 1599), (1668, 1685), (2184, 2239), (2264, 2273), (2295, 2302), (2355, 2366), (2389, 2395), (2415, 2423), (2460, 2471), (2557, 2574), (2621, 2639), (2842, 2900)],
];

const TEXT: &str = concat!(
    "Gin rummy: statistics",
    "Gin rummy: estatísticas",
    "Gin rummy: statistiche",
    "Gin Rommé: Statistik",
    "Gin rummy: statystyki",
    "Gin rummy: standings",
    "Gin rummy: classificação",
    "Gin rummy: classifica",
    "Gin Rommé: Rangliste",
    "Gin rummy: ranking",
    "\u{3}A\u{4}o\u{5}\u{1}A series\u{4}\u{5}\u{1}A series\u{6}, \u{1}B to \u{1}C",
    "\u{3}A\u{4}0\u{5}\u{1}A séries\u{4}o\u{5}\u{1}A série\u{4}\u{5}\u{1}A séries\u{6}, de \u{1}B a \u{1}C",
    "\u{3}A\u{4}o\u{5}\u{1}A série\u{4}\u{5}\u{1}A séries\u{6}, de \u{1}B a \u{1}C",
    "\u{3}A\u{4}o\u{5}\u{1}A incontro\u{4}\u{5}\u{1}A incontri\u{6}, \u{1}B – \u{1}C",
    "\u{3}A\u{4}o\u{5}\u{1}A Serie\u{4}\u{5}\u{1}A Serien\u{6}, \u{1}B bis \u{1}C",
    "\u{3}A\u{4}o\u{5}\u{1}A seria\u{4}f\u{5}\u{1}A serie\u{4}\u{5}\u{1}A serii\u{6}, od \u{1}B do \u{1}C",
    "\u{3}A\u{4}o\u{5}\u{1}A series\u{4}\u{5}\u{1}A series\u{6}, \u{1}B",
    "\u{3}A\u{4}0\u{5}\u{1}A séries\u{4}o\u{5}\u{1}A série\u{4}\u{5}\u{1}A séries\u{6}, \u{1}B",
    "\u{3}A\u{4}o\u{5}\u{1}A série\u{4}\u{5}\u{1}A séries\u{6}, \u{1}B",
    "\u{3}A\u{4}o\u{5}\u{1}A incontro\u{4}\u{5}\u{1}A incontri\u{6}, \u{1}B",
    "\u{3}A\u{4}o\u{5}\u{1}A Serie\u{4}\u{5}\u{1}A Serien\u{6}, \u{1}B",
    "\u{3}A\u{4}o\u{5}\u{1}A seria\u{4}f\u{5}\u{1}A serie\u{4}\u{5}\u{1}A serii\u{6}, \u{1}B",
    "Against",
    "Contra",
    "Contro",
    "Gegen",
    "Kontra",
    "Since",
    "Desde",
    "A partire da",
    "Seit",
    "Od",
    "Points won, day by day",
    "Pontos ganhos, dia a dia",
    "Punti vinti, giorno per giorno",
    "Gewonnene Punkte, Tag für Tag",
    "Zdobyte punkty, dzień po dniu",
    "Points ahead, day by day",
    "Vantagem, dia a dia",
    "Diferença, dia a dia",
    "Vantaggio, giorno per giorno",
    "Saldo, Tag für Tag",
    "Bilans punktów, dzień po dniu",
    "Net points, day by day",
    "Saldo de pontos, dia a dia",
    "Punti netti, giorno per giorno",
    "Saldo der Abrechnungen, Tag für Tag",
    "Bilans rozliczeń, dzień po dniu",
    "The faint lines are those of the other players.",
    "As linhas claras são as dos outros jogadores.",
    "Le linee chiare sono quelle degli altri giocatori.",
    "Die blassen Linien sind die der anderen Spieler.",
    "Blade linie to linie pozostałych graczy.",
    "\u{1}A: \u{1}B at the end, \u{1}C at the lowest and \u{1}D at the highest",
    "\u{1}A: \u{1}B no fim, \u{1}C no mínimo e \u{1}D no máximo",
    "\u{1}A: \u{1}B alla fine, \u{1}C al minimo e \u{1}D al massimo",
    "\u{1}A: \u{1}B am Ende, zwischen \u{1}C und \u{1}D",
    "\u{1}A: na koniec \u{1}B, od \u{1}C do \u{1}D",
    "Points of a hand",
    "Pontos de uma mão",
    "Punti di una mano",
    "Punkte einer Runde",
    "Punkty w rozdaniu",
    "\u{3}A\u{4}o\u{5}\u{1}A hand\u{4}\u{5}\u{1}A hands\u{6}: \u{1}B won, \u{1}C lost, \u{1}D drawn",
    "\u{3}A\u{4}0\u{5}\u{1}A mãos\u{4}o\u{5}\u{1}A mão\u{4}\u{5}\u{1}A mãos\u{6}: \u{3}B\u{4}0\u{5}\u{1}B ganhas\u{4}o\u{5}\u{1}B ganha\u{4}\u{5}\u{1}B ganhas\u{6}, \u{3}C\u{4}0\u{5}\u{1}C perdidas\u{4}o\u{5}\u{1}C perdida\u{4}\u{5}\u{1}C perdidas\u{6}, \u{3}D\u{4}0\u{5}\u{1}D empatadas\u{4}o\u{5}\u{1}D empatada\u{4}\u{5}\u{1}D empatadas\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A mão\u{4}\u{5}\u{1}A mãos\u{6}: \u{3}B\u{4}o\u{5}\u{1}B ganha\u{4}\u{5}\u{1}B ganhas\u{6}, \u{3}C\u{4}o\u{5}\u{1}C perdida\u{4}\u{5}\u{1}C perdidas\u{6}, \u{3}D\u{4}o\u{5}\u{1}D empatada\u{4}\u{5}\u{1}D empatadas\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A mano\u{4}\u{5}\u{1}A mani\u{6}: \u{3}B\u{4}o\u{5}\u{1}B vinta\u{4}\u{5}\u{1}B vinte\u{6}, \u{3}C\u{4}o\u{5}\u{1}C persa\u{4}\u{5}\u{1}C perse\u{6}, \u{3}D\u{4}o\u{5}\u{1}D patta\u{4}\u{5}\u{1}D patte\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A Runde\u{4}\u{5}\u{1}A Runden\u{6}: \u{1}B gewonnen, \u{1}C verloren, \u{1}D unentschieden",
    "Rozdania: \u{1}A, w tym wygrane \u{1}B, przegrane \u{1}C, remisy \u{1}D",
    "lost",
    "perdidas",
    "perse",
    "verloren",
    "przegrane",
    "won",
    "ganhas",
    "vinte",
    "gewonnen",
    "wygrane",
    "As a table",
    "Como tabela",
    "Em tabela",
    "Come tabella",
    "Als Tabelle",
    "Jako tabela",
    "Points",
    "Pontos",
    "Punti",
    "Punkte",
    "Punkty",
    "Hands",
    "Mãos",
    "Mani",
    "Runden",
    "Rozdania",
    "\u{1}A to \u{1}B",
    "de \u{1}A a \u{1}B",
    "da \u{1}A a \u{1}B",
    "\u{1}A bis \u{1}B",
    "od \u{1}A do \u{1}B",
    "Wrote the page to \u{1}A.",
    "Página escrita em \u{1}A.",
    "Pagina scritta in \u{1}A.",
    "Die Seite steht in \u{1}A.",
    "Strona jest w \u{1}A.",
    "all hands",
    "todas as mãos",
    "tutte le mani",
    "alle Runden",
    "wszystkie rozdania",
    "Points per hand in the long run, with their 95% interval",
    "Pontos por mão a longo prazo, com o intervalo de 95%",
    "Punti per mano alla lunga, con l'intervallo al 95%",
    "Saldo je Runde auf Dauer, mit 95-%-Intervall",
    "Bilans na rozdanie na dłuższą metę, z przedziałem 95%",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 22] = [(0, 40), (40, 78), (78, 146), (146, 194), (194, 215), (215, 233), (233, 274), (274, 318), (318, 359), (359, 433), (433, 536), (536, 569), (569, 668), (668, 685), (685, 701), (701, 726), (726, 746), (746, 764), (764, 785), (785, 830), (830, 854), (854, 940)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦Gin rummy: statistics⟧⟦~~~~~~~⟧",
    "⟦Gin rummy: standings⟧⟦~~~~~~⟧",
    "\u{3}A\u{4}o\u{5}\u{1}A ⟦series⟧\u{4}\u{5}\u{1}A ⟦series⟧\u{6}⟦,⟧ \u{1}B ⟦to⟧ \u{1}C⟦~~⟧",
    "\u{3}A\u{4}o\u{5}\u{1}A ⟦series⟧\u{4}\u{5}\u{1}A ⟦series⟧\u{6}⟦,⟧ \u{1}B",
    "⟦Against⟧⟦~~⟧",
    "⟦Since⟧⟦~⟧",
    "⟦Points won, day by day⟧⟦~~~~~~~⟧",
    "⟦Points ahead, day by day⟧⟦~~~~~~~~⟧",
    "⟦Net points, day by day⟧⟦~~~~~~~⟧",
    "⟦The faint lines are those of the other players.⟧⟦~~~~~~~~~~~~~~~⟧",
    "\u{1}A⟦:⟧ \u{1}B ⟦at the end,⟧ \u{1}C ⟦at the lowest and⟧ \u{1}D ⟦at the highest⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦Points of a hand⟧⟦~~~~~⟧",
    "\u{3}A\u{4}o\u{5}\u{1}A ⟦hand⟧\u{4}\u{5}\u{1}A ⟦hands⟧\u{6}⟦:⟧ \u{1}B ⟦won,⟧ \u{1}C ⟦lost,⟧ \u{1}D ⟦drawn⟧⟦~~~~~~~⟧",
    "⟦lost⟧⟦~⟧",
    "⟦won⟧⟦~⟧",
    "⟦As a table⟧⟦~~~⟧",
    "⟦Points⟧⟦~~⟧",
    "⟦Hands⟧⟦~⟧",
    "\u{1}A ⟦to⟧ \u{1}B⟦~⟧",
    "⟦Wrote the page to⟧ \u{1}A⟦.⟧⟦~~~~~~⟧",
    "⟦all hands⟧⟦~~~⟧",
    "⟦Points per hand in the long run, with their 95% interval⟧⟦~~~~~~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("stats-title", 0),
    ("standings-title", 0),
    ("series-between", 3),
    ("series-on", 2),
    ("against", 0),
    ("since", 0),
    ("race-won", 0),
    ("race-ahead", 0),
    ("race-net", 0),
    ("race-note", 0),
    ("race-described", 4),
    ("points-of-a-hand", 0),
    ("distribution-described", 4),
    ("lost", 0),
    ("won", 0),
    ("as-table", 0),
    ("points-column", 0),
    ("hands-column", 0),
    ("points-from-to", 2),
    ("wrote", 1),
    ("everyone", 0),
    ("intervals", 0),
];
