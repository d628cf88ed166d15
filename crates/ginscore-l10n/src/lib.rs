//! Checks the messages of ginscore and writes them as Rust.
//!
//! The messages are in Fluent files, `l10n/LANGUAGE/FILE.ftl`. [`Catalog::read`] reads all of them and finds every
//! mistake: a name that is twice in a file, a message that English does not have, a variable that is unknown or left out, a
//! missing plural form, a text that is wider than its column, a blunder that `language.toml` lists. A message that a
//! language lacks is taken from its base, if `language.toml` names one (`pt-PT` has `pt-BR`); otherwise it is in English.
//! [`Catalog::as_rust`] is the Rust, which the program's `build.rs` writes: for each message a type with a named field
//! per variable, and for each section one block with its texts in every language. So nothing is read or parsed when the
//! program runs.
//!
//! Of Fluent's syntax only what ginscore needs is allowed: text, `{ $variable }`, `{ NUMBER($variable) }` for a number
//! with separators between thousands, a choice by a number, `{ "literal text" }`, and the functions of `words` in
//! `language.toml`, which write a word that changes with the name after it: `{ A($name) }` is "a Bruno" and "ad Anna" in
//! Italian. Lines of a text are joined by a space; an empty line separates paragraphs.
//!
//! A comment above an English message may say of a variable that it is a number, `# $points (number)`, and of the message that
//! its column is narrow, `# At most 12 columns.` A line `### section: name` in an English file starts a section, which is a
//! module of the program; the messages of `### section by name: name` have no types, and the program finds them by their names.

mod catalog;
mod facts;
mod language;
mod made_up;
mod pattern;
mod template;
mod translation;
mod write;

pub use catalog::Catalog;
pub use facts::{LanguageFile, NameWord, PluralRule};
pub use language::{Language, rulebook_blunders};
pub use translation::{Missing, begin, missing};
