//! What words say of a hand, in any order, and the lines that it may be: `kai caught bob with 30, knocked with 5`.

use super::TypedWords;
use super::in_part::says_one;
use super::pieces::{Piece, PieceKind};
use crate::commands::words::{
    ARTICLES, FOR_TOTALS, NOBODIES, ONS, PAYS, POINTS, SELVES, THIRD_PERSONS, TOS, WINS, WordList, means,
};
use crate::show::words::quoted;
use ginscore_rules::players::{Opponents, Player, Seat};

/// A number that is said, and whose it is, if that is said.
#[derive(Clone, Copy)]
struct Counted {
    count: u32,
    of: Option<Seat>,
}

#[derive(Default)]
struct Facts {
    named: Vec<Seat>,
    counts: Vec<Counted>,
    /// `gin` or `big gin`.
    gin: Option<String>,
    /// Those who are said to have knocked, or to have gin, or to have won.
    enders: Vec<Seat>,
    /// Those to whom that was done.
    caught: Vec<Seat>,
    winners: Vec<Seat>,
    is_undercut: bool,
    /// True if the only number may be points.
    has_points: bool,
}

/// A verb, and the players of whom it may be said.
struct Verb<'p> {
    pieces: &'p [Piece],
    at: usize,
    /// Whoever was named before it.
    subject: Option<Seat>,
    /// Whoever is named right after it.
    next: Option<Seat>,
    /// Whoever is named after a `by` that follows it.
    by: Option<Seat>,
    /// Whoever has done it: after a count, or if nobody is named before, the next one.
    doer: Option<Seat>,
    is_passive: bool,
}

impl Verb<'_> {
    fn follows(&self, is_it: impl Fn(&Piece) -> bool) -> bool {
        self.at.checked_sub(1).and_then(|at| self.pieces.get(at)).is_some_and(is_it)
    }

    fn precedes(&self, is_it: impl Fn(&Piece) -> bool) -> bool {
        self.pieces.get(self.at + 1).is_some_and(is_it)
    }
}

impl Facts {
    fn of(pieces: &[Piece]) -> Facts {
        let mut facts = Facts::default();
        let mut subject = None;
        // Of the subject a count was said, so that the next verb may be said of the other player.
        let mut has_count = false;
        for (at, piece) in pieces.iter().enumerate() {
            let next = named_next(pieces, at);
            let by = pieces.get(at + 1).filter(|next| next.kind == PieceKind::By);
            let by = by.and_then(|_| named_next(pieces, at + 1));
            let doer = by.or(if has_count || subject.is_none() { next } else { subject });
            let verb = Verb { pieces, at, subject, next, by, doer, is_passive: is_passive(pieces, at) };
            match piece.kind {
                PieceKind::Player(seat) => {
                    // `16 in the hand of Zoe, gin Kai`: the count was hers.
                    (subject, has_count) = (Some(seat), piece.has_comma && !facts.counts.is_empty());
                    if !facts.named.contains(&seat) {
                        facts.named.push(seat);
                    }
                }
                PieceKind::Count(count) => {
                    facts.counts.push(Counted { count, of: owner(pieces, at) });
                    has_count = subject.is_some();
                }
                PieceKind::Gin => {
                    facts.gin = Some(piece.text.clone());
                    // `got gin` and `got ginned` may be said of either.
                    if !verb.is_passive || verb.by.is_some() {
                        facts.note_end(&verb);
                    }
                }
                PieceKind::Knocks => facts.note_end(&verb),
                PieceKind::Caught => facts.note_caught(&verb),
                PieceKind::Undercuts => facts.note_undercut(&verb),
                PieceKind::Beats if by.is_some() || !verb.is_passive => {
                    facts.winners.extend(by.or(subject));
                }
                // `Kai has gin and I am stuck with 34`: somebody else.
                PieceKind::Other if is_person(piece) => (subject, has_count) = (None, false),
                // `Kai won 23 to 4`
                PieceKind::Other if means(&piece.text, WINS) => facts.winners.extend(subject.or(next)),
                PieceKind::Other => facts.has_points |= is_of_points(piece),
                _ => {}
            }
        }
        facts.counts_by_turns();
        facts
    }

