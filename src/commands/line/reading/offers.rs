//! The lines that are offered in place of what was typed, if they can be recorded.

use super::{Meaning, TypedWords};
use crate::commands::line::corrected::Corrected;
use crate::commands::line::refused::{can_be_recorded, with_recorded_card, wrong_with};
use crate::commands::run::failure::Failure;
use crate::say::{Message, written::reading as say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::words::ticked;
use ginscore_ledger::model::Series;
use ginscore_notation::{Span, write_seated};
use ginscore_rules::cards::{Card, Rank, Suit};

/// A knock card with which everything can be knocked that can with any, and which doubles nothing, unless every suit does.
pub(super) fn most_lenient_card(series: &Series) -> String {
    let doubling = series.score().house().doubling_suits;
    let suit = Suit::ALL.into_iter().find(|suit| !doubling.contains(*suit)).unwrap_or(Suit::Clubs);
    format!("@{}", Card::new(Rank::Ten, suit))
}

impl TypedWords<'_> {
    /// The lines of a correction, with what was recorded.
    pub(super) fn offered_correction(&self, lines: &[String]) -> Option<Meaning> {
        let number = lines.first().and_then(|line| Corrected::of(line)).map(|corrected| corrected.number);
        let kept = number.map(|number| self.series.round(number)).unwrap_or_default();
        let why = match (number, kept.as_slice()) {
            (Some(number), [hand]) => {
                let line = write_seated(hand.ruling.claim(), hand.opponents, None, self.series.roster());
                say::IsRecorded { number, line: ticked(&line) }.said()
            }
            _ => say::Corrects.said(),
        };
        self.offered(&why, lines)
    }

    /// The lines that may be meant, without those that cannot be recorded.
    pub(super) fn offered(&self, why: &str, lines: &[String]) -> Option<Meaning> {
        self.offered_for(Diagnostic::new(Code::BadLine, why), lines)
    }

    /// The same, with the mistake that is said.
    pub(super) fn offered_for(&self, why: Diagnostic, lines: &[String]) -> Option<Meaning> {
        let lines = self.recordable(lines);
        let failure = Failure::unreadable([why]);
        (!lines.is_empty()).then(|| Meaning::Unclear(Box::new(failure.hinting(&lines))))
    }

    /// Those of the lines that can be recorded, with the note that was typed.
    pub(super) fn recordable(&self, lines: &[String]) -> Vec<String> {
        // A hand that only lacks its knock card can be recorded once that is said.
        let is_possible = |line: &&String| {
            let lacks_card = |failure: Failure| {
                failure.reports.kept().first().is_some_and(|report| report.code == Code::KnockCardMissing)
            };
            let Some(failure) = wrong_with(line, self.series) else { return true };
            lacks_card(failure)
                && can_be_recorded(&format!("{line} {}", most_lenient_card(self.series)), self.series)
        };
        // Of an amended hand it is known.
        let whole = |line: &String| match can_be_recorded(line, self.series) {
            true => line.clone(),
            false => with_recorded_card(line, self.series).unwrap_or_else(|| line.clone()),
        };
        lines.iter().filter(is_possible).map(|line| self.noted(&whole(line))).collect()
    }

    /// The lines that words may mean which are not all known.
    pub(super) fn offered_in_part(&self, lines: &[String]) -> Option<Meaning> {
        self.offered_without(Vec::new(), lines)
    }

    /// The same, with the places of the words that are not known.
    pub(super) fn offered_without(&self, unknown: Vec<Span>, lines: &[String]) -> Option<Meaning> {
        let typed = self.as_typed();
        let why = match self.recordable(lines).len() {
            1 => say::InPart { typed }.said(),
            _ => say::InPartOfSeveral { typed }.said(),
        };
        let why = Diagnostic::new(Code::BadLine, why);
        let why = if unknown.is_empty() { why } else { why.pointing(self.typed, unknown) };
        self.offered_for(why, lines)
    }
}
