//! The messages of `l10n/*/rule-fault.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// { $card } is on both sides: { $one } and { $other } cannot both have it
message!(0, CardOnBothSides { card: Value, one: Value, other: Value });

// { $card } is named twice
message!(1, NamedTwice { card: Value });

// { $card } is named { $times -> [one] { $times } time [other] { $times } times }
message!(2, NamedTimes { card: Value, times: Count });

// a deck has one of each card; was one of them misread?
message!(3, OneOfEachCard);

// name a laid-off card only once, after the `+`
message!(4, LaidOffOnlyOnce);

// the discard is not one of the ten cards: name it only once, after the `x`
message!(5, DiscardOnlyOnce);

// { $name } has { $cards -> [one] { $cards } card [other] { $cards } cards }; expected ten
message!(6, CardCount { name: Value, cards: Count });

// { $name } has { $cards -> [one] { $cards } card [other] { $cards } cards }; expected ten, or eleven that all meld
message!(7, CardCountOfKnocker { name: Value, cards: Count });

// { $missing -> [one] one card is missing; did someone skip it? [other] { $missing } cards are missing; did someone skip them? }
message!(8, CardsMissingOfKnocker { missing: Count });

// { $missing -> [one] one card is missing; did someone skip it, or was it laid off? [other] { $missing } cards are missing; did someone skip them, or were they laid off? }
message!(9, CardsMissing { missing: Count });

// if one of the eleven is the discard, name it only once, after the `x`
message!(10, ElevenWithDiscard);

// write the discard after an `x`, and a `v` before the other side
message!(11, TooManyOfKnocker);

// laid-off cards are part of the ten; does one of these belong to the other side?
message!(12, TooMany);

// { $cards } is not a meld: a meld has three or more cards
message!(13, TooShort { cards: Value });

// write deadwood after the slash; or was a card of the meld left out?
message!(14, TooShortInHand);

// write deadwood after a slash, as in `4-7s / 2h`; or was a card of the meld left out?
message!(15, TooShortInGroups);

// write only melds after `on`; or was a card of the meld left out?
message!(16, TooShortAfterOn);

// { $cards } is not a run: the ace is always low
message!(17, AceHigh { cards: Value });

// { $cards } would be a run
message!(18, WouldBeARun { cards: Value });

// { $cards } is not a run: { $missing } { $count -> [one] is missing [other] are missing }
message!(19, Gap { cards: Value, missing: Value, count: Count });

// a run has no gaps; separate two runs with a comma
message!(20, GapHint);

// { $cards } is not a meld: it is neither a set of one rank nor a run of one suit
message!(21, Mixed { cards: Value });

// separate two melds with a comma; write deadwood after the slash
message!(22, MixedInHand);

// separate two melds with a comma; write deadwood after a slash, as in `4-7s / 2h`
message!(23, MixedInGroups);

// separate two melds with a comma; write only melds after `on`
message!(24, MixedAfterOn);

// { $name } cannot knock with { $count }: the limit is { $limit }
message!(25, OverLimit { name: Value, count: Count, limit: Count });

// play on until the deadwood is { $limit } or less
message!(26, OverLimitHint { limit: Count });

// the first count is the knocker's; with more than { $limit } they cannot knock, and play continues
message!(27, OverLimitCountHint { limit: Count });

// { $name } cannot knock with { $count }: only gin can end this hand
message!(28, OnlyGin { name: Value, count: Count });

// play on until you have gin
message!(29, OnlyGinHint);

// the knocker's cards come first, and the other cards could end this hand: are the sides in the wrong order?
message!(30, SidesExchanged);

// { $card } does not fit any of { $knocker }'s melds
message!(31, DoesNotFit { card: Value, knocker: Value });

// lay off the fourth card of a set, or the next card at either end of a run; otherwise it is deadwood
message!(32, DoesNotFitHint);

// { $card } fits { $knocker }'s run only after { $before }
message!(33, FitsOnlyAfter { card: Value, knocker: Value, before: Value });

// without { $before } it counts as deadwood
message!(34, FitsOnlyAfterHint { before: Value });

// cards cannot be laid off against gin
message!(35, LaidOffOnGin);

// these cards count as deadwood: write them before the `+`, and drop the `+`
message!(36, LaidOffOnGinHint);

// the knock card is missing
message!(37, KnockCardMissing);

// under these rules every knock and every gin needs it: add it after an `@`, as in `@7s`
message!(38, KnockCardMissingHint);

// { $name } has eleven cards, but { $cards } { $count -> [one] does not meld [other] do not meld }
message!(39, NotBigGin { name: Value, cards: Value, count: Count });

// for big gin all eleven cards must meld; otherwise name ten, and the discard after an `x`
message!(40, NotBigGinHint);

// { $name }'s cards can be melded in { $ways -> [one] { $ways } way [other] { $ways } ways } with the same deadwood, and the hand scores differently in each
message!(41, Ambiguous { name: Value, ways: Count });

// { $name } must declare one of them: { $ways }
message!(42, MustDeclare { name: Value, ways: Value });

// a count must be from 0 to { $most }, the most that ten cards can add up to
message!(43, CountRange { most: Count });

// add up the deadwood again, or name the cards
message!(44, CountRangeHint);

// the points of a hand must be from 0 to { $most }
message!(45, PointsRange { most: Count });

// check the number
message!(46, PointsRangeHint);

// the boxes of a hand must be from 0 to { $most }
message!(47, BoxesRange { most: Count });

