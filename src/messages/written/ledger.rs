//! The messages of `l10n/*/ledger.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// this is not TOML: { $message }
pub(crate) struct NotToml<T0> { pub(crate) message: T0 }

impl<T0: Value> Message for NotToml<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.message.arg()]) }
}

// fix the line in an editor; nothing in the file has been changed
pub(crate) struct NotTomlHint;

impl Message for NotTomlHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NotTomlHint {}

// the file has an unresolved merge conflict here
pub(crate) struct Unmerged;

impl Message for Unmerged {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Unmerged {}

// choose one side, delete the lines with `<<<<<<<`, `=======` and `>>>>>>>`, and record with `ginscore hand` what only the other side has
pub(crate) struct UnmergedHint;

impl Message for UnmergedHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for UnmergedHint {}

// the file has format { $format }, which this version of ginscore does not support
pub(crate) struct NewerFormat<T0> { pub(crate) format: T0 }

impl<T0: Count> Message for NewerFormat<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.format.arg()]) }
}

// use a newer version of ginscore; nothing has been changed
pub(crate) struct NewerFormatHint;

impl Message for NewerFormatHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NewerFormatHint {}

// { $key } is missing
pub(crate) struct MissingKey<T0> { pub(crate) key: T0 }

impl<T0: Value> Message for MissingKey<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.key.arg()]) }
}

// restore it from a backup, or compare the file with that of another series
pub(crate) struct MissingKeyHint;

impl Message for MissingKeyHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for MissingKeyHint {}

// { $key } is not a key of this table
pub(crate) struct UnknownKey<T0> { pub(crate) key: T0 }

impl<T0: Value> Message for UnknownKey<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.key.arg()]) }
}

// write a comment after a `#`
pub(crate) struct UnknownKeyHint;

impl Message for UnknownKeyHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for UnknownKeyHint {}

// expected a text in quotation marks
pub(crate) struct ExpectedText;

impl Message for ExpectedText {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ExpectedText {}

// expected a whole number
pub(crate) struct ExpectedWholeNumber;

impl Message for ExpectedWholeNumber {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 11) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ExpectedWholeNumber {}

// expected a list of whole numbers, as in [1, 2]
pub(crate) struct ExpectedWholeNumbers;

impl Message for ExpectedWholeNumbers {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 12) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ExpectedWholeNumbers {}

// expected a list of strings, as in ["Ann", "Bob"]
pub(crate) struct ExpectedNames;

impl Message for ExpectedNames {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 13) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ExpectedNames {}

// expected a list of strings, as in ["We", "They"]
pub(crate) struct ExpectedSideNames;

impl Message for ExpectedSideNames {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 14) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ExpectedSideNames {}

// expected a date and time with its offset, as in 2026-11-20T19:30:00+01:00
pub(crate) struct ExpectedTime;

impl Message for ExpectedTime {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 15) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ExpectedTime {}

// expected a table
pub(crate) struct ExpectedTable;

impl Message for ExpectedTable {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 16) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ExpectedTable {}

// expected tables, each under [[entry]]
pub(crate) struct ExpectedEntries;

impl Message for ExpectedEntries {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 17) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ExpectedEntries {}

// expected a number, true or false, a word in quotation marks, or a list of numbers
pub(crate) struct ExpectedRuleValue;

impl Message for ExpectedRuleValue {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 18) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ExpectedRuleValue {}

// expected one of { $kinds }
pub(crate) struct ExpectedKind<T0> { pub(crate) kinds: T0 }

impl<T0: Value> Message for ExpectedKind<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 19) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.kinds.arg()]) }
}

// expected a hand that a file of this format can hold
pub(crate) struct ExpectedHandOfFormat;

impl Message for ExpectedHandOfFormat {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 20) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ExpectedHandOfFormat {}

// expected a hand
pub(crate) struct ExpectedHand;

impl Message for ExpectedHand {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 21) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ExpectedHand {}

// expected one hand
pub(crate) struct ExpectedOneHand;

impl Message for ExpectedOneHand {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 22) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ExpectedOneHand {}

// expected a draw, as in `draw @5h`
pub(crate) struct ExpectedDraw;

impl Message for ExpectedDraw {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 23) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ExpectedDraw {}

// expected the number of a hand, from 1
pub(crate) struct ExpectedHandNumber;

impl Message for ExpectedHandNumber {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 24) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ExpectedHandNumber {}

// expected a card, as in `7s`
pub(crate) struct ExpectedCard;

impl Message for ExpectedCard {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 25) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ExpectedCard {}

// expected either points or boxes
pub(crate) struct ExpectedPointsOrBoxes;

impl Message for ExpectedPointsOrBoxes {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 26) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ExpectedPointsOrBoxes {}

// expected a number within the bounds of an adjustment, and not 0
pub(crate) struct ExpectedAward;

impl Message for ExpectedAward {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 27) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ExpectedAward {}

// expected the number of a game, from 1
pub(crate) struct ExpectedGameNumber;

impl Message for ExpectedGameNumber {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 28) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ExpectedGameNumber {}

// expected the reason for the adjustment
pub(crate) struct ExpectedReason;

impl Message for ExpectedReason {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 29) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ExpectedReason {}

// expected up to 100 letters, digits and signs that can be seen, with single spaces
pub(crate) struct ExpectedWitnessWord;

impl Message for ExpectedWitnessWord {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 30) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ExpectedWitnessWord {}

// expected format 1, the first there is, or 2
pub(crate) struct ExpectedSeriesFormat;

impl Message for ExpectedSeriesFormat {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 31) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ExpectedSeriesFormat {}

// expected the format that the series was begun in
pub(crate) struct ExpectedStartedFormat;

impl Message for ExpectedStartedFormat {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 32) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ExpectedStartedFormat {}

// expected two players
pub(crate) struct ExpectedTwoPlayers;

impl Message for ExpectedTwoPlayers {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 33) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ExpectedTwoPlayers {}

// expected as many players as its lineup has
pub(crate) struct ExpectedPlayersOfLineup;

impl Message for ExpectedPlayersOfLineup {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 34) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ExpectedPlayersOfLineup {}

