//! The desk at which every door hands in its lines: a line is read once in a series, and what was read is judged, shown or
//! recorded. The shell, the table, phones, scripts and `judge` ask here, so that a line means the same everywhere.

use crate::commands::line::initials;
use crate::commands::line::purpose::Purpose;
use crate::commands::line::reading::{self, Meaning};
use crate::commands::line::refused::{begins_with_command, no_line, not_done, refused};
use crate::commands::line::slips;
use crate::commands::line::spoken_cards::count_of_cards;
use crate::commands::new::agreement::{
    AGREE, agreement, agreement_meant, are_values, is_agreement, stake_meant,
};
use crate::commands::new::lineup::dealer;
use crate::commands::run::clock::now;
use crate::commands::run::env::Env;
use crate::commands::run::failure::Failure;
use crate::commands::words::{AGREES, SAY_NOTHING, means};
use crate::say::examples::naming;
use crate::say::text::Line;
use crate::say::{
    Message,
    written::reading::{EitherAgreed, IsAgreed, TwoMeanings},
    written::table as table_say,
};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::mistakes::parse_error::parse_error;
use crate::show::series::correction::correction;
use crate::show::words::ticked;
use ginscore_ledger::book::{Book, BookError, OpenedSeries, Recorded};
use ginscore_ledger::model::{NotDone, Refusal, Series};
use ginscore_ledger::seal::SealCode;
use ginscore_notation::{Entry, Event, LineKind, Operation, Part, Span, Turns, check_note, shown};
use ginscore_rules::players::Opponents;

/// A line that was read in a series.
#[derive(Clone, Debug)]
pub(crate) struct ReadLine {
    /// The line in the notation: as it was typed, or what the words of players in it stand for.
    pub(crate) line: String,
    /// What it records, one after another: several hands of a round, or one entry.
    pub(crate) entries: Vec<Entry>,
}

/// What became of reading a line.
#[derive(Debug)]
pub(crate) struct Reading {
    /// The line that the words of players stand for, if they do, to be said first.
    pub(crate) read_as: Option<String>,
    /// The line; or everything that is wrong with it, or the lines of which it may be one.
    pub(crate) line: Result<ReadLine, Failure>,
}

/// Reads a line to be recorded, in the notation or in the words of players.
pub(crate) fn read(typed: &str, series: &Series, book: &Book) -> Reading {
    if is_agreement(typed, series) {
        let read = naming(next_names(series), || agreement(typed, series, book));
        let with_signs = |failure: Failure| match agreement_meant(typed, series, book) {
            // One hint for all that is wrong.
            Some(meant) => not_agreed(typed, meant, series),
            None => failure,
        };
        let read = read.map_err(with_signs);
        let line = read.and_then(|entry| checked(typed, typed.to_owned(), vec![entry], series));
        return Reading { read_as: None, line };
    }
    let reading = read_for(Purpose::Record, typed, series);
    let Err(failure) = &reading.line else { return reading };
    let is_unknown = failure.offers.is_empty();
    // Rules in the line of another series are those of that one, and `5c` is a card.
    if failure.offers.iter().any(|line| LineKind::of(line) == LineKind::New)
        || count_of_cards(typed).is_some()
    {
        return reading;
    }
    let stake = || stake_meant(typed, series, book).filter(|_| is_unknown);
    let meant = rules_meant(typed, series, book).or_else(|| Some(not_agreed(typed, stake()?, series)));
    match meant {
        Some(failure) => Reading { line: Err(failure), ..reading },
        None => reading,
    }
}

/// In every language, a word for another series of the same players.
const AGAIN: &str = "again";

/// The failure of rules that are typed without the word of their line.
pub(crate) fn rules_meant(typed: &str, series: &Series, book: &Book) -> Option<Failure> {
    if let Some(meant) = agreement_meant(typed, series, book) {
        return Some(not_agreed(typed, meant, series));
    }
    // `bonus=100` may be several rules.
    let said = without_verb(typed);
    are_values(said, series).then(|| agreement(&format!("{AGREE} {said}"), series, book).err()).flatten()
}

