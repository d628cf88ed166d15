//! The messages of `l10n/*/cli-table.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// `new` can only be the first line, and only without names on the command line
pub(crate) struct NewNotFirst;

impl Message for NewNotFirst {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NewNotFirst {}

// type `ginscore table` without names, and `new` as its first line
pub(crate) struct NewNotFirstHint;

impl Message for NewNotFirstHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NewNotFirstHint {}

// you are at the table already
pub(crate) struct AtTheTable;

impl Message for AtTheTable {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for AtTheTable {}

// name two players, as in `table Ann Bob`
pub(crate) struct AtTheTableHint;

impl Message for AtTheTableHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for AtTheTableHint {}

// `-` cannot be used here: the lines of the table are the input
pub(crate) struct NoInput;

impl Message for NoInput {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoInput {}

// name a file, or write the cards in the line
pub(crate) struct NoInputHint;

impl Message for NoInputHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoInputHint {}

// `ginscore table` needs the players for its options
pub(crate) struct NoPlayers;

impl Message for NoPlayers {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoPlayers {}

// type `ginscore table Ann Bob`, or `ginscore table` for the current series
pub(crate) struct NoPlayersHint;

impl Message for NoPlayersHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoPlayersHint {}

// `--new` starts a series, but `--series` names one that exists
pub(crate) struct NewOrNamed;

impl Message for NewOrNamed {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NewOrNamed {}

// leave one of them out; `--name` gives a new series its name
pub(crate) struct NewOrNamedHint;

impl Message for NewOrNamedHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NewOrNamedHint {}

// `{ $series }` is a series of { $players }
pub(crate) struct OtherPlayers<T0, T1> { pub(crate) series: T0, pub(crate) players: T1 }

impl<T0: Value, T1: Value> Message for OtherPlayers<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.series.arg(), self.players.arg()]) }
}

// leave out the names, or leave out `--series`
pub(crate) struct OtherPlayersHint;

impl Message for OtherPlayersHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 11) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for OtherPlayersHint {}

// `{ $series }` has other rules
pub(crate) struct OtherRules<T0> { pub(crate) series: T0 }

impl<T0: Value> Message for OtherRules<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 12) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.series.arg()]) }
}

// the rules of a series stay as they are: leave them out, or leave out `--series`
pub(crate) struct OtherRulesHint;

impl Message for OtherRulesHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 13) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for OtherRulesHint {}

// Continuing series { $series }.
pub(crate) struct Continuing<T0> { pub(crate) series: T0 }

impl<T0: Value> Message for Continuing<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 14) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.series.arg()]) }
}

// The stake of this series stays { $stake }; use `--new` to start a series with another.
pub(crate) struct StakeStays<T0> { pub(crate) stake: T0 }

impl<T0: Value> Message for StakeStays<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 15) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.stake.arg()]) }
}

// The stake of this series stays none; use `--new` to start a series with another.
pub(crate) struct NoStakeStays;

impl Message for NoStakeStays {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 16) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoStakeStays {}

// The name of this series stays as it is; use `--new` to start a series with another.
pub(crate) struct NameStays;

impl Message for NameStays {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 17) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NameStays {}

// The dealer stays as it is; use `deal NAME` to correct it.
pub(crate) struct DealerStays;

impl Message for DealerStays {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 18) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for DealerStays {}

// Type one line per hand, or press Enter to be asked. `help` shows examples.
pub(crate) struct HowToType;

impl Message for HowToType {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 19) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for HowToType {}

// Ctrl-U or Ctrl-C clears a line; Ctrl-D ends the evening.
pub(crate) struct Keys;

impl Message for Keys {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 20) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Keys {}

// Press Enter to record this hand, or Ctrl-U to clear the line.
pub(crate) struct EnterRecords;

impl Message for EnterRecords {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 21) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for EnterRecords {}

// Below, the sides are exchanged: Enter takes it, Ctrl-U clears it.
pub(crate) struct ExchangedBelow;

impl Message for ExchangedBelow {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 22) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ExchangedBelow {}

// Below is the line to type: Enter takes it, Ctrl-U clears it.
pub(crate) struct RewrittenBelow;

impl Message for RewrittenBelow {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 23) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RewrittenBelow {}

// The line is there to be changed; Ctrl-U clears it.
pub(crate) struct LineBelow;

impl Message for LineBelow {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 24) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for LineBelow {}

// There are no series yet. Type `new Ann Bob` with your names.
pub(crate) struct NoSeries;

impl Message for NoSeries {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 25) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoSeries {}

