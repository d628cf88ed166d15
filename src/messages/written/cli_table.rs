//! The messages of `l10n/*/cli-table.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// `new` can only be the first line, and only without names on the command line
message!(0, NewNotFirst);

// type `ginscore table` without names, and `new` as its first line
message!(1, NewNotFirstHint);

// you are at the table already
message!(2, AtTheTable);

// name two players, as in `table Ann Bob`
message!(3, AtTheTableHint);

// `-` cannot be used here: the lines of the table are the input
message!(4, NoInput);

// name a file, or write the cards in the line
message!(5, NoInputHint);

// `ginscore table` needs the players for its options
message!(6, NoPlayers);

// type `ginscore table Ann Bob`, or `ginscore table` for the current series
message!(7, NoPlayersHint);

// `--new` starts a series, but `--series` names one that exists
message!(8, NewOrNamed);

// leave one of them out; `--name` gives a new series its name
message!(9, NewOrNamedHint);

// `{ $series }` is a series of { $players }
message!(10, OtherPlayers { series: Value, players: Value });

// leave out the names, or leave out `--series`
message!(11, OtherPlayersHint);

// `{ $series }` has other rules
message!(12, OtherRules { series: Value });

// the rules of a series stay as they are: leave them out, or leave out `--series`
message!(13, OtherRulesHint);

// Continuing series { $series }.
message!(14, Continuing { series: Value });

// The stake of this series stays { $stake }; use `--new` to start a series with another.
message!(15, StakeStays { stake: Value });

// The stake of this series stays none; use `--new` to start a series with another.
message!(16, NoStakeStays);

// The name of this series stays as it is; use `--new` to start a series with another.
message!(17, NameStays);

// The dealer stays as it is; use `deal NAME` to correct it.
message!(18, DealerStays);

// Type one line per hand, or press Enter to be asked. `help` shows examples.
message!(19, HowToType);

// Ctrl-U or Ctrl-C clears a line; Ctrl-D ends the evening.
message!(20, Keys);

// Press Enter to record this hand, or Ctrl-U to clear the line.
message!(21, EnterRecords);

// Below, the sides are exchanged: Enter takes it, Ctrl-U clears it.
message!(22, ExchangedBelow);

// Below is the line to type: Enter takes it, Ctrl-U clears it.
message!(23, RewrittenBelow);

// The line is there to be changed; Ctrl-U clears it.
message!(24, LineBelow);

// There are no series yet. Type `new Ann Bob` with your names.
message!(25, NoSeries);

// No series is the current one. Type `table Ann Bob` with your names, or `series use NAME`.
message!(26, NoCurrentSeries);

// Everything recorded is safe; `ginscore table` continues the evening.
message!(27, Interrupted);

// Enter: play on
message!(28, PlayOn);

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 29]; 6] = [
    [(0, 76), (475, 539), (845, 873), (987, 1026), (1210, 1271), (1577, 1620), (1856, 1906), (2139, 2212), (2598, 2659), (2949, 3008), (3328, 3350), (3448, 3492), (3685, 3705), (3794, 3873), (4276, 4297), (4387, 4465), (4797, 4877), (5193, 5276), (5682, 5739), (6017, 6091), (6559, 6615), (6905, 6966), (7288, 7353), (7712, 7772), (8106, 8156), (8406, 8466), (8815, 8904), (9393, 9461), (9842, 9856)],
    [(76, 148), (539, 601), (873, 896), (1026, 1073), (1271, 1333), (1620, 1669), (1906, 1966), (2212, 2284), (2659, 2727), (3008, 3063), (3350, 3374), (3492, 3527), (3705, 3727), (3873, 3938), (4297, 4318), (4465, 4553), (4877, 4958), (5276, 5354), (5739, 5795), (6091, 6181), (6615, 6672), (6966, 7035), (7353, 7424), (7772, 7835), (8156, 8209), (8466, 8534), (8904, 8999), (9461, 9534), (9856, 9872)],
    [(148, 221), (601, 662), (896, 913), (1026, 1073), (1333, 1393), (1669, 1719), (1906, 1966), (2284, 2357), (2659, 2727), (3063, 3128), (3350, 3374), (3527, 3578), (3705, 3727), (3938, 4026), (4297, 4318), (4465, 4553), (4877, 4958), (5354, 5438), (5795, 5857), (6181, 6281), (6672, 6725), (7035, 7111), (7424, 7487), (7835, 7897), (8209, 8258), (8534, 8607), (8999, 9099), (9534, 9609), (9856, 9872)],
    [(221, 299), (662, 721), (913, 934), (1073, 1118), (1393, 1460), (1719, 1763), (1966, 2026), (2357, 2431), (2727, 2795), (3128, 3195), (3374, 3400), (3578, 3610), (3727, 3747), (4026, 4103), (4318, 4344), (4553, 4635), (4958, 5037), (5438, 5523), (5857, 5907), (6281, 6364), (6725, 6783), (7111, 7183), (7487, 7558), (7897, 7965), (8258, 8310), (8607, 8675), (9099, 9196), (9609, 9690), (9872, 9890)],
    [(299, 389), (721, 784), (934, 963), (1118, 1161), (1460, 1520), (1763, 1819), (2026, 2081), (2431, 2511), (2795, 2868), (3195, 3266), (3400, 3426), (3610, 3656), (3747, 3769), (4103, 4210), (4344, 4365), (4635, 4716), (5037, 5115), (5523, 5610), (5907, 5964), (6364, 6460), (6783, 6847), (7183, 7238), (7558, 7645), (7965, 8038), (8310, 8361), (8675, 8747), (9196, 9297), (9690, 9762), (9890, 9910)],
    [(389, 475), (784, 845), (963, 987), (1161, 1210), (1520, 1577), (1819, 1856), (2081, 2139), (2511, 2598), (2868, 2949), (3266, 3328), (3426, 3448), (3656, 3685), (3769, 3794), (4210, 4276), (4365, 4387), (4716, 4797), (5115, 5193), (5610, 5682), (5964, 6017), (6460, 6559), (6847, 6905), (7238, 7288), (7645, 7712), (8038, 8106), (8361, 8406), (8747, 8815), (9297, 9393), (9762, 9842), (9910, 9928)],
];

