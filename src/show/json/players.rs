//! Who played a hand, and in which games it is entered.

use ginscore_notation::Roster;
use ginscore_rules::players::{Opponents, Player};
use ginscore_rules::series::{PlayedHand, Score, ScoredRound};

/// The columns of the sheet that a round was entered in, from 1.
pub(super) fn columns(hand: &ScoredRound) -> Vec<usize> {
    hand.columns().iter().map(|column| column + 1).collect()
}

/// Who played a hand, the one who ended it first; `None` in a series of two players, and for a whole round.
pub fn players_of(hand: &PlayedHand, roster: &Roster) -> Option<[String; 2]> {
    if roster.lineup().is_two_players() || hand.opponents == Opponents::Sides {
        return None;
    }
    let names = roster.pair(hand.opponents);
    let first = hand.ruling.by().unwrap_or(Player::One);
    Some([first, first.other()].map(|player| names.get(player).to_owned()))
}

/// Everybody who plays the next hand, in the order of the pairs.
pub(super) fn playing(score: &Score, roster: &Roster) -> Vec<String> {
    let pairs = score.playing().into_iter().map(|pair| roster.pair(pair));
    pairs.flat_map(|names| Player::BOTH.map(|player| names.get(player).to_owned())).collect()
}
