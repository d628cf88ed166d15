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
    [(0, 11), (60, 72), (136, 165), (335, 365), (539, 559), (647, 668), (780, 796), (868, 885), (977, 996), (1083, 1103), (1213, 1241), (1389, 1421), (1589, 1600), (1660, 1679), (1770, 1780), (1853, 1863), (1923, 1935), (1988, 2001), (2070, 2116), (2324, 2371), (2581, 2610), (2752, 2782), (2926, 2954), (3097, 3126), (3271, 3282), (3374, 3390), (3507, 3514), (3514, 3541), (3655, 3686), (3913, 3945), (4176, 4192), (4266, 4288), (4391, 4422), (4562, 4594), (4772, 4808), (4997, 5038), (5247, 5253), (5253, 5275), (5373, 5399), (5513, 5533), (5621, 5679), (5976, 6016), (6196, 6241), (6454, 6519), (6818, 6861), (7093, 7156), (7498, 7555), (7799, 7848), (8084, 8138), (8383, 8429), (8666, 8684), (8762, 8786), (8939, 8989), (9295, 9341)],
    [(11, 22), (72, 85), (165, 196), (365, 398), (559, 579), (668, 690), (796, 812), (885, 903), (996, 1015), (1103, 1124), (1241, 1272), (1421, 1456), (1600, 1614), (1679, 1699), (1780, 1792), (1863, 1874), (1935, 1947), (2001, 2015), (2116, 2161), (2371, 2418), (2610, 2638), (2782, 2812), (2954, 2981), (3126, 3155), (3282, 3301), (3390, 3414), (3507, 3514), (3541, 3571), (3686, 3728), (3945, 3989), (4192, 4209), (4288, 4311), (4422, 4456), (4594, 4630), (4808, 4846), (5038, 5081), (5247, 5253), (5275, 5300), (5399, 5428), (5533, 5556), (5679, 5739), (6016, 6057), (6241, 6293), (6519, 6589), (6861, 6911), (7156, 7224), (7555, 7608), (7848, 7899), (8138, 8191), (8429, 8480), (8684, 8699), (8786, 8815), (8989, 9049), (9341, 9390)],
    [(11, 22), (85, 97), (196, 229), (398, 432), (559, 579), (690, 711), (796, 812), (903, 920), (996, 1015), (1124, 1144), (1272, 1304), (1456, 1492), (1600, 1614), (1699, 1719), (1792, 1803), (1863, 1874), (1935, 1947), (2015, 2028), (2161, 2204), (2418, 2462), (2638, 2664), (2812, 2839), (2981, 3009), (3155, 3184), (3301, 3317), (3414, 3435), (3507, 3514), (3541, 3571), (3728, 3770), (3989, 4032), (4192, 4209), (4288, 4311), (4422, 4456), (4630, 4665), (4808, 4846), (5038, 5081), (5247, 5253), (5275, 5300), (5399, 5428), (5533, 5556), (5739, 5795), (6016, 6057), (6241, 6293), (6519, 6589), (6911, 6959), (7224, 7290), (7555, 7608), (7848, 7899), (8138, 8191), (8429, 8480), (8684, 8699), (8815, 8839), (9049, 9102), (9390, 9439)],
    [(22, 33), (97, 108), (229, 261), (432, 464), (579, 599), (711, 731), (812, 828), (920, 936), (1015, 1036), (1144, 1165), (1304, 1331), (1492, 1523), (1614, 1634), (1719, 1738), (1803, 1816), (1874, 1886), (1947, 1959), (2028, 2040), (2204, 2242), (2462, 2498), (2664, 2694), (2839, 2867), (3009, 3040), (3184, 3213), (3317, 3338), (3435, 3461), (3507, 3514), (3571, 3602), (3770, 3824), (4032, 4084), (4209, 4228), (4311, 4337), (4456, 4495), (4665, 4702), (4846, 4902), (5081, 5142), (5247, 5253), (5300, 5330), (5428, 5462), (5556, 5581), (5795, 5857), (6057, 6110), (6293, 6354), (6589, 6678), (6959, 7008), (7290, 7367), (7608, 7661), (7899, 7950), (8191, 8248), (8480, 8535), (8699, 8719), (8839, 8870), (9102, 9163), (9439, 9491)],
    [(33, 45), (108, 124), (261, 297), (464, 504), (599, 622), (731, 758), (828, 847), (936, 959), (1036, 1058), (1165, 1191), (1331, 1365), (1523, 1561), (1634, 1648), (1738, 1756), (1816, 1840), (1886, 1907), (1959, 1972), (2040, 2057), (2242, 2286), (2498, 2546), (2694, 2725), (2867, 2902), (3040, 3070), (3213, 3247), (3338, 3355), (3461, 3483), (3507, 3514), (3602, 3634), (3824, 3856), (4084, 4120), (4228, 4246), (4337, 4363), (4495, 4529), (4702, 4740), (4902, 4949), (5142, 5194), (5247, 5253), (5330, 5357), (5462, 5493), (5581, 5602), (5857, 5917), (6110, 6156), (6354, 6404), (6678, 6747), (7008, 7053), (7367, 7437), (7661, 7716), (7950, 8007), (8248, 8300), (8535, 8589), (8719, 8740), (8870, 8908), (9163, 9227), (9491, 9542)],
    [(45, 60), (124, 136), (297, 335), (504, 539), (622, 647), (758, 780), (847, 868), (959, 977), (1058, 1083), (1191, 1213), (1365, 1389), (1561, 1589), (1648, 1660), (1756, 1770), (1840, 1853), (1907, 1923), (1972, 1988), (2057, 2070), (2286, 2324), (2546, 2581), (2725, 2752), (2902, 2926), (3070, 3097), (3247, 3271), (3355, 3374), (3483, 3507), (3507, 3514), (3634, 3655), (3856, 3913), (4120, 4176), (4246, 4266), (4363, 4391), (4529, 4562), (4740, 4772), (4949, 4997), (5194, 5247), (5247, 5253), (5357, 5373), (5493, 5513), (5602, 5621), (5917, 5976), (6156, 6196), (6404, 6454), (6747, 6818), (7053, 7093), (7437, 7498), (7716, 7799), (8007, 8084), (8300, 8383), (8589, 8666), (8740, 8762), (8908, 8939), (9227, 9295), (9542, 9645)],
];

