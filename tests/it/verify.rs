//! `verify`: the record of an evening comes back from its texts, and the first difference is found.

use std::convert::Infallible;

use ginscore::cli::open_record::read_open_record;
use ginscore::cli::play::play;
use ginscore::cli::script::{Line, read};
use ginscore::show::open_record::open_record;
use ginscore::show::qr::is_small;
use ginscore::show::record::{record, record_text};
use ginscore_ledger::book::Book;
use ginscore_ledger::compare::compare;
use ginscore_ledger::exchange::{Record, read_record};
use ginscore_ledger::model::{Moment, Series};
use ginscore_notation::Operation;
use ginscore_rules::house::Preset;
use ginscore_rules::players::Seat;
use proptest::collection::vec;
use proptest::prelude::*;

use crate::export::{EVENING, played};
use crate::table::Table;

/// A book without saved rules.
fn book() -> Book {
    Book::open("/nonexistent/ginscore".into(), None)
}

/// A series of these lines. A line that is refused is left out.
fn series(lines: &[String]) -> Option<Series> {
    let first = Record { seal: None, start: None, lines: lines[..1].to_vec() };
    let mut series = play(&first, &book()).ok()?;
    for line in &lines[1..] {
        if let Ok(Line::Record(line)) = read(line, || Some(series.roster().clone())) {
            let _ = series.play(line);
        }
    }
    Some(series)
}

/// The players of each form of the game, with names that are easily taken for something else.
const PLAYERS: [&str; 5] = [
    "'Mary Jo' End",
    "Zoë \"O’Brien’s\" --dealer Zoë --stake 0.05",
    "End 'Mary Jo' v Zoë \"O'Brien\" --sides 'We,The $ others' --dealer We",
    "Zoë v End 'Mary Jo'",
    "End Zoë 'Mary Jo' --out Zoë",
];

/// A series of that form under some rules.
fn beginning() -> impl Strategy<Value = String> {
    let setting = prop_oneof![
        Just(""),
        Just(" --set undercut_tie=nobody --set boxes.gin=3"),
        (60..400u32).prop_map(|target| &*format!(" --set target={target}").leak()),
        Just(" --oklahoma"),
        Just(" --hollywood"),
    ];
    (0..PLAYERS.len(), 0..Preset::ALL.len(), setting).prop_map(|(players, preset, set)| {
        format!("new {} --rules {}{set}", PLAYERS[players], Preset::ALL[preset].name)
    })
}

/// Lines of every kind, corrections too. Some are refused where they come.
fn line() -> impl Strategy<Value = String> {
    let player = || prop_oneof![Just("end"), Just("mary"), Just("zoë"), Just("\"O'Brien\"")];
    let card = || prop_oneof![Just(""), Just(" @kc"), Just(" @7s"), Just(" @ad")];
    let note = || prop_oneof![2 => Just(String::new()), 1 => "( # )[a-zA-Z$:+END “”ß–-]{1,40}[a-z]"];
    let hand = prop_oneof![
        3 => (player(), 0..60u32, card(), note()).prop_map(|(p, n, c, note)| format!("{p} gin v {n}{c}{note}")),
        2 => (player(), 0..90u32, card(), note()).prop_map(|(p, n, c, note)| format!("{p} +{n}{c}{note}")),
        2 => (player(), 0..5u32, card()).prop_map(|(p, n, c)| format!("{p} {n} v 10+{n}7{c}")),
        1 => (player(), card(), note()).prop_map(|(p, c, note)| {
            format!("{p} 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s{c} x jd{note}")
        }),
        1 => (player(), card()).prop_map(|(p, c)| format!("{p} / 2h 3c v / 7h 3d{c}")),
        1 => (card(), note()).prop_map(|(c, note)| format!("draw{c}{note}")),
    ]
    .boxed();
    let hand_again = hand.clone();
    prop_oneof![
        12 => hand,
        1 => (1..5u32, hand_again.clone()).prop_map(|(number, hand)| format!("amend {number} {hand}")),
        1 => (1..5u32, hand_again).prop_map(|(number, hand)| format!("insert {number} {hand}")),
        1 => (1..5u32).prop_map(|number| format!("delete {number}")),
        1 => Just("undo".to_owned()),
        1 => Just("redo".to_owned()),
        1 => Just("@7s".to_owned()),
        1 => note().prop_map(|note| format!("misdeal{note}")),
        1 => player().prop_map(|player| format!("deal {player}")),
        1 => (player(), player(), note()).prop_map(|(one, two, note)| format!("seat {one} {two}{note}")),
        2 => (player(), -30..30i32).prop_map(|(player, points)| format!("adjust {player} {points:+} # wrong $ KNOCK, END")),
        1 => player().prop_map(|player| format!("adjust {player} +1 box # as agreed")),
        1 => "witness [a-zA-Z$é]{1,9}",
        1 => note().prop_map(|note| format!("stop{note}")),
    ]
}

