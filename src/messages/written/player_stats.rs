//! The messages of `l10n/*/player-stats.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// there are no hands yet
message!(0, NoHandsYet);

// { $name }: { $hands -> [one] { $hands } hand [other] { $hands } hands } in { $series } series
message!(1, TitleHands { name: Value, hands: Count, series: Count });

// { $name }: { $rounds -> [one] { $rounds } round [other] { $rounds } rounds } in { $series } series
message!(2, TitleRounds { name: Value, rounds: Count, series: Count });

// { $name } ({ $players })
message!(3, Side { name: Value, players: Value });

// hands won
message!(4, HandsWon);

// rounds won
message!(5, RoundsWon);

// points per win
message!(6, PointsPerWin);

// points ahead
message!(7, PointsAhead);

// won by a knock
message!(8, ByKnock);

// won by gin
message!(9, ByGin);

// won by big gin
message!(10, ByBigGin);

// won by an undercut
message!(11, ByUndercut);

// won in points only
message!(12, InPointsOnly);

// knocked with
message!(13, KnockedWith);

// knocks undercut
message!(14, KnocksUndercut);

// caught with
message!(15, CaughtWith);

// left on the table
message!(16, LeftOnTable);

// boxes
message!(17, Boxes);

// longest streaks
message!(18, LongestStreaks);

// games
message!(19, Games);

// shutouts
message!(20, Shutouts);

// series
message!(21, Series);

// settled
message!(22, Settled);

// ahead over time
message!(23, AheadOverTime);

// against { $opponent }
message!(24, Against { opponent: Value });

// { $part } of { $all }, { $percent }
message!(25, Share { part: Count, all: Count, percent: Value });

// 0 of 0
message!(26, ShareOfNone);

// { $part } of { $all }, { $percent }; 1 dealt hand in { NUMBER($one-in) } is gin
message!(27, ShareGin { part: Count, all: Count, percent: Value, one_in: Count });

// { $part } of { $all }, { $percent }; 1 dealt hand in { NUMBER($one-in) } is big gin
message!(28, ShareBigGin { part: Count, all: Count, percent: Value, one_in: Count });

// { $mean } on average ({ $hands -> [one] { $hands } hand [other] { $hands } hands })
message!(29, MeanOfHands { mean: Value, hands: Count });

// { $mean } on average ({ $rounds -> [one] { $rounds } round [other] { $rounds } rounds })
message!(30, MeanOfRounds { mean: Value, rounds: Count });

// { $mean } on average ({ $knocks -> [one] { $knocks } knock [other] { $knocks } knocks }); 1 dealt hand in { NUMBER($one-in) } counts 10 or less
message!(31, MeanKnocked { mean: Value, knocks: Count, one_in: Count });

// { $mean } on average ({ $hands -> [one] { $hands } hand [other] { $hands } hands }); a dealt hand averages { $dealt }
message!(32, MeanCaught { mean: Value, hands: Count, dealt: Value });

// { $points -> [one] { $ahead } points [other] { $ahead } points }, { $each } per hand ({ $hands -> [one] { $hands } hand [other] { $hands } hands })
message!(33, AheadHands { points: Count, ahead: Value, each: Value, hands: Count });

// { $points -> [one] { $ahead } points [other] { $ahead } points }, { $each } per round ({ $rounds -> [one] { $rounds } round [other] { $rounds } rounds })
message!(34, AheadRounds { points: Count, ahead: Value, each: Value, rounds: Count });

// { $points -> [one] { $points } point [other] { $points } points } over { $hands -> [one] { $hands } hand [other] { $hands } hands } with recorded cards, { $each } per hand
message!(35, Left { points: Count, hands: Count, each: Value });

// { $boxes } for { $hands -> [one] { $hands } hand [other] { $hands } hands } won
message!(36, BoxesForHands { boxes: Count, hands: Count });

// { $boxes } for { $rounds -> [one] { $rounds } round [other] { $rounds } rounds } won
message!(37, BoxesForRounds { boxes: Count, rounds: Count });

// { $won -> [one] { $won } hand [other] { $won } hands } won in a row, { $lost } lost in a row, out of { $all }
message!(38, StreaksOfHands { won: Count, lost: Count, all: Count });

// { $won -> [one] { $won } round [other] { $won } rounds } won in a row, { $lost } lost in a row, out of { $all }
message!(39, StreaksOfRounds { won: Count, lost: Count, all: Count });

// { $won } won, { $lost } lost
message!(40, GamesWonLost { won: Count, lost: Count });

// { $won } won, { $lost } lost, in { $games -> [one] { $games } closed game [other] { $games } closed games }
message!(41, ShutoutsInGames { won: Count, lost: Count, games: Count });

// { $points -> [one] { $net } points [other] { $net } points }, over the closed games of { $series } series
message!(42, SettledPoints { points: Count, net: Value, series: Count });

// { $share }; { $ahead }; games { $games-won } to { $games-lost }; series { $series-won } to { $series-lost }
message!(43, AgainstFigures { share: Value, ahead: Value, games_won: Count, games_lost: Count, series_won: Count, series_lost: Count });

// now { $now }, between { $least } and { $most }
message!(44, Course { now: Value, least: Value, most: Value });

// { $count } won
message!(45, Won { count: Count });

// { $count } lost
message!(46, Lost { count: Count });

// { $count } tied
message!(47, Tied { count: Count });

// { $count } stopped
message!(48, Stopped { count: Count });

