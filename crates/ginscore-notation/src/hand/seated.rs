//! Hands in a series of more than two players: who played whom, and the hand.

use crate::cards::card_word::read_group;
use crate::cards::group::read_english;
use crate::counts::is_count;
use crate::error::ParseError;
use crate::hand::hand_reader::read_claim;
use crate::hand::line::{after_knock_card, is_draw, read_draw, read_part};
use crate::hand::parsed_hand::ParsedHand;
use crate::hand::write::write_hand;
use crate::mistakes::Mistakes;
use crate::part::Part;
use crate::players::roster::Roster;
use crate::span::{At, Span};
use crate::words::{TokenKind, is_reserved, tidy_note, within_length};
use ginscore_rules::hand::HandClaim;
use ginscore_rules::players::{Opponents, Player, Seat};

/// A hand as read from a line, with those who played it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatedHand {
    /// Who played it.
    pub opponents: Opponents,
    /// The hand. Its player one is the one of the lower seat.
    pub hand: ParsedHand,
}

/// Reads a line that begins with the name of the player who ended the hand, or with `draw`, or with the name of a side
/// and the points of a whole round.
///
/// The opponent is the one whom the player plays among those who are `playing`. A line can name the opponent itself after
/// the `v`: then these two played, whoever was to play.
///
/// Returns several hands for `draw` alone: one for each pair that is playing.
///
/// # Errors
/// Returns every mistake of the line, in order.
///
/// ```
/// use ginscore_notation::{Roster, read_seated, write_seated};
/// use ginscore_rules::house::{Bounded, HouseRules};
/// use ginscore_rules::players::Lineup;
/// use ginscore_rules::series::Score;
/// let lineup = Lineup::Sides(Bounded::known::<2>());
/// let roster = Roster::new(lineup, &["Ann", "Cid", "Bob", "Dan"], None).unwrap();
/// let playing = Score::of(lineup, HouseRules::default(), None).playing();
/// let read = read_seated("dan gin v 12", &roster, &playing).unwrap();
/// assert_eq!(write_seated(&read[0].hand.claim, read[0].opponents, None, &roster), "Dan gin v Cid 12");
/// ```
pub fn read_seated(
    line: &str,
    roster: &Roster,
    playing: &[Opponents],
) -> Result<Vec<SeatedHand>, Mistakes<At<ParseError>>> {
    within_length(line).map_err(|mistake| [mistake])?;
    let (part, note) = Part::of(line);
    seated(part, note.and_then(tidy_note), roster, playing)
}

/// Reads the hand of a part of a line.
pub(crate) fn seated(
    part: Part<'_>,
    note: Option<String>,
    roster: &Roster,
    playing: &[Opponents],
) -> Result<Vec<SeatedHand>, Mistakes<At<ParseError>>> {
    let of = |opponents: Opponents, hand: ParsedHand| vec![SeatedHand { opponents, hand }];
    if roster.lineup().is_two_players() {
        let pair = Opponents::two();
        return Ok(of(pair, read_part(part, note, &roster.pair(pair))?));
    }
    let (first, hand) = after_knock_card(part);
    if is_draw(hand) {
        let (_, rest) = hand.first_word();
        let named = drawn_by(rest, roster, playing).map_err(|mistake| [mistake])?;
        let Some((pair, names)) = named else {
            let drawn = |pair: &Opponents| {
                let hand = read_draw(first.clone(), rest.tokens(), hand, note.clone())?;
                Ok(SeatedHand { opponents: *pair, hand })
            };
            return playing.iter().map(drawn).collect();
        };
        return Ok(of(pair, read_draw(first, rest.tokens_but(names), hand, note)?));
    }
    if let Some((side, end)) = roster.lead_side(hand.text()) {
        let rest = hand.from(hand.at() + end).tokens();
        if rest.first().is_some_and(|token| token.sign == TokenKind::Plus) {
            return Ok(of(Opponents::Sides, read_claim(first, rest, hand, side, note)?));
        }
    }
    let (by, rest) = match hand.led(|text| roster.lead(text)) {
        Ok(found) => found,
        // The mistakes of the hand are those of any hand with an unknown name.
        Err(unknown) => {
            let Some(pair) = playing.first() else {
                return Err([unknown].into());
            };
            let read = read_part(part, note, &roster.pair(*pair));
            let mut mistakes = read.err().unwrap_or_else(Mistakes::none);
            mistakes.retain(|mistake| mistake.span != unknown.span);
            let mut all = Mistakes::from([unknown]);
            all.append(mistakes);
            return Err(all);
        }
    };
    let (opponents, tokens) = match named_after(rest, false, roster) {
        Some((other, names)) => {
            let pair = Opponents::new(roster.lineup(), by, other);
            // The `v` stays, unless points only follow the name.
            (pair.ok_or_else(|| [ParseError::Partners.at(names)])?, rest.tokens_but(names))
        }
        None => {
            let name = Span::new(hand.span().start, rest.at());
            let pair = playing.iter().find(|pair| pair.player(by).is_some()).copied();
            (pair.ok_or_else(|| [roster.not_playing(by, playing, name)])?, rest.tokens())
        }
    };
    // Both are of the series: the pair has the player.
    let by = opponents.player(by).unwrap_or(Player::One);
    Ok(of(opponents, read_claim(first, tokens, hand, by, note)?))
}

