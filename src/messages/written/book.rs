//! The messages of `l10n/*/book.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// cannot remember the seal; write it down, or a rewritten file will not be noticed on this computer
pub(crate) struct SealNotRemembered;

impl Message for SealNotRemembered {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SealNotRemembered {}

// cannot remember the current series; name it with `--series { $series }`
pub(crate) struct CurrentNotRemembered<T0> { pub(crate) series: T0 }

impl<T0: Value> Message for CurrentNotRemembered<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.series.arg()]) }
}

// cannot remember the current series, because there is no home directory
pub(crate) struct NoHome;

impl Message for NoHome {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoHome {}

// name it with `--series { $series }`
pub(crate) struct NoHomeHint<T0> { pub(crate) series: T0 }

impl<T0: Value> Message for NoHomeHint<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.series.arg()]) }
}

// the new text of the file would not read back the same
pub(crate) struct NotReadBack;

impl Message for NotReadBack {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NotReadBack {}

// nothing has been recorded; this is a bug in ginscore; please report it
pub(crate) struct NotReadBackHint;

impl Message for NotReadBackHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NotReadBackHint {}

// no series is called { $part }
pub(crate) struct NoSeriesCalled<T0> { pub(crate) part: T0 }

impl<T0: Value> Message for NoSeriesCalled<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.part.arg()]) }
}

// `ginscore series list` shows them
pub(crate) struct ListHint;

impl Message for ListHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ListHint {}

// { $part } matches several series
pub(crate) struct SeveralSeries<T0> { pub(crate) part: T0 }

impl<T0: Value> Message for SeveralSeries<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.part.arg()]) }
}

// write more of the name: { $names }
pub(crate) struct SeveralHint<T0> { pub(crate) names: T0 }

impl<T0: Value> Message for SeveralHint<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.names.arg()]) }
}

// there is no series yet
pub(crate) struct NoSeries;

impl Message for NoSeries {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoSeries {}

// start one with `ginscore new Ann Bob` or `ginscore table Ann Bob`
pub(crate) struct NoSeriesHint;

impl Message for NoSeriesHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 11) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoSeriesHint {}

// there is no current series
pub(crate) struct NoCurrent;

impl Message for NoCurrent {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 12) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoCurrent {}

// `ginscore series list` shows them; choose with `ginscore series use`, or with `--series`
pub(crate) struct NoCurrentHint;

impl Message for NoCurrentHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 13) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoCurrentHint {}

// these rows and those from line { $line } belong to the same series, { $series }
pub(crate) struct RowsTwice<T0, T1> { pub(crate) line: T0, pub(crate) series: T1 }

impl<T0: Count, T1: Value> Message for RowsTwice<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 14) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.line.arg(), self.series.arg()]) }
}

// put all rows of a series under one name, and the hands in order
pub(crate) struct RowsTwiceHint;

impl Message for RowsTwiceHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 15) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RowsTwiceHint {}

// some of the series were recorded; fix the disk and import the file again: those will be skipped
pub(crate) struct PartlyImportedHint;

impl Message for PartlyImportedHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 16) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for PartlyImportedHint {}

// the ledger already has a series { $series }, but its `player_one` is { $one } and its `player_two` is { $two }
pub(crate) struct ConflictTwoPlayers<T0, T1, T2> { pub(crate) series: T0, pub(crate) one: T1, pub(crate) two: T2 }

impl<T0: Value, T1: Value, T2: Value> Message for ConflictTwoPlayers<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 17) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.series.arg(), self.one.arg(), self.two.arg()]) }
}

// the ledger already has a series { $series }, but its players are { $players }
pub(crate) struct ConflictPlayers<T0, T1> { pub(crate) series: T0, pub(crate) players: T1 }

impl<T0: Value, T1: Value> Message for ConflictPlayers<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 18) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.series.arg(), self.players.arg()]) }
}

// the ledger already has a series { $series }, but it is played by other rules
pub(crate) struct ConflictRules<T0> { pub(crate) series: T0 }

