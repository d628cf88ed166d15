//! The program `ginscore`, in rooms: what is said in each language ([`say`]), what people see ([`show`]), the [`commands`], the
//! evening at a [`table`](mod@table) and on a phone ([`phone`](mod@phone)), and the [`shell`]. A room imports only from those that this file has above it.
//!
//! The game is in the crate `ginscore-rules`, the files in `ginscore-ledger`; `docs/dev/ARCHITECTURE.md` has the map. This
//! library is there for the program, its tests and its benchmarks; its interface may change at any time.

pub mod say;
pub mod show;
pub mod commands;
#[cfg(feature = "board")]
pub mod phone;
pub mod table;
pub mod shell;
