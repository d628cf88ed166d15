//! The messages of `l10n/*/correction.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// hand { $number }: { $headline }
message!(0, HandIs { number: Value, headline: Value });

// round { $number }: { $headline }
message!(1, RoundIs { number: Value, headline: Value });

// hand { $number } amended: { $headline } (was: { $before })
message!(2, HandAmended { number: Value, headline: Value, before: Value });

// round { $number } amended: { $headline } (was: { $before })
message!(3, RoundAmended { number: Value, headline: Value, before: Value });

// hand { $number } inserted: { $headline }
message!(4, HandInserted { number: Value, headline: Value });

// round { $number } inserted: { $headline }
message!(5, RoundInserted { number: Value, headline: Value });

// hand { $number } inserted
message!(6, HandInsertedBelow { number: Value });

// round { $number } inserted
message!(7, RoundInsertedBelow { number: Value });

// hand { $number } deleted: { $headline }
message!(8, HandDeleted { number: Value, headline: Value });

// round { $number } deleted: { $headline }
message!(9, RoundDeleted { number: Value, headline: Value });

// accepted changes to the file
message!(10, ChangesAccepted);

// accepted changes to the file: { $note }
message!(11, ChangesAcceptedNote { note: Value });

// witness: { $word }
message!(12, Witness { word: Value });

// { $before } is now called { $name }
message!(13, Renamed { before: Value, name: Value });

// undone: { $what }
message!(14, Undone { what: Value });

// redone: { $what }
message!(15, Redone { what: Value });

// hand { $number } ({ $headline })
message!(16, TheHand { number: Value, headline: Value });

// round { $number } ({ $headline })
message!(17, TheRound { number: Value, headline: Value });

// the amendment of hand { $number } ({ $headline }; before that, { $before })
message!(18, TheAmendmentOfHand { number: Value, headline: Value, before: Value });

// the amendment of round { $number } ({ $headline }; before that, { $before })
message!(19, TheAmendmentOfRound { number: Value, headline: Value, before: Value });

// the insertion of hand { $number } ({ $headline })
message!(20, TheInsertionOfHand { number: Value, headline: Value });

// the insertion of round { $number } ({ $headline })
message!(21, TheInsertionOfRound { number: Value, headline: Value });

// the deletion of hand { $number } ({ $headline })
message!(22, TheDeletionOfHand { number: Value, headline: Value });

// the deletion of round { $number } ({ $headline })
message!(23, TheDeletionOfRound { number: Value, headline: Value });

// the misdeal
message!(24, TheMisdeal);

// the misdeal ({ $why })
message!(25, TheMisdealWhy { why: Value });

// { $adjustment } ({ $why })
message!(26, TheAdjustment { adjustment: Value, why: Value });

// the series was stopped ({ $why })
message!(27, TheStopWhy { why: Value });

// { $players -> [one] { $name } deals [other] { $name } deal } hand { $number }
message!(28, DealsHand { players: Count, name: Value, number: Value });

// { $players -> [one] { $name } deals [other] { $name } deal } round { $number }
message!(29, DealsRound { players: Count, name: Value, number: Value });

// { $name } plays hand { $number }
message!(30, PlaysHand { name: Value, number: Value });

// { $one } and { $two } play hand { $number }
message!(31, PlayHand { one: Value, two: Value, number: Value });

// the knock card of hand { $number } is { $card }
message!(32, KnockCardOfHand { number: Value, card: Value });

// the knock card of round { $number } is { $card }
message!(33, KnockCardOfRound { number: Value, card: Value });

// misdeal: the same dealer deals again
message!(34, Misdeal);

// misdeal ({ $why }): the same dealer deals again
message!(35, MisdealWhy { why: Value });

// { $adjustment }: { $why }
message!(36, Adjusted { adjustment: Value, why: Value });

// the series was stopped
message!(37, Stopped);

// the series was stopped: { $why }
message!(38, StoppedWhy { why: Value });

// the knock card is { $card }
message!(39, KnockCard { card: Value });

// the knock card is { $card }; under these rules it changes nothing
message!(40, KnockCardWithoutEffect { card: Value });

// the knock card is { $card }; { $suit } double the hand
message!(41, KnockCardDoubles { card: Value, suit: Value });

// the knock card is { $card }; only gin ends this hand
message!(42, KnockCardGinOnly { card: Value });

// the knock card is { $card }; only gin ends this hand; { $suit } double the hand
message!(43, KnockCardGinOnlyDoubles { card: Value, suit: Value });

// the knock card is { $card }; the knock limit is { $limit }
message!(44, KnockCardLimit { card: Value, limit: Count });

// the knock card is { $card }; the knock limit is { $limit }; { $suit } double the hand
message!(45, KnockCardLimitDoubles { card: Value, limit: Count, suit: Value });

// { $players -> [one] { $name } is given [other] { $name } are given } { $points -> [one] { $points } point [other] { $points } points }
message!(46, GivenPoints { players: Count, name: Value, points: Count });

// { $players -> [one] { $name } loses [other] { $name } lose } { $points -> [one] { $points } point [other] { $points } points }
message!(47, LosesPoints { players: Count, name: Value, points: Count });

// { $players -> [one] { $name } is given [other] { $name } are given } { $boxes -> [one] { $boxes } box [other] { $boxes } boxes }
message!(48, GivenBoxes { players: Count, name: Value, boxes: Count });

// { $players -> [one] { $name } loses [other] { $name } lose } { $boxes -> [one] { $boxes } box [other] { $boxes } boxes }
message!(49, LosesBoxes { players: Count, name: Value, boxes: Count });

