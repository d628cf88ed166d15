//! Writes the text of a header and of entries.
//!
//! The text is written block by block rather than serialized as a whole. Text already in the file is never
//! rewritten, so comments, order and a person's own fixes stay.

use std::borrow::Cow;
use std::fmt::Write as _;

use chrono::SecondsFormat;
use toml::Value as Toml;
use toml::de::DeTable;

use crate::model::entry::{Assertions, FORMAT, Header, Moment};
use crate::model::series::Series;
use crate::seal::chain::Chain;
use crate::seal::digest::{Length, SEALED_AS, Seal, sealed_header, sealed_text};
use ginscore_notation::{Event, Operation, RecordedHand, Roster, write_seated};
use ginscore_rules::rules::{
    Adjustment, Award, Defender, GROUP_KEYS, HandClaim, HouseRules, Knocker, Lineup, Opponents, PointsClaim,
    RULE_KEYS, RuleKey, RuleValue, Showdown,
};

/// Returns the text at the start of a series, with the name that the series is started under. The name is there to
/// be sealed: two series of the same two players that start within one second are still different series.
pub fn write_header(header: &Header, name: Option<&str>) -> String {
    let roster = &header.roster;
    let names: Vec<String> = roster.players().iter().map(|name| quoted(name)).collect();
    let mut text = format!(
        "# A series of gin rummy, kept by ginscore. The hands as reported are what counts; the points, boxes\n\
         # and columns next to them are checked against the rules, and `ginscore audit` reports differences.\n\
         format = {FORMAT}\n\
         {}players = [{}]\n\
         start = {}\n",
        name.map_or_else(String::new, |name| format!("name = {}\n", quoted(name))),
        names.join(", "),
        written(header.start),
    );
    let mut line = |key: &str, value: Option<String>| {
        if let Some(value) = value {
            let _ = writeln!(text, "{key} = {value}");
        }
    };
    line("lineup", lineup_word(roster.lineup()).map(quoted));
    if let Lineup::InTurn { out } = roster.lineup() {
        line("out", Some(quoted(&roster.entrant(out))));
    }
    line("sides", roster.side_names().map(|(one, two)| format!("[{}, {}]", quoted(one), quoted(two))));
    line("first_dealer", header.first_dealer.map(|dealer| quoted(&roster.entrant(dealer))));
    line("stake", header.stake.map(|stake| quoted(&stake.to_string())));
    line("preset", Some(quoted(&header.preset)));
    text.push_str(&write_rules(&header.house));
    if !roster.lineup().is_two_players() {
        text.push_str(&write_group_rules(&header.house));
    }
    text
}

/// Returns the word for who plays whom; `None` for two players.
const fn lineup_word(lineup: Lineup) -> Option<&'static str> {
    match lineup {
        Lineup::Sides(_) if !lineup.has_rounds() => None,
        Lineup::Sides(_) => Some("sides"),
        Lineup::Captain(_) => Some("captain"),
        Lineup::InTurn { .. } => Some("in-turn"),
    }
}

/// Returns the table of the rules of every game, after an empty line.
pub(super) fn write_rules(house: &HouseRules) -> String {
    format!("\n[rules]\n{}", write_keys(RULE_KEYS, house))
}

/// Returns the rules for more than two players, which belong to the same table.
pub(super) fn write_group_rules(house: &HouseRules) -> String {
    write_keys(GROUP_KEYS, house)
}

fn write_keys(keys: &[RuleKey], house: &HouseRules) -> String {
    let mut text = String::new();
    for key in keys {
        let value = match key.read(house) {
            RuleValue::Word(word) => quoted(&word),
            RuleValue::List(list) => format!("[{}]", joined(&list)),
            plain => plain.to_string(),
        };
        let _ = writeln!(text, "{} = {value}", key.name);
    }
    text
}

/// An operation, with the results of its hand and the date and time at which it was recorded.
pub type TimedOperation = (Operation, Option<Assertions>, Moment);

/// Returns the whole text of a series with these operations.
pub fn write_series<'e>(
    header: &Header,
    name: Option<&str>,
    entries: impl IntoIterator<Item = &'e TimedOperation>,
) -> String {
    let mut text = write_header(header, name);
    let seal = Seal::of_header(&sealed_header(DeTable::parse_recoverable(&text).0.get_ref()));
    text.push_str(&write_entries(entries, &header.roster, seal, FORMAT));
    text
}

/// Returns the whole text of a series with these operations added at the end. `series` is what the text so far folds
/// into. If the file's format cannot hold one of them, the format is raised to the lowest that can; everything else in
/// the file stays as it is.
pub fn write_after(text: &str, chain: &Chain, series: &Series, entries: &[TimedOperation]) -> String {
    let house = &series.header().house;
    let needed = entries.iter().map(|(act, ..)| format_under(act, house)).max().unwrap_or(chain.format());
    let format = chain.format().max(needed);
    let mut text = if format > chain.format() { raised(text, format) } else { text.to_owned() };
    if !text.ends_with('\n') {
        text.push('\n');
    }
    text.push_str(&write_entries(entries, series.roster(), chain.last(), format));
    text
}

