//! The text of a series: reading and writing TOML, with the place of every mistake.

pub(crate) mod error;
pub(crate) mod expected;
pub(crate) mod fields;
pub(crate) mod header;
pub(crate) mod entry;
pub(crate) mod fold;
pub(crate) mod conflict;
pub(crate) mod read;
pub(crate) mod write;
pub(crate) mod preset;

pub use error::{TextError, TextErrorKind};
pub use expected::Expected;
pub use fold::ReadSeries;
pub use preset::{read_preset, write_preset};
pub use read::read_series;
pub use write::{TimedOperation, write_after, write_header, write_series, written};

#[cfg(test)]
mod rename_tests;
#[cfg(test)]
mod tests;
