//! The messages of `l10n/*/parse-error.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// name one of the players: { $players }
pub(crate) struct NameOne<T0> { pub(crate) players: T0 }

impl<T0: Value> Message for NameOne<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.players.arg()]) }
}

// the players are { $players }
pub(crate) struct PlayersAre<T0> { pub(crate) players: T0 }

impl<T0: Value> Message for PlayersAre<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.players.arg()]) }
}

// write more of the name: { $names }
pub(crate) struct WriteMore<T0> { pub(crate) names: T0 }

impl<T0: Value> Message for WriteMore<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.names.arg()]) }
}

// a player's name is missing
pub(crate) struct NameMissing;

impl Message for NameMissing {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NameMissing {}

// { $typed } could be either player
pub(crate) struct CouldBeEither<T0> { pub(crate) typed: T0 }

impl<T0: Value> Message for CouldBeEither<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.typed.arg()]) }
}

// { $typed } could be several players
pub(crate) struct CouldBeSeveral<T0> { pub(crate) typed: T0 }

impl<T0: Value> Message for CouldBeSeveral<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.typed.arg()]) }
}

// there is no player called { $typed }
pub(crate) struct NoSuchPlayer<T0> { pub(crate) typed: T0 }

impl<T0: Value> Message for NoSuchPlayer<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.typed.arg()]) }
}

// this is not how a hand is written
pub(crate) struct NotHowAHandIsWritten;

impl Message for NotHowAHandIsWritten {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NotHowAHandIsWritten {}

// type { $lines }
pub(crate) struct TypeOneOf<T0> { pub(crate) lines: T0 }

impl<T0: Value> Message for TypeOneOf<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.lines.arg()]) }
}

// { $typed } is not a card: the rank comes first
pub(crate) struct SuitFirst<T0> { pub(crate) typed: T0 }

impl<T0: Value> Message for SuitFirst<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.typed.arg()]) }
}

// { $typed } is not a card
pub(crate) struct NotACard<T0> { pub(crate) typed: T0 }

impl<T0: Value> Message for NotACard<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.typed.arg()]) }
}

// write the ace as { $card }
pub(crate) struct WriteAceAs<T0> { pub(crate) card: T0 }

impl<T0: Value> Message for WriteAceAs<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 11) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.card.arg()]) }
}

// write the jack as { $card }
pub(crate) struct WriteJackAs<T0> { pub(crate) card: T0 }

impl<T0: Value> Message for WriteJackAs<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 12) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.card.arg()]) }
}

// write the queen as { $card }
pub(crate) struct WriteQueenAs<T0> { pub(crate) card: T0 }

impl<T0: Value> Message for WriteQueenAs<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 13) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.card.arg()]) }
}

// write the king as { $card }
pub(crate) struct WriteKingAs<T0> { pub(crate) card: T0 }

impl<T0: Value> Message for WriteKingAs<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 14) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.card.arg()]) }
}

// write the card as { $card }
pub(crate) struct WriteCardAs<T0> { pub(crate) card: T0 }

impl<T0: Value> Message for WriteCardAs<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 15) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.card.arg()]) }
}

// { $typed } has no suit
pub(crate) struct NoSuit<T0> { pub(crate) typed: T0 }

impl<T0: Value> Message for NoSuit<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 16) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.typed.arg()]) }
}

// write { $cards }
pub(crate) struct WriteCards<T0> { pub(crate) cards: T0 }

impl<T0: Value> Message for WriteCards<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 17) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.cards.arg()]) }
}

// { $typed } has no rank
pub(crate) struct NoRank<T0> { pub(crate) typed: T0 }

impl<T0: Value> Message for NoRank<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 18) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.typed.arg()]) }
}

// write the rank before the suit, as in { $card }
pub(crate) struct RankBeforeSuit<T0> { pub(crate) card: T0 }

impl<T0: Value> Message for RankBeforeSuit<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 19) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.card.arg()]) }
}

// a card is a rank and a suit, as in `4s`, `10h` or `qd`
pub(crate) struct CardIs;

impl Message for CardIs {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 20) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for CardIs {}

// { $typed } mixes two suits
pub(crate) struct TwoSuits<T0> { pub(crate) typed: T0 }

impl<T0: Value> Message for TwoSuits<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 21) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.typed.arg()]) }
}

// a run has only one suit, as in `4-7s`; write a set as `9cdh`
pub(crate) struct OneSuitOnly;

impl Message for OneSuitOnly {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 22) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for OneSuitOnly {}

// { $typed } is not in ascending order
pub(crate) struct Backwards<T0> { pub(crate) typed: T0 }

impl<T0: Value> Message for Backwards<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 23) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.typed.arg()]) }
}

// write the lower rank first, as in `4-7s`; the ace is low
pub(crate) struct LowerRankFirst;

impl Message for LowerRankFirst {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 24) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for LowerRankFirst {}

// add the suit, as in `4-7s` or `456s`
pub(crate) struct AddSuit;

impl Message for AddSuit {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 25) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for AddSuit {}

// { $typed } is unclear: it may end in the queen of diamonds, or in Q K A without a suit
pub(crate) struct DiamondsOrAce<T0> { pub(crate) typed: T0 }

impl<T0: Value> Message for DiamondsOrAce<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 26) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.typed.arg()]) }
}

// write the queen of diamonds as `dka` or `qd`; or add the suit, as in `qkas`
pub(crate) struct WriteDiamondsOrSuit;

impl Message for WriteDiamondsOrSuit {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 27) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for WriteDiamondsOrSuit {}

// { $typed } is not a group of cards
pub(crate) struct NotAGroup<T0> { pub(crate) typed: T0 }

impl<T0: Value> Message for NotAGroup<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 28) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.typed.arg()]) }
}

// write a range `4-7s`, ranks of one suit `456s`, suits of one rank `9cdh`, or single cards `4s5s6s`
pub(crate) struct GroupsAre;

impl Message for GroupsAre {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 29) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for GroupsAre {}

// the hand is missing
pub(crate) struct NoHand;

impl Message for NoHand {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 30) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoHand {}

// say who ended it and what each side has, as in `Ann 4 v 23`; or write `draw`
pub(crate) struct NoHandHint;

impl Message for NoHandHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 31) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoHandHint {}

// these two play on the same side
pub(crate) struct Partners;

impl Message for Partners {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 32) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Partners {}

// name a player of the other side after the `v`, or leave the name out
pub(crate) struct PartnersHint;

impl Message for PartnersHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 33) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for PartnersHint {}

// there are no cards here
pub(crate) struct NoCards;

impl Message for NoCards {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 34) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoCards {}

// name some cards, as in `4-7s 9cdh 2h`
pub(crate) struct NoCardsHint;

impl Message for NoCardsHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 35) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoCardsHint {}

// the other side is missing
pub(crate) struct NoOtherSide;

impl Message for NoOtherSide {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 36) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoOtherSide {}

// add `v` and the defender's cards or count, as in `Ann 4 v 23`
pub(crate) struct NoOtherSideHint;

impl Message for NoOtherSideHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 37) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoOtherSideHint {}

// the `v` is missing, and { $typed } is not a card
pub(crate) struct PerhapsAgainst<T0> { pub(crate) typed: T0 }

