//! The messages of `l10n/*/row-error.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// { $count -> [one] Ignored the column { $columns }; `--map` can say what it is. [other] Ignored the columns { $columns }; `--map` can say what they are. }
pub(crate) struct IgnoredColumns<T0, T1> { pub(crate) count: T0, pub(crate) columns: T1 }

impl<T0: Count, T1: Value> Message for IgnoredColumns<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.count.arg(), self.columns.arg()]) }
}

// { $names } and { $more } more
pub(crate) struct NamesAndMore<T0, T1> { pub(crate) names: T0, pub(crate) more: T1 }

impl<T0: Value, T1: Count> Message for NamesAndMore<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.names.arg(), self.more.arg()]) }
}

// { $count -> [one] by these rules, the deadwood in line { $lines } does not give the points there; the hand is recorded with points only [other] by these rules, the deadwood in lines { $lines } does not give the points there; these hands are recorded with points only }
pub(crate) struct WithoutCounts<T0, T1> { pub(crate) count: T0, pub(crate) lines: T1 }

impl<T0: Count, T1: Value> Message for WithoutCounts<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.count.arg(), self.lines.arg()]) }
}

// by these rules, the deadwood in { NUMBER($count) } lines does not give the points there, as in lines { $lines }; these hands are recorded with points only
pub(crate) struct WithoutCountsMany<T0, T1> { pub(crate) count: T0, pub(crate) lines: T1 }

impl<T0: Count, T1: Value> Message for WithoutCountsMany<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.count.arg(), self.lines.arg()]) }
}

// if other rules were played, choose them, as in `--rules pagat` or `--set gin_bonus=20`
pub(crate) struct WithoutCountsHint;

impl Message for WithoutCountsHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for WithoutCountsHint {}

// there are no hands in this file
pub(crate) struct NoRows;

impl Message for NoRows {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoRows {}

// import reads the output of `ginscore export --format csv` and `--format jsonl`, and sheets with headings such as Date, Winner, Loser and Points; for other headings, see `--map` in `ginscore import --help`
pub(crate) struct NoRowsHint;

impl Message for NoRowsHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoRowsHint {}

// the line is not a JSON object
pub(crate) struct NoObject;

impl Message for NoObject {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoObject {}

// write one object per line, as `ginscore export --format jsonl` does
pub(crate) struct NoObjectHint;

impl Message for NoObjectHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoObjectHint {}

// the row has schema { $schema }, which this version of ginscore does not support
pub(crate) struct Newer<T0> { pub(crate) schema: T0 }

impl<T0: Value> Message for Newer<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.schema.arg()]) }
}

// use a newer version of ginscore
pub(crate) struct NewerHint;

impl Message for NewerHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NewerHint {}

// the header has { NUMBER($columns) } columns, and the limit is { $most }
pub(crate) struct TooManyColumns<T0, T1> { pub(crate) columns: T0, pub(crate) most: T1 }

impl<T0: Count, T1: Count> Message for TooManyColumns<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 11) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.columns.arg(), self.most.arg()]) }
}

// import reads the output of `ginscore export --format csv` and `--format jsonl`
pub(crate) struct TooManyColumnsHint;

impl Message for TooManyColumnsHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 12) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for TooManyColumnsHint {}

// the row has fewer cells than the header has columns
pub(crate) struct TooFewCells;

impl Message for TooFewCells {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 13) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for TooFewCells {}

// is the file complete? An empty cell needs its comma, too
pub(crate) struct TooFewCellsHint;

impl Message for TooFewCellsHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 14) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for TooFewCellsHint {}

// { $column } spans more than one line
pub(crate) struct ManyLines<T0> { pub(crate) column: T0 }

impl<T0: Value> Message for ManyLines<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 15) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.column.arg()]) }
}

// is a quotation mark left open? A cell must be on one line
pub(crate) struct ManyLinesHint;

impl Message for ManyLinesHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 16) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ManyLinesHint {}

// { $column } is longer than { $most } bytes
pub(crate) struct CellTooLong<T0, T1> { pub(crate) column: T0, pub(crate) most: T1 }

impl<T0: Value, T1: Count> Message for CellTooLong<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 17) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.column.arg(), self.most.arg()]) }
}

// a row has one hand and a one-line note
pub(crate) struct CellTooLongHint;

impl Message for CellTooLongHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 18) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for CellTooLongHint {}

// the row has more cells than the header has columns
pub(crate) struct TooManyCells;

impl Message for TooManyCells {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 19) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for TooManyCells {}

// put a cell that contains a comma in quotation marks
pub(crate) struct TooManyCellsHint;

impl Message for TooManyCellsHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 20) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for TooManyCellsHint {}

// there is no column called { $column }
pub(crate) struct NoSuchColumn<T0> { pub(crate) column: T0 }

impl<T0: Value> Message for NoSuchColumn<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 21) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.column.arg()]) }
}

// did you mean { $meant }? Otherwise add { $option } to leave the column out
pub(crate) struct NoSuchColumnHint<T0, T1> { pub(crate) meant: T0, pub(crate) option: T1 }

impl<T0: Value, T1: Value> Message for NoSuchColumnHint<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 22) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.meant.arg(), self.option.arg()]) }
}

// the column { $column } appears twice
pub(crate) struct ColumnTwice<T0> { pub(crate) column: T0 }

