//! What words say of a hand, in any order and with words between them that are not known.

use super::pieces::{Piece, PieceKind};
use crate::commands::words::{
    ARTICLES, FOR_TOTALS, HANDS, HARMLESS, INS, LOSES, OF_CARDS, ONS, PAYS, POINTS, TOS, WERE_UNDERCUT, WINS,
    means,
};
use ginscore_rules::players::Seat;

/// A number that is said.
#[derive(Clone, Copy)]
pub(super) struct Counted {
    pub(super) count: u32,
    /// Whose it is, if that is said.
    pub(super) of: Option<Seat>,
    /// True if that player is named next to it.
    pub(super) is_next_to_name: bool,
    /// True if it is said to be points.
    pub(super) is_points: bool,
}

/// What is said of a hand. Each player is in a list once.
#[derive(Default)]
pub(super) struct Account {
    pub(super) named: Vec<Seat>,
    pub(super) counts: Vec<Counted>,
    /// `gin` and `big gin`, each once.
    pub(super) gins: Vec<String>,
    /// Those who are said to have knocked, or to have gin.
    pub(super) enders: Vec<Seat>,
    /// Those who are said to have been caught.
    pub(super) caught: Vec<Seat>,
    /// Those who are said to have won, or to be paid.
    pub(super) winners: Vec<Seat>,
    /// Those who are said to have lost, or to pay.
    pub(super) payers: Vec<Seat>,
    /// True if the number may be points: `Kai ginned for 52`.
    pub(super) may_be_points: bool,
    /// True if a knock or gin is spoken of.
    pub(super) is_ended: bool,
    pub(super) is_undercut: bool,
    /// Those who are said to have undercut.
    pub(super) undercutters: Vec<Seat>,
    /// Those who are said to have been.
    pub(super) undercut: Vec<Seat>,
    /// True if a player is named twice.
    pub(super) is_repeated: bool,
}

/// What was read so far of whom something is said.
#[derive(Default)]
struct Subject {
    seat: Option<Seat>,
    /// True if a count was said of the player, after which a verb may be said of another one.
    has_count: bool,
    /// True if the next player who is named is one to whom something was done.
    is_object: bool,
    /// True after `against Zoe's gin`, which may be hers or on her.
    is_unsure: bool,
}

/// Adds what is not there yet.
pub(super) fn push<T: PartialEq>(all: &mut Vec<T>, more: impl IntoIterator<Item = T>) {
    for one in more {
        if !all.contains(&one) {
            all.push(one);
        }
    }
}

/// Returns true for a word that says who wins or pays, or that a number is one of points.
pub(super) fn is_of_points(piece: &Piece) -> bool {
    let lists = [POINTS, WINS, PAYS, FOR_TOTALS];
    piece.kind == PieceKind::Other && lists.iter().any(|list| means(&piece.text, *list))
}

fn kind(pieces: &[Piece], at: Option<usize>) -> Option<PieceKind> {
    pieces.get(at?).map(|piece| piece.kind)
}

/// Returns true for a word before whoever has gin: `gin for Bob`, `gin para o Bob`.
fn is_for(piece: &Piece) -> bool {
    means(&piece.text, FOR_TOTALS) || means(&piece.text, TOS)
}

/// Returns true for an article, and for what says whose it is.
fn leads_to_name(piece: &Piece) -> bool {
    means(&piece.text, ARTICLES) || piece.kind == PieceKind::Other && means(&piece.text, OF_CARDS)
}

/// The player who is named next, and true if the words between say that it was done to that player.
fn named_next(pieces: &[Piece], at: usize) -> Option<(Seat, bool)> {
    let is_apart = pieces.get(at).is_some_and(|piece| piece.has_comma);
    let mut is_object = false;
    for piece in pieces.get(at + 1..).filter(|_| !is_apart)? {
        match piece.kind {
            PieceKind::Player(seat) => return Some((seat, is_object)),
            PieceKind::Nothing | PieceKind::Passive | PieceKind::Against if !piece.has_comma => {
                is_object |= piece.kind == PieceKind::Against || means(&piece.text, ONS);
            }
            // `gin for Bob`, `gin di Bob`, `gin para a Bia`
            PieceKind::Other | PieceKind::Joins if is_for(piece) || leads_to_name(piece) => {}
            _ => return None,
        }
    }
    None
}

