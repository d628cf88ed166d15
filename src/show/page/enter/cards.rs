//! The form for a hand by cards: a grid of all cards, first for the player who ended the hand, then for the other. The cards of
//! the one cannot be chosen for the other.

use maud::{Markup, html};

use super::super::cards::is_red;
use super::super::isolated::words;
use super::counts::knock_card;
use super::typed::{SAME_NAME, hidden_cards};
use super::{Alert, Button, Field, Now, Typed, describes, next_to};
use crate::say::{Fixed, Message, written::enter as say};
use crate::show::cards::in_words::in_words;
use crate::show::cards::look::CardLook;
use ginscore_rules::cards::{Card, Rank, Suit};

/// The suits as they lie in a grid, colors alternating.
const SUITS: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Clubs, Suit::Diamonds];

/// The grid for one side, with what was chosen for the other as it is.
pub(super) fn form(now: &Now<'_>, typed: &Typed, mistake: Option<&Alert>) -> Markup {
    let is_other = typed.button == Button::CardsOfOther
        || typed.button != Button::CardsOfOne && !typed.others.is_empty();
    let opponent = now.opponent(&typed.by).unwrap_or_default();
    let (name, field, mine, theirs) = match is_other {
        false => (typed.by.as_str(), "k", &typed.cards, &typed.others),
        true => (opponent, "d", &typed.others, &typed.cards),
    };
    html! {
        form.cards method="post" action="preview" {
            (SAME_NAME)
            input type="hidden" name="after" value=(now.seal);
            input type="hidden" name="by" value=(typed.by);
            (hidden_cards(if is_other { "k" } else { "d" }, theirs))
            fieldset aria-describedby=[describes(Field::Cards, mistake)] {
                legend { (words(&say::CardsOf { name }.said())) }
                (next_to(Field::Cards, mistake))
                div.grid {
                    @for suit in SUITS {
                        @for rank in Rank::ALL { (cell(field, Card { rank, suit }, mine, theirs)) }
                        span.suit.red[is_red(suit)] aria-hidden="true" { (suit.symbol()) "\u{fe0e}" }
                        " "
                    }
                }
            }
            @if !is_other { (knock_card(now, typed, mistake)) }
            @else if let Some(up) = typed.up { input type="hidden" name="up" value=(up); }
            div.send {
                span.count aria-hidden="true" {}
                @if is_other {
                    button.less type="submit" name="one" value="1" { (words(&say::CardsOf { name: typed.by.as_str() }.said())) }
                    button type="submit" { (say::Check.text()) }
                } @else {
                    button type="submit" name="next" value="1" { (words(&say::ThenCardsOf { name: opponent }.said())) }
                }
            }
        }
    }
}

fn cell(field: &str, card: Card, mine: &[Card], theirs: &[Card]) -> Markup {
    let is_taken = theirs.contains(&card);
    html! {
        label.cell.red[is_red(card.suit)].taken[is_taken] {
            input type="checkbox" name=(field) value=(card) checked[mine.contains(&card)] disabled[is_taken];
            span aria-hidden="true" { (CardLook::Symbols.card(card)) "\u{fe0e}" }
            span.unseen { (in_words(card)) }
        }
    }
}
