//! A text that can be read as the record of an evening can be written and read again, whole and in parts, with the same
//! lines; and its hands are read like any others.
#![cfg_attr(feature = "libfuzzer", no_main)]

use chrono::NaiveDateTime;
use ginscore_ledger::exchange::{MOST_PARTS, read_record, write_record};
use ginscore_notation::{Names, Operation, Turn};

fn record(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(record) = read_record(text) else { return };
    let roster = Names::new("Ann", "Mary Jo").expect("valid names").into();
    for line in &record.lines {
        let _ = Operation::read(line, &roster, Turn::NAMED);
    }
    let script = record.lines.join("\n");
    let start = record.start.unwrap_or(NaiveDateTime::MIN);
    let lower = |lines: &[String]| lines.iter().map(|line| line.to_ascii_lowercase()).collect::<Vec<_>>();
    for most in [usize::MAX, 200, 90] {
        let Some(parts) = write_record(&script, record.seal, start, MOST_PARTS, |part| part.len() <= most)
        else {
            continue;
        };
        assert!(parts.iter().all(|part| part.len() <= most), "{parts:?}");
        let again = read_record(&parts.join("\n")).unwrap_or_else(|error| panic!("{error:?}: {parts:?}"));
        assert_eq!(again.seal, record.seal);
        let again = again.plain();
        // `@` is written as `up`, lines that are comments are left out.
        if !script.contains(['@', '#']) {
            assert_eq!(lower(&again.lines), lower(&record.plain().lines), "{parts:?}");
        }
    }
}

ginscore_fuzz::fuzz!("record", record);
