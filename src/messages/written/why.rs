//! The messages of `l10n/*/why.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// cards shown
message!(0, TitleCards);

// limit
message!(1, TitleLimit);

// points
message!(2, TitlePoints);

// boxes
message!(3, TitleBoxes);

// columns
message!(4, TitleColumns);

// round
message!(5, TitleRound);

// { $name } dealt
message!(6, Dealt { name: Value });

// { $key } is { $value }
message!(7, Rule { key: Value, value: Value });

// { $term }: { $rule }
message!(8, Because { term: Value, rule: Value });

// { $limit }: { $rule }, the knock card is { $card }
message!(9, LimitByCard { limit: Count, rule: Value, card: Value });

// { $limit }: { $rule }, the knock card is { $card }, { $ace-rule }
message!(10, LimitByAce { limit: Count, rule: Value, card: Value, ace_rule: Value });

// { $points -> [one] { $points } point [other] { $points } points }, as recorded
message!(11, PointsRecorded { points: Count });

// { $more } minus { $less }
message!(12, Difference { more: Count, less: Count });

// the knock card is { $card }, { $rule }
message!(13, DoubledByCard { card: Value, rule: Value });

// the counts are equal: { $rule }
message!(14, CountsEqual { rule: Value });

// all eleven cards meld: the knocker scores the defender's count and the bonus
message!(15, BigGin);

// all eleven cards meld, but big gin is not played ({ $rule }), so this is gin
message!(16, ElevenMelded { rule: Value });

// the knocker has no deadwood, and scores the defender's count and the bonus
message!(17, Gin);

// the knocker has less, and scores the difference
message!(18, Knock);

// the defender has no deadwood left, and scores the knocker's count and the bonus
message!(19, GinOff);

// the defender has less, and scores the difference and the bonus
message!(20, Undercut);

// nobody knocked, so nobody scores
message!(21, NobodyKnocked);

// only the points were recorded
message!(22, OnlyPoints);

// 1 for the hand won
message!(23, BoxWon);

// { $boxes }, as recorded
message!(24, BoxesRecorded { boxes: Count });

// { $boxes } more
message!(25, BoxesMore { boxes: Count });

// the hand is doubled
message!(26, HandDoubled);

// the boxes are paid with the hand: { $timing-rule }, { $value-rule }
message!(27, BoxesWithHand { timing_rule: Value, value_rule: Value });

// { $boxes } in all
message!(28, BoxesInAll { boxes: Count });

// nobody won the hand, so it is not entered in any game
message!(29, HandNotWon);

// nobody won the round, so it is not entered in any game
message!(30, RoundNotWon);

// on sheet { $sheet }
message!(31, OnSheet { sheet: Value });

// game { $game }: entered, because { $players -> [one] { $name } already has [other] { $name } already have } an entry in it
message!(32, EnteredHasEntry { game: Value, players: Count, name: Value });

// game { $game }: entered, because it is the first open game in which { $players -> [one] { $name } has [other] { $name } have } no entry
message!(33, EnteredFirstWithout { game: Value, players: Count, name: Value });

// game { $game }: entered, because it is win number { $number } for { $name } on this sheet
message!(34, EnteredWinNumber { game: Value, number: Count, name: Value });

// game { $game }: not entered yet; { $players -> [one] { $name } enters [other] { $name } enter } it with a later win
message!(35, NotEnteredYet { game: Value, players: Count, name: Value });

