//! Formats 1 and 2: their entries as lines, and their series as series of format 3.
//!
//! In these formats an entry has a `kind`, and keys of its kind. Everything else is as in format 3.

use toml::de::DeTable;

use crate::model::entry::FORMAT;
use crate::model::series::Series;
use crate::seal::digest::Seal;
use crate::text::error::{TextError, TextErrorKind};
use crate::text::expected::Expected;
use crate::text::fields::{Fields, Need};
use crate::text::read::{SeriesReader, parse};
use crate::text::write::{TimedOperation, as_applied, series_and_seal};
use ginscore_notation::{LineKind, Mistakes, Roster, Span, split_note, tidy_note};

/// The kinds of entries.
const KINDS: [&str; 16] = [
    "hand",
    "draw",
    "undo",
    "redo",
    "amend",
    "deal",
    "accept",
    "insert",
    "delete",
    "seat",
    "knock-card",
    "misdeal",
    "adjust",
    "stop",
    "witness",
    "rename",
];

/// Reads the line that an entry of an old format is, with the place that an error points to.
pub(super) fn old_line(
    fields: &mut Fields<'_>,
    roster: &Roster,
    faults: &mut Mistakes<TextError>,
) -> Option<(String, Span)> {
    let (kind, kind_at) = fields.text("kind", Need::Must, faults)?;
    if !KINDS.contains(&kind) {
        faults.push(TextErrorKind::BadText(Expected::Kind(&KINDS)).at(kind_at));
        return None;
    }
    let mut at = fields.span();
    let mut text = |key, need, faults: &mut Mistakes<TextError>| fields.text(key, need, faults);
    let note = match kind {
        "undo" | "redo" | "delete" | "deal" | "knock-card" | "witness" | "rename" => None,
        _ => text("note", Need::May, faults).and_then(|(note, _)| tidy_note(note)),
    };
    let line = match kind {
        "hand" | "amend" | "insert" | "draw" => {
            let is_plain_draw = kind == "draw" && roster.lineup().is_two_players();
            let need = if is_plain_draw { Need::May } else { Need::Must };
            let hand = match text("hand", need, faults) {
                Some((hand, place)) => {
                    at = place;
                    hand
                }
                None if is_plain_draw => "draw",
                None => return None,
            };
            // A note of its own wins over one within the line.
            let hand = if note.is_some() { split_note(hand).0.trim_end() } else { hand };
            match kind {
                "amend" | "insert" => format!("{kind} {} {hand}", number(fields, faults)?),
                _ => led(hand, roster),
            }
        }
        "delete" => format!("delete {}", number(fields, faults)?),
        "deal" => format!("deal {}", text("dealer", Need::Must, faults)?.0),
        "seat" => {
            let player = text("player", Need::Must, faults)?.0;
            let against = text("against", Need::May, faults);
            let against = against.map_or_else(String::new, |(name, _)| format!(" \"{name}\""));
            format!("seat \"{player}\"{against}")
        }
        "knock-card" => format!("@{}", text("card", Need::Must, faults)?.0),
        "adjust" => {
            let player = text("player", Need::Must, faults)?;
            let points = fields.number("points", Need::May, faults);
            let boxes = fields.number("boxes", Need::May, faults);
            let game = fields.number("game", Need::May, faults);
            let award = match (points, boxes) {
                (Some((points, _)), None) => format!("{points:+}"),
                (None, Some((boxes, _))) => format!("{boxes:+} boxes"),
                _ => {
                    faults.push(TextErrorKind::BadText(Expected::PointsOrBoxes).at(player.1));
                    return None;
                }
            };
            let game = game.map_or_else(String::new, |(game, _)| format!(" in {game}"));
            format!("adjust \"{}\" {award}{game}", player.0)
        }
        "witness" => format!("witness {}", text("word", Need::Must, faults)?.0),
        "rename" => {
            let player = text("player", Need::Must, faults);
            let name = text("name", Need::Must, faults);
            let ((player, _), (name, place)) = player.zip(name)?;
            at = place;
            format!("rename \"{player}\" {name}")
        }
        // `undo`, `redo`, `misdeal`, `stop`, `accept`.
        alone => alone.to_owned(),
    };
    Some((note.map_or(line.clone(), |note| format!("{line} # {note}")), at))
}

fn number(fields: &mut Fields<'_>, faults: &mut Mistakes<TextError>) -> Option<i64> {
    fields.number("number", Need::Must, faults).map(|(number, _)| number)
}

/// The line of a hand. The name of a player that has become a word of the notation since is put in quotation marks.
fn led(hand: &str, roster: &Roster) -> String {
    if LineKind::of(hand) == LineKind::Hand {
        return hand.to_owned();
    }
    let leads = |name: &&String| hand.strip_prefix(name.as_str()).is_some_and(|rest| rest.starts_with(' '));
    match roster.players().iter().find(leads) {
        Some(name) => format!("\"{name}\"{}", hand.get(name.len()..).unwrap_or_default()),
        None => hand.to_owned(),
    }
}

/// The text of a series of an old format as one of format 3, with the seal of its last entry. Everything that was recorded
/// is in it, undone and amended hands too, in order and with its time, but the seals are new, and comments are gone. It
/// depends on nothing but the text, so that two copies of a file become the same. `None` if the text cannot be read.
pub(crate) fn in_new_format(text: &str) -> Option<(String, Seal)> {
    let document = parse(text).ok()?;
    let table: &DeTable<'_> = document.get_ref();
    let name = table.get("name").and_then(|name| name.get_ref().as_str());
    let (mut reader, entries) = SeriesReader::of_document(table).ok()?;
    let mut series = Series::new(reader.header()?.clone());
    let mut operations: Vec<TimedOperation> = Vec::with_capacity(entries.len());
    for mut fields in entries {
        let entry = reader.entry(&mut fields)?;
        let outcome = series.act(&entry.act).ok()?;
        let (act, asserted) = as_applied(entry.act, &outcome, &series);
        operations.push((act, asserted, entry.text.time.unwrap_or(series.header().start)));
    }
    Some(series_and_seal(series.header(), name, &operations))
}

/// Returns true if a series of that format has to be turned into format 3 before anything is added to it.
pub(crate) const fn is_old(format: i64) -> bool {
    format < FORMAT
}
