//! Corrections in sentences that no other reader knows: the one change of a recorded hand that explains all that is said, as in `sorry,
//! Ann had the gin, Bob 9` and `in the 9 against 10 hand Ann had 8`. They are offered.

use super::account::{Account, is_of_points, owners, push};
use super::changes::{Said, SaidCount};
use super::pieces::{BIG_GIN, Piece, PieceKind};
use super::recorded::number_of;
use super::{Meaning, TypedWords, is_number, is_question, without_comma};
use crate::commands::line::corrected::correction;
use crate::commands::line::purpose::Purpose;
use crate::commands::run::failure::no_such_hand;
use crate::commands::words::{
    AGOS, AMEND, ARTICLES, ASKS, CORRECTS, EXCHANGED, FIRST_PERSONS, HANDS, HARMLESS, INS, LASTS, NOTS,
    OPENERS, OWNS, SELVES, WASES, WHO, WHYS, WINS, WordList, means, without,
};
use crate::say::Lang;
use ginscore_ledger::model::Hand;
use ginscore_notation::{read_card, write_seated};
use ginscore_rules::hand::{HandClaim, PointsClaim};

/// The letters of a word that says nothing, if it is not known.
const SHORT: usize = 4;

/// The letters of a word that may be a name, and not only say whose it was.
const OF_NAME: usize = 3;

/// Words that say nothing of who had what.
const SAYS_NOTHING: [WordList; 11] =
    [CORRECTS, HANDS, INS, ARTICLES, OWNS, SELVES, FIRST_PERSONS, WASES, LASTS, HARMLESS, ASKS];

/// What is said between a denial and a name: `não foi o Kai`.
const LEADS: [WordList; 2] = [ARTICLES, WASES];

/// How many hands before the last one may be meant by what a count was, and none before them.
const RECENT: usize = 3;

/// The most older hands that may be meant.
const FEW: usize = 4;

/// The most numbers of such a sentence.
const NUMBERS: usize = 3;

