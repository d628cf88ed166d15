//! The messages of `l10n/*/row-error.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// { $count -> [one] Ignored the column { $columns }; `--map` can say what it is. [other] Ignored the columns { $columns }; `--map` can say what they are. }
message!(0, IgnoredColumns { count: Count, columns: Value });

// { $names } and { $more } more
message!(1, NamesAndMore { names: Value, more: Count });

// { $count -> [one] by these rules, the deadwood in line { $lines } does not give the points there; the hand is recorded with points only [other] by these rules, the deadwood in lines { $lines } does not give the points there; these hands are recorded with points only }
message!(2, WithoutCounts { count: Count, lines: Value });

// by these rules, the deadwood in { NUMBER($count) } lines does not give the points there, as in lines { $lines }; these hands are recorded with points only
message!(3, WithoutCountsMany { count: Count, lines: Value });

// if other rules were played, choose them, as in `--rules pagat` or `--set gin_bonus=20`
message!(4, WithoutCountsHint);

// there are no hands in this file
message!(5, NoRows);

// import reads the output of `ginscore export --format csv` and `--format jsonl`, and sheets with headings such as Date, Winner, Loser and Points; for other headings, see `--map` in `ginscore import --help`
message!(6, NoRowsHint);

// the line is not a JSON object
message!(7, NoObject);

// write one object per line, as `ginscore export --format jsonl` does
message!(8, NoObjectHint);

// the row has schema { $schema }, which this version of ginscore does not support
message!(9, Newer { schema: Value });

// use a newer version of ginscore
message!(10, NewerHint);

// the header has { NUMBER($columns) } columns, and the limit is { $most }
message!(11, TooManyColumns { columns: Count, most: Count });

// import reads the output of `ginscore export --format csv` and `--format jsonl`
message!(12, TooManyColumnsHint);

// the row has fewer cells than the header has columns
message!(13, TooFewCells);

// is the file complete? An empty cell needs its comma, too
message!(14, TooFewCellsHint);

// { $column } spans more than one line
message!(15, ManyLines { column: Value });

// is a quotation mark left open? A cell must be on one line
message!(16, ManyLinesHint);

// { $column } is longer than { $most } bytes
message!(17, CellTooLong { column: Value, most: Count });

// a row has one hand and a one-line note
message!(18, CellTooLongHint);

// the row has more cells than the header has columns
message!(19, TooManyCells);

// put a cell that contains a comma in quotation marks
message!(20, TooManyCellsHint);

// there is no column called { $column }
message!(21, NoSuchColumn { column: Value });

// did you mean { $meant }? Otherwise add { $option } to leave the column out
message!(22, NoSuchColumnHint { meant: Value, option: Value });

// the column { $column } appears twice
message!(23, ColumnTwice { column: Value });

// remove one of them
message!(24, ColumnTwiceHint);

// { $one } and { $other } are both the column { $column }
message!(25, SameMeaning { one: Value, other: Value, column: Value });

// add { $option } to leave one of them out
message!(26, SameMeaningHint { option: Value });

// no column gives the winner
message!(27, NoWinner);

// no column gives the loser
message!(28, NoLoser);

// no column gives the points
message!(29, NoPoints);

// if a column does, name it with `--map`, as in { $option }; the headings are { $headings }
message!(30, NameTheColumn { option: Value, headings: Value });

// add it, under a heading such as Winner; the headings are { $headings }
message!(31, AddWinner { headings: Value });

// add it, under a heading such as Loser; the headings are { $headings }
message!(32, AddLoser { headings: Value });

// add them, under a heading such as Points; the headings are { $headings }
message!(33, AddPoints { headings: Value });

// the file has no heading { $heading }
message!(34, NoSuchHeading { heading: Value });

// the headings are { $headings }
message!(35, HeadingsAre { headings: Value });

// the row has nothing under { $heading }
message!(36, EmptyCell { heading: Value });

// write the winner's name; for a hand that nobody won, write `draw` instead
message!(37, EmptyWinner);

// write the winner's points; they may be left out only with both counts
message!(38, EmptyPoints);

// write both players' names in each row that somebody won
message!(39, EmptyName);

// { $column } cannot be { $text }
message!(40, CannotBe { column: Value, text: Value });

// write the points as a whole number, without a minus sign
message!(41, PointsHint);

// write the deadwood as a whole number
message!(42, CountHint);

// write the boxes as a whole number
message!(43, BoxesHint);

// write knock, gin, big gin, undercut, gin-off or draw, or nothing; or add { $option } to leave the column out
message!(44, HowHint { option: Value });

// write a date, as in 2026-11-20 or 20 Nov 2026; a time may follow, as in 19:30
message!(45, DateHint);

// write the card as rank and suit, as in 7S or TH
message!(46, CardHint);

// { $heading } is ambiguous: { $text } may be { $one } or { $other }
message!(47, AmbiguousDate { heading: Value, text: Value, one: Value, other: Value });

// add `--dates day-first` or `--dates month-first`; or write it as in 2026-11-20
message!(48, AmbiguousDateHint);

// { $heading } is not one of the players of the row: { $name }
message!(49, StrangeWinner { heading: Value, name: Value });

// the players are { $one } and { $other }
message!(50, PlayersAre { one: Value, other: Value });

// the row gives the points of a whole game, but the winner has { $points } and the loser { $loser }
message!(51, NotMorePoints { points: Count, loser: Count });

// the winner of a game has more points; in a sheet of hands, leave the loser's points out
message!(52, NotMorePointsHint);

// the row is a whole game, but the game before it is not over
message!(53, GameInGame);

// a row with the points of both players is a whole game; in a sheet of hands, leave the loser's points out
message!(54, GameInGameHint);

// the row is a whole game, but { $points } points do not win a game by these rules
message!(55, GameNotWon { points: Count });

// choose the rules that were played, as in `--set target=50`; a game that was broken off cannot be imported
message!(56, GameNotWonHint);

// the row has no points, and by these rules its deadwood does not fit how the hand ended
message!(57, CountsWithoutPoints);

// correct the deadwood or how the hand ended, add the points, or choose the rules that were played, as in `--rules pagat`
message!(58, CountsWithoutPointsHint);

// the row has no { $column }
message!(59, Missing { column: Value });

// every row needs `hand`, and the first row of a series also needs `player_one` and `player_two`; the rest is optional
message!(60, MissingHint);

// write an amount of money per point, as in 0.10
message!(61, StakeHint);

// write the name of a preset; `ginscore rules list` shows them
message!(62, PresetHint);

// write a date, as in 2026-11-20, 2026-11-20 19:30 or 2026-11-20T19:30:00+01:00
message!(63, TimestampHint);

// { $column } contains { $hidden }
message!(64, HiddenCharacter { column: Value, hidden: Value });

// remove it from the cell
message!(65, HiddenCharacterHint);

// { $column } differs from the first row of the series
message!(66, Differs { column: Value });

// give two series different names under `series`
message!(67, DiffersHint);

// { $column } cannot be { $name }, who is not one of the players
message!(68, NotAPlayer { column: Value, name: Value });

// the players are given under `player_one` and `player_two`
message!(69, NotAPlayerHint);

// expected hand { $next } of the series, but this row is hand { $written }
message!(70, OutOfOrder { next: Count, written: Value });

// a series needs all its hands, in order; sort the rows by `series` and `number`
message!(71, OutOfOrderHint);

// this hand comes after the end of the series
message!(72, SeriesOver);

// give the next series a different name under `series`; or were other `rules` played?
message!(73, SeriesOverHint);

// the row has { $column } { $written }, but the rules give { $given }
message!(74, Mismatch { column: Value, written: Value, given: Value });

// the row has { $column } { $written }, but the rules give none
message!(75, MismatchNone { column: Value, written: Value });

// fix the hand or the `rules`; or leave the column out to let the rules decide
message!(76, MismatchHint);

// the hand is not valid
message!(77, NotValid);

