//! The messages of `l10n/*/sheet.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// Sheet { $number }
message!(0, SheetNumber { number: Value });

// * not verified from cards
message!(1, NotVerifiedMark);

// Seal { $seal }
message!(2, Seal { seal: Value });

// hand { $number }: { $headline }, { $entered }
message!(3, HandEntered { number: Value, headline: Value, entered: Value });

// hand { $number }: { $headline }, not verified from cards, { $entered }
message!(4, HandEnteredNotVerified { number: Value, headline: Value, entered: Value });

// round { $number }: { $headline }, { $entered }
message!(5, RoundEntered { number: Value, headline: Value, entered: Value });

// round { $number }: { $headline }, not verified from cards, { $entered }
message!(6, RoundEnteredNotVerified { number: Value, headline: Value, entered: Value });

// game { $game }: { $scores }
message!(7, GameScores { game: Value, scores: Value });

// game { $game }: { $scores }; { $winner } won it
message!(8, GameScoresWon { game: Value, scores: Value, winner: Value });

// { $name } { $points } with { $boxes -> [one] { $boxes } box [other] { $boxes } boxes } and { $to-go } to go
message!(9, ScoreOpen { name: Value, points: Count, boxes: Count, to_go: Count });

// { $name } { $points } with { $boxes -> [one] { $boxes } box [other] { $boxes } boxes }
message!(10, ScoreClosed { name: Value, points: Count, boxes: Count });

// { $players -> [one] { $name } is [other] { $name } are } in danger of a shutout in game { $game }
message!(11, ShutoutDanger { players: Count, name: Value, game: Value });

// { $players -> [one] { $name } has [other] { $name } have } won { $won } of { $all } games, which decides the sheet
message!(12, Decided { players: Count, name: Value, won: Count, all: Count });

// The series was stopped.
message!(13, SeriesWasStopped);

// The series is over.
message!(14, SeriesIsOver);

// It is not recorded who deals first.
message!(15, FirstDealerUnknown);

// entered when every hand of the round has ended
message!(16, EnteredLater);

// not entered in any game
message!(17, EnteredNowhere);

// not entered: the games that this win would go to are closed
message!(18, EnteredClosed);

// { $count -> [one] entered in game { $games } [other] entered in games { $games } }
message!(19, EnteredGames { count: Count, games: Value });

// score: { $scores }
message!(20, Score { scores: Value });

// game { $game } { $scores }
message!(21, ScoreInGame { game: Value, scores: Value });

// hand
message!(22, HeadHand);

// round
message!(23, HeadRound);

// game { $game }
message!(24, HeadGame { game: Value });

// boxes
message!(25, RowBoxes);

// to go
message!(26, RowToGo);

// won
message!(27, CellWon);

// lost
message!(28, CellLost);

// race
message!(29, Race);

// round { $number }
message!(30, RowRound { number: Value });

// adjusted
message!(31, RowAdjusted);

// { $boxes -> [one] { $signed } box [other] { $signed } boxes }
message!(32, RowAdjustedBoxes { boxes: Count, signed: Value });

// knock
message!(33, EndKnock);

// gin
message!(34, EndGin);

// big-gin
message!(35, EndBigGin);

// undercut
message!(36, EndUndercut);

// gin-off
message!(37, EndGinOff);

// tie
message!(38, EndTie);

// draw
message!(39, EndDraw);

