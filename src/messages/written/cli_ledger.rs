//! The messages of `l10n/*/cli-ledger.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// There is nothing to accept.
pub(crate) struct NothingToAccept;

impl Message for NothingToAccept {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NothingToAccept {}

// The changes to { $name } are marked as accepted in entry { $entry }.
pub(crate) struct ChangesAccepted<T0, T1> { pub(crate) name: T0, pub(crate) entry: T1 }

impl<T0: Value, T1: Count> Message for ChangesAccepted<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.entry.arg()]) }
}

// The changes to { $name } are marked as accepted in entry { $entry }; seal { $seal }.
pub(crate) struct ChangesAcceptedSeal<T0, T1, T2> { pub(crate) name: T0, pub(crate) entry: T1, pub(crate) seal: T2 }

impl<T0: Value, T1: Count, T2: Value> Message for ChangesAcceptedSeal<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.entry.arg(), self.seal.arg()]) }
}

// { $name } is accepted as deleted; this computer no longer expects it.
pub(crate) struct DeletionAccepted<T0> { pub(crate) name: T0 }

impl<T0: Value> Message for DeletionAccepted<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg()]) }
}

// several series have changes to accept
pub(crate) struct SeveralToAccept;

impl Message for SeveralToAccept {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeveralToAccept {}

// check each of them, and name one with `--series`: { $names }
pub(crate) struct SeveralToAcceptHint<T0> { pub(crate) names: T0 }

impl<T0: Value> Message for SeveralToAcceptHint<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.names.arg()]) }
}

// `ginscore audit` shows where; `ginscore log --all` shows what was accepted
pub(crate) struct ChangedSinceHint;

impl Message for ChangedSinceHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ChangedSinceHint {}

// A word from the other player
pub(crate) struct WitnessQuestion;

impl Message for WitnessQuestion {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for WitnessQuestion {}

// The seal so far is { $seal }. The other player writes it down, then says a word.
pub(crate) struct SealSoFar<T0> { pub(crate) seal: T0 }

impl<T0: Value> Message for SealSoFar<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.seal.arg()]) }
}

// witness { $word } (entry { $entry })
pub(crate) struct WitnessRecorded<T0, T1> { pub(crate) word: T0, pub(crate) entry: T1 }

impl<T0: Value, T1: Count> Message for WitnessRecorded<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.word.arg(), self.entry.arg()]) }
}

// seal { $seal }
pub(crate) struct WitnessSeal<T0> { pub(crate) seal: T0 }

impl<T0: Value> Message for WitnessSeal<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.seal.arg()]) }
}

// the other player writes down this seal
pub(crate) struct WitnessWrites;

impl Message for WitnessWrites {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 11) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for WitnessWrites {}

// { $name }  open, { $hands -> [one] { $hands } hand [other] { $hands } hands }
pub(crate) struct SeriesOpen<T0, T1> { pub(crate) name: T0, pub(crate) hands: T1 }

impl<T0: Value, T1: Count> Message for SeriesOpen<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 12) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.hands.arg()]) }
}

// { $name }  finished, { $hands -> [one] { $hands } hand [other] { $hands } hands }
pub(crate) struct SeriesFinished<T0, T1> { pub(crate) name: T0, pub(crate) hands: T1 }

impl<T0: Value, T1: Count> Message for SeriesFinished<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 13) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.hands.arg()]) }
}

// { $name }  stopped, { $hands -> [one] { $hands } hand [other] { $hands } hands }
pub(crate) struct SeriesStopped<T0, T1> { pub(crate) name: T0, pub(crate) hands: T1 }

impl<T0: Value, T1: Count> Message for SeriesStopped<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 14) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.hands.arg()]) }
}

// { $name }  cannot be read
pub(crate) struct SeriesUnread<T0> { pub(crate) name: T0 }

impl<T0: Value> Message for SeriesUnread<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 15) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg()]) }
}

// current:
pub(crate) struct CurrentSeries;

impl Message for CurrentSeries {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 16) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for CurrentSeries {}

// There are no series yet.
pub(crate) struct NoSeriesYet;

impl Message for NoSeriesYet {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 17) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoSeriesYet {}

// The current series is now { $name }.
pub(crate) struct CurrentIsNow<T0> { pub(crate) name: T0 }

impl<T0: Value> Message for CurrentIsNow<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 18) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg()]) }
}

// { $done } of { $all } series
pub(crate) struct ProgressSeries<T0, T1> { pub(crate) done: T0, pub(crate) all: T1 }