/// Damage that copying a text may do.
fn damaged(text: &str, kind: u32) -> String {
    match kind {
        0 => text.to_owned(),
        1 => format!("\u{feff}QR-Code:{}  \r\n\r\n", text.replace(' ', "\r\n")),
        2 => format!("> {}", text.replace(' ', "\u{a0} ")),
        _ => text.replace(" $ ", "\u{200b}\n   $\t "),
    }
}

fn same(text: &Series, ledger: &Series) -> bool {
    compare(text, ledger).is_equal()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 250, ..ProptestConfig::default() })]

    #[test]
    fn every_evening_comes_back_from_its_texts(
        first in beginning(),
        lines in vec(line(), 0..25),
        modules in 45..130_usize,
        kind in 0..4_u32,
    ) {
        let lines: Vec<String> = std::iter::once(first).chain(lines).collect();
        // Not every form of the game goes with all rules.
        let Some(series) = series(&lines) else { return Ok(()) };
        let whole = record_text(&series, None);
        let read = play(&read_record(&damaged(&whole, kind)).unwrap(), &book());
        let read = read.map_err(|unplayed| TestCaseError::fail(format!("{whole}\n{:?}", unplayed.failure.reports)))?;
        prop_assert_eq!(read.score().sheets(), series.score().sheets(), "{}", &whole);
        prop_assert!(same(&read, &series), "{}\n{:?}", &whole, compare(&read, &series).difference);
        prop_assert!(same(&series, &read));
        // In parts, in another order.
        let parts = record(&series, None, modules, 999).unwrap();
        let text: String = parts.iter().rev().map(|(part, _)| damaged(part, kind) + "\n").collect();
        let again = play(&read_record(&text).unwrap(), &book());
        let again = again.map_err(|unplayed| TestCaseError::fail(format!("{text}\n{:?}", unplayed.failure.reports)))?;
        prop_assert!(same(&again, &series), "{}", text);
        // A part says no less than it can: the codes are no larger than asked for.
        prop_assert!(parts.iter().all(|(_, qr)| qr.side() <= modules));
        // The open record has the same evening, but for the words of witnesses.
        let lines: Vec<String> = lines.into_iter().filter(|line| !line.starts_with("witness")).collect();
        let Some(series) = self::series(&lines) else { return Ok(()) };
        let open = open_record(&series);
        let again = read_open_record(&open, series.header().start, &book());
        let again = again.map_err(|failure| TestCaseError::fail(format!("{open}\n{:?}", failure.reports)))?.series;
        prop_assert!(same(&again, &series) && same(&series, &again), "{}", open);
    }

    #[test]
    fn an_earlier_text_is_the_same_evening(first in beginning(), lines in vec(line(), 1..20), at in 0..20_usize) {
        let kept = |line: &&String| {
            !["amend", "insert", "delete", "undo", "redo"].iter().any(|word| line.starts_with(word))
        };
        let lines: Vec<String> = std::iter::once(first).chain(lines.iter().filter(kept).cloned()).collect();
        let Some(ledger) = series(&lines) else { return Ok(()) };
        let Some(text) = series(&lines[..(at + 1).min(lines.len())]) else { return Ok(()) };
        let found = compare(&text, &ledger);
        // Only a knock card that was announced may have been replaced by the hand's own.
        let replaced = text.announced().is_some();
        prop_assert!(found.difference.is_none() || replaced, "{:?}\n{}", found.difference, lines.join("\n"));
    }

    #[test]
    fn no_text_is_too_hostile(
        first in beginning(),
        lines in vec(line(), 0..6),
        changes in vec((0..2000_usize, prop_oneof!["[$:+@#;,/ ]", "\\PC", Just("GINSCORE 1 1/1 - x $ new".to_owned()), Just("\u{202e}\u{1b}[2J".to_owned())]), 1..6),
    ) {
        let lines: Vec<String> = std::iter::once(first).chain(lines).collect();
        let Some(series) = series(&lines) else { return Ok(()) };
        let mut text: Vec<char> = record_text(&series, None).chars().collect();
        for (at, insert) in changes {
            let at = at % (text.len() + 1);
            text.splice(at..(at + insert.len() % 3).min(text.len()), insert.chars());
        }
        let text: String = text.into_iter().collect();
        if let Ok(record) = read_record(&text) && let Ok(played) = play(&record, &book()) {
            let _ = compare(&played, &series);
            let _ = compare(&series, &played);
        }
    }
}

