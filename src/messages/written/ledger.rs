//! The messages of `l10n/*/ledger.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// this is not TOML: { $message }
message!(0, NotToml { message: Value });

// fix the line in an editor; nothing in the file has been changed
message!(1, NotTomlHint);

// the file has an unresolved merge conflict here
message!(2, Unmerged);

// choose one side, delete the lines with `<<<<<<<`, `=======` and `>>>>>>>`, and record with `ginscore hand` what only the other side has
message!(3, UnmergedHint);

// the file has format { $format }, which this version of ginscore does not support
message!(4, NewerFormat { format: Count });

// use a newer version of ginscore; nothing has been changed
message!(5, NewerFormatHint);

// { $key } is missing
message!(6, MissingKey { key: Value });

// restore it from a backup, or compare the file with that of another series
message!(7, MissingKeyHint);

// { $key } is not a key of this table
message!(8, UnknownKey { key: Value });

// write a comment after a `#`
message!(9, UnknownKeyHint);

// expected a text in quotation marks
message!(10, ExpectedText);

// expected a whole number
message!(11, ExpectedWholeNumber);

// expected a list of whole numbers, as in [1, 2]
message!(12, ExpectedWholeNumbers);

// expected a list of strings, as in ["Ann", "Bob"]
message!(13, ExpectedNames);

// expected a list of strings, as in ["We", "They"]
message!(14, ExpectedSideNames);

// expected a date and time with its offset, as in 2026-11-20T19:30:00+01:00
message!(15, ExpectedTime);

// expected a table
message!(16, ExpectedTable);

// expected tables, each under [[entry]]
message!(17, ExpectedEntries);

// expected a number, true or false, a word in quotation marks, or a list of numbers
message!(18, ExpectedRuleValue);

// expected one of { $kinds }
message!(19, ExpectedKind { kinds: Value });

// expected a hand that a file of this format can hold
message!(20, ExpectedHandOfFormat);

// expected a hand
message!(21, ExpectedHand);

// expected one hand
message!(22, ExpectedOneHand);

// expected a draw, as in `draw @5h`
message!(23, ExpectedDraw);

// expected the number of a hand, from 1
message!(24, ExpectedHandNumber);

// expected a card, as in `7s`
message!(25, ExpectedCard);

// expected either points or boxes
message!(26, ExpectedPointsOrBoxes);

// expected a number within the bounds of an adjustment, and not 0
message!(27, ExpectedAward);

// expected the number of a game, from 1
message!(28, ExpectedGameNumber);

// expected the reason for the adjustment
message!(29, ExpectedReason);

// expected up to 100 letters, digits and signs that can be seen, with single spaces
message!(30, ExpectedWitnessWord);

// expected format 1, the first there is, or 2
message!(31, ExpectedSeriesFormat);

// expected the format that the series was begun in
message!(32, ExpectedStartedFormat);

// expected two players
message!(33, ExpectedTwoPlayers);

// expected as many players as its lineup has
message!(34, ExpectedPlayersOfLineup);

// expected `sides` with four to ten players, `captain` with three or four, or `in-turn` with three and `out`, the name of the first who sits out
message!(35, ExpectedLineup);

// expected the names of two sides
message!(36, ExpectedTwoSides);

// expected an amount of money per point, as in 0.10
message!(37, ExpectedStake);

// expected format 2, the first that house rules were saved in
message!(38, ExpectedPresetFormat);

// expected a note of at most 4000 characters
message!(39, ExpectedPresetNote);

// expected the name of a preset, as in "pagat"
message!(40, ExpectedPresetName);

// fix the value in an editor
message!(41, ExpectedHint);

// { $key } cannot be { $value }
message!(42, BadValue { key: Value, value: Value });

// fix one of the two in an editor
message!(43, ClashHint);

// there is no player called { $name }
message!(44, UnknownPlayer { name: Value });

// the names are listed under `players`
message!(45, UnknownPlayerHint);

// this entry comes after the end of the series
message!(46, SeriesOver);

// remove it, or fix the earlier hand that ends the series
message!(47, SeriesOverHint);

// fix the adjustment, or remove it
message!(48, AdjustmentHint);

// after this correction, an earlier adjustment can no longer be entered: { $why }
message!(49, EarlierAdjustment { why: Value });

// fix the entry, or remove it
message!(50, EntryHint);

// after this correction, { $count -> [one] hand { $hands } [other] hands { $hands } } would come after the end of the series
message!(51, PastEnd { count: Count, hands: Value });

// there is no hand { $number }
message!(52, NoSuchHand { number: Count });

// hands are numbered from 1
message!(53, NoSuchHandHint);

// it was not the turn of these players: { $pairs } were to play
message!(54, NotPlaying { pairs: Value });

// name the players whose turn it was, or put an entry of the kind `seat` before this one
message!(55, NotPlayingHint);

// these players are not opponents
message!(56, NotOpponents);

// name one player of each side
message!(57, NotOpponentsHint);

// one of these players has already played in this round
message!(58, AlreadyPlayed);

// remove the entry, or put it after the last hand of the round
message!(59, AlreadyPlayedHint);

// these players did not play each other in round { $number }
message!(60, NotInRound { number: Count });

// name the two who played, or the number of another round
message!(61, NotInRoundHint);

// after this correction, a hand would be missing in round { $number }
message!(62, RoundIncomplete { number: Count });

// give all hands of the round, separated by semicolons
message!(63, RoundIncompleteHint);

// the seating leaves no choice here
message!(64, NoSeat);

// there is nothing to undo here
message!(65, NothingToUndo);

// there is nothing to redo here
message!(66, NothingToRedo);

// remove the entry
message!(67, RemoveEntry);

// the hand is not valid
message!(68, InvalidHand);

// entry { $entry } has `{ $key }` { $written }, but the rules give { $given }
message!(69, Mismatch { entry: Count, key: Value, written: Value, given: Value });

// none
message!(70, NothingGiven);

// if the hand is right, write { $given } here; otherwise fix the hand
message!(71, MismatchHint { given: Value });

// entry 1 no longer matches its seal: the header or the entry was changed after it was recorded
message!(72, ChangedFirst);

// entry { $entry } no longer matches its seal: it was changed after it was recorded, or entries before it were added or removed
message!(73, Changed { entry: Count });

// entry { $entry } has no seal, although entries before it do: it was written by hand, or its seal was removed
message!(74, Unsealed { entry: Count });

// if the change is intended, record that with `ginscore audit --accept`; otherwise restore the file from a backup
message!(75, AcceptHint);

// entry { $entry } was recorded as the first, not after the entry before it: the series was continued in two places
message!(76, ForkedFirst { entry: Count });

// entry { $entry } was recorded after entry { $last }, not after the entry before it: the series was continued in two places
message!(77, Forked { entry: Count, last: Count });

// keep the entries of one place and record the hands of the other again; or, if all of these hands were played one after another, run `ginscore audit --accept`
message!(78, ForkedHint);

// from the start, { $place }:
message!(79, FromTheStart { place: Value });

// after hand { $hand }, { $place }:
message!(80, AfterHand { hand: Count, place: Value });

// one place
message!(81, OnePlace);

// the other place
message!(82, OtherPlace);

// the upper side
message!(83, UpperSide);

// the lower side
message!(84, LowerSide);

// hand { $number }: { $line }
message!(85, DivergedHand { number: Count, line: Value });

// and { NUMBER($count) } more
message!(86, MoreEntries { count: Count });

// cannot read { $path }: { $reason }
message!(87, CannotRead { path: Value, reason: Value });

// use `--ledger DIR` for a different ledger; `ginscore series show` says where this one is
message!(88, CannotReadHint);

// { $path } is too long: the limit is { NUMBER($bytes) } bytes
message!(89, TooLong { path: Value, bytes: Count });

// nothing has been recorded; is it a different kind of file? `ginscore new` starts a new series
message!(90, TooLongHint);

// { $path } is not text
message!(91, NotText { path: Value });

// it must be UTF-8; restore it from a backup
message!(92, NotTextHint);

// cannot write { $path }: { $reason }
message!(93, CannotWrite { path: Value, reason: Value });

// nothing has been recorded; does the directory exist, and is it writable? Use `--ledger DIR` for a different one
message!(94, CannotWriteHint);

// nothing has been recorded; is there room in the directory for temporary files, and is it writable? `TMPDIR` (`TMP` on Windows) names a different one
message!(95, TemporaryHint);

// another ginscore is writing: { $path } is still locked
message!(96, StillLocked { path: Value });

// nothing has been recorded; try again when it has finished
message!(97, StillLockedHint);

// { $path } is not a regular file, so it cannot be locked
message!(98, NotLockable { path: Value });

// nothing has been recorded; ginscore did not create this file: delete it, and try again
message!(99, NotLockableHint);

// { $path } already exists
message!(100, AlreadyThere { path: Value });

