//! Recording in a series: a request is judged and written, and is safe on disk before it is reported.

use super::context::{Context, Output, now};
use super::exchanged;
use super::failure::{Change, Failure, Instead, no_such_hand};
use super::script::program_words;
use crate::show::code::Code;
use crate::show::correction::{adjustment_error, adjustment_headline};
use crate::show::diagnostic::Diagnostic;
use crate::show::parse_error::{bad_name, parse_error, parse_errors};
use crate::show::rulebook::TopicId;
use crate::show::words::all_of;
use ginscore_ledger::book::{OpenedSeries, RecordError, Recorded};
use ginscore_ledger::model::{Event, Operation, OperationError, RecordedHand};
use ginscore_rules::cards::Card;
use ginscore_rules::notation::{
    LineError, Mistakes, Names, ParseError, ParseErrorKind, ParsedHand, Span, check_note, nearest,
    read_adjustment, read_hand, split_note, tidy_note, within_length, witness_word,
};
use ginscore_rules::rules::{AdjustmentError, HouseRules};

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

/// A request with the names of the players and the hand of its line, if it has one.
struct ParsedRequest {
    names: Names,
    house: HouseRules,
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
        let header = opened.series.header();
        let names = opened.series.names();
        let (operation, hand) = request.operation(names)?;
        parsed = Some(ParsedRequest { names: names.clone(), house: header.house.clone(), hand });
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
            Request::Insert(number, line) => {
                let hand = read(line, names)?;
                return Ok((Operation::Insert(number, recorded_hand(&hand)), Some(hand)));
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

fn recorded_hand(hand: &ParsedHand) -> RecordedHand {
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
    let meant = match mistakes.kept() {
        [ParseError { what: ParseErrorKind::Spoken(lines), .. }] => lines.as_slice(),
        _ => &[],
    };
    let instead = match meant {
        [meant] => Some(Instead { typed: line.to_owned(), meant: meant.clone(), change: Change::Rewritten }),
        _ => None,
    };
    let mistakes = mistakes.map(|mistake| or_command(mistake, line));
    Err(Failure { instead, ..Failure::unreadable(parse_errors(line, mistakes)) })
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

/// The mistake of an unknown player; if no player and no word of the notation is similar, a command may be.
fn or_command(mut mistake: ParseError, line: &str) -> ParseError {
    if let ParseErrorKind::UnknownPlayer { meant, command: command @ None, .. } = &mut mistake.what
        && meant.is_empty()
        && !line.contains(" v ")
    {
        let typed = line.split_whitespace().next().unwrap_or_default();
        *command = nearest(typed, program_words()).map(str::to_owned);
    }
    mistake
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
    let names = parsed.map(|parsed| &parsed.names);
    let report = match refusal {
        OperationError::Faults(found) => match parsed {
            Some(ParsedRequest { names, house, hand: Some(hand) }) => {
                let read = |text: &str| read_hand(text, names).ok();
                return exchanged::refused(&found, names, house, line, hand, read);
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
        OperationError::BadName(name, why) => bad_name(&name, why),
        OperationError::NothingToUndo => Diagnostic::new(Code::NothingToUndo, "there is nothing to undo")
            .hinted("every change in this series is already undone"),
        OperationError::NothingToRedo => Diagnostic::new(Code::NothingToRedo, "there is nothing to redo")
            .hinted("only an undone change can be redone, and only before anything new is recorded"),
    };
    Failure::refused([report])
}
