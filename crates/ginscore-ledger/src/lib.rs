//! An evening of gin rummy as a file.
//!
//! A series is a header and a list of operations in a TOML file. Every total is computed from the operations each
//! time the file is read; the points written next to a hand are checked, never believed. A file only ever grows, and
//! every entry is sealed together with all entries before it.
//!
//! | module | what it holds |
//! |---|---|
//! | [`model`] | header, operations, and the series that they fold into |
//! | [`seal`] | digests, the chain of seals, the codes that players write down |
//! | [`text`] | TOML in and out, a mistake with its line |
//! | [`book`] | the directory of files: locks, atomic writes, the current series, each series counted once |
//! | [`stats`] | player statistics |
//! | [`exchange`] | rows in and out, as CSV and JSON Lines |

pub mod model;
pub mod seal;
pub mod text;
pub mod book;
pub mod stats;
pub mod exchange;

#[cfg(test)]
mod testing;
