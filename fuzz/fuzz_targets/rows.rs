//! Rows that can be imported give series that can be written and read again with the same score and valid seals.
#![cfg_attr(feature = "libfuzzer", no_main)]

use chrono::{DateTime, FixedOffset};
use ginscore_ledger::exchange::{Clock, imported_series, read_rows, row_format};
use ginscore_ledger::text::{read_series, write_series};

fn clock() -> Clock {
    Clock {
        now: DateTime::parse_from_rfc3339("2026-11-20T19:30:00+01:00").expect("a valid time"),
        at_the_hour: |hour| hour.and_local_timezone(FixedOffset::east_opt(3600)?).single(),
    }
}

fn rows(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(rows) = read_rows(text, row_format(text)) else { return };
    let Ok(all) = imported_series(&rows, clock(), None) else { return };
    for one in all {
        let written = write_series(one.series.header(), one.name.as_deref(), &one.entries);
        let read = read_series(&written).unwrap_or_else(|mistakes| panic!("{written}\n{mistakes:?}"));
        assert!(read.mismatches.is_empty() && read.unfit.is_none(), "{written}");
        assert_eq!(read.series.header(), one.series.header());
        assert_eq!(read.series.all_hands(), one.series.all_hands());
        assert_eq!(read.series.score(), one.series.score());
    }
}

ginscore_fuzz::fuzz!("rows", rows);
