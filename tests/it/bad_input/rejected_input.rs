//! Names, notes and dates that are not accepted because they would harm anyone who reads them later.

use crate::table::Table;

/// `new` and `import` refuse the same names, with the row and a hint.
#[test]
fn unsafe_series_names_are_refused() {
    let table = Table::new();
    // More of them are tested in the crate of the ledger.
    for name in ["-rf", "a/b", "$(id)", "CON", "a\u{202e}"] {
        let words = ["new", "Ann", "Bob", &format!("name={name}"), "--json"];
        table.run_with(&words, "").refused(2, "bad-value");
        let row = serde_json::json!({"series": name, "player_one": "Ann", "player_two": "Bob", "hand": "Ann 4 v 23"});
        let by_import = table.run_with(&["import", "-", "--json"], &format!("{row}\n"));
        by_import.refused(2, "bad-value").warns("standard input:1: ").warns("\nhint: ");
        assert!(table.run_with(&["series", "list"], "").out == "There are no series yet.\n", "{name:?}");
    }
    let long = "a".repeat(201);
    assert_eq!(table.run(&format!("new Ann Bob name={long}")).status, 2);
    // The name that the program makes up is always accepted, however long the names of the players.
    let names = ["Ä".repeat(40), "Ö".repeat(40)];
    table.ok(&format!("new {} {}", names[0], names[1]));
    table.ok("hand Ä 4 v 23");
    let rows = table.ok("export --format csv").out;
    assert_eq!(Table::new().run_with(&["import", "-"], &rows).status, 0);
}

#[test]
fn an_existing_series_with_an_unsafe_name_can_be_continued() {
    let table = Table::new();
    table.ok("new Ann Bob name=night");
    let (path, _) = table.file();
    std::fs::rename(&path, path.with_file_name("club's $(night) #1.toml")).unwrap();
    table.ok("series use night");
    table.ok("hand Ann 4 v 23");
    assert!(table.ok("series list").out.contains("club's $(night) #1  open, 1 hand"));
}

#[test]
fn invisible_characters_are_refused_and_named() {
    let table = Table::new();
    table.ok("new Ann Bob name=night");
    for character in ["\u{202e}", "\u{1b}"] {
        let number = format!("U+{:04X}", u32::from(character.chars().next().unwrap()));
        let line = format!("Ann 4 v 23 # gg{character}x");
        for words in [
            vec!["new", "Cid", &format!("Dan{character}x"), "--json"],
            vec!["hand", &line, "--json"],
            vec!["--json", "draw", &format!("# gg{character}x")],
        ] {
            table.run_with(&words, "").ended(2).warns(&number);
        }
        table.run_with(&["table"], &format!("{line}\n")).ended(2);
    }
    assert_eq!(table.ok("log").out, "new Ann Bob\n", "nothing was recorded");
    // Emoji stay as they are.
    let note = "what luck 👩🏽\u{200d}🚀 ❤\u{fe0f}";
    assert_eq!(table.run_with(&["hand", "Ann", "4", "v", "23", "#", note], "").status, 0);
    assert!(table.ok("log").out.contains(note));
}

/// A number that is of no hand is refused however large it is, in all lineups: also those that would be a small one if they
/// were multiplied by the hands of a round.
#[test]
fn numbers_of_no_hand_are_refused_however_large() {
    for lineup in
        ["Ann Bob", "Ann v Bob Cid", "Ann Bob Cid", "Ann Cid v Bob Dan", "Ann Cid Eve v Bob Dan Fay"]
    {
        let table = Table::new();
        table.ok(&format!("new {lineup} name=night"));
        table.ok("hand Ann 4 v Bob 23");
        for number in [usize::MAX / 3 + 2, usize::MAX / 2 + 2, usize::MAX / 2 + 3, usize::MAX] {
            for line in [
                format!("delete {number}"),
                format!("amend {number} Ann 4 v Bob 23"),
                format!("insert {number} Ann 4 v Bob 23"),
                format!("delete adjust {number}"),
                format!("why {number}"),
            ] {
                let (before, done) = (table.file(), table.run(&line));
                assert!([1, 2].contains(&done.status), "{lineup}: {line}: {} {}", done.status, done.err);
                assert_eq!(table.file(), before, "{lineup}: {line}");
            }
        }
    }
}

/// A typed note has a limit, and every exported note can be imported again.
#[test]
fn notes_above_the_limit_are_refused_and_old_ones_still_import() {
    let table = Table::new();
    table.ok("new Ann Bob name=night");
    let note = |length: usize| "ä".repeat(length);
    let done = table.run(&format!("hand Ann 4 v 23 --json '# {}'", note(4001))).refused(2, "bad-line");
    assert!(done.err.contains("4001 characters, and the limit is 4000"), "{}", done.err);
    table.ok(&format!("hand Ann 4 v 23 '# {}'", note(4000)));
    let check_export = |table: &Table| {
        for format in ["csv", "jsonl"] {
            let rows = table.ok(&format!("export --format {format}")).out;
            let again = Table::new();
            again.run_with(&["import", "-"], &rows).ended(0);
            assert_eq!(again.ok("why 1 --json").json()["note"], table.ok("why 1 --json").json()["note"]);
        }
    };
    check_export(&table);
    // A ledger from before there was a limit.
    let (path, text) = table.file();
    std::fs::write(&path, text.replace(&note(4000), &note(20_000))).unwrap();
    check_export(&table);
    let script = table.ok("log").out;
    assert_eq!(Table::new().run_with(&["table"], &script).status, 0, "the log of a long note must replay");
}

