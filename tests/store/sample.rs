//! Shared by the tests: a ledger with every kind of entry, and an audit of a text in memory.

use ginscore_ledger::book::RememberedSeal;
use ginscore_ledger::text::{ReadSeries, read_series};
use ginscore_rules::series::Score;

/// A ledger with every kind of entry that format 2 added.
pub const EVENTS: &str = include_str!("../data/format2-events.toml");

/// A ledger in which both players take other names, one of them twice.
pub const RENAMES: &str = include_str!("../data/format2-renames.toml");

/// An evening, and another one with the same seal of eight characters.
pub const HONEST: &str = include_str!("../data/two-evenings-honest.toml");
pub const FORGED: &str = include_str!("../data/two-evenings-forged.toml");

/// A sealed ledger with every kind of entry, as the program wrote it in format 1.
pub const SEALED: &str = include_str!("../data/format1-sealed.toml");

/// The same ledger, as it was written before there were seals.
pub const UNSEALED: &str = include_str!("../data/format1.toml");

/// The result of an audit.
pub enum Audited {
    /// Something was reported.
    Reported,
    /// Nothing was reported.
    Silent(Box<ReadSeries>),
}

/// Audits a text. `last` is the seal that this machine remembers, if any.
pub fn audited(bytes: &[u8], last: Option<RememberedSeal>) -> Audited {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return Audited::Reported;
    };
    match read_series(text) {
        Err(faults) => {
            assert!(!faults.is_empty(), "a text is refused without a reason");
            assert!(faults.kept().iter().all(|fault| fault.span.start <= fault.span.end));
            Audited::Reported
        }
        Ok(reading) => {
            let rewritten = last.is_some_and(|last| last.against(&reading.chain).is_some());
            if rewritten || reading.unfit.is_some() || !reading.mismatches.is_empty() {
                Audited::Reported
            } else {
                Audited::Silent(Box::new(reading))
            }
        }
    }
}

/// The seal to remember for a valid text, and its score.
pub fn seal_and_score(text: &str) -> (RememberedSeal, Score) {
    let reading = read_series(text).unwrap();
    assert!(reading.unfit.is_none() && reading.mismatches.is_empty());
    (RememberedSeal::of(&reading.chain), reading.series.score().clone())
}

/// Reports that a test is skipped, and why.
pub fn skipped(why: &str) {
    eprintln!("skipped: {why}");
}

/// A copy of the program in the home directory of the test, executable by everyone. `cp` makes it: a file that this
/// process has open for writing may be inherited by a process that another test starts at that moment, and then it cannot
/// be executed ("text file busy").
#[cfg(unix)]
pub fn shared_binary(table: &crate::table::Table) -> std::path::PathBuf {
    use std::fs::{self, Permissions};
    use std::os::unix::fs::PermissionsExt as _;
    use std::process::Command;
    let binary = table.home().join("ginscore");
    assert!(Command::new("cp").arg(env!("CARGO_BIN_EXE_ginscore")).arg(&binary).status().unwrap().success());
    for path in [table.home(), &table.home().join(".local"), &table.home().join(".local/share"), &binary] {
        if path.exists() {
            fs::set_permissions(path, Permissions::from_mode(0o755)).unwrap();
        }
    }
    binary
}