impl<T0: Value> Message for ConflictRules<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 19) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.series.arg()]) }
}

// the ledger already has a series { $series }, but it started at { $start }
pub(crate) struct ConflictStart<T0, T1> { pub(crate) series: T0, pub(crate) start: T1 }

impl<T0: Value, T1: Value> Message for ConflictStart<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 20) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.series.arg(), self.start.arg()]) }
}

// the ledger already has a series { $series }, but its stake is { $stake }
pub(crate) struct ConflictStake<T0, T1> { pub(crate) series: T0, pub(crate) stake: T1 }

impl<T0: Value, T1: Value> Message for ConflictStake<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 21) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.series.arg(), self.stake.arg()]) }
}

// the ledger already has a series { $series }, but it has no stake
pub(crate) struct ConflictNoStake<T0> { pub(crate) series: T0 }

impl<T0: Value> Message for ConflictNoStake<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 22) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.series.arg()]) }
}

// the ledger already has a series { $series }, but its first dealer is { $dealer }
pub(crate) struct ConflictDealer<T0, T1> { pub(crate) series: T0, pub(crate) dealer: T1 }

impl<T0: Value, T1: Value> Message for ConflictDealer<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 23) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.series.arg(), self.dealer.arg()]) }
}

// the ledger already has a series { $series }, but its first dealer is not known
pub(crate) struct ConflictNoDealer<T0> { pub(crate) series: T0 }

impl<T0: Value> Message for ConflictNoDealer<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 24) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.series.arg()]) }
}

// the ledger already has a series { $series }, but its hand { $number } is { $there } and not { $here }
pub(crate) struct ConflictHand<T0, T1, T2, T3> { pub(crate) series: T0, pub(crate) number: T1, pub(crate) there: T2, pub(crate) here: T3 }

impl<T0: Value, T1: Count, T2: Value, T3: Value> Message for ConflictHand<T0, T1, T2, T3> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 25) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.series.arg(), self.number.arg(), self.there.arg(), self.here.arg()]) }
}

// the ledger already has a different series { $series }
pub(crate) struct Conflict<T0> { pub(crate) series: T0 }

impl<T0: Value> Message for Conflict<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 26) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.series.arg()]) }
}

// nothing has been imported; if it is another evening, give it another name under `series`
pub(crate) struct ConflictHint;

impl Message for ConflictHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 27) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ConflictHint {}

// nothing has been imported; `ginscore amend { $number } LINE --series { $series }` fixes the ledger; or if it is another evening, give it another name under `series`
pub(crate) struct ConflictHandHint<T0, T1> { pub(crate) number: T0, pub(crate) series: T1 }

