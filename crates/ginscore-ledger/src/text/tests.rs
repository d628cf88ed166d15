//! Tests of the text of a series.

use super::{Expected, TextErrorKind, read_series, write_after, write_series};
use crate::model::OperationError;
use crate::seal::{BreakKind, SealBreak};
use crate::testing::{header, names, played, unplayed};
use ginscore_rules::house::RuleConflict;

/// Every kind of entry, in the order in which the types list them.
pub(super) const LINES: [&str; 15] = [
    "Ann 4 v 23 # \"close\"",
    "draw",
    "draw @5h # out of stock",
    "amend 1 Ann 5 v 23 # miscounted",
    "insert 2 Bob 1 v 2+a",
    "delete 2",
    "deal Bob",
    "@7s",
    "misdeal # eleven cards",
    "adjust Ann +10 # wrong knock",
    "adjust Bob -1 box in 1 # late",
    "adjust Bob -2 in 1 # late",
    "undo",
    "redo",
    "stop # bedtime",
];

/// The text of the entries, without their seals and the empty lines between them.
fn unsealed(text: &str) -> Vec<String> {
    let entries = text.split("\n[[entry]]\n").skip(1);
    let lines = |entry: &str| {
        entry.lines().filter(|line| !line.starts_with("seal = ")).collect::<Vec<_>>().join("; ")
    };
    entries.map(lines).collect()
}

#[test]
fn every_kind_of_entry_is_written_and_read() {
    let (series, entries) = played("standard", &LINES);
    let text = write_series(&header("standard"), Some("evening"), &entries);
    // What a line scores is next to it.
    let scored = |at: usize| match at {
        0 => "; points = 19; boxes = 1; columns = [1]",
        3 => "; points = 18; boxes = 1; columns = [1]",
        4 => "; points = 2; boxes = 1; columns = [1]",
        9..12 => "; columns = [1]",
        _ => "",
    };
    let expected = LINES.iter().enumerate().map(|(at, line)| {
        let (minute, line) = (31 + at, super::write::quoted(line));
        format!("time = 2026-11-20T19:{minute}:00+01:00; line = {line}{}", scored(at))
    });
    assert_eq!(unsealed(&text), Vec::from_iter(expected));
    let read = read_series(&text).unwrap();
    assert!(read.unfit.is_none() && read.mismatches.is_empty(), "{:?}", read.mismatches);
    assert_eq!(format!("{:?}", read.series), format!("{series:?}"));
    let lines: Vec<&str> = read.chain.links().map(|link| link.line).collect();
    assert_eq!(lines, LINES);
    // Adding one entry after the other gives the same text.
    let mut one_by_one = write_series(&header("standard"), Some("evening"), []);
    for entry in &entries {
        let chain = read_series(&one_by_one).unwrap().chain;
        let series = unplayed("standard");
        one_by_one = write_after(&one_by_one, &chain, &series, std::slice::from_ref(entry));
    }
    assert_eq!(one_by_one, text);
}

/// Every mistake that the text has after the change, each with the text at its place.
fn mistakes(text: &str) -> Vec<(TextErrorKind, String)> {
    let found = read_series(text).unwrap_err();
    let kept = found.kept().iter();
    kept.map(|mistake| (mistake.what.clone(), text[mistake.span.start..mistake.span.end].to_owned()))
        .collect()
}