impl<T0: Count, T1: Count> Message for ProgressSeries<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 19) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.done.arg(), self.all.arg()]) }
}

// there is no directory { $dir }
pub(crate) struct NoDirectory<T0> { pub(crate) dir: T0 }

impl<T0: Value> Message for NoDirectory<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 20) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.dir.arg()]) }
}

// name the directories of the ledgers, as shown by `ginscore series show`
pub(crate) struct NoDirectoryHint;

impl Message for NoDirectoryHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 21) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoDirectoryHint {}

// { $name } matches several players
pub(crate) struct SeveralPlayers<T0> { pub(crate) name: T0 }

impl<T0: Value> Message for SeveralPlayers<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 22) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg()]) }
}

// type more of the name: { $names }
pub(crate) struct SeveralPlayersHint<T0> { pub(crate) names: T0 }

impl<T0: Value> Message for SeveralPlayersHint<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 23) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.names.arg()]) }
}

// there is no player called { $name }
pub(crate) struct NoPlayer<T0> { pub(crate) name: T0 }

impl<T0: Value> Message for NoPlayer<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 24) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg()]) }
}

// the ledger has no series yet
pub(crate) struct NoSeriesHint;

impl Message for NoSeriesHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 25) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoSeriesHint {}

// the ledger has series of { $names }
pub(crate) struct KnownPlayersHint<T0> { pub(crate) names: T0 }

impl<T0: Value> Message for KnownPlayersHint<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 26) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.names.arg()]) }
}

// that file belongs to the ledger, and the export would replace it
pub(crate) struct FileOfLedger;

impl Message for FileOfLedger {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 27) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for FileOfLedger {}

// choose another file
pub(crate) struct FileOfLedgerHint;

impl Message for FileOfLedgerHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 28) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for FileOfLedgerHint {}

// Wrote { $hands -> [one] { $hands } hand [other] { $hands } hands } of { $series } series to { $file }.
pub(crate) struct Exported<T0, T1, T2> { pub(crate) hands: T0, pub(crate) series: T1, pub(crate) file: T2 }

impl<T0: Count, T1: Count, T2: Value> Message for Exported<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 29) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.hands.arg(), self.series.arg(), self.file.arg()]) }
}

// The rows have hands only: adjustments and stops of these series are not in them. `--format json` has both.
pub(crate) struct HandsOnly;

impl Message for HandsOnly {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 30) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for HandsOnly {}

// the export format is missing
pub(crate) struct FormatMissing;

impl Message for FormatMissing {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 31) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for FormatMissing {}

// use `--format html`, `csv`, `json` or `jsonl`, or a file name with one of these extensions, as in `--output evening.html`
pub(crate) struct FormatMissingHint;

impl Message for FormatMissingHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 32) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for FormatMissingHint {}

// choose a file that you can write to
pub(crate) struct NotWritableHint;

