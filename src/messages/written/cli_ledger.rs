//! The messages of `l10n/*/cli-ledger.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// There is nothing to accept.
message!(0, NothingToAccept);

// The changes to { $name } are marked as accepted in entry { $entry }.
message!(1, ChangesAccepted { name: Value, entry: Count });

// The changes to { $name } are marked as accepted in entry { $entry }; seal { $seal }.
message!(2, ChangesAcceptedSeal { name: Value, entry: Count, seal: Value });

// { $name } is accepted as deleted; this computer no longer expects it.
message!(3, DeletionAccepted { name: Value });

// several series have changes to accept
message!(4, SeveralToAccept);

// check each of them, and name one with `--series`: { $names }
message!(5, SeveralToAcceptHint { names: Value });

// `ginscore audit` shows where; `ginscore log --all` shows what was accepted
message!(6, ChangedSinceHint);

// A word from the other player
message!(7, WitnessQuestion);

// The seal so far is { $seal }. The other player writes it down, then says a word.
message!(8, SealSoFar { seal: Value });

// witness { $word } (entry { $entry })
message!(9, WitnessRecorded { word: Value, entry: Count });

// seal { $seal }
message!(10, WitnessSeal { seal: Value });

// the other player writes down this seal
message!(11, WitnessWrites);

// { $name }  open, { $hands -> [one] { $hands } hand [other] { $hands } hands }
message!(12, SeriesOpen { name: Value, hands: Count });

// { $name }  finished, { $hands -> [one] { $hands } hand [other] { $hands } hands }
message!(13, SeriesFinished { name: Value, hands: Count });

// { $name }  stopped, { $hands -> [one] { $hands } hand [other] { $hands } hands }
message!(14, SeriesStopped { name: Value, hands: Count });

// { $name }  cannot be read
message!(15, SeriesUnread { name: Value });

// current:
message!(16, CurrentSeries);

// There are no series yet.
message!(17, NoSeriesYet);

// The current series is now { $name }.
message!(18, CurrentIsNow { name: Value });

// { $done } of { $all } series
message!(19, ProgressSeries { done: Count, all: Count });

// there is no directory { $dir }
message!(20, NoDirectory { dir: Value });

// name the directories of the ledgers, as shown by `ginscore series show`
message!(21, NoDirectoryHint);

// { $name } matches several players
message!(22, SeveralPlayers { name: Value });

// type more of the name: { $names }
message!(23, SeveralPlayersHint { names: Value });

// there is no player called { $name }
message!(24, NoPlayer { name: Value });

// the ledger has no series yet
message!(25, NoSeriesHint);

// the ledger has series of { $names }
message!(26, KnownPlayersHint { names: Value });

// that file belongs to the ledger, and the export would replace it
message!(27, FileOfLedger);

// choose another file
message!(28, FileOfLedgerHint);

// Wrote { $hands -> [one] { $hands } hand [other] { $hands } hands } of { $series } series to { $file }.
message!(29, Exported { hands: Count, series: Count, file: Value });

// The rows have hands only: adjustments and stops of these series are not in them. `--format json` has both.
message!(30, HandsOnly);

// the export format is missing
message!(31, FormatMissing);

// use `--format html`, `csv`, `json` or `jsonl`, or a file name with one of these extensions, as in `--output evening.html`
message!(32, FormatMissingHint);

