//! Hands and draws with words that change nothing, where all is said that a line has: they are recorded, as other words of
//! players are. Any other word may say that it was otherwise: `Ann nearly had gin, Bob 31`.

use super::account::{Account, Counted, is_of_points, owners};
use super::pieces::{Piece, PieceKind};
use super::possible::known;
use super::{Meaning, TypedWords, is_question, without_comma};
use crate::commands::words::{
    AROUND_DRAWS, ARTICLES, ASKS, CARDS, DRAWS, FILLERS, FIRST_PERSONS, FOR_TOTALS, HARMLESS, JOINS, KNOCKS,
    LEFTS, NOBODIES, NOTS, ONLIES, OWNS, PASSIVES, SELVES, THATS, THIRD_PERSONS, TIES, TOS, WASES, WordList,
    count_in_words, means, without,
};
use crate::say::Lang;
use ginscore_rules::players::Seat;

/// The suits, which may stand before the ranks of cards.
const SUITS: [char; 4] = ['c', 'd', 'h', 's'];

/// The most cards that are left in the stock when a hand is drawn.
const LEFT: usize = 3;

/// Words that change nothing in a hand.
const OF_HANDS: [WordList; 6] = [HARMLESS, FIRST_PERSONS, THIRD_PERSONS, SELVES, ARTICLES, TOS];

/// Words that say of a hand that nobody won it, or nothing.
const OF_DRAWS: [WordList; 6] = [DRAWS, AROUND_DRAWS, NOBODIES, KNOCKS, JOINS, CARDS];

