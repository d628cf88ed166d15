//! The messages of `l10n/*/cli-help.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// Usage:
message!(0, UsageHeading);

// Commands:
message!(1, CommandsHeading);

// Arguments:
message!(2, ArgumentsHeading);

// Options:
message!(3, OptionsHeading);

// Examples:
message!(4, ExamplesHeading);

// Evening:
message!(5, GroupEvening);

// Corrections:
message!(6, GroupCorrections);

// Disputes:
message!(7, GroupDisputes);

// Looking back:
message!(8, GroupLookingBack);

// Data:
message!(9, GroupData);

// Setup:
message!(10, GroupSetup);

// Print help (see more with '--help')
message!(11, HelpFlag);

// Print help (see a summary with '-h')
message!(12, HelpFlagLong);

// Print version
message!(13, VersionFlag);

// Print this message or the help of the given subcommand(s)
message!(14, HelpCommand);

// [default: { $value }]
message!(15, DefaultValue { value: Value });

// [possible values: { $values }]
message!(16, PossibleValues { values: Value });

// Possible values:
message!(17, PossibleValuesHeading);

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 18]; 6] = [
    [(0, 6), (38, 47), (82, 92), (133, 141), (173, 182), (219, 227), (283, 295), (339, 348), (398, 411), (468, 473), (495, 501), (564, 599), (783, 819), (994, 1007), (1090, 1147), (1397, 1410), (1487, 1508), (1599, 1615)],
    [(6, 10), (47, 56), (92, 103), (141, 150), (182, 191), (227, 243), (295, 307), (348, 357), (411, 426), (473, 479), (501, 514), (599, 639), (819, 860), (1007, 1024), (1147, 1193), (1410, 1423), (1508, 1532), (1615, 1634)],
    [(10, 23), (47, 56), (92, 103), (141, 150), (182, 191), (243, 258), (295, 307), (348, 357), (411, 426), (473, 479), (514, 529), (639, 673), (860, 892), (1024, 1040), (1193, 1239), (1423, 1441), (1508, 1532), (1615, 1634)],
    [(6, 10), (56, 64), (103, 113), (150, 158), (191, 198), (258, 268), (307, 318), (357, 371), (426, 447), (479, 484), (529, 542), (673, 710), (892, 926), (1040, 1058), (1239, 1294), (1441, 1458), (1532, 1554), (1634, 1651)],
    [(23, 30), (64, 72), (113, 123), (158, 167), (198, 208), (268, 274), (318, 330), (371, 384), (447, 458), (484, 490), (542, 553), (710, 742), (926, 957), (1058, 1072), (1294, 1348), (1458, 1471), (1554, 1575), (1651, 1667)],
    [(30, 38), (72, 82), (123, 133), (167, 173), (208, 219), (274, 283), (330, 339), (384, 398), (458, 468), (490, 495), (553, 564), (742, 783), (957, 994), (1072, 1090), (1348, 1397), (1471, 1487), (1575, 1599), (1667, 1686)],
];

