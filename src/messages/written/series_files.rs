//! The messages of `l10n/*/series-files.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// Delete the series { $name } with { $hands -> [one] { $hands } hand [other] { $hands } hands }? (y or n)
message!(0, DeleteSeries { name: Value, hands: Count });

// Delete the series { $name }, which cannot be read? (y or n)
message!(1, DeleteUnreadSeries { name: Value });

// Nothing was deleted.
message!(2, NothingDeleted);

// { $name } is not deleted without a question, and nobody can be asked here
message!(3, NotAsked { name: Value });

// add `--yes` to delete it
message!(4, NotAskedHint);

// no deleted series is called { $part }
message!(5, NoneDeletedCalled { part: Value });

// `ginscore series restore` lists them
message!(6, NoneDeletedHint);

// { $part } matches several deleted series
message!(7, SeveralDeleted { part: Value });

// write more of the name: { $names }
message!(8, SeveralDeletedHint { names: Value });

// { $path } already exists
message!(9, NameTaken { path: Value });

// give one of the two another name with `ginscore series rename`
message!(10, NameTakenHint);

// Deleted series { $name }. `ginscore series restore { $in-trash }` brings it back.
message!(11, Deleted { name: Value, in_trash: Value });

// Restored series { $name }.
message!(12, Restored { name: Value });

// Renamed series { $old } to { $new }.
message!(13, Renamed { old: Value, new: Value });

// There are no deleted series.
message!(14, NoDeletedSeries);

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 15]; 6] = [
    [(0, 59), (335, 387), (610, 630), (725, 791), (1127, 1151), (1310, 1340), (1470, 1506), (1699, 1732), (1893, 1919), (2065, 2082), (2141, 2203), (2450, 2513), (2831, 2850), (2960, 2984), (3130, 3158)],
    [(59, 115), (387, 439), (630, 647), (791, 861), (1151, 1184), (1340, 1374), (1506, 1557), (1732, 1773), (1919, 1943), (2082, 2095), (2203, 2261), (2513, 2577), (2850, 2871), (2984, 3014), (3158, 3184)],
    [(59, 115), (387, 439), (630, 647), (861, 922), (1184, 1216), (1340, 1374), (1557, 1592), (1732, 1773), (1943, 1974), (2082, 2095), (2203, 2261), (2577, 2635), (2871, 2889), (3014, 3044), (3158, 3184)],
    [(115, 174), (439, 496), (647, 677), (922, 993), (1216, 1247), (1374, 1412), (1592, 1627), (1773, 1819), (1974, 2008), (2095, 2109), (2261, 2321), (2635, 2701), (2889, 2914), (3044, 3075), (3184, 3215)],
    [(174, 237), (496, 551), (677, 703), (993, 1065), (1247, 1277), (1412, 1444), (1627, 1662), (1819, 1857), (2008, 2036), (2109, 2125), (2321, 2392), (2701, 2767), (2914, 2937), (3075, 3100), (3215, 3248)],
    [(237, 335), (551, 610), (703, 725), (1065, 1127), (1277, 1310), (1444, 1470), (1662, 1699), (1857, 1893), (2036, 2065), (2125, 2141), (2392, 2450), (2767, 2831), (2937, 2960), (3100, 3130), (3248, 3273)],
];

