//! The messages of `l10n/*/ruling.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// a draw, nobody knocked
message!(0, NobodyKnocked);

// { $name } wins { $points -> [one] { $points } point [other] { $points } points }, as written
message!(1, WinsAsWritten { name: Value, points: Count });

// { $name } has gin against { $others }, { $points -> [one] { $points } point [other] { $points } points }
message!(2, HasGin { name: Value, others: Count, points: Count });

// { $name } has big gin against { $others }, { $points -> [one] { $points } point [other] { $points } points }
message!(3, HasBigGin { name: Value, others: Count, points: Count });

// { $name } knocks with { $own }, { $other } undercuts with { $others }, { $points -> [one] { $points } point [other] { $points } points }
message!(4, IsUndercut { name: Value, own: Count, other: Value, others: Count, points: Count });

// { $name } knocks with { $own }, { $other } gins off, { $points -> [one] { $points } point [other] { $points } points }
message!(5, GinsOff { name: Value, own: Count, other: Value, points: Count });

// { $name } knocks with { $own } against { $others }, a tie: nobody scores
message!(6, Ties { name: Value, own: Count, others: Count });

// { $name } knocks with { $own } against { $others }, { $points -> [one] { $points } point [other] { $points } points }
message!(7, Knocks { name: Value, own: Count, others: Count, points: Count });

// { $name } knocks over the limit with { $own }, { $other } accepts it and undercuts with { $others }, { $points -> [one] { $points } point [other] { $points } points }
message!(8, OverLimitUndercut { name: Value, own: Count, other: Value, others: Count, points: Count });

// { $name } knocks over the limit with { $own }, { $other } accepts it and gins off, { $points -> [one] { $points } point [other] { $points } points }
message!(9, OverLimitGinOff { name: Value, own: Count, other: Value, points: Count });

// { $name } knocks over the limit with { $own } against { $others }, { $other } accepts it, a tie: nobody scores
message!(10, OverLimitTie { name: Value, own: Count, others: Count, other: Value });

// { $name } knocks over the limit with { $own } against { $others }, { $other } accepts it, { $points -> [one] { $points } point [other] { $points } points }
message!(11, OverLimit { name: Value, own: Count, others: Count, other: Value, points: Count });

// { $name }: { $cards }; count { $count }
message!(12, Side { name: Value, cards: Value, count: Count });

// { $name }: { $cards }, laid off { $laid-off }; count { $count }
message!(13, SideLaidOff { name: Value, cards: Value, laid_off: Value, count: Count });

// { $sum }, { $boxes -> [one] { $boxes } box [other] { $boxes } boxes } for { $name }
message!(14, SumBoxes { sum: Value, boxes: Count, name: Value });

// { $sum } for { $name }
message!(15, SumFor { sum: Value, name: Value });

// { $sum }, { $boxes -> [one] { $boxes } extra box [other] { $boxes } extra boxes } for { $name }
message!(16, SumExtraBoxes { sum: Value, boxes: Count, name: Value });

// { $terms } = { $points -> [one] { $points } point [other] { $points } points }
message!(17, SumIs { terms: Value, points: Count });

// { $points -> [one] { $points } point [other] { $points } points }
message!(18, SumPoints { points: Count });

// ({ $terms }) x 2 ({ $why })
message!(19, SumDoubled { terms: Value, why: Value });

// difference
message!(20, StepDifference);

// deadwood
message!(21, StepDeadwood);

// knocker's count
message!(22, StepKnockersCount);

// knock bonus
message!(23, StepKnock);

// gin bonus
message!(24, StepGin);

// big gin bonus
message!(25, StepBigGin);

// undercut bonus
message!(26, StepUndercut);

// gin off bonus
message!(27, StepGinOff);

// tie bonus
message!(28, StepTie);

// draw bonus
message!(29, StepDraw);

// points bonus
message!(30, StepPoints);

// written
message!(31, StepWritten);

// clubs double
message!(32, StepClubs);

// diamonds double
message!(33, StepDiamonds);

// hearts double
message!(34, StepHearts);

