//! A hand in words that are all known and in order: `Kai knocks with 4 and Bob has 23`, `Bob had 9, Kai knocked with 4`, `gin Kai,
//! 22 Bob`. Only such a sentence is recorded at once. What else one may say is only offered, as `facts` takes it.

use super::pieces::{Piece, PieceKind, plain};
use super::{Meaning, TypedWords};
use crate::commands::line::slips::is_legal;
use crate::commands::words::{ARTICLES, TOS, means};
use crate::show::mistakes::parse_error::to_type;
use ginscore_notation::LineKind;
use ginscore_rules::players::Seat;

/// The line that words may be.
struct Told {
    line: String,
    /// The line in which the other player has knocked, if that is as likely.
    other_way: Option<String>,
}

/// A player, and what is said of that player in order: verbs, and then a count, `gin` or cards.
struct Side {
    player: Option<Seat>,
    /// What the player has, as the notation writes it.
    text: String,
    count: Option<u32>,
    ends: bool,
    loses: bool,
}

impl Side {
    /// What follows a name. `None` if anything but a value follows its verbs.
    fn new(player: Option<Seat>, said: &[Piece]) -> Option<Side> {
        use PieceKind::{Caught, Gin, Joins, Knocks, Nothing, Passive};
        let is_around = |piece: &&Piece| matches!(piece.kind, Joins | Nothing);
        let is_verb = |piece: &&Piece| matches!(piece.kind, Joins | Nothing | Passive | Knocks | Caught);
        let verbs = said.iter().take_while(is_verb).count();
        let end = said.len() - said.iter().rev().take_while(is_around).count();
        let (verbs, value) = (said.get(..verbs)?, said.get(verbs..end)?);
        let is_value = value.iter().all(|piece| !piece.is_silent() && piece.seat().is_none());
        let has = |kind| verbs.iter().chain(value).any(|piece| piece.kind == kind);
        let count = match value {
            [count] => count.count(),
            _ => None,
        };
        let text = plain(value).join(" ").trim_end_matches(',').to_owned();
        let side = Side { player, text, count, ends: has(Knocks) || has(Gin), loses: has(Caught) };
        (is_value && !value.is_empty()).then_some(side)
    }

    fn is_plain(&self) -> bool {
        self.count.is_some() || self.ends
    }
}