// { $count } open
message!(49, Open { count: Count });

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 50]; 6] = [
    [(0, 22), (121, 161), (508, 550), (905, 912), (912, 921), (975, 985), (1056, 1070), (1155, 1167), (1214, 1228), (1288, 1298), (1347, 1361), (1433, 1451), (1521, 1539), (1611, 1623), (1684, 1699), (1764, 1775), (1868, 1885), (1960, 1965), (1989, 2004), (2067, 2072), (2105, 2113), (2144, 2150), (2176, 2183), (2223, 2238), (2313, 2323), (2358, 2370), (2418, 2424), (2448, 2487), (2683, 2726), (2944, 2983), (3204, 3245), (3474, 3553), (4049, 4114), (4519, 4584), (4964, 5032), (5425, 5512), (6012, 6046), (6319, 6355), (6639, 6704), (7303, 7370), (7969, 7984), (8290, 8347), (8945, 9007), (9422, 9461), (9661, 9686), (9777, 9783), (9923, 9930), (10086, 10093), (10232, 10242), (10436, 10443)],
    [(22, 42), (161, 243), (550, 638), (905, 912), (921, 933), (985, 999), (1070, 1089), (1167, 1175), (1228, 1245), (1298, 1312), (1361, 1379), (1451, 1470), (1539, 1559), (1623, 1637), (1699, 1716), (1775, 1799), (1885, 1901), (1965, 1971), (2004, 2012), (2072, 2080), (2113, 2120), (2150, 2157), (2183, 2189), (2238, 2255), (2323, 2332), (2370, 2382), (2424, 2430), (2487, 2532), (2726, 2775), (2983, 3032), (3245, 3300), (3553, 3656), (4114, 4195), (4584, 4671), (5032, 5127), (5512, 5623), (6046, 6107), (6355, 6422), (6704, 6851), (7370, 7523), (7984, 8066), (8347, 8497), (9007, 9111), (9461, 9502), (9686, 9709), (9783, 9820), (9930, 9973), (10093, 10139), (10242, 10300), (10443, 10483)],
    [(22, 42), (243, 301), (638, 698), (905, 912), (921, 933), (999, 1012), (1089, 1105), (1175, 1185), (1228, 1245), (1298, 1312), (1361, 1379), (1451, 1470), (1539, 1559), (1623, 1637), (1699, 1716), (1799, 1820), (1901, 1916), (1965, 1971), (2004, 2012), (2080, 2085), (2113, 2120), (2150, 2157), (2189, 2196), (2255, 2279), (2323, 2332), (2370, 2382), (2424, 2430), (2487, 2532), (2726, 2775), (3032, 3070), (3300, 3340), (3656, 3746), (4195, 4265), (4671, 4735), (5127, 5194), (5623, 5710), (6107, 6150), (6422, 6467), (6851, 6959), (7523, 7633), (8066, 8122), (8497, 8594), (9111, 9187), (9502, 9540), (9686, 9709), (9820, 9845), (9973, 10002), (10139, 10170), (10300, 10339), (10483, 10510)],
    [(42, 65), (301, 361), (698, 758), (905, 912), (933, 943), (1012, 1022), (1105, 1123), (1185, 1194), (1245, 1259), (1312, 1325), (1379, 1396), (1470, 1488), (1559, 1578), (1637, 1655), (1716, 1731), (1820, 1841), (1916, 1930), (1971, 1978), (2012, 2031), (2085, 2092), (2120, 2128), (2157, 2165), (2196, 2201), (2279, 2298), (2332, 2341), (2382, 2394), (2430, 2436), (2532, 2573), (2775, 2820), (3070, 3106), (3340, 3376), (3746, 3826), (4265, 4337), (4735, 4797), (5194, 5256), (5710, 5797), (6150, 6191), (6467, 6508), (6959, 7042), (7633, 7716), (8122, 8172), (8594, 8691), (9187, 9267), (9540, 9581), (9709, 9728), (9845, 9869), (10002, 10026), (10170, 10177), (10339, 10373), (10510, 10536)],
    [(65, 90), (361, 419), (758, 825), (905, 912), (943, 959), (1022, 1043), (1123, 1137), (1194, 1199), (1259, 1272), (1325, 1334), (1396, 1413), (1488, 1502), (1578, 1592), (1655, 1667), (1731, 1747), (1841, 1853), (1930, 1945), (1978, 1983), (2031, 2049), (2092, 2099), (2128, 2137), (2165, 2171), (2201, 2212), (2298, 2305), (2341, 2349), (2394, 2407), (2436, 2443), (2573, 2627), (2820, 2882), (3106, 3147), (3376, 3426), (3826, 3936), (4337, 4423), (4797, 4863), (5256, 5335), (5797, 5885), (6191, 6244), (6508, 6571), (7042, 7117), (7716, 7800), (8172, 8196), (8691, 8767), (9267, 9348), (9581, 9622), (9728, 9756), (9869, 9880), (10026, 10037), (10177, 10193), (10373, 10387), (10536, 10544)],
    [(90, 121), (419, 508), (825, 905), (905, 912), (959, 975), (1043, 1056), (1137, 1155), (1199, 1214), (1272, 1288), (1334, 1347), (1413, 1433), (1502, 1521), (1592, 1611), (1667, 1684), (1747, 1764), (1853, 1868), (1945, 1960), (1983, 1989), (2049, 2067), (2099, 2105), (2137, 2144), (2171, 2176), (2212, 2223), (2305, 2313), (2349, 2358), (2407, 2418), (2443, 2448), (2627, 2683), (2882, 2944), (3147, 3204), (3426, 3474), (3936, 4049), (4423, 4519), (4863, 4964), (5335, 5425), (5885, 6012), (6244, 6319), (6571, 6639), (7117, 7303), (7800, 7969), (8196, 8290), (8767, 8945), (9348, 9422), (9622, 9661), (9756, 9777), (9880, 9923), (10037, 10086), (10193, 10232), (10387, 10436), (10544, 10587)],
];