const TEXT: &str = concat!(
    "`new` can only be the first line, and only without names on the command line",
    "`new` só pode ser a primeira linha, e só sem nomes na linha de comando",
    "`new` só pode ser a primeira linha, e só sem nomes na linha de comandos",
    "`new` può stare solo nella prima riga, e solo se nel comando non ci sono nomi",
    "`new` kann nur die erste Zeile sein, und nur, wenn auf der Befehlszeile keine Namen stehen",
    "`new` może być tylko pierwszym wierszem i tylko wtedy, gdy w wywołaniu nie ma imion",
    "type `ginscore table` without names, and `new` as its first line",
    "digite `ginscore table` sem nomes, e `new` como primeira linha",
    "escreva `ginscore table` sem nomes, e `new` na primeira linha",
    "scrivi `ginscore table` senza nomi, e `new` come prima riga",
    "`ginscore table` ohne Namen eingeben, und `new` als erste Zeile",
    "wpisz `ginscore table` bez imion, a `new` w pierwszym wierszu",
    "you are at the table already",
    "você já está na mesa",
    "já está à mesa",
    "al tavolo ci sei già",
    "der Tisch ist schon eröffnet",
    "już siedzisz przy stole",
    "name two players, as in `table Ann Bob`",
    "indique dois jogadores, como em `table Ann Bob`",
    "indica due giocatori, come in `table Ann Bob`",
    "zwei Spieler nennen, wie in `table Ann Bob`",
    "podaj dwóch graczy, na przykład `table Ann Bob`",
    "`-` cannot be used here: the lines of the table are the input",
    "`-` não pode ser usado aqui: as linhas da mesa são a entrada",
    "`-` não se pode usar aqui: as linhas da mesa são a entrada",
    "qui `-` non si può usare: le righe del tavolo arrivano già da lì",
    "`-` geht hier nicht: Die Zeilen des Tisches sind die Eingabe",
    "tutaj nie można użyć `-`: wejściem są wiersze stołu",
    "name a file, or write the cards in the line",
    "indique um arquivo, ou escreva as cartas na linha",
    "indique um ficheiro, ou escreva as cartas na linha",
    "indica un file, o scrivi le carte nella riga",
    "eine Datei nennen oder die Karten in die Zeile schreiben",
    "podaj plik albo wpisz karty w wierszu",
    "`ginscore table` needs the players for its options",
    "`ginscore table` precisa dos jogadores para as suas opções",
    "per le sue opzioni `ginscore table` ha bisogno dei giocatori",
    "zu diesen Optionen braucht `ginscore table` die Spieler",
    "przy tych opcjach `ginscore table` potrzebuje imion graczy",
    "type `ginscore table Ann Bob`, or `ginscore table` for the current series",
    "digite `ginscore table Ann Bob`, ou `ginscore table` para a série atual",
    "escreva `ginscore table Ann Bob`, ou `ginscore table` para a série atual",
    "scrivi `ginscore table Ann Bob`, o `ginscore table` per l'incontro attuale",
    "`ginscore table Ann Bob` eingeben, oder `ginscore table` für die aktuelle Serie",
    "wpisz `ginscore table Ann Bob` albo `ginscore table`, jeśli chodzi o bieżącą serię",
    "`--new` starts a series, but `--series` names one that exists",
    "`--new` começa uma série, mas `--series` indica uma que já existe",
    "`--new` comincia un incontro, ma `--series` ne indica uno che esiste",
    "`--new` beginnt eine Serie, aber `--series` nennt eine, die es schon gibt",
    "`--new` zaczyna nową serię, ale `--series` wskazuje taką, która już istnieje",
    "leave one of them out; `--name` gives a new series its name",
    "omita uma das duas; `--name` dá nome a uma série nova",
    "deixe de fora uma das duas; `--name` dá o nome a uma nova série",
    "togli uno dei due; il nome di un nuovo incontro si dà con `--name`",
    "eines von beiden weglassen; `--name` gibt einer neuen Serie ihren Namen",
    "pomiń jedną z tych opcji; nazwę nowej serii nadaje `--name`",
    "`\u{1}A` is a series of \u{1}B",
    "`\u{1}A` é uma série de \u{1}B",
    "`\u{1}A` è un incontro tra \u{1}B",
    "`\u{1}A` ist eine Serie mit \u{1}B",
    "w serii `\u{1}A` grają \u{1}B",
    "leave out the names, or leave out `--series`",
    "omita os nomes, ou omita `--series`",
    "deixe de fora os nomes, ou deixe de fora `--series`",
    "togli i nomi, o togli `--series`",
    "die Namen weglassen, oder `--series` weglassen",
    "pomiń imiona albo `--series`",
    "`\u{1}A` has other rules",
    "`\u{1}A` tem outras regras",
    "`\u{1}A` ha altre regole",
    "`\u{1}A` hat andere Regeln",
    "seria `\u{1}A` ma inne zasady",
    "the rules of a series stay as they are: leave them out, or leave out `--series`",
    "as regras de uma série não mudam: omita-as, ou omita `--series`",
    "as regras de uma série ficam como estão: deixe-as de fora, ou deixe de fora `--series`",
    "le regole di un incontro restano quelle: togli le opzioni, o togli `--series`",
    "die Regeln einer Serie bleiben, wie sie sind: die Optionen für Regeln weglassen, oder `--series` weglassen",
    "zasady serii się nie zmieniają: pomiń je albo pomiń `--series`",
    "Continuing series \u{1}A.",
    "Continua a série \u{1}A.",
    "Si continua l'incontro \u{1}A.",
    "Serie \u{1}A geht weiter.",
    "Ciąg dalszy serii \u{1}A.",
    "The stake of this series stays \u{1}A; use `--new` to start a series with another.",
    "A aposta desta série continua a ser \u{1}A; use `--new` para começar uma série com outra.",
    "La posta di questo incontro resta \u{1}A; con `--new` se ne comincia uno con un'altra.",
    "Der Einsatz dieser Serie bleibt \u{1}A; `--new` beginnt eine Serie mit einem anderen.",
    "W tej serii gra się nadal o \u{1}A za punkt; `--new` zaczyna serię z inną stawką.",
    "The stake of this series stays none; use `--new` to start a series with another.",
    "Esta série continua sem aposta; use `--new` para começar uma série com aposta.",
    "Questo incontro resta senza posta; con `--new` se ne comincia uno con la posta.",
    "Diese Serie bleibt ohne Einsatz; `--new` beginnt eine Serie mit einem anderen.",
    "W tej serii gra się nadal bez stawki; `--new` zaczyna serię z inną stawką.",
    "The name of this series stays as it is; use `--new` to start a series with another.",
    "O nome desta série não muda; use `--new` para começar uma série com outro.",
    "O nome desta série fica como está; use `--new` para começar uma série com outro.",
    "Il nome di questo incontro resta com'è; con `--new` se ne comincia uno con un altro.",
    "Der Name dieser Serie bleibt, wie er ist; `--new` beginnt eine Serie mit einem anderen.",
    "Nazwa tej serii się nie zmienia; `--new` zaczyna serię z inną nazwą.",
    "The dealer stays as it is; use `deal NAME` to correct it.",
    "A vez de dar não muda; use `deal NAME` para corrigi-la.",
    "Quem dá as cartas não muda; use `deal NAME` para o corrigir.",
    "Il mazziere resta com'è; `deal NAME` lo corregge.",
    "Der Geber bleibt, wie er ist; `deal NAME` berichtigt ihn.",
    "Rozdający się nie zmienia; `deal NAME` to poprawia.",
    "Type one line per hand, or press Enter to be asked. `help` shows examples.",
    "Digite uma linha por mão, ou aperte Enter para receber perguntas. `help` mostra exemplos.",
    "Escreva uma linha por mão, ou carregue em Enter para responder a perguntas. `help` mostra exemplos.",
    "Scrivi una riga per mano, o premi Invio per le domande. `help` mostra degli esempi.",
    "Je Runde eine Zeile eingeben, oder Enter drücken, um gefragt zu werden. `help` zeigt Beispiele.",
    "Wpisz rozdanie w jednym wierszu albo naciśnij Enter, a padną pytania. `help` pokazuje przykłady.",
    "Ctrl-U or Ctrl-C clears a line; Ctrl-D ends the evening.",
    "Ctrl-U ou Ctrl-C limpa uma linha; Ctrl-D encerra a noite.",
    "Ctrl-U ou Ctrl-C limpa a linha; Ctrl-D acaba a noite.",
    "Ctrl-U o Ctrl-C cancella la riga; Ctrl-D chiude la serata.",
    "Strg-U oder Strg-C löscht eine Zeile; Strg-D beendet den Abend.",
    "Ctrl-U lub Ctrl-C czyści wiersz; Ctrl-D kończy wieczór.",
    "Press Enter to record this hand, or Ctrl-U to clear the line.",
    "Aperte Enter para registrar esta mão, ou Ctrl-U para limpar a linha.",
    "Carregue em Enter para registar esta mão, ou em Ctrl-U para limpar a linha.",
    "Premi Invio per registrare questa mano, o Ctrl-U per cancellare la riga.",
    "Enter trägt diese Runde ein, Strg-U löscht die Zeile.",
    "Enter zapisuje to rozdanie, Ctrl-U czyści wiersz.",
    "Below, the sides are exchanged: Enter takes it, Ctrl-U clears it.",
    "Abaixo, os lados estão trocados: Enter aceita a linha, Ctrl-U a limpa.",
    "Em baixo, os lados estão trocados: Enter aceita, Ctrl-U limpa.",
    "Qui sotto le due parti sono scambiate: Invio conferma, Ctrl-U cancella.",
    "Unten steht die Zeile mit getauschten Seiten: Enter übernimmt sie, Strg-U löscht sie.",
    "Poniżej strony są zamienione: Enter to przyjmuje, Ctrl-U czyści.",
    "Below is the line to type: Enter takes it, Ctrl-U clears it.",
    "Abaixo está a linha a digitar: Enter a aceita, Ctrl-U a limpa.",
    "Em baixo está a linha a escrever: Enter aceita, Ctrl-U limpa.",
    "Qui sotto c'è la riga da scrivere: Invio conferma, Ctrl-U cancella.",
    "Unten steht die richtige Zeile: Enter übernimmt sie, Strg-U löscht sie.",
    "Poniżej jest właściwy wiersz: Enter go przyjmuje, Ctrl-U czyści.",
    "The line is there to be changed; Ctrl-U clears it.",
    "A linha está aí para ser corrigida; Ctrl-U a limpa.",
    "Aí tem a linha, para a corrigir; Ctrl-U limpa-a.",
    "La riga è pronta da correggere; Ctrl-U la cancella.",
    "Die Zeile steht zum Ändern da; Strg-U löscht sie.",
    "Wiersz czeka na poprawkę; Ctrl-U go czyści.",
    "There are no series yet. Type `new Ann Bob` with your names.",
    "Ainda não há séries. Digite `new Ann Bob` com os nomes de vocês.",
    "Ainda não há séries. Escreva `new Ann Bob` com os nomes dos jogadores.",
    "Non ci sono ancora incontri. Scrivi `new Ann Bob` con i vostri nomi.",
    "Es gibt noch keine Serien. `new Ann Bob` mit den eigenen Namen eingeben.",
    "Nie ma jeszcze żadnej serii. Wpisz `new Ann Bob` z imionami graczy.",
    "No series is the current one. Type `table Ann Bob` with your names, or `series use NAME`.",
    "Nenhuma série é a atual. Digite `table Ann Bob` com os nomes de vocês, ou `series use NAME`.",
    "Nenhuma série é a atual. Escreva `table Ann Bob` com os nomes dos jogadores, ou `series use NAME`.",
    "Nessun incontro è quello attuale. Scrivi `table Ann Bob` con i vostri nomi, o `series use NAME`.",
    "Keine Serie ist die aktuelle. `table Ann Bob` mit den eigenen Namen eingeben, oder `series use NAME`.",
    "Żadna seria nie jest bieżąca. Wpisz `table Ann Bob` z imionami graczy albo `series use NAME`.",
    "Everything recorded is safe; `ginscore table` continues the evening.",
    "Tudo o que foi registrado está salvo; `ginscore table` continua a noite.",
    "Tudo o que foi registado está guardado; `ginscore table` continua a noite.",
    "Tutto quello che è registrato è al sicuro; `ginscore table` continua la serata.",
    "Alles Eingetragene ist gesichert; `ginscore table` setzt den Abend fort.",
    "Wszystko, co zapisano, jest bezpieczne; `ginscore table` wraca do tego wieczoru.",
    "Enter: play on",
    "Enter: continuar",
    "Invio: si continua",
    "Enter: weiterspielen",
    "Enter: gramy dalej",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 29] = [(0, 113), (113, 210), (210, 259), (259, 323), (323, 416), (416, 485), (485, 563), (563, 672), (672, 765), (765, 855), (855, 901), (901, 971), (971, 1015), (1015, 1132), (1132, 1177), (1177, 1298), (1298, 1416), (1416, 1538), (1538, 1626), (1626, 1736), (1736, 1822), (1822, 1915), (1915, 2013), (2013, 2105), (2105, 2183), (2183, 2275), (2275, 2405), (2405, 2507), (2507, 2537)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦`new` can only be the first line, and only without names on the command line⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦type `ginscore table` without names, and `new` as its first line⟧⟦~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦you are at the table already⟧⟦~~~~~~~~~⟧",
    "⟦name two players, as in `table Ann Bob`⟧⟦~~~~~~~~~~~~~⟧",
    "⟦`-` cannot be used here: the lines of the table are the input⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦name a file, or write the cards in the line⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦`ginscore table` needs the players for its options⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦type `ginscore table Ann Bob`, or `ginscore table` for the current series⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦`--new` starts a series, but `--series` names one that exists⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦leave one of them out; `--name` gives a new series its name⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "⟦`⟧\u{1}A⟦` is a series of⟧ \u{1}B⟦~~~~~~⟧",
    "⟦leave out the names, or leave out `--series`⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦`⟧\u{1}A⟦` has other rules⟧⟦~~~~~~⟧",
    "⟦the rules of a series stay as they are: leave them out, or leave out `--series`⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Continuing series⟧ \u{1}A⟦.⟧⟦~~~~~~⟧",
    "⟦The stake of this series stays⟧ \u{1}A⟦; use `--new` to start a series with another.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The stake of this series stays none; use `--new` to start a series with another.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The name of this series stays as it is; use `--new` to start a series with another.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The dealer stays as it is; use `deal NAME` to correct it.⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Type one line per hand, or press Enter to be asked. `help` shows examples.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Ctrl-U or Ctrl-C clears a line; Ctrl-D ends the evening.⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "⟦Press Enter to record this hand, or Ctrl-U to clear the line.⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Below, the sides are exchanged: Enter takes it, Ctrl-U clears it.⟧⟦~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Below is the line to type: Enter takes it, Ctrl-U clears it.⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The line is there to be changed; Ctrl-U clears it.⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦There are no series yet. Type `new Ann Bob` with your names.⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦No series is the current one. Type `table Ann Bob` with your names, or `series use NAME`.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Everything recorded is safe; `ginscore table` continues the evening.⟧⟦~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Enter: play on⟧⟦~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("new-not-first", 0),
    ("new-not-first-hint", 0),
    ("at-the-table", 0),
    ("at-the-table-hint", 0),
    ("no-input", 0),
    ("no-input-hint", 0),
    ("no-players", 0),
    ("no-players-hint", 0),
    ("new-or-named", 0),
    ("new-or-named-hint", 0),
    ("other-players", 2),
    ("other-players-hint", 0),
    ("other-rules", 1),
    ("other-rules-hint", 0),
    ("continuing", 1),
    ("stake-stays", 1),
    ("no-stake-stays", 0),
    ("name-stays", 0),
    ("dealer-stays", 0),
    ("how-to-type", 0),
    ("keys", 0),
    ("enter-records", 0),
    ("exchanged-below", 0),
    ("rewritten-below", 0),
    ("line-below", 0),
    ("no-series", 0),
    ("no-current-series", 0),
    ("interrupted", 0),
    ("play-on", 0),
];
