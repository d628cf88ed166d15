//! The messages of `l10n/*/integrity.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// Seal { $seal }
pub(crate) struct LastSeal<T0> { pub(crate) seal: T0 }

impl<T0: Value> Message for LastSeal<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.seal.arg()]) }
}

// The other player writes it down; `ginscore audit --seal { $seal }` checks it later.
pub(crate) struct LastSealUse<T0> { pub(crate) seal: T0 }

impl<T0: Value> Message for LastSealUse<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.seal.arg()]) }
}

// There is no seal: `ginscore audit` shows why.
pub(crate) struct NoSeal;

impl Message for NoSeal {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoSeal {}

// { $series } was shortened: this computer wrote { $written -> [one] { $written } entry [other] { $written } entries }, the last with the seal { $seal }, but the file has only { $entries }
pub(crate) struct Shortened<T0, T1, T2, T3> { pub(crate) series: T0, pub(crate) written: T1, pub(crate) seal: T2, pub(crate) entries: T3 }

impl<T0: Value, T1: Count, T2: Value, T3: Count> Message for Shortened<T0, T1, T2, T3> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.series.arg(), self.written.arg(), self.seal.arg(), self.entries.arg()]) }
}

// { $series } was shortened: this computer wrote { $written -> [one] { $written } entry [other] { $written } entries } in { $dir }, the last with the seal { $seal }, but the file has only { $entries }
pub(crate) struct ShortenedElsewhere<T0, T1, T2, T3, T4> { pub(crate) series: T0, pub(crate) written: T1, pub(crate) dir: T2, pub(crate) seal: T3, pub(crate) entries: T4 }

impl<T0: Value, T1: Count, T2: Value, T3: Value, T4: Count> Message for ShortenedElsewhere<T0, T1, T2, T3, T4> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.series.arg(), self.written.arg(), self.dir.arg(), self.seal.arg(), self.entries.arg()]) }
}

// { $series } was rewritten: this computer wrote { $written -> [one] { $written } entry [other] { $written } entries }, the last with the seal { $seal }, but that is not the seal of what the file has now
pub(crate) struct Rewritten<T0, T1, T2> { pub(crate) series: T0, pub(crate) written: T1, pub(crate) seal: T2 }

impl<T0: Value, T1: Count, T2: Value> Message for Rewritten<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.series.arg(), self.written.arg(), self.seal.arg()]) }
}

// { $series } was rewritten: this computer wrote { $written -> [one] { $written } entry [other] { $written } entries } in { $dir }, the last with the seal { $seal }, but that is not the seal of what the file has now
pub(crate) struct RewrittenElsewhere<T0, T1, T2, T3> { pub(crate) series: T0, pub(crate) written: T1, pub(crate) dir: T2, pub(crate) seal: T3 }

impl<T0: Value, T1: Count, T2: Value, T3: Value> Message for RewrittenElsewhere<T0, T1, T2, T3> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.series.arg(), self.written.arg(), self.dir.arg(), self.seal.arg()]) }
}

// restore the file from a backup; or, if the change is intended, record that with `ginscore audit --accept`
pub(crate) struct NotAsWrittenHint;

impl Message for NotAsWrittenHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NotAsWrittenHint {}

// { $series } is missing: this computer wrote { $written -> [one] { $written } entry [other] { $written } entries } to it, the last with the seal { $seal }
pub(crate) struct Missing<T0, T1, T2> { pub(crate) series: T0, pub(crate) written: T1, pub(crate) seal: T2 }

impl<T0: Value, T1: Count, T2: Value> Message for Missing<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.series.arg(), self.written.arg(), self.seal.arg()]) }
}

// restore the file from a backup; or, if it is no longer needed, run `ginscore audit --accept --series { $series }`
pub(crate) struct MissingHint<T0> { pub(crate) series: T0 }

impl<T0: Value> Message for MissingHint<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.series.arg()]) }
}

// another series has its name now; look for the old one in a backup
pub(crate) struct ReplacedHint;

impl Message for ReplacedHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ReplacedHint {}

