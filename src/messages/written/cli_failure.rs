//! The messages of `l10n/*/cli-failure.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// there is no hand { $number }
message!(0, NoSuchHand { number: Value });

// `ginscore score` shows the numbers
message!(1, NoSuchHandHint);

// there are no hands yet
message!(2, NoHandsYet);

// record one, as in `Ann 4 v 23`
message!(3, NoHandsYetHint);

// cannot read standard input: { $why }
message!(4, UnreadableInput { why: Value });

// pass a text file or a pipe
message!(5, UnreadableInputHint);

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 6]; 6] = [
    [(0, 19), (123, 157), (290, 312), (411, 441), (621, 651), (829, 855)],
    [(19, 35), (157, 192), (312, 332), (441, 475), (651, 694), (855, 889)],
    [(35, 59), (157, 192), (312, 332), (475, 508), (651, 694), (889, 928)],
    [(59, 83), (192, 224), (332, 355), (508, 544), (694, 735), (928, 964)],
    [(83, 105), (224, 258), (355, 380), (544, 579), (735, 782), (964, 1004)],
    [(105, 123), (258, 290), (380, 411), (579, 621), (782, 829), (1004, 1033)],
];

const TEXT: &str = concat!(
    "there is no hand \u{1}A",
    "não há mão \u{1}A",
    "não há nenhuma mão \u{1}A",
    "non c'è nessuna mano \u{1}A",
    "es gibt keine Runde \u{1}A",
    "nie ma rozdania \u{1}A",
    "`ginscore score` shows the numbers",
    "`ginscore score` mostra os números",
    "`ginscore score` mostra i numeri",
    "`ginscore score` zeigt die Nummern",
    "numery pokazuje `ginscore score`",
    "there are no hands yet",
    "ainda não há mãos",
    "non ci sono ancora mani",
    "es gibt noch keine Runden",
    "nie ma jeszcze żadnych rozdań",
    "record one, as in `Ann 4 v 23`",
    "registre uma, como em `Ann 4 v 23`",
    "registe uma, como em `Ann 4 v 23`",
    "registrane una, come in `Ann 4 v 23`",
    "eine eintragen, wie in `Ann 4 v 23`",
    "zapisz rozdanie, na przykład `Ann 4 v 23`",
    "cannot read standard input: \u{1}A",
    "não é possível ler a entrada padrão: \u{1}A",
    "impossibile leggere lo standard input: \u{1}A",
    "die Standardeingabe lässt sich nicht lesen: \u{1}A",
    "nie można odczytać standardowego wejścia: \u{1}A",
    "pass a text file or a pipe",
    "use um arquivo de texto ou um pipe",
    "indique um ficheiro de texto ou um pipe",
    "passagli un file di testo o una pipe",
    "eine Textdatei oder eine Pipe übergeben",
    "podaj plik tekstowy lub potok",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 6] = [(0, 36), (36, 93), (93, 134), (134, 186), (186, 237), (237, 283)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦there is no hand⟧ \u{1}A⟦~~~~~⟧",
    "⟦`ginscore score` shows the numbers⟧⟦~~~~~~~~~~~⟧",
    "⟦there are no hands yet⟧⟦~~~~~~~⟧",
    "⟦record one, as in `Ann 4 v 23`⟧⟦~~~~~~~~~~⟧",
    "⟦cannot read standard input:⟧ \u{1}A⟦~~~~~~~~~⟧",
    "⟦pass a text file or a pipe⟧⟦~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("no-such-hand", 1),
    ("no-such-hand-hint", 0),
    ("no-hands-yet", 0),
    ("no-hands-yet-hint", 0),
    ("unreadable-input", 1),
    ("unreadable-input-hint", 0),
];
