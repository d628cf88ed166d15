//! The messages of `l10n/*/cli-args.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// Keep score of gin rummy played with real cards, and settle disputes
pub(crate) struct Program;

impl Message for Program {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Program {}

// Enter one line per hand: `ginscore hand Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s`, or by counts, `ginscore hand Ann 4 v 23`. Without a command, ginscore shows the current score sheet.
pub(crate) struct ProgramMore;

impl Message for ProgramMore {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ProgramMore {}

// Play an evening of Hollywood gin, one line per hand.
pub(crate) struct ProgramExample1;

impl Message for ProgramExample1 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ProgramExample1 {}

// Record a hand by its cards, checked against the rules.
pub(crate) struct ProgramExample2;

impl Message for ProgramExample2 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ProgramExample2 {}

// Record a hand by counts.
pub(crate) struct ProgramExample3;

impl Message for ProgramExample3 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ProgramExample3 {}

// Show the score sheet.
pub(crate) struct ProgramExample4;

impl Message for ProgramExample4 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ProgramExample4 {}

// Start a series and make it the current one
pub(crate) struct New;

impl Message for New {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for New {}

// Three games side by side, at ten cents a point.
pub(crate) struct NewExample1;

impl Message for NewExample1 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NewExample1 {}

// The standard rules with two changes.
pub(crate) struct NewExample2;

impl Message for NewExample2 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NewExample2 {}

// Two partners on each side.
pub(crate) struct NewExample3;

impl Message for NewExample3 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NewExample3 {}

// Three players in turn; Cid sits out first.
pub(crate) struct NewExample4;

impl Message for NewExample4 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NewExample4 {}

// Record a hand
pub(crate) struct Hand;

impl Message for Hand {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 11) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Hand {}

// The line says who ended the hand, then that player's cards, `v`, and the other player's: as cards (`Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s`), as counts (`Ann 4 v 23`, `Ann gin v 23`), or as points only (`Ann +18`, or `Ann +18 boxes 3`). `draw` records a hand that nobody won. `@7s` names the knock card, `x 5d` the discard, and a note follows a `#`. A count may be a sum (`4 v kq7`, `4 v 10+7`), a side only its deadwood (`4 v / 7h 3d + 8s`), and `a4v23` is short for `Ann 4 v 23`. `accepted` records a knock over the limit that the other player let pass. ginscore-notation(7) has all of it.
pub(crate) struct HandMore;

impl Message for HandMore {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 12) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for HandMore {}

// Ann knocks with 4; Bob lays off two cards.
pub(crate) struct HandExample1;

impl Message for HandExample1 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 13) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for HandExample1 {}

// The same hand, arranged by ginscore.
pub(crate) struct HandExample2;

impl Message for HandExample2 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 14) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for HandExample2 {}

// By counts, with the knock card.
pub(crate) struct HandExample3;

impl Message for HandExample3 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 15) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for HandExample3 {}

// By counts; ginscore adds up the king, the queen and the seven.
pub(crate) struct HandExample4;

impl Message for HandExample4 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 16) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for HandExample4 {}

// The hand
pub(crate) struct HandLine;

impl Message for HandLine {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 17) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for HandLine {}

// Before recording, point out better spreads or lay-offs
pub(crate) struct HandAdvise;

impl Message for HandAdvise {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 18) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for HandAdvise {}

// Record a hand that nobody won
pub(crate) struct Draw;

impl Message for Draw {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 19) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Draw {}

// Record that nobody knocked.
pub(crate) struct DrawExample;

impl Message for DrawExample {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 20) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for DrawExample {}

// Of partners, the player whose hand it was; all hands of the round that are still played, if none is named. A note, after a `#`
pub(crate) struct DrawNote;

impl Message for DrawNote {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 21) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for DrawNote {}

// Let a player play the next hand although it is another's turn
pub(crate) struct Seat;

impl Message for Seat {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 22) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Seat {}

// For captain's play and three in turn. Of three in turn, name both who play if that is not clear.
pub(crate) struct SeatMore;

impl Message for SeatMore {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 23) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeatMore {}

// Cid plays the next hand.
pub(crate) struct SeatExample;

impl Message for SeatExample {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 24) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeatExample {}

// The player, the opponent if you like, and a note after a `#`
pub(crate) struct SeatLine;

impl Message for SeatLine {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 25) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeatLine {}

// Keep score for an evening, one line per hand
pub(crate) struct Table;

impl Message for Table {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 26) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Table {}

// Without names, continues the current series. With names, continues the players' open series if its rules match; otherwise starts a new one with the rules, the stake and the turn to deal of their last series, except for what the options say.
// 
// Besides hands, the lines can be `draw`, `undo`, `redo`, `amend 3 Ann 4 v 23`, `deal Bob`, `witness WORD`, and every command of ginscore without the program's name, as in `summary` or `rules explain undercut`. A `#` starts a comment. At a terminal, an empty line starts a question-by-question entry, and after the end of a series it starts the next one; `new Ann Bob` starts a series like their last one, except for what its options say; `help` lists what you can type. Input from a pipe can start a series only with its first line, as in `new Ann Bob`, and stops at the first bad line, with its number and status; the lines before it stay recorded.
pub(crate) struct TableMore;

impl Message for TableMore {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 27) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for TableMore {}

// Continue the open series of Ann and Bob, or start one.
pub(crate) struct TableExample1;

impl Message for TableExample1 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 28) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for TableExample1 {}

// Replay a script.
pub(crate) struct TableExample2;

impl Message for TableExample2 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 29) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for TableExample2 {}

// All players, as in `new`; or none
pub(crate) struct TablePlayers;

impl Message for TablePlayers {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 30) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for TablePlayers {}

// Always start a new series
pub(crate) struct TableNew;

impl Message for TableNew {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 31) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for TableNew {}

// Before recording, point out better spreads or lay-offs
pub(crate) struct TableAdvise;

impl Message for TableAdvise {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 32) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for TableAdvise {}

// Show the score sheet
pub(crate) struct Score;

impl Message for Score {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 33) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Score {}

// Show the sheet of the series with ann in its name.
pub(crate) struct ScoreExample;

impl Message for ScoreExample {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 34) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ScoreExample {}

// Show the settlement: who won, by how much, and who pays
pub(crate) struct Summary;

impl Message for Summary {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 35) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Summary {}

// With `--as` or rule options, every hand is scored again as its cards would have been laid down under those rules: if they do not allow laying off on gin, laid-off cards count as deadwood; if they do, the defender lays off what fits. The hands whose points change are listed first. Counts stay as reported.
pub(crate) struct SummaryMore;

impl Message for SummaryMore {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 36) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SummaryMore {}

// Show who won, and who pays whom.
pub(crate) struct SummaryExample1;

impl Message for SummaryExample1 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 37) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SummaryExample1 {}

// Settle under Pagat's rules with one change.
pub(crate) struct SummaryExample2;

impl Message for SummaryExample2 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 38) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SummaryExample2 {}

// Settle under other rules, without recording anything; rule options change the preset
pub(crate) struct SummaryOther;

impl Message for SummaryOther {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 39) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SummaryOther {}

// Print the series as a script that reproduces it
pub(crate) struct Log;

impl Message for Log {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 40) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Log {}

// Print the evening as a script.
pub(crate) struct LogExample1;

impl Message for LogExample1 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 41) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for LogExample1 {}

// Add what was undone or amended, as comments.
pub(crate) struct LogExample2;

impl Message for LogExample2 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 42) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for LogExample2 {}

// Add what was undone or amended, as comments
pub(crate) struct LogAll;

impl Message for LogAll {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 43) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for LogAll {}

// Explain the points, boxes and columns of a hand
pub(crate) struct Why;

impl Message for Why {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 44) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Why {}

// Explain every number of hand 12.
pub(crate) struct WhyExample;

impl Message for WhyExample {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 45) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for WhyExample {}

// The number of the hand, as `ginscore score` shows it [default: the last hand]
pub(crate) struct WhyNumber;

impl Message for WhyNumber {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 46) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for WhyNumber {}

// Show what each player needs, and what they can safely be caught with
pub(crate) struct Counts;

impl Message for Counts {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 47) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Counts {}

// Show how many points each player needs, and what they can safely be caught with.
pub(crate) struct CountsExample;

impl Message for CountsExample {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 48) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for CountsExample {}

// Show which points were left on the table
pub(crate) struct Review;

impl Message for Review {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 49) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Review {}

// These are the points that a better spread of a player's own cards would have earned or saved, against the other player's cards as they were laid down. A lay-off that does not fit a better spread counts as deadwood.
pub(crate) struct ReviewMore;

impl Message for ReviewMore {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 50) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ReviewMore {}

// Review every hand.
pub(crate) struct ReviewExample1;

impl Message for ReviewExample1 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 51) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ReviewExample1 {}

// Review hand 12.
pub(crate) struct ReviewExample2;

impl Message for ReviewExample2 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 52) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ReviewExample2 {}

// The number of a hand [default: all hands]
pub(crate) struct ReviewNumber;

impl Message for ReviewNumber {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 53) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ReviewNumber {}

// Verify the ledger; silent if everything is consistent
pub(crate) struct Audit;

impl Message for Audit {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 54) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Audit {}

// Checks every series, or the one that `--series` names: the points of each hand, the seals, what this computer wrote last, and copies that other programs left; and the house rules that were saved. Things that are not faults but that you should know are reported once: an accepted change, entries without a seal, and a ledger that has moved.
pub(crate) struct AuditMore;

impl Message for AuditMore {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 55) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for AuditMore {}

// Verify the whole ledger.
pub(crate) struct AuditExample1;

impl Message for AuditExample1 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 56) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for AuditExample1 {}

// Check whether that seal belongs to this ledger and everything up to it is unchanged.
pub(crate) struct AuditExample2;

impl Message for AuditExample2 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 57) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for AuditExample2 {}

// Record that the edits to the series with ann in its name are intentional.
pub(crate) struct AuditExample3;

impl Message for AuditExample3 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 58) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for AuditExample3 {}

// Show the last seal, for the other player to note
pub(crate) struct Seal;

impl Message for Seal {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 59) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Seal {}

// A seal is a short checksum of everything recorded so far. `ginscore audit --seal CODE` checks it later. ginscore-ledger(7) says what it proves.
pub(crate) struct SealMore;

impl Message for SealMore {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 60) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SealMore {}

// Show the seal to note.
pub(crate) struct SealExample;

impl Message for SealExample {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 61) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SealExample {}

// Undo the last change
pub(crate) struct Undo;

impl Message for Undo {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 62) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Undo {}

// Undo the last hand or correction.
pub(crate) struct UndoExample;

impl Message for UndoExample {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 63) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for UndoExample {}

// Redo the last undone change
pub(crate) struct Redo;

impl Message for Redo {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 64) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Redo {}

// Redo what was just undone.
pub(crate) struct RedoExample;

impl Message for RedoExample {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 65) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RedoExample {}

// Replace a recorded hand
pub(crate) struct Amend;

impl Message for Amend {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 66) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Amend {}

// Replace hand 3.
pub(crate) struct AmendExample;

impl Message for AmendExample {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 67) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for AmendExample {}

// The number of the hand, as `ginscore score` shows it
pub(crate) struct AmendNumber;

impl Message for AmendNumber {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 68) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for AmendNumber {}

// The hand as it should have been
pub(crate) struct AmendLine;

impl Message for AmendLine {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 69) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for AmendLine {}

// Insert a forgotten hand
pub(crate) struct Insert;

impl Message for Insert {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 70) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Insert {}

// The hand gets that number, and the later hands move up. Everything that changes by it is shown.
pub(crate) struct InsertMore;

impl Message for InsertMore {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 71) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for InsertMore {}

// Insert the hand before hand 3.
pub(crate) struct InsertExample;

impl Message for InsertExample {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 72) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for InsertExample {}

// The number that the hand gets
pub(crate) struct InsertNumber;

impl Message for InsertNumber {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 73) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for InsertNumber {}

// The hand
pub(crate) struct InsertLine;

impl Message for InsertLine {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 74) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for InsertLine {}

// Delete a hand
pub(crate) struct Delete;

impl Message for Delete {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 75) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Delete {}

// The later hands move down. Everything that changes by it is shown, and `undo` brings the hand back.
pub(crate) struct DeleteMore;

impl Message for DeleteMore {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 76) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for DeleteMore {}

// Delete hand 3, which was recorded twice.
pub(crate) struct DeleteExample;

impl Message for DeleteExample {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 77) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for DeleteExample {}

// The number of the hand, as `ginscore score` shows it
pub(crate) struct DeleteNumber;

impl Message for DeleteNumber {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 78) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for DeleteNumber {}

// Announce the knock card of the hand in play
pub(crate) struct Up;

impl Message for Up {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 79) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Up {}

// The next hand has this card unless it names another one. ginscore says what the card means: the knock limit, and whether the hand is doubled.
pub(crate) struct UpMore;

impl Message for UpMore {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 80) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for UpMore {}

// The seven of spades was turned up.
pub(crate) struct UpExample;

impl Message for UpExample {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 81) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for UpExample {}

// The card
pub(crate) struct UpCard;

impl Message for UpCard {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 82) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for UpCard {}

// Record a misdeal
pub(crate) struct Misdeal;

impl Message for Misdeal {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 83) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Misdeal {}

// A misdeal is not a hand: nobody scores, nobody gets a box, and the same player deals again.
pub(crate) struct MisdealMore;

impl Message for MisdealMore {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 84) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for MisdealMore {}

// Record a misdeal and why.
pub(crate) struct MisdealExample;

impl Message for MisdealExample {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 85) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for MisdealExample {}

// A note, after a `#`
pub(crate) struct MisdealNote;

impl Message for MisdealNote {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 86) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for MisdealNote {}

// Record a penalty or an award that the players agreed on
pub(crate) struct Adjust;

impl Message for Adjust {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 87) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Adjust {}

// An adjustment is not a hand: it gives no box, opens no game, does not change the dealer, and closes no game by itself. It is entered in the open games in which the player has an entry, or in the game that it names. The reason is required.
pub(crate) struct AdjustMore;

impl Message for AdjustMore {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 88) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for AdjustMore {}

// Give Ann 10 points.
pub(crate) struct AdjustExample1;

impl Message for AdjustExample1 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 89) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for AdjustExample1 {}

// Take 10 points from Bob in game 2.
pub(crate) struct AdjustExample2;

impl Message for AdjustExample2 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 90) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for AdjustExample2 {}

