//! `audit FILE`: compares the record of an evening with the ledger.

use std::borrow::Cow;
use std::fs::File;
use std::path::Path;

use chrono::{NaiveDateTime, Timelike};

use crate::cli::answer::Answered;
use crate::cli::clock::now;
use crate::cli::env::Env;
use crate::cli::failure::{Failure, Kind, unreadable_input};
use crate::cli::open_record::{begun_record, is_open_record, read_open_record};
use crate::cli::play::{Unplayed, play, play_from_the_other_side};
use crate::messages::{Fixed, in_english, written::record as say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::json::{self, Besides};
use crate::show::ledger::store_error;
use crate::show::script::script;
use crate::show::verify::{Verified, not_here, record_error};
use crate::text::Text;
use ginscore_ledger::book::{
    FileErrorKind, LONGEST_SERIES, OpenedSeries, SealPlace, StoreError, Unread, read_bounded,
};
use ginscore_ledger::compare::{Comparison, Difference, compare, compared};
use ginscore_ledger::exchange::{Record, RecordError, read_record};
use ginscore_ledger::model::Series;
use ginscore_ledger::seal::SealCode;
use ginscore_notation::{Mistakes, Roster};

use super::import::result_line;

/// Reads the text, plays it, and compares it with the series that it is a copy of; or prints it as a script.
pub(super) fn run(file: &Path, as_script: bool, env: &Env) -> Answered {
    let text = read(file)?;
    if is_open_record(&text) {
        let series = read_open_record(&text, now()?, &env.book)?.series;
        let said = || match as_script {
            true => in_english(|| script(&series, env.standard_rules())),
            false => result_line(&series).map_or_else(String::new, |line| format!("{line}\n")),
        };
        return Ok(env.answer(said, || json::judged_record(&series)));
    }
    let record = read_record(&text).map_err(|error| Failure::unreadable([record_error(&error)]))?;
    let Playable { record, played, against_rules } = playable(record, as_script, env)?;
    if as_script {
        let lines = in_english(|| script(&played, env.standard_rules()));
        return Ok(env.answer(|| Text::fixed(&lines), || json::lines(&lines)));
    }
    let mut unread = Mistakes::none();
    let Some(Found { played, opened, place }) = found(&record, &played, env, &mut unread)? else {
        if let Some((_, failure)) = against_rules {
            return Err(failure.into());
        }
        let mut reports = Mistakes::from([not_here(&played, env.series.as_deref())]);
        let kind = if unread.is_empty() { Kind::Refused } else { Kind::Ledger };
        reports.append(unread);
        let view = json::not_found(played.score().rounds().len());
        let besides = Some(Box::new(Besides::Verified(view)));
        return Err(Failure { besides, ..Failure::new(kind, reports) }.into());
    };
    env.warn_all(&unread);
    let mut now = compare(played.as_ref(), &opened.series);
    // Another ledger of the same evening, without this seal, may have been started at another minute.
    let start = minute(opened.series.header().start.naive_local());
    let started = record.start.filter(|of| place.is_some() && minute(*of) != start);
    if let (None, Some(of)) = (&now.difference, started) {
        now.difference = Some(Difference::Start(minute(of), start));
    }
    if let Some((line, _)) = &against_rules {
        let score = played.score();
        let number = score.rounds().len() + usize::from(score.open_round().is_none());
        now = now.against_rules(number, line, played.roster().lineup().entrants());
    }
    let verified = Verified {
        series: &opened.name,
        roster: opened.series.roster(),
        text_roster: played.roster(),
        now: &now,
        seal: record.seal.map(|seal| (seal, place)),
        was_same: place
            .filter(|place| place.changed.is_none())
            .and_then(|place| was_same(&played, &opened, place))
            .map(|was_same| was_same && started.is_none()),
    };
    let report = match &now.difference {
        None if verified.is_cut() => verified.cut(),
        None => {
            let object = || json::sound(json::verified(&verified));
            return Ok(env.answer(|| verified.text(), object));
        }
        Some(difference) => verified.differs(difference),
    };
    let besides = Some(Box::new(Besides::Verified(json::verified(&verified))));
    let mut reports = Mistakes::from([report.of_series(&opened.name)]);
    reports.append(against_rules.map_or_else(Mistakes::none, |(_, failure)| failure.reports));
    Err(Failure { besides, ..Failure::refused(reports) }.into())
}

/// A record, as far as it can be played.
struct Playable {
    record: Record,
    played: Series,
    /// The line after it, which the rules do not allow, and why.
    against_rules: Option<(String, Failure)>,
}

/// The evening of a record. If the rules do not allow one of its lines, those before it are compared nevertheless: the
/// ledger may show how the hand was. A script must be whole.
fn playable(record: Record, whole: bool, env: &Env) -> Result<Playable, Failure> {
    let (failure, legal) = match play(&record, &env.book) {
        Ok(played) => return Ok(Playable { record, played, against_rules: None }),
        Err(Unplayed { failure, legal: Some(legal) }) if !whole => (failure, legal),
        Err(Unplayed { failure, .. }) => return Err(failure),
    };
    let mut lines = record.lines;
    let mut against_rules = lines.split_off(legal.min(lines.len())).into_iter();
    let record = Record { lines, ..record };
    match (play(&record, &env.book), against_rules.next()) {
        (Ok(played), Some(line)) => Ok(Playable { record, played, against_rules: Some((line, failure)) }),
        _ => Err(failure),
    }
}

/// Reads the text of a file, or of standard input. Of an open record that is not text further on, it is the beginning.
fn read(file: &Path) -> Result<String, Failure> {
    let read = match file.as_os_str() == "-" {
        true => read_bounded(std::io::stdin().lock(), LONGEST_SERIES),
        false => File::open(file).map_err(Unread::Failed).and_then(|file| read_bounded(file, LONGEST_SERIES)),
    };
    let unreadable = |error: &RecordError| Failure::unreadable([record_error(error)]);
    read.or_else(|unread| match unread {
        Unread::NotText(before) => begun_record(before).ok_or_else(|| unreadable(&RecordError::NotARecord)),
        Unread::TooLong => Err(unreadable(&RecordError::TooLong)),
        Unread::Failed(error) if file.as_os_str() == "-" => Err(unreadable_input(&error)),
        Unread::Failed(error) => {
            let error = StoreError { path: file.to_owned(), doing: FileErrorKind::Reading(error) };
            Err(Failure::mistake(Code::BadOption, store_error(&error).message, say::FileHint.text()))
        }
    })
}

/// The series that a text is a copy of.
struct Found<'p> {
    /// The evening of the text, with the players in the order of the series.
    played: Cow<'p, Series>,
    opened: OpenedSeries,
    /// The place of the seal of the text in the series, if it was ever there.
    place: Option<SealPlace>,
}

