//! The rules as programs see them: evenings of every lineup, and the public names.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic, unreachable_pub, dead_code)]

mod counts;
mod evening;
mod lineups;
mod public_names;
