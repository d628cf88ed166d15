//! The page for a second screen, such as a television or the phones around the table: the score in big type, who deals,
//! the last hand and the sheet, and nothing that the sheet does not show. It loads itself again every few seconds.

use maud::{DOCTYPE, Markup, html};

use super::isolated::{marked, plain, sentence, typed};
use super::race::number_word;
use super::sheet::table;
use super::{PARTS, apart, page_head, players};
use crate::say::text::Line;
use crate::say::{Fixed, Lang, Message, written::board as say, written::page as page_say};
use crate::show::hand::entrants::{EntrantNames, lineup_in_words, open_round, round_headline};
use crate::show::hand::ruling::end_label;
use crate::show::sheet::rows::{FilledSheet, RowKind, filled_sheets, has_both_kinds};
use crate::show::sheet::verdict::{short_verdict, tonight};
use crate::show::sheet::{all_games, entered, next, remarks, result};
use ginscore_ledger::book::Evening;
use ginscore_ledger::model::Series;
use ginscore_notation::Roster;
use ginscore_rules::house::HouseRules;
use ginscore_rules::players::{ByEntrant, Entrant};
use ginscore_rules::series::{Score, Seating};
use ginscore_rules::sheets::Column;

/// The seconds until the page loads itself again. A hand takes minutes, so the score is there when its players look up;
/// and the phones of a club ask a few times a second together.
const REFRESH: u32 = 5;

/// The content security policy: the page may use this style, and nothing else. A test compares the checksum with the style.
const POLICY: &str = "default-src 'none'; style-src 'sha256-+phcopSwVWiXYcFvY8amn0+00RUNaMEqPnGNsvufoOU='; img-src data:; base-uri 'none'; form-action 'none'";

const STYLE: &str = include_str!("board.css");

/// The most sheets that are shown: the one in play, and the one before it, which has just been finished.
const SHEETS: usize = 2;

/// The letters from which a name is long, and very long. They choose the size of its type.
const LONG: [usize; 2] = [9, 20];

/// What keeps a page up to date.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Renewal {
    /// It loads itself from the board, and has a link to the one that does not.
    Itself,
    /// Nothing does. It has a link to the one that loads itself.
    Still,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outdated {
    /// It is the last one that could be read.
    Unread,
    Gone,
}

pub fn board_without_series(renewal: Renewal) -> String {
    page(page_say::Heading.text(), &[], &html! { p.next { (say::NoSeries.text()) } }, renewal)
}

/// The board of a series. With an evening, what is owed for it is below the result.
pub fn board(
    series: &Series,
    evening: Option<&Evening>,
    outdated: Option<Outdated>,
    warnings: &[Line],
    renewal: Renewal,
) -> String {
    let roster = &marked(series.roster());
    let names = &EntrantNames::of(roster);
    let (score, house) = (series.score(), series.score().house());
    let mut sheets = filled_sheets(score);
    let many = sheets.len() > 1;
    let hidden = sheets.len().saturating_sub(SHEETS);
    let before = sheets.drain(..hidden).count();
    let title = |number: usize| match many {
        true => page_say::ScoreSheetNumber { number }.said(),
        false => page_say::ScoreSheet.said(),
    };
    let open = score.open_round().map(|round| open_round(score, round, roster));
    // At the end, what everyone looks for.
    let settlement = score.settlement();
    let result = score.is_over().then(|| short_verdict(&settlement, roster));
    let winner = settlement.winner.filter(|_| settlement.finished);
    let totals = match score.is_over() && house.columns.get() > 1 {
        true => Some(settlement.totals),
        false => all_games(score),
    };
    let lineup = lineup_in_words(roster, Seating::first(roster.lineup()));
    let body = html! {
        @if let Some(filled) = sheets.last() { (scores(filled, score, names, winner, totals.as_ref())) }
        div.now.long[names.iter().any(|(_, name)| length(name) == Some("longest"))] {
            @if let Some(result) = &result {
                p.result.(winner.map_or("", number_word)) { (sentence(result)) }
            }
            @if let Some(owed) = evening.and_then(|evening| tonight(evening, roster)) { p { strong { (sentence(&owed)) } } }
            @if let Some(filled) = sheets.last() { (loud(filled, score, names, result.is_some())) }
            (last_hand(series, roster))
            // The result says that it was stopped.
            @if !score.is_stopped() { p.dealer { (sentence(next(score, roster).trim_end())) } }
            @if let Some(open) = &open { p { (sentence(open)) } }
            @for filled in &sheets {
                @for line in remarks(score, filled.sheet, names).lines() { p { (sentence(line)) } }
            }
            @if let Some(lineup) = &lineup { p.faint.lineup { (sentence(lineup)) } }
        }
        div class={ "roll games-" (house.columns.get()) " entrants-" (names.entrants().all().len()) } {
            div.papers {
                @for (number, filled) in (before + 1..).zip(&sheets) {
                    section {
                        h2 { (title(number)) }
                        (table(&title(number), filled, house, names))
                    }
                }
            }
        }
    };
    let outdated = outdated.map(|outdated| match outdated {
        Outdated::Unread => say::Unread.line(),
        Outdated::Gone => say::Gone.line(),
    });
    let notes: Vec<Line> = outdated.into_iter().chain(warnings.iter().cloned()).collect();
    page(&page_say::Title { series: &plain(&players(series)) }.said(), &notes, &body, renewal)
}

