//! Recording in a series: a request is judged and written, and is safe on disk before it is reported.

use super::context::{Context, Output, now};
use super::failure::{Failure, no_such_hand};
use crate::show::code::Code;
use crate::show::correction::{adjustment_error, adjustment_headline};
use crate::show::diagnostic::Diagnostic;
use crate::show::parse_error::{parse_error, parse_errors};
use crate::show::rule_fault::faults;
use crate::show::rulebook::TopicId;
use crate::show::words::all_of;
use ginscore_ledger::book::{OpenedSeries, RecordError, Recorded};
use ginscore_ledger::model::{Event, Operation, OperationError, RecordedHand};
use ginscore_rules::cards::Card;
use ginscore_rules::notation::{
    LineError, Mistakes, Names, ParseError, ParsedHand, Span, check_note, read_adjustment, read_hand,
    split_note, tidy_note, within_length, witness_word,
};
use ginscore_rules::rules::AdjustmentError;

/// A request to record something, as typed.
#[derive(Clone, Copy, Debug)]
pub enum Request<'t> {
    /// The hand of a line.
    Hand(&'t str),
    /// The hand of a line replaces the one with that number.
    Amend(usize, &'t str),
    /// The hand of a line is inserted with that number.
    Insert(usize, &'t str),
    /// The hand with that number is deleted.
    Delete(usize),
    /// The player with that name deals next.
    Deal(&'t str),
    /// The knock card of the hand in play was turned up.
    KnockCard(Card),
    /// A deal does not count; the text may have a note.
    Misdeal(&'t str),
    /// The adjustment that starts at that byte of the line.
    Adjust(&'t str, usize),
    /// The players stop; the text may have a note.
    Stop(&'t str),
    /// The other player said that word.
    Witness(&'t str),
    /// Undoes the last change.
    Undo,
    /// Redoes the last undone change.
    Redo,
}

/// A request as it was read: with the hand of its line, if it has one.
struct Asked {
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
    let mut asked = None;
    let operation = |opened: &OpenedSeries| {
        let names = &opened.series.header().names;
        let (operation, hand) = request.operation(names)?;
        asked = Some(Asked { names: names.clone(), hand });
        Ok(operation)
    };
    let recorded = context.book.record(name, known, now, operation, &mut || context.waiting(screen));
    let recorded = recorded.map_err(|error| match error {
        RecordError::Book(error) => error.into(),
        RecordError::Request(failure) => failure,
        RecordError::Refused(refusal) => refused(refusal, request.line(), asked.as_ref()),
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
                return Ok((Operation::Hand(kept_of(&hand)), Some(hand)));
            }
            Request::Amend(number, line) => {
                let hand = read(line, names)?;
                return Ok((Operation::Amend(number, kept_of(&hand)), Some(hand)));
            }
            Request::Insert(number, line) => {
                let hand = read(line, names)?;
                return Ok((Operation::Insert(number, kept_of(&hand)), Some(hand)));
            }
            Request::Delete(number) => Operation::Delete(number),
            Request::Deal(name) => match names.find(name) {
                Some(player) => Operation::Event(Event::Deal(player)),
                None => return Err(unknown_player(name, names)),
            },
            Request::KnockCard(card) => Operation::Event(Event::KnockCard(card)),
            Request::Misdeal(text) => Operation::Event(Event::Misdeal(note(text)?)),
            Request::Adjust(line, at) => {
                check_note(line).map_err(|mistake| Failure::unreadable([parse_error(line, &mistake)]))?;
                let (adjustment, reason) = read_adjustment(line, at, names)
                    .map_err(|mistake| Failure::unreadable([parse_error(line, &mistake)]))?;
                Operation::Event(Event::Adjust(adjustment, reason))
            }
            Request::Stop(text) => Operation::Event(Event::Stop(note(text)?)),
            Request::Witness(text) => match witness_word(text) {
                Some(word) => Operation::Witness(word),
                None => return Err(Failure::unreadable([parse_error(text, &no_word(text))])),
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
            | Request::Insert(_, words)
            | Request::Deal(words)
            | Request::Misdeal(words)
            | Request::Adjust(words, _)
            | Request::Stop(words)
            | Request::Witness(words) => words,
            Request::Delete(_) | Request::KnockCard(_) | Request::Undo | Request::Redo => "",
        }
    }

    /// The hand's own words.
    const fn line(&self) -> &str {
        match self {
            Request::Hand(line) | Request::Amend(_, line) | Request::Insert(_, line) => line,
            Request::Delete(_)
            | Request::Deal(_)
            | Request::KnockCard(_)
            | Request::Misdeal(_)
            | Request::Adjust(..)
            | Request::Stop(_)
            | Request::Witness(_)
            | Request::Undo
            | Request::Redo => "",
        }
    }
}

fn kept_of(hand: &ParsedHand) -> RecordedHand {
    RecordedHand { claim: hand.claim.clone(), note: hand.note.clone() }
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

/// The note of a text that has nothing else.
fn note(text: &str) -> Result<Option<String>, Failure> {
    let unreadable = |mistake: ParseError| Failure::unreadable([parse_error(text, &mistake)]);
    check_note(text).map_err(unreadable)?;
    let (words, note) = split_note(text);
    if !words.trim().is_empty() {
        return Err(unreadable(LineError::OutOfPlace.at(Span::new(0, words.trim_end().len()))));
    }
    Ok(note.and_then(tidy_note))
}

/// That a text is no word of a witness.
fn no_word(text: &str) -> ParseError {
    LineError::NoWitness.at(Span::new(0, text.len()))
}

/// That neither player has the name.
pub fn unknown_player(name: &str, names: &Names) -> Failure {
    Failure::unreadable([parse_error(name, &names.unknown(Span::new(0, name.len()), name))])
}

/// The refusal of an operation; `line` is the text of its hand.
fn refused(refusal: OperationError, line: &str, asked: Option<&Asked>) -> Failure {
    let names = asked.map(|asked| &asked.names);
    let report = match refusal {
        OperationError::Faults(found) => match asked {
            Some(Asked { names, hand: Some(hand) }) => {
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
            let hands = if hands.len() == 1 { "hand" } else { "hands" };
            let message = format!("the series would end before {hands} {}", all_of(&numbers));
            let hint = format!("undo {hands} {} first", all_of(&numbers));
            Diagnostic::new(Code::AmendPastEnd, message).by(TopicId::Series).hinted(hint)
        }
        OperationError::NoSuchHand(number) => return no_such_hand(number),
        OperationError::Adjustment(why) => {
            let hint = match why {
                AdjustmentError::NoSuchGame(_) | AdjustmentError::GameClosed(_) => {
                    "name an open game, as in `adjust Ann +10 in 2 # why`; `score` shows the games"
                }
                AdjustmentError::OutOfRange => "check the number",
                AdjustmentError::SeriesOver => "`undo` reopens the series",
            };
            Diagnostic::new(Code::AdjustmentRefused, adjustment_error(why)).by(TopicId::Adjustment).hinted(hint)
        }
        OperationError::EarlierAdjustment(adjustment, why) => {
            let message = match names {
                Some(names) => format!(
                    "the adjustment by which {} could no longer be entered: {}",
                    adjustment_headline(&adjustment, names),
                    adjustment_error(why)
                ),
                None => format!("an earlier adjustment could no longer be entered: {}", adjustment_error(why)),
            };
            Diagnostic::new(Code::AdjustmentRefused, message)
                .by(TopicId::Adjustment)
                .hinted("undo the adjustment first")
        }
        OperationError::NothingToUndo => Diagnostic::new(Code::NothingToUndo, "there is nothing to undo")
            .hinted("every change in this series is already undone"),
        OperationError::NothingToRedo => Diagnostic::new(Code::NothingToRedo, "there is nothing to redo")
            .hinted("only an undone change can be redone, and only before anything new is recorded"),
    };
    Failure::refused([report])
}
