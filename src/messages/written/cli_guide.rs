//! The messages of `l10n/*/cli-guide.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// Who ended the hand? ({ $one }, { $two }, or { $draw })
pub(crate) struct WhoEnded<T0, T1, T2> { pub(crate) one: T0, pub(crate) two: T1, pub(crate) draw: T2 }

impl<T0: Value, T1: Value, T2: Value> Message for WhoEnded<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.one.arg(), self.two.arg(), self.draw.arg()]) }
}

// How? ({ $knock }, { $gin }, { $big-gin }) [{ $knock }]
pub(crate) struct HowEnded<T0, T1, T2> { pub(crate) knock: T0, pub(crate) gin: T1, pub(crate) big_gin: T2 }

impl<T0: Value, T1: Value, T2: Value> Message for HowEnded<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.knock.arg(), self.gin.arg(), self.big_gin.arg()]) }
}

// Record this hand? (y or n) [y]
pub(crate) struct RecordHand;

impl Message for RecordHand {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RecordHand {}

// Knock card:
pub(crate) struct KnockCard;

impl Message for KnockCard {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for KnockCard {}

// { $player }'s cards [Enter for gin without cards]:
pub(crate) struct OwnCardsGin<T0> { pub(crate) player: T0 }

impl<T0: Value> Message for OwnCardsGin<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.player.arg()]) }
}

// { $player }'s cards [Enter for big-gin without cards]:
pub(crate) struct OwnCardsBigGin<T0> { pub(crate) player: T0 }

impl<T0: Value> Message for OwnCardsBigGin<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.player.arg()]) }
}

// { $player }'s cards or count:
pub(crate) struct OwnCards<T0> { pub(crate) player: T0 }

impl<T0: Value> Message for OwnCards<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.player.arg()]) }
}

// { $other }'s cards or count:
pub(crate) struct OthersCards<T0> { pub(crate) other: T0 }

impl<T0: Value> Message for OthersCards<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.other.arg()]) }
}

// Cards that { $other } laid off [none]:
pub(crate) struct LaidOff<T0> { pub(crate) other: T0 }

impl<T0: Value> Message for LaidOff<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.other.arg()]) }
}

// that is not one of the players
pub(crate) struct NotAPlayer;

impl Message for NotAPlayer {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NotAPlayer {}

// type { $one } or { $two }
pub(crate) struct NotAPlayerHint<T0, T1> { pub(crate) one: T0, pub(crate) two: T1 }

impl<T0: Value, T1: Value> Message for NotAPlayerHint<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.one.arg(), self.two.arg()]) }
}

// a hand ends with a knock, gin or big gin
pub(crate) struct NoEnding;

impl Message for NoEnding {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 11) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoEnding {}

// type `{ $knock }`, `{ $gin }` or `{ $big-gin }`
pub(crate) struct NoEndingHint<T0, T1, T2> { pub(crate) knock: T0, pub(crate) gin: T1, pub(crate) big_gin: T2 }

impl<T0: Value, T1: Value, T2: Value> Message for NoEndingHint<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 12) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.knock.arg(), self.gin.arg(), self.big_gin.arg()]) }
}

// enter cards or a count
pub(crate) struct NoCards;

impl Message for NoCards {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 13) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoCards {}

// as in `4-7s 9cdh / 2h ac ad`, or `4`
pub(crate) struct NoCardsHint;

impl Message for NoCardsHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 14) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoCardsHint {}

// as in `kcdh 2-4c / 7h 3d`, or `23`, the count after laying off
pub(crate) struct NoOthersCardsHint;

impl Message for NoOthersCardsHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 15) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoOthersCardsHint {}

// gin has no count
pub(crate) struct GinHasNoCount;

impl Message for GinHasNoCount {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 16) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for GinHasNoCount {}

// press Enter or type the cards; the other player's count comes next
pub(crate) struct GinHasNoCountHint;

impl Message for GinHasNoCountHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 17) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for GinHasNoCountHint {}

// type y or n
pub(crate) struct YesOrNo;

impl Message for YesOrNo {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 18) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for YesOrNo {}

// y records the hand, n goes back to fix it
pub(crate) struct YesOrNoHint;

impl Message for YesOrNoHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 19) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for YesOrNoHint {}

// this is more than cards or a count
pub(crate) struct MoreThanCards;

impl Message for MoreThanCards {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 20) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for MoreThanCards {}

