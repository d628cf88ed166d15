//! Plots of totals over many evenings: of two players in one plot, of more in a small plot each.

use maud::{Markup, PreEscaped, html};

use super::isolated::{mark, plain, sentence};
use super::{LETTER, room, section};
use crate::say::{Fixed, Message, written::stats_page as say};
use crate::show::date::day;
use ginscore_ledger::stats::{Measure, Race, RaceLine};

/// The size of a plot, and the places of its axes.
struct Frame {
    width: f64,
    height: f64,
    /// The left edge of a plot of short numbers.
    left: f64,
    /// The width of a letter at its largest, which is on a phone.
    letter: f64,
    right: f64,
    top: f64,
    bottom: f64,
}

/// The plot of two players, or of one.
const LARGE: Frame =
    Frame { width: 340.0, height: 190.0, left: 44.0, letter: LETTER, right: 332.0, top: 12.0, bottom: 168.0 };

/// The plot of one of many players.
const SMALL: Frame =
    Frame { width: 170.0, height: 96.0, left: 36.0, letter: 6.5, right: 164.0, top: 8.0, bottom: 88.0 };

/// The places of totals in a plot.
struct Scale<'f> {
    frame: &'f Frame,
    /// The left edge of the plot, after the numbers of the axis.
    left: f64,
    days: usize,
    low: i64,
    high: i64,
}

impl Scale<'_> {
    fn of<'f>(frame: &'f Frame, race: &Race) -> Scale<'f> {
        let totals = || race.lines.iter().flat_map(|line| line.totals.iter().copied()).chain([0]);
        let (low, high) = (totals().min().unwrap_or(0), totals().max().unwrap_or(0));
        let high = high.max(low.saturating_add(1));
        let mut scale = Scale { frame, left: frame.left, days: race.days.len(), low, high };
        let longest =
            [low, high].map(|end| scale.number(end)).into_iter().max_by_key(|end| end.chars().count());
        scale.left = frame.left.max(room(&longest.unwrap_or_default(), frame.letter));
        scale
    }

    #[allow(clippy::cast_precision_loss)]
    fn x(&self, day: usize) -> f64 {
        self.left + (self.frame.right - self.left) * day as f64 / self.days.max(1) as f64
    }

    #[allow(clippy::cast_precision_loss)]
    fn y(&self, total: i64) -> f64 {
        let share = total.abs_diff(self.low) as f64 / self.high.abs_diff(self.low).max(1) as f64;
        self.frame.bottom - (self.frame.bottom - self.frame.top) * share
    }

    /// A line from 0 before the first day.
    fn path(&self, line: &RaceLine) -> String {
        let mut path = format!("M{:.1} {:.1}", self.x(0), self.y(0));
        for (day, total) in (1..).zip(&line.totals) {
            path.push_str(&format!("L{:.1} {:.1}", self.x(day), self.y(*total)));
        }
        path
    }

    /// A total as it is written: with its sign, if any of them is below 0.
    fn number(&self, total: i64) -> String {
        if self.low < 0 { signed(total) } else { total.to_string() }
    }

    /// The axis at 0, and the numbers at its ends.
    fn axes(&self) -> Markup {
        let (left, right) = (self.left, self.frame.right);
        html! {
            line.axis x1=(left) y1=(place(self.y(0))) x2=(right) y2=(place(self.y(0))) {}
            text x=(left - 4.0) y=(place(self.y(self.high) + 4.0)) text-anchor="end" { (self.number(self.high)) }
            @if self.low < 0 {
                text x=(left - 4.0) y=(place(self.y(self.low) + 4.0)) text-anchor="end" { (self.number(self.low)) }
            }
        }
    }
}

/// A place, as short as a plot needs it.
fn place(number: f64) -> String {
    format!("{number:.1}")
}

/// A total with its sign; 0 has none.
fn signed(total: i64) -> String {
    if total == 0 { "0".to_owned() } else { format!("{total:+}").replace('-', "−") }
}

/// The race as a section: a plot of two players, or of one; else a small plot for each player. Nothing of a single day,
/// on which there is no course to see.
pub(super) fn progress(race: &Race, measure: Measure) -> Markup {
    if race.days.len() < 2 || race.lines.is_empty() {
        return html! {};
    }
    let title = match measure {
        Measure::Won => say::RaceWon.text(),
        Measure::Ahead => say::RaceAhead.text(),
        Measure::Net => say::RaceNet.text(),
    };
    let plots = match race.lines.as_slice() {
        [_] | [_, _] => together(title, race),
        _ => multiples(title, race),
    };
    section(title, plots)
}

/// The first and the last day.
fn span(race: &Race) -> (String, String) {
    let named = |date: Option<&chrono::NaiveDate>| date.copied().map(day).unwrap_or_default();
    (named(race.days.first()), named(race.days.last()))
}

/// The description of a line for a screen reader.
fn described(line: &RaceLine, scale: &Scale<'_>) -> String {
    let name = plain(&mark(&line.name));
    let now = scale.number(line.totals.last().copied().unwrap_or_default());
    let least = scale.number(line.totals.iter().copied().min().unwrap_or_default());
    let most = scale.number(line.totals.iter().copied().max().unwrap_or_default());
    say::RaceDescribed { name, now, least, most }.said()
}

