//! The messages of `l10n/*/book.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// cannot remember the seal; write it down, or a rewritten file will not be noticed on this computer
message!(0, SealNotRemembered);

// cannot remember the current series; name it with `--series { $series }`
message!(1, CurrentNotRemembered { series: Value });

// cannot remember the current series, because there is no home directory
message!(2, NoHome);

// name it with `--series { $series }`
message!(3, NoHomeHint { series: Value });

// the new text of the file would not read back the same
message!(4, NotReadBack);

// nothing has been recorded; this is a bug in ginscore; please report it
message!(5, NotReadBackHint);

// no series is called { $part }
message!(6, NoSeriesCalled { part: Value });

// `ginscore series list` shows them
message!(7, ListHint);

// { $part } matches several series
message!(8, SeveralSeries { part: Value });

// write more of the name: { $names }
message!(9, SeveralHint { names: Value });

// there is no series yet
message!(10, NoSeries);

// start one with `ginscore new Ann Bob` or `ginscore table Ann Bob`
message!(11, NoSeriesHint);

// there is no current series
message!(12, NoCurrent);

// `ginscore series list` shows them; choose with `ginscore series use`, or with `--series`
message!(13, NoCurrentHint);

// these rows and those from line { $line } belong to the same series, { $series }
message!(14, RowsTwice { line: Count, series: Value });

// put all rows of a series under one name, and the hands in order
message!(15, RowsTwiceHint);

// { $series } and { $other } differ only in upper and lower case, and on some systems they would be one file
message!(16, RowsSameFile { series: Value, other: Value });

// nothing has been imported; give one of the two another name
message!(17, RowsSameFileHint);

// some of the series were recorded; fix the disk and import the file again: those will be skipped
message!(18, PartlyImportedHint);

// the ledger already has a series { $series }, but its `player_one` is { $one } and its `player_two` is { $two }
message!(19, ConflictTwoPlayers { series: Value, one: Value, two: Value });

// the ledger already has a series { $series }, but its players are { $players }
message!(20, ConflictPlayers { series: Value, players: Value });

// the ledger already has a series { $series }, but it is played by other rules
message!(21, ConflictRules { series: Value });

// the ledger already has a series { $series }, but it started at { $start }
message!(22, ConflictStart { series: Value, start: Value });

// the ledger already has a series { $series }, but its stake is { $stake }
message!(23, ConflictStake { series: Value, stake: Value });

// the ledger already has a series { $series }, but it has no stake
message!(24, ConflictNoStake { series: Value });

// the ledger already has a series { $series }, but its first dealer is { $dealer }
message!(25, ConflictDealer { series: Value, dealer: Value });

// the ledger already has a series { $series }, but its first dealer is not known
message!(26, ConflictNoDealer { series: Value });

// the ledger already has a series { $series }, but its hand { $number } is { $there } and not { $here }
message!(27, ConflictHand { series: Value, number: Count, there: Value, here: Value });

// the ledger already has a different series { $series }
message!(28, Conflict { series: Value });

// nothing has been imported; if it is another evening, give it another name under `series`
message!(29, ConflictHint);