const TEXT: &str = concat!(
    "hand \u{1}A: \u{1}B",
    "mão \u{1}A: \u{1}B",
    "mano \u{1}A: \u{1}B",
    "Runde \u{1}A: \u{1}B",
    "rozdanie \u{1}A: \u{1}B",
    "round \u{1}A: \u{1}B",
    "rodada \u{1}A: \u{1}B",
    "ronda \u{1}A: \u{1}B",
    "giro \u{1}A: \u{1}B",
    "Durchgang \u{1}A: \u{1}B",
    "runda \u{1}A: \u{1}B",
    "hand \u{1}A amended: \u{1}B (was: \u{1}C)",
    "mão \u{1}A corrigida: \u{1}B (era: \u{1}C)",
    "mão \u{1}A corrigida: \u{1}B (antes: \u{1}C)",
    "mano \u{1}A modificata: \u{1}B (era: \u{1}C)",
    "Runde \u{1}A berichtigt: \u{1}B (vorher: \u{1}C)",
    "rozdanie \u{1}A poprawione: \u{1}B (było: \u{1}C)",
    "round \u{1}A amended: \u{1}B (was: \u{1}C)",
    "rodada \u{1}A corrigida: \u{1}B (era: \u{1}C)",
    "ronda \u{1}A corrigida: \u{1}B (antes: \u{1}C)",
    "giro \u{1}A modificato: \u{1}B (era: \u{1}C)",
    "Durchgang \u{1}A berichtigt: \u{1}B (vorher: \u{1}C)",
    "runda \u{1}A poprawiona: \u{1}B (było: \u{1}C)",
    "hand \u{1}A inserted: \u{1}B",
    "mão \u{1}A inserida: \u{1}B",
    "mano \u{1}A inserita: \u{1}B",
    "Runde \u{1}A eingefügt: \u{1}B",
    "rozdanie \u{1}A wstawione: \u{1}B",
    "round \u{1}A inserted: \u{1}B",
    "rodada \u{1}A inserida: \u{1}B",
    "ronda \u{1}A inserida: \u{1}B",
    "giro \u{1}A inserito: \u{1}B",
    "Durchgang \u{1}A eingefügt: \u{1}B",
    "runda \u{1}A wstawiona: \u{1}B",
    "hand \u{1}A inserted",
    "mão \u{1}A inserida",
    "mano \u{1}A inserita",
    "Runde \u{1}A eingefügt",
    "rozdanie \u{1}A wstawione",
    "round \u{1}A inserted",
    "rodada \u{1}A inserida",
    "ronda \u{1}A inserida",
    "giro \u{1}A inserito",
    "Durchgang \u{1}A eingefügt",
    "runda \u{1}A wstawiona",
    "hand \u{1}A deleted: \u{1}B",
    "mão \u{1}A apagada: \u{1}B",
    "mano \u{1}A eliminata: \u{1}B",
    "Runde \u{1}A gelöscht: \u{1}B",
    "rozdanie \u{1}A usunięte: \u{1}B",
    "round \u{1}A deleted: \u{1}B",
    "rodada \u{1}A apagada: \u{1}B",
    "ronda \u{1}A apagada: \u{1}B",
    "giro \u{1}A eliminato: \u{1}B",
    "Durchgang \u{1}A gelöscht: \u{1}B",
    "runda \u{1}A usunięta: \u{1}B",
    "accepted changes to the file",
    "alterações no arquivo aceitas",
    "alterações ao ficheiro aceites",
    "modifiche al file accettate",
    "Änderungen an der Datei anerkannt",
    "przyjęto zmiany w pliku",
    "accepted changes to the file: \u{1}A",
    "alterações no arquivo aceitas: \u{1}A",
    "alterações ao ficheiro aceites: \u{1}A",
    "modifiche al file accettate: \u{1}A",
    "Änderungen an der Datei anerkannt: \u{1}A",
    "przyjęto zmiany w pliku: \u{1}A",
    "witness: \u{1}A",
    "testemunha: \u{1}A",
    "parola testimone: \u{1}A",
    "Zeugenwort: \u{1}A",
    "świadek: \u{1}A",
    "\u{1}A is now called \u{1}B",
    "\u{1}A agora se chama \u{1}B",
    "\u{1}A chama-se agora \u{1}B",
    "\u{1}A ora si chiama \u{1}B",
    "\u{1}A heißt jetzt \u{1}B",
    "\u{1}A to teraz \u{1}B",
    "undone: \u{1}A",
    "desfeito: \u{1}A",
    "anulado: \u{1}A",
    "annullato: \u{1}A",
    "rückgängig gemacht: \u{1}A",
    "cofnięto: \u{1}A",
    "redone: \u{1}A",
    "refeito: \u{1}A",
    "ripetuto: \u{1}A",
    "wiederhergestellt: \u{1}A",
    "przywrócono: \u{1}A",
    "hand \u{1}A (\u{1}B)",
    "mão \u{1}A (\u{1}B)",
    "mano \u{1}A (\u{1}B)",
    "Runde \u{1}A (\u{1}B)",
    "rozdanie \u{1}A (\u{1}B)",
    "round \u{1}A (\u{1}B)",
    "rodada \u{1}A (\u{1}B)",
    "ronda \u{1}A (\u{1}B)",
    "giro \u{1}A (\u{1}B)",
    "Durchgang \u{1}A (\u{1}B)",
    "runda \u{1}A (\u{1}B)",
    "the amendment of hand \u{1}A (\u{1}B; before that, \u{1}C)",
    "a correção da mão \u{1}A (\u{1}B; antes disso, \u{1}C)",
    "correção da mão \u{1}A (\u{1}B; antes disso, \u{1}C)",
    "modifica della mano \u{1}A (\u{1}B; prima, \u{1}C)",
    "die Berichtigung von Runde \u{1}A (\u{1}B; davor \u{1}C)",
    "poprawka rozdania \u{1}A (\u{1}B; przedtem \u{1}C)",
    "the amendment of round \u{1}A (\u{1}B; before that, \u{1}C)",
    "a correção da rodada \u{1}A (\u{1}B; antes disso, \u{1}C)",
    "correção da ronda \u{1}A (\u{1}B; antes disso, \u{1}C)",
    "modifica del giro \u{1}A (\u{1}B; prima, \u{1}C)",
    "die Berichtigung von Durchgang \u{1}A (\u{1}B; davor \u{1}C)",
    "poprawka rundy \u{1}A (\u{1}B; przedtem \u{1}C)",
    "the insertion of hand \u{1}A (\u{1}B)",
    "a inserção da mão \u{1}A (\u{1}B)",
    "inserção da mão \u{1}A (\u{1}B)",
    "inserimento della mano \u{1}A (\u{1}B)",
    "das Einfügen von Runde \u{1}A (\u{1}B)",
    "wstawienie rozdania \u{1}A (\u{1}B)",
    "the insertion of round \u{1}A (\u{1}B)",
    "a inserção da rodada \u{1}A (\u{1}B)",
    "inserção da ronda \u{1}A (\u{1}B)",
    "inserimento del giro \u{1}A (\u{1}B)",
    "das Einfügen von Durchgang \u{1}A (\u{1}B)",
    "wstawienie rundy \u{1}A (\u{1}B)",
    "the deletion of hand \u{1}A (\u{1}B)",
    "a remoção da mão \u{1}A (\u{1}B)",
    "eliminação da mão \u{1}A (\u{1}B)",
    "eliminazione della mano \u{1}A (\u{1}B)",
    "das Löschen von Runde \u{1}A (\u{1}B)",
    "usunięcie rozdania \u{1}A (\u{1}B)",
    "the deletion of round \u{1}A (\u{1}B)",
    "a remoção da rodada \u{1}A (\u{1}B)",
    "eliminação da ronda \u{1}A (\u{1}B)",
    "eliminazione del giro \u{1}A (\u{1}B)",
    "das Löschen von Durchgang \u{1}A (\u{1}B)",
    "usunięcie rundy \u{1}A (\u{1}B)",
    "the misdeal",
    "as cartas mal dadas",
    "cartas mal dadas",
    "distribuzione a monte",
    "das falsche Geben",
    "nieudane rozdawanie",
    "the misdeal (\u{1}A)",
    "as cartas mal dadas (\u{1}A)",
    "cartas mal dadas (\u{1}A)",
    "distribuzione a monte (\u{1}A)",
    "das falsche Geben (\u{1}A)",
    "nieudane rozdawanie (\u{1}A)",
    "\u{1}A (\u{1}B)",
    "the series was stopped (\u{1}A)",
    "a série foi interrompida (\u{1}A)",
    "interruzione dell'incontro (\u{1}A)",
    "die Serie wurde abgebrochen (\u{1}A)",
    "serię przerwano (\u{1}A)",
    "\u{3}A\u{4}o\u{5}\u{1}B deals\u{4}\u{5}\u{1}B deal\u{6} hand \u{1}C",
    "\u{3}A\u{4}o\u{5}\u{1}B dá\u{4}\u{5}\u{1}B dão\u{6} as cartas da mão \u{1}C",
    "\u{3}A\u{4}o\u{5}\u{1}B dá\u{4}\u{5}\u{1}B dão\u{6} as cartas na mão \u{1}C",
    "\u{3}A\u{4}o\u{5}\u{1}B dà le carte\u{4}\u{5}\u{1}B danno le carte\u{6} nella mano \u{1}C",
    "\u{3}A\u{4}o\u{5}\u{1}B gibt\u{4}\u{5}\u{1}B geben\u{6} Runde \u{1}C",
    "w rozdaniu \u{1}C \u{3}A\u{4}o\u{5}rozdaje \u{1}B\u{4}f\u{5}rozdają \u{1}B\u{4}\u{5}rozdają \u{1}B\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B deals\u{4}\u{5}\u{1}B deal\u{6} round \u{1}C",
    "\u{3}A\u{4}o\u{5}\u{1}B dá\u{4}\u{5}\u{1}B dão\u{6} as cartas da rodada \u{1}C",
    "\u{3}A\u{4}o\u{5}\u{1}B dá\u{4}\u{5}\u{1}B dão\u{6} as cartas na ronda \u{1}C",
    "\u{3}A\u{4}o\u{5}\u{1}B dà le carte\u{4}\u{5}\u{1}B danno le carte\u{6} nel giro \u{1}C",
    "\u{3}A\u{4}o\u{5}\u{1}B gibt\u{4}\u{5}\u{1}B geben\u{6} Durchgang \u{1}C",
    "w rundzie \u{1}C \u{3}A\u{4}o\u{5}rozdaje \u{1}B\u{4}f\u{5}rozdają \u{1}B\u{4}\u{5}rozdają \u{1}B\u{6}",
    "\u{1}A plays hand \u{1}B",
    "\u{1}A joga a mão \u{1}B",
    "\u{1}A gioca la mano \u{1}B",
    "\u{1}A spielt Runde \u{1}B",
    "w rozdaniu \u{1}B gra \u{1}A",
    "\u{1}A and \u{1}B play hand \u{1}C",
    "\u{1}A e \u{1}B jogam a mão \u{1}C",
    "\u{1}A e \u{1}B giocano la mano \u{1}C",
    "\u{1}A und \u{1}B spielen Runde \u{1}C",
    "w rozdaniu \u{1}C grają \u{1}A i \u{1}B",
    "the knock card of hand \u{1}A is \u{1}B",
    "a carta do limite da mão \u{1}A é \u{1}B",
    "la carta del limite della mano \u{1}A è \u{1}B",
    "die Klopfkarte von Runde \u{1}A ist \u{1}B",
    "karta pukania w rozdaniu \u{1}A to \u{1}B",
    "the knock card of round \u{1}A is \u{1}B",
    "a carta do limite da rodada \u{1}A é \u{1}B",
    "a carta do limite da ronda \u{1}A é \u{1}B",
    "la carta del limite del giro \u{1}A è \u{1}B",
    "die Klopfkarte von Durchgang \u{1}A ist \u{1}B",
    "karta pukania w rundzie \u{1}A to \u{1}B",
    "misdeal: the same dealer deals again",
    "cartas mal dadas: quem deu dá de novo",
    "distribuzione a monte: ridà le carte lo stesso mazziere",
    "falsch gegeben: Derselbe Geber gibt noch einmal",
    "nieudane rozdawanie: rozdaje znów ten sam gracz",
    "misdeal (\u{1}A): the same dealer deals again",
    "cartas mal dadas (\u{1}A): quem deu dá de novo",
    "distribuzione a monte (\u{1}A): ridà le carte lo stesso mazziere",
    "falsch gegeben (\u{1}A): Derselbe Geber gibt noch einmal",
    "nieudane rozdawanie (\u{1}A): rozdaje znów ten sam gracz",
    "\u{1}A: \u{1}B",
    "the series was stopped",
    "a série foi interrompida",
    "l'incontro è stato interrotto",
    "die Serie wurde abgebrochen",
    "serię przerwano",
    "the series was stopped: \u{1}A",
    "a série foi interrompida: \u{1}A",
    "l'incontro è stato interrotto: \u{1}A",
    "die Serie wurde abgebrochen: \u{1}A",
    "serię przerwano: \u{1}A",
    "the knock card is \u{1}A",
    "a carta do limite é \u{1}A",
    "la carta del limite è \u{1}A",
    "die Klopfkarte ist \u{1}A",
    "karta pukania to \u{1}A",
    "the knock card is \u{1}A; under these rules it changes nothing",
    "a carta do limite é \u{1}A; com estas regras ela não muda nada",
    "a carta do limite é \u{1}A; com estas regras não muda nada",
    "la carta del limite è \u{1}A; con queste regole non cambia niente",
    "die Klopfkarte ist \u{1}A; nach diesen Regeln ändert sie nichts",
    "karta pukania to \u{1}A; przy tych zasadach niczego nie zmienia",
    "the knock card is \u{1}A; \u{1}B double the hand",
    "a carta do limite é \u{1}A; \u{1}B dobram a mão",
    "la carta del limite è \u{1}A; con \u{1}B la mano vale doppio",
    "die Klopfkarte ist \u{1}A; \u{1}B verdoppelt die Runde",
    "karta pukania to \u{1}A; \u{1}B podwaja rozdanie",
    "the knock card is \u{1}A; only gin ends this hand",
    "a carta do limite é \u{1}A; só o gin termina esta mão",
    "la carta del limite è \u{1}A; questa mano si chiude solo con gin",
    "die Klopfkarte ist \u{1}A; nur Gin beendet diese Runde",
    "karta pukania to \u{1}A; to rozdanie kończy tylko gin",
    "the knock card is \u{1}A; only gin ends this hand; \u{1}B double the hand",
    "a carta do limite é \u{1}A; só o gin termina esta mão; \u{1}B dobram a mão",
    "la carta del limite è \u{1}A; questa mano si chiude solo con gin; con \u{1}B la mano vale doppio",
    "die Klopfkarte ist \u{1}A; nur Gin beendet diese Runde; \u{1}B verdoppelt sie",
    "karta pukania to \u{1}A; to rozdanie kończy tylko gin; \u{1}B podwaja rozdanie",
    "the knock card is \u{1}A; the knock limit is \u{1}B",
    "a carta do limite é \u{1}A; o limite para bater é \u{1}B",
    "a carta do limite é \u{1}A; bate-se com \u{1}B ou menos",
    "la carta del limite è \u{1}A; si bussa con \u{1}B o meno",
    "die Klopfkarte ist \u{1}A; die Klopfgrenze ist \u{1}B",
    "karta pukania to \u{1}A; limit pukania to \u{1}B",
    "the knock card is \u{1}A; the knock limit is \u{1}B; \u{1}C double the hand",
    "a carta do limite é \u{1}A; o limite para bater é \u{1}B; \u{1}C dobram a mão",
    "a carta do limite é \u{1}A; bate-se com \u{1}B ou menos; \u{1}C dobram a mão",
    "la carta del limite è \u{1}A; si bussa con \u{1}B o meno; con \u{1}C la mano vale doppio",
    "die Klopfkarte ist \u{1}A; die Klopfgrenze ist \u{1}B; \u{1}C verdoppelt die Runde",
    "karta pukania to \u{1}A; limit pukania to \u{1}B; \u{1}C podwaja rozdanie",
    "\u{3}A\u{4}o\u{5}\u{1}B is given\u{4}\u{5}\u{1}B are given\u{6} \u{3}C\u{4}o\u{5}\u{1}C point\u{4}\u{5}\u{1}C points\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B recebe\u{4}\u{5}\u{1}B recebem\u{6} \u{3}C\u{4}o\u{5}\u{1}C ponto\u{4}\u{5}\u{1}C pontos\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B riceve\u{4}\u{5}\u{1}B ricevono\u{6} \u{3}C\u{4}o\u{5}\u{1}C punto\u{4}\u{5}\u{1}C punti\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B bekommt\u{4}\u{5}\u{1}B bekommen\u{6} \u{3}C\u{4}o\u{5}\u{1}C Punkt\u{4}\u{5}\u{1}C Punkte\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B dostaje\u{4}f\u{5}\u{1}B dostają\u{4}\u{5}\u{1}B dostają\u{6} \u{3}C\u{4}o\u{5}\u{1}C punkt\u{4}f\u{5}\u{1}C punkty\u{4}\u{5}\u{1}C punktów\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B loses\u{4}\u{5}\u{1}B lose\u{6} \u{3}C\u{4}o\u{5}\u{1}C point\u{4}\u{5}\u{1}C points\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B perde\u{4}\u{5}\u{1}B perdem\u{6} \u{3}C\u{4}o\u{5}\u{1}C ponto\u{4}\u{5}\u{1}C pontos\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B perde\u{4}\u{5}\u{1}B perdono\u{6} \u{3}C\u{4}o\u{5}\u{1}C punto\u{4}\u{5}\u{1}C punti\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B verliert\u{4}\u{5}\u{1}B verlieren\u{6} \u{3}C\u{4}o\u{5}\u{1}C Punkt\u{4}\u{5}\u{1}C Punkte\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B traci\u{4}f\u{5}\u{1}B tracą\u{4}\u{5}\u{1}B tracą\u{6} \u{3}C\u{4}o\u{5}\u{1}C punkt\u{4}f\u{5}\u{1}C punkty\u{4}\u{5}\u{1}C punktów\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B is given\u{4}\u{5}\u{1}B are given\u{6} \u{3}C\u{4}o\u{5}\u{1}C box\u{4}\u{5}\u{1}C boxes\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B recebe\u{4}\u{5}\u{1}B recebem\u{6} \u{3}C\u{4}o\u{5}\u{1}C caixa\u{4}\u{5}\u{1}C caixas\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B riceve\u{4}\u{5}\u{1}B ricevono\u{6} \u{3}C\u{4}o\u{5}\u{1}C casella\u{4}\u{5}\u{1}C caselle\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B bekommt\u{4}\u{5}\u{1}B bekommen\u{6} \u{3}C\u{4}o\u{5}\u{1}C Box\u{4}\u{5}\u{1}C Boxen\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B dostaje\u{4}f\u{5}\u{1}B dostają\u{4}\u{5}\u{1}B dostają\u{6} \u{3}C\u{4}o\u{5}\u{1}C kratkę\u{4}f\u{5}\u{1}C kratki\u{4}\u{5}\u{1}C kratek\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B loses\u{4}\u{5}\u{1}B lose\u{6} \u{3}C\u{4}o\u{5}\u{1}C box\u{4}\u{5}\u{1}C boxes\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B perde\u{4}\u{5}\u{1}B perdem\u{6} \u{3}C\u{4}o\u{5}\u{1}C caixa\u{4}\u{5}\u{1}C caixas\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B perde\u{4}\u{5}\u{1}B perdono\u{6} \u{3}C\u{4}o\u{5}\u{1}C casella\u{4}\u{5}\u{1}C caselle\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B verliert\u{4}\u{5}\u{1}B verlieren\u{6} \u{3}C\u{4}o\u{5}\u{1}C Box\u{4}\u{5}\u{1}C Boxen\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B traci\u{4}f\u{5}\u{1}B tracą\u{4}\u{5}\u{1}B tracą\u{6} \u{3}C\u{4}o\u{5}\u{1}C kratkę\u{4}f\u{5}\u{1}C kratki\u{4}\u{5}\u{1}C kratek\u{6}",
    "the series is over",
    "a série acabou",
    "l'incontro è finito",
    "die Serie ist zu Ende",
    "seria jest zakończona",
    "the sheet has no game \u{1}A",
    "a folha não tem a partida \u{1}A",
    "a folha não tem jogo \u{1}A",
    "il foglio non ha una partita \u{1}A",
    "auf dem Zettel gibt es keine Partie \u{1}A",
    "na tym zapisie nie ma partii \u{1}A",
    "game \u{1}A is closed, and a closed game never changes",
    "a partida \u{1}A está fechada, e uma partida fechada nunca muda",
    "o jogo \u{1}A está fechado, e um jogo fechado nunca muda",
    "la partita \u{1}A è chiusa, e una partita chiusa non cambia più",
    "Partie \u{1}A ist beendet, und eine beendete Partie ändert sich nie",
    "partia \u{1}A jest zamknięta, a zamknięta partia już się nie zmienia",
    "an adjustment is at most \u{1}A points or \u{1}B boxes",
    "um ajuste é de no máximo \u{1}A pontos ou \u{1}B caixas",
    "um ajuste é no máximo de \u{1}A pontos ou \u{1}B caixas",
    "una rettifica è al massimo di \u{1}A punti o \u{1}B caselle",
    "eine Anpassung geht nur bis \u{1}A Punkte oder \u{1}B Boxen",
    "korekta to najwyżej \u{3}A\u{4}o\u{5}\u{1}A punkt\u{4}f\u{5}\u{1}A punkty\u{4}\u{5}\u{1}A punktów\u{6} lub \u{3}B\u{4}o\u{5}\u{1}B kratka\u{4}f\u{5}\u{1}B kratki\u{4}\u{5}\u{1}B kratek\u{6}",
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
