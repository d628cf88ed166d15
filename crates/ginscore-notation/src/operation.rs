//! Operations: what a line of a script, of the table or of a ledger does. Reading and writing them are next to each other.

use crate::adjustment::{read_adjustment, write_adjustment};
use crate::error::{LineError, ParseError, ParseErrorKind};
use crate::line_kind::{LineKind, knock_card};
use crate::mistakes::Mistakes;
use crate::roster::Roster;
use crate::seated::{SeatedHand, read_seated, split_round, write_seated};
use crate::span::Span;
use crate::turn::Turn;
use crate::words::{COMMANDS, LEDGER_WORDS, split_note, tidy_note, within_length, witness_word};
use crate::written::read_written;
use ginscore_rules::cards::Card;
use ginscore_rules::hand::HandClaim;
use ginscore_rules::players::{Entrant, Opponents, Seat};
use ginscore_rules::sheets::Adjustment;

/// A hand as it is recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedHand {
    /// Who played it.
    pub opponents: Opponents,
    /// The claim that the players made about the hand.
    pub claim: HandClaim,
    /// The note next to it.
    pub note: Option<String>,
}

/// One change to a series, or one statement about it. It is one line: see [`Operation::read`] and [`Operation::write`].
///
/// Rounds are counted from 1. Where a round has one hand, its number is that of the hand.
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
    /// `accept # why`: accepts all changes made in the file before this entry as they are.
    Accept(Option<String>),
    /// `witness green bottles`: a word that the other player said, and that the scorekeeper could not know beforehand.
    Witness(String),
    /// `rename Ann Anna`: from here on, a player has another name.
    Rename {
        /// The player.
        player: Seat,
        /// The new name.
        name: String,
    },
    /// `merge K7QF-3MXD-22AC`: what follows came from a copy of the series whose last seal has that code.
    Merge(String),
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
    ///
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
    pub fn read(line: &str, roster: &Roster, turn: Turn<'_>) -> Result<Operation, Mistakes<ParseError>> {
        within_length(line).map_err(|mistake| [mistake])?;
        let reader = Reader::of(line, roster, turn);
        let first = reader.first.to_ascii_lowercase();
        // A witness may say anything.
        let is_reserved =
            || first != "witness" && COMMANDS.iter().chain(&LEDGER_WORDS).any(|word| *word == first);
        // A line that was written before its first word was one of the notation, by a player of that name.
        if turn.is_named()
            && is_reserved()
            && let Some(hand) = reader.hand_by_name()
        {
            return Ok(Operation::Hand(hand));
        }
        let one = |read: Result<Operation, ParseError>| read.map_err(|mistake| [mistake].into());
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
            "accept" => one(reader.note().map(Operation::Accept)),
            "adjust" => one(read_adjustment(line, reader.rest_at, roster)
                .map(|(adjustment, reason)| Operation::Event(Event::Adjust(adjustment, reason)))),
            "witness" => one(reader.witness()),
            "rename" => one(reader.rename()),
            // A player may have that name in a ledger: then a hand follows.
            "merge" if is_code(reader.rest) => Ok(Operation::Merge(reader.rest.trim().to_owned())),
            _ if LineKind::of(line) == LineKind::Operation => match knock_card(line.trim(), reader.start) {
                Ok(Some(card)) => Ok(Operation::Event(Event::KnockCard(card))),
                Ok(None) => reader.hand(),
                Err(mistake) => Err([mistake].into()),
            },
            _ => reader.hand(),
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
            Operation::Accept(note) => with_note("accept".to_owned(), note.as_deref()),
            Operation::Witness(word) => format!("witness {word}"),
            Operation::Rename { player, name } => {
                format!("rename {} {name}", written_name(*player, &format!(" {name}"), roster))
            }
            Operation::Merge(code) => format!("merge {code}"),
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
            "deal" | "seat" | "witness" | "misdeal" | "stop" | "adjust" => first.1,
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
            | Operation::Accept(_)
            | Operation::Witness(_)
            | Operation::Rename { .. }
            | Operation::Merge(_) => &[],
        }
    }

    /// The names after this operation if it changes them.
    pub fn renamed(&self, roster: &Roster) -> Option<Roster> {
        match self {
            Operation::Rename { player, name } => roster.renamed(*player, name).ok(),
            _ => None,
        }
    }

    /// The same operation with a function applied to its notes.
    #[must_use]
    pub fn map_notes(mut self, change: impl Fn(&str) -> String) -> Operation {
        let changed = |note: &mut Option<String>| *note = note.as_deref().map(&change);
        match &mut self {
            Operation::Hand(hand) | Operation::Amend(_, hand) => changed(&mut hand.note),
            Operation::Insert(_, hands) => hands.iter_mut().for_each(|hand| changed(&mut hand.note)),
            Operation::Event(Event::Seat(_, _, note) | Event::Misdeal(note) | Event::Stop(note))
            | Operation::Accept(note) => changed(note),
            Operation::Event(Event::Adjust(_, reason)) => *reason = change(reason),
            Operation::Event(Event::Deal(_) | Event::KnockCard(_))
            | Operation::Delete(_)
            | Operation::Undo
            | Operation::Redo
            | Operation::Witness(_)
            | Operation::Rename { .. }
            | Operation::Merge(_) => {}
        }
        self
    }
}