// write it as in `Ann 4 v 23`
message!(78, NotValidHint);

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 79]; 6] = [
    [(0, 112), (832, 846), (942, 1173), (2516, 2646), (3675, 3761), (4138, 4169), (4318, 4522), (5556, 5585), (5704, 5771), (6060, 6130), (6463, 6494), (6683, 6729), (6936, 7014), (7327, 7378), (7598, 7654), (7996, 8023), (8153, 8210), (8572, 8598), (8743, 8781), (8970, 9020), (9238, 9289), (9520, 9548), (9664, 9721), (10059, 10086), (10210, 10228), (10310, 10342), (10473, 10504), (10658, 10684), (10812, 10837), (10972, 10998), (11119, 11188), (11504, 11563), (11846, 11904), (12183, 12244), (12528, 12554), (12718, 12737), (12821, 12849), (12980, 13053), (13487, 13556), (13987, 14042), (14329, 14344), (14436, 14492), (14703, 14739), (14897, 14930), (15075, 15174), (15618, 15695), (16067, 16114), (16333, 16368), (16527, 16605), (16950, 16993), (17174, 17199), (17291, 17371), (17786, 17873), (18346, 18405), (18747, 18851), (19435, 19506), (20010, 20115), (20694, 20780), (21285, 21404), (21955, 21972), (22047, 22163), (22772, 22818), (23009, 23069), (23406, 23483), (23818, 23832), (23886, 23909), (24017, 24060), (24247, 24293), (24493, 24539), (24753, 24810), (25021, 25076), (25393, 25471), (25948, 25991), (26150, 26233), (26609, 26649), (26821, 26863), (27062, 27138), (27544, 27565), (27663, 27690)],
    [(112, 244), (846, 858), (1173, 1413), (2646, 2786), (3761, 3852), (4169, 4197), (4522, 4721), (5585, 5615), (5771, 5841), (6130, 6197), (6494, 6531), (6729, 6774), (7014, 7089), (7378, 7436), (7654, 7729), (8023, 8049), (8210, 8277), (8598, 8621), (8781, 8820), (9020, 9077), (9289, 9343), (9548, 9582), (9721, 9791), (10086, 10116), (10228, 10244), (10342, 10372), (10504, 10547), (10684, 10713), (10837, 10866), (10998, 11026), (11188, 11257), (11563, 11624), (11904, 11964), (12244, 12306), (12554, 12585), (12737, 12756), (12849, 12876), (13053, 13130), (13556, 13635), (14042, 14110), (14344, 14363), (14492, 14550), (14739, 14775), (14930, 14968), (15174, 15284), (15695, 15787), (16114, 16166), (16368, 16404), (16605, 16691), (16993, 17037), (17199, 17224), (17371, 17454), (17873, 17969), (18405, 18477), (18851, 18971), (19506, 19592), (20115, 20236), (20780, 20876), (21404, 21537), (21972, 21989), (22163, 22293), (22818, 22870), (23069, 23138), (23483, 23566), (23832, 23845), (23909, 23928), (24060, 24103), (24293, 24340), (24539, 24593), (24810, 24860), (25076, 25138), (25471, 25564), (25991, 26028), (26233, 26312), (26649, 26689), (26863, 26910), (27138, 27213), (27565, 27587), (27690, 27718)],
    [(244, 367), (846, 858), (1413, 1651), (2786, 2925), (3761, 3852), (4197, 4226), (4721, 4917), (5585, 5615), (5771, 5841), (6197, 6264), (6531, 6571), (6729, 6774), (7014, 7089), (7378, 7436), (7729, 7805), (8023, 8049), (8277, 8342), (8598, 8621), (8781, 8820), (9020, 9077), (9289, 9343), (9548, 9582), (9791, 9867), (10086, 10116), (10244, 10260), (10342, 10372), (10504, 10547), (10684, 10713), (10837, 10866), (10998, 11026), (11188, 11257), (11563, 11624), (11904, 11964), (12244, 12306), (12585, 12617), (12737, 12756), (12849, 12876), (13130, 13220), (13635, 13714), (14042, 14110), (14344, 14363), (14492, 14550), (14739, 14775), (14930, 14968), (15174, 15284), (15695, 15787), (16114, 16166), (16368, 16404), (16605, 16691), (16993, 17037), (17199, 17224), (17454, 17533), (17969, 18057), (18477, 18542), (18971, 19083), (19592, 19670), (20236, 20348), (20876, 20972), (21404, 21537), (21972, 21989), (22293, 22423), (22818, 22870), (23138, 23207), (23483, 23566), (23832, 23845), (23928, 23947), (24060, 24103), (24293, 24340), (24539, 24593), (24810, 24860), (25138, 25198), (25564, 25658), (25991, 26028), (26233, 26312), (26649, 26689), (26863, 26910), (27213, 27286), (27565, 27587), (27690, 27718)],
    [(367, 484), (858, 892), (1651, 1884), (2925, 3059), (3852, 3943), (4226, 4257), (4917, 5124), (5615, 5645), (5841, 5909), (6264, 6332), (6571, 6612), (6774, 6821), (7089, 7171), (7436, 7493), (7805, 7868), (8049, 8075), (8342, 8405), (8621, 8648), (8820, 8863), (9077, 9134), (9343, 9398), (9582, 9617), (9867, 9933), (10116, 10147), (10260, 10271), (10372, 10410), (10547, 10582), (10713, 10745), (10866, 10898), (11026, 11056), (11257, 11327), (11624, 11694), (11964, 12033), (12306, 12376), (12617, 12655), (12756, 12779), (12876, 12906), (13220, 13303), (13714, 13804), (14110, 14185), (14363, 14384), (14550, 14601), (14775, 14811), (14968, 15004), (15284, 15396), (15787, 15872), (16166, 16217), (16404, 16441), (16691, 16777), (17037, 17079), (17224, 17248), (17533, 17612), (18057, 18148), (18542, 18611), (19083, 19208), (19670, 19766), (20348, 20459), (20972, 21085), (21537, 21676), (21989, 22006), (22423, 22542), (22870, 22925), (23207, 23267), (23566, 23647), (23845, 23859), (23947, 23966), (24103, 24157), (24340, 24386), (24593, 24644), (24860, 24917), (25198, 25265), (25658, 25745), (26028, 26072), (26312, 26402), (26689, 26733), (26910, 26964), (27286, 27366), (27587, 27608), (27718, 27747)],
    [(484, 625), (892, 927), (1884, 2132), (3059, 3203), (3943, 4040), (4257, 4292), (5124, 5339), (5645, 5675), (5909, 5983), (6332, 6399), (6612, 6654), (6821, 6866), (7171, 7249), (7493, 7547), (7868, 7935), (8075, 8108), (8405, 8488), (8648, 8675), (8863, 8923), (9134, 9185), (9398, 9465), (9617, 9647), (9933, 9992), (10147, 10178), (10271, 10291), (10410, 10444), (10582, 10619), (10745, 10776), (10898, 10930), (11056, 11085), (11327, 11421), (11694, 11772), (12033, 12110), (12376, 12454), (12655, 12690), (12779, 12805), (12906, 12940), (13303, 13409), (13804, 13912), (14185, 14263), (14384, 14405), (14601, 14654), (14811, 14848), (15004, 15038), (15396, 15511), (15872, 15967), (16217, 16274), (16441, 16486), (16777, 16865), (17079, 17118), (17248, 17274), (17612, 17705), (18148, 18254), (18611, 18683), (19208, 19336), (19766, 19878), (20459, 20586), (21085, 21187), (21676, 21822), (22006, 22027), (22542, 22660), (22925, 22969), (23267, 23340), (23647, 23734), (23859, 23873), (23966, 23992), (24157, 24204), (24386, 24437), (24644, 24693), (24917, 24971), (25265, 25328), (25745, 25858), (26072, 26113), (26402, 26505), (26733, 26784), (26964, 27020), (27366, 27460), (27608, 27635), (27747, 27776)],
    [(625, 832), (927, 942), (2132, 2516), (3203, 3675), (4040, 4138), (4292, 4318), (5339, 5556), (5675, 5704), (5983, 6060), (6399, 6463), (6654, 6683), (6866, 6936), (7249, 7327), (7547, 7598), (7935, 7996), (8108, 8153), (8488, 8572), (8675, 8743), (8923, 8970), (9185, 9238), (9465, 9520), (9647, 9664), (9992, 10059), (10178, 10210), (10291, 10310), (10444, 10473), (10619, 10658), (10776, 10812), (10930, 10972), (11085, 11119), (11421, 11504), (11772, 11846), (12110, 12183), (12454, 12528), (12690, 12718), (12805, 12821), (12940, 12980), (13409, 13487), (13912, 13987), (14263, 14329), (14405, 14436), (14654, 14703), (14848, 14897), (15038, 15075), (15511, 15618), (15967, 16067), (16274, 16333), (16486, 16527), (16865, 16950), (17118, 17174), (17274, 17291), (17705, 17786), (18254, 18346), (18683, 18747), (19336, 19435), (19878, 20010), (20586, 20694), (21187, 21285), (21822, 21955), (22027, 22047), (22660, 22772), (22969, 23009), (23340, 23406), (23734, 23818), (23873, 23886), (23992, 24017), (24204, 24247), (24437, 24493), (24693, 24753), (24971, 25021), (25328, 25393), (25858, 25948), (26113, 26150), (26505, 26609), (26784, 26821), (27020, 27062), (27460, 27544), (27635, 27663), (27776, 27815)],
];

