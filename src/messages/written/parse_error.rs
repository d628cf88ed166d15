//! The messages of `l10n/*/parse-error.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// name one of the players: { $players }
message!(0, NameOne { players: Value });

// the players are { $players }
message!(1, PlayersAre { players: Value });

// write more of the name: { $names }
message!(2, WriteMore { names: Value });

// a player's name is missing
message!(3, NameMissing);

// { $typed } could be either player
message!(4, CouldBeEither { typed: Value });

// { $typed } could be several players
message!(5, CouldBeSeveral { typed: Value });

// there is no player called { $typed }
message!(6, NoSuchPlayer { typed: Value });

// this is not how a hand is written
message!(7, NotHowAHandIsWritten);

// type { $lines }
message!(8, TypeOneOf { lines: Value });

// { $typed } is not a card: the rank comes first
message!(9, SuitFirst { typed: Value });

// { $typed } is not a card
message!(10, NotACard { typed: Value });

// write the ace as { $card }
message!(11, WriteAceAs { card: Value });

// write the jack as { $card }
message!(12, WriteJackAs { card: Value });

// write the queen as { $card }
message!(13, WriteQueenAs { card: Value });

// write the king as { $card }
message!(14, WriteKingAs { card: Value });

// write the card as { $card }
message!(15, WriteCardAs { card: Value });

// { $typed } has no suit
message!(16, NoSuit { typed: Value });

// write { $cards }
message!(17, WriteCards { cards: Value });

// { $typed } has no rank
message!(18, NoRank { typed: Value });

// write the rank before the suit, as in { $card }
message!(19, RankBeforeSuit { card: Value });

// a card is a rank and a suit, as in `4s`, `10h` or `qd`
message!(20, CardIs);

// { $typed } mixes two suits
message!(21, TwoSuits { typed: Value });

// a run has only one suit, as in `4-7s`; write a set as `9cdh`
message!(22, OneSuitOnly);

// { $typed } is not in ascending order
message!(23, Backwards { typed: Value });

// write the lower rank first, as in `4-7s`; the ace is low
message!(24, LowerRankFirst);

// add the suit, as in `4-7s` or `456s`
message!(25, AddSuit);

// { $typed } is unclear: it may end in the queen of diamonds, or in Q K A without a suit
message!(26, DiamondsOrAce { typed: Value });

// write the queen of diamonds as `dka` or `qd`; or add the suit, as in `qkas`
message!(27, WriteDiamondsOrSuit);

// { $typed } is not a group of cards
message!(28, NotAGroup { typed: Value });

// write a range `4-7s`, ranks of one suit `456s`, suits of one rank `9cdh`, or single cards `4s5s6s`
message!(29, GroupsAre);

// the hand is missing
message!(30, NoHand);

// say who ended it and what each side has, as in `Ann 4 v 23`; or write `draw`
message!(31, NoHandHint);

// these two play on the same side
message!(32, Partners);

// name a player of the other side after the `v`, or leave the name out
message!(33, PartnersHint);

// there are no cards here
message!(34, NoCards);

// name some cards, as in `4-7s 9cdh 2h`
message!(35, NoCardsHint);

// the other side is missing
message!(36, NoOtherSide);

// add `v` and the defender's cards or count, as in `Ann 4 v 23`
message!(37, NoOtherSideHint);

// the `v` is missing, and { $typed } is not a card
message!(38, PerhapsAgainst { typed: Value });

// write a `v` between the two sides, as in `Ann 4 v 23`
message!(39, PerhapsAgainstHint);

// there is nothing before the { $typed }
message!(40, NothingBefore { typed: Value });

// write the knocker's side first: cards, a count or `gin`, as in `Ann 4 v 23`
message!(41, NothingBeforeHint);

// there is nothing after the { $typed }
message!(42, NothingAfter { typed: Value });

// write the defender's cards or count after it, as in `Ann 4 v 23`
message!(43, NothingAfterHint);

// there is a second { $typed }
message!(44, SecondAgainst { typed: Value });

// write one `v`, between the knocker's side and the defender's
message!(45, SecondAgainstHint);

// one side has two slashes
message!(46, SecondSlash);

// write one slash per side, before its deadwood; is a `v` before the other side missing?
message!(47, SecondSlashHint);

// the slash comes after the plus
message!(48, SlashAfterPlus);

// write the melds first, then `/` and the deadwood, then `+` and the laid-off cards
message!(49, SlashAfterPlusHint);

// the knocker cannot lay off cards
message!(50, KnockerLaysOff);

// write laid-off cards on the defender's side, after the `v`
message!(51, KnockerLaysOffHint);

// there is nothing after the plus
message!(52, NothingLaidOff);

// name the laid-off cards, or drop the plus
message!(53, NothingLaidOffHint);

// this side has both a count and laid-off cards
message!(54, CountAmongCards);

// a count is the deadwood after laying off: drop the plus, or name all the cards
message!(55, CountAmongCardsHint);

// `gin` or `big-gin` is the knocker's whole side, as in `Ann gin v 23`
message!(56, GinOutOfPlaceHint);

// points cannot be combined with anything else
message!(57, MoreThanPoints);

// to record only the points of a hand, write nothing else, as in `Ann +18` or `Ann +18 boxes 3`
message!(58, MoreThanPointsHint);

// a draw cannot be combined with anything else
message!(59, MoreThanADraw);

// if nobody won, write just `draw`, or `draw @5h` with the knock card
message!(60, MoreThanADrawHint);

// the number of boxes is missing
message!(61, NoBoxes);

// write it after `boxes`, as in `Ann +18 boxes 3`
message!(62, NoBoxesHint);

// boxes can only be given with points
message!(63, BoxesOutOfPlace);

// leave them out, since the rules say how many this hand is worth; or write `Ann +18 boxes 3`
message!(64, BoxesOutOfPlaceHint);

// there is a second knock card
message!(65, SecondKnockCard);

// a hand has only one knock card
message!(66, SecondKnockCardHint);

// there is a second discard
message!(67, SecondDiscard);

// the knocker discards only one card
message!(68, SecondDiscardHint);

// expected one card after { $typed }
message!(69, NoCardAfter { typed: Value });

// write the knock card as `@7s` and the discard as `x 5d`
message!(70, NoCardAfterHint);

// { $typed } does not belong here
message!(71, DoesNotBelong { typed: Value });

// this command takes plain cards, without melds and deadwood: leave it out
message!(72, PlainCardsOnly);

// only a complete hand has laid-off cards: use `ginscore judge` for that
message!(73, NoLayingOffHere);

// this is part of a complete hand: use `ginscore judge` for that
message!(74, CompleteHandsOnly);

// leave it out, or write it after a `#` as a note
message!(75, LeaveOutOrNote);

// the number of the hand is missing
message!(76, NoNumber);

// write it first, as in `amend 3 Ann 4 v 23`; `score` shows the numbers
message!(77, NoNumberHint);

// the line is too long: it has { NUMBER($length) } bytes, and the limit is { NUMBER($most) } bytes
message!(78, LineTooLong { length: Count, most: Count });

// the line is too long: the limit is { NUMBER($most) } bytes
message!(79, LineTooLongUnread { most: Count });

// a line has one hand and its note; is this a different kind of file?
message!(80, LineTooLongHint);

// the note contains { $hidden }
message!(81, HiddenInNote { hidden: Value });

// remove it, or type the note again
message!(82, HiddenInNoteHint);

// the note has { $count } characters, and the limit is { $most }
message!(83, LongNote { count: Count, most: Count });

// shorten it, or leave it out
message!(84, LongNoteHint);

// the points are missing
message!(85, NoPoints);

// { $typed } is not a number of points with its sign
message!(86, NotPointsWithSign { typed: Value });

// write it as in `adjust Ann +10 # why`, or `-10` to take points away
message!(87, AdjustmentHint);

// an adjustment needs a reason
message!(88, NoReason);

// add it after a `#`, as in `adjust Ann +10 # wrong knock`
message!(89, NoReasonHint);

// the number of the game is missing after `in`
message!(90, NoGame);

// write it as in `adjust Ann +10 in 2 # why`
message!(91, NoGameHint);

// there is an unclosed quotation mark
message!(92, OpenQuote);

// close it, or leave it out
message!(93, OpenQuoteHint);

// the witness's words are missing, or contain an invisible character
message!(94, NoWitness);

// write up to 100 letters and digits, as in `witness green bottles`
message!(95, NoWitnessHint);

// U+{ $code }, a control character, at character { $number }
message!(96, HiddenControl { code: Value, number: Count });

// U+{ $code }, which changes the direction of the text, at character { $number }
message!(97, HiddenDirection { code: Value, number: Count });

// U+{ $code }, which ends a line, at character { $number }
message!(98, HiddenLineEnd { code: Value, number: Count });

// U+{ $code }, which is invisible, at character { $number }
message!(99, HiddenInvisible { code: Value, number: Count });

// the names { $one } and { $two } look alike
message!(100, NamesLookAlike { one: Value, two: Value });

// this is only a warning: are these two different players, and are both names typed in the same alphabet?
message!(101, NamesLookAlikeHint);

// a player's name is empty
message!(102, NameEmpty);

// write a name, as in `Ann` or `Mary Jo`
message!(103, NameEmptyHint);

// { $name } is not allowed as a player name: it must start with a letter
message!(104, NameStartsWrong { name: Value });

// { $name } is not allowed as a player name: it contains a reserved word
message!(105, NameReserved { name: Value });

// a player's name contains an invisible character
message!(106, NameInvisible);

// { $name } is not allowed as a player name: it contains { $hidden }
message!(107, NameHidden { name: Value, hidden: Value });

// { $name } is not allowed as a player name: { $sign } is part of the notation
message!(108, NameSign { name: Value, sign: Value });

// { $name } is too long for a name: the limit is { $most } characters
message!(109, NameTooLong { name: Value, most: Count });

// two of the names are { $name }
message!(110, SameNames { name: Value });

// choose different names, as in `Ann` and `Bob`
message!(111, SameNamesHint);

// a name starts with a letter and may contain spaces, as in `Ann` or `Mary Jo`
message!(112, NamesAre);

// the hand of { $player } in this round has ended
message!(113, HasEnded { player: Value });

// still playing: { $pairs }; `amend` corrects a hand that was recorded
message!(114, StillPlaying { pairs: Value });

// { $player } sits out this hand
message!(115, SitsOut { player: Value });

