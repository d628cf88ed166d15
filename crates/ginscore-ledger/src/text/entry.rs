//! One entry of a series, read from its text.

use std::borrow::Cow;

use crate::model::entry::{Assertions, Moment};
use crate::seal::digest::{SealCode, WrittenSeal};
use crate::text::error::{TextError, TextErrorKind};
use crate::text::expected::Expected;
use crate::text::fields::{Fields, Located, Need};
use crate::text::header::entrant;
use crate::text::write::format_of_act;
use ginscore_notation::{
    Event, Mistakes, Operation, ParseError, RecordedHand, Roster, SeatedHand, Span, read_seated,
    read_written, split_round, tidy_note, witness_word, write_adjustment,
};
use ginscore_rules::cards::List;
use ginscore_rules::rules::{Adjustment, Award, HandClaim, Opponents, Seat};

/// An entry as read.
pub(super) struct Entry<'t> {
    pub(super) act: Operation,
    pub(super) text: EntryText<'t>,
}

/// What the text of an entry has besides its operation, with the places that an error may have to point to.
pub(super) struct EntryText<'t> {
    pub(super) asserted: Option<Assertion>,
    pub(super) at: Span,
    /// The text of the hand, if the entry has one; otherwise the operation in a word or two.
    pub(super) hand: Cow<'t, str>,
    /// The date and time at which it was recorded.
    pub(super) time: Option<Moment>,
    /// Its seal as written in the file; `sealed` is the text that the seal covers.
    pub(super) seal: WrittenSeal,
    pub(super) sealed: String,
}

/// The results that an entry asserts, each with its place. An adjustment asserts only the columns.
pub(super) struct Assertion {
    hand: Option<(Located<i64>, Located<i64>)>,
    columns: Located<List<i64, 3>>,
}

impl Assertion {
    /// Returns the places where the assertion differs from what the rules give.
    pub(super) fn compare(&self, entry: usize, given: Assertions) -> Vec<TextError> {
        let (hand, columns) = match given {
            Assertions::Hand { points, boxes, columns } => (Some((points, boxes)), columns),
            Assertions::Adjustment { columns } => (None, columns),
        };
        let mismatch = |key, written: String, given: String, at: Span| {
            (written != given).then(|| TextErrorKind::Mismatch { entry, key, written, given }.at(at))
        };
        let mut mismatches = Vec::new();
        if let (Some((points, boxes)), Some((given_points, given_boxes))) = (&self.hand, hand) {
            for (key, written, given) in [("points", points, given_points), ("boxes", boxes, given_boxes)] {
                // Fast path: nothing is formatted if all is well.
                if written.0 != i64::from(given) {
                    mismatches.extend(mismatch(key, written.0.to_string(), given.to_string(), written.1));
                }
            }
        }
        let same = |(written, given): (&i64, &usize)| usize::try_from(*written) == Ok(*given);
        let written = &self.columns.0;
        if written.len() != columns.len() || !written.iter().zip(columns.iter()).all(same) {
            let written = written.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
            let given = columns.iter().map(usize::to_string).collect::<Vec<_>>().join(", ");
            mismatches.extend(mismatch("columns", written, given, self.columns.1));
        }
        mismatches
    }
}

/// Returns the kinds of entries that a file of this format can have.
const fn kinds(format: i64) -> &'static [&'static str] {
    if format < 2 {
        &["hand", "draw", "undo", "redo", "amend", "deal", "accept"]
    } else {
        &[
            "hand",
            "draw",
            "undo",
            "redo",
            "amend",
            "insert",
            "delete",
            "deal",
            "seat",
            "knock-card",
            "misdeal",
            "adjust",
            "stop",
            "accept",
            "witness",
            "rename",
        ]
    }
}