// spades double
message!(35, StepSpades);

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 36]; 6] = [
    [(0, 22), (128, 173), (449, 497), (756, 808), (1095, 1161), (1503, 1560), (1882, 1932), (2164, 2219), (2500, 2596), (3080, 3167), (3631, 3711), (4066, 4151), (4582, 4598), (4664, 4693), (4812, 4845), (5050, 5059), (5094, 5139), (5430, 5460), (5635, 5660), (5810, 5823), (5823, 5833), (5871, 5879), (5910, 5925), (5999, 6010), (6083, 6092), (6150, 6163), (6254, 6268), (6352, 6365), (6453, 6462), (6572, 6582), (6668, 6680), (6758, 6765), (6802, 6814), (6870, 6885), (6941, 6954), (7009, 7022)],
    [(22, 44), (173, 233), (497, 556), (808, 871), (1161, 1238), (1560, 1629), (1932, 1987), (2219, 2282), (2596, 2698), (3167, 3261), (3711, 3793), (4151, 4241), (4598, 4614), (4693, 4720), (4845, 4894), (5059, 5069), (5139, 5208), (5460, 5502), (5660, 5697), (5810, 5823), (5833, 5843), (5879, 5884), (5925, 5944), (6010, 6026), (6092, 6105), (6163, 6180), (6268, 6286), (6365, 6382), (6462, 6486), (6582, 6598), (6680, 6697), (6765, 6772), (6814, 6825), (6885, 6897), (6954, 6966), (7022, 7036)],
    [(22, 44), (233, 281), (556, 603), (871, 922), (1238, 1303), (1629, 1686), (1932, 1987), (2282, 2333), (2698, 2788), (3261, 3343), (3711, 3793), (4241, 4319), (4598, 4614), (4693, 4720), (4894, 4931), (5059, 5069), (5208, 5257), (5502, 5532), (5697, 5722), (5810, 5823), (5833, 5843), (5879, 5884), (5925, 5944), (6026, 6042), (6105, 6118), (6180, 6197), (6286, 6304), (6382, 6399), (6486, 6510), (6598, 6614), (6697, 6714), (6765, 6772), (6814, 6825), (6885, 6897), (6954, 6966), (7022, 7036)],
    [(44, 69), (281, 333), (603, 648), (922, 971), (1303, 1367), (1686, 1742), (1987, 2039), (2333, 2384), (2788, 2878), (3343, 3425), (3793, 3873), (4319, 4398), (4614, 4630), (4720, 4750), (4931, 4970), (5069, 5078), (5257, 5308), (5532, 5561), (5722, 5746), (5810, 5823), (5843, 5853), (5884, 5891), (5944, 5962), (6042, 6055), (6118, 6127), (6197, 6210), (6304, 6318), (6399, 6412), (6510, 6523), (6614, 6625), (6714, 6725), (6772, 6780), (6825, 6841), (6897, 6914), (6966, 6982), (7036, 7053)],
    [(69, 104), (333, 384), (648, 694), (971, 1025), (1367, 1433), (1742, 1809), (2039, 2101), (2384, 2436), (2878, 2982), (3425, 3530), (3873, 3973), (4398, 4488), (4630, 4649), (4750, 4782), (4970, 5004), (5078, 5088), (5308, 5352), (5561, 5591), (5746, 5771), (5810, 5823), (5853, 5862), (5891, 5899), (5962, 5983), (6055, 6066), (6127, 6136), (6210, 6232), (6318, 6332), (6412, 6425), (6523, 6545), (6625, 6649), (6725, 6742), (6780, 6789), (6841, 6857), (6914, 6929), (6982, 6997), (7053, 7067)],
    [(104, 128), (384, 449), (694, 756), (1025, 1095), (1433, 1503), (1809, 1882), (2101, 2164), (2436, 2500), (2982, 3080), (3530, 3631), (3973, 4066), (4488, 4582), (4649, 4664), (4782, 4812), (5004, 5050), (5088, 5094), (5352, 5430), (5591, 5635), (5771, 5810), (5810, 5823), (5862, 5871), (5899, 5910), (5983, 5999), (6066, 6083), (6136, 6150), (6232, 6254), (6332, 6352), (6425, 6453), (6545, 6572), (6649, 6668), (6742, 6758), (6789, 6802), (6857, 6870), (6929, 6941), (6997, 7009), (7067, 7078)],
];