/// What happens within a round is in the ledger after all hands of the round.
#[test]
fn a_text_made_within_a_round_is_the_same_evening() {
    let lines = [
        "new Ann Cid v Bob Dan",
        "Ann 2 v 17",
        "misdeal",
        "adjust Ann +5 # agreed",
        "Cid gin v 45",
        "misdeal",
    ];
    let lines = lines.map(str::to_owned);
    let ledger = series(&lines).unwrap();
    for length in 1..=lines.len() {
        let text = series(&lines[..length]).unwrap();
        let found = compare(&text, &ledger);
        assert!(found.difference.is_none(), "{length}: {:?}", found.difference);
        assert_eq!(found.is_equal(), length == lines.len(), "{length}: {:?}", found.later);
    }
    // The round ends the series.
    let ended: Vec<String> = [&lines[..4], &["Cid +200".to_owned()]].concat();
    let ledger_that_ended = series(&ended).unwrap();
    assert!(ledger_that_ended.is_finished());
    for length in 1..=ended.len() {
        let found = compare(&series(&ended[..length]).unwrap(), &ledger_that_ended);
        assert!(found.difference.is_none(), "{length}: {:?}", found.difference);
    }
    // A misdeal that the ledger does not have.
    let more: Vec<String> = [&lines[..3], &["misdeal".to_owned()]].concat();
    assert!(compare(&series(&more).unwrap(), &ledger).difference.is_some());
}

/// Capital letters take less room, and nearly all of a record is in them.
#[test]
fn a_record_is_mostly_in_the_small_alphabet() {
    let (_, text) = evening();
    let small = text.chars().filter(|letter| is_small(*letter)).count();
    assert!(small * 100 > text.len() * 90, "{small} of {}", text.len());
}

/// A ledger, and the text of its evening.
fn evening() -> (Table, String) {
    let table = played(&[EVENING]);
    let text = table.ok("seal --text").out;
    (table, text)
}

/// Most changes of a card are against the rules. The ledger shows how the hand was.
#[test]
fn a_hand_that_became_illegal_is_compared() {
    let (table, text) = evening();
    let changed = text.replace("8D 2H 3H 2S JS", "4S 2H 3H 2S JS");
    let done = table.run_with(&["audit", "-", "--json"], &changed);
    assert_eq!(
        (done.status, done.codes()),
        (1, vec!["record-differs".to_owned(), "duplicate-card".to_owned()])
    );
    let answer = done.json();
    assert_eq!(answer["difference"]["number"], 5);
    assert_eq!(answer["difference"]["text"], "BOB 5-7C 5-7H 3-5D / 4S V 8-QH / 4S 2H 3H 2S JS");
    assert_eq!(answer["difference"]["ledger"], "Bob 5-7c 5-7h 3-5d / 4s v 8-qh / 8d 2h 3h 2s js");
    assert_eq!(answer["difference"]["gains"].as_array().unwrap().len(), 0);
    for said in ["hand 5 is not the same", "the text was changed", "4S is on both sides", "line 6"] {
        assert!(done.err.contains(said), "{said}: {}", done.err);
    }
    assert!(!done.err.contains("nobody more points"), "{}", done.err);
    // Before it, another hand differs: that is the first difference.
    let both = changed.replace("ADHS T-KS / 3C 5C QC", "ADHS T-KS / 4C 5C QC");
    assert_eq!(table.run_with(&["audit", "-", "--json"], &both).json()["difference"]["number"], 3);
    // The ledger does not have the hand at all.
    table.ok("amend 5 Ann 4 v 23");
    for _ in 0..8 {
        table.ok("delete 5");
    }
    let done = table.run_with(&["audit", "-"], &changed);
    assert!(done.status == 1 && done.err.contains("does not have hand 5"), "{}", done.err);
    // A script must be whole, and of another evening only the mistake is said.
    assert_eq!(table.run_with(&["audit", "-", "--script"], &changed).status, 2);
    let other = Table::new();
    other.ok("new Cid Dan");
    other.run_with(&["audit", "-", "--json"], &changed).refused(2, "duplicate-card");
}