// game { $game }: already closed
message!(36, AlreadyClosed { game: Value });

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 37]; 6] = [
    [(0, 11), (70, 75), (87, 93), (116, 121), (145, 152), (180, 185), (214, 222), (298, 306), (339, 345), (345, 373), (493, 525), (661, 699), (939, 950), (971, 995), (1099, 1123), (1224, 1300), (1756, 1825), (2189, 2263), (2631, 2678), (2851, 2930), (3329, 3391), (3675, 3707), (3885, 3914), (4062, 4080), (4163, 4178), (4274, 4281), (4315, 4334), (4437, 4477), (4639, 4648), (4689, 4742), (5075, 5129), (5466, 5477), (5527, 5605), (6053, 6144), (6809, 6875), (7241, 7312), (7779, 7802)],
    [(11, 27), (75, 81), (93, 99), (121, 127), (152, 159), (185, 191), (222, 244), (306, 314), (339, 345), (373, 404), (525, 560), (699, 745), (950, 961), (995, 1022), (1123, 1148), (1300, 1390), (1825, 1913), (2263, 2339), (2678, 2720), (2930, 3008), (3391, 3447), (3707, 3746), (3914, 3945), (4080, 4097), (4178, 4201), (4281, 4288), (4334, 4354), (4477, 4516), (4648, 4658), (4742, 4814), (5129, 5203), (5477, 5488), (5605, 5692), (6144, 6273), (6875, 6953), (7312, 7404), (7802, 7825)],
    [(11, 27), (75, 81), (93, 99), (121, 127), (152, 159), (191, 196), (244, 263), (306, 314), (339, 345), (373, 404), (525, 560), (745, 802), (950, 961), (995, 1022), (1123, 1148), (1390, 1480), (1825, 1913), (2339, 2415), (2678, 2720), (3008, 3086), (3447, 3503), (3707, 3746), (3945, 3975), (4080, 4097), (4201, 4219), (4281, 4288), (4354, 4371), (4477, 4516), (4648, 4658), (4814, 4872), (5203, 5262), (5477, 5488), (5692, 5764), (6273, 6391), (6953, 7018), (7404, 7487), (7825, 7845)],
    [(27, 41), (75, 81), (99, 104), (127, 134), (159, 166), (196, 200), (263, 275), (314, 322), (339, 345), (404, 437), (560, 597), (802, 843), (961, 971), (1022, 1051), (1148, 1169), (1480, 1571), (1913, 1999), (2415, 2490), (2720, 2763), (3086, 3166), (3503, 3560), (3746, 3786), (3975, 4009), (4097, 4116), (4219, 4238), (4288, 4298), (4371, 4390), (4516, 4556), (4658, 4669), (4872, 4936), (5262, 5326), (5488, 5501), (5764, 5849), (6391, 6492), (7018, 7095), (7487, 7576), (7845, 7868)],
    [(41, 56), (81, 87), (104, 110), (134, 139), (166, 173), (200, 209), (275, 284), (322, 331), (339, 345), (437, 466), (597, 630), (843, 885), (939, 950), (1051, 1076), (1169, 1205), (1571, 1666), (1999, 2094), (2490, 2561), (2763, 2812), (3166, 3242), (3560, 3622), (3786, 3835), (4009, 4042), (4116, 4142), (4238, 4257), (4298, 4305), (4390, 4414), (4556, 4602), (4669, 4681), (4936, 5010), (5326, 5403), (5501, 5514), (5849, 5981), (6492, 6690), (7095, 7179), (7576, 7680), (7868, 7892)],
    [(56, 70), (70, 75), (110, 116), (139, 145), (173, 180), (209, 214), (284, 298), (331, 339), (339, 345), (466, 493), (630, 661), (885, 939), (939, 950), (1076, 1099), (1205, 1224), (1666, 1756), (2094, 2189), (2561, 2631), (2812, 2851), (3242, 3329), (3622, 3675), (3835, 3885), (4042, 4062), (4142, 4163), (4257, 4274), (4305, 4315), (4414, 4437), (4602, 4639), (4681, 4689), (5010, 5075), (5403, 5466), (5514, 5527), (5981, 6053), (6690, 6809), (7179, 7241), (7680, 7779), (7892, 7918)],
];

