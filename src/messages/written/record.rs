//! The messages of `l10n/*/record.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// The other player photographs it: it holds the whole evening and its seal.
message!(0, Photograph);

// The other player photographs all { $codes } of them: together they hold the whole evening and its seal.
message!(1, PhotographAll { codes: Count });

// `ginscore verify` compares the text that a phone reads in it with a ledger.
message!(2, Verifies);

// Code { $part } of { $parts }
message!(3, Part { part: Count, parts: Count });

// In a larger window there are fewer codes.
message!(4, LargerWindow);

// the window is too small for a QR code
message!(5, TooSmall);

// enlarge it, or use `ginscore seal --text`, or `ginscore export -o evening.html`, whose page has the code
message!(6, TooSmallHint);

// this series cannot be written as a text that can be read again
message!(7, NotReadable);

// a name or a note in its file was written by hand; `ginscore export --format json` has everything
message!(8, NotReadableHint);

// Record
message!(9, Heading);

// QR code with the record of this evening
message!(10, Picture);

// QR code { $part } of { $parts } with the record of this evening
message!(11, PicturePart { part: Value, parts: Value });

// The whole evening and its seal. A photo of it is a copy for the other player: `ginscore verify` compares the text that a phone reads in it with a ledger.
message!(12, PageUse);

// The record of this evening is too long for QR codes on a page. `ginscore seal --text` prints it.
message!(13, PageTooLong);

// The text is { $series }: the same { $hands -> [one] hand [other] { $hands } hands }.
message!(14, Same { series: Value, hands: Count });

// The text is { $series }: the same { $rounds -> [one] round [other] { $rounds } rounds }.
message!(15, SameRounds { series: Value, rounds: Count });

// The text is { $series }, before its first hand.
message!(16, SameNothing { series: Value });

// The ledger has { $more -> [one] one more hand [other] { $more } more hands }: the text was made before that.
message!(17, Earlier { more: Count });

// The ledger has { $more -> [one] one more round [other] { $more } more rounds }: the text was made before that.
message!(18, EarlierRounds { more: Count });

// Later in the ledger: { $what }
message!(19, Later { what: Value });

// { $name } of the text is now { $now }.
message!(20, Renamed { name: Value, now: Value });

// Seal { $seal } of the text is that of the ledger after entry { $entry }, and nothing up to there has changed.
message!(21, SealFound { seal: Value, entry: Count });

// Seal { $seal } of the text was that of the ledger after entry { $entry }, but entry { $changed } has been changed in the file since.
message!(22, SealChanged { seal: Value, entry: Value, changed: Count });

// Seal { $seal } of the text was never that of this series: the text is from another ledger, or this one was rewritten.
message!(23, SealUnknown { seal: Value });

// The text has no seal.
message!(24, SealNone);

// This shows that both had the same record when the text was made. It is not a signature: anyone can make such a text.
message!(25, Shows);

// The hands are the same. This does not show that this ledger was the same when the text was made.
message!(26, ShowsHands);

// hand { $number } is not the same in the text and in { $series }
message!(27, DiffersHand { number: Value, series: Value });

// round { $number } is not the same in the text and in { $series }
message!(28, DiffersRound { number: Value, series: Value });

// the text and { $series } are not the same before the first hand
message!(29, DiffersStart { series: Value });

// after hand { $number }, the text and { $series } are not the same
message!(30, DiffersAfter { number: Value, series: Value });

// after round { $number }, the text and { $series } are not the same
message!(31, DiffersAfterRound { number: Value, series: Value });

// { $series } does not have hand { $number } of the text
message!(32, LacksHand { series: Value, number: Value });

// { $series } does not have all of round { $number } of the text
message!(33, LacksRound { series: Value, number: Value });

// the rule { $key } is not the same in the text and in { $series }
message!(34, DiffersRule { key: Value, series: Value });

// the first dealer is not the same in the text and in { $series }
message!(35, DiffersDealer { series: Value });

// the stake is not the same in the text and in { $series }
message!(36, DiffersStake { series: Value });

// in the text and in { $series }, not the same players begin
message!(37, DiffersLineup { series: Value });

// in { $series }, names of the text belong to others
message!(38, DiffersNames { series: Value });

// the text ends before its seal: { $series } had more then
message!(39, CutBeforeSeal { series: Value });

// text: { $what }
message!(40, InText { what: Value });

// ledger: { $what }
message!(41, InLedger { what: Value });

// nothing
message!(42, Nothing);

// By the ledger, { $name } { $players -> [one] is [other] are } better off by { $points -> [one] one point [other] { NUMBER($points) } points }.
message!(43, GainsPoints { name: Value, players: Count, points: Count });

// By the ledger, { $name } { $players -> [one] is [other] are } better off by { $boxes -> [one] one box [other] { $boxes } boxes }.
message!(44, GainsBoxes { name: Value, players: Count, boxes: Count });

// This gives nobody more points.
message!(45, GainsNobody);

// The ledger had what the text says when it was sealed: it was corrected later.
message!(46, CorrectedSince);

// The ledger did not have what the text says when it was sealed: the text was changed.
message!(47, TextChanged);

// `ginscore log --all` shows the corrections
message!(48, CorrectedHint);

// look at both with the other player; `ginscore log --all` shows the corrections of the ledger
message!(49, ChangedHint);

// no series of this ledger has the evening of { $players } that the text holds
message!(50, NotHere { players: Value });

// `ginscore series list` shows the series; `--series NAME` compares the text with one of them, and `--ledger DIR` with those of another ledger
message!(51, NotHereHint);

// the text is an evening of { $players }, and { $series } is not
message!(52, OtherPlayers { players: Value, series: Value });

// the text is too long for the record of an evening
message!(53, TooLong);

// give it the text of one evening, and nothing else
message!(54, TooLongHint);

// the text is not the record of an evening
message!(55, NotARecord);

// it begins with `GINSCORE 1`, or is a script as `ginscore log` prints it
message!(56, NotARecordHint);

// the text was made by a later version of ginscore
message!(57, Newer);

// install that version to read it
message!(58, NewerHint);

// the parts of the text do not belong together
message!(59, Mixed);

// give it the parts of one record: all have the same seal
message!(60, MixedHint);

// { $missing -> [one] part { $parts } of { $all } is missing [other] parts { $parts } of { $all } are missing }
message!(61, MissingParts { missing: Count, parts: Value, all: Count });

// add the text of the other codes, in any order
message!(62, MissingPartsHint);

// name the file with the text, or `-` for standard input
message!(63, FileHint);

// the end of the text is missing
message!(64, CutOff);

// copy all of it: its last word is `END`
message!(65, CutOffHint);

// this line does not belong in the record of an evening
message!(66, NotInRecord);

