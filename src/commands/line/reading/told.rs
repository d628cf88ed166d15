//! A hand as it is told: `Kai knocks with 4 and Bob has 23`, `Bob had 9, Kai knocked with 4`, `gin Kai, 22 Bob`.

use super::pieces::{Piece, PieceKind, plain};
use super::{Meaning, TypedWords};
use crate::commands::line::slips::is_legal;
use crate::commands::line::spoken_cards::is_of_card;
use crate::commands::words::{ARTICLES, OF_CARDS, means};
use crate::show::mistakes::parse_error::to_type;
use ginscore_notation::LineKind;
use ginscore_rules::players::Seat;

/// Which of the two players of a hand has ended it, as far as the words say.
enum Ended {
    First,
    Second,
    /// Neither is said to have knocked.
    Unsaid,
    /// Both are.
    Both,
}

/// What is said of one of the two players of a hand.
struct Side<'p> {
    player: Option<Seat>,
    all: &'p [Piece],
    /// Without the player, and what is left out of a hand.
    said: Vec<&'p Piece>,
}

/// The line that words may be.
pub(super) struct Told {
    pub(super) line: String,
    /// The line in which the other player has knocked, if that is as likely.
    pub(super) other_way: Option<String>,
    /// True if a count has a letter in it.
    is_mistyped: bool,
}

impl<'p> Side<'p> {
    fn new(pieces: &'p [Piece]) -> Side<'p> {
        let player = pieces.iter().position(|piece| piece.seat().is_some());
        let others = pieces.iter().enumerate().filter(|(at, _)| Some(*at) != player).map(|(_, piece)| piece);
        let is_join = |piece: Option<&&Piece>| piece.is_some_and(|piece| piece.kind == PieceKind::Joins);
        let mut said: Vec<&Piece> = others.filter(|piece| !piece.is_silent()).collect();
        while is_join(said.last()) {
            said.pop();
        }
        let joins = said.iter().take_while(|piece| is_join(Some(piece))).count();
        let said = said.split_off(joins);
        Side { player: player.and_then(|at| pieces.get(at)?.seat()), all: pieces, said }
    }

    fn says(&self, kind: PieceKind) -> bool {
        self.all.iter().any(|piece| piece.kind == kind)
    }

    fn ends(&self) -> bool {
        self.says(PieceKind::Knocks) || self.says(PieceKind::Gin)
    }

    /// Returns true if the player is named after something else of a hand.
    fn is_named_last(&self) -> bool {
        let mut pieces = self.all.iter().filter(|piece| !piece.is_silent());
        self.player.is_some() && pieces.next().is_some_and(|piece| piece.seat().is_none())
    }

    /// The count that it ends with.
    fn count(&self) -> Option<u32> {
        self.said.last()?.count()
    }

    fn text(&self) -> String {
        // `i 17 di Ornella`
        let is_counted = self.said.iter().filter(|piece| piece.count().is_some()).count() == 1;
        let leads = |piece: &Piece| {
            [ARTICLES, OF_CARDS].iter().any(|list| means(&piece.text, *list)) && !is_of_card(&piece.text)
        };
        let said = self.said.iter().filter(|piece| !(is_counted && leads(piece)));
        let text = said.map(|piece| piece.text.as_str()).collect::<Vec<_>>().join(" ");
        text.trim_end_matches(',').to_owned()
    }
}

/// The two sides of a hand: before and after the word between them, or with one player each.
fn sides(pieces: &[Piece]) -> Option<[Side<'_>; 2]> {
    let place = |kind| pieces.iter().position(|piece| piece.kind == kind);
    if let Some(at) = place(PieceKind::Against) {
        let others = pieces.get(at + 1..)?;
        let is_one = others.iter().all(|piece| piece.kind != PieceKind::Against);
        return is_one.then_some([Side::new(pieces.get(..at)?), Side::new(others)]);
    }
    let named = |piece: &Piece| piece.seat();
    let first = pieces.iter().position(|piece| named(piece).is_some())?;
    let one = pieces.get(first).and_then(named);
    let second = pieces.iter().position(|piece| named(piece).is_some_and(|seat| Some(seat) != one))?;
    let (before, between) = (pieces.get(..first)?, pieces.get(first + 1..second)?);
    // `gin Kai, 22 Bob`: the names come last.
    let begins = before.iter().all(|piece| piece.is_silent() || piece.kind == PieceKind::Joins);
    // `Kai 4, caught Bob with 9`: right before a name, it is said of that player.
    let is_between =
        |piece: &&Piece| matches!(piece.kind, PieceKind::Nothing | PieceKind::Joins) && !piece.has_comma;
    let after = between.iter().rev().take_while(is_between).count();
    let caught = between.len().checked_sub(after + 1);
    let caught = caught.filter(|at| {
        between.get(*at).is_some_and(|piece| piece.kind == PieceKind::Loses && !piece.has_comma)
    });
    let cut = match caught {
        _ if !begins => first + 1,
        Some(at) => first + 1 + at,
        None => second,
    };
    // `with 5, Kai knocked; Zoe had 9`: between the names, it may be said of either.
    let says = |piece: &Piece| matches!(piece.kind, PieceKind::Knocks | PieceKind::Gin | PieceKind::Loses);
    if !begins && between.iter().any(says) {
        return None;
    }
    // `Zoe had 9, down went Kai with 5`: right before a name, after a count of the other player, a knock is said of it.
    let is_turned = between.len().checked_sub(after + 1).is_some_and(|at| {
        let (before, rest) = between.split_at_checked(at).unwrap_or_default();
        let knock = rest.first().filter(|piece| matches!(piece.kind, PieceKind::Knocks | PieceKind::Gin));
        knock.is_some_and(|piece| !piece.has_comma) && before.iter().any(|piece| piece.count().is_some())
    });
    if is_turned {
        return None;
    }
    let (own, others) = pieces.split_at_checked(cut)?;
    // `3 Kai, Bob 23`: the number may be that of a hand.
    let is_gin = before.iter().all(|piece| piece.is_silent() || piece.kind == PieceKind::Gin);
    let is_mixed =
        !begins && !is_gin && others.first().is_some_and(|piece| piece.seat().is_some()) && others.len() > 1;
    (!is_mixed).then_some(())?;
    Some([Side::new(own), Side::new(others)])
}

impl TypedWords<'_> {
    /// A hand with other words in it.
    pub(super) fn hand(&self, words: &[&str]) -> Option<Meaning> {
        self.hand_in(words, str::to_owned)
    }

