//! The messages of `l10n/*/cli-misused.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// { $word } starts with a minus sign
message!(0, MinusSign { word: Value });

// write counts and points without a sign, as in `Ann 4 v 23`
message!(1, MinusSignHint);

// { $command } does not have an option { $option }
message!(2, UnknownOption { command: Value, option: Value });

// did you mean { $word }?
message!(3, DidYouMean { word: Value });

// { $help } lists the options
message!(4, ListsOptions { help: Value });

// unexpected { $word } after { $command }
message!(5, Unexpected { word: Value, command: Value });

// see { $help }
message!(6, SeeHelp { help: Value });

// put a name of several words in quotation marks, as in `ginscore players rename 'Mary Jo' Mary`
message!(7, QuoteNames);

// { $command } needs the names of two players
message!(8, NeedsTwoPlayers { command: Value });

// write it as in `new Ann Bob --rules hollywood`
message!(9, NeedsTwoPlayersHint);

// { $command } needs { $words }
message!(10, Needs { command: Value, words: Value });

// the argument '{ $argument }' cannot be used multiple times
message!(11, GivenTwice { argument: Value });

// the argument '{ $argument }' cannot be used with '{ $other }'
message!(12, ExcludesOne { argument: Value, other: Value });

// the argument '{ $argument }' cannot be used with:
message!(13, ExcludesSeveral { argument: Value });

// a value is required for '{ $argument }' but none was supplied
message!(14, ValueMissing { argument: Value });

// invalid value '{ $value }' for '{ $argument }'
message!(15, ValueInvalid { value: Value, argument: Value });

// invalid value '{ $value }' for '{ $argument }': { $why }
message!(16, ValueInvalidBecause { value: Value, argument: Value, why: Value });

// unrecognized subcommand '{ $word }'
message!(17, UnknownCommand { word: Value });

// '{ $command }' requires a subcommand but one was not provided
message!(18, CommandMissing { command: Value });

// [possible values: { $values }]
message!(19, ValuesAre { values: Value });

// [subcommands: { $names }]
message!(20, Subcommands { names: Value });

// invalid UTF-8 was detected in one or more arguments
message!(21, BadUnicode);

// { $count -> [one] a similar subcommand exists: { $names } [other] some similar subcommands exist: { $names } }
message!(22, SimilarCommands { count: Count, names: Value });

// { $count -> [one] a similar value exists: { $names } [other] some similar values exist: { $names } }
message!(23, SimilarValues { count: Count, names: Value });

// error: { $message }
message!(24, Error { message: Value });

// tip: { $tip }
message!(25, Tip { tip: Value });

// Usage: { $usage }
message!(26, Usage { usage: Value });

// For more information, try '{ $option }'.
message!(27, MoreInformation { option: Value });

// write the number of a hand, as `ginscore score` shows it
message!(28, WriteHandNumber);

// write a date, as in 2026-11-20
message!(29, WriteDate);

// write a heading and a column, as in `--map Sieger=winner`
message!(30, WriteMapping);

// there is no column called { $column }; did you mean { $near }?
message!(31, NoColumnBut { column: Value, near: Value });