// choose a file that you can write to
message!(33, NotWritableHint);

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 34]; 6] = [
    [(0, 27), (134, 187), (497, 559), (924, 986), (1356, 1393), (1580, 1632), (1905, 1979), (2363, 2391), (2504, 2577), (2961, 2982), (3086, 3093), (3131, 3169), (3319, 3352), (3560, 3597), (3817, 3853), (4085, 4103), (4180, 4188), (4220, 4244), (4350, 4379), (4522, 4537), (4599, 4623), (4721, 4792), (5145, 5171), (5325, 5350), (5497, 5525), (5670, 5698), (5871, 5898), (6038, 6102), (6432, 6451), (6556, 6605), (6911, 7017), (7477, 7505), (7622, 7743), (8386, 8421)],
    [(27, 54), (187, 251), (559, 632), (986, 1056), (1393, 1439), (1632, 1682), (1979, 2053), (2391, 2419), (2577, 2652), (2982, 3008), (3093, 3100), (3169, 3200), (3352, 3399), (3597, 3647), (3853, 3906), (4103, 4125), (4188, 4194), (4244, 4267), (4379, 4406), (4537, 4553), (4623, 4648), (4792, 4862), (5171, 5201), (5350, 5373), (5525, 5552), (5698, 5731), (5898, 5926), (6102, 6168), (6451, 6472), (6605, 6683), (7017, 7143), (7505, 7536), (7743, 7870), (8421, 8467)],
    [(27, 54), (251, 314), (632, 704), (1056, 1125), (1393, 1439), (1682, 1734), (2053, 2127), (2391, 2419), (2652, 2727), (2982, 3008), (3093, 3100), (3169, 3200), (3399, 3434), (3647, 3685), (3906, 3947), (4103, 4125), (4188, 4194), (4244, 4267), (4406, 4433), (4537, 4553), (4623, 4648), (4862, 4931), (5201, 5235), (5373, 5404), (5552, 5586), (5731, 5763), (5926, 5953), (6168, 6241), (6472, 6494), (6605, 6683), (7017, 7143), (7505, 7536), (7870, 7998), (8467, 8508)],
    [(54, 83), (314, 374), (704, 776), (1125, 1199), (1439, 1492), (1734, 1792), (2127, 2212), (2419, 2450), (2727, 2804), (3008, 3038), (3100, 3110), (3200, 3242), (3434, 3468), (3685, 3719), (3947, 3985), (4125, 4140), (4194, 4202), (4267, 4295), (4433, 4462), (4553, 4570), (4648, 4676), (4931, 5001), (5235, 5272), (5404, 5438), (5586, 5622), (5763, 5797), (5953, 5982), (6241, 6308), (6494, 6514), (6683, 6762), (7143, 7255), (7536, 7570), (7998, 8123), (8508, 8543)],
    [(83, 111), (374, 438), (776, 851), (1199, 1283), (1492, 1540), (1792, 1845), (2212, 2287), (2450, 2479), (2804, 2888), (3038, 3064), (3110, 3119), (3242, 3287), (3468, 3504), (3719, 3757), (3985, 4027), (4140, 4156), (4202, 4210), (4295, 4321), (4462, 4494), (4570, 4586), (4676, 4703), (5001, 5080), (5272, 5300), (5438, 5466), (5622, 5654), (5797, 5832), (5982, 6013), (6308, 6377), (6514, 6539), (6762, 6836), (7255, 7369), (7570, 7598), (8123, 8255), (8543, 8591)],
    [(111, 134), (438, 497), (851, 924), (1283, 1356), (1540, 1580), (1845, 1905), (2287, 2363), (2479, 2504), (2888, 2961), (3064, 3086), (3119, 3131), (3287, 3319), (3504, 3560), (3757, 3817), (4027, 4085), (4156, 4180), (4210, 4220), (4321, 4350), (4494, 4522), (4586, 4599), (4703, 4721), (5080, 5145), (5300, 5325), (5466, 5497), (5654, 5670), (5832, 5871), (6013, 6038), (6377, 6432), (6539, 6556), (6836, 6911), (7369, 7477), (7598, 7622), (8255, 8386), (8591, 8633)],
];