impl From<&Operation> for Operation {
    fn from(operation: &Operation) -> Operation {
        operation.clone()
    }
}

impl From<SeatedHand> for RecordedHand {
    fn from(SeatedHand { opponents, hand }: SeatedHand) -> RecordedHand {
        RecordedHand { opponents, claim: hand.claim, note: hand.note }
    }
}

/// Returns true if the text has the form of the code of a seal: three groups of four letters or digits.
fn is_code(text: &str) -> bool {
    let groups: Vec<&str> = text.trim().split('-').collect();
    let group = |group: &&str| group.len() == 4 && group.bytes().all(|sign| sign.is_ascii_alphanumeric());
    groups.len() == 3 && groups.iter().all(group)
}

/// The first word of a line, and the byte at which the rest starts.
fn first_word(line: &str) -> (&str, usize) {
    let text = line.trim_start();
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (first, line.len() - rest.trim_start().len())
}

/// Reads the rest of a line after its first word. What it has no names for, the turn says.
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

    /// The mistake of everything after the first word.
    fn out_of_place(&self) -> ParseError {
        self.out_of_place_from(self.rest_at)
    }

    fn out_of_place_from(&self, at: usize) -> ParseError {
        LineError::OutOfPlace.at(Span::new(at, self.line.trim_end().len()))
    }

    fn alone(&self, operation: Operation) -> Result<Operation, ParseError> {
        if split_note(self.rest).0.trim().is_empty() { Ok(operation) } else { Err(self.out_of_place()) }
    }

    /// The note, if nothing else follows the first word.
    fn note(&self) -> Result<Option<String>, ParseError> {
        let (words, note) = split_note(self.rest);
        if words.trim().is_empty() { Ok(note.and_then(tidy_note)) } else { Err(self.out_of_place()) }
    }

    fn number(&self, word: &str) -> Result<usize, ParseError> {
        let word = split_note(word).0.trim();
        let span =
            if word.is_empty() { self.end() } else { Span::new(self.rest_at, self.rest_at + word.len()) };
        word.parse().map_err(|_| LineError::NoNumber.at(span))
    }

    /// The number that is the rest of the line.
    fn whole_number(&self) -> Result<usize, ParseError> {
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
    fn numbered(&self) -> Result<(usize, String), ParseError> {
        let word = self.rest.split_whitespace().next().unwrap_or_default();
        let number = self.number(word)?;
        let at = self.rest_at + word.len();
        Ok((number, " ".repeat(at) + self.line.get(at..).unwrap_or_default()))
    }

    fn hand(&self) -> Result<Operation, Mistakes<ParseError>> {
        if self.turn.is_named()
            && let Some(hand) = self.written_hand()
        {
            return Ok(Operation::Hand(hand));
        }
        let playing = if self.roster.lineup().is_two_players() { Vec::new() } else { self.turn.playing() };
        self.first_of(self.line, &playing).map(Operation::Hand)
    }

    /// The hand of a player whose name begins with the first word, if the line is one.
    fn hand_by_name(&self) -> Option<RecordedHand> {
        let named = |name: &String| name.split(' ').next() == Some(self.first);
        self.roster.players().iter().any(named).then(|| self.hand().ok()).flatten().and_then(
            |read| match read {
                Operation::Hand(hand) => Some(hand),
                _ => None,
            },
        )
    }

    /// The hand of two players, if the line has the form in which hands are written.
    fn written_hand(&self) -> Option<RecordedHand> {
        let [one, two] = self.roster.players() else { return None };
        let (hand, note) = split_note(self.line);
        let claim = read_written(hand.trim_end(), one, two)?;
        Some(RecordedHand { opponents: Opponents::two(), claim, note: note.and_then(tidy_note) })
    }

    /// The first hand of a line. Only `draw` in a round without an open hand has none.
    fn first_of(&self, line: &str, playing: &[Opponents]) -> Result<RecordedHand, Mistakes<ParseError>> {
        let read = read_seated(line, self.roster, playing)?;
        let none = || [LineError::NoHand.at(Span::new(0, line.len()))].into();
        read.into_iter().next().map(RecordedHand::from).ok_or_else(none)
    }

    fn amend(&self) -> Result<Operation, Mistakes<ParseError>> {
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
                Err([ParseErrorKind::Spoken(lines).at(span)].into())
            }
            [hand, ..] => Ok(Operation::Amend(number, hand.clone())),
            [] => Err([LineError::NoHand.at(span)].into()),
        }
    }

    fn insert(&self) -> Result<Operation, Mistakes<ParseError>> {
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

    fn deal(&self) -> Result<Event, ParseError> {
        let name = self.rest.trim();
        let span = Span::new(self.rest_at, self.rest_at + name.len());
        self.roster
            .find_entrant(name)
            .map(Event::Deal)
            .ok_or_else(|| self.roster.unknown(Span::new(0, name.len()), name).what.at(span))
    }

    /// Who plays the next hand: one name, or two.
    fn seat(&self) -> Result<Event, ParseError> {
        let (names, note) = split_note(self.rest);
        if names.trim().is_empty() {
            return Err(LineError::NoHand.at(Span::new(self.rest_at, self.rest_at)));
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
            return Err(LineError::OutOfPlace.at(span));
        }
        Ok(Event::Seat(seat, Some(with), note.and_then(tidy_note)))
    }

    /// The player whose name is at the start of a text, which starts at byte `at` of the line.
    fn lead(&self, text: &str, at: usize) -> Result<(Seat, usize), ParseError> {
        self.roster.lead(text).map_err(|mistake| {
            let Span { start, end } = mistake.span;
            mistake.what.at(Span::new(start + at, end + at))
        })
    }

    fn witness(&self) -> Result<Operation, ParseError> {
        let span = Span::new(self.rest_at, self.line.len());
        witness_word(self.rest).map(Operation::Witness).ok_or(LineError::NoWitness.at(span))
    }

    fn rename(&self) -> Result<Operation, ParseError> {
        let (player, end) = self.lead(self.rest, self.rest_at)?;
        let name = self.rest.get(end..).unwrap_or_default().trim();
        if name.is_empty() {
            return Err(LineError::NoHand.at(self.end()));
        }
        Ok(Operation::Rename { player, name: name.to_owned() })
    }
}

