//! A document in TOML: what is read from its tables, and the mistakes in it.

use std::borrow::Cow;
use std::ops::{Deref, Range};

use chrono::{FixedOffset, NaiveDate, NaiveTime, TimeZone};
use serde::Deserialize;
use toml::Spanned;
use toml::de::{DeTable, DeValue};
use toml::value::{Datetime, Offset};

use crate::model::entry::Moment;
use crate::text::error::{Expected, TextError};
use ginscore_notation::{At, Span};

/// A text, which is borrowed from the file unless it has escapes.
#[derive(Clone, Debug, Deserialize)]
#[serde(transparent)]
pub(super) struct FileText<'t>(#[serde(borrow)] Cow<'t, str>);

impl Deref for FileText<'_> {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

pub(super) const fn span(range: Range<usize>) -> Span {
    Span::new(range.start, range.end)
}

/// The marks that git puts around what two computers wrote in one place.
const MERGE: [&str; 4] = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"];

pub(super) fn parse(text: &str) -> Result<DeTable<'_>, At<TextError>> {
    let end = Span::new(text.len(), text.len());
    DeTable::parse(text).map(Spanned::into_inner).map_err(|error| {
        let at = error.span().map_or(end, span);
        let begins = text.get(..at.start).and_then(|before| before.rfind('\n')).map_or(0, |end| end + 1);
        let line = text.get(begins..).and_then(|rest| rest.lines().next()).unwrap_or_default();
        match MERGE.iter().any(|mark| line.starts_with(mark)) {
            true => TextError::Unmerged.at(Span::new(begins, begins + line.len())),
            false => TextError::NotToml(error.message().to_owned()).at(at),
        }
    })
}

/// Reads the keys of a table, which is at that place.
pub(super) fn read_table<'t, T: Deserialize<'t>>(table: DeTable<'t>, at: Span) -> Result<T, At<TextError>> {
    T::deserialize(toml::Deserializer::from(Spanned::new(at.start..at.end, table)))
        .map_err(|error| TextError::Unreadable(error.message().to_owned()).at(error.span().map_or(at, span)))
}

pub(super) fn take_table<'t>(
    table: &mut DeTable<'t>,
    key: &'static str,
) -> Result<(DeTable<'t>, Span), At<TextError>> {
    let found = table.remove(key).ok_or_else(|| TextError::Missing(key).at(Span::new(0, 0)))?;
    let at = span(found.span());
    match found.into_inner() {
        DeValue::Table(table) => Ok((table, at)),
        other => Err(other_type(&other, "a table").at(at)),
    }
}

/// Takes a date and time with its offset out of a table. serde would read it from a text that it writes first, and would
/// take a table for one that has a certain key.
pub(super) fn take_time(
    table: &mut DeTable<'_>,
    key: &'static str,
    at: Span,
) -> Result<Moment, At<TextError>> {
    let found = table.remove(key).ok_or_else(|| TextError::Missing(key).at(at))?;
    let read = found.get_ref().as_datetime().and_then(moment);
    read.ok_or_else(|| TextError::BadText(Expected::Time).at(span(found.span())))
}

/// The mistake of a value of another type than the expected one.
pub(super) fn other_type(found: &DeValue<'_>, expected: &str) -> TextError {
    TextError::Unreadable(format!("invalid type: {}, expected {expected}", found.type_str()))
}

/// Checks that a file has a format that can be read, if it has one: a newer one is the only mistake that is reported,
/// because nothing else can be judged then.
pub(super) fn check_format(table: &DeTable<'_>, ours: i64, expected: Expected) -> Result<(), At<TextError>> {
    let Some(found) = table.get("format") else { return Ok(()) };
    let number = found.get_ref().as_integer();
    let number = number.and_then(|number| i64::from_str_radix(number.as_str(), number.radix()).ok());
    match number {
        Some(format) if format > ours => Err(TextError::Newer(format).at(span(found.span()))),
        Some(format) if format == ours => Ok(()),
        _ => Err(TextError::BadText(expected).at(span(found.span()))),
    }
}

/// Converts a TOML date and time, which must have a date, a time and an offset.
fn moment(datetime: &Datetime) -> Option<Moment> {
    let (date, time) = (datetime.date?, datetime.time?);
    let minutes = match datetime.offset? {
        Offset::Z => 0,
        Offset::Custom { minutes } => i32::from(minutes),
    };
    let date = NaiveDate::from_ymd_opt(date.year.into(), date.month.into(), date.day.into())?;
    // chrono represents a leap second as the second before it, with a nanosecond part of one second or more.
    let (second, more) = match time.second? {
        60 => (59, 1_000_000_000),
        second => (second, 0),
    };
    let nanosecond = time.nanosecond.unwrap_or(0) + more;
    let time = NaiveTime::from_hms_nano_opt(time.hour.into(), time.minute.into(), second.into(), nanosecond)?;
    FixedOffset::east_opt(minutes * 60)?.from_local_datetime(&date.and_time(time)).single()
}
