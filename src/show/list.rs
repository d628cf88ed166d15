//! Labels with what each says.

use unicode_width::UnicodeWidthStr;

use crate::say::text::{Text, line_of};
use crate::say::{Message, written::words::Labelled};
use crate::show::render::TextStyle;
use crate::show::words::listed_apart;

/// Two columns: the labels, and what each says in one line or several. In sentences, one for each label.
pub fn list(items: &[(impl AsRef<str>, impl AsRef<str>)], look: TextStyle) -> Text {
    let width = items.iter().map(|(label, _)| label.as_ref().width()).max().unwrap_or(0);
    let mut text = Text::default();
    for (label, what) in items {
        let (label, what) = (label.as_ref(), what.as_ref());
        if look.plain {
            text.push(Labelled { label, what: listed_apart(what.lines()) }.line());
            continue;
        }
        for (label, line) in std::iter::once(label).chain(std::iter::repeat("")).zip(what.lines()) {
            text.push(line_of![label, " ".repeat(width + 2 - label.width()), line].hanging(width + 2));
        }
    }
    text
}
