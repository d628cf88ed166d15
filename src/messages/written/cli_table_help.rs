//! The messages of `l10n/*/cli-table-help.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// { $one } knocks with 4, and { $two } has 23; or `{ $two } gin v 23`, or `draw`
message!(0, Counts { one: Value, two: Value });

// melds / deadwood, + laid off; or only the cards, to be arranged
message!(1, Cards);

// only the points
message!(2, Points);

// the knock card, the discard and a note, at the end of a hand
message!(3, Signs);

// Enter alone asks for the hand.
message!(4, Asked);

// `help WORD` explains a command or a term of the game; quit ends the evening.
message!(5, MoreHelp);

// Corrections:
message!(6, Corrections);

// Between hands:
message!(7, BetweenHands);

// Looking:
message!(8, Looking);

// Disputes:
message!(9, Disputes);

// More:
message!(10, More);

// A round:
message!(11, ARound);

// Who plays:
message!(12, WhoPlays);

// quit, exit, q: ends the evening; everything recorded is safe
message!(13, AboutQuit);

// help, ?: lists what you can type; `help WORD` explains one
message!(14, AboutHelp);

// there is no command and no topic called `{ $word }`
message!(15, UnknownWord { word: Value });

// did you mean `{ $word }`?
message!(16, MeantWord { word: Value });

// `help` lists the commands, and `rules explain` the topics of the rulebook
message!(17, UnknownWordHint);

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 18]; 6] = [
    [(0, 60), (287, 350), (707, 722), (772, 832), (1072, 1102), (1329, 1405), (1785, 1797), (1841, 1855), (1944, 1952), (1999, 2008), (2058, 2063), (2087, 2095), (2144, 2154), (2193, 2253), (2604, 2662), (3008, 3052), (3282, 3300), (3390, 3463)],
    [(60, 115), (350, 427), (722, 735), (832, 892), (1102, 1151), (1405, 1478), (1797, 1809), (1855, 1870), (1952, 1962), (2008, 2017), (2063, 2068), (2095, 2106), (2154, 2164), (2253, 2322), (2662, 2727), (3052, 3100), (3300, 3322), (3463, 3537)],
    [(60, 115), (427, 499), (722, 735), (832, 892), (1151, 1204), (1478, 1549), (1797, 1809), (1870, 1882), (1962, 1971), (2008, 2017), (2063, 2068), (2106, 2116), (2154, 2164), (2322, 2391), (2727, 2795), (3100, 3155), (3322, 3340), (3537, 3612)],
    [(115, 168), (499, 564), (735, 747), (892, 956), (1204, 1253), (1549, 1625), (1809, 1820), (1882, 1905), (1971, 1982), (2017, 2031), (2068, 2074), (2116, 2124), (2164, 2174), (2391, 2467), (2795, 2865), (3155, 3202), (3340, 3355), (3612, 3684)],
    [(168, 231), (564, 640), (747, 761), (956, 1014), (1253, 1287), (1625, 1713), (1820, 1832), (1905, 1925), (1982, 1990), (2031, 2044), (2074, 2079), (2124, 2138), (2174, 2185), (2467, 2533), (2865, 2936), (3202, 3250), (3355, 3372), (3684, 3751)],
    [(231, 287), (640, 707), (761, 772), (1014, 1072), (1287, 1329), (1713, 1785), (1832, 1841), (1925, 1944), (1990, 1999), (2044, 2058), (2079, 2087), (2138, 2144), (2185, 2193), (2533, 2604), (2936, 3008), (3250, 3282), (3372, 3390), (3751, 3815)],
];