// a record has hands, and what happened between them; no corrections and no commands
message!(67, NotInRecordHint);

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 68]; 6] = [
    [(0, 73), (468, 563), (1042, 1117), (1497, 1510), (1566, 1607), (1820, 1857), (2067, 2171), (2729, 2791), (3162, 3258), (3760, 3766), (3798, 3837), (3987, 4035), (4221, 4374), (5184, 5280), (5827, 5873), (6163, 6211), (6565, 6603), (6796, 6877), (7277, 7360), (7768, 7791), (7922, 7947), (8143, 8237), (8697, 8804), (9366, 9476), (10033, 10054), (10148, 10264), (10929, 11025), (11522, 11567), (11739, 11785), (12003, 12057), (12263, 12310), (12486, 12534), (12763, 12799), (12928, 12972), (13177, 13226), (13403, 13457), (13671, 13718), (13890, 13939), (14198, 14239), (14427, 14474), (14808, 14816), (14851, 14861), (14908, 14915), (14934, 15007), (15381, 15451), (15829, 15859), (15990, 16067), (16485, 16569), (17000, 17042), (17208, 17300), (17759, 17825), (18156, 18296), (18971, 19014), (19174, 19223), (19474, 19523), (19693, 19733), (19887, 19958), (20385, 20433), (20631, 20662), (20847, 20891), (21069, 21124), (21391, 21449), (21711, 21756), (22049, 22103), (22402, 22432), (22521, 22559), (22750, 22803), (23004, 23086)],
    [(73, 152), (563, 655), (1117, 1187), (1510, 1526), (1607, 1646), (1857, 1902), (2171, 2284), (2791, 2863), (3258, 3350), (3766, 3772), (3837, 3872), (4035, 4079), (4374, 4531), (5280, 5391), (5873, 5930), (6211, 6272), (6603, 6644), (6877, 6953), (7360, 7440), (7791, 7819), (7947, 7984), (8237, 8317), (8804, 8917), (9476, 9571), (10054, 10076), (10264, 10399), (11025, 11124), (11567, 11609), (11785, 11829), (12057, 12109), (12310, 12357), (12534, 12583), (12799, 12829), (12972, 13009), (13226, 13269), (13457, 13514), (13718, 13759), (13939, 13998), (14239, 14285), (14474, 14542), (14816, 14825), (14861, 14873), (14915, 14919), (15007, 15074), (15451, 15519), (15859, 15890), (16067, 16147), (16569, 16650), (17042, 17084), (17300, 17391), (17825, 17891), (18296, 18426), (19014, 19053), (19223, 19273), (19523, 19568), (19733, 19770), (19958, 20041), (20433, 20488), (20662, 20694), (20891, 20935), (21124, 21184), (21449, 21504), (21756, 21813), (22103, 22163), (22432, 22452), (22559, 22608), (22803, 22851), (23086, 23169)],
    [(152, 232), (655, 747), (1187, 1259), (1510, 1526), (1646, 1683), (1902, 1950), (2284, 2390), (2863, 2936), (3350, 3443), (3766, 3772), (3837, 3872), (4035, 4079), (4531, 4701), (5391, 5505), (5873, 5930), (6272, 6331), (6603, 6644), (6953, 7028), (7440, 7517), (7819, 7846), (7984, 8020), (8317, 8403), (8917, 9028), (9571, 9665), (10054, 10076), (10399, 10536), (11124, 11222), (11567, 11609), (11829, 11872), (12057, 12109), (12310, 12357), (12583, 12631), (12799, 12829), (13009, 13045), (13226, 13269), (13457, 13514), (13718, 13759), (13998, 14055), (14239, 14285), (14542, 14607), (14816, 14825), (14873, 14884), (14915, 14919), (15074, 15140), (15519, 15586), (15859, 15890), (16147, 16222), (16650, 16730), (17042, 17084), (17391, 17479), (17891, 17956), (18426, 18555), (19014, 19053), (19273, 19326), (19523, 19568), (19733, 19770), (20041, 20124), (20433, 20488), (20694, 20725), (20891, 20935), (21124, 21184), (21449, 21504), (21813, 21871), (22163, 22224), (22432, 22452), (22559, 22608), (22803, 22851), (23086, 23169)],
    [(232, 313), (747, 848), (1259, 1333), (1526, 1541), (1683, 1731), (1950, 1996), (2390, 2503), (2936, 3006), (3443, 3536), (3772, 3784), (3872, 3918), (4079, 4134), (4701, 4865), (5505, 5627), (5930, 5989), (6331, 6391), (6644, 6686), (7028, 7106), (7517, 7594), (7846, 7874), (8020, 8063), (8403, 8500), (9028, 9144), (9665, 9791), (10076, 10100), (10536, 10674), (11222, 11324), (11609, 11654), (11872, 11917), (12109, 12161), (12357, 12402), (12631, 12676), (12829, 12859), (13045, 13081), (13269, 13316), (13514, 13566), (13759, 13802), (14055, 14108), (14285, 14331), (14607, 14675), (14825, 14834), (14861, 14873), (14919, 14925), (15140, 15212), (15586, 15663), (15890, 15916), (16222, 16312), (16730, 16828), (17084, 17125), (17479, 17574), (17956, 18027), (18555, 18699), (19053, 19091), (19326, 19384), (19568, 19617), (19770, 19815), (20124, 20201), (20488, 20541), (20725, 20762), (20935, 20988), (21184, 21255), (21504, 21560), (21871, 21928), (22224, 22280), (22452, 22475), (22608, 22647), (22851, 22908), (23169, 23269)],
    [(313, 396), (848, 947), (1333, 1420), (1541, 1555), (1731, 1781), (1996, 2039), (2503, 2618), (3006, 3084), (3536, 3652), (3784, 3793), (3918, 3957), (4134, 4183), (4865, 5037), (5627, 5734), (5989, 6064), (6391, 6475), (6686, 6739), (7106, 7178), (7594, 7676), (7874, 7898), (8063, 8108), (8500, 8598), (9144, 9262), (9791, 9919), (10100, 10125), (10674, 10812), (11324, 11427), (11654, 11691), (11917, 11958), (12161, 12208), (12402, 12442), (12676, 12720), (12859, 12890), (13081, 13133), (13316, 13357), (13566, 13615), (13802, 13847), (14108, 14149), (14331, 14375), (14675, 14735), (14834, 14842), (14884, 14897), (14925, 14931), (15212, 15285), (15663, 15732), (15916, 15952), (16312, 16395), (16828, 16915), (17125, 17170), (17574, 17672), (18027, 18091), (18699, 18842), (19091, 19130), (19384, 19436), (19617, 19659), (19815, 19856), (20201, 20302), (20541, 20595), (20762, 20805), (20988, 21032), (21255, 21325), (21560, 21614), (21928, 21994), (22280, 22345), (22475, 22500), (22647, 22700), (22908, 22963), (23269, 23366)],
    [(396, 468), (947, 1042), (1420, 1497), (1555, 1566), (1781, 1820), (2039, 2067), (2618, 2729), (3084, 3162), (3652, 3760), (3793, 3798), (3957, 3987), (4183, 4221), (5037, 5184), (5734, 5827), (6064, 6163), (6475, 6565), (6739, 6796), (7178, 7277), (7676, 7768), (7898, 7922), (8108, 8143), (8598, 8697), (9262, 9366), (9919, 10033), (10125, 10148), (10812, 10929), (11427, 11522), (11691, 11739), (11958, 12003), (12208, 12263), (12442, 12486), (12720, 12763), (12890, 12928), (13133, 13177), (13357, 13403), (13615, 13671), (13847, 13890), (14149, 14198), (14375, 14427), (14735, 14808), (14842, 14851), (14897, 14908), (14931, 14934), (15285, 15381), (15732, 15829), (15952, 15990), (16395, 16485), (16915, 17000), (17170, 17208), (17672, 17759), (18091, 18156), (18842, 18971), (19130, 19174), (19436, 19474), (19659, 19693), (19856, 19887), (20302, 20385), (20595, 20631), (20805, 20847), (21032, 21069), (21325, 21391), (21614, 21711), (21994, 22049), (22345, 22402), (22500, 22521), (22700, 22750), (22963, 23004), (23366, 23453)],
];