// { $pairs } play; { $seat } changes that
message!(116, ThesePlay { pairs: Value, seat: Value });

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 117]; 6] = [
    [(0, 27), (137, 155), (225, 251), (399, 425), (531, 556), (698, 725), (877, 905), (1050, 1083), (1205, 1212), (1259, 1297), (1470, 1486), (1558, 1577), (1660, 1680), (1773, 1794), (1884, 1904), (1992, 2012), (2104, 2118), (2207, 2215), (2227, 2241), (2335, 2375), (2549, 2603), (2852, 2870), (2951, 3011), (3315, 3343), (3482, 3538), (3813, 3849), (4028, 4106), (4488, 4563), (4893, 4919), (5023, 5121), (5562, 5581), (5637, 5713), (6160, 6191), (6363, 6431), (6766, 6789), (6868, 6905), (7069, 7094), (7175, 7236), (7542, 7582), (7719, 7772), (7999, 8029), (8119, 8194), (8629, 8658), (8743, 8807), (9173, 9193), (9281, 9341), (9617, 9641), (9754, 9840), (10302, 10332), (10480, 10561), (11005, 11037), (11172, 11230), (11479, 11510), (11649, 11690), (11916, 11961), (12154, 12232), (12661, 12729), (13115, 13159), (13367, 13460), (13981, 14025), (14250, 14317), (14621, 14651), (14750, 14797), (15003, 15038), (15247, 15338), (15801, 15829), (15962, 15992), (16174, 16199), (16311, 16345), (16513, 16539), (16655, 16710), (16949, 16972), (17072, 17144), (17555, 17625), (17994, 18056), (18382, 18429), (18675, 18708), (18806, 18875), (19181, 19245), (19608, 19651), (19907, 19974), (20327, 20347), (20424, 20457), (20650, 20697), (20906, 20933), (21060, 21082), (21146, 21188), (21349, 21416), (21760, 21788), (21902, 21958), (22221, 22265), (22449, 22491), (22711, 22746), (22883, 22908), (23027, 23093), (23419, 23484), (23761, 23803), (24018, 24080), (24293, 24333), (24543, 24584), (24739, 24769), (24899, 25002), (25509, 25533), (25652, 25690), (25869, 25932), (26282, 26345), (26685, 26732), (26986, 27036), (27280, 27342), (27690, 27743), (28050, 28073), (28176, 28221), (28407, 28483), (28903, 28941), (29140, 29200), (29491, 29512), (29618, 29642)],
    [(27, 55), (155, 175), (251, 275), (425, 451), (556, 598), (725, 755), (905, 932), (1083, 1120), (1212, 1221), (1297, 1339), (1486, 1506), (1577, 1598), (1680, 1704), (1794, 1816), (1904, 1925), (2012, 2035), (2118, 2137), (1221, 1231), (2241, 2260), (2375, 2417), (2603, 2664), (2870, 2892), (3011, 3090), (3343, 3375), (3538, 3605), (3849, 3893), (4106, 4178), (4563, 4644), (4919, 4948), (5121, 5230), (5581, 5593), (5713, 5796), (6191, 6221), (6431, 6494), (6789, 6809), (6905, 6951), (7094, 7112), (7236, 7310), (7582, 7617), (7772, 7828), (8029, 8054), (8194, 8280), (8658, 8684), (8807, 8879), (9193, 9210), (9341, 9406), (9641, 9669), (9840, 9926), (10332, 10367), (10561, 10658), (11037, 11071), (11230, 11294), (11510, 11547), (11690, 11741), (11961, 12009), (12232, 12319), (12729, 12812), (13159, 13199), (13460, 13564), (14025, 14066), (14317, 14392), (14651, 14676), (14797, 14851), (15038, 15082), (15338, 15423), (15829, 15860), (15992, 16028), (16199, 16222), (16345, 16378), (16539, 16567), (16710, 16771), (16972, 16989), (17144, 17229), (17625, 17698), (18056, 18123), (18429, 18478), (18708, 18731), (18875, 18951), (19245, 19309), (19651, 19699), (19974, 20039), (20347, 20364), (20457, 20494), (20697, 20739), (20933, 20954), (21082, 21098), (21188, 21235), (21416, 21482), (21788, 21818), (21958, 22027), (22265, 22306), (22491, 22534), (22746, 22779), (22908, 22929), (23093, 23166), (23484, 23553), (23803, 23850), (24080, 24132), (24333, 24377), (24584, 24624), (24769, 24800), (25002, 25097), (25533, 25565), (25690, 25733), (25932, 25995), (26345, 26408), (26732, 26784), (27036, 27080), (27342, 27401), (27743, 27804), (28073, 28095), (28221, 28268), (28483, 28560), (28941, 28977), (29200, 29256), (29512, 29538), (29642, 29664)],
    [(27, 55), (155, 175), (275, 306), (425, 451), (556, 598), (755, 789), (932, 966), (1083, 1120), (1221, 1231), (1297, 1339), (1486, 1506), (1577, 1598), (1680, 1704), (1794, 1816), (1904, 1925), (2012, 2035), (2137, 2154), (1221, 1231), (2260, 2277), (2375, 2417), (2603, 2664), (2870, 2892), (3011, 3090), (3375, 3408), (3538, 3605), (3849, 3893), (4178, 4247), (4563, 4644), (4919, 4948), (5121, 5230), (5581, 5593), (5796, 5879), (6221, 6251), (6494, 6565), (6789, 6809), (6905, 6951), (7094, 7112), (7236, 7310), (7582, 7617), (7772, 7828), (8029, 8054), (8280, 8363), (8658, 8684), (8879, 8953), (9193, 9210), (9341, 9406), (9641, 9669), (9926, 10016), (10367, 10393), (10658, 10755), (11037, 11071), (11230, 11294), (11547, 11575), (11741, 11783), (11961, 12009), (12319, 12399), (12812, 12883), (13199, 13245), (13564, 13667), (14066, 14111), (14317, 14392), (14651, 14676), (14797, 14851), (15082, 15123), (15423, 15514), (15829, 15860), (16028, 16064), (16199, 16222), (16378, 16410), (16539, 16567), (16710, 16771), (16989, 17011), (17229, 17326), (17698, 17771), (18123, 18190), (18478, 18534), (18708, 18731), (18875, 18951), (19309, 19376), (19699, 19750), (20039, 20105), (20347, 20364), (20494, 20529), (20697, 20739), (20954, 20983), (21082, 21098), (21188, 21235), (21482, 21550), (21788, 21818), (21958, 22027), (22306, 22344), (22534, 22579), (22746, 22779), (22929, 22958), (23166, 23234), (23484, 23553), (23850, 23897), (24080, 24132), (24377, 24419), (24584, 24624), (24769, 24800), (25097, 25196), (25533, 25565), (25690, 25733), (25995, 26063), (26408, 26476), (26784, 26836), (27080, 27129), (27401, 27465), (27804, 27868), (28073, 28095), (28221, 28268), (28560, 28637), (28977, 29012), (29256, 29313), (29512, 29538), (29642, 29664)],
    [(55, 83), (175, 194), (306, 340), (451, 480), (598, 638), (789, 824), (966, 1002), (1120, 1148), (1231, 1240), (1339, 1382), (1506, 1525), (1598, 1619), (1704, 1727), (1816, 1840), (1925, 1945), (2035, 2058), (2154, 2170), (1231, 1240), (2277, 2295), (2417, 2460), (2664, 2724), (2892, 2911), (3090, 3159), (3408, 3437), (3605, 3671), (3893, 3934), (4247, 4324), (4644, 4729), (4948, 4977), (5230, 5331), (5593, 5606), (5879, 5970), (6251, 6288), (6565, 6637), (6809, 6830), (6951, 6993), (7112, 7131), (7310, 7382), (7617, 7652), (7828, 7881), (8054, 8081), (8363, 8448), (8684, 8707), (8953, 9022), (9210, 9229), (9406, 9477), (9669, 9691), (10016, 10113), (10393, 10420), (10755, 10835), (11071, 11105), (11294, 11360), (11575, 11603), (11783, 11825), (12009, 12057), (12399, 12491), (12883, 12963), (13245, 13283), (13667, 13764), (14111, 14156), (14392, 14468), (14676, 14705), (14851, 14899), (15123, 15170), (15514, 15606), (15860, 15893), (16064, 16101), (16222, 16244), (16410, 16441), (16567, 16593), (16771, 16832), (17011, 17032), (17326, 17396), (17771, 17845), (18190, 18259), (18534, 18575), (18731, 18757), (18951, 19024), (19376, 19435), (19750, 19795), (20105, 20178), (20364, 20383), (20529, 20556), (20739, 20801), (20983, 21011), (21098, 21113), (21235, 21276), (21550, 21615), (21818, 21847), (22027, 22089), (22344, 22383), (22579, 22621), (22779, 22808), (22958, 22977), (23234, 23295), (23553, 23623), (23897, 23945), (24132, 24188), (24419, 24461), (24624, 24664), (24800, 24828), (25196, 25292), (25565, 25597), (25733, 25774), (26063, 26136), (26476, 26547), (26836, 26892), (27129, 27182), (27465, 27534), (27868, 27925), (28095, 28120), (28268, 28307), (28637, 28719), (29012, 29050), (29313, 29374), (29538, 29565), (29664, 29688)],
    [(83, 111), (194, 213), (340, 368), (480, 509), (638, 675), (824, 852), (1002, 1034), (1148, 1175), (1240, 1251), (1382, 1423), (1525, 1543), (1619, 1643), (1727, 1753), (1840, 1865), (1945, 1972), (2058, 2084), (2170, 2188), (2215, 2227), (2295, 2313), (2460, 2503), (2724, 2791), (2911, 2932), (3159, 3238), (3437, 3461), (3671, 3744), (3934, 3984), (4324, 4418), (4729, 4817), (4977, 5003), (5331, 5447), (5606, 5621), (5970, 6067), (6288, 6328), (6637, 6714), (6830, 6854), (6993, 7029), (7131, 7153), (7382, 7472), (7652, 7689), (7881, 7946), (8081, 8100), (8448, 8544), (8707, 8727), (9022, 9109), (9229, 9256), (9477, 9551), (9691, 9725), (10113, 10207), (10420, 10457), (10835, 10928), (11105, 11142), (11360, 11426), (11603, 11629), (11825, 11878), (12057, 12114), (12491, 12588), (12963, 13039), (13283, 13323), (13764, 13872), (14156, 14208), (14468, 14546), (14705, 14729), (14899, 14951), (15170, 15207), (15606, 15708), (15893, 15926), (16101, 16135), (16244, 16273), (16441, 16476), (16593, 16625), (16832, 16892), (17032, 17056), (17396, 17479), (17845, 17919), (18259, 18323), (18575, 18636), (18757, 18783), (19024, 19100), (19435, 19497), (19795, 19839), (20178, 20263), (20383, 20408), (20556, 20610), (20801, 20846), (21011, 21037), (21113, 21130), (21276, 21313), (21615, 21688), (21847, 21881), (22089, 22160), (22383, 22420), (22621, 22665), (22808, 22852), (22977, 23005), (23295, 23362), (23623, 23698), (23945, 23982), (24188, 24239), (24461, 24503), (24664, 24702), (24828, 24864), (25292, 25406), (25597, 25629), (25774, 25824), (26136, 26212), (26547, 26623), (26892, 26949), (27182, 27235), (27534, 27611), (27925, 27981), (28120, 28142), (28307, 28357), (28719, 28816), (29050, 29098), (29374, 29437), (29565, 29593), (29688, 29717)],
    [(111, 137), (213, 225), (368, 399), (509, 531), (675, 698), (852, 877), (1034, 1050), (1175, 1205), (1251, 1259), (1423, 1470), (1543, 1558), (1643, 1660), (1753, 1773), (1865, 1884), (1972, 1992), (2084, 2104), (2188, 2207), (1251, 1259), (2313, 2335), (2503, 2549), (2791, 2852), (2932, 2951), (3238, 3315), (3461, 3482), (3744, 3813), (3984, 4028), (4418, 4488), (4817, 4893), (5003, 5023), (5447, 5562), (5621, 5637), (6067, 6160), (6328, 6363), (6714, 6766), (6854, 6868), (7029, 7069), (7153, 7175), (7472, 7542), (7689, 7719), (7946, 7999), (8100, 8119), (8544, 8629), (8727, 8743), (9109, 9173), (9256, 9281), (9551, 9617), (9725, 9754), (10207, 10302), (10457, 10480), (10928, 11005), (11142, 11172), (11426, 11479), (11629, 11649), (11878, 11916), (12114, 12154), (12588, 12661), (13039, 13115), (13323, 13367), (13872, 13981), (14208, 14250), (14546, 14621), (14729, 14750), (14951, 15003), (15207, 15247), (15708, 15801), (15926, 15962), (16135, 16174), (16273, 16311), (16476, 16513), (16625, 16655), (16892, 16949), (17056, 17072), (17479, 17555), (17919, 17994), (18323, 18382), (18636, 18675), (18783, 18806), (19100, 19181), (19497, 19608), (19839, 19907), (20263, 20327), (20408, 20424), (20610, 20650), (20846, 20906), (21037, 21060), (21130, 21146), (21313, 21349), (21688, 21760), (21881, 21902), (22160, 22221), (22420, 22449), (22665, 22711), (22852, 22883), (23005, 23027), (23362, 23419), (23698, 23761), (23982, 24018), (24239, 24293), (24503, 24543), (24702, 24739), (24864, 24899), (25406, 25509), (25629, 25652), (25824, 25869), (26212, 26282), (26623, 26685), (26949, 26986), (27235, 27280), (27611, 27690), (27981, 28050), (28142, 28176), (28357, 28407), (28816, 28903), (29098, 29140), (29437, 29491), (29593, 29618), (29717, 29741)],
];

