//! Recording in a series: a request is judged and written, and is safe on disk before it is reported.

use super::context::{Context, Output, now};
use super::failure::{Failure, no_such_hand};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::parse_error::{parse_error, parse_errors};
use crate::show::rule_fault::faults;
use crate::show::rulebook::TopicId;
use crate::show::words::all_of;
use ginscore_ledger::book::{OpenedSeries, RecordError, Recorded};
use ginscore_ledger::model::{Operation, OperationError, RecordedHand};
use ginscore_rules::notation::{
    LineError, Mistakes, Names, ParseError, ParsedHand, Span, check_note, read_hand, within_length,
    witness_word,
};

/// A request to record something, as typed.
#[derive(Clone, Copy, Debug)]
pub enum Request<'t> {
    /// The hand of a line.
    Hand(&'t str),
    /// The hand of a line replaces the one with that number.
    Amend(usize, &'t str),
    /// The player with that name deals next.
    Deal(&'t str),
    /// The other player said that word.
    Witness(&'t str),
    /// Undoes the last change.
    Undo,
    /// Redoes the last undone change.
    Redo,
}

/// A request with the names of the players and the hand of its line, if it has one.
struct ParsedRequest {
    names: Names,
    hand: Option<ParsedHand>,
}

/// Records in the series of that name, and warns of what was found on the way. `known` is the series as it was read
/// before, if it was: it is not read again if its file is the same.
pub fn record(
    name: &str,
    known: Option<&OpenedSeries>,
    request: Request<'_>,
    context: &Context,
    screen: &mut Output<'_>,
) -> Result<Recorded, Failure> {
    let now = now()?;
    // Before the lock is taken: others do not wait while a long line is refused.
    let words = request.words();
    within_length(words).map_err(|mistake| Failure::unreadable([parse_error(words, &mistake)]))?;
    let mut parsed = None;
    let operation = |opened: &OpenedSeries| {
        let names = &opened.series.header().names;
        let (operation, hand) = request.operation(names)?;
        parsed = Some(ParsedRequest { names: names.clone(), hand });
        Ok(operation)
    };
    let recorded = context.book.record(name, known, now, operation, &mut || context.waiting(screen));
    let recorded = recorded.map_err(|error| match error {
        RecordError::Book(error) => error.into(),
        RecordError::Request(failure) => failure,
        RecordError::Refused(refusal) => refused(refusal, request.line(), parsed.as_ref()),
        _ => Failure::ledger([Diagnostic::new(Code::LedgerWrite, "nothing has been recorded")]),
    })?;
    context.confirm(screen, recorded.durability, &recorded.findings);
    Ok(recorded)
}

impl Request<'_> {
    /// The operation that is asked for, and the hand of its line, if it has one.
    fn operation(self, names: &Names) -> Result<(Operation, Option<ParsedHand>), Failure> {
        let operation = match self {
            Request::Hand(line) => {
                let hand = read(line, names)?;
                return Ok((Operation::Hand(recorded_hand(&hand)), Some(hand)));
            }
            Request::Amend(number, line) => {
                let hand = read(line, names)?;
                return Ok((Operation::Amend(number, recorded_hand(&hand)), Some(hand)));
            }
            Request::Deal(name) => match names.find(name) {
                Some(player) => Operation::Deal(player),
                None => return Err(unknown_player(name, names)),
            },
            Request::Witness(text) => match witness_word(text) {
                Some(word) => Operation::Witness(word),
                None => return Err(Failure::unreadable([parse_error(text, &not_a_word(text))])),
            },
            Request::Undo => Operation::Undo,
            Request::Redo => Operation::Redo,
        };
        Ok((operation, None))
    }

    /// All that was typed.
    const fn words(&self) -> &str {
        match self {
            Request::Hand(words)
            | Request::Amend(_, words)
            | Request::Deal(words)
            | Request::Witness(words) => words,
            Request::Undo | Request::Redo => "",
        }
    }

    /// The hand's own words.
    const fn line(&self) -> &str {
        match self {
            Request::Hand(line) | Request::Amend(_, line) => line,
            Request::Deal(_) | Request::Witness(_) | Request::Undo | Request::Redo => "",
        }
    }
}

fn recorded_hand(hand: &ParsedHand) -> RecordedHand {
    RecordedHand { told: hand.claim.clone(), note: hand.note.clone() }
}

/// The hand of a line, or everything that cannot be read in it.
pub fn read(line: &str, names: &Names) -> Result<ParsedHand, Failure> {
    let mut mistakes = match read_hand(line, names) {
        Ok(read) => match check_note(line) {
            Ok(()) => return Ok(read),
            Err(_) => Mistakes::none(),
        },
        Err(mistakes) => mistakes,
    };
    if let Err(mistake) = check_note(line) {
        mistakes.push(mistake);
    }
    Err(Failure::unreadable(parse_errors(line, mistakes)))
}

/// The mistake for a text that is not a word of a witness.
fn not_a_word(text: &str) -> ParseError {
    LineError::NoWitness.at(Span::new(0, text.len()))
}

/// The failure for a name that neither player has.
pub fn unknown_player(name: &str, names: &Names) -> Failure {
    Failure::unreadable([parse_error(name, &names.unknown(Span::new(0, name.len()), name))])
}

/// The refusal of an operation; `line` is the text of its hand.
fn refused(refusal: OperationError, line: &str, parsed: Option<&ParsedRequest>) -> Failure {
    let report = match refusal {
        OperationError::Faults(found) => match parsed {
            Some(ParsedRequest { names, hand: Some(hand) }) => {
                return Failure::refused(faults(&found, names, line, hand));
            }
            // Only hands have faults.
            _ => Diagnostic::new(Code::BadLine, "the rules do not allow this"),
        },
        OperationError::SeriesOver => {
            Diagnostic::new(Code::SeriesOver, "the series is over").by(TopicId::Series).hinted(
                "`ginscore summary` shows the settlement, `ginscore new` starts another series, `ginscore undo` reopens this one",
            )
        }
        OperationError::PastEnd(hands) => {
            let numbers: Vec<String> = hands.iter().map(usize::to_string).collect();
            let (message, hint) = match numbers.as_slice() {
                [one] => (format!("the series would end before hand {one}"), format!("undo hand {one} first")),
                several => {
                    let several = all_of(several);
                    (format!("the series would end before hands {several}"), format!("undo hands {several} first"))
                }
            };
            Diagnostic::new(Code::AmendPastEnd, message).by(TopicId::Series).hinted(hint)
        }
        OperationError::NoSuchHand(number) => return no_such_hand(number),
        OperationError::NothingToUndo => Diagnostic::new(Code::NothingToUndo, "there is nothing to undo")
            .hinted("every change in this series is already undone"),
        OperationError::NothingToRedo => Diagnostic::new(Code::NothingToRedo, "there is nothing to redo")
            .hinted("only an undone change can be redone, and only before anything new is recorded"),
    };
    Failure::refused([report])
}