// entry { $entry } of { $series } accepts earlier changes to the file
pub(crate) struct Accepted<T0, T1> { pub(crate) entry: T0, pub(crate) series: T1 }

impl<T0: Count, T1: Value> Message for Accepted<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 11) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.entry.arg(), self.series.arg()]) }
}

// entry { $entry } of { $series } accepts earlier changes to the file: { $note }
pub(crate) struct AcceptedNote<T0, T1, T2> { pub(crate) entry: T0, pub(crate) series: T1, pub(crate) note: T2 }

impl<T0: Count, T1: Value, T2: Value> Message for AcceptedNote<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 12) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.entry.arg(), self.series.arg(), self.note.arg()]) }
}

// ask who made them; a seal written down before that belongs to the earlier version (shown only once on this computer)
pub(crate) struct AcceptedHint;

impl Message for AcceptedHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 13) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for AcceptedHint {}

// { $entries -> [one] the only entry of { $series } has no seal [other] none of the { $entries } entries of { $series } has a seal }
pub(crate) struct AllUnsealed<T0, T1> { pub(crate) entries: T0, pub(crate) series: T1 }

impl<T0: Count, T1: Value> Message for AllUnsealed<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 14) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.entries.arg(), self.series.arg()]) }
}

// { $entries -> [one] the first entry of { $series } has no seal [other] the first { $entries } entries of { $series } have no seal }
pub(crate) struct FirstUnsealed<T0, T1> { pub(crate) entries: T0, pub(crate) series: T1 }

impl<T0: Count, T1: Value> Message for FirstUnsealed<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 15) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.entries.arg(), self.series.arg()]) }
}

// nothing in the file shows whether it was changed; the next entry seals it (shown only once on this computer)
pub(crate) struct AllUnsealedHint;

impl Message for AllUnsealedHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 16) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for AllUnsealedHint {}

// nothing shows whether anything was changed before the first seal (shown only once on this computer)
pub(crate) struct FirstUnsealedHint;

impl Message for FirstUnsealedHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 17) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for FirstUnsealedHint {}

// this ledger was in { $before } and is now in { $now }
pub(crate) struct LedgerMoved<T0, T1> { pub(crate) before: T0, pub(crate) now: T1 }

impl<T0: Value, T1: Value> Message for LedgerMoved<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 18) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.before.arg(), self.now.arg()]) }
}

// if nobody moved or copied it, someone replaced it: compare it with a seal that you wrote down, using `ginscore audit --seal CODE` (shown only once on this computer)
pub(crate) struct LedgerMovedHint;

impl Message for LedgerMovedHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 19) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for LedgerMovedHint {}

// { $file } is not a series but a copy of { $of } that a sync program made
pub(crate) struct SyncCopy<T0, T1> { pub(crate) file: T0, pub(crate) of: T1 }

impl<T0: Value, T1: Value> Message for SyncCopy<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 20) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.file.arg(), self.of.arg()]) }
}

// { $file } is not a series but a copy of { $of } that a sync program made; it contains nothing else and can be deleted
pub(crate) struct SyncCopySpare<T0, T1> { pub(crate) file: T0, pub(crate) of: T1 }

impl<T0: Value, T1: Value> Message for SyncCopySpare<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 21) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.file.arg(), self.of.arg()]) }
}

// { $file } is not a series but a copy of { $of } that a sync program made; it is ignored
pub(crate) struct SyncCopyIgnored<T0, T1> { pub(crate) file: T0, pub(crate) of: T1 }

impl<T0: Value, T1: Value> Message for SyncCopyIgnored<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 22) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.file.arg(), self.of.arg()]) }
}

// { $file } is not a series but an earlier version of { $of } that an editor or a merge kept
pub(crate) struct EditorCopy<T0, T1> { pub(crate) file: T0, pub(crate) of: T1 }

impl<T0: Value, T1: Value> Message for EditorCopy<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 23) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.file.arg(), self.of.arg()]) }
}

// { $file } is not a series but an earlier version of { $of } that an editor or a merge kept; it contains nothing else and can be deleted
pub(crate) struct EditorCopySpare<T0, T1> { pub(crate) file: T0, pub(crate) of: T1 }

