//! The messages of `l10n/*/standing.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// score:
message!(0, Score);

// game { $game }
message!(1, Game { game: Value });

// { $score } (won)
message!(2, ScoreWon { score: Value });

// { $score } (lost)
message!(3, ScoreLost { score: Value });

// { $score } ({ $points } to go)
message!(4, ScoreToGo { score: Value, points: Count });

// { $score } ({ $points } to go, shut out so far)
message!(5, ScoreShutOut { score: Value, points: Count });

// { $players -> [one] { $name } wins [other] { $name } win } the game, which is worth { $points -> [one] { $points } point [other] { $points } points }
message!(6, WinsGame { players: Count, name: Value, points: Count });

// game { $game } is closed: { $players -> [one] { $name } wins [other] { $name } win } it, which is worth { $points -> [one] { $points } point [other] { $points } points }
message!(7, WinsGameOfSeveral { game: Value, players: Count, name: Value, points: Count });

// { $players -> [one] { $name } wins [other] { $name } win } the game; with bonuses and boxes: { $totals }
message!(8, WinsGameWithTotals { players: Count, name: Value, totals: Value });

// all games so far: { $totals }; the series ends at { $points }
message!(9, SoFarTo { totals: Value, points: Count });

// all games so far: { $totals }; sheets won: { $won }, best of { $sheets }
message!(10, SoFarBestOf { totals: Value, won: Value, sheets: Count });

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 11]; 6] = [
    [(0, 6), (42, 49), (94, 102), (148, 157), (205, 218), (341, 371), (612, 684), (1077, 1162), (1651, 1709), (2039, 2082), (2342, 2390)],
    [(6, 13), (49, 59), (102, 113), (157, 168), (218, 248), (371, 427), (684, 755), (1162, 1253), (1709, 1769), (2082, 2136), (2390, 2455)],
    [(13, 20), (59, 66), (102, 113), (157, 168), (248, 283), (427, 498), (755, 823), (1253, 1342), (1769, 1826), (2136, 2188), (2455, 2520)],
    [(20, 30), (66, 76), (113, 123), (168, 178), (283, 314), (498, 549), (823, 895), (1342, 1426), (1826, 1893), (2188, 2240), (2520, 2581)],
    [(30, 36), (76, 85), (123, 136), (178, 191), (314, 326), (549, 579), (895, 975), (1426, 1526), (1893, 1957), (2240, 2287), (2581, 2661)],
    [(36, 42), (85, 94), (136, 148), (191, 205), (326, 341), (579, 612), (975, 1077), (1526, 1651), (1957, 2039), (2287, 2342), (2661, 2738)],
];

