//! What is said of a hand that was recorded, and the single changes of it that make all of that true.

use super::TypedWords;
use super::account::{Account, is_of_points, owners};
use super::pieces::{BIG_GIN, Piece, PieceKind};
use crate::commands::line::corrected::correction;
use crate::commands::words::{
    ARTICLES, ASKS, CORRECTS, EXCHANGED, FIRST_PERSONS, HANDS, HARMLESS, INS, LASTS, NOTS, OF_CARDS, OWNS,
    SELVES, WASES, WINS, WordList, means, without,
};
use crate::say::Lang;
use ginscore_notation::read_card;
use ginscore_rules::hand::{Count, Defender, HandClaim, Knocker, PointsClaim, Showdown};
use ginscore_rules::players::{Opponents, Player, Seat};

/// The letters of a word that says nothing, if it is not known.
const SHORT: usize = 4;
/// The letters of a word that may be a name, and not only say whose it was.
const OF_NAME: usize = 3;
/// Words that say nothing of who had what.
const SAYS_NOTHING: [WordList; 11] =
    [CORRECTS, HANDS, INS, ARTICLES, OWNS, SELVES, FIRST_PERSONS, WASES, LASTS, HARMLESS, ASKS];
/// What is said between a denial and a name: `não foi o Kai`.
const LEADS: [WordList; 2] = [ARTICLES, WASES];
/// The most numbers of such a sentence.
const NUMBERS: usize = 3;

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
    /// Whoever did not knock had no more.
    pub(super) is_undercut: bool,
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
        let is_undercut = !self.is_undercut || count_of(new, by.other()) <= count_of(new, by);
        self.counts.iter().all(is_counted)
            && self.enders.iter().all(is_ended)
            && has_its_end
            && is_exchanged
            && is_undercut
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

impl TypedWords<'_> {
    /// What these words say of a hand. `None` if they deny something other than a count, if a number may be anything, or if they
    /// say nothing of it.
    pub(super) fn said_of_recorded(&self, words: &[&str]) -> Option<Said> {
        // `it was the other way round`
        let turned = (0..words.len())
            .find_map(|at| Some((at, without(words.get(at..)?, EXCHANGED)?)))
            .and_then(|(at, after)| Some([words.get(..at)?, after].concat()));
        let is_turned = turned.is_some();
        let pieces = self.with_names(&turned.unwrap_or_else(|| words.to_vec()));
        // `no one knocked` has no count.
        let is_one = |piece: &Piece| piece.count() == Some(1) && !words.iter().any(|word| word.contains('1'));
        if may_be_other(&pieces)
            || pieces.iter().any(is_one)
            || !self.series.roster().lineup().is_two_players()
        {
            return None;
        }
        // Whoever is denied, as in `not Zoe` and `não foi o Kai`, is not the one of whom it is said.
        let is_not = |at: usize| {
            let before = (0..at).rev().find(|at| !leads(&pieces, *at)).and_then(|at| pieces.get(at));
            before.is_some_and(|before| means(&before.text, NOTS))
        };
        let of_denied = |(at, piece): (usize, &Piece)| piece.seat().filter(|_| is_not(at));
        let denied = pieces.iter().enumerate().find_map(of_denied);
        let is_said = |(at, piece): &(usize, &Piece)| {
            (!piece.is_unknown() || is_of_points(piece)) && of_denied((*at, piece)).is_none()
        };
        let known: Vec<Piece> =
            pieces.iter().enumerate().filter(is_said).map(|(_, piece)| piece.clone()).collect();
        let account = Account::of(&known, Lang::current() == Lang::ENGLISH);
        // `hand 3 was lost by Kai`
        let lost = [account.payers.as_slice(), &account.caught].concat().first().copied().or(denied);
        // `il gin era di Kai`, `that was Kai's`, `the last hand was won by Kai, not Zoe`
        let enders = match (account.enders.as_slice(), account.named.as_slice()) {
            ([], [one]) if account.counts.is_empty() && lost != Some(*one) => vec![*one],
            ([], _) if account.counts.is_empty() => {
                lost.and_then(|seat| self.other(seat)).into_iter().collect()
            }
            ([one], _) => vec![*one],
            // `quando o Kai fez gin eu tinha 24`: of both nothing is known.
            _ => Vec::new(),
        };
        let ends = |piece: &Piece| matches!(piece.kind, PieceKind::Knocks | PieceKind::Gin);
        let speaks = |(at, piece): (usize, &Piece)| is_speaker(piece) && !is_not(at);
        let is_own = account.enders.is_empty()
            && account.named.is_empty()
            && denied.is_none()
            && (account.counts.is_empty() || pieces.iter().any(ends))
            && pieces.iter().enumerate().any(speaks);
        let is_exchanged = is_own || is_turned && enders.is_empty();
        let places = pieces.iter().enumerate().filter(|(_, piece)| piece.count().is_some()).map(|(at, _)| at);
        let is_denied = |at: usize| {
            let before = pieces.get(..at)?.iter().rev().find(|piece| !piece.is_silent())?;
            means(&before.text, NOTS).then_some(())
        };
        let counted = account.counts.iter().zip(owners(&pieces)).zip(places);
        let counts: Vec<SaidCount> = counted
            .map(|((counted, of), at)| SaidCount {
                count: counted.count,
                of,
                is_denied: is_denied(at).is_some(),
            })
            .collect();
        let has_gin = !account.gins.is_empty();
        let has_knock = !has_gin && pieces.iter().any(|piece| piece.kind == PieceKind::Knocks);
        // Of gin alone, a word that is not known may say whose it was.
        let is_of_somebody = |piece: &Piece| {
            piece.is_unknown() && piece.text.chars().count() >= OF_NAME && !says_nothing(piece)
        };
        let is_gin = has_gin && !pieces.iter().any(is_of_somebody);
        let says_something = !counts.is_empty() || !enders.is_empty() || is_exchanged || is_gin;
        let said = Said {
            counts,
            enders,
            has_gin,
            has_knock,
            is_exchanged,
            is_undercut: account.is_undercut,
            denies_player: denied.is_some(),
        };
        (says_something && said.counts.len() <= NUMBERS).then_some(said)
    }
}

