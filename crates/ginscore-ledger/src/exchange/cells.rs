//! The cells of rows: text, whatever the format of the rows.

use std::borrow::Cow;

use chrono::{DateTime, NaiveDate, NaiveDateTime};
use serde_json::{Map, Value};

use crate::exchange::columns::RowColumn;

/// Returns true if a spreadsheet takes a letter for the start of a formula. Some spreadsheets treat the wide forms
/// the same way.
const fn is_formula(letter: char) -> bool {
    matches!(letter, '=' | '+' | '-' | '@' | '\u{ff1d}' | '\u{ff0b}' | '\u{ff0d}' | '\u{ff20}')
}

const fn parts(letter: char) -> bool {
    matches!(letter, ';' | '\t' | '\r' | '\n')
}

/// Returns true if a spreadsheet may take a text for a formula: it starts like one, after any white space,
/// quotation marks and apostrophes.
fn is_risky(text: &str) -> bool {
    let skipped = |letter: char| matches!(letter, '\'' | '"') || letter.is_whitespace();
    text.trim_start_matches(skipped).starts_with(is_formula)
}

/// Returns a cell of a CSV file that no spreadsheet takes for a formula, wherever it splits the cells: a text that
/// starts like a formula gets an apostrophe before it, and so does a text that already looks guarded.
///
/// ```
/// use ginscore_ledger::exchange::guarded;
/// assert_eq!(guarded("=cmd()"), "'=cmd()");
/// assert_eq!(guarded("a;=1+1"), "a;'=1+1");
/// assert_eq!((guarded("Ann +18"), guarded("'tis late")), ("Ann +18".to_owned(), "'tis late".to_owned()));
/// ```
pub fn guarded(cell: &str) -> String {
    let mark = |part: &str| if is_risky(part) { format!("'{part}") } else { part.to_owned() };
    cell.split_inclusive(parts).map(mark).collect()
}

/// Returns the cell without the guarding apostrophes. An apostrophe before anything else belongs to the cell.
pub(crate) fn unguarded(cell: &str) -> Cow<'_, str> {
    if !cell.contains('\'') {
        return Cow::Borrowed(cell);
    }
    let bare = |part| str::strip_prefix(part, '\'').filter(|rest| is_risky(rest)).unwrap_or(part);
    Cow::Owned(cell.split_inclusive(parts).map(bare).collect())
}

/// Returns a value as the text of a cell: a list as `1 2`, an object as `key=value key=value`.
pub fn cell(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        Value::Array(list) => list.iter().map(cell).collect::<Vec<_>>().join(" "),
        Value::Object(of) => settings("", of).join(" "),
        plain => plain.to_string(),
    }
}

/// Returns nested values with the names of the objects that contain them: `shutout.test=no-points`. A key that is `null` does
/// not apply.
fn settings(within: &str, of: &Map<String, Value>) -> Vec<String> {
    let one = |(key, value): (&String, &Value)| match value {
        Value::Null => Vec::new(),
        Value::Object(inner) => settings(&format!("{within}{key}."), inner),
        Value::Array(list) => {
            let list: Vec<String> = list.iter().map(cell).collect();
            vec![format!("{within}{key}={}", list.join(","))]
        }
        plain => vec![format!("{within}{key}={}", cell(plain))],
    };
    of.iter().flat_map(one).collect()
}

/// Returns a cell as `ginscore export` writes its value, whatever another program makes of it: `19.0` and `True` are the
/// numbers 19 and 1, `[1, 2]` is a list. A text that is not a value of its column stays as it is.
pub(crate) fn as_exported(column: RowColumn, text: &str) -> Cow<'_, str> {
    let read = match column {
        _ if is_null(column, text) => return Cow::Borrowed(""),
        RowColumn::Number | RowColumn::Points | RowColumn::Boxes | RowColumn::Sheet => whole(text),
        RowColumn::Columns => {
            let list = text.trim_matches(['[', ']']).split([',', ' ']).filter(|part| !part.is_empty());
            list.map(whole).collect::<Option<Vec<_>>>().map(|list| list.join(" "))
        }
        RowColumn::Stake => truth(text).map(|truth| u8::from(truth).to_string()),
        RowColumn::Start | RowColumn::Time => iso_time(text),
        RowColumn::Rules if text.starts_with('{') => nested_rules(text),
        _ => None,
    };
    read.map_or(Cow::Borrowed(text), Cow::Owned)
}

