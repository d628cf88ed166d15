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

// The record of this evening would take { $codes } QR codes, too many for a page. `ginscore seal --text` prints it.
message!(13, PageTooLong { codes: Count });

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

// Seal { $seal } of the text is that of the ledger after entry { $entry }, and nothing up to there has changed.
message!(19, SealFound { seal: Value, entry: Count });

// Seal { $seal } of the text was that of the ledger after entry { $entry }, but entry { $changed } has been changed in the file since.
message!(20, SealChanged { seal: Value, entry: Value, changed: Count });

// Seal { $seal } of the text was never that of this series: the text is from another ledger, or this one was rewritten.
message!(21, SealUnknown { seal: Value });

// The text has no seal.
message!(22, SealNone);

// This shows that both had the same record when the text was made. It is not a signature: anyone can make such a text.
message!(23, Shows);

// hand { $number } is not the same in the text and in { $series }
message!(24, DiffersHand { number: Value, series: Value });

// round { $number } is not the same in the text and in { $series }
message!(25, DiffersRound { number: Value, series: Value });

// the text and { $series } are not the same before the first hand
message!(26, DiffersStart { series: Value });

// after hand { $number }, the text and { $series } are not the same
message!(27, DiffersAfter { number: Value, series: Value });

// after round { $number }, the text and { $series } are not the same
message!(28, DiffersAfterRound { number: Value, series: Value });

// { $series } does not have hand { $number } of the text
message!(29, LacksHand { series: Value, number: Value });

// { $series } does not have all of round { $number } of the text
message!(30, LacksRound { series: Value, number: Value });

// the rule { $key } is not the same in the text and in { $series }
message!(31, DiffersRule { key: Value, series: Value });

// the first dealer is not the same in the text and in { $series }
message!(32, DiffersDealer { series: Value });

// the stake is not the same in the text and in { $series }
message!(33, DiffersStake { series: Value });

// in the text and in { $series }, not the same players begin
message!(34, DiffersLineup { series: Value });

// text: { $what }
message!(35, InText { what: Value });

// ledger: { $what }
message!(36, InLedger { what: Value });

// nothing
message!(37, Nothing);

// By the ledger, { $name } is better off by { $points -> [one] one point [other] { NUMBER($points) } points }.
message!(38, GainsPoints { name: Value, points: Count });

// By the ledger, { $name } is better off by { $boxes -> [one] one box [other] { $boxes } boxes }.
message!(39, GainsBoxes { name: Value, boxes: Count });

// This gives nobody more points.
message!(40, GainsNobody);

// The ledger had what the text says when it was sealed: it was corrected later.
message!(41, CorrectedSince);

// The ledger did not have what the text says when it was sealed: the text was changed.
message!(42, TextChanged);

// `ginscore log --all` shows the corrections
message!(43, CorrectedHint);

// look at both with the other player; `ginscore log --all` shows the corrections of the ledger
message!(44, ChangedHint);

// no series of this ledger has the evening of { $players } that the text holds
message!(45, NotHere { players: Value });

// `ginscore series list` shows the series; `--series NAME` compares the text with one of them, and `--ledger DIR` with those of another ledger
message!(46, NotHereHint);

// the text is an evening of { $players }, and { $series } is not
message!(47, OtherPlayers { players: Value, series: Value });

// the text is too long for the record of an evening
message!(48, TooLong);

// the text is not the record of an evening
message!(49, NotARecord);

// it begins with `GINSCORE 1`, or is a script as `ginscore log` prints it
message!(50, NotARecordHint);

// the text was made by a later version of ginscore
message!(51, Newer);

// install that version to read it
message!(52, NewerHint);

// the parts of the text do not belong together
message!(53, Mixed);

// give it the parts of one record: all have the same seal
message!(54, MixedHint);

// part { $parts } of { $all } is missing
message!(55, MissingParts { parts: Value, all: Count });

// add the text of the other codes, in any order
message!(56, MissingPartsHint);

// name the file with the text, or `-` for standard input
message!(57, FileHint);

// the end of the text is missing
message!(58, CutOff);

// copy all of it: its last word is `END`
message!(59, CutOffHint);

// this line does not belong in the record of an evening
message!(60, NotInRecord);

