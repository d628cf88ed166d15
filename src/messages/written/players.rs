//! The messages of `l10n/*/players.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// There are no players yet.
message!(0, NoPlayers);

// { $name }: { $series -> [one] { $series } series [other] { $series } series }
message!(1, PlayerSeries { name: Value, series: Count });

// Every series has the name { $name } already.
message!(2, AllNamed { name: Value });

// { $was } is now called { $name } in { $series -> [one] { $series } series [other] { $series } series }.
message!(3, Renamed { was: Value, name: Value, series: Count });

// a name is changed in all series, and `--series` names one
message!(4, OneSeriesOnly);

// leave out `--series`
message!(5, OneSeriesOnlyHint);

// another player is called { $name } already
message!(6, NameTaken { name: Value });

// choose another name; if they are one person, use { $command }
message!(7, NameTakenHint { command: Value });

// both names are those of { $name }
message!(8, SameName { name: Value });

// `ginscore players rename` changes how a name is spelled
message!(9, SameNameHint);

// the name was changed in some of the series; fix the disk and repeat the command: it changes the others
message!(10, PartlyRenamedHint);

// no player in this ledger is called { $name }
message!(11, UnknownPlayer { name: Value });

// `ginscore players` lists the players
message!(12, UnknownPlayerHint);

// { $one } and { $two } are two people: they play each other in { $series }
message!(13, Opponents { one: Value, two: Value, series: Value });

// { $one } and { $two } are two people: they play each other in { $series } and { $more -> [one] { $more } more series [other] { $more } more series }
message!(14, OpponentsMore { one: Value, two: Value, series: Value, more: Count });

// nothing has been changed; only names that never play each other can be those of one player
message!(15, OpponentsHint);

// { $typed } is new here. Is this { $known }? (y or n)
message!(16, SamePlayer { typed: Value, known: Value });

// { $name } is a new player, but the ledger knows { $known }
message!(17, NewPlayer { name: Value, known: Value });

// if you mean { $meant }, delete the series and start it again; `--new-player` says that { $name } is somebody else
message!(18, NewPlayerHint { meant: Value, name: Value });

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 19]; 6] = [
    [(0, 25), (137, 167), (300, 337), (493, 543), (807, 864), (1133, 1153), (1222, 1257), (1381, 1432), (1663, 1689), (1793, 1848), (2065, 2167), (2704, 2741), (2960, 2996), (3178, 3230), (3456, 3549), (3982, 4072), (4489, 4525), (4700, 4743), (4989, 5087)],
    [(25, 50), (167, 198), (337, 373), (543, 595), (864, 925), (1153, 1169), (1257, 1286), (1432, 1490), (1689, 1716), (1848, 1898), (2167, 2270), (2741, 2782), (2996, 3033), (3230, 3287), (3549, 3649), (4072, 4164), (4525, 4584), (4743, 4788), (5087, 5188)],
    [(25, 50), (167, 198), (337, 373), (595, 647), (864, 925), (1153, 1169), (1257, 1286), (1432, 1490), (1689, 1716), (1848, 1898), (2270, 2369), (2782, 2822), (3033, 3071), (3230, 3287), (3549, 3649), (4072, 4164), (4525, 4584), (4788, 4832), (5188, 5285)],
    [(50, 79), (198, 232), (373, 414), (647, 701), (925, 992), (1169, 1185), (1286, 1325), (1490, 1545), (1716, 1745), (1898, 1951), (2369, 2475), (2822, 2877), (3071, 3108), (3287, 3347), (3649, 3757), (4164, 4282), (4584, 4623), (4832, 4883), (5285, 5385)],
    [(79, 106), (232, 261), (414, 452), (701, 750), (992, 1063), (1185, 1205), (1325, 1354), (1545, 1610), (1745, 1777), (1951, 2014), (2475, 2615), (2877, 2929), (3108, 3144), (3347, 3408), (3757, 3866), (4282, 4384), (4623, 4662), (4883, 4936), (5385, 5484)],
    [(106, 137), (261, 300), (452, 493), (750, 807), (1063, 1133), (1205, 1222), (1354, 1381), (1610, 1663), (1777, 1793), (2014, 2065), (2615, 2704), (2929, 2960), (3144, 3178), (3408, 3456), (3866, 3982), (4384, 4489), (4662, 4700), (4936, 4989), (5484, 5583)],
];

