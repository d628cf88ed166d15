//! Rows placed in a ledger: as new series, as more hands of one that is there, or as known already.

use super::*;
use crate::exchange::{Clock, ImportedSeries, imported_series, read_rows, row_format};
use ginscore_rules::settlement::Stake;
use std::ops::ControlFlow;

const START: &str = "2026-11-20T19:30:00+01:00";

/// The series of rows, each with its name, its start, the cells of some more columns, and its hands.
fn rows(head: &str, series: &[(&str, &str, &str, &[&str])]) -> Vec<ImportedSeries> {
    let rows = series.iter().flat_map(|(name, start, more, hands)| {
        hands.iter().map(move |hand| format!("{name},{start},{more},{hand}\n"))
    });
    let text = format!("series,start,{head},hand\n{}", rows.collect::<String>());
    series_of(&text)
}

fn series_of(text: &str) -> Vec<ImportedSeries> {
    let clock = Clock { now: now(), at_the_hour: |hour| Some(hour.and_utc().fixed_offset()) };
    let rows = read_rows(text, row_format(text)).unwrap();
    imported_series(&rows, clock, None).unwrap_or_else(|faults| panic!("{text}{faults:?}"))
}

fn one(name: &str, start: &str, hands: &[&str]) -> Vec<ImportedSeries> {
    rows("player_one,player_two", &[(name, start, "Ann,Bob", hands)])
}

/// The series of a ledger, for rows without names.
fn theirs(book: &Book) -> Vec<KnownSeries> {
    let names = book.names().unwrap().into_iter();
    names.filter_map(|name| book.read(&name).ok().map(KnownSeries::from)).collect()
}

fn places(
    book: &Book,
    all: &[ImportedSeries],
    theirs: &[KnownSeries],
) -> Result<Vec<ImportPlace>, BookError> {
    let mut names = book.import_names(all.iter().filter_map(|one| one.name.clone()), theirs)?;
    let place = |one| {
        let chosen = names.choose(one);
        let place = book.place_import(&chosen.name, one)?.place;
        names.check(&chosen, &place).map(|()| place)
    };
    all.iter().map(place).collect()
}

/// Imports series, and returns the place and the name of each.
fn import(book: &Book, all: &[ImportedSeries]) -> Result<Vec<String>, BookError> {
    let lock = book.lock(&[], &mut || ()).unwrap();
    let mut written = 0;
    let places = places(book, all, &theirs(book))?;
    let imported = book.import(&lock, &places, || {
        written += 1;
        ControlFlow::Continue(())
    })?;
    assert!(imported.findings.is_empty(), "{:?}", imported.findings);
    assert_eq!(imported.done, places.len());
    let of = |place: &ImportPlace| match place {
        ImportPlace::New(_) => format!("new {}", place.name()),
        ImportPlace::Longer(new, before) => {
            format!("{} {}+{}", place.name(), before.hands, new.hands - before.hands)
        }
        ImportPlace::Present(_) => format!("known {}", place.name()),
    };
    let places: Vec<String> = places.iter().map(of).collect();
    let changed = places.iter().filter(|place| !place.starts_with("known")).count();
    assert_eq!(written, changed);
    assert_eq!(imported.durability, (changed > 0).then_some(Durability::Confirmed));
    Ok(places)
}

