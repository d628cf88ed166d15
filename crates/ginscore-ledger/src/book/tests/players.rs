//! Tests of names that change in all series.

use std::collections::BTreeMap;
use std::fs;

use tempfile::TempDir;

use crate::book::*;
use crate::model::{Header, Moment};
use crate::testing::{header, time};
use crate::text::read_series;
use ginscore_notation::{BadName, NameError, Names, Operation, RecordedHand, read_hand, same_players};
use ginscore_rules::players::{Entrant, Opponents, Player, Seat};

/// A ledger in a temporary directory, with series of these players that start a minute apart. Each has one hand.
fn ledger(series: &[(&str, &str, &str)]) -> (Book, TempDir) {
    let dir = tempfile::tempdir().unwrap();
    let book = Book::open(dir.path().join("ledger"), Some(dir.path().join("state")));
    for ((name, one, two), minute) in series.iter().zip(0..) {
        start(&book, name, one, two, minute);
    }
    (book, dir)
}

fn start(book: &Book, name: &str, one: &str, two: &str, minute: i64) {
    let names = Names::new(one, two).unwrap();
    let claim = read_hand(&format!("\"{two}\" 4 v 23"), &names).unwrap().claim;
    let header = Header { roster: names.into(), start: time(minute), ..header("standard") };
    book.start(&header, Some(name), &mut || ()).unwrap();
    act(
        book,
        name,
        Operation::Hand(RecordedHand { opponents: Opponents::two(), claim, note: None }),
        time(minute),
    );
}

fn act(book: &Book, name: &str, operation: Operation, at: Moment) {
    book.record(name, None, at, |_| Ok::<_, std::convert::Infallible>(operation), &mut || ())
        .unwrap()
        .unwrap();
}

fn rename(book: &Book, old: &str, new: &str) -> Result<RenamedPlayer, BookError> {
    book.rename_player(old, new, false, &[], time(60), &mut || ())
}

fn merge(book: &Book, old: &str, into: &str) -> Result<RenamedPlayer, BookError> {
    book.rename_player(old, into, true, &[], time(60), &mut || ())
}

fn names(book: &Book) -> Vec<String> {
    let both = |name: &String| {
        let opened = book.examine(name).unwrap();
        assert!(opened.findings.is_empty(), "{name}");
        Player::BOTH.map(|player| opened.series.roster().entrant(player.into())).join("-")
    };
    book.names().unwrap().iter().map(both).collect()
}

fn texts(book: &Book) -> BTreeMap<String, String> {
    let files = fs::read_dir(book.dir()).unwrap().map(|file| file.unwrap().path());
    let text = |path: std::path::PathBuf| {
        (path.file_name().unwrap().to_string_lossy().into_owned(), fs::read_to_string(&path).unwrap())
    };
    files.filter(|path| path.is_file()).map(text).collect()
}

const CLUB: [(&str, &str, &str); 4] =
    [("a", "Ann", "Bob"), ("b", "bob", "Cid"), ("c", "Ann", "Cid"), ("d", "Dan", "Robert")];

/// Of a series of other players only the header is read, but nobody is missed who was given another name.
#[test]
fn series_are_found_by_their_players() {
    let (book, _dir) = ledger(&CLUB);
    let found = |name: &str, one: &str, two: &str| {
        let players = Names::new(one, two).unwrap().into();
        let opened = book.read_if(name, |theirs| same_players(theirs, &players));
        opened.map(|opened| opened.is_some()).map_err(|_| ())
    };
    assert_eq!((found("a", "bob", "ann"), found("b", "Ann", "Bob")), (Ok(true), Ok(false)));
    rename(&book, "Bob", "Bobby").unwrap();
    let text = book.read("a").unwrap().text;
    for text in [text.to_string(), text.replace("\"rename\"", "\"ren\\u0061me\"")] {
        fs::write(book.path("a"), text).unwrap();
        assert_eq!(book.players_of("a").unwrap().players(), ["Ann", "Bobby"]);
        assert_eq!((found("a", "Ann", "Bobby"), found("a", "Ann", "Bob")), (Ok(true), Ok(true)));
    }
    // A mistake after the header matters only in a series of theirs, one in the header in any.
    let text = book.read("c").unwrap().text;
    fs::write(book.path("c"), format!("{text}\n[[entry]]\nhand = \"?\"\n")).unwrap();
    assert_eq!((found("c", "Ann", "Bob"), found("c", "Cid", "Ann")), (Ok(false), Err(())));
    assert_eq!(book.players_of("c").unwrap().players(), ["Ann", "Cid"]);
    fs::write(book.path("c"), text.replace("players", "player")).unwrap();
    assert_eq!((found("c", "Ann", "Bob"), found("none", "Ann", "Bob")), (Err(()), Err(())));
    assert!(book.players_of("c").is_err());
}