/// Who drew a hand, with the place of their names after the `draw`: `draw We` is a whole round, `draw Ann` and `draw Ann v Bob`
/// the hand of a pair; `None` if nobody is named.
fn drawn_by(
    rest: Part<'_>,
    roster: &Roster,
    playing: &[Opponents],
) -> Result<Option<(Opponents, Span)>, At<ParseError>> {
    if rest.tokens().first().is_none_or(|token| token.sign != TokenKind::Word) {
        return Ok(None);
    }
    let start = rest.span().start;
    if let Some((_, end)) = roster.lead_side(rest.text()) {
        // The name of a player comes first, unless that of the side begins with it.
        let is_player = roster.lead(rest.text()).is_ok_and(|(_, of_player)| of_player >= end);
        if !is_player {
            return Ok(Some((Opponents::Sides, Span::new(start, rest.at() + end))));
        }
    }
    let (by, after) = rest.led(|text| roster.lead(text))?;
    let span = Span::new(start, after.at());
    match named_after(after, true, roster) {
        Some((other, names)) => match Opponents::new(roster.lineup(), by, other) {
            Some(pair) => Ok(Some((pair, span.to(names)))),
            None => Err(ParseError::Partners.at(names)),
        },
        None => match playing.iter().find(|pair| pair.player(by).is_some()) {
            Some(pair) => Ok(Some((*pair, span))),
            None => Err(roster.not_playing(by, playing, span)),
        },
    }
}

/// The opponent who is named after the `v`, with the place to leave out of the line: the name, or the `v` and the name if
/// nothing else follows. `None` if the hand follows, or nothing.
///
/// A word that can be a count or cards is nobody's name by its beginning: `Ann 4 v k7` is a king and a seven, also if Kai plays.
/// Before a blank and a count it can only be the name, as in `Ann 4 v k 7`.
fn named_after(after_name: Part<'_>, is_draw: bool, roster: &Roster) -> Option<(Seat, Span)> {
    let found = after_name.tokens();
    let at = found.iter().position(|token| token.sign == TokenKind::Against)?;
    let (against, next) = (found.get(at)?, found.get(at + 1)?);
    // A name that reads as cards or as a word of the notation needs quotation marks here.
    let is_plain_name = next.sign == TokenKind::Word
        && !needs_quotes(next.text)
        && !next.text.starts_with(|letter: char| letter.is_ascii_digit());
    let is_name = is_plain_name || next.text.starts_with('"');
    let rest = after_name.from(next.span.start);
    let (seat, after) = rest.led(|text| roster.lead(text)).ok().filter(|_| is_name)?;
    let end = after.at();
    // After points and after a draw the `v` has no other meaning than the name.
    let more = after.tokens();
    let hand_follows =
        more.iter().any(|token| !matches!(token.sign, TokenKind::KnockCard | TokenKind::Boxes));
    let is_points = found.first().is_some_and(|token| token.sign == TokenKind::Plus);
    if !is_points && !is_draw && (is_count(next.text) || read_group(next.text, 0).is_ok()) {
        let typed = rest.to(end).text().to_lowercase();
        let is_whole = typed == roster.name(seat).to_lowercase() && hand_follows;
        let is_before_count = end == next.span.end && more.first().is_some_and(|word| is_count(word.text));
        if !is_whole && !is_before_count {
            return None;
        }
    }
    let start = if is_points || is_draw || !hand_follows { against.span.start } else { next.span.start };
    Some((seat, Span::new(start, end)))
}

