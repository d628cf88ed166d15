//! The messages of `l10n/*/diagnostic.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// { $kind }: { $message }
message!(0, Says { kind: Value, message: Value });

// error
message!(1, KindError);

// warning
message!(2, KindWarning);

// note
message!(3, KindNote);

// rule: { $topic }
message!(4, RuleIs { topic: Value });

// hint: { $hint }
message!(5, HintIs { hint: Value });

// did you mean { $meant }?
message!(6, DidYouMean { meant: Value });

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 7]; 6] = [
    [(0, 6), (6, 11), (33, 40), (70, 74), (90, 98), (136, 144), (190, 206)],
    [(0, 6), (11, 15), (40, 45), (74, 78), (98, 107), (144, 152), (206, 226)],
    [(0, 6), (11, 15), (40, 45), (74, 78), (98, 107), (144, 152), (226, 242)],
    [(0, 6), (15, 21), (45, 51), (74, 78), (107, 117), (152, 168), (242, 255)],
    [(0, 6), (21, 27), (51, 58), (78, 85), (117, 126), (168, 176), (255, 270)],
    [(0, 6), (27, 33), (58, 70), (85, 90), (126, 136), (176, 190), (270, 286)],
];

const TEXT: &str = concat!(
    "\u{1}A: \u{1}B",
    "error",
    "erro",
    "errore",
    "Fehler",
    "błąd",
    "warning",
    "aviso",
    "avviso",
    "Warnung",
    "ostrzeżenie",
    "note",
    "nota",
    "Hinweis",
    "uwaga",
    "rule: \u{1}A",
    "regra: \u{1}A",
    "regola: \u{1}A",
    "Regel: \u{1}A",
    "zasada: \u{1}A",
    "hint: \u{1}A",
    "dica: \u{1}A",
    "suggerimento: \u{1}A",
    "Tipp: \u{1}A",
    "wskazówka: \u{1}A",
    "did you mean \u{1}A?",
    "você quis dizer \u{1}A?",
    "queria dizer \u{1}A?",
    "intendevi \u{1}A?",
    "ist \u{1}A gemeint?",
    "czy chodzi o \u{1}A?",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 7] = [(0, 12), (12, 30), (30, 51), (51, 68), (68, 90), (90, 112), (112, 150)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "\u{1}A⟦:⟧ \u{1}B",
    "⟦error⟧⟦~⟧",
    "⟦warning⟧⟦~~⟧",
    "⟦note⟧⟦~⟧",
    "⟦rule:⟧ \u{1}A⟦~~⟧",
    "⟦hint:⟧ \u{1}A⟦~~⟧",
    "⟦did you mean⟧ \u{1}A⟦?⟧⟦~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("says", 2),
    ("kind-error", 0),
    ("kind-warning", 0),
    ("kind-note", 0),
    ("rule-is", 1),
    ("hint-is", 1),
    ("did-you-mean", 1),
];