#[test]
fn a_ledger_that_was_corrected_later_says_so() {
    let (table, text) = evening();
    table.ok("amend 2 Bob 3 v 30");
    let done = table.run_with(&["audit", "-", "--json"], &text).ended(1);
    assert_eq!(done.json()["seal"]["was_same"], true);
    assert!(done.err.contains("it was corrected later"), "{}", done.err);
    table.ok("undo");
    table.run_with(&["audit", "-"], &text).ended(0);
    // A hand that is gone.
    table.ok("delete 12");
    table.run_with(&["audit", "-"], &text).ended(1).warns("does not have hand 12");
}

#[test]
fn a_text_from_before_is_the_same_evening() {
    let table = Table::new();
    let lines: Vec<&str> = EVENING.lines().collect();
    table.plays(&lines[..9].join("\n"));
    let text = table.ok("seal --text").out;
    table.plays(&lines[9..].join("\n"));
    table.run_with(&["audit", "-"], &text).ended(0).answers("more hands: the text was made before");
    table.ok("players rename Ann Annabel");
    let done = table.run_with(&["audit", "-", "--json"], &text);
    assert_eq!(done.status, 0, "under the names of that time");
    assert_eq!(done.json()["renamed"], serde_json::json!([{"text": "Ann", "ledger": "Annabel"}]));
    table.run_with(&["audit", "-"], &text).answers("Ann of the text is now Annabel.");
}

/// What the ledger has after the text is said, whatever it is, and nothing of it is a difference.
#[test]
fn what_came_later_is_said() {
    let table = Table::new();
    table.ok("new Ann Bob");
    table.ok("hand Ann 4 v 23");
    let text = table.ok("seal --text").out;
    let lines = "adjust Bob +90 # x\nadjust Ann -1 box # y\ndraw\nstop\n";
    table.plays(lines);
    let done = table.run_with(&["audit", "-"], &text).ended(0);
    for said in [
        "The ledger has one more hand",
        "Recorded after that: adjust Bob +90 # x",
        "The ledger has 90 points more for Bob.",
        "Recorded after that: adjust Ann -1 box # y",
        "The ledger has 1 box more for Bob.",
        "Recorded after that: stop",
    ] {
        assert_eq!(done.out.matches(said).count(), 1, "{said}: {}", done.out);
    }
    let answer = table.run_with(&["audit", "-", "--json"], &text).json();
    let later = answer["later"].as_array().unwrap();
    let lines: Vec<&str> = later.iter().map(|step| step["ledger"].as_str().unwrap()).collect();
    assert_eq!(lines, ["adjust Bob +90 # x", "adjust Ann -1 box # y", "draw", "stop"]);
    assert_eq!(later[0]["gains"], serde_json::json!([{"name": "Bob", "points": 90, "boxes": 0}]));
    assert_eq!((&answer["same"], &answer["seal"]["was_same"]), (&true.into(), &true.into()));
    // A text without a step that its seal covers was changed.
    let whole = table.ok("seal --text").out;
    let cut = whole.replace(" $ STOP", "").replace(" $ stop", "");
    assert_ne!(cut, whole);
    let answer = table.run_with(&["audit", "-", "--json"], &cut).json();
    assert_eq!((&answer["same"], &answer["seal"]["was_same"]), (&false.into(), &false.into()));
    table.run_with(&["audit", "-"], &cut).ended(1).warns("the text ends before its seal");
}

