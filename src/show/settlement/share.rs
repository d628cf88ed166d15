//! A series in a few lines: what is sent to a chat, and what its page begins with.

use crate::say::text::{Line, Text};
use crate::say::{Message, written::integrity::LastSeal, written::page, written::share as say};
use crate::show::cards::in_words::spread;
use crate::show::hand::entrants::{EntrantNames, hand_headline};
use crate::show::settlement::{account, account_of_sheets};
use crate::show::sheet::verdict::verdict;
use crate::show::words::{all_of, day, listed};
use ginscore_ledger::model::{Hand, Series};
use ginscore_ledger::seal::SealCode;
use ginscore_notation::Roster;
use ginscore_rules::hand::Evidence;
use ginscore_rules::players::Entrant;
use ginscore_rules::sheets::Column;

pub const MOST_LINES: usize = 20;

/// Who won, by how much, and who pays; of a series that is not over, who leads in each open game. `roster` has the names as
/// they are to be shown.
pub fn outcome(series: &Series, roster: &Roster) -> Vec<String> {
    let score = series.score();
    let settlement = score.settlement();
    let settled = verdict(&settlement, roster, series.header().stake);
    let is_over = settlement.finished || settlement.stopped;
    let any_closed =
        score.sheets().iter().flat_map(|sheet| sheet.columns()).any(|column| column.winner().is_some());
    // As long as no game is closed, nothing is settled: equal totals would be news of nothing.
    let settled = settled.lines().map(|line| line.trim().to_owned()).filter(|_| is_over || any_closed);
    let open = score.sheets().last().filter(|_| !is_over).map_or(&[][..], |sheet| sheet.columns());
    let names = &EntrantNames::of(roster);
    let games = (1..).zip(open).filter(|(_, column)| column.winner().is_none());
    settled.chain(games.map(|(number, column)| game_so_far(number, column, open.len() > 1, names))).collect()
}

/// Who leads in a game.
fn game_so_far(number: usize, column: &Column, many: bool, names: &EntrantNames) -> String {
    let points = column.points();
    let totals = names.with(|entrant| *points.get(entrant));
    let all = names.entrants().all();
    let most = all.iter().map(|entrant| *points.get(*entrant)).max().unwrap_or_default();
    let (first, others): (Vec<Entrant>, Vec<Entrant>) =
        all.iter().partition(|entrant| *points.get(**entrant) == most);
    let lead = others.iter().map(|entrant| most.abs_diff(*points.get(*entrant))).min();
    let name = &all_of(&first.iter().map(|entrant| names.get(*entrant)).collect::<Vec<_>>());
    match (lead, many) {
        (None, false) => say::Level { totals }.said(),
        (None, true) => say::LevelInGame { number, totals }.said(),
        (Some(points), false) => say::Leads { name, points, totals }.said(),
        (Some(points), true) => say::LeadsInGame { number, name, points, totals }.said(),
    }
}

/// The series for a chat, in [`MOST_LINES`] lines at most.
/// `tonight` is what is owed for the whole evening.
pub fn share(series: &Series, tonight: Option<String>, seal: SealCode) -> Text {
    let roster = series.roster();
    let players = roster.entrants();
    let players: Vec<&str> = players.iter().map(|(_, name)| name.as_str()).collect();
    let title = listed([all_of(&players), day(series.header().start.date_naive())]);
    let mut first = vec![page::Title { series: title }.line()];
    let mut last: Vec<Line> = tonight.map(Line::from).into_iter().collect();
    let score = series.score();
    if score.is_over() {
        first.extend(table(series));
    }
    if let Some((number, hand)) = best_hand(series) {
        let headline = hand_headline(&hand.ruling, hand.opponents, roster);
        last.push(match roster.lineup().has_rounds() {
            true => say::BestHandOfRound { number, headline }.line(),
            false => say::BestHand { number, headline }.line(),
        });
        last.extend(winning_cards(hand));
    }
    last.push(LastSeal { seal: seal.to_string() }.line());
    let outcome = outcome(series, roster);
    let room = MOST_LINES.saturating_sub(first.len() + last.len()).max(1);
    let mut lines = first;
    if outcome.len() > room {
        let (kept, rest) = outcome.split_at(room - 1);
        lines.extend(kept.iter().map(Line::from));
        lines.push(say::MorePayments { count: rest.len() }.line());
    } else {
        lines.extend(outcome.iter().map(Line::from));
    }
    lines.extend(last);
    lines.into_iter().map(Line::fixed).collect()
}

/// The settlement, between the marks that programs for chats draw in letters of one width.
fn table(series: &Series) -> Vec<Line> {
    let (settlement, names) = (series.score().settlement(), &EntrantNames::of(series.roster()));
    let of_sheet = || account(settlement.sheets.first()?, series.score().house(), names);
    let Some(account) = account_of_sheets(&settlement, names).or_else(of_sheet) else {
        return Vec::new();
    };
    let drawn = account.for_chat();
    let rows = drawn.lines().iter().map(|line| Line::from(line.to_string().trim_end()));
    std::iter::once(Line::from("```")).chain(rows).chain([Line::from("```")]).collect()
}

/// The hand with the most points, the first of several; `None` if nobody won any.
fn best_hand(series: &Series) -> Option<(usize, &Hand)> {
    let won = series.hands().filter(|(_, hand)| hand.ruling.winner().is_some());
    let best = won.min_by_key(|(_, hand)| std::cmp::Reverse(hand.ruling.points()));
    best.map(|(number, hand)| (number, hand.as_ref()))
}

/// The cards of the winner, if they were seen: melds and deadwood.
fn winning_cards(hand: &Hand) -> Option<Line> {
    let (Evidence::Showdown { shown, .. }, Some(winner)) = (hand.ruling.evidence(), hand.ruling.winner())
    else {
        return None;
    };
    Some(spread(&shown.get(winner).as_ref()?.spread))
}