/// Returns true for the word that a program writes in a cell without a value. Names and hands are never such words.
fn is_null(column: RowColumn, text: &str) -> bool {
    match column {
        RowColumn::Series | RowColumn::PlayerOne | RowColumn::PlayerTwo | RowColumn::Hand => false,
        RowColumn::Note => ["null", "NULL"].contains(&text),
        _ => ["null", "NULL", "NaN", "NA", "None"].contains(&text),
    }
}

/// Returns a whole number in digits alone. A column of 0 and 1 becomes truth values in some programs, one with a gap
/// becomes decimal numbers.
pub(crate) fn whole(text: &str) -> Option<String> {
    if let Some(truth) = truth(text) {
        return Some(u8::from(truth).to_string());
    }
    let (digits, decimals) = text.split_once('.').unwrap_or((text, ""));
    let is_whole = !digits.is_empty()
        && digits.bytes().all(|digit| digit.is_ascii_digit())
        && decimals.bytes().all(|digit| digit == b'0');
    let digits = digits.trim_start_matches('0');
    is_whole.then(|| if digits.is_empty() { "0".to_owned() } else { digits.to_owned() })
}

pub(crate) fn truth(text: &str) -> Option<bool> {
    [true, false].into_iter().find(|truth| text.eq_ignore_ascii_case(&truth.to_string()))
}

/// Returns a date, or a date and time, of ISO 8601 or RFC 3339 in one spelling: with `T`, whole seconds and, if the text has
/// an offset, `+01:00`.
fn iso_time(text: &str) -> Option<String> {
    let text = text.split('[').next()?;
    let (date, rest) = match text.get(..10).filter(|date| date.as_bytes().get(4) == Some(&b'-')) {
        Some(date) => (NaiveDate::parse_from_str(date, "%Y-%m-%d").ok()?, text.get(10..)?),
        None => (NaiveDate::parse_from_str(text.get(..8)?, "%Y%m%d").ok()?, text.get(8..)?),
    };
    if rest.is_empty() {
        return Some(date.to_string());
    }
    let rest = rest.strip_prefix(['T', 't', ' '])?.trim_start();
    let (time, offset) = rest.split_at(rest.find(|sign: char| !is_of_time(sign)).unwrap_or(rest.len()));
    let (time, fraction) = time.split_once(['.', ',']).unwrap_or((time, "0"));
    let digits: String = time.split(':').collect();
    let is_time = matches!(digits.len(), 2 | 4 | 6)
        && (digits.len() == time.len() || time.split(':').all(|part| part.len() == 2));
    if !is_time || fraction.is_empty() || fraction.contains(|sign: char| !sign.is_ascii_digit()) {
        return None;
    }
    let part = |at: usize| digits.get(at..at + 2).unwrap_or("00");
    let read = format!("{date}T{}:{}:{}{}", part(0), part(2), part(4), iso_offset(offset.trim())?);
    let is_moment = match offset.trim() {
        "" => NaiveDateTime::parse_from_str(&read, "%Y-%m-%dT%H:%M:%S").is_ok(),
        _ => DateTime::parse_from_rfc3339(&read).is_ok(),
    };
    is_moment.then_some(read)
}

const fn is_of_time(sign: char) -> bool {
    sign.is_ascii_digit() || matches!(sign, ':' | '.' | ',')
}

