//! The messages of `l10n/*/page.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// Gin rummy: { $series }
message!(0, Title { series: Value });

// { $players }, { $day }
message!(1, SeriesTitle { players: Value, day: Value });

// Gin rummy
message!(2, Heading);

// { $series -> [one] Gin rummy: { $series } series [other] Gin rummy: { $series } series }
message!(3, HeadingSeveral { series: Count });

// Series
message!(4, Contents);

// { $day }, { $time }
message!(5, DayAndTime { day: Value, time: Value });

// Started
message!(6, Started);

// Players
message!(7, Players);

// Rules
message!(8, Rules);

// Stake
message!(9, Stake);

// { $stake } per point
message!(10, PerPoint { stake: Value });

// Played
message!(11, Played);

// { $hands -> [one] { $hands } hand [other] { $hands } hands }, stopped before its end
message!(12, PlayedStopped { hands: Count });

// { $hands -> [one] { $hands } hand [other] { $hands } hands }, finished
message!(13, PlayedFinished { hands: Count });

// { $hands -> [one] { $hands } hand [other] { $hands } hands }, not finished
message!(14, PlayedUnfinished { hands: Count });

// In play
message!(15, InPlay);

// Next
message!(16, Next);

// Seal
message!(17, Seal);

// none: an entry no longer matches its seal; see `ginscore audit`
message!(18, NoSeal);

// Series
message!(19, Series);

// Score sheet
message!(20, ScoreSheet);

// Score sheet { $number }
message!(21, ScoreSheetNumber { number: Count });

// Settlement
message!(22, Settlement);

// Sheet { $number }
message!(23, SheetNumber { number: Count });

// Hands
message!(24, Hands);

// Running totals, hand by hand
message!(25, TotalsByHand);

// Running totals, round by round
message!(26, TotalsByRound);

// Game { $number }
message!(27, GameColumn { number: Count });

// Hand
message!(28, HandColumn);

// Round
message!(29, RoundColumn);

// boxes
message!(30, Boxes);

// to go
message!(31, ToGo);

// * not verified from cards
message!(32, NotVerifiedNote);

// game closed
message!(33, GameClosed);

// Game { $number }
message!(34, PlotGame { number: Count });

// The game
message!(35, PlotOneGame);

// Game { $number }, hand by hand: { $totals }.
message!(36, DescribedByHand { number: Count, totals: Value });

// Game { $number }, round by round: { $totals }.
message!(37, DescribedByRound { number: Count, totals: Value });

// The game, hand by hand: { $totals }.
message!(38, DescribedOneByHand { totals: Value });

// The game, round by round: { $totals }.
message!(39, DescribedOneByRound { totals: Value });

// { $name } reached { $target } in hand { $number }.
message!(40, ReachedInHand { name: Value, target: Count, number: Count });

// { $name } reached { $target } in round { $number }.
message!(41, ReachedInRound { name: Value, target: Count, number: Count });

// Nobody has reached { $target }.
message!(42, NobodyReached { target: Count });

// hand { $number }
message!(43, AxisHand { number: Count });

// round { $number }
message!(44, AxisRound { number: Count });

// Hand { $number }: { $headline }
message!(45, HandTitle { number: Count, headline: Value });

// Round { $number }: { $headline }
message!(46, RoundTitle { number: Count, headline: Value });

// not verified from cards
message!(47, NotVerified);

// { $entered }; not verified from cards
message!(48, EnteredNotVerified { entered: Value });

// Note:
message!(49, Note);

// knock card
message!(50, KnockCard);

// laid off
message!(51, LaidOff);

// laying off
message!(52, LayingOff);

// deadwood
message!(53, Deadwood);

// count { $count }
message!(54, DeadwoodCount { count: Count });

// { $name } left { $points -> [one] { $points } point [other] { $points } points } on the table:
message!(55, LeftOnTable { name: Value, points: Count });

// set
message!(56, Set);

// run
message!(57, Run);

