//! Operations: what a line of a script, of the table or of a ledger does. Reading and writing them are next to each other.

use crate::adjustment::{read_adjustment, write_adjustment};
use crate::agreement::Agreement;
use crate::error::ParseError;
use crate::hand::seated::{SeatedHand, seated, write_seated};
use crate::hand::written::read_written;
use crate::line_kind::knock_card;
use crate::lines::LineKind;
use crate::mistakes::Mistakes;
use crate::part::Part;
use crate::players::roster::Roster;
use crate::span::{At, Span};
use crate::turn::Turn;
use crate::words::{tidy_note, within_length};
use ginscore_rules::cards::Upcard;
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
    /// `delete adjust 2`: deletes the adjustment with that number, in the order in which they count.
    DeleteAdjustment(usize),
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
    KnockCard(Upcard),
    /// `misdeal # why`: a deal that does not count: no hand, and the same dealer again.
    Misdeal(Option<String>),
    /// `adjust Ann +10 # why`: the players agreed on an adjustment, for this reason.
    Adjust(Adjustment, String),
    /// `stop # why`: the players stopped before the end of the series.
    Stop(Option<String>),
    /// `agree gin_bonus=25 # why`: the players agreed on these rules, or this stake, for the whole series.
    Agree(Agreement, Option<String>),
}

impl Event {
    /// Returns true for what a script keeps after the end of a series that a correction moved forward. Whether it can be recorded
    /// after an end is decided by the ledger.
    ///
    /// ```
    /// use ginscore_notation::Event;
    /// assert!(Event::Stop(None).may_follow_end() && !Event::Misdeal(None).may_follow_end());
    /// ```
    pub const fn may_follow_end(&self) -> bool {
        match self {
            Event::Deal(_) | Event::Seat(..) | Event::KnockCard(_) | Event::Misdeal(_) => false,
            Event::Adjust(..) | Event::Stop(_) | Event::Agree(..) => true,
        }
    }

    /// Returns true if the cards are put together again, with the knock card that was turned up.
    ///
    /// ```
    /// use ginscore_notation::Event;
    /// assert!(Event::Misdeal(None).gathers_cards() && !Event::Stop(None).gathers_cards());
    /// ```
    pub const fn gathers_cards(&self) -> bool {
        match self {
            Event::Misdeal(_) => true,
            Event::Deal(_) | Event::Seat(..) | Event::KnockCard(_) => false,
            Event::Adjust(..) | Event::Stop(_) | Event::Agree(..) => false,
        }
    }
}

/// The words of an operation that has no hand and no event.
const UNDO: &str = "undo";
const REDO: &str = "redo";
/// The first word of an adjustment, and what is deleted with a number.
const ADJUST: &str = "adjust";

