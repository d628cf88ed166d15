//! The messages of `l10n/*/cli-lineup.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// `--out` is for three players in turn
pub(crate) struct OutMisplaced;

impl Message for OutMisplaced {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for OutMisplaced {}

// name three players without a `v`, as in `new Ann Bob Cid --out Cid`
pub(crate) struct OutMisplacedHint;

impl Message for OutMisplacedHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for OutMisplacedHint {}

// `--sides` is for partners
pub(crate) struct SidesMisplaced;

impl Message for SidesMisplaced {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SidesMisplaced {}

// name the players of both sides, as in `new Ann Cid v Bob Dan --sides "We,They"`
pub(crate) struct SidesMisplacedHint;

impl Message for SidesMisplacedHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SidesMisplacedHint {}

// { $name } is none of the players
pub(crate) struct NoneOfPlayers<T0> { pub(crate) name: T0 }

impl<T0: Value> Message for NoneOfPlayers<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg()]) }
}

// name one of { $players }
pub(crate) struct NameOneOf<T0> { pub(crate) players: T0 }

impl<T0: Value> Message for NameOneOf<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.players.arg()]) }
}

// a series needs two players or more
pub(crate) struct TooFewPlayers;

impl Message for TooFewPlayers {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for TooFewPlayers {}

// { $players -> [one] { $players } player cannot be seated like this [other] { $players } players cannot be seated like this }
pub(crate) struct CannotBeSeated<T0> { pub(crate) players: T0 }

impl<T0: Count> Message for CannotBeSeated<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.players.arg()]) }
}

// two players as in `Ann Bob`; sides as in `Ann Cid v Bob Dan`, up to five each; a captain against two or three as in `Ann v Bob Cid`; three in turn as in `Ann Bob Cid`; put a name of several words in quotation marks
pub(crate) struct SeatingHint;

impl Message for SeatingHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeatingHint {}

// { $text } is not two names
pub(crate) struct NotTwoNames<T0> { pub(crate) text: T0 }

impl<T0: Value> Message for NotTwoNames<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.text.arg()]) }
}

// separate them with a comma, as in `We,They`
pub(crate) struct NotTwoNamesHint;

impl Message for NotTwoNamesHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NotTwoNamesHint {}

// three players in turn cannot play several games side by side
pub(crate) struct NoColumnsInTurn;

impl Message for NoColumnsInTurn {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 11) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoColumnsInTurn {}

// a win would be entered in columns that two different opponents share; leave out `--hollywood`, or play `--set columns=1`
pub(crate) struct NoColumnsInTurnHint;

impl Message for NoColumnsInTurnHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 12) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoColumnsInTurnHint {}

// three players in turn cannot settle by `score-plus-difference`
pub(crate) struct NoDifferenceInTurn;

impl Message for NoDifferenceInTurn {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 13) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoDifferenceInTurn {}

// that settlement compares two scores; play `--set settlement=totals`
pub(crate) struct NoDifferenceInTurnHint;

impl Message for NoDifferenceInTurnHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 14) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoDifferenceInTurnHint {}

// { $key } is a rule for more than two players
pub(crate) struct RuleForMore<T0> { pub(crate) key: T0 }

impl<T0: Value> Message for RuleForMore<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 15) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.key.arg()]) }
}

// leave it out, or name all players, as in `new Ann Cid v Bob Dan`
pub(crate) struct RuleForMoreHint;

impl Message for RuleForMoreHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 16) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RuleForMoreHint {}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 17]; 6] = [
    [(0, 36), (36, 103), (103, 128), (128, 207), (207, 232), (232, 246), (246, 280), (280, 361), (361, 575), (575, 594), (594, 637), (637, 697), (697, 817), (817, 879), (879, 946), (946, 984), (984, 1048)],
    [(0, 36), (36, 103), (103, 128), (128, 207), (207, 232), (232, 246), (246, 280), (280, 361), (361, 575), (575, 594), (594, 637), (637, 697), (697, 817), (817, 879), (879, 946), (946, 984), (984, 1048)],
    [(0, 36), (36, 103), (103, 128), (128, 207), (207, 232), (232, 246), (246, 280), (280, 361), (361, 575), (575, 594), (594, 637), (637, 697), (697, 817), (817, 879), (879, 946), (946, 984), (984, 1048)],
    [(0, 36), (36, 103), (103, 128), (128, 207), (207, 232), (232, 246), (246, 280), (280, 361), (361, 575), (575, 594), (594, 637), (637, 697), (697, 817), (817, 879), (879, 946), (946, 984), (984, 1048)],
    [(0, 36), (36, 103), (103, 128), (128, 207), (207, 232), (232, 246), (246, 280), (280, 361), (361, 575), (575, 594), (594, 637), (637, 697), (697, 817), (817, 879), (879, 946), (946, 984), (984, 1048)],
    [(0, 36), (36, 103), (103, 128), (128, 207), (207, 232), (232, 246), (246, 280), (280, 361), (361, 575), (575, 594), (594, 637), (637, 697), (697, 817), (817, 879), (879, 946), (946, 984), (984, 1048)],
];

