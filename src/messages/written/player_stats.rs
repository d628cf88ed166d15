//! The messages of `l10n/*/player-stats.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// there are no hands yet
pub(crate) struct NoHandsYet;

impl Message for NoHandsYet {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoHandsYet {}

// { $name }: { $hands -> [one] { $hands } hand [other] { $hands } hands } in { $series } series
pub(crate) struct TitleHands<T0, T1, T2> { pub(crate) name: T0, pub(crate) hands: T1, pub(crate) series: T2 }

impl<T0: Value, T1: Count, T2: Count> Message for TitleHands<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.hands.arg(), self.series.arg()]) }
}

// { $name }: { $rounds -> [one] { $rounds } round [other] { $rounds } rounds } in { $series } series
pub(crate) struct TitleRounds<T0, T1, T2> { pub(crate) name: T0, pub(crate) rounds: T1, pub(crate) series: T2 }

impl<T0: Value, T1: Count, T2: Count> Message for TitleRounds<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.rounds.arg(), self.series.arg()]) }
}

// { $name } ({ $players })
pub(crate) struct Side<T0, T1> { pub(crate) name: T0, pub(crate) players: T1 }

impl<T0: Value, T1: Value> Message for Side<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.players.arg()]) }
}

// hands won
pub(crate) struct HandsWon;

impl Message for HandsWon {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for HandsWon {}

// rounds won
pub(crate) struct RoundsWon;

impl Message for RoundsWon {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RoundsWon {}

// points per win
pub(crate) struct PointsPerWin;

impl Message for PointsPerWin {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for PointsPerWin {}

// points ahead
pub(crate) struct PointsAhead;

impl Message for PointsAhead {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for PointsAhead {}

// won by a knock
pub(crate) struct ByKnock;

impl Message for ByKnock {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ByKnock {}

// won by gin
pub(crate) struct ByGin;

impl Message for ByGin {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ByGin {}

// won by big gin
pub(crate) struct ByBigGin;

impl Message for ByBigGin {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ByBigGin {}

// won by an undercut
pub(crate) struct ByUndercut;

impl Message for ByUndercut {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 11) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ByUndercut {}

// won in points only
pub(crate) struct InPointsOnly;

impl Message for InPointsOnly {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 12) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for InPointsOnly {}

// knocked with
pub(crate) struct KnockedWith;

impl Message for KnockedWith {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 13) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for KnockedWith {}

// knocks undercut
pub(crate) struct KnocksUndercut;

impl Message for KnocksUndercut {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 14) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for KnocksUndercut {}

// caught with
pub(crate) struct CaughtWith;

impl Message for CaughtWith {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 15) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for CaughtWith {}

// left on the table
pub(crate) struct LeftOnTable;

impl Message for LeftOnTable {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 16) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for LeftOnTable {}

// boxes
pub(crate) struct Boxes;

impl Message for Boxes {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 17) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Boxes {}

// longest streaks
pub(crate) struct LongestStreaks;

impl Message for LongestStreaks {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 18) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for LongestStreaks {}

// games
pub(crate) struct Games;

impl Message for Games {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 19) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Games {}

// shutouts
pub(crate) struct Shutouts;

impl Message for Shutouts {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 20) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Shutouts {}

// series
pub(crate) struct Series;

impl Message for Series {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 21) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Series {}

// settled
pub(crate) struct Settled;

impl Message for Settled {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 22) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Settled {}

// ahead over time
pub(crate) struct AheadOverTime;

impl Message for AheadOverTime {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 23) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for AheadOverTime {}

// against { $opponent }
pub(crate) struct Against<T0> { pub(crate) opponent: T0 }

impl<T0: Value> Message for Against<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 24) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.opponent.arg()]) }
}

// { $part } of { $all }, { $percent }
pub(crate) struct Share<T0, T1, T2> { pub(crate) part: T0, pub(crate) all: T1, pub(crate) percent: T2 }

impl<T0: Count, T1: Count, T2: Value> Message for Share<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 25) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.part.arg(), self.all.arg(), self.percent.arg()]) }
}

// 0 of 0
pub(crate) struct ShareOfNone;

impl Message for ShareOfNone {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 26) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ShareOfNone {}