// the series is over
message!(50, ErrorSeriesOver);

// the sheet has no game { $game }
message!(51, ErrorNoSuchGame { game: Value });

// game { $game } is closed, and a closed game never changes
message!(52, ErrorGameClosed { game: Value });

// an adjustment is at most { $points } points or { $boxes } boxes
message!(53, ErrorOutOfRange { points: Count, boxes: Count });

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 54]; 6] = [
    [(0, 11), (60, 72), (136, 165), (335, 365), (539, 559), (647, 668), (780, 796), (868, 885), (977, 996), (1083, 1103), (1213, 1241), (1389, 1421), (1589, 1600), (1660, 1679), (1770, 1780), (1853, 1863), (1923, 1935), (1988, 2001), (2070, 2116), (2324, 2371), (2581, 2610), (2752, 2782), (2926, 2954), (3097, 3126), (3271, 3282), (3374, 3390), (3507, 3514), (3514, 3541), (3655, 3686), (3913, 3945), (4176, 4192), (4266, 4288), (4391, 4422), (4562, 4594), (4772, 4808), (4997, 5038), (5247, 5253), (5253, 5275), (5373, 5399), (5513, 5533), (5621, 5679), (5976, 6016), (6196, 6241), (6454, 6519), (6818, 6861), (7093, 7156), (7498, 7555), (7799, 7848), (8084, 8138), (8383, 8429), (8666, 8684), (8762, 8786), (8939, 8989), (9295, 9341)],
    [(11, 22), (72, 85), (165, 196), (365, 398), (559, 579), (668, 690), (796, 812), (885, 903), (996, 1015), (1103, 1124), (1241, 1272), (1421, 1456), (1600, 1614), (1679, 1699), (1780, 1792), (1863, 1874), (1935, 1947), (2001, 2015), (2116, 2161), (2371, 2418), (2610, 2638), (2782, 2812), (2954, 2981), (3126, 3155), (3282, 3301), (3390, 3414), (3507, 3514), (3541, 3571), (3686, 3728), (3945, 3989), (4192, 4209), (4288, 4311), (4422, 4456), (4594, 4630), (4808, 4846), (5038, 5081), (5247, 5253), (5275, 5300), (5399, 5428), (5533, 5556), (5679, 5739), (6016, 6057), (6241, 6293), (6519, 6589), (6861, 6911), (7156, 7224), (7555, 7608), (7848, 7899), (8138, 8191), (8429, 8480), (8684, 8699), (8786, 8815), (8989, 9049), (9341, 9390)],
    [(11, 22), (85, 97), (196, 229), (398, 432), (559, 579), (690, 711), (796, 812), (903, 920), (996, 1015), (1124, 1144), (1272, 1304), (1456, 1492), (1600, 1614), (1699, 1719), (1792, 1803), (1863, 1874), (1935, 1947), (2015, 2028), (2161, 2204), (2418, 2462), (2638, 2664), (2812, 2839), (2981, 3009), (3155, 3184), (3301, 3317), (3414, 3435), (3507, 3514), (3541, 3571), (3728, 3770), (3989, 4032), (4192, 4209), (4288, 4311), (4422, 4456), (4630, 4665), (4808, 4846), (5038, 5081), (5247, 5253), (5275, 5300), (5399, 5428), (5533, 5556), (5739, 5795), (6016, 6057), (6241, 6293), (6519, 6589), (6911, 6959), (7224, 7290), (7555, 7608), (7848, 7899), (8138, 8191), (8429, 8480), (8684, 8699), (8815, 8839), (9049, 9102), (9390, 9439)],
    [(22, 33), (97, 108), (229, 261), (432, 464), (579, 599), (711, 731), (812, 828), (920, 936), (1015, 1036), (1144, 1165), (1304, 1331), (1492, 1523), (1614, 1634), (1719, 1738), (1803, 1816), (1874, 1886), (1947, 1959), (2028, 2040), (2204, 2242), (2462, 2498), (2664, 2694), (2839, 2867), (3009, 3040), (3184, 3213), (3317, 3338), (3435, 3461), (3507, 3514), (3571, 3602), (3770, 3824), (4032, 4084), (4209, 4228), (4311, 4337), (4456, 4495), (4665, 4702), (4846, 4902), (5081, 5142), (5247, 5253), (5300, 5330), (5428, 5462), (5556, 5581), (5795, 5857), (6057, 6110), (6293, 6354), (6589, 6678), (6959, 7008), (7290, 7367), (7608, 7661), (7899, 7950), (8191, 8248), (8480, 8535), (8699, 8719), (8839, 8870), (9102, 9163), (9439, 9491)],
    [(33, 45), (108, 124), (261, 297), (464, 504), (599, 622), (731, 758), (828, 847), (936, 959), (1036, 1058), (1165, 1191), (1331, 1365), (1523, 1561), (1634, 1648), (1738, 1756), (1816, 1840), (1886, 1907), (1959, 1972), (2040, 2057), (2242, 2286), (2498, 2546), (2694, 2725), (2867, 2902), (3040, 3070), (3213, 3247), (3338, 3355), (3461, 3483), (3507, 3514), (3602, 3634), (3824, 3856), (4084, 4120), (4228, 4246), (4337, 4363), (4495, 4529), (4702, 4740), (4902, 4949), (5142, 5194), (5247, 5253), (5330, 5357), (5462, 5493), (5581, 5602), (5857, 5917), (6110, 6156), (6354, 6404), (6678, 6747), (7008, 7053), (7367, 7437), (7661, 7716), (7950, 8007), (8248, 8300), (8535, 8589), (8719, 8740), (8870, 8908), (9163, 9227), (9491, 9542)],
    [(45, 60), (124, 136), (297, 335), (504, 539), (622, 647), (758, 780), (847, 868), (959, 977), (1058, 1083), (1191, 1213), (1365, 1389), (1561, 1589), (1648, 1660), (1756, 1770), (1840, 1853), (1907, 1923), (1972, 1988), (2057, 2070), (2286, 2324), (2546, 2581), (2725, 2752), (2902, 2926), (3070, 3097), (3247, 3271), (3355, 3374), (3483, 3507), (3507, 3514), (3634, 3655), (3856, 3913), (4120, 4176), (4246, 4266), (4363, 4391), (4529, 4562), (4740, 4772), (4949, 4997), (5194, 5247), (5247, 5253), (5357, 5373), (5493, 5513), (5602, 5621), (5917, 5976), (6156, 6196), (6404, 6454), (6747, 6818), (7053, 7093), (7437, 7498), (7716, 7799), (8007, 8084), (8300, 8383), (8589, 8666), (8740, 8762), (8908, 8939), (9227, 9295), (9542, 9645)],
];

