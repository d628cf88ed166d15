//! Cards that were laid off, as they are told: `Zoe laid off the eight of spades and had 3 left`. The notation has what was left after them.

use super::account::owners;
use super::pieces::{Piece, PieceKind};
use crate::commands::line::spoken_cards::is_of_card;
use crate::commands::words::{
    AFTERS, BEFORES, EACH, INDEFINITES, OF_CARDS, ONLIES, OWNS, THIRD_PERSONS, WordList, means,
};
use ginscore_notation::read_card;
use ginscore_rules::players::Seat;

/// The points of a ten and of a face card.
const HIGHEST_CARD: u32 = 10;

/// The pieces without the cards that were laid off, and without what a player had before, once for each way to take them. Of `Zoe
/// 23, laid off 9` it is not said what was left. Empty if only what a player had before is said.
pub(super) fn ways_without_cards(pieces: Vec<Piece>) -> Vec<Vec<Piece>> {
    // `Kai lays down 8` is a knock.
    let is_it = |at: &usize| {
        let next = pieces.get(at + 1).map(|next| next.kind);
        pieces.get(*at).is_some_and(|piece| piece.kind == PieceKind::LaysOff)
            && next != Some(PieceKind::Knocks)
    };
    let Some(at) = (0..pieces.len()).find(is_it) else { return vec![pieces] };
    let before = at.checked_sub(1).and_then(|at| pieces.get(at));
    let follows = |list: WordList| before.is_some_and(|piece| means(&piece.text, list));
    let (told, after) = pieces.split_at(at + 1);
    let (cards, after) = after.split_at(of_cards(after));
    let place = |pieces: &[Piece]| pieces.iter().rposition(|piece| piece.count().is_some());
    let counts = |pieces: &[Piece]| pieces.iter().filter(|piece| piece.count().is_some()).count();
    let whole = [told, after].concat();
    // Whoever knocked had nothing to lay off.
    let knock = told.iter().position(|piece| piece.kind == PieceKind::Knocks);
    let knocker = knock.and_then(|at| told.get(..at)?.iter().rev().find_map(Piece::seat));
    let places = told.iter().enumerate().filter(|(_, piece)| piece.count().is_some()).map(|(at, _)| at);
    let owned: Vec<(usize, Option<Seat>)> = places.zip(owners(told)).collect();
    let of_other = owned.iter().rev().find(|(_, owner)| knocker.is_none() || *owner != knocker);
    let had = of_other.map(|(at, _)| *at);
    let is_last = counts(after) == 0;
    let without = |place: usize| -> Vec<Piece> {
        let is_left = |(at, piece): (usize, &Piece)| (at != place).then(|| piece.clone());
        whole.iter().enumerate().filter_map(is_left).collect()
    };
    // As it is, and with what is left if that many points were laid off.
    let both = |pieces: Vec<Piece>, had: usize, points: u32| {
        let count = pieces.get(had).and_then(Piece::count).and_then(|count| count.checked_sub(points));
        let less = count.map(|left| {
            let mut less = pieces.clone();
            less.splice(had..=had, [Piece::of_count(left)]);
            less
        });
        [pieces].into_iter().chain(less).collect()
    };
    match (counts(&whole), had, only_count(cards)) {
        // `Zoe 23 less 9 laid off`
        (3.., Some(points), _) if is_last && points + 1 == at && !follows(AFTERS) => {
            let laid_off = told.get(points).and_then(Piece::count);
            let had = told.get(..points).and_then(place);
            match had.zip(laid_off) {
                Some((had, points_of)) => both(without(points), had, points_of),
                None => vec![whole],
            }
        }
        // `Zoe 19 but only 8 after laying off`
        (3.., Some(left), _) if is_last && told.iter().skip(left).any(|piece| means(&piece.text, AFTERS)) => {
            vec![told.get(..left).and_then(place).map_or(whole.clone(), without)]
        }
        // `Zoe had 23, laid off 7, so 16`
        (3.., Some(had), _) => vec![without(had)],
        (2, Some(had), _) if told.iter().skip(had).any(|piece| means(&piece.text, BEFORES)) => Vec::new(),
        // `Zoe after laying off 14`
        (1, _, Some(_)) if follows(AFTERS) => vec![pieces],
        (2, Some(had), Some(points)) if is_last => both(whole, had, points),
        _ => vec![whole],
    }
}

/// The number in the words of the cards, if there is one: `a four`, `8 of spades`, `9`.
fn only_count(cards: &[Piece]) -> Option<u32> {
    let mut counts = cards.iter().filter_map(Piece::count);
    counts.next().filter(|_| counts.next().is_none())
}

/// How many pieces there are of the cards: `8s 9s`, `the eight and nine of spades`, `two`. A number after words that are not known
/// may be what was left.
fn of_cards(pieces: &[Piece]) -> usize {
    let is_card = |piece: &Piece| {
        let has_digit = piece.text.contains(|sign: char| sign.is_ascii_digit());
        is_of_card(&piece.text)
            || read_card(&piece.text).is_some()
            || piece.kind == PieceKind::Other && has_digit
    };
    let is_between = |piece: &Piece| {
        // `laid off only a four`
        let lists = [OF_CARDS, EACH, ONLIES, INDEFINITES, OWNS, THIRD_PERSONS];
        piece.kind == PieceKind::Joins || lists.iter().any(|list| means(&piece.text, *list))
    };
    let (mut end, mut is_clear) = (0, true);
    // `a nine, 21`: no card has more points than ten.
    let is_rank = |piece: &Piece| piece.count().is_some_and(|count| count <= HIGHEST_CARD);
    for (at, piece) in pieces.iter().enumerate() {
        if end > 0 && piece.count().is_some() && !is_rank(piece) {
            break;
        }
        if is_card(piece) || is_clear && piece.count().is_some() {
            (end, is_clear) = (at + 1, true);
        } else if piece.is_unknown() && piece.text.chars().count() > 2 && !is_between(piece) {
            is_clear = false;
        } else if !is_between(piece) && !piece.is_unknown() {
            break;
        }
        if piece.has_comma {
            break;
        }
    }
    end
}
