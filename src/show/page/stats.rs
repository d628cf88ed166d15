//! The page of `stats`: figures of players and sides, and plots of their points.

use maud::{Markup, html};

use super::distribution::distribution;
use super::intervals::intervals;
use super::isolated::{mark, plain, sentence, words};
use super::progress::progress;
use super::{Contents, foot, opened};
use crate::say::{
    Fixed, Message, written::page, written::player_stats as figures_say, written::stats_page as say,
};
use crate::show::date::day;
use crate::show::statistics::player_stats::{Figures, player_figures, side_figures};
use ginscore_ledger::stats::{Measure, PlayerStats, SeriesFilter, SeriesStats, SideStats, race};

/// The page of these players and sides, over these series.
pub fn stats(
    of: &[PlayerStats],
    sides: &[SideStats],
    looks: &[&SeriesStats],
    filter: &SeriesFilter,
) -> String {
    let names: Vec<&str> = of.iter().map(|player| player.name.as_str()).collect();
    // The points that two players are ahead mirror each other; those that they won do not.
    let measure = if of.len() == 2 { Measure::Won } else { Measure::Ahead };
    let race = race(looks.iter().copied(), &names, measure);
    let players: Vec<PlayerStats> = of.iter().map(marked).collect();
    let anchor = |at: usize| format!("player-{}", at + 1);
    let contents = players.iter().enumerate().map(|(at, player)| (anchor(at), player.name.clone()));
    let contents = Contents { label: page::Players.text(), entries: contents.collect() };
    let body = html! {
        (about(looks, filter))
        @if of.is_empty() { p { (figures_say::NoHandsYet.text()) } }
        (progress(&race, measure))
        @for (at, player) in players.iter().enumerate() {
            (figures(Some(&anchor(at)), player_figures(player), html! { (intervals(player)) (distribution(&player.name, &player.points)) }))
        }
        @for side in sides {
            (figures(None, side_figures(&marked_side(side)), html! {}))
        }
    };
    let heading = say::StatsTitle.text();
    format!("{}{}{}", opened(heading, heading, &contents), body.into_string(), foot())
}

/// The subject of the page: the series, and those that are left out.
pub(super) fn about(looks: &[&SeriesStats], filter: &SeriesFilter) -> Markup {
    let days = || looks.iter().map(|look| look.start.date_naive());
    let period = days().min().zip(days().max()).map(|(first, last)| {
        let series = looks.len();
        match first == last {
            true => say::SeriesOn { series, first: day(first) }.said(),
            false => say::SeriesBetween { series, first: day(first), last: day(last) }.said(),
        }
    });
    html! {
        dl.facts {
            @if let Some(period) = period { dt { (page::Played.text()) } dd { (period) } }
            @if let Some(name) = &filter.against { dt { (say::PageAgainst.text()) } dd { (words(name)) } }
            @if let Some(since) = filter.period.since { dt { (say::Since.text()) } dd { (day(since)) } }
            @if let Some(until) = filter.period.until { dt { (say::Until.text()) } dd { (day(until)) } }
            @if let Some(preset) = &filter.preset { dt { (page::Rules.text()) } dd { (words(preset)) } }
        }
    }
}

/// A player or a side: a title, the figures that matter most, and the others where one asks for them.
fn figures(anchor: Option<&str>, (title, first, others): (String, Figures, Figures), plot: Markup) -> Markup {
    html! {
        article.player id=[anchor] aria-label=(plain(&title)) {
            h2 { (sentence(&title)) }
            div.beside {
                div {
                    (list(&first))
                    details {
                        summary { (say::AllFigures.text()) }
                        (list(&others))
                    }
                }
                div.plots { (plot) }
            }
        }
    }
}

fn list(figures: &Figures) -> Markup {
    html! {
        dl.figures {
            @for (label, figure) in figures { div { dt { (sentence(label)) } dd { (sentence(figure)) } } }
        }
    }
}

/// The results with marks around every name.
fn marked(of: &PlayerStats) -> PlayerStats {
    let against = of.against.iter().map(|(name, tally)| (mark(name), *tally));
    PlayerStats { name: mark(&of.name), against: against.collect(), ..of.clone() }
}

fn marked_side(of: &SideStats) -> SideStats {
    let players = of.players.iter().map(|name| mark(name)).collect();
    SideStats { name: mark(&of.name), players, ..of.clone() }
}
