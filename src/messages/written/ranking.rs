//! The messages of `l10n/*/ranking.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// rating
message!(0, HeadRating);

// match points
message!(1, HeadPoints);

// matches
message!(2, HeadMatches);

// head-to-head
message!(3, HeadHeadToHead);

// wins
message!(4, HeadWins);

// Buchholz
message!(5, HeadBuchholz);

// median
message!(6, HeadMedian);

// Sonneborn-B.
message!(7, HeadSonnebornBerger);

// spread
message!(8, HeadSpread);

// { $days -> [one] Ratings are Glicko-2, with the deviation in parentheses. A result is a hand, and a period is a day on which anyone played: { $days } day. [other] Ratings are Glicko-2, with the deviation in parentheses. A result is a hand, and a period is a day on which anyone played: { $days } days. }
message!(9, RatingsFoot { days: Count });

// Ranked by match points, 1 for a match won and 1/2 for a tied one, then by { $tie-breaks }; players who are still equal share a place. A match is a finished series of two players.
message!(10, MatchesFoot { tie_breaks: Value });

// { $others -> [one] 1 other series is not counted as a match. [other] { $others } other series are not counted as matches. }
message!(11, OtherSeries { others: Count });

// { $line }; rating { $rating }, deviation { $deviation }
message!(12, Rated { line: Value, rating: Value, deviation: Value });

// { $place }: { $name }, match points { $points }; matches { $won } won, { $lost } lost, { $tied } tied; { $values }; net { $net } points; rating { $rating }, deviation { $deviation }
message!(13, Matched { place: Count, name: Value, points: Value, won: Count, lost: Count, tied: Count, values: Value, net: Value, rating: Value, deviation: Value });

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 14]; 6] = [
    [(0, 6), (12, 24), (68, 75), (98, 110), (162, 166), (195, 203), (203, 209), (235, 247), (247, 253), (294, 563), (2164, 2329), (3297, 3389), (3943, 3970), (4078, 4179)],
    [(0, 6), (24, 35), (75, 81), (110, 123), (166, 175), (195, 203), (209, 222), (235, 247), (253, 265), (563, 969), (2329, 2530), (3389, 3534), (3970, 3994), (4179, 4399)],
    [(0, 6), (24, 35), (75, 81), (110, 123), (166, 175), (195, 203), (209, 222), (235, 247), (253, 265), (969, 1240), (2530, 2727), (3534, 3630), (3970, 3994), (4399, 4578)],
    [(0, 6), (35, 46), (81, 86), (123, 135), (175, 183), (195, 203), (209, 222), (235, 247), (265, 276), (1240, 1536), (2727, 2906), (3630, 3718), (3994, 4022), (4578, 4714)],
    [(6, 12), (46, 57), (86, 93), (135, 149), (183, 188), (195, 203), (222, 228), (235, 247), (276, 285), (1536, 1823), (2906, 3115), (3718, 3810), (4022, 4050), (4714, 4841)],
    [(0, 6), (57, 68), (93, 98), (149, 162), (188, 195), (195, 203), (228, 235), (235, 247), (285, 294), (1823, 2164), (3115, 3297), (3810, 3943), (4050, 4078), (4841, 4960)],
];