const TEXT: &str = concat!(
    "Delete the series \u{1}A with \u{3}B\u{4}o\u{5}\u{1}B hand\u{4}\u{5}\u{1}B hands\u{6}? (y or n)",
    "Apagar a série \u{1}A com \u{3}B\u{4}o\u{5}\u{1}B mão\u{4}\u{5}\u{1}B mãos\u{6}? (s ou n)",
    "Eliminare l'incontro \u{1}A con \u{3}B\u{4}o\u{5}\u{1}B mano\u{4}\u{5}\u{1}B mani\u{6}? (s o n)",
    "Die Serie \u{1}A mit \u{3}B\u{4}o\u{5}\u{1}B Runde\u{4}\u{5}\u{1}B Runden\u{6} löschen? (j oder n)",
    "Usunąć serię \u{1}A, w której \u{3}B\u{4}o\u{5}jest \u{1}B rozdanie\u{4}f\u{5}są \u{1}B rozdania\u{4}\u{5}jest \u{1}B rozdań\u{6}? (t lub n)",
    "Delete the series \u{1}A, which cannot be read? (y or n)",
    "Apagar a série \u{1}A, que não pode ser lida? (s ou n)",
    "Eliminare l'incontro \u{1}A, che non si può leggere? (s o n)",
    "Die Serie \u{1}A löschen, die nicht lesbar ist? (j oder n)",
    "Usunąć serię \u{1}A, której nie można odczytać? (t lub n)",
    "Nothing was deleted.",
    "Nada foi apagado.",
    "Non è stato eliminato niente.",
    "Es wurde nichts gelöscht.",
    "Niczego nie usunięto.",
    "\u{1}A is not deleted without a question, and nobody can be asked here",
    "\u{1}A não é apagada sem confirmação, e aqui não há a quem perguntar",
    "\u{1}A só se apaga com confirmação, e aqui não há quem a dê",
    "\u{1}A non si elimina senza conferma, e qui non si può chiederla a nessuno",
    "\u{1}A wird nicht ohne Frage gelöscht, und hier kann niemand gefragt werden",
    "serii \u{1}A nie usuwa się bez pytania, a tu nie ma kogo zapytać",
    "add `--yes` to delete it",
    "acrescente `--yes` para apagá-la",
    "acrescente `--yes` para a apagar",
    "aggiungi `--yes` per eliminarlo",
    "mit `--yes` wird sie gelöscht",
    "dodaj `--yes`, żeby ją usunąć",
    "no deleted series is called \u{1}A",
    "nenhuma série apagada se chama \u{1}A",
    "tra gli incontri eliminati non c'è \u{1}A",
    "keine gelöschte Serie heißt \u{1}A",
    "nie ma usuniętej serii \u{1}A",
    "`ginscore series restore` lists them",
    "`ginscore series restore` lista as séries apagadas",
    "`ginscore series restore` mostra-as",
    "`ginscore series restore` li elenca",
    "`ginscore series restore` zeigt sie",
    "pokazuje je `ginscore series restore`",
    "\u{1}A matches several deleted series",
    "\u{1}A corresponde a várias séries apagadas",
    "\u{1}A corrisponde a più di un incontro eliminato",
    "\u{1}A passt auf mehrere gelöschte Serien",
    "\u{1}A pasuje do kilku usuniętych serii",
    "write more of the name: \u{1}A",
    "escreva mais do nome: \u{1}A",
    "escreva mais letras do nome: \u{1}A",
    "scrivi il nome più per esteso: \u{1}A",
    "mehr vom Namen schreiben: \u{1}A",
    "wpisz więcej liter nazwy: \u{1}A",
    "\u{1}A already exists",
    "\u{1}A já existe",
    "\u{1}A esiste già",
    "\u{1}A gibt es schon",
    "\u{1}A już istnieje",
    "give one of the two another name with `ginscore series rename`",
    "dê outro nome a uma das duas com `ginscore series rename`",
    "dai un altro nome a uno dei due con `ginscore series rename`",
    "einer von beiden mit `ginscore series rename` einen anderen Namen geben",
    "zmień nazwę jednej z nich przez `ginscore series rename`",
    "Deleted series \u{1}A. `ginscore series restore \u{1}B` brings it back.",
    "Série \u{1}A apagada. `ginscore series restore \u{1}B` a traz de volta.",
    "Série \u{1}A apagada. `ginscore series restore \u{1}B` repõe-na.",
    "Eliminato l'incontro \u{1}A. `ginscore series restore \u{1}B` lo recupera.",
    "Serie \u{1}A gelöscht. `ginscore series restore \u{1}B` holt sie zurück.",
    "Usunięto serię \u{1}A. Przywraca ją `ginscore series restore \u{1}B`.",
    "Restored series \u{1}A.",
    "Série \u{1}A restaurada.",
    "Série \u{1}A reposta.",
    "Recuperato l'incontro \u{1}A.",
    "Serie \u{1}A zurückgeholt.",
    "Przywrócono serię \u{1}A.",
    "Renamed series \u{1}A to \u{1}B.",
    "A série \u{1}A agora se chama \u{1}B.",
    "A série \u{1}A chama-se agora \u{1}B.",
    "L'incontro \u{1}A ora si chiama \u{1}B.",
    "Serie \u{1}A heißt jetzt \u{1}B.",
    "Seria \u{1}A nazywa się teraz \u{1}B.",
    "There are no deleted series.",
    "Não há séries apagadas.",
    "Non ci sono incontri eliminati.",
    "Es gibt keine gelöschten Serien.",
    "Nie ma usuniętych serii.",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 15] = [(0, 106), (106, 192), (192, 230), (230, 329), (329, 373), (373, 424), (424, 484), (484, 539), (539, 585), (585, 619), (619, 713), (713, 819), (819, 861), (861, 915), (915, 964)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦Delete the series⟧ \u{1}A ⟦with⟧ \u{3}B\u{4}o\u{5}\u{1}B ⟦hand⟧\u{4}\u{5}\u{1}B ⟦hands⟧\u{6}⟦? (y or n)⟧⟦~~~~~~~~~~~⟧",
    "⟦Delete the series⟧ \u{1}A⟦, which cannot be read? (y or n)⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦Nothing was deleted.⟧⟦~~~~~~⟧",
    "\u{1}A ⟦is not deleted without a question, and nobody can be asked here⟧⟦~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦add `--yes` to delete it⟧⟦~~~~~~~~⟧",
    "⟦no deleted series is called⟧ \u{1}A⟦~~~~~~~~~⟧",
    "⟦`ginscore series restore` lists them⟧⟦~~~~~~~~~~~~⟧",
    "\u{1}A ⟦matches several deleted series⟧⟦~~~~~~~~~~⟧",
    "⟦write more of the name:⟧ \u{1}A⟦~~~~~~~~⟧",
    "\u{1}A ⟦already exists⟧⟦~~~~~⟧",
    "⟦give one of the two another name with `ginscore series rename`⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Deleted series⟧ \u{1}A⟦. `ginscore series restore⟧ \u{1}B⟦` brings it back.⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Restored series⟧ \u{1}A⟦.⟧⟦~~~~~⟧",
    "⟦Renamed series⟧ \u{1}A ⟦to⟧ \u{1}B⟦.⟧⟦~~~~~~⟧",
    "⟦There are no deleted series.⟧⟦~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("delete-series", 2),
    ("delete-unread-series", 1),
    ("nothing-deleted", 0),
    ("not-asked", 1),
    ("not-asked-hint", 0),
    ("none-deleted-called", 1),
    ("none-deleted-hint", 0),
    ("several-deleted", 1),
    ("several-deleted-hint", 1),
    ("name-taken", 1),
    ("name-taken-hint", 0),
    ("deleted", 2),
    ("restored", 1),
    ("renamed", 2),
    ("no-deleted-series", 0),
];
