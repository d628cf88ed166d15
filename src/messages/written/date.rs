//! The messages of `l10n/*/date.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// { $day } January { $year }
message!(0, January { day: Count, year: Count });

// { $day } February { $year }
message!(1, February { day: Count, year: Count });

// { $day } March { $year }
message!(2, March { day: Count, year: Count });

// { $day } April { $year }
message!(3, April { day: Count, year: Count });

// { $day } May { $year }
message!(4, May { day: Count, year: Count });

// { $day } June { $year }
message!(5, June { day: Count, year: Count });

// { $day } July { $year }
message!(6, July { day: Count, year: Count });

// { $day } August { $year }
message!(7, August { day: Count, year: Count });

// { $day } September { $year }
message!(8, September { day: Count, year: Count });

// { $day } October { $year }
message!(9, October { day: Count, year: Count });

// { $day } November { $year }
message!(10, November { day: Count, year: Count });

// { $day } December { $year }
message!(11, December { day: Count, year: Count });

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 12]; 6] = [
    [(0, 13), (115, 129), (235, 246), (340, 351), (447, 456), (544, 554), (648, 658), (750, 762), (861, 876), (986, 999), (1107, 1121), (1229, 1243)],
    [(13, 44), (129, 162), (246, 276), (351, 380), (456, 484), (554, 583), (658, 687), (762, 792), (876, 908), (999, 1030), (1121, 1153), (1243, 1275)],
    [(44, 63), (162, 183), (276, 294), (380, 397), (484, 500), (583, 600), (687, 704), (792, 810), (908, 928), (1030, 1049), (1153, 1173), (1275, 1295)],
    [(63, 88), (183, 209), (294, 317), (397, 421), (500, 524), (600, 624), (704, 728), (810, 834), (928, 955), (1049, 1074), (1173, 1199), (1295, 1321)],
    [(88, 101), (209, 223), (317, 329), (421, 433), (524, 534), (624, 635), (728, 739), (834, 847), (955, 971), (1074, 1088), (1199, 1214), (1321, 1336)],
    [(101, 115), (223, 235), (329, 340), (433, 447), (534, 544), (635, 648), (739, 750), (847, 861), (971, 986), (1088, 1107), (1214, 1229), (1336, 1349)],
];

