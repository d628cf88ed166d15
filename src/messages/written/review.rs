//! The messages of `l10n/*/review.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// { $name } left { $points -> [one] { $points } point [other] { $points } points } on the table: { $cards }
message!(0, Left { name: Value, points: Count, cards: Value });

// { $name } left { $points -> [one] { $points } point [other] { $points } points } on the table: { $cards }, laying off { $laid-off }
message!(1, LeftWithLayoffs { name: Value, points: Count, cards: Value, laid_off: Value });

// left on the table, over { $hands -> [one] { $hands } hand [other] { $hands } hands } with recorded cards: { $each }
message!(2, LeftTogether { hands: Count, each: Value });

// { $name } { $points -> [one] { $points } point [other] { $points } points }
message!(3, LeftBy { name: Value, points: Count });

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 4]; 6] = [
    [(0, 50), (319, 384), (724, 795), (1193, 1221)],
    [(50, 109), (384, 456), (795, 888), (1221, 1261)],
    [(109, 156), (456, 516), (888, 965), (1261, 1289)],
    [(156, 205), (516, 580), (965, 1039), (1289, 1316)],
    [(205, 251), (580, 639), (1039, 1108), (1316, 1344)],
    [(251, 319), (639, 724), (1108, 1193), (1344, 1386)],
];

const TEXT: &str = concat!(
    "\u{1}A left \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6} on the table: \u{1}C",
    "\u{1}A deixou \u{3}B\u{4}0\u{5}\u{1}B pontos\u{4}o\u{5}\u{1}B ponto\u{4}\u{5}\u{1}B pontos\u{6} na mesa: \u{1}C",
    "\u{1}A deixou \u{3}B\u{4}o\u{5}\u{1}B ponto\u{4}\u{5}\u{1}B pontos\u{6} na mesa: \u{1}C",
    "\u{1}A lascia \u{3}B\u{4}o\u{5}\u{1}B punto\u{4}\u{5}\u{1}B punti\u{6} sul tavolo: \u{1}C",
    "\u{1}A lässt \u{3}B\u{4}o\u{5}\u{1}B Punkt\u{4}\u{5}\u{1}B Punkte\u{6} liegen: \u{1}C",
    "\u{1}A traci \u{3}B\u{4}o\u{5}\u{1}B punkt\u{4}f\u{5}\u{1}B punkty\u{4}\u{5}\u{1}B punktów\u{6}, lepiej byłoby: \u{1}C",
    "\u{1}A left \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6} on the table: \u{1}C, laying off \u{1}D",
    "\u{1}A deixou \u{3}B\u{4}0\u{5}\u{1}B pontos\u{4}o\u{5}\u{1}B ponto\u{4}\u{5}\u{1}B pontos\u{6} na mesa: \u{1}C, juntando \u{1}D",
    "\u{1}A deixou \u{3}B\u{4}o\u{5}\u{1}B ponto\u{4}\u{5}\u{1}B pontos\u{6} na mesa: \u{1}C, juntando \u{1}D",
    "\u{1}A lascia \u{3}B\u{4}o\u{5}\u{1}B punto\u{4}\u{5}\u{1}B punti\u{6} sul tavolo: \u{1}C, attaccando \u{1}D",
    "\u{1}A lässt \u{3}B\u{4}o\u{5}\u{1}B Punkt\u{4}\u{5}\u{1}B Punkte\u{6} liegen: \u{1}C, angelegt \u{1}D",
    "\u{1}A traci \u{3}B\u{4}o\u{5}\u{1}B punkt\u{4}f\u{5}\u{1}B punkty\u{4}\u{5}\u{1}B punktów\u{6}, lepiej byłoby: \u{1}C, a dołożyć \u{1}D",
    "left on the table, over \u{3}A\u{4}o\u{5}\u{1}A hand\u{4}\u{5}\u{1}A hands\u{6} with recorded cards: \u{1}B",
    "pontos deixados na mesa, em \u{3}A\u{4}0\u{5}nenhuma mão\u{4}o\u{5}\u{1}A mão\u{4}\u{5}\u{1}A mãos\u{6} com cartas registradas: \u{1}B",
    "pontos deixados na mesa, em \u{3}A\u{4}o\u{5}\u{1}A mão\u{4}\u{5}\u{1}A mãos\u{6} com cartas registadas: \u{1}B",
    "lasciati sul tavolo, in \u{3}A\u{4}o\u{5}\u{1}A mano\u{4}\u{5}\u{1}A mani\u{6} con le carte registrate: \u{1}B",
    "liegen gelassen in \u{3}A\u{4}o\u{5}\u{1}A Runde\u{4}\u{5}\u{1}A Runden\u{6} mit bekannten Karten: \u{1}B",
    "stracone punkty, \u{3}A\u{4}o\u{5}\u{1}A rozdanie\u{4}f\u{5}\u{1}A rozdania\u{4}\u{5}\u{1}A rozdań\u{6} z zapisanymi kartami: \u{1}B",
    "\u{1}A \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6}",
    "\u{1}A \u{3}B\u{4}0\u{5}\u{1}B pontos\u{4}o\u{5}\u{1}B ponto\u{4}\u{5}\u{1}B pontos\u{6}",
    "\u{1}A \u{3}B\u{4}o\u{5}\u{1}B ponto\u{4}\u{5}\u{1}B pontos\u{6}",
    "\u{1}A \u{3}B\u{4}o\u{5}\u{1}B punto\u{4}\u{5}\u{1}B punti\u{6}",
    "\u{1}A \u{3}B\u{4}o\u{5}\u{1}B Punkt\u{4}\u{5}\u{1}B Punkte\u{6}",
    "\u{1}A \u{3}B\u{4}o\u{5}\u{1}B punkt\u{4}f\u{5}\u{1}B punkty\u{4}\u{5}\u{1}B punktów\u{6}",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 4] = [(0, 87), (87, 199), (199, 315), (315, 355)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "\u{1}A ⟦left⟧ \u{3}B\u{4}o\u{5}\u{1}B ⟦point⟧\u{4}\u{5}\u{1}B ⟦points⟧\u{6} ⟦on the table:⟧ \u{1}C⟦~~~~~~~⟧",
    "\u{1}A ⟦left⟧ \u{3}B\u{4}o\u{5}\u{1}B ⟦point⟧\u{4}\u{5}\u{1}B ⟦points⟧\u{6} ⟦on the table:⟧ \u{1}C⟦, laying off⟧ \u{1}D⟦~~~~~~~~~~~⟧",
    "⟦left on the table, over⟧ \u{3}A\u{4}o\u{5}\u{1}A ⟦hand⟧\u{4}\u{5}\u{1}A ⟦hands⟧\u{6} ⟦with recorded cards:⟧ \u{1}B⟦~~~~~~~~~~~~~~~⟧",
    "\u{1}A \u{3}B\u{4}o\u{5}\u{1}B ⟦point⟧\u{4}\u{5}\u{1}B ⟦points⟧\u{6}",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("left", 3),
    ("left-with-layoffs", 4),
    ("left-together", 2),
    ("left-by", 2),
];
