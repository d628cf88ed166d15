//! Corrections of the cards of a recorded hand: `hand 9 my 2s was a 5s`, `no wait, Zoe lays off 6c and 10c`.

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
use ginscore_rules::hand::{Defender, HandClaim, Knocker, Layout, judge};
use ginscore_rules::players::{Player, Seat};

/// The cards of a player as they were shown: groups, and the others after a slash if it was typed.
#[derive(Clone)]
struct Side {
    groups: Vec<Vec<Card>>,
    others: Option<Vec<Card>>,
}

impl Side {
    fn of(layout: &Layout) -> Side {
        match layout {
            Layout::Loose(cards) => Side { groups: vec![cards.to_vec()], others: None },
            Layout::Spread { melds, deadwood } => {
                Side { groups: melds.iter().map(<[Card]>::to_vec).collect(), others: Some(deadwood.to_vec()) }
            }
        }
    }

    fn cards(&self) -> impl Iterator<Item = Card> {
        self.groups.iter().flatten().chain(self.others.iter().flatten()).copied()
    }

    /// The same cards, to be arranged anew.
    fn loose(&self) -> Side {
        Side { groups: vec![self.cards().collect()], others: None }
    }

    fn replace(&mut self, was: Card, is: Card) {
        let all = self.groups.iter_mut().flatten().chain(self.others.iter_mut().flatten());
        all.filter(|card| **card == was).for_each(|card| *card = is);
    }

    fn remove(&mut self, cards: &[Card]) {
        for all in self.groups.iter_mut().chain(&mut self.others) {
            all.retain(|card| !cards.contains(card));
        }
    }

    fn written(&self) -> String {
        let groups = self.groups.iter().map(|cards| singles(cards)).collect::<Vec<_>>().join(", ");
        match &self.others {
            Some(others) => format!("{groups} / {}", singles(others)).trim_end().to_owned(),
            None => groups,
        }
    }
}

/// The cards of a recorded hand: of the player who knocked, of the other one, and those that were laid off.
#[derive(Clone)]
struct Shown {
    own: Side,
    others: Side,
    laid_off: Vec<Card>,
}

impl Shown {
    /// `None` of a hand that was not recorded with the cards of both, or with more than these.
    fn of(claim: &HandClaim) -> Option<Shown> {
        let HandClaim::Showdown(hand) = claim else { return None };
        let (Knocker::Cards(own), Defender::Cards { laid, layoffs }) = (&hand.knocker, &hand.defender) else {
            return None;
        };
        (hand.discard.is_none() && !hand.accepted).then_some(())?;
        Some(Shown { own: Side::of(own), others: Side::of(laid), laid_off: layoffs.to_vec() })
    }

    fn has(&self, card: Card) -> bool {
        let mut all = self.own.cards().chain(self.others.cards()).chain(self.laid_off.iter().copied());
        all.any(|shown| shown == card)
    }

    fn loose(&self) -> Shown {
        Shown { own: self.own.loose(), others: self.others.loose(), laid_off: self.laid_off.clone() }
    }
}

/// The card in words with which the words end, after anything else: `Zoe had 8 of spades`.
fn one_card(words: &[&str]) -> Option<Card> {
    read_card(&(0..words.len()).find_map(|at| in_notation(&words.get(at..)?.join(" ")))?)
}

/// With one card for another: only one of the two was recorded.
/// `is_own` says whether it was the knocker's, if that is said.
fn swapped(words: &[&str], shown: &Shown, is_own: Option<bool>) -> Option<Shown> {
    if lays_off(words) {
        return None;
    }
    let cards: Vec<Card> = words.iter().filter_map(|word| read_card(word)).collect();
    // `8 di picche non 5 di fiori`
    let is_between = |word: &str| [NOTS, WASES, TOS, INSTEADS].iter().any(|list| means(word, *list));
    let in_words = || {
        (1..words.len()).filter(|at| words.get(*at).is_some_and(|word| is_between(word))).find_map(|at| {
            let (one, two) = words.split_at_checked(at)?;
            Some(vec![one_card(one)?, one_card(two.get(1..)?)?])
        })
    };
    let cards = if cards.is_empty() { in_words()? } else { cards };
    let [one, two] = cards.as_slice() else { return None };
    let (was, is) = match (shown.has(*one), shown.has(*two)) {
        (true, false) => (*one, *two),
        (false, true) => (*two, *one),
        _ => return None,
    };
    let own = shown.own.cards().any(|card| card == was);
    if is_own.is_some_and(|is_own| is_own != own) {
        return None;
    }
    let corrects =
        words.iter().any(|word| is_between(word) || means(word, CORRECTS) || correction(word).is_some());
    let mut changed = shown.clone();
    changed.own.replace(was, is);
    changed.others.replace(was, is);
    changed.laid_off.iter_mut().filter(|card| **card == was).for_each(|card| *card = is);
    corrects.then_some(changed)
}