// there is no column called { $column }; the columns are { $columns }
message!(32, NoColumn { column: Value, columns: Value });

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 33]; 6] = [
    [(0, 27), (178, 236), (474, 503), (595, 611), (691, 711), (810, 832), (967, 973), (1008, 1102), (1492, 1525), (1659, 1705), (1896, 1907), (1959, 2006), (2250, 2292), (2518, 2556), (2762, 2812), (3039, 3066), (3202, 3233), (3385, 3413), (3543, 3594), (3854, 3875), (3966, 3983), (4046, 4097), (4339, 4412), (4762, 4825), (5089, 5098), (5136, 5143), (5189, 5198), (5242, 5273), (5391, 5447), (5691, 5721), (5866, 5923), (6188, 6234), (6474, 6522)],
    [(27, 59), (236, 291), (503, 527), (611, 631), (711, 731), (832, 857), (973, 980), (1102, 1197), (1525, 1563), (1705, 1752), (1907, 1923), (2006, 2058), (2292, 2337), (2556, 2597), (2812, 2857), (3066, 3096), (3233, 3267), (3413, 3438), (3594, 3644), (3875, 3899), (3983, 4000), (4097, 4142), (4412, 4473), (4825, 4883), (5098, 5106), (5143, 5151), (5198, 5205), (5273, 5307), (5447, 5508), (5721, 5757), (5923, 5985), (6234, 6290), (6522, 6576)],
    [(59, 91), (236, 291), (503, 527), (631, 647), (731, 752), (857, 889), (980, 986), (1102, 1197), (1525, 1563), (1705, 1752), (1907, 1923), (2058, 2112), (2337, 2380), (2597, 2636), (2857, 2905), (3066, 3096), (3233, 3267), (3438, 3466), (3644, 3697), (3875, 3899), (3983, 4000), (4142, 4184), (4473, 4540), (4825, 4883), (5098, 5106), (5143, 5151), (5205, 5221), (5273, 5307), (5447, 5508), (5721, 5757), (5923, 5985), (6290, 6342), (6522, 6576)],
    [(91, 120), (291, 345), (527, 555), (647, 660), (752, 772), (889, 912), (986, 993), (1197, 1287), (1563, 1595), (1752, 1798), (1923, 1934), (2112, 2157), (2380, 2423), (2636, 2675), (2905, 2928), (3096, 3133), (3267, 3308), (3466, 3499), (3697, 3747), (3899, 3921), (4000, 4018), (4184, 4229), (4540, 4610), (4883, 4941), (5106, 5116), (5151, 5167), (5198, 5205), (5307, 5339), (5508, 5569), (5757, 5792), (5985, 6052), (6342, 6392), (6576, 6631)],
    [(120, 153), (345, 418), (555, 577), (660, 675), (772, 793), (912, 942), (993, 1001), (1287, 1398), (1595, 1630), (1798, 1846), (1934, 1947), (2157, 2207), (2423, 2476), (2675, 2724), (2928, 2989), (3133, 3164), (3308, 3343), (3499, 3522), (3747, 3806), (3921, 3942), (4018, 4031), (4229, 4277), (4610, 4682), (4941, 5009), (5116, 5126), (5167, 5175), (5221, 5231), (5339, 5358), (5569, 5633), (5792, 5830), (6052, 6125), (6392, 6439), (6631, 6682)],
    [(153, 178), (418, 474), (577, 595), (675, 691), (793, 810), (942, 967), (1001, 1008), (1398, 1492), (1630, 1659), (1846, 1896), (1947, 1959), (2207, 2250), (2476, 2518), (2724, 2762), (2989, 3039), (3164, 3202), (3343, 3385), (3522, 3543), (3806, 3854), (3942, 3966), (4031, 4046), (4277, 4339), (4682, 4762), (5009, 5089), (5126, 5136), (5175, 5189), (5231, 5242), (5358, 5391), (5633, 5691), (5830, 5866), (6125, 6188), (6439, 6474), (6682, 6714)],
];