// No series is the current one. Type `table Ann Bob` with your names, or `series use NAME`.
pub(crate) struct NoCurrentSeries;

impl Message for NoCurrentSeries {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 26) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NoCurrentSeries {}

// Everything recorded is safe; `ginscore table` continues the evening.
pub(crate) struct Interrupted;

impl Message for Interrupted {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 27) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Interrupted {}

// Enter: play on
pub(crate) struct PlayOn;

impl Message for PlayOn {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 28) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for PlayOn {}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 29]; 6] = [
    [(0, 76), (76, 140), (140, 168), (168, 207), (207, 268), (268, 311), (311, 361), (361, 434), (434, 495), (495, 554), (554, 576), (576, 620), (620, 640), (640, 719), (719, 740), (740, 818), (818, 898), (898, 981), (981, 1038), (1038, 1112), (1112, 1168), (1168, 1229), (1229, 1294), (1294, 1354), (1354, 1404), (1404, 1464), (1464, 1553), (1553, 1621), (1621, 1635)],
    [(0, 76), (76, 140), (140, 168), (168, 207), (207, 268), (268, 311), (311, 361), (361, 434), (434, 495), (495, 554), (554, 576), (576, 620), (620, 640), (640, 719), (719, 740), (740, 818), (818, 898), (898, 981), (981, 1038), (1038, 1112), (1112, 1168), (1168, 1229), (1229, 1294), (1294, 1354), (1354, 1404), (1404, 1464), (1464, 1553), (1553, 1621), (1621, 1635)],
    [(0, 76), (76, 140), (140, 168), (168, 207), (207, 268), (268, 311), (311, 361), (361, 434), (434, 495), (495, 554), (554, 576), (576, 620), (620, 640), (640, 719), (719, 740), (740, 818), (818, 898), (898, 981), (981, 1038), (1038, 1112), (1112, 1168), (1168, 1229), (1229, 1294), (1294, 1354), (1354, 1404), (1404, 1464), (1464, 1553), (1553, 1621), (1621, 1635)],
    [(0, 76), (76, 140), (140, 168), (168, 207), (207, 268), (268, 311), (311, 361), (361, 434), (434, 495), (495, 554), (554, 576), (576, 620), (620, 640), (640, 719), (719, 740), (740, 818), (818, 898), (898, 981), (981, 1038), (1038, 1112), (1112, 1168), (1168, 1229), (1229, 1294), (1294, 1354), (1354, 1404), (1404, 1464), (1464, 1553), (1553, 1621), (1621, 1635)],
    [(0, 76), (76, 140), (140, 168), (168, 207), (207, 268), (268, 311), (311, 361), (361, 434), (434, 495), (495, 554), (554, 576), (576, 620), (620, 640), (640, 719), (719, 740), (740, 818), (818, 898), (898, 981), (981, 1038), (1038, 1112), (1112, 1168), (1168, 1229), (1229, 1294), (1294, 1354), (1354, 1404), (1404, 1464), (1464, 1553), (1553, 1621), (1621, 1635)],
    [(0, 76), (76, 140), (140, 168), (168, 207), (207, 268), (268, 311), (311, 361), (361, 434), (434, 495), (495, 554), (554, 576), (576, 620), (620, 640), (640, 719), (719, 740), (740, 818), (818, 898), (898, 981), (981, 1038), (1038, 1112), (1112, 1168), (1168, 1229), (1229, 1294), (1294, 1354), (1354, 1404), (1404, 1464), (1464, 1553), (1553, 1621), (1621, 1635)],
];