// type only the cards, or only the count, as in `23`
pub(crate) struct MoreThanCardsHint;

impl Message for MoreThanCardsHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 21) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for MoreThanCardsHint {}

// these cards are not gin: there is deadwood
pub(crate) struct NotGin;

impl Message for NotGin {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 22) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NotGin {}

// fix the cards, or go back with `<` and answer { $knock }
pub(crate) struct NotGinHint<T0> { pub(crate) knock: T0 }

impl<T0: Value> Message for NotGinHint<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 23) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.knock.arg()]) }
}

// `<` goes back a question; Ctrl-D leaves the questions.
pub(crate) struct HowToAnswer;

impl Message for HowToAnswer {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 24) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for HowToAnswer {}

// Whose hand has ended? ({ $pairs }):
pub(crate) struct WhoseHand<T0> { pub(crate) pairs: T0 }

impl<T0: Value> Message for WhoseHand<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 25) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.pairs.arg()]) }
}

// Type the name of a player who is still playing.
pub(crate) struct StillPlaying;

impl Message for StillPlaying {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 26) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for StillPlaying {}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 27]; 6] = [
    [(0, 35), (35, 57), (57, 87), (87, 98), (98, 139), (139, 184), (184, 204), (184, 204), (204, 234), (234, 264), (264, 277), (277, 317), (317, 340), (340, 362), (362, 398), (398, 460), (460, 476), (476, 542), (542, 553), (553, 594), (594, 628), (628, 678), (678, 720), (720, 768), (768, 822), (822, 849), (849, 896)],
    [(0, 35), (35, 57), (57, 87), (87, 98), (98, 139), (139, 184), (184, 204), (184, 204), (204, 234), (234, 264), (264, 277), (277, 317), (317, 340), (340, 362), (362, 398), (398, 460), (460, 476), (476, 542), (542, 553), (553, 594), (594, 628), (628, 678), (678, 720), (720, 768), (768, 822), (822, 849), (849, 896)],
    [(0, 35), (35, 57), (57, 87), (87, 98), (98, 139), (139, 184), (184, 204), (184, 204), (204, 234), (234, 264), (264, 277), (277, 317), (317, 340), (340, 362), (362, 398), (398, 460), (460, 476), (476, 542), (542, 553), (553, 594), (594, 628), (628, 678), (678, 720), (720, 768), (768, 822), (822, 849), (849, 896)],
    [(0, 35), (35, 57), (57, 87), (87, 98), (98, 139), (139, 184), (184, 204), (184, 204), (204, 234), (234, 264), (264, 277), (277, 317), (317, 340), (340, 362), (362, 398), (398, 460), (460, 476), (476, 542), (542, 553), (553, 594), (594, 628), (628, 678), (678, 720), (720, 768), (768, 822), (822, 849), (849, 896)],
    [(0, 35), (35, 57), (57, 87), (87, 98), (98, 139), (139, 184), (184, 204), (184, 204), (204, 234), (234, 264), (264, 277), (277, 317), (317, 340), (340, 362), (362, 398), (398, 460), (460, 476), (476, 542), (542, 553), (553, 594), (594, 628), (628, 678), (678, 720), (720, 768), (768, 822), (822, 849), (849, 896)],
    [(0, 35), (35, 57), (57, 87), (87, 98), (98, 139), (139, 184), (184, 204), (184, 204), (204, 234), (234, 264), (264, 277), (277, 317), (317, 340), (340, 362), (362, 398), (398, 460), (460, 476), (476, 542), (542, 553), (553, 594), (594, 628), (628, 678), (678, 720), (720, 768), (768, 822), (822, 849), (849, 896)],
];

