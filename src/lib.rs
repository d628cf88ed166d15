//! The program `ginscore`: the sentences in each language ([`messages`]), what people see ([`show`]) and what they type
//! ([`cli`]).
//!
//! The game is in the crate `ginscore-rules`, the files in `ginscore-ledger`; `docs/ARCHITECTURE.md` has the map. This
//! library is there for the program, its tests and its benchmarks; its interface may change at any time.

pub mod text;
pub mod messages;
pub mod show;
pub mod cli;
