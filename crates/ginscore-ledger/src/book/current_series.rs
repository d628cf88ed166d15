//! Which series is the current one of a ledger.
//!
//! Remembered beside the ledger's own place in the state directory and not in the ledger, which may be
//! shared: another table's current series is not this one's.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::book::disk::{Durability, Links, StoreError, make_private_dir, read_file, replace_own};
use crate::book::lock::lock;

/// What is remembered of a ledger. The directory is in it for a person who looks; the file's name tells
/// the ledgers apart.
#[derive(Debug, Serialize, Deserialize)]
struct Remembered {
    ledger: String,
    series: String,
}

/// The name of the current series of the ledger at `dir`, if one is remembered.
pub(crate) fn current(state: &Path, dir: &Path) -> Option<String> {
    let text = read_file(&file(state, dir), Links::Refuse).ok()?;
    toml::from_str::<Remembered>(&text).ok().map(|remembered| remembered.series)
}

/// Remembers the current series of the ledger at `dir`.
pub(crate) fn remember(state: &Path, dir: &Path, series: &str) -> Result<Durability, StoreError> {
    let file = file(state, dir);
    let folder = file.parent().unwrap_or(state).to_owned();
    make_private_dir(&folder)?;
    let _lock = lock(&[folder], &mut || ())?;
    let remembered = Remembered { ledger: real(dir).display().to_string(), series: series.to_owned() };
    let text = toml::to_string(&remembered).unwrap_or_default();
    replace_own(&file, &text)
}

/// The one name of a directory, however it is named.
pub(crate) fn real(dir: &Path) -> PathBuf {
    std::path::absolute(dir)
        .ok()
        .and_then(|dir| dir.canonicalize().ok().or(Some(dir)))
        .unwrap_or_else(|| dir.to_owned())
}

fn file(state: &Path, dir: &Path) -> PathBuf {
    state.join("current").join(format!("{}.toml", place(dir)))
}

/// What a ledger is called in the state directory. The name is made of the ledger's place.
pub(crate) fn place(dir: &Path) -> String {
    hashed(&real(dir))
}

/// A name made of a path, which itself may be longer than a name can be. FNV-1a, because it has to be the same in
/// every version of the program, which the standard hasher does not promise; nobody gains by making two of them
/// meet.
pub(crate) fn hashed(path: &Path) -> String {
    let hash = path.as_os_str().as_encoded_bytes().iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}