const TEXT: &str = concat!(
    "`new` can only be the first line, and only without names on the command line",
    "type `ginscore table` without names, and `new` as its first line",
    "you are at the table already",
    "name two players, as in `table Ann Bob`",
    "`-` cannot be used here: the lines of the table are the input",
    "name a file, or write the cards in the line",
    "`ginscore table` needs the players for its options",
    "type `ginscore table Ann Bob`, or `ginscore table` for the current series",
    "`--new` starts a series, but `--series` names one that exists",
    "leave one of them out; `--name` gives a new series its name",
    "`\u{1}A` is a series of \u{1}B",
    "leave out the names, or leave out `--series`",
    "`\u{1}A` has other rules",
    "the rules of a series stay as they are: leave them out, or leave out `--series`",
    "Continuing series \u{1}A.",
    "The stake of this series stays \u{1}A; use `--new` to start a series with another.",
    "The stake of this series stays none; use `--new` to start a series with another.",
    "The name of this series stays as it is; use `--new` to start a series with another.",
    "The dealer stays as it is; use `deal NAME` to correct it.",
    "Type one line per hand, or press Enter to be asked. `help` shows examples.",
    "Ctrl-U or Ctrl-C clears a line; Ctrl-D ends the evening.",
    "Press Enter to record this hand, or Ctrl-U to clear the line.",
    "Below, the sides are exchanged: Enter takes it, Ctrl-U clears it.",
    "Below is the line to type: Enter takes it, Ctrl-U clears it.",
    "The line is there to be changed; Ctrl-U clears it.",
    "There are no series yet. Type `new Ann Bob` with your names.",
    "No series is the current one. Type `table Ann Bob` with your names, or `series use NAME`.",
    "Everything recorded is safe; `ginscore table` continues the evening.",
    "Enter: play on",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 29] = [(0, 108), (108, 200), (200, 244), (244, 303), (303, 391), (391, 455), (455, 528), (528, 632), (632, 720), (720, 805), (805, 840), (840, 905), (905, 938), (938, 1050), (1050, 1084), (1084, 1194), (1194, 1307), (1307, 1424), (1424, 1507), (1507, 1612), (1612, 1693), (1693, 1781), (1781, 1874), (1874, 1961), (1961, 2034), (2034, 2121), (2121, 2246), (2246, 2343), (2343, 2368)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦`new` can only be the first line, and only without names on the command line ~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦type `ginscore table` without names, and `new` as its first line ~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦you are at the table already ~~~~~~~~~⟧",
    "⟦name two players, as in `table Ann Bob` ~~~~~~~~~~~~~⟧",
    "⟦`-` cannot be used here: the lines of the table are the input ~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦name a file, or write the cards in the line ~~~~~~~~~~~~~~⟧",
    "⟦`ginscore table` needs the players for its options ~~~~~~~~~~~~~~~~⟧",
    "⟦type `ginscore table Ann Bob`, or `ginscore table` for the current series ~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦`--new` starts a series, but `--series` names one that exists ~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦leave one of them out; `--name` gives a new series its name ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦`\u{1}A` is a series of \u{1}B ~~~~~~⟧",
    "⟦leave out the names, or leave out `--series` ~~~~~~~~~~~~~~⟧",
    "⟦`\u{1}A` has other rules ~~~~~~⟧",
    "⟦the rules of a series stay as they are: leave them out, or leave out `--series` ~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Continuing series \u{1}A. ~~~~~~⟧",
    "⟦The stake of this series stays \u{1}A; use `--new` to start a series with another. ~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The stake of this series stays none; use `--new` to start a series with another. ~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The name of this series stays as it is; use `--new` to start a series with another. ~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The dealer stays as it is; use `deal NAME` to correct it. ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Type one line per hand, or press Enter to be asked. `help` shows examples. ~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Ctrl-U or Ctrl-C clears a line; Ctrl-D ends the evening. ~~~~~~~~~~~~~~~~~~⟧",
    "⟦Press Enter to record this hand, or Ctrl-U to clear the line. ~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Below, the sides are exchanged: Enter takes it, Ctrl-U clears it. ~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Below is the line to type: Enter takes it, Ctrl-U clears it. ~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The line is there to be changed; Ctrl-U clears it. ~~~~~~~~~~~~~~~~⟧",
    "⟦There are no series yet. Type `new Ann Bob` with your names. ~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦No series is the current one. Type `table Ann Bob` with your names, or `series use NAME`. ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Everything recorded is safe; `ginscore table` continues the evening. ~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Enter: play on ~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("new-not-first", 0),
    ("new-not-first-hint", 0),
    ("at-the-table", 0),
    ("at-the-table-hint", 0),
    ("no-input", 0),
    ("no-input-hint", 0),
    ("no-players", 0),
    ("no-players-hint", 0),
    ("new-or-named", 0),
    ("new-or-named-hint", 0),
    ("other-players", 2),
    ("other-players-hint", 0),
    ("other-rules", 1),
    ("other-rules-hint", 0),
    ("continuing", 1),
    ("stake-stays", 1),
    ("no-stake-stays", 0),
    ("name-stays", 0),
    ("dealer-stays", 0),
    ("how-to-type", 0),
    ("keys", 0),
    ("enter-records", 0),
    ("exchanged-below", 0),
    ("rewritten-below", 0),
    ("line-below", 0),
    ("no-series", 0),
    ("no-current-series", 0),
    ("interrupted", 0),
    ("play-on", 0),
];