impl<T0: Value> Message for ColumnTwice<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 23) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.column.arg()]) }
}

// remove one of them
pub(crate) struct ColumnTwiceHint;

impl Message for ColumnTwiceHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 24) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ColumnTwiceHint {}

// { $one } and { $other } are both the column { $column }
pub(crate) struct SameMeaning<T0, T1, T2> { pub(crate) one: T0, pub(crate) other: T1, pub(crate) column: T2 }

impl<T0: Value, T1: Value, T2: Value> Message for SameMeaning<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 25) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.one.arg(), self.other.arg(), self.column.arg()]) }
}

// add { $option } to leave one of them out
pub(crate) struct SameMeaningHint<T0> { pub(crate) option: T0 }

impl<T0: Value> Message for SameMeaningHint<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 26) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.option.arg()]) }
}

// no column gives the winner
pub(crate) struct NoWinner;

impl Message for NoWinner {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 27) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoWinner {}

// no column gives the loser
pub(crate) struct NoLoser;

impl Message for NoLoser {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 28) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoLoser {}

// no column gives the points
pub(crate) struct NoPoints;

impl Message for NoPoints {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 29) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoPoints {}

// if a column does, name it with `--map`, as in { $option }; the headings are { $headings }
pub(crate) struct NameTheColumn<T0, T1> { pub(crate) option: T0, pub(crate) headings: T1 }

impl<T0: Value, T1: Value> Message for NameTheColumn<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 30) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.option.arg(), self.headings.arg()]) }
}

// add it, under a heading such as Winner; the headings are { $headings }
pub(crate) struct AddWinner<T0> { pub(crate) headings: T0 }

impl<T0: Value> Message for AddWinner<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 31) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.headings.arg()]) }
}

// add it, under a heading such as Loser; the headings are { $headings }
pub(crate) struct AddLoser<T0> { pub(crate) headings: T0 }

impl<T0: Value> Message for AddLoser<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 32) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.headings.arg()]) }
}

// add them, under a heading such as Points; the headings are { $headings }
pub(crate) struct AddPoints<T0> { pub(crate) headings: T0 }

impl<T0: Value> Message for AddPoints<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 33) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.headings.arg()]) }
}

// the file has no heading { $heading }
pub(crate) struct NoSuchHeading<T0> { pub(crate) heading: T0 }

impl<T0: Value> Message for NoSuchHeading<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 34) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.heading.arg()]) }
}

// the headings are { $headings }
pub(crate) struct HeadingsAre<T0> { pub(crate) headings: T0 }

impl<T0: Value> Message for HeadingsAre<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 35) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.headings.arg()]) }
}

// the row has nothing under { $heading }
pub(crate) struct EmptyCell<T0> { pub(crate) heading: T0 }

impl<T0: Value> Message for EmptyCell<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 36) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.heading.arg()]) }
}

// write the winner's name; for a hand that nobody won, write `draw` instead
pub(crate) struct EmptyWinner;

impl Message for EmptyWinner {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 37) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for EmptyWinner {}

// write the winner's points; they may be left out only with both counts
pub(crate) struct EmptyPoints;

impl Message for EmptyPoints {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 38) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for EmptyPoints {}

// write both players' names in each row that somebody won
pub(crate) struct EmptyName;

impl Message for EmptyName {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 39) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for EmptyName {}

// { $column } cannot be { $text }
pub(crate) struct CannotBe<T0, T1> { pub(crate) column: T0, pub(crate) text: T1 }

impl<T0: Value, T1: Value> Message for CannotBe<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 40) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.column.arg(), self.text.arg()]) }
}

// write the points as a whole number, without a minus sign
pub(crate) struct PointsHint;

impl Message for PointsHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 41) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for PointsHint {}

// write the deadwood as a whole number
pub(crate) struct CountHint;

impl Message for CountHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 42) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for CountHint {}

// write the boxes as a whole number
pub(crate) struct BoxesHint;

impl Message for BoxesHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 43) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for BoxesHint {}

// write knock, gin, big gin, undercut, gin-off or draw, or nothing; or add { $option } to leave the column out
pub(crate) struct HowHint<T0> { pub(crate) option: T0 }

impl<T0: Value> Message for HowHint<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 44) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.option.arg()]) }
}

// write a date, as in 2026-11-20 or 20 Nov 2026; a time may follow, as in 19:30
pub(crate) struct DateHint;

impl Message for DateHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 45) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for DateHint {}

// write the card as rank and suit, as in 7S or TH
pub(crate) struct CardHint;

impl Message for CardHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 46) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for CardHint {}

// { $heading } is ambiguous: { $text } may be { $one } or { $other }
pub(crate) struct AmbiguousDate<T0, T1, T2, T3> { pub(crate) heading: T0, pub(crate) text: T1, pub(crate) one: T2, pub(crate) other: T3 }

impl<T0: Value, T1: Value, T2: Value, T3: Value> Message for AmbiguousDate<T0, T1, T2, T3> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 47) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.heading.arg(), self.text.arg(), self.one.arg(), self.other.arg()]) }
}

// add `--dates day-first` or `--dates month-first`; or write it as in 2026-11-20
pub(crate) struct AmbiguousDateHint;

impl Message for AmbiguousDateHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 48) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for AmbiguousDateHint {}