const TEXT: &str = concat!(
    "a draw, nobody knocked",
    "empate, ninguém bateu",
    "patta, nessuno ha bussato",
    "unentschieden, niemand hat geklopft",
    "remis, nikt nie zapukał",
    "\u{1}A wins \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6}, as written",
    "\u{1}A ganha \u{3}B\u{4}0\u{5}\u{1}B pontos\u{4}o\u{5}\u{1}B ponto\u{4}\u{5}\u{1}B pontos\u{6}, como anotado",
    "\u{1}A ganha \u{3}B\u{4}o\u{5}\u{1}B ponto\u{4}\u{5}\u{1}B pontos\u{6}, como anotado",
    "\u{1}A vince con \u{3}B\u{4}o\u{5}\u{1}B punto\u{4}\u{5}\u{1}B punti\u{6}, come indicato",
    "\u{1}A gewinnt \u{3}B\u{4}o\u{5}\u{1}B Punkt\u{4}\u{5}\u{1}B Punkte\u{6}, wie angegeben",
    "\u{1}A zdobywa \u{3}B\u{4}o\u{5}\u{1}B punkt\u{4}f\u{5}\u{1}B punkty\u{4}\u{5}\u{1}B punktów\u{6}, według wpisu",
    "\u{1}A has gin against \u{1}B, \u{3}C\u{4}o\u{5}\u{1}C point\u{4}\u{5}\u{1}C points\u{6}",
    "\u{1}A faz gin contra \u{1}B, \u{3}C\u{4}0\u{5}\u{1}C pontos\u{4}o\u{5}\u{1}C ponto\u{4}\u{5}\u{1}C pontos\u{6}",
    "\u{1}A faz gin contra \u{1}B, \u{3}C\u{4}o\u{5}\u{1}C ponto\u{4}\u{5}\u{1}C pontos\u{6}",
    "\u{1}A fa gin contro \u{1}B, \u{3}C\u{4}o\u{5}\u{1}C punto\u{4}\u{5}\u{1}C punti\u{6}",
    "\u{1}A hat Gin gegen \u{1}B, \u{3}C\u{4}o\u{5}\u{1}C Punkt\u{4}\u{5}\u{1}C Punkte\u{6}",
    "\u{1}A ma gina przeciw \u{1}B, \u{3}C\u{4}o\u{5}\u{1}C punkt\u{4}f\u{5}\u{1}C punkty\u{4}\u{5}\u{1}C punktów\u{6}",
    "\u{1}A has big gin against \u{1}B, \u{3}C\u{4}o\u{5}\u{1}C point\u{4}\u{5}\u{1}C points\u{6}",
    "\u{1}A faz big gin contra \u{1}B, \u{3}C\u{4}0\u{5}\u{1}C pontos\u{4}o\u{5}\u{1}C ponto\u{4}\u{5}\u{1}C pontos\u{6}",
    "\u{1}A faz big gin contra \u{1}B, \u{3}C\u{4}o\u{5}\u{1}C ponto\u{4}\u{5}\u{1}C pontos\u{6}",
    "\u{1}A fa big gin contro \u{1}B, \u{3}C\u{4}o\u{5}\u{1}C punto\u{4}\u{5}\u{1}C punti\u{6}",
    "\u{1}A hat Großes Gin gegen \u{1}B, \u{3}C\u{4}o\u{5}\u{1}C Punkt\u{4}\u{5}\u{1}C Punkte\u{6}",
    "\u{1}A ma dużego gina przeciw \u{1}B, \u{3}C\u{4}o\u{5}\u{1}C punkt\u{4}f\u{5}\u{1}C punkty\u{4}\u{5}\u{1}C punktów\u{6}",
    "\u{1}A knocks with \u{1}B, \u{1}C undercuts with \u{1}D, \u{3}E\u{4}o\u{5}\u{1}E point\u{4}\u{5}\u{1}E points\u{6}",
    "\u{1}A bate com \u{1}B, \u{1}C faz undercut com \u{1}D, \u{3}E\u{4}0\u{5}\u{1}E pontos\u{4}o\u{5}\u{1}E ponto\u{4}\u{5}\u{1}E pontos\u{6}",
    "\u{1}A bate com \u{1}B, \u{1}C faz undercut com \u{1}D, \u{3}E\u{4}o\u{5}\u{1}E ponto\u{4}\u{5}\u{1}E pontos\u{6}",
    "\u{1}A bussa con \u{1}B, \u{1}C fa undercut con \u{1}D, \u{3}E\u{4}o\u{5}\u{1}E punto\u{4}\u{5}\u{1}E punti\u{6}",
    "\u{1}A klopft mit \u{1}B, \u{1}C unterbietet mit \u{1}D, \u{3}E\u{4}o\u{5}\u{1}E Punkt\u{4}\u{5}\u{1}E Punkte\u{6}",
    "\u{1}A puka z \u{1}B, \u{1}C podcina z \u{1}D, \u{3}E\u{4}o\u{5}\u{1}E punkt\u{4}f\u{5}\u{1}E punkty\u{4}\u{5}\u{1}E punktów\u{6}",
    "\u{1}A knocks with \u{1}B, \u{1}C gins off, \u{3}D\u{4}o\u{5}\u{1}D point\u{4}\u{5}\u{1}D points\u{6}",
    "\u{1}A bate com \u{1}B, \u{1}C faz gin-off, \u{3}D\u{4}0\u{5}\u{1}D pontos\u{4}o\u{5}\u{1}D ponto\u{4}\u{5}\u{1}D pontos\u{6}",
    "\u{1}A bate com \u{1}B, \u{1}C faz gin-off, \u{3}D\u{4}o\u{5}\u{1}D ponto\u{4}\u{5}\u{1}D pontos\u{6}",
    "\u{1}A bussa con \u{1}B, \u{1}C fa gin off, \u{3}D\u{4}o\u{5}\u{1}D punto\u{4}\u{5}\u{1}D punti\u{6}",
    "\u{1}A klopft mit \u{1}B, \u{1}C schafft ein Gin-Off, \u{3}D\u{4}o\u{5}\u{1}D Punkt\u{4}\u{5}\u{1}D Punkte\u{6}",
    "\u{1}A puka z \u{1}B, \u{1}C podcina do zera, \u{3}D\u{4}o\u{5}\u{1}D punkt\u{4}f\u{5}\u{1}D punkty\u{4}\u{5}\u{1}D punktów\u{6}",
    "\u{1}A knocks with \u{1}B against \u{1}C, a tie: nobody scores",
    "\u{1}A bate com \u{1}B contra \u{1}C, restos iguais: ninguém marca",
    "\u{1}A bussa con \u{1}B contro \u{1}C, conti pari: nessuno segna",
    "\u{1}A klopft mit \u{1}B gegen \u{1}C, Gleichstand: Niemand bekommt Punkte",
    "\u{1}A puka z \u{1}B przeciw \u{1}C, równe sumy: nikt nie dostaje punktów",
    "\u{1}A knocks with \u{1}B against \u{1}C, \u{3}D\u{4}o\u{5}\u{1}D point\u{4}\u{5}\u{1}D points\u{6}",
    "\u{1}A bate com \u{1}B contra \u{1}C, \u{3}D\u{4}0\u{5}\u{1}D pontos\u{4}o\u{5}\u{1}D ponto\u{4}\u{5}\u{1}D pontos\u{6}",
    "\u{1}A bate com \u{1}B contra \u{1}C, \u{3}D\u{4}o\u{5}\u{1}D ponto\u{4}\u{5}\u{1}D pontos\u{6}",
    "\u{1}A bussa con \u{1}B contro \u{1}C, \u{3}D\u{4}o\u{5}\u{1}D punto\u{4}\u{5}\u{1}D punti\u{6}",
    "\u{1}A klopft mit \u{1}B gegen \u{1}C, \u{3}D\u{4}o\u{5}\u{1}D Punkt\u{4}\u{5}\u{1}D Punkte\u{6}",
    "\u{1}A puka z \u{1}B przeciw \u{1}C, \u{3}D\u{4}o\u{5}\u{1}D punkt\u{4}f\u{5}\u{1}D punkty\u{4}\u{5}\u{1}D punktów\u{6}",
    "\u{1}A knocks over the limit with \u{1}B, \u{1}C accepts it and undercuts with \u{1}D, \u{3}E\u{4}o\u{5}\u{1}E point\u{4}\u{5}\u{1}E points\u{6}",
    "\u{1}A bate acima do limite com \u{1}B, \u{1}C aceita e faz undercut com \u{1}D, \u{3}E\u{4}0\u{5}\u{1}E pontos\u{4}o\u{5}\u{1}E ponto\u{4}\u{5}\u{1}E pontos\u{6}",
    "\u{1}A bate acima do limite com \u{1}B, \u{1}C aceita e faz undercut com \u{1}D, \u{3}E\u{4}o\u{5}\u{1}E ponto\u{4}\u{5}\u{1}E pontos\u{6}",
    "\u{1}A bussa sopra il limite con \u{1}B, \u{1}C accetta e fa undercut con \u{1}D, \u{3}E\u{4}o\u{5}\u{1}E punto\u{4}\u{5}\u{1}E punti\u{6}",
    "\u{1}A klopft über der Grenze mit \u{1}B, \u{1}C lässt es gelten und unterbietet mit \u{1}D, \u{3}E\u{4}o\u{5}\u{1}E Punkt\u{4}\u{5}\u{1}E Punkte\u{6}",
    "\u{1}A puka powyżej limitu z \u{1}B, \u{1}C to uznaje i podcina z \u{1}D, \u{3}E\u{4}o\u{5}\u{1}E punkt\u{4}f\u{5}\u{1}E punkty\u{4}\u{5}\u{1}E punktów\u{6}",
    "\u{1}A knocks over the limit with \u{1}B, \u{1}C accepts it and gins off, \u{3}D\u{4}o\u{5}\u{1}D point\u{4}\u{5}\u{1}D points\u{6}",
    "\u{1}A bate acima do limite com \u{1}B, \u{1}C aceita e faz gin-off, \u{3}D\u{4}0\u{5}\u{1}D pontos\u{4}o\u{5}\u{1}D ponto\u{4}\u{5}\u{1}D pontos\u{6}",
    "\u{1}A bate acima do limite com \u{1}B, \u{1}C aceita e faz gin-off, \u{3}D\u{4}o\u{5}\u{1}D ponto\u{4}\u{5}\u{1}D pontos\u{6}",
    "\u{1}A bussa sopra il limite con \u{1}B, \u{1}C accetta e fa gin off, \u{3}D\u{4}o\u{5}\u{1}D punto\u{4}\u{5}\u{1}D punti\u{6}",
    "\u{1}A klopft über der Grenze mit \u{1}B, \u{1}C lässt es gelten und schafft ein Gin-Off, \u{3}D\u{4}o\u{5}\u{1}D Punkt\u{4}\u{5}\u{1}D Punkte\u{6}",
    "\u{1}A puka powyżej limitu z \u{1}B, \u{1}C to uznaje i podcina do zera, \u{3}D\u{4}o\u{5}\u{1}D punkt\u{4}f\u{5}\u{1}D punkty\u{4}\u{5}\u{1}D punktów\u{6}",
    "\u{1}A knocks over the limit with \u{1}B against \u{1}C, \u{1}D accepts it, a tie: nobody scores",
    "\u{1}A bate acima do limite com \u{1}B contra \u{1}C, \u{1}D aceita, restos iguais: ninguém marca",
    "\u{1}A bussa sopra il limite con \u{1}B contro \u{1}C, \u{1}D accetta, conti pari: nessuno segna",
    "\u{1}A klopft über der Grenze mit \u{1}B gegen \u{1}C, \u{1}D lässt es gelten, Gleichstand: Niemand bekommt Punkte",
    "\u{1}A puka powyżej limitu z \u{1}B przeciw \u{1}C, \u{1}D to uznaje, równe sumy: nikt nie dostaje punktów",
    "\u{1}A knocks over the limit with \u{1}B against \u{1}C, \u{1}D accepts it, \u{3}E\u{4}o\u{5}\u{1}E point\u{4}\u{5}\u{1}E points\u{6}",
    "\u{1}A bate acima do limite com \u{1}B contra \u{1}C, \u{1}D aceita, \u{3}E\u{4}0\u{5}\u{1}E pontos\u{4}o\u{5}\u{1}E ponto\u{4}\u{5}\u{1}E pontos\u{6}",
    "\u{1}A bate acima do limite com \u{1}B contra \u{1}C, \u{1}D aceita, \u{3}E\u{4}o\u{5}\u{1}E ponto\u{4}\u{5}\u{1}E pontos\u{6}",
    "\u{1}A bussa sopra il limite con \u{1}B contro \u{1}C, \u{1}D accetta, \u{3}E\u{4}o\u{5}\u{1}E punto\u{4}\u{5}\u{1}E punti\u{6}",
    "\u{1}A klopft über der Grenze mit \u{1}B gegen \u{1}C, \u{1}D lässt es gelten, \u{3}E\u{4}o\u{5}\u{1}E Punkt\u{4}\u{5}\u{1}E Punkte\u{6}",
    "\u{1}A puka powyżej limitu z \u{1}B przeciw \u{1}C, \u{1}D to uznaje, \u{3}E\u{4}o\u{5}\u{1}E punkt\u{4}f\u{5}\u{1}E punkty\u{4}\u{5}\u{1}E punktów\u{6}",
    "\u{1}A: \u{1}B; count \u{1}C",
    "\u{1}A: \u{1}B; resto \u{1}C",
    "\u{1}A: \u{1}B; conto \u{1}C",
    "\u{1}A: \u{1}B; Deadwood \u{1}C",
    "\u{1}A: \u{1}B; suma \u{1}C",
    "\u{1}A: \u{1}B, laid off \u{1}C; count \u{1}D",
    "\u{1}A: \u{1}B, juntou \u{1}C; resto \u{1}D",
    "\u{1}A: \u{1}B, attaccate \u{1}C; conto \u{1}D",
    "\u{1}A: \u{1}B, angelegt \u{1}C; Deadwood \u{1}D",
    "\u{1}A: \u{1}B, dołożone \u{1}C; suma \u{1}D",
    "\u{1}A, \u{3}B\u{4}o\u{5}\u{1}B box\u{4}\u{5}\u{1}B boxes\u{6} for \u{1}C",
    "\u{1}A, \u{3}B\u{4}0\u{5}\u{1}B caixas\u{4}o\u{5}\u{1}B caixa\u{4}\u{5}\u{1}B caixas\u{6} para \u{1}C",
    "\u{1}A, \u{3}B\u{4}o\u{5}\u{1}B caixa\u{4}\u{5}\u{1}B caixas\u{6} para \u{1}C",
    "\u{1}A, \u{3}B\u{4}o\u{5}\u{1}B casella\u{4}\u{5}\u{1}B caselle\u{6} per \u{1}C",
    "\u{1}A, \u{3}B\u{4}o\u{5}\u{1}B Box\u{4}\u{5}\u{1}B Boxen\u{6} für \u{1}C",
    "\u{1}C: \u{1}A, \u{3}B\u{4}o\u{5}\u{1}B kratka\u{4}f\u{5}\u{1}B kratki\u{4}\u{5}\u{1}B kratek\u{6}",
    "\u{1}A for \u{1}B",
    "\u{1}A para \u{1}B",
    "\u{1}A per \u{1}B",
    "\u{1}A für \u{1}B",
    "\u{1}B: \u{1}A",
    "\u{1}A, \u{3}B\u{4}o\u{5}\u{1}B extra box\u{4}\u{5}\u{1}B extra boxes\u{6} for \u{1}C",
    "\u{1}A, \u{3}B\u{4}0\u{5}\u{1}B caixas extras\u{4}o\u{5}\u{1}B caixa extra\u{4}\u{5}\u{1}B caixas extras\u{6} para \u{1}C",
    "\u{1}A, \u{3}B\u{4}o\u{5}\u{1}B caixa extra\u{4}\u{5}\u{1}B caixas extra\u{6} para \u{1}C",
    "\u{1}A, \u{3}B\u{4}o\u{5}\u{1}B casella extra\u{4}\u{5}\u{1}B caselle extra\u{6} per \u{1}C",
    "\u{1}A, \u{3}B\u{4}o\u{5}\u{1}B Extrabox\u{4}\u{5}\u{1}B Extraboxen\u{6} für \u{1}C",
    "\u{1}C: \u{1}A, \u{3}B\u{4}o\u{5}\u{1}B dodatkowa kratka\u{4}f\u{5}\u{1}B dodatkowe kratki\u{4}\u{5}\u{1}B dodatkowych kratek\u{6}",
    "\u{1}A = \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6}",
    "\u{1}A = \u{3}B\u{4}0\u{5}\u{1}B pontos\u{4}o\u{5}\u{1}B ponto\u{4}\u{5}\u{1}B pontos\u{6}",
    "\u{1}A = \u{3}B\u{4}o\u{5}\u{1}B ponto\u{4}\u{5}\u{1}B pontos\u{6}",
    "\u{1}A = \u{3}B\u{4}o\u{5}\u{1}B punto\u{4}\u{5}\u{1}B punti\u{6}",
    "\u{1}A = \u{3}B\u{4}o\u{5}\u{1}B Punkt\u{4}\u{5}\u{1}B Punkte\u{6}",
    "\u{1}A = \u{3}B\u{4}o\u{5}\u{1}B punkt\u{4}f\u{5}\u{1}B punkty\u{4}\u{5}\u{1}B punktów\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A point\u{4}\u{5}\u{1}A points\u{6}",
    "\u{3}A\u{4}0\u{5}\u{1}A pontos\u{4}o\u{5}\u{1}A ponto\u{4}\u{5}\u{1}A pontos\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A ponto\u{4}\u{5}\u{1}A pontos\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A punto\u{4}\u{5}\u{1}A punti\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A Punkt\u{4}\u{5}\u{1}A Punkte\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A punkt\u{4}f\u{5}\u{1}A punkty\u{4}\u{5}\u{1}A punktów\u{6}",
    "(\u{1}A) x 2 (\u{1}B)",
    "difference",
    "diferença",
    "differenza",
    "Differenz",
    "różnica",
    "deadwood",
    "resto",
    "spaiate",
    "Deadwood",
    "wolne karty",
    "knocker's count",
    "resto de quem bateu",
    "conto di chi bussa",
    "Deadwood des Klopfers",
    "suma pukającego",
    "knock bonus",
    "bônus da batida",
    "bónus da batida",
    "bonus bussata",
    "Klopf-Bonus",
    "premia za pukanie",
    "gin bonus",
    "bônus do gin",
    "bónus do gin",
    "bonus gin",
    "Gin-Bonus",
    "premia za gina",
    "big gin bonus",
    "bônus do big gin",
    "bónus do big gin",
    "bonus big gin",
    "Bonus für Großes Gin",
    "premia za dużego gina",
    "undercut bonus",
    "bônus do undercut",
    "bónus do undercut",
    "bonus undercut",
    "Undercut-Bonus",
    "premia za podcięcie",
    "gin off bonus",
    "bônus do gin-off",
    "bónus do gin-off",
    "bonus gin off",
    "Gin-Off-Bonus",
    "premia za podcięcie do zera",
    "tie bonus",
    "bônus dos restos iguais",
    "bónus dos restos iguais",
    "bonus parità",
    "Bonus für Gleichstand",
    "premia przy równych sumach",
    "draw bonus",
    "bônus do empate",
    "bónus do empate",
    "bonus patta",
    "Bonus für Unentschieden",
    "premia przy remisie",
    "points bonus",
    "bônus dos pontos",
    "bónus dos pontos",
    "bonus punti",
    "Bonus für Punkte",
    "premia za punkty",
    "written",
    "anotado",
    "indicati",
    "angegeben",
    "według wpisu",
    "clubs double",
    "paus dobram",
    "doppio con fiori",
    "Kreuz verdoppelt",
    "trefl podwaja",
    "diamonds double",
    "ouros dobram",
    "doppio con quadri",
    "Karo verdoppelt",
    "karo podwaja",
    "hearts double",
    "copas dobram",
    "doppio con cuori",
    "Herz verdoppelt",
    "kier podwaja",
    "spades double",
    "espadas dobram",
    "doppio con picche",
    "Pik verdoppelt",
    "pik podwaja",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 36] = [(0, 41), (41, 122), (122, 206), (206, 295), (295, 414), (414, 515), (515, 603), (603, 702), (702, 861), (861, 1002), (1002, 1136), (1136, 1280), (1280, 1317), (1317, 1377), (1377, 1442), (1442, 1464), (1464, 1541), (1541, 1596), (1596, 1633), (1633, 1673), (1673, 1698), (1698, 1720), (1720, 1752), (1752, 1778), (1778, 1802), (1802, 1831), (1831, 1861), (1861, 1890), (1890, 1914), (1914, 1939), (1939, 1967), (1967, 1988), (1988, 2016), (2016, 2048), (2048, 2077), (2077, 2106)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦a draw, nobody knocked⟧⟦~~~~~~~⟧",
    "\u{1}A ⟦wins⟧ \u{3}B\u{4}o\u{5}\u{1}B ⟦point⟧\u{4}\u{5}\u{1}B ⟦points⟧\u{6}⟦, as written⟧⟦~~~~~~⟧",
    "\u{1}A ⟦has gin against⟧ \u{1}B⟦,⟧ \u{3}C\u{4}o\u{5}\u{1}C ⟦point⟧\u{4}\u{5}\u{1}C ⟦points⟧\u{6}⟦~~~~~~⟧",
    "\u{1}A ⟦has big gin against⟧ \u{1}B⟦,⟧ \u{3}C\u{4}o\u{5}\u{1}C ⟦point⟧\u{4}\u{5}\u{1}C ⟦points⟧\u{6}⟦~~~~~~~⟧",
    "\u{1}A ⟦knocks with⟧ \u{1}B⟦,⟧ \u{1}C ⟦undercuts with⟧ \u{1}D⟦,⟧ \u{3}E\u{4}o\u{5}\u{1}E ⟦point⟧\u{4}\u{5}\u{1}E ⟦points⟧\u{6}⟦~~~~~~~~~~~⟧",
    "\u{1}A ⟦knocks with⟧ \u{1}B⟦,⟧ \u{1}C ⟦gins off,⟧ \u{3}D\u{4}o\u{5}\u{1}D ⟦point⟧\u{4}\u{5}\u{1}D ⟦points⟧\u{6}⟦~~~~~~~~⟧",
    "\u{1}A ⟦knocks with⟧ \u{1}B ⟦against⟧ \u{1}C⟦, a tie: nobody scores⟧⟦~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦knocks with⟧ \u{1}B ⟦against⟧ \u{1}C⟦,⟧ \u{3}D\u{4}o\u{5}\u{1}D ⟦point⟧\u{4}\u{5}\u{1}D ⟦points⟧\u{6}⟦~~~~~~~~⟧",
    "\u{1}A ⟦knocks over the limit with⟧ \u{1}B⟦,⟧ \u{1}C ⟦accepts it and undercuts with⟧ \u{1}D⟦,⟧ \u{3}E\u{4}o\u{5}\u{1}E ⟦point⟧\u{4}\u{5}\u{1}E ⟦points⟧\u{6}⟦~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦knocks over the limit with⟧ \u{1}B⟦,⟧ \u{1}C ⟦accepts it and gins off,⟧ \u{3}D\u{4}o\u{5}\u{1}D ⟦point⟧\u{4}\u{5}\u{1}D ⟦points⟧\u{6}⟦~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦knocks over the limit with⟧ \u{1}B ⟦against⟧ \u{1}C⟦,⟧ \u{1}D ⟦accepts it, a tie: nobody scores⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦knocks over the limit with⟧ \u{1}B ⟦against⟧ \u{1}C⟦,⟧ \u{1}D ⟦accepts it,⟧ \u{3}E\u{4}o\u{5}\u{1}E ⟦point⟧\u{4}\u{5}\u{1}E ⟦points⟧\u{6}⟦~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A⟦:⟧ \u{1}B⟦; count⟧ \u{1}C⟦~~~⟧",
    "\u{1}A⟦:⟧ \u{1}B⟦, laid off⟧ \u{1}C⟦; count⟧ \u{1}D⟦~~~~~~~⟧",
    "\u{1}A⟦,⟧ \u{3}B\u{4}o\u{5}\u{1}B ⟦box⟧\u{4}\u{5}\u{1}B ⟦boxes⟧\u{6} ⟦for⟧ \u{1}C⟦~~⟧",
    "\u{1}A ⟦for⟧ \u{1}B⟦~⟧",
    "\u{1}A⟦,⟧ \u{3}B\u{4}o\u{5}\u{1}B ⟦extra box⟧\u{4}\u{5}\u{1}B ⟦extra boxes⟧\u{6} ⟦for⟧ \u{1}C⟦~~⟧",
    "\u{1}A ⟦=⟧ \u{3}B\u{4}o\u{5}\u{1}B ⟦point⟧\u{4}\u{5}\u{1}B ⟦points⟧\u{6}⟦~⟧",
    "\u{3}A\u{4}o\u{5}\u{1}A ⟦point⟧\u{4}\u{5}\u{1}A ⟦points⟧\u{6}",
    "⟦(⟧\u{1}A⟦) x 2 (⟧\u{1}B⟦)⟧⟦~~~⟧",
    "⟦difference⟧⟦~~~⟧",
    "⟦deadwood⟧⟦~~⟧",
    "⟦knocker's count⟧⟦~~~~~⟧",
    "⟦knock bonus⟧⟦~~~⟧",
    "⟦gin bonus⟧⟦~~~⟧",
    "⟦big gin bonus⟧⟦~~~~⟧",
    "⟦undercut bonus⟧⟦~~~~⟧",
    "⟦gin off bonus⟧⟦~~~~⟧",
    "⟦tie bonus⟧⟦~~~⟧",
    "⟦draw bonus⟧⟦~~~⟧",
    "⟦points bonus⟧⟦~~~~⟧",
    "⟦written⟧⟦~~⟧",
    "⟦clubs double⟧⟦~~~~⟧",
    "⟦diamonds double⟧⟦~~~~~⟧",
    "⟦hearts double⟧⟦~~~~⟧",
    "⟦spades double⟧⟦~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("nobody-knocked", 0),
    ("wins-as-written", 2),
    ("has-gin", 3),
    ("has-big-gin", 3),
    ("is-undercut", 5),
    ("gins-off", 4),
    ("ties", 3),
    ("knocks", 4),
    ("over-limit-undercut", 5),
    ("over-limit-gin-off", 4),
    ("over-limit-tie", 4),
    ("over-limit", 5),
    ("side", 3),
    ("side-laid-off", 4),
    ("sum-boxes", 3),
    ("sum-for", 2),
    ("sum-extra-boxes", 3),
    ("sum-is", 2),
    ("sum-points", 1),
    ("sum-doubled", 2),
    ("step-difference", 0),
    ("step-deadwood", 0),
    ("step-knockers-count", 0),
    ("step-knock", 0),
    ("step-gin", 0),
    ("step-big-gin", 0),
    ("step-undercut", 0),
    ("step-gin-off", 0),
    ("step-tie", 0),
    ("step-draw", 0),
    ("step-points", 0),
    ("step-written", 0),
    ("step-clubs", 0),
    ("step-diamonds", 0),
    ("step-hearts", 0),
    ("step-spades", 0),
];
