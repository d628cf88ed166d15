//! Corrections in sentences that no other reader knows: the one change of a recorded hand that explains all that is said, as in `sorry,
//! Ann had the gin, Bob 9` and `in the 9 against 10 hand Ann had 8`. They are offered.

use super::account::{Account, is_of_points, owners};
use super::pieces::{Piece, PieceKind};
use super::recorded::number_of;
use super::{Meaning, TypedWords, is_number, is_question, without_comma};
use crate::commands::line::corrected::correction;
use crate::commands::line::purpose::Purpose;
use crate::commands::run::failure::no_such_hand;
use crate::commands::words::{
    AMEND, ARTICLES, ASKS, CORRECTS, EXCHANGED, FIRST_PERSONS, HANDS, HARMLESS, INS, LASTS, NOTS, OWNS,
    SELVES, WASES, WHYS, WINS, WordList, means, without,
};
use crate::say::Lang;
use ginscore_notation::write_seated;
use ginscore_rules::hand::{Count, Defender, HandClaim, Knocker, Showdown};
use ginscore_rules::players::{Opponents, Player, Seat};

/// The letters of a word that says nothing, if it is not known.
const SHORT: usize = 4;

/// Words that say nothing of who had what.
const SAYS_NOTHING: [WordList; 11] =
    [CORRECTS, HANDS, INS, ARTICLES, OWNS, SELVES, FIRST_PERSONS, WASES, LASTS, HARMLESS, ASKS];

/// How many hands before the last one may be meant by what a count was, and none before them.
const RECENT: usize = 3;

/// The most older hands that may be meant.
const FEW: usize = 4;

/// The most numbers of such a sentence.
const NUMBERS: usize = 3;

/// A number that is said.
struct SaidCount {
    count: u32,
    /// Whose it is, if that is said.
    of: Option<Seat>,
    /// True if it is said to be wrong: `24, not 14`.
    is_denied: bool,
}

/// What is said of a hand that was recorded.
struct Said {
    counts: Vec<SaidCount>,
    /// Who ended the hand, if somebody is named for it.
    enders: Vec<Seat>,
    has_gin: bool,
    /// Whoever speaks has ended it: of two players it is not known who that is.
    is_own: bool,
    /// A player is said not to be meant: `Kai knocked, not Zoe`.
    denies_player: bool,
}

/// The count of a player in a hand with counts.
fn count_of(showdown: &Showdown, player: Player) -> Option<u32> {
    match (player == showdown.by, &showdown.knocker, &showdown.defender) {
        (true, Knocker::Count(count), _) | (false, _, Defender::Count(count)) => Some(count.points()),
        _ => None,
    }
}

impl Said {
    /// The hands that differ from the recorded one in one thing, if all that is said is true of them.
    fn changes(&self, recorded: &Showdown, pair: Opponents) -> Vec<Showdown> {
        // The count of a hand with cards is that of its cards.
        let has_counts = |showdown: &Showdown| {
            matches!(showdown.knocker, Knocker::Count(_) | Knocker::Gin)
                && matches!(showdown.defender, Defender::Count(_))
        };
        let counted = self.counts.iter().filter(|_| has_counts(recorded)).flat_map(|said| {
            let count = Count::from(said.count);
            let own = Showdown { knocker: Knocker::Count(count.clone()), ..recorded.clone() };
            [own, Showdown { defender: Defender::Count(count), ..recorded.clone() }]
        });
        let is_ended = self.is_own || !self.enders.is_empty();
        let exchanged = is_ended.then(|| Showdown { by: recorded.by.other(), ..recorded.clone() });
        let gin = self.has_gin.then(|| Showdown { knocker: Knocker::Gin, ..recorded.clone() });
        let all = exchanged.into_iter().chain(gin).chain(counted);
        all.filter(|new| new != recorded && self.is_true_of(new, recorded, pair)).collect()
    }

