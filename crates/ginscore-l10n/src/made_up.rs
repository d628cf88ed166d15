//! A made-up language, for tests: English in brackets, and longer, with the values of variables between the brackets. What
//! a test sees outside brackets was not in a message.

use crate::pattern::{Choice, Part};

/// The English text with its words in brackets, longer by about a third. A label that has a narrow column stays as short
/// as it is.
pub(crate) fn made_up(parts: &[Part], most_columns: Option<usize>) -> Vec<Part> {
    let words: usize =
        parts.iter().map(|part| if let Part::Text(text) = part { text.len() } else { 0 }).sum();
    let mut all = in_brackets(parts);
    if most_columns.is_none() && words >= 3 {
        all.push(Part::Text(format!("⟦{}⟧", "~".repeat(words / 3))));
    }
    all
}

fn in_brackets(parts: &[Part]) -> Vec<Part> {
    let one = |part: &Part| match part {
        Part::Text(text) => Part::Text(words_in_brackets(text)),
        Part::Choice(Choice { variable, variants }) => Part::Choice(Choice {
            variable: variable.clone(),
            variants: variants.iter().map(|(key, parts)| (key.clone(), in_brackets(parts))).collect(),
        }),
        value @ (Part::Variable(_) | Part::Grouped(_) | Part::Before { .. }) => value.clone(),
    };
    parts.iter().map(one).collect()
}

/// The words in brackets, without the spaces around them.
fn words_in_brackets(text: &str) -> String {
    let words = text.trim();
    if words.is_empty() {
        return text.to_owned();
    }
    let (before, after) = text.split_once(words).unwrap_or_default();
    format!("{before}⟦{words}⟧{after}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_outside_brackets() {
        let text = |words: &str| Part::Text(words.to_owned());
        let name = || Part::Variable("name".to_owned());
        let parts = [name(), text(" wins "), Part::Grouped("points".to_owned()), text(" ")];
        let expected =
            [name(), text(" ⟦wins⟧ "), Part::Grouped("points".to_owned()), text(" "), text("⟦~~⟧")];
        assert_eq!(made_up(&parts, None), expected);
        assert_eq!(made_up(&parts, Some(9)), expected[..4]);
        let choice = |words: &str| {
            let variants = vec![("other".to_owned(), vec![text(words)])];
            Part::Choice(Choice { variable: "hands".to_owned(), variants })
        };
        assert_eq!(made_up(&[choice("hands")], None), [choice("⟦hands⟧")]);
    }
}