/// Reads an entry of a file of this format, and adds its mistakes to `faults`. `roster` has the names that the players have
/// at this point of the file; an entry that renames a player changes them.
pub(super) fn read_entry<'t>(
    fields: &mut Fields<'t>,
    roster: &mut Roster,
    format: i64,
    faults: &mut Mistakes<TextError>,
) -> Option<Entry<'t>> {
    let before = faults.count();
    let (kind, kind_at) = fields.text("kind", Need::Must, faults)?;
    // The other keys of an entry of an unknown kind cannot be judged.
    if !kinds(format).contains(&kind) {
        faults.push(TextErrorKind::BadText(Expected::Kind(kinds(format))).at(kind_at));
        return None;
    }
    // A witness has no time, because the scorekeeper must have nothing to choose in it.
    let timed = kind != "witness";
    let time = if timed { fields.time("time", faults).map(|(time, _)| time) } else { None };
    let mut text = EntryText {
        asserted: None,
        at: fields.span(),
        hand: Cow::default(),
        time,
        sealed: fields.sealed_text("seal"),
        seal: read_seal(fields, faults),
    };
    let mut reader = EntryReader { fields, roster, faults, entry: &mut text };
    let act = match kind {
        "hand" => reader.hand().map(Operation::Hand),
        "draw" => reader.draw().map(Operation::Hand),
        "amend" => reader.numbered_hand().map(|(number, hand)| Operation::Amend(number, hand)),
        "deal" => reader.deal().map(Operation::Event),
        "accept" => Some(Operation::Accept(reader.note())),
        "undo" => Some(Operation::Undo),
        "redo" => Some(Operation::Redo),
        "insert" => reader.numbered_round().map(|(number, hands)| Operation::Insert(number, hands)),
        "seat" => reader.seat().map(Operation::Event),
        "delete" => reader.delete().map(Operation::Delete),
        "knock-card" => reader.knock_card().map(Operation::Event),
        "misdeal" => Some(Operation::Event(Event::Misdeal(reader.note()))),
        "adjust" => reader.adjustment().map(Operation::Event),
        "stop" => Some(Operation::Event(Event::Stop(reader.note()))),
        "witness" => reader.witness().map(Operation::Witness),
        "rename" => reader.rename().map(|(player, name)| Operation::Rename { player, name }),
        _ => None,
    };
    if text.hand.is_empty() {
        text.hand = kind.into();
    }
    if act.as_ref().is_some_and(|act| format_of_act(act) > format) {
        faults.push(TextErrorKind::BadText(Expected::HandOfFormat).at(text.at));
    }
    fields.end(faults);
    act.filter(|_| faults.count() == before).map(|act| Entry { act, text })
}

/// Reads the seal of an entry, if it has one.
fn read_seal(fields: &mut Fields<'_>, faults: &mut Mistakes<TextError>) -> WrittenSeal {
    match fields.text("seal", Need::May, faults) {
        None => WrittenSeal::Missing,
        Some((seal, _)) => SealCode::read(seal).map_or(WrittenSeal::NoCode, WrittenSeal::Code),
    }
}

/// Reads the hands of a line, with the places of their parts.
pub(super) fn read_lines(line: &str, roster: &Roster) -> Result<Vec<SeatedHand>, Mistakes<ParseError>> {
    if !roster.lineup().has_rounds() {
        return read_seated(line, roster, &[]);
    }
    let mut all = Vec::new();
    for part in split_round(line) {
        all.extend(read_seated(&part, roster, &[])?);
    }
    Ok(all)
}

/// Reads the hand of a line of two players that has the form in which hands are written.
fn written_hand(line: &str, roster: &Roster) -> Option<RecordedHand> {
    let [one, two] = roster.players() else { return None };
    let claim = read_written(line, one, two)?;
    Some(RecordedHand { opponents: Opponents::two(), claim, note: None })
}

/// The same hand with this note, or with its own if it is `None`.
fn with_note(hand: RecordedHand, note: Option<String>) -> RecordedHand {
    RecordedHand { note: note.or(hand.note), ..hand }
}

fn recorded(read: SeatedHand) -> RecordedHand {
    let SeatedHand { opponents, hand } = read;
    RecordedHand { opponents, claim: hand.claim, note: hand.note }
}

/// Reads the facts of an entry, and adds its mistakes to `faults`. Each function returns `None` after a mistake.
struct EntryReader<'a, 't> {
    fields: &'a mut Fields<'t>,
    roster: &'a mut Roster,
    faults: &'a mut Mistakes<TextError>,
    entry: &'a mut EntryText<'t>,
}

