//! The messages of `l10n/*/sheet.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// Sheet { $number }
pub(crate) struct SheetNumber<T0> { pub(crate) number: T0 }

impl<T0: Value> Message for SheetNumber<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg()]) }
}

// * not verified from cards
pub(crate) struct NotVerifiedMark;

impl Message for NotVerifiedMark {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NotVerifiedMark {}

// Seal { $seal }
pub(crate) struct Seal<T0> { pub(crate) seal: T0 }

impl<T0: Value> Message for Seal<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.seal.arg()]) }
}

// hand { $number }: { $headline }, { $entered }
pub(crate) struct HandEntered<T0, T1, T2> { pub(crate) number: T0, pub(crate) headline: T1, pub(crate) entered: T2 }

impl<T0: Value, T1: Value, T2: Value> Message for HandEntered<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.headline.arg(), self.entered.arg()]) }
}

// hand { $number }: { $headline }, not verified from cards, { $entered }
pub(crate) struct HandEnteredNotVerified<T0, T1, T2> { pub(crate) number: T0, pub(crate) headline: T1, pub(crate) entered: T2 }

impl<T0: Value, T1: Value, T2: Value> Message for HandEnteredNotVerified<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.headline.arg(), self.entered.arg()]) }
}

// round { $number }: { $headline }, { $entered }
pub(crate) struct RoundEntered<T0, T1, T2> { pub(crate) number: T0, pub(crate) headline: T1, pub(crate) entered: T2 }

impl<T0: Value, T1: Value, T2: Value> Message for RoundEntered<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.headline.arg(), self.entered.arg()]) }
}

// round { $number }: { $headline }, not verified from cards, { $entered }
pub(crate) struct RoundEnteredNotVerified<T0, T1, T2> { pub(crate) number: T0, pub(crate) headline: T1, pub(crate) entered: T2 }

impl<T0: Value, T1: Value, T2: Value> Message for RoundEnteredNotVerified<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.headline.arg(), self.entered.arg()]) }
}

// game { $game }: { $scores }
pub(crate) struct GameScores<T0, T1> { pub(crate) game: T0, pub(crate) scores: T1 }

impl<T0: Value, T1: Value> Message for GameScores<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.game.arg(), self.scores.arg()]) }
}

// game { $game }: { $scores }; { $winner } won it
pub(crate) struct GameScoresWon<T0, T1, T2> { pub(crate) game: T0, pub(crate) scores: T1, pub(crate) winner: T2 }

impl<T0: Value, T1: Value, T2: Value> Message for GameScoresWon<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.game.arg(), self.scores.arg(), self.winner.arg()]) }
}

// { $name } { $points } with { $boxes -> [one] { $boxes } box [other] { $boxes } boxes } and { $to-go } to go
pub(crate) struct ScoreOpen<T0, T1, T2, T3> { pub(crate) name: T0, pub(crate) points: T1, pub(crate) boxes: T2, pub(crate) to_go: T3 }

impl<T0: Value, T1: Count, T2: Count, T3: Count> Message for ScoreOpen<T0, T1, T2, T3> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.points.arg(), self.boxes.arg(), self.to_go.arg()]) }
}

// { $name } { $points } with { $boxes -> [one] { $boxes } box [other] { $boxes } boxes }
pub(crate) struct ScoreClosed<T0, T1, T2> { pub(crate) name: T0, pub(crate) points: T1, pub(crate) boxes: T2 }

impl<T0: Value, T1: Count, T2: Count> Message for ScoreClosed<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.points.arg(), self.boxes.arg()]) }
}

// { $players -> [one] { $name } is [other] { $name } are } in danger of a shutout in game { $game }
pub(crate) struct ShutoutDanger<T0, T1, T2> { pub(crate) players: T0, pub(crate) name: T1, pub(crate) game: T2 }

impl<T0: Count, T1: Value, T2: Value> Message for ShutoutDanger<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 11) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.players.arg(), self.name.arg(), self.game.arg()]) }
}