fn together(title: &str, race: &Race) -> Markup {
    let scale = Scale::of(&LARGE, race);
    let (first, last) = span(race);
    let words = ["one", "two"];
    let spoken: Vec<String> = race.lines.iter().map(|line| described(line, &scale)).collect();
    let end = scale.x(race.days.len());
    html! {
        figure.wide-race {
            figcaption {
                (title) ": "
                @for (at, (word, line)) in words.iter().zip(&race.lines).enumerate() {
                    @if at > 0 { ", " }
                    span class={ "key key-" (word) } {}
                    (sentence(&mark(&line.name))) " " (scale.number(line.totals.last().copied().unwrap_or_default()))
                }
            }
            svg.race viewBox={ "0 0 " (LARGE.width) " " (LARGE.height) } role="img"
                aria-label={ (title) ". " (spoken.join(". ")) "." } {
                (scale.axes())
                text x=(scale.left) y=(LARGE.bottom + 16.0) { (first) }
                @if race.days.len() > 1 {
                    text x=(LARGE.right) y=(LARGE.bottom + 16.0) text-anchor="end" { (last) }
                }
                @for (word, line) in words.iter().zip(&race.lines) {
                    @let total = line.totals.last().copied().unwrap_or_default();
                    path class=(*word) d=(scale.path(line)) {}
                    @match *word {
                        "one" => circle.dot-one cx=(place(end)) cy=(place(scale.y(total))) r="3.5" {},
                        _ => rect.dot-two x=(place(end - 3.5)) y=(place(scale.y(total) - 3.5)) width="7" height="7" {},
                    }
                }
            }
        }
    }
}

/// A small plot for each player, in which the other lines are faint. So any number of players can be told apart without
/// colors, and compared.
fn multiples(title: &str, race: &Race) -> Markup {
    let scale = Scale::of(&SMALL, race);
    let end = scale.x(race.days.len());
    html! {
        // The faint lines are drawn once, and used by every plot.
        svg.unseen aria-hidden="true" width="0" height="0" {
            defs { g id="field" { @for line in &race.lines { path.field d=(scale.path(line)) {} } } }
        }
        ul.multiples {
            @for line in &race.lines {
                @let total = line.totals.last().copied().unwrap_or_default();
                li {
                    figure {
                        figcaption { (sentence(&mark(&line.name))) " " (scale.number(total)) }
                        svg.race viewBox={ "0 0 " (SMALL.width) " " (SMALL.height) } role="img"
                            aria-label={ (title) ". " (described(line, &scale)) "." } {
                            (PreEscaped("<use href=\"#field\"/>"))
                            (scale.axes())
                            path.one d=(scale.path(line)) {}
                            circle.dot-one cx=(place(end)) cy=(place(scale.y(total))) r="3" {}
                        }
                    }
                }
            }
        }
        p.faint { (say::RaceNote.text()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn race(lines: &[&[i64]]) -> Race {
        let day =
            |at: usize| chrono::NaiveDate::default() + chrono::TimeDelta::days(i64::try_from(at).unwrap());
        let line = |totals: &&[i64]| RaceLine { name: "Ann".to_owned(), totals: totals.to_vec() };
        Race { days: (0..lines[0].len()).map(day).collect(), lines: lines.iter().map(line).collect() }
    }

    #[test]
    fn totals_have_their_places() {
        let race = race(&[&[10, -10, 30]]);
        let scale = Scale::of(&LARGE, &race);
        assert_eq!((scale.low, scale.high), (-10, 30));
        assert_eq!((scale.y(-10), scale.y(30), scale.y(10)), (168.0, 12.0, 90.0));
        assert_eq!(scale.path(&race.lines[0]), "M44.0 129.0L140.0 90.0L236.0 168.0L332.0 12.0");
        assert_eq!((signed(-5), signed(0), signed(7)), ("−5".to_owned(), "0".to_owned(), "+7".to_owned()));
    }

    /// No number is cut off at the left edge.
    #[test]
    fn long_numbers_have_room() {
        for (totals, widest) in [(&[136_886, 12][..], 6.0), (&[-1_247, 3], 5.0), (&[7, 30], 2.0)] {
            for frame in [&LARGE, &SMALL] {
                let race = race(&[totals]);
                let scale = Scale::of(frame, &race);
                let widths = [scale.low, scale.high].map(|end| scale.number(end).chars().count());
                assert!(widths.iter().all(|width| *width as f64 <= widest), "{totals:?}");
                assert!(
                    scale.left - 4.0 >= widest * frame.letter && scale.left < frame.right / 2.0,
                    "{totals:?}"
                );
                assert!(scale.axes().into_string().contains(&format!("x=\"{}\"", scale.left - 4.0)));
            }
        }
    }

    #[test]
    fn extreme_totals_are_drawn() {
        for totals in [&[0, 0][..], &[i64::MIN, i64::MAX], &[-5, -5]] {
            let page = progress(&race(&[totals]), Measure::Ahead).into_string();
            assert!(page.contains("<path"), "{page}");
            assert!(!page.contains("NaN") && !page.contains("inf"), "{page}");
        }
        for none in [Race::default(), race(&[&[5]])] {
            assert_eq!(progress(&none, Measure::Ahead).into_string(), "");
        }
        let won = progress(&race(&[&[1, 5], &[2, 4]]), Measure::Won).into_string();
        assert!(won.contains("</bdi> 5") && !won.contains("+5"), "{won}");
        let many = progress(&race(&[&[1, 1], &[2, 2], &[3, 3]]), Measure::Net).into_string();
        assert_eq!((many.matches("<figure>").count(), many.matches("id=\"field\"").count()), (3, 1));
    }
}
