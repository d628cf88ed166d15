//! How a command runs: its plan and its options, what it may look at and ask, and its answer or its failure.

pub mod answer;
pub mod clock;
pub mod env;
pub mod failure;
pub mod input;
pub mod many;
pub mod options;
pub mod plan;
pub mod prompt;
