//! The layer `cards` mounted with only the layers that it may know: a name of any other does not compile.
#![allow(dead_code, missing_docs, unreachable_pub, unused_imports)]

#[path = "../../src/cards/mod.rs"]
mod cards;