// write the boxes that the winner gets for this hand, not for the whole game
message!(48, BoxesRangeHint);

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 49]; 6] = [
    [(0, 50), (382, 399), (486, 521), (780, 833), (1162, 1207), (1410, 1483), (1791, 1835), (2103, 2172), (2620, 2713), (3193, 3329), (4056, 4125), (4399, 4462), (4723, 4802), (5195, 5243), (5480, 5547), (5930, 6014), (6517, 6581), (6870, 6908), (7085, 7102), (7186, 7235), (7454, 7503), (7849, 7920), (8344, 8407), (8791, 8871), (9375, 9435), (9726, 9766), (9940, 9980), (10231, 10320), (10794, 10845), (11086, 11112), (11262, 11368), (11928, 11961), (12171, 12270), (12867, 12897), (13134, 13166), (13323, 13359), (13489, 13563), (13930, 13955), (14044, 14130), (14642, 14702), (15178, 15266), (15837, 15950), (16596, 16627), (16752, 16819), (17139, 17183), (17440, 17481), (17677, 17693), (17780, 17820), (18017, 18091)],
    [(50, 114), (399, 420), (521, 554), (833, 893), (1207, 1259), (1483, 1558), (1835, 1884), (2172, 2263), (2713, 2795), (3329, 3455), (4125, 4192), (4462, 4527), (4802, 4873), (5243, 5313), (5547, 5632), (6014, 6124), (6581, 6666), (6908, 6956), (7102, 7125), (7235, 7287), (7503, 7575), (7920, 8002), (8407, 8491), (8871, 8980), (9435, 9519), (9766, 9807), (9980, 10025), (10320, 10409), (10845, 10905), (11112, 11143), (11368, 11480), (11961, 12001), (12270, 12387), (12897, 12951), (13166, 13196), (13359, 13399), (13563, 13633), (13955, 13978), (14130, 14240), (14702, 14806), (15266, 15373), (15950, 16070), (16627, 16659), (16819, 16879), (17183, 17234), (17481, 17517), (17693, 17710), (17820, 17856), (18091, 18168)],
    [(114, 178), (399, 420), (554, 598), (893, 947), (1207, 1259), (1483, 1558), (1884, 1932), (2263, 2343), (2795, 2873), (3455, 3568), (4125, 4192), (4462, 4527), (4873, 4944), (5243, 5313), (5632, 5717), (6124, 6234), (6581, 6666), (6908, 6956), (7102, 7125), (7235, 7287), (7575, 7664), (8002, 8089), (8491, 8575), (8980, 9089), (9435, 9519), (9766, 9807), (10025, 10070), (10409, 10495), (10845, 10905), (11143, 11174), (11480, 11590), (12001, 12046), (12387, 12510), (12951, 12998), (13196, 13225), (13359, 13399), (13633, 13710), (13955, 13978), (14240, 14342), (14806, 14897), (15373, 15482), (16070, 16206), (16627, 16659), (16879, 16946), (17234, 17285), (17517, 17560), (17710, 17729), (17856, 17899), (18168, 18242)],
    [(178, 247), (420, 440), (598, 633), (947, 1015), (1259, 1316), (1558, 1635), (1932, 1983), (2343, 2420), (2873, 2961), (3568, 3702), (4192, 4262), (4527, 4590), (4944, 5028), (5313, 5369), (5717, 5787), (6234, 6326), (6666, 6739), (6956, 6999), (7125, 7145), (7287, 7334), (7664, 7720), (8089, 8189), (8575, 8647), (9089, 9183), (9519, 9594), (9807, 9850), (10070, 10122), (10495, 10586), (10905, 10967), (11174, 11206), (11590, 11706), (12046, 12092), (12510, 12616), (12998, 13041), (13225, 13252), (13399, 13427), (13710, 13783), (13978, 14003), (14342, 14433), (14897, 14993), (15482, 15597), (16206, 16333), (16659, 16686), (16946, 17008), (17285, 17329), (17560, 17595), (17729, 17748), (17899, 17937), (18242, 18322)],
    [(247, 318), (440, 462), (633, 733), (1015, 1090), (1316, 1368), (1635, 1715), (1983, 2037), (2420, 2514), (2961, 3050), (3702, 3838), (4262, 4326), (4590, 4659), (5028, 5104), (5369, 5430), (5787, 5864), (6326, 6425), (6739, 6808), (6999, 7046), (7145, 7166), (7334, 7378), (7720, 7790), (8189, 8270), (8647, 8728), (9183, 9286), (9594, 9667), (9850, 9897), (10122, 10176), (10586, 10691), (10967, 11029), (11206, 11231), (11706, 11825), (12092, 12124), (12616, 12752), (13041, 13084), (13252, 13289), (13427, 13461), (13783, 13866), (14003, 14023), (14433, 14542), (14993, 15075), (15597, 15707), (16333, 16448), (16686, 16718), (17008, 17082), (17329, 17393), (17595, 17636), (17748, 17764), (17937, 17977), (18322, 18413)],
    [(318, 382), (462, 486), (733, 780), (1090, 1162), (1368, 1410), (1715, 1791), (2037, 2103), (2514, 2620), (3050, 3193), (3838, 4056), (4326, 4399), (4659, 4723), (5104, 5195), (5430, 5480), (5864, 5930), (6425, 6517), (6808, 6870), (7046, 7085), (7166, 7186), (7378, 7454), (7790, 7849), (8270, 8344), (8728, 8791), (9286, 9375), (9667, 9726), (9897, 9940), (10176, 10231), (10691, 10794), (11029, 11086), (11231, 11262), (11825, 11928), (12124, 12171), (12752, 12867), (13084, 13134), (13289, 13323), (13461, 13489), (13866, 13930), (14023, 14044), (14542, 14642), (15075, 15178), (15707, 15837), (16448, 16596), (16718, 16752), (17082, 17139), (17393, 17440), (17636, 17677), (17764, 17780), (17977, 18017), (18413, 18476)],
];

