//! The messages of `l10n/*/counts.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// no game is open
message!(0, NoGameOpen);

// game { $game }
message!(1, Game { game: Value });

// sheet { $sheet }, game { $game }
message!(2, GameOfSheet { sheet: Value, game: Value });

// { $name } needs { $points -> [one] { $points } point [other] { $points } points } to close it
message!(3, NeedsToClose { name: Value, points: Count });

// { $name } needs { $points -> [one] { $points } point [other] { $points } points } to close it, including { $value } for the box
message!(4, NeedsWithBox { name: Value, points: Count, value: Count });

// { $name } needs { $points -> [one] { $points } point [other] { $points } points } to close it; the box alone is worth { $value }
message!(5, NeedsOnlyBox { name: Value, points: Count, value: Count });

// safe if { $other } knocks: { $held }
message!(6, SafeFromKnock { other: Value, held: Value });

// safe if { $other } has gin: { $held }
message!(7, SafeFromGin { other: Value, held: Value });

// safe if { $other } has big gin: { $held }
message!(8, SafeFromBigGin { other: Value, held: Value });

// in a doubled hand: { $knock } against a knock, { $gin } against gin
message!(9, SafeDoubled { knock: Value, gin: Value });

// in a doubled hand: { $knock } against a knock, { $gin } against gin, { $big-gin } against big gin
message!(10, SafeDoubledBigGin { knock: Value, gin: Value, big_gin: Value });

// anything
message!(11, HeldAnything);

// { $count } or less
message!(12, HeldMost { count: Count });

// nothing
message!(13, HeldNothing);

// nothing: any count closes the game
message!(14, NothingIsSafe);

// { $least } to { $most }
message!(15, Range { least: Value, most: Value });

// an undercut gives { $other } { $range } { $most -> [one] point [other] points }; that closes the game after any knock
message!(16, UndercutCloses { other: Value, range: Value, most: Count });

// an undercut gives { $other } { $range } { $most -> [one] point [other] points }; that does not close the game
message!(17, UndercutHarmless { other: Value, range: Value, most: Count });

// an undercut gives { $other } { $range } { $most -> [one] point [other] points }; safe to knock with { $count } or less
message!(18, UndercutSafeCount { other: Value, range: Value, most: Count, count: Count });

// in a doubled hand an undercut gives { $other } { $range } { $most -> [one] point [other] points }; that closes the game after any knock
message!(19, DoubledUndercutCloses { other: Value, range: Value, most: Count });

// in a doubled hand an undercut gives { $other } { $range } { $most -> [one] point [other] points }; that does not close the game
message!(20, DoubledUndercutHarmless { other: Value, range: Value, most: Count });

// in a doubled hand an undercut gives { $other } { $range } { $most -> [one] point [other] points }; safe to knock with { $count } or less
message!(21, DoubledUndercutSafeCount { other: Value, range: Value, most: Count, count: Count });

// { $name } would be shut out if the game closed now
message!(22, ShutOutNow { name: Value });

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 23]; 6] = [
    [(0, 15), (147, 154), (199, 216), (313, 359), (667, 739), (1178, 1251), (1683, 1704), (1818, 1840), (1963, 1989), (2136, 2189), (2492, 2565), (2976, 2984), (3015, 3025), (3117, 3124), (3149, 3183), (3401, 3409), (3452, 3533), (3992, 4065), (4434, 4508), (4862, 4961), (5532, 5623), (6104, 6196), (6738, 6781)],
    [(15, 43), (154, 164), (216, 236), (359, 413), (739, 818), (1251, 1326), (1704, 1732), (1840, 1872), (1989, 2025), (2189, 2247), (2565, 2644), (2984, 2995), (3025, 3036), (3124, 3130), (3183, 3221), (3409, 3419), (3533, 3624), (4065, 4135), (4508, 4584), (4961, 5072), (5623, 5713), (6196, 6292), (6781, 6838)],
    [(43, 70), (164, 171), (236, 253), (413, 466), (818, 896), (1326, 1400), (1704, 1732), (1840, 1872), (1989, 2025), (2247, 2316), (2644, 2734), (2984, 2995), (3025, 3036), (3124, 3130), (3221, 3269), (3419, 3426), (3624, 3712), (4135, 4202), (4508, 4584), (5072, 5178), (5713, 5798), (6292, 6386), (6838, 6880)],
    [(70, 95), (171, 181), (253, 274), (466, 526), (896, 984), (1400, 1488), (1732, 1760), (1872, 1901), (2025, 2058), (2316, 2380), (2734, 2820), (2995, 3004), (3036, 3045), (3130, 3137), (3269, 3326), (3426, 3436), (3712, 3799), (4202, 4270), (4584, 4670), (5178, 5289), (5798, 5890), (6386, 6496), (6880, 6942)],
    [(95, 117), (181, 190), (274, 294), (526, 581), (984, 1069), (1488, 1570), (1760, 1786), (1901, 1928), (2058, 2093), (2380, 2439), (2820, 2901), (3004, 3009), (3045, 3060), (3137, 3143), (3326, 3367), (3436, 3445), (3799, 3896), (4270, 4354), (4670, 4764), (5289, 5414), (5890, 6002), (6496, 6618), (6942, 6985)],
    [(117, 147), (190, 199), (294, 313), (581, 667), (1069, 1178), (1570, 1683), (1786, 1818), (1928, 1963), (2093, 2136), (2439, 2492), (2901, 2976), (3009, 3015), (3060, 3117), (3143, 3149), (3367, 3401), (3445, 3452), (3896, 3992), (4354, 4434), (4764, 4862), (5414, 5532), (6002, 6104), (6618, 6738), (6985, 7040)],
];

