//! Shared by the tests: ledgers with every kind of entry, and an audit of a text in memory.

use std::fs;
use std::path::{Path, PathBuf};

use ginscore_ledger::seal::LastEntry;
use ginscore_ledger::text::{ReadSeries, read_series};
use ginscore_rules::series::Score;

use crate::table::{Done, Table};

/// Ledgers of every lineup, as the program wrote them: see `ledgers.rs`. That of two players has every kind of entry.
pub const TWO: &str = include_str!("../data/ledgers/two.toml");
pub const STANDARD: &str = include_str!("../data/ledgers/standard.toml");
pub const PARTNERS: &str = include_str!("../data/ledgers/partners.toml");
pub const CAPTAIN: &str = include_str!("../data/ledgers/captain.toml");
pub const IN_TURN: &str = include_str!("../data/ledgers/in-turn.toml");

/// Series by presets that the program had once.
pub const TOURNAMENT: &str = include_str!("../data/ledgers/tournament.toml");
pub const MODERN: &str = include_str!("../data/ledgers/modern.toml");

/// Audits a text with the seals in it: what was read, or `None` if anything is reported.
pub fn audited(bytes: &[u8]) -> Option<ReadSeries> {
    match read_series(std::str::from_utf8(bytes).ok()?) {
        Err(fault) => {
            assert!(fault.span.start <= fault.span.end);
            None
        }
        Ok(reading) => (reading.unfit.is_none() && reading.mismatches.is_empty()).then_some(reading),
    }
}

/// The same on a machine that remembers the last entry, and reports a ledger with fewer entries.
pub fn audited_with(bytes: &[u8], last: LastEntry) -> Option<ReadSeries> {
    audited(bytes).filter(|reading| last.entries <= reading.chain.len())
}

/// A series that can be read, and whose seals are all valid.
pub fn sound(text: &str) -> ReadSeries {
    let read = read_series(text).unwrap_or_else(|fault| panic!("{fault:?}"));
    assert!(read.mismatches.is_empty() && read.unfit.is_none());
    read
}

/// The same of a file.
pub fn sound_file(path: &Path) -> ReadSeries {
    sound(&fs::read_to_string(path).unwrap())
}

/// What is remembered of a valid text, and its score.
pub fn last_and_score(text: &str) -> (LastEntry, Score) {
    let read = sound(text);
    (LastEntry::of(&read.chain), read.series.score().clone())
}

/// The seal in an answer, as somebody notes it.
pub fn noted(done: &Done) -> String {
    done.json()["seal"].as_str().unwrap().to_owned()
}

/// A new home directory with a ledger that has this text as the series `evening`, and its file.
pub fn table_with(text: &str) -> (Table, PathBuf) {
    let table = Table::new();
    fs::create_dir_all(table.ledger()).unwrap();
    let path = table.ledger().join("evening.toml");
    fs::write(&path, text).unwrap();
    (table, path)
}

/// Reports that a test is skipped since the system does not allow what it does, as in many containers. One that misses a
/// program calls [`crate::table::skipped`].
#[cfg(unix)]
pub fn not_allowed(why: &str) {
    eprintln!("skipped: {why}");
}

/// A copy of the program in the home directory of the test, executable by everyone. `cp` makes it: a file that this
/// process has open for writing may be inherited by a process that another test starts at that moment, and then it cannot
/// be executed ("text file busy").
#[cfg(unix)]
pub fn shared_binary(table: &Table) -> PathBuf {
    use std::fs::Permissions;
    use std::os::unix::fs::PermissionsExt as _;
    use std::process::Command;
    let binary = table.home().join("ginscore");
    assert!(Command::new("cp").arg(crate::table::program()).arg(&binary).status().unwrap().success());
    for path in [table.home(), &table.home().join(".local"), &table.home().join(".local/share"), &binary] {
        if path.exists() {
            fs::set_permissions(path, Permissions::from_mode(0o755)).unwrap();
        }
    }
    binary
}
