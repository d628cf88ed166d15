//! The messages of `l10n/*/terms.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// { $first } against { $second }.
pub(crate) struct Players<T0, T1> { pub(crate) first: T0, pub(crate) second: T1 }

impl<T0: Value, T1: Value> Message for Players<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.first.arg(), self.second.arg()]) }
}

// { $rules }.
pub(crate) struct Rules<T0> { pub(crate) rules: T0 }

impl<T0: Value> Message for Rules<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.rules.arg()]) }
}

// The stake is { $stake } per point.
pub(crate) struct Stake<T0> { pub(crate) stake: T0 }

impl<T0: Value> Message for Stake<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.stake.arg()]) }
}

// There is no stake.
pub(crate) struct NoStake;

impl Message for NoStake {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoStake {}

// Who deals is not recorded: type { $commands }.
pub(crate) struct FirstDealerUnknown<T0> { pub(crate) commands: T0 }

impl<T0: Value> Message for FirstDealerUnknown<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.commands.arg()]) }
}

// The rules, the stake and the turn to deal are those of their last series, { $series }.
pub(crate) struct AsBeforeAll<T0> { pub(crate) series: T0 }

impl<T0: Value> Message for AsBeforeAll<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.series.arg()]) }
}

// The rules and the stake are those of their last series, { $series }.
pub(crate) struct AsBeforeRulesStake<T0> { pub(crate) series: T0 }

impl<T0: Value> Message for AsBeforeRulesStake<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.series.arg()]) }
}

// The rules and the turn to deal are those of their last series, { $series }.
pub(crate) struct AsBeforeRulesTurn<T0> { pub(crate) series: T0 }

impl<T0: Value> Message for AsBeforeRulesTurn<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.series.arg()]) }
}

// The stake and the turn to deal are those of their last series, { $series }.
pub(crate) struct AsBeforeStakeTurn<T0> { pub(crate) series: T0 }

impl<T0: Value> Message for AsBeforeStakeTurn<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.series.arg()]) }
}

// The rules are those of their last series, { $series }.
pub(crate) struct AsBeforeRules<T0> { pub(crate) series: T0 }

impl<T0: Value> Message for AsBeforeRules<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.series.arg()]) }
}

// The stake is that of their last series, { $series }.
pub(crate) struct AsBeforeStake<T0> { pub(crate) series: T0 }

impl<T0: Value> Message for AsBeforeStake<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.series.arg()]) }
}

// The turn to deal is that of their last series, { $series }.
pub(crate) struct AsBeforeTurn<T0> { pub(crate) series: T0 }

impl<T0: Value> Message for AsBeforeTurn<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 11) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.series.arg()]) }
}

// Enter: play on by the same rules.
pub(crate) struct PlayOn;

impl Message for PlayOn {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 12) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for PlayOn {}

// Enter: play on by the same rules; { $deals }.
pub(crate) struct PlayOnDeals<T0> { pub(crate) deals: T0 }

impl<T0: Value> Message for PlayOnDeals<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 13) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.deals.arg()]) }
}

// Enter: play on by the same rules and stake.
pub(crate) struct PlayOnStake;

impl Message for PlayOnStake {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 14) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for PlayOnStake {}

// Enter: play on by the same rules and stake; { $deals }.
pub(crate) struct PlayOnStakeDeals<T0> { pub(crate) deals: T0 }

impl<T0: Value> Message for PlayOnStakeDeals<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 15) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.deals.arg()]) }
}

// { $new } starts any other series; `undo` reopens this one.
pub(crate) struct PlayOther<T0> { pub(crate) new: T0 }

impl<T0: Value> Message for PlayOther<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 16) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.new.arg()]) }
}

// Next: `ginscore summary` shows the settlement; { $new } starts a new series.
pub(crate) struct NextAfterEnd<T0> { pub(crate) new: T0 }

impl<T0: Value> Message for NextAfterEnd<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 17) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.new.arg()]) }
}

// Next: record a hand, as in { $hand }; `ginscore --help` lists all commands.
pub(crate) struct NextHand<T0> { pub(crate) hand: T0 }