// { $heading } is not one of the players of the row: { $name }
pub(crate) struct StrangeWinner<T0, T1> { pub(crate) heading: T0, pub(crate) name: T1 }

impl<T0: Value, T1: Value> Message for StrangeWinner<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 49) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.heading.arg(), self.name.arg()]) }
}

// the players are { $one } and { $other }
pub(crate) struct PlayersAre<T0, T1> { pub(crate) one: T0, pub(crate) other: T1 }

impl<T0: Value, T1: Value> Message for PlayersAre<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 50) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.one.arg(), self.other.arg()]) }
}

// the row gives the points of a whole game, but the winner has { $points } and the loser { $loser }
pub(crate) struct NotMorePoints<T0, T1> { pub(crate) points: T0, pub(crate) loser: T1 }

impl<T0: Count, T1: Count> Message for NotMorePoints<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 51) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.points.arg(), self.loser.arg()]) }
}

// the winner of a game has more points; in a sheet of hands, leave the loser's points out
pub(crate) struct NotMorePointsHint;

impl Message for NotMorePointsHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 52) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NotMorePointsHint {}

// the row is a whole game, but the game before it is not over
pub(crate) struct GameInGame;

impl Message for GameInGame {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 53) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for GameInGame {}

// a row with the points of both players is a whole game; in a sheet of hands, leave the loser's points out
pub(crate) struct GameInGameHint;

impl Message for GameInGameHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 54) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for GameInGameHint {}

// the row is a whole game, but { $points } points do not win a game by these rules
pub(crate) struct GameNotWon<T0> { pub(crate) points: T0 }

impl<T0: Count> Message for GameNotWon<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 55) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.points.arg()]) }
}

// choose the rules that were played, as in `--set target=50`; a game that was broken off cannot be imported
pub(crate) struct GameNotWonHint;

impl Message for GameNotWonHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 56) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for GameNotWonHint {}

// the row has no points, and by these rules its deadwood does not fit how the hand ended
pub(crate) struct CountsWithoutPoints;

impl Message for CountsWithoutPoints {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 57) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for CountsWithoutPoints {}

// correct the deadwood or how the hand ended, add the points, or choose the rules that were played, as in `--rules pagat`
pub(crate) struct CountsWithoutPointsHint;

impl Message for CountsWithoutPointsHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 58) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for CountsWithoutPointsHint {}

// the row has no { $column }
pub(crate) struct Missing<T0> { pub(crate) column: T0 }

impl<T0: Value> Message for Missing<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 59) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.column.arg()]) }
}

// every row needs `hand`, and the first row of a series also needs `player_one` and `player_two`; the rest is optional
pub(crate) struct MissingHint;

impl Message for MissingHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 60) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for MissingHint {}

// write an amount of money per point, as in 0.10
pub(crate) struct StakeHint;

impl Message for StakeHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 61) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for StakeHint {}

// write the name of a preset; `ginscore rules list` shows them
pub(crate) struct PresetHint;

impl Message for PresetHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 62) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for PresetHint {}

// write a date, as in 2026-11-20, 2026-11-20 19:30 or 2026-11-20T19:30:00+01:00
pub(crate) struct TimestampHint;

impl Message for TimestampHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 63) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for TimestampHint {}

// { $column } contains { $hidden }
pub(crate) struct HiddenCharacter<T0, T1> { pub(crate) column: T0, pub(crate) hidden: T1 }

impl<T0: Value, T1: Value> Message for HiddenCharacter<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 64) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.column.arg(), self.hidden.arg()]) }
}

// remove it from the cell
pub(crate) struct HiddenCharacterHint;

impl Message for HiddenCharacterHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 65) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for HiddenCharacterHint {}

// { $column } differs from the first row of the series
pub(crate) struct Differs<T0> { pub(crate) column: T0 }

impl<T0: Value> Message for Differs<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 66) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.column.arg()]) }
}

// give two series different names under `series`
pub(crate) struct DiffersHint;

impl Message for DiffersHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 67) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for DiffersHint {}

// { $column } cannot be { $name }, who is not one of the players
pub(crate) struct NotAPlayer<T0, T1> { pub(crate) column: T0, pub(crate) name: T1 }

impl<T0: Value, T1: Value> Message for NotAPlayer<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 68) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.column.arg(), self.name.arg()]) }
}

// the players are given under `player_one` and `player_two`
pub(crate) struct NotAPlayerHint;

impl Message for NotAPlayerHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 69) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NotAPlayerHint {}

// expected hand { $next } of the series, but this row is hand { $written }
pub(crate) struct OutOfOrder<T0, T1> { pub(crate) next: T0, pub(crate) written: T1 }

impl<T0: Count, T1: Value> Message for OutOfOrder<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 70) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.next.arg(), self.written.arg()]) }
}

// a series needs all its hands, in order; sort the rows by `series` and `number`
pub(crate) struct OutOfOrderHint;

impl Message for OutOfOrderHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 71) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for OutOfOrderHint {}

// this hand comes after the end of the series
pub(crate) struct SeriesOver;

impl Message for SeriesOver {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 72) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeriesOver {}

// give the next series a different name under `series`; or were other `rules` played?
pub(crate) struct SeriesOverHint;

impl Message for SeriesOverHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 73) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeriesOverHint {}

// the row has { $column } { $written }, but the rules give { $given }
pub(crate) struct Mismatch<T0, T1, T2> { pub(crate) column: T0, pub(crate) written: T1, pub(crate) given: T2 }

