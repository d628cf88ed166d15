//! The messages of `l10n/*/changes.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// hand { $number } is now { $now } (was { $before })
message!(0, HandEnteredOtherwise { number: Value, now: Value, before: Value });

// round { $number } is now { $now } (was { $before })
message!(1, RoundEnteredOtherwise { number: Value, now: Value, before: Value });

// hand { $number } is { $now }
message!(2, HandEnteredNow { number: Value, now: Value });

// round { $number } is { $now }
message!(3, RoundEnteredNow { number: Value, now: Value });

// hand { $number } is open again (was { $before })
message!(4, HandOpenAgain { number: Value, before: Value });

// round { $number } is open again (was { $before })
message!(5, RoundOpenAgain { number: Value, before: Value });

// { $count -> [one] entered in game { $games } on sheet { $sheet } [other] entered in games { $games } on sheet { $sheet } }
message!(6, EnteredGamesOnSheet { count: Count, games: Value, sheet: Value });

// not entered in any game on sheet { $sheet }
message!(7, EnteredNowhereOnSheet { sheet: Value });

// not entered: the games that this win would go to are closed on sheet { $sheet }
message!(8, EnteredClosedOnSheet { sheet: Value });

// { $name } dealt hand { $number }, not { $before }
message!(9, DealtHandNot { name: Value, number: Value, before: Value });

// { $name } dealt round { $number }, not { $before }
message!(10, DealtRoundNot { name: Value, number: Value, before: Value });

// { $name } dealt hand { $number }
message!(11, DealtHand { name: Value, number: Value });

// { $name } dealt round { $number }
message!(12, DealtRound { name: Value, number: Value });

// it is no longer known who dealt hand { $number }
message!(13, DealerOfHandUnknown { number: Value });

// it is no longer known who dealt round { $number }
message!(14, DealerOfRoundUnknown { number: Value });

// it is not recorded who deals next
message!(15, NextDealerUnknown);

// game { $game } is open again; { $name } had won it
message!(16, GameOpenAgain { game: Value, name: Value });

// game { $game } of sheet { $sheet } is open again; { $name } had won it
message!(17, GameOfSheetOpenAgain { game: Value, sheet: Value, name: Value });

// game { $game } is closed: { $players -> [one] { $name } wins [other] { $name } win } it
message!(18, GameClosed { game: Value, players: Count, name: Value });

// game { $game } of sheet { $sheet } is closed: { $players -> [one] { $name } wins [other] { $name } win } it
message!(19, GameOfSheetClosed { game: Value, sheet: Value, players: Count, name: Value });

// { $players -> [one] { $name } wins [other] { $name } win } game { $game }, not { $before }
message!(20, WinsGameNot { players: Count, name: Value, game: Value, before: Value });

// { $players -> [one] { $name } wins [other] { $name } win } game { $game } of sheet { $sheet }, not { $before }
message!(21, WinsGameOfSheetNot { players: Count, name: Value, game: Value, sheet: Value, before: Value });

// the series continues
message!(22, SeriesContinues);

