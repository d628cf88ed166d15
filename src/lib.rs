//! scaffold
pub mod cards;
pub mod cli;
pub mod ledger;
pub mod notation;
pub mod rules;
pub mod show;