const TEXT: &str = concat!(
    "There is nothing to accept.",
    "Não há nada para aceitar.",
    "Non c'è niente da accettare.",
    "Es gibt nichts anzuerkennen.",
    "Nie ma czego przyjąć.",
    "The changes to \u{1}A are marked as accepted in entry \u{1}B.",
    "As alterações em \u{1}A ficam marcadas como aceitas na entrada \u{1}B.",
    "As alterações a \u{1}A ficam marcadas como aceites na entrada \u{1}B.",
    "Le modifiche a \u{1}A sono segnate come accettate nella voce \u{1}B.",
    "Die Änderungen an \u{1}A sind in Eintrag \u{1}B als anerkannt vermerkt.",
    "Seria \u{1}A: zmiany są oznaczone jako przyjęte we wpisie \u{1}B.",
    "The changes to \u{1}A are marked as accepted in entry \u{1}B; seal \u{1}C.",
    "As alterações em \u{1}A ficam marcadas como aceitas na entrada \u{1}B; selo \u{1}C.",
    "As alterações a \u{1}A ficam marcadas como aceites na entrada \u{1}B; selo \u{1}C.",
    "Le modifiche a \u{1}A sono segnate come accettate nella voce \u{1}B; sigillo \u{1}C.",
    "Die Änderungen an \u{1}A sind in Eintrag \u{1}B als anerkannt vermerkt; Siegel \u{1}C.",
    "Seria \u{1}A: zmiany są oznaczone jako przyjęte we wpisie \u{1}B; pieczęć \u{1}C.",
    "\u{1}A is accepted as deleted; this computer no longer expects it.",
    "\u{1}A fica como série apagada; este computador não espera mais por ela.",
    "\u{1}A fica como série apagada; este computador já não espera por ela.",
    "L'eliminazione di \u{1}A è accettata; questo computer non se lo aspetta più.",
    "Dass \u{1}A gelöscht ist, ist anerkannt; dieser Computer erwartet die Serie nicht mehr.",
    "Seria \u{1}A: usunięcie jest przyjęte; ten komputer już na nią nie czeka.",
    "several series have changes to accept",
    "várias séries têm alterações para aceitar",
    "ci sono modifiche da accettare in più di un incontro",
    "in mehreren Serien sind Änderungen anzuerkennen",
    "zmiany do przyjęcia są w kilku seriach",
    "check each of them, and name one with `--series`: \u{1}A",
    "confira cada uma, e indique uma com `--series`: \u{1}A",
    "verifique cada uma, e indique uma com `--series`: \u{1}A",
    "controllali uno per uno, e indicane uno con `--series`: \u{1}A",
    "jede davon prüfen und eine mit `--series` nennen: \u{1}A",
    "sprawdź każdą z nich i wskaż jedną przez `--series`: \u{1}A",
    "`ginscore audit` shows where; `ginscore log --all` shows what was accepted",
    "`ginscore audit` mostra onde; `ginscore log --all` mostra o que foi aceito",
    "`ginscore audit` mostra onde; `ginscore log --all` mostra o que foi aceite",
    "`ginscore audit` mostra dove; `ginscore log --all` mostra che cosa è stato accettato",
    "`ginscore audit` zeigt, wo; `ginscore log --all` zeigt, was anerkannt wurde",
    "`ginscore audit` pokazuje gdzie; `ginscore log --all` pokazuje, co przyjęto",
    "A word from the other player",
    "Uma palavra do outro jogador",
    "Una parola dell'altro giocatore",
    "Ein Wort des anderen Spielers",
    "Słowo od drugiego gracza",
    "The seal so far is \u{1}A. The other player writes it down, then says a word.",
    "O selo até agora é \u{1}A. O outro jogador o anota, e depois diz uma palavra.",
    "O selo até agora é \u{1}A. O outro jogador anota-o, e depois diz uma palavra.",
    "Il sigillo finora è \u{1}A. L'altro giocatore se lo annota, poi dice una parola.",
    "Das Siegel ist bisher \u{1}A. Der andere Spieler notiert es sich und sagt dann ein Wort.",
    "Pieczęć w tej chwili: \u{1}A. Drugi gracz ją notuje, a potem mówi słowo.",
    "witness \u{1}A (entry \u{1}B)",
    "testemunha \u{1}A (entrada \u{1}B)",
    "parola testimone: \u{1}A (voce \u{1}B)",
    "Zeugenwort \u{1}A (Eintrag \u{1}B)",
    "świadek: \u{1}A (wpis \u{1}B)",
    "seal \u{1}A",
    "selo \u{1}A",
    "sigillo \u{1}A",
    "Siegel \u{1}A",
    "pieczęć \u{1}A",
    "the other player writes down this seal",
    "o outro jogador anota este selo",
    "l'altro giocatore si annota questo sigillo",
    "dieses Siegel notiert sich der andere Spieler",
    "drugi gracz notuje tę pieczęć",
    "\u{1}A  open, \u{3}B\u{4}o\u{5}\u{1}B hand\u{4}\u{5}\u{1}B hands\u{6}",
    "\u{1}A  aberta, \u{3}B\u{4}0\u{5}sem mãos\u{4}o\u{5}\u{1}B mão\u{4}\u{5}\u{1}B mãos\u{6}",
    "\u{1}A  aberta, \u{3}B\u{4}o\u{5}\u{1}B mão\u{4}\u{5}\u{1}B mãos\u{6}",
    "\u{1}A  aperto, \u{3}B\u{4}o\u{5}\u{1}B mano\u{4}\u{5}\u{1}B mani\u{6}",
    "\u{1}A  offen, \u{3}B\u{4}o\u{5}\u{1}B Runde\u{4}\u{5}\u{1}B Runden\u{6}",
    "\u{1}A  otwarta, \u{3}B\u{4}o\u{5}\u{1}B rozdanie\u{4}f\u{5}\u{1}B rozdania\u{4}\u{5}\u{1}B rozdań\u{6}",
    "\u{1}A  finished, \u{3}B\u{4}o\u{5}\u{1}B hand\u{4}\u{5}\u{1}B hands\u{6}",
    "\u{1}A  terminada, \u{3}B\u{4}0\u{5}sem mãos\u{4}o\u{5}\u{1}B mão\u{4}\u{5}\u{1}B mãos\u{6}",
    "\u{1}A  terminada, \u{3}B\u{4}o\u{5}\u{1}B mão\u{4}\u{5}\u{1}B mãos\u{6}",
    "\u{1}A  finito, \u{3}B\u{4}o\u{5}\u{1}B mano\u{4}\u{5}\u{1}B mani\u{6}",
    "\u{1}A  beendet, \u{3}B\u{4}o\u{5}\u{1}B Runde\u{4}\u{5}\u{1}B Runden\u{6}",
    "\u{1}A  zakończona, \u{3}B\u{4}o\u{5}\u{1}B rozdanie\u{4}f\u{5}\u{1}B rozdania\u{4}\u{5}\u{1}B rozdań\u{6}",
    "\u{1}A  stopped, \u{3}B\u{4}o\u{5}\u{1}B hand\u{4}\u{5}\u{1}B hands\u{6}",
    "\u{1}A  interrompida, \u{3}B\u{4}0\u{5}sem mãos\u{4}o\u{5}\u{1}B mão\u{4}\u{5}\u{1}B mãos\u{6}",
    "\u{1}A  interrompida, \u{3}B\u{4}o\u{5}\u{1}B mão\u{4}\u{5}\u{1}B mãos\u{6}",
    "\u{1}A  interrotto, \u{3}B\u{4}o\u{5}\u{1}B mano\u{4}\u{5}\u{1}B mani\u{6}",
    "\u{1}A  abgebrochen, \u{3}B\u{4}o\u{5}\u{1}B Runde\u{4}\u{5}\u{1}B Runden\u{6}",
    "\u{1}A  przerwana, \u{3}B\u{4}o\u{5}\u{1}B rozdanie\u{4}f\u{5}\u{1}B rozdania\u{4}\u{5}\u{1}B rozdań\u{6}",
    "\u{1}A  cannot be read",
    "\u{1}A  não pode ser lida",
    "\u{1}A  illeggibile",
    "\u{1}A  nicht lesbar",
    "\u{1}A  nie można odczytać",
    "current:",
    "atual:",
    "attuale:",
    "aktuell:",
    "bieżąca:",
    "There are no series yet.",
    "Ainda não há séries.",
    "Non ci sono ancora incontri.",
    "Es gibt noch keine Serien.",
    "Nie ma jeszcze żadnej serii.",
    "The current series is now \u{1}A.",
    "A série atual agora é \u{1}A.",
    "A série atual é agora \u{1}A.",
    "L'incontro attuale ora è \u{1}A.",
    "Die aktuelle Serie ist jetzt \u{1}A.",
    "Bieżąca seria to teraz \u{1}A.",
    "\u{1}A of \u{1}B series",
    "\u{1}A de \u{1}B séries",
    "\u{1}A di \u{1}B incontri",
    "\u{1}A von \u{1}B Serien",
    "\u{1}A z \u{1}B serii",
    "there is no directory \u{1}A",
    "não há nenhuma pasta \u{1}A",
    "non c'è nessuna cartella \u{1}A",
    "es gibt kein Verzeichnis \u{1}A",
    "nie ma katalogu \u{1}A",
    "name the directories of the ledgers, as shown by `ginscore series show`",
    "indique as pastas dos registros, como `ginscore series show` as mostra",
    "indique as pastas dos registos, como as mostra `ginscore series show`",
    "indica le cartelle dei registri, come le mostra `ginscore series show`",
    "die Verzeichnisse der Spielbücher nennen, wie `ginscore series show` sie zeigt",
    "podaj katalogi ksiąg, tak jak pokazuje je `ginscore series show`",
    "\u{1}A matches several players",
    "\u{1}A pode ser mais de um jogador",
    "\u{1}A pode ser mais do que um jogador",
    "\u{1}A corrisponde a più di un giocatore",
    "\u{1}A passt auf mehrere Spieler",
    "\u{1}A pasuje do kilku graczy",
    "type more of the name: \u{1}A",
    "digite mais do nome: \u{1}A",
    "escreva mais letras do nome: \u{1}A",
    "scrivi il nome più per esteso: \u{1}A",
    "mehr vom Namen schreiben: \u{1}A",
    "wpisz więcej liter imienia: \u{1}A",
    "there is no player called \u{1}A",
    "não há jogador chamado \u{1}A",
    "não há nenhum jogador chamado \u{1}A",
    "non c'è nessun giocatore di nome \u{1}A",
    "es gibt keinen Spieler namens \u{1}A",
    "nie ma gracza \u{1}A",
    "the ledger has no series yet",
    "o registro ainda não tem séries",
    "o registo ainda não tem séries",
    "il registro non ha ancora incontri",
    "das Spielbuch hat noch keine Serien",
    "w księdze nie ma jeszcze żadnej serii",
    "the ledger has series of \u{1}A",
    "o registro tem séries de \u{1}A",
    "o registo tem séries de \u{1}A",
    "il registro ha incontri di \u{1}A",
    "das Spielbuch hat Serien mit \u{1}A",
    "gracze w tej księdze: \u{1}A",
    "that file belongs to the ledger, and the export would replace it",
    "esse arquivo pertence ao registro, e a exportação o substituiria",
    "esse ficheiro pertence ao registo, e seria substituído pela exportação",
    "quel file appartiene al registro, e l'esportazione lo sostituirebbe",
    "diese Datei gehört zum Spielbuch, und der Export würde sie ersetzen",
    "ten plik należy do księgi, a eksport by go zastąpił",
    "choose another file",
    "escolha outro arquivo",
    "escolha outro ficheiro",
    "scegli un altro file",
    "eine andere Datei wählen",
    "wybierz inny plik",
    "Wrote \u{3}A\u{4}o\u{5}\u{1}A hand\u{4}\u{5}\u{1}A hands\u{6} of \u{1}B series to \u{1}C.",
    "\u{3}A\u{4}o\u{5}Escrita \u{1}A mão\u{4}\u{5}Escritas \u{1}A mãos\u{6} de \u{3}B\u{4}o\u{5}\u{1}B série\u{4}\u{5}\u{1}B séries\u{6} em \u{1}C.",
    "\u{3}A\u{4}o\u{5}Scritta \u{1}A mano\u{4}\u{5}Scritte \u{1}A mani\u{6} di \u{3}B\u{4}o\u{5}\u{1}B incontro\u{4}\u{5}\u{1}B incontri\u{6} in \u{1}C.",
    "\u{3}A\u{4}o\u{5}\u{1}A Runde\u{4}\u{5}\u{1}A Runden\u{6} aus \u{3}B\u{4}o\u{5}\u{1}B Serie\u{4}\u{5}\u{1}B Serien\u{6} in \u{1}C geschrieben.",
    "Zapisano \u{3}A\u{4}o\u{5}\u{1}A rozdanie\u{4}f\u{5}\u{1}A rozdania\u{4}\u{5}\u{1}A rozdań\u{6} z \u{1}B serii w pliku \u{1}C.",
    "The rows have hands only: adjustments and stops of these series are not in them. `--format json` has both.",
    "As linhas só têm mãos: os ajustes e as interrupções destas séries não estão nelas. `--format json` tem as duas coisas.",
    "Le righe hanno solo le mani: rettifiche e interruzioni di questi incontri non ci sono. `--format json` ha tutto.",
    "Die Zeilen enthalten nur Runden: Anpassungen und Abbrüche dieser Serien fehlen darin. `--format json` hat beides.",
    "W wierszach są tylko rozdania: korekt i przerwanych serii w nich nie ma. `--format json` ma jedno i drugie.",
    "the export format is missing",
    "falta o formato da exportação",
    "manca il formato dell'esportazione",
    "das Format des Exports fehlt",
    "brakuje formatu eksportu",
    "use `--format html`, `csv`, `json` or `jsonl`, or a file name with one of these extensions, as in `--output evening.html`",
    "use `--format html`, `csv`, `json` ou `jsonl`, ou um nome de arquivo com uma dessas extensões, como em `--output evening.html`",
    "use `--format html`, `csv`, `json` ou `jsonl`, ou um nome de ficheiro com uma dessas extensões, como em `--output evening.html`",
    "usa `--format html`, `csv`, `json` o `jsonl`, o un nome di file con una di queste estensioni, come in `--output evening.html`",
    "`--format html`, `csv`, `json` oder `jsonl` angeben, oder einen Dateinamen mit einer dieser Endungen, wie in `--output evening.html`",
    "użyj `--format html`, `csv`, `json` lub `jsonl` albo nazwy pliku z jednym z tych rozszerzeń, na przykład `--output evening.html`",
    "choose a file that you can write to",
    "escolha um arquivo em que você possa escrever",
    "escolha um ficheiro em que possa escrever",
    "scegli un file in cui puoi scrivere",
    "eine Datei wählen, in die sich schreiben lässt",
    "wybierz plik, w którym możesz zapisywać",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 34] = [(0, 48), (48, 141), (141, 251), (251, 345), (345, 406), (406, 486), (486, 596), (596, 645), (645, 759), (759, 809), (809, 829), (829, 891), (891, 950), (950, 1015), (1015, 1078), (1078, 1113), (1113, 1135), (1135, 1179), (1179, 1235), (1235, 1271), (1271, 1314), (1314, 1420), (1420, 1466), (1466, 1510), (1510, 1558), (1558, 1607), (1607, 1654), (1654, 1751), (1751, 1788), (1788, 1886), (1886, 2039), (2039, 2088), (2088, 2261), (2261, 2319)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦There is nothing to accept.⟧⟦~~~~~~~~~⟧",
    "⟦The changes to⟧ \u{1}A ⟦are marked as accepted in entry⟧ \u{1}B⟦.⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦The changes to⟧ \u{1}A ⟦are marked as accepted in entry⟧ \u{1}B⟦; seal⟧ \u{1}C⟦.⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is accepted as deleted; this computer no longer expects it.⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦several series have changes to accept⟧⟦~~~~~~~~~~~~⟧",
    "⟦check each of them, and name one with `--series`:⟧ \u{1}A⟦~~~~~~~~~~~~~~~~⟧",
    "⟦`ginscore audit` shows where; `ginscore log --all` shows what was accepted⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦A word from the other player⟧⟦~~~~~~~~~⟧",
    "⟦The seal so far is⟧ \u{1}A⟦. The other player writes it down, then says a word.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦witness⟧ \u{1}A ⟦(entry⟧ \u{1}B⟦)⟧⟦~~~~~⟧",
    "⟦seal⟧ \u{1}A⟦~⟧",
    "⟦the other player writes down this seal⟧⟦~~~~~~~~~~~~⟧",
    "\u{1}A  ⟦open,⟧ \u{3}B\u{4}o\u{5}\u{1}B ⟦hand⟧\u{4}\u{5}\u{1}B ⟦hands⟧\u{6}⟦~~⟧",
    "\u{1}A  ⟦finished,⟧ \u{3}B\u{4}o\u{5}\u{1}B ⟦hand⟧\u{4}\u{5}\u{1}B ⟦hands⟧\u{6}⟦~~~~⟧",
    "\u{1}A  ⟦stopped,⟧ \u{3}B\u{4}o\u{5}\u{1}B ⟦hand⟧\u{4}\u{5}\u{1}B ⟦hands⟧\u{6}⟦~~~⟧",
    "\u{1}A  ⟦cannot be read⟧⟦~~~~~⟧",
    "⟦current:⟧⟦~~⟧",
    "⟦There are no series yet.⟧⟦~~~~~~~~⟧",
    "⟦The current series is now⟧ \u{1}A⟦.⟧⟦~~~~~~~~~⟧",
    "\u{1}A ⟦of⟧ \u{1}B ⟦series⟧⟦~~~⟧",
    "⟦there is no directory⟧ \u{1}A⟦~~~~~~~⟧",
    "⟦name the directories of the ledgers, as shown by `ginscore series show`⟧⟦~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦matches several players⟧⟦~~~~~~~~⟧",
    "⟦type more of the name:⟧ \u{1}A⟦~~~~~~~⟧",
    "⟦there is no player called⟧ \u{1}A⟦~~~~~~~~⟧",
    "⟦the ledger has no series yet⟧⟦~~~~~~~~~⟧",
    "⟦the ledger has series of⟧ \u{1}A⟦~~~~~~~~⟧",
    "⟦that file belongs to the ledger, and the export would replace it⟧⟦~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦choose another file⟧⟦~~~~~~⟧",
    "⟦Wrote⟧ \u{3}A\u{4}o\u{5}\u{1}A ⟦hand⟧\u{4}\u{5}\u{1}A ⟦hands⟧\u{6} ⟦of⟧ \u{1}B ⟦series to⟧ \u{1}C⟦.⟧⟦~~~~~~~⟧",
    "⟦The rows have hands only: adjustments and stops of these series are not in them. `--format json` has both.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the export format is missing⟧⟦~~~~~~~~~⟧",
    "⟦use `--format html`, `csv`, `json` or `jsonl`, or a file name with one of these extensions, as in `--output evening.html`⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦choose a file that you can write to⟧⟦~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("nothing-to-accept", 0),
    ("changes-accepted", 2),
    ("changes-accepted-seal", 3),
    ("deletion-accepted", 1),
    ("several-to-accept", 0),
    ("several-to-accept-hint", 1),
    ("changed-since-hint", 0),
    ("witness-question", 0),
    ("seal-so-far", 1),
    ("witness-recorded", 2),
    ("witness-seal", 1),
    ("witness-writes", 0),
    ("series-open", 2),
    ("series-finished", 2),
    ("series-stopped", 2),
    ("series-unread", 1),
    ("current-series", 0),
    ("no-series-yet", 0),
    ("current-is-now", 1),
    ("progress-series", 2),
    ("no-directory", 1),
    ("no-directory-hint", 0),
    ("several-players", 1),
    ("several-players-hint", 1),
    ("no-player", 1),
    ("no-series-hint", 0),
    ("known-players-hint", 1),
    ("file-of-ledger", 0),
    ("file-of-ledger-hint", 0),
    ("exported", 3),
    ("hands-only", 0),
    ("format-missing", 0),
    ("format-missing-hint", 0),
    ("not-writable-hint", 0),
];
