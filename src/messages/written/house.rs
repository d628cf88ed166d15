//! The messages of `l10n/*/house.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// there is no preset called { $name }
message!(0, NoSuchPreset { name: Value });

// the presets are { $presets }
message!(1, PresetsAre { presets: Value });

// there is no house rule called { $name }
message!(2, NoSuchRule { name: Value });

// write { $keys }
message!(3, WriteKey { keys: Value });

// `ginscore rules show` lists the keys
message!(4, KeysAreListed);

// { $text } is not a setting
message!(5, NotASetting { text: Value });

// write KEY=VALUE, as in `--set gin_bonus=20`
message!(6, NotASettingHint);

// { $key } cannot be { $value }
message!(7, CannotBe { key: Value, value: Value });

// allowed values: { $allowed }
message!(8, AllowedValues { allowed: Value });

// did you mean { $meant }? Allowed values: { $allowed }
message!(9, DidYouMeanAllowed { meant: Value, allowed: Value });

// `column_multipliers` lists { $listed }, but `columns` is { $columns }
message!(10, MultipliersConflict { listed: Count, columns: Count });

// list one number per column, as in { $option }
message!(11, MultipliersConflictHint { option: Value });

// `bonus_boxes` is `each-side`, but `box_timing` is `each-hand`
message!(12, BoxesConflict);

// boxes that are paid with each hand belong to the side that wins the round
message!(13, BoxesConflictHint);

// `shutout.award` { $award } cannot be combined with `settlement` score-plus-difference
message!(14, AwardConflict { award: Value });

// with that settlement the award must be none or double-total
message!(15, AwardConflictHint);

// { $lowest } to { $highest }
message!(16, AllowedRange { lowest: Count, highest: Count });

// none (not played), { $lowest } to { $highest }
message!(17, AllowedRangeOrNone { lowest: Count, highest: Count });

// { $lowest } (gin only) to { $highest }
message!(18, AllowedKnockLimit { lowest: Count, highest: Count });

// { $lowest } (not) to { $highest }
message!(19, AllowedRounding { lowest: Count, highest: Count });

// some of C D H S (as in HS), or none
message!(20, AllowedSuits);

// none, { $lowest } to { $highest }, double-points, double-points-and-game, double-total
message!(21, AllowedAward { lowest: Count, highest: Count });

// as many whole numbers from 1 to 10 as there are columns (as in 1,1,2)
message!(22, AllowedMultipliers);

// one-sheet, to-N (N from 1 to 10000000), best-of-N (N odd, from 1 to 99)
message!(23, AllowedSeries);

// by-size (rotate with two a side, otherwise fixed), rotate, fixed
message!(24, AllowedPairing);

// * not given by the source:
message!(25, NotGivenBySource);

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 26]; 6] = [
    [(0, 28), (164, 182), (269, 301), (436, 444), (483, 519), (711, 730), (823, 866), (1057, 1072), (1164, 1182), (1264, 1299), (1488, 1538), (1815, 1851), (2017, 2078), (2324, 2397), (2771, 2848), (3147, 3206), (3515, 3523), (3560, 3587), (3714, 3733), (3813, 3827), (3926, 3961), (4165, 4232), (4505, 4574), (4858, 4929), (5217, 5281), (5575, 5601)],
    [(28, 70), (182, 208), (301, 342), (444, 454), (519, 556), (730, 754), (866, 913), (1072, 1091), (1182, 1204), (1299, 1342), (1538, 1613), (1851, 1888), (2078, 2139), (2397, 2465), (2848, 2918), (3206, 3263), (3523, 3530), (3587, 3615), (3733, 3750), (3827, 3841), (3961, 4009), (4232, 4298), (4574, 4648), (4929, 4997), (5281, 5348), (5601, 5623)],
    [(28, 70), (182, 208), (301, 342), (444, 454), (556, 594), (730, 754), (866, 913), (1072, 1091), (1182, 1204), (1342, 1381), (1538, 1613), (1851, 1888), (2078, 2139), (2465, 2532), (2848, 2918), (3263, 3320), (3523, 3530), (3587, 3615), (3733, 3750), (3827, 3841), (3961, 4009), (4232, 4298), (4574, 4648), (4929, 4997), (5281, 5348), (5601, 5623)],
    [(70, 103), (208, 224), (342, 387), (454, 463), (594, 632), (754, 779), (913, 959), (1091, 1112), (1204, 1223), (1381, 1414), (1613, 1666), (1888, 1928), (2139, 2199), (2532, 2607), (2918, 2990), (3320, 3376), (3530, 3540), (3615, 3646), (3750, 3771), (3841, 3870), (4009, 4046), (4298, 4367), (4648, 4716), (4997, 5066), (5348, 5429), (5623, 5650)],
    [(103, 141), (224, 252), (387, 420), (463, 475), (632, 674), (779, 803), (959, 1007), (1112, 1133), (1223, 1241), (1414, 1448), (1666, 1718), (1928, 1965), (2199, 2263), (2607, 2695), (2990, 3068), (3376, 3449), (3540, 3549), (3646, 3678), (3771, 3790), (3870, 3895), (4046, 4087), (4367, 4435), (4716, 4786), (5066, 5142), (5429, 5491), (5650, 5678)],
    [(141, 164), (252, 269), (420, 436), (475, 483), (674, 711), (803, 823), (1007, 1057), (1133, 1164), (1241, 1264), (1448, 1488), (1718, 1815), (1965, 2017), (2263, 2324), (2695, 2771), (3068, 3147), (3449, 3515), (3549, 3560), (3678, 3714), (3790, 3813), (3895, 3926), (4087, 4165), (4435, 4505), (4786, 4858), (5142, 5217), (5491, 5575), (5678, 5706)],
];