impl Message for NotWritableHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 33) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NotWritableHint {}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 34]; 6] = [
    [(0, 27), (27, 80), (80, 142), (142, 204), (204, 241), (241, 293), (293, 367), (367, 395), (395, 468), (468, 489), (489, 496), (496, 534), (534, 567), (567, 604), (604, 640), (640, 658), (658, 666), (666, 690), (690, 719), (719, 734), (734, 758), (758, 829), (829, 855), (855, 880), (880, 908), (908, 936), (936, 963), (963, 1027), (1027, 1046), (1046, 1095), (1095, 1201), (1201, 1229), (1229, 1350), (1350, 1385)],
    [(0, 27), (27, 80), (80, 142), (142, 204), (204, 241), (241, 293), (293, 367), (367, 395), (395, 468), (468, 489), (489, 496), (496, 534), (534, 567), (567, 604), (604, 640), (640, 658), (658, 666), (666, 690), (690, 719), (719, 734), (734, 758), (758, 829), (829, 855), (855, 880), (880, 908), (908, 936), (936, 963), (963, 1027), (1027, 1046), (1046, 1095), (1095, 1201), (1201, 1229), (1229, 1350), (1350, 1385)],
    [(0, 27), (27, 80), (80, 142), (142, 204), (204, 241), (241, 293), (293, 367), (367, 395), (395, 468), (468, 489), (489, 496), (496, 534), (534, 567), (567, 604), (604, 640), (640, 658), (658, 666), (666, 690), (690, 719), (719, 734), (734, 758), (758, 829), (829, 855), (855, 880), (880, 908), (908, 936), (936, 963), (963, 1027), (1027, 1046), (1046, 1095), (1095, 1201), (1201, 1229), (1229, 1350), (1350, 1385)],
    [(0, 27), (27, 80), (80, 142), (142, 204), (204, 241), (241, 293), (293, 367), (367, 395), (395, 468), (468, 489), (489, 496), (496, 534), (534, 567), (567, 604), (604, 640), (640, 658), (658, 666), (666, 690), (690, 719), (719, 734), (734, 758), (758, 829), (829, 855), (855, 880), (880, 908), (908, 936), (936, 963), (963, 1027), (1027, 1046), (1046, 1095), (1095, 1201), (1201, 1229), (1229, 1350), (1350, 1385)],
    [(0, 27), (27, 80), (80, 142), (142, 204), (204, 241), (241, 293), (293, 367), (367, 395), (395, 468), (468, 489), (489, 496), (496, 534), (534, 567), (567, 604), (604, 640), (640, 658), (658, 666), (666, 690), (690, 719), (719, 734), (734, 758), (758, 829), (829, 855), (855, 880), (880, 908), (908, 936), (936, 963), (963, 1027), (1027, 1046), (1046, 1095), (1095, 1201), (1201, 1229), (1229, 1350), (1350, 1385)],
    [(0, 27), (27, 80), (80, 142), (142, 204), (204, 241), (241, 293), (293, 367), (367, 395), (395, 468), (468, 489), (489, 496), (496, 534), (534, 567), (567, 604), (604, 640), (640, 658), (658, 666), (666, 690), (690, 719), (719, 734), (734, 758), (758, 829), (829, 855), (855, 880), (880, 908), (908, 936), (936, 963), (963, 1027), (1027, 1046), (1046, 1095), (1095, 1201), (1201, 1229), (1229, 1350), (1350, 1385)],
];

