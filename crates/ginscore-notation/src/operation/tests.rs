//! Operations read and written.

use super::*;
use crate::lines::first_words;
use crate::players::names::Names;
use ginscore_rules::hand::judge;
use ginscore_rules::house::{Bounded, HouseRules};
use ginscore_rules::players::{Entrant, Lineup};
use ginscore_rules::series::{PlayedHand, Score};
use std::sync::Arc;

fn two(one: &str, other: &str) -> Roster {
    Names::known(one, other).unwrap().into()
}

fn partners() -> Roster {
    let lineup = Lineup::Sides(Bounded::known::<2>());
    Roster::known(lineup, &["Ann", "Cid", "Bob", "Dan"], Some(("We", "They"))).unwrap()
}

/// Each line as it is written; reading that gives the same operation.
#[test]
fn a_line_is_written_as_it_is_read() {
    let (ann, mary, partners) = (two("Ann", "Bob"), two("Mary", "Mary Jo"), partners());
    for (roster, line, written) in [
        (&ann, "  bob 9-kh 7-ts / 3c V 9-qd / ac 6c 3d 5d 2s ks # long", None),
        (&ann, "ann 4 23", Some("Ann 4 v 23")),
        (&ann, "DRAW @5h  # late", Some("draw @5h # late")),
        (&ann, "amend  12  b gin v 9 # so", Some("amend 12 Bob gin v 9 # so")),
        (&ann, "insert 1 draw", Some("insert 1 draw")),
        (&ann, "Delete 3 # twice", Some("delete 3")),
        (&ann, "delete Adjust 2 # twice", Some("delete adjust 2")),
        (&ann, "deal bob", Some("deal Bob")),
        (&ann, "up 7S", Some("@7s")),
        (&ann, "misdeal # eleven  cards", Some("misdeal # eleven  cards")),
        (&ann, "adjust bob -2 in 1 # why", Some("adjust Bob -2 in 1 # why")),
        (&ann, "stop", Some("stop")),
        (&ann, "UNDO # that", Some("undo")),
        (&ann, "redo", Some("redo")),
        (&ann, "rename ann Anna Lee", Some("rename Ann Anna Lee")),
        // A name that could be read as another is in quotation marks.
        (&mary, "rename \"Mary\" Jo Ann", Some("rename \"Mary\" Jo Ann")),
        (&mary, "rename Mary Jo Ann", Some("rename Mary Jo Ann")),
        (&partners, "seat ann dan # ill", Some("seat Ann Dan # ill")),
        (&partners, "deal they", Some("deal They")),
        (&partners, "Ann 4 v Dan 23", Some("Ann 4 v Dan 23")),
        (
            &partners,
            "insert 2 Ann 4 v Bob 23; draw Cid v Dan # both",
            Some("insert 2 Ann 4 v Bob 23; draw Cid v Dan # both"),
        ),
        (&partners, "we +8 boxes 3", Some("\"We\" +8 boxes 3")),
    ] {
        let read = Operation::read(line, roster, Turn::NAMED).unwrap_or_else(|why| panic!("{line}: {why}"));
        let line = read.write(roster);
        assert!(written.is_none_or(|written| written == line), "{line}");
        assert_eq!(Operation::read(&line, roster, Turn::NAMED).as_ref(), Ok(&read), "{line}");
    }
    // Players of an old series may be called like words of the notation.
    let reserved = two("Stop", "Rename");
    let unmarked = Operation::read("Stop 4 v 23", &reserved, Turn::NAMED).unwrap();
    assert_eq!(unmarked.write(&reserved), "\"Stop\" 4 v 23");
    assert!(matches!(
        Operation::read("stop", &reserved, Turn::NAMED),
        Ok(Operation::Event(Event::Stop(None)))
    ));
    // What is typed at the table is what it says; only lines of a ledger may be older than the word.
    let score = Score::of(reserved.lineup(), HouseRules::default(), None);
    assert!(Operation::read("Stop 4 v 23", &reserved, Turn::of(&score)).is_err());
    for line in ["\"Stop\" 4 v 23", "\"Rename\" gin v 2 # x", "amend 1 Stop 4 v 23"] {
        let read = Operation::read(line, &reserved, Turn::NAMED).unwrap();
        assert_eq!(read.write(&reserved), line);
    }
}

