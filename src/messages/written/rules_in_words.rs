//! The messages of `l10n/*/rules-in-words.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// { $title }; { $changes }
message!(0, TitleAndChanges { title: Value, changes: Value });

// { $preset }: { $rules }
message!(1, SavedRules { preset: Value, rules: Value });

// the { $preset } rules
message!(2, TheRules { preset: Value });

// the { $preset } rules, but { $changes }
message!(3, TheRulesBut { preset: Value, changes: Value });

// the { $preset } rules: as { $base }
message!(4, TheSavedRules { preset: Value, base: Value });

// the { $preset } rules: as { $base }, but { $changes }
message!(5, TheSavedRulesBut { preset: Value, base: Value, changes: Value });

// Standard rules
message!(6, TitleStandard);

// Oklahoma gin
message!(7, TitleOklahoma);

// Hollywood gin
message!(8, TitleHollywood);

// Gin for stakes
message!(9, TitleStakes);

// Wikipedia's old rules
message!(10, TitleWikipedia);

// Wikipedia's old match rules
message!(11, TitleWikipediaMatch);

// Tournament rules
message!(12, TitleTournament);

// Pagat's rules
message!(13, TitlePagat);

// Bicycle's rules
message!(14, TitleBicycle);

// Modern rules
message!(15, TitleModern);

// The handbook's Hollywood gin
message!(16, TitleHandbook);

// Rummytalk's rules
message!(17, TitleRummytalk);

// Gin Rummy Palace's rules
message!(18, TitlePalace);

// only gin ends a hand
message!(19, OnlyGin);

// knock with { $limit } or less
message!(20, KnockWith { limit: Count });

// no knock card
message!(21, NoKnockCard);

// the knock card limits the knock
message!(22, KnockCard);

// an ace allows a knock with 1
message!(23, AceAllowsOne);

// an ace requires gin
message!(24, AceRequiresGin);

// no suit doubles
message!(25, NoSuitDoubles);

// { $suits } double
message!(26, SuitsDouble { suits: Value });

// boxes never double
message!(27, BoxesNeverDouble);

// extra boxes double too
message!(28, ExtraBoxesDouble);

// boxes double too
message!(29, BoxesDouble);

// gin { $points }
message!(30, Gin { points: Count });

// no big gin
message!(31, NoBigGin);

// big gin { $points }
message!(32, BigGin { points: Count });

// undercut { $points }
message!(33, Undercut { points: Count });

// a tie is an undercut
message!(34, TieToDefender);

// a tie is an undercut without the bonus
message!(35, TieWithoutBonus);

// a tie goes to the knocker
message!(36, TieToKnocker);

// a tie goes to nobody
message!(37, TieToNobody);

// ginning off is a plain undercut
message!(38, NoGinOff);

// ginning off { $points }
message!(39, GinOff { points: Count });

// no bonus for a knock
message!(40, NoKnockBonus);

// knock { $points }
message!(41, KnockBonus { points: Count });

// laying off on gin
message!(42, LayingOffOnGin);

// no laying off on gin
message!(43, NoLayingOffOnGin);

// no extra box for gin
message!(44, NoBoxesForGin);

// { $boxes -> [one] an extra box for gin [other] { $boxes } extra boxes for gin }
message!(45, BoxesForGin { boxes: Count });

// no extra box for big gin
message!(46, NoBoxesForBigGin);

// { $boxes -> [one] an extra box for big gin [other] { $boxes } extra boxes for big gin }
message!(47, BoxesForBigGin { boxes: Count });

// no extra box for an undercut
message!(48, NoBoxesForUndercut);

// { $boxes -> [one] an extra box for an undercut [other] { $boxes } extra boxes for an undercut }
message!(49, BoxesForUndercut { boxes: Count });

// no extra box for ginning off
message!(50, NoBoxesForGinOff);

// { $boxes -> [one] an extra box for ginning off [other] { $boxes } extra boxes for ginning off }
message!(51, BoxesForGinOff { boxes: Count });

// no extra box for winning every hand of a round
message!(52, NoBoxesForSweep);

// { $boxes -> [one] an extra box for winning every hand of a round [other] { $boxes } extra boxes for winning every hand of a round }
message!(53, BoxesForSweep { boxes: Count });

// boxes worth nothing
message!(54, BoxesWorthNothing);

// { $points } per box
message!(55, PerBox { points: Count });

// boxes scored at the end
message!(56, BoxesAtEnd);

// boxes scored with each hand
message!(57, BoxesWithEachHand);

// game to { $points }
message!(58, GameTo { points: Count });

// no game bonus
message!(59, NoGameBonus);

// game bonus { $points }
message!(60, GameBonus { points: Count });

// a shutout is a game without points
message!(61, ShutoutWithoutPoints);

// a shutout is a game without a win
message!(62, ShutoutWithoutAWin);

// shutout { $points }
message!(63, ShutoutWorth { points: Count });

// no award for a shutout
message!(64, NoShutoutAward);

// a shutout doubles the points
message!(65, ShutoutDoublesPoints);

// a shutout doubles the points and the game bonus
message!(66, ShutoutDoublesPointsAndGame);

// a shutout doubles the total
message!(67, ShutoutDoublesTotal);

// one game at a time
message!(68, OneGame);

// { $games -> [one] { $games } game side by side [other] { $games } games side by side }
message!(69, GamesSideBySide { games: Count });

// each win enters the next game too
message!(70, EntersNext);

// the second win enters two games and the third three
message!(71, EntersNth);

// every game counts once
message!(72, GamesCountOnce);

// the games count { $times } times
message!(73, GamesCount { times: Value });

// both players keep their totals
message!(74, KeepTotals);

// the winner scores their points plus the difference
message!(75, ScorePlusDifference);

// no rounding
message!(76, NoRounding);

// differences rounded to { $points }
message!(77, RoundedTo { points: Count });

// the higher total wins
message!(78, HigherTotalWins);

// the most games win
message!(79, MostGamesWin);

// one sheet
message!(80, OneSheet);

// best of { $sheets -> [one] { $sheets } sheet [other] { $sheets } sheets }
message!(81, BestOf { sheets: Count });

// sheets until a total of { $points }
message!(82, UntilTotal { points: Count });

// the winner deals
message!(83, WinnerDeals);

// the loser deals
message!(84, LoserDeals);

// the deal alternates
message!(85, DealAlternates);

// the same player deals after a draw
message!(86, SameDealsAfterDraw);

// the deal passes after a draw
message!(87, DealPassesAfterDraw);

// opponents change with every round
message!(88, OpponentsChange);

// opponents stay the same
message!(89, OpponentsStay);

// opponents change if a side has two players
message!(90, OpponentsChangeWithTwo);

// extra boxes go to the side that wins the round
message!(91, ExtraBoxesToWinner);

// each side keeps its extra boxes
message!(92, ExtraBoxesToEach);

// each player pays one of the winners in full
message!(93, EachPaysOne);

// the losing side pays once
message!(94, SidePaysOnce);

// the player who comes in deals
message!(95, NewcomerDeals);

