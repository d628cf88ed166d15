//! The book in a directory of its own: recording, refusing, accepting and finding.

mod files;
mod import;
mod presets;
mod state;
mod trash;

use std::convert::Infallible;
use std::fs;

use tempfile::TempDir;

use super::*;
use crate::model::{Header, Moment, OperationError};
use ginscore_notation::{Names, Operation, RecordedHand, read_hand};
use ginscore_rules::house::HouseRules;
use ginscore_rules::players::Opponents;

/// A book in a temporary directory, which is deleted when this value is dropped.
struct TempBook {
    book: Book,
    _dir: TempDir,
}

fn temp_book() -> TempBook {
    let dir = tempfile::tempdir().unwrap();
    let book = Book::open(dir.path().join("ledger"), Some(dir.path().join("state")));
    TempBook { book, _dir: dir }
}

fn now() -> Moment {
    Moment::parse_from_rfc3339("2026-11-20T19:30:00+01:00").unwrap()
}

fn header() -> Header {
    Header {
        roster: Names::new("Ann", "Bob").unwrap().into(),
        start: now(),
        first_dealer: None,
        stake: None,
        preset: "standard".to_owned(),
        house: HouseRules::default(),
    }
}

fn start(book: &Book, name: &str) -> Started {
    book.start(&header(), Some(name), &mut || ()).unwrap()
}

fn hand(line: &str) -> Operation {
    let claim = read_hand(line, &header().roster.pair(Opponents::two())).unwrap().claim;
    Operation::Hand(RecordedHand { opponents: Opponents::two(), claim, note: None })
}

fn record(
    book: &Book,
    name: &str,
    known: Option<&OpenedSeries>,
    operation: Operation,
) -> Result<Recorded, RecordError<Infallible>> {
    book.record(name, known, now(), |_| Ok(operation), &mut || ())
}

/// Replaces the text of a series, as someone with an editor would.
fn edit(book: &Book, name: &str, from: &str, to: &str) {
    let text = fs::read_to_string(book.path(name)).unwrap();
    assert!(text.contains(from), "{text}");
    fs::write(book.path(name), text.replace(from, to)).unwrap();
}

#[test]
fn a_recorded_hand_is_in_the_file_and_scored() {
    let TempBook { book, _dir } = temp_book();
    let started = start(&book, "evening");
    assert!(started.findings.is_empty(), "{:?}", started.findings);
    let recorded = record(&book, "evening", None, hand("Ann 4 v 23")).unwrap();
    assert!(recorded.findings.is_empty(), "{:?}", recorded.findings);
    assert_eq!(recorded.before.rounds().len(), 0);
    let read = book.examine("evening").unwrap();
    assert!(read.findings.is_empty());
    assert_eq!(read.text, recorded.opened.text);
    assert_eq!(read.series.scored(1).unwrap().points(), 19);
    assert_eq!(read.seal(), recorded.opened.seal());
}

#[test]
fn a_known_series_is_read_again_once_its_file_has_changed() {
    let TempBook { book, _dir } = temp_book();
    let known = start(&book, "evening").opened;
    let first = record(&book, "evening", Some(&known), hand("Ann 4 v 23")).unwrap();
    // `known` is out of date now: the hand of the other writer must not be lost.
    let second = record(&book, "evening", Some(&known), hand("Bob gin v 11")).unwrap();
    assert_eq!(second.opened.series.hands().count(), 2);
    assert!(second.opened.text.starts_with(&*first.opened.text));
    let same = book.refresh("evening", Some(second.opened.clone())).unwrap();
    assert!(std::sync::Arc::ptr_eq(&same.text, &second.opened.text));
    let newer = book.refresh("evening", Some(first.opened)).unwrap();
    assert_eq!(newer.text, second.opened.text);
}

#[test]
fn a_refused_operation_writes_nothing() {
    let TempBook { book, _dir } = temp_book();
    let before = start(&book, "evening").opened.text;
    let refused = record(&book, "evening", None, Operation::Undo).unwrap_err();
    assert!(matches!(refused, RecordError::Refused(OperationError::NothingToUndo)), "{refused}");
    let failed = book.record("evening", None, now(), |_| Err("no"), &mut || ()).unwrap_err();
    assert!(matches!(failed, RecordError::Request("no")));
    assert_eq!(book.read("evening").unwrap().text, before);
}

#[test]
fn nothing_is_added_to_a_series_with_a_mismatch_until_it_is_fixed() {
    let TempBook { book, _dir } = temp_book();
    start(&book, "evening");
    record(&book, "evening", None, hand("Ann 4 v 23")).unwrap();
    edit(&book, "evening", "points = 19", "points = 91");
    let findings = book.read("evening").unwrap().findings;
    assert!(matches!(findings.kept(), [Finding::Mismatch(_)]), "{findings:?}");
    let refused = record(&book, "evening", None, hand("Bob gin v 11")).unwrap_err();
    assert!(matches!(refused, RecordError::Book(BookError::Unsound(_))), "{refused}");
    // The rules contradict it, so it cannot be accepted either.
    let refused = book.accept("evening", now(), |_, _| String::new(), &mut || ()).unwrap_err();
    assert!(matches!(refused, BookError::Unsound(_)), "{refused}");
}

