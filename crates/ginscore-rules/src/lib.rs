//! Gin rummy for programs: cards, an exact solver, house rules, scoring, and a notation for hands.

pub mod cards;
pub mod solver;
pub mod rules;
pub mod notation;
