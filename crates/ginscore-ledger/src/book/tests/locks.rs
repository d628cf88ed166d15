//! The lock of a directory, what killed writers leave there, and the modes of files.

use std::cell::Cell;

use super::*;
use crate::book::disk::is_temporary;
#[cfg(unix)]
use crate::book::disk::replace_own;
use crate::book::lock::{LOCK, lock};

#[test]
fn temporary_files_are_known_by_their_names() {
    for (name, is) in [
        (".ginscore-abcdefghijkl", true),
        (".ginscore-ABCDEFGHIJ01", true),
        (".ginscore-export-abcdefghijkl", true),
        (".ginscore-abcdefghijk", false),
        (".ginscore-abcdefghijklm", false),
        (".ginscore-abcdefghijk-", false),
        ("ginscore-abcdefghijkl", false),
        (".evening.toml", false),
        (".lock", false),
    ] {
        assert_eq!(is_temporary(name), is, "{name}");
    }
}

/// A writer that was killed leaves its mark in the lock. The next one deletes what it left, and nothing else.
#[test]
fn the_next_writer_deletes_what_a_killed_one_left() {
    let TempBook { book, _dir } = temp_book();
    start(&book, "evening");
    let leave = || {
        for name in [".ginscore-abcdefghijkl", ".ginscore-export-abcdefghijkl", ".ginscore-x"] {
            fs::write(book.dir().join(name), "").unwrap();
        }
        fs::create_dir_all(book.dir().join(".ginscore-MNOPQRSTUVWX")).unwrap();
        #[cfg(unix)]
        let _ = std::os::unix::fs::symlink("elsewhere", book.dir().join(".ginscore-link12345678"));
    };
    let kept = [
        ".ginscore-MNOPQRSTUVWX",
        ".ginscore-export-abcdefghijkl",
        #[cfg(unix)]
        ".ginscore-link12345678",
        ".ginscore-x",
        ".lock",
        "evening.toml",
    ];
    leave();
    // Without the mark, nobody looks.
    assert_eq!(fs::read(book.dir().join(LOCK)).unwrap(), b"");
    assert!(!book.lock(&[], &mut || ()).unwrap().was_killed());
    assert_eq!(names_in(book.dir()).len(), kept.len() + 1);
    fs::write(book.dir().join(LOCK), "\0").unwrap();
    let held = book.lock(&[], &mut || ()).unwrap();
    assert!(held.was_killed());
    // The mark is there while the lock is held.
    assert_eq!(fs::metadata(book.dir().join(LOCK)).unwrap().len(), 1);
    drop(held);
    assert_eq!(fs::metadata(book.dir().join(LOCK)).unwrap().len(), 0);
    assert_eq!(names_in(book.dir()), kept);
    // A new lock says nothing about the writer before, who may have been killed; and starting a series looks anyway.
    leave();
    fs::remove_file(book.dir().join(LOCK)).unwrap();
    assert!(book.lock(&[], &mut || ()).unwrap().was_killed());
    assert_eq!(names_in(book.dir()), kept);
    leave();
    start(&book, "next");
    assert!(!book.dir().join(".ginscore-abcdefghijkl").exists());
}

/// A file that someone else put in the lock's place is locked, but not written to.
#[test]
fn a_lock_with_anything_in_it_is_left_alone() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join(LOCK);
    fs::write(&path, "notes").unwrap();
    let held = lock(&[dir.path().to_owned()], &mut || ()).unwrap();
    assert!(!held.was_killed());
    drop(held);
    assert_eq!(fs::read(&path).unwrap(), b"notes");
    // So is a file with another name.
    #[cfg(unix)]
    for text in ["", "x"] {
        fs::remove_file(&path).unwrap();
        fs::write(dir.path().join("other"), text).unwrap();
        fs::hard_link(dir.path().join("other"), &path).unwrap();
        let held = lock(&[dir.path().to_owned()], &mut || ()).unwrap();
        assert_eq!(held.was_killed(), text == "x");
        assert_eq!(fs::read_to_string(dir.path().join("other")).unwrap(), text);
        drop(held);
        assert_eq!(fs::read_to_string(dir.path().join("other")).unwrap(), text);
        fs::remove_file(dir.path().join("other")).unwrap();
    }
    fs::remove_file(&path).unwrap();
    fs::create_dir(&path).unwrap();
    let refused = lock(&[dir.path().to_owned()], &mut || ()).unwrap_err();
    assert!(matches!(&refused, StoreError::Unlockable(of) if *of == path), "{refused:?}");
}

