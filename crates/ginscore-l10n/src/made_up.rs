//! A made-up language, for tests: English in brackets, and longer. What a test sees outside brackets was not in a
//! message.

use crate::pattern::Part;

/// The English text in brackets, longer by about a third. A label that has a narrow column stays as short as it is.
pub(crate) fn made_up(parts: &[Part], most_columns: Option<usize>) -> Vec<Part> {
    let words: usize =
        parts.iter().map(|part| if let Part::Text(text) = part { text.len() } else { 0 }).sum();
    let longer = if most_columns.is_some() { String::new() } else { "~".repeat(words / 3) };
    let end = if longer.is_empty() { "⟧".to_owned() } else { format!(" {longer}⟧") };
    let mut all = vec![Part::Text("⟦".to_owned())];
    all.extend(parts.iter().cloned());
    all.push(Part::Text(end));
    all
}