fn is_speaker(piece: &Piece) -> bool {
    means(&piece.text, SELVES) || means(&piece.text, OWNS)
}

/// Returns true for a word that only leads to the next one; `di` does so to a name.
fn leads(pieces: &[Piece], at: usize) -> bool {
    let Some(piece) = pieces.get(at) else { return false };
    let is_word = piece.count().is_none() && piece.seat().is_none();
    let is_named = pieces.get(at + 1).is_some_and(|next| next.seat().is_some());
    let is_of = is_named && means(&piece.text, OF_CARDS);
    is_word && (is_of || LEADS.iter().any(|list| means(&piece.text, *list)))
}

fn says_nothing(piece: &Piece) -> bool {
    SAYS_NOTHING.iter().any(|list| means(&piece.text, *list))
}

/// Returns true if more is said than who ended a recorded hand, and who had what: a whole hand, cards, or a word that is not known.
fn may_be_other(pieces: &[Piece]) -> bool {
    let is_other = |piece: &Piece| {
        use PieceKind::{Beats, Ginned, KnockedOn, LaysOff, MistypedCount, Other};
        let is_card = || read_card(&piece.text).is_some() || piece.text.contains(char::is_numeric);
        matches!(piece.kind, Beats | Ginned | KnockedOn | LaysOff | MistypedCount)
            || piece.text == BIG_GIN
            || piece.kind == Other && is_card()
            || correction(&piece.text).is_some()
    };
    // A whole hand is another one; `in the 9 against 10 hand` is none.
    let is_hand = |at: usize| {
        let before = |back: usize| at.checked_sub(back).and_then(|at| pieces.get(at));
        let has_count = before(1).is_some_and(|own| own.count().is_some());
        let is_against = pieces.get(at).is_some_and(|piece| piece.kind == PieceKind::Against);
        is_against && (!has_count || before(2).is_some_and(|name| name.seat().is_some()))
    };
    let is_not = |piece: &Piece| means(&piece.text, NOTS);
    let pieces: Vec<Piece> = pieces
        .iter()
        .enumerate()
        .filter(|(at, _)| !leads(pieces, *at))
        .map(|(_, piece)| piece.clone())
        .collect();
    let denies = |two: &[Piece]| {
        let [not, next] = two else { return false };
        is_not(not) && next.count().is_none() && next.seat().is_none() && !is_speaker(next)
    };
    let denies_count = |two: &[Piece]| matches!(two, [not, next] if is_not(not) && next.count().is_some());
    // A word that is not known may be what happened, unless it is said what was recorded.
    let may_change = |piece: &Piece| {
        let is_long = piece.is_unknown() && piece.text.chars().count() > SHORT;
        is_long && !says_nothing(piece) && !means(&piece.text, WINS)
    };
    pieces.iter().any(is_other)
        || (0..pieces.len()).any(is_hand)
        || pieces.windows(2).any(denies)
        || pieces.iter().any(may_change) && !pieces.windows(2).any(denies_count)
}
