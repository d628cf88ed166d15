//! The answers to the questions for a hand: which question comes next, and what is wrong with an answer.

use crate::commands::line::spoken_cards::in_notation;
use crate::commands::run::prompt::Word;
use crate::commands::words::{ARTICLES, FILLERS, KNOCKS, POINTS, count_in_words, led_by, means};
use crate::say::Message;
use crate::say::written::rule_fault::{KnockCardMissing, OverLimitHint};
use crate::say::written::{guide as say, parse_error::NoCards, parse_error::TypeOneOf};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::mistakes::parse_error::parse_errors;
use crate::show::mistakes::rule_fault::fault;
use crate::show::words::{one_of, ticked};
use ginscore_notation::{Mistakes, Names, ParsedHand, TokenKind, read_card, read_hand, tokens};
use ginscore_rules::hand::{End, Fault, judge};
use ginscore_rules::house::HouseRules;
use ginscore_rules::players::Player;

/// A question; each but the last has its answer in [`Answers`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum HandQuestion {
    Who,
    How,
    KnockCard,
    Own,
    Other,
    LaidOff,
    Confirm,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Answers {
    pub(super) who: String,
    pub(super) how: String,
    /// True if what the player who ended the hand had, a count or cards, was the answer to how it ended.
    pub(super) counted: bool,
    pub(super) knock_card: String,
    /// True if the knock card was turned up on a line of its own.
    pub(super) is_announced: bool,
    pub(super) own: String,
    pub(super) other: String,
    pub(super) laid_off: String,
}

impl Answers {
    /// The answer to a question; before the hand is recorded, it is who ended it.
    pub(super) const fn of(&mut self, question: HandQuestion) -> &mut String {
        match question {
            HandQuestion::Who | HandQuestion::Confirm => &mut self.who,
            HandQuestion::How => &mut self.how,
            HandQuestion::KnockCard => &mut self.knock_card,
            HandQuestion::Own => &mut self.own,
            HandQuestion::Other => &mut self.other,
            HandQuestion::LaidOff => &mut self.laid_off,
        }
    }

    pub(super) fn is_knock(&self) -> bool {
        self.how == Word::Knock.english()
    }

    /// The cards or the count of the player who ended the hand: of gin, cards are asked for last, and may be left out.
    pub(super) fn own(&self) -> &str {
        if self.own.is_empty() { &self.how } else { &self.own }
    }

    pub(super) fn line(&self) -> String {
        if self.who == Word::Draw.english() {
            return self.who.clone();
        }
        let mut line = format!("{} {} v {}", self.who, self.own(), self.other);
        if !self.laid_off.is_empty() {
            line.push_str(&format!(" + {}", self.laid_off.trim_start_matches('+').trim()));
        }
        if !self.knock_card.is_empty() {
            line.push_str(&format!(" @{}", self.knock_card.trim_start_matches('@')));
        }
        line
    }
}

/// The knock card is not asked for if it is known.
pub(super) fn next(question: HandQuestion, answers: &Answers, house: &HouseRules) -> HandQuestion {
    match question {
        HandQuestion::Who if answers.who == Word::Draw.english() => HandQuestion::Confirm,
        HandQuestion::Who => HandQuestion::How,
        HandQuestion::How if house.needs_knock_card() && !answers.is_announced => HandQuestion::KnockCard,
        HandQuestion::How | HandQuestion::KnockCard if answers.is_knock() => HandQuestion::Own,
        // After gin the number that people have in mind is the other player's.
        HandQuestion::How | HandQuestion::KnockCard => HandQuestion::Other,
        HandQuestion::Own if answers.is_knock() => HandQuestion::Other,
        HandQuestion::Other if !answers.is_knock() => HandQuestion::Own,
        HandQuestion::Own | HandQuestion::Other if lays_off(answers, house) => HandQuestion::LaidOff,
        _ => HandQuestion::Confirm,
    }
}