const TEXT: &str = concat!(
    "`--out` is for three players in turn",
    "name three players without a `v`, as in `new Ann Bob Cid --out Cid`",
    "`--sides` is for partners",
    "name the players of both sides, as in `new Ann Cid v Bob Dan --sides \"We,They\"`",
    "\u{1}A is none of the players",
    "name one of \u{1}A",
    "a series needs two players or more",
    "\u{3}A\u{4}o\u{5}\u{1}A player cannot be seated like this\u{4}\u{5}\u{1}A players cannot be seated like this\u{6}",
    "two players as in `Ann Bob`; sides as in `Ann Cid v Bob Dan`, up to five each; a captain against two or three as in `Ann v Bob Cid`; three in turn as in `Ann Bob Cid`; put a name of several words in quotation marks",
    "\u{1}A is not two names",
    "separate them with a comma, as in `We,They`",
    "three players in turn cannot play several games side by side",
    "a win would be entered in columns that two different opponents share; leave out `--hollywood`, or play `--set columns=1`",
    "three players in turn cannot settle by `score-plus-difference`",
    "that settlement compares two scores; play `--set settlement=totals`",
    "\u{1}A is a rule for more than two players",
    "leave it out, or name all players, as in `new Ann Cid v Bob Dan`",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 17] = [(0, 55), (55, 151), (151, 191), (191, 303), (303, 342), (342, 367), (367, 419), (419, 506), (506, 798), (798, 829), (829, 893), (893, 980), (980, 1147), (1147, 1236), (1236, 1332), (1332, 1389), (1389, 1481)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦`--out` is for three players in turn ~~~~~~~~~~~~⟧",
    "⟦name three players without a `v`, as in `new Ann Bob Cid --out Cid` ~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦`--sides` is for partners ~~~~~~~~⟧",
    "⟦name the players of both sides, as in `new Ann Cid v Bob Dan --sides \"We,They\"` ~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A is none of the players ~~~~~~~⟧",
    "⟦name one of \u{1}A ~~~~⟧",
    "⟦a series needs two players or more ~~~~~~~~~~~⟧",
    "⟦\u{3}A\u{4}o\u{5}\u{1}A player cannot be seated like this\u{4}\u{5}\u{1}A players cannot be seated like this\u{6}⟧",
    "⟦two players as in `Ann Bob`; sides as in `Ann Cid v Bob Dan`, up to five each; a captain against two or three as in `Ann v Bob Cid`; three in turn as in `Ann Bob Cid`; put a name of several words in quotation marks ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A is not two names ~~~~~⟧",
    "⟦separate them with a comma, as in `We,They` ~~~~~~~~~~~~~~⟧",
    "⟦three players in turn cannot play several games side by side ~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦a win would be entered in columns that two different opponents share; leave out `--hollywood`, or play `--set columns=1` ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦three players in turn cannot settle by `score-plus-difference` ~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦that settlement compares two scores; play `--set settlement=totals` ~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A is a rule for more than two players ~~~~~~~~~~~~⟧",
    "⟦leave it out, or name all players, as in `new Ann Cid v Bob Dan` ~~~~~~~~~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("out-misplaced", 0),
    ("out-misplaced-hint", 0),
    ("sides-misplaced", 0),
    ("sides-misplaced-hint", 0),
    ("none-of-players", 1),
    ("name-one-of", 1),
    ("too-few-players", 0),
    ("cannot-be-seated", 1),
    ("seating-hint", 0),
    ("not-two-names", 1),
    ("not-two-names-hint", 0),
    ("no-columns-in-turn", 0),
    ("no-columns-in-turn-hint", 0),
    ("no-difference-in-turn", 0),
    ("no-difference-in-turn-hint", 0),
    ("rule-for-more", 1),
    ("rule-for-more-hint", 0),
];
