//! What `audit FILE` finds: whether a text is an evening of this ledger, and the first difference.

use chrono::NaiveDateTime;

use super::code::Code;
use super::diagnostic::Diagnostic;
use super::entrants::{EntrantNames, hand_headline};
use super::words::{all_of, ticked};
use crate::messages::{Fixed, Message, written::record as say};
use crate::text::{Line, Text};
use ginscore_ledger::book::SealPlace;
use ginscore_ledger::compare::names;
use ginscore_ledger::compare::{Comparison, Difference, Side, StepDifference};
use ginscore_ledger::exchange::RecordError;
use ginscore_ledger::model::Series;
use ginscore_ledger::seal::SealCode;
use ginscore_notation::{Roster, shown};

/// A text that was compared with a series of the ledger.
pub struct Verified<'s> {
    /// The name of the series.
    pub series: &'s str,
    /// The names of its players.
    pub roster: &'s Roster,
    /// Those in the text.
    pub text_roster: &'s Roster,
    /// The comparison with the series as it is now.
    pub now: &'s Comparison,
    /// The seal of the text, and its place in the series if it was ever there.
    pub seal: Option<(SealCode, Option<SealPlace>)>,
    /// True if the series was as the text when that seal was its last; `None` if that is not known.
    pub was_same: Option<bool>,
}

impl Verified<'_> {
    /// The number of hands or rounds in the ledger after those of the text.
    pub const fn more(&self) -> usize {
        self.now.in_ledger.saturating_sub(self.now.in_text)
    }

    /// The steps of the ledger after those of the text that are not counted among its hands or rounds: adjustments, the end
    /// of the evening, or further hands of the last round of the text.
    fn uncounted(&self) -> impl Iterator<Item = &StepDifference> {
        let is_counted = |step: &StepDifference| step.is_hand && step.number > self.now.in_text;
        self.now.later.iter().filter(move |step| !is_counted(step))
    }

    /// Returns true if the text has all of its hands from the series, and lacks some that its seal covers.
    pub fn is_cut(&self) -> bool {
        self.now.difference.is_none() && self.was_same == Some(false)
    }

    /// The diagnostic for a text that ends before its seal.
    pub fn cut(&self) -> Diagnostic {
        let message = say::CutBeforeSeal { series: ticked(self.series) }.said();
        let lines = vec![self.sealed().to_string(), say::TextChanged.said()];
        Diagnostic::new(Code::RecordDiffers, message).showing(lines).hinted(say::ChangedHint.text())
    }

    /// What is said if the text is the series.
    pub fn text(&self) -> Text {
        let series = ticked(self.series);
        let rounds = self.roster.lineup().has_rounds();
        let (number, more) = (self.now.in_text, self.more());
        let same = match (number, rounds) {
            (0, _) => say::SameNothing { series }.line(),
            (hands, false) => say::Same { series, hands }.line(),
            (_, true) => say::SameRounds { series, rounds: number }.line(),
        };
        let earlier = match (more, rounds) {
            (0, _) => None,
            (_, false) => Some(say::Earlier { more }.line()),
            (_, true) => Some(say::EarlierRounds { more }.line()),
        };
        let mut text: Text = [Some(same), earlier].into_iter().flatten().collect();
        for step in self.uncounted() {
            let what = step.ledger.as_ref().map(|side| self.line(side)).unwrap_or_default();
            text.push(say::Later { what: shown(&what) }.line());
            for gain in self.gains(step) {
                text.push(shown(&gain));
            }
        }
        for renamed in self.renamed() {
            text.push(shown(&renamed));
        }
        text.push(self.sealed());
        text.push(match self.seal {
            Some((_, None)) => say::ShowsHands.line(),
            _ => say::Shows.line(),
        });
        text
    }

    /// What the seal of the text is in the ledger.
    fn sealed(&self) -> Line {
        match self.seal {
            None => say::SealNone.line(),
            Some((seal, None)) => say::SealUnknown { seal: seal.to_string() }.line(),
            Some((seal, Some(SealPlace { entries, changed: None, .. }))) => {
                say::SealFound { seal: seal.to_string(), entry: entries }.line()
            }
            Some((seal, Some(SealPlace { entries, changed: Some(changed), .. }))) => {
                say::SealChanged { seal: seal.to_string(), entry: entries, changed }.line()
            }
        }
    }

    /// The diagnostic for a difference.
    pub fn differs(&self, difference: &Difference) -> Diagnostic {
        let series = ticked(self.series);
        let rounds = self.roster.lineup().has_rounds();
        let (message, mut lines) = match difference {
            Difference::Names => {
                let names = |roster| Some(all_of(&names(roster)));
                (say::DiffersNames { series }.said(), both(names(self.text_roster), names(self.roster)))
            }
            Difference::Lineup => (say::DiffersLineup { series }.said(), Vec::new()),
            Difference::Rule(key, text, ledger) => (
                say::DiffersRule { key: ticked(key), series }.said(),
                both(Some(text.to_string()), Some(ledger.to_string())),
            ),
            Difference::FirstDealer(text, ledger) => {
                let name = |dealer: &Option<_>| dealer.map(|dealer| self.roster.entrant(dealer));
                (say::DiffersDealer { series }.said(), both(name(text), name(ledger)))
            }
            Difference::Start(text, ledger) => {
                let minute = |at: &NaiveDateTime| at.format("%Y-%m-%d %H:%M").to_string();
                (say::DiffersStartTime { series }.said(), both(Some(minute(text)), Some(minute(ledger))))
            }
            Difference::Stake(text, ledger) => {
                (say::DiffersStake { series }.said(), both(text.clone(), ledger.clone()))
            }
            Difference::Step(step) => {
                let number = step.number;
                let lacks = step.ledger.is_none();
                let message = match (step.is_hand, lacks, rounds) {
                    (true, true, false) => say::LacksHand { series, number }.said(),
                    (true, true, true) => say::LacksRound { series, number }.said(),
                    (true, false, false) => say::DiffersHand { series, number }.said(),
                    (true, false, true) => say::DiffersRound { series, number }.said(),
                    (false, ..) if number == 0 => say::DiffersStart { series }.said(),
                    (false, _, false) => say::DiffersAfter { series, number }.said(),
                    (false, _, true) => say::DiffersAfterRound { series, number }.said(),
                };
                (message, self.step(step))
            }
        };
        lines.extend(self.renamed());
        lines.push(self.sealed().to_string());
        let (since, hint) = match self.was_same {
            Some(true) => (Some(say::CorrectedSince.said()), say::CorrectedHint.text()),
            Some(false) => (Some(say::TextChanged.said()), say::ChangedHint.text()),
            None => (None, say::ChangedHint.text()),
        };
        lines.extend(since);
        let lines = lines.iter().map(|line| shown(line).into_owned()).collect();
        Diagnostic::new(Code::RecordDiffers, message).showing(lines).hinted(hint)
    }

    /// The names that were changed since the text, a sentence for each.
    fn renamed(&self) -> Vec<String> {
        let say = |(name, now): &(String, String)| say::Renamed { name, now }.said();
        self.now.renamed.iter().map(say).collect()
    }

    /// The two sides of a step, and who gains.
    fn step(&self, step: &StepDifference) -> Vec<String> {
        let line = |side: &Side| self.line(side);
        let mut lines = both(step.text.as_ref().map(line), step.ledger.as_ref().map(line));
        let gains = self.gains(step);
        match gains.is_empty() {
            // What is against the rules gives no points.
            true if step.is_against_rules() => {}
            true => lines.push(say::GainsNobody.said()),
            false => lines.extend(gains),
        }
        lines
    }

    /// The line of one side, with the ruling if it is a hand.
    fn line(&self, side: &Side) -> String {
        match &side.hand {
            None => match side.after {
                None => side.line.clone(),
                Some(number) => say::WordAfter { line: &side.line, number }.said(),
            },
            Some((ruling, opponents)) => {
                format!("{} ({})", side.line, hand_headline(ruling, *opponents, self.roster))
            }
        }
    }

    /// Who is better off by the ledger, a sentence for each.
    fn gains(&self, step: &StepDifference) -> Vec<String> {
        let names = EntrantNames::of(self.roster);
        let gain = |(entrant, points, boxes)| {
            let name = names.get(entrant);
            match points {
                0 => say::GainsBoxes { name, boxes }.said(),
                points => say::GainsPoints { name, points }.said(),
            }
        };
        step.gains().into_iter().map(gain).collect()
    }
}