/// The values of `set box=25`.
fn without_verb(typed: &str) -> &str {
    let is_verb = |word: &&str| [AGREES, SAY_NOTHING].iter().any(|list| means(word, *list));
    let verb = typed.split_whitespace().next().filter(is_verb);
    verb.and_then(|verb| typed.trim_start().strip_prefix(verb)).unwrap_or(typed)
}

/// The failure of a line that says what was agreed, with the line that is meant; after the end of a series, the next one may be.
fn not_agreed(typed: &str, meant: String, series: &Series) -> Failure {
    let next = meant.strip_prefix(AGREE).filter(|_| series.score().is_over());
    let next = next.map(|words| format!("{AGAIN}{words}"));
    if let Some(next) = next {
        let hint = EitherAgreed { next: ticked(&next), agree: ticked(&meant) }.said();
        let why = TwoMeanings { typed: ticked(&shown(typed.trim())) }.said();
        return Failure::mistake(Code::BadLine, why, hint).choices(vec![next, meant]);
    }
    let why = IsAgreed { typed: ticked(&shown(typed.trim())) }.said();
    let failure = Failure::unreadable([Diagnostic::new(Code::BadLine, why)]);
    failure.hinting(&[meant])
}

pub(crate) fn read_for(purpose: Purpose, typed: &str, series: &Series) -> Reading {
    let as_typed = purpose.entries(typed, series);
    // Only what is wrong has examples, with the names of those who play.
    let with_examples = |as_typed| naming(next_names(series), || as_meant(purpose, typed, as_typed, series));
    if as_typed.is_err() {
        return with_examples(as_typed);
    }
    match as_meant(purpose, typed, as_typed, series) {
        good @ Reading { line: Ok(_), .. } => good,
        _ => with_examples(purpose.entries(typed, series)),
    }
}

/// What a line means. `as_typed` is what came of reading it in the form in which it was typed.
fn as_meant(
    purpose: Purpose,
    typed: &str,
    as_typed: Result<Vec<Entry>, NotDone>,
    series: &Series,
) -> Reading {
    if as_typed.is_err() && begins_with_command(typed, series) {
        return Reading { read_as: None, line: Err(no_line(typed, Some(series))) };
    }
    let (line, read) = match reading::meaning(typed, &as_typed, purpose, series) {
        Some(Meaning::Line { line, entries }) => (line, entries),
        Some(Meaning::Unclear(failure)) => return Reading { read_as: None, line: Err(*failure) },
        Some(Meaning::Command(_)) | None => (typed.to_owned(), as_typed),
    };
    let read_as = Some(line.clone()).filter(|line| line.trim() != typed.trim());
    let line = match read {
        Ok(entries) => checked(typed, line, entries, series),
        Err(why) => Err(not_done(why, &line, series)),
    };
    let summed = |read: &ReadLine| initials::summed(&read.line, &read.entries, series);
    let read_as = line.as_ref().ok().and_then(summed).or(read_as);
    Reading { read_as, line }
}

/// Returns true if a line may lack a part that can be asked for: it cannot be read, and means nothing else.
pub(crate) fn is_incomplete(typed: &str, series: &Series) -> bool {
    let as_typed = series.entries(typed);
    match &as_typed {
        Ok(entries) => entries.iter().any(|entry| !entry.hands.is_empty()),
        Err(NotDone::Misread(_)) => reading::meaning(typed, &as_typed, Purpose::Record, series).is_none(),
        Err(NotDone::Refused(..)) => false,
    }
}

/// The names for examples: those who play next, or the first of each side.
pub(crate) fn next_names(series: &Series) -> [String; 2] {
    let roster = series.roster();
    let lineup = roster.lineup();
    let players = Turns::playing(series).into_iter().find_map(|pair| match pair {
        Opponents::Players(seats) => Some([seats.one, seats.two]),
        Opponents::Sides => None,
    });
    let first = || {
        let mut sides = lineup.entrants().all().iter();
        let mut next = || sides.next().and_then(|side| lineup.members(*side).next());
        Some([next()?, next()?])
    };
    let seats = players.or_else(first);
    seats.map_or_else(Default::default, |seats| seats.map(|seat| roster.written(seat)))
}