/// With cards that were laid off, which are among those of the player who did not knock.
fn laid_off_later(words: &[&str], shown: &Shown) -> Option<Shown> {
    let (at, after) = (0..words.len()).find_map(|at| Some((at, without(words.get(at..)?, LAYS_OFF)?)))?;
    // `die Herz 10 und Herz 4 hab ich angelegt`
    let is_said = |word: &&str| is_of_card(word) || names_ranks(word) || cards_of_group(word).is_some();
    let before: Vec<&str> = words.get(..at)?.iter().copied().filter(is_said).collect();
    let after = if after.is_empty() { before.as_slice() } else { after };
    let after: Vec<&str> =
        after.iter().copied().filter(|word| !means(word, OF_CARDS) && !means(word, JOINS)).collect();
    let cards: Option<Vec<Card>> = after.iter().map(|word| read_card(word)).collect();
    let in_words = || in_notation(&after.join(" "))?.split(' ').map(read_card).collect();
    let cards: Vec<Card> = cards.or_else(in_words).filter(|cards| !cards.is_empty())?;
    let mut changed = shown.clone();
    changed.others.remove(&cards);
    changed.laid_off.extend(&cards);
    cards.iter().all(|card| shown.others.cards().any(|held| held == *card)).then_some(changed)
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
        let shown = Shown::of(hand.ruling.claim())?;
        // Whoever is named held the card.
        let named: Vec<Seat> = self.pieces(&words).iter().filter_map(Piece::seat).collect();
        let by = hand.ruling.by()?;
        let held = match named.as_slice() {
            [] => None,
            [seat] => Some(hand.opponents.player(*seat)?),
            _ => return None,
        };
        let swapped = || swapped(&words, &shown, held.map(|player| player == by));
        let changed = swapped().or_else(|| laid_off_later(&words, &shown).filter(|_| held != Some(by)))?;
        let line = |shown: &Shown| format!("{AMEND} {number} {}", self.with_cards(hand, shown));
        // As the players arranged it, or anew if that is not a spread now; the other way round if the program had arranged it.
        let was_loose = self.points_of(&self.with_cards(hand, &shown.loose())) == Some(hand.ruling.points());
        let ways = if was_loose { [changed.loose(), changed] } else { [changed.clone(), changed.loose()] };
        ways.iter().find_map(|shown| self.offered_correction(&[line(shown)]))
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

    /// What a hand is worth.
    fn points_of(&self, line: &str) -> Option<u32> {
        let entries = self.series.hands_to_judge(line).ok()?;
        let hand = entries.first()?.operation.hands().first()?;
        judge(&hand.claim, self.series.score().house()).ok().map(|ruling| ruling.points())
    }

    /// The hand with these cards.
    fn with_cards(&self, hand: &Hand, shown: &Shown) -> String {
        let by = hand.ruling.by().unwrap_or(Player::One);
        let claim = hand.ruling.claim();
        let names = self.series.roster().pair(hand.opponents);
        let laid_off = match shown.laid_off.as_slice() {
            [] => String::new(),
            cards => format!(" + {}", singles(cards)),
        };
        let card = claim.knock_card().map_or_else(String::new, |card| format!(" @{card}"));
        let note = self.note_of(hand).map_or_else(String::new, |note| format!(" # {note}"));
        let (own, others) = (shown.own.written(), shown.others.written());
        format!("{} {own} v {others}{laid_off}{card}{note}", quoted(names.get(by)))
    }
}
