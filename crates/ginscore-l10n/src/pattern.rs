//! A message as it was written in one language.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};

use crate::facts::NameWord;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PatternPart {
    Text(String),
    /// The value of a variable.
    Variable(String),
    /// With separators between thousands.
    Grouped(String),
    /// A value with a word before it that changes with its first letter.
    Before {
        words: NameWord,
        variable: String,
    },
    /// A choice by a number.
    Choice(Choice),
}

/// A choice between texts, by a number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Choice {
    pub(crate) variable: String,
    /// The texts with their keys, plural forms or numbers. The default comes last.
    pub(crate) variants: Vec<(String, Vec<PatternPart>)>,
}

/// Reads a text of a language that has these words before values.
pub(crate) fn read(
    pattern: &Pattern<&str>,
    words: &BTreeMap<String, NameWord>,
) -> Result<Vec<PatternPart>, String> {
    parts(pattern, words, true)
}

fn parts(
    pattern: &Pattern<&str>,
    words: &BTreeMap<String, NameWord>,
    may_choose: bool,
) -> Result<Vec<PatternPart>, String> {
    let mut parts = Vec::new();
    for element in &pattern.elements {
        let part = match element {
            PatternElement::TextElement { value } => PatternPart::Text((*value).to_owned()),
            PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                inline_part(inline, words)?
            }
            PatternElement::Placeable { expression: Expression::Select { selector, variants } }
                if may_choose =>
            {
                PatternPart::Choice(choice(selector, variants, words)?)
            }
            PatternElement::Placeable { .. } => return Err("has a choice within a choice".to_owned()),
        };
        parts.push(part);
    }
    Ok(joined(parts))
}

fn inline_part(
    inline: &InlineExpression<&str>,
    words: &BTreeMap<String, NameWord>,
) -> Result<PatternPart, String> {
    match inline {
        InlineExpression::StringLiteral { value } => Ok(PatternPart::Text((*value).to_owned())),
        InlineExpression::VariableReference { id } => Ok(PatternPart::Variable(id.name.to_owned())),
        InlineExpression::FunctionReference { id: function, arguments } => {
            let variable = match (arguments.positional.as_slice(), arguments.named.as_slice()) {
                ([InlineExpression::VariableReference { id }], []) => id.name.to_owned(),
                _ => return Err(format!("has {} with something other than one variable", function.name)),
            };
            match words.get(function.name) {
                _ if function.name == "NUMBER" => Ok(PatternPart::Grouped(variable)),
                Some(words) => Ok(PatternPart::Before { words: words.clone(), variable }),
                None => Err(format!("has the unknown function {}", function.name)),
            }
        }
        _ => Err("has a reference to another message".to_owned()),
    }
}

fn choice(
    selector: &InlineExpression<&str>,
    variants: &[Variant<&str>],
    words: &BTreeMap<String, NameWord>,
) -> Result<Choice, String> {
    let InlineExpression::VariableReference { id } = selector else {
        return Err("chooses by something other than a variable".to_owned());
    };
    let mut read = Vec::new();
    for variant in variants {
        let (VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key }) = &variant.key;
        read.push((variant.default, ((*key).to_owned(), parts(&variant.value, words, false)?)));
    }
    // A stable sort: the default comes last, the others keep their order.
    read.sort_by_key(|(default, _)| *default);
    Ok(Choice {
        variable: id.name.to_owned(),
        variants: read.into_iter().map(|(_, variant)| variant).collect(),
    })
}

/// Text next to text becomes one, with its lines joined: an empty line is kept as the end of a paragraph.
fn joined(parts: Vec<PatternPart>) -> Vec<PatternPart> {
    let mut all: Vec<PatternPart> = Vec::new();
    for part in parts {
        match (all.last_mut(), part) {
            (Some(PatternPart::Text(before)), PatternPart::Text(text)) => before.push_str(&text),
            (_, part) => all.push(part),
        }
    }
    for part in &mut all {
        if let PatternPart::Text(text) = part {
            *text = text
                .split("\n\n")
                .map(|paragraph| paragraph.replace('\n', " "))
                .collect::<Vec<_>>()
                .join("\n\n");
        }
    }
    all
}

/// The variables, each once, in the order in which they are used; true for those that must be numbers.
pub(crate) fn variables(parts: &[PatternPart]) -> Vec<(String, bool)> {
    let mut found: Vec<(String, bool)> = Vec::new();
    for (name, is_number) in uses(parts) {
        match found.iter_mut().find(|(known, _)| *known == name) {
            Some((_, known)) => *known |= is_number,
            None => found.push((name, is_number)),
        }
    }
    found
}

fn uses(parts: &[PatternPart]) -> Vec<(String, bool)> {
    let mut found = Vec::new();
    for part in parts {
        match part {
            PatternPart::Text(_) => {}
            PatternPart::Variable(name) | PatternPart::Before { variable: name, .. } => {
                found.push((name.clone(), false))
            }
            PatternPart::Grouped(name) => found.push((name.clone(), true)),
            PatternPart::Choice(choice) => {
                found.push((choice.variable.clone(), true));
                found.extend(choice.variants.iter().flat_map(|(_, parts)| uses(parts)));
            }
        }
    }
    found
}

/// The choices of a text.
pub(crate) fn choices(parts: &[PatternPart]) -> impl Iterator<Item = &Choice> {
    parts.iter().filter_map(|part| match part {
        PatternPart::Choice(choice) => Some(choice),
        _ => None,
    })
}