/// Names that changed places give the points of one to the other.
#[test]
fn swapped_names_are_a_difference() {
    let (table, text) = evening();
    let seal = table.ok("score --json").json()["seal"].as_str().unwrap().to_owned();
    // The program refuses it, but an earlier version did not.
    let book = Book::open(table.ledger(), Some(table.state()));
    let series = book.current().unwrap();
    let seats: Vec<Seat> = book.read(&series).unwrap().series.roster().lineup().seats().collect();
    let now = Moment::parse_from_rfc3339("2026-11-21T09:00:00+01:00").unwrap();
    for (at, name) in [(0, "T"), (1, "Ann"), (0, "Bob")] {
        let rename = Operation::Rename { player: seats[at], name: name.to_owned() };
        book.record(&series, None, now, |_| Ok::<_, Infallible>(rename), &mut || ()).unwrap();
    }
    table.ok("audit").warns(", Ann is now Bob and Bob is now Ann");
    assert_eq!(table.ok("audit").err, "");
    let noted = table.ok(&format!("audit --seal {seal}")).out;
    assert!(
        noted.contains("called Ann and Bob then; in the same order, they are now called Bob and Ann."),
        "{noted}"
    );
    let done = table.run_with(&["audit", "-", "--json"], &text).refused(1, "record-differs");
    let answer = done.json();
    assert_eq!(answer["difference"]["what"], "names");
    assert_eq!(answer["difference"]["text"], "Ann, Bob");
    assert_eq!(answer["difference"]["ledger"], "Bob, Ann");
    assert_eq!(answer["same"], false);
    assert_eq!(answer["seal"]["was_same"], true, "{}", done.err);
    assert!(done.err.contains("Ann of the text is now Bob."), "{}", done.err);
}

/// Each player keeps a ledger, and each begins with their own name.
#[test]
fn the_other_players_own_ledger_is_compared() {
    let table = Table::new();
    let lines: Vec<&str> = EVENING.lines().collect();
    assert!(lines.iter().any(|line| line.starts_with("new Ann Bob")), "{EVENING}");
    let text = evening().1;
    let theirs = EVENING.replace("new Ann Bob", "new Bob Ann");
    table.plays(&theirs);
    let done = table.run_with(&["audit", "-", "--json"], &text).ended(0);
    let answer = done.json();
    assert_eq!((&answer["same"], &answer["in_text"]), (&true.into(), &answer["in_ledger"]));
    assert_eq!((&answer["later"], &answer["renamed"]), (&serde_json::json!([]), &serde_json::json!([])));
    // A hand for the other one.
    table.ok("amend 2 Ann 3 v 30");
    let done = table.run_with(&["audit", "-", "--json"], &text).ended(1);
    let answer = done.json();
    assert_eq!((&answer["difference"]["what"], &answer["difference"]["number"]), (&"hand".into(), &2.into()));
    assert_eq!(answer["difference"]["gains"][0]["name"], "Ann");
    // Another first dealer.
    for (dealer, status) in [("Ann", 0), ("Bob", 1)] {
        let table = Table::new();
        table.ok(&format!("new Bob Ann --dealer {dealer}"));
        table.run_with(&["audit", "-"], "new Ann Bob --dealer Ann").ended(status);
    }
}

#[test]
fn a_rewritten_ledger_is_found() {
    let (table, text) = evening();
    // The same evening on another computer, but for one hand.
    let other = Table::new();
    let changed = EVENING.replace("draw", "Ann gin v 20");
    assert_ne!(changed, EVENING);
    other.plays(&changed);
    other.run_with(&["audit", "-"], &text).ended(1).warns("was never that of this series").warns("hand 4");
    // A ledger of other players.
    let stranger = Table::new();
    stranger.ok("new Cid Dan");
    let done = stranger.run_with(&["audit", "-", "--json"], &text).refused(1, "record-unknown");
    assert_eq!(done.json()["series"], serde_json::Value::Null);
    Table::new().run_with(&["audit", "-"], &text).ended(1);
    drop(table);
}

#[test]
fn the_right_one_of_several_evenings_is_found() {
    let table = Table::new();
    let script = |counts: [u32; 3]| counts.map(|count| format!("ann gin v {count}\n")).concat();
    for (name, counts) in [("one", [1, 2, 3]), ("two", [4, 5, 6]), ("three", [4, 5, 9])] {
        table.ok(&format!("new Ann Bob --name {name}"));
        table.plays(&script(counts));
    }
    let texts =
        ["one", "two", "three"].map(|name| (name, table.ok(&format!("seal --text --series {name}")).out));
    for (name, text) in &texts {
        let done = table.run_with(&["audit", "-", "--json"], text);
        assert_eq!(done.json()["series"], *name, "{}", done.err);
        // Without its seal it is the one with most in common.
        let (_, hands) = text.split_once(" $ ").unwrap();
        let done = table
            .run_with(&["audit", "-", "--json"], &format!("GINSCORE 1 1/1 - 2020-01-01T00:00 $ {hands}"));
        assert_eq!((done.status, &done.json()["series"]), (0, &serde_json::Value::from(*name)));
    }
    table.run_with(&["audit", "-", "--series", "one"], &texts[1].1).ended(1);
}