    /// `knocks`, `was ginned by Zoe`, `got knocked on`, `gin on Zoe`.
    fn note_end(&mut self, verb: &Verb<'_>) {
        let is_on = |next: &Piece| next.kind == PieceKind::Against || means(&next.text, ONS);
        if let Some(by) = verb.by {
            self.enders.push(by);
            self.caught.extend(verb.subject);
        } else if verb.is_passive {
            self.caught.extend(verb.subject);
        } else if verb.subject.is_none() && verb.precedes(is_on) {
            self.caught.extend(verb.next);
        } else {
            self.enders.extend(verb.doer);
        }
    }

    /// `caught Zoe`, `was caught by Zoe`, but not `caught me`.
    fn note_caught(&mut self, verb: &Verb<'_>) {
        self.enders.extend(verb.by);
        match verb.is_passive {
            true => self.caught.extend(verb.subject),
            false if verb.precedes(is_person) => {}
            false => self.caught.extend(verb.next.or(verb.subject)),
        }
    }

    /// `undercuts Zoe`, `was undercut by Zoe`, `I undercut Kai`: whoever is undercut has knocked.
    fn note_undercut(&mut self, verb: &Verb<'_>) {
        self.is_undercut = true;
        if verb.follows(|piece| means(&piece.text, SELVES)) {
            self.enders.extend(verb.next);
        } else if verb.is_passive || verb.by.is_some() {
            self.enders.extend(verb.subject);
        } else {
            self.caught.extend(verb.doer);
        }
    }

    /// Returns true if it is said of one player that both have ended the hand and been caught, or of both that they have ended it.
    fn contradicts_itself(&self) -> bool {
        let by = |seat: &Seat| self.enders.iter().any(|other| other != seat) || self.caught.contains(seat);
        self.enders.iter().any(by)
    }

    /// A count of nobody is that of the player who has none, if only one is left.
    fn counts_by_turns(&mut self) {
        let [one, two] = self.named.as_slice() else { return };
        let mut owners: Vec<Seat> = self.counts.iter().filter_map(|counted| counted.of).collect();
        owners.dedup();
        let [owner] = owners.as_slice() else { return };
        let other = if owner == one { *two } else { *one };
        let mut free = self.counts.iter_mut().filter(|counted| counted.of.is_none());
        if let (Some(counted), None) = (free.next(), free.next()) {
            counted.of = Some(other);
        }
    }

    /// The lines of hands in which all of it is true.
    fn lines(&self, pair: Opponents, names: [String; 2], others: [String; 2]) -> Vec<String> {
        let name = |player: Player, names: &[String; 2]| {
            let [one, two] = names;
            if player == Player::One { one.clone() } else { two.clone() }
        };
        let has =
            |seats: &[Seat], player: Player| seats.iter().any(|seat| pair.player(*seat) == Some(player));
        let may_end = |by: &Player| {
            let is_said = self.enders.is_empty() || has(&self.enders, *by);
            is_said && !has(&self.caught, *by)
        };
        let is_of = |counted: &Counted, player: Player| {
            counted.of.and_then(|seat| pair.player(seat)).is_none_or(|of| of == player)
        };
        let knock = |by: Player, own: &str, other: u32| {
            format!("{} {own} v {}{other}", name(by, &names), name(by.other(), &others))
        };
        let enders = Player::BOTH.into_iter().filter(may_end);
        match (&self.gin, self.counts.as_slice()) {
            (Some(gin), [one]) if !self.is_undercut => enders
                .filter(|by| is_of(one, by.other()) && !has(&self.winners, by.other()))
                .flat_map(|by| {
                    let points = self.has_points.then(|| format!("{} +{}", name(by, &names), one.count));
                    [knock(by, gin, one.count)].into_iter().chain(points)
                })
                .collect(),
            (None, [one, two]) => {
                let orders = [(one, two), (two, one)];
                let of = |by: Player| {
                    orders.into_iter().filter(move |(own, other)| {
                        let fits = |counted: &Counted, player| is_of(counted, player);
                        let wins = has(&self.winners, by) || has(&self.winners, by.other());
                        let is_won = own.count < other.count;
                        fits(own, by)
                            && fits(other, by.other())
                            && (!self.is_undercut || own.count >= other.count)
                            && (!wins || is_won == has(&self.winners, by))
                    })
                };
                let mut lines: Vec<String> = Vec::new();
                for by in enders {
                    lines.extend(of(by).map(|(own, other)| knock(by, &own.count.to_string(), other.count)));
                }
                lines.dedup();
                lines
            }
            (None, [one]) if self.has_points && self.enders.is_empty() => match self.named.as_slice() {
                [winner] => pair
                    .player(*winner)
                    .map(|winner| format!("{} +{}", name(winner, &names), one.count))
                    .into_iter()
                    .collect(),
                _ => Vec::new(),
            },
            _ => Vec::new(),
        }
    }
}

