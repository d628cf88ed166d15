//! What is found in a series: an entry that does not fit its seal, a file that was cut back, copies.

use super::*;
use crate::seal::{BreakKind, SealBreak};

/// The findings of an audit of the whole ledger, and its notes.
fn audit(book: &Book) -> (Vec<Finding>, Vec<Finding>) {
    let audit = book.audit(book.names().unwrap(), true);
    let mut result = AuditResult::default();
    let mut findings = Vec::new();
    for name in audit.names() {
        let examined = audit.examine(name).unwrap();
        findings.extend(result.add(examined).into_kept());
    }
    let notes = result.notes.clone();
    findings.extend(audit.copies(result).unwrap().into_iter().map(Result::unwrap));
    (findings, notes)
}

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

const A: &str = "Ann 4 v 23";
const B: &str = "Bob 3 v 20";

/// What is recorded after a change by hand is sealed over what the file has.
#[test]
fn recording_goes_on_after_an_entry_that_does_not_fit() {
    let TempBook { book, _dir } = temp_book();
    let noted = play(&book, "evening", &[A, B, A]).seal();
    edit(&book, "evening", B, "Bob 4 v 21");
    let broken = |following, again| Some(SealBreak { entry: 2, how: BreakKind::Changed, following, again });
    let opened = book.examine("evening").unwrap();
    assert!(matches!(opened.findings.kept(), [Finding::SealBreak(_)]), "{:?}", opened.findings);
    assert_eq!(opened.chain.unfit(), broken(1, None));
    // With the series known, and read again.
    let recorded = record(&book, "evening", Some(&opened), hand(A)).unwrap();
    assert!(recorded.findings.is_empty());
    assert_eq!(recorded.opened.chain.unfit(), broken(1, Some(4)));
    let later = record(&book, "evening", None, hand(A)).unwrap().opened;
    assert_eq!(book.examine("evening").unwrap().chain.unfit(), broken(1, Some(4)));
    // The seal that was noted is only in the file; the new one is what the file gives.
    let place = |code| book.read("evening").unwrap().locate(code).map(|found| (found.entries, found.changed));
    assert_eq!((place(noted), place(later.seal())), (Some((3, Some(2))), Some((5, None))));
    // A seal that was taken away is an entry of its own that does not fit.
    let text = later.text.replacen(&format!("seal = \"{}\"\n", later.seal()), "", 1);
    fs::write(book.path("evening"), text.replace("Bob 4 v 21", B)).unwrap();
    let unsealed = book.read("evening").unwrap().chain.unfit().unwrap();
    assert_eq!((unsealed.entry, unsealed.following, unsealed.again), (4, 1, None));
}

/// A file that has fewer entries than before is reported by everyone who reads it, until the next entry is recorded.
#[test]
fn a_series_that_was_cut_back_is_found_until_something_is_recorded() {
    let shortened = |findings: &[Finding]| match findings {
        [] => None,
        [Finding::Shortened { last, entries, .. }] => Some((last.entries, *entries)),
        _ => panic!("{findings:?}"),
    };
    let TempBook { book, _dir } = temp_book();
    let examined = || shortened(book.examine("evening").unwrap().findings.kept());
    let short = play(&book, "evening", &[A]).text;
    record(&book, "evening", None, hand(B)).unwrap();
    assert_eq!(examined(), None);
    fs::write(book.path("evening"), &*short).unwrap();
    assert_eq!((examined(), audit(&book).0.len(), examined()), (Some((2, 1)), 1, Some((2, 1))));
    // Whoever records says it, too, and then it is as it is.
    let recorded = record(&book, "evening", None, hand(B)).unwrap();
    assert_eq!((shortened(&recorded.findings), examined()), (Some((2, 1)), None));
    // More entries than are remembered were recorded elsewhere, and of another series nothing is remembered.
    fs::write(book.path("evening"), written_elsewhere("evening", &[A, B, A])).unwrap();
    assert_eq!(examined(), None);
    play(&book, "late", &[A]);
    fs::write(book.path("evening"), &*short).unwrap();
    assert_eq!(examined(), None);
    // What becomes the current series counts as it is, and what is the current one already as it was.
    book.make_current("evening").unwrap();
    fs::write(book.path("evening"), written_elsewhere("evening", &[])).unwrap();
    book.make_current("evening").unwrap();
    assert_eq!(examined(), Some((1, 0)));
}

