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
use crate::seal::digest::{put_text, sealed_text};
use crate::text::error::{TextError, TextErrorKind};
use crate::text::expected::Expected;
use crate::text::own_value::OwnValue;
use ginscore_notation::{Mistakes, Span, nearest};
use ginscore_rules::cards::List;
use ginscore_rules::rules::RuleValue;

/// A value of a table, with its place.
pub(crate) type Located<T> = (T, Span);

/// A table whose keys are being read.
pub(crate) struct Fields<'t> {
    /// The table of TOML; `None` if it has the program's own form.
    table: Option<&'t DeTable<'t>>,
    /// The keys: those of TOML in order, and those of the program's own form as they were read.
    fields: Vec<Field<'t>>,
    /// In the program's own form, the indices of `fields` in the order of their keys. Inserting an index moves less than
    /// inserting a field.
    order: Vec<u8>,
    /// In the program's own form, the tables within it that were not read yet, in order.
    tables: Vec<OwnTable<'t>>,
    known: Vec<&'static str>,
    span: Span,
}

/// A key and its value, each with its place.
struct Field<'t> {
    key: Located<&'t str>,
    value: Located<Value<'t>>,
    is_read: bool,
}

/// A table in the program's own form.
struct OwnTable<'t> {
    name: &'t str,
    /// True if its keys are written with dots, so that more of them may follow.
    dotted: bool,
    fields: Fields<'t>,
}

/// A value.
#[derive(Clone, Copy)]
enum Value<'t> {
    Toml(&'t DeValue<'t>),
    /// A value in the program's own form, and how it is written.
    Own(OwnValue<'t>, &'t str),
}

