//! What a form would be, and what became of it.

use maud::{Markup, html};

use super::super::hands::sides;
use super::super::isolated::{marked, said, words};
use super::super::sheet::table;
use super::{Now, Typed, counts, games as games_table, next_up, page, play_on, score, ways};
use crate::say::text::Line;
use crate::say::{Fixed, Message, written::enter as say, written::page as page_say};
use crate::show::cards::look::CardLook;
use crate::show::hand::entrants::{EntrantNames, hand_arithmetic};
use crate::show::series::standing::scores;
use crate::show::sheet::rows::filled_sheets;
use ginscore_ledger::model::Series;
use ginscore_rules::series::PlayedHand;

pub struct Preview {
    /// What it is and what it changes, as the terminal says it.
    pub lines: Vec<Line>,
    pub hand: Option<PlayedHand>,
    pub after: Series,
}

pub struct Entered {
    /// What it is, as the terminal says it.
    pub said: Line,
    pub is_undone: bool,
    pub since: Vec<Line>,
    /// False if the system could not confirm that it is on the disk.
    pub is_confirmed: bool,
}

/// What happened since a form was made.
pub enum Meanwhile {
    /// These entries came after it, as the terminal says them.
    Entries(Vec<Line>),
    /// The entry that it follows is not in the series: it is another one, or its file was changed.
    OtherEvening,
}

/// What would be recorded, with the cards drawn. `again` is said if the last hand was the same.
pub fn preview(
    now: &Now<'_>,
    typed: &Typed,
    shown: &[Preview],
    meanwhile: &Meanwhile,
    again: bool,
) -> String {
    let body = html! {
        (since_then(meanwhile))
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
    page(now, say::NotRecordedYet.text(), false, &body)
}

/// What the last entry is, with the question whether to take it back.
pub fn undoing(now: &Now<'_>, what: &Line) -> String {
    let body = html! {
        p { strong { (said(what)) } }
        form method="post" action="undo" {
            input type="hidden" name="after" value=(now.seal);
            div.send {
                a.button.less href="./" { (say::Keep.text()) }
                button type="submit" { (say::Undo.text()) }
            }
        }
    };
    page(now, say::UndoQuestion.text(), false, &body)
}

/// What was recorded, the sheet with it, and the form for the next hand.
pub fn recorded(now: &Now<'_>, entered: &Entered) -> String {
    let body = html! {
        div.done role="status" {
            p { strong { (said(&entered.said)) } }
            @if !entered.is_confirmed { p.wrong { (say::Unconfirmed.text()) } }
        }
        @if !entered.since.is_empty() { p { (say::Since.text()) } (list(&entered.since)) }
        (sheet(now))
        (next_up(now))
        @if now.series.score().is_over() { (play_on(now)) } @else { (counts::form(now, &Typed::default(), None)) }
        (ways(now, true))
    };
    let title = if entered.is_undone { say::Undone.text() } else { say::Recorded.text() };
    page(now, title, false, &body)
}

/// The sheet in play; while nothing is on it yet, the one that has just been finished.
fn sheet(now: &Now<'_>) -> Markup {
    let score = now.series.score();
    let names = &EntrantNames::of(&marked(now.series.roster()));
    let sheets = filled_sheets(score);
    let number =
        sheets.iter().rposition(|filled| !filled.rounds.is_empty() || !filled.adjustments.is_empty());
    let number = number.unwrap_or(sheets.len().saturating_sub(1));
    let title = match sheets.len() {
        1 => page_say::ScoreSheet.said(),
        _ => page_say::ScoreSheetNumber { number: number + 1 }.said(),
    };
    html! {
        @if let Some(filled) = sheets.get(number) {
            div class={ "games-" (filled.sheet.columns().len()) } { (table(&title, filled, score.house(), names)) }
        }
    }
}

/// A form that was not recorded: what came meanwhile, and its line. It can be checked again.
pub fn conflict(now: &Now<'_>, typed: Option<&Typed>, line: &str, meanwhile: &Meanwhile) -> String {
    let body = html! {
        p { code { (words(line)) } }
        (since_then(meanwhile))
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
    page(now, say::NotRecorded.text(), true, &body)
}

/// What happened since a form was made, if anything did.
fn since_then(meanwhile: &Meanwhile) -> Markup {
    html! {
        @match meanwhile {
            Meanwhile::Entries(entries) if entries.is_empty() => {}
            Meanwhile::Entries(entries) => {
                div.alert role="alert" { p { (say::EnteredMeanwhile.text()) } (list(entries)) }
            }
            Meanwhile::OtherEvening => { div.alert role="alert" { p { (say::AnotherEvening.text()) } } }
        }
    }
}

fn list(lines: &[Line]) -> Markup {
    html! { ul { @for line in lines { li { (said(line)) } } } }
}

/// What a line would be: what it is, the cards of both sides, the arithmetic, the games as the form has them, and what else it
/// changes.
fn ruling(shown: &Preview) -> Markup {
    let (score, names) = (shown.after.score(), &EntrantNames::of(shown.after.roster()));
    let roster = &marked(shown.after.roster());
    // The terminal has the games in a line.
    let games = [shown.hand.as_ref().and_then(|_| score.rounds().last()).map(AsRef::as_ref), None];
    let in_line = games.map(|round| scores(score, round, names).map(Line::indented));
    let mut lines = shown.lines.iter().filter(|line| !in_line.iter().flatten().any(|games| games == *line));
    html! {
        div.ruling {
            @if let Some(first) = lines.next() { p { strong { (said(first)) } } }
            @if let Some(hand) = &shown.hand {
                (sides(&hand.ruling, hand.opponents, roster, CardLook::Symbols))
                @if let Some(sum) = hand_arithmetic(hand, score.house(), shown.after.roster()) { p { (words(&sum)) } }
            }
            (games_table(score, roster))
            @for line in lines { p { (said(line)) } }
        }
    }
}
