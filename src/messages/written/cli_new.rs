//! The messages of `l10n/*/cli-new.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// Started series { $series } ({ $facts }).
message!(0, Started { series: Value, facts: Value });

// { $preset } rules
message!(1, Rules { preset: Value });

// { $preset } rules, but { $changes }
message!(2, RulesBut { preset: Value, changes: Value });

// { $preset } rules: as { $base }
message!(3, SavedRules { preset: Value, base: Value });

// { $preset } rules: as { $base }, but { $changes }
message!(4, SavedRulesBut { preset: Value, base: Value, changes: Value });

// { $player } deals first
message!(5, PlayerDealsFirst { player: Value });

// { $side } deal first
message!(6, SideDealsFirst { side: Value });

// { $stake } per point
message!(7, Stake { stake: Value });

// `{ $typed }` is not a stake
message!(8, NotAStake { typed: Value });

// `{ $typed }` is unclear: it may be in thousands, or have three decimals
message!(9, UnclearStake { typed: Value });

// write it without a sign between thousands, or with one, two or four decimals, as in `1000` or `1.00`
message!(10, UnclearStakeHint);

// write an amount of money per point with up to four decimals, as in `0.10`
message!(11, NotAStakeHint);

// the name of the series is empty
message!(12, NameEmpty);

// `{ $name }` is not allowed as a series name: it contains { $sign }
message!(13, NameInvisible { name: Value, sign: Value });

// `{ $name }` is not allowed as a series name: it must not contain `{ $sign }`
message!(14, NameSign { name: Value, sign: Value });

// `{ $name }` is not allowed as a series name: it must start with a letter or a digit
message!(15, NameStart { name: Value });

// `{ $name }` is not allowed as a series name: it ends with a space or a dot
message!(16, NameEnd { name: Value });

// `{ $name }` is not allowed as a series name: it is longer than { $bytes } bytes
message!(17, NameLong { name: Value, bytes: Count });

// `{ $name }` is not allowed as a series name: Windows reserves it for a device
message!(18, NameDevice { name: Value });

// `{ $name }` is not allowed as a series name: it looks like a copy made by another program
message!(19, NameCopy { name: Value });

// use letters, digits, `-`, `_`, `.` and spaces, starting with a letter or digit, as in `club-night`
message!(20, NameHint);

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 21]; 6] = [
    [(0, 23), (126, 134), (170, 186), (254, 269), (339, 362), (464, 478), (543, 556), (607, 619), (663, 682), (765, 828), (1172, 1272), (1710, 1783), (2114, 2145), (2252, 2304), (2499, 2561), (2810, 2886), (3304, 3371), (3667, 3731), (4008, 4078), (4457, 4539), (4886, 4984)],
    [(23, 48), (134, 143), (186, 203), (269, 287), (362, 388), (478, 493), (556, 572), (619, 631), (682, 705), (828, 894), (1272, 1374), (1783, 1869), (2145, 2173), (2304, 2349), (2561, 2617), (2886, 2966), (3371, 3440), (3731, 3786), (4078, 4152), (4539, 4616), (4984, 5096)],
    [(23, 48), (134, 143), (186, 203), (269, 287), (362, 388), (478, 493), (556, 572), (619, 631), (682, 705), (894, 963), (1272, 1374), (1783, 1869), (2145, 2173), (2304, 2349), (2561, 2617), (2966, 3046), (3371, 3440), (3731, 3786), (4152, 4226), (4539, 4616), (5096, 5208)],
    [(48, 76), (143, 152), (203, 219), (287, 305), (388, 413), (493, 510), (493, 510), (631, 641), (705, 726), (963, 1028), (1374, 1465), (1869, 1948), (2173, 2203), (2349, 2403), (2617, 2683), (3046, 3132), (3440, 3516), (3786, 3853), (4226, 4304), (4616, 4703), (5208, 5311)],
    [(76, 99), (152, 161), (219, 237), (305, 322), (413, 439), (510, 524), (572, 587), (641, 652), (726, 747), (1028, 1099), (1465, 1587), (1948, 2027), (2203, 2230), (2403, 2455), (2683, 2748), (3132, 3225), (3516, 3601), (3853, 3918), (4304, 4380), (4703, 4806), (5311, 5442)],
    [(99, 126), (161, 170), (237, 254), (322, 339), (439, 464), (524, 543), (587, 607), (652, 663), (747, 765), (1099, 1172), (1587, 1710), (2027, 2114), (2230, 2252), (2455, 2499), (2748, 2810), (3225, 3304), (3601, 3667), (3918, 4008), (4380, 4457), (4806, 4886), (5442, 5541)],
];

