//! The layer `show` mounted with only the layers that it may know: a name of any other does not compile.
#![allow(dead_code, missing_docs, unreachable_pub, unused_imports)]

#[path = "../../src/cards/mod.rs"]
mod cards;
#[path = "../../src/rules/mod.rs"]
mod rules;
#[path = "../../src/notation/mod.rs"]
mod notation;
#[path = "../../src/ledger/mod.rs"]
mod ledger;
#[path = "../../src/report/mod.rs"]
mod report;
#[path = "../../src/show/mod.rs"]
mod show;
