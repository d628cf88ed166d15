//! Reads an open record, the text whose first line is `# gin 1`: the form of `docs/record.md`, and nothing else.

use chrono::TimeDelta;

use super::args::{Command, Evening};
use super::failure::Failure;
use super::lines::place;
use super::options::New;
use super::record::not_done;
use super::run::new::header;
use super::script::{Line, read};
use crate::messages::{Fixed, Message, written::record as say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::json::{Besides, refused_record};
use crate::show::open_record::FIRST_LINE;
use crate::show::parse_error::parse_error;
use crate::show::verify::{not_in_record, record_error};
use crate::show::words::ticked;
use ginscore_ledger::book::Book;
use ginscore_ledger::exchange::{ImportedSeries, RecordError};
use ginscore_ledger::model::{Applied, Header, Moment, Outcome, Series};
use ginscore_notation::{LineKind, Operation, Span, check_note, split_note, within_length};
use ginscore_rules::hand::{Defender, HandClaim, Knocker, Layout, Showdown};
use ginscore_rules::house::RuleKey;

/// Returns true if a text is an open record, of this version or of another.
pub fn is_open_record(text: &str) -> bool {
    let first = text.lines().next().unwrap_or_default();
    let before = FIRST_LINE.trim_end_matches('1');
    first.strip_prefix(before).is_some_and(|version| version.trim_end().parse::<u32>().is_ok())
}

/// The series of a record, as it would be imported. Without a start it starts now.
///
/// # Errors
///
/// The faults of the first line that cannot be read or that the rules do not allow, with its number.
pub fn read_open_record(text: &str, now: Moment, book: &Book) -> Result<ImportedSeries, Failure> {
    let mut begun: Option<ImportedSeries> = None;
    let mut last = 1;
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        let done = match &mut begun {
            _ if number == 1 => version(line),
            _ if line.is_empty() || line.starts_with('#') => Ok(()),
            None => new_series(line, number, now, book).map(|new| begun = Some(new)),
            Some(begun) => enter(line, number, begun),
        };
        done.map_err(|failure| at_line(failure, number, line))?;
        last = number;
    }
    begun.ok_or_else(|| at_line(Failure::unreadable([not_in_record()]), last, ""))
}

fn version(line: &str) -> Result<(), Failure> {
    match line {
        FIRST_LINE => Ok(()),
        _ => Err(Failure::unreadable([record_error(&RecordError::Newer)])),
    }
}

/// The series of the `new` line, whose rules are all in the line: nothing but names comes before `bare`, and nothing but
/// settings after it.
fn new_series(line: &str, number: usize, now: Moment, book: &Book) -> Result<ImportedSeries, Failure> {
    let Line::Command(command) = read(line, || None)? else {
        return Err(Failure::unreadable([not_in_record()]));
    };
    let Some(Command::Evening(Evening::New(typed))) = command.command else {
        return Err(Failure::unreadable([not_in_record()]));
    };
    if !is_bare(&typed) {
        let report = Diagnostic::new(Code::BadOption, say::NotBare.text());
        return Err(Failure::unreadable([report.hinted(say::NotBareHint.text())]));
    }
    let new = typed.with_words(book)?;
    let dated = new.options.start.is_some();
    let (header, _) = header(&new, now, book)?;
    settings_have_form(&new, &header)?;
    Ok(ImportedSeries::begun(Series::new(header), number, dated))
}

/// Checks that each value is written in its only form: a number without a sign and without zeros before it.
fn settings_have_form(new: &New, header: &Header) -> Result<(), Failure> {
    let rules = new.options.rules.changes.settings.iter().filter_map(|set| {
        let (key, value) = set.split_once('=')?;
        Some((key, value, RuleKey::named(key)?.read(&header.house).to_string()))
    });
    let stake = new
        .options
        .stake
        .iter()
        .zip(header.stake)
        .map(|(typed, stake)| ("stake", typed.as_str(), stake.to_string()));
    match rules.chain(stake).find(|(_, typed, only)| !typed.eq_ignore_ascii_case(only)) {
        None => Ok(()),
        Some((key, _, only)) => {
            let hint = say::NotInFormHint { line: ticked(&format!("{key}={only}")) }.said();
            Err(Failure::mistake(Code::BadValue, say::NotInForm.text(), hint))
        }
    }
}