    /// The same as a part of a line.
    pub(super) fn hand_in(&self, words: &[&str], line: impl Fn(&str) -> String) -> Option<Meaning> {
        // `Kai hätte Gin, Zoe 23`
        let told = self.told(words).filter(|_| !self.is_supposed())?;
        if LineKind::of(&told.line) != LineKind::Hand {
            return None;
        }
        let meaning = self.line(&line(&told.line));
        if meaning.is_none() && told.is_mistyped {
            return Some(self.as_line(self.noted(&line(&told.line))));
        }
        let meaning = meaning?;
        match (&meaning, told.other_way) {
            (Meaning::Line { line: one, .. }, Some(other)) => match self.line(&line(&other)) {
                Some(Meaning::Line { line: two, .. }) if is_legal(&two, self.series) => {
                    self.rather(&to_type(&[one.clone(), two]), one.clone())
                }
                _ => Some(meaning),
            },
            _ => Some(meaning),
        }
    }

    /// What the words tell. `None` if they say that both have knocked, or, of a round, if they do not say who has.
    fn told(&self, words: &[&str]) -> Option<Told> {
        let whole = words.join(" ");
        let parts: Vec<&str> = match self.series.roster().lineup().has_rounds() {
            true => whole.split(';').collect(),
            false => vec![whole.as_str()],
        };
        let told = parts.iter().map(|part| self.told_of_one(&part.split_whitespace().collect::<Vec<_>>()));
        let mut told: Vec<Told> = told.collect::<Option<_>>()?;
        match told.as_slice() {
            [_] => told.pop(),
            _ if told.iter().any(|told| told.other_way.is_some()) => None,
            _ => {
                let is_mistyped = told.iter().any(|told| told.is_mistyped);
                let lines: Vec<String> = told.into_iter().map(|told| told.line).collect();
                Some(Told { line: lines.join("; "), other_way: None, is_mistyped })
            }
        }
    }

    /// What the words of one hand tell.
    fn told_of_one(&self, words: &[&str]) -> Option<Told> {
        if let Some(draw) = self.drawn(words) {
            return Some(Told { line: draw.join(" "), other_way: None, is_mistyped: false });
        }
        self.told_in(&self.pieces(words))
    }

