//! The messages of `l10n/*/why.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// cards shown
pub(crate) struct TitleCards;

impl Message for TitleCards {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for TitleCards {}

// limit
pub(crate) struct TitleLimit;

impl Message for TitleLimit {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for TitleLimit {}

// points
pub(crate) struct TitlePoints;

impl Message for TitlePoints {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for TitlePoints {}

// boxes
pub(crate) struct TitleBoxes;

impl Message for TitleBoxes {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for TitleBoxes {}

// columns
pub(crate) struct TitleColumns;

impl Message for TitleColumns {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for TitleColumns {}

// round
pub(crate) struct TitleRound;

impl Message for TitleRound {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for TitleRound {}

// { $name } dealt
pub(crate) struct Dealt<T0> { pub(crate) name: T0 }

impl<T0: Value> Message for Dealt<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg()]) }
}

// { $key } is { $value }
pub(crate) struct Rule<T0, T1> { pub(crate) key: T0, pub(crate) value: T1 }

impl<T0: Value, T1: Value> Message for Rule<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.key.arg(), self.value.arg()]) }
}

// { $term }: { $rule }
pub(crate) struct Because<T0, T1> { pub(crate) term: T0, pub(crate) rule: T1 }

impl<T0: Value, T1: Value> Message for Because<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.term.arg(), self.rule.arg()]) }
}

// { $limit }: { $rule }, the knock card is { $card }
pub(crate) struct LimitByCard<T0, T1, T2> { pub(crate) limit: T0, pub(crate) rule: T1, pub(crate) card: T2 }

impl<T0: Count, T1: Value, T2: Value> Message for LimitByCard<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.limit.arg(), self.rule.arg(), self.card.arg()]) }
}

// { $limit }: { $rule }, the knock card is { $card }, { $ace-rule }
pub(crate) struct LimitByAce<T0, T1, T2, T3> { pub(crate) limit: T0, pub(crate) rule: T1, pub(crate) card: T2, pub(crate) ace_rule: T3 }

impl<T0: Count, T1: Value, T2: Value, T3: Value> Message for LimitByAce<T0, T1, T2, T3> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.limit.arg(), self.rule.arg(), self.card.arg(), self.ace_rule.arg()]) }
}

// { $points -> [one] { $points } point [other] { $points } points }, as recorded
pub(crate) struct PointsRecorded<T0> { pub(crate) points: T0 }

impl<T0: Count> Message for PointsRecorded<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 11) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.points.arg()]) }
}

// { $more } minus { $less }
pub(crate) struct Difference<T0, T1> { pub(crate) more: T0, pub(crate) less: T1 }

impl<T0: Count, T1: Count> Message for Difference<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 12) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.more.arg(), self.less.arg()]) }
}

// the knock card is { $card }, { $rule }
pub(crate) struct DoubledByCard<T0, T1> { pub(crate) card: T0, pub(crate) rule: T1 }

impl<T0: Value, T1: Value> Message for DoubledByCard<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 13) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.card.arg(), self.rule.arg()]) }
}

// the counts are equal: { $rule }
pub(crate) struct CountsEqual<T0> { pub(crate) rule: T0 }

impl<T0: Value> Message for CountsEqual<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 14) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.rule.arg()]) }
}

// all eleven cards meld: the knocker scores the defender's count and the bonus
pub(crate) struct BigGin;

impl Message for BigGin {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 15) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for BigGin {}

// all eleven cards meld, but big gin is not played ({ $rule }), so this is gin
pub(crate) struct ElevenMelded<T0> { pub(crate) rule: T0 }

impl<T0: Value> Message for ElevenMelded<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 16) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.rule.arg()]) }
}

// the knocker has no deadwood, and scores the defender's count and the bonus
pub(crate) struct Gin;

impl Message for Gin {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 17) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Gin {}

// the knocker has less, and scores the difference
pub(crate) struct Knock;

impl Message for Knock {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 18) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Knock {}

// the defender has no deadwood left, and scores the knocker's count and the bonus
pub(crate) struct GinOff;

impl Message for GinOff {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 19) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for GinOff {}

// the defender has less, and scores the difference and the bonus
pub(crate) struct Undercut;

impl Message for Undercut {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 20) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Undercut {}

// nobody knocked, so nobody scores
pub(crate) struct NobodyKnocked;

impl Message for NobodyKnocked {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 21) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NobodyKnocked {}

// only the points were recorded
pub(crate) struct OnlyPoints;

impl Message for OnlyPoints {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 22) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for OnlyPoints {}

// 1 for the hand won
pub(crate) struct BoxWon;

impl Message for BoxWon {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 23) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for BoxWon {}

// { $boxes }, as recorded
pub(crate) struct BoxesRecorded<T0> { pub(crate) boxes: T0 }