// nothing has been imported; `ginscore amend { $number } LINE --series { $series }` fixes the ledger; or if it is another evening, give it another name under `series`
message!(30, ConflictHandHint { number: Count, series: Value });

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 31]; 6] = [
    [(0, 97), (643, 705), (1009, 1079), (1404, 1430), (1541, 1594), (1890, 1960), (2339, 2361), (2458, 2491), (2661, 2686), (2805, 2831), (2977, 2999), (3111, 3176), (3448, 3474), (3587, 3675), (4121, 4184), (4452, 4515), (4901, 4990), (5484, 5543), (5778, 5873), (6473, 6562), (6999, 7057), (7361, 7428), (7756, 7812), (8083, 8138), (8422, 8477), (8750, 8812), (9134, 9203), (9570, 9638), (9984, 10028), (10229, 10317), (10733, 10879)],
    [(97, 198), (705, 782), (1079, 1158), (1430, 1457), (1594, 1657), (1960, 2040), (2361, 2387), (2491, 2531), (2686, 2718), (2831, 2855), (2999, 3028), (3176, 3241), (3474, 3495), (3675, 3769), (4184, 4256), (4515, 4587), (4990, 5083), (5543, 5592), (5873, 5989), (6562, 6644), (7057, 7120), (7428, 7497), (7812, 7868), (8138, 8195), (8477, 8534), (8812, 8878), (9203, 9276), (9638, 9706), (10028, 10070), (10317, 10388), (10879, 11011)],
    [(198, 300), (705, 782), (1079, 1158), (1430, 1457), (1657, 1721), (2040, 2123), (2361, 2387), (2531, 2563), (2686, 2718), (2855, 2886), (2999, 3028), (3176, 3241), (3474, 3495), (3769, 3855), (4184, 4256), (4587, 4661), (5083, 5177), (5543, 5592), (5989, 6106), (6644, 6729), (7120, 7182), (7497, 7559), (7868, 7919), (8195, 8250), (8534, 8586), (8878, 8938), (9276, 9343), (9706, 9772), (10070, 10111), (10388, 10457), (11011, 11140)],
    [(300, 415), (782, 850), (1158, 1239), (1457, 1483), (1721, 1776), (2123, 2201), (2387, 2422), (2563, 2595), (2718, 2754), (2886, 2920), (3028, 3059), (3241, 3309), (3495, 3528), (3855, 3939), (4256, 4329), (4661, 4736), (5177, 5274), (5592, 5654), (6106, 6218), (6729, 6821), (7182, 7245), (7559, 7622), (7919, 7977), (8250, 8307), (8586, 8639), (8938, 9004), (9343, 9415), (9772, 9840), (10111, 10151), (10457, 10545), (11140, 11295)],
    [(415, 542), (850, 937), (1239, 1335), (1483, 1511), (1776, 1843), (2201, 2274), (2422, 2443), (2595, 2627), (2754, 2781), (2920, 2948), (3059, 3083), (3309, 3379), (3528, 3556), (3939, 4027), (4329, 4391), (4736, 4834), (5274, 5387), (5654, 5724), (6218, 6368), (6821, 6920), (7245, 7310), (7622, 7703), (7977, 8037), (8307, 8371), (8639, 8705), (9004, 9073), (9415, 9495), (9840, 9918), (10151, 10195), (10545, 10643), (11295, 11467)],
    [(542, 643), (937, 1009), (1335, 1404), (1511, 1541), (1843, 1890), (2274, 2339), (2443, 2458), (2627, 2661), (2781, 2805), (2948, 2977), (3083, 3111), (3379, 3448), (3556, 3587), (4027, 4121), (4391, 4452), (4834, 4901), (5387, 5484), (5724, 5778), (6368, 6473), (6920, 6999), (7310, 7361), (7703, 7756), (8037, 8083), (8371, 8422), (8705, 8750), (9073, 9134), (9495, 9570), (9918, 9984), (10195, 10229), (10643, 10733), (11467, 11615)],
];

