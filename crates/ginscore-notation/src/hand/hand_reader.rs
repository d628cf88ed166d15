//! Reading the hand of a line: both sides or the points, the knock card and the discard.

use crate::cards::card_word::{read_group, read_upcard};
use crate::cards::group::{Group, SpannedCard};
use crate::counts::{count, number as read_number};
use crate::error::ParseError;
use crate::hand::parsed_hand::ParsedHand;
use crate::hand::side::{Side, read_side};
use crate::mistakes::Mistakes;
use crate::part::Part;
use crate::span::{At, Span};
use crate::words::{Token, TokenKind};
use ginscore_rules::cards::{Card, CardGroups, CardList, Cards, Upcard};
use ginscore_rules::hand::{
    CardPosition, ClaimPart, Count, Defender, HandClaim, Knocker, Layout, PointsClaim, Showdown,
};
use ginscore_rules::players::Player;
use ginscore_rules::solver::least_deadwood;

/// Reads a hand that ends where `hand` does. `first` is the knock card before the name of the player who ended it, if there is
/// one, and `rest` what comes after the name.
pub(super) fn read_claim(
    first: Vec<Token<'_>>,
    rest: Vec<Token<'_>>,
    hand: Part<'_>,
    by: Player,
    note: Option<String>,
) -> Result<ParsedHand, Mistakes<At<ParseError>>> {
    let mut found = if first.is_empty() { rest } else { [first, rest].concat() };
    let mut reader = HandReader::new(hand);
    // Room for twenty cards, their melds and both sides; a word contains about three cards.
    reader.places.reserve(found.len() * 2);
    if let Some(draw) = found.iter().find(|token| token.text.eq_ignore_ascii_case("draw")) {
        return Err([ParseError::MoreThanADraw.at(draw.span)].into());
    }
    let knock_card = reader.knock_card(&mut found);
    let discard = reader.discard(&mut found);
    let accepted = reader.accepted(&mut found);
    let claim = match reader.points(&found, by) {
        Some((points, boxes)) => {
            reader.only_points(discard, accepted);
            Some(HandClaim::Points(PointsClaim { winner: by, points, boxes, knock_card }))
        }
        None => {
            reader.no_boxes(&mut found);
            reader.sides(&found, by).map(|(knocker, defender)| {
                let accepted = accepted.is_some();
                HandClaim::Showdown(Showdown { by, knocker, defender, knock_card, discard, accepted })
            })
        }
    };
    match claim {
        Some(claim) if reader.mistakes.is_empty() => Ok(ParsedHand { claim, note, places: reader.places }),
        _ => Err(reader.mistakes()),
    }
}

pub(super) struct HandReader {
    pub(super) mistakes: Mistakes<At<ParseError>>,
    pub(super) places: Vec<(ClaimPart, Span)>,
    end: Span,
}

impl HandReader {
    pub(super) fn new(hand: Part<'_>) -> HandReader {
        HandReader { mistakes: Mistakes::none(), places: Vec::new(), end: hand.end() }
    }

    /// The mistakes, in the order of their places.
    pub(super) fn mistakes(mut self) -> Mistakes<At<ParseError>> {
        self.mistakes.sort_by_key(|mistake| mistake.span.start);
        self.mistakes
    }

    pub(super) fn knock_card(&mut self, found: &mut Vec<Token<'_>>) -> Option<Upcard> {
        self.marked(
            found,
            TokenKind::KnockCard,
            ClaimPart::KnockCard,
            ParseError::SecondKnockCard,
            read_upcard,
        )
    }

    fn discard(&mut self, found: &mut Vec<Token<'_>>) -> Option<Card> {
        let single = |word: &str, at| {
            Ok(match read_group(word, at)? {
                Group::Single(named) => Some(named.card),
                Group::Compact(_) => None,
            })
        };
        self.marked(found, TokenKind::Discard, ClaimPart::Discard, ParseError::SecondDiscard, single)
    }