/// The line of a hand. A name that is a word of the notation is in quotation marks.
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
mod tests {
    use super::*;
    use crate::names::Names;
    use crate::words::COMMANDS;
    use ginscore_rules::hand::judge;
    use ginscore_rules::house::{Bounded, HouseRules};
    use ginscore_rules::players::{Entrant, Lineup};
    use ginscore_rules::series::{PlayedHand, Score};
    use std::sync::Arc;

    fn two(one: &str, other: &str) -> Roster {
        Names::known(one, other).unwrap().into()
    }

    fn partners() -> Roster {
        let lineup = Lineup::Sides(Bounded::known::<2>());
        Roster::known(lineup, &["Ann", "Cid", "Bob", "Dan"], Some(("We", "They"))).unwrap()
    }

    /// Each line as it is written; reading that gives the same operation.
    #[test]
    fn a_line_is_written_as_it_is_read() {
        let (ann, mary, partners) = (two("Ann", "Bob"), two("Mary", "Mary Jo"), partners());
        for (roster, line, written) in [
            (&ann, "  bob 9-kh 7-ts / 3c V 9-qd / ac 6c 3d 5d 2s ks # long", None),
            (&ann, "ann 4 23", Some("Ann 4 v 23")),
            (&ann, "DRAW @5h  # late", Some("draw @5h # late")),
            (&ann, "amend  12  b gin v 9 # so", Some("amend 12 Bob gin v 9 # so")),
            (&ann, "insert 1 draw", Some("insert 1 draw")),
            (&ann, "Delete 3 # twice", Some("delete 3")),
            (&ann, "deal bob", Some("deal Bob")),
            (&ann, "up 7S", Some("@7s")),
            (&ann, "misdeal # eleven  cards", Some("misdeal # eleven  cards")),
            (&ann, "adjust bob -2 in 1 # why", Some("adjust Bob -2 in 1 # why")),
            (&ann, "stop", Some("stop")),
            (&ann, "UNDO # that", Some("undo")),
            (&ann, "redo", Some("redo")),
            (&ann, "accept # as agreed", Some("accept # as agreed")),
            (&ann, "witness  green   bottles # said Bob", Some("witness green bottles")),
            (&ann, "rename ann Anna Lee", Some("rename Ann Anna Lee")),
            // A name that could be read as another is in quotation marks.
            (&mary, "rename \"Mary\" Jo Ann", Some("rename \"Mary\" Jo Ann")),
            (&mary, "rename Mary Jo Ann", Some("rename Mary Jo Ann")),
            (&partners, "seat ann dan # ill", Some("seat Ann Dan # ill")),
            (&partners, "deal they", Some("deal They")),
            (&partners, "Ann 4 v Dan 23", Some("Ann 4 v Dan 23")),
            (
                &partners,
                "insert 2 Ann 4 v Bob 23; draw Cid v Dan # both",
                Some("insert 2 Ann 4 v Bob 23; draw Cid v Dan # both"),
            ),
            (&partners, "we +8 boxes 3", Some("\"We\" +8 boxes 3")),
        ] {
            let read =
                Operation::read(line, roster, Turn::NAMED).unwrap_or_else(|why| panic!("{line}: {why}"));
            let line = read.write(roster);
            assert!(written.is_none_or(|written| written == line), "{line}");
            assert_eq!(Operation::read(&line, roster, Turn::NAMED).as_ref(), Ok(&read), "{line}");
        }
        // Players of an old series may be called like words of the notation.
        let reserved = two("Stop", "Accept");
        let unmarked = Operation::read("Stop 4 v 23", &reserved, Turn::NAMED).unwrap();
        assert_eq!(unmarked.write(&reserved), "\"Stop\" 4 v 23");
        assert!(matches!(
            Operation::read("stop", &reserved, Turn::NAMED),
            Ok(Operation::Event(Event::Stop(None)))
        ));
        // What is typed at the table is what it says; only lines of a ledger may be older than the word.
        let score = Score::of(reserved.lineup(), HouseRules::default(), None);
        assert!(Operation::read("Stop 4 v 23", &reserved, Turn::of(&score)).is_err());
        for line in ["\"Stop\" 4 v 23", "\"Accept\" gin v 2 # x", "amend 1 Stop 4 v 23"] {
            let read = Operation::read(line, &reserved, Turn::NAMED).unwrap();
            assert_eq!(read.write(&reserved), line);
        }
    }

