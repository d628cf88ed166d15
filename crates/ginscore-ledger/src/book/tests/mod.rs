//! The book in a directory of its own: recording, refusing and finding.

mod evening;
mod files;
mod import;
mod locks;
mod players;
mod presets;
mod state;
mod trash;

use std::convert::Infallible;
use std::fs;
use std::path::Path;

use tempfile::TempDir;

use super::*;
use crate::model::{Header, Moment};
use ginscore_notation::{Names, Operation, RecordedHand, read_hand};
use ginscore_rules::players::Opponents;

/// The names in a directory, in order.
fn names_in(dir: &Path) -> Vec<String> {
    let names = fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.collect();
    names.sort();
    names
}

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
    crate::testing::time(0)
}

fn header() -> Header {
    Header { first_dealer: None, ..crate::testing::header("standard") }
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
) -> Result<Recorded, BookError> {
    let done = book.record(name, known, now(), |_| Ok::<_, Infallible>(operation), &mut || ())?;
    Ok(done.unwrap())
}

/// Replaces the text of a series, as someone with an editor would.
fn edit(book: &Book, name: &str, from: &str, to: &str) {
    let text = fs::read_to_string(book.path(name)).unwrap();
    assert!(text.contains(from), "{text}");
    fs::write(book.path(name), text.replace(from, to)).unwrap();
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
fn a_series_is_found_by_a_part_of_its_name() {
    let TempBook { book, _dir } = temp_book();
    assert!(matches!(book.current(), Err(BookError::NoSeries)));
    start(&book, "monday");
    start(&book, "Tuesday");
    assert_eq!(book.names().unwrap(), ["Tuesday", "monday"]);
    assert_eq!(book.find("tues").unwrap(), "Tuesday");
    assert!(matches!(book.find("sunday"), Err(BookError::UnknownSeries(part)) if part == "sunday"));
    // Without its directory the ledger itself is missing.
    let elsewhere = book.elsewhere(book.dir().join("none"));
    assert!(matches!(elsewhere.read("monday"), Err(BookError::Read { series, .. }) if series == "monday"));
    assert!(matches!(book.find("day"), Err(BookError::SeveralSeries { names, .. }) if names.len() == 2));
    assert_eq!(book.current().unwrap(), "Tuesday");
    book.make_current("monday").unwrap();
    assert_eq!(book.current().unwrap(), "monday");
    let without_state = Book::open(book.dir().to_owned(), None);
    assert!(matches!(without_state.current(), Err(BookError::NoCurrent)));
    assert!(matches!(without_state.make_current("monday"), Err(BookError::NotCurrent { why: None, .. })));
}

#[test]
fn a_name_is_made_of_the_start_and_the_players() {
    let TempBook { book, _dir } = temp_book();
    for name in ["2026-11-20-1930-ann-bob", "2026-11-20-1930-ann-bob-2"] {
        assert_eq!(book.start(&header(), None, &mut || ()).unwrap().opened.name, name);
    }
    let again = book.start(&header(), Some("2026-11-20-1930-ann-bob"), &mut || ()).unwrap_err();
    assert!(matches!(again, BookError::Store(StoreError::Creating(_))), "{again:?}");
}
