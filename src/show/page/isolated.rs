//! Names and notes in the page, each isolated: one in a right-to-left script does not change the text around it.

use maud::{Markup, html};

use super::cards::{card, rank};
use crate::say::text::{Line, Piece};
use crate::show::cards::look::CardLook;
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
pub(super) fn typed(sentence: &Line) -> Markup {
    let mut ticks = 0;
    pieces(sentence, |words_of_it| {
        let first = ticks;
        ticks += words_of_it.matches('`').count();
        html! {
            @for (at, part) in (first..).zip(words_of_it.split('`')) {
                @if at % 2 == 0 { (part) } @else { code { (words(part)) } }
            }
        }
    })
}

/// A line as the terminal says it, isolated.
#[cfg(feature = "board")]
pub(super) fn said(line: &Line) -> Markup {
    html! { bdi { (pieces(line, |words| html! { (shown(words)) })) } }
}

/// A line with its cards drawn.
fn pieces(line: &Line, mut words: impl FnMut(&str) -> Markup) -> Markup {
    html! {
        @for piece in line.pieces() {
            @match piece {
                Piece::Card(one) => (card(*one, CardLook::Symbols)),
                Piece::Rank(one) => (rank(*one, CardLook::Symbols)),
                Piece::Words(_, text) | Piece::Kept(text) => (words(text)),
                Piece::Tie(spaces) => (" ".repeat(*spaces)),
            }
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