impl<T0: Value, T1: Value, T2: Value> Message for Mismatch<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 74) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.column.arg(), self.written.arg(), self.given.arg()]) }
}

// the row has { $column } { $written }, but the rules give none
pub(crate) struct MismatchNone<T0, T1> { pub(crate) column: T0, pub(crate) written: T1 }

impl<T0: Value, T1: Value> Message for MismatchNone<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 75) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.column.arg(), self.written.arg()]) }
}

// fix the hand or the `rules`; or leave the column out to let the rules decide
pub(crate) struct MismatchHint;

impl Message for MismatchHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 76) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for MismatchHint {}

// the hand is not valid
pub(crate) struct NotValid;

impl Message for NotValid {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 77) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NotValid {}

// write it as in `Ann 4 v 23`
pub(crate) struct NotValidHint;

impl Message for NotValidHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 78) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NotValidHint {}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 79]; 6] = [
    [(0, 112), (112, 126), (126, 357), (357, 487), (487, 573), (573, 604), (604, 808), (808, 837), (837, 904), (904, 974), (974, 1005), (1005, 1051), (1051, 1129), (1129, 1180), (1180, 1236), (1236, 1263), (1263, 1320), (1320, 1346), (1346, 1384), (1384, 1434), (1434, 1485), (1485, 1513), (1513, 1570), (1570, 1597), (1597, 1615), (1615, 1647), (1647, 1678), (1678, 1704), (1704, 1729), (1729, 1755), (1755, 1824), (1824, 1883), (1883, 1941), (1941, 2002), (2002, 2028), (2028, 2047), (2047, 2075), (2075, 2148), (2148, 2217), (2217, 2272), (2272, 2287), (2287, 2343), (2343, 2379), (2379, 2412), (2412, 2511), (2511, 2588), (2588, 2635), (2635, 2670), (2670, 2748), (2748, 2791), (2791, 2816), (2816, 2896), (2896, 2983), (2983, 3042), (3042, 3146), (3146, 3217), (3217, 3322), (3322, 3408), (3408, 3527), (3527, 3544), (3544, 3660), (3660, 3706), (3706, 3766), (3766, 3843), (3843, 3857), (3857, 3880), (3880, 3923), (3923, 3969), (3969, 4015), (4015, 4072), (4072, 4127), (4127, 4205), (4205, 4248), (4248, 4331), (4331, 4371), (4371, 4413), (4413, 4489), (4489, 4510), (4510, 4537)],
    [(0, 112), (112, 126), (126, 357), (357, 487), (487, 573), (573, 604), (604, 808), (808, 837), (837, 904), (904, 974), (974, 1005), (1005, 1051), (1051, 1129), (1129, 1180), (1180, 1236), (1236, 1263), (1263, 1320), (1320, 1346), (1346, 1384), (1384, 1434), (1434, 1485), (1485, 1513), (1513, 1570), (1570, 1597), (1597, 1615), (1615, 1647), (1647, 1678), (1678, 1704), (1704, 1729), (1729, 1755), (1755, 1824), (1824, 1883), (1883, 1941), (1941, 2002), (2002, 2028), (2028, 2047), (2047, 2075), (2075, 2148), (2148, 2217), (2217, 2272), (2272, 2287), (2287, 2343), (2343, 2379), (2379, 2412), (2412, 2511), (2511, 2588), (2588, 2635), (2635, 2670), (2670, 2748), (2748, 2791), (2791, 2816), (2816, 2896), (2896, 2983), (2983, 3042), (3042, 3146), (3146, 3217), (3217, 3322), (3322, 3408), (3408, 3527), (3527, 3544), (3544, 3660), (3660, 3706), (3706, 3766), (3766, 3843), (3843, 3857), (3857, 3880), (3880, 3923), (3923, 3969), (3969, 4015), (4015, 4072), (4072, 4127), (4127, 4205), (4205, 4248), (4248, 4331), (4331, 4371), (4371, 4413), (4413, 4489), (4489, 4510), (4510, 4537)],
    [(0, 112), (112, 126), (126, 357), (357, 487), (487, 573), (573, 604), (604, 808), (808, 837), (837, 904), (904, 974), (974, 1005), (1005, 1051), (1051, 1129), (1129, 1180), (1180, 1236), (1236, 1263), (1263, 1320), (1320, 1346), (1346, 1384), (1384, 1434), (1434, 1485), (1485, 1513), (1513, 1570), (1570, 1597), (1597, 1615), (1615, 1647), (1647, 1678), (1678, 1704), (1704, 1729), (1729, 1755), (1755, 1824), (1824, 1883), (1883, 1941), (1941, 2002), (2002, 2028), (2028, 2047), (2047, 2075), (2075, 2148), (2148, 2217), (2217, 2272), (2272, 2287), (2287, 2343), (2343, 2379), (2379, 2412), (2412, 2511), (2511, 2588), (2588, 2635), (2635, 2670), (2670, 2748), (2748, 2791), (2791, 2816), (2816, 2896), (2896, 2983), (2983, 3042), (3042, 3146), (3146, 3217), (3217, 3322), (3322, 3408), (3408, 3527), (3527, 3544), (3544, 3660), (3660, 3706), (3706, 3766), (3766, 3843), (3843, 3857), (3857, 3880), (3880, 3923), (3923, 3969), (3969, 4015), (4015, 4072), (4072, 4127), (4127, 4205), (4205, 4248), (4248, 4331), (4331, 4371), (4371, 4413), (4413, 4489), (4489, 4510), (4510, 4537)],
    [(0, 112), (112, 126), (126, 357), (357, 487), (487, 573), (573, 604), (604, 808), (808, 837), (837, 904), (904, 974), (974, 1005), (1005, 1051), (1051, 1129), (1129, 1180), (1180, 1236), (1236, 1263), (1263, 1320), (1320, 1346), (1346, 1384), (1384, 1434), (1434, 1485), (1485, 1513), (1513, 1570), (1570, 1597), (1597, 1615), (1615, 1647), (1647, 1678), (1678, 1704), (1704, 1729), (1729, 1755), (1755, 1824), (1824, 1883), (1883, 1941), (1941, 2002), (2002, 2028), (2028, 2047), (2047, 2075), (2075, 2148), (2148, 2217), (2217, 2272), (2272, 2287), (2287, 2343), (2343, 2379), (2379, 2412), (2412, 2511), (2511, 2588), (2588, 2635), (2635, 2670), (2670, 2748), (2748, 2791), (2791, 2816), (2816, 2896), (2896, 2983), (2983, 3042), (3042, 3146), (3146, 3217), (3217, 3322), (3322, 3408), (3408, 3527), (3527, 3544), (3544, 3660), (3660, 3706), (3706, 3766), (3766, 3843), (3843, 3857), (3857, 3880), (3880, 3923), (3923, 3969), (3969, 4015), (4015, 4072), (4072, 4127), (4127, 4205), (4205, 4248), (4248, 4331), (4331, 4371), (4371, 4413), (4413, 4489), (4489, 4510), (4510, 4537)],
    [(0, 112), (112, 126), (126, 357), (357, 487), (487, 573), (573, 604), (604, 808), (808, 837), (837, 904), (904, 974), (974, 1005), (1005, 1051), (1051, 1129), (1129, 1180), (1180, 1236), (1236, 1263), (1263, 1320), (1320, 1346), (1346, 1384), (1384, 1434), (1434, 1485), (1485, 1513), (1513, 1570), (1570, 1597), (1597, 1615), (1615, 1647), (1647, 1678), (1678, 1704), (1704, 1729), (1729, 1755), (1755, 1824), (1824, 1883), (1883, 1941), (1941, 2002), (2002, 2028), (2028, 2047), (2047, 2075), (2075, 2148), (2148, 2217), (2217, 2272), (2272, 2287), (2287, 2343), (2343, 2379), (2379, 2412), (2412, 2511), (2511, 2588), (2588, 2635), (2635, 2670), (2670, 2748), (2748, 2791), (2791, 2816), (2816, 2896), (2896, 2983), (2983, 3042), (3042, 3146), (3146, 3217), (3217, 3322), (3322, 3408), (3408, 3527), (3527, 3544), (3544, 3660), (3660, 3706), (3706, 3766), (3766, 3843), (3843, 3857), (3857, 3880), (3880, 3923), (3923, 3969), (3969, 4015), (4015, 4072), (4072, 4127), (4127, 4205), (4205, 4248), (4248, 4331), (4331, 4371), (4371, 4413), (4413, 4489), (4489, 4510), (4510, 4537)],
    [(0, 112), (112, 126), (126, 357), (357, 487), (487, 573), (573, 604), (604, 808), (808, 837), (837, 904), (904, 974), (974, 1005), (1005, 1051), (1051, 1129), (1129, 1180), (1180, 1236), (1236, 1263), (1263, 1320), (1320, 1346), (1346, 1384), (1384, 1434), (1434, 1485), (1485, 1513), (1513, 1570), (1570, 1597), (1597, 1615), (1615, 1647), (1647, 1678), (1678, 1704), (1704, 1729), (1729, 1755), (1755, 1824), (1824, 1883), (1883, 1941), (1941, 2002), (2002, 2028), (2028, 2047), (2047, 2075), (2075, 2148), (2148, 2217), (2217, 2272), (2272, 2287), (2287, 2343), (2343, 2379), (2379, 2412), (2412, 2511), (2511, 2588), (2588, 2635), (2635, 2670), (2670, 2748), (2748, 2791), (2791, 2816), (2816, 2896), (2896, 2983), (2983, 3042), (3042, 3146), (3146, 3217), (3217, 3322), (3322, 3408), (3408, 3527), (3527, 3544), (3544, 3660), (3660, 3706), (3706, 3766), (3766, 3843), (3843, 3857), (3857, 3880), (3880, 3923), (3923, 3969), (3969, 4015), (4015, 4072), (4072, 4127), (4127, 4205), (4205, 4248), (4248, 4331), (4331, 4371), (4371, 4413), (4413, 4489), (4489, 4510), (4510, 4537)],
];

