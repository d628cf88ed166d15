//! The race of the scores: for each game a bar for each player, from the middle outwards, next to the totals.

use unicode_width::UnicodeWidthStr;

use crate::say::text::{Line, Style, Text, Weight, line_of};
use crate::say::{Message, written::sheet as say};
use crate::show::sheet::Shown;
use crate::show::sheet::table::head;
use crate::show::words::clipped;
use ginscore_notation::shown;
use ginscore_rules::players::{Entrant, Entrants};
use ginscore_rules::sheets::Column;

/// The longest bar, in columns.
const LONGEST: usize = 28;

/// What the bars are made of. They are not told apart by color alone.
const SOLID: &str = "█";
const HATCHED: &str = "▒";

impl Shown<'_> {
    /// The race, in at most that many columns. Nothing before the first points.
    pub(crate) fn race(&self, width: usize) -> Text {
        // A race from the middle outwards is one of two.
        if self.names.entrants() != Entrants::Two {
            return Text::default();
        }
        let points = || {
            let of = self.columns().iter().map(Column::points);
            of.flat_map(|of| [*of.get(Entrant::First), *of.get(Entrant::Second)])
        };
        let most = points().max().unwrap_or(0);
        if most <= 0 {
            return Text::default();
        }
        // A penalty may leave less than nothing.
        let digits = points().map(|total| total.to_string().len()).max();
        let digits = digits.unwrap_or(1);
        let label = |game: usize| match self.columns().len() {
            1 => say::Race.said(),
            _ => head(game),
        };
        let labels = (0..self.columns().len()).map(|game| label(game).width()).max().unwrap_or(0);
        // A space, the total, a space, and half of the middle line, on each side.
        let bar = (width.saturating_sub(labels + 2 * (digits + 2) + 1) / 2).min(LONGEST);
        let half = digits + 2 + bar;
        let scale = most.max(i64::from(self.house.target.get()));
        let name = |player| clipped(&shown(self.names.get(player)), half - 1);
        let (one, two) = (name(Entrant::First), name(Entrant::Second));
        let gap = " ".repeat((labels + half).saturating_sub(one.width() + 1));
        let of = |entrant| Style::Of(entrant, Weight::Usual);
        let (one, two) = (Line::styled(of(Entrant::First), one), Line::styled(of(Entrant::Second), two));
        let mut text = Text::from(line_of![gap, one, " ┃ ", two].fixed());
        for (game, column) in self.columns().iter().enumerate() {
            let (one, two) = (*column.points().get(Entrant::First), *column.points().get(Entrant::Second));
            let total = |player, words: String| match column.winner() {
                Some(winner) if winner == player => Line::styled(Style::Of(player, Weight::Strong), words),
                _ => Line::styled(self.weight(game).colorless(), words),
            };
            let [left, right] = [(SOLID, one), (HATCHED, two)]
                .map(|(sign, points): (&str, i64)| sign.repeat(length(points, scale, bar)));
            let color = |entrant, bar: &str| Line::styled(Style::Of(entrant, self.weight(game)), bar);
            let label = label(game);
            let gap = " ".repeat(labels.saturating_sub(label.width()) + 1);
            text.push(
                line_of![
                    Line::styled(self.weight(game).colorless(), label + &gap),
                    total(Entrant::First, format!("{one:>digits$} ")),
                    " ".repeat(bar - left.width()),
                    color(Entrant::First, &left),
                    "┃",
                    color(Entrant::Second, &right),
                    " ".repeat(bar - right.width()),
                    total(Entrant::Second, format!(" {two:>digits$}")),
                ]
                .fixed(),
            );
        }
        text
    }
}

/// The length of a bar in columns: at least one for any points above nothing.
fn length(points: i64, scale: i64, columns: usize) -> usize {
    let all = u128::try_from(columns).unwrap_or(0);
    let (points, scale) = (points.max(0).unsigned_abs(), scale.unsigned_abs());
    let length = (u128::from(points) * all).div_ceil(u128::from(scale.max(1)));
    usize::try_from(length).unwrap_or(0).min(columns)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars() {
        assert_eq!(length(0, 100, 10), 0);
        assert_eq!(length(1, 100, 10), 1);
        assert_eq!(length(50, 100, 10), 5);
        assert_eq!(length(100, 100, 10), 10);
        assert_eq!(length(i64::MAX, i64::MAX, 28), 28);
        assert_eq!(length(-10, 100, 10), 0);
    }
}