#[test]
fn names_that_look_alike_get_a_warning() {
    let table = Table::new();
    let done = table.ok("new Аnn Ann");
    assert!(done.err.starts_with("warning: the names `Аnn` and `Ann` look alike\n"), "{}", done.err);
    let rows = "player_one,player_two,hand\nAnn,Bob,draw\nBill,BilI,draw\n";
    let done = table.run_with(&["import", "-"], rows).ended(0);
    assert!(
        done.err.contains("warning: standard input:3: the names `Bill` and `BilI` look alike"),
        "{}",
        done.err
    );
    assert!(!done.err.contains("`Bob`"), "{}", done.err);
}

#[test]
fn a_word_of_a_note_is_not_an_option() {
    let table = Table::new();
    table.ok("new Ann Bob name=night target=1000");
    for (line, noted) in [
        ("hand Ann 4 v 23 '#' he said -hmm", "# he said -hmm"),
        ("Ann 4 v 23 --quiet '#said' --help", "# said --help"),
        ("draw '#' -V", "# -V"),
        ("amend 1 Ann 5 v 23 '#' --version --json", "# --version --json"),
        ("hand Ann 4 v 23 '# he said' -hmm", "# he said -hmm"),
        ("Ann 4 v 23 '# ends with' --help", "# ends with --help"),
        ("Ann 4 v 23 '# a note' --json --lang xx", "# a note --json --lang xx"),
    ] {
        let done = table.run(line).ended(0);
        assert!(!done.said.contains("Usage") && !done.said.contains('{'), "{line}: {}", done.said);
        let log = table.ok("log").out;
        assert!(log.lines().any(|line| line.ends_with(noted)), "{line}: {log}");
    }
    // Before a note, and in a line without one, an option is an option in any place.
    for line in [
        "Ann 4 --json v 23 '# a note' --series x",
        "--series night --json Ann 4 v 23",
        "hand Ann 4 v 23 --json",
    ] {
        assert!(table.ok(line).out.starts_with('{'), "{line}");
    }
}

/// What is neither a command nor a line is answered with the nearest of them, and a question never with a change.
#[test]
fn a_word_that_is_nothing_is_answered_with_the_nearest() {
    let table = Table::new();
    let check = |line: &str, meant: &str| {
        table.run(line).ended(2).warns(&format!("hint: did you mean `{meant}`?"));
    };
    for (line, meant) in [
        ("scroe", "score"),
        ("Score", "score"),
        ("meld QS KS AS", "judge"),
        ("dispute", "judge"),
        ("referee", "judge"),
        ("legal 4-7s", "judge"),
        ("hollywod", "new Ann Bob hollywood"),
    ] {
        check(line, meant);
    }
    table.run("Ann 4 v 23").ended(2).warns("there is no series yet");
    table.run("undo").ended(2).warns("there is no series yet");
    table.run("quit").ended(2).warns("`quit` is neither a line nor a command").warns("`ginscore help` lists");
    table.ok("new Ann Bob");
    check("Score", "score");
    check("Anm", "Ann");
    // A player of an older ledger may be called like a command.
    table.ok("new Stanley Bob");
    let (path, text) = table.files().into_iter().find(|(_, text)| text.contains("Stanley")).unwrap();
    std::fs::write(path, text.replace("Stanley", "Stats")).unwrap();
    table.ok("Stats 4 v 23");
    table.ok("hand stats 4 v 23");
    assert_eq!(table.hands(), 2);
    table.ok("hand undo");
    assert_eq!(table.hands(), 1);
    assert!(table.ok("stats").out.contains("Stats"));
    #[cfg(unix)]
    {
        use std::os::unix::ffi::OsStringExt;
        let word = std::ffi::OsString::from_vec(b"B\xffb".to_vec());
        let mut command = table.command(crate::table::program());
        let done = command.args(["Stats".into(), "4".into(), "v".into(), word]).output().unwrap();
        assert_eq!(done.status.code(), Some(2));
        assert!(String::from_utf8(done.stderr).unwrap().contains("not UTF-8"));
    }
}

#[cfg(unix)]
#[test]
fn a_bad_clock_is_refused() {
    use std::ffi::OsString;
    use std::os::unix::ffi::OsStringExt as _;
    let table = Table::new();
    let bad = OsString::from_vec(b"2026-11-20T19:30:00\xff".to_vec());
    for now in [bad, "+12026-01-01T00:00:00Z".into(), "soon".into()] {
        table.run_in(&[("GINSCORE_NOW", &now)], "new Ann Bob").ended(2).warns("GINSCORE_NOW is not a time");
    }
}