    /// A word that starts a line now, or will, and that was a name before.
    #[test]
    fn a_player_may_have_the_name_of_a_word_to_come() {
        for name in ["settle", "note", "merge", "pass", "tie", "Merge", "insert"] {
            let names = Names::known("Ann", name).unwrap();
            let roster = Roster::from(names);
            for line in [format!("{name} 4 v 23"), format!("{name} +18 # by hand"), format!("{name} gin v 3")]
            {
                let read = Operation::read(&line, &roster, Turn::NAMED).unwrap();
                assert!(matches!(&read, Operation::Hand(_)), "{line}");
                let written = read.write(&roster);
                assert_eq!(Operation::read(&written, &roster, Turn::NAMED), Ok(read), "{written}");
            }
            assert!(Operation::read("Ann 4 v 23", &roster, Turn::NAMED).is_ok(), "{name}");
        }
    }

    /// A witness may say what looks like a hand.
    #[test]
    fn a_witness_is_no_player() {
        let read = Operation::read("witness 4 v 23", &two("Witness", "Bob"), Turn::NAMED).unwrap();
        assert_eq!(read, Operation::Witness("4 v 23".to_owned()));
    }

    #[test]
    fn an_operation_has_its_hands_and_its_names() {
        let roster = two("Ann", "Bob");
        let read = |line: &str| Operation::read(line, &roster, Turn::NAMED).unwrap();
        for (line, hands) in [("Ann 4 v 23", 1), ("amend 1 draw", 1), ("insert 1 draw # x", 1), ("undo", 0)] {
            assert_eq!(read(line).hands().len(), hands, "{line}");
            assert!(read(line).renamed(&roster).is_none(), "{line}");
        }
        assert_eq!(read("rename Ann Eva").renamed(&roster), Some(two("Eva", "Bob")));
    }