#[test]
fn a_player_is_renamed_in_every_series() {
    let (book, _dir) = ledger(&CLUB);
    let before = texts(&book);
    let done = rename(&book, "BOB", " Bobby  Lee ").unwrap();
    assert_eq!((done.was.as_str(), done.name.as_str()), ("Bob", "Bobby Lee"));
    assert_eq!((done.series, done.rosters.len()), (vec!["a".to_owned(), "b".to_owned()], 2));
    assert!(done.durability.is_some() && done.findings.is_empty());
    assert_eq!(names(&book), ["Ann-Bobby Lee", "Bobby Lee-Cid", "Ann-Cid", "Dan-Robert"]);
    assert_eq!(book.known_names().unwrap().players, ["Ann", "Bobby Lee", "Cid", "Dan", "Robert"]);
    for (file, text) in texts(&book) {
        // Everything is as it was, and one entry follows where the player plays.
        let more = text.strip_prefix(&before[&file]).unwrap();
        let old = if file == "a.toml" { "Bob" } else { "bob" };
        let entry = format!(
            "\n[[entry]]\ntime = 2026-11-20T20:30:00+01:00\nline = \"rename {old} Bobby Lee\"\nseal = "
        );
        let renamed = ["a.toml", "b.toml"].contains(&file.as_str());
        assert_eq!(more.starts_with(&entry), renamed, "{more}");
        assert!(renamed || more.is_empty(), "{more}");
    }
    // The same again changes nothing, and neither does an old name that nobody has any more.
    let after = texts(&book);
    for old in ["Bob", "bobby lee"] {
        let done = rename(&book, old, "Bobby Lee").unwrap();
        assert!(done.series.is_empty() && done.durability.is_none());
    }
    // A series goes on with the new name, and the name can change again.
    let opened = book.read("a").unwrap();
    let claim = read_hand("bobby 2 v 9", &opened.series.roster().pair(Opponents::two())).unwrap().claim;
    act(
        &book,
        "a",
        Operation::Hand(RecordedHand { opponents: Opponents::two(), claim, note: None }),
        time(61),
    );
    assert!(texts(&book)["a.toml"].starts_with(&after["a.toml"]));
    assert_eq!(rename(&book, "bobby lee", "Bob").unwrap().series, ["a", "b"]);
    assert_eq!(names(&book)[..2], ["Ann-Bob", "Bob-Cid"]);
}

