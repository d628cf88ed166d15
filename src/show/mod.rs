//! Output: values to text, HTML and JSON. All text for people is produced here or by the commands, so that it can be
//! translated in one place. Each room uses only those above it in this list.

pub mod cards;
pub mod render;
pub mod words;
pub mod list;
pub mod help;
pub mod code;
pub mod rulebook;
pub mod diagnostic;
pub mod rules;
pub mod hand;
pub mod grid;
pub mod sheet;
pub mod counts;
pub mod series;
pub mod mistakes;
pub mod settlement;
pub mod statistics;
pub mod json;
pub mod export;
pub mod page;
