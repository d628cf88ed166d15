//! The cells of rows: text, whatever the form that they come in.

use serde_json::{Map, Value};

/// What a spreadsheet takes for the beginning of a formula, or passes over before one; and the mark against it.
const fn is_risky(letter: char) -> bool {
    matches!(letter, '=' | '+' | '-' | '@' | '\t' | '\r' | '\'')
}

/// A cell of a CSV file that no spreadsheet takes for a formula: one that begins like a formula has an apostrophe
/// before it, and so has one that begins as if it had.
///
/// ```
/// use ginscore::report::cells::{guarded, unguarded};
/// assert_eq!(guarded("=cmd()"), "'=cmd()");
/// assert_eq!((guarded("Ann +18"), guarded("'tis late")), ("Ann +18".to_owned(), "'tis late".to_owned()));
/// for cell in ["=cmd()", "'=x", "''", "'", "'tis", "+18", "@7s", "-1", "Ann", ""] {
///     assert_eq!(unguarded(&guarded(cell)), cell);
/// }
/// ```
pub fn guarded(cell: &str) -> String {
    let marked = cell.strip_prefix('\'').is_some_and(|rest| rest.starts_with(is_risky));
    let formula = cell.starts_with(|letter| letter != '\'' && is_risky(letter));
    let mark = if marked || formula { "'" } else { "" };
    format!("{mark}{cell}")
}

/// The cell without the mark. An apostrophe before anything else is the cell's own.
pub fn unguarded(cell: &str) -> &str {
    cell.strip_prefix('\'').filter(|rest| rest.starts_with(is_risky)).unwrap_or(cell)
}

/// A value as a cell has it: a list as `1 2`, an object as `key=value key=value`.
pub fn cell(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        Value::Array(list) => list.iter().map(cell).collect::<Vec<_>>().join(" "),
        Value::Object(of) => settings("", of).join(" "),
        plain => plain.to_string(),
    }
}

/// Nested values with the names of those that they stand in: `shutout.test=no-points`.
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
