//! The files of a ledger: found, locked, read and replaced so that nothing is lost.
//!
//! This is the only part of the crate that touches the disk.

pub(crate) mod bounded;
pub(crate) mod sync_copies;
pub(crate) mod disk;
pub(crate) mod lock;
pub(crate) mod store;
pub(crate) mod current_series;
pub mod ledger_places;
pub mod seal_memory;
pub mod seen;

pub use bounded::{Unread, read_bounded};
pub use current_series::{current, remember};
pub use disk::{Durability, FileErrorKind, StoreError, hand_out, make_dir, read_within, replace_outside};
pub use ledger_places::{Place, moved_from};
pub use lock::Lock;
pub use seal_memory::{
    Known, MemoryMismatch, RememberedSeal, forget, last, remembered, remembered_at, sweep,
};
pub use seen::{Notable, notable};
pub use store::Store;
pub use sync_copies::{LeftBy, SyncCopy, numbered, sync_copy};