// choose another name with `--name`
message!(101, AlreadyThereHint);

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 102]; 6] = [
    [(0, 20), (104, 167), (485, 531), (804, 939), (1638, 1709), (2045, 2102), (2411, 2424), (2458, 2531), (2936, 2965), (3102, 3129), (3263, 3297), (3444, 3467), (3586, 3632), (3857, 3905), (4130, 4178), (4403, 4476), (4797, 4813), (4905, 4942), (5121, 5202), (5550, 5568), (5713, 5764), (6088, 6103), (6190, 6207), (6313, 6346), (6529, 6566), (6745, 6772), (6918, 6949), (7121, 7184), (7446, 7483), (7712, 7750), (7884, 7965), (8300, 8343), (8552, 8600), (8811, 8831), (8942, 8984), (9200, 9342), (9960, 9991), (10134, 10183), (10393, 10452), (10802, 10844), (11043, 11087), (11308, 11334), (11482, 11497), (11589, 11620), (11790, 11818), (11963, 11999), (12156, 12200), (12362, 12417), (12732, 12764), (12924, 12997), (13374, 13401), (13551, 13636), (14070, 14089), (14193, 14218), (14346, 14399), (14643, 14729), (15064, 15095), (15233, 15261), (15396, 15449), (15704, 15764), (16066, 16115), (16404, 16459), (16769, 16827), (17105, 17157), (17451, 17484), (17640, 17669), (17829, 17858), (17986, 18002), (18078, 18099), (18197, 18240), (18427, 18431), (18450, 18509), (18842, 18935), (19452, 19569), (20227, 20327), (20897, 21008), (21628, 21733), (22310, 22417), (23013, 23170), (23991, 24010), (24081, 24099), (24178, 24187), (24240, 24255), (24326, 24340), (24399, 24413), (24473, 24484), (24533, 24544), (24604, 24622), (24733, 24821), (25249, 25286), (25522, 25615), (26085, 26099), (26161, 26203), (26477, 26496), (26616, 26727), (27262, 27410), (28151, 28198), (28477, 28534), (28814, 28862), (29167, 29253), (29699, 29716), (29775, 29808)],
    [(20, 41), (167, 225), (531, 589), (939, 1068), (1709, 1778), (2102, 2158), (2424, 2432), (2531, 2598), (2965, 2998), (3129, 3168), (3297, 3327), (3467, 3495), (3632, 3688), (3905, 3958), (4178, 4231), (4476, 4547), (4813, 4833), (4942, 4984), (5202, 5288), (5568, 5591), (5764, 5824), (6103, 6121), (6207, 6229), (6346, 6385), (6566, 6612), (6772, 6805), (6949, 6979), (7184, 7252), (7483, 7532), (7750, 7778), (7965, 8044), (8343, 8393), (8600, 8644), (8831, 8856), (8984, 9037), (9342, 9487), (9991, 10024), (10183, 10237), (10452, 10519), (10844, 10892), (11087, 11142), (11334, 11362), (11497, 11516), (11620, 11652), (11818, 11845), (11999, 12036), (12200, 12240), (12417, 12474), (12764, 12793), (12997, 13072), (13401, 13431), (13636, 13726), (14089, 14105), (14218, 14255), (14399, 14442), (14729, 14816), (15095, 15133), (15261, 15292), (15449, 15491), (15764, 15825), (16115, 16174), (16459, 16516), (16827, 16882), (17157, 17217), (17484, 17518), (17669, 17701), (17858, 17889), (18002, 18018), (18099, 18121), (18240, 18287), (18431, 18435), (18509, 18570), (18935, 19041), (19569, 19707), (20327, 20433), (21008, 21124), (21733, 21852), (22417, 22541), (23170, 23330), (24010, 24030), (24099, 24121), (24187, 24195), (24255, 24268), (24340, 24354), (24413, 24428), (24484, 24495), (24544, 24553), (24622, 24650), (24821, 24903), (25286, 25329), (25615, 25703), (26099, 26115), (26203, 26244), (26496, 26529), (26727, 26812), (27410, 27539), (28198, 28252), (28534, 28588), (28862, 28923), (29253, 29335), (29716, 29729), (29808, 29839)],
    [(20, 41), (225, 282), (589, 645), (1068, 1201), (1778, 1848), (2158, 2217), (2424, 2432), (2598, 2690), (2965, 2998), (3129, 3168), (3297, 3327), (3467, 3495), (3632, 3688), (3905, 3958), (4178, 4231), (4476, 4547), (4813, 4833), (4942, 4984), (5202, 5288), (5591, 5610), (5824, 5885), (6103, 6121), (6207, 6229), (6346, 6385), (6566, 6612), (6772, 6805), (6979, 7006), (7184, 7252), (7532, 7577), (7750, 7778), (7965, 8044), (8343, 8393), (8600, 8644), (8831, 8856), (8984, 9037), (9342, 9487), (9991, 10024), (10183, 10237), (10519, 10587), (10844, 10892), (11087, 11142), (11362, 11388), (11497, 11516), (11652, 11682), (11845, 11879), (12036, 12064), (12200, 12240), (12474, 12531), (12793, 12822), (13072, 13146), (13431, 13461), (13636, 13726), (14105, 14129), (14218, 14255), (14442, 14490), (14729, 14816), (15095, 15133), (15261, 15292), (15491, 15532), (15825, 15885), (16174, 16232), (16516, 16572), (16882, 16936), (17217, 17280), (17484, 17518), (17701, 17731), (17858, 17889), (18018, 18034), (18099, 18121), (18240, 18287), (18431, 18435), (18570, 18641), (19041, 19145), (19707, 19839), (20433, 20546), (21124, 21274), (21852, 21970), (22541, 22664), (23330, 23490), (24010, 24030), (24099, 24121), (24195, 24204), (24268, 24282), (24340, 24354), (24413, 24428), (24484, 24495), (24544, 24553), (24622, 24650), (24903, 24984), (25329, 25375), (25703, 25791), (26099, 26115), (26244, 26309), (26496, 26529), (26812, 26910), (27539, 27674), (28252, 28306), (28588, 28635), (28923, 28985), (29335, 29417), (29716, 29729), (29808, 29839)],
    [(41, 63), (282, 352), (645, 696), (1201, 1347), (1848, 1917), (2217, 2290), (2432, 2440), (2690, 2768), (2998, 3036), (3168, 3201), (3327, 3363), (3495, 3524), (3688, 3743), (3958, 4013), (4231, 4286), (4547, 4627), (4833, 4857), (4984, 5031), (5288, 5373), (5610, 5648), (5885, 5951), (6121, 6142), (6229, 6255), (6385, 6432), (6612, 6662), (6805, 6841), (7006, 7039), (7252, 7316), (7577, 7630), (7778, 7816), (8044, 8125), (8393, 8442), (8644, 8699), (8856, 8885), (9037, 9095), (9487, 9639), (10024, 10061), (10237, 10298), (10587, 10660), (10892, 10942), (11142, 11192), (11388, 11419), (11516, 11537), (11682, 11715), (11879, 11915), (12064, 12100), (12240, 12284), (12531, 12591), (12822, 12854), (13146, 13222), (13461, 13488), (13726, 13825), (14129, 14153), (14255, 14291), (14490, 14541), (14816, 14897), (15133, 15168), (15292, 15321), (15532, 15586), (15885, 15937), (16232, 16299), (16572, 16632), (16936, 16990), (17280, 17338), (17518, 17563), (17731, 17763), (17889, 17920), (18034, 18047), (18121, 18142), (18287, 18336), (18435, 18441), (18641, 18705), (19145, 19258), (19839, 19975), (20546, 20664), (21274, 21384), (21970, 22089), (22664, 22788), (23490, 23654), (24030, 24046), (24121, 24141), (24204, 24212), (24282, 24295), (24354, 24371), (24428, 24445), (24495, 24506), (24553, 24581), (24650, 24676), (24984, 25067), (25375, 25415), (25791, 25896), (26115, 26130), (26309, 26356), (26529, 26556), (26910, 27025), (27674, 27825), (28306, 28360), (28635, 28691), (28985, 29039), (29417, 29505), (29729, 29743), (29839, 29872)],
    [(63, 84), (352, 426), (696, 747), (1347, 1504), (1917, 1984), (2290, 2359), (2440, 2448), (2768, 2863), (3036, 3073), (3201, 3241), (3363, 3407), (3524, 3553), (3743, 3796), (4013, 4071), (4286, 4344), (4627, 4707), (4857, 4883), (5031, 5077), (5373, 5472), (5648, 5674), (5951, 6021), (6142, 6166), (6255, 6283), (6432, 6482), (6662, 6708), (6841, 6878), (7039, 7081), (7316, 7390), (7630, 7677), (7816, 7853), (8125, 8220), (8442, 8494), (8699, 8756), (8885, 8913), (9095, 9152), (9639, 9795), (10061, 10100), (10298, 10344), (10660, 10731), (10942, 10998), (11192, 11251), (11419, 11455), (11537, 11558), (11715, 11759), (11915, 11947), (12100, 12132), (12284, 12328), (12591, 12666), (12854, 12894), (13222, 13307), (13488, 13526), (13825, 13965), (14153, 14175), (14291, 14322), (14541, 14601), (14897, 14987), (15168, 15199), (15321, 15357), (15586, 15645), (15937, 16012), (16299, 16363), (16632, 16711), (16990, 17055), (17338, 17397), (17563, 17615), (17763, 17805), (17920, 17958), (18047, 18068), (18142, 18169), (18336, 18390), (18441, 18447), (18705, 18774), (19258, 19358), (19975, 20108), (20664, 20793), (21384, 21509), (22089, 22209), (22788, 22913), (23654, 23829), (24046, 24064), (24141, 24159), (24212, 24227), (24295, 24312), (24371, 24386), (24445, 24461), (24506, 24518), (24581, 24592), (24676, 24706), (25067, 25159), (25415, 25452), (25896, 25998), (26130, 26146), (26356, 26422), (26556, 26590), (27025, 27147), (27825, 27988), (28360, 28418), (28691, 28761), (29039, 29106), (29505, 29614), (29743, 29759), (29872, 29912)],
    [(84, 104), (426, 485), (747, 804), (1504, 1638), (1984, 2045), (2359, 2411), (2448, 2458), (2863, 2936), (3073, 3102), (3241, 3263), (3407, 3444), (3553, 3586), (3796, 3857), (4071, 4130), (4344, 4403), (4707, 4797), (4883, 4905), (5077, 5121), (5472, 5550), (5674, 5713), (6021, 6088), (6166, 6190), (6283, 6313), (6482, 6529), (6708, 6745), (6878, 6918), (7081, 7121), (7390, 7446), (7677, 7712), (7853, 7884), (8220, 8300), (8494, 8552), (8756, 8811), (8913, 8942), (9152, 9200), (9795, 9960), (10100, 10134), (10344, 10393), (10731, 10802), (10998, 11043), (11251, 11308), (11455, 11482), (11558, 11589), (11759, 11790), (11947, 11963), (12132, 12156), (12328, 12362), (12666, 12732), (12894, 12924), (13307, 13374), (13526, 13551), (13965, 14070), (14175, 14193), (14322, 14346), (14601, 14643), (14987, 15064), (15199, 15233), (15357, 15396), (15645, 15704), (16012, 16066), (16363, 16404), (16711, 16769), (17055, 17105), (17397, 17451), (17615, 17640), (17805, 17829), (17958, 17986), (18068, 18078), (18169, 18197), (18390, 18427), (18447, 18450), (18774, 18842), (19358, 19452), (20108, 20227), (20793, 20897), (21509, 21628), (22209, 22310), (22913, 23013), (23829, 23991), (24064, 24081), (24159, 24178), (24227, 24240), (24312, 24326), (24386, 24399), (24461, 24473), (24518, 24533), (24592, 24604), (24706, 24733), (25159, 25249), (25452, 25522), (25998, 26085), (26146, 26161), (26422, 26477), (26590, 26616), (27147, 27262), (27988, 28151), (28418, 28477), (28761, 28814), (29106, 29167), (29614, 29699), (29759, 29775), (29912, 29947)],
];