impl<T0: Count, T1: Value> Message for ConflictHandHint<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 28) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.series.arg()]) }
}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 29]; 6] = [
    [(0, 97), (97, 159), (159, 229), (229, 255), (255, 308), (308, 378), (378, 400), (400, 433), (433, 458), (458, 484), (484, 506), (506, 571), (571, 597), (597, 685), (685, 748), (748, 811), (811, 906), (906, 995), (995, 1053), (1053, 1120), (1120, 1176), (1176, 1231), (1231, 1286), (1286, 1348), (1348, 1417), (1417, 1485), (1485, 1529), (1529, 1617), (1617, 1763)],
    [(0, 97), (97, 159), (159, 229), (229, 255), (255, 308), (308, 378), (378, 400), (400, 433), (433, 458), (458, 484), (484, 506), (506, 571), (571, 597), (597, 685), (685, 748), (748, 811), (811, 906), (906, 995), (995, 1053), (1053, 1120), (1120, 1176), (1176, 1231), (1231, 1286), (1286, 1348), (1348, 1417), (1417, 1485), (1485, 1529), (1529, 1617), (1617, 1763)],
    [(0, 97), (97, 159), (159, 229), (229, 255), (255, 308), (308, 378), (378, 400), (400, 433), (433, 458), (458, 484), (484, 506), (506, 571), (571, 597), (597, 685), (685, 748), (748, 811), (811, 906), (906, 995), (995, 1053), (1053, 1120), (1120, 1176), (1176, 1231), (1231, 1286), (1286, 1348), (1348, 1417), (1417, 1485), (1485, 1529), (1529, 1617), (1617, 1763)],
    [(0, 97), (97, 159), (159, 229), (229, 255), (255, 308), (308, 378), (378, 400), (400, 433), (433, 458), (458, 484), (484, 506), (506, 571), (571, 597), (597, 685), (685, 748), (748, 811), (811, 906), (906, 995), (995, 1053), (1053, 1120), (1120, 1176), (1176, 1231), (1231, 1286), (1286, 1348), (1348, 1417), (1417, 1485), (1485, 1529), (1529, 1617), (1617, 1763)],
    [(0, 97), (97, 159), (159, 229), (229, 255), (255, 308), (308, 378), (378, 400), (400, 433), (433, 458), (458, 484), (484, 506), (506, 571), (571, 597), (597, 685), (685, 748), (748, 811), (811, 906), (906, 995), (995, 1053), (1053, 1120), (1120, 1176), (1176, 1231), (1231, 1286), (1286, 1348), (1348, 1417), (1417, 1485), (1485, 1529), (1529, 1617), (1617, 1763)],
    [(0, 97), (97, 159), (159, 229), (229, 255), (255, 308), (308, 378), (378, 400), (400, 433), (433, 458), (458, 484), (484, 506), (506, 571), (571, 597), (597, 685), (685, 748), (748, 811), (811, 906), (906, 995), (995, 1053), (1053, 1120), (1120, 1176), (1176, 1231), (1231, 1286), (1286, 1348), (1348, 1417), (1417, 1485), (1485, 1529), (1529, 1617), (1617, 1763)],
];

