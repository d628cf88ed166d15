//! The messages of `l10n/*/summary.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// All sheets: { $totals }
message!(0, AllSheets { totals: Value });

// hand { $number }: { $headline }, { $boxes -> [one] { $boxes } box [other] { $boxes } boxes } (was: { $before })
message!(1, RuledOtherwise { number: Value, headline: Value, boxes: Count, before: Value });

// hand { $number }: not valid under these rules ({ $faults }), left out (was: { $before })
message!(2, NotValid { number: Value, faults: Value, before: Value });

// hand { $number }: after the end of the series under these rules, left out (was: { $before })
message!(3, AfterTheEnd { number: Value, before: Value });

// round { $number }: { $headline }, { $boxes -> [one] { $boxes } box [other] { $boxes } boxes } (was: { $before })
message!(4, RuledOtherwiseInRound { number: Value, headline: Value, boxes: Count, before: Value });

// round { $number }: a hand is not valid under these rules ({ $faults }), left out (was: { $before })
message!(5, NotValidInRound { number: Value, faults: Value, before: Value });

// round { $number }: a hand after the end of the series under these rules, left out (was: { $before })
message!(6, RoundAfterTheEnd { number: Value, before: Value });

// under these rules cards are laid off on gin: { $cards }
message!(7, LaidOffOnGin { cards: Value });

// under these rules no cards are laid off on gin: { $cards }
message!(8, NotLaidOffOnGin { cards: Value });

// adjustment left out under these rules: { $adjustment } ({ $why })
message!(9, AdjustmentLeftOut { adjustment: Value, why: Value });

// { $count -> [one] Adjustment: { $adjustment } ({ $why }), entered in game { $games } [other] Adjustment: { $adjustment } ({ $why }), entered in games { $games } }
message!(10, AdjustmentIn { count: Count, adjustment: Value, why: Value, games: Value });

// { $count -> [one] Adjustment: { $adjustment } ({ $why }), entered in game { $games } of sheet { $sheet } [other] Adjustment: { $adjustment } ({ $why }), entered in games { $games } of sheet { $sheet } }
message!(11, AdjustmentInOfSheet { count: Count, adjustment: Value, why: Value, games: Value, sheet: Value });

// Game { $number } is open: { $points }
message!(12, GameOpen { number: Value, points: Value });

// Game { $number } was not finished: { $points }
message!(13, GameNotFinished { number: Value, points: Value });

// Game { $number }: { $players -> [one] { $name } wins [other] { $name } win }, { $points }
message!(14, GameWon { number: Value, players: Count, name: Value, points: Value });

// { $name } is shut out, and pays { $winner } { $points } more
message!(15, ShutOutPays { name: Value, winner: Value, points: Count });

// { $players -> [one] { $name } is [other] { $name } are } shut out, which is worth nothing in these rules
message!(16, ShutOutForNothing { players: Count, name: Value });

// game bonus { $points }
message!(17, TermGameBonus { points: Count });

// shutout { $points }
message!(18, TermShutout { points: Count });

// difference { $points }
message!(19, TermDifference { points: Count });

// box lead { $points }
message!(20, TermBoxLead { points: Count });

// line bonus { $points } ({ $boxes -> [one] { $boxes } box [other] { $boxes } boxes } at { $each })
message!(21, TermLineBonus { points: Count, boxes: Count, each: Count });

// { $sum } x 2 for the shutout
message!(22, TermShutoutDoubles { sum: Value });

// { $sum } x { $times } for this game
message!(23, TermGameCounts { sum: Value, times: Count });

// 0 (already part of the winner's difference: { $points -> [one] { $points } point [other] { $points } points })
message!(24, TermInDifference { points: Count });

// Totals: { $totals }; not finished
message!(25, SheetNotFinished { totals: Value });

// Totals: { $totals }; { $players -> [one] { $name } wins [other] { $name } win } the sheet
message!(26, SheetWon { totals: Value, players: Count, name: Value });

// Totals: { $totals }; the sheet is tied
message!(27, SheetTied { totals: Value });

// Totals: { $totals }; games won: { $won }; not finished
message!(28, GamesNotFinished { totals: Value, won: Value });

// Totals: { $totals }; games won: { $won }; not finished, but { $players -> [one] { $name } has [other] { $name } have } already won the sheet by games won
message!(29, GamesDecided { totals: Value, won: Value, players: Count, name: Value });

// Totals: { $totals }; games won: { $won }; { $players -> [one] { $name } wins [other] { $name } win } the sheet
message!(30, GamesWonByTotals { totals: Value, won: Value, players: Count, name: Value });

// Totals: { $totals }; games won: { $won }; { $players -> [one] { $name } wins [other] { $name } win } the sheet by games won
message!(31, GamesWonByGames { totals: Value, won: Value, players: Count, name: Value });

