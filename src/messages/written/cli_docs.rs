//! The messages of `l10n/*/cli-docs.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// there is no manual page called { $name }
message!(0, NoPage { name: Value });

// `ginscore man --output DIR` writes the pages to a directory
message!(1, NoPageOutputHint);

// did you mean { $near }?
message!(2, NoPageNearHint { near: Value });

// `ginscore help` lists the commands, and each has a page
message!(3, NoPageListHint);

// choose a directory that you can write to
message!(4, NotWrittenHint);

// saved in this ledger
message!(5, SavedHere);

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 6]; 6] = [
    [(0, 33), (189, 248), (547, 563), (643, 698), (996, 1036), (1258, 1278)],
    [(33, 78), (248, 308), (563, 583), (698, 758), (1036, 1081), (1278, 1299)],
    [(33, 78), (308, 366), (583, 599), (758, 819), (1081, 1120), (1299, 1322)],
    [(78, 123), (366, 426), (599, 612), (819, 875), (1120, 1160), (1322, 1348)],
    [(123, 160), (426, 492), (612, 627), (875, 934), (1160, 1213), (1348, 1379)],
    [(160, 189), (492, 547), (627, 643), (934, 996), (1213, 1258), (1379, 1402)],
];

const TEXT: &str = concat!(
    "there is no manual page called \u{1}A",
    "não há nenhuma página do manual chamada \u{1}A",
    "non c'è nessuna pagina di manuale di nome \u{1}A",
    "es gibt keine Handbuchseite namens \u{1}A",
    "nie ma strony podręcznika \u{1}A",
    "`ginscore man --output DIR` writes the pages to a directory",
    "`ginscore man --output DIR` escreve as páginas em uma pasta",
    "`ginscore man --output DIR` escreve as páginas numa pasta",
    "`ginscore man --output DIR` scrive le pagine in una cartella",
    "`ginscore man --output DIR` schreibt die Seiten in ein Verzeichnis",
    "`ginscore man --output DIR` zapisuje strony do katalogu",
    "did you mean \u{1}A?",
    "você quis dizer \u{1}A?",
    "queria dizer \u{1}A?",
    "intendevi \u{1}A?",
    "ist \u{1}A gemeint?",
    "czy chodzi o \u{1}A?",
    "`ginscore help` lists the commands, and each has a page",
    "`ginscore help` lista os comandos, e cada um tem uma página",
    "`ginscore help` mostra os comandos, e cada um tem uma página",
    "`ginscore help` elenca i comandi, e ognuno ha una pagina",
    "`ginscore help` zeigt die Befehle, und jeder hat eine Seite",
    "`ginscore help` pokazuje polecenia, a każde ma swoją stronę",
    "choose a directory that you can write to",
    "escolha uma pasta em que você possa escrever",
    "escolha uma pasta em que possa escrever",
    "scegli una cartella in cui puoi scrivere",
    "ein Verzeichnis wählen, in das sich schreiben lässt",
    "wybierz katalog, w którym możesz zapisywać",
    "saved in this ledger",
    "salvas neste registro",
    "guardadas neste registo",
    "salvate in questo registro",
    "in diesem Spielbuch gespeichert",
    "zapisane w tej księdze",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 6] = [(0, 55), (55, 145), (145, 183), (183, 268), (268, 333), (333, 371)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦there is no manual page called⟧ \u{1}A⟦~~~~~~~~~~⟧",
    "⟦`ginscore man --output DIR` writes the pages to a directory⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "⟦did you mean⟧ \u{1}A⟦?⟧⟦~~~~⟧",
    "⟦`ginscore help` lists the commands, and each has a page⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "⟦choose a directory that you can write to⟧⟦~~~~~~~~~~~~~⟧",
    "⟦saved in this ledger⟧⟦~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("no-page", 1),
    ("no-page-output-hint", 0),
    ("no-page-near-hint", 1),
    ("no-page-list-hint", 0),
    ("not-written-hint", 0),
    ("saved-here", 0),
];
