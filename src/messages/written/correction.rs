//! The messages of `l10n/*/correction.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// hand { $number }: { $headline }
pub(crate) struct HandIs<T0, T1> { pub(crate) number: T0, pub(crate) headline: T1 }

impl<T0: Value, T1: Value> Message for HandIs<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.headline.arg()]) }
}

// round { $number }: { $headline }
pub(crate) struct RoundIs<T0, T1> { pub(crate) number: T0, pub(crate) headline: T1 }

impl<T0: Value, T1: Value> Message for RoundIs<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.headline.arg()]) }
}

// hand { $number } amended: { $headline } (was: { $before })
pub(crate) struct HandAmended<T0, T1, T2> { pub(crate) number: T0, pub(crate) headline: T1, pub(crate) before: T2 }

impl<T0: Value, T1: Value, T2: Value> Message for HandAmended<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.headline.arg(), self.before.arg()]) }
}

// round { $number } amended: { $headline } (was: { $before })
pub(crate) struct RoundAmended<T0, T1, T2> { pub(crate) number: T0, pub(crate) headline: T1, pub(crate) before: T2 }

impl<T0: Value, T1: Value, T2: Value> Message for RoundAmended<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.headline.arg(), self.before.arg()]) }
}

// hand { $number } inserted: { $headline }
pub(crate) struct HandInserted<T0, T1> { pub(crate) number: T0, pub(crate) headline: T1 }

impl<T0: Value, T1: Value> Message for HandInserted<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.headline.arg()]) }
}

// round { $number } inserted: { $headline }
pub(crate) struct RoundInserted<T0, T1> { pub(crate) number: T0, pub(crate) headline: T1 }

impl<T0: Value, T1: Value> Message for RoundInserted<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.headline.arg()]) }
}

// hand { $number } inserted
pub(crate) struct HandInsertedBelow<T0> { pub(crate) number: T0 }

impl<T0: Value> Message for HandInsertedBelow<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg()]) }
}

// round { $number } inserted
pub(crate) struct RoundInsertedBelow<T0> { pub(crate) number: T0 }

impl<T0: Value> Message for RoundInsertedBelow<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg()]) }
}

// hand { $number } deleted: { $headline }
pub(crate) struct HandDeleted<T0, T1> { pub(crate) number: T0, pub(crate) headline: T1 }

impl<T0: Value, T1: Value> Message for HandDeleted<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.headline.arg()]) }
}

// round { $number } deleted: { $headline }
pub(crate) struct RoundDeleted<T0, T1> { pub(crate) number: T0, pub(crate) headline: T1 }

impl<T0: Value, T1: Value> Message for RoundDeleted<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.headline.arg()]) }
}

// accepted changes to the file
pub(crate) struct ChangesAccepted;

impl Message for ChangesAccepted {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ChangesAccepted {}

// accepted changes to the file: { $note }
pub(crate) struct ChangesAcceptedNote<T0> { pub(crate) note: T0 }

impl<T0: Value> Message for ChangesAcceptedNote<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 11) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.note.arg()]) }
}

// witness: { $word }
pub(crate) struct Witness<T0> { pub(crate) word: T0 }

impl<T0: Value> Message for Witness<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 12) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.word.arg()]) }
}

// { $before } is now called { $name }
pub(crate) struct Renamed<T0, T1> { pub(crate) before: T0, pub(crate) name: T1 }

impl<T0: Value, T1: Value> Message for Renamed<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 13) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.before.arg(), self.name.arg()]) }
}

// undone: { $what }
pub(crate) struct Undone<T0> { pub(crate) what: T0 }

impl<T0: Value> Message for Undone<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 14) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.what.arg()]) }
}

// redone: { $what }
pub(crate) struct Redone<T0> { pub(crate) what: T0 }

impl<T0: Value> Message for Redone<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 15) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.what.arg()]) }
}

// hand { $number } ({ $headline })
pub(crate) struct TheHand<T0, T1> { pub(crate) number: T0, pub(crate) headline: T1 }

impl<T0: Value, T1: Value> Message for TheHand<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 16) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.headline.arg()]) }
}

