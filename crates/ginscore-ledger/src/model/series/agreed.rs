//! What was agreed after a series had begun holds for all of it.

use std::sync::{Arc, OnceLock};

use super::Series;
use crate::model::course::Course;
use crate::model::entry::Header;
use crate::model::happened::{Hand, Happened};
use crate::model::refusal::Refusal;
use ginscore_notation::Agreement;
use ginscore_rules::house::HouseRules;

impl Series {
    /// Has these rules and this stake hold for all of the series, whose hands are judged again.
    pub(super) fn hold(&mut self, header: Header) -> Result<(), Refusal> {
        let is_judged = header.house == self.header.house;
        self.header = header;
        if is_judged {
            return Ok(());
        }
        let mut course = Course::new(self.roster.lineup());
        let mut against = Vec::new();
        for (number, item) in self.course.numbered() {
            course.push(match item {
                Happened::Hand(hand, origin) => match self.judged_again(hand) {
                    Ok(hand) => Happened::Hand(hand, *origin),
                    Err(_) => {
                        against.push(number);
                        continue;
                    }
                },
                other => other.clone(),
            });
        }
        against.dedup();
        if !against.is_empty() {
            return Err(Refusal::AgainstAgreed(against));
        }
        (self.course, self.score, self.end) = (course, OnceLock::new(), None);
        self.refold()
    }

    /// The hand under the rules that hold now, with the claim that the rules before judged.
    fn judged_again(&self, hand: &Hand) -> Result<Arc<Hand>, Refusal> {
        let recorded = hand.recorded();
        let claim = recorded.claim.clone();
        let mut again = self.judged(recorded)?;
        if *again.ruling.claim() != claim {
            Arc::make_mut(&mut again).reported = Some(Box::new(claim));
        }
        Ok(again)
    }
}

/// The header with what the players agreed on.
pub(super) fn agreed(header: Header, agreement: &Agreement) -> Result<Header, Refusal> {
    let values = agreement.applied((*header.house).clone());
    let house = HouseRules::new(values).map_err(Refusal::RulesConflict)?;
    header.roster.lineup().can_play(&house).map_err(Refusal::RulesConflict)?;
    let stake = agreement.stake.or(header.stake);
    let preset = agreement.preset.clone().unwrap_or_else(|| header.preset.clone());
    Ok(Header { house, stake, preset, ..header })
}
