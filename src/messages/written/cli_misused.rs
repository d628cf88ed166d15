//! The messages of `l10n/*/cli-misused.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// { $word } starts with a minus sign
pub(crate) struct MinusSign<T0> { pub(crate) word: T0 }

impl<T0: Value> Message for MinusSign<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.word.arg()]) }
}

// write counts and points without a sign, as in `Ann 4 v 23`
pub(crate) struct MinusSignHint;

impl Message for MinusSignHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for MinusSignHint {}

// { $command } does not have an option { $option }
pub(crate) struct UnknownOption<T0, T1> { pub(crate) command: T0, pub(crate) option: T1 }

impl<T0: Value, T1: Value> Message for UnknownOption<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.command.arg(), self.option.arg()]) }
}

// did you mean { $word }?
pub(crate) struct DidYouMean<T0> { pub(crate) word: T0 }

impl<T0: Value> Message for DidYouMean<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.word.arg()]) }
}

// { $help } lists the options
pub(crate) struct ListsOptions<T0> { pub(crate) help: T0 }

impl<T0: Value> Message for ListsOptions<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.help.arg()]) }
}

// unexpected { $word } after { $command }
pub(crate) struct Unexpected<T0, T1> { pub(crate) word: T0, pub(crate) command: T1 }

impl<T0: Value, T1: Value> Message for Unexpected<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.word.arg(), self.command.arg()]) }
}

// see { $help }
pub(crate) struct SeeHelp<T0> { pub(crate) help: T0 }

impl<T0: Value> Message for SeeHelp<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.help.arg()]) }
}

// put a name of several words in quotation marks, as in `ginscore players rename 'Mary Jo' Mary`
pub(crate) struct QuoteNames;

impl Message for QuoteNames {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for QuoteNames {}

// { $command } needs the names of two players
pub(crate) struct NeedsTwoPlayers<T0> { pub(crate) command: T0 }

impl<T0: Value> Message for NeedsTwoPlayers<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.command.arg()]) }
}

// write it as in `new Ann Bob --rules hollywood`
pub(crate) struct NeedsTwoPlayersHint;

impl Message for NeedsTwoPlayersHint {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NeedsTwoPlayersHint {}

// { $command } needs { $words }
pub(crate) struct Needs<T0, T1> { pub(crate) command: T0, pub(crate) words: T1 }

impl<T0: Value, T1: Value> Message for Needs<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.command.arg(), self.words.arg()]) }
}

// the argument '{ $argument }' cannot be used multiple times
pub(crate) struct GivenTwice<T0> { pub(crate) argument: T0 }

impl<T0: Value> Message for GivenTwice<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 11) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.argument.arg()]) }
}

// the argument '{ $argument }' cannot be used with '{ $other }'
pub(crate) struct ExcludesOne<T0, T1> { pub(crate) argument: T0, pub(crate) other: T1 }

impl<T0: Value, T1: Value> Message for ExcludesOne<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 12) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.argument.arg(), self.other.arg()]) }
}

// the argument '{ $argument }' cannot be used with:
pub(crate) struct ExcludesSeveral<T0> { pub(crate) argument: T0 }

impl<T0: Value> Message for ExcludesSeveral<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 13) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.argument.arg()]) }
}

// a value is required for '{ $argument }' but none was supplied
pub(crate) struct ValueMissing<T0> { pub(crate) argument: T0 }

impl<T0: Value> Message for ValueMissing<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 14) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.argument.arg()]) }
}

// invalid value '{ $value }' for '{ $argument }'
pub(crate) struct ValueInvalid<T0, T1> { pub(crate) value: T0, pub(crate) argument: T1 }

impl<T0: Value, T1: Value> Message for ValueInvalid<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 15) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.value.arg(), self.argument.arg()]) }
}

// invalid value '{ $value }' for '{ $argument }': { $why }
pub(crate) struct ValueInvalidBecause<T0, T1, T2> { pub(crate) value: T0, pub(crate) argument: T1, pub(crate) why: T2 }

impl<T0: Value, T1: Value, T2: Value> Message for ValueInvalidBecause<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 16) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.value.arg(), self.argument.arg(), self.why.arg()]) }
}

// unrecognized subcommand '{ $word }'
pub(crate) struct UnknownCommand<T0> { pub(crate) word: T0 }

impl<T0: Value> Message for UnknownCommand<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 17) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.word.arg()]) }
}