/// Returns the text of a series with its format raised. The seals are still computed with the old format.
fn raised(text: &str, format: i64) -> String {
    let (document, _) = DeTable::parse_recoverable(text);
    let value = document.get_ref().get("format").map(|value| value.span());
    let Some((before, written, after)) =
        value.and_then(|at| Some((text.get(..at.start)?, text.get(at.clone())?, text.get(at.end..)?)))
    else {
        return text.to_owned();
    };
    // A series that was raised before is sealed with the format in which it was started.
    let is_raised = document.get_ref().get(SEALED_AS).is_some();
    let (rest_of_line, lines) = after.split_once('\n').unwrap_or((after, ""));
    let end = if rest_of_line.ends_with('\r') { "\r\n" } else { "\n" };
    let sealed_as = if is_raised { String::new() } else { format!("{SEALED_AS} = {written}{end}") };
    format!("{before}{format}{rest_of_line}\n{sealed_as}{lines}")
}

/// Returns the text of entries for a file of this format, to go after the entry with the seal `before`; `roster` has those
/// that the players have there. A hand and an amendment assert their results. The seal of an entry comes last in it, so an entry that was cut off never
/// passes for a complete one.
fn write_entries<'e>(
    entries: impl IntoIterator<Item = &'e TimedOperation>,
    roster: &Roster,
    before: Seal,
    format: i64,
) -> String {
    let mut text = String::new();
    let (mut seal, mut roster) = (before, Cow::Borrowed(roster));
    for (act, asserted, time) in entries {
        let entry = unsealed(act, asserted.as_ref(), *time, &roster);
        if let Some(renamed) = act.renamed(&roster) {
            roster = Cow::Owned(renamed);
        }
        seal = next_seal(&entry, seal);
        text.push_str(&entry);
        text.push_str(&format!("seal = {}\n", quoted(&seal.code(Length::of_format(format)).to_string())));
    }
    text
}

/// Returns the seal of an entry that has none yet. The seal covers what a reader will find, so the text is parsed
/// to compute it.
fn next_seal(entry: &str, before: Seal) -> Seal {
    let (document, _) = DeTable::parse_recoverable(entry);
    let entries = document.get_ref().get("entry").and_then(|entries| entries.get_ref().as_array());
    let table = entries.and_then(|entries| entries.first()).and_then(|entry| entry.get_ref().as_table());
    before.next(&table.map(|table| sealed_text(table, "seal")).unwrap_or_default())
}

/// Returns the text of an entry without its seal.
fn unsealed(act: &Operation, asserted: Option<&Assertions>, time: Moment, roster: &Roster) -> String {
    let mut entry = EntryText { text: "\n[[entry]]\n".to_owned(), roster };
    match act {
        // The kind already says that it is a draw; the line is written only if it says more.
        Operation::Hand(RecordedHand { opponents, claim: claim @ HandClaim::Draw { knock_card }, note }) => {
            entry.start("draw", time);
            entry.note(note.as_deref());
            if knock_card.is_some() || !roster.lineup().is_two_players() {
                entry.line("hand", quoted(&write_seated(claim, *opponents, None, roster)));
            }
        }
        Operation::Hand(hand) => {
            entry.start("hand", time);
            entry.hand(hand);
        }
        Operation::Amend(number, hand) => {
            entry.start("amend", time);
            entry.line("number", number);
            entry.hand(hand);
        }
        Operation::Insert(number, hands) => {
            entry.start("insert", time);
            entry.line("number", number);
            entry.hands(hands);
        }
        Operation::Delete(number) => {
            entry.start("delete", time);
            entry.line("number", number);
        }
        Operation::Event(event) => entry.event(event, time),
        Operation::Undo => entry.start("undo", time),
        Operation::Redo => entry.start("redo", time),
        Operation::Accept(note) => {
            entry.start("accept", time);
            entry.note(note.as_deref());
        }
        // A witness contains nothing that the scorekeeper could choose, so it has no time either.
        Operation::Witness(word) => {
            entry.line("kind", quoted("witness"));
            entry.line("word", quoted(word));
        }
        Operation::Rename { player, name } => {
            entry.start("rename", time);
            entry.line("player", quoted(roster.name(*player)));
            entry.line("name", quoted(name));
        }
    }
    match asserted {
        Some(Assertions::Hand { .. }) if is_draw(act) => {}
        Some(Assertions::Hand { points, boxes, columns }) => {
            entry.line("points", points);
            entry.line("boxes", boxes);
            entry.line("columns", format!("[{}]", joined(columns)));
        }
        Some(Assertions::Adjustment { columns }) => entry.line("columns", format!("[{}]", joined(columns))),
        None => {}
    }
    entry.text
}

/// Returns true for an entry of the kind `draw`, which asserts nothing: nobody wins a draw.
const fn is_draw(act: &Operation) -> bool {
    matches!(act, Operation::Hand(RecordedHand { claim: HandClaim::Draw { .. }, .. }))
}

/// The text of an entry, line by line.
struct EntryText<'n> {
    text: String,
    roster: &'n Roster,
}