const TEXT: &str = concat!(
    "there is no preset called \u{1}A",
    "não há nenhuma predefinição chamada \u{1}A",
    "non c'è nessun preset di nome \u{1}A",
    "es gibt keine Voreinstellung namens \u{1}A",
    "nie ma zestawu zasad \u{1}A",
    "the presets are \u{1}A",
    "as predefinições são \u{1}A",
    "i preset sono \u{1}A",
    "die Voreinstellungen sind \u{1}A",
    "zestawy zasad: \u{1}A",
    "there is no house rule called \u{1}A",
    "não há nenhuma regra da casa chamada \u{1}A",
    "non c'è nessuna regola della casa di nome \u{1}A",
    "es gibt keine Hausregel namens \u{1}A",
    "nie ma zasady \u{1}A",
    "write \u{1}A",
    "escreva \u{1}A",
    "scrivi \u{1}A",
    "\u{1}A schreiben",
    "wpisz \u{1}A",
    "`ginscore rules show` lists the keys",
    "`ginscore rules show` lista as chaves",
    "`ginscore rules show` mostra as chaves",
    "`ginscore rules show` elenca le chiavi",
    "`ginscore rules show` zeigt die Schlüssel",
    "`ginscore rules show` pokazuje klucze",
    "\u{1}A is not a setting",
    "\u{1}A não define uma regra",
    "\u{1}A non è un'impostazione",
    "\u{1}A ist keine Einstellung",
    "\u{1}A to nie ustawienie",
    "write KEY=VALUE, as in `--set gin_bonus=20`",
    "escreva KEY=VALUE, como em `--set gin_bonus=20`",
    "scrivi KEY=VALUE, come in `--set gin_bonus=20`",
    "KEY=VALUE schreiben, wie in `--set gin_bonus=20`",
    "wpisz KEY=VALUE, na przykład `--set gin_bonus=20`",
    "\u{1}A cannot be \u{1}B",
    "\u{1}A não pode ser \u{1}B",
    "\u{1}A non può essere \u{1}B",
    "\u{1}A kann nicht \u{1}B sein",
    "\u{1}A nie może mieć wartości \u{1}B",
    "allowed values: \u{1}A",
    "valores permitidos: \u{1}A",
    "valori permessi: \u{1}A",
    "erlaubte Werte: \u{1}A",
    "dozwolone wartości: \u{1}A",
    "did you mean \u{1}A? Allowed values: \u{1}B",
    "você quis dizer \u{1}A? Valores permitidos: \u{1}B",
    "queria dizer \u{1}A? Valores permitidos: \u{1}B",
    "intendevi \u{1}A? Valori permessi: \u{1}B",
    "ist \u{1}A gemeint? Erlaubte Werte: \u{1}B",
    "czy chodzi o \u{1}A? Dozwolone wartości: \u{1}B",
    "`column_multipliers` lists \u{1}A, but `columns` is \u{1}B",
    "`column_multipliers` tem \u{3}A\u{4}o\u{5}\u{1}A número\u{4}\u{5}\u{1}A números\u{6}, mas `columns` é \u{1}B",
    "`column_multipliers` ne elenca \u{1}A, ma `columns` è \u{1}B",
    "`column_multipliers` nennt \u{1}A, aber `columns` ist \u{1}B",
    "`column_multipliers` podaje \u{3}A\u{4}o\u{5}\u{1}A mnożnik\u{4}f\u{5}\u{1}A mnożniki\u{4}\u{5}\u{1}A mnożników\u{6}, ale `columns` to \u{1}B",
    "list one number per column, as in \u{1}A",
    "dê um número por coluna, como em \u{1}A",
    "indica un numero per colonna, come in \u{1}A",
    "eine Zahl je Spalte nennen, wie in \u{1}A",
    "podaj po jednej liczbie na kolumnę, na przykład \u{1}A",
    "`bonus_boxes` is `each-side`, but `box_timing` is `each-hand`",
    "`bonus_boxes` é `each-side`, mas `box_timing` é `each-hand`",
    "`bonus_boxes` è `each-side`, ma `box_timing` è `each-hand`",
    "`bonus_boxes` ist `each-side`, aber `box_timing` ist `each-hand`",
    "`bonus_boxes` to `each-side`, ale `box_timing` to `each-hand`",
    "boxes that are paid with each hand belong to the side that wins the round",
    "as caixas que são pagas a cada mão são do lado que ganha a rodada",
    "as caixas que são pagas a cada mão são do lado que ganha a ronda",
    "le caselle che si pagano con ogni mano vanno alla squadra che vince il giro",
    "Boxen, die mit jeder Runde gezahlt werden, gehören der Seite, die den Durchgang gewinnt",
    "kratki liczone z każdym rozdaniem należą do strony, która wygrywa rundę",
    "`shutout.award` \u{1}A cannot be combined with `settlement` score-plus-difference",
    "`shutout.award` \u{1}A não combina com `settlement` score-plus-difference",
    "`shutout.award` \u{1}A non può stare con `settlement` score-plus-difference",
    "`shutout.award` \u{1}A verträgt sich nicht mit `settlement` score-plus-difference",
    "`shutout.award` \u{1}A nie da się połączyć z `settlement` score-plus-difference",
    "with that settlement the award must be none or double-total",
    "com esse acerto o prêmio tem de ser none ou double-total",
    "com esse acerto o prémio tem de ser none ou double-total",
    "con quel saldo il premio deve essere none o double-total",
    "bei dieser Abrechnung muss der Schneider none oder double-total wert sein",
    "przy takim rozliczeniu dozwolone jest tylko none albo double-total",
    "\u{1}A to \u{1}B",
    "\u{1}A a \u{1}B",
    "da \u{1}A a \u{1}B",
    "\u{1}A bis \u{1}B",
    "od \u{1}A do \u{1}B",
    "none (not played), \u{1}A to \u{1}B",
    "none (não se joga), \u{1}A a \u{1}B",
    "none (non si gioca), da \u{1}A a \u{1}B",
    "none (nicht gespielt), \u{1}A bis \u{1}B",
    "none (nie gra się) albo od \u{1}A do \u{1}B",
    "\u{1}A (gin only) to \u{1}B",
    "\u{1}A (só gin) a \u{1}B",
    "da \u{1}A (solo gin) a \u{1}B",
    "\u{1}A (nur Gin) bis \u{1}B",
    "od \u{1}A (tylko gin) do \u{1}B",
    "\u{1}A (not) to \u{1}B",
    "\u{1}A (não) a \u{1}B",
    "da \u{1}A (non si arrotonda) a \u{1}B",
    "\u{1}A (keine Rundung) bis \u{1}B",
    "od \u{1}A (bez zaokrąglania) do \u{1}B",
    "some of C D H S (as in HS), or none",
    "algumas das letras C D H S (como em HS), ou none",
    "semi tra C D H S (come in HS), o none",
    "einige von C D H S (wie in HS), oder none",
    "niektóre z C D H S, czyli trefl, karo, kier, pik (na przykład HS), albo none",
    "none, \u{1}A to \u{1}B, double-points, double-points-and-game, double-total",
    "none, \u{1}A a \u{1}B, double-points, double-points-and-game, double-total",
    "none, da \u{1}A a \u{1}B, double-points, double-points-and-game, double-total",
    "none, \u{1}A bis \u{1}B, double-points, double-points-and-game, double-total",
    "none, od \u{1}A do \u{1}B, double-points, double-points-and-game, double-total",
    "as many whole numbers from 1 to 10 as there are columns (as in 1,1,2)",
    "tantos números inteiros de 1 a 10 quantas são as colunas (como em 1,1,2)",
    "tanti numeri interi da 1 a 10 quante sono le colonne (come in 1,1,2)",
    "so viele ganze Zahlen von 1 bis 10, wie es Spalten gibt (wie in 1,1,2)",
    "tyle liczb całkowitych od 1 do 10, ile jest kolumn (na przykład 1,1,2)",
    "one-sheet, to-N (N from 1 to 10000000), best-of-N (N odd, from 1 to 99)",
    "one-sheet, to-N (N de 1 a 10000000), best-of-N (N ímpar, de 1 a 99)",
    "one-sheet, to-N (N da 1 a 10000000), best-of-N (N dispari, da 1 a 99)",
    "one-sheet, to-N (N von 1 bis 10000000), best-of-N (N ungerade, von 1 bis 99)",
    "one-sheet, to-N (N od 1 do 10000000), best-of-N (N nieparzyste, od 1 do 99)",
    "by-size (rotate with two a side, otherwise fixed), rotate, fixed",
    "by-size (rotate com dois de cada lado, senão fixed), rotate, fixed",
    "by-size (si cambia con due per squadra, altrimenti si resta fissi), rotate, fixed",
    "by-size (rotate bei zwei je Seite, sonst fixed), rotate, fixed",
    "by-size (zmiana przy dwóch graczach po stronie, inaczej stałe pary), rotate, fixed",
    "* not given by the source:",
    "* não está na fonte:",
    "* non indicato dalla fonte:",
    "* steht nicht in der Quelle:",
    "* tego źródło nie podaje:",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 26] = [(0, 48), (48, 83), (83, 137), (137, 159), (159, 219), (219, 255), (255, 324), (324, 354), (354, 389), (389, 452), (452, 535), (535, 594), (594, 687), (687, 796), (796, 916), (916, 1006), (1006, 1027), (1027, 1079), (1079, 1115), (1115, 1144), (1144, 1202), (1202, 1314), (1314, 1418), (1418, 1524), (1524, 1621), (1621, 1667)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦there is no preset called⟧ \u{1}A⟦~~~~~~~~⟧",
    "⟦the presets are⟧ \u{1}A⟦~~~~~⟧",
    "⟦there is no house rule called⟧ \u{1}A⟦~~~~~~~~~~⟧",
    "⟦write⟧ \u{1}A⟦~~⟧",
    "⟦`ginscore rules show` lists the keys⟧⟦~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is not a setting⟧⟦~~~~~⟧",
    "⟦write KEY=VALUE, as in `--set gin_bonus=20`⟧⟦~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦cannot be⟧ \u{1}B⟦~~~⟧",
    "⟦allowed values:⟧ \u{1}A⟦~~~~~⟧",
    "⟦did you mean⟧ \u{1}A⟦? Allowed values:⟧ \u{1}B⟦~~~~~~~~~~⟧",
    "⟦`column_multipliers` lists⟧ \u{1}A⟦, but `columns` is⟧ \u{1}B⟦~~~~~~~~~~~~~~~⟧",
    "⟦list one number per column, as in⟧ \u{1}A⟦~~~~~~~~~~~⟧",
    "⟦`bonus_boxes` is `each-side`, but `box_timing` is `each-hand`⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦boxes that are paid with each hand belong to the side that wins the round⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦`shutout.award`⟧ \u{1}A ⟦cannot be combined with `settlement` score-plus-difference⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦with that settlement the award must be none or double-total⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦to⟧ \u{1}B⟦~⟧",
    "⟦none (not played),⟧ \u{1}A ⟦to⟧ \u{1}B⟦~~~~~~~⟧",
    "\u{1}A ⟦(gin only) to⟧ \u{1}B⟦~~~~~⟧",
    "\u{1}A ⟦(not) to⟧ \u{1}B⟦~~~⟧",
    "⟦some of C D H S (as in HS), or none⟧⟦~~~~~~~~~~~⟧",
    "⟦none,⟧ \u{1}A ⟦to⟧ \u{1}B⟦, double-points, double-points-and-game, double-total⟧⟦~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦as many whole numbers from 1 to 10 as there are columns (as in 1,1,2)⟧⟦~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦one-sheet, to-N (N from 1 to 10000000), best-of-N (N odd, from 1 to 99)⟧⟦~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦by-size (rotate with two a side, otherwise fixed), rotate, fixed⟧⟦~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦* not given by the source:⟧⟦~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("no-such-preset", 1),
    ("presets-are", 1),
    ("no-such-rule", 1),
    ("write-key", 1),
    ("keys-are-listed", 0),
    ("not-a-setting", 1),
    ("not-a-setting-hint", 0),
    ("cannot-be", 2),
    ("allowed-values", 1),
    ("did-you-mean-allowed", 2),
    ("multipliers-conflict", 2),
    ("multipliers-conflict-hint", 1),
    ("boxes-conflict", 0),
    ("boxes-conflict-hint", 0),
    ("award-conflict", 1),
    ("award-conflict-hint", 0),
    ("allowed-range", 2),
    ("allowed-range-or-none", 2),
    ("allowed-knock-limit", 2),
    ("allowed-rounding", 2),
    ("allowed-suits", 0),
    ("allowed-award", 2),
    ("allowed-multipliers", 0),
    ("allowed-series", 0),
    ("allowed-pairing", 0),
    ("not-given-by-source", 0),
];
