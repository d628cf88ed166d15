//! A hand in words: who did what, and how it was scored.

pub mod advice;
pub mod entrants;
pub mod ruling;
