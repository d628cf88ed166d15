//! Reading a line: the player, both sides, the knock card, the discard and the note.

use crate::cards::card::Card;
use crate::cards::set::Cards;
use crate::notation::error::{LineError, ParseError, ParseErrorKind};
use crate::notation::group::{Group, SpannedCard, read_group};
use crate::notation::mistakes::Mistakes;
use crate::notation::names::Names;
use crate::notation::side::{Side, read_side};
use crate::notation::span::Span;
use crate::notation::words::{Token, TokenKind, split_note, tidy_note, tokens, within_length};
use crate::rules::claim::{CardPosition, Claim, ClaimPart, Defender, HandClaim, Knocker, Layout, Showdown};
use crate::rules::player::Player;

/// A hand as read from a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParsedHand {
    /// The claim.
    pub claim: HandClaim,
    /// The note, if there is one.
    pub note: Option<String>,
    places: Vec<(ClaimPart, Span)>,
}

impl ParsedHand {
    /// The place of a part of the claim in the line, or `None` if the line does not contain it.
    pub fn span_of(&self, part: ClaimPart) -> Option<Span> {
        self.places.iter().find(|(named, _)| *named == part).map(|(_, span)| *span)
    }

    /// The places of those of the player's cards that are in `cards`, leaving out laid-off cards and declared melds.
    pub fn deadwood_spans(&self, player: Player, cards: Cards) -> Vec<Span> {
        let HandClaim::Ended { by, claim: Claim::Showdown(Showdown { knocker, defender, .. }) } = &self.claim
        else {
            return Vec::new();
        };
        let laid = match (knocker, defender) {
            (Knocker::Cards(laid), _) if player == *by => laid,
            (_, Defender::Cards { laid, .. }) if player != *by => laid,
            _ => return Vec::new(),
        };
        let those = laid
            .places()
            .into_iter()
            .filter(|(card, place)| cards.contains(*card) && !matches!(place, CardPosition::Meld(..)));
        those.filter_map(|(_, place)| self.span_of(ClaimPart::Card(player, place))).collect()
    }
}

/// Reads a line that begins with the name of the player who ended the hand, or with `draw`.
///
/// # Errors
///
/// Returns every mistake of the line, in order.
pub fn read_hand(line: &str, names: &Names) -> Result<ParsedHand, Mistakes<ParseError>> {
    within_length(line).map_err(|mistake| [mistake])?;
    let (hand, note) = split_note(line);
    let note = note.and_then(tidy_note);
    if let Some(draw) = read_draw(hand, note.clone()) {
        return draw;
    }
    if hand.trim().is_empty() {
        return Err([LineError::NoHand.at(Span::new(0, hand.len()))].into());
    }
    match names.lead(hand) {
        Ok((by, at)) => read_claim(hand, at, by, note),
        // The rest is read nevertheless, so that its mistakes are reported, too.
        Err(unknown) => {
            if let ParseErrorKind::UnknownPlayer { command: Some(_), .. } = unknown.what {
                return Err([unknown].into());
            }
            let Span { start, end } = unknown.span;
            let rest = if end < hand.trim_end().len() {
                read_claim(hand, end, Player::One, None).err()
            } else {
                None
            };
            // The unknown words may be cards with mistakes, so that the side is not empty.
            let empty = |mistake: &ParseError| mistake.what == ParseErrorKind::Line(LineError::NothingBefore);
            let mut all = Mistakes::from([unknown]);
            if let Some(mut rest) = rest {
                rest.retain(|mistake| start == end || !empty(mistake));
                all.append(rest);
            }
            Err(all)
        }
    }
}

/// Reads a line without a name. The first player is the knocker.
///
/// # Errors
///
/// Returns every mistake of the line, in order.
pub fn read_showdown(line: &str) -> Result<ParsedHand, Mistakes<ParseError>> {
    within_length(line).map_err(|mistake| [mistake])?;
    let (hand, note) = split_note(line);
    let note = note.and_then(tidy_note);
    read_draw(hand, note.clone()).unwrap_or_else(|| read_claim(hand, 0, Player::One, note))
}

