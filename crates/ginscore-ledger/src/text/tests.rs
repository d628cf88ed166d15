//! Tests of the text of a series.

use super::{Expected, TextErrorKind, read_series, write_after, write_series};
use crate::seal::BreakKind;
use crate::testing::{header, played, unplayed};

/// Every kind of entry, in the order in which the types list them.
pub(super) const LINES: [&str; 17] = [
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
    "accept # as agreed",
    "witness two words",
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
    let time = |minutes: u8| format!("time = 2026-11-20T19:{}:00+01:00", 30 + minutes);
    let expected = [
        format!(
            "kind = \"hand\"; {}; note = '\"close\"'; hand = \"Ann 4 v 23\"; points = 19; boxes = 1; columns = [1]",
            time(1)
        ),
        format!("kind = \"draw\"; {}", time(2)),
        format!("kind = \"draw\"; {}; note = \"out of stock\"; hand = \"draw @5h\"", time(3)),
        format!(
            "kind = \"amend\"; {}; number = 1; note = \"miscounted\"; hand = \"Ann 5 v 23\"; points = 18; boxes = 1; columns = [1]",
            time(4)
        ),
        format!(
            "kind = \"insert\"; {}; number = 2; hand = \"Bob 1 v 2+a\"; points = 2; boxes = 1; columns = [1]",
            time(5)
        ),
        format!("kind = \"delete\"; {}; number = 2", time(6)),
        format!("kind = \"deal\"; {}; dealer = \"Bob\"", time(7)),
        format!("kind = \"knock-card\"; {}; card = \"7s\"", time(8)),
        format!("kind = \"misdeal\"; {}; note = \"eleven cards\"", time(9)),
        format!(
            "kind = \"adjust\"; {}; player = \"Ann\"; points = 10; note = \"wrong knock\"; columns = [1]",
            time(10)
        ),
        format!(
            "kind = \"adjust\"; {}; player = \"Bob\"; boxes = -1; game = 1; note = \"late\"; columns = [1]",
            time(11)
        ),
        format!(
            "kind = \"adjust\"; {}; player = \"Bob\"; points = -2; game = 1; note = \"late\"; columns = [1]",
            time(12)
        ),
        format!("kind = \"undo\"; {}", time(13)),
        format!("kind = \"redo\"; {}", time(14)),
        format!("kind = \"accept\"; {}; note = \"as agreed\"", time(15)),
        "kind = \"witness\"; word = \"two words\"".to_owned(),
        format!("kind = \"stop\"; {}; note = \"bedtime\"", time(17)),
    ];
    assert_eq!(unsealed(&text), expected);
    let read = read_series(&text).unwrap();
    assert!(read.unfit.is_none() && read.mismatches.is_empty(), "{:?}", read.mismatches);
    assert_eq!(format!("{:?}", read.series), format!("{series:?}"));
    let lines: Vec<&str> = read.chain.links().map(|link| link.line).collect();
    assert_eq!(
        lines,
        [
            "Ann 4 v 23",
            "draw",
            "draw @5h",
            "amend 1 Ann 5 v 23",
            "insert 2 Bob 1 v 2+a",
            "delete 2",
            "deal Bob",
            "@7s",
            "misdeal",
            "Ann +10 # wrong knock",
            "Bob -1 box in 1 # late",
            "Bob -2 in 1 # late",
            "undo",
            "redo",
            "accept",
            "witness two words",
            "stop",
        ]
    );
    // Adding one entry after the other gives the same text.
    let mut one_by_one = write_series(&header("standard"), Some("evening"), []);
    for entry in &entries {
        let chain = read_series(&one_by_one).unwrap().chain;
        one_by_one = write_after(&one_by_one, &chain, &unplayed("standard"), std::slice::from_ref(entry));
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
    for (from, to, place, what) in [
        ("format = 2", "format = 3", "3", TextErrorKind::Newer(3)),
        ("format = 2", "format = 0", "0", TextErrorKind::BadText(Expected::SeriesFormat)),
        (
            "first_dealer = \"Bob\"",
            "first_dealer = \"Zed\"",
            "\"Zed\"",
            TextErrorKind::UnknownPlayer("Zed".to_owned()),
        ),
        ("preset = \"standard\"", "preset = 1", "1", TextErrorKind::WrongType(Expected::Text)),
        ("target = 100", "targets = 100", "targets", unknown("targets", Some("target"))),
        (
            "\ndealer = \"Bob\"\n",
            "\ndealer = \"Zed\"\n",
            "\"Zed\"",
            TextErrorKind::UnknownPlayer("Zed".to_owned()),
        ),
        ("card = \"7s\"", "card = \"7x\"", "\"7x\"", TextErrorKind::BadText(Expected::Card)),
        ("number = 2\nseal", "number = 0\nseal", "0", TextErrorKind::BadText(Expected::HandNumber)),
        ("number = 2\nseal", "number = -1\nseal", "-1", TextErrorKind::BadText(Expected::HandNumber)),
        ("\"draw @5h\"", "\"Ann 4 v 23\"", "\"Ann 4 v 23\"", TextErrorKind::BadText(Expected::Draw)),
        (
            "boxes = -1\ngame = 1",
            "boxes = -1\npoints = 3",
            "-",
            TextErrorKind::BadText(Expected::PointsOrBoxes),
        ),
        ("points = 10\n", "points = 99999999\n", "99999999", TextErrorKind::BadText(Expected::Award)),
        ("boxes = -1\n", "boxes = 99999999999\n", "99999999999", TextErrorKind::BadText(Expected::Award)),
        ("boxes = -1\ngame = 1", "boxes = -1\ngame = 0", "0", TextErrorKind::BadText(Expected::GameNumber)),
        ("boxes = -1\ngame = 1", "boxes = -1\ngame = -1", "-1", TextErrorKind::BadText(Expected::GameNumber)),
        ("note = \"wrong knock\"", "note = \" \"", "\" \"", TextErrorKind::BadText(Expected::Reason)),
        (
            "word = \"two words\"",
            "word = \"two  words\"",
            "\"two  words\"",
            TextErrorKind::BadText(Expected::WitnessWord),
        ),
        (
            "kind = \"stop\"",
            "kind = \"halt\"",
            "\"halt\"",
            TextErrorKind::BadText(Expected::Kind(&[
                "hand",
                "draw",
                "undo",
                "redo",
                "amend",
                "insert",
                "delete",
                "deal",
                "seat",
                "knock-card",
                "misdeal",
                "adjust",
                "stop",
                "accept",
                "witness",
                "rename",
            ])),
        ),
        ("hand = \"Ann 4 v 23\"\n", "hand = 4\n", "4", TextErrorKind::WrongType(Expected::Text)),
        ("points = 19\n", "", "-", TextErrorKind::Missing("points")),
        ("columns = [1]", "columns = [\"1\"]", "[\"1\"]", TextErrorKind::WrongType(Expected::WholeNumbers)),
        (
            "kind = \"redo\"",
            "kind = \"undone\"",
            "\"undone\"",
            TextErrorKind::BadText(Expected::Kind(&[
                "hand",
                "draw",
                "undo",
                "redo",
                "amend",
                "insert",
                "delete",
                "deal",
                "seat",
                "knock-card",
                "misdeal",
                "adjust",
                "stop",
                "accept",
                "witness",
                "rename",
            ])),
        ),
        ("number = 2\nseal", "number = 9\nseal", "-", TextErrorKind::NoSuchHand(9)),
        ("kind = \"draw\"", "kind = \"redo\"", "-", TextErrorKind::NothingToRedo),
        ("kind = \"misdeal\"", "kind = \"stop\"", "-", TextErrorKind::SeriesOver),
    ] {
        assert!(text.contains(from), "{from}");
        let changed = text.replacen(from, to, 1);
        let found = mistakes(&changed);
        let at = found.iter().find(|(found, _)| *found == what).map(|(_, at)| at.as_str());
        assert!(at.is_some() && (place == "-" || at == Some(place)), "{to}: {found:?}");
    }
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
        assert!(matches!(unfit, TextErrorKind::Unfit { how: BreakKind::Changed, .. }), "{unfit:?}");
    }
}