// round { $number } ({ $headline })
pub(crate) struct TheRound<T0, T1> { pub(crate) number: T0, pub(crate) headline: T1 }

impl<T0: Value, T1: Value> Message for TheRound<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 17) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.headline.arg()]) }
}

// the amendment of hand { $number } ({ $headline }; before that, { $before })
pub(crate) struct TheAmendmentOfHand<T0, T1, T2> { pub(crate) number: T0, pub(crate) headline: T1, pub(crate) before: T2 }

impl<T0: Value, T1: Value, T2: Value> Message for TheAmendmentOfHand<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 18) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.headline.arg(), self.before.arg()]) }
}

// the amendment of round { $number } ({ $headline }; before that, { $before })
pub(crate) struct TheAmendmentOfRound<T0, T1, T2> { pub(crate) number: T0, pub(crate) headline: T1, pub(crate) before: T2 }

impl<T0: Value, T1: Value, T2: Value> Message for TheAmendmentOfRound<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 19) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.headline.arg(), self.before.arg()]) }
}

// the insertion of hand { $number } ({ $headline })
pub(crate) struct TheInsertionOfHand<T0, T1> { pub(crate) number: T0, pub(crate) headline: T1 }

impl<T0: Value, T1: Value> Message for TheInsertionOfHand<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 20) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.headline.arg()]) }
}

// the insertion of round { $number } ({ $headline })
pub(crate) struct TheInsertionOfRound<T0, T1> { pub(crate) number: T0, pub(crate) headline: T1 }

impl<T0: Value, T1: Value> Message for TheInsertionOfRound<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 21) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.headline.arg()]) }
}

// the deletion of hand { $number } ({ $headline })
pub(crate) struct TheDeletionOfHand<T0, T1> { pub(crate) number: T0, pub(crate) headline: T1 }

impl<T0: Value, T1: Value> Message for TheDeletionOfHand<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 22) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.headline.arg()]) }
}

// the deletion of round { $number } ({ $headline })
pub(crate) struct TheDeletionOfRound<T0, T1> { pub(crate) number: T0, pub(crate) headline: T1 }

impl<T0: Value, T1: Value> Message for TheDeletionOfRound<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 23) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.headline.arg()]) }
}

// the misdeal
pub(crate) struct TheMisdeal;

impl Message for TheMisdeal {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 24) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for TheMisdeal {}

// the misdeal ({ $why })
pub(crate) struct TheMisdealWhy<T0> { pub(crate) why: T0 }

impl<T0: Value> Message for TheMisdealWhy<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 25) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.why.arg()]) }
}

// { $adjustment } ({ $why })
pub(crate) struct TheAdjustment<T0, T1> { pub(crate) adjustment: T0, pub(crate) why: T1 }

impl<T0: Value, T1: Value> Message for TheAdjustment<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 26) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.adjustment.arg(), self.why.arg()]) }
}

// the series was stopped ({ $why })
pub(crate) struct TheStopWhy<T0> { pub(crate) why: T0 }

impl<T0: Value> Message for TheStopWhy<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 27) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.why.arg()]) }
}

// { $players -> [one] { $name } deals [other] { $name } deal } hand { $number }
pub(crate) struct DealsHand<T0, T1, T2> { pub(crate) players: T0, pub(crate) name: T1, pub(crate) number: T2 }

impl<T0: Count, T1: Value, T2: Value> Message for DealsHand<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 28) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.players.arg(), self.name.arg(), self.number.arg()]) }
}

// { $players -> [one] { $name } deals [other] { $name } deal } round { $number }
pub(crate) struct DealsRound<T0, T1, T2> { pub(crate) players: T0, pub(crate) name: T1, pub(crate) number: T2 }

impl<T0: Count, T1: Value, T2: Value> Message for DealsRound<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 29) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.players.arg(), self.name.arg(), self.number.arg()]) }
}

// { $name } plays hand { $number }
pub(crate) struct PlaysHand<T0, T1> { pub(crate) name: T0, pub(crate) number: T1 }