fn read_draw(hand: &str, note: Option<String>) -> Option<Result<ParsedHand, Mistakes<ParseError>>> {
    let begins = hand.trim_start().get(.."draw".len());
    if begins.is_none_or(|begins| !begins.eq_ignore_ascii_case("draw")) {
        return None;
    }
    let found = tokens(hand, 0);
    let (first, more) = found.split_first()?;
    if !first.text.eq_ignore_ascii_case("draw") {
        return None;
    }
    let mut more = more.to_vec();
    let mut reader = Reader::new(hand);
    let knock_card = reader.knock_card(&mut more);
    if let Some(more) = more.first() {
        reader.mistakes.push(LineError::MoreThanADraw.at(more.span));
    }
    Some(match reader.mistakes.is_empty() {
        true => Ok(ParsedHand { claim: HandClaim::Draw { knock_card }, note, places: reader.places }),
        false => Err(reader.mistakes()),
    })
}

fn read_claim(
    hand: &str,
    at: usize,
    by: Player,
    note: Option<String>,
) -> Result<ParsedHand, Mistakes<ParseError>> {
    let mut found = tokens(hand.get(at..).unwrap_or_default(), at);
    let mut reader = Reader::new(hand);
    // Room for twenty cards, their melds and both sides; a word contains about three cards.
    reader.places.reserve(found.len() * 2);
    if let Some(draw) = found.iter().find(|token| token.text.eq_ignore_ascii_case("draw")) {
        return Err([LineError::MoreThanADraw.at(draw.span)].into());
    }
    let knock_card = reader.knock_card(&mut found);
    let discard = reader.marked(&mut found, TokenKind::Discard, ClaimPart::Discard, LineError::SecondDiscard);
    let claim = match reader.points(&found, by) {
        Some((points, boxes)) => {
            reader.no_discard_of_points(discard);
            Some(Claim::Points { points, boxes, knock_card })
        }
        None => {
            reader.no_boxes(&mut found);
            reader.sides(&found, by).map(|(knocker, defender)| {
                Claim::Showdown(Showdown { knocker, defender, knock_card, discard })
            })
        }
    };
    match claim {
        Some(claim) if reader.mistakes.is_empty() => {
            Ok(ParsedHand { claim: HandClaim::Ended { by, claim }, note, places: reader.places })
        }
        _ => Err(reader.mistakes()),
    }
}

/// The mistakes and places found while reading a line.
struct Reader {
    mistakes: Mistakes<ParseError>,
    places: Vec<(ClaimPart, Span)>,
    end: Span,
}

impl Reader {
    fn new(hand: &str) -> Reader {
        let end = Span::new(hand.trim_end().len(), hand.trim_end().len() + 1);
        Reader { mistakes: Mistakes::none(), places: Vec::new(), end }
    }

    /// The mistakes, in the order of their places.
    fn mistakes(mut self) -> Mistakes<ParseError> {
        self.mistakes.sort_by_key(|mistake| mistake.span.start);
        self.mistakes
    }

    /// Removes the knock card from the line.
    fn knock_card(&mut self, found: &mut Vec<Token<'_>>) -> Option<Card> {
        self.marked(found, TokenKind::KnockCard, ClaimPart::KnockCard, LineError::SecondKnockCard)
    }