impl<T0: Value, T1: Value> Message for EditorCopySpare<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 24) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.file.arg(), self.of.arg()]) }
}

// { $file } is not a series but an earlier version of { $of } that an editor or a merge kept; it is ignored
pub(crate) struct EditorCopyIgnored<T0, T1> { pub(crate) file: T0, pub(crate) of: T1 }

impl<T0: Value, T1: Value> Message for EditorCopyIgnored<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 25) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.file.arg(), self.of.arg()]) }
}

// the same series was recorded in two places: { $one } and { $other } differ from the first entry on
pub(crate) struct DivergedFirst<T0, T1> { pub(crate) one: T0, pub(crate) other: T1 }

impl<T0: Value, T1: Value> Message for DivergedFirst<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 26) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.one.arg(), self.other.arg()]) }
}

// the same series was recorded in two places: { $one } and { $other } differ after entry { $entry }
pub(crate) struct Diverged<T0, T1, T2> { pub(crate) one: T0, pub(crate) other: T1, pub(crate) entry: T2 }

impl<T0: Value, T1: Value, T2: Count> Message for Diverged<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 27) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.one.arg(), self.other.arg(), self.entry.arg()]) }
}

// if the hands that only { $other } has were played, record them with `ginscore hand --series { $series }`; then delete { $other }
pub(crate) struct DivergedHint<T0, T1> { pub(crate) other: T0, pub(crate) series: T1 }

impl<T0: Value, T1: Value> Message for DivergedHint<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 28) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.other.arg(), self.series.arg()]) }
}

// { $copy } has { $more -> [one] { $more } entry [other] { $more } entries } that { $of } does not have
pub(crate) struct CopyWithMore<T0, T1, T2> { pub(crate) copy: T0, pub(crate) more: T1, pub(crate) of: T2 }

impl<T0: Value, T1: Count, T2: Value> Message for CopyWithMore<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 29) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.copy.arg(), self.more.arg(), self.of.arg()]) }
}

// replace { $of }.toml with it, or record those hands; then delete the copy
pub(crate) struct CopyWithMoreHint<T0> { pub(crate) of: T0 }

impl<T0: Value> Message for CopyWithMoreHint<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 30) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.of.arg()]) }
}

// { $one } and { $other } are the same series
pub(crate) struct SameSeries<T0, T1> { pub(crate) one: T0, pub(crate) other: T1 }

impl<T0: Value, T1: Value> Message for SameSeries<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 31) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.one.arg(), self.other.arg()]) }
}

// delete { $other }
pub(crate) struct SameSeriesHint<T0> { pub(crate) other: T0 }

impl<T0: Value> Message for SameSeriesHint<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 32) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.other.arg()]) }
}

// { $file } is named like a copy of { $of }, but that series is missing or is a different one
pub(crate) struct StrayCopy<T0, T1> { pub(crate) file: T0, pub(crate) of: T1 }

impl<T0: Value, T1: Value> Message for StrayCopy<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 33) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.file.arg(), self.of.arg()]) }
}

// if it is a series, rename the file; if it is not needed, delete it
pub(crate) struct StrayCopyHint;

impl Message for StrayCopyHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 34) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for StrayCopyHint {}

// { $code } was the seal of { $series } before the first hand; everything up to that point is unchanged
pub(crate) struct SealAtStart<T0, T1> { pub(crate) code: T0, pub(crate) series: T1 }

impl<T0: Value, T1: Value> Message for SealAtStart<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 35) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.code.arg(), self.series.arg()]) }
}

// { $code } was the seal of { $series } after hand { $hand } (entry { $entry }); everything up to that point is unchanged
pub(crate) struct SealUnchanged<T0, T1, T2, T3> { pub(crate) code: T0, pub(crate) series: T1, pub(crate) hand: T2, pub(crate) entry: T3 }

impl<T0: Value, T1: Value, T2: Count, T3: Count> Message for SealUnchanged<T0, T1, T2, T3> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 36) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.code.arg(), self.series.arg(), self.hand.arg(), self.entry.arg()]) }
}