#[test]
fn each_mistake_has_its_place() {
    let (_, entries) = played("standard", &LINES);
    let text = write_series(&header("standard"), Some("evening"), &entries);
    let unknown =
        |key: &str, meant: Option<&str>| TextErrorKind::UnknownKey(key.to_owned(), meant.map(str::to_owned));
    let refused = |refusal| TextErrorKind::Refused { refusal, roster: Box::new(names().into()) };
    for (from, to, place, what) in [
        ("format = 3", "format = 4", "4", TextErrorKind::Newer(4)),
        ("format = 3", "format = 0", "0", TextErrorKind::BadText(Expected::SeriesFormat)),
        ("format = 3", "format = 3\nsealed_as = 1", "sealed_as", unknown("sealed_as", None)),
        (
            "first_dealer = \"Bob\"",
            "first_dealer = \"Zed\"",
            "\"Zed\"",
            TextErrorKind::UnknownPlayer("Zed".to_owned()),
        ),
        ("preset = \"standard\"", "preset = 1", "1", TextErrorKind::WrongType(Expected::Text)),
        ("target = 100", "targets = 100", "targets", unknown("targets", Some("target"))),
        ("target = 100\n", "", "-", TextErrorKind::Missing("target")),
        ("gin_bonus = 25", "gin_bonus = -1", "-1", TextErrorKind::WrongType(Expected::RuleValue)),
        ("delete 2", "delete 0", "\"delete 0\"", TextErrorKind::BadText(Expected::HandNumber)),
        ("Ann +10", "Ann +99999999", "-", TextErrorKind::BadText(Expected::Award)),
        ("\"undo\"", "\"accept # x\"", "\"accept # x\"", TextErrorKind::Retired("accept")),
        ("\"undo\"", "\"witness two words\"", "\"witness two words\"", TextErrorKind::Retired("witness")),
        ("points = 18", "was = \"7HC4-TM4E-HMJ8\"\npoints = 18", "was", unknown("was", None)),
        ("format = 3", "format = 2", "2", TextErrorKind::BadText(Expected::SeriesFormat)),
        ("line = \"stop # bedtime\"", "kind = \"stop\"", "-", TextErrorKind::Missing("line")),
        ("\"delete 2\"", "\"delete 2\"\npoints = 3", "points", unknown("points", None)),
        ("line = \"delete 2\"", "line = 4", "4", TextErrorKind::WrongType(Expected::Text)),
        ("points = 19\n", "", "-", TextErrorKind::Missing("points")),
        ("columns = [1]", "columns = [\"1\"]", "[\"1\"]", TextErrorKind::WrongType(Expected::WholeNumbers)),
        ("delete 2", "delete 9", "\"delete 9\"", refused(OperationError::NoSuchHand(9))),
        ("\"draw\"", "\"redo\"", "\"redo\"", refused(OperationError::NothingToRedo)),
        ("misdeal # eleven cards", "stop", "-", refused(OperationError::SeriesOver)),
    ] {
        assert!(text.contains(from), "{from}");
        let changed = text.replacen(from, to, 1);
        let found = mistakes(&changed);
        let at = found.iter().find(|(found, _)| *found == what).map(|(_, at)| at.as_str());
        assert!(at.is_some() && (place == "-" || at == Some(place)), "{to}: {found:?}");
    }
}

/// Three in turn cannot play several games side by side, whatever a file says.
#[test]
fn rules_that_the_players_cannot_play_are_a_mistake() {
    let text = write_series(&header("hollywood"), Some("evening"), []);
    let players = "players = [\"Ann\", \"Bob\"]";
    assert!(text.contains(players), "{text}");
    let in_turn = "players = [\"Ann\", \"Bob\", \"Cid\"]\nlineup = \"in-turn\"\nout = \"Cid\"";
    let found = mistakes(&text.replace(players, in_turn));
    let clash = TextErrorKind::Clash(RuleConflict::ColumnsInTurn);
    assert!(matches!(found.as_slice(), [(what, at)] if *what == clash && at == "[rules]"), "{found:?}");
}

#[test]
fn a_shortened_seal_is_none() {
    let (_, entries) = played("standard", &["Ann 4 v 23", "Bob 3 v 20"]);
    let text = write_series(&header("standard"), Some("evening"), &entries);
    assert!(read_series(&text).unwrap().unfit.is_none());
    let (before, rest) = text.split_once("seal = \"").unwrap();
    let short = format!("{before}seal = \"{}{}", &rest[..9], &rest[14..]);
    assert!(read_series(&short).unwrap().unfit.is_some(), "{short}");
}