/// Only what can be the name of a series is remembered as one.
#[test]
fn a_remembered_path_is_no_series() {
    let TempBook { book, _dir } = temp_book();
    play(&book, "evening", &[A]);
    let dir = _dir.path().join("state/current");
    let file = names_in(&dir).into_iter().find(|name| name.ends_with(".toml")).unwrap();
    let text = fs::read_to_string(dir.join(&file)).unwrap();
    for outside in ["victim", ".hidden", "trash/ev", "rules/ev"] {
        let path = book.dir().join("..").join(outside);
        let path = if outside == "victim" { path } else { book.dir().join(outside) };
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::copy(book.path("evening"), format!("{}.toml", path.display())).unwrap();
    }
    let absolute = _dir.path().join("victim").display().to_string();
    for series in ["../victim", &absolute, "trash/ev", "rules/ev", ".hidden", "./evening", "", ".", ".."] {
        fs::write(dir.join(&file), text.replace("\"evening\"", &format!("{series:?}"))).unwrap();
        assert_eq!(book.current().unwrap(), "evening", "{series}");
        assert!(book.examine("evening").unwrap().findings.is_empty());
    }
}

/// A new series has nothing to do with another one that had its name.
#[test]
fn a_new_series_is_not_one_that_was_cut_back() {
    let TempBook { book, _dir } = temp_book();
    play(&book, "evening", &[A, B]);
    fs::remove_file(book.path("evening")).unwrap();
    assert!(start(&book, "evening").findings.is_empty());
    assert!(book.examine("evening").unwrap().findings.is_empty());
}

/// Without a state directory, or with one that cannot be written, nothing is lost but the memory.
#[test]
fn what_cannot_be_remembered_is_a_finding() {
    let TempBook { book, _dir } = temp_book();
    play(&book, "evening", &[A]);
    let without = Book::open(book.dir().to_owned(), None);
    assert!(record(&without, "evening", None, hand(B)).unwrap().findings.is_empty());
    let lock = _dir.path().join("state/current/.lock");
    fs::remove_file(&lock).unwrap();
    fs::create_dir(&lock).unwrap();
    let findings = record(&book, "evening", None, hand(B)).unwrap().findings;
    assert!(matches!(findings.as_slice(), [Finding::SealNotRemembered { .. }]), "{findings:?}");
}