/// Returns true for a word such as `I` or `she`.
fn is_person(piece: &Piece) -> bool {
    [SELVES, THIRD_PERSONS].iter().any(|list| means(&piece.text, *list))
}

/// Returns true for `Kai or Zoe gin 23`: of two players who are named together, it is not said of whom it is.
fn are_joined(pieces: &[Piece]) -> bool {
    use PieceKind::{Beats, By, Caught, Count, Gin, Knocks, Undercuts};
    let says = |piece: &Piece| {
        matches!(piece.kind, Beats | By | Count(_) | Gin | Knocks | Caught | Undercuts)
            || means(&piece.text, WINS)
    };
    let is_name = |at: &usize| pieces.get(*at).is_some_and(|piece| piece.seat().is_some());
    let names: Vec<usize> = (0..pieces.len()).filter(is_name).collect();
    // `gin Kai, Zoe 22`
    let first = names.first().and_then(|first| pieces.get(..*first)).unwrap_or_default();
    if first.iter().any(|piece| matches!(piece.kind, Gin | Knocks)) {
        return false;
    }
    let between = |two: &[usize]| match two {
        [one, next] => pieces.get(one + 1..*next),
        _ => None,
    };
    names.windows(2).filter_map(between).any(|between| !between.iter().any(says))
}

/// Returns true after `was`, perhaps with a word that says nothing between: it was done to whoever is named.
fn is_passive(pieces: &[Piece], at: usize) -> bool {
    let is_between =
        |piece: &&Piece| (piece.kind == PieceKind::Nothing || piece.is_unknown()) && !piece.has_comma;
    let verb = pieces.get(..at).unwrap_or_default().iter().rev().find(|piece| !is_between(piece));
    verb.is_some_and(|piece| piece.kind == PieceKind::Passive)
}

/// Returns true for a word that says that a number is one of points.
fn is_of_points(piece: &Piece) -> bool {
    const LISTS: [WordList; 2] = [POINTS, FOR_TOTALS];
    LISTS.iter().any(|list| means(&piece.text, *list))
}

/// The player who is named next, with nothing between that says something else.
fn named_next(pieces: &[Piece], at: usize) -> Option<Seat> {
    let is_apart = pieces.get(at).is_some_and(|piece| piece.has_comma);
    let rest = pieces.get(at + 1..).filter(|_| !is_apart)?;
    let between = |piece: &&Piece| {
        let is_article = piece.kind == PieceKind::Joins && means(&piece.text, ARTICLES);
        let leads = piece.is_silent() || piece.is_unknown() || is_article || piece.kind == PieceKind::Against;
        leads && !piece.has_comma
    };
    rest.iter().find(|piece| !between(piece)).and_then(Piece::seat)
}