/// The most keys of a table in the program's own form: more than the rules and any entry have.
const MOST_OWN_KEYS: u8 = 60;

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
            value: (Value::Toml(value.get_ref()), span(value.span())),
            is_read: false,
        };
        let fields = table.iter().map(field).collect();
        Fields {
            table: Some(table),
            fields,
            order: Vec::new(),
            tables: Vec::new(),
            known: Vec::with_capacity(8),
            span: at,
        }
    }

    /// Returns what can be an entry or a header in the program's own form.
    pub(super) const fn own() -> Fields<'t> {
        Fields {
            table: None,
            fields: Vec::new(),
            order: Vec::new(),
            tables: Vec::new(),
            known: Vec::new(),
            span: Span::new(0, 0),
        }
    }

    /// Begins an entry in the program's own form, in place of the one before.
    pub(super) fn begin_own(&mut self, at: Span) {
        self.fields.clear();
        self.order.clear();
        self.known.clear();
        self.span = at;
    }

    /// Adds a key of the program's own form, whose line starts at `at`. `None` if it has the key already, or more than any
    /// entry that is written.
    pub(super) fn add_own(&mut self, key: &'t str, written: &'t str, at: usize) -> Option<()> {
        let value = OwnValue::read(written)?;
        // Each key is put in its place among the others, which would take forever for a million of them.
        let next = u8::try_from(self.fields.len()).ok().filter(|next| *next < MOST_OWN_KEYS)?;
        let known = |place: &u8| self.fields.get(usize::from(*place)).map_or("", |field| field.key.0);
        let place = self.order.binary_search_by(|place| known(place).bytes().cmp(key.bytes())).err()?;
        let value_at = at + key.len() + " = ".len();
        let field = Field {
            key: (key, Span::new(at, at + key.len())),
            value: (Value::Own(value, written), Span::new(value_at, value_at + written.len())),
            is_read: false,
        };
        self.fields.push(field);
        self.order.insert(place, next);
        Some(())
    }

    /// Adds a table of the program's own form. `None` if there is one of that name already, except for more keys with dots, or
    /// more tables than the rules have.
    pub(super) fn add_own_table(&mut self, name: &'t str, dotted: bool) -> Option<&mut Fields<'t>> {
        let place = match self.tables.binary_search_by_key(&name, |table| table.name) {
            Ok(place) if dotted && self.tables.get(place)?.dotted => place,
            Err(place) if self.tables.len() < usize::from(MOST_OWN_KEYS) => {
                self.tables.insert(place, OwnTable { name, dotted, fields: Fields::own() });
                place
            }
            _ => return None,
        };
        self.tables.get_mut(place).map(|table| &mut table.fields)
    }

    /// Returns the table of the program's own form with that name.
    pub(super) fn own_table(&mut self, name: &str) -> Option<&mut Fields<'t>> {
        self.tables.iter_mut().find(|table| table.name == name).map(|table| &mut table.fields)
    }

    /// Returns true if there is such a key.
    pub(super) fn contains(&self, key: &str) -> bool {
        self.fields.iter().any(|field| field.key.0 == key)
    }

    /// Takes a key and reads its value. A value of another type is a mistake, and so is a missing key that is
    /// required.
    fn read<T>(
        &mut self,
        key: &'static str,
        need: Need,
        wanted: Expected,
        faults: &mut Mistakes<TextError>,
        read: impl FnOnce(Value<'t>) -> Option<T>,
    ) -> Option<Located<T>> {
        self.known.push(key);
        // Keys are short and differ in their first letters, so that comparing them here is over before a call would begin.
        let is_it = |field: &&mut Field<'_>| {
            !field.is_read && field.key.0.len() == key.len() && field.key.0.bytes().eq(key.bytes())
        };
        let Some(field) = self.fields.iter_mut().find(is_it) else {
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
        self.read(key, need, Expected::Text, faults, Value::text)
    }

    /// Reads a whole number.
    pub(crate) fn number(
        &mut self,
        key: &'static str,
        faults: &mut Mistakes<TextError>,
    ) -> Option<Located<i64>> {
        self.read(key, Need::Must, Expected::WholeNumber, faults, Value::number)
    }

    /// Reads a whole number, if the key is present.
    pub(crate) fn number_or_none(
        &mut self,
        key: &'static str,
        faults: &mut Mistakes<TextError>,
    ) -> Option<Located<i64>> {
        self.read(key, Need::May, Expected::WholeNumber, faults, Value::number)
    }

    /// Reads a list of whole numbers.
    pub(crate) fn numbers(
        &mut self,
        key: &'static str,
        faults: &mut Mistakes<TextError>,
    ) -> Option<Located<List<i64, 3>>> {
        self.read(key, Need::Must, Expected::WholeNumbers, faults, Value::numbers)
    }

    /// Reads a list of texts.
    pub(crate) fn texts(
        &mut self,
        key: &'static str,
        faults: &mut Mistakes<TextError>,
    ) -> Option<Located<Vec<&'t str>>> {
        self.read(key, Need::Must, Expected::Names, faults, Value::texts)
    }

    /// Reads a list of texts, if the key is present.
    pub(crate) fn texts_or_none(
        &mut self,
        key: &'static str,
        faults: &mut Mistakes<TextError>,
    ) -> Option<Located<Vec<&'t str>>> {
        self.read(key, Need::May, Expected::SideNames, faults, Value::texts)
    }

    /// Reads a date and time with its offset.
    pub(crate) fn time(
        &mut self,
        key: &'static str,
        faults: &mut Mistakes<TextError>,
    ) -> Option<Located<Moment>> {
        self.read(key, Need::Must, Expected::Time, faults, Value::time)
    }

    /// Reads a table.
    pub(crate) fn table(
        &mut self,
        key: &'static str,
        faults: &mut Mistakes<TextError>,
    ) -> Option<Fields<'t>> {
        if let Ok(place) = self.tables.binary_search_by_key(&key, |table| table.name) {
            return Some(self.tables.remove(place).fields);
        }
        let table = |value: Value<'t>| value.toml()?.as_table();
        let (table, at) = self.read(key, Need::Must, Expected::Table, faults, table)?;
        Some(Fields::of(table, at))
    }

    /// Reads a list of tables; the list is empty if the key is missing.
    pub(crate) fn tables(&mut self, key: &'static str, faults: &mut Mistakes<TextError>) -> Vec<Fields<'t>> {
        let list = |value: Value<'t>| {
            let table = |item: &'t Spanned<DeValue<'t>>| {
                Some(Fields::of(item.get_ref().as_table()?, span(item.span())))
            };
            value.toml()?.as_array()?.iter().map(table).collect::<Option<Vec<_>>>()
        };
        let found = self.read(key, Need::May, Expected::Entries, faults, list);
        found.map_or_else(Vec::new, |(list, _)| list)
    }

    /// Reads the value of a rule.
    pub(crate) fn value(
        &mut self,
        key: &'static str,
        faults: &mut Mistakes<TextError>,
    ) -> Option<Located<RuleValue>> {
        self.read(key, Need::Must, Expected::RuleValue, faults, Value::of_rule)
    }

    /// Reads the value of a rule, if the key is present.
    pub(crate) fn value_or_none(
        &mut self,
        key: &'static str,
        faults: &mut Mistakes<TextError>,
    ) -> Option<Located<RuleValue>> {
        self.read(key, Need::May, Expected::RuleValue, faults, Value::of_rule)
    }

    /// Returns all values of the table as they are sealed, without the key `left_out`.
    pub(crate) fn sealed_text(&self, left_out: &str) -> String {
        match self.table {
            Some(table) => sealed_text(table, left_out),
            None => {
                let mut text = String::with_capacity(256);
                self.put_own_sealed("", left_out, &mut text);
                text
            }
        }
    }

    /// The same for the program's own form, with `lead` before each key. Keys and tables are in the order in which they are
    /// sealed, because no name has a character that would come before `=` or the dot after the name of a table.
    fn put_own_sealed(&self, lead: &str, left_out: &str, text: &mut String) {
        let mut tables = self.tables.iter().peekable();
        for Field { key: (key, _), value: (value, _), .. } in self.in_order() {
            while let Some(table) = tables.next_if(|table| table.name < *key) {
                table.put_own_sealed(lead, text);
            }
            let Value::Own(value, written) = value else { continue };
            if *key != left_out {
                text.push_str(lead);
                text.push_str(key);
                text.push('=');
                match value {
                    OwnValue::Verbatim(value) => put_text(value, text),
                    _ => text.push_str(written),
                }
                text.push('\n');
            }
        }
        tables.for_each(|table| table.put_own_sealed(lead, text));
    }

    /// The keys in order.
    fn in_order(&self) -> impl Iterator<Item = &Field<'t>> {
        let own = self.order.iter().filter_map(|place| self.fields.get(usize::from(*place)));
        let of_toml = self.table.map_or(&[][..], |_| &self.fields);
        own.chain(of_toml)
    }

    /// Returns the place of the table.
    pub(crate) const fn span(&self) -> Span {
        self.span
    }

    /// Reports every key that was not read as one that does not belong here.
    pub(crate) fn end(&self, faults: &mut Mistakes<TextError>) {
        let fields = self.in_order().filter(|field| !field.is_read).map(|field| field.key);
        for (name, at) in fields.chain(self.tables.iter().map(|table| (table.name, self.span))) {
            faults.push_with(|| {
                let meant = nearest(name, self.known.iter().copied()).map(str::to_owned);
                TextErrorKind::UnknownKey(name.to_owned(), meant).at(at)
            });
        }
    }
}