impl<T0: Value, T1: Value> Message for PlaysHand<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 30) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.number.arg()]) }
}

// { $one } and { $two } play hand { $number }
pub(crate) struct PlayHand<T0, T1, T2> { pub(crate) one: T0, pub(crate) two: T1, pub(crate) number: T2 }

impl<T0: Value, T1: Value, T2: Value> Message for PlayHand<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 31) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.one.arg(), self.two.arg(), self.number.arg()]) }
}

// the knock card of hand { $number } is { $card }
pub(crate) struct KnockCardOfHand<T0, T1> { pub(crate) number: T0, pub(crate) card: T1 }

impl<T0: Value, T1: Value> Message for KnockCardOfHand<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 32) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.card.arg()]) }
}

// the knock card of round { $number } is { $card }
pub(crate) struct KnockCardOfRound<T0, T1> { pub(crate) number: T0, pub(crate) card: T1 }

impl<T0: Value, T1: Value> Message for KnockCardOfRound<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 33) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.card.arg()]) }
}

// misdeal: the same dealer deals again
pub(crate) struct Misdeal;

impl Message for Misdeal {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 34) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Misdeal {}

// misdeal ({ $why }): the same dealer deals again
pub(crate) struct MisdealWhy<T0> { pub(crate) why: T0 }

impl<T0: Value> Message for MisdealWhy<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 35) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.why.arg()]) }
}

// { $adjustment }: { $why }
pub(crate) struct Adjusted<T0, T1> { pub(crate) adjustment: T0, pub(crate) why: T1 }

impl<T0: Value, T1: Value> Message for Adjusted<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 36) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.adjustment.arg(), self.why.arg()]) }
}

// the series was stopped
pub(crate) struct Stopped;

impl Message for Stopped {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 37) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Stopped {}

// the series was stopped: { $why }
pub(crate) struct StoppedWhy<T0> { pub(crate) why: T0 }

impl<T0: Value> Message for StoppedWhy<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 38) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.why.arg()]) }
}

// the knock card is { $card }
pub(crate) struct KnockCard<T0> { pub(crate) card: T0 }

impl<T0: Value> Message for KnockCard<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 39) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.card.arg()]) }
}

// the knock card is { $card }; under these rules it changes nothing
pub(crate) struct KnockCardWithoutEffect<T0> { pub(crate) card: T0 }

impl<T0: Value> Message for KnockCardWithoutEffect<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 40) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.card.arg()]) }
}

// the knock card is { $card }; { $suit } double the hand
pub(crate) struct KnockCardDoubles<T0, T1> { pub(crate) card: T0, pub(crate) suit: T1 }

impl<T0: Value, T1: Value> Message for KnockCardDoubles<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 41) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.card.arg(), self.suit.arg()]) }
}

// the knock card is { $card }; only gin ends this hand
pub(crate) struct KnockCardGinOnly<T0> { pub(crate) card: T0 }

impl<T0: Value> Message for KnockCardGinOnly<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 42) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.card.arg()]) }
}

// the knock card is { $card }; only gin ends this hand; { $suit } double the hand
pub(crate) struct KnockCardGinOnlyDoubles<T0, T1> { pub(crate) card: T0, pub(crate) suit: T1 }

impl<T0: Value, T1: Value> Message for KnockCardGinOnlyDoubles<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 43) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.card.arg(), self.suit.arg()]) }
}

// the knock card is { $card }; the knock limit is { $limit }
pub(crate) struct KnockCardLimit<T0, T1> { pub(crate) card: T0, pub(crate) limit: T1 }

impl<T0: Value, T1: Count> Message for KnockCardLimit<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 44) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.card.arg(), self.limit.arg()]) }
}

// the knock card is { $card }; the knock limit is { $limit }; { $suit } double the hand
pub(crate) struct KnockCardLimitDoubles<T0, T1, T2> { pub(crate) card: T0, pub(crate) limit: T1, pub(crate) suit: T2 }

impl<T0: Value, T1: Count, T2: Value> Message for KnockCardLimitDoubles<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 45) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.card.arg(), self.limit.arg(), self.suit.arg()]) }
}

