//! One entry of a series, read from its text.

use crate::model::entry::{Assertions, Moment};
use crate::seal::digest::{SealCode, WrittenSeal};
use crate::text::error::{TextError, TextErrorKind};
use crate::text::expected::Expected;
use crate::text::fields::{Fields, Located, Need};
use ginscore_notation::{BadName, Event, Mistakes, Operation, Roster, Span, Turn};
use ginscore_rules::hand::HandClaim;

/// An entry as read.
pub(super) struct Entry<'t> {
    pub(super) act: Operation,
    pub(super) text: EntryText<'t>,
}

/// What the text of an entry has besides its operation, with the places that an error may have to point to.
pub(super) struct EntryText<'t> {
    pub(super) asserted: Option<Assertion>,
    /// The place of the line in the file.
    pub(super) at: Span,
    pub(super) line: &'t str,
    /// The date and time at which it was recorded.
    pub(super) time: Option<Moment>,
    /// Its seal as written in the file; `sealed` is the text that the seal covers.
    pub(super) seal: WrittenSeal,
    pub(super) sealed: String,
}

/// The first words of lines that ledgers of earlier versions had.
const RETIRED: [&str; 3] = ["accept", "merge", "witness"];

/// The results that an entry asserts, each with its place. An adjustment asserts only the columns.
pub(super) struct Assertion {
    hand: Option<(Located<i64>, Located<i64>)>,
    columns: Located<Vec<i64>>,
}

impl Assertion {
    /// Returns the places where the assertion differs from what the rules give.
    pub(super) fn compare(&self, entry: usize, given: Assertions) -> Vec<TextError> {
        let (hand, columns) = match given {
            Assertions::Hand { points, boxes, columns } => (Some((points, boxes)), columns),
            Assertions::Adjustment { columns } => (None, columns),
        };
        let mut mismatches = Vec::new();
        // Nothing is formatted if all is well.
        let mut differs = |key, written: String, given: String, at: Span| {
            mismatches.push(TextErrorKind::Mismatch { entry, key, written, given }.at(at));
        };
        if let (Some((points, boxes)), Some((given_points, given_boxes))) = (&self.hand, hand) {
            for (key, (written, at), given) in
                [("points", points, given_points), ("boxes", boxes, given_boxes)]
            {
                if *written != i64::from(given) {
                    differs(key, written.to_string(), given.to_string(), *at);
                }
            }
        }
        let (written, at) = &self.columns;
        let same = |(written, given): (&i64, &usize)| usize::try_from(*written) == Ok(*given);
        if written.len() != columns.len() || !written.iter().zip(&columns).all(same) {
            let list = |columns: Vec<String>| columns.join(", ");
            let written = list(written.iter().map(i64::to_string).collect());
            differs("columns", written, list(columns.iter().map(usize::to_string).collect()), *at);
        }
        mismatches
    }
}

/// What a line asserts next to it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Scores {
    /// Points, boxes and columns.
    Hand,
    /// The columns in which it is entered.
    Adjustment,
    /// Nothing.
    Nothing,
}

impl Scores {
    const fn of(act: &Operation) -> Scores {
        match act {
            Operation::Hand(hand) if matches!(hand.claim, HandClaim::Draw { .. }) => Scores::Nothing,
            Operation::Hand(_) | Operation::Amend(..) | Operation::Insert(..) => Scores::Hand,
            Operation::Event(Event::Adjust(..)) => Scores::Adjustment,
            _ => Scores::Nothing,
        }
    }
}

/// Reads an entry, and adds its mistakes to `faults`. `roster` has the names that the players have
/// at this point of the file; an entry that renames a player changes them.
pub(super) fn read_entry<'t>(
    fields: &mut Fields<'t>,
    roster: &mut Roster,
    faults: &mut Mistakes<TextError>,
) -> Option<Entry<'t>> {
    let before = faults.count();
    let sealed = fields.sealed_text("seal");
    let seal = read_seal(fields, faults);
    let (line, at) = fields.text("line", Need::Must, faults)?;
    let time = fields.time("time", faults).map(|(time, _)| time);
    let act = Operation::read(line, roster, Turn::NAMED).map_err(|misread| {
        let retired = RETIRED.into_iter().find(|word| line.split_whitespace().next() == Some(word));
        let mistake = match retired {
            Some(word) => TextErrorKind::Retired(word),
            None => TextErrorKind::Misread { hand: line.to_owned(), misread },
        };
        faults.push(mistake.at(at));
    });
    let act = act.ok().and_then(|act| checked(act, at, roster, faults));
    // The other keys of an entry that cannot be read cannot be judged.
    let act = act?;
    let asserted = read_assertion(fields, Scores::of(&act), faults);
    fields.end(faults);
    let text = EntryText { asserted, at, line, time, seal, sealed };
    (faults.count() == before).then_some(Entry { act, text })
}

/// The operation, unless it could not be written as the line says. A change of name changes `roster`.
fn checked(
    act: Operation,
    at: Span,
    roster: &mut Roster,
    faults: &mut Mistakes<TextError>,
) -> Option<Operation> {
    let wrong = match &act {
        Operation::Amend(0, _) | Operation::Insert(0, _) | Operation::Delete(0) => Expected::HandNumber,
        Operation::Event(Event::Adjust(adjustment, _)) if !adjustment.award.in_range() => Expected::Award,
        Operation::Rename { player, name } => match roster.renamed(*player, name) {
            Ok(renamed) => {
                *roster = renamed;
                return Some(act);
            }
            Err(BadName { name: bad, why }) => {
                faults.push(TextErrorKind::BadName(bad, why).at(at));
                // The lines after it have the new name; they are not reported only because it is not valid.
                let was = roster.name(*player).to_owned();
                *roster = roster.shown_as(|known| if known == was { name.clone() } else { known.to_owned() });
                return None;
            }
        },
        _ => return Some(act),
    };
    faults.push(TextErrorKind::BadText(wrong).at(at));
    None
}

/// Reads the results that the entry of a line asserts.
fn read_assertion(
    fields: &mut Fields<'_>,
    scores: Scores,
    faults: &mut Mistakes<TextError>,
) -> Option<Assertion> {
    match scores {
        Scores::Hand => {
            let points = fields.number("points", Need::Must, faults);
            let boxes = fields.number("boxes", Need::Must, faults);
            let columns = fields.numbers("columns", Need::Must, faults);
            Some(Assertion { hand: points.zip(boxes), columns: columns? })
        }
        Scores::Adjustment => {
            fields.numbers("columns", Need::Must, faults).map(|columns| Assertion { hand: None, columns })
        }
        Scores::Nothing => None,
    }
}

/// Reads the seal of an entry, if it has one.
fn read_seal(fields: &mut Fields<'_>, faults: &mut Mistakes<TextError>) -> WrittenSeal {
    match fields.text("seal", Need::May, faults) {
        None => WrittenSeal::Missing,
        Some((seal, _)) => SealCode::read(seal).map_or(WrittenSeal::NoCode, WrittenSeal::Code),
    }
}