// a record has hands, and what happened between them; no corrections and no commands
message!(61, NotInRecordHint);

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 62]; 6] = [
    [(0, 73), (445, 540), (1002, 1077), (1469, 1482), (1538, 1579), (1789, 1826), (2036, 2140), (2699, 2761), (3129, 3225), (3721, 3727), (3759, 3798), (3948, 3996), (4182, 4335), (5130, 5235), (5826, 5872), (6132, 6180), (6501, 6539), (6701, 6782), (7161, 7244), (7631, 7725), (8187, 8294), (8848, 8958), (9518, 9539), (9633, 9749), (10412, 10457), (10629, 10675), (10893, 10947), (11153, 11200), (11376, 11424), (11653, 11689), (11823, 11867), (12063, 12112), (12289, 12343), (12550, 12597), (12769, 12818), (13077, 13085), (13120, 13130), (13177, 13184), (13203, 13265), (13628, 13687), (14054, 14084), (14226, 14303), (14717, 14801), (15229, 15271), (15437, 15529), (15991, 16057), (16401, 16541), (17214, 17257), (17426, 17475), (17726, 17766), (17924, 17995), (18391, 18439), (18645, 18676), (18865, 18909), (19071, 19126), (19455, 19479), (19568, 19613), (19911, 19965), (20265, 20295), (20384, 20422), (20610, 20663), (20859, 20941)],
    [(73, 144), (540, 629), (1077, 1151), (1482, 1498), (1579, 1618), (1826, 1871), (2140, 2253), (2761, 2833), (3225, 3317), (3727, 3733), (3798, 3833), (3996, 4040), (4335, 4485), (5235, 5343), (5872, 5926), (6180, 6238), (6539, 6577), (6782, 6852), (7244, 7318), (7725, 7805), (8294, 8407), (8958, 9053), (9539, 9561), (9749, 9884), (10457, 10499), (10675, 10719), (10947, 10999), (11200, 11247), (11424, 11473), (11689, 11719), (11867, 11904), (12112, 12155), (12343, 12393), (12597, 12638), (12818, 12877), (13085, 13094), (13130, 13142), (13184, 13188), (13265, 13337), (13687, 13760), (14084, 14123), (14303, 14383), (14801, 14882), (15271, 15313), (15529, 15617), (16057, 16123), (16541, 16671), (17257, 17297), (17475, 17525), (17766, 17803), (17995, 18073), (18439, 18494), (18676, 18708), (18909, 18953), (19126, 19182), (19479, 19501), (19613, 19670), (19965, 20021), (20295, 20315), (20422, 20471), (20663, 20711), (20941, 21024)],
    [(144, 216), (629, 718), (1151, 1227), (1482, 1498), (1618, 1655), (1871, 1919), (2253, 2359), (2833, 2906), (3317, 3410), (3727, 3733), (3798, 3833), (3996, 4040), (4485, 4648), (5343, 5455), (5872, 5926), (6238, 6294), (6539, 6577), (6852, 6921), (7318, 7389), (7805, 7891), (8407, 8518), (9053, 9147), (9539, 9561), (9884, 10021), (10457, 10499), (10719, 10762), (10947, 10999), (11200, 11247), (11473, 11521), (11689, 11719), (11904, 11940), (12112, 12155), (12343, 12393), (12597, 12638), (12877, 12934), (13085, 13094), (13142, 13153), (13184, 13188), (13337, 13406), (13760, 13830), (14084, 14123), (14383, 14458), (14882, 14962), (15271, 15313), (15617, 15702), (16123, 16188), (16671, 16800), (17257, 17297), (17525, 17578), (17766, 17803), (18073, 18147), (18439, 18494), (18708, 18739), (18909, 18953), (19182, 19242), (19479, 19501), (19670, 19728), (20021, 20082), (20295, 20315), (20422, 20471), (20663, 20711), (20941, 21024)],
    [(216, 290), (718, 813), (1227, 1305), (1498, 1513), (1655, 1703), (1919, 1965), (2359, 2472), (2906, 2976), (3410, 3503), (3733, 3745), (3833, 3879), (4040, 4095), (4648, 4805), (5455, 5576), (5926, 5982), (6294, 6351), (6577, 6616), (6921, 6990), (7389, 7457), (7891, 7988), (8518, 8634), (9147, 9273), (9561, 9585), (10021, 10159), (10499, 10544), (10762, 10807), (10999, 11051), (11247, 11292), (11521, 11566), (11719, 11749), (11940, 11976), (12155, 12202), (12393, 12445), (12638, 12681), (12934, 12987), (13094, 13103), (13130, 13142), (13188, 13194), (13406, 13478), (13830, 13907), (14123, 14152), (14458, 14548), (14962, 15060), (15313, 15354), (15702, 15796), (16188, 16263), (16800, 16942), (17297, 17334), (17578, 17636), (17803, 17848), (18147, 18224), (18494, 18547), (18739, 18776), (18953, 18989), (19242, 19310), (19501, 19524), (19728, 19785), (20082, 20138), (20315, 20338), (20471, 20510), (20711, 20763), (21024, 21124)],
    [(290, 372), (813, 910), (1305, 1391), (1513, 1527), (1703, 1753), (1965, 2008), (2472, 2597), (2976, 3056), (3503, 3615), (3745, 3754), (3879, 3918), (4095, 4144), (4805, 4980), (5576, 5698), (5982, 6041), (6351, 6419), (6616, 6653), (6990, 7062), (7457, 7539), (7988, 8088), (8634, 8752), (9273, 9403), (9585, 9610), (10159, 10292), (10544, 10581), (10807, 10848), (11051, 11098), (11292, 11332), (11566, 11610), (11749, 11785), (11976, 12021), (12202, 12243), (12445, 12494), (12681, 12726), (12987, 13028), (13103, 13111), (13153, 13166), (13194, 13200), (13478, 13548), (13907, 13973), (14152, 14188), (14548, 14636), (15060, 15151), (15354, 15399), (15796, 15904), (16263, 16336), (16942, 17085), (17334, 17382), (17636, 17688), (17848, 17893), (18224, 18308), (18547, 18603), (18776, 18823), (18989, 19033), (19310, 19389), (19524, 19544), (19785, 19856), (20138, 20208), (20338, 20363), (20510, 20560), (20763, 20818), (21124, 21216)],
    [(372, 445), (910, 1002), (1391, 1469), (1527, 1538), (1753, 1789), (2008, 2036), (2597, 2699), (3056, 3129), (3615, 3721), (3754, 3759), (3918, 3948), (4144, 4182), (4980, 5130), (5698, 5826), (6041, 6132), (6419, 6501), (6653, 6701), (7062, 7161), (7539, 7631), (8088, 8187), (8752, 8848), (9403, 9518), (9610, 9633), (10292, 10412), (10581, 10629), (10848, 10893), (11098, 11153), (11332, 11376), (11610, 11653), (11785, 11823), (12021, 12063), (12243, 12289), (12494, 12550), (12726, 12769), (13028, 13077), (13111, 13120), (13166, 13177), (13200, 13203), (13548, 13628), (13973, 14054), (14188, 14226), (14636, 14717), (15151, 15229), (15399, 15437), (15904, 15991), (16336, 16401), (17085, 17214), (17382, 17426), (17688, 17726), (17893, 17924), (18308, 18391), (18603, 18645), (18823, 18865), (19033, 19071), (19389, 19455), (19544, 19568), (19856, 19911), (20208, 20265), (20363, 20384), (20560, 20610), (20818, 20859), (21216, 21303)],
];