// { $players -> [one] { $name } is given [other] { $name } are given } { $points -> [one] { $points } point [other] { $points } points }
pub(crate) struct GivenPoints<T0, T1, T2> { pub(crate) players: T0, pub(crate) name: T1, pub(crate) points: T2 }

impl<T0: Count, T1: Value, T2: Count> Message for GivenPoints<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 46) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.players.arg(), self.name.arg(), self.points.arg()]) }
}

// { $players -> [one] { $name } loses [other] { $name } lose } { $points -> [one] { $points } point [other] { $points } points }
pub(crate) struct LosesPoints<T0, T1, T2> { pub(crate) players: T0, pub(crate) name: T1, pub(crate) points: T2 }

impl<T0: Count, T1: Value, T2: Count> Message for LosesPoints<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 47) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.players.arg(), self.name.arg(), self.points.arg()]) }
}

// { $players -> [one] { $name } is given [other] { $name } are given } { $boxes -> [one] { $boxes } box [other] { $boxes } boxes }
pub(crate) struct GivenBoxes<T0, T1, T2> { pub(crate) players: T0, pub(crate) name: T1, pub(crate) boxes: T2 }

impl<T0: Count, T1: Value, T2: Count> Message for GivenBoxes<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 48) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.players.arg(), self.name.arg(), self.boxes.arg()]) }
}

// { $players -> [one] { $name } loses [other] { $name } lose } { $boxes -> [one] { $boxes } box [other] { $boxes } boxes }
pub(crate) struct LosesBoxes<T0, T1, T2> { pub(crate) players: T0, pub(crate) name: T1, pub(crate) boxes: T2 }

impl<T0: Count, T1: Value, T2: Count> Message for LosesBoxes<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 49) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.players.arg(), self.name.arg(), self.boxes.arg()]) }
}

// the series is over
pub(crate) struct ErrorSeriesOver;

impl Message for ErrorSeriesOver {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 50) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ErrorSeriesOver {}

// the sheet has no game { $game }
pub(crate) struct ErrorNoSuchGame<T0> { pub(crate) game: T0 }

impl<T0: Value> Message for ErrorNoSuchGame<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 51) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.game.arg()]) }
}

// game { $game } is closed, and a closed game never changes
pub(crate) struct ErrorGameClosed<T0> { pub(crate) game: T0 }

impl<T0: Value> Message for ErrorGameClosed<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 52) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.game.arg()]) }
}

// an adjustment is at most { $points } points or { $boxes } boxes
pub(crate) struct ErrorOutOfRange<T0, T1> { pub(crate) points: T0, pub(crate) boxes: T1 }