/// The player who is named right before a count, or right after it. Of two counts in a row, it is not said whose each is.
fn owner(pieces: &[Piece], at: usize) -> Option<Seat> {
    let is_count =
        |at: Option<usize>| at.and_then(|at| pieces.get(at)).is_some_and(|piece| piece.count().is_some());
    // `Kai won 23 to 4`
    let wins = |piece: &Piece| piece.kind == PieceKind::Beats || means(&piece.text, WINS);
    let is_to =
        |at: Option<usize>| at.and_then(|at| pieces.get(at)).is_some_and(|piece| means(&piece.text, TOS));
    let (before, after) = (at.checked_sub(1), Some(at + 1));
    let is_joined = is_to(before) && is_count(at.checked_sub(2)) || is_to(after) && is_count(Some(at + 2));
    let is_joined = is_joined && pieces.iter().any(wins);
    if is_joined || is_count(before) || is_count(after) {
        return None;
    }
    let is_between = |piece: &&Piece| {
        let says_nothing = piece.is_silent() || piece.is_unknown() || piece.kind == PieceKind::Knocks;
        says_nothing && !piece.has_comma
    };
    let (rest, before) = match pieces.get(..at)?.iter().rposition(|piece| !is_between(&piece)) {
        Some(name) => (pieces.get(..name)?, pieces.get(name)),
        None => (&[][..], None),
    };
    // `gin for Zoe, she had 23` may be said of either.
    let between = pieces.get(rest.len() + 1..at).unwrap_or_default();
    let is_told = !between.iter().any(is_person);
    // `Kai was ginned by Zoe 23`, `Kai beats Zoe 4 to 23`
    let is_by = rest
        .last()
        .is_some_and(|piece| matches!(piece.kind, PieceKind::By | PieceKind::Beats | PieceKind::Undercuts));
    let before = before.filter(|piece| !piece.has_comma && !is_by && is_told).and_then(Piece::seat);
    let after = pieces.get(at + 1).filter(|_| !pieces.get(at).is_some_and(|count| count.has_comma));
    before.or_else(|| after.and_then(Piece::seat))
}

impl TypedWords<'_> {
    /// The lines of the hands that these words may tell, although some of them are not known.
    pub(super) fn lines_of(&self, words: &[&str]) -> Vec<String> {
        let words: Vec<_> = words.iter().flat_map(|word| self.name_and_count(word)).collect();
        let words: Vec<&str> = words.iter().map(|word| word.as_ref()).collect();
        let pieces = self.with_names(&words);
        if says_one(&pieces, &words) { Vec::new() } else { self.lines_in(&pieces) }
    }

    /// The same of pieces.
    pub(super) fn lines_in(&self, pieces: &[Piece]) -> Vec<String> {
        let is_unclear = |piece: &Piece| match piece.kind {
            PieceKind::LaysOff => true,
            // Cards, and words that deny or change a hand. What somebody pays may be a penalty.
            PieceKind::Other => !piece.is_unknown() && !is_of_points(piece) || means(&piece.text, PAYS),
            _ => false,
        };
        // `Kai 4 and Kai 23`, and `2 Zoe 4`, whose number may be that of a hand
        let kinds: Vec<PieceKind> = pieces.iter().map(|piece| piece.kind).collect();
        let is_numbered =
            matches!(kinds.as_slice(), [PieceKind::Count(_), PieceKind::Player(_), PieceKind::Count(_), ..]);
        let facts = Facts::of(pieces);
        let is_repeated = pieces.iter().filter_map(Piece::seat).count() > facts.named.len();
        // `nobody knocked, Kai had 4`
        let is_denied = pieces.iter().any(|piece| means(&piece.text, NOBODIES));
        // The notation says what is wrong with `Anne 4 v 23`.
        let is_told = facts.is_undercut
            || [&facts.enders, &facts.caught, &facts.winners].iter().any(|seats| !seats.is_empty());
        let is_notation = kinds.contains(&PieceKind::Against) && !is_told;
        if are_joined(pieces) || facts.contradicts_itself() {
            return Vec::new();
        }
        if is_denied
            || is_notation
            || pieces.iter().any(is_unclear)
            || is_numbered
            || is_repeated && facts.enders.is_empty()
        {
            return Vec::new();
        }
        let playing = self.series.score().playing();
        let plays = |pair: &&Opponents| facts.named.iter().all(|seat| pair.player(*seat).is_some());
        let pair = match (playing.as_slice(), facts.named.is_empty()) {
            ([pair], true) => Some(*pair),
            (_, true) => None,
            (pairs, false) => pairs.iter().find(plays).copied(),
        };
        let Some(pair) = pair else { return Vec::new() };
        let roster = self.series.roster();
        let names = roster.pair(pair);
        let names = Player::BOTH.map(|player| quoted(names.get(player)));
        let others = match roster.lineup().is_two_players() {
            true => Default::default(),
            false => names.each_ref().map(|name| format!("{name} ")),
        };
        facts.lines(pair, names, others)
    }
}
