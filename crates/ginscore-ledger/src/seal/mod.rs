//! The seals of a series: digests of its entries, the short codes that players write down, and the chain.

pub(crate) mod digest;
pub(crate) mod chain;

pub use chain::{BreakKind, Chain, LastEntry, SealBreak};
pub use digest::{Seal, SealCode, WrittenSeal};