impl<T0: Value> Message for PerhapsAgainst<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 38) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.typed.arg()]) }
}

// write a `v` between the two sides, as in `Ann 4 v 23`
pub(crate) struct PerhapsAgainstHint;

impl Message for PerhapsAgainstHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 39) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for PerhapsAgainstHint {}

// there is nothing before the { $typed }
pub(crate) struct NothingBefore<T0> { pub(crate) typed: T0 }

impl<T0: Value> Message for NothingBefore<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 40) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.typed.arg()]) }
}

// write the knocker's side first: cards, a count or `gin`, as in `Ann 4 v 23`
pub(crate) struct NothingBeforeHint;

impl Message for NothingBeforeHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 41) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NothingBeforeHint {}

// there is nothing after the { $typed }
pub(crate) struct NothingAfter<T0> { pub(crate) typed: T0 }

impl<T0: Value> Message for NothingAfter<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 42) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.typed.arg()]) }
}

// write the defender's cards or count after it, as in `Ann 4 v 23`
pub(crate) struct NothingAfterHint;

impl Message for NothingAfterHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 43) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NothingAfterHint {}

// there is a second { $typed }
pub(crate) struct SecondAgainst<T0> { pub(crate) typed: T0 }

impl<T0: Value> Message for SecondAgainst<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 44) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.typed.arg()]) }
}

// write one `v`, between the knocker's side and the defender's
pub(crate) struct SecondAgainstHint;

impl Message for SecondAgainstHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 45) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SecondAgainstHint {}

// one side has two slashes
pub(crate) struct SecondSlash;

impl Message for SecondSlash {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 46) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SecondSlash {}

// write one slash per side, before its deadwood; is a `v` before the other side missing?
pub(crate) struct SecondSlashHint;

impl Message for SecondSlashHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 47) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SecondSlashHint {}

// the slash comes after the plus
pub(crate) struct SlashAfterPlus;

impl Message for SlashAfterPlus {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 48) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SlashAfterPlus {}

// write the melds first, then `/` and the deadwood, then `+` and the laid-off cards
pub(crate) struct SlashAfterPlusHint;

impl Message for SlashAfterPlusHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 49) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SlashAfterPlusHint {}

// the knocker cannot lay off cards
pub(crate) struct KnockerLaysOff;

impl Message for KnockerLaysOff {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 50) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for KnockerLaysOff {}

// write laid-off cards on the defender's side, after the `v`
pub(crate) struct KnockerLaysOffHint;

impl Message for KnockerLaysOffHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 51) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for KnockerLaysOffHint {}

// there is nothing after the plus
pub(crate) struct NothingLaidOff;

impl Message for NothingLaidOff {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 52) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NothingLaidOff {}

// name the laid-off cards, or drop the plus
pub(crate) struct NothingLaidOffHint;

impl Message for NothingLaidOffHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 53) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NothingLaidOffHint {}

// this side has both a count and laid-off cards
pub(crate) struct CountAmongCards;

impl Message for CountAmongCards {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 54) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for CountAmongCards {}

// a count is the deadwood after laying off: drop the plus, or name all the cards
pub(crate) struct CountAmongCardsHint;

impl Message for CountAmongCardsHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 55) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for CountAmongCardsHint {}

// `gin` or `big-gin` is the knocker's whole side, as in `Ann gin v 23`
pub(crate) struct GinOutOfPlaceHint;

impl Message for GinOutOfPlaceHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 56) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for GinOutOfPlaceHint {}

// points cannot be combined with anything else
pub(crate) struct MoreThanPoints;

impl Message for MoreThanPoints {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 57) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for MoreThanPoints {}

// to record only the points of a hand, write nothing else, as in `Ann +18` or `Ann +18 boxes 3`
pub(crate) struct MoreThanPointsHint;

impl Message for MoreThanPointsHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 58) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for MoreThanPointsHint {}

// a draw cannot be combined with anything else
pub(crate) struct MoreThanADraw;

impl Message for MoreThanADraw {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 59) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for MoreThanADraw {}

// if nobody won, write just `draw`, or `draw @5h` with the knock card
pub(crate) struct MoreThanADrawHint;

impl Message for MoreThanADrawHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 60) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for MoreThanADrawHint {}

// the number of boxes is missing
pub(crate) struct NoBoxes;

impl Message for NoBoxes {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 61) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoBoxes {}

// write it after `boxes`, as in `Ann +18 boxes 3`
pub(crate) struct NoBoxesHint;

impl Message for NoBoxesHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 62) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoBoxesHint {}

// boxes can only be given with points
pub(crate) struct BoxesOutOfPlace;

impl Message for BoxesOutOfPlace {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 63) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for BoxesOutOfPlace {}

// leave them out, since the rules say how many this hand is worth; or write `Ann +18 boxes 3`
pub(crate) struct BoxesOutOfPlaceHint;

impl Message for BoxesOutOfPlaceHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 64) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for BoxesOutOfPlaceHint {}

// there is a second knock card
pub(crate) struct SecondKnockCard;

impl Message for SecondKnockCard {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 65) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SecondKnockCard {}

// a hand has only one knock card
pub(crate) struct SecondKnockCardHint;

impl Message for SecondKnockCardHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 66) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SecondKnockCardHint {}

// there is a second discard
pub(crate) struct SecondDiscard;

impl Message for SecondDiscard {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 67) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SecondDiscard {}

// the knocker discards only one card
pub(crate) struct SecondDiscardHint;

impl Message for SecondDiscardHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 68) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SecondDiscardHint {}

// expected one card after { $typed }
pub(crate) struct NoCardAfter<T0> { pub(crate) typed: T0 }

impl<T0: Value> Message for NoCardAfter<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 69) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.typed.arg()]) }
}

// write the knock card as `@7s` and the discard as `x 5d`
pub(crate) struct NoCardAfterHint;

impl Message for NoCardAfterHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 70) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoCardAfterHint {}

// { $typed } does not belong here
pub(crate) struct DoesNotBelong<T0> { pub(crate) typed: T0 }

impl<T0: Value> Message for DoesNotBelong<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 71) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.typed.arg()]) }
}

// this command takes plain cards, without melds and deadwood: leave it out
pub(crate) struct PlainCardsOnly;

impl Message for PlainCardsOnly {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 72) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for PlainCardsOnly {}

// only a complete hand has laid-off cards: use `ginscore judge` for that
pub(crate) struct NoLayingOffHere;

impl Message for NoLayingOffHere {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 73) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoLayingOffHere {}

// this is part of a complete hand: use `ginscore judge` for that
pub(crate) struct CompleteHandsOnly;

impl Message for CompleteHandsOnly {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 74) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for CompleteHandsOnly {}

// leave it out, or write it after a `#` as a note
pub(crate) struct LeaveOutOrNote;

impl Message for LeaveOutOrNote {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 75) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for LeaveOutOrNote {}

// the number of the hand is missing
pub(crate) struct NoNumber;

impl Message for NoNumber {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 76) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoNumber {}

// write it first, as in `amend 3 Ann 4 v 23`; `score` shows the numbers
pub(crate) struct NoNumberHint;

impl Message for NoNumberHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 77) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoNumberHint {}

