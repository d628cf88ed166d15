//! Operations: what a line of a script, of the table or of a ledger does. Reading and writing them are next to each other.

use crate::adjustment::{read_adjustment, write_adjustment};
use crate::error::ParseError;
use crate::hand::seated::{SeatedHand, read_seated, split_round, write_seated};
use crate::hand::written::read_written;
use crate::line_kind::{LineKind, knock_card};
use crate::mistakes::Mistakes;
use crate::players::roster::Roster;
use crate::span::{At, Span};
use crate::turn::Turn;
use crate::words::{RENAME, split_note, tidy_note, within_length};
use ginscore_rules::cards::Card;
use ginscore_rules::hand::HandClaim;
use ginscore_rules::players::{Entrant, Opponents, Seat};
use ginscore_rules::sheets::Adjustment;

/// A hand as it is recorded.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedHand {
    pub opponents: Opponents,
    pub claim: HandClaim,
    pub note: Option<String>,
}

/// One change to a series, or one statement about it. It is one line: see [`Operation::read`] and [`Operation::write`].
///
/// Rounds are counted from 1. Where a round has one hand, its number is that of the hand.
#[allow(missing_docs, reason = "a name without a comment says it")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Operation {
    /// `Ann 4 v 23`, `draw`: a hand was played or drawn.
    Hand(RecordedHand),
    /// `amend 3 LINE`: replaces the hand that these players played in the round with that number.
    Amend(usize, RecordedHand),
    /// `insert 3 LINE; LINE`: inserts a round with that number and all its hands; the later rounds move up.
    Insert(usize, Vec<RecordedHand>),
    /// `delete 3`: deletes the round with that number; the later rounds move down.
    Delete(usize),
    /// Something happened between two hands.
    Event(Event),
    /// `undo`: undoes the last change.
    Undo,
    /// `redo`: redoes the last change that was undone.
    Redo,
    /// `rename Ann Anna`: from here on, a player has another name.
    Rename { player: Seat, name: String },
}

/// Something that happens between two hands, and can be undone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// `deal Bob`: sets the player or the side who deals next.
    Deal(Entrant),
    /// `seat Cid # why`: lets a player play the next hand, against the second one if there is one, although it is
    /// another's turn.
    Seat(Seat, Option<Seat>, Option<String>),
    /// `@7s`: the knock card of the hand in play was turned up. The next hand has it, unless it names one itself.
    KnockCard(Card),
    /// `misdeal # why`: a deal that does not count: no hand, and the same dealer again.
    Misdeal(Option<String>),
    /// `adjust Ann +10 # why`: the players agreed on an adjustment, for this reason.
    Adjust(Adjustment, String),
    /// `stop # why`: the players stopped before the end of the series.
    Stop(Option<String>),
}

/// The words of an operation that has no hand and no event.
const UNDO: &str = "undo";
const REDO: &str = "redo";

