//! What a machine remembers of the series that it wrote, and what an audit makes of it.

use std::path::Path;

use super::*;
use crate::book::current_series::{hashed, place};
use crate::book::seal_memory;

/// The findings of an audit of the whole ledger, and the notes that it gives once.
fn audit(book: &Book) -> (Vec<Finding>, Vec<Finding>) {
    let audit = book.audit(book.names().unwrap(), true);
    let mut result = AuditResult::default();
    let mut findings = Vec::new();
    for name in audit.names() {
        let examined = audit.examine(name).unwrap();
        findings.extend(result.add(&audit, examined).unwrap().into_kept());
    }
    findings.extend(audit.missing(&result, &mut || ()).unwrap());
    findings.extend(audit.copies().unwrap().into_iter().map(Result::unwrap));
    let notes = audit.notes(&result);
    audit.mentioned(&result);
    (findings, notes)
}

/// Starts a series of these hands.
fn play(book: &Book, name: &str, hands: &[&str]) -> OpenedSeries {
    let mut opened = start(book, name).opened;
    for line in hands {
        opened = record(book, name, None, hand(line)).unwrap().opened;
    }
    opened
}

/// The text of a series with that name and these hands, as another machine writes it.
fn written_elsewhere(name: &str, hands: &[&str]) -> String {
    let TempBook { book, _dir } = temp_book();
    play(&book, name, hands).text.to_string()
}

fn copy_ledger(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap().map(Result::unwrap).filter(|entry| entry.path().is_file()) {
        fs::copy(entry.path(), to.join(entry.file_name())).unwrap();
    }
}

const A: &str = "Ann 4 v 23";
const B: &str = "Bob 3 v 20";

#[test]
fn a_rewritten_series_with_valid_seals_is_found_and_can_be_accepted() {
    for (hands, is_shortened) in [(&[A][..], true), (&[B, A], false), (&[B, A, A], false)] {
        let TempBook { book, _dir } = temp_book();
        let opened = play(&book, "evening", &[A, B]);
        assert!(!book.is_to_accept(&opened));
        fs::write(book.path("evening"), written_elsewhere("evening", hands)).unwrap();
        let opened = book.examine("evening").unwrap();
        let [Finding::NotAsWritten { mismatch, entries, written_in: None, .. }] = opened.findings.kept()
        else {
            panic!("{:?}", opened.findings);
        };
        assert_eq!(*entries, hands.len());
        assert_eq!(matches!(mismatch, MemoryMismatch::Shortened(last) if last.entries == 2), is_shortened);
        assert_eq!(matches!(mismatch, MemoryMismatch::Rewritten(last) if last.entries == 2), !is_shortened);
        // A hand can be recorded all the same, also with the findings known.
        assert!(book.is_to_accept(&opened));
        let recorded = record(&book, "evening", Some(&opened), hand(A)).unwrap();
        assert_eq!(recorded.findings.len(), 1);
        let note = |broken: Option<&_>, mismatch: Option<_>| {
            assert!(broken.is_none() && mismatch.is_some());
            String::new()
        };
        assert!(book.accept("evening", now(), note, &mut || ()).unwrap().is_some());
        assert!(book.examine("evening").unwrap().findings.is_empty());
        assert!(book.accept("evening", now(), |_, _| String::new(), &mut || ()).unwrap().is_none());
    }
}

#[test]
fn an_entry_with_several_mistakes_is_one_finding() {
    let TempBook { book, _dir } = temp_book();
    play(&book, "evening", &[A, B]);
    edit(&book, "evening", "points = 17", "points = 71");
    let findings = book.read("evening").unwrap().findings;
    assert!(matches!(findings.kept(), [Finding::Mismatch(_)]), "{findings:?}");
    // An earlier entry that was edited is another one, and comes first.
    edit(&book, "evening", A, "Ann 5 v 24");
    let findings = book.read("evening").unwrap().findings;
    assert!(matches!(findings.kept(), [Finding::SealBreak(_), Finding::Mismatch(_)]), "{findings:?}");
}