// '{ $command }' requires a subcommand but one was not provided
pub(crate) struct CommandMissing<T0> { pub(crate) command: T0 }

impl<T0: Value> Message for CommandMissing<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 18) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.command.arg()]) }
}

// [possible values: { $values }]
pub(crate) struct ValuesAre<T0> { pub(crate) values: T0 }

impl<T0: Value> Message for ValuesAre<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 19) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.values.arg()]) }
}

// [subcommands: { $names }]
pub(crate) struct Subcommands<T0> { pub(crate) names: T0 }

impl<T0: Value> Message for Subcommands<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 20) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.names.arg()]) }
}

// invalid UTF-8 was detected in one or more arguments
pub(crate) struct BadUnicode;

impl Message for BadUnicode {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 21) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for BadUnicode {}

// { $count -> [one] a similar subcommand exists: { $names } [other] some similar subcommands exist: { $names } }
pub(crate) struct SimilarCommands<T0, T1> { pub(crate) count: T0, pub(crate) names: T1 }

impl<T0: Count, T1: Value> Message for SimilarCommands<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 22) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.count.arg(), self.names.arg()]) }
}

// { $count -> [one] a similar value exists: { $names } [other] some similar values exist: { $names } }
pub(crate) struct SimilarValues<T0, T1> { pub(crate) count: T0, pub(crate) names: T1 }

impl<T0: Count, T1: Value> Message for SimilarValues<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 23) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.count.arg(), self.names.arg()]) }
}

// error: { $message }
pub(crate) struct Error<T0> { pub(crate) message: T0 }

impl<T0: Value> Message for Error<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 24) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.message.arg()]) }
}

// tip: { $tip }
pub(crate) struct Tip<T0> { pub(crate) tip: T0 }

impl<T0: Value> Message for Tip<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 25) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.tip.arg()]) }
}

// Usage: { $usage }
pub(crate) struct Usage<T0> { pub(crate) usage: T0 }

impl<T0: Value> Message for Usage<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 26) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.usage.arg()]) }
}

// For more information, try '{ $option }'.
pub(crate) struct MoreInformation<T0> { pub(crate) option: T0 }

impl<T0: Value> Message for MoreInformation<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 27) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.option.arg()]) }
}

// write the number of a hand, as `ginscore score` shows it
pub(crate) struct WriteHandNumber;

impl Message for WriteHandNumber {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 28) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for WriteHandNumber {}

// write a date, as in 2026-11-20
pub(crate) struct WriteDate;

impl Message for WriteDate {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 29) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for WriteDate {}

// write a heading and a column, as in `--map Sieger=winner`
pub(crate) struct WriteMapping;

impl Message for WriteMapping {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 30) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for WriteMapping {}

// there is no column called { $column }; did you mean { $near }?
pub(crate) struct NoColumnBut<T0, T1> { pub(crate) column: T0, pub(crate) near: T1 }

impl<T0: Value, T1: Value> Message for NoColumnBut<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 31) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.column.arg(), self.near.arg()]) }
}

// there is no column called { $column }; the columns are { $columns }
pub(crate) struct NoColumn<T0, T1> { pub(crate) column: T0, pub(crate) columns: T1 }

