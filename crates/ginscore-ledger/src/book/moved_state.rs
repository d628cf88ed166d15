//! A state directory that an earlier version had in another place.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use tempfile::Builder;

use crate::book::disk::{Links, is_temporary, list, make_private_dir, parent, read_file, replace_own};
use crate::book::lock::{LOCK, lock};

/// The directories in a state directory.
pub(crate) const FOLDERS: [&str; 4] = ["current", "ledgers", "seals", "seen"];

/// Moves what an earlier version remembered in the directory `before` to the state directory `now`, unless something is
/// remembered there already. Returns the directory to use: `now`, or `before` if the move failed, so that nothing is
/// forgotten.
///
/// Nothing is deleted before all of it has been copied, and then only the copied files, with directories that are left
/// empty. Everything else in `before` stays: on macOS it was the user's ledger.
pub fn moved_state(before: &Path, now: PathBuf) -> PathBuf {
    let is_to_move =
        || fs::symlink_metadata(&now).is_err() && FOLDERS.iter().any(|one| is_dir(&before.join(one)));
    if !is_to_move() {
        return now;
    }
    // Two programs that start at once do not both move it, and no writer remembers a seal in the meantime.
    let Ok(_lock) = lock(&[before.to_owned()], &mut || ()) else {
        return before.to_owned();
    };
    if is_to_move() && copy_all(before, &now).is_err() {
        return before.to_owned();
    }
    now
}

/// Copies the directories into a new one, which gets its name when it is complete, and deletes them.
fn copy_all(before: &Path, now: &Path) -> io::Result<()> {
    let above = parent(now);
    fs::create_dir_all(above)?;
    let copy = Builder::new().prefix(".ginscore-").tempdir_in(above)?;
    let folders = FOLDERS.iter().map(|one| (before.join(one), copy.path().join(one)));
    let folders: Vec<(PathBuf, PathBuf)> = folders.filter(|(from, _)| is_dir(from)).collect();
    let mut copied = Vec::new();
    for (from, to) in &folders {
        copy_folder(from, to, &mut copied)?;
    }
    fs::rename(copy.path(), now)?;
    // The new directory is not deleted with the temporary one that it was.
    let _ = copy.keep();
    // What cannot be deleted is never read again.
    for file in copied {
        let _ = fs::remove_file(file);
    }
    for (from, _) in folders {
        remove_empty(&from);
    }
    Ok(())
}

/// Deletes a directory, and those in it, if they have nothing but the program's locks and temporary files.
fn remove_empty(dir: &Path) {
    for name in list(dir).unwrap_or_default() {
        let path = dir.join(&name);
        if is_dir(&path) {
            remove_empty(&path);
        } else if name == LOCK || is_temporary(&name) {
            let _ = fs::remove_file(path);
        }
    }
    let _ = fs::remove_dir(dir);
}

/// Copies the files of a directory, and those of the directories in it, and notes which ones.
fn copy_folder(from: &Path, to: &Path, copied: &mut Vec<PathBuf>) -> io::Result<()> {
    let failed = |error| io::Error::other(format!("{error}"));
    make_private_dir(to).map_err(failed)?;
    for name in list(from)? {
        let (old, new) = (from.join(&name), to.join(&name));
        let known = fs::symlink_metadata(&old)?;
        if known.is_dir() {
            copy_folder(&old, &new, copied)?;
        } else if known.is_file() && name.ends_with(".toml") {
            let text = read_file(&old, Links::Refuse).map_err(failed)?;
            replace_own(&new, &text).map_err(failed)?;
            copied.push(old);
        }
    }
    Ok(())
}

fn is_dir(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok_and(|known| known.is_dir())
}
