//! The players of a line and of a series.

pub(crate) mod name_list;
pub(crate) mod names;
pub(crate) mod roster;