#[test]
fn text_with_a_mistake_is_never_written() {
    let TempBook { book, _dir } = temp_book();
    let text = play(&book, "evening", &[A]).text.to_string();
    assert!(book.sound("evening", text.clone()).is_ok());
    for text in [text.replace("points = 19", "points = 91"), text.replace(A, "Ann 5 v 24"), "no".to_owned()] {
        assert!(matches!(book.sound("evening", text), Err(BookError::NotReadBack)));
    }
}

#[test]
fn what_is_known_of_one_series_is_not_used_for_another() {
    let TempBook { book, _dir } = temp_book();
    let one = play(&book, "one", &[A]);
    fs::copy(book.path("one"), book.path("twin")).unwrap();
    let recorded = record(&book, "twin", Some(&one), hand(B)).unwrap();
    assert_eq!(recorded.opened.name, "twin");
    assert_eq!(book.read("one").unwrap().text, one.text);
    assert_eq!(book.refresh("twin", Some(one)).unwrap().series.hands().count(), 2);
}

#[test]
fn a_series_in_which_nothing_was_recorded_is_not_missed() {
    let TempBook { book, _dir } = temp_book();
    start(&book, "empty");
    play(&book, "evening", &[A]);
    for name in ["empty", "evening"] {
        fs::remove_file(book.path(name)).unwrap();
    }
    let (findings, notes) = audit(&book);
    assert!(
        matches!(findings.as_slice(), [Finding::Missing { series, .. }] if series == "evening"),
        "{findings:?}"
    );
    assert!(notes.is_empty());
    // A new series of that name takes its place, which is said once.
    let found = start(&book, "evening").findings;
    assert!(matches!(found.as_slice(), [Finding::Replaced { last, .. }] if last.entries == 1), "{found:?}");
    assert!(start(&book, "empty").findings.is_empty());
    assert_eq!(audit(&book).0.len(), 0);
}

/// An acceptance is noted once on each machine, except on the one that wrote it.
#[test]
fn an_acceptance_is_noted_once_by_others() {
    let TempBook { book, _dir } = temp_book();
    play(&book, "evening", &[A]);
    edit(&book, "evening", A, "Ann 5 v 24");
    book.accept("evening", now(), |_, _| "Bob had 24".to_owned(), &mut || ()).unwrap();
    assert!(audit(&book).1.is_empty());
    let other = Book::open(book.dir().to_owned(), Some(_dir.path().join("other")));
    let (findings, notes) = audit(&other);
    assert!(findings.is_empty(), "{findings:?}");
    let [Finding::Notable { series, line: Some(line), entries: 2, notable, .. }] = notes.as_slice() else {
        panic!("{notes:?}");
    };
    let Notable::Accepted { entry: 2, note, .. } = notable else { panic!("{notable:?}") };
    assert_eq!((series.as_str(), note.as_str()), ("evening", "Bob had 24"));
    let text = book.read("evening").unwrap().text;
    let entry = text.lines().nth(line - 1).unwrap();
    assert_eq!(entry, "line = \"accept # Bob had 24\"", "{text}");
    assert!(audit(&other).1.is_empty());
    // After another edit, the seal of the first acceptance is a new one too. Without a state directory, everything is
    // noted each time.
    edit(&book, "evening", "Ann 5 v 24", A);
    book.accept("evening", now(), |_, _| String::new(), &mut || ()).unwrap();
    assert_eq!((audit(&other).1.len(), audit(&other).1.len()), (2, 0));
    let without = Book::open(book.dir().to_owned(), None);
    assert_eq!((audit(&without).1.len(), audit(&without).1.len()), (2, 2));
}

/// Between looking for a series here and looking for it elsewhere, another program may have recorded it.
#[test]
fn what_is_remembered_here_is_not_elsewhere() {
    let TempBook { book, _dir } = temp_book();
    let opened = play(&book, "evening", &[A]);
    let state = book.state.as_deref().unwrap();
    // The ledger's path is remembered once it has been audited.
    let (_, notes) = audit(&book);
    assert_eq!(notes.len(), 0);
    let known = seal_memory::known_elsewhere(state, book.dir(), "evening", &opened.chain);
    assert_eq!(known, seal_memory::known(state, book.dir(), "evening", &opened.chain));
}

