//! The messages of `l10n/*/round-counts.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// game { $game }: { $needs }
message!(0, GameNeeds { game: Value, needs: Value });

// sheet { $sheet }, game { $game }: { $needs }
message!(1, GameOfSheetNeeds { sheet: Value, game: Value, needs: Value });

// { $side } need { $points -> [one] { $points } point [other] { $points } points }
message!(2, SideNeeds { side: Value, points: Count });

// the round so far: { $sums }
message!(3, SoFar { sums: Value });

// Each hand below is counted as if nobody won the others.
message!(4, EachAlone);

// { $side } win the round if { $name } wins this hand
message!(5, WinsWithHand { side: Value, name: Value });

// { $side } win the round if { $name } wins { $points } points or more
message!(6, WinsWithPoints { side: Value, name: Value, points: Count });

// What { $name } can be caught with, so that
message!(7, CaughtWith { name: Value });

// { $side } win the round: { $held }
message!(8, WinsRound { side: Value, held: Value });

// { $side } do not lose it: { $held }
message!(9, DoesNotLoseRound { side: Value, held: Value });

// { $others } do not win game { $game }: { $held }
message!(10, DoesNotWinGame { others: Value, game: Value, held: Value });

// { $knock } by a knock, { $gin } by gin
message!(11, ByEnding { knock: Value, gin: Value });

// { $knock } by a knock, { $gin } by gin, { $big-gin } by big gin
message!(12, ByEndingBigGin { knock: Value, gin: Value, big_gin: Value });

// { $held }; in a doubled hand { $doubled }
message!(13, OrDoubled { held: Value, doubled: Value });

// after any knock of { $name }, an undercut can win game { $game } for { $others }
message!(14, UndercutWins { name: Value, game: Value, others: Value });

// after a knock with more than { $count }, an undercut can win game { $game } for { $others }
message!(15, UndercutWinsAbove { count: Count, game: Value, others: Value });

// { $others } cannot win a game with this hand
message!(16, WinsNoGame { others: Value });

// { $count -> [one] { $others } cannot win game { $games } with this hand [other] { $others } cannot win games { $games } with this hand }
message!(17, WinsNotGames { count: Count, others: Value, games: Value });

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 18]; 6] = [
    [(0, 11), (76, 97), (214, 247), (433, 453), (556, 611), (970, 1007), (1233, 1278), (1581, 1616), (1789, 1809), (1933, 1954), (2056, 2081), (2240, 2264), (2387, 2426), (2628, 2652), (2794, 2851), (3219, 3286), (3673, 3708), (3956, 4037)],
    [(11, 25), (97, 121), (247, 287), (453, 476), (611, 675), (1007, 1048), (1278, 1327), (1616, 1655), (1809, 1831), (1954, 1974), (2081, 2112), (2264, 2301), (2426, 2484), (2652, 2678), (2851, 2922), (3286, 3361), (3708, 3758), (4037, 4141)],
    [(25, 36), (121, 142), (247, 287), (476, 498), (675, 751), (1048, 1088), (1327, 1375), (1655, 1693), (1831, 1852), (1954, 1974), (2112, 2140), (2264, 2301), (2426, 2484), (2678, 2702), (2922, 2990), (3361, 3433), (3758, 3804), (4141, 4239)],
    [(36, 50), (142, 167), (287, 339), (498, 516), (751, 823), (1088, 1130), (1375, 1425), (1693, 1735), (1852, 1874), (1974, 1995), (2140, 2172), (2301, 2331), (2484, 2530), (2702, 2732), (2990, 3067), (3433, 3513), (3804, 3858), (4239, 4351)],
    [(50, 63), (167, 191), (339, 376), (516, 540), (823, 891), (1130, 1184), (1425, 1487), (1735, 1765), (1874, 1909), (1995, 2027), (2172, 2209), (2331, 2357), (2530, 2576), (2732, 2766), (3067, 3143), (3513, 3598), (3858, 3907), (4351, 4468)],
    [(63, 76), (191, 214), (376, 433), (540, 556), (891, 970), (1184, 1233), (1487, 1581), (1765, 1789), (1909, 1933), (2027, 2056), (2209, 2240), (2357, 2387), (2576, 2628), (2766, 2794), (3143, 3219), (3598, 3673), (3907, 3956), (4468, 4611)],
];

