//! The messages of `l10n/*/cli-table-help.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// { $one } knocks with 4, and { $two } has 23; or `{ $two } gin v 23`, or `draw`
pub(crate) struct Counts<T0, T1> { pub(crate) one: T0, pub(crate) two: T1 }

impl<T0: Value, T1: Value> Message for Counts<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.one.arg(), self.two.arg()]) }
}

// melds / deadwood, + laid off; or only the cards, to be arranged
pub(crate) struct Cards;

impl Message for Cards {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Cards {}

// only the points
pub(crate) struct Points;

impl Message for Points {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Points {}

// the knock card, the discard and a note, at the end of a hand
pub(crate) struct Signs;

impl Message for Signs {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Signs {}

// Enter alone asks for the hand.
pub(crate) struct Asked;

impl Message for Asked {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Asked {}

// `help WORD` explains a command or a term of the game; quit ends the evening.
pub(crate) struct MoreHelp;

impl Message for MoreHelp {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for MoreHelp {}

// Corrections:
pub(crate) struct Corrections;

impl Message for Corrections {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Corrections {}

// Between hands:
pub(crate) struct BetweenHands;

impl Message for BetweenHands {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for BetweenHands {}

// Looking:
pub(crate) struct Looking;

impl Message for Looking {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Looking {}

// Disputes:
pub(crate) struct Disputes;

impl Message for Disputes {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Disputes {}

// More:
pub(crate) struct More;

impl Message for More {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for More {}

// A round:
pub(crate) struct ARound;

impl Message for ARound {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 11) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ARound {}

// Who plays:
pub(crate) struct WhoPlays;

impl Message for WhoPlays {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 12) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for WhoPlays {}

// quit, exit, q: ends the evening; everything recorded is safe
pub(crate) struct AboutQuit;

impl Message for AboutQuit {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 13) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for AboutQuit {}

// help, ?: lists what you can type; `help WORD` explains one
pub(crate) struct AboutHelp;

impl Message for AboutHelp {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 14) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for AboutHelp {}

// there is no command and no topic called `{ $word }`
pub(crate) struct UnknownWord<T0> { pub(crate) word: T0 }

impl<T0: Value> Message for UnknownWord<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 15) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.word.arg()]) }
}

// did you mean `{ $word }`?
pub(crate) struct MeantWord<T0> { pub(crate) word: T0 }

impl<T0: Value> Message for MeantWord<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 16) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.word.arg()]) }
}

// `help` lists the commands, and `rules explain` the topics of the rulebook
pub(crate) struct UnknownWordHint;

impl Message for UnknownWordHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 17) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for UnknownWordHint {}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 18]; 6] = [
    [(0, 60), (60, 123), (123, 138), (138, 198), (198, 228), (228, 304), (304, 316), (316, 330), (330, 338), (338, 347), (347, 352), (352, 360), (360, 370), (370, 430), (430, 488), (488, 532), (532, 550), (550, 623)],
    [(0, 60), (60, 123), (123, 138), (138, 198), (198, 228), (228, 304), (304, 316), (316, 330), (330, 338), (338, 347), (347, 352), (352, 360), (360, 370), (370, 430), (430, 488), (488, 532), (532, 550), (550, 623)],
    [(0, 60), (60, 123), (123, 138), (138, 198), (198, 228), (228, 304), (304, 316), (316, 330), (330, 338), (338, 347), (347, 352), (352, 360), (360, 370), (370, 430), (430, 488), (488, 532), (532, 550), (550, 623)],
    [(0, 60), (60, 123), (123, 138), (138, 198), (198, 228), (228, 304), (304, 316), (316, 330), (330, 338), (338, 347), (347, 352), (352, 360), (360, 370), (370, 430), (430, 488), (488, 532), (532, 550), (550, 623)],
    [(0, 60), (60, 123), (123, 138), (138, 198), (198, 228), (228, 304), (304, 316), (316, 330), (330, 338), (338, 347), (347, 352), (352, 360), (360, 370), (370, 430), (430, 488), (488, 532), (532, 550), (550, 623)],
    [(0, 60), (60, 123), (123, 138), (138, 198), (198, 228), (228, 304), (304, 316), (316, 330), (330, 338), (338, 347), (347, 352), (352, 360), (360, 370), (370, 430), (430, 488), (488, 532), (532, 550), (550, 623)],
];

const TEXT: &str = concat!(
    "\u{1}A knocks with 4, and \u{1}B has 23; or `\u{1}B gin v 23`, or `draw`",
    "melds / deadwood, + laid off; or only the cards, to be arranged",
    "only the points",
    "the knock card, the discard and a note, at the end of a hand",
    "Enter alone asks for the hand.",
    "`help WORD` explains a command or a term of the game; quit ends the evening.",
    "Corrections:",
    "Between hands:",
    "Looking:",
    "Disputes:",
    "More:",
    "A round:",
    "Who plays:",
    "quit, exit, q: ends the evening; everything recorded is safe",
    "help, ?: lists what you can type; `help WORD` explains one",
    "there is no command and no topic called `\u{1}A`",
    "did you mean `\u{1}A`?",
    "`help` lists the commands, and `rules explain` the topics of the rulebook",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 18] = [(0, 85), (85, 176), (176, 203), (203, 290), (290, 337), (337, 445), (445, 468), (468, 493), (493, 510), (510, 529), (529, 542), (542, 559), (559, 579), (579, 666), (666, 750), (750, 815), (815, 845), (845, 949)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦\u{1}A knocks with 4, and \u{1}B has 23; or `\u{1}B gin v 23`, or `draw` ~~~~~~~~~~~~~~~~~~⟧",
    "⟦melds / deadwood, + laid off; or only the cards, to be arranged ~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦only the points ~~~~~⟧",
    "⟦the knock card, the discard and a note, at the end of a hand ~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Enter alone asks for the hand. ~~~~~~~~~~⟧",
    "⟦`help WORD` explains a command or a term of the game; quit ends the evening. ~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Corrections: ~~~~⟧",
    "⟦Between hands: ~~~~⟧",
    "⟦Looking: ~~⟧",
    "⟦Disputes: ~~~⟧",
    "⟦More: ~⟧",
    "⟦A round: ~~⟧",
    "⟦Who plays: ~~~⟧",
    "⟦quit, exit, q: ends the evening; everything recorded is safe ~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦help, ?: lists what you can type; `help WORD` explains one ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦there is no command and no topic called `\u{1}A` ~~~~~~~~~~~~~~⟧",
    "⟦did you mean `\u{1}A`? ~~~~~⟧",
    "⟦`help` lists the commands, and `rules explain` the topics of the rulebook ~~~~~~~~~~~~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("counts", 2),
    ("cards", 0),
    ("points", 0),
    ("signs", 0),
    ("asked", 0),
    ("more-help", 0),
    ("corrections", 0),
    ("between-hands", 0),
    ("looking", 0),
    ("disputes", 0),
    ("more", 0),
    ("a-round", 0),
    ("who-plays", 0),
    ("about-quit", 0),
    ("about-help", 0),
    ("unknown-word", 1),
    ("meant-word", 1),
    ("unknown-word-hint", 0),
];
