//! Tests of the text of a series.

use super::{Expected, TextError, read_series, write_after, write_series};
use crate::model::Refusal;
use crate::seal::{BreakKind, SealBreak};
use crate::testing::{header, names, played, unplayed};
use ginscore_notation::At;
use ginscore_rules::house::RuleConflict;
use ginscore_rules::sheets::AdjustmentError;

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
    let facts = |of: &crate::model::Series| {
        format!("{:?} {:?} {:?} {:?}", of.header(), of.roster(), of.course().collect::<Vec<_>>(), of.score())
    };
    assert_eq!(facts(&read.series), facts(&series));
    assert!(read.series.history().eq(series.history()));
    let lines: Vec<&str> = read.chain.links().map(|link| link.line).collect();
    assert_eq!(lines, LINES);
    // Adding one entry after the other gives the same text.
    let mut one_by_one = write_series(&header("standard"), Some("evening"), []);
    for entry in &entries {
        let read = read_series(&one_by_one).unwrap();
        let series = unplayed("standard");
        one_by_one = write_after((&one_by_one, read.next), &read.chain, &series, std::slice::from_ref(entry));
    }
    assert_eq!(one_by_one, text);
    // So it does in a list above the other keys, which is kept.
    let (head, _) = text.split_once("\n[[entry]]").unwrap();
    for list in ["[]", "[\n  # nothing yet\n]"] {
        let mut listed = format!("entry = {list}\n{head}");
        for entry in &entries {
            let read = read_series(&listed).unwrap();
            let place = (&*listed, read.next);
            listed = write_after(place, &read.chain, &unplayed("standard"), std::slice::from_ref(entry));
        }
        let listed = read_series(&listed).unwrap();
        assert!(listed.unfit.is_none() && listed.mismatches.is_empty(), "{:?}", listed.mismatches);
        assert_eq!(facts(&listed.series), facts(&series), "{list}");
        assert_eq!(listed.chain.len(), entries.len());
    }
}

/// The first mistake of a text, with the text at its place.
fn mistake(text: &str) -> (TextError, String) {
    let found = read_series(text).unwrap_err();
    (found.what, text[found.span.start..found.span.end].to_owned())
}