// expected `sides` with four to ten players, `captain` with three or four, or `in-turn` with three and `out`, the name of the first who sits out
pub(crate) struct ExpectedLineup;

impl Message for ExpectedLineup {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 35) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ExpectedLineup {}

// expected the names of two sides
pub(crate) struct ExpectedTwoSides;

impl Message for ExpectedTwoSides {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 36) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ExpectedTwoSides {}

// expected an amount of money per point, as in 0.10
pub(crate) struct ExpectedStake;

impl Message for ExpectedStake {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 37) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ExpectedStake {}

// expected format 2, the first that house rules were saved in
pub(crate) struct ExpectedPresetFormat;

impl Message for ExpectedPresetFormat {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 38) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ExpectedPresetFormat {}

// expected a note of at most 4000 characters
pub(crate) struct ExpectedPresetNote;

impl Message for ExpectedPresetNote {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 39) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ExpectedPresetNote {}

// expected the name of a preset, as in "pagat"
pub(crate) struct ExpectedPresetName;

impl Message for ExpectedPresetName {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 40) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ExpectedPresetName {}

// fix the value in an editor
pub(crate) struct ExpectedHint;

impl Message for ExpectedHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 41) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ExpectedHint {}

// { $key } cannot be { $value }
pub(crate) struct BadValue<T0, T1> { pub(crate) key: T0, pub(crate) value: T1 }

impl<T0: Value, T1: Value> Message for BadValue<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 42) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.key.arg(), self.value.arg()]) }
}

// fix one of the two in an editor
pub(crate) struct ClashHint;

impl Message for ClashHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 43) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ClashHint {}

// there is no player called { $name }
pub(crate) struct UnknownPlayer<T0> { pub(crate) name: T0 }

impl<T0: Value> Message for UnknownPlayer<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 44) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg()]) }
}

// the names are listed under `players`
pub(crate) struct UnknownPlayerHint;

impl Message for UnknownPlayerHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 45) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for UnknownPlayerHint {}

// this entry comes after the end of the series
pub(crate) struct SeriesOver;

impl Message for SeriesOver {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 46) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeriesOver {}

// remove it, or fix the earlier hand that ends the series
pub(crate) struct SeriesOverHint;

impl Message for SeriesOverHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 47) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeriesOverHint {}

// fix the adjustment, or remove it
pub(crate) struct AdjustmentHint;

impl Message for AdjustmentHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 48) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for AdjustmentHint {}

// after this correction, an earlier adjustment can no longer be entered: { $why }
pub(crate) struct EarlierAdjustment<T0> { pub(crate) why: T0 }

impl<T0: Value> Message for EarlierAdjustment<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 49) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.why.arg()]) }
}

// fix the entry, or remove it
pub(crate) struct EntryHint;

impl Message for EntryHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 50) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for EntryHint {}

// after this correction, { $count -> [one] hand { $hands } [other] hands { $hands } } would come after the end of the series
pub(crate) struct PastEnd<T0, T1> { pub(crate) count: T0, pub(crate) hands: T1 }

impl<T0: Count, T1: Value> Message for PastEnd<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 51) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.count.arg(), self.hands.arg()]) }
}

// there is no hand { $number }
pub(crate) struct NoSuchHand<T0> { pub(crate) number: T0 }

impl<T0: Count> Message for NoSuchHand<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 52) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg()]) }
}

// hands are numbered from 1
pub(crate) struct NoSuchHandHint;

impl Message for NoSuchHandHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 53) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoSuchHandHint {}

// it was not the turn of these players: { $pairs } were to play
pub(crate) struct NotPlaying<T0> { pub(crate) pairs: T0 }

impl<T0: Value> Message for NotPlaying<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 54) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.pairs.arg()]) }
}

// name the players whose turn it was, or put an entry of the kind `seat` before this one
pub(crate) struct NotPlayingHint;

impl Message for NotPlayingHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 55) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NotPlayingHint {}

// these players are not opponents
pub(crate) struct NotOpponents;

impl Message for NotOpponents {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 56) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NotOpponents {}

// name one player of each side
pub(crate) struct NotOpponentsHint;

impl Message for NotOpponentsHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 57) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NotOpponentsHint {}

// one of these players has already played in this round
pub(crate) struct AlreadyPlayed;

impl Message for AlreadyPlayed {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 58) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for AlreadyPlayed {}

// remove the entry, or put it after the last hand of the round
pub(crate) struct AlreadyPlayedHint;

impl Message for AlreadyPlayedHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 59) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for AlreadyPlayedHint {}

// these players did not play each other in round { $number }
pub(crate) struct NotInRound<T0> { pub(crate) number: T0 }

impl<T0: Count> Message for NotInRound<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 60) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg()]) }
}

// name the two who played, or the number of another round
pub(crate) struct NotInRoundHint;

impl Message for NotInRoundHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 61) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NotInRoundHint {}

// after this correction, a hand would be missing in round { $number }
pub(crate) struct RoundIncomplete<T0> { pub(crate) number: T0 }

impl<T0: Count> Message for RoundIncomplete<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 62) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg()]) }
}

// give all hands of the round, separated by semicolons
pub(crate) struct RoundIncompleteHint;

impl Message for RoundIncompleteHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 63) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RoundIncompleteHint {}

// the seating leaves no choice here
pub(crate) struct NoSeat;

impl Message for NoSeat {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 64) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoSeat {}

// there is nothing to undo here
pub(crate) struct NothingToUndo;

impl Message for NothingToUndo {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 65) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NothingToUndo {}

// there is nothing to redo here
pub(crate) struct NothingToRedo;

impl Message for NothingToRedo {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 66) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NothingToRedo {}

// remove the entry
pub(crate) struct RemoveEntry;

impl Message for RemoveEntry {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 67) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RemoveEntry {}

// the hand is not valid
pub(crate) struct InvalidHand;

impl Message for InvalidHand {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 68) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for InvalidHand {}

// entry { $entry } has `{ $key }` { $written }, but the rules give { $given }
pub(crate) struct Mismatch<T0, T1, T2, T3> { pub(crate) entry: T0, pub(crate) key: T1, pub(crate) written: T2, pub(crate) given: T3 }