/// Returns an offset as `+01:00`; it may be written in hours only, without the colon, with a minus sign, or as a name of UTC.
/// The name of a zone after it repeats it.
fn iso_offset(text: &str) -> Option<String> {
    let Some(word) = text.split_whitespace().next() else { return Some(String::new()) };
    if ["Z", "UTC", "GMT"].iter().any(|name| word.eq_ignore_ascii_case(name)) {
        return Some("+00:00".to_owned());
    }
    let sign = if word.starts_with('+') { '+' } else { '-' };
    let digits: String = word.strip_prefix(['+', '-', '\u{2212}'])?.split(':').collect();
    match digits.len() {
        2 => Some(format!("{sign}{digits}:00")),
        4 => Some(format!("{sign}{}:{}", digits.get(..2)?, digits.get(2..)?)),
        _ => None,
    }
}

/// The deepest that rules are nested, with some room.
const DEEPEST: usize = 4;

/// Returns the rules of a nested value as `key=value`: of JSON, and of what other programs write like it, with names in
/// apostrophes or in nothing, `None` and `NULL`.
fn nested_rules(text: &str) -> Option<String> {
    let mut rest = text;
    match nested_value(&mut rest, DEEPEST)? {
        Value::Object(of) if rest.trim().is_empty() => Some(settings("", &of).join(" ")),
        _ => None,
    }
}

fn nested_value(rest: &mut &str, deepest: usize) -> Option<Value> {
    let deeper = deepest.checked_sub(1)?;
    if take(rest, '{') {
        let mut of = Map::new();
        while !take(rest, '}') {
            let name = nested_text(rest)?.0.to_owned();
            if !(take(rest, ':') || take(rest, '=')) {
                return None;
            }
            of.insert(name, nested_value(rest, deeper)?);
            take(rest, ',');
        }
        return Some(Value::Object(of));
    }
    if take(rest, '[') {
        let mut list = Vec::new();
        while !take(rest, ']') {
            list.push(nested_value(rest, deeper)?);
            take(rest, ',');
        }
        return Some(Value::Array(list));
    }
    let (text, is_quoted) = nested_text(rest)?;
    let is_null = !is_quoted && ["null", "none", "nan"].iter().any(|null| text.eq_ignore_ascii_case(null));
    Some(if is_null && text != "none" { Value::Null } else { Value::String(text.to_owned()) })
}

/// Takes a sign from the start of a text, after blanks.
fn take(rest: &mut &str, sign: char) -> bool {
    let taken = rest.trim_start().strip_prefix(sign);
    *rest = taken.unwrap_or(rest);
    taken.is_some()
}