#[test]
fn a_moved_ledger_is_noted_once_and_keeps_its_memory() {
    let TempBook { book, _dir } = temp_book();
    let first = play(&book, "evening", &[A]).text;
    record(&book, "evening", None, hand(B)).unwrap();
    let moved = book.elsewhere(_dir.path().join("moved"));
    fs::rename(book.dir(), moved.dir()).unwrap();
    // Before anything is settled, the memory of the old place counts.
    let whole = moved.read("evening").unwrap().text;
    fs::write(moved.path("evening"), &*first).unwrap();
    let findings = moved.examine("evening").unwrap().findings;
    let [Finding::NotAsWritten { written_in: Some(before), .. }] = findings.kept() else {
        panic!("{findings:?}")
    };
    assert_eq!(*before, fs::canonicalize(_dir.path()).unwrap().join("ledger"));
    fs::write(moved.path("evening"), &*whole).unwrap();
    let (findings, notes) = audit(&moved);
    assert!(findings.is_empty(), "{findings:?}");
    let [Finding::Moved { before, now }] = notes.as_slice() else { panic!("{notes:?}") };
    assert!(before.ends_with("ledger") && now.ends_with("moved"));
    assert!(audit(&moved).1.is_empty());
    // Then it is remembered here.
    assert_eq!(moved.written()[0].1.entries, 2);
    fs::remove_file(moved.path("evening")).unwrap();
    assert!(matches!(audit(&moved).0.as_slice(), [Finding::Missing { .. }]));
}

/// Anyone who can write next to a ledger could put a link in its place, and so switch the memory off.
#[cfg(unix)]
#[test]
fn a_path_that_leads_to_another_place_keeps_its_memory() {
    use crate::book::ledger_places::moved_from;
    let TempBook { book, _dir } = temp_book();
    play(&book, "gone", &[A]);
    let first = play(&book, "evening", &[A]).text;
    record(&book, "evening", None, hand(B)).unwrap();
    let state = _dir.path().join("state");
    assert_eq!(moved_from(&state, book.dir()), None);
    let hidden = _dir.path().join("hidden");
    fs::rename(book.dir(), &hidden).unwrap();
    std::os::unix::fs::symlink(&hidden, book.dir()).unwrap();
    fs::write(book.path("evening"), &*first).unwrap();
    fs::remove_file(book.path("gone")).unwrap();
    assert_eq!(
        moved_from(&state, book.dir()).unwrap().ledger,
        fs::canonicalize(_dir.path()).unwrap().join("ledger")
    );
    assert_eq!(book.examine("evening").unwrap().findings.count(), 1);
    let (findings, notes) = audit(&book);
    assert!(
        matches!(findings.as_slice(), [Finding::NotAsWritten { .. }, Finding::Missing { series, .. }] if series == "gone"),
        "{findings:?}"
    );
    assert!(matches!(notes.as_slice(), [Finding::Moved { .. }]), "{notes:?}");
    assert_eq!(moved_from(&state, book.dir()), None);
    let (findings, notes) = audit(&book);
    assert_eq!((findings.len(), notes.len()), (2, 0), "{findings:?}");
}

