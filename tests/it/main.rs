//! One binary for all integration tests, so that there is one link.

mod commands;
mod conformance;
mod evenings;
mod layers;
mod roundtrip;
mod transcripts;