const TEXT: &str = concat!(
    "\u{1}A is on both sides: \u{1}B and \u{1}C cannot both have it",
    "\u{1}A está dos dois lados: \u{1}B e \u{1}C não podem ter ambos essa carta",
    "\u{1}A está dos dois lados: \u{1}B e \u{1}C não a podem ter ao mesmo tempo",
    "\u{1}A è da tutte e due le parti: \u{1}B e \u{1}C non possono averla tutti e due",
    "\u{1}A ist auf beiden Seiten: \u{1}B und \u{1}C können die Karte nicht beide haben",
    "\u{1}A jest po obu stronach: \u{1}B i \u{1}C nie mogą mieć tej samej karty",
    "\u{1}A is named twice",
    "\u{1}A aparece duas vezes",
    "\u{1}A compare due volte",
    "\u{1}A ist zweimal genannt",
    "\u{1}A pojawia się dwa razy",
    "\u{1}A is named \u{3}B\u{4}o\u{5}\u{1}B time\u{4}\u{5}\u{1}B times\u{6}",
    "\u{1}A aparece \u{3}B\u{4}o\u{5}\u{1}B vez\u{4}\u{5}\u{1}B vezes\u{6}",
    "\u{3}B\u{4}o\u{5}\u{1}A aparece \u{1}B vez\u{4}\u{5}\u{1}A aparece \u{1}B vezes\u{6}",
    "\u{1}A compare \u{3}B\u{4}o\u{5}\u{1}B volta\u{4}\u{5}\u{1}B volte\u{6}",
    "\u{3}B\u{4}o\u{5}\u{1}A ist einmal genannt\u{4}3\u{5}\u{1}A ist dreimal genannt\u{4}4\u{5}\u{1}A ist viermal genannt\u{4}\u{5}\u{1}A ist \u{1}B-mal genannt\u{6}",
    "\u{1}A pojawia się \u{3}B\u{4}o\u{5}\u{1}B raz\u{4}f\u{5}\u{1}B razy\u{4}\u{5}\u{1}B razy\u{6}",
    "a deck has one of each card; was one of them misread?",
    "um baralho tem uma carta de cada; alguma delas foi mal lida?",
    "um baralho tem uma carta de cada; alguma foi mal lida?",
    "in un mazzo ogni carta c'è una volta sola; una è stata letta male?",
    "ein Kartenspiel hat jede Karte nur einmal; wurde eine davon falsch gelesen?",
    "w talii każda karta jest jedna; może któraś została źle odczytana?",
    "name a laid-off card only once, after the `+`",
    "indique uma carta juntada só uma vez, depois do `+`",
    "una carta attaccata si indica una volta sola, dopo il `+`",
    "eine angelegte Karte nur einmal nennen, nach dem `+`",
    "dołożoną kartę podaj tylko raz, po `+`",
    "the discard is not one of the ten cards: name it only once, after the `x`",
    "o descarte não é uma das dez cartas: indique-o só uma vez, depois do `x`",
    "lo scarto non è una delle dieci carte: si indica una volta sola, dopo la `x`",
    "der Abwurf gehört nicht zu den zehn Karten: ihn nur einmal nennen, nach dem `x`",
    "odrzucona karta nie należy do tych dziesięciu: podaj ją tylko raz, po `x`",
    "\u{1}A has \u{3}B\u{4}o\u{5}\u{1}B card\u{4}\u{5}\u{1}B cards\u{6}; expected ten",
    "\u{1}A tem \u{3}B\u{4}o\u{5}\u{1}B carta\u{4}\u{5}\u{1}B cartas\u{6}; têm de ser dez",
    "\u{1}A tem \u{3}B\u{4}o\u{5}\u{1}B carta\u{4}\u{5}\u{1}B cartas\u{6}; deviam ser dez",
    "\u{1}A ha \u{3}B\u{4}o\u{5}\u{1}B carta\u{4}\u{5}\u{1}B carte\u{6}; devono essere dieci",
    "\u{1}A hat \u{3}B\u{4}o\u{5}\u{1}B Karte\u{4}\u{5}\u{1}B Karten\u{6}; erwartet werden zehn",
    "\u{1}A ma \u{3}B\u{4}o\u{5}\u{1}B kartę\u{4}f\u{5}\u{1}B karty\u{4}\u{5}\u{1}B kart\u{6}; powinno być dziesięć",
    "\u{1}A has \u{3}B\u{4}o\u{5}\u{1}B card\u{4}\u{5}\u{1}B cards\u{6}; expected ten, or eleven that all meld",
    "\u{1}A tem \u{3}B\u{4}o\u{5}\u{1}B carta\u{4}\u{5}\u{1}B cartas\u{6}; têm de ser dez, ou onze se todas estão em combinações",
    "\u{1}A tem \u{3}B\u{4}o\u{5}\u{1}B carta\u{4}\u{5}\u{1}B cartas\u{6}; deviam ser dez, ou onze todas em combinações",
    "\u{1}A ha \u{3}B\u{4}o\u{5}\u{1}B carta\u{4}\u{5}\u{1}B carte\u{6}; devono essere dieci, o undici tutte combinate",
    "\u{1}A hat \u{3}B\u{4}o\u{5}\u{1}B Karte\u{4}\u{5}\u{1}B Karten\u{6}; erwartet werden zehn, oder elf, die alle in Meldungen liegen",
    "\u{1}A ma \u{3}B\u{4}o\u{5}\u{1}B kartę\u{4}f\u{5}\u{1}B karty\u{4}\u{5}\u{1}B kart\u{6}; powinno być dziesięć albo jedenaście, wszystkie w układach",
    "\u{3}A\u{4}o\u{5}one card is missing; did someone skip it?\u{4}\u{5}\u{1}A cards are missing; did someone skip them?\u{6}",
    "\u{3}A\u{4}o\u{5}falta uma carta; alguém a esqueceu?\u{4}\u{5}faltam \u{1}A cartas; alguém as esqueceu?\u{6}",
    "\u{3}A\u{4}o\u{5}falta uma carta; alguém a saltou?\u{4}\u{5}faltam \u{1}A cartas; alguém as saltou?\u{6}",
    "\u{3}A\u{4}o\u{5}manca una carta; qualcuno l'ha saltata?\u{4}\u{5}mancano \u{1}A carte; qualcuno le ha saltate?\u{6}",
    "\u{3}A\u{4}o\u{5}eine Karte fehlt; wurde sie ausgelassen?\u{4}\u{5}\u{1}A Karten fehlen; wurden sie ausgelassen?\u{6}",
    "\u{3}A\u{4}o\u{5}brakuje jednej karty; może ktoś ją pominął?\u{4}f\u{5}brakuje \u{1}A kart; może ktoś je pominął?\u{4}\u{5}brakuje \u{1}A kart; może ktoś je pominął?\u{6}",
    "\u{3}A\u{4}o\u{5}one card is missing; did someone skip it, or was it laid off?\u{4}\u{5}\u{1}A cards are missing; did someone skip them, or were they laid off?\u{6}",
    "\u{3}A\u{4}o\u{5}falta uma carta; alguém a esqueceu, ou ela foi juntada?\u{4}\u{5}faltam \u{1}A cartas; alguém as esqueceu, ou elas foram juntadas?\u{6}",
    "\u{3}A\u{4}o\u{5}falta uma carta; alguém a saltou, ou foi juntada?\u{4}\u{5}faltam \u{1}A cartas; alguém as saltou, ou foram juntadas?\u{6}",
    "\u{3}A\u{4}o\u{5}manca una carta; qualcuno l'ha saltata, o è stata attaccata?\u{4}\u{5}mancano \u{1}A carte; qualcuno le ha saltate, o sono state attaccate?\u{6}",
    "\u{3}A\u{4}o\u{5}eine Karte fehlt; wurde sie ausgelassen, oder ist sie angelegt?\u{4}\u{5}\u{1}A Karten fehlen; wurden sie ausgelassen, oder sind sie angelegt?\u{6}",
    "\u{3}A\u{4}o\u{5}brakuje jednej karty; może ktoś ją pominął albo została dołożona?\u{4}f\u{5}brakuje \u{1}A kart; może ktoś je pominął albo zostały dołożone?\u{4}\u{5}brakuje \u{1}A kart; może ktoś je pominął albo zostały dołożone?\u{6}",
    "if one of the eleven is the discard, name it only once, after the `x`",
    "se uma das onze é o descarte, indique-a só uma vez, depois do `x`",
    "se una delle undici è lo scarto, indicalo una volta sola, dopo la `x`",
    "ist eine der elf der Abwurf, sie nur einmal nennen, nach dem `x`",
    "jeśli jedna z jedenastu kart jest odrzucona, podaj ją tylko raz, po `x`",
    "write the discard after an `x`, and a `v` before the other side",
    "escreva o descarte depois de um `x`, e um `v` antes do outro lado",
    "scrivi lo scarto dopo una `x`, e una `v` prima dell'altra parte",
    "den Abwurf nach einem `x` schreiben, und ein `v` vor die andere Seite",
    "odrzuconą kartę wpisz po `x`, a przed drugą stroną wpisz `v`",
    "laid-off cards are part of the ten; does one of these belong to the other side?",
    "as cartas juntadas contam entre as dez; alguma destas é do outro lado?",
    "as cartas juntadas fazem parte das dez; alguma destas é do outro lado?",
    "le carte attaccate fanno parte delle dieci; una di queste è forse dell'altra parte?",
    "angelegte Karten gehören zu den zehn; gehört eine davon zur anderen Seite?",
    "karty dołożone należą do tych dziesięciu; może któraś z kart jest z drugiej strony?",
    "\u{1}A is not a meld: a meld has three or more cards",
    "\u{1}A não é uma combinação: uma combinação tem três cartas ou mais",
    "\u{1}A non è una combinazione: ci vogliono almeno tre carte",
    "\u{1}A ist keine Meldung: Eine Meldung hat mindestens drei Karten",
    "\u{1}A to nie układ: układ ma co najmniej trzy karty",
    "write deadwood after the slash; or was a card of the meld left out?",
    "escreva as cartas mortas depois da barra; ou ficou de fora uma carta da combinação?",
    "escreva as cartas soltas depois da barra; ou ficou de fora uma carta da combinação?",
    "scrivi le spaiate dopo la barra; o manca una carta della combinazione?",
    "Deadwood nach dem Schrägstrich schreiben; oder fehlt eine Karte der Meldung?",
    "wolne karty wpisz po ukośniku; a może brakuje karty w układzie?",
    "write deadwood after a slash, as in `4-7s / 2h`; or was a card of the meld left out?",
    "escreva as cartas mortas depois de uma barra, como em `4-7s / 2h`; ou ficou de fora uma carta da combinação?",
    "escreva as cartas soltas depois de uma barra, como em `4-7s / 2h`; ou ficou de fora uma carta da combinação?",
    "scrivi le spaiate dopo una barra, come in `4-7s / 2h`; o manca una carta della combinazione?",
    "Deadwood nach einem Schrägstrich schreiben, wie in `4-7s / 2h`; oder fehlt eine Karte der Meldung?",
    "wolne karty wpisz po ukośniku, na przykład `4-7s / 2h`; a może brakuje karty w układzie?",
    "write only melds after `on`; or was a card of the meld left out?",
    "escreva só combinações depois de `on`; ou ficou de fora uma carta da combinação?",
    "dopo `on` scrivi solo combinazioni; o manca una carta della combinazione?",
    "nach `on` nur Meldungen schreiben; oder fehlt eine Karte der Meldung?",
    "po `on` wpisz same układy; a może brakuje karty w układzie?",
    "\u{1}A is not a run: the ace is always low",
    "\u{1}A não é uma sequência: o ás é sempre baixo",
    "\u{1}A non è una scala: l'asso è sempre basso",
    "\u{1}A ist keine Sequenz: Das Ass ist immer niedrig",
    "\u{1}A to nie sekwens: as jest zawsze niski",
    "\u{1}A would be a run",
    "\u{1}A seria uma sequência",
    "\u{1}A sarebbe una scala",
    "\u{1}A wäre eine Sequenz",
    "\u{1}A to byłby sekwens",
    "\u{1}A is not a run: \u{1}B \u{3}C\u{4}o\u{5}is missing\u{4}\u{5}are missing\u{6}",
    "\u{1}A não é uma sequência: \u{3}C\u{4}o\u{5}falta \u{1}B\u{4}\u{5}faltam \u{1}B\u{6}",
    "\u{1}A non è una scala: \u{3}C\u{4}o\u{5}manca \u{1}B\u{4}\u{5}mancano \u{1}B\u{6}",
    "\u{1}A ist keine Sequenz: \u{1}B \u{3}C\u{4}o\u{5}fehlt\u{4}\u{5}fehlen\u{6}",
    "\u{1}A to nie sekwens: \u{3}C\u{4}o\u{5}brakuje karty \u{1}B\u{4}f\u{5}brakuje kart \u{1}B\u{4}\u{5}brakuje kart \u{1}B\u{6}",
    "a run has no gaps; separate two runs with a comma",
    "uma sequência não tem falhas; separe duas sequências com uma vírgula",
    "as cartas de uma sequência são todas seguidas; separe duas sequências com uma vírgula",
    "una scala non ha buchi; separa due scale con una virgola",
    "eine Sequenz hat keine Lücken; zwei Sequenzen mit einem Komma trennen",
    "w sekwensie nie ma przerw; dwa sekwensy oddziel przecinkiem",
    "\u{1}A is not a meld: it is neither a set of one rank nor a run of one suit",
    "\u{1}A não é uma combinação: não é trinca de um valor nem sequência de um naipe",
    "\u{1}A não é uma combinação: nem trinca de um só valor, nem sequência de um só naipe",
    "\u{1}A non è una combinazione: non è né un gruppo dello stesso valore né una scala dello stesso seme",
    "\u{1}A ist keine Meldung: weder eine Gruppe eines Rangs noch eine Sequenz einer Farbe",
    "\u{1}A to nie układ: ani komplet jednej wartości, ani sekwens jednego koloru",
    "separate two melds with a comma; write deadwood after the slash",
    "separe duas combinações com uma vírgula; escreva as cartas mortas depois da barra",
    "separe duas combinações com uma vírgula; escreva as cartas soltas depois da barra",
    "separa due combinazioni con una virgola; scrivi le spaiate dopo la barra",
    "zwei Meldungen mit einem Komma trennen; Deadwood nach dem Schrägstrich schreiben",
    "dwa układy oddziel przecinkiem; wolne karty wpisz po ukośniku",
    "separate two melds with a comma; write deadwood after a slash, as in `4-7s / 2h`",
    "separe duas combinações com uma vírgula; escreva as cartas mortas depois de uma barra, como em `4-7s / 2h`",
    "separe duas combinações com uma vírgula; escreva as cartas soltas depois de uma barra, como em `4-7s / 2h`",
    "separa due combinazioni con una virgola; scrivi le spaiate dopo una barra, come in `4-7s / 2h`",
    "zwei Meldungen mit einem Komma trennen; Deadwood nach einem Schrägstrich schreiben, wie in `4-7s / 2h`",
    "dwa układy oddziel przecinkiem; wolne karty wpisz po ukośniku, na przykład `4-7s / 2h`",
    "separate two melds with a comma; write only melds after `on`",
    "separe duas combinações com uma vírgula; escreva só combinações depois de `on`",
    "separa due combinazioni con una virgola; dopo `on` scrivi solo combinazioni",
    "zwei Meldungen mit einem Komma trennen; nach `on` nur Meldungen schreiben",
    "dwa układy oddziel przecinkiem; po `on` wpisz same układy",
    "\u{1}A cannot knock with \u{1}B: the limit is \u{1}C",
    "\u{1}A não pode bater com \u{1}B: o limite é \u{1}C",
    "\u{1}A non può bussare con \u{1}B: il limite è \u{1}C",
    "\u{1}A kann mit \u{1}B nicht klopfen: Die Grenze ist \u{1}C",
    "\u{1}A nie może zapukać z \u{1}B: limit wynosi \u{1}C",
    "play on until the deadwood is \u{1}A or less",
    "continue jogando até o resto ser \u{1}A ou menos",
    "continue a jogar até o resto ser \u{1}A ou menos",
    "si continua finché le spaiate non contano \u{1}A o meno",
    "weiterspielen, bis das Deadwood \u{1}A oder weniger zählt",
    "trzeba grać dalej, aż wolne karty dadzą \u{1}A lub mniej",
    "the first count is the knocker's; with more than \u{1}A they cannot knock, and play continues",
    "o primeiro resto é o de quem bateu; com mais de \u{1}A não se pode bater, e o jogo continua",
    "o primeiro resto é o de quem bateu; com mais de \u{1}A não pode bater, e o jogo continua",
    "il primo conto è quello di chi bussa; con più di \u{1}A non può bussare, e il gioco continua",
    "die erste Zahl ist die des Klopfers; mit mehr als \u{1}A ist kein Klopfen möglich, und das Spiel geht weiter",
    "pierwsza suma należy do pukającego; kto ma więcej niż \u{1}A, nie może zapukać i gra toczy się dalej",
    "\u{1}A cannot knock with \u{1}B: only gin can end this hand",
    "\u{1}A não pode bater com \u{1}B: só o gin pode terminar esta mão",
    "\u{1}A non può bussare con \u{1}B: questa mano si chiude solo con gin",
    "\u{1}A kann mit \u{1}B nicht klopfen: Nur Gin kann diese Runde beenden",
    "\u{1}A nie może zapukać z \u{1}B: to rozdanie kończy tylko gin",
    "play on until you have gin",
    "continue jogando até fazer gin",
    "continue a jogar até fazer gin",
    "si continua finché non c'è gin",
    "weiterspielen bis zum Gin",
    "trzeba grać dalej, aż do gina",
    "the knocker's cards come first, and the other cards could end this hand: are the sides in the wrong order?",
    "as cartas de quem bateu vêm primeiro, e as outras cartas poderiam terminar esta mão: os lados estão trocados?",
    "as cartas de quem bateu vêm primeiro, e as outras cartas podiam terminar esta mão: os lados estão trocados?",
    "le carte di chi bussa vanno per prime, e con le altre si potrebbe chiudere questa mano: le due parti sono scambiate?",
    "die Karten des Klopfers kommen zuerst, und die anderen Karten könnten diese Runde beenden: Sind die Seiten vertauscht?",
    "karty pukającego są pierwsze, a rozdanie mogłyby zakończyć te drugie: może strony są zamienione?",
    "\u{1}A does not fit any of \u{1}B's melds",
    "\u{1}B não tem combinação em que entre \u{1}A",
    "\u{1}A não encaixa em nenhuma combinação de \u{1}B",
    "\u{1}A non si attacca a nessuna combinazione di \u{1}B",
    "\u{1}A passt an keine Meldung von \u{1}B",
    "\u{1}A nie pasuje do żadnego układu, który ma \u{1}B",
    "lay off the fourth card of a set, or the next card at either end of a run; otherwise it is deadwood",
    "junta-se a quarta carta de uma trinca, ou a carta seguinte em uma das pontas de uma sequência; senão é carta morta",
    "junte a quarta carta de uma trinca, ou a carta seguinte em qualquer das pontas de uma sequência; senão é uma carta solta",
    "si attacca la quarta carta di un gruppo, o la carta seguente a un capo di una scala; altrimenti è spaiata",
    "anlegen lässt sich die vierte Karte einer Gruppe oder die nächste Karte an einem der beiden Enden einer Sequenz; sonst ist es Deadwood",
    "dołożyć można czwartą kartę do kompletu albo następną na jednym z końców sekwensu; inaczej to wolna karta",
    "\u{1}A fits \u{1}B's run only after \u{1}C",
    "\u{1}B tem uma sequência em que \u{1}A só entra depois de \u{1}C",
    "\u{1}A só encaixa na sequência de \u{1}B depois de \u{1}C",
    "\u{1}A si attacca alla scala di \u{1}B solo dopo \u{1}C",
    "\u{1}A passt an die Sequenz von \u{1}B erst nach \u{1}C",
    "\u{1}A pasuje do sekwensu, który ma \u{1}B, dopiero po \u{1}C",
    "without \u{1}A it counts as deadwood",
    "sem \u{1}A, conta como carta morta",
    "sem \u{1}A conta como carta solta",
    "senza \u{1}A conta come spaiata",
    "ohne \u{1}A zählt die Karte als Deadwood",
    "bez \u{1}A liczy się jako wolna karta",
    "cards cannot be laid off against gin",
    "não se podem juntar cartas contra o gin",
    "contro il gin non si attacca",
    "an Gin darf nichts angelegt werden",
    "do gina nie wolno dokładać",
    "these cards count as deadwood: write them before the `+`, and drop the `+`",
    "estas contam como cartas mortas: escreva-as antes do `+`, e tire o `+`",
    "estas cartas contam como cartas soltas: escreva-as antes do `+`, e tire o `+`",
    "queste carte contano come spaiate: scrivile prima del `+`, e togli il `+`",
    "diese Karten zählen als Deadwood: sie vor das `+` schreiben, und das `+` weglassen",
    "te karty liczą się jako wolne: wpisz je przed `+`, a `+` usuń",
    "the knock card is missing",
    "falta a carta do limite",
    "manca la carta del limite",
    "die Klopfkarte fehlt",
    "brakuje karty pukania",
    "under these rules every knock and every gin needs it: add it after an `@`, as in `@7s`",
    "com estas regras ela é necessária em cada batida e em cada gin: acrescente-a depois de um `@`, como em `@7s`",
    "com estas regras é precisa em cada batida e em cada gin: acrescente-a depois de um `@`, como em `@7s`",
    "con queste regole serve per ogni bussata e ogni gin: aggiungila dopo una `@`, come in `@7s`",
    "nach diesen Regeln gehört sie zu jedem Klopfen und jedem Gin: sie nach einem `@` dazuschreiben, wie in `@7s`",
    "przy tych zasadach potrzebuje jej każde pukanie i każdy gin: dopisz ją po `@`, na przykład `@7s`",
    "\u{1}A has eleven cards, but \u{1}B \u{3}C\u{4}o\u{5}does not meld\u{4}\u{5}do not meld\u{6}",
    "\u{1}A tem onze cartas, mas \u{1}B \u{3}C\u{4}o\u{5}não entra em nenhuma combinação\u{4}\u{5}não entram em nenhuma combinação\u{6}",
    "\u{1}A tem onze cartas, mas \u{3}C\u{4}o\u{5}\u{1}B não está em combinação\u{4}\u{5}\u{1}B não estão em combinação\u{6}",
    "\u{1}A ha undici carte, ma \u{1}B \u{3}C\u{4}o\u{5}resta fuori dalle combinazioni\u{4}\u{5}restano fuori dalle combinazioni\u{6}",
    "\u{1}A hat elf Karten, aber \u{1}B \u{3}C\u{4}o\u{5}liegt in keiner Meldung\u{4}\u{5}liegen in keiner Meldung\u{6}",
    "\u{1}A ma jedenaście kart, ale \u{3}C\u{4}o\u{5}poza układami jest \u{1}B\u{4}f\u{5}poza układami są \u{1}B\u{4}\u{5}poza układami są \u{1}B\u{6}",
    "for big gin all eleven cards must meld; otherwise name ten, and the discard after an `x`",
    "no big gin as onze cartas têm de estar em combinações; senão indique dez, e o descarte depois de um `x`",
    "para big gin as onze cartas têm de estar em combinações; senão indique dez, e o descarte depois de um `x`",
    "per il big gin tutte e undici le carte devono essere combinate; altrimenti indicane dieci, e lo scarto dopo una `x`",
    "für Großes Gin müssen alle elf Karten in Meldungen liegen; sonst zehn nennen, und den Abwurf nach einem `x`",
    "przy dużym ginie wszystkie jedenaście kart musi być w układach; jeśli to nie duży gin, podaj dziesięć, a odrzuconą po `x`",
    "\u{1}A's cards can be melded in \u{3}B\u{4}o\u{5}\u{1}B way\u{4}\u{5}\u{1}B ways\u{6} with the same deadwood, and the hand scores differently in each",
    "\u{1}A pode arrumar as cartas de \u{3}B\u{4}o\u{5}\u{1}B maneira\u{4}\u{5}\u{1}B maneiras\u{6} com o mesmo resto, e a mão dá pontos diferentes em cada uma",
    "as cartas de \u{1}A podem ser combinadas de \u{3}B\u{4}o\u{5}\u{1}B maneira\u{4}\u{5}\u{1}B maneiras\u{6} com o mesmo resto, e os pontos da mão são diferentes em cada uma",
    "\u{1}A può combinare le carte in \u{3}B\u{4}o\u{5}\u{1}B modo\u{4}\u{5}\u{1}B modi\u{6} con gli stessi punti spaiati, e ogni volta la mano ha un punteggio diverso",
    "\u{1}A: Die Karten lassen sich auf \u{3}B\u{4}o\u{5}\u{1}B Art\u{4}\u{5}\u{1}B Arten\u{6} mit gleichem Deadwood auslegen, und jede wird anders gewertet",
    "karty, które ma \u{1}A, da się ułożyć na \u{3}B\u{4}o\u{5}\u{1}B sposób\u{4}f\u{5}\u{1}B sposoby\u{4}\u{5}\u{1}B sposobów\u{6} z tą samą sumą, a wynik rozdania jest za każdym razem inny",
    "\u{1}A must declare one of them: \u{1}B",
    "\u{1}A tem de declarar uma delas: \u{1}B",
    "\u{1}A deve dichiararne uno: \u{1}B",
    "\u{1}A muss eine Auslage ansagen: \u{1}B",
    "\u{1}A musi zgłosić jeden z nich: \u{1}B",
    "a count must be from 0 to \u{1}A, the most that ten cards can add up to",
    "um resto vai de 0 a \u{1}A, o máximo que dez cartas podem somar",
    "um resto tem de ser de 0 a \u{1}A, o máximo que dez cartas podem somar",
    "un conto va da 0 a \u{1}A, il massimo che possono fare dieci carte",
    "Deadwood-Punkte gehen von 0 bis \u{1}A; mehr können zehn Karten nicht zählen",
    "suma musi być od 0 do \u{1}A: dziesięć kart nie da więcej",
    "add up the deadwood again, or name the cards",
    "some de novo as cartas mortas, ou indique as cartas",
    "some de novo as cartas soltas, ou indique as cartas",
    "somma di nuovo le spaiate, o indica le carte",
    "das Deadwood noch einmal zusammenzählen, oder die Karten nennen",
    "policz wolne karty jeszcze raz albo podaj karty",
    "the points of a hand must be from 0 to \u{1}A",
    "os pontos de uma mão vão de 0 a \u{1}A",
    "os pontos de uma mão têm de ser de 0 a \u{1}A",
    "i punti di una mano vanno da 0 a \u{1}A",
    "die Punkte einer Runde gehen von 0 bis \u{1}A",
    "punkty za rozdanie muszą być od 0 do \u{1}A",
    "check the number",
    "confira o número",
    "verifique o número",
    "controlla il numero",
    "die Zahl prüfen",
    "sprawdź liczbę",
    "the boxes of a hand must be from 0 to \u{1}A",
    "as caixas de uma mão vão de 0 a \u{1}A",
    "as caixas de uma mão têm de ser de 0 a \u{1}A",
    "le caselle di una mano vanno da 0 a \u{1}A",
    "die Boxen einer Runde gehen von 0 bis \u{1}A",
    "kratek za rozdanie może być od 0 do \u{1}A",
    "write the boxes that the winner gets for this hand, not for the whole game",
    "escreva as caixas que o vencedor recebe por esta mão, não pela partida toda",
    "escreva as caixas que o vencedor recebe por esta mão, não pelo jogo todo",
    "scrivi le caselle che chi vince prende per questa mano, non per tutta la partita",
    "die Boxen schreiben, die der Gewinner für diese Runde bekommt, nicht für die ganze Partie",
    "wpisz kratki zwycięzcy za to rozdanie, a nie za całą partię",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 49] = [(0, 88), (88, 122), (122, 184), (184, 266), (266, 338), (338, 447), (447, 527), (527, 640), (640, 745), (745, 893), (893, 997), (997, 1093), (1093, 1210), (1210, 1285), (1285, 1386), (1386, 1510), (1510, 1607), (1607, 1669), (1669, 1703), (1703, 1781), (1781, 1858), (1858, 1964), (1964, 2060), (2060, 2178), (2178, 2270), (2270, 2339), (2339, 2409), (2409, 2545), (2545, 2629), (2629, 2675), (2675, 2828), (2828, 2888), (2888, 3032), (3032, 3088), (3088, 3148), (3148, 3208), (3208, 3318), (3318, 3363), (3363, 3489), (3489, 3581), (3581, 3710), (3710, 3883), (3883, 3935), (3935, 4041), (4041, 4111), (4111, 4177), (4177, 4210), (4210, 4274), (4274, 4384)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "\u{1}A ⟦is on both sides:⟧ \u{1}B ⟦and⟧ \u{1}C ⟦cannot both have it⟧⟦~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is named twice⟧⟦~~~~~⟧",
    "\u{1}A ⟦is named⟧ \u{3}B\u{4}o\u{5}\u{1}B ⟦time⟧\u{4}\u{5}\u{1}B ⟦times⟧\u{6}⟦~~~⟧",
    "⟦a deck has one of each card; was one of them misread?⟧⟦~~~~~~~~~~~~~~~~~⟧",
    "⟦name a laid-off card only once, after the `+`⟧⟦~~~~~~~~~~~~~~~⟧",
    "⟦the discard is not one of the ten cards: name it only once, after the `x`⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦has⟧ \u{3}B\u{4}o\u{5}\u{1}B ⟦card⟧\u{4}\u{5}\u{1}B ⟦cards⟧\u{6}⟦; expected ten⟧⟦~~~~~~⟧",
    "\u{1}A ⟦has⟧ \u{3}B\u{4}o\u{5}\u{1}B ⟦card⟧\u{4}\u{5}\u{1}B ⟦cards⟧\u{6}⟦; expected ten, or eleven that all meld⟧⟦~~~~~~~~~~~~~~⟧",
    "\u{3}A\u{4}o\u{5}⟦one card is missing; did someone skip it?⟧\u{4}\u{5}\u{1}A ⟦cards are missing; did someone skip them?⟧\u{6}",
    "\u{3}A\u{4}o\u{5}⟦one card is missing; did someone skip it, or was it laid off?⟧\u{4}\u{5}\u{1}A ⟦cards are missing; did someone skip them, or were they laid off?⟧\u{6}",
    "⟦if one of the eleven is the discard, name it only once, after the `x`⟧⟦~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦write the discard after an `x`, and a `v` before the other side⟧⟦~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦laid-off cards are part of the ten; does one of these belong to the other side?⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is not a meld: a meld has three or more cards⟧⟦~~~~~~~~~~~~~~~⟧",
    "⟦write deadwood after the slash; or was a card of the meld left out?⟧⟦~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦write deadwood after a slash, as in `4-7s / 2h`; or was a card of the meld left out?⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦write only melds after `on`; or was a card of the meld left out?⟧⟦~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is not a run: the ace is always low⟧⟦~~~~~~~~~~~~⟧",
    "\u{1}A ⟦would be a run⟧⟦~~~~~⟧",
    "\u{1}A ⟦is not a run:⟧ \u{1}B \u{3}C\u{4}o\u{5}⟦is missing⟧\u{4}\u{5}⟦are missing⟧\u{6}⟦~~~~~⟧",
    "⟦a run has no gaps; separate two runs with a comma⟧⟦~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is not a meld: it is neither a set of one rank nor a run of one suit⟧⟦~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦separate two melds with a comma; write deadwood after the slash⟧⟦~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦separate two melds with a comma; write deadwood after a slash, as in `4-7s / 2h`⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦separate two melds with a comma; write only melds after `on`⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦cannot knock with⟧ \u{1}B⟦: the limit is⟧ \u{1}C⟦~~~~~~~~~~~⟧",
    "⟦play on until the deadwood is⟧ \u{1}A ⟦or less⟧⟦~~~~~~~~~~~~⟧",
    "⟦the first count is the knocker's; with more than⟧ \u{1}A ⟦they cannot knock, and play continues⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦cannot knock with⟧ \u{1}B⟦: only gin can end this hand⟧⟦~~~~~~~~~~~~~~~⟧",
    "⟦play on until you have gin⟧⟦~~~~~~~~⟧",
    "⟦the knocker's cards come first, and the other cards could end this hand: are the sides in the wrong order?⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦does not fit any of⟧ \u{1}B⟦'s melds⟧⟦~~~~~~~~~⟧",
    "⟦lay off the fourth card of a set, or the next card at either end of a run; otherwise it is deadwood⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦fits⟧ \u{1}B⟦'s run only after⟧ \u{1}C⟦~~~~~~~~⟧",
    "⟦without⟧ \u{1}A ⟦it counts as deadwood⟧⟦~~~~~~~~~~⟧",
    "⟦cards cannot be laid off against gin⟧⟦~~~~~~~~~~~~⟧",
    "⟦these cards count as deadwood: write them before the `+`, and drop the `+`⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the knock card is missing⟧⟦~~~~~~~~⟧",
    "⟦under these rules every knock and every gin needs it: add it after an `@`, as in `@7s`⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦has eleven cards, but⟧ \u{1}B \u{3}C\u{4}o\u{5}⟦does not meld⟧\u{4}\u{5}⟦do not meld⟧\u{6}⟦~~~~~~~~⟧",
    "⟦for big gin all eleven cards must meld; otherwise name ten, and the discard after an `x`⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A⟦'s cards can be melded in⟧ \u{3}B\u{4}o\u{5}\u{1}B ⟦way⟧\u{4}\u{5}\u{1}B ⟦ways⟧\u{6} ⟦with the same deadwood, and the hand scores differently in each⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦must declare one of them:⟧ \u{1}B⟦~~~~~~~~~⟧",
    "⟦a count must be from 0 to⟧ \u{1}A⟦, the most that ten cards can add up to⟧⟦~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦add up the deadwood again, or name the cards⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦the points of a hand must be from 0 to⟧ \u{1}A⟦~~~~~~~~~~~~~⟧",
    "⟦check the number⟧⟦~~~~~⟧",
    "⟦the boxes of a hand must be from 0 to⟧ \u{1}A⟦~~~~~~~~~~~~⟧",
    "⟦write the boxes that the winner gets for this hand, not for the whole game⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("card-on-both-sides", 3),
    ("named-twice", 1),
    ("named-times", 2),
    ("one-of-each-card", 0),
    ("laid-off-only-once", 0),
    ("discard-only-once", 0),
    ("card-count", 2),
    ("card-count-of-knocker", 2),
    ("cards-missing-of-knocker", 1),
    ("cards-missing", 1),
    ("eleven-with-discard", 0),
    ("too-many-of-knocker", 0),
    ("too-many", 0),
    ("too-short", 1),
    ("too-short-in-hand", 0),
    ("too-short-in-groups", 0),
    ("too-short-after-on", 0),
    ("ace-high", 1),
    ("would-be-a-run", 1),
    ("gap", 3),
    ("gap-hint", 0),
    ("mixed", 1),
    ("mixed-in-hand", 0),
    ("mixed-in-groups", 0),
    ("mixed-after-on", 0),
    ("over-limit", 3),
    ("over-limit-hint", 1),
    ("over-limit-count-hint", 1),
    ("only-gin", 2),
    ("only-gin-hint", 0),
    ("sides-exchanged", 0),
    ("does-not-fit", 2),
    ("does-not-fit-hint", 0),
    ("fits-only-after", 3),
    ("fits-only-after-hint", 1),
    ("laid-off-on-gin", 0),
    ("laid-off-on-gin-hint", 0),
    ("knock-card-missing", 0),
    ("knock-card-missing-hint", 0),
    ("not-big-gin", 3),
    ("not-big-gin-hint", 0),
    ("ambiguous", 2),
    ("must-declare", 2),
    ("count-range", 1),
    ("count-range-hint", 0),
    ("points-range", 1),
    ("points-range-hint", 0),
    ("boxes-range", 1),
    ("boxes-range-hint", 0),
];