/// The same directory under two names is locked once. A writer that waited for itself would wait forever.
#[cfg(unix)]
#[test]
fn a_directory_with_two_names_is_locked_once() {
    let dir = tempfile::tempdir().unwrap();
    let [real, link, other] = ["real", "link", "other"].map(|name| dir.path().join(name));
    fs::create_dir(&real).unwrap();
    std::os::unix::fs::symlink(&real, &link).unwrap();
    let held = lock(&[real.clone(), link, other.clone()], &mut || panic!("nobody holds it")).unwrap();
    assert!(real.join(LOCK).exists() && other.join(LOCK).exists());
    drop(held);
}

#[test]
fn a_writer_waits_for_another_one_and_says_so() {
    let dir = tempfile::tempdir().unwrap();
    let dirs = [dir.path().to_owned()];
    let held = Cell::new(Some(lock(&dirs, &mut || panic!("nobody holds it")).unwrap()));
    let (said, started) = (Cell::new(0), std::time::Instant::now());
    // The other writer finishes only after this one said that it waits, which it does after half a second.
    let waited = lock(&dirs, &mut || {
        assert!(started.elapsed() >= std::time::Duration::from_millis(500));
        said.set(said.get() + 1);
        drop(held.take());
    });
    assert!(waited.is_ok());
    assert_eq!(said.get(), 1);
    // The lock of the directory holds even if its file is deleted or replaced, which Windows does not allow.
    assert_eq!(fs::remove_file(dir.path().join(LOCK)).is_ok(), !cfg!(windows));
    let held = Cell::new(Some(waited.unwrap()));
    lock(&dirs, &mut || drop(held.take())).unwrap();
    assert!(held.take().is_none(), "it waited");
}

#[cfg(unix)]
fn mode(path: &Path) -> u32 {
    use std::os::unix::fs::PermissionsExt as _;
    fs::metadata(path).unwrap().permissions().mode() & 0o7777
}

#[cfg(unix)]
fn set_mode(path: &Path, mode: u32) {
    use std::os::unix::fs::PermissionsExt as _;
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
}

/// A new file has the mode that the umask gives, and a replaced one keeps its own, without setuid and the like.
#[cfg(unix)]
#[test]
fn modes_are_kept() {
    let dir = tempfile::tempdir().unwrap();
    let [file, new, fresh] = ["file", "new", "fresh"].map(|name| dir.path().join(name));
    fs::write(&fresh, "").unwrap();
    replace_own(&new, "").unwrap();
    assert_eq!(mode(&new), mode(&fresh));
    fs::write(&file, "old").unwrap();
    for (old, kept) in [(0o640, 0o640), (0o606, 0o606), (0o4755, 0o755)] {
        set_mode(&file, old);
        replace_own(&file, "new").unwrap();
        assert_eq!((mode(&file), fs::read_to_string(&file).unwrap().as_str()), (kept, "new"));
    }
    assert_eq!(names_in(dir.path()), ["file", "fresh", "new"]);
}

/// Everyone who may write in a directory may lock it.
#[cfg(unix)]
#[test]
fn a_lock_is_shared_by_those_who_may_write_in_its_directory() {
    let dir = tempfile::tempdir().unwrap();
    let fresh = dir.path().join("fresh");
    fs::write(&fresh, "").unwrap();
    for (of_dir, shared) in [(0o700, 0o600), (0o755, 0o600), (0o775, 0o660), (0o757, 0o606), (0o777, 0o666)] {
        set_mode(dir.path(), of_dir);
        drop(lock(&[dir.path().to_owned()], &mut || ()).unwrap());
        assert_eq!(mode(&dir.path().join(LOCK)), mode(&fresh) | shared, "{of_dir:o}");
        fs::remove_file(dir.path().join(LOCK)).unwrap();
    }
}

/// What the program remembers is nobody else's business.
#[cfg(unix)]
#[test]
fn the_state_directory_is_private() {
    let TempBook { book, _dir } = temp_book();
    start(&book, "evening");
    for dir in ["state", "state/current"] {
        assert_eq!(mode(&_dir.path().join(dir)), 0o700, "{dir}");
    }
}

/// What changes each time that it is looked at is given up; what changes twice is waited for.
#[test]
fn a_ledger_that_never_settles_is_given_up() {
    let TempBook { book, _dir } = temp_book();
    for settles in [Some(2), None] {
        let mut looks = 0;
        let look = || {
            looks += 1;
            Ok(settles.map_or(looks, |after| looks.min(after)))
        };
        let held = book.settled(look, |_| book.lock(&[], &mut || ())).map(|(seen, _)| seen);
        match settles {
            Some(after) => assert_eq!((held.unwrap(), looks), (after, 4)),
            None => {
                assert!(matches!(held, Err(StoreError::Locking(path)) if path == book.dir().join(LOCK)));
                assert_eq!(looks, 2 * MOST_TRIES);
            }
        }
    }
    // Neither is a name looked for without an end.
    let name = book.free_name(&header(), |_| true);
    assert_eq!(name, "2026-11-20-1930-ann-bob");
}