impl Operation {
    /// Reads a line. Its positions are bytes of the line, and hands are counted from 1. Players whom the line does not
    /// name are those whose turn it is.
    ///
    /// `draw` alone is the draw of the first pair that is playing. A line with several hands of a round is read by its
    /// parts: see [`split_round`].
    ///
    /// # Errors
    /// Returns every mistake of the line, in order.
    ///
    /// ```
    /// use ginscore_notation::{Names, Operation, Roster, Turn};
    /// let roster: Roster = Names::new("Ann", "Bob").unwrap().into();
    /// for line in ["Ann 4 v 23 @7s # late", "amend 3 draw", "deal Bob", "@7s", "rename Ann Anna", "undo"] {
    ///     let operation = Operation::read(line, &roster, Turn::NAMED).unwrap();
    ///     assert_eq!(operation.write(&roster), line);
    /// }
    /// ```
    pub fn read(line: &str, roster: &Roster, turn: Turn<'_>) -> Result<Operation, Mistakes<At<ParseError>>> {
        within_length(line).map_err(|mistake| [mistake])?;
        let reader = Reader::of(line, roster, turn);
        let first = reader.first.to_ascii_lowercase();
        // A hand of a ledger may be older than the word of the notation that its first one, a name, has become.
        if turn.is_named()
            && let Ok(hand) = reader.hand()
        {
            return Ok(Operation::Hand(hand));
        }
        let one = |read: Result<Operation, At<ParseError>>| read.map_err(|mistake| [mistake].into());
        match first.as_str() {
            UNDO => one(reader.alone(Operation::Undo)),
            REDO => one(reader.alone(Operation::Redo)),
            "amend" => reader.amend(),
            "insert" => reader.insert(),
            "delete" => one(reader.whole_number().map(Operation::Delete)),
            "deal" => one(reader.deal().map(Operation::Event)),
            "seat" => one(reader.seat().map(Operation::Event)),
            "misdeal" => one(reader.note().map(|note| Operation::Event(Event::Misdeal(note)))),
            "stop" => one(reader.note().map(|note| Operation::Event(Event::Stop(note)))),
            "adjust" => one(read_adjustment(line, reader.rest_at, roster)
                .map(|(adjustment, reason)| Operation::Event(Event::Adjust(adjustment, reason)))),
            RENAME => one(reader.rename()),
            _ if LineKind::of(line) == LineKind::Operation => match knock_card(line.trim(), reader.start) {
                Ok(Some(card)) => Ok(Operation::Event(Event::KnockCard(card))),
                Ok(None) => reader.hand().map(Operation::Hand),
                Err(mistake) => Err([mistake].into()),
            },
            _ => reader.hand().map(Operation::Hand),
        }
    }

    /// The line of the operation. It names the players of each hand, so that reading it with [`Turn::NAMED`] returns the
    /// same operation.
    pub fn write(&self, roster: &Roster) -> String {
        match self {
            Operation::Hand(hand) => written_hand(hand, roster),
            Operation::Amend(number, hand) => format!("amend {number} {}", plain_hand(hand, roster)),
            Operation::Insert(number, hands) => {
                let last = hands.len().saturating_sub(1);
                let each = hands.iter().enumerate().map(|(at, hand)| {
                    // A note belongs to the whole line.
                    let note = hand.note.clone().filter(|_| at == last);
                    plain_hand(&RecordedHand { note, ..hand.clone() }, roster)
                });
                format!("insert {number} {}", each.collect::<Vec<_>>().join("; "))
            }
            Operation::Delete(number) => format!("delete {number}"),
            Operation::Event(Event::Deal(dealer)) => format!("deal {}", roster.entrant(*dealer)),
            Operation::Event(Event::Seat(seat, with, note)) => {
                let second =
                    with.map(|seat| format!(" {}", written_name(seat, "", roster))).unwrap_or_default();
                with_note(format!("seat {}{second}", written_name(*seat, &second, roster)), note.as_deref())
            }
            Operation::Event(Event::KnockCard(card)) => format!("@{}", card.to_string().to_ascii_lowercase()),
            Operation::Event(Event::Misdeal(note)) => with_note("misdeal".to_owned(), note.as_deref()),
            Operation::Event(Event::Adjust(adjustment, reason)) => {
                format!("adjust {}", write_adjustment(adjustment, reason, roster))
            }
            Operation::Event(Event::Stop(note)) => with_note("stop".to_owned(), note.as_deref()),
            Operation::Undo => UNDO.to_owned(),
            Operation::Redo => REDO.to_owned(),
            Operation::Rename { player, name } => {
                format!("{RENAME} {} {name}", written_name(*player, &format!(" {name}"), roster))
            }
        }
    }

    /// The byte of a line at which its hand or its names start, after the word and the number of the operation.
    pub fn subject_at(line: &str) -> usize {
        if matches!(LineKind::of(line), LineKind::Hand | LineKind::Nothing) {
            return 0;
        }
        let first = first_word(line);
        match first.0.to_ascii_lowercase().as_str() {
            "amend" | "insert" => {
                let rest = line.get(first.1..).unwrap_or_default();
                let (number, hand) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
                if number.parse::<usize>().is_ok() { line.len() - hand.trim_start().len() } else { 0 }
            }
            "deal" | "seat" | "misdeal" | "stop" | "adjust" => first.1,
            _ => 0,
        }
    }