fn is_bare(new: &New) -> bool {
    let is_setting = |word: &String| word.contains('=') && !word.starts_with('"');
    let mut parts = new.players.splitn(2, |word| word == "bare");
    let names = parts.next().is_some_and(|names| !names.iter().any(is_setting));
    !new.options.any() && names && parts.next().is_some_and(|settings| settings.iter().all(is_setting))
}

/// Enters a line, if it has the form of a record.
fn enter(line: &str, number: usize, begun: &mut ImportedSeries) -> Result<(), Failure> {
    let series = &mut begun.series;
    if LineKind::of(line) == LineKind::New {
        return Err(Failure::unreadable([not_in_record()]));
    }
    within_length(line)
        .and_then(|()| check_note(line))
        .map_err(|mistake| Failure::unreadable([parse_error(line, &mistake)]))?;
    let operation = series.read(line).map_err(|why| not_done(why, line, series))?;
    if !matches!(operation, Operation::Hand(_) | Operation::Event(_)) {
        return Err(Failure::unreadable([not_in_record()]));
    }
    has_form(line, &operation, series)?;
    let outcome = series.play(line).map_err(|why| not_done(why, line, series))?;
    // As it is scored, with the knock card that was announced.
    let recorded = match &outcome {
        Outcome::Did(Applied::Hand(_, hand)) => Operation::Hand(hand.recorded()),
        _ => operation,
    };
    let asserted = match &outcome {
        Outcome::Did(applied) => begun.series.asserted_of(applied),
        _ => None,
    };
    let start = begun.series.header().start;
    let behind = TimeDelta::seconds(i64::try_from(number).unwrap_or_default());
    let time = start.checked_add_signed(behind).unwrap_or(start);
    begun.dealers.extend(matches!(recorded, Operation::Hand(_)).then_some(None));
    begun.entries.push((recorded, asserted, time));
    Ok(())
}

/// Checks that a line has the only form that a record has for it: names in full, and melds apart from the deadwood.
fn has_form(line: &str, operation: &Operation, series: &Series) -> Result<(), Failure> {
    let refused = |hint: String| {
        let report = Diagnostic::new(Code::BadLine, say::NotInForm.text());
        Err(Failure::unreadable([report.hinted(hint)]))
    };
    if operation.hands().iter().any(|hand| is_loose(&hand.claim)) {
        return refused(say::LooseCardsHint.said());
    }
    let words =
        |line: &str| split_note(line).0.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    let only = operation.write(series.roster());
    if words(line) == words(&only) {
        Ok(())
    } else {
        refused(say::NotInFormHint { line: ticked(&only) }.said())
    }
}

/// Returns true if cards are shown that nobody arranged.
fn is_loose(claim: &HandClaim) -> bool {
    let loose = |laid: &Layout| matches!(laid, Layout::Loose(_));
    match claim {
        HandClaim::Showdown(Showdown { knocker, defender, .. }) => {
            matches!(knocker, Knocker::Cards(laid) if loose(laid))
                || matches!(defender, Defender::Cards { laid, .. } if loose(laid))
        }
        HandClaim::Draw { .. } | HandClaim::Points(_) => false,
    }
}

/// The failure with the number of its line, for people and for programs.
fn at_line(failure: Failure, number: usize, line: &str) -> Failure {
    let placed = |report: Diagnostic| match report.excerpt {
        None if !line.is_empty() => report.pointing(line, vec![Span::new(0, line.len())]),
        _ => report,
    };
    let reports = failure.reports.map(|report| placed(report).at(place(number)));
    let refused = refused_record(number, reports.kept());
    Failure { besides: Some(Box::new(Besides::Record(refused))), ..Failure::new(failure.kind, reports) }
}