const TEXT: &str = concat!(
    "There is nothing to accept.",
    "The changes to \u{1}A are marked as accepted in entry \u{1}B.",
    "The changes to \u{1}A are marked as accepted in entry \u{1}B; seal \u{1}C.",
    "\u{1}A is accepted as deleted; this computer no longer expects it.",
    "several series have changes to accept",
    "check each of them, and name one with `--series`: \u{1}A",
    "`ginscore audit` shows where; `ginscore log --all` shows what was accepted",
    "A word from the other player",
    "The seal so far is \u{1}A. The other player writes it down, then says a word.",
    "witness \u{1}A (entry \u{1}B)",
    "seal \u{1}A",
    "the other player writes down this seal",
    "\u{1}A  open, \u{3}B\u{4}o\u{5}\u{1}B hand\u{4}\u{5}\u{1}B hands\u{6}",
    "\u{1}A  finished, \u{3}B\u{4}o\u{5}\u{1}B hand\u{4}\u{5}\u{1}B hands\u{6}",
    "\u{1}A  stopped, \u{3}B\u{4}o\u{5}\u{1}B hand\u{4}\u{5}\u{1}B hands\u{6}",
    "\u{1}A  cannot be read",
    "current:",
    "There are no series yet.",
    "The current series is now \u{1}A.",
    "\u{1}A of \u{1}B series",
    "there is no directory \u{1}A",
    "name the directories of the ledgers, as shown by `ginscore series show`",
    "\u{1}A matches several players",
    "type more of the name: \u{1}A",
    "there is no player called \u{1}A",
    "the ledger has no series yet",
    "the ledger has series of \u{1}A",
    "that file belongs to the ledger, and the export would replace it",
    "choose another file",
    "Wrote \u{3}A\u{4}o\u{5}\u{1}A hand\u{4}\u{5}\u{1}A hands\u{6} of \u{1}B series to \u{1}C.",
    "The rows have hands only: adjustments and stops of these series are not in them. `--format json` has both.",
    "the export format is missing",
    "use `--format html`, `csv`, `json` or `jsonl`, or a file name with one of these extensions, as in `--output evening.html`",
    "choose a file that you can write to",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 34] = [(0, 43), (43, 119), (119, 206), (206, 295), (295, 351), (351, 426), (426, 531), (531, 575), (575, 678), (678, 711), (711, 726), (726, 783), (783, 825), (825, 873), (873, 919), (919, 949), (949, 966), (966, 1005), (1005, 1050), (1050, 1075), (1075, 1113), (1113, 1214), (1214, 1255), (1255, 1294), (1294, 1337), (1337, 1381), (1381, 1423), (1423, 1515), (1515, 1547), (1547, 1610), (1610, 1758), (1758, 1802), (1802, 1970), (1970, 2023)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦There is nothing to accept. ~~~~~~~~~⟧",
    "⟦The changes to \u{1}A are marked as accepted in entry \u{1}B. ~~~~~~~~~~~~~~~~⟧",
    "⟦The changes to \u{1}A are marked as accepted in entry \u{1}B; seal \u{1}C. ~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A is accepted as deleted; this computer no longer expects it. ~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦several series have changes to accept ~~~~~~~~~~~~⟧",
    "⟦check each of them, and name one with `--series`: \u{1}A ~~~~~~~~~~~~~~~~⟧",
    "⟦`ginscore audit` shows where; `ginscore log --all` shows what was accepted ~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦A word from the other player ~~~~~~~~~⟧",
    "⟦The seal so far is \u{1}A. The other player writes it down, then says a word. ~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦witness \u{1}A (entry \u{1}B) ~~~~~⟧",
    "⟦seal \u{1}A ~⟧",
    "⟦the other player writes down this seal ~~~~~~~~~~~~⟧",
    "⟦\u{1}A  open, \u{3}B\u{4}o\u{5}\u{1}B hand\u{4}\u{5}\u{1}B hands\u{6} ~~⟧",
    "⟦\u{1}A  finished, \u{3}B\u{4}o\u{5}\u{1}B hand\u{4}\u{5}\u{1}B hands\u{6} ~~~~⟧",
    "⟦\u{1}A  stopped, \u{3}B\u{4}o\u{5}\u{1}B hand\u{4}\u{5}\u{1}B hands\u{6} ~~~⟧",
    "⟦\u{1}A  cannot be read ~~~~~⟧",
    "⟦current: ~~⟧",
    "⟦There are no series yet. ~~~~~~~~⟧",
    "⟦The current series is now \u{1}A. ~~~~~~~~~⟧",
    "⟦\u{1}A of \u{1}B series ~~~⟧",
    "⟦there is no directory \u{1}A ~~~~~~~⟧",
    "⟦name the directories of the ledgers, as shown by `ginscore series show` ~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A matches several players ~~~~~~~~⟧",
    "⟦type more of the name: \u{1}A ~~~~~~~⟧",
    "⟦there is no player called \u{1}A ~~~~~~~~⟧",
    "⟦the ledger has no series yet ~~~~~~~~~⟧",
    "⟦the ledger has series of \u{1}A ~~~~~~~~⟧",
    "⟦that file belongs to the ledger, and the export would replace it ~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦choose another file ~~~~~~⟧",
    "⟦Wrote \u{3}A\u{4}o\u{5}\u{1}A hand\u{4}\u{5}\u{1}A hands\u{6} of \u{1}B series to \u{1}C. ~~~~~~~⟧",
    "⟦The rows have hands only: adjustments and stops of these series are not in them. `--format json` has both. ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the export format is missing ~~~~~~~~~⟧",
    "⟦use `--format html`, `csv`, `json` or `jsonl`, or a file name with one of these extensions, as in `--output evening.html` ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦choose a file that you can write to ~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("nothing-to-accept", 0),
    ("changes-accepted", 2),
    ("changes-accepted-seal", 3),
    ("deletion-accepted", 1),
    ("several-to-accept", 0),
    ("several-to-accept-hint", 1),
    ("changed-since-hint", 0),
    ("witness-question", 0),
    ("seal-so-far", 1),
    ("witness-recorded", 2),
    ("witness-seal", 1),
    ("witness-writes", 0),
    ("series-open", 2),
    ("series-finished", 2),
    ("series-stopped", 2),
    ("series-unread", 1),
    ("current-series", 0),
    ("no-series-yet", 0),
    ("current-is-now", 1),
    ("progress-series", 2),
    ("no-directory", 1),
    ("no-directory-hint", 0),
    ("several-players", 1),
    ("several-players-hint", 1),
    ("no-player", 1),
    ("no-series-hint", 0),
    ("known-players-hint", 1),
    ("file-of-ledger", 0),
    ("file-of-ledger-hint", 0),
    ("exported", 3),
    ("hands-only", 0),
    ("format-missing", 0),
    ("format-missing-hint", 0),
    ("not-writable-hint", 0),
];