// Give Ann a box.
pub(crate) struct AdjustExample3;

impl Message for AdjustExample3 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 91) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for AdjustExample3 {}

// The player, the points or boxes, and the reason after a `#`
pub(crate) struct AdjustLine;

impl Message for AdjustLine {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 92) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for AdjustLine {}

// Stop the series before its end
pub(crate) struct Stop;

impl Message for Stop {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 93) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Stop {}

// Open games are settled as they are: both players keep their points and boxes, and nobody gets a bonus for the game. `undo` continues the series.
pub(crate) struct StopMore;

impl Message for StopMore {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 94) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for StopMore {}

// Stop, and settle what was played.
pub(crate) struct StopExample;

impl Message for StopExample {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 95) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for StopExample {}

// A note, after a `#`
pub(crate) struct StopNote;

impl Message for StopNote {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 96) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for StopNote {}

// Correct who deals next
pub(crate) struct Deal;

impl Message for Deal {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 97) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Deal {}

// Bob deals next.
pub(crate) struct DealExample;

impl Message for DealExample {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 98) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for DealExample {}

// The player
pub(crate) struct DealName;

impl Message for DealName {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 99) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for DealName {}

// Record a word from the other player, and show the seal to write down
pub(crate) struct Witness;

impl Message for Witness {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 100) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Witness {}

// The scorekeeper could prepare two versions of an evening with the same seal, but not with the same seal after a word that they cannot know. The other player writes down the seal, says a word, and writes down the seal after it: no other version, prepared earlier or made later, matches both. The word is not a hand and cannot be undone. Without a word, ginscore asks for it at a terminal. ginscore-ledger(7) says what each seal proves.
pub(crate) struct WitnessMore;

impl Message for WitnessMore {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 101) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for WitnessMore {}

// Record what the other player said; they write down the seal that follows.
pub(crate) struct WitnessExample;

impl Message for WitnessExample {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 102) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for WitnessExample {}

// One word or several
pub(crate) struct WitnessWord;

impl Message for WitnessWord {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 103) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for WitnessWord {}

// Check whether groups of cards are melds or, with a slash, a legal spread
pub(crate) struct Check;

impl Message for Check {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 104) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Check {}

// Not a run: the ace is low.
pub(crate) struct CheckExample1;

impl Message for CheckExample1 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 105) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for CheckExample1 {}

// A legal spread with 4 deadwood.
pub(crate) struct CheckExample2;

impl Message for CheckExample2 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 106) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for CheckExample2 {}

// The groups, as in `4-7s 9cdh` or `4S 5S 6S, 9C 9D 9H / 2H AC AD KS`
pub(crate) struct CheckGroups;

impl Message for CheckGroups {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 107) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for CheckGroups {}

// Find the best spread of 1 to 11 cards, or the defender's best
pub(crate) struct Best;

impl Message for Best {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 108) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Best {}

// After `on`, write the knocker's melds, on which the defender may lay off. `best -` reads hands from standard input, one per line, and prints their counts.
pub(crate) struct BestMore;

impl Message for BestMore {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 109) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for BestMore {}

// Find the best spread.
pub(crate) struct BestExample1;

impl Message for BestExample1 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 110) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for BestExample1 {}

// Find the defender's best against two runs.
pub(crate) struct BestExample2;

impl Message for BestExample2 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 111) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for BestExample2 {}

// Print one count per line.
pub(crate) struct BestExample3;

impl Message for BestExample3 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 112) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for BestExample3 {}

// The cards, as in `4-7s 9cdh 2h ac ad`, or `-`
pub(crate) struct BestCards;

impl Message for BestCards {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 113) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for BestCards {}

// With `-`, print the spread after each count
pub(crate) struct BestSpread;

impl Message for BestSpread {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 114) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for BestSpread {}

// Rule on a showdown without recording it
pub(crate) struct Judge;

impl Message for Judge {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 115) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Judge {}

// The line is a hand, with a player's name or without: `ginscore judge 4-7s 9cdh / 2h ac ad v 23`. The rules are those given as options, otherwise those of the current series, otherwise those of a new series.
pub(crate) struct JudgeMore;

impl Message for JudgeMore {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 116) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for JudgeMore {}

// Rule on a knock in Oklahoma gin.
pub(crate) struct JudgeExample;

impl Message for JudgeExample {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 117) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for JudgeExample {}

// The hand
pub(crate) struct JudgeLine;

impl Message for JudgeLine {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 118) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for JudgeLine {}

// List, save and compare house rules, and read the rulebook
pub(crate) struct Rules;

impl Message for Rules {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 119) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Rules {}

// Show every rule of a preset.
pub(crate) struct RulesExample1;

impl Message for RulesExample1 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 120) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesExample1 {}

// Save the rules of the house under a name.
pub(crate) struct RulesExample2;

impl Message for RulesExample2 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 121) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesExample2 {}

// Explain what an undercut is, and what it is worth in each source.
pub(crate) struct RulesExample3;

impl Message for RulesExample3 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 122) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesExample3 {}

// List series and choose the current one
pub(crate) struct Series;

impl Message for Series {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 123) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Series {}

// List every series of the ledger.
pub(crate) struct SeriesExample;

impl Message for SeriesExample {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 124) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeriesExample {}

// List the players, and correct their names
pub(crate) struct Players;

impl Message for Players {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 125) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Players {}

// Without a command, lists the players of the ledger with the number of series in which each one plays.
pub(crate) struct PlayersMore;

impl Message for PlayersMore {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 126) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for PlayersMore {}

// List the players.
pub(crate) struct PlayersExample1;

impl Message for PlayersExample1 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 127) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for PlayersExample1 {}

// Call Rob Robert from now on, in every series.
pub(crate) struct PlayersExample2;

impl Message for PlayersExample2 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 128) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for PlayersExample2 {}

// Make Bobby and Robert one player.
pub(crate) struct PlayersExample3;

impl Message for PlayersExample3 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 129) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for PlayersExample3 {}

// Export series as a web page or as data for other programs
pub(crate) struct Export;

impl Message for Export {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 130) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Export {}

// Exports the current series, or all of them, to standard output or to a file. `html` is a self-contained page to open on a phone or print. `csv` and `jsonl` have one row per hand, with its series and rules, for spreadsheets and databases; `ginscore import` reads them back. `json` is one object with the `--json` output of `score`, `summary` and `hand`. Hands that were undone are not exported.
pub(crate) struct ExportMore;

impl Message for ExportMore {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 131) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ExportMore {}

// Export the current series as a page to open or print.
pub(crate) struct ExportExample1;

impl Message for ExportExample1 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 132) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ExportExample1 {}

// Export every hand of the ledger, one row each.
pub(crate) struct ExportExample2;

impl Message for ExportExample2 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 133) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ExportExample2 {}

// Export format [default: from the extension of FILE]
pub(crate) struct ExportFormat;

impl Message for ExportFormat {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 134) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ExportFormat {}

// Export all series of the ledger
pub(crate) struct ExportAll;

impl Message for ExportAll {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 135) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ExportAll {}

// Write to FILE instead of standard output
pub(crate) struct ExportOutput;

impl Message for ExportOutput {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 136) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ExportOutput {}

// Import hands from CSV or JSON Lines
pub(crate) struct Import;

impl Message for Import {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 137) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Import {}

// Reads the rows that `ginscore export` writes, and the spreadsheets of clubs, saved as CSV: one row per hand, with columns such as Date, Winner, Loser, Points and How, in any order and many spellings. Columns that are not known are ignored, with a remark; `--map` says what they are. ginscore-rows(7) lists the columns. Every hand is checked against the rules of its series: those in the row, otherwise those given as options, otherwise the standard ones. Nothing is written unless the whole file is valid. A series that is already in the ledger is skipped, or continued if the file has more hands.
pub(crate) struct ImportMore;

impl Message for ImportMore {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 138) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ImportMore {}

// Print what would be recorded, as a script.
pub(crate) struct ImportExample1;

impl Message for ImportExample1 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 139) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ImportExample1 {}

// Import into the ledger club.
pub(crate) struct ImportExample2;

impl Message for ImportExample2 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 140) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ImportExample2 {}

// Import a sheet with the headings Date, Winner, Loser, Points, How and Table.
pub(crate) struct ImportExample3;

impl Message for ImportExample3 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 141) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ImportExample3 {}

// Import a sheet of games by Pagat's rules, for money.
pub(crate) struct ImportExample4;

impl Message for ImportExample4 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 142) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ImportExample4 {}

// Import a sheet with headings that ginscore does not know.
pub(crate) struct ImportExample5;

impl Message for ImportExample5 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 143) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ImportExample5 {}

// Leave a column out without a remark.
pub(crate) struct ImportExample6;

impl Message for ImportExample6 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 144) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ImportExample6 {}

// Read 11/12/2026 as 11 December.
pub(crate) struct ImportExample7;

impl Message for ImportExample7 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 145) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ImportExample7 {}

// Show player statistics
pub(crate) struct Stats;

impl Message for Stats {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 146) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Stats {}

// Covers all series, or the one that `--series` names. Each figure comes with the number of hands or games that it is based on and, if they are known, with the odds of the deck. Points left on the table are those that a better spread would have earned against the other player's cards as they were laid down, over the hands recorded with cards.
pub(crate) struct StatsMore;

impl Message for StatsMore {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 147) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for StatsMore {}

// Show all players over all series.
pub(crate) struct StatsExample1;

impl Message for StatsExample1 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 148) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for StatsExample1 {}

// Show Ann against Bob, in series since the start of 2026.
pub(crate) struct StatsExample2;

impl Message for StatsExample2 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 149) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for StatsExample2 {}

// The players, by name or an unambiguous prefix [default: all]
pub(crate) struct StatsPlayers;

impl Message for StatsPlayers {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 150) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for StatsPlayers {}

// Only series against this player
pub(crate) struct StatsAgainst;

impl Message for StatsAgainst {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 151) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for StatsAgainst {}

// Only series that started on this date or later
pub(crate) struct StatsSince;

impl Message for StatsSince {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 152) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for StatsSince {}

// Only series whose rules are based on this preset
pub(crate) struct StatsPreset;

impl Message for StatsPreset {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 153) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for StatsPreset {}

// Rank players across several ledgers
pub(crate) struct Standings;

impl Message for Standings {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 154) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Standings {}

// Shows each player's series won and lost, games, boxes, and net points: those of the settlements and, for unfinished series, those of the closed games. A series found in two ledgers is counted once.
pub(crate) struct StandingsMore;

impl Message for StandingsMore {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 155) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for StandingsMore {}

// Rank the players of two ledgers, best first.
pub(crate) struct StandingsExample;

impl Message for StandingsExample {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 156) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for StandingsExample {}

// The ledgers [default: the one in use]
pub(crate) struct StandingsDirs;

impl Message for StandingsDirs {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 157) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for StandingsDirs {}

// Print completions for a shell
pub(crate) struct Completions;

impl Message for Completions {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 158) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Completions {}

// Install completions for bash.
pub(crate) struct CompletionsExample;

impl Message for CompletionsExample {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 159) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for CompletionsExample {}

// The shell
pub(crate) struct CompletionsShell;

impl Message for CompletionsShell {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 160) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for CompletionsShell {}

// Show the manual, or write its pages to a directory
pub(crate) struct Man;

impl Message for Man {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 161) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Man {}

// At a terminal, shows the page of the program, or of a command, as man(1) does. To a pipe, prints the source of the page for man(1). `notation`, `ledger`, `rows` and `json` are pages, too.
pub(crate) struct ManMore;

impl Message for ManMore {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 162) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ManMore {}

// Read the manual.
pub(crate) struct ManExample1;

impl Message for ManExample1 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 163) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ManExample1 {}

// Read the page of `ginscore table`.
pub(crate) struct ManExample2;

impl Message for ManExample2 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 164) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ManExample2 {}

// Read the page of `ginscore rules explain`.
pub(crate) struct ManExample3;

impl Message for ManExample3 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 165) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ManExample3 {}

// Install the man pages.
pub(crate) struct ManExample4;

impl Message for ManExample4 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 166) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ManExample4 {}

// A command, or `notation`, `ledger`, `rows` or `json` [default: the program]
pub(crate) struct ManPage;

impl Message for ManPage {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 167) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ManPage {}

// Write all pages to DIR instead, which is created if it does not exist
pub(crate) struct ManOutput;

impl Message for ManOutput {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 168) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ManOutput {}

// List the presets with their sources, and the rules that were saved
pub(crate) struct RulesList;

impl Message for RulesList {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 169) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesList {}

// List the presets and the saved rules.
pub(crate) struct RulesListExample;

impl Message for RulesListExample {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 170) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesListExample {}

// Save house rules under a name
pub(crate) struct RulesSave;

impl Message for RulesSave {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 171) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesSave {}

// Without options, saves the rules of the current series; with rule options, those that `ginscore new` would take with the same options. They are kept in the ledger's directory, for everyone who uses the ledger, and found by `--rules NAME`. Series never change when the rules are saved again: each has its own rules in full.
pub(crate) struct RulesSaveMore;

impl Message for RulesSaveMore {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 172) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesSaveMore {}

// Save the rules of the current series.
pub(crate) struct RulesSaveExample1;

impl Message for RulesSaveExample1 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 173) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesSaveExample1 {}

// Save Pagat's rules with a change.
pub(crate) struct RulesSaveExample2;

impl Message for RulesSaveExample2 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 174) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesSaveExample2 {}

// Play by them.
pub(crate) struct RulesSaveExample3;

impl Message for RulesSaveExample3 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 175) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesSaveExample3 {}

// The name: letters, digits, `-` and `_`
pub(crate) struct RulesSaveName;

impl Message for RulesSaveName {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 176) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesSaveName {}

// A note, such as where the rules come from
pub(crate) struct RulesSaveNote;

impl Message for RulesSaveNote {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 177) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesSaveNote {}

// Replace other rules that are saved under the name
pub(crate) struct RulesSaveReplace;

impl Message for RulesSaveReplace {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 178) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesSaveReplace {}

// Choose the rules of new series in this ledger, or show them
pub(crate) struct RulesDefault;

impl Message for RulesDefault {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 179) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesDefault {}

// `new`, `table` and `judge` take these rules if their options name no others. They are kept in the ledger, for everyone who uses it.
pub(crate) struct RulesDefaultMore;

impl Message for RulesDefaultMore {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 180) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesDefaultMore {}

// Show by which rules a new series is played.
pub(crate) struct RulesDefaultExample1;

