//! Reading one side of a hand: groups of cards, deadwood after a slash, and laid-off cards after a plus.

use crate::cards::card_word::read_group;
use crate::cards::group::{Group, SpannedCard};
use crate::error::ParseError;
use crate::mistakes::Mistakes;
use crate::span::{At, Span};
use crate::words::{Token, TokenKind};
use ginscore_rules::cards::{Cards, Meld};

/// The cards of one side, as they were written.
#[allow(missing_docs, reason = "a name without a comment says it")]
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Side {
    /// The groups before the slash, each a meld or loose cards.
    pub groups: Vec<Vec<SpannedCard>>,
    /// The cards after the slash; `None` if there is no slash.
    pub deadwood: Option<Vec<SpannedCard>>,
    /// The cards after the plus.
    pub layoffs: Vec<SpannedCard>,
    pub slash: Option<Span>,
    /// The place of the first plus.
    pub plus: Option<Span>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum SidePart {
    Groups,
    Deadwood,
    Layoffs,
}

/// The cards of a hand, for which there is room at once.
const HAND: usize = 11;

/// Reads a side. Words with mistakes are left out, and the mistakes are added to the list.
pub fn read_side(tokens: &[Token<'_>], mistakes: &mut Mistakes<At<ParseError>>) -> Side {
    let mut side = Side::default();
    let mut part = SidePart::Groups;
    let mut singles = Vec::new();
    // Room for the melds of ten cards.
    side.groups.reserve(4);
    let mut unread = false;
    for token in tokens {
        match token.sign {
            TokenKind::Word => match (read_group(token.text, token.span.start), part) {
                (Ok(Group::Single(card)), SidePart::Groups) => {
                    if singles.is_empty() {
                        singles.reserve(tokens.len().min(HAND));
                    }
                    singles.push(card);
                }
                (Ok(Group::Compact(cards)), SidePart::Groups) => {
                    side.end_group(&mut singles);
                    side.groups.push(cards);
                }
                (Ok(group), SidePart::Deadwood) => {
                    side.deadwood.get_or_insert_default().extend(group.cards());
                }
                (Ok(group), SidePart::Layoffs) => side.layoffs.extend(group.cards()),
                (Err(mistake), part) => {
                    unread |= part == SidePart::Layoffs;
                    mistakes.push(mistake);
                }
            },
            TokenKind::Comma => side.end_group(&mut singles),
            TokenKind::Slash => match part {
                SidePart::Groups => {
                    side.end_group(&mut singles);
                    side.deadwood = Some(Vec::new());
                    side.slash = Some(token.span);
                    part = SidePart::Deadwood;
                }
                SidePart::Deadwood => mistakes.push(ParseError::SecondSlash.at(token.span)),
                SidePart::Layoffs => mistakes.push(ParseError::SlashAfterPlus.at(token.span)),
            },
            TokenKind::Plus => {
                side.end_group(&mut singles);
                side.plus = side.plus.or(Some(token.span));
                part = SidePart::Layoffs;
            }
            TokenKind::Gin | TokenKind::BigGin => mistakes.push(ParseError::GinOutOfPlace.at(token.span)),
            TokenKind::Boxes => mistakes.push(ParseError::BoxesOutOfPlace.at(token.span)),
            TokenKind::KnockCard | TokenKind::Discard | TokenKind::Against | TokenKind::Accepted => {
                mistakes.push(ParseError::OutOfPlace.at(token.span));
            }
        }
    }
    side.end_group(&mut singles);
    if let Some(plus) = side.plus.filter(|_| side.layoffs.is_empty() && !unread) {
        mistakes.push(ParseError::NothingLaidOff.at(plus));
    }
    side
}

impl Side {
    fn end_group(&mut self, singles: &mut Vec<SpannedCard>) {
        if !singles.is_empty() {
            self.groups.extend(in_melds(std::mem::take(singles)));
        }
    }
}

/// The number of cards in the longest meld, a whole suit.
const LONGEST_MELD: usize = 13;

/// Groups consecutive single cards: into melds, if they can be divided into melds in exactly one way without changing
/// their order, and otherwise into one group.
fn in_melds(cards: Vec<SpannedCard>) -> Vec<Vec<SpannedCard>> {
    if is_meld(&cards) {
        return vec![cards];
    }
    // For each number of cards from the start: the number of ways to divide them into melds (at most two), and the
    // start of the last of those melds.
    let mut ways = Vec::with_capacity(cards.len() + 1);
    ways.push((1u8, 0));
    for end in 1..=cards.len() {
        // Melds are not longer than this, so that the time is linear.
        let begins = ways
            .iter()
            .enumerate()
            .skip(end.saturating_sub(LONGEST_MELD))
            .filter(|(begin, (ways, _))| *ways > 0 && cards.get(*begin..end).is_some_and(is_meld));
        let (count, begin) = begins
            .fold((0u8, 0), |(count, _), (begin, (ways, _))| (count.saturating_add(*ways).min(2), begin));
        ways.push((count, begin));
    }
    if !matches!(ways.last(), Some((1, _))) {
        return vec![cards];
    }
    let mut melds = Vec::new();
    let mut rest = cards;
    while let Some((_, begin)) = ways.get(rest.len()).filter(|_| !rest.is_empty()) {
        melds.push(rest.split_off(*begin));
    }
    melds.reverse();
    melds
}

fn is_meld(cards: impl AsRef<[SpannedCard]>) -> bool {
    Cards::distinct(cards.as_ref().iter().map(|named| named.card))
        .is_some_and(|cards| Meld::try_from(cards).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::tokens;

    fn groups(line: &str) -> Vec<String> {
        let mut mistakes = Mistakes::none();
        let side = read_side(&tokens(line, 0), &mut mistakes);
        assert_eq!(mistakes.kept(), []);
        let text = |cards: &Vec<SpannedCard>| {
            cards.iter().map(|named| named.card.to_string()).collect::<Vec<_>>().join(" ")
        };
        side.groups.iter().map(text).collect()
    }

    #[test]
    fn single_cards_form_one_group() {
        assert_eq!(groups("4S 5S 6S 7S, 9C 9D 9H / 2H"), ["4S 5S 6S 7S", "9C 9D 9H"]);
        assert_eq!(groups("4S 5S 6S 9cdh / 2H"), ["4S 5S 6S", "9C 9D 9H"]);
    }

    #[test]
    fn single_cards_form_melds_if_there_is_exactly_one_way() {
        assert_eq!(groups("4S 5S 6S 9C 9D 9H"), ["4S 5S 6S", "9C 9D 9H"]);
        assert_eq!(groups("3S 4S 5S 6S 6H 6D"), ["3S 4S 5S", "6S 6H 6D"]);
        // A run of four contains one of three, which would leave a card over.
        assert_eq!(groups("3S 4S 5S 6S 9C 9D 9H"), ["3S 4S 5S 6S", "9C 9D 9H"]);
        // The six of spades fits the run and the set.
        assert_eq!(groups("3S 4S 5S 6S 6H 6D 6C"), ["3S 4S 5S 6S 6H 6D 6C"]);
        assert_eq!(groups("2H AC AD"), ["2H AC AD"]);
        // The same holds for cards written as one word.
        assert_eq!(groups("4s5s6s9c9d9h"), ["4S 5S 6S 9C 9D 9H"]);
    }
}