    /// Removes a sign and the card after it from the line, wherever they are.
    fn marked(
        &mut self,
        found: &mut Vec<Token<'_>>,
        sign: TokenKind,
        spot: ClaimPart,
        second: LineError,
    ) -> Option<Card> {
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
                self.mistakes.push(LineError::NoCardAfter.at(mark.span));
                continue;
            };
            match read_group(word.text, word.span.start) {
                Ok(Group::Single(named)) if card.is_none() => {
                    card = Some(named.card);
                    self.places.push((spot, named.span));
                }
                Ok(Group::Single(_)) => self.mistakes.push(second.at(mark.span.to(word.span))),
                Ok(Group::Compact(_)) => self.mistakes.push(second.at(word.span)),
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
        let points = number_of(number)?;
        self.places.push((ClaimPart::Side(by), plus.span.to(number.span)));
        let (boxes, more) = match more {
            [boxes, more @ ..] if boxes.sign == TokenKind::Boxes => match more {
                [number, more @ ..] => {
                    self.places.push((ClaimPart::Boxes, boxes.span.to(number.span)));
                    (number_of(number).ok_or(number.span), more)
                }
                [] => (Err(boxes.span), more),
            },
            _ => (Ok(1), more),
        };
        match (boxes, more.first()) {
            (Err(span), _) => self.mistakes.push(LineError::NoBoxes.at(span)),
            (Ok(_), Some(more)) => self.mistakes.push(LineError::MoreThanPoints.at(more.span)),
            (Ok(_), None) => {}
        }
        Some((points, boxes.unwrap_or(1)))
    }

    /// Removes boxes and their number, which are a mistake, from a line that does not report points only.
    fn no_boxes(&mut self, found: &mut Vec<Token<'_>>) {
        while let Some(at) = found.iter().position(|token| token.sign == TokenKind::Boxes) {
            let boxes = found.remove(at);
            let number = found.get(at).filter(|number| number_of(number).is_some()).copied();
            if number.is_some() {
                found.remove(at);
            }
            let span = number.map_or(boxes.span, |number| boxes.span.to(number.span));
            self.mistakes.push(LineError::BoxesOutOfPlace.at(span));
        }
    }

    fn no_discard_of_points(&mut self, discard: Option<Card>) {
        let place = self.places.iter().find(|(spot, _)| *spot == ClaimPart::Discard).map(|(_, span)| *span);
        if let (Some(_), Some(span)) = (discard, place) {
            self.mistakes.push(LineError::MoreThanPoints.at(span));
        }
    }