// { $part } of { $all }, { $percent }; 1 dealt hand in { NUMBER($one-in) } is gin
pub(crate) struct ShareGin<T0, T1, T2, T3> { pub(crate) part: T0, pub(crate) all: T1, pub(crate) percent: T2, pub(crate) one_in: T3 }

impl<T0: Count, T1: Count, T2: Value, T3: Count> Message for ShareGin<T0, T1, T2, T3> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 27) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.part.arg(), self.all.arg(), self.percent.arg(), self.one_in.arg()]) }
}

// { $part } of { $all }, { $percent }; 1 dealt hand in { NUMBER($one-in) } is big gin
pub(crate) struct ShareBigGin<T0, T1, T2, T3> { pub(crate) part: T0, pub(crate) all: T1, pub(crate) percent: T2, pub(crate) one_in: T3 }

impl<T0: Count, T1: Count, T2: Value, T3: Count> Message for ShareBigGin<T0, T1, T2, T3> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 28) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.part.arg(), self.all.arg(), self.percent.arg(), self.one_in.arg()]) }
}

// { $mean } on average ({ $hands -> [one] { $hands } hand [other] { $hands } hands })
pub(crate) struct MeanOfHands<T0, T1> { pub(crate) mean: T0, pub(crate) hands: T1 }

impl<T0: Value, T1: Count> Message for MeanOfHands<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 29) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.mean.arg(), self.hands.arg()]) }
}

// { $mean } on average ({ $rounds -> [one] { $rounds } round [other] { $rounds } rounds })
pub(crate) struct MeanOfRounds<T0, T1> { pub(crate) mean: T0, pub(crate) rounds: T1 }

impl<T0: Value, T1: Count> Message for MeanOfRounds<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 30) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.mean.arg(), self.rounds.arg()]) }
}

// { $mean } on average ({ $knocks -> [one] { $knocks } knock [other] { $knocks } knocks }); 1 dealt hand in { NUMBER($one-in) } counts 10 or less
pub(crate) struct MeanKnocked<T0, T1, T2> { pub(crate) mean: T0, pub(crate) knocks: T1, pub(crate) one_in: T2 }

impl<T0: Value, T1: Count, T2: Count> Message for MeanKnocked<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 31) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.mean.arg(), self.knocks.arg(), self.one_in.arg()]) }
}

// { $mean } on average ({ $hands -> [one] { $hands } hand [other] { $hands } hands }); a dealt hand averages { $dealt }
pub(crate) struct MeanCaught<T0, T1, T2> { pub(crate) mean: T0, pub(crate) hands: T1, pub(crate) dealt: T2 }

impl<T0: Value, T1: Count, T2: Value> Message for MeanCaught<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 32) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.mean.arg(), self.hands.arg(), self.dealt.arg()]) }
}

// { $points -> [one] { $ahead } points [other] { $ahead } points }, { $each } per hand ({ $hands -> [one] { $hands } hand [other] { $hands } hands })
pub(crate) struct AheadHands<T0, T1, T2, T3> { pub(crate) points: T0, pub(crate) ahead: T1, pub(crate) each: T2, pub(crate) hands: T3 }

impl<T0: Count, T1: Value, T2: Value, T3: Count> Message for AheadHands<T0, T1, T2, T3> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 33) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.points.arg(), self.ahead.arg(), self.each.arg(), self.hands.arg()]) }
}

// { $points -> [one] { $ahead } points [other] { $ahead } points }, { $each } per round ({ $rounds -> [one] { $rounds } round [other] { $rounds } rounds })
pub(crate) struct AheadRounds<T0, T1, T2, T3> { pub(crate) points: T0, pub(crate) ahead: T1, pub(crate) each: T2, pub(crate) rounds: T3 }

impl<T0: Count, T1: Value, T2: Value, T3: Count> Message for AheadRounds<T0, T1, T2, T3> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 34) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.points.arg(), self.ahead.arg(), self.each.arg(), self.rounds.arg()]) }
}

// { $points -> [one] { $points } point [other] { $points } points } over { $hands -> [one] { $hands } hand [other] { $hands } hands } with recorded cards, { $each } per hand
pub(crate) struct Left<T0, T1, T2> { pub(crate) points: T0, pub(crate) hands: T1, pub(crate) each: T2 }

impl<T0: Count, T1: Count, T2: Value> Message for Left<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 35) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.points.arg(), self.hands.arg(), self.each.arg()]) }
}