// { $players -> [one] { $name } has [other] { $name } have } won { $won } of { $all } games, which decides the sheet
pub(crate) struct Decided<T0, T1, T2, T3> { pub(crate) players: T0, pub(crate) name: T1, pub(crate) won: T2, pub(crate) all: T3 }

impl<T0: Count, T1: Value, T2: Count, T3: Count> Message for Decided<T0, T1, T2, T3> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 12) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.players.arg(), self.name.arg(), self.won.arg(), self.all.arg()]) }
}

// The series was stopped.
pub(crate) struct SeriesWasStopped;

impl Message for SeriesWasStopped {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 13) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeriesWasStopped {}

// The series is over.
pub(crate) struct SeriesIsOver;

impl Message for SeriesIsOver {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 14) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeriesIsOver {}

// It is not recorded who deals first.
pub(crate) struct FirstDealerUnknown;

impl Message for FirstDealerUnknown {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 15) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for FirstDealerUnknown {}

// entered when every hand of the round has ended
pub(crate) struct EnteredLater;

impl Message for EnteredLater {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 16) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for EnteredLater {}

// not entered in any game
pub(crate) struct EnteredNowhere;

impl Message for EnteredNowhere {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 17) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for EnteredNowhere {}

// not entered: the games that this win would go to are closed
pub(crate) struct EnteredClosed;

impl Message for EnteredClosed {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 18) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for EnteredClosed {}

// { $count -> [one] entered in game { $games } [other] entered in games { $games } }
pub(crate) struct EnteredGames<T0, T1> { pub(crate) count: T0, pub(crate) games: T1 }

impl<T0: Count, T1: Value> Message for EnteredGames<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 19) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.count.arg(), self.games.arg()]) }
}

// score: { $scores }
pub(crate) struct Score<T0> { pub(crate) scores: T0 }

impl<T0: Value> Message for Score<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 20) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.scores.arg()]) }
}

// game { $game } { $scores }
pub(crate) struct ScoreInGame<T0, T1> { pub(crate) game: T0, pub(crate) scores: T1 }

impl<T0: Value, T1: Value> Message for ScoreInGame<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 21) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.game.arg(), self.scores.arg()]) }
}

// hand
pub(crate) struct HeadHand;

impl Message for HeadHand {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 22) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for HeadHand {}

// round
pub(crate) struct HeadRound;

impl Message for HeadRound {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 23) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for HeadRound {}

// game { $game }
pub(crate) struct HeadGame<T0> { pub(crate) game: T0 }

impl<T0: Value> Message for HeadGame<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 24) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.game.arg()]) }
}

// boxes
pub(crate) struct RowBoxes;

impl Message for RowBoxes {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 25) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RowBoxes {}

// to go
pub(crate) struct RowToGo;

impl Message for RowToGo {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 26) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RowToGo {}

// won
pub(crate) struct CellWon;

impl Message for CellWon {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 27) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for CellWon {}

// lost
pub(crate) struct CellLost;

impl Message for CellLost {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 28) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for CellLost {}

// race
pub(crate) struct Race;

impl Message for Race {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 29) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Race {}

// round { $number }
pub(crate) struct RowRound<T0> { pub(crate) number: T0 }

impl<T0: Value> Message for RowRound<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 30) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg()]) }
}

// adjusted
pub(crate) struct RowAdjusted;

impl Message for RowAdjusted {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 31) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RowAdjusted {}

// { $boxes -> [one] { $signed } box [other] { $signed } boxes }
pub(crate) struct RowAdjustedBoxes<T0, T1> { pub(crate) boxes: T0, pub(crate) signed: T1 }

impl<T0: Count, T1: Value> Message for RowAdjustedBoxes<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 32) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.boxes.arg(), self.signed.arg()]) }
}

// knock
pub(crate) struct EndKnock;

