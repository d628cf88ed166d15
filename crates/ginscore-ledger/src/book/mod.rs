//! The files of a ledger: found, locked, read and replaced so that nothing is lost.
//!
//! This is the only part of the crate that touches the disk.

pub mod bounded;
pub mod sync_copies;
pub mod disk;
pub mod lock;
pub mod store;
pub mod current_series;
pub mod ledger_places;
pub mod seal_memory;
pub mod seen;
