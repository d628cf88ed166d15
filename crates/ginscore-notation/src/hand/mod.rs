//! A hand in a line: read from what was typed or written, and written again.

pub(crate) mod parsed_hand;
pub(crate) mod side;
mod hand_reader;
pub(crate) mod line;
pub(crate) mod written;
pub(crate) mod write;
pub(crate) mod seated;