/// The line as it was read, if nothing else is wrong with it.
fn checked(typed: &str, line: String, entries: Vec<Entry>, series: &Series) -> Result<ReadLine, Failure> {
    for entry in &entries {
        can_deal(&line, &entry.operation, series)?;
        initials::check(typed, &line, entry, series)?;
        slips::check(&line, entry, series)?;
    }
    check_note(&line).map_err(|mistake| Failure::unreadable([parse_error(&line, &mistake)]))?;
    Ok(ReadLine { line, entries })
}

/// Fails if the player of a `deal` sits out or, where the one who sits out deals, if the player does not.
fn can_deal(line: &str, operation: &Operation, series: &Series) -> Result<(), Failure> {
    if matches!(operation, Operation::Event(Event::Deal(_))) {
        let (_, name) = Part::of(line).0.first_word();
        dealer(name.text().trim(), series.roster(), series.score())?;
    }
    Ok(())
}

/// Records what was read, if it may be recorded after what is there once nobody else can write, and warns of what was found on
/// the way. `known` is the series in which the line was read. It is not read again if its file is the same.
pub(crate) fn record<E: From<Failure>>(
    known: &OpenedSeries,
    read: &ReadLine,
    entry: &Entry,
    precondition: impl FnOnce(&OpenedSeries) -> Result<(), E>,
    env: &Env,
) -> Result<Recorded, E> {
    let now = now()?;
    let operation = |opened: &OpenedSeries| -> Result<Operation, E> {
        precondition(opened)?;
        Ok(entry.operation.clone())
    };
    let recorded = env.book.record(&known.name, Some(known), now, operation, &mut || env.waiting());
    let recorded = recorded.map_err(|error| failed(error, read, entry, &known.series))??;
    env.confirm(recorded.durability, &recorded.findings);
    Ok(recorded)
}

/// What an entry would be if it was recorded now. Nothing is written.
pub(crate) fn rehearse(
    opened: &OpenedSeries,
    read: &ReadLine,
    entry: &Entry,
    env: &Env,
) -> Result<Recorded, Failure> {
    let rehearsed = env.book.rehearse(opened, now()?, entry.operation.clone());
    rehearsed.map_err(|error| failed(error, read, entry, &opened.series))
}

/// Plays the hands of a line in a series in memory.
pub(crate) fn play(typed: &str, series: &mut Series, book: &Book) -> Result<(), Failure> {
    let read = read(typed, series, book).line?;
    for entry in &read.entries {
        let played = series.act(entry.operation.clone());
        played.map_err(|why| refusal(&why, &read, entry, series))?;
    }
    Ok(())
}

fn failed(error: BookError, read: &ReadLine, entry: &Entry, series: &Series) -> Failure {
    match error {
        BookError::Refused { refusal: why, .. } => refusal(&why, read, entry, series),
        error => error.into(),
    }
}

/// The failure of an entry that a series refused.
pub(crate) fn refusal(why: &Refusal, read: &ReadLine, entry: &Entry, series: &Series) -> Failure {
    naming(next_names(series), || refused(why, &read.line, Some(entry), series))
}

/// What was recorded after the entry with that seal, in sentences; `None` if the series has no such entry.
pub(crate) fn since(opened: &OpenedSeries, seal: SealCode) -> Option<Vec<Line>> {
    let entries = opened.chain.find(seal)?;
    let after = opened.series.history().skip(entries);
    Some(after.map(|(outcome, _)| correction(outcome, opened.series.roster())).collect())
}

/// Returns true if the entry right after the one with that seal is what was read, which is one entry.
pub(crate) fn is_next(opened: &OpenedSeries, seal: SealCode, entries: &[Entry]) -> bool {
    let [entry] = entries else { return false };
    opened.chain.find(seal).is_some_and(|before| opened.has_after(before, &entry.operation))
}

/// The failure of a line that is not recorded, because something else was recorded meanwhile.
pub(crate) fn not_recorded(line: &str) -> Failure {
    let report = Diagnostic::new(Code::BadLine, table_say::Meanwhile).hinted(table_say::MeanwhileHint);
    let report = report.pointing(line, vec![Span::new(0, line.trim_end().len())]);
    Failure::refused([report]).offering(line.trim())
}

/// The failure of a line that was recorded meanwhile.
pub(crate) fn already() -> Failure {
    Failure::refused([Diagnostic::new(Code::BadLine, table_say::Already).hinted(table_say::AlreadyHint)])
}