impl<T0: Count, T1: Count> Message for ErrorOutOfRange<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 53) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.points.arg(), self.boxes.arg()]) }
}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 54]; 6] = [
    [(0, 11), (11, 23), (23, 52), (52, 82), (82, 102), (102, 123), (123, 139), (139, 156), (156, 175), (175, 195), (195, 223), (223, 255), (255, 266), (266, 285), (285, 295), (295, 305), (305, 317), (317, 330), (330, 376), (376, 423), (423, 452), (452, 482), (482, 510), (510, 539), (539, 550), (550, 566), (566, 573), (573, 600), (600, 631), (631, 663), (663, 679), (679, 701), (701, 732), (732, 764), (764, 800), (800, 841), (841, 847), (847, 869), (869, 895), (895, 915), (915, 973), (973, 1013), (1013, 1058), (1058, 1123), (1123, 1166), (1166, 1229), (1229, 1286), (1286, 1335), (1335, 1389), (1389, 1435), (1435, 1453), (1453, 1477), (1477, 1527), (1527, 1573)],
    [(0, 11), (11, 23), (23, 52), (52, 82), (82, 102), (102, 123), (123, 139), (139, 156), (156, 175), (175, 195), (195, 223), (223, 255), (255, 266), (266, 285), (285, 295), (295, 305), (305, 317), (317, 330), (330, 376), (376, 423), (423, 452), (452, 482), (482, 510), (510, 539), (539, 550), (550, 566), (566, 573), (573, 600), (600, 631), (631, 663), (663, 679), (679, 701), (701, 732), (732, 764), (764, 800), (800, 841), (841, 847), (847, 869), (869, 895), (895, 915), (915, 973), (973, 1013), (1013, 1058), (1058, 1123), (1123, 1166), (1166, 1229), (1229, 1286), (1286, 1335), (1335, 1389), (1389, 1435), (1435, 1453), (1453, 1477), (1477, 1527), (1527, 1573)],
    [(0, 11), (11, 23), (23, 52), (52, 82), (82, 102), (102, 123), (123, 139), (139, 156), (156, 175), (175, 195), (195, 223), (223, 255), (255, 266), (266, 285), (285, 295), (295, 305), (305, 317), (317, 330), (330, 376), (376, 423), (423, 452), (452, 482), (482, 510), (510, 539), (539, 550), (550, 566), (566, 573), (573, 600), (600, 631), (631, 663), (663, 679), (679, 701), (701, 732), (732, 764), (764, 800), (800, 841), (841, 847), (847, 869), (869, 895), (895, 915), (915, 973), (973, 1013), (1013, 1058), (1058, 1123), (1123, 1166), (1166, 1229), (1229, 1286), (1286, 1335), (1335, 1389), (1389, 1435), (1435, 1453), (1453, 1477), (1477, 1527), (1527, 1573)],
    [(0, 11), (11, 23), (23, 52), (52, 82), (82, 102), (102, 123), (123, 139), (139, 156), (156, 175), (175, 195), (195, 223), (223, 255), (255, 266), (266, 285), (285, 295), (295, 305), (305, 317), (317, 330), (330, 376), (376, 423), (423, 452), (452, 482), (482, 510), (510, 539), (539, 550), (550, 566), (566, 573), (573, 600), (600, 631), (631, 663), (663, 679), (679, 701), (701, 732), (732, 764), (764, 800), (800, 841), (841, 847), (847, 869), (869, 895), (895, 915), (915, 973), (973, 1013), (1013, 1058), (1058, 1123), (1123, 1166), (1166, 1229), (1229, 1286), (1286, 1335), (1335, 1389), (1389, 1435), (1435, 1453), (1453, 1477), (1477, 1527), (1527, 1573)],
    [(0, 11), (11, 23), (23, 52), (52, 82), (82, 102), (102, 123), (123, 139), (139, 156), (156, 175), (175, 195), (195, 223), (223, 255), (255, 266), (266, 285), (285, 295), (295, 305), (305, 317), (317, 330), (330, 376), (376, 423), (423, 452), (452, 482), (482, 510), (510, 539), (539, 550), (550, 566), (566, 573), (573, 600), (600, 631), (631, 663), (663, 679), (679, 701), (701, 732), (732, 764), (764, 800), (800, 841), (841, 847), (847, 869), (869, 895), (895, 915), (915, 973), (973, 1013), (1013, 1058), (1058, 1123), (1123, 1166), (1166, 1229), (1229, 1286), (1286, 1335), (1335, 1389), (1389, 1435), (1435, 1453), (1453, 1477), (1477, 1527), (1527, 1573)],
    [(0, 11), (11, 23), (23, 52), (52, 82), (82, 102), (102, 123), (123, 139), (139, 156), (156, 175), (175, 195), (195, 223), (223, 255), (255, 266), (266, 285), (285, 295), (295, 305), (305, 317), (317, 330), (330, 376), (376, 423), (423, 452), (452, 482), (482, 510), (510, 539), (539, 550), (550, 566), (566, 573), (573, 600), (600, 631), (631, 663), (663, 679), (679, 701), (701, 732), (732, 764), (764, 800), (800, 841), (841, 847), (847, 869), (869, 895), (895, 915), (915, 973), (973, 1013), (1013, 1058), (1058, 1123), (1123, 1166), (1166, 1229), (1229, 1286), (1286, 1335), (1335, 1389), (1389, 1435), (1435, 1453), (1453, 1477), (1477, 1527), (1527, 1573)],
];

