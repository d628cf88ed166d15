//! Plays the record of an evening in memory.

use super::args::{Cli, Command, Evening};
use super::failure::{Failure, Kind};
use super::lines::place;
use super::record::{hands_of, not_done};
use super::run::new::header;
use super::script::{Line, read};
use crate::show::diagnostic::Diagnostic;
use crate::show::verify::not_in_record;
use ginscore_ledger::book::Book;
use ginscore_ledger::exchange::Record;
use ginscore_ledger::model::{Header, Moment, Series};
use ginscore_notation::{LineKind, Operation, Roster, Span};
use ginscore_rules::players::Entrants;

/// A record that cannot be played to its end.
#[derive(Debug)]
pub struct Unplayed {
    /// Why.
    pub failure: Failure,
    /// The number of lines before the first that the rules do not allow; `None` if that line cannot be read at all.
    pub legal: Option<usize>,
}

impl From<Failure> for Unplayed {
    fn from(failure: Failure) -> Unplayed {
        Unplayed { failure, legal: None }
    }
}

/// The series of a record. Where it cannot be read as it is, it is read with plain quotation marks and hyphens, which
/// programs like to replace. Saved rules that it names are those of the book.
///
/// # Errors
///
/// If a line cannot be read, or if the rules do not allow it.
pub fn play(record: &Record, book: &Book) -> Result<Series, Unplayed> {
    play_as(record, book, |header| header)
}

/// The same series as someone writes it who names the two players in the other order: its lines name them, so only its
/// header changes. `None` if there are not two players.
pub fn play_from_the_other_side(record: &Record, book: &Book) -> Option<Series> {
    let is_two = |series: &Series| series.roster().lineup().is_two_players();
    play_as(record, book, |header| swapped(&header).unwrap_or(header)).ok().filter(is_two)
}

/// The header with the two players in the other order.
fn swapped(header: &Header) -> Option<Header> {
    let roster = &header.roster;
    let [one, two] = roster.players() else { return None };
    let sides = roster.side_names().map(|(one, two)| (two, one));
    let roster = Roster::known(roster.lineup(), &[two, one], sides).ok()?;
    let other = |dealer| Entrants::Two.others(dealer).next();
    Some(Header { roster, first_dealer: header.first_dealer.and_then(other), ..header.clone() })
}

fn play_as(record: &Record, book: &Book, change: impl Fn(Header) -> Header) -> Result<Series, Unplayed> {
    let played = |record: &Record| played(record, book, &change);
    played(record).or_else(|unplayed| played(&record.plain()).map_err(|_| unplayed))
}

fn played(record: &Record, book: &Book, change: impl Fn(Header) -> Header) -> Result<Series, Unplayed> {
    // A script without its start has the start of the epoch; nothing depends on it.
    let start = record.start.unwrap_or_default().and_utc().fixed_offset();
    let mut series: Option<Series> = None;
    for (number, line) in (1..).zip(&record.lines) {
        let done = match &mut series {
            None => begun(line, start, book).map(|begun| series = Some(Series::new(change(begun)))),
            Some(series) => entered(line, series),
        };
        done.map_err(|failure| {
            let legal = (failure.kind == Kind::Refused && series.is_some()).then(|| number - 1);
            Unplayed { failure: at_line(failure, number, line), legal }
        })?;
    }
    series.ok_or_else(|| Failure::unreadable([not_in_record()]).into())
}

/// The header of a `new` line.
fn begun(line: &str, start: Moment, book: &Book) -> Result<Header, Failure> {
    match read(line, || None)? {
        Line::Command(cli) => match *cli {
            Cli { command: Some(Command::Evening(Evening::New(new))), .. } => {
                Ok(header(&new.with_words(book)?, start, book)?.0)
            }
            _ => Err(Failure::unreadable([not_in_record()])),
        },
        _ => Err(Failure::unreadable([not_in_record()])),
    }
}

/// Plays a line in the series.
fn entered(line: &str, series: &mut Series) -> Result<(), Failure> {
    let line = match read(line, || Some(series.roster().clone()))? {
        Line::Nothing => return Ok(()),
        Line::Record(line) => line,
        Line::Command(_) | Line::Usage(_) | Line::Help(_) | Line::Quit => {
            return Err(Failure::unreadable([not_in_record()]));
        }
    };
    // The script of an evening has no corrections: it has what counts in the end.
    let counts = |operation: &Operation| {
        matches!(operation, Operation::Hand(_) | Operation::Event(_) | Operation::Witness(_))
    };
    if line.contains(';') && LineKind::of(line) == LineKind::Hand {
        hands_of(line, series)?.iter().try_for_each(|line| enter(series, line))
    } else if series.read(line).is_ok_and(|operation| !counts(&operation)) {
        Err(Failure::unreadable([not_in_record()]))
    } else {
        enter(series, line)
    }
}

/// Plays a line that is one operation.
///
/// # Errors
///
/// Fails if the line cannot be read, or if the rules do not allow it.
fn enter(series: &mut Series, line: &str) -> Result<(), Failure> {
    series.play(line).map(drop).map_err(|why| not_done(why, line, series))
}

/// The failure with the number of its line. A text that is against the rules cannot be read as the record of an evening.
fn at_line(failure: Failure, number: usize, line: &str) -> Failure {
    let placed = |report: Diagnostic| match report.excerpt {
        None => report.pointing(line, vec![Span::new(0, line.len())]),
        Some(_) => report,
    };
    let kind = if failure.kind == Kind::Ledger { Kind::Ledger } else { Kind::Unreadable };
    Failure::new(kind, failure.reports.map(|report| placed(report).at(place(number))))
}