#[test]
fn names_are_refused_before_anything_is_written() {
    let (book, _dir) = ledger(&CLUB);
    let before = texts(&book);
    for result in [rename(&book, "bob", "ANN"), merge(&book, "bob", "ANN")] {
        assert!(matches!(
            result,
            Err(BookError::Opponents { players, series }) if players == ["Bob", "Ann"] && series == ["a"]
        ));
    }
    // Robert does not play Bob, but may be somebody else.
    assert!(
        matches!(rename(&book, "Bob", "robert"), Err(BookError::NameTaken { name, .. }) if name == "Robert")
    );
    for (typed, near) in [("Bo", &["Bob"][..]), ("Rabert", &["Robert"]), ("Zoe", &[]), ("", &[])] {
        let error = rename(&book, typed, "Eva").unwrap_err();
        assert!(
            matches!(&error, BookError::UnknownPlayer(name, known) if name == typed && known == near),
            "{error:?}"
        );
    }
    for (name, why) in
        [("Gin", NameError::Reserved), ("4th", NameError::NoLetter), ("B/b", NameError::Sign('/'))]
    {
        let error = rename(&book, "Bob", name).unwrap_err();
        assert!(matches!(&error, BookError::BadName(bad) if bad.name == name && bad.why == why), "{error:?}");
    }
    assert!(matches!(
        rename(&book, "Bob", "B\u{200b}ob"),
        Err(BookError::BadName(BadName { why: NameError::Hidden(_), .. }))
    ));
    // A series that cannot be read may be one of theirs.
    fs::write(book.path("e"), "nonsense").unwrap();
    for result in [rename(&book, "Bob", "Eva"), merge(&book, "Bob", "Robert")] {
        assert!(matches!(result, Err(BookError::Text(found)) if found.series.as_deref() == Some("e")));
    }
    fs::remove_file(book.path("e")).unwrap();
    // Nothing is added to a series that contradicts the rules.
    let text = before["b.toml"].replacen("points = ", "points = 9", 1);
    fs::write(book.path("b"), &text).unwrap();
    assert!(matches!(rename(&book, "Bob", "Eva"), Err(BookError::Unsound(_))));
    fs::write(book.path("b"), &before["b.toml"]).unwrap();
    assert_eq!(texts(&book), before);
}

#[test]
fn an_empty_ledger_knows_nobody() {
    let (book, _dir) = ledger(&[]);
    for result in [rename(&book, "Ann", "Eva"), merge(&book, "Ann", "Bob")] {
        assert!(matches!(result, Err(BookError::UnknownPlayer(name, _)) if name == "Ann"));
    }
    assert!(!book.dir().exists());
}

#[test]
fn two_names_of_one_player_become_one() {
    let (book, _dir) = ledger(&CLUB);
    assert_eq!(merge(&book, "bob", "ROBERT").unwrap().series, ["a", "b"]);
    assert_eq!(names(&book), ["Ann-Robert", "Robert-Cid", "Ann-Cid", "Dan-Robert"]);
    assert!(merge(&book, "bob", "robert").unwrap().series.is_empty());
    assert_eq!(book.known_names().unwrap().players, ["Ann", "Robert", "Cid", "Dan"]);
}

#[test]
fn a_name_gets_another_spelling() {
    let (book, _dir) = ledger(&CLUB);
    assert_eq!(rename(&book, "bob", "bob").unwrap().series, ["a"]);
    assert_eq!(rename(&book, "bob", "BoB").unwrap().series, ["a", "b"]);
    assert!(merge(&book, "bob", "BoB").unwrap().series.is_empty());
    assert_eq!(names(&book)[..2], ["Ann-BoB", "BoB-Cid"]);
}

/// A run that was killed after the first series is completed by the same command. A player of the old name who came later
/// is somebody else.
#[test]
fn a_run_that_was_killed_is_completed() {
    let killed = || {
        let (book, dir) = ledger(&CLUB);
        let rename = Operation::Rename { player: Seat::new(1).unwrap(), name: "Zoe".to_owned() };
        act(&book, "a", rename, time(60));
        (book, dir)
    };
    let (book, _dir) = killed();
    assert_eq!(rename(&book, "Bob", "Zoe").unwrap().series, ["b"]);
    assert_eq!(names(&book), ["Ann-Zoe", "Zoe-Cid", "Ann-Cid", "Dan-Robert"]);
    assert!(rename(&book, "Bob", "Zoe").unwrap().series.is_empty());
    start(&book, "new", "Bob", "Eva", 61);
    assert!(matches!(rename(&book, "Bob", "Zoe"), Err(BookError::NameTaken { name, .. }) if name == "Zoe"));
    assert_eq!(merge(&book, "Bob", "Zoe").unwrap().series, ["new"]);
    // Somebody else who always had the new name.
    let (book, _dir) = killed();
    start(&book, "new", "Zoe", "Eva", 2);
    assert!(matches!(rename(&book, "Bob", "Zoe"), Err(BookError::NameTaken { name, .. }) if name == "Zoe"));
    assert_eq!(merge(&book, "Bob", "Zoe").unwrap().series, ["b"]);
}

