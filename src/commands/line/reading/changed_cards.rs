//! A card of a recorded hand that was another one, and cards that were laid off: `my 2s was a 9d`, `I forgot to lay off the 6s`.

use super::pieces::Piece;
use super::referee::lays_off;
use super::{Meaning, TypedWords, is_number, is_question, without_comma};
use crate::commands::line::corrected::correction;
use crate::commands::line::spoken_cards::{cards_of_group, in_notation, is_of_card, names_ranks};
use crate::commands::words::{
    AMEND, CORRECTS, INSTEADS, JOINS, LAYS_OFF, NOTS, OF_CARDS, TOS, WASES, means, without,
};
use crate::show::words::quoted;
use ginscore_ledger::model::Hand;
use ginscore_notation::{read_card, singles};
use ginscore_rules::cards::Card;
use ginscore_rules::hand::{Defender, HandClaim, Knocker, Layout};
use ginscore_rules::players::{Player, Seat};

/// What is said of the cards of a hand.
enum Change {
    /// This card was the other one.
    Swapped(Card, Card),
    LaidOff(Vec<Card>),
}

impl Change {
    /// The card in its place; `None` if it lies elsewhere.
    fn of(&self, card: Card) -> Option<Card> {
        match self {
            Change::Swapped(was, is) if *was == card => Some(*is),
            Change::LaidOff(cards) if cards.contains(&card) => None,
            Change::Swapped(..) | Change::LaidOff(_) => Some(card),
        }
    }

    fn written(&self, cards: &[Card]) -> String {
        singles(&cards.iter().filter_map(|card| self.of(*card)).collect::<Vec<_>>())
    }

    /// The cards of a side, as the players arranged them or to be arranged anew.
    fn side(&self, layout: &Layout, anew: bool) -> String {
        match layout {
            Layout::Spread { melds, deadwood } if !anew => {
                let melds: Vec<String> = melds.iter().map(|meld| self.written(meld)).collect();
                format!("{} / {}", melds.join(", "), self.written(deadwood)).trim_end().to_owned()
            }
            _ => self.written(&layout.cards().collect::<Vec<_>>()),
        }
    }
}

/// The card in words with which the words end, after anything else: `Zoe had 8 of spades`.
fn one_card(words: &[&str]) -> Option<Card> {
    read_card(&(0..words.len()).find_map(|at| in_notation(&words.get(at..)?.join(" ")))?)
}

/// Two cards, one in place of the other: `8 di picche non 5 di fiori`.
fn two_cards(words: &[&str]) -> Option<[Card; 2]> {
    let is_between = |word: &str| [NOTS, WASES, TOS, INSTEADS].iter().any(|list| means(word, *list));
    let corrects = |word: &&str| is_between(word) || means(word, CORRECTS) || correction(word).is_some();
    let cards: Vec<Card> = words.iter().filter_map(|word| read_card(word)).collect();
    let in_words = |at: usize| {
        let (one, two) = words.split_at_checked(at)?;
        let is_it = two.first().is_some_and(|word| is_between(word));
        is_it.then(|| Some([one_card(one)?, one_card(two.get(1..)?)?]))?
    };
    let both = match cards.as_slice() {
        [] => (1..words.len()).find_map(in_words),
        [one, two] => Some([*one, *two]),
        _ => None,
    };
    both.filter(|_| words.iter().any(corrects) && !lays_off(words))
}

/// The cards after a word for laying off, or before it: `die Herz 10 hab ich angelegt`.
fn cards_laid_off(words: &[&str]) -> Option<Vec<Card>> {
    let (at, after) = (0..words.len()).find_map(|at| Some((at, without(words.get(at..)?, LAYS_OFF)?)))?;
    let is_card = |word: &&str| is_of_card(word) || names_ranks(word) || cards_of_group(word).is_some();
    let before: Vec<&str> = words.get(..at)?.iter().copied().filter(is_card).collect();
    let said = if after.is_empty() { before.as_slice() } else { after };
    let is_silent = |word: &&str| means(word, OF_CARDS) || means(word, JOINS);
    let said: Vec<&str> = said.iter().copied().filter(|word| !is_silent(word)).collect();
    let typed: Option<Vec<Card>> = said.iter().map(|word| read_card(word)).collect();
    let in_words = || in_notation(&said.join(" "))?.split(' ').map(read_card).collect();
    typed.or_else(in_words).filter(|cards| !cards.is_empty())
}