const TEXT: &str = concat!(
    "cards shown",
    "cartas mostradas",
    "carte mostrate",
    "gezeigte Karten",
    "pokazane karty",
    "limit",
    "limite",
    "Grenze",
    "points",
    "pontos",
    "punti",
    "Punkte",
    "punkty",
    "boxes",
    "caixas",
    "caselle",
    "Boxen",
    "kratki",
    "columns",
    "colunas",
    "colonne",
    "Spalten",
    "kolumny",
    "round",
    "rodada",
    "ronda",
    "giro",
    "Durchgang",
    "runda",
    "\u{1}A dealt",
    "quem deu as cartas: \u{1}A",
    "cartas dadas por \u{1}A",
    "mazziere: \u{1}A",
    "Geber: \u{1}A",
    "rozdający: \u{1}A",
    "\u{1}A is \u{1}B",
    "\u{1}A é \u{1}B",
    "\u{1}A è \u{1}B",
    "\u{1}A ist \u{1}B",
    "\u{1}A to \u{1}B",
    "\u{1}A: \u{1}B",
    "\u{1}A: \u{1}B, the knock card is \u{1}C",
    "\u{1}A: \u{1}B, a carta do limite é \u{1}C",
    "\u{1}A: \u{1}B, la carta del limite è \u{1}C",
    "\u{1}A: \u{1}B, die Klopfkarte ist \u{1}C",
    "\u{1}A: \u{1}B, karta pukania to \u{1}C",
    "\u{1}A: \u{1}B, the knock card is \u{1}C, \u{1}D",
    "\u{1}A: \u{1}B, a carta do limite é \u{1}C, \u{1}D",
    "\u{1}A: \u{1}B, la carta del limite è \u{1}C, \u{1}D",
    "\u{1}A: \u{1}B, die Klopfkarte ist \u{1}C, \u{1}D",
    "\u{1}A: \u{1}B, karta pukania to \u{1}C, \u{1}D",
    "\u{3}A\u{4}o\u{5}\u{1}A point\u{4}\u{5}\u{1}A points\u{6}, as recorded",
    "\u{3}A\u{4}o\u{5}\u{1}A ponto\u{4}\u{5}\u{1}A pontos\u{6}, como foi registrado",
    "\u{3}A\u{4}o\u{5}\u{1}A ponto, como registado\u{4}\u{5}\u{1}A pontos, como registado\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A punto\u{4}\u{5}\u{1}A punti\u{6}, come registrato",
    "\u{3}A\u{4}o\u{5}\u{1}A Punkt\u{4}\u{5}\u{1}A Punkte\u{6}, wie eingetragen",
    "\u{3}A\u{4}o\u{5}\u{1}A punkt\u{4}f\u{5}\u{1}A punkty\u{4}\u{5}\u{1}A punktów\u{6}, według wpisu",
    "\u{1}A minus \u{1}B",
    "\u{1}A menos \u{1}B",
    "\u{1}A meno \u{1}B",
    "the knock card is \u{1}A, \u{1}B",
    "a carta do limite é \u{1}A, \u{1}B",
    "la carta del limite è \u{1}A, \u{1}B",
    "die Klopfkarte ist \u{1}A, \u{1}B",
    "karta pukania to \u{1}A, \u{1}B",
    "the counts are equal: \u{1}A",
    "os restos são iguais: \u{1}A",
    "i conti sono pari: \u{1}A",
    "beide haben gleich viel Deadwood: \u{1}A",
    "sumy są równe: \u{1}A",
    "all eleven cards meld: the knocker scores the defender's count and the bonus",
    "as onze cartas estão em combinações: quem bateu marca o resto do adversário e o bônus",
    "as onze cartas estão em combinações: quem bateu marca o resto do adversário e o bónus",
    "tutte e undici le carte sono combinate: chi bussa segna il conto dell'avversario e il bonus",
    "alle elf Karten liegen in Meldungen: Der Klopfer bekommt das Deadwood des Gegners und den Bonus",
    "wszystkie jedenaście kart jest w układach: pukający dostaje sumę przeciwnika i premię",
    "all eleven cards meld, but big gin is not played (\u{1}A), so this is gin",
    "as onze cartas estão em combinações, mas não se joga o big gin (\u{1}A), por isso é gin",
    "tutte e undici le carte sono combinate, ma il big gin non si gioca (\u{1}A), quindi è gin",
    "alle elf Karten liegen in Meldungen, aber Großes Gin wird nicht gespielt (\u{1}A), also ist es Gin",
    "wszystkie jedenaście kart jest w układach, ale nie gra się z dużym ginem (\u{1}A), więc to gin",
    "the knocker has no deadwood, and scores the defender's count and the bonus",
    "quem bateu não tem cartas mortas, e marca o resto do adversário e o bônus",
    "quem bateu não tem cartas soltas, e marca o resto do adversário e o bónus",
    "chi bussa non ha carte spaiate, e segna il conto dell'avversario e il bonus",
    "der Klopfer hat kein Deadwood und bekommt das des Gegners und den Bonus",
    "pukający nie ma wolnych kart i dostaje sumę przeciwnika oraz premię",
    "the knocker has less, and scores the difference",
    "quem bateu tem menos, e marca a diferença",
    "chi bussa ha di meno, e segna la differenza",
    "der Klopfer hat weniger und bekommt die Differenz",
    "pukający ma mniej i dostaje różnicę",
    "the defender has no deadwood left, and scores the knocker's count and the bonus",
    "o adversário fica sem cartas mortas, e marca o resto de quem bateu e o bônus",
    "o adversário fica sem cartas soltas, e marca o resto de quem bateu e o bónus",
    "l'avversario resta senza carte spaiate, e segna il conto di chi bussa e il bonus",
    "der Gegner hat kein Deadwood mehr und bekommt das des Klopfers und den Bonus",
    "przeciwnikowi nie zostaje żadna wolna karta, dostaje więc sumę pukającego i premię",
    "the defender has less, and scores the difference and the bonus",
    "o adversário tem menos, e marca a diferença e o bônus",
    "o adversário tem menos, e marca a diferença e o bónus",
    "l'avversario ha di meno, e segna la differenza e il bonus",
    "der Gegner hat weniger und bekommt die Differenz und den Bonus",
    "przeciwnik ma mniej i dostaje różnicę oraz premię",
    "nobody knocked, so nobody scores",
    "ninguém bateu, por isso ninguém marca",
    "nessuno ha bussato, quindi nessuno segna",
    "niemand hat geklopft, also bekommt niemand Punkte",
    "nikt nie zapukał, więc nikt nie dostaje punktów",
    "only the points were recorded",
    "só os pontos foram registrados",
    "só foram registados os pontos",
    "sono stati registrati solo i punti",
    "nur die Punkte wurden eingetragen",
    "zapisano same punkty",
    "1 for the hand won",
    "1 pela mão ganha",
    "1 per la mano vinta",
    "1 für die gewonnene Runde",
    "1 za wygrane rozdanie",
    "\u{1}A, as recorded",
    "\u{1}A, como foi registrado",
    "\u{1}A, como registado",
    "\u{1}A, come registrato",
    "\u{1}A, wie eingetragen",
    "\u{1}A, według wpisu",
    "\u{1}A more",
    "mais \u{1}A",
    "\u{1}A in più",
    "\u{1}A dazu",
    "jeszcze \u{1}A",
    "the hand is doubled",
    "a mão vale em dobro",
    "a mão é dobrada",
    "la mano vale doppio",
    "die Runde zählt doppelt",
    "rozdanie jest podwojone",
    "the boxes are paid with the hand: \u{1}A, \u{1}B",
    "as caixas são pagas com a mão: \u{1}A, \u{1}B",
    "le caselle si pagano con la mano: \u{1}A, \u{1}B",
    "die Boxen werden mit der Runde gezahlt: \u{1}A, \u{1}B",
    "kratki liczy się z rozdaniem: \u{1}A, \u{1}B",
    "\u{1}A in all",
    "\u{1}A ao todo",
    "\u{1}A in tutto",
    "\u{1}A insgesamt",
    "razem \u{1}A",
    "nobody won the hand, so it is not entered in any game",
    "ninguém ganhou a mão, por isso ela não é lançada em nenhuma partida",
    "ninguém ganhou a mão, por isso não entra em nenhum jogo",
    "nessuno ha vinto la mano, quindi non si segna in nessuna partita",
    "niemand hat die Runde gewonnen, sie wird also in keiner Partie eingetragen",
    "rozdania nikt nie wygrał, więc nie wpisano go do żadnej partii",
    "nobody won the round, so it is not entered in any game",
    "ninguém ganhou a rodada, por isso ela não é lançada em nenhuma partida",
    "ninguém ganhou a ronda, por isso não entra em nenhum jogo",
    "nessuno ha vinto il giro, quindi non si segna in nessuna partita",
    "niemand hat den Durchgang gewonnen, er wird also in keiner Partie eingetragen",
    "rundy nikt nie wygrał, więc nie wpisano jej do żadnej partii",
    "on sheet \u{1}A",
    "na folha \u{1}A",
    "sul foglio \u{1}A",
    "auf Zettel \u{1}A",
    "na zapisie \u{1}A",
    "game \u{1}A: entered, because \u{3}B\u{4}o\u{5}\u{1}C already has\u{4}\u{5}\u{1}C already have\u{6} an entry in it",
    "partida \u{1}A: com lançamento, porque \u{3}B\u{4}o\u{5}\u{1}C já tem outro nela\u{4}\u{5}\u{1}C já têm outro nela\u{6}",
    "jogo \u{1}A: entra, porque \u{3}B\u{4}o\u{5}\u{1}C já tem\u{4}\u{5}\u{1}C já têm\u{6} nele um lançamento",
    "partita \u{1}A: si segna, perché \u{3}B\u{4}o\u{5}\u{1}C vi ha già una voce\u{4}\u{5}\u{1}C vi hanno già una voce\u{6}",
    "\u{3}B\u{4}o\u{5}Partie \u{1}A: eingetragen, weil \u{1}C darin schon einen Eintrag hat\u{4}\u{5}Partie \u{1}A: eingetragen, weil \u{1}C darin schon einen Eintrag haben\u{6}",
    "partia \u{1}A: wpisano, bo \u{3}B\u{4}o\u{5}\u{1}C ma\u{4}f\u{5}\u{1}C mają\u{4}\u{5}\u{1}C mają\u{6} już w niej wpis",
    "game \u{1}A: entered, because it is the first open game in which \u{3}B\u{4}o\u{5}\u{1}C has\u{4}\u{5}\u{1}C have\u{6} no entry",
    "partida \u{1}A: com lançamento, porque é a primeira partida aberta em que \u{3}B\u{4}o\u{5}\u{1}C ainda não tem nenhum\u{4}\u{5}\u{1}C ainda não têm nenhum\u{6}",
    "jogo \u{1}A: entra, porque é o primeiro jogo aberto em que \u{3}B\u{4}o\u{5}\u{1}C ainda não tem\u{4}\u{5}\u{1}C ainda não têm\u{6} nenhum lançamento",
    "partita \u{1}A: si segna, perché è la prima aperta in cui \u{3}B\u{4}o\u{5}\u{1}C non ha\u{4}\u{5}\u{1}C non hanno\u{6} ancora una voce",
    "\u{3}B\u{4}o\u{5}Partie \u{1}A: eingetragen, weil es die erste offene Partie ist, in der \u{1}C noch keinen Eintrag hat\u{4}\u{5}Partie \u{1}A: eingetragen, weil es die erste offene Partie ist, in der \u{1}C noch keinen Eintrag haben\u{6}",
    "partia \u{1}A: wpisano, bo to pierwsza otwarta partia, w której \u{3}B\u{4}o\u{5}\u{1}C nie ma\u{4}f\u{5}\u{1}C nie mają\u{4}\u{5}\u{1}C nie mają\u{6} jeszcze wpisu",
    "game \u{1}A: entered, because it is win number \u{1}B for \u{1}C on this sheet",
    "partida \u{1}A: com lançamento, porque é a vitória número \u{1}B de \u{1}C nesta folha",
    "jogo \u{1}A: entra, porque é a vitória número \u{1}B de \u{1}C nesta folha",
    "partita \u{1}A: si segna, perché è la vittoria numero \u{1}B di \u{1}C su questo foglio",
    "Partie \u{1}A: eingetragen, weil es auf diesem Zettel die \u{1}B. gewonnene Runde von \u{1}C ist",
    "partia \u{1}A: wpisano, bo to na tym zapisie wygrana numer \u{1}B (\u{1}C)",
    "game \u{1}A: not entered yet; \u{3}B\u{4}o\u{5}\u{1}C enters\u{4}\u{5}\u{1}C enter\u{6} it with a later win",
    "partida \u{1}A: ainda sem lançamento; \u{3}B\u{4}o\u{5}\u{1}C entra\u{4}\u{5}\u{1}C entram\u{6} nela com uma vitória posterior",
    "jogo \u{1}A: ainda não entra; \u{3}B\u{4}o\u{5}\u{1}C chega\u{4}\u{5}\u{1}C chegam\u{6} lá com uma vitória posterior",
    "partita \u{1}A: non si segna ancora; \u{3}B\u{4}o\u{5}\u{1}C vi arriva\u{4}\u{5}\u{1}C vi arrivano\u{6} con un'altra vittoria",
    "Partie \u{1}A: noch nicht eingetragen; \u{3}B\u{4}o\u{5}\u{1}C kommt\u{4}\u{5}\u{1}C kommen\u{6} mit einer späteren gewonnenen Runde hinein",
    "partia \u{1}A: jeszcze nie; \u{3}B\u{4}o\u{5}\u{1}C trafi\u{4}f\u{5}\u{1}C trafią\u{4}\u{5}\u{1}C trafią\u{6} do niej przy późniejszej wygranej",
    "game \u{1}A: already closed",
    "partida \u{1}A: já fechada",
    "jogo \u{1}A: já fechado",
    "partita \u{1}A: già chiusa",
    "Partie \u{1}A: schon beendet",
    "partia \u{1}A: już zamknięta",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 37] = [(0, 26), (26, 44), (44, 64), (64, 82), (82, 103), (103, 121), (121, 143), (143, 164), (164, 176), (176, 229), (229, 293), (293, 359), (359, 384), (384, 432), (432, 475), (475, 588), (588, 697), (697, 807), (807, 881), (881, 998), (998, 1092), (1092, 1146), (1146, 1196), (1196, 1232), (1232, 1263), (1263, 1283), (1283, 1320), (1320, 1390), (1390, 1413), (1413, 1495), (1495, 1579), (1579, 1605), (1605, 1732), (1732, 1881), (1881, 1997), (1997, 2118), (2118, 2166)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦cards shown⟧⟦~~~⟧",
    "⟦limit⟧⟦~⟧",
    "⟦points⟧⟦~~⟧",
    "⟦boxes⟧⟦~⟧",
    "⟦columns⟧⟦~~⟧",
    "⟦round⟧⟦~⟧",
    "\u{1}A ⟦dealt⟧⟦~~⟧",
    "\u{1}A ⟦is⟧ \u{1}B⟦~⟧",
    "\u{1}A⟦:⟧ \u{1}B",
    "\u{1}A⟦:⟧ \u{1}B⟦, the knock card is⟧ \u{1}C⟦~~~~~~~⟧",
    "\u{1}A⟦:⟧ \u{1}B⟦, the knock card is⟧ \u{1}C⟦,⟧ \u{1}D⟦~~~~~~~~⟧",
    "\u{3}A\u{4}o\u{5}\u{1}A ⟦point⟧\u{4}\u{5}\u{1}A ⟦points⟧\u{6}⟦, as recorded⟧⟦~~~~⟧",
    "\u{1}A ⟦minus⟧ \u{1}B⟦~~⟧",
    "⟦the knock card is⟧ \u{1}A⟦,⟧ \u{1}B⟦~~~~~~⟧",
    "⟦the counts are equal:⟧ \u{1}A⟦~~~~~~~⟧",
    "⟦all eleven cards meld: the knocker scores the defender's count and the bonus⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦all eleven cards meld, but big gin is not played (⟧\u{1}A⟦), so this is gin⟧⟦~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the knocker has no deadwood, and scores the defender's count and the bonus⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the knocker has less, and scores the difference⟧⟦~~~~~~~~~~~~~~~⟧",
    "⟦the defender has no deadwood left, and scores the knocker's count and the bonus⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the defender has less, and scores the difference and the bonus⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦nobody knocked, so nobody scores⟧⟦~~~~~~~~~~⟧",
    "⟦only the points were recorded⟧⟦~~~~~~~~~⟧",
    "⟦1 for the hand won⟧⟦~~~~~~⟧",
    "\u{1}A⟦, as recorded⟧⟦~~~~⟧",
    "\u{1}A ⟦more⟧⟦~⟧",
    "⟦the hand is doubled⟧⟦~~~~~~⟧",
    "⟦the boxes are paid with the hand:⟧ \u{1}A⟦,⟧ \u{1}B⟦~~~~~~~~~~~~⟧",
    "\u{1}A ⟦in all⟧⟦~~⟧",
    "⟦nobody won the hand, so it is not entered in any game⟧⟦~~~~~~~~~~~~~~~~~⟧",
    "⟦nobody won the round, so it is not entered in any game⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "⟦on sheet⟧ \u{1}A⟦~~~⟧",
    "⟦game⟧ \u{1}A⟦: entered, because⟧ \u{3}B\u{4}o\u{5}\u{1}C ⟦already has⟧\u{4}\u{5}\u{1}C ⟦already have⟧\u{6} ⟦an entry in it⟧⟦~~~~~~~~~~~~~⟧",
    "⟦game⟧ \u{1}A⟦: entered, because it is the first open game in which⟧ \u{3}B\u{4}o\u{5}\u{1}C ⟦has⟧\u{4}\u{5}\u{1}C ⟦have⟧\u{6} ⟦no entry⟧⟦~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦game⟧ \u{1}A⟦: entered, because it is win number⟧ \u{1}B ⟦for⟧ \u{1}C ⟦on this sheet⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦game⟧ \u{1}A⟦: not entered yet;⟧ \u{3}B\u{4}o\u{5}\u{1}C ⟦enters⟧\u{4}\u{5}\u{1}C ⟦enter⟧\u{6} ⟦it with a later win⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦game⟧ \u{1}A⟦: already closed⟧⟦~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("title-cards", 0),
    ("title-limit", 0),
    ("title-points", 0),
    ("title-boxes", 0),
    ("title-columns", 0),
    ("title-round", 0),
    ("dealt", 1),
    ("rule", 2),
    ("because", 2),
    ("limit-by-card", 3),
    ("limit-by-ace", 4),
    ("points-recorded", 1),
    ("difference", 2),
    ("doubled-by-card", 2),
    ("counts-equal", 1),
    ("big-gin", 0),
    ("eleven-melded", 1),
    ("gin", 0),
    ("knock", 0),
    ("gin-off", 0),
    ("undercut", 0),
    ("nobody-knocked", 0),
    ("only-points", 0),
    ("box-won", 0),
    ("boxes-recorded", 1),
    ("boxes-more", 1),
    ("hand-doubled", 0),
    ("boxes-with-hand", 2),
    ("boxes-in-all", 1),
    ("hand-not-won", 0),
    ("round-not-won", 0),
    ("on-sheet", 1),
    ("entered-has-entry", 3),
    ("entered-first-without", 3),
    ("entered-win-number", 3),
    ("not-entered-yet", 3),
    ("already-closed", 1),
];
