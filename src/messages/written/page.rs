//! The messages of `l10n/*/page.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// Gin rummy: { $series }
pub(crate) struct Title<T0> { pub(crate) series: T0 }

impl<T0: Value> Message for Title<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.series.arg()]) }
}

// { $players }, { $day }
pub(crate) struct SeriesTitle<T0, T1> { pub(crate) players: T0, pub(crate) day: T1 }

impl<T0: Value, T1: Value> Message for SeriesTitle<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.players.arg(), self.day.arg()]) }
}

// Gin rummy
pub(crate) struct Heading;

impl Message for Heading {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Heading {}

// { $series -> [one] Gin rummy: { $series } series [other] Gin rummy: { $series } series }
pub(crate) struct HeadingSeveral<T0> { pub(crate) series: T0 }

impl<T0: Count> Message for HeadingSeveral<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.series.arg()]) }
}

// Series
pub(crate) struct Contents;

impl Message for Contents {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Contents {}

// { $day }, { $time }
pub(crate) struct DayAndTime<T0, T1> { pub(crate) day: T0, pub(crate) time: T1 }

impl<T0: Value, T1: Value> Message for DayAndTime<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.day.arg(), self.time.arg()]) }
}

// Started
pub(crate) struct Started;

impl Message for Started {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Started {}

// Players
pub(crate) struct Players;

impl Message for Players {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Players {}

// Rules
pub(crate) struct Rules;

impl Message for Rules {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Rules {}

// Stake
pub(crate) struct Stake;

impl Message for Stake {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Stake {}

// { $stake } per point
pub(crate) struct PerPoint<T0> { pub(crate) stake: T0 }

impl<T0: Value> Message for PerPoint<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.stake.arg()]) }
}

// Played
pub(crate) struct Played;

impl Message for Played {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 11) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Played {}

// { $hands -> [one] { $hands } hand [other] { $hands } hands }, stopped before its end
pub(crate) struct PlayedStopped<T0> { pub(crate) hands: T0 }

impl<T0: Count> Message for PlayedStopped<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 12) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.hands.arg()]) }
}

// { $hands -> [one] { $hands } hand [other] { $hands } hands }, finished
pub(crate) struct PlayedFinished<T0> { pub(crate) hands: T0 }

impl<T0: Count> Message for PlayedFinished<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 13) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.hands.arg()]) }
}

// { $hands -> [one] { $hands } hand [other] { $hands } hands }, not finished
pub(crate) struct PlayedUnfinished<T0> { pub(crate) hands: T0 }

impl<T0: Count> Message for PlayedUnfinished<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 14) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.hands.arg()]) }
}

// In play
pub(crate) struct InPlay;

impl Message for InPlay {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 15) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for InPlay {}

// Next
pub(crate) struct Next;

impl Message for Next {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 16) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Next {}

// Seal
pub(crate) struct Seal;

impl Message for Seal {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 17) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Seal {}

// none: an entry no longer matches its seal; see `ginscore audit`
pub(crate) struct NoSeal;

impl Message for NoSeal {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 18) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoSeal {}

// Series
pub(crate) struct Series;

impl Message for Series {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 19) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Series {}

// Score sheet
pub(crate) struct ScoreSheet;

impl Message for ScoreSheet {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 20) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ScoreSheet {}

// Score sheet { $number }
pub(crate) struct ScoreSheetNumber<T0> { pub(crate) number: T0 }

impl<T0: Count> Message for ScoreSheetNumber<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 21) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg()]) }
}

// Settlement
pub(crate) struct Settlement;

impl Message for Settlement {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 22) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Settlement {}

// Sheet { $number }
pub(crate) struct SheetNumber<T0> { pub(crate) number: T0 }

impl<T0: Count> Message for SheetNumber<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 23) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg()]) }
}

// Hands
pub(crate) struct Hands;

impl Message for Hands {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 24) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Hands {}

// Running totals, hand by hand
pub(crate) struct TotalsByHand;

impl Message for TotalsByHand {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 25) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for TotalsByHand {}

