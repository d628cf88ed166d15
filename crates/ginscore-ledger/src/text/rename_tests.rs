//! Tests of entries that give a player another name.

use super::{TextError, read_series, write_series};
use crate::model::{Refusal, Series};
use crate::testing::{header, played};
use ginscore_notation::NameError;
use ginscore_rules::players::Player;

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

/// A name is refused where the header would refuse it.
#[test]
fn names_that_are_not_valid_are_refused() {
    let (_, entries) = played("standard", &LINES);
    let text = write_series(&header("standard"), None, &entries);
    let bad = |name: &str, why| Refusal::BadName(name.to_owned(), why);
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
        assert!(
            matches!(&found.what, TextError::Refused { refusal, .. } if *refusal == what),
            "{name:?}: {found:?}"
        );
        assert_eq!(changed[found.span.start..found.span.end], quoted);
    }
    let found = read_series(&text.replace("rename Bob Ann", "rename Zed Ann")).unwrap_err();
    assert!(matches!(found.what, TextError::Misread { .. }), "{found:?}");
    // A word that is reserved by now may be a name in an existing series.
    let changed =
        text.replace("rename Bob Ann", "rename Bob Gin").replace("Ann 3 v 20", "\\\"Gin\\\" 3 v 20");
    assert_eq!(names_of(&read_series(&changed).unwrap().series), ["Mary Jo", "Gin"]);
}

/// A hand after a change of name that the rules do not allow is reported with the name that holds there.
#[test]
fn a_mistake_has_the_names_of_its_place() {
    let (_, entries) = played("standard", &LINES);
    let text = write_series(&header("standard"), None, &entries);
    for (from, to, expected) in
        [("Ann 4 v 23", "Ann 14 v 23", ["Ann", "Bob"]), ("Ann 3 v 20", "Ann 13 v 20", ["Mary Jo", "Ann"])]
    {
        let found = read_series(&text.replace(from, to)).unwrap_err();
        let TextError::Unlawful { names, .. } = &found.what else { panic!("{found:?}") };
        assert_eq!(Player::BOTH.map(|player| names.get(player)), expected);
    }
}