    fn is_true_of(&self, new: &Showdown, recorded: &Showdown, pair: Opponents) -> bool {
        let has = |showdown: &Showdown, count: u32| {
            Player::BOTH.iter().any(|one| count_of(showdown, *one) == Some(count))
        };
        let is_counted = |said: &SaidCount| {
            let has_it = |showdown: &Showdown| match said.of.and_then(|seat| pair.player(seat)) {
                Some(player) => count_of(showdown, player) == Some(said.count),
                None => has(showdown, said.count),
            };
            match said.is_denied {
                true => has_it(recorded) && !has_it(new),
                false => has_it(new) || said.of.is_none() && has_it(recorded),
            }
        };
        let is_ended = |seat: &Seat| pair.player(*seat) == Some(new.by);
        // Gin that is not spoken of stays.
        let is_gin = |showdown: &Showdown| matches!(showdown.knocker, Knocker::Gin | Knocker::BigGin);
        let has_its_end = if self.has_gin { is_gin(new) } else { is_gin(new) == is_gin(recorded) };
        let is_exchanged = !self.is_own || new.by != recorded.by;
        self.counts.iter().all(is_counted) && self.enders.iter().all(is_ended) && has_its_end && is_exchanged
    }

    /// Returns true if a number is one of the recorded counts: then an older hand may be meant.
    fn names_count_of(&self, recorded: &Showdown) -> bool {
        let is_recorded =
            |said: &&SaidCount| Player::BOTH.iter().any(|one| count_of(recorded, *one) == Some(said.count));
        self.denies() || self.counts.iter().filter(is_recorded).count() > 1
    }

    fn denies(&self) -> bool {
        self.counts.iter().any(|said| said.is_denied)
    }
}