// Running totals, round by round
pub(crate) struct TotalsByRound;

impl Message for TotalsByRound {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 26) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for TotalsByRound {}

// Game { $number }
pub(crate) struct GameColumn<T0> { pub(crate) number: T0 }

impl<T0: Count> Message for GameColumn<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 27) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg()]) }
}

// Hand
pub(crate) struct HandColumn;

impl Message for HandColumn {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 28) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for HandColumn {}

// Round
pub(crate) struct RoundColumn;

impl Message for RoundColumn {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 29) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RoundColumn {}

// boxes
pub(crate) struct Boxes;

impl Message for Boxes {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 30) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Boxes {}

// to go
pub(crate) struct ToGo;

impl Message for ToGo {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 31) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ToGo {}

// * not verified from cards
pub(crate) struct NotVerifiedNote;

impl Message for NotVerifiedNote {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 32) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NotVerifiedNote {}

// game closed
pub(crate) struct GameClosed;

impl Message for GameClosed {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 33) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for GameClosed {}

// Game { $number }
pub(crate) struct PlotGame<T0> { pub(crate) number: T0 }

impl<T0: Count> Message for PlotGame<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 34) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg()]) }
}

// The game
pub(crate) struct PlotOneGame;

impl Message for PlotOneGame {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 35) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for PlotOneGame {}

// Game { $number }, hand by hand: { $totals }.
pub(crate) struct DescribedByHand<T0, T1> { pub(crate) number: T0, pub(crate) totals: T1 }

impl<T0: Count, T1: Value> Message for DescribedByHand<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 36) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.totals.arg()]) }
}

// Game { $number }, round by round: { $totals }.
pub(crate) struct DescribedByRound<T0, T1> { pub(crate) number: T0, pub(crate) totals: T1 }

impl<T0: Count, T1: Value> Message for DescribedByRound<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 37) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.totals.arg()]) }
}

// The game, hand by hand: { $totals }.
pub(crate) struct DescribedOneByHand<T0> { pub(crate) totals: T0 }

impl<T0: Value> Message for DescribedOneByHand<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 38) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.totals.arg()]) }
}

// The game, round by round: { $totals }.
pub(crate) struct DescribedOneByRound<T0> { pub(crate) totals: T0 }

impl<T0: Value> Message for DescribedOneByRound<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 39) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.totals.arg()]) }
}

// { $name } reached { $target } in hand { $number }.
pub(crate) struct ReachedInHand<T0, T1, T2> { pub(crate) name: T0, pub(crate) target: T1, pub(crate) number: T2 }

impl<T0: Value, T1: Count, T2: Count> Message for ReachedInHand<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 40) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.target.arg(), self.number.arg()]) }
}

// { $name } reached { $target } in round { $number }.
pub(crate) struct ReachedInRound<T0, T1, T2> { pub(crate) name: T0, pub(crate) target: T1, pub(crate) number: T2 }

impl<T0: Value, T1: Count, T2: Count> Message for ReachedInRound<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 41) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.target.arg(), self.number.arg()]) }
}

// Nobody has reached { $target }.
pub(crate) struct NobodyReached<T0> { pub(crate) target: T0 }

impl<T0: Count> Message for NobodyReached<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 42) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.target.arg()]) }
}

// hand { $number }
pub(crate) struct AxisHand<T0> { pub(crate) number: T0 }

impl<T0: Count> Message for AxisHand<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 43) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg()]) }
}

// round { $number }
pub(crate) struct AxisRound<T0> { pub(crate) number: T0 }

impl<T0: Count> Message for AxisRound<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 44) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg()]) }
}

// Hand { $number }: { $headline }
pub(crate) struct HandTitle<T0, T1> { pub(crate) number: T0, pub(crate) headline: T1 }

impl<T0: Count, T1: Value> Message for HandTitle<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 45) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.headline.arg()]) }
}

// Round { $number }: { $headline }
pub(crate) struct RoundTitle<T0, T1> { pub(crate) number: T0, pub(crate) headline: T1 }