/// Returns true if it is asked which cards were laid off: nothing is against gin; a count is what is left after it; unarranged
/// cards are laid off by the program.
pub(super) fn lays_off(answers: &Answers, house: &HouseRules) -> bool {
    let declared = answers.other.contains('/') && !answers.other.contains('+');
    declared && (answers.is_knock() || house.layoff_on_gin)
}

/// Returns true for an answer that begins with a card or a number.
pub(super) fn begins_with_card(answer: &str) -> bool {
    let words = tokens(answer, 0);
    let is_card =
        |word: &str| word.starts_with(|sign: char| sign.is_ascii_digit()) || read_card(word).is_some();
    words.first().is_some_and(|first| is_card(first.text))
}

pub(super) fn is_count(answer: &str) -> bool {
    !answer.is_empty() && answer.chars().all(|digit| digit.is_ascii_digit())
}

/// The count of an answer with words around it: `10 points`, `knocked with nine`. The answer as it is, if it says anything else.
fn as_count(answer: &str) -> String {
    let is_said = |word: &&str| [FILLERS, KNOCKS, POINTS].iter().any(|list| means(word, *list));
    let words: Vec<&str> = answer.split_whitespace().filter(|word| !is_said(word)).collect();
    match (words.as_slice(), count_in_words(&words)) {
        ([count], _) if is_count(count) => (*count).to_owned(),
        (_, Some((count, []))) => count.to_string(),
        _ => answer.to_owned(),
    }
}

/// Checks an answer together with those before it, and normalizes a player's name.
pub(super) fn check(
    question: HandQuestion,
    answers: &mut Answers,
    names: &Names,
    house: &HouseRules,
) -> Result<(), Mistakes<Diagnostic>> {
    let wrong =
        |message: String, hint: String| Err([Diagnostic::new(Code::BadLine, message).hinted(hint)].into());
    answers.how = as_count(&answers.how);
    answers.own = as_count(&answers.own);
    answers.other = as_count(&answers.other);
    match question {
        HandQuestion::Who if answers.who == Word::Draw.english() => Ok(()),
        HandQuestion::Who => {
            // `draw` is nobody's name, but a player may have the name that the language has for it.
            let named = || names.find(&led_by(&answers.who, ARTICLES));
            match (names.find(&answers.who).or_else(named), Word::among(&[Word::Draw], &answers.who)) {
                (None, Some(draw)) => draw.english().clone_into(&mut answers.who),
                (Some(player), _) => names.get(player).clone_into(&mut answers.who),
                (None, None) => {
                    return wrong(say::NotAPlayer.said(), either_player(names));
                }
            }
            Ok(())
        }
        // Only a knock has a count, and cards are asked for after a knock: `4`, `with 4`.
        HandQuestion::How if begins_with_card(&led_by(&answers.how, FILLERS)) => {
            answers.own = led_by(&answers.how, FILLERS);
            Word::Knock.english().clone_into(&mut answers.how);
            answers.counted = true;
            Ok(())
        }
        HandQuestion::How => match Word::in_short(Word::endings(house), &answers.how) {
            Some(ending) => {
                ending.english().clone_into(&mut answers.how);
                answers.counted = false;
                Ok(())
            }
            None => wrong(say::NoEnding.said(), endings_hint(house)),
        },
        HandQuestion::KnockCard if answers.knock_card.trim_start_matches('@').trim().is_empty() => {
            wrong(KnockCardMissing.said(), say::KnockCardHint.said())
        }
        HandQuestion::KnockCard => {
            // `6 of spades`
            if let Some(card) = in_notation(&answers.knock_card).filter(|card| !card.contains(' ')) {
                answers.knock_card = card;
            }
            let card = answers.knock_card.trim_start_matches('@').trim().to_owned();
            if card.contains(char::is_whitespace) {
                return wrong(KnockCardMissing.said(), say::KnockCardHint.said());
            }
            let is_of_card = |found: &Fault| matches!(found, Fault::KnockCardSuitMissing(_));
            of_line(&format!("{} gin v 0 @{card}", answers.who), names, is_of_card, house)
        }
        HandQuestion::Own if answers.own.is_empty() => wrong(say::NoCards.said(), say::NoCardsHint.said()),
        HandQuestion::Own if !answers.is_knock() && is_count(&answers.own) => {
            wrong(say::GinHasNoCount.said(), say::GinHasNoCountHint.said())
        }
        HandQuestion::Own => {
            let other = std::mem::replace(&mut answers.other, "0".to_owned());
            let laid_off = std::mem::take(&mut answers.laid_off);
            let line = answers.line();
            (answers.other, answers.laid_off) = (other, laid_off);
            of_line(&line, names, |_| true, house)?;
            is_gin(&line, answers, names, house)?;
            // After gin the other player's cards are known.
            let whole = || of_line(&answers.line(), names, |_| !lays_off(answers, house), house);
            if answers.is_knock() { Ok(()) } else { whole() }
        }
        HandQuestion::Other if answers.other.is_empty() => {
            wrong(say::NoCards.said(), say::NoOthersCardsHint.said())
        }
        // Lay-offs are asked for next; until then cards may be missing.
        HandQuestion::Other if lays_off(answers, house) => of_line(&answers.line(), names, |_| false, house),
        HandQuestion::LaidOff if !answers.laid_off.is_empty() && !has_only_words(&answers.laid_off) => {
            wrong(NoCards.said(), say::LaidOffHint.said())
        }
        HandQuestion::Other | HandQuestion::LaidOff => of_line(&answers.line(), names, |_| true, house),
        // Only yes records the hand.
        HandQuestion::Confirm => Ok(()),
    }
}

