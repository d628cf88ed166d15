//! Disputes in the words of players: questions with cards, and a word for the referee before them.

use super::pieces::PieceKind;
use super::{Meaning, TypedWords, is_number, is_question, without_comma};
use crate::commands::line::spoken_cards::{cards_of_group, in_notation, is_of_card, names_ranks, read_group};
use crate::commands::run::failure::Failure;
use crate::commands::words::{
    ARTICLES, ASKS, BESTS, EACH, HANDS, JUDGES, LAID_ONS, LAYS_APART, LAYS_OFF, OF_CARDS, ONS, TOS, UP_TOS,
    WHY, means, means_exactly, ordinal, without,
};
use crate::say::{Message, written::reading as say};
use crate::show::cards::in_words::suit_name;
use crate::show::code::Code;
use ginscore_notation::read_card;
use ginscore_rules::cards::Suit;
use ginscore_rules::hand::{End, Evidence, Ruling};

/// The fewest cards of a meld.
const MELD: usize = 3;

/// The fewest cards that are more than any meld or two, and the most that a hand has.
pub(super) const SOME_OF_HAND: usize = 7;
const HAND: usize = 11;

impl TypedWords<'_> {
    /// `sędzia QS KS AS`: a word for the referee, before cards.
    pub(super) fn judged(&self) -> Option<Meaning> {
        let (first, cards) = self.words.split_first().filter(|(_, cards)| !cards.is_empty())?;
        let command = [(JUDGES, "judge"), (BESTS, "best")].into_iter().find(|(list, _)| means(first, *list));
        let (_, command) = command?;
        let is_it = self.exact_name(&self.words) == 0 && self.has_cards(cards);
        // `Streit am Tisch: zählt Dame König Ass Pik als Folge?`
        let of_question = || TypedWords { words: cards.to_vec(), ..*self }.cards_asked();
        let asks = is_question(self.typed) && !cards.iter().all(|word| read_group(word).is_some());
        if let Some(cards) = (is_it && asks).then(of_question).flatten() {
            return Some(Meaning::Command(format!("{command} {cards}")));
        }
        // As they were typed: a comma between two melds stays.
        let (_, typed) = self.typed.trim().split_once(char::is_whitespace)?;
        is_it.then(|| Meaning::Command(format!("{command} {}", typed.trim())))
    }

    /// `best Nora's hand: 4h 5h 6h ...`: whose the cards are says nothing of them.
    pub(super) fn hand_of_player(&self) -> Option<Meaning> {
        let (command, rest) = self.words.split_first()?;
        let is_referee = ["judge", "check", "best"].iter().any(|known| command.eq_ignore_ascii_case(known));
        let name = match (self.exact_name(rest), rest) {
            // `noras`
            (0, [name, ..]) => name.strip_suffix('s').map(|name| self.exact_name(&[name]))?,
            (words, _) => words,
        };
        let cards = rest.get(name..).filter(|_| is_referee && name > 0)?;
        let cards = without(cards, HANDS)?;
        let are_cards = !cards.is_empty() && cards.iter().all(|card| read_card(card).is_some());
        are_cards.then(|| Meaning::Command(format!("{command} {}", cards.join(" "))))
    }

    /// Returns true for words among which are cards: one that can be nothing else, or a suit or a face card next to another or to a number.
    pub(super) fn has_cards(&self, words: &[&str]) -> bool {
        // `as` is the ace of spades, an article in Portuguese, and a word of English.
        let is_word = |word: &str| means_exactly(word, ARTICLES) || word == "as";
        let is_said = |word: &&&str| self.exact_name(&[**word]) == 0 && !is_word(word);
        let mut words = words.iter().filter(is_said);
        let is_card = |word: &str| {
            let has_both =
                word.contains(char::is_alphabetic) && word.contains(|sign: char| sign.is_ascii_digit());
            let is_ordinal = || ordinal(word).is_some();
            read_card(word).is_some()
                || has_both && !is_ordinal() && word.chars().all(|sign| sign.is_alphanumeric() || sign == '-')
        };
        let is_part = |word: &str| is_of_card(word) || is_number(word);
        if words.clone().any(|word| is_card(word)) {
            return true;
        }
        words.clone().any(|word| is_of_card(word)) && words.by_ref().filter(|word| is_part(word)).count() > 1
    }

    /// `is the 10h loose?`: the referee answers, who needs more cards. Those of a hand are arranged: `Kai has 8h 9h 10h ..., which
    /// ten is loose?`
    pub(super) fn for_referee(&self, words: &[&str]) -> Meaning {
        if let Some(cards) = self.hand_among(words) {
            return Meaning::Command(format!("best {cards}"));
        }
        // Right after a hand with cards, it is about them.
        match self.series.hands().last().map(|(_, hand)| &hand.ruling) {
            // Of a gin, `why` says nothing of it.
            Some(last) if shows_all(last) && !(lays_off(words) && is_gin(last)) => {
                return Meaning::Command(format!("{WHY} --advise"));
            }
            // What may be laid off is a rule, whatever the cards are.
            _ if lays_off(words) => return Meaning::Command("help lay-off".to_owned()),
            _ => {}
        }
        let asked = say::AsksOfCards { typed: self.as_typed() };
        let failure = Failure::mistake(Code::BadLine, asked.said(), say::AsksOfCardsHint.said());
        Meaning::Unclear(Box::new(failure))
    }

    /// The cards of `is 7h 8h 9h a run`, and of any question with three cards or more and nothing else of a hand.
    pub(super) fn cards_asked(&self) -> Option<String> {
        let asks = is_question(self.typed)
            || self.words.first().is_some_and(|word| means(word, ASKS) && self.exact_name(&[*word]) == 0);
        let words = without_comma(&self.words);
        let mut said = if asks { self.cards_among(&words) } else { self.without_of_cards(&self.words) };
        // `can I use the ace above the king, as in qs ks as?`
        let typed = said.iter().rev().take_while(|card| card.len() > 1 && read_card(card).is_some()).count();
        if asks && typed >= MELD {
            said.drain(..said.len() - typed);
        }
        // `is the 10h loose in 8s 9s 10h ...`
        let is_again =
            |card: &&str| read_card(card).is_some() && said.get(1..).is_some_and(|rest| rest.contains(card));
        if asks && said.len() > MELD && said.first().is_some_and(is_again) {
            said.remove(0);
        }
        let are_cards = said.len() >= MELD && said.iter().all(|card| read_card(card).is_some());
        let words = said.join(" ");
        // `is K A 2 a run?`: of one suit, whichever it is.
        let is_face = |word: &&&str| is_of_card(word) || is_letters(word);
        let of_one_suit = || {
            // `a 75` does not name a card.
            let is_high = |word: &&str| word.parse::<u32>().is_ok_and(|number| number > 10);
            let are_ranks = !said.iter().any(is_high)
                && asks
                && said.iter().all(|word| names_ranks(word))
                && said.iter().any(|word| is_face(&word));
            are_ranks.then(|| in_notation(&format!("{words} {}", suit_name(Suit::Spades)))).flatten()
        };
        // Of fewer, another question may be asked.
        let is_meld = |cards: &String| !asks || cards.split(' ').count() >= MELD;
        are_cards.then(|| words.clone()).or_else(|| in_notation(&words).or_else(of_one_suit).filter(is_meld))
    }

    /// `can Bob lay off the 3c on 2c 2d 2s?`: the cards, and the melds to which they may be added.
    pub(super) fn lay_off_asked(&self) -> Option<String> {
        let words = without_comma(&self.words);
        let asks = is_question(self.typed) || words.first().is_some_and(|word| means(word, ASKS));
        if !(asks && lays_off(&words)) {
            return None;
        }
        // `he has gin`: then it is the rule that counts, and no card.
        if self.pieces(&words).iter().any(|piece| piece.kind == PieceKind::Gin) {
            return Some("help lay-off".to_owned());
        }
        let cards = |words: &[&str]| {
            let is_typed = |word: &&&str| read_group(word).is_some() && !means_exactly(word, ARTICLES);
            let typed: Vec<&str> = words.iter().filter(is_typed).copied().collect();
            let in_words = || in_notation(&self.cards_among(words).join(" "));
            if typed.is_empty() { in_words() } else { Some(typed.join(" ")) }
        };
        let on = |at: usize| {
            let (before, after) = words.split_at_checked(at)?;
            // What comes before the verb may be another sentence.
            let verb =
                (0..at).find(|at| words.get(*at..).is_some_and(|rest| without(rest, LAYS_OFF).is_some()));
            let before = before.get(verb.unwrap_or(0)..)?;
            let (cards, melds) = (cards(before)?, cards(after.get(1..)?)?);
            let leads = [ONS, TOS, UP_TOS, LAID_ONS]
                .iter()
                .any(|list| after.first().is_some_and(|word| means(word, *list)));
            leads.then(|| format!("best {cards} on {melds}"))
        };
        // `he knocked with 456 of spades, can I lay off my 7 of spades?`
        let after_melds = || {
            let verb = (0..words.len())
                .find(|at| without(words.get(*at..).unwrap_or_default(), LAYS_OFF).is_some())?;
            let (melds, cards) = (cards(words.get(..verb)?)?, cards(words.get(verb..)?)?);
            let is_meld = melds.split(' ').filter_map(read_group).flatten().count() >= MELD;
            is_meld.then(|| format!("best {cards} on {melds}"))
        };
        (1..words.len()).find_map(on).or_else(after_melds)
    }

    /// The cards of one player, if the words have so many and no others.
    fn hand_among(&self, words: &[&str]) -> Option<String> {
        let is_hand = |cards: &String| (SOME_OF_HAND..=HAND).contains(&cards.split_whitespace().count());
        let names = self.with_names(words).iter().filter(|piece| piece.seat().is_some()).count();
        let said = self.cards_among(words);
        let (typed, others): (Vec<&str>, Vec<&str>) = said.iter().partition(|word| read_card(word).is_some());
        // `jjj` and `5-8c` are cards, too; `which ten` is none of another hand.
        let is_else = |word: &&str| !is_letters(word) || is_repeated(word);
        let cards = match others.iter().any(is_else) {
            false => Some(typed.join(" ")).filter(is_hand),
            true => None,
        };
        cards.or_else(|| in_notation(&said.join(" "))).filter(|cards| is_hand(cards) && names < 2)
    }

    /// The words of a question that may be cards: without names, and without what is said around cards.
    fn cards_among<'w>(&self, words: &[&'w str]) -> Vec<&'w str> {
        let is_said = |word: &str| {
            let is_name = self.exact_name(&[word]) > 0;
            // `Jcopas`
            let is_card = || read_group(word).is_none() && cards_of_group(word).is_some();
            let is_other =
                || read_card(word).is_none() && !is_of_card(word) && !names_ranks(word) && !is_card();
            is_name || is_letters(word) && is_other()
        };
        let said = self.without_of_cards(words);
        // `a proper run` has no ace.
        let is_article = |at: usize| {
            let next = said.get(at + 1).filter(|next| next.chars().count() > 1);
            said.get(at).is_some_and(|word| means(word, EACH)) && next.is_some_and(|next| is_said(next))
        };
        let is_card = |(at, word): (usize, &&'w str)| (!is_said(word) && !is_article(at)).then_some(*word);
        said.iter().enumerate().filter_map(is_card).collect()
    }

    /// The words without those that are left out among cards.
    fn without_of_cards<'w>(&self, words: &[&'w str]) -> Vec<&'w str> {
        let mut rest = words;
        let mut left = Vec::new();
        while let [word, after @ ..] = rest {
            match without(rest, OF_CARDS) {
                Some(after) => rest = after,
                None => {
                    left.push(*word);
                    rest = after;
                }
            }
        }
        left
    }
}

/// Returns true for words about cards that are laid off.
pub(super) fn lays_off(words: &[&str]) -> bool {
    // `lay my jack of spades off`
    let is_apart =
        |lays: &str, after: &[&str]| after.iter().any(|off| means(&format!("{lays}-{off}"), LAYS_APART));
    (0..words.len()).any(|at| {
        let rest = words.get(at..).unwrap_or_default();
        without(rest, LAYS_OFF).is_some() || matches!(rest, [lays, after @ ..] if is_apart(lays, after))
    })
}

fn is_gin(ruling: &Ruling) -> bool {
    matches!(ruling.end(), End::Gin | End::BigGin)
}

/// Returns true for a hand of which the cards of both players are known.
fn shows_all(ruling: &Ruling) -> bool {
    matches!(ruling.evidence(), Evidence::Showdown { shown, .. } if shown.one.is_some() && shown.two.is_some())
}

/// Returns true for the ranks of several cards: `jjj`.
pub(super) fn is_repeated(word: &str) -> bool {
    word.len() > 1 && word.chars().all(|sign| "akqjtAKQJT".contains(sign))
}

fn is_letters(word: &str) -> bool {
    word.chars().all(char::is_alphabetic)
}