const TEXT: &str = concat!(
    "score:",
    "placar:",
    "pontos:",
    "punteggio:",
    "Stand:",
    "wynik:",
    "game \u{1}A",
    "partida \u{1}A",
    "jogo \u{1}A",
    "partita \u{1}A",
    "Partie \u{1}A",
    "partia \u{1}A",
    "\u{1}A (won)",
    "\u{1}A (ganhou)",
    "\u{1}A (vinta)",
    "\u{1}A (gewonnen)",
    "\u{1}A (wygrana)",
    "\u{1}A (lost)",
    "\u{1}A (perdeu)",
    "\u{1}A (persa)",
    "\u{1}A (verloren)",
    "\u{1}A (przegrana)",
    "\u{1}A (\u{1}B to go)",
    "\u{1}A (\u{3}B\u{4}o\u{5}falta \u{1}B\u{4}\u{5}faltam \u{1}B\u{6})",
    "\u{3}B\u{4}o\u{5}\u{1}A (falta \u{1}B)\u{4}\u{5}\u{1}A (faltam \u{1}B)\u{6}",
    "\u{1}A (\u{3}B\u{4}o\u{5}manca \u{1}B\u{4}\u{5}mancano \u{1}B\u{6})",
    "\u{1}A (noch \u{1}B)",
    "\u{1}A (brakuje \u{1}B)",
    "\u{1}A (\u{1}B to go, shut out so far)",
    "\u{1}A (\u{3}B\u{4}o\u{5}falta \u{1}B\u{4}\u{5}faltam \u{1}B\u{6}, por enquanto leva capote)",
    "\u{3}B\u{4}o\u{5}\u{1}A (falta \u{1}B, capote por agora)\u{4}\u{5}\u{1}A (faltam \u{1}B, capote por agora)\u{6}",
    "\u{1}A (\u{3}B\u{4}o\u{5}manca \u{1}B\u{4}\u{5}mancano \u{1}B\u{6}, per ora a cappotto)",
    "\u{1}A (noch \u{1}B, bisher Schneider)",
    "\u{1}A (brakuje \u{1}B, na razie z zerem)",
    "\u{3}A\u{4}o\u{5}\u{1}B wins\u{4}\u{5}\u{1}B win\u{6} the game, which is worth \u{3}C\u{4}o\u{5}\u{1}C point\u{4}\u{5}\u{1}C points\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B ganha\u{4}\u{5}\u{1}B ganham\u{6} a partida, que vale \u{3}C\u{4}o\u{5}\u{1}C ponto\u{4}\u{5}\u{1}C pontos\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B ganha\u{4}\u{5}\u{1}B ganham\u{6} o jogo, que vale \u{3}C\u{4}o\u{5}\u{1}C ponto\u{4}\u{5}\u{1}C pontos\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B vince\u{4}\u{5}\u{1}B vincono\u{6} la partita, che vale \u{3}C\u{4}o\u{5}\u{1}C punto\u{4}\u{5}\u{1}C punti\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B gewinnt\u{4}\u{5}\u{1}B gewinnen\u{6} die Partie; sie ist \u{3}C\u{4}o\u{5}\u{1}C Punkt\u{4}\u{5}\u{1}C Punkte\u{6} wert",
    "\u{3}A\u{4}o\u{5}\u{1}B wygrywa\u{4}f\u{5}\u{1}B wygrywają\u{4}\u{5}\u{1}B wygrywają\u{6} partię wartą \u{3}C\u{4}o\u{5}\u{1}C punkt\u{4}f\u{5}\u{1}C punkty\u{4}\u{5}\u{1}C punktów\u{6}",
    "game \u{1}A is closed: \u{3}B\u{4}o\u{5}\u{1}C wins\u{4}\u{5}\u{1}C win\u{6} it, which is worth \u{3}D\u{4}o\u{5}\u{1}D point\u{4}\u{5}\u{1}D points\u{6}",
    "\u{3}B\u{4}o\u{5}\u{1}C fecha e ganha\u{4}\u{5}\u{1}C fecham e ganham\u{6} a partida \u{1}A, que vale \u{3}D\u{4}o\u{5}\u{1}D ponto\u{4}\u{5}\u{1}D pontos\u{6}",
    "o jogo \u{1}A está fechado: \u{3}B\u{4}o\u{5}\u{1}C ganha-o\u{4}\u{5}\u{1}C ganham-no\u{6}, e vale \u{3}D\u{4}o\u{5}\u{1}D ponto\u{4}\u{5}\u{1}D pontos\u{6}",
    "la partita \u{1}A è chiusa, e vale \u{3}D\u{4}o\u{5}\u{1}D punto\u{4}\u{5}\u{1}D punti\u{6}: \u{3}B\u{4}o\u{5}vince \u{1}C\u{4}\u{5}vincono \u{1}C\u{6}",
    "Partie \u{1}A ist beendet: \u{3}B\u{4}o\u{5}\u{1}C gewinnt\u{4}\u{5}\u{1}C gewinnen\u{6} sie, und sie ist \u{3}D\u{4}o\u{5}\u{1}D Punkt\u{4}\u{5}\u{1}D Punkte\u{6} wert",
    "partia \u{1}A jest zamknięta: \u{3}B\u{4}o\u{5}wygrywa \u{1}C\u{4}f\u{5}wygrywają \u{1}C\u{4}\u{5}wygrywają \u{1}C\u{6}, wartość \u{3}D\u{4}o\u{5}\u{1}D punkt\u{4}f\u{5}\u{1}D punkty\u{4}\u{5}\u{1}D punktów\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B wins\u{4}\u{5}\u{1}B win\u{6} the game; with bonuses and boxes: \u{1}C",
    "\u{3}A\u{4}o\u{5}\u{1}B ganha\u{4}\u{5}\u{1}B ganham\u{6} a partida; com bônus e caixas: \u{1}C",
    "\u{3}A\u{4}o\u{5}\u{1}B ganha\u{4}\u{5}\u{1}B ganham\u{6} o jogo; com bónus e caixas: \u{1}C",
    "\u{3}A\u{4}o\u{5}\u{1}B vince\u{4}\u{5}\u{1}B vincono\u{6} la partita; con i bonus e le caselle: \u{1}C",
    "\u{3}A\u{4}o\u{5}\u{1}B gewinnt\u{4}\u{5}\u{1}B gewinnen\u{6} die Partie; mit Boni und Boxen: \u{1}C",
    "\u{3}A\u{4}o\u{5}\u{1}B wygrywa\u{4}f\u{5}\u{1}B wygrywają\u{4}\u{5}\u{1}B wygrywają\u{6} partię; z premiami i kratkami: \u{1}C",
    "all games so far: \u{1}A; the series ends at \u{1}B",
    "todas as partidas até agora: \u{1}A; a série acaba em \u{1}B",
    "todos os jogos até agora: \u{1}A; a série acaba aos \u{1}B",
    "tutte le partite finora: \u{1}A; l'incontro finisce a \u{1}B",
    "alle Partien bisher: \u{1}A; die Serie endet bei \u{1}B",
    "wszystkie partie dotąd: \u{1}A; seria kończy się przy \u{1}B",
    "all games so far: \u{1}A; sheets won: \u{1}B, best of \u{1}C",
    "todas as partidas até agora: \u{1}A; folhas ganhas: \u{1}B; melhor de \u{1}C",
    "todos os jogos até agora: \u{1}A; folhas ganhas: \u{1}B, à melhor de \u{1}C",
    "tutte le partite finora: \u{1}A; fogli vinti: \u{1}B, al meglio di \u{1}C",
    "alle Partien bisher: \u{1}A; gewonnene Zettel: \u{1}B, es entscheiden die meisten von \u{1}C",
    "wszystkie partie dotąd: \u{1}A; wygrane zapisy: \u{1}B, rozstrzyga większość z \u{1}C",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 11] = [(0, 20), (20, 40), (40, 62), (62, 85), (85, 119), (119, 175), (175, 291), (291, 436), (436, 529), (529, 603), (603, 689)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦score:⟧⟦~~⟧",
    "⟦game⟧ \u{1}A⟦~⟧",
    "\u{1}A ⟦(won)⟧⟦~~⟧",
    "\u{1}A ⟦(lost)⟧⟦~~⟧",
    "\u{1}A ⟦(⟧\u{1}B ⟦to go)⟧⟦~~~⟧",
    "\u{1}A ⟦(⟧\u{1}B ⟦to go, shut out so far)⟧⟦~~~~~~~~⟧",
    "\u{3}A\u{4}o\u{5}\u{1}B ⟦wins⟧\u{4}\u{5}\u{1}B ⟦win⟧\u{6} ⟦the game, which is worth⟧ \u{3}C\u{4}o\u{5}\u{1}C ⟦point⟧\u{4}\u{5}\u{1}C ⟦points⟧\u{6}⟦~~~~~~~~⟧",
    "⟦game⟧ \u{1}A ⟦is closed:⟧ \u{3}B\u{4}o\u{5}\u{1}C ⟦wins⟧\u{4}\u{5}\u{1}C ⟦win⟧\u{6} ⟦it, which is worth⟧ \u{3}D\u{4}o\u{5}\u{1}D ⟦point⟧\u{4}\u{5}\u{1}D ⟦points⟧\u{6}⟦~~~~~~~~~~~~⟧",
    "\u{3}A\u{4}o\u{5}\u{1}B ⟦wins⟧\u{4}\u{5}\u{1}B ⟦win⟧\u{6} ⟦the game; with bonuses and boxes:⟧ \u{1}C⟦~~~~~~~~~~~⟧",
    "⟦all games so far:⟧ \u{1}A⟦; the series ends at⟧ \u{1}B⟦~~~~~~~~~~~~~⟧",
    "⟦all games so far:⟧ \u{1}A⟦; sheets won:⟧ \u{1}B⟦, best of⟧ \u{1}C⟦~~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("score", 0),
    ("game", 1),
    ("score-won", 1),
    ("score-lost", 1),
    ("score-to-go", 2),
    ("score-shut-out", 2),
    ("wins-game", 3),
    ("wins-game-of-several", 4),
    ("wins-game-with-totals", 3),
    ("so-far-to", 2),
    ("so-far-best-of", 3),
];