#[test]
fn missing_parts_are_counted() {
    let (table, text) = evening();
    let first = text.replace("1/1", "1/3").replace("END", "MORE");
    table.run_with(&["audit", "-"], &first).warns("parts 2 and 3 of 3 are missing");
    table.run_with(&["audit", "-"], &first.replace("1/3", "1/2")).warns("part 2 of 2 is missing");
    let done = table.run_with(&["audit", "-"], &"x".repeat(300_000));
    assert!(done.err.contains("too long") && !done.err.contains("it begins with"), "{}", done.err);
}

#[test]
fn what_cannot_be_read_has_status_2() {
    let (table, text) = evening();
    for (text, code) in [
        (text.replace("DRAW", "score"), "bad-record"),
        (text.replace("DRAW", "new Ann Bob"), "bad-record"),
        (text.replace("DRAW", "AMEND 1 ANN GIN V 3"), "bad-record"),
        (text.replace("$ BOB 5-7C", "$ CID 5-7C"), "unknown-player"),
        (text.replace("9-KH", "9-KX"), "bad-group"),
        (text.replace("--rules hollywood", "--rules nonsense"), "unknown-preset"),
    ] {
        let done = table.run_with(&["audit", "-", "--json"], &text);
        assert_eq!(
            (done.status, done.codes().first().map(String::as_str)),
            (2, Some(code)),
            "{text:.300}{}",
            done.err
        );
    }
    assert_eq!(table.run("audit /nonexistent").status, 2);
    let done = table.run_with(&["audit", "-"], &text.replace("DRAW", "DRAW # \u{1b}[2J")).ended(1);
    assert!(!done.err.contains('\u{1b}'));
}

/// In a script, a note may have any words, also those of a record.
#[test]
fn a_note_with_the_head_of_a_record_is_a_note() {
    let table = played(&["new Ann Bob\nAnn 4 v 23 # GINSCORE 1 1/1 - 2026-01-01T00:00\ndraw # END\n"]);
    for text in ["log", "seal --text"] {
        table.run_with(&["audit", "-"], &table.ok(text).out).ended(0);
    }
}

/// The place of a word between two hands, and the start of the evening, are part of what a text says.
#[test]
fn a_word_that_was_moved_and_another_start_are_differences() {
    let table = played(&["new Ann Bob --name ev\nAnn 4 v 23\nwitness spoon\nBob 3 v 9"]);
    let text = table.ok("seal --text").out;
    let verify = |text: &str| table.run_with(&["audit", "-"], text);
    assert_eq!(verify(&text).status, 0, "{}", verify(&text).err);
    let words: Vec<&str> = text.split(" $ ").collect();
    let at = words.iter().position(|line| line.starts_with("witness")).unwrap();
    let mut moved = words.clone();
    moved.swap(at, at + 1);
    let done = verify(&moved.join(" $ "));
    assert_eq!(done.status, 1, "{}", done.out);
    assert!(done.err.contains("witness spoon (after hand or round 2)"), "{}", done.err);
    assert!(done.err.contains("witness spoon (after hand or round 1)"), "{}", done.err);
    let start = text.split_whitespace().nth(4).unwrap();
    let done = verify(&text.replacen(start, "1999-01-01T00:00", 1));
    assert_eq!(done.status, 1, "{}", done.out);
    assert!(done.err.contains("did not start at the same time"), "{}", done.err);
    assert!(
        done.err.contains("the text was changed") && !done.err.contains("corrected later"),
        "{}",
        done.err
    );
    let done = verify(&text.replacen(start, "2026-02-30T19:30", 1));
    assert!(
        done.status == 2 && done.err.contains("not the record of an evening"),
        "no such day: {}",
        done.err
    );
    // All that is missing is named.
    let part = text.replacen(" 1/1 ", " 1/999 ", 1).replace("END", "MORE");
    let done = verify(&part);
    assert!(done.status == 2 && done.err.contains("parts 2-999 of 999 are missing"), "{}", done.err);
}