const TEXT: &str = concat!(
    "Started series \u{1}A (\u{1}B).",
    "Começa a série \u{1}A (\u{1}B).",
    "Comincia l'incontro \u{1}A (\u{1}B).",
    "Serie \u{1}A begonnen (\u{1}B).",
    "Rozpoczęto serię \u{1}A (\u{1}B).",
    "\u{1}A rules",
    "regras \u{1}A",
    "regole \u{1}A",
    "\u{1}A-Regeln",
    "zasady \u{1}A",
    "\u{1}A rules, but \u{1}B",
    "regras \u{1}A, mas \u{1}B",
    "regole \u{1}A, ma \u{1}B",
    "\u{1}A-Regeln, aber \u{1}B",
    "zasady \u{1}A, ale \u{1}B",
    "\u{1}A rules: as \u{1}B",
    "regras \u{1}A: como \u{1}B",
    "regole \u{1}A: come \u{1}B",
    "\u{1}A-Regeln: wie \u{1}B",
    "zasady \u{1}A: jak \u{1}B",
    "\u{1}A rules: as \u{1}B, but \u{1}C",
    "regras \u{1}A: como \u{1}B, mas \u{1}C",
    "regole \u{1}A: come \u{1}B, ma \u{1}C",
    "\u{1}A-Regeln: wie \u{1}B, aber \u{1}C",
    "zasady \u{1}A: jak \u{1}B, ale \u{1}C",
    "\u{1}A deals first",
    "\u{1}A dá primeiro",
    "primo mazziere \u{1}A",
    "\u{1}A gibt zuerst",
    "najpierw rozdaje \u{1}A",
    "\u{1}A deal first",
    "\u{1}A dão primeiro",
    "\u{1}A geben zuerst",
    "najpierw rozdają \u{1}A",
    "\u{1}A per point",
    "\u{1}A por ponto",
    "\u{1}A a punto",
    "\u{1}A je Punkt",
    "\u{1}A za punkt",
    "`\u{1}A` is not a stake",
    "`\u{1}A` não é uma aposta",
    "`\u{1}A` non è una posta",
    "`\u{1}A` ist kein Einsatz",
    "`\u{1}A` to nie stawka",
    "`\u{1}A` is unclear: it may be in thousands, or have three decimals",
    "`\u{1}A` não está claro: podem ser milhares, ou três casas decimais",
    "`\u{1}A` não é claro: pode ser em milhares, ou ter três casas decimais",
    "`\u{1}A` non è chiaro: può essere in migliaia, o avere tre decimali",
    "`\u{1}A` ist unklar: Das können Tausender sein, oder drei Nachkommastellen",
    "`\u{1}A` jest niejasne: mogą to być tysiące albo trzy miejsca po przecinku",
    "write it without a sign between thousands, or with one, two or four decimals, as in `1000` or `1.00`",
    "escreva sem separador de milhares, ou com uma, duas ou quatro casas decimais, como em `1000` ou `1.00`",
    "scrivi senza segno tra le migliaia, o con uno, due o quattro decimali, come `1000` o `1.00`",
    "ohne Zeichen zwischen den Tausendern schreiben, oder mit einer, zwei oder vier Nachkommastellen, wie in `1000` oder `1.00`",
    "wpisz bez znaku między tysiącami albo z jednym, dwoma lub czterema miejscami po przecinku, na przykład `1000` lub `1.00`",
    "write an amount of money per point with up to four decimals, as in `0.10`",
    "escreva um valor em dinheiro por ponto, com até quatro casas decimais, como em `0.10`",
    "scrivi una somma per ogni punto con al massimo quattro decimali, come in `0.10`",
    "einen Betrag je Punkt mit bis zu vier Nachkommastellen schreiben, wie in `0.10`",
    "wpisz kwotę za punkt, z najwyżej czterema miejscami po przecinku, na przykład `0.10`",
    "the name of the series is empty",
    "o nome da série está vazio",
    "il nome dell'incontro è vuoto",
    "der Name der Serie ist leer",
    "nazwa serii jest pusta",
    "`\u{1}A` is not allowed as a series name: it contains \u{1}B",
    "`\u{1}A` não pode ser nome de série: contém \u{1}B",
    "`\u{1}A` non va bene come nome di un incontro: contiene \u{1}B",
    "`\u{1}A` geht nicht als Name einer Serie: Er enthält \u{1}B",
    "`\u{1}A` nie może być nazwą serii: zawiera \u{1}B",
    "`\u{1}A` is not allowed as a series name: it must not contain `\u{1}B`",
    "`\u{1}A` não pode ser nome de série: não pode conter `\u{1}B`",
    "`\u{1}A` non va bene come nome di un incontro: non deve contenere `\u{1}B`",
    "`\u{1}A` geht nicht als Name einer Serie: Er darf kein `\u{1}B` enthalten",
    "`\u{1}A` nie może być nazwą serii: nie wolno w niej użyć `\u{1}B`",
    "`\u{1}A` is not allowed as a series name: it must start with a letter or a digit",
    "`\u{1}A` não pode ser nome de série: tem de começar com uma letra ou um algarismo",
    "`\u{1}A` não pode ser nome de série: tem de começar por uma letra ou um algarismo",
    "`\u{1}A` non va bene come nome di un incontro: deve cominciare con una lettera o una cifra",
    "`\u{1}A` geht nicht als Name einer Serie: Er muss mit einem Buchstaben oder einer Ziffer beginnen",
    "`\u{1}A` nie może być nazwą serii: nazwa musi zaczynać się od litery lub cyfry",
    "`\u{1}A` is not allowed as a series name: it ends with a space or a dot",
    "`\u{1}A` não pode ser nome de série: termina com um espaço ou um ponto",
    "`\u{1}A` non va bene come nome di un incontro: finisce con uno spazio o un punto",
    "`\u{1}A` geht nicht als Name einer Serie: Er endet mit einem Leerzeichen oder einem Punkt",
    "`\u{1}A` nie może być nazwą serii: kończy się spacją lub kropką",
    "`\u{1}A` is not allowed as a series name: it is longer than \u{1}B bytes",
    "`\u{1}A` não pode ser nome de série: tem mais de \u{1}B bytes",
    "`\u{1}A` non va bene come nome di un incontro: è più lungo di \u{1}B byte",
    "`\u{1}A` geht nicht als Name einer Serie: Er ist länger als \u{1}B Bytes",
    "`\u{1}A` nie może być nazwą serii: jest dłuższa niż \u{3}B\u{4}o\u{5}\u{1}B bajt\u{4}f\u{5}\u{1}B bajty\u{4}\u{5}\u{1}B bajtów\u{6}",
    "`\u{1}A` is not allowed as a series name: Windows reserves it for a device",
    "`\u{1}A` não pode ser nome de série: o Windows o reserva para um dispositivo",
    "`\u{1}A` não pode ser nome de série: o Windows reserva-o para um dispositivo",
    "`\u{1}A` non va bene come nome di un incontro: Windows lo riserva a un dispositivo",
    "`\u{1}A` geht nicht als Name einer Serie: Windows reserviert ihn für ein Gerät",
    "`\u{1}A` nie może być nazwą serii: w Windows to zastrzeżona nazwa urządzenia",
    "`\u{1}A` is not allowed as a series name: it looks like a copy made by another program",
    "`\u{1}A` não pode ser nome de série: parece uma cópia feita por outro programa",
    "`\u{1}A` non va bene come nome di un incontro: sembra una copia fatta da un altro programma",
    "`\u{1}A` geht nicht als Name einer Serie: Er sieht aus wie eine Kopie, die ein anderes Programm gemacht hat",
    "`\u{1}A` nie może być nazwą serii: wygląda jak kopia zrobiona przez inny program",
    "use letters, digits, `-`, `_`, `.` and spaces, starting with a letter or digit, as in `club-night`",
    "use letras, algarismos, `-`, `_`, `.` e espaços, começando com uma letra ou um algarismo, como em `club-night`",
    "use letras, algarismos, `-`, `_`, `.` e espaços, a começar por uma letra ou um algarismo, como em `club-night`",
    "usa lettere, cifre, `-`, `_`, `.` e spazi, con una lettera o una cifra all'inizio, come in `club-night`",
    "Buchstaben, Ziffern, `-`, `_`, `.` und Leerzeichen verwenden, mit einem Buchstaben oder einer Ziffer am Anfang, wie in `club-night`",
    "użyj liter, cyfr, `-`, `_`, `.` i spacji, na początku litera lub cyfra, na przykład `club-night`",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 21] = [(0, 53), (53, 75), (75, 107), (107, 137), (137, 183), (183, 213), (213, 241), (241, 268), (268, 310), (310, 411), (411, 556), (556, 665), (665, 718), (718, 804), (804, 909), (909, 1027), (1027, 1133), (1133, 1241), (1241, 1351), (1351, 1477), (1477, 1619)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦Started series⟧ \u{1}A ⟦(⟧\u{1}B⟦).⟧⟦~~~~~~⟧",
    "\u{1}A ⟦rules⟧⟦~~⟧",
    "\u{1}A ⟦rules, but⟧ \u{1}B⟦~~~~⟧",
    "\u{1}A ⟦rules: as⟧ \u{1}B⟦~~~⟧",
    "\u{1}A ⟦rules: as⟧ \u{1}B⟦, but⟧ \u{1}C⟦~~~~~⟧",
    "\u{1}A ⟦deals first⟧⟦~~~~⟧",
    "\u{1}A ⟦deal first⟧⟦~~~⟧",
    "\u{1}A ⟦per point⟧⟦~~~⟧",
    "⟦`⟧\u{1}A⟦` is not a stake⟧⟦~~~~~⟧",
    "⟦`⟧\u{1}A⟦` is unclear: it may be in thousands, or have three decimals⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦write it without a sign between thousands, or with one, two or four decimals, as in `1000` or `1.00`⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦write an amount of money per point with up to four decimals, as in `0.10`⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the name of the series is empty⟧⟦~~~~~~~~~~⟧",
    "⟦`⟧\u{1}A⟦` is not allowed as a series name: it contains⟧ \u{1}B⟦~~~~~~~~~~~~~~~~⟧",
    "⟦`⟧\u{1}A⟦` is not allowed as a series name: it must not contain `⟧\u{1}B⟦`⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "⟦`⟧\u{1}A⟦` is not allowed as a series name: it must start with a letter or a digit⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦`⟧\u{1}A⟦` is not allowed as a series name: it ends with a space or a dot⟧⟦~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦`⟧\u{1}A⟦` is not allowed as a series name: it is longer than⟧ \u{1}B ⟦bytes⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦`⟧\u{1}A⟦` is not allowed as a series name: Windows reserves it for a device⟧⟦~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦`⟧\u{1}A⟦` is not allowed as a series name: it looks like a copy made by another program⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦use letters, digits, `-`, `_`, `.` and spaces, starting with a letter or digit, as in `club-night`⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("started", 2),
    ("rules", 1),
    ("rules-but", 2),
    ("saved-rules", 2),
    ("saved-rules-but", 3),
    ("player-deals-first", 1),
    ("side-deals-first", 1),
    ("stake", 1),
    ("not-a-stake", 1),
    ("unclear-stake", 1),
    ("unclear-stake-hint", 0),
    ("not-a-stake-hint", 0),
    ("name-empty", 0),
    ("name-invisible", 2),
    ("name-sign", 2),
    ("name-start", 1),
    ("name-end", 1),
    ("name-long", 2),
    ("name-device", 1),
    ("name-copy", 1),
    ("name-hint", 0),
];
