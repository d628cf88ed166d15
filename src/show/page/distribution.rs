//! A plot of the points of a player's hands: lost hands at the left, won ones at the right.

use std::collections::BTreeMap;

use maud::{Markup, html};

use super::isolated::{plain, sentence};
use super::{LETTER, room};
use crate::say::{Fixed, Message, written::page, written::stats_page as say};

/// The size of the plot, and the places of its axes.
const WIDTH: f64 = 340.0;
const HEIGHT: f64 = 170.0;
/// The left edge, where the number of hands is short.
const LEFT: f64 = 30.0;
const RIGHT: f64 = 334.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 132.0;

/// The most bars on each side of the middle.
const MOST_BARS: u64 = 12;

/// The hands by their points, in steps. Step 0 are the hands that nobody won, and step 2 those from one step and one point
/// to two steps.
struct Steps {
    /// The points of a step.
    size: u64,
    hands: BTreeMap<i64, u64>,
    /// The steps on each side.
    most: i64,
    /// The most hands of a step.
    highest: u64,
    /// The left edge of the plot, after the number of the axis.
    left: f64,
}

impl Steps {
    fn of(points: &BTreeMap<i64, u64>) -> Steps {
        let largest = points.keys().map(|points| points.unsigned_abs()).max().unwrap_or(0);
        // 10, 20, 50, 100 and so on: steps that people count in.
        let sizes = (1..18).flat_map(|zeros| [1, 2, 5].map(|first| first * 10_u64.pow(zeros)));
        let fits = |size: &u64| largest.div_ceil(*size) <= MOST_BARS;
        let size = sizes.into_iter().find(fits).unwrap_or(largest.max(1));
        let mut hands: BTreeMap<i64, u64> = BTreeMap::new();
        for (points, count) in points {
            let step = i64::try_from(points.unsigned_abs().div_ceil(size)).unwrap_or(i64::MAX);
            *hands.entry(step * points.signum()).or_default() += count;
        }
        let most = hands.keys().map(|step| step.saturating_abs()).max().unwrap_or(0).max(1);
        let highest = hands.values().copied().max().unwrap_or(1).max(1);
        let left = LEFT.max(room(&highest.to_string(), LETTER));
        Steps { size, hands, most, highest, left }
    }

    /// The least and the most points of a step.
    fn ends(&self, step: i64) -> String {
        let size = i64::try_from(self.size).unwrap_or(i64::MAX);
        match step {
            0 => "0".to_owned(),
            1.. => {
                let (from, to) = (format!("{:+}", (step - 1) * size + 1), format!("{:+}", step * size));
                say::PointsFromTo { from, to }.said()
            }
            _ => {
                let (from, to) = (format!("{:+}", step * size), format!("{:+}", (step + 1) * size - 1));
                say::PointsFromTo { from, to }.said()
            }
        }
    }

    /// The middle of a bar.
    #[allow(clippy::cast_precision_loss)]
    fn x(&self, step: i64) -> f64 {
        self.middle() + self.width() * step as f64
    }

    /// The width of a bar with its gap.
    #[allow(clippy::cast_precision_loss)]
    fn width(&self) -> f64 {
        (RIGHT - self.left) / (2 * self.most + 1) as f64
    }

    const fn middle(&self) -> f64 {
        (self.left + RIGHT) / 2.0
    }
}

