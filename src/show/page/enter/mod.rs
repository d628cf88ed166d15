//! The pages of those who may enter: forms, what a form would be, and what became of it. They run no script, and work without
//! their style.

mod answers;
mod cards;
mod counts;
mod line;
mod typed;

pub use answers::{Entered, Meanwhile, Preview, conflict, preview, recorded, undoing};
pub use typed::{Button, Typed, Way};

use maud::{DOCTYPE, Markup, html};

use super::board::{last_hand, missing};
use super::isolated::{marked, plain, said, sentence, typed as ticked, words};
use super::page_head;
use super::race::number_word;
use super::{PARTS, apart};
use crate::say::text::Line;
use crate::say::{Fixed, Lang, Message, written::enter as say, written::page as page_say};
use crate::show::hand::entrants::{EntrantNames, open_round};
use crate::show::sheet::verdict::{short_verdict, tonight, verdict};
use crate::show::sheet::{need_a_win, next};
use ginscore_ledger::book::Evening;
use ginscore_ledger::model::Series;
use ginscore_notation::Roster;
use ginscore_rules::players::Seat;
use ginscore_rules::series::Score;
use ginscore_rules::sheets::Sheet;

/// The content security policy: the page may use this style, and send forms to where it came from. A test compares the
/// checksum with the style.
pub(super) const POLICY: &str = "default-src 'none'; style-src 'sha256-RKgRSfcCRJaazE0d/TxZV+mMheFCor12kkFbXBgSPrk='; img-src data:; base-uri 'none'; form-action 'self'";

pub(super) const STYLE: &str = include_str!("../enter.css");

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    By,
    End,
    /// The count of that player.
    Own,
    /// The count of the other player.
    Other,
    Up,
    Cards,
    Line,
    Whole,
}

impl Field {
    /// The id of the mistake next to the field.
    const fn id(self) -> &'static str {
        match self {
            Field::By => "wrong-by",
            Field::End => "wrong-end",
            Field::Own => "wrong-own",
            Field::Other => "wrong-other",
            Field::Up => "wrong-up",
            Field::Cards => "wrong-cards",
            Field::Line => "wrong-line",
            Field::Whole => "wrong",
        }
    }
}

#[derive(Clone, Debug)]
pub struct Alert {
    pub field: Field,
    /// The message, as at the terminal.
    pub message: Line,
    pub hint: Option<Line>,
    /// The line that was typed, and below it the carets.
    pub carets: Option<String>,
    /// The lines that may have been meant, each a button.
    pub offers: Vec<String>,
}

pub struct Now<'s> {
    pub series: &'s Series,
    pub seal: String,
    /// What is owed for its evening, if it is over.
    pub evening: Option<&'s Evening>,
    /// The warnings about its file that the terminal has, too.
    pub warnings: &'s [Line],
}

impl Now<'_> {
    /// The players who play now, in the order of their seats.
    fn playing(&self) -> Vec<Seat> {
        let playing = self.series.score().playing();
        let plays = |seat: &Seat| playing.iter().any(|pair| pair.player(*seat).is_some());
        self.series.roster().lineup().seats().filter(plays).collect()
    }

    /// Returns true if a hand needs its knock card, and none was announced.
    fn needs_knock_card(&self) -> bool {
        self.series.score().house().needs_knock_card() && self.series.announced().is_none()
    }

    /// A name with its side, where there are sides of several players.
    fn named(&self, seat: Seat) -> Markup {
        let roster = self.series.roster();
        let side = roster.side_names().map(|_| roster.entrant(roster.lineup().entrant(seat)));
        html! {
            (words(roster.name(seat)))
            @if let Some(side) = side { " " small { (words(&side)) } }
        }
    }

    /// The players other than this one whom it may play: a name if there is one, else nothing.
    fn opponent(&self, name: &str) -> Option<&str> {
        let roster = self.series.roster();
        let seat = roster.find(name)?;
        let pair = self.series.score().playing().into_iter().find(|pair| pair.player(seat).is_some())?;
        let other = roster.lineup().seats().find(|other| *other != seat && pair.player(*other).is_some())?;
        Some(roster.name(other))
    }
}