/// The series that the text is a copy of: the one that has its seal, or else one of the same players, if possible with the
/// same start, and of those the one with the most in common. The other player's own ledger may name the two in the other
/// order.
fn found<'p>(
    record: &Record,
    played: &'p Series,
    env: &Env,
    unread: &mut Mistakes<Diagnostic>,
) -> Result<Option<Found<'p>>, Failure> {
    let other_side = play_from_the_other_side(record, &env.book);
    let mut best: Option<(bool, usize, Found<'p>)> = None;
    for name in env.names()? {
        let opened = match env.read(&name) {
            Ok(opened) => opened,
            Err(failure) if env.series.is_some() => return Err(failure),
            Err(failure) => {
                unread.append(failure.reports);
                continue;
            }
        };
        let played = match &other_side {
            _ if same_players(played.roster(), &opened.series) => Cow::Borrowed(played),
            Some(other) if same_players(other.roster(), &opened.series) => Cow::Owned(other.clone()),
            _ => continue,
        };
        let place = record.seal.and_then(|seal: SealCode| opened.locate(seal));
        if place.is_some() {
            return Ok(Some(Found { played, opened, place }));
        }
        let start = minute(opened.series.header().start.naive_local());
        let same_start = record.start.is_some_and(|of| minute(of) == start);
        let Comparison { same, .. } = compare(&played, &opened.series);
        if best.as_ref().is_none_or(|(of_start, most, _)| (*of_start, *most) <= (same_start, same)) {
            best = Some((same_start, same, Found { played, opened, place }));
        }
    }
    Ok(best.map(|(_, _, found)| found))
}

/// The time without its seconds, which a text does not have.
fn minute(time: NaiveDateTime) -> NaiveDateTime {
    time.with_second(0).and_then(|time| time.with_nanosecond(0)).unwrap_or(time)
}

/// Returns true if the players of the text are those of the series, under the names that they have or had.
fn same_players(text: &Roster, series: &Series) -> bool {
    let names =
        |roster: &Roster| -> Vec<String> { roster.players().iter().map(|name| compared(name)).collect() };
    let same_form = |roster: &Roster| {
        roster.lineup().entrants() == text.lineup().entrants()
            && roster.lineup().is_two_players() == text.lineup().is_two_players()
            && roster.lineup().has_rounds() == text.lineup().has_rounds()
    };
    series.rosters_so_far().any(|roster| same_form(roster) && names(roster) == names(text))
}

/// Whether the series was as the text when that many entries were in its file.
fn was_same(played: &Series, opened: &OpenedSeries, place: SealPlace) -> Option<bool> {
    let then = opened.as_of(place.entries)?;
    Some(compare(played, &then).is_equal())
}
