//! The messages of `l10n/*/explain.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// terms and their topics:
message!(0, TermsAndTopics);

// { $name }: { $title }
message!(1, TopicHeading { name: Value, title: Value });

// house rules:
message!(2, HouseRules);

// sources: none
message!(3, NoSources);

// sources:
message!(4, Sources);

// { $words } matches several topics
message!(5, SeveralTopics { words: Value });

// write more of the name: { $topics }
message!(6, WriteMore { topics: Value });

// there is no topic called { $words }
message!(7, NoSuchTopic { words: Value });

// `ginscore rules explain` lists the topics and terms
message!(8, TopicsAreListed);

// This topic is not yet translated.
message!(9, NotTranslated);

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 10]; 6] = [
    [(0, 23), (131, 137), (137, 149), (207, 220), (278, 286), (317, 342), (466, 492), (638, 665), (779, 830), (1110, 1143)],
    [(23, 49), (131, 137), (149, 164), (220, 235), (286, 293), (342, 375), (492, 516), (665, 699), (830, 884), (1143, 1181)],
    [(23, 49), (131, 137), (149, 164), (220, 235), (286, 293), (342, 375), (516, 547), (665, 699), (884, 939), (1143, 1181)],
    [(49, 85), (131, 137), (164, 182), (235, 249), (293, 299), (375, 412), (547, 581), (699, 735), (939, 1006), (1181, 1221)],
    [(85, 110), (131, 137), (182, 193), (249, 263), (299, 307), (412, 439), (581, 609), (735, 763), (1006, 1060), (1221, 1260)],
    [(110, 131), (131, 137), (193, 207), (263, 278), (307, 317), (439, 466), (609, 638), (763, 779), (1060, 1110), (1260, 1303)],
];

const TEXT: &str = concat!(
    "terms and their topics:",
    "termos e os seus tópicos:",
    "parole del gioco e i loro argomenti:",
    "Begriffe und ihre Themen:",
    "terminy i ich tematy:",
    "\u{1}A: \u{1}B",
    "house rules:",
    "regras da casa:",
    "regole della casa:",
    "Hausregeln:",
    "zasady stołu:",
    "sources: none",
    "fontes: nenhuma",
    "fonti: nessuna",
    "Quellen: keine",
    "źródła: brak",
    "sources:",
    "fontes:",
    "fonti:",
    "Quellen:",
    "źródła:",
    "\u{1}A matches several topics",
    "\u{1}A corresponde a vários tópicos",
    "\u{1}A corrisponde a più di un argomento",
    "\u{1}A passt auf mehrere Themen",
    "\u{1}A pasuje do kilku tematów",
    "write more of the name: \u{1}A",
    "escreva mais do nome: \u{1}A",
    "escreva mais letras do nome: \u{1}A",
    "scrivi il nome più per esteso: \u{1}A",
    "mehr vom Namen schreiben: \u{1}A",
    "wpisz więcej liter nazwy: \u{1}A",
    "there is no topic called \u{1}A",
    "não há nenhum tópico chamado \u{1}A",
    "non c'è nessun argomento di nome \u{1}A",
    "es gibt kein Thema namens \u{1}A",
    "nie ma tematu \u{1}A",
    "`ginscore rules explain` lists the topics and terms",
    "`ginscore rules explain` lista os tópicos e os termos",
    "`ginscore rules explain` mostra os tópicos e os termos",
    "`ginscore rules explain` elenca gli argomenti e le parole del gioco",
    "`ginscore rules explain` zeigt die Themen und Begriffe",
    "`ginscore rules explain` pokazuje tematy i terminy",
    "This topic is not yet translated.",
    "Este tópico ainda não foi traduzido.",
    "Questo argomento non è ancora tradotto.",
    "Dieses Thema ist noch nicht übersetzt.",
    "Ten temat nie jest jeszcze przetłumaczony.",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 10] = [(0, 42), (42, 54), (54, 82), (82, 111), (111, 133), (133, 177), (177, 223), (223, 270), (270, 350), (350, 406)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦terms and their topics:⟧⟦~~~~~~~⟧",
    "\u{1}A⟦:⟧ \u{1}B",
    "⟦house rules:⟧⟦~~~~⟧",
    "⟦sources: none⟧⟦~~~~⟧",
    "⟦sources:⟧⟦~~⟧",
    "\u{1}A ⟦matches several topics⟧⟦~~~~~~~⟧",
    "⟦write more of the name:⟧ \u{1}A⟦~~~~~~~~⟧",
    "⟦there is no topic called⟧ \u{1}A⟦~~~~~~~~⟧",
    "⟦`ginscore rules explain` lists the topics and terms⟧⟦~~~~~~~~~~~~~~~~~⟧",
    "⟦This topic is not yet translated.⟧⟦~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("terms-and-topics", 0),
    ("topic-heading", 2),
    ("house-rules", 0),
    ("no-sources", 0),
    ("sources", 0),
    ("several-topics", 1),
    ("write-more", 1),
    ("no-such-topic", 1),
    ("topics-are-listed", 0),
    ("not-translated", 0),
];
