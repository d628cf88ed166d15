//! One entry of a series, read from its text.

use std::borrow::Cow;

use crate::model::entry::{Assertions, FORMAT, Moment};
use crate::seal::digest::{Length, SealCode, WrittenSeal};
use crate::seal::other_codes::OtherCodes;
use crate::text::error::{TextError, TextErrorKind};
use crate::text::expected::Expected;
use crate::text::fields::{Fields, Located, Need};
use crate::text::old::old_line;
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
    pub(super) line: Cow<'t, str>,
    /// The date and time at which it was recorded.
    pub(super) time: Option<Moment>,
    /// Its seal as written in the file; `sealed` is the text that the seal covers.
    pub(super) seal: WrittenSeal,
    pub(super) sealed: String,
    /// The codes of another copy, if the entry was merged.
    pub(super) other: Option<OtherCodes>,
}

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

/// Reads an entry of a file of this format, and adds its mistakes to `faults`. `roster` has the names that the players have
/// at this point of the file; an entry that renames a player changes them.
pub(super) fn read_entry<'t>(
    fields: &mut Fields<'t>,
    roster: &mut Roster,
    format: i64,
    faults: &mut Mistakes<TextError>,
) -> Option<Entry<'t>> {
    let before = faults.count();
    let sealed = fields.sealed_text("seal");
    let seal = read_seal(fields, format, faults);
    let (line, at) = match format {
        FORMAT => {
            let (line, at) = fields.text("line", Need::Must, faults)?;
            (Cow::Borrowed(line), at)
        }
        _ => {
            let (line, at) = old_line(fields, roster, faults)?;
            (Cow::Owned(line), at)
        }
    };
    // A witness has no time, because the scorekeeper must have nothing to choose in it.
    let is_witness = line.split_whitespace().next().is_some_and(|word| word.eq_ignore_ascii_case("witness"));
    let time = if is_witness { None } else { fields.time("time", faults).map(|(time, _)| time) };
    let act = Operation::read(&line, roster, Turn::NAMED);
    let act = act.map_err(|misread| {
        faults.push(TextErrorKind::Misread { hand: line.clone().into_owned(), misread }.at(at));
    });
    let act = act.ok().and_then(|act| checked(act, &line, at, roster, faults));
    // The other keys of an entry that cannot be read cannot be judged.
    let act = act?;
    let asserted = read_assertion(fields, Scores::of(&act), format, faults);
    let other = if format < FORMAT { None } else { read_other(fields, faults) };
    fields.end(faults);
    let text = EntryText { asserted, at, line, time, seal, sealed, other };
    (faults.count() == before).then_some(Entry { act, text })
}

/// The operation, unless it could not be written as the line says. A change of name changes `roster`.
fn checked(
    act: Operation,
    line: &str,
    at: Span,
    roster: &mut Roster,
    faults: &mut Mistakes<TextError>,
) -> Option<Operation> {
    let wrong = match &act {
        // Only one form is allowed: any other would give another seal for a word that looks the same.
        Operation::Witness(word) if line != format!("witness {word}") => Expected::WitnessWord,
        Operation::Merge(code) if SealCode::read(code).is_none_or(|code| code.length() < Length::Twelve) => {
            Expected::Seals
        }
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
    format: i64,
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
        Scores::Nothing => {
            // In an old format, a draw that is called a hand has them nevertheless.
            if format < FORMAT {
                let _ = fields.number("points", Need::May, faults);
                let _ = fields.number("boxes", Need::May, faults);
                let _ = fields.numbers("columns", Need::May, faults);
            }
            None
        }
    }
}

/// Reads the codes of another copy, if the entry was merged.
fn read_other(fields: &mut Fields<'_>, faults: &mut Mistakes<TextError>) -> Option<OtherCodes> {
    let was = fields.seals("was", faults);
    let seals = fields.seals("seals", faults);
    let same = fields.pairs_of_seals("same", faults);
    let other = OtherCodes {
        was: was.unwrap_or_default(),
        seals: seals.unwrap_or_default(),
        same: same.unwrap_or_default(),
    };
    Some(other).filter(|other| !other.is_empty())
}

/// Reads the seal of an entry, if it has one. In the present format, a shorter one than is written is none: whoever
/// shortened it can find hands that fit it.
fn read_seal(fields: &mut Fields<'_>, format: i64, faults: &mut Mistakes<TextError>) -> WrittenSeal {
    let is_whole = |code: &SealCode| format < FORMAT || code.length() >= Length::of_format(format);
    match fields.text("seal", Need::May, faults) {
        None => WrittenSeal::Missing,
        Some((seal, _)) => {
            SealCode::read(seal).filter(is_whole).map_or(WrittenSeal::NoCode, WrittenSeal::Code)
        }
    }
}