#[test]
fn a_mistake_has_its_place() {
    let (_, entries) = played("standard", &LINES);
    let text = write_series(&header("standard"), Some("evening"), &entries);
    let unknown =
        |key: &str, meant: Option<&str>| TextError::UnknownKey(key.to_owned(), meant.map(str::to_owned));
    let form = |message: &str| TextError::Unreadable(message.to_owned());
    let top = "expected one of `format`, `name`, `players`, `lineup`, `out`, `sides`, `first_dealer`, `stake`, `preset`";
    let entry = "expected one of `line`, `points`, `boxes`, `columns`, `seal`";
    let refused = |refusal| TextError::Refused { refusal, roster: Box::new(names().into()) };
    for (from, to, place, what) in [
        ("format = 3", "format = 4", "4", TextError::Newer(4)),
        ("format = 3", "format = 0", "0", TextError::BadText(Expected::SeriesFormat)),
        (
            "format = 3",
            "format = 3\nsealed_as = 1",
            "sealed_as",
            form(&format!("unknown field `sealed_as`, {top}")),
        ),
        (
            "first_dealer = \"Bob\"",
            "first_dealer = \"Zed\"",
            "\"Zed\"",
            TextError::UnknownPlayer("Zed".to_owned()),
        ),
        ("preset = \"standard\"", "preset = 1", "1", form("invalid type: integer `1`, expected a string")),
        ("target = 100", "targets = 100", "targets", unknown("targets", Some("target"))),
        ("target = 100\n", "", "[rules]", TextError::Missing("target")),
        ("target = 100", "target = 100\nboxes = 3", "boxes", unknown("boxes", None)),
        ("target = 100", "target = 100\nseries = {}", "{}", TextError::BadValue("series")),
        ("target = 100", "target = 100\nextra = {}", "extra", unknown("extra", None)),
        (
            "target = 100",
            "target = 100\n\"boxes.gin\" = 1",
            "\"boxes.gin\"",
            unknown("boxes.gin", Some("boxes.gin")),
        ),
        ("target = 100", "target = 100\nboxes.gim = 1", "gim", unknown("boxes.gim", Some("boxes.gin"))),
        ("gin_bonus = 25", "gin_bonus = -1", "-1", TextError::BadValue("gin_bonus")),
        ("delete 2", "delete 0", "\"delete 0\"", refused(Refusal::NoSuchHand(0))),
        (
            "Ann +10",
            "Ann +99999999",
            "\"adjust Ann +99999999 # wrong knock\"",
            refused(Refusal::Adjustment(AdjustmentError::OutOfRange)),
        ),
        ("\"undo\"", "\"accept # x\"", "\"accept # x\"", TextError::Retired("accept")),
        ("\"undo\"", "\"merge W9CV\"", "\"merge W9CV\"", TextError::Retired("merge")),
        ("\"undo\"", "\"witness two words\"", "\"witness two words\"", TextError::Retired("witness")),
        ("points = 18", "was = 1\npoints = 18", "was", form(&format!("unknown field `was`, {entry}"))),
        ("format = 3", "format = 2", "2", TextError::BadText(Expected::SeriesFormat)),
        ("format = 3", "format = 3.0", "3.0", TextError::BadText(Expected::SeriesFormat)),
        ("format = 3", "format = \"3\"", "\"3\"", TextError::BadText(Expected::SeriesFormat)),
        ("line = \"stop # bedtime\"", "", "[[entry]]", form("missing field `line`")),
        ("\"delete 2\"", "\"delete 2\"\npoints = 3", "3", unknown("points", None)),
        ("line = \"delete 2\"", "line = 4", "4", form("invalid type: integer `4`, expected a string")),
        ("points = 19\n", "", "[[entry]]", TextError::Missing("points")),
        ("columns = [1]", "columns = [\"1\"]", "\"1\"", form("invalid type: string \"1\", expected i64")),
        ("delete 2", "delete 9", "\"delete 9\"", refused(Refusal::NoSuchHand(9))),
        ("\"draw\"", "\"redo\"", "\"redo\"", refused(Refusal::NothingToRedo)),
        ("misdeal # eleven cards", "stop", "\"adjust Ann +10 # wrong knock\"", refused(Refusal::SeriesOver)),
    ] {
        assert!(text.contains(from), "{from}");
        let changed = text.replacen(from, to, 1);
        assert_eq!(mistake(&changed), (what, place.to_owned()), "{to}");
    }
}

