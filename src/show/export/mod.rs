//! Series as rows for other programs.

pub mod hands;
pub mod results;