const TEXT: &str = concat!(
    "game \u{1}A: \u{1}B",
    "partida \u{1}A: \u{1}B",
    "jogo \u{1}A: \u{1}B",
    "partita \u{1}A: \u{1}B",
    "Partie \u{1}A: \u{1}B",
    "partia \u{1}A: \u{1}B",
    "sheet \u{1}A, game \u{1}B: \u{1}C",
    "folha \u{1}A, partida \u{1}B: \u{1}C",
    "folha \u{1}A, jogo \u{1}B: \u{1}C",
    "foglio \u{1}A, partita \u{1}B: \u{1}C",
    "Zettel \u{1}A, Partie \u{1}B: \u{1}C",
    "zapis \u{1}A, partia \u{1}B: \u{1}C",
    "\u{1}A need \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6}",
    "\u{1}A precisam de \u{3}B\u{4}o\u{5}\u{1}B ponto\u{4}\u{5}\u{1}B pontos\u{6}",
    "\u{3}B\u{4}o\u{5}per \u{1}A manca \u{1}B punto\u{4}\u{5}per \u{1}A mancano \u{1}B punti\u{6}",
    "\u{1}A brauchen \u{3}B\u{4}o\u{5}\u{1}B Punkt\u{4}\u{5}\u{1}B Punkte\u{6}",
    "\u{1}A potrzebują \u{3}B\u{4}o\u{5}\u{1}B punktu\u{4}f\u{5}\u{1}B punktów\u{4}\u{5}\u{1}B punktów\u{6}",
    "the round so far: \u{1}A",
    "a rodada até agora: \u{1}A",
    "a ronda até agora: \u{1}A",
    "il giro finora: \u{1}A",
    "der Durchgang bisher: \u{1}A",
    "runda dotąd: \u{1}A",
    "Each hand below is counted as if nobody won the others.",
    "Cada mão abaixo é contada como se ninguém ganhasse as outras.",
    "Cada uma das mãos seguintes é contada como se ninguém ganhasse as outras.",
    "Ogni mano qui sotto è contata come se le altre non le vincesse nessuno.",
    "Jede Runde unten ist so gerechnet, als gewänne niemand die anderen.",
    "Każde rozdanie poniżej jest liczone tak, jakby pozostałych nikt nie wygrał.",
    "\u{1}A win the round if \u{1}B wins this hand",
    "\u{1}A ganham a rodada se \u{1}B ganhar esta mão",
    "\u{1}A ganham a ronda se \u{1}B ganhar esta mão",
    "\u{1}A vincono il giro se \u{1}B vince questa mano",
    "\u{1}A gewinnen den Durchgang, wenn \u{1}B diese Runde gewinnt",
    "\u{1}A wygrywają rundę, jeśli \u{1}B wygra to rozdanie",
    "\u{1}A win the round if \u{1}B wins \u{1}C points or more",
    "\u{1}A ganham a rodada se \u{1}B ganhar \u{1}C pontos ou mais",
    "\u{1}A ganham a ronda se \u{1}B ganhar \u{1}C pontos ou mais",
    "\u{1}A vincono il giro se \u{1}B vince con \u{1}C punti o più",
    "\u{1}A gewinnen den Durchgang, wenn \u{1}B \u{1}C Punkte oder mehr gewinnt",
    "\u{1}A wygrywają rundę, jeśli \u{1}B zdobędzie co najmniej \u{3}C\u{4}o\u{5}\u{1}C punkt\u{4}f\u{5}\u{1}C punkty\u{4}\u{5}\u{1}C punktów\u{6}",
    "What \u{1}A can be caught with, so that",
    "Resto que \u{1}A pode ter na mão, para que",
    "Resto que \u{1}A pode ter na mão para que",
    "Il conto che \u{1}A può avere in mano perché",
    "Womit \u{1}A erwischt werden darf,",
    "Sumy (\u{1}A), przy których",
    "\u{1}A win the round: \u{1}B",
    "\u{1}A ganhem a rodada: \u{1}B",
    "\u{1}A ganhem a ronda: \u{1}B",
    "\u{1}A vincano il giro: \u{1}B",
    "damit \u{1}A den Durchgang gewinnen: \u{1}B",
    "\u{1}A wygrywają rundę: \u{1}B",
    "\u{1}A do not lose it: \u{1}B",
    "\u{1}A não a percam: \u{1}B",
    "\u{1}A non lo perdano: \u{1}B",
    "damit \u{1}A ihn nicht verlieren: \u{1}B",
    "\u{1}A nie przegrywają rundy: \u{1}B",
    "\u{1}A do not win game \u{1}B: \u{1}C",
    "\u{1}A não ganhem a partida \u{1}B: \u{1}C",
    "\u{1}A não ganhem o jogo \u{1}B: \u{1}C",
    "\u{1}A non vincano la partita \u{1}B: \u{1}C",
    "damit \u{1}A Partie \u{1}B nicht gewinnen: \u{1}C",
    "\u{1}A nie wygrywają partii \u{1}B: \u{1}C",
    "\u{1}A by a knock, \u{1}B by gin",
    "\u{1}A contra uma batida, \u{1}B contra o gin",
    "\u{1}A con una bussata, \u{1}B con gin",
    "\u{1}A bei Klopfen, \u{1}B bei Gin",
    "\u{1}A przy pukaniu, \u{1}B przy ginie",
    "\u{1}A by a knock, \u{1}B by gin, \u{1}C by big gin",
    "\u{1}A contra uma batida, \u{1}B contra o gin, \u{1}C contra o big gin",
    "\u{1}A con una bussata, \u{1}B con gin, \u{1}C con big gin",
    "\u{1}A bei Klopfen, \u{1}B bei Gin, \u{1}C bei Großem Gin",
    "\u{1}A przy pukaniu, \u{1}B przy ginie, \u{1}C przy dużym ginie",
    "\u{1}A; in a doubled hand \u{1}B",
    "\u{1}A; em uma mão dobrada \u{1}B",
    "\u{1}A; numa mão dobrada \u{1}B",
    "\u{1}A; in una mano raddoppiata \u{1}B",
    "\u{1}A; in einer verdoppelten Runde \u{1}B",
    "\u{1}A; w rozdaniu podwojonym \u{1}B",
    "after any knock of \u{1}A, an undercut can win game \u{1}B for \u{1}C",
    "depois de qualquer batida de \u{1}A, um undercut pode dar a partida \u{1}B a \u{1}C",
    "depois de qualquer batida de \u{1}A, um undercut pode dar o jogo \u{1}B a \u{1}C",
    "dopo qualsiasi bussata di \u{1}A, un undercut può far vincere la partita \u{1}B a \u{1}C",
    "nach jedem Klopfen von \u{1}A können \u{1}C Partie \u{1}B durch einen Undercut gewinnen",
    "gdy zapuka \u{1}A, z jakąkolwiek sumą, \u{1}C mogą podcięciem wygrać partię \u{1}B",
    "after a knock with more than \u{1}A, an undercut can win game \u{1}B for \u{1}C",
    "depois de uma batida com mais de \u{1}A, um undercut pode dar a partida \u{1}B a \u{1}C",
    "depois de uma batida com mais de \u{1}A, um undercut pode dar o jogo \u{1}B a \u{1}C",
    "dopo una bussata con più di \u{1}A, un undercut può far vincere la partita \u{1}B a \u{1}C",
    "nach einem Klopfen mit mehr als \u{1}A können \u{1}C Partie \u{1}B durch einen Undercut gewinnen",
    "po pukaniu z sumą wyższą niż \u{1}A \u{1}C mogą podcięciem wygrać partię \u{1}B",
    "\u{1}A cannot win a game with this hand",
    "\u{1}A não podem ganhar nenhuma partida com esta mão",
    "\u{1}A não podem ganhar nenhum jogo com esta mão",
    "con questa mano \u{1}A non possono vincere nessuna partita",
    "\u{1}A können mit dieser Runde keine Partie gewinnen",
    "\u{1}A nie mogą wygrać tym rozdaniem żadnej partii",
    "\u{3}A\u{4}o\u{5}\u{1}B cannot win game \u{1}C with this hand\u{4}\u{5}\u{1}B cannot win games \u{1}C with this hand\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B não podem ganhar a partida \u{1}C com esta mão\u{4}\u{5}\u{1}B não podem ganhar as partidas \u{1}C com esta mão\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B não podem ganhar o jogo \u{1}C com esta mão\u{4}\u{5}\u{1}B não podem ganhar os jogos \u{1}C com esta mão\u{6}",
    "\u{3}A\u{4}o\u{5}con questa mano \u{1}B non possono vincere la partita \u{1}C\u{4}\u{5}con questa mano \u{1}B non possono vincere le partite \u{1}C\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B können mit dieser Runde Partie \u{1}C nicht gewinnen\u{4}\u{5}\u{1}B können mit dieser Runde die Partien \u{1}C nicht gewinnen\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B nie mogą wygrać tym rozdaniem partii \u{1}C\u{4}f\u{5}\u{1}B nie mogą wygrać tym rozdaniem partii \u{1}C\u{4}\u{5}\u{1}B nie mogą wygrać tym rozdaniem partii \u{1}C\u{6}",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 18] = [(0, 31), (31, 81), (81, 140), (140, 178), (178, 263), (263, 329), (329, 411), (411, 475), (475, 512), (512, 550), (550, 599), (599, 647), (647, 721), (721, 763), (763, 861), (861, 972), (972, 1030), (1030, 1135)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦game⟧ \u{1}A⟦:⟧ \u{1}B⟦~~⟧",
    "⟦sheet⟧ \u{1}A⟦, game⟧ \u{1}B⟦:⟧ \u{1}C⟦~~~~~⟧",
    "\u{1}A ⟦need⟧ \u{3}B\u{4}o\u{5}\u{1}B ⟦point⟧\u{4}\u{5}\u{1}B ⟦points⟧\u{6}⟦~~⟧",
    "⟦the round so far:⟧ \u{1}A⟦~~~~~~⟧",
    "⟦Each hand below is counted as if nobody won the others.⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦win the round if⟧ \u{1}B ⟦wins this hand⟧⟦~~~~~~~~~~~⟧",
    "\u{1}A ⟦win the round if⟧ \u{1}B ⟦wins⟧ \u{1}C ⟦points or more⟧⟦~~~~~~~~~~~~~⟧",
    "⟦What⟧ \u{1}A ⟦can be caught with, so that⟧⟦~~~~~~~~~~~⟧",
    "\u{1}A ⟦win the round:⟧ \u{1}B⟦~~~~~⟧",
    "\u{1}A ⟦do not lose it:⟧ \u{1}B⟦~~~~~⟧",
    "\u{1}A ⟦do not win game⟧ \u{1}B⟦:⟧ \u{1}C⟦~~~~~~⟧",
    "\u{1}A ⟦by a knock,⟧ \u{1}B ⟦by gin⟧⟦~~~~~~⟧",
    "\u{1}A ⟦by a knock,⟧ \u{1}B ⟦by gin,⟧ \u{1}C ⟦by big gin⟧⟦~~~~~~~~~~~⟧",
    "\u{1}A⟦; in a doubled hand⟧ \u{1}B⟦~~~~~~⟧",
    "⟦after any knock of⟧ \u{1}A⟦, an undercut can win game⟧ \u{1}B ⟦for⟧ \u{1}C⟦~~~~~~~~~~~~~~~~~⟧",
    "⟦after a knock with more than⟧ \u{1}A⟦, an undercut can win game⟧ \u{1}B ⟦for⟧ \u{1}C⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦cannot win a game with this hand⟧⟦~~~~~~~~~~~⟧",
    "\u{3}A\u{4}o\u{5}\u{1}B ⟦cannot win game⟧ \u{1}C ⟦with this hand⟧\u{4}\u{5}\u{1}B ⟦cannot win games⟧ \u{1}C ⟦with this hand⟧\u{6}",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("game-needs", 2),
    ("game-of-sheet-needs", 3),
    ("side-needs", 2),
    ("so-far", 1),
    ("each-alone", 0),
    ("wins-with-hand", 2),
    ("wins-with-points", 3),
    ("caught-with", 1),
    ("wins-round", 2),
    ("does-not-lose-round", 2),
    ("does-not-win-game", 3),
    ("by-ending", 2),
    ("by-ending-big-gin", 3),
    ("or-doubled", 2),
    ("undercut-wins", 3),
    ("undercut-wins-above", 3),
    ("wins-no-game", 1),
    ("wins-not-games", 3),
];