/// The two sides of a sentence that begins with a player: before and after the word between them, or with one player each.
fn sides(pieces: &[Piece]) -> Option<[Side; 2]> {
    let (first, rest) = pieces.split_first()?;
    let first = first.seat()?;
    let is_against = |piece: &Piece| piece.kind == PieceKind::Against;
    let (own, others) = match rest.iter().position(is_against) {
        Some(at) => (rest.get(..at)?, rest.get(at + 1..)?),
        None => rest.split_at_checked(rest.iter().position(|piece| piece.seat().is_some())?)?,
    };
    let leads = |piece: &&Piece| matches!(piece.kind, PieceKind::Nothing | PieceKind::Joins);
    let others = others.get(others.iter().take_while(leads).count()..)?;
    let (second, others) = match others.split_first().and_then(|(name, rest)| Some((name.seat()?, rest))) {
        Some((second, rest)) => (Some(second), rest),
        None => (None, others),
    };
    (second != Some(first)).then_some(())?;
    Some([Side::new(Some(first), own)?, Side::new(second, others)?])
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
        let meaning = self.line(&line(&told.line))?;
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

    /// What the words tell, of a round hand by hand.
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
                let lines: Vec<String> = told.into_iter().map(|told| told.line).collect();
                Some(Told { line: lines.join("; "), other_way: None })
            }
        }
    }

    /// What the words of one hand tell.
    fn told_of_one(&self, words: &[&str]) -> Option<Told> {
        use PieceKind::{
            Against, Beats, By, Caught, Count, Gin, Knocks, LaysOff, Nothing, Passive, Player, Undercuts,
        };
        if let Some(draw) = self.drawn(words) {
            return Some(Told { line: draw.join(" "), other_way: None });
        }
        let all = self.pieces(words);
        // `o Kai bateu com 3, a Zoe com 27`
        let is_article = |at: usize| {
            let next = all.get(at + 1).is_some_and(|next| next.seat().is_some());
            // `Marco bussa con 4, a Giulia restano 23`
            let begins = at.checked_sub(1).and_then(|at| all.get(at)).is_some_and(|piece| piece.has_comma);
            let is_led = |text: &str| means(text, ARTICLES) || begins && means(text, TOS);
            next && all.get(at).is_some_and(|piece| piece.seat().is_none() && is_led(&piece.text))
        };
        let pieces: Vec<Piece> =
            (0..all.len()).filter(|at| !is_article(*at)).filter_map(|at| all.get(at).cloned()).collect();
        let has = |kind: PieceKind| pieces.iter().any(|piece| piece.kind == kind);
        // `is left with` tells the player's own count, `was ginned` what the other player did.
        let is_left = |at: usize| {
            let rest = pieces.get(at + 1..).unwrap_or_default();
            rest.iter().find(|piece| piece.kind != Nothing).is_some_and(|piece| piece.kind == Caught)
        };
        let is_done = |at: usize| pieces.get(at).is_some_and(|piece| piece.kind == Passive) && !is_left(at);
        if [Beats, By, LaysOff, Undercuts].into_iter().any(has) || (0..pieces.len()).any(is_done) {
            return None;
        }
        let has_verb = has(Knocks) || has(Caught);
        let kinds: Vec<PieceKind> =
            pieces.iter().filter(|piece| !piece.is_silent()).map(|piece| piece.kind).collect();
        // `gin Kai, 22 Bob`, `gin Kai, Bob 22`, `Kai gin 22 Bob`, `Bob 22, gin Kai`
        if let [Gin, Player(by), Count(count), Player(other)]
        | [Gin, Player(by), Player(other), Count(count)]
        | [Player(by), Gin, Count(count), Player(other)]
        | [Player(other), Count(count), Gin, Player(by)] = *kinds.as_slice()
            && by != other
            && !has_verb
        {
            let gin = pieces.iter().find(|piece| piece.kind == Gin).map(|piece| piece.text.clone())?;
            return Some(Told {
                line: self.line_of(Some(by), &gin, Some(other), &count.to_string())?,
                other_way: None,
            });
        }
        let names = kinds.iter().filter(|kind| matches!(kind, Player(_))).count();
        let Some([one, two]) = sides(&pieces) else {
            // After what a player had, a verb may be said of the other one.
            let value = pieces.iter().position(|piece| matches!(piece.kind, Count(_) | Gin));
            let rest = pieces.get(value.map_or(pieces.len(), |at| at + 1)..).unwrap_or_default();
            let is_verb = |piece: &Piece| matches!(piece.kind, Knocks | Caught | Gin);
            let is_plain = names < 2 && !has(Against) && !has(Caught) && !rest.iter().any(is_verb);
            let begins = kinds.first().is_some_and(|kind| matches!(kind, Player(_)));
            return (is_plain && begins).then(|| Told { line: plain(&pieces).join(" "), other_way: None });
        };
        if names > 2 || one.loses && two.loses || one.ends && two.ends {
            return None;
        }
        let line =
            |own: &Side, others: &Side| self.line_of(own.player, &own.text, others.player, &others.text);
        // With a sign between them, whoever is named first has knocked.
        if has(Against) {
            let line = line(&one, &two).filter(|_| !two.ends && !one.loses)?;
            return Some(Told { line, other_way: None });
        }
        let is_low = |side: &Side| side.count.is_some_and(|count| self.is_low(count));
        let is_counted = one.is_plain() && two.is_plain();
        match (one.ends || two.loses, two.ends || one.loses) {
            (true, true) => None,
            (true, false) => Some(Told { line: line(&one, &two)?, other_way: None }),
            (false, true) if is_counted => Some(Told { line: line(&two, &one)?, other_way: None }),
            // Without a word for it, whoever is named first, if that count is low enough. Both may be.
            (false, false) if is_counted && is_low(&one) => {
                let other_way = if is_low(&two) { line(&two, &one) } else { None };
                Some(Told { line: line(&one, &two)?, other_way })
            }
            // Cards say who has knocked.
            (false, false) if one.count.is_none() => Some(Told { line: line(&one, &two)?, other_way: None }),
            _ => None,
        }
    }

    /// The line of a hand that the first player has ended. Of two players, the other one is not named.
    fn line_of(&self, by: Option<Seat>, own: &str, other: Option<Seat>, others: &str) -> Option<String> {
        let roster = self.series.roster();
        let is_two = roster.lineup().is_two_players();
        let written = |seat: Seat| format!("{} ", roster.written(seat));
        let by = by.or_else(|| self.other(other?).filter(|_| is_two)).map(written)?;
        let other = other.filter(|_| !is_two).map(written).unwrap_or_default();
        Some(format!("{by}{own} v {other}{others}"))
    }
}