// { $boxes } for { $hands -> [one] { $hands } hand [other] { $hands } hands } won
pub(crate) struct BoxesForHands<T0, T1> { pub(crate) boxes: T0, pub(crate) hands: T1 }

impl<T0: Count, T1: Count> Message for BoxesForHands<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 36) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.boxes.arg(), self.hands.arg()]) }
}

// { $boxes } for { $rounds -> [one] { $rounds } round [other] { $rounds } rounds } won
pub(crate) struct BoxesForRounds<T0, T1> { pub(crate) boxes: T0, pub(crate) rounds: T1 }

impl<T0: Count, T1: Count> Message for BoxesForRounds<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 37) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.boxes.arg(), self.rounds.arg()]) }
}

// { $won -> [one] { $won } hand [other] { $won } hands } won in a row, { $lost } lost in a row, out of { $all }
pub(crate) struct StreaksOfHands<T0, T1, T2> { pub(crate) won: T0, pub(crate) lost: T1, pub(crate) all: T2 }

impl<T0: Count, T1: Count, T2: Count> Message for StreaksOfHands<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 38) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.won.arg(), self.lost.arg(), self.all.arg()]) }
}

// { $won -> [one] { $won } round [other] { $won } rounds } won in a row, { $lost } lost in a row, out of { $all }
pub(crate) struct StreaksOfRounds<T0, T1, T2> { pub(crate) won: T0, pub(crate) lost: T1, pub(crate) all: T2 }

impl<T0: Count, T1: Count, T2: Count> Message for StreaksOfRounds<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 39) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.won.arg(), self.lost.arg(), self.all.arg()]) }
}

// { $won } won, { $lost } lost
pub(crate) struct GamesWonLost<T0, T1> { pub(crate) won: T0, pub(crate) lost: T1 }

impl<T0: Count, T1: Count> Message for GamesWonLost<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 40) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.won.arg(), self.lost.arg()]) }
}

// { $won } won, { $lost } lost, in { $games -> [one] { $games } closed game [other] { $games } closed games }
pub(crate) struct ShutoutsInGames<T0, T1, T2> { pub(crate) won: T0, pub(crate) lost: T1, pub(crate) games: T2 }

impl<T0: Count, T1: Count, T2: Count> Message for ShutoutsInGames<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 41) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.won.arg(), self.lost.arg(), self.games.arg()]) }
}

// { $points -> [one] { $net } points [other] { $net } points }, over the closed games of { $series } series
pub(crate) struct SettledPoints<T0, T1, T2> { pub(crate) points: T0, pub(crate) net: T1, pub(crate) series: T2 }

impl<T0: Count, T1: Value, T2: Count> Message for SettledPoints<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 42) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.points.arg(), self.net.arg(), self.series.arg()]) }
}

// { $share }; { $ahead }; games { $games-won } to { $games-lost }; series { $series-won } to { $series-lost }
pub(crate) struct AgainstFigures<T0, T1, T2, T3, T4, T5> { pub(crate) share: T0, pub(crate) ahead: T1, pub(crate) games_won: T2, pub(crate) games_lost: T3, pub(crate) series_won: T4, pub(crate) series_lost: T5 }

impl<T0: Value, T1: Value, T2: Count, T3: Count, T4: Count, T5: Count> Message for AgainstFigures<T0, T1, T2, T3, T4, T5> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 43) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.share.arg(), self.ahead.arg(), self.games_won.arg(), self.games_lost.arg(), self.series_won.arg(), self.series_lost.arg()]) }
}

// now { $now }, between { $least } and { $most }
pub(crate) struct Course<T0, T1, T2> { pub(crate) now: T0, pub(crate) least: T1, pub(crate) most: T2 }

impl<T0: Value, T1: Value, T2: Value> Message for Course<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 44) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.now.arg(), self.least.arg(), self.most.arg()]) }
}

// { $count } won
pub(crate) struct Won<T0> { pub(crate) count: T0 }

impl<T0: Count> Message for Won<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 45) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.count.arg()]) }
}

// { $count } lost
pub(crate) struct Lost<T0> { pub(crate) count: T0 }

impl<T0: Count> Message for Lost<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 46) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.count.arg()]) }
}

// { $count } tied
pub(crate) struct Tied<T0> { pub(crate) count: T0 }

impl<T0: Count> Message for Tied<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 47) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.count.arg()]) }
}

