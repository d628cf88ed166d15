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

// { $all } hands: { $won } won, { $lost } lost, { $drawn } drawn
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
    [(0, 21), (109, 129), (215, 251), (470, 500), (677, 684), (707, 712), (726, 748), (862, 886), (1004, 1026), (1151, 1198), (1383, 1440), (1621, 1637), (1707, 1742), (1943, 1947), (1977, 1980), (2006, 2016), (2054, 2060), (2083, 2088), (2111, 2119), (2159, 2180), (2276, 2285), (2341, 2397)],
    [(21, 45), (129, 155), (251, 303), (500, 544), (684, 690), (712, 717), (748, 772), (886, 905), (1026, 1052), (1198, 1244), (1440, 1484), (1637, 1655), (1742, 1788), (1947, 1955), (1980, 1986), (2016, 2025), (2060, 2066), (2088, 2093), (2119, 2129), (2180, 2202), (2285, 2299), (2397, 2448)],
    [(21, 45), (129, 155), (303, 342), (544, 575), (684, 690), (712, 717), (748, 772), (905, 926), (1026, 1052), (1198, 1244), (1440, 1484), (1637, 1655), (1742, 1788), (1947, 1955), (1980, 1986), (2016, 2025), (2060, 2066), (2088, 2093), (2119, 2129), (2180, 2202), (2285, 2299), (2397, 2448)],
    [(45, 67), (155, 176), (342, 386), (575, 609), (690, 696), (717, 720), (772, 802), (926, 954), (1052, 1082), (1244, 1294), (1484, 1530), (1655, 1672), (1788, 1825), (1955, 1960), (1986, 1991), (2025, 2035), (2066, 2071), (2093, 2097), (2129, 2139), (2202, 2223), (2299, 2312), (2448, 2496)],
    [(67, 88), (176, 197), (386, 422), (609, 638), (696, 701), (720, 724), (802, 832), (954, 973), (1082, 1118), (1294, 1342), (1530, 1577), (1672, 1690), (1825, 1878), (1960, 1968), (1991, 1999), (2035, 2046), (2071, 2077), (2097, 2103), (2139, 2148), (2223, 2255), (2312, 2323), (2496, 2546)],
    [(88, 109), (197, 215), (422, 470), (638, 677), (701, 707), (724, 726), (832, 862), (973, 1004), (1118, 1151), (1342, 1383), (1577, 1621), (1690, 1707), (1878, 1943), (1968, 1977), (1999, 2006), (2046, 2054), (2077, 2083), (2103, 2111), (2148, 2159), (2255, 2276), (2323, 2341), (2546, 2604)],
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
    "\u{3}A\u{4}o\u{5}\u{1}A incontro\u{4}\u{5}\u{1}A incontri\u{6}, dal \u{1}B al \u{1}C",
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
    "Dal",
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
    "\u{1}A: \u{1}B am Ende, mindestens \u{1}C und höchstens \u{1}D",
    "\u{1}A: \u{1}B na końcu, najmniej \u{1}C, najwięcej \u{1}D",
    "Points of a hand",
    "Pontos de uma mão",
    "Punti di una mano",
    "Punkte einer Runde",
    "Punkty w rozdaniu",
    "\u{1}A hands: \u{1}B won, \u{1}C lost, \u{1}D drawn",
    "\u{1}A mãos: \u{1}B ganhas, \u{1}C perdidas, \u{1}D empatadas",
    "\u{1}A mani: \u{1}B vinte, \u{1}C perse, \u{1}D patte",
    "\u{1}A Runden: \u{1}B gewonnen, \u{1}C verloren, \u{1}D unentschieden",
    "rozdania razem \u{1}A: \u{1}B wygranych, \u{1}C przegranych, \u{1}D zremisowanych",
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
    "Em tabela",
    "In tabella",
    "Als Tabelle",
    "W tabeli",
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
    "Die Seite ist in \u{1}A geschrieben.",
    "Strona zapisana w \u{1}A.",
    "all hands",
    "todas as mãos",
    "tutte le mani",
    "alle Runden",
    "wszystkie rozdania",
    "Points per hand in the long run, with their 95% interval",
    "Pontos por mão a longo prazo, com intervalo de 95%",
    "Punti per mano alla lunga, con intervallo al 95%",
    "Saldo je Runde auf lange Sicht, mit 95-%-Intervall",
    "Punkty na rozdanie na dłuższą metę, z przedziałem 95%",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 22] = [(0, 40), (40, 78), (78, 146), (146, 194), (194, 215), (215, 233), (233, 274), (274, 318), (318, 359), (359, 433), (433, 536), (536, 569), (569, 643), (643, 660), (660, 676), (676, 701), (701, 721), (721, 739), (739, 760), (760, 805), (805, 829), (829, 915)];

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
    "\u{1}A ⟦hands:⟧ \u{1}B ⟦won,⟧ \u{1}C ⟦lost,⟧ \u{1}D ⟦drawn⟧⟦~~~~~~~~~⟧",
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