impl<T0: Value, T1: Value> Message for NoColumn<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 32) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.column.arg(), self.columns.arg()]) }
}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 33]; 6] = [
    [(0, 27), (27, 85), (85, 114), (114, 130), (130, 150), (150, 172), (172, 178), (178, 272), (272, 305), (305, 351), (351, 362), (362, 409), (409, 451), (451, 489), (489, 539), (539, 566), (566, 597), (597, 625), (625, 676), (676, 697), (697, 714), (714, 765), (765, 838), (838, 901), (901, 910), (910, 917), (917, 926), (926, 957), (957, 1013), (1013, 1043), (1043, 1100), (1100, 1146), (1146, 1194)],
    [(0, 27), (27, 85), (85, 114), (114, 130), (130, 150), (150, 172), (172, 178), (178, 272), (272, 305), (305, 351), (351, 362), (362, 409), (409, 451), (451, 489), (489, 539), (539, 566), (566, 597), (597, 625), (625, 676), (676, 697), (697, 714), (714, 765), (765, 838), (838, 901), (901, 910), (910, 917), (917, 926), (926, 957), (957, 1013), (1013, 1043), (1043, 1100), (1100, 1146), (1146, 1194)],
    [(0, 27), (27, 85), (85, 114), (114, 130), (130, 150), (150, 172), (172, 178), (178, 272), (272, 305), (305, 351), (351, 362), (362, 409), (409, 451), (451, 489), (489, 539), (539, 566), (566, 597), (597, 625), (625, 676), (676, 697), (697, 714), (714, 765), (765, 838), (838, 901), (901, 910), (910, 917), (917, 926), (926, 957), (957, 1013), (1013, 1043), (1043, 1100), (1100, 1146), (1146, 1194)],
    [(0, 27), (27, 85), (85, 114), (114, 130), (130, 150), (150, 172), (172, 178), (178, 272), (272, 305), (305, 351), (351, 362), (362, 409), (409, 451), (451, 489), (489, 539), (539, 566), (566, 597), (597, 625), (625, 676), (676, 697), (697, 714), (714, 765), (765, 838), (838, 901), (901, 910), (910, 917), (917, 926), (926, 957), (957, 1013), (1013, 1043), (1043, 1100), (1100, 1146), (1146, 1194)],
    [(0, 27), (27, 85), (85, 114), (114, 130), (130, 150), (150, 172), (172, 178), (178, 272), (272, 305), (305, 351), (351, 362), (362, 409), (409, 451), (451, 489), (489, 539), (539, 566), (566, 597), (597, 625), (625, 676), (676, 697), (697, 714), (714, 765), (765, 838), (838, 901), (901, 910), (910, 917), (917, 926), (926, 957), (957, 1013), (1013, 1043), (1043, 1100), (1100, 1146), (1146, 1194)],
    [(0, 27), (27, 85), (85, 114), (114, 130), (130, 150), (150, 172), (172, 178), (178, 272), (272, 305), (305, 351), (351, 362), (362, 409), (409, 451), (451, 489), (489, 539), (539, 566), (566, 597), (597, 625), (625, 676), (676, 697), (697, 714), (714, 765), (765, 838), (838, 901), (901, 910), (910, 917), (917, 926), (926, 957), (957, 1013), (1013, 1043), (1043, 1100), (1100, 1146), (1146, 1194)],
];