/// Returns true for what follows `against` or `on`.
fn is_after_on(pieces: &[Piece], at: usize) -> bool {
    let before = at.checked_sub(1).and_then(|at| pieces.get(at));
    before.is_some_and(|piece| piece.kind == PieceKind::Against || means(&piece.text, ONS))
}

/// The player after a `by` that follows a word.
fn done_by(pieces: &[Piece], at: usize) -> Option<Seat> {
    (kind(pieces, Some(at + 1)) == Some(PieceKind::By)).then_some(())?;
    named_next(pieces, at + 1).map(|(seat, _)| seat)
}

/// Returns true if `by` says nothing that is understood here, as in `beaten by Kai`.
pub(super) fn is_unclear_by(pieces: &[Piece], at: usize) -> bool {
    use PieceKind::{Gin, Ginned, KnockedOn, Knocks, Loses, Undercuts};
    let is_verb = matches!(
        kind(pieces, at.checked_sub(1)),
        Some(Gin | Ginned | KnockedOn | Knocks | Loses | Undercuts)
    );
    let is_before_count = matches!(kind(pieces, Some(at + 1)), Some(PieceKind::Count(_)));
    kind(pieces, Some(at)) == Some(PieceKind::By) && !is_verb && !is_before_count
}

/// Who is named next to each count, and who was named last before it.
pub(super) fn owners_next_to(pieces: &[Piece]) -> (Vec<Option<Seat>>, Vec<Option<Seat>>) {
    let mut owners: Vec<Option<Seat>> = Vec::new();
    let (mut last, mut lasts) = (None, Vec::new());
    let named = |at: Option<usize>| pieces.get(at?).filter(|piece| piece.seat().is_some());
    for (at, piece) in pieces.iter().enumerate() {
        let is_free = |seat: &Seat| !owners.contains(&Some(*seat));
        if let Some(seat) = piece.seat() {
            last = Some(seat);
        } else if piece.count().is_some() {
            // `Kai had 9`
            let told = pieces.get(..at).unwrap_or_default();
            let is_verb = |piece: &&Piece| {
                (piece.is_silent() || piece.is_unknown() && means(&piece.text, HARMLESS)) && !piece.has_comma
            };
            let verbs = told.iter().rev().take_while(is_verb).count();
            let before =
                named(at.checked_sub(verbs + 1)).filter(|name| !name.has_comma).and_then(Piece::seat);
            // `16 in the hand of Bob`
            let leads = |piece: &&Piece| {
                let lists = [INS, HANDS, ARTICLES, OF_CARDS];
                let joins = piece.kind == PieceKind::Joins && !means(&piece.text, ARTICLES);
                !piece.has_comma && !joins && lists.iter().any(|list| means(&piece.text, *list))
            };
            let rest = pieces.get(at + 1..).unwrap_or_default();
            let is_in = rest.first().is_some_and(|first| means(&first.text, INS));
            let led = if is_in { rest.iter().take_while(leads).count() } else { 0 };
            let after = named(Some(at + 1 + led)).filter(|_| !piece.has_comma).and_then(Piece::seat);
            owners.push(before.filter(is_free).or(after).filter(is_free));
            lasts.push(last);
        }
    }
    (owners, lasts)
}

/// Whose each count is, as far as that is said: `Kai 4`, `22 Bob`, `Kai had 9`.
pub(super) fn owners(pieces: &[Piece]) -> Vec<Option<Seat>> {
    let (mut owners, lasts) = owners_next_to(pieces);
    // `got me, down with 1 and I had 48`: whoever is named next to a count has no other one.
    for (at, last) in lasts.into_iter().enumerate() {
        let free = last.filter(|seat| !owners.contains(&Some(*seat)));
        if let Some(owner) = owners.get_mut(at).filter(|owner| owner.is_none()) {
            *owner = free;
        }
    }
    owners
}

