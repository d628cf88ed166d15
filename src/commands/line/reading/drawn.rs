//! Draws in the words of players: `a draw`, `nobody knocked, two cards left`, `Max and Ida draw`.

use super::{DRAW, TypedWords, is_against, is_draw};
use crate::commands::words::{JOINS, means};
use ginscore_rules::players::Opponents;

impl TypedWords<'_> {
    /// `Max and Ida draw`, `draw Max v Ida`: a draw of those two alone, or of the two who play.
    pub(super) fn drawn(&self, words: &[&str]) -> Option<Vec<String>> {
        // `stock ran out, no one knocked`
        if words.len() > 1 && is_draw(words) && !self.series.roster().lineup().has_rounds() {
            return Some(vec![DRAW.to_owned()]);
        }
        let names = match words {
            [draw, names @ ..] | [names @ .., draw] if is_draw(&[draw]) => names,
            _ => return None,
        };
        let roster = self.series.roster();
        let mut seats = Vec::new();
        let mut rest = names;
        while let [word, after @ ..] = rest {
            if let Some((seat, count)) = self.name_of(rest) {
                seats.push(seat);
                rest = rest.get(count..)?;
            } else if is_against(word) || means(word, JOINS) {
                rest = after;
            } else {
                return None;
            }
        }
        let playing = self.series.score().playing();
        let is_pair = |pair: &&Opponents| seats.iter().all(|seat| pair.player(*seat).is_some());
        let pair = playing.iter().find(is_pair)?;
        let [one, two] = seats.as_slice() else { return None };
        (pair.player(*one) != pair.player(*two)).then_some(())?;
        let name = roster.lineup().has_rounds().then(|| roster.written(*one));
        Some([DRAW.to_owned()].into_iter().chain(name).collect())
    }
}