const TEXT: &str = concat!(
    "rating",
    "Rating",
    "match points",
    "pts. confr.",
    "punti match",
    "Matchpunkte",
    "pkt meczowe",
    "matches",
    "confr.",
    "match",
    "Matches",
    "mecze",
    "head-to-head",
    "confr. direto",
    "scontri dir.",
    "dir. Vergleich",
    "bezpośrednie",
    "wins",
    "vitórias",
    "vittorie",
    "Siege",
    "wygrane",
    "Buchholz",
    "median",
    "Buch. mediano",
    "Median",
    "mediana",
    "Sonneborn-B.",
    "spread",
    "saldo confr.",
    "netto match",
    "Differenz",
    "różnica",
    "\u{3}A\u{4}o\u{5}Ratings are Glicko-2, with the deviation in parentheses. A result is a hand, and a period is a day on which anyone played: \u{1}A day.\u{4}\u{5}Ratings are Glicko-2, with the deviation in parentheses. A result is a hand, and a period is a day on which anyone played: \u{1}A days.\u{6}",
    "\u{3}A\u{4}0\u{5}O rating é Glicko-2, com o desvio entre parênteses. Um resultado é uma mão, um período é um dia em que alguém jogou: \u{1}A dias.\u{4}o\u{5}O rating é Glicko-2, com o desvio entre parênteses. Um resultado é uma mão, um período é um dia em que alguém jogou: \u{1}A dia.\u{4}\u{5}O rating é Glicko-2, com o desvio entre parênteses. Um resultado é uma mão, um período é um dia em que alguém jogou: \u{1}A dias.\u{6}",
    "\u{3}A\u{4}o\u{5}O rating é Glicko-2, com o desvio entre parênteses. Um resultado é uma mão, um período é um dia em que alguém jogou: \u{1}A dia.\u{4}\u{5}O rating é Glicko-2, com o desvio entre parênteses. Um resultado é uma mão, um período é um dia em que alguém jogou: \u{1}A dias.\u{6}",
    "\u{3}A\u{4}o\u{5}Il rating è Glicko-2, con la deviazione tra parentesi. Un risultato è una mano, un periodo è un giorno in cui qualcuno ha giocato: \u{1}A giorno.\u{4}\u{5}Il rating è Glicko-2, con la deviazione tra parentesi. Un risultato è una mano, un periodo è un giorno in cui qualcuno ha giocato: \u{1}A giorni.\u{6}",
    "\u{3}A\u{4}o\u{5}Das Rating ist Glicko-2, in Klammern die Abweichung. Ein Ergebnis ist eine Runde, eine Periode ein Tag, an dem jemand gespielt hat: \u{1}A Tag.\u{4}\u{5}Das Rating ist Glicko-2, in Klammern die Abweichung. Ein Ergebnis ist eine Runde, eine Periode ein Tag, an dem jemand gespielt hat: \u{1}A Tage.\u{6}",
    "\u{3}A\u{4}o\u{5}Rating to Glicko-2, w nawiasie odchylenie. Wynik to rozdanie, okres to dzień, w którym ktoś grał: \u{1}A dzień.\u{4}f\u{5}Rating to Glicko-2, w nawiasie odchylenie. Wynik to rozdanie, okres to dzień, w którym ktoś grał: \u{1}A dni.\u{4}\u{5}Rating to Glicko-2, w nawiasie odchylenie. Wynik to rozdanie, okres to dzień, w którym ktoś grał: \u{1}A dni.\u{6}",
    "Ranked by match points, 1 for a match won and 1/2 for a tied one, then by \u{1}A; players who are still equal share a place. A match is a finished series of two players.",
    "Classificação por pontos de confronto, 1 por confronto ganho e 1/2 por empatado, e depois por \u{1}A; quem continua empatado divide a posição. Um confronto é uma série terminada entre dois jogadores.",
    "Classificação por pontos de confronto, 1 por confronto ganho e 1/2 por empatado, e depois por \u{1}A; quem continua empatado partilha o lugar. Um confronto é uma série acabada entre dois jogadores.",
    "In ordine di punti match, 1 per un match vinto e 1/2 per un pareggio, poi secondo \u{1}A; chi resta a pari merito ha lo stesso posto. Un match è un incontro finito tra due giocatori.",
    "Geordnet nach Matchpunkten, 1 für ein gewonnenes und 1/2 für ein unentschiedenes Match, dann nach \u{1}A; wer dann noch gleichauf liegt, teilt sich den Platz. Ein Match ist eine beendete Serie von zwei Spielern.",
    "Kolejność według punktów meczowych, 1 za wygrany mecz i 1/2 za remis, a potem według \u{1}A; gracze wciąż równi zajmują to samo miejsce. Mecz to zakończona seria dwóch graczy.",
    "\u{3}A\u{4}o\u{5}1 other series is not counted as a match.\u{4}\u{5}\u{1}A other series are not counted as matches.\u{6}",
    "\u{3}A\u{4}0\u{5}\u{1}A outras séries não contam como confrontos.\u{4}o\u{5}\u{1}A outra série não conta como confronto.\u{4}\u{5}\u{1}A outras séries não contam como confrontos.\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A outra série não conta como confronto.\u{4}\u{5}\u{1}A outras séries não contam como confrontos.\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A altro incontro non conta come match.\u{4}\u{5}Altri \u{1}A incontri non contano come match.\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A weitere Serie zählt nicht als Match.\u{4}\u{5}\u{1}A weitere Serien zählen nicht als Matches.\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A inna seria nie liczy się jako mecz.\u{4}f\u{5}\u{1}A inne serie nie liczą się jako mecze.\u{4}\u{5}\u{1}A innych serii nie liczy się jako mecze.\u{6}",
    "\u{1}A; rating \u{1}B, deviation \u{1}C",
    "\u{1}A; rating \u{1}B, desvio \u{1}C",
    "\u{1}A; rating \u{1}B, deviazione \u{1}C",
    "\u{1}A; Rating \u{1}B, Abweichung \u{1}C",
    "\u{1}A; rating \u{1}B, odchylenie \u{1}C",
    "\u{1}A: \u{1}B, match points \u{1}C; matches \u{1}D won, \u{1}E lost, \u{1}F tied; \u{1}G; net \u{1}H points; rating \u{1}I, deviation \u{1}J",
    "\u{1}A: \u{1}B, pontos de confronto \u{1}C; confrontos: \u{3}D\u{4}0\u{5}\u{1}D ganhos\u{4}o\u{5}\u{1}D ganho\u{4}\u{5}\u{1}D ganhos\u{6}, \u{3}E\u{4}0\u{5}\u{1}E perdidos\u{4}o\u{5}\u{1}E perdido\u{4}\u{5}\u{1}E perdidos\u{6}, \u{3}F\u{4}0\u{5}\u{1}F empatados\u{4}o\u{5}\u{1}F empatado\u{4}\u{5}\u{1}F empatados\u{6}; \u{1}G; saldo de \u{1}H pontos; rating \u{1}I, desvio \u{1}J",
    "\u{1}A: \u{1}B, pontos de confronto \u{1}C; confrontos: \u{3}D\u{4}o\u{5}\u{1}D ganho\u{4}\u{5}\u{1}D ganhos\u{6}, \u{3}E\u{4}o\u{5}\u{1}E perdido\u{4}\u{5}\u{1}E perdidos\u{6}, \u{3}F\u{4}o\u{5}\u{1}F empatado\u{4}\u{5}\u{1}F empatados\u{6}; \u{1}G; saldo de \u{1}H pontos; rating \u{1}I, desvio \u{1}J",
    "\u{1}A: \u{1}B, punti match \u{1}C; match: \u{3}D\u{4}o\u{5}\u{1}D vinto\u{4}\u{5}\u{1}D vinti\u{6}, \u{3}E\u{4}o\u{5}\u{1}E perso\u{4}\u{5}\u{1}E persi\u{6}, \u{1}F pari; \u{1}G; punti netti \u{1}H; rating \u{1}I, deviazione \u{1}J",
    "Platz \u{1}A: \u{1}B, Matchpunkte \u{1}C; Matches \u{1}D gewonnen, \u{1}E verloren, \u{1}F unentschieden; \u{1}G; Saldo \u{1}H Punkte; Rating \u{1}I, Abweichung \u{1}J",
    "\u{1}A: \u{1}B, punkty meczowe \u{1}C; mecze: wygrane \u{1}D, przegrane \u{1}E, remisy \u{1}F; \u{1}G; bilans punktów \u{1}H; rating \u{1}I, odchylenie \u{1}J",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 14] = [(0, 12), (12, 30), (30, 43), (43, 61), (61, 78), (78, 100), (100, 120), (120, 148), (148, 168), (168, 461), (461, 698), (698, 802), (802, 854), (854, 1042)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦rating⟧",
    "⟦match points⟧",
    "⟦matches⟧",
    "⟦head-to-head⟧",
    "⟦wins⟧⟦~⟧",
    "⟦Buchholz⟧⟦~~⟧",
    "⟦median⟧⟦~~⟧",
    "⟦Sonneborn-B.⟧⟦~~~~⟧",
    "⟦spread⟧⟦~~⟧",
    "\u{3}A\u{4}o\u{5}⟦Ratings are Glicko-2, with the deviation in parentheses. A result is a hand, and a period is a day on which anyone played:⟧ \u{1}A ⟦day.⟧\u{4}\u{5}⟦Ratings are Glicko-2, with the deviation in parentheses. A result is a hand, and a period is a day on which anyone played:⟧ \u{1}A ⟦days.⟧\u{6}",
    "⟦Ranked by match points, 1 for a match won and 1/2 for a tied one, then by⟧ \u{1}A⟦; players who are still equal share a place. A match is a finished series of two players.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{3}A\u{4}o\u{5}⟦1 other series is not counted as a match.⟧\u{4}\u{5}\u{1}A ⟦other series are not counted as matches.⟧\u{6}",
    "\u{1}A⟦; rating⟧ \u{1}B⟦, deviation⟧ \u{1}C⟦~~~~~~~⟧",
    "\u{1}A⟦:⟧ \u{1}B⟦, match points⟧ \u{1}C⟦; matches⟧ \u{1}D ⟦won,⟧ \u{1}E ⟦lost,⟧ \u{1}F ⟦tied;⟧ \u{1}G⟦; net⟧ \u{1}H ⟦points; rating⟧ \u{1}I⟦, deviation⟧ \u{1}J⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("head-rating", 0),
    ("head-points", 0),
    ("head-matches", 0),
    ("head-head-to-head", 0),
    ("head-wins", 0),
    ("head-buchholz", 0),
    ("head-median", 0),
    ("head-sonneborn-berger", 0),
    ("head-spread", 0),
    ("ratings-foot", 1),
    ("matches-foot", 1),
    ("other-series", 1),
    ("rated", 3),
    ("matched", 10),
];