    fn sides(&mut self, found: &[Token<'_>], by: Player) -> Option<(Knocker, Defender)> {
        let against = found.iter().position(|token| token.sign == TokenKind::Against);
        let Some((own, others)) = against.and_then(|at| found.split_at_checked(at)) else {
            self.without_against(found, by);
            return None;
        };
        let (against, others) = others.split_first()?;
        if let Some(second) = others.iter().find(|token| token.sign == TokenKind::Against) {
            self.mistakes.push(LineError::SecondAgainst.at(second.span));
            return None;
        }
        for (side, nothing) in [(own, LineError::NothingBefore), (others, LineError::NothingAfter)] {
            if side.is_empty() {
                self.mistakes.push(nothing.at(against.span));
            }
        }
        let knocker = self.knocker(own, by);
        let defender = self.defender(others, by.other());
        Some((knocker?, defender?))
    }

    /// Reports the mistakes of a hand without a `v`: only one if it explains all of them.
    fn without_against(&mut self, found: &[Token<'_>], by: Player) {
        let strange = |token: &&Token<'_>| {
            let letters = token.text.chars().all(char::is_alphabetic);
            token.sign == TokenKind::Word && letters && read_group(token.text, 0).is_err()
        };
        if let Some(word) = found.iter().find(strange) {
            self.mistakes.push(LineError::PerhapsAgainst.at(word.span));
            return;
        }
        let missing = if found.is_empty() { LineError::NoHand } else { LineError::NoOtherSide };
        self.mistakes.push(missing.at(self.end));
        if found.iter().any(|token| number_of(token).is_none()) {
            self.knocker(found, by);
        }
    }

    fn knocker(&mut self, found: &[Token<'_>], by: Player) -> Option<Knocker> {
        self.whole(found, by)?;
        match found {
            [word] if word.sign == TokenKind::Gin => return Some(Knocker::Gin),
            [word] if word.sign == TokenKind::BigGin => return Some(Knocker::BigGin),
            [big, gin] if big.text.eq_ignore_ascii_case("big") && gin.sign == TokenKind::Gin => {
                return Some(Knocker::BigGin);
            }
            _ => {}
        }
        if let Some(count) = self.count(found) {
            return Some(Knocker::Count(count));
        }
        let side = read_side(found, &mut self.mistakes);
        if let Some(plus) = side.plus {
            self.mistakes.push(LineError::KnockerLaysOff.at(plus));
        }
        Some(Knocker::Cards(self.laid(side, by)))
    }

    fn defender(&mut self, found: &[Token<'_>], of: Player) -> Option<Defender> {
        self.whole(found, of)?;
        if let Some(count) = self.count(found) {
            return Some(Defender::Count(count));
        }
        let mut side = read_side(found, &mut self.mistakes);
        let layoffs = self.placed(of, std::mem::take(&mut side.layoffs), CardPosition::LaidOff);
        Some(Defender::Cards { laid: self.laid(side, of), layoffs })
    }

    /// Records the place of the whole side. `None` if the side is empty.
    fn whole(&mut self, found: &[Token<'_>], of: Player) -> Option<()> {
        let (first, last) = (found.first()?, found.last()?);
        self.places.push((ClaimPart::Side(of), first.span.to(last.span)));
        Some(())
    }

    /// Reads a side that is a count, which is a number alone. `None` for other sides; a number among cards is read as a
    /// card with a mistake.
    fn count(&mut self, found: &[Token<'_>]) -> Option<u32> {
        let [number, more @ ..] = found else {
            return None;
        };
        let count = number_of(number)?;
        match more.first() {
            None => Some(count),
            Some(next) if next.sign == TokenKind::Plus => {
                self.mistakes.push(LineError::CountAmongCards.at(next.span));
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
                let mut melds = Vec::new();
                for (meld, cards) in side.groups.into_iter().enumerate() {
                    if let (Some(first), Some(last)) = (cards.first(), cards.last()) {
                        self.places.push((ClaimPart::Meld(of, meld), first.span.to(last.span)));
                    }
                    melds.push(self.placed(of, cards, move |at| CardPosition::Meld(meld, at)));
                }
                Layout::Spread { melds, deadwood: self.placed(of, deadwood, CardPosition::Deadwood) }
            }
        }
    }

    /// Records the places of the cards.
    fn placed(
        &mut self,
        of: Player,
        cards: Vec<SpannedCard>,
        place: impl Fn(usize) -> CardPosition,
    ) -> Vec<Card> {
        let places = cards.iter().enumerate().map(|(at, named)| (ClaimPart::Card(of, place(at)), named.span));
        self.places.extend(places);
        cards.into_iter().map(|named| named.card).collect()
    }
}

/// The number that the word is, or `None` if it is not one. A number too big for the type becomes the greatest one,
/// which the referee rejects in the same way.
fn number_of(token: &Token<'_>) -> Option<u32> {
    let digits = !token.text.is_empty() && token.text.chars().all(|digit| digit.is_ascii_digit());
    digits.then(|| token.text.parse().unwrap_or(u32::MAX))
}

/// A part that is missing from a line, and that a program could ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MissingPart {
    /// The player, at the start.
    Player,
    /// The hand, after the player.
    Hand,
    /// The other side, with the `v` before it.
    OtherSide,
}

/// The first missing part of a line, or `None` if the line has other mistakes.
pub fn missing_part(mistakes: &[ParseError]) -> Option<MissingPart> {
    let missing = |mistake: &ParseError| match mistake.what {
        ParseErrorKind::UnknownPlayer { .. } if mistake.span.start == mistake.span.end => {
            Some(MissingPart::Player)
        }
        ParseErrorKind::Line(LineError::NoHand) => Some(MissingPart::Hand),
        ParseErrorKind::Line(LineError::NoOtherSide | LineError::NothingAfter) => {
            Some(MissingPart::OtherSide)
        }
        _ => None,
    };
    let parts: Option<Vec<MissingPart>> = mistakes.iter().map(missing).collect();
    parts?.into_iter().next()
}