impl Message for RulesDefaultExample1 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 181) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesDefaultExample1 {}

// Play by the saved rules club from now on.
pub(crate) struct RulesDefaultExample2;

impl Message for RulesDefaultExample2 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 182) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesDefaultExample2 {}

// Play by the standard rules again.
pub(crate) struct RulesDefaultExample3;

impl Message for RulesDefaultExample3 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 183) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesDefaultExample3 {}

// A preset, or rules that were saved
pub(crate) struct RulesDefaultName;

impl Message for RulesDefaultName {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 184) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesDefaultName {}

// Delete saved rules
pub(crate) struct RulesDelete;

impl Message for RulesDelete {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 185) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesDelete {}

// Series that were played by them keep their rules.
pub(crate) struct RulesDeleteMore;

impl Message for RulesDeleteMore {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 186) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesDeleteMore {}

// Delete the saved rules club.
pub(crate) struct RulesDeleteExample;

impl Message for RulesDeleteExample {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 187) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesDeleteExample {}

// The name
pub(crate) struct RulesDeleteName;

impl Message for RulesDeleteName {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 188) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesDeleteName {}

// Show every rule of a preset, of saved rules, or of the current series
pub(crate) struct RulesShow;

impl Message for RulesShow {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 189) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesShow {}

// Show the rules of the current series.
pub(crate) struct RulesShowExample1;

impl Message for RulesShowExample1 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 190) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesShowExample1 {}

// Show a preset with the knock card.
pub(crate) struct RulesShowExample2;

impl Message for RulesShowExample2 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 191) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesShowExample2 {}

// The preset
pub(crate) struct RulesShowName;

impl Message for RulesShowName {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 192) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesShowName {}

// Show where two presets or series differ
pub(crate) struct RulesDiff;

impl Message for RulesDiff {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 193) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesDiff {}

// With two names, compares them; rule options change the second. With one name and rule options, shows what the options change. With one name alone, compares it with the current series.
pub(crate) struct RulesDiffMore;

impl Message for RulesDiffMore {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 194) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesDiffMore {}

// Show where the two differ.
pub(crate) struct RulesDiffExample1;

impl Message for RulesDiffExample1 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 195) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesDiffExample1 {}

// Show what the option changes.
pub(crate) struct RulesDiffExample2;

impl Message for RulesDiffExample2 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 196) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesDiffExample2 {}

// Show where the rules of the current series differ from Pagat's.
pub(crate) struct RulesDiffExample3;

impl Message for RulesDiffExample3 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 197) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesDiffExample3 {}

// One or two presets or series
pub(crate) struct RulesDiffNames;

impl Message for RulesDiffNames {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 198) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesDiffNames {}

// Explain a topic of the rulebook, with its sources
pub(crate) struct RulesExplain;

impl Message for RulesExplain {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 199) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesExplain {}

// Without a topic, lists the topics and terms: what the words of the game mean, what each rule says and who plays by it, and what to do when something goes wrong at the table. A term of the game or a rule's key finds its topic, too. Error messages name their topic after `rule:`.
pub(crate) struct RulesExplainMore;

impl Message for RulesExplainMore {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 200) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesExplainMore {}

// List the topics and terms of the rulebook.
pub(crate) struct RulesExplainExample1;

impl Message for RulesExplainExample1 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 201) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesExplainExample1 {}

// Print the whole rulebook.
pub(crate) struct RulesExplainExample2;

impl Message for RulesExplainExample2 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 202) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesExplainExample2 {}

// Explain laying off and its order, with the sources.
pub(crate) struct RulesExplainExample3;

impl Message for RulesExplainExample3 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 203) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesExplainExample3 {}

// Explain what happens after a knock above the limit.
pub(crate) struct RulesExplainExample4;

impl Message for RulesExplainExample4 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 204) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesExplainExample4 {}

// A topic, a term, a rule's key, or an unambiguous prefix
pub(crate) struct RulesExplainTopic;

impl Message for RulesExplainTopic {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 205) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesExplainTopic {}

// Print the whole rulebook
pub(crate) struct RulesExplainAll;

impl Message for RulesExplainAll {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 206) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesExplainAll {}

// List the series of the ledger
pub(crate) struct SeriesList;

impl Message for SeriesList {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 207) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeriesList {}

// List every series of the ledger; a star marks the current one.
pub(crate) struct SeriesListExample;

impl Message for SeriesListExample {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 208) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeriesListExample {}

// Make a series the current one
pub(crate) struct SeriesUse;

impl Message for SeriesUse {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 209) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeriesUse {}

// Switch to the series with ann in its name.
pub(crate) struct SeriesUseExample;

impl Message for SeriesUseExample {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 210) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeriesUseExample {}

// Its name, or an unambiguous part of it
pub(crate) struct SeriesUseName;

impl Message for SeriesUseName {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 211) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeriesUseName {}

// Show the current series' file, players and rules
pub(crate) struct SeriesShow;

impl Message for SeriesShow {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 212) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeriesShow {}

// Show where the current series is stored.
pub(crate) struct SeriesShowExample;

impl Message for SeriesShowExample {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 213) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeriesShowExample {}

// Delete a series
pub(crate) struct SeriesDelete;

impl Message for SeriesDelete {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 214) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeriesDelete {}

// Its file is moved to the directory `trash` of the ledger, and `ginscore series restore` brings it back. At a terminal, asks first; otherwise `--yes` is required.
pub(crate) struct SeriesDeleteMore;

impl Message for SeriesDeleteMore {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 215) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeriesDeleteMore {}

// Delete the series, after a question.
pub(crate) struct SeriesDeleteExample1;

impl Message for SeriesDeleteExample1 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 216) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeriesDeleteExample1 {}

// Delete the series with demo in its name without a question.
pub(crate) struct SeriesDeleteExample2;

impl Message for SeriesDeleteExample2 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 217) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeriesDeleteExample2 {}

// Its name, or an unambiguous part of it
pub(crate) struct SeriesDeleteName;

impl Message for SeriesDeleteName {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 218) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeriesDeleteName {}

// Do not ask
pub(crate) struct SeriesDeleteYes;

impl Message for SeriesDeleteYes {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 219) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeriesDeleteYes {}

// Bring a deleted series back
pub(crate) struct SeriesRestore;

impl Message for SeriesRestore {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 220) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeriesRestore {}

// Without a name, lists the deleted series.
pub(crate) struct SeriesRestoreMore;

impl Message for SeriesRestoreMore {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 221) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeriesRestoreMore {}

// List the deleted series.
pub(crate) struct SeriesRestoreExample1;

impl Message for SeriesRestoreExample1 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 222) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeriesRestoreExample1 {}

// Bring the series with demo in its name back.
pub(crate) struct SeriesRestoreExample2;

impl Message for SeriesRestoreExample2 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 223) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeriesRestoreExample2 {}

// Its name, or an unambiguous part of it
pub(crate) struct SeriesRestoreName;

impl Message for SeriesRestoreName {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 224) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeriesRestoreName {}

// Give a series another name
pub(crate) struct SeriesRename;

impl Message for SeriesRename {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 225) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeriesRename {}

// Only the name of its file changes: the file itself still has the name that the series was started under, which is sealed. All seals stay true.
pub(crate) struct SeriesRenameMore;

impl Message for SeriesRenameMore {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 226) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeriesRenameMore {}

// Call the series club-final.
pub(crate) struct SeriesRenameExample;

impl Message for SeriesRenameExample {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 227) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeriesRenameExample {}

// Its name, or an unambiguous part of it
pub(crate) struct SeriesRenameName;

impl Message for SeriesRenameName {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 228) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeriesRenameName {}

// The new name
pub(crate) struct SeriesRenameNew;

impl Message for SeriesRenameNew {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 229) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeriesRenameNew {}

// Give a player another name in every series
pub(crate) struct PlayersRename;

impl Message for PlayersRename {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 230) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for PlayersRename {}

// Each series of the player gets an entry, and has the new name from then on: on the sheet, in statistics and in what is exported. Nothing that was recorded is rewritten, so all seals stay true, and the files keep their names. `ginscore undo` does not undo it; rename the player again. A name that another player has is refused: `ginscore players merge` makes two players one. If the command is killed, the same command completes the rest.
pub(crate) struct PlayersRenameMore;

impl Message for PlayersRenameMore {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 231) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for PlayersRenameMore {}

// Call Rob Robert from now on.
pub(crate) struct PlayersRenameExample1;

impl Message for PlayersRenameExample1 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 232) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for PlayersRenameExample1 {}

// Write the name with a capital letter.
pub(crate) struct PlayersRenameExample2;

impl Message for PlayersRenameExample2 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 233) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for PlayersRenameExample2 {}

// The player
pub(crate) struct PlayersRenameOld;

impl Message for PlayersRenameOld {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 234) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for PlayersRenameOld {}

// The new name
pub(crate) struct PlayersRenameNew;

impl Message for PlayersRenameNew {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 235) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for PlayersRenameNew {}

// Make two names those of one player
pub(crate) struct PlayersMerge;

impl Message for PlayersMerge {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 236) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for PlayersMerge {}

// In every series of OLD, the player is called INTO from now on, and statistics count both as one. Nothing that was recorded is rewritten, so all seals stay true. Two players who play each other in any series are not merged.
pub(crate) struct PlayersMergeMore;

impl Message for PlayersMergeMore {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 237) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for PlayersMergeMore {}

// Count the series of Bobby as Robert's.
pub(crate) struct PlayersMergeExample;

impl Message for PlayersMergeExample {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 238) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for PlayersMergeExample {}

// The player whose name changes
pub(crate) struct PlayersMergeOld;

impl Message for PlayersMergeOld {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 239) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for PlayersMergeOld {}

// The player whose name stays
pub(crate) struct PlayersMergeInto;