const TEXT: &str = concat!(
    "cannot remember the seal; write it down, or a rewritten file will not be noticed on this computer",
    "não é possível guardar o selo; anote-o, ou um arquivo reescrito não será notado neste computador",
    "não é possível guardar o selo; anote-o, ou um ficheiro reescrito não será notado neste computador",
    "impossibile ricordare il sigillo; annotalo, altrimenti su questo computer non ci si accorgerà di un file riscritto",
    "dieser Computer kann sich das Siegel nicht merken; es notieren, sonst fällt hier nicht auf, wenn eine Datei umgeschrieben wird",
    "nie można zapamiętać pieczęci; zanotuj ją, inaczej ten komputer nie zauważy przerobionego pliku",
    "cannot remember the current series; name it with `--series \u{1}A`",
    "não é possível guardar qual é a série atual; indique-a com `--series \u{1}A`",
    "impossibile ricordare l'incontro attuale; indicalo con `--series \u{1}A`",
    "dieser Computer kann sich die aktuelle Serie nicht merken; sie mit `--series \u{1}A` nennen",
    "nie można zapamiętać bieżącej serii; wskaż ją przez `--series \u{1}A`",
    "cannot remember the current series, because there is no home directory",
    "não é possível guardar qual é a série atual, porque não há pasta pessoal",
    "impossibile ricordare l'incontro attuale, perché non c'è una cartella personale",
    "dieser Computer kann sich die aktuelle Serie nicht merken, weil es kein Benutzerverzeichnis gibt",
    "nie można zapamiętać bieżącej serii, bo nie ma katalogu domowego",
    "name it with `--series \u{1}A`",
    "indique-a com `--series \u{1}A`",
    "indicalo con `--series \u{1}A`",
    "sie mit `--series \u{1}A` nennen",
    "wskaż ją przez `--series \u{1}A`",
    "the new text of the file would not read back the same",
    "o novo texto do arquivo não seria lido de volta da mesma forma",
    "o novo texto do ficheiro não voltaria a ser lido da mesma forma",
    "il nuovo testo del file, riletto, non sarebbe lo stesso",
    "der neue Text der Datei ließe sich nicht unverändert zurücklesen",
    "nowy tekst pliku dałby przy odczycie co innego",
    "nothing has been recorded; this is a bug in ginscore; please report it",
    "nada foi registrado; isto é um defeito do ginscore; por favor, avise os autores",
    "nada foi registado; isto é um erro do ginscore; comunique-o aos autores, por favor",
    "non è stato registrato niente; è un errore di ginscore; per favore segnalalo",
    "es wurde nichts eingetragen; das ist ein Fehler in ginscore, bitte melden",
    "niczego nie zapisano; to błąd w ginscore; prosimy o zgłoszenie",
    "no series is called \u{1}A",
    "nenhuma série se chama \u{1}A",
    "non c'è nessun incontro di nome \u{1}A",
    "keine Serie heißt \u{1}A",
    "nie ma serii \u{1}A",
    "`ginscore series list` shows them",
    "`ginscore series list` mostra as séries",
    "`ginscore series list` mostra-as",
    "`ginscore series list` li mostra",
    "`ginscore series list` zeigt sie",
    "pokazuje je `ginscore series list`",
    "\u{1}A matches several series",
    "\u{1}A corresponde a várias séries",
    "\u{1}A corrisponde a più di un incontro",
    "\u{1}A passt auf mehrere Serien",
    "\u{1}A pasuje do kilku serii",
    "write more of the name: \u{1}A",
    "escreva mais do nome: \u{1}A",
    "escreva mais letras do nome: \u{1}A",
    "scrivi il nome più per esteso: \u{1}A",
    "mehr vom Namen schreiben: \u{1}A",
    "wpisz więcej liter nazwy: \u{1}A",
    "there is no series yet",
    "ainda não há nenhuma série",
    "non c'è ancora nessun incontro",
    "es gibt noch keine Serie",
    "nie ma jeszcze żadnej serii",
    "start one with `ginscore new Ann Bob` or `ginscore table Ann Bob`",
    "comece uma com `ginscore new Ann Bob` ou `ginscore table Ann Bob`",
    "cominciane uno con `ginscore new Ann Bob` o `ginscore table Ann Bob`",
    "mit `ginscore new Ann Bob` oder `ginscore table Ann Bob` eine beginnen",
    "zacznij ją przez `ginscore new Ann Bob` lub `ginscore table Ann Bob`",
    "there is no current series",
    "não há série atual",
    "nessun incontro è quello attuale",
    "es gibt keine aktuelle Serie",
    "żadna seria nie jest bieżąca",
    "`ginscore series list` shows them; choose with `ginscore series use`, or with `--series`",
    "`ginscore series list` mostra as séries; escolha com `ginscore series use`, ou com `--series`",
    "`ginscore series list` mostra-as; escolha com `ginscore series use`, ou com `--series`",
    "`ginscore series list` li mostra; scegli con `ginscore series use`, o con `--series`",
    "`ginscore series list` zeigt sie; mit `ginscore series use` oder `--series` eine wählen",
    "`ginscore series list` je pokazuje; wybierz jedną przez `ginscore series use` albo `--series`",
    "these rows and those from line \u{1}A belong to the same series, \u{1}B",
    "estas linhas e as que começam na linha \u{1}A pertencem à mesma série, \u{1}B",
    "queste righe e quelle dalla riga \u{1}A appartengono allo stesso incontro, \u{1}B",
    "diese Zeilen und die ab Zeile \u{1}A gehören zur selben Serie, \u{1}B",
    "te wiersze i te od wiersza \u{1}A należą do tej samej serii, \u{1}B",
    "put all rows of a series under one name, and the hands in order",
    "ponha todas as linhas de uma série sob um só nome, e as mãos em ordem",
    "ponha todas as linhas de uma série com o mesmo nome, e as mãos por ordem",
    "metti tutte le righe di un incontro sotto un solo nome, e le mani in ordine",
    "allen Zeilen einer Serie denselben Namen geben, und die Runden in die richtige Reihenfolge bringen",
    "zbierz wszystkie wiersze serii pod jedną nazwą, rozdania po kolei",
    "\u{1}A and \u{1}B differ only in upper and lower case, and on some systems they would be one file",
    "\u{1}A e \u{1}B só diferem em maiúsculas e minúsculas, e em alguns sistemas seriam o mesmo arquivo",
    "\u{1}A e \u{1}B só diferem em maiúsculas e minúsculas, e em alguns sistemas seriam o mesmo ficheiro",
    "\u{1}A e \u{1}B differiscono solo per maiuscole e minuscole, e su alcuni sistemi sarebbero lo stesso file",
    "\u{1}A und \u{1}B unterscheiden sich nur durch Groß- und Kleinschreibung; auf manchen Systemen wären sie dieselbe Datei",
    "\u{1}A i \u{1}B różnią się tylko wielkością liter, a w niektórych systemach byłyby jednym plikiem",
    "nothing has been imported; give one of the two another name",
    "nada foi importado; dê outro nome a uma das duas",
    "non è stato importato niente; dai un altro nome a uno dei due",
    "es wurde nichts importiert; einer von beiden einen anderen Namen geben",
    "niczego nie zaimportowano; zmień nazwę jednej z nich",
    "some of the series were recorded; fix the disk and import the file again: those will be skipped",
    "algumas das séries foram registradas; resolva o problema do disco e importe o arquivo de novo: essas serão puladas",
    "algumas das séries foram registadas; resolva o problema do disco e importe o ficheiro de novo: essas serão saltadas",
    "alcuni degli incontri sono stati registrati; sistema il disco e importa di nuovo il file: quelli saranno saltati",
    "ein Teil der Serien wurde eingetragen; den Datenträger in Ordnung bringen und die Datei noch einmal importieren: Was schon da ist, wird übersprungen",
    "część serii została zapisana; napraw dysk i zaimportuj plik jeszcze raz: te serie zostaną pominięte",
    "the ledger already has a series \u{1}A, but its `player_one` is \u{1}B and its `player_two` is \u{1}C",
    "o registro já tem uma série \u{1}A, mas nela `player_one` é \u{1}B e `player_two` é \u{1}C",
    "o registo já tem uma série \u{1}A, mas nela o `player_one` é \u{1}B e o `player_two` é \u{1}C",
    "il registro ha già un incontro \u{1}A, ma il suo `player_one` è \u{1}B e il suo `player_two` è \u{1}C",
    "das Spielbuch hat schon eine Serie \u{1}A, aber deren `player_one` ist \u{1}B und deren `player_two` ist \u{1}C",
    "w księdze jest już seria \u{1}A, ale jej `player_one` to \u{1}B, a `player_two` to \u{1}C",
    "the ledger already has a series \u{1}A, but its players are \u{1}B",
    "o registro já tem uma série \u{1}A, mas os jogadores dela são \u{1}B",
    "o registo já tem uma série \u{1}A, mas os seus jogadores são \u{1}B",
    "il registro ha già un incontro \u{1}A, ma i suoi giocatori sono \u{1}B",
    "das Spielbuch hat schon eine Serie \u{1}A, aber deren Spieler sind \u{1}B",
    "w księdze jest już seria \u{1}A, ale grają w niej \u{1}B",
    "the ledger already has a series \u{1}A, but it is played by other rules",
    "o registro já tem uma série \u{1}A, mas ela é jogada com outras regras",
    "o registo já tem uma série \u{1}A, mas joga-se com outras regras",
    "il registro ha già un incontro \u{1}A, ma giocato con altre regole",
    "das Spielbuch hat schon eine Serie \u{1}A, aber sie wird nach anderen Regeln gespielt",
    "w księdze jest już seria \u{1}A, ale na innych zasadach",
    "the ledger already has a series \u{1}A, but it started at \u{1}B",
    "o registro já tem uma série \u{1}A, mas ela começou em \u{1}B",
    "o registo já tem uma série \u{1}A, mas começou em \u{1}B",
    "il registro ha già un incontro \u{1}A, ma il suo inizio è \u{1}B",
    "das Spielbuch hat schon eine Serie \u{1}A, aber sie begann am \u{1}B",
    "w księdze jest już seria \u{1}A, ale zaczęta \u{1}B",
    "the ledger already has a series \u{1}A, but its stake is \u{1}B",
    "o registro já tem uma série \u{1}A, mas a aposta dela é \u{1}B",
    "o registo já tem uma série \u{1}A, mas a sua aposta é \u{1}B",
    "il registro ha già un incontro \u{1}A, ma la sua posta è \u{1}B",
    "das Spielbuch hat schon eine Serie \u{1}A, aber deren Einsatz ist \u{1}B",
    "w księdze jest już seria \u{1}A, ale jej stawka to \u{1}B",
    "the ledger already has a series \u{1}A, but it has no stake",
    "o registro já tem uma série \u{1}A, mas ela não tem aposta",
    "o registo já tem uma série \u{1}A, mas não tem aposta",
    "il registro ha già un incontro \u{1}A, ma è senza posta",
    "das Spielbuch hat schon eine Serie \u{1}A, aber sie hat keinen Einsatz",
    "w księdze jest już seria \u{1}A, ale bez stawki",
    "the ledger already has a series \u{1}A, but its first dealer is \u{1}B",
    "o registro já tem uma série \u{1}A, mas nela quem dá primeiro é \u{1}B",
    "o registo já tem uma série \u{1}A, mas quem dá primeiro é \u{1}B",
    "il registro ha già un incontro \u{1}A, ma il suo primo mazziere è \u{1}B",
    "das Spielbuch hat schon eine Serie \u{1}A, aber deren erster Geber ist \u{1}B",
    "w księdze jest już seria \u{1}A, ale najpierw rozdaje w niej \u{1}B",
    "the ledger already has a series \u{1}A, but its first dealer is not known",
    "o registro já tem uma série \u{1}A, mas não se sabe quem deu primeiro nela",
    "o registo já tem uma série \u{1}A, mas não se sabe quem deu primeiro",
    "il registro ha già un incontro \u{1}A, ma il suo primo mazziere non è noto",
    "das Spielbuch hat schon eine Serie \u{1}A, aber deren erster Geber ist nicht bekannt",
    "w księdze jest już seria \u{1}A, ale nie wiadomo, kto w niej rozdaje pierwszy",
    "the ledger already has a series \u{1}A, but its hand \u{1}B is \u{1}C and not \u{1}D",
    "o registro já tem uma série \u{1}A, mas a mão \u{1}B dela é \u{1}C e não \u{1}D",
    "o registo já tem uma série \u{1}A, mas a sua mão \u{1}B é \u{1}C e não \u{1}D",
    "il registro ha già un incontro \u{1}A, ma la sua mano \u{1}B è \u{1}C e non \u{1}D",
    "das Spielbuch hat schon eine Serie \u{1}A, aber deren Runde \u{1}B ist \u{1}C und nicht \u{1}D",
    "w księdze jest już seria \u{1}A, ale jej rozdanie \u{1}B to \u{1}C, a nie \u{1}D",
    "the ledger already has a different series \u{1}A",
    "o registro já tem uma série \u{1}A diferente",
    "o registo já tem uma série \u{1}A diferente",
    "il registro ha già un altro incontro \u{1}A",
    "das Spielbuch hat schon eine andere Serie \u{1}A",
    "w księdze jest już inna seria \u{1}A",
    "nothing has been imported; if it is another evening, give it another name under `series`",
    "nada foi importado; se é outra noite, dê outro nome a ela em `series`",
    "nada foi importado; se é outra noite, dê-lhe outro nome em `series`",
    "non è stato importato niente; se è un'altra serata, dalle un altro nome sotto `series`",
    "es wurde nichts importiert; ist es ein anderer Abend, ihm unter `series` einen anderen Namen geben",
    "niczego nie zaimportowano; jeśli to inny wieczór, podaj inną nazwę w kolumnie `series`",
    "nothing has been imported; `ginscore amend \u{1}A LINE --series \u{1}B` fixes the ledger; or if it is another evening, give it another name under `series`",
    "nada foi importado; `ginscore amend \u{1}A LINE --series \u{1}B` corrige o registro; ou, se é outra noite, dê outro nome a ela em `series`",
    "nada foi importado; `ginscore amend \u{1}A LINE --series \u{1}B` corrige o registo; ou, se é outra noite, dê-lhe outro nome em `series`",
    "non è stato importato niente; `ginscore amend \u{1}A LINE --series \u{1}B` corregge il registro; oppure, se è un'altra serata, dalle un altro nome sotto `series`",
    "es wurde nichts importiert; `ginscore amend \u{1}A LINE --series \u{1}B` berichtigt das Spielbuch; oder, wenn es ein anderer Abend ist, ihm unter `series` einen anderen Namen geben",
    "niczego nie zaimportowano; `ginscore amend \u{1}A LINE --series \u{1}B` poprawia księgę; a jeśli to inny wieczór, podaj inną nazwę w kolumnie `series`",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 31] = [(0, 141), (141, 241), (241, 346), (346, 398), (398, 480), (480, 585), (585, 625), (625, 681), (681, 725), (725, 771), (771, 812), (812, 910), (910, 956), (956, 1085), (1085, 1185), (1185, 1281), (1281, 1416), (1416, 1506), (1506, 1644), (1644, 1784), (1784, 1878), (1878, 1984), (1984, 2075), (2075, 2165), (2165, 2255), (2255, 2354), (2354, 2463), (2463, 2581), (2581, 2651), (2651, 2780), (2780, 2997)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦cannot remember the seal; write it down, or a rewritten file will not be noticed on this computer⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦cannot remember the current series; name it with `--series⟧ \u{1}A⟦`⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦cannot remember the current series, because there is no home directory⟧⟦~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦name it with `--series⟧ \u{1}A⟦`⟧⟦~~~~~~~~⟧",
    "⟦the new text of the file would not read back the same⟧⟦~~~~~~~~~~~~~~~~~⟧",
    "⟦nothing has been recorded; this is a bug in ginscore; please report it⟧⟦~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦no series is called⟧ \u{1}A⟦~~~~~~⟧",
    "⟦`ginscore series list` shows them⟧⟦~~~~~~~~~~~⟧",
    "\u{1}A ⟦matches several series⟧⟦~~~~~~~⟧",
    "⟦write more of the name:⟧ \u{1}A⟦~~~~~~~~⟧",
    "⟦there is no series yet⟧⟦~~~~~~~⟧",
    "⟦start one with `ginscore new Ann Bob` or `ginscore table Ann Bob`⟧⟦~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦there is no current series⟧⟦~~~~~~~~⟧",
    "⟦`ginscore series list` shows them; choose with `ginscore series use`, or with `--series`⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦these rows and those from line⟧ \u{1}A ⟦belong to the same series,⟧ \u{1}B⟦~~~~~~~~~~~~~~~~~~~⟧",
    "⟦put all rows of a series under one name, and the hands in order⟧⟦~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦and⟧ \u{1}B ⟦differ only in upper and lower case, and on some systems they would be one file⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦nothing has been imported; give one of the two another name⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "⟦some of the series were recorded; fix the disk and import the file again: those will be skipped⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the ledger already has a series⟧ \u{1}A⟦, but its `player_one` is⟧ \u{1}B ⟦and its `player_two` is⟧ \u{1}C⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the ledger already has a series⟧ \u{1}A⟦, but its players are⟧ \u{1}B⟦~~~~~~~~~~~~~~~~~~⟧",
    "⟦the ledger already has a series⟧ \u{1}A⟦, but it is played by other rules⟧⟦~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the ledger already has a series⟧ \u{1}A⟦, but it started at⟧ \u{1}B⟦~~~~~~~~~~~~~~~~~⟧",
    "⟦the ledger already has a series⟧ \u{1}A⟦, but its stake is⟧ \u{1}B⟦~~~~~~~~~~~~~~~~~⟧",
    "⟦the ledger already has a series⟧ \u{1}A⟦, but it has no stake⟧⟦~~~~~~~~~~~~~~~~~⟧",
    "⟦the ledger already has a series⟧ \u{1}A⟦, but its first dealer is⟧ \u{1}B⟦~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the ledger already has a series⟧ \u{1}A⟦, but its first dealer is not known⟧⟦~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the ledger already has a series⟧ \u{1}A⟦, but its hand⟧ \u{1}B ⟦is⟧ \u{1}C ⟦and not⟧ \u{1}D⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the ledger already has a different series⟧ \u{1}A⟦~~~~~~~~~~~~~~⟧",
    "⟦nothing has been imported; if it is another evening, give it another name under `series`⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦nothing has been imported; `ginscore amend⟧ \u{1}A ⟦LINE --series⟧ \u{1}B⟦` fixes the ledger; or if it is another evening, give it another name under `series`⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("seal-not-remembered", 0),
    ("current-not-remembered", 1),
    ("no-home", 0),
    ("no-home-hint", 1),
    ("not-read-back", 0),
    ("not-read-back-hint", 0),
    ("no-series-called", 1),
    ("list-hint", 0),
    ("several-series", 1),
    ("several-hint", 1),
    ("no-series", 0),
    ("no-series-hint", 0),
    ("no-current", 0),
    ("no-current-hint", 0),
    ("rows-twice", 2),
    ("rows-twice-hint", 0),
    ("rows-same-file", 2),
    ("rows-same-file-hint", 0),
    ("partly-imported-hint", 0),
    ("conflict-two-players", 3),
    ("conflict-players", 2),
    ("conflict-rules", 1),
    ("conflict-start", 2),
    ("conflict-stake", 2),
    ("conflict-no-stake", 1),
    ("conflict-dealer", 2),
    ("conflict-no-dealer", 1),
    ("conflict-hand", 4),
    ("conflict", 1),
    ("conflict-hint", 0),
    ("conflict-hand-hint", 2),
];
