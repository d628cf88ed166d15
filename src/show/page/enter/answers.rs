//! What a form would be, and what became of it.

use maud::{Markup, html};

use super::super::hands::sides;
use super::super::isolated::{marked, words};
use super::{Now, Typed, page, score};
use crate::messages::{Fixed, written::enter as say};
use crate::show::card_look::CardLook;
use crate::show::entrants::hand_arithmetic;
use ginscore_ledger::model::Series;
use ginscore_rules::series::PlayedHand;

/// What a line would be.
pub struct Shown {
    /// What it is and what it changes, as the terminal says it.
    pub lines: Vec<String>,
    /// The hand, if it is one.
    pub hand: Option<PlayedHand>,
    /// The series after it.
    pub after: Series,
}

/// What was entered.
pub struct Entered {
    /// What it is, as the terminal says it.
    pub said: String,
    /// What came after it.
    pub since: Vec<String>,
}

/// What would be recorded, with the cards drawn. `meanwhile` came since the form was made, and `again` is said if the last hand
/// was the same.
pub fn preview(now: &Now<'_>, typed: &Typed, shown: &[Shown], meanwhile: &[String], again: bool) -> String {
    let body = html! {
        @if !meanwhile.is_empty() {
            div.alert role="alert" { p { (say::EnteredMeanwhile.text()) } (list(meanwhile)) }
        }
        @if again { p.wrong { strong { (say::SameAgain.text()) } } }
        @for one in shown { (ruling(one)) }
        p { (say::IsItRight.text()) }
        form method="post" action="record" {
            (typed.hidden(&now.seal))
            div.send {
                button.less type="submit" formaction="preview" name="change" value="1" { (say::Change.text()) }
                button type="submit" { (say::Record.text()) }
            }
        }
    };
    page(say::NotRecordedYet.text(), false, &body)
}

/// What the last entry is, with the question whether to take it back.
pub fn undoing(now: &Now<'_>, shown: &Shown) -> String {
    let body = html! {
        (ruling(shown))
        form method="post" action="undo" {
            input type="hidden" name="after" value=(now.seal);
            div.send {
                a.button.less href="./" { (say::Keep.text()) }
                button type="submit" { (say::Undo.text()) }
            }
        }
    };
    page(say::UndoQuestion.text(), false, &body)
}

/// What was recorded.
pub fn recorded(now: &Now<'_>, entered: &Entered) -> String {
    let body = html! {
        div.done role="status" { p { strong { (words(&entered.said)) } } }
        @if !entered.since.is_empty() { p { (say::Since.text()) } (list(&entered.since)) }
        (score(now))
        div.send {
            @if entered.since.is_empty() { a.button.less href="./?undo" { (say::UndoLast.text()) } }
            a.button href="./" { (say::NextHand.text()) }
        }
    };
    page(say::Recorded.text(), false, &body)
}

/// What was entered meanwhile, so that the form was not recorded: its line. It can be checked again.
pub fn conflict(now: &Now<'_>, typed: Option<&Typed>, line: &str, meanwhile: &[String]) -> String {
    let body = html! {
        p { code { (words(line)) } }
        div.alert role="alert" { p { (say::EnteredMeanwhile.text()) } (list(meanwhile)) }
        (score(now))
        @if let Some(typed) = typed {
            form method="post" action="preview" {
                (typed.hidden(&now.seal))
                div.send {
                    a.button.less href="./" { (say::Drop.text()) }
                    button type="submit" { (say::CheckAgain.text()) }
                }
            }
        } @else {
            div.send { a.button href="./" { (say::NextHand.text()) } }
        }
    };
    page(say::NotRecorded.text(), true, &body)
}

fn list(lines: &[String]) -> Markup {
    html! { ul { @for line in lines { li { (words(line)) } } } }
}

/// What a line would be: what it is, the cards of both sides, the arithmetic, and what it changes.
fn ruling(shown: &Shown) -> Markup {
    let roster = &marked(shown.after.roster());
    let mut lines = shown.lines.iter();
    html! {
        div.ruling {
            @if let Some(first) = lines.next() { p { strong { (words(first)) } } }
            @if let Some(hand) = &shown.hand {
                (sides(&hand.ruling, &roster.pair(hand.opponents), CardLook::Symbols))
                @if let Some(sum) = hand_arithmetic(hand, shown.after.score().house(), shown.after.roster()) { p { (words(&sum)) } }
            }
            @for line in lines { p { (words(line.trim())) } }
        }
    }
}