// the series is over
message!(23, SeriesOver);

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 24]; 6] = [
    [(0, 26), (179, 206), (363, 376), (444, 458), (530, 560), (774, 805), (1023, 1092), (1530, 1565), (1778, 1849), (2271, 2295), (2507, 2532), (2748, 2764), (2922, 2939), (3101, 3140), (3375, 3415), (3654, 3687), (3897, 3933), (4219, 4267), (4619, 4662), (4946, 5001), (5351, 5388), (5648, 5697), (6023, 6043), (6116, 6134)],
    [(26, 56), (206, 238), (376, 387), (458, 471), (560, 602), (805, 849), (1092, 1176), (1565, 1611), (1849, 1934), (2295, 2342), (2532, 2581), (2764, 2800), (2939, 2977), (3140, 3187), (3415, 3464), (3687, 3726), (3933, 4000), (4267, 4346), (4662, 4715), (5001, 5066), (5388, 5437), (5697, 5758), (6043, 6060), (6134, 6149)],
    [(56, 86), (238, 269), (387, 399), (471, 484), (602, 648), (849, 896), (1176, 1242), (1611, 1648), (1934, 2011), (2342, 2396), (2581, 2636), (2800, 2839), (2977, 3017), (3187, 3233), (3464, 3511), (3726, 3764), (4000, 4055), (4346, 4413), (4715, 4765), (5066, 5128), (5437, 5483), (5758, 5816), (6043, 6060), (6134, 6149)],
    [(86, 113), (269, 296), (399, 414), (484, 499), (648, 689), (896, 937), (1242, 1328), (1648, 1693), (2011, 2093), (2396, 2435), (2636, 2673), (2839, 2870), (3017, 3046), (3233, 3282), (3511, 3558), (3764, 3817), (4055, 4110), (4413, 4482), (4765, 4816), (5128, 5193), (5483, 5531), (5816, 5878), (6060, 6079), (6149, 6169)],
    [(113, 147), (296, 334), (414, 429), (499, 518), (689, 727), (937, 979), (1328, 1417), (1693, 1735), (2093, 2187), (2435, 2467), (2673, 2709), (2870, 2892), (3046, 3072), (3282, 3330), (3558, 3610), (3817, 3862), (4110, 4160), (4482, 4546), (4816, 4872), (5193, 5263), (5531, 5580), (5878, 5941), (6079, 6100), (6169, 6190)],
    [(147, 179), (334, 363), (429, 444), (518, 530), (727, 774), (979, 1023), (1417, 1530), (1735, 1778), (2187, 2271), (2467, 2507), (2709, 2748), (2892, 2922), (3072, 3101), (3330, 3375), (3610, 3654), (3862, 3897), (4160, 4219), (4546, 4619), (4872, 4946), (5263, 5351), (5580, 5648), (5941, 6023), (6100, 6116), (6190, 6212)],
];