impl Message for PlayersMergeInto {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 240) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for PlayersMergeInto {}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 241]; 6] = [
    [(0, 67), (67, 262), (262, 314), (314, 368), (368, 392), (392, 413), (413, 455), (455, 502), (502, 538), (538, 564), (564, 606), (606, 619), (619, 1224), (1224, 1266), (1266, 1302), (1302, 1333), (1333, 1395), (1395, 1403), (1403, 1457), (1457, 1486), (1486, 1513), (1513, 1639), (1639, 1700), (1700, 1796), (1796, 1820), (1820, 1880), (1880, 1924), (1924, 2814), (2814, 2868), (2868, 2884), (2884, 2917), (2917, 2942), (1403, 1457), (2942, 2962), (2962, 3012), (3012, 3067), (3067, 3372), (3372, 3404), (3404, 3447), (3447, 3531), (3531, 3578), (3578, 3608), (3608, 3652), (3652, 3695), (3695, 3742), (3742, 3774), (3774, 3851), (3851, 3919), (3919, 3999), (3999, 4039), (4039, 4253), (4253, 4271), (4271, 4286), (4286, 4327), (4327, 4380), (4380, 4719), (4719, 4743), (4743, 4827), (4827, 4900), (4900, 4948), (4948, 5091), (5091, 5113), (5113, 5133), (5133, 5166), (5166, 5193), (5193, 5219), (5219, 5242), (5242, 5257), (5257, 5309), (5309, 5340), (5340, 5363), (5363, 5458), (5458, 5488), (5488, 5517), (1395, 1403), (5517, 5530), (5530, 5629), (5629, 5669), (5257, 5309), (5669, 5712), (5712, 5853), (5853, 5887), (5887, 5895), (5895, 5911), (5911, 6002), (6002, 6027), (6027, 6046), (6046, 6101), (6101, 6339), (6339, 6358), (6358, 6392), (6392, 6407), (6407, 6466), (6466, 6496), (6496, 6640), (6640, 6673), (6027, 6046), (6673, 6695), (6695, 6710), (6710, 6720), (6720, 6788), (6788, 7222), (7222, 7295), (7295, 7314), (7314, 7386), (7386, 7412), (7412, 7443), (7443, 7510), (7510, 7571), (7571, 7725), (7725, 7746), (7746, 7788), (7788, 7813), (7813, 7858), (7858, 7901), (7901, 7940), (7940, 8146), (8146, 8178), (1395, 1403), (8178, 8235), (8235, 8263), (8263, 8304), (8304, 8369), (8369, 8407), (8407, 8439), (8439, 8480), (8480, 8581), (8581, 8598), (8598, 8643), (8643, 8676), (8676, 8733), (8733, 9126), (9126, 9179), (9179, 9225), (9225, 9276), (9276, 9307), (9307, 9347), (9347, 9382), (9382, 9979), (9979, 10021), (10021, 10049), (10049, 10125), (10125, 10177), (10177, 10234), (10234, 10270), (10270, 10301), (10301, 10323), (10323, 10665), (10665, 10698), (10698, 10754), (10754, 10814), (10814, 10845), (10845, 10891), (10891, 10939), (10939, 10974), (10974, 11171), (11171, 11215), (11215, 11252), (11252, 11281), (11281, 11310), (11310, 11319), (11319, 11369), (11369, 11556), (11556, 11572), (11572, 11606), (11606, 11648), (11648, 11670), (11670, 11745), (11745, 11814), (11814, 11880), (11880, 11917), (11917, 11946), (11946, 12268), (12268, 12305), (12305, 12338), (12338, 12351), (12351, 12389), (12389, 12430), (12430, 12479), (12479, 12538), (12538, 12669), (12669, 12712), (12712, 12753), (12753, 12786), (12786, 12820), (12820, 12838), (12838, 12887), (12887, 12915), (12915, 12923), (12923, 12992), (12992, 13029), (13029, 13063), (13063, 13073), (13073, 13112), (13112, 13295), (13295, 13321), (13321, 13350), (13350, 13413), (13413, 13441), (13441, 13490), (13490, 13767), (13767, 13809), (13809, 13834), (13834, 13885), (13885, 13936), (13936, 13991), (13991, 14015), (14015, 14044), (14044, 14106), (14106, 14135), (14135, 14177), (14177, 14215), (14215, 14263), (14263, 14303), (14303, 14318), (14318, 14479), (14479, 14515), (14515, 14574), (14177, 14215), (14574, 14584), (14584, 14611), (14611, 14652), (14652, 14676), (14676, 14720), (14177, 14215), (14720, 14746), (14746, 14888), (14888, 14915), (14177, 14215), (14915, 14927), (14927, 14969), (14969, 15406), (15406, 15434), (15434, 15471), (6710, 6720), (14915, 14927), (15471, 15505), (15505, 15727), (15727, 15765), (15765, 15794), (15794, 15821)],
    [(0, 67), (67, 262), (262, 314), (314, 368), (368, 392), (392, 413), (413, 455), (455, 502), (502, 538), (538, 564), (564, 606), (606, 619), (619, 1224), (1224, 1266), (1266, 1302), (1302, 1333), (1333, 1395), (1395, 1403), (1403, 1457), (1457, 1486), (1486, 1513), (1513, 1639), (1639, 1700), (1700, 1796), (1796, 1820), (1820, 1880), (1880, 1924), (1924, 2814), (2814, 2868), (2868, 2884), (2884, 2917), (2917, 2942), (1403, 1457), (2942, 2962), (2962, 3012), (3012, 3067), (3067, 3372), (3372, 3404), (3404, 3447), (3447, 3531), (3531, 3578), (3578, 3608), (3608, 3652), (3652, 3695), (3695, 3742), (3742, 3774), (3774, 3851), (3851, 3919), (3919, 3999), (3999, 4039), (4039, 4253), (4253, 4271), (4271, 4286), (4286, 4327), (4327, 4380), (4380, 4719), (4719, 4743), (4743, 4827), (4827, 4900), (4900, 4948), (4948, 5091), (5091, 5113), (5113, 5133), (5133, 5166), (5166, 5193), (5193, 5219), (5219, 5242), (5242, 5257), (5257, 5309), (5309, 5340), (5340, 5363), (5363, 5458), (5458, 5488), (5488, 5517), (1395, 1403), (5517, 5530), (5530, 5629), (5629, 5669), (5257, 5309), (5669, 5712), (5712, 5853), (5853, 5887), (5887, 5895), (5895, 5911), (5911, 6002), (6002, 6027), (6027, 6046), (6046, 6101), (6101, 6339), (6339, 6358), (6358, 6392), (6392, 6407), (6407, 6466), (6466, 6496), (6496, 6640), (6640, 6673), (6027, 6046), (6673, 6695), (6695, 6710), (6710, 6720), (6720, 6788), (6788, 7222), (7222, 7295), (7295, 7314), (7314, 7386), (7386, 7412), (7412, 7443), (7443, 7510), (7510, 7571), (7571, 7725), (7725, 7746), (7746, 7788), (7788, 7813), (7813, 7858), (7858, 7901), (7901, 7940), (7940, 8146), (8146, 8178), (1395, 1403), (8178, 8235), (8235, 8263), (8263, 8304), (8304, 8369), (8369, 8407), (8407, 8439), (8439, 8480), (8480, 8581), (8581, 8598), (8598, 8643), (8643, 8676), (8676, 8733), (8733, 9126), (9126, 9179), (9179, 9225), (9225, 9276), (9276, 9307), (9307, 9347), (9347, 9382), (9382, 9979), (9979, 10021), (10021, 10049), (10049, 10125), (10125, 10177), (10177, 10234), (10234, 10270), (10270, 10301), (10301, 10323), (10323, 10665), (10665, 10698), (10698, 10754), (10754, 10814), (10814, 10845), (10845, 10891), (10891, 10939), (10939, 10974), (10974, 11171), (11171, 11215), (11215, 11252), (11252, 11281), (11281, 11310), (11310, 11319), (11319, 11369), (11369, 11556), (11556, 11572), (11572, 11606), (11606, 11648), (11648, 11670), (11670, 11745), (11745, 11814), (11814, 11880), (11880, 11917), (11917, 11946), (11946, 12268), (12268, 12305), (12305, 12338), (12338, 12351), (12351, 12389), (12389, 12430), (12430, 12479), (12479, 12538), (12538, 12669), (12669, 12712), (12712, 12753), (12753, 12786), (12786, 12820), (12820, 12838), (12838, 12887), (12887, 12915), (12915, 12923), (12923, 12992), (12992, 13029), (13029, 13063), (13063, 13073), (13073, 13112), (13112, 13295), (13295, 13321), (13321, 13350), (13350, 13413), (13413, 13441), (13441, 13490), (13490, 13767), (13767, 13809), (13809, 13834), (13834, 13885), (13885, 13936), (13936, 13991), (13991, 14015), (14015, 14044), (14044, 14106), (14106, 14135), (14135, 14177), (14177, 14215), (14215, 14263), (14263, 14303), (14303, 14318), (14318, 14479), (14479, 14515), (14515, 14574), (14177, 14215), (14574, 14584), (14584, 14611), (14611, 14652), (14652, 14676), (14676, 14720), (14177, 14215), (14720, 14746), (14746, 14888), (14888, 14915), (14177, 14215), (14915, 14927), (14927, 14969), (14969, 15406), (15406, 15434), (15434, 15471), (6710, 6720), (14915, 14927), (15471, 15505), (15505, 15727), (15727, 15765), (15765, 15794), (15794, 15821)],
    [(0, 67), (67, 262), (262, 314), (314, 368), (368, 392), (392, 413), (413, 455), (455, 502), (502, 538), (538, 564), (564, 606), (606, 619), (619, 1224), (1224, 1266), (1266, 1302), (1302, 1333), (1333, 1395), (1395, 1403), (1403, 1457), (1457, 1486), (1486, 1513), (1513, 1639), (1639, 1700), (1700, 1796), (1796, 1820), (1820, 1880), (1880, 1924), (1924, 2814), (2814, 2868), (2868, 2884), (2884, 2917), (2917, 2942), (1403, 1457), (2942, 2962), (2962, 3012), (3012, 3067), (3067, 3372), (3372, 3404), (3404, 3447), (3447, 3531), (3531, 3578), (3578, 3608), (3608, 3652), (3652, 3695), (3695, 3742), (3742, 3774), (3774, 3851), (3851, 3919), (3919, 3999), (3999, 4039), (4039, 4253), (4253, 4271), (4271, 4286), (4286, 4327), (4327, 4380), (4380, 4719), (4719, 4743), (4743, 4827), (4827, 4900), (4900, 4948), (4948, 5091), (5091, 5113), (5113, 5133), (5133, 5166), (5166, 5193), (5193, 5219), (5219, 5242), (5242, 5257), (5257, 5309), (5309, 5340), (5340, 5363), (5363, 5458), (5458, 5488), (5488, 5517), (1395, 1403), (5517, 5530), (5530, 5629), (5629, 5669), (5257, 5309), (5669, 5712), (5712, 5853), (5853, 5887), (5887, 5895), (5895, 5911), (5911, 6002), (6002, 6027), (6027, 6046), (6046, 6101), (6101, 6339), (6339, 6358), (6358, 6392), (6392, 6407), (6407, 6466), (6466, 6496), (6496, 6640), (6640, 6673), (6027, 6046), (6673, 6695), (6695, 6710), (6710, 6720), (6720, 6788), (6788, 7222), (7222, 7295), (7295, 7314), (7314, 7386), (7386, 7412), (7412, 7443), (7443, 7510), (7510, 7571), (7571, 7725), (7725, 7746), (7746, 7788), (7788, 7813), (7813, 7858), (7858, 7901), (7901, 7940), (7940, 8146), (8146, 8178), (1395, 1403), (8178, 8235), (8235, 8263), (8263, 8304), (8304, 8369), (8369, 8407), (8407, 8439), (8439, 8480), (8480, 8581), (8581, 8598), (8598, 8643), (8643, 8676), (8676, 8733), (8733, 9126), (9126, 9179), (9179, 9225), (9225, 9276), (9276, 9307), (9307, 9347), (9347, 9382), (9382, 9979), (9979, 10021), (10021, 10049), (10049, 10125), (10125, 10177), (10177, 10234), (10234, 10270), (10270, 10301), (10301, 10323), (10323, 10665), (10665, 10698), (10698, 10754), (10754, 10814), (10814, 10845), (10845, 10891), (10891, 10939), (10939, 10974), (10974, 11171), (11171, 11215), (11215, 11252), (11252, 11281), (11281, 11310), (11310, 11319), (11319, 11369), (11369, 11556), (11556, 11572), (11572, 11606), (11606, 11648), (11648, 11670), (11670, 11745), (11745, 11814), (11814, 11880), (11880, 11917), (11917, 11946), (11946, 12268), (12268, 12305), (12305, 12338), (12338, 12351), (12351, 12389), (12389, 12430), (12430, 12479), (12479, 12538), (12538, 12669), (12669, 12712), (12712, 12753), (12753, 12786), (12786, 12820), (12820, 12838), (12838, 12887), (12887, 12915), (12915, 12923), (12923, 12992), (12992, 13029), (13029, 13063), (13063, 13073), (13073, 13112), (13112, 13295), (13295, 13321), (13321, 13350), (13350, 13413), (13413, 13441), (13441, 13490), (13490, 13767), (13767, 13809), (13809, 13834), (13834, 13885), (13885, 13936), (13936, 13991), (13991, 14015), (14015, 14044), (14044, 14106), (14106, 14135), (14135, 14177), (14177, 14215), (14215, 14263), (14263, 14303), (14303, 14318), (14318, 14479), (14479, 14515), (14515, 14574), (14177, 14215), (14574, 14584), (14584, 14611), (14611, 14652), (14652, 14676), (14676, 14720), (14177, 14215), (14720, 14746), (14746, 14888), (14888, 14915), (14177, 14215), (14915, 14927), (14927, 14969), (14969, 15406), (15406, 15434), (15434, 15471), (6710, 6720), (14915, 14927), (15471, 15505), (15505, 15727), (15727, 15765), (15765, 15794), (15794, 15821)],
    [(0, 67), (67, 262), (262, 314), (314, 368), (368, 392), (392, 413), (413, 455), (455, 502), (502, 538), (538, 564), (564, 606), (606, 619), (619, 1224), (1224, 1266), (1266, 1302), (1302, 1333), (1333, 1395), (1395, 1403), (1403, 1457), (1457, 1486), (1486, 1513), (1513, 1639), (1639, 1700), (1700, 1796), (1796, 1820), (1820, 1880), (1880, 1924), (1924, 2814), (2814, 2868), (2868, 2884), (2884, 2917), (2917, 2942), (1403, 1457), (2942, 2962), (2962, 3012), (3012, 3067), (3067, 3372), (3372, 3404), (3404, 3447), (3447, 3531), (3531, 3578), (3578, 3608), (3608, 3652), (3652, 3695), (3695, 3742), (3742, 3774), (3774, 3851), (3851, 3919), (3919, 3999), (3999, 4039), (4039, 4253), (4253, 4271), (4271, 4286), (4286, 4327), (4327, 4380), (4380, 4719), (4719, 4743), (4743, 4827), (4827, 4900), (4900, 4948), (4948, 5091), (5091, 5113), (5113, 5133), (5133, 5166), (5166, 5193), (5193, 5219), (5219, 5242), (5242, 5257), (5257, 5309), (5309, 5340), (5340, 5363), (5363, 5458), (5458, 5488), (5488, 5517), (1395, 1403), (5517, 5530), (5530, 5629), (5629, 5669), (5257, 5309), (5669, 5712), (5712, 5853), (5853, 5887), (5887, 5895), (5895, 5911), (5911, 6002), (6002, 6027), (6027, 6046), (6046, 6101), (6101, 6339), (6339, 6358), (6358, 6392), (6392, 6407), (6407, 6466), (6466, 6496), (6496, 6640), (6640, 6673), (6027, 6046), (6673, 6695), (6695, 6710), (6710, 6720), (6720, 6788), (6788, 7222), (7222, 7295), (7295, 7314), (7314, 7386), (7386, 7412), (7412, 7443), (7443, 7510), (7510, 7571), (7571, 7725), (7725, 7746), (7746, 7788), (7788, 7813), (7813, 7858), (7858, 7901), (7901, 7940), (7940, 8146), (8146, 8178), (1395, 1403), (8178, 8235), (8235, 8263), (8263, 8304), (8304, 8369), (8369, 8407), (8407, 8439), (8439, 8480), (8480, 8581), (8581, 8598), (8598, 8643), (8643, 8676), (8676, 8733), (8733, 9126), (9126, 9179), (9179, 9225), (9225, 9276), (9276, 9307), (9307, 9347), (9347, 9382), (9382, 9979), (9979, 10021), (10021, 10049), (10049, 10125), (10125, 10177), (10177, 10234), (10234, 10270), (10270, 10301), (10301, 10323), (10323, 10665), (10665, 10698), (10698, 10754), (10754, 10814), (10814, 10845), (10845, 10891), (10891, 10939), (10939, 10974), (10974, 11171), (11171, 11215), (11215, 11252), (11252, 11281), (11281, 11310), (11310, 11319), (11319, 11369), (11369, 11556), (11556, 11572), (11572, 11606), (11606, 11648), (11648, 11670), (11670, 11745), (11745, 11814), (11814, 11880), (11880, 11917), (11917, 11946), (11946, 12268), (12268, 12305), (12305, 12338), (12338, 12351), (12351, 12389), (12389, 12430), (12430, 12479), (12479, 12538), (12538, 12669), (12669, 12712), (12712, 12753), (12753, 12786), (12786, 12820), (12820, 12838), (12838, 12887), (12887, 12915), (12915, 12923), (12923, 12992), (12992, 13029), (13029, 13063), (13063, 13073), (13073, 13112), (13112, 13295), (13295, 13321), (13321, 13350), (13350, 13413), (13413, 13441), (13441, 13490), (13490, 13767), (13767, 13809), (13809, 13834), (13834, 13885), (13885, 13936), (13936, 13991), (13991, 14015), (14015, 14044), (14044, 14106), (14106, 14135), (14135, 14177), (14177, 14215), (14215, 14263), (14263, 14303), (14303, 14318), (14318, 14479), (14479, 14515), (14515, 14574), (14177, 14215), (14574, 14584), (14584, 14611), (14611, 14652), (14652, 14676), (14676, 14720), (14177, 14215), (14720, 14746), (14746, 14888), (14888, 14915), (14177, 14215), (14915, 14927), (14927, 14969), (14969, 15406), (15406, 15434), (15434, 15471), (6710, 6720), (14915, 14927), (15471, 15505), (15505, 15727), (15727, 15765), (15765, 15794), (15794, 15821)],
    [(0, 67), (67, 262), (262, 314), (314, 368), (368, 392), (392, 413), (413, 455), (455, 502), (502, 538), (538, 564), (564, 606), (606, 619), (619, 1224), (1224, 1266), (1266, 1302), (1302, 1333), (1333, 1395), (1395, 1403), (1403, 1457), (1457, 1486), (1486, 1513), (1513, 1639), (1639, 1700), (1700, 1796), (1796, 1820), (1820, 1880), (1880, 1924), (1924, 2814), (2814, 2868), (2868, 2884), (2884, 2917), (2917, 2942), (1403, 1457), (2942, 2962), (2962, 3012), (3012, 3067), (3067, 3372), (3372, 3404), (3404, 3447), (3447, 3531), (3531, 3578), (3578, 3608), (3608, 3652), (3652, 3695), (3695, 3742), (3742, 3774), (3774, 3851), (3851, 3919), (3919, 3999), (3999, 4039), (4039, 4253), (4253, 4271), (4271, 4286), (4286, 4327), (4327, 4380), (4380, 4719), (4719, 4743), (4743, 4827), (4827, 4900), (4900, 4948), (4948, 5091), (5091, 5113), (5113, 5133), (5133, 5166), (5166, 5193), (5193, 5219), (5219, 5242), (5242, 5257), (5257, 5309), (5309, 5340), (5340, 5363), (5363, 5458), (5458, 5488), (5488, 5517), (1395, 1403), (5517, 5530), (5530, 5629), (5629, 5669), (5257, 5309), (5669, 5712), (5712, 5853), (5853, 5887), (5887, 5895), (5895, 5911), (5911, 6002), (6002, 6027), (6027, 6046), (6046, 6101), (6101, 6339), (6339, 6358), (6358, 6392), (6392, 6407), (6407, 6466), (6466, 6496), (6496, 6640), (6640, 6673), (6027, 6046), (6673, 6695), (6695, 6710), (6710, 6720), (6720, 6788), (6788, 7222), (7222, 7295), (7295, 7314), (7314, 7386), (7386, 7412), (7412, 7443), (7443, 7510), (7510, 7571), (7571, 7725), (7725, 7746), (7746, 7788), (7788, 7813), (7813, 7858), (7858, 7901), (7901, 7940), (7940, 8146), (8146, 8178), (1395, 1403), (8178, 8235), (8235, 8263), (8263, 8304), (8304, 8369), (8369, 8407), (8407, 8439), (8439, 8480), (8480, 8581), (8581, 8598), (8598, 8643), (8643, 8676), (8676, 8733), (8733, 9126), (9126, 9179), (9179, 9225), (9225, 9276), (9276, 9307), (9307, 9347), (9347, 9382), (9382, 9979), (9979, 10021), (10021, 10049), (10049, 10125), (10125, 10177), (10177, 10234), (10234, 10270), (10270, 10301), (10301, 10323), (10323, 10665), (10665, 10698), (10698, 10754), (10754, 10814), (10814, 10845), (10845, 10891), (10891, 10939), (10939, 10974), (10974, 11171), (11171, 11215), (11215, 11252), (11252, 11281), (11281, 11310), (11310, 11319), (11319, 11369), (11369, 11556), (11556, 11572), (11572, 11606), (11606, 11648), (11648, 11670), (11670, 11745), (11745, 11814), (11814, 11880), (11880, 11917), (11917, 11946), (11946, 12268), (12268, 12305), (12305, 12338), (12338, 12351), (12351, 12389), (12389, 12430), (12430, 12479), (12479, 12538), (12538, 12669), (12669, 12712), (12712, 12753), (12753, 12786), (12786, 12820), (12820, 12838), (12838, 12887), (12887, 12915), (12915, 12923), (12923, 12992), (12992, 13029), (13029, 13063), (13063, 13073), (13073, 13112), (13112, 13295), (13295, 13321), (13321, 13350), (13350, 13413), (13413, 13441), (13441, 13490), (13490, 13767), (13767, 13809), (13809, 13834), (13834, 13885), (13885, 13936), (13936, 13991), (13991, 14015), (14015, 14044), (14044, 14106), (14106, 14135), (14135, 14177), (14177, 14215), (14215, 14263), (14263, 14303), (14303, 14318), (14318, 14479), (14479, 14515), (14515, 14574), (14177, 14215), (14574, 14584), (14584, 14611), (14611, 14652), (14652, 14676), (14676, 14720), (14177, 14215), (14720, 14746), (14746, 14888), (14888, 14915), (14177, 14215), (14915, 14927), (14927, 14969), (14969, 15406), (15406, 15434), (15434, 15471), (6710, 6720), (14915, 14927), (15471, 15505), (15505, 15727), (15727, 15765), (15765, 15794), (15794, 15821)],
    [(0, 67), (67, 262), (262, 314), (314, 368), (368, 392), (392, 413), (413, 455), (455, 502), (502, 538), (538, 564), (564, 606), (606, 619), (619, 1224), (1224, 1266), (1266, 1302), (1302, 1333), (1333, 1395), (1395, 1403), (1403, 1457), (1457, 1486), (1486, 1513), (1513, 1639), (1639, 1700), (1700, 1796), (1796, 1820), (1820, 1880), (1880, 1924), (1924, 2814), (2814, 2868), (2868, 2884), (2884, 2917), (2917, 2942), (1403, 1457), (2942, 2962), (2962, 3012), (3012, 3067), (3067, 3372), (3372, 3404), (3404, 3447), (3447, 3531), (3531, 3578), (3578, 3608), (3608, 3652), (3652, 3695), (3695, 3742), (3742, 3774), (3774, 3851), (3851, 3919), (3919, 3999), (3999, 4039), (4039, 4253), (4253, 4271), (4271, 4286), (4286, 4327), (4327, 4380), (4380, 4719), (4719, 4743), (4743, 4827), (4827, 4900), (4900, 4948), (4948, 5091), (5091, 5113), (5113, 5133), (5133, 5166), (5166, 5193), (5193, 5219), (5219, 5242), (5242, 5257), (5257, 5309), (5309, 5340), (5340, 5363), (5363, 5458), (5458, 5488), (5488, 5517), (1395, 1403), (5517, 5530), (5530, 5629), (5629, 5669), (5257, 5309), (5669, 5712), (5712, 5853), (5853, 5887), (5887, 5895), (5895, 5911), (5911, 6002), (6002, 6027), (6027, 6046), (6046, 6101), (6101, 6339), (6339, 6358), (6358, 6392), (6392, 6407), (6407, 6466), (6466, 6496), (6496, 6640), (6640, 6673), (6027, 6046), (6673, 6695), (6695, 6710), (6710, 6720), (6720, 6788), (6788, 7222), (7222, 7295), (7295, 7314), (7314, 7386), (7386, 7412), (7412, 7443), (7443, 7510), (7510, 7571), (7571, 7725), (7725, 7746), (7746, 7788), (7788, 7813), (7813, 7858), (7858, 7901), (7901, 7940), (7940, 8146), (8146, 8178), (1395, 1403), (8178, 8235), (8235, 8263), (8263, 8304), (8304, 8369), (8369, 8407), (8407, 8439), (8439, 8480), (8480, 8581), (8581, 8598), (8598, 8643), (8643, 8676), (8676, 8733), (8733, 9126), (9126, 9179), (9179, 9225), (9225, 9276), (9276, 9307), (9307, 9347), (9347, 9382), (9382, 9979), (9979, 10021), (10021, 10049), (10049, 10125), (10125, 10177), (10177, 10234), (10234, 10270), (10270, 10301), (10301, 10323), (10323, 10665), (10665, 10698), (10698, 10754), (10754, 10814), (10814, 10845), (10845, 10891), (10891, 10939), (10939, 10974), (10974, 11171), (11171, 11215), (11215, 11252), (11252, 11281), (11281, 11310), (11310, 11319), (11319, 11369), (11369, 11556), (11556, 11572), (11572, 11606), (11606, 11648), (11648, 11670), (11670, 11745), (11745, 11814), (11814, 11880), (11880, 11917), (11917, 11946), (11946, 12268), (12268, 12305), (12305, 12338), (12338, 12351), (12351, 12389), (12389, 12430), (12430, 12479), (12479, 12538), (12538, 12669), (12669, 12712), (12712, 12753), (12753, 12786), (12786, 12820), (12820, 12838), (12838, 12887), (12887, 12915), (12915, 12923), (12923, 12992), (12992, 13029), (13029, 13063), (13063, 13073), (13073, 13112), (13112, 13295), (13295, 13321), (13321, 13350), (13350, 13413), (13413, 13441), (13441, 13490), (13490, 13767), (13767, 13809), (13809, 13834), (13834, 13885), (13885, 13936), (13936, 13991), (13991, 14015), (14015, 14044), (14044, 14106), (14106, 14135), (14135, 14177), (14177, 14215), (14215, 14263), (14263, 14303), (14303, 14318), (14318, 14479), (14479, 14515), (14515, 14574), (14177, 14215), (14574, 14584), (14584, 14611), (14611, 14652), (14652, 14676), (14676, 14720), (14177, 14215), (14720, 14746), (14746, 14888), (14888, 14915), (14177, 14215), (14915, 14927), (14927, 14969), (14969, 15406), (15406, 15434), (15434, 15471), (6710, 6720), (14915, 14927), (15471, 15505), (15505, 15727), (15727, 15765), (15765, 15794), (15794, 15821)],
];

