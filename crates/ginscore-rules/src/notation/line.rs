//! Reading a line: the player or `draw`, the hand, and the note.

use crate::cards::card::Card;
use crate::cards::set::Cards;
use crate::notation::error::{LineError, ParseError, ParseErrorKind};
use crate::notation::hand_reader::{HandReader, read_claim};
use crate::notation::mistakes::Mistakes;
use crate::notation::names::Names;
use crate::notation::span::Span;
use crate::notation::words::{split_note, tidy_note, tokens, within_length};
use crate::rules::claim::{CardPosition, ClaimPart, Defender, HandClaim, Knocker, numbered};
use crate::rules::player::Player;

/// A hand as read from a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParsedHand {
    /// The claim.
    pub claim: HandClaim,
    /// The note, if there is one.
    pub note: Option<String>,
    pub(super) places: Vec<(ClaimPart, Span)>,
}

impl ParsedHand {
    /// The place of a part of the claim in the line, or `None` if the line does not contain it.
    pub fn span_of(&self, part: ClaimPart) -> Option<Span> {
        self.places.iter().find(|(named, _)| *named == part).map(|(_, span)| *span)
    }

    /// The places of those of the player's cards that are in `cards`, leaving out laid-off cards and declared melds.
    pub fn deadwood_spans(&self, player: Player, cards: Cards) -> Vec<Span> {
        let HandClaim::Showdown(showdown) = &self.claim else {
            return Vec::new();
        };
        let listed = |cards: &[Card]| numbered(cards, CardPosition::Deadwood).collect();
        let places = match (&showdown.knocker, &showdown.defender) {
            (Knocker::Cards(laid), _) if player == showdown.by => laid.places(),
            (Knocker::Deadwood(cards), _) if player == showdown.by => listed(cards),
            (_, Defender::Cards { laid, .. }) if player != showdown.by => laid.places(),
            (_, Defender::Deadwood { left, .. }) if player != showdown.by => listed(left),
            _ => return Vec::new(),
        };
        let those = places
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
    let mut reader = HandReader::new(hand);
    let knock_card = reader.knock_card(&mut more);
    if let Some(more) = more.first() {
        reader.mistakes.push(LineError::MoreThanADraw.at(more.span));
    }
    Some(match reader.mistakes.is_empty() {
        true => Ok(ParsedHand { claim: HandClaim::Draw { knock_card }, note, places: reader.places }),
        false => Err(reader.mistakes()),
    })
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
