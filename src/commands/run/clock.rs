//! The clock, and its time zone.

use std::path::Path;

use chrono::{DateTime, Datelike, Local, NaiveDateTime, TimeZone};

use crate::commands::run::failure::Failure;
use crate::say::{Fixed, written::environment as say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use ginscore_ledger::model::Moment;
use ginscore_notation::shown;

/// A local time with the offset that applied then; in tests with the offset of `GINSCORE_NOW`.
pub fn at_the_hour(hour: NaiveDateTime) -> Option<Moment> {
    match std::env::var_os("GINSCORE_NOW") {
        None => Local.from_local_datetime(&hour).earliest().map(|moment| moment.fixed_offset()),
        Some(_) => now().ok()?.offset().from_local_datetime(&hour).earliest(),
    }
}

/// Checks that `TZ` does not name a file that is not one: a device may never end.
fn check_time_zone() -> Result<(), Failure> {
    let Some(zone) = std::env::var("TZ").ok().filter(|zone| !zone.is_empty()) else {
        return Ok(());
    };
    let path = zone.strip_prefix(':').unwrap_or(&zone);
    let no_file =
        |dir: &&str| std::fs::metadata(Path::new(dir).join(path)).is_ok_and(|known| !known.is_file());
    if !ZONES.iter().any(no_file) {
        return Ok(());
    }
    Err(Failure::mistake(Code::BadOption, say::NotATimeZone { zone: &zone }, say::NotATimeZoneHint))
}

/// What is wrong with the zone that `TZ` names, if no file has it: then times have the offset of the computer's own zone, or of
/// none.
pub(crate) fn unknown_zone() -> Option<Diagnostic> {
    let zone = std::env::var("TZ").ok().filter(|zone| !zone.is_empty() && cfg!(unix)).unwrap_or_default();
    let path = zone.strip_prefix(':').unwrap_or(&zone);
    // `CET-1CEST` says its offset itself.
    let name = path.split(',').next().unwrap_or_default();
    let is_rule = !name.contains('/') && name.contains(|sign: char| sign.is_ascii_digit());
    let is_file = || ZONES.iter().any(|dir| Path::new(dir).join(path).is_file());
    let is_set = std::env::var_os("GINSCORE_NOW").is_some();
    if is_set || is_rule || ["", "UTC", "GMT", "Etc/UTC"].contains(&path) || is_file() {
        return None;
    }
    let offset = Local::now().offset().to_string();
    let report = Diagnostic::new(Code::BadOption, say::UnknownTimeZone { zone: shown(&zone), offset });
    Some(report.hinted(say::UnknownTimeZoneHint))
}

/// The directories in which a time zone without a whole path is looked up.
const ZONES: [&str; 4] =
    ["/usr/share/zoneinfo", "/share/zoneinfo", "/etc/zoneinfo", "/usr/share/lib/zoneinfo"];

/// The current local time; in tests `GINSCORE_NOW`. Read only when recording, since reading the time zone is slower than
/// judging a hand.
pub fn now() -> Result<Moment, Failure> {
    let Some(value) = std::env::var_os("GINSCORE_NOW") else {
        check_time_zone()?;
        return Ok(Local::now().fixed_offset());
    };
    let text = value.to_string_lossy();
    let read = DateTime::parse_from_rfc3339(&text).ok().filter(|now| (1..9999).contains(&now.year()));
    let hint = say::NotATimeHint.text();
    read.ok_or_else(|| Failure::mistake(Code::BadOption, say::NotATime { text }, hint))
}