const TEXT: &str = concat!(
    "There are no players yet.",
    "Ainda não há jogadores.",
    "Non ci sono ancora giocatori.",
    "Es gibt noch keine Spieler.",
    "Nie ma jeszcze żadnych graczy.",
    "\u{1}A: \u{3}B\u{4}o\u{5}\u{1}B series\u{4}\u{5}\u{1}B series\u{6}",
    "\u{1}A: \u{3}B\u{4}o\u{5}\u{1}B série\u{4}\u{5}\u{1}B séries\u{6}",
    "\u{1}A: \u{3}B\u{4}o\u{5}\u{1}B incontro\u{4}\u{5}\u{1}B incontri\u{6}",
    "\u{1}A: \u{3}B\u{4}o\u{5}\u{1}B Serie\u{4}\u{5}\u{1}B Serien\u{6}",
    "\u{1}A: \u{3}B\u{4}o\u{5}\u{1}B seria\u{4}f\u{5}\u{1}B serie\u{4}\u{5}\u{1}B serii\u{6}",
    "Every series has the name \u{1}A already.",
    "Todas as séries já têm o nome \u{1}A.",
    "Tutti gli incontri hanno già il nome \u{1}A.",
    "In allen Serien ist der Name schon \u{1}A.",
    "Imię \u{1}A jest już we wszystkich seriach.",
    "\u{1}A is now called \u{1}B in \u{3}C\u{4}o\u{5}\u{1}C series\u{4}\u{5}\u{1}C series\u{6}.",
    "\u{1}A agora se chama \u{1}B em \u{3}C\u{4}o\u{5}\u{1}C série\u{4}\u{5}\u{1}C séries\u{6}.",
    "\u{1}A chama-se agora \u{1}B em \u{3}C\u{4}o\u{5}\u{1}C série\u{4}\u{5}\u{1}C séries\u{6}.",
    "\u{1}A ora si chiama \u{1}B in \u{3}C\u{4}o\u{5}\u{1}C incontro\u{4}\u{5}\u{1}C incontri\u{6}.",
    "\u{1}A heißt jetzt \u{1}B, in \u{3}C\u{4}o\u{5}\u{1}C Serie\u{4}\u{5}\u{1}C Serien\u{6}.",
    "\u{1}A to teraz \u{1}B w \u{3}C\u{4}o\u{5}\u{1}C serii\u{4}f\u{5}\u{1}C seriach\u{4}\u{5}\u{1}C seriach\u{6}.",
    "a name is changed in all series, and `--series` names one",
    "um nome muda em todas as séries, e `--series` indica uma só",
    "un nome si cambia in tutti gli incontri, e `--series` ne indica uno",
    "ein Name wird in allen Serien geändert, aber `--series` nennt nur eine",
    "imię zmienia się we wszystkich seriach, a `--series` wskazuje jedną",
    "leave out `--series`",
    "omita `--series`",
    "togli `--series`",
    "`--series` weglassen",
    "pomiń `--series`",
    "another player is called \u{1}A already",
    "outro jogador já se chama \u{1}A",
    "c'è già un altro giocatore di nome \u{1}A",
    "\u{1}A heißt schon jemand anders",
    "imię \u{1}A ma już inny gracz",
    "choose another name; if they are one person, use \u{1}A",
    "escolha outro nome; se os dois são a mesma pessoa, use \u{1}A",
    "scegli un altro nome; se sono la stessa persona, usa \u{1}A",
    "einen anderen Namen wählen; ist es dieselbe Person, \u{1}A verwenden",
    "wybierz inne imię; a jeśli to jedna osoba, użyj \u{1}A",
    "both names are those of \u{1}A",
    "os dois nomes são os de \u{1}A",
    "tutti e due i nomi sono di \u{1}A",
    "beide Namen gehören schon zu \u{1}A",
    "oba imiona to \u{1}A",
    "`ginscore players rename` changes how a name is spelled",
    "`ginscore players rename` muda a grafia de um nome",
    "`ginscore players rename` cambia la grafia di un nome",
    "`ginscore players rename` ändert die Schreibweise eines Namens",
    "`ginscore players rename` zmienia pisownię imienia",
    "the name was changed in some of the series; fix the disk and repeat the command: it changes the others",
    "o nome mudou em algumas das séries; resolva o problema do disco e repita o comando: ele muda as outras",
    "o nome mudou em algumas das séries; resolva o problema do disco e repita o comando: muda as outras",
    "il nome è stato cambiato in alcuni degli incontri; sistema il disco e ripeti il comando: cambia gli altri",
    "der Name ist nur in einem Teil der Serien geändert; den Datenträger in Ordnung bringen und den Befehl wiederholen: Er ändert die übrigen",
    "imię zmieniono w części serii; napraw dysk i powtórz polecenie: zmieni ono pozostałe",
    "no player in this ledger is called \u{1}A",
    "nenhum jogador deste registro se chama \u{1}A",
    "nenhum jogador deste registo se chama \u{1}A",
    "in questo registro non c'è nessun giocatore di nome \u{1}A",
    "in diesem Spielbuch gibt es keinen Spieler namens \u{1}A",
    "w tej księdze nie ma gracza \u{1}A",
    "`ginscore players` lists the players",
    "`ginscore players` lista os jogadores",
    "`ginscore players` mostra os jogadores",
    "`ginscore players` elenca i giocatori",
    "`ginscore players` zeigt die Spieler",
    "`ginscore players` pokazuje graczy",
    "\u{1}A and \u{1}B are two people: they play each other in \u{1}C",
    "\u{1}A e \u{1}B são duas pessoas: jogam uma contra a outra em \u{1}C",
    "\u{1}A e \u{1}B sono due persone: giocano l'una contro l'altra in \u{1}C",
    "\u{1}A und \u{1}B sind zwei Personen: Sie spielen gegeneinander in \u{1}C",
    "\u{1}A i \u{1}B to dwie osoby: grają przeciw sobie w \u{1}C",
    "\u{1}A and \u{1}B are two people: they play each other in \u{1}C and \u{3}D\u{4}o\u{5}\u{1}D more series\u{4}\u{5}\u{1}D more series\u{6}",
    "\u{1}A e \u{1}B são duas pessoas: jogam uma contra a outra em \u{1}C e em \u{3}D\u{4}o\u{5}mais \u{1}D série\u{4}\u{5}mais \u{1}D séries\u{6}",
    "\u{1}A e \u{1}B sono due persone: giocano l'una contro l'altra in \u{1}C e in \u{3}D\u{4}o\u{5}\u{1}D altro incontro\u{4}\u{5}altri \u{1}D incontri\u{6}",
    "\u{1}A und \u{1}B sind zwei Personen: Sie spielen gegeneinander in \u{1}C und \u{3}D\u{4}o\u{5}\u{1}D weiteren Serie\u{4}\u{5}\u{1}D weiteren Serien\u{6}",
    "\u{1}A i \u{1}B to dwie osoby: grają przeciw sobie w \u{1}C i w \u{3}D\u{4}o\u{5}jeszcze \u{1}D serii\u{4}f\u{5}jeszcze \u{1}D seriach\u{4}\u{5}jeszcze \u{1}D seriach\u{6}",
    "nothing has been changed; only names that never play each other can be those of one player",
    "nada foi alterado; só podem ser de um mesmo jogador nomes que nunca jogam um contra o outro",
    "non è stato modificato niente; possono essere di un solo giocatore solo nomi che non giocano mai l'uno contro l'altro",
    "es wurde nichts geändert; nur Namen, die nie gegeneinander spielen, können derselben Person gehören",
    "niczego nie zmieniono; jednego gracza mogą oznaczać tylko imiona, które nigdy nie grają przeciw sobie",
    "\u{1}A is new here. Is this \u{1}B? (y or n)",
    "\u{1}A é um nome novo aqui. É a mesma pessoa que \u{1}B? (s ou n)",
    "\u{1}A è un nome nuovo qui. È \u{1}B? (s o n)",
    "\u{1}A ist hier neu. Ist das \u{1}B? (j oder n)",
    "\u{1}A to nowe imię. Czy to \u{1}B? (t lub n)",
    "\u{1}A is a new player, but the ledger knows \u{1}B",
    "\u{1}A é um nome novo, mas o registro conhece \u{1}B",
    "\u{1}A é um nome novo, mas o registo conhece \u{1}B",
    "\u{1}A è un nuovo giocatore, ma il registro conosce \u{1}B",
    "\u{1}A ist ein neuer Spieler, aber das Spielbuch kennt \u{1}B",
    "\u{1}A to nowe imię, ale w księdze są już podobne: \u{1}B",
    "if you mean \u{1}A, delete the series and start it again; `--new-player` says that \u{1}B is somebody else",
    "se você quis dizer \u{1}A, apague a série e comece-a de novo; `--new-player` diz que \u{1}B é outra pessoa",
    "se queria dizer \u{1}A, apague a série e comece-a de novo; `--new-player` diz que \u{1}B é outra pessoa",
    "se intendi \u{1}A, elimina l'incontro e comincialo di nuovo; `--new-player` dice che \u{1}B è qualcun altro",
    "ist \u{1}A gemeint, die Serie löschen und neu beginnen; `--new-player` sagt, dass \u{1}B jemand anders ist",
    "jeśli chodzi o \u{1}A, usuń serię i zacznij ją od nowa; `--new-player` znaczy, że \u{1}B to ktoś inny",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 19] = [(0, 45), (45, 93), (93, 159), (159, 251), (251, 339), (339, 377), (377, 441), (441, 520), (520, 566), (566, 651), (651, 799), (799, 859), (859, 919), (919, 1004), (1004, 1150), (1150, 1282), (1282, 1346), (1346, 1414), (1414, 1567)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦There are no players yet.⟧⟦~~~~~~~~⟧",
    "\u{1}A⟦:⟧ \u{3}B\u{4}o\u{5}\u{1}B ⟦series⟧\u{4}\u{5}\u{1}B ⟦series⟧\u{6}",
    "⟦Every series has the name⟧ \u{1}A ⟦already.⟧⟦~~~~~~~~~~~⟧",
    "\u{1}A ⟦is now called⟧ \u{1}B ⟦in⟧ \u{3}C\u{4}o\u{5}\u{1}C ⟦series⟧\u{4}\u{5}\u{1}C ⟦series⟧\u{6}⟦.⟧⟦~~~~~~⟧",
    "⟦a name is changed in all series, and `--series` names one⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "⟦leave out `--series`⟧⟦~~~~~~⟧",
    "⟦another player is called⟧ \u{1}A ⟦already⟧⟦~~~~~~~~~~~⟧",
    "⟦choose another name; if they are one person, use⟧ \u{1}A⟦~~~~~~~~~~~~~~~~⟧",
    "⟦both names are those of⟧ \u{1}A⟦~~~~~~~~⟧",
    "⟦`ginscore players rename` changes how a name is spelled⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "⟦the name was changed in some of the series; fix the disk and repeat the command: it changes the others⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦no player in this ledger is called⟧ \u{1}A⟦~~~~~~~~~~~⟧",
    "⟦`ginscore players` lists the players⟧⟦~~~~~~~~~~~~⟧",
    "\u{1}A ⟦and⟧ \u{1}B ⟦are two people: they play each other in⟧ \u{1}C⟦~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦and⟧ \u{1}B ⟦are two people: they play each other in⟧ \u{1}C ⟦and⟧ \u{3}D\u{4}o\u{5}\u{1}D ⟦more series⟧\u{4}\u{5}\u{1}D ⟦more series⟧\u{6}⟦~~~~~~~~~~~~~~~~~⟧",
    "⟦nothing has been changed; only names that never play each other can be those of one player⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is new here. Is this⟧ \u{1}B⟦? (y or n)⟧⟦~~~~~~~~~~⟧",
    "\u{1}A ⟦is a new player, but the ledger knows⟧ \u{1}B⟦~~~~~~~~~~~~~⟧",
    "⟦if you mean⟧ \u{1}A⟦, delete the series and start it again; `--new-player` says that⟧ \u{1}B ⟦is somebody else⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("no-players", 0),
    ("player-series", 2),
    ("all-named", 1),
    ("renamed", 3),
    ("one-series-only", 0),
    ("one-series-only-hint", 0),
    ("name-taken", 1),
    ("name-taken-hint", 1),
    ("same-name", 1),
    ("same-name-hint", 0),
    ("partly-renamed-hint", 0),
    ("unknown-player", 1),
    ("unknown-player-hint", 0),
    ("opponents", 3),
    ("opponents-more", 4),
    ("opponents-hint", 0),
    ("same-player", 2),
    ("new-player", 2),
    ("new-player-hint", 2),
];
