//! The messages of `l10n/*/cli-score.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// there are two presets: { $one } and { $two }
message!(0, TwoPresets { one: Value, two: Value });

// give only one, as in `--as pagat`
message!(1, TwoPresetsHint);

// By { $rules }:
message!(2, ByRules { rules: Value });

// No series yet. Start an evening with `ginscore table Ann Bob`.
message!(3, NoSeries);

// Or start a series with `ginscore new Ann Bob` and record hands as in `ginscore hand Ann 4 v 23`.
message!(4, NoSeriesStart);

// `ginscore --help` lists all commands.
message!(5, NoSeriesHelp);

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 6]; 6] = [
    [(0, 32), (166, 199), (352, 358), (413, 475), (753, 849), (1390, 1427)],
    [(32, 65), (199, 232), (358, 367), (475, 545), (849, 949), (1427, 1469)],
    [(32, 65), (199, 232), (358, 367), (475, 545), (949, 1048), (1469, 1512)],
    [(65, 92), (232, 271), (367, 381), (545, 618), (1048, 1157), (1512, 1553)],
    [(92, 136), (271, 308), (381, 393), (618, 681), (1157, 1265), (1553, 1590)],
    [(136, 166), (308, 352), (393, 413), (681, 753), (1265, 1390), (1590, 1637)],
];

const TEXT: &str = concat!(
    "there are two presets: \u{1}A and \u{1}B",
    "há duas predefinições: \u{1}A e \u{1}B",
    "ci sono due preset: \u{1}A e \u{1}B",
    "hier stehen zwei Voreinstellungen: \u{1}A und \u{1}B",
    "są dwa zestawy zasad: \u{1}A i \u{1}B",
    "give only one, as in `--as pagat`",
    "dê só uma, como em `--as pagat`",
    "indicane uno solo, come in `--as pagat`",
    "nur eine angeben, wie in `--as pagat`",
    "podaj tylko jeden, na przykład `--as pagat`",
    "By \u{1}A:",
    "Pelas \u{1}A:",
    "Secondo le \u{1}A:",
    "Nach den \u{1}A:",
    "Gdy obowiązują \u{1}A:",
    "No series yet. Start an evening with `ginscore table Ann Bob`.",
    "Ainda não há séries. Comece uma noite com `ginscore table Ann Bob`.",
    "Ancora nessun incontro. Comincia una serata con `ginscore table Ann Bob`.",
    "Noch keine Serie. `ginscore table Ann Bob` beginnt einen Abend.",
    "Nie ma jeszcze żadnej serii. Wieczór zaczyna `ginscore table Ann Bob`.",
    "Or start a series with `ginscore new Ann Bob` and record hands as in `ginscore hand Ann 4 v 23`.",
    "Ou comece uma série com `ginscore new Ann Bob` e registre mãos como em `ginscore hand Ann 4 v 23`.",
    "Ou comece uma série com `ginscore new Ann Bob` e registe mãos como em `ginscore hand Ann 4 v 23`.",
    "Oppure comincia un incontro con `ginscore new Ann Bob` e registra le mani come in `ginscore hand Ann 4 v 23`.",
    "Oder mit `ginscore new Ann Bob` eine Serie beginnen und Runden eintragen, wie in `ginscore hand Ann 4 v 23`.",
    "Można też zacząć serię przez `ginscore new Ann Bob`, a rozdania zapisywać na przykład tak: `ginscore hand Ann 4 v 23`.",
    "`ginscore --help` lists all commands.",
    "`ginscore --help` lista todos os comandos.",
    "`ginscore --help` mostra todos os comandos.",
    "`ginscore --help` elenca tutti i comandi.",
    "`ginscore --help` zeigt alle Befehle.",
    "`ginscore --help` pokazuje wszystkie polecenia.",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 6] = [(0, 59), (59, 115), (115, 140), (140, 234), (234, 374), (374, 435)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦there are two presets:⟧ \u{1}A ⟦and⟧ \u{1}B⟦~~~~~~~~~⟧",
    "⟦give only one, as in `--as pagat`⟧⟦~~~~~~~~~~~⟧",
    "⟦By⟧ \u{1}A⟦:⟧⟦~⟧",
    "⟦No series yet. Start an evening with `ginscore table Ann Bob`.⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Or start a series with `ginscore new Ann Bob` and record hands as in `ginscore hand Ann 4 v 23`.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦`ginscore --help` lists all commands.⟧⟦~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("two-presets", 2),
    ("two-presets-hint", 0),
    ("by-rules", 1),
    ("no-series", 0),
    ("no-series-start", 0),
    ("no-series-help", 0),
];