const TEXT: &str = concat!(
    "cannot remember the seal; write it down, or a rewritten file will not be noticed on this computer",
    "cannot remember the current series; name it with `--series \u{1}A`",
    "cannot remember the current series, because there is no home directory",
    "name it with `--series \u{1}A`",
    "the new text of the file would not read back the same",
    "nothing has been recorded; this is a bug in ginscore; please report it",
    "no series is called \u{1}A",
    "`ginscore series list` shows them",
    "\u{1}A matches several series",
    "write more of the name: \u{1}A",
    "there is no series yet",
    "start one with `ginscore new Ann Bob` or `ginscore table Ann Bob`",
    "there is no current series",
    "`ginscore series list` shows them; choose with `ginscore series use`, or with `--series`",
    "these rows and those from line \u{1}A belong to the same series, \u{1}B",
    "put all rows of a series under one name, and the hands in order",
    "some of the series were recorded; fix the disk and import the file again: those will be skipped",
    "the ledger already has a series \u{1}A, but its `player_one` is \u{1}B and its `player_two` is \u{1}C",
    "the ledger already has a series \u{1}A, but its players are \u{1}B",
    "the ledger already has a series \u{1}A, but it is played by other rules",
    "the ledger already has a series \u{1}A, but it started at \u{1}B",
    "the ledger already has a series \u{1}A, but its stake is \u{1}B",
    "the ledger already has a series \u{1}A, but it has no stake",
    "the ledger already has a series \u{1}A, but its first dealer is \u{1}B",
    "the ledger already has a series \u{1}A, but its first dealer is not known",
    "the ledger already has a series \u{1}A, but its hand \u{1}B is \u{1}C and not \u{1}D",
    "the ledger already has a different series \u{1}A",
    "nothing has been imported; if it is another evening, give it another name under `series`",
    "nothing has been imported; `ginscore amend \u{1}A LINE --series \u{1}B` fixes the ledger; or if it is another evening, give it another name under `series`",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 29] = [(0, 136), (136, 225), (225, 325), (325, 366), (366, 443), (443, 543), (543, 578), (578, 629), (629, 668), (668, 709), (709, 745), (745, 838), (838, 879), (879, 1003), (1003, 1092), (1092, 1183), (1183, 1316), (1316, 1439), (1439, 1522), (1522, 1617), (1617, 1697), (1697, 1776), (1776, 1855), (1855, 1943), (1943, 2041), (2041, 2136), (2136, 2201), (2201, 2325), (2325, 2525)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦cannot remember the seal; write it down, or a rewritten file will not be noticed on this computer ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦cannot remember the current series; name it with `--series \u{1}A` ~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦cannot remember the current series, because there is no home directory ~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦name it with `--series \u{1}A` ~~~~~~~~⟧",
    "⟦the new text of the file would not read back the same ~~~~~~~~~~~~~~~~~⟧",
    "⟦nothing has been recorded; this is a bug in ginscore; please report it ~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦no series is called \u{1}A ~~~~~~⟧",
    "⟦`ginscore series list` shows them ~~~~~~~~~~~⟧",
    "⟦\u{1}A matches several series ~~~~~~~⟧",
    "⟦write more of the name: \u{1}A ~~~~~~~~⟧",
    "⟦there is no series yet ~~~~~~~⟧",
    "⟦start one with `ginscore new Ann Bob` or `ginscore table Ann Bob` ~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦there is no current series ~~~~~~~~⟧",
    "⟦`ginscore series list` shows them; choose with `ginscore series use`, or with `--series` ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦these rows and those from line \u{1}A belong to the same series, \u{1}B ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦put all rows of a series under one name, and the hands in order ~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦some of the series were recorded; fix the disk and import the file again: those will be skipped ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the ledger already has a series \u{1}A, but its `player_one` is \u{1}B and its `player_two` is \u{1}C ~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the ledger already has a series \u{1}A, but its players are \u{1}B ~~~~~~~~~~~~~~~~~~⟧",
    "⟦the ledger already has a series \u{1}A, but it is played by other rules ~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the ledger already has a series \u{1}A, but it started at \u{1}B ~~~~~~~~~~~~~~~~~⟧",
    "⟦the ledger already has a series \u{1}A, but its stake is \u{1}B ~~~~~~~~~~~~~~~~~⟧",
    "⟦the ledger already has a series \u{1}A, but it has no stake ~~~~~~~~~~~~~~~~~⟧",
    "⟦the ledger already has a series \u{1}A, but its first dealer is \u{1}B ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the ledger already has a series \u{1}A, but its first dealer is not known ~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the ledger already has a series \u{1}A, but its hand \u{1}B is \u{1}C and not \u{1}D ~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the ledger already has a different series \u{1}A ~~~~~~~~~~~~~~⟧",
    "⟦nothing has been imported; if it is another evening, give it another name under `series` ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦nothing has been imported; `ginscore amend \u{1}A LINE --series \u{1}B` fixes the ledger; or if it is another evening, give it another name under `series` ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("seal-not-remembered", 0),
    ("current-not-remembered", 1),
    ("no-home", 0),
    ("no-home-hint", 1),
    ("not-read-back", 0),
    ("not-read-back-hint", 0),
    ("no-series-called", 1),
    ("list-hint", 0),
    ("several-series", 1),
    ("several-hint", 1),
    ("no-series", 0),
    ("no-series-hint", 0),
    ("no-current", 0),
    ("no-current-hint", 0),
    ("rows-twice", 2),
    ("rows-twice-hint", 0),
    ("partly-imported-hint", 0),
    ("conflict-two-players", 3),
    ("conflict-players", 2),
    ("conflict-rules", 1),
    ("conflict-start", 2),
    ("conflict-stake", 2),
    ("conflict-no-stake", 1),
    ("conflict-dealer", 2),
    ("conflict-no-dealer", 1),
    ("conflict-hand", 4),
    ("conflict", 1),
    ("conflict-hint", 0),
    ("conflict-hand-hint", 2),
];
