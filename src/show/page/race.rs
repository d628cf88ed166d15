//! A plot of the running scores of a game.

use maud::{Markup, html};

use super::isolated::sentence;
use super::{LETTER, room};
use crate::say::{Message, written::page as say};
use crate::show::hand::entrants::EntrantNames;
use crate::show::series::numbered::number_in_words;
use crate::show::sheet::rows::{self, Row};
use ginscore_rules::house::HouseRules;
use ginscore_rules::players::{ByEntrant, Entrant};

/// The size of the plot, and the places of its axes.
const WIDTH: f64 = 340.0;
const HEIGHT: f64 = 190.0;
const RIGHT: f64 = 332.0;
const TOP: f64 = 10.0;
const BOTTOM: f64 = 168.0;

/// The scale from hands and points to places in the plot.
struct Scale {
    hands: usize,
    most: i64,
    /// The left edge of the plot, after the numbers of the axis.
    left: f64,
}

impl Scale {
    #[expect(clippy::cast_precision_loss, reason = "a hand or a score is far below 2 to the 52nd")]
    fn x(&self, hand: usize) -> f64 {
        self.left + (RIGHT - self.left) * hand as f64 / self.hands.max(1) as f64
    }

    #[expect(clippy::cast_precision_loss, reason = "a hand or a score is far below 2 to the 52nd")]
    fn y(&self, points: i64) -> f64 {
        // Adjustments can take more than a player has; the axis is as low as the plot goes.
        let points = points.max(0);
        BOTTOM - (BOTTOM - TOP) * points as f64 / self.most.max(1) as f64
    }

    /// A staircase: a total stays the same until the next hand that is entered.
    fn path(&self, course: &[ByEntrant<i64>], entrant: Entrant) -> String {
        let mut path = format!("M{:.1} {:.1}", self.x(0), self.y(0));
        for (hand, totals) in (1..).zip(course) {
            path.push_str(&format!("H{:.1}V{:.1}", self.x(hand), self.y(*totals.get(entrant))));
        }
        path
    }
}

/// The plot of a game. The players' names are marked; colors and strokes tell them apart. The sheet has it all in figures,
/// so a screen reader passes it over.
pub(super) fn race(
    game: usize,
    rows: &[Row],
    many: bool,
    house: &HouseRules,
    names: &EntrantNames,
) -> Markup {
    let course = rows::race(rows, game);
    let end = course.last().copied().unwrap_or_else(|| ByEntrant::of(names.entrants()));
    let most = end.iter().map(|(_, total)| *total).max().unwrap_or(0);
    let target = i64::from(house.target.get());
    let left = room(&target.to_string(), LETTER);
    let scale = Scale { hands: course.len(), most: most.max(target), left };
    let number = |at: usize| rows::hand_at(rows, at);
    let rounds = names.has_rounds();
    let (game, last) = (game + 1, number(course.len().saturating_sub(1)));
    let title = if many { say::GameColumn { number: game }.said() } else { say::PlotOneGame.said() };
    let axis = number_in_words(last, rounds);
    let (last_x, target_y) = (scale.x(course.len()), scale.y(target));
    html! {
        figure {
            figcaption {
                (title) ": "
                @for (at, (entrant, total)) in end.iter().enumerate() {
                    @if at > 0 { ", " }
                    span class={ "key key-" (number_word(entrant)) } {}
                    (sentence(names.get(entrant))) " " (total)
                }
            }
            " "
            svg.race viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } aria-hidden="true" {
                line.axis x1=(left) y1=(BOTTOM) x2=(RIGHT) y2=(BOTTOM) {}
                line.axis x1=(left) y1=(TOP) x2=(left) y2=(BOTTOM) {}
                line.target x1=(left) y1=(target_y) x2=(RIGHT) y2=(target_y) {}
                text x=(left - 4.0) y=(target_y + 4.0) text-anchor="end" { (target) } " "
                text x=(left - 4.0) y=(BOTTOM + 4.0) text-anchor="end" { "0" } " "
                text x=(scale.x(1)) y=(BOTTOM + 15.0) text-anchor="middle" { (number(0)) } " "
                @if course.len() > 1 {
                    text x=(last_x) y=(BOTTOM + 15.0) text-anchor="end" { (axis) } " "
                }
                @for (entrant, total) in end.iter() {
                    path class=(number_word(entrant)) d=(scale.path(&course, entrant)) {}
                    (dot(entrant, last_x, scale.y(*total)))
                }
            }
        }
    }
}

/// The word by which the style knows an entrant.
pub(super) const fn number_word(entrant: Entrant) -> &'static str {
    match entrant {
        Entrant::First => "one",
        Entrant::Second => "two",
        Entrant::Third => "three",
    }
}

/// The end of an entrant's line, in a shape of its own: the lines are not told apart by color alone.
fn dot(entrant: Entrant, x: f64, y: f64) -> Markup {
    html! {
        @match entrant {
            Entrant::First => circle.dot-one cx=(x) cy=(y) r="3.5" {},
            Entrant::Second => rect.dot-two x=(x - 3.5) y=(y - 3.5) width="7" height="7" {},
            Entrant::Third => path.dot-three d=(format!("M{:.1} {:.1}l4.5 8h-9z", x, y - 5.0)) {},
        }
    }
}
