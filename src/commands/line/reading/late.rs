//! What is said later of a hand: that another one was meant, or that one was forgotten. The line that does it is offered.

use super::pieces::{Piece, PieceKind};
use super::{DRAW, Meaning, TypedWords, is_draw, is_number, is_question};
use crate::commands::line::corrected::{Corrected, correction};
use crate::commands::line::refused::{with_recorded_card, wrong_with};
use crate::commands::run::failure::Failure;
use crate::commands::words::{
    AFTERS, AMEND, ARTICLES, BEFORES, CORRECTS, CORRECTS_COUNTS, DRAWS, FORGETS, HANDS, INSERT, NOTS, ONLIES,
    SELVES, TIES, TOS, UPCARDS, WASES, means, ordinal, without,
};
use crate::say::{Message, written::reading as say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::words::ticked;
use ginscore_ledger::model::Series;
use ginscore_notation::{read_card, write_seated};
use ginscore_rules::hand::{Count, Defender, End, Evidence, HandClaim, Knocker, PointsClaim, Showdown};
use ginscore_rules::players::{Player, Seat};

/// How many hands before the last one may be meant by what a count was.
const RECENT: usize = 3;

/// The most older hands of which one may be meant.
const FEW: usize = 4;

/// The most words before a forgotten hand. At each place the rest is read as a hand, so that a long line would take long.
const MOST_SKIPPED: usize = 10;

/// The most words before a noun that only lead to it.
const ARTICLE: usize = 2;

/// A knock card with which everything can be knocked that can with any.
const HIGHEST_LIMIT: &str = "@TC";

/// A count of a recorded hand, as it should be.
struct NewCount {
    /// Whose it is, if that is said.
    of: Option<Player>,
    count: u32,
    /// What was recorded, if that is said, too.
    recorded: Option<u32>,
    /// True if it is said to be that of the knocker.
    knocks: bool,
}

/// A recorded hand, by what is said of how it ended.
struct ToldHand {
    by: Option<Seat>,
    has_gin: bool,
    /// With what it was knocked, if that is said.
    own: Option<u32>,
}

impl ToldHand {
    fn is_it(&self, series: &Series, number: usize) -> bool {
        let kept = series.round(number);
        let [hand] = kept.as_slice() else { return false };
        let by = || hand.ruling.claim().by();
        let is_gin = || matches!(hand.ruling.end(), End::Gin | End::BigGin);
        let own = || match hand.ruling.evidence() {
            Evidence::Showdown { deadwood, .. } => by().map(|by| u32::from(*deadwood.get(by))),
            _ => None,
        };
        (!self.has_gin || is_gin())
            && (self.own.is_none() || own() == self.own)
            && self.by.is_none_or(|seat| hand.opponents.player(seat) == by())
    }
}

/// Whose a count is, where that is not said.
#[derive(Clone, Copy)]
enum Whose {
    /// As the words say, or else of the player who did not knock.
    Said,
    Knocker,
}

impl NewCount {
    fn was(&self, count: u32) -> bool {
        self.recorded.is_none_or(|recorded| count == recorded)
    }

    /// The claim with the new count. `None` if there was none that it can replace.
    fn in_claim(&self, claim: HandClaim) -> Option<HandClaim> {
        let by = claim.by()?;
        let is_of_knocker = self.of.is_none_or(|player| player == by);
        // Another knocker had another count.
        if self.knocks && !is_of_knocker {
            return None;
        }
        match claim {
            // What a player had is no points.
            HandClaim::Points(points) => {
                let is_points = !self.knocks && (self.of.is_none() || self.recorded.is_some());
                (is_points && is_of_knocker && self.was(points.points)).then_some(())?;
                Some(HandClaim::Points(PointsClaim { points: self.count, ..points }))
            }
            HandClaim::Showdown(showdown) => {
                let Defender::Count(others) = &showdown.defender else { return None };
                let own = match &showdown.knocker {
                    Knocker::Count(own) => Some(own.points()),
                    _ => None,
                };
                let is_own = match self.of {
                    _ if self.knocks => true,
                    Some(player) => player == by,
                    None => !self.was(others.points()) && own.is_some_and(|own| self.was(own)),
                };
                // `hand 2 was a knock with 3`, and no gin.
                let was = if is_own { own.or(self.knocks.then_some(self.count))? } else { others.points() };
                self.was(was).then_some(())?;
                let count = Count::from(self.count);
                Some(HandClaim::Showdown(match is_own {
                    true => Showdown { knocker: Knocker::Count(count), ..showdown },
                    false => Showdown { defender: Defender::Count(count), ..showdown },
                }))
            }
            HandClaim::Draw { .. } => None,
        }
    }
}

fn offers_of(meaning: Meaning) -> Vec<String> {
    match meaning {
        Meaning::Unclear(failure) => failure.offers,
        Meaning::Line { .. } | Meaning::Command(_) => Vec::new(),
    }
}

impl TypedWords<'_> {
    /// `Bob 25 not 20`, of the last hand.
    pub(super) fn not_as_recorded(&self) -> Option<Meaning> {
        let is_not = self.words.iter().any(|word| means(word, NOTS));
        let last = self.series.score().rounds().len();
        let words: Vec<&str> = self.words.iter().map(|word| word.trim_end_matches(',')).collect();
        let was = |words| without(words, CORRECTS).or_else(|| without(words, WASES)).unwrap_or(words);
        // `not 34, it was 43`
        let words = match words.as_slice() {
            [not, rest @ ..] if means(not, NOTS) => match was(rest) {
                [number, rest @ ..] if is_number(number) => [was(rest), &[*not, *number]].concat(),
                _ => words,
            },
            _ => words,
        };
        let is_correction = words.first().is_some_and(|word| correction(word).is_some());
        (is_not && !is_correction).then_some(())?;
        // The latest hand that was recorded so: of `when I had gin Kate had 27, not 17`, what is said at the end. Older
        // ones are only meant if none of the last ones fits.
        let not = words.iter().rposition(|word| means(word, NOTS))?;
        let fitting = |start: usize| {
            let (when, said) = words.split_at_checked(start)?;
            let hand = self.hand_told_by(when)?;
            let mut found = (1..=last)
                .rev()
                .filter(|number| hand.is_it(self.series, *number))
                .filter_map(|number| Some((number, self.counted_otherwise(number, said)?)));
            let (number, meaning) = found.next()?;
            if number + RECENT >= last {
                return Some(meaning);
            }
            let all = [meaning].into_iter().chain(found.map(|(_, meaning)| meaning));
            let lines: Vec<String> = all.flat_map(offers_of).collect();
            (lines.len() <= FEW).then(|| self.offered_correction(&lines))?
        };
        (0..=not).find_map(fitting)
    }

    /// What the words before a count say of the hand. `None` if another hand or count may be meant.
    fn hand_told_by(&self, words: &[&str]) -> Option<ToldHand> {
        if words.iter().any(|word| means(word, HANDS)) {
            return None;
        }
        let pieces = self.pieces(words);
        // `when Pat knocked with 2 I had 29, not 19`
        let has_knock = pieces.iter().any(|piece| piece.kind == PieceKind::Knocks);
        let own = match pieces.iter().filter_map(Piece::count).collect::<Vec<_>>().as_slice() {
            [] => None,
            [own] if has_knock => Some(*own),
            _ => return None,
        };
        let ends = |piece: &Piece| matches!(piece.kind, PieceKind::Gin | PieceKind::Knocks);
        let mut seats = pieces.iter().filter_map(Piece::seat);
        let by = seats.next();
        // Who is named without having ended a hand may be the one with the count.
        if seats.next().is_some() || by.is_some() && !pieces.iter().any(ends) {
            return None;
        }
        let has_gin = pieces.iter().any(|piece| piece.kind == PieceKind::Gin);
        Some(ToldHand { by, has_gin, own })
    }

    /// `make that 22`, `sorry, it was Bob 4 v 23`, `no wait, Ann had 22`: another count or another hand than the last one.
    pub(super) fn was_meant(&self) -> Option<Meaning> {
        let words: Vec<&str> = self.words.iter().map(|word| word.trim_end_matches(',')).collect();
        let mut rest = words.as_slice();
        let before_count = |words: &[&str]| matches!(words, [count] if is_number(count));
        let sigh = |words| {
            without(words, CORRECTS)
                .or_else(|| without(words, CORRECTS_COUNTS).filter(|rest| before_count(rest)))
        };
        while let Some(after) = sigh(rest) {
            rest = after;
        }
        let sighs = words.len() - rest.len();
        // `Rosa 6, Walt 17, I mean`
        let is_end = |at: &usize| {
            let end = rest.get(*at..).unwrap_or_default();
            means(&end.join("-"), CORRECTS) && !end.iter().all(|word| means(word, NOTS))
        };
        if let Some(end) = (1..rest.len()).find(is_end) {
            rest = rest.get(..end)?;
        }
        let last = self.series.score().rounds().len();
        (rest.len() < self.words.len() && !rest.is_empty() && last > 0).then_some(())?;
        // `no gin` and `não foi gin` deny it, `no, gin` does not.
        let denies = |at: usize| {
            let is_not = self.words.get(at).is_some_and(|word| means(word, NOTS) && !word.ends_with(','));
            // `no 26`
            let is_not = is_not && !before_count(rest);
            is_not && (at + 1 == sighs || self.words.get(at + 1).is_some_and(|word| means(word, WASES)))
        };
        if (0..sighs).any(denies) && self.name_of(rest).is_none() {
            return None;
        }
        let corrected = |hand: &str| format!("{AMEND} {last} {hand}");
        if is_draw(rest) {
            // `it was a draw` may be said of the hand that has just ended, too.
            let is_said_once = without(&words, CORRECTS).is_some_and(|after| after.len() == rest.len());
            let next = is_said_once.then(|| DRAW.to_owned());
            let lines: Vec<String> = [corrected(DRAW)].into_iter().chain(next).collect();
            return self.offered_correction(&lines);
        }
        // `should be` corrects, and supposes nothing.
        let said = TypedWords { words: rest.to_vec(), ..*self };
        match said.hand_in(rest, corrected) {
            Some(Meaning::Line { line, entries: Ok(_) }) => self.offered_correction(&[line]),
            _ => self.counted_otherwise(last, rest).or_else(|| self.was_otherwise(last, rest)),
        }
    }

    /// `oh no, undo that`, `no, hand 2 was Bob 4 v 23`: what is said after a word that only sighs.
    pub(super) fn after_sigh(&self) -> Option<Meaning> {
        // `no one`
        if without(&self.words, DRAWS).is_some_and(<[&str]>::is_empty) {
            return None;
        }
        let mut rest: Vec<&str> = self.words.iter().map(|word| word.trim_end_matches(',')).collect();
        let sighs = rest.iter().take_while(|word| means(word, CORRECTS)).count();
        // `não desfaz` denies it, `não, desfaz` sighs.
        let last = sighs.checked_sub(1).and_then(|last| self.words.get(last));
        if last.is_some_and(|word| means(word, NOTS) && !word.ends_with(',')) {
            return None;
        }
        rest.drain(..sighs);
        let words = TypedWords { words: rest, ..*self };
        let meant = || {
            let other = || words.deletes().or_else(|| words.other_word());
            words.was_another().or_else(other).or_else(|| words.own_word(is_question(self.typed)))
        };
        (sighs > 0).then(meant)?
    }

    /// The same hand with another count, if it is said what it was; why it cannot be recorded, if it cannot.
    pub(super) fn counted_again(&self, number: usize, words: &[&str]) -> Option<Meaning> {
        words.iter().any(|word| means(word, NOTS)).then_some(())?;
        let line = format!("{AMEND} {number} {}", self.with_count(number, words, Whose::Said)?);
        self.offered_correction(std::slice::from_ref(&line)).or_else(|| Some(self.as_line(line)))
    }

    /// A hand that was recorded with another count; a number that is none, such as 120, may be the points. One that is not said
    /// to be of a player may be of either: first as the words say, or of the defender, then of the knocker.
    pub(super) fn counted_otherwise(&self, number: usize, words: &[&str]) -> Option<Meaning> {
        let amended = |hand: String| format!("{AMEND} {number} {hand}");
        let counted = self.with_count(number, words, Whose::Said)?;
        let own = self.with_count(number, words, Whose::Knocker).filter(|own| *own != counted);
        let lines: Vec<String> = [counted].into_iter().chain(own).map(amended).collect();
        let points = || self.offered_correction(&[self.with_points(number, words)?]);
        self.offered_correction(&lines).or_else(points)
    }

    /// The hand of that number for so many points, if it was recorded with counts, and if nothing else is said.
    fn with_points(&self, number: usize, words: &[&str]) -> Option<String> {
        let [points] = words else { return None };
        let kept = self.series.round(number);
        let [hand] = kept.as_slice() else { return None };
        let HandClaim::Showdown(showdown) = hand.ruling.claim() else { return None };
        let (winner, knock_card) = (showdown.by, showdown.knock_card);
        let points = PointsClaim { winner, points: points.parse().ok()?, boxes: 1, knock_card };
        let claim = HandClaim::Points(points);
        let line = write_seated(&claim, hand.opponents, self.note_of(hand), self.series.roster());
        Some(format!("{AMEND} {number} {line}"))
    }

    /// The place of a word that says that a hand is missing.
    pub(super) fn forgets(&self) -> Option<usize> {
        self.words.iter().position(|word| means(word.trim_end_matches([',', ':']), FORGETS))
    }

    /// `we forgot hand 3: Ann 6 v 16`, `before hand 2 Bob 3 v 13`, `forgot one: Ann 6 v 16 after hand 2`.
    pub(super) fn forgotten(&self) -> Option<Meaning> {
        let is_forgotten = self.forgets().is_some();
        let place = |list| self.words.iter().position(|word| means(word, list));
        let last = self.series.score().rounds().len();
        let number_after = |at: usize| -> Option<(usize, usize)> {
            let rest = self.words.get(at + 1..)?;
            let after = without(rest, HANDS).unwrap_or(rest);
            let (first, others) = after.split_first()?;
            // `there was a draw before that`, `before that Ann 3 v 25`
            let is_named = || self.exact_name(others) > 0 && !self.says(WASES);
            let is_last = means(first, ARTICLES) && (others.is_empty() || is_named());
            let number =
                first.trim_end_matches([',', ':']).parse().ok().or_else(|| is_last.then_some(last))?;
            Some((number, self.words.len() - after.len() + 1))
        };
        let inserts = self.words.first().is_some_and(|word| correction(word) == Some(INSERT));
        let (number, hand) = if let Some((number, end)) = place(BEFORES).and_then(number_after) {
            // `forgot one: Ann 6 v 16 before hand 2`
            let after = self.words.get(end..)?;
            (number, if after.is_empty() { self.words.get(..place(BEFORES)?)? } else { after })
        } else if let Some(at) = place(AFTERS)
            && let Some((number, end)) = number_after(at)
        {
            // `insert after hand 1: Bob gin v 30`
            (number.saturating_add(1), if inserts { self.words.get(end..)? } else { self.words.get(..at)? })
        } else {
            let at = self.forgets()?;
            // `the first hand is missing: Ann 6 v 16`
            let in_order = || {
                let at = place(HANDS)?;
                Some((ordinal(self.words.get(at.checked_sub(1)?)?)?, at + 1))
            };
            // `skipped 2 Ann 6 v 16`
            let direct = || {
                let number = self.words.get(at + 1)?.trim_end_matches([',', ':']).parse().ok()?;
                Some((number, at + 2))
            };
            // `we missed one before the draw: Ann 6 v 16`
            let before_draw = || {
                let rest = self.words.get(place(BEFORES)? + 1..)?;
                let bare: Vec<&str> = rest.iter().map(|word| word.trim_end_matches([',', ':'])).collect();
                // `antes do empate`
                let after = (0..=ARTICLE).find_map(|skipped| {
                    let bare = bare.get(skipped..)?;
                    let draw = bare.split_first().filter(|(word, _)| word.eq_ignore_ascii_case(DRAW));
                    draw.map(|(_, rest)| rest)
                        .or_else(|| without(bare, DRAWS))
                        .or_else(|| without(bare, TIES))
                })?;
                let drawn = self
                    .series
                    .hands()
                    .filter(|(_, hand)| matches!(hand.ruling.claim(), HandClaim::Draw { .. }));
                let (number, _) = drawn.last()?;
                Some((number, self.words.len() - after.len()))
            };
            match place(HANDS).and_then(number_after).or_else(in_order).or_else(direct).or_else(before_draw) {
                // `we missed a draw before the draw`
                Some((number, end)) if end == self.words.len() => {
                    (number, self.words.get(at + 1..place(BEFORES).unwrap_or(end))?)
                }
                Some((number, end)) => (number, self.words.get(end..)?),
                None => (last.max(1), self.words.get(at + 1..)?),
            }
        };
        // `forgot one:` and the like.
        let hand = (0..hand.len().min(MOST_SKIPPED)).find_map(|skipped| {
            let inserted = |hand: &str| format!("{INSERT} {number} {hand}");
            // What is said before it is not said of the hand: `manca la prima mano: ...`.
            let told = TypedWords { words: hand.get(skipped..)?.to_vec(), ..*self };
            match told.hand_in(&told.words, inserted)? {
                Meaning::Line { line, entries: Ok(_) } => Some(vec![line]),
                // It is not said who has knocked.
                Meaning::Unclear(failure) if !failure.offers.is_empty() => Some(failure.offers),
                _ => None,
            }
        });
        let is_meant = is_forgotten || inserts || (1..=last).contains(&number);
        self.offered(&say::Inserts.said(), &hand.filter(|_| is_meant)?)
    }

    /// The hand of that number with another count: of the player who is named, or else of the one who did not knock.
    fn with_count(&self, number: usize, words: &[&str], whose: Whose) -> Option<String> {
        let kept = self.series.round(number);
        let [hand] = kept.as_slice() else { return None };
        let roster = self.series.roster();
        roster.lineup().is_two_players().then_some(())?;
        let pieces = self.pieces(words);
        // `nie 12 tylko 13`, `Zosia 13, a nie 12`; and of `no wait, I had 12` it is not known who says it.
        let is_left_out = |piece: &&Piece| {
            piece.is_silent()
                || piece.kind == PieceKind::Joins
                || means(&piece.text, SELVES)
                || means(&piece.text, ONLIES)
        };
        let said: Vec<&Piece> = pieces.iter().filter(|piece| !is_left_out(piece)).collect();
        // `25 not 20`: what was recorded is said, too.
        let (said, recorded) = match said.as_slice() {
            [said @ .., not, was] if means(&not.text, NOTS) => (said, Some(was.count()?)),
            said => (said, None),
        };
        // What was recorded says enough of the rest: `a Zoe restavano 18, non 24`.
        let is_said = |piece: &&Piece| recorded.is_none() || !piece.is_unknown() && !means(&piece.text, TOS);
        let said: Vec<&Piece> = said.iter().copied().filter(is_said).collect();
        let knocks = pieces.iter().any(|piece| piece.kind == PieceKind::Knocks);
        let (named, count) = match said.as_slice() {
            [count] => (None, count.count()?),
            // `13 for Zoe, not 18`
            [count, name] if count.count().is_some() => (Some(name.seat()?), count.count()?),
            [name, count] => (Some(name.seat()?), count.count()?),
            _ => return None,
        };
        let named = match named {
            Some(seat) => Some(hand.opponents.player(seat)?),
            None => None,
        };
        let named = match whose {
            Whose::Said => named,
            Whose::Knocker if named.is_none() && recorded.is_none() && !knocks => {
                Some(hand.ruling.claim().by()?)
            }
            Whose::Knocker => return None,
        };
        let counted = NewCount { of: named, count, recorded, knocks };
        let claim = counted.in_claim(hand.ruling.claim().clone())?;
        Some(write_seated(&claim, hand.opponents, self.note_of(hand), roster))
    }

    /// The hand of that number with another knock card: `@5c`, `card 5c`.
    pub(super) fn with_card(&self, number: usize, words: &[&str]) -> Option<String> {
        let [card] = without(words, UPCARDS).unwrap_or(words) else { return None };
        let (card, has_sign) = (card.trim_start_matches('@'), card.starts_with('@'));
        (has_sign || words.len() > 1).then_some(())?;
        read_card(card)?;
        let kept = self.series.round(number);
        let [hand] = kept.as_slice() else { return None };
        let claim = hand.ruling.claim().clone().with_knock_card(None);
        let was = write_seated(&claim, hand.opponents, None, self.series.roster());
        let note = self.note_of(hand).map_or_else(String::new, |note| format!(" # {note}"));
        Some(format!("{was} @{card}{note}"))
    }

    /// The lines of a correction, with what was recorded.
    pub(super) fn offered_correction(&self, lines: &[String]) -> Option<Meaning> {
        let number = lines.first().and_then(|line| Corrected::of(line)).map(|corrected| corrected.number);
        let kept = number.map(|number| self.series.round(number)).unwrap_or_default();
        let why = match (number, kept.as_slice()) {
            (Some(number), [hand]) => {
                let line = write_seated(hand.ruling.claim(), hand.opponents, None, self.series.roster());
                say::IsRecorded { number, line: ticked(&line) }.said()
            }
            _ => say::Corrects.said(),
        };
        self.offered(&why, lines)
    }

    /// The lines that may be meant, without those that cannot be recorded.
    pub(super) fn offered(&self, why: &str, lines: &[String]) -> Option<Meaning> {
        self.offered_for(Diagnostic::new(Code::BadLine, why), lines)
    }

    /// The same, with the mistake that is said.
    pub(super) fn offered_for(&self, why: Diagnostic, lines: &[String]) -> Option<Meaning> {
        let lines = self.recordable(lines);
        let failure = Failure::unreadable([why]);
        (!lines.is_empty()).then(|| Meaning::Unclear(Box::new(failure.hinting(&lines))))
    }

    /// Those of the lines that can be recorded, with the note that was typed.
    pub(super) fn recordable(&self, lines: &[String]) -> Vec<String> {
        // A hand that only lacks its knock card can be recorded once that is said.
        let is_possible = |line: &&String| {
            let lacks_card = |failure: Failure| {
                failure.reports.kept().first().is_some_and(|report| report.code == Code::KnockCardMissing)
            };
            let Some(failure) = wrong_with(line, self.series) else { return true };
            lacks_card(failure) && wrong_with(&format!("{line} {HIGHEST_LIMIT}"), self.series).is_none()
        };
        // Of an amended hand it is known.
        let whole = |line: &String| match wrong_with(line, self.series) {
            None => line.clone(),
            Some(_) => with_recorded_card(line, self.series).unwrap_or_else(|| line.clone()),
        };
        lines.iter().filter(is_possible).map(|line| self.noted(&whole(line))).collect()
    }
}