const TEXT: &str = concat!(
    "hand \u{1}A is now \u{1}B (was \u{1}C)",
    "mão \u{1}A, agora: \u{1}B (antes: \u{1}C)",
    "a mão \u{1}A agora \u{1}B (antes: \u{1}C)",
    "mano \u{1}A: ora \u{1}B (prima: \u{1}C)",
    "Runde \u{1}A ist jetzt \u{1}B (vorher: \u{1}C)",
    "rozdanie \u{1}A: \u{1}B (wcześniej: \u{1}C)",
    "round \u{1}A is now \u{1}B (was \u{1}C)",
    "rodada \u{1}A, agora: \u{1}B (antes: \u{1}C)",
    "a ronda \u{1}A agora \u{1}B (antes: \u{1}C)",
    "giro \u{1}A: ora \u{1}B (prima: \u{1}C)",
    "Durchgang \u{1}A ist jetzt \u{1}B (vorher: \u{1}C)",
    "runda \u{1}A: \u{1}B (wcześniej: \u{1}C)",
    "hand \u{1}A is \u{1}B",
    "mão \u{1}A: \u{1}B",
    "a mão \u{1}A \u{1}B",
    "mano \u{1}A: ora \u{1}B",
    "Runde \u{1}A ist \u{1}B",
    "rozdanie \u{1}A: \u{1}B",
    "round \u{1}A is \u{1}B",
    "rodada \u{1}A: \u{1}B",
    "a ronda \u{1}A \u{1}B",
    "giro \u{1}A: ora \u{1}B",
    "Durchgang \u{1}A ist \u{1}B",
    "runda \u{1}A: \u{1}B",
    "hand \u{1}A is open again (was \u{1}B)",
    "a mão \u{1}A está aberta de novo (antes: \u{1}B)",
    "a mão \u{1}A está de novo por acabar (antes: \u{1}B)",
    "la mano \u{1}A è di nuovo aperta (prima: \u{1}B)",
    "Runde \u{1}A ist wieder offen (vorher: \u{1}B)",
    "rozdanie \u{1}A jest znów otwarte (wcześniej: \u{1}B)",
    "round \u{1}A is open again (was \u{1}B)",
    "a rodada \u{1}A está aberta de novo (antes: \u{1}B)",
    "a ronda \u{1}A está de novo por acabar (antes: \u{1}B)",
    "il giro \u{1}A è di nuovo aperto (prima: \u{1}B)",
    "Durchgang \u{1}A ist wieder offen (vorher: \u{1}B)",
    "runda \u{1}A jest znów otwarta (wcześniej: \u{1}B)",
    "\u{3}A\u{4}o\u{5}entered in game \u{1}B on sheet \u{1}C\u{4}\u{5}entered in games \u{1}B on sheet \u{1}C\u{6}",
    "\u{3}A\u{4}o\u{5}lançamento na partida \u{1}B da folha \u{1}C\u{4}\u{5}lançamento nas partidas \u{1}B da folha \u{1}C\u{6}",
    "\u{3}A\u{4}o\u{5}entra no jogo \u{1}B da folha \u{1}C\u{4}\u{5}entra nos jogos \u{1}B da folha \u{1}C\u{6}",
    "\u{3}A\u{4}o\u{5}si segna nella partita \u{1}B del foglio \u{1}C\u{4}\u{5}si segna nelle partite \u{1}B del foglio \u{1}C\u{6}",
    "\u{3}A\u{4}o\u{5}eingetragen auf Zettel \u{1}C in Partie \u{1}B\u{4}\u{5}eingetragen auf Zettel \u{1}C in den Partien \u{1}B\u{6}",
    "\u{3}A\u{4}o\u{5}wpisano do partii \u{1}B na zapisie \u{1}C\u{4}f\u{5}wpisano do partii \u{1}B na zapisie \u{1}C\u{4}\u{5}wpisano do partii \u{1}B na zapisie \u{1}C\u{6}",
    "not entered in any game on sheet \u{1}A",
    "sem lançamento em nenhuma partida da folha \u{1}A",
    "não entra em nenhum jogo da folha \u{1}A",
    "sul foglio \u{1}A non si segna in nessuna partita",
    "auf Zettel \u{1}A in keiner Partie eingetragen",
    "nie wpisano do żadnej partii na zapisie \u{1}A",
    "not entered: the games that this win would go to are closed on sheet \u{1}A",
    "sem lançamento: as partidas da folha \u{1}A para onde esta vitória iria estão fechadas",
    "não entra: os jogos da folha \u{1}A para onde iria esta vitória estão fechados",
    "non si segna: le partite in cui andrebbe questa vittoria sul foglio \u{1}A sono chiuse",
    "nicht eingetragen: Die Partien auf Zettel \u{1}A, in die diese gewonnene Runde käme, sind beendet",
    "nie wpisano: partie, do których trafiłaby ta wygrana, są na zapisie \u{1}A zamknięte",
    "\u{1}A dealt hand \u{1}B, not \u{1}C",
    "quem deu as cartas da mão \u{1}B foi \u{1}A, e não \u{1}C",
    "as cartas da mão \u{1}B foram dadas por \u{1}A, e não por \u{1}C",
    "il mazziere della mano \u{1}B è \u{1}A, non \u{1}C",
    "Geber von Runde \u{1}B: \u{1}A, nicht \u{1}C",
    "w rozdaniu \u{1}B rozdający to \u{1}A, a nie \u{1}C",
    "\u{1}A dealt round \u{1}B, not \u{1}C",
    "quem deu as cartas da rodada \u{1}B foi \u{1}A, e não \u{1}C",
    "as cartas da ronda \u{1}B foram dadas por \u{1}A, e não por \u{1}C",
    "il mazziere del giro \u{1}B è \u{1}A, non \u{1}C",
    "Geber von Durchgang \u{1}B: \u{1}A, nicht \u{1}C",
    "w rundzie \u{1}B rozdający to \u{1}A, a nie \u{1}C",
    "\u{1}A dealt hand \u{1}B",
    "quem deu as cartas da mão \u{1}B foi \u{1}A",
    "as cartas da mão \u{1}B foram dadas por \u{1}A",
    "il mazziere della mano \u{1}B è \u{1}A",
    "Geber von Runde \u{1}B: \u{1}A",
    "w rozdaniu \u{1}B rozdający to \u{1}A",
    "\u{1}A dealt round \u{1}B",
    "quem deu as cartas da rodada \u{1}B foi \u{1}A",
    "as cartas da ronda \u{1}B foram dadas por \u{1}A",
    "il mazziere del giro \u{1}B è \u{1}A",
    "Geber von Durchgang \u{1}B: \u{1}A",
    "w rundzie \u{1}B rozdający to \u{1}A",
    "it is no longer known who dealt hand \u{1}A",
    "não se sabe mais quem deu as cartas da mão \u{1}A",
    "já não se sabe quem deu as cartas na mão \u{1}A",
    "non si sa più chi ha dato le carte nella mano \u{1}A",
    "wer Runde \u{1}A gegeben hat, ist nicht mehr bekannt",
    "nie wiadomo już, kto rozdawał w rozdaniu \u{1}A",
    "it is no longer known who dealt round \u{1}A",
    "não se sabe mais quem deu as cartas da rodada \u{1}A",
    "já não se sabe quem deu as cartas na ronda \u{1}A",
    "non si sa più chi ha dato le carte nel giro \u{1}A",
    "wer Durchgang \u{1}A gegeben hat, ist nicht mehr bekannt",
    "nie wiadomo już, kto rozdawał w rundzie \u{1}A",
    "it is not recorded who deals next",
    "não está registrado quem dá a seguir",
    "não está registado quem dá a seguir",
    "non è registrato chi dà le carte alla prossima mano",
    "wer als Nächstes gibt, ist nicht eingetragen",
    "nie zapisano, kto rozdaje następny",
    "game \u{1}A is open again; \u{1}B had won it",
    "a partida \u{1}A está aberta de novo; antes, a vitória nela era de \u{1}B",
    "o jogo \u{1}A está aberto de novo; tinha sido ganho por \u{1}B",
    "la partita \u{1}A è di nuovo aperta; era stata vinta da \u{1}B",
    "Partie \u{1}A ist wieder offen; vorher gewonnen von \u{1}B",
    "partia \u{1}A jest znów otwarta; wcześniejsze zwycięstwo: \u{1}B",
    "game \u{1}A of sheet \u{1}B is open again; \u{1}C had won it",
    "a partida \u{1}A da folha \u{1}B está aberta de novo; antes, a vitória nela era de \u{1}C",
    "o jogo \u{1}A da folha \u{1}B está aberto de novo; tinha sido ganho por \u{1}C",
    "la partita \u{1}A del foglio \u{1}B è di nuovo aperta; era stata vinta da \u{1}C",
    "Partie \u{1}A auf Zettel \u{1}B ist wieder offen; vorher gewonnen von \u{1}C",
    "partia \u{1}A na zapisie \u{1}B jest znów otwarta; wcześniejsze zwycięstwo: \u{1}C",
    "game \u{1}A is closed: \u{3}B\u{4}o\u{5}\u{1}C wins\u{4}\u{5}\u{1}C win\u{6} it",
    "a partida \u{1}A está fechada: \u{3}B\u{4}o\u{5}ganha \u{1}C\u{4}\u{5}ganham \u{1}C\u{6}",
    "o jogo \u{1}A está fechado: \u{3}B\u{4}o\u{5}ganha \u{1}C\u{4}\u{5}ganham \u{1}C\u{6}",
    "la partita \u{1}A è chiusa: \u{3}B\u{4}o\u{5}vince \u{1}C\u{4}\u{5}vincono \u{1}C\u{6}",
    "Partie \u{1}A ist beendet: \u{3}B\u{4}o\u{5}\u{1}C gewinnt\u{4}\u{5}\u{1}C gewinnen\u{6} sie",
    "partia \u{1}A jest zamknięta: \u{3}B\u{4}o\u{5}wygrywa \u{1}C\u{4}f\u{5}wygrywają \u{1}C\u{4}\u{5}wygrywają \u{1}C\u{6}",
    "game \u{1}A of sheet \u{1}B is closed: \u{3}C\u{4}o\u{5}\u{1}D wins\u{4}\u{5}\u{1}D win\u{6} it",
    "a partida \u{1}A da folha \u{1}B está fechada: \u{3}C\u{4}o\u{5}ganha \u{1}D\u{4}\u{5}ganham \u{1}D\u{6}",
    "o jogo \u{1}A da folha \u{1}B está fechado: \u{3}C\u{4}o\u{5}ganha \u{1}D\u{4}\u{5}ganham \u{1}D\u{6}",
    "la partita \u{1}A del foglio \u{1}B è chiusa: \u{3}C\u{4}o\u{5}vince \u{1}D\u{4}\u{5}vincono \u{1}D\u{6}",
    "Partie \u{1}A auf Zettel \u{1}B ist beendet: \u{3}C\u{4}o\u{5}\u{1}D gewinnt\u{4}\u{5}\u{1}D gewinnen\u{6} sie",
    "partia \u{1}A na zapisie \u{1}B jest zamknięta: \u{3}C\u{4}o\u{5}wygrywa \u{1}D\u{4}f\u{5}wygrywają \u{1}D\u{4}\u{5}wygrywają \u{1}D\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B wins\u{4}\u{5}\u{1}B win\u{6} game \u{1}C, not \u{1}D",
    "\u{3}A\u{4}o\u{5}\u{1}B ganha\u{4}\u{5}\u{1}B ganham\u{6} a partida \u{1}C, e não \u{1}D",
    "\u{3}A\u{4}o\u{5}\u{1}B ganha\u{4}\u{5}\u{1}B ganham\u{6} o jogo \u{1}C, e não \u{1}D",
    "\u{3}A\u{4}o\u{5}\u{1}B vince\u{4}\u{5}\u{1}B vincono\u{6} la partita \u{1}C, non \u{1}D",
    "\u{3}A\u{4}o\u{5}\u{1}B gewinnt\u{4}\u{5}\u{1}B gewinnen\u{6} Partie \u{1}C, nicht \u{1}D",
    "partię \u{1}C \u{3}A\u{4}o\u{5}wygrywa \u{1}B\u{4}f\u{5}wygrywają \u{1}B\u{4}\u{5}wygrywają \u{1}B\u{6}, a nie \u{1}D",
    "\u{3}A\u{4}o\u{5}\u{1}B wins\u{4}\u{5}\u{1}B win\u{6} game \u{1}C of sheet \u{1}D, not \u{1}E",
    "\u{3}A\u{4}o\u{5}\u{1}B ganha\u{4}\u{5}\u{1}B ganham\u{6} a partida \u{1}C da folha \u{1}D, e não \u{1}E",
    "\u{3}A\u{4}o\u{5}\u{1}B ganha\u{4}\u{5}\u{1}B ganham\u{6} o jogo \u{1}C da folha \u{1}D, e não \u{1}E",
    "\u{3}A\u{4}o\u{5}\u{1}B vince\u{4}\u{5}\u{1}B vincono\u{6} la partita \u{1}C del foglio \u{1}D, non \u{1}E",
    "\u{3}A\u{4}o\u{5}\u{1}B gewinnt\u{4}\u{5}\u{1}B gewinnen\u{6} Partie \u{1}C auf Zettel \u{1}D, nicht \u{1}E",
    "partię \u{1}C na zapisie \u{1}D \u{3}A\u{4}o\u{5}wygrywa \u{1}B\u{4}f\u{5}wygrywają \u{1}B\u{4}\u{5}wygrywają \u{1}B\u{6}, a nie \u{1}E",
    "the series continues",
    "a série continua",
    "l'incontro continua",
    "die Serie geht weiter",
    "seria trwa dalej",
    "the series is over",
    "a série acabou",
    "l'incontro è finito",
    "die Serie ist zu Ende",
    "seria jest zakończona",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 24] = [(0, 62), (62, 126), (126, 160), (160, 195), (195, 257), (257, 321), (321, 414), (414, 472), (472, 578), (578, 626), (626, 675), (675, 707), (707, 740), (740, 803), (803, 867), (867, 923), (923, 993), (993, 1085), (1085, 1170), (1170, 1277), (1277, 1348), (1348, 1440), (1440, 1478), (1478, 1514)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦hand⟧ \u{1}A ⟦is now⟧ \u{1}B ⟦(was⟧ \u{1}C⟦)⟧⟦~~~~~~⟧",
    "⟦round⟧ \u{1}A ⟦is now⟧ \u{1}B ⟦(was⟧ \u{1}C⟦)⟧⟦~~~~~~~⟧",
    "⟦hand⟧ \u{1}A ⟦is⟧ \u{1}B⟦~~~⟧",
    "⟦round⟧ \u{1}A ⟦is⟧ \u{1}B⟦~~~⟧",
    "⟦hand⟧ \u{1}A ⟦is open again (was⟧ \u{1}B⟦)⟧⟦~~~~~~~~⟧",
    "⟦round⟧ \u{1}A ⟦is open again (was⟧ \u{1}B⟦)⟧⟦~~~~~~~~~⟧",
    "\u{3}A\u{4}o\u{5}⟦entered in game⟧ \u{1}B ⟦on sheet⟧ \u{1}C\u{4}\u{5}⟦entered in games⟧ \u{1}B ⟦on sheet⟧ \u{1}C\u{6}",
    "⟦not entered in any game on sheet⟧ \u{1}A⟦~~~~~~~~~~~⟧",
    "⟦not entered: the games that this win would go to are closed on sheet⟧ \u{1}A⟦~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦dealt hand⟧ \u{1}B⟦, not⟧ \u{1}C⟦~~~~~~⟧",
    "\u{1}A ⟦dealt round⟧ \u{1}B⟦, not⟧ \u{1}C⟦~~~~~~⟧",
    "\u{1}A ⟦dealt hand⟧ \u{1}B⟦~~~~⟧",
    "\u{1}A ⟦dealt round⟧ \u{1}B⟦~~~~⟧",
    "⟦it is no longer known who dealt hand⟧ \u{1}A⟦~~~~~~~~~~~~⟧",
    "⟦it is no longer known who dealt round⟧ \u{1}A⟦~~~~~~~~~~~~⟧",
    "⟦it is not recorded who deals next⟧⟦~~~~~~~~~~~⟧",
    "⟦game⟧ \u{1}A ⟦is open again;⟧ \u{1}B ⟦had won it⟧⟦~~~~~~~~~~⟧",
    "⟦game⟧ \u{1}A ⟦of sheet⟧ \u{1}B ⟦is open again;⟧ \u{1}C ⟦had won it⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦game⟧ \u{1}A ⟦is closed:⟧ \u{3}B\u{4}o\u{5}\u{1}C ⟦wins⟧\u{4}\u{5}\u{1}C ⟦win⟧\u{6} ⟦it⟧⟦~~~~~~⟧",
    "⟦game⟧ \u{1}A ⟦of sheet⟧ \u{1}B ⟦is closed:⟧ \u{3}C\u{4}o\u{5}\u{1}D ⟦wins⟧\u{4}\u{5}\u{1}D ⟦win⟧\u{6} ⟦it⟧⟦~~~~~~~~~~⟧",
    "\u{3}A\u{4}o\u{5}\u{1}B ⟦wins⟧\u{4}\u{5}\u{1}B ⟦win⟧\u{6} ⟦game⟧ \u{1}C⟦, not⟧ \u{1}D⟦~~~~⟧",
    "\u{3}A\u{4}o\u{5}\u{1}B ⟦wins⟧\u{4}\u{5}\u{1}B ⟦win⟧\u{6} ⟦game⟧ \u{1}C ⟦of sheet⟧ \u{1}D⟦, not⟧ \u{1}E⟦~~~~~~~⟧",
    "⟦the series continues⟧⟦~~~~~~⟧",
    "⟦the series is over⟧⟦~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("hand-entered-otherwise", 3),
    ("round-entered-otherwise", 3),
    ("hand-entered-now", 2),
    ("round-entered-now", 2),
    ("hand-open-again", 2),
    ("round-open-again", 2),
    ("entered-games-on-sheet", 3),
    ("entered-nowhere-on-sheet", 1),
    ("entered-closed-on-sheet", 1),
    ("dealt-hand-not", 3),
    ("dealt-round-not", 3),
    ("dealt-hand", 2),
    ("dealt-round", 2),
    ("dealer-of-hand-unknown", 1),
    ("dealer-of-round-unknown", 1),
    ("next-dealer-unknown", 0),
    ("game-open-again", 2),
    ("game-of-sheet-open-again", 3),
    ("game-closed", 3),
    ("game-of-sheet-closed", 4),
    ("wins-game-not", 4),
    ("wins-game-of-sheet-not", 5),
    ("series-continues", 0),
    ("series-over", 0),
];