    /// The hands of the operation.
    pub fn hands(&self) -> &[RecordedHand] {
        match self {
            Operation::Hand(hand) | Operation::Amend(_, hand) => std::slice::from_ref(hand),
            Operation::Insert(_, hands) => hands,
            Operation::Delete(_)
            | Operation::Event(_)
            | Operation::Undo
            | Operation::Redo
            | Operation::Rename { .. } => &[],
        }
    }

    /// The same with gin in place of big gin that was called without cards; `None` if it was not.
    pub fn gin_for_big_gin(&self) -> Option<Operation> {
        if !self.hands().iter().any(|hand| hand.claim.gin_for_big_gin().is_some()) {
            return None;
        }
        let mut gin = self.clone();
        let hands = match &mut gin {
            Operation::Hand(hand) | Operation::Amend(_, hand) => std::slice::from_mut(hand),
            Operation::Insert(_, hands) => hands.as_mut_slice(),
            _ => &mut [],
        };
        for hand in hands {
            if let Some(claim) = hand.claim.gin_for_big_gin() {
                hand.claim = claim;
            }
        }
        Some(gin)
    }

    /// The same operation with a function applied to its notes.
    #[must_use]
    pub fn map_notes(mut self, change: impl Fn(&str) -> String) -> Operation {
        let changed = |note: &mut Option<String>| *note = note.as_deref().map(&change);
        match &mut self {
            Operation::Hand(hand) | Operation::Amend(_, hand) => changed(&mut hand.note),
            Operation::Insert(_, hands) => hands.iter_mut().for_each(|hand| changed(&mut hand.note)),
            Operation::Event(Event::Seat(_, _, note) | Event::Misdeal(note) | Event::Stop(note)) => {
                changed(note)
            }
            Operation::Event(Event::Adjust(_, reason)) => *reason = change(reason),
            Operation::Event(Event::Deal(_) | Event::KnockCard(_))
            | Operation::Delete(_)
            | Operation::Undo
            | Operation::Redo
            | Operation::Rename { .. } => {}
        }
        self
    }
}

impl From<SeatedHand> for RecordedHand {
    fn from(SeatedHand { opponents, hand }: SeatedHand) -> RecordedHand {
        RecordedHand { opponents, claim: hand.claim, note: hand.note }
    }
}

fn first_word(line: &str) -> (&str, usize) {
    let text = line.trim_start();
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (first, line.len() - rest.trim_start().len())
}

struct Reader<'l> {
    line: &'l str,
    roster: &'l Roster,
    turn: Turn<'l>,
    first: &'l str,
    start: usize,
    rest: &'l str,
    rest_at: usize,
}