const TEXT: &str = concat!(
    "Keep score of gin rummy played with real cards, and settle disputes",
    "Enter one line per hand: `ginscore hand Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s`, or by counts, `ginscore hand Ann 4 v 23`. Without a command, ginscore shows the current score sheet.",
    "Play an evening of Hollywood gin, one line per hand.",
    "Record a hand by its cards, checked against the rules.",
    "Record a hand by counts.",
    "Show the score sheet.",
    "Start a series and make it the current one",
    "Three games side by side, at ten cents a point.",
    "The standard rules with two changes.",
    "Two partners on each side.",
    "Three players in turn; Cid sits out first.",
    "Record a hand",
    "The line says who ended the hand, then that player's cards, `v`, and the other player's: as cards (`Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s`), as counts (`Ann 4 v 23`, `Ann gin v 23`), or as points only (`Ann +18`, or `Ann +18 boxes 3`). `draw` records a hand that nobody won. `@7s` names the knock card, `x 5d` the discard, and a note follows a `#`. A count may be a sum (`4 v kq7`, `4 v 10+7`), a side only its deadwood (`4 v / 7h 3d + 8s`), and `a4v23` is short for `Ann 4 v 23`. `accepted` records a knock over the limit that the other player let pass. ginscore-notation(7) has all of it.",
    "Ann knocks with 4; Bob lays off two cards.",
    "The same hand, arranged by ginscore.",
    "By counts, with the knock card.",
    "By counts; ginscore adds up the king, the queen and the seven.",
    "The hand",
    "Before recording, point out better spreads or lay-offs",
    "Record a hand that nobody won",
    "Record that nobody knocked.",
    "Of partners, the player whose hand it was; all hands of the round that are still played, if none is named. A note, after a `#`",
    "Let a player play the next hand although it is another's turn",
    "For captain's play and three in turn. Of three in turn, name both who play if that is not clear.",
    "Cid plays the next hand.",
    "The player, the opponent if you like, and a note after a `#`",
    "Keep score for an evening, one line per hand",
    "Without names, continues the current series. With names, continues the players' open series if its rules match; otherwise starts a new one with the rules, the stake and the turn to deal of their last series, except for what the options say.\n\nBesides hands, the lines can be `draw`, `undo`, `redo`, `amend 3 Ann 4 v 23`, `deal Bob`, `witness WORD`, and every command of ginscore without the program's name, as in `summary` or `rules explain undercut`. A `#` starts a comment. At a terminal, an empty line starts a question-by-question entry, and after the end of a series it starts the next one; `new Ann Bob` starts a series like their last one, except for what its options say; `help` lists what you can type. Input from a pipe can start a series only with its first line, as in `new Ann Bob`, and stops at the first bad line, with its number and status; the lines before it stay recorded.",
    "Continue the open series of Ann and Bob, or start one.",
    "Replay a script.",
    "All players, as in `new`; or none",
    "Always start a new series",
    "Show the score sheet",
    "Show the sheet of the series with ann in its name.",
    "Show the settlement: who won, by how much, and who pays",
    "With `--as` or rule options, every hand is scored again as its cards would have been laid down under those rules: if they do not allow laying off on gin, laid-off cards count as deadwood; if they do, the defender lays off what fits. The hands whose points change are listed first. Counts stay as reported.",
    "Show who won, and who pays whom.",
    "Settle under Pagat's rules with one change.",
    "Settle under other rules, without recording anything; rule options change the preset",
    "Print the series as a script that reproduces it",
    "Print the evening as a script.",
    "Add what was undone or amended, as comments.",
    "Add what was undone or amended, as comments",
    "Explain the points, boxes and columns of a hand",
    "Explain every number of hand 12.",
    "The number of the hand, as `ginscore score` shows it [default: the last hand]",
    "Show what each player needs, and what they can safely be caught with",
    "Show how many points each player needs, and what they can safely be caught with.",
    "Show which points were left on the table",
    "These are the points that a better spread of a player's own cards would have earned or saved, against the other player's cards as they were laid down. A lay-off that does not fit a better spread counts as deadwood.",
    "Review every hand.",
    "Review hand 12.",
    "The number of a hand [default: all hands]",
    "Verify the ledger; silent if everything is consistent",
    "Checks every series, or the one that `--series` names: the points of each hand, the seals, what this computer wrote last, and copies that other programs left; and the house rules that were saved. Things that are not faults but that you should know are reported once: an accepted change, entries without a seal, and a ledger that has moved.",
    "Verify the whole ledger.",
    "Check whether that seal belongs to this ledger and everything up to it is unchanged.",
    "Record that the edits to the series with ann in its name are intentional.",
    "Show the last seal, for the other player to note",
    "A seal is a short checksum of everything recorded so far. `ginscore audit --seal CODE` checks it later. ginscore-ledger(7) says what it proves.",
    "Show the seal to note.",
    "Undo the last change",
    "Undo the last hand or correction.",
    "Redo the last undone change",
    "Redo what was just undone.",
    "Replace a recorded hand",
    "Replace hand 3.",
    "The number of the hand, as `ginscore score` shows it",
    "The hand as it should have been",
    "Insert a forgotten hand",
    "The hand gets that number, and the later hands move up. Everything that changes by it is shown.",
    "Insert the hand before hand 3.",
    "The number that the hand gets",
    "Delete a hand",
    "The later hands move down. Everything that changes by it is shown, and `undo` brings the hand back.",
    "Delete hand 3, which was recorded twice.",
    "Announce the knock card of the hand in play",
    "The next hand has this card unless it names another one. ginscore says what the card means: the knock limit, and whether the hand is doubled.",
    "The seven of spades was turned up.",
    "The card",
    "Record a misdeal",
    "A misdeal is not a hand: nobody scores, nobody gets a box, and the same player deals again.",
    "Record a misdeal and why.",
    "A note, after a `#`",
    "Record a penalty or an award that the players agreed on",
    "An adjustment is not a hand: it gives no box, opens no game, does not change the dealer, and closes no game by itself. It is entered in the open games in which the player has an entry, or in the game that it names. The reason is required.",
    "Give Ann 10 points.",
    "Take 10 points from Bob in game 2.",
    "Give Ann a box.",
    "The player, the points or boxes, and the reason after a `#`",
    "Stop the series before its end",
    "Open games are settled as they are: both players keep their points and boxes, and nobody gets a bonus for the game. `undo` continues the series.",
    "Stop, and settle what was played.",
    "Correct who deals next",
    "Bob deals next.",
    "The player",
    "Record a word from the other player, and show the seal to write down",
    "The scorekeeper could prepare two versions of an evening with the same seal, but not with the same seal after a word that they cannot know. The other player writes down the seal, says a word, and writes down the seal after it: no other version, prepared earlier or made later, matches both. The word is not a hand and cannot be undone. Without a word, ginscore asks for it at a terminal. ginscore-ledger(7) says what each seal proves.",
    "Record what the other player said; they write down the seal that follows.",
    "One word or several",
    "Check whether groups of cards are melds or, with a slash, a legal spread",
    "Not a run: the ace is low.",
    "A legal spread with 4 deadwood.",
    "The groups, as in `4-7s 9cdh` or `4S 5S 6S, 9C 9D 9H / 2H AC AD KS`",
    "Find the best spread of 1 to 11 cards, or the defender's best",
    "After `on`, write the knocker's melds, on which the defender may lay off. `best -` reads hands from standard input, one per line, and prints their counts.",
    "Find the best spread.",
    "Find the defender's best against two runs.",
    "Print one count per line.",
    "The cards, as in `4-7s 9cdh 2h ac ad`, or `-`",
    "With `-`, print the spread after each count",
    "Rule on a showdown without recording it",
    "The line is a hand, with a player's name or without: `ginscore judge 4-7s 9cdh / 2h ac ad v 23`. The rules are those given as options, otherwise those of the current series, otherwise those of a new series.",
    "Rule on a knock in Oklahoma gin.",
    "List, save and compare house rules, and read the rulebook",
    "Show every rule of a preset.",
    "Save the rules of the house under a name.",
    "Explain what an undercut is, and what it is worth in each source.",
    "List series and choose the current one",
    "List every series of the ledger.",
    "List the players, and correct their names",
    "Without a command, lists the players of the ledger with the number of series in which each one plays.",
    "List the players.",
    "Call Rob Robert from now on, in every series.",
    "Make Bobby and Robert one player.",
    "Export series as a web page or as data for other programs",
    "Exports the current series, or all of them, to standard output or to a file. `html` is a self-contained page to open on a phone or print. `csv` and `jsonl` have one row per hand, with its series and rules, for spreadsheets and databases; `ginscore import` reads them back. `json` is one object with the `--json` output of `score`, `summary` and `hand`. Hands that were undone are not exported.",
    "Export the current series as a page to open or print.",
    "Export every hand of the ledger, one row each.",
    "Export format [default: from the extension of FILE]",
    "Export all series of the ledger",
    "Write to FILE instead of standard output",
    "Import hands from CSV or JSON Lines",
    "Reads the rows that `ginscore export` writes, and the spreadsheets of clubs, saved as CSV: one row per hand, with columns such as Date, Winner, Loser, Points and How, in any order and many spellings. Columns that are not known are ignored, with a remark; `--map` says what they are. ginscore-rows(7) lists the columns. Every hand is checked against the rules of its series: those in the row, otherwise those given as options, otherwise the standard ones. Nothing is written unless the whole file is valid. A series that is already in the ledger is skipped, or continued if the file has more hands.",
    "Print what would be recorded, as a script.",
    "Import into the ledger club.",
    "Import a sheet with the headings Date, Winner, Loser, Points, How and Table.",
    "Import a sheet of games by Pagat's rules, for money.",
    "Import a sheet with headings that ginscore does not know.",
    "Leave a column out without a remark.",
    "Read 11/12/2026 as 11 December.",
    "Show player statistics",
    "Covers all series, or the one that `--series` names. Each figure comes with the number of hands or games that it is based on and, if they are known, with the odds of the deck. Points left on the table are those that a better spread would have earned against the other player's cards as they were laid down, over the hands recorded with cards.",
    "Show all players over all series.",
    "Show Ann against Bob, in series since the start of 2026.",
    "The players, by name or an unambiguous prefix [default: all]",
    "Only series against this player",
    "Only series that started on this date or later",
    "Only series whose rules are based on this preset",
    "Rank players across several ledgers",
    "Shows each player's series won and lost, games, boxes, and net points: those of the settlements and, for unfinished series, those of the closed games. A series found in two ledgers is counted once.",
    "Rank the players of two ledgers, best first.",
    "The ledgers [default: the one in use]",
    "Print completions for a shell",
    "Install completions for bash.",
    "The shell",
    "Show the manual, or write its pages to a directory",
    "At a terminal, shows the page of the program, or of a command, as man(1) does. To a pipe, prints the source of the page for man(1). `notation`, `ledger`, `rows` and `json` are pages, too.",
    "Read the manual.",
    "Read the page of `ginscore table`.",
    "Read the page of `ginscore rules explain`.",
    "Install the man pages.",
    "A command, or `notation`, `ledger`, `rows` or `json` [default: the program]",
    "Write all pages to DIR instead, which is created if it does not exist",
    "List the presets with their sources, and the rules that were saved",
    "List the presets and the saved rules.",
    "Save house rules under a name",
    "Without options, saves the rules of the current series; with rule options, those that `ginscore new` would take with the same options. They are kept in the ledger's directory, for everyone who uses the ledger, and found by `--rules NAME`. Series never change when the rules are saved again: each has its own rules in full.",
    "Save the rules of the current series.",
    "Save Pagat's rules with a change.",
    "Play by them.",
    "The name: letters, digits, `-` and `_`",
    "A note, such as where the rules come from",
    "Replace other rules that are saved under the name",
    "Choose the rules of new series in this ledger, or show them",
    "`new`, `table` and `judge` take these rules if their options name no others. They are kept in the ledger, for everyone who uses it.",
    "Show by which rules a new series is played.",
    "Play by the saved rules club from now on.",
    "Play by the standard rules again.",
    "A preset, or rules that were saved",
    "Delete saved rules",
    "Series that were played by them keep their rules.",
    "Delete the saved rules club.",
    "The name",
    "Show every rule of a preset, of saved rules, or of the current series",
    "Show the rules of the current series.",
    "Show a preset with the knock card.",
    "The preset",
    "Show where two presets or series differ",
    "With two names, compares them; rule options change the second. With one name and rule options, shows what the options change. With one name alone, compares it with the current series.",
    "Show where the two differ.",
    "Show what the option changes.",
    "Show where the rules of the current series differ from Pagat's.",
    "One or two presets or series",
    "Explain a topic of the rulebook, with its sources",
    "Without a topic, lists the topics and terms: what the words of the game mean, what each rule says and who plays by it, and what to do when something goes wrong at the table. A term of the game or a rule's key finds its topic, too. Error messages name their topic after `rule:`.",
    "List the topics and terms of the rulebook.",
    "Print the whole rulebook.",
    "Explain laying off and its order, with the sources.",
    "Explain what happens after a knock above the limit.",
    "A topic, a term, a rule's key, or an unambiguous prefix",
    "Print the whole rulebook",
    "List the series of the ledger",
    "List every series of the ledger; a star marks the current one.",
    "Make a series the current one",
    "Switch to the series with ann in its name.",
    "Its name, or an unambiguous part of it",
    "Show the current series' file, players and rules",
    "Show where the current series is stored.",
    "Delete a series",
    "Its file is moved to the directory `trash` of the ledger, and `ginscore series restore` brings it back. At a terminal, asks first; otherwise `--yes` is required.",
    "Delete the series, after a question.",
    "Delete the series with demo in its name without a question.",
    "Do not ask",
    "Bring a deleted series back",
    "Without a name, lists the deleted series.",
    "List the deleted series.",
    "Bring the series with demo in its name back.",
    "Give a series another name",
    "Only the name of its file changes: the file itself still has the name that the series was started under, which is sealed. All seals stay true.",
    "Call the series club-final.",
    "The new name",
    "Give a player another name in every series",
    "Each series of the player gets an entry, and has the new name from then on: on the sheet, in statistics and in what is exported. Nothing that was recorded is rewritten, so all seals stay true, and the files keep their names. `ginscore undo` does not undo it; rename the player again. A name that another player has is refused: `ginscore players merge` makes two players one. If the command is killed, the same command completes the rest.",
    "Call Rob Robert from now on.",
    "Write the name with a capital letter.",
    "Make two names those of one player",
    "In every series of OLD, the player is called INTO from now on, and statistics count both as one. Nothing that was recorded is rewritten, so all seals stay true. Two players who play each other in any series are not merged.",
    "Count the series of Bobby as Robert's.",
    "The player whose name changes",
    "The player whose name stays",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 241] = [(0, 96), (96, 363), (363, 439), (439, 518), (518, 557), (557, 592), (592, 655), (655, 724), (724, 779), (779, 820), (820, 883), (883, 907), (907, 1720), (1720, 1783), (1783, 1838), (1838, 1886), (1886, 1975), (1975, 1992), (1992, 2071), (2071, 2116), (2116, 2159), (2159, 2334), (2334, 2422), (2422, 2557), (2557, 2596), (2596, 2683), (2683, 2748), (2748, 3941), (3941, 4020), (4020, 4048), (4048, 4099), (4099, 4139), (1992, 2071), (4139, 4172), (4172, 4245), (4245, 4325), (4325, 4738), (4738, 4787), (4787, 4851), (4851, 4970), (4970, 5039), (5039, 5086), (5086, 5151), (5151, 5215), (5215, 5284), (5284, 5333), (5333, 5442), (5442, 5539), (5539, 5652), (5652, 5712), (5712, 6004), (6004, 6035), (6035, 6062), (6062, 6123), (6123, 6200), (6200, 6659), (6659, 6698), (6698, 6817), (6817, 6921), (6921, 6992), (6992, 7189), (7189, 7225), (7225, 7258), (7258, 7309), (7309, 7352), (7352, 7393), (7393, 7430), (7430, 7457), (7457, 7533), (7533, 7581), (7581, 7618), (7618, 7751), (7751, 7798), (7798, 7843), (1975, 1992), (7843, 7867), (7867, 8006), (8006, 8066), (7457, 7533), (8066, 8130), (8130, 8325), (8325, 8377), (8377, 8394), (8394, 8422), (8422, 8550), (8550, 8590), (8590, 8622), (8622, 8702), (8702, 9026), (9026, 9058), (9058, 9110), (9110, 9137), (9137, 9222), (9222, 9269), (9269, 9468), (9468, 9519), (8590, 8622), (9519, 9555), (9555, 9582), (9582, 9602), (9602, 9699), (9699, 10284), (10284, 10388), (10388, 10420), (10420, 10523), (10523, 10564), (10564, 10612), (10612, 10708), (10708, 10796), (10796, 11008), (11008, 11043), (11043, 11106), (11106, 11146), (11146, 11213), (11213, 11277), (11277, 11336), (11336, 11617), (11617, 11666), (1975, 1992), (11666, 11749), (11749, 11793), (11793, 11854), (11854, 11947), (11947, 12004), (12004, 12053), (12053, 12114), (12114, 12255), (12255, 12284), (12284, 12351), (12351, 12402), (12402, 12485), (12485, 13016), (13016, 13093), (13093, 13161), (13161, 13236), (13236, 13284), (13284, 13344), (13344, 13397), (13397, 14200), (14200, 14263), (14263, 14307), (14307, 14415), (14415, 14491), (14491, 14574), (14574, 14629), (14629, 14677), (14677, 14713), (14713, 15176), (15176, 15227), (15227, 15308), (15308, 15395), (15395, 15443), (15443, 15511), (15511, 15582), (15582, 15635), (15635, 15904), (15904, 15969), (15969, 16025), (16025, 16070), (16070, 16115), (16115, 16134), (16134, 16207), (16207, 16463), (16463, 16491), (16491, 16543), (16543, 16606), (16606, 16642), (16642, 16749), (16749, 16848), (16848, 16943), (16943, 16999), (16999, 17044), (17044, 17480), (17480, 17536), (17536, 17587), (17587, 17611), (17611, 17668), (17668, 17729), (17729, 17801), (17801, 17886), (17886, 18067), (18067, 18131), (18131, 18192), (18192, 18243), (18243, 18295), (18295, 18326), (18326, 18398), (18398, 18442), (18442, 18459), (18459, 18558), (18558, 18614), (18614, 18666), (18666, 18686), (18686, 18745), (18745, 18996), (18996, 19037), (19037, 19082), (19082, 19173), (19173, 19217), (19217, 19289), (19289, 19665), (19665, 19728), (19728, 19768), (19768, 19843), (19843, 19918), (19918, 19998), (19998, 20037), (20037, 20082), (20082, 20171), (20171, 20216), (20216, 20279), (20279, 20336), (20336, 20407), (20407, 20467), (20467, 20494), (20494, 20715), (20715, 20770), (20770, 20855), (20279, 20336), (20855, 20875), (20875, 20918), (20918, 20979), (20979, 21018), (21018, 21083), (20279, 20336), (21083, 21124), (21124, 21320), (21320, 21363), (20279, 20336), (21363, 21386), (21386, 21449), (21449, 22038), (22038, 22082), (22082, 22138), (9582, 9602), (21363, 21386), (22138, 22190), (22190, 22493), (22493, 22550), (22550, 22595), (22595, 22638)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦Keep score of gin rummy played with real cards, and settle disputes ~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Enter one line per hand: `ginscore hand Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s`, or by counts, `ginscore hand Ann 4 v 23`. Without a command, ginscore shows the current score sheet. ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Play an evening of Hollywood gin, one line per hand. ~~~~~~~~~~~~~~~~~⟧",
    "⟦Record a hand by its cards, checked against the rules. ~~~~~~~~~~~~~~~~~~⟧",
    "⟦Record a hand by counts. ~~~~~~~~⟧",
    "⟦Show the score sheet. ~~~~~~~⟧",
    "⟦Start a series and make it the current one ~~~~~~~~~~~~~~⟧",
    "⟦Three games side by side, at ten cents a point. ~~~~~~~~~~~~~~~⟧",
    "⟦The standard rules with two changes. ~~~~~~~~~~~~⟧",
    "⟦Two partners on each side. ~~~~~~~~⟧",
    "⟦Three players in turn; Cid sits out first. ~~~~~~~~~~~~~~⟧",
    "⟦Record a hand ~~~~⟧",
    "⟦The line says who ended the hand, then that player's cards, `v`, and the other player's: as cards (`Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s`), as counts (`Ann 4 v 23`, `Ann gin v 23`), or as points only (`Ann +18`, or `Ann +18 boxes 3`). `draw` records a hand that nobody won. `@7s` names the knock card, `x 5d` the discard, and a note follows a `#`. A count may be a sum (`4 v kq7`, `4 v 10+7`), a side only its deadwood (`4 v / 7h 3d + 8s`), and `a4v23` is short for `Ann 4 v 23`. `accepted` records a knock over the limit that the other player let pass. ginscore-notation(7) has all of it. ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Ann knocks with 4; Bob lays off two cards. ~~~~~~~~~~~~~~⟧",
    "⟦The same hand, arranged by ginscore. ~~~~~~~~~~~~⟧",
    "⟦By counts, with the knock card. ~~~~~~~~~~⟧",
    "⟦By counts; ginscore adds up the king, the queen and the seven. ~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The hand ~~⟧",
    "⟦Before recording, point out better spreads or lay-offs ~~~~~~~~~~~~~~~~~~⟧",
    "⟦Record a hand that nobody won ~~~~~~~~~⟧",
    "⟦Record that nobody knocked. ~~~~~~~~~⟧",
    "⟦Of partners, the player whose hand it was; all hands of the round that are still played, if none is named. A note, after a `#` ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Let a player play the next hand although it is another's turn ~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦For captain's play and three in turn. Of three in turn, name both who play if that is not clear. ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Cid plays the next hand. ~~~~~~~~⟧",
    "⟦The player, the opponent if you like, and a note after a `#` ~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Keep score for an evening, one line per hand ~~~~~~~~~~~~~~⟧",
    "⟦Without names, continues the current series. With names, continues the players' open series if its rules match; otherwise starts a new one with the rules, the stake and the turn to deal of their last series, except for what the options say.\n\nBesides hands, the lines can be `draw`, `undo`, `redo`, `amend 3 Ann 4 v 23`, `deal Bob`, `witness WORD`, and every command of ginscore without the program's name, as in `summary` or `rules explain undercut`. A `#` starts a comment. At a terminal, an empty line starts a question-by-question entry, and after the end of a series it starts the next one; `new Ann Bob` starts a series like their last one, except for what its options say; `help` lists what you can type. Input from a pipe can start a series only with its first line, as in `new Ann Bob`, and stops at the first bad line, with its number and status; the lines before it stay recorded. ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Continue the open series of Ann and Bob, or start one. ~~~~~~~~~~~~~~~~~~⟧",
    "⟦Replay a script. ~~~~~⟧",
    "⟦All players, as in `new`; or none ~~~~~~~~~~~⟧",
    "⟦Always start a new series ~~~~~~~~⟧",
    "⟦Show the score sheet ~~~~~~⟧",
    "⟦Show the sheet of the series with ann in its name. ~~~~~~~~~~~~~~~~⟧",
    "⟦Show the settlement: who won, by how much, and who pays ~~~~~~~~~~~~~~~~~~⟧",
    "⟦With `--as` or rule options, every hand is scored again as its cards would have been laid down under those rules: if they do not allow laying off on gin, laid-off cards count as deadwood; if they do, the defender lays off what fits. The hands whose points change are listed first. Counts stay as reported. ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Show who won, and who pays whom. ~~~~~~~~~~⟧",
    "⟦Settle under Pagat's rules with one change. ~~~~~~~~~~~~~~⟧",
    "⟦Settle under other rules, without recording anything; rule options change the preset ~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Print the series as a script that reproduces it ~~~~~~~~~~~~~~~⟧",
    "⟦Print the evening as a script. ~~~~~~~~~~⟧",
    "⟦Add what was undone or amended, as comments. ~~~~~~~~~~~~~~⟧",
    "⟦Add what was undone or amended, as comments ~~~~~~~~~~~~~~⟧",
    "⟦Explain the points, boxes and columns of a hand ~~~~~~~~~~~~~~~⟧",
    "⟦Explain every number of hand 12. ~~~~~~~~~~⟧",
    "⟦The number of the hand, as `ginscore score` shows it [default: the last hand] ~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Show what each player needs, and what they can safely be caught with ~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Show how many points each player needs, and what they can safely be caught with. ~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Show which points were left on the table ~~~~~~~~~~~~~⟧",
    "⟦These are the points that a better spread of a player's own cards would have earned or saved, against the other player's cards as they were laid down. A lay-off that does not fit a better spread counts as deadwood. ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Review every hand. ~~~~~~⟧",
    "⟦Review hand 12. ~~~~~⟧",
    "⟦The number of a hand [default: all hands] ~~~~~~~~~~~~~⟧",
    "⟦Verify the ledger; silent if everything is consistent ~~~~~~~~~~~~~~~~~⟧",
    "⟦Checks every series, or the one that `--series` names: the points of each hand, the seals, what this computer wrote last, and copies that other programs left; and the house rules that were saved. Things that are not faults but that you should know are reported once: an accepted change, entries without a seal, and a ledger that has moved. ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Verify the whole ledger. ~~~~~~~~⟧",
    "⟦Check whether that seal belongs to this ledger and everything up to it is unchanged. ~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Record that the edits to the series with ann in its name are intentional. ~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Show the last seal, for the other player to note ~~~~~~~~~~~~~~~~⟧",
    "⟦A seal is a short checksum of everything recorded so far. `ginscore audit --seal CODE` checks it later. ginscore-ledger(7) says what it proves. ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Show the seal to note. ~~~~~~~⟧",
    "⟦Undo the last change ~~~~~~⟧",
    "⟦Undo the last hand or correction. ~~~~~~~~~~~⟧",
    "⟦Redo the last undone change ~~~~~~~~~⟧",
    "⟦Redo what was just undone. ~~~~~~~~⟧",
    "⟦Replace a recorded hand ~~~~~~~⟧",
    "⟦Replace hand 3. ~~~~~⟧",
    "⟦The number of the hand, as `ginscore score` shows it ~~~~~~~~~~~~~~~~~⟧",
    "⟦The hand as it should have been ~~~~~~~~~~⟧",
    "⟦Insert a forgotten hand ~~~~~~~⟧",
    "⟦The hand gets that number, and the later hands move up. Everything that changes by it is shown. ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Insert the hand before hand 3. ~~~~~~~~~~⟧",
    "⟦The number that the hand gets ~~~~~~~~~⟧",
    "⟦Delete a hand ~~~~⟧",
    "⟦The later hands move down. Everything that changes by it is shown, and `undo` brings the hand back. ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Delete hand 3, which was recorded twice. ~~~~~~~~~~~~~⟧",
    "⟦Announce the knock card of the hand in play ~~~~~~~~~~~~~~⟧",
    "⟦The next hand has this card unless it names another one. ginscore says what the card means: the knock limit, and whether the hand is doubled. ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The seven of spades was turned up. ~~~~~~~~~~~⟧",
    "⟦The card ~~⟧",
    "⟦Record a misdeal ~~~~~⟧",
    "⟦A misdeal is not a hand: nobody scores, nobody gets a box, and the same player deals again. ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Record a misdeal and why. ~~~~~~~~⟧",
    "⟦A note, after a `#` ~~~~~~⟧",
    "⟦Record a penalty or an award that the players agreed on ~~~~~~~~~~~~~~~~~~⟧",
    "⟦An adjustment is not a hand: it gives no box, opens no game, does not change the dealer, and closes no game by itself. It is entered in the open games in which the player has an entry, or in the game that it names. The reason is required. ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Give Ann 10 points. ~~~~~~⟧",
    "⟦Take 10 points from Bob in game 2. ~~~~~~~~~~~⟧",
    "⟦Give Ann a box. ~~~~~⟧",
    "⟦The player, the points or boxes, and the reason after a `#` ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Stop the series before its end ~~~~~~~~~~⟧",
    "⟦Open games are settled as they are: both players keep their points and boxes, and nobody gets a bonus for the game. `undo` continues the series. ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Stop, and settle what was played. ~~~~~~~~~~~⟧",
    "⟦Correct who deals next ~~~~~~~⟧",
    "⟦Bob deals next. ~~~~~⟧",
    "⟦The player ~~~⟧",
    "⟦Record a word from the other player, and show the seal to write down ~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The scorekeeper could prepare two versions of an evening with the same seal, but not with the same seal after a word that they cannot know. The other player writes down the seal, says a word, and writes down the seal after it: no other version, prepared earlier or made later, matches both. The word is not a hand and cannot be undone. Without a word, ginscore asks for it at a terminal. ginscore-ledger(7) says what each seal proves. ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Record what the other player said; they write down the seal that follows. ~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦One word or several ~~~~~~⟧",
    "⟦Check whether groups of cards are melds or, with a slash, a legal spread ~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Not a run: the ace is low. ~~~~~~~~⟧",
    "⟦A legal spread with 4 deadwood. ~~~~~~~~~~⟧",
    "⟦The groups, as in `4-7s 9cdh` or `4S 5S 6S, 9C 9D 9H / 2H AC AD KS` ~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Find the best spread of 1 to 11 cards, or the defender's best ~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦After `on`, write the knocker's melds, on which the defender may lay off. `best -` reads hands from standard input, one per line, and prints their counts. ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Find the best spread. ~~~~~~~⟧",
    "⟦Find the defender's best against two runs. ~~~~~~~~~~~~~~⟧",
    "⟦Print one count per line. ~~~~~~~~⟧",
    "⟦The cards, as in `4-7s 9cdh 2h ac ad`, or `-` ~~~~~~~~~~~~~~~⟧",
    "⟦With `-`, print the spread after each count ~~~~~~~~~~~~~~⟧",
    "⟦Rule on a showdown without recording it ~~~~~~~~~~~~~⟧",
    "⟦The line is a hand, with a player's name or without: `ginscore judge 4-7s 9cdh / 2h ac ad v 23`. The rules are those given as options, otherwise those of the current series, otherwise those of a new series. ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Rule on a knock in Oklahoma gin. ~~~~~~~~~~⟧",
    "⟦List, save and compare house rules, and read the rulebook ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Show every rule of a preset. ~~~~~~~~~⟧",
    "⟦Save the rules of the house under a name. ~~~~~~~~~~~~~⟧",
    "⟦Explain what an undercut is, and what it is worth in each source. ~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦List series and choose the current one ~~~~~~~~~~~~⟧",
    "⟦List every series of the ledger. ~~~~~~~~~~⟧",
    "⟦List the players, and correct their names ~~~~~~~~~~~~~⟧",
    "⟦Without a command, lists the players of the ledger with the number of series in which each one plays. ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦List the players. ~~~~~⟧",
    "⟦Call Rob Robert from now on, in every series. ~~~~~~~~~~~~~~~⟧",
    "⟦Make Bobby and Robert one player. ~~~~~~~~~~~⟧",
    "⟦Export series as a web page or as data for other programs ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Exports the current series, or all of them, to standard output or to a file. `html` is a self-contained page to open on a phone or print. `csv` and `jsonl` have one row per hand, with its series and rules, for spreadsheets and databases; `ginscore import` reads them back. `json` is one object with the `--json` output of `score`, `summary` and `hand`. Hands that were undone are not exported. ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Export the current series as a page to open or print. ~~~~~~~~~~~~~~~~~⟧",
    "⟦Export every hand of the ledger, one row each. ~~~~~~~~~~~~~~~⟧",
    "⟦Export format [default: from the extension of FILE] ~~~~~~~~~~~~~~~~~⟧",
    "⟦Export all series of the ledger ~~~~~~~~~~⟧",
    "⟦Write to FILE instead of standard output ~~~~~~~~~~~~~⟧",
    "⟦Import hands from CSV or JSON Lines ~~~~~~~~~~~⟧",
    "⟦Reads the rows that `ginscore export` writes, and the spreadsheets of clubs, saved as CSV: one row per hand, with columns such as Date, Winner, Loser, Points and How, in any order and many spellings. Columns that are not known are ignored, with a remark; `--map` says what they are. ginscore-rows(7) lists the columns. Every hand is checked against the rules of its series: those in the row, otherwise those given as options, otherwise the standard ones. Nothing is written unless the whole file is valid. A series that is already in the ledger is skipped, or continued if the file has more hands. ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Print what would be recorded, as a script. ~~~~~~~~~~~~~~⟧",
    "⟦Import into the ledger club. ~~~~~~~~~⟧",
    "⟦Import a sheet with the headings Date, Winner, Loser, Points, How and Table. ~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Import a sheet of games by Pagat's rules, for money. ~~~~~~~~~~~~~~~~~⟧",
    "⟦Import a sheet with headings that ginscore does not know. ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Leave a column out without a remark. ~~~~~~~~~~~~⟧",
    "⟦Read 11/12/2026 as 11 December. ~~~~~~~~~~⟧",
    "⟦Show player statistics ~~~~~~~⟧",
    "⟦Covers all series, or the one that `--series` names. Each figure comes with the number of hands or games that it is based on and, if they are known, with the odds of the deck. Points left on the table are those that a better spread would have earned against the other player's cards as they were laid down, over the hands recorded with cards. ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Show all players over all series. ~~~~~~~~~~~⟧",
    "⟦Show Ann against Bob, in series since the start of 2026. ~~~~~~~~~~~~~~~~~~⟧",
    "⟦The players, by name or an unambiguous prefix [default: all] ~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Only series against this player ~~~~~~~~~~⟧",
    "⟦Only series that started on this date or later ~~~~~~~~~~~~~~~⟧",
    "⟦Only series whose rules are based on this preset ~~~~~~~~~~~~~~~~⟧",
    "⟦Rank players across several ledgers ~~~~~~~~~~~⟧",
    "⟦Shows each player's series won and lost, games, boxes, and net points: those of the settlements and, for unfinished series, those of the closed games. A series found in two ledgers is counted once. ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Rank the players of two ledgers, best first. ~~~~~~~~~~~~~~⟧",
    "⟦The ledgers [default: the one in use] ~~~~~~~~~~~~⟧",
    "⟦Print completions for a shell ~~~~~~~~~⟧",
    "⟦Install completions for bash. ~~~~~~~~~⟧",
    "⟦The shell ~~~⟧",
    "⟦Show the manual, or write its pages to a directory ~~~~~~~~~~~~~~~~⟧",
    "⟦At a terminal, shows the page of the program, or of a command, as man(1) does. To a pipe, prints the source of the page for man(1). `notation`, `ledger`, `rows` and `json` are pages, too. ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Read the manual. ~~~~~⟧",
    "⟦Read the page of `ginscore table`. ~~~~~~~~~~~⟧",
    "⟦Read the page of `ginscore rules explain`. ~~~~~~~~~~~~~~⟧",
    "⟦Install the man pages. ~~~~~~~⟧",
    "⟦A command, or `notation`, `ledger`, `rows` or `json` [default: the program] ~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Write all pages to DIR instead, which is created if it does not exist ~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦List the presets with their sources, and the rules that were saved ~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦List the presets and the saved rules. ~~~~~~~~~~~~⟧",
    "⟦Save house rules under a name ~~~~~~~~~⟧",
    "⟦Without options, saves the rules of the current series; with rule options, those that `ginscore new` would take with the same options. They are kept in the ledger's directory, for everyone who uses the ledger, and found by `--rules NAME`. Series never change when the rules are saved again: each has its own rules in full. ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Save the rules of the current series. ~~~~~~~~~~~~⟧",
    "⟦Save Pagat's rules with a change. ~~~~~~~~~~~⟧",
    "⟦Play by them. ~~~~⟧",
    "⟦The name: letters, digits, `-` and `_` ~~~~~~~~~~~~⟧",
    "⟦A note, such as where the rules come from ~~~~~~~~~~~~~⟧",
    "⟦Replace other rules that are saved under the name ~~~~~~~~~~~~~~~~⟧",
    "⟦Choose the rules of new series in this ledger, or show them ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦`new`, `table` and `judge` take these rules if their options name no others. They are kept in the ledger, for everyone who uses it. ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Show by which rules a new series is played. ~~~~~~~~~~~~~~⟧",
    "⟦Play by the saved rules club from now on. ~~~~~~~~~~~~~⟧",
    "⟦Play by the standard rules again. ~~~~~~~~~~~⟧",
    "⟦A preset, or rules that were saved ~~~~~~~~~~~⟧",
    "⟦Delete saved rules ~~~~~~⟧",
    "⟦Series that were played by them keep their rules. ~~~~~~~~~~~~~~~~⟧",
    "⟦Delete the saved rules club. ~~~~~~~~~⟧",
    "⟦The name ~~⟧",
    "⟦Show every rule of a preset, of saved rules, or of the current series ~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Show the rules of the current series. ~~~~~~~~~~~~⟧",
    "⟦Show a preset with the knock card. ~~~~~~~~~~~⟧",
    "⟦The preset ~~~⟧",
    "⟦Show where two presets or series differ ~~~~~~~~~~~~~⟧",
    "⟦With two names, compares them; rule options change the second. With one name and rule options, shows what the options change. With one name alone, compares it with the current series. ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Show where the two differ. ~~~~~~~~⟧",
    "⟦Show what the option changes. ~~~~~~~~~⟧",
    "⟦Show where the rules of the current series differ from Pagat's. ~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦One or two presets or series ~~~~~~~~~⟧",
    "⟦Explain a topic of the rulebook, with its sources ~~~~~~~~~~~~~~~~⟧",
    "⟦Without a topic, lists the topics and terms: what the words of the game mean, what each rule says and who plays by it, and what to do when something goes wrong at the table. A term of the game or a rule's key finds its topic, too. Error messages name their topic after `rule:`. ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦List the topics and terms of the rulebook. ~~~~~~~~~~~~~~⟧",
    "⟦Print the whole rulebook. ~~~~~~~~⟧",
    "⟦Explain laying off and its order, with the sources. ~~~~~~~~~~~~~~~~~⟧",
    "⟦Explain what happens after a knock above the limit. ~~~~~~~~~~~~~~~~~⟧",
    "⟦A topic, a term, a rule's key, or an unambiguous prefix ~~~~~~~~~~~~~~~~~~⟧",
    "⟦Print the whole rulebook ~~~~~~~~⟧",
    "⟦List the series of the ledger ~~~~~~~~~⟧",
    "⟦List every series of the ledger; a star marks the current one. ~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Make a series the current one ~~~~~~~~~⟧",
    "⟦Switch to the series with ann in its name. ~~~~~~~~~~~~~~⟧",
    "⟦Its name, or an unambiguous part of it ~~~~~~~~~~~~⟧",
    "⟦Show the current series' file, players and rules ~~~~~~~~~~~~~~~~⟧",
    "⟦Show where the current series is stored. ~~~~~~~~~~~~~⟧",
    "⟦Delete a series ~~~~~⟧",
    "⟦Its file is moved to the directory `trash` of the ledger, and `ginscore series restore` brings it back. At a terminal, asks first; otherwise `--yes` is required. ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Delete the series, after a question. ~~~~~~~~~~~~⟧",
    "⟦Delete the series with demo in its name without a question. ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Do not ask ~~~⟧",
    "⟦Bring a deleted series back ~~~~~~~~~⟧",
    "⟦Without a name, lists the deleted series. ~~~~~~~~~~~~~⟧",
    "⟦List the deleted series. ~~~~~~~~⟧",
    "⟦Bring the series with demo in its name back. ~~~~~~~~~~~~~~⟧",
    "⟦Give a series another name ~~~~~~~~⟧",
    "⟦Only the name of its file changes: the file itself still has the name that the series was started under, which is sealed. All seals stay true. ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Call the series club-final. ~~~~~~~~~⟧",
    "⟦The new name ~~~~⟧",
    "⟦Give a player another name in every series ~~~~~~~~~~~~~~⟧",
    "⟦Each series of the player gets an entry, and has the new name from then on: on the sheet, in statistics and in what is exported. Nothing that was recorded is rewritten, so all seals stay true, and the files keep their names. `ginscore undo` does not undo it; rename the player again. A name that another player has is refused: `ginscore players merge` makes two players one. If the command is killed, the same command completes the rest. ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Call Rob Robert from now on. ~~~~~~~~~⟧",
    "⟦Write the name with a capital letter. ~~~~~~~~~~~~⟧",
    "⟦Make two names those of one player ~~~~~~~~~~~⟧",
    "⟦In every series of OLD, the player is called INTO from now on, and statistics count both as one. Nothing that was recorded is rewritten, so all seals stay true. Two players who play each other in any series are not merged. ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Count the series of Bobby as Robert's. ~~~~~~~~~~~~⟧",
    "⟦The player whose name changes ~~~~~~~~~⟧",
    "⟦The player whose name stays ~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("program", 0),
    ("program-more", 0),
    ("program-example-1", 0),
    ("program-example-2", 0),
    ("program-example-3", 0),
    ("program-example-4", 0),
    ("new", 0),
    ("new-example-1", 0),
    ("new-example-2", 0),
    ("new-example-3", 0),
    ("new-example-4", 0),
    ("hand", 0),
    ("hand-more", 0),
    ("hand-example-1", 0),
    ("hand-example-2", 0),
    ("hand-example-3", 0),
    ("hand-example-4", 0),
    ("hand-line", 0),
    ("hand-advise", 0),
    ("draw", 0),
    ("draw-example", 0),
    ("draw-note", 0),
    ("seat", 0),
    ("seat-more", 0),
    ("seat-example", 0),
    ("seat-line", 0),
    ("table", 0),
    ("table-more", 0),
    ("table-example-1", 0),
    ("table-example-2", 0),
    ("table-players", 0),
    ("table-new", 0),
    ("table-advise", 0),
    ("score", 0),
    ("score-example", 0),
    ("summary", 0),
    ("summary-more", 0),
    ("summary-example-1", 0),
    ("summary-example-2", 0),
    ("summary-other", 0),
    ("log", 0),
    ("log-example-1", 0),
    ("log-example-2", 0),
    ("log-all", 0),
    ("why", 0),
    ("why-example", 0),
    ("why-number", 0),
    ("counts", 0),
    ("counts-example", 0),
    ("review", 0),
    ("review-more", 0),
    ("review-example-1", 0),
    ("review-example-2", 0),
    ("review-number", 0),
    ("audit", 0),
    ("audit-more", 0),
    ("audit-example-1", 0),
    ("audit-example-2", 0),
    ("audit-example-3", 0),
    ("seal", 0),
    ("seal-more", 0),
    ("seal-example", 0),
    ("undo", 0),
    ("undo-example", 0),
    ("redo", 0),
    ("redo-example", 0),
    ("amend", 0),
    ("amend-example", 0),
    ("amend-number", 0),
    ("amend-line", 0),
    ("insert", 0),
    ("insert-more", 0),
    ("insert-example", 0),
    ("insert-number", 0),
    ("insert-line", 0),
    ("delete", 0),
    ("delete-more", 0),
    ("delete-example", 0),
    ("delete-number", 0),
    ("up", 0),
    ("up-more", 0),
    ("up-example", 0),
    ("up-card", 0),
    ("misdeal", 0),
    ("misdeal-more", 0),
    ("misdeal-example", 0),
    ("misdeal-note", 0),
    ("adjust", 0),
    ("adjust-more", 0),
    ("adjust-example-1", 0),
    ("adjust-example-2", 0),
    ("adjust-example-3", 0),
    ("adjust-line", 0),
    ("stop", 0),
    ("stop-more", 0),
    ("stop-example", 0),
    ("stop-note", 0),
    ("deal", 0),
    ("deal-example", 0),
    ("deal-name", 0),
    ("witness", 0),
    ("witness-more", 0),
    ("witness-example", 0),
    ("witness-word", 0),
    ("check", 0),
    ("check-example-1", 0),
    ("check-example-2", 0),
    ("check-groups", 0),
    ("best", 0),
    ("best-more", 0),
    ("best-example-1", 0),
    ("best-example-2", 0),
    ("best-example-3", 0),
    ("best-cards", 0),
    ("best-spread", 0),
    ("judge", 0),
    ("judge-more", 0),
    ("judge-example", 0),
    ("judge-line", 0),
    ("rules", 0),
    ("rules-example-1", 0),
    ("rules-example-2", 0),
    ("rules-example-3", 0),
    ("series", 0),
    ("series-example", 0),
    ("players", 0),
    ("players-more", 0),
    ("players-example-1", 0),
    ("players-example-2", 0),
    ("players-example-3", 0),
    ("export", 0),
    ("export-more", 0),
    ("export-example-1", 0),
    ("export-example-2", 0),
    ("export-format", 0),
    ("export-all", 0),
    ("export-output", 0),
    ("import", 0),
    ("import-more", 0),
    ("import-example-1", 0),
    ("import-example-2", 0),
    ("import-example-3", 0),
    ("import-example-4", 0),
    ("import-example-5", 0),
    ("import-example-6", 0),
    ("import-example-7", 0),
    ("stats", 0),
    ("stats-more", 0),
    ("stats-example-1", 0),
    ("stats-example-2", 0),
    ("stats-players", 0),
    ("stats-against", 0),
    ("stats-since", 0),
    ("stats-preset", 0),
    ("standings", 0),
    ("standings-more", 0),
    ("standings-example", 0),
    ("standings-dirs", 0),
    ("completions", 0),
    ("completions-example", 0),
    ("completions-shell", 0),
    ("man", 0),
    ("man-more", 0),
    ("man-example-1", 0),
    ("man-example-2", 0),
    ("man-example-3", 0),
    ("man-example-4", 0),
    ("man-page", 0),
    ("man-output", 0),
    ("rules-list", 0),
    ("rules-list-example", 0),
    ("rules-save", 0),
    ("rules-save-more", 0),
    ("rules-save-example-1", 0),
    ("rules-save-example-2", 0),
    ("rules-save-example-3", 0),
    ("rules-save-name", 0),
    ("rules-save-note", 0),
    ("rules-save-replace", 0),
    ("rules-default", 0),
    ("rules-default-more", 0),
    ("rules-default-example-1", 0),
    ("rules-default-example-2", 0),
    ("rules-default-example-3", 0),
    ("rules-default-name", 0),
    ("rules-delete", 0),
    ("rules-delete-more", 0),
    ("rules-delete-example", 0),
    ("rules-delete-name", 0),
    ("rules-show", 0),
    ("rules-show-example-1", 0),
    ("rules-show-example-2", 0),
    ("rules-show-name", 0),
    ("rules-diff", 0),
    ("rules-diff-more", 0),
    ("rules-diff-example-1", 0),
    ("rules-diff-example-2", 0),
    ("rules-diff-example-3", 0),
    ("rules-diff-names", 0),
    ("rules-explain", 0),
    ("rules-explain-more", 0),
    ("rules-explain-example-1", 0),
    ("rules-explain-example-2", 0),
    ("rules-explain-example-3", 0),
    ("rules-explain-example-4", 0),
    ("rules-explain-topic", 0),
    ("rules-explain-all", 0),
    ("series-list", 0),
    ("series-list-example", 0),
    ("series-use", 0),
    ("series-use-example", 0),
    ("series-use-name", 0),
    ("series-show", 0),
    ("series-show-example", 0),
    ("series-delete", 0),
    ("series-delete-more", 0),
    ("series-delete-example-1", 0),
    ("series-delete-example-2", 0),
    ("series-delete-name", 0),
    ("series-delete-yes", 0),
    ("series-restore", 0),
    ("series-restore-more", 0),
    ("series-restore-example-1", 0),
    ("series-restore-example-2", 0),
    ("series-restore-name", 0),
    ("series-rename", 0),
    ("series-rename-more", 0),
    ("series-rename-example", 0),
    ("series-rename-name", 0),
    ("series-rename-new", 0),
    ("players-rename", 0),
    ("players-rename-more", 0),
    ("players-rename-example-1", 0),
    ("players-rename-example-2", 0),
    ("players-rename-old", 0),
    ("players-rename-new", 0),
    ("players-merge", 0),
    ("players-merge-more", 0),
    ("players-merge-example", 0),
    ("players-merge-old", 0),
    ("players-merge-into", 0),
];