impl<T0: Count, T1: Value, T2: Value, T3: Value> Message for Mismatch<T0, T1, T2, T3> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 69) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.entry.arg(), self.key.arg(), self.written.arg(), self.given.arg()]) }
}

// none
pub(crate) struct NothingGiven;

impl Message for NothingGiven {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 70) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NothingGiven {}

// if the hand is right, write { $given } here; otherwise fix the hand
pub(crate) struct MismatchHint<T0> { pub(crate) given: T0 }

impl<T0: Value> Message for MismatchHint<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 71) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.given.arg()]) }
}

// entry 1 no longer matches its seal: the header or the entry was changed after it was recorded
pub(crate) struct ChangedFirst;

impl Message for ChangedFirst {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 72) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ChangedFirst {}

// entry { $entry } no longer matches its seal: it was changed after it was recorded, or entries before it were added or removed
pub(crate) struct Changed<T0> { pub(crate) entry: T0 }

impl<T0: Count> Message for Changed<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 73) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.entry.arg()]) }
}

// entry { $entry } has no seal, although entries before it do: it was written by hand, or its seal was removed
pub(crate) struct Unsealed<T0> { pub(crate) entry: T0 }

impl<T0: Count> Message for Unsealed<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 74) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.entry.arg()]) }
}

// if the change is intended, record that with `ginscore audit --accept`; otherwise restore the file from a backup
pub(crate) struct AcceptHint;

impl Message for AcceptHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 75) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for AcceptHint {}

// entry { $entry } was recorded as the first, not after the entry before it: the series was continued in two places
pub(crate) struct ForkedFirst<T0> { pub(crate) entry: T0 }

impl<T0: Count> Message for ForkedFirst<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 76) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.entry.arg()]) }
}

// entry { $entry } was recorded after entry { $last }, not after the entry before it: the series was continued in two places
pub(crate) struct Forked<T0, T1> { pub(crate) entry: T0, pub(crate) last: T1 }

impl<T0: Count, T1: Count> Message for Forked<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 77) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.entry.arg(), self.last.arg()]) }
}

// keep the entries of one place and record the hands of the other again; or, if all of these hands were played one after another, run `ginscore audit --accept`
pub(crate) struct ForkedHint;

impl Message for ForkedHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 78) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ForkedHint {}

// from the start, { $place }:
pub(crate) struct FromTheStart<T0> { pub(crate) place: T0 }

impl<T0: Value> Message for FromTheStart<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 79) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.place.arg()]) }
}

// after hand { $hand }, { $place }:
pub(crate) struct AfterHand<T0, T1> { pub(crate) hand: T0, pub(crate) place: T1 }

impl<T0: Count, T1: Value> Message for AfterHand<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 80) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.hand.arg(), self.place.arg()]) }
}

// one place
pub(crate) struct OnePlace;

impl Message for OnePlace {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 81) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for OnePlace {}

// the other place
pub(crate) struct OtherPlace;

impl Message for OtherPlace {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 82) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for OtherPlace {}

// the upper side
pub(crate) struct UpperSide;

impl Message for UpperSide {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 83) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for UpperSide {}

// the lower side
pub(crate) struct LowerSide;

impl Message for LowerSide {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 84) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for LowerSide {}

// hand { $number }: { $line }
pub(crate) struct DivergedHand<T0, T1> { pub(crate) number: T0, pub(crate) line: T1 }

impl<T0: Count, T1: Value> Message for DivergedHand<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 85) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.line.arg()]) }
}

// and { NUMBER($count) } more
pub(crate) struct MoreEntries<T0> { pub(crate) count: T0 }

impl<T0: Count> Message for MoreEntries<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 86) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.count.arg()]) }
}

// cannot read { $path }: { $reason }
pub(crate) struct CannotRead<T0, T1> { pub(crate) path: T0, pub(crate) reason: T1 }

impl<T0: Value, T1: Value> Message for CannotRead<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 87) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.path.arg(), self.reason.arg()]) }
}

// use `--ledger DIR` for a different ledger; `ginscore series show` says where this one is
pub(crate) struct CannotReadHint;

impl Message for CannotReadHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 88) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for CannotReadHint {}

// { $path } is too long: the limit is { NUMBER($bytes) } bytes
pub(crate) struct TooLong<T0, T1> { pub(crate) path: T0, pub(crate) bytes: T1 }

impl<T0: Value, T1: Count> Message for TooLong<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 89) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.path.arg(), self.bytes.arg()]) }
}

// nothing has been recorded; is it a different kind of file? `ginscore new` starts a new series
pub(crate) struct TooLongHint;

impl Message for TooLongHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 90) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for TooLongHint {}

// { $path } is not text
pub(crate) struct NotText<T0> { pub(crate) path: T0 }

impl<T0: Value> Message for NotText<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 91) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.path.arg()]) }
}

// it must be UTF-8; restore it from a backup
pub(crate) struct NotTextHint;

impl Message for NotTextHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 92) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NotTextHint {}

// cannot write { $path }: { $reason }
pub(crate) struct CannotWrite<T0, T1> { pub(crate) path: T0, pub(crate) reason: T1 }

impl<T0: Value, T1: Value> Message for CannotWrite<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 93) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.path.arg(), self.reason.arg()]) }
}

// nothing has been recorded; does the directory exist, and is it writable? Use `--ledger DIR` for a different one
pub(crate) struct CannotWriteHint;

impl Message for CannotWriteHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 94) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for CannotWriteHint {}

// another ginscore is writing: { $path } is still locked
pub(crate) struct StillLocked<T0> { pub(crate) path: T0 }

impl<T0: Value> Message for StillLocked<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 95) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.path.arg()]) }
}

// nothing has been recorded; try again when it has finished
pub(crate) struct StillLockedHint;

impl Message for StillLockedHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 96) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for StillLockedHint {}

// { $path } is not a regular file, so it cannot be locked
pub(crate) struct NotLockable<T0> { pub(crate) path: T0 }

impl<T0: Value> Message for NotLockable<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 97) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.path.arg()]) }
}

// nothing has been recorded; ginscore did not create this file: delete it, and try again
pub(crate) struct NotLockableHint;

impl Message for NotLockableHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 98) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NotLockableHint {}