const TEXT: &str = concat!(
    "\u{1}A January \u{1}B",
    "\u{3}A\u{4}o\u{5}\u{1}Aº\u{4}\u{5}\u{1}A\u{6} de janeiro de \u{1}B",
    "\u{1}A de janeiro de \u{1}B",
    "\u{3}A\u{4}o\u{5}\u{1}Aº\u{4}\u{5}\u{1}A\u{6} gennaio \u{1}B",
    "\u{1}A. Januar \u{1}B",
    "\u{1}A stycznia \u{1}B",
    "\u{1}A February \u{1}B",
    "\u{3}A\u{4}o\u{5}\u{1}Aº\u{4}\u{5}\u{1}A\u{6} de fevereiro de \u{1}B",
    "\u{1}A de fevereiro de \u{1}B",
    "\u{3}A\u{4}o\u{5}\u{1}Aº\u{4}\u{5}\u{1}A\u{6} febbraio \u{1}B",
    "\u{1}A. Februar \u{1}B",
    "\u{1}A lutego \u{1}B",
    "\u{1}A March \u{1}B",
    "\u{3}A\u{4}o\u{5}\u{1}Aº\u{4}\u{5}\u{1}A\u{6} de março de \u{1}B",
    "\u{1}A de março de \u{1}B",
    "\u{3}A\u{4}o\u{5}\u{1}Aº\u{4}\u{5}\u{1}A\u{6} marzo \u{1}B",
    "\u{1}A. März \u{1}B",
    "\u{1}A marca \u{1}B",
    "\u{1}A April \u{1}B",
    "\u{3}A\u{4}o\u{5}\u{1}Aº\u{4}\u{5}\u{1}A\u{6} de abril de \u{1}B",
    "\u{1}A de abril de \u{1}B",
    "\u{3}A\u{4}o\u{5}\u{1}Aº\u{4}\u{5}\u{1}A\u{6} aprile \u{1}B",
    "\u{1}A. April \u{1}B",
    "\u{1}A kwietnia \u{1}B",
    "\u{1}A May \u{1}B",
    "\u{3}A\u{4}o\u{5}\u{1}Aº\u{4}\u{5}\u{1}A\u{6} de maio de \u{1}B",
    "\u{1}A de maio de \u{1}B",
    "\u{3}A\u{4}o\u{5}\u{1}Aº\u{4}\u{5}\u{1}A\u{6} maggio \u{1}B",
    "\u{1}A. Mai \u{1}B",
    "\u{1}A maja \u{1}B",
    "\u{1}A June \u{1}B",
    "\u{3}A\u{4}o\u{5}\u{1}Aº\u{4}\u{5}\u{1}A\u{6} de junho de \u{1}B",
    "\u{1}A de junho de \u{1}B",
    "\u{3}A\u{4}o\u{5}\u{1}Aº\u{4}\u{5}\u{1}A\u{6} giugno \u{1}B",
    "\u{1}A. Juni \u{1}B",
    "\u{1}A czerwca \u{1}B",
    "\u{1}A July \u{1}B",
    "\u{3}A\u{4}o\u{5}\u{1}Aº\u{4}\u{5}\u{1}A\u{6} de julho de \u{1}B",
    "\u{1}A de julho de \u{1}B",
    "\u{3}A\u{4}o\u{5}\u{1}Aº\u{4}\u{5}\u{1}A\u{6} luglio \u{1}B",
    "\u{1}A. Juli \u{1}B",
    "\u{1}A lipca \u{1}B",
    "\u{1}A August \u{1}B",
    "\u{3}A\u{4}o\u{5}\u{1}Aº\u{4}\u{5}\u{1}A\u{6} de agosto de \u{1}B",
    "\u{1}A de agosto de \u{1}B",
    "\u{3}A\u{4}o\u{5}\u{1}Aº\u{4}\u{5}\u{1}A\u{6} agosto \u{1}B",
    "\u{1}A. August \u{1}B",
    "\u{1}A sierpnia \u{1}B",
    "\u{1}A September \u{1}B",
    "\u{3}A\u{4}o\u{5}\u{1}Aº\u{4}\u{5}\u{1}A\u{6} de setembro de \u{1}B",
    "\u{1}A de setembro de \u{1}B",
    "\u{3}A\u{4}o\u{5}\u{1}Aº\u{4}\u{5}\u{1}A\u{6} settembre \u{1}B",
    "\u{1}A. September \u{1}B",
    "\u{1}A września \u{1}B",
    "\u{1}A October \u{1}B",
    "\u{3}A\u{4}o\u{5}\u{1}Aº\u{4}\u{5}\u{1}A\u{6} de outubro de \u{1}B",
    "\u{1}A de outubro de \u{1}B",
    "\u{3}A\u{4}o\u{5}\u{1}Aº\u{4}\u{5}\u{1}A\u{6} ottobre \u{1}B",
    "\u{1}A. Oktober \u{1}B",
    "\u{1}A października \u{1}B",
    "\u{1}A November \u{1}B",
    "\u{3}A\u{4}o\u{5}\u{1}Aº\u{4}\u{5}\u{1}A\u{6} de novembro de \u{1}B",
    "\u{1}A de novembro de \u{1}B",
    "\u{3}A\u{4}o\u{5}\u{1}Aº\u{4}\u{5}\u{1}A\u{6} novembre \u{1}B",
    "\u{1}A. November \u{1}B",
    "\u{1}A listopada \u{1}B",
    "\u{1}A December \u{1}B",
    "\u{3}A\u{4}o\u{5}\u{1}Aº\u{4}\u{5}\u{1}A\u{6} de dezembro de \u{1}B",
    "\u{1}A de dezembro de \u{1}B",
    "\u{3}A\u{4}o\u{5}\u{1}Aº\u{4}\u{5}\u{1}A\u{6} dicembre \u{1}B",
    "\u{1}A. Dezember \u{1}B",
    "\u{1}A grudnia \u{1}B",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 12] = [(0, 28), (28, 57), (57, 82), (82, 107), (107, 129), (129, 153), (153, 177), (177, 203), (203, 233), (233, 261), (261, 290), (290, 319)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "\u{1}A ⟦January⟧ \u{1}B⟦~~~⟧",
    "\u{1}A ⟦February⟧ \u{1}B⟦~~~⟧",
    "\u{1}A ⟦March⟧ \u{1}B⟦~~⟧",
    "\u{1}A ⟦April⟧ \u{1}B⟦~~⟧",
    "\u{1}A ⟦May⟧ \u{1}B⟦~⟧",
    "\u{1}A ⟦June⟧ \u{1}B⟦~~⟧",
    "\u{1}A ⟦July⟧ \u{1}B⟦~~⟧",
    "\u{1}A ⟦August⟧ \u{1}B⟦~~⟧",
    "\u{1}A ⟦September⟧ \u{1}B⟦~~~⟧",
    "\u{1}A ⟦October⟧ \u{1}B⟦~~~⟧",
    "\u{1}A ⟦November⟧ \u{1}B⟦~~~⟧",
    "\u{1}A ⟦December⟧ \u{1}B⟦~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("january", 2),
    ("february", 2),
    ("march", 2),
    ("april", 2),
    ("may", 2),
    ("june", 2),
    ("july", 2),
    ("august", 2),
    ("september", 2),
    ("october", 2),
    ("november", 2),
    ("december", 2),
];
