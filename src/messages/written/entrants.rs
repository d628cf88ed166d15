//! The messages of `l10n/*/entrants.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// { $players -> [one] { $name } deals [other] { $name } deal }
message!(0, Deals { players: Count, name: Value });

// { $players -> [one] { $name } deals. [other] { $name } deal. }
message!(1, DealsSentence { players: Count, name: Value });

// { $players -> [one] { $name } deals next [other] { $name } deal next }
message!(2, DealsNext { players: Count, name: Value });

// { $one } and { $two } draw, nobody knocked
message!(3, TwoDraw { one: Value, two: Value });

// { $players -> [one] { $name } wins [other] { $name } win } { $points -> [one] { $points } point [other] { $points } points }, as written
message!(4, SideWinsAsWritten { players: Count, name: Value, points: Count });

// the round is tied ({ $sums }): nobody scores
message!(5, RoundTied { sums: Value });

// { $name } win the round with { $points -> [one] { $points } point [other] { $points } points } ({ $sums }), { $boxes -> [one] { $boxes } box [other] { $boxes } boxes }
message!(6, RoundWon { name: Value, points: Count, sums: Value, boxes: Count });

// { $name } win the round with { $points -> [one] { $points } point [other] { $points } points } ({ $sums }), { $boxes -> [one] { $boxes } box [other] { $boxes } boxes }, { $sweep } of them for winning every hand
message!(7, RoundWonSweep { name: Value, points: Count, sums: Value, boxes: Count, sweep: Count });

// { $name } win the round with { $points -> [one] { $points } point [other] { $points } points } ({ $sums }), { $boxes -> [one] { $boxes } box [other] { $boxes } boxes }; { $others-boxes -> [one] { $others-boxes } box [other] { $others-boxes } boxes } for { $others }
message!(8, RoundWonOthers { name: Value, points: Count, sums: Value, boxes: Count, others_boxes: Count, others: Value });

// round { $number }: { $sums }; still playing: { $pairs }
message!(9, RoundOpen { number: Value, sums: Value, pairs: Value });

// next: { $pairs }
message!(10, NextPlay { pairs: Value });

// Next: { $pairs }.
message!(11, NextPlaySentence { pairs: Value });

// { $first } play { $second }.
message!(12, SidesPlay { first: Value, second: Value });

// { $captain } is the captain and plays { $others } one at a time, each until they lose a hand.
message!(13, CaptainPlays { captain: Value, others: Value });

// { $players } play in turn: the loser of a hand sits out.
message!(14, InTurn { players: Value });

// { $players } play in turn: the loser of a hand sits out; { $name } sits out first.
message!(15, InTurnOut { players: Value, name: Value });

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 16]; 6] = [
    [(0, 23), (191, 216), (372, 405), (676, 706), (863, 922), (1229, 1266), (1499, 1575), (2007, 2118), (2752, 2859), (3474, 3505), (3666, 3674), (3741, 3750), (3821, 3832), (3905, 3979), (4415, 4461), (4736, 4801)],
    [(23, 64), (216, 259), (405, 444), (706, 737), (922, 987), (1266, 1309), (1575, 1655), (2118, 2238), (2859, 2974), (3505, 3535), (3674, 3686), (3750, 3763), (3832, 3851), (3979, 4069), (4461, 4516), (4801, 4882)],
    [(64, 85), (216, 259), (405, 444), (706, 737), (922, 987), (1309, 1351), (1655, 1734), (2238, 2359), (2974, 3088), (3535, 3566), (3674, 3686), (3750, 3763), (3832, 3851), (4069, 4147), (4516, 4566), (4882, 4958)],
    [(85, 125), (259, 301), (444, 522), (737, 774), (987, 1057), (1351, 1386), (1734, 1816), (2359, 2481), (3088, 3207), (3566, 3597), (3686, 3701), (3763, 3779), (3851, 3872), (4147, 4236), (4566, 4615), (4958, 5032)],
    [(125, 148), (301, 326), (522, 573), (774, 827), (1057, 1127), (1386, 1446), (1816, 1901), (2481, 2605), (3207, 3324), (3597, 3634), (3701, 3725), (3779, 3804), (3872, 3892), (4236, 4331), (4615, 4669), (5032, 5107)],
    [(148, 191), (326, 372), (573, 676), (827, 863), (1127, 1229), (1446, 1499), (1901, 2007), (2605, 2752), (3324, 3474), (3634, 3666), (3725, 3741), (3804, 3821), (3892, 3905), (4331, 4415), (4669, 4736), (5107, 5195)],
];