// { $path } already exists
pub(crate) struct AlreadyThere<T0> { pub(crate) path: T0 }

impl<T0: Value> Message for AlreadyThere<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 99) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.path.arg()]) }
}

// choose another name with `--name`
pub(crate) struct AlreadyThereHint;

impl Message for AlreadyThereHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 100) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for AlreadyThereHint {}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 101]; 6] = [
    [(0, 20), (20, 83), (83, 129), (129, 264), (264, 335), (335, 392), (392, 405), (405, 478), (478, 507), (507, 534), (534, 568), (568, 591), (591, 637), (637, 685), (685, 733), (733, 806), (806, 822), (822, 859), (859, 940), (940, 958), (958, 1009), (1009, 1024), (1024, 1041), (1041, 1074), (1074, 1111), (1111, 1138), (1138, 1169), (1169, 1232), (1232, 1269), (1269, 1307), (1307, 1388), (1388, 1431), (1431, 1479), (1479, 1499), (1499, 1541), (1541, 1683), (1683, 1714), (1714, 1763), (1763, 1822), (1822, 1864), (1864, 1908), (1908, 1934), (1934, 1949), (1949, 1980), (1980, 2008), (2008, 2044), (2044, 2088), (2088, 2143), (2143, 2175), (2175, 2248), (2248, 2275), (2275, 2360), (2360, 2379), (2379, 2404), (2404, 2457), (2457, 2543), (2543, 2574), (2574, 2602), (2602, 2655), (2655, 2715), (2715, 2764), (2764, 2819), (2819, 2877), (2877, 2929), (2929, 2962), (2962, 2991), (2991, 3020), (3020, 3036), (3036, 3057), (3057, 3100), (3100, 3104), (3104, 3163), (3163, 3256), (3256, 3373), (3373, 3473), (3473, 3584), (3584, 3689), (3689, 3796), (3796, 3953), (3953, 3972), (3972, 3990), (3990, 3999), (3999, 4014), (4014, 4028), (4028, 4042), (4042, 4053), (4053, 4064), (4064, 4082), (4082, 4170), (4170, 4207), (4207, 4300), (4300, 4314), (4314, 4356), (4356, 4375), (4375, 4486), (4486, 4533), (4533, 4590), (4590, 4638), (4638, 4724), (4724, 4741), (4741, 4774)],
    [(0, 20), (20, 83), (83, 129), (129, 264), (264, 335), (335, 392), (392, 405), (405, 478), (478, 507), (507, 534), (534, 568), (568, 591), (591, 637), (637, 685), (685, 733), (733, 806), (806, 822), (822, 859), (859, 940), (940, 958), (958, 1009), (1009, 1024), (1024, 1041), (1041, 1074), (1074, 1111), (1111, 1138), (1138, 1169), (1169, 1232), (1232, 1269), (1269, 1307), (1307, 1388), (1388, 1431), (1431, 1479), (1479, 1499), (1499, 1541), (1541, 1683), (1683, 1714), (1714, 1763), (1763, 1822), (1822, 1864), (1864, 1908), (1908, 1934), (1934, 1949), (1949, 1980), (1980, 2008), (2008, 2044), (2044, 2088), (2088, 2143), (2143, 2175), (2175, 2248), (2248, 2275), (2275, 2360), (2360, 2379), (2379, 2404), (2404, 2457), (2457, 2543), (2543, 2574), (2574, 2602), (2602, 2655), (2655, 2715), (2715, 2764), (2764, 2819), (2819, 2877), (2877, 2929), (2929, 2962), (2962, 2991), (2991, 3020), (3020, 3036), (3036, 3057), (3057, 3100), (3100, 3104), (3104, 3163), (3163, 3256), (3256, 3373), (3373, 3473), (3473, 3584), (3584, 3689), (3689, 3796), (3796, 3953), (3953, 3972), (3972, 3990), (3990, 3999), (3999, 4014), (4014, 4028), (4028, 4042), (4042, 4053), (4053, 4064), (4064, 4082), (4082, 4170), (4170, 4207), (4207, 4300), (4300, 4314), (4314, 4356), (4356, 4375), (4375, 4486), (4486, 4533), (4533, 4590), (4590, 4638), (4638, 4724), (4724, 4741), (4741, 4774)],
    [(0, 20), (20, 83), (83, 129), (129, 264), (264, 335), (335, 392), (392, 405), (405, 478), (478, 507), (507, 534), (534, 568), (568, 591), (591, 637), (637, 685), (685, 733), (733, 806), (806, 822), (822, 859), (859, 940), (940, 958), (958, 1009), (1009, 1024), (1024, 1041), (1041, 1074), (1074, 1111), (1111, 1138), (1138, 1169), (1169, 1232), (1232, 1269), (1269, 1307), (1307, 1388), (1388, 1431), (1431, 1479), (1479, 1499), (1499, 1541), (1541, 1683), (1683, 1714), (1714, 1763), (1763, 1822), (1822, 1864), (1864, 1908), (1908, 1934), (1934, 1949), (1949, 1980), (1980, 2008), (2008, 2044), (2044, 2088), (2088, 2143), (2143, 2175), (2175, 2248), (2248, 2275), (2275, 2360), (2360, 2379), (2379, 2404), (2404, 2457), (2457, 2543), (2543, 2574), (2574, 2602), (2602, 2655), (2655, 2715), (2715, 2764), (2764, 2819), (2819, 2877), (2877, 2929), (2929, 2962), (2962, 2991), (2991, 3020), (3020, 3036), (3036, 3057), (3057, 3100), (3100, 3104), (3104, 3163), (3163, 3256), (3256, 3373), (3373, 3473), (3473, 3584), (3584, 3689), (3689, 3796), (3796, 3953), (3953, 3972), (3972, 3990), (3990, 3999), (3999, 4014), (4014, 4028), (4028, 4042), (4042, 4053), (4053, 4064), (4064, 4082), (4082, 4170), (4170, 4207), (4207, 4300), (4300, 4314), (4314, 4356), (4356, 4375), (4375, 4486), (4486, 4533), (4533, 4590), (4590, 4638), (4638, 4724), (4724, 4741), (4741, 4774)],
    [(0, 20), (20, 83), (83, 129), (129, 264), (264, 335), (335, 392), (392, 405), (405, 478), (478, 507), (507, 534), (534, 568), (568, 591), (591, 637), (637, 685), (685, 733), (733, 806), (806, 822), (822, 859), (859, 940), (940, 958), (958, 1009), (1009, 1024), (1024, 1041), (1041, 1074), (1074, 1111), (1111, 1138), (1138, 1169), (1169, 1232), (1232, 1269), (1269, 1307), (1307, 1388), (1388, 1431), (1431, 1479), (1479, 1499), (1499, 1541), (1541, 1683), (1683, 1714), (1714, 1763), (1763, 1822), (1822, 1864), (1864, 1908), (1908, 1934), (1934, 1949), (1949, 1980), (1980, 2008), (2008, 2044), (2044, 2088), (2088, 2143), (2143, 2175), (2175, 2248), (2248, 2275), (2275, 2360), (2360, 2379), (2379, 2404), (2404, 2457), (2457, 2543), (2543, 2574), (2574, 2602), (2602, 2655), (2655, 2715), (2715, 2764), (2764, 2819), (2819, 2877), (2877, 2929), (2929, 2962), (2962, 2991), (2991, 3020), (3020, 3036), (3036, 3057), (3057, 3100), (3100, 3104), (3104, 3163), (3163, 3256), (3256, 3373), (3373, 3473), (3473, 3584), (3584, 3689), (3689, 3796), (3796, 3953), (3953, 3972), (3972, 3990), (3990, 3999), (3999, 4014), (4014, 4028), (4028, 4042), (4042, 4053), (4053, 4064), (4064, 4082), (4082, 4170), (4170, 4207), (4207, 4300), (4300, 4314), (4314, 4356), (4356, 4375), (4375, 4486), (4486, 4533), (4533, 4590), (4590, 4638), (4638, 4724), (4724, 4741), (4741, 4774)],
    [(0, 20), (20, 83), (83, 129), (129, 264), (264, 335), (335, 392), (392, 405), (405, 478), (478, 507), (507, 534), (534, 568), (568, 591), (591, 637), (637, 685), (685, 733), (733, 806), (806, 822), (822, 859), (859, 940), (940, 958), (958, 1009), (1009, 1024), (1024, 1041), (1041, 1074), (1074, 1111), (1111, 1138), (1138, 1169), (1169, 1232), (1232, 1269), (1269, 1307), (1307, 1388), (1388, 1431), (1431, 1479), (1479, 1499), (1499, 1541), (1541, 1683), (1683, 1714), (1714, 1763), (1763, 1822), (1822, 1864), (1864, 1908), (1908, 1934), (1934, 1949), (1949, 1980), (1980, 2008), (2008, 2044), (2044, 2088), (2088, 2143), (2143, 2175), (2175, 2248), (2248, 2275), (2275, 2360), (2360, 2379), (2379, 2404), (2404, 2457), (2457, 2543), (2543, 2574), (2574, 2602), (2602, 2655), (2655, 2715), (2715, 2764), (2764, 2819), (2819, 2877), (2877, 2929), (2929, 2962), (2962, 2991), (2991, 3020), (3020, 3036), (3036, 3057), (3057, 3100), (3100, 3104), (3104, 3163), (3163, 3256), (3256, 3373), (3373, 3473), (3473, 3584), (3584, 3689), (3689, 3796), (3796, 3953), (3953, 3972), (3972, 3990), (3990, 3999), (3999, 4014), (4014, 4028), (4028, 4042), (4042, 4053), (4053, 4064), (4064, 4082), (4082, 4170), (4170, 4207), (4207, 4300), (4300, 4314), (4314, 4356), (4356, 4375), (4375, 4486), (4486, 4533), (4533, 4590), (4590, 4638), (4638, 4724), (4724, 4741), (4741, 4774)],
    [(0, 20), (20, 83), (83, 129), (129, 264), (264, 335), (335, 392), (392, 405), (405, 478), (478, 507), (507, 534), (534, 568), (568, 591), (591, 637), (637, 685), (685, 733), (733, 806), (806, 822), (822, 859), (859, 940), (940, 958), (958, 1009), (1009, 1024), (1024, 1041), (1041, 1074), (1074, 1111), (1111, 1138), (1138, 1169), (1169, 1232), (1232, 1269), (1269, 1307), (1307, 1388), (1388, 1431), (1431, 1479), (1479, 1499), (1499, 1541), (1541, 1683), (1683, 1714), (1714, 1763), (1763, 1822), (1822, 1864), (1864, 1908), (1908, 1934), (1934, 1949), (1949, 1980), (1980, 2008), (2008, 2044), (2044, 2088), (2088, 2143), (2143, 2175), (2175, 2248), (2248, 2275), (2275, 2360), (2360, 2379), (2379, 2404), (2404, 2457), (2457, 2543), (2543, 2574), (2574, 2602), (2602, 2655), (2655, 2715), (2715, 2764), (2764, 2819), (2819, 2877), (2877, 2929), (2929, 2962), (2962, 2991), (2991, 3020), (3020, 3036), (3036, 3057), (3057, 3100), (3100, 3104), (3104, 3163), (3163, 3256), (3256, 3373), (3373, 3473), (3473, 3584), (3584, 3689), (3689, 3796), (3796, 3953), (3953, 3972), (3972, 3990), (3990, 3999), (3999, 4014), (4014, 4028), (4028, 4042), (4042, 4053), (4053, 4064), (4064, 4082), (4082, 4170), (4170, 4207), (4207, 4300), (4300, 4314), (4314, 4356), (4356, 4375), (4375, 4486), (4486, 4533), (4533, 4590), (4590, 4638), (4638, 4724), (4724, 4741), (4741, 4774)],
];

