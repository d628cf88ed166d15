//! Counts of recorded hands that were others: `Bob 25 not 20`, `when Kai had gin I had 24, not 14`, `amend 3 @5c`. The lines that
//! amend them are offered.

use super::pieces::{Piece, PieceKind};
use super::{Meaning, TypedWords};
use crate::commands::words::{AMEND, NOTS, ONLIES, SELVES, TOS, UPCARDS, means, without};
use ginscore_notation::{read_card, write_seated};
use ginscore_rules::hand::{Count, Defender, HandClaim, Knocker, PointsClaim, Showdown};
use ginscore_rules::players::Player;

/// A count of a recorded hand, as it should be.
struct NewCount {
    /// Whose it is, if that is said.
    of: Option<Player>,
    count: u32,
    /// What was recorded, if that is said, too.
    recorded: Option<u32>,
    /// True if it is said to be that of the knocker.
    knocks: bool,
}

/// Whose a count is, where that is not said.
#[derive(Clone, Copy)]
enum Whose {
    /// As the words say, or else of the player who did not knock.
    Said,
    Knocker,
}

impl NewCount {
    fn was(&self, count: u32) -> bool {
        self.recorded.is_none_or(|recorded| count == recorded)
    }

    /// The claim with the new count. `None` if there was none that it can replace.
    fn in_claim(&self, claim: HandClaim) -> Option<HandClaim> {
        let by = claim.by()?;
        let is_of_knocker = self.of.is_none_or(|player| player == by);
        // Another knocker had another count.
        if self.knocks && !is_of_knocker {
            return None;
        }
        match claim {
            // What a player had is no points.
            HandClaim::Points(points) => {
                let is_points = !self.knocks && (self.of.is_none() || self.recorded.is_some());
                (is_points && is_of_knocker && self.was(points.points)).then_some(())?;
                Some(HandClaim::Points(PointsClaim { points: self.count, ..points }))
            }
            HandClaim::Showdown(showdown) => {
                let Defender::Count(others) = &showdown.defender else { return None };
                let own = match &showdown.knocker {
                    Knocker::Count(own) => Some(own.points()),
                    _ => None,
                };
                let is_own = match self.of {
                    _ if self.knocks => true,
                    Some(player) => player == by,
                    None => !self.was(others.points()) && own.is_some_and(|own| self.was(own)),
                };
                // `hand 2 was a knock with 3`, and no gin.
                let was = if is_own { own.or(self.knocks.then_some(self.count))? } else { others.points() };
                self.was(was).then_some(())?;
                let count = Count::from(self.count);
                Some(HandClaim::Showdown(match is_own {
                    true => Showdown { knocker: Knocker::Count(count), ..showdown },
                    false => Showdown { defender: Defender::Count(count), ..showdown },
                }))
            }
            HandClaim::Draw { .. } => None,
        }
    }
}