const TEXT: &str = concat!(
    "\u{3}A\u{4}o\u{5}Ignored the column \u{1}B; `--map` can say what it is.\u{4}\u{5}Ignored the columns \u{1}B; `--map` can say what they are.\u{6}",
    "\u{3}A\u{4}o\u{5}A coluna \u{1}B foi ignorada; `--map` pode dizer o que ela é.\u{4}\u{5}As colunas \u{1}B foram ignoradas; `--map` pode dizer o que elas são.\u{6}",
    "\u{3}A\u{4}o\u{5}A coluna \u{1}B foi ignorada; `--map` pode dizer o que é.\u{4}\u{5}As colunas \u{1}B foram ignoradas; `--map` pode dizer o que são.\u{6}",
    "\u{3}A\u{4}o\u{5}Ignorata la colonna \u{1}B; `--map` può dire che cos'è.\u{4}\u{5}Ignorate le colonne \u{1}B; `--map` può dire che cosa sono.\u{6}",
    "\u{3}A\u{4}o\u{5}Die Spalte \u{1}B wurde übergangen; `--map` kann sagen, was sie ist.\u{4}\u{5}Die Spalten \u{1}B wurden übergangen; `--map` kann sagen, was sie sind.\u{6}",
    "\u{3}A\u{4}o\u{5}Pominięto kolumnę \u{1}B; `--map` może powiedzieć, co w niej jest.\u{4}f\u{5}Pominięto kolumny \u{1}B; `--map` może powiedzieć, co w nich jest.\u{4}\u{5}Pominięto kolumny \u{1}B; `--map` może powiedzieć, co w nich jest.\u{6}",
    "\u{1}A and \u{1}B more",
    "\u{1}A e mais \u{1}B",
    "\u{3}B\u{4}o\u{5}\u{1}A e \u{1}B altra\u{4}\u{5}\u{1}A e altre \u{1}B\u{6}",
    "\u{1}A und \u{3}B\u{4}o\u{5}\u{1}B weitere\u{4}\u{5}\u{1}B weitere\u{6}",
    "\u{1}A i jeszcze \u{1}B",
    "\u{3}A\u{4}o\u{5}by these rules, the deadwood in line \u{1}B does not give the points there; the hand is recorded with points only\u{4}\u{5}by these rules, the deadwood in lines \u{1}B does not give the points there; these hands are recorded with points only\u{6}",
    "\u{3}A\u{4}o\u{5}por estas regras, o resto na linha \u{1}B não dá os pontos que estão ali; a mão é registrada só com os pontos\u{4}\u{5}por estas regras, o resto nas linhas \u{1}B não dá os pontos que estão ali; essas mãos são registradas só com os pontos\u{6}",
    "\u{3}A\u{4}o\u{5}com estas regras, o resto na linha \u{1}B não dá os pontos que estão ali; a mão é registada só com os pontos\u{4}\u{5}com estas regras, o resto nas linhas \u{1}B não dá os pontos que estão ali; essas mãos são registadas só com os pontos\u{6}",
    "\u{3}A\u{4}o\u{5}con queste regole le spaiate della riga \u{1}B non danno i punti scritti lì; la mano è registrata solo in punti\u{4}\u{5}con queste regole le spaiate delle righe \u{1}B non danno i punti scritti lì; queste mani sono registrate solo in punti\u{6}",
    "\u{3}A\u{4}o\u{5}nach diesen Regeln ergibt das Deadwood in Zeile \u{1}B nicht die Punkte dort; die Runde wird nur in Punkten eingetragen\u{4}\u{5}nach diesen Regeln ergibt das Deadwood in den Zeilen \u{1}B nicht die Punkte dort; diese Runden werden nur in Punkten eingetragen\u{6}",
    "\u{3}A\u{4}o\u{5}przy tych zasadach suma wolnych kart w wierszu \u{1}B nie daje podanych tam punktów; rozdanie jest zapisane tylko w punktach\u{4}f\u{5}przy tych zasadach sumy wolnych kart w wierszach \u{1}B nie dają podanych tam punktów; te rozdania są zapisane tylko w punktach\u{4}\u{5}przy tych zasadach sumy wolnych kart w wierszach \u{1}B nie dają podanych tam punktów; te rozdania są zapisane tylko w punktach\u{6}",
    "by these rules, the deadwood in \u{2}A lines does not give the points there, as in lines \u{1}B; these hands are recorded with points only",
    "por estas regras, o resto em \u{2}A linhas não dá os pontos que estão ali, como nas linhas \u{1}B; essas mãos são registradas só com os pontos",
    "com estas regras, o resto em \u{2}A linhas não dá os pontos que estão ali, como nas linhas \u{1}B; essas mãos são registadas só com os pontos",
    "con queste regole le spaiate di \u{2}A righe non danno i punti scritti lì, come nelle righe \u{1}B; queste mani sono registrate solo in punti",
    "nach diesen Regeln ergibt das Deadwood in \u{2}A Zeilen nicht die Punkte dort, etwa in den Zeilen \u{1}B; diese Runden werden nur in Punkten eingetragen",
    "\u{3}A\u{4}o\u{5}przy tych zasadach suma wolnych kart w \u{2}A wierszu nie daje podanych tam punktów, na przykład w wierszu \u{1}B; to rozdanie jest zapisane tylko w punktach\u{4}f\u{5}przy tych zasadach sumy wolnych kart w \u{2}A wierszach nie dają podanych tam punktów, na przykład w wierszach \u{1}B; te rozdania są zapisane tylko w punktach\u{4}\u{5}przy tych zasadach sumy wolnych kart w \u{2}A wierszach nie dają podanych tam punktów, na przykład w wierszach \u{1}B; te rozdania są zapisane tylko w punktach\u{6}",
    "if other rules were played, choose them, as in `--rules pagat` or `--set gin_bonus=20`",
    "se foram jogadas outras regras, escolha-as, como em `--rules pagat` ou `--set gin_bonus=20`",
    "se si è giocato con altre regole, sceglile, come in `--rules pagat` o `--set gin_bonus=20`",
    "wurde nach anderen Regeln gespielt, sie wählen, wie in `--rules pagat` oder `--set gin_bonus=20`",
    "jeśli grano na innych zasadach, wybierz je, na przykład `--rules pagat` lub `--set gin_bonus=20`",
    "there are no hands in this file",
    "não há mãos neste arquivo",
    "não há mãos neste ficheiro",
    "in questo file non ci sono mani",
    "in dieser Datei stehen keine Runden",
    "w tym pliku nie ma rozdań",
    "import reads the output of `ginscore export --format csv` and `--format jsonl`, and sheets with headings such as Date, Winner, Loser and Points; for other headings, see `--map` in `ginscore import --help`",
    "import lê o que `ginscore export --format csv` e `--format jsonl` escrevem, e planilhas com títulos como Date, Winner, Loser e Points; para outros títulos, veja `--map` em `ginscore import --help`",
    "import lê o que `ginscore export --format csv` e `--format jsonl` escrevem, e tabelas com títulos como Date, Winner, Loser e Points; para outros títulos, ver `--map` em `ginscore import --help`",
    "import legge quello che scrivono `ginscore export --format csv` e `--format jsonl`, e fogli con intestazioni come Date, Winner, Loser e Points; per altre intestazioni vedi `--map` in `ginscore import --help`",
    "import liest, was `ginscore export --format csv` und `--format jsonl` ausgeben, und Tabellen mit Überschriften wie Date, Winner, Loser und Points; zu anderen Überschriften siehe `--map` in `ginscore import --help`",
    "import czyta to, co zapisuje `ginscore export --format csv` i `--format jsonl`, oraz arkusze z angielskimi nagłówkami, jak Date, Winner, Loser i Points; o innych nagłówkach mówi `--map` w `ginscore import --help`",
    "the line is not a JSON object",
    "a linha não é um objeto JSON",
    "la riga non è un oggetto JSON",
    "die Zeile ist kein JSON-Objekt",
    "wiersz nie jest obiektem JSON",
    "write one object per line, as `ginscore export --format jsonl` does",
    "escreva um objeto por linha, como faz `ginscore export --format jsonl`",
    "scrivi un oggetto per riga, come fa `ginscore export --format jsonl`",
    "je Zeile ein Objekt schreiben, wie es `ginscore export --format jsonl` tut",
    "zapisz po jednym obiekcie w wierszu, tak jak `ginscore export --format jsonl`",
    "the row has schema \u{1}A, which this version of ginscore does not support",
    "a linha tem o esquema \u{1}A, que esta versão do ginscore não conhece",
    "a linha tem o esquema \u{1}A, que esta versão do ginscore não suporta",
    "la riga ha lo schema \u{1}A, che questa versione di ginscore non conosce",
    "die Zeile hat schema \u{1}A, das diese Version von ginscore nicht kennt",
    "wiersz ma schemat \u{1}A, którego ta wersja ginscore nie obsługuje",
    "use a newer version of ginscore",
    "use uma versão mais nova do ginscore",
    "use uma versão mais recente do ginscore",
    "usa una versione più recente di ginscore",
    "eine neuere Version von ginscore verwenden",
    "użyj nowszej wersji ginscore",
    "the header has \u{2}A columns, and the limit is \u{1}B",
    "o cabeçalho tem \u{2}A colunas, e o limite é \u{1}B",
    "l'intestazione ha \u{2}A colonne, e il limite è \u{1}B",
    "die Kopfzeile hat \u{2}A Spalten, erlaubt sind \u{1}B",
    "nagłówek ma \u{3}A\u{4}o\u{5}\u{2}A kolumnę\u{4}f\u{5}\u{2}A kolumny\u{4}\u{5}\u{2}A kolumn\u{6}, a limit to \u{1}B",
    "import reads the output of `ginscore export --format csv` and `--format jsonl`",
    "import lê o que `ginscore export --format csv` e `--format jsonl` escrevem",
    "import legge quello che scrivono `ginscore export --format csv` e `--format jsonl`",
    "import liest, was `ginscore export --format csv` und `--format jsonl` ausgeben",
    "import czyta to, co zapisuje `ginscore export --format csv` i `--format jsonl`",
    "the row has fewer cells than the header has columns",
    "a linha tem menos células do que o cabeçalho tem colunas",
    "la riga ha meno celle di quante colonne ha l'intestazione",
    "die Zeile hat weniger Zellen als die Kopfzeile Spalten",
    "wiersz ma mniej komórek, niż nagłówek ma kolumn",
    "is the file complete? An empty cell needs its comma, too",
    "o arquivo está completo? Uma célula vazia também precisa da sua vírgula",
    "o ficheiro está completo? Uma célula vazia também precisa da sua vírgula",
    "il file è completo? Anche una cella vuota vuole la sua virgola",
    "ist die Datei vollständig? Auch eine leere Zelle braucht ihr Komma",
    "czy plik jest cały? Pusta komórka też potrzebuje przecinka",
    "\u{1}A spans more than one line",
    "\u{1}A ocupa mais de uma linha",
    "\u{1}A occupa più di una riga",
    "\u{1}A geht über mehr als eine Zeile",
    "komórka \u{1}A zajmuje więcej niż jeden wiersz",
    "is a quotation mark left open? A cell must be on one line",
    "ficaram aspas sem fechar? Uma célula tem de estar em uma só linha",
    "ficaram aspas sem fechar? Uma célula tem de estar numa só linha",
    "ci sono virgolette non chiuse? Una cella deve stare su una riga",
    "ist ein Anführungszeichen nicht geschlossen? Eine Zelle muss in einer Zeile stehen",
    "może brakuje zamknięcia cudzysłowu? Komórka musi mieścić się w jednym wierszu",
    "\u{1}A is longer than \u{1}B bytes",
    "\u{1}A tem mais de \u{1}B bytes",
    "\u{1}A è più lungo di \u{1}B byte",
    "\u{1}A ist länger als \u{1}B Bytes",
    "komórka \u{1}A jest dłuższa niż \u{3}B\u{4}o\u{5}\u{1}B bajt\u{4}f\u{5}\u{1}B bajty\u{4}\u{5}\u{1}B bajtów\u{6}",
    "a row has one hand and a one-line note",
    "uma linha tem uma mão e uma nota curta",
    "una riga ha una mano e una nota di una riga",
    "eine Zeile enthält eine Runde und eine einzeilige Anmerkung",
    "wiersz to jedno rozdanie i jednowierszowa uwaga",
    "the row has more cells than the header has columns",
    "a linha tem mais células do que o cabeçalho tem colunas",
    "la riga ha più celle di quante colonne ha l'intestazione",
    "die Zeile hat mehr Zellen als die Kopfzeile Spalten",
    "wiersz ma więcej komórek, niż nagłówek ma kolumn",
    "put a cell that contains a comma in quotation marks",
    "ponha entre aspas uma célula que contém uma vírgula",
    "metti tra virgolette una cella che contiene una virgola",
    "eine Zelle, in der ein Komma vorkommt, in Anführungszeichen setzen",
    "komórkę, w której jest przecinek, weź w cudzysłów",
    "there is no column called \u{1}A",
    "não há nenhuma coluna chamada \u{1}A",
    "non c'è nessuna colonna di nome \u{1}A",
    "es gibt keine Spalte namens \u{1}A",
    "nie ma kolumny \u{1}A",
    "did you mean \u{1}A? Otherwise add \u{1}B to leave the column out",
    "você quis dizer \u{1}A? Senão acrescente \u{1}B para deixar a coluna de fora",
    "queria dizer \u{1}A? Caso contrário, acrescente \u{1}B para deixar a coluna de fora",
    "intendevi \u{1}A? Altrimenti aggiungi \u{1}B per lasciare fuori la colonna",
    "ist \u{1}A gemeint? Sonst \u{1}B angeben, um die Spalte wegzulassen",
    "czy chodzi o \u{1}A? Jeśli nie, dodaj \u{1}B, żeby pominąć tę kolumnę",
    "the column \u{1}A appears twice",
    "a coluna \u{1}A aparece duas vezes",
    "la colonna \u{1}A compare due volte",
    "die Spalte \u{1}A kommt zweimal vor",
    "kolumna \u{1}A pojawia się dwa razy",
    "remove one of them",
    "remova uma delas",
    "retire uma delas",
    "togline una",
    "eine davon entfernen",
    "usuń jedną z nich",
    "\u{1}A and \u{1}B are both the column \u{1}C",
    "\u{1}A e \u{1}B são ambas a coluna \u{1}C",
    "\u{1}A e \u{1}B sono tutte e due la colonna \u{1}C",
    "\u{1}A und \u{1}B sind beide die Spalte \u{1}C",
    "\u{1}A i \u{1}B to ta sama kolumna \u{1}C",
    "add \u{1}A to leave one of them out",
    "acrescente \u{1}A para deixar uma delas de fora",
    "aggiungi \u{1}A per lasciarne fuori una",
    "\u{1}A angeben, um eine davon wegzulassen",
    "dodaj \u{1}A, żeby pominąć jedną z nich",
    "no column gives the winner",
    "nenhuma coluna dá o vencedor",
    "nessuna colonna indica chi vince",
    "keine Spalte nennt den Gewinner",
    "żadna kolumna nie podaje zwycięzcy",
    "no column gives the loser",
    "nenhuma coluna dá o perdedor",
    "nessuna colonna indica chi perde",
    "keine Spalte nennt den Verlierer",
    "żadna kolumna nie podaje przegrywającego",
    "no column gives the points",
    "nenhuma coluna dá os pontos",
    "nessuna colonna indica i punti",
    "keine Spalte nennt die Punkte",
    "żadna kolumna nie podaje punktów",
    "if a column does, name it with `--map`, as in \u{1}A; the headings are \u{1}B",
    "se alguma dá, indique-a com `--map`, como em \u{1}A; os títulos são \u{1}B",
    "se una c'è, indicala con `--map`, come in \u{1}A; le intestazioni sono \u{1}B",
    "steht das doch in einer Spalte, sie mit `--map` angeben, wie in \u{1}A; die Überschriften sind \u{1}B",
    "jeśli któraś podaje, wskaż ją przez `--map`, na przykład \u{1}A; nagłówki to \u{1}B",
    "add it, under a heading such as Winner; the headings are \u{1}A",
    "acrescente-o, sob um título como Winner; os títulos são \u{1}A",
    "aggiungila, sotto un'intestazione come Winner; le intestazioni sono \u{1}A",
    "ihn ergänzen, unter einer Überschrift wie Winner; die Überschriften sind \u{1}A",
    "dodaj taką kolumnę, na przykład z nagłówkiem Winner; nagłówki to \u{1}A",
    "add it, under a heading such as Loser; the headings are \u{1}A",
    "acrescente-o, sob um título como Loser; os títulos são \u{1}A",
    "aggiungila, sotto un'intestazione come Loser; le intestazioni sono \u{1}A",
    "ihn ergänzen, unter einer Überschrift wie Loser; die Überschriften sind \u{1}A",
    "dodaj taką kolumnę, na przykład z nagłówkiem Loser; nagłówki to \u{1}A",
    "add them, under a heading such as Points; the headings are \u{1}A",
    "acrescente-os, sob um título como Points; os títulos são \u{1}A",
    "aggiungila, sotto un'intestazione come Points; le intestazioni sono \u{1}A",
    "sie ergänzen, unter einer Überschrift wie Points; die Überschriften sind \u{1}A",
    "dodaj taką kolumnę, na przykład z nagłówkiem Points; nagłówki to \u{1}A",
    "the file has no heading \u{1}A",
    "o arquivo não tem o título \u{1}A",
    "o ficheiro não tem o título \u{1}A",
    "il file non ha nessuna intestazione \u{1}A",
    "die Datei hat keine Überschrift \u{1}A",
    "w pliku nie ma nagłówka \u{1}A",
    "the headings are \u{1}A",
    "os títulos são \u{1}A",
    "le intestazioni sono \u{1}A",
    "die Überschriften sind \u{1}A",
    "nagłówki to \u{1}A",
    "the row has nothing under \u{1}A",
    "a linha não tem nada em \u{1}A",
    "la riga non ha niente sotto \u{1}A",
    "unter \u{1}A steht in der Zeile nichts",
    "w kolumnie \u{1}A wiersz ma pustą komórkę",
    "write the winner's name; for a hand that nobody won, write `draw` instead",
    "escreva o nome do vencedor; para uma mão que ninguém ganhou, escreva `draw`",
    "escreva o nome do vencedor; para uma mão que ninguém ganhou, escreva `draw` em vez disso",
    "scrivi il nome di chi vince; per una mano che nessuno ha vinto scrivi invece `draw`",
    "den Namen des Gewinners schreiben; bei einer Runde, die niemand gewonnen hat, stattdessen `draw` schreiben",
    "wpisz imię zwycięzcy; przy rozdaniu, którego nikt nie wygrywa, wpisz `draw`",
    "write the winner's points; they may be left out only with both counts",
    "escreva os pontos do vencedor; só podem faltar se os dois restos estiverem lá",
    "escreva os pontos do vencedor; só podem faltar se estiverem lá os dois restos",
    "scrivi i punti di chi vince; si possono lasciare fuori solo se ci sono tutti e due i conti",
    "die Punkte des Gewinners schreiben; sie dürfen nur fehlen, wenn die Deadwood-Punkte beider Spieler dastehen",
    "wpisz punkty zwycięzcy; można je pominąć tylko wtedy, gdy są obie sumy",
    "write both players' names in each row that somebody won",
    "escreva os nomes dos dois jogadores em cada linha que alguém ganhou",
    "scrivi i nomi di tutti e due i giocatori in ogni riga che qualcuno ha vinto",
    "in jeder Zeile, in der jemand gewonnen hat, die Namen beider Spieler schreiben",
    "wpisz imiona obu graczy w każdym wierszu, w którym ktoś wygrywa",
    "\u{1}A cannot be \u{1}B",
    "\u{1}A não pode ser \u{1}B",
    "\u{1}A non può essere \u{1}B",
    "\u{1}A kann nicht \u{1}B sein",
    "\u{1}A nie może mieć wartości \u{1}B",
    "write the points as a whole number, without a minus sign",
    "escreva os pontos como número inteiro, sem sinal de menos",
    "scrivi i punti come numero intero, senza segno meno",
    "die Punkte als ganze Zahl ohne Minuszeichen schreiben",
    "wpisz punkty jako liczbę całkowitą, bez minusa",
    "write the deadwood as a whole number",
    "escreva o resto como número inteiro",
    "scrivi le spaiate come numero intero",
    "das Deadwood als ganze Zahl schreiben",
    "wpisz sumę wolnych kart jako liczbę całkowitą",
    "write the boxes as a whole number",
    "escreva as caixas como número inteiro",
    "scrivi le caselle come numero intero",
    "die Boxen als ganze Zahl schreiben",
    "wpisz kratki jako liczbę całkowitą",
    "write knock, gin, big gin, undercut, gin-off or draw, or nothing; or add \u{1}A to leave the column out",
    "escreva knock, gin, big gin, undercut, gin-off ou draw, ou nada; ou acrescente \u{1}A para deixar a coluna de fora",
    "scrivi knock, gin, big gin, undercut, gin-off o draw, o niente; oppure aggiungi \u{1}A per lasciare fuori la colonna",
    "knock, gin, big gin, undercut, gin-off oder draw schreiben, oder nichts; oder \u{1}A angeben, um die Spalte wegzulassen",
    "wpisz knock, gin, big gin, undercut, gin-off lub draw albo nic; albo dodaj \u{1}A, żeby pominąć tę kolumnę",
    "write a date, as in 2026-11-20 or 20 Nov 2026; a time may follow, as in 19:30",
    "escreva uma data, como em 2026-11-20 ou 20 Nov 2026; pode vir depois uma hora, como em 19:30",
    "scrivi una data, come in 2026-11-20 o 20 Nov 2026; può seguire un'ora, come in 19:30",
    "ein Datum schreiben, wie in 2026-11-20 oder 20 Nov 2026; eine Uhrzeit darf folgen, wie in 19:30",
    "wpisz datę, na przykład 2026-11-20 lub 20 Nov 2026; po niej może być godzina, na przykład 19:30",
    "write the card as rank and suit, as in 7S or TH",
    "escreva a carta como valor e naipe, como em 7S ou TH",
    "scrivi la carta come valore e seme, come in 7S o TH",
    "die Karte als Rang und Farbe schreiben, wie in 7S oder TH",
    "wpisz kartę jako wartość i kolor, na przykład 7S lub TH",
    "\u{1}A is ambiguous: \u{1}B may be \u{1}C or \u{1}D",
    "\u{1}A é ambíguo: \u{1}B pode ser \u{1}C ou \u{1}D",
    "\u{1}A è ambiguo: \u{1}B può essere \u{1}C o \u{1}D",
    "\u{1}A ist mehrdeutig: \u{1}B kann \u{1}C oder \u{1}D heißen",
    "\u{1}A jest niejednoznaczne: \u{1}B to \u{1}C albo \u{1}D",
    "add `--dates day-first` or `--dates month-first`; or write it as in 2026-11-20",
    "acrescente `--dates day-first` ou `--dates month-first`; ou escreva como em 2026-11-20",
    "aggiungi `--dates day-first` o `--dates month-first`; oppure scrivi come in 2026-11-20",
    "`--dates day-first` oder `--dates month-first` angeben; oder schreiben wie in 2026-11-20",
    "dodaj `--dates day-first` lub `--dates month-first`; albo wpisz datę tak: 2026-11-20",
    "\u{1}A is not one of the players of the row: \u{1}B",
    "\u{1}A não é nenhum dos jogadores da linha: \u{1}B",
    "\u{1}A non è uno dei giocatori della riga: \u{1}B",
    "\u{1}A ist keiner der Spieler der Zeile: \u{1}B",
    "w kolumnie \u{1}A jest \u{1}B, a to żaden z graczy tego wiersza",
    "the players are \u{1}A and \u{1}B",
    "os jogadores são \u{1}A e \u{1}B",
    "i giocatori sono \u{1}A e \u{1}B",
    "die Spieler sind \u{1}A und \u{1}B",
    "gracze to \u{1}A i \u{1}B",
    "the row gives the points of a whole game, but the winner has \u{1}A and the loser \u{1}B",
    "a linha dá os pontos de uma partida inteira, mas o vencedor tem \u{1}A e o perdedor \u{1}B",
    "a linha dá os pontos de um jogo inteiro, mas o vencedor tem \u{1}A e o perdedor \u{1}B",
    "la riga dà i punti di una partita intera, ma chi vince ne ha \u{1}A e chi perde \u{1}B",
    "die Zeile nennt die Punkte einer ganzen Partie, aber der Gewinner hat \u{1}A und der Verlierer \u{1}B",
    "wiersz podaje punkty za całą partię, ale zwycięzca ma \u{1}A, a przegrywający \u{1}B",
    "the winner of a game has more points; in a sheet of hands, leave the loser's points out",
    "o vencedor de uma partida tem mais pontos; em uma planilha de mãos, omita os pontos do perdedor",
    "o vencedor de um jogo tem mais pontos; numa tabela de mãos, omita os pontos do perdedor",
    "chi vince una partita ha più punti; in un foglio di mani lascia fuori i punti di chi perde",
    "der Gewinner einer Partie hat mehr Punkte; in einer Tabelle von Runden die Punkte des Verlierers weglassen",
    "zwycięzca partii ma więcej punktów; w arkuszu z rozdaniami pomiń punkty przegrywającego",
    "the row is a whole game, but the game before it is not over",
    "a linha é uma partida inteira, mas a partida anterior ainda não acabou",
    "a linha é um jogo inteiro, mas o jogo anterior ainda não acabou",
    "la riga è una partita intera, ma la partita precedente non è finita",
    "die Zeile ist eine ganze Partie, aber die Partie davor ist nicht zu Ende",
    "wiersz to cała partia, ale partia przed nim nie jest skończona",
    "a row with the points of both players is a whole game; in a sheet of hands, leave the loser's points out",
    "uma linha com os pontos dos dois jogadores é uma partida inteira; em uma planilha de mãos, omita os pontos do perdedor",
    "uma linha com os pontos dos dois jogadores é um jogo inteiro; numa tabela de mãos, omita os pontos do perdedor",
    "una riga con i punti di tutti e due i giocatori è una partita intera; in un foglio di mani lascia fuori i punti di chi perde",
    "eine Zeile mit den Punkten beider Spieler ist eine ganze Partie; in einer Tabelle von Runden die Punkte des Verlierers weglassen",
    "wiersz z punktami obu graczy to cała partia; w arkuszu z rozdaniami pomiń punkty przegrywającego",
    "the row is a whole game, but \u{1}A points do not win a game by these rules",
    "a linha é uma partida inteira, mas \u{1}A pontos não ganham uma partida por estas regras",
    "a linha é um jogo inteiro, mas \u{1}A pontos não ganham um jogo com estas regras",
    "la riga è una partita intera, ma con queste regole \u{1}A punti non bastano per vincere una partita",
    "die Zeile ist eine ganze Partie, aber \u{3}A\u{4}o\u{5}\u{1}A Punkt gewinnt\u{4}\u{5}\u{1}A Punkte gewinnen\u{6} nach diesen Regeln keine Partie",
    "wiersz to cała partia, ale przy tych zasadach \u{3}A\u{4}o\u{5}\u{1}A punkt nie wygrywa\u{4}f\u{5}\u{1}A punkty nie wygrywają\u{4}\u{5}\u{1}A punktów nie wygrywa\u{6} partii",
    "choose the rules that were played, as in `--set target=50`; a game that was broken off cannot be imported",
    "escolha as regras que foram jogadas, como em `--set target=50`; uma partida que ficou pela metade não pode ser importada",
    "escolha as regras que foram jogadas, como em `--set target=50`; um jogo que ficou a meio não pode ser importado",
    "scegli le regole con cui si è giocato, come in `--set target=50`; una partita interrotta non si può importare",
    "die Regeln wählen, nach denen gespielt wurde, wie in `--set target=50`; eine abgebrochene Partie lässt sich nicht importieren",
    "wybierz zasady, na jakich grano, na przykład `--set target=50`; przerwanej partii nie da się zaimportować",
    "the row has no points, and by these rules its deadwood does not fit how the hand ended",
    "a linha não tem pontos, e por estas regras o resto não combina com o modo como a mão terminou",
    "a linha não tem pontos, e com estas regras o resto não combina com o modo como a mão terminou",
    "la riga non ha punti, e con queste regole le sue spaiate non vanno d'accordo con il modo in cui la mano è finita",
    "die Zeile hat keine Punkte, und nach diesen Regeln passt ihr Deadwood nicht dazu, wie die Runde endete",
    "wiersz nie ma punktów, a przy tych zasadach suma wolnych kart nie pasuje do zakończenia rozdania",
    "correct the deadwood or how the hand ended, add the points, or choose the rules that were played, as in `--rules pagat`",
    "corrija o resto ou o modo como a mão terminou, acrescente os pontos, ou escolha as regras que foram jogadas, como em `--rules pagat`",
    "correggi le spaiate o il modo in cui la mano è finita, aggiungi i punti, o scegli le regole con cui si è giocato, come in `--rules pagat`",
    "das Deadwood oder das Ende der Runde berichtigen, die Punkte ergänzen, oder die Regeln wählen, nach denen gespielt wurde, wie in `--rules pagat`",
    "popraw sumę wolnych kart albo zakończenie rozdania, dodaj punkty albo wybierz zasady, na jakich grano, na przykład `--rules pagat`",
    "the row has no \u{1}A",
    "falta \u{1}A na linha",
    "la riga non ha \u{1}A",
    "in der Zeile fehlt \u{1}A",
    "w wierszu brakuje \u{1}A",
    "every row needs `hand`, and the first row of a series also needs `player_one` and `player_two`; the rest is optional",
    "toda linha precisa de `hand`, e a primeira linha de uma série precisa também de `player_one` e `player_two`; o resto é opcional",
    "cada linha precisa de `hand`, e a primeira linha de uma série precisa também de `player_one` e `player_two`; o resto é opcional",
    "ogni riga vuole `hand`, e la prima riga di un incontro vuole anche `player_one` e `player_two`; il resto è facoltativo",
    "jede Zeile braucht `hand`, und die erste Zeile einer Serie auch `player_one` und `player_two`; das Übrige kann fehlen",
    "każdy wiersz potrzebuje `hand`, a pierwszy wiersz serii także `player_one` i `player_two`; reszta jest dowolna",
    "write an amount of money per point, as in 0.10",
    "escreva um valor em dinheiro por ponto, como em 0.10",
    "scrivi una somma di denaro per ogni punto, come in 0.10",
    "einen Betrag je Punkt schreiben, wie in 0.10",
    "wpisz kwotę za punkt, na przykład 0.10",
    "write the name of a preset; `ginscore rules list` shows them",
    "escreva o nome de uma predefinição; `ginscore rules list` as mostra",
    "escreva o nome de uma predefinição; `ginscore rules list` mostra-as",
    "scrivi il nome di un preset; `ginscore rules list` li mostra",
    "den Namen einer Voreinstellung schreiben; `ginscore rules list` zeigt sie",
    "wpisz nazwę zestawu zasad; `ginscore rules list` pokazuje zestawy",
    "write a date, as in 2026-11-20, 2026-11-20 19:30 or 2026-11-20T19:30:00+01:00",
    "escreva uma data, como em 2026-11-20, 2026-11-20 19:30 ou 2026-11-20T19:30:00+01:00",
    "scrivi una data, come in 2026-11-20, 2026-11-20 19:30 o 2026-11-20T19:30:00+01:00",
    "ein Datum schreiben, wie in 2026-11-20, 2026-11-20 19:30 oder 2026-11-20T19:30:00+01:00",
    "wpisz datę, na przykład 2026-11-20, 2026-11-20 19:30 lub 2026-11-20T19:30:00+01:00",
    "\u{1}A contains \u{1}B",
    "\u{1}A contém \u{1}B",
    "\u{1}A contiene \u{1}B",
    "\u{1}A enthält \u{1}B",
    "\u{1}A zawiera \u{1}B",
    "remove it from the cell",
    "remova-o da célula",
    "retire-o da célula",
    "toglilo dalla cella",
    "es aus der Zelle entfernen",
    "usuń ten znak z komórki",
    "\u{1}A differs from the first row of the series",
    "\u{1}A é diferente da primeira linha da série",
    "\u{1}A è diverso da quello della prima riga dell'incontro",
    "\u{1}A ist anders als in der ersten Zeile der Serie",
    "\u{1}A różni się od pierwszego wiersza serii",
    "give two series different names under `series`",
    "dê nomes diferentes a duas séries em `series`",
    "dai a due incontri nomi diversi sotto `series`",
    "zwei Serien unter `series` verschiedene Namen geben",
    "podaj dla dwóch serii różne nazwy w kolumnie `series`",
    "\u{1}A cannot be \u{1}B, who is not one of the players",
    "\u{1}A não pode ser \u{1}B, que não está entre os jogadores",
    "\u{1}A non può essere \u{1}B, che non è uno dei giocatori",
    "\u{1}A kann nicht \u{1}B sein: Das ist keiner der Spieler",
    "\u{1}A nie może mieć wartości \u{1}B, bo takiego gracza tu nie ma",
    "the players are given under `player_one` and `player_two`",
    "os jogadores estão em `player_one` e `player_two`",
    "i giocatori si indicano sotto `player_one` e `player_two`",
    "die Spieler stehen unter `player_one` und `player_two`",
    "gracze są w kolumnach `player_one` i `player_two`",
    "expected hand \u{1}A of the series, but this row is hand \u{1}B",
    "a próxima mão da série é a \u{1}A, mas esta linha é a mão \u{1}B",
    "esperava-se a mão \u{1}A da série, mas esta linha é a mão \u{1}B",
    "qui ci vuole la mano \u{1}A dell'incontro, ma questa riga è la mano \u{1}B",
    "erwartet wird Runde \u{1}A der Serie, aber diese Zeile ist Runde \u{1}B",
    "teraz powinno być rozdanie \u{1}A serii, a ten wiersz to rozdanie \u{1}B",
    "a series needs all its hands, in order; sort the rows by `series` and `number`",
    "uma série precisa de todas as suas mãos, em ordem; ordene as linhas por `series` e `number`",
    "uma série precisa de todas as suas mãos, por ordem; ordene as linhas por `series` e `number`",
    "un incontro vuole tutte le sue mani, in ordine; ordina le righe per `series` e `number`",
    "eine Serie braucht alle ihre Runden in der richtigen Reihenfolge; die Zeilen nach `series` und `number` sortieren",
    "seria potrzebuje wszystkich rozdań po kolei; posortuj wiersze według `series` i `number`",
    "this hand comes after the end of the series",
    "esta mão vem depois do fim da série",
    "questa mano viene dopo la fine dell'incontro",
    "diese Runde kommt nach dem Ende der Serie",
    "to rozdanie jest już po końcu serii",
    "give the next series a different name under `series`; or were other `rules` played?",
    "dê outro nome em `series` à série seguinte; ou foram jogadas outras `rules`?",
    "dai all'incontro seguente un altro nome sotto `series`; o si è giocato con altre `rules`?",
    "der nächsten Serie unter `series` einen anderen Namen geben; oder wurde nach anderen `rules` gespielt?",
    "podaj dla następnej serii inną nazwę w kolumnie `series`; a może grano na innych zasadach (`rules`)?",
    "the row has \u{1}A \u{1}B, but the rules give \u{1}C",
    "a linha tem \u{1}A \u{1}B, mas as regras dão \u{1}C",
    "la riga ha \u{1}A \u{1}B, ma secondo le regole è \u{1}C",
    "die Zeile hat \u{1}A \u{1}B, aber nach den Regeln ist es \u{1}C",
    "w wierszu \u{1}A to \u{1}B, a zasady dają \u{1}C",
    "the row has \u{1}A \u{1}B, but the rules give none",
    "a linha tem \u{1}A \u{1}B, mas as regras não dão nada",
    "la riga ha \u{1}A \u{1}B, ma secondo le regole non c'è niente",
    "die Zeile hat \u{1}A \u{1}B, aber nach den Regeln gibt es nichts",
    "w wierszu \u{1}A to \u{1}B, a zasady nie dają nic",
    "fix the hand or the `rules`; or leave the column out to let the rules decide",
    "corrija a mão ou as `rules`; ou omita a coluna e deixe as regras decidirem",
    "corrija a mão ou as `rules`; ou omita a coluna e deixe as regras decidir",
    "correggi la mano o `rules`; oppure lascia fuori la colonna, e decidono le regole",
    "die Runde oder die `rules` berichtigen; oder die Spalte weglassen, dann entscheiden die Regeln",
    "popraw rozdanie albo `rules`; albo pomiń tę kolumnę, żeby rozstrzygnęły zasady",
    "the hand is not valid",
    "a mão não é válida",
    "la mano non è valida",
    "die Runde ist nicht gültig",
    "rozdanie jest nieprawidłowe",
    "write it as in `Ann 4 v 23`",
    "escreva como em `Ann 4 v 23`",
    "scrivila come in `Ann 4 v 23`",
    "schreiben wie in `Ann 4 v 23`",
    "wpisz je na przykład tak: `Ann 4 v 23`",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 79] = [(0, 136), (136, 171), (171, 426), (426, 622), (622, 748), (748, 801), (801, 1085), (1085, 1135), (1135, 1236), (1236, 1346), (1346, 1399), (1399, 1477), (1477, 1593), (1593, 1673), (1673, 1759), (1759, 1806), (1806, 1894), (1894, 1945), (1945, 2007), (2007, 2085), (2085, 2165), (2165, 2213), (2213, 2311), (2311, 2364), (2364, 2400), (2400, 2458), (2458, 2516), (2516, 2562), (2562, 2607), (2607, 2653), (2653, 2761), (2761, 2851), (2851, 2939), (2939, 3031), (3031, 3077), (3077, 3113), (3113, 3161), (3161, 3270), (3270, 3374), (3374, 3459), (3459, 3489), (3489, 3575), (3575, 3635), (3635, 3691), (3691, 3840), (3840, 3954), (3954, 4028), (4028, 4096), (4096, 4212), (4212, 4280), (4280, 4330), (4330, 4453), (4453, 4581), (4581, 4671), (4671, 4821), (4821, 4933), (4933, 5085), (5085, 5211), (5211, 5381), (5381, 5415), (5415, 5581), (5581, 5654), (5654, 5746), (5746, 5860), (5860, 5889), (5889, 5931), (5931, 5999), (5999, 6072), (6072, 6150), (6150, 6238), (6238, 6328), (6328, 6444), (6444, 6513), (6513, 6635), (6635, 6704), (6704, 6776), (6776, 6889), (6889, 6929), (6929, 6977)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "\u{3}A\u{4}o\u{5}⟦Ignored the column⟧ \u{1}B⟦; `--map` can say what it is.⟧\u{4}\u{5}⟦Ignored the columns⟧ \u{1}B⟦; `--map` can say what they are.⟧\u{6}",
    "\u{1}A ⟦and⟧ \u{1}B ⟦more⟧⟦~~~⟧",
    "\u{3}A\u{4}o\u{5}⟦by these rules, the deadwood in line⟧ \u{1}B ⟦does not give the points there; the hand is recorded with points only⟧\u{4}\u{5}⟦by these rules, the deadwood in lines⟧ \u{1}B ⟦does not give the points there; these hands are recorded with points only⟧\u{6}",
    "⟦by these rules, the deadwood in⟧ \u{2}A ⟦lines does not give the points there, as in lines⟧ \u{1}B⟦; these hands are recorded with points only⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦if other rules were played, choose them, as in `--rules pagat` or `--set gin_bonus=20`⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦there are no hands in this file⟧⟦~~~~~~~~~~⟧",
    "⟦import reads the output of `ginscore export --format csv` and `--format jsonl`, and sheets with headings such as Date, Winner, Loser and Points; for other headings, see `--map` in `ginscore import --help`⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the line is not a JSON object⟧⟦~~~~~~~~~⟧",
    "⟦write one object per line, as `ginscore export --format jsonl` does⟧⟦~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the row has schema⟧ \u{1}A⟦, which this version of ginscore does not support⟧⟦~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦use a newer version of ginscore⟧⟦~~~~~~~~~~⟧",
    "⟦the header has⟧ \u{2}A ⟦columns, and the limit is⟧ \u{1}B⟦~~~~~~~~~~~~~~⟧",
    "⟦import reads the output of `ginscore export --format csv` and `--format jsonl`⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the row has fewer cells than the header has columns⟧⟦~~~~~~~~~~~~~~~~~⟧",
    "⟦is the file complete? An empty cell needs its comma, too⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦spans more than one line⟧⟦~~~~~~~~⟧",
    "⟦is a quotation mark left open? A cell must be on one line⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is longer than⟧ \u{1}B ⟦bytes⟧⟦~~~~~~~⟧",
    "⟦a row has one hand and a one-line note⟧⟦~~~~~~~~~~~~⟧",
    "⟦the row has more cells than the header has columns⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦put a cell that contains a comma in quotation marks⟧⟦~~~~~~~~~~~~~~~~~⟧",
    "⟦there is no column called⟧ \u{1}A⟦~~~~~~~~⟧",
    "⟦did you mean⟧ \u{1}A⟦? Otherwise add⟧ \u{1}B ⟦to leave the column out⟧⟦~~~~~~~~~~~~~~~~~⟧",
    "⟦the column⟧ \u{1}A ⟦appears twice⟧⟦~~~~~~~~⟧",
    "⟦remove one of them⟧⟦~~~~~~⟧",
    "\u{1}A ⟦and⟧ \u{1}B ⟦are both the column⟧ \u{1}C⟦~~~~~~~~⟧",
    "⟦add⟧ \u{1}A ⟦to leave one of them out⟧⟦~~~~~~~~~⟧",
    "⟦no column gives the winner⟧⟦~~~~~~~~⟧",
    "⟦no column gives the loser⟧⟦~~~~~~~~⟧",
    "⟦no column gives the points⟧⟦~~~~~~~~⟧",
    "⟦if a column does, name it with `--map`, as in⟧ \u{1}A⟦; the headings are⟧ \u{1}B⟦~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦add it, under a heading such as Winner; the headings are⟧ \u{1}A⟦~~~~~~~~~~~~~~~~~~~⟧",
    "⟦add it, under a heading such as Loser; the headings are⟧ \u{1}A⟦~~~~~~~~~~~~~~~~~~⟧",
    "⟦add them, under a heading such as Points; the headings are⟧ \u{1}A⟦~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the file has no heading⟧ \u{1}A⟦~~~~~~~~⟧",
    "⟦the headings are⟧ \u{1}A⟦~~~~~⟧",
    "⟦the row has nothing under⟧ \u{1}A⟦~~~~~~~~⟧",
    "⟦write the winner's name; for a hand that nobody won, write `draw` instead⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦write the winner's points; they may be left out only with both counts⟧⟦~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦write both players' names in each row that somebody won⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦cannot be⟧ \u{1}B⟦~~~⟧",
    "⟦write the points as a whole number, without a minus sign⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "⟦write the deadwood as a whole number⟧⟦~~~~~~~~~~~~⟧",
    "⟦write the boxes as a whole number⟧⟦~~~~~~~~~~~⟧",
    "⟦write knock, gin, big gin, undercut, gin-off or draw, or nothing; or add⟧ \u{1}A ⟦to leave the column out⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦write a date, as in 2026-11-20 or 20 Nov 2026; a time may follow, as in 19:30⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦write the card as rank and suit, as in 7S or TH⟧⟦~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is ambiguous:⟧ \u{1}B ⟦may be⟧ \u{1}C ⟦or⟧ \u{1}D⟦~~~~~~~~~⟧",
    "⟦add `--dates day-first` or `--dates month-first`; or write it as in 2026-11-20⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is not one of the players of the row:⟧ \u{1}B⟦~~~~~~~~~~~~~⟧",
    "⟦the players are⟧ \u{1}A ⟦and⟧ \u{1}B⟦~~~~~~~⟧",
    "⟦the row gives the points of a whole game, but the winner has⟧ \u{1}A ⟦and the loser⟧ \u{1}B⟦~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the winner of a game has more points; in a sheet of hands, leave the loser's points out⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the row is a whole game, but the game before it is not over⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "⟦a row with the points of both players is a whole game; in a sheet of hands, leave the loser's points out⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the row is a whole game, but⟧ \u{1}A ⟦points do not win a game by these rules⟧⟦~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦choose the rules that were played, as in `--set target=50`; a game that was broken off cannot be imported⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the row has no points, and by these rules its deadwood does not fit how the hand ended⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦correct the deadwood or how the hand ended, add the points, or choose the rules that were played, as in `--rules pagat`⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the row has no⟧ \u{1}A⟦~~~~~⟧",
    "⟦every row needs `hand`, and the first row of a series also needs `player_one` and `player_two`; the rest is optional⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦write an amount of money per point, as in 0.10⟧⟦~~~~~~~~~~~~~~~⟧",
    "⟦write the name of a preset; `ginscore rules list` shows them⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦write a date, as in 2026-11-20, 2026-11-20 19:30 or 2026-11-20T19:30:00+01:00⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦contains⟧ \u{1}B⟦~~~⟧",
    "⟦remove it from the cell⟧⟦~~~~~~~⟧",
    "\u{1}A ⟦differs from the first row of the series⟧⟦~~~~~~~~~~~~~⟧",
    "⟦give two series different names under `series`⟧⟦~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦cannot be⟧ \u{1}B⟦, who is not one of the players⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦the players are given under `player_one` and `player_two`⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "⟦expected hand⟧ \u{1}A ⟦of the series, but this row is hand⟧ \u{1}B⟦~~~~~~~~~~~~~~~~~⟧",
    "⟦a series needs all its hands, in order; sort the rows by `series` and `number`⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦this hand comes after the end of the series⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦give the next series a different name under `series`; or were other `rules` played?⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the row has⟧ \u{1}A \u{1}B⟦, but the rules give⟧ \u{1}C⟦~~~~~~~~~~~⟧",
    "⟦the row has⟧ \u{1}A \u{1}B⟦, but the rules give none⟧⟦~~~~~~~~~~~~⟧",
    "⟦fix the hand or the `rules`; or leave the column out to let the rules decide⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the hand is not valid⟧⟦~~~~~~~⟧",
    "⟦write it as in `Ann 4 v 23`⟧⟦~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("ignored-columns", 2),
    ("names-and-more", 2),
    ("without-counts", 2),
    ("without-counts-many", 2),
    ("without-counts-hint", 0),
    ("no-rows", 0),
    ("no-rows-hint", 0),
    ("no-object", 0),
    ("no-object-hint", 0),
    ("newer", 1),
    ("newer-hint", 0),
    ("too-many-columns", 2),
    ("too-many-columns-hint", 0),
    ("too-few-cells", 0),
    ("too-few-cells-hint", 0),
    ("many-lines", 1),
    ("many-lines-hint", 0),
    ("cell-too-long", 2),
    ("cell-too-long-hint", 0),
    ("too-many-cells", 0),
    ("too-many-cells-hint", 0),
    ("no-such-column", 1),
    ("no-such-column-hint", 2),
    ("column-twice", 1),
    ("column-twice-hint", 0),
    ("same-meaning", 3),
    ("same-meaning-hint", 1),
    ("no-winner", 0),
    ("no-loser", 0),
    ("no-points", 0),
    ("name-the-column", 2),
    ("add-winner", 1),
    ("add-loser", 1),
    ("add-points", 1),
    ("no-such-heading", 1),
    ("headings-are", 1),
    ("empty-cell", 1),
    ("empty-winner", 0),
    ("empty-points", 0),
    ("empty-name", 0),
    ("cannot-be", 2),
    ("points-hint", 0),
    ("count-hint", 0),
    ("boxes-hint", 0),
    ("how-hint", 1),
    ("date-hint", 0),
    ("card-hint", 0),
    ("ambiguous-date", 4),
    ("ambiguous-date-hint", 0),
    ("strange-winner", 2),
    ("players-are", 2),
    ("not-more-points", 2),
    ("not-more-points-hint", 0),
    ("game-in-game", 0),
    ("game-in-game-hint", 0),
    ("game-not-won", 1),
    ("game-not-won-hint", 0),
    ("counts-without-points", 0),
    ("counts-without-points-hint", 0),
    ("missing", 1),
    ("missing-hint", 0),
    ("stake-hint", 0),
    ("preset-hint", 0),
    ("timestamp-hint", 0),
    ("hidden-character", 2),
    ("hidden-character-hint", 0),
    ("differs", 1),
    ("differs-hint", 0),
    ("not-a-player", 2),
    ("not-a-player-hint", 0),
    ("out-of-order", 2),
    ("out-of-order-hint", 0),
    ("series-over", 0),
    ("series-over-hint", 0),
    ("mismatch", 3),
    ("mismatch-none", 2),
    ("mismatch-hint", 0),
    ("not-valid", 0),
    ("not-valid-hint", 0),
];