impl<T0: Value> Message for NextHand<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 18) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.hand.arg()]) }
}

// { $games -> [one] A game is to [2] Two games side by side, each to [3] Three games side by side, each to [4] Four games side by side, each to [5] Five games side by side, each to [6] Six games side by side, each to [other] { $games } games side by side, each to } { $target }.
pub(crate) struct Games<T0, T1> { pub(crate) games: T0, pub(crate) target: T1 }

impl<T0: Count, T1: Count> Message for Games<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 19) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.games.arg(), self.target.arg()]) }
}

// { $games -> [one] A game is to [2] Two games side by side, each to [3] Three games side by side, each to [4] Four games side by side, each to [5] Five games side by side, each to [6] Six games side by side, each to [other] { $games } games side by side, each to } { $target }; the series ends when a total reaches { $points }.
pub(crate) struct GamesTo<T0, T1, T2> { pub(crate) games: T0, pub(crate) target: T1, pub(crate) points: T2 }

impl<T0: Count, T1: Count, T2: Count> Message for GamesTo<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 20) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.games.arg(), self.target.arg(), self.points.arg()]) }
}

// { $games -> [one] A game is to [2] Two games side by side, each to [3] Three games side by side, each to [4] Four games side by side, each to [5] Five games side by side, each to [6] Six games side by side, each to [other] { $games } games side by side, each to } { $target }; best of { $sheets }.
pub(crate) struct GamesBestOf<T0, T1, T2> { pub(crate) games: T0, pub(crate) target: T1, pub(crate) sheets: T2 }

impl<T0: Count, T1: Count, T2: Count> Message for GamesBestOf<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 21) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.games.arg(), self.target.arg(), self.sheets.arg()]) }
}

// Only gin ends a hand.
pub(crate) struct KnockGinOnly;

impl Message for KnockGinOnly {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 22) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for KnockGinOnly {}

// Only gin ends a hand; { $suits } double.
pub(crate) struct KnockGinOnlyDoubles<T0> { pub(crate) suits: T0 }

impl<T0: Value> Message for KnockGinOnlyDoubles<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 23) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.suits.arg()]) }
}

// Knock with { $limit } or less.
pub(crate) struct KnockLimit<T0> { pub(crate) limit: T0 }

impl<T0: Count> Message for KnockLimit<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 24) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.limit.arg()]) }
}

// Knock with { $limit } or less; { $suits } double.
pub(crate) struct KnockLimitDoubles<T0, T1> { pub(crate) limit: T0, pub(crate) suits: T1 }

impl<T0: Count, T1: Value> Message for KnockLimitDoubles<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 25) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.limit.arg(), self.suits.arg()]) }
}

// The knock card sets the limit.
pub(crate) struct KnockCard;

impl Message for KnockCard {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 26) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for KnockCard {}

// The knock card sets the limit; { $suits } double.
pub(crate) struct KnockCardDoubles<T0> { pub(crate) suits: T0 }

impl<T0: Value> Message for KnockCardDoubles<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 27) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.suits.arg()]) }
}

// The knock card sets the limit, and an ace means gin only.
pub(crate) struct KnockCardAce;

impl Message for KnockCardAce {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 28) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for KnockCardAce {}

// The knock card sets the limit, and an ace means gin only; { $suits } double.
pub(crate) struct KnockCardAceDoubles<T0> { pub(crate) suits: T0 }

impl<T0: Value> Message for KnockCardAceDoubles<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 29) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.suits.arg()]) }
}

// Bonuses: { $bonuses }; a shutout pays nothing.
pub(crate) struct Bonuses<T0> { pub(crate) bonuses: T0 }

impl<T0: Value> Message for Bonuses<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 30) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.bonuses.arg()]) }
}

// Bonuses: { $bonuses }; a shutout pays { $points }.
pub(crate) struct BonusesShutoutPays<T0, T1> { pub(crate) bonuses: T0, pub(crate) points: T1 }

impl<T0: Value, T1: Count> Message for BonusesShutoutPays<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 31) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.bonuses.arg(), self.points.arg()]) }
}

