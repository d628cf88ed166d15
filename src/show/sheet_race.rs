//! The race of the scores: for each game a bar for each player, from the middle outwards, next to the totals.

use unicode_width::UnicodeWidthStr;

use super::sheet::Shown;
use super::sheet_table::head;
use super::words::clipped;
use crate::messages::{Message, written::sheet as say};
use crate::text::{Line, Style, Text, line_of};
use ginscore_notation::shown;
use ginscore_rules::players::{Entrant, Entrants};
use ginscore_rules::sheets::Column;

/// The longest bar, in columns.
const LONGEST: usize = 28;

impl Shown<'_> {
    /// The race, in at most that many columns. Nothing before the first points.
    pub(super) fn race(&self, width: usize) -> Text {
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
        let mut text = Text::from(line_of![gap, one, " ┃ ", two].fixed());
        for (game, column) in self.columns().iter().enumerate() {
            let (one, two) = (*column.points().get(Entrant::First), *column.points().get(Entrant::Second));
            let total = |player, words: String| match column.winner() {
                Some(winner) if winner == player => Line::styled(Style::Strong, words),
                _ => Line::styled(self.faded(game), words),
            };
            let (left, right) = (backward(halves(one, scale, bar)), forward(halves(two, scale, bar)));
            let label = label(game);
            let gap = " ".repeat(labels.saturating_sub(label.width()) + 1);
            text.push(
                line_of![
                    Line::styled(self.faded(game), label + &gap),
                    total(Entrant::First, format!("{one:>digits$} ")),
                    " ".repeat(bar - left.width()),
                    Line::styled(self.faded(game), left),
                    "┃",
                    Line::styled(self.faded(game), right.clone()),
                    " ".repeat(bar - right.width()),
                    total(Entrant::Second, format!(" {two:>digits$}")),
                ]
                .fixed(),
            );
        }
        text
    }
}

/// The length of a bar in half columns: at least one for any points above nothing.
fn halves(points: i64, scale: i64, columns: usize) -> usize {
    let all = u128::try_from(columns * 2).unwrap_or(0);
    let (points, scale) = (points.max(0).unsigned_abs(), scale.unsigned_abs());
    let length = (u128::from(points) * all).div_ceil(u128::from(scale.max(1)));
    usize::try_from(length).unwrap_or(0).min(columns * 2)
}

/// A bar that grows to the right.
fn forward(halves: usize) -> String {
    format!("{}{}", "█".repeat(halves / 2), "▌".repeat(halves % 2))
}

/// A bar that grows to the left.
fn backward(halves: usize) -> String {
    format!("{}{}", "▐".repeat(halves % 2), "█".repeat(halves / 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars() {
        assert_eq!(halves(0, 100, 10), 0);
        assert_eq!(halves(1, 100, 10), 1);
        assert_eq!(halves(50, 100, 10), 10);
        assert_eq!(halves(100, 100, 10), 20);
        assert_eq!(halves(i64::MAX, i64::MAX, 28), 56);
        assert_eq!(halves(-10, 100, 10), 0);
        assert_eq!((forward(5), backward(5)), ("██▌".to_owned(), "▐██".to_owned()));
    }
}