impl<T0: Count, T1: Value> Message for RoundTitle<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 46) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.headline.arg()]) }
}

// not verified from cards
pub(crate) struct NotVerified;

impl Message for NotVerified {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 47) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NotVerified {}

// { $entered }; not verified from cards
pub(crate) struct EnteredNotVerified<T0> { pub(crate) entered: T0 }

impl<T0: Value> Message for EnteredNotVerified<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 48) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.entered.arg()]) }
}

// Note:
pub(crate) struct Note;

impl Message for Note {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 49) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Note {}

// knock card
pub(crate) struct KnockCard;

impl Message for KnockCard {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 50) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for KnockCard {}

// laid off
pub(crate) struct LaidOff;

impl Message for LaidOff {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 51) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for LaidOff {}

// laying off
pub(crate) struct LayingOff;

impl Message for LayingOff {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 52) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for LayingOff {}

// deadwood
pub(crate) struct Deadwood;

impl Message for Deadwood {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 53) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Deadwood {}

// count { $count }
pub(crate) struct DeadwoodCount<T0> { pub(crate) count: T0 }

impl<T0: Count> Message for DeadwoodCount<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 54) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.count.arg()]) }
}

// { $name } left { $points -> [one] { $points } point [other] { $points } points } on the table:
pub(crate) struct LeftOnTable<T0, T1> { pub(crate) name: T0, pub(crate) points: T1 }

impl<T0: Value, T1: Count> Message for LeftOnTable<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 55) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.points.arg()]) }
}

// set
pub(crate) struct Set;

impl Message for Set {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 56) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Set {}

// run
pub(crate) struct Run;

impl Message for Run {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 57) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Run {}

// { $rank } of { $suit }
pub(crate) struct Card<T0, T1> { pub(crate) rank: T0, pub(crate) suit: T1 }

