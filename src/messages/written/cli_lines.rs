//! The messages of `l10n/*/cli-lines.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// line { $number }
message!(0, AtLine { number: Count });

// the line is not UTF-8 text
message!(1, NotText);

// save the script as UTF-8
message!(2, NotTextHint);

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 3]; 6] = [
    [(0, 7), (39, 65), (179, 203)],
    [(7, 15), (65, 95), (203, 226)],
    [(7, 15), (65, 95), (226, 250)],
    [(15, 22), (95, 121), (250, 274)],
    [(22, 30), (121, 150), (274, 304)],
    [(30, 39), (150, 179), (304, 328)],
];

const TEXT: &str = concat!(
    "line \u{1}A",
    "linha \u{1}A",
    "riga \u{1}A",
    "Zeile \u{1}A",
    "wiersz \u{1}A",
    "the line is not UTF-8 text",
    "a linha não é texto em UTF-8",
    "la riga non è testo UTF-8",
    "die Zeile ist kein UTF-8-Text",
    "wiersz nie jest tekstem UTF-8",
    "save the script as UTF-8",
    "salve o script em UTF-8",
    "guarde o script em UTF-8",
    "salva lo script in UTF-8",
    "das Skript als UTF-8 speichern",
    "zapisz skrypt jako UTF-8",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 3] = [(0, 20), (20, 66), (66, 110)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦line⟧ \u{1}A⟦~⟧",
    "⟦the line is not UTF-8 text⟧⟦~~~~~~~~⟧",
    "⟦save the script as UTF-8⟧⟦~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("at-line", 1),
    ("not-text", 0),
    ("not-text-hint", 0),
];