impl Operation {
    /// Reads a line. Its positions are bytes of the line, and hands are counted from 1. Players whom the line does not
    /// name are those whose turn it is.
    ///
    /// `draw` alone is the draw of the first pair that is playing. A line with several hands of a round is read by its
    /// parts: see [`Part::hands`].
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
        if turn.is_named()
            && let Some(hand) = written(line, roster)
        {
            return Ok(Operation::Hand(hand));
        }
        Entry::read(line, roster, turn).map(|entry| entry.operation)
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
            Operation::DeleteAdjustment(number) => format!("delete {ADJUST} {number}"),
            Operation::Event(Event::Deal(dealer)) => format!("deal {}", roster.entrant(*dealer)),
            Operation::Event(Event::Seat(seat, with, note)) => {
                let second =
                    with.map(|seat| format!(" {}", written_name(seat, "", roster))).unwrap_or_default();
                with_note(format!("seat {}{second}", written_name(*seat, &second, roster)), note.as_deref())
            }
            Operation::Event(Event::KnockCard(card)) => format!("@{}", card.to_string().to_ascii_lowercase()),
            Operation::Event(Event::Misdeal(note)) => with_note("misdeal".to_owned(), note.as_deref()),
            Operation::Event(Event::Adjust(adjustment, reason)) => {
                format!("{ADJUST} {}", write_adjustment(adjustment, reason, roster))
            }
            Operation::Event(Event::Stop(note)) => with_note("stop".to_owned(), note.as_deref()),
            Operation::Event(Event::Agree(agreement, note)) => {
                with_note(format!("agree {agreement}"), note.as_deref())
            }
            Operation::Undo => UNDO.to_owned(),
            Operation::Redo => REDO.to_owned(),
            Operation::Rename { player, name } => {
                format!("rename {} {name}", written_name(*player, &format!(" {name}"), roster))
            }
        }
    }

    /// The hands of the operation.
    pub fn hands(&self) -> &[RecordedHand] {
        match self {
            Operation::Hand(hand) | Operation::Amend(_, hand) => std::slice::from_ref(hand),
            Operation::Insert(_, hands) => hands,
            Operation::Delete(_)
            | Operation::DeleteAdjustment(_)
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
            Operation::Event(
                Event::Seat(_, _, note) | Event::Misdeal(note) | Event::Stop(note) | Event::Agree(_, note),
            ) => changed(note),
            Operation::Event(Event::Adjust(_, reason)) => *reason = change(reason),
            Operation::Event(Event::Deal(_) | Event::KnockCard(_))
            | Operation::Delete(_)
            | Operation::DeleteAdjustment(_)
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

/// What a line records, with the places of its hands in the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What is recorded.
    pub operation: Operation,
    /// Its hands as they were read.
    pub hands: Vec<SeatedHand>,
}

impl Entry {
    /// Reads a line: see [`Operation::read`].
    ///
    /// # Errors
    /// Returns every mistake of the line, in order.
    pub fn read(line: &str, roster: &Roster, turn: Turn<'_>) -> Result<Entry, Mistakes<At<ParseError>>> {
        within_length(line).map_err(|mistake| [mistake])?;
        let (part, note) = Part::of(line);
        Entry::read_part(part, note, roster, turn)
    }

    /// Reads one hand of a round, or a whole line. `note` is that of the line, if this is its last part.
    ///
    /// # Errors
    /// Returns every mistake of the part, in order, in its place in the line.
    pub fn read_part(
        part: Part<'_>,
        note: Option<&str>,
        roster: &Roster,
        turn: Turn<'_>,
    ) -> Result<Entry, Mistakes<At<ParseError>>> {
        let (first, rest) = part.first_word();
        let reader = Reader { part, note: note.and_then(tidy_note), roster, turn, rest };
        // A hand of a ledger may be older than the word of the notation that its first one, a name, has become.
        if turn.is_named()
            && let Ok(hand) = reader.hand()
        {
            return Ok(hand);
        }
        let one = |read: Result<Operation, At<ParseError>>| match read {
            Ok(operation) => Ok(Entry { operation, hands: Vec::new() }),
            Err(mistake) => Err([mistake].into()),
        };
        let event = |read: Result<Event, At<ParseError>>| one(read.map(Operation::Event));
        match first.to_ascii_lowercase().as_str() {
            UNDO => one(reader.alone().map(|()| Operation::Undo)),
            REDO => one(reader.alone().map(|()| Operation::Redo)),
            "amend" => reader.amend(),
            "insert" => reader.insert(),
            "delete" => one(match rest.first_word() {
                (word, rest) if word.eq_ignore_ascii_case(ADJUST) => {
                    Reader { rest, ..reader }.whole_number().map(Operation::DeleteAdjustment)
                }
                _ => reader.whole_number().map(Operation::Delete),
            }),
            "deal" => event(reader.deal()),
            "seat" => event(reader.seat()),
            "misdeal" => event(reader.alone().map(|()| Event::Misdeal(reader.note.clone()))),
            "stop" => event(reader.alone().map(|()| Event::Stop(reader.note.clone()))),
            "agree" => {
                event(Agreement::read(rest).map(|agreement| Event::Agree(agreement, reader.note.clone())))
            }
            ADJUST => event(
                read_adjustment(rest, note, roster)
                    .map(|(adjustment, reason)| Event::Adjust(adjustment, reason)),
            ),
            "rename" => one(reader.rename()),
            _ if LineKind::of(part.text()) == LineKind::Operation => match knock_card(part) {
                Ok(Some(card)) => event(Ok(Event::KnockCard(card))),
                Ok(None) => reader.hand(),
                Err(mistake) => Err([mistake].into()),
            },
            _ => reader.hand(),
        }
    }

    fn of(make: impl FnOnce(Vec<RecordedHand>) -> Operation, hands: Vec<SeatedHand>) -> Entry {
        let operation = make(hands.iter().cloned().map(RecordedHand::from).collect());
        Entry { operation, hands }
    }
}

/// The hand of two players, if the line has the form in which hands are written.
fn written(line: &str, roster: &Roster) -> Option<RecordedHand> {
    let [one, two] = roster.players() else { return None };
    let (part, note) = Part::of(line);
    let claim = read_written(part.text().trim_end(), one, two)?;
    Some(RecordedHand { opponents: Opponents::two(), claim, note: note.and_then(tidy_note) })
}

struct Reader<'l> {
    part: Part<'l>,
    note: Option<String>,
    roster: &'l Roster,
    turn: Turn<'l>,
    /// What follows the first word.
    rest: Part<'l>,
}

impl<'l> Reader<'l> {
    /// Checks that nothing follows the first word.
    fn alone(&self) -> Result<(), At<ParseError>> {
        if self.rest.is_blank() { Ok(()) } else { Err(ParseError::OutOfPlace.at(self.rest.span())) }
    }