/// Returns true if a name after the `v` could be taken for the hand. A name such as Wes, which is a card in national
/// letters, needs no marks: it is read as the name, as in the scripts that were written before those letters were read.
fn needs_quotes(name: &str) -> bool {
    name.split(' ').any(|word| read_english(word, 0).is_ok() || is_reserved(word))
}

fn written_opponent(name: &str) -> String {
    if needs_quotes(name) { format!("\"{name}\"") } else { name.to_owned() }
}

/// The line for a hand, with its note. In a series of more than two players it names both who played.
///
/// Reading the line returns the same hand, whoever is playing.
pub fn write_seated(claim: &HandClaim, opponents: Opponents, note: Option<&str>, roster: &Roster) -> String {
    let names = roster.pair(opponents);
    if roster.lineup().is_two_players() {
        return write_hand(claim, note, &names);
    }
    let note = note.map_or_else(String::new, |note| format!(" # {note}"));
    let line = write_hand(claim, None, &names);
    let line = match (opponents, claim) {
        (Opponents::Sides, HandClaim::Draw { .. }) => {
            let card = line.strip_prefix("draw").unwrap_or_default();
            format!("draw \"{}\"{card}", names.get(Player::One))
        }
        (Opponents::Sides, _) => match claim.by() {
            Some(by) => match line.strip_prefix(names.get(by)) {
                Some(hand) => format!("\"{}\"{hand}", names.get(by)),
                None => line,
            },
            None => line,
        },
        (Opponents::Players(_), HandClaim::Draw { .. }) => {
            let card = line.strip_prefix("draw").unwrap_or_default();
            format!("draw {} v {}{card}", names.get(Player::One), written_opponent(names.get(Player::Two)))
        }
        (Opponents::Players(_), HandClaim::Points(points)) => {
            format!("{line} v {}", written_opponent(names.get(points.winner.other())))
        }
        (Opponents::Players(_), HandClaim::Showdown(showdown)) => {
            let by = names.get(showdown.by);
            let hand = line.strip_prefix(by).unwrap_or(&line);
            let other = written_opponent(names.get(showdown.by.other()));
            format!("{by}{}", hand.replacen(" v ", &format!(" v {other} "), 1))
        }
    };
    line + &note
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::ParseError;
    use ginscore_rules::house::{Bounded, HouseRules};
    use ginscore_rules::players::Lineup;
    use ginscore_rules::series::Score;

    const FOUR: Lineup = Lineup::Sides(Bounded::known::<2>());

    fn partners() -> Roster {
        Roster::new(FOUR, &["Ann", "Cid", "Bob", "Dan"], Some(("We", "They"))).unwrap()
    }

    /// Ann plays Bob, and Cid plays Dan.
    fn playing() -> Vec<Opponents> {
        Score::of(FOUR, HouseRules::default(), None).playing()
    }

    /// The hands of a line as they are written, with the names of both players.
    fn written(line: &str, roster: &Roster) -> Vec<String> {
        let read =
            read_seated(line, roster, &playing()).unwrap_or_else(|mistakes| panic!("{line}: {mistakes}"));
        let written = read
            .iter()
            .map(|read| write_seated(&read.hand.claim, read.opponents, read.hand.note.as_deref(), roster));
        written.collect()
    }

    #[test]
    fn the_opponent_is_known_or_named() {
        let partners = partners();
        // Names may look like cards, or have digits.
        let like_cards = Roster::new(FOUR, &["Ann", "P2", "AD", "P4"], None).unwrap();
        // Wes is a jack of spades in national letters. Scripts have had such names without quotation marks.
        let national = Roster::known(FOUR, &["Ann", "Cid", "Wes", "Ann Kes"], None).unwrap();
        for (roster, line, expected) in [
            (&partners, "Ann 4 v 23", "Ann 4 v Bob 23"),
            (&partners, "bob 4 v 23", "Bob 4 v Ann 23"),
            (&partners, "Ann 4 v Dan 23", "Ann 4 v Dan 23"),
            (&partners, "Ann 4 v dan / 7h 3d", "Ann 4 v Dan / 7h 3d"),
            (&partners, "dan gin v 12 @7s # late", "Dan gin v Cid 12 @7s # late"),
            (&partners, "Ann +19", "Ann +19 v Bob"),
            (&partners, "Ann +19 boxes 2 v Dan", "Ann +19 boxes 2 v Dan"),
            (&partners, "draw Ann", "draw Ann v Bob"),
            (&partners, "draw Dan v Ann @5h", "draw Ann v Dan @5h"),
            (&partners, "@7s Ann 4 v 23", "Ann 4 v Bob 23 @7s"),
            (&partners, "We +8 boxes 3", "\"We\" +8 boxes 3"),
            (&partners, "th +8", "\"They\" +8"),
            (&partners, "draw We", "draw \"We\""),
            (&partners, "draw they @5h # late", "draw \"We\" @5h # late"),
            (&like_cards, "Ann 4 v 23", "Ann 4 v \"AD\" 23"),
            (&like_cards, "Ann 4 v / 7h 3d", "Ann 4 v \"AD\" / 7h 3d"),
            (&like_cards, "P2 gin v 12", "P2 gin v P4 12"),
            (&like_cards, "p2 gin v p4 12", "P2 gin v P4 12"),
            (&like_cards, "AD +5", "AD +5 v Ann"),
            (&like_cards, "Ann +5", "Ann +5 v \"AD\""),
            (&like_cards, "draw Ann", "draw Ann v \"AD\""),
            (&like_cards, "draw P4", "draw P2 v P4"),
            (&national, "Ann 4 v Wes 23", "Ann 4 v Wes 23"),
            (&national, "Ann 4 v 23", "Ann 4 v Wes 23"),
            (&national, "Ann 4 v wes / 7co 3ou", "Ann 4 v Wes / 7h 3d"),
            (&national, "wes gin v ann 12", "Wes gin v Ann 12"),
            (&national, "Cid 4 v Ann Kes 23", "Cid 4 v Ann Kes 23"),
            (&national, "ann kes gin v 12", "Ann Kes gin v Cid 12"),
            (&national, "draw Wes", "draw Ann v Wes"),
        ] {
            assert_eq!(written(line, roster), [expected], "{line}");
            // What is written is read again as the same, whoever is playing.
            let again = read_seated(expected, roster, &[]).unwrap();
            let [SeatedHand { opponents, hand }] = again.as_slice() else { panic!("{expected}") };
            assert_eq!(write_seated(&hand.claim, *opponents, hand.note.as_deref(), roster), expected);
        }
        assert_eq!(written("draw", &partners), ["draw Ann v Bob", "draw Cid v Dan"]);
        // A side without a name of its own has those of its players.
        let unnamed = Roster::new(FOUR, &["Ann", "Cid", "Bob", "Dan"], None).unwrap();
        for line in ["draw Ann+Cid", "draw \"Bob+Dan\""] {
            let read =
                read_seated(line, &unnamed, &[]).unwrap_or_else(|mistakes| panic!("{line}: {mistakes}"));
            assert_eq!(read[0].opponents, Opponents::Sides, "{line}");
        }
    }

    /// The line, the mistake, and the words that it is about.
    #[test]
    fn mistakes_are_where_they_were_made() {
        let mistake = |line: &str, playing: &[Opponents]| {
            let mistakes = read_seated(line, &partners(), playing).unwrap_err();
            let [mistake] = mistakes.kept() else { panic!("{line}: {mistakes}") };
            (mistake.what.clone(), line[mistake.span.start..mistake.span.end].to_owned())
        };
        for (line, what, words) in [
            ("Ann 4 v Cid 23", ParseError::Partners, "Cid"),
            ("draw Ann v Cid", ParseError::Partners, "v Cid"),
            ("Ann +5 v cid", ParseError::Partners, "v cid"),
        ] {
            let (found, at) = mistake(line, &playing());
            assert_eq!(found, what, "{line}");
            assert_eq!(at, words, "{line}");
        }
        for (line, words) in [("Ann 4 v 23", "Ann"), ("  draw Ann", "Ann")] {
            let (found, at) = mistake(line, &playing()[1..]);
            let playing = vec![["Cid".to_owned(), "Dan".to_owned()]];
            assert_eq!(
                found,
                ParseError::NotPlaying { player: "Ann".to_owned(), playing, lineup: partners().lineup() },
                "{line}"
            );
            assert_eq!(at, words, "{line}");
        }
        let (found, at) = mistake("Eve 4 v 23", &playing());
        assert!(matches!(found, ParseError::UnknownPlayer { .. }));
        assert_eq!(at, "Eve");
        let mistakes = read_seated("Eve 4 v zz", &partners(), &playing()).unwrap_err();
        assert_eq!(mistakes.kept().len(), 2, "{mistakes}");
    }
}
