//! The messages of `l10n/*/cli-rules.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// Saved in this ledger:
message!(0, SavedInLedger);

// the series { $series }
message!(1, RulesOfSeries { series: Value });

// sources of { $name }:
message!(2, SourcesOf { name: Value });

// { $name }: { $source }
message!(3, NameAndSource { name: Value, source: Value });

// no differences
message!(4, NoDifferences);

// rule options can change a preset, but not a series
message!(5, NotOfSeries);

// name a preset, or omit the options
message!(6, NotOfSeriesHint);

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 7]; 6] = [
    [(0, 21), (150, 163), (207, 221), (280, 286), (286, 300), (367, 417), (686, 720)],
    [(21, 43), (163, 174), (221, 234), (280, 286), (300, 318), (417, 490), (720, 768)],
    [(43, 67), (163, 174), (221, 234), (280, 286), (300, 318), (417, 490), (768, 824)],
    [(67, 94), (174, 187), (234, 246), (280, 286), (318, 336), (490, 557), (824, 860)],
    [(94, 126), (187, 199), (246, 261), (280, 286), (336, 354), (557, 631), (860, 915)],
    [(126, 150), (199, 207), (261, 280), (280, 286), (354, 367), (631, 686), (915, 954)],
];

const TEXT: &str = concat!(
    "Saved in this ledger:",
    "Salvas neste registro:",
    "Guardadas neste registo:",
    "Salvate in questo registro:",
    "In diesem Spielbuch gespeichert:",
    "Zapisane w tej księdze:",
    "the series \u{1}A",
    "a série \u{1}A",
    "l'incontro \u{1}A",
    "die Serie \u{1}A",
    "seria \u{1}A",
    "sources of \u{1}A:",
    "fontes de \u{1}A:",
    "fonti di \u{1}A:",
    "Quellen von \u{1}A:",
    "źródła zasad \u{1}A:",
    "\u{1}A: \u{1}B",
    "no differences",
    "nenhuma diferença",
    "nessuna differenza",
    "keine Unterschiede",
    "brak różnic",
    "rule options can change a preset, but not a series",
    "as opções de regras podem mudar uma predefinição, mas não uma série",
    "le opzioni di regole possono cambiare un preset, ma non un incontro",
    "Optionen für Regeln können eine Voreinstellung ändern, aber keine Serie",
    "opcje zasad mogą zmienić zestaw zasad, ale nie serię",
    "name a preset, or omit the options",
    "indique uma predefinição, ou omita as opções",
    "indique uma predefinição, ou deixe as opções de fora",
    "indica un preset, o togli le opzioni",
    "eine Voreinstellung nennen, oder die Optionen weglassen",
    "podaj zestaw zasad albo pomiń te opcje",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 7] = [(0, 40), (40, 68), (68, 104), (104, 116), (116, 146), (146, 224), (224, 281)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦Saved in this ledger:⟧⟦~~~~~~~⟧",
    "⟦the series⟧ \u{1}A⟦~~~⟧",
    "⟦sources of⟧ \u{1}A⟦:⟧⟦~~~~⟧",
    "\u{1}A⟦:⟧ \u{1}B",
    "⟦no differences⟧⟦~~~~⟧",
    "⟦rule options can change a preset, but not a series⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦name a preset, or omit the options⟧⟦~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("saved-in-ledger", 0),
    ("rules-of-series", 1),
    ("sources-of", 1),
    ("name-and-source", 2),
    ("no-differences", 0),
    ("not-of-series", 0),
    ("not-of-series-hint", 0),
];
