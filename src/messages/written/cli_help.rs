//! The messages of `l10n/*/cli-help.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// Usage:
pub(crate) struct UsageHeading;

impl Message for UsageHeading {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for UsageHeading {}

// Commands:
pub(crate) struct CommandsHeading;

impl Message for CommandsHeading {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for CommandsHeading {}

// Arguments:
pub(crate) struct ArgumentsHeading;

impl Message for ArgumentsHeading {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ArgumentsHeading {}

// Options:
pub(crate) struct OptionsHeading;

impl Message for OptionsHeading {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for OptionsHeading {}

// Examples:
pub(crate) struct ExamplesHeading;

impl Message for ExamplesHeading {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ExamplesHeading {}

// Evening:
pub(crate) struct GroupEvening;

impl Message for GroupEvening {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for GroupEvening {}

// Corrections:
pub(crate) struct GroupCorrections;

impl Message for GroupCorrections {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for GroupCorrections {}

// Disputes:
pub(crate) struct GroupDisputes;

impl Message for GroupDisputes {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for GroupDisputes {}

// Looking back:
pub(crate) struct GroupLookingBack;

impl Message for GroupLookingBack {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for GroupLookingBack {}

// Data:
pub(crate) struct GroupData;

impl Message for GroupData {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for GroupData {}

// Setup:
pub(crate) struct GroupSetup;

impl Message for GroupSetup {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for GroupSetup {}

// Print help (see more with '--help')
pub(crate) struct HelpFlag;

impl Message for HelpFlag {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 11) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for HelpFlag {}

// Print help (see a summary with '-h')
pub(crate) struct HelpFlagLong;

impl Message for HelpFlagLong {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 12) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for HelpFlagLong {}

// Print version
pub(crate) struct VersionFlag;

impl Message for VersionFlag {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 13) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for VersionFlag {}

// Print this message or the help of the given subcommand(s)
pub(crate) struct HelpCommand;

impl Message for HelpCommand {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 14) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for HelpCommand {}

// [default: { $value }]
pub(crate) struct DefaultValue<T0> { pub(crate) value: T0 }

impl<T0: Value> Message for DefaultValue<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 15) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.value.arg()]) }
}

// [possible values: { $values }]
pub(crate) struct PossibleValues<T0> { pub(crate) values: T0 }

impl<T0: Value> Message for PossibleValues<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 16) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.values.arg()]) }
}

// Possible values:
pub(crate) struct PossibleValuesHeading;

impl Message for PossibleValuesHeading {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 17) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for PossibleValuesHeading {}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 18]; 6] = [
    [(0, 6), (6, 15), (15, 25), (25, 33), (33, 42), (42, 50), (50, 62), (62, 71), (71, 84), (84, 89), (89, 95), (95, 130), (130, 166), (166, 179), (179, 236), (236, 249), (249, 270), (270, 286)],
    [(0, 6), (6, 15), (15, 25), (25, 33), (33, 42), (42, 50), (50, 62), (62, 71), (71, 84), (84, 89), (89, 95), (95, 130), (130, 166), (166, 179), (179, 236), (236, 249), (249, 270), (270, 286)],
    [(0, 6), (6, 15), (15, 25), (25, 33), (33, 42), (42, 50), (50, 62), (62, 71), (71, 84), (84, 89), (89, 95), (95, 130), (130, 166), (166, 179), (179, 236), (236, 249), (249, 270), (270, 286)],
    [(0, 6), (6, 15), (15, 25), (25, 33), (33, 42), (42, 50), (50, 62), (62, 71), (71, 84), (84, 89), (89, 95), (95, 130), (130, 166), (166, 179), (179, 236), (236, 249), (249, 270), (270, 286)],
    [(0, 6), (6, 15), (15, 25), (25, 33), (33, 42), (42, 50), (50, 62), (62, 71), (71, 84), (84, 89), (89, 95), (95, 130), (130, 166), (166, 179), (179, 236), (236, 249), (249, 270), (270, 286)],
    [(0, 6), (6, 15), (15, 25), (25, 33), (33, 42), (42, 50), (50, 62), (62, 71), (71, 84), (84, 89), (89, 95), (95, 130), (130, 166), (166, 179), (179, 236), (236, 249), (249, 270), (270, 286)],
];

const TEXT: &str = concat!(
    "Usage:",
    "Commands:",
    "Arguments:",
    "Options:",
    "Examples:",
    "Evening:",
    "Corrections:",
    "Disputes:",
    "Looking back:",
    "Data:",
    "Setup:",
    "Print help (see more with '--help')",
    "Print help (see a summary with '-h')",
    "Print version",
    "Print this message or the help of the given subcommand(s)",
    "[default: \u{1}A]",
    "[possible values: \u{1}A]",
    "Possible values:",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 18] = [(0, 15), (15, 34), (34, 54), (54, 71), (71, 90), (90, 107), (107, 130), (130, 149), (149, 173), (173, 186), (186, 201), (201, 254), (254, 309), (309, 333), (333, 416), (416, 439), (439, 473), (473, 501)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦Usage: ~~⟧",
    "⟦Commands: ~~~⟧",
    "⟦Arguments: ~~~⟧",
    "⟦Options: ~~⟧",
    "⟦Examples: ~~~⟧",
    "⟦Evening: ~~⟧",
    "⟦Corrections: ~~~~⟧",
    "⟦Disputes: ~~~⟧",
    "⟦Looking back: ~~~~⟧",
    "⟦Data: ~⟧",
    "⟦Setup: ~~⟧",
    "⟦Print help (see more with '--help') ~~~~~~~~~~~⟧",
    "⟦Print help (see a summary with '-h') ~~~~~~~~~~~~⟧",
    "⟦Print version ~~~~⟧",
    "⟦Print this message or the help of the given subcommand(s) ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦[default: \u{1}A] ~~~⟧",
    "⟦[possible values: \u{1}A] ~~~~~~⟧",
    "⟦Possible values: ~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("usage-heading", 0),
    ("commands-heading", 0),
    ("arguments-heading", 0),
    ("options-heading", 0),
    ("examples-heading", 0),
    ("group-evening", 0),
    ("group-corrections", 0),
    ("group-disputes", 0),
    ("group-looking-back", 0),
    ("group-data", 0),
    ("group-setup", 0),
    ("help-flag", 0),
    ("help-flag-long", 0),
    ("version-flag", 0),
    ("help-command", 0),
    ("default-value", 1),
    ("possible-values", 1),
    ("possible-values-heading", 0),
];
