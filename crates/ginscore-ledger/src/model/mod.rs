//! What a ledger holds: the header of a series, its operations, and the series that they fold into.

pub mod entry;
pub mod series;
pub mod rescore;
