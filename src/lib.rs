//! scaffold
pub mod cards;
pub mod notation;
pub mod rules;