impl<T0: Value, T1: Value> Message for Card<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 58) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.rank.arg(), self.suit.arg()]) }
}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 59]; 6] = [
    [(0, 13), (13, 19), (19, 28), (28, 76), (76, 82), (13, 19), (82, 89), (89, 96), (96, 101), (101, 106), (106, 118), (118, 124), (124, 171), (171, 204), (204, 241), (241, 248), (248, 252), (252, 256), (256, 319), (76, 82), (319, 330), (330, 344), (344, 354), (354, 362), (362, 367), (367, 395), (395, 425), (425, 432), (432, 436), (436, 441), (441, 446), (446, 451), (451, 476), (476, 487), (425, 432), (487, 495), (495, 521), (521, 549), (549, 576), (576, 605), (605, 630), (630, 656), (656, 678), (678, 685), (685, 693), (693, 704), (704, 716), (716, 739), (739, 766), (766, 771), (771, 781), (781, 789), (789, 799), (799, 807), (807, 815), (815, 862), (862, 865), (865, 868), (868, 876)],
    [(0, 13), (13, 19), (19, 28), (28, 76), (76, 82), (13, 19), (82, 89), (89, 96), (96, 101), (101, 106), (106, 118), (118, 124), (124, 171), (171, 204), (204, 241), (241, 248), (248, 252), (252, 256), (256, 319), (76, 82), (319, 330), (330, 344), (344, 354), (354, 362), (362, 367), (367, 395), (395, 425), (425, 432), (432, 436), (436, 441), (441, 446), (446, 451), (451, 476), (476, 487), (425, 432), (487, 495), (495, 521), (521, 549), (549, 576), (576, 605), (605, 630), (630, 656), (656, 678), (678, 685), (685, 693), (693, 704), (704, 716), (716, 739), (739, 766), (766, 771), (771, 781), (781, 789), (789, 799), (799, 807), (807, 815), (815, 862), (862, 865), (865, 868), (868, 876)],
    [(0, 13), (13, 19), (19, 28), (28, 76), (76, 82), (13, 19), (82, 89), (89, 96), (96, 101), (101, 106), (106, 118), (118, 124), (124, 171), (171, 204), (204, 241), (241, 248), (248, 252), (252, 256), (256, 319), (76, 82), (319, 330), (330, 344), (344, 354), (354, 362), (362, 367), (367, 395), (395, 425), (425, 432), (432, 436), (436, 441), (441, 446), (446, 451), (451, 476), (476, 487), (425, 432), (487, 495), (495, 521), (521, 549), (549, 576), (576, 605), (605, 630), (630, 656), (656, 678), (678, 685), (685, 693), (693, 704), (704, 716), (716, 739), (739, 766), (766, 771), (771, 781), (781, 789), (789, 799), (799, 807), (807, 815), (815, 862), (862, 865), (865, 868), (868, 876)],
    [(0, 13), (13, 19), (19, 28), (28, 76), (76, 82), (13, 19), (82, 89), (89, 96), (96, 101), (101, 106), (106, 118), (118, 124), (124, 171), (171, 204), (204, 241), (241, 248), (248, 252), (252, 256), (256, 319), (76, 82), (319, 330), (330, 344), (344, 354), (354, 362), (362, 367), (367, 395), (395, 425), (425, 432), (432, 436), (436, 441), (441, 446), (446, 451), (451, 476), (476, 487), (425, 432), (487, 495), (495, 521), (521, 549), (549, 576), (576, 605), (605, 630), (630, 656), (656, 678), (678, 685), (685, 693), (693, 704), (704, 716), (716, 739), (739, 766), (766, 771), (771, 781), (781, 789), (789, 799), (799, 807), (807, 815), (815, 862), (862, 865), (865, 868), (868, 876)],
    [(0, 13), (13, 19), (19, 28), (28, 76), (76, 82), (13, 19), (82, 89), (89, 96), (96, 101), (101, 106), (106, 118), (118, 124), (124, 171), (171, 204), (204, 241), (241, 248), (248, 252), (252, 256), (256, 319), (76, 82), (319, 330), (330, 344), (344, 354), (354, 362), (362, 367), (367, 395), (395, 425), (425, 432), (432, 436), (436, 441), (441, 446), (446, 451), (451, 476), (476, 487), (425, 432), (487, 495), (495, 521), (521, 549), (549, 576), (576, 605), (605, 630), (630, 656), (656, 678), (678, 685), (685, 693), (693, 704), (704, 716), (716, 739), (739, 766), (766, 771), (771, 781), (781, 789), (789, 799), (799, 807), (807, 815), (815, 862), (862, 865), (865, 868), (868, 876)],
    [(0, 13), (13, 19), (19, 28), (28, 76), (76, 82), (13, 19), (82, 89), (89, 96), (96, 101), (101, 106), (106, 118), (118, 124), (124, 171), (171, 204), (204, 241), (241, 248), (248, 252), (252, 256), (256, 319), (76, 82), (319, 330), (330, 344), (344, 354), (354, 362), (362, 367), (367, 395), (395, 425), (425, 432), (432, 436), (436, 441), (441, 446), (446, 451), (451, 476), (476, 487), (425, 432), (487, 495), (495, 521), (521, 549), (549, 576), (576, 605), (605, 630), (630, 656), (656, 678), (678, 685), (685, 693), (693, 704), (704, 716), (716, 739), (739, 766), (766, 771), (771, 781), (781, 789), (789, 799), (799, 807), (807, 815), (815, 862), (862, 865), (865, 868), (868, 876)],
];