// the line is too long: it has { NUMBER($length) } bytes, and the limit is { NUMBER($most) } bytes
pub(crate) struct LineTooLong<T0, T1> { pub(crate) length: T0, pub(crate) most: T1 }

impl<T0: Count, T1: Count> Message for LineTooLong<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 78) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.length.arg(), self.most.arg()]) }
}

// the line is too long: the limit is { NUMBER($most) } bytes
pub(crate) struct LineTooLongUnread<T0> { pub(crate) most: T0 }

impl<T0: Count> Message for LineTooLongUnread<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 79) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.most.arg()]) }
}

// a line has one hand and its note; is this a different kind of file?
pub(crate) struct LineTooLongHint;

impl Message for LineTooLongHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 80) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for LineTooLongHint {}

// the note contains { $hidden }
pub(crate) struct HiddenInNote<T0> { pub(crate) hidden: T0 }

impl<T0: Value> Message for HiddenInNote<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 81) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.hidden.arg()]) }
}

// remove it, or type the note again
pub(crate) struct HiddenInNoteHint;

impl Message for HiddenInNoteHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 82) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for HiddenInNoteHint {}

// the note has { $count } characters, and the limit is { $most }
pub(crate) struct LongNote<T0, T1> { pub(crate) count: T0, pub(crate) most: T1 }

impl<T0: Count, T1: Count> Message for LongNote<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 83) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.count.arg(), self.most.arg()]) }
}

// shorten it, or leave it out
pub(crate) struct LongNoteHint;

impl Message for LongNoteHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 84) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for LongNoteHint {}

// the points are missing
pub(crate) struct NoPoints;

impl Message for NoPoints {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 85) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoPoints {}

// { $typed } is not a number of points with its sign
pub(crate) struct NotPointsWithSign<T0> { pub(crate) typed: T0 }

impl<T0: Value> Message for NotPointsWithSign<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 86) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.typed.arg()]) }
}

// write it as in `adjust Ann +10 # why`, or `-10` to take points away
pub(crate) struct AdjustmentHint;

impl Message for AdjustmentHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 87) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for AdjustmentHint {}

// an adjustment needs a reason
pub(crate) struct NoReason;

impl Message for NoReason {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 88) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoReason {}

// add it after a `#`, as in `adjust Ann +10 # wrong knock`
pub(crate) struct NoReasonHint;

impl Message for NoReasonHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 89) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoReasonHint {}

// the number of the game is missing after `in`
pub(crate) struct NoGame;

impl Message for NoGame {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 90) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoGame {}

// write it as in `adjust Ann +10 in 2 # why`
pub(crate) struct NoGameHint;

impl Message for NoGameHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 91) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoGameHint {}

// there is an unclosed quotation mark
pub(crate) struct OpenQuote;

impl Message for OpenQuote {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 92) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for OpenQuote {}

// close it, or leave it out
pub(crate) struct OpenQuoteHint;

impl Message for OpenQuoteHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 93) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for OpenQuoteHint {}

// the witness's words are missing, or contain an invisible character
pub(crate) struct NoWitness;

impl Message for NoWitness {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 94) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoWitness {}

// write up to 100 letters and digits, as in `witness green bottles`
pub(crate) struct NoWitnessHint;

impl Message for NoWitnessHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 95) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoWitnessHint {}

// U+{ $code }, a control character, at character { $number }
pub(crate) struct HiddenControl<T0, T1> { pub(crate) code: T0, pub(crate) number: T1 }

impl<T0: Value, T1: Count> Message for HiddenControl<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 96) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.code.arg(), self.number.arg()]) }
}

// U+{ $code }, which changes the direction of the text, at character { $number }
pub(crate) struct HiddenDirection<T0, T1> { pub(crate) code: T0, pub(crate) number: T1 }

impl<T0: Value, T1: Count> Message for HiddenDirection<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 97) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.code.arg(), self.number.arg()]) }
}

// U+{ $code }, which ends a line, at character { $number }
pub(crate) struct HiddenLineEnd<T0, T1> { pub(crate) code: T0, pub(crate) number: T1 }

impl<T0: Value, T1: Count> Message for HiddenLineEnd<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 98) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.code.arg(), self.number.arg()]) }
}

// U+{ $code }, which is invisible, at character { $number }
pub(crate) struct HiddenInvisible<T0, T1> { pub(crate) code: T0, pub(crate) number: T1 }

impl<T0: Value, T1: Count> Message for HiddenInvisible<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 99) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.code.arg(), self.number.arg()]) }
}

// the names { $one } and { $two } look alike
pub(crate) struct NamesLookAlike<T0, T1> { pub(crate) one: T0, pub(crate) two: T1 }

impl<T0: Value, T1: Value> Message for NamesLookAlike<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 100) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.one.arg(), self.two.arg()]) }
}

// this is only a warning: are these two different players, and are both names typed in the same alphabet?
pub(crate) struct NamesLookAlikeHint;

impl Message for NamesLookAlikeHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 101) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NamesLookAlikeHint {}

// a player's name is empty
pub(crate) struct NameEmpty;

impl Message for NameEmpty {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 102) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NameEmpty {}

// write a name, as in `Ann` or `Mary Jo`
pub(crate) struct NameEmptyHint;

impl Message for NameEmptyHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 103) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NameEmptyHint {}

// { $name } is not allowed as a player name: it must start with a letter
pub(crate) struct NameStartsWrong<T0> { pub(crate) name: T0 }

impl<T0: Value> Message for NameStartsWrong<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 104) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg()]) }
}

// { $name } is not allowed as a player name: it contains a reserved word
pub(crate) struct NameReserved<T0> { pub(crate) name: T0 }

impl<T0: Value> Message for NameReserved<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 105) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg()]) }
}

// a player's name contains an invisible character
pub(crate) struct NameInvisible;

impl Message for NameInvisible {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 106) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NameInvisible {}

// { $name } is not allowed as a player name: it contains { $hidden }
pub(crate) struct NameHidden<T0, T1> { pub(crate) name: T0, pub(crate) hidden: T1 }

impl<T0: Value, T1: Value> Message for NameHidden<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 107) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.hidden.arg()]) }
}

// { $name } is not allowed as a player name: { $sign } is part of the notation
pub(crate) struct NameSign<T0, T1> { pub(crate) name: T0, pub(crate) sign: T1 }

impl<T0: Value, T1: Value> Message for NameSign<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 108) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.sign.arg()]) }
}

// { $name } is too long for a name: the limit is { $most } characters
pub(crate) struct NameTooLong<T0, T1> { pub(crate) name: T0, pub(crate) most: T1 }

impl<T0: Value, T1: Count> Message for NameTooLong<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 109) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.most.arg()]) }
}

// two of the names are { $name }
pub(crate) struct SameNames<T0> { pub(crate) name: T0 }

impl<T0: Value> Message for SameNames<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 110) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg()]) }
}

// choose different names, as in `Ann` and `Bob`
pub(crate) struct SameNamesHint;

impl Message for SameNamesHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 111) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SameNamesHint {}

// a name starts with a letter and may contain spaces, as in `Ann` or `Mary Jo`
pub(crate) struct NamesAre;

impl Message for NamesAre {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 112) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NamesAre {}