impl TypedWords<'_> {
    /// The line of the only change that explains what is said, in the hand that is said, or else in the latest one.
    pub(super) fn explained(&self) -> Option<Meaning> {
        let (words, corrects) = self.without_sighs();
        let bare = without_comma(&words);
        let said = |at: usize| {
            self.hand_said(bare.get(at..)?).map(|(number, after)| (number, at, words.len() - after.len()))
        };
        let place = (0..words.len()).find_map(said);
        let rest = match place {
            Some((_, start, end)) => [words.get(..start)?, words.get(end..)?].concat(),
            None => words,
        };
        let is_of_recorded = corrects || place.is_some() || self.says(HANDS) || self.says(NOTS);
        if self.purpose != Purpose::Record
            || self.says(WHYS)
            || is_question(self.typed)
            || self.forgets().is_some()
            || !is_of_recorded
        {
            return None;
        }
        let said = self.said_of_recorded(&rest)?;
        let last = self.series.score().rounds().len();
        // `hand 14 was won by Kai, not Zoe`, where there are four
        let numbered = |at: usize| number_of(without(bare.get(at..)?, HANDS)?);
        let missing = (0..bare.len()).filter_map(numbered).find(|(number, _)| *number > last);
        if let Some((number, _)) = missing.filter(|(_, said)| place.is_none() && !said.is_empty()) {
            return Some(Meaning::Unclear(Box::new(no_such_hand(number))));
        }
        let numbers = place.map_or(1..=last, |(number, ..)| number..=number);
        let lines_of = |number: usize| {
            let kept = self.series.round(number);
            let [hand] = kept.as_slice() else { return None };
            let HandClaim::Showdown(showdown) = hand.ruling.claim() else { return None };
            let is_meant = number == last && (corrects || said.denies_player)
                || place.is_some()
                || said.names_count_of(showdown);
            let line = |showdown: Showdown| {
                let claim = HandClaim::Showdown(showdown);
                let line = write_seated(&claim, hand.opponents, self.note_of(hand), self.series.roster());
                format!("{AMEND} {number} {line}")
            };
            let recorded = line(showdown.clone());
            let changes = said.changes(showdown, hand.opponents).into_iter().filter(|_| is_meant);
            let lines =
                self.recordable(&changes.map(line).filter(|line| *line != recorded).collect::<Vec<_>>());
            (!lines.is_empty()).then_some((number, lines))
        };
        let mut found = numbers.rev().filter_map(lines_of);
        let (number, lines) = found.next()?;
        // Of older hands, any may be meant.
        let others = found.filter(|_| said.denies() && number + RECENT < last).flat_map(|(_, lines)| lines);
        let all: Vec<String> = lines.into_iter().chain(others).collect();
        (all.len() <= FEW).then(|| self.offered_correction(&all))?
    }

    /// What these words say of a hand. `None` if they deny something other than a count, if a number may be anything, or if they
    /// say nothing of it.
    fn said_of_recorded(&self, words: &[&str]) -> Option<Said> {
        let pieces = self.with_names(words);
        let is_other = |piece: &Piece| {
            use PieceKind::{Beats, Ginned, KnockedOn, LaysOff, MistypedCount, Undercuts};
            let is_one = piece.count() == Some(1) && !words.iter().any(|word| word.contains('1'));
            // `no one knocked` has no count.
            is_one || matches!(piece.kind, Beats | Ginned | KnockedOn | LaysOff | MistypedCount | Undercuts)
        };
        // A whole hand is another one.
        let is_hand = |three: &[Piece]| match three {
            [name, own, against] => {
                let has_own = own.count().is_some() || own.kind == PieceKind::Gin;
                name.seat().is_some() && has_own && against.kind == PieceKind::Against
            }
            _ => false,
        };
        let denies = |two: &[Piece]| {
            let [not, next] = two else { return false };
            means(&not.text, NOTS) && next.count().is_none() && next.seat().is_none()
        };
        // A word that is not known may be what happened.
        let may_change = |piece: &Piece| {
            let is_known = SAYS_NOTHING.iter().any(|list| means(&piece.text, *list));
            piece.is_unknown() && piece.text.chars().count() > SHORT && !is_known && !means(&piece.text, WINS)
                || correction(&piece.text).is_some()
        };
        if pieces.iter().any(may_change)
            || pieces.iter().any(is_other)
            || pieces.windows(2).any(denies)
            || pieces.windows(3).any(is_hand)
            || !self.series.roster().lineup().is_two_players()
        {
            return None;
        }
        // `not Zoe` says the same again.
        let is_denied = |at: usize| {
            let before = at.checked_sub(1).and_then(|at| pieces.get(at));
            before.is_some_and(|before| means(&before.text, NOTS))
                && pieces.get(at).is_some_and(|piece| piece.seat().is_some())
        };
        let denies_player = (0..pieces.len()).any(is_denied);
        let is_said =
            |(at, piece): &(usize, &Piece)| (!piece.is_unknown() || is_of_points(piece)) && !is_denied(*at);
        let known: Vec<Piece> =
            pieces.iter().enumerate().filter(is_said).map(|(_, piece)| piece.clone()).collect();
        let account = Account::of(&known, Lang::current() == Lang::ENGLISH);
        let ends = |piece: &Piece| matches!(piece.kind, PieceKind::Knocks | PieceKind::Gin);
        // `il gin era di Kai`
        let is_of_one = !account.gins.is_empty() && account.counts.is_empty() && account.named.len() == 1;
        let enders = match account.enders.as_slice() {
            [] if is_of_one => account.named.clone(),
            // `the last hand was won by Kai, not Zoe`
            [] if account.counts.is_empty() => account.winners.clone(),
            [one] => vec![*one],
            // `quando o Kai fez gin eu tinha 24`: of both nothing is known.
            _ => Vec::new(),
        };
        let is_own = account.enders.is_empty()
            && account.named.is_empty()
            && pieces.iter().any(ends)
            && pieces.iter().any(|piece| means(&piece.text, SELVES) || means(&piece.text, OWNS));
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
        let says_something = !counts.is_empty() || !enders.is_empty() || is_own;
        let said = Said { counts, has_gin: !account.gins.is_empty(), enders, is_own, denies_player };
        (says_something && said.counts.len() <= NUMBERS).then_some(said)
    }

    /// The words without those at the start of a clause that only correct, and whether there are any.
    fn without_sighs(&self) -> (Vec<&str>, bool) {
        let bare = without_comma(&self.words);
        let mut left: Vec<&str> = Vec::new();
        let (mut at, mut is_start) = (0, true);
        while let Some(word) = self.words.get(at) {
            // `24, not 14` denies a count.
            let denies = means(bare.get(at).unwrap_or(&""), NOTS)
                && bare.get(at + 1).is_some_and(|next| is_number(next));
            let corrects = |rest| without(rest, CORRECTS).or_else(|| without(rest, EXCHANGED));
            let sigh = bare.get(at..).and_then(corrects).filter(|_| is_start && !denies);
            match sigh {
                Some(after) => at = bare.len() - after.len(),
                None => {
                    left.push(word);
                    is_start = word.ends_with(',');
                    at += 1;
                }
            }
        }
        let corrects = left.len() < self.words.len();
        (left, corrects)
    }
}
