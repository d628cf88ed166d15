//! The text of a hand: words to cards, groups, spreads and claims, and back.
//!
//! One line is one hand, and needs no quoting in a POSIX shell:
//!
//! ```text
//! Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s
//! Ann 4 v 23
//! Ann gin v 23
//! draw
//! ```
//!
//! Reading gives every mistake of a line at once, each with its place; whether what was read is lawful
//! is for `rules` to say. The keys and values of the house rules are read and written here, too.
//!
//! Each file names only those before it in this list.

pub mod span;
pub mod lookup;
pub mod mistakes;
pub mod hidden;
pub mod error;
pub mod group;
pub mod words;
pub mod names;
pub mod side;
pub mod line;
pub mod write;
pub mod script;
