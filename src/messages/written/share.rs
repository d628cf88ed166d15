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
    [(0, 10), (49, 105), (488, 504), (582, 647), (1085, 1103), (1211, 1235), (1381, 1407), (1564, 1610), (1911, 1918)],
    [(10, 20), (105, 178), (504, 526), (647, 732), (1103, 1125), (1235, 1267), (1407, 1436), (1610, 1680), (1918, 1925)],
    [(10, 20), (178, 253), (504, 526), (732, 816), (1125, 1144), (1267, 1296), (1436, 1464), (1680, 1727), (1918, 1925)],
    [(20, 30), (253, 331), (526, 541), (816, 906), (1144, 1164), (1296, 1327), (1464, 1494), (1727, 1775), (1925, 1935)],
    [(30, 40), (331, 403), (541, 563), (906, 989), (1164, 1190), (1327, 1351), (1494, 1527), (1775, 1825), (1935, 1944)],
    [(40, 49), (403, 488), (563, 582), (989, 1085), (1190, 1211), (1351, 1381), (1527, 1564), (1825, 1911), (1944, 1956)],
];

const TEXT: &str = concat!(
    "Totals: \u{1}A",
    "Totais: \u{1}A",
    "Totali: \u{1}A",
    "Gesamt: \u{1}A",
    "Razem: \u{1}A",
    "\u{3}A\u{4}o\u{5}\u{1}B leads\u{4}\u{5}\u{1}B lead\u{6} by \u{3}C\u{4}o\u{5}\u{1}C point\u{4}\u{5}\u{1}C points\u{6}: \u{1}D",
    "\u{3}A\u{4}o\u{5}\u{1}B lidera\u{4}\u{5}\u{1}B lideram\u{6} por \u{3}C\u{4}0\u{5}\u{1}C pontos\u{4}o\u{5}\u{1}C ponto\u{4}\u{5}\u{1}C pontos\u{6}: \u{1}D",
    "\u{3}A\u{4}o\u{5}\u{1}B vai à frente\u{4}\u{5}\u{1}B vão à frente\u{6} por \u{3}C\u{4}o\u{5}\u{1}C ponto\u{4}\u{5}\u{1}C pontos\u{6}: \u{1}D",
    "\u{3}A\u{4}o\u{5}\u{1}B è in vantaggio\u{4}\u{5}\u{1}B sono in vantaggio\u{6} di \u{3}C\u{4}o\u{5}\u{1}C punto\u{4}\u{5}\u{1}C punti\u{6}: \u{1}D",
    "\u{3}A\u{4}o\u{5}\u{1}B führt\u{4}\u{5}\u{1}B führen\u{6} mit \u{3}C\u{4}o\u{5}\u{1}C Punkt\u{4}\u{5}\u{1}C Punkten\u{6} Vorsprung: \u{1}D",
    "\u{3}A\u{4}o\u{5}\u{1}B ma\u{4}f\u{5}\u{1}B mają\u{4}\u{5}\u{1}B mają\u{6} \u{3}C\u{4}o\u{5}\u{1}C punkt\u{4}f\u{5}\u{1}C punkty\u{4}\u{5}\u{1}C punktów\u{6} przewagi: \u{1}D",
    "Level so far: \u{1}A",
    "Até agora, empate: \u{1}A",
    "Finora pari: \u{1}A",
    "Bisher Gleichstand: \u{1}A",
    "Na razie równo: \u{1}A",
    "Game \u{1}A: \u{3}B\u{4}o\u{5}\u{1}C leads\u{4}\u{5}\u{1}C lead\u{6} by \u{3}D\u{4}o\u{5}\u{1}D point\u{4}\u{5}\u{1}D points\u{6}, \u{1}E",
    "Partida \u{1}A: \u{3}B\u{4}o\u{5}\u{1}C lidera\u{4}\u{5}\u{1}C lideram\u{6} por \u{3}D\u{4}0\u{5}\u{1}D pontos\u{4}o\u{5}\u{1}D ponto\u{4}\u{5}\u{1}D pontos\u{6}, \u{1}E",
    "Jogo \u{1}A: \u{3}B\u{4}o\u{5}\u{1}C vai à frente\u{4}\u{5}\u{1}C vão à frente\u{6} por \u{3}D\u{4}o\u{5}\u{1}D ponto\u{4}\u{5}\u{1}D pontos\u{6}, \u{1}E",
    "Partita \u{1}A: \u{3}B\u{4}o\u{5}\u{1}C è in vantaggio\u{4}\u{5}\u{1}C sono in vantaggio\u{6} di \u{3}D\u{4}o\u{5}\u{1}D punto\u{4}\u{5}\u{1}D punti\u{6}, \u{1}E",
    "Partie \u{1}A: \u{3}B\u{4}o\u{5}\u{1}C führt\u{4}\u{5}\u{1}C führen\u{6} mit \u{3}D\u{4}o\u{5}\u{1}D Punkt\u{4}\u{5}\u{1}D Punkten\u{6} Vorsprung, \u{1}E",
    "Partia \u{1}A: \u{3}B\u{4}o\u{5}\u{1}C ma\u{4}f\u{5}\u{1}C mają\u{4}\u{5}\u{1}C mają\u{6} \u{3}D\u{4}o\u{5}\u{1}D punkt\u{4}f\u{5}\u{1}D punkty\u{4}\u{5}\u{1}D punktów\u{6} przewagi, \u{1}E",
    "Game \u{1}A: level, \u{1}B",
    "Partida \u{1}A: empate, \u{1}B",
    "Jogo \u{1}A: empate, \u{1}B",
    "Partita \u{1}A: pari, \u{1}B",
    "Partie \u{1}A: Gleichstand, \u{1}B",
    "Partia \u{1}A: równo, \u{1}B",
    "Best hand, number \u{1}A: \u{1}B",
    "Melhor mão, a de número \u{1}A: \u{1}B",
    "Melhor mão, a número \u{1}A: \u{1}B",
    "Mano migliore, la numero \u{1}A: \u{1}B",
    "Beste Runde (Nr. \u{1}A): \u{1}B",
    "Najlepsze rozdanie (nr \u{1}A): \u{1}B",
    "Best hand, in round \u{1}A: \u{1}B",
    "Melhor mão, na rodada \u{1}A: \u{1}B",
    "Melhor mão, na ronda \u{1}A: \u{1}B",
    "Mano migliore, nel giro \u{1}A: \u{1}B",
    "Beste Runde (in Durchgang \u{1}A): \u{1}B",
    "Najlepsze rozdanie (w rundzie \u{1}A): \u{1}B",
    "\u{3}A\u{4}o\u{5}and 1 more payment\u{4}\u{5}and \u{1}A more payments\u{6}",
    "\u{3}A\u{4}0\u{5}e mais \u{1}A pagamentos\u{4}o\u{5}e mais um pagamento\u{4}\u{5}e mais \u{1}A pagamentos\u{6}",
    "\u{3}A\u{4}o\u{5}e mais um pagamento\u{4}\u{5}e mais \u{1}A pagamentos\u{6}",
    "\u{3}A\u{4}o\u{5}e un altro pagamento\u{4}\u{5}e altri \u{1}A pagamenti\u{6}",
    "\u{3}A\u{4}o\u{5}und noch eine Zahlung\u{4}\u{5}und noch \u{1}A Zahlungen\u{6}",
    "\u{3}A\u{4}o\u{5}i jeszcze jedna płatność\u{4}f\u{5}i jeszcze \u{1}A płatności\u{4}\u{5}i jeszcze \u{1}A płatności\u{6}",
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
