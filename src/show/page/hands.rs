//! The hands: the cards of each side, and the points.

use maud::{Markup, html};

use super::cards::{labelled, spread, upcard};
use super::isolated::{marked, sentence, words};
use super::race::number_word;
use super::section;
use crate::say::{Fixed, Message, written::page as say};
use crate::show::cards::look::CardLook;
use crate::show::hand::entrants::{hand_arithmetic, hand_headline, round_won};
use crate::show::sheet::entered;
use crate::show::sheet::rows::has_both_kinds;
use ginscore_ledger::model::{Hand, Series};
use ginscore_notation::Roster;
use ginscore_rules::hand::{Evidence, Ruling};
use ginscore_rules::players::Opponents;
use ginscore_rules::series::ScoredRound;

pub(super) fn hands(series: &Series, look: CardLook) -> Markup {
    let roster = &marked(series.roster());
    let marks = has_both_kinds(series.score());
    let all = series.hands().filter_map(|(number, hand)| {
        Some(one(number, hand, series.scored(number)?, series, roster, (look, marks)))
    });
    if series.hands().next().is_none() {
        return html! {};
    }
    section(say::Hands.text(), html! { ol.hands { @for hand in all { (hand) } } })
}

fn one(
    number: usize,
    hand: &Hand,
    scored: &ScoredRound,
    series: &Series,
    roster: &Roster,
    (look, marks): (CardLook, bool),
) -> Markup {
    let ruling = &hand.ruling;
    // The entry of a round is shown once, with the hand that ended it.
    let ended =
        scored.result.is_none() || scored.hands().last().is_some_and(|last| last.opponents == hand.opponents);
    let won = round_won(scored, roster).filter(|_| ended);
    let headline = hand_headline(ruling, hand.opponents, roster);
    let title = match roster.lineup().has_rounds() {
        true => say::RoundTitle { number, headline }.said(),
        false => say::HandTitle { number, headline }.said(),
    };
    let is_known = ruling.verified() || !marks;
    let entered = match (ended, is_known) {
        (true, true) => Some(entered(scored)),
        (true, false) => Some(say::EnteredNotVerified { entered: entered(scored) }.said()),
        (false, false) => Some(say::NotVerified.said()),
        (false, true) => None,
    };
    html! {
        li {
            h4 { (sentence(&title)) }
            (sides(ruling, hand.opponents, roster, look))
            @if let Some(sum) = hand_arithmetic(&hand.played(), series.score().house(), roster) { p { (sentence(&sum)) } }
            @if let Some(won) = &won { p { (sentence(won)) } }
            @if let Some(entered) = &entered { p.faint { (entered) } }
            @if let Some(note) = &hand.note { p.note { (say::Note.text()) " " (words(note)) } }
        }
    }
}

/// The cards of both who played a hand, each next to the name.
pub(super) fn sides(ruling: &Ruling, opponents: Opponents, roster: &Roster, look: CardLook) -> Markup {
    let names = &roster.pair(opponents);
    let by_word = |player| number_word(opponents.entrant(roster.lineup(), player));
    let (Evidence::Showdown { deadwood, shown, .. }, Some(by)) = (ruling.evidence(), ruling.by()) else {
        return html! {};
    };
    html! {
        @if let Some(card) = ruling.knock_card() {
            div.side { (upcard(card, look)) }
        }
        @for player in [by, by.other()] {
            @if let Some(shown) = shown.get(player) {
                div.side {
                    span class={ "who by-" (by_word(player)) } { (sentence(names.get(player))) } " "
                    (spread(&shown.spread, look))
                    @if !shown.layoffs.is_empty() {
                        (labelled(say::LaidOff.text(), shown.layoffs.iter().copied(), look))
                    }
                    span.what { (say::DeadwoodCount { count: *deadwood.get(player) }.said()) }
                }
            }
        }
    }
}
