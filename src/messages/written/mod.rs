//! The messages of each file of `l10n`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

pub(crate) mod diagnostic;
pub(crate) mod parse_error;
pub(crate) mod ruling;
pub(crate) mod words;

/// All files: the name, the messages with their number of variables, and their texts.
#[cfg(test)]
pub(super) const FILES: &[super::tests::File] = &[
    ("diagnostic", diagnostic::MESSAGES, diagnostic::text),
    ("parse-error", parse_error::MESSAGES, parse_error::text),
    ("ruling", ruling::MESSAGES, ruling::text),
    ("words", words::MESSAGES, words::text),
];
