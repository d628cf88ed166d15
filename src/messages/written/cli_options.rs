//! The messages of `l10n/*/cli-options.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// The ledger: a directory with one file per series [env: GINSCORE_LEDGER]
pub(crate) struct GlobalLedger;

impl Message for GlobalLedger {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for GlobalLedger {}

// The series to use: its name, or an unambiguous part of it
pub(crate) struct GlobalSeries;

impl Message for GlobalSeries {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for GlobalSeries {}

// Print JSON
pub(crate) struct GlobalJson;

impl Message for GlobalJson {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for GlobalJson {}

// The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system's]
pub(crate) struct GlobalLang;

impl Message for GlobalLang {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for GlobalLang {}

// When to use color
pub(crate) struct GlobalColor;

impl Message for GlobalColor {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for GlobalColor {}

// How to show cards [env: GINSCORE_CARDS]
pub(crate) struct GlobalCardLook;

impl Message for GlobalCardLook {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for GlobalCardLook {}

// Never ask questions, even at a terminal
pub(crate) struct GlobalNoInput;

impl Message for GlobalNoInput {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for GlobalNoInput {}

// Plain text for screen readers: no boxes or symbols
pub(crate) struct GlobalPlain;

impl Message for GlobalPlain {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for GlobalPlain {}

// Print errors and warnings only
pub(crate) struct GlobalQuiet;

impl Message for GlobalQuiet {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for GlobalQuiet {}

// D♦ 10♥, with the faces of a German deck
pub(crate) struct CardsBdk;

impl Message for CardsBdk {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for CardsBdk {}

// D♦ 10♥, with the faces of a French or Portuguese deck
pub(crate) struct CardsVdr;

impl Message for CardsVdr {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for CardsVdr {}

// D♦ 10♥, with the faces of a Polish deck
pub(crate) struct CardsWdk;

impl Message for CardsWdk {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 11) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for CardsWdk {}

// A self-contained web page
pub(crate) struct FormatHtml;

impl Message for FormatHtml {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 12) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for FormatHtml {}

// One row per hand, for spreadsheets
pub(crate) struct FormatCsv;

impl Message for FormatCsv {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 13) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for FormatCsv {}

// One object with everything
pub(crate) struct FormatJson;

impl Message for FormatJson {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 14) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for FormatJson {}

// One object per hand, one per line
pub(crate) struct FormatJsonl;

impl Message for FormatJsonl {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 15) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for FormatJsonl {}

// The file, or `-` for standard input
pub(crate) struct ImportFile;

impl Message for ImportFile {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 16) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ImportFile {}

// Print what would be recorded, one script per series, and write nothing
pub(crate) struct ImportDryRun;

impl Message for ImportDryRun {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 17) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ImportDryRun {}

// Read the column with that heading as that column, or `ignore` it; may be repeated
pub(crate) struct ImportMap;

impl Message for ImportMap {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 18) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ImportMap {}

// The order of day and month in dates such as 11/12/2026
pub(crate) struct ImportDates;

impl Message for ImportDates {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 19) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ImportDates {}

// Money per point, as in `0.10`, unless the rows give it
pub(crate) struct ImportStake;

impl Message for ImportStake {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 20) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ImportStake {}

// Check a seal that someone wrote down: is it from this ledger, and is everything up to it unchanged?
pub(crate) struct AuditSeal;

impl Message for AuditSeal {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 21) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for AuditSeal {}

// Record that manual edits to the file are intentional
pub(crate) struct AuditAccept;

impl Message for AuditAccept {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 22) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for AuditAccept {}

// Rules to start from, as `ginscore rules list` shows them [default: those of `ginscore rules default`]
pub(crate) struct RulesPreset;

impl Message for RulesPreset {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 23) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesPreset {}

// Play Oklahoma: the knock card's value limits the knock, an ace requires gin, and a spade doubles the hand
pub(crate) struct ChangesOklahoma;

impl Message for ChangesOklahoma {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 24) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ChangesOklahoma {}

// Play Hollywood: three games side by side
pub(crate) struct ChangesHollywood;

impl Message for ChangesHollywood {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 25) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ChangesHollywood {}

// Points that win a game
pub(crate) struct ChangesTarget;

impl Message for ChangesTarget {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 26) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ChangesTarget {}

// Bonus for gin
pub(crate) struct ChangesGinBonus;

impl Message for ChangesGinBonus {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 27) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ChangesGinBonus {}

// Bonus for an undercut
pub(crate) struct ChangesUndercutBonus;

impl Message for ChangesUndercutBonus {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 28) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ChangesUndercutBonus {}

// Value of a box
pub(crate) struct ChangesBoxValue;

impl Message for ChangesBoxValue {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 29) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ChangesBoxValue {}

// Bonus for winning a game
pub(crate) struct ChangesGameBonus;

impl Message for ChangesGameBonus {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 30) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ChangesGameBonus {}

// Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them
pub(crate) struct ChangesSettings;

impl Message for ChangesSettings {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 31) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ChangesSettings {}

// The player, or the side, who deals first (the players cut, and the lowest card deals)
pub(crate) struct NewDealer;

impl Message for NewDealer {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 32) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NewDealer {}

// Money per point, as in `0.10`, or `none`
pub(crate) struct NewStake;

impl Message for NewStake {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 33) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NewStake {}

// Name of the series [default: its start and players]
pub(crate) struct NewName;

impl Message for NewName {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 34) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NewName {}

// Names of the two sides, as in `We,They` [default: their players]
pub(crate) struct NewSides;

impl Message for NewSides {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 35) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NewSides {}

// Of three players in turn, the one who sits out first [default: the last]
pub(crate) struct NewOut;

impl Message for NewOut {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 36) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NewOut {}

// Start with a new player's name even if it is close to one that the ledger knows
pub(crate) struct NewNewPlayer;

impl Message for NewNewPlayer {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 37) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NewNewPlayer {}

// The players: `Ann Bob`; sides `Ann Cid v Bob Dan`; a captain `Ann v Bob Cid`; three in turn `Ann Bob Cid`
pub(crate) struct NewPlayers;

impl Message for NewPlayers {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 38) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NewPlayers {}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 39]; 6] = [
    [(0, 71), (71, 128), (128, 138), (138, 246), (246, 263), (263, 302), (302, 341), (341, 391), (391, 421), (421, 464), (464, 521), (521, 564), (564, 589), (589, 623), (623, 649), (649, 682), (682, 717), (717, 787), (787, 868), (868, 922), (922, 976), (976, 1075), (1075, 1127), (1127, 1228), (1228, 1333), (1333, 1373), (1373, 1395), (1395, 1408), (1408, 1429), (1429, 1443), (1443, 1467), (1467, 1541), (1541, 1626), (1626, 1666), (1666, 1717), (1717, 1781), (1781, 1853), (1853, 1932), (1932, 2037)],
    [(0, 71), (71, 128), (128, 138), (138, 246), (246, 263), (263, 302), (302, 341), (341, 391), (391, 421), (421, 464), (464, 521), (521, 564), (564, 589), (589, 623), (623, 649), (649, 682), (682, 717), (717, 787), (787, 868), (868, 922), (922, 976), (976, 1075), (1075, 1127), (1127, 1228), (1228, 1333), (1333, 1373), (1373, 1395), (1395, 1408), (1408, 1429), (1429, 1443), (1443, 1467), (1467, 1541), (1541, 1626), (1626, 1666), (1666, 1717), (1717, 1781), (1781, 1853), (1853, 1932), (1932, 2037)],
    [(0, 71), (71, 128), (128, 138), (138, 246), (246, 263), (263, 302), (302, 341), (341, 391), (391, 421), (421, 464), (464, 521), (521, 564), (564, 589), (589, 623), (623, 649), (649, 682), (682, 717), (717, 787), (787, 868), (868, 922), (922, 976), (976, 1075), (1075, 1127), (1127, 1228), (1228, 1333), (1333, 1373), (1373, 1395), (1395, 1408), (1408, 1429), (1429, 1443), (1443, 1467), (1467, 1541), (1541, 1626), (1626, 1666), (1666, 1717), (1717, 1781), (1781, 1853), (1853, 1932), (1932, 2037)],
    [(0, 71), (71, 128), (128, 138), (138, 246), (246, 263), (263, 302), (302, 341), (341, 391), (391, 421), (421, 464), (464, 521), (521, 564), (564, 589), (589, 623), (623, 649), (649, 682), (682, 717), (717, 787), (787, 868), (868, 922), (922, 976), (976, 1075), (1075, 1127), (1127, 1228), (1228, 1333), (1333, 1373), (1373, 1395), (1395, 1408), (1408, 1429), (1429, 1443), (1443, 1467), (1467, 1541), (1541, 1626), (1626, 1666), (1666, 1717), (1717, 1781), (1781, 1853), (1853, 1932), (1932, 2037)],
    [(0, 71), (71, 128), (128, 138), (138, 246), (246, 263), (263, 302), (302, 341), (341, 391), (391, 421), (421, 464), (464, 521), (521, 564), (564, 589), (589, 623), (623, 649), (649, 682), (682, 717), (717, 787), (787, 868), (868, 922), (922, 976), (976, 1075), (1075, 1127), (1127, 1228), (1228, 1333), (1333, 1373), (1373, 1395), (1395, 1408), (1408, 1429), (1429, 1443), (1443, 1467), (1467, 1541), (1541, 1626), (1626, 1666), (1666, 1717), (1717, 1781), (1781, 1853), (1853, 1932), (1932, 2037)],
    [(0, 71), (71, 128), (128, 138), (138, 246), (246, 263), (263, 302), (302, 341), (341, 391), (391, 421), (421, 464), (464, 521), (521, 564), (564, 589), (589, 623), (623, 649), (649, 682), (682, 717), (717, 787), (787, 868), (868, 922), (922, 976), (976, 1075), (1075, 1127), (1127, 1228), (1228, 1333), (1333, 1373), (1373, 1395), (1395, 1408), (1408, 1429), (1429, 1443), (1443, 1467), (1467, 1541), (1541, 1626), (1626, 1666), (1666, 1717), (1717, 1781), (1781, 1853), (1853, 1932), (1932, 2037)],
];

const TEXT: &str = concat!(
    "The ledger: a directory with one file per series [env: GINSCORE_LEDGER]",
    "The series to use: its name, or an unambiguous part of it",
    "Print JSON",
    "The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system's]",
    "When to use color",
    "How to show cards [env: GINSCORE_CARDS]",
    "Never ask questions, even at a terminal",
    "Plain text for screen readers: no boxes or symbols",
    "Print errors and warnings only",
    "D♦ 10♥, with the faces of a German deck",
    "D♦ 10♥, with the faces of a French or Portuguese deck",
    "D♦ 10♥, with the faces of a Polish deck",
    "A self-contained web page",
    "One row per hand, for spreadsheets",
    "One object with everything",
    "One object per hand, one per line",
    "The file, or `-` for standard input",
    "Print what would be recorded, one script per series, and write nothing",
    "Read the column with that heading as that column, or `ignore` it; may be repeated",
    "The order of day and month in dates such as 11/12/2026",
    "Money per point, as in `0.10`, unless the rows give it",
    "Check a seal that someone wrote down: is it from this ledger, and is everything up to it unchanged?",
    "Record that manual edits to the file are intentional",
    "Rules to start from, as `ginscore rules list` shows them [default: those of `ginscore rules default`]",
    "Play Oklahoma: the knock card's value limits the knock, an ace requires gin, and a spade doubles the hand",
    "Play Hollywood: three games side by side",
    "Points that win a game",
    "Bonus for gin",
    "Bonus for an undercut",
    "Value of a box",
    "Bonus for winning a game",
    "Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them",
    "The player, or the side, who deals first (the players cut, and the lowest card deals)",
    "Money per point, as in `0.10`, or `none`",
    "Name of the series [default: its start and players]",
    "Names of the two sides, as in `We,They` [default: their players]",
    "Of three players in turn, the one who sits out first [default: the last]",
    "Start with a new player's name even if it is close to one that the ledger knows",
    "The players: `Ann Bob`; sides `Ann Cid v Bob Dan`; a captain `Ann v Bob Cid`; three in turn `Ann Bob Cid`",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 39] = [(0, 101), (101, 184), (184, 204), (204, 355), (355, 384), (384, 443), (443, 502), (502, 575), (575, 622), (622, 686), (686, 769), (769, 833), (833, 873), (873, 925), (925, 966), (966, 1017), (1017, 1070), (1070, 1170), (1170, 1285), (1285, 1364), (1364, 1443), (1443, 1582), (1582, 1658), (1658, 1799), (1799, 1946), (1946, 2006), (2006, 2042), (2042, 2066), (2066, 2101), (2101, 2126), (2126, 2165), (2165, 2270), (2270, 2390), (2390, 2450), (2450, 2525), (2525, 2617), (2617, 2720), (2720, 2832), (2832, 2979)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦The ledger: a directory with one file per series [env: GINSCORE_LEDGER] ~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The series to use: its name, or an unambiguous part of it ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Print JSON ~~~⟧",
    "⟦The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system's] ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦When to use color ~~~~~⟧",
    "⟦How to show cards [env: GINSCORE_CARDS] ~~~~~~~~~~~~~⟧",
    "⟦Never ask questions, even at a terminal ~~~~~~~~~~~~~⟧",
    "⟦Plain text for screen readers: no boxes or symbols ~~~~~~~~~~~~~~~~⟧",
    "⟦Print errors and warnings only ~~~~~~~~~~⟧",
    "⟦D♦ 10♥, with the faces of a German deck ~~~~~~~~~~~~~~⟧",
    "⟦D♦ 10♥, with the faces of a French or Portuguese deck ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦D♦ 10♥, with the faces of a Polish deck ~~~~~~~~~~~~~~⟧",
    "⟦A self-contained web page ~~~~~~~~⟧",
    "⟦One row per hand, for spreadsheets ~~~~~~~~~~~⟧",
    "⟦One object with everything ~~~~~~~~⟧",
    "⟦One object per hand, one per line ~~~~~~~~~~~⟧",
    "⟦The file, or `-` for standard input ~~~~~~~~~~~⟧",
    "⟦Print what would be recorded, one script per series, and write nothing ~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Read the column with that heading as that column, or `ignore` it; may be repeated ~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The order of day and month in dates such as 11/12/2026 ~~~~~~~~~~~~~~~~~~⟧",
    "⟦Money per point, as in `0.10`, unless the rows give it ~~~~~~~~~~~~~~~~~~⟧",
    "⟦Check a seal that someone wrote down: is it from this ledger, and is everything up to it unchanged? ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Record that manual edits to the file are intentional ~~~~~~~~~~~~~~~~~⟧",
    "⟦Rules to start from, as `ginscore rules list` shows them [default: those of `ginscore rules default`] ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Play Oklahoma: the knock card's value limits the knock, an ace requires gin, and a spade doubles the hand ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Play Hollywood: three games side by side ~~~~~~~~~~~~~⟧",
    "⟦Points that win a game ~~~~~~~⟧",
    "⟦Bonus for gin ~~~~⟧",
    "⟦Bonus for an undercut ~~~~~~~⟧",
    "⟦Value of a box ~~~~⟧",
    "⟦Bonus for winning a game ~~~~~~~~⟧",
    "⟦Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them ~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The player, or the side, who deals first (the players cut, and the lowest card deals) ~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Money per point, as in `0.10`, or `none` ~~~~~~~~~~~~~⟧",
    "⟦Name of the series [default: its start and players] ~~~~~~~~~~~~~~~~~⟧",
    "⟦Names of the two sides, as in `We,They` [default: their players] ~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Of three players in turn, the one who sits out first [default: the last] ~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Start with a new player's name even if it is close to one that the ledger knows ~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The players: `Ann Bob`; sides `Ann Cid v Bob Dan`; a captain `Ann v Bob Cid`; three in turn `Ann Bob Cid` ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("global-ledger", 0),
    ("global-series", 0),
    ("global-json", 0),
    ("global-lang", 0),
    ("global-color", 0),
    ("global-card-look", 0),
    ("global-no-input", 0),
    ("global-plain", 0),
    ("global-quiet", 0),
    ("cards-bdk", 0),
    ("cards-vdr", 0),
    ("cards-wdk", 0),
    ("format-html", 0),
    ("format-csv", 0),
    ("format-json", 0),
    ("format-jsonl", 0),
    ("import-file", 0),
    ("import-dry-run", 0),
    ("import-map", 0),
    ("import-dates", 0),
    ("import-stake", 0),
    ("audit-seal", 0),
    ("audit-accept", 0),
    ("rules-preset", 0),
    ("changes-oklahoma", 0),
    ("changes-hollywood", 0),
    ("changes-target", 0),
    ("changes-gin-bonus", 0),
    ("changes-undercut-bonus", 0),
    ("changes-box-value", 0),
    ("changes-game-bonus", 0),
    ("changes-settings", 0),
    ("new-dealer", 0),
    ("new-stake", 0),
    ("new-name", 0),
    ("new-sides", 0),
    ("new-out", 0),
    ("new-new-player", 0),
    ("new-players", 0),
];