const TEXT: &str = concat!(
    "this is not TOML: \u{1}A",
    "isto não é TOML: \u{1}A",
    "questo non è TOML: \u{1}A",
    "das ist kein TOML: \u{1}A",
    "to nie jest TOML: \u{1}A",
    "fix the line in an editor; nothing in the file has been changed",
    "corrija a linha em um editor; nada no arquivo foi alterado",
    "corrija a linha num editor; nada no ficheiro foi alterado",
    "correggi la riga in un editor; nel file non è stato modificato niente",
    "die Zeile in einem Editor berichtigen; an der Datei wurde nichts geändert",
    "popraw ten wiersz w edytorze; w pliku niczego nie zmieniono",
    "the file has an unresolved merge conflict here",
    "o arquivo tem aqui um conflito de mesclagem não resolvido",
    "o ficheiro tem aqui um conflito de fusão não resolvido",
    "qui nel file c'è un conflitto di merge non risolto",
    "hier hat die Datei einen ungelösten Merge-Konflikt",
    "w tym miejscu pliku jest nierozwiązany konflikt scalania",
    "choose one side, delete the lines with `<<<<<<<`, `=======` and `>>>>>>>`, and record with `ginscore hand` what only the other side has",
    "escolha um lado, apague as linhas com `<<<<<<<`, `=======` e `>>>>>>>`, e registre com `ginscore hand` o que só o outro lado tem",
    "escolha um dos lados, apague as linhas com `<<<<<<<`, `=======` e `>>>>>>>`, e registe com `ginscore hand` o que só o outro lado tem",
    "scegli una delle due parti, elimina le righe con `<<<<<<<`, `=======` e `>>>>>>>`, e registra con `ginscore hand` quello che ha solo l'altra parte",
    "sich für eine Seite entscheiden, die Zeilen mit `<<<<<<<`, `=======` und `>>>>>>>` löschen, und mit `ginscore hand` eintragen, was nur die andere Seite hat",
    "wybierz jedną stronę, usuń wiersze z `<<<<<<<`, `=======` i `>>>>>>>`, a to, co ma tylko druga strona, zapisz przez `ginscore hand`",
    "the file has format \u{1}A, which this version of ginscore does not support",
    "o arquivo tem o formato \u{1}A, que esta versão do ginscore não conhece",
    "o ficheiro tem o formato \u{1}A, que esta versão do ginscore não suporta",
    "il file ha il formato \u{1}A, che questa versione di ginscore non conosce",
    "die Datei hat Format \u{1}A, das diese Version von ginscore nicht kennt",
    "plik ma format \u{1}A, którego ta wersja ginscore nie obsługuje",
    "use a newer version of ginscore; nothing has been changed",
    "use uma versão mais nova do ginscore; nada foi alterado",
    "use uma versão mais recente do ginscore; nada foi alterado",
    "usa una versione più recente di ginscore; non è stato modificato niente",
    "eine neuere Version von ginscore verwenden; es wurde nichts geändert",
    "użyj nowszej wersji ginscore; niczego nie zmieniono",
    "\u{1}A is missing",
    "falta \u{1}A",
    "manca \u{1}A",
    "\u{1}A fehlt",
    "brakuje \u{1}A",
    "restore it from a backup, or compare the file with that of another series",
    "restaure-a de um backup, ou compare o arquivo com o de outra série",
    "restaure-a a partir de uma cópia de segurança, ou compare o ficheiro com o de outra série",
    "ripristinalo da un backup, o confronta il file con quello di un altro incontro",
    "es aus einer Sicherung wiederherstellen, oder die Datei mit der einer anderen Serie vergleichen",
    "przywróć to z kopii zapasowej albo porównaj plik z plikiem innej serii",
    "\u{1}A is not a key of this table",
    "\u{1}A não é uma chave desta tabela",
    "\u{1}A non è una chiave di questa tabella",
    "\u{1}A ist kein Schlüssel dieser Tabelle",
    "w tej tabeli nie ma klucza \u{1}A",
    "write a comment after a `#`",
    "escreva um comentário depois de um `#`",
    "un commento si scrive dopo un `#`",
    "einen Kommentar nach einem `#` schreiben",
    "komentarz wpisz po `#`",
    "expected a text in quotation marks",
    "espera-se um texto entre aspas",
    "qui ci vuole un testo tra virgolette",
    "erwartet wird ein Text in Anführungszeichen",
    "tu powinien być tekst w cudzysłowie",
    "expected a whole number",
    "espera-se um número inteiro",
    "qui ci vuole un numero intero",
    "erwartet wird eine ganze Zahl",
    "tu powinna być liczba całkowita",
    "expected a list of whole numbers, as in [1, 2]",
    "espera-se uma lista de números inteiros, como em [1, 2]",
    "qui ci vuole un elenco di numeri interi, come in [1, 2]",
    "erwartet wird eine Liste ganzer Zahlen, wie in [1, 2]",
    "tu powinna być lista liczb całkowitych, na przykład [1, 2]",
    "expected a list of strings, as in [\"Ann\", \"Bob\"]",
    "espera-se uma lista de textos, como em [\"Ann\", \"Bob\"]",
    "qui ci vuole un elenco di testi, come in [\"Ann\", \"Bob\"]",
    "erwartet wird eine Liste von Texten, wie in [\"Ann\", \"Bob\"]",
    "tu powinna być lista tekstów, na przykład [\"Ann\", \"Bob\"]",
    "expected a list of strings, as in [\"We\", \"They\"]",
    "espera-se uma lista de textos, como em [\"We\", \"They\"]",
    "qui ci vuole un elenco di testi, come in [\"We\", \"They\"]",
    "erwartet wird eine Liste von Texten, wie in [\"We\", \"They\"]",
    "tu powinna być lista tekstów, na przykład [\"We\", \"They\"]",
    "expected a date and time with its offset, as in 2026-11-20T19:30:00+01:00",
    "espera-se uma data e hora com o fuso, como em 2026-11-20T19:30:00+01:00",
    "qui ci vogliono data e ora con il fuso orario, come in 2026-11-20T19:30:00+01:00",
    "erwartet werden Datum und Uhrzeit mit Zeitzone, wie in 2026-11-20T19:30:00+01:00",
    "tu powinny być data i godzina ze strefą czasową, na przykład 2026-11-20T19:30:00+01:00",
    "expected a table",
    "espera-se uma tabela",
    "qui ci vuole una tabella",
    "erwartet wird eine Tabelle",
    "tu powinna być tabela",
    "expected tables, each under [[entry]]",
    "esperam-se tabelas, cada uma sob [[entry]]",
    "qui ci vogliono tabelle, ognuna sotto [[entry]]",
    "erwartet werden Tabellen, jede unter [[entry]]",
    "tu powinny być tabele, każda pod [[entry]]",
    "expected a number, true or false, a word in quotation marks, or a list of numbers",
    "espera-se um número, true ou false, uma palavra entre aspas, ou uma lista de números",
    "qui ci vuole un numero, true o false, una parola tra virgolette o un elenco di numeri",
    "erwartet wird eine Zahl, true oder false, ein Wort in Anführungszeichen oder eine Liste von Zahlen",
    "tu powinna być liczba, true lub false, słowo w cudzysłowie albo lista liczb",
    "expected one of \u{1}A",
    "espera-se um destes: \u{1}A",
    "espera-se um de: \u{1}A",
    "qui ci vuole una tra queste parole: \u{1}A",
    "erwartet wird eines von \u{1}A",
    "tu powinno być jedno z tych słów: \u{1}A",
    "expected a hand that a file of this format can hold",
    "espera-se uma mão que um arquivo deste formato possa conter",
    "espera-se uma mão que um ficheiro deste formato possa conter",
    "qui ci vuole una mano che possa stare in un file di questo formato",
    "erwartet wird eine Runde, wie sie eine Datei dieses Formats haben kann",
    "tu powinno być rozdanie, jakie mieści się w pliku w tym formacie",
    "expected a hand",
    "espera-se uma mão",
    "qui ci vuole una mano",
    "erwartet wird eine Runde",
    "tu powinno być rozdanie",
    "expected one hand",
    "espera-se uma só mão",
    "qui ci vuole una sola mano",
    "erwartet wird nur eine Runde",
    "tu powinno być jedno rozdanie",
    "expected a draw, as in `draw @5h`",
    "espera-se um empate, como em `draw @5h`",
    "qui ci vuole una mano patta, come in `draw @5h`",
    "erwartet wird ein Unentschieden, wie in `draw @5h`",
    "tu powinien być remis, na przykład `draw @5h`",
    "expected the number of a hand, from 1",
    "espera-se o número de uma mão, a partir de 1",
    "qui ci vuole il numero di una mano, a partire da 1",
    "erwartet wird die Nummer einer Runde, von 1 an",
    "tu powinien być numer rozdania, od 1",
    "expected a card, as in `7s`",
    "espera-se uma carta, como em `7s`",
    "qui ci vuole una carta, come in `7s`",
    "erwartet wird eine Karte, wie in `7s`",
    "tu powinna być karta, na przykład `7s`",
    "expected either points or boxes",
    "esperam-se ou pontos ou caixas",
    "esperam-se pontos ou caixas",
    "qui ci vogliono o punti o caselle",
    "erwartet werden entweder Punkte oder Boxen",
    "tu powinny być albo punkty, albo kratki",
    "expected a number within the bounds of an adjustment, and not 0",
    "espera-se um número dentro dos limites de um ajuste, diferente de 0",
    "qui ci vuole un numero nei limiti di una rettifica, diverso da 0",
    "erwartet wird eine Zahl innerhalb der Grenzen einer Anpassung, und nicht 0",
    "tu powinna być liczba dozwolona w korekcie, inna niż 0",
    "expected the number of a game, from 1",
    "espera-se o número de uma partida, a partir de 1",
    "espera-se o número de um jogo, a partir de 1",
    "qui ci vuole il numero di una partita, a partire da 1",
    "erwartet wird die Nummer einer Partie, von 1 an",
    "tu powinien być numer partii, od 1",
    "expected the reason for the adjustment",
    "espera-se o motivo do ajuste",
    "qui ci vuole il motivo della rettifica",
    "erwartet wird der Grund der Anpassung",
    "tu powinien być powód korekty",
    "expected up to 100 letters, digits and signs that can be seen, with single spaces",
    "esperam-se até 100 letras, algarismos e sinais visíveis, com espaços simples",
    "qui ci vogliono al massimo 100 lettere, cifre e segni visibili, con spazi singoli",
    "erwartet werden bis zu 100 sichtbare Buchstaben, Ziffern und Zeichen, mit einfachen Leerzeichen",
    "tu powinno być do 100 widocznych liter, cyfr i znaków, z pojedynczymi spacjami",
    "expected format 1, the first there is, or 2",
    "espera-se o formato 1, o primeiro que existe, ou 2",
    "qui ci vuole il formato 1, il primo che c'è, o 2",
    "erwartet wird Format 1, das erste überhaupt, oder 2",
    "tu powinien być format 1, pierwszy, jaki istnieje, albo 2",
    "expected the format that the series was begun in",
    "espera-se o formato em que a série começou",
    "qui ci vuole il formato in cui l'incontro è cominciato",
    "erwartet wird das Format, in dem die Serie begonnen wurde",
    "tu powinien być format, w którym seria się zaczęła",
    "expected two players",
    "esperam-se dois jogadores",
    "qui ci vogliono due giocatori",
    "erwartet werden zwei Spieler",
    "tu powinno być dwóch graczy",
    "expected as many players as its lineup has",
    "espera-se o número de jogadores que a formação tem",
    "qui ci vogliono tanti giocatori quanti ne ha la formazione",
    "erwartet werden so viele Spieler, wie die Aufstellung hat",
    "tu powinno być tylu graczy, ilu wymaga `lineup`",
    "expected `sides` with four to ten players, `captain` with three or four, or `in-turn` with three and `out`, the name of the first who sits out",
    "espera-se `sides` com quatro a dez jogadores, `captain` com três ou quatro, ou `in-turn` com três e `out`, o nome de quem fica de fora primeiro",
    "qui ci vuole `sides` con da quattro a dieci giocatori, `captain` con tre o quattro, o `in-turn` con tre e con `out`, il nome di chi sta fuori all'inizio",
    "erwartet wird `sides` mit vier bis zehn Spielern, `captain` mit drei oder vier, oder `in-turn` mit drei und mit `out`, dem Namen dessen, der zuerst aussetzt",
    "tu powinno być `sides` z czterema do dziesięciu graczy, `captain` z trzema lub czterema albo `in-turn` z trzema i z `out`, imieniem gracza, który najpierw pauzuje",
    "expected the names of two sides",
    "esperam-se os nomes de dois lados",
    "qui ci vogliono i nomi di due squadre",
    "erwartet werden die Namen zweier Seiten",
    "tu powinny być nazwy dwóch stron",
    "expected an amount of money per point, as in 0.10",
    "espera-se um valor em dinheiro por ponto, como em 0.10",
    "qui ci vuole una somma di denaro per ogni punto, come in 0.10",
    "erwartet wird ein Betrag je Punkt, wie in 0.10",
    "tu powinna być kwota za punkt, na przykład 0.10",
    "expected format 2, the first that house rules were saved in",
    "espera-se o formato 2, o primeiro em que se salvaram regras da casa",
    "espera-se o formato 2, o primeiro em que se guardaram regras da casa",
    "qui ci vuole il formato 2, il primo in cui si salvavano regole della casa",
    "erwartet wird Format 2, das erste, in dem Hausregeln gespeichert wurden",
    "tu powinien być format 2, pierwszy, w którym zapisywano zasady stołu",
    "expected a note of at most 4000 characters",
    "espera-se uma nota de no máximo 4000 caracteres",
    "qui ci vuole una nota di al massimo 4000 caratteri",
    "erwartet wird eine Anmerkung von höchstens 4000 Zeichen",
    "tu powinna być uwaga, najwyżej 4000 znaków",
    "expected the name of a preset, as in \"pagat\"",
    "espera-se o nome de uma predefinição, como em \"pagat\"",
    "qui ci vuole il nome di un preset, come in \"pagat\"",
    "erwartet wird der Name einer Voreinstellung, wie in \"pagat\"",
    "tu powinna być nazwa zestawu zasad, na przykład \"pagat\"",
    "fix the value in an editor",
    "corrija o valor em um editor",
    "corrija o valor num editor",
    "correggi il valore in un editor",
    "den Wert in einem Editor berichtigen",
    "popraw wartość w edytorze",
    "\u{1}A cannot be \u{1}B",
    "\u{1}A não pode ser \u{1}B",
    "\u{1}A non può essere \u{1}B",
    "\u{1}A kann nicht \u{1}B sein",
    "\u{1}A nie może mieć wartości \u{1}B",
    "fix one of the two in an editor",
    "corrija um dos dois em um editor",
    "corrija um dos dois num editor",
    "correggi uno dei due in un editor",
    "eines von beiden in einem Editor berichtigen",
    "popraw jedną z nich w edytorze",
    "there is no player called \u{1}A",
    "não há jogador chamado \u{1}A",
    "não há nenhum jogador chamado \u{1}A",
    "non c'è nessun giocatore di nome \u{1}A",
    "es gibt keinen Spieler namens \u{1}A",
    "nie ma gracza \u{1}A",
    "the names are listed under `players`",
    "os nomes estão listados em `players`",
    "os nomes estão em `players`",
    "i nomi sono elencati sotto `players`",
    "die Namen stehen unter `players`",
    "imiona są pod `players`",
    "this entry comes after the end of the series",
    "esta entrada vem depois do fim da série",
    "questa voce viene dopo la fine dell'incontro",
    "dieser Eintrag kommt nach dem Ende der Serie",
    "ten wpis jest już po końcu serii",
    "remove it, or fix the earlier hand that ends the series",
    "remova-a, ou corrija a mão anterior que termina a série",
    "retire-a, ou corrija a mão anterior que termina a série",
    "toglila, o correggi la mano precedente che chiude l'incontro",
    "ihn entfernen, oder die frühere Runde berichtigen, mit der die Serie endet",
    "usuń go albo popraw wcześniejsze rozdanie, które kończy serię",
    "fix the adjustment, or remove it",
    "corrija o ajuste, ou remova-o",
    "corrija o ajuste, ou retire-o",
    "correggi la rettifica, o toglila",
    "die Anpassung berichtigen oder entfernen",
    "popraw korektę albo ją usuń",
    "after this correction, an earlier adjustment can no longer be entered: \u{1}A",
    "depois desta correção, um ajuste anterior não pode mais ser lançado: \u{1}A",
    "depois desta correção, um ajuste anterior já não pode ser lançado: \u{1}A",
    "dopo questa correzione una rettifica precedente non si può più segnare: \u{1}A",
    "nach dieser Berichtigung lässt sich eine frühere Anpassung nicht mehr eintragen: \u{1}A",
    "po tej poprawce wcześniejszej korekty nie da się już wpisać: \u{1}A",
    "fix the entry, or remove it",
    "corrija a entrada, ou remova-a",
    "corrija a entrada, ou retire-a",
    "correggi la voce, o toglila",
    "den Eintrag berichtigen oder entfernen",
    "popraw wpis albo go usuń",
    "after this correction, \u{3}A\u{4}o\u{5}hand \u{1}B\u{4}\u{5}hands \u{1}B\u{6} would come after the end of the series",
    "depois desta correção, \u{3}A\u{4}o\u{5}a mão \u{1}B viria\u{4}\u{5}as mãos \u{1}B viriam\u{6} depois do fim da série",
    "dopo questa correzione, \u{3}A\u{4}o\u{5}la mano \u{1}B verrebbe\u{4}\u{5}le mani \u{1}B verrebbero\u{6} dopo la fine dell'incontro",
    "\u{3}A\u{4}o\u{5}nach dieser Berichtigung käme Runde \u{1}B nach dem Ende der Serie\u{4}\u{5}nach dieser Berichtigung kämen die Runden \u{1}B nach dem Ende der Serie\u{6}",
    "po tej poprawce \u{3}A\u{4}o\u{5}rozdanie \u{1}B byłoby\u{4}f\u{5}rozdania \u{1}B byłyby\u{4}\u{5}rozdania \u{1}B byłyby\u{6} już po końcu serii",
    "there is no hand \u{1}A",
    "não há mão \u{1}A",
    "não há nenhuma mão \u{1}A",
    "non c'è nessuna mano \u{1}A",
    "es gibt keine Runde \u{1}A",
    "nie ma rozdania \u{1}A",
    "hands are numbered from 1",
    "as mãos são numeradas a partir de 1",
    "le mani sono numerate a partire da 1",
    "Runden werden von 1 an gezählt",
    "rozdania liczy się od 1",
    "it was not the turn of these players: \u{1}A were to play",
    "não era a vez destes jogadores: jogavam \u{1}A",
    "não era a vez destes jogadores: deviam jogar \u{1}A",
    "non toccava a questi giocatori: dovevano giocare \u{1}A",
    "diese Spieler waren nicht an der Reihe: Zu spielen hatten \u{1}A",
    "to nie kolej tych graczy: grać powinni \u{1}A",
    "name the players whose turn it was, or put an entry of the kind `seat` before this one",
    "indique os jogadores de quem era a vez, ou ponha antes desta uma entrada do tipo `seat`",
    "indica i giocatori a cui toccava, o metti prima di questa una voce di tipo `seat`",
    "die Spieler nennen, die an der Reihe waren, oder davor einen Eintrag der Art `seat` setzen",
    "podaj graczy, których była kolej, albo wstaw wcześniej wpis rodzaju `seat`",
    "these players are not opponents",
    "estes jogadores não são adversários",
    "questi giocatori non sono avversari",
    "diese Spieler sind keine Gegner",
    "ci gracze nie grają przeciw sobie",
    "name one player of each side",
    "indique um jogador de cada lado",
    "indica un giocatore per parte",
    "von jeder Seite einen Spieler nennen",
    "podaj po jednym graczu z każdej strony",
    "one of these players has already played in this round",
    "um destes jogadores já jogou nesta rodada",
    "um destes jogadores já jogou nesta ronda",
    "uno di questi giocatori ha già giocato in questo giro",
    "einer dieser Spieler hat in diesem Durchgang schon gespielt",
    "jeden z tych graczy ma już w tej rundzie rozdanie za sobą",
    "remove the entry, or put it after the last hand of the round",
    "remova a entrada, ou ponha-a depois da última mão da rodada",
    "retire a entrada, ou ponha-a depois da última mão da ronda",
    "togli la voce, o mettila dopo l'ultima mano del giro",
    "den Eintrag entfernen, oder ihn nach die letzte Runde des Durchgangs setzen",
    "usuń wpis albo umieść go po ostatnim rozdaniu rundy",
    "these players did not play each other in round \u{1}A",
    "estes jogadores não jogaram um contra o outro na rodada \u{1}A",
    "estes jogadores não jogaram um contra o outro na ronda \u{1}A",
    "nel giro \u{1}A questi giocatori non hanno giocato l'uno contro l'altro",
    "diese Spieler haben in Durchgang \u{1}A nicht gegeneinander gespielt",
    "w rundzie \u{1}A ci gracze nie grali ze sobą",
    "name the two who played, or the number of another round",
    "indique os dois que jogaram, ou o número de outra rodada",
    "indique os dois que jogaram, ou o número de outra ronda",
    "indica i due che hanno giocato, o il numero di un altro giro",
    "die beiden nennen, die gespielt haben, oder die Nummer eines anderen Durchgangs",
    "podaj tych, którzy grali ze sobą, albo numer innej rundy",
    "after this correction, a hand would be missing in round \u{1}A",
    "depois desta correção, faltaria uma mão na rodada \u{1}A",
    "depois desta correção, faltaria uma mão na ronda \u{1}A",
    "dopo questa correzione al giro \u{1}A mancherebbe una mano",
    "nach dieser Berichtigung würde in Durchgang \u{1}A eine Runde fehlen",
    "po tej poprawce w rundzie \u{1}A brakowałoby rozdania",
    "give all hands of the round, separated by semicolons",
    "dê todas as mãos da rodada, separadas por ponto e vírgula",
    "indique todas as mãos da ronda, separadas por ponto e vírgula",
    "indica tutte le mani del giro, separate da punto e virgola",
    "alle Runden des Durchgangs angeben, mit Semikolons getrennt",
    "podaj wszystkie rozdania rundy, oddzielone średnikami",
    "the seating leaves no choice here",
    "aqui não há escolha de quem joga",
    "qui al tavolo non c'è da scegliere chi gioca",
    "wer spielt, steht hier fest und ist nicht zu wählen",
    "tu nie ma wyboru, kto gra",
    "there is nothing to undo here",
    "não há nada para desfazer aqui",
    "não há nada para anular aqui",
    "qui non c'è niente da annullare",
    "hier gibt es nichts rückgängig zu machen",
    "tu nie ma czego cofnąć",
    "there is nothing to redo here",
    "não há nada para refazer aqui",
    "qui non c'è niente da ripetere",
    "hier gibt es nichts wiederherzustellen",
    "tu nie ma czego przywrócić",
    "remove the entry",
    "remova a entrada",
    "retire a entrada",
    "togli la voce",
    "den Eintrag entfernen",
    "usuń wpis",
    "the hand is not valid",
    "a mão não é válida",
    "la mano non è valida",
    "die Runde ist nicht gültig",
    "rozdanie jest nieprawidłowe",
    "entry \u{1}A has `\u{1}B` \u{1}C, but the rules give \u{1}D",
    "a entrada \u{1}A tem `\u{1}B` \u{1}C, mas as regras dão \u{1}D",
    "la voce \u{1}A ha `\u{1}B` \u{1}C, ma secondo le regole è \u{1}D",
    "Eintrag \u{1}A hat `\u{1}B` \u{1}C, aber nach den Regeln ist es \u{1}D",
    "wpis \u{1}A ma `\u{1}B` \u{1}C, a zasady dają \u{1}D",
    "none",
    "nada",
    "niente",
    "nichts",
    "nic",
    "if the hand is right, write \u{1}A here; otherwise fix the hand",
    "se a mão está certa, escreva \u{1}A aqui; senão corrija a mão",
    "se a mão está certa, escreva \u{1}A aqui; caso contrário, corrija a mão",
    "se la mano è giusta, scrivi qui \u{1}A; altrimenti correggi la mano",
    "ist die Runde richtig, hier \u{1}A schreiben; sonst die Runde berichtigen",
    "jeśli rozdanie jest dobre, wpisz tu \u{1}A; jeśli nie, popraw rozdanie",
    "entry 1 no longer matches its seal: the header or the entry was changed after it was recorded",
    "a entrada 1 não corresponde mais ao seu selo: o cabeçalho ou a entrada foi alterado depois de registrado",
    "a entrada 1 já não corresponde ao seu selo: o cabeçalho ou a entrada foi alterado depois de registado",
    "la voce 1 non corrisponde più al suo sigillo: l'intestazione o la voce è stata modificata dopo la registrazione",
    "Eintrag 1 passt nicht mehr zu seinem Siegel: Der Kopf oder der Eintrag wurde nachträglich geändert",
    "wpis 1 nie zgadza się już ze swoją pieczęcią: nagłówek albo wpis zmieniono po zapisaniu",
    "entry \u{1}A no longer matches its seal: it was changed after it was recorded, or entries before it were added or removed",
    "a entrada \u{1}A não corresponde mais ao seu selo: ela foi alterada depois de registrada, ou foram inseridas ou removidas entradas antes dela",
    "a entrada \u{1}A já não corresponde ao seu selo: foi alterada depois de registada, ou foram inseridas ou removidas entradas antes dela",
    "la voce \u{1}A non corrisponde più al suo sigillo: è stata modificata dopo la registrazione, o sono state aggiunte o tolte voci precedenti",
    "Eintrag \u{1}A passt nicht mehr zu seinem Siegel: Er wurde nachträglich geändert, oder davor kamen Einträge hinzu oder wurden entfernt",
    "wpis \u{1}A nie zgadza się już ze swoją pieczęcią: zmieniono go po zapisaniu albo dodano lub usunięto wpisy przed nim",
    "entry \u{1}A has no seal, although entries before it do: it was written by hand, or its seal was removed",
    "a entrada \u{1}A não tem selo, embora entradas antes dela tenham: foi escrita à mão, ou o selo foi removido",
    "a entrada \u{1}A não tem selo, embora haja entradas anteriores que têm: foi escrita à mão, ou o selo foi removido",
    "la voce \u{1}A non ha sigillo, mentre voci precedenti ce l'hanno: è stata scritta a mano, o il suo sigillo è stato tolto",
    "Eintrag \u{1}A hat kein Siegel, obwohl frühere Einträge eines haben: Er wurde von Hand geschrieben, oder sein Siegel wurde entfernt",
    "wpis \u{1}A nie ma pieczęci, choć mają ją wpisy przed nim: napisano go ręcznie albo usunięto pieczęć",
    "if the change is intended, record that with `ginscore audit --accept`; otherwise restore the file from a backup",
    "se a alteração é intencional, registre isso com `ginscore audit --accept`; senão restaure o arquivo de um backup",
    "se a alteração é intencional, registe isso com `ginscore audit --accept`; caso contrário, restaure o ficheiro a partir de uma cópia de segurança",
    "se la modifica è voluta, confermala con `ginscore audit --accept`; altrimenti ripristina il file da un backup",
    "ist die Änderung gewollt, das mit `ginscore audit --accept` festhalten; sonst die Datei aus einer Sicherung wiederherstellen",
    "jeśli zmiana jest zamierzona, zapisz to przez `ginscore audit --accept`; jeśli nie, przywróć plik z kopii zapasowej",
    "entry \u{1}A was recorded as the first, not after the entry before it: the series was continued in two places",
    "a entrada \u{1}A foi registrada como a primeira, e não depois da entrada anterior: a série foi continuada em dois lugares",
    "a entrada \u{1}A foi registada como a primeira, e não depois da entrada anterior: a série foi continuada em dois sítios",
    "la voce \u{1}A è stata registrata come prima, non dopo la voce che la precede: l'incontro è stato continuato in due posti",
    "Eintrag \u{1}A wurde als erster eingetragen, nicht nach dem Eintrag davor: Die Serie wurde an zwei Stellen weitergeschrieben",
    "wpis \u{1}A zapisano jako pierwszy, a nie po wpisie przed nim: serię prowadzono dalej w dwóch miejscach",
    "entry \u{1}A was recorded after entry \u{1}B, not after the entry before it: the series was continued in two places",
    "a entrada \u{1}A foi registrada depois da entrada \u{1}B, e não depois da entrada anterior: a série foi continuada em dois lugares",
    "a entrada \u{1}A foi registada depois da entrada \u{1}B, e não depois da entrada anterior: a série foi continuada em dois sítios",
    "la voce \u{1}A è stata registrata dopo la voce \u{1}B, non dopo la voce che la precede: l'incontro è stato continuato in due posti",
    "Eintrag \u{1}A wurde nach Eintrag \u{1}B eingetragen, nicht nach dem Eintrag davor: Die Serie wurde an zwei Stellen weitergeschrieben",
    "wpis \u{1}A zapisano po wpisie \u{1}B, a nie po wpisie przed nim: serię prowadzono dalej w dwóch miejscach",
    "keep the entries of one place and record the hands of the other again; or, if all of these hands were played one after another, run `ginscore audit --accept`",
    "mantenha as entradas de um lugar e registre de novo as mãos do outro; ou, se todas essas mãos foram jogadas uma depois da outra, use `ginscore audit --accept`",
    "mantenha as entradas de um sítio e registe de novo as mãos do outro; ou, se todas essas mãos foram jogadas uma depois da outra, use `ginscore audit --accept`",
    "tieni le voci di un posto e registra di nuovo le mani dell'altro; oppure, se tutte queste mani sono state giocate una dopo l'altra, esegui `ginscore audit --accept`",
    "die Einträge der einen Stelle behalten und die Runden der anderen neu eintragen; oder, wenn alle diese Runden nacheinander gespielt wurden, `ginscore audit --accept` aufrufen",
    "zostaw wpisy z jednego miejsca, a rozdania z drugiego zapisz jeszcze raz; albo, jeśli wszystkie te rozdania rozegrano po kolei, uruchom `ginscore audit --accept`",
    "from the start, \u{1}A:",
    "desde o começo, \u{1}A:",
    "dall'inizio, \u{1}A:",
    "von Anfang an, \u{1}A:",
    "od początku, \u{1}A:",
    "after hand \u{1}A, \u{1}B:",
    "depois da mão \u{1}A, \u{1}B:",
    "dopo la mano \u{1}A, \u{1}B:",
    "nach Runde \u{1}A, \u{1}B:",
    "po rozdaniu \u{1}A, \u{1}B:",
    "one place",
    "um lugar",
    "um sítio",
    "un posto",
    "die eine Stelle",
    "jedno miejsce",
    "the other place",
    "o outro lugar",
    "o outro sítio",
    "l'altro posto",
    "die andere Stelle",
    "drugie miejsce",
    "the upper side",
    "o lado de cima",
    "la parte di sopra",
    "die obere Seite",
    "górna strona",
    "the lower side",
    "o lado de baixo",
    "la parte di sotto",
    "die untere Seite",
    "dolna strona",
    "hand \u{1}A: \u{1}B",
    "mão \u{1}A: \u{1}B",
    "mano \u{1}A: \u{1}B",
    "Runde \u{1}A: \u{1}B",
    "rozdanie \u{1}A: \u{1}B",
    "and \u{2}A more",
    "e mais \u{2}A",
    "\u{3}A\u{4}o\u{5}e \u{2}A altra\u{4}\u{5}e altre \u{2}A\u{6}",
    "und \u{2}A mehr",
    "i jeszcze \u{2}A",
    "cannot read \u{1}A: \u{1}B",
    "não é possível ler \u{1}A: \u{1}B",
    "impossibile leggere \u{1}A: \u{1}B",
    "\u{1}A lässt sich nicht lesen: \u{1}B",
    "nie można odczytać \u{1}A: \u{1}B",
    "use `--ledger DIR` for a different ledger; `ginscore series show` says where this one is",
    "use `--ledger DIR` para outro registro; `ginscore series show` diz onde está este",
    "use `--ledger DIR` para outro registo; `ginscore series show` diz onde está este",
    "per un altro registro usa `--ledger DIR`; `ginscore series show` dice dov'è questo",
    "mit `--ledger DIR` ein anderes Spielbuch angeben; `ginscore series show` sagt, wo dieses ist",
    "inną księgę wskaż przez `--ledger DIR`; gdzie jest ta, pokazuje `ginscore series show`",
    "\u{1}A is too long: the limit is \u{2}B bytes",
    "\u{1}A é longo demais: o limite é de \u{2}B bytes",
    "\u{1}A é demasiado longo: o limite é de \u{2}B bytes",
    "\u{1}A è troppo lungo: il limite è \u{2}B byte",
    "\u{1}A ist zu lang: Erlaubt sind \u{2}B Bytes",
    "\u{1}A: plik jest za długi, limit to \u{3}B\u{4}o\u{5}\u{2}B bajt\u{4}f\u{5}\u{2}B bajty\u{4}\u{5}\u{2}B bajtów\u{6}",
    "nothing has been recorded; is it a different kind of file? `ginscore new` starts a new series",
    "nada foi registrado; será outro tipo de arquivo? `ginscore new` começa uma nova série",
    "nada foi registado; será outro tipo de ficheiro? `ginscore new` começa uma nova série",
    "non è stato registrato niente; è forse un altro tipo di file? `ginscore new` comincia un nuovo incontro",
    "es wurde nichts eingetragen; ist das eine andere Art von Datei? `ginscore new` beginnt eine neue Serie",
    "niczego nie zapisano; może to plik innego rodzaju? `ginscore new` zaczyna nową serię",
    "\u{1}A is not text",
    "\u{1}A não é texto",
    "\u{1}A non è testo",
    "\u{1}A ist kein Text",
    "\u{1}A to nie tekst",
    "it must be UTF-8; restore it from a backup",
    "tem de ser UTF-8; restaure-o de um backup",
    "tem de ser UTF-8; restaure-o a partir de uma cópia de segurança",
    "deve essere in UTF-8; ripristinalo da un backup",
    "es muss UTF-8 sein; die Datei aus einer Sicherung wiederherstellen",
    "plik musi być w UTF-8; przywróć go z kopii zapasowej",
    "cannot write \u{1}A: \u{1}B",
    "não é possível escrever \u{1}A: \u{1}B",
    "impossibile scrivere \u{1}A: \u{1}B",
    "\u{1}A lässt sich nicht schreiben: \u{1}B",
    "nie można zapisać \u{1}A: \u{1}B",
    "nothing has been recorded; does the directory exist, and is it writable? Use `--ledger DIR` for a different one",
    "nada foi registrado; a pasta existe, e permite escrita? Use `--ledger DIR` para outra",
    "nada foi registado; a pasta existe, e pode-se escrever nela? Use `--ledger DIR` para outro registo",
    "non è stato registrato niente; la cartella esiste, e ci si può scrivere? Per un altro registro usa `--ledger DIR`",
    "es wurde nichts eingetragen; gibt es das Verzeichnis, und darf man hineinschreiben? Mit `--ledger DIR` ein anderes angeben",
    "niczego nie zapisano; czy katalog istnieje i czy wolno w nim zapisywać? Inną księgę wskaż przez `--ledger DIR`",
    "nothing has been recorded; is there room in the directory for temporary files, and is it writable? `TMPDIR` (`TMP` on Windows) names a different one",
    "nada foi registrado; a pasta de arquivos temporários tem espaço, e permite escrita? Use `TMPDIR` (no Windows, `TMP`) para outra",
    "nada foi registado; a pasta de ficheiros temporários tem espaço, e pode-se escrever nela? Use `TMPDIR` (no Windows, `TMP`) para outra",
    "non è stato registrato niente; nella cartella dei file temporanei c'è spazio, e ci si può scrivere? Per un'altra imposta `TMPDIR` (`TMP` su Windows)",
    "es wurde nichts eingetragen; ist im Verzeichnis für temporäre Dateien Platz, und darf man hineinschreiben? Mit `TMPDIR` (unter Windows `TMP`) ein anderes angeben",
    "niczego nie zapisano; czy w katalogu plików tymczasowych jest miejsce i czy wolno w nim zapisywać? Inny katalog wskaż przez `TMPDIR` (w systemie Windows: `TMP`)",
    "another ginscore is writing: \u{1}A is still locked",
    "outro ginscore está escrevendo: \u{1}A continua bloqueado",
    "outro ginscore está a escrever: \u{1}A continua bloqueado",
    "un altro ginscore sta scrivendo: \u{1}A è ancora bloccato",
    "ein anderes ginscore schreibt gerade: \u{1}A ist noch gesperrt",
    "inny ginscore właśnie zapisuje: \u{1}A jest nadal zablokowany",
    "nothing has been recorded; try again when it has finished",
    "nada foi registrado; tente de novo quando ele terminar",
    "nada foi registado; tente de novo quando acabar",
    "non è stato registrato niente; riprova quando ha finito",
    "es wurde nichts eingetragen; noch einmal versuchen, wenn es fertig ist",
    "niczego nie zapisano; spróbuj ponownie, gdy skończy",
    "\u{1}A is not a regular file, so it cannot be locked",
    "\u{1}A não é um arquivo comum, por isso não pode ser bloqueado",
    "\u{1}A não é um ficheiro comum, por isso não pode ser bloqueado",
    "\u{1}A non è un file normale, quindi non si può bloccare",
    "\u{1}A ist keine gewöhnliche Datei und lässt sich darum nicht sperren",
    "\u{1}A nie jest zwykłym plikiem, więc nie można go zablokować",
    "nothing has been recorded; ginscore did not create this file: delete it, and try again",
    "nada foi registrado; o ginscore não criou este arquivo: apague-o, e tente de novo",
    "nada foi registado; o ginscore não criou este ficheiro: apague-o, e tente de novo",
    "non è stato registrato niente; ginscore non ha creato questo file: eliminalo, e riprova",
    "es wurde nichts eingetragen; diese Datei stammt nicht von ginscore: sie löschen und es noch einmal versuchen",
    "niczego nie zapisano; ginscore nie utworzył tego pliku: usuń go i spróbuj ponownie",
    "\u{1}A already exists",
    "\u{1}A já existe",
    "\u{1}A esiste già",
    "\u{1}A gibt es schon",
    "\u{1}A już istnieje",
    "choose another name with `--name`",
    "escolha outro nome com `--name`",
    "scegli un altro nome con `--name`",
    "mit `--name` einen anderen Namen wählen",
    "wybierz inną nazwę przez `--name`",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 102] = [(0, 38), (38, 134), (134, 207), (207, 399), (399, 511), (511, 599), (599, 627), (627, 736), (736, 786), (786, 834), (834, 891), (891, 933), (933, 1006), (1006, 1082), (1082, 1158), (1158, 1267), (1267, 1300), (1300, 1361), (1361, 1481), (1481, 1516), (1516, 1596), (1596, 1628), (1628, 1662), (1662, 1718), (1718, 1779), (1779, 1827), (1827, 1880), (1880, 1976), (1976, 2037), (2037, 2099), (2099, 2219), (2219, 2288), (2288, 2364), (2364, 2402), (2402, 2470), (2470, 2671), (2671, 2724), (2724, 2801), (2801, 2891), (2891, 2959), (2959, 3029), (3029, 3075), (3075, 3105), (3105, 3158), (3158, 3206), (3206, 3266), (3266, 3336), (3336, 3421), (3421, 3475), (3475, 3583), (3583, 3631), (3631, 3766), (3766, 3802), (3802, 3847), (3847, 3935), (3935, 4061), (4061, 4114), (4114, 4163), (4163, 4245), (4245, 4337), (4337, 4413), (4413, 4498), (4498, 4586), (4586, 4667), (4667, 4723), (4723, 4773), (4773, 4823), (4823, 4856), (4856, 4896), (4896, 4980), (4980, 4997), (4997, 5093), (5093, 5229), (5229, 5402), (5402, 5552), (5552, 5712), (5712, 5869), (5869, 6034), (6034, 6255), (6255, 6297), (6297, 6343), (6343, 6367), (6367, 6399), (6399, 6429), (6429, 6459), (6459, 6490), (6490, 6522), (6522, 6562), (6562, 6691), (6691, 6757), (6757, 6893), (6893, 6923), (6923, 6991), (6991, 7033), (7033, 7193), (7193, 7402), (7402, 7482), (7482, 7570), (7570, 7645), (7645, 7771), (7771, 7805), (7805, 7861)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦this is not TOML:⟧ \u{1}A⟦~~~~~~⟧",
    "⟦fix the line in an editor; nothing in the file has been changed⟧⟦~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the file has an unresolved merge conflict here⟧⟦~~~~~~~~~~~~~~~⟧",
    "⟦choose one side, delete the lines with `<<<<<<<`, `=======` and `>>>>>>>`, and record with `ginscore hand` what only the other side has⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the file has format⟧ \u{1}A⟦, which this version of ginscore does not support⟧⟦~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦use a newer version of ginscore; nothing has been changed⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is missing⟧⟦~~~⟧",
    "⟦restore it from a backup, or compare the file with that of another series⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is not a key of this table⟧⟦~~~~~~~~~⟧",
    "⟦write a comment after a `#`⟧⟦~~~~~~~~~⟧",
    "⟦expected a text in quotation marks⟧⟦~~~~~~~~~~~⟧",
    "⟦expected a whole number⟧⟦~~~~~~~⟧",
    "⟦expected a list of whole numbers, as in [1, 2]⟧⟦~~~~~~~~~~~~~~~⟧",
    "⟦expected a list of strings, as in [\"Ann\", \"Bob\"]⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦expected a list of strings, as in [\"We\", \"They\"]⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦expected a date and time with its offset, as in 2026-11-20T19:30:00+01:00⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦expected a table⟧⟦~~~~~⟧",
    "⟦expected tables, each under [[entry]]⟧⟦~~~~~~~~~~~~⟧",
    "⟦expected a number, true or false, a word in quotation marks, or a list of numbers⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦expected one of⟧ \u{1}A⟦~~~~~⟧",
    "⟦expected a hand that a file of this format can hold⟧⟦~~~~~~~~~~~~~~~~~⟧",
    "⟦expected a hand⟧⟦~~~~~⟧",
    "⟦expected one hand⟧⟦~~~~~⟧",
    "⟦expected a draw, as in `draw @5h`⟧⟦~~~~~~~~~~~⟧",
    "⟦expected the number of a hand, from 1⟧⟦~~~~~~~~~~~~⟧",
    "⟦expected a card, as in `7s`⟧⟦~~~~~~~~~⟧",
    "⟦expected either points or boxes⟧⟦~~~~~~~~~~⟧",
    "⟦expected a number within the bounds of an adjustment, and not 0⟧⟦~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦expected the number of a game, from 1⟧⟦~~~~~~~~~~~~⟧",
    "⟦expected the reason for the adjustment⟧⟦~~~~~~~~~~~~⟧",
    "⟦expected up to 100 letters, digits and signs that can be seen, with single spaces⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦expected format 1, the first there is, or 2⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦expected the format that the series was begun in⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦expected two players⟧⟦~~~~~~⟧",
    "⟦expected as many players as its lineup has⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦expected `sides` with four to ten players, `captain` with three or four, or `in-turn` with three and `out`, the name of the first who sits out⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦expected the names of two sides⟧⟦~~~~~~~~~~⟧",
    "⟦expected an amount of money per point, as in 0.10⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦expected format 2, the first that house rules were saved in⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "⟦expected a note of at most 4000 characters⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦expected the name of a preset, as in \"pagat\"⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦fix the value in an editor⟧⟦~~~~~~~~⟧",
    "\u{1}A ⟦cannot be⟧ \u{1}B⟦~~~⟧",
    "⟦fix one of the two in an editor⟧⟦~~~~~~~~~~⟧",
    "⟦there is no player called⟧ \u{1}A⟦~~~~~~~~⟧",
    "⟦the names are listed under `players`⟧⟦~~~~~~~~~~~~⟧",
    "⟦this entry comes after the end of the series⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦remove it, or fix the earlier hand that ends the series⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "⟦fix the adjustment, or remove it⟧⟦~~~~~~~~~~⟧",
    "⟦after this correction, an earlier adjustment can no longer be entered:⟧ \u{1}A⟦~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦fix the entry, or remove it⟧⟦~~~~~~~~~⟧",
    "⟦after this correction,⟧ \u{3}A\u{4}o\u{5}⟦hand⟧ \u{1}B\u{4}\u{5}⟦hands⟧ \u{1}B\u{6} ⟦would come after the end of the series⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦there is no hand⟧ \u{1}A⟦~~~~~⟧",
    "⟦hands are numbered from 1⟧⟦~~~~~~~~⟧",
    "⟦it was not the turn of these players:⟧ \u{1}A ⟦were to play⟧⟦~~~~~~~~~~~~~~~~~⟧",
    "⟦name the players whose turn it was, or put an entry of the kind `seat` before this one⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦these players are not opponents⟧⟦~~~~~~~~~~⟧",
    "⟦name one player of each side⟧⟦~~~~~~~~~⟧",
    "⟦one of these players has already played in this round⟧⟦~~~~~~~~~~~~~~~~~⟧",
    "⟦remove the entry, or put it after the last hand of the round⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦these players did not play each other in round⟧ \u{1}A⟦~~~~~~~~~~~~~~~⟧",
    "⟦name the two who played, or the number of another round⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "⟦after this correction, a hand would be missing in round⟧ \u{1}A⟦~~~~~~~~~~~~~~~~~~⟧",
    "⟦give all hands of the round, separated by semicolons⟧⟦~~~~~~~~~~~~~~~~~⟧",
    "⟦the seating leaves no choice here⟧⟦~~~~~~~~~~~⟧",
    "⟦there is nothing to undo here⟧⟦~~~~~~~~~⟧",
    "⟦there is nothing to redo here⟧⟦~~~~~~~~~⟧",
    "⟦remove the entry⟧⟦~~~~~⟧",
    "⟦the hand is not valid⟧⟦~~~~~~~⟧",
    "⟦entry⟧ \u{1}A ⟦has `⟧\u{1}B⟦`⟧ \u{1}C⟦, but the rules give⟧ \u{1}D⟦~~~~~~~~~~~⟧",
    "⟦none⟧⟦~⟧",
    "⟦if the hand is right, write⟧ \u{1}A ⟦here; otherwise fix the hand⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "⟦entry 1 no longer matches its seal: the header or the entry was changed after it was recorded⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦entry⟧ \u{1}A ⟦no longer matches its seal: it was changed after it was recorded, or entries before it were added or removed⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦entry⟧ \u{1}A ⟦has no seal, although entries before it do: it was written by hand, or its seal was removed⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦if the change is intended, record that with `ginscore audit --accept`; otherwise restore the file from a backup⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦entry⟧ \u{1}A ⟦was recorded as the first, not after the entry before it: the series was continued in two places⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦entry⟧ \u{1}A ⟦was recorded after entry⟧ \u{1}B⟦, not after the entry before it: the series was continued in two places⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦keep the entries of one place and record the hands of the other again; or, if all of these hands were played one after another, run `ginscore audit --accept`⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦from the start,⟧ \u{1}A⟦:⟧⟦~~~~~⟧",
    "⟦after hand⟧ \u{1}A⟦,⟧ \u{1}B⟦:⟧⟦~~~~⟧",
    "⟦one place⟧⟦~~~⟧",
    "⟦the other place⟧⟦~~~~~⟧",
    "⟦the upper side⟧⟦~~~~⟧",
    "⟦the lower side⟧⟦~~~~⟧",
    "⟦hand⟧ \u{1}A⟦:⟧ \u{1}B⟦~~⟧",
    "⟦and⟧ \u{2}A ⟦more⟧⟦~~~⟧",
    "⟦cannot read⟧ \u{1}A⟦:⟧ \u{1}B⟦~~~~⟧",
    "⟦use `--ledger DIR` for a different ledger; `ginscore series show` says where this one is⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is too long: the limit is⟧ \u{2}B ⟦bytes⟧⟦~~~~~~~~~~~⟧",
    "⟦nothing has been recorded; is it a different kind of file? `ginscore new` starts a new series⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is not text⟧⟦~~~~⟧",
    "⟦it must be UTF-8; restore it from a backup⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦cannot write⟧ \u{1}A⟦:⟧ \u{1}B⟦~~~~~⟧",
    "⟦nothing has been recorded; does the directory exist, and is it writable? Use `--ledger DIR` for a different one⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦nothing has been recorded; is there room in the directory for temporary files, and is it writable? `TMPDIR` (`TMP` on Windows) names a different one⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦another ginscore is writing:⟧ \u{1}A ⟦is still locked⟧⟦~~~~~~~~~~~~~~~⟧",
    "⟦nothing has been recorded; try again when it has finished⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is not a regular file, so it cannot be locked⟧⟦~~~~~~~~~~~~~~~⟧",
    "⟦nothing has been recorded; ginscore did not create this file: delete it, and try again⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦already exists⟧⟦~~~~~⟧",
    "⟦choose another name with `--name`⟧⟦~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("not-toml", 1),
    ("not-toml-hint", 0),
    ("unmerged", 0),
    ("unmerged-hint", 0),
    ("newer-format", 1),
    ("newer-format-hint", 0),
    ("missing-key", 1),
    ("missing-key-hint", 0),
    ("unknown-key", 1),
    ("unknown-key-hint", 0),
    ("expected-text", 0),
    ("expected-whole-number", 0),
    ("expected-whole-numbers", 0),
    ("expected-names", 0),
    ("expected-side-names", 0),
    ("expected-time", 0),
    ("expected-table", 0),
    ("expected-entries", 0),
    ("expected-rule-value", 0),
    ("expected-kind", 1),
    ("expected-hand-of-format", 0),
    ("expected-hand", 0),
    ("expected-one-hand", 0),
    ("expected-draw", 0),
    ("expected-hand-number", 0),
    ("expected-card", 0),
    ("expected-points-or-boxes", 0),
    ("expected-award", 0),
    ("expected-game-number", 0),
    ("expected-reason", 0),
    ("expected-witness-word", 0),
    ("expected-series-format", 0),
    ("expected-started-format", 0),
    ("expected-two-players", 0),
    ("expected-players-of-lineup", 0),
    ("expected-lineup", 0),
    ("expected-two-sides", 0),
    ("expected-stake", 0),
    ("expected-preset-format", 0),
    ("expected-preset-note", 0),
    ("expected-preset-name", 0),
    ("expected-hint", 0),
    ("bad-value", 2),
    ("clash-hint", 0),
    ("unknown-player", 1),
    ("unknown-player-hint", 0),
    ("series-over", 0),
    ("series-over-hint", 0),
    ("adjustment-hint", 0),
    ("earlier-adjustment", 1),
    ("entry-hint", 0),
    ("past-end", 2),
    ("no-such-hand", 1),
    ("no-such-hand-hint", 0),
    ("not-playing", 1),
    ("not-playing-hint", 0),
    ("not-opponents", 0),
    ("not-opponents-hint", 0),
    ("already-played", 0),
    ("already-played-hint", 0),
    ("not-in-round", 1),
    ("not-in-round-hint", 0),
    ("round-incomplete", 1),
    ("round-incomplete-hint", 0),
    ("no-seat", 0),
    ("nothing-to-undo", 0),
    ("nothing-to-redo", 0),
    ("remove-entry", 0),
    ("invalid-hand", 0),
    ("mismatch", 4),
    ("nothing-given", 0),
    ("mismatch-hint", 1),
    ("changed-first", 0),
    ("changed", 1),
    ("unsealed", 1),
    ("accept-hint", 0),
    ("forked-first", 1),
    ("forked", 2),
    ("forked-hint", 0),
    ("from-the-start", 1),
    ("after-hand", 2),
    ("one-place", 0),
    ("other-place", 0),
    ("upper-side", 0),
    ("lower-side", 0),
    ("diverged-hand", 2),
    ("more-entries", 1),
    ("cannot-read", 2),
    ("cannot-read-hint", 0),
    ("too-long", 2),
    ("too-long-hint", 0),
    ("not-text", 1),
    ("not-text-hint", 0),
    ("cannot-write", 2),
    ("cannot-write-hint", 0),
    ("temporary-hint", 0),
    ("still-locked", 1),
    ("still-locked-hint", 0),
    ("not-lockable", 1),
    ("not-lockable-hint", 0),
    ("already-there", 1),
    ("already-there-hint", 0),
];
