//! A directory of series. Series are only ever added to, and are read and replaced so that nothing is lost.
//!
//! [`Book`] is the entry point. It returns values: an outcome, a [`Finding`], an error with its data. It never
//! prints, and it asks the caller for the time. This is the only part of the crate that touches the disk.
//!
//! ```
//! use ginscore_ledger::book::Book;
//! use ginscore_ledger::model::{Header, Moment};
//! use ginscore_notation::{Names, read_hand, Operation, RecordedHand};
//! use ginscore_rules::house::HouseRules;
//! use ginscore_rules::players::Opponents;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let dir = tempfile::tempdir()?;
//! # let dir = dir.path();
//! let book = Book::open(dir.join("ledger"), Some(dir.join("state")));
//! let now = Moment::parse_from_rfc3339("2026-11-20T19:30:00+01:00")?;
//! let names = Names::new("Ann", "Bob")?;
//! let house = HouseRules::default();
//! let preset = "standard".to_owned();
//! let header = Header { roster: names.into(), start: now, first_dealer: None, stake: None, preset, house };
//! let mut waiting = || eprintln!("another program is writing");
//! let name = book.start(&header, None, &mut waiting)?.opened.name;
//!
//! let hand = |claim| Operation::Hand(RecordedHand { opponents: Opponents::two(), claim, note: None });
//! let recorded = book.record(
//!     &name,
//!     None,
//!     now,
//!     |opened| match read_hand("Ann 4 v 23", &opened.series.roster().pair(Opponents::two())) {
//!         Ok(read) => Ok(hand(read.claim)),
//!         Err(mistakes) => Err(std::io::Error::other(format!("{} mistakes", mistakes.count()))),
//!     },
//!     &mut waiting,
//! )??;
//! assert_eq!(recorded.opened.series.scored(1).map(|hand| hand.points()), Some(19));
//! assert!(recorded.findings.is_empty());
//! # Ok(())
//! # }
//! ```

pub(crate) mod audit;
pub(crate) mod bounded;
pub(crate) mod beside;
mod compared;
pub(crate) mod current_series;
pub(crate) mod disk;
pub(crate) mod error;
pub(crate) mod evening;
pub(crate) mod find;
pub(crate) mod finding;
pub(crate) mod import;
pub(crate) mod known_players;
pub(crate) mod lock;
pub(crate) mod not_used;
pub(crate) mod open;
pub(crate) mod players;
pub(crate) mod presets;
pub(crate) mod record;
pub(crate) mod same_series;
pub(crate) mod series_name;
pub(crate) mod start;
pub(crate) mod store;
pub(crate) mod trash;

#[cfg(test)]
mod tests;

pub use audit::{Audit, AuditResult, ExaminedSeries};
pub use bounded::{Unread, read_bounded};
pub use compared::ImportDifference;
pub use disk::{Durability, StoreError, hand_out, make_dir, read_within, replace_outside};
pub use error::{BookError, InFile};
pub use evening::{Evening, EveningPayment, EveningSeries, Owed, is_played};
pub use finding::{FileRelation, Finding, Notable};
pub use import::{
    BeforeImport, ImportName, ImportNames, ImportPlace, ImportText, Imported, KnownSeries, PlacedSeries,
};
pub use known_players::KnownNames;
pub use lock::Lock;
pub use not_used::NotUsed;
pub use not_used::SetAside;
pub use open::{Book, OpenedSeries, SealPlace};
pub use players::RenamedPlayer;
pub use presets::{BeforeSaving, PresetSaved, SavedNames};
pub use record::Recorded;
pub use same_series::{CopyRelation, Duplicate, SeriesIdentity, one_each};
pub use series_name::{LONGEST_SERIES_NAME, SeriesNameError, check_series_name, name_and_number};
pub use start::Started;
pub use store::MOST_TRIES;
pub use trash::MovedSeries;