    /// The number after the first word, and what follows it.
    fn numbered(&self) -> Result<(usize, Part<'l>), At<ParseError>> {
        let (word, rest) = self.rest.first_word();
        let start = self.rest.span().start;
        let span = if word.is_empty() { self.part.end() } else { Span::new(start, start + word.len()) };
        Ok((word.parse().map_err(|_| ParseError::NoNumber.at(span))?, rest))
    }

    /// The number that is the rest of the line.
    fn whole_number(&self) -> Result<usize, At<ParseError>> {
        let (number, rest) = self.numbered()?;
        if rest.is_blank() { Ok(number) } else { Err(ParseError::OutOfPlace.at(rest.span())) }
    }

    fn seated(
        &self,
        part: Part<'_>,
        playing: &[Opponents],
    ) -> Result<Vec<SeatedHand>, Mistakes<At<ParseError>>> {
        seated(part, self.note.clone(), self.roster, playing)
    }

    /// The hand of the line: the first, where `draw` is one for each pair. Only `draw` in a round without an open hand has
    /// none.
    fn hand(&self) -> Result<Entry, Mistakes<At<ParseError>>> {
        let none = || [ParseError::NoHand.at(self.part.span())];
        let read = self.seated(self.part, &self.turn.playing())?;
        let first = read.into_iter().next().ok_or_else(none)?;
        Ok(Entry { operation: Operation::Hand(first.clone().into()), hands: vec![first] })
    }

    fn amend(&self) -> Result<Entry, Mistakes<At<ParseError>>> {
        let (number, part) = self.numbered().map_err(|mistake| [mistake])?;
        let played = self.turn.of_round(number);
        let is_played = played.is_some();
        let played = played.unwrap_or_else(|| self.turn.playing());
        let hands = match (self.seated(part, &played), played.as_slice()) {
            // The hand of one pair cannot replace a whole round, but it is not a mistake in the line.
            (Err(_), [Opponents::Sides]) => self.seated(part, &self.turn.before_round(number)),
            (read, _) => read,
        };
        let hands = hands?;
        match hands.as_slice() {
            // `draw` alone does not say which hand of the round it was.
            [_, _, ..] if is_played => {
                let line = |hand: SeatedHand| plain_hand(&hand.into(), self.roster);
                let lines = hands.into_iter().map(line).collect();
                Err([ParseError::WhichHand(lines).at(part.span())].into())
            }
            [hand, ..] => {
                let operation = Operation::Amend(number, hand.clone().into());
                Ok(Entry { operation, hands: vec![hand.clone()] })
            }
            [] => Err([ParseError::NoHand.at(part.span())].into()),
        }
    }

    fn insert(&self) -> Result<Entry, Mistakes<At<ParseError>>> {
        let (number, part) = self.numbered().map_err(|mistake| [mistake])?;
        let playing = self.turn.before_round(number);
        let parts = if self.roster.lineup().has_rounds() { part.hands() } else { vec![part] };
        let mut hands: Vec<SeatedHand> = Vec::new();
        for (at, part) in parts.iter().enumerate() {
            let is_open = |pair: &&Opponents| !hands.iter().any(|hand| hand.opponents == **pair);
            let open: Vec<Opponents> = playing.iter().filter(is_open).copied().collect();
            let note = self.note.clone().filter(|_| at + 1 == parts.len());
            hands.extend(seated(*part, note, self.roster, &open)?);
        }
        Ok(Entry::of(|hands| Operation::Insert(number, hands), hands))
    }

    fn deal(&self) -> Result<Event, At<ParseError>> {
        let name = self.part.from(self.rest.at()).text().trim();
        let unknown = || self.rest.placed(self.roster.unknown(Span::new(0, name.len()), name));
        self.roster.find_entrant(name).map(Event::Deal).ok_or_else(unknown)
    }

    /// Who plays the next hand: one name, or two.
    fn seat(&self) -> Result<Event, At<ParseError>> {
        if self.rest.is_blank() {
            return Err(self.rest.placed(self.roster.unknown(Span::new(0, 0), "")));
        }
        let lead = |part: Part<'l>| part.led(|text| self.roster.lead(text));
        let (seat, rest) = lead(self.rest)?;
        if rest.is_blank() {
            return Ok(Event::Seat(seat, None, self.note.clone()));
        }
        let (with, rest) = lead(rest)?;
        match rest.is_blank() {
            true => Ok(Event::Seat(seat, Some(with), self.note.clone())),
            false => Err(ParseError::OutOfPlace.at(rest.span())),
        }
    }

    fn rename(&self) -> Result<Operation, At<ParseError>> {
        let (player, rest) = self.rest.led(|text| self.roster.lead(text))?;
        let name = rest.text().trim();
        if name.is_empty() {
            return Err(ParseError::NoHand.at(self.part.end()));
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