/// A hand that the rules do not allow is found, and so are those after it.
#[test]
fn all_hands_are_judged() {
    let (_, entries) = played("standard", &["Ann 4 v 23", "Bob 3 v 20", "Ann 2 v 9"]);
    let text = write_series(&header("standard"), None, &entries);
    let found = mistakes(&text.replace("Ann 4 v 23", "Ann 14 v 23").replace("Ann 2 v 9", "Ann 12 v 9"));
    let hands: Vec<&str> = found
        .iter()
        .map(|(what, _)| match what {
            TextErrorKind::Unlawful { hand, .. } => hand.as_str(),
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(hands, ["Ann 14 v 23", "Ann 12 v 9"]);
    let found = mistakes(&text.replace("Ann 4 v 23", "Ann 4 v v 23"));
    assert!(
        matches!(found.as_slice(), [(TextErrorKind::Misread { hand, .. }, place)]
        if hand == "Ann 4 v v 23" && place == "\"Ann 4 v v 23\""),
        "{found:?}"
    );
}

/// Results that the rules do not give are reported one by one.
#[test]
fn asserted_results_are_compared() {
    let (_, entries) = played("hollywood", &["Ann 4 v 23", "Ann 4 v 23", "adjust Ann +3 # late"]);
    let text = write_series(&header("hollywood"), None, &entries);
    for (from, to, expected) in [
        ("points = 19", "points = 20", "entry 1: points is 20, and the rules give 19"),
        ("boxes = 1", "boxes = 2", "entry 1: boxes is 2, and the rules give 1"),
        ("columns = [1]", "columns = [2]", "entry 1: columns is 2, and the rules give 1"),
        ("columns = [1]", "columns = []", "entry 1: columns is , and the rules give 1"),
        ("columns = [1]", "columns = [1, 2]", "entry 1: columns is 1, 2, and the rules give 1"),
        ("columns = [1, 2]", "columns = [1]", "entry 2: columns is 1, and the rules give 1, 2"),
        ("columns = [1, 2]", "columns = [1, 3]", "entry 2: columns is 1, 3, and the rules give 1, 2"),
    ] {
        let changed = text.replacen(from, to, 1);
        let read = read_series(&changed).unwrap();
        let found: Vec<String> = read.mismatches.kept().iter().map(ToString::to_string).collect();
        assert_eq!(found.len(), 1, "{to}: {found:?}");
        assert!(found[0].ends_with(expected), "{found:?}");
        let unfit = read.unfit.unwrap().what;
        assert!(
            matches!(unfit, TextErrorKind::Unfit(SealBreak { how: BreakKind::Changed, .. })),
            "{unfit:?}"
        );
    }
}

/// In an entry of any kind a value of another type is one mistake: the other keys are not reported with it.
#[test]
fn a_wrong_type_is_one_mistake() {
    let text = write_series(&header("standard"), None, &played("standard", &LINES).1);
    let (head, entries) = text.split_at(text.find("[[entry]]").unwrap());
    let mut tried = 0;
    for (at, line) in entries.lines().enumerate() {
        let Some((key, _)) = line.split_once(" = ") else { continue };
        for value in ["true", "1.5", "{ a = 1 }", "[[]]"] {
            let wrong = format!("{key} = {value}");
            let with = |(number, old)| if number == at { wrong.clone() } else { String::from(old) };
            let changed: Vec<String> = entries.lines().enumerate().map(with).collect();
            let found = mistakes(&format!("{head}{}\n", changed.join("\n")));
            assert!(
                matches!(found.as_slice(), [(TextErrorKind::WrongType(_), place)] if place == value),
                "{wrong} for {line}: {found:?}"
            );
            tried += 1;
        }
    }
    assert!(tried > 4 * 3 * LINES.len(), "{tried}");
}

/// A time may have any offset, and a leap second.
#[test]
fn the_time_of_an_entry() {
    let text = write_series(&header("standard"), None, &played("standard", &["draw"]).1);
    for (written, time) in [
        ("2026-11-20T19:31:00+01:00", Some("2026-11-20T19:31:00+01:00")),
        ("2026-11-20T18:31:00Z", Some("2026-11-20T18:31:00+00:00")),
        ("2026-11-20T18:31:00-03:30", Some("2026-11-20T18:31:00-03:30")),
        ("2026-12-31T23:59:60Z", Some("2026-12-31T23:59:60+00:00")),
        ("2026-11-20T19:31:00", None),
        ("2026-11-20", None),
        ("19:31:00", None),
    ] {
        let changed = text.replace("2026-11-20T19:31:00+01:00", written);
        match time {
            Some(time) => {
                let read = read_series(&changed).unwrap();
                let found = read.chain.links().next().unwrap().time.unwrap();
                assert_eq!(super::written(found), time);
            }
            None => {
                let wanted = TextErrorKind::WrongType(Expected::Time);
                assert_eq!(mistakes(&changed), [(wanted, written.to_owned())]);
            }
        }
    }
}

/// Both sides of a merge that was left unresolved are read, to say how the series went on in each.
#[test]
fn the_sides_of_a_merge_are_compared() {
    let (_, entries) = played("standard", &["Ann 4 v 23", "Bob 3 v 20"]);
    let (_, others) = played("standard", &["Ann 4 v 23", "Ann 2 v 9"]);
    let [ours, theirs] =
        [&entries, &others].map(|entries| write_series(&header("standard"), Some("evening"), entries));
    let both = write_series(&header("standard"), Some("evening"), &entries[..1]);
    let merge = |theirs: &str| {
        let (ours, theirs) = (&ours[both.len()..], &theirs[both.len().min(theirs.len())..]);
        format!("{both}<<<<<<< HEAD\n{ours}=======\n{theirs}>>>>>>> theirs\n")
    };
    let found = mistakes(&merge(&theirs));
    let [(TextErrorKind::Unmerged(Some(parting)), place)] = found.as_slice() else { panic!("{found:?}") };
    assert_eq!(place, "<<<<<<< HEAD");
    assert_eq!((parting.entries, parting.hands), (1, 1));
    assert_eq!(parting.here, [(Some(2), "Bob 3 v 20".to_owned())]);
    assert_eq!(parting.there, [(Some(2), "Ann 2 v 9".to_owned())]);
    // One side is the start of the other.
    let found = mistakes(&merge(&both));
    assert!(matches!(found.as_slice(), [(TextErrorKind::Unmerged(None), _)]), "{found:?}");
    // A text in several lines may contain a merge, even before entries that have none.
    let within = format!("x = \"\"\"\n<<<<<<< HEAD\n1\n=======\n2\n>>>>>>> theirs\n\"\"\"\n{ours}");
    let found = mistakes(&within);
    assert!(matches!(found.as_slice(), [(TextErrorKind::Unmerged(_), _)]), "{found:?}");
}
