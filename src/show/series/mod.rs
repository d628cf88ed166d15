//! What was recorded in a series: as lines, as changes, and what it led to.

pub mod numbered;
pub mod adjustment;
pub mod changes;
pub mod event;
pub mod correction;
pub mod standing;
pub mod script;
pub mod terms;
pub mod why;
pub mod blank_sheet;