impl Account {
    /// What these pieces say. Where words stand in a fixed order, whoever is named before a verb has done it.
    pub(super) fn of(pieces: &[Piece], is_fixed: bool) -> Account {
        let mut said = Account::default();
        let mentions = pieces.iter().filter_map(Piece::seat);
        push(&mut said.named, mentions.clone());
        said.is_repeated = mentions.count() > said.named.len();
        let mut subject = Subject::default();
        for (at, piece) in pieces.iter().enumerate() {
            match piece.kind {
                // `caught Bob`, `against Bob`
                PieceKind::Player(_) if subject.is_object || is_after_on(pieces, at) => {
                    subject.is_object = false;
                    let is_end =
                        matches!(kind(pieces, Some(at + 1)), Some(PieceKind::Gin | PieceKind::Knocks));
                    subject.is_unsure |= is_end && subject.seat.is_none();
                }
                PieceKind::Player(seat) => {
                    subject.seat = Some(seat);
                    // `43 in the hand of Zoe, gin`: the count was hers.
                    subject.has_count = piece.has_comma && !said.counts.is_empty();
                }
                PieceKind::Count(count) => {
                    let is_before_points = pieces.get(at + 1).is_some_and(|piece| means(&piece.text, POINTS));
                    // `ahead by 21`
                    let is_lead = is_fixed && kind(pieces, at.checked_sub(1)) == Some(PieceKind::By);
                    // `fez gin por 52`
                    said.may_be_points |= !is_fixed && kind(pieces, at.checked_sub(1)) == Some(PieceKind::By);
                    let is_points = is_before_points || is_lead;
                    said.counts.push(Counted { count, of: None, is_next_to_name: false, is_points });
                    subject.has_count = subject.seat.is_some();
                }
                PieceKind::Gin | PieceKind::Knocks | PieceKind::Ginned | PieceKind::KnockedOn => {
                    said.note_end(pieces, at, &subject, is_fixed);
                }
                PieceKind::Loses => said.note_caught(pieces, at, &mut subject),
                PieceKind::LaysOff => push(&mut said.caught, subject.seat.filter(|_| said.named.len() > 1)),
                PieceKind::Beats => said.note_beaten(pieces, at, &subject),
                PieceKind::Undercuts => said.note_undercut(pieces, at, &subject, is_fixed),
                PieceKind::Other => said.note_points(pieces, at, &subject),
                _ => {}
            }
        }
        said
    }

    /// `knocks`, `was ginned by Bob`, `gin on Bob`.
    fn note_end(&mut self, pieces: &[Piece], at: usize, subject: &Subject, is_fixed: bool) {
        let Some(piece) = pieces.get(at) else { return };
        let is_gin = matches!(piece.kind, PieceKind::Gin | PieceKind::Ginned);
        self.is_ended = true;
        push(&mut self.gins, is_gin.then(|| piece.text.clone()));
        if subject.is_unsure {
            return;
        }
        let (by, next) = (done_by(pieces, at), named_next(pieces, at));
        if matches!(piece.kind, PieceKind::Ginned | PieceKind::KnockedOn) {
            push(&mut self.enders, by);
            push(&mut self.caught, subject.seat);
            return;
        }
        // `31 in Bob's hand, gin for Kai`
        let is_for = pieces.get(at + 1).is_some_and(|piece| piece.kind == PieceKind::Other && is_for(piece));
        match (by, subject.seat, next) {
            (Some(by), ..) => push(&mut self.enders, [by]),
            (None, _, Some((seat, _))) if is_for => push(&mut self.enders, [seat]),
            (None, None, Some((seat, true))) => push(&mut self.caught, [seat]),
            // Of whom it is said is not clear after a count: `Kai 31, gin for Bob`.
            (None, Some(_), next) if subject.has_count => push(&mut self.enders, next.map(|(seat, _)| seat)),
            (None, Some(seat), next) => {
                // `Kai si è beccato il gin di Zoe`
                let other = next.filter(|(_, is_object)| !is_fixed && is_gin && !is_object);
                let other = other.map(|(seat, _)| seat);
                push(&mut self.enders, [seat].into_iter().chain(other));
            }
            (None, None, next) => push(&mut self.enders, next.map(|(seat, _)| seat)),
        }
    }