const TEXT: &str = concat!(
    "Who ended the hand? (\u{1}A, \u{1}B, or \u{1}C)",
    "How? (\u{1}A, \u{1}B, \u{1}C) [\u{1}A]",
    "Record this hand? (y or n) [y]",
    "Knock card:",
    "\u{1}A's cards [Enter for gin without cards]:",
    "\u{1}A's cards [Enter for big-gin without cards]:",
    "\u{1}A's cards or count:",
    "Cards that \u{1}A laid off [none]:",
    "that is not one of the players",
    "type \u{1}A or \u{1}B",
    "a hand ends with a knock, gin or big gin",
    "type `\u{1}A`, `\u{1}B` or `\u{1}C`",
    "enter cards or a count",
    "as in `4-7s 9cdh / 2h ac ad`, or `4`",
    "as in `kcdh 2-4c / 7h 3d`, or `23`, the count after laying off",
    "gin has no count",
    "press Enter or type the cards; the other player's count comes next",
    "type y or n",
    "y records the hand, n goes back to fix it",
    "this is more than cards or a count",
    "type only the cards, or only the count, as in `23`",
    "these cards are not gin: there is deadwood",
    "fix the cards, or go back with `<` and answer \u{1}A",
    "`<` goes back a question; Ctrl-D leaves the questions.",
    "Whose hand has ended? (\u{1}A):",
    "Type the name of a player who is still playing.",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 27] = [(0, 51), (51, 84), (84, 131), (131, 152), (152, 213), (213, 279), (279, 312), (279, 312), (312, 358), (358, 405), (405, 428), (428, 488), (488, 523), (523, 559), (559, 614), (614, 703), (703, 731), (731, 826), (826, 847), (847, 908), (908, 960), (960, 1033), (1033, 1096), (1096, 1166), (1166, 1245), (1245, 1287), (1287, 1356)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦Who ended the hand? (\u{1}A, \u{1}B, or \u{1}C) ~~~~~~~~~⟧",
    "⟦How? (\u{1}A, \u{1}B, \u{1}C) [\u{1}A] ~~~~⟧",
    "⟦Record this hand? (y or n) [y] ~~~~~~~~~~⟧",
    "⟦Knock card: ~~~⟧",
    "⟦\u{1}A's cards [Enter for gin without cards]: ~~~~~~~~~~~~~⟧",
    "⟦\u{1}A's cards [Enter for big-gin without cards]: ~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A's cards or count: ~~~~~~⟧",
    "⟦Cards that \u{1}A laid off [none]: ~~~~~~~~~⟧",
    "⟦that is not one of the players ~~~~~~~~~~⟧",
    "⟦type \u{1}A or \u{1}B ~~~⟧",
    "⟦a hand ends with a knock, gin or big gin ~~~~~~~~~~~~~⟧",
    "⟦type `\u{1}A`, `\u{1}B` or `\u{1}C` ~~~~~⟧",
    "⟦enter cards or a count ~~~~~~~⟧",
    "⟦as in `4-7s 9cdh / 2h ac ad`, or `4` ~~~~~~~~~~~~⟧",
    "⟦as in `kcdh 2-4c / 7h 3d`, or `23`, the count after laying off ~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦gin has no count ~~~~~⟧",
    "⟦press Enter or type the cards; the other player's count comes next ~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦type y or n ~~~⟧",
    "⟦y records the hand, n goes back to fix it ~~~~~~~~~~~~~⟧",
    "⟦this is more than cards or a count ~~~~~~~~~~~⟧",
    "⟦type only the cards, or only the count, as in `23` ~~~~~~~~~~~~~~~~⟧",
    "⟦these cards are not gin: there is deadwood ~~~~~~~~~~~~~~⟧",
    "⟦fix the cards, or go back with `<` and answer \u{1}A ~~~~~~~~~~~~~~~⟧",
    "⟦`<` goes back a question; Ctrl-D leaves the questions. ~~~~~~~~~~~~~~~~~~⟧",
    "⟦Whose hand has ended? (\u{1}A): ~~~~~~~~⟧",
    "⟦Type the name of a player who is still playing. ~~~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("who-ended", 3),
    ("how-ended", 3),
    ("record-hand", 0),
    ("knock-card", 0),
    ("own-cards-gin", 1),
    ("own-cards-big-gin", 1),
    ("own-cards", 1),
    ("others-cards", 1),
    ("laid-off", 1),
    ("not-a-player", 0),
    ("not-a-player-hint", 2),
    ("no-ending", 0),
    ("no-ending-hint", 3),
    ("no-cards", 0),
    ("no-cards-hint", 0),
    ("no-others-cards-hint", 0),
    ("gin-has-no-count", 0),
    ("gin-has-no-count-hint", 0),
    ("yes-or-no", 0),
    ("yes-or-no-hint", 0),
    ("more-than-cards", 0),
    ("more-than-cards-hint", 0),
    ("not-gin", 0),
    ("not-gin-hint", 1),
    ("how-to-answer", 0),
    ("whose-hand", 1),
    ("still-playing", 0),
];
