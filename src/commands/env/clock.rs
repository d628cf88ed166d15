//! The clock, and its time zone.

use std::path::Path;

use chrono::{DateTime, Datelike, Local, NaiveDateTime, TimeZone};

use crate::commands::failure::Failure;
use crate::say::{Fixed, written::environment as say};
use crate::show::code::Code;
use ginscore_ledger::model::Moment;

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
