//! Tests of entries of the old formats, each with the line that it becomes.

use super::old::in_new_format;
use super::write::{write_group_rules, write_rules};
use super::{TextErrorKind, read_series, write_series};
use crate::model::Header;
use crate::testing::{header, in_turn, partners};
use ginscore_notation::Roster;
use ginscore_rules::players::{Entrant, Lineup};

/// Each kind of entry with its keys, and its line. They are recorded one after the other.
const ENTRIES: [(&str, &str, &str); 20] = [
    ("knock-card", "card = '7s'", "@7s"),
    ("hand", "hand = 'Ann 4 v 23'", "Ann 4 v 23 @7s"),
    ("hand", "hand = 'Bob 4 v 9 # within'\nnote = 'its own'", "Bob 4 v 9 # its own"),
    ("hand", "hand = 'Bob 4 v 9 # within'", "Bob 4 v 9 # within"),
    ("draw", "", "draw"),
    ("draw", "hand = 'draw @5h'\nnote = 'late'", "draw @5h # late"),
    ("amend", "number = 2\nhand = 'Bob 5 v 9'", "amend 2 Bob 5 v 9"),
    ("insert", "number = 1\nhand = 'Bob 3 v 5'", "insert 1 Bob 3 v 5"),
    ("delete", "number = 1", "delete 1"),
    ("undo", "", "undo"),
    ("redo", "", "redo"),
    ("deal", "dealer = 'Bob'", "deal Bob"),
    ("adjust", "player = 'Ann'\npoints = 10\nnote = 'late'", "adjust Ann +10 # late"),
    ("adjust", "player = 'Ann'\npoints = -5\ngame = 1\nnote = 'late'", "adjust Ann -5 in 1 # late"),
    ("adjust", "player = 'Bob'\nboxes = 1\nnote = 'late'", "adjust Bob +1 box # late"),
    ("misdeal", "note = 'eleven cards'", "misdeal # eleven cards"),
    ("rename", "player = 'Bob'\nname = 'Robert'", "rename Bob Robert"),
    ("witness", "word = 'green bottles'", "witness green bottles"),
    ("accept", "note = 'a typo'", "accept # a typo"),
    ("stop", "note = 'late'", "stop # late"),
];

fn old(header: &Header, entries: &[(&str, &str)]) -> String {
    let top = write_series(header, Some("evening"), &[]).replace("format = 3", "format = 2");
    // It had every rule.
    let (top, _) = top.split_once("\n[rules]").unwrap();
    let more = if header.roster.lineup().is_two_players() {
        String::new()
    } else {
        write_group_rules(&header.house)
    };
    let top = [top, &write_rules(&header.house), &more].concat();
    let entry = |(kind, keys): &(&str, &str)| {
        let time = if *kind == "witness" { "" } else { "time = 2026-11-20T19:31:00+01:00\n" };
        // What it scored is checked elsewhere.
        let scored = match *kind {
            "hand" | "amend" | "insert" => "points = 0\nboxes = 0\ncolumns = []\n",
            "adjust" => "columns = []\n",
            _ => "",
        };
        format!("\n[[entry]]\nkind = '{kind}'\n{time}{keys}\n{scored}")
    };
    top + &entries.iter().map(entry).collect::<String>()
}

fn lines(old: &str) -> Vec<String> {
    let (new, seal) = in_new_format(old).unwrap_or_else(|| panic!("{:?}", read_series(old)));
    let read = read_series(&new).unwrap();
    assert!(read.unfit.is_none() && read.mismatches.is_empty(), "{:?}", read.mismatches);
    assert_eq!(read.chain.last(), seal);
    read.chain.links().map(|link| link.line.to_owned()).collect()
}

#[test]
fn an_entry_of_each_kind_becomes_its_line() {
    let entries = ENTRIES.map(|(kind, keys, _)| (kind, keys));
    let expected = ENTRIES.map(|(_, _, line)| line);
    assert_eq!(lines(&old(&header("standard"), &entries)), expected);
}

/// Among partners, a draw says who drew; a player called Witness was one before this was a word.
#[test]
fn more_players_and_names_that_are_words_now() {
    let of = |roster: Roster| Header { roster, first_dealer: None, ..header("standard") };
    let partners = of(partners());
    assert_eq!(lines(&old(&partners, &[("draw", "hand = 'draw Ann v Bob'")])), ["draw Ann v Bob"]);
    assert!(in_new_format(&old(&partners, &[("draw", "")])).is_none());
    let in_turn = of(in_turn(Entrant::Third));
    let seats = [("seat", "player = 'Cid'\nagainst = 'Ann'"), ("seat", "player = 'Bob'\nnote = 'late'")];
    assert_eq!(lines(&old(&in_turn, &seats)), ["seat Cid Ann", "seat Bob # late"]);
    let two = of(Roster::known(Lineup::TWO, &["Witness", "Bob"], None).unwrap());
    assert_eq!(lines(&old(&two, &[("hand", "hand = 'Witness 4 v 23'")])), ["\"Witness\" 4 v 23"]);
}

#[test]
fn what_an_entry_lacks_is_a_mistake() {
    for (entry, key) in [
        (("hand", ""), "hand"),
        (("amend", "hand = 'Bob 5 v 9'"), "number"),
        (("delete", ""), "number"),
        (("deal", ""), "dealer"),
        (("knock-card", ""), "card"),
        (("witness", ""), "word"),
        (("rename", "player = 'Bob'"), "name"),
    ] {
        let faults = read_series(&old(&header("standard"), &[entry])).unwrap_err();
        let first = format!("{:?}", faults.kept()[0].what);
        assert!(
            matches!(faults.kept()[0].what, TextErrorKind::Missing { .. }) && first.contains(key),
            "{first}"
        );
    }
    for keys in ["player = 'Ann'", "player = 'Ann'\npoints = 1\nboxes = 1"] {
        let text = old(&header("standard"), &[("adjust", &format!("{keys}\nnote = 'late'"))]);
        assert!(read_series(&text).is_err(), "{keys}");
    }
    for entry in [("game", ""), ("knock-card", "card = '7s'\nnote = 'late'")] {
        assert!(read_series(&old(&header("standard"), &[entry])).is_err(), "{entry:?}");
    }
}
