//! The seals of a series: digests of its entries, the short codes that players write down, and the chain.

pub mod digest;
pub mod chain;