// Bonuses: { $bonuses }; a shutout doubles the points.
pub(crate) struct BonusesShutoutDoublesPoints<T0> { pub(crate) bonuses: T0 }

impl<T0: Value> Message for BonusesShutoutDoublesPoints<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 32) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.bonuses.arg()]) }
}

// Bonuses: { $bonuses }; a shutout doubles the points and the game bonus.
pub(crate) struct BonusesShutoutDoublesGame<T0> { pub(crate) bonuses: T0 }

impl<T0: Value> Message for BonusesShutoutDoublesGame<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 33) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.bonuses.arg()]) }
}

// Bonuses: { $bonuses }; a shutout doubles the total.
pub(crate) struct BonusesShutoutDoublesTotal<T0> { pub(crate) bonuses: T0 }

impl<T0: Value> Message for BonusesShutoutDoublesTotal<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 34) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.bonuses.arg()]) }
}

// There are no bonuses, and a shutout pays nothing.
pub(crate) struct NoBonuses;

impl Message for NoBonuses {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 35) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoBonuses {}

// There are no bonuses, and a shutout pays { $points }.
pub(crate) struct NoBonusesShutoutPays<T0> { pub(crate) points: T0 }

impl<T0: Count> Message for NoBonusesShutoutPays<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 36) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.points.arg()]) }
}

// There are no bonuses, and a shutout doubles the points.
pub(crate) struct NoBonusesShutoutDoublesPoints;

impl Message for NoBonusesShutoutDoublesPoints {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 37) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoBonusesShutoutDoublesPoints {}

// There are no bonuses, and a shutout doubles the points and the game bonus.
pub(crate) struct NoBonusesShutoutDoublesGame;

impl Message for NoBonusesShutoutDoublesGame {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 38) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoBonusesShutoutDoublesGame {}

// There are no bonuses, and a shutout doubles the total.
pub(crate) struct NoBonusesShutoutDoublesTotal;

impl Message for NoBonusesShutoutDoublesTotal {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 39) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoBonusesShutoutDoublesTotal {}

// gin { $points }
pub(crate) struct BonusGin<T0> { pub(crate) points: T0 }

impl<T0: Count> Message for BonusGin<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 40) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.points.arg()]) }
}

// big gin { $points }
pub(crate) struct BonusBigGin<T0> { pub(crate) points: T0 }

impl<T0: Count> Message for BonusBigGin<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 41) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.points.arg()]) }
}

// undercut { $points }
pub(crate) struct BonusUndercut<T0> { pub(crate) points: T0 }

impl<T0: Count> Message for BonusUndercut<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 42) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.points.arg()]) }
}

// gin off { $points }
pub(crate) struct BonusGinOff<T0> { pub(crate) points: T0 }

impl<T0: Count> Message for BonusGinOff<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 43) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.points.arg()]) }
}

// knock { $points }
pub(crate) struct BonusKnock<T0> { pub(crate) points: T0 }

impl<T0: Count> Message for BonusKnock<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 44) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.points.arg()]) }
}

// box { $points }
pub(crate) struct BonusBox<T0> { pub(crate) points: T0 }

impl<T0: Count> Message for BonusBox<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 45) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.points.arg()]) }
}

// box, paid with the hand, { $points }
pub(crate) struct BonusBoxWithHand<T0> { pub(crate) points: T0 }

impl<T0: Count> Message for BonusBoxWithHand<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 46) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.points.arg()]) }
}

// game { $points }
pub(crate) struct BonusGame<T0> { pub(crate) points: T0 }