impl OwnTable<'_> {
    fn put_own_sealed(&self, lead: &str, text: &mut String) {
        self.fields.put_own_sealed(&format!("{lead}{}.", self.name), "", text);
    }
}

impl<'t> Value<'t> {
    /// The value of TOML.
    const fn toml(self) -> Option<&'t DeValue<'t>> {
        match self {
            Value::Toml(value) => Some(value),
            Value::Own(..) => None,
        }
    }

    fn text(self) -> Option<&'t str> {
        match self {
            Value::Toml(value) => value.as_str(),
            Value::Own(OwnValue::Text(text) | OwnValue::Verbatim(text), _) => Some(text),
            Value::Own(..) => None,
        }
    }

    fn number(self) -> Option<i64> {
        match self {
            Value::Toml(value) => number(value),
            Value::Own(OwnValue::Number(number), _) => Some(number),
            Value::Own(..) => None,
        }
    }

    fn numbers(self) -> Option<List<i64, 3>> {
        match self {
            Value::Toml(value) => value.as_array()?.iter().map(|item| number(item.get_ref())).collect(),
            Value::Own(value, _) => value.numbers(),
        }
    }

    fn texts(self) -> Option<Vec<&'t str>> {
        match self {
            Value::Toml(value) => value.as_array()?.iter().map(|item| item.get_ref().as_str()).collect(),
            Value::Own(value, _) => value.texts(),
        }
    }

    fn of_rule(self) -> Option<RuleValue> {
        let small = |number: i64| u32::try_from(number).ok();
        match self {
            Value::Toml(value) => of_rule(value),
            Value::Own(OwnValue::Number(number), _) => small(number).map(RuleValue::Number),
            Value::Own(OwnValue::Truth(truth), _) => Some(RuleValue::Truth(truth)),
            Value::Own(OwnValue::Text(word) | OwnValue::Verbatim(word), _) => {
                Some(RuleValue::Word(word.to_owned()))
            }
            Value::Own(OwnValue::Time(_) | OwnValue::Texts(_), _) => None,
            Value::Own(value @ OwnValue::Numbers(_), _) => value
                .numbers()?
                .iter()
                .map(|number| small(*number))
                .collect::<Option<_>>()
                .map(RuleValue::List),
        }
    }

    fn time(self) -> Option<Moment> {
        match self {
            Value::Toml(value) => moment(value.as_datetime()?),
            Value::Own(OwnValue::Time(time), _) => moment(&time),
            Value::Own(..) => None,
        }
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
