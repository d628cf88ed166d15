//! A plot of the 95 % intervals of a player's points per hand: against everyone, and against each opponent.

use maud::{Markup, html};

use super::isolated::{plain, sentence};
use super::{LETTER, room};
use crate::say::{Fixed, decimal, written::stats_page as say};
use crate::show::statistics::long_run::{Unit, long_run};
use ginscore_ledger::stats::{Interval, PlayerStats, Results};

/// The size of a line of the plot.
const WIDTH: f64 = 240.0;
const HEIGHT: f64 = 18.0;
const MARGIN: f64 = 6.0;

/// The points per hand that the plot shows.
struct Scale {
    low: f64,
    high: f64,
}

impl Scale {
    fn x(&self, points: f64) -> String {
        format!("{:.1}", MARGIN + (WIDTH - 2.0 * MARGIN) * (points - self.low) / self.span())
    }

    const fn span(&self) -> f64 {
        (self.high - self.low).max(1.0)
    }

    /// Returns true if the number of an end has room next to the 0.
    fn has_room(&self, end: f64) -> bool {
        (WIDTH - 2.0 * MARGIN) * end.abs() / self.span() > room(&points(end), LETTER)
    }
}

/// The plot of a player whose names are marked. Nothing where no interval is known.
pub(super) fn intervals(of: &PlayerStats) -> Markup {
    let all = (say::Everyone.text().to_owned(), of.all.results);
    // Of the only opponent, it is the same interval.
    let others = of.against.iter().filter(|_| of.against.len() > 1);
    let others = others.map(|(name, tally)| (name.clone(), tally.results));
    let rows: Vec<(String, Results, Interval)> = std::iter::once(all)
        .chain(others)
        .filter_map(|(name, results)| Some((name, results, results.interval()?)))
        .collect();
    if rows.is_empty() {
        return html! {};
    }
    let ends = |start: f64, of: fn(f64, f64) -> f64, end: fn(&Interval) -> f64| {
        rows.iter().map(|(.., interval)| end(interval)).fold(start, of)
    };
    let scale = Scale { low: ends(0.0, f64::min, |of| of.low), high: ends(0.0, f64::max, |of| of.high) };
    html! {
        figure.intervals {
            figcaption { (say::Intervals.text()) ": " (sentence(&of.name)) }
            ul {
                @for (name, results, interval) in &rows {
                    li {
                        span.who { (sentence(name)) }
                        svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img"
                            aria-label={ (plain(name)) ": " (long_run(results, Unit::Hand).unwrap_or_default()) } {
                            line.target x1=(scale.x(0.0)) y1="0" x2=(scale.x(0.0)) y2=(HEIGHT) {}
                            line.interval x1=(scale.x(interval.low)) y1=(HEIGHT / 2.0) x2=(scale.x(interval.high))
                                y2=(HEIGHT / 2.0) {}
                            circle.dot-one cx=(scale.x(interval.mean)) cy=(HEIGHT / 2.0) r="4" {}
                        }
                    }
                }
                li aria-hidden="true" {
                    span.who {}
                    svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } {
                        @if scale.has_room(scale.low) { text x=(MARGIN) y="13" { (points(scale.low)) } }
                        text x=(scale.x(0.0)) y="13" text-anchor="middle" { "0" }
                        @if scale.has_room(scale.high) {
                            text x=(WIDTH - MARGIN) y="13" text-anchor="end" { (points(scale.high)) }
                        }
                    }
                }
            }
        }
    }
}

/// A number of points for the axis.
fn points(points: f64) -> String {
    decimal(format_args!("{points:+.1}")).replace('-', "−")
}