const TEXT: &str = concat!(
    "Usage:",
    "Uso:",
    "Utilização:",
    "Aufruf:",
    "Użycie:",
    "Commands:",
    "Comandos:",
    "Comandi:",
    "Befehle:",
    "Polecenia:",
    "Arguments:",
    "Argumentos:",
    "Argomenti:",
    "Argumente:",
    "Argumenty:",
    "Options:",
    "Opções:",
    "Opzioni:",
    "Optionen:",
    "Opcje:",
    "Examples:",
    "Exemplos:",
    "Esempi:",
    "Beispiele:",
    "Przykłady:",
    "Evening:",
    "Durante a noite:",
    "Durante o jogo:",
    "La serata:",
    "Abend:",
    "Wieczór:",
    "Corrections:",
    "Correções:",
    "Correzioni:",
    "Berichtigen:",
    "Poprawki:",
    "Disputes:",
    "Dúvidas:",
    "Contestazioni:",
    "Streitfälle:",
    "Sporne sprawy:",
    "Looking back:",
    "Depois do jogo:",
    "Uno sguardo indietro:",
    "Rückblick:",
    "Przegląd:",
    "Data:",
    "Dados:",
    "Dati:",
    "Daten:",
    "Dane:",
    "Setup:",
    "Preparação:",
    "Configuração:",
    "Impostazioni:",
    "Einrichten:",
    "Ustawienia:",
    "Print help (see more with '--help')",
    "Mostrar a ajuda (veja mais com '--help')",
    "Mostra a ajuda (mais com '--help')",
    "Mostra l'aiuto (di più con '--help')",
    "Hilfe zeigen (mehr mit '--help')",
    "Wyświetla pomoc (więcej przez '--help')",
    "Print help (see a summary with '-h')",
    "Mostrar a ajuda (veja um resumo com '-h')",
    "Mostra a ajuda (resumo com '-h')",
    "Mostra l'aiuto (in breve con '-h')",
    "Hilfe zeigen (kürzer mit '-h')",
    "Wyświetla pomoc (krócej przez '-h')",
    "Print version",
    "Mostrar a versão",
    "Mostra a versão",
    "Mostra la versione",
    "Version zeigen",
    "Wyświetla wersję",
    "Print this message or the help of the given subcommand(s)",
    "Mostrar esta ajuda ou a dos comandos indicados",
    "Mostra esta ajuda, ou a do subcomando indicado",
    "Mostra questo messaggio, o l'aiuto dei comandi indicati",
    "Diese Übersicht oder die Hilfe zu einem Befehl zeigen",
    "Wyświetla ten opis albo pomoc podanego polecenia",
    "[default: \u{1}A]",
    "[padrão: \u{1}A]",
    "[por omissão: \u{1}A]",
    "[predefinito: \u{1}A]",
    "[Vorgabe: \u{1}A]",
    "[domyślnie: \u{1}A]",
    "[possible values: \u{1}A]",
    "[valores possíveis: \u{1}A]",
    "[valori possibili: \u{1}A]",
    "[mögliche Werte: \u{1}A]",
    "[możliwe wartości: \u{1}A]",
    "Possible values:",
    "Valores possíveis:",
    "Valori possibili:",
    "Mögliche Werte:",
    "Możliwe wartości:",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 18] = [(0, 20), (20, 44), (44, 69), (69, 91), (91, 115), (115, 137), (137, 165), (165, 189), (189, 218), (218, 236), (236, 256), (256, 314), (314, 374), (374, 403), (403, 491), (491, 525), (525, 570), (570, 603)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦Usage:⟧⟦~~⟧",
    "⟦Commands:⟧⟦~~~⟧",
    "⟦Arguments:⟧⟦~~~⟧",
    "⟦Options:⟧⟦~~⟧",
    "⟦Examples:⟧⟦~~~⟧",
    "⟦Evening:⟧⟦~~⟧",
    "⟦Corrections:⟧⟦~~~~⟧",
    "⟦Disputes:⟧⟦~~~⟧",
    "⟦Looking back:⟧⟦~~~~⟧",
    "⟦Data:⟧⟦~⟧",
    "⟦Setup:⟧⟦~~⟧",
    "⟦Print help (see more with '--help')⟧⟦~~~~~~~~~~~⟧",
    "⟦Print help (see a summary with '-h')⟧⟦~~~~~~~~~~~~⟧",
    "⟦Print version⟧⟦~~~~⟧",
    "⟦Print this message or the help of the given subcommand(s)⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "⟦[default:⟧ \u{1}A⟦]⟧⟦~~~⟧",
    "⟦[possible values:⟧ \u{1}A⟦]⟧⟦~~~~~~⟧",
    "⟦Possible values:⟧⟦~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("usage-heading", 0),
    ("commands-heading", 0),
    ("arguments-heading", 0),
    ("options-heading", 0),
    ("examples-heading", 0),
    ("group-evening", 0),
    ("group-corrections", 0),
    ("group-disputes", 0),
    ("group-looking-back", 0),
    ("group-data", 0),
    ("group-setup", 0),
    ("help-flag", 0),
    ("help-flag-long", 0),
    ("version-flag", 0),
    ("help-command", 0),
    ("default-value", 1),
    ("possible-values", 1),
    ("possible-values-heading", 0),
];
