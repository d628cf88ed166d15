//! What is in a form: from a browser, and back into one.

use maud::{Markup, PreEscaped, html};

use ginscore_notation::read_card;
use ginscore_rules::cards::{Card, Upcard};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Way {
    #[default]
    Counts,
    Cards,
    /// As a line of the notation.
    Line,
}

/// What a button asks for besides what the form is sent for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Button {
    #[default]
    Send,
    /// The form again, to be changed.
    Change,
    /// The cards of the player who ended the hand.
    CardsOfOne,
    /// The cards of the other player.
    CardsOfOther,
    /// The next series.
    PlayOn,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Typed {
    pub by: String,
    pub end: String,
    /// The count of that player.
    pub own: String,
    /// The count of the other player.
    pub other: String,
    /// The cards of that player.
    pub cards: Vec<Card>,
    /// The cards of the other player.
    pub others: Vec<Card>,
    pub up: Option<Upcard>,
    pub line: String,
    /// The last seal when the form was made.
    pub after: String,
    pub button: Button,
}

impl Button {
    const fn is_of_cards(self) -> bool {
        matches!(self, Button::CardsOfOne | Button::CardsOfOther)
    }
}

impl Typed {
    /// Reads the fields of a form; `None` if no form here has them.
    pub fn of(fields: &[(String, String)]) -> Option<Typed> {
        let mut typed = Typed::default();
        let mut seen = Vec::new();
        for (name, value) in fields {
            let (name, value) = (name.as_str(), value.as_str());
            let several = ["k", "d"].contains(&name);
            if !several && seen.contains(&name) {
                return None;
            }
            seen.push(name);
            match name {
                "by" => value.clone_into(&mut typed.by),
                "end" => value.clone_into(&mut typed.end),
                "own" => value.clone_into(&mut typed.own),
                "other" => value.trim().clone_into(&mut typed.other),
                "line" => value.trim().clone_into(&mut typed.line),
                "after" => value.clone_into(&mut typed.after),
                "up" if value.is_empty() => {}
                "up" => typed.up = Some(value.parse().ok()?),
                "k" => typed.cards.push(read_card(value)?),
                "d" => typed.others.push(read_card(value)?),
                "change" => typed.button = Button::Change,
                "on" => typed.button = Button::PlayOn,
                "one" => typed.button = Button::CardsOfOne,
                "next" => typed.button = Button::CardsOfOther,
                _ => return None,
            }
        }
        Some(typed)
    }

    pub fn way(&self) -> Way {
        if !self.line.is_empty() {
            Way::Line
        } else if !self.cards.is_empty() || !self.others.is_empty() || self.button.is_of_cards() {
            Way::Cards
        } else {
            Way::Counts
        }
    }

    /// The hidden fields with all of it, for a form after another seal.
    pub(super) fn hidden(&self, after: &str) -> Markup {
        let words = [
            ("by", &self.by),
            ("end", &self.end),
            ("own", &self.own),
            ("other", &self.other),
            ("line", &self.line),
        ];
        html! {
            input type="hidden" name="after" value=(after);
            @for (name, value) in words.iter().filter(|(_, value)| !value.is_empty()) {
                input type="hidden" name=(name) value=(value);
            }
            (hidden_cards("k", &self.cards))
            (hidden_cards("d", &self.others))
            @if let Some(up) = self.up { input type="hidden" name="up" value=(up); }
        }
    }
}

pub(super) fn hidden_cards(name: &str, cards: &[Card]) -> Markup {
    html! {
        @if !cards.is_empty() { (SAME_NAME) }
        @for card in cards { input type="hidden" name=(name) value=(card); }
    }
}

/// A remark to a checker of pages: that several fields of this form have one name is meant.
pub(super) const SAME_NAME: PreEscaped<&str> =
    PreEscaped("<!-- [html-validate-disable-block form-dup-name] -->");

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<Typed> {
        let field = |field: &str| {
            let (name, value) = field.split_once('=').unwrap();
            (name.to_owned(), value.to_owned())
        };
        Typed::of(&text.split('&').map(field).collect::<Vec<_>>())
    }

    #[test]
    fn a_form_has_only_its_own_fields() {
        let typed = read("by=Ann&end=knock&own=4&other= 23 &after=AAAA").unwrap();
        assert_eq!((typed.by.as_str(), typed.other.as_str(), typed.way()), ("Ann", "23", Way::Counts));
        let typed = read("by=Ann&k=4S&k=5S&d=KH&up=7D").unwrap();
        assert_eq!((typed.cards.len(), typed.others.len(), typed.way()), (2, 1, Way::Cards));
        assert_eq!(typed.up, "7D".parse().ok());
        assert_eq!(read("line=Ann 4 v 23").unwrap().way(), Way::Line);
        for bad in ["by=Ann&by=Bob", "x=1", "k=4X", "k=", "up=seven", "after=A&after=B"] {
            assert_eq!(read(bad), None, "{bad}");
        }
    }
}
