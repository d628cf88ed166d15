//! The messages of `l10n/*/share.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// Totals: { $totals }
message!(0, Totals { totals: Value });

// { $players -> [one] { $name } leads [other] { $name } lead } by { $points -> [one] { $points } point [other] { $points } points }: { $totals }
message!(1, Leads { players: Count, name: Value, points: Count, totals: Value });

// Level so far: { $totals }
message!(2, Level { totals: Value });

// Game { $number }: { $players -> [one] { $name } leads [other] { $name } lead } by { $points -> [one] { $points } point [other] { $points } points }, { $totals }
message!(3, LeadsInGame { number: Count, players: Count, name: Value, points: Count, totals: Value });

// Game { $number }: level, { $totals }
message!(4, LevelInGame { number: Count, totals: Value });

// Best hand, number { $number }: { $headline }
message!(5, BestHand { number: Count, headline: Value });

// Best hand, in round { $number }: { $headline }
message!(6, BestHandOfRound { number: Count, headline: Value });

// { $count -> [one] and 1 more payment [other] and { $count } more payments }
message!(7, MorePayments { count: Count });

// Seal { $seal }
message!(8, Seal { seal: Value });

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 9]; 6] = [
    [(0, 10), (48, 104), (484, 500), (573, 638), (1073, 1091), (1194, 1218), (1331, 1357), (1512, 1558), (1846, 1853)],
    [(10, 20), (104, 177), (500, 522), (638, 723), (1091, 1113), (1218, 1245), (1357, 1386), (1558, 1628), (1853, 1860)],
    [(10, 20), (177, 252), (500, 522), (723, 807), (1113, 1132), (1218, 1245), (1386, 1414), (1628, 1675), (1853, 1860)],
    [(20, 30), (252, 330), (522, 537), (807, 897), (1132, 1152), (1245, 1273), (1414, 1444), (1675, 1723), (1860, 1870)],
    [(30, 40), (330, 392), (537, 554), (897, 970), (1152, 1173), (1273, 1299), (1444, 1476), (1723, 1773), (1870, 1879)],
    [(40, 48), (392, 484), (554, 573), (970, 1073), (1173, 1194), (1299, 1331), (1476, 1512), (1773, 1846), (1879, 1891)],
];