// { $code } was the seal of { $series } after hand { $hand } (entry { $entry }); the header or entry 1 has been changed since
pub(crate) struct SealChangedFirst<T0, T1, T2, T3> { pub(crate) code: T0, pub(crate) series: T1, pub(crate) hand: T2, pub(crate) entry: T3 }

impl<T0: Value, T1: Value, T2: Count, T3: Count> Message for SealChangedFirst<T0, T1, T2, T3> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 37) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.code.arg(), self.series.arg(), self.hand.arg(), self.entry.arg()]) }
}

// { $code } was the seal of { $series } after hand { $hand } (entry { $entry }); entry { $changed } or something before it has been changed since
pub(crate) struct SealChanged<T0, T1, T2, T3, T4> { pub(crate) code: T0, pub(crate) series: T1, pub(crate) hand: T2, pub(crate) entry: T3, pub(crate) changed: T4 }

impl<T0: Value, T1: Value, T2: Count, T3: Count, T4: Count> Message for SealChanged<T0, T1, T2, T3, T4> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 38) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.code.arg(), self.series.arg(), self.hand.arg(), self.entry.arg(), self.changed.arg()]) }
}

// { $code } was the seal of { $series } after { $entries -> [one] { $entries } entry [other] { $entries } entries } written on this computer, but the file no longer has it
pub(crate) struct SealLost<T0, T1, T2> { pub(crate) code: T0, pub(crate) series: T1, pub(crate) entries: T2 }

impl<T0: Value, T1: Value, T2: Count> Message for SealLost<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 39) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.code.arg(), self.series.arg(), self.entries.arg()]) }
}

// `ginscore audit` shows what happened; restore the file from a backup
pub(crate) struct SealLostHint;

impl Message for SealLostHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 40) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SealLostHint {}

// { $code } was never the seal of any series in this ledger
pub(crate) struct SealUnknown<T0> { pub(crate) code: T0 }

impl<T0: Value> Message for SealUnknown<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 41) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.code.arg()]) }
}

// check the code, and that this is the right ledger; if both are right, the series has been rewritten
pub(crate) struct SealUnknownHint;

impl Message for SealUnknownHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 42) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SealUnknownHint {}

// { $text } is not a seal
pub(crate) struct NotASeal<T0> { pub(crate) text: T0 }

impl<T0: Value> Message for NotASeal<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 43) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.text.arg()]) }
}

// a seal has twelve letters and digits, as in `7KTD-93XY-4MHC`; in a ledger from version 0.1, the first eight are enough
pub(crate) struct NotASealHint;