// Totals: { $totals }; games won: { $won }; the sheet is tied
message!(32, GamesTied { totals: Value, won: Value });

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 33]; 6] = [
    [(0, 14), (85, 130), (407, 468), (813, 887), (1277, 1323), (1590, 1662), (2070, 2152), (2606, 2653), (2843, 2893), (3096, 3142), (3331, 3418), (3918, 4029), (4675, 4694), (4825, 4853), (5013, 5047), (5274, 5309), (5581, 5648), (5966, 5979), (6069, 6079), (6129, 6142), (6192, 6203), (6285, 6329), (6606, 6628), (6719, 6740), (6858, 6928), (7294, 7318), (7453, 7496), (7720, 7749), (7917, 7956), (8192, 8293), (8915, 8973), (9343, 9414), (9883, 9927)],
    [(14, 33), (130, 190), (468, 539), (887, 965), (1323, 1373), (1662, 1744), (2152, 2241), (2653, 2703), (2893, 2948), (3142, 3191), (3418, 3512), (4029, 4147), (4694, 4723), (4853, 4881), (5047, 5088), (5309, 5388), (5648, 5715), (5979, 5999), (6079, 6088), (6142, 6155), (6203, 6224), (6329, 6392), (6628, 6646), (6740, 6764), (6928, 7013), (7318, 7350), (7496, 7541), (7749, 7775), (7956, 8009), (8293, 8429), (8973, 9039), (9414, 9505), (9927, 9974)],
    [(14, 33), (190, 240), (539, 613), (965, 1046), (1373, 1422), (1744, 1825), (2241, 2329), (2653, 2703), (2893, 2948), (3142, 3191), (3512, 3594), (4147, 4253), (4723, 4749), (4881, 4911), (5088, 5126), (5388, 5422), (5648, 5715), (5999, 6020), (6079, 6088), (6142, 6155), (6203, 6224), (6392, 6443), (6628, 6646), (6764, 6785), (7013, 7083), (7350, 7372), (7496, 7541), (7775, 7808), (8009, 8049), (8429, 8535), (9039, 9102), (9505, 9584), (9974, 10025)],
    [(33, 50), (240, 291), (613, 674), (1046, 1118), (1422, 1473), (1825, 1903), (2329, 2418), (2703, 2755), (2948, 2998), (3191, 3235), (3594, 3692), (4253, 4379), (4749, 4776), (4911, 4942), (5126, 5168), (5422, 5487), (5715, 5791), (6020, 6036), (6088, 6099), (6155, 6168), (6224, 6247), (6443, 6497), (6646, 6668), (6785, 6811), (7083, 7150), (7372, 7394), (7541, 7589), (7808, 7837), (8049, 8090), (8535, 8641), (9102, 9169), (9584, 9669), (10025, 10073)],
    [(50, 65), (291, 340), (674, 743), (1118, 1201), (1473, 1526), (1903, 1994), (2418, 2524), (2755, 2799), (2998, 3048), (3235, 3285), (3692, 3793), (4379, 4508), (4776, 4799), (4942, 4975), (5168, 5212), (5487, 5527), (5791, 5860), (6036, 6049), (6099, 6111), (6168, 6180), (6247, 6263), (6497, 6540), (6668, 6693), (6811, 6836), (7150, 7217), (7394, 7422), (7589, 7644), (7837, 7880), (8090, 8141), (8641, 8760), (9169, 9247), (9669, 9760), (10073, 10139)],
    [(65, 85), (340, 407), (743, 813), (1201, 1277), (1526, 1590), (1994, 2070), (2524, 2606), (2799, 2843), (3048, 3096), (3285, 3331), (3793, 3918), (4508, 4675), (4799, 4825), (4975, 5013), (5212, 5274), (5527, 5581), (5860, 5966), (6049, 6069), (6111, 6129), (6180, 6192), (6263, 6285), (6540, 6606), (6693, 6719), (6836, 6858), (7217, 7294), (7422, 7453), (7644, 7720), (7880, 7917), (8141, 8192), (8760, 8915), (9247, 9343), (9760, 9883), (10139, 10196)],
];

