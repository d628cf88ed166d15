//! The messages of `l10n/*/players.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// There are no players yet.
pub(crate) struct NoPlayers;

impl Message for NoPlayers {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoPlayers {}

// { $name }: { $series -> [one] { $series } series [other] { $series } series }
pub(crate) struct PlayerSeries<T0, T1> { pub(crate) name: T0, pub(crate) series: T1 }

impl<T0: Value, T1: Count> Message for PlayerSeries<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.series.arg()]) }
}

// Every series has the name { $name } already.
pub(crate) struct AllNamed<T0> { pub(crate) name: T0 }

impl<T0: Value> Message for AllNamed<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg()]) }
}

// { $was } is now called { $name } in { $series -> [one] { $series } series [other] { $series } series }.
pub(crate) struct Renamed<T0, T1, T2> { pub(crate) was: T0, pub(crate) name: T1, pub(crate) series: T2 }

impl<T0: Value, T1: Value, T2: Count> Message for Renamed<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.was.arg(), self.name.arg(), self.series.arg()]) }
}

// a name is changed in all series, and `--series` names one
pub(crate) struct OneSeriesOnly;

impl Message for OneSeriesOnly {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for OneSeriesOnly {}

// leave out `--series`
pub(crate) struct OneSeriesOnlyHint;

impl Message for OneSeriesOnlyHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for OneSeriesOnlyHint {}

// another player is called { $name } already
pub(crate) struct NameTaken<T0> { pub(crate) name: T0 }

impl<T0: Value> Message for NameTaken<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg()]) }
}

// choose another name; if they are one person, use { $command }
pub(crate) struct NameTakenHint<T0> { pub(crate) command: T0 }

impl<T0: Value> Message for NameTakenHint<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.command.arg()]) }
}

// both names are those of { $name }
pub(crate) struct SameName<T0> { pub(crate) name: T0 }

impl<T0: Value> Message for SameName<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg()]) }
}

// `ginscore players rename` changes how a name is spelled
pub(crate) struct SameNameHint;

impl Message for SameNameHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SameNameHint {}

// the name was changed in some of the series; fix the disk and repeat the command: it changes the others
pub(crate) struct PartlyRenamedHint;

impl Message for PartlyRenamedHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for PartlyRenamedHint {}

// no player in this ledger is called { $name }
pub(crate) struct UnknownPlayer<T0> { pub(crate) name: T0 }

impl<T0: Value> Message for UnknownPlayer<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 11) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg()]) }
}

// `ginscore players` lists the players
pub(crate) struct UnknownPlayerHint;

impl Message for UnknownPlayerHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 12) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for UnknownPlayerHint {}

// { $one } and { $two } are two people: they play each other in { $series }
pub(crate) struct Opponents<T0, T1, T2> { pub(crate) one: T0, pub(crate) two: T1, pub(crate) series: T2 }

impl<T0: Value, T1: Value, T2: Value> Message for Opponents<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 13) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.one.arg(), self.two.arg(), self.series.arg()]) }
}

// { $one } and { $two } are two people: they play each other in { $series } and { $more -> [one] { $more } more series [other] { $more } more series }
pub(crate) struct OpponentsMore<T0, T1, T2, T3> { pub(crate) one: T0, pub(crate) two: T1, pub(crate) series: T2, pub(crate) more: T3 }

impl<T0: Value, T1: Value, T2: Value, T3: Count> Message for OpponentsMore<T0, T1, T2, T3> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 14) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.one.arg(), self.two.arg(), self.series.arg(), self.more.arg()]) }
}

// nothing has been changed; only names that never play each other can be those of one player
pub(crate) struct OpponentsHint;

impl Message for OpponentsHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 15) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for OpponentsHint {}

// { $typed } is new here. Is this { $known }? (y or n)
pub(crate) struct SamePlayer<T0, T1> { pub(crate) typed: T0, pub(crate) known: T1 }

impl<T0: Value, T1: Value> Message for SamePlayer<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 16) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.typed.arg(), self.known.arg()]) }
}

// { $name } is a new player, but the ledger knows { $known }
pub(crate) struct NewPlayer<T0, T1> { pub(crate) name: T0, pub(crate) known: T1 }

impl<T0: Value, T1: Value> Message for NewPlayer<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 17) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.known.arg()]) }
}

// if you mean { $meant }, delete the series and start it again; `--new-player` says that { $name } is somebody else
pub(crate) struct NewPlayerHint<T0, T1> { pub(crate) meant: T0, pub(crate) name: T1 }