#[test]
fn an_edited_hand_can_be_accepted() {
    let TempBook { book, _dir } = temp_book();
    start(&book, "evening");
    record(&book, "evening", None, hand("Ann 4 v 23")).unwrap();
    assert!(book.accept("evening", now(), |_, _| String::new(), &mut || ()).unwrap().is_none());
    edit(&book, "evening", "Ann 4 v 23", "Ann 5 v 24");
    let opened = book.examine("evening").unwrap();
    assert!(matches!(opened.findings.kept(), [Finding::SealBreak(_)]), "{:?}", opened.findings);
    assert!(opened.seal().is_none() && book.is_to_accept(&opened));
    let note = |broken: Option<&_>, mismatch: Option<_>| {
        assert!(broken.is_some() && mismatch.is_some());
        "Bob had 24".to_owned()
    };
    let accepted = book.accept("evening", now(), note, &mut || ()).unwrap().unwrap();
    assert!(accepted.opened.seal().is_some());
    assert!(book.examine("evening").unwrap().findings.is_empty());
    record(&book, "evening", None, hand("Bob gin v 11")).unwrap();
}

#[test]
fn a_shortened_series_with_valid_seals_is_found() {
    let TempBook { book, _dir } = temp_book();
    start(&book, "evening");
    let first = record(&book, "evening", None, hand("Ann 4 v 23")).unwrap();
    record(&book, "evening", None, hand("Bob gin v 11")).unwrap();
    fs::write(book.path("evening"), &*first.opened.text).unwrap();
    assert!(book.read("evening").unwrap().findings.is_empty());
    let findings = book.examine("evening").unwrap().findings;
    let shortened = |finding: &Finding| {
        let Finding::NotAsWritten { mismatch, entries: 1, .. } = finding else { return false };
        matches!(mismatch, MemoryMismatch::Shortened(last) if last.entries == 2)
    };
    assert!(findings.kept().iter().all(shortened) && findings.count() == 1, "{findings:?}");
    // The hand is recorded anyway, and the difference is found again the next time.
    let recorded = record(&book, "evening", None, hand("Bob gin v 12")).unwrap();
    assert!(matches!(recorded.findings.as_slice(), [Finding::NotAsWritten { .. }]));
}

#[test]
fn a_series_is_found_by_a_part_of_its_name() {
    let TempBook { book, _dir } = temp_book();
    assert!(matches!(book.current(), Err(FindError::Empty)));
    start(&book, "monday");
    start(&book, "Tuesday");
    assert_eq!(book.names().unwrap(), ["Tuesday", "monday"]);
    assert_eq!(book.find("tues").unwrap(), "Tuesday");
    assert!(matches!(book.find("sunday"), Err(FindError::Unknown(part)) if part == "sunday"));
    assert!(matches!(book.find("day"), Err(FindError::Ambiguous { names, .. }) if names.len() == 2));
    assert_eq!(book.current().unwrap(), "Tuesday");
    book.make_current("monday").unwrap();
    assert_eq!(book.current().unwrap(), "monday");
    let without_state = Book::open(book.dir().to_owned(), None);
    assert!(matches!(without_state.current(), Err(FindError::NoCurrent)));
    assert!(matches!(without_state.make_current("monday"), Err(BookError::NoState { .. })));
}

#[test]
fn a_name_is_made_of_the_start_and_the_players() {
    let TempBook { book, _dir } = temp_book();
    for name in ["2026-11-20-1930-ann-bob", "2026-11-20-1930-ann-bob-2"] {
        assert_eq!(book.start(&header(), None, &mut || ()).unwrap().opened.name, name);
    }
    let again = book.start(&header(), Some("2026-11-20-1930-ann-bob"), &mut || ()).unwrap_err();
    assert!(matches!(again, BookError::Store(StoreError { doing: FileErrorKind::Creating, .. })), "{again}");
}

#[test]
fn an_audit_finds_missing_series_and_copies() {
    let TempBook { book, _dir } = temp_book();
    for name in ["one", "other"] {
        start(&book, name);
        record(&book, name, None, hand("Ann 4 v 23")).unwrap();
    }
    let run = || {
        let audit = book.audit(book.names().unwrap(), true);
        let mut result = AuditResult::default();
        let mut findings = Vec::new();
        for name in audit.names() {
            let examined = audit.examine(name).unwrap();
            findings.extend(result.add(&audit, examined).unwrap().into_kept());
        }
        findings.extend(audit.missing(&result, &mut || ()).unwrap());
        findings.extend(audit.copies().unwrap().into_iter().map(Result::unwrap));
        findings
    };
    assert!(run().is_empty());
    fs::copy(book.path("one"), book.path("twin")).unwrap();
    let findings = run();
    assert!(
        matches!(findings.as_slice(), [Finding::OneSeries { relation: FileRelation::Same, .. }]),
        "{findings:?}"
    );
    fs::remove_file(book.path("twin")).unwrap();
    fs::rename(book.path("one"), book.path("renamed")).unwrap();
    assert!(run().is_empty(), "a renamed file is not missing");
    fs::remove_file(book.path("other")).unwrap();
    let findings = run();
    assert!(
        matches!(findings.as_slice(), [Finding::Missing { series, .. }] if series == "other"),
        "{findings:?}"
    );
    assert!(book.is_missing("other"));
    book.accept_missing("other", &mut || ()).unwrap();
    assert!(run().is_empty());
}