const TEXT: &str = concat!(
    "\u{3}A\u{4}o\u{5}\u{1}B deals\u{4}\u{5}\u{1}B deal\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B dá as cartas\u{4}\u{5}\u{1}B dão as cartas\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B dá\u{4}\u{5}\u{1}B dão\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B dà le carte\u{4}\u{5}\u{1}B danno le carte\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B gibt\u{4}\u{5}\u{1}B geben\u{6}",
    "\u{3}A\u{4}o\u{5}rozdaje \u{1}B\u{4}f\u{5}rozdają \u{1}B\u{4}\u{5}rozdają \u{1}B\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B deals.\u{4}\u{5}\u{1}B deal.\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B dá as cartas.\u{4}\u{5}\u{1}B dão as cartas.\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B dà le carte.\u{4}\u{5}\u{1}B danno le carte.\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B gibt.\u{4}\u{5}\u{1}B geben.\u{6}",
    "\u{3}A\u{4}o\u{5}Rozdaje \u{1}B.\u{4}f\u{5}Rozdają \u{1}B.\u{4}\u{5}Rozdają \u{1}B.\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B deals next\u{4}\u{5}\u{1}B deal next\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B dá a seguir\u{4}\u{5}\u{1}B dão a seguir\u{6}",
    "\u{3}A\u{4}o\u{5}alla prossima mano dà le carte \u{1}B\u{4}\u{5}alla prossima mano danno le carte \u{1}B\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B gibt als Nächstes\u{4}\u{5}\u{1}B geben als Nächstes\u{6}",
    "\u{3}A\u{4}o\u{5}następne rozdanie: rozdaje \u{1}B\u{4}f\u{5}następne rozdanie: rozdają \u{1}B\u{4}\u{5}następne rozdanie: rozdają \u{1}B\u{6}",
    "\u{1}A and \u{1}B draw, nobody knocked",
    "\u{1}A e \u{1}B empatam, ninguém bateu",
    "patta tra \u{1}A e \u{1}B, nessuno ha bussato",
    "\u{1}A und \u{1}B spielen unentschieden, niemand hat geklopft",
    "\u{1}A i \u{1}B remisują, nikt nie zapukał",
    "\u{3}A\u{4}o\u{5}\u{1}B wins\u{4}\u{5}\u{1}B win\u{6} \u{3}C\u{4}o\u{5}\u{1}C point\u{4}\u{5}\u{1}C points\u{6}, as written",
    "\u{3}A\u{4}o\u{5}\u{1}B ganha\u{4}\u{5}\u{1}B ganham\u{6} \u{3}C\u{4}o\u{5}\u{1}C ponto\u{4}\u{5}\u{1}C pontos\u{6}, como anotado",
    "\u{3}A\u{4}o\u{5}\u{1}B vince\u{4}\u{5}\u{1}B vincono\u{6} con \u{3}C\u{4}o\u{5}\u{1}C punto\u{4}\u{5}\u{1}C punti\u{6}, come indicato",
    "\u{3}A\u{4}o\u{5}\u{1}B gewinnt\u{4}\u{5}\u{1}B gewinnen\u{6} \u{3}C\u{4}o\u{5}\u{1}C Punkt\u{4}\u{5}\u{1}C Punkte\u{6}, wie angegeben",
    "\u{3}A\u{4}o\u{5}\u{1}B zdobywa\u{4}f\u{5}\u{1}B zdobywają\u{4}\u{5}\u{1}B zdobywają\u{6} \u{3}C\u{4}o\u{5}\u{1}C punkt\u{4}f\u{5}\u{1}C punkty\u{4}\u{5}\u{1}C punktów\u{6}, według wpisu",
    "the round is tied (\u{1}A): nobody scores",
    "a rodada fica empatada (\u{1}A): ninguém marca",
    "a ronda fica empatada (\u{1}A): ninguém marca",
    "il giro è pari (\u{1}A): nessuno segna",
    "der Durchgang ist unentschieden (\u{1}A): Niemand bekommt Punkte",
    "w rundzie równe sumy (\u{1}A): nikt nie dostaje punktów",
    "\u{1}A win the round with \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6} (\u{1}C), \u{3}D\u{4}o\u{5}\u{1}D box\u{4}\u{5}\u{1}D boxes\u{6}",
    "\u{1}A ganham a rodada com \u{3}B\u{4}o\u{5}\u{1}B ponto\u{4}\u{5}\u{1}B pontos\u{6} (\u{1}C), \u{3}D\u{4}o\u{5}\u{1}D caixa\u{4}\u{5}\u{1}D caixas\u{6}",
    "\u{1}A ganham a ronda com \u{3}B\u{4}o\u{5}\u{1}B ponto\u{4}\u{5}\u{1}B pontos\u{6} (\u{1}C), \u{3}D\u{4}o\u{5}\u{1}D caixa\u{4}\u{5}\u{1}D caixas\u{6}",
    "\u{1}A vincono il giro con \u{3}B\u{4}o\u{5}\u{1}B punto\u{4}\u{5}\u{1}B punti\u{6} (\u{1}C), \u{3}D\u{4}o\u{5}\u{1}D casella\u{4}\u{5}\u{1}D caselle\u{6}",
    "\u{1}A gewinnen den Durchgang mit \u{3}B\u{4}o\u{5}\u{1}B Punkt\u{4}\u{5}\u{1}B Punkten\u{6} (\u{1}C), \u{3}D\u{4}o\u{5}\u{1}D Box\u{4}\u{5}\u{1}D Boxen\u{6}",
    "rundę wygrywają \u{1}A, \u{3}B\u{4}o\u{5}\u{1}B punkt\u{4}f\u{5}\u{1}B punkty\u{4}\u{5}\u{1}B punktów\u{6} (\u{1}C), \u{3}D\u{4}o\u{5}\u{1}D kratka\u{4}f\u{5}\u{1}D kratki\u{4}\u{5}\u{1}D kratek\u{6}",
    "\u{1}A win the round with \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6} (\u{1}C), \u{3}D\u{4}o\u{5}\u{1}D box\u{4}\u{5}\u{1}D boxes\u{6}, \u{1}E of them for winning every hand",
    "\u{1}A ganham a rodada com \u{3}B\u{4}o\u{5}\u{1}B ponto\u{4}\u{5}\u{1}B pontos\u{6} (\u{1}C), \u{3}D\u{4}o\u{5}\u{1}D caixa\u{4}\u{5}\u{1}D caixas\u{6}, das quais \u{1}E por ganhar todas as mãos",
    "\u{1}A ganham a ronda com \u{3}B\u{4}o\u{5}\u{1}B ponto\u{4}\u{5}\u{1}B pontos\u{6} (\u{1}C), \u{3}D\u{4}o\u{5}\u{1}D caixa\u{4}\u{5}\u{1}D caixas\u{6}, das quais \u{1}E por ganharem todas as mãos",
    "\u{1}A vincono il giro con \u{3}B\u{4}o\u{5}\u{1}B punto\u{4}\u{5}\u{1}B punti\u{6} (\u{1}C), \u{3}D\u{4}o\u{5}\u{1}D casella\u{4}\u{5}\u{1}D caselle\u{6}, di cui \u{1}E per aver vinto tutte le mani",
    "\u{1}A gewinnen den Durchgang mit \u{3}B\u{4}o\u{5}\u{1}B Punkt\u{4}\u{5}\u{1}B Punkten\u{6} (\u{1}C), \u{3}D\u{4}o\u{5}\u{1}D Box\u{4}\u{5}\u{1}D Boxen\u{6}, davon \u{1}E für den Gewinn aller Runden",
    "rundę wygrywają \u{1}A, \u{3}B\u{4}o\u{5}\u{1}B punkt\u{4}f\u{5}\u{1}B punkty\u{4}\u{5}\u{1}B punktów\u{6} (\u{1}C), \u{3}D\u{4}o\u{5}\u{1}D kratka\u{4}f\u{5}\u{1}D kratki\u{4}\u{5}\u{1}D kratek\u{6}, w tym \u{1}E za wygranie wszystkich rozdań",
    "\u{1}A win the round with \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6} (\u{1}C), \u{3}D\u{4}o\u{5}\u{1}D box\u{4}\u{5}\u{1}D boxes\u{6}; \u{3}E\u{4}o\u{5}\u{1}E box\u{4}\u{5}\u{1}E boxes\u{6} for \u{1}F",
    "\u{1}A ganham a rodada com \u{3}B\u{4}o\u{5}\u{1}B ponto\u{4}\u{5}\u{1}B pontos\u{6} (\u{1}C), \u{3}D\u{4}o\u{5}\u{1}D caixa\u{4}\u{5}\u{1}D caixas\u{6}; \u{3}E\u{4}o\u{5}\u{1}E caixa\u{4}\u{5}\u{1}E caixas\u{6} para \u{1}F",
    "\u{1}A ganham a ronda com \u{3}B\u{4}o\u{5}\u{1}B ponto\u{4}\u{5}\u{1}B pontos\u{6} (\u{1}C), \u{3}D\u{4}o\u{5}\u{1}D caixa\u{4}\u{5}\u{1}D caixas\u{6}; \u{3}E\u{4}o\u{5}\u{1}E caixa\u{4}\u{5}\u{1}E caixas\u{6} para \u{1}F",
    "\u{1}A vincono il giro con \u{3}B\u{4}o\u{5}\u{1}B punto\u{4}\u{5}\u{1}B punti\u{6} (\u{1}C), \u{3}D\u{4}o\u{5}\u{1}D casella\u{4}\u{5}\u{1}D caselle\u{6}; \u{3}E\u{4}o\u{5}\u{1}E casella\u{4}\u{5}\u{1}E caselle\u{6} per \u{1}F",
    "\u{1}A gewinnen den Durchgang mit \u{3}B\u{4}o\u{5}\u{1}B Punkt\u{4}\u{5}\u{1}B Punkten\u{6} (\u{1}C), \u{3}D\u{4}o\u{5}\u{1}D Box\u{4}\u{5}\u{1}D Boxen\u{6}; \u{3}E\u{4}o\u{5}\u{1}E Box\u{4}\u{5}\u{1}E Boxen\u{6} für \u{1}F",
    "rundę wygrywają \u{1}A, \u{3}B\u{4}o\u{5}\u{1}B punkt\u{4}f\u{5}\u{1}B punkty\u{4}\u{5}\u{1}B punktów\u{6} (\u{1}C), \u{3}D\u{4}o\u{5}\u{1}D kratka\u{4}f\u{5}\u{1}D kratki\u{4}\u{5}\u{1}D kratek\u{6}; \u{1}F: \u{3}E\u{4}o\u{5}\u{1}E kratka\u{4}f\u{5}\u{1}E kratki\u{4}\u{5}\u{1}E kratek\u{6}",
    "round \u{1}A: \u{1}B; still playing: \u{1}C",
    "rodada \u{1}A: \u{1}B; ainda jogam: \u{1}C",
    "ronda \u{1}A: \u{1}B; ainda a jogar: \u{1}C",
    "giro \u{1}A: \u{1}B; giocano ancora: \u{1}C",
    "Durchgang \u{1}A: \u{1}B; es spielen noch: \u{1}C",
    "runda \u{1}A: \u{1}B; jeszcze grają: \u{1}C",
    "next: \u{1}A",
    "a seguir: \u{1}A",
    "ora giocano: \u{1}A",
    "als Nächstes spielen \u{1}A",
    "teraz grają: \u{1}A",
    "Next: \u{1}A.",
    "A seguir: \u{1}A.",
    "Ora giocano: \u{1}A.",
    "Als Nächstes spielen \u{1}A.",
    "Teraz grają: \u{1}A.",
    "\u{1}A play \u{1}B.",
    "\u{1}A jogam contra \u{1}B.",
    "\u{1}A giocano contro \u{1}B.",
    "\u{1}A spielen gegen \u{1}B.",
    "\u{1}A kontra \u{1}B.",
    "\u{1}A is the captain and plays \u{1}B one at a time, each until they lose a hand.",
    "\u{1}A joga como capitão contra \u{1}B, um adversário de cada vez, cada um até perder uma mão.",
    "\u{1}A joga como capitão contra \u{1}B, um de cada vez, cada um até perder uma mão.",
    "\u{1}A fa il capitano e gioca contro \u{1}B, uno alla volta, ciascuno finché non perde una mano.",
    "\u{1}A ist Kapitän und spielt der Reihe nach gegen \u{1}B, jeweils bis der Gegner eine Runde verliert.",
    "\u{1}A to kapitan; przeciwnicy: \u{1}B, po jednym naraz, każdy aż do przegranego rozdania.",
    "\u{1}A play in turn: the loser of a hand sits out.",
    "\u{1}A jogam em rodízio: quem perde uma mão fica de fora.",
    "\u{1}A jogam à vez: quem perde uma mão fica de fora.",
    "\u{1}A giocano a turno: chi perde una mano sta fuori.",
    "\u{1}A spielen reihum: Wer eine Runde verliert, setzt aus.",
    "\u{1}A grają na zmianę: kto przegrywa rozdanie, pauzuje w następnym.",
    "\u{1}A play in turn: the loser of a hand sits out; \u{1}B sits out first.",
    "\u{1}A jogam em rodízio: quem perde uma mão fica de fora; \u{1}B fica de fora primeiro.",
    "\u{1}A jogam à vez: quem perde uma mão fica de fora; \u{1}B fica de fora primeiro.",
    "\u{1}A giocano a turno: chi perde una mano sta fuori; all'inizio sta fuori \u{1}B.",
    "\u{1}A spielen reihum: Wer eine Runde verliert, setzt aus; zuerst setzt \u{1}B aus.",
    "\u{1}A grają na zmianę: kto przegrywa rozdanie, pauzuje w następnym; najpierw pauzuje \u{1}B.",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 16] = [(0, 35), (35, 72), (72, 117), (117, 173), (173, 272), (272, 338), (338, 470), (470, 660), (660, 849), (849, 912), (912, 934), (934, 963), (963, 994), (994, 1109), (1109, 1181), (1181, 1284)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "\u{3}A\u{4}o\u{5}\u{1}B ⟦deals⟧\u{4}\u{5}\u{1}B ⟦deal⟧\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B ⟦deals.⟧\u{4}\u{5}\u{1}B ⟦deal.⟧\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B ⟦deals next⟧\u{4}\u{5}\u{1}B ⟦deal next⟧\u{6}",
    "\u{1}A ⟦and⟧ \u{1}B ⟦draw, nobody knocked⟧⟦~~~~~~~~⟧",
    "\u{3}A\u{4}o\u{5}\u{1}B ⟦wins⟧\u{4}\u{5}\u{1}B ⟦win⟧\u{6} \u{3}C\u{4}o\u{5}\u{1}C ⟦point⟧\u{4}\u{5}\u{1}C ⟦points⟧\u{6}⟦, as written⟧⟦~~~~⟧",
    "⟦the round is tied (⟧\u{1}A⟦): nobody scores⟧⟦~~~~~~~~~~~⟧",
    "\u{1}A ⟦win the round with⟧ \u{3}B\u{4}o\u{5}\u{1}B ⟦point⟧\u{4}\u{5}\u{1}B ⟦points⟧\u{6} ⟦(⟧\u{1}C⟦),⟧ \u{3}D\u{4}o\u{5}\u{1}D ⟦box⟧\u{4}\u{5}\u{1}D ⟦boxes⟧\u{6}⟦~~~~~~~~⟧",
    "\u{1}A ⟦win the round with⟧ \u{3}B\u{4}o\u{5}\u{1}B ⟦point⟧\u{4}\u{5}\u{1}B ⟦points⟧\u{6} ⟦(⟧\u{1}C⟦),⟧ \u{3}D\u{4}o\u{5}\u{1}D ⟦box⟧\u{4}\u{5}\u{1}D ⟦boxes⟧\u{6}⟦,⟧ \u{1}E ⟦of them for winning every hand⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦win the round with⟧ \u{3}B\u{4}o\u{5}\u{1}B ⟦point⟧\u{4}\u{5}\u{1}B ⟦points⟧\u{6} ⟦(⟧\u{1}C⟦),⟧ \u{3}D\u{4}o\u{5}\u{1}D ⟦box⟧\u{4}\u{5}\u{1}D ⟦boxes⟧\u{6}⟦;⟧ \u{3}E\u{4}o\u{5}\u{1}E ⟦box⟧\u{4}\u{5}\u{1}E ⟦boxes⟧\u{6} ⟦for⟧ \u{1}F⟦~~~~~~~~~~⟧",
    "⟦round⟧ \u{1}A⟦:⟧ \u{1}B⟦; still playing:⟧ \u{1}C⟦~~~~~~~~⟧",
    "⟦next:⟧ \u{1}A⟦~~⟧",
    "⟦Next:⟧ \u{1}A⟦.⟧⟦~~⟧",
    "\u{1}A ⟦play⟧ \u{1}B⟦.⟧⟦~~⟧",
    "\u{1}A ⟦is the captain and plays⟧ \u{1}B ⟦one at a time, each until they lose a hand.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦play in turn: the loser of a hand sits out.⟧⟦~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦play in turn: the loser of a hand sits out;⟧ \u{1}B ⟦sits out first.⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("deals", 2),
    ("deals-sentence", 2),
    ("deals-next", 2),
    ("two-draw", 2),
    ("side-wins-as-written", 3),
    ("round-tied", 1),
    ("round-won", 4),
    ("round-won-sweep", 5),
    ("round-won-others", 6),
    ("round-open", 3),
    ("next-play", 1),
    ("next-play-sentence", 1),
    ("sides-play", 2),
    ("captain-plays", 2),
    ("in-turn", 1),
    ("in-turn-out", 2),
];