/// Returns true if the cards of an answer have none of the signs and words of a hand among them.
pub(super) fn has_only_words(cards: &str) -> bool {
    let tokens = tokens(cards.trim_start_matches('+'), 0);
    !tokens.is_empty() && tokens.iter().all(|token| matches!(token.sign, TokenKind::Word | TokenKind::Comma))
}

/// The hint to type one of the players.
pub(super) fn either_player(names: &Names) -> String {
    TypeOneOf { lines: one_of(&Player::BOTH.map(|player| names.get(player))) }.said()
}

pub(super) fn endings_hint(house: &HouseRules) -> String {
    let answers: Vec<String> = Word::endings(house).iter().map(|word| ticked(word.said())).collect();
    TypeOneOf { lines: one_of(&answers) }.said()
}

/// Checks that a hand can be read, and that it breaks none of the rules that `counts` selects.
pub(super) fn of_line(
    line: &str,
    names: &Names,
    counts: impl Fn(&Fault) -> bool,
    house: &HouseRules,
) -> Result<(), Mistakes<Diagnostic>> {
    let read = read_hand(line, names).map_err(|mistakes| parse_errors(line, mistakes))?;
    // The count is the answer, and not the first of a line.
    let report = |found: &Fault, read: &ParsedHand| match (fault(found, names, line, read), found) {
        (report, Fault::KnockOverLimit { limit: limit @ 1.., .. }) => {
            report.hinted(OverLimitHint { limit: *limit }.said())
        }
        (report, _) => report,
    };
    match judge(&read.claim, house) {
        Err(faults) if faults.iter().any(&counts) => {
            Err(faults.iter().filter(|found| counts(found)).map(|found| report(found, &read)).into())
        }
        _ => Ok(()),
    }
}

pub(super) fn is_gin(
    line: &str,
    answers: &Answers,
    names: &Names,
    house: &HouseRules,
) -> Result<(), Mistakes<Diagnostic>> {
    let ruling = read_hand(line, names).ok().and_then(|read| judge(&read.claim, house).ok());
    match ruling.map(|ruling| ruling.end()) {
        Some(End::Gin | End::BigGin) | None => Ok(()),
        Some(_) if answers.is_knock() => Ok(()),
        Some(_) => {
            let knock = Word::Knock.said();
            let report = Diagnostic::new(Code::BadLine, say::NotGin);
            Err([report.hinted(say::NotGinHint { knock }.said())].into())
        }
    }
}