impl TypedWords<'_> {
    /// The line of the only change that explains what is said, in the hand that is said, or else in the latest one.
    pub(super) fn explained(&self) -> Option<Meaning> {
        let (words, corrects) = self.without_sighs();
        let corrects = corrects || self.says_who();
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
        let said = self.said_of_recorded(&rest).filter(|said| !said.is_gin_alone())?;
        let last = self.series.score().rounds().len();
        // `hand 14 was won by Kai, not Zoe`, where there are four
        let numbered = |at: usize| number_of(without(bare.get(at..)?, HANDS)?);
        let missing = (0..bare.len()).filter_map(numbered).find(|(number, _)| *number > last);
        if let Some((number, _)) = missing.filter(|(_, said)| place.is_none() && !said.is_empty()) {
            return Some(Meaning::Unclear(Box::new(no_such_hand(number))));
        }
        // `two hands ago`: people begin to count with the last hand, or before it.
        let more = usize::from(self.says(AGOS));
        let numbers = place.map_or(1..=last, |(number, ..)| number.saturating_sub(more).max(1)..=number);
        let lines_of = |number: usize| {
            let kept = self.series.round(number);
            let [hand] = kept.as_slice() else { return None };
            let claim = hand.ruling.claim();
            let is_meant = number == last && (corrects || said.denies_player)
                || place.is_some()
                || matches!(claim, HandClaim::Showdown(_)) && said.names_count_of(claim);
            let lines = self.recordable(&self.changed_lines(number, hand, &said));
            (is_meant && !lines.is_empty()).then_some((number, lines))
        };
        let mut found = numbers.rev().filter_map(lines_of);
        let (number, lines) = found.next()?;
        // Of older hands, any may be meant.
        let others = found.filter(|_| said.denies() && number + RECENT < last).flat_map(|(_, lines)| lines);
        let all: Vec<String> = lines.into_iter().chain(others).collect();
        (all.len() <= FEW).then(|| self.offered_correction(&all))?
    }

    /// The lines in which the hand of that number is as it is said, with one change; why the first cannot be recorded, if it is said
    /// what was recorded.
    pub(super) fn changed(&self, number: usize, words: &[&str]) -> Option<Meaning> {
        let kept = self.series.round(number);
        let [hand] = kept.as_slice() else { return None };
        let said = self.said_of_recorded(words)?;
        let lines = self.changed_lines(number, hand, &said);
        let wrong = || lines.first().filter(|_| said.denies()).map(|line| self.as_line(line.clone()));
        self.offered_correction(&lines).or_else(|| self.with_points(number, hand, words)).or_else(wrong)
    }

    fn changed_lines(&self, number: usize, hand: &Hand, said: &Said) -> Vec<String> {
        let line = |claim: &HandClaim| {
            let line = write_seated(claim, hand.opponents, self.note_of(hand), self.series.roster());
            format!("{AMEND} {number} {line}")
        };
        let recorded = line(hand.ruling.claim());
        let changes = said.changes(hand.ruling.claim(), hand.opponents);
        let mut lines = Vec::new();
        push(&mut lines, changes.iter().map(line).filter(|line| *line != recorded));
        lines
    }

    /// The hand for so many points, if it was recorded with counts, and if nothing else is said: 120 is more than a count.
    fn with_points(&self, number: usize, hand: &Hand, words: &[&str]) -> Option<Meaning> {
        let [points] = words else { return None };
        let HandClaim::Showdown(showdown) = hand.ruling.claim() else { return None };
        let (winner, knock_card) = (showdown.by, showdown.knock_card);
        let points = PointsClaim { winner, points: points.parse().ok()?, boxes: 1, knock_card };
        let claim = HandClaim::Points(points);
        let line = write_seated(&claim, hand.opponents, self.note_of(hand), self.series.roster());
        self.offered_correction(&[format!("{AMEND} {number} {line}")])
    }

    /// What these words say of a hand. `None` if they deny something other than a count, if a number may be anything, or if they
    /// say nothing of it.
    fn said_of_recorded(&self, words: &[&str]) -> Option<Said> {
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
        // `not Zoe` and `não foi o Kai` say the same again.
        let is_not = |at: usize| {
            let before = pieces.get(..at).and_then(|before| before.iter().rev().find(|piece| !leads(piece)));
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
        // `il gin era di Kai`, `that was Kai's`, `the last hand was won by Kai, not Zoe`
        // `hand 3 was lost by Kai`
        let lost = [account.payers.as_slice(), &account.caught].concat().first().copied().or(denied);
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
        let said = Said { counts, enders, has_gin, has_knock, is_exchanged, denies_player: denied.is_some() };
        (says_something && said.counts.len() <= NUMBERS).then_some(said)
    }

    /// Returns true for `who knocked was Kai`, which asks nothing.
    pub(super) fn says_who(&self) -> bool {
        let mut words = without_comma(&self.words);
        let sighs = words.iter().take_while(|word| means(word, CORRECTS) || means(word, OPENERS)).count();
        words.drain(..sighs);
        let is_who = words.first().is_some_and(|word| means(word, WHO));
        let leads = |word: &&&str| means(word, ARTICLES);
        let is_named = |at: usize| {
            let rest = words.get(at + 1..).unwrap_or_default();
            let name = rest.get(rest.iter().take_while(leads).count()..).unwrap_or_default();
            words.get(at).is_some_and(|word| means(word, WASES)) && self.exact_name(name) > 0
        };
        is_who && (2..words.len()).any(is_named)
    }

    /// Returns true for `não foi o Kai, foi a Zoe`, of which the first word does not only correct.
    fn denies_player(&self, at: usize) -> bool {
        let rest = self.words.get(at + 1..).unwrap_or_default();
        let leads = |word: &&&str| LEADS.iter().any(|list| means(word, *list));
        let skipped = rest.iter().take_while(leads).count();
        let is_name = |at: usize| self.exact_name(rest.get(at..).unwrap_or_default()) > 0;
        skipped > 0 && is_name(skipped) && (skipped + 1..rest.len()).any(is_name)
    }

    /// The words without those at the start of a clause that only correct, and whether there are any.
    fn without_sighs(&self) -> (Vec<&str>, bool) {
        let bare = without_comma(&self.words);
        let mut left: Vec<&str> = Vec::new();
        let (mut at, mut is_start) = (0, true);
        while let Some(word) = self.words.get(at) {
            // `24, not 14` denies a count.
            let denies = means(bare.get(at).unwrap_or(&""), NOTS)
                && (bare.get(at + 1).is_some_and(|next| is_number(next)) || self.denies_player(at));
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

fn is_speaker(piece: &Piece) -> bool {
    means(&piece.text, SELVES) || means(&piece.text, OWNS)
}

fn leads(piece: &Piece) -> bool {
    let is_word = piece.count().is_none() && piece.seat().is_none();
    is_word && LEADS.iter().any(|list| means(&piece.text, *list))
}

fn says_nothing(piece: &Piece) -> bool {
    SAYS_NOTHING.iter().any(|list| means(&piece.text, *list))
}

/// Returns true if more is said than who ended a recorded hand, and who had what: a whole hand, cards, or a word that is not known.
fn may_be_other(pieces: &[Piece]) -> bool {
    let is_other = |piece: &Piece| {
        use PieceKind::{Beats, Ginned, KnockedOn, LaysOff, MistypedCount, Other, Undercuts};
        let is_card = || read_card(&piece.text).is_some() || piece.text.contains(char::is_numeric);
        matches!(piece.kind, Beats | Ginned | KnockedOn | LaysOff | MistypedCount | Undercuts)
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
    let pieces: Vec<Piece> = pieces.iter().filter(|piece| !leads(piece)).cloned().collect();
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
