//! Recording in a series: a request is judged and written, and is safe on disk before it is reported.

use super::context::{Context, Output, now};
use super::exchanged;
use super::failure::{Change, Failure, Instead, no_such_hand};
use super::script::program_words;
use crate::messages::{Fixed, Message, written::cli_record as say};
use crate::show::code::Code;
use crate::show::correction::{adjustment_error, adjustment_headline};
use crate::show::diagnostic::Diagnostic;
use crate::show::entrants::{EntrantNames, pairs};
use crate::show::parse_error::{bad_name, parse_error, parse_errors, turns_of};
use crate::show::rulebook::TopicId;
use crate::show::words::all_of;
use ginscore_ledger::book::{OpenedSeries, RecordError, Recorded};
use ginscore_ledger::model::{Event, Operation, OperationError, RecordedHand, Series};
use ginscore_notation::{
    LineError, Mistakes, ParseError, ParseErrorKind, ParsedHand, Roster, SeatedHand, Span, check_note,
    nearest, read_adjustment, read_seated, split_note, split_round, tidy_note, within_length, witness_word,
};
use ginscore_rules::cards::Card;
use ginscore_rules::rules::{AdjustmentError, HouseRules, NotPlayed, Opponents};

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
    /// The player, or the side, with that name deals next.
    Deal(&'t str),
    /// The player with that name plays the next hand; a second name is the opponent's, and a note may follow.
    Seat(&'t str),
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
    roster: Roster,
    house: HouseRules,
    hand: Option<SeatedHand>,
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
        let (operation, hand) = request.operation(&opened.series)?;
        parsed =
            Some(ParsedRequest { roster: opened.series.roster().clone(), house: header.house.clone(), hand });
        Ok(operation)
    };
    let recorded = context.book.record(name, known, now, operation, &mut || context.waiting(screen));
    let recorded = recorded.map_err(|error| match error {
        RecordError::Book(error) => error.into(),
        RecordError::Request(failure) => failure,
        RecordError::Refused(refusal) => refused(refusal, request.line(), parsed.as_ref()),
        _ => Failure::ledger([Diagnostic::new(Code::LedgerWrite, say::NothingRecorded.text())]),
    })?;
    context.confirm(screen, recorded.durability, &recorded.findings);
    Ok(recorded)
}

/// Records in a series in memory.
///
/// # Errors
///
/// If the request cannot be read, or if the rules do not allow it.
pub fn enter(series: &mut Series, request: Request<'_>) -> Result<(), Failure> {
    let words = request.words();
    within_length(words).map_err(|mistake| Failure::unreadable([parse_error(words, &mistake)]))?;
    let (operation, hand) = request.operation(series)?;
    match series.act(&operation) {
        Ok(_) => Ok(()),
        Err(refusal) => {
            let house = series.header().house.clone();
            let parsed = ParsedRequest { roster: series.roster().clone(), house, hand };
            Err(refused(refusal, request.line(), Some(&parsed)))
        }
    }
}

