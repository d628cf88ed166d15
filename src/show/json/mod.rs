//! The answers for programs: one JSON object each, with `"schema": 2` and keys in snake case.
//!
//! Every answer is a type whose fields are its keys. The JSON Schema of a release is made from these types, and
//! `docs/formats/json.md` has the rules and examples: a text for programs is an id in kebab case, and the only sentence is a fault's message.

pub mod cards;
pub mod change;
pub mod counts;
pub mod export;
pub mod hand;
pub mod ledger;
pub mod statistics;
pub mod players;
pub mod rules;
#[cfg(test)]
mod schema_tests;
pub mod score;
pub mod series;
pub mod summary;

use ginscore_notation::{Mistakes, Names, escaped};
use ginscore_rules::players::{ByEntrant, ByPlayer, Entrant, Player};
use serde::{Serialize, Serializer};
use serde_json::ser::Formatter;
use std::borrow::Cow;
use std::io::{self, Write};

use crate::show::diagnostic::Diagnostic;
use crate::show::hand::entrants::EntrantNames;

#[cfg(test)]
pub use schema_tests::{Answers, ExportsView};

pub use cards::{GroupsView, best, cards, group, groups};
pub use counts::counts_of;
pub use export::export;
pub use hand::{LeftView, correction, judged, left, recorded, why};
use ledger::{NotedSealView, RemarksView};
pub use ledger::{lines, noted_seal, remarks, sound, unfit};
pub use rules::{book, differences, preset_saved, presets, rules, rules_shown, topic, topics};
pub use score::score;
pub use series::{Listed, SeriesView, board, listed, no_series, one, series, shown, state};
pub use statistics::stats;
pub use summary::{UnderView, evening, otherwise, summary, why_game, why_series};

/// A value for each player, under their names. A `BTreeMap` would sort what is sorted when it is written, with code of its own
/// for each type.
#[derive(Debug)]
pub struct PerPlayer<T>(Vec<(String, T)>);

impl<T> FromIterator<(String, T)> for PerPlayer<T> {
    fn from_iter<I: IntoIterator<Item = (String, T)>>(values: I) -> Self {
        Self(values.into_iter().collect())
    }
}

impl<T: Serialize> Serialize for PerPlayer<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

pub const SCHEMA: u32 = 2;

/// An answer with the number of its schema.
#[derive(Debug)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(test, schemars(rename = "{T}Answer"))]
pub struct WithSchema<T> {
    /// The number of the schema. It changes when a key is renamed or removed.
    #[cfg_attr(test, schemars(extend("const" = SCHEMA)))]
    schema: u32,
    #[cfg_attr(test, schemars(flatten))]
    answer: T,
}

// `serde(flatten)` would compile each type of an answer twice. `sorted` moves the number into the object.
impl<T: Serialize> Serialize for WithSchema<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_variant("WithSchema", self.schema, "schema", &self.answer)
    }
}

pub const fn answer<T: Serialize>(answer: T) -> WithSchema<T> {
    WithSchema { schema: SCHEMA, answer }
}

/// What a command answers besides its faults.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum Besides {
    /// Of `judge`: each group.
    Groups(GroupsView),
    /// Of `audit`: its remarks.
    Remarks(RemarksView),
    /// Of `audit --seal`: the place of the seal.
    Seal(NotedSealView),
}

/// A command that failed.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct FailedView<'a> {
    #[serde(flatten)]
    #[cfg_attr(test, schemars(skip))]
    besides: Option<&'a Besides>,
    /// The first twenty mistakes.
    faults: &'a [Diagnostic],
    /// The number of those that are only counted; left out if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    more: Option<usize>,
}

/// The answer of a command that failed, with what it answers besides.
pub fn failed<'a>(
    besides: Option<&'a Besides>,
    reports: &'a Mistakes<Diagnostic>,
) -> WithSchema<FailedView<'a>> {
    let more = Some(reports.more()).filter(|more| *more > 0);
    answer(FailedView { besides, faults: reports.kept(), more })
}

/// An answer as it is printed, on a line of its own.
pub fn printed(answer: &impl Serialize) -> String {
    format!("{}\n", written(answer))
}

/// An answer as JSON, its keys in alphabetical order. Text is kept as it is, but characters that cannot be seen are
/// written by their numbers, so that a terminal shows no more than what is there.
#[expect(
    clippy::expect_used,
    reason = "the keys are texts and no answer serializes with an error of its own"
)]
pub fn written(answer: &impl Serialize) -> String {
    let mut marked = Vec::with_capacity(1024);
    let mut serializer = serde_json::Serializer::with_formatter(&mut marked, Marked);
    answer.serialize(&mut serializer).expect("an answer is a JSON value");
    let text = unmarked(&marked).expect("the marks of an object are in order");
    let numbered = |sign: char| {
        let mut units = [0; 2];
        sign.encode_utf16(&mut units).iter().map(|unit| format!("\\u{unit:04x}")).collect()
    };
    escaped(&text, |_| true, numbered).into_owned()
}