// the hand of { $player } in this round has ended
pub(crate) struct HasEnded<T0> { pub(crate) player: T0 }

impl<T0: Value> Message for HasEnded<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 113) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.player.arg()]) }
}

// still playing: { $pairs }; `amend` corrects a hand that was recorded
pub(crate) struct StillPlaying<T0> { pub(crate) pairs: T0 }

impl<T0: Value> Message for StillPlaying<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 114) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.pairs.arg()]) }
}

// { $player } sits out this hand
pub(crate) struct SitsOut<T0> { pub(crate) player: T0 }

impl<T0: Value> Message for SitsOut<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 115) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.player.arg()]) }
}

// { $pairs } play; { $seat } changes that
pub(crate) struct ThesePlay<T0, T1> { pub(crate) pairs: T0, pub(crate) seat: T1 }

impl<T0: Value, T1: Value> Message for ThesePlay<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 116) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.pairs.arg(), self.seat.arg()]) }
}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 117]; 6] = [
    [(0, 27), (27, 45), (45, 71), (71, 97), (97, 122), (122, 149), (149, 177), (177, 210), (210, 217), (217, 255), (255, 271), (271, 290), (290, 310), (310, 331), (331, 351), (351, 371), (371, 385), (385, 393), (393, 407), (407, 447), (447, 501), (501, 519), (519, 579), (579, 607), (607, 663), (663, 699), (699, 777), (777, 852), (852, 878), (878, 976), (976, 995), (995, 1071), (1071, 1102), (1102, 1170), (1170, 1193), (1193, 1230), (1230, 1255), (1255, 1316), (1316, 1356), (1356, 1409), (1409, 1439), (1439, 1514), (1514, 1543), (1543, 1607), (1607, 1627), (1627, 1687), (1687, 1711), (1711, 1797), (1797, 1827), (1827, 1908), (1908, 1940), (1940, 1998), (1998, 2029), (2029, 2070), (2070, 2115), (2115, 2193), (2193, 2261), (2261, 2305), (2305, 2398), (2398, 2442), (2442, 2509), (2509, 2539), (2539, 2586), (2586, 2621), (2621, 2712), (2712, 2740), (2740, 2770), (2770, 2795), (2795, 2829), (2829, 2855), (2855, 2910), (2910, 2933), (2933, 3005), (3005, 3075), (3075, 3137), (3137, 3184), (3184, 3217), (3217, 3286), (3286, 3350), (3350, 3393), (3393, 3460), (3460, 3480), (3480, 3513), (3513, 3560), (3560, 3587), (3587, 3609), (3609, 3651), (3651, 3718), (3718, 3746), (3746, 3802), (3802, 3846), (3846, 3888), (3888, 3923), (3923, 3948), (3948, 4014), (4014, 4079), (4079, 4121), (4121, 4183), (4183, 4223), (4223, 4264), (4264, 4294), (4294, 4397), (4397, 4421), (4421, 4459), (4459, 4522), (4522, 4585), (4585, 4632), (4632, 4682), (4682, 4744), (4744, 4797), (4797, 4820), (4820, 4865), (4865, 4941), (4941, 4979), (4979, 5039), (5039, 5060), (5060, 5084)],
    [(0, 27), (27, 45), (45, 71), (71, 97), (97, 122), (122, 149), (149, 177), (177, 210), (210, 217), (217, 255), (255, 271), (271, 290), (290, 310), (310, 331), (331, 351), (351, 371), (371, 385), (385, 393), (393, 407), (407, 447), (447, 501), (501, 519), (519, 579), (579, 607), (607, 663), (663, 699), (699, 777), (777, 852), (852, 878), (878, 976), (976, 995), (995, 1071), (1071, 1102), (1102, 1170), (1170, 1193), (1193, 1230), (1230, 1255), (1255, 1316), (1316, 1356), (1356, 1409), (1409, 1439), (1439, 1514), (1514, 1543), (1543, 1607), (1607, 1627), (1627, 1687), (1687, 1711), (1711, 1797), (1797, 1827), (1827, 1908), (1908, 1940), (1940, 1998), (1998, 2029), (2029, 2070), (2070, 2115), (2115, 2193), (2193, 2261), (2261, 2305), (2305, 2398), (2398, 2442), (2442, 2509), (2509, 2539), (2539, 2586), (2586, 2621), (2621, 2712), (2712, 2740), (2740, 2770), (2770, 2795), (2795, 2829), (2829, 2855), (2855, 2910), (2910, 2933), (2933, 3005), (3005, 3075), (3075, 3137), (3137, 3184), (3184, 3217), (3217, 3286), (3286, 3350), (3350, 3393), (3393, 3460), (3460, 3480), (3480, 3513), (3513, 3560), (3560, 3587), (3587, 3609), (3609, 3651), (3651, 3718), (3718, 3746), (3746, 3802), (3802, 3846), (3846, 3888), (3888, 3923), (3923, 3948), (3948, 4014), (4014, 4079), (4079, 4121), (4121, 4183), (4183, 4223), (4223, 4264), (4264, 4294), (4294, 4397), (4397, 4421), (4421, 4459), (4459, 4522), (4522, 4585), (4585, 4632), (4632, 4682), (4682, 4744), (4744, 4797), (4797, 4820), (4820, 4865), (4865, 4941), (4941, 4979), (4979, 5039), (5039, 5060), (5060, 5084)],
    [(0, 27), (27, 45), (45, 71), (71, 97), (97, 122), (122, 149), (149, 177), (177, 210), (210, 217), (217, 255), (255, 271), (271, 290), (290, 310), (310, 331), (331, 351), (351, 371), (371, 385), (385, 393), (393, 407), (407, 447), (447, 501), (501, 519), (519, 579), (579, 607), (607, 663), (663, 699), (699, 777), (777, 852), (852, 878), (878, 976), (976, 995), (995, 1071), (1071, 1102), (1102, 1170), (1170, 1193), (1193, 1230), (1230, 1255), (1255, 1316), (1316, 1356), (1356, 1409), (1409, 1439), (1439, 1514), (1514, 1543), (1543, 1607), (1607, 1627), (1627, 1687), (1687, 1711), (1711, 1797), (1797, 1827), (1827, 1908), (1908, 1940), (1940, 1998), (1998, 2029), (2029, 2070), (2070, 2115), (2115, 2193), (2193, 2261), (2261, 2305), (2305, 2398), (2398, 2442), (2442, 2509), (2509, 2539), (2539, 2586), (2586, 2621), (2621, 2712), (2712, 2740), (2740, 2770), (2770, 2795), (2795, 2829), (2829, 2855), (2855, 2910), (2910, 2933), (2933, 3005), (3005, 3075), (3075, 3137), (3137, 3184), (3184, 3217), (3217, 3286), (3286, 3350), (3350, 3393), (3393, 3460), (3460, 3480), (3480, 3513), (3513, 3560), (3560, 3587), (3587, 3609), (3609, 3651), (3651, 3718), (3718, 3746), (3746, 3802), (3802, 3846), (3846, 3888), (3888, 3923), (3923, 3948), (3948, 4014), (4014, 4079), (4079, 4121), (4121, 4183), (4183, 4223), (4223, 4264), (4264, 4294), (4294, 4397), (4397, 4421), (4421, 4459), (4459, 4522), (4522, 4585), (4585, 4632), (4632, 4682), (4682, 4744), (4744, 4797), (4797, 4820), (4820, 4865), (4865, 4941), (4941, 4979), (4979, 5039), (5039, 5060), (5060, 5084)],
    [(0, 27), (27, 45), (45, 71), (71, 97), (97, 122), (122, 149), (149, 177), (177, 210), (210, 217), (217, 255), (255, 271), (271, 290), (290, 310), (310, 331), (331, 351), (351, 371), (371, 385), (385, 393), (393, 407), (407, 447), (447, 501), (501, 519), (519, 579), (579, 607), (607, 663), (663, 699), (699, 777), (777, 852), (852, 878), (878, 976), (976, 995), (995, 1071), (1071, 1102), (1102, 1170), (1170, 1193), (1193, 1230), (1230, 1255), (1255, 1316), (1316, 1356), (1356, 1409), (1409, 1439), (1439, 1514), (1514, 1543), (1543, 1607), (1607, 1627), (1627, 1687), (1687, 1711), (1711, 1797), (1797, 1827), (1827, 1908), (1908, 1940), (1940, 1998), (1998, 2029), (2029, 2070), (2070, 2115), (2115, 2193), (2193, 2261), (2261, 2305), (2305, 2398), (2398, 2442), (2442, 2509), (2509, 2539), (2539, 2586), (2586, 2621), (2621, 2712), (2712, 2740), (2740, 2770), (2770, 2795), (2795, 2829), (2829, 2855), (2855, 2910), (2910, 2933), (2933, 3005), (3005, 3075), (3075, 3137), (3137, 3184), (3184, 3217), (3217, 3286), (3286, 3350), (3350, 3393), (3393, 3460), (3460, 3480), (3480, 3513), (3513, 3560), (3560, 3587), (3587, 3609), (3609, 3651), (3651, 3718), (3718, 3746), (3746, 3802), (3802, 3846), (3846, 3888), (3888, 3923), (3923, 3948), (3948, 4014), (4014, 4079), (4079, 4121), (4121, 4183), (4183, 4223), (4223, 4264), (4264, 4294), (4294, 4397), (4397, 4421), (4421, 4459), (4459, 4522), (4522, 4585), (4585, 4632), (4632, 4682), (4682, 4744), (4744, 4797), (4797, 4820), (4820, 4865), (4865, 4941), (4941, 4979), (4979, 5039), (5039, 5060), (5060, 5084)],
    [(0, 27), (27, 45), (45, 71), (71, 97), (97, 122), (122, 149), (149, 177), (177, 210), (210, 217), (217, 255), (255, 271), (271, 290), (290, 310), (310, 331), (331, 351), (351, 371), (371, 385), (385, 393), (393, 407), (407, 447), (447, 501), (501, 519), (519, 579), (579, 607), (607, 663), (663, 699), (699, 777), (777, 852), (852, 878), (878, 976), (976, 995), (995, 1071), (1071, 1102), (1102, 1170), (1170, 1193), (1193, 1230), (1230, 1255), (1255, 1316), (1316, 1356), (1356, 1409), (1409, 1439), (1439, 1514), (1514, 1543), (1543, 1607), (1607, 1627), (1627, 1687), (1687, 1711), (1711, 1797), (1797, 1827), (1827, 1908), (1908, 1940), (1940, 1998), (1998, 2029), (2029, 2070), (2070, 2115), (2115, 2193), (2193, 2261), (2261, 2305), (2305, 2398), (2398, 2442), (2442, 2509), (2509, 2539), (2539, 2586), (2586, 2621), (2621, 2712), (2712, 2740), (2740, 2770), (2770, 2795), (2795, 2829), (2829, 2855), (2855, 2910), (2910, 2933), (2933, 3005), (3005, 3075), (3075, 3137), (3137, 3184), (3184, 3217), (3217, 3286), (3286, 3350), (3350, 3393), (3393, 3460), (3460, 3480), (3480, 3513), (3513, 3560), (3560, 3587), (3587, 3609), (3609, 3651), (3651, 3718), (3718, 3746), (3746, 3802), (3802, 3846), (3846, 3888), (3888, 3923), (3923, 3948), (3948, 4014), (4014, 4079), (4079, 4121), (4121, 4183), (4183, 4223), (4223, 4264), (4264, 4294), (4294, 4397), (4397, 4421), (4421, 4459), (4459, 4522), (4522, 4585), (4585, 4632), (4632, 4682), (4682, 4744), (4744, 4797), (4797, 4820), (4820, 4865), (4865, 4941), (4941, 4979), (4979, 5039), (5039, 5060), (5060, 5084)],
    [(0, 27), (27, 45), (45, 71), (71, 97), (97, 122), (122, 149), (149, 177), (177, 210), (210, 217), (217, 255), (255, 271), (271, 290), (290, 310), (310, 331), (331, 351), (351, 371), (371, 385), (385, 393), (393, 407), (407, 447), (447, 501), (501, 519), (519, 579), (579, 607), (607, 663), (663, 699), (699, 777), (777, 852), (852, 878), (878, 976), (976, 995), (995, 1071), (1071, 1102), (1102, 1170), (1170, 1193), (1193, 1230), (1230, 1255), (1255, 1316), (1316, 1356), (1356, 1409), (1409, 1439), (1439, 1514), (1514, 1543), (1543, 1607), (1607, 1627), (1627, 1687), (1687, 1711), (1711, 1797), (1797, 1827), (1827, 1908), (1908, 1940), (1940, 1998), (1998, 2029), (2029, 2070), (2070, 2115), (2115, 2193), (2193, 2261), (2261, 2305), (2305, 2398), (2398, 2442), (2442, 2509), (2509, 2539), (2539, 2586), (2586, 2621), (2621, 2712), (2712, 2740), (2740, 2770), (2770, 2795), (2795, 2829), (2829, 2855), (2855, 2910), (2910, 2933), (2933, 3005), (3005, 3075), (3075, 3137), (3137, 3184), (3184, 3217), (3217, 3286), (3286, 3350), (3350, 3393), (3393, 3460), (3460, 3480), (3480, 3513), (3513, 3560), (3560, 3587), (3587, 3609), (3609, 3651), (3651, 3718), (3718, 3746), (3746, 3802), (3802, 3846), (3846, 3888), (3888, 3923), (3923, 3948), (3948, 4014), (4014, 4079), (4079, 4121), (4121, 4183), (4183, 4223), (4223, 4264), (4264, 4294), (4294, 4397), (4397, 4421), (4421, 4459), (4459, 4522), (4522, 4585), (4585, 4632), (4632, 4682), (4682, 4744), (4744, 4797), (4797, 4820), (4820, 4865), (4865, 4941), (4941, 4979), (4979, 5039), (5039, 5060), (5060, 5084)],
];

