//! Writes the text of a header and of entries.
//!
//! The text is written block by block rather than serialized as a whole. Text already in the file is never
//! rewritten, so comments, order and a person's own fixes stay.

use std::fmt::Write as _;

use chrono::SecondsFormat;
use toml::Value as Toml;
use toml::de::DeTable;

use crate::model::entry::{Assertions, FORMAT, Header, Moment, Operation};
use crate::seal::chain::Chain;
use crate::seal::digest::{Length, SEALED_AS, Seal, sealed_header, sealed_text};
use ginscore_rules::notation::{Names, write_hand};
use ginscore_rules::rules::{HandClaim, HouseRules, Player, RULE_KEYS, RuleValue};

/// Returns the text at the start of a series, with the name that the series is started under. The name is there to
/// be sealed: two series of the same two players that start within one second are still different series.
pub fn write_header(header: &Header, name: Option<&str>) -> String {
    let names = Player::BOTH.map(|player| quoted(header.names.get(player)));
    let mut text = format!(
        "# A series of gin rummy, kept by ginscore. What is told of each hand counts; the points, boxes\n\
         # and columns beside it are checked against the rules, and `ginscore audit` says what differs.\n\
         format = {FORMAT}\n\
         {}players = [{}]\n\
         start = {}\n",
        name.map_or_else(String::new, |name| format!("name = {}\n", quoted(name))),
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
    text.push_str(&write_rules(&header.house));
    text
}

/// Returns the table of all rules, after an empty line.
pub(super) fn write_rules(house: &HouseRules) -> String {
    let mut text = "\n[rules]\n".to_owned();
    for key in RULE_KEYS {
        let value = match key.read(house) {
            RuleValue::Word(word) => quoted(&word),
            RuleValue::List(list) => format!("[{}]", joined(&list)),
            plain => plain.to_string(),
        };
        let _ = writeln!(text, "{} = {value}", key.name);
    }
    text
}

/// An operation, with the results of its hand and the date and time at which it was recorded.
pub type TimedOperation = (Operation, Option<Assertions>, Moment);

/// Returns the whole text of a series with these operations.
pub fn write_series<'e>(
    header: &Header,
    name: Option<&str>,
    entries: impl IntoIterator<Item = &'e TimedOperation>,
) -> String {
    let mut text = write_header(header, name);
    let seal = Seal::of_header(&sealed_header(DeTable::parse_recoverable(&text).0.get_ref()));
    text.push_str(&write_entries(entries, &header.names, seal, FORMAT));
    text
}

/// Returns the whole text of a series with these operations added at the end. If the file's format cannot hold one
/// of them, the format is raised to the lowest that can; everything else in the file stays as it is.
pub fn write_after(text: &str, chain: &Chain, header: &Header, entries: &[TimedOperation]) -> String {
    let needed =
        entries.iter().map(|(act, ..)| act.format_under(&header.house)).max().unwrap_or(chain.format());
    let format = chain.format().max(needed);
    let mut text = if format > chain.format() { raised(text, format) } else { text.to_owned() };
    if !text.ends_with('\n') {
        text.push('\n');
    }
    text.push_str(&write_entries(entries, &header.names, chain.last(), format));
    text
}

/// Returns the text of a series with its format raised. The seals are still computed with the old format.
fn raised(text: &str, format: i64) -> String {
    let (document, _) = DeTable::parse_recoverable(text);
    let value = document.get_ref().get("format").map(|value| value.span());
    let Some((before, written, after)) =
        value.and_then(|at| Some((text.get(..at.start)?, text.get(at.clone())?, text.get(at.end..)?)))
    else {
        return text.to_owned();
    };
    // A series that was raised before is sealed with the format in which it was started.
    let is_raised = document.get_ref().get(SEALED_AS).is_some();
    let (rest_of_line, lines) = after.split_once('\n').unwrap_or((after, ""));
    let end = if rest_of_line.ends_with('\r') { "\r\n" } else { "\n" };
    let sealed_as = if is_raised { String::new() } else { format!("{SEALED_AS} = {written}{end}") };
    format!("{before}{format}{rest_of_line}\n{sealed_as}{lines}")
}

/// Returns the text of entries for a file of this format, to go after the entry with the seal `before`. A hand and
/// an amendment assert their results. The seal of an entry comes last in it, so an entry that was cut off never
/// passes for a complete one.
fn write_entries<'e>(
    entries: impl IntoIterator<Item = &'e TimedOperation>,
    names: &Names,
    before: Seal,
    format: i64,
) -> String {
    let mut text = String::new();
    let mut seal = before;
    for (act, asserted, time) in entries {
        let entry = unsealed(act, asserted.as_ref(), *time, names);
        seal = next_seal(&entry, seal);
        text.push_str(&entry);
        text.push_str(&format!("seal = {}\n", quoted(&seal.code(Length::of_format(format)).to_string())));
    }
    text
}

/// Returns the seal of an entry that has none yet. The seal covers what a reader will find, so the text is parsed
/// to compute it.
fn next_seal(entry: &str, before: Seal) -> Seal {
    let (document, _) = DeTable::parse_recoverable(entry);
    let entries = document.get_ref().get("entry").and_then(|entries| entries.get_ref().as_array());
    let table = entries.and_then(|entries| entries.first()).and_then(|entry| entry.get_ref().as_table());
    before.next(&table.map(|table| sealed_text(table, "seal")).unwrap_or_default())
}

fn unsealed(act: &Operation, asserted: Option<&Assertions>, time: Moment, names: &Names) -> String {
    let (kind, number, kept, dealer) = match act {
        Operation::Hand(kept) if matches!(kept.told, HandClaim::Draw { .. }) => {
            ("draw", None, Some(kept), None)
        }
        Operation::Hand(kept) => ("hand", None, Some(kept), None),
        Operation::Amend(number, kept) => ("amend", Some(*number), Some(kept), None),
        Operation::Deal(dealer) => ("deal", None, None, Some(*dealer)),
        Operation::Undo => ("undo", None, None, None),
        Operation::Redo => ("redo", None, None, None),
        Operation::Accept(_) => ("accept", None, None, None),
        // A witness contains nothing that the scorekeeper could choose, so it has no time either.
        Operation::Witness(word) => {
            return format!("\n[[entry]]\nkind = \"witness\"\nword = {}\n", quoted(word));
        }
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
        Operation::Accept(note) => note.as_deref(),
        _ => kept.and_then(|kept| kept.note.as_deref()),
    };
    line("note", note.map(quoted));
    // The kind already says that it is a draw; the line is written only if it says more.
    if kind == "draw" {
        let more = kept.filter(|kept| kept.told.knock_card().is_some());
        line("hand", more.map(|kept| quoted(&write_hand(&kept.told, None, names))));
    } else {
        line("hand", kept.map(|kept| quoted(&write_hand(&kept.told, None, names))));
        line("points", asserted.map(|asserted| asserted.points.to_string()));
        line("boxes", asserted.map(|asserted| asserted.boxes.to_string()));
        line("columns", asserted.map(|asserted| format!("[{}]", joined(&asserted.columns))));
    }
    text
}

pub(super) fn quoted(text: &str) -> String {
    Toml::String(text.to_owned()).to_string()
}

fn joined<T: ToString>(list: &[T]) -> String {
    list.iter().map(T::to_string).collect::<Vec<_>>().join(", ")
}

/// Formats a date and time in a form that is valid in both TOML and RFC 3339.
pub fn written(moment: Moment) -> String {
    moment.to_rfc3339_opts(SecondsFormat::Secs, false)
}