impl<T0: Count> Message for BonusGame<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 47) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.points.arg()]) }
}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 48]; 6] = [
    [(0, 14), (14, 17), (17, 43), (43, 61), (61, 96), (96, 173), (173, 232), (232, 298), (298, 364), (364, 409), (409, 452), (452, 502), (502, 535), (535, 572), (572, 615), (615, 662), (662, 714), (714, 784), (784, 852), (852, 1080), (1080, 1349), (1349, 1589), (1589, 1610), (1610, 1642), (1642, 1664), (1664, 1697), (1697, 1727), (1727, 1768), (1768, 1825), (1825, 1893), (1893, 1929), (1929, 1960), (1960, 2002), (2002, 2063), (2063, 2104), (2104, 2153), (2153, 2197), (2197, 2252), (2252, 2326), (2326, 2380), (2380, 2386), (2386, 2396), (2396, 2407), (2407, 2417), (2417, 2425), (2425, 2431), (2431, 2458), (2458, 2465)],
    [(0, 14), (14, 17), (17, 43), (43, 61), (61, 96), (96, 173), (173, 232), (232, 298), (298, 364), (364, 409), (409, 452), (452, 502), (502, 535), (535, 572), (572, 615), (615, 662), (662, 714), (714, 784), (784, 852), (852, 1080), (1080, 1349), (1349, 1589), (1589, 1610), (1610, 1642), (1642, 1664), (1664, 1697), (1697, 1727), (1727, 1768), (1768, 1825), (1825, 1893), (1893, 1929), (1929, 1960), (1960, 2002), (2002, 2063), (2063, 2104), (2104, 2153), (2153, 2197), (2197, 2252), (2252, 2326), (2326, 2380), (2380, 2386), (2386, 2396), (2396, 2407), (2407, 2417), (2417, 2425), (2425, 2431), (2431, 2458), (2458, 2465)],
    [(0, 14), (14, 17), (17, 43), (43, 61), (61, 96), (96, 173), (173, 232), (232, 298), (298, 364), (364, 409), (409, 452), (452, 502), (502, 535), (535, 572), (572, 615), (615, 662), (662, 714), (714, 784), (784, 852), (852, 1080), (1080, 1349), (1349, 1589), (1589, 1610), (1610, 1642), (1642, 1664), (1664, 1697), (1697, 1727), (1727, 1768), (1768, 1825), (1825, 1893), (1893, 1929), (1929, 1960), (1960, 2002), (2002, 2063), (2063, 2104), (2104, 2153), (2153, 2197), (2197, 2252), (2252, 2326), (2326, 2380), (2380, 2386), (2386, 2396), (2396, 2407), (2407, 2417), (2417, 2425), (2425, 2431), (2431, 2458), (2458, 2465)],
    [(0, 14), (14, 17), (17, 43), (43, 61), (61, 96), (96, 173), (173, 232), (232, 298), (298, 364), (364, 409), (409, 452), (452, 502), (502, 535), (535, 572), (572, 615), (615, 662), (662, 714), (714, 784), (784, 852), (852, 1080), (1080, 1349), (1349, 1589), (1589, 1610), (1610, 1642), (1642, 1664), (1664, 1697), (1697, 1727), (1727, 1768), (1768, 1825), (1825, 1893), (1893, 1929), (1929, 1960), (1960, 2002), (2002, 2063), (2063, 2104), (2104, 2153), (2153, 2197), (2197, 2252), (2252, 2326), (2326, 2380), (2380, 2386), (2386, 2396), (2396, 2407), (2407, 2417), (2417, 2425), (2425, 2431), (2431, 2458), (2458, 2465)],
    [(0, 14), (14, 17), (17, 43), (43, 61), (61, 96), (96, 173), (173, 232), (232, 298), (298, 364), (364, 409), (409, 452), (452, 502), (502, 535), (535, 572), (572, 615), (615, 662), (662, 714), (714, 784), (784, 852), (852, 1080), (1080, 1349), (1349, 1589), (1589, 1610), (1610, 1642), (1642, 1664), (1664, 1697), (1697, 1727), (1727, 1768), (1768, 1825), (1825, 1893), (1893, 1929), (1929, 1960), (1960, 2002), (2002, 2063), (2063, 2104), (2104, 2153), (2153, 2197), (2197, 2252), (2252, 2326), (2326, 2380), (2380, 2386), (2386, 2396), (2396, 2407), (2407, 2417), (2417, 2425), (2425, 2431), (2431, 2458), (2458, 2465)],
    [(0, 14), (14, 17), (17, 43), (43, 61), (61, 96), (96, 173), (173, 232), (232, 298), (298, 364), (364, 409), (409, 452), (452, 502), (502, 535), (535, 572), (572, 615), (615, 662), (662, 714), (714, 784), (784, 852), (852, 1080), (1080, 1349), (1349, 1589), (1589, 1610), (1610, 1642), (1642, 1664), (1664, 1697), (1697, 1727), (1727, 1768), (1768, 1825), (1825, 1893), (1893, 1929), (1929, 1960), (1960, 2002), (2002, 2063), (2063, 2104), (2104, 2153), (2153, 2197), (2197, 2252), (2252, 2326), (2326, 2380), (2380, 2386), (2386, 2396), (2396, 2407), (2407, 2417), (2417, 2425), (2425, 2431), (2431, 2458), (2458, 2465)],
];