const TEXT: &str = concat!(
    "The other player photographs it: it holds the whole evening and its seal.",
    "O outro jogador fotografa o código: ele contém a noite inteira e o selo dela.",
    "O outro jogador fotografa o código: contém a noite inteira e o respetivo selo.",
    "L'altro giocatore fotografa il codice: contiene tutta la serata e il suo sigillo.",
    "Der andere Spieler fotografiert den Code: Er enthält den ganzen Abend samt Siegel.",
    "Drugi gracz robi zdjęcie kodu: jest w nim cały wieczór z pieczęcią.",
    "The other player photographs all \u{1}A of them: together they hold the whole evening and its seal.",
    "O outro jogador fotografa os \u{1}A códigos: juntos eles contêm a noite inteira e o selo dela.",
    "O outro jogador fotografa os \u{1}A códigos: juntos contêm a noite inteira e o respetivo selo.",
    "L'altro giocatore fotografa tutti e \u{1}A i codici: insieme contengono tutta la serata e il suo sigillo.",
    "Der andere Spieler fotografiert alle \u{1}A Codes: Zusammen enthalten sie den ganzen Abend samt Siegel.",
    "Drugi gracz robi zdjęcia wszystkich \u{1}A kodów: jest w nich razem cały wieczór z pieczęcią.",
    "`ginscore verify` compares the text that a phone reads in it with a ledger.",
    "`ginscore verify` compara com um registro o texto lido por um celular.",
    "`ginscore verify` compara com um registo o texto lido por um telemóvel.",
    "`ginscore verify` confronta con un registro il testo letto da un telefono.",
    "`ginscore verify` vergleicht den Text, den ein Handy daraus liest, mit einem Spielbuch.",
    "`ginscore verify` porównuje z księgą tekst, który telefon odczyta z kodu.",
    "Code \u{1}A of \u{1}B",
    "Código \u{1}A de \u{1}B",
    "Codice \u{1}A di \u{1}B",
    "Code \u{1}A von \u{1}B",
    "Kod \u{1}A z \u{1}B",
    "In a larger window there are fewer codes.",
    "Em uma janela maior há menos códigos.",
    "Numa janela maior há menos códigos.",
    "In una finestra più grande ci sono meno codici.",
    "In einem größeren Fenster sind es weniger Codes.",
    "W większym oknie będzie mniej kodów.",
    "the window is too small for a QR code",
    "a janela é pequena demais para um código QR",
    "a janela é demasiado pequena para um código QR",
    "la finestra è troppo piccola per un codice QR",
    "das Fenster ist zu klein für einen QR-Code",
    "okno jest za małe na kod QR",
    "enlarge it, or use `ginscore seal --text`, or `ginscore export -o evening.html`, whose page has the code",
    "aumente a janela, ou use `ginscore seal --text`, ou `ginscore export -o evening.html`, cuja página tem o código",
    "aumente-a, ou use `ginscore seal --text`, ou `ginscore export -o evening.html`, cuja página tem o código",
    "ingrandiscila, oppure usa `ginscore seal --text`, o `ginscore export -o evening.html`: la sua pagina ha il codice",
    "es vergrößern, oder `ginscore seal --text` nehmen, oder `ginscore export -o evening.html`: Die Seite hat den Code",
    "powiększ je albo użyj `ginscore seal --text` lub `ginscore export -o evening.html`, gdzie kod jest na stronie",
    "this series cannot be written as a text that can be read again",
    "esta série não pode ser escrita como um texto que se possa ler de novo",
    "esta série não pode ser escrita como um texto que se possa voltar a ler",
    "questo incontro non si può scrivere come testo che si possa rileggere",
    "diese Serie lässt sich nicht als Text schreiben, der sich wieder lesen lässt",
    "tej serii nie da się zapisać jako tekstu, który można z powrotem odczytać",
    "a name or a note in its file was written by hand; `ginscore export --format json` has everything",
    "um nome ou uma nota do arquivo foi escrito à mão; `ginscore export --format json` tem tudo",
    "um nome ou uma nota do ficheiro foi escrito à mão; `ginscore export --format json` tem tudo",
    "un nome o una nota nel file è stato scritto a mano; `ginscore export --format json` ha tutto",
    "ein Name oder eine Anmerkung in der Datei wurde von Hand geschrieben; `ginscore export --format json` gibt alles aus",
    "jakieś imię lub jakąś uwagę wpisano w pliku ręcznie; `ginscore export --format json` zapisuje wszystko",
    "Record",
    "Cópia",
    "Trascrizione",
    "Abschrift",
    "Odpis",
    "QR code with the record of this evening",
    "Código QR com a cópia desta noite",
    "Codice QR con la trascrizione di questa serata",
    "QR-Code mit der Abschrift dieses Abends",
    "Kod QR z odpisem tego wieczoru",
    "QR code \u{1}A of \u{1}B with the record of this evening",
    "Código QR \u{1}A de \u{1}B com a cópia desta noite",
    "Codice QR \u{1}A di \u{1}B con la trascrizione di questa serata",
    "QR-Code \u{1}A von \u{1}B mit der Abschrift dieses Abends",
    "Kod QR \u{1}A z \u{1}B z odpisem tego wieczoru",
    "The whole evening and its seal. A photo of it is a copy for the other player: `ginscore verify` compares the text that a phone reads in it with a ledger.",
    "A noite inteira e o selo dela. Uma foto do código é uma cópia para o outro jogador: `ginscore verify` compara com um registro o texto lido por um celular.",
    "A noite inteira e o respetivo selo. Uma fotografia do código é uma cópia para o outro jogador: `ginscore verify` compara com um registo o texto lido por um telemóvel.",
    "Tutta la serata e il suo sigillo. Una foto del codice è una copia per l'altro giocatore: `ginscore verify` confronta con un registro il testo letto da un telefono.",
    "Der ganze Abend samt Siegel. Ein Foto davon ist eine Kopie für den anderen Spieler: `ginscore verify` vergleicht den Text, den ein Handy daraus liest, mit einem Spielbuch.",
    "Cały wieczór z pieczęcią. Zdjęcie to kopia dla drugiego gracza: `ginscore verify` porównuje z księgą tekst, który telefon z niego odczyta.",
    "The record of this evening is too long for QR codes on a page. `ginscore seal --text` prints it.",
    "A cópia desta noite é longa demais para códigos QR numa página. `ginscore seal --text` mostra o texto dela.",
    "A cópia desta noite é demasiado longa para códigos QR numa página. `ginscore seal --text` mostra o texto dela.",
    "La trascrizione di questa serata è troppo lunga per i codici QR di una pagina. `ginscore seal --text` ne stampa il testo.",
    "Die Abschrift dieses Abends ist zu lang für QR-Codes auf einer Seite. `ginscore seal --text` gibt sie aus.",
    "Odpis tego wieczoru jest za długi na kody QR na stronie. Wypisuje go `ginscore seal --text`.",
    "The text is \u{1}A: the same \u{3}B\u{4}o\u{5}hand\u{4}\u{5}\u{1}B hands\u{6}.",
    "O texto é de \u{1}A: \u{3}B\u{4}o\u{5}a mesma mão\u{4}\u{5}as mesmas \u{1}B mãos\u{6}.",
    "Il testo è di \u{1}A: \u{3}B\u{4}o\u{5}la stessa mano\u{4}\u{5}le stesse \u{1}B mani\u{6}.",
    "Der Text stimmt mit \u{1}A überein: \u{3}B\u{4}o\u{5}dieselbe Runde\u{4}\u{5}dieselben \u{1}B Runden\u{6}.",
    "Tekst zgadza się z serią \u{1}A: \u{3}B\u{4}o\u{5}to samo rozdanie\u{4}f\u{5}te same \u{1}B rozdania\u{4}\u{5}te same rozdania (\u{1}B)\u{6}.",
    "The text is \u{1}A: the same \u{3}B\u{4}o\u{5}round\u{4}\u{5}\u{1}B rounds\u{6}.",
    "O texto é de \u{1}A: \u{3}B\u{4}o\u{5}a mesma rodada\u{4}\u{5}as mesmas \u{1}B rodadas\u{6}.",
    "O texto é de \u{1}A: \u{3}B\u{4}o\u{5}a mesma ronda\u{4}\u{5}as mesmas \u{1}B rondas\u{6}.",
    "Il testo è di \u{1}A: \u{3}B\u{4}o\u{5}lo stesso giro\u{4}\u{5}gli stessi \u{1}B giri\u{6}.",
    "Der Text stimmt mit \u{1}A überein: \u{3}B\u{4}o\u{5}derselbe Durchgang\u{4}\u{5}dieselben \u{1}B Durchgänge\u{6}.",
    "Tekst zgadza się z serią \u{1}A: \u{3}B\u{4}o\u{5}ta sama runda\u{4}f\u{5}te same \u{1}B rundy\u{4}\u{5}te same rundy (\u{1}B)\u{6}.",
    "The text is \u{1}A, before its first hand.",
    "O texto é de \u{1}A, antes da primeira mão.",
    "Il testo è di \u{1}A, prima della prima mano.",
    "Der Text stimmt mit \u{1}A vor der ersten Runde überein.",
    "Tekst zgadza się z serią \u{1}A sprzed pierwszego rozdania.",
    "The ledger has \u{3}A\u{4}o\u{5}one more hand\u{4}\u{5}\u{1}A more hands\u{6}: the text was made before that.",
    "O registro tem mais \u{3}A\u{4}o\u{5}uma mão\u{4}\u{5}\u{1}A mãos\u{6}: o texto foi feito antes disso.",
    "O registo tem mais \u{3}A\u{4}o\u{5}uma mão\u{4}\u{5}\u{1}A mãos\u{6}: o texto foi feito antes disso.",
    "Il registro ha \u{3}A\u{4}o\u{5}una mano\u{4}\u{5}\u{1}A mani\u{6} in più: il testo è stato fatto prima.",
    "Das Spielbuch hat \u{3}A\u{4}o\u{5}eine Runde\u{4}\u{5}\u{1}A Runden\u{6} mehr: Der Text ist älter.",
    "W księdze jest o \u{3}A\u{4}o\u{5}jedno rozdanie\u{4}f\u{5}\u{1}A rozdania\u{4}\u{5}\u{1}A rozdań\u{6} więcej: tekst jest wcześniejszy.",
    "The ledger has \u{3}A\u{4}o\u{5}one more round\u{4}\u{5}\u{1}A more rounds\u{6}: the text was made before that.",
    "O registro tem mais \u{3}A\u{4}o\u{5}uma rodada\u{4}\u{5}\u{1}A rodadas\u{6}: o texto foi feito antes disso.",
    "O registo tem mais \u{3}A\u{4}o\u{5}uma ronda\u{4}\u{5}\u{1}A rondas\u{6}: o texto foi feito antes disso.",
    "Il registro ha \u{3}A\u{4}o\u{5}un giro\u{4}\u{5}\u{1}A giri\u{6} in più: il testo è stato fatto prima.",
    "Das Spielbuch hat \u{3}A\u{4}o\u{5}einen Durchgang\u{4}\u{5}\u{1}A Durchgänge\u{6} mehr: Der Text ist älter.",
    "W księdze jest o \u{3}A\u{4}o\u{5}jedną rundę\u{4}f\u{5}\u{1}A rundy\u{4}\u{5}\u{1}A rund\u{6} więcej: tekst jest wcześniejszy.",
    "Later in the ledger: \u{1}A",
    "Mais adiante no registro: \u{1}A",
    "Mais adiante no registo: \u{1}A",
    "Più avanti nel registro: \u{1}A",
    "Später im Spielbuch: \u{1}A",
    "Później w księdze: \u{1}A",
    "\u{1}A of the text is now \u{1}B.",
    "No registro, \u{1}A do texto agora é \u{1}B.",
    "No registo, \u{1}A do texto é agora \u{1}B.",
    "Nel registro \u{1}A del testo ora si chiama \u{1}B.",
    "Im Spielbuch heißt \u{1}A aus dem Text jetzt \u{1}B.",
    "W księdze \u{1}A z tekstu to teraz \u{1}B.",
    "Seal \u{1}A of the text is that of the ledger after entry \u{1}B, and nothing up to there has changed.",
    "O selo \u{1}A do texto é o do registro depois da entrada \u{1}B, e nada mudou até ali.",
    "O selo \u{1}A do texto é o do registo depois da entrada \u{1}B, e nada foi alterado até aí.",
    "Il sigillo \u{1}A del testo è quello del registro dopo la voce \u{1}B, e fin lì non è cambiato niente.",
    "Das Siegel \u{1}A des Textes ist das des Spielbuchs nach Eintrag \u{1}B; bis dahin ist alles unverändert.",
    "Pieczęć \u{1}A tekstu jest pieczęcią księgi po wpisie \u{1}B; wszystko do tego miejsca jest bez zmian.",
    "Seal \u{1}A of the text was that of the ledger after entry \u{1}B, but entry \u{1}C has been changed in the file since.",
    "O selo \u{1}A do texto era o do registro depois da entrada \u{1}B, mas a entrada \u{1}C foi alterada no arquivo desde então.",
    "O selo \u{1}A do texto era o do registo depois da entrada \u{1}B, mas a entrada \u{1}C foi entretanto alterada no ficheiro.",
    "Il sigillo \u{1}A del testo era quello del registro dopo la voce \u{1}B, ma da allora la voce \u{1}C è stata cambiata nel file.",
    "Das Siegel \u{1}A des Textes war das des Spielbuchs nach Eintrag \u{1}B, aber Eintrag \u{1}C wurde seitdem in der Datei geändert.",
    "Pieczęć \u{1}A tekstu była pieczęcią księgi po wpisie \u{1}B, ale od tego czasu wpis \u{1}C zmieniono w pliku.",
    "Seal \u{1}A of the text was never that of this series: the text is from another ledger, or this one was rewritten.",
    "O selo \u{1}A do texto nunca foi desta série: o texto é de outro registro, ou este foi reescrito.",
    "O selo \u{1}A do texto nunca foi desta série: o texto é de outro registo, ou este foi reescrito.",
    "Il sigillo \u{1}A del testo non è mai stato di questo incontro: il testo viene da un altro registro, o questo è stato riscritto.",
    "Das Siegel \u{1}A des Textes war nie das dieser Serie: Der Text stammt aus einem anderen Spielbuch, oder dieses wurde umgeschrieben.",
    "Pieczęć \u{1}A tekstu nigdy nie była pieczęcią tej serii: tekst jest z innej księgi albo tę serię przerobiono.",
    "The text has no seal.",
    "O texto não tem selo.",
    "Il testo non ha sigillo.",
    "Der Text hat kein Siegel.",
    "Tekst nie ma pieczęci.",
    "This shows that both had the same record when the text was made. It is not a signature: anyone can make such a text.",
    "Isso mostra que os dois tinham os mesmos dados quando o texto foi feito. Não é uma assinatura: qualquer um pode fazer um texto assim.",
    "Isto mostra que ambos tinham os mesmos dados quando o texto foi feito. Não é uma assinatura: qualquer pessoa pode fazer um texto assim.",
    "Questo mostra che entrambi avevano gli stessi dati quando il testo è stato fatto. Non è una firma: un testo così lo può fare chiunque.",
    "Das zeigt, dass beide dieselben Einträge hatten, als der Text entstand. Eine Unterschrift ist das nicht: Jeder kann so einen Text machen.",
    "To pokazuje, że obaj gracze mieli ten sam zapis, gdy tekst powstał. To nie podpis: taki tekst może zrobić każdy.",
    "The hands are the same. This does not show that this ledger was the same when the text was made.",
    "As mãos são as mesmas. Isso não mostra que este registro já era assim quando o texto foi feito.",
    "As mãos são as mesmas. Isto não mostra que este registo já era assim quando o texto foi feito.",
    "Le mani sono le stesse. Questo non mostra che il registro fosse uguale quando il testo è stato fatto.",
    "Die Runden sind dieselben. Ob dieses Spielbuch schon so aussah, als der Text entstand, zeigt das nicht.",
    "Rozdania są te same. To nie pokazuje, że ta księga wyglądała tak samo, gdy tekst powstał.",
    "hand \u{1}A is not the same in the text and in \u{1}B",
    "a mão \u{1}A não é a mesma no texto e em \u{1}B",
    "la mano \u{1}A non è la stessa nel testo e in \u{1}B",
    "Runde \u{1}A ist im Text anders als in \u{1}B",
    "rozdanie \u{1}A jest inne w tekście niż w serii \u{1}B",
    "round \u{1}A is not the same in the text and in \u{1}B",
    "a rodada \u{1}A não é a mesma no texto e em \u{1}B",
    "a ronda \u{1}A não é a mesma no texto e em \u{1}B",
    "il giro \u{1}A non è lo stesso nel testo e in \u{1}B",
    "Durchgang \u{1}A ist im Text anders als in \u{1}B",
    "runda \u{1}A jest inna w tekście niż w serii \u{1}B",
    "the text and \u{1}A are not the same before the first hand",
    "o texto e \u{1}A não são iguais antes da primeira mão",
    "il testo e \u{1}A non sono uguali prima della prima mano",
    "vor der ersten Runde ist der Text anders als \u{1}A",
    "przed pierwszym rozdaniem tekst jest inny niż seria \u{1}A",
    "after hand \u{1}A, the text and \u{1}B are not the same",
    "depois da mão \u{1}A o texto e \u{1}B não são iguais",
    "dopo la mano \u{1}A il testo e \u{1}B non sono uguali",
    "nach Runde \u{1}A ist der Text anders als \u{1}B",
    "po rozdaniu \u{1}A tekst jest inny niż seria \u{1}B",
    "after round \u{1}A, the text and \u{1}B are not the same",
    "depois da rodada \u{1}A o texto e \u{1}B não são iguais",
    "depois da ronda \u{1}A o texto e \u{1}B não são iguais",
    "dopo il giro \u{1}A il testo e \u{1}B non sono uguali",
    "nach Durchgang \u{1}A ist der Text anders als \u{1}B",
    "po rundzie \u{1}A tekst jest inny niż seria \u{1}B",
    "\u{1}A does not have hand \u{1}B of the text",
    "\u{1}A não tem a mão \u{1}B do texto",
    "\u{1}A non ha la mano \u{1}B del testo",
    "in \u{1}A fehlt Runde \u{1}B des Textes",
    "w serii \u{1}A nie ma rozdania \u{1}B z tekstu",
    "\u{1}A does not have all of round \u{1}B of the text",
    "\u{1}A não tem toda a rodada \u{1}B do texto",
    "\u{1}A não tem toda a ronda \u{1}B do texto",
    "\u{1}A non ha tutto il giro \u{1}B del testo",
    "in \u{1}A ist Durchgang \u{1}B des Textes nicht vollständig",
    "w serii \u{1}A runda \u{1}B z tekstu nie jest pełna",
    "the rule \u{1}A is not the same in the text and in \u{1}B",
    "a regra \u{1}A não é a mesma no texto e em \u{1}B",
    "la regola \u{1}A non è la stessa nel testo e in \u{1}B",
    "die Regel \u{1}A ist im Text anders als in \u{1}B",
    "zasada \u{1}A jest inna w tekście niż w serii \u{1}B",
    "the first dealer is not the same in the text and in \u{1}A",
    "quem dá primeiro não é a mesma pessoa no texto e em \u{1}A",
    "il primo mazziere non è lo stesso nel testo e in \u{1}A",
    "der erste Geber ist im Text ein anderer als in \u{1}A",
    "pierwszy rozdający jest inny w tekście niż w serii \u{1}A",
    "the stake is not the same in the text and in \u{1}A",
    "a aposta não é a mesma no texto e em \u{1}A",
    "la posta non è la stessa nel testo e in \u{1}A",
    "der Einsatz ist im Text ein anderer als in \u{1}A",
    "stawka jest inna w tekście niż w serii \u{1}A",
    "in the text and in \u{1}A, not the same players begin",
    "no texto e em \u{1}A não são os mesmos jogadores que começam",
    "no texto e em \u{1}A não são os mesmos jogadores a começar",
    "nel testo e in \u{1}A non cominciano gli stessi giocatori",
    "im Text beginnen andere Spieler als in \u{1}A",
    "w tekście zaczynają inni gracze niż w serii \u{1}A",
    "in \u{1}A, names of the text belong to others",
    "em \u{1}A, nomes do texto são de outros jogadores",
    "in \u{1}A i nomi del testo sono di altri giocatori",
    "in \u{1}A gehören Namen aus dem Text zu anderen",
    "w serii \u{1}A imiona z tekstu należą do innych graczy",
    "the text ends before its seal: \u{1}A had more then",
    "o texto termina antes do seu selo: \u{1}A já tinha mais naquele momento",
    "o texto termina antes do seu selo: \u{1}A já tinha mais nessa altura",
    "il testo finisce prima del suo sigillo: allora \u{1}A aveva già di più",
    "der Text endet vor seinem Siegel: \u{1}A hatte damals schon mehr",
    "tekst kończy się przed swoją pieczęcią: \u{1}A miała wtedy już więcej",
    "text: \u{1}A",
    "texto: \u{1}A",
    "testo: \u{1}A",
    "Text: \u{1}A",
    "tekst: \u{1}A",
    "ledger: \u{1}A",
    "registro: \u{1}A",
    "registo: \u{1}A",
    "Spielbuch: \u{1}A",
    "księga: \u{1}A",
    "nothing",
    "nada",
    "niente",
    "nichts",
    "nic",
    "By the ledger, \u{1}A \u{3}B\u{4}o\u{5}is\u{4}\u{5}are\u{6} better off by \u{3}C\u{4}o\u{5}one point\u{4}\u{5}\u{2}C points\u{6}.",
    "Pelo registro, \u{1}A \u{3}B\u{4}o\u{5}tem\u{4}\u{5}têm\u{6} \u{3}C\u{4}o\u{5}um ponto\u{4}\u{5}\u{2}C pontos\u{6} a mais.",
    "Pelo registo, \u{1}A \u{3}B\u{4}o\u{5}tem\u{4}\u{5}têm\u{6} \u{3}C\u{4}o\u{5}um ponto\u{4}\u{5}\u{2}C pontos\u{6} a mais.",
    "Secondo il registro \u{1}A \u{3}B\u{4}o\u{5}ha\u{4}\u{5}hanno\u{6} \u{3}C\u{4}o\u{5}un punto\u{4}\u{5}\u{2}C punti\u{6} in più.",
    "Nach dem Spielbuch \u{3}B\u{4}o\u{5}hat\u{4}\u{5}haben\u{6} \u{1}A \u{3}C\u{4}o\u{5}einen Punkt\u{4}\u{5}\u{2}C Punkte\u{6} mehr.",
    "Według księgi \u{1}A \u{3}B\u{4}o\u{5}ma\u{4}f\u{5}mają\u{4}\u{5}mają\u{6} o \u{3}C\u{4}o\u{5}jeden punkt\u{4}f\u{5}\u{2}C punkty\u{4}\u{5}\u{2}C punktów\u{6} więcej.",
    "By the ledger, \u{1}A \u{3}B\u{4}o\u{5}is\u{4}\u{5}are\u{6} better off by \u{3}C\u{4}o\u{5}one box\u{4}\u{5}\u{1}C boxes\u{6}.",
    "Pelo registro, \u{1}A \u{3}B\u{4}o\u{5}tem\u{4}\u{5}têm\u{6} \u{3}C\u{4}o\u{5}uma caixa\u{4}\u{5}\u{1}C caixas\u{6} a mais.",
    "Pelo registo, \u{1}A \u{3}B\u{4}o\u{5}tem\u{4}\u{5}têm\u{6} \u{3}C\u{4}o\u{5}uma caixa\u{4}\u{5}\u{1}C caixas\u{6} a mais.",
    "Secondo il registro \u{1}A \u{3}B\u{4}o\u{5}ha\u{4}\u{5}hanno\u{6} \u{3}C\u{4}o\u{5}una casella\u{4}\u{5}\u{1}C caselle\u{6} in più.",
    "Nach dem Spielbuch \u{3}B\u{4}o\u{5}hat\u{4}\u{5}haben\u{6} \u{1}A \u{3}C\u{4}o\u{5}eine Box\u{4}\u{5}\u{1}C Boxen\u{6} mehr.",
    "Według księgi \u{1}A \u{3}B\u{4}o\u{5}ma\u{4}f\u{5}mają\u{4}\u{5}mają\u{6} o \u{3}C\u{4}o\u{5}jedną kratkę\u{4}f\u{5}\u{1}C kratki\u{4}\u{5}\u{1}C kratek\u{6} więcej.",
    "This gives nobody more points.",
    "Ninguém ganha pontos com isso.",
    "Nessuno ci guadagna punti.",
    "Niemand bekommt dadurch mehr Punkte.",
    "Nikt nie ma przez to więcej punktów.",
    "The ledger had what the text says when it was sealed: it was corrected later.",
    "Quando foi selado, o registro tinha o que o texto diz: ele foi corrigido depois.",
    "Quando foi selado, o registo tinha o que o texto diz: foi corrigido depois.",
    "Al momento del sigillo il registro aveva quello che dice il testo: è stato corretto dopo.",
    "Beim Versiegeln stand im Spielbuch, was der Text sagt: Es wurde später berichtigt.",
    "Gdy powstała pieczęć, w księdze było to samo co w tekście: poprawiono ją później.",
    "The ledger did not have what the text says when it was sealed: the text was changed.",
    "Quando foi selado, o registro não tinha o que o texto diz: o texto foi alterado.",
    "Quando foi selado, o registo não tinha o que o texto diz: o texto foi alterado.",
    "Al momento del sigillo il registro non aveva quello che dice il testo: il testo è stato cambiato.",
    "Beim Versiegeln stand im Spielbuch etwas anderes als im Text: Der Text wurde geändert.",
    "Gdy powstała pieczęć, w księdze było co innego niż w tekście: zmieniono tekst.",
    "`ginscore log --all` shows the corrections",
    "`ginscore log --all` mostra as correções",
    "`ginscore log --all` mostra le correzioni",
    "`ginscore log --all` zeigt die Berichtigungen",
    "`ginscore log --all` pokazuje poprawki",
    "look at both with the other player; `ginscore log --all` shows the corrections of the ledger",
    "compare os dois com o outro jogador; `ginscore log --all` mostra as correções do registro",
    "compare ambos com o outro jogador; `ginscore log --all` mostra as correções do registo",
    "confrontali insieme all'altro giocatore; `ginscore log --all` mostra le correzioni del registro",
    "beides mit dem anderen Spieler ansehen; `ginscore log --all` zeigt die Berichtigungen im Spielbuch",
    "obejrzyj oba zapisy z drugim graczem; `ginscore log --all` pokazuje poprawki w księdze",
    "no series of this ledger has the evening of \u{1}A that the text holds",
    "nenhuma série deste registro tem a noite de \u{1}A que está no texto",
    "nenhuma série deste registo tem a noite de \u{1}A que está no texto",
    "nessun incontro di questo registro ha la serata di \u{1}A che sta nel testo",
    "der Abend im Text, mit \u{1}A, ist in keiner Serie dieses Spielbuchs",
    "wieczoru z tekstu nie ma w żadnej serii tej księgi (gracze: \u{1}A)",
    "`ginscore series list` shows the series; `--series NAME` compares the text with one of them, and `--ledger DIR` with those of another ledger",
    "`ginscore series list` mostra as séries; `--series NAME` compara o texto com uma delas, e `--ledger DIR` com as de outro registro",
    "`ginscore series list` mostra as séries; `--series NAME` compara o texto com uma delas, e `--ledger DIR` com as de outro registo",
    "`ginscore series list` mostra gli incontri; `--series NAME` confronta il testo con uno di questi, `--ledger DIR` con quelli di un altro registro",
    "`ginscore series list` zeigt die Serien; `--series NAME` vergleicht den Text mit einer davon, `--ledger DIR` mit denen eines anderen Spielbuchs",
    "`ginscore series list` pokazuje serie; `--series NAME` porównuje tekst z jedną z nich, a `--ledger DIR` z seriami innej księgi",
    "the text is an evening of \u{1}A, and \u{1}B is not",
    "o texto é uma noite de \u{1}A, mas \u{1}B não",
    "il testo è una serata di \u{1}A, ma \u{1}B no",
    "der Text ist ein Abend von \u{1}A, \u{1}B nicht",
    "w tekście grają: \u{1}A, a w serii \u{1}B kto inny",
    "the text is too long for the record of an evening",
    "o texto é longo demais para a cópia de uma noite",
    "o texto é demasiado longo para a cópia de uma noite",
    "il testo è troppo lungo per la trascrizione di una serata",
    "der Text ist zu lang für die Abschrift eines Abends",
    "tekst jest za długi na odpis wieczoru",
    "give it the text of one evening, and nothing else",
    "indique o texto de uma só noite, e mais nada",
    "indica il testo di una sola serata, e nient'altro",
    "nur den Text eines einzigen Abends angeben",
    "podaj tylko tekst jednego wieczoru",
    "the text is not the record of an evening",
    "o texto não é a cópia de uma noite",
    "il testo non è la trascrizione di una serata",
    "der Text ist keine Abschrift eines Abends",
    "tekst nie jest odpisem wieczoru",
    "it begins with `GINSCORE 1`, or is a script as `ginscore log` prints it",
    "a cópia começa com `GINSCORE 1`, ou é um script como o que `ginscore log` mostra",
    "a cópia começa por `GINSCORE 1`, ou é um script como o que `ginscore log` mostra",
    "comincia con `GINSCORE 1`, oppure è uno script come lo stampa `ginscore log`",
    "eine Abschrift beginnt mit `GINSCORE 1`; auch ein Skript, wie `ginscore log` es ausgibt, wird gelesen",
    "odpis zaczyna się od `GINSCORE 1` albo jest skryptem, jaki wypisuje `ginscore log`",
    "the text was made by a later version of ginscore",
    "o texto foi feito por uma versão posterior do ginscore",
    "il testo viene da una versione successiva di ginscore",
    "der Text stammt aus einer neueren Version von ginscore",
    "tekst jest z nowszej wersji ginscore",
    "install that version to read it",
    "instale essa versão para lê-lo",
    "instale essa versão para o ler",
    "per leggerlo installa quella versione",
    "diese Version installieren, um ihn zu lesen",
    "żeby go odczytać, zainstaluj tę wersję",
    "the parts of the text do not belong together",
    "as partes do texto não são da mesma cópia",
    "le parti del testo non sono della stessa trascrizione",
    "die Teile des Textes gehören nicht zusammen",
    "części tekstu nie pasują do siebie",
    "give it the parts of one record: all have the same seal",
    "indique as partes de uma só cópia: todas têm o mesmo selo",
    "indica le parti di una sola trascrizione: hanno tutte lo stesso sigillo",
    "die Teile einer einzigen Abschrift angeben: Alle haben dasselbe Siegel",
    "podaj części jednego odpisu: wszystkie mają tę samą pieczęć",
    "\u{3}A\u{4}o\u{5}part \u{1}B of \u{1}C is missing\u{4}\u{5}parts \u{1}B of \u{1}C are missing\u{6}",
    "\u{3}A\u{4}o\u{5}falta a parte \u{1}B de \u{1}C\u{4}\u{5}faltam as partes \u{1}B de \u{1}C\u{6}",
    "\u{3}A\u{4}o\u{5}manca la parte \u{1}B di \u{1}C\u{4}\u{5}mancano le parti \u{1}B di \u{1}C\u{6}",
    "\u{3}A\u{4}o\u{5}Teil \u{1}B von \u{1}C fehlt\u{4}\u{5}die Teile \u{1}B von \u{1}C fehlen\u{6}",
    "\u{3}A\u{4}o\u{5}brakuje części \u{1}B z \u{1}C\u{4}f\u{5}brakuje kilku części z \u{1}C: \u{1}B\u{4}\u{5}brakuje wielu części z \u{1}C: \u{1}B\u{6}",
    "add the text of the other codes, in any order",
    "acrescente o texto dos outros códigos, em qualquer ordem",
    "acrescente o texto dos outros códigos, por qualquer ordem",
    "aggiungi il testo degli altri codici, in qualsiasi ordine",
    "auch den Text der anderen Codes angeben, in beliebiger Reihenfolge",
    "dodaj tekst pozostałych kodów, w dowolnej kolejności",
    "name the file with the text, or `-` for standard input",
    "indique o arquivo com o texto, ou `-` para a entrada padrão",
    "indique o ficheiro com o texto, ou `-` para a entrada padrão",
    "indica il file con il testo, o `-` per lo standard input",
    "die Datei mit dem Text angeben, oder `-` für die Standardeingabe",
    "podaj plik z tekstem albo `-`, czyli standardowe wejście",
    "the end of the text is missing",
    "falta o fim do texto",
    "manca la fine del testo",
    "das Ende des Textes fehlt",
    "brakuje końca tekstu",
    "copy all of it: its last word is `END`",
    "copie o texto inteiro: a última palavra é `END`",
    "copialo tutto: l'ultima parola è `END`",
    "den ganzen Text kopieren: Sein letztes Wort ist `END`",
    "skopiuj cały tekst: jego ostatnie słowo to `END`",
    "this line does not belong in the record of an evening",
    "esta linha não faz parte da cópia de uma noite",
    "questa riga non fa parte della trascrizione di una serata",
    "diese Zeile gehört nicht in die Abschrift eines Abends",
    "ten wiersz nie należy do odpisu wieczoru",
    "a record has hands, and what happened between them; no corrections and no commands",
    "uma cópia tem as mãos e o que aconteceu entre elas, não correções nem comandos",
    "una trascrizione ha le mani e quello che è successo tra l'una e l'altra, non correzioni né comandi",
    "eine Abschrift enthält Runden und was dazwischen geschah, keine Berichtigungen und keine Befehle",
    "w odpisie są rozdania i to, co się działo między nimi, a nie poprawki ani polecenia",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 68] = [(0, 109), (109, 253), (253, 365), (365, 399), (399, 465), (465, 526), (526, 676), (676, 770), (770, 910), (910, 930), (930, 994), (994, 1080), (1080, 1296), (1296, 1436), (1436, 1526), (1526, 1618), (1618, 1686), (1686, 1812), (1812, 1940), (1940, 1982), (1982, 2032), (2032, 2180), (2180, 2350), (2350, 2514), (2514, 2554), (2554, 2720), (2720, 2860), (2860, 2936), (2936, 3014), (3014, 3103), (3103, 3188), (3188, 3274), (3274, 3338), (3338, 3413), (3413, 3495), (3495, 3578), (3578, 3652), (3652, 3734), (3734, 3806), (3806, 3886), (3886, 3908), (3908, 3932), (3932, 3953), (3953, 4084), (4084, 4212), (4212, 4264), (4264, 4378), (4378, 4502), (4502, 4570), (4570, 4704), (4704, 4809), (4809, 5007), (5007, 5087), (5087, 5164), (5164, 5241), (5241, 5306), (5306, 5412), (5412, 5488), (5488, 5541), (5541, 5611), (5611, 5696), (5696, 5790), (5790, 5862), (5862, 5946), (5946, 5998), (5998, 6060), (6060, 6142), (6142, 6263)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦The other player photographs it: it holds the whole evening and its seal.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The other player photographs all⟧ \u{1}A ⟦of them: together they hold the whole evening and its seal.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦`ginscore verify` compares the text that a phone reads in it with a ledger.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Code⟧ \u{1}A ⟦of⟧ \u{1}B⟦~~~⟧",
    "⟦In a larger window there are fewer codes.⟧⟦~~~~~~~~~~~~~⟧",
    "⟦the window is too small for a QR code⟧⟦~~~~~~~~~~~~⟧",
    "⟦enlarge it, or use `ginscore seal --text`, or `ginscore export -o evening.html`, whose page has the code⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦this series cannot be written as a text that can be read again⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦a name or a note in its file was written by hand; `ginscore export --format json` has everything⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Record⟧⟦~~⟧",
    "⟦QR code with the record of this evening⟧⟦~~~~~~~~~~~~~⟧",
    "⟦QR code⟧ \u{1}A ⟦of⟧ \u{1}B ⟦with the record of this evening⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦The whole evening and its seal. A photo of it is a copy for the other player: `ginscore verify` compares the text that a phone reads in it with a ledger.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The record of this evening is too long for QR codes on a page. `ginscore seal --text` prints it.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The text is⟧ \u{1}A⟦: the same⟧ \u{3}B\u{4}o\u{5}⟦hand⟧\u{4}\u{5}\u{1}B ⟦hands⟧\u{6}⟦.⟧⟦~~~~~~~~⟧",
    "⟦The text is⟧ \u{1}A⟦: the same⟧ \u{3}B\u{4}o\u{5}⟦round⟧\u{4}\u{5}\u{1}B ⟦rounds⟧\u{6}⟦.⟧⟦~~~~~~~~⟧",
    "⟦The text is⟧ \u{1}A⟦, before its first hand.⟧⟦~~~~~~~~~~~~⟧",
    "⟦The ledger has⟧ \u{3}A\u{4}o\u{5}⟦one more hand⟧\u{4}\u{5}\u{1}A ⟦more hands⟧\u{6}⟦: the text was made before that.⟧⟦~~~~~~~~~~~~~~~⟧",
    "⟦The ledger has⟧ \u{3}A\u{4}o\u{5}⟦one more round⟧\u{4}\u{5}\u{1}A ⟦more rounds⟧\u{6}⟦: the text was made before that.⟧⟦~~~~~~~~~~~~~~~⟧",
    "⟦Later in the ledger:⟧ \u{1}A⟦~~~~~~~⟧",
    "\u{1}A ⟦of the text is now⟧ \u{1}B⟦.⟧⟦~~~~~~~⟧",
    "⟦Seal⟧ \u{1}A ⟦of the text is that of the ledger after entry⟧ \u{1}B⟦, and nothing up to there has changed.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Seal⟧ \u{1}A ⟦of the text was that of the ledger after entry⟧ \u{1}B⟦, but entry⟧ \u{1}C ⟦has been changed in the file since.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Seal⟧ \u{1}A ⟦of the text was never that of this series: the text is from another ledger, or this one was rewritten.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The text has no seal.⟧⟦~~~~~~~⟧",
    "⟦This shows that both had the same record when the text was made. It is not a signature: anyone can make such a text.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The hands are the same. This does not show that this ledger was the same when the text was made.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦hand⟧ \u{1}A ⟦is not the same in the text and in⟧ \u{1}B⟦~~~~~~~~~~~~~⟧",
    "⟦round⟧ \u{1}A ⟦is not the same in the text and in⟧ \u{1}B⟦~~~~~~~~~~~~~~⟧",
    "⟦the text and⟧ \u{1}A ⟦are not the same before the first hand⟧⟦~~~~~~~~~~~~~~~~~⟧",
    "⟦after hand⟧ \u{1}A⟦, the text and⟧ \u{1}B ⟦are not the same⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦after round⟧ \u{1}A⟦, the text and⟧ \u{1}B ⟦are not the same⟧⟦~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦does not have hand⟧ \u{1}B ⟦of the text⟧⟦~~~~~~~~~~⟧",
    "\u{1}A ⟦does not have all of round⟧ \u{1}B ⟦of the text⟧⟦~~~~~~~~~~~~~⟧",
    "⟦the rule⟧ \u{1}A ⟦is not the same in the text and in⟧ \u{1}B⟦~~~~~~~~~~~~~~~⟧",
    "⟦the first dealer is not the same in the text and in⟧ \u{1}A⟦~~~~~~~~~~~~~~~~~⟧",
    "⟦the stake is not the same in the text and in⟧ \u{1}A⟦~~~~~~~~~~~~~~~⟧",
    "⟦in the text and in⟧ \u{1}A⟦, not the same players begin⟧⟦~~~~~~~~~~~~~~~⟧",
    "⟦in⟧ \u{1}A⟦, names of the text belong to others⟧⟦~~~~~~~~~~~~~⟧",
    "⟦the text ends before its seal:⟧ \u{1}A ⟦had more then⟧⟦~~~~~~~~~~~~~~~⟧",
    "⟦text:⟧ \u{1}A⟦~~⟧",
    "⟦ledger:⟧ \u{1}A⟦~~⟧",
    "⟦nothing⟧⟦~~⟧",
    "⟦By the ledger,⟧ \u{1}A \u{3}B\u{4}o\u{5}⟦is⟧\u{4}\u{5}⟦are⟧\u{6} ⟦better off by⟧ \u{3}C\u{4}o\u{5}⟦one point⟧\u{4}\u{5}\u{2}C ⟦points⟧\u{6}⟦.⟧⟦~~~~~~~~~~⟧",
    "⟦By the ledger,⟧ \u{1}A \u{3}B\u{4}o\u{5}⟦is⟧\u{4}\u{5}⟦are⟧\u{6} ⟦better off by⟧ \u{3}C\u{4}o\u{5}⟦one box⟧\u{4}\u{5}\u{1}C ⟦boxes⟧\u{6}⟦.⟧⟦~~~~~~~~~~⟧",
    "⟦This gives nobody more points.⟧⟦~~~~~~~~~~⟧",
    "⟦The ledger had what the text says when it was sealed: it was corrected later.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The ledger did not have what the text says when it was sealed: the text was changed.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦`ginscore log --all` shows the corrections⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦look at both with the other player; `ginscore log --all` shows the corrections of the ledger⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦no series of this ledger has the evening of⟧ \u{1}A ⟦that the text holds⟧⟦~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦`ginscore series list` shows the series; `--series NAME` compares the text with one of them, and `--ledger DIR` with those of another ledger⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the text is an evening of⟧ \u{1}A⟦, and⟧ \u{1}B ⟦is not⟧⟦~~~~~~~~~~~~~⟧",
    "⟦the text is too long for the record of an evening⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦give it the text of one evening, and nothing else⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦the text is not the record of an evening⟧⟦~~~~~~~~~~~~~⟧",
    "⟦it begins with `GINSCORE 1`, or is a script as `ginscore log` prints it⟧⟦~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the text was made by a later version of ginscore⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦install that version to read it⟧⟦~~~~~~~~~~⟧",
    "⟦the parts of the text do not belong together⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦give it the parts of one record: all have the same seal⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "\u{3}A\u{4}o\u{5}⟦part⟧ \u{1}B ⟦of⟧ \u{1}C ⟦is missing⟧\u{4}\u{5}⟦parts⟧ \u{1}B ⟦of⟧ \u{1}C ⟦are missing⟧\u{6}",
    "⟦add the text of the other codes, in any order⟧⟦~~~~~~~~~~~~~~~⟧",
    "⟦name the file with the text, or `-` for standard input⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "⟦the end of the text is missing⟧⟦~~~~~~~~~~⟧",
    "⟦copy all of it: its last word is `END`⟧⟦~~~~~~~~~~~~⟧",
    "⟦this line does not belong in the record of an evening⟧⟦~~~~~~~~~~~~~~~~~⟧",
    "⟦a record has hands, and what happened between them; no corrections and no commands⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("photograph", 0),
    ("photograph-all", 1),
    ("verifies", 0),
    ("part", 2),
    ("larger-window", 0),
    ("too-small", 0),
    ("too-small-hint", 0),
    ("not-readable", 0),
    ("not-readable-hint", 0),
    ("heading", 0),
    ("picture", 0),
    ("picture-part", 2),
    ("page-use", 0),
    ("page-too-long", 0),
    ("same", 2),
    ("same-rounds", 2),
    ("same-nothing", 1),
    ("earlier", 1),
    ("earlier-rounds", 1),
    ("later", 1),
    ("renamed", 2),
    ("seal-found", 2),
    ("seal-changed", 3),
    ("seal-unknown", 1),
    ("seal-none", 0),
    ("shows", 0),
    ("shows-hands", 0),
    ("differs-hand", 2),
    ("differs-round", 2),
    ("differs-start", 1),
    ("differs-after", 2),
    ("differs-after-round", 2),
    ("lacks-hand", 2),
    ("lacks-round", 2),
    ("differs-rule", 2),
    ("differs-dealer", 1),
    ("differs-stake", 1),
    ("differs-lineup", 1),
    ("differs-names", 1),
    ("cut-before-seal", 1),
    ("in-text", 1),
    ("in-ledger", 1),
    ("nothing", 0),
    ("gains-points", 3),
    ("gains-boxes", 3),
    ("gains-nobody", 0),
    ("corrected-since", 0),
    ("text-changed", 0),
    ("corrected-hint", 0),
    ("changed-hint", 0),
    ("not-here", 1),
    ("not-here-hint", 0),
    ("other-players", 2),
    ("too-long", 0),
    ("too-long-hint", 0),
    ("not-a-record", 0),
    ("not-a-record-hint", 0),
    ("newer", 0),
    ("newer-hint", 0),
    ("mixed", 0),
    ("mixed-hint", 0),
    ("missing-parts", 3),
    ("missing-parts-hint", 0),
    ("file-hint", 0),
    ("cut-off", 0),
    ("cut-off-hint", 0),
    ("not-in-record", 0),
    ("not-in-record-hint", 0),
];