// the player who sits out deals
message!(96, SittingOutDeals);

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 97]; 6] = [
    [(0, 6), (6, 12), (12, 24), (60, 80), (148, 167), (237, 264), (366, 380), (441, 453), (477, 490), (516, 530), (579, 600), (703, 730), (881, 897), (960, 973), (1031, 1046), (1112, 1124), (1184, 1212), (1319, 1336), (1414, 1438), (1540, 1560), (1669, 1690), (1784, 1797), (1871, 1902), (2069, 2097), (2212, 2231), (2316, 2331), (2416, 2425), (2487, 2505), (2611, 2633), (2793, 2809), (2911, 2917), (2923, 2933), (2989, 2999), (3025, 3036), (3060, 3080), (3184, 3222), (3409, 3434), (3569, 3589), (3719, 3750), (3916, 3930), (3981, 4001), (4112, 4120), (4159, 4176), (4272, 4292), (4394, 4414), (4522, 4572), (4888, 4912), (5044, 5102), (5482, 5510), (5644, 5710), (6094, 6122), (6260, 6326), (6724, 6770), (7055, 7157), (7808, 7827), (7923, 7933), (7979, 8002), (8101, 8128), (8252, 8262), (8326, 8339), (8438, 8451), (8541, 8575), (8766, 8799), (9027, 9037), (9087, 9109), (9224, 9252), (9370, 9417), (9663, 9690), (9819, 9837), (9945, 9994), (10258, 10291), (10542, 10593), (10910, 10932), (11063, 11087), (11212, 11242), (11426, 11476), (11672, 11683), (11752, 11777), (11888, 11909), (12007, 12025), (12182, 12191), (12230, 12263), (12501, 12527), (12638, 12654), (12726, 12741), (12818, 12837), (12935, 12969), (13138, 13166), (13319, 13352), (13531, 13554), (13671, 13713), (13923, 13969), (14226, 14257), (14455, 14498), (14685, 14710), (14847, 14876), (14960, 14989)],
    [(0, 6), (6, 12), (24, 33), (80, 97), (167, 185), (264, 290), (380, 394), (453, 465), (490, 503), (530, 544), (600, 628), (730, 771), (897, 914), (973, 988), (1046, 1063), (1124, 1139), (1212, 1237), (1336, 1355), (1438, 1464), (1560, 1586), (1690, 1713), (1797, 1816), (1902, 1935), (2097, 2127), (2231, 2254), (2331, 2349), (2425, 2434), (2505, 2527), (2633, 2664), (2809, 2833), (2911, 2917), (2933, 2944), (2989, 2999), (3025, 3036), (3080, 3107), (3222, 3260), (3434, 3468), (3589, 3621), (3750, 3794), (3930, 3940), (4001, 4021), (4120, 4129), (4176, 4203), (4292, 4318), (4414, 4438), (4572, 4628), (4912, 4940), (5102, 5166), (5510, 5539), (5710, 5776), (6122, 6150), (6326, 6390), (6770, 6825), (7157, 7275), (7827, 7852), (7933, 7945), (8002, 8025), (8128, 8156), (8262, 8277), (8339, 8360), (8451, 8471), (8575, 8618), (8799, 8850), (9037, 9046), (9109, 9132), (9252, 9276), (9417, 9463), (9690, 9712), (9837, 9860), (9994, 10047), (10291, 10338), (10593, 10656), (10932, 10958), (11087, 11114), (11242, 11282), (11476, 11525), (11683, 11701), (11777, 11806), (11909, 11928), (12025, 12053), (12191, 12200), (12263, 12298), (12527, 12553), (12654, 12669), (12741, 12756), (12837, 12857), (12969, 13008), (13166, 13205), (13352, 13387), (13554, 13580), (13713, 13764), (13969, 14017), (14257, 14297), (14498, 14547), (14710, 14738), (14876, 14890), (14989, 15010)],
    [(0, 6), (6, 12), (24, 33), (80, 97), (167, 185), (264, 290), (380, 394), (453, 465), (490, 503), (530, 544), (600, 628), (730, 771), (897, 914), (973, 988), (1046, 1063), (1124, 1139), (1212, 1237), (1336, 1355), (1438, 1464), (1560, 1586), (1690, 1713), (1797, 1816), (1935, 1966), (2097, 2127), (2231, 2254), (2331, 2349), (2425, 2434), (2505, 2527), (2664, 2694), (2809, 2833), (2911, 2917), (2933, 2944), (2989, 2999), (3025, 3036), (3080, 3107), (3260, 3298), (3434, 3468), (3589, 3621), (3750, 3794), (3930, 3940), (4021, 4041), (4120, 4129), (4176, 4203), (4292, 4318), (4414, 4438), (4628, 4683), (4912, 4940), (5166, 5229), (5510, 5539), (5776, 5841), (6122, 6150), (6390, 6453), (6825, 6879), (7275, 7390), (7827, 7852), (7933, 7945), (8002, 8025), (8128, 8156), (8277, 8289), (8360, 8382), (8471, 8492), (8618, 8658), (8850, 8898), (9037, 9046), (9109, 9132), (9252, 9276), (9463, 9510), (9690, 9712), (9860, 9879), (10047, 10094), (10338, 10382), (10656, 10716), (10958, 10981), (11114, 11138), (11282, 11324), (11476, 11525), (11683, 11701), (11777, 11806), (11909, 11928), (12053, 12081), (12191, 12200), (12298, 12336), (12527, 12553), (12654, 12669), (12741, 12756), (12837, 12857), (12969, 13008), (13166, 13205), (13387, 13421), (13554, 13580), (13713, 13764), (14017, 14063), (14297, 14336), (14498, 14547), (14710, 14738), (14876, 14890), (14989, 15010)],
    [(0, 6), (6, 12), (33, 42), (97, 113), (185, 203), (290, 315), (394, 409), (453, 465), (490, 503), (544, 555), (628, 655), (771, 815), (914, 930), (988, 1003), (1063, 1080), (1139, 1153), (1237, 1264), (1355, 1374), (1464, 1490), (1586, 1617), (1713, 1735), (1816, 1838), (1966, 2003), (2127, 2160), (2254, 2282), (2349, 2370), (2434, 2460), (2527, 2557), (2694, 2728), (2833, 2861), (2911, 2917), (2944, 2957), (2989, 2999), (3025, 3036), (3107, 3131), (3298, 3334), (3468, 3496), (3621, 3651), (3794, 3834), (3940, 3950), (4041, 4068), (4129, 4139), (4203, 4233), (4318, 4346), (4438, 4470), (4683, 4745), (4940, 4976), (5229, 5299), (5539, 5575), (5841, 5911), (6150, 6186), (6453, 6523), (6879, 6937), (7390, 7504), (7852, 7881), (7945, 7957), (8025, 8056), (8156, 8189), (8289, 8301), (8382, 8402), (8492, 8508), (8658, 8693), (8898, 8936), (9046, 9057), (9132, 9159), (9276, 9305), (9510, 9558), (9712, 9743), (9879, 9901), (10094, 10141), (10382, 10433), (10716, 10777), (10981, 11009), (11138, 11169), (11324, 11350), (11525, 11572), (11701, 11722), (11806, 11833), (11928, 11953), (12081, 12106), (12200, 12209), (12336, 12374), (12553, 12581), (12669, 12691), (12756, 12778), (12857, 12882), (13008, 13060), (13205, 13245), (13421, 13455), (13580, 13612), (13764, 13818), (14063, 14116), (14336, 14375), (14547, 14603), (14738, 14778), (14890, 14912), (15010, 15036)],
    [(0, 6), (6, 12), (42, 51), (113, 131), (203, 220), (315, 341), (409, 423), (465, 477), (503, 516), (555, 566), (655, 680), (815, 849), (930, 943), (1003, 1019), (1080, 1098), (1153, 1167), (1264, 1291), (1374, 1394), (1490, 1517), (1617, 1643), (1735, 1762), (1838, 1854), (2003, 2038), (2160, 2189), (2282, 2302), (2370, 2392), (2460, 2474), (2557, 2582), (2728, 2759), (2861, 2887), (2917, 2923), (2957, 2973), (2999, 3013), (3036, 3047), (3131, 3159), (3334, 3373), (3496, 3531), (3651, 3682), (3834, 3876), (3950, 3960), (4068, 4091), (4139, 4149), (4233, 4248), (4346, 4366), (4470, 4493), (4745, 4797), (4976, 5007), (5299, 5367), (5575, 5609), (5911, 5985), (6186, 6217), (6523, 6591), (6937, 6997), (7504, 7630), (7881, 7903), (7957, 7966), (8056, 8077), (8189, 8218), (8301, 8314), (8402, 8417), (8508, 8521), (8693, 8728), (8936, 8979), (9057, 9069), (9159, 9186), (9305, 9340), (9558, 9612), (9743, 9780), (9901, 9927), (10141, 10196), (10433, 10487), (10777, 10845), (11009, 11035), (11169, 11192), (11350, 11387), (11572, 11630), (11722, 11735), (11833, 11860), (11953, 11981), (12106, 12149), (12209, 12219), (12374, 12433), (12581, 12613), (12691, 12708), (12778, 12796), (12882, 12909), (13060, 13106), (13245, 13285), (13455, 13494), (13612, 13640), (13818, 13864), (14116, 14172), (14375, 14409), (14603, 14638), (14778, 14815), (14912, 14931), (15036, 15054)],
    [(0, 6), (6, 12), (51, 60), (131, 148), (220, 237), (341, 366), (423, 441), (453, 465), (490, 503), (566, 579), (680, 703), (849, 881), (943, 960), (1019, 1031), (1098, 1112), (1167, 1184), (1291, 1319), (1394, 1414), (1517, 1540), (1643, 1669), (1762, 1784), (1854, 1871), (2038, 2069), (2189, 2212), (2302, 2316), (2392, 2416), (2474, 2487), (2582, 2611), (2759, 2793), (2887, 2911), (2911, 2917), (2973, 2989), (3013, 3025), (3047, 3060), (3159, 3184), (3373, 3409), (3531, 3569), (3682, 3719), (3876, 3916), (3960, 3981), (4091, 4112), (4149, 4159), (4248, 4272), (4366, 4394), (4493, 4522), (4797, 4888), (5007, 5044), (5367, 5482), (5609, 5644), (5985, 6094), (6217, 6260), (6591, 6724), (6997, 7055), (7630, 7808), (7903, 7923), (7966, 7979), (8077, 8101), (8218, 8252), (8314, 8326), (8417, 8438), (8521, 8541), (8728, 8766), (8979, 9027), (9069, 9087), (9186, 9224), (9340, 9370), (9612, 9663), (9780, 9819), (9927, 9945), (10196, 10258), (10487, 10542), (10845, 10910), (11035, 11063), (11192, 11212), (11387, 11426), (11630, 11672), (11735, 11752), (11860, 11888), (11981, 12007), (12149, 12182), (12219, 12230), (12433, 12501), (12613, 12638), (12708, 12726), (12796, 12818), (12909, 12935), (13106, 13138), (13285, 13319), (13494, 13531), (13640, 13671), (13864, 13923), (14172, 14226), (14409, 14455), (14638, 14685), (14815, 14847), (14931, 14960), (15054, 15083)],
];

