//! The model of a ledger: the header of a series, its operations, and the series that they fold into.

pub(crate) mod entry;
pub(crate) mod names;
pub(crate) mod series;
pub(crate) mod corrected;
pub(crate) mod happened;
pub(crate) mod refusal;
pub(crate) mod course;
pub(crate) mod outcome;
mod scoring;
pub(crate) mod rescore;
pub(crate) mod preset;
pub(crate) mod script;
pub(crate) mod play;

pub use course::Edit;
pub use entry::{Assertions, Header, Moment};
pub use happened::Hand;
pub use names::known_as;
pub use outcome::{Applied, Outcome};
pub use play::NotDone;
pub use preset::{LONGEST_PRESET_NAME, PresetName, PresetNameError, SavedPreset};
pub use refusal::Refusal;
pub use rescore::{Rescored, Rescoring, rescore};
pub use script::{ScriptStep, readable};
pub use series::{CourseStep, Series};

#[cfg(test)]
mod tests;
#[cfg(test)]
mod round_tests;
#[cfg(test)]
mod insert_tests;