/// A word that starts a line now, or will, and that was a name before.
#[test]
fn a_player_may_have_the_name_of_a_word_to_come() {
    for name in ["settle", "note", "merge", "pass", "tie", "Merge", "insert"] {
        let names = Names::known("Ann", name).unwrap();
        let roster = Roster::from(names);
        for line in [format!("{name} 4 v 23"), format!("{name} +18 # by hand"), format!("{name} gin v 3")] {
            let read = Operation::read(&line, &roster, Turn::NAMED).unwrap();
            assert!(matches!(&read, Operation::Hand(_)), "{line}");
            let written = read.write(&roster);
            assert_eq!(Operation::read(&written, &roster, Turn::NAMED), Ok(read), "{written}");
        }
        assert!(Operation::read("Ann 4 v 23", &roster, Turn::NAMED).is_ok(), "{name}");
    }
}

#[test]
fn an_operation_has_its_hands() {
    let roster = two("Ann", "Bob");
    let read = |line: &str| Operation::read(line, &roster, Turn::NAMED).unwrap();
    for (line, hands) in [("Ann 4 v 23", 1), ("amend 1 draw", 1), ("insert 1 draw # x", 1), ("undo", 0)] {
        assert_eq!(read(line).hands().len(), hands, "{line}");
    }
}

/// Big gin that is called without cards is gin where the rules have none.
#[test]
fn gin_takes_the_place_of_big_gin() {
    let partners = partners();
    for (line, gin) in [
        ("Ann big-gin v Bob 9 # late", Some("Ann gin v Bob 9 # late")),
        ("amend 1 Ann big-gin v Bob 9", Some("amend 1 Ann gin v Bob 9")),
        ("insert 1 Ann 4 v Bob 9; Cid big-gin v Dan 3", Some("insert 1 Ann 4 v Bob 9; Cid gin v Dan 3")),
        ("insert 1 Ann 4 v Bob 9; Cid gin v Dan 3", None),
        ("undo", None),
    ] {
        let read = Operation::read(line, &partners, Turn::NAMED).unwrap();
        let found = read.gin_for_big_gin().map(|found| found.write(&partners));
        assert_eq!(found.as_deref(), gin, "{line}");
    }
}

/// Only the last of several hands may have a note, since a note goes to the end of the line.
#[test]
fn a_note_ends_its_line() {
    let partners = partners();
    let read = Operation::read("insert 1 Ann 4 v Bob 23; draw Cid v Dan # both", &partners, Turn::NAMED);
    let Ok(Operation::Insert(number, mut hands)) = read else { panic!("{read:?}") };
    hands[0].note = Some("first".to_owned());
    assert_eq!(
        Operation::Insert(number, hands).write(&partners),
        "insert 1 Ann 4 v Bob 23; draw Cid v Dan # both"
    );
}

#[test]
fn mistakes_are_where_they_are() {
    for (line, start, end) in [
        ("  undo  that one ", 8, 16),
        (" delete  twelve ", 9, 15),
        ("delete 1  2 # both", 10, 11),
        (" amend  ", 6, 7),
        ("amend  Ann 4 v 23", 7, 10),
        ("amend 3 Ann 4 v 9 9x", 16, 17),
        ("deal  Zed", 6, 9),
        ("seat Ann Bob Cid", 13, 16),
        ("seat Ann Bob  Cid  # why", 14, 17),
        ("seat  Zed", 6, 9),
        ("seat Ann  Zed", 10, 13),
        ("seat  ", 6, 6),
        ("seat   # why", 7, 7),
        ("misdeal of eleven", 8, 17),
        ("adjust Ann +10", 14, 15),
        ("rename Ann", 10, 11),
        ("@7s 8s", 4, 6),
        ("up", 0, 2),
    ] {
        let mistakes = Operation::read(line, &two("Ann", "Bob"), Turn::NAMED).unwrap_err();
        assert_eq!(mistakes.kept()[0].span, Span::new(start, end), "{line}");
    }
}