impl<T0: Count> Message for BoxesRecorded<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 24) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.boxes.arg()]) }
}

// { $boxes } more
pub(crate) struct BoxesMore<T0> { pub(crate) boxes: T0 }

impl<T0: Count> Message for BoxesMore<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 25) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.boxes.arg()]) }
}

// the hand is doubled
pub(crate) struct HandDoubled;

impl Message for HandDoubled {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 26) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for HandDoubled {}

// the boxes are paid with the hand: { $timing-rule }, { $value-rule }
pub(crate) struct BoxesWithHand<T0, T1> { pub(crate) timing_rule: T0, pub(crate) value_rule: T1 }

impl<T0: Value, T1: Value> Message for BoxesWithHand<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 27) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.timing_rule.arg(), self.value_rule.arg()]) }
}

// { $boxes } in all
pub(crate) struct BoxesInAll<T0> { pub(crate) boxes: T0 }

impl<T0: Count> Message for BoxesInAll<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 28) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.boxes.arg()]) }
}

// nobody won the hand, so it is not entered in any game
pub(crate) struct HandNotWon;

impl Message for HandNotWon {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 29) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for HandNotWon {}

// nobody won the round, so it is not entered in any game
pub(crate) struct RoundNotWon;

impl Message for RoundNotWon {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 30) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RoundNotWon {}

// on sheet { $sheet }
pub(crate) struct OnSheet<T0> { pub(crate) sheet: T0 }

impl<T0: Value> Message for OnSheet<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 31) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.sheet.arg()]) }
}

// game { $game }: entered, because { $players -> [one] { $name } already has [other] { $name } already have } an entry in it
pub(crate) struct EnteredHasEntry<T0, T1, T2> { pub(crate) game: T0, pub(crate) players: T1, pub(crate) name: T2 }

impl<T0: Value, T1: Count, T2: Value> Message for EnteredHasEntry<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 32) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.game.arg(), self.players.arg(), self.name.arg()]) }
}

// game { $game }: entered, because it is the first open game in which { $players -> [one] { $name } has [other] { $name } have } no entry
pub(crate) struct EnteredFirstWithout<T0, T1, T2> { pub(crate) game: T0, pub(crate) players: T1, pub(crate) name: T2 }

impl<T0: Value, T1: Count, T2: Value> Message for EnteredFirstWithout<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 33) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.game.arg(), self.players.arg(), self.name.arg()]) }
}

// game { $game }: entered, because it is win number { $number } for { $name } on this sheet
pub(crate) struct EnteredWinNumber<T0, T1, T2> { pub(crate) game: T0, pub(crate) number: T1, pub(crate) name: T2 }

impl<T0: Value, T1: Count, T2: Value> Message for EnteredWinNumber<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 34) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.game.arg(), self.number.arg(), self.name.arg()]) }
}

// game { $game }: not entered yet; { $players -> [one] { $name } enters [other] { $name } enter } it with a later win
pub(crate) struct NotEnteredYet<T0, T1, T2> { pub(crate) game: T0, pub(crate) players: T1, pub(crate) name: T2 }

impl<T0: Value, T1: Count, T2: Value> Message for NotEnteredYet<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 35) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.game.arg(), self.players.arg(), self.name.arg()]) }
}

// game { $game }: already closed
pub(crate) struct AlreadyClosed<T0> { pub(crate) game: T0 }

