//! What the tests have in common: a ledger of every kind of entry, and how it is looked at in memory.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::Command;

use ginscore_ledger::book::RememberedSeal;
use ginscore_ledger::text::{ReadSeries, read_series};
use ginscore_rules::rules::Score;

use crate::table::Table;

/// A ledger as the program wrote it in format 1, sealed, with every kind of entry.
pub const SEALED: &str = include_str!("../data/format1-sealed.toml");

/// The same as it was written before there were seals.
pub const UNSEALED: &str = include_str!("../data/format1.toml");

/// What `audit` makes of a text.
pub enum Audited {
    /// It has something to say.
    Said,
    /// It is silent.
    Silent(Box<ReadSeries>),
}

/// What `audit` says of a text where the last seal is remembered, or is not.
pub fn audited(bytes: &[u8], last: Option<RememberedSeal>) -> Audited {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return Audited::Said;
    };
    match read_series(text) {
        Err(faults) => {
            assert!(!faults.is_empty(), "a reason is given");
            assert!(faults.kept().iter().all(|fault| fault.span.start <= fault.span.end));
            Audited::Said
        }
        Ok(reading) => {
            let rewritten = last.is_some_and(|last| last.against(&reading.chain).is_some());
            if rewritten || reading.unfit.is_some() || !reading.mismatches.is_empty() {
                Audited::Said
            } else {
                Audited::Silent(Box::new(reading))
            }
        }
    }
}

/// What is remembered of a sound text, and its score.
pub fn known(text: &str) -> (RememberedSeal, Score) {
    let reading = read_series(text).unwrap();
    assert!(reading.unfit.is_none() && reading.mismatches.is_empty());
    (RememberedSeal::of(&reading.chain), reading.series.score().clone())
}

/// Says why a test is left out; nothing passes for tested that was not.
pub fn left_out(why: &str) {
    eprintln!("left out: {why}");
}

/// A copy of the program in a table's home, open to everyone. It is made by another program: a file that this one
/// has open for writing is inherited by whatever another test starts at that moment, and cannot be run until that
/// has become another program ("text file busy").
pub fn within_reach(table: &Table) -> PathBuf {
    let binary = table.home().join("ginscore");
    assert!(Command::new("cp").arg(env!("CARGO_BIN_EXE_ginscore")).arg(&binary).status().unwrap().success());
    for path in [table.home(), &table.home().join(".local"), &table.home().join(".local/share"), &binary] {
        if path.exists() {
            fs::set_permissions(path, Permissions::from_mode(0o755)).unwrap();
        }
    }
    binary
}