/// Format 1 has fewer kinds of entries, and shorter seals. What needs format 2 raises it.
#[test]
fn an_older_series_is_raised() {
    let old = write_series(&header("standard"), None, []).replace("format = 2", "format = 1");
    let chain = read_series(&old).unwrap().chain;
    let (_, entries) = played("standard", &["Ann 4 v 23"]);
    let kept = write_after(&old, &chain, &unplayed("standard"), &entries);
    assert!(kept.contains("format = 1\n") && !kept.contains("sealed_as"));
    assert_eq!(kept.lines().last().map(str::len), Some("seal = \"AAAA-BBBB\"".len()));
    let read = read_series(&kept).unwrap();
    assert!(read.unfit.is_none());
    for (line, allowed) in [
        ("misdeal", Expected::Kind(&["hand", "draw", "undo", "redo", "amend", "deal", "accept"])),
        ("Ann 2+a v kq", Expected::HandOfFormat),
    ] {
        let (_, more) = played("standard", &[line]);
        let raised = write_after(&kept, &read.chain, &unplayed("standard"), &more);
        assert!(raised.contains("format = 2\nsealed_as = 1\n"), "{line}: {raised}");
        assert_eq!(raised.lines().last().map(str::len), Some("seal = \"AAAA-BBBB-CCCC\"".len()));
        let read = read_series(&raised).unwrap();
        assert!(read.unfit.is_none() && read.mismatches.is_empty());
        assert_eq!(read.chain.len(), 2);
        // Raised by hand to the wrong number, or lowered.
        assert_eq!(
            mistakes(&raised.replace("sealed_as = 1", "sealed_as = 2")),
            [(TextErrorKind::BadText(Expected::StartedFormat), "2".to_owned())]
        );
        let lowered = raised.replace("format = 2\nsealed_as = 1\n", "format = 1\n");
        let place = mistakes(&lowered);
        assert!(
            matches!(place.as_slice(), [(TextErrorKind::BadText(found), _)] if *found == allowed),
            "{place:?}"
        );
    }
    let named = write_series(&header("standard"), Some("x"), []).replace("format = 2", "format = 1");
    assert!(
        matches!(mistakes(&named).as_slice(), [(TextErrorKind::UnknownKey(key, None), _)] if key == "name")
    );
    let (_, more) = played("standard", &["misdeal"]);
    let windows = kept.replace('\n', "\r\n");
    let chain = read_series(&windows).unwrap().chain;
    let raised = write_after(windows.trim_end(), &chain, &unplayed("standard"), &more);
    assert!(raised.contains("format = 2\r\nsealed_as = 1\r\n"));
    assert!(read_series(&raised).unwrap().unfit.is_none());
}

/// In an entry of any kind a value of another type is one mistake: the other keys are not reported with it, and neither
/// are those of an entry whose kind is not known.
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
        if key == "kind" {
            let changed = entries.lines().enumerate();
            let changed: Vec<&str> =
                changed.map(|(number, old)| if number == at { "kind = \"x\"" } else { old }).collect();
            let found = mistakes(&format!("{head}{}\n", changed.join("\n")));
            assert!(
                matches!(found.as_slice(), [(TextErrorKind::BadText(_), place)] if place == "\"x\""),
                "{line}: {found:?}"
            );
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