const TEXT: &str = concat!(
    "Gin rummy: \u{1}A",
    "\u{1}A, \u{1}B",
    "Gin rummy",
    "\u{3}A\u{4}o\u{5}Gin rummy: \u{1}A series\u{4}\u{5}Gin rummy: \u{1}A series\u{6}",
    "Series",
    "Started",
    "Players",
    "Rules",
    "Stake",
    "\u{1}A per point",
    "Played",
    "\u{3}A\u{4}o\u{5}\u{1}A hand\u{4}\u{5}\u{1}A hands\u{6}, stopped before its end",
    "\u{3}A\u{4}o\u{5}\u{1}A hand\u{4}\u{5}\u{1}A hands\u{6}, finished",
    "\u{3}A\u{4}o\u{5}\u{1}A hand\u{4}\u{5}\u{1}A hands\u{6}, not finished",
    "In play",
    "Next",
    "Seal",
    "none: an entry no longer matches its seal; see `ginscore audit`",
    "Score sheet",
    "Score sheet \u{1}A",
    "Settlement",
    "Sheet \u{1}A",
    "Hands",
    "Running totals, hand by hand",
    "Running totals, round by round",
    "Game \u{1}A",
    "Hand",
    "Round",
    "boxes",
    "to go",
    "* not verified from cards",
    "game closed",
    "The game",
    "Game \u{1}A, hand by hand: \u{1}B.",
    "Game \u{1}A, round by round: \u{1}B.",
    "The game, hand by hand: \u{1}A.",
    "The game, round by round: \u{1}A.",
    "\u{1}A reached \u{1}B in hand \u{1}C.",
    "\u{1}A reached \u{1}B in round \u{1}C.",
    "Nobody has reached \u{1}A.",
    "hand \u{1}A",
    "round \u{1}A",
    "Hand \u{1}A: \u{1}B",
    "Round \u{1}A: \u{1}B",
    "not verified from cards",
    "\u{1}A; not verified from cards",
    "Note:",
    "knock card",
    "laid off",
    "laying off",
    "deadwood",
    "count \u{1}A",
    "\u{1}A left \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6} on the table:",
    "set",
    "run",
    "\u{1}A of \u{1}B",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 59] = [(0, 23), (23, 35), (35, 54), (54, 108), (108, 123), (23, 35), (123, 139), (139, 155), (155, 168), (168, 181), (181, 203), (203, 218), (218, 280), (280, 323), (323, 371), (371, 387), (387, 399), (399, 411), (411, 502), (108, 123), (502, 523), (523, 548), (548, 568), (568, 585), (585, 598), (598, 642), (642, 689), (689, 704), (704, 716), (716, 729), (729, 742), (742, 755), (755, 795), (795, 816), (689, 704), (816, 833), (833, 873), (873, 916), (916, 958), (958, 1003), (1003, 1041), (1041, 1080), (1080, 1115), (1115, 1130), (1130, 1147), (1147, 1167), (1167, 1188), (1188, 1225), (1225, 1267), (1267, 1280), (1280, 1300), (1300, 1317), (1317, 1337), (1337, 1354), (1354, 1371), (1371, 1431), (1431, 1442), (1442, 1453), (1453, 1469)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦Gin rummy: \u{1}A ~~~⟧",
    "⟦\u{1}A, \u{1}B⟧",
    "⟦Gin rummy ~~~⟧",
    "⟦\u{3}A\u{4}o\u{5}Gin rummy: \u{1}A series\u{4}\u{5}Gin rummy: \u{1}A series\u{6}⟧",
    "⟦Series ~~⟧",
    "⟦Started ~~⟧",
    "⟦Players ~~⟧",
    "⟦Rules ~⟧",
    "⟦Stake ~⟧",
    "⟦\u{1}A per point ~~~⟧",
    "⟦Played ~~⟧",
    "⟦\u{3}A\u{4}o\u{5}\u{1}A hand\u{4}\u{5}\u{1}A hands\u{6}, stopped before its end ~~~~~~~~⟧",
    "⟦\u{3}A\u{4}o\u{5}\u{1}A hand\u{4}\u{5}\u{1}A hands\u{6}, finished ~~~⟧",
    "⟦\u{3}A\u{4}o\u{5}\u{1}A hand\u{4}\u{5}\u{1}A hands\u{6}, not finished ~~~~⟧",
    "⟦In play ~~⟧",
    "⟦Next ~⟧",
    "⟦Seal ~⟧",
    "⟦none: an entry no longer matches its seal; see `ginscore audit` ~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Score sheet ~~~⟧",
    "⟦Score sheet \u{1}A ~~~~⟧",
    "⟦Settlement ~~~⟧",
    "⟦Sheet \u{1}A ~~⟧",
    "⟦Hands ~⟧",
    "⟦Running totals, hand by hand ~~~~~~~~~⟧",
    "⟦Running totals, round by round ~~~~~~~~~~⟧",
    "⟦Game \u{1}A ~⟧",
    "⟦Hand ~⟧",
    "⟦Round ~⟧",
    "⟦boxes ~⟧",
    "⟦to go ~⟧",
    "⟦* not verified from cards ~~~~~~~~⟧",
    "⟦game closed ~~~⟧",
    "⟦The game ~~⟧",
    "⟦Game \u{1}A, hand by hand: \u{1}B. ~~~~~~~⟧",
    "⟦Game \u{1}A, round by round: \u{1}B. ~~~~~~~~⟧",
    "⟦The game, hand by hand: \u{1}A. ~~~~~~~~⟧",
    "⟦The game, round by round: \u{1}A. ~~~~~~~~~⟧",
    "⟦\u{1}A reached \u{1}B in hand \u{1}C. ~~~~~~⟧",
    "⟦\u{1}A reached \u{1}B in round \u{1}C. ~~~~~~⟧",
    "⟦Nobody has reached \u{1}A. ~~~~~~⟧",
    "⟦hand \u{1}A ~⟧",
    "⟦round \u{1}A ~~⟧",
    "⟦Hand \u{1}A: \u{1}B ~~⟧",
    "⟦Round \u{1}A: \u{1}B ~~⟧",
    "⟦not verified from cards ~~~~~~~⟧",
    "⟦\u{1}A; not verified from cards ~~~~~~~~⟧",
    "⟦Note: ~⟧",
    "⟦knock card ~~~⟧",
    "⟦laid off ~~⟧",
    "⟦laying off ~~~⟧",
    "⟦deadwood ~~⟧",
    "⟦count \u{1}A ~~⟧",
    "⟦\u{1}A left \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6} on the table: ~~~~~~⟧",
    "⟦set ~⟧",
    "⟦run ~⟧",
    "⟦\u{1}A of \u{1}B ~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("title", 1),
    ("series-title", 2),
    ("heading", 0),
    ("heading-several", 1),
    ("contents", 0),
    ("day-and-time", 2),
    ("started", 0),
    ("players", 0),
    ("rules", 0),
    ("stake", 0),
    ("per-point", 1),
    ("played", 0),
    ("played-stopped", 1),
    ("played-finished", 1),
    ("played-unfinished", 1),
    ("in-play", 0),
    ("next", 0),
    ("seal", 0),
    ("no-seal", 0),
    ("series", 0),
    ("score-sheet", 0),
    ("score-sheet-number", 1),
    ("settlement", 0),
    ("sheet-number", 1),
    ("hands", 0),
    ("totals-by-hand", 0),
    ("totals-by-round", 0),
    ("game-column", 1),
    ("hand-column", 0),
    ("round-column", 0),
    ("boxes", 0),
    ("to-go", 0),
    ("not-verified-note", 0),
    ("game-closed", 0),
    ("plot-game", 1),
    ("plot-one-game", 0),
    ("described-by-hand", 2),
    ("described-by-round", 2),
    ("described-one-by-hand", 1),
    ("described-one-by-round", 1),
    ("reached-in-hand", 3),
    ("reached-in-round", 3),
    ("nobody-reached", 1),
    ("axis-hand", 1),
    ("axis-round", 1),
    ("hand-title", 2),
    ("round-title", 2),
    ("not-verified", 0),
    ("entered-not-verified", 1),
    ("note", 0),
    ("knock-card", 0),
    ("laid-off", 0),
    ("laying-off", 0),
    ("deadwood", 0),
    ("deadwood-count", 1),
    ("left-on-table", 2),
    ("set", 0),
    ("run", 0),
    ("card", 2),
];