impl<T0: Value, T1: Value> Message for NewPlayerHint<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 18) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.meant.arg(), self.name.arg()]) }
}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 19]; 6] = [
    [(0, 25), (25, 55), (55, 92), (92, 142), (142, 199), (199, 219), (219, 254), (254, 305), (305, 331), (331, 386), (386, 488), (488, 525), (525, 561), (561, 613), (613, 706), (706, 796), (796, 832), (832, 875), (875, 973)],
    [(0, 25), (25, 55), (55, 92), (92, 142), (142, 199), (199, 219), (219, 254), (254, 305), (305, 331), (331, 386), (386, 488), (488, 525), (525, 561), (561, 613), (613, 706), (706, 796), (796, 832), (832, 875), (875, 973)],
    [(0, 25), (25, 55), (55, 92), (92, 142), (142, 199), (199, 219), (219, 254), (254, 305), (305, 331), (331, 386), (386, 488), (488, 525), (525, 561), (561, 613), (613, 706), (706, 796), (796, 832), (832, 875), (875, 973)],
    [(0, 25), (25, 55), (55, 92), (92, 142), (142, 199), (199, 219), (219, 254), (254, 305), (305, 331), (331, 386), (386, 488), (488, 525), (525, 561), (561, 613), (613, 706), (706, 796), (796, 832), (832, 875), (875, 973)],
    [(0, 25), (25, 55), (55, 92), (92, 142), (142, 199), (199, 219), (219, 254), (254, 305), (305, 331), (331, 386), (386, 488), (488, 525), (525, 561), (561, 613), (613, 706), (706, 796), (796, 832), (832, 875), (875, 973)],
    [(0, 25), (25, 55), (55, 92), (92, 142), (142, 199), (199, 219), (219, 254), (254, 305), (305, 331), (331, 386), (386, 488), (488, 525), (525, 561), (561, 613), (613, 706), (706, 796), (796, 832), (832, 875), (875, 973)],
];

const TEXT: &str = concat!(
    "There are no players yet.",
    "\u{1}A: \u{3}B\u{4}o\u{5}\u{1}B series\u{4}\u{5}\u{1}B series\u{6}",
    "Every series has the name \u{1}A already.",
    "\u{1}A is now called \u{1}B in \u{3}C\u{4}o\u{5}\u{1}C series\u{4}\u{5}\u{1}C series\u{6}.",
    "a name is changed in all series, and `--series` names one",
    "leave out `--series`",
    "another player is called \u{1}A already",
    "choose another name; if they are one person, use \u{1}A",
    "both names are those of \u{1}A",
    "`ginscore players rename` changes how a name is spelled",
    "the name was changed in some of the series; fix the disk and repeat the command: it changes the others",
    "no player in this ledger is called \u{1}A",
    "`ginscore players` lists the players",
    "\u{1}A and \u{1}B are two people: they play each other in \u{1}C",
    "\u{1}A and \u{1}B are two people: they play each other in \u{1}C and \u{3}D\u{4}o\u{5}\u{1}D more series\u{4}\u{5}\u{1}D more series\u{6}",
    "nothing has been changed; only names that never play each other can be those of one player",
    "\u{1}A is new here. Is this \u{1}B? (y or n)",
    "\u{1}A is a new player, but the ledger knows \u{1}B",
    "if you mean \u{1}A, delete the series and start it again; `--new-player` says that \u{1}B is somebody else",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 19] = [(0, 40), (40, 76), (76, 131), (131, 194), (194, 277), (277, 310), (310, 363), (363, 437), (437, 478), (478, 558), (558, 701), (701, 756), (756, 811), (811, 885), (885, 1002), (1002, 1129), (1129, 1182), (1182, 1245), (1245, 1381)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦There are no players yet. ~~~~~~~~⟧",
    "⟦\u{1}A: \u{3}B\u{4}o\u{5}\u{1}B series\u{4}\u{5}\u{1}B series\u{6}⟧",
    "⟦Every series has the name \u{1}A already. ~~~~~~~~~~~⟧",
    "⟦\u{1}A is now called \u{1}B in \u{3}C\u{4}o\u{5}\u{1}C series\u{4}\u{5}\u{1}C series\u{6}. ~~~~~~⟧",
    "⟦a name is changed in all series, and `--series` names one ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦leave out `--series` ~~~~~~⟧",
    "⟦another player is called \u{1}A already ~~~~~~~~~~~⟧",
    "⟦choose another name; if they are one person, use \u{1}A ~~~~~~~~~~~~~~~~⟧",
    "⟦both names are those of \u{1}A ~~~~~~~~⟧",
    "⟦`ginscore players rename` changes how a name is spelled ~~~~~~~~~~~~~~~~~~⟧",
    "⟦the name was changed in some of the series; fix the disk and repeat the command: it changes the others ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦no player in this ledger is called \u{1}A ~~~~~~~~~~~⟧",
    "⟦`ginscore players` lists the players ~~~~~~~~~~~~⟧",
    "⟦\u{1}A and \u{1}B are two people: they play each other in \u{1}C ~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A and \u{1}B are two people: they play each other in \u{1}C and \u{3}D\u{4}o\u{5}\u{1}D more series\u{4}\u{5}\u{1}D more series\u{6} ~~~~~~~~~~~~~~~~~⟧",
    "⟦nothing has been changed; only names that never play each other can be those of one player ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A is new here. Is this \u{1}B? (y or n) ~~~~~~~~~~⟧",
    "⟦\u{1}A is a new player, but the ledger knows \u{1}B ~~~~~~~~~~~~~⟧",
    "⟦if you mean \u{1}A, delete the series and start it again; `--new-player` says that \u{1}B is somebody else ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("no-players", 0),
    ("player-series", 2),
    ("all-named", 1),
    ("renamed", 3),
    ("one-series-only", 0),
    ("one-series-only-hint", 0),
    ("name-taken", 1),
    ("name-taken-hint", 1),
    ("same-name", 1),
    ("same-name-hint", 0),
    ("partly-renamed-hint", 0),
    ("unknown-player", 1),
    ("unknown-player-hint", 0),
    ("opponents", 3),
    ("opponents-more", 4),
    ("opponents-hint", 0),
    ("same-player", 2),
    ("new-player", 2),
    ("new-player-hint", 2),
];