impl<T0: Value> Message for AlreadyClosed<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 36) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.game.arg()]) }
}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 37]; 6] = [
    [(0, 11), (11, 16), (16, 22), (22, 27), (27, 34), (34, 39), (39, 47), (47, 55), (55, 61), (61, 89), (89, 121), (121, 159), (159, 170), (170, 194), (194, 218), (218, 294), (294, 363), (363, 437), (437, 484), (484, 563), (563, 625), (625, 657), (657, 686), (686, 704), (704, 719), (719, 726), (726, 745), (745, 785), (785, 794), (794, 847), (847, 901), (901, 912), (912, 990), (990, 1081), (1081, 1147), (1147, 1218), (1218, 1241)],
    [(0, 11), (11, 16), (16, 22), (22, 27), (27, 34), (34, 39), (39, 47), (47, 55), (55, 61), (61, 89), (89, 121), (121, 159), (159, 170), (170, 194), (194, 218), (218, 294), (294, 363), (363, 437), (437, 484), (484, 563), (563, 625), (625, 657), (657, 686), (686, 704), (704, 719), (719, 726), (726, 745), (745, 785), (785, 794), (794, 847), (847, 901), (901, 912), (912, 990), (990, 1081), (1081, 1147), (1147, 1218), (1218, 1241)],
    [(0, 11), (11, 16), (16, 22), (22, 27), (27, 34), (34, 39), (39, 47), (47, 55), (55, 61), (61, 89), (89, 121), (121, 159), (159, 170), (170, 194), (194, 218), (218, 294), (294, 363), (363, 437), (437, 484), (484, 563), (563, 625), (625, 657), (657, 686), (686, 704), (704, 719), (719, 726), (726, 745), (745, 785), (785, 794), (794, 847), (847, 901), (901, 912), (912, 990), (990, 1081), (1081, 1147), (1147, 1218), (1218, 1241)],
    [(0, 11), (11, 16), (16, 22), (22, 27), (27, 34), (34, 39), (39, 47), (47, 55), (55, 61), (61, 89), (89, 121), (121, 159), (159, 170), (170, 194), (194, 218), (218, 294), (294, 363), (363, 437), (437, 484), (484, 563), (563, 625), (625, 657), (657, 686), (686, 704), (704, 719), (719, 726), (726, 745), (745, 785), (785, 794), (794, 847), (847, 901), (901, 912), (912, 990), (990, 1081), (1081, 1147), (1147, 1218), (1218, 1241)],
    [(0, 11), (11, 16), (16, 22), (22, 27), (27, 34), (34, 39), (39, 47), (47, 55), (55, 61), (61, 89), (89, 121), (121, 159), (159, 170), (170, 194), (194, 218), (218, 294), (294, 363), (363, 437), (437, 484), (484, 563), (563, 625), (625, 657), (657, 686), (686, 704), (704, 719), (719, 726), (726, 745), (745, 785), (785, 794), (794, 847), (847, 901), (901, 912), (912, 990), (990, 1081), (1081, 1147), (1147, 1218), (1218, 1241)],
    [(0, 11), (11, 16), (16, 22), (22, 27), (27, 34), (34, 39), (39, 47), (47, 55), (55, 61), (61, 89), (89, 121), (121, 159), (159, 170), (170, 194), (194, 218), (218, 294), (294, 363), (363, 437), (437, 484), (484, 563), (563, 625), (625, 657), (657, 686), (686, 704), (704, 719), (719, 726), (726, 745), (745, 785), (785, 794), (794, 847), (847, 901), (901, 912), (912, 990), (990, 1081), (1081, 1147), (1147, 1218), (1218, 1241)],
];