const TEXT: &str = concat!(
    "Totals: \u{1}A",
    "Totais: \u{1}A",
    "Totali: \u{1}A",
    "Gesamt: \u{1}A",
    "Suma: \u{1}A",
    "\u{3}A\u{4}o\u{5}\u{1}B leads\u{4}\u{5}\u{1}B lead\u{6} by \u{3}C\u{4}o\u{5}\u{1}C point\u{4}\u{5}\u{1}C points\u{6}: \u{1}D",
    "\u{3}A\u{4}o\u{5}\u{1}B lidera\u{4}\u{5}\u{1}B lideram\u{6} por \u{3}C\u{4}0\u{5}\u{1}C pontos\u{4}o\u{5}\u{1}C ponto\u{4}\u{5}\u{1}C pontos\u{6}: \u{1}D",
    "\u{3}A\u{4}o\u{5}\u{1}B vai à frente\u{4}\u{5}\u{1}B vão à frente\u{6} por \u{3}C\u{4}o\u{5}\u{1}C ponto\u{4}\u{5}\u{1}C pontos\u{6}: \u{1}D",
    "\u{3}A\u{4}o\u{5}\u{1}B è in vantaggio\u{4}\u{5}\u{1}B sono in vantaggio\u{6} di \u{3}C\u{4}o\u{5}\u{1}C punto\u{4}\u{5}\u{1}C punti\u{6}: \u{1}D",
    "\u{3}A\u{4}o\u{5}\u{1}B führt\u{4}\u{5}\u{1}B führen\u{6} mit \u{3}C\u{4}o\u{5}\u{1}C Punkt\u{4}\u{5}\u{1}C Punkten\u{6}: \u{1}D",
    "\u{3}A\u{4}o\u{5}\u{1}B prowadzi\u{4}f\u{5}\u{1}B prowadzą\u{4}\u{5}\u{1}B prowadzą\u{6} o \u{3}C\u{4}o\u{5}\u{1}C punkt\u{4}f\u{5}\u{1}C punkty\u{4}\u{5}\u{1}C punktów\u{6}: \u{1}D",
    "Level so far: \u{1}A",
    "Até agora, empate: \u{1}A",
    "Finora pari: \u{1}A",
    "Bisher gleich: \u{1}A",
    "Na razie równo: \u{1}A",
    "Game \u{1}A: \u{3}B\u{4}o\u{5}\u{1}C leads\u{4}\u{5}\u{1}C lead\u{6} by \u{3}D\u{4}o\u{5}\u{1}D point\u{4}\u{5}\u{1}D points\u{6}, \u{1}E",
    "Partida \u{1}A: \u{3}B\u{4}o\u{5}\u{1}C lidera\u{4}\u{5}\u{1}C lideram\u{6} por \u{3}D\u{4}0\u{5}\u{1}D pontos\u{4}o\u{5}\u{1}D ponto\u{4}\u{5}\u{1}D pontos\u{6}, \u{1}E",
    "Jogo \u{1}A: \u{3}B\u{4}o\u{5}\u{1}C vai à frente\u{4}\u{5}\u{1}C vão à frente\u{6} por \u{3}D\u{4}o\u{5}\u{1}D ponto\u{4}\u{5}\u{1}D pontos\u{6}, \u{1}E",
    "Partita \u{1}A: \u{3}B\u{4}o\u{5}\u{1}C è in vantaggio\u{4}\u{5}\u{1}C sono in vantaggio\u{6} di \u{3}D\u{4}o\u{5}\u{1}D punto\u{4}\u{5}\u{1}D punti\u{6}, \u{1}E",
    "Partie \u{1}A: \u{3}B\u{4}o\u{5}\u{1}C führt\u{4}\u{5}\u{1}C führen\u{6} mit \u{3}D\u{4}o\u{5}\u{1}D Punkt\u{4}\u{5}\u{1}D Punkten\u{6}, \u{1}E",
    "Partia \u{1}A: \u{3}B\u{4}o\u{5}\u{1}C prowadzi\u{4}f\u{5}\u{1}C prowadzą\u{4}\u{5}\u{1}C prowadzą\u{6} o \u{3}D\u{4}o\u{5}\u{1}D punkt\u{4}f\u{5}\u{1}D punkty\u{4}\u{5}\u{1}D punktów\u{6}, \u{1}E",
    "Game \u{1}A: level, \u{1}B",
    "Partida \u{1}A: empate, \u{1}B",
    "Jogo \u{1}A: empate, \u{1}B",
    "Partita \u{1}A: pari, \u{1}B",
    "Partie \u{1}A: gleich, \u{1}B",
    "Partia \u{1}A: równo, \u{1}B",
    "Best hand, number \u{1}A: \u{1}B",
    "Melhor mão, número \u{1}A: \u{1}B",
    "Mano migliore, numero \u{1}A: \u{1}B",
    "Beste Runde, Nummer \u{1}A: \u{1}B",
    "Najlepsze rozdanie, numer \u{1}A: \u{1}B",
    "Best hand, in round \u{1}A: \u{1}B",
    "Melhor mão, na rodada \u{1}A: \u{1}B",
    "Melhor mão, na ronda \u{1}A: \u{1}B",
    "Mano migliore, nel giro \u{1}A: \u{1}B",
    "Beste Runde, in Durchgang \u{1}A: \u{1}B",
    "Najlepsze rozdanie, w rundzie \u{1}A: \u{1}B",
    "\u{3}A\u{4}o\u{5}and 1 more payment\u{4}\u{5}and \u{1}A more payments\u{6}",
    "\u{3}A\u{4}0\u{5}e mais \u{1}A pagamentos\u{4}o\u{5}e mais um pagamento\u{4}\u{5}e mais \u{1}A pagamentos\u{6}",
    "\u{3}A\u{4}o\u{5}e mais um pagamento\u{4}\u{5}e mais \u{1}A pagamentos\u{6}",
    "\u{3}A\u{4}o\u{5}e un altro pagamento\u{4}\u{5}e altri \u{1}A pagamenti\u{6}",
    "\u{3}A\u{4}o\u{5}und noch eine Zahlung\u{4}\u{5}und noch \u{1}A Zahlungen\u{6}",
    "\u{3}A\u{4}o\u{5}i jeszcze jedna wpłata\u{4}f\u{5}i jeszcze \u{1}A wpłaty\u{4}\u{5}i jeszcze \u{1}A wpłat\u{6}",
    "Seal \u{1}A",
    "Selo \u{1}A",
    "Sigillo \u{1}A",
    "Siegel \u{1}A",
    "Pieczęć \u{1}A",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 9] = [(0, 24), (24, 124), (124, 156), (156, 279), (279, 319), (319, 367), (367, 418), (418, 482), (482, 502)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦Totals:⟧ \u{1}A⟦~~⟧",
    "\u{3}A\u{4}o\u{5}\u{1}B ⟦leads⟧\u{4}\u{5}\u{1}B ⟦lead⟧\u{6} ⟦by⟧ \u{3}C\u{4}o\u{5}\u{1}C ⟦point⟧\u{4}\u{5}\u{1}C ⟦points⟧\u{6}⟦:⟧ \u{1}D⟦~~⟧",
    "⟦Level so far:⟧ \u{1}A⟦~~~~⟧",
    "⟦Game⟧ \u{1}A⟦:⟧ \u{3}B\u{4}o\u{5}\u{1}C ⟦leads⟧\u{4}\u{5}\u{1}C ⟦lead⟧\u{6} ⟦by⟧ \u{3}D\u{4}o\u{5}\u{1}D ⟦point⟧\u{4}\u{5}\u{1}D ⟦points⟧\u{6}⟦,⟧ \u{1}E⟦~~~~⟧",
    "⟦Game⟧ \u{1}A⟦: level,⟧ \u{1}B⟦~~~~⟧",
    "⟦Best hand, number⟧ \u{1}A⟦:⟧ \u{1}B⟦~~~~~~⟧",
    "⟦Best hand, in round⟧ \u{1}A⟦:⟧ \u{1}B⟦~~~~~~~⟧",
    "\u{3}A\u{4}o\u{5}⟦and 1 more payment⟧\u{4}\u{5}⟦and⟧ \u{1}A ⟦more payments⟧\u{6}",
    "⟦Seal⟧ \u{1}A⟦~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("totals", 1),
    ("leads", 4),
    ("level", 1),
    ("leads-in-game", 5),
    ("level-in-game", 2),
    ("best-hand", 2),
    ("best-hand-of-round", 2),
    ("more-payments", 1),
    ("seal", 1),
];