const TEXT: &str = concat!(
    "\u{1}A starts with a minus sign",
    "\u{1}A começa com um sinal de menos",
    "\u{1}A começa por um sinal de menos",
    "\u{1}A comincia con un segno meno",
    "\u{1}A beginnt mit einem Minuszeichen",
    "\u{1}A zaczyna się od minusa",
    "write counts and points without a sign, as in `Ann 4 v 23`",
    "escreva restos e pontos sem sinal, como em `Ann 4 v 23`",
    "scrivi conti e punti senza segno, come in `Ann 4 v 23`",
    "Deadwood-Punkte und Punkte ohne Vorzeichen schreiben, wie in `Ann 4 v 23`",
    "wpisz sumy i punkty bez znaku, na przykład `Ann 4 v 23`",
    "\u{1}A does not have an option \u{1}B",
    "\u{1}A não tem a opção \u{1}B",
    "\u{1}A non ha nessuna opzione \u{1}B",
    "\u{1}A hat keine Option \u{1}B",
    "\u{1}A nie ma opcji \u{1}B",
    "did you mean \u{1}A?",
    "você quis dizer \u{1}A?",
    "queria dizer \u{1}A?",
    "intendevi \u{1}A?",
    "ist \u{1}A gemeint?",
    "czy chodzi o \u{1}A?",
    "\u{1}A lists the options",
    "\u{1}A lista as opções",
    "\u{1}A mostra as opções",
    "\u{1}A elenca le opzioni",
    "\u{1}A zeigt die Optionen",
    "\u{1}A pokazuje opcje",
    "unexpected \u{1}A after \u{1}B",
    "\u{1}A não cabe depois de \u{1}B",
    "não se esperava \u{1}A depois de \u{1}B",
    "\u{1}A è di troppo dopo \u{1}B",
    "\u{1}A wird nach \u{1}B nicht erwartet",
    "po \u{1}B nie powinno być \u{1}A",
    "see \u{1}A",
    "veja \u{1}A",
    "ver \u{1}A",
    "vedi \u{1}A",
    "siehe \u{1}A",
    "zob. \u{1}A",
    "put a name of several words in quotation marks, as in `ginscore players rename 'Mary Jo' Mary`",
    "ponha entre aspas um nome de várias palavras, como em `ginscore players rename 'Mary Jo' Mary`",
    "un nome di più parole va tra virgolette, come in `ginscore players rename 'Mary Jo' Mary`",
    "einen Namen aus mehreren Wörtern in Anführungszeichen setzen, wie in `ginscore players rename 'Mary Jo' Mary`",
    "imię z kilku słów weź w cudzysłów, na przykład `ginscore players rename 'Mary Jo' Mary`",
    "\u{1}A needs the names of two players",
    "\u{1}A precisa dos nomes de dois jogadores",
    "\u{1}A vuole i nomi di due giocatori",
    "\u{1}A braucht die Namen zweier Spieler",
    "\u{1}A wymaga imion dwóch graczy",
    "write it as in `new Ann Bob --rules hollywood`",
    "escreva como em `new Ann Bob --rules hollywood`",
    "scrivi come in `new Ann Bob --rules hollywood`",
    "schreiben wie in `new Ann Bob --rules hollywood`",
    "wpisz na przykład `new Ann Bob --rules hollywood`",
    "\u{1}A needs \u{1}B",
    "\u{1}A precisa de \u{1}B",
    "\u{1}A vuole \u{1}B",
    "\u{1}A braucht \u{1}B",
    "\u{1}A wymaga \u{1}B",
    "the argument '\u{1}A' cannot be used multiple times",
    "o argumento '\u{1}A' não pode ser usado mais de uma vez",
    "o argumento '\u{1}A' não se pode usar mais do que uma vez",
    "l'argomento '\u{1}A' si può usare una volta sola",
    "das Argument '\u{1}A' kann nur einmal angegeben werden",
    "argumentu '\u{1}A' nie można podać kilka razy",
    "the argument '\u{1}A' cannot be used with '\u{1}B'",
    "o argumento '\u{1}A' não pode ser usado com '\u{1}B'",
    "o argumento '\u{1}A' não se pode usar com '\u{1}B'",
    "l'argomento '\u{1}A' non si può usare con '\u{1}B'",
    "das Argument '\u{1}A' kann nicht zusammen mit '\u{1}B' stehen",
    "argumentu '\u{1}A' nie można łączyć z '\u{1}B'",
    "the argument '\u{1}A' cannot be used with:",
    "o argumento '\u{1}A' não pode ser usado com:",
    "o argumento '\u{1}A' não se pode usar com:",
    "l'argomento '\u{1}A' non si può usare con:",
    "das Argument '\u{1}A' kann nicht zusammen stehen mit:",
    "argumentu '\u{1}A' nie można łączyć z:",
    "a value is required for '\u{1}A' but none was supplied",
    "'\u{1}A' precisa de um valor, mas nenhum foi dado",
    "'\u{1}A' precisa de um valor, e não foi dado nenhum",
    "manca il valore di '\u{1}A'",
    "das Argument '\u{1}A' braucht einen Wert, aber es steht keiner da",
    "argument '\u{1}A' wymaga wartości, ale jej nie podano",
    "invalid value '\u{1}A' for '\u{1}B'",
    "valor inválido '\u{1}A' para '\u{1}B'",
    "il valore '\u{1}A' non è valido per '\u{1}B'",
    "ungültiger Wert '\u{1}A' für '\u{1}B'",
    "nieprawidłowa wartość '\u{1}A' dla '\u{1}B'",
    "invalid value '\u{1}A' for '\u{1}B': \u{1}C",
    "valor inválido '\u{1}A' para '\u{1}B': \u{1}C",
    "il valore '\u{1}A' non è valido per '\u{1}B': \u{1}C",
    "ungültiger Wert '\u{1}A' für '\u{1}B': \u{1}C",
    "nieprawidłowa wartość '\u{1}A' dla '\u{1}B': \u{1}C",
    "unrecognized subcommand '\u{1}A'",
    "comando desconhecido '\u{1}A'",
    "subcomando desconhecido '\u{1}A'",
    "non c'è nessun sottocomando '\u{1}A'",
    "unbekannter Befehl '\u{1}A'",
    "nie ma polecenia '\u{1}A'",
    "'\u{1}A' requires a subcommand but one was not provided",
    "'\u{1}A' precisa de um subcomando, mas nenhum foi dado",
    "'\u{1}A' precisa de um subcomando, e não foi dado nenhum",
    "'\u{1}A' vuole un sottocomando, ma non ce n'è nessuno",
    "'\u{1}A' braucht einen weiteren Befehl, aber es steht keiner da",
    "'\u{1}A' wymaga jeszcze polecenia, ale go nie podano",
    "[possible values: \u{1}A]",
    "[valores possíveis: \u{1}A]",
    "[valori possibili: \u{1}A]",
    "[mögliche Werte: \u{1}A]",
    "[możliwe wartości: \u{1}A]",
    "[subcommands: \u{1}A]",
    "[subcomandos: \u{1}A]",
    "[sottocomandi: \u{1}A]",
    "[Befehle: \u{1}A]",
    "[polecenia: \u{1}A]",
    "invalid UTF-8 was detected in one or more arguments",
    "um ou mais argumentos não são UTF-8 válido",
    "há UTF-8 inválido num ou mais argumentos",
    "uno o più argomenti non sono in UTF-8 valido",
    "mindestens ein Argument ist kein gültiges UTF-8",
    "co najmniej jeden argument nie jest prawidłowym tekstem UTF-8",
    "\u{3}A\u{4}o\u{5}a similar subcommand exists: \u{1}B\u{4}\u{5}some similar subcommands exist: \u{1}B\u{6}",
    "\u{3}A\u{4}o\u{5}há um comando parecido: \u{1}B\u{4}\u{5}há comandos parecidos: \u{1}B\u{6}",
    "\u{3}A\u{4}o\u{5}há um subcomando parecido: \u{1}B\u{4}\u{5}há subcomandos parecidos: \u{1}B\u{6}",
    "\u{3}A\u{4}o\u{5}c'è un sottocomando simile: \u{1}B\u{4}\u{5}ci sono sottocomandi simili: \u{1}B\u{6}",
    "\u{3}A\u{4}o\u{5}es gibt einen ähnlichen Befehl: \u{1}B\u{4}\u{5}es gibt ähnliche Befehle: \u{1}B\u{6}",
    "\u{3}A\u{4}o\u{5}podobne polecenie to \u{1}B\u{4}f\u{5}podobne polecenia to \u{1}B\u{4}\u{5}podobne polecenia to \u{1}B\u{6}",
    "\u{3}A\u{4}o\u{5}a similar value exists: \u{1}B\u{4}\u{5}some similar values exist: \u{1}B\u{6}",
    "\u{3}A\u{4}o\u{5}há um valor parecido: \u{1}B\u{4}\u{5}há valores parecidos: \u{1}B\u{6}",
    "\u{3}A\u{4}o\u{5}c'è un valore simile: \u{1}B\u{4}\u{5}ci sono valori simili: \u{1}B\u{6}",
    "\u{3}A\u{4}o\u{5}es gibt einen ähnlichen Wert: \u{1}B\u{4}\u{5}es gibt ähnliche Werte: \u{1}B\u{6}",
    "\u{3}A\u{4}o\u{5}podobna wartość to \u{1}B\u{4}f\u{5}podobne wartości to \u{1}B\u{4}\u{5}podobne wartości to \u{1}B\u{6}",
    "error: \u{1}A",
    "erro: \u{1}A",
    "errore: \u{1}A",
    "Fehler: \u{1}A",
    "błąd: \u{1}A",
    "tip: \u{1}A",
    "dica: \u{1}A",
    "suggerimento: \u{1}A",
    "Tipp: \u{1}A",
    "wskazówka: \u{1}A",
    "Usage: \u{1}A",
    "Uso: \u{1}A",
    "Utilização: \u{1}A",
    "Aufruf: \u{1}A",
    "Użycie: \u{1}A",
    "For more information, try '\u{1}A'.",
    "Para mais informações, use '\u{1}A'.",
    "Per saperne di più, prova '\u{1}A'.",
    "Mehr dazu mit '\u{1}A'.",
    "Więcej informacji pokazuje '\u{1}A'.",
    "write the number of a hand, as `ginscore score` shows it",
    "escreva o número de uma mão, como `ginscore score` o mostra",
    "scrivi il numero di una mano, come lo mostra `ginscore score`",
    "die Nummer einer Runde schreiben, wie `ginscore score` sie zeigt",
    "wpisz numer rozdania, tak jak pokazuje go `ginscore score`",
    "write a date, as in 2026-11-20",
    "escreva uma data, como em 2026-11-20",
    "scrivi una data, come in 2026-11-20",
    "ein Datum schreiben, wie in 2026-11-20",
    "wpisz datę, na przykład 2026-11-20",
    "write a heading and a column, as in `--map Sieger=winner`",
    "escreva um título e uma coluna, como em `--map Sieger=winner`",
    "scrivi un'intestazione e una colonna, come in `--map Sieger=winner`",
    "eine Überschrift und eine Spalte schreiben, wie in `--map Sieger=winner`",
    "wpisz nagłówek i kolumnę, na przykład `--map Sieger=winner`",
    "there is no column called \u{1}A; did you mean \u{1}B?",
    "não há nenhuma coluna chamada \u{1}A; você quis dizer \u{1}B?",
    "não há nenhuma coluna chamada \u{1}A; queria dizer \u{1}B?",
    "non c'è nessuna colonna di nome \u{1}A; intendevi \u{1}B?",
    "es gibt keine Spalte namens \u{1}A; ist \u{1}B gemeint?",
    "nie ma kolumny \u{1}A; czy chodzi o \u{1}B?",
    "there is no column called \u{1}A; the columns are \u{1}B",
    "não há nenhuma coluna chamada \u{1}A; as colunas são \u{1}B",
    "non c'è nessuna colonna di nome \u{1}A; le colonne sono \u{1}B",
    "es gibt keine Spalte namens \u{1}A; die Spalten sind \u{1}B",
    "nie ma kolumny \u{1}A; kolumny to \u{1}B",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 33] = [(0, 47), (47, 136), (136, 185), (185, 223), (223, 261), (261, 307), (307, 326), (326, 463), (463, 518), (518, 591), (591, 616), (616, 696), (696, 774), (774, 842), (842, 926), (926, 984), (984, 1047), (1047, 1101), (1101, 1186), (1186, 1231), (1231, 1271), (1271, 1351), (1351, 1436), (1436, 1511), (1511, 1534), (1534, 1554), (1554, 1577), (1577, 1635), (1635, 1721), (1721, 1773), (1773, 1861), (1861, 1945), (1945, 2025)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "\u{1}A ⟦starts with a minus sign⟧⟦~~~~~~~~⟧",
    "⟦write counts and points without a sign, as in `Ann 4 v 23`⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦does not have an option⟧ \u{1}B⟦~~~~~~~~⟧",
    "⟦did you mean⟧ \u{1}A⟦?⟧⟦~~~~⟧",
    "\u{1}A ⟦lists the options⟧⟦~~~~~~⟧",
    "⟦unexpected⟧ \u{1}A ⟦after⟧ \u{1}B⟦~~~~~~⟧",
    "⟦see⟧ \u{1}A⟦~⟧",
    "⟦put a name of several words in quotation marks, as in `ginscore players rename 'Mary Jo' Mary`⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦needs the names of two players⟧⟦~~~~~~~~~~⟧",
    "⟦write it as in `new Ann Bob --rules hollywood`⟧⟦~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦needs⟧ \u{1}B⟦~~⟧",
    "⟦the argument '⟧\u{1}A⟦' cannot be used multiple times⟧⟦~~~~~~~~~~~~~~~⟧",
    "⟦the argument '⟧\u{1}A⟦' cannot be used with '⟧\u{1}B⟦'⟧⟦~~~~~~~~~~~~⟧",
    "⟦the argument '⟧\u{1}A⟦' cannot be used with:⟧⟦~~~~~~~~~~~~⟧",
    "⟦a value is required for '⟧\u{1}A⟦' but none was supplied⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦invalid value '⟧\u{1}A⟦' for '⟧\u{1}B⟦'⟧⟦~~~~~~~⟧",
    "⟦invalid value '⟧\u{1}A⟦' for '⟧\u{1}B⟦':⟧ \u{1}C⟦~~~~~~~~⟧",
    "⟦unrecognized subcommand '⟧\u{1}A⟦'⟧⟦~~~~~~~~⟧",
    "⟦'⟧\u{1}A⟦' requires a subcommand but one was not provided⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦[possible values:⟧ \u{1}A⟦]⟧⟦~~~~~~⟧",
    "⟦[subcommands:⟧ \u{1}A⟦]⟧⟦~~~~~⟧",
    "⟦invalid UTF-8 was detected in one or more arguments⟧⟦~~~~~~~~~~~~~~~~~⟧",
    "\u{3}A\u{4}o\u{5}⟦a similar subcommand exists:⟧ \u{1}B\u{4}\u{5}⟦some similar subcommands exist:⟧ \u{1}B\u{6}",
    "\u{3}A\u{4}o\u{5}⟦a similar value exists:⟧ \u{1}B\u{4}\u{5}⟦some similar values exist:⟧ \u{1}B\u{6}",
    "⟦error:⟧ \u{1}A⟦~~⟧",
    "⟦tip:⟧ \u{1}A⟦~⟧",
    "⟦Usage:⟧ \u{1}A⟦~~⟧",
    "⟦For more information, try '⟧\u{1}A⟦'.⟧⟦~~~~~~~~~⟧",
    "⟦write the number of a hand, as `ginscore score` shows it⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "⟦write a date, as in 2026-11-20⟧⟦~~~~~~~~~~⟧",
    "⟦write a heading and a column, as in `--map Sieger=winner`⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "⟦there is no column called⟧ \u{1}A⟦; did you mean⟧ \u{1}B⟦?⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦there is no column called⟧ \u{1}A⟦; the columns are⟧ \u{1}B⟦~~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("minus-sign", 1),
    ("minus-sign-hint", 0),
    ("unknown-option", 2),
    ("did-you-mean", 1),
    ("lists-options", 1),
    ("unexpected", 2),
    ("see-help", 1),
    ("quote-names", 0),
    ("needs-two-players", 1),
    ("needs-two-players-hint", 0),
    ("needs", 2),
    ("given-twice", 1),
    ("excludes-one", 2),
    ("excludes-several", 1),
    ("value-missing", 1),
    ("value-invalid", 2),
    ("value-invalid-because", 3),
    ("unknown-command", 1),
    ("command-missing", 1),
    ("values-are", 1),
    ("subcommands", 1),
    ("bad-unicode", 0),
    ("similar-commands", 2),
    ("similar-values", 2),
    ("error", 1),
    ("tip", 1),
    ("usage", 1),
    ("more-information", 1),
    ("write-hand-number", 0),
    ("write-date", 0),
    ("write-mapping", 0),
    ("no-column-but", 2),
    ("no-column", 2),
];
