//! What the program says to people, in every language.
//!
//! The sentences are in Fluent files, `l10n/LANGUAGE/*.ftl`. `build.rs` has the crate `ginscore-l10n` write them as Rust:
//! one type for each message, with a named field for each variable. So the compiler finds a value that is missing, and a
//! message that nobody says; and nothing is read or parsed when the program runs.
//!
//! ```text
//! use crate::say::{Message, written::ruling as say};
//!
//! say::KnocksWith { name, own, others, points }.said()
//! ```
//!
//! A message is said in the language that the program speaks, [`Lang::current`]. What programs read is always in
//! English: with `--json` the program speaks English, and scripts are written within [`in_english`].

pub mod examples;
mod fill;
mod lang;
mod message;
mod number;
pub mod text;
#[cfg(test)]
mod tests;

/// The languages, and a module for each section of the messages.
#[cfg_attr(not(feature = "board"), allow(dead_code, reason = "what only the board says"))]
pub(crate) mod written {
    include!(concat!(env!("OUT_DIR"), "/messages.rs"));
}

pub use lang::{InEach, Lang, in_english, speaking};
pub use message::{Arg, Count, Fixed, Message, Value};
pub use number::{decimal, percent};

use fill::{cut, filled};
pub(crate) use message::message;
