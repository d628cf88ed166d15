//! A made-up language, for tests: English in brackets, and longer, with the values of variables between the brackets. What
//! a test sees outside brackets was not in a message.

use crate::pattern::{Choice, PatternPart};

/// The English text with its words in brackets, longer by about a third. A label that has a narrow column stays as short
/// as it is.
pub(crate) fn made_up(parts: &[PatternPart], most_columns: Option<usize>) -> Vec<PatternPart> {
    let words: usize =
        parts.iter().map(|part| if let PatternPart::Text(text) = part { text.len() } else { 0 }).sum();
    let mut all = in_brackets(parts);
    if most_columns.is_none() && words >= 3 {
        all.push(PatternPart::Text(format!("⟦{}⟧", "~".repeat(words / 3))));
    }
    all
}

fn in_brackets(parts: &[PatternPart]) -> Vec<PatternPart> {
    let one = |part: &PatternPart| match part {
        PatternPart::Text(text) => PatternPart::Text(words_in_brackets(text)),
        PatternPart::Choice(Choice { variable, variants }) => PatternPart::Choice(Choice {
            variable: variable.clone(),
            variants: variants.iter().map(|(key, parts)| (key.clone(), in_brackets(parts))).collect(),
        }),
        value @ (PatternPart::Variable(_) | PatternPart::Grouped(_) | PatternPart::Before { .. }) => {
            value.clone()
        }
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
        let text = |words: &str| PatternPart::Text(words.to_owned());
        let name = || PatternPart::Variable("name".to_owned());
        let parts = [name(), text(" wins "), PatternPart::Grouped("points".to_owned()), text(" ")];
        let expected =
            [name(), text(" ⟦wins⟧ "), PatternPart::Grouped("points".to_owned()), text(" "), text("⟦~~⟧")];
        assert_eq!(made_up(&parts, None), expected);
        assert_eq!(made_up(&parts, Some(9)), expected[..4]);
        let choice = |words: &str| {
            let variants = vec![("other".to_owned(), vec![text(words)])];
            PatternPart::Choice(Choice { variable: "hands".to_owned(), variants })
        };
        assert_eq!(made_up(&[choice("hands")], None), [choice("⟦hands⟧")]);
    }
}
