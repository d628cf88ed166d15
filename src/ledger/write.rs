//! The text of a header and of an entry.
//!
//! Written block by block rather than serialised whole: what stands in the file already is never written
//! again, so comments, order and a person's own mends stay.

use std::fmt::Write as _;

use chrono::SecondsFormat;
use toml::Value as Toml;
use toml::de::DeTable;

use super::entry::{Act, Asserted, FORMAT, Header, Moment};
use super::seal::{Seal, sealed_text};
use crate::notation::keys::KEYS;
use crate::notation::names::Names;
use crate::notation::value::Value;
use crate::notation::write::write_hand;
use crate::rules::claim::Told;
use crate::rules::player::Player;

/// The text with which a series begins.
pub fn write_header(header: &Header) -> String {
    let names = Player::BOTH.map(|player| quoted(header.names.get(player)));
    let mut text = format!(
        "# A series of gin rummy, kept by ginscore. What is told of each hand counts; the points, boxes\n\
         # and columns beside it are checked against the rules, and `ginscore audit` says what differs.\n\
         format = {FORMAT}\n\
         players = [{}]\n\
         start = {}\n",
        names.join(", "),
        written(header.start),
    );
    let mut line = |key: &str, value: Option<String>| {
        if let Some(value) = value {
            let _ = writeln!(text, "{key} = {value}");
        }
    };
    line("first_dealer", header.first_dealer.map(|dealer| quoted(header.names.get(dealer))));
    line("stake", header.stake.map(|stake| quoted(&stake.to_string())));
    line("preset", Some(quoted(&header.preset)));
    text.push_str("\n[rules]\n");
    for key in KEYS {
        let value = match key.read(&header.house) {
            Value::Word(word) => quoted(&word),
            Value::List(list) => format!("[{}]", joined(&list)),
            plain => plain.to_string(),
        };
        let _ = writeln!(text, "{} = {value}", key.name);
    }
    text
}

/// The text of an entry, to be put at the end. A hand and an amendment assert what they came to; its seal,
/// on top of the one before, comes last, so that what was cut off inside an entry never passes for a whole
/// one.
pub fn write_entry(
    act: &Act,
    asserted: Option<&Asserted>,
    time: Moment,
    names: &Names,
    before: Seal,
) -> String {
    write_sealed(act, asserted, time, names, before).0
}

/// Something done, with what its hand came to and when it was recorded.
pub type Dated = (Act, Option<Asserted>, Moment);

/// The whole text of a series of which these things were done.
pub fn write_series<'e>(header: &Header, entries: impl IntoIterator<Item = &'e Dated>) -> String {
    let mut text = write_header(header);
    let seal = Seal::of_header(&sealed_text(DeTable::parse_recoverable(&text).0.get_ref(), "entry"));
    text.push_str(&write_entries(entries, &header.names, seal));
    text
}

/// The text of entries, to be put behind the one with that seal.
pub fn write_entries<'e>(
    entries: impl IntoIterator<Item = &'e Dated>,
    names: &Names,
    before: Seal,
) -> String {
    let mut text = String::new();
    let mut seal = before;
    for (act, asserted, time) in entries {
        let (block, next) = write_sealed(act, asserted.as_ref(), *time, names, seal);
        text.push_str(&block);
        seal = next;
    }
    text
}

/// The text of an entry, and its seal.
fn write_sealed(
    act: &Act,
    asserted: Option<&Asserted>,
    time: Moment,
    names: &Names,
    before: Seal,
) -> (String, Seal) {
    let text = unsealed(act, asserted, time, names);
    // What is sealed is what a reader will find, so it is read for it.
    let (document, _) = DeTable::parse_recoverable(&text);
    let entries = document.get_ref().get("entry").and_then(|entries| entries.get_ref().as_array());
    let table = entries.and_then(|entries| entries.first()).and_then(|entry| entry.get_ref().as_table());
    let seal = before.next(&table.map(|table| sealed_text(table, "seal")).unwrap_or_default());
    (format!("{text}seal = {}\n", quoted(&seal.code().to_string())), seal)
}

fn unsealed(act: &Act, asserted: Option<&Asserted>, time: Moment, names: &Names) -> String {
    let (kind, number, kept, dealer) = match act {
        Act::Hand(kept) if kept.told == Told::Draw => ("draw", None, Some(kept), None),
        Act::Hand(kept) => ("hand", None, Some(kept), None),
        Act::Amend(number, kept) => ("amend", Some(*number), Some(kept), None),
        Act::Deal(dealer) => ("deal", None, None, Some(*dealer)),
        Act::Undo => ("undo", None, None, None),
        Act::Redo => ("redo", None, None, None),
        Act::Accept(_) => ("accept", None, None, None),
    };
    let mut text = format!("\n[[entry]]\nkind = \"{kind}\"\ntime = {}\n", written(time));
    let mut line = |key: &str, value: Option<String>| {
        if let Some(value) = value {
            let _ = writeln!(text, "{key} = {value}");
        }
    };
    line("number", number.map(|number| number.to_string()));
    line("dealer", dealer.map(|dealer| quoted(names.get(dealer))));
    let note = match act {
        Act::Accept(note) => note.as_deref(),
        _ => kept.and_then(|kept| kept.note.as_deref()),
    };
    line("note", note.map(quoted));
    if kind != "draw" {
        line("hand", kept.map(|kept| quoted(&write_hand(&kept.told, None, names))));
        line("points", asserted.map(|asserted| asserted.points.to_string()));
        line("boxes", asserted.map(|asserted| asserted.boxes.to_string()));
        line("columns", asserted.map(|asserted| format!("[{}]", joined(&asserted.columns))));
    }
    text
}

fn quoted(text: &str) -> String {
    Toml::String(text.to_owned()).to_string()
}

fn joined<T: ToString>(list: &[T]) -> String {
    list.iter().map(T::to_string).collect::<Vec<_>>().join(", ")
}

/// A moment as TOML and RFC 3339 both write it.
pub fn written(moment: Moment) -> String {
    moment.to_rfc3339_opts(SecondsFormat::Secs, false)
}
