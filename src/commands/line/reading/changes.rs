//! What is said of a recorded hand, and the hands that differ from it in one thing and make all that is said true.

use ginscore_rules::hand::{Count, Defender, HandClaim, Knocker, PointsClaim, Showdown};
use ginscore_rules::players::{Opponents, Player, Seat};

/// A number that is said.
pub(super) struct SaidCount {
    pub(super) count: u32,
    /// Whose it is, if that is said.
    pub(super) of: Option<Seat>,
    /// True if it is said to be wrong: `24, not 14`.
    pub(super) is_denied: bool,
}

/// What is said of a hand that was recorded.
pub(super) struct Said {
    pub(super) counts: Vec<SaidCount>,
    /// Who ended the hand, if somebody is named for it.
    pub(super) enders: Vec<Seat>,
    pub(super) has_gin: bool,
    /// A knock is spoken of, and no gin.
    pub(super) has_knock: bool,
    /// The other player has ended it, as whoever speaks says of himself: of two players it is not known who that is.
    pub(super) is_exchanged: bool,
    /// A player is said not to be meant: `Kai knocked, not Zoe`.
    pub(super) denies_player: bool,
}

fn is_gin(claim: &HandClaim) -> bool {
    matches!(claim, HandClaim::Showdown(hand) if matches!(hand.knocker, Knocker::Gin | Knocker::BigGin))
}

/// The count of a player in a hand with counts, or the points that the player won.
fn count_of(claim: &HandClaim, player: Player) -> Option<u32> {
    match claim {
        HandClaim::Showdown(hand) => match (player == hand.by, &hand.knocker, &hand.defender) {
            (true, Knocker::Count(count), _) | (false, _, Defender::Count(count)) => Some(count.points()),
            _ => None,
        },
        HandClaim::Points(won) => (won.winner == player).then_some(won.points),
        HandClaim::Draw { .. } => None,
    }
}

/// The same hand, ended by the other player.
fn exchanged(claim: &HandClaim) -> Option<HandClaim> {
    match claim.clone() {
        HandClaim::Showdown(hand) => Some(HandClaim::Showdown(Showdown { by: hand.by.other(), ..hand })),
        HandClaim::Points(won) => Some(HandClaim::Points(PointsClaim { winner: won.winner.other(), ..won })),
        HandClaim::Draw { .. } => None,
    }
}

/// The same hand, ended with gin.
fn with_gin(claim: &HandClaim) -> Option<HandClaim> {
    match claim.clone() {
        HandClaim::Showdown(hand) => Some(HandClaim::Showdown(Showdown { knocker: Knocker::Gin, ..hand })),
        HandClaim::Points(_) | HandClaim::Draw { .. } => None,
    }
}

/// The same hand with one count in the place of another. The count of a hand with cards is that of its cards.
fn with_count(claim: &HandClaim, count: u32) -> Vec<HandClaim> {
    match claim.clone() {
        HandClaim::Showdown(hand)
            if matches!(hand.knocker, Knocker::Count(_) | Knocker::Gin)
                && matches!(hand.defender, Defender::Count(_)) =>
        {
            let others = Showdown { defender: Defender::Count(Count::from(count)), ..hand.clone() };
            let own = Showdown { knocker: Knocker::Count(Count::from(count)), ..hand };
            vec![HandClaim::Showdown(others), HandClaim::Showdown(own)]
        }
        HandClaim::Points(won) => vec![HandClaim::Points(PointsClaim { points: count, ..won })],
        HandClaim::Showdown(_) | HandClaim::Draw { .. } => Vec::new(),
    }
}

impl Said {
    /// The hands that differ from the recorded one in one thing, if all that is said is true of them.
    pub(super) fn changes(&self, recorded: &HandClaim, pair: Opponents) -> Vec<HandClaim> {
        let counted = self.counts.iter().flat_map(|said| with_count(recorded, said.count));
        let is_ended = self.is_exchanged || !self.enders.is_empty();
        let other = is_ended.then(|| exchanged(recorded)).flatten();
        let gin = self.has_gin.then(|| with_gin(recorded)).flatten();
        let both = other.as_ref().filter(|_| self.has_gin).and_then(with_gin);
        let all = other.into_iter().chain(gin).chain(both).chain(counted);
        all.filter(|new| new != recorded && self.is_true_of(new, recorded, pair)).collect()
    }

    fn is_true_of(&self, new: &HandClaim, recorded: &HandClaim, pair: Opponents) -> bool {
        let (Some(by), Some(was_by)) = (new.by(), recorded.by()) else { return false };
        let has = |claim: &HandClaim, count: u32| {
            Player::BOTH.iter().any(|one| count_of(claim, *one) == Some(count))
        };
        let are_points = matches!(new, HandClaim::Points(_));
        let is_counted = |said: &SaidCount| {
            let of = said.of.and_then(|seat| pair.player(seat)).or(self.has_knock.then_some(by));
            let has_it = |claim: &HandClaim| match of {
                Some(player) => count_of(claim, player) == Some(said.count),
                None => has(claim, said.count),
            };
            match said.is_denied {
                true => has_it(recorded) && !has_it(new),
                // What a player had does not count as points.
                false if are_points && (self.has_knock || of.is_some() && !self.denies()) => false,
                false => has_it(new) || of.is_none() && has_it(recorded),
            }
        };
        let is_ended = |seat: &Seat| pair.player(*seat) == Some(by);
        // Gin that is not spoken of stays.
        let has_its_end = match (self.has_gin, self.has_knock) {
            (true, _) => is_gin(new),
            (false, true) => !is_gin(new),
            (false, false) => is_gin(new) == is_gin(recorded),
        };
        let is_exchanged = !self.is_exchanged || by != was_by;
        self.counts.iter().all(is_counted) && self.enders.iter().all(is_ended) && has_its_end && is_exchanged
    }

    /// Returns true if a number is one of the recorded counts: then an older hand may be meant.
    pub(super) fn names_count_of(&self, recorded: &HandClaim) -> bool {
        let is_recorded =
            |said: &&SaidCount| Player::BOTH.iter().any(|one| count_of(recorded, *one) == Some(said.count));
        self.denies() || self.counts.iter().filter(is_recorded).count() > 1
    }

    /// Returns true for `hand 6 was gin`, which may be said of another hand.
    pub(super) fn is_gin_alone(&self) -> bool {
        self.counts.is_empty() && self.enders.is_empty() && !self.is_exchanged
    }

    pub(super) fn denies(&self) -> bool {
        self.counts.iter().any(|said| said.is_denied)
    }
}