/// What a line leaves out, the turn says.
#[test]
fn the_turn_names_the_opponents() {
    let roster = partners();
    let score = Score::of(roster.lineup(), HouseRules::default(), None);
    let write = |line: &str| Operation::read(line, &roster, Turn::of(&score)).map(|read| read.write(&roster));
    assert_eq!(write("Ann 4 v 23").as_deref(), Ok("Ann 4 v Bob 23"));
    assert_eq!(write("draw").as_deref(), Ok("draw Ann v Bob"));
    assert_eq!(
        write("insert 1 dan gin v 12; draw").as_deref(),
        Ok("insert 1 Dan gin v Cid 12; draw Ann v Bob")
    );
    assert!(Operation::read("Ann 4 v 23", &roster, Turn::NAMED).is_err());
}

/// Of three in turn, others play the next hand.
#[test]
fn an_amended_hand_is_of_those_who_played_it() {
    let lineup = Lineup::InTurn { out: Entrant::Third };
    let roster = Roster::known(lineup, &["Ann", "Bob", "Cid"], None).unwrap();
    let mut score = Score::of(lineup, HouseRules::default(), None);
    let write = |line: &str, score: &Score| {
        Operation::read(line, &roster, Turn::of(score)).map(|read| read.write(&roster))
    };
    let first = "Ann 4 v Bob 23";
    assert_eq!(write("Ann 4 v 23", &score).as_deref(), Ok(first));
    let Ok(Operation::Hand(hand)) = Operation::read(first, &roster, Turn::NAMED) else { panic!() };
    let ruling = judge(&hand.claim, score.house()).unwrap();
    score.play(PlayedHand { opponents: hand.opponents, ruling: Arc::new(ruling) }).unwrap();
    assert_eq!(write("Ann 4 v 23", &score).as_deref(), Ok("Ann 4 v Cid 23"));
    assert_eq!(write("amend 1 Ann 9 v 23", &score).as_deref(), Ok("amend 1 Ann 9 v Bob 23"));
    assert_eq!(write("amend 1 draw", &score).as_deref(), Ok("amend 1 draw Ann v Bob"));
}

/// `draw` alone does not say which hand of a round it was.
#[test]
fn one_hand_of_a_round_is_amended() {
    let roster = partners();
    let mut score = Score::of(roster.lineup(), HouseRules::default(), None);
    for line in ["Ann 4 v Bob 23", "Cid 4 v Dan 23"] {
        let Ok(Operation::Hand(hand)) = Operation::read(line, &roster, Turn::NAMED) else { panic!() };
        let ruling = Arc::new(judge(&hand.claim, score.house()).unwrap());
        score.play(PlayedHand { opponents: hand.opponents, ruling }).unwrap();
    }
    let read = |line: &str| Operation::read(line, &roster, Turn::of(&score));
    let mistakes = read("amend 1  draw # late").unwrap_err();
    let lines = ["draw Ann v Bob # late", "draw Cid v Dan # late"].map(str::to_owned);
    assert_eq!(mistakes.kept(), [ParseError::WhichHand(lines.into()).at(Span::new(9, 13))]);
    // Of a round that nobody played, there is nothing to choose.
    assert!(matches!(read("amend 7 draw"), Ok(Operation::Amend(7, _))));
}

/// A line whose first word only one of the lists has would be read, but never recorded.
#[test]
fn the_words_of_operations_are_of_their_kind() {
    // A card has to follow `up`.
    for word in first_words().filter(|word| *word != "up") {
        let read = Operation::read(word, &two("Ann", "Bob"), Turn::NAMED);
        let is_no_player = read.is_err_and(|mistakes| mistakes.kept()[0].span.start < word.len());
        let is_command = matches!(LineKind::of(word), LineKind::Command | LineKind::New);
        assert_eq!(is_no_player, is_command, "{word}");
    }
}
