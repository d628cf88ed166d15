//! The book: a directory of series that is only ever added to, and read and replaced so that nothing is lost.
//!
//! [`Book`] is the way in. It returns values: an outcome, a [`Finding`], an error with its data. It never prints, and
//! it asks the caller for the time. This is the only part of the crate that touches the disk.

pub(crate) mod accept;
pub(crate) mod audit;
pub(crate) mod bounded;
pub(crate) mod current_series;
pub(crate) mod disk;
pub(crate) mod error;
pub(crate) mod find;
pub(crate) mod finding;
pub(crate) mod import;
pub(crate) mod ledger_places;
pub(crate) mod lock;
pub(crate) mod open;
pub(crate) mod record;
pub(crate) mod seal_memory;
pub(crate) mod seen;
pub(crate) mod start;
pub(crate) mod store;
pub(crate) mod sync_copies;

#[cfg(test)]
mod tests;

pub use accept::Accepted;
pub use audit::{Audit, AuditResult, ExaminedSeries};
pub use bounded::{Unread, read_bounded};
pub use disk::{Durability, FileErrorKind, StoreError, hand_out, make_dir, read_within, replace_outside};
pub use error::{BookError, FindError, RecordError};
pub use finding::{FileRelation, Finding, TextFinding};
pub use import::{BeforeImport, ImportDifference, ImportError, ImportPlace, Imported};
pub use ledger_places::Place;
pub use lock::Lock;
pub use open::{Book, OpenedSeries};
pub use record::Recorded;
pub use seal_memory::{MemoryMismatch, RememberedSeal};
pub use seen::Notable;
pub use start::Started;
pub use store::Store;
pub use sync_copies::{LeftBy, SyncCopy, numbered, sync_copy};