const TEXT: &str = concat!(
    "\u{1}A starts with a minus sign",
    "write counts and points without a sign, as in `Ann 4 v 23`",
    "\u{1}A does not have an option \u{1}B",
    "did you mean \u{1}A?",
    "\u{1}A lists the options",
    "unexpected \u{1}A after \u{1}B",
    "see \u{1}A",
    "put a name of several words in quotation marks, as in `ginscore players rename 'Mary Jo' Mary`",
    "\u{1}A needs the names of two players",
    "write it as in `new Ann Bob --rules hollywood`",
    "\u{1}A needs \u{1}B",
    "the argument '\u{1}A' cannot be used multiple times",
    "the argument '\u{1}A' cannot be used with '\u{1}B'",
    "the argument '\u{1}A' cannot be used with:",
    "a value is required for '\u{1}A' but none was supplied",
    "invalid value '\u{1}A' for '\u{1}B'",
    "invalid value '\u{1}A' for '\u{1}B': \u{1}C",
    "unrecognized subcommand '\u{1}A'",
    "'\u{1}A' requires a subcommand but one was not provided",
    "[possible values: \u{1}A]",
    "[subcommands: \u{1}A]",
    "invalid UTF-8 was detected in one or more arguments",
    "\u{3}A\u{4}o\u{5}a similar subcommand exists: \u{1}B\u{4}\u{5}some similar subcommands exist: \u{1}B\u{6}",
    "\u{3}A\u{4}o\u{5}a similar value exists: \u{1}B\u{4}\u{5}some similar values exist: \u{1}B\u{6}",
    "error: \u{1}A",
    "tip: \u{1}A",
    "Usage: \u{1}A",
    "For more information, try '\u{1}A'.",
    "write the number of a hand, as `ginscore score` shows it",
    "write a date, as in 2026-11-20",
    "write a heading and a column, as in `--map Sieger=winner`",
    "there is no column called \u{1}A; did you mean \u{1}B?",
    "there is no column called \u{1}A; the columns are \u{1}B",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 33] = [(0, 42), (42, 126), (126, 170), (170, 197), (197, 230), (230, 265), (265, 279), (279, 411), (411, 461), (461, 529), (529, 549), (549, 618), (618, 679), (679, 736), (736, 809), (809, 850), (850, 896), (896, 939), (939, 1013), (1013, 1047), (1047, 1076), (1076, 1151), (1151, 1230), (1230, 1299), (1299, 1317), (1317, 1332), (1332, 1350), (1350, 1397), (1397, 1478), (1478, 1525), (1525, 1608), (1608, 1675), (1675, 1744)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦\u{1}A starts with a minus sign ~~~~~~~~⟧",
    "⟦write counts and points without a sign, as in `Ann 4 v 23` ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A does not have an option \u{1}B ~~~~~~~~⟧",
    "⟦did you mean \u{1}A? ~~~~⟧",
    "⟦\u{1}A lists the options ~~~~~~⟧",
    "⟦unexpected \u{1}A after \u{1}B ~~~~~~⟧",
    "⟦see \u{1}A ~⟧",
    "⟦put a name of several words in quotation marks, as in `ginscore players rename 'Mary Jo' Mary` ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A needs the names of two players ~~~~~~~~~~⟧",
    "⟦write it as in `new Ann Bob --rules hollywood` ~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A needs \u{1}B ~~⟧",
    "⟦the argument '\u{1}A' cannot be used multiple times ~~~~~~~~~~~~~~~⟧",
    "⟦the argument '\u{1}A' cannot be used with '\u{1}B' ~~~~~~~~~~~~⟧",
    "⟦the argument '\u{1}A' cannot be used with: ~~~~~~~~~~~~⟧",
    "⟦a value is required for '\u{1}A' but none was supplied ~~~~~~~~~~~~~~~~⟧",
    "⟦invalid value '\u{1}A' for '\u{1}B' ~~~~~~~⟧",
    "⟦invalid value '\u{1}A' for '\u{1}B': \u{1}C ~~~~~~~~⟧",
    "⟦unrecognized subcommand '\u{1}A' ~~~~~~~~⟧",
    "⟦'\u{1}A' requires a subcommand but one was not provided ~~~~~~~~~~~~~~~~⟧",
    "⟦[possible values: \u{1}A] ~~~~~~⟧",
    "⟦[subcommands: \u{1}A] ~~~~~⟧",
    "⟦invalid UTF-8 was detected in one or more arguments ~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{3}A\u{4}o\u{5}a similar subcommand exists: \u{1}B\u{4}\u{5}some similar subcommands exist: \u{1}B\u{6}⟧",
    "⟦\u{3}A\u{4}o\u{5}a similar value exists: \u{1}B\u{4}\u{5}some similar values exist: \u{1}B\u{6}⟧",
    "⟦error: \u{1}A ~~⟧",
    "⟦tip: \u{1}A ~⟧",
    "⟦Usage: \u{1}A ~~⟧",
    "⟦For more information, try '\u{1}A'. ~~~~~~~~~⟧",
    "⟦write the number of a hand, as `ginscore score` shows it ~~~~~~~~~~~~~~~~~~⟧",
    "⟦write a date, as in 2026-11-20 ~~~~~~~~~~⟧",
    "⟦write a heading and a column, as in `--map Sieger=winner` ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦there is no column called \u{1}A; did you mean \u{1}B? ~~~~~~~~~~~~~~⟧",
    "⟦there is no column called \u{1}A; the columns are \u{1}B ~~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("minus-sign", 1),
    ("minus-sign-hint", 0),
    ("unknown-option", 2),
    ("did-you-mean", 1),
    ("lists-options", 1),
    ("unexpected", 2),
    ("see-help", 1),
    ("quote-names", 0),
    ("needs-two-players", 1),
    ("needs-two-players-hint", 0),
    ("needs", 2),
    ("given-twice", 1),
    ("excludes-one", 2),
    ("excludes-several", 1),
    ("value-missing", 1),
    ("value-invalid", 2),
    ("value-invalid-because", 3),
    ("unknown-command", 1),
    ("command-missing", 1),
    ("values-are", 1),
    ("subcommands", 1),
    ("bad-unicode", 0),
    ("similar-commands", 2),
    ("similar-values", 2),
    ("error", 1),
    ("tip", 1),
    ("usage", 1),
    ("more-information", 1),
    ("write-hand-number", 0),
    ("write-date", 0),
    ("write-mapping", 0),
    ("no-column-but", 2),
    ("no-column", 2),
];