    /// Only the last of several hands may have a note, since a note goes to the end of the line.
    #[test]
    fn a_note_ends_its_line() {
        let partners = partners();
        let read = Operation::read("insert 1 Ann 4 v Bob 23; draw Cid v Dan # both", &partners, Turn::NAMED);
        let Ok(Operation::Insert(number, mut hands)) = read else { panic!("{read:?}") };
        hands[0].note = Some("first".to_owned());
        assert_eq!(
            Operation::Insert(number, hands).write(&partners),
            "insert 1 Ann 4 v Bob 23; draw Cid v Dan # both"
        );
    }

    #[test]
    fn mistakes_are_where_they_are() {
        for (line, start, end) in [
            ("  undo  that one ", 8, 16),
            (" delete  twelve ", 9, 15),
            ("delete 1  2 # both", 10, 18),
            (" amend  ", 6, 7),
            ("amend  Ann 4 v 23", 7, 10),
            ("amend 3 Ann 4 v 9 9x", 16, 17),
            ("deal  Zed", 6, 9),
            ("seat Ann Bob Cid", 13, 16),
            ("seat Ann Bob  Cid  # why", 14, 17),
            ("seat  Zed", 6, 9),
            ("seat Ann  Zed", 10, 13),
            ("seat  ", 6, 6),
            ("seat   # why", 7, 7),
            ("misdeal of eleven", 8, 17),
            ("adjust Ann +10", 14, 15),
            ("rename Ann", 10, 11),
            ("witness # ask", 8, 13),
            ("@7s 8s", 4, 6),
            ("up", 0, 2),
        ] {
            let mistakes = Operation::read(line, &two("Ann", "Bob"), Turn::NAMED).unwrap_err();
            assert_eq!(mistakes.kept()[0].span, Span::new(start, end), "{line}");
        }
        for (line, at) in
            [("amend 3  Ann 4 v 9", 9), ("amend Ann 4", 0), ("deal Bob", 5), ("Ann 4 v 9", 0), ("undo", 0)]
        {
            assert_eq!(Operation::subject_at(line), at, "{line}");
        }
    }

    /// A player of an old ledger may be called Merge.
    #[test]
    fn a_merge_has_a_seal() {
        let roster: Roster = Names::known("Merge", "Bob").unwrap().into();
        let read = |line: &str| Operation::read(line, &roster, Turn::NAMED);
        let merge = read("merge K7QF-3MXD-22AC").unwrap();
        assert_eq!(merge, Operation::Merge("K7QF-3MXD-22AC".to_owned()));
        assert_eq!(merge.write(&roster), "merge K7QF-3MXD-22AC");
        for line in ["Merge 4 v 23", "\"Merge\" 4 v 23", "merge gin v 10"] {
            let hand = read(line).unwrap();
            assert!(matches!(&hand, Operation::Hand(_)), "{line}");
            assert_eq!(read(&hand.write(&roster)), Ok(hand), "{line}");
        }
        for line in
            ["merge", "merge K7QF", "merge K7QF-3MXD-22AC x", "merge K7-3MXD-22AC", "merge K7Q+-3MXD-22AC"]
        {
            assert!(read(line).is_err(), "{line}");
        }
    }