fn difference(error: BookError) -> ImportDifference {
    match error {
        BookError::Conflict { difference, .. } => *difference,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_growing_series_gets_its_new_hands() {
    for name in ["evening", ""] {
        let TempBook { book, _dir } = temp_book();
        let hands = ["Ann 4 v 23", "Bob gin v 11", "draw"];
        let called = if name.is_empty() { "2026-11-20-1930-ann-bob" } else { name };
        let import = |hands: &[&str]| import(&book, &one(name, START, hands)).unwrap();
        assert_eq!(import(&hands[..1]), [format!("new {called}")]);
        assert_eq!(import(&hands[..1]), [format!("known {called}")]);
        assert_eq!(import(&hands), [format!("{called} 1+2")]);
        assert_eq!(import(&hands[..2]), [format!("known {called}")]);
        let read = book.examine(called).unwrap();
        assert!(read.findings.is_empty());
        assert_eq!(read.series.hands().count(), 3);
    }
}

#[test]
fn a_dealer_who_is_named_in_a_later_row_is_recorded() {
    let TempBook { book, _dir } = temp_book();
    let hands = |last: &str| {
        let rows_of = |dealers: [&str; 2]| {
            let rows: String = ["Ann 4 v 23", "draw"]
                .into_iter()
                .zip(dealers)
                .map(|(hand, dealer)| format!("Ann,Bob,{START},{hand},{dealer}\n"))
                .collect();
            format!("player_one,player_two,start,hand,dealer\n{rows}")
        };
        series_of(&rows_of(["", last]))
    };
    import(&book, &one("", START, &["Ann 4 v 23"])).unwrap();
    assert_eq!(import(&book, &hands("Bob")).unwrap(), ["2026-11-20-1930-ann-bob 1+1"]);
    let text = book.read("2026-11-20-1930-ann-bob").unwrap().text;
    assert!(text.contains("deal"), "{text}");
    // The winner deals the next hand: only another dealer is recorded.
    let TempBook { book, _dir } = temp_book();
    import(&book, &one("", START, &["Ann 4 v 23"])).unwrap();
    import(&book, &hands("Ann")).unwrap();
    let opened = book.read("2026-11-20-1930-ann-bob").unwrap();
    assert_eq!(opened.chain.len(), 2, "{}", opened.text);
}

#[test]
fn rows_that_differ_from_the_ledger_are_refused() {
    let TempBook { book, _dir } = temp_book();
    let head = "player_one,player_two,preset,stake,first_dealer";
    let of = |more: &str, start: &str, hands: &[&str]| rows(head, &[("evening", start, more, hands)]);
    let plain = "Ann,Bob,standard,0.05,Ann";
    import(&book, &of(plain, START, &["Ann 4 v 23", "draw"])).unwrap();
    let text = book.read("evening").unwrap().text;
    let refused = |more: &str, start: &str, hands: &[&str]| {
        difference(import(&book, &of(more, start, hands)).unwrap_err())
    };
    let hands = &["Ann 4 v 23", "draw"];
    assert!(matches!(refused("Ann,Cid,standard,0.05,Ann", START, hands), ImportDifference::Players(_)));
    assert!(matches!(refused("Ann,Bob,pagat,0.05,Ann", START, hands), ImportDifference::Rule(..)));
    assert!(matches!(refused(plain, "2026-11-21", hands), ImportDifference::Start(_)));
    let stake = refused("Ann,Bob,standard,0.10,Ann", START, hands);
    let read = |stake| Stake::read(stake).unwrap();
    assert!(
        matches!(stake, ImportDifference::Stake(Some(there), here) if (there, here) == (read("0.05"), read("0.10")))
    );
    let dealer = refused("Ann,Bob,standard,0.05,Bob", START, hands);
    assert!(
        matches!(dealer, ImportDifference::FirstDealer(Some(there), here) if there == "Ann" && here == "Bob")
    );
    let ImportDifference::Hand { number, there, here } = refused(plain, START, &["Ann 4 v 23", "Ann 5 v 23"])
    else {
        panic!("the second hand differs");
    };
    assert_eq!((number, there.as_str(), here.as_str()), (2, "draw", "Ann 5 v 23"));
    // What the rows leave out is not a difference, and the same local time is the same start.
    for (more, start) in [
        ("Ann,Bob,standard,,", START),
        ("Ann,Bob,standard,0.050,Ann", START),
        (plain, ""),
        (plain, "2026-11-20T19:30:00+05:00"),
        (plain, "2026-11-20T18:30:00Z"),
    ] {
        assert_eq!(import(&book, &of(more, start, hands)).unwrap(), ["known evening"], "{more} {start}");
    }
    assert_eq!(book.read("evening").unwrap().text, text);
    // Stakes and dealers that only the rows name are not added to a series.
    let later = "2026-11-20T21:30:00+01:00";
    let plain = rows("player_one,player_two", &[("plain", later, "Ann,Bob", hands)]);
    import(&book, &plain).unwrap();
    let named =
        |more: &str| difference(import(&book, &rows(head, &[("plain", later, more, hands)])).unwrap_err());
    assert!(matches!(named("Ann,Bob,,0.05,"), ImportDifference::Stake(None, _)));
    assert!(matches!(named("Ann,Bob,,,Ann"), ImportDifference::FirstDealer(None, _)));
}

/// A spreadsheet makes 42 of 0042: the series of the same players, start and hands is known under any name.
#[test]
fn a_series_under_another_name_is_not_recorded_again() {
    let TempBook { book, _dir } = temp_book();
    let hands: &[&str] = &["Ann 4 v 23", "draw", "Bob gin v 9"];
    let import = |name: &str, start: &str, hands: &[&str]| import(&book, &one(name, start, hands)).unwrap();
    assert_eq!(import("0042", START, &hands[..2]), ["new 0042"]);
    assert_eq!(import("42", START, &hands[..2]), ["known 0042"]);
    assert_eq!(import("42", START, &hands[..1]), ["known 0042"]);
    assert_eq!(import("42", START, hands), ["0042 2+1"]);
    assert_eq!(import("42", "2026-11-20T18:30:00Z", hands), ["known 0042"]);
    // Another start, other hands or no start: another evening, or one that nobody can tell from it.
    assert_eq!(import("43", "2026-11-20T20:30:00+01:00", hands), ["new 43"]);
    assert_eq!(import("44", START, &["Ann 5 v 23"]), ["new 44"]);
    assert_eq!(import("45", "", hands), ["new 45"]);
    // With another stake it is the same evening, and the difference is said.
    let other = rows("player_one,player_two,stake", &[("42", START, "Ann,Bob,5", hands)]);
    assert!(matches!(
        difference(super::import::import(&book, &other).unwrap_err()),
        ImportDifference::Stake(None, _)
    ));
}

#[test]
fn series_without_names_are_known_by_their_players_and_start() {
    let TempBook { book, _dir } = temp_book();
    let hands: &[&str] = &["Ann 4 v 23", "draw"];
    let named = "2026-11-20-1930-ann-bob";
    import(&book, &one("", START, hands)).unwrap();
    // Another start, or other players, are another series.
    assert_eq!(
        import(&book, &one("", "2026-11-20T21:00:00+01:00", hands)).unwrap(),
        ["new 2026-11-20-2100-ann-bob"]
    );
    let cid = rows("player_one,player_two", &[("", START, "Ann,Cid", hands)]);
    assert_eq!(import(&book, &cid).unwrap(), ["new 2026-11-20-1930-ann-cid"]);
    // The same start with other hands is a conflict, not a new series.
    let refused = import(&book, &one("", START, &["Bob 4 v 23"])).unwrap_err();
    assert!(
        matches!(&refused, BookError::Conflict { line: 2, series, .. } if series == named),
        "{refused:?}"
    );
    assert_eq!(
        import(&book, &one("", "2026-11-20T19:30:00+05:00", hands)).unwrap(),
        [format!("known {named}")]
    );
    assert_eq!(book.names().unwrap().len(), 3);
}

#[test]
fn series_without_a_start_are_known_by_their_hands() {
    let TempBook { book, _dir } = temp_book();
    let import = |hands: &[&str]| import(&book, &one("", "", hands)).unwrap();
    let named = "2026-11-20-1930-ann-bob";
    assert_eq!(import(&["Ann 4 v 23", "draw"]), [format!("new {named}")]);
    assert_eq!(import(&["Ann 4 v 23", "draw"]), [format!("known {named}")]);
    assert_eq!(import(&["Ann 4 v 23", "draw", "draw"]), [format!("{named} 2+1")]);
    // Fewer hands, or others, may be another evening of the two.
    assert_eq!(import(&["Ann 4 v 23"]), [format!("new {named}-2")]);
    assert_eq!(import(&["Bob 4 v 23"]), [format!("new {named}-3")]);
    // A series that is over goes on no more, and one without hands is not the start of any.
    assert_eq!(import(&["Bob +120"]), [format!("new {named}-4")]);
    start(&book, "z");
    assert_eq!(import(&["Bob gin v 11"]), [format!("new {named}-5")]);
}

#[test]
fn a_new_series_is_not_next_to_one_of_its_name_in_another_case() {
    let TempBook { book, _dir } = temp_book();
    let head = "player_one,player_two";
    let (a, b): (&[&str], &[&str]) = (&["Ann 4 v 23"], &["Ann 4 v 23", "draw"]);
    import(&book, &one("Friday", START, a)).unwrap();
    let all = rows(head, &[("sunday", START, "Ann,Bob", a), ("friday", START, "Ann,Bob", b)]);
    let refused = import(&book, &all).unwrap_err();
    assert!(
        matches!(&refused, BookError::SameFile { line: 3, series, other } if series == "friday" && other == "Friday"),
        "{refused:?}"
    );
    let later = "2026-11-22T19:30:00+01:00";
    let both = rows(head, &[("sunday", later, "Ann,Bob", a), ("SUNDAY", later, "Ann,Bob", b)]);
    assert!(matches!(import(&book, &both).unwrap_err(), BookError::SameFile { line: 3, .. }));
    assert_eq!(book.names().unwrap(), ["Friday"]);
    // A ledger that has both already goes on with both.
    std::fs::copy(book.path("Friday"), book.path("friday")).unwrap();
    if book.names().unwrap().len() == 2 {
        assert_eq!(import(&book, &one("friday", START, b)).unwrap(), ["friday 1+1"]);
        assert_eq!(book.read("Friday").unwrap().series.hands().count(), 1);
    }
}

#[test]
fn two_groups_of_rows_are_not_one_series() {
    let TempBook { book, _dir } = temp_book();
    let head = "player_one,player_two";
    let (a, b): (&[&str], &[&str]) = (&["Ann 4 v 23"], &["Ann 4 v 23", "draw"]);
    import(&book, &one("evening", START, a)).unwrap();
    let twice =
        rows(head, &[("evening", START, "Ann,Bob", a), ("", START, "Ann,Cid", b), ("", START, "Ann,Bob", b)]);
    // The rows without a name continue those of the same players, if the name is not in between.
    assert_eq!(twice.len(), 3);
    let refused = import(&book, &twice).unwrap_err();
    assert!(
        matches!(&refused, BookError::Twice { line: 5, earlier: 2, series } if series == "evening"),
        "{refused:?}"
    );
    assert_eq!(book.read("evening").unwrap().series.hands().count(), 1);
    // Two series of one minute get two names, also if a later one has the name that the first would get.
    let named = "2026-11-20-1930-ann-bob";
    let TempBook { book, _dir } = temp_book();
    let both = rows(head, &[("", START, "Ann,Bob", a), (named, START, "Ann,Bob", b)]);
    assert_eq!(import(&book, &both).unwrap(), [format!("new {named}-2"), format!("new {named}")]);
}

#[test]
fn a_directory_with_the_name_of_a_series_is_refused() {
    let TempBook { book, _dir } = temp_book();
    fs::create_dir_all(book.path("evening")).unwrap();
    // A dry run finds it as well.
    let refused = places(&book, &one("evening", START, &["draw"]), &[]).unwrap_err();
    assert!(
        matches!(&refused, BookError::Store(error) if matches!(error, StoreError::Creating(_))),
        "{refused:?}"
    );
    assert!(book.path("evening").is_dir());
}

#[test]
fn a_series_with_an_entry_that_does_not_fit_gets_hands() {
    let TempBook { book, _dir } = temp_book();
    import(&book, &one("evening", START, &["Ann 4 v 23"])).unwrap();
    edit(&book, "evening", "19:30:02", "19:30:03");
    assert_eq!(import(&book, &one("evening", START, &["Ann 4 v 23"])).unwrap(), ["known evening"]);
    assert_eq!(import(&book, &one("evening", START, &["Ann 4 v 23", "draw"])).unwrap(), ["evening 1+1"]);
    assert_eq!(book.read("evening").unwrap().chain.unfit().unwrap().again, Some(2));
    // One that the rules contradict does not.
    edit(&book, "evening", "points = 19", "points = 18");
    let refused = import(&book, &one("evening", START, &["Ann 4 v 23", "draw", "draw"])).unwrap_err();
    assert!(matches!(&refused, BookError::Unsound(_)), "{refused:?}");
}

/// A series that was shortened since it was written gets the new hands, and it is said.
#[test]
fn hands_are_added_to_a_shortened_series_with_a_finding() {
    let TempBook { book, _dir } = temp_book();
    import(&book, &one("evening", START, &["Ann 4 v 23"])).unwrap();
    let first = book.read("evening").unwrap().text;
    import(&book, &one("evening", START, &["Ann 4 v 23", "draw", "draw"])).unwrap();
    book.make_current("evening").unwrap();
    fs::write(book.path("evening"), &*first).unwrap();
    let longer = one("evening", START, &["Ann 4 v 23", "Bob 4 v 23"]);
    let lock = book.lock(&[], &mut || ()).unwrap();
    let places = places(&book, &longer, &[]).unwrap();
    let findings = book.import(&lock, &places, || ControlFlow::Continue(())).unwrap().findings;
    assert!(matches!(findings.as_slice(), [Finding::Shortened { entries: 1, .. }]), "{findings:?}");
    assert!(book.examine("evening").unwrap().findings.is_empty());
}

/// If one of the series cannot be written, those before it are as they were.
#[test]
fn an_import_is_all_or_nothing() {
    let TempBook { book, _dir } = temp_book();
    import(&book, &one("a", START, &["Ann 4 v 23"])).unwrap();
    let before = book.read("a").unwrap().text;
    let head = "player_one,player_two";
    let draws: &[&str] = &["Ann 4 v 23", "draw"];
    let all = rows(
        head,
        &[("a", START, "Ann,Bob", draws), ("b", START, "Ann,Bob", draws), ("c", START, "Ann,Bob", draws)],
    );
    let lock = book.lock(&[], &mut || ()).unwrap();
    let places = places(&book, &all, &[]).unwrap();
    // The name is taken by the time that the last one is written.
    fs::create_dir(book.path("c")).unwrap();
    let failed = book.import(&lock, &places, || ControlFlow::Continue(())).unwrap_err();
    assert!(matches!(&failed, BookError::Store(_)), "{failed:?}");
    assert_eq!(book.names().unwrap(), ["a", "c"]);
    assert_eq!(book.read("a").unwrap().text, before);
    // If that fails as well, the message says so.
    fs::remove_dir(book.path("c")).unwrap();
    let spoil = || {
        if book.path("b").is_file() {
            fs::create_dir(book.path("c")).unwrap();
            fs::remove_file(book.path("b")).unwrap();
            fs::create_dir(book.path("b")).unwrap();
        }
        ControlFlow::Continue(())
    };
    let failed = book.import(&lock, &places, spoil).unwrap_err();
    assert!(matches!(&failed, BookError::PartlyImported(_)), "{failed:?}");
    // What could be removed is.
    assert_eq!(book.read("a").unwrap().text, before);
}

/// An import that is told to stop has recorded what it says, and the next one of the same rows records the rest.
#[test]
fn an_import_that_stops_says_how_far_it_came() {
    let TempBook { book, _dir } = temp_book();
    import(&book, &one("a", START, &["draw"])).unwrap();
    let hands: &[&str] = &["draw"];
    let named = ["a", "b", "c", "d"].map(|name| (name, START, "Ann,Bob", hands));
    let all = rows("player_one,player_two", &named);
    let lock = book.lock(&[], &mut || ()).unwrap();
    let placed = places(&book, &all, &[]).unwrap();
    let mut written = 0;
    let stop_after_two = || {
        written += 1;
        if written == 2 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let imported = book.import(&lock, &placed, stop_after_two).unwrap();
    // The first is known already, and counts.
    assert_eq!((imported.done, imported.durability), (3, Some(Durability::Confirmed)));
    assert_eq!(book.names().unwrap(), ["a", "b", "c"]);
    drop(lock);
    assert_eq!(import(&book, &all).unwrap(), ["known a", "known b", "known c", "new d"]);
}

/// A series of the ledger may be called otherwise than in the rows.
#[test]
fn a_series_that_was_renamed_is_known_by_what_it_contains() {
    for start in [START, ""] {
        let TempBook { book, _dir } = temp_book();
        let hands = ["Ann 4 v 23", "Bob gin v 11", "draw"];
        let rows = |hands: &[&str]| one("s1", start, hands);
        assert_eq!(import(&book, &rows(&hands[..2])).unwrap(), ["new s1"]);
        book.rename_series("s1", "friday", &mut || ()).unwrap();
        assert_eq!(import(&book, &rows(&hands[..2])).unwrap(), ["known friday"], "{start}");
        assert_eq!(import(&book, &rows(&hands)).unwrap(), ["friday 2+1"], "{start}");
        // Players who have other names now, too.
        book.rename_player("Ann", "Zoe", false, &[], now(), &mut || ()).unwrap();
        assert_eq!(import(&book, &rows(&hands)).unwrap(), ["known friday"], "{start}");
        // Another evening may have the name that is free.
        let other = one("s1", &start.replace("20T", "27T"), &["Bob 3 v 9"]);
        assert_eq!(import(&book, &other).unwrap(), ["new s1"], "{start}");
        assert_eq!(book.names().unwrap(), ["friday", "s1"]);
    }
}

/// The start, the players and the first hand are enough if the series has another name than at its start.
#[test]
fn a_renamed_series_is_known_by_its_start_and_first_hand() {
    let TempBook { book, _dir } = temp_book();
    import(&book, &one("s1", START, &["Ann 4 v 23"])).unwrap();
    book.rename_series("s1", "friday", &mut || ()).unwrap();
    assert_eq!(import(&book, &one("monday", START, &["Ann 4 v 23", "draw"])).unwrap(), ["friday 1+1"]);
    assert_eq!(import(&book, &one("monday", "", &["Ann 4 v 23", "draw"])).unwrap(), ["new monday"]);
    assert_eq!(import(&book, &one("s2", START, &["Bob 3 v 9"])).unwrap(), ["new s2"]);
    // A hand that was corrected since is a difference, as if the name had stayed.
    let operation = crate::testing::operation_in(&book.read("s2").unwrap().series, "amend 1 Bob 2 v 9");
    book.record("s2", None, now(), |_| Ok::<_, std::convert::Infallible>(operation), &mut || ())
        .unwrap()
        .unwrap();
    book.rename_series("s2", "late", &mut || ()).unwrap();
    let error = import(&book, &one("s2", START, &["Bob 3 v 9"])).unwrap_err();
    assert!(matches!(difference(error), ImportDifference::Hand { number: 1, .. }));
}