const TEXT: &str = concat!(
    "name one of the players: \u{1}A",
    "the players are \u{1}A",
    "write more of the name: \u{1}A",
    "a player's name is missing",
    "\u{1}A could be either player",
    "\u{1}A could be several players",
    "there is no player called \u{1}A",
    "this is not how a hand is written",
    "type \u{1}A",
    "\u{1}A is not a card: the rank comes first",
    "\u{1}A is not a card",
    "write the ace as \u{1}A",
    "write the jack as \u{1}A",
    "write the queen as \u{1}A",
    "write the king as \u{1}A",
    "write the card as \u{1}A",
    "\u{1}A has no suit",
    "write \u{1}A",
    "\u{1}A has no rank",
    "write the rank before the suit, as in \u{1}A",
    "a card is a rank and a suit, as in `4s`, `10h` or `qd`",
    "\u{1}A mixes two suits",
    "a run has only one suit, as in `4-7s`; write a set as `9cdh`",
    "\u{1}A is not in ascending order",
    "write the lower rank first, as in `4-7s`; the ace is low",
    "add the suit, as in `4-7s` or `456s`",
    "\u{1}A is unclear: it may end in the queen of diamonds, or in Q K A without a suit",
    "write the queen of diamonds as `dka` or `qd`; or add the suit, as in `qkas`",
    "\u{1}A is not a group of cards",
    "write a range `4-7s`, ranks of one suit `456s`, suits of one rank `9cdh`, or single cards `4s5s6s`",
    "the hand is missing",
    "say who ended it and what each side has, as in `Ann 4 v 23`; or write `draw`",
    "these two play on the same side",
    "name a player of the other side after the `v`, or leave the name out",
    "there are no cards here",
    "name some cards, as in `4-7s 9cdh 2h`",
    "the other side is missing",
    "add `v` and the defender's cards or count, as in `Ann 4 v 23`",
    "the `v` is missing, and \u{1}A is not a card",
    "write a `v` between the two sides, as in `Ann 4 v 23`",
    "there is nothing before the \u{1}A",
    "write the knocker's side first: cards, a count or `gin`, as in `Ann 4 v 23`",
    "there is nothing after the \u{1}A",
    "write the defender's cards or count after it, as in `Ann 4 v 23`",
    "there is a second \u{1}A",
    "write one `v`, between the knocker's side and the defender's",
    "one side has two slashes",
    "write one slash per side, before its deadwood; is a `v` before the other side missing?",
    "the slash comes after the plus",
    "write the melds first, then `/` and the deadwood, then `+` and the laid-off cards",
    "the knocker cannot lay off cards",
    "write laid-off cards on the defender's side, after the `v`",
    "there is nothing after the plus",
    "name the laid-off cards, or drop the plus",
    "this side has both a count and laid-off cards",
    "a count is the deadwood after laying off: drop the plus, or name all the cards",
    "`gin` or `big-gin` is the knocker's whole side, as in `Ann gin v 23`",
    "points cannot be combined with anything else",
    "to record only the points of a hand, write nothing else, as in `Ann +18` or `Ann +18 boxes 3`",
    "a draw cannot be combined with anything else",
    "if nobody won, write just `draw`, or `draw @5h` with the knock card",
    "the number of boxes is missing",
    "write it after `boxes`, as in `Ann +18 boxes 3`",
    "boxes can only be given with points",
    "leave them out, since the rules say how many this hand is worth; or write `Ann +18 boxes 3`",
    "there is a second knock card",
    "a hand has only one knock card",
    "there is a second discard",
    "the knocker discards only one card",
    "expected one card after \u{1}A",
    "write the knock card as `@7s` and the discard as `x 5d`",
    "\u{1}A does not belong here",
    "this command takes plain cards, without melds and deadwood: leave it out",
    "only a complete hand has laid-off cards: use `ginscore judge` for that",
    "this is part of a complete hand: use `ginscore judge` for that",
    "leave it out, or write it after a `#` as a note",
    "the number of the hand is missing",
    "write it first, as in `amend 3 Ann 4 v 23`; `score` shows the numbers",
    "the line is too long: it has \u{2}A bytes, and the limit is \u{2}B bytes",
    "the line is too long: the limit is \u{2}A bytes",
    "a line has one hand and its note; is this a different kind of file?",
    "the note contains \u{1}A",
    "remove it, or type the note again",
    "the note has \u{1}A characters, and the limit is \u{1}B",
    "shorten it, or leave it out",
    "the points are missing",
    "\u{1}A is not a number of points with its sign",
    "write it as in `adjust Ann +10 # why`, or `-10` to take points away",
    "an adjustment needs a reason",
    "add it after a `#`, as in `adjust Ann +10 # wrong knock`",
    "the number of the game is missing after `in`",
    "write it as in `adjust Ann +10 in 2 # why`",
    "there is an unclosed quotation mark",
    "close it, or leave it out",
    "the witness's words are missing, or contain an invisible character",
    "write up to 100 letters and digits, as in `witness green bottles`",
    "U+\u{1}A, a control character, at character \u{1}B",
    "U+\u{1}A, which changes the direction of the text, at character \u{1}B",
    "U+\u{1}A, which ends a line, at character \u{1}B",
    "U+\u{1}A, which is invisible, at character \u{1}B",
    "the names \u{1}A and \u{1}B look alike",
    "this is only a warning: are these two different players, and are both names typed in the same alphabet?",
    "a player's name is empty",
    "write a name, as in `Ann` or `Mary Jo`",
    "\u{1}A is not allowed as a player name: it must start with a letter",
    "\u{1}A is not allowed as a player name: it contains a reserved word",
    "a player's name contains an invisible character",
    "\u{1}A is not allowed as a player name: it contains \u{1}B",
    "\u{1}A is not allowed as a player name: \u{1}B is part of the notation",
    "\u{1}A is too long for a name: the limit is \u{1}B characters",
    "two of the names are \u{1}A",
    "choose different names, as in `Ann` and `Bob`",
    "a name starts with a letter and may contain spaces, as in `Ann` or `Mary Jo`",
    "the hand of \u{1}A in this round has ended",
    "still playing: \u{1}A; `amend` corrects a hand that was recorded",
    "\u{1}A sits out this hand",
    "\u{1}A play; \u{1}B changes that",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 117] = [(0, 42), (42, 72), (72, 113), (113, 154), (154, 193), (193, 235), (235, 278), (278, 329), (329, 344), (344, 401), (401, 428), (428, 459), (459, 492), (492, 526), (526, 559), (559, 592), (592, 617), (617, 634), (634, 659), (659, 718), (718, 797), (797, 827), (827, 914), (914, 957), (957, 1038), (1038, 1093), (1093, 1203), (1203, 1310), (1310, 1351), (1351, 1488), (1488, 1520), (1520, 1628), (1628, 1676), (1676, 1773), (1773, 1810), (1810, 1866), (1866, 1906), (1906, 1994), (1994, 2053), (2053, 2130), (2130, 2176), (2176, 2283), (2283, 2328), (2328, 2420), (2420, 2453), (2453, 2540), (2540, 2579), (2579, 2700), (2700, 2747), (2747, 2862), (2862, 2911), (2911, 2995), (2995, 3043), (3043, 3104), (3104, 3171), (3171, 3282), (3282, 3379), (3379, 3444), (3444, 3575), (3575, 3640), (3640, 3736), (3736, 3783), (3783, 3852), (3852, 3905), (3905, 4033), (4033, 4077), (4077, 4124), (4124, 4164), (4164, 4216), (4216, 4257), (4257, 4337), (4337, 4374), (4374, 4477), (4477, 4577), (4577, 4666), (4666, 4735), (4735, 4786), (4786, 4885), (4885, 4976), (4976, 5039), (5039, 5135), (5135, 5168), (5168, 5219), (5219, 5287), (5287, 5330), (5330, 5366), (5366, 5428), (5428, 5524), (5524, 5568), (5568, 5649), (5649, 5714), (5714, 5777), (5777, 5830), (5830, 5870), (5870, 5965), (5965, 6058), (6058, 6119), (6119, 6207), (6207, 6266), (6266, 6326), (6326, 6371), (6371, 6515), (6515, 6554), (6554, 6611), (6611, 6701), (6701, 6791), (6791, 6860), (6860, 6932), (6932, 7020), (7020, 7096), (7096, 7133), (7133, 7200), (7200, 7308), (7308, 7365), (7365, 7451), (7451, 7485), (7485, 7522)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦name one of the players: \u{1}A ~~~~~~~~⟧",
    "⟦the players are \u{1}A ~~~~~⟧",
    "⟦write more of the name: \u{1}A ~~~~~~~~⟧",
    "⟦a player's name is missing ~~~~~~~~⟧",
    "⟦\u{1}A could be either player ~~~~~~~⟧",
    "⟦\u{1}A could be several players ~~~~~~~~⟧",
    "⟦there is no player called \u{1}A ~~~~~~~~⟧",
    "⟦this is not how a hand is written ~~~~~~~~~~~⟧",
    "⟦type \u{1}A ~⟧",
    "⟦\u{1}A is not a card: the rank comes first ~~~~~~~~~~~~⟧",
    "⟦\u{1}A is not a card ~~~~⟧",
    "⟦write the ace as \u{1}A ~~~~~⟧",
    "⟦write the jack as \u{1}A ~~~~~~⟧",
    "⟦write the queen as \u{1}A ~~~~~~⟧",
    "⟦write the king as \u{1}A ~~~~~~⟧",
    "⟦write the card as \u{1}A ~~~~~~⟧",
    "⟦\u{1}A has no suit ~~~~⟧",
    "⟦write \u{1}A ~~⟧",
    "⟦\u{1}A has no rank ~~~~⟧",
    "⟦write the rank before the suit, as in \u{1}A ~~~~~~~~~~~~⟧",
    "⟦a card is a rank and a suit, as in `4s`, `10h` or `qd` ~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A mixes two suits ~~~~~⟧",
    "⟦a run has only one suit, as in `4-7s`; write a set as `9cdh` ~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A is not in ascending order ~~~~~~~~⟧",
    "⟦write the lower rank first, as in `4-7s`; the ace is low ~~~~~~~~~~~~~~~~~~⟧",
    "⟦add the suit, as in `4-7s` or `456s` ~~~~~~~~~~~~⟧",
    "⟦\u{1}A is unclear: it may end in the queen of diamonds, or in Q K A without a suit ~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦write the queen of diamonds as `dka` or `qd`; or add the suit, as in `qkas` ~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A is not a group of cards ~~~~~~~~⟧",
    "⟦write a range `4-7s`, ranks of one suit `456s`, suits of one rank `9cdh`, or single cards `4s5s6s` ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the hand is missing ~~~~~~⟧",
    "⟦say who ended it and what each side has, as in `Ann 4 v 23`; or write `draw` ~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦these two play on the same side ~~~~~~~~~~⟧",
    "⟦name a player of the other side after the `v`, or leave the name out ~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦there are no cards here ~~~~~~~⟧",
    "⟦name some cards, as in `4-7s 9cdh 2h` ~~~~~~~~~~~~⟧",
    "⟦the other side is missing ~~~~~~~~⟧",
    "⟦add `v` and the defender's cards or count, as in `Ann 4 v 23` ~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the `v` is missing, and \u{1}A is not a card ~~~~~~~~~~~~⟧",
    "⟦write a `v` between the two sides, as in `Ann 4 v 23` ~~~~~~~~~~~~~~~~~⟧",
    "⟦there is nothing before the \u{1}A ~~~~~~~~~⟧",
    "⟦write the knocker's side first: cards, a count or `gin`, as in `Ann 4 v 23` ~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦there is nothing after the \u{1}A ~~~~~~~~~⟧",
    "⟦write the defender's cards or count after it, as in `Ann 4 v 23` ~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦there is a second \u{1}A ~~~~~~⟧",
    "⟦write one `v`, between the knocker's side and the defender's ~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦one side has two slashes ~~~~~~~~⟧",
    "⟦write one slash per side, before its deadwood; is a `v` before the other side missing? ~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the slash comes after the plus ~~~~~~~~~~⟧",
    "⟦write the melds first, then `/` and the deadwood, then `+` and the laid-off cards ~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the knocker cannot lay off cards ~~~~~~~~~~⟧",
    "⟦write laid-off cards on the defender's side, after the `v` ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦there is nothing after the plus ~~~~~~~~~~⟧",
    "⟦name the laid-off cards, or drop the plus ~~~~~~~~~~~~~⟧",
    "⟦this side has both a count and laid-off cards ~~~~~~~~~~~~~~~⟧",
    "⟦a count is the deadwood after laying off: drop the plus, or name all the cards ~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦`gin` or `big-gin` is the knocker's whole side, as in `Ann gin v 23` ~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦points cannot be combined with anything else ~~~~~~~~~~~~~~⟧",
    "⟦to record only the points of a hand, write nothing else, as in `Ann +18` or `Ann +18 boxes 3` ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦a draw cannot be combined with anything else ~~~~~~~~~~~~~~⟧",
    "⟦if nobody won, write just `draw`, or `draw @5h` with the knock card ~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the number of boxes is missing ~~~~~~~~~~⟧",
    "⟦write it after `boxes`, as in `Ann +18 boxes 3` ~~~~~~~~~~~~~~~⟧",
    "⟦boxes can only be given with points ~~~~~~~~~~~⟧",
    "⟦leave them out, since the rules say how many this hand is worth; or write `Ann +18 boxes 3` ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦there is a second knock card ~~~~~~~~~⟧",
    "⟦a hand has only one knock card ~~~~~~~~~~⟧",
    "⟦there is a second discard ~~~~~~~~⟧",
    "⟦the knocker discards only one card ~~~~~~~~~~~⟧",
    "⟦expected one card after \u{1}A ~~~~~~~~⟧",
    "⟦write the knock card as `@7s` and the discard as `x 5d` ~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A does not belong here ~~~~~~~⟧",
    "⟦this command takes plain cards, without melds and deadwood: leave it out ~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦only a complete hand has laid-off cards: use `ginscore judge` for that ~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦this is part of a complete hand: use `ginscore judge` for that ~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦leave it out, or write it after a `#` as a note ~~~~~~~~~~~~~~~⟧",
    "⟦the number of the hand is missing ~~~~~~~~~~~⟧",
    "⟦write it first, as in `amend 3 Ann 4 v 23`; `score` shows the numbers ~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the line is too long: it has \u{2}A bytes, and the limit is \u{2}B bytes ~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the line is too long: the limit is \u{2}A bytes ~~~~~~~~~~~~~⟧",
    "⟦a line has one hand and its note; is this a different kind of file? ~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the note contains \u{1}A ~~~~~~⟧",
    "⟦remove it, or type the note again ~~~~~~~~~~~⟧",
    "⟦the note has \u{1}A characters, and the limit is \u{1}B ~~~~~~~~~~~~~~⟧",
    "⟦shorten it, or leave it out ~~~~~~~~~⟧",
    "⟦the points are missing ~~~~~~~⟧",
    "⟦\u{1}A is not a number of points with its sign ~~~~~~~~~~~~~⟧",
    "⟦write it as in `adjust Ann +10 # why`, or `-10` to take points away ~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦an adjustment needs a reason ~~~~~~~~~⟧",
    "⟦add it after a `#`, as in `adjust Ann +10 # wrong knock` ~~~~~~~~~~~~~~~~~~⟧",
    "⟦the number of the game is missing after `in` ~~~~~~~~~~~~~~⟧",
    "⟦write it as in `adjust Ann +10 in 2 # why` ~~~~~~~~~~~~~~⟧",
    "⟦there is an unclosed quotation mark ~~~~~~~~~~~⟧",
    "⟦close it, or leave it out ~~~~~~~~⟧",
    "⟦the witness's words are missing, or contain an invisible character ~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦write up to 100 letters and digits, as in `witness green bottles` ~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦U+\u{1}A, a control character, at character \u{1}B ~~~~~~~~~~~~⟧",
    "⟦U+\u{1}A, which changes the direction of the text, at character \u{1}B ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦U+\u{1}A, which ends a line, at character \u{1}B ~~~~~~~~~~~~⟧",
    "⟦U+\u{1}A, which is invisible, at character \u{1}B ~~~~~~~~~~~~⟧",
    "⟦the names \u{1}A and \u{1}B look alike ~~~~~~~~⟧",
    "⟦this is only a warning: are these two different players, and are both names typed in the same alphabet? ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦a player's name is empty ~~~~~~~~⟧",
    "⟦write a name, as in `Ann` or `Mary Jo` ~~~~~~~~~~~~⟧",
    "⟦\u{1}A is not allowed as a player name: it must start with a letter ~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A is not allowed as a player name: it contains a reserved word ~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦a player's name contains an invisible character ~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A is not allowed as a player name: it contains \u{1}B ~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A is not allowed as a player name: \u{1}B is part of the notation ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A is too long for a name: the limit is \u{1}B characters ~~~~~~~~~~~~~~~~⟧",
    "⟦two of the names are \u{1}A ~~~~~~~⟧",
    "⟦choose different names, as in `Ann` and `Bob` ~~~~~~~~~~~~~~~⟧",
    "⟦a name starts with a letter and may contain spaces, as in `Ann` or `Mary Jo` ~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the hand of \u{1}A in this round has ended ~~~~~~~~~~~~⟧",
    "⟦still playing: \u{1}A; `amend` corrects a hand that was recorded ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A sits out this hand ~~~~~~⟧",
    "⟦\u{1}A play; \u{1}B changes that ~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("name-one", 1),
    ("players-are", 1),
    ("write-more", 1),
    ("name-missing", 0),
    ("could-be-either", 1),
    ("could-be-several", 1),
    ("no-such-player", 1),
    ("not-how-a-hand-is-written", 0),
    ("type-one-of", 1),
    ("suit-first", 1),
    ("not-a-card", 1),
    ("write-ace-as", 1),
    ("write-jack-as", 1),
    ("write-queen-as", 1),
    ("write-king-as", 1),
    ("write-card-as", 1),
    ("no-suit", 1),
    ("write-cards", 1),
    ("no-rank", 1),
    ("rank-before-suit", 1),
    ("card-is", 0),
    ("two-suits", 1),
    ("one-suit-only", 0),
    ("backwards", 1),
    ("lower-rank-first", 0),
    ("add-suit", 0),
    ("diamonds-or-ace", 1),
    ("write-diamonds-or-suit", 0),
    ("not-a-group", 1),
    ("groups-are", 0),
    ("no-hand", 0),
    ("no-hand-hint", 0),
    ("partners", 0),
    ("partners-hint", 0),
    ("no-cards", 0),
    ("no-cards-hint", 0),
    ("no-other-side", 0),
    ("no-other-side-hint", 0),
    ("perhaps-against", 1),
    ("perhaps-against-hint", 0),
    ("nothing-before", 1),
    ("nothing-before-hint", 0),
    ("nothing-after", 1),
    ("nothing-after-hint", 0),
    ("second-against", 1),
    ("second-against-hint", 0),
    ("second-slash", 0),
    ("second-slash-hint", 0),
    ("slash-after-plus", 0),
    ("slash-after-plus-hint", 0),
    ("knocker-lays-off", 0),
    ("knocker-lays-off-hint", 0),
    ("nothing-laid-off", 0),
    ("nothing-laid-off-hint", 0),
    ("count-among-cards", 0),
    ("count-among-cards-hint", 0),
    ("gin-out-of-place-hint", 0),
    ("more-than-points", 0),
    ("more-than-points-hint", 0),
    ("more-than-a-draw", 0),
    ("more-than-a-draw-hint", 0),
    ("no-boxes", 0),
    ("no-boxes-hint", 0),
    ("boxes-out-of-place", 0),
    ("boxes-out-of-place-hint", 0),
    ("second-knock-card", 0),
    ("second-knock-card-hint", 0),
    ("second-discard", 0),
    ("second-discard-hint", 0),
    ("no-card-after", 1),
    ("no-card-after-hint", 0),
    ("does-not-belong", 1),
    ("plain-cards-only", 0),
    ("no-laying-off-here", 0),
    ("complete-hands-only", 0),
    ("leave-out-or-note", 0),
    ("no-number", 0),
    ("no-number-hint", 0),
    ("line-too-long", 2),
    ("line-too-long-unread", 1),
    ("line-too-long-hint", 0),
    ("hidden-in-note", 1),
    ("hidden-in-note-hint", 0),
    ("long-note", 2),
    ("long-note-hint", 0),
    ("no-points", 0),
    ("not-points-with-sign", 1),
    ("adjustment-hint", 0),
    ("no-reason", 0),
    ("no-reason-hint", 0),
    ("no-game", 0),
    ("no-game-hint", 0),
    ("open-quote", 0),
    ("open-quote-hint", 0),
    ("no-witness", 0),
    ("no-witness-hint", 0),
    ("hidden-control", 2),
    ("hidden-direction", 2),
    ("hidden-line-end", 2),
    ("hidden-invisible", 2),
    ("names-look-alike", 2),
    ("names-look-alike-hint", 0),
    ("name-empty", 0),
    ("name-empty-hint", 0),
    ("name-starts-wrong", 1),
    ("name-reserved", 1),
    ("name-invisible", 0),
    ("name-hidden", 2),
    ("name-sign", 2),
    ("name-too-long", 2),
    ("same-names", 1),
    ("same-names-hint", 0),
    ("names-are", 0),
    ("has-ended", 1),
    ("still-playing", 1),
    ("sits-out", 1),
    ("these-play", 2),
];