/// JSON in which the parts of objects are marked by characters that it does not have, to be sorted: a value in memory, which
/// is sorted, would take most of the time of an answer.
struct Marked;

const BEGIN: u8 = 1;
const KEY: u8 = 2;
const VALUE: u8 = 3;
const END: u8 = 4;

impl Formatter for Marked {
    fn begin_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        writer.write_all(&[BEGIN])
    }

    fn begin_object_key<W: ?Sized + Write>(&mut self, writer: &mut W, _first: bool) -> io::Result<()> {
        writer.write_all(&[KEY])
    }

    fn begin_object_value<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        writer.write_all(&[VALUE])
    }

    fn end_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        writer.write_all(&[END])
    }
}

/// The beginning of an answer with its schema.
const WITH_SCHEMA: &[u8] = b"\x02\"schema\"\x03\x01";

fn unmarked(mut marked: &[u8]) -> Option<String> {
    let mut text = String::with_capacity(marked.len() * 2);
    while let Some(at) = marked.iter().position(|sign| *sign == BEGIN) {
        let (before, object) = marked.split_at_checked(at)?;
        text.push_str(str::from_utf8(before).ok()?);
        marked = sorted(object.get(1..)?, &mut text)?;
    }
    text.push_str(str::from_utf8(marked).ok()?);
    Some(text)
}

/// Adds the object that was just begun to the text, its keys in order, and returns what is after it.
fn sorted<'m>(mut marked: &'m [u8], text: &mut String) -> Option<&'m [u8]> {
    let start = text.len();
    // Each key, and where its entry begins and ends.
    let mut entries: Vec<(Cow<'_, str>, usize, usize)> = Vec::with_capacity(16);
    let with_schema = marked.strip_prefix(WITH_SCHEMA);
    text.push('{');
    if let Some(object) = with_schema {
        marked = object;
        entries.push((Cow::Borrowed("schema"), text.len(), 0));
        text.push_str(&format!("\"schema\":{SCHEMA}"));
    }
    loop {
        let at = marked.iter().position(|sign| *sign <= END)?;
        let (before, rest) = marked.split_at_checked(at)?;
        let (mark, rest) = rest.split_first()?;
        let before = str::from_utf8(before).ok()?;
        text.push_str(before);
        marked = rest;
        match *mark {
            BEGIN => marked = sorted(rest, text)?,
            VALUE => {
                // As a text, a key may have another order than as JSON.
                entries.last_mut()?.0 = match before.contains('\\') {
                    true => Cow::Owned(serde_json::from_str(before).ok()?),
                    false => Cow::Borrowed(before.trim_matches('"')),
                };
                text.push(':');
            }
            mark => {
                if let Some(last) = entries.last_mut() {
                    last.2 = text.len();
                    text.push(',');
                }
                if mark == END {
                    break;
                }
                entries.push((Cow::Borrowed(""), text.len(), 0));
            }
        }
    }
    if !entries.is_empty() {
        text.pop();
    }
    if !entries.is_sorted() {
        let unsorted = text.split_off(start);
        entries.sort_unstable();
        text.push('{');
        for (at, (_, from, end)) in entries.into_iter().enumerate() {
            text.push_str(if at == 0 { "" } else { "," });
            text.push_str(unsorted.get(from - start..end - start)?);
        }
    }
    text.push('}');
    if with_schema.is_some() { marked.strip_prefix(&[END]) } else { Some(marked) }
}

/// A value for each player, under their names.
pub fn by_player<T, U>(of: &ByPlayer<T>, names: &Names, mut to: impl FnMut(&T) -> U) -> PerPlayer<U> {
    Player::BOTH.into_iter().map(|player| (names.get(player).to_owned(), to(of.get(player)))).collect()
}

fn each<T>(of: ByPlayer<T>, names: &Names) -> PerPlayer<T> {
    let name = |player| names.get(player).to_owned();
    [(name(Player::One), of.one), (name(Player::Two), of.two)].into_iter().collect()
}

/// A value for each player or side, under their names.
pub fn by_entrant<T, U>(
    of: &ByEntrant<T>,
    names: &EntrantNames,
    mut to: impl FnMut(&T) -> U,
) -> PerPlayer<U> {
    of.iter().map(|(entrant, value)| (names.get(entrant).clone(), to(value))).collect()
}

fn entrant_name(entrant: Option<Entrant>, names: &EntrantNames) -> Option<String> {
    entrant.map(|entrant| names.get(entrant).clone())
}

fn name(player: Option<Player>, names: &Names) -> Option<String> {
    player.map(|player| names.get(player).to_owned())
}
