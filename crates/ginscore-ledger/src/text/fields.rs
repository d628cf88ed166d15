//! Reads the keys of a TOML table one by one. Each mistake has its place, and none hides the next.
//!
//! This is written by hand because a derived reader stops at the first mistake, and a person who has fixed a file
//! wants to see all of them.

use std::borrow::Cow;
use std::ops::Range;

use chrono::{FixedOffset, NaiveDate, NaiveTime, TimeZone};
use toml::Spanned;
use toml::de::{DeTable, DeValue};
use toml::value::{Datetime, Offset};

use crate::model::entry::Moment;
use crate::seal::digest::sealed_text;
use crate::text::error::{TextError, TextErrorKind};
use crate::text::expected::Expected;
use ginscore_notation::{Mistakes, Span, nearest};
use ginscore_rules::house::RuleValue;

/// A value of a table, with its place.
pub(crate) type Located<T> = (T, Span);

/// A table whose keys are being read.
pub(crate) struct Fields<'t> {
    table: &'t DeTable<'t>,
    /// The keys, in order.
    fields: Vec<Field<'t>>,
    known: Vec<&'static str>,
    span: Span,
}

/// A key and its value, each with its place.
struct Field<'t> {
    key: Located<&'t str>,
    value: Located<&'t DeValue<'t>>,
    is_read: bool,
}

/// The need for a key to be present.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Need {
    /// The key is required.
    Must,
    /// The key may be left out.
    May,
}

/// Converts a range to this program's [`Span`].
pub(crate) fn span(range: Range<usize>) -> Span {
    Span::new(range.start, range.end)
}