impl Message for EndKnock {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 33) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for EndKnock {}

// gin
pub(crate) struct EndGin;

impl Message for EndGin {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 34) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for EndGin {}

// big-gin
pub(crate) struct EndBigGin;

impl Message for EndBigGin {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 35) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for EndBigGin {}

// undercut
pub(crate) struct EndUndercut;

impl Message for EndUndercut {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 36) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for EndUndercut {}

// gin-off
pub(crate) struct EndGinOff;

impl Message for EndGinOff {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 37) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for EndGinOff {}

// tie
pub(crate) struct EndTie;

impl Message for EndTie {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 38) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for EndTie {}

// draw
pub(crate) struct EndDraw;

impl Message for EndDraw {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 39) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for EndDraw {}

// points
pub(crate) struct EndPoints;

impl Message for EndPoints {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 40) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for EndPoints {}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 41]; 6] = [
    [(0, 8), (8, 33), (33, 40), (40, 55), (55, 95), (95, 111), (111, 152), (152, 163), (163, 185), (185, 231), (231, 264), (264, 317), (317, 382), (382, 405), (405, 424), (424, 459), (459, 505), (505, 528), (528, 587), (587, 632), (632, 641), (641, 651), (651, 655), (655, 660), (660, 667), (667, 672), (672, 677), (677, 680), (680, 684), (684, 688), (688, 696), (696, 704), (704, 726), (726, 731), (731, 734), (734, 741), (741, 749), (749, 756), (756, 759), (759, 763), (763, 769)],
    [(0, 8), (8, 33), (33, 40), (40, 55), (55, 95), (95, 111), (111, 152), (152, 163), (163, 185), (185, 231), (231, 264), (264, 317), (317, 382), (382, 405), (405, 424), (424, 459), (459, 505), (505, 528), (528, 587), (587, 632), (632, 641), (641, 651), (651, 655), (655, 660), (660, 667), (667, 672), (672, 677), (677, 680), (680, 684), (684, 688), (688, 696), (696, 704), (704, 726), (726, 731), (731, 734), (734, 741), (741, 749), (749, 756), (756, 759), (759, 763), (763, 769)],
    [(0, 8), (8, 33), (33, 40), (40, 55), (55, 95), (95, 111), (111, 152), (152, 163), (163, 185), (185, 231), (231, 264), (264, 317), (317, 382), (382, 405), (405, 424), (424, 459), (459, 505), (505, 528), (528, 587), (587, 632), (632, 641), (641, 651), (651, 655), (655, 660), (660, 667), (667, 672), (672, 677), (677, 680), (680, 684), (684, 688), (688, 696), (696, 704), (704, 726), (726, 731), (731, 734), (734, 741), (741, 749), (749, 756), (756, 759), (759, 763), (763, 769)],
    [(0, 8), (8, 33), (33, 40), (40, 55), (55, 95), (95, 111), (111, 152), (152, 163), (163, 185), (185, 231), (231, 264), (264, 317), (317, 382), (382, 405), (405, 424), (424, 459), (459, 505), (505, 528), (528, 587), (587, 632), (632, 641), (641, 651), (651, 655), (655, 660), (660, 667), (667, 672), (672, 677), (677, 680), (680, 684), (684, 688), (688, 696), (696, 704), (704, 726), (726, 731), (731, 734), (734, 741), (741, 749), (749, 756), (756, 759), (759, 763), (763, 769)],
    [(0, 8), (8, 33), (33, 40), (40, 55), (55, 95), (95, 111), (111, 152), (152, 163), (163, 185), (185, 231), (231, 264), (264, 317), (317, 382), (382, 405), (405, 424), (424, 459), (459, 505), (505, 528), (528, 587), (587, 632), (632, 641), (641, 651), (651, 655), (655, 660), (660, 667), (667, 672), (672, 677), (677, 680), (680, 684), (684, 688), (688, 696), (696, 704), (704, 726), (726, 731), (731, 734), (734, 741), (741, 749), (749, 756), (756, 759), (759, 763), (763, 769)],
    [(0, 8), (8, 33), (33, 40), (40, 55), (55, 95), (95, 111), (111, 152), (152, 163), (163, 185), (185, 231), (231, 264), (264, 317), (317, 382), (382, 405), (405, 424), (424, 459), (459, 505), (505, 528), (528, 587), (587, 632), (632, 641), (641, 651), (651, 655), (655, 660), (660, 667), (667, 672), (672, 677), (677, 680), (680, 684), (684, 688), (688, 696), (696, 704), (704, 726), (726, 731), (731, 734), (734, 741), (741, 749), (749, 756), (756, 759), (759, 763), (763, 769)],
];

