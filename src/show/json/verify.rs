//! The answer of `audit FILE`.

use chrono::NaiveDateTime;
use ginscore_ledger::book::SealPlace;
use serde::Serialize;

use crate::show::entrants::EntrantNames;
use crate::show::verify::Verified;
use ginscore_ledger::compare::names;
use ginscore_ledger::compare::{Difference, Side, StepDifference};

/// A text that was compared with a series.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct VerifiedView {
    /// The series that it was compared with; null if there is none.
    series: Option<String>,
    same: bool,
    /// The number of hands, or of rounds, in each.
    in_text: usize,
    in_ledger: Option<usize>,
    seal: Option<TextSealView>,
    difference: Option<DifferenceView>,
    /// What the ledger has after the text.
    later: Vec<DifferenceView>,
    /// The names that were changed since the text.
    renamed: Vec<RenamedInTextView>,
}

/// A name that was changed.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct RenamedInTextView {
    text: String,
    ledger: String,
}

/// The seal of a text, and its place in the ledger.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct TextSealView {
    code: String,
    found: bool,
    /// The number of entries up to the seal.
    entry: Option<usize>,
    /// True if everything up to the seal is as it was.
    unchanged: bool,
    /// True if the series was as the text when this was its seal; null if that is not known.
    was_same: Option<bool>,
}

/// The first difference.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct DifferenceView {
    /// `names`, `lineup`, `rule`, `dealer`, `start`, `stake`, `hand` or `event`.
    #[cfg_attr(test, schemars(extend("enum" = ["names", "lineup", "rule", "dealer", "start", "stake", "hand", "event"])))]
    what: &'static str,
    /// The rule.
    key: Option<&'static str>,
    /// The number of the hand or round, or of the one before an event.
    number: Option<usize>,
    text: Option<String>,
    ledger: Option<String>,
    gains: Vec<GainView>,
}

/// Who is better off by the ledger.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct GainView {
    name: String,
    points: i64,
    boxes: i64,
}

/// A text that was compared with a series.
pub fn verified(of: &Verified<'_>) -> VerifiedView {
    VerifiedView {
        series: Some(of.series.to_owned()),
        same: of.now.difference.is_none() && !of.is_cut(),
        in_text: of.now.in_text,
        in_ledger: Some(of.now.in_ledger),
        seal: of.seal.map(|(code, place)| {
            let unchanged = place.is_some_and(|place: SealPlace| place.changed.is_none());
            TextSealView {
                code: code.to_string(),
                found: place.is_some(),
                entry: place.map(|place| place.entries),
                unchanged,
                was_same: of.was_same,
            }
        }),
        difference: of.now.difference.as_ref().map(|difference| view(difference, of)),
        later: of.now.later.iter().map(|later| step(later, of)).collect(),
        renamed: of
            .now
            .renamed
            .iter()
            .cloned()
            .map(|(text, ledger)| RenamedInTextView { text, ledger })
            .collect(),
    }
}

/// A text of an evening that the ledger does not have.
pub const fn not_found(in_text: usize) -> VerifiedView {
    VerifiedView {
        series: None,
        same: false,
        in_text,
        in_ledger: None,
        seal: None,
        difference: None,
        later: Vec::new(),
        renamed: Vec::new(),
    }
}

const fn empty(what: &'static str) -> DifferenceView {
    DifferenceView { what, key: None, number: None, text: None, ledger: None, gains: Vec::new() }
}

fn view(difference: &Difference, of: &Verified<'_>) -> DifferenceView {
    match difference {
        Difference::Names => {
            let names = |roster| Some(names(roster).join(", "));
            DifferenceView { text: names(of.text_roster), ledger: names(of.roster), ..empty("names") }
        }
        Difference::Lineup => empty("lineup"),
        Difference::Rule(key, text, ledger) => DifferenceView {
            key: Some(key),
            text: Some(text.to_string()),
            ledger: Some(ledger.to_string()),
            ..empty("rule")
        },
        Difference::FirstDealer(text, ledger) => {
            let name = |dealer: &Option<_>| dealer.map(|dealer| of.roster.entrant(dealer));
            DifferenceView { text: name(text), ledger: name(ledger), ..empty("dealer") }
        }
        Difference::Start(text, ledger) => {
            let minute = |at: &NaiveDateTime| Some(at.format("%Y-%m-%dT%H:%M").to_string());
            DifferenceView { text: minute(text), ledger: minute(ledger), ..empty("start") }
        }
        Difference::Stake(text, ledger) => {
            DifferenceView { text: text.clone(), ledger: ledger.clone(), ..empty("stake") }
        }
        Difference::Step(step) => self::step(step, of),
    }
}

fn step(step: &StepDifference, of: &Verified<'_>) -> DifferenceView {
    let names = EntrantNames::of(of.roster);
    let line = |side: &Side| side.line.clone();
    let gain = |(entrant, points, boxes)| GainView { name: names.get(entrant).clone(), points, boxes };
    DifferenceView {
        number: Some(step.number),
        text: step.text.as_ref().map(line),
        ledger: step.ledger.as_ref().map(line),
        gains: step.gains().into_iter().map(gain).collect(),
        ..empty(if step.is_hand { "hand" } else { "event" })
    }
}