impl<'t> Fields<'t> {
    /// Returns the keys of the table at the given place.
    pub(crate) fn of(table: &'t DeTable<'t>, at: Span) -> Fields<'t> {
        let field = |(key, value): (&'t Spanned<Cow<'t, str>>, &'t Spanned<DeValue<'t>>)| Field {
            key: (key.get_ref(), span(key.span())),
            value: (value.get_ref(), span(value.span())),
            is_read: false,
        };
        Fields { table, fields: table.iter().map(field).collect(), known: Vec::with_capacity(8), span: at }
    }

    /// Takes a key and reads its value. A value of another type is a mistake, and so is a missing key that is
    /// required.
    fn read<T>(
        &mut self,
        key: &'static str,
        need: Need,
        wanted: Expected,
        faults: &mut Mistakes<TextError>,
        read: impl FnOnce(&'t DeValue<'t>) -> Option<T>,
    ) -> Option<Located<T>> {
        self.known.push(key);
        let Some(field) = self.fields.iter_mut().find(|field| field.key.0 == key) else {
            if need == Need::Must {
                faults.push(TextErrorKind::Missing(key).at(self.span));
            }
            return None;
        };
        field.is_read = true;
        let (value, at) = field.value;
        let read = read(value);
        if read.is_none() {
            faults.push(TextErrorKind::WrongType(wanted).at(at));
        }
        read.map(|read| (read, at))
    }

    /// Reads a text.
    pub(crate) fn text(
        &mut self,
        key: &'static str,
        need: Need,
        faults: &mut Mistakes<TextError>,
    ) -> Option<Located<&'t str>> {
        self.read(key, need, Expected::Text, faults, DeValue::as_str)
    }

    /// Reads a whole number.
    pub(crate) fn number(
        &mut self,
        key: &'static str,
        need: Need,
        faults: &mut Mistakes<TextError>,
    ) -> Option<Located<i64>> {
        self.read(key, need, Expected::WholeNumber, faults, number)
    }

    /// Reads a list of whole numbers.
    pub(crate) fn numbers(
        &mut self,
        key: &'static str,
        need: Need,
        faults: &mut Mistakes<TextError>,
    ) -> Option<Located<Vec<i64>>> {
        self.read(key, need, Expected::WholeNumbers, faults, numbers)
    }

    /// Reads a list of texts, which are `wanted`.
    pub(crate) fn texts(
        &mut self,
        key: &'static str,
        need: Need,
        wanted: Expected,
        faults: &mut Mistakes<TextError>,
    ) -> Option<Located<Vec<&'t str>>> {
        self.read(key, need, wanted, faults, texts)
    }

    /// Reads a date and time with its offset.
    pub(crate) fn time(
        &mut self,
        key: &'static str,
        faults: &mut Mistakes<TextError>,
    ) -> Option<Located<Moment>> {
        self.read(key, Need::Must, Expected::Time, faults, |value| moment(value.as_datetime()?))
    }

    /// Reads a table.
    pub(crate) fn table(
        &mut self,
        key: &'static str,
        need: Need,
        faults: &mut Mistakes<TextError>,
    ) -> Option<Fields<'t>> {
        let (table, at) = self.read(key, need, Expected::Table, faults, DeValue::as_table)?;
        Some(Fields::of(table, at))
    }

    /// Reads a list of tables; the list is empty if the key is missing.
    pub(crate) fn tables(&mut self, key: &'static str, faults: &mut Mistakes<TextError>) -> Vec<Fields<'t>> {
        let list = |value: &'t DeValue<'t>| {
            let table = |item: &'t Spanned<DeValue<'t>>| {
                Some(Fields::of(item.get_ref().as_table()?, span(item.span())))
            };
            value.as_array()?.iter().map(table).collect::<Option<Vec<_>>>()
        };
        let found = self.read(key, Need::May, Expected::Entries, faults, list);
        found.map_or_else(Vec::new, |(list, _)| list)
    }

    /// Reads the value of a rule.
    pub(crate) fn value(
        &mut self,
        key: &'static str,
        need: Need,
        faults: &mut Mistakes<TextError>,
    ) -> Option<Located<RuleValue>> {
        self.read(key, need, Expected::RuleValue, faults, of_rule)
    }

    /// Returns the values as they are sealed, without those of the key `left_out`.
    pub(crate) fn sealed_text(&self, left_out: &str) -> String {
        sealed_text(self.table, left_out)
    }

    /// Returns the place of the table.
    pub(crate) const fn span(&self) -> Span {
        self.span
    }

    /// Reports every key that was not read as one that does not belong here.
    pub(crate) fn end(&self, faults: &mut Mistakes<TextError>) {
        for (name, at) in self.fields.iter().filter(|field| !field.is_read).map(|field| field.key) {
            faults.push_with(|| {
                let meant = nearest(name, self.known.iter().copied()).map(str::to_owned);
                TextErrorKind::UnknownKey(name.to_owned(), meant).at(at)
            });
        }
    }
}

/// Reads a list of whole numbers.
fn numbers<'t>(value: &'t DeValue<'t>) -> Option<Vec<i64>> {
    value.as_array()?.iter().map(|item| number(item.get_ref())).collect()
}

/// Reads a list of texts.
fn texts<'t>(value: &'t DeValue<'t>) -> Option<Vec<&'t str>> {
    value.as_array()?.iter().map(|item| item.get_ref().as_str()).collect()
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

fn number(value: &DeValue<'_>) -> Option<i64> {
    let integer = value.as_integer()?;
    i64::from_str_radix(integer.as_str(), integer.radix()).ok()
}

fn of_rule(value: &DeValue<'_>) -> Option<RuleValue> {
    let small = |value: &DeValue<'_>| u32::try_from(number(value)?).ok();
    match value {
        DeValue::Integer(_) => small(value).map(RuleValue::Number),
        DeValue::Boolean(truth) => Some(RuleValue::Truth(*truth)),
        DeValue::String(word) => Some(RuleValue::Word(word.to_string())),
        DeValue::Array(list) => {
            list.iter().map(|item| small(item.get_ref())).collect::<Option<Vec<u32>>>().map(RuleValue::List)
        }
        _ => None,
    }
}
