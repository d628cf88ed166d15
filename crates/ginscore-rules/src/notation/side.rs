//! One side of a hand: groups of cards, the slash and the deadwood, the plus and the laid-off cards.

use crate::cards::meld::Meld;
use crate::cards::set::Cards;
use crate::notation::error::{LineError, ParseError};
use crate::notation::group::{Group, SpannedCard, read_group};
use crate::notation::mistakes::Mistakes;
use crate::notation::span::Span;
use crate::notation::words::{Token, TokenKind};

/// The cards of one side as they were named.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Side {
    /// What stands before the slash, group by group.
    pub groups: Vec<Vec<SpannedCard>>,
    /// What stands after the slash; none where there is no slash.
    pub deadwood: Option<Vec<SpannedCard>>,
    /// What stands after the plus.
    pub layoffs: Vec<SpannedCard>,
    /// The slash.
    pub slash: Option<Span>,
    /// The first plus.
    pub plus: Option<Span>,
}

/// Which part of a side the words belong to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Groups,
    Deadwood,
    Layoffs,
}

/// Reads a side. What cannot be read is added to the mistakes and left out.
pub fn read_side(tokens: &[Token<'_>], mistakes: &mut Mistakes<ParseError>) -> Side {
    let mut side = Side::default();
    let mut part = Part::Groups;
    let mut singles = Vec::new();
    for token in tokens {
        match token.sign {
            TokenKind::Word => match (read_group(token.text, token.span.start), part) {
                (Ok(Group::Single(card)), Part::Groups) => singles.push(card),
                (Ok(Group::Compact(cards)), Part::Groups) => {
                    side.end_group(&mut singles);
                    side.groups.push(cards);
                }
                (Ok(group), Part::Deadwood) => {
                    side.deadwood.get_or_insert_default().extend(group.cards());
                }
                (Ok(group), Part::Layoffs) => side.layoffs.extend(group.cards()),
                (Err(mistake), _) => mistakes.push(mistake),
            },
            TokenKind::Comma => side.end_group(&mut singles),
            TokenKind::Slash => match part {
                Part::Groups => {
                    side.end_group(&mut singles);
                    side.deadwood = Some(Vec::new());
                    side.slash = Some(token.span);
                    part = Part::Deadwood;
                }
                Part::Deadwood => mistakes.push(LineError::SecondSlash.at(token.span)),
                Part::Layoffs => mistakes.push(LineError::SlashAfterPlus.at(token.span)),
            },
            TokenKind::Plus => {
                side.end_group(&mut singles);
                side.plus = side.plus.or(Some(token.span));
                part = Part::Layoffs;
            }
            TokenKind::Gin | TokenKind::BigGin => mistakes.push(LineError::GinOutOfPlace.at(token.span)),
            TokenKind::Boxes => mistakes.push(LineError::BoxesOutOfPlace.at(token.span)),
            TokenKind::KnockCard | TokenKind::Discard | TokenKind::Against => {
                mistakes.push(LineError::OutOfPlace.at(token.span));
            }
        }
    }
    side.end_group(&mut singles);
    if let Some(plus) = side.plus.filter(|_| side.layoffs.is_empty()) {
        mistakes.push(LineError::NothingLaidOff.at(plus));
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

/// The cards of the longest meld, a whole suit.
const LONGEST_MELD: usize = 13;

/// Single cards in a row as groups: one group, unless that is no meld and the cards fall in exactly one
/// way, in their order, into melds.
fn in_melds(cards: Vec<SpannedCard>) -> Vec<Vec<SpannedCard>> {
    if is_meld(&cards) {
        return vec![cards];
    }
    // For each number of cards from the front: in how many ways they fall into melds (two stand for
    // more), and where the last of those melds begins.
    let mut ways = vec![(1u8, 0)];
    for end in 1..=cards.len() {
        // No meld is longer, so that the work grows with the cards and not with their square.
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
        .is_ok_and(|cards| Meld::try_from(cards).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::words::tokens;

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
    fn single_cards_in_a_row_are_one_group() {
        assert_eq!(groups("4S 5S 6S 7S, 9C 9D 9H / 2H"), ["4S 5S 6S 7S", "9C 9D 9H"]);
        assert_eq!(groups("4S 5S 6S 9cdh / 2H"), ["4S 5S 6S", "9C 9D 9H"]);
    }

    #[test]
    fn or_the_melds_into_which_they_fall_in_exactly_one_way() {
        assert_eq!(groups("4S 5S 6S 9C 9D 9H"), ["4S 5S 6S", "9C 9D 9H"]);
        assert_eq!(groups("3S 4S 5S 6S 6H 6D"), ["3S 4S 5S", "6S 6H 6D"]);
        // The six of spades may end the run or begin the set.
        assert_eq!(groups("3S 4S 5S 6S 6H 6D 6C"), ["3S 4S 5S 6S 6H 6D 6C"]);
        assert_eq!(groups("2H AC AD"), ["2H AC AD"]);
        // Cards run together stay together.
        assert_eq!(groups("4s5s6s9c9d9h"), ["4S 5S 6S 9C 9D 9H"]);
    }
}