impl Request<'_> {
    /// The operation that is asked for, and the hand of its line, if it has one.
    fn operation(self, series: &Series) -> Result<(Operation, Option<SeatedHand>), Failure> {
        let roster = series.roster();
        let operation = match self {
            // After the end nobody plays, and a name in the line would be refused for that.
            Request::Hand(_) if series.score().is_over() && !roster.lineup().is_two_players() => {
                return Err(refused(OperationError::SeriesOver, "", None));
            }
            Request::Hand(line) => {
                let hand = first(line, read(line, roster, &series.score().playing())?)?;
                return Ok((Operation::Hand(recorded_hand(&hand)), Some(hand)));
            }
            Request::Amend(number, line) => {
                let of_round: Vec<Opponents> =
                    series.round(number).iter().map(|hand| hand.opponents).collect();
                if of_round.is_empty() {
                    return Err(no_such_hand(number));
                }
                let hand = first(line, read(line, roster, &of_round)?)?;
                return Ok((Operation::Amend(number, recorded_hand(&hand)), Some(hand)));
            }
            Request::Insert(number, line) => {
                let hands = round(line, number, series)?;
                let recorded = hands.iter().map(recorded_hand).collect();
                return Ok((Operation::Insert(number, recorded), hands.into_iter().next()));
            }
            Request::Delete(number) => Operation::Delete(number),
            Request::Deal(name) => match roster.find_entrant(name) {
                Some(entrant) => Operation::Event(Event::Deal(entrant)),
                None => return Err(unknown_player(name, roster)),
            },
            Request::Seat(text) => Operation::Event(seat(text, roster)?),
            Request::KnockCard(card) => Operation::Event(Event::KnockCard(card)),
            Request::Misdeal(text) => Operation::Event(Event::Misdeal(note(text)?)),
            Request::Adjust(line, at) => {
                check_note(line).map_err(|mistake| Failure::unreadable([parse_error(line, &mistake)]))?;
                let (adjustment, reason) = read_adjustment(line, at, roster)
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
            | Request::Seat(words)
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
            | Request::Seat(_)
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

fn recorded_hand(of: &SeatedHand) -> RecordedHand {
    let SeatedHand { opponents, hand } = of;
    RecordedHand { opponents: *opponents, claim: hand.claim.clone(), note: hand.note.clone() }
}

/// The hands of a line, one after another: those of a round are separated by semicolons, and `draw` alone is one hand for
/// each pair that is still playing.
///
/// # Errors
///
/// Fails if one of them cannot be read, or if the rules do not allow one of several. Then none is recorded.
pub fn hands_of(line: &str, series: &Series) -> Result<Vec<String>, Failure> {
    let parts = split_round(line);
    if !series.roster().lineup().has_rounds() || series.score().is_over() {
        return Ok(vec![line.to_owned()]);
    }
    let header = series.header();
    // What the hands before a hand change is tried in memory.
    let mut trial = series.clone();
    let mut lines = Vec::new();
    for part in parts {
        let read = read(&part, series.roster(), &trial.score().playing())?;
        // `draw` alone is recorded once for each pair; the next of them is then the one that is left.
        lines.extend(std::iter::repeat_n(part.clone(), read.len()));
        for hand in read {
            let tried = trial.act(Operation::Hand(recorded_hand(&hand)));
            let parsed = ParsedRequest {
                roster: series.roster().clone(),
                house: header.house.clone(),
                hand: Some(hand),
            };
            tried.map_err(|refusal| refused(refusal, &part, Some(&parsed)))?;
        }
    }
    Ok(lines)
}

/// All hands of a round that is inserted with that number.
fn round(line: &str, number: usize, series: &Series) -> Result<Vec<SeatedHand>, Failure> {
    let score = series.score();
    let seating = series.scored(number).map(|round| round.seating);
    let playing =
        seating.map_or_else(|| score.playing(), |seating| seating.playing(score.house(), score.lineup()));
    let parts = if score.lineup().has_rounds() { split_round(line) } else { vec![line.to_owned()] };
    let mut hands = Vec::new();
    for part in parts {
        let open = |pair: &&Opponents| !hands.iter().any(|hand: &SeatedHand| hand.opponents == **pair);
        let open: Vec<Opponents> = playing.iter().filter(open).copied().collect();
        hands.extend(read(&part, series.roster(), &open)?);
    }
    Ok(hands)
}

/// The first hand of a line. Only `draw` in a round without an open hand has none.
fn first(line: &str, hands: Vec<SeatedHand>) -> Result<SeatedHand, Failure> {
    let none = || Failure::unreadable([parse_error(line, &LineError::NoHand.at(Span::new(0, line.len())))]);
    hands.into_iter().next().ok_or_else(none)
}

/// Who plays the next hand: one name, or two.
fn seat(text: &str, roster: &Roster) -> Result<Event, Failure> {
    let unreadable = |mistake: ParseError| Failure::unreadable([parse_error(text, &mistake)]);
    check_note(text).map_err(unreadable)?;
    let (names, note) = split_note(text);
    if names.trim().is_empty() {
        return Err(unreadable(LineError::NoHand.at(Span::new(0, names.len()))));
    }
    let moved = |mistake: ParseError, by: usize| {
        mistake.what.at(Span::new(mistake.span.start + by, mistake.span.end + by))
    };
    let (seat, end) = roster.lead(names).map_err(unreadable)?;
    let rest = names.get(end..).unwrap_or_default();
    let with = match rest.trim() {
        "" => None,
        _ => {
            let (with, last) = roster.lead(rest).map_err(|mistake| unreadable(moved(mistake, end)))?;
            let more = rest.get(last..).unwrap_or_default();
            if !more.trim().is_empty() {
                let span = Span::new(end + last, names.trim_end().len());
                return Err(unreadable(LineError::OutOfPlace.at(span)));
            }
            Some(with)
        }
    };
    Ok(Event::Seat(seat, with, note.and_then(tidy_note)))
}

/// The hand of a line of two players, or everything that cannot be read in it.
pub fn read_pair(line: &str, roster: &Roster, pair: Opponents) -> Result<ParsedHand, Failure> {
    Ok(first(line, read(line, roster, &[pair])?)?.hand)
}

/// The hands of a line, or everything that cannot be read in it. `playing` are the pairs whose turn it is.
pub fn read(line: &str, roster: &Roster, playing: &[Opponents]) -> Result<Vec<SeatedHand>, Failure> {
    let mut mistakes = match read_seated(line, roster, playing) {
        Ok(read) => match check_note(line) {
            Ok(()) => return Ok(read),
            Err(_) => Mistakes::none(),
        },
        Err(mistakes) => mistakes,
    };
    if let Err(mistake) = check_note(line) {
        mistakes.push(mistake);
    }
    let turns =
        mistakes.kept().iter().all(|mistake| matches!(mistake.what, ParseErrorKind::NotPlaying { .. }));
    let meant = match mistakes.kept() {
        [ParseError { what: ParseErrorKind::Spoken(lines), .. }] => lines.as_slice(),
        _ => &[],
    };
    let instead = match meant {
        [meant] => Some(Instead { typed: line.to_owned(), meant: meant.clone(), change: Change::Rewritten }),
        _ => None,
    };
    let mistakes = mistakes.map(|mistake| or_command(mistake, line));
    let reports = parse_errors(line, mistakes);
    // A hand of players who sit out can be read, and the rules say no.
    let failure = if turns { Failure::refused(reports) } else { Failure::unreadable(reports) };
    Err(Failure { instead, ..failure })
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

/// The failure for a name that no player has.
pub fn unknown_player(name: &str, roster: &Roster) -> Failure {
    Failure::unreadable([parse_error(name, &roster.unknown(Span::new(0, name.len()), name))])
}

/// The refusal of an operation; `line` is the text of its hand.
fn refused(refusal: OperationError, line: &str, parsed: Option<&ParsedRequest>) -> Failure {
    let roster = parsed.map(|parsed| &parsed.roster);
    let rounds = roster.is_some_and(|roster| roster.lineup().has_rounds());
    let turns = roster.map_or(TopicId::MorePlayers, |roster| turns_of(roster.lineup()));
    let report = match refusal {
        OperationError::Faults(found) => match parsed {
            Some(ParsedRequest { roster, house, hand: Some(SeatedHand { opponents, hand }) }) => {
                let read = |text: &str| {
                    let read = read_seated(text, roster, &[*opponents]).ok()?;
                    read.into_iter().next().map(|read| read.hand)
                };
                return exchanged::refused(&found, &roster.pair(*opponents), house, line, hand, read);
            }
            // Only hands have faults.
            _ => Diagnostic::new(Code::BadLine, say::RulesForbid.text()),
        },
        OperationError::SeriesOver => Diagnostic::new(Code::SeriesOver, say::SeriesOver.text())
            .by(TopicId::Series)
            .hinted(say::SeriesOverHint.text()),
        OperationError::PastEnd(hands) => {
            let count = hands.len();
            let numbers = all_of(&hands.iter().map(usize::to_string).collect::<Vec<_>>());
            let (message, hint) = match rounds {
                true => (
                    say::BeforeRounds { count, numbers: &numbers }.said(),
                    say::BeforeRoundsHint { count, numbers: &numbers }.said(),
                ),
                false => (
                    say::BeforeHands { count, numbers: &numbers }.said(),
                    say::BeforeHandsHint { count, numbers: &numbers }.said(),
                ),
            };
            Diagnostic::new(Code::AmendPastEnd, message).by(TopicId::Series).hinted(hint)
        }
        OperationError::NoSuchHand(number) => return no_such_hand(number),
        OperationError::NotPlaying(playing) => {
            let pairs = roster.map_or_else(String::new, |roster| pairs(&playing, roster));
            Diagnostic::new(Code::NotPlaying, say::NotTheirTurn { pairs }.said())
                .by(turns)
                .hinted(say::NotTheirTurnHint.text())
        }
        OperationError::NotOpponents(NotPlayed::NotOpponents) => {
            Diagnostic::new(Code::NotPlaying, say::NotOpponents.text())
                .by(TopicId::Partners)
                .hinted(say::NotOpponentsHint.text())
        }
        OperationError::NotOpponents(NotPlayed::RoundBegun | NotPlayed::SeriesOver) => {
            Diagnostic::new(Code::NotPlaying, say::RoundBegun.text())
                .by(TopicId::Partners)
                .hinted(say::RoundBegunHint.text())
        }
        OperationError::NotInRound(round) => {
            Diagnostic::new(Code::NotPlaying, say::NotInRound { round }.said())
                .by(TopicId::Partners)
                .hinted(say::NotInRoundHint.text())
        }
        OperationError::RoundIncomplete(round) => {
            Diagnostic::new(Code::RoundIncomplete, say::RoundIncomplete { round }.said())
                .by(TopicId::Partners)
                .hinted(say::RoundIncompleteHint.text())
        }
        OperationError::NoSeat => Diagnostic::new(Code::NotPlaying, say::NobodySeated.text())
            .by(turns)
            .hinted(say::NobodySeatedHint.text()),
        OperationError::Adjustment(why) => {
            let hint = match why {
                AdjustmentError::NoSuchGame(_) | AdjustmentError::GameClosed(_) => say::NameOpenGame.text(),
                AdjustmentError::OutOfRange => say::CheckNumber.text(),
                AdjustmentError::SeriesOver => say::UndoReopens.text(),
            };
            Diagnostic::new(Code::AdjustmentRefused, adjustment_error(why))
                .by(TopicId::Adjustment)
                .hinted(hint)
        }
        OperationError::EarlierAdjustment(adjustment, why) => {
            let why = adjustment_error(why);
            let message = match roster {
                Some(roster) => {
                    let adjustment = adjustment_headline(&adjustment, &EntrantNames::of(roster));
                    say::EarlierAdjustmentOf { adjustment, why }.said()
                }
                None => say::EarlierAdjustment { why }.said(),
            };
            Diagnostic::new(Code::AdjustmentRefused, message)
                .by(TopicId::Adjustment)
                .hinted(say::EarlierAdjustmentHint.text())
        }
        OperationError::BadName(name, why) => bad_name(&name, why),
        OperationError::NothingToUndo => Diagnostic::new(Code::NothingToUndo, say::NothingToUndo.text())
            .hinted(say::NothingToUndoHint.text()),
        OperationError::NothingToRedo => Diagnostic::new(Code::NothingToRedo, say::NothingToRedo.text())
            .hinted(say::NothingToRedoHint.text()),
    };
    Failure::refused([report])
}
