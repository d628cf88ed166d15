//! Names and notes in the page, each isolated: one in a right-to-left script does not change the text around it.

use maud::{Markup, html};

use ginscore_notation::{Roster, shown};

/// The marks around a name in a sentence, until it is put into the page. A name never contains them: invisible
/// characters in it are escaped.
const BEGINS: char = '\u{2068}';
const ENDS: char = '\u{2069}';

/// The names with marks around them, for sentences that go through [`sentence`] or [`plain`].
pub(super) fn marked(roster: &Roster) -> Roster {
    roster.shown_as(mark)
}

pub(super) fn mark(name: &str) -> String {
    format!("{BEGINS}{}{ENDS}", shown(name))
}

/// A sentence with its marked names, each in an element of its own.
pub(super) fn sentence(text: &str) -> Markup {
    html! {
        @for piece in text.split_inclusive(ENDS) {
            @match piece.split_once(BEGINS) {
                Some((before, name)) => { (before) bdi { (name.trim_end_matches(ENDS)) } }
                None => (piece),
            }
        }
    }
}

/// A sentence without the marks, for places where no element is possible.
pub(super) fn plain(text: &str) -> String {
    text.replace([BEGINS, ENDS], "")
}

/// A text that someone wrote, isolated: a note, the name of a series.
pub(super) fn words(text: &str) -> Markup {
    html! { bdi { (shown(text)) } }
}

/// A sentence with what is typed, between backticks, as code.
pub(super) fn typed(sentence: &str) -> Markup {
    html! {
        @for (at, part) in sentence.split('`').enumerate() {
            @if at % 2 == 0 { (part) } @else { code { (words(part)) } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_name_of_a_sentence_is_isolated() {
        let roster =
            Roster::known(ginscore_rules::players::Lineup::TWO, &["Ann\u{2069}<b>", "Bob"], None).unwrap();
        let text = format!("{} 12", marked(&roster).players().join(" pays "));
        assert_eq!(sentence(&text).into_string(), "<bdi>Ann\\u{2069}&lt;b&gt;</bdi> pays <bdi>Bob</bdi> 12");
        assert_eq!(plain(&text), "Ann\\u{2069}<b> pays Bob 12");
        assert_eq!(sentence("nobody <won>").into_string(), "nobody &lt;won&gt;");
    }
}