const TEXT: &str = concat!(
    "\u{3}A\u{4}o\u{5}Ignored the column \u{1}B; `--map` can say what it is.\u{4}\u{5}Ignored the columns \u{1}B; `--map` can say what they are.\u{6}",
    "\u{1}A and \u{1}B more",
    "\u{3}A\u{4}o\u{5}by these rules, the deadwood in line \u{1}B does not give the points there; the hand is recorded with points only\u{4}\u{5}by these rules, the deadwood in lines \u{1}B does not give the points there; these hands are recorded with points only\u{6}",
    "by these rules, the deadwood in \u{2}A lines does not give the points there, as in lines \u{1}B; these hands are recorded with points only",
    "if other rules were played, choose them, as in `--rules pagat` or `--set gin_bonus=20`",
    "there are no hands in this file",
    "import reads the output of `ginscore export --format csv` and `--format jsonl`, and sheets with headings such as Date, Winner, Loser and Points; for other headings, see `--map` in `ginscore import --help`",
    "the line is not a JSON object",
    "write one object per line, as `ginscore export --format jsonl` does",
    "the row has schema \u{1}A, which this version of ginscore does not support",
    "use a newer version of ginscore",
    "the header has \u{2}A columns, and the limit is \u{1}B",
    "import reads the output of `ginscore export --format csv` and `--format jsonl`",
    "the row has fewer cells than the header has columns",
    "is the file complete? An empty cell needs its comma, too",
    "\u{1}A spans more than one line",
    "is a quotation mark left open? A cell must be on one line",
    "\u{1}A is longer than \u{1}B bytes",
    "a row has one hand and a one-line note",
    "the row has more cells than the header has columns",
    "put a cell that contains a comma in quotation marks",
    "there is no column called \u{1}A",
    "did you mean \u{1}A? Otherwise add \u{1}B to leave the column out",
    "the column \u{1}A appears twice",
    "remove one of them",
    "\u{1}A and \u{1}B are both the column \u{1}C",
    "add \u{1}A to leave one of them out",
    "no column gives the winner",
    "no column gives the loser",
    "no column gives the points",
    "if a column does, name it with `--map`, as in \u{1}A; the headings are \u{1}B",
    "add it, under a heading such as Winner; the headings are \u{1}A",
    "add it, under a heading such as Loser; the headings are \u{1}A",
    "add them, under a heading such as Points; the headings are \u{1}A",
    "the file has no heading \u{1}A",
    "the headings are \u{1}A",
    "the row has nothing under \u{1}A",
    "write the winner's name; for a hand that nobody won, write `draw` instead",
    "write the winner's points; they may be left out only with both counts",
    "write both players' names in each row that somebody won",
    "\u{1}A cannot be \u{1}B",
    "write the points as a whole number, without a minus sign",
    "write the deadwood as a whole number",
    "write the boxes as a whole number",
    "write knock, gin, big gin, undercut, gin-off or draw, or nothing; or add \u{1}A to leave the column out",
    "write a date, as in 2026-11-20 or 20 Nov 2026; a time may follow, as in 19:30",
    "write the card as rank and suit, as in 7S or TH",
    "\u{1}A is ambiguous: \u{1}B may be \u{1}C or \u{1}D",
    "add `--dates day-first` or `--dates month-first`; or write it as in 2026-11-20",
    "\u{1}A is not one of the players of the row: \u{1}B",
    "the players are \u{1}A and \u{1}B",
    "the row gives the points of a whole game, but the winner has \u{1}A and the loser \u{1}B",
    "the winner of a game has more points; in a sheet of hands, leave the loser's points out",
    "the row is a whole game, but the game before it is not over",
    "a row with the points of both players is a whole game; in a sheet of hands, leave the loser's points out",
    "the row is a whole game, but \u{1}A points do not win a game by these rules",
    "choose the rules that were played, as in `--set target=50`; a game that was broken off cannot be imported",
    "the row has no points, and by these rules its deadwood does not fit how the hand ended",
    "correct the deadwood or how the hand ended, add the points, or choose the rules that were played, as in `--rules pagat`",
    "the row has no \u{1}A",
    "every row needs `hand`, and the first row of a series also needs `player_one` and `player_two`; the rest is optional",
    "write an amount of money per point, as in 0.10",
    "write the name of a preset; `ginscore rules list` shows them",
    "write a date, as in 2026-11-20, 2026-11-20 19:30 or 2026-11-20T19:30:00+01:00",
    "\u{1}A contains \u{1}B",
    "remove it from the cell",
    "\u{1}A differs from the first row of the series",
    "give two series different names under `series`",
    "\u{1}A cannot be \u{1}B, who is not one of the players",
    "the players are given under `player_one` and `player_two`",
    "expected hand \u{1}A of the series, but this row is hand \u{1}B",
    "a series needs all its hands, in order; sort the rows by `series` and `number`",
    "this hand comes after the end of the series",
    "give the next series a different name under `series`; or were other `rules` played?",
    "the row has \u{1}A \u{1}B, but the rules give \u{1}C",
    "the row has \u{1}A \u{1}B, but the rules give none",
    "fix the hand or the `rules`; or leave the column out to let the rules decide",
    "the hand is not valid",
    "write it as in `Ann 4 v 23`",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 79] = [(0, 118), (118, 142), (142, 379), (379, 558), (558, 679), (679, 727), (727, 1006), (1006, 1051), (1051, 1147), (1147, 1246), (1246, 1294), (1294, 1361), (1361, 1472), (1472, 1547), (1547, 1628), (1628, 1670), (1670, 1753), (1753, 1793), (1793, 1850), (1850, 1923), (1923, 1998), (1998, 2041), (2041, 2122), (2122, 2164), (2164, 2195), (2195, 2242), (2242, 2289), (2289, 2330), (2330, 2370), (2370, 2411), (2411, 2508), (2508, 2593), (2593, 2676), (2676, 2763), (2763, 2804), (2804, 2835), (2835, 2878), (2878, 2982), (2982, 3081), (3081, 3161), (3161, 3186), (3186, 3267), (3267, 3322), (3322, 3373), (3373, 3511), (3511, 3620), (3620, 3689), (3689, 3740), (3740, 3851), (3851, 3914), (3914, 3953), (3953, 4065), (4065, 4188), (4188, 4273), (4273, 4418), (4418, 4519), (4519, 4666), (4666, 4787), (4787, 4952), (4952, 4981), (4981, 5142), (5142, 5210), (5210, 5297), (5297, 5406), (5406, 5430), (5430, 5467), (5467, 5530), (5530, 5598), (5598, 5665), (5665, 5748), (5748, 5827), (5827, 5938), (5938, 6002), (6002, 6119), (6119, 6177), (6177, 6238), (6238, 6346), (6346, 6381), (6381, 6424)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦\u{3}A\u{4}o\u{5}Ignored the column \u{1}B; `--map` can say what it is.\u{4}\u{5}Ignored the columns \u{1}B; `--map` can say what they are.\u{6}⟧",
    "⟦\u{1}A and \u{1}B more ~~~⟧",
    "⟦\u{3}A\u{4}o\u{5}by these rules, the deadwood in line \u{1}B does not give the points there; the hand is recorded with points only\u{4}\u{5}by these rules, the deadwood in lines \u{1}B does not give the points there; these hands are recorded with points only\u{6}⟧",
    "⟦by these rules, the deadwood in \u{2}A lines does not give the points there, as in lines \u{1}B; these hands are recorded with points only ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦if other rules were played, choose them, as in `--rules pagat` or `--set gin_bonus=20` ~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦there are no hands in this file ~~~~~~~~~~⟧",
    "⟦import reads the output of `ginscore export --format csv` and `--format jsonl`, and sheets with headings such as Date, Winner, Loser and Points; for other headings, see `--map` in `ginscore import --help` ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the line is not a JSON object ~~~~~~~~~⟧",
    "⟦write one object per line, as `ginscore export --format jsonl` does ~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the row has schema \u{1}A, which this version of ginscore does not support ~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦use a newer version of ginscore ~~~~~~~~~~⟧",
    "⟦the header has \u{2}A columns, and the limit is \u{1}B ~~~~~~~~~~~~~~⟧",
    "⟦import reads the output of `ginscore export --format csv` and `--format jsonl` ~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the row has fewer cells than the header has columns ~~~~~~~~~~~~~~~~~⟧",
    "⟦is the file complete? An empty cell needs its comma, too ~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A spans more than one line ~~~~~~~~⟧",
    "⟦is a quotation mark left open? A cell must be on one line ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A is longer than \u{1}B bytes ~~~~~~~⟧",
    "⟦a row has one hand and a one-line note ~~~~~~~~~~~~⟧",
    "⟦the row has more cells than the header has columns ~~~~~~~~~~~~~~~~⟧",
    "⟦put a cell that contains a comma in quotation marks ~~~~~~~~~~~~~~~~~⟧",
    "⟦there is no column called \u{1}A ~~~~~~~~⟧",
    "⟦did you mean \u{1}A? Otherwise add \u{1}B to leave the column out ~~~~~~~~~~~~~~~~~⟧",
    "⟦the column \u{1}A appears twice ~~~~~~~~⟧",
    "⟦remove one of them ~~~~~~⟧",
    "⟦\u{1}A and \u{1}B are both the column \u{1}C ~~~~~~~~⟧",
    "⟦add \u{1}A to leave one of them out ~~~~~~~~~⟧",
    "⟦no column gives the winner ~~~~~~~~⟧",
    "⟦no column gives the loser ~~~~~~~~⟧",
    "⟦no column gives the points ~~~~~~~~⟧",
    "⟦if a column does, name it with `--map`, as in \u{1}A; the headings are \u{1}B ~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦add it, under a heading such as Winner; the headings are \u{1}A ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦add it, under a heading such as Loser; the headings are \u{1}A ~~~~~~~~~~~~~~~~~~⟧",
    "⟦add them, under a heading such as Points; the headings are \u{1}A ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the file has no heading \u{1}A ~~~~~~~~⟧",
    "⟦the headings are \u{1}A ~~~~~⟧",
    "⟦the row has nothing under \u{1}A ~~~~~~~~⟧",
    "⟦write the winner's name; for a hand that nobody won, write `draw` instead ~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦write the winner's points; they may be left out only with both counts ~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦write both players' names in each row that somebody won ~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A cannot be \u{1}B ~~~⟧",
    "⟦write the points as a whole number, without a minus sign ~~~~~~~~~~~~~~~~~~⟧",
    "⟦write the deadwood as a whole number ~~~~~~~~~~~~⟧",
    "⟦write the boxes as a whole number ~~~~~~~~~~~⟧",
    "⟦write knock, gin, big gin, undercut, gin-off or draw, or nothing; or add \u{1}A to leave the column out ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦write a date, as in 2026-11-20 or 20 Nov 2026; a time may follow, as in 19:30 ~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦write the card as rank and suit, as in 7S or TH ~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A is ambiguous: \u{1}B may be \u{1}C or \u{1}D ~~~~~~~~~⟧",
    "⟦add `--dates day-first` or `--dates month-first`; or write it as in 2026-11-20 ~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A is not one of the players of the row: \u{1}B ~~~~~~~~~~~~~⟧",
    "⟦the players are \u{1}A and \u{1}B ~~~~~~~⟧",
    "⟦the row gives the points of a whole game, but the winner has \u{1}A and the loser \u{1}B ~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the winner of a game has more points; in a sheet of hands, leave the loser's points out ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the row is a whole game, but the game before it is not over ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦a row with the points of both players is a whole game; in a sheet of hands, leave the loser's points out ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the row is a whole game, but \u{1}A points do not win a game by these rules ~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦choose the rules that were played, as in `--set target=50`; a game that was broken off cannot be imported ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the row has no points, and by these rules its deadwood does not fit how the hand ended ~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦correct the deadwood or how the hand ended, add the points, or choose the rules that were played, as in `--rules pagat` ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the row has no \u{1}A ~~~~~⟧",
    "⟦every row needs `hand`, and the first row of a series also needs `player_one` and `player_two`; the rest is optional ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦write an amount of money per point, as in 0.10 ~~~~~~~~~~~~~~~⟧",
    "⟦write the name of a preset; `ginscore rules list` shows them ~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦write a date, as in 2026-11-20, 2026-11-20 19:30 or 2026-11-20T19:30:00+01:00 ~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A contains \u{1}B ~~~⟧",
    "⟦remove it from the cell ~~~~~~~⟧",
    "⟦\u{1}A differs from the first row of the series ~~~~~~~~~~~~~⟧",
    "⟦give two series different names under `series` ~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A cannot be \u{1}B, who is not one of the players ~~~~~~~~~~~~~~⟧",
    "⟦the players are given under `player_one` and `player_two` ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦expected hand \u{1}A of the series, but this row is hand \u{1}B ~~~~~~~~~~~~~~~~~⟧",
    "⟦a series needs all its hands, in order; sort the rows by `series` and `number` ~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦this hand comes after the end of the series ~~~~~~~~~~~~~~⟧",
    "⟦give the next series a different name under `series`; or were other `rules` played? ~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the row has \u{1}A \u{1}B, but the rules give \u{1}C ~~~~~~~~~~~⟧",
    "⟦the row has \u{1}A \u{1}B, but the rules give none ~~~~~~~~~~~~⟧",
    "⟦fix the hand or the `rules`; or leave the column out to let the rules decide ~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the hand is not valid ~~~~~~~⟧",
    "⟦write it as in `Ann 4 v 23` ~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("ignored-columns", 2),
    ("names-and-more", 2),
    ("without-counts", 2),
    ("without-counts-many", 2),
    ("without-counts-hint", 0),
    ("no-rows", 0),
    ("no-rows-hint", 0),
    ("no-object", 0),
    ("no-object-hint", 0),
    ("newer", 1),
    ("newer-hint", 0),
    ("too-many-columns", 2),
    ("too-many-columns-hint", 0),
    ("too-few-cells", 0),
    ("too-few-cells-hint", 0),
    ("many-lines", 1),
    ("many-lines-hint", 0),
    ("cell-too-long", 2),
    ("cell-too-long-hint", 0),
    ("too-many-cells", 0),
    ("too-many-cells-hint", 0),
    ("no-such-column", 1),
    ("no-such-column-hint", 2),
    ("column-twice", 1),
    ("column-twice-hint", 0),
    ("same-meaning", 3),
    ("same-meaning-hint", 1),
    ("no-winner", 0),
    ("no-loser", 0),
    ("no-points", 0),
    ("name-the-column", 2),
    ("add-winner", 1),
    ("add-loser", 1),
    ("add-points", 1),
    ("no-such-heading", 1),
    ("headings-are", 1),
    ("empty-cell", 1),
    ("empty-winner", 0),
    ("empty-points", 0),
    ("empty-name", 0),
    ("cannot-be", 2),
    ("points-hint", 0),
    ("count-hint", 0),
    ("boxes-hint", 0),
    ("how-hint", 1),
    ("date-hint", 0),
    ("card-hint", 0),
    ("ambiguous-date", 4),
    ("ambiguous-date-hint", 0),
    ("strange-winner", 2),
    ("players-are", 2),
    ("not-more-points", 2),
    ("not-more-points-hint", 0),
    ("game-in-game", 0),
    ("game-in-game-hint", 0),
    ("game-not-won", 1),
    ("game-not-won-hint", 0),
    ("counts-without-points", 0),
    ("counts-without-points-hint", 0),
    ("missing", 1),
    ("missing-hint", 0),
    ("stake-hint", 0),
    ("preset-hint", 0),
    ("timestamp-hint", 0),
    ("hidden-character", 2),
    ("hidden-character-hint", 0),
    ("differs", 1),
    ("differs-hint", 0),
    ("not-a-player", 2),
    ("not-a-player-hint", 0),
    ("out-of-order", 2),
    ("out-of-order-hint", 0),
    ("series-over", 0),
    ("series-over-hint", 0),
    ("mismatch", 3),
    ("mismatch-none", 2),
    ("mismatch-hint", 0),
    ("not-valid", 0),
    ("not-valid-hint", 0),
];
