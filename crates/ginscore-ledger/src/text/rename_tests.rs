//! Tests of entries that give a player another name.

use super::{TextErrorKind, read_series, write_after, write_series};
use crate::model::{OperationError, Outcome, Series};
use crate::testing::{header, played, unplayed};
use ginscore_notation::{NameError, Operation};
use ginscore_rules::players::{Player, Seat};

/// Both players take other names, and Bob takes the one that Ann had.
const LINES: [&str; 9] = [
    "Ann 4 v 23",
    "rename Ann Mary Jo",
    "mary 2 v 9 # by her new name",
    "adjust Mary Jo +10 # late",
    "rename Bob Ann",
    "Ann 3 v 20",
    "deal Mary Jo",
    "undo",
    "redo",
];

fn names_of(series: &Series) -> [String; 2] {
    Player::BOTH.map(|player| series.roster().entrant(player.into()))
}

#[test]
fn names_change_from_the_entry_on() {
    let (series, entries) = played("standard", &LINES);
    assert_eq!(names_of(&series), ["Mary Jo", "Ann"]);
    let text = write_series(&header("standard"), Some("evening"), &entries);
    let read = read_series(&text).unwrap();
    assert!(read.unfit.is_none() && read.mismatches.is_empty(), "{:?}", read.mismatches);
    assert_eq!(format!("{:?}", read.series), format!("{series:?}"));
    let lines: Vec<&str> = read.chain.links().map(|link| link.line).collect();
    let written = [
        "Ann 4 v 23",
        "rename Ann Mary Jo",
        "Mary Jo 2 v 9 # by her new name",
        "adjust Mary Jo +10 # late",
        "rename Bob Ann",
        "Ann 3 v 20",
        "deal Mary Jo",
        "undo",
        "redo",
    ];
    assert_eq!(lines, written);
    let so_far: Vec<String> =
        series.rosters_so_far().map(|roster| roster.entrant(Player::Two.into())).collect();
    assert_eq!(so_far, ["Ann", "Bob", "Bob"]);
    // The same hands without the names changed come to the same score.
    let (plain, _) = played(
        "standard",
        &["Ann 4 v 23", "Ann 2 v 9 # by her new name", "adjust Ann +10 # late", "Bob 3 v 20", "deal Ann"],
    );
    assert_eq!(plain.score(), series.score());
    assert_eq!(plain.all_hands(), series.all_hands());
}

/// Every entry is added to the text so far: nothing before it changes, and no earlier seal.
#[test]
fn a_change_of_name_is_appended() {
    let (_, entries) = played("standard", &LINES);
    let mut text = write_series(&header("standard"), Some("evening"), []);
    for (at, entry) in entries.iter().enumerate() {
        let before = read_series(&text).unwrap();
        let longer = write_after(&text, &before.chain, &before.series, std::slice::from_ref(entry));
        let longer = longer.unwrap();
        assert!(longer.starts_with(&text), "{longer}");
        let after = read_series(&longer).unwrap();
        assert!(after.unfit.is_none() && after.mismatches.is_empty());
        for entries in 0..=at {
            assert_eq!(after.chain.after(entries), before.chain.after(entries));
        }
        text = longer;
    }
    assert_eq!(text, write_series(&header("standard"), Some("evening"), &entries));
    // Its own seal covers both names.
    let unknown = text.replace("Mary Jo", "Mary Lou");
    let other = text.replace("Ann 3 v 20", "Anna 3 v 20").replace("rename Bob Ann", "rename Bob Anna");
    for (changed, entry) in [(unknown, 2), (other, 5)] {
        let unfit = read_series(&changed).unwrap().chain.unfit().unwrap();
        assert_eq!(unfit.entry, entry, "{changed}");
    }
}

/// A name is refused where the header would refuse it, and the lines after it are still read.
#[test]
fn names_that_are_not_valid_are_refused() {
    let (_, entries) = played("standard", &LINES);
    let text = write_series(&header("standard"), None, &entries);
    let bad = |name: &str, why| TextErrorKind::BadName(name.to_owned(), why);
    let long = "x".repeat(41);
    for (name, what) in [
        ("4th", bad("4th", NameError::NoLetter)),
        ("A/B", bad("A/B", NameError::Sign('/'))),
        ("A#B", bad("A#B", NameError::Sign('#'))),
        ("A\u{7}", bad("A\u{7}", NameError::Sign('\u{7}'))),
        (&long, bad(&long, NameError::TooLong)),
        ("MARY  JO", bad("MARY JO", NameError::Same)),
    ] {
        let quoted = super::write::quoted(&format!("rename Bob {name}"));
        let changed = text.replace("\"rename Bob Ann\"", &quoted);
        let found = read_series(&changed).unwrap_err();
        assert_eq!(found.kept()[0].what, what, "{name:?}");
        assert_eq!(changed[found.kept()[0].span.start..found.kept()[0].span.end], quoted);
    }
    let changed =
        text.replace("rename Bob Ann", "rename Bob 4th").replace("Ann 3 v 20", "\\\"4th\\\" 3 v 20");
    assert_eq!(read_series(&changed).unwrap_err().count(), 1);
    let found = read_series(&text.replace("rename Bob Ann", "rename Zed Ann")).unwrap_err();
    assert!(matches!(found.kept()[0].what, TextErrorKind::Misread { .. }), "{found:?}");
    // A word that is reserved by now may be a name in an existing series.
    let changed =
        text.replace("rename Bob Ann", "rename Bob Gin").replace("Ann 3 v 20", "\\\"Gin\\\" 3 v 20");
    assert_eq!(names_of(&read_series(&changed).unwrap().series), ["Mary Jo", "Gin"]);
}

/// A hand after a change of name that the rules do not allow is reported with the name that holds there.
#[test]
fn mistakes_have_the_names_of_their_place() {
    let (_, entries) = played("standard", &LINES);
    let text = write_series(&header("standard"), None, &entries);
    let changed = text.replace("Ann 4 v 23", "Ann 14 v 23").replace("Ann 3 v 20", "Ann 13 v 20");
    let found = read_series(&changed).unwrap_err();
    let named: Vec<[&str; 2]> = found
        .kept()
        .iter()
        .filter_map(|mistake| match &mistake.what {
            TextErrorKind::Unlawful { names, .. } => Some(Player::BOTH.map(|player| names.get(player))),
            _ => None,
        })
        .collect();
    assert_eq!(named, [["Ann", "Bob"], ["Mary Jo", "Ann"]]);
}

#[test]
fn a_refused_name_changes_nothing() {
    let mut series = unplayed("standard");
    let rename = |name: &str| Operation::Rename { player: Seat::FIRST, name: name.to_owned() };
    for (name, bad, why) in [("bob", "Bob", NameError::Same), ("7", "7", NameError::NoLetter)] {
        assert_eq!(series.act(rename(name)), Err(OperationError::BadName(bad.to_owned(), why)));
    }
    assert_eq!((names_of(&series), series.history().count()), (["Ann", "Bob"].map(str::to_owned), 0));
    let outcome = Outcome::Renamed { was: "Ann".to_owned(), name: "Mary Jo".to_owned() };
    assert_eq!(series.act(rename(" Mary  Jo ")), Ok(outcome));
    // It is not a change that can be undone.
    assert_eq!(series.act(Operation::Undo), Err(OperationError::NothingToUndo));
    assert_eq!(names_of(&series), ["Mary Jo", "Bob"]);
}