const TEXT: &str = concat!(
    "\u{1}A against \u{1}B.",
    "\u{1}A.",
    "The stake is \u{1}A per point.",
    "There is no stake.",
    "Who deals is not recorded: type \u{1}A.",
    "The rules, the stake and the turn to deal are those of their last series, \u{1}A.",
    "The rules and the stake are those of their last series, \u{1}A.",
    "The rules and the turn to deal are those of their last series, \u{1}A.",
    "The stake and the turn to deal are those of their last series, \u{1}A.",
    "The rules are those of their last series, \u{1}A.",
    "The stake is that of their last series, \u{1}A.",
    "The turn to deal is that of their last series, \u{1}A.",
    "Enter: play on by the same rules.",
    "Enter: play on by the same rules; \u{1}A.",
    "Enter: play on by the same rules and stake.",
    "Enter: play on by the same rules and stake; \u{1}A.",
    "\u{1}A starts any other series; `undo` reopens this one.",
    "Next: `ginscore summary` shows the settlement; \u{1}A starts a new series.",
    "Next: record a hand, as in \u{1}A; `ginscore --help` lists all commands.",
    "\u{3}A\u{4}o\u{5}A game is to\u{4}2\u{5}Two games side by side, each to\u{4}3\u{5}Three games side by side, each to\u{4}4\u{5}Four games side by side, each to\u{4}5\u{5}Five games side by side, each to\u{4}6\u{5}Six games side by side, each to\u{4}\u{5}\u{1}A games side by side, each to\u{6} \u{1}B.",
    "\u{3}A\u{4}o\u{5}A game is to\u{4}2\u{5}Two games side by side, each to\u{4}3\u{5}Three games side by side, each to\u{4}4\u{5}Four games side by side, each to\u{4}5\u{5}Five games side by side, each to\u{4}6\u{5}Six games side by side, each to\u{4}\u{5}\u{1}A games side by side, each to\u{6} \u{1}B; the series ends when a total reaches \u{1}C.",
    "\u{3}A\u{4}o\u{5}A game is to\u{4}2\u{5}Two games side by side, each to\u{4}3\u{5}Three games side by side, each to\u{4}4\u{5}Four games side by side, each to\u{4}5\u{5}Five games side by side, each to\u{4}6\u{5}Six games side by side, each to\u{4}\u{5}\u{1}A games side by side, each to\u{6} \u{1}B; best of \u{1}C.",
    "Only gin ends a hand.",
    "Only gin ends a hand; \u{1}A double.",
    "Knock with \u{1}A or less.",
    "Knock with \u{1}A or less; \u{1}B double.",
    "The knock card sets the limit.",
    "The knock card sets the limit; \u{1}A double.",
    "The knock card sets the limit, and an ace means gin only.",
    "The knock card sets the limit, and an ace means gin only; \u{1}A double.",
    "Bonuses: \u{1}A; a shutout pays nothing.",
    "Bonuses: \u{1}A; a shutout pays \u{1}B.",
    "Bonuses: \u{1}A; a shutout doubles the points.",
    "Bonuses: \u{1}A; a shutout doubles the points and the game bonus.",
    "Bonuses: \u{1}A; a shutout doubles the total.",
    "There are no bonuses, and a shutout pays nothing.",
    "There are no bonuses, and a shutout pays \u{1}A.",
    "There are no bonuses, and a shutout doubles the points.",
    "There are no bonuses, and a shutout doubles the points and the game bonus.",
    "There are no bonuses, and a shutout doubles the total.",
    "gin \u{1}A",
    "big gin \u{1}A",
    "undercut \u{1}A",
    "gin off \u{1}A",
    "knock \u{1}A",
    "box \u{1}A",
    "box, paid with the hand, \u{1}A",
    "game \u{1}A",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 48] = [(0, 24), (24, 33), (33, 74), (74, 105), (105, 158), (158, 267), (267, 352), (352, 446), (446, 540), (540, 606), (606, 669), (669, 742), (742, 793), (793, 848), (848, 912), (912, 981), (981, 1056), (1056, 1155), (1155, 1252), (1252, 1486), (1486, 1775), (1775, 2026), (2026, 2061), (2061, 2110), (2110, 2145), (2145, 2194), (2194, 2241), (2241, 2302), (2302, 2385), (2385, 2482), (2482, 2536), (2536, 2583), (2583, 2645), (2645, 2732), (2732, 2793), (2793, 2865), (2865, 2930), (2930, 3010), (3010, 3115), (3115, 3194), (3194, 3208), (3208, 3227), (3227, 3248), (3248, 3267), (3267, 3284), (3284, 3298), (3298, 3340), (3340, 3355)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦\u{1}A against \u{1}B. ~~~⟧",
    "⟦\u{1}A.⟧",
    "⟦The stake is \u{1}A per point. ~~~~~~~~⟧",
    "⟦There is no stake. ~~~~~~⟧",
    "⟦Who deals is not recorded: type \u{1}A. ~~~~~~~~~~~⟧",
    "⟦The rules, the stake and the turn to deal are those of their last series, \u{1}A. ~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The rules and the stake are those of their last series, \u{1}A. ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The rules and the turn to deal are those of their last series, \u{1}A. ~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The stake and the turn to deal are those of their last series, \u{1}A. ~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The rules are those of their last series, \u{1}A. ~~~~~~~~~~~~~~⟧",
    "⟦The stake is that of their last series, \u{1}A. ~~~~~~~~~~~~~⟧",
    "⟦The turn to deal is that of their last series, \u{1}A. ~~~~~~~~~~~~~~~~⟧",
    "⟦Enter: play on by the same rules. ~~~~~~~~~~~⟧",
    "⟦Enter: play on by the same rules; \u{1}A. ~~~~~~~~~~~⟧",
    "⟦Enter: play on by the same rules and stake. ~~~~~~~~~~~~~~⟧",
    "⟦Enter: play on by the same rules and stake; \u{1}A. ~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A starts any other series; `undo` reopens this one. ~~~~~~~~~~~~~~~~⟧",
    "⟦Next: `ginscore summary` shows the settlement; \u{1}A starts a new series. ~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Next: record a hand, as in \u{1}A; `ginscore --help` lists all commands. ~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{3}A\u{4}o\u{5}A game is to\u{4}2\u{5}Two games side by side, each to\u{4}3\u{5}Three games side by side, each to\u{4}4\u{5}Four games side by side, each to\u{4}5\u{5}Five games side by side, each to\u{4}6\u{5}Six games side by side, each to\u{4}\u{5}\u{1}A games side by side, each to\u{6} \u{1}B.⟧",
    "⟦\u{3}A\u{4}o\u{5}A game is to\u{4}2\u{5}Two games side by side, each to\u{4}3\u{5}Three games side by side, each to\u{4}4\u{5}Four games side by side, each to\u{4}5\u{5}Five games side by side, each to\u{4}6\u{5}Six games side by side, each to\u{4}\u{5}\u{1}A games side by side, each to\u{6} \u{1}B; the series ends when a total reaches \u{1}C. ~~~~~~~~~~~~~⟧",
    "⟦\u{3}A\u{4}o\u{5}A game is to\u{4}2\u{5}Two games side by side, each to\u{4}3\u{5}Three games side by side, each to\u{4}4\u{5}Four games side by side, each to\u{4}5\u{5}Five games side by side, each to\u{4}6\u{5}Six games side by side, each to\u{4}\u{5}\u{1}A games side by side, each to\u{6} \u{1}B; best of \u{1}C. ~~~~⟧",
    "⟦Only gin ends a hand. ~~~~~~~⟧",
    "⟦Only gin ends a hand; \u{1}A double. ~~~~~~~~~~⟧",
    "⟦Knock with \u{1}A or less. ~~~~~~⟧",
    "⟦Knock with \u{1}A or less; \u{1}B double. ~~~~~~~~~⟧",
    "⟦The knock card sets the limit. ~~~~~~~~~~⟧",
    "⟦The knock card sets the limit; \u{1}A double. ~~~~~~~~~~~~~⟧",
    "⟦The knock card sets the limit, and an ace means gin only. ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The knock card sets the limit, and an ace means gin only; \u{1}A double. ~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Bonuses: \u{1}A; a shutout pays nothing. ~~~~~~~~~~~⟧",
    "⟦Bonuses: \u{1}A; a shutout pays \u{1}B. ~~~~~~~~~⟧",
    "⟦Bonuses: \u{1}A; a shutout doubles the points. ~~~~~~~~~~~~~⟧",
    "⟦Bonuses: \u{1}A; a shutout doubles the points and the game bonus. ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Bonuses: \u{1}A; a shutout doubles the total. ~~~~~~~~~~~~~⟧",
    "⟦There are no bonuses, and a shutout pays nothing. ~~~~~~~~~~~~~~~~⟧",
    "⟦There are no bonuses, and a shutout pays \u{1}A. ~~~~~~~~~~~~~~⟧",
    "⟦There are no bonuses, and a shutout doubles the points. ~~~~~~~~~~~~~~~~~~⟧",
    "⟦There are no bonuses, and a shutout doubles the points and the game bonus. ~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦There are no bonuses, and a shutout doubles the total. ~~~~~~~~~~~~~~~~~~⟧",
    "⟦gin \u{1}A ~⟧",
    "⟦big gin \u{1}A ~~⟧",
    "⟦undercut \u{1}A ~~~⟧",
    "⟦gin off \u{1}A ~~⟧",
    "⟦knock \u{1}A ~~⟧",
    "⟦box \u{1}A ~⟧",
    "⟦box, paid with the hand, \u{1}A ~~~~~~~~⟧",
    "⟦game \u{1}A ~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("players", 2),
    ("rules", 1),
    ("stake", 1),
    ("no-stake", 0),
    ("first-dealer-unknown", 1),
    ("as-before-all", 1),
    ("as-before-rules-stake", 1),
    ("as-before-rules-turn", 1),
    ("as-before-stake-turn", 1),
    ("as-before-rules", 1),
    ("as-before-stake", 1),
    ("as-before-turn", 1),
    ("play-on", 0),
    ("play-on-deals", 1),
    ("play-on-stake", 0),
    ("play-on-stake-deals", 1),
    ("play-other", 1),
    ("next-after-end", 1),
    ("next-hand", 1),
    ("games", 2),
    ("games-to", 3),
    ("games-best-of", 3),
    ("knock-gin-only", 0),
    ("knock-gin-only-doubles", 1),
    ("knock-limit", 1),
    ("knock-limit-doubles", 2),
    ("knock-card", 0),
    ("knock-card-doubles", 1),
    ("knock-card-ace", 0),
    ("knock-card-ace-doubles", 1),
    ("bonuses", 1),
    ("bonuses-shutout-pays", 2),
    ("bonuses-shutout-doubles-points", 1),
    ("bonuses-shutout-doubles-game", 1),
    ("bonuses-shutout-doubles-total", 1),
    ("no-bonuses", 0),
    ("no-bonuses-shutout-pays", 1),
    ("no-bonuses-shutout-doubles-points", 0),
    ("no-bonuses-shutout-doubles-game", 0),
    ("no-bonuses-shutout-doubles-total", 0),
    ("bonus-gin", 1),
    ("bonus-big-gin", 1),
    ("bonus-undercut", 1),
    ("bonus-gin-off", 1),
    ("bonus-knock", 1),
    ("bonus-box", 1),
    ("bonus-box-with-hand", 1),
    ("bonus-game", 1),
];