/// Three in turn cannot play several games side by side, whatever a file says.
#[test]
fn rules_that_the_players_cannot_play_are_a_mistake() {
    let text = write_series(&header("hollywood"), Some("evening"), []);
    let players = "players = [\"Ann\", \"Bob\"]";
    assert!(text.contains(players), "{text}");
    let in_turn = "players = [\"Ann\", \"Bob\", \"Cid\"]\nlineup = \"in-turn\"\nout = \"Cid\"";
    let clash = TextError::Clash(RuleConflict::ColumnsInTurn);
    assert_eq!(mistake(&text.replace(players, in_turn)), (clash, "[rules]".to_owned()));
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

/// The hand that is shown is the first that the rules do not allow, or that cannot be read.
#[test]
fn a_hand_is_judged() {
    let (_, entries) = played("standard", &["Ann 4 v 23", "Bob 3 v 20", "Ann 2 v 9"]);
    let text = write_series(&header("standard"), None, &entries);
    let unlawful = text.replace("Ann 4 v 23", "Ann 14 v 23").replace("Ann 2 v 9", "Ann 12 v 9");
    let (what, _) = mistake(&unlawful);
    assert!(matches!(&what, TextError::Unlawful { hand, .. } if hand == "Ann 14 v 23"), "{what:?}");
    let (what, place) = mistake(&text.replace("Ann 4 v 23", "Ann 4 v v 23"));
    assert!(matches!(&what, TextError::Misread { hand, .. } if hand == "Ann 4 v v 23"), "{what:?}");
    assert_eq!(place, "\"Ann 4 v v 23\"");
}

/// Results that the rules do not give are reported one by one.
#[test]
fn asserted_results_are_compared() {
    let (_, entries) = played("hollywood", &["Ann 4 v 23", "Ann 4 v 23", "adjust Ann +3 # late"]);
    let text = write_series(&header("hollywood"), None, &entries);
    for (from, to, expected) in [
        ("points = 19", "points = 20", (1, "points", "20", "19")),
        ("boxes = 1", "boxes = 2", (1, "boxes", "2", "1")),
        ("columns = [1]", "columns = [2]", (1, "columns", "2", "1")),
        ("columns = [1]", "columns = []", (1, "columns", "", "1")),
        ("columns = [1]", "columns = [1, 2]", (1, "columns", "1, 2", "1")),
        ("columns = [1, 2]", "columns = [1]", (2, "columns", "1", "1, 2")),
        ("columns = [1, 2]", "columns = [1, 3]", (2, "columns", "1, 3", "1, 2")),
    ] {
        let changed = text.replacen(from, to, 1);
        let read = read_series(&changed).unwrap();
        let [At { what: TextError::Mismatch { entry, key, written, given }, .. }] = read.mismatches.kept()
        else {
            panic!("{to}: {:?}", read.mismatches)
        };
        assert_eq!((*entry, *key, written.as_str(), given.as_str()), expected);
        let unfit = read.unfit.unwrap().what;
        assert!(matches!(unfit, TextError::Unfit(SealBreak { how: BreakKind::Changed, .. })), "{unfit:?}");
    }
}

/// A value of another type is refused in an entry of any kind: an array is no table, and a table no time.
#[test]
fn a_wrong_type_is_refused() {
    let text = write_series(&header("standard"), None, &played("standard", &LINES).1);
    let (head, entries) = text.split_at(text.find("[[entry]]").unwrap());
    let mut tried = 0;
    let time = "{ \"$__toml_private_datetime\" = \"2026-11-20T19:31:00Z\" }";
    for (at, line) in entries.lines().enumerate() {
        let Some((key, _)) = line.split_once(" = ") else { continue };
        for value in ["true", "1.5", "{ a = 1 }", "[[]]", time] {
            let wrong = format!("{key} = {value}");
            let with = |(number, old)| if number == at { wrong.clone() } else { String::from(old) };
            let changed: Vec<String> = entries.lines().enumerate().map(with).collect();
            let (what, place) = mistake(&format!("{head}{}\n", changed.join("\n")));
            let wanted = if key == "time" { "BadText(Time)" } else { "Unreadable" };
            assert!(format!("{what:?}").starts_with(wanted), "{wrong} for {line}: {what:?}");
            // Of a list, the place is that of the item.
            assert!(value.contains(&place) && !place.is_empty(), "{wrong} for {line}: {place:?}");
            tried += 1;
        }
    }
    assert!(tried > 5 * 3 * LINES.len(), "{tried}");
    let (top, rules) = head.split_at(head.find("[rules]").unwrap());
    let values = "2026-11-20T19:31:00Z, \"draw\"";
    for (entries, place) in [
        (format!("[[{values}]]"), format!("[{values}]")),
        ("3".to_owned(), "3".to_owned()),
        (format!("[{values}]"), "2026-11-20T19:31:00Z".to_owned()),
    ] {
        let (what, at) = mistake(&format!("{top}entry = {entries}\n{rules}"));
        assert!(matches!(what, TextError::Unreadable(_)) && at == place, "{entries}: {what:?} at {at}");
    }
    let (what, at) = mistake(&format!("{top}rules = [10, 100]\n"));
    assert!(matches!(what, TextError::Unreadable(_)) && at == "[10, 100]", "{what:?}");
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
                let wanted = TextError::BadText(Expected::Time);
                assert_eq!(mistake(&changed), (wanted, written.to_owned()));
            }
        }
    }
}

#[test]
fn an_unresolved_merge_is_found_by_its_mark() {
    let (_, entries) = played("standard", &["Ann 4 v 23 # <<<<<<< HEAD"]);
    let text = write_series(&header("standard"), None, &entries);
    let merge = format!("{text}<<<<<<< HEAD\n[[entry]]\n=======\n[[entry]]\n>>>>>>> theirs\n");
    assert!(read_series(&text).is_ok());
    assert_eq!(mistake(&merge), (TextError::Unmerged, "<<<<<<< HEAD".to_owned()));
    // With diff3 there are four marks, and one of them may be left.
    for mark in ["||||||| base", "=======", ">>>>>>> theirs"] {
        assert_eq!(mistake(&format!("{text}{mark}\n[[entry]]\n")), (TextError::Unmerged, mark.to_owned()));
    }
}