// { $rank } of { $suit }
message!(58, Card { rank: Value, suit: Value });

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 59]; 6] = [
    [(0, 13), (27, 33), (33, 42), (52, 100), (318, 324), (27, 33), (360, 367), (395, 402), (433, 438), (462, 467), (491, 503), (547, 553), (590, 637), (873, 906), (1113, 1150), (1384, 1391), (1425, 1429), (1464, 1468), (1494, 1557), (318, 324), (1962, 1973), (2021, 2035), (2095, 2105), (2137, 2145), (2171, 2176), (2199, 2227), (2363, 2393), (2569, 2576), (2621, 2625), (2646, 2651), (2680, 2685), (2709, 2714), (2740, 2765), (2891, 2902), (2569, 2576), (2974, 2982), (3023, 3049), (3200, 3228), (3389, 3416), (3563, 3592), (3749, 3774), (3905, 3931), (4092, 4114), (4231, 4238), (4271, 4279), (4323, 4334), (4383, 4395), (4459, 4482), (4600, 4627), (4800, 4805), (4826, 4836), (4890, 4898), (4940, 4950), (4999, 5007), (5059, 5067), (5108, 5155), (5353, 5356), (5381, 5384), (5413, 5421)],
    [(0, 13), (27, 33), (33, 42), (100, 149), (324, 331), (27, 33), (367, 374), (402, 411), (438, 444), (467, 473), (503, 515), (553, 560), (637, 694), (906, 947), (1150, 1196), (1391, 1398), (1429, 1437), (1468, 1472), (1557, 1633), (1943, 1949), (1973, 1988), (2035, 2053), (2105, 2111), (2145, 2153), (2176, 2181), (2227, 2257), (2393, 2427), (2576, 2586), (2625, 2629), (2651, 2657), (2685, 2691), (2714, 2720), (2765, 2795), (2902, 2917), (2576, 2586), (2982, 2991), (3049, 3077), (3228, 3260), (3416, 3443), (3592, 3623), (3774, 3800), (3931, 3959), (4114, 4135), (4238, 4245), (4279, 4288), (4334, 4345), (4395, 4408), (4482, 4510), (4627, 4661), (4805, 4810), (4836, 4851), (4898, 4913), (4950, 4958), (5007, 5020), (5067, 5075), (5155, 5199), (5356, 5362), (5384, 5394), (5421, 5429)],
    [(0, 13), (27, 33), (33, 42), (100, 149), (324, 331), (27, 33), (367, 374), (402, 411), (438, 444), (467, 473), (503, 515), (560, 566), (637, 694), (947, 986), (1196, 1238), (1391, 1398), (1429, 1437), (1468, 1472), (1633, 1707), (1943, 1949), (1973, 1988), (2035, 2053), (2105, 2111), (2145, 2153), (2176, 2181), (2227, 2257), (2427, 2459), (2586, 2593), (2625, 2629), (2657, 2662), (2685, 2691), (2714, 2720), (2765, 2795), (2917, 2929), (2586, 2593), (2991, 2997), (3077, 3102), (3260, 3287), (3443, 3467), (3623, 3649), (3774, 3800), (3959, 3986), (4114, 4135), (4238, 4245), (4288, 4296), (4334, 4345), (4408, 4420), (4482, 4510), (4661, 4698), (4805, 4810), (4836, 4851), (4898, 4913), (4958, 4966), (5020, 5033), (5067, 5075), (5155, 5199), (5356, 5362), (5384, 5394), (5421, 5429)],
    [(0, 13), (27, 33), (33, 42), (149, 201), (331, 339), (27, 33), (374, 380), (411, 420), (444, 450), (473, 478), (515, 525), (566, 573), (694, 754), (986, 1025), (1238, 1281), (1398, 1406), (1437, 1446), (1472, 1479), (1707, 1783), (1949, 1957), (1988, 2004), (2053, 2072), (2111, 2116), (2153, 2162), (2181, 2185), (2257, 2293), (2459, 2495), (2593, 2603), (2629, 2633), (2662, 2666), (2691, 2698), (2720, 2727), (2795, 2834), (2929, 2943), (2593, 2603), (2997, 3007), (3102, 3132), (3287, 3317), (3467, 3497), (3649, 3679), (3800, 3846), (3986, 4030), (4135, 4175), (4245, 4252), (4296, 4303), (4345, 4356), (4420, 4431), (4510, 4547), (4698, 4739), (4805, 4810), (4851, 4867), (4913, 4922), (4966, 4978), (5033, 5040), (5075, 5083), (5199, 5245), (5362, 5368), (5394, 5399), (5429, 5437)],
    [(13, 27), (27, 33), (42, 52), (201, 250), (339, 345), (350, 360), (380, 386), (420, 427), (450, 456), (478, 485), (525, 536), (573, 581), (754, 805), (1025, 1059), (1281, 1321), (1406, 1419), (1446, 1459), (1479, 1485), (1783, 1860), (345, 350), (2004, 2016), (2072, 2087), (2116, 2126), (2162, 2171), (2185, 2191), (2293, 2326), (2495, 2536), (2603, 2612), (2633, 2638), (2666, 2675), (2698, 2703), (2727, 2733), (2834, 2868), (2943, 2957), (2603, 2612), (3007, 3017), (3132, 3164), (3317, 3357), (3497, 3530), (3679, 3720), (3846, 3877), (4030, 4065), (4175, 4199), (4252, 4260), (4303, 4315), (4356, 4368), (4431, 4447), (4547, 4579), (4739, 4775), (4810, 4820), (4867, 4877), (4922, 4930), (4978, 4985), (5040, 5048), (5083, 5101), (5245, 5288), (5368, 5374), (5399, 5406), (5437, 5442)],
    [(0, 13), (27, 33), (33, 42), (250, 318), (345, 350), (27, 33), (386, 395), (427, 433), (456, 462), (485, 491), (536, 547), (581, 590), (805, 873), (1059, 1113), (1321, 1384), (1419, 1425), (1459, 1464), (1485, 1494), (1860, 1943), (1957, 1962), (2016, 2021), (2087, 2095), (2126, 2137), (2087, 2095), (2191, 2199), (2326, 2363), (2536, 2569), (2612, 2621), (2638, 2646), (2675, 2680), (2703, 2709), (2733, 2740), (2868, 2891), (2957, 2974), (2612, 2621), (3017, 3023), (3164, 3200), (3357, 3389), (3530, 3563), (3720, 3749), (3877, 3905), (4065, 4092), (4199, 4231), (4260, 4271), (4315, 4323), (4368, 4383), (4447, 4459), (4579, 4600), (4775, 4800), (4820, 4826), (4877, 4890), (4930, 4940), (4985, 4999), (5048, 5059), (5101, 5108), (5288, 5353), (5374, 5381), (5406, 5413), (5442, 5447)],
];