/// A copy of a ledger may be a backup from earlier in the evening, but not one with other hands.
#[test]
fn a_copy_of_a_ledger_is_compared_with_the_original() {
    let TempBook { book, _dir } = temp_book();
    let copy = book.elsewhere(_dir.path().join("copy"));
    play(&book, "evening", &[A]);
    copy_ledger(book.dir(), copy.dir());
    record(&book, "evening", None, hand(B)).unwrap();
    assert!(copy.examine("evening").unwrap().findings.is_empty());
    fs::write(copy.path("evening"), written_elsewhere("evening", &[B, A])).unwrap();
    let findings = copy.examine("evening").unwrap().findings;
    assert!(
        matches!(findings.kept(), [Finding::NotAsWritten { mismatch: MemoryMismatch::Rewritten(_), .. }]),
        "{findings:?}"
    );
    // Once the original is gone, nothing explains an earlier state.
    fs::write(copy.path("evening"), written_elsewhere("evening", &[A])).unwrap();
    assert!(copy.examine("evening").unwrap().findings.is_empty());
    fs::remove_file(book.path("evening")).unwrap();
    let findings = copy.examine("evening").unwrap().findings;
    assert!(
        matches!(findings.kept(), [Finding::NotAsWritten { mismatch: MemoryMismatch::Shortened(_), .. }]),
        "{findings:?}"
    );
    // A series of the same name with another header is another series.
    let other = Header { start: now() + chrono::TimeDelta::minutes(1), ..header() };
    let elsewhere = book.elsewhere(_dir.path().join("elsewhere"));
    elsewhere.start(&other, Some("evening"), &mut || ()).unwrap();
    let foreign = Book::open(elsewhere.dir().to_owned(), Some(_dir.path().join("state")));
    assert!(foreign.examine("evening").unwrap().findings.is_empty());
    let third = _dir.path().join("third");
    copy_ledger(elsewhere.dir(), &third);
    fs::remove_dir_all(elsewhere.dir()).unwrap();
    assert!(book.elsewhere(third).examine("evening").unwrap().findings.is_empty());
}

#[test]
fn each_ledger_has_its_own_memory() {
    let TempBook { book, _dir } = temp_book();
    let other = book.elsewhere(_dir.path().join("other"));
    play(&book, "evening", &[A]);
    play(&book, "late", &[A]);
    play(&other, "evening", &[B]);
    assert_eq!(book.current().unwrap(), "late");
    assert_eq!(other.current().unwrap(), "evening");
    assert!(book.examine("evening").unwrap().findings.is_empty());
    assert_eq!((book.written().len(), other.written().len()), (2, 1));
    assert_ne!(place(book.dir()), place(other.dir()));
    assert_eq!(place(book.dir()), place(&book.dir().join("../ledger")));
}

/// The names of the files in the state directory are the same in every version.
#[test]
fn names_made_from_a_path_stay_the_same() {
    assert_eq!(hashed(Path::new("abc")), "ba7816bf8f01cfea414140de5dae2223");
}

#[test]
fn copies_of_other_programs_are_compared_with_the_series() {
    let TempBook { book, _dir } = temp_book();
    let text = play(&book, "evening", &[A, B]).text;
    let copy = "evening.sync-conflict-20261120-203107-ABCDEFG.toml";
    let found = |file: &str, text: &str| {
        fs::write(book.dir().join(file), text).unwrap();
        assert_eq!(book.copies().unwrap().len(), 1);
        assert_eq!(book.names().unwrap(), ["evening"]);
        let (mut findings, _) = audit(&book);
        fs::remove_file(book.dir().join(file)).unwrap();
        assert_eq!(findings.len(), 1, "{findings:?}");
        findings.remove(0)
    };
    let nothing_else = |finding: Finding| match finding {
        Finding::LeftoverCopy { holds_nothing_else, .. } => Some(holds_nothing_else),
        _ => None,
    };
    assert_eq!(nothing_else(found(copy, &text)), Some(true));
    assert_eq!(nothing_else(found(copy, &written_elsewhere("evening", &[A]))), Some(true));
    assert_eq!(nothing_else(found("evening.toml~", "anything")), Some(false));
    assert_eq!(nothing_else(found("other.toml~", "anything")), Some(false));
    let Finding::OneSeries { relation: FileRelation::Ahead(2), one, other, series, .. } =
        found(copy, &written_elsewhere("evening", &[A, B, A, B]))
    else {
        panic!("the copy has two hands more");
    };
    assert_eq!((series.as_str(), one.as_str(), other.as_str()), ("evening", "evening", copy));
    let fork = found(copy, &written_elsewhere("evening", &[A, A]));
    assert!(matches!(fork, Finding::OneSeries { relation: FileRelation::Fork(_), .. }), "{fork:?}");
    // A copy of no series, or of another series with the same name.
    let stray = found("other.sync-conflict-20261120-203107-ABCDEFG.toml", &text);
    assert!(matches!(stray, Finding::StrayCopy { .. }), "{stray:?}");
    let stray = found(copy, &written_elsewhere("other", &[A]));
    assert!(matches!(stray, Finding::StrayCopy { .. }), "{stray:?}");
    // With a series that cannot be read, a copy cannot be compared.
    edit(&book, "evening", "format", "formal");
    fs::write(book.dir().join(copy), &*text).unwrap();
    let audit = book.audit(vec!["evening".to_owned()], false);
    let found: Vec<Finding> = audit.copies().unwrap().into_iter().map(Result::unwrap).collect();
    assert!(
        matches!(found.as_slice(), [Finding::LeftoverCopy { holds_nothing_else: false, .. }]),
        "{found:?}"
    );
    // An audit of other series does not look at it.
    assert_eq!(book.audit(vec!["other".to_owned()], false).copies().unwrap().len(), 0);
    assert_eq!(book.audit(Vec::new(), true).copies().unwrap().len(), 1);
}