/// The plot of a player's hands, and the same as a table. The name is marked.
#[allow(clippy::cast_precision_loss)]
pub(super) fn distribution(name: &str, points: &BTreeMap<i64, u64>) -> Markup {
    if points.is_empty() {
        return html! {};
    }
    let steps = Steps::of(points);
    let Steps { highest, left, .. } = steps;
    let count = |is: fn(&i64) -> bool| -> u64 {
        points.iter().filter(|(points, _)| is(points)).map(|(_, hands)| hands).sum()
    };
    let (won, lost) = (count(|points| *points > 0), count(|points| *points < 0));
    let drawn = count(|points| *points == 0);
    let described = say::DistributionDescribed { all: won + lost + drawn, won, lost, drawn }.said();
    let spoken = format!("{}, {}. {described}", say::PointsOfAHand.text(), plain(name));
    let y = |hands: u64| BOTTOM - (BOTTOM - TOP) * hands as f64 / highest as f64;
    let end = format!("{}", u64::try_from(steps.most).unwrap_or(0).saturating_mul(steps.size));
    let middle = steps.middle();
    html! {
        figure.distribution {
            figcaption { (say::PointsOfAHand.text()) ": " (sentence(name)) ". " (described) "." }
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(spoken) {
                line.target x1=(left) y1=(TOP) x2=(RIGHT) y2=(TOP) {}
                text x=(left - 4.0) y=(TOP + 4.0) text-anchor="end" { (highest) }
                @for (step, hands) in &steps.hands {
                    rect class=(match step.signum() { 1 => "bar-won", 0 => "bar-drawn", _ => "bar-lost" })
                        x=(format!("{:.1}", steps.x(*step) - steps.width() * 0.42)) y=(format!("{:.1}", y(*hands)))
                        width=(format!("{:.1}", steps.width() * 0.84)) height=(format!("{:.1}", BOTTOM - y(*hands))) {}
                }
                line.axis x1=(left) y1=(BOTTOM) x2=(RIGHT) y2=(BOTTOM) {}
                text x=(left) y=(BOTTOM + 15.0) { "−" (end) }
                text x=(middle) y=(BOTTOM + 15.0) text-anchor="middle" { "0" }
                text x=(RIGHT) y=(BOTTOM + 15.0) text-anchor="end" { "+" (end) }
                text x=((left + middle) / 2.0) y=(BOTTOM + 30.0) text-anchor="middle" { "← " (say::AxisLost.text()) }
                text x=((middle + RIGHT) / 2.0) y=(BOTTOM + 30.0) text-anchor="middle" { (say::AxisWon.text()) " →" }
            }
            details {
                summary { (say::AsTable.text()) }
                table {
                    thead { tr { th scope="col" { (say::PointsColumn.text()) } th scope="col" { (page::Hands.text()) } } }
                    tbody {
                        @for (step, hands) in &steps.hands {
                            tr { th scope="row" { (steps.ends(*step)) } td { (hands) } }
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hands_are_counted_in_steps() {
        let points = |all: &[i64]| -> BTreeMap<i64, u64> {
            let mut points = BTreeMap::new();
            all.iter().for_each(|one| *points.entry(*one).or_default() += 1);
            points
        };
        let steps = Steps::of(&points(&[0, 1, 10, 11, -10, -11, -40]));
        assert_eq!((steps.size, steps.most), (10, 4));
        assert_eq!(
            Vec::from_iter(&steps.hands),
            [(&-4, &1), (&-2, &1), (&-1, &1), (&0, &1), (&1, &2), (&2, &1)]
        );
        let ends: Vec<String> = [-2, -1, 0, 1, 2].into_iter().map(|step| steps.ends(step)).collect();
        assert_eq!(ends, ["-20 to -11", "-10 to -1", "0", "+1 to +10", "+11 to +20"]);
        for (largest, size) in [(120, 10), (121, 20), (240, 20), (241, 50), (100_000, 10_000)] {
            assert_eq!(Steps::of(&points(&[largest])).size, size, "{largest}");
        }
        assert_eq!(Steps::of(&points(&[i64::MIN])).hands.len(), 1);
        // The number of hands is not cut off at the left edge.
        let many = BTreeMap::from([(18, 1_247)]);
        assert!(Steps::of(&many).left - 4.0 >= 4.0 * LETTER);
        assert!(
            distribution("Ann", &many)
                .into_string()
                .contains("<text x=\"44\" y=\"16\" text-anchor=\"end\">1247<")
        );
        assert!(distribution("Ann", &BTreeMap::new()).into_string().is_empty());
    }
}