impl TypedWords<'_> {
    /// The same hand with another count, if it is said what it was; why it cannot be recorded, if it cannot.
    pub(super) fn counted_again(&self, number: usize, words: &[&str]) -> Option<Meaning> {
        words.iter().any(|word| means(word, NOTS)).then_some(())?;
        let line = format!("{AMEND} {number} {}", self.with_count(number, words, Whose::Said)?);
        self.offered_correction(std::slice::from_ref(&line)).or_else(|| Some(self.as_line(line)))
    }

    /// A hand that was recorded with another count; a number that is none, such as 120, may be the points. One that is not said
    /// to be of a player may be of either: first as the words say, or of the defender, then of the knocker.
    pub(super) fn counted_otherwise(&self, number: usize, words: &[&str]) -> Option<Meaning> {
        let amended = |hand: String| format!("{AMEND} {number} {hand}");
        let counted = self.with_count(number, words, Whose::Said)?;
        let own = self.with_count(number, words, Whose::Knocker).filter(|own| *own != counted);
        let lines: Vec<String> = [counted].into_iter().chain(own).map(amended).collect();
        let points = || self.offered_correction(&[self.with_points(number, words)?]);
        self.offered_correction(&lines).or_else(points)
    }

    /// The hand of that number for so many points, if it was recorded with counts, and if nothing else is said.
    fn with_points(&self, number: usize, words: &[&str]) -> Option<String> {
        let [points] = words else { return None };
        let kept = self.series.round(number);
        let [hand] = kept.as_slice() else { return None };
        let HandClaim::Showdown(showdown) = hand.ruling.claim() else { return None };
        let (winner, knock_card) = (showdown.by, showdown.knock_card);
        let points = PointsClaim { winner, points: points.parse().ok()?, boxes: 1, knock_card };
        let claim = HandClaim::Points(points);
        let line = write_seated(&claim, hand.opponents, self.note_of(hand), self.series.roster());
        Some(format!("{AMEND} {number} {line}"))
    }

    /// The hand of that number with another count: of the player who is named, or else of the one who did not knock.
    fn with_count(&self, number: usize, words: &[&str], whose: Whose) -> Option<String> {
        let kept = self.series.round(number);
        let [hand] = kept.as_slice() else { return None };
        let roster = self.series.roster();
        roster.lineup().is_two_players().then_some(())?;
        let pieces = self.pieces(words);
        // `nie 12 tylko 13`, `Zosia 13, a nie 12`; and of `no wait, I had 12` it is not known who says it.
        let is_left_out = |piece: &&Piece| {
            piece.is_silent()
                || piece.kind == PieceKind::Joins
                || means(&piece.text, SELVES)
                || means(&piece.text, ONLIES)
        };
        let said: Vec<&Piece> = pieces.iter().filter(|piece| !is_left_out(piece)).collect();
        // `25 not 20`: what was recorded is said, too.
        let (said, recorded) = match said.as_slice() {
            [said @ .., not, was] if means(&not.text, NOTS) => (said, Some(was.count()?)),
            said => (said, None),
        };
        // What was recorded says enough of the rest: `a Zoe restavano 18, non 24`.
        let is_said = |piece: &&Piece| recorded.is_none() || !piece.is_unknown() && !means(&piece.text, TOS);
        let said: Vec<&Piece> = said.iter().copied().filter(is_said).collect();
        let knocks = pieces.iter().any(|piece| piece.kind == PieceKind::Knocks);
        let (named, count) = match said.as_slice() {
            [count] => (None, count.count()?),
            // `13 for Zoe, not 18`
            [count, name] if count.count().is_some() => (Some(name.seat()?), count.count()?),
            [name, count] => (Some(name.seat()?), count.count()?),
            _ => return None,
        };
        let named = match named {
            Some(seat) => Some(hand.opponents.player(seat)?),
            None => None,
        };
        let named = match whose {
            Whose::Said => named,
            Whose::Knocker if named.is_none() && recorded.is_none() && !knocks => {
                Some(hand.ruling.claim().by()?)
            }
            Whose::Knocker => return None,
        };
        let counted = NewCount { of: named, count, recorded, knocks };
        let claim = counted.in_claim(hand.ruling.claim().clone())?;
        Some(write_seated(&claim, hand.opponents, self.note_of(hand), roster))
    }

    /// The hand of that number with another knock card: `@5c`, `card 5c`.
    pub(super) fn with_card(&self, number: usize, words: &[&str]) -> Option<String> {
        let [card] = without(words, UPCARDS).unwrap_or(words) else { return None };
        let (card, has_sign) = (card.trim_start_matches('@'), card.starts_with('@'));
        (has_sign || words.len() > 1).then_some(())?;
        read_card(card)?;
        let kept = self.series.round(number);
        let [hand] = kept.as_slice() else { return None };
        let claim = hand.ruling.claim().clone().with_knock_card(None);
        let was = write_seated(&claim, hand.opponents, None, self.series.roster());
        let note = self.note_of(hand).map_or_else(String::new, |note| format!(" # {note}"));
        Some(format!("{was} @{card}{note}"))
    }
}