pub fn form(now: &Now<'_>, typed: &Typed, mistake: Option<&Alert>) -> String {
    let score_now = now.series.score();
    let body = match typed.way() {
        _ if score_now.is_over() => play_on(now),
        Way::Counts => counts::form(now, typed, mistake),
        Way::Cards => cards::form(now, typed, mistake),
        Way::Line => line::form(now, typed, mistake),
    };
    let body = html! {
        @if let Some(mistake) = mistake { (alert(now, mistake)) }
        (score(now))
        (body)
        (ways(now, typed.way() == Way::Counts))
    };
    let title = match score_now.is_over() {
        true => plain(&short_verdict(&score_now.settlement(), &marked(now.series.roster()))),
        false => say::EnterTitle.said(),
    };
    page(now, &title, mistake.is_some(), &body)
}

/// The button with which the same players play on, by the same rules.
fn play_on(now: &Now<'_>) -> Markup {
    html! {
        form method="post" action="record" {
            input type="hidden" name="after" value=(now.seal);
            div.send {
                a.button.less href="./?undo" { (say::Undo.text()) }
                button type="submit" name="on" value="1" { (say::PlayOn.text()) }
            }
        }
    }
}

pub fn line_form(now: &Now<'_>, typed: &Typed, mistake: Option<&Alert>) -> String {
    let body = html! {
        @if let Some(mistake) = mistake { (alert(now, mistake)) }
        (score(now))
        (line::form(now, typed, mistake))
        (ways(now, false))
    };
    page(now, say::EnterTitle.text(), mistake.is_some(), &body)
}

fn ways(now: &Now<'_>, is_first: bool) -> Markup {
    let can_enter = !now.series.score().is_over();
    html! {
        nav aria-label=(say::Ways.text()) {
            @if can_enter {
                p {
                    span { (say::ByCards.text()) }
                    @for seat in now.playing() {
                        @let name = now.series.roster().name(seat);
                        " " a href={ "./?cards=" (encoded(name)) } { (words(name)) }
                    }
                }
            }
            p {
                @if can_enter {
                    @if !is_first { a href="./" { (say::ByCounts.text()) } " " }
                    a href="./?line" { (say::ALine.text()) } " "
                }
                @if can_enter { a href="./?undo" { (say::Undo.text()) } " " }
                a href="/?still=1" rel="noreferrer" { (say::TheScore.text()) }
            }
        }
    }
}

/// The page if there is no series, or if the ledger cannot be read.
pub fn closed(why: &Line) -> String {
    whole_page(
        say::EnterTitle.text(),
        true,
        &html! { div.alert role="alert" { p { (said(why)) } } p { a href="./" { (say::TryAgain.text()) } } },
    )
}

/// The score of the games of the sheet in play, the last hand, and who deals; at the end, who has won.
fn score(now: &Now<'_>) -> Markup {
    html! {
        (games(now.series.score(), &marked(now.series.roster())))
        (last_hand(now.series, &marked(now.series.roster())))
        (next_up(now))
    }
}

/// The score of the games of the sheet in play. The players' names are marked.
fn games(score: &Score, roster: &Roster) -> Markup {
    let names = &EntrantNames::of(roster);
    let columns = score.sheets().last().map_or(&[][..], Sheet::columns);
    html! {
        table.score {
            @if columns.len() > 1 {
                thead {
                    tr {
                        td {}
                        @for number in 1..=columns.len() { th scope="col" { (page_say::GameColumn { number }.said()) } }
                    }
                }
            }
            tbody {
                @for (entrant, name) in names.iter() {
                    tr {
                        th scope="row" { span class={ "by-" (number_word(entrant)) } { (sentence(name)) } }
                        @for column in columns {
                            td { b { (column.points().get(entrant)) } " " small { (missing(column, entrant, score.house())) } }
                        }
                    }
                }
            }
        }
    }
}