impl TypedWords<'_> {
    /// The line that amends the cards of a hand: the one with the number that is said, or else the last one.
    pub(super) fn changed_cards(&self) -> Option<Meaning> {
        // `could 3c go, too?`
        if is_question(self.typed) {
            return None;
        }
        let words = without_comma(&self.words);
        let number = self.number_of_hand(&words)?;
        let kept = self.series.round(number);
        let [hand] = kept.as_slice() else { return None };
        let HandClaim::Showdown(showdown) = hand.ruling.claim() else { return None };
        let (Knocker::Cards(own), Defender::Cards { laid, layoffs }) =
            (&showdown.knocker, &showdown.defender)
        else {
            return None;
        };
        (showdown.discard.is_none() && !showdown.accepted).then_some(())?;
        // Whoever is named held the card.
        let named: Vec<Seat> = self.pieces(&words).iter().filter_map(Piece::seat).collect();
        let held = match named.as_slice() {
            [] => None,
            [seat] => Some(hand.opponents.player(*seat)?),
            _ => return None,
        };
        let owner = |card: Card| match own.cards().any(|one| one == card) {
            true => Some(showdown.by),
            false => laid
                .cards()
                .chain(layoffs.iter().copied())
                .any(|one| one == card)
                .then_some(showdown.by.other()),
        };
        let is_held = |card: Card| owner(card).is_some_and(|owner| held.is_none_or(|held| held == owner));
        let swapped = || {
            let [one, two] = two_cards(&words)?;
            let (was, is) = if owner(one).is_some() { (one, two) } else { (two, one) };
            (is_held(was) && owner(is).is_none()).then_some(Change::Swapped(was, is))
        };
        let laid_off = || {
            let cards = cards_laid_off(&words)?;
            let has = |card: &Card| laid.cards().any(|one| one == *card) && is_held(*card);
            cards.iter().all(has).then_some(Change::LaidOff(cards))
        };
        let change = swapped().or_else(laid_off)?;
        let mut laid_off = change.written(layoffs);
        if let Change::LaidOff(cards) = &change {
            laid_off = format!("{laid_off} {}", singles(cards)).trim().to_owned();
        }
        let ways = [false, true].map(|anew| {
            let (own, others) = (change.side(own, anew), change.side(laid, anew));
            let plus = if laid_off.is_empty() { String::new() } else { format!(" + {laid_off}") };
            format!(
                "{AMEND} {number} {}",
                self.with_cards(hand, showdown.by, &format!("{own} v {others}{plus}"))
            )
        });
        ways.into_iter().find_map(|line| self.offered_correction(&[line]))
    }

    /// The hand that is spoken of, or else the last one; none if that number was not recorded.
    fn number_of_hand(&self, words: &[&str]) -> Option<usize> {
        let last = self.series.score().rounds().len();
        // `change 2s to 5s in hand 9`, `amend 9 2s 5s`, and `9 my 2s was a 5s` after the word for a hand
        let said = (0..words.len()).find_map(|at| Some(self.any_hand_said(words.get(at..)?)?.0));
        let first = match words {
            [word, number, ..] if correction(word) == Some(AMEND) => number.parse().ok(),
            [number, _, _, ..] if is_number(number) => number.parse().ok(),
            _ => None,
        };
        said.or(first).or(Some(last)).filter(|number| (1..=last).contains(number))
    }

    /// The hand with these cards.
    fn with_cards(&self, hand: &Hand, by: Player, cards: &str) -> String {
        let name = quoted(self.series.roster().pair(hand.opponents).get(by));
        let card = hand.ruling.claim().knock_card().map_or_else(String::new, |card| format!(" @{card}"));
        let note = self.note_of(hand).map_or_else(String::new, |note| format!(" # {note}"));
        format!("{name} {cards}{card}{note}")
    }
}