const TEXT: &str = concat!(
    "there are no hands yet",
    "ainda não há mãos",
    "non ci sono ancora mani",
    "es gibt noch keine Runden",
    "nie ma jeszcze żadnych rozdań",
    "\u{1}A: \u{3}B\u{4}o\u{5}\u{1}B hand\u{4}\u{5}\u{1}B hands\u{6} in \u{1}C series",
    "\u{1}A: \u{3}B\u{4}0\u{5}\u{1}B mãos\u{4}o\u{5}\u{1}B mão\u{4}\u{5}\u{1}B mãos\u{6} em \u{3}C\u{4}0\u{5}\u{1}C séries\u{4}o\u{5}\u{1}C série\u{4}\u{5}\u{1}C séries\u{6}",
    "\u{1}A: \u{3}B\u{4}o\u{5}\u{1}B mão\u{4}\u{5}\u{1}B mãos\u{6} em \u{3}C\u{4}o\u{5}\u{1}C série\u{4}\u{5}\u{1}C séries\u{6}",
    "\u{1}A: \u{3}B\u{4}o\u{5}\u{1}B mano\u{4}\u{5}\u{1}B mani\u{6} in \u{3}C\u{4}o\u{5}\u{1}C incontro\u{4}\u{5}\u{1}C incontri\u{6}",
    "\u{1}A: \u{3}B\u{4}o\u{5}\u{1}B Runde\u{4}\u{5}\u{1}B Runden\u{6} in \u{3}C\u{4}o\u{5}\u{1}C Serie\u{4}\u{5}\u{1}C Serien\u{6}",
    "\u{1}A: \u{3}B\u{4}o\u{5}\u{1}B rozdanie\u{4}f\u{5}\u{1}B rozdania\u{4}\u{5}\u{1}B rozdań\u{6} w \u{3}C\u{4}o\u{5}\u{1}C serii\u{4}f\u{5}\u{1}C seriach\u{4}\u{5}\u{1}C seriach\u{6}",
    "\u{1}A: \u{3}B\u{4}o\u{5}\u{1}B round\u{4}\u{5}\u{1}B rounds\u{6} in \u{1}C series",
    "\u{1}A: \u{3}B\u{4}0\u{5}\u{1}B rodadas\u{4}o\u{5}\u{1}B rodada\u{4}\u{5}\u{1}B rodadas\u{6} em \u{3}C\u{4}0\u{5}\u{1}C séries\u{4}o\u{5}\u{1}C série\u{4}\u{5}\u{1}C séries\u{6}",
    "\u{1}A: \u{3}B\u{4}o\u{5}\u{1}B ronda\u{4}\u{5}\u{1}B rondas\u{6} em \u{3}C\u{4}o\u{5}\u{1}C série\u{4}\u{5}\u{1}C séries\u{6}",
    "\u{1}A: \u{3}B\u{4}o\u{5}\u{1}B giro\u{4}\u{5}\u{1}B giri\u{6} in \u{3}C\u{4}o\u{5}\u{1}C incontro\u{4}\u{5}\u{1}C incontri\u{6}",
    "\u{1}A: \u{3}B\u{4}o\u{5}\u{1}B Durchgang\u{4}\u{5}\u{1}B Durchgänge\u{6} in \u{3}C\u{4}o\u{5}\u{1}C Serie\u{4}\u{5}\u{1}C Serien\u{6}",
    "\u{1}A: \u{3}B\u{4}o\u{5}\u{1}B runda\u{4}f\u{5}\u{1}B rundy\u{4}\u{5}\u{1}B rund\u{6} w \u{3}C\u{4}o\u{5}\u{1}C serii\u{4}f\u{5}\u{1}C seriach\u{4}\u{5}\u{1}C seriach\u{6}",
    "\u{1}A (\u{1}B)",
    "hands won",
    "mãos ganhas",
    "mani vinte",
    "gewonnene Runden",
    "wygrane rozdania",
    "rounds won",
    "rodadas ganhas",
    "rondas ganhas",
    "giri vinti",
    "gewonnene Durchgänge",
    "wygrane rundy",
    "points per win",
    "pontos por vitória",
    "pontos ao ganhar",
    "punti per vittoria",
    "Punkte je Sieg",
    "punkty na wygraną",
    "points ahead",
    "vantagem",
    "diferença",
    "vantaggio",
    "Saldo",
    "bilans punktów",
    "won by a knock",
    "ganhas com batida",
    "vinte bussando",
    "durch Klopfen",
    "wygrane pukaniem",
    "won by gin",
    "ganhas com gin",
    "vinte con gin",
    "durch Gin",
    "wygrane ginem",
    "won by big gin",
    "ganhas com big gin",
    "vinte con big gin",
    "durch Großes Gin",
    "wygrane dużym ginem",
    "won by an undercut",
    "ganhas com undercut",
    "vinte con undercut",
    "durch Undercut",
    "wygrane podcięciem",
    "won in points only",
    "ganhas só em pontos",
    "vinte solo in punti",
    "nur in Punkten",
    "wpisane same punkty",
    "knocked with",
    "resto ao bater",
    "conto alla bussata",
    "geklopft mit",
    "suma przy pukaniu",
    "knocks undercut",
    "undercuts levados",
    "undercut subiti",
    "dabei unterboten",
    "podcięte pukania",
    "caught with",
    "resto que sobrou na mão",
    "resto se o outro bate",
    "conto rimasto in mano",
    "erwischt mit",
    "zostaje w ręku",
    "left on the table",
    "deixados na mesa",
    "deixado na mesa",
    "punti lasciati",
    "liegen gelassen",
    "stracone punkty",
    "boxes",
    "caixas",
    "caselle",
    "Boxen",
    "kratki",
    "longest streaks",
    "recordes",
    "strisce più lunghe",
    "längste Strähnen",
    "najdłuższe passy",
    "games",
    "partidas",
    "jogos",
    "partite",
    "Partien",
    "partie",
    "shutouts",
    "capotes",
    "cappotti",
    "Schneider",
    "do zera",
    "series",
    "séries",
    "incontri",
    "Serien",
    "serie",
    "settled",
    "acerto",
    "acertos",
    "saldo",
    "abgerechnet",
    "rozliczenie",
    "ahead over time",
    "vantagem no tempo",
    "evolução da diferença",
    "vantaggio nel tempo",
    "Verlauf",
    "przebieg",
    "against \u{1}A",
    "contra \u{1}A",
    "contro \u{1}A",
    "gegen \u{1}A",
    "kontra \u{1}A",
    "\u{1}A of \u{1}B, \u{1}C",
    "\u{1}A de \u{1}B, \u{1}C",
    "\u{1}A su \u{1}B, \u{1}C",
    "\u{1}A von \u{1}B, \u{1}C",
    "\u{1}A z \u{1}B, \u{1}C",
    "0 of 0",
    "0 de 0",
    "0 su 0",
    "0 von 0",
    "0 z 0",
    "\u{1}A of \u{1}B, \u{1}C; 1 dealt hand in \u{2}D is gin",
    "\u{1}A de \u{1}B, \u{1}C; 1 em cada \u{2}D mãos dadas é gin",
    "\u{1}A su \u{1}B, \u{1}C; è gin 1 mano servita su \u{2}D",
    "\u{1}A von \u{1}B, \u{1}C; 1 von \u{2}D ausgeteilten Blättern ist Gin",
    "\u{1}A z \u{1}B, \u{1}C; gin prosto z rozdania trafia się raz na \u{2}D",
    "\u{1}A of \u{1}B, \u{1}C; 1 dealt hand in \u{2}D is big gin",
    "\u{1}A de \u{1}B, \u{1}C; 1 em cada \u{2}D mãos dadas é big gin",
    "\u{1}A su \u{1}B, \u{1}C; è big gin 1 mano servita su \u{2}D",
    "\u{1}A von \u{1}B, \u{1}C; 1 von \u{2}D ausgeteilten Blättern ist Großes Gin",
    "\u{1}A z \u{1}B, \u{1}C; duży gin prosto z rozdania trafia się raz na \u{2}D",
    "\u{1}A on average (\u{3}B\u{4}o\u{5}\u{1}B hand\u{4}\u{5}\u{1}B hands\u{6})",
    "\u{1}A em média (\u{3}B\u{4}0\u{5}\u{1}B mãos\u{4}o\u{5}\u{1}B mão\u{4}\u{5}\u{1}B mãos\u{6})",
    "\u{1}A em média (\u{3}B\u{4}o\u{5}\u{1}B mão\u{4}\u{5}\u{1}B mãos\u{6})",
    "\u{1}A in media (\u{3}B\u{4}o\u{5}\u{1}B mano\u{4}\u{5}\u{1}B mani\u{6})",
    "\u{1}A im Schnitt (\u{3}B\u{4}o\u{5}\u{1}B Runde\u{4}\u{5}\u{1}B Runden\u{6})",
    "średnio \u{1}A (\u{3}B\u{4}o\u{5}\u{1}B rozdanie\u{4}f\u{5}\u{1}B rozdania\u{4}\u{5}\u{1}B rozdań\u{6})",
    "\u{1}A on average (\u{3}B\u{4}o\u{5}\u{1}B round\u{4}\u{5}\u{1}B rounds\u{6})",
    "\u{1}A em média (\u{3}B\u{4}0\u{5}\u{1}B rodadas\u{4}o\u{5}\u{1}B rodada\u{4}\u{5}\u{1}B rodadas\u{6})",
    "\u{1}A em média (\u{3}B\u{4}o\u{5}\u{1}B ronda\u{4}\u{5}\u{1}B rondas\u{6})",
    "\u{1}A in media (\u{3}B\u{4}o\u{5}\u{1}B giro\u{4}\u{5}\u{1}B giri\u{6})",
    "\u{1}A im Schnitt (\u{3}B\u{4}o\u{5}\u{1}B Durchgang\u{4}\u{5}\u{1}B Durchgänge\u{6})",
    "średnio \u{1}A (\u{3}B\u{4}o\u{5}\u{1}B runda\u{4}f\u{5}\u{1}B rundy\u{4}\u{5}\u{1}B rund\u{6})",
    "\u{1}A on average (\u{3}B\u{4}o\u{5}\u{1}B knock\u{4}\u{5}\u{1}B knocks\u{6}); 1 dealt hand in \u{2}C counts 10 or less",
    "\u{1}A em média (\u{3}B\u{4}0\u{5}\u{1}B batidas\u{4}o\u{5}\u{1}B batida\u{4}\u{5}\u{1}B batidas\u{6}); 1 em cada \u{2}C mãos dadas tem resto 10 ou menos",
    "\u{1}A em média (\u{3}B\u{4}o\u{5}\u{1}B batida\u{4}\u{5}\u{1}B batidas\u{6}); 1 em cada \u{2}C mãos dadas tem resto 10 ou menos",
    "\u{1}A in media (\u{3}B\u{4}o\u{5}\u{1}B bussata\u{4}\u{5}\u{1}B bussate\u{6}); conta 10 o meno 1 mano servita su \u{2}C",
    "\u{1}A im Schnitt (\u{3}B\u{4}o\u{5}einmal geklopft\u{4}\u{5}\u{1}B-mal geklopft\u{6}); 1 von \u{2}C ausgeteilten Blättern zählt 10 oder weniger",
    "średnio \u{1}A (\u{3}B\u{4}o\u{5}\u{1}B pukanie\u{4}f\u{5}\u{1}B pukania\u{4}\u{5}\u{1}B pukań\u{6}); suma 10 lub mniej prosto z rozdania trafia się raz na \u{2}C",
    "\u{1}A on average (\u{3}B\u{4}o\u{5}\u{1}B hand\u{4}\u{5}\u{1}B hands\u{6}); a dealt hand averages \u{1}C",
    "\u{1}A em média (\u{3}B\u{4}0\u{5}\u{1}B mãos\u{4}o\u{5}\u{1}B mão\u{4}\u{5}\u{1}B mãos\u{6}); uma mão dada tem em média \u{1}C",
    "\u{1}A em média (\u{3}B\u{4}o\u{5}\u{1}B mão\u{4}\u{5}\u{1}B mãos\u{6}); uma mão dada tem em média \u{1}C",
    "\u{1}A in media (\u{3}B\u{4}o\u{5}\u{1}B mano\u{4}\u{5}\u{1}B mani\u{6}); una mano servita conta in media \u{1}C",
    "\u{1}A im Schnitt (\u{3}B\u{4}o\u{5}\u{1}B Runde\u{4}\u{5}\u{1}B Runden\u{6}); ein ausgeteiltes Blatt zählt im Schnitt \u{1}C",
    "średnio \u{1}A (\u{3}B\u{4}o\u{5}\u{1}B rozdanie\u{4}f\u{5}\u{1}B rozdania\u{4}\u{5}\u{1}B rozdań\u{6}); prosto z rozdania średnia suma to \u{1}C",
    "\u{3}A\u{4}o\u{5}\u{1}B points\u{4}\u{5}\u{1}B points\u{6}, \u{1}C per hand (\u{3}D\u{4}o\u{5}\u{1}D hand\u{4}\u{5}\u{1}D hands\u{6})",
    "\u{3}A\u{4}0\u{5}\u{1}B pontos\u{4}o\u{5}\u{1}B ponto\u{4}\u{5}\u{1}B pontos\u{6}, \u{1}C por mão (\u{3}D\u{4}0\u{5}\u{1}D mãos\u{4}o\u{5}\u{1}D mão\u{4}\u{5}\u{1}D mãos\u{6})",
    "\u{3}A\u{4}o\u{5}\u{1}B ponto\u{4}\u{5}\u{1}B pontos\u{6}, \u{1}C por mão (\u{3}D\u{4}o\u{5}\u{1}D mão\u{4}\u{5}\u{1}D mãos\u{6})",
    "\u{3}A\u{4}o\u{5}\u{1}B punto\u{4}\u{5}\u{1}B punti\u{6}, \u{1}C per mano (\u{3}D\u{4}o\u{5}\u{1}D mano\u{4}\u{5}\u{1}D mani\u{6})",
    "\u{3}A\u{4}o\u{5}\u{1}B Punkt\u{4}\u{5}\u{1}B Punkte\u{6}, \u{1}C je Runde (\u{3}D\u{4}o\u{5}\u{1}D Runde\u{4}\u{5}\u{1}D Runden\u{6})",
    "\u{3}A\u{4}o\u{5}\u{1}B punkt\u{4}f\u{5}\u{1}B punkty\u{4}\u{5}\u{1}B punktów\u{6}, \u{1}C na rozdanie (\u{3}D\u{4}o\u{5}\u{1}D rozdanie\u{4}f\u{5}\u{1}D rozdania\u{4}\u{5}\u{1}D rozdań\u{6})",
    "\u{3}A\u{4}o\u{5}\u{1}B points\u{4}\u{5}\u{1}B points\u{6}, \u{1}C per round (\u{3}D\u{4}o\u{5}\u{1}D round\u{4}\u{5}\u{1}D rounds\u{6})",
    "\u{3}A\u{4}0\u{5}\u{1}B pontos\u{4}o\u{5}\u{1}B ponto\u{4}\u{5}\u{1}B pontos\u{6}, \u{1}C por rodada (\u{3}D\u{4}0\u{5}\u{1}D rodadas\u{4}o\u{5}\u{1}D rodada\u{4}\u{5}\u{1}D rodadas\u{6})",
    "\u{3}A\u{4}o\u{5}\u{1}B ponto\u{4}\u{5}\u{1}B pontos\u{6}, \u{1}C por ronda (\u{3}D\u{4}o\u{5}\u{1}D ronda\u{4}\u{5}\u{1}D rondas\u{6})",
    "\u{3}A\u{4}o\u{5}\u{1}B punto\u{4}\u{5}\u{1}B punti\u{6}, \u{1}C per giro (\u{3}D\u{4}o\u{5}\u{1}D giro\u{4}\u{5}\u{1}D giri\u{6})",
    "\u{3}A\u{4}o\u{5}\u{1}B Punkt\u{4}\u{5}\u{1}B Punkte\u{6}, \u{1}C je Durchgang (\u{3}D\u{4}o\u{5}\u{1}D Durchgang\u{4}\u{5}\u{1}D Durchgänge\u{6})",
    "\u{3}A\u{4}o\u{5}\u{1}B punkt\u{4}f\u{5}\u{1}B punkty\u{4}\u{5}\u{1}B punktów\u{6}, \u{1}C na rundę (\u{3}D\u{4}o\u{5}\u{1}D runda\u{4}f\u{5}\u{1}D rundy\u{4}\u{5}\u{1}D rund\u{6})",
    "\u{3}A\u{4}o\u{5}\u{1}A point\u{4}\u{5}\u{1}A points\u{6} over \u{3}B\u{4}o\u{5}\u{1}B hand\u{4}\u{5}\u{1}B hands\u{6} with recorded cards, \u{1}C per hand",
    "\u{3}A\u{4}0\u{5}\u{1}A pontos\u{4}o\u{5}\u{1}A ponto\u{4}\u{5}\u{1}A pontos\u{6} em \u{3}B\u{4}0\u{5}\u{1}B mãos\u{4}o\u{5}\u{1}B mão\u{4}\u{5}\u{1}B mãos\u{6} com cartas registradas, \u{1}C por mão",
    "\u{3}A\u{4}o\u{5}\u{1}A ponto\u{4}\u{5}\u{1}A pontos\u{6} em \u{3}B\u{4}o\u{5}\u{1}B mão\u{4}\u{5}\u{1}B mãos\u{6} com cartas registadas, \u{1}C por mão",
    "\u{3}A\u{4}o\u{5}\u{1}A punto\u{4}\u{5}\u{1}A punti\u{6} in \u{3}B\u{4}o\u{5}\u{1}B mano\u{4}\u{5}\u{1}B mani\u{6} con le carte registrate, \u{1}C per mano",
    "\u{3}A\u{4}o\u{5}\u{1}A Punkt\u{4}\u{5}\u{1}A Punkte\u{6} in \u{3}B\u{4}o\u{5}\u{1}B Runde\u{4}\u{5}\u{1}B Runden\u{6} mit bekannten Karten, \u{1}C je Runde",
    "\u{3}A\u{4}o\u{5}\u{1}A punkt\u{4}f\u{5}\u{1}A punkty\u{4}\u{5}\u{1}A punktów\u{6} w \u{3}B\u{4}o\u{5}\u{1}B rozdaniu\u{4}f\u{5}\u{1}B rozdaniach\u{4}\u{5}\u{1}B rozdaniach\u{6} z zapisanymi kartami, \u{1}C na rozdanie",
    "\u{1}A for \u{3}B\u{4}o\u{5}\u{1}B hand\u{4}\u{5}\u{1}B hands\u{6} won",
    "\u{1}A por \u{3}B\u{4}0\u{5}\u{1}B mãos ganhas\u{4}o\u{5}\u{1}B mão ganha\u{4}\u{5}\u{1}B mãos ganhas\u{6}",
    "\u{1}A por \u{3}B\u{4}o\u{5}\u{1}B mão ganha\u{4}\u{5}\u{1}B mãos ganhas\u{6}",
    "\u{1}A per \u{3}B\u{4}o\u{5}\u{1}B mano vinta\u{4}\u{5}\u{1}B mani vinte\u{6}",
    "\u{1}A für \u{3}B\u{4}o\u{5}\u{1}B gewonnene Runde\u{4}\u{5}\u{1}B gewonnene Runden\u{6}",
    "\u{1}A za \u{3}B\u{4}o\u{5}\u{1}B wygrane rozdanie\u{4}f\u{5}\u{1}B wygrane rozdania\u{4}\u{5}\u{1}B wygranych rozdań\u{6}",
    "\u{1}A for \u{3}B\u{4}o\u{5}\u{1}B round\u{4}\u{5}\u{1}B rounds\u{6} won",
    "\u{1}A por \u{3}B\u{4}0\u{5}\u{1}B rodadas ganhas\u{4}o\u{5}\u{1}B rodada ganha\u{4}\u{5}\u{1}B rodadas ganhas\u{6}",
    "\u{1}A por \u{3}B\u{4}o\u{5}\u{1}B ronda ganha\u{4}\u{5}\u{1}B rondas ganhas\u{6}",
    "\u{1}A per \u{3}B\u{4}o\u{5}\u{1}B giro vinto\u{4}\u{5}\u{1}B giri vinti\u{6}",
    "\u{1}A für \u{3}B\u{4}o\u{5}\u{1}B gewonnenen Durchgang\u{4}\u{5}\u{1}B gewonnene Durchgänge\u{6}",
    "\u{1}A za \u{3}B\u{4}o\u{5}\u{1}B wygraną rundę\u{4}f\u{5}\u{1}B wygrane rundy\u{4}\u{5}\u{1}B wygranych rund\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A hand\u{4}\u{5}\u{1}A hands\u{6} won in a row, \u{1}B lost in a row, out of \u{1}C",
    "\u{3}A\u{4}0\u{5}nenhuma mão ganha\u{4}o\u{5}\u{1}A mão ganha seguida\u{4}\u{5}\u{1}A mãos ganhas seguidas\u{6}, \u{3}B\u{4}0\u{5}nenhuma perdida\u{4}o\u{5}\u{1}B perdida seguida\u{4}\u{5}\u{1}B perdidas seguidas\u{6}, de \u{1}C",
    "\u{3}A\u{4}o\u{5}\u{1}A mão ganha seguida\u{4}\u{5}\u{1}A mãos ganhas seguidas\u{6}, \u{3}B\u{4}o\u{5}\u{1}B perdida seguida\u{4}\u{5}\u{1}B perdidas seguidas\u{6}, de \u{1}C",
    "\u{3}A\u{4}o\u{5}\u{1}A mano vinta\u{4}\u{5}\u{1}A mani vinte\u{6} di fila, \u{3}B\u{4}o\u{5}\u{1}B persa\u{4}\u{5}\u{1}B perse\u{6} di fila, su \u{1}C",
    "\u{3}A\u{4}o\u{5}\u{1}A Runde\u{4}\u{5}\u{1}A Runden\u{6} am Stück gewonnen, \u{1}B am Stück verloren, von \u{1}C",
    "\u{3}A\u{4}o\u{5}\u{1}A rozdanie wygrane\u{4}f\u{5}\u{1}A rozdania wygrane\u{4}\u{5}\u{1}A rozdań wygranych\u{6} z rzędu, \u{3}B\u{4}o\u{5}\u{1}B przegrane\u{4}f\u{5}\u{1}B przegrane\u{4}\u{5}\u{1}B przegranych\u{6} z rzędu, na \u{3}C\u{4}o\u{5}\u{1}C rozdanie\u{4}f\u{5}\u{1}C rozdania\u{4}\u{5}\u{1}C rozdań\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A round\u{4}\u{5}\u{1}A rounds\u{6} won in a row, \u{1}B lost in a row, out of \u{1}C",
    "\u{3}A\u{4}0\u{5}nenhuma rodada ganha\u{4}o\u{5}\u{1}A rodada ganha seguida\u{4}\u{5}\u{1}A rodadas ganhas seguidas\u{6}, \u{3}B\u{4}0\u{5}nenhuma perdida\u{4}o\u{5}\u{1}B perdida seguida\u{4}\u{5}\u{1}B perdidas seguidas\u{6}, de \u{1}C",
    "\u{3}A\u{4}o\u{5}\u{1}A ronda ganha seguida\u{4}\u{5}\u{1}A rondas ganhas seguidas\u{6}, \u{3}B\u{4}o\u{5}\u{1}B perdida seguida\u{4}\u{5}\u{1}B perdidas seguidas\u{6}, de \u{1}C",
    "\u{3}A\u{4}o\u{5}\u{1}A giro vinto\u{4}\u{5}\u{1}A giri vinti\u{6} di fila, \u{3}B\u{4}o\u{5}\u{1}B perso\u{4}\u{5}\u{1}B persi\u{6} di fila, su \u{1}C",
    "\u{3}A\u{4}o\u{5}\u{1}A Durchgang\u{4}\u{5}\u{1}A Durchgänge\u{6} am Stück gewonnen, \u{1}B am Stück verloren, von \u{1}C",
    "\u{3}A\u{4}o\u{5}\u{1}A runda wygrana\u{4}f\u{5}\u{1}A rundy wygrane\u{4}\u{5}\u{1}A rund wygranych\u{6} z rzędu, \u{3}B\u{4}o\u{5}\u{1}B przegrana\u{4}f\u{5}\u{1}B przegrane\u{4}\u{5}\u{1}B przegranych\u{6} z rzędu, na \u{3}C\u{4}o\u{5}\u{1}C rundę\u{4}f\u{5}\u{1}C rundy\u{4}\u{5}\u{1}C rund\u{6}",
    "\u{1}A won, \u{1}B lost",
    "\u{3}A\u{4}0\u{5}\u{1}A ganhas\u{4}o\u{5}\u{1}A ganha\u{4}\u{5}\u{1}A ganhas\u{6}, \u{3}B\u{4}0\u{5}\u{1}B perdidas\u{4}o\u{5}\u{1}B perdida\u{4}\u{5}\u{1}B perdidas\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A ganho\u{4}\u{5}\u{1}A ganhos\u{6}, \u{3}B\u{4}o\u{5}\u{1}B perdido\u{4}\u{5}\u{1}B perdidos\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A vinta\u{4}\u{5}\u{1}A vinte\u{6}, \u{3}B\u{4}o\u{5}\u{1}B persa\u{4}\u{5}\u{1}B perse\u{6}",
    "\u{1}A gewonnen, \u{1}B verloren",
    "\u{3}A\u{4}o\u{5}\u{1}A wygrana\u{4}f\u{5}\u{1}A wygrane\u{4}\u{5}\u{1}A wygranych\u{6}, \u{3}B\u{4}o\u{5}\u{1}B przegrana\u{4}f\u{5}\u{1}B przegrane\u{4}\u{5}\u{1}B przegranych\u{6}",
    "\u{1}A won, \u{1}B lost, in \u{3}C\u{4}o\u{5}\u{1}C closed game\u{4}\u{5}\u{1}C closed games\u{6}",
    "\u{3}A\u{4}0\u{5}\u{1}A dados\u{4}o\u{5}\u{1}A dado\u{4}\u{5}\u{1}A dados\u{6}, \u{3}B\u{4}0\u{5}\u{1}B levados\u{4}o\u{5}\u{1}B levado\u{4}\u{5}\u{1}B levados\u{6}, em \u{3}C\u{4}0\u{5}\u{1}C partidas fechadas\u{4}o\u{5}\u{1}C partida fechada\u{4}\u{5}\u{1}C partidas fechadas\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A dado\u{4}\u{5}\u{1}A dados\u{6}, \u{3}B\u{4}o\u{5}\u{1}B levado\u{4}\u{5}\u{1}B levados\u{6}, em \u{3}C\u{4}o\u{5}\u{1}C jogo fechado\u{4}\u{5}\u{1}C jogos fechados\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A vinto\u{4}\u{5}\u{1}A vinti\u{6}, \u{3}B\u{4}o\u{5}\u{1}B perso\u{4}\u{5}\u{1}B persi\u{6}, in \u{3}C\u{4}o\u{5}\u{1}C partita chiusa\u{4}\u{5}\u{1}C partite chiuse\u{6}",
    "\u{1}A gewonnen, \u{1}B verloren, in \u{3}C\u{4}o\u{5}\u{1}C beendeten Partie\u{4}\u{5}\u{1}C beendeten Partien\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A wygrana\u{4}f\u{5}\u{1}A wygrane\u{4}\u{5}\u{1}A wygranych\u{6}, \u{3}B\u{4}o\u{5}\u{1}B przegrana\u{4}f\u{5}\u{1}B przegrane\u{4}\u{5}\u{1}B przegranych\u{6}, w \u{3}C\u{4}o\u{5}\u{1}C zamkniętej partii\u{4}f\u{5}\u{1}C zamkniętych partiach\u{4}\u{5}\u{1}C zamkniętych partiach\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B points\u{4}\u{5}\u{1}B points\u{6}, over the closed games of \u{1}C series",
    "\u{3}A\u{4}0\u{5}\u{1}B pontos\u{4}o\u{5}\u{1}B ponto\u{4}\u{5}\u{1}B pontos\u{6}, nas partidas fechadas de \u{3}C\u{4}0\u{5}\u{1}C séries\u{4}o\u{5}\u{1}C série\u{4}\u{5}\u{1}C séries\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B ponto\u{4}\u{5}\u{1}B pontos\u{6}, nos jogos fechados de \u{3}C\u{4}o\u{5}\u{1}C série\u{4}\u{5}\u{1}C séries\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B punto\u{4}\u{5}\u{1}B punti\u{6}, nelle partite chiuse di \u{3}C\u{4}o\u{5}\u{1}C incontro\u{4}\u{5}\u{1}C incontri\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B Punkt\u{4}\u{5}\u{1}B Punkte\u{6} aus den beendeten Partien von \u{3}C\u{4}o\u{5}\u{1}C Serie\u{4}\u{5}\u{1}C Serien\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B punkt\u{4}f\u{5}\u{1}B punkty\u{4}\u{5}\u{1}B punktów\u{6} w zamkniętych partiach z \u{1}C serii",
    "\u{1}A; \u{1}B; games \u{1}C to \u{1}D; series \u{1}E to \u{1}F",
    "\u{1}A; \u{1}B; partidas \u{1}C a \u{1}D; séries \u{1}E a \u{1}F",
    "\u{1}A; \u{1}B; jogos \u{1}C a \u{1}D; séries \u{1}E a \u{1}F",
    "\u{1}A; \u{1}B; partite \u{1}C a \u{1}D; incontri \u{1}E a \u{1}F",
    "\u{1}A; \u{1}B; Partien \u{1}C zu \u{1}D; Serien \u{1}E zu \u{1}F",
    "\u{1}A; \u{1}B; partie \u{1}C do \u{1}D; serie \u{1}E do \u{1}F",
    "now \u{1}A, between \u{1}B and \u{1}C",
    "agora \u{1}A, entre \u{1}B e \u{1}C",
    "ora \u{1}A, tra \u{1}B e \u{1}C",
    "jetzt \u{1}A, zwischen \u{1}B und \u{1}C",
    "teraz \u{1}A, od \u{1}B do \u{1}C",
    "\u{1}A won",
    "\u{3}A\u{4}0\u{5}\u{1}A ganhas\u{4}o\u{5}\u{1}A ganha\u{4}\u{5}\u{1}A ganhas\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A ganha\u{4}\u{5}\u{1}A ganhas\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A vinto\u{4}\u{5}\u{1}A vinti\u{6}",
    "\u{1}A gewonnen",
    "\u{3}A\u{4}o\u{5}\u{1}A wygrana\u{4}f\u{5}\u{1}A wygrane\u{4}\u{5}\u{1}A wygranych\u{6}",
    "\u{1}A lost",
    "\u{3}A\u{4}0\u{5}\u{1}A perdidas\u{4}o\u{5}\u{1}A perdida\u{4}\u{5}\u{1}A perdidas\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A perdida\u{4}\u{5}\u{1}A perdidas\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A perso\u{4}\u{5}\u{1}A persi\u{6}",
    "\u{1}A verloren",
    "\u{3}A\u{4}o\u{5}\u{1}A przegrana\u{4}f\u{5}\u{1}A przegrane\u{4}\u{5}\u{1}A przegranych\u{6}",
    "\u{1}A tied",
    "\u{3}A\u{4}0\u{5}\u{1}A empatadas\u{4}o\u{5}\u{1}A empatada\u{4}\u{5}\u{1}A empatadas\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A empatada\u{4}\u{5}\u{1}A empatadas\u{6}",
    "\u{1}A pari",
    "\u{1}A unentschieden",
    "\u{3}A\u{4}o\u{5}\u{1}A remis\u{4}f\u{5}\u{1}A remisy\u{4}\u{5}\u{1}A remisów\u{6}",
    "\u{1}A stopped",
    "\u{3}A\u{4}0\u{5}\u{1}A interrompidas\u{4}o\u{5}\u{1}A interrompida\u{4}\u{5}\u{1}A interrompidas\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A interrompida\u{4}\u{5}\u{1}A interrompidas\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A interrotto\u{4}\u{5}\u{1}A interrotti\u{6}",
    "\u{1}A abgebrochen",
    "\u{3}A\u{4}o\u{5}\u{1}A przerwana\u{4}f\u{5}\u{1}A przerwane\u{4}\u{5}\u{1}A przerwanych\u{6}",
    "\u{1}A open",
    "\u{3}A\u{4}0\u{5}\u{1}A abertas\u{4}o\u{5}\u{1}A aberta\u{4}\u{5}\u{1}A abertas\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A aberta\u{4}\u{5}\u{1}A abertas\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A aperto\u{4}\u{5}\u{1}A aperti\u{6}",
    "\u{1}A offen",
    "\u{3}A\u{4}o\u{5}\u{1}A otwarta\u{4}f\u{5}\u{1}A otwarte\u{4}\u{5}\u{1}A otwartych\u{6}",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 50] = [(0, 41), (41, 121), (121, 203), (203, 229), (229, 253), (253, 278), (278, 308), (308, 336), (336, 366), (366, 391), (391, 421), (421, 457), (457, 493), (493, 521), (521, 553), (553, 579), (579, 613), (613, 631), (631, 663), (663, 681), (681, 703), (703, 723), (723, 744), (744, 776), (776, 800), (800, 832), (832, 852), (852, 931), (931, 1015), (1015, 1088), (1088, 1163), (1163, 1294), (1294, 1401), (1401, 1518), (1518, 1639), (1639, 1786), (1786, 1853), (1853, 1922), (1922, 2029), (2029, 2138), (2138, 2174), (2174, 2266), (2266, 2369), (2369, 2453), (2453, 2508), (2508, 2527), (2527, 2547), (2547, 2567), (2567, 2591), (2591, 2611)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦there are no hands yet⟧⟦~~~~~~~⟧",
    "\u{1}A⟦:⟧ \u{3}B\u{4}o\u{5}\u{1}B ⟦hand⟧\u{4}\u{5}\u{1}B ⟦hands⟧\u{6} ⟦in⟧ \u{1}C ⟦series⟧⟦~~~~⟧",
    "\u{1}A⟦:⟧ \u{3}B\u{4}o\u{5}\u{1}B ⟦round⟧\u{4}\u{5}\u{1}B ⟦rounds⟧\u{6} ⟦in⟧ \u{1}C ⟦series⟧⟦~~~~⟧",
    "\u{1}A ⟦(⟧\u{1}B⟦)⟧⟦~⟧",
    "⟦hands won⟧⟦~~~⟧",
    "⟦rounds won⟧⟦~~~⟧",
    "⟦points per win⟧⟦~~~~⟧",
    "⟦points ahead⟧⟦~~~~⟧",
    "⟦won by a knock⟧⟦~~~~⟧",
    "⟦won by gin⟧⟦~~~⟧",
    "⟦won by big gin⟧⟦~~~~⟧",
    "⟦won by an undercut⟧⟦~~~~~~⟧",
    "⟦won in points only⟧⟦~~~~~~⟧",
    "⟦knocked with⟧⟦~~~~⟧",
    "⟦knocks undercut⟧⟦~~~~~⟧",
    "⟦caught with⟧⟦~~~⟧",
    "⟦left on the table⟧⟦~~~~~⟧",
    "⟦boxes⟧⟦~⟧",
    "⟦longest streaks⟧⟦~~~~~⟧",
    "⟦games⟧⟦~⟧",
    "⟦shutouts⟧⟦~~⟧",
    "⟦series⟧⟦~~⟧",
    "⟦settled⟧⟦~~⟧",
    "⟦ahead over time⟧⟦~~~~~⟧",
    "⟦against⟧ \u{1}A⟦~~⟧",
    "\u{1}A ⟦of⟧ \u{1}B⟦,⟧ \u{1}C⟦~~⟧",
    "⟦0 of 0⟧⟦~~⟧",
    "\u{1}A ⟦of⟧ \u{1}B⟦,⟧ \u{1}C⟦; 1 dealt hand in⟧ \u{2}D ⟦is gin⟧⟦~~~~~~~~~~⟧",
    "\u{1}A ⟦of⟧ \u{1}B⟦,⟧ \u{1}C⟦; 1 dealt hand in⟧ \u{2}D ⟦is big gin⟧⟦~~~~~~~~~~~⟧",
    "\u{1}A ⟦on average (⟧\u{3}B\u{4}o\u{5}\u{1}B ⟦hand⟧\u{4}\u{5}\u{1}B ⟦hands⟧\u{6}⟦)⟧⟦~~~~⟧",
    "\u{1}A ⟦on average (⟧\u{3}B\u{4}o\u{5}\u{1}B ⟦round⟧\u{4}\u{5}\u{1}B ⟦rounds⟧\u{6}⟦)⟧⟦~~~~⟧",
    "\u{1}A ⟦on average (⟧\u{3}B\u{4}o\u{5}\u{1}B ⟦knock⟧\u{4}\u{5}\u{1}B ⟦knocks⟧\u{6}⟦); 1 dealt hand in⟧ \u{2}C ⟦counts 10 or less⟧⟦~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦on average (⟧\u{3}B\u{4}o\u{5}\u{1}B ⟦hand⟧\u{4}\u{5}\u{1}B ⟦hands⟧\u{6}⟦); a dealt hand averages⟧ \u{1}C⟦~~~~~~~~~~~~⟧",
    "\u{3}A\u{4}o\u{5}\u{1}B ⟦points⟧\u{4}\u{5}\u{1}B ⟦points⟧\u{6}⟦,⟧ \u{1}C ⟦per hand (⟧\u{3}D\u{4}o\u{5}\u{1}D ⟦hand⟧\u{4}\u{5}\u{1}D ⟦hands⟧\u{6}⟦)⟧⟦~~~~⟧",
    "\u{3}A\u{4}o\u{5}\u{1}B ⟦points⟧\u{4}\u{5}\u{1}B ⟦points⟧\u{6}⟦,⟧ \u{1}C ⟦per round (⟧\u{3}D\u{4}o\u{5}\u{1}D ⟦round⟧\u{4}\u{5}\u{1}D ⟦rounds⟧\u{6}⟦)⟧⟦~~~~~⟧",
    "\u{3}A\u{4}o\u{5}\u{1}A ⟦point⟧\u{4}\u{5}\u{1}A ⟦points⟧\u{6} ⟦over⟧ \u{3}B\u{4}o\u{5}\u{1}B ⟦hand⟧\u{4}\u{5}\u{1}B ⟦hands⟧\u{6} ⟦with recorded cards,⟧ \u{1}C ⟦per hand⟧⟦~~~~~~~~~~~~⟧",
    "\u{1}A ⟦for⟧ \u{3}B\u{4}o\u{5}\u{1}B ⟦hand⟧\u{4}\u{5}\u{1}B ⟦hands⟧\u{6} ⟦won⟧⟦~~~⟧",
    "\u{1}A ⟦for⟧ \u{3}B\u{4}o\u{5}\u{1}B ⟦round⟧\u{4}\u{5}\u{1}B ⟦rounds⟧\u{6} ⟦won⟧⟦~~~⟧",
    "\u{3}A\u{4}o\u{5}\u{1}A ⟦hand⟧\u{4}\u{5}\u{1}A ⟦hands⟧\u{6} ⟦won in a row,⟧ \u{1}B ⟦lost in a row, out of⟧ \u{1}C⟦~~~~~~~~~~~~⟧",
    "\u{3}A\u{4}o\u{5}\u{1}A ⟦round⟧\u{4}\u{5}\u{1}A ⟦rounds⟧\u{6} ⟦won in a row,⟧ \u{1}B ⟦lost in a row, out of⟧ \u{1}C⟦~~~~~~~~~~~~⟧",
    "\u{1}A ⟦won,⟧ \u{1}B ⟦lost⟧⟦~~~⟧",
    "\u{1}A ⟦won,⟧ \u{1}B ⟦lost, in⟧ \u{3}C\u{4}o\u{5}\u{1}C ⟦closed game⟧\u{4}\u{5}\u{1}C ⟦closed games⟧\u{6}⟦~~~~~⟧",
    "\u{3}A\u{4}o\u{5}\u{1}B ⟦points⟧\u{4}\u{5}\u{1}B ⟦points⟧\u{6}⟦, over the closed games of⟧ \u{1}C ⟦series⟧⟦~~~~~~~~~~~⟧",
    "\u{1}A⟦;⟧ \u{1}B⟦; games⟧ \u{1}C ⟦to⟧ \u{1}D⟦; series⟧ \u{1}E ⟦to⟧ \u{1}F⟦~~~~~~~~~⟧",
    "⟦now⟧ \u{1}A⟦, between⟧ \u{1}B ⟦and⟧ \u{1}C⟦~~~~~~⟧",
    "\u{1}A ⟦won⟧⟦~⟧",
    "\u{1}A ⟦lost⟧⟦~⟧",
    "\u{1}A ⟦tied⟧⟦~⟧",
    "\u{1}A ⟦stopped⟧⟦~~⟧",
    "\u{1}A ⟦open⟧⟦~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("no-hands-yet", 0),
    ("title-hands", 3),
    ("title-rounds", 3),
    ("side", 2),
    ("hands-won", 0),
    ("rounds-won", 0),
    ("points-per-win", 0),
    ("points-ahead", 0),
    ("by-knock", 0),
    ("by-gin", 0),
    ("by-big-gin", 0),
    ("by-undercut", 0),
    ("in-points-only", 0),
    ("knocked-with", 0),
    ("knocks-undercut", 0),
    ("caught-with", 0),
    ("left-on-table", 0),
    ("boxes", 0),
    ("longest-streaks", 0),
    ("games", 0),
    ("shutouts", 0),
    ("series", 0),
    ("settled", 0),
    ("ahead-over-time", 0),
    ("against", 1),
    ("share", 3),
    ("share-of-none", 0),
    ("share-gin", 4),
    ("share-big-gin", 4),
    ("mean-of-hands", 2),
    ("mean-of-rounds", 2),
    ("mean-knocked", 3),
    ("mean-caught", 3),
    ("ahead-hands", 4),
    ("ahead-rounds", 4),
    ("left", 3),
    ("boxes-for-hands", 2),
    ("boxes-for-rounds", 2),
    ("streaks-of-hands", 3),
    ("streaks-of-rounds", 3),
    ("games-won-lost", 2),
    ("shutouts-in-games", 3),
    ("settled-points", 3),
    ("against-figures", 6),
    ("course", 3),
    ("won", 1),
    ("lost", 1),
    ("tied", 1),
    ("stopped", 1),
    ("open", 1),
];
