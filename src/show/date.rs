//! Dates in words.

use chrono::{Datelike, NaiveDate};

use crate::say::{Message, written::date as say};

/// A day in words: `20 November 2026`.
pub fn day(date: NaiveDate) -> String {
    let (day, year) = (date.day(), date.year());
    match date.month() {
        1 => say::January { day, year }.said(),
        2 => say::February { day, year }.said(),
        3 => say::March { day, year }.said(),
        4 => say::April { day, year }.said(),
        5 => say::May { day, year }.said(),
        6 => say::June { day, year }.said(),
        7 => say::July { day, year }.said(),
        8 => say::August { day, year }.said(),
        9 => say::September { day, year }.said(),
        10 => say::October { day, year }.said(),
        11 => say::November { day, year }.said(),
        _ => say::December { day, year }.said(),
    }
}