    /// `caught Bob`, `was caught`.
    fn note_caught(&mut self, pieces: &[Piece], at: usize, subject: &mut Subject) {
        let is_passive = kind(pieces, at.checked_sub(1)) == Some(PieceKind::Passive);
        let object = named_next(pieces, at).map(|(seat, _)| seat).filter(|_| !is_passive);
        subject.is_object = object.is_some();
        push(&mut self.enders, done_by(pieces, at));
        // Alone, `Kai caught 27` may be either.
        // `was left with`, which is several words, is said of whoever has not knocked.
        let is_phrase = pieces.get(at).is_some_and(|piece| !means(&piece.text, LOSES));
        let is_clear = is_passive || is_phrase || object.is_some() || self.named.len() > 1;
        push(&mut self.caught, object.or(subject.seat).filter(|_| is_clear));
    }

    /// `beats Bob by 12`, `was beaten by Bob`.
    fn note_beaten(&mut self, pieces: &[Piece], at: usize, subject: &Subject) {
        let is_passive = kind(pieces, at.checked_sub(1)) == Some(PieceKind::Passive);
        let by = done_by(pieces, at);
        push(&mut self.winners, by);
        match is_passive || by.is_some() {
            true => push(&mut self.payers, subject.seat),
            false => push(&mut self.winners, subject.seat),
        }
    }

    /// `undercuts Bob`, `was undercut by Bob`.
    fn note_undercut(&mut self, pieces: &[Piece], at: usize, subject: &Subject, is_fixed: bool) {
        self.is_undercut = true;
        let before = kind(pieces, at.checked_sub(1));
        let (by, next) = (done_by(pieces, at), named_next(pieces, at).map(|(seat, _)| seat));
        push(&mut self.undercutters, by);
        let is_participle = pieces.get(at).is_some_and(|piece| means(&piece.text, WERE_UNDERCUT));
        if before == Some(PieceKind::Passive) || by.is_some() {
            push(&mut self.undercut, subject.seat);
        } else if !is_participle {
            push(&mut self.undercutters, subject.seat);
        } else if is_fixed && matches!(before, Some(PieceKind::Player(_))) && next.is_some() {
            push(&mut self.undercutters, subject.seat.filter(|seat| next != Some(*seat)));
        }
    }

    /// `wins`, `lost`, `for 52`.
    fn note_points(&mut self, pieces: &[Piece], at: usize, subject: &Subject) {
        let Some(piece) = pieces.get(at) else { return };
        // `was won by Bob`
        let by = done_by(pieces, at);
        let spoken_of = by.or(subject.seat).or_else(|| named_next(pieces, at).map(|(seat, _)| seat));
        let is_count = |at| matches!(kind(pieces, at), Some(PieceKind::Count(_)));
        if means(&piece.text, WINS) {
            self.may_be_points = true;
            push(&mut self.winners, spoken_of);
        } else if means(&piece.text, PAYS) {
            self.may_be_points = true;
            push(&mut self.payers, spoken_of);
        } else if means(&piece.text, FOR_TOTALS) {
            self.may_be_points |= is_count(at.checked_sub(1)) || is_count(Some(at + 1));
        }
    }

    /// Returns true if it is said how the hand ended, or for whom.
    pub(super) fn is_told(&self) -> bool {
        self.is_ended || self.is_undercut || !self.winners.is_empty() || !self.payers.is_empty()
    }
}