const TEXT: &str = concat!(
    "hand \u{1}A: \u{1}B",
    "round \u{1}A: \u{1}B",
    "hand \u{1}A amended: \u{1}B (was: \u{1}C)",
    "round \u{1}A amended: \u{1}B (was: \u{1}C)",
    "hand \u{1}A inserted: \u{1}B",
    "round \u{1}A inserted: \u{1}B",
    "hand \u{1}A inserted",
    "round \u{1}A inserted",
    "hand \u{1}A deleted: \u{1}B",
    "round \u{1}A deleted: \u{1}B",
    "accepted changes to the file",
    "accepted changes to the file: \u{1}A",
    "witness: \u{1}A",
    "\u{1}A is now called \u{1}B",
    "undone: \u{1}A",
    "redone: \u{1}A",
    "hand \u{1}A (\u{1}B)",
    "round \u{1}A (\u{1}B)",
    "the amendment of hand \u{1}A (\u{1}B; before that, \u{1}C)",
    "the amendment of round \u{1}A (\u{1}B; before that, \u{1}C)",
    "the insertion of hand \u{1}A (\u{1}B)",
    "the insertion of round \u{1}A (\u{1}B)",
    "the deletion of hand \u{1}A (\u{1}B)",
    "the deletion of round \u{1}A (\u{1}B)",
    "the misdeal",
    "the misdeal (\u{1}A)",
    "\u{1}A (\u{1}B)",
    "the series was stopped (\u{1}A)",
    "\u{3}A\u{4}o\u{5}\u{1}B deals\u{4}\u{5}\u{1}B deal\u{6} hand \u{1}C",
    "\u{3}A\u{4}o\u{5}\u{1}B deals\u{4}\u{5}\u{1}B deal\u{6} round \u{1}C",
    "\u{1}A plays hand \u{1}B",
    "\u{1}A and \u{1}B play hand \u{1}C",
    "the knock card of hand \u{1}A is \u{1}B",
    "the knock card of round \u{1}A is \u{1}B",
    "misdeal: the same dealer deals again",
    "misdeal (\u{1}A): the same dealer deals again",
    "\u{1}A: \u{1}B",
    "the series was stopped",
    "the series was stopped: \u{1}A",
    "the knock card is \u{1}A",
    "the knock card is \u{1}A; under these rules it changes nothing",
    "the knock card is \u{1}A; \u{1}B double the hand",
    "the knock card is \u{1}A; only gin ends this hand",
    "the knock card is \u{1}A; only gin ends this hand; \u{1}B double the hand",
    "the knock card is \u{1}A; the knock limit is \u{1}B",
    "the knock card is \u{1}A; the knock limit is \u{1}B; \u{1}C double the hand",
    "\u{3}A\u{4}o\u{5}\u{1}B is given\u{4}\u{5}\u{1}B are given\u{6} \u{3}C\u{4}o\u{5}\u{1}C point\u{4}\u{5}\u{1}C points\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B loses\u{4}\u{5}\u{1}B lose\u{6} \u{3}C\u{4}o\u{5}\u{1}C point\u{4}\u{5}\u{1}C points\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B is given\u{4}\u{5}\u{1}B are given\u{6} \u{3}C\u{4}o\u{5}\u{1}C box\u{4}\u{5}\u{1}C boxes\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B loses\u{4}\u{5}\u{1}B lose\u{6} \u{3}C\u{4}o\u{5}\u{1}C box\u{4}\u{5}\u{1}C boxes\u{6}",
    "the series is over",
    "the sheet has no game \u{1}A",
    "game \u{1}A is closed, and a closed game never changes",
    "an adjustment is at most \u{1}A points or \u{1}B boxes",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 54] = [(0, 20), (20, 41), (41, 84), (84, 129), (129, 161), (161, 194), (194, 221), (221, 250), (250, 281), (281, 313), (313, 357), (357, 406), (406, 427), (427, 458), (458, 477), (477, 496), (496, 517), (517, 540), (540, 606), (606, 673), (673, 717), (717, 762), (762, 805), (805, 849), (849, 870), (870, 897), (897, 912), (912, 954), (954, 994), (994, 1035), (1035, 1062), (1062, 1096), (1096, 1143), (1143, 1191), (1191, 1246), (1246, 1307), (1307, 1319), (1319, 1355), (1355, 1396), (1396, 1429), (1429, 1512), (1512, 1571), (1571, 1637), (1637, 1729), (1729, 1792), (1792, 1881), (1881, 1944), (1944, 1999), (1999, 2059), (2059, 2111), (2111, 2142), (2142, 2180), (2180, 2253), (2253, 2320)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦hand \u{1}A: \u{1}B ~~⟧",
    "⟦round \u{1}A: \u{1}B ~~⟧",
    "⟦hand \u{1}A amended: \u{1}B (was: \u{1}C) ~~~~~~~⟧",
    "⟦round \u{1}A amended: \u{1}B (was: \u{1}C) ~~~~~~~~⟧",
    "⟦hand \u{1}A inserted: \u{1}B ~~~~~⟧",
    "⟦round \u{1}A inserted: \u{1}B ~~~~~⟧",
    "⟦hand \u{1}A inserted ~~~~⟧",
    "⟦round \u{1}A inserted ~~~~~⟧",
    "⟦hand \u{1}A deleted: \u{1}B ~~~~~⟧",
    "⟦round \u{1}A deleted: \u{1}B ~~~~~⟧",
    "⟦accepted changes to the file ~~~~~~~~~⟧",
    "⟦accepted changes to the file: \u{1}A ~~~~~~~~~~⟧",
    "⟦witness: \u{1}A ~~~⟧",
    "⟦\u{1}A is now called \u{1}B ~~~~~⟧",
    "⟦undone: \u{1}A ~~⟧",
    "⟦redone: \u{1}A ~~⟧",
    "⟦hand \u{1}A (\u{1}B) ~~⟧",
    "⟦round \u{1}A (\u{1}B) ~~~⟧",
    "⟦the amendment of hand \u{1}A (\u{1}B; before that, \u{1}C) ~~~~~~~~~~~~~⟧",
    "⟦the amendment of round \u{1}A (\u{1}B; before that, \u{1}C) ~~~~~~~~~~~~~⟧",
    "⟦the insertion of hand \u{1}A (\u{1}B) ~~~~~~~~⟧",
    "⟦the insertion of round \u{1}A (\u{1}B) ~~~~~~~~⟧",
    "⟦the deletion of hand \u{1}A (\u{1}B) ~~~~~~~~⟧",
    "⟦the deletion of round \u{1}A (\u{1}B) ~~~~~~~~⟧",
    "⟦the misdeal ~~~⟧",
    "⟦the misdeal (\u{1}A) ~~~~⟧",
    "⟦\u{1}A (\u{1}B) ~⟧",
    "⟦the series was stopped (\u{1}A) ~~~~~~~~⟧",
    "⟦\u{3}A\u{4}o\u{5}\u{1}B deals\u{4}\u{5}\u{1}B deal\u{6} hand \u{1}C ~~⟧",
    "⟦\u{3}A\u{4}o\u{5}\u{1}B deals\u{4}\u{5}\u{1}B deal\u{6} round \u{1}C ~~⟧",
    "⟦\u{1}A plays hand \u{1}B ~~~~⟧",
    "⟦\u{1}A and \u{1}B play hand \u{1}C ~~~~~⟧",
    "⟦the knock card of hand \u{1}A is \u{1}B ~~~~~~~~~⟧",
    "⟦the knock card of round \u{1}A is \u{1}B ~~~~~~~~~⟧",
    "⟦misdeal: the same dealer deals again ~~~~~~~~~~~~⟧",
    "⟦misdeal (\u{1}A): the same dealer deals again ~~~~~~~~~~~~~⟧",
    "⟦\u{1}A: \u{1}B⟧",
    "⟦the series was stopped ~~~~~~~⟧",
    "⟦the series was stopped: \u{1}A ~~~~~~~~⟧",
    "⟦the knock card is \u{1}A ~~~~~~⟧",
    "⟦the knock card is \u{1}A; under these rules it changes nothing ~~~~~~~~~~~~~~~~~~⟧",
    "⟦the knock card is \u{1}A; \u{1}B double the hand ~~~~~~~~~~~~⟧",
    "⟦the knock card is \u{1}A; only gin ends this hand ~~~~~~~~~~~~~~⟧",
    "⟦the knock card is \u{1}A; only gin ends this hand; \u{1}B double the hand ~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the knock card is \u{1}A; the knock limit is \u{1}B ~~~~~~~~~~~~~⟧",
    "⟦the knock card is \u{1}A; the knock limit is \u{1}B; \u{1}C double the hand ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{3}A\u{4}o\u{5}\u{1}B is given\u{4}\u{5}\u{1}B are given\u{6} \u{3}C\u{4}o\u{5}\u{1}C point\u{4}\u{5}\u{1}C points\u{6}⟧",
    "⟦\u{3}A\u{4}o\u{5}\u{1}B loses\u{4}\u{5}\u{1}B lose\u{6} \u{3}C\u{4}o\u{5}\u{1}C point\u{4}\u{5}\u{1}C points\u{6}⟧",
    "⟦\u{3}A\u{4}o\u{5}\u{1}B is given\u{4}\u{5}\u{1}B are given\u{6} \u{3}C\u{4}o\u{5}\u{1}C box\u{4}\u{5}\u{1}C boxes\u{6}⟧",
    "⟦\u{3}A\u{4}o\u{5}\u{1}B loses\u{4}\u{5}\u{1}B lose\u{6} \u{3}C\u{4}o\u{5}\u{1}C box\u{4}\u{5}\u{1}C boxes\u{6}⟧",
    "⟦the series is over ~~~~~~⟧",
    "⟦the sheet has no game \u{1}A ~~~~~~~⟧",
    "⟦game \u{1}A is closed, and a closed game never changes ~~~~~~~~~~~~~~~~⟧",
    "⟦an adjustment is at most \u{1}A points or \u{1}B boxes ~~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("hand-is", 2),
    ("round-is", 2),
    ("hand-amended", 3),
    ("round-amended", 3),
    ("hand-inserted", 2),
    ("round-inserted", 2),
    ("hand-inserted-below", 1),
    ("round-inserted-below", 1),
    ("hand-deleted", 2),
    ("round-deleted", 2),
    ("changes-accepted", 0),
    ("changes-accepted-note", 1),
    ("witness", 1),
    ("renamed", 2),
    ("undone", 1),
    ("redone", 1),
    ("the-hand", 2),
    ("the-round", 2),
    ("the-amendment-of-hand", 3),
    ("the-amendment-of-round", 3),
    ("the-insertion-of-hand", 2),
    ("the-insertion-of-round", 2),
    ("the-deletion-of-hand", 2),
    ("the-deletion-of-round", 2),
    ("the-misdeal", 0),
    ("the-misdeal-why", 1),
    ("the-adjustment", 2),
    ("the-stop-why", 1),
    ("deals-hand", 3),
    ("deals-round", 3),
    ("plays-hand", 2),
    ("play-hand", 3),
    ("knock-card-of-hand", 2),
    ("knock-card-of-round", 2),
    ("misdeal", 0),
    ("misdeal-why", 1),
    ("adjusted", 2),
    ("stopped", 0),
    ("stopped-why", 1),
    ("knock-card", 1),
    ("knock-card-without-effect", 1),
    ("knock-card-doubles", 2),
    ("knock-card-gin-only", 1),
    ("knock-card-gin-only-doubles", 2),
    ("knock-card-limit", 2),
    ("knock-card-limit-doubles", 3),
    ("given-points", 3),
    ("loses-points", 3),
    ("given-boxes", 3),
    ("loses-boxes", 3),
    ("error-series-over", 0),
    ("error-no-such-game", 1),
    ("error-game-closed", 1),
    ("error-out-of-range", 2),
];