const TEXT: &str = concat!(
    "\u{1}A knocks with 4, and \u{1}B has 23; or `\u{1}B gin v 23`, or `draw`",
    "\u{1}A bate com 4, e \u{1}B tem 23; ou `\u{1}B gin v 23`, ou `draw`",
    "\u{1}A bussa con 4, e \u{1}B ha 23; o `\u{1}B gin v 23`, o `draw`",
    "\u{1}A klopft mit 4, und \u{1}B hat 23; oder `\u{1}B gin v 23`, oder `draw`",
    "\u{1}A puka z 4, a \u{1}B ma 23; albo `\u{1}B gin v 23`, albo `draw`",
    "melds / deadwood, + laid off; or only the cards, to be arranged",
    "combinações / cartas mortas, + cartas juntadas; ou só as cartas, a arrumar",
    "combinações / cartas soltas, + juntadas; ou só as cartas, por arrumar",
    "combinazioni / spaiate, + attaccate; o solo le carte, da disporre",
    "Meldungen / Deadwood, + Angelegtes; oder nur die Karten, ginscore ordnet sie",
    "układy / wolne karty, + dołożone; albo same karty, do ułożenia",
    "only the points",
    "só os pontos",
    "solo i punti",
    "nur die Punkte",
    "same punkty",
    "the knock card, the discard and a note, at the end of a hand",
    "a carta do limite, o descarte e uma nota, no fim de uma mão",
    "la carta del limite, lo scarto e una nota, alla fine di una mano",
    "Klopfkarte, Abwurf und eine Anmerkung, am Ende einer Runde",
    "karta pukania, odrzucona karta i uwaga, na końcu rozdania",
    "Enter alone asks for the hand.",
    "Só Enter: o ginscore faz perguntas sobre a mão.",
    "Enter numa linha vazia faz as perguntas sobre a mão.",
    "Con il solo Invio arrivano le domande sulla mano.",
    "Enter allein fragt nach der Runde.",
    "Po samym Enter padają pytania o rozdanie.",
    "`help WORD` explains a command or a term of the game; quit ends the evening.",
    "`help WORD` explica um comando ou um termo do jogo; quit encerra a noite.",
    "`help WORD` explica um comando ou um termo do jogo; quit acaba a noite.",
    "`help WORD` spiega un comando o una parola del gioco; quit chiude la serata.",
    "`help WORD` erklärt einen Befehl oder einen Begriff des Spiels; quit beendet den Abend.",
    "`help WORD` objaśnia polecenie lub termin z gry; quit kończy wieczór.",
    "Corrections:",
    "Correções:",
    "Correzioni:",
    "Berichtigen:",
    "Poprawki:",
    "Between hands:",
    "Entre as mãos:",
    "Entre mãos:",
    "Tra una mano e l'altra:",
    "Zwischen den Runden:",
    "Między rozdaniami:",
    "Looking:",
    "Consultas:",
    "Para ver:",
    "Per vedere:",
    "Ansehen:",
    "Podgląd:",
    "Disputes:",
    "Dúvidas:",
    "Contestazioni:",
    "Streitfälle:",
    "Sporne sprawy:",
    "More:",
    "Mais:",
    "Altro:",
    "Mehr:",
    "Więcej:",
    "A round:",
    "Uma rodada:",
    "Uma ronda:",
    "Un giro:",
    "Ein Durchgang:",
    "Runda:",
    "Who plays:",
    "Quem joga:",
    "Chi gioca:",
    "Wer spielt:",
    "Kto gra:",
    "quit, exit, q: ends the evening; everything recorded is safe",
    "quit, exit, q: encerra a noite; tudo o que foi registrado está salvo",
    "quit, exit, q: acaba a noite; tudo o que foi registado está guardado",
    "quit, exit, q: chiude la serata; tutto quello che è registrato è al sicuro",
    "quit, exit, q: beendet den Abend; alles Eingetragene ist gesichert",
    "quit, exit, q: kończy wieczór; wszystko, co zapisano, jest bezpieczne",
    "help, ?: lists what you can type; `help WORD` explains one",
    "help, ?: lista o que se pode digitar; `help WORD` explica um item",
    "help, ?: mostra o que se pode escrever; `help WORD` explica um deles",
    "help, ?: elenca quello che si può scrivere; `help WORD` ne spiega uno",
    "help, ?: zeigt, was man eingeben kann; `help WORD` erklärt eines davon",
    "help, ?: pokazuje, co można wpisać; `help WORD` objaśnia jedno słowo",
    "there is no command and no topic called `\u{1}A`",
    "não há nenhum comando nem tópico chamado `\u{1}A`",
    "não há nenhum comando nem nenhum tópico chamado `\u{1}A`",
    "non c'è nessun comando e nessun argomento `\u{1}A`",
    "es gibt keinen Befehl und kein Thema namens `\u{1}A`",
    "nie ma polecenia ani tematu `\u{1}A`",
    "did you mean `\u{1}A`?",
    "você quis dizer `\u{1}A`?",
    "queria dizer `\u{1}A`?",
    "intendevi `\u{1}A`?",
    "ist `\u{1}A` gemeint?",
    "czy chodzi o `\u{1}A`?",
    "`help` lists the commands, and `rules explain` the topics of the rulebook",
    "`help` lista os comandos, e `rules explain` os tópicos do livro de regras",
    "`help` mostra os comandos, e `rules explain` os tópicos do livro de regras",
    "`help` elenca i comandi, e `rules explain` gli argomenti del regolamento",
    "`help` zeigt die Befehle, `rules explain` die Themen des Regelbuchs",
    "`help` pokazuje polecenia, a `rules explain` tematy zbioru zasad",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 18] = [(0, 102), (102, 198), (198, 230), (230, 322), (322, 374), (374, 487), (487, 515), (515, 545), (545, 567), (567, 591), (591, 609), (609, 631), (631, 656), (656, 748), (748, 837), (837, 913), (913, 954), (954, 1063)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "\u{1}A ⟦knocks with 4, and⟧ \u{1}B ⟦has 23; or `⟧\u{1}B ⟦gin v 23`, or `draw`⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "⟦melds / deadwood, + laid off; or only the cards, to be arranged⟧⟦~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦only the points⟧⟦~~~~~⟧",
    "⟦the knock card, the discard and a note, at the end of a hand⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Enter alone asks for the hand.⟧⟦~~~~~~~~~~⟧",
    "⟦`help WORD` explains a command or a term of the game; quit ends the evening.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Corrections:⟧⟦~~~~⟧",
    "⟦Between hands:⟧⟦~~~~⟧",
    "⟦Looking:⟧⟦~~⟧",
    "⟦Disputes:⟧⟦~~~⟧",
    "⟦More:⟧⟦~⟧",
    "⟦A round:⟧⟦~~⟧",
    "⟦Who plays:⟧⟦~~~⟧",
    "⟦quit, exit, q: ends the evening; everything recorded is safe⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦help, ?: lists what you can type; `help WORD` explains one⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "⟦there is no command and no topic called `⟧\u{1}A⟦`⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦did you mean `⟧\u{1}A⟦`?⟧⟦~~~~~⟧",
    "⟦`help` lists the commands, and `rules explain` the topics of the rulebook⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("counts", 2),
    ("cards", 0),
    ("points", 0),
    ("signs", 0),
    ("asked", 0),
    ("more-help", 0),
    ("corrections", 0),
    ("between-hands", 0),
    ("looking", 0),
    ("disputes", 0),
    ("more", 0),
    ("a-round", 0),
    ("who-plays", 0),
    ("about-quit", 0),
    ("about-help", 0),
    ("unknown-word", 1),
    ("meant-word", 1),
    ("unknown-word-hint", 0),
];