// { $count } stopped
pub(crate) struct Stopped<T0> { pub(crate) count: T0 }

impl<T0: Count> Message for Stopped<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 48) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.count.arg()]) }
}

// { $count } open
pub(crate) struct Open<T0> { pub(crate) count: T0 }

impl<T0: Count> Message for Open<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 49) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.count.arg()]) }
}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 50]; 6] = [
    [(0, 22), (22, 62), (62, 104), (104, 111), (111, 120), (120, 130), (130, 144), (144, 156), (156, 170), (170, 180), (180, 194), (194, 212), (212, 230), (230, 242), (242, 257), (257, 268), (268, 285), (285, 290), (290, 305), (305, 310), (310, 318), (318, 324), (324, 331), (331, 346), (346, 356), (356, 368), (368, 374), (374, 413), (413, 456), (456, 495), (495, 536), (536, 615), (615, 680), (680, 745), (745, 813), (813, 900), (900, 934), (934, 970), (970, 1035), (1035, 1102), (1102, 1117), (1117, 1174), (1174, 1236), (1236, 1275), (1275, 1300), (1300, 1306), (1306, 1313), (1313, 1320), (1320, 1330), (1330, 1337)],
    [(0, 22), (22, 62), (62, 104), (104, 111), (111, 120), (120, 130), (130, 144), (144, 156), (156, 170), (170, 180), (180, 194), (194, 212), (212, 230), (230, 242), (242, 257), (257, 268), (268, 285), (285, 290), (290, 305), (305, 310), (310, 318), (318, 324), (324, 331), (331, 346), (346, 356), (356, 368), (368, 374), (374, 413), (413, 456), (456, 495), (495, 536), (536, 615), (615, 680), (680, 745), (745, 813), (813, 900), (900, 934), (934, 970), (970, 1035), (1035, 1102), (1102, 1117), (1117, 1174), (1174, 1236), (1236, 1275), (1275, 1300), (1300, 1306), (1306, 1313), (1313, 1320), (1320, 1330), (1330, 1337)],
    [(0, 22), (22, 62), (62, 104), (104, 111), (111, 120), (120, 130), (130, 144), (144, 156), (156, 170), (170, 180), (180, 194), (194, 212), (212, 230), (230, 242), (242, 257), (257, 268), (268, 285), (285, 290), (290, 305), (305, 310), (310, 318), (318, 324), (324, 331), (331, 346), (346, 356), (356, 368), (368, 374), (374, 413), (413, 456), (456, 495), (495, 536), (536, 615), (615, 680), (680, 745), (745, 813), (813, 900), (900, 934), (934, 970), (970, 1035), (1035, 1102), (1102, 1117), (1117, 1174), (1174, 1236), (1236, 1275), (1275, 1300), (1300, 1306), (1306, 1313), (1313, 1320), (1320, 1330), (1330, 1337)],
    [(0, 22), (22, 62), (62, 104), (104, 111), (111, 120), (120, 130), (130, 144), (144, 156), (156, 170), (170, 180), (180, 194), (194, 212), (212, 230), (230, 242), (242, 257), (257, 268), (268, 285), (285, 290), (290, 305), (305, 310), (310, 318), (318, 324), (324, 331), (331, 346), (346, 356), (356, 368), (368, 374), (374, 413), (413, 456), (456, 495), (495, 536), (536, 615), (615, 680), (680, 745), (745, 813), (813, 900), (900, 934), (934, 970), (970, 1035), (1035, 1102), (1102, 1117), (1117, 1174), (1174, 1236), (1236, 1275), (1275, 1300), (1300, 1306), (1306, 1313), (1313, 1320), (1320, 1330), (1330, 1337)],
    [(0, 22), (22, 62), (62, 104), (104, 111), (111, 120), (120, 130), (130, 144), (144, 156), (156, 170), (170, 180), (180, 194), (194, 212), (212, 230), (230, 242), (242, 257), (257, 268), (268, 285), (285, 290), (290, 305), (305, 310), (310, 318), (318, 324), (324, 331), (331, 346), (346, 356), (356, 368), (368, 374), (374, 413), (413, 456), (456, 495), (495, 536), (536, 615), (615, 680), (680, 745), (745, 813), (813, 900), (900, 934), (934, 970), (970, 1035), (1035, 1102), (1102, 1117), (1117, 1174), (1174, 1236), (1236, 1275), (1275, 1300), (1300, 1306), (1306, 1313), (1313, 1320), (1320, 1330), (1330, 1337)],
    [(0, 22), (22, 62), (62, 104), (104, 111), (111, 120), (120, 130), (130, 144), (144, 156), (156, 170), (170, 180), (180, 194), (194, 212), (212, 230), (230, 242), (242, 257), (257, 268), (268, 285), (285, 290), (290, 305), (305, 310), (310, 318), (318, 324), (324, 331), (331, 346), (346, 356), (356, 368), (368, 374), (374, 413), (413, 456), (456, 495), (495, 536), (536, 615), (615, 680), (680, 745), (745, 813), (813, 900), (900, 934), (934, 970), (970, 1035), (1035, 1102), (1102, 1117), (1117, 1174), (1174, 1236), (1236, 1275), (1275, 1300), (1300, 1306), (1306, 1313), (1313, 1320), (1320, 1330), (1330, 1337)],
];