#[test]
fn of_two_files_with_one_series_the_longer_is_named() {
    let TempBook { book, _dir } = temp_book();
    play(&book, "one", &[A]);
    fs::copy(book.path("one"), book.path("two")).unwrap();
    let (findings, _) = audit(&book);
    assert!(
        matches!(findings.as_slice(), [Finding::OneSeries { relation: FileRelation::Same, .. }]),
        "{findings:?}"
    );
    record(&book, "two", None, hand(B)).unwrap();
    record(&book, "two", None, hand(B)).unwrap();
    let (findings, _) = audit(&book);
    let [Finding::OneSeries { series, one, other, relation: FileRelation::Ahead(2), .. }] =
        findings.as_slice()
    else {
        panic!("{findings:?}");
    };
    assert_eq!((series.as_str(), one.as_str(), other.as_str()), ("two", "one", "two"));
    record(&book, "one", None, hand(A)).unwrap();
    let (findings, _) = audit(&book);
    assert!(
        matches!(findings.as_slice(), [Finding::OneSeries { relation: FileRelation::Fork(_), .. }]),
        "{findings:?}"
    );
}

#[test]
fn errors_say_what_is_wrong() {
    use std::error::Error;
    let TempBook { book, _dir } = temp_book();
    start(&book, "one");
    start(&book, "one-2");
    let found = [
        book.find("three").unwrap_err(),
        book.find("on").unwrap_err(),
        Book::open(book.dir().to_owned(), None).current().unwrap_err(),
        book.elsewhere(_dir.path().join("none")).current().unwrap_err(),
        book.elsewhere(book.path("one")).current().unwrap_err(),
    ];
    let texts: Vec<String> = found.iter().map(ToString::to_string).collect();
    assert_eq!(
        texts[..4],
        [
            "no series has \"three\" in its name",
            "2 series have \"on\" in their names",
            "there is no current series",
            "the ledger has no series"
        ]
    );
    assert!(texts[4].starts_with("cannot read "), "{}", texts[4]);
    let sources: Vec<bool> = found.iter().map(|error| error.source().is_some()).collect();
    assert_eq!(sources, [false, false, false, false, true]);

    fs::write(book.path("one-2"), "format = \"x\"").unwrap();
    let unreadable = book.read("three").unwrap_err();
    assert!(unreadable.to_string().starts_with("cannot read "), "{unreadable}");
    assert!(unreadable.source().is_some());
    let invalid = book.read("one-2").unwrap_err();
    assert!(invalid.to_string().contains("one-2.toml is not a series: "), "{invalid}");
    assert!(invalid.source().is_none());
    let refused = record(&book, "one", None, Operation::Undo).unwrap_err();
    assert!(refused.to_string().starts_with("refused: "), "{refused}");
    assert!(refused.source().is_some());
    let failed = record(&book, "three", None, Operation::Undo).unwrap_err();
    assert_eq!(failed.to_string(), unreadable.to_string());
}
