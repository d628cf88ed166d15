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
use crate::model::outcome::{Applied, Outcome};
use crate::model::series::Series;
use crate::seal::chain::Chain;
use crate::seal::digest::{Seal, sealed_header, sealed_text};
use crate::text::entry::NextEntry;
use crate::text::rules::ALWAYS;
use ginscore_notation::{Operation, RecordedHand, Roster};
use ginscore_rules::hand::HandClaim;
use ginscore_rules::house::{HouseRules, Multipliers, RuleKey, RuleSettings, RuleValue};
use ginscore_rules::players::Lineup;

/// Returns the text at the start of a series, with the name that the series is started under. The name is there to
/// be sealed: two series of the same two players that start within one second are still different series.
pub(crate) fn write_header(header: &Header, name: Option<&str>) -> String {
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
    text.push_str("\n[rules]\n");
    let neutral = RuleSettings::neutral();
    let changes = |key: &&RuleKey| ALWAYS.contains(key) || key.read(&header.house) != key.read(&neutral);
    // Columns that all count once are as many as there are.
    let once = header.house.column_multipliers == Multipliers::Once;
    let keys =
        RuleKey::COMMON.iter().filter(changes).filter(|key| !(once && **key == RuleKey::ColumnMultipliers));
    keys.for_each(|key| write_key(key, &header.house, &mut text));
    if !roster.lineup().is_two_players() {
        RuleKey::GROUP.iter().filter(changes).for_each(|key| write_key(key, &header.house, &mut text));
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

/// Returns the table of all rules of every game, after an empty line.
pub(super) fn write_rules(house: &HouseRules) -> String {
    format!("\n[rules]\n{}", write_keys(RuleKey::COMMON, house))
}

pub(super) fn write_group_rules(house: &HouseRules) -> String {
    write_keys(RuleKey::GROUP, house)
}

fn write_keys(keys: &[RuleKey], house: &HouseRules) -> String {
    let mut text = String::new();
    keys.iter().for_each(|key| write_key(key, house, &mut text));
    text
}

fn write_key(key: &RuleKey, house: &HouseRules, text: &mut String) {
    let value = match key.read(house) {
        RuleValue::Word(word) => quoted(&word),
        RuleValue::List(list) => format!("[{}]", joined(&list)),
        plain => plain.to_string(),
    };
    // Writing to memory does not fail.
    let _ = writeln!(text, "{} = {value}", key.name());
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
    write_entries(entries, &header.roster, seal, &mut text);
    text
}

/// Returns the whole text of a series with these operations added at the end. `series` is what the text so far folds into.
pub fn write_after(
    (text, next): (&str, NextEntry),
    chain: &Chain,
    series: &Series,
    entries: &[TimedOperation],
) -> String {
    let mut added = String::new();
    write_entries(entries, series.roster(), chain.last(), &mut added);
    match next {
        NextEntry::AtEnd if text.ends_with('\n') => format!("{text}{added}"),
        NextEntry::AtEnd => format!("{text}\n{added}"),
        NextEntry::InList(place) => {
            let (before, after) = text.split_at_checked(place).unwrap_or((text, ""));
            let tables =
                added.split(HEADING).skip(1).map(|keys| format!("{{{}}}", keys.trim().replace('\n', ", ")));
            let comma = if before.ends_with('[') { "" } else { ", " };
            format!("{before}{comma}{}{after}", tables.collect::<Vec<_>>().join(", "))
        }
    }
}

/// The heading of an entry, after an empty line.
const HEADING: &str = "\n[[entry]]\n";

/// Adds entries after the one with the seal `before` to a text; `roster` has the names that the
/// players have there. The seal of an entry comes last in it, so an entry that was cut off never passes for a complete one.
fn write_entries<'e>(
    entries: impl IntoIterator<Item = &'e TimedOperation>,
    roster: &Roster,
    before: Seal,
    text: &mut String,
) {
    let (mut seal, mut roster) = (before, Cow::Borrowed(roster));
    for (act, asserted, time) in entries {
        let entry = unsealed(act, asserted.as_ref(), *time, &roster);
        if let Operation::Rename { player, name } = act
            && let Ok(renamed) = roster.renamed(*player, name)
        {
            roster = Cow::Owned(renamed);
        }
        seal = next_seal(&entry, seal);
        text.push_str(&entry);
        text.push_str(&format!("seal = {}\n", quoted(&seal.code().to_string())));
    }
}

/// Returns the seal of an entry that has none yet. The seal covers what a reader will find, so the text is parsed
/// to compute it.
#[expect(clippy::expect_used, reason = "an entry as `unsealed` writes it is TOML")]
fn next_seal(entry: &str, before: Seal) -> Seal {
    let (document, _) = DeTable::parse_recoverable(entry);
    let entries = document.get_ref().get("entry").and_then(|entries| entries.get_ref().as_array());
    let table = entries.and_then(|entries| entries.first()).and_then(|entry| entry.get_ref().as_table());
    before.next(&sealed_text(table.expect("the table of the entry"), "seal"))
}

fn unsealed(act: &Operation, asserted: Option<&Assertions>, time: Moment, roster: &Roster) -> String {
    let mut text = HEADING.to_owned();
    // Writing to memory does not fail.
    let mut line = |key: &str, value: &dyn std::fmt::Display| {
        let _ = writeln!(text, "{key} = {value}");
    };
    line("time", &written(time));
    line("line", &quoted(&act.write(roster)));
    match asserted {
        // Nobody wins a draw.
        Some(Assertions::Hand { .. }) if is_draw(act) => {}
        Some(Assertions::Hand { points, boxes, columns }) => {
            line("points", points);
            line("boxes", boxes);
            line("columns", &format!("[{}]", joined(columns)));
        }
        Some(Assertions::Adjustment { columns }) => line("columns", &format!("[{}]", joined(columns))),
        None => {}
    }
    text
}

const fn is_draw(act: &Operation) -> bool {
    matches!(act, Operation::Hand(RecordedHand { claim: HandClaim::Draw { .. }, .. }))
}

/// The operation with everything that the program arranged declared, and the results that its entry asserts. `series` is
/// the series after it.
pub(crate) fn as_applied(
    operation: Operation,
    outcome: &Outcome,
    series: &Series,
) -> (Operation, Option<Assertions>) {
    let Outcome::Did(applied) = outcome else {
        return (operation, None);
    };
    let operation = match applied {
        Applied::Hand(_, hand) => Operation::Hand(hand.recorded()),
        Applied::Amend { number, after, .. } => Operation::Amend(*number, after.recorded()),
        Applied::Insert { number, hands, .. } => {
            Operation::Insert(*number, hands.iter().map(|hand| hand.recorded()).collect())
        }
        Applied::Delete { .. } | Applied::DeleteAdjustment { .. } | Applied::Event { .. } => operation,
    };
    (operation, series.asserted_of(applied))
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
