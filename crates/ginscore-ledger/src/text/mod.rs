//! The text of a series: reading and writing TOML, with the place of a mistake.

pub(crate) mod error;
mod document;
mod rules;
pub(crate) mod header;
pub(crate) mod entry;
pub(crate) mod read;
pub(crate) mod write;
pub(crate) mod preset;

pub use entry::{NextEntry, ReadSeries};
pub use error::{Expected, TextError};
pub use preset::{read_preset, write_preset};
pub use read::read_series;
pub use write::{TimedOperation, write_after, write_series, written};

#[cfg(test)]
mod rename_tests;
#[cfg(test)]
mod tests;
