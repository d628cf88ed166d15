//! Deleting, restoring and renaming series.

use super::*;

#[cfg(unix)]
fn delete(book: &Book, name: &str) -> Result<String, StoreError> {
    book.delete_series(name, &mut || ()).map(|moved| moved.name)
}

#[cfg(unix)]
fn restore(book: &Book, name: &str) -> Result<MovedSeries, StoreError> {
    book.restore_series(name, &mut || ())
}

#[test]
fn a_renamed_series_stays_the_current_one() {
    let TempBook { book, _dir } = temp_book();
    let rename = |old: &str, new: &str| book.rename_series(old, new, &mut || ());
    start(&book, "one");
    start(&book, "two");
    let moved = rename("one", "first").unwrap();
    assert_eq!((moved.name.as_str(), moved.path, moved.findings.len()), ("first", book.path("first"), 0));
    assert_eq!(book.current().unwrap(), "two");
    rename("two", "second").unwrap();
    assert_eq!(book.current().unwrap(), "second");
    assert!(matches!(rename("first", "second"), Err(StoreError::Creating(_))));
    assert!(matches!(rename("two", "third"), Err(StoreError::Reading(_, _))));
    assert_eq!(book.names().unwrap(), ["first", "second"]);
    // What is remembered goes with it.
    let first = record(&book, "second", None, hand("Ann 4 v 23")).unwrap().opened.text;
    record(&book, "second", None, hand("Ann 4 v 23")).unwrap();
    rename("second", "third").unwrap();
    fs::write(book.path("third"), &*first).unwrap();
    assert_eq!(book.examine("third").unwrap().findings.count(), 1);
    // If the current series cannot be remembered, the file is renamed all the same.
    let lock = _dir.path().join("state/current/.lock");
    fs::remove_file(&lock).unwrap();
    fs::create_dir(&lock).unwrap();
    let findings = rename("third", "fourth").unwrap().findings;
    assert!(
        matches!(findings.as_slice(), [Finding::CurrentNotRemembered { series, .. }] if series == "fourth"),
        "{findings:?}"
    );
    assert_eq!(book.names().unwrap(), ["first", "fourth"]);
    assert!(rename("first", "fifth").unwrap().findings.is_empty());
}

/// The ledger itself may be a link, unlike its trash.
#[cfg(unix)]
#[test]
fn series_are_deleted_through_a_link_to_the_ledger() {
    let TempBook { book, _dir } = temp_book();
    start(&book, "evening");
    let link = _dir.path().join("link");
    std::os::unix::fs::symlink(book.dir(), &link).unwrap();
    let linked = book.elsewhere(link);
    assert_eq!(delete(&linked, "evening").unwrap(), "evening");
    assert_eq!(book.deleted().unwrap(), ["evening"]);
    restore(&linked, "evening").unwrap();
    assert_eq!(book.names().unwrap(), ["evening"]);
}

/// A link might lead to files that are not the ledger's.
#[cfg(unix)]
#[test]
fn a_link_in_place_of_the_trash_is_refused() {
    let TempBook { book, _dir } = temp_book();
    start(&book, "evening");
    let (trash, outside) = (book.dir().join("trash"), _dir.path().join("outside"));
    fs::create_dir(&outside).unwrap();
    std::os::unix::fs::symlink(&outside, &trash).unwrap();
    fs::copy(book.path("evening"), outside.join("planted.toml")).unwrap();
    let is_refused = |error: StoreError| {
        error.path() == trash
            && matches!(&error, StoreError::Reading(_, why) if why.to_string() == "it is not a directory")
    };
    assert!(is_refused(book.deleted().unwrap_err()));
    assert!(is_refused(delete(&book, "evening").unwrap_err()));
    assert!(is_refused(restore(&book, "planted").unwrap_err()));
    fs::remove_file(&trash).unwrap();
    fs::write(&trash, "").unwrap();
    assert!(is_refused(book.deleted().unwrap_err()));
    assert_eq!(book.names().unwrap(), ["evening"]);
    // A ledger that cannot exist has nothing in its trash.
    assert_eq!(Book::open(trash.join("ledger"), None).deleted().unwrap(), [""; 0]);
}