    /// Removes a sign and the card after it from the line, wherever they are. The card is read by `read`, which gives `None`
    /// for several cards.
    fn marked<C>(
        &mut self,
        found: &mut Vec<Token<'_>>,
        sign: TokenKind,
        spot: ClaimPart,
        second: ParseError,
        read: impl Fn(&str, usize) -> Result<Option<C>, At<ParseError>>,
    ) -> Option<C> {
        // Fast path: most lines have none.
        if found.iter().all(|token| token.sign != sign) {
            return None;
        }
        let mut card = None;
        let mut left = std::mem::take(found).into_iter().peekable();
        while let Some(mark) = left.next() {
            if mark.sign != sign {
                found.push(mark);
                continue;
            }
            let Some(word) = left.next_if(|word| word.sign == TokenKind::Word) else {
                self.mistakes.push(ParseError::NoCardAfter.at(mark.span));
                continue;
            };
            match read(word.text, word.span.start) {
                Ok(Some(named)) if card.is_none() => {
                    card = Some(named);
                    self.places.push((spot, word.span));
                }
                Ok(Some(_)) => self.mistakes.push(second.clone().at(mark.span.to(word.span))),
                Ok(None) => self.mistakes.push(second.clone().at(word.span)),
                Err(mistake) => self.mistakes.push(mistake),
            }
        }
        card
    }