const TEXT: &str = concat!(
    "cards shown",
    "limit",
    "points",
    "boxes",
    "columns",
    "round",
    "\u{1}A dealt",
    "\u{1}A is \u{1}B",
    "\u{1}A: \u{1}B",
    "\u{1}A: \u{1}B, the knock card is \u{1}C",
    "\u{1}A: \u{1}B, the knock card is \u{1}C, \u{1}D",
    "\u{3}A\u{4}o\u{5}\u{1}A point\u{4}\u{5}\u{1}A points\u{6}, as recorded",
    "\u{1}A minus \u{1}B",
    "the knock card is \u{1}A, \u{1}B",
    "the counts are equal: \u{1}A",
    "all eleven cards meld: the knocker scores the defender's count and the bonus",
    "all eleven cards meld, but big gin is not played (\u{1}A), so this is gin",
    "the knocker has no deadwood, and scores the defender's count and the bonus",
    "the knocker has less, and scores the difference",
    "the defender has no deadwood left, and scores the knocker's count and the bonus",
    "the defender has less, and scores the difference and the bonus",
    "nobody knocked, so nobody scores",
    "only the points were recorded",
    "1 for the hand won",
    "\u{1}A, as recorded",
    "\u{1}A more",
    "the hand is doubled",
    "the boxes are paid with the hand: \u{1}A, \u{1}B",
    "\u{1}A in all",
    "nobody won the hand, so it is not entered in any game",
    "nobody won the round, so it is not entered in any game",
    "on sheet \u{1}A",
    "game \u{1}A: entered, because \u{3}B\u{4}o\u{5}\u{1}C already has\u{4}\u{5}\u{1}C already have\u{6} an entry in it",
    "game \u{1}A: entered, because it is the first open game in which \u{3}B\u{4}o\u{5}\u{1}C has\u{4}\u{5}\u{1}C have\u{6} no entry",
    "game \u{1}A: entered, because it is win number \u{1}B for \u{1}C on this sheet",
    "game \u{1}A: not entered yet; \u{3}B\u{4}o\u{5}\u{1}C enters\u{4}\u{5}\u{1}C enter\u{6} it with a later win",
    "game \u{1}A: already closed",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 37] = [(0, 21), (21, 34), (34, 49), (49, 62), (62, 78), (78, 91), (91, 108), (108, 124), (124, 136), (136, 178), (178, 225), (225, 274), (274, 294), (294, 331), (331, 369), (369, 477), (477, 575), (575, 680), (680, 749), (749, 861), (861, 950), (950, 999), (999, 1044), (1044, 1075), (1075, 1101), (1101, 1116), (1116, 1148), (1148, 1207), (1207, 1225), (1225, 1302), (1302, 1381), (1381, 1402), (1402, 1500), (1500, 1620), (1620, 1713), (1713, 1805), (1805, 1842)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦cards shown ~~~⟧",
    "⟦limit ~⟧",
    "⟦points ~~⟧",
    "⟦boxes ~⟧",
    "⟦columns ~~⟧",
    "⟦round ~⟧",
    "⟦\u{1}A dealt ~~⟧",
    "⟦\u{1}A is \u{1}B ~⟧",
    "⟦\u{1}A: \u{1}B⟧",
    "⟦\u{1}A: \u{1}B, the knock card is \u{1}C ~~~~~~~⟧",
    "⟦\u{1}A: \u{1}B, the knock card is \u{1}C, \u{1}D ~~~~~~~~⟧",
    "⟦\u{3}A\u{4}o\u{5}\u{1}A point\u{4}\u{5}\u{1}A points\u{6}, as recorded ~~~~⟧",
    "⟦\u{1}A minus \u{1}B ~~⟧",
    "⟦the knock card is \u{1}A, \u{1}B ~~~~~~⟧",
    "⟦the counts are equal: \u{1}A ~~~~~~~⟧",
    "⟦all eleven cards meld: the knocker scores the defender's count and the bonus ~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦all eleven cards meld, but big gin is not played (\u{1}A), so this is gin ~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the knocker has no deadwood, and scores the defender's count and the bonus ~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the knocker has less, and scores the difference ~~~~~~~~~~~~~~~⟧",
    "⟦the defender has no deadwood left, and scores the knocker's count and the bonus ~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the defender has less, and scores the difference and the bonus ~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦nobody knocked, so nobody scores ~~~~~~~~~~⟧",
    "⟦only the points were recorded ~~~~~~~~~⟧",
    "⟦1 for the hand won ~~~~~~⟧",
    "⟦\u{1}A, as recorded ~~~~⟧",
    "⟦\u{1}A more ~⟧",
    "⟦the hand is doubled ~~~~~~⟧",
    "⟦the boxes are paid with the hand: \u{1}A, \u{1}B ~~~~~~~~~~~~⟧",
    "⟦\u{1}A in all ~~⟧",
    "⟦nobody won the hand, so it is not entered in any game ~~~~~~~~~~~~~~~~~⟧",
    "⟦nobody won the round, so it is not entered in any game ~~~~~~~~~~~~~~~~~~⟧",
    "⟦on sheet \u{1}A ~~~⟧",
    "⟦game \u{1}A: entered, because \u{3}B\u{4}o\u{5}\u{1}C already has\u{4}\u{5}\u{1}C already have\u{6} an entry in it ~~~~~~~~~~~~~⟧",
    "⟦game \u{1}A: entered, because it is the first open game in which \u{3}B\u{4}o\u{5}\u{1}C has\u{4}\u{5}\u{1}C have\u{6} no entry ~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦game \u{1}A: entered, because it is win number \u{1}B for \u{1}C on this sheet ~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦game \u{1}A: not entered yet; \u{3}B\u{4}o\u{5}\u{1}C enters\u{4}\u{5}\u{1}C enter\u{6} it with a later win ~~~~~~~~~~~~~~⟧",
    "⟦game \u{1}A: already closed ~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("title-cards", 0),
    ("title-limit", 0),
    ("title-points", 0),
    ("title-boxes", 0),
    ("title-columns", 0),
    ("title-round", 0),
    ("dealt", 1),
    ("rule", 2),
    ("because", 2),
    ("limit-by-card", 3),
    ("limit-by-ace", 4),
    ("points-recorded", 1),
    ("difference", 2),
    ("doubled-by-card", 2),
    ("counts-equal", 1),
    ("big-gin", 0),
    ("eleven-melded", 1),
    ("gin", 0),
    ("knock", 0),
    ("gin-off", 0),
    ("undercut", 0),
    ("nobody-knocked", 0),
    ("only-points", 0),
    ("box-won", 0),
    ("boxes-recorded", 1),
    ("boxes-more", 1),
    ("hand-doubled", 0),
    ("boxes-with-hand", 2),
    ("boxes-in-all", 1),
    ("hand-not-won", 0),
    ("round-not-won", 0),
    ("on-sheet", 1),
    ("entered-has-entry", 3),
    ("entered-first-without", 3),
    ("entered-win-number", 3),
    ("not-entered-yet", 3),
    ("already-closed", 1),
];