/// A series that was cut back is renamed all the same, and it is said.
#[test]
fn a_series_that_was_cut_back_is_reported() {
    let (book, _dir) = ledger(&CLUB[..2]);
    rename(&book, "Bob", "Eva").unwrap();
    book.make_current("a").unwrap();
    let text = fs::read_to_string(book.path("a")).unwrap();
    fs::write(book.path("a"), &text[..text.rfind("\n[[entry]]").unwrap()]).unwrap();
    let done = merge(&book, "Bob", "Eva").unwrap();
    assert!(matches!(done.findings.as_slice(), [Finding::Shortened { .. }]), "{:?}", done.findings);
    assert_eq!(
        read_series(&fs::read_to_string(book.path("a")).unwrap())
            .unwrap()
            .series
            .roster()
            .entrant(Entrant::Second),
        "Eva"
    );
}

/// Two names that change places would turn the result around.
#[test]
fn a_name_that_another_player_of_the_series_had_is_refused() {
    let (book, _dir) = ledger(&[("a", "Ann", "Bob"), ("b", "Cid", "Dan")]);
    rename(&book, "Ann", "Tmp").unwrap();
    let before = texts(&book);
    let refused = |result: Result<RenamedPlayer, BookError>| {
        matches!(result, Err(BookError::FormerName { was, name, other, series })
            if was == "Bob" && name.to_lowercase() == "ann" && other == "Tmp" && series == "a")
    };
    assert!(refused(rename(&book, "Bob", "Ann")) && refused(rename(&book, "bob", "ANN")));
    // A new series in which somebody has the name changes nothing.
    start(&book, "c", "Ann", "Eve", 9);
    assert!(refused(merge(&book, "Bob", "Ann")));
    assert_eq!(
        texts(&book).into_iter().filter(|(file, _)| file != "c.toml").collect::<BTreeMap<_, _>>(),
        before
    );
    // Everybody may have their own former name, or one that only people in other series had.
    rename(&book, "Cid", "Robert").unwrap();
    rename(&book, "Bob", "Cid").unwrap();
    merge(&book, "Tmp", "Ann").unwrap();
    assert_eq!(names(&book), ["Ann-Cid", "Robert-Dan", "Ann-Eve"]);
}

/// A file in which it was done by another version.
#[test]
fn names_that_changed_places_are_noted() {
    let (book, _dir) = ledger(&[("a", "Ann", "Bob")]);
    let seat = |at: usize| book.read("a").unwrap().series.roster().lineup().seats().nth(at).unwrap();
    let seats = [seat(0), seat(1)];
    let notes = || {
        let audit = book.audit(book.names().unwrap(), true);
        let mut result = AuditResult::default();
        assert!(result.add(audit.examine("a").unwrap()).is_empty());
        result.notes
    };
    let rename = |at: usize, name: &str| {
        act(&book, "a", Operation::Rename { player: seats[at], name: name.to_owned() }, time(60));
    };
    rename(0, "Tmp");
    rename(0, "Ann");
    rename(0, "Tmp");
    assert!(notes().is_empty());
    rename(1, "Ann");
    rename(0, "Bob");
    let expected = [["Ann", "Bob"], ["Bob", "Ann"]].map(|names| names.map(str::to_owned));
    let found = notes();
    let [Finding::Notable { notable: Notable::ChangedPlaces { entry: 6, names, .. }, .. }] = found.as_slice()
    else {
        panic!("{found:?}");
    };
    assert_eq!(*names, expected);
    assert_eq!(notes().len(), 1, "each time");
}