const TEXT: &str = concat!(
    "Gin rummy: \u{1}A",
    "Gin Rommé: \u{1}A",
    "\u{1}A, \u{1}B",
    "Gin rummy",
    "Gin Rommé",
    "\u{3}A\u{4}o\u{5}Gin rummy: \u{1}A series\u{4}\u{5}Gin rummy: \u{1}A series\u{6}",
    "\u{3}A\u{4}o\u{5}Gin rummy: \u{1}A série\u{4}\u{5}Gin rummy: \u{1}A séries\u{6}",
    "\u{3}A\u{4}o\u{5}Gin rummy: \u{1}A incontro\u{4}\u{5}Gin rummy: \u{1}A incontri\u{6}",
    "\u{3}A\u{4}o\u{5}Gin Rommé: \u{1}A Serie\u{4}\u{5}Gin Rommé: \u{1}A Serien\u{6}",
    "\u{3}A\u{4}o\u{5}Gin rummy: \u{1}A seria\u{4}f\u{5}Gin rummy: \u{1}A serie\u{4}\u{5}Gin rummy: \u{1}A serii\u{6}",
    "Series",
    "Séries",
    "Incontri",
    "Serien",
    "Serie",
    "\u{1}A, \u{1}B Uhr",
    "Started",
    "Início",
    "Inizio",
    "Beginn",
    "Początek",
    "Players",
    "Jogadores",
    "Giocatori",
    "Spieler",
    "Gracze",
    "Rules",
    "Regras",
    "Regole",
    "Regeln",
    "Zasady",
    "Stake",
    "Aposta",
    "Posta",
    "Einsatz",
    "Stawka",
    "\u{1}A per point",
    "\u{1}A por ponto",
    "\u{1}A a punto",
    "\u{1}A je Punkt",
    "\u{1}A za punkt",
    "Played",
    "Jogadas",
    "Estado",
    "Giocate",
    "Gespielt",
    "Rozegrano",
    "\u{3}A\u{4}o\u{5}\u{1}A hand\u{4}\u{5}\u{1}A hands\u{6}, stopped before its end",
    "\u{3}A\u{4}o\u{5}\u{1}A mão\u{4}\u{5}\u{1}A mãos\u{6}, série interrompida antes do fim",
    "\u{3}A\u{4}o\u{5}\u{1}A mano\u{4}\u{5}\u{1}A mani\u{6}, incontro interrotto prima della fine",
    "\u{3}A\u{4}o\u{5}\u{1}A Runde\u{4}\u{5}\u{1}A Runden\u{6}, vor dem Ende abgebrochen",
    "\u{3}A\u{4}o\u{5}\u{1}A rozdanie\u{4}f\u{5}\u{1}A rozdania\u{4}\u{5}\u{1}A rozdań\u{6}, przerwano przed końcem",
    "\u{3}A\u{4}o\u{5}\u{1}A hand\u{4}\u{5}\u{1}A hands\u{6}, finished",
    "\u{3}A\u{4}o\u{5}\u{1}A mão\u{4}\u{5}\u{1}A mãos\u{6}, série terminada",
    "\u{3}A\u{4}o\u{5}\u{1}A mão\u{4}\u{5}\u{1}A mãos\u{6}, série acabada",
    "\u{3}A\u{4}o\u{5}\u{1}A mano\u{4}\u{5}\u{1}A mani\u{6}, incontro finito",
    "\u{3}A\u{4}o\u{5}\u{1}A Runde\u{4}\u{5}\u{1}A Runden\u{6}, beendet",
    "\u{3}A\u{4}o\u{5}\u{1}A rozdanie\u{4}f\u{5}\u{1}A rozdania\u{4}\u{5}\u{1}A rozdań\u{6}, do końca",
    "\u{3}A\u{4}o\u{5}\u{1}A hand\u{4}\u{5}\u{1}A hands\u{6}, not finished",
    "\u{3}A\u{4}o\u{5}\u{1}A mão\u{4}\u{5}\u{1}A mãos\u{6}, série não terminada",
    "\u{3}A\u{4}o\u{5}\u{1}A mão\u{4}\u{5}\u{1}A mãos\u{6}, série por acabar",
    "\u{3}A\u{4}o\u{5}\u{1}A mano\u{4}\u{5}\u{1}A mani\u{6}, incontro non finito",
    "\u{3}A\u{4}o\u{5}\u{1}A Runde\u{4}\u{5}\u{1}A Runden\u{6}, nicht beendet",
    "\u{3}A\u{4}o\u{5}\u{1}A rozdanie\u{4}f\u{5}\u{1}A rozdania\u{4}\u{5}\u{1}A rozdań\u{6}, jeszcze nie koniec",
    "In play",
    "Em jogo",
    "In corso",
    "Läuft gerade",
    "W toku",
    "Next",
    "A seguir",
    "A seguire",
    "Als Nächstes",
    "Dalej",
    "Seal",
    "Selo",
    "Sigillo",
    "Siegel",
    "Pieczęć",
    "none: an entry no longer matches its seal; see `ginscore audit`",
    "nenhum: uma entrada não corresponde mais ao seu selo; veja `ginscore audit`",
    "nenhum: uma entrada já não corresponde ao seu selo; ver `ginscore audit`",
    "nessuno: una voce non corrisponde più al suo sigillo; vedi `ginscore audit`",
    "keines: Ein Eintrag passt nicht mehr zu seinem Siegel; siehe `ginscore audit`",
    "brak: jakiś wpis nie zgadza się już ze swoją pieczęcią; zob. `ginscore audit`",
    "Série",
    "Incontro",
    "Seria",
    "Score sheet",
    "Folha de pontos",
    "Foglio dei punti",
    "Punktezettel",
    "Zapis",
    "Score sheet \u{1}A",
    "Folha de pontos \u{1}A",
    "Foglio dei punti \u{1}A",
    "Punktezettel \u{1}A",
    "Zapis \u{1}A",
    "Settlement",
    "Acerto",
    "Saldo",
    "Abrechnung",
    "Rozliczenie",
    "Sheet \u{1}A",
    "Folha \u{1}A",
    "Foglio \u{1}A",
    "Zettel \u{1}A",
    "Hands",
    "Mãos",
    "Mani",
    "Runden",
    "Rozdania",
    "Running totals, hand by hand",
    "Totais acumulados, mão a mão",
    "Punteggio progressivo, mano per mano",
    "Zwischenstände, Runde für Runde",
    "Wynik bieżący, rozdanie po rozdaniu",
    "Running totals, round by round",
    "Totais acumulados, rodada a rodada",
    "Totais acumulados, ronda a ronda",
    "Punteggio progressivo, giro per giro",
    "Zwischenstände, Durchgang für Durchgang",
    "Wynik bieżący, runda po rundzie",
    "Game \u{1}A",
    "Partida \u{1}A",
    "Jogo \u{1}A",
    "Partita \u{1}A",
    "Partie \u{1}A",
    "Partia \u{1}A",
    "Hand",
    "Mão",
    "Mano",
    "Runde",
    "Rozdanie",
    "Round",
    "Rodada",
    "Ronda",
    "Giro",
    "Durchgang",
    "Runda",
    "boxes",
    "caixas",
    "caselle",
    "Boxen",
    "kratki",
    "to go",
    "faltam",
    "mancano",
    "fehlen",
    "brakuje",
    "* not verified from cards",
    "* não verificada pelas cartas",
    "* punteggio non verificato con le carte",
    "* nicht anhand der Karten geprüft",
    "* nie sprawdzono z kart",
    "game closed",
    "partida fechada",
    "jogo fechado",
    "partita chiusa",
    "Partie beendet",
    "partia zamknięta",
    "The game",
    "A partida",
    "O jogo",
    "La partita",
    "Die Partie",
    "Partia",
    "Game \u{1}A, hand by hand: \u{1}B.",
    "Partida \u{1}A, mão a mão: \u{1}B.",
    "Jogo \u{1}A, mão a mão: \u{1}B.",
    "Partita \u{1}A, mano per mano: \u{1}B.",
    "Partie \u{1}A, Runde für Runde: \u{1}B.",
    "Partia \u{1}A, rozdanie po rozdaniu: \u{1}B.",
    "Game \u{1}A, round by round: \u{1}B.",
    "Partida \u{1}A, rodada a rodada: \u{1}B.",
    "Jogo \u{1}A, ronda a ronda: \u{1}B.",
    "Partita \u{1}A, giro per giro: \u{1}B.",
    "Partie \u{1}A, Durchgang für Durchgang: \u{1}B.",
    "Partia \u{1}A, runda po rundzie: \u{1}B.",
    "The game, hand by hand: \u{1}A.",
    "A partida, mão a mão: \u{1}A.",
    "O jogo, mão a mão: \u{1}A.",
    "La partita, mano per mano: \u{1}A.",
    "Die Partie, Runde für Runde: \u{1}A.",
    "Partia, rozdanie po rozdaniu: \u{1}A.",
    "The game, round by round: \u{1}A.",
    "A partida, rodada a rodada: \u{1}A.",
    "O jogo, ronda a ronda: \u{1}A.",
    "La partita, giro per giro: \u{1}A.",
    "Die Partie, Durchgang für Durchgang: \u{1}A.",
    "Partia, runda po rundzie: \u{1}A.",
    "\u{1}A reached \u{1}B in hand \u{1}C.",
    "\u{1}A chegou a \u{1}B na mão \u{1}C.",
    "Traguardo di \u{1}B raggiunto da \u{1}A nella mano \u{1}C.",
    "\u{1}B erreicht von \u{1}A in Runde \u{1}C.",
    "\u{1}A osiąga \u{1}B w rozdaniu \u{1}C.",
    "\u{1}A reached \u{1}B in round \u{1}C.",
    "\u{1}A chegou a \u{1}B na rodada \u{1}C.",
    "\u{1}A chegou a \u{1}B na ronda \u{1}C.",
    "Traguardo di \u{1}B raggiunto da \u{1}A nel giro \u{1}C.",
    "\u{1}B erreicht von \u{1}A in Durchgang \u{1}C.",
    "\u{1}A osiąga \u{1}B w rundzie \u{1}C.",
    "Nobody has reached \u{1}A.",
    "Ninguém chegou a \u{1}A.",
    "Nessuno ha raggiunto il traguardo di \u{1}A.",
    "Niemand hat \u{1}A erreicht.",
    "Nikt jeszcze nie osiągnął \u{1}A.",
    "hand \u{1}A",
    "mão \u{1}A",
    "mano \u{1}A",
    "Runde \u{1}A",
    "rozdanie \u{1}A",
    "round \u{1}A",
    "rodada \u{1}A",
    "ronda \u{1}A",
    "giro \u{1}A",
    "Durchgang \u{1}A",
    "runda \u{1}A",
    "Hand \u{1}A: \u{1}B",
    "Mão \u{1}A: \u{1}B",
    "Mano \u{1}A: \u{1}B",
    "Runde \u{1}A: \u{1}B",
    "Rozdanie \u{1}A: \u{1}B",
    "Round \u{1}A: \u{1}B",
    "Rodada \u{1}A: \u{1}B",
    "Ronda \u{1}A: \u{1}B",
    "Giro \u{1}A: \u{1}B",
    "Durchgang \u{1}A: \u{1}B",
    "Runda \u{1}A: \u{1}B",
    "not verified from cards",
    "não verificada pelas cartas",
    "punteggio non verificato con le carte",
    "nicht anhand der Karten geprüft",
    "nie sprawdzono z kart",
    "\u{1}A; not verified from cards",
    "\u{1}A; sem verificação pelas cartas",
    "\u{1}A; mão não verificada pelas cartas",
    "\u{1}A; punteggio non verificato con le carte",
    "\u{1}A; nicht anhand der Karten geprüft",
    "\u{1}A; nie sprawdzono z kart",
    "Note:",
    "Nota:",
    "Anmerkung:",
    "Uwaga:",
    "knock card",
    "carta do limite",
    "carta del limite",
    "Klopfkarte",
    "karta pukania",
    "laid off",
    "cartas juntadas",
    "attaccate",
    "angelegt",
    "dołożone",
    "laying off",
    "juntando",
    "a juntar",
    "da attaccare",
    "anlegen",
    "do dołożenia",
    "deadwood",
    "cartas mortas",
    "cartas soltas",
    "spaiate",
    "Deadwood",
    "wolne karty",
    "count \u{1}A",
    "resto \u{1}A",
    "conto \u{1}A",
    "Deadwood-Punkte \u{1}A",
    "suma \u{1}A",
    "\u{1}A left \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6} on the table:",
    "\u{1}A deixou \u{3}B\u{4}o\u{5}\u{1}B ponto\u{4}\u{5}\u{1}B pontos\u{6} na mesa:",
    "\u{1}A lascia \u{3}B\u{4}o\u{5}\u{1}B punto\u{4}\u{5}\u{1}B punti\u{6} sul tavolo:",
    "\u{1}A lässt \u{3}B\u{4}o\u{5}\u{1}B Punkt\u{4}\u{5}\u{1}B Punkte\u{6} liegen:",
    "\u{1}A traci \u{3}B\u{4}o\u{5}\u{1}B punkt\u{4}f\u{5}\u{1}B punkty\u{4}\u{5}\u{1}B punktów\u{6}, lepiej byłoby:",
    "set",
    "trinca",
    "gruppo",
    "Gruppe",
    "komplet",
    "run",
    "sequência",
    "scala",
    "Sequenz",
    "sekwens",
    "\u{1}A of \u{1}B",
    "\u{1}A de \u{1}B",
    "\u{1}A di \u{1}B",
    "\u{1}B \u{1}A",
    "\u{1}A \u{1}B",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 59] = [(0, 28), (28, 40), (40, 64), (64, 136), (136, 156), (28, 40), (156, 177), (177, 198), (198, 216), (216, 234), (234, 261), (261, 281), (281, 360), (360, 420), (420, 485), (485, 506), (506, 523), (523, 540), (540, 636), (136, 156), (636, 662), (662, 692), (692, 717), (717, 739), (739, 757), (757, 806), (806, 858), (858, 878), (878, 895), (895, 913), (913, 931), (931, 949), (949, 994), (994, 1020), (858, 878), (1020, 1042), (1042, 1099), (1099, 1159), (1159, 1212), (1212, 1268), (1268, 1323), (1323, 1379), (1379, 1425), (1425, 1445), (1445, 1467), (1467, 1498), (1498, 1530), (1530, 1572), (1572, 1619), (1619, 1637), (1637, 1662), (1662, 1684), (1684, 1709), (1709, 1731), (1731, 1753), (1753, 1836), (1836, 1852), (1852, 1868), (1868, 1889)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦Gin rummy:⟧ \u{1}A⟦~~~⟧",
    "\u{1}A⟦,⟧ \u{1}B",
    "⟦Gin rummy⟧⟦~~~⟧",
    "\u{3}A\u{4}o\u{5}⟦Gin rummy:⟧ \u{1}A ⟦series⟧\u{4}\u{5}⟦Gin rummy:⟧ \u{1}A ⟦series⟧\u{6}",
    "⟦Series⟧⟦~~⟧",
    "⟦Started⟧⟦~~⟧",
    "⟦Players⟧⟦~~⟧",
    "⟦Rules⟧⟦~⟧",
    "⟦Stake⟧⟦~⟧",
    "\u{1}A ⟦per point⟧⟦~~~⟧",
    "⟦Played⟧⟦~~⟧",
    "\u{3}A\u{4}o\u{5}\u{1}A ⟦hand⟧\u{4}\u{5}\u{1}A ⟦hands⟧\u{6}⟦, stopped before its end⟧⟦~~~~~~~~⟧",
    "\u{3}A\u{4}o\u{5}\u{1}A ⟦hand⟧\u{4}\u{5}\u{1}A ⟦hands⟧\u{6}⟦, finished⟧⟦~~~⟧",
    "\u{3}A\u{4}o\u{5}\u{1}A ⟦hand⟧\u{4}\u{5}\u{1}A ⟦hands⟧\u{6}⟦, not finished⟧⟦~~~~⟧",
    "⟦In play⟧⟦~~⟧",
    "⟦Next⟧⟦~⟧",
    "⟦Seal⟧⟦~⟧",
    "⟦none: an entry no longer matches its seal; see `ginscore audit`⟧⟦~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Score sheet⟧⟦~~~⟧",
    "⟦Score sheet⟧ \u{1}A⟦~~~~⟧",
    "⟦Settlement⟧⟦~~~⟧",
    "⟦Sheet⟧ \u{1}A⟦~~⟧",
    "⟦Hands⟧⟦~⟧",
    "⟦Running totals, hand by hand⟧⟦~~~~~~~~~⟧",
    "⟦Running totals, round by round⟧⟦~~~~~~~~~~⟧",
    "⟦Game⟧ \u{1}A⟦~⟧",
    "⟦Hand⟧⟦~⟧",
    "⟦Round⟧⟦~⟧",
    "⟦boxes⟧⟦~⟧",
    "⟦to go⟧⟦~⟧",
    "⟦* not verified from cards⟧⟦~~~~~~~~⟧",
    "⟦game closed⟧⟦~~~⟧",
    "⟦The game⟧⟦~~⟧",
    "⟦Game⟧ \u{1}A⟦, hand by hand:⟧ \u{1}B⟦.⟧⟦~~~~~~~⟧",
    "⟦Game⟧ \u{1}A⟦, round by round:⟧ \u{1}B⟦.⟧⟦~~~~~~~~⟧",
    "⟦The game, hand by hand:⟧ \u{1}A⟦.⟧⟦~~~~~~~~⟧",
    "⟦The game, round by round:⟧ \u{1}A⟦.⟧⟦~~~~~~~~~⟧",
    "\u{1}A ⟦reached⟧ \u{1}B ⟦in hand⟧ \u{1}C⟦.⟧⟦~~~~~~⟧",
    "\u{1}A ⟦reached⟧ \u{1}B ⟦in round⟧ \u{1}C⟦.⟧⟦~~~~~~⟧",
    "⟦Nobody has reached⟧ \u{1}A⟦.⟧⟦~~~~~~⟧",
    "⟦hand⟧ \u{1}A⟦~⟧",
    "⟦round⟧ \u{1}A⟦~~⟧",
    "⟦Hand⟧ \u{1}A⟦:⟧ \u{1}B⟦~~⟧",
    "⟦Round⟧ \u{1}A⟦:⟧ \u{1}B⟦~~⟧",
    "⟦not verified from cards⟧⟦~~~~~~~⟧",
    "\u{1}A⟦; not verified from cards⟧⟦~~~~~~~~⟧",
    "⟦Note:⟧⟦~⟧",
    "⟦knock card⟧⟦~~~⟧",
    "⟦laid off⟧⟦~~⟧",
    "⟦laying off⟧⟦~~~⟧",
    "⟦deadwood⟧⟦~~⟧",
    "⟦count⟧ \u{1}A⟦~~⟧",
    "\u{1}A ⟦left⟧ \u{3}B\u{4}o\u{5}\u{1}B ⟦point⟧\u{4}\u{5}\u{1}B ⟦points⟧\u{6} ⟦on the table:⟧⟦~~~~~~⟧",
    "⟦set⟧⟦~⟧",
    "⟦run⟧⟦~⟧",
    "\u{1}A ⟦of⟧ \u{1}B⟦~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("title", 1),
    ("series-title", 2),
    ("heading", 0),
    ("heading-several", 1),
    ("contents", 0),
    ("day-and-time", 2),
    ("started", 0),
    ("players", 0),
    ("rules", 0),
    ("stake", 0),
    ("per-point", 1),
    ("played", 0),
    ("played-stopped", 1),
    ("played-finished", 1),
    ("played-unfinished", 1),
    ("in-play", 0),
    ("next", 0),
    ("seal", 0),
    ("no-seal", 0),
    ("series", 0),
    ("score-sheet", 0),
    ("score-sheet-number", 1),
    ("settlement", 0),
    ("sheet-number", 1),
    ("hands", 0),
    ("totals-by-hand", 0),
    ("totals-by-round", 0),
    ("game-column", 1),
    ("hand-column", 0),
    ("round-column", 0),
    ("boxes", 0),
    ("to-go", 0),
    ("not-verified-note", 0),
    ("game-closed", 0),
    ("plot-game", 1),
    ("plot-one-game", 0),
    ("described-by-hand", 2),
    ("described-by-round", 2),
    ("described-one-by-hand", 1),
    ("described-one-by-round", 1),
    ("reached-in-hand", 3),
    ("reached-in-round", 3),
    ("nobody-reached", 1),
    ("axis-hand", 1),
    ("axis-round", 1),
    ("hand-title", 2),
    ("round-title", 2),
    ("not-verified", 0),
    ("entered-not-verified", 1),
    ("note", 0),
    ("knock-card", 0),
    ("laid-off", 0),
    ("laying-off", 0),
    ("deadwood", 0),
    ("deadwood-count", 1),
    ("left-on-table", 2),
    ("set", 0),
    ("run", 0),
    ("card", 2),
];
