//! Reading a line: the player or `draw`, the hand, and the note.

use crate::cards::card_word::read_upcard;
use crate::error::ParseError;
use crate::hand::hand_reader::{HandReader, read_claim};
use crate::hand::parsed_hand::ParsedHand;
use crate::mistakes::Mistakes;
use crate::part::Part;
use crate::players::names::Names;
use crate::span::{At, Span};
use crate::words::{Token, TokenKind, tidy_note, within_length};
use ginscore_rules::hand::HandClaim;
use ginscore_rules::players::Player;

/// Reads a line that begins with the name of the player who ended the hand, or with `draw`.
///
/// # Errors
/// Returns every mistake of the line, in order.
pub fn read_hand(line: &str, names: &Names) -> Result<ParsedHand, Mistakes<At<ParseError>>> {
    within_length(line).map_err(|mistake| [mistake])?;
    let (part, note) = Part::of(line);
    read_part(part, note.and_then(tidy_note), names)
}

/// Reads the hand of a part of a line.
pub(super) fn read_part(
    part: Part<'_>,
    note: Option<String>,
    names: &Names,
) -> Result<ParsedHand, Mistakes<At<ParseError>>> {
    let (first, hand) = after_knock_card(part);
    if is_draw(hand) {
        return read_draw(first, hand.first_word().1.tokens(), hand, note);
    }
    if hand.is_blank() {
        return Err([ParseError::NoHand.at(Span::new(hand.at(), hand.at() + hand.text().len()))].into());
    }
    match hand.led(|text| names.lead(text)) {
        Ok((by, rest)) => read_claim(first, rest.tokens(), hand, by, note),
        // The rest is read nevertheless, so that its mistakes are reported, too.
        Err(unknown) => {
            if let ParseError::UnknownPlayer { command: Some(_), .. } = unknown.what {
                return Err([unknown].into());
            }
            let Span { start, end } = unknown.span;
            let rest = if end < hand.end().start {
                read_claim(first, hand.from(end).tokens(), hand, Player::One, None).err()
            } else {
                None
            };
            // The unknown words may be cards with mistakes, so that the side is not empty.
            let empty = |mistake: &At<ParseError>| mistake.what == ParseError::NothingBefore;
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
/// Returns every mistake of the line, in order.
pub fn read_showdown(line: &str) -> Result<ParsedHand, Mistakes<At<ParseError>>> {
    within_length(line).map_err(|mistake| [mistake])?;
    let (hand, note) = Part::of(line);
    let note = note.and_then(tidy_note);
    match is_draw(hand) {
        true => read_draw(Vec::new(), hand.first_word().1.tokens(), hand, note),
        false => read_claim(Vec::new(), hand.tokens(), hand, Player::One, note),
    }
}

/// Divides a hand after the knock card with which it begins, if anything follows the card. After `up`, which may begin a
/// name, it is a whole card: `up 6 v 23` is a hand of Upton's.
pub(super) fn after_knock_card(hand: Part<'_>) -> (Vec<Token<'_>>, Part<'_>) {
    let begins = hand.text().trim_start();
    // Fast path: most lines begin with a name.
    if begins.starts_with('@') || begins.get(..2).is_some_and(|up| up.eq_ignore_ascii_case("up")) {
        let mut found = hand.tokens();
        if let [mark, word, _, ..] = found.as_slice()
            && mark.sign == TokenKind::KnockCard
            && word.sign == TokenKind::Word
            && matches!(read_upcard(word.text, word.span.start), Ok(Some(card)) if card.suit.is_some() || mark.text == "@")
        {
            let end = word.span.end;
            found.truncate(2);
            return (found, hand.from(end));
        }
    }
    (Vec::new(), hand)
}

/// Returns true for a hand that begins with the word for one that nobody won.
pub(super) fn is_draw(hand: Part<'_>) -> bool {
    let begins = hand.text().trim_start().get(.."draw".len());
    begins.is_some_and(|begins| begins.eq_ignore_ascii_case("draw"))
        && hand.tokens().first().is_some_and(|draw| draw.text.eq_ignore_ascii_case("draw"))
}

/// Returns true for a draw that names nobody: among partners it is one of each pair that is still playing.
///
/// ```
/// use ginscore_notation::{Part, is_draw_of_all};
/// let is_of_all = |line| is_draw_of_all(Part::of(line).0);
/// assert!(is_of_all("draw") && is_of_all("draw @7s # late"));
/// assert!(!is_of_all("draw Ann"));
/// ```
pub fn is_draw_of_all(part: Part<'_>) -> bool {
    let (_, hand) = after_knock_card(part);
    if !is_draw(hand) {
        return false;
    }
    let mut rest = hand.first_word().1.tokens();
    HandReader::new(hand).knock_card(&mut rest);
    rest.is_empty()
}

/// Reads a draw: the knock card may come before it, in `first`, or in `rest` after it.
pub(super) fn read_draw(
    first: Vec<Token<'_>>,
    rest: Vec<Token<'_>>,
    hand: Part<'_>,
    note: Option<String>,
) -> Result<ParsedHand, Mistakes<At<ParseError>>> {
    let mut more = [first, rest].concat();
    let mut reader = HandReader::new(hand);
    let knock_card = reader.knock_card(&mut more);
    if let Some(more) = more.first() {
        reader.mistakes.push(ParseError::MoreThanADraw.at(more.span));
    }
    match reader.mistakes.is_empty() {
        true => Ok(ParsedHand { claim: HandClaim::Draw { knock_card }, note, places: reader.places }),
        false => Err(reader.mistakes()),
    }
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
pub fn missing_part(mistakes: &[At<ParseError>]) -> Option<MissingPart> {
    let missing = |mistake: &At<ParseError>| match mistake.what {
        ParseError::UnknownPlayer { .. } if mistake.span.start == mistake.span.end => {
            Some(MissingPart::Player)
        }
        ParseError::NoHand => Some(MissingPart::Hand),
        ParseError::NoOtherSide | ParseError::NothingAfter => Some(MissingPart::OtherSide),
        _ => None,
    };
    let parts: Option<Vec<MissingPart>> = mistakes.iter().map(missing).collect();
    parts?.into_iter().next()
}

#[cfg(test)]
mod tests {
    use super::*;
    use ginscore_rules::hand::ClaimPart;

    fn names() -> Names {
        Names::new("Eva", "Upton").unwrap()
    }

    /// The knock card is turned up before the hand, so it can come first.
    #[test]
    fn a_knock_card_can_be_first() {
        for (line, same) in [
            ("@4d eva 6 v 23", "eva 6 v 23 @4d"),
            ("up 4d eva 6 v 23 # late", "eva 6 v 23 @4d # late"),
            (" @ 4d Upton gin v 23", "Upton gin v 23 @4d"),
            ("@4\u{2666} eva 6 23", "eva 6 23 @4d"),
            ("@4d draw", "draw @4d"),
            ("UP 4D DRAW", "draw @4d"),
            ("@4 eva 6 v 23", "eva 6 v 23 @4"),
            ("@k eva 6 v 23", "eva 6 v 23 up K"),
            ("@10 draw", "draw @t"),
        ] {
            let (read, expected) = (read_hand(line, &names()).unwrap(), read_hand(same, &names()).unwrap());
            assert_eq!((read.claim, read.note), (expected.claim, expected.note), "{line}");
        }
        let read = read_hand("@4d eva 6 v 23", &names()).unwrap();
        assert_eq!(read.span_of(ClaimPart::KnockCard), Some(Span::new(1, 3)));
        assert_eq!(read.span_of(ClaimPart::Side(Player::One)), Some(Span::new(8, 9)));
        // An abbreviation of a name stays one: a rank alone is no knock card after it.
        let read = read_hand("up 6 v 23", &names()).unwrap();
        assert_eq!(read.span_of(ClaimPart::Side(Player::Two)), Some(Span::new(3, 4)));
    }

    /// A count is no beginning of the rest of a name, unless another count follows it.
    #[test]
    fn a_count_after_a_whole_name_is_its_own() {
        let names = Names::new("Ann", "Ann Two").unwrap();
        for (line, same) in [
            ("Ann t v 9", "Ann 10 v 9"),
            ("ann T 9", "Ann 10 v 9"),
            ("Ann t 4 v 9", "Ann Two 4 v 9"),
            ("Ann t gin v 9", "Ann Two gin v 9"),
            ("Ann t 4 9", "Ann Two 4 v 9"),
            ("Ann t+0 v 0", "Ann 10 v 0"),
            ("Ann t + 5 + k v 30", "Ann 25 v 30"),
            ("Ann t+5 9+4", "Ann 15 v 13"),
        ] {
            let (read, same) = (read_hand(line, &names).unwrap(), read_hand(same, &names).unwrap());
            let points = |read: &ParsedHand| match &read.claim {
                HandClaim::Showdown(hand) => match &hand.knocker {
                    ginscore_rules::hand::Knocker::Count(count) => Some(count.points()),
                    _ => None,
                },
                _ => None,
            };
            assert_eq!((read.claim.by(), points(&read)), (same.claim.by(), points(&same)), "{line}");
        }
        let read = read_hand("Ann t +9 boxes 2", &names).unwrap();
        assert_eq!(read.claim, read_hand("\"Ann Two\" +9 boxes 2", &names).unwrap().claim);
    }

    #[test]
    fn mistakes_after_a_knock_card_are_where_they_are() {
        for (line, start, end) in [
            ("@4d eva 6 v 23 @5d", 15, 18),
            ("@4d Eve 6 v 23", 4, 7),
            ("@4d draw 6", 9, 10),
            ("@4d eva 6 v", 10, 11),
        ] {
            let mistakes = read_hand(line, &names()).unwrap_err();
            assert_eq!(
                mistakes.kept().first().map(|first| first.span),
                Some(Span::new(start, end)),
                "{line}"
            );
        }
    }
}