    /// Reads points only, as in `+18` or `+18 boxes 3`. The boxes are 1 if none are given.
    fn points(&mut self, found: &[Token<'_>], by: Player) -> Option<(u32, u32)> {
        let (plus, number, more) = match found {
            [plus, number, more @ ..] if plus.sign == TokenKind::Plus => (plus, number, more),
            _ => return None,
        };
        let points = read_number(number.text)?;
        self.places.push((ClaimPart::Side(by), plus.span.to(number.span)));
        let (boxes, more) = match more {
            [boxes, more @ ..] if boxes.sign == TokenKind::Boxes => match more {
                [number, more @ ..] => {
                    self.places.push((ClaimPart::Boxes, boxes.span.to(number.span)));
                    (read_number(number.text).ok_or(number.span), more)
                }
                [] => (Err(boxes.span), more),
            },
            _ => (Ok(1), more),
        };
        match (boxes, more.first()) {
            (Err(span), _) => self.mistakes.push(ParseError::NoBoxes.at(span)),
            (Ok(_), Some(more)) => self.mistakes.push(ParseError::MoreThanPoints.at(more.span)),
            (Ok(_), None) => {}
        }
        Some((points, boxes.unwrap_or(1)))
    }

    /// Removes boxes and their number, which are a mistake, from a line that does not report points only.
    fn no_boxes(&mut self, found: &mut Vec<Token<'_>>) {
        while let Some(at) = found.iter().position(|token| token.sign == TokenKind::Boxes) {
            let boxes = found.remove(at);
            let number = found.get(at).filter(|number| read_number(number.text).is_some()).copied();
            if number.is_some() {
                found.remove(at);
            }
            let span = number.map_or(boxes.span, |number| boxes.span.to(number.span));
            self.mistakes.push(ParseError::BoxesOutOfPlace.at(span));
        }
    }

    /// Removes `accepted` from the line, wherever it is, and returns its place.
    fn accepted(&mut self, found: &mut Vec<Token<'_>>) -> Option<Span> {
        let mut all = found.extract_if(.., |token| token.sign == TokenKind::Accepted);
        let first = all.next().map(|token| token.span);
        let more: Vec<Token<'_>> = all.collect();
        self.mistakes.extend(more.into_iter().map(|again| ParseError::OutOfPlace.at(again.span)));
        first
    }

    /// Reports a discard and an accepted knock in a line of points only.
    fn only_points(&mut self, discard: Option<Card>, accepted: Option<Span>) {
        let place = self.places.iter().find(|(spot, _)| *spot == ClaimPart::Discard).map(|(_, span)| *span);
        for span in [place.filter(|_| discard.is_some()), accepted].into_iter().flatten() {
            self.mistakes.push(ParseError::MoreThanPoints.at(span));
        }
    }

    fn sides(&mut self, found: &[Token<'_>], by: Player) -> Option<(Knocker, Defender)> {
        let against = found.iter().position(|token| token.sign == TokenKind::Against);
        let Some((own, others)) = against.and_then(|at| found.split_at_checked(at)) else {
            let counts = self.counts(found, by);
            if counts.is_none() {
                self.without_against(found, by);
            }
            return counts;
        };
        let (against, others) = others.split_first()?;
        if let Some(second) = others.iter().find(|token| token.sign == TokenKind::Against) {
            self.mistakes.push(ParseError::SecondAgainst.at(second.span));
            return None;
        }
        for (side, nothing) in [(own, ParseError::NothingBefore), (others, ParseError::NothingAfter)] {
            if side.is_empty() {
                self.mistakes.push(nothing.at(against.span));
            }
        }
        let knocker = self.knocker(own, by);
        let defender = self.defender(others, by.other());
        Some((knocker?, defender?))
    }

    /// Reads two counts without a `v` between them, as in `4 23`, `gin 23` or `4 10+7`. `None` if the words can mean
    /// anything else.
    fn counts(&mut self, found: &[Token<'_>], by: Player) -> Option<(Knocker, Defender)> {
        let (knocker, others) = match found {
            [big, gin, others @ ..] if is_big_gin(big, gin) => (Knocker::BigGin, others),
            [gin, others @ ..] if gin.sign == TokenKind::Gin => (Knocker::Gin, others),
            [gin, others @ ..] if gin.sign == TokenKind::BigGin => (Knocker::BigGin, others),
            _ => read_count(found).map(|(count, others)| (Knocker::Count(count), others))?,
        };
        let (count, []) = read_count(others)? else {
            return None;
        };
        let own = found.get(..found.len() - others.len())?;
        for (side, of) in [(own, by), (others, by.other())] {
            self.whole(side, of);
        }
        Some((knocker, Defender::Count(count)))
    }

    /// Reports the mistakes of a hand without a `v`: only one if it explains all of them.
    fn without_against(&mut self, found: &[Token<'_>], by: Player) {
        let strange = |token: &&Token<'_>| {
            let letters = token.text.chars().all(char::is_alphabetic);
            token.sign == TokenKind::Word && letters && read_group(token.text, 0).is_err()
        };
        if let Some(word) = found.iter().find(strange) {
            self.mistakes.push(ParseError::PerhapsAgainst.at(word.span));
            return;
        }
        let missing = if found.is_empty() { ParseError::NoHand } else { ParseError::NoOtherSide };
        self.mistakes.push(missing.at(self.end));
        if found.iter().any(|token| read_number(token.text).is_none()) {
            self.knocker(found, by);
        }
    }

    fn knocker(&mut self, found: &[Token<'_>], by: Player) -> Option<Knocker> {
        self.whole(found, by)?;
        match found {
            [word] if word.sign == TokenKind::Gin => return Some(Knocker::Gin),
            [word] if word.sign == TokenKind::BigGin => return Some(Knocker::BigGin),
            [big, gin] if is_big_gin(big, gin) => return Some(Knocker::BigGin),
            _ => {}
        }
        if let Some(count) = self.count(found) {
            return Some(Knocker::Count(count));
        }
        let (gin, cards) = match found {
            [gin, cards @ ..] if gin.sign == TokenKind::Gin && read_count(cards).is_none() => {
                (Some(gin), cards)
            }
            _ => (None, found),
        };
        let side = read_side(cards, &mut self.mistakes);
        if let Some(plus) = side.plus {
            self.mistakes.push(ParseError::KnockerLaysOff.at(plus));
        }
        let laid = self.laid(side, by);
        if let Some(gin) = gin {
            self.mistakes.extend(not_gin(&laid).map(|why| why.at(gin.span)));
        }
        Some(match laid {
            Layout::Spread { melds, deadwood } if melds.is_empty() && deadwood.len() < 10 => {
                Knocker::Deadwood(deadwood)
            }
            laid => Knocker::Cards(laid),
        })
    }

    fn defender(&mut self, found: &[Token<'_>], of: Player) -> Option<Defender> {
        self.whole(found, of)?;
        if let Some(count) = self.count(found) {
            return Some(Defender::Count(count));
        }
        let mut side = read_side(found, &mut self.mistakes);
        let layoffs = self.placed(of, std::mem::take(&mut side.layoffs), CardPosition::LaidOff);
        Some(match self.laid(side, of) {
            Layout::Spread { melds, deadwood } if melds.is_empty() && deadwood.len() + layoffs.len() < 10 => {
                Defender::Deadwood { left: deadwood, layoffs }
            }
            laid => Defender::Cards { laid, layoffs },
        })
    }

    /// Records the place of the whole side. `None` if the side is empty.
    fn whole(&mut self, found: &[Token<'_>], of: Player) -> Option<()> {
        let (first, last) = (found.first()?, found.last()?);
        self.places.push((ClaimPart::Side(of), first.span.to(last.span)));
        Some(())
    }

    /// Reads a side that is a count. `None` for other sides; a number among cards is read as a card with a mistake.
    fn count(&mut self, found: &[Token<'_>]) -> Option<Count> {
        let (count, more) = read_count(found)?;
        match more.first() {
            None => Some(count),
            Some(next) if next.sign == TokenKind::Plus => {
                self.mistakes.push(ParseError::CountAmongCards.at(next.span));
                Some(count)
            }
            Some(_) => None,
        }
    }

    fn laid(&mut self, side: Side, of: Player) -> Layout {
        match side.deadwood {
            None => {
                let cards = side.groups.into_iter().flatten().collect();
                Layout::Loose(self.placed(of, cards, CardPosition::Loose))
            }
            Some(deadwood) => {
                let mut melds = CardGroups::default();
                for (meld, cards) in side.groups.into_iter().enumerate() {
                    if let (Some(first), Some(last)) = (cards.first(), cards.last()) {
                        self.places.push((ClaimPart::Meld(of, meld), first.span.to(last.span)));
                    }
                    let placed = self.placed(of, cards, move |at| CardPosition::Meld(meld, at));
                    melds.push(placed.iter().copied());
                }
                Layout::Spread { melds, deadwood: self.placed(of, deadwood, CardPosition::Deadwood) }
            }
        }
    }

    fn placed(
        &mut self,
        of: Player,
        cards: Vec<SpannedCard>,
        place: impl Fn(usize) -> CardPosition,
    ) -> CardList {
        let places = cards.iter().enumerate().map(|(at, named)| (ClaimPart::Card(of, place(at)), named.span));
        self.places.extend(places);
        cards.into_iter().map(|named| named.card).collect()
    }
}

/// Reads the count at the start of the words, and returns the words after it; `None` if there is no count.
fn read_count<'t, 'a>(found: &'t [Token<'a>]) -> Option<(Count, &'t [Token<'a>])> {
    let (first, mut rest) = found.split_first()?;
    let mut sum = count(first.text)?;
    while let [plus, next, after @ ..] = rest
        && plus.sign == TokenKind::Plus
        && let Some(next) = count(next.text)
    {
        sum = sum + next;
        rest = after;
    }
    Some((sum, rest))
}

/// The mistake in `gin` before these cards, unless they are ten without deadwood. Too few cards and cards that are named
/// twice are against the rules in any case.
fn not_gin(laid: &Layout) -> Option<ParseError> {
    let left = match laid {
        Layout::Spread { deadwood, .. } => deadwood.iter().map(|card| u32::from(card.points())).sum(),
        Layout::Loose(cards) if cards.len() == 10 => {
            u32::from(least_deadwood(Cards::distinct(cards.iter().copied())?))
        }
        Layout::Loose(_) => 0,
    };
    match laid.len() {
        11 => Some(ParseError::GinOutOfPlace),
        _ => (left > 0).then_some(ParseError::NotGin(left)),
    }
}

fn is_big_gin(big: &Token<'_>, gin: &Token<'_>) -> bool {
    big.text.eq_ignore_ascii_case("big") && gin.sign == TokenKind::Gin
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Names, read_hand};

    fn read(line: &str) -> (Showdown, Vec<(ClaimPart, Span)>) {
        let read = read_hand(line, &Names::new("Ann", "Bob").unwrap()).unwrap();
        let HandClaim::Showdown(showdown) = read.claim else { panic!("{line}") };
        (showdown, read.places)
    }

    #[test]
    fn two_counts_need_nothing_between_them() {
        let number = |count| Knocker::Count(Count::from(count));
        for (line, knocker, defender, own, other) in [
            ("ann 4 23", number(4), "23", (4, 5), (6, 8)),
            ("ann 4 10+7", number(4), "10+7", (4, 5), (6, 10)),
            ("ann gin 23", Knocker::Gin, "23", (4, 7), (8, 10)),
            ("ann big gin kq7", Knocker::BigGin, "kq7", (4, 11), (12, 15)),
            ("ann biggin 23", Knocker::BigGin, "23", (4, 10), (11, 13)),
        ] {
            let (showdown, places) = read(line);
            assert_eq!(showdown.knocker, knocker, "{line}");
            let Defender::Count(count) = showdown.defender else { panic!("{line}") };
            assert_eq!(count.to_string(), defender);
            for (player, (start, end)) in [(Player::One, own), (Player::Two, other)] {
                let place = (ClaimPart::Side(player), Span::new(start, end));
                assert!(places.contains(&place), "{line}: {places:?}");
            }
        }
    }

    #[test]
    fn a_sum_of_parts_is_one_count() {
        let (showdown, _) = read("ann 2+a v 10+kq+7");
        assert!(matches!(showdown.knocker, Knocker::Count(count) if count.to_string() == "2+a"));
        assert!(matches!(showdown.defender, Defender::Count(count) if count.points() == 37));
        // Two words without a plus are two counts, and so are none of one.
        let names = Names::new("Ann", "Bob").unwrap();
        assert!(read_hand("ann 2 3 4", &names).is_err());
    }

    /// Ten cards are a whole hand, with no meld in it.
    #[test]
    fn deadwood_alone_is_fewer_than_ten_cards() {
        let knocker = |side: &str| read(&format!("ann {side} v 23")).0.knocker;
        assert!(matches!(knocker("/ 2h ac"), Knocker::Deadwood(cards) if cards.len() == 2));
        assert!(matches!(knocker("/ 246h 246d 8tkc"), Knocker::Deadwood(cards) if cards.len() == 9));
        assert!(matches!(knocker("/ 246h 246d 8tkc as"), Knocker::Cards(_)));
        assert!(matches!(knocker("/ 246h 246d 8tkc aqs"), Knocker::Cards(_)));
        assert!(matches!(knocker("4-6s / 2h ac"), Knocker::Cards(_)));
        let defender = |side: &str| read(&format!("ann 4 v {side}")).0.defender;
        let counts = |side: &str| match defender(side) {
            Defender::Deadwood { left, layoffs } => Some((left.len(), layoffs.len())),
            _ => None,
        };
        assert_eq!(counts("/ kh"), Some((1, 0)));
        assert_eq!(counts("/ 246h 246d 8c + 7s"), Some((7, 1)));
        assert_eq!(counts("/ 246h 246d 8c + 789s"), None);
        assert_eq!(counts("/ 246h 246d 8c + 7-Ts"), None);
        assert_eq!(counts("4-6s / kh"), None);
    }
}
