//! scaffold
pub mod cards;
