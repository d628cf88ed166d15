//! What can happen in a series.

use std::sync::Arc;

use ginscore_notation::{Event, RecordedHand};
use ginscore_rules::hand::{HandClaim, Ruling};
use ginscore_rules::players::Opponents;
use ginscore_rules::series::PlayedHand;

/// A hand that counts, with its ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    pub note: Option<String>,
    pub opponents: Opponents,
    /// The ruling. It contains the claim that the players made, with whatever the program arranged declared.
    pub ruling: Arc<Ruling>,
    /// The claim as it was recorded, if rules that were agreed since leave something out of it: within their limit there is no
    /// knock to accept, and under the rules before there was.
    pub(super) reported: Option<Box<HandClaim>>,
}

impl Hand {
    pub fn recorded(&self) -> RecordedHand {
        let claim = self.reported.as_deref().unwrap_or_else(|| self.ruling.claim());
        RecordedHand { opponents: self.opponents, claim: claim.clone(), note: self.note.clone() }
    }

    pub fn played(&self) -> PlayedHand {
        PlayedHand { opponents: self.opponents, ruling: self.ruling.clone() }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Happened {
    /// A hand, with the number of the operation that recorded it, counted from 0. A hand that was amended keeps that of the
    /// hand that was played.
    Hand(Arc<Hand>, usize),
    /// A hand that was deleted. It stays in its place, because a knock card that was announced before it was its own.
    DeletedHand,
    Event(Event),
}