const TEXT: &str = concat!(
    "there are no hands yet",
    "\u{1}A: \u{3}B\u{4}o\u{5}\u{1}B hand\u{4}\u{5}\u{1}B hands\u{6} in \u{1}C series",
    "\u{1}A: \u{3}B\u{4}o\u{5}\u{1}B round\u{4}\u{5}\u{1}B rounds\u{6} in \u{1}C series",
    "\u{1}A (\u{1}B)",
    "hands won",
    "rounds won",
    "points per win",
    "points ahead",
    "won by a knock",
    "won by gin",
    "won by big gin",
    "won by an undercut",
    "won in points only",
    "knocked with",
    "knocks undercut",
    "caught with",
    "left on the table",
    "boxes",
    "longest streaks",
    "games",
    "shutouts",
    "series",
    "settled",
    "ahead over time",
    "against \u{1}A",
    "\u{1}A of \u{1}B, \u{1}C",
    "0 of 0",
    "\u{1}A of \u{1}B, \u{1}C; 1 dealt hand in \u{2}D is gin",
    "\u{1}A of \u{1}B, \u{1}C; 1 dealt hand in \u{2}D is big gin",
    "\u{1}A on average (\u{3}B\u{4}o\u{5}\u{1}B hand\u{4}\u{5}\u{1}B hands\u{6})",
    "\u{1}A on average (\u{3}B\u{4}o\u{5}\u{1}B round\u{4}\u{5}\u{1}B rounds\u{6})",
    "\u{1}A on average (\u{3}B\u{4}o\u{5}\u{1}B knock\u{4}\u{5}\u{1}B knocks\u{6}); 1 dealt hand in \u{2}C counts 10 or less",
    "\u{1}A on average (\u{3}B\u{4}o\u{5}\u{1}B hand\u{4}\u{5}\u{1}B hands\u{6}); a dealt hand averages \u{1}C",
    "\u{3}A\u{4}o\u{5}\u{1}B points\u{4}\u{5}\u{1}B points\u{6}, \u{1}C per hand (\u{3}D\u{4}o\u{5}\u{1}D hand\u{4}\u{5}\u{1}D hands\u{6})",
    "\u{3}A\u{4}o\u{5}\u{1}B points\u{4}\u{5}\u{1}B points\u{6}, \u{1}C per round (\u{3}D\u{4}o\u{5}\u{1}D round\u{4}\u{5}\u{1}D rounds\u{6})",
    "\u{3}A\u{4}o\u{5}\u{1}A point\u{4}\u{5}\u{1}A points\u{6} over \u{3}B\u{4}o\u{5}\u{1}B hand\u{4}\u{5}\u{1}B hands\u{6} with recorded cards, \u{1}C per hand",
    "\u{1}A for \u{3}B\u{4}o\u{5}\u{1}B hand\u{4}\u{5}\u{1}B hands\u{6} won",
    "\u{1}A for \u{3}B\u{4}o\u{5}\u{1}B round\u{4}\u{5}\u{1}B rounds\u{6} won",
    "\u{3}A\u{4}o\u{5}\u{1}A hand\u{4}\u{5}\u{1}A hands\u{6} won in a row, \u{1}B lost in a row, out of \u{1}C",
    "\u{3}A\u{4}o\u{5}\u{1}A round\u{4}\u{5}\u{1}A rounds\u{6} won in a row, \u{1}B lost in a row, out of \u{1}C",
    "\u{1}A won, \u{1}B lost",
    "\u{1}A won, \u{1}B lost, in \u{3}C\u{4}o\u{5}\u{1}C closed game\u{4}\u{5}\u{1}C closed games\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B points\u{4}\u{5}\u{1}B points\u{6}, over the closed games of \u{1}C series",
    "\u{1}A; \u{1}B; games \u{1}C to \u{1}D; series \u{1}E to \u{1}F",
    "now \u{1}A, between \u{1}B and \u{1}C",
    "\u{1}A won",
    "\u{1}A lost",
    "\u{1}A tied",
    "\u{1}A stopped",
    "\u{1}A open",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 50] = [(0, 36), (36, 87), (87, 140), (140, 155), (155, 174), (174, 194), (194, 219), (219, 242), (242, 267), (267, 287), (287, 312), (312, 343), (343, 374), (374, 397), (397, 424), (424, 445), (445, 474), (474, 487), (487, 514), (514, 527), (527, 544), (544, 559), (559, 575), (575, 602), (602, 621), (621, 642), (642, 657), (657, 713), (713, 774), (774, 824), (824, 876), (876, 978), (978, 1062), (1062, 1138), (1138, 1218), (1218, 1324), (1324, 1368), (1368, 1414), (1414, 1498), (1498, 1584), (1584, 1609), (1609, 1678), (1678, 1758), (1758, 1813), (1813, 1851), (1851, 1865), (1865, 1880), (1880, 1895), (1895, 1914), (1914, 1929)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦there are no hands yet ~~~~~~~⟧",
    "⟦\u{1}A: \u{3}B\u{4}o\u{5}\u{1}B hand\u{4}\u{5}\u{1}B hands\u{6} in \u{1}C series ~~~~⟧",
    "⟦\u{1}A: \u{3}B\u{4}o\u{5}\u{1}B round\u{4}\u{5}\u{1}B rounds\u{6} in \u{1}C series ~~~~⟧",
    "⟦\u{1}A (\u{1}B) ~⟧",
    "⟦hands won ~~~⟧",
    "⟦rounds won ~~~⟧",
    "⟦points per win ~~~~⟧",
    "⟦points ahead ~~~~⟧",
    "⟦won by a knock ~~~~⟧",
    "⟦won by gin ~~~⟧",
    "⟦won by big gin ~~~~⟧",
    "⟦won by an undercut ~~~~~~⟧",
    "⟦won in points only ~~~~~~⟧",
    "⟦knocked with ~~~~⟧",
    "⟦knocks undercut ~~~~~⟧",
    "⟦caught with ~~~⟧",
    "⟦left on the table ~~~~~⟧",
    "⟦boxes ~⟧",
    "⟦longest streaks ~~~~~⟧",
    "⟦games ~⟧",
    "⟦shutouts ~~⟧",
    "⟦series ~~⟧",
    "⟦settled ~~⟧",
    "⟦ahead over time ~~~~~⟧",
    "⟦against \u{1}A ~~⟧",
    "⟦\u{1}A of \u{1}B, \u{1}C ~~⟧",
    "⟦0 of 0 ~~⟧",
    "⟦\u{1}A of \u{1}B, \u{1}C; 1 dealt hand in \u{2}D is gin ~~~~~~~~~~⟧",
    "⟦\u{1}A of \u{1}B, \u{1}C; 1 dealt hand in \u{2}D is big gin ~~~~~~~~~~~⟧",
    "⟦\u{1}A on average (\u{3}B\u{4}o\u{5}\u{1}B hand\u{4}\u{5}\u{1}B hands\u{6}) ~~~~⟧",
    "⟦\u{1}A on average (\u{3}B\u{4}o\u{5}\u{1}B round\u{4}\u{5}\u{1}B rounds\u{6}) ~~~~⟧",
    "⟦\u{1}A on average (\u{3}B\u{4}o\u{5}\u{1}B knock\u{4}\u{5}\u{1}B knocks\u{6}); 1 dealt hand in \u{2}C counts 10 or less ~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A on average (\u{3}B\u{4}o\u{5}\u{1}B hand\u{4}\u{5}\u{1}B hands\u{6}); a dealt hand averages \u{1}C ~~~~~~~~~~~~⟧",
    "⟦\u{3}A\u{4}o\u{5}\u{1}B points\u{4}\u{5}\u{1}B points\u{6}, \u{1}C per hand (\u{3}D\u{4}o\u{5}\u{1}D hand\u{4}\u{5}\u{1}D hands\u{6}) ~~~~⟧",
    "⟦\u{3}A\u{4}o\u{5}\u{1}B points\u{4}\u{5}\u{1}B points\u{6}, \u{1}C per round (\u{3}D\u{4}o\u{5}\u{1}D round\u{4}\u{5}\u{1}D rounds\u{6}) ~~~~~⟧",
    "⟦\u{3}A\u{4}o\u{5}\u{1}A point\u{4}\u{5}\u{1}A points\u{6} over \u{3}B\u{4}o\u{5}\u{1}B hand\u{4}\u{5}\u{1}B hands\u{6} with recorded cards, \u{1}C per hand ~~~~~~~~~~~~⟧",
    "⟦\u{1}A for \u{3}B\u{4}o\u{5}\u{1}B hand\u{4}\u{5}\u{1}B hands\u{6} won ~~~⟧",
    "⟦\u{1}A for \u{3}B\u{4}o\u{5}\u{1}B round\u{4}\u{5}\u{1}B rounds\u{6} won ~~~⟧",
    "⟦\u{3}A\u{4}o\u{5}\u{1}A hand\u{4}\u{5}\u{1}A hands\u{6} won in a row, \u{1}B lost in a row, out of \u{1}C ~~~~~~~~~~~~⟧",
    "⟦\u{3}A\u{4}o\u{5}\u{1}A round\u{4}\u{5}\u{1}A rounds\u{6} won in a row, \u{1}B lost in a row, out of \u{1}C ~~~~~~~~~~~~⟧",
    "⟦\u{1}A won, \u{1}B lost ~~~⟧",
    "⟦\u{1}A won, \u{1}B lost, in \u{3}C\u{4}o\u{5}\u{1}C closed game\u{4}\u{5}\u{1}C closed games\u{6} ~~~~~⟧",
    "⟦\u{3}A\u{4}o\u{5}\u{1}B points\u{4}\u{5}\u{1}B points\u{6}, over the closed games of \u{1}C series ~~~~~~~~~~~⟧",
    "⟦\u{1}A; \u{1}B; games \u{1}C to \u{1}D; series \u{1}E to \u{1}F ~~~~~~~~~⟧",
    "⟦now \u{1}A, between \u{1}B and \u{1}C ~~~~~~⟧",
    "⟦\u{1}A won ~⟧",
    "⟦\u{1}A lost ~⟧",
    "⟦\u{1}A tied ~⟧",
    "⟦\u{1}A stopped ~~⟧",
    "⟦\u{1}A open ~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("no-hands-yet", 0),
    ("title-hands", 3),
    ("title-rounds", 3),
    ("side", 2),
    ("hands-won", 0),
    ("rounds-won", 0),
    ("points-per-win", 0),
    ("points-ahead", 0),
    ("by-knock", 0),
    ("by-gin", 0),
    ("by-big-gin", 0),
    ("by-undercut", 0),
    ("in-points-only", 0),
    ("knocked-with", 0),
    ("knocks-undercut", 0),
    ("caught-with", 0),
    ("left-on-table", 0),
    ("boxes", 0),
    ("longest-streaks", 0),
    ("games", 0),
    ("shutouts", 0),
    ("series", 0),
    ("settled", 0),
    ("ahead-over-time", 0),
    ("against", 1),
    ("share", 3),
    ("share-of-none", 0),
    ("share-gin", 4),
    ("share-big-gin", 4),
    ("mean-of-hands", 2),
    ("mean-of-rounds", 2),
    ("mean-knocked", 3),
    ("mean-caught", 3),
    ("ahead-hands", 4),
    ("ahead-rounds", 4),
    ("left", 3),
    ("boxes-for-hands", 2),
    ("boxes-for-rounds", 2),
    ("streaks-of-hands", 3),
    ("streaks-of-rounds", 3),
    ("games-won-lost", 2),
    ("shutouts-in-games", 3),
    ("settled-points", 3),
    ("against-figures", 6),
    ("course", 3),
    ("won", 1),
    ("lost", 1),
    ("tied", 1),
    ("stopped", 1),
    ("open", 1),
];