    /// What a line leaves out, the turn says.
    #[test]
    fn the_turn_names_the_opponents() {
        let roster = partners();
        let score = Score::of(roster.lineup(), HouseRules::default(), None);
        let write =
            |line: &str| Operation::read(line, &roster, Turn::of(&score)).map(|read| read.write(&roster));
        assert_eq!(write("Ann 4 v 23").as_deref(), Ok("Ann 4 v Bob 23"));
        assert_eq!(write("draw").as_deref(), Ok("draw Ann v Bob"));
        assert_eq!(
            write("insert 1 dan gin v 12; draw").as_deref(),
            Ok("insert 1 Dan gin v Cid 12; draw Ann v Bob")
        );
        assert!(Operation::read("Ann 4 v 23", &roster, Turn::NAMED).is_err());
    }

    /// Of three in turn, others play the next hand.
    #[test]
    fn an_amended_hand_is_of_those_who_played_it() {
        let lineup = Lineup::InTurn { out: Entrant::Third };
        let roster = Roster::known(lineup, &["Ann", "Bob", "Cid"], None).unwrap();
        let mut score = Score::of(lineup, HouseRules::default(), None);
        let write = |line: &str, score: &Score| {
            Operation::read(line, &roster, Turn::of(score)).map(|read| read.write(&roster))
        };
        let first = "Ann 4 v Bob 23";
        assert_eq!(write("Ann 4 v 23", &score).as_deref(), Ok(first));
        let Ok(Operation::Hand(hand)) = Operation::read(first, &roster, Turn::NAMED) else { panic!() };
        let ruling = judge(&hand.claim, score.house()).unwrap();
        score.play(PlayedHand { opponents: hand.opponents, ruling: Arc::new(ruling) }).unwrap();
        assert_eq!(write("Ann 4 v 23", &score).as_deref(), Ok("Ann 4 v Cid 23"));
        assert_eq!(write("amend 1 Ann 9 v 23", &score).as_deref(), Ok("amend 1 Ann 9 v Bob 23"));
        assert_eq!(write("amend 1 draw", &score).as_deref(), Ok("amend 1 draw Ann v Bob"));
    }

    /// `draw` alone does not say which hand of a round it was.
    #[test]
    fn one_hand_of_a_round_is_amended() {
        let roster = partners();
        let mut score = Score::of(roster.lineup(), HouseRules::default(), None);
        for line in ["Ann 4 v Bob 23", "Cid 4 v Dan 23"] {
            let Ok(Operation::Hand(hand)) = Operation::read(line, &roster, Turn::NAMED) else { panic!() };
            let ruling = Arc::new(judge(&hand.claim, score.house()).unwrap());
            score.play(PlayedHand { opponents: hand.opponents, ruling }).unwrap();
        }
        let read = |line: &str| Operation::read(line, &roster, Turn::of(&score));
        let mistakes = read("amend 1  draw # late").unwrap_err();
        let lines = ["draw Ann v Bob # late", "draw Cid v Dan # late"].map(str::to_owned);
        assert_eq!(mistakes.kept(), [ParseErrorKind::Spoken(lines.into()).at(Span::new(9, 13))]);
        // Of a round that nobody played, there is nothing to choose.
        assert!(matches!(read("amend 7 draw"), Ok(Operation::Amend(7, _))));
    }

    /// A line whose first word only one of the lists has would be read, but never recorded.
    #[test]
    fn the_words_of_operations_are_of_their_kind() {
        for word in COMMANDS {
            let read = Operation::read(word, &two("Ann", "Bob"), Turn::NAMED);
            let is_no_player = read.is_err_and(|mistakes| mistakes.kept()[0].span.start < word.len());
            let is_command = matches!(LineKind::of(word), LineKind::Command | LineKind::New);
            assert_eq!(is_no_player, is_command, "{word}");
        }
    }
}