impl TypedWords<'_> {
    /// Returns true if the words say who of two players ended a hand, and whose each count is: `Bob knocked with 9 but I only had
    /// 15`.
    pub(super) fn is_surely_told(&self) -> bool {
        let words: Vec<_> = self.words.iter().flat_map(|word| self.name_and_count(word)).collect();
        let words: Vec<&str> = words.iter().map(|word| word.as_ref()).collect();
        let all = self.pieces(&words);
        self.may_be_sure(&all) && (self.is_told_of_each(&all) || self.are_two_short_words(&all))
    }

    /// Returns true for words that say nothing but that nobody won: `nobody knocked, only two cards left`.
    pub(super) fn is_surely_drawn(&self) -> bool {
        let words = without_comma(&self.words);
        // `was it a draw`
        let asks = |word: &&str| [PASSIVES, WASES, FILLERS, ASKS].iter().any(|list| means(word, *list));
        let mut rest = words.as_slice();
        // `nobody is out` is said of no draw.
        let mut is_said = false;
        while let [word, after @ ..] = rest {
            let cards = count_in_words(rest).or_else(|| Some((word.parse().ok()?, after)));
            let are_left = |after: &[&str]| after.first().is_some_and(|next| means(next, CARDS));
            let of_draw = || OF_DRAWS.iter().find_map(|list| without(rest, *list));
            // `nobody` alone says nothing of a knock.
            let drawn = without(rest, DRAWS).map(|after| rest.len() - after.len());
            is_said |= drawn.is_some_and(|words| words > 1 || !means(word, NOBODIES)) || means(word, KNOCKS);
            rest = match (cards, of_draw()) {
                (Some((count, after)), _) if count <= LEFT && are_left(after) => {
                    is_said = true;
                    after
                }
                (_, Some(after)) if self.exact_name(rest) == 0 => after,
                _ => return false,
            };
        }
        // A tie may be one of equal counts.
        let is_two = self.series.roster().lineup().is_two_players();
        is_said && is_two && !self.says(TIES) && !is_question(self.typed) && !words.first().is_some_and(asks)
    }

    /// `Ann again, 10 v 16`, `Bob gin 20 again`: a hand with words that change nothing.
    pub(super) fn without_harmless(&self) -> Option<Meaning> {
        let whose = [SELVES, OWNS, FIRST_PERSONS, THIRD_PERSONS];
        let is_harmless = |word: &&&str| {
            let word = word.trim_end_matches(',');
            let says_whose = whose.iter().any(|list| means(word, *list));
            let is_it = word.chars().count() > 2 && means(word, HARMLESS);
            is_it && !says_whose && self.exact_name(&[word]) == 0
        };
        let words: Vec<&str> = self.words.iter().filter(|word| !is_harmless(word)).copied().collect();
        // `Ann still has 4, Bob 23`
        let ends =
            |piece: &Piece| matches!(piece.kind, PieceKind::Gin | PieceKind::Knocks | PieceKind::Against);
        let is_two = self.series.roster().lineup().is_two_players();
        let is_hand = is_two && words.len() < self.words.len() && self.pieces(&words).iter().any(ends);
        is_hand.then(|| self.hand(&words))?
    }

    /// Returns true if all words are known, or change nothing.
    fn may_be_sure(&self, pieces: &[Piece]) -> bool {
        let changes = |piece: &Piece| {
            let word = piece.text.trim_end_matches(',');
            // `that time Bob knocked with 9`
            let is_harmless = OF_HANDS.iter().any(|list| means(word, *list)) && !means(word, THATS);
            piece.is_unknown() && !is_harmless && !is_of_points(piece)
        };
        let is_two = self.series.roster().lineup().is_two_players();
        is_two && !is_question(self.typed) && !pieces.iter().any(changes)
    }

    fn is_told_of_each(&self, all: &[Piece]) -> bool {
        use PieceKind::{Count, Gin, Joins, Knocks, Loses, Nothing, Passive, Player, Undercuts};
        let is_plain = |piece: &Piece| {
            matches!(
                piece.kind,
                Player(_) | Count(_) | Gin | Knocks | Loses | Undercuts | Nothing | Joins | Passive
            )
        };
        let (known, _) = known(all.to_vec());
        // `gin for Bob, Ann 31`
        let gin_for = |three: &[Piece]| match three {
            [gin, word, name] => gin.kind == Gin && means(&word.text, FOR_TOTALS) && name.seat().is_some(),
            _ => false,
        };
        let fors = known.windows(3).filter(|three| gin_for(three)).count();
        let are_plain = known.iter().filter(|piece| !is_plain(piece)).count() == fors;
        // `Bob caught Ann's gin`
        let catches = |two: &[Piece]| matches!(two, [one, two] if one.kind == Loses && two.seat().is_some());
        if !are_plain || known.windows(2).any(catches) || all.iter().any(|piece| means(&piece.text, NOTS)) {
            return false;
        }
        let said = Account::of(&known, Lang::current() == Lang::ENGLISH);
        let of = owners(all);
        let ender = match said.enders.as_slice() {
            [one] => Some(*one),
            [] if self.says_only_counts(all) => self.only_knocker(&said, &of),
            _ => None,
        };
        let Some(ender) = ender else { return false };
        let is_other = |of: &Option<Seat>| of.is_some_and(|seat| seat != ender);
        let are_told = match (said.gins.as_slice(), of.as_slice()) {
            ([], [one, two]) => *one == Some(ender) && is_other(two) || is_other(one) && *two == Some(ender),
            ([_], [one]) => is_other(one),
            _ => false,
        };
        // `Bob knocks, 3 to 32`: only one can be that of a knock.
        let are_apart =
            said.gins.is_empty() && of.iter().all(Option::is_none) && self.is_one_low(&said.counts);
        // `Bob has gin and I am stuck with 34`
        let is_caught = said.caught.iter().all(|seat| *seat != ender);
        // `I knocked with 8, Bob undercut with 7`
        let is_undercut = !said.is_undercut
            || said.gins.is_empty()
                && said.undercut.is_empty()
                && said.undercutters.iter().all(|seat| *seat != ender)
                && has_more(&said.counts, &of, ender);
        (are_told || are_apart)
            && is_caught
            && is_undercut
            && (said.named.len() == 2 || are_apart)
            && !said.is_repeated
            && !said.may_be_points
    }

    fn is_one_low(&self, counts: &[Counted]) -> bool {
        matches!(counts, [one, two] if self.is_low(one.count) != self.is_low(two.count))
    }

    /// Returns true for names and counts with nothing between them but `had` and `only`: `Ann has 4 to go` says what is missing.
    fn says_only_counts(&self, all: &[Piece]) -> bool {
        use PieceKind::{Count, Joins, Nothing, Player};
        let is_it = |piece: &Piece| {
            matches!(piece.kind, Player(_) | Count(_) | Joins | Nothing) || means(&piece.text, ONLIES)
        };
        let is_left = |word: &&str| [TOS, LEFTS].iter().any(|list| means(word.trim_end_matches(','), *list));
        all.iter().all(is_it) && !self.words.iter().any(is_left)
    }

    /// The first player of `Ann 4, Bob only had 12`: only that count can be one of a knock.
    fn only_knocker(&self, said: &Account, of: &[Option<Seat>]) -> Option<Seat> {
        let first = *said.named.first()?;
        let own = said.counts.iter().zip(of).find(|(_, of)| **of == Some(first))?.0;
        (said.gins.is_empty() && self.is_one_low(&said.counts) && self.is_low(own.count)).then_some(first)
    }

    /// Returns true for `g7 m19`, where only one can be the count of a knock, unless both may be cards.
    fn are_two_short_words(&self, all: &[Piece]) -> bool {
        use PieceKind::{Count, Player};
        let kinds: Vec<PieceKind> = all.iter().map(|piece| piece.kind).collect();
        let [Player(_), Count(one), Player(_), Count(two)] = *kinds.as_slice() else { return false };
        let is_suit = |word: &&str| {
            word.chars().next().is_some_and(|first| SUITS.contains(&first.to_ascii_lowercase()))
        };
        self.words.len() == 2 && self.is_low(one) != self.is_low(two) && !self.words.iter().all(is_suit)
    }
}

/// Returns true if this player's count is not less than the other one.
fn has_more(counts: &[Counted], of: &[Option<Seat>], seat: Seat) -> bool {
    let count = |is_own: bool| {
        let mut own = counts.iter().zip(of).filter(|(_, of)| (**of == Some(seat)) == is_own);
        own.next().map(|(counted, _)| counted.count)
    };
    count(true) >= count(false)
}