/// Takes a text, and says whether it was in quotation marks or apostrophes.
fn nested_text<'t>(rest: &mut &'t str) -> Option<(&'t str, bool)> {
    let text = rest.trim_start();
    if let Some((mark, inner)) =
        ['"', '\''].into_iter().find_map(|mark| Some((mark, text.strip_prefix(mark)?)))
    {
        let (text, after) = inner.split_once(mark)?;
        *rest = after;
        // DuckDB quotes a JSON text within its own quotation marks, which csv doubles.
        return Some((text.trim_matches('"'), true));
    }
    let end = text.find([',', ':', '=', '{', '}', '[', ']', '"']).filter(|end| *end > 0)?;
    let (text, after) = text.split_at(end);
    *rest = after;
    Some((text.trim(), false))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_spreadsheet_takes_for_a_formula_is_guarded() {
        for (bare, cell) in [
            ("=1", "'=1"),
            ("+18", "'+18"),
            ("-1", "'-1"),
            ("@7s", "'@7s"),
            ("＝1", "'＝1"),
            (" \"=1", "' \"=1"),
            ("'=1", "''=1"),
            ("a;=1", "a;'=1"),
            ("a\t=1\n=2", "a\t'=1\n'=2"),
            // No formula: an apostrophe there is part of the text.
            ("", ""),
            ("Ann +18", "Ann +18"),
            ("'tis", "'tis"),
        ] {
            assert_eq!(guarded(bare), cell);
            assert_eq!(unguarded(cell), bare);
        }
    }

    #[test]
    fn a_cell_of_another_program_is_read_as_what_it_means() {
        use RowColumn::{Boxes, Columns, End, Number, Points, Rules, Stake, Start, Time};
        for (column, texts, exported) in [
            (Number, &["1", "1.0", "01", "1.", "True", "TRUE", "true"][..], "1"),
            (Boxes, &["0", "0.00", "00", "False", "FALSE"], "0"),
            (Points, &["19.0", "019"], "19"),
            (Points, &["", "null", "NULL", "NaN", "NA", "None"], ""),
            (Columns, &["1 2", "[1, 2]", "[1,2]", "1.0 2.0", "True 2", "1, 2"], "1 2"),
            (Columns, &["True", "[1]", "1.0"], "1"),
            (Stake, &["True", "1"], "1"),
            (Start, &["2026-11-20", "20261120"], "2026-11-20"),
            (
                Start,
                &["2026-11-20T19:30:00", "2026-11-20 19:30", "2026-11-20 19:30:00.000", "20261120T193000"],
                "2026-11-20T19:30:00",
            ),
            (
                Time,
                &[
                    "2026-11-20T19:30:00+00:00",
                    "2026-11-20t19:30:00z",
                    "2026-11-20 19:30:00+00",
                    "2026-11-20 19:30:00 +0000",
                    "2026-11-20 19:30:00.123456+00",
                    "2026-11-20T19:30:00,5+00",
                    "2026-11-20T19:30Z",
                    "2026-11-20 19:30:00 UTC",
                    "2026-11-20 19:30:00 +0000 GMT",
                    "2026-11-20T19:30:00Z[Etc/UTC]",
                    "20261120T193000Z",
                ],
                "2026-11-20T19:30:00+00:00",
            ),
            (Time, &["2026-11-20T19+01", "2026-11-20 19:00 +0100 CET"], "2026-11-20T19:00:00+01:00"),
            (Time, &["2026-11-20T19:30:00\u{2212}0330"], "2026-11-20T19:30:00-03:30"),
            (
                Rules,
                &[
                    "{\"gin_bonus\": 25, \"knock_card\": \"none\", \"shutout\": {\"test\": null}, \"of\": [1, 2]}",
                    "{'gin_bonus': 25, 'knock_card': 'none', 'shutout': {'test': None}, 'of': [1, 2]}",
                    "{'gin_bonus': 25, 'knock_card': none, 'shutout': {'test': NULL}, 'of': [1, 2]}",
                    "{'gin_bonus': 25, 'knock_card': '\"none\"', 'shutout': {'test': NULL}, 'of': [1, 2]}",
                    "{gin_bonus=25, knock_card=none, shutout={test=null}, of=[1, 2]}",
                ],
                "gin_bonus=25 knock_card=none of=1,2",
            ),
        ] {
            for text in texts {
                assert_eq!(as_exported(column, text), exported, "{text}");
            }
        }
        // What is not a value of its column, and what no column counts.
        for (column, text) in [
            (Points, "19.5"),
            (Points, "-1"),
            (Points, "1e2"),
            (Points, "."),
            (Columns, "1 x"),
            (Start, "20/11/2026"),
            (Start, "2026-11-31"),
            (Start, "2026-11-20 25:00"),
            (Start, "2026-11-20 19:30:00+1"),
            (Start, "2026-11-20 19:30:00 CET"),
            (Start, "2026-11-20T193:0"),
            (Start, "1795199400"),
            (Rules, "{gin_bonus"),
            (Rules, "{{{{{{"),
            (Rules, "{gin_bonus: 1} x"),
            (End, "True"),
        ] {
            assert_eq!(as_exported(column, text), text);
        }
    }

    #[test]
    fn a_value_is_the_text_of_a_cell() {
        for (value, text) in [
            ("null", ""),
            ("\"Ann\"", "Ann"),
            ("12", "12"),
            ("[1, 2]", "1 2"),
            ("{\"a\": 1, \"b\": {\"c\": \"x\", \"d\": [1, 2], \"e\": null}}", "a=1 b.c=x b.d=1,2"),
        ] {
            assert_eq!(cell(&serde_json::from_str(value).unwrap()), text);
        }
    }
}