/// Where another series cannot become the current one, none is: the next hand would be recorded in the wrong one.
#[test]
fn a_series_that_cannot_become_current_leaves_none() {
    let TempBook { book, _dir } = temp_book();
    start(&book, "monday");
    start(&book, "tuesday");
    book.make_current("monday").unwrap();
    let lock = _dir.path().join("state/current/.lock");
    fs::remove_file(&lock).unwrap();
    fs::create_dir(&lock).unwrap();
    let failed = book.make_current("tuesday").unwrap_err();
    assert!(
        matches!(&failed, BookError::NotCurrent { series, why: Some(_) } if series == "tuesday"),
        "{failed:?}"
    );
    // A mere choice changes nothing.
    assert_eq!(book.current().unwrap(), "monday");
    assert!(matches!(book.go_on_with("tuesday"), Some(Finding::CurrentNotRemembered { .. })));
    assert!(matches!(book.current(), Err(BookError::NoCurrent)));
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

/// Does something on a computer that has no file of that name yet.
fn elsewhere<T>(book: &Book, name: &str, done: impl FnOnce() -> T) -> T {
    let (file, away) = (book.path(name), book.path(name).with_extension("away"));
    fs::rename(&file, &away).unwrap();
    let result = done();
    fs::rename(away, file).unwrap();
    result
}

/// Where upper and lower case are the same, a series is not a copy of itself once it was renamed from one to the other.
#[test]
fn a_name_in_other_letters_is_not_that_of_a_copy() {
    let TempBook { book, _dir } = temp_book();
    let text = play(&book, "Friday", &[A]).text.to_string();
    fs::write(book.path("friday"), text).unwrap();
    record(&book, "friday", None, hand(B)).unwrap();
}

#[test]
fn what_is_known_of_one_series_is_not_used_for_another() {
    let TempBook { book, _dir } = temp_book();
    let one = play(&book, "one", &[A]);
    fs::copy(book.path("one"), book.path("twin")).unwrap();
    let recorded = elsewhere(&book, "one", || record(&book, "twin", Some(&one), hand(B)).unwrap());
    assert_eq!(recorded.opened.name, "twin");
    assert_eq!(book.read("one").unwrap().text, one.text);
    assert_eq!(book.refresh("twin", Some(one)).unwrap().series.hands().count(), 2);
}

#[test]
fn each_ledger_has_its_own_current_series() {
    let TempBook { book, _dir } = temp_book();
    let other = book.elsewhere(_dir.path().join("other"));
    play(&book, "evening", &[A]);
    play(&book, "late", &[A]);
    play(&other, "evening", &[B]);
    assert_eq!(book.current().unwrap(), "late");
    assert_eq!(other.current().unwrap(), "evening");
    assert_eq!(book.elsewhere(book.dir().join("../ledger")).current().unwrap(), "late");
}

/// A series in which nothing is sealed, or with names that changed places, is noted each time.
#[test]
fn notable_series_are_noted() {
    let TempBook { book, _dir } = temp_book();
    let opened = play(&book, "evening", &[A]);
    fs::write(book.path("evening"), opened.text.replace(&format!("seal = \"{}\"\n", opened.seal()), ""))
        .unwrap();
    for _ in 0..2 {
        let (findings, notes) = audit(&book);
        assert!(findings.is_empty(), "{findings:?}");
        let [Finding::Notable { line: Some(_), entries: 1, notable: Notable::Unsealed { entries: 1 }, .. }] =
            notes.as_slice()
        else {
            panic!("{notes:?}")
        };
    }
    // The next entry seals it.
    let sealed = record(&book, "evening", None, hand(B)).unwrap().opened;
    assert_eq!((sealed.chain.unfit(), sealed.chain.unsealed()), (None, 1));
}

#[test]
fn files_with_another_ending_are_compared_with_the_series() {
    let TempBook { book, _dir } = temp_book();
    let text = play(&book, "evening", &[A, B]).text;
    // Syncthing, rclone, an editor, and a name that says nothing.
    for file in ["evening.toml.sync-conflict-20261120", "evening.toml..path1", "evening.toml~", "saved"] {
        let found = |text: &str| {
            fs::write(book.dir().join(file), text).unwrap();
            assert_eq!(book.names().unwrap(), ["evening"]);
            let (mut findings, _) = audit(&book);
            fs::remove_file(book.dir().join(file)).unwrap();
            assert!(findings.len() <= 1, "{findings:?}");
            findings.pop()
        };
        let nothing_else = |finding: Option<Finding>| match finding {
            Some(Finding::LeftoverCopy { holds_nothing_else, aside }) if aside.of == "evening" => {
                Some(holds_nothing_else)
            }
            _ => None,
        };
        assert_eq!(nothing_else(found(&text)), Some(true));
        assert_eq!(nothing_else(found(&written_elsewhere("evening", &[A]))), Some(true));
        assert_eq!(nothing_else(found(&text.replace("points = 19", "points = x"))), Some(false));
        assert!(found("anything").is_none());
        for (hands, own) in [(&[A, B, A, B][..], &[4, 5][..]), (&[A, A], &[3])] {
            let Some(Finding::OneSeries { relation: FileRelation::Apart(lines), one, other, series, .. }) =
                found(&written_elsewhere("evening", hands))
            else {
                panic!("the copy has lines of its own");
            };
            assert_eq!(lines, own, "the second `{A}` is a line of its own");
            assert_eq!((series.as_str(), one.as_str(), other.as_str()), ("evening", "evening", file));
        }
        // The file of another series, which is nowhere else.
        let stray = found(&written_elsewhere("other", &[A])).unwrap();
        assert!(matches!(&stray, Finding::OnlyAside { aside, .. } if aside.of == "other"), "{stray:?}");
    }
    // It is read by its whole name, and alone it is not a ledger without series.
    fs::rename(book.path("evening"), book.dir().join("evening.toml..path1")).unwrap();
    assert_eq!(book.open_aside("evening.toml..path1").unwrap().unwrap().series.hands().count(), 2);
    assert!(book.open_aside("../evening.toml..path1").unwrap().is_none());
    assert!(matches!(book.current(), Err(BookError::OnlyAside(aside)) if aside[0].of == "evening"));
}

/// Which of several files is the original is said by what is in them, and copies do not make a name ambiguous.
#[test]
fn of_two_files_with_one_series_the_copy_is_named() {
    for (original, copy) in [("evening", "Copy of evening"), ("evening", "evening-2"), ("evening", "zz")] {
        let TempBook { book, _dir } = temp_book();
        play(&book, original, &[A]);
        fs::copy(book.path(original), book.path(copy)).unwrap();
        let relation = || match audit(&book).0.as_slice() {
            [Finding::OneSeries { series, one, other, relation, .. }] => {
                assert_eq!([&**series, &**one, &**other], [copy, original, copy]);
                relation.clone()
            }
            findings => panic!("{findings:?}"),
        };
        assert_eq!(relation(), FileRelation::Same);
        let without_state = Book::open(book.dir().to_owned(), None);
        assert_eq!(
            (without_state.current().unwrap(), book.find("e").ok()),
            (original.to_owned(), book.find("even").ok())
        );
        let refused = record(&book, copy, None, hand(B));
        assert!(
            matches!(&refused, Err(BookError::IsCopy { series, of }) if (&**series, &**of) == (copy, original))
        );
        elsewhere(&book, original, || {
            record(&book, copy, None, hand(B)).unwrap();
            record(&book, copy, None, hand(B)).unwrap();
        });
        assert_eq!(relation(), FileRelation::Apart(vec![3, 4]));
        record(&book, original, None, hand(A)).unwrap();
        assert_eq!(relation(), FileRelation::Apart(vec![3, 4]));
        // An audit of one series looks at the files that have its name in theirs.
        let alone = book.audit(vec![original.to_owned()], false).copies(AuditResult::default()).unwrap();
        assert_eq!(alone.len(), usize::from(copy != "zz"));
    }
}

#[test]
fn a_ledger_that_is_a_file_has_no_series() {
    let TempBook { book, _dir } = temp_book();
    start(&book, "one");
    let current = |dir: std::path::PathBuf| book.elsewhere(dir).current();
    assert!(matches!(current(_dir.path().join("none")), Err(BookError::NoSeries)));
    assert!(matches!(current(book.path("one")), Err(BookError::Store(StoreError::Reading(..)))));
    let undone = record(&book, "one", None, Operation::Undo).unwrap_err();
    let BookError::Refused { series, refusal } = undone else { panic!("{undone:?}") };
    assert_eq!((series.as_str(), *refusal), ("one", crate::model::Refusal::NothingToUndo));
    for failed in [book.read("three").map(drop), record(&book, "three", None, Operation::Undo).map(drop)] {
        assert!(matches!(failed, Err(BookError::UnknownSeries(series)) if series == "three"));
    }
}
