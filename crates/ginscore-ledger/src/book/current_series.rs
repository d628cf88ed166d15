//! The current series of a ledger.
//!
//! It is remembered under the ledger's own place in the state directory, not in the ledger: a ledger may be shared,
//! and each machine has its own current series.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::book::disk::{Durability, Links, StoreError, in_toml, make_private_dir, read_file, replace_own};
use crate::book::lock::lock;

/// The file that remembers the current series of a ledger. The directory is in it for a human reader; the name of
/// the file identifies the ledger.
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
    replace_own(&file, &in_toml(&remembered))
}

/// The canonical path of a directory, whatever path it is given by.
pub(crate) fn real(dir: &Path) -> PathBuf {
    std::path::absolute(dir)
        .ok()
        .and_then(|dir| dir.canonicalize().ok().or(Some(dir)))
        .unwrap_or_else(|| dir.to_owned())
}

fn file(state: &Path, dir: &Path) -> PathBuf {
    state.join("current").join(format!("{}.toml", place(dir)))
}

/// The name of a ledger in the state directory, made from the ledger's place.
pub(crate) fn place(dir: &Path) -> String {
    hashed(&real(dir))
}

/// A name made from a path, which may itself be longer than a name can be. It is the same in every version of the
/// program, which the standard hasher does not promise.
pub(crate) fn hashed(path: &Path) -> String {
    let digest = Sha256::digest(path.as_os_str().as_encoded_bytes());
    digest.iter().take(16).fold(String::new(), |name, byte| name + &format!("{byte:02x}"))
}