const TEXT: &str = concat!(
    "no game is open",
    "nenhuma partida está aberta",
    "não há nenhum jogo aberto",
    "nessuna partita è aperta",
    "keine Partie ist offen",
    "żadna partia nie jest otwarta",
    "game \u{1}A",
    "partida \u{1}A",
    "jogo \u{1}A",
    "partita \u{1}A",
    "Partie \u{1}A",
    "partia \u{1}A",
    "sheet \u{1}A, game \u{1}B",
    "folha \u{1}A, partida \u{1}B",
    "folha \u{1}A, jogo \u{1}B",
    "foglio \u{1}A, partita \u{1}B",
    "Zettel \u{1}A, Partie \u{1}B",
    "zapis \u{1}A, partia \u{1}B",
    "\u{1}A needs \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6} to close it",
    "\u{1}A precisa de \u{3}B\u{4}o\u{5}\u{1}B ponto\u{4}\u{5}\u{1}B pontos\u{6} para fechá-la",
    "\u{1}A precisa de \u{3}B\u{4}o\u{5}\u{1}B ponto\u{4}\u{5}\u{1}B pontos\u{6} para o fechar",
    "\u{3}B\u{4}o\u{5}\u{1}A: manca \u{1}B punto\u{4}\u{5}\u{1}A: mancano \u{1}B punti\u{6} per chiuderla",
    "\u{1}A braucht \u{3}B\u{4}o\u{5}\u{1}B Punkt\u{4}\u{5}\u{1}B Punkte\u{6}, um sie zu beenden",
    "\u{1}A potrzebuje jeszcze \u{3}B\u{4}o\u{5}\u{1}B punktu\u{4}f\u{5}\u{1}B punktów\u{4}\u{5}\u{1}B punktów\u{6} do zamknięcia partii",
    "\u{1}A needs \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6} to close it, including \u{1}C for the box",
    "\u{1}A precisa de \u{3}B\u{4}o\u{5}\u{1}B ponto\u{4}\u{5}\u{1}B pontos\u{6} para fechá-la, incluindo \u{1}C pela caixa",
    "\u{1}A precisa de \u{3}B\u{4}o\u{5}\u{1}B ponto\u{4}\u{5}\u{1}B pontos\u{6} para o fechar, incluindo \u{1}C pela caixa",
    "\u{3}B\u{4}o\u{5}\u{1}A: manca \u{1}B punto\u{4}\u{5}\u{1}A: mancano \u{1}B punti\u{6} per chiuderla, compresi \u{1}C per la casella",
    "\u{1}A braucht \u{3}B\u{4}o\u{5}\u{1}B Punkt\u{4}\u{5}\u{1}B Punkte\u{6}, um sie zu beenden, \u{1}C für die Box eingerechnet",
    "\u{1}A potrzebuje jeszcze \u{3}B\u{4}o\u{5}\u{1}B punktu\u{4}f\u{5}\u{1}B punktów\u{4}\u{5}\u{1}B punktów\u{6} do zamknięcia partii, razem z \u{1}C za kratkę",
    "\u{1}A needs \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6} to close it; the box alone is worth \u{1}C",
    "\u{1}A precisa de \u{3}B\u{4}o\u{5}\u{1}B ponto\u{4}\u{5}\u{1}B pontos\u{6} para fechá-la; só a caixa vale \u{1}C",
    "\u{1}A precisa de \u{3}B\u{4}o\u{5}\u{1}B ponto\u{4}\u{5}\u{1}B pontos\u{6} para o fechar; só a caixa vale \u{1}C",
    "\u{3}B\u{4}o\u{5}\u{1}A: manca \u{1}B punto\u{4}\u{5}\u{1}A: mancano \u{1}B punti\u{6} per chiuderla; la sola casella ne vale \u{1}C",
    "\u{1}A braucht \u{3}B\u{4}o\u{5}\u{1}B Punkt\u{4}\u{5}\u{1}B Punkte\u{6}, um sie zu beenden; schon die Box ist \u{1}C wert",
    "\u{1}A potrzebuje jeszcze \u{3}B\u{4}o\u{5}\u{1}B punktu\u{4}f\u{5}\u{1}B punktów\u{4}\u{5}\u{1}B punktów\u{6} do zamknięcia partii; sama kratka jest warta \u{1}C",
    "safe if \u{1}A knocks: \u{1}B",
    "resto seguro se \u{1}A bater: \u{1}B",
    "conto sicuro se \u{1}A bussa: \u{1}B",
    "sicher, wenn \u{1}A klopft: \u{1}B",
    "bezpieczna suma, gdy puka \u{1}A: \u{1}B",
    "safe if \u{1}A has gin: \u{1}B",
    "resto seguro se \u{1}A fizer gin: \u{1}B",
    "conto sicuro se \u{1}A fa gin: \u{1}B",
    "sicher, wenn \u{1}A Gin hat: \u{1}B",
    "bezpieczna suma, gdy gina ma \u{1}A: \u{1}B",
    "safe if \u{1}A has big gin: \u{1}B",
    "resto seguro se \u{1}A fizer big gin: \u{1}B",
    "conto sicuro se \u{1}A fa big gin: \u{1}B",
    "sicher, wenn \u{1}A Großes Gin hat: \u{1}B",
    "bezpieczna suma, gdy dużego gina ma \u{1}A: \u{1}B",
    "in a doubled hand: \u{1}A against a knock, \u{1}B against gin",
    "em uma mão dobrada: \u{1}A contra uma batida, \u{1}B contra o gin",
    "resto seguro numa mão dobrada: \u{1}A contra uma batida, \u{1}B contra o gin",
    "in una mano raddoppiata: \u{1}A contro una bussata, \u{1}B contro il gin",
    "in einer verdoppelten Runde: \u{1}A gegen Klopfen, \u{1}B gegen Gin",
    "w rozdaniu podwojonym: \u{1}A przy pukaniu, \u{1}B przy ginie",
    "in a doubled hand: \u{1}A against a knock, \u{1}B against gin, \u{1}C against big gin",
    "em uma mão dobrada: \u{1}A contra uma batida, \u{1}B contra o gin, \u{1}C contra o big gin",
    "resto seguro numa mão dobrada: \u{1}A contra uma batida, \u{1}B contra o gin, \u{1}C contra o big gin",
    "in una mano raddoppiata: \u{1}A contro una bussata, \u{1}B contro il gin, \u{1}C contro il big gin",
    "in einer verdoppelten Runde: \u{1}A gegen Klopfen, \u{1}B gegen Gin, \u{1}C gegen Großes Gin",
    "w rozdaniu podwojonym: \u{1}A przy pukaniu, \u{1}B przy ginie, \u{1}C przy dużym ginie",
    "anything",
    "qualquer um",
    "qualsiasi",
    "alles",
    "każda",
    "\u{1}A or less",
    "\u{1}A ou menos",
    "\u{1}A o meno",
    "\u{1}A oder weniger",
    "\u{3}A\u{4}0\u{5}tylko 0\u{4}o\u{5}\u{1}A lub mniej\u{4}f\u{5}\u{1}A lub mniej\u{4}\u{5}\u{1}A lub mniej\u{6}",
    "nothing",
    "nenhum",
    "nessuno",
    "nichts",
    "żadna",
    "nothing: any count closes the game",
    "nenhum; qualquer resto fecha a partida",
    "nenhum resto é seguro: qualquer um fecha o jogo",
    "nessun conto è sicuro: qualsiasi conto chiude la partita",
    "nichts: Jedes Deadwood beendet die Partie",
    "żadna: każda suma zamyka partię",
    "\u{1}A to \u{1}B",
    "de \u{1}A a \u{1}B",
    "\u{1}A a \u{1}B",
    "da \u{1}A a \u{1}B",
    "\u{1}A bis \u{1}B",
    "\u{1}A–\u{1}B",
    "an undercut gives \u{1}A \u{1}B \u{3}C\u{4}o\u{5}point\u{4}\u{5}points\u{6}; that closes the game after any knock",
    "um undercut dá \u{1}B \u{3}C\u{4}o\u{5}ponto\u{4}\u{5}pontos\u{6} a \u{1}A; isso fecha a partida depois de qualquer batida",
    "um undercut dá \u{1}B \u{3}C\u{4}o\u{5}ponto\u{4}\u{5}pontos\u{6} a \u{1}A; isso fecha o jogo depois de qualquer batida",
    "un undercut vale \u{1}B \u{3}C\u{4}o\u{5}punto\u{4}\u{5}punti\u{6} per \u{1}A; chiude la partita dopo qualsiasi bussata",
    "durch einen Undercut bekommt \u{1}A \u{1}B \u{3}C\u{4}o\u{5}Punkt\u{4}\u{5}Punkte\u{6}; das beendet die Partie nach jedem Klopfen",
    "za podcięcie \u{1}A dostaje \u{1}B \u{3}C\u{4}o\u{5}punkt\u{4}f\u{5}punkty\u{4}\u{5}punktów\u{6}; to zamyka partię po każdym pukaniu",
    "an undercut gives \u{1}A \u{1}B \u{3}C\u{4}o\u{5}point\u{4}\u{5}points\u{6}; that does not close the game",
    "um undercut dá \u{1}B \u{3}C\u{4}o\u{5}ponto\u{4}\u{5}pontos\u{6} a \u{1}A; isso não fecha a partida",
    "um undercut dá \u{1}B \u{3}C\u{4}o\u{5}ponto\u{4}\u{5}pontos\u{6} a \u{1}A; isso não fecha o jogo",
    "un undercut vale \u{1}B \u{3}C\u{4}o\u{5}punto\u{4}\u{5}punti\u{6} per \u{1}A; non chiude la partita",
    "durch einen Undercut bekommt \u{1}A \u{1}B \u{3}C\u{4}o\u{5}Punkt\u{4}\u{5}Punkte\u{6}; das beendet die Partie nicht",
    "za podcięcie \u{1}A dostaje \u{1}B \u{3}C\u{4}o\u{5}punkt\u{4}f\u{5}punkty\u{4}\u{5}punktów\u{6}; to nie zamyka partii",
    "an undercut gives \u{1}A \u{1}B \u{3}C\u{4}o\u{5}point\u{4}\u{5}points\u{6}; safe to knock with \u{1}D or less",
    "um undercut dá \u{1}B \u{3}C\u{4}o\u{5}ponto\u{4}\u{5}pontos\u{6} a \u{1}A; é seguro bater com \u{1}D ou menos",
    "un undercut vale \u{1}B \u{3}C\u{4}o\u{5}punto\u{4}\u{5}punti\u{6} per \u{1}A; si può bussare al sicuro con \u{1}D o meno",
    "durch einen Undercut bekommt \u{1}A \u{1}B \u{3}C\u{4}o\u{5}Punkt\u{4}\u{5}Punkte\u{6}; sicher ist Klopfen mit \u{1}D oder weniger",
    "za podcięcie \u{1}A dostaje \u{1}B \u{3}C\u{4}o\u{5}punkt\u{4}f\u{5}punkty\u{4}\u{5}punktów\u{6}; bezpieczne jest pukanie z \u{1}D lub mniej",
    "in a doubled hand an undercut gives \u{1}A \u{1}B \u{3}C\u{4}o\u{5}point\u{4}\u{5}points\u{6}; that closes the game after any knock",
    "em uma mão dobrada um undercut dá \u{1}B \u{3}C\u{4}o\u{5}ponto\u{4}\u{5}pontos\u{6} a \u{1}A; isso fecha a partida depois de qualquer batida",
    "numa mão dobrada um undercut dá \u{1}B \u{3}C\u{4}o\u{5}ponto\u{4}\u{5}pontos\u{6} a \u{1}A; isso fecha o jogo depois de qualquer batida",
    "in una mano raddoppiata un undercut vale \u{1}B \u{3}C\u{4}o\u{5}punto\u{4}\u{5}punti\u{6} per \u{1}A; chiude la partita dopo qualsiasi bussata",
    "in einer verdoppelten Runde bekommt \u{1}A durch einen Undercut \u{1}B \u{3}C\u{4}o\u{5}Punkt\u{4}\u{5}Punkte\u{6}; das beendet die Partie nach jedem Klopfen",
    "w rozdaniu podwojonym \u{1}A dostaje za podcięcie \u{1}B \u{3}C\u{4}o\u{5}punkt\u{4}f\u{5}punkty\u{4}\u{5}punktów\u{6}; to zamyka partię po każdym pukaniu",
    "in a doubled hand an undercut gives \u{1}A \u{1}B \u{3}C\u{4}o\u{5}point\u{4}\u{5}points\u{6}; that does not close the game",
    "em uma mão dobrada um undercut dá \u{1}B \u{3}C\u{4}o\u{5}ponto\u{4}\u{5}pontos\u{6} a \u{1}A; isso não fecha a partida",
    "numa mão dobrada um undercut dá \u{1}B \u{3}C\u{4}o\u{5}ponto\u{4}\u{5}pontos\u{6} a \u{1}A; isso não fecha o jogo",
    "in una mano raddoppiata un undercut vale \u{1}B \u{3}C\u{4}o\u{5}punto\u{4}\u{5}punti\u{6} per \u{1}A; non chiude la partita",
    "in einer verdoppelten Runde bekommt \u{1}A durch einen Undercut \u{1}B \u{3}C\u{4}o\u{5}Punkt\u{4}\u{5}Punkte\u{6}; das beendet die Partie nicht",
    "w rozdaniu podwojonym \u{1}A dostaje za podcięcie \u{1}B \u{3}C\u{4}o\u{5}punkt\u{4}f\u{5}punkty\u{4}\u{5}punktów\u{6}; to nie zamyka partii",
    "in a doubled hand an undercut gives \u{1}A \u{1}B \u{3}C\u{4}o\u{5}point\u{4}\u{5}points\u{6}; safe to knock with \u{1}D or less",
    "em uma mão dobrada um undercut dá \u{1}B \u{3}C\u{4}o\u{5}ponto\u{4}\u{5}pontos\u{6} a \u{1}A; é seguro bater com \u{1}D ou menos",
    "numa mão dobrada um undercut dá \u{1}B \u{3}C\u{4}o\u{5}ponto\u{4}\u{5}pontos\u{6} a \u{1}A; é seguro bater com \u{1}D ou menos",
    "in una mano raddoppiata un undercut vale \u{1}B \u{3}C\u{4}o\u{5}punto\u{4}\u{5}punti\u{6} per \u{1}A; si può bussare al sicuro con \u{1}D o meno",
    "in einer verdoppelten Runde bekommt \u{1}A durch einen Undercut \u{1}B \u{3}C\u{4}o\u{5}Punkt\u{4}\u{5}Punkte\u{6}; sicher ist Klopfen mit \u{1}D oder weniger",
    "w rozdaniu podwojonym \u{1}A dostaje za podcięcie \u{1}B \u{3}C\u{4}o\u{5}punkt\u{4}f\u{5}punkty\u{4}\u{5}punktów\u{6}; bezpieczne jest pukanie z \u{1}D lub mniej",
    "\u{1}A would be shut out if the game closed now",
    "se a partida fechasse agora, quem levaria capote seria \u{1}A",
    "\u{1}A levaria capote se o jogo fechasse agora",
    "se si chiudesse ora, la partita sarebbe persa a cappotto da \u{1}A",
    "Schneider, wenn die Partie jetzt endete: \u{1}A",
    "przegrana do zera, jeśli partia zamknie się teraz: \u{1}A",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 23] = [(0, 32), (32, 52), (52, 91), (91, 173), (173, 295), (295, 412), (412, 456), (456, 502), (502, 553), (553, 646), (646, 771), (771, 793), (793, 817), (817, 838), (838, 895), (895, 916), (916, 1046), (1046, 1165), (1165, 1291), (1291, 1445), (1445, 1588), (1588, 1738), (1738, 1806)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦no game is open⟧⟦~~~~~⟧",
    "⟦game⟧ \u{1}A⟦~⟧",
    "⟦sheet⟧ \u{1}A⟦, game⟧ \u{1}B⟦~~~~⟧",
    "\u{1}A ⟦needs⟧ \u{3}B\u{4}o\u{5}\u{1}B ⟦point⟧\u{4}\u{5}\u{1}B ⟦points⟧\u{6} ⟦to close it⟧⟦~~~~~~⟧",
    "\u{1}A ⟦needs⟧ \u{3}B\u{4}o\u{5}\u{1}B ⟦point⟧\u{4}\u{5}\u{1}B ⟦points⟧\u{6} ⟦to close it, including⟧ \u{1}C ⟦for the box⟧⟦~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦needs⟧ \u{3}B\u{4}o\u{5}\u{1}B ⟦point⟧\u{4}\u{5}\u{1}B ⟦points⟧\u{6} ⟦to close it; the box alone is worth⟧ \u{1}C⟦~~~~~~~~~~~~~~⟧",
    "⟦safe if⟧ \u{1}A ⟦knocks:⟧ \u{1}B⟦~~~~~⟧",
    "⟦safe if⟧ \u{1}A ⟦has gin:⟧ \u{1}B⟦~~~~~~⟧",
    "⟦safe if⟧ \u{1}A ⟦has big gin:⟧ \u{1}B⟦~~~~~~~⟧",
    "⟦in a doubled hand:⟧ \u{1}A ⟦against a knock,⟧ \u{1}B ⟦against gin⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦in a doubled hand:⟧ \u{1}A ⟦against a knock,⟧ \u{1}B ⟦against gin,⟧ \u{1}C ⟦against big gin⟧⟦~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦anything⟧⟦~~⟧",
    "\u{1}A ⟦or less⟧⟦~~⟧",
    "⟦nothing⟧⟦~~⟧",
    "⟦nothing: any count closes the game⟧⟦~~~~~~~~~~~⟧",
    "\u{1}A ⟦to⟧ \u{1}B⟦~⟧",
    "⟦an undercut gives⟧ \u{1}A \u{1}B \u{3}C\u{4}o\u{5}⟦point⟧\u{4}\u{5}⟦points⟧\u{6}⟦; that closes the game after any knock⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "⟦an undercut gives⟧ \u{1}A \u{1}B \u{3}C\u{4}o\u{5}⟦point⟧\u{4}\u{5}⟦points⟧\u{6}⟦; that does not close the game⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦an undercut gives⟧ \u{1}A \u{1}B \u{3}C\u{4}o\u{5}⟦point⟧\u{4}\u{5}⟦points⟧\u{6}⟦; safe to knock with⟧ \u{1}D ⟦or less⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦in a doubled hand an undercut gives⟧ \u{1}A \u{1}B \u{3}C\u{4}o\u{5}⟦point⟧\u{4}\u{5}⟦points⟧\u{6}⟦; that closes the game after any knock⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦in a doubled hand an undercut gives⟧ \u{1}A \u{1}B \u{3}C\u{4}o\u{5}⟦point⟧\u{4}\u{5}⟦points⟧\u{6}⟦; that does not close the game⟧⟦~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦in a doubled hand an undercut gives⟧ \u{1}A \u{1}B \u{3}C\u{4}o\u{5}⟦point⟧\u{4}\u{5}⟦points⟧\u{6}⟦; safe to knock with⟧ \u{1}D ⟦or less⟧⟦~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦would be shut out if the game closed now⟧⟦~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("no-game-open", 0),
    ("game", 1),
    ("game-of-sheet", 2),
    ("needs-to-close", 2),
    ("needs-with-box", 3),
    ("needs-only-box", 3),
    ("safe-from-knock", 2),
    ("safe-from-gin", 2),
    ("safe-from-big-gin", 2),
    ("safe-doubled", 2),
    ("safe-doubled-big-gin", 3),
    ("held-anything", 0),
    ("held-most", 1),
    ("held-nothing", 0),
    ("nothing-is-safe", 0),
    ("range", 2),
    ("undercut-closes", 3),
    ("undercut-harmless", 3),
    ("undercut-safe-count", 4),
    ("doubled-undercut-closes", 3),
    ("doubled-undercut-harmless", 3),
    ("doubled-undercut-safe-count", 4),
    ("shut-out-now", 1),
];