impl Message for NotASealHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 44) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NotASealHint {}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 45]; 6] = [
    [(0, 7), (7, 83), (83, 128), (128, 245), (245, 368), (368, 510), (510, 658), (658, 763), (763, 857), (857, 961), (961, 1026), (1026, 1076), (1076, 1130), (1130, 1246), (1246, 1325), (1325, 1405), (1405, 1513), (1513, 1612), (1612, 1650), (1650, 1814), (1814, 1874), (1874, 1979), (1979, 2054), (2054, 2132), (2132, 2255), (2255, 2348), (2348, 2432), (2432, 2507), (2507, 2610), (2610, 2665), (2665, 2733), (2733, 2762), (2762, 2771), (2771, 2850), (2850, 2916), (2916, 3001), (3001, 3089), (3089, 3181), (3181, 3283), (3283, 3393), (3393, 3461), (3461, 3511), (3511, 3610), (3610, 3626), (3626, 3744)],
    [(0, 7), (7, 83), (83, 128), (128, 245), (245, 368), (368, 510), (510, 658), (658, 763), (763, 857), (857, 961), (961, 1026), (1026, 1076), (1076, 1130), (1130, 1246), (1246, 1325), (1325, 1405), (1405, 1513), (1513, 1612), (1612, 1650), (1650, 1814), (1814, 1874), (1874, 1979), (1979, 2054), (2054, 2132), (2132, 2255), (2255, 2348), (2348, 2432), (2432, 2507), (2507, 2610), (2610, 2665), (2665, 2733), (2733, 2762), (2762, 2771), (2771, 2850), (2850, 2916), (2916, 3001), (3001, 3089), (3089, 3181), (3181, 3283), (3283, 3393), (3393, 3461), (3461, 3511), (3511, 3610), (3610, 3626), (3626, 3744)],
    [(0, 7), (7, 83), (83, 128), (128, 245), (245, 368), (368, 510), (510, 658), (658, 763), (763, 857), (857, 961), (961, 1026), (1026, 1076), (1076, 1130), (1130, 1246), (1246, 1325), (1325, 1405), (1405, 1513), (1513, 1612), (1612, 1650), (1650, 1814), (1814, 1874), (1874, 1979), (1979, 2054), (2054, 2132), (2132, 2255), (2255, 2348), (2348, 2432), (2432, 2507), (2507, 2610), (2610, 2665), (2665, 2733), (2733, 2762), (2762, 2771), (2771, 2850), (2850, 2916), (2916, 3001), (3001, 3089), (3089, 3181), (3181, 3283), (3283, 3393), (3393, 3461), (3461, 3511), (3511, 3610), (3610, 3626), (3626, 3744)],
    [(0, 7), (7, 83), (83, 128), (128, 245), (245, 368), (368, 510), (510, 658), (658, 763), (763, 857), (857, 961), (961, 1026), (1026, 1076), (1076, 1130), (1130, 1246), (1246, 1325), (1325, 1405), (1405, 1513), (1513, 1612), (1612, 1650), (1650, 1814), (1814, 1874), (1874, 1979), (1979, 2054), (2054, 2132), (2132, 2255), (2255, 2348), (2348, 2432), (2432, 2507), (2507, 2610), (2610, 2665), (2665, 2733), (2733, 2762), (2762, 2771), (2771, 2850), (2850, 2916), (2916, 3001), (3001, 3089), (3089, 3181), (3181, 3283), (3283, 3393), (3393, 3461), (3461, 3511), (3511, 3610), (3610, 3626), (3626, 3744)],
    [(0, 7), (7, 83), (83, 128), (128, 245), (245, 368), (368, 510), (510, 658), (658, 763), (763, 857), (857, 961), (961, 1026), (1026, 1076), (1076, 1130), (1130, 1246), (1246, 1325), (1325, 1405), (1405, 1513), (1513, 1612), (1612, 1650), (1650, 1814), (1814, 1874), (1874, 1979), (1979, 2054), (2054, 2132), (2132, 2255), (2255, 2348), (2348, 2432), (2432, 2507), (2507, 2610), (2610, 2665), (2665, 2733), (2733, 2762), (2762, 2771), (2771, 2850), (2850, 2916), (2916, 3001), (3001, 3089), (3089, 3181), (3181, 3283), (3283, 3393), (3393, 3461), (3461, 3511), (3511, 3610), (3610, 3626), (3626, 3744)],
    [(0, 7), (7, 83), (83, 128), (128, 245), (245, 368), (368, 510), (510, 658), (658, 763), (763, 857), (857, 961), (961, 1026), (1026, 1076), (1076, 1130), (1130, 1246), (1246, 1325), (1325, 1405), (1405, 1513), (1513, 1612), (1612, 1650), (1650, 1814), (1814, 1874), (1874, 1979), (1979, 2054), (2054, 2132), (2132, 2255), (2255, 2348), (2348, 2432), (2432, 2507), (2507, 2610), (2610, 2665), (2665, 2733), (2733, 2762), (2762, 2771), (2771, 2850), (2850, 2916), (2916, 3001), (3001, 3089), (3089, 3181), (3181, 3283), (3283, 3393), (3393, 3461), (3461, 3511), (3511, 3610), (3610, 3626), (3626, 3744)],
];