impl EntryText<'_> {
    fn line(&mut self, key: &str, value: impl std::fmt::Display) {
        // Writing to memory does not fail.
        let _ = writeln!(self.text, "{key} = {value}");
    }

    fn start(&mut self, kind: &str, time: Moment) {
        self.line("kind", quoted(kind));
        self.line("time", written(time));
    }

    fn note(&mut self, note: Option<&str>) {
        if let Some(note) = note {
            self.line("note", quoted(note));
        }
    }

    fn hand(&mut self, hand: &RecordedHand) {
        self.hands(std::slice::from_ref(hand));
    }

    /// Writes the hands of a round on one line, with the note of the last.
    fn hands(&mut self, hands: &[RecordedHand]) {
        self.note(hands.last().and_then(|hand| hand.note.as_deref()));
        let lines: Vec<String> =
            hands.iter().map(|hand| write_seated(&hand.claim, hand.opponents, None, self.roster)).collect();
        self.line("hand", quoted(&lines.join("; ")));
    }

    fn event(&mut self, event: &Event, time: Moment) {
        match event {
            Event::Deal(dealer) => {
                self.start("deal", time);
                self.line("dealer", quoted(&self.roster.entrant(*dealer)));
            }
            Event::Seat(seat, with, note) => {
                self.start("seat", time);
                self.line("player", quoted(self.roster.name(*seat)));
                if let Some(with) = with {
                    self.line("against", quoted(self.roster.name(*with)));
                }
                self.note(note.as_deref());
            }
            Event::KnockCard(card) => {
                self.start("knock-card", time);
                self.line("card", quoted(&card.to_string().to_ascii_lowercase()));
            }
            Event::Misdeal(note) => {
                self.start("misdeal", time);
                self.note(note.as_deref());
            }
            Event::Adjust(Adjustment { entrant, award, game }, reason) => {
                self.start("adjust", time);
                self.line("player", quoted(&self.roster.entrant(*entrant)));
                match award {
                    Award::Points(points) => self.line("points", points),
                    Award::Boxes(boxes) => self.line("boxes", boxes),
                }
                if let Some(game) = game {
                    self.line("game", game + 1);
                }
                self.note(Some(reason));
            }
            Event::Stop(note) => {
                self.start("stop", time);
                self.note(note.as_deref());
            }
        }
    }
}

pub(super) fn quoted(text: &str) -> String {
    Toml::String(text.to_owned()).to_string()
}

fn joined<T: ToString>(list: &[T]) -> String {
    list.iter().map(T::to_string).collect::<Vec<_>>().join(", ")
}

/// Formats a date and time in a form that is valid in both TOML and RFC 3339.
pub fn written(moment: Moment) -> String {
    moment.to_rfc3339_opts(SecondsFormat::Secs, false)
}

/// Returns the lowest file format that can hold this operation under these rules. A program that knows only
/// format 1 rejects a hand in points without the knock card that the rules need.
fn format_under(act: &Operation, house: &HouseRules) -> i64 {
    let no_card =
        |hand: &RecordedHand| matches!(hand.claim, HandClaim::Points(PointsClaim { knock_card: None, .. }));
    if house.needs_knock_card() && act.hands().iter().any(no_card) { 2 } else { format_of_act(act) }
}

/// Returns the lowest file format that can hold an entry of this shape.
pub(super) fn format_of_act(act: &Operation) -> i64 {
    match act {
        Operation::Hand(hand) | Operation::Amend(_, hand) if hand.opponents != Opponents::two() => 2,
        Operation::Hand(hand) | Operation::Amend(_, hand) => format_of(&hand.claim),
        Operation::Event(Event::Deal(_)) | Operation::Undo | Operation::Redo | Operation::Accept(_) => 1,
        Operation::Insert(..)
        | Operation::Delete(_)
        | Operation::Event(
            Event::Seat(..) | Event::KnockCard(_) | Event::Misdeal(_) | Event::Adjust(..) | Event::Stop(_),
        )
        | Operation::Witness(_)
        | Operation::Rename { .. } => 2,
    }
}

/// Returns the lowest file format that can hold a hand of this shape.
fn format_of(claim: &HandClaim) -> i64 {
    let is_old = match claim {
        HandClaim::Draw { knock_card } => knock_card.is_none(),
        HandClaim::Points(PointsClaim { winner: _, points: _, boxes, knock_card: _ }) => *boxes == 1,
        HandClaim::Showdown(Showdown { by: _, knocker, defender, knock_card: _, discard: _, accepted }) => {
            let old_knocker = match knocker {
                Knocker::Count(count) => count.is_number(),
                Knocker::Gin | Knocker::BigGin | Knocker::Cards(_) => true,
                Knocker::Deadwood(_) => false,
            };
            let old_defender = match defender {
                Defender::Count(count) => count.is_number(),
                Defender::Cards { laid: _, layoffs: _ } => true,
                Defender::Deadwood { left: _, layoffs: _ } => false,
            };
            old_knocker && old_defender && !accepted
        }
    };
    if is_old { 1 } else { 2 }
}