const TEXT: &str = concat!(
    "hand \u{1}A: \u{1}B",
    "mão \u{1}A: \u{1}B",
    "mano \u{1}A: \u{1}B",
    "Runde \u{1}A: \u{1}B",
    "rozdanie \u{1}A: \u{1}B",
    "round \u{1}A: \u{1}B",
    "rodada \u{1}A: \u{1}B",
    "ronda \u{1}A: \u{1}B",
    "giro \u{1}A: \u{1}B",
    "Durchgang \u{1}A: \u{1}B",
    "runda \u{1}A: \u{1}B",
    "hand \u{1}A amended: \u{1}B (was: \u{1}C)",
    "mão \u{1}A corrigida: \u{1}B (era: \u{1}C)",
    "mão \u{1}A corrigida: \u{1}B (antes: \u{1}C)",
    "mano \u{1}A modificata: \u{1}B (era: \u{1}C)",
    "Runde \u{1}A berichtigt: \u{1}B (vorher: \u{1}C)",
    "rozdanie \u{1}A poprawione: \u{1}B (było: \u{1}C)",
    "round \u{1}A amended: \u{1}B (was: \u{1}C)",
    "rodada \u{1}A corrigida: \u{1}B (era: \u{1}C)",
    "ronda \u{1}A corrigida: \u{1}B (antes: \u{1}C)",
    "giro \u{1}A modificato: \u{1}B (era: \u{1}C)",
    "Durchgang \u{1}A berichtigt: \u{1}B (vorher: \u{1}C)",
    "runda \u{1}A poprawiona: \u{1}B (było: \u{1}C)",
    "hand \u{1}A inserted: \u{1}B",
    "mão \u{1}A inserida: \u{1}B",
    "mano \u{1}A inserita: \u{1}B",
    "Runde \u{1}A eingefügt: \u{1}B",
    "rozdanie \u{1}A wstawione: \u{1}B",
    "round \u{1}A inserted: \u{1}B",
    "rodada \u{1}A inserida: \u{1}B",
    "ronda \u{1}A inserida: \u{1}B",
    "giro \u{1}A inserito: \u{1}B",
    "Durchgang \u{1}A eingefügt: \u{1}B",
    "runda \u{1}A wstawiona: \u{1}B",
    "hand \u{1}A inserted",
    "mão \u{1}A inserida",
    "mano \u{1}A inserita",
    "Runde \u{1}A eingefügt",
    "rozdanie \u{1}A wstawione",
    "round \u{1}A inserted",
    "rodada \u{1}A inserida",
    "ronda \u{1}A inserida",
    "giro \u{1}A inserito",
    "Durchgang \u{1}A eingefügt",
    "runda \u{1}A wstawiona",
    "hand \u{1}A deleted: \u{1}B",
    "mão \u{1}A apagada: \u{1}B",
    "mano \u{1}A eliminata: \u{1}B",
    "Runde \u{1}A gelöscht: \u{1}B",
    "rozdanie \u{1}A usunięte: \u{1}B",
    "round \u{1}A deleted: \u{1}B",
    "rodada \u{1}A apagada: \u{1}B",
    "ronda \u{1}A apagada: \u{1}B",
    "giro \u{1}A eliminato: \u{1}B",
    "Durchgang \u{1}A gelöscht: \u{1}B",
    "runda \u{1}A usunięta: \u{1}B",
    "accepted changes to the file",
    "alterações no arquivo aceitas",
    "alterações ao ficheiro aceites",
    "modifiche al file accettate",
    "Änderungen an der Datei anerkannt",
    "przyjęto zmiany w pliku",
    "accepted changes to the file: \u{1}A",
    "alterações no arquivo aceitas: \u{1}A",
    "alterações ao ficheiro aceites: \u{1}A",
    "modifiche al file accettate: \u{1}A",
    "Änderungen an der Datei anerkannt: \u{1}A",
    "przyjęto zmiany w pliku: \u{1}A",
    "witness: \u{1}A",
    "testemunha: \u{1}A",
    "parola testimone: \u{1}A",
    "Zeugenwort: \u{1}A",
    "świadek: \u{1}A",
    "\u{1}A is now called \u{1}B",
    "\u{1}A agora se chama \u{1}B",
    "\u{1}A chama-se agora \u{1}B",
    "\u{1}A ora si chiama \u{1}B",
    "\u{1}A heißt jetzt \u{1}B",
    "\u{1}A to teraz \u{1}B",
    "undone: \u{1}A",
    "desfeito: \u{1}A",
    "anulado: \u{1}A",
    "annullato: \u{1}A",
    "rückgängig gemacht: \u{1}A",
    "cofnięto: \u{1}A",
    "redone: \u{1}A",
    "refeito: \u{1}A",
    "ripetuto: \u{1}A",
    "wiederhergestellt: \u{1}A",
    "przywrócono: \u{1}A",
    "hand \u{1}A (\u{1}B)",
    "mão \u{1}A (\u{1}B)",
    "mano \u{1}A (\u{1}B)",
    "Runde \u{1}A (\u{1}B)",
    "rozdanie \u{1}A (\u{1}B)",
    "round \u{1}A (\u{1}B)",
    "rodada \u{1}A (\u{1}B)",
    "ronda \u{1}A (\u{1}B)",
    "giro \u{1}A (\u{1}B)",
    "Durchgang \u{1}A (\u{1}B)",
    "runda \u{1}A (\u{1}B)",
    "the amendment of hand \u{1}A (\u{1}B; before that, \u{1}C)",
    "a correção da mão \u{1}A (\u{1}B; antes disso, \u{1}C)",
    "correção da mão \u{1}A (\u{1}B; antes disso, \u{1}C)",
    "modifica della mano \u{1}A (\u{1}B; prima, \u{1}C)",
    "die Berichtigung von Runde \u{1}A (\u{1}B; davor \u{1}C)",
    "poprawka rozdania \u{1}A (\u{1}B; przedtem \u{1}C)",
    "the amendment of round \u{1}A (\u{1}B; before that, \u{1}C)",
    "a correção da rodada \u{1}A (\u{1}B; antes disso, \u{1}C)",
    "correção da ronda \u{1}A (\u{1}B; antes disso, \u{1}C)",
    "modifica del giro \u{1}A (\u{1}B; prima, \u{1}C)",
    "die Berichtigung von Durchgang \u{1}A (\u{1}B; davor \u{1}C)",
    "poprawka rundy \u{1}A (\u{1}B; przedtem \u{1}C)",
    "the insertion of hand \u{1}A (\u{1}B)",
    "a inserção da mão \u{1}A (\u{1}B)",
    "inserção da mão \u{1}A (\u{1}B)",
    "inserimento della mano \u{1}A (\u{1}B)",
    "das Einfügen von Runde \u{1}A (\u{1}B)",
    "wstawienie rozdania \u{1}A (\u{1}B)",
    "the insertion of round \u{1}A (\u{1}B)",
    "a inserção da rodada \u{1}A (\u{1}B)",
    "inserção da ronda \u{1}A (\u{1}B)",
    "inserimento del giro \u{1}A (\u{1}B)",
    "das Einfügen von Durchgang \u{1}A (\u{1}B)",
    "wstawienie rundy \u{1}A (\u{1}B)",
    "the deletion of hand \u{1}A (\u{1}B)",
    "a remoção da mão \u{1}A (\u{1}B)",
    "eliminação da mão \u{1}A (\u{1}B)",
    "eliminazione della mano \u{1}A (\u{1}B)",
    "das Löschen von Runde \u{1}A (\u{1}B)",
    "usunięcie rozdania \u{1}A (\u{1}B)",
    "the deletion of round \u{1}A (\u{1}B)",
    "a remoção da rodada \u{1}A (\u{1}B)",
    "eliminação da ronda \u{1}A (\u{1}B)",
    "eliminazione del giro \u{1}A (\u{1}B)",
    "das Löschen von Durchgang \u{1}A (\u{1}B)",
    "usunięcie rundy \u{1}A (\u{1}B)",
    "the misdeal",
    "as cartas mal dadas",
    "cartas mal dadas",
    "distribuzione a monte",
    "das falsche Geben",
    "nieudane rozdawanie",
    "the misdeal (\u{1}A)",
    "as cartas mal dadas (\u{1}A)",
    "cartas mal dadas (\u{1}A)",
    "distribuzione a monte (\u{1}A)",
    "das falsche Geben (\u{1}A)",
    "nieudane rozdawanie (\u{1}A)",
    "\u{1}A (\u{1}B)",
    "the series was stopped (\u{1}A)",
    "a série foi interrompida (\u{1}A)",
    "interruzione dell'incontro (\u{1}A)",
    "die Serie wurde abgebrochen (\u{1}A)",
    "serię przerwano (\u{1}A)",
    "\u{3}A\u{4}o\u{5}\u{1}B deals\u{4}\u{5}\u{1}B deal\u{6} hand \u{1}C",
    "\u{3}A\u{4}o\u{5}\u{1}B dá\u{4}\u{5}\u{1}B dão\u{6} as cartas da mão \u{1}C",
    "\u{3}A\u{4}o\u{5}\u{1}B dá\u{4}\u{5}\u{1}B dão\u{6} as cartas na mão \u{1}C",
    "\u{3}A\u{4}o\u{5}\u{1}B dà le carte\u{4}\u{5}\u{1}B danno le carte\u{6} nella mano \u{1}C",
    "\u{3}A\u{4}o\u{5}\u{1}B gibt\u{4}\u{5}\u{1}B geben\u{6} Runde \u{1}C",
    "w rozdaniu \u{1}C \u{3}A\u{4}o\u{5}rozdaje \u{1}B\u{4}f\u{5}rozdają \u{1}B\u{4}\u{5}rozdają \u{1}B\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B deals\u{4}\u{5}\u{1}B deal\u{6} round \u{1}C",
    "\u{3}A\u{4}o\u{5}\u{1}B dá\u{4}\u{5}\u{1}B dão\u{6} as cartas da rodada \u{1}C",
    "\u{3}A\u{4}o\u{5}\u{1}B dá\u{4}\u{5}\u{1}B dão\u{6} as cartas na ronda \u{1}C",
    "\u{3}A\u{4}o\u{5}\u{1}B dà le carte\u{4}\u{5}\u{1}B danno le carte\u{6} nel giro \u{1}C",
    "\u{3}A\u{4}o\u{5}\u{1}B gibt\u{4}\u{5}\u{1}B geben\u{6} Durchgang \u{1}C",
    "w rundzie \u{1}C \u{3}A\u{4}o\u{5}rozdaje \u{1}B\u{4}f\u{5}rozdają \u{1}B\u{4}\u{5}rozdają \u{1}B\u{6}",
    "\u{1}A plays hand \u{1}B",
    "\u{1}A joga a mão \u{1}B",
    "\u{1}A gioca la mano \u{1}B",
    "\u{1}A spielt Runde \u{1}B",
    "w rozdaniu \u{1}B gra \u{1}A",
    "\u{1}A and \u{1}B play hand \u{1}C",
    "\u{1}A e \u{1}B jogam a mão \u{1}C",
    "\u{1}A e \u{1}B giocano la mano \u{1}C",
    "\u{1}A und \u{1}B spielen Runde \u{1}C",
    "w rozdaniu \u{1}C grają \u{1}A i \u{1}B",
    "the knock card of hand \u{1}A is \u{1}B",
    "a carta do limite da mão \u{1}A é \u{1}B",
    "la carta del limite della mano \u{1}A è \u{1}B",
    "die Klopfkarte von Runde \u{1}A ist \u{1}B",
    "karta pukania w rozdaniu \u{1}A to \u{1}B",
    "the knock card of round \u{1}A is \u{1}B",
    "a carta do limite da rodada \u{1}A é \u{1}B",
    "a carta do limite da ronda \u{1}A é \u{1}B",
    "la carta del limite del giro \u{1}A è \u{1}B",
    "die Klopfkarte von Durchgang \u{1}A ist \u{1}B",
    "karta pukania w rundzie \u{1}A to \u{1}B",
    "misdeal: the same dealer deals again",
    "cartas mal dadas: quem deu dá de novo",
    "distribuzione a monte: ridà le carte lo stesso mazziere",
    "falsch gegeben: Derselbe Geber gibt noch einmal",
    "nieudane rozdawanie: rozdaje znów ten sam gracz",
    "misdeal (\u{1}A): the same dealer deals again",
    "cartas mal dadas (\u{1}A): quem deu dá de novo",
    "distribuzione a monte (\u{1}A): ridà le carte lo stesso mazziere",
    "falsch gegeben (\u{1}A): Derselbe Geber gibt noch einmal",
    "nieudane rozdawanie (\u{1}A): rozdaje znów ten sam gracz",
    "\u{1}A: \u{1}B",
    "the series was stopped",
    "a série foi interrompida",
    "l'incontro è stato interrotto",
    "die Serie wurde abgebrochen",
    "serię przerwano",
    "the series was stopped: \u{1}A",
    "a série foi interrompida: \u{1}A",
    "l'incontro è stato interrotto: \u{1}A",
    "die Serie wurde abgebrochen: \u{1}A",
    "serię przerwano: \u{1}A",
    "the knock card is \u{1}A",
    "a carta do limite é \u{1}A",
    "la carta del limite è \u{1}A",
    "die Klopfkarte ist \u{1}A",
    "karta pukania to \u{1}A",
    "the knock card is \u{1}A; under these rules it changes nothing",
    "a carta do limite é \u{1}A; com estas regras ela não muda nada",
    "a carta do limite é \u{1}A; com estas regras não muda nada",
    "la carta del limite è \u{1}A; con queste regole non cambia niente",
    "die Klopfkarte ist \u{1}A; nach diesen Regeln ändert sie nichts",
    "karta pukania to \u{1}A; przy tych zasadach niczego nie zmienia",
    "the knock card is \u{1}A; \u{1}B double the hand",
    "a carta do limite é \u{1}A; \u{1}B dobram a mão",
    "la carta del limite è \u{1}A; con \u{1}B la mano vale doppio",
    "die Klopfkarte ist \u{1}A; \u{1}B verdoppelt die Runde",
    "karta pukania to \u{1}A; \u{1}B podwaja rozdanie",
    "the knock card is \u{1}A; only gin ends this hand",
    "a carta do limite é \u{1}A; só o gin termina esta mão",
    "la carta del limite è \u{1}A; questa mano si chiude solo con gin",
    "die Klopfkarte ist \u{1}A; nur Gin beendet diese Runde",
    "karta pukania to \u{1}A; to rozdanie kończy tylko gin",
    "the knock card is \u{1}A; only gin ends this hand; \u{1}B double the hand",
    "a carta do limite é \u{1}A; só o gin termina esta mão; \u{1}B dobram a mão",
    "la carta del limite è \u{1}A; questa mano si chiude solo con gin; con \u{1}B la mano vale doppio",
    "die Klopfkarte ist \u{1}A; nur Gin beendet diese Runde; \u{1}B verdoppelt sie",
    "karta pukania to \u{1}A; to rozdanie kończy tylko gin; \u{1}B podwaja rozdanie",
    "the knock card is \u{1}A; the knock limit is \u{1}B",
    "a carta do limite é \u{1}A; o limite para bater é \u{1}B",
    "a carta do limite é \u{1}A; bate-se com \u{1}B ou menos",
    "la carta del limite è \u{1}A; si bussa con \u{1}B o meno",
    "die Klopfkarte ist \u{1}A; die Klopfgrenze ist \u{1}B",
    "karta pukania to \u{1}A; limit pukania to \u{1}B",
    "the knock card is \u{1}A; the knock limit is \u{1}B; \u{1}C double the hand",
    "a carta do limite é \u{1}A; o limite para bater é \u{1}B; \u{1}C dobram a mão",
    "a carta do limite é \u{1}A; bate-se com \u{1}B ou menos; \u{1}C dobram a mão",
    "la carta del limite è \u{1}A; si bussa con \u{1}B o meno; con \u{1}C la mano vale doppio",
    "die Klopfkarte ist \u{1}A; die Klopfgrenze ist \u{1}B; \u{1}C verdoppelt die Runde",
    "karta pukania to \u{1}A; limit pukania to \u{1}B; \u{1}C podwaja rozdanie",
    "\u{3}A\u{4}o\u{5}\u{1}B is given\u{4}\u{5}\u{1}B are given\u{6} \u{3}C\u{4}o\u{5}\u{1}C point\u{4}\u{5}\u{1}C points\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B recebe\u{4}\u{5}\u{1}B recebem\u{6} \u{3}C\u{4}o\u{5}\u{1}C ponto\u{4}\u{5}\u{1}C pontos\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B riceve\u{4}\u{5}\u{1}B ricevono\u{6} \u{3}C\u{4}o\u{5}\u{1}C punto\u{4}\u{5}\u{1}C punti\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B bekommt\u{4}\u{5}\u{1}B bekommen\u{6} \u{3}C\u{4}o\u{5}\u{1}C Punkt\u{4}\u{5}\u{1}C Punkte\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B dostaje\u{4}f\u{5}\u{1}B dostają\u{4}\u{5}\u{1}B dostają\u{6} \u{3}C\u{4}o\u{5}\u{1}C punkt\u{4}f\u{5}\u{1}C punkty\u{4}\u{5}\u{1}C punktów\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B loses\u{4}\u{5}\u{1}B lose\u{6} \u{3}C\u{4}o\u{5}\u{1}C point\u{4}\u{5}\u{1}C points\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B perde\u{4}\u{5}\u{1}B perdem\u{6} \u{3}C\u{4}o\u{5}\u{1}C ponto\u{4}\u{5}\u{1}C pontos\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B perde\u{4}\u{5}\u{1}B perdono\u{6} \u{3}C\u{4}o\u{5}\u{1}C punto\u{4}\u{5}\u{1}C punti\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B verliert\u{4}\u{5}\u{1}B verlieren\u{6} \u{3}C\u{4}o\u{5}\u{1}C Punkt\u{4}\u{5}\u{1}C Punkte\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B traci\u{4}f\u{5}\u{1}B tracą\u{4}\u{5}\u{1}B tracą\u{6} \u{3}C\u{4}o\u{5}\u{1}C punkt\u{4}f\u{5}\u{1}C punkty\u{4}\u{5}\u{1}C punktów\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B is given\u{4}\u{5}\u{1}B are given\u{6} \u{3}C\u{4}o\u{5}\u{1}C box\u{4}\u{5}\u{1}C boxes\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B recebe\u{4}\u{5}\u{1}B recebem\u{6} \u{3}C\u{4}o\u{5}\u{1}C caixa\u{4}\u{5}\u{1}C caixas\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B riceve\u{4}\u{5}\u{1}B ricevono\u{6} \u{3}C\u{4}o\u{5}\u{1}C casella\u{4}\u{5}\u{1}C caselle\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B bekommt\u{4}\u{5}\u{1}B bekommen\u{6} \u{3}C\u{4}o\u{5}\u{1}C Box\u{4}\u{5}\u{1}C Boxen\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B dostaje\u{4}f\u{5}\u{1}B dostają\u{4}\u{5}\u{1}B dostają\u{6} \u{3}C\u{4}o\u{5}\u{1}C kratkę\u{4}f\u{5}\u{1}C kratki\u{4}\u{5}\u{1}C kratek\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B loses\u{4}\u{5}\u{1}B lose\u{6} \u{3}C\u{4}o\u{5}\u{1}C box\u{4}\u{5}\u{1}C boxes\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B perde\u{4}\u{5}\u{1}B perdem\u{6} \u{3}C\u{4}o\u{5}\u{1}C caixa\u{4}\u{5}\u{1}C caixas\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B perde\u{4}\u{5}\u{1}B perdono\u{6} \u{3}C\u{4}o\u{5}\u{1}C casella\u{4}\u{5}\u{1}C caselle\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B verliert\u{4}\u{5}\u{1}B verlieren\u{6} \u{3}C\u{4}o\u{5}\u{1}C Box\u{4}\u{5}\u{1}C Boxen\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B traci\u{4}f\u{5}\u{1}B tracą\u{4}\u{5}\u{1}B tracą\u{6} \u{3}C\u{4}o\u{5}\u{1}C kratkę\u{4}f\u{5}\u{1}C kratki\u{4}\u{5}\u{1}C kratek\u{6}",
    "the series is over",
    "a série acabou",
    "l'incontro è finito",
    "die Serie ist zu Ende",
    "seria jest zakończona",
    "the sheet has no game \u{1}A",
    "a folha não tem a partida \u{1}A",
    "a folha não tem jogo \u{1}A",
    "il foglio non ha una partita \u{1}A",
    "auf dem Zettel gibt es keine Partie \u{1}A",
    "na tym zapisie nie ma partii \u{1}A",
    "game \u{1}A is closed, and a closed game never changes",
    "a partida \u{1}A está fechada, e uma partida fechada nunca muda",
    "o jogo \u{1}A está fechado, e um jogo fechado nunca muda",
    "la partita \u{1}A è chiusa, e una partita chiusa non cambia più",
    "Partie \u{1}A ist beendet, und eine beendete Partie ändert sich nie",
    "partia \u{1}A jest zamknięta, a zamknięta partia już się nie zmienia",
    "an adjustment is at most \u{1}A points or \u{1}B boxes",
    "um ajuste é de no máximo \u{1}A pontos ou \u{1}B caixas",
    "um ajuste é no máximo de \u{1}A pontos ou \u{1}B caixas",
    "una rettifica è al massimo di \u{1}A punti o \u{1}B caselle",
    "eine Anpassung geht nur bis \u{1}A Punkte oder \u{1}B Boxen",
    "korekta to najwyżej \u{3}A\u{4}o\u{5}\u{1}A punkt\u{4}f\u{5}\u{1}A punkty\u{4}\u{5}\u{1}A punktów\u{6} lub \u{3}B\u{4}o\u{5}\u{1}B kratka\u{4}f\u{5}\u{1}B kratki\u{4}\u{5}\u{1}B kratek\u{6}",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 54] = [(0, 31), (31, 63), (63, 129), (129, 197), (197, 240), (240, 284), (284, 322), (322, 362), (362, 404), (404, 447), (447, 496), (496, 550), (550, 576), (576, 612), (612, 636), (636, 660), (660, 698), (698, 738), (738, 827), (827, 917), (917, 978), (978, 1040), (1040, 1100), (1100, 1161), (1161, 1187), (1187, 1225), (1225, 1251), (1251, 1304), (1304, 1361), (1361, 1419), (1419, 1451), (1451, 1496), (1496, 1554), (1554, 1613), (1613, 1673), (1673, 1745), (1745, 1757), (1757, 1798), (1798, 1844), (1844, 1882), (1882, 1976), (1976, 2052), (2052, 2129), (2129, 2238), (2238, 2312), (2312, 2424), (2424, 2505), (2505, 2578), (2578, 2656), (2656, 2726), (2726, 2762), (2762, 2805), (2805, 2889), (2889, 2973)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦hand⟧ \u{1}A⟦:⟧ \u{1}B⟦~~⟧",
    "⟦round⟧ \u{1}A⟦:⟧ \u{1}B⟦~~⟧",
    "⟦hand⟧ \u{1}A ⟦amended:⟧ \u{1}B ⟦(was:⟧ \u{1}C⟦)⟧⟦~~~~~~~⟧",
    "⟦round⟧ \u{1}A ⟦amended:⟧ \u{1}B ⟦(was:⟧ \u{1}C⟦)⟧⟦~~~~~~~~⟧",
    "⟦hand⟧ \u{1}A ⟦inserted:⟧ \u{1}B⟦~~~~~⟧",
    "⟦round⟧ \u{1}A ⟦inserted:⟧ \u{1}B⟦~~~~~⟧",
    "⟦hand⟧ \u{1}A ⟦inserted⟧⟦~~~~⟧",
    "⟦round⟧ \u{1}A ⟦inserted⟧⟦~~~~~⟧",
    "⟦hand⟧ \u{1}A ⟦deleted:⟧ \u{1}B⟦~~~~~⟧",
    "⟦round⟧ \u{1}A ⟦deleted:⟧ \u{1}B⟦~~~~~⟧",
    "⟦accepted changes to the file⟧⟦~~~~~~~~~⟧",
    "⟦accepted changes to the file:⟧ \u{1}A⟦~~~~~~~~~~⟧",
    "⟦witness:⟧ \u{1}A⟦~~~⟧",
    "\u{1}A ⟦is now called⟧ \u{1}B⟦~~~~~⟧",
    "⟦undone:⟧ \u{1}A⟦~~⟧",
    "⟦redone:⟧ \u{1}A⟦~~⟧",
    "⟦hand⟧ \u{1}A ⟦(⟧\u{1}B⟦)⟧⟦~~⟧",
    "⟦round⟧ \u{1}A ⟦(⟧\u{1}B⟦)⟧⟦~~~⟧",
    "⟦the amendment of hand⟧ \u{1}A ⟦(⟧\u{1}B⟦; before that,⟧ \u{1}C⟦)⟧⟦~~~~~~~~~~~~~⟧",
    "⟦the amendment of round⟧ \u{1}A ⟦(⟧\u{1}B⟦; before that,⟧ \u{1}C⟦)⟧⟦~~~~~~~~~~~~~⟧",
    "⟦the insertion of hand⟧ \u{1}A ⟦(⟧\u{1}B⟦)⟧⟦~~~~~~~~⟧",
    "⟦the insertion of round⟧ \u{1}A ⟦(⟧\u{1}B⟦)⟧⟦~~~~~~~~⟧",
    "⟦the deletion of hand⟧ \u{1}A ⟦(⟧\u{1}B⟦)⟧⟦~~~~~~~~⟧",
    "⟦the deletion of round⟧ \u{1}A ⟦(⟧\u{1}B⟦)⟧⟦~~~~~~~~⟧",
    "⟦the misdeal⟧⟦~~~⟧",
    "⟦the misdeal (⟧\u{1}A⟦)⟧⟦~~~~⟧",
    "\u{1}A ⟦(⟧\u{1}B⟦)⟧⟦~⟧",
    "⟦the series was stopped (⟧\u{1}A⟦)⟧⟦~~~~~~~~⟧",
    "\u{3}A\u{4}o\u{5}\u{1}B ⟦deals⟧\u{4}\u{5}\u{1}B ⟦deal⟧\u{6} ⟦hand⟧ \u{1}C⟦~~⟧",
    "\u{3}A\u{4}o\u{5}\u{1}B ⟦deals⟧\u{4}\u{5}\u{1}B ⟦deal⟧\u{6} ⟦round⟧ \u{1}C⟦~~⟧",
    "\u{1}A ⟦plays hand⟧ \u{1}B⟦~~~~⟧",
    "\u{1}A ⟦and⟧ \u{1}B ⟦play hand⟧ \u{1}C⟦~~~~~⟧",
    "⟦the knock card of hand⟧ \u{1}A ⟦is⟧ \u{1}B⟦~~~~~~~~~⟧",
    "⟦the knock card of round⟧ \u{1}A ⟦is⟧ \u{1}B⟦~~~~~~~~~⟧",
    "⟦misdeal: the same dealer deals again⟧⟦~~~~~~~~~~~~⟧",
    "⟦misdeal (⟧\u{1}A⟦): the same dealer deals again⟧⟦~~~~~~~~~~~~~⟧",
    "\u{1}A⟦:⟧ \u{1}B",
    "⟦the series was stopped⟧⟦~~~~~~~⟧",
    "⟦the series was stopped:⟧ \u{1}A⟦~~~~~~~~⟧",
    "⟦the knock card is⟧ \u{1}A⟦~~~~~~⟧",
    "⟦the knock card is⟧ \u{1}A⟦; under these rules it changes nothing⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "⟦the knock card is⟧ \u{1}A⟦;⟧ \u{1}B ⟦double the hand⟧⟦~~~~~~~~~~~~⟧",
    "⟦the knock card is⟧ \u{1}A⟦; only gin ends this hand⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦the knock card is⟧ \u{1}A⟦; only gin ends this hand;⟧ \u{1}B ⟦double the hand⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the knock card is⟧ \u{1}A⟦; the knock limit is⟧ \u{1}B⟦~~~~~~~~~~~~~⟧",
    "⟦the knock card is⟧ \u{1}A⟦; the knock limit is⟧ \u{1}B⟦;⟧ \u{1}C ⟦double the hand⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "\u{3}A\u{4}o\u{5}\u{1}B ⟦is given⟧\u{4}\u{5}\u{1}B ⟦are given⟧\u{6} \u{3}C\u{4}o\u{5}\u{1}C ⟦point⟧\u{4}\u{5}\u{1}C ⟦points⟧\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B ⟦loses⟧\u{4}\u{5}\u{1}B ⟦lose⟧\u{6} \u{3}C\u{4}o\u{5}\u{1}C ⟦point⟧\u{4}\u{5}\u{1}C ⟦points⟧\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B ⟦is given⟧\u{4}\u{5}\u{1}B ⟦are given⟧\u{6} \u{3}C\u{4}o\u{5}\u{1}C ⟦box⟧\u{4}\u{5}\u{1}C ⟦boxes⟧\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B ⟦loses⟧\u{4}\u{5}\u{1}B ⟦lose⟧\u{6} \u{3}C\u{4}o\u{5}\u{1}C ⟦box⟧\u{4}\u{5}\u{1}C ⟦boxes⟧\u{6}",
    "⟦the series is over⟧⟦~~~~~~⟧",
    "⟦the sheet has no game⟧ \u{1}A⟦~~~~~~~⟧",
    "⟦game⟧ \u{1}A ⟦is closed, and a closed game never changes⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦an adjustment is at most⟧ \u{1}A ⟦points or⟧ \u{1}B ⟦boxes⟧⟦~~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("hand-is", 2),
    ("round-is", 2),
    ("hand-amended", 3),
    ("round-amended", 3),
    ("hand-inserted", 2),
    ("round-inserted", 2),
    ("hand-inserted-below", 1),
    ("round-inserted-below", 1),
    ("hand-deleted", 2),
    ("round-deleted", 2),
    ("changes-accepted", 0),
    ("changes-accepted-note", 1),
    ("witness", 1),
    ("renamed", 2),
    ("undone", 1),
    ("redone", 1),
    ("the-hand", 2),
    ("the-round", 2),
    ("the-amendment-of-hand", 3),
    ("the-amendment-of-round", 3),
    ("the-insertion-of-hand", 2),
    ("the-insertion-of-round", 2),
    ("the-deletion-of-hand", 2),
    ("the-deletion-of-round", 2),
    ("the-misdeal", 0),
    ("the-misdeal-why", 1),
    ("the-adjustment", 2),
    ("the-stop-why", 1),
    ("deals-hand", 3),
    ("deals-round", 3),
    ("plays-hand", 2),
    ("play-hand", 3),
    ("knock-card-of-hand", 2),
    ("knock-card-of-round", 2),
    ("misdeal", 0),
    ("misdeal-why", 1),
    ("adjusted", 2),
    ("stopped", 0),
    ("stopped-why", 1),
    ("knock-card", 1),
    ("knock-card-without-effect", 1),
    ("knock-card-doubles", 2),
    ("knock-card-gin-only", 1),
    ("knock-card-gin-only-doubles", 2),
    ("knock-card-limit", 2),
    ("knock-card-limit-doubles", 3),
    ("given-points", 3),
    ("loses-points", 3),
    ("given-boxes", 3),
    ("loses-boxes", 3),
    ("error-series-over", 0),
    ("error-no-such-game", 1),
    ("error-game-closed", 1),
    ("error-out-of-range", 2),
];
