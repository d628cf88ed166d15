//! The text of an evening: entries to TOML and back, and the file that they stand in.
//!
//! Facts are the truth: every total is folded from them at each reading. The points, boxes and columns
//! written beside a hand are assertions that are compared with what the rules give. A file is only ever
//! added to, and its earlier bytes are kept as they are. Each entry is sealed with all before it, so that a
//! change of what is past does not go unseen.
//!
//! Each file names only those before it in this list.

pub mod entry;
pub mod series;
pub mod under;
pub mod seal;
pub mod chain;
pub mod fault;
pub mod fields;
pub mod header_text;
pub mod entry_text;
pub mod merge;
pub mod read;
pub mod write;
pub mod copies;
pub mod bounded;
pub mod disk;
pub mod lock;
pub mod store;
pub mod current;
pub mod places;
pub mod memory;
pub mod seen;