const TEXT: &str = concat!(
    "Seal \u{1}A",
    "The other player writes it down; `ginscore audit --seal \u{1}A` checks it later.",
    "There is no seal: `ginscore audit` shows why.",
    "\u{1}A was shortened: this computer wrote \u{3}B\u{4}o\u{5}\u{1}B entry\u{4}\u{5}\u{1}B entries\u{6}, the last with the seal \u{1}C, but the file has only \u{1}D",
    "\u{1}A was shortened: this computer wrote \u{3}B\u{4}o\u{5}\u{1}B entry\u{4}\u{5}\u{1}B entries\u{6} in \u{1}C, the last with the seal \u{1}D, but the file has only \u{1}E",
    "\u{1}A was rewritten: this computer wrote \u{3}B\u{4}o\u{5}\u{1}B entry\u{4}\u{5}\u{1}B entries\u{6}, the last with the seal \u{1}C, but that is not the seal of what the file has now",
    "\u{1}A was rewritten: this computer wrote \u{3}B\u{4}o\u{5}\u{1}B entry\u{4}\u{5}\u{1}B entries\u{6} in \u{1}C, the last with the seal \u{1}D, but that is not the seal of what the file has now",
    "restore the file from a backup; or, if the change is intended, record that with `ginscore audit --accept`",
    "\u{1}A is missing: this computer wrote \u{3}B\u{4}o\u{5}\u{1}B entry\u{4}\u{5}\u{1}B entries\u{6} to it, the last with the seal \u{1}C",
    "restore the file from a backup; or, if it is no longer needed, run `ginscore audit --accept --series \u{1}A`",
    "another series has its name now; look for the old one in a backup",
    "entry \u{1}A of \u{1}B accepts earlier changes to the file",
    "entry \u{1}A of \u{1}B accepts earlier changes to the file: \u{1}C",
    "ask who made them; a seal written down before that belongs to the earlier version (shown only once on this computer)",
    "\u{3}A\u{4}o\u{5}the only entry of \u{1}B has no seal\u{4}\u{5}none of the \u{1}A entries of \u{1}B has a seal\u{6}",
    "\u{3}A\u{4}o\u{5}the first entry of \u{1}B has no seal\u{4}\u{5}the first \u{1}A entries of \u{1}B have no seal\u{6}",
    "nothing in the file shows whether it was changed; the next entry seals it (shown only once on this computer)",
    "nothing shows whether anything was changed before the first seal (shown only once on this computer)",
    "this ledger was in \u{1}A and is now in \u{1}B",
    "if nobody moved or copied it, someone replaced it: compare it with a seal that you wrote down, using `ginscore audit --seal CODE` (shown only once on this computer)",
    "\u{1}A is not a series but a copy of \u{1}B that a sync program made",
    "\u{1}A is not a series but a copy of \u{1}B that a sync program made; it contains nothing else and can be deleted",
    "\u{1}A is not a series but a copy of \u{1}B that a sync program made; it is ignored",
    "\u{1}A is not a series but an earlier version of \u{1}B that an editor or a merge kept",
    "\u{1}A is not a series but an earlier version of \u{1}B that an editor or a merge kept; it contains nothing else and can be deleted",
    "\u{1}A is not a series but an earlier version of \u{1}B that an editor or a merge kept; it is ignored",
    "the same series was recorded in two places: \u{1}A and \u{1}B differ from the first entry on",
    "the same series was recorded in two places: \u{1}A and \u{1}B differ after entry \u{1}C",
    "if the hands that only \u{1}A has were played, record them with `ginscore hand --series \u{1}B`; then delete \u{1}A",
    "\u{1}A has \u{3}B\u{4}o\u{5}\u{1}B entry\u{4}\u{5}\u{1}B entries\u{6} that \u{1}C does not have",
    "replace \u{1}A.toml with it, or record those hands; then delete the copy",
    "\u{1}A and \u{1}B are the same series",
    "delete \u{1}A",
    "\u{1}A is named like a copy of \u{1}B, but that series is missing or is a different one",
    "if it is a series, rename the file; if it is not needed, delete it",
    "\u{1}A was the seal of \u{1}B before the first hand; everything up to that point is unchanged",
    "\u{1}A was the seal of \u{1}B after hand \u{1}C (entry \u{1}D); everything up to that point is unchanged",
    "\u{1}A was the seal of \u{1}B after hand \u{1}C (entry \u{1}D); the header or entry 1 has been changed since",
    "\u{1}A was the seal of \u{1}B after hand \u{1}C (entry \u{1}D); entry \u{1}E or something before it has been changed since",
    "\u{1}A was the seal of \u{1}B after \u{3}C\u{4}o\u{5}\u{1}C entry\u{4}\u{5}\u{1}C entries\u{6} written on this computer, but the file no longer has it",
    "`ginscore audit` shows what happened; restore the file from a backup",
    "\u{1}A was never the seal of any series in this ledger",
    "check the code, and that this is the right ledger; if both are right, the series has been rewritten",
    "\u{1}A is not a seal",
    "a seal has twelve letters and digits, as in `7KTD-93XY-4MHC`; in a ledger from version 0.1, the first eight are enough",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 45] = [(0, 15), (15, 122), (122, 189), (189, 341), (341, 500), (500, 686), (686, 879), (879, 1026), (1026, 1148), (1148, 1293), (1293, 1386), (1386, 1458), (1458, 1535), (1535, 1696), (1696, 1781), (1781, 1867), (1867, 2018), (2018, 2157), (2157, 2213), (2213, 2438), (2438, 2523), (2523, 2668), (2668, 2773), (2773, 2882), (2882, 3051), (3051, 3180), (3180, 3297), (3297, 3402), (3402, 3544), (3544, 3614), (3614, 3711), (3711, 3755), (3755, 3773), (3773, 3884), (3884, 3979), (3979, 4098), (4098, 4219), (4219, 4346), (4346, 4485), (4485, 4628), (4628, 4725), (4725, 4798), (4798, 4937), (4937, 4964), (4964, 5128)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦Seal \u{1}A ~⟧",
    "⟦The other player writes it down; `ginscore audit --seal \u{1}A` checks it later. ~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦There is no seal: `ginscore audit` shows why. ~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A was shortened: this computer wrote \u{3}B\u{4}o\u{5}\u{1}B entry\u{4}\u{5}\u{1}B entries\u{6}, the last with the seal \u{1}C, but the file has only \u{1}D ~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A was shortened: this computer wrote \u{3}B\u{4}o\u{5}\u{1}B entry\u{4}\u{5}\u{1}B entries\u{6} in \u{1}C, the last with the seal \u{1}D, but the file has only \u{1}E ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A was rewritten: this computer wrote \u{3}B\u{4}o\u{5}\u{1}B entry\u{4}\u{5}\u{1}B entries\u{6}, the last with the seal \u{1}C, but that is not the seal of what the file has now ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A was rewritten: this computer wrote \u{3}B\u{4}o\u{5}\u{1}B entry\u{4}\u{5}\u{1}B entries\u{6} in \u{1}C, the last with the seal \u{1}D, but that is not the seal of what the file has now ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦restore the file from a backup; or, if the change is intended, record that with `ginscore audit --accept` ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A is missing: this computer wrote \u{3}B\u{4}o\u{5}\u{1}B entry\u{4}\u{5}\u{1}B entries\u{6} to it, the last with the seal \u{1}C ~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦restore the file from a backup; or, if it is no longer needed, run `ginscore audit --accept --series \u{1}A` ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦another series has its name now; look for the old one in a backup ~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦entry \u{1}A of \u{1}B accepts earlier changes to the file ~~~~~~~~~~~~~~~⟧",
    "⟦entry \u{1}A of \u{1}B accepts earlier changes to the file: \u{1}C ~~~~~~~~~~~~~~~~⟧",
    "⟦ask who made them; a seal written down before that belongs to the earlier version (shown only once on this computer) ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{3}A\u{4}o\u{5}the only entry of \u{1}B has no seal\u{4}\u{5}none of the \u{1}A entries of \u{1}B has a seal\u{6}⟧",
    "⟦\u{3}A\u{4}o\u{5}the first entry of \u{1}B has no seal\u{4}\u{5}the first \u{1}A entries of \u{1}B have no seal\u{6}⟧",
    "⟦nothing in the file shows whether it was changed; the next entry seals it (shown only once on this computer) ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦nothing shows whether anything was changed before the first seal (shown only once on this computer) ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦this ledger was in \u{1}A and is now in \u{1}B ~~~~~~~~~~~⟧",
    "⟦if nobody moved or copied it, someone replaced it: compare it with a seal that you wrote down, using `ginscore audit --seal CODE` (shown only once on this computer) ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A is not a series but a copy of \u{1}B that a sync program made ~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A is not a series but a copy of \u{1}B that a sync program made; it contains nothing else and can be deleted ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A is not a series but a copy of \u{1}B that a sync program made; it is ignored ~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A is not a series but an earlier version of \u{1}B that an editor or a merge kept ~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A is not a series but an earlier version of \u{1}B that an editor or a merge kept; it contains nothing else and can be deleted ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A is not a series but an earlier version of \u{1}B that an editor or a merge kept; it is ignored ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the same series was recorded in two places: \u{1}A and \u{1}B differ from the first entry on ~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the same series was recorded in two places: \u{1}A and \u{1}B differ after entry \u{1}C ~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦if the hands that only \u{1}A has were played, record them with `ginscore hand --series \u{1}B`; then delete \u{1}A ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A has \u{3}B\u{4}o\u{5}\u{1}B entry\u{4}\u{5}\u{1}B entries\u{6} that \u{1}C does not have ~~~~~~~~⟧",
    "⟦replace \u{1}A.toml with it, or record those hands; then delete the copy ~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A and \u{1}B are the same series ~~~~~~~~⟧",
    "⟦delete \u{1}A ~~⟧",
    "⟦\u{1}A is named like a copy of \u{1}B, but that series is missing or is a different one ~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦if it is a series, rename the file; if it is not needed, delete it ~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A was the seal of \u{1}B before the first hand; everything up to that point is unchanged ~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A was the seal of \u{1}B after hand \u{1}C (entry \u{1}D); everything up to that point is unchanged ~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A was the seal of \u{1}B after hand \u{1}C (entry \u{1}D); the header or entry 1 has been changed since ~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A was the seal of \u{1}B after hand \u{1}C (entry \u{1}D); entry \u{1}E or something before it has been changed since ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A was the seal of \u{1}B after \u{3}C\u{4}o\u{5}\u{1}C entry\u{4}\u{5}\u{1}C entries\u{6} written on this computer, but the file no longer has it ~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦`ginscore audit` shows what happened; restore the file from a backup ~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A was never the seal of any series in this ledger ~~~~~~~~~~~~~~~~⟧",
    "⟦check the code, and that this is the right ledger; if both are right, the series has been rewritten ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A is not a seal ~~~~⟧",
    "⟦a seal has twelve letters and digits, as in `7KTD-93XY-4MHC`; in a ledger from version 0.1, the first eight are enough ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("last-seal", 1),
    ("last-seal-use", 1),
    ("no-seal", 0),
    ("shortened", 4),
    ("shortened-elsewhere", 5),
    ("rewritten", 3),
    ("rewritten-elsewhere", 4),
    ("not-as-written-hint", 0),
    ("missing", 3),
    ("missing-hint", 1),
    ("replaced-hint", 0),
    ("accepted", 2),
    ("accepted-note", 3),
    ("accepted-hint", 0),
    ("all-unsealed", 2),
    ("first-unsealed", 2),
    ("all-unsealed-hint", 0),
    ("first-unsealed-hint", 0),
    ("ledger-moved", 2),
    ("ledger-moved-hint", 0),
    ("sync-copy", 2),
    ("sync-copy-spare", 2),
    ("sync-copy-ignored", 2),
    ("editor-copy", 2),
    ("editor-copy-spare", 2),
    ("editor-copy-ignored", 2),
    ("diverged-first", 2),
    ("diverged", 3),
    ("diverged-hint", 2),
    ("copy-with-more", 3),
    ("copy-with-more-hint", 1),
    ("same-series", 2),
    ("same-series-hint", 1),
    ("stray-copy", 2),
    ("stray-copy-hint", 0),
    ("seal-at-start", 2),
    ("seal-unchanged", 4),
    ("seal-changed-first", 4),
    ("seal-changed", 5),
    ("seal-lost", 3),
    ("seal-lost-hint", 0),
    ("seal-unknown", 1),
    ("seal-unknown-hint", 0),
    ("not-a-seal", 1),
    ("not-a-seal-hint", 0),
];