const TEXT: &str = concat!(
    "The other player photographs it: it holds the whole evening and its seal.",
    "O outro jogador o fotografa: ele contém a noite inteira e o selo dela.",
    "O outro jogador fotografa-o: contém a noite inteira e o respetivo selo.",
    "L'altro giocatore lo fotografa: contiene tutta la serata e il suo sigillo.",
    "Der andere Spieler fotografiert ihn: Er enthält den ganzen Abend und sein Siegel.",
    "Drugi gracz robi mu zdjęcie: jest w nim cały wieczór i jego pieczęć.",
    "The other player photographs all \u{1}A of them: together they hold the whole evening and its seal.",
    "O outro jogador fotografa todos os \u{1}A: juntos eles contêm a noite inteira e o selo dela.",
    "O outro jogador fotografa todos os \u{1}A: juntos contêm a noite inteira e o respetivo selo.",
    "L'altro giocatore li fotografa tutti e \u{1}A: insieme contengono tutta la serata e il suo sigillo.",
    "Der andere Spieler fotografiert alle \u{1}A: Zusammen enthalten sie den ganzen Abend und sein Siegel.",
    "Drugi gracz robi zdjęcia wszystkich, razem \u{1}A: jest w nich cały wieczór i jego pieczęć.",
    "`ginscore verify` compares the text that a phone reads in it with a ledger.",
    "`ginscore verify` compara com um registro o texto que um celular lê nele.",
    "`ginscore verify` compara com um registo o texto que um telemóvel lê nele.",
    "`ginscore verify` confronta con un registro il testo che un telefono vi legge.",
    "`ginscore verify` vergleicht den Text, den ein Handy darin liest, mit einem Spielbuch.",
    "`ginscore verify` porównuje z księgą tekst, który telefon z niego odczyta.",
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
    "W większym oknie kodów jest mniej.",
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
    "vergrößern Sie es, oder nehmen Sie `ginscore seal --text` oder `ginscore export -o evening.html`, dessen Seite den Code hat",
    "powiększ je albo użyj `ginscore seal --text` lub `ginscore export -o evening.html`: ta strona ma kod",
    "this series cannot be written as a text that can be read again",
    "esta série não pode ser escrita como um texto que se possa ler de novo",
    "esta série não pode ser escrita como um texto que se possa voltar a ler",
    "questo incontro non si può scrivere come testo che si possa rileggere",
    "diese Serie lässt sich nicht als Text schreiben, der wieder gelesen werden kann",
    "tej serii nie da się zapisać jako tekstu, który można znowu odczytać",
    "a name or a note in its file was written by hand; `ginscore export --format json` has everything",
    "um nome ou uma nota do arquivo foi escrito à mão; `ginscore export --format json` tem tudo",
    "um nome ou uma nota do ficheiro foi escrito à mão; `ginscore export --format json` tem tudo",
    "un nome o una nota nel file è stato scritto a mano; `ginscore export --format json` ha tutto",
    "ein Name oder eine Notiz in der Datei wurde von Hand geschrieben; `ginscore export --format json` gibt alles aus",
    "jakieś imię lub notatka w pliku jest wpisana ręcznie; `ginscore export --format json` zapisuje wszystko",
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
    "A noite inteira e o selo dela. Uma foto é uma cópia para o outro jogador: `ginscore verify` compara com um registro o texto que um celular lê nela.",
    "A noite inteira e o respetivo selo. Uma fotografia é uma cópia para o outro jogador: `ginscore verify` compara com um registo o texto que um telemóvel lê nela.",
    "Tutta la serata e il suo sigillo. Una foto è una copia per l'altro giocatore: `ginscore verify` confronta con un registro il testo che un telefono vi legge.",
    "Der ganze Abend und sein Siegel. Ein Foto davon ist eine Kopie für den anderen Spieler: `ginscore verify` vergleicht den Text, den ein Handy darin liest, mit einem Spielbuch.",
    "Cały wieczór i jego pieczęć. Zdjęcie to kopia dla drugiego gracza: `ginscore verify` porównuje z księgą tekst, który telefon z niego odczyta.",
    "The record of this evening would take \u{1}A QR codes, too many for a page. `ginscore seal --text` prints it.",
    "A cópia desta noite precisaria de \u{1}A códigos QR, demais para uma página. `ginscore seal --text` a mostra.",
    "A cópia desta noite precisaria de \u{1}A códigos QR, demasiados para uma página. `ginscore seal --text` mostra-a.",
    "Per la trascrizione di questa serata ci vorrebbero \u{1}A codici QR, troppi per una pagina. `ginscore seal --text` la scrive.",
    "Für die Abschrift dieses Abends wären \u{1}A QR-Codes nötig, zu viele für eine Seite. `ginscore seal --text` gibt sie aus.",
    "Odpis tego wieczoru wymagałby \u{3}A\u{4}o\u{5}\u{1}A kodu\u{4}f\u{5}\u{1}A kodów\u{4}\u{5}\u{1}A kodów\u{6} QR, za dużo na stronę. Wypisuje go `ginscore seal --text`.",
    "The text is \u{1}A: the same \u{3}B\u{4}o\u{5}hand\u{4}\u{5}\u{1}B hands\u{6}.",
    "O texto é \u{1}A: \u{3}B\u{4}o\u{5}a mesma mão\u{4}\u{5}as mesmas \u{1}B mãos\u{6}.",
    "Il testo è \u{1}A: \u{3}B\u{4}o\u{5}la stessa mano\u{4}\u{5}le stesse \u{1}B mani\u{6}.",
    "Der Text ist \u{1}A: \u{3}B\u{4}o\u{5}dieselbe Runde\u{4}\u{5}dieselben \u{1}B Runden\u{6}.",
    "Ten tekst to seria \u{1}A: \u{3}B\u{4}o\u{5}to samo rozdanie\u{4}f\u{5}te same \u{1}B rozdania\u{4}\u{5}te same rozdania (\u{1}B)\u{6}.",
    "The text is \u{1}A: the same \u{3}B\u{4}o\u{5}round\u{4}\u{5}\u{1}B rounds\u{6}.",
    "O texto é \u{1}A: \u{3}B\u{4}o\u{5}a mesma rodada\u{4}\u{5}as mesmas \u{1}B rodadas\u{6}.",
    "O texto é \u{1}A: \u{3}B\u{4}o\u{5}a mesma ronda\u{4}\u{5}as mesmas \u{1}B rondas\u{6}.",
    "Il testo è \u{1}A: \u{3}B\u{4}o\u{5}lo stesso giro\u{4}\u{5}gli stessi \u{1}B giri\u{6}.",
    "Der Text ist \u{1}A: \u{3}B\u{4}o\u{5}derselbe Durchgang\u{4}\u{5}dieselben \u{1}B Durchgänge\u{6}.",
    "Ten tekst to seria \u{1}A: \u{3}B\u{4}o\u{5}ta sama runda\u{4}f\u{5}te same \u{1}B rundy\u{4}\u{5}te same rundy (\u{1}B)\u{6}.",
    "The text is \u{1}A, before its first hand.",
    "O texto é \u{1}A, antes da primeira mão.",
    "Il testo è \u{1}A, prima della prima mano.",
    "Der Text ist \u{1}A vor der ersten Runde.",
    "Ten tekst to seria \u{1}A przed pierwszym rozdaniem.",
    "The ledger has \u{3}A\u{4}o\u{5}one more hand\u{4}\u{5}\u{1}A more hands\u{6}: the text was made before that.",
    "O registro tem mais \u{3}A\u{4}o\u{5}uma mão\u{4}\u{5}\u{1}A mãos\u{6}: o texto foi feito antes.",
    "O registo tem mais \u{3}A\u{4}o\u{5}uma mão\u{4}\u{5}\u{1}A mãos\u{6}: o texto foi feito antes.",
    "Il registro ha \u{3}A\u{4}o\u{5}una mano\u{4}\u{5}\u{1}A mani\u{6} in più: il testo è di prima.",
    "Das Spielbuch hat \u{3}A\u{4}o\u{5}eine Runde\u{4}\u{5}\u{1}A Runden\u{6} mehr: Der Text ist älter.",
    "W księdze jest więcej o \u{3}A\u{4}o\u{5}jedno rozdanie\u{4}f\u{5}\u{1}A rozdania\u{4}\u{5}\u{1}A rozdań\u{6}: tekst jest wcześniejszy.",
    "The ledger has \u{3}A\u{4}o\u{5}one more round\u{4}\u{5}\u{1}A more rounds\u{6}: the text was made before that.",
    "O registro tem mais \u{3}A\u{4}o\u{5}uma rodada\u{4}\u{5}\u{1}A rodadas\u{6}: o texto foi feito antes.",
    "O registo tem mais \u{3}A\u{4}o\u{5}uma ronda\u{4}\u{5}\u{1}A rondas\u{6}: o texto foi feito antes.",
    "Il registro ha \u{3}A\u{4}o\u{5}un giro\u{4}\u{5}\u{1}A giri\u{6} in più: il testo è di prima.",
    "Das Spielbuch hat \u{3}A\u{4}o\u{5}einen Durchgang\u{4}\u{5}\u{1}A Durchgänge\u{6} mehr: Der Text ist älter.",
    "W księdze jest więcej o \u{3}A\u{4}o\u{5}jedną rundę\u{4}f\u{5}\u{1}A rundy\u{4}\u{5}\u{1}A rund\u{6}: tekst jest wcześniejszy.",
    "Seal \u{1}A of the text is that of the ledger after entry \u{1}B, and nothing up to there has changed.",
    "O selo \u{1}A do texto é o do registro depois da entrada \u{1}B, e nada mudou até ali.",
    "O selo \u{1}A do texto é o do registo depois da entrada \u{1}B, e nada foi alterado até aí.",
    "Il sigillo \u{1}A del testo è quello del registro dopo la voce \u{1}B, e fin lì non è cambiato niente.",
    "Das Siegel \u{1}A des Textes ist das des Spielbuchs nach Eintrag \u{1}B, und bis dahin ist nichts geändert.",
    "Pieczęć \u{1}A tekstu jest pieczęcią księgi po wpisie \u{1}B i do tego miejsca nic się nie zmieniło.",
    "Seal \u{1}A of the text was that of the ledger after entry \u{1}B, but entry \u{1}C has been changed in the file since.",
    "O selo \u{1}A do texto era o do registro depois da entrada \u{1}B, mas a entrada \u{1}C foi alterada no arquivo desde então.",
    "O selo \u{1}A do texto era o do registo depois da entrada \u{1}B, mas a entrada \u{1}C foi entretanto alterada no ficheiro.",
    "Il sigillo \u{1}A del testo era quello del registro dopo la voce \u{1}B, ma da allora la voce \u{1}C è stata cambiata nel file.",
    "Das Siegel \u{1}A des Textes war das des Spielbuchs nach Eintrag \u{1}B, aber Eintrag \u{1}C wurde seither in der Datei geändert.",
    "Pieczęć \u{1}A tekstu była pieczęcią księgi po wpisie \u{1}B, ale wpis \u{1}C zmieniono potem w pliku.",
    "Seal \u{1}A of the text was never that of this series: the text is from another ledger, or this one was rewritten.",
    "O selo \u{1}A do texto nunca foi desta série: o texto é de outro registro, ou este foi reescrito.",
    "O selo \u{1}A do texto nunca foi desta série: o texto é de outro registo, ou este foi reescrito.",
    "Il sigillo \u{1}A del testo non è mai stato di questo incontro: il testo viene da un altro registro, o questo è stato riscritto.",
    "Das Siegel \u{1}A des Textes war nie eines dieser Serie: Der Text stammt aus einem anderen Spielbuch, oder dieses wurde umgeschrieben.",
    "Pieczęć \u{1}A tekstu nigdy nie była pieczęcią tej serii: tekst jest z innej księgi albo tę księgę przepisano.",
    "The text has no seal.",
    "O texto não tem selo.",
    "Il testo non ha sigillo.",
    "Der Text hat kein Siegel.",
    "Tekst nie ma pieczęci.",
    "This shows that both had the same record when the text was made. It is not a signature: anyone can make such a text.",
    "Isso mostra que os dois tinham os mesmos dados quando o texto foi feito. Não é uma assinatura: qualquer um pode fazer um texto assim.",
    "Isto mostra que ambos tinham os mesmos dados quando o texto foi feito. Não é uma assinatura: qualquer pessoa pode fazer um texto assim.",
    "Questo mostra che entrambi avevano gli stessi dati quando il testo è stato fatto. Non è una firma: un testo così lo può fare chiunque.",
    "Das zeigt, dass beide denselben Stand hatten, als der Text entstand. Eine Unterschrift ist es nicht: Jeder kann so einen Text machen.",
    "To pokazuje, że obie strony miały ten sam zapis, kiedy tekst powstał. To nie podpis: taki tekst może zrobić każdy.",
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
    "\u{1}A hat die Runde \u{1}B des Textes nicht",
    "w serii \u{1}A nie ma rozdania \u{1}B z tekstu",
    "\u{1}A does not have all of round \u{1}B of the text",
    "\u{1}A não tem toda a rodada \u{1}B do texto",
    "\u{1}A não tem toda a ronda \u{1}B do texto",
    "\u{1}A non ha tutto il giro \u{1}B del testo",
    "\u{1}A hat den Durchgang \u{1}B des Textes nicht ganz",
    "w serii \u{1}A nie ma całej rundy \u{1}B z tekstu",
    "the rule \u{1}A is not the same in the text and in \u{1}B",
    "a regra \u{1}A não é a mesma no texto e em \u{1}B",
    "la regola \u{1}A non è la stessa nel testo e in \u{1}B",
    "die Regel \u{1}A ist im Text anders als in \u{1}B",
    "zasada \u{1}A jest inna w tekście niż w serii \u{1}B",
    "the first dealer is not the same in the text and in \u{1}A",
    "quem dá primeiro não é o mesmo no texto e em \u{1}A",
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
    "By the ledger, \u{1}A is better off by \u{3}B\u{4}o\u{5}one point\u{4}\u{5}\u{2}B points\u{6}.",
    "Pelo registro, \u{1}A fica com \u{3}B\u{4}o\u{5}um ponto\u{4}\u{5}\u{2}B pontos\u{6} a mais de vantagem.",
    "Pelo registo, \u{1}A fica com mais \u{3}B\u{4}o\u{5}um ponto\u{4}\u{5}\u{2}B pontos\u{6} de vantagem.",
    "Secondo il registro \u{1}A ha \u{3}B\u{4}o\u{5}un punto\u{4}\u{5}\u{2}B punti\u{6} di vantaggio in più.",
    "Nach dem Spielbuch steht \u{1}A um \u{3}B\u{4}o\u{5}einen Punkt\u{4}\u{5}\u{2}B Punkte\u{6} besser da.",
    "Według księgi \u{1}A ma o \u{3}B\u{4}o\u{5}jeden punkt\u{4}f\u{5}\u{2}B punkty\u{4}\u{5}\u{2}B punktów\u{6} lepszy wynik.",
    "By the ledger, \u{1}A is better off by \u{3}B\u{4}o\u{5}one box\u{4}\u{5}\u{1}B boxes\u{6}.",
    "Pelo registro, \u{1}A fica com \u{3}B\u{4}o\u{5}uma caixa\u{4}\u{5}\u{1}B caixas\u{6} a mais de vantagem.",
    "Pelo registo, \u{1}A fica com mais \u{3}B\u{4}o\u{5}uma caixa\u{4}\u{5}\u{1}B caixas\u{6} de vantagem.",
    "Secondo il registro \u{1}A ha \u{3}B\u{4}o\u{5}una casella\u{4}\u{5}\u{1}B caselle\u{6} di vantaggio in più.",
    "Nach dem Spielbuch steht \u{1}A um \u{3}B\u{4}o\u{5}eine Box\u{4}\u{5}\u{1}B Boxen\u{6} besser da.",
    "Według księgi \u{1}A ma o \u{3}B\u{4}o\u{5}jedną kratkę\u{4}f\u{5}\u{1}B kratki\u{4}\u{5}\u{1}B kratek\u{6} lepszy wynik.",
    "This gives nobody more points.",
    "Ninguém fica com mais pontos por isso.",
    "Nessuno ne ricava più punti.",
    "Niemand bekommt dadurch mehr Punkte.",
    "Nikt nie ma przez to więcej punktów.",
    "The ledger had what the text says when it was sealed: it was corrected later.",
    "Quando foi selado, o registro tinha o que o texto diz: ele foi corrigido depois.",
    "Quando foi selado, o registo tinha o que o texto diz: foi corrigido depois.",
    "Al momento del sigillo il registro aveva quello che dice il testo: è stato corretto dopo.",
    "Als gesiegelt wurde, stand im Spielbuch, was der Text sagt: Es wurde später berichtigt.",
    "W chwili pieczęci w księdze było to, co mówi tekst: poprawiono ją później.",
    "The ledger did not have what the text says when it was sealed: the text was changed.",
    "Quando foi selado, o registro não tinha o que o texto diz: o texto foi alterado.",
    "Quando foi selado, o registo não tinha o que o texto diz: o texto foi alterado.",
    "Al momento del sigillo il registro non aveva quello che dice il testo: il testo è stato cambiato.",
    "Als gesiegelt wurde, stand im Spielbuch nicht, was der Text sagt: Der Text wurde geändert.",
    "W chwili pieczęci w księdze nie było tego, co mówi tekst: tekst zmieniono.",
    "`ginscore log --all` shows the corrections",
    "`ginscore log --all` mostra as correções",
    "`ginscore log --all` mostra le correzioni",
    "`ginscore log --all` zeigt die Berichtigungen",
    "`ginscore log --all` pokazuje poprawki",
    "look at both with the other player; `ginscore log --all` shows the corrections of the ledger",
    "veja os dois com o outro jogador; `ginscore log --all` mostra as correções do registro",
    "veja ambos com o outro jogador; `ginscore log --all` mostra as correções do registo",
    "guardateli insieme all'altro giocatore; `ginscore log --all` mostra le correzioni del registro",
    "sehen Sie sich beides mit dem anderen Spieler an; `ginscore log --all` zeigt die Berichtigungen im Spielbuch",
    "obejrzyj oba zapisy z drugim graczem; `ginscore log --all` pokazuje poprawki w księdze",
    "no series of this ledger has the evening of \u{1}A that the text holds",
    "nenhuma série deste registro é a noite de \u{1}A que o texto contém",
    "nenhuma série deste registo é a noite de \u{1}A que o texto contém",
    "nessun incontro di questo registro è la serata di \u{1}A che il testo contiene",
    "keine Serie dieses Spielbuchs ist der Abend von \u{1}A, den der Text enthält",
    "żadna seria tej księgi nie jest wieczorem z tekstu (gracze: \u{1}A)",
    "`ginscore series list` shows the series; `--series NAME` compares the text with one of them, and `--ledger DIR` with those of another ledger",
    "`ginscore series list` mostra as séries; `--series NAME` compara o texto com uma delas, e `--ledger DIR` com as de outro registro",
    "`ginscore series list` mostra as séries; `--series NAME` compara o texto com uma delas, e `--ledger DIR` com as de outro registo",
    "`ginscore series list` mostra gli incontri; `--series NAME` confronta il testo con uno di loro, `--ledger DIR` con quelli di un altro registro",
    "`ginscore series list` zeigt die Serien; `--series NAME` vergleicht den Text mit einer davon, `--ledger DIR` mit denen eines anderen Spielbuchs",
    "`ginscore series list` pokazuje serie; `--series NAME` porównuje tekst z jedną z nich, a `--ledger DIR` z seriami innej księgi",
    "the text is an evening of \u{1}A, and \u{1}B is not",
    "o texto é uma noite de \u{1}A, e \u{1}B não é",
    "il testo è una serata di \u{1}A, e \u{1}B no",
    "der Text ist ein Abend von \u{1}A, und \u{1}B ist keiner",
    "w tekście grają: \u{1}A, a w serii \u{1}B kto inny",
    "the text is too long for the record of an evening",
    "o texto é longo demais para a cópia de uma noite",
    "o texto é demasiado longo para a cópia de uma noite",
    "il testo è troppo lungo per la trascrizione di una serata",
    "der Text ist zu lang für die Abschrift eines Abends",
    "tekst jest za długi na odpis wieczoru",
    "the text is not the record of an evening",
    "o texto não é a cópia de uma noite",
    "il testo non è la trascrizione di una serata",
    "der Text ist nicht die Abschrift eines Abends",
    "tekst nie jest odpisem wieczoru",
    "it begins with `GINSCORE 1`, or is a script as `ginscore log` prints it",
    "ela começa com `GINSCORE 1`, ou é um script como o que `ginscore log` mostra",
    "começa por `GINSCORE 1`, ou é um script como o que `ginscore log` mostra",
    "comincia con `GINSCORE 1`, oppure è uno script come lo scrive `ginscore log`",
    "sie beginnt mit `GINSCORE 1`, oder sie ist ein Skript, wie `ginscore log` es ausgibt",
    "odpis zaczyna się od `GINSCORE 1` albo jest skryptem, jaki wypisuje `ginscore log`",
    "the text was made by a later version of ginscore",
    "o texto foi feito por uma versão posterior do ginscore",
    "il testo viene da una versione successiva di ginscore",
    "der Text stammt aus einer späteren Version von ginscore",
    "tekst jest z późniejszej wersji ginscore",
    "install that version to read it",
    "instale essa versão para lê-lo",
    "instale essa versão para o ler",
    "per leggerlo installa quella versione",
    "installieren Sie diese Version, um ihn zu lesen",
    "żeby go odczytać, zainstaluj tę wersję",
    "the parts of the text do not belong together",
    "as partes do texto não são da mesma cópia",
    "le parti del testo non vanno insieme",
    "die Teile des Textes gehören nicht zusammen",
    "części tekstu nie należą do siebie",
    "give it the parts of one record: all have the same seal",
    "dê as partes de uma só cópia: todas têm o mesmo selo",
    "indique as partes de uma só cópia: todas têm o mesmo selo",
    "dai le parti di una sola trascrizione: hanno tutte lo stesso sigillo",
    "geben Sie die Teile einer einzigen Abschrift an, die alle dasselbe Siegel haben",
    "podaj części jednego odpisu: wszystkie mają tę samą pieczęć",
    "part \u{1}A of \u{1}B is missing",
    "falta a parte \u{1}A de \u{1}B",
    "manca la parte \u{1}A di \u{1}B",
    "Teil \u{1}A von \u{1}B fehlt",
    "brakuje części \u{1}A z \u{1}B",
    "add the text of the other codes, in any order",
    "acrescente o texto dos outros códigos, em qualquer ordem",
    "acrescente o texto dos outros códigos, por qualquer ordem",
    "aggiungi il testo degli altri codici, in qualsiasi ordine",
    "geben Sie auch den Text der anderen Codes an, in beliebiger Reihenfolge",
    "dodaj tekst pozostałych kodów, w dowolnej kolejności",
    "name the file with the text, or `-` for standard input",
    "dê o arquivo com o texto, ou `-` para a entrada padrão",
    "indique o ficheiro com o texto, ou `-` para a entrada padrão",
    "indica il file con il testo, o `-` per lo standard input",
    "geben Sie die Datei mit dem Text an, oder `-` für die Standardeingabe",
    "podaj plik z tekstem albo `-`, czyli standardowe wejście",
    "the end of the text is missing",
    "falta o fim do texto",
    "manca la fine del testo",
    "das Ende des Textes fehlt",
    "brakuje końca tekstu",
    "copy all of it: its last word is `END`",
    "copie o texto inteiro: a última palavra é `END`",
    "copialo tutto: l'ultima parola è `END`",
    "kopieren Sie ihn ganz: Sein letztes Wort ist `END`",
    "skopiuj cały tekst: jego ostatnie słowo to `END`",
    "this line does not belong in the record of an evening",
    "esta linha não faz parte da cópia de uma noite",
    "questa riga non sta nella trascrizione di una serata",
    "diese Zeile gehört nicht in die Abschrift eines Abends",
    "ten wiersz nie należy do odpisu wieczoru",
    "a record has hands, and what happened between them; no corrections and no commands",
    "uma cópia tem as mãos e o que aconteceu entre elas, não correções nem comandos",
    "una trascrizione ha le mani e quello che è successo tra l'una e l'altra, non correzioni né comandi",
    "eine Abschrift hat Runden und was dazwischen geschah, keine Berichtigungen und keine Befehle",
    "w odpisie są rozdania i to, co się działo między nimi, a nie poprawki ani polecenia",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 62] = [(0, 109), (109, 253), (253, 365), (365, 399), (399, 465), (465, 526), (526, 676), (676, 770), (770, 910), (910, 930), (930, 994), (994, 1080), (1080, 1296), (1296, 1453), (1453, 1543), (1543, 1635), (1635, 1703), (1703, 1829), (1829, 1957), (1957, 2105), (2105, 2275), (2275, 2439), (2439, 2479), (2479, 2645), (2645, 2721), (2721, 2799), (2799, 2888), (2888, 2973), (2973, 3059), (3059, 3123), (3123, 3198), (3198, 3280), (3280, 3363), (3363, 3437), (3437, 3519), (3519, 3541), (3541, 3565), (3565, 3586), (3586, 3695), (3695, 3801), (3801, 3853), (3853, 3967), (3967, 4091), (4091, 4159), (4159, 4293), (4293, 4398), (4398, 4596), (4596, 4676), (4676, 4753), (4753, 4818), (4818, 4924), (4924, 5000), (5000, 5053), (5053, 5123), (5123, 5208), (5208, 5262), (5262, 5334), (5334, 5418), (5418, 5470), (5470, 5532), (5532, 5614), (5614, 5735)];

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
    "⟦The record of this evening would take⟧ \u{1}A ⟦QR codes, too many for a page. `ginscore seal --text` prints it.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The text is⟧ \u{1}A⟦: the same⟧ \u{3}B\u{4}o\u{5}⟦hand⟧\u{4}\u{5}\u{1}B ⟦hands⟧\u{6}⟦.⟧⟦~~~~~~~~⟧",
    "⟦The text is⟧ \u{1}A⟦: the same⟧ \u{3}B\u{4}o\u{5}⟦round⟧\u{4}\u{5}\u{1}B ⟦rounds⟧\u{6}⟦.⟧⟦~~~~~~~~⟧",
    "⟦The text is⟧ \u{1}A⟦, before its first hand.⟧⟦~~~~~~~~~~~~⟧",
    "⟦The ledger has⟧ \u{3}A\u{4}o\u{5}⟦one more hand⟧\u{4}\u{5}\u{1}A ⟦more hands⟧\u{6}⟦: the text was made before that.⟧⟦~~~~~~~~~~~~~~~⟧",
    "⟦The ledger has⟧ \u{3}A\u{4}o\u{5}⟦one more round⟧\u{4}\u{5}\u{1}A ⟦more rounds⟧\u{6}⟦: the text was made before that.⟧⟦~~~~~~~~~~~~~~~⟧",
    "⟦Seal⟧ \u{1}A ⟦of the text is that of the ledger after entry⟧ \u{1}B⟦, and nothing up to there has changed.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Seal⟧ \u{1}A ⟦of the text was that of the ledger after entry⟧ \u{1}B⟦, but entry⟧ \u{1}C ⟦has been changed in the file since.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Seal⟧ \u{1}A ⟦of the text was never that of this series: the text is from another ledger, or this one was rewritten.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The text has no seal.⟧⟦~~~~~~~⟧",
    "⟦This shows that both had the same record when the text was made. It is not a signature: anyone can make such a text.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
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
    "⟦text:⟧ \u{1}A⟦~~⟧",
    "⟦ledger:⟧ \u{1}A⟦~~⟧",
    "⟦nothing⟧⟦~~⟧",
    "⟦By the ledger,⟧ \u{1}A ⟦is better off by⟧ \u{3}B\u{4}o\u{5}⟦one point⟧\u{4}\u{5}\u{2}B ⟦points⟧\u{6}⟦.⟧⟦~~~~~~~~~~~⟧",
    "⟦By the ledger,⟧ \u{1}A ⟦is better off by⟧ \u{3}B\u{4}o\u{5}⟦one box⟧\u{4}\u{5}\u{1}B ⟦boxes⟧\u{6}⟦.⟧⟦~~~~~~~~~~~⟧",
    "⟦This gives nobody more points.⟧⟦~~~~~~~~~~⟧",
    "⟦The ledger had what the text says when it was sealed: it was corrected later.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The ledger did not have what the text says when it was sealed: the text was changed.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦`ginscore log --all` shows the corrections⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦look at both with the other player; `ginscore log --all` shows the corrections of the ledger⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦no series of this ledger has the evening of⟧ \u{1}A ⟦that the text holds⟧⟦~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦`ginscore series list` shows the series; `--series NAME` compares the text with one of them, and `--ledger DIR` with those of another ledger⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the text is an evening of⟧ \u{1}A⟦, and⟧ \u{1}B ⟦is not⟧⟦~~~~~~~~~~~~~⟧",
    "⟦the text is too long for the record of an evening⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦the text is not the record of an evening⟧⟦~~~~~~~~~~~~~⟧",
    "⟦it begins with `GINSCORE 1`, or is a script as `ginscore log` prints it⟧⟦~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the text was made by a later version of ginscore⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦install that version to read it⟧⟦~~~~~~~~~~⟧",
    "⟦the parts of the text do not belong together⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦give it the parts of one record: all have the same seal⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "⟦part⟧ \u{1}A ⟦of⟧ \u{1}B ⟦is missing⟧⟦~~~~~~⟧",
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
    ("page-too-long", 1),
    ("same", 2),
    ("same-rounds", 2),
    ("same-nothing", 1),
    ("earlier", 1),
    ("earlier-rounds", 1),
    ("seal-found", 2),
    ("seal-changed", 3),
    ("seal-unknown", 1),
    ("seal-none", 0),
    ("shows", 0),
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
    ("in-text", 1),
    ("in-ledger", 1),
    ("nothing", 0),
    ("gains-points", 2),
    ("gains-boxes", 2),
    ("gains-nobody", 0),
    ("corrected-since", 0),
    ("text-changed", 0),
    ("corrected-hint", 0),
    ("changed-hint", 0),
    ("not-here", 1),
    ("not-here-hint", 0),
    ("other-players", 2),
    ("too-long", 0),
    ("not-a-record", 0),
    ("not-a-record-hint", 0),
    ("newer", 0),
    ("newer-hint", 0),
    ("mixed", 0),
    ("mixed-hint", 0),
    ("missing-parts", 2),
    ("missing-parts-hint", 0),
    ("file-hint", 0),
    ("cut-off", 0),
    ("cut-off-hint", 0),
    ("not-in-record", 0),
    ("not-in-record-hint", 0),
];