const TEXT: &str = concat!(
    "Sheet \u{1}A",
    "* not verified from cards",
    "Seal \u{1}A",
    "hand \u{1}A: \u{1}B, \u{1}C",
    "hand \u{1}A: \u{1}B, not verified from cards, \u{1}C",
    "round \u{1}A: \u{1}B, \u{1}C",
    "round \u{1}A: \u{1}B, not verified from cards, \u{1}C",
    "game \u{1}A: \u{1}B",
    "game \u{1}A: \u{1}B; \u{1}C won it",
    "\u{1}A \u{1}B with \u{3}C\u{4}o\u{5}\u{1}C box\u{4}\u{5}\u{1}C boxes\u{6} and \u{1}D to go",
    "\u{1}A \u{1}B with \u{3}C\u{4}o\u{5}\u{1}C box\u{4}\u{5}\u{1}C boxes\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B is\u{4}\u{5}\u{1}B are\u{6} in danger of a shutout in game \u{1}C",
    "\u{3}A\u{4}o\u{5}\u{1}B has\u{4}\u{5}\u{1}B have\u{6} won \u{1}C of \u{1}D games, which decides the sheet",
    "The series was stopped.",
    "The series is over.",
    "It is not recorded who deals first.",
    "entered when every hand of the round has ended",
    "not entered in any game",
    "not entered: the games that this win would go to are closed",
    "\u{3}A\u{4}o\u{5}entered in game \u{1}B\u{4}\u{5}entered in games \u{1}B\u{6}",
    "score: \u{1}A",
    "game \u{1}A \u{1}B",
    "hand",
    "round",
    "game \u{1}A",
    "boxes",
    "to go",
    "won",
    "lost",
    "race",
    "round \u{1}A",
    "adjusted",
    "\u{3}A\u{4}o\u{5}\u{1}B box\u{4}\u{5}\u{1}B boxes\u{6}",
    "knock",
    "gin",
    "big-gin",
    "undercut",
    "gin-off",
    "tie",
    "draw",
    "points",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 41] = [(0, 17), (17, 57), (57, 72), (72, 97), (97, 155), (155, 181), (181, 240), (240, 260), (260, 294), (294, 353), (353, 395), (395, 465), (465, 550), (550, 587), (587, 619), (619, 672), (672, 740), (740, 777), (777, 862), (862, 913), (913, 931), (931, 950), (950, 960), (960, 971), (971, 984), (984, 995), (995, 1006), (1006, 1015), (1015, 1025), (1025, 1035), (1035, 1049), (1049, 1063), (1063, 1091), (1091, 1102), (1102, 1111), (1111, 1124), (1124, 1138), (1138, 1151), (1151, 1160), (1160, 1170), (1170, 1182)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦Sheet \u{1}A ~~⟧",
    "⟦* not verified from cards ~~~~~~~~⟧",
    "⟦Seal \u{1}A ~⟧",
    "⟦hand \u{1}A: \u{1}B, \u{1}C ~~~⟧",
    "⟦hand \u{1}A: \u{1}B, not verified from cards, \u{1}C ~~~~~~~~~~~⟧",
    "⟦round \u{1}A: \u{1}B, \u{1}C ~~~⟧",
    "⟦round \u{1}A: \u{1}B, not verified from cards, \u{1}C ~~~~~~~~~~~⟧",
    "⟦game \u{1}A: \u{1}B ~~⟧",
    "⟦game \u{1}A: \u{1}B; \u{1}C won it ~~~~~⟧",
    "⟦\u{1}A \u{1}B with \u{3}C\u{4}o\u{5}\u{1}C box\u{4}\u{5}\u{1}C boxes\u{6} and \u{1}D to go ~~~~~~⟧",
    "⟦\u{1}A \u{1}B with \u{3}C\u{4}o\u{5}\u{1}C box\u{4}\u{5}\u{1}C boxes\u{6} ~~⟧",
    "⟦\u{3}A\u{4}o\u{5}\u{1}B is\u{4}\u{5}\u{1}B are\u{6} in danger of a shutout in game \u{1}C ~~~~~~~~~~⟧",
    "⟦\u{3}A\u{4}o\u{5}\u{1}B has\u{4}\u{5}\u{1}B have\u{6} won \u{1}C of \u{1}D games, which decides the sheet ~~~~~~~~~~~~~⟧",
    "⟦The series was stopped. ~~~~~~~⟧",
    "⟦The series is over. ~~~~~~⟧",
    "⟦It is not recorded who deals first. ~~~~~~~~~~~⟧",
    "⟦entered when every hand of the round has ended ~~~~~~~~~~~~~~~⟧",
    "⟦not entered in any game ~~~~~~~⟧",
    "⟦not entered: the games that this win would go to are closed ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{3}A\u{4}o\u{5}entered in game \u{1}B\u{4}\u{5}entered in games \u{1}B\u{6}⟧",
    "⟦score: \u{1}A ~~⟧",
    "⟦game \u{1}A \u{1}B ~~⟧",
    "⟦hand⟧",
    "⟦round⟧",
    "⟦game \u{1}A⟧",
    "⟦boxes⟧",
    "⟦to go⟧",
    "⟦won⟧",
    "⟦lost⟧",
    "⟦race⟧",
    "⟦round \u{1}A⟧",
    "⟦adjusted⟧",
    "⟦\u{3}A\u{4}o\u{5}\u{1}B box\u{4}\u{5}\u{1}B boxes\u{6}⟧",
    "⟦knock⟧",
    "⟦gin⟧",
    "⟦big-gin⟧",
    "⟦undercut⟧",
    "⟦gin-off⟧",
    "⟦tie⟧",
    "⟦draw⟧",
    "⟦points⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("sheet-number", 1),
    ("not-verified-mark", 0),
    ("seal", 1),
    ("hand-entered", 3),
    ("hand-entered-not-verified", 3),
    ("round-entered", 3),
    ("round-entered-not-verified", 3),
    ("game-scores", 2),
    ("game-scores-won", 3),
    ("score-open", 4),
    ("score-closed", 3),
    ("shutout-danger", 3),
    ("decided", 4),
    ("series-was-stopped", 0),
    ("series-is-over", 0),
    ("first-dealer-unknown", 0),
    ("entered-later", 0),
    ("entered-nowhere", 0),
    ("entered-closed", 0),
    ("entered-games", 2),
    ("score", 1),
    ("score-in-game", 2),
    ("head-hand", 0),
    ("head-round", 0),
    ("head-game", 1),
    ("row-boxes", 0),
    ("row-to-go", 0),
    ("cell-won", 0),
    ("cell-lost", 0),
    ("race", 0),
    ("row-round", 1),
    ("row-adjusted", 0),
    ("row-adjusted-boxes", 2),
    ("end-knock", 0),
    ("end-gin", 0),
    ("end-big-gin", 0),
    ("end-undercut", 0),
    ("end-gin-off", 0),
    ("end-tie", 0),
    ("end-draw", 0),
    ("end-points", 0),
];