const TEXT: &str = concat!(
    "this is not TOML: \u{1}A",
    "fix the line in an editor; nothing in the file has been changed",
    "the file has an unresolved merge conflict here",
    "choose one side, delete the lines with `<<<<<<<`, `=======` and `>>>>>>>`, and record with `ginscore hand` what only the other side has",
    "the file has format \u{1}A, which this version of ginscore does not support",
    "use a newer version of ginscore; nothing has been changed",
    "\u{1}A is missing",
    "restore it from a backup, or compare the file with that of another series",
    "\u{1}A is not a key of this table",
    "write a comment after a `#`",
    "expected a text in quotation marks",
    "expected a whole number",
    "expected a list of whole numbers, as in [1, 2]",
    "expected a list of strings, as in [\"Ann\", \"Bob\"]",
    "expected a list of strings, as in [\"We\", \"They\"]",
    "expected a date and time with its offset, as in 2026-11-20T19:30:00+01:00",
    "expected a table",
    "expected tables, each under [[entry]]",
    "expected a number, true or false, a word in quotation marks, or a list of numbers",
    "expected one of \u{1}A",
    "expected a hand that a file of this format can hold",
    "expected a hand",
    "expected one hand",
    "expected a draw, as in `draw @5h`",
    "expected the number of a hand, from 1",
    "expected a card, as in `7s`",
    "expected either points or boxes",
    "expected a number within the bounds of an adjustment, and not 0",
    "expected the number of a game, from 1",
    "expected the reason for the adjustment",
    "expected up to 100 letters, digits and signs that can be seen, with single spaces",
    "expected format 1, the first there is, or 2",
    "expected the format that the series was begun in",
    "expected two players",
    "expected as many players as its lineup has",
    "expected `sides` with four to ten players, `captain` with three or four, or `in-turn` with three and `out`, the name of the first who sits out",
    "expected the names of two sides",
    "expected an amount of money per point, as in 0.10",
    "expected format 2, the first that house rules were saved in",
    "expected a note of at most 4000 characters",
    "expected the name of a preset, as in \"pagat\"",
    "fix the value in an editor",
    "\u{1}A cannot be \u{1}B",
    "fix one of the two in an editor",
    "there is no player called \u{1}A",
    "the names are listed under `players`",
    "this entry comes after the end of the series",
    "remove it, or fix the earlier hand that ends the series",
    "fix the adjustment, or remove it",
    "after this correction, an earlier adjustment can no longer be entered: \u{1}A",
    "fix the entry, or remove it",
    "after this correction, \u{3}A\u{4}o\u{5}hand \u{1}B\u{4}\u{5}hands \u{1}B\u{6} would come after the end of the series",
    "there is no hand \u{1}A",
    "hands are numbered from 1",
    "it was not the turn of these players: \u{1}A were to play",
    "name the players whose turn it was, or put an entry of the kind `seat` before this one",
    "these players are not opponents",
    "name one player of each side",
    "one of these players has already played in this round",
    "remove the entry, or put it after the last hand of the round",
    "these players did not play each other in round \u{1}A",
    "name the two who played, or the number of another round",
    "after this correction, a hand would be missing in round \u{1}A",
    "give all hands of the round, separated by semicolons",
    "the seating leaves no choice here",
    "there is nothing to undo here",
    "there is nothing to redo here",
    "remove the entry",
    "the hand is not valid",
    "entry \u{1}A has `\u{1}B` \u{1}C, but the rules give \u{1}D",
    "none",
    "if the hand is right, write \u{1}A here; otherwise fix the hand",
    "entry 1 no longer matches its seal: the header or the entry was changed after it was recorded",
    "entry \u{1}A no longer matches its seal: it was changed after it was recorded, or entries before it were added or removed",
    "entry \u{1}A has no seal, although entries before it do: it was written by hand, or its seal was removed",
    "if the change is intended, record that with `ginscore audit --accept`; otherwise restore the file from a backup",
    "entry \u{1}A was recorded as the first, not after the entry before it: the series was continued in two places",
    "entry \u{1}A was recorded after entry \u{1}B, not after the entry before it: the series was continued in two places",
    "keep the entries of one place and record the hands of the other again; or, if all of these hands were played one after another, run `ginscore audit --accept`",
    "from the start, \u{1}A:",
    "after hand \u{1}A, \u{1}B:",
    "one place",
    "the other place",
    "the upper side",
    "the lower side",
    "hand \u{1}A: \u{1}B",
    "and \u{2}A more",
    "cannot read \u{1}A: \u{1}B",
    "use `--ledger DIR` for a different ledger; `ginscore series show` says where this one is",
    "\u{1}A is too long: the limit is \u{2}B bytes",
    "nothing has been recorded; is it a different kind of file? `ginscore new` starts a new series",
    "\u{1}A is not text",
    "it must be UTF-8; restore it from a backup",
    "cannot write \u{1}A: \u{1}B",
    "nothing has been recorded; does the directory exist, and is it writable? Use `--ledger DIR` for a different one",
    "another ginscore is writing: \u{1}A is still locked",
    "nothing has been recorded; try again when it has finished",
    "\u{1}A is not a regular file, so it cannot be locked",
    "nothing has been recorded; ginscore did not create this file: delete it, and try again",
    "\u{1}A already exists",
    "choose another name with `--name`",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 101] = [(0, 33), (33, 124), (124, 192), (192, 379), (379, 480), (480, 563), (563, 586), (586, 690), (690, 735), (735, 778), (778, 830), (830, 867), (867, 935), (935, 1006), (1006, 1077), (1077, 1181), (1181, 1209), (1209, 1265), (1265, 1380), (1380, 1410), (1410, 1485), (1485, 1512), (1512, 1541), (1541, 1592), (1592, 1648), (1648, 1691), (1691, 1739), (1739, 1830), (1830, 1886), (1886, 1943), (1943, 2058), (2058, 2122), (2122, 2193), (2193, 2226), (2226, 2289), (2289, 2485), (2485, 2533), (2533, 2605), (2605, 2690), (2690, 2753), (2753, 2818), (2818, 2859), (2859, 2884), (2884, 2932), (2932, 2975), (2975, 3030), (3030, 3095), (3095, 3175), (3175, 3224), (3224, 3327), (3327, 3370), (3370, 3482), (3482, 3513), (3513, 3553), (3553, 3630), (3630, 3751), (3751, 3799), (3799, 3843), (3843, 3920), (3920, 4007), (4007, 4078), (4078, 4158), (4158, 4241), (4241, 4317), (4317, 4368), (4368, 4413), (4413, 4458), (4458, 4486), (4486, 4521), (4521, 4582), (4582, 4594), (4594, 4679), (4679, 4810), (4810, 4972), (4972, 5111), (5111, 5266), (5266, 5412), (5412, 5560), (5560, 5776), (5776, 5807), (5807, 5836), (5836, 5855), (5855, 5882), (5882, 5907), (5907, 5932), (5932, 5952), (5952, 5973), (5973, 6002), (6002, 6126), (6126, 6181), (6181, 6312), (6312, 6337), (6337, 6400), (6400, 6431), (6431, 6586), (6586, 6655), (6655, 6738), (6738, 6808), (6808, 6929), (6929, 6958), (6958, 7009)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦this is not TOML: \u{1}A ~~~~~~⟧",
    "⟦fix the line in an editor; nothing in the file has been changed ~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the file has an unresolved merge conflict here ~~~~~~~~~~~~~~~⟧",
    "⟦choose one side, delete the lines with `<<<<<<<`, `=======` and `>>>>>>>`, and record with `ginscore hand` what only the other side has ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the file has format \u{1}A, which this version of ginscore does not support ~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦use a newer version of ginscore; nothing has been changed ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A is missing ~~~⟧",
    "⟦restore it from a backup, or compare the file with that of another series ~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A is not a key of this table ~~~~~~~~~⟧",
    "⟦write a comment after a `#` ~~~~~~~~~⟧",
    "⟦expected a text in quotation marks ~~~~~~~~~~~⟧",
    "⟦expected a whole number ~~~~~~~⟧",
    "⟦expected a list of whole numbers, as in [1, 2] ~~~~~~~~~~~~~~~⟧",
    "⟦expected a list of strings, as in [\"Ann\", \"Bob\"] ~~~~~~~~~~~~~~~~⟧",
    "⟦expected a list of strings, as in [\"We\", \"They\"] ~~~~~~~~~~~~~~~~⟧",
    "⟦expected a date and time with its offset, as in 2026-11-20T19:30:00+01:00 ~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦expected a table ~~~~~⟧",
    "⟦expected tables, each under [[entry]] ~~~~~~~~~~~~⟧",
    "⟦expected a number, true or false, a word in quotation marks, or a list of numbers ~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦expected one of \u{1}A ~~~~~⟧",
    "⟦expected a hand that a file of this format can hold ~~~~~~~~~~~~~~~~~⟧",
    "⟦expected a hand ~~~~~⟧",
    "⟦expected one hand ~~~~~⟧",
    "⟦expected a draw, as in `draw @5h` ~~~~~~~~~~~⟧",
    "⟦expected the number of a hand, from 1 ~~~~~~~~~~~~⟧",
    "⟦expected a card, as in `7s` ~~~~~~~~~⟧",
    "⟦expected either points or boxes ~~~~~~~~~~⟧",
    "⟦expected a number within the bounds of an adjustment, and not 0 ~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦expected the number of a game, from 1 ~~~~~~~~~~~~⟧",
    "⟦expected the reason for the adjustment ~~~~~~~~~~~~⟧",
    "⟦expected up to 100 letters, digits and signs that can be seen, with single spaces ~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦expected format 1, the first there is, or 2 ~~~~~~~~~~~~~~⟧",
    "⟦expected the format that the series was begun in ~~~~~~~~~~~~~~~~⟧",
    "⟦expected two players ~~~~~~⟧",
    "⟦expected as many players as its lineup has ~~~~~~~~~~~~~~⟧",
    "⟦expected `sides` with four to ten players, `captain` with three or four, or `in-turn` with three and `out`, the name of the first who sits out ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦expected the names of two sides ~~~~~~~~~~⟧",
    "⟦expected an amount of money per point, as in 0.10 ~~~~~~~~~~~~~~~~⟧",
    "⟦expected format 2, the first that house rules were saved in ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦expected a note of at most 4000 characters ~~~~~~~~~~~~~~⟧",
    "⟦expected the name of a preset, as in \"pagat\" ~~~~~~~~~~~~~~⟧",
    "⟦fix the value in an editor ~~~~~~~~⟧",
    "⟦\u{1}A cannot be \u{1}B ~~~⟧",
    "⟦fix one of the two in an editor ~~~~~~~~~~⟧",
    "⟦there is no player called \u{1}A ~~~~~~~~⟧",
    "⟦the names are listed under `players` ~~~~~~~~~~~~⟧",
    "⟦this entry comes after the end of the series ~~~~~~~~~~~~~~⟧",
    "⟦remove it, or fix the earlier hand that ends the series ~~~~~~~~~~~~~~~~~~⟧",
    "⟦fix the adjustment, or remove it ~~~~~~~~~~⟧",
    "⟦after this correction, an earlier adjustment can no longer be entered: \u{1}A ~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦fix the entry, or remove it ~~~~~~~~~⟧",
    "⟦after this correction, \u{3}A\u{4}o\u{5}hand \u{1}B\u{4}\u{5}hands \u{1}B\u{6} would come after the end of the series ~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦there is no hand \u{1}A ~~~~~⟧",
    "⟦hands are numbered from 1 ~~~~~~~~⟧",
    "⟦it was not the turn of these players: \u{1}A were to play ~~~~~~~~~~~~~~~~~⟧",
    "⟦name the players whose turn it was, or put an entry of the kind `seat` before this one ~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦these players are not opponents ~~~~~~~~~~⟧",
    "⟦name one player of each side ~~~~~~~~~⟧",
    "⟦one of these players has already played in this round ~~~~~~~~~~~~~~~~~⟧",
    "⟦remove the entry, or put it after the last hand of the round ~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦these players did not play each other in round \u{1}A ~~~~~~~~~~~~~~~⟧",
    "⟦name the two who played, or the number of another round ~~~~~~~~~~~~~~~~~~⟧",
    "⟦after this correction, a hand would be missing in round \u{1}A ~~~~~~~~~~~~~~~~~~⟧",
    "⟦give all hands of the round, separated by semicolons ~~~~~~~~~~~~~~~~~⟧",
    "⟦the seating leaves no choice here ~~~~~~~~~~~⟧",
    "⟦there is nothing to undo here ~~~~~~~~~⟧",
    "⟦there is nothing to redo here ~~~~~~~~~⟧",
    "⟦remove the entry ~~~~~⟧",
    "⟦the hand is not valid ~~~~~~~⟧",
    "⟦entry \u{1}A has `\u{1}B` \u{1}C, but the rules give \u{1}D ~~~~~~~~~~~⟧",
    "⟦none ~⟧",
    "⟦if the hand is right, write \u{1}A here; otherwise fix the hand ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦entry 1 no longer matches its seal: the header or the entry was changed after it was recorded ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦entry \u{1}A no longer matches its seal: it was changed after it was recorded, or entries before it were added or removed ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦entry \u{1}A has no seal, although entries before it do: it was written by hand, or its seal was removed ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦if the change is intended, record that with `ginscore audit --accept`; otherwise restore the file from a backup ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦entry \u{1}A was recorded as the first, not after the entry before it: the series was continued in two places ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦entry \u{1}A was recorded after entry \u{1}B, not after the entry before it: the series was continued in two places ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦keep the entries of one place and record the hands of the other again; or, if all of these hands were played one after another, run `ginscore audit --accept` ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦from the start, \u{1}A: ~~~~~⟧",
    "⟦after hand \u{1}A, \u{1}B: ~~~~⟧",
    "⟦one place ~~~⟧",
    "⟦the other place ~~~~~⟧",
    "⟦the upper side ~~~~⟧",
    "⟦the lower side ~~~~⟧",
    "⟦hand \u{1}A: \u{1}B ~~⟧",
    "⟦and \u{2}A more ~~~⟧",
    "⟦cannot read \u{1}A: \u{1}B ~~~~⟧",
    "⟦use `--ledger DIR` for a different ledger; `ginscore series show` says where this one is ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A is too long: the limit is \u{2}B bytes ~~~~~~~~~~~⟧",
    "⟦nothing has been recorded; is it a different kind of file? `ginscore new` starts a new series ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A is not text ~~~~⟧",
    "⟦it must be UTF-8; restore it from a backup ~~~~~~~~~~~~~~⟧",
    "⟦cannot write \u{1}A: \u{1}B ~~~~~⟧",
    "⟦nothing has been recorded; does the directory exist, and is it writable? Use `--ledger DIR` for a different one ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦another ginscore is writing: \u{1}A is still locked ~~~~~~~~~~~~~~~⟧",
    "⟦nothing has been recorded; try again when it has finished ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A is not a regular file, so it cannot be locked ~~~~~~~~~~~~~~~⟧",
    "⟦nothing has been recorded; ginscore did not create this file: delete it, and try again ~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A already exists ~~~~~⟧",
    "⟦choose another name with `--name` ~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("not-toml", 1),
    ("not-toml-hint", 0),
    ("unmerged", 0),
    ("unmerged-hint", 0),
    ("newer-format", 1),
    ("newer-format-hint", 0),
    ("missing-key", 1),
    ("missing-key-hint", 0),
    ("unknown-key", 1),
    ("unknown-key-hint", 0),
    ("expected-text", 0),
    ("expected-whole-number", 0),
    ("expected-whole-numbers", 0),
    ("expected-names", 0),
    ("expected-side-names", 0),
    ("expected-time", 0),
    ("expected-table", 0),
    ("expected-entries", 0),
    ("expected-rule-value", 0),
    ("expected-kind", 1),
    ("expected-hand-of-format", 0),
    ("expected-hand", 0),
    ("expected-one-hand", 0),
    ("expected-draw", 0),
    ("expected-hand-number", 0),
    ("expected-card", 0),
    ("expected-points-or-boxes", 0),
    ("expected-award", 0),
    ("expected-game-number", 0),
    ("expected-reason", 0),
    ("expected-witness-word", 0),
    ("expected-series-format", 0),
    ("expected-started-format", 0),
    ("expected-two-players", 0),
    ("expected-players-of-lineup", 0),
    ("expected-lineup", 0),
    ("expected-two-sides", 0),
    ("expected-stake", 0),
    ("expected-preset-format", 0),
    ("expected-preset-note", 0),
    ("expected-preset-name", 0),
    ("expected-hint", 0),
    ("bad-value", 2),
    ("clash-hint", 0),
    ("unknown-player", 1),
    ("unknown-player-hint", 0),
    ("series-over", 0),
    ("series-over-hint", 0),
    ("adjustment-hint", 0),
    ("earlier-adjustment", 1),
    ("entry-hint", 0),
    ("past-end", 2),
    ("no-such-hand", 1),
    ("no-such-hand-hint", 0),
    ("not-playing", 1),
    ("not-playing-hint", 0),
    ("not-opponents", 0),
    ("not-opponents-hint", 0),
    ("already-played", 0),
    ("already-played-hint", 0),
    ("not-in-round", 1),
    ("not-in-round-hint", 0),
    ("round-incomplete", 1),
    ("round-incomplete-hint", 0),
    ("no-seat", 0),
    ("nothing-to-undo", 0),
    ("nothing-to-redo", 0),
    ("remove-entry", 0),
    ("invalid-hand", 0),
    ("mismatch", 4),
    ("nothing-given", 0),
    ("mismatch-hint", 1),
    ("changed-first", 0),
    ("changed", 1),
    ("unsealed", 1),
    ("accept-hint", 0),
    ("forked-first", 1),
    ("forked", 2),
    ("forked-hint", 0),
    ("from-the-start", 1),
    ("after-hand", 2),
    ("one-place", 0),
    ("other-place", 0),
    ("upper-side", 0),
    ("lower-side", 0),
    ("diverged-hand", 2),
    ("more-entries", 1),
    ("cannot-read", 2),
    ("cannot-read-hint", 0),
    ("too-long", 2),
    ("too-long-hint", 0),
    ("not-text", 1),
    ("not-text-hint", 0),
    ("cannot-write", 2),
    ("cannot-write-hint", 0),
    ("still-locked", 1),
    ("still-locked-hint", 0),
    ("not-lockable", 1),
    ("not-lockable-hint", 0),
    ("already-there", 1),
    ("already-there-hint", 0),
];
