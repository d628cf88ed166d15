//! The messages of `l10n/*/cli-house.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// { $option } and { $setting } are the same rule
message!(0, SameRule { option: Value, setting: Value });

// leave out one of them
message!(1, LeaveOutOne);

// { $option } changes { $preset }: { $changes }
message!(2, ChangesPreset { option: Value, preset: Value, changes: Value });

// { $key } { $is } (was { $was })
message!(3, ChangedRule { key: Value, is: Value, was: Value });

// --oklahoma keeps `ace_knock_card` at one: with an ace, knocking with 1 is allowed; to require gin, add `--set ace_knock_card=gin-only`
message!(4, OklahomaKeepsAce);

// --oklahoma keeps `doubled_boxes` at none: a spade doubles the points but not the boxes; to double them, too, add `--set doubled_boxes=all`
message!(5, OklahomaKeepsBoxes);

// --hollywood keeps `sheet_winner` at net-points: the higher total wins the sheet; to have it won by two games of three, add `--set sheet_winner=most-games`
message!(6, HollywoodKeepsWinner);

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 7]; 6] = [
    [(0, 27), (136, 157), (270, 287), (351, 365), (412, 546), (1119, 1257), (2054, 2208)],
    [(27, 53), (157, 175), (287, 301), (365, 379), (546, 682), (1257, 1420), (2208, 2369)],
    [(27, 53), (175, 201), (287, 301), (365, 379), (546, 682), (1420, 1582), (2369, 2529)],
    [(53, 82), (201, 218), (301, 317), (365, 379), (682, 818), (1582, 1744), (2529, 2692)],
    [(82, 111), (218, 244), (317, 334), (379, 396), (818, 964), (1744, 1903), (2692, 2864)],
    [(111, 136), (244, 270), (334, 351), (396, 412), (964, 1119), (1903, 2054), (2864, 3035)],
];

const TEXT: &str = concat!(
    "\u{1}A and \u{1}B are the same rule",
    "\u{1}A e \u{1}B são a mesma regra",
    "\u{1}A e \u{1}B sono la stessa regola",
    "\u{1}A und \u{1}B sind dieselbe Regel",
    "\u{1}A i \u{1}B to ta sama zasada",
    "leave out one of them",
    "omita uma das duas",
    "deixe de fora uma das duas",
    "togli uno dei due",
    "eines von beiden weglassen",
    "pomiń jedną z tych opcji",
    "\u{1}A changes \u{1}B: \u{1}C",
    "\u{1}A muda \u{1}B: \u{1}C",
    "\u{1}A cambia \u{1}B: \u{1}C",
    "\u{1}A ändert \u{1}B: \u{1}C",
    "\u{1}A zmienia \u{1}B: \u{1}C",
    "\u{1}A \u{1}B (was \u{1}C)",
    "\u{1}A \u{1}B (era \u{1}C)",
    "\u{1}A \u{1}B (vorher \u{1}C)",
    "\u{1}A \u{1}B (było \u{1}C)",
    "--oklahoma keeps `ace_knock_card` at one: with an ace, knocking with 1 is allowed; to require gin, add `--set ace_knock_card=gin-only`",
    "--oklahoma mantém `ace_knock_card` em one: com um ás, pode-se bater com 1; para exigir gin, acrescente `--set ace_knock_card=gin-only`",
    "--oklahoma lascia `ace_knock_card` a one: con un asso si può bussare con 1; per imporre il gin aggiungi `--set ace_knock_card=gin-only`",
    "--oklahoma lässt `ace_knock_card` auf one: Bei einem Ass ist Klopfen mit 1 erlaubt; soll nur Gin zählen, `--set ace_knock_card=gin-only` angeben",
    "--oklahoma zostawia w `ace_knock_card` wartość one: przy asie wolno zapukać z 1; jeśli ma się liczyć tylko gin, dodaj `--set ace_knock_card=gin-only`",
    "--oklahoma keeps `doubled_boxes` at none: a spade doubles the points but not the boxes; to double them, too, add `--set doubled_boxes=all`",
    "--oklahoma mantém `doubled_boxes` em none: uma carta de espadas dobra os pontos, mas não as caixas; para dobrá-las também, acrescente `--set doubled_boxes=all`",
    "--oklahoma mantém `doubled_boxes` em none: uma carta de espadas dobra os pontos, mas não as caixas; para as dobrar também, acrescente `--set doubled_boxes=all`",
    "--oklahoma lascia `doubled_boxes` a none: una carta di picche raddoppia i punti ma non le caselle; per raddoppiare anche quelle aggiungi `--set doubled_boxes=all`",
    "--oklahoma lässt `doubled_boxes` auf none: Pik verdoppelt die Punkte, aber nicht die Boxen; sollen auch sie doppelt zählen, `--set doubled_boxes=all` angeben",
    "--oklahoma zostawia w `doubled_boxes` wartość none: pik podwaja punkty, ale nie kratki; jeśli ma podwajać i kratki, dodaj `--set doubled_boxes=all`",
    "--hollywood keeps `sheet_winner` at net-points: the higher total wins the sheet; to have it won by two games of three, add `--set sheet_winner=most-games`",
    "--hollywood mantém `sheet_winner` em net-points: o total maior ganha a folha; para que ganhem duas partidas de três, acrescente `--set sheet_winner=most-games`",
    "--hollywood mantém `sheet_winner` em net-points: o total maior ganha a folha; para a ganhar com dois jogos em três, acrescente `--set sheet_winner=most-games`",
    "--hollywood lascia `sheet_winner` a net-points: vince il foglio il totale più alto; perché lo vincano due partite su tre aggiungi `--set sheet_winner=most-games`",
    "--hollywood lässt `sheet_winner` auf net-points: Die höhere Endsumme gewinnt den Zettel; sollen zwei von drei Partien entscheiden, `--set sheet_winner=most-games` angeben",
    "--hollywood zostawia w `sheet_winner` wartość net-points: zapis wygrywa wyższa suma; jeśli mają decydować dwie partie z trzech, dodaj `--set sheet_winner=most-games`",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 7] = [(0, 52), (52, 92), (92, 130), (130, 164), (164, 354), (354, 550), (550, 767)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "\u{1}A ⟦and⟧ \u{1}B ⟦are the same rule⟧⟦~~~~~~~⟧",
    "⟦leave out one of them⟧⟦~~~~~~~⟧",
    "\u{1}A ⟦changes⟧ \u{1}B⟦:⟧ \u{1}C⟦~~~⟧",
    "\u{1}A \u{1}B ⟦(was⟧ \u{1}C⟦)⟧⟦~~⟧",
    "⟦--oklahoma keeps `ace_knock_card` at one: with an ace, knocking with 1 is allowed; to require gin, add `--set ace_knock_card=gin-only`⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦--oklahoma keeps `doubled_boxes` at none: a spade doubles the points but not the boxes; to double them, too, add `--set doubled_boxes=all`⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦--hollywood keeps `sheet_winner` at net-points: the higher total wins the sheet; to have it won by two games of three, add `--set sheet_winner=most-games`⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("same-rule", 2),
    ("leave-out-one", 0),
    ("changes-preset", 3),
    ("changed-rule", 3),
    ("oklahoma-keeps-ace", 0),
    ("oklahoma-keeps-boxes", 0),
    ("hollywood-keeps-winner", 0),
];