fn page(title: &str, notes: &[Line], body: &Markup, renewal: Renewal) -> String {
    let besides = html! {
        @if renewal != Renewal::Still { meta http-equiv="refresh" content=(REFRESH); }
        meta name="referrer" content="no-referrer";
        meta name="robots" content="noindex";
    };
    let page = html! {
        (DOCTYPE)
        html lang=(Lang::current().tag()) {
            (page_head(title, POLICY, &besides, STYLE))
            body {
                @for note in notes { p.note role="status" { (typed(note)) } }
                main {
                    // First, so that a screen reader is there before the page begins again; it is shown below the rest.
                    @match renewal {
                        Renewal::Itself => { p.faint.still { a href="/?still=1" { (say::Still.text()) } } }
                        Renewal::Still => { p.faint.still { a href="/" { (say::Itself.text()) } } }
                    }
                    (body)
                }
            }
        }
    };
    format!("{}\n", apart(&PARTS, page.into_string()))
}

/// The points of each player or side in each game, in big type, and what is missing to win it.
/// The winner of the series has a row of another color.
fn scores(
    filled: &FilledSheet<'_>,
    score: &Score,
    names: &EntrantNames,
    winner: Option<Entrant>,
    totals: Option<&ByEntrant<i64>>,
) -> Markup {
    let columns = filled.sheet.columns();
    let last =
        score.rounds().last().filter(|round| filled.rounds.iter().any(|(_, known)| **known == ***round));
    html! {
        div class={ "scores games-" (columns.len()) " entrants-" (names.entrants().all().len()) @if winner.is_some() { " over" } } {
            @for (entrant, name) in names.iter() {
                section.entrant.(number_word(entrant)).winner[winner == Some(entrant)] {
                    div.who {
                        h1 class=[length(name)] { (sentence(name)) }
                        @if let Some(totals) = totals {
                            p.total { (say::InAll { points: *totals.get(entrant) }.said()) }
                        }
                    }
                    ul {
                        @for (at, column) in columns.iter().enumerate() {
                            li.won[column.winner() == Some(entrant)]
                                .leads[column.points().ahead() == Some(entrant)]
                                .new[last.is_some_and(|round| round.winner() == Some(entrant) && round.columns().contains(&at))] {
                                @if columns.len() > 1 {
                                    span.game-name { (page_say::GameColumn { number: at + 1 }.said()) " " }
                                }
                                span.figure { span.points { (column.points().get(entrant)) } }
                                " "
                                span.to-go { (missing(column, entrant, score.house())) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What is missing to win a game, or how it ended.
pub(super) fn missing(column: &Column, entrant: Entrant, house: &HouseRules) -> String {
    match column.winner() {
        None => say::ToGo { points: column.points_to_close(house, entrant) }.said(),
        Some(_) => result(column, entrant).to_owned(),
    }
}

/// The hand or round just played in a few words, large: `Ann +38 gin`. Next to the result it is less large.
fn loud(filled: &FilledSheet<'_>, score: &Score, names: &EntrantNames, is_over: bool) -> Markup {
    let last =
        filled.rounds.last().map(|(number, _)| *number).filter(|number| *number == score.rounds().len());
    let rows = filled.rows();
    let row =
        rows.iter().rev().find(|row| !matches!(row.what, RowKind::Adjustment(_))).filter(|_| last.is_some());
    let winner = filled.rounds.last().and_then(|(_, round)| round.winner());
    html! {
        @if let Some(row) = row {
            p.loud.(winner.map_or("", number_word)).less[is_over] {
                @if let Some(winner) = winner { (sentence(names.get(winner))) " " }
                @if let Some(worth) = row.worth { (format!("{worth:+}")) " " }
                @if let RowKind::Hand { end, .. } = row.what { (end_label(end)) }
            }
        }
    }
}

pub(super) fn last_hand(series: &Series, roster: &Roster) -> Markup {
    let rounds = series.score().rounds();
    let Some((number, round)) = (1..).zip(rounds).last() else {
        return html! {};
    };
    let headline = round_headline(round, roster);
    let title = match roster.lineup().has_rounds() {
        true => page_say::RoundTitle { number, headline }.said(),
        false => page_say::HandTitle { number, headline }.said(),
    };
    let is_marked = !round.verified() && has_both_kinds(series.score());
    // One game has every hand.
    let is_plain = series.score().house().columns.get() == 1 && !round.columns().is_empty();
    let entered = match (is_plain, is_marked) {
        (true, false) => None,
        (true, true) => Some(page_say::NotVerified.said()),
        (false, false) => Some(entered(round)),
        (false, true) => Some(page_say::EnteredNotVerified { entered: entered(round) }.said()),
    };
    html! {
        div.last {
            p { (sentence(&title)) }
            @if let Some(entered) = entered { p.faint { (entered) } }
        }
    }
}

fn length(name: &str) -> Option<&'static str> {
    let letters = plain(name).chars().count();
    let [long, longest] = LONG;
    match letters {
        _ if letters >= longest => Some("longest"),
        _ if letters >= long => Some("long"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use sha2::{Digest, Sha256};

    fn base64(bytes: &[u8]) -> String {
        const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        let group = |bytes: &[u8]| {
            let number = (0..3).fold(0, |number, at| number << 8 | usize::from(*bytes.get(at).unwrap_or(&0)));
            let letter = |at: usize| match at <= bytes.len() {
                true => char::from(LETTERS[number >> (18 - 6 * at) & 63]),
                false => '=',
            };
            (0..4).map(letter).collect::<String>()
        };
        bytes.chunks(3).map(group).collect()
    }

    #[test]
    fn the_policies_allow_the_styles() {
        assert_eq!([base64(b"gin"), base64(b"gins"), base64(b"ginsc")], ["Z2lu", "Z2lucw==", "Z2luc2M="]);
        for (policy, text) in [
            (POLICY, STYLE),
            #[cfg(feature = "board")]
            (super::super::enter::POLICY, super::super::enter::STYLE),
        ] {
            let style = format!("'sha256-{}'", base64(&Sha256::digest(text)));
            assert!(policy.contains(&style), "a style has changed: its policy must have {style}");
            // The style would end there.
            assert!(!text.contains('<'));
            // A screen reader passes over a sign that is only drawn: "check mark Knock" is none of the form's words. A browser
            // that does not know the empty words takes the declaration before them.
            for line in text.lines().filter(|line| line.contains("content: \"\\")) {
                let (_, sign) = line.split_once("content: ").unwrap();
                let (sign, rest) = sign.split_once(';').unwrap();
                assert!(rest.starts_with(&format!(" content: {sign} / \"\";")), "{line}");
            }
        }
    }
}