    fn told_in(&self, pieces: &[Piece]) -> Option<Told> {
        // Who has done it is not told so.
        let turns = |piece: &Piece| {
            matches!(
                piece.kind,
                PieceKind::By | PieceKind::Ginned | PieceKind::KnockedOn | PieceKind::LaysOff
            )
        };
        (!pieces.iter().any(turns)).then_some(())?;
        let is_mistyped = pieces.iter().any(|piece| piece.kind == PieceKind::MistypedCount);
        let Some([one, two]) = sides(pieces) else {
            return Some(Told { line: plain(pieces).join(" "), other_way: None, is_mistyped });
        };
        let in_order = || self.line_of((one.player, &one), (two.player, &two));
        let turned = || self.line_of((two.player, &two), (one.player, &one));
        let has_sign = pieces.iter().any(|piece| piece.kind == PieceKind::Against);
        let is_of_all = has_sign && one.player.is_none() && two.is_named_last();
        let (line, other_way) = match ended(&one, &two, has_sign) {
            // `9 against 4, Kai was caught`
            _ if is_of_all && two.says(PieceKind::Loses) => {
                let [own, others] = [one.count()?, two.count()?];
                (
                    if own <= others { in_order() } else { self.line_of((None, &two), (two.player, &one)) },
                    None,
                )
            }
            // `4 against 9, Kai knocked`: what is said after both counts is said of the hand.
            ended if is_of_all => {
                let is_other_low = one.count().is_some_and(|count| !self.is_low(count))
                    && two.count().is_some_and(|count| self.is_low(count));
                // `32 against 8, Kai knocked`: nobody knocks with 32.
                let knocked = match is_other_low {
                    true => self.line_of((two.player, &two), (None, &one)),
                    false => self.line_of((two.player, &one), (None, &two)),
                };
                let is_unsaid = !matches!(ended, Ended::Second | Ended::Both) && !two.ends();
                let opponent = two.player.and_then(|seat| self.other(seat));
                let others = || self.line_of((opponent, &one), (two.player, &two));
                (knocked, is_unsaid.then(others).flatten())
            }
            Ended::First => (in_order(), None),
            Ended::Second => (turned(), None),
            Ended::Both => return None,
            // Without a word for it, whoever is named first, or whose count alone is low enough.
            Ended::Unsaid => {
                match [one.count(), two.count()].map(|count| count.map(|count| self.is_low(count))) {
                    [Some(true), Some(true)] => (in_order(), turned()),
                    [Some(false), Some(true)] => (turned(), None),
                    _ => (in_order(), None),
                }
            }
        };
        Some(Told { line: line?, other_way, is_mistyped })
    }

    /// The line of a hand that the first of two sides has ended. Of two players, the other one is not named.
    fn line_of(
        &self,
        (by, own): (Option<Seat>, &Side<'_>),
        (other, others): (Option<Seat>, &Side<'_>),
    ) -> Option<String> {
        let roster = self.series.roster();
        let is_two = roster.lineup().is_two_players();
        let written = |seat: Seat| format!("{} ", roster.written(seat));
        // Of two players, the one who is not named is the other one.
        let unnamed = || roster.lineup().seats().find(|seat| Some(*seat) != other);
        let own_name = by.or_else(|| unnamed().filter(|_| is_two && other.is_some())).map(written);
        let others_name = other.filter(|_| !is_two).map(written);
        let is_one = by.is_some() && by == other;
        let (own_name, others_name) = (own_name.unwrap_or_default(), others_name.unwrap_or_default());
        (!is_one).then(|| format!("{own_name}{} v {others_name}{}", own.text(), others.text()))
    }
}

/// Who ended a hand, by what is said of each. With a sign between them it is the first, unless the words say otherwise.
fn ended(one: &Side<'_>, two: &Side<'_>, has_sign: bool) -> Ended {
    let other_ends = if has_sign { two.says(PieceKind::Knocks) } else { two.ends() };
    match (one.ends(), other_ends) {
        (true, true) => Ended::Both,
        (true, false) => Ended::First,
        (false, true) => Ended::Second,
        (false, false) => match (one.says(PieceKind::Loses), two.says(PieceKind::Loses)) {
            (true, false) => Ended::Second,
            (false, true) => Ended::First,
            _ if has_sign => Ended::First,
            _ => Ended::Unsaid,
        },
    }
}