// points
message!(40, EndPoints);

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 41]; 6] = [
    [(0, 8), (42, 67), (193, 200), (238, 253), (318, 358), (539, 555), (639, 680), (910, 921), (986, 1008), (1148, 1194), (1510, 1543), (1751, 1804), (2112, 2177), (2620, 2643), (2753, 2772), (2854, 2889), (3087, 3133), (3396, 3419), (3566, 3625), (3981, 4026), (4318, 4327), (4378, 4388), (4448, 4452), (4473, 4478), (4505, 4512), (4545, 4550), (4574, 4579), (4605, 4608), (4633, 4637), (4664, 4668), (4694, 4702), (4740, 4748), (4779, 4801), (4908, 4913), (4940, 4943), (4946, 4953), (4980, 4988), (5006, 5013), (5037, 5040), (5076, 5080), (5105, 5111)],
    [(8, 16), (67, 97), (200, 207), (253, 268), (358, 403), (555, 572), (680, 727), (921, 935), (1008, 1036), (1194, 1274), (1543, 1595), (1804, 1859), (2177, 2271), (2643, 2669), (2772, 2788), (2889, 2929), (3133, 3185), (3419, 3453), (3625, 3698), (4026, 4086), (4327, 4337), (4388, 4401), (4452, 4456), (4478, 4484), (4512, 4520), (4550, 4556), (4579, 4585), (4608, 4614), (4637, 4643), (4668, 4675), (4702, 4711), (4748, 4754), (4801, 4826), (4913, 4919), (4940, 4943), (4953, 4960), (4980, 4988), (5006, 5013), (5040, 5046), (5080, 5086), (5111, 5120)],
    [(8, 16), (67, 97), (200, 207), (253, 268), (358, 403), (572, 588), (727, 773), (935, 946), (1036, 1061), (1274, 1337), (1595, 1630), (1859, 1920), (2271, 2361), (2643, 2669), (2772, 2788), (2929, 2968), (3185, 3230), (3453, 3478), (3698, 3763), (4086, 4128), (4337, 4347), (4401, 4411), (4452, 4456), (4484, 4489), (4520, 4527), (4550, 4556), (4579, 4585), (4614, 4619), (4643, 4648), (4668, 4675), (4711, 4719), (4748, 4754), (4801, 4826), (4913, 4919), (4940, 4943), (4953, 4960), (4980, 4988), (5006, 5013), (5046, 5055), (5080, 5086), (5120, 5126)],
    [(16, 25), (97, 136), (207, 217), (268, 283), (403, 447), (588, 603), (773, 817), (946, 960), (1061, 1088), (1337, 1404), (1630, 1668), (1920, 1979), (2361, 2450), (2669, 2700), (2788, 2809), (2968, 3013), (3230, 3280), (3478, 3509), (3763, 3831), (4128, 4186), (4347, 4360), (4411, 4424), (4456, 4460), (4489, 4493), (4512, 4520), (4556, 4563), (4585, 4592), (4619, 4624), (4648, 4653), (4675, 4680), (4719, 4726), (4754, 4763), (4826, 4848), (4919, 4926), (4940, 4943), (4953, 4960), (4980, 4988), (5013, 5020), (5055, 5059), (5086, 5091), (5126, 5134)],
    [(25, 34), (136, 170), (217, 226), (283, 299), (447, 497), (603, 623), (817, 871), (960, 973), (1088, 1118), (1404, 1446), (1668, 1700), (1979, 2028), (2450, 2533), (2700, 2728), (2809, 2831), (3013, 3052), (3280, 3342), (3509, 3537), (3831, 3911), (4186, 4247), (4360, 4369), (4424, 4436), (4460, 4465), (4493, 4500), (4527, 4536), (4563, 4568), (4592, 4598), (4624, 4628), (4653, 4658), (4680, 4687), (4726, 4732), (4763, 4772), (4848, 4870), (4926, 4933), (4943, 4946), (4960, 4971), (4988, 4996), (5020, 5027), (5059, 5065), (5091, 5100), (5134, 5140)],
    [(34, 42), (170, 193), (226, 238), (299, 318), (497, 539), (623, 639), (871, 910), (973, 986), (1118, 1148), (1446, 1510), (1700, 1751), (2028, 2112), (2533, 2620), (2728, 2753), (2831, 2854), (3052, 3087), (3342, 3396), (3537, 3566), (3911, 3981), (4247, 4318), (4369, 4378), (4436, 4448), (4465, 4473), (4500, 4505), (4536, 4545), (4568, 4574), (4598, 4605), (4628, 4633), (4658, 4664), (4687, 4694), (4732, 4740), (4772, 4779), (4870, 4908), (4933, 4940), (4940, 4943), (4971, 4980), (4996, 5006), (5027, 5037), (5065, 5076), (5100, 5105), (5140, 5150)],
];

