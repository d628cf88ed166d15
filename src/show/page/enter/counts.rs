//! The form for a hand by counts.

use maud::{Markup, html};

use super::{Alert, Field, Now, Typed, describes, key, next_to};
use crate::say::{Fixed, written::enter as say, written::prompt::KnockCard};
use crate::show::cards::in_words::{rank_name, suit_name};
use ginscore_rules::cards::{Card, Rank, Suit};

/// The form: who ended the hand, how, and what was counted.
pub(super) fn form(now: &Now<'_>, typed: &Typed, mistake: Option<&Alert>) -> Markup {
    let score = now.series.score();
    let limit = score.house().knock_limit_with(now.series.announced());
    let end = if typed.end.is_empty() { "knock" } else { &typed.end };
    let has_big_gin = score.house().big_gin_bonus.is_some();
    let ends = [
        Some(("knock", say::Knock.text())),
        Some(("gin", say::Gin.text())),
        has_big_gin.then(|| ("big-gin", say::BigGin.text())),
        Some(("draw", say::Draw.text())),
    ];
    let several = score.playing().len() > 1;
    html! {
        form.counts.several[several] method="post" action="preview" {
            input type="hidden" name="after" value=(now.seal);
            fieldset.by aria-describedby=[describes(Field::By, mistake)] {
                legend { (say::WhoEnded.text()) }
                (next_to(Field::By, mistake))
                div.keys {
                    @for seat in now.playing() {
                        @let name = now.series.roster().name(seat);
                        (key("by", name, typed.by == name, &now.named(seat)))
                    }
                }
            }
            fieldset aria-describedby=[describes(Field::End, mistake)] {
                legend { (say::HowEnded.text()) }
                (next_to(Field::End, mistake))
                div.keys.ends {
                    @for (value, label) in ends.into_iter().flatten() { (key("end", value, end == value, &html! { (label) })) }
                }
            }
            @if limit > 0 {
                fieldset.own aria-describedby=[describes(Field::Own, mistake)] {
                    legend { (say::OwnCount.text()) }
                    (next_to(Field::Own, mistake))
                    div.keys.five {
                        @for count in 1..=limit {
                            @let count = count.to_string();
                            (key("own", &count, typed.own == count, &html! { (count) }))
                        }
                    }
                }
            }
            (knock_card(now, typed, mistake))
            (next_to(Field::Other, mistake))
            div.send {
                div.other {
                    label for="other" { (say::OtherCount.text()) }
                    input id="other" name="other" type="text" inputmode="numeric" autocomplete="off" maxlength="3"
                        value=(typed.other)
                        aria-invalid=[describes(Field::Other, mistake).map(|_| "true")]
                        aria-describedby=[describes(Field::Other, mistake)];
                }
                button type="submit" { (say::Check.text()) }
            }
        }
    }
}

/// The choice of the knock card, where the rules need it: of its rank, unless a suit doubles the hand.
pub(super) fn knock_card(now: &Now<'_>, typed: &Typed, mistake: Option<&Alert>) -> Markup {
    if !now.needs_knock_card() {
        return html! {};
    }
    html! {
        div.up {
            label for="up" { (KnockCard.text()) }
            (next_to(Field::Up, mistake))
            select id="up" name="up" aria-invalid=[describes(Field::Up, mistake).map(|_| "true")]
                aria-describedby=[describes(Field::Up, mistake)] {
                option value="" { (say::NoCard.text()) }
                @if now.series.score().house().doubling_suits.is_empty() {
                    @for rank in Rank::ALL {
                        option value=(rank.letter()) selected[typed.up.is_some_and(|up| up.rank == rank)] { (rank_name(rank)) }
                    }
                } @else {
                    @for suit in Suit::ALL {
                        optgroup label=(suit_name(suit)) {
                            @for rank in Rank::ALL {
                                @let card = Card { rank, suit };
                                option value=(card) selected[typed.up == Some(card.into())] { (spoken(card)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn spoken(card: Card) -> String {
    format!("{} {}", rank_name(card.rank), card.suit.symbol())
}