const TEXT: &str = concat!(
    "name one of the players: \u{1}A",
    "indique um dos jogadores: \u{1}A",
    "indica uno dei giocatori: \u{1}A",
    "einen der Spieler nennen: \u{1}A",
    "podaj jednego z graczy: \u{1}A",
    "the players are \u{1}A",
    "os jogadores são \u{1}A",
    "i giocatori sono \u{1}A",
    "die Spieler sind \u{1}A",
    "gracze to \u{1}A",
    "write more of the name: \u{1}A",
    "escreva mais do nome: \u{1}A",
    "escreva mais letras do nome: \u{1}A",
    "scrivi il nome più per esteso: \u{1}A",
    "mehr vom Namen schreiben: \u{1}A",
    "wpisz więcej liter imienia: \u{1}A",
    "a player's name is missing",
    "falta o nome de um jogador",
    "manca il nome di un giocatore",
    "der Name eines Spielers fehlt",
    "brakuje imienia gracza",
    "\u{1}A could be either player",
    "\u{1}A pode ser qualquer um dos dois jogadores",
    "\u{1}A può essere l'uno o l'altro giocatore",
    "\u{1}A kann jeder der beiden Spieler sein",
    "\u{1}A pasuje do obu graczy",
    "\u{1}A could be several players",
    "\u{1}A pode ser mais de um jogador",
    "\u{1}A pode ser mais do que um jogador",
    "\u{1}A può essere più di un giocatore",
    "\u{1}A passt auf mehrere Spieler",
    "\u{1}A pasuje do kilku graczy",
    "there is no player called \u{1}A",
    "não há jogador chamado \u{1}A",
    "não há nenhum jogador chamado \u{1}A",
    "non c'è nessun giocatore di nome \u{1}A",
    "es gibt keinen Spieler namens \u{1}A",
    "nie ma gracza \u{1}A",
    "this is not how a hand is written",
    "não é assim que se escreve uma mão",
    "una mano non si scrive così",
    "so schreibt man keine Runde",
    "tak nie zapisuje się rozdania",
    "type \u{1}A",
    "digite \u{1}A",
    "escreva \u{1}A",
    "scrivi \u{1}A",
    "\u{1}A eingeben",
    "wpisz \u{1}A",
    "\u{1}A is not a card: the rank comes first",
    "\u{1}A não é uma carta: o valor vem primeiro",
    "\u{1}A non è una carta: il valore va per primo",
    "\u{1}A ist keine Karte: Zuerst kommt der Rang",
    "\u{1}A to nie karta: najpierw podaje się wartość",
    "\u{1}A is not a card",
    "\u{1}A não é uma carta",
    "\u{1}A non è una carta",
    "\u{1}A ist keine Karte",
    "\u{1}A to nie karta",
    "write the ace as \u{1}A",
    "escreva o ás como \u{1}A",
    "scrivi l'asso come \u{1}A",
    "das Ass als \u{1}A schreiben",
    "asa wpisz jako \u{1}A",
    "write the jack as \u{1}A",
    "escreva o valete como \u{1}A",
    "scrivi il fante come \u{1}A",
    "den Buben als \u{1}A schreiben",
    "waleta wpisz jako \u{1}A",
    "write the queen as \u{1}A",
    "escreva a dama como \u{1}A",
    "scrivi la regina come \u{1}A",
    "die Dame als \u{1}A schreiben",
    "damę wpisz jako \u{1}A",
    "write the king as \u{1}A",
    "escreva o rei como \u{1}A",
    "scrivi il re come \u{1}A",
    "den König als \u{1}A schreiben",
    "króla wpisz jako \u{1}A",
    "write the card as \u{1}A",
    "escreva a carta como \u{1}A",
    "scrivi la carta come \u{1}A",
    "die Karte als \u{1}A schreiben",
    "kartę wpisz jako \u{1}A",
    "\u{1}A has no suit",
    "falta o naipe em \u{1}A",
    "\u{1}A não tem naipe",
    "\u{1}A è senza seme",
    "\u{1}A hat keine Farbe",
    "w \u{1}A brakuje koloru",
    "write \u{1}A",
    "\u{1}A schreiben",
    "\u{1}A has no rank",
    "falta o valor em \u{1}A",
    "\u{1}A não tem valor",
    "\u{1}A è senza valore",
    "\u{1}A hat keinen Rang",
    "w \u{1}A brakuje wartości",
    "write the rank before the suit, as in \u{1}A",
    "escreva o valor antes do naipe, como em \u{1}A",
    "scrivi il valore prima del seme, come in \u{1}A",
    "den Rang vor die Farbe schreiben, wie in \u{1}A",
    "wpisz wartość przed kolorem, na przykład \u{1}A",
    "a card is a rank and a suit, as in `4s`, `10h` or `qd`",
    "uma carta é um valor e um naipe, como em `4s`, `10h` ou `qd`",
    "una carta è un valore e un seme, come in `4s`, `10h` o `qd`",
    "eine Karte besteht aus Rang und Farbe, wie in `4s`, `10h` oder `qd`",
    "karta to wartość i kolor, na przykład `4s`, `10h` lub `qd`",
    "\u{1}A mixes two suits",
    "\u{1}A mistura dois naipes",
    "\u{1}A mescola due semi",
    "\u{1}A mischt zwei Farben",
    "w \u{1}A są dwa kolory",
    "a run has only one suit, as in `4-7s`; write a set as `9cdh`",
    "uma sequência tem um só naipe, como em `4-7s`; escreva uma trinca como `9cdh`",
    "una scala ha un seme solo, come in `4-7s`; un gruppo si scrive `9cdh`",
    "eine Sequenz hat nur eine Farbe, wie in `4-7s`; eine Gruppe schreibt man `9cdh`",
    "sekwens jest w jednym kolorze, na przykład `4-7s`; komplet wpisz jako `9cdh`",
    "\u{1}A is not in ascending order",
    "\u{1}A não está em ordem crescente",
    "\u{1}A não está por ordem crescente",
    "\u{1}A non è in ordine crescente",
    "\u{1}A ist nicht aufsteigend",
    "\u{1}A nie idzie w górę",
    "write the lower rank first, as in `4-7s`; the ace is low",
    "escreva primeiro o valor mais baixo, como em `4-7s`; o ás é baixo",
    "scrivi prima il valore più basso, come in `4-7s`; l'asso è basso",
    "den niedrigeren Rang zuerst schreiben, wie in `4-7s`; das Ass ist niedrig",
    "najpierw wpisz niższą wartość, na przykład `4-7s`; as jest niski",
    "add the suit, as in `4-7s` or `456s`",
    "acrescente o naipe, como em `4-7s` ou `456s`",
    "aggiungi il seme, come in `4-7s` o `456s`",
    "die Farbe dazuschreiben, wie in `4-7s` oder `456s`",
    "dopisz kolor, na przykład `4-7s` lub `456s`",
    "\u{1}A is unclear: it may end in the queen of diamonds, or in Q K A without a suit",
    "\u{1}A não está claro: pode acabar na dama de ouros, ou em Q K A sem naipe",
    "\u{1}A não é claro: pode acabar na dama de ouros, ou em Q K A sem naipe",
    "\u{1}A non è chiaro: può finire con la regina di quadri, o con Q K A senza seme",
    "\u{1}A ist unklar: Am Ende kann die Karo-Dame stehen, oder Dame, König und Ass (Q K A) ohne Farbe",
    "\u{1}A jest niejasne: na końcu może być dama karo albo Q K A bez koloru",
    "write the queen of diamonds as `dka` or `qd`; or add the suit, as in `qkas`",
    "escreva a dama de ouros como `dka` ou `qd`; ou acrescente o naipe, como em `qkas`",
    "scrivi la regina di quadri come `dka` o `qd`; oppure aggiungi il seme, come in `qkas`",
    "die Karo-Dame als `dka` oder `qd` schreiben; oder die Farbe dazuschreiben, wie in `qkas`",
    "damę karo wpisz jako `dka` lub `qd`; albo dopisz kolor, na przykład `qkas`",
    "\u{1}A is not a group of cards",
    "\u{1}A não é um grupo de cartas",
    "\u{1}A non è un insieme di carte",
    "\u{1}A steht für keine Karten",
    "\u{1}A to nie grupa kart",
    "write a range `4-7s`, ranks of one suit `456s`, suits of one rank `9cdh`, or single cards `4s5s6s`",
    "escreva um intervalo `4-7s`, valores de um naipe `456s`, naipes de um valor `9cdh`, ou cartas soltas `4s5s6s`",
    "scrivi una scala `4-7s`, valori di un seme `456s`, semi di un valore `9cdh`, o carte singole `4s5s6s`",
    "möglich sind ein Bereich `4-7s`, Ränge einer Farbe `456s`, Farben eines Rangs `9cdh` oder einzelne Karten `4s5s6s`",
    "wpisz zakres `4-7s`, wartości jednego koloru `456s`, kolory jednej wartości `9cdh` albo pojedyncze karty `4s5s6s`",
    "the hand is missing",
    "falta a mão",
    "manca la mano",
    "die Runde fehlt",
    "brakuje rozdania",
    "say who ended it and what each side has, as in `Ann 4 v 23`; or write `draw`",
    "diga quem a terminou e o que cada lado tem, como em `Ann 4 v 23`; ou escreva `draw`",
    "diga quem a terminou e o que tem cada lado, como em `Ann 4 v 23`; ou escreva `draw`",
    "scrivi chi l'ha chiusa e che cosa ha ogni parte, come in `Ann 4 v 23`; oppure scrivi `draw`",
    "schreiben, wer sie beendet hat und was jede Seite hat, wie in `Ann 4 v 23`; oder `draw` schreiben",
    "podaj, kto je zakończył i co ma każda strona, na przykład `Ann 4 v 23`; albo wpisz `draw`",
    "these two play on the same side",
    "esses dois jogam do mesmo lado",
    "estes dois jogam do mesmo lado",
    "questi due giocano dalla stessa parte",
    "diese beiden spielen auf derselben Seite",
    "ci dwaj grają po tej samej stronie",
    "name a player of the other side after the `v`, or leave the name out",
    "indique um jogador do outro lado depois do `v`, ou omita o nome",
    "indique um jogador do outro lado depois do `v`, ou deixe o nome de fora",
    "dopo la `v` indica un giocatore dell'altra parte, o lascia fuori il nome",
    "nach dem `v` einen Spieler der anderen Seite nennen, oder den Namen weglassen",
    "po `v` podaj gracza drugiej strony albo pomiń imię",
    "there are no cards here",
    "não há cartas aqui",
    "qui non ci sono carte",
    "hier stehen keine Karten",
    "nie ma tu kart",
    "name some cards, as in `4-7s 9cdh 2h`",
    "indique algumas cartas, como em `4-7s 9cdh 2h`",
    "indica delle carte, come in `4-7s 9cdh 2h`",
    "Karten nennen, wie in `4-7s 9cdh 2h`",
    "podaj karty, na przykład `4-7s 9cdh 2h`",
    "the other side is missing",
    "falta o outro lado",
    "manca l'altra parte",
    "die andere Seite fehlt",
    "brakuje drugiej strony",
    "add `v` and the defender's cards or count, as in `Ann 4 v 23`",
    "acrescente `v` e as cartas ou o resto do adversário, como em `Ann 4 v 23`",
    "aggiungi `v` e le carte o il conto dell'avversario, come in `Ann 4 v 23`",
    "`v` und die Karten oder die Deadwood-Punkte des Gegners dazuschreiben, wie in `Ann 4 v 23`",
    "dopisz `v` oraz karty lub sumę przeciwnika, na przykład `Ann 4 v 23`",
    "the `v` is missing, and \u{1}A is not a card",
    "falta o `v`, e \u{1}A não é uma carta",
    "manca la `v`, e \u{1}A non è una carta",
    "das `v` fehlt, und \u{1}A ist keine Karte",
    "brakuje `v`, a \u{1}A to nie karta",
    "write a `v` between the two sides, as in `Ann 4 v 23`",
    "escreva um `v` entre os dois lados, como em `Ann 4 v 23`",
    "scrivi una `v` tra le due parti, come in `Ann 4 v 23`",
    "ein `v` zwischen die beiden Seiten schreiben, wie in `Ann 4 v 23`",
    "między stronami wpisz `v`, na przykład `Ann 4 v 23`",
    "there is nothing before the \u{1}A",
    "não há nada antes de \u{1}A",
    "prima di \u{1}A non c'è niente",
    "vor \u{1}A steht nichts",
    "przed \u{1}A nic nie ma",
    "write the knocker's side first: cards, a count or `gin`, as in `Ann 4 v 23`",
    "escreva primeiro o lado de quem bateu: cartas, um resto ou `gin`, como em `Ann 4 v 23`",
    "escreva primeiro o lado de quem bateu: cartas, resto ou `gin`, como em `Ann 4 v 23`",
    "scrivi per prima la parte di chi bussa: carte, un conto o `gin`, come in `Ann 4 v 23`",
    "zuerst die Seite des Klopfers schreiben: Karten, Deadwood-Punkte oder `gin`, wie in `Ann 4 v 23`",
    "najpierw wpisz stronę pukającego: karty, sumę lub `gin`, na przykład `Ann 4 v 23`",
    "there is nothing after the \u{1}A",
    "não há nada depois de \u{1}A",
    "dopo \u{1}A non c'è niente",
    "nach \u{1}A steht nichts",
    "po \u{1}A nic nie ma",
    "write the defender's cards or count after it, as in `Ann 4 v 23`",
    "escreva depois as cartas ou o resto do adversário, como em `Ann 4 v 23`",
    "escreva a seguir as cartas ou o resto do adversário, como em `Ann 4 v 23`",
    "scrivi dopo le carte o il conto dell'avversario, come in `Ann 4 v 23`",
    "dahinter die Karten oder die Deadwood-Punkte des Gegners schreiben, wie in `Ann 4 v 23`",
    "wpisz tam karty lub sumę przeciwnika, na przykład `Ann 4 v 23`",
    "there is a second \u{1}A",
    "há um segundo \u{1}A",
    "\u{1}A qui è di troppo",
    "\u{1}A steht ein zweites Mal da",
    "\u{1}A pojawia się drugi raz",
    "write one `v`, between the knocker's side and the defender's",
    "escreva um só `v`, entre o lado de quem bateu e o do adversário",
    "scrivi una sola `v`, tra la parte di chi bussa e quella dell'avversario",
    "nur ein `v` schreiben, zwischen der Seite des Klopfers und der des Gegners",
    "wpisz jedno `v`, między stroną pukającego a stroną przeciwnika",
    "one side has two slashes",
    "um dos lados tem duas barras",
    "una parte ha due barre",
    "eine Seite hat zwei Schrägstriche",
    "jedna strona ma dwa ukośniki",
    "write one slash per side, before its deadwood; is a `v` before the other side missing?",
    "escreva uma barra por lado, antes das cartas mortas; falta um `v` antes do outro lado?",
    "escreva uma só barra por lado, antes das cartas soltas; falta um `v` antes do outro lado?",
    "scrivi una sola barra per parte, prima delle spaiate; manca forse una `v` prima dell'altra parte?",
    "je Seite einen Schrägstrich schreiben, vor ihr Deadwood; fehlt ein `v` vor der anderen Seite?",
    "każda strona ma jeden ukośnik, przed wolnymi kartami; może brakuje `v` przed drugą stroną?",
    "the slash comes after the plus",
    "a barra vem depois do sinal de mais",
    "a barra vem depois do mais",
    "la barra viene dopo il più",
    "der Schrägstrich steht nach dem Plus",
    "ukośnik jest po plusie",
    "write the melds first, then `/` and the deadwood, then `+` and the laid-off cards",
    "escreva primeiro as combinações, depois `/` e as cartas mortas, depois `+` e as cartas juntadas",
    "escreva primeiro as combinações, depois `/` e as cartas soltas, depois `+` e as cartas juntadas",
    "scrivi prima le combinazioni, poi `/` e le spaiate, poi `+` e le carte attaccate",
    "zuerst die Meldungen schreiben, dann `/` und das Deadwood, dann `+` und die angelegten Karten",
    "najpierw wpisz układy, potem `/` i wolne karty, potem `+` i karty dołożone",
    "the knocker cannot lay off cards",
    "quem bateu não pode juntar cartas",
    "chi bussa non può attaccare carte",
    "der Klopfer kann keine Karten anlegen",
    "pukający nie może dokładać",
    "write laid-off cards on the defender's side, after the `v`",
    "escreva as cartas juntadas do lado do adversário, depois do `v`",
    "scrivi le carte attaccate dalla parte dell'avversario, dopo la `v`",
    "angelegte Karten auf die Seite des Gegners schreiben, nach dem `v`",
    "karty dołożone wpisz po stronie przeciwnika, po `v`",
    "there is nothing after the plus",
    "não há nada depois do sinal de mais",
    "não há nada depois do mais",
    "dopo il più non c'è niente",
    "nach dem Plus steht nichts",
    "po plusie nic nie ma",
    "name the laid-off cards, or drop the plus",
    "indique as cartas juntadas, ou tire o sinal de mais",
    "indique as cartas juntadas, ou tire o mais",
    "indica le carte attaccate, o togli il più",
    "die angelegten Karten nennen, oder das Plus weglassen",
    "podaj karty dołożone albo usuń plus",
    "this side has both a count and laid-off cards",
    "este lado tem um resto e também cartas juntadas",
    "questa parte ha sia un conto sia carte attaccate",
    "diese Seite hat Deadwood-Punkte und auch angelegte Karten",
    "ta strona ma i sumę, i karty dołożone",
    "a count is the deadwood after laying off: drop the plus, or name all the cards",
    "o resto já se conta depois de juntar: tire o sinal de mais, ou indique todas as cartas",
    "o resto é o que sobra depois de juntar: tire o mais, ou indique todas as cartas",
    "il conto è quello delle spaiate dopo aver attaccato: togli il più, o indica tutte le carte",
    "die Deadwood-Punkte werden nach dem Anlegen gezählt: das Plus weglassen, oder alle Karten nennen",
    "suma to wolne karty po dokładaniu: usuń plus albo podaj wszystkie karty",
    "`gin` or `big-gin` is the knocker's whole side, as in `Ann gin v 23`",
    "`gin` ou `big-gin` é tudo o que se escreve para quem bateu, como em `Ann gin v 23`",
    "`gin` ou `big-gin` é todo o lado de quem bateu, como em `Ann gin v 23`",
    "`gin` o `big-gin` è da solo tutta la parte di chi bussa, come in `Ann gin v 23`",
    "`gin` oder `big-gin` ist die ganze Seite des Klopfers, wie in `Ann gin v 23`",
    "`gin` lub `big-gin` to cała strona pukającego, na przykład `Ann gin v 23`",
    "points cannot be combined with anything else",
    "não se pode juntar mais nada aos pontos",
    "os pontos não se podem combinar com mais nada",
    "con i punti non può stare nient'altro",
    "neben Punkten kann nichts anderes stehen",
    "punktów nie można łączyć z niczym innym",
    "to record only the points of a hand, write nothing else, as in `Ann +18` or `Ann +18 boxes 3`",
    "para registrar só os pontos de uma mão, não escreva mais nada, como em `Ann +18` ou `Ann +18 boxes 3`",
    "para registar só os pontos de uma mão, não escreva mais nada, como em `Ann +18` ou `Ann +18 boxes 3`",
    "per registrare solo i punti di una mano non scrivere altro, come in `Ann +18` o `Ann +18 boxes 3`",
    "um nur die Punkte einer Runde einzutragen, nichts anderes schreiben, wie in `Ann +18` oder `Ann +18 boxes 3`",
    "żeby zapisać same punkty za rozdanie, nie dopisuj nic więcej, na przykład `Ann +18` lub `Ann +18 boxes 3`",
    "a draw cannot be combined with anything else",
    "não se pode juntar mais nada a um empate",
    "um empate não se pode combinar com mais nada",
    "con una mano patta non può stare nient'altro",
    "neben einem Unentschieden kann nichts anderes stehen",
    "remisu nie można łączyć z niczym innym",
    "if nobody won, write just `draw`, or `draw @5h` with the knock card",
    "se ninguém ganhou, escreva só `draw`, ou `draw @5h` com a carta do limite",
    "se nessuno ha vinto scrivi solo `draw`, o `draw @5h` con la carta del limite",
    "hat niemand gewonnen, nur `draw` schreiben, oder `draw @5h` mit der Klopfkarte",
    "jeśli nikt nie wygrywa, wpisz samo `draw` albo `draw @5h` z kartą pukania",
    "the number of boxes is missing",
    "falta o número de caixas",
    "manca il numero delle caselle",
    "die Zahl der Boxen fehlt",
    "brakuje liczby kratek",
    "write it after `boxes`, as in `Ann +18 boxes 3`",
    "escreva-o depois de `boxes`, como em `Ann +18 boxes 3`",
    "scrivilo dopo `boxes`, come in `Ann +18 boxes 3`",
    "sie nach `boxes` schreiben, wie in `Ann +18 boxes 3`",
    "wpisz ją po `boxes`, na przykład `Ann +18 boxes 3`",
    "boxes can only be given with points",
    "só se podem indicar caixas junto com pontos",
    "as caixas só se podem indicar com pontos",
    "le caselle si possono indicare solo con i punti",
    "Boxen kann man nur zu Punkten angeben",
    "kratki można podać tylko przy punktach",
    "leave them out, since the rules say how many this hand is worth; or write `Ann +18 boxes 3`",
    "omita-as, porque as regras dizem quantas esta mão vale; ou escreva `Ann +18 boxes 3`",
    "deixe-as de fora, pois as regras dizem quantas vale esta mão; ou escreva `Ann +18 boxes 3`",
    "toglile, perché quante ne vale la mano lo dicono le regole; oppure scrivi `Ann +18 boxes 3`",
    "sie weglassen, denn die Regeln sagen, wie viele diese Runde wert ist; oder `Ann +18 boxes 3` schreiben",
    "pomiń je, bo to zasady mówią, ile kratek jest za to rozdanie; albo wpisz `Ann +18 boxes 3`",
    "there is a second knock card",
    "há uma segunda carta do limite",
    "c'è una seconda carta del limite",
    "hier steht eine zweite Klopfkarte",
    "karta pukania pojawia się drugi raz",
    "a hand has only one knock card",
    "uma mão tem só uma carta do limite",
    "uma mão tem uma só carta do limite",
    "una mano ha una sola carta del limite",
    "eine Runde hat nur eine Klopfkarte",
    "rozdanie ma tylko jedną kartę pukania",
    "there is a second discard",
    "há um segundo descarte",
    "c'è un secondo scarto",
    "hier steht ein zweiter Abwurf",
    "odrzucona karta pojawia się drugi raz",
    "the knocker discards only one card",
    "quem bateu descarta só uma carta",
    "quem bate descarta uma só carta",
    "chi bussa scarta una carta sola",
    "der Klopfer wirft nur eine Karte ab",
    "pukający odrzuca tylko jedną kartę",
    "expected one card after \u{1}A",
    "falta uma carta depois de \u{1}A",
    "dopo \u{1}A ci vuole una carta",
    "nach \u{1}A wird eine Karte erwartet",
    "po \u{1}A powinna być jedna karta",
    "write the knock card as `@7s` and the discard as `x 5d`",
    "escreva a carta do limite como `@7s` e o descarte como `x 5d`",
    "scrivi la carta del limite come `@7s` e lo scarto come `x 5d`",
    "die Klopfkarte als `@7s` schreiben und den Abwurf als `x 5d`",
    "kartę pukania wpisz jako `@7s`, a odrzuconą jako `x 5d`",
    "\u{1}A does not belong here",
    "\u{1}A não cabe aqui",
    "\u{1}A não tem lugar aqui",
    "\u{1}A qui è fuori posto",
    "\u{1}A gehört nicht hierher",
    "\u{1}A tu nie pasuje",
    "this command takes plain cards, without melds and deadwood: leave it out",
    "este comando recebe só cartas, sem separar combinações e cartas mortas: omita isso",
    "este comando recebe as cartas sem as separar em combinações e cartas soltas: deixe isso de fora",
    "questo comando vuole solo carte, senza combinazioni e spaiate: toglilo",
    "dieser Befehl nimmt nur einfache Karten, ohne Meldungen und Deadwood: das weglassen",
    "tu podaje się same karty, bez podziału na układy i wolne karty: pomiń to",
    "only a complete hand has laid-off cards: use `ginscore judge` for that",
    "só uma mão completa tem cartas juntadas: use `ginscore judge` para isso",
    "só uma mão completa tem cartas juntadas: use para isso `ginscore judge`",
    "solo una mano completa ha carte attaccate: per quella usa `ginscore judge`",
    "nur eine ganze Runde hat angelegte Karten: dafür gibt es `ginscore judge`",
    "karty dołożone są tylko w całym rozdaniu: do tego jest `ginscore judge`",
    "this is part of a complete hand: use `ginscore judge` for that",
    "isto faz parte de uma mão completa: use `ginscore judge` para isso",
    "isto faz parte de uma mão completa: use para isso `ginscore judge`",
    "questo fa parte di una mano completa: per quella usa `ginscore judge`",
    "das ist Teil einer ganzen Runde: dafür gibt es `ginscore judge`",
    "to część całego rozdania: do tego jest `ginscore judge`",
    "leave it out, or write it after a `#` as a note",
    "omita isso, ou escreva depois de um `#` como nota",
    "deixe-o de fora, ou escreva-o depois de um `#` como nota",
    "toglilo, o scrivilo dopo un `#` come nota",
    "das weglassen, oder es nach einem `#` als Anmerkung schreiben",
    "pomiń to albo wpisz po `#` jako uwagę",
    "the number of the hand is missing",
    "falta o número da mão",
    "manca il numero della mano",
    "die Nummer der Runde fehlt",
    "brakuje numeru rozdania",
    "write it first, as in `amend 3 Ann 4 v 23`; `score` shows the numbers",
    "escreva-o primeiro, como em `amend 3 Ann 4 v 23`; `score` mostra os números",
    "scrivilo per primo, come in `amend 3 Ann 4 v 23`; `score` mostra i numeri",
    "sie zuerst schreiben, wie in `amend 3 Ann 4 v 23`; `score` zeigt die Nummern",
    "wpisz go na początku, na przykład `amend 3 Ann 4 v 23`; numery pokazuje `score`",
    "the line is too long: it has \u{2}A bytes, and the limit is \u{2}B bytes",
    "a linha é longa demais: tem \u{2}A bytes, e o limite é de \u{2}B bytes",
    "a linha é demasiado longa: tem \u{2}A bytes, e o limite é de \u{2}B bytes",
    "la riga è troppo lunga: ha \u{2}A byte, e il limite è \u{2}B byte",
    "die Zeile ist zu lang: Sie hat \u{2}A Bytes, erlaubt sind \u{2}B Bytes",
    "wiersz jest za długi: ma \u{3}A\u{4}o\u{5}\u{2}A bajt\u{4}f\u{5}\u{2}A bajty\u{4}\u{5}\u{2}A bajtów\u{6}, a limit to \u{3}B\u{4}o\u{5}\u{2}B bajt\u{4}f\u{5}\u{2}B bajty\u{4}\u{5}\u{2}B bajtów\u{6}",
    "the line is too long: the limit is \u{2}A bytes",
    "a linha é longa demais: o limite é de \u{2}A bytes",
    "a linha é demasiado longa: o limite é de \u{2}A bytes",
    "la riga è troppo lunga: il limite è \u{2}A byte",
    "die Zeile ist zu lang: Erlaubt sind \u{2}A Bytes",
    "wiersz jest za długi: limit to \u{3}A\u{4}o\u{5}\u{2}A bajt\u{4}f\u{5}\u{2}A bajty\u{4}\u{5}\u{2}A bajtów\u{6}",
    "a line has one hand and its note; is this a different kind of file?",
    "uma linha tem uma mão e a sua nota; será outro tipo de arquivo?",
    "uma linha tem uma mão e a sua nota; será outro tipo de ficheiro?",
    "una riga contiene una mano e la sua nota; è forse un altro tipo di file?",
    "eine Zeile enthält eine Runde und ihre Anmerkung; ist das eine andere Art von Datei?",
    "wiersz to jedno rozdanie z uwagą; może to plik innego rodzaju?",
    "the note contains \u{1}A",
    "a nota contém \u{1}A",
    "la nota contiene \u{1}A",
    "die Anmerkung enthält \u{1}A",
    "uwaga zawiera \u{1}A",
    "remove it, or type the note again",
    "remova isso, ou digite a nota de novo",
    "retire-o, ou escreva a nota de novo",
    "toglilo, o riscrivi la nota",
    "das Zeichen entfernen, oder die Anmerkung neu eingeben",
    "usuń ten znak albo wpisz uwagę od nowa",
    "the note has \u{1}A characters, and the limit is \u{1}B",
    "a nota tem \u{1}A caracteres, e o limite é \u{1}B",
    "la nota ha \u{3}A\u{4}o\u{5}\u{1}A carattere\u{4}\u{5}\u{1}A caratteri\u{6}, e il limite è \u{1}B",
    "die Anmerkung hat \u{1}A Zeichen, erlaubt sind \u{1}B",
    "uwaga ma \u{3}A\u{4}o\u{5}\u{1}A znak\u{4}f\u{5}\u{1}A znaki\u{4}\u{5}\u{1}A znaków\u{6}, a limit to \u{1}B",
    "shorten it, or leave it out",
    "encurte-a, ou omita-a",
    "encurte-a, ou deixe-a de fora",
    "accorciala, o lasciala fuori",
    "sie kürzen oder weglassen",
    "skróć ją albo pomiń",
    "the points are missing",
    "faltam os pontos",
    "mancano i punti",
    "die Punkte fehlen",
    "brakuje punktów",
    "\u{1}A is not a number of points with its sign",
    "\u{1}A não é um número de pontos com o seu sinal",
    "\u{1}A non è un numero di punti con il segno",
    "\u{1}A ist keine Punktzahl mit Vorzeichen",
    "\u{1}A to nie liczba punktów ze znakiem",
    "write it as in `adjust Ann +10 # why`, or `-10` to take points away",
    "escreva como em `adjust Ann +10 # why`, ou `-10` para tirar pontos",
    "escreva-o como em `adjust Ann +10 # why`, ou `-10` para tirar pontos",
    "scrivi come in `adjust Ann +10 # why`, o `-10` per togliere punti",
    "schreiben wie in `adjust Ann +10 # why`, oder `-10`, um Punkte abzuziehen",
    "wpisz na przykład `adjust Ann +10 # why`, a żeby odjąć punkty, `-10`",
    "an adjustment needs a reason",
    "um ajuste precisa de um motivo",
    "una rettifica vuole un motivo",
    "eine Anpassung braucht einen Grund",
    "korekta wymaga powodu",
    "add it after a `#`, as in `adjust Ann +10 # wrong knock`",
    "acrescente-o depois de um `#`, como em `adjust Ann +10 # wrong knock`",
    "aggiungilo dopo un `#`, come in `adjust Ann +10 # wrong knock`",
    "ihn nach einem `#` dazuschreiben, wie in `adjust Ann +10 # wrong knock`",
    "dopisz go po `#`, na przykład `adjust Ann +10 # wrong knock`",
    "the number of the game is missing after `in`",
    "falta o número da partida depois de `in`",
    "falta o número do jogo depois de `in`",
    "dopo `in` manca il numero della partita",
    "nach `in` fehlt die Nummer der Partie",
    "po `in` brakuje numeru partii",
    "write it as in `adjust Ann +10 in 2 # why`",
    "escreva como em `adjust Ann +10 in 2 # why`",
    "escreva-o como em `adjust Ann +10 in 2 # why`",
    "scrivi come in `adjust Ann +10 in 2 # why`",
    "schreiben wie in `adjust Ann +10 in 2 # why`",
    "wpisz na przykład `adjust Ann +10 in 2 # why`",
    "there is an unclosed quotation mark",
    "há aspas que não foram fechadas",
    "ci sono virgolette non chiuse",
    "ein Anführungszeichen ist nicht geschlossen",
    "cudzysłów nie jest zamknięty",
    "close it, or leave it out",
    "feche-as, ou omita-as",
    "feche-as, ou deixe-as de fora",
    "chiudile, o toglile",
    "es schließen oder weglassen",
    "zamknij go albo pomiń",
    "the witness's words are missing, or contain an invisible character",
    "faltam as palavras da testemunha, ou elas contêm um caractere invisível",
    "faltam as palavras da testemunha, ou contêm um carácter invisível",
    "manca la parola testimone, o contiene un carattere invisibile",
    "die Worte des Zeugen fehlen oder enthalten ein unsichtbares Zeichen",
    "brakuje słów świadka albo jest w nich niewidoczny znak",
    "write up to 100 letters and digits, as in `witness green bottles`",
    "escreva até 100 letras e algarismos, como em `witness green bottles`",
    "scrivi al massimo 100 lettere e cifre, come in `witness green bottles`",
    "bis zu 100 Buchstaben und Ziffern schreiben, wie in `witness green bottles`",
    "wpisz do 100 liter i cyfr, na przykład `witness green bottles`",
    "U+\u{1}A, a control character, at character \u{1}B",
    "U+\u{1}A, um caractere de controle, na posição \u{1}B",
    "U+\u{1}A, um carácter de controlo, na posição \u{1}B",
    "U+\u{1}A, un carattere di controllo, in posizione \u{1}B",
    "U+\u{1}A, ein Steuerzeichen, an Stelle \u{1}B",
    "U+\u{1}A, znak sterujący, na pozycji \u{1}B",
    "U+\u{1}A, which changes the direction of the text, at character \u{1}B",
    "U+\u{1}A, que muda a direção do texto, na posição \u{1}B",
    "U+\u{1}A, che cambia la direzione del testo, in posizione \u{1}B",
    "U+\u{1}A, das die Schreibrichtung ändert, an Stelle \u{1}B",
    "U+\u{1}A, znak zmieniający kierunek tekstu, na pozycji \u{1}B",
    "U+\u{1}A, which ends a line, at character \u{1}B",
    "U+\u{1}A, que termina uma linha, na posição \u{1}B",
    "U+\u{1}A, que acaba uma linha, na posição \u{1}B",
    "U+\u{1}A, che chiude una riga, in posizione \u{1}B",
    "U+\u{1}A, das eine Zeile beendet, an Stelle \u{1}B",
    "U+\u{1}A, znak końca wiersza, na pozycji \u{1}B",
    "U+\u{1}A, which is invisible, at character \u{1}B",
    "U+\u{1}A, que é invisível, na posição \u{1}B",
    "U+\u{1}A, che è invisibile, in posizione \u{1}B",
    "U+\u{1}A, das unsichtbar ist, an Stelle \u{1}B",
    "U+\u{1}A, niewidoczny znak, na pozycji \u{1}B",
    "the names \u{1}A and \u{1}B look alike",
    "os nomes \u{1}A e \u{1}B são parecidos",
    "i nomi \u{1}A e \u{1}B si somigliano",
    "die Namen \u{1}A und \u{1}B sehen gleich aus",
    "imiona \u{1}A i \u{1}B wyglądają podobnie",
    "this is only a warning: are these two different players, and are both names typed in the same alphabet?",
    "isto é só um aviso: são dois jogadores diferentes, e os dois nomes estão no mesmo alfabeto?",
    "é só um aviso: são dois jogadores diferentes, e os dois nomes estão escritos no mesmo alfabeto?",
    "è solo un avviso: sono due giocatori diversi, e i due nomi sono scritti con lo stesso alfabeto?",
    "das ist nur eine Warnung: Sind das zwei verschiedene Spieler, und sind beide Namen im selben Alphabet geschrieben?",
    "to tylko ostrzeżenie: czy to na pewno różni gracze i czy oba imiona są wpisane tym samym alfabetem?",
    "a player's name is empty",
    "o nome de um jogador está vazio",
    "il nome di un giocatore è vuoto",
    "der Name eines Spielers ist leer",
    "imię gracza jest puste",
    "write a name, as in `Ann` or `Mary Jo`",
    "escreva um nome, como em `Ann` ou `Mary Jo`",
    "scrivi un nome, come in `Ann` o `Mary Jo`",
    "einen Namen schreiben, wie in `Ann` oder `Mary Jo`",
    "wpisz imię, na przykład `Ann` lub `Mary Jo`",
    "\u{1}A is not allowed as a player name: it must start with a letter",
    "\u{1}A não pode ser nome de jogador: tem de começar com uma letra",
    "\u{1}A não pode ser o nome de um jogador: tem de começar por uma letra",
    "\u{1}A non va bene come nome di un giocatore: deve cominciare con una lettera",
    "\u{1}A geht nicht als Name eines Spielers: Er muss mit einem Buchstaben beginnen",
    "\u{1}A nie może być imieniem gracza: imię musi zaczynać się od litery",
    "\u{1}A is not allowed as a player name: it contains a reserved word",
    "\u{1}A não pode ser nome de jogador: contém uma palavra reservada",
    "\u{1}A não pode ser o nome de um jogador: contém uma palavra reservada",
    "\u{1}A non va bene come nome di un giocatore: contiene una parola riservata",
    "\u{1}A geht nicht als Name eines Spielers: Darin kommt ein reserviertes Wort vor",
    "\u{1}A nie może być imieniem gracza: zawiera zastrzeżone słowo",
    "a player's name contains an invisible character",
    "o nome de um jogador contém um caractere invisível",
    "o nome de um jogador contém um carácter invisível",
    "il nome di un giocatore contiene un carattere invisibile",
    "der Name eines Spielers enthält ein unsichtbares Zeichen",
    "imię gracza zawiera niewidoczny znak",
    "\u{1}A is not allowed as a player name: it contains \u{1}B",
    "\u{1}A não pode ser nome de jogador: contém \u{1}B",
    "\u{1}A não pode ser o nome de um jogador: contém \u{1}B",
    "\u{1}A non va bene come nome di un giocatore: contiene \u{1}B",
    "\u{1}A geht nicht als Name eines Spielers: Er enthält \u{1}B",
    "\u{1}A nie może być imieniem gracza: zawiera \u{1}B",
    "\u{1}A is not allowed as a player name: \u{1}B is part of the notation",
    "\u{1}A não pode ser nome de jogador: \u{1}B faz parte da notação",
    "\u{1}A não pode ser o nome de um jogador: \u{1}B faz parte da notação",
    "\u{1}A non va bene come nome di un giocatore: \u{1}B fa parte della notazione",
    "\u{1}A geht nicht als Name eines Spielers: \u{1}B gehört zur Schreibweise der Runden",
    "\u{1}A nie może być imieniem gracza: znak \u{1}B ma w zapisie rozdań swoje znaczenie",
    "\u{1}A is too long for a name: the limit is \u{1}B characters",
    "\u{1}A é longo demais para um nome: o limite é de \u{1}B caracteres",
    "\u{1}A é demasiado longo para um nome: o limite é de \u{1}B caracteres",
    "\u{1}A è troppo lungo per un nome: il limite è \u{1}B caratteri",
    "\u{1}A ist zu lang für einen Namen: Erlaubt sind \u{1}B Zeichen",
    "\u{1}A to za długie imię: limit to \u{3}B\u{4}o\u{5}\u{1}B znak\u{4}f\u{5}\u{1}B znaki\u{4}\u{5}\u{1}B znaków\u{6}",
    "two of the names are \u{1}A",
    "dois dos nomes são \u{1}A",
    "il nome \u{1}A c'è due volte",
    "zwei der Namen sind \u{1}A",
    "dwóch graczy ma to samo imię, \u{1}A",
    "choose different names, as in `Ann` and `Bob`",
    "escolha nomes diferentes, como em `Ann` e `Bob`",
    "scegli nomi diversi, come `Ann` e `Bob`",
    "verschiedene Namen wählen, wie in `Ann` und `Bob`",
    "wybierz różne imiona, na przykład `Ann` i `Bob`",
    "a name starts with a letter and may contain spaces, as in `Ann` or `Mary Jo`",
    "um nome começa com uma letra e pode ter espaços, como em `Ann` ou `Mary Jo`",
    "um nome começa por uma letra e pode ter espaços, como em `Ann` ou `Mary Jo`",
    "un nome comincia con una lettera e può contenere spazi, come in `Ann` o `Mary Jo`",
    "ein Name beginnt mit einem Buchstaben und darf Leerzeichen enthalten, wie in `Ann` oder `Mary Jo`",
    "imię zaczyna się od litery i może zawierać spacje, na przykład `Ann` lub `Mary Jo`",
    "the hand of \u{1}A in this round has ended",
    "a mão de \u{1}A nesta rodada já acabou",
    "a mão de \u{1}A nesta ronda já acabou",
    "in questo giro la mano di \u{1}A è finita",
    "die Runde von \u{1}A in diesem Durchgang ist zu Ende",
    "w tej rundzie \u{1}A ma już rozdanie za sobą",
    "still playing: \u{1}A; `amend` corrects a hand that was recorded",
    "ainda jogam: \u{1}A; `amend` corrige uma mão já registrada",
    "ainda a jogar: \u{1}A; `amend` corrige uma mão já registada",
    "giocano ancora: \u{1}A; `amend` corregge una mano già registrata",
    "es spielen noch: \u{1}A; `amend` berichtigt eine eingetragene Runde",
    "jeszcze grają: \u{1}A; zapisane rozdanie poprawia `amend`",
    "\u{1}A sits out this hand",
    "\u{1}A fica de fora nesta mão",
    "\u{1}A sta fuori in questa mano",
    "\u{1}A setzt in dieser Runde aus",
    "\u{1}A pauzuje w tym rozdaniu",
    "\u{1}A play; \u{1}B changes that",
    "\u{1}A jogam; \u{1}B muda isso",
    "giocano \u{1}A; \u{1}B lo cambia",
    "es spielen \u{1}A; \u{1}B ändert das",
    "grają \u{1}A; \u{1}B to zmienia",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 117] = [(0, 47), (47, 82), (82, 128), (128, 174), (174, 218), (218, 265), (265, 313), (313, 369), (369, 389), (389, 451), (451, 483), (483, 519), (519, 557), (557, 596), (596, 634), (634, 672), (672, 702), (702, 724), (724, 754), (754, 818), (818, 902), (902, 937), (937, 1029), (1029, 1077), (1077, 1163), (1163, 1223), (1223, 1338), (1338, 1450), (1450, 1496), (1496, 1638), (1638, 1675), (1675, 1788), (1788, 1841), (1841, 1943), (1943, 1985), (1985, 2046), (2046, 2091), (2091, 2184), (2184, 2254), (2254, 2336), (2336, 2387), (2387, 2499), (2499, 2549), (2549, 2646), (2646, 2684), (2684, 2776), (2776, 2820), (2820, 2946), (2946, 2998), (2998, 3118), (3118, 3172), (3172, 3261), (3261, 3314), (3314, 3380), (3380, 3452), (3452, 3568), (3568, 3670), (3670, 3740), (3740, 3876), (3876, 3946), (3946, 4047), (4047, 4099), (4099, 4173), (4173, 4231), (4231, 4364), (4364, 4413), (4413, 4465), (4465, 4510), (4510, 4567), (4567, 4613), (4613, 4698), (4698, 4740), (4740, 4848), (4848, 4953), (4953, 5047), (5047, 5121), (5121, 5177), (5177, 5281), (5281, 5389), (5389, 5463), (5463, 5564), (5564, 5602), (5602, 5658), (5658, 5737), (5737, 5785), (5785, 5826), (5826, 5893), (5893, 5994), (5994, 6043), (6043, 6129), (6129, 6199), (6199, 6267), (6267, 6325), (6325, 6370), (6370, 6470), (6470, 6568), (6568, 6640), (6640, 6739), (6739, 6809), (6809, 6880), (6880, 6942), (6942, 7091), (7091, 7135), (7135, 7197), (7197, 7292), (7292, 7387), (7387, 7461), (7461, 7538), (7538, 7637), (7637, 7724), (7724, 7766), (7766, 7838), (7838, 7951), (7951, 8019), (8019, 8116), (8116, 8155), (8155, 8203)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦name one of the players:⟧ \u{1}A⟦~~~~~~~~⟧",
    "⟦the players are⟧ \u{1}A⟦~~~~~⟧",
    "⟦write more of the name:⟧ \u{1}A⟦~~~~~~~~⟧",
    "⟦a player's name is missing⟧⟦~~~~~~~~⟧",
    "\u{1}A ⟦could be either player⟧⟦~~~~~~~⟧",
    "\u{1}A ⟦could be several players⟧⟦~~~~~~~~⟧",
    "⟦there is no player called⟧ \u{1}A⟦~~~~~~~~⟧",
    "⟦this is not how a hand is written⟧⟦~~~~~~~~~~~⟧",
    "⟦type⟧ \u{1}A⟦~⟧",
    "\u{1}A ⟦is not a card: the rank comes first⟧⟦~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is not a card⟧⟦~~~~⟧",
    "⟦write the ace as⟧ \u{1}A⟦~~~~~⟧",
    "⟦write the jack as⟧ \u{1}A⟦~~~~~~⟧",
    "⟦write the queen as⟧ \u{1}A⟦~~~~~~⟧",
    "⟦write the king as⟧ \u{1}A⟦~~~~~~⟧",
    "⟦write the card as⟧ \u{1}A⟦~~~~~~⟧",
    "\u{1}A ⟦has no suit⟧⟦~~~~⟧",
    "⟦write⟧ \u{1}A⟦~~⟧",
    "\u{1}A ⟦has no rank⟧⟦~~~~⟧",
    "⟦write the rank before the suit, as in⟧ \u{1}A⟦~~~~~~~~~~~~⟧",
    "⟦a card is a rank and a suit, as in `4s`, `10h` or `qd`⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦mixes two suits⟧⟦~~~~~⟧",
    "⟦a run has only one suit, as in `4-7s`; write a set as `9cdh`⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is not in ascending order⟧⟦~~~~~~~~⟧",
    "⟦write the lower rank first, as in `4-7s`; the ace is low⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "⟦add the suit, as in `4-7s` or `456s`⟧⟦~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is unclear: it may end in the queen of diamonds, or in Q K A without a suit⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦write the queen of diamonds as `dka` or `qd`; or add the suit, as in `qkas`⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is not a group of cards⟧⟦~~~~~~~~⟧",
    "⟦write a range `4-7s`, ranks of one suit `456s`, suits of one rank `9cdh`, or single cards `4s5s6s`⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the hand is missing⟧⟦~~~~~~⟧",
    "⟦say who ended it and what each side has, as in `Ann 4 v 23`; or write `draw`⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦these two play on the same side⟧⟦~~~~~~~~~~⟧",
    "⟦name a player of the other side after the `v`, or leave the name out⟧⟦~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦there are no cards here⟧⟦~~~~~~~⟧",
    "⟦name some cards, as in `4-7s 9cdh 2h`⟧⟦~~~~~~~~~~~~⟧",
    "⟦the other side is missing⟧⟦~~~~~~~~⟧",
    "⟦add `v` and the defender's cards or count, as in `Ann 4 v 23`⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the `v` is missing, and⟧ \u{1}A ⟦is not a card⟧⟦~~~~~~~~~~~~⟧",
    "⟦write a `v` between the two sides, as in `Ann 4 v 23`⟧⟦~~~~~~~~~~~~~~~~~⟧",
    "⟦there is nothing before the⟧ \u{1}A⟦~~~~~~~~~⟧",
    "⟦write the knocker's side first: cards, a count or `gin`, as in `Ann 4 v 23`⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦there is nothing after the⟧ \u{1}A⟦~~~~~~~~~⟧",
    "⟦write the defender's cards or count after it, as in `Ann 4 v 23`⟧⟦~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦there is a second⟧ \u{1}A⟦~~~~~~⟧",
    "⟦write one `v`, between the knocker's side and the defender's⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦one side has two slashes⟧⟦~~~~~~~~⟧",
    "⟦write one slash per side, before its deadwood; is a `v` before the other side missing?⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the slash comes after the plus⟧⟦~~~~~~~~~~⟧",
    "⟦write the melds first, then `/` and the deadwood, then `+` and the laid-off cards⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the knocker cannot lay off cards⟧⟦~~~~~~~~~~⟧",
    "⟦write laid-off cards on the defender's side, after the `v`⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "⟦there is nothing after the plus⟧⟦~~~~~~~~~~⟧",
    "⟦name the laid-off cards, or drop the plus⟧⟦~~~~~~~~~~~~~⟧",
    "⟦this side has both a count and laid-off cards⟧⟦~~~~~~~~~~~~~~~⟧",
    "⟦a count is the deadwood after laying off: drop the plus, or name all the cards⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦`gin` or `big-gin` is the knocker's whole side, as in `Ann gin v 23`⟧⟦~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦points cannot be combined with anything else⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦to record only the points of a hand, write nothing else, as in `Ann +18` or `Ann +18 boxes 3`⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦a draw cannot be combined with anything else⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦if nobody won, write just `draw`, or `draw @5h` with the knock card⟧⟦~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the number of boxes is missing⟧⟦~~~~~~~~~~⟧",
    "⟦write it after `boxes`, as in `Ann +18 boxes 3`⟧⟦~~~~~~~~~~~~~~~⟧",
    "⟦boxes can only be given with points⟧⟦~~~~~~~~~~~⟧",
    "⟦leave them out, since the rules say how many this hand is worth; or write `Ann +18 boxes 3`⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦there is a second knock card⟧⟦~~~~~~~~~⟧",
    "⟦a hand has only one knock card⟧⟦~~~~~~~~~~⟧",
    "⟦there is a second discard⟧⟦~~~~~~~~⟧",
    "⟦the knocker discards only one card⟧⟦~~~~~~~~~~~⟧",
    "⟦expected one card after⟧ \u{1}A⟦~~~~~~~~⟧",
    "⟦write the knock card as `@7s` and the discard as `x 5d`⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦does not belong here⟧⟦~~~~~~~⟧",
    "⟦this command takes plain cards, without melds and deadwood: leave it out⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦only a complete hand has laid-off cards: use `ginscore judge` for that⟧⟦~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦this is part of a complete hand: use `ginscore judge` for that⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦leave it out, or write it after a `#` as a note⟧⟦~~~~~~~~~~~~~~~⟧",
    "⟦the number of the hand is missing⟧⟦~~~~~~~~~~~⟧",
    "⟦write it first, as in `amend 3 Ann 4 v 23`; `score` shows the numbers⟧⟦~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the line is too long: it has⟧ \u{2}A ⟦bytes, and the limit is⟧ \u{2}B ⟦bytes⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the line is too long: the limit is⟧ \u{2}A ⟦bytes⟧⟦~~~~~~~~~~~~~⟧",
    "⟦a line has one hand and its note; is this a different kind of file?⟧⟦~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the note contains⟧ \u{1}A⟦~~~~~~⟧",
    "⟦remove it, or type the note again⟧⟦~~~~~~~~~~~⟧",
    "⟦the note has⟧ \u{1}A ⟦characters, and the limit is⟧ \u{1}B⟦~~~~~~~~~~~~~~⟧",
    "⟦shorten it, or leave it out⟧⟦~~~~~~~~~⟧",
    "⟦the points are missing⟧⟦~~~~~~~⟧",
    "\u{1}A ⟦is not a number of points with its sign⟧⟦~~~~~~~~~~~~~⟧",
    "⟦write it as in `adjust Ann +10 # why`, or `-10` to take points away⟧⟦~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦an adjustment needs a reason⟧⟦~~~~~~~~~⟧",
    "⟦add it after a `#`, as in `adjust Ann +10 # wrong knock`⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "⟦the number of the game is missing after `in`⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦write it as in `adjust Ann +10 in 2 # why`⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦there is an unclosed quotation mark⟧⟦~~~~~~~~~~~⟧",
    "⟦close it, or leave it out⟧⟦~~~~~~~~⟧",
    "⟦the witness's words are missing, or contain an invisible character⟧⟦~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦write up to 100 letters and digits, as in `witness green bottles`⟧⟦~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦U+⟧\u{1}A⟦, a control character, at character⟧ \u{1}B⟦~~~~~~~~~~~~⟧",
    "⟦U+⟧\u{1}A⟦, which changes the direction of the text, at character⟧ \u{1}B⟦~~~~~~~~~~~~~~~~~~~⟧",
    "⟦U+⟧\u{1}A⟦, which ends a line, at character⟧ \u{1}B⟦~~~~~~~~~~~~⟧",
    "⟦U+⟧\u{1}A⟦, which is invisible, at character⟧ \u{1}B⟦~~~~~~~~~~~~⟧",
    "⟦the names⟧ \u{1}A ⟦and⟧ \u{1}B ⟦look alike⟧⟦~~~~~~~~⟧",
    "⟦this is only a warning: are these two different players, and are both names typed in the same alphabet?⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦a player's name is empty⟧⟦~~~~~~~~⟧",
    "⟦write a name, as in `Ann` or `Mary Jo`⟧⟦~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is not allowed as a player name: it must start with a letter⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is not allowed as a player name: it contains a reserved word⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦a player's name contains an invisible character⟧⟦~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is not allowed as a player name: it contains⟧ \u{1}B⟦~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is not allowed as a player name:⟧ \u{1}B ⟦is part of the notation⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is too long for a name: the limit is⟧ \u{1}B ⟦characters⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦two of the names are⟧ \u{1}A⟦~~~~~~~⟧",
    "⟦choose different names, as in `Ann` and `Bob`⟧⟦~~~~~~~~~~~~~~~⟧",
    "⟦a name starts with a letter and may contain spaces, as in `Ann` or `Mary Jo`⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the hand of⟧ \u{1}A ⟦in this round has ended⟧⟦~~~~~~~~~~~~⟧",
    "⟦still playing:⟧ \u{1}A⟦; `amend` corrects a hand that was recorded⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦sits out this hand⟧⟦~~~~~~⟧",
    "\u{1}A ⟦play;⟧ \u{1}B ⟦changes that⟧⟦~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("name-one", 1),
    ("players-are", 1),
    ("write-more", 1),
    ("name-missing", 0),
    ("could-be-either", 1),
    ("could-be-several", 1),
    ("no-such-player", 1),
    ("not-how-a-hand-is-written", 0),
    ("type-one-of", 1),
    ("suit-first", 1),
    ("not-a-card", 1),
    ("write-ace-as", 1),
    ("write-jack-as", 1),
    ("write-queen-as", 1),
    ("write-king-as", 1),
    ("write-card-as", 1),
    ("no-suit", 1),
    ("write-cards", 1),
    ("no-rank", 1),
    ("rank-before-suit", 1),
    ("card-is", 0),
    ("two-suits", 1),
    ("one-suit-only", 0),
    ("backwards", 1),
    ("lower-rank-first", 0),
    ("add-suit", 0),
    ("diamonds-or-ace", 1),
    ("write-diamonds-or-suit", 0),
    ("not-a-group", 1),
    ("groups-are", 0),
    ("no-hand", 0),
    ("no-hand-hint", 0),
    ("partners", 0),
    ("partners-hint", 0),
    ("no-cards", 0),
    ("no-cards-hint", 0),
    ("no-other-side", 0),
    ("no-other-side-hint", 0),
    ("perhaps-against", 1),
    ("perhaps-against-hint", 0),
    ("nothing-before", 1),
    ("nothing-before-hint", 0),
    ("nothing-after", 1),
    ("nothing-after-hint", 0),
    ("second-against", 1),
    ("second-against-hint", 0),
    ("second-slash", 0),
    ("second-slash-hint", 0),
    ("slash-after-plus", 0),
    ("slash-after-plus-hint", 0),
    ("knocker-lays-off", 0),
    ("knocker-lays-off-hint", 0),
    ("nothing-laid-off", 0),
    ("nothing-laid-off-hint", 0),
    ("count-among-cards", 0),
    ("count-among-cards-hint", 0),
    ("gin-out-of-place-hint", 0),
    ("more-than-points", 0),
    ("more-than-points-hint", 0),
    ("more-than-a-draw", 0),
    ("more-than-a-draw-hint", 0),
    ("no-boxes", 0),
    ("no-boxes-hint", 0),
    ("boxes-out-of-place", 0),
    ("boxes-out-of-place-hint", 0),
    ("second-knock-card", 0),
    ("second-knock-card-hint", 0),
    ("second-discard", 0),
    ("second-discard-hint", 0),
    ("no-card-after", 1),
    ("no-card-after-hint", 0),
    ("does-not-belong", 1),
    ("plain-cards-only", 0),
    ("no-laying-off-here", 0),
    ("complete-hands-only", 0),
    ("leave-out-or-note", 0),
    ("no-number", 0),
    ("no-number-hint", 0),
    ("line-too-long", 2),
    ("line-too-long-unread", 1),
    ("line-too-long-hint", 0),
    ("hidden-in-note", 1),
    ("hidden-in-note-hint", 0),
    ("long-note", 2),
    ("long-note-hint", 0),
    ("no-points", 0),
    ("not-points-with-sign", 1),
    ("adjustment-hint", 0),
    ("no-reason", 0),
    ("no-reason-hint", 0),
    ("no-game", 0),
    ("no-game-hint", 0),
    ("open-quote", 0),
    ("open-quote-hint", 0),
    ("no-witness", 0),
    ("no-witness-hint", 0),
    ("hidden-control", 2),
    ("hidden-direction", 2),
    ("hidden-line-end", 2),
    ("hidden-invisible", 2),
    ("names-look-alike", 2),
    ("names-look-alike-hint", 0),
    ("name-empty", 0),
    ("name-empty-hint", 0),
    ("name-starts-wrong", 1),
    ("name-reserved", 1),
    ("name-invisible", 0),
    ("name-hidden", 2),
    ("name-sign", 2),
    ("name-too-long", 2),
    ("same-names", 1),
    ("same-names-hint", 0),
    ("names-are", 0),
    ("has-ended", 1),
    ("still-playing", 1),
    ("sits-out", 1),
    ("these-play", 2),
];