/// What the text and the ledger have.
fn both(text: Option<String>, ledger: Option<String>) -> Vec<String> {
    let or_nothing = |what: Option<String>| what.unwrap_or_else(|| say::Nothing.said());
    let (text, ledger) = (or_nothing(text), or_nothing(ledger));
    vec![say::InText { what: text }.said(), say::InLedger { what: ledger }.said()]
}

/// The players of an evening.
fn players(text: &Series) -> String {
    let names: Vec<String> = text
        .roster()
        .shown_as(|name| shown(name).into_owned())
        .entrants()
        .iter()
        .map(|(_, name)| name.clone())
        .collect();
    all_of(&names)
}

/// The diagnostic for an evening that no series of the ledger has, or not the one that was asked for.
pub fn not_here(text: &Series, series: Option<&str>) -> Diagnostic {
    let players = players(text);
    let message = match series {
        None => say::NotHere { players }.said(),
        Some(series) => say::OtherPlayers { players, series: ticked(series) }.said(),
    };
    Diagnostic::new(Code::RecordUnknown, message).hinted(say::NotHereHint.text())
}

/// The diagnostic for a text that is not a record.
pub fn record_error(error: &RecordError) -> Diagnostic {
    let (message, hint) = match error {
        RecordError::TooLong => (say::TooLong.said(), say::TooLongHint.text()),
        RecordError::NotARecord => (say::NotARecord.said(), say::NotARecordHint.text()),
        RecordError::Newer => (say::Newer.said(), say::NewerHint.text()),
        RecordError::Mixed => (say::Mixed.said(), say::MixedHint.text()),
        RecordError::MissingParts(parts, all) => {
            let missing = parts.len();
            let mut parts: Vec<String> = ranges(parts);
            if parts.len() > MOST_RANGES {
                parts.truncate(MOST_RANGES);
                parts.push("...".to_owned());
            }
            let message = say::MissingParts { missing, parts: all_of(&parts), all: *all }.said();
            (message, say::MissingPartsHint.text())
        }
        RecordError::CutOff => (say::CutOff.said(), say::CutOffHint.text()),
    };
    Diagnostic::new(Code::BadRecord, message).hinted(hint)
}

/// The most numbers of missing parts, or ranges of them, that are listed.
const MOST_RANGES: usize = 20;

/// The numbers, which are in order, with three or more in a row as one range: `2`, `4-999`.
fn ranges(numbers: &[usize]) -> Vec<String> {
    let rows = numbers.chunk_by(|one, next| one + 1 == *next);
    let range = |row: &[usize]| match row {
        [first, _, .., last] => vec![format!("{first}-{last}")],
        row => row.iter().map(usize::to_string).collect(),
    };
    rows.flat_map(range).collect()
}

/// The diagnostic for a line that a record does not have.
pub fn not_in_record() -> Diagnostic {
    Diagnostic::new(Code::BadRecord, say::NotInRecord.text()).hinted(say::NotInRecordHint.text())
}