const TEXT: &str = concat!(
    "Sheet \u{1}A",
    "Folha \u{1}A",
    "Foglio \u{1}A",
    "Zettel \u{1}A",
    "Zapis \u{1}A",
    "* not verified from cards",
    "* não verificada pelas cartas",
    "* punteggio non verificato con le carte",
    "* nicht anhand der Karten geprüft",
    "* nie sprawdzono z kart",
    "Seal \u{1}A",
    "Selo \u{1}A",
    "Sigillo \u{1}A",
    "Siegel \u{1}A",
    "Pieczęć \u{1}A",
    "hand \u{1}A: \u{1}B, \u{1}C",
    "mão \u{1}A: \u{1}B, \u{1}C",
    "mano \u{1}A: \u{1}B, \u{1}C",
    "Runde \u{1}A: \u{1}B, \u{1}C",
    "rozdanie \u{1}A: \u{1}B, \u{1}C",
    "hand \u{1}A: \u{1}B, not verified from cards, \u{1}C",
    "mão \u{1}A: \u{1}B, não verificada pelas cartas, \u{1}C",
    "mano \u{1}A: \u{1}B, non verificata con le carte, \u{1}C",
    "Runde \u{1}A: \u{1}B, nicht anhand der Karten geprüft, \u{1}C",
    "rozdanie \u{1}A: \u{1}B, nie sprawdzono z kart, \u{1}C",
    "round \u{1}A: \u{1}B, \u{1}C",
    "rodada \u{1}A: \u{1}B, \u{1}C",
    "ronda \u{1}A: \u{1}B, \u{1}C",
    "giro \u{1}A: \u{1}B, \u{1}C",
    "Durchgang \u{1}A: \u{1}B, \u{1}C",
    "runda \u{1}A: \u{1}B, \u{1}C",
    "round \u{1}A: \u{1}B, not verified from cards, \u{1}C",
    "rodada \u{1}A: \u{1}B, não verificada pelas cartas, \u{1}C",
    "ronda \u{1}A: \u{1}B, não verificada pelas cartas, \u{1}C",
    "giro \u{1}A: \u{1}B, non verificato con le carte, \u{1}C",
    "Durchgang \u{1}A: \u{1}B, nicht anhand der Karten geprüft, \u{1}C",
    "runda \u{1}A: \u{1}B, nie sprawdzono z kart, \u{1}C",
    "game \u{1}A: \u{1}B",
    "partida \u{1}A: \u{1}B",
    "jogo \u{1}A: \u{1}B",
    "partita \u{1}A: \u{1}B",
    "Partie \u{1}A: \u{1}B",
    "partia \u{1}A: \u{1}B",
    "game \u{1}A: \u{1}B; \u{1}C won it",
    "partida \u{1}A: \u{1}B; ganha por \u{1}C",
    "jogo \u{1}A: \u{1}B; ganho por \u{1}C",
    "partita \u{1}A: \u{1}B; vinta da \u{1}C",
    "Partie \u{1}A: \u{1}B; gewonnen von \u{1}C",
    "partia \u{1}A: \u{1}B; zwycięstwo: \u{1}C",
    "\u{1}A \u{1}B with \u{3}C\u{4}o\u{5}\u{1}C box\u{4}\u{5}\u{1}C boxes\u{6} and \u{1}D to go",
    "\u{1}A \u{1}B \u{3}C\u{4}0\u{5}sem caixas\u{4}o\u{5}com \u{1}C caixa\u{4}\u{5}com \u{1}C caixas\u{6} (\u{3}D\u{4}o\u{5}falta \u{1}D\u{4}\u{5}faltam \u{1}D\u{6})",
    "\u{1}A \u{1}B com \u{3}C\u{4}o\u{5}\u{1}C caixa\u{4}\u{5}\u{1}C caixas\u{6} (\u{3}D\u{4}o\u{5}falta \u{1}D\u{4}\u{5}faltam \u{1}D\u{6})",
    "\u{1}A \u{1}B con \u{3}C\u{4}o\u{5}\u{1}C casella\u{4}\u{5}\u{1}C caselle\u{6} (\u{3}D\u{4}o\u{5}manca \u{1}D\u{4}\u{5}mancano \u{1}D\u{6})",
    "\u{1}A \u{1}B mit \u{3}C\u{4}o\u{5}\u{1}C Box\u{4}\u{5}\u{1}C Boxen\u{6} (noch \u{1}D)",
    "\u{1}A \u{1}B z \u{3}C\u{4}o\u{5}\u{1}C kratką\u{4}f\u{5}\u{1}C kratkami\u{4}\u{5}\u{1}C kratkami\u{6} i \u{1}D do celu",
    "\u{1}A \u{1}B with \u{3}C\u{4}o\u{5}\u{1}C box\u{4}\u{5}\u{1}C boxes\u{6}",
    "\u{1}A \u{1}B \u{3}C\u{4}0\u{5}sem caixas\u{4}o\u{5}com \u{1}C caixa\u{4}\u{5}com \u{1}C caixas\u{6}",
    "\u{1}A \u{1}B com \u{3}C\u{4}o\u{5}\u{1}C caixa\u{4}\u{5}\u{1}C caixas\u{6}",
    "\u{1}A \u{1}B con \u{3}C\u{4}o\u{5}\u{1}C casella\u{4}\u{5}\u{1}C caselle\u{6}",
    "\u{1}A \u{1}B mit \u{3}C\u{4}o\u{5}\u{1}C Box\u{4}\u{5}\u{1}C Boxen\u{6}",
    "\u{1}A \u{1}B z \u{3}C\u{4}o\u{5}\u{1}C kratką\u{4}f\u{5}\u{1}C kratkami\u{4}\u{5}\u{1}C kratkami\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B is\u{4}\u{5}\u{1}B are\u{6} in danger of a shutout in game \u{1}C",
    "\u{3}A\u{4}o\u{5}\u{1}B corre\u{4}\u{5}\u{1}B correm\u{6} risco de capote na partida \u{1}C",
    "\u{3}A\u{4}o\u{5}\u{1}B está\u{4}\u{5}\u{1}B estão\u{6} em risco de levar capote no jogo \u{1}C",
    "\u{3}A\u{4}o\u{5}\u{1}B rischia\u{4}\u{5}\u{1}B rischiano\u{6} il cappotto nella partita \u{1}C",
    "\u{3}A\u{4}o\u{5}\u{1}B ist\u{4}\u{5}\u{1}B sind\u{6} in Partie \u{1}C noch Schneider",
    "\u{3}A\u{4}o\u{5}\u{1}B może przegrać\u{4}f\u{5}\u{1}B mogą przegrać\u{4}\u{5}\u{1}B mogą przegrać\u{6} partię \u{1}C do zera",
    "\u{3}A\u{4}o\u{5}\u{1}B has\u{4}\u{5}\u{1}B have\u{6} won \u{1}C of \u{1}D games, which decides the sheet",
    "\u{3}A\u{4}o\u{5}\u{1}B já ganhou\u{4}\u{5}\u{1}B já ganharam\u{6} \u{3}C\u{4}o\u{5}\u{1}C partida\u{4}\u{5}\u{1}C partidas\u{6} de \u{1}D, o que decide a folha",
    "\u{3}A\u{4}o\u{5}\u{1}B já ganhou\u{4}\u{5}\u{1}B já ganharam\u{6} \u{3}C\u{4}o\u{5}\u{1}C jogo\u{4}\u{5}\u{1}C jogos\u{6} em \u{1}D: a folha está decidida",
    "\u{3}A\u{4}o\u{5}\u{1}B ha vinto\u{4}\u{5}\u{1}B hanno vinto\u{6} \u{3}C\u{4}o\u{5}\u{1}C partita\u{4}\u{5}\u{1}C partite\u{6} su \u{1}D: il foglio è deciso",
    "\u{3}A\u{4}o\u{5}\u{1}B hat\u{4}\u{5}\u{1}B haben\u{6} \u{1}C von \u{1}D Partien gewonnen; damit ist der Zettel entschieden",
    "\u{3}A\u{4}o\u{5}\u{1}B wygrywa\u{4}f\u{5}\u{1}B wygrywają\u{4}\u{5}\u{1}B wygrywają\u{6} \u{1}C z \u{1}D partii, a tym samym cały zapis",
    "The series was stopped.",
    "A série foi interrompida.",
    "L'incontro è stato interrotto.",
    "Die Serie wurde abgebrochen.",
    "Seria została przerwana.",
    "The series is over.",
    "A série acabou.",
    "L'incontro è finito.",
    "Die Serie ist zu Ende.",
    "Seria jest zakończona.",
    "It is not recorded who deals first.",
    "Não está registrado quem dá primeiro.",
    "Não está registado quem dá primeiro.",
    "Non è registrato chi dà le carte per primo.",
    "Wer zuerst gibt, ist nicht eingetragen.",
    "Nie zapisano, kto rozdaje pierwszy.",
    "entered when every hand of the round has ended",
    "lançamento quando todas as mãos da rodada acabarem",
    "entra quando acabarem todas as mãos da ronda",
    "si segna quando sono finite tutte le mani del giro",
    "wird eingetragen, wenn alle Runden des Durchgangs zu Ende sind",
    "wpis nastąpi po zakończeniu wszystkich rozdań rundy",
    "not entered in any game",
    "sem lançamento em nenhuma partida",
    "não entra em nenhum jogo",
    "non si segna in nessuna partita",
    "in keiner Partie eingetragen",
    "nie wpisano do żadnej partii",
    "not entered: the games that this win would go to are closed",
    "sem lançamento: as partidas para onde esta vitória iria estão fechadas",
    "não entra: os jogos para onde iria esta vitória estão fechados",
    "non si segna: le partite in cui andrebbe questa vittoria sono chiuse",
    "nicht eingetragen: Die Partien, in die diese gewonnene Runde käme, sind beendet",
    "nie wpisano: partie, do których trafiłaby ta wygrana, są zamknięte",
    "\u{3}A\u{4}o\u{5}entered in game \u{1}B\u{4}\u{5}entered in games \u{1}B\u{6}",
    "\u{3}A\u{4}o\u{5}lançamento na partida \u{1}B\u{4}\u{5}lançamento nas partidas \u{1}B\u{6}",
    "\u{3}A\u{4}o\u{5}entra no jogo \u{1}B\u{4}\u{5}entra nos jogos \u{1}B\u{6}",
    "\u{3}A\u{4}o\u{5}si segna nella partita \u{1}B\u{4}\u{5}si segna nelle partite \u{1}B\u{6}",
    "\u{3}A\u{4}o\u{5}eingetragen in Partie \u{1}B\u{4}\u{5}eingetragen in den Partien \u{1}B\u{6}",
    "\u{3}A\u{4}o\u{5}wpisano do partii \u{1}B\u{4}f\u{5}wpisano do partii \u{1}B\u{4}\u{5}wpisano do partii \u{1}B\u{6}",
    "score: \u{1}A",
    "placar: \u{1}A",
    "pontos: \u{1}A",
    "punteggio: \u{1}A",
    "Stand: \u{1}A",
    "wynik: \u{1}A",
    "game \u{1}A \u{1}B",
    "partida \u{1}A \u{1}B",
    "jogo \u{1}A \u{1}B",
    "partita \u{1}A \u{1}B",
    "Partie \u{1}A \u{1}B",
    "partia \u{1}A \u{1}B",
    "hand",
    "mão",
    "mano",
    "Runde",
    "rozdanie",
    "round",
    "rodada",
    "ronda",
    "giro",
    "Durchg.",
    "runda",
    "game \u{1}A",
    "part. \u{1}A",
    "jogo \u{1}A",
    "Partie \u{1}A",
    "partia \u{1}A",
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
    "won",
    "ganhou",
    "ganha",
    "vinta",
    "gew.",
    "wygr.",
    "lost",
    "perdeu",
    "perde",
    "persa",
    "verl.",
    "przeg.",
    "race",
    "corrida",
    "corsa",
    "Verlauf",
    "wyścig",
    "round \u{1}A",
    "rodada \u{1}A",
    "ronda \u{1}A",
    "giro \u{1}A",
    "Dg. \u{1}A",
    "runda \u{1}A",
    "adjusted",
    "ajuste",
    "rettifica",
    "Anpassung",
    "korekta",
    "\u{3}A\u{4}o\u{5}\u{1}B box\u{4}\u{5}\u{1}B boxes\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B caixa\u{4}\u{5}\u{1}B caixas\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B cas.\u{4}\u{5}\u{1}B cas.\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B Box\u{4}\u{5}\u{1}B Boxen\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B kratka\u{4}f\u{5}\u{1}B kratki\u{4}\u{5}\u{1}B kratek\u{6}",
    "knock",
    "batida",
    "bussata",
    "Klopfen",
    "pukanie",
    "gin",
    "Gin",
    "big-gin",
    "big gin",
    "Großes Gin",
    "duży gin",
    "undercut",
    "Undercut",
    "podcięcie",
    "gin-off",
    "gin off",
    "Gin-Off",
    "podc. do 0",
    "tie",
    "iguais",
    "igualdade",
    "pari",
    "gleich",
    "równe sumy",
    "draw",
    "empate",
    "patta",
    "unentsch.",
    "remis",
    "points",
    "em pontos",
    "pontos",
    "in punti",
    "Punkte",
    "w punktach",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 41] = [(0, 22), (22, 67), (67, 87), (87, 129), (129, 204), (204, 247), (247, 323), (323, 354), (354, 411), (411, 499), (499, 558), (558, 645), (645, 759), (759, 801), (801, 838), (838, 896), (896, 969), (969, 1011), (1011, 1101), (1101, 1158), (1158, 1181), (1181, 1205), (1205, 1215), (1215, 1226), (1226, 1239), (1239, 1250), (1250, 1261), (1261, 1270), (1270, 1280), (1280, 1290), (1290, 1304), (1304, 1318), (1318, 1352), (1352, 1363), (1363, 1372), (1372, 1385), (1385, 1399), (1399, 1412), (1412, 1421), (1421, 1431), (1431, 1443)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦Sheet⟧ \u{1}A⟦~~⟧",
    "⟦* not verified from cards⟧⟦~~~~~~~~⟧",
    "⟦Seal⟧ \u{1}A⟦~⟧",
    "⟦hand⟧ \u{1}A⟦:⟧ \u{1}B⟦,⟧ \u{1}C⟦~~~⟧",
    "⟦hand⟧ \u{1}A⟦:⟧ \u{1}B⟦, not verified from cards,⟧ \u{1}C⟦~~~~~~~~~~~⟧",
    "⟦round⟧ \u{1}A⟦:⟧ \u{1}B⟦,⟧ \u{1}C⟦~~~⟧",
    "⟦round⟧ \u{1}A⟦:⟧ \u{1}B⟦, not verified from cards,⟧ \u{1}C⟦~~~~~~~~~~~⟧",
    "⟦game⟧ \u{1}A⟦:⟧ \u{1}B⟦~~⟧",
    "⟦game⟧ \u{1}A⟦:⟧ \u{1}B⟦;⟧ \u{1}C ⟦won it⟧⟦~~~~~⟧",
    "\u{1}A \u{1}B ⟦with⟧ \u{3}C\u{4}o\u{5}\u{1}C ⟦box⟧\u{4}\u{5}\u{1}C ⟦boxes⟧\u{6} ⟦and⟧ \u{1}D ⟦to go⟧⟦~~~~~~⟧",
    "\u{1}A \u{1}B ⟦with⟧ \u{3}C\u{4}o\u{5}\u{1}C ⟦box⟧\u{4}\u{5}\u{1}C ⟦boxes⟧\u{6}⟦~~⟧",
    "\u{3}A\u{4}o\u{5}\u{1}B ⟦is⟧\u{4}\u{5}\u{1}B ⟦are⟧\u{6} ⟦in danger of a shutout in game⟧ \u{1}C⟦~~~~~~~~~~⟧",
    "\u{3}A\u{4}o\u{5}\u{1}B ⟦has⟧\u{4}\u{5}\u{1}B ⟦have⟧\u{6} ⟦won⟧ \u{1}C ⟦of⟧ \u{1}D ⟦games, which decides the sheet⟧⟦~~~~~~~~~~~~~⟧",
    "⟦The series was stopped.⟧⟦~~~~~~~⟧",
    "⟦The series is over.⟧⟦~~~~~~⟧",
    "⟦It is not recorded who deals first.⟧⟦~~~~~~~~~~~⟧",
    "⟦entered when every hand of the round has ended⟧⟦~~~~~~~~~~~~~~~⟧",
    "⟦not entered in any game⟧⟦~~~~~~~⟧",
    "⟦not entered: the games that this win would go to are closed⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "\u{3}A\u{4}o\u{5}⟦entered in game⟧ \u{1}B\u{4}\u{5}⟦entered in games⟧ \u{1}B\u{6}",
    "⟦score:⟧ \u{1}A⟦~~⟧",
    "⟦game⟧ \u{1}A \u{1}B⟦~~⟧",
    "⟦hand⟧",
    "⟦round⟧",
    "⟦game⟧ \u{1}A",
    "⟦boxes⟧",
    "⟦to go⟧",
    "⟦won⟧",
    "⟦lost⟧",
    "⟦race⟧",
    "⟦round⟧ \u{1}A",
    "⟦adjusted⟧",
    "\u{3}A\u{4}o\u{5}\u{1}B ⟦box⟧\u{4}\u{5}\u{1}B ⟦boxes⟧\u{6}",
    "⟦knock⟧",
    "⟦gin⟧",
    "⟦big-gin⟧",
    "⟦undercut⟧",
    "⟦gin-off⟧",
    "⟦tie⟧",
    "⟦draw⟧",
    "⟦points⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("sheet-number", 1),
    ("not-verified-mark", 0),
    ("seal", 1),
    ("hand-entered", 3),
    ("hand-entered-not-verified", 3),
    ("round-entered", 3),
    ("round-entered-not-verified", 3),
    ("game-scores", 2),
    ("game-scores-won", 3),
    ("score-open", 4),
    ("score-closed", 3),
    ("shutout-danger", 3),
    ("decided", 4),
    ("series-was-stopped", 0),
    ("series-is-over", 0),
    ("first-dealer-unknown", 0),
    ("entered-later", 0),
    ("entered-nowhere", 0),
    ("entered-closed", 0),
    ("entered-games", 2),
    ("score", 1),
    ("score-in-game", 2),
    ("head-hand", 0),
    ("head-round", 0),
    ("head-game", 1),
    ("row-boxes", 0),
    ("row-to-go", 0),
    ("cell-won", 0),
    ("cell-lost", 0),
    ("race", 0),
    ("row-round", 1),
    ("row-adjusted", 0),
    ("row-adjusted-boxes", 2),
    ("end-knock", 0),
    ("end-gin", 0),
    ("end-big-gin", 0),
    ("end-undercut", 0),
    ("end-gin-off", 0),
    ("end-tie", 0),
    ("end-draw", 0),
    ("end-points", 0),
];