/// What is still open in the round and who deals; at the end, who has won, who pays, and what is owed for the evening.
fn next_up(now: &Now<'_>) -> Markup {
    let (score, roster) = (now.series.score(), &marked(now.series.roster()));
    let open = score.open_round().map(|round| open_round(score, round, roster));
    let sheet = score.sheets().last();
    let waiting = sheet.map(|sheet| need_a_win(score, sheet, &EntrantNames::of(roster))).unwrap_or_default();
    let over = score.is_over().then(|| verdict(&score.settlement(), roster, now.series.header().stake));
    let owed = now.evening.and_then(|evening| tonight(evening, roster));
    html! {
        div.next {
            @if let Some(line) = &open { p { (sentence(line)) } }
            // The result says that it was stopped.
            @if !score.is_stopped() { p { (sentence(next(score, roster).trim_end())) } }
            @for line in &waiting { p { (sentence(line)) } }
            @for line in over.iter().flat_map(|over| over.lines()).chain(owed.as_deref()) { p { strong { (sentence(line)) } } }
        }
    }
}

/// What is wrong, above the form, in the words of the terminal.
fn alert(now: &Now<'_>, mistake: &Alert) -> Markup {
    html! {
        div.alert role="alert" {
            h2 { (say::NotPossible.text()) }
            (explained(mistake))
            @for line in &mistake.offers {
                form method="post" action="preview" {
                    input type="hidden" name="after" value=(now.seal);
                    input type="hidden" name="line" value=(line);
                    button type="submit" { (words(line)) }
                }
            }
        }
    }
}

fn explained(mistake: &Alert) -> Markup {
    html! {
        p { (ticked(&mistake.message)) }
        @if let Some(carets) = &mistake.carets { pre { (carets) } }
        @if let Some(hint) = &mistake.hint { p { (ticked(hint)) } }
    }
}

fn next_to(field: Field, mistake: Option<&Alert>) -> Markup {
    html! {
        @if let Some(mistake) = mistake.filter(|mistake| mistake.field == field) {
            p.wrong id=(field.id()) { (ticked(&mistake.message)) }
        }
    }
}

/// The id of the mistake of a field, for those who do not see where it is.
fn describes(field: Field, mistake: Option<&Alert>) -> Option<&'static str> {
    mistake.filter(|mistake| mistake.field == field).map(|_| field.id())
}

fn key(name: &str, value: &str, chosen: bool, label: &Markup) -> Markup {
    html! { label.key { input type="radio" name=(name) value=(value) checked[chosen]; span { (label) } } }
}

fn encoded(name: &str) -> String {
    let plain = |byte: &u8| byte.is_ascii_alphanumeric();
    name.bytes()
        .map(|byte| if plain(&byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") })
        .collect()
}

/// The page of a series, with the warnings about its file on top.
fn page(now: &Now<'_>, title: &str, is_wrong: bool, body: &Markup) -> String {
    let body = html! {
        @if !now.warnings.is_empty() {
            div.alert role="alert" { @for warning in now.warnings { p { (ticked(warning)) } } }
        }
        (body)
    };
    whole_page(title, is_wrong, &body)
}

fn whole_page(title: &str, is_wrong: bool, body: &Markup) -> String {
    let title = if is_wrong { say::ErrorTitle { title }.said() } else { title.to_owned() };
    let full = format!("{} · {}", plain(&title), page_say::Heading.text());
    let besides = html! {
        meta name="referrer" content="same-origin";
        meta name="robots" content="noindex";
    };
    let page = html! {
        (DOCTYPE)
        html lang=(Lang::current().tag()) {
            (page_head(&full, POLICY, &besides, STYLE))
            body { main { h1 { (title) } (body) } }
        }
    };
    format!("{}\n", apart(&PARTS, page.into_string()))
}