impl<'l> Reader<'l> {
    fn of(line: &'l str, roster: &'l Roster, turn: Turn<'l>) -> Reader<'l> {
        let (first, rest_at) = first_word(line);
        let rest = line.get(rest_at..).unwrap_or_default();
        Reader { line, roster, turn, first, start: line.len() - line.trim_start().len(), rest, rest_at }
    }

    /// The place after the line, where something is missing.
    fn end(&self) -> Span {
        let end = self.line.trim_end().len();
        Span::new(end, end + 1)
    }

    fn out_of_place(&self) -> At<ParseError> {
        self.out_of_place_from(self.rest_at)
    }

    fn out_of_place_from(&self, at: usize) -> At<ParseError> {
        ParseError::OutOfPlace.at(Span::new(at, self.line.trim_end().len()))
    }

    fn alone(&self, operation: Operation) -> Result<Operation, At<ParseError>> {
        if split_note(self.rest).0.trim().is_empty() { Ok(operation) } else { Err(self.out_of_place()) }
    }

    /// The note, if nothing else follows the first word.
    fn note(&self) -> Result<Option<String>, At<ParseError>> {
        let (words, note) = split_note(self.rest);
        if words.trim().is_empty() { Ok(note.and_then(tidy_note)) } else { Err(self.out_of_place()) }
    }

    fn number(&self, word: &str) -> Result<usize, At<ParseError>> {
        let word = split_note(word).0.trim();
        let span =
            if word.is_empty() { self.end() } else { Span::new(self.rest_at, self.rest_at + word.len()) };
        word.parse().map_err(|_| ParseError::NoNumber.at(span))
    }

    /// The number that is the rest of the line.
    fn whole_number(&self) -> Result<usize, At<ParseError>> {
        let words = split_note(self.rest).0;
        let number = self.number(words.split_whitespace().next().unwrap_or_default())?;
        let (_, more) = words.split_once(char::is_whitespace).unwrap_or_default();
        if more.trim().is_empty() {
            Ok(number)
        } else {
            Err(self.out_of_place_from(self.rest_at + words.len() - more.trim_start().len()))
        }
    }

    /// The number after the first word, and the line with spaces in place of both.
    fn numbered(&self) -> Result<(usize, String), At<ParseError>> {
        let word = self.rest.split_whitespace().next().unwrap_or_default();
        let number = self.number(word)?;
        let at = self.rest_at + word.len();
        Ok((number, " ".repeat(at) + self.line.get(at..).unwrap_or_default()))
    }

    /// The hand of the line: the first, where `draw` is one for each pair. Only `draw` in a round without an open hand has
    /// none.
    fn hand(&self) -> Result<RecordedHand, Mistakes<At<ParseError>>> {
        if self.turn.is_named()
            && let Some(hand) = self.written_hand()
        {
            return Ok(hand);
        }
        let none = || [ParseError::NoHand.at(Span::new(0, self.line.len()))].into();
        let read = read_seated(self.line, self.roster, &self.turn.playing())?;
        read.into_iter().next().map(RecordedHand::from).ok_or_else(none)
    }

    /// The hand of two players, if the line has the form in which hands are written.
    fn written_hand(&self) -> Option<RecordedHand> {
        let [one, two] = self.roster.players() else { return None };
        let (hand, note) = split_note(self.line);
        let claim = read_written(hand.trim_end(), one, two)?;
        Some(RecordedHand { opponents: Opponents::two(), claim, note: note.and_then(tidy_note) })
    }

    fn amend(&self) -> Result<Operation, Mistakes<At<ParseError>>> {
        let (number, line) = self.numbered().map_err(|mistake| [mistake])?;
        let played = self.turn.of_round(number);
        let is_played = played.is_some();
        let played = played.unwrap_or_else(|| self.turn.playing());
        let read = |playing: &[Opponents]| read_seated(&line, self.roster, playing);
        let hands = match (read(&played), played.as_slice()) {
            // The hand of one pair cannot replace a whole round, but it is not a mistake in the line.
            (Err(_), [Opponents::Sides]) => read(&self.turn.before_round(number)),
            (read, _) => read,
        };
        let hands: Vec<RecordedHand> = hands?.into_iter().map(RecordedHand::from).collect();
        let (typed, _) = split_note(&line);
        let span = Span::new(line.len() - line.trim_start().len(), typed.trim_end().len());
        match hands.as_slice() {
            // `draw` alone does not say which hand of the round it was.
            [_, _, ..] if is_played => {
                let lines = hands.iter().map(|hand| plain_hand(hand, self.roster)).collect();
                Err([ParseError::WhichHand(lines).at(span)].into())
            }
            [hand, ..] => Ok(Operation::Amend(number, hand.clone())),
            [] => Err([ParseError::NoHand.at(span)].into()),
        }
    }

    fn insert(&self) -> Result<Operation, Mistakes<At<ParseError>>> {
        let (number, line) = self.numbered().map_err(|mistake| [mistake])?;
        let playing = self.turn.before_round(number);
        let parts = if self.roster.lineup().has_rounds() { split_round(&line) } else { vec![line] };
        let mut hands: Vec<RecordedHand> = Vec::new();
        for part in parts {
            let is_open = |pair: &&Opponents| !hands.iter().any(|hand| hand.opponents == **pair);
            let open: Vec<Opponents> = playing.iter().filter(is_open).copied().collect();
            hands.extend(read_seated(&part, self.roster, &open)?.into_iter().map(RecordedHand::from));
        }
        Ok(Operation::Insert(number, hands))
    }

    fn deal(&self) -> Result<Event, At<ParseError>> {
        let name = self.rest.trim();
        let span = Span::new(self.rest_at, self.rest_at + name.len());
        self.roster
            .find_entrant(name)
            .map(Event::Deal)
            .ok_or_else(|| self.roster.unknown(Span::new(0, name.len()), name).what.at(span))
    }

    /// Who plays the next hand: one name, or two.
    fn seat(&self) -> Result<Event, At<ParseError>> {
        let (names, note) = split_note(self.rest);
        if names.trim().is_empty() {
            return Err(self.roster.unknown(Span::new(self.rest_at, self.rest_at), ""));
        }
        let (seat, end) = self.lead(names, self.rest_at)?;
        let rest = names.get(end..).unwrap_or_default();
        if rest.trim().is_empty() {
            return Ok(Event::Seat(seat, None, note.and_then(tidy_note)));
        }
        let (with, last) = self.lead(rest, self.rest_at + end)?;
        let extra = rest.get(last..).unwrap_or_default().trim_start();
        if !extra.trim_end().is_empty() {
            let span =
                Span::new(self.rest_at + names.len() - extra.len(), self.rest_at + names.trim_end().len());
            return Err(ParseError::OutOfPlace.at(span));
        }
        Ok(Event::Seat(seat, Some(with), note.and_then(tidy_note)))
    }

    /// The player whose name is at the start of a text, which starts at byte `at` of the line.
    fn lead(&self, text: &str, at: usize) -> Result<(Seat, usize), At<ParseError>> {
        self.roster.lead(text).map_err(|mistake| {
            let Span { start, end } = mistake.span;
            mistake.what.at(Span::new(start + at, end + at))
        })
    }

    fn rename(&self) -> Result<Operation, At<ParseError>> {
        let (player, end) = self.lead(self.rest, self.rest_at)?;
        let name = self.rest.get(end..).unwrap_or_default().trim();
        if name.is_empty() {
            return Err(ParseError::NoHand.at(self.end()));
        }
        Ok(Operation::Rename { player, name: name.to_owned() })
    }
}

fn written_hand(hand: &RecordedHand, roster: &Roster) -> String {
    let line = plain_hand(hand, roster);
    let by = hand.claim.by().map(|by| roster.pair(hand.opponents).get(by).to_owned());
    match by {
        Some(by) if LineKind::of(&line) != LineKind::Hand => match line.strip_prefix(&by) {
            Some(rest) => format!("\"{by}\"{rest}"),
            None => line,
        },
        _ => line,
    }
}

fn plain_hand(hand: &RecordedHand, roster: &Roster) -> String {
    let note = hand.note.as_deref().and_then(tidy_note);
    write_seated(&hand.claim, hand.opponents, note.as_deref(), roster)
}

fn with_note(line: String, note: Option<&str>) -> String {
    match note.and_then(tidy_note) {
        None => line,
        Some(note) => format!("{line} # {note}"),
    }
}

/// The name of a player as it is written before `rest`: in quotation marks only if it would be read as another.
fn written_name(seat: Seat, rest: &str, roster: &Roster) -> String {
    let name = roster.name(seat);
    match roster.lead(&format!("{name}{rest}")) {
        Ok(found) if found == (seat, name.len()) => name.to_owned(),
        _ => format!("\"{name}\""),
    }
}

#[cfg(test)]
mod tests;