const TEXT: &str = concat!(
    "All sheets: \u{1}A",
    "Todas as folhas: \u{1}A",
    "Tutti i fogli: \u{1}A",
    "Alle Zettel: \u{1}A",
    "Wszystkie zapisy: \u{1}A",
    "hand \u{1}A: \u{1}B, \u{3}C\u{4}o\u{5}\u{1}C box\u{4}\u{5}\u{1}C boxes\u{6} (was: \u{1}D)",
    "mão \u{1}A: \u{1}B, \u{3}C\u{4}0\u{5}\u{1}C caixas\u{4}o\u{5}\u{1}C caixa\u{4}\u{5}\u{1}C caixas\u{6} (era: \u{1}D)",
    "mão \u{1}A: \u{1}B, \u{3}C\u{4}o\u{5}\u{1}C caixa\u{4}\u{5}\u{1}C caixas\u{6} (antes: \u{1}D)",
    "mano \u{1}A: \u{1}B, \u{3}C\u{4}o\u{5}\u{1}C casella\u{4}\u{5}\u{1}C caselle\u{6} (era: \u{1}D)",
    "Runde \u{1}A: \u{1}B, \u{3}C\u{4}o\u{5}\u{1}C Box\u{4}\u{5}\u{1}C Boxen\u{6} (bisher: \u{1}D)",
    "rozdanie \u{1}A: \u{1}B, \u{3}C\u{4}o\u{5}\u{1}C kratka\u{4}f\u{5}\u{1}C kratki\u{4}\u{5}\u{1}C kratek\u{6} (było: \u{1}D)",
    "hand \u{1}A: not valid under these rules (\u{1}B), left out (was: \u{1}C)",
    "mão \u{1}A: não é válida com estas regras (\u{1}B) e fica de fora (era: \u{1}C)",
    "mão \u{1}A: não é válida com estas regras (\u{1}B), e fica de fora (antes: \u{1}C)",
    "mano \u{1}A: non valida con queste regole (\u{1}B), esclusa (era: \u{1}C)",
    "Runde \u{1}A: nach diesen Regeln ungültig (\u{1}B), weggelassen (bisher: \u{1}C)",
    "rozdanie \u{1}A: przy tych zasadach nieważne (\u{1}B), pominięte (było: \u{1}C)",
    "hand \u{1}A: after the end of the series under these rules, left out (was: \u{1}B)",
    "mão \u{1}A: vem depois do fim da série com estas regras e fica de fora (era: \u{1}B)",
    "mão \u{1}A: com estas regras vem depois do fim da série, e fica de fora (antes: \u{1}B)",
    "mano \u{1}A: dopo la fine dell'incontro con queste regole, esclusa (era: \u{1}B)",
    "Runde \u{1}A: nach diesen Regeln erst nach dem Ende der Serie, weggelassen (bisher: \u{1}B)",
    "rozdanie \u{1}A: przy tych zasadach już po końcu serii, pominięte (było: \u{1}B)",
    "round \u{1}A: \u{1}B, \u{3}C\u{4}o\u{5}\u{1}C box\u{4}\u{5}\u{1}C boxes\u{6} (was: \u{1}D)",
    "rodada \u{1}A: \u{1}B, \u{3}C\u{4}o\u{5}\u{1}C caixa\u{4}\u{5}\u{1}C caixas\u{6} (era: \u{1}D)",
    "ronda \u{1}A: \u{1}B, \u{3}C\u{4}o\u{5}\u{1}C caixa\u{4}\u{5}\u{1}C caixas\u{6} (era: \u{1}D)",
    "giro \u{1}A: \u{1}B, \u{3}C\u{4}o\u{5}\u{1}C casella\u{4}\u{5}\u{1}C caselle\u{6} (era: \u{1}D)",
    "Durchgang \u{1}A: \u{1}B, \u{3}C\u{4}o\u{5}\u{1}C Box\u{4}\u{5}\u{1}C Boxen\u{6} (bisher: \u{1}D)",
    "runda \u{1}A: \u{1}B, \u{3}C\u{4}o\u{5}\u{1}C kratka\u{4}f\u{5}\u{1}C kratki\u{4}\u{5}\u{1}C kratek\u{6} (było: \u{1}D)",
    "round \u{1}A: a hand is not valid under these rules (\u{1}B), left out (was: \u{1}C)",
    "rodada \u{1}A: uma mão não é válida com estas regras (\u{1}B) e fica de fora (era: \u{1}C)",
    "ronda \u{1}A: uma mão não é válida com estas regras (\u{1}B) e fica de fora (era: \u{1}C)",
    "giro \u{1}A: una mano non è valida con queste regole (\u{1}B) ed è esclusa (era: \u{1}C)",
    "Durchgang \u{1}A: eine Runde ist nach diesen Regeln ungültig (\u{1}B) und weggelassen (bisher: \u{1}C)",
    "runda \u{1}A: rozdanie przy tych zasadach nieważne (\u{1}B), pominięte (było: \u{1}C)",
    "round \u{1}A: a hand after the end of the series under these rules, left out (was: \u{1}B)",
    "rodada \u{1}A: uma mão vem depois do fim da série com estas regras e fica de fora (era: \u{1}B)",
    "ronda \u{1}A: uma mão vem depois do fim da série com estas regras e fica de fora (era: \u{1}B)",
    "giro \u{1}A: una mano è dopo la fine dell'incontro con queste regole ed è esclusa (era: \u{1}B)",
    "Durchgang \u{1}A: eine Runde läge nach diesen Regeln nach dem Ende der Serie und ist weggelassen (bisher: \u{1}B)",
    "runda \u{1}A: rozdanie przy tych zasadach już po końcu serii, pominięte (było: \u{1}B)",
    "under these rules cards are laid off on gin: \u{1}A",
    "com estas regras juntam-se cartas contra o gin: \u{1}A",
    "con queste regole si attacca anche contro il gin: \u{1}A",
    "nach diesen Regeln wird bei Gin angelegt: \u{1}A",
    "przy tych zasadach dokłada się do gina: \u{1}A",
    "under these rules no cards are laid off on gin: \u{1}A",
    "com estas regras não se juntam cartas contra o gin: \u{1}A",
    "con queste regole non si attacca contro il gin: \u{1}A",
    "nach diesen Regeln wird bei Gin nicht angelegt: \u{1}A",
    "przy tych zasadach nie dokłada się do gina: \u{1}A",
    "adjustment left out under these rules: \u{1}A (\u{1}B)",
    "ajuste que fica de fora com estas regras: \u{1}A (\u{1}B)",
    "rettifica esclusa con queste regole: \u{1}A (\u{1}B)",
    "Anpassung, nach diesen Regeln weggelassen: \u{1}A (\u{1}B)",
    "korekta pominięta przy tych zasadach: \u{1}A (\u{1}B)",
    "\u{3}A\u{4}o\u{5}Adjustment: \u{1}B (\u{1}C), entered in game \u{1}D\u{4}\u{5}Adjustment: \u{1}B (\u{1}C), entered in games \u{1}D\u{6}",
    "\u{3}A\u{4}o\u{5}Ajuste: \u{1}B (\u{1}C), lançamento na partida \u{1}D\u{4}\u{5}Ajuste: \u{1}B (\u{1}C), lançamento nas partidas \u{1}D\u{6}",
    "\u{3}A\u{4}o\u{5}Ajuste: \u{1}B (\u{1}C), lançado no jogo \u{1}D\u{4}\u{5}Ajuste: \u{1}B (\u{1}C), lançado nos jogos \u{1}D\u{6}",
    "\u{3}A\u{4}o\u{5}Rettifica: \u{1}B (\u{1}C), si segna nella partita \u{1}D\u{4}\u{5}Rettifica: \u{1}B (\u{1}C), si segna nelle partite \u{1}D\u{6}",
    "\u{3}A\u{4}o\u{5}Anpassung: \u{1}B (\u{1}C), eingetragen in Partie \u{1}D\u{4}\u{5}Anpassung: \u{1}B (\u{1}C), eingetragen in den Partien \u{1}D\u{6}",
    "\u{3}A\u{4}o\u{5}Korekta: \u{1}B (\u{1}C), wpisano do partii \u{1}D\u{4}f\u{5}Korekta: \u{1}B (\u{1}C), wpisano do partii \u{1}D\u{4}\u{5}Korekta: \u{1}B (\u{1}C), wpisano do partii \u{1}D\u{6}",
    "\u{3}A\u{4}o\u{5}Adjustment: \u{1}B (\u{1}C), entered in game \u{1}D of sheet \u{1}E\u{4}\u{5}Adjustment: \u{1}B (\u{1}C), entered in games \u{1}D of sheet \u{1}E\u{6}",
    "\u{3}A\u{4}o\u{5}Ajuste: \u{1}B (\u{1}C), lançamento na partida \u{1}D da folha \u{1}E\u{4}\u{5}Ajuste: \u{1}B (\u{1}C), lançamento nas partidas \u{1}D da folha \u{1}E\u{6}",
    "\u{3}A\u{4}o\u{5}Ajuste: \u{1}B (\u{1}C), lançado no jogo \u{1}D da folha \u{1}E\u{4}\u{5}Ajuste: \u{1}B (\u{1}C), lançado nos jogos \u{1}D da folha \u{1}E\u{6}",
    "\u{3}A\u{4}o\u{5}Rettifica: \u{1}B (\u{1}C), si segna nella partita \u{1}D del foglio \u{1}E\u{4}\u{5}Rettifica: \u{1}B (\u{1}C), si segna nelle partite \u{1}D del foglio \u{1}E\u{6}",
    "\u{3}A\u{4}o\u{5}Anpassung: \u{1}B (\u{1}C), eingetragen auf Zettel \u{1}E in Partie \u{1}D\u{4}\u{5}Anpassung: \u{1}B (\u{1}C), eingetragen auf Zettel \u{1}E in den Partien \u{1}D\u{6}",
    "\u{3}A\u{4}o\u{5}Korekta: \u{1}B (\u{1}C), wpisano do partii \u{1}D na zapisie \u{1}E\u{4}f\u{5}Korekta: \u{1}B (\u{1}C), wpisano do partii \u{1}D na zapisie \u{1}E\u{4}\u{5}Korekta: \u{1}B (\u{1}C), wpisano do partii \u{1}D na zapisie \u{1}E\u{6}",
    "Game \u{1}A is open: \u{1}B",
    "A partida \u{1}A está aberta: \u{1}B",
    "O jogo \u{1}A está aberto: \u{1}B",
    "La partita \u{1}A è aperta: \u{1}B",
    "Partie \u{1}A ist offen: \u{1}B",
    "Partia \u{1}A jest otwarta: \u{1}B",
    "Game \u{1}A was not finished: \u{1}B",
    "A partida \u{1}A não acabou: \u{1}B",
    "O jogo \u{1}A não foi acabado: \u{1}B",
    "La partita \u{1}A non è finita: \u{1}B",
    "Partie \u{1}A wurde nicht beendet: \u{1}B",
    "Partia \u{1}A nie została dokończona: \u{1}B",
    "Game \u{1}A: \u{3}B\u{4}o\u{5}\u{1}C wins\u{4}\u{5}\u{1}C win\u{6}, \u{1}D",
    "Partida \u{1}A: \u{3}B\u{4}o\u{5}ganha \u{1}C\u{4}\u{5}ganham \u{1}C\u{6}; \u{1}D",
    "Jogo \u{1}A: \u{3}B\u{4}o\u{5}\u{1}C ganha\u{4}\u{5}\u{1}C ganham\u{6}, \u{1}D",
    "Partita \u{1}A: \u{3}B\u{4}o\u{5}vince \u{1}C\u{4}\u{5}vincono \u{1}C\u{6}, \u{1}D",
    "Partie \u{1}A: \u{3}B\u{4}o\u{5}\u{1}C gewinnt\u{4}\u{5}\u{1}C gewinnen\u{6}, \u{1}D",
    "Partia \u{1}A: \u{3}B\u{4}o\u{5}wygrywa \u{1}C\u{4}f\u{5}wygrywają \u{1}C\u{4}\u{5}wygrywają \u{1}C\u{6}; \u{1}D",
    "\u{1}A is shut out, and pays \u{1}B \u{1}C more",
    "\u{1}A leva capote e paga \u{3}C\u{4}0\u{5}mais \u{1}C pontos\u{4}o\u{5}mais \u{1}C ponto\u{4}\u{5}mais \u{1}C pontos\u{6} a \u{1}B",
    "\u{1}A leva capote e paga mais \u{1}C a \u{1}B",
    "\u{1}A perde a cappotto, e paga a \u{1}B \u{3}C\u{4}o\u{5}\u{1}C punto\u{4}\u{5}\u{1}C punti\u{6} in più",
    "\u{1}A ist Schneider und zahlt \u{1}C mehr an \u{1}B",
    "\u{1}A przegrywa do zera i dopłaca, \u{1}B dostaje \u{1}C więcej",
    "\u{3}A\u{4}o\u{5}\u{1}B is\u{4}\u{5}\u{1}B are\u{6} shut out, which is worth nothing in these rules",
    "\u{3}A\u{4}o\u{5}\u{1}B leva\u{4}\u{5}\u{1}B levam\u{6} capote, que não vale nada com estas regras",
    "\u{3}A\u{4}o\u{5}\u{1}B perde\u{4}\u{5}\u{1}B perdono\u{6} a cappotto, che con queste regole non vale niente",
    "\u{3}A\u{4}o\u{5}\u{1}B ist\u{4}\u{5}\u{1}B sind\u{6} Schneider, was nach diesen Regeln nichts bringt",
    "\u{3}A\u{4}o\u{5}\u{1}B przegrywa\u{4}f\u{5}\u{1}B przegrywają\u{4}\u{5}\u{1}B przegrywają\u{6} do zera, za co przy tych zasadach nic się nie liczy",
    "game bonus \u{1}A",
    "bônus da partida \u{1}A",
    "bónus da vitória \u{1}A",
    "bonus partita \u{1}A",
    "Spielbonus \u{1}A",
    "premia za partię \u{1}A",
    "shutout \u{1}A",
    "capote \u{1}A",
    "cappotto \u{1}A",
    "Schneider \u{1}A",
    "wygrana do zera \u{1}A",
    "difference \u{1}A",
    "diferença \u{1}A",
    "differenza \u{1}A",
    "Differenz \u{1}A",
    "różnica \u{1}A",
    "box lead \u{1}A",
    "vantagem em caixas \u{1}A",
    "vantaggio in caselle \u{1}A",
    "Box-Vorsprung \u{1}A",
    "przewaga w kratkach \u{1}A",
    "line bonus \u{1}A (\u{3}B\u{4}o\u{5}\u{1}B box\u{4}\u{5}\u{1}B boxes\u{6} at \u{1}C)",
    "bônus por mão \u{1}A (\u{3}B\u{4}0\u{5}\u{1}B caixas\u{4}o\u{5}\u{1}B caixa\u{4}\u{5}\u{1}B caixas\u{6} a \u{1}C)",
    "bónus por mão \u{1}A (\u{3}B\u{4}o\u{5}\u{1}B caixa\u{4}\u{5}\u{1}B caixas\u{6} a \u{1}C)",
    "bonus per mano \u{1}A (\u{3}B\u{4}o\u{5}\u{1}B casella\u{4}\u{5}\u{1}B caselle\u{6} da \u{1}C)",
    "Box-Bonus \u{1}A (\u{3}B\u{4}o\u{5}\u{1}B Box\u{4}\u{5}\u{1}B Boxen\u{6} zu \u{1}C)",
    "premia za kratki \u{1}A (\u{3}B\u{4}o\u{5}\u{1}B kratka\u{4}f\u{5}\u{1}B kratki\u{4}\u{5}\u{1}B kratek\u{6} po \u{1}C)",
    "\u{1}A x 2 for the shutout",
    "\u{1}A x 2 pelo capote",
    "\u{1}A x 2 per il cappotto",
    "\u{1}A x 2 für den Schneider",
    "\u{1}A x 2 za wygraną do zera",
    "\u{1}A x \u{1}B for this game",
    "\u{1}A x \u{1}B por esta partida",
    "\u{1}A x \u{1}B por este jogo",
    "\u{1}A x \u{1}B per questa partita",
    "\u{1}A x \u{1}B für diese Partie",
    "\u{1}A x \u{1}B za tę partię",
    "0 (already part of the winner's difference: \u{3}A\u{4}o\u{5}\u{1}A point\u{4}\u{5}\u{1}A points\u{6})",
    "0 (já incluído na diferença de quem ganhou: \u{3}A\u{4}0\u{5}\u{1}A pontos\u{4}o\u{5}\u{1}A ponto\u{4}\u{5}\u{1}A pontos\u{6})",
    "0 (já incluído na diferença do vencedor: \u{3}A\u{4}o\u{5}\u{1}A ponto\u{4}\u{5}\u{1}A pontos\u{6})",
    "0 (già nella differenza di chi ha vinto: \u{3}A\u{4}o\u{5}\u{1}A punto\u{4}\u{5}\u{1}A punti\u{6})",
    "0 (schon in der Differenz des Gewinners: \u{3}A\u{4}o\u{5}\u{1}A Punkt\u{4}\u{5}\u{1}A Punkte\u{6})",
    "0 (jest już w różnicy zwycięzcy: \u{3}A\u{4}o\u{5}\u{1}A punkt\u{4}f\u{5}\u{1}A punkty\u{4}\u{5}\u{1}A punktów\u{6})",
    "Totals: \u{1}A; not finished",
    "Totais: \u{1}A; folha não terminada",
    "Totais: \u{1}A; por acabar",
    "Totali: \u{1}A; non finito",
    "Endsummen: \u{1}A; nicht beendet",
    "Razem: \u{1}A; zapis niedokończony",
    "Totals: \u{1}A; \u{3}B\u{4}o\u{5}\u{1}C wins\u{4}\u{5}\u{1}C win\u{6} the sheet",
    "Totais: \u{1}A; \u{3}B\u{4}o\u{5}\u{1}C ganha\u{4}\u{5}\u{1}C ganham\u{6} a folha",
    "Totali: \u{1}A; \u{3}B\u{4}o\u{5}\u{1}C vince\u{4}\u{5}\u{1}C vincono\u{6} il foglio",
    "Endsummen: \u{1}A; \u{3}B\u{4}o\u{5}\u{1}C gewinnt\u{4}\u{5}\u{1}C gewinnen\u{6} den Zettel",
    "Razem: \u{1}A; \u{3}B\u{4}o\u{5}zapis wygrywa \u{1}C\u{4}f\u{5}zapis wygrywają \u{1}C\u{4}\u{5}zapis wygrywają \u{1}C\u{6}",
    "Totals: \u{1}A; the sheet is tied",
    "Totais: \u{1}A; folha empatada",
    "Totais: \u{1}A; a folha fica empatada",
    "Totali: \u{1}A; il foglio è pari",
    "Endsummen: \u{1}A; der Zettel ist unentschieden",
    "Razem: \u{1}A; zapis kończy się remisem",
    "Totals: \u{1}A; games won: \u{1}B; not finished",
    "Totais: \u{1}A; partidas ganhas: \u{1}B; folha não terminada",
    "Totais: \u{1}A; jogos ganhos: \u{1}B; por acabar",
    "Totali: \u{1}A; partite vinte: \u{1}B; non finito",
    "Endsummen: \u{1}A; gewonnene Partien: \u{1}B; nicht beendet",
    "Razem: \u{1}A; wygrane partie: \u{1}B; zapis niedokończony",
    "Totals: \u{1}A; games won: \u{1}B; not finished, but \u{3}C\u{4}o\u{5}\u{1}D has\u{4}\u{5}\u{1}D have\u{6} already won the sheet by games won",
    "Totais: \u{1}A; partidas ganhas: \u{1}B; folha não terminada, mas \u{3}C\u{4}o\u{5}\u{1}D já ganhou a folha\u{4}\u{5}\u{1}D já ganharam a folha\u{6} pelo número de partidas",
    "Totais: \u{1}A; jogos ganhos: \u{1}B; por acabar, mas \u{3}C\u{4}o\u{5}\u{1}D já ganhou\u{4}\u{5}\u{1}D já ganharam\u{6} a folha em jogos ganhos",
    "Totali: \u{1}A; partite vinte: \u{1}B; non finito, ma \u{3}C\u{4}o\u{5}\u{1}D ha\u{4}\u{5}\u{1}D hanno\u{6} già vinto il foglio per partite vinte",
    "Endsummen: \u{1}A; gewonnene Partien: \u{1}B; nicht beendet, aber \u{3}C\u{4}o\u{5}\u{1}D hat\u{4}\u{5}\u{1}D haben\u{6} den Zettel nach Partien schon gewonnen",
    "Razem: \u{1}A; wygrane partie: \u{1}B; zapis niedokończony, ale rozstrzyga liczba partii i \u{3}C\u{4}o\u{5}wygrywa go już \u{1}D\u{4}f\u{5}wygrywają go już \u{1}D\u{4}\u{5}wygrywają go już \u{1}D\u{6}",
    "Totals: \u{1}A; games won: \u{1}B; \u{3}C\u{4}o\u{5}\u{1}D wins\u{4}\u{5}\u{1}D win\u{6} the sheet",
    "Totais: \u{1}A; partidas ganhas: \u{1}B; \u{3}C\u{4}o\u{5}\u{1}D ganha\u{4}\u{5}\u{1}D ganham\u{6} a folha",
    "Totais: \u{1}A; jogos ganhos: \u{1}B; \u{3}C\u{4}o\u{5}\u{1}D ganha\u{4}\u{5}\u{1}D ganham\u{6} a folha",
    "Totali: \u{1}A; partite vinte: \u{1}B; \u{3}C\u{4}o\u{5}\u{1}D vince\u{4}\u{5}\u{1}D vincono\u{6} il foglio",
    "Endsummen: \u{1}A; gewonnene Partien: \u{1}B; \u{3}C\u{4}o\u{5}\u{1}D gewinnt\u{4}\u{5}\u{1}D gewinnen\u{6} den Zettel",
    "Razem: \u{1}A; wygrane partie: \u{1}B; \u{3}C\u{4}o\u{5}zapis wygrywa \u{1}D\u{4}f\u{5}zapis wygrywają \u{1}D\u{4}\u{5}zapis wygrywają \u{1}D\u{6}",
    "Totals: \u{1}A; games won: \u{1}B; \u{3}C\u{4}o\u{5}\u{1}D wins\u{4}\u{5}\u{1}D win\u{6} the sheet by games won",
    "Totais: \u{1}A; partidas ganhas: \u{1}B; \u{3}C\u{4}o\u{5}\u{1}D ganha\u{4}\u{5}\u{1}D ganham\u{6} a folha pelo número de partidas",
    "Totais: \u{1}A; jogos ganhos: \u{1}B; \u{3}C\u{4}o\u{5}\u{1}D ganha\u{4}\u{5}\u{1}D ganham\u{6} a folha em jogos ganhos",
    "Totali: \u{1}A; partite vinte: \u{1}B; \u{3}C\u{4}o\u{5}\u{1}D vince\u{4}\u{5}\u{1}D vincono\u{6} il foglio per partite vinte",
    "Endsummen: \u{1}A; gewonnene Partien: \u{1}B; \u{3}C\u{4}o\u{5}\u{1}D gewinnt\u{4}\u{5}\u{1}D gewinnen\u{6} den Zettel nach Partien",
    "Razem: \u{1}A; wygrane partie: \u{1}B; rozstrzyga liczba partii i \u{3}C\u{4}o\u{5}zapis wygrywa \u{1}D\u{4}f\u{5}zapis wygrywają \u{1}D\u{4}\u{5}zapis wygrywają \u{1}D\u{6}",
    "Totals: \u{1}A; games won: \u{1}B; the sheet is tied",
    "Totais: \u{1}A; partidas ganhas: \u{1}B; folha empatada",
    "Totais: \u{1}A; jogos ganhos: \u{1}B; a folha fica empatada",
    "Totali: \u{1}A; partite vinte: \u{1}B; il foglio è pari",
    "Endsummen: \u{1}A; gewonnene Partien: \u{1}B; der Zettel ist unentschieden",
    "Razem: \u{1}A; wygrane partie: \u{1}B; zapis kończy się remisem",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 33] = [(0, 30), (30, 128), (128, 237), (237, 358), (358, 458), (458, 582), (582, 714), (714, 788), (788, 866), (866, 950), (950, 1073), (1073, 1232), (1232, 1274), (1274, 1328), (1328, 1401), (1401, 1463), (1463, 1570), (1570, 1598), (1598, 1622), (1622, 1650), (1650, 1676), (1676, 1768), (1768, 1808), (1808, 1852), (1852, 1967), (1967, 2016), (2016, 2101), (2101, 2157), (2157, 2231), (2231, 2399), (2399, 2510), (2510, 2638), (2638, 2719)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦All sheets:⟧ \u{1}A⟦~~~~⟧",
    "⟦hand⟧ \u{1}A⟦:⟧ \u{1}B⟦,⟧ \u{3}C\u{4}o\u{5}\u{1}C ⟦box⟧\u{4}\u{5}\u{1}C ⟦boxes⟧\u{6} ⟦(was:⟧ \u{1}D⟦)⟧⟦~~~~~⟧",
    "⟦hand⟧ \u{1}A⟦: not valid under these rules (⟧\u{1}B⟦), left out (was:⟧ \u{1}C⟦)⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "⟦hand⟧ \u{1}A⟦: after the end of the series under these rules, left out (was:⟧ \u{1}B⟦)⟧⟦~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦round⟧ \u{1}A⟦:⟧ \u{1}B⟦,⟧ \u{3}C\u{4}o\u{5}\u{1}C ⟦box⟧\u{4}\u{5}\u{1}C ⟦boxes⟧\u{6} ⟦(was:⟧ \u{1}D⟦)⟧⟦~~~~~~⟧",
    "⟦round⟧ \u{1}A⟦: a hand is not valid under these rules (⟧\u{1}B⟦), left out (was:⟧ \u{1}C⟦)⟧⟦~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦round⟧ \u{1}A⟦: a hand after the end of the series under these rules, left out (was:⟧ \u{1}B⟦)⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦under these rules cards are laid off on gin:⟧ \u{1}A⟦~~~~~~~~~~~~~~~⟧",
    "⟦under these rules no cards are laid off on gin:⟧ \u{1}A⟦~~~~~~~~~~~~~~~~⟧",
    "⟦adjustment left out under these rules:⟧ \u{1}A ⟦(⟧\u{1}B⟦)⟧⟦~~~~~~~~~~~~~~⟧",
    "\u{3}A\u{4}o\u{5}⟦Adjustment:⟧ \u{1}B ⟦(⟧\u{1}C⟦), entered in game⟧ \u{1}D\u{4}\u{5}⟦Adjustment:⟧ \u{1}B ⟦(⟧\u{1}C⟦), entered in games⟧ \u{1}D\u{6}",
    "\u{3}A\u{4}o\u{5}⟦Adjustment:⟧ \u{1}B ⟦(⟧\u{1}C⟦), entered in game⟧ \u{1}D ⟦of sheet⟧ \u{1}E\u{4}\u{5}⟦Adjustment:⟧ \u{1}B ⟦(⟧\u{1}C⟦), entered in games⟧ \u{1}D ⟦of sheet⟧ \u{1}E\u{6}",
    "⟦Game⟧ \u{1}A ⟦is open:⟧ \u{1}B⟦~~~~~⟧",
    "⟦Game⟧ \u{1}A ⟦was not finished:⟧ \u{1}B⟦~~~~~~~~⟧",
    "⟦Game⟧ \u{1}A⟦:⟧ \u{3}B\u{4}o\u{5}\u{1}C ⟦wins⟧\u{4}\u{5}\u{1}C ⟦win⟧\u{6}⟦,⟧ \u{1}D⟦~~~⟧",
    "\u{1}A ⟦is shut out, and pays⟧ \u{1}B \u{1}C ⟦more⟧⟦~~~~~~~~~⟧",
    "\u{3}A\u{4}o\u{5}\u{1}B ⟦is⟧\u{4}\u{5}\u{1}B ⟦are⟧\u{6} ⟦shut out, which is worth nothing in these rules⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦game bonus⟧ \u{1}A⟦~~~⟧",
    "⟦shutout⟧ \u{1}A⟦~~⟧",
    "⟦difference⟧ \u{1}A⟦~~~⟧",
    "⟦box lead⟧ \u{1}A⟦~~~⟧",
    "⟦line bonus⟧ \u{1}A ⟦(⟧\u{3}B\u{4}o\u{5}\u{1}B ⟦box⟧\u{4}\u{5}\u{1}B ⟦boxes⟧\u{6} ⟦at⟧ \u{1}C⟦)⟧⟦~~~~~~⟧",
    "\u{1}A ⟦x 2 for the shutout⟧⟦~~~~~~⟧",
    "\u{1}A ⟦x⟧ \u{1}B ⟦for this game⟧⟦~~~~~⟧",
    "⟦0 (already part of the winner's difference:⟧ \u{3}A\u{4}o\u{5}\u{1}A ⟦point⟧\u{4}\u{5}\u{1}A ⟦points⟧\u{6}⟦)⟧⟦~~~~~~~~~~~~~~~⟧",
    "⟦Totals:⟧ \u{1}A⟦; not finished⟧⟦~~~~~~~⟧",
    "⟦Totals:⟧ \u{1}A⟦;⟧ \u{3}B\u{4}o\u{5}\u{1}C ⟦wins⟧\u{4}\u{5}\u{1}C ⟦win⟧\u{6} ⟦the sheet⟧⟦~~~~~~⟧",
    "⟦Totals:⟧ \u{1}A⟦; the sheet is tied⟧⟦~~~~~~~~~⟧",
    "⟦Totals:⟧ \u{1}A⟦; games won:⟧ \u{1}B⟦; not finished⟧⟦~~~~~~~~~~~⟧",
    "⟦Totals:⟧ \u{1}A⟦; games won:⟧ \u{1}B⟦; not finished, but⟧ \u{3}C\u{4}o\u{5}\u{1}D ⟦has⟧\u{4}\u{5}\u{1}D ⟦have⟧\u{6} ⟦already won the sheet by games won⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Totals:⟧ \u{1}A⟦; games won:⟧ \u{1}B⟦;⟧ \u{3}C\u{4}o\u{5}\u{1}D ⟦wins⟧\u{4}\u{5}\u{1}D ⟦win⟧\u{6} ⟦the sheet⟧⟦~~~~~~~~~~~⟧",
    "⟦Totals:⟧ \u{1}A⟦; games won:⟧ \u{1}B⟦;⟧ \u{3}C\u{4}o\u{5}\u{1}D ⟦wins⟧\u{4}\u{5}\u{1}D ⟦win⟧\u{6} ⟦the sheet by games won⟧⟦~~~~~~~~~~~~~~~⟧",
    "⟦Totals:⟧ \u{1}A⟦; games won:⟧ \u{1}B⟦; the sheet is tied⟧⟦~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("all-sheets", 1),
    ("ruled-otherwise", 4),
    ("not-valid", 3),
    ("after-the-end", 2),
    ("ruled-otherwise-in-round", 4),
    ("not-valid-in-round", 3),
    ("round-after-the-end", 2),
    ("laid-off-on-gin", 1),
    ("not-laid-off-on-gin", 1),
    ("adjustment-left-out", 2),
    ("adjustment-in", 4),
    ("adjustment-in-of-sheet", 5),
    ("game-open", 2),
    ("game-not-finished", 2),
    ("game-won", 4),
    ("shut-out-pays", 3),
    ("shut-out-for-nothing", 2),
    ("term-game-bonus", 1),
    ("term-shutout", 1),
    ("term-difference", 1),
    ("term-box-lead", 1),
    ("term-line-bonus", 3),
    ("term-shutout-doubles", 1),
    ("term-game-counts", 2),
    ("term-in-difference", 1),
    ("sheet-not-finished", 1),
    ("sheet-won", 3),
    ("sheet-tied", 1),
    ("games-not-finished", 2),
    ("games-decided", 4),
    ("games-won-by-totals", 4),
    ("games-won-by-games", 4),
    ("games-tied", 2),
];