impl<'t> EntryReader<'_, 't> {
    fn note(&mut self) -> Option<String> {
        self.fields.text("note", Need::May, self.faults).and_then(|(note, _)| tidy_note(note))
    }

    /// Reads the line of a hand and the results that it asserts.
    fn hand(&mut self) -> Option<RecordedHand> {
        let (line, note) = self.asserted_line()?;
        let hand = match written_hand(line, self.roster) {
            Some(hand) => hand,
            None => match <[RecordedHand; 1]>::try_from(self.lines(line, self.entry.at)?) {
                Ok([hand]) => hand,
                Err(_) => return self.wrong(Expected::OneHand, self.entry.at),
            },
        };
        Some(with_note(hand, note))
    }

    /// Reads the line of the hands of a round and the results that it asserts. The note is that of the last hand.
    fn hands(&mut self) -> Option<Vec<RecordedHand>> {
        let (line, note) = self.asserted_line()?;
        let mut hands = self.lines(line, self.entry.at)?;
        let last = hands.pop().map(|last| with_note(last, note));
        hands.extend(last);
        Some(hands)
    }

    /// Reads the keys of hands: the results that the entry asserts, its line and its note.
    fn asserted_line(&mut self) -> Option<(&'t str, Option<String>)> {
        // Every key is read before a wrong one ends it, so that the others are not taken for unknown ones.
        let line = self.fields.text("hand", Need::Must, self.faults);
        let note = self.note();
        let points = self.fields.number("points", self.faults);
        let boxes = self.fields.number("boxes", self.faults);
        let columns = self.fields.numbers("columns", self.faults);
        self.entry.asserted =
            points.zip(boxes).zip(columns).map(|(hand, columns)| Assertion { hand: Some(hand), columns });
        let (line, at) = line?;
        self.entry.at = at;
        self.entry.hand = line.into();
        Some((line, note))
    }

    /// Reads a draw, which has a line if it has a knock card, or if it must name the players.
    fn draw(&mut self) -> Option<RecordedHand> {
        let note = self.note();
        let need = if self.roster.lineup().is_two_players() { Need::May } else { Need::Must };
        let (opponents, claim) = match self.fields.text("hand", need, self.faults) {
            None if need == Need::Must => return None,
            None => (Opponents::two(), HandClaim::Draw { knock_card: None }),
            Some((line, at)) => {
                self.entry.at = at;
                self.entry.hand = line.into();
                match self.lines(line, at)?.as_slice() {
                    [RecordedHand { opponents, claim: claim @ HandClaim::Draw { .. }, .. }] => {
                        (*opponents, claim.clone())
                    }
                    _ => return self.wrong(Expected::Draw, at),
                }
            }
        };
        Some(RecordedHand { opponents, claim, note })
    }

    /// Reads the hands of a line.
    fn lines(&mut self, line: &str, at: Span) -> Option<Vec<RecordedHand>> {
        let written = written_hand(line, self.roster);
        if written.is_some() {
            return written.map(|hand| vec![hand]);
        }
        match read_lines(line, self.roster) {
            Ok(read) => Some(read.into_iter().map(recorded).collect()),
            Err(misread) => {
                self.faults.push(TextErrorKind::Misread { hand: line.to_owned(), misread }.at(at));
                None
            }
        }
    }

    /// Reads the number of a hand, from 1.
    fn number(&mut self) -> Option<usize> {
        let (number, at) = self.fields.number("number", self.faults)?;
        match usize::try_from(number).ok().filter(|number| *number > 0) {
            Some(number) => Some(number),
            None => self.wrong(Expected::HandNumber, at),
        }
    }

    fn numbered_hand(&mut self) -> Option<(usize, RecordedHand)> {
        // The hand is read even if the number is wrong, so that all mistakes are found.
        let (number, hand) = (self.number(), self.hand());
        number.zip(hand)
    }

    fn numbered_round(&mut self) -> Option<(usize, Vec<RecordedHand>)> {
        let (number, hands) = (self.number(), self.hands());
        number.zip(hands)
    }

    fn seat(&mut self) -> Option<Event> {
        let player = self.fields.text("player", Need::Must, self.faults);
        let against = self.fields.text("against", Need::May, self.faults);
        let note = self.note();
        let mut names = vec!["seat"];
        names.extend(player.iter().chain(&against).map(|(name, _)| *name));
        self.entry.hand = names.join(" ").into();
        let player = self.player(player?)?;
        let against = match against {
            None => None,
            Some(against) => Some(self.player(against)?),
        };
        Some(Event::Seat(player, against, note))
    }

    /// Returns the player with exactly that name, in any case.
    fn player(&mut self, (name, at): Located<&str>) -> Option<Seat> {
        let seat = self.roster.find(name);
        if seat.is_none() {
            self.faults.push(TextErrorKind::UnknownPlayer(name.to_owned()).at(at));
        }
        seat
    }

    fn delete(&mut self) -> Option<usize> {
        let number = self.number()?;
        self.entry.hand = format!("delete {number}").into();
        Some(number)
    }

    fn deal(&mut self) -> Option<Event> {
        let dealer = self.fields.text("dealer", Need::Must, self.faults);
        self.entry.hand = format!("deal {}", dealer.map_or("", |(dealer, _)| dealer)).into();
        entrant(dealer?, self.roster, self.faults).map(Event::Deal)
    }

    fn knock_card(&mut self) -> Option<Event> {
        let (card, at) = self.fields.text("card", Need::Must, self.faults)?;
        self.entry.hand = format!("@{card}").into();
        match card.parse() {
            Ok(card) => Some(Event::KnockCard(card)),
            Err(_) => self.wrong(Expected::Card, at),
        }
    }

    fn adjustment(&mut self) -> Option<Event> {
        let named = self.fields.text("player", Need::Must, self.faults);
        let entrant = named.and_then(|named| entrant(named, self.roster, self.faults));
        let before = self.faults.count();
        let points = self.fields.number_or_none("points", self.faults);
        let boxes = self.fields.number_or_none("boxes", self.faults);
        let game = self.fields.number_or_none("game", self.faults);
        let are_numbers = self.faults.count() == before;
        let note = self.fields.text("note", Need::Must, self.faults);
        let columns = self.fields.numbers("columns", self.faults);
        // A number of another type is not missing as well.
        let place = named.filter(|_| are_numbers).map(|(_, at)| at)?;
        let (award, award_at) = match (points, boxes) {
            (Some((points, at)), None) => (i32::try_from(points).ok().map(Award::Points), at),
            (None, Some((boxes, at))) => (i32::try_from(boxes).ok().map(Award::Boxes), at),
            _ => return self.wrong(Expected::PointsOrBoxes, place),
        };
        // No line can say an adjustment of 0, so it could not be played back from the log.
        let changes = |award: &Award| award.points() != 0 || award.boxes() != 0;
        let Some(award) = award.filter(|award| award.in_range() && changes(award)) else {
            return self.wrong(Expected::Award, award_at);
        };
        let game = match game.map(|(game, at)| (usize::try_from(game).ok(), at)) {
            None => None,
            Some((Some(game), _)) if game > 0 => Some(game - 1),
            Some((_, at)) => return self.wrong(Expected::GameNumber, at),
        };
        let (note, note_at) = note?;
        let Some(reason) = tidy_note(note) else {
            return self.wrong(Expected::Reason, note_at);
        };
        let adjustment = Adjustment { entrant: entrant?, award, game };
        self.entry.hand = write_adjustment(&adjustment, &reason, self.roster).into();
        self.entry.asserted = columns.map(|columns| Assertion { hand: None, columns });
        Some(Event::Adjust(adjustment, reason))
    }

    fn witness(&mut self) -> Option<String> {
        let (word, at) = self.fields.text("word", Need::Must, self.faults)?;
        self.entry.hand = format!("witness {word}").into();
        // Only one form is allowed: any other would give another seal for a word that looks the same.
        match witness_word(word).filter(|kept| kept == word) {
            Some(kept) => Some(kept),
            None => self.wrong(Expected::WitnessWord, at),
        }
    }

    fn rename(&mut self) -> Option<(Seat, String)> {
        let was = self.fields.text("player", Need::Must, self.faults);
        let name = self.fields.text("name", Need::Must, self.faults);
        let ((was, was_at), (name, at)) = was.zip(name)?;
        self.entry.hand = format!("rename {was} {name}").into();
        let player = self.player((was, was_at))?;
        match self.roster.renamed(player, name) {
            Ok(roster) => {
                *self.roster = roster;
                Some((player, self.roster.name(player).to_owned()))
            }
            Err((bad, why)) => {
                self.faults.push(TextErrorKind::BadName(bad, why).at(at));
                // The lines after it have the new name; they are not reported only because it is not valid.
                let was = self.roster.name(player).to_owned();
                *self.roster = self
                    .roster
                    .shown_as(|known| if known == was { name.to_owned() } else { known.to_owned() });
                None
            }
        }
    }

    /// Reports that a value is not what its key allows.
    fn wrong<T>(&mut self, allowed: Expected, at: Span) -> Option<T> {
        self.faults.push(TextErrorKind::BadText(allowed).at(at));
        None
    }
}
