//! The cells of rows: text, whatever the format of the rows.

use std::borrow::Cow;

use serde_json::{Map, Value};

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
/// use ginscore_ledger::exchange::{guarded, unguarded};
/// assert_eq!(guarded("=cmd()"), "'=cmd()");
/// assert_eq!(guarded("a;=1+1"), "a;'=1+1");
/// assert_eq!((guarded("Ann +18"), guarded("'tis late")), ("Ann +18".to_owned(), "'tis late".to_owned()));
/// for cell in ["=cmd()", "'=x", "''", "'", "'tis", "+18", "@7s", "-1", "Ann", "", "a;=1", "a;'=1", ";;\t '=1", "＝1"] {
///     assert_eq!(unguarded(&guarded(cell)), cell);
/// }
/// ```
pub fn guarded(cell: &str) -> String {
    let mark = |part: &str| if is_risky(part) { format!("'{part}") } else { part.to_owned() };
    cell.split_inclusive(parts).map(mark).collect()
}

/// Returns the cell without the guarding apostrophes. An apostrophe before anything else belongs to the cell.
pub fn unguarded(cell: &str) -> Cow<'_, str> {
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

/// Returns nested values with the names of the objects that contain them: `shutout.test=no-points`.
fn settings(within: &str, of: &Map<String, Value>) -> Vec<String> {
    let one = |(key, value): (&String, &Value)| match value {
        Value::Object(inner) => settings(&format!("{within}{key}."), inner),
        Value::Array(list) => {
            let list: Vec<String> = list.iter().map(cell).collect();
            vec![format!("{within}{key}={}", list.join(","))]
        }
        plain => vec![format!("{within}{key}={}", cell(plain))],
    };
    of.iter().flat_map(one).collect()
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
    fn a_value_is_the_text_of_a_cell() {
        for (value, text) in [
            ("null", ""),
            ("\"Ann\"", "Ann"),
            ("12", "12"),
            ("[1, 2]", "1 2"),
            ("{\"a\": 1, \"b\": {\"c\": \"x\", \"d\": [1, 2]}}", "a=1 b.c=x b.d=1,2"),
        ] {
            assert_eq!(cell(&serde_json::from_str(value).unwrap()), text);
        }
    }
}