const TEXT: &str = concat!(
    "\u{1}A; \u{1}B",
    "\u{1}A: \u{1}B",
    "the \u{1}A rules",
    "regras \u{1}A",
    "regole \u{1}A",
    "\u{1}A-Regeln",
    "zasady \u{1}A",
    "the \u{1}A rules, but \u{1}B",
    "regras \u{1}A, mas \u{1}B",
    "regole \u{1}A, ma \u{1}B",
    "\u{1}A-Regeln, aber \u{1}B",
    "zasady \u{1}A, ale \u{1}B",
    "the \u{1}A rules: as \u{1}B",
    "regras \u{1}A: como \u{1}B",
    "regole \u{1}A: come \u{1}B",
    "\u{1}A-Regeln: wie \u{1}B",
    "zasady \u{1}A: jak \u{1}B",
    "the \u{1}A rules: as \u{1}B, but \u{1}C",
    "regras \u{1}A: como \u{1}B, mas \u{1}C",
    "regole \u{1}A: come \u{1}B, ma \u{1}C",
    "\u{1}A-Regeln: wie \u{1}B, aber \u{1}C",
    "zasady \u{1}A: jak \u{1}B, ale \u{1}C",
    "Standard rules",
    "Regras padrão",
    "Regole standard",
    "Standardregeln",
    "Zasady standardowe",
    "Oklahoma gin",
    "Oklahoma Gin",
    "Oklahoma-Gin",
    "Hollywood gin",
    "Hollywood Gin",
    "Hollywood-Gin",
    "Gin for stakes",
    "Gin a dinheiro",
    "Gin a soldi",
    "Gin um Geld",
    "Gin o stawkę",
    "Wikipedia's old rules",
    "Regras antigas da Wikipédia",
    "Vecchie regole di Wikipedia",
    "Alte Regeln der Wikipedia",
    "Zasady starej Wikipedii",
    "Wikipedia's old match rules",
    "Regras antigas da Wikipédia para séries",
    "Vecchie regole di Wikipedia per gli incontri",
    "Alte Wettkampfregeln der Wikipedia",
    "Zasady meczu ze starej Wikipedii",
    "Tournament rules",
    "Regras de torneio",
    "Regole da torneo",
    "Turnierregeln",
    "Zasady turniejowe",
    "Pagat's rules",
    "Regras do Pagat",
    "Regole di Pagat",
    "Regeln von Pagat",
    "Zasady Pagat",
    "Bicycle's rules",
    "Regras da Bicycle",
    "Regole di Bicycle",
    "Regeln von Bicycle",
    "Zasady Bicycle",
    "Modern rules",
    "Regras modernas",
    "Regole moderne",
    "Moderne Regeln",
    "Zasady nowoczesne",
    "The handbook's Hollywood gin",
    "O Hollywood Gin do manual",
    "L'Hollywood Gin del manuale",
    "Hollywood-Gin des Handbuchs",
    "Hollywood Gin z podręcznika",
    "Rummytalk's rules",
    "Regras do Rummytalk",
    "Regole di Rummytalk",
    "Regeln von Rummytalk",
    "Zasady rummytalk.com",
    "Gin Rummy Palace's rules",
    "Regras do Gin Rummy Palace",
    "Regole di Gin Rummy Palace",
    "Regeln von Gin Rummy Palace",
    "Zasady Gin Rummy Palace",
    "only gin ends a hand",
    "só o gin termina uma mão",
    "una mano si chiude solo con gin",
    "nur Gin beendet eine Runde",
    "rozdanie kończy tylko gin",
    "knock with \u{1}A or less",
    "bate-se com \u{1}A ou menos",
    "si bussa con \u{1}A o meno",
    "Klopfen mit \u{1}A oder weniger",
    "pukanie z \u{1}A lub mniej",
    "no knock card",
    "sem carta do limite",
    "senza carta del limite",
    "keine Klopfkarte",
    "bez karty pukania",
    "the knock card limits the knock",
    "a carta do limite limita a batida",
    "a carta do limite fixa o limite",
    "la carta del limite limita la bussata",
    "die Klopfkarte begrenzt das Klopfen",
    "karta pukania ogranicza pukanie",
    "an ace allows a knock with 1",
    "com um ás pode-se bater com 1",
    "con un asso si può bussare con 1",
    "ein Ass erlaubt Klopfen mit 1",
    "as pozwala zapukać z 1",
    "an ace requires gin",
    "com um ás só vale gin",
    "con un asso vale solo il gin",
    "ein Ass verlangt Gin",
    "as wymaga gina",
    "no suit doubles",
    "nenhum naipe dobra",
    "nessun seme raddoppia",
    "keine Farbe verdoppelt",
    "żaden kolor nie podwaja",
    "\u{1}A double",
    "\u{1}A dobram",
    "con \u{1}A la mano vale doppio",
    "doppelt bei \u{1}A",
    "\u{1}A podwójnie",
    "boxes never double",
    "as caixas nunca dobram",
    "le caselle non raddoppiano mai",
    "Boxen zählen nie doppelt",
    "kratek nigdy się nie podwaja",
    "extra boxes double too",
    "as caixas extras também dobram",
    "as caixas extra também dobram",
    "raddoppiano anche le caselle extra",
    "auch Extraboxen zählen doppelt",
    "dodatkowe kratki też się podwaja",
    "boxes double too",
    "as caixas também dobram",
    "raddoppiano anche le caselle",
    "auch Boxen zählen doppelt",
    "kratki też się podwaja",
    "gin \u{1}A",
    "Gin \u{1}A",
    "no big gin",
    "sem big gin",
    "senza big gin",
    "kein Großes Gin",
    "bez dużego gina",
    "big gin \u{1}A",
    "Großes Gin \u{1}A",
    "duży gin \u{1}A",
    "undercut \u{1}A",
    "Undercut \u{1}A",
    "podcięcie \u{1}A",
    "a tie is an undercut",
    "restos iguais são undercut",
    "a conti pari è undercut",
    "Gleichstand ist ein Undercut",
    "równe sumy to podcięcie",
    "a tie is an undercut without the bonus",
    "restos iguais são undercut sem bônus",
    "restos iguais são undercut sem bónus",
    "a conti pari è undercut senza bonus",
    "Gleichstand ist ein Undercut ohne Bonus",
    "równe sumy to podcięcie bez premii",
    "a tie goes to the knocker",
    "com restos iguais ganha quem bateu",
    "a conti pari vince chi bussa",
    "bei Gleichstand gewinnt der Klopfer",
    "przy równych sumach wygrywa pukający",
    "a tie goes to nobody",
    "com restos iguais ninguém ganha",
    "a conti pari non vince nessuno",
    "bei Gleichstand gewinnt niemand",
    "przy równych sumach nie wygrywa nikt",
    "ginning off is a plain undercut",
    "o gin-off é um undercut como outro qualquer",
    "il gin off è un undercut come gli altri",
    "ein Gin-Off ist ein gewöhnlicher Undercut",
    "podcięcie do zera to zwykłe podcięcie",
    "ginning off \u{1}A",
    "gin-off \u{1}A",
    "gin off \u{1}A",
    "Gin-Off \u{1}A",
    "podcięcie do zera \u{1}A",
    "no bonus for a knock",
    "sem bônus da batida",
    "sem bónus da batida",
    "nessun bonus per la bussata",
    "kein Bonus für Klopfen",
    "bez premii za pukanie",
    "knock \u{1}A",
    "batida \u{1}A",
    "bussata \u{1}A",
    "Klopfen \u{1}A",
    "pukanie \u{1}A",
    "laying off on gin",
    "pode-se juntar contra o gin",
    "si attacca anche contro il gin",
    "Anlegen bei Gin",
    "wolno dokładać do gina",
    "no laying off on gin",
    "não se junta contra o gin",
    "non si attacca contro il gin",
    "kein Anlegen bei Gin",
    "do gina nie wolno dokładać",
    "no extra box for gin",
    "sem caixa extra pelo gin",
    "nessuna casella extra per il gin",
    "keine Extrabox für Gin",
    "bez dodatkowej kratki za gina",
    "\u{3}A\u{4}o\u{5}an extra box for gin\u{4}\u{5}\u{1}A extra boxes for gin\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A caixa extra pelo gin\u{4}\u{5}\u{1}A caixas extras pelo gin\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A caixa extra pelo gin\u{4}\u{5}\u{1}A caixas extra pelo gin\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A casella extra per il gin\u{4}\u{5}\u{1}A caselle extra per il gin\u{6}",
    "\u{3}A\u{4}o\u{5}eine Extrabox für Gin\u{4}\u{5}\u{1}A Extraboxen für Gin\u{6}",
    "\u{3}A\u{4}o\u{5}dodatkowa kratka za gina\u{4}f\u{5}\u{1}A dodatkowe kratki za gina\u{4}\u{5}\u{1}A dodatkowych kratek za gina\u{6}",
    "no extra box for big gin",
    "sem caixa extra pelo big gin",
    "nessuna casella extra per il big gin",
    "keine Extrabox für Großes Gin",
    "bez dodatkowej kratki za dużego gina",
    "\u{3}A\u{4}o\u{5}an extra box for big gin\u{4}\u{5}\u{1}A extra boxes for big gin\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A caixa extra pelo big gin\u{4}\u{5}\u{1}A caixas extras pelo big gin\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A caixa extra pelo big gin\u{4}\u{5}\u{1}A caixas extra pelo big gin\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A casella extra per il big gin\u{4}\u{5}\u{1}A caselle extra per il big gin\u{6}",
    "\u{3}A\u{4}o\u{5}eine Extrabox für Großes Gin\u{4}\u{5}\u{1}A Extraboxen für Großes Gin\u{6}",
    "\u{3}A\u{4}o\u{5}dodatkowa kratka za dużego gina\u{4}f\u{5}\u{1}A dodatkowe kratki za dużego gina\u{4}\u{5}\u{1}A dodatkowych kratek za dużego gina\u{6}",
    "no extra box for an undercut",
    "sem caixa extra pelo undercut",
    "nessuna casella extra per l'undercut",
    "keine Extrabox für einen Undercut",
    "bez dodatkowej kratki za podcięcie",
    "\u{3}A\u{4}o\u{5}an extra box for an undercut\u{4}\u{5}\u{1}A extra boxes for an undercut\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A caixa extra pelo undercut\u{4}\u{5}\u{1}A caixas extras pelo undercut\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A caixa extra pelo undercut\u{4}\u{5}\u{1}A caixas extra pelo undercut\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A casella extra per l'undercut\u{4}\u{5}\u{1}A caselle extra per l'undercut\u{6}",
    "\u{3}A\u{4}o\u{5}eine Extrabox für einen Undercut\u{4}\u{5}\u{1}A Extraboxen für einen Undercut\u{6}",
    "\u{3}A\u{4}o\u{5}dodatkowa kratka za podcięcie\u{4}f\u{5}\u{1}A dodatkowe kratki za podcięcie\u{4}\u{5}\u{1}A dodatkowych kratek za podcięcie\u{6}",
    "no extra box for ginning off",
    "sem caixa extra pelo gin-off",
    "nessuna casella extra per il gin off",
    "keine Extrabox für ein Gin-Off",
    "bez dodatkowej kratki za podcięcie do zera",
    "\u{3}A\u{4}o\u{5}an extra box for ginning off\u{4}\u{5}\u{1}A extra boxes for ginning off\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A caixa extra pelo gin-off\u{4}\u{5}\u{1}A caixas extras pelo gin-off\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A caixa extra pelo gin-off\u{4}\u{5}\u{1}A caixas extra pelo gin-off\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A casella extra per il gin off\u{4}\u{5}\u{1}A caselle extra per il gin off\u{6}",
    "\u{3}A\u{4}o\u{5}eine Extrabox für ein Gin-Off\u{4}\u{5}\u{1}A Extraboxen für ein Gin-Off\u{6}",
    "\u{3}A\u{4}o\u{5}dodatkowa kratka za podcięcie do zera\u{4}f\u{5}\u{1}A dodatkowe kratki za podcięcie do zera\u{4}\u{5}\u{1}A dodatkowych kratek za podcięcie do zera\u{6}",
    "no extra box for winning every hand of a round",
    "sem caixa extra por ganhar todas as mãos de uma rodada",
    "sem caixa extra por ganhar todas as mãos de uma ronda",
    "nessuna casella extra a chi vince tutte le mani di un giro",
    "keine Extrabox für den Gewinn aller Runden eines Durchgangs",
    "bez dodatkowej kratki za wygranie wszystkich rozdań rundy",
    "\u{3}A\u{4}o\u{5}an extra box for winning every hand of a round\u{4}\u{5}\u{1}A extra boxes for winning every hand of a round\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A caixa extra por ganhar todas as mãos de uma rodada\u{4}\u{5}\u{1}A caixas extras por ganhar todas as mãos de uma rodada\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A caixa extra por ganhar todas as mãos de uma ronda\u{4}\u{5}\u{1}A caixas extra por ganhar todas as mãos de uma ronda\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A casella extra a chi vince tutte le mani di un giro\u{4}\u{5}\u{1}A caselle extra a chi vince tutte le mani di un giro\u{6}",
    "\u{3}A\u{4}o\u{5}eine Extrabox für den Gewinn aller Runden eines Durchgangs\u{4}\u{5}\u{1}A Extraboxen für den Gewinn aller Runden eines Durchgangs\u{6}",
    "\u{3}A\u{4}o\u{5}dodatkowa kratka za wygranie wszystkich rozdań rundy\u{4}f\u{5}\u{1}A dodatkowe kratki za wygranie wszystkich rozdań rundy\u{4}\u{5}\u{1}A dodatkowych kratek za wygranie wszystkich rozdań rundy\u{6}",
    "boxes worth nothing",
    "as caixas não valem nada",
    "le caselle non valgono niente",
    "Boxen sind nichts wert",
    "kratki bez wartości",
    "\u{1}A per box",
    "\u{1}A por caixa",
    "\u{1}A a casella",
    "\u{1}A je Box",
    "\u{1}A za kratkę",
    "boxes scored at the end",
    "as caixas contam no fim",
    "le caselle si contano alla fine",
    "Boxen zählen am Ende",
    "kratki liczone na końcu",
    "boxes scored with each hand",
    "as caixas contam a cada mão",
    "le caselle si contano a ogni mano",
    "Boxen zählen mit jeder Runde",
    "kratki liczone z każdym rozdaniem",
    "game to \u{1}A",
    "partida até \u{1}A",
    "jogo até \u{1}A",
    "partita a \u{1}A",
    "Partie bis \u{1}A",
    "partia do \u{1}A",
    "no game bonus",
    "sem bônus da partida",
    "sem bónus da vitória",
    "nessun bonus partita",
    "kein Spielbonus",
    "bez premii za partię",
    "game bonus \u{1}A",
    "bônus da partida \u{1}A",
    "bónus da vitória \u{1}A",
    "bonus partita \u{1}A",
    "Spielbonus \u{1}A",
    "premia za partię \u{1}A",
    "a shutout is a game without points",
    "leva capote quem não tem pontos na partida",
    "leva capote quem não tem pontos no jogo",
    "è cappotto una partita senza punti",
    "Schneider ist, wer keine Punkte hat",
    "do zera przegrywa, kto nie ma punktów",
    "a shutout is a game without a win",
    "leva capote quem não ganha nenhuma mão na partida",
    "leva capote quem não ganha nenhuma mão no jogo",
    "è cappotto una partita senza vittorie",
    "Schneider ist, wer keine Runde gewonnen hat",
    "do zera przegrywa, kto nie ma wygranego rozdania",
    "shutout \u{1}A",
    "capote \u{1}A",
    "cappotto \u{1}A",
    "Schneider \u{1}A",
    "wygrana do zera \u{1}A",
    "no award for a shutout",
    "o capote não vale nada",
    "il cappotto non vale niente",
    "ein Schneider bringt nichts",
    "za wygraną do zera nic się nie liczy",
    "a shutout doubles the points",
    "o capote dobra os pontos",
    "il cappotto raddoppia i punti",
    "ein Schneider verdoppelt die Punkte",
    "wygrana do zera podwaja punkty",
    "a shutout doubles the points and the game bonus",
    "o capote dobra os pontos e o bônus da partida",
    "o capote dobra os pontos e o bónus da vitória",
    "il cappotto raddoppia i punti e il bonus partita",
    "ein Schneider verdoppelt die Punkte und den Spielbonus",
    "wygrana do zera podwaja punkty i premię za partię",
    "a shutout doubles the total",
    "o capote dobra o total",
    "il cappotto raddoppia il totale",
    "ein Schneider verdoppelt die Endsumme",
    "wygrana do zera podwaja sumę końcową",
    "one game at a time",
    "uma partida de cada vez",
    "um jogo de cada vez",
    "una partita alla volta",
    "nur eine Partie auf einmal",
    "jedna partia naraz",
    "\u{3}A\u{4}o\u{5}\u{1}A game side by side\u{4}\u{5}\u{1}A games side by side\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A partida de cada vez\u{4}\u{5}\u{1}A partidas lado a lado\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A jogo de cada vez\u{4}\u{5}\u{1}A jogos lado a lado\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A partita da sola\u{4}\u{5}\u{1}A partite affiancate\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A Partie nebeneinander\u{4}\u{5}\u{1}A Partien nebeneinander\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A partia\u{4}f\u{5}\u{1}A partie obok siebie\u{4}\u{5}\u{1}A partii obok siebie\u{6}",
    "each win enters the next game too",
    "cada vitória entra também na partida seguinte",
    "cada vitória entra também no jogo seguinte",
    "ogni vittoria si segna anche nella partita seguente",
    "jede gewonnene Runde kommt auch in die nächste Partie",
    "każdą wygraną wpisuje się też do następnej partii",
    "the second win enters two games and the third three",
    "a segunda vitória entra em duas partidas e a terceira em três",
    "a segunda vitória entra em dois jogos e a terceira em três",
    "la seconda vittoria si segna in due partite e la terza in tre",
    "die zweite gewonnene Runde kommt in zwei Partien, die dritte in drei",
    "drugą wygraną wpisuje się do dwóch partii, trzecią do trzech",
    "every game counts once",
    "cada partida conta uma vez",
    "cada jogo conta uma vez",
    "ogni partita conta una volta",
    "jede Partie zählt einfach",
    "każda partia liczy się raz",
    "the games count \u{1}A times",
    "as partidas contam \u{1}A vezes",
    "os jogos contam \u{1}A vezes",
    "moltiplicatori delle partite \u{1}A",
    "Faktoren der Partien \u{1}A",
    "mnożniki partii: \u{1}A",
    "both players keep their totals",
    "os dois jogadores mantêm os seus totais",
    "os dois jogadores ficam com os seus totais",
    "ognuno tiene il suo totale",
    "beide Spieler behalten ihre Endsummen",
    "każdy zachowuje swoją sumę końcową",
    "the winner scores their points plus the difference",
    "quem ganha marca os seus pontos mais a diferença",
    "chi vince segna i suoi punti più la differenza",
    "der Gewinner schreibt die eigenen Punkte und die Differenz",
    "zwycięzca liczy swoje punkty i różnicę",
    "no rounding",
    "sem arredondamento",
    "nessun arrotondamento",
    "keine Rundung",
    "bez zaokrąglania",
    "differences rounded to \u{1}A",
    "diferenças arredondadas a \u{1}A",
    "differenze arrotondate a \u{1}A",
    "Differenzen auf \u{1}A gerundet",
    "różnice zaokrąglane do \u{1}A",
    "the higher total wins",
    "ganha o total maior",
    "vince il totale più alto",
    "die höhere Endsumme gewinnt",
    "zapis wygrywa wyższa suma",
    "the most games win",
    "ganha quem tem mais partidas",
    "ganha quem ganhou mais jogos",
    "vince chi ha più partite",
    "die Zahl der gewonnenen Partien entscheidet",
    "zapis wygrywa większość partii",
    "one sheet",
    "uma folha",
    "un foglio",
    "ein Zettel",
    "jeden zapis",
    "best of \u{3}A\u{4}o\u{5}\u{1}A sheet\u{4}\u{5}\u{1}A sheets\u{6}",
    "melhor de \u{3}A\u{4}o\u{5}\u{1}A folha\u{4}\u{5}\u{1}A folhas\u{6}",
    "à melhor de \u{3}A\u{4}o\u{5}\u{1}A folha\u{4}\u{5}\u{1}A folhas\u{6}",
    "al meglio di \u{3}A\u{4}o\u{5}\u{1}A foglio\u{4}\u{5}\u{1}A fogli\u{6}",
    "\u{3}A\u{4}o\u{5}die meisten von \u{1}A Zettel\u{4}\u{5}die meisten von \u{1}A Zetteln\u{6}",
    "rozstrzyga większość z \u{3}A\u{4}o\u{5}\u{1}A zapisu\u{4}f\u{5}\u{1}A zapisów\u{4}\u{5}\u{1}A zapisów\u{6}",
    "sheets until a total of \u{1}A",
    "folhas até um total de \u{1}A",
    "fogli fino a un totale di \u{1}A",
    "Zettel bis zu einer Summe von \u{1}A",
    "kolejne zapisy do sumy \u{1}A",
    "the winner deals",
    "dá quem ganhou",
    "dà le carte chi vince",
    "der Gewinner gibt",
    "rozdaje zwycięzca",
    "the loser deals",
    "dá quem perdeu",
    "dà le carte chi perde",
    "der Verlierer gibt",
    "rozdaje przegrywający",
    "the deal alternates",
    "a vez de dar alterna",
    "le carte si danno a turno",
    "es wird abwechselnd gegeben",
    "gracze rozdają na zmianę",
    "the same player deals after a draw",
    "depois de um empate dá o mesmo jogador",
    "dopo una mano patta dà le carte lo stesso giocatore",
    "nach einem Unentschieden gibt derselbe Spieler",
    "po remisie rozdaje ten sam gracz",
    "the deal passes after a draw",
    "depois de um empate passa a dar o outro",
    "dopo una mano patta dà le carte l'altro",
    "nach einem Unentschieden gibt der andere",
    "po remisie rozdaje następny gracz",
    "opponents change with every round",
    "os adversários mudam a cada rodada",
    "os adversários mudam a cada ronda",
    "gli avversari cambiano a ogni giro",
    "die Gegner wechseln mit jedem Durchgang",
    "przeciwnicy zmieniają się co rundę",
    "opponents stay the same",
    "os adversários não mudam",
    "gli avversari restano gli stessi",
    "die Gegner bleiben dieselben",
    "przeciwnicy się nie zmieniają",
    "opponents change if a side has two players",
    "os adversários mudam se um lado tem dois jogadores",
    "gli avversari cambiano se una squadra ha due giocatori",
    "bei zwei Spielern je Seite wechseln die Gegner",
    "przeciwnicy zmieniają się przy dwóch graczach po stronie",
    "extra boxes go to the side that wins the round",
    "as caixas extras são do lado que ganha a rodada",
    "as caixas extra são do lado que ganha a ronda",
    "le caselle extra vanno alla squadra che vince il giro",
    "Extraboxen gehen an die Seite, die den Durchgang gewinnt",
    "dodatkowe kratki dostaje strona, która wygrywa rundę",
    "each side keeps its extra boxes",
    "cada lado fica com as suas caixas extras",
    "cada lado fica com as suas caixas extra",
    "ogni squadra tiene le sue caselle extra",
    "jede Seite behält ihre Extraboxen",
    "każda strona zachowuje swoje dodatkowe kratki",
    "each player pays one of the winners in full",
    "cada jogador paga por inteiro a um dos vencedores",
    "ogni giocatore paga per intero uno di quelli che vincono",
    "jeder zahlt einem der Gewinner voll",
    "każdy płaci jednemu ze zwycięzców całość",
    "the losing side pays once",
    "o lado perdedor paga uma vez",
    "la squadra che perde paga una volta sola",
    "die Seite, die verliert, zahlt einmal",
    "przegrywająca strona płaci raz",
    "the player who comes in deals",
    "dá quem entra",
    "dà le carte chi entra",
    "wer dazukommt, gibt",
    "rozdaje gracz, który wchodzi",
    "the player who sits out deals",
    "dá quem fica de fora",
    "dà le carte chi sta fuori",
    "wer aussetzt, gibt",
    "rozdaje gracz, który pauzuje",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 97] = [(0, 12), (12, 24), (24, 57), (57, 100), (100, 142), (142, 200), (200, 230), (230, 258), (258, 287), (287, 317), (317, 357), (357, 405), (405, 438), (438, 467), (467, 499), (499, 527), (527, 576), (576, 610), (610, 654), (654, 692), (692, 737), (737, 766), (766, 819), (819, 868), (868, 905), (905, 937), (937, 960), (960, 996), (996, 1037), (1037, 1070), (1070, 1089), (1089, 1114), (1114, 1138), (1138, 1164), (1164, 1202), (1202, 1264), (1264, 1309), (1309, 1347), (1347, 1400), (1400, 1430), (1430, 1468), (1468, 1490), (1490, 1524), (1524, 1562), (1562, 1600), (1600, 1662), (1662, 1706), (1706, 1776), (1776, 1825), (1825, 1903), (1903, 1952), (1952, 2030), (2030, 2103), (2103, 2217), (2217, 2254), (2254, 2278), (2278, 2320), (2320, 2368), (2368, 2392), (2392, 2421), (2421, 2449), (2449, 2506), (2506, 2562), (2562, 2586), (2586, 2627), (2627, 2676), (2676, 2750), (2750, 2798), (2798, 2834), (2834, 2895), (2895, 2951), (2951, 3031), (3031, 3072), (3072, 3121), (3121, 3173), (3173, 3251), (3251, 3277), (3277, 3321), (3321, 3361), (3361, 3397), (3397, 3421), (3421, 3480), (3480, 3526), (3526, 3559), (3559, 3591), (3591, 3628), (3628, 3685), (3685, 3734), (3734, 3790), (3790, 3832), (3832, 3900), (3900, 3973), (3973, 4026), (4026, 4095), (4095, 4140), (4140, 4190), (4190, 4240)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "\u{1}A⟦;⟧ \u{1}B",
    "\u{1}A⟦:⟧ \u{1}B",
    "⟦the⟧ \u{1}A ⟦rules⟧⟦~~~⟧",
    "⟦the⟧ \u{1}A ⟦rules, but⟧ \u{1}B⟦~~~~~⟧",
    "⟦the⟧ \u{1}A ⟦rules: as⟧ \u{1}B⟦~~~~~⟧",
    "⟦the⟧ \u{1}A ⟦rules: as⟧ \u{1}B⟦, but⟧ \u{1}C⟦~~~~~~~⟧",
    "⟦Standard rules⟧⟦~~~~⟧",
    "⟦Oklahoma gin⟧⟦~~~~⟧",
    "⟦Hollywood gin⟧⟦~~~~⟧",
    "⟦Gin for stakes⟧⟦~~~~⟧",
    "⟦Wikipedia's old rules⟧⟦~~~~~~~⟧",
    "⟦Wikipedia's old match rules⟧⟦~~~~~~~~~⟧",
    "⟦Tournament rules⟧⟦~~~~~⟧",
    "⟦Pagat's rules⟧⟦~~~~⟧",
    "⟦Bicycle's rules⟧⟦~~~~~⟧",
    "⟦Modern rules⟧⟦~~~~⟧",
    "⟦The handbook's Hollywood gin⟧⟦~~~~~~~~~⟧",
    "⟦Rummytalk's rules⟧⟦~~~~~⟧",
    "⟦Gin Rummy Palace's rules⟧⟦~~~~~~~~⟧",
    "⟦only gin ends a hand⟧⟦~~~~~~⟧",
    "⟦knock with⟧ \u{1}A ⟦or less⟧⟦~~~~~~⟧",
    "⟦no knock card⟧⟦~~~~⟧",
    "⟦the knock card limits the knock⟧⟦~~~~~~~~~~⟧",
    "⟦an ace allows a knock with 1⟧⟦~~~~~~~~~⟧",
    "⟦an ace requires gin⟧⟦~~~~~~⟧",
    "⟦no suit doubles⟧⟦~~~~~⟧",
    "\u{1}A ⟦double⟧⟦~~⟧",
    "⟦boxes never double⟧⟦~~~~~~⟧",
    "⟦extra boxes double too⟧⟦~~~~~~~⟧",
    "⟦boxes double too⟧⟦~~~~~⟧",
    "⟦gin⟧ \u{1}A⟦~⟧",
    "⟦no big gin⟧⟦~~~⟧",
    "⟦big gin⟧ \u{1}A⟦~~⟧",
    "⟦undercut⟧ \u{1}A⟦~~~⟧",
    "⟦a tie is an undercut⟧⟦~~~~~~⟧",
    "⟦a tie is an undercut without the bonus⟧⟦~~~~~~~~~~~~⟧",
    "⟦a tie goes to the knocker⟧⟦~~~~~~~~⟧",
    "⟦a tie goes to nobody⟧⟦~~~~~~⟧",
    "⟦ginning off is a plain undercut⟧⟦~~~~~~~~~~⟧",
    "⟦ginning off⟧ \u{1}A⟦~~~~⟧",
    "⟦no bonus for a knock⟧⟦~~~~~~⟧",
    "⟦knock⟧ \u{1}A⟦~~⟧",
    "⟦laying off on gin⟧⟦~~~~~⟧",
    "⟦no laying off on gin⟧⟦~~~~~~⟧",
    "⟦no extra box for gin⟧⟦~~~~~~⟧",
    "\u{3}A\u{4}o\u{5}⟦an extra box for gin⟧\u{4}\u{5}\u{1}A ⟦extra boxes for gin⟧\u{6}",
    "⟦no extra box for big gin⟧⟦~~~~~~~~⟧",
    "\u{3}A\u{4}o\u{5}⟦an extra box for big gin⟧\u{4}\u{5}\u{1}A ⟦extra boxes for big gin⟧\u{6}",
    "⟦no extra box for an undercut⟧⟦~~~~~~~~~⟧",
    "\u{3}A\u{4}o\u{5}⟦an extra box for an undercut⟧\u{4}\u{5}\u{1}A ⟦extra boxes for an undercut⟧\u{6}",
    "⟦no extra box for ginning off⟧⟦~~~~~~~~~⟧",
    "\u{3}A\u{4}o\u{5}⟦an extra box for ginning off⟧\u{4}\u{5}\u{1}A ⟦extra boxes for ginning off⟧\u{6}",
    "⟦no extra box for winning every hand of a round⟧⟦~~~~~~~~~~~~~~~⟧",
    "\u{3}A\u{4}o\u{5}⟦an extra box for winning every hand of a round⟧\u{4}\u{5}\u{1}A ⟦extra boxes for winning every hand of a round⟧\u{6}",
    "⟦boxes worth nothing⟧⟦~~~~~~⟧",
    "\u{1}A ⟦per box⟧⟦~~⟧",
    "⟦boxes scored at the end⟧⟦~~~~~~~⟧",
    "⟦boxes scored with each hand⟧⟦~~~~~~~~~⟧",
    "⟦game to⟧ \u{1}A⟦~~⟧",
    "⟦no game bonus⟧⟦~~~~⟧",
    "⟦game bonus⟧ \u{1}A⟦~~~⟧",
    "⟦a shutout is a game without points⟧⟦~~~~~~~~~~~⟧",
    "⟦a shutout is a game without a win⟧⟦~~~~~~~~~~~⟧",
    "⟦shutout⟧ \u{1}A⟦~~⟧",
    "⟦no award for a shutout⟧⟦~~~~~~~⟧",
    "⟦a shutout doubles the points⟧⟦~~~~~~~~~⟧",
    "⟦a shutout doubles the points and the game bonus⟧⟦~~~~~~~~~~~~~~~⟧",
    "⟦a shutout doubles the total⟧⟦~~~~~~~~~⟧",
    "⟦one game at a time⟧⟦~~~~~~⟧",
    "\u{3}A\u{4}o\u{5}\u{1}A ⟦game side by side⟧\u{4}\u{5}\u{1}A ⟦games side by side⟧\u{6}",
    "⟦each win enters the next game too⟧⟦~~~~~~~~~~~⟧",
    "⟦the second win enters two games and the third three⟧⟦~~~~~~~~~~~~~~~~~⟧",
    "⟦every game counts once⟧⟦~~~~~~~⟧",
    "⟦the games count⟧ \u{1}A ⟦times⟧⟦~~~~~~~⟧",
    "⟦both players keep their totals⟧⟦~~~~~~~~~~⟧",
    "⟦the winner scores their points plus the difference⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦no rounding⟧⟦~~~⟧",
    "⟦differences rounded to⟧ \u{1}A⟦~~~~~~~⟧",
    "⟦the higher total wins⟧⟦~~~~~~~⟧",
    "⟦the most games win⟧⟦~~~~~~⟧",
    "⟦one sheet⟧⟦~~~⟧",
    "⟦best of⟧ \u{3}A\u{4}o\u{5}\u{1}A ⟦sheet⟧\u{4}\u{5}\u{1}A ⟦sheets⟧\u{6}⟦~~⟧",
    "⟦sheets until a total of⟧ \u{1}A⟦~~~~~~~~⟧",
    "⟦the winner deals⟧⟦~~~~~⟧",
    "⟦the loser deals⟧⟦~~~~~⟧",
    "⟦the deal alternates⟧⟦~~~~~~⟧",
    "⟦the same player deals after a draw⟧⟦~~~~~~~~~~~⟧",
    "⟦the deal passes after a draw⟧⟦~~~~~~~~~⟧",
    "⟦opponents change with every round⟧⟦~~~~~~~~~~~⟧",
    "⟦opponents stay the same⟧⟦~~~~~~~⟧",
    "⟦opponents change if a side has two players⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦extra boxes go to the side that wins the round⟧⟦~~~~~~~~~~~~~~~⟧",
    "⟦each side keeps its extra boxes⟧⟦~~~~~~~~~~⟧",
    "⟦each player pays one of the winners in full⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦the losing side pays once⟧⟦~~~~~~~~⟧",
    "⟦the player who comes in deals⟧⟦~~~~~~~~~⟧",
    "⟦the player who sits out deals⟧⟦~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("title-and-changes", 2),
    ("saved-rules", 2),
    ("the-rules", 1),
    ("the-rules-but", 2),
    ("the-saved-rules", 2),
    ("the-saved-rules-but", 3),
    ("title-standard", 0),
    ("title-oklahoma", 0),
    ("title-hollywood", 0),
    ("title-stakes", 0),
    ("title-wikipedia", 0),
    ("title-wikipedia-match", 0),
    ("title-tournament", 0),
    ("title-pagat", 0),
    ("title-bicycle", 0),
    ("title-modern", 0),
    ("title-handbook", 0),
    ("title-rummytalk", 0),
    ("title-palace", 0),
    ("only-gin", 0),
    ("knock-with", 1),
    ("no-knock-card", 0),
    ("knock-card", 0),
    ("ace-allows-one", 0),
    ("ace-requires-gin", 0),
    ("no-suit-doubles", 0),
    ("suits-double", 1),
    ("boxes-never-double", 0),
    ("extra-boxes-double", 0),
    ("boxes-double", 0),
    ("gin", 1),
    ("no-big-gin", 0),
    ("big-gin", 1),
    ("undercut", 1),
    ("tie-to-defender", 0),
    ("tie-without-bonus", 0),
    ("tie-to-knocker", 0),
    ("tie-to-nobody", 0),
    ("no-gin-off", 0),
    ("gin-off", 1),
    ("no-knock-bonus", 0),
    ("knock-bonus", 1),
    ("laying-off-on-gin", 0),
    ("no-laying-off-on-gin", 0),
    ("no-boxes-for-gin", 0),
    ("boxes-for-gin", 1),
    ("no-boxes-for-big-gin", 0),
    ("boxes-for-big-gin", 1),
    ("no-boxes-for-undercut", 0),
    ("boxes-for-undercut", 1),
    ("no-boxes-for-gin-off", 0),
    ("boxes-for-gin-off", 1),
    ("no-boxes-for-sweep", 0),
    ("boxes-for-sweep", 1),
    ("boxes-worth-nothing", 0),
    ("per-box", 1),
    ("boxes-at-end", 0),
    ("boxes-with-each-hand", 0),
    ("game-to", 1),
    ("no-game-bonus", 0),
    ("game-bonus", 1),
    ("shutout-without-points", 0),
    ("shutout-without-a-win", 0),
    ("shutout-worth", 1),
    ("no-shutout-award", 0),
    ("shutout-doubles-points", 0),
    ("shutout-doubles-points-and-game", 0),
    ("shutout-doubles-total", 0),
    ("one-game", 0),
    ("games-side-by-side", 1),
    ("enters-next", 0),
    ("enters-nth", 0),
    ("games-count-once", 0),
    ("games-count", 1),
    ("keep-totals", 0),
    ("score-plus-difference", 0),
    ("no-rounding", 0),
    ("rounded-to", 1),
    ("higher-total-wins", 0),
    ("most-games-win", 0),
    ("one-sheet", 0),
    ("best-of", 1),
    ("until-total", 1),
    ("winner-deals", 0),
    ("loser-deals", 0),
    ("deal-alternates", 0),
    ("same-deals-after-draw", 0),
    ("deal-passes-after-draw", 0),
    ("opponents-change", 0),
    ("opponents-stay", 0),
    ("opponents-change-with-two", 0),
    ("extra-boxes-to-winner", 0),
    ("extra-boxes-to-each", 0),
    ("each-pays-one", 0),
    ("side-pays-once", 0),
    ("newcomer-deals", 0),
    ("sitting-out-deals", 0),
];
