//! The one thing in which a recorded hand was otherwise: `Ann had 22`, `it was gin`, `Kai, not Zoe`.

use super::pieces::{BIG_GIN, Piece, PieceKind};
use crate::commands::words::{
    ARTICLES, HARMLESS, MINUSES, NOTS, OF_CARDS, PLUSES, TAKES_OFF, WASES, WINS, means,
};
use ginscore_ledger::model::Hand;
use ginscore_rules::hand::{Count, Defender, HandClaim, Knocker, PointsClaim, Showdown};
use ginscore_rules::players::Player;

/// The most letters of a word that says nothing, if it is not known.
const SHORT: usize = 2;

/// What words say of a recorded hand, which was otherwise: `22, not 23`.
#[derive(Default)]
pub(super) struct Change<'p> {
    said: Vec<&'p Piece>,
    /// The counts and the players that it was not.
    denied: Vec<&'p Piece>,
}

impl<'p> Change<'p> {
    /// `None` if something else is denied, or if another hand is told.
    pub(super) fn of(pieces: &'p [Piece]) -> Option<Change<'p>> {
        use PieceKind::{Against, Beats, Knocks, LaysOff, Other, Undercuts};
        let mut change = Change::default();
        let mut is_denied = false;
        for piece in pieces.iter().filter(|piece| !piece.is_silent() || piece.kind == Knocks) {
            let denies = means(&piece.text, NOTS);
            match is_denied && (piece.count().is_some() || piece.seat().is_some()) {
                true => change.denied.push(piece),
                false if denies => {}
                false => change.said.push(piece),
            }
            let leads = [ARTICLES, WASES, OF_CARDS].iter().any(|list| means(&piece.text, *list));
            is_denied = denies || is_denied && leads;
        }
        let nots = pieces.iter().filter(|piece| means(&piece.text, NOTS)).count();
        let is_other = |piece: &&Piece| match piece.kind {
            Against | Beats | LaysOff | Undercuts => true,
            Other if says_how_much_more(&piece.text) => true,
            Other => !piece.is_unknown() && !means(&piece.text, WASES),
            _ => piece.text == BIG_GIN,
        };
        (nots <= change.denied.len() && !change.said.iter().any(is_other)).then_some(change)
    }

    /// Returns true for a word that is not known and may say whose the end of a hand was.
    fn is_unclear(&self) -> bool {
        let says_nothing =
            |piece: &Piece| [WASES, HARMLESS, WINS].iter().any(|list| means(&piece.text, *list));
        let is_long = |piece: &Piece| piece.text.chars().count() > SHORT;
        self.said.iter().any(|piece| piece.is_unknown() && is_long(piece) && !says_nothing(piece))
    }

    /// The hands that a recorded one may have been, if that is what is denied: each with one thing changed, a count, gin, or who
    /// ended it.
    pub(super) fn made_in(&self, hand: &Hand) -> Vec<HandClaim> {
        let claim = hand.ruling.claim();
        let Some(was_by) = claim.by() else { return Vec::new() };
        let player_of = |piece: &Piece| hand.opponents.player(piece.seat()?);
        let has_count =
            |of: Player, count| with_count(claim, count).iter().any(|new| *new == (of, claim.clone()));
        let was = |piece: &&Piece| match piece.count() {
            Some(count) => Player::BOTH.into_iter().any(|player| has_count(player, count)),
            None => player_of(piece) == Some(was_by),
        };
        if !self.denied.iter().all(was) {
            return Vec::new();
        }
        let has = |kind: PieceKind| self.said.iter().any(|piece| piece.kind == kind);
        let was_gin = matches!(claim, HandClaim::Showdown(hand) if hand.knocker == Knocker::Gin);
        let (has_gin, knocks) = (has(PieceKind::Gin) && !was_gin, has(PieceKind::Knocks));
        let player = self.said.iter().rev().find_map(|piece| player_of(piece));
        let counts: Vec<u32> = self.said.iter().filter_map(|piece| piece.count()).collect();
        match (counts.as_slice(), player) {
            ([count], player) if !has_gin => {
                // `9, not 4`, of whoever had 4
                let had_denied = |of: Player| {
                    let mut denied = self.denied.iter().filter_map(|piece| piece.count());
                    denied.all(|count| has_count(of, count))
                };
                let is_named = |of: Player| player.map_or_else(|| had_denied(of), |player| player == of);
                let is_of = |of: Player| is_named(of) && (!knocks || of == was_by);
                with_count(claim, *count)
                    .into_iter()
                    .filter(|(of, _)| is_of(*of))
                    .map(|(_, new)| new)
                    .collect()
            }
            ([], player) if (has_gin || player.is_some()) && !self.is_unclear() => {
                with_end(claim, has_gin, player.unwrap_or(was_by)).into_iter().collect()
            }
            _ => Vec::new(),
        }
    }
}

/// Returns true for a word next to points that somebody should have more or less: `10 more`.
pub(super) fn says_how_much_more(word: &str) -> bool {
    [PLUSES, MINUSES, TAKES_OFF].iter().any(|list| means(word.trim_end_matches(','), *list))
}

/// The same hand with one count in the place of another, and whose it is. The count of a hand with cards is that of its cards.
fn with_count(claim: &HandClaim, count: u32) -> Vec<(Player, HandClaim)> {
    match claim.clone() {
        HandClaim::Showdown(hand)
            if matches!(hand.knocker, Knocker::Count(_) | Knocker::Gin)
                && matches!(hand.defender, Defender::Count(_)) =>
        {
            let others = Showdown { defender: Defender::Count(Count::from(count)), ..hand.clone() };
            let own = Showdown { knocker: Knocker::Count(Count::from(count)), ..hand };
            vec![(own.by.other(), HandClaim::Showdown(others)), (own.by, HandClaim::Showdown(own))]
        }
        // What a player had does not count as points.
        HandClaim::Points(won) => {
            vec![(won.winner, HandClaim::Points(PointsClaim { points: count, ..won }))]
        }
        HandClaim::Showdown(_) | HandClaim::Draw { .. } => Vec::new(),
    }
}

/// The same hand with gin, or ended by the other player.
fn with_end(claim: &HandClaim, gin: bool, by: Player) -> Option<HandClaim> {
    match claim.clone() {
        HandClaim::Showdown(hand) => {
            let knocker = if gin { Knocker::Gin } else { hand.knocker };
            Some(HandClaim::Showdown(Showdown { by, knocker, ..hand }))
        }
        HandClaim::Points(won) if !gin => Some(HandClaim::Points(PointsClaim { winner: by, ..won })),
        HandClaim::Points(_) | HandClaim::Draw { .. } => None,
    }
}
