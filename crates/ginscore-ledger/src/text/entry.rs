//! One entry of a series, read from its text.

use crate::model::entry::{Assertions, Moment, Operation, RecordedHand};
use crate::text::error::{TextError, TextErrorKind};
use crate::text::fields::{Fields, Located, Need};
use crate::text::header::player;
use ginscore_rules::notation::{Mistakes, Names, Span, read_hand, tidy_note, witness_word};
use ginscore_rules::rules::HandClaim;

/// An entry as read, with the places that an error may have to point to.
pub(super) struct Entry {
    pub(super) act: Operation,
    pub(super) asserted: Option<Assertion>,
    pub(super) at: Span,
    /// The text of the hand, if the entry has one; otherwise the operation in a word or two.
    pub(super) hand: String,
    /// The date and time at which it was recorded.
    pub(super) time: Option<Moment>,
    /// Its seal as written in the file; `sealed` is the text that the seal covers.
    pub(super) seal: Option<String>,
    pub(super) sealed: String,
}

/// The results that an entry asserts, each with its place.
pub(super) struct Assertion {
    points: Located<i64>,
    boxes: Located<i64>,
    columns: Located<Vec<i64>>,
}

impl Assertion {
    /// Returns the places where the assertion differs from what the rules give.
    pub(super) fn compare(&self, entry: usize, given: Assertions) -> Vec<TextError> {
        let same = |written: i64, given: u32| written == i64::from(given);
        let column = |(written, given): (&i64, &usize)| usize::try_from(*written) == Ok(*given);
        if same(self.points.0, given.points)
            && same(self.boxes.0, given.boxes)
            && self.columns.0.len() == given.columns.len()
            && self.columns.0.iter().zip(&given.columns).all(column)
        {
            return Vec::new();
        }
        let columns = |columns: &[i64]| columns.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
        let given_columns: Vec<i64> =
            given.columns.iter().map(|column| i64::try_from(*column).unwrap_or(i64::MAX)).collect();
        let pairs = [
            ("points", self.points.0.to_string(), given.points.to_string(), self.points.1),
            ("boxes", self.boxes.0.to_string(), given.boxes.to_string(), self.boxes.1),
            ("columns", columns(&self.columns.0), columns(&given_columns), self.columns.1),
        ];
        pairs
            .into_iter()
            .filter(|(_, written, given, _)| written != given)
            .map(|(key, written, given, at)| TextErrorKind::Mismatch { entry, key, written, given }.at(at))
            .collect()
    }
}

/// The form of a witness's word.
const WORD: &str = "up to 100 letters, digits and signs that can be seen, with single spaces";

/// Returns the kinds of entries that a file of this format can have.
const fn kinds(format: i64) -> &'static str {
    if format < 2 {
        "one of hand, draw, undo, redo, amend, deal, accept"
    } else {
        "one of hand, draw, undo, redo, amend, deal, accept, witness"
    }
}

/// Reads an entry of a file of this format, and adds its mistakes to `faults`.
pub(super) fn read_entry(
    mut fields: Fields<'_>,
    names: &Names,
    format: i64,
    faults: &mut Mistakes<TextError>,
) -> Option<Entry> {
    let before = faults.count();
    let mut at = fields.span();
    let (kind, kind_at) = fields.text("kind", Need::Must, faults)?;
    // A witness has no time, because the scorekeeper must have nothing to choose in it.
    let timed = kind != "witness";
    let time = if timed { fields.time("time", faults).map(|(time, _)| time) } else { None };
    let sealed = fields.sealed_text("seal");
    let seal = fields.text("seal", Need::May, faults).map(|(seal, _)| seal.to_owned());
    let mut hand = kind.to_owned();
    let mut asserted = None;
    let act = match kind {
        "hand" | "amend" => {
            let number = if kind == "amend" { Some(fields.number("number", faults)?) } else { None };
            let (line, line_at) = fields.text("hand", Need::Must, faults)?;
            at = line_at;
            hand = line.to_owned();
            let note = fields.text("note", Need::May, faults).and_then(|(note, _)| tidy_note(note));
            asserted = read_assertion(&mut fields, faults);
            let read = read_hand(line, names).map_err(|misread| {
                faults.push(TextErrorKind::Misread { hand: line.to_owned(), misread }.at(at))
            });
            let read = read.ok().map(|read| {
                let kept = RecordedHand { told: read.claim, note: note.or(read.note) };
                (number, kept)
            });
            let number = |(number, at): Located<i64>, faults: &mut Mistakes<TextError>| {
                let counted = usize::try_from(number).ok().filter(|number| *number > 0);
                if counted.is_none() {
                    faults.push(TextErrorKind::BadText("the number of a hand, from 1").at(at));
                }
                counted
            };
            read.and_then(|(found, kept)| match found {
                None => Some(Operation::Hand(kept)),
                Some(found) => number(found, faults).map(|number| Operation::Amend(number, kept)),
            })
        }
        "draw" => {
            let note = fields.text("note", Need::May, faults).and_then(|(note, _)| tidy_note(note));
            let told = match fields.text("hand", Need::May, faults) {
                None => Some(HandClaim::Draw { knock_card: None }),
                Some((line, line_at)) => {
                    at = line_at;
                    hand = line.to_owned();
                    read_draw(line, at, names, faults)
                }
            };
            told.map(|told| Operation::Hand(RecordedHand { told, note }))
        }
        "deal" => {
            let dealer = fields.text("dealer", Need::Must, faults);
            hand = format!("deal {}", dealer.map_or("", |(dealer, _)| dealer));
            dealer.and_then(|dealer| player(dealer, names, faults)).map(Operation::Deal)
        }
        "accept" => Some(Operation::Accept(
            fields.text("note", Need::May, faults).and_then(|(note, _)| tidy_note(note)),
        )),
        "undo" => Some(Operation::Undo),
        "redo" => Some(Operation::Redo),
        "witness" if format >= 2 => {
            let (word, word_at) = fields.text("word", Need::Must, faults)?;
            hand = format!("witness {word}");
            // Only one form is allowed: any other would give another seal for a word that looks the same.
            let kept = witness_word(word).filter(|kept| kept == word);
            if kept.is_none() {
                faults.push(TextErrorKind::BadText(WORD).at(word_at));
            }
            kept.map(Operation::Witness)
        }
        _ => {
            faults.push(TextErrorKind::BadText(kinds(format)).at(kind_at));
            return None;
        }
    };
    if act.as_ref().is_some_and(|act| act.format() > format) {
        faults.push(TextErrorKind::BadText("a hand that a file of this format can hold").at(at));
    }
    fields.end(faults);
    act.filter(|_| faults.count() == before).map(|act| Entry { act, asserted, at, hand, time, seal, sealed })
}

/// Reads the line of a draw.
fn read_draw(line: &str, at: Span, names: &Names, faults: &mut Mistakes<TextError>) -> Option<HandClaim> {
    match read_hand(line, names) {
        Ok(read) if matches!(read.claim, HandClaim::Draw { .. }) => Some(read.claim),
        Ok(_) => {
            faults.push(TextErrorKind::BadText("a draw, as in `draw @5h`").at(at));
            None
        }
        Err(misread) => {
            faults.push(TextErrorKind::Misread { hand: line.to_owned(), misread }.at(at));
            None
        }
    }
}

fn read_assertion(fields: &mut Fields<'_>, faults: &mut Mistakes<TextError>) -> Option<Assertion> {
    let points = fields.number("points", faults);
    let boxes = fields.number("boxes", faults);
    let columns = fields.numbers("columns", faults);
    Some(Assertion { points: points?, boxes: boxes?, columns: columns? })
}
