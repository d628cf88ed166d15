//! Changes to earlier entries are found: by the seals in the file, and by a noted code.

use std::fs;

use crate::sample::noted;
use crate::table::Table;

/// A series of three hands, its file, and the seal after each hand.
fn evening() -> (Table, std::path::PathBuf, Vec<String>) {
    evening_of("4 v 23")
}

/// The same with another first hand of Ann.
fn evening_of(first: &str) -> (Table, std::path::PathBuf, Vec<String>) {
    let table = Table::new();
    table.ok("new Ann Bob name=evening");
    let hands = [&format!("Ann {first}"), "Bob 3 v 20 '# late'", "Ann gin v 9"];
    let seal = |line| noted(&table.ok(&format!("--json hand {line}")));
    let seals = hands.map(seal).to_vec();
    let (path, _) = table.file();
    (table, path, seals)
}

fn edit(path: &std::path::Path, from: &str, to: &str) {
    let text = fs::read_to_string(path).unwrap();
    assert!(text.contains(from), "{from}: {text}");
    fs::write(path, text.replacen(from, to, 1)).unwrap();
}

#[test]
fn a_noted_seal_is_found_even_if_misheard() {
    let (table, _, seals) = evening();
    assert_eq!(table.ok("score --json").json()["seal"], seals[2].as_str());
    assert!(!table.ok("score").out.to_lowercase().contains("seal"), "the sheet is for the players");
    assert!(!table.ok("undo").out.contains("seal"));
    assert!(table.ok("summary").out.contains(&format!("\nSeal {}", noted(&table.ok("score --json")))));
    for (number, seal) in (1..).zip(&seals) {
        let heard = seal.to_lowercase().replace('-', " ").replace('8', "b").replace('5', "s");
        let done = table.ok(&format!("audit --json --seal '{heard}'")).json();
        let expected = serde_json::json!({
            "schema": 2, "faults": [], "found": true, "unchanged": true,
            "seal": seal, "series": "evening", "entry": number, "hand": number,
            "players_then": ["Ann", "Bob"], "players_now": ["Ann", "Bob"],
            "corrections": if number == 3 { vec![4] } else { Vec::new() },
        });
        assert_eq!(done, expected);
    }
    let said = table.ok(&format!("audit --seal {}", seals[0])).out;
    assert_eq!(
        said,
        format!(
            "{} was the seal of evening after hand 1 (entry 1); everything up to that point is unchanged\n",
            seals[0]
        )
    );
    let done = table.run("audit --json --seal 2222-2222-2222");
    assert_eq!((done.status, done.codes()), (1, vec!["seal-unknown".to_owned()]));
    assert_eq!(table.run("audit --json --seal 0000-0000-0000").codes(), ["bad-value"]);
}

/// Seals cover the values, not the layout of the file.
#[test]
fn layout_and_comments_do_not_change_a_seal() {
    let (table, path, _) = evening();
    edit(&path, "[[entry]]", "# the first evening\n\n  [[entry]]   # hand 1");
    edit(&path, "points = 19\nboxes = 1", "boxes = 0x1\n\npoints  =   19");
    edit(&path, "\"Ann 4 v 23\"", "'Ann 4 v 23'");
    let text = fs::read_to_string(&path).unwrap().replace('\n', "\r\n");
    fs::write(&path, text).unwrap();
    assert_eq!(table.ok("audit -q").err, "");
    table.ok("hand Bob 3 v 20");
    assert_eq!(table.ok("audit -q").err, "");
}

/// If nothing can be remembered, recording still works and warns, even if it is to be quiet.
#[test]
fn a_machine_that_cannot_remember_still_records() {
    let (table, path, _) = evening();
    let lock = table.state().join("current/.lock");
    fs::remove_file(&lock).unwrap();
    fs::create_dir(&lock).unwrap();
    let done = table.ok("hand Bob 4 v 9 -q --series evening");
    assert!(done.err.contains("warning: this computer could not store the seal"), "{}", done.err);
    edit(&path, "Bob 4 v 9", "Bob 3 v 8");
    assert_eq!(table.run("audit --json").codes(), ["ledger-mismatch"]);
}

/// A series that cannot become the current one gets no hands, and neither does the one before it.
#[test]
fn a_hand_is_not_recorded_in_the_series_before() {
    let (table, path, _) = evening();
    let lock = table.state().join("current/.lock");
    fs::remove_file(&lock).unwrap();
    fs::create_dir(&lock).unwrap();
    let started = table.ok("new Ann Bob name=second");
    assert!(started.err.contains("could not store which series is current"), "{}", started.err);
    let before = fs::read_to_string(&path).unwrap();
    assert_eq!(table.run("Ann 4 v 23 --json").ended(2).codes(), ["no-series"]);
    assert_eq!(fs::read_to_string(&path).unwrap(), before);
    table.ok("hand Ann 4 v 23 --series second");
    let choice = table.run("series use second").ended(3).err;
    assert!(choice.contains("name it with `--series second`") && !choice.contains("--ledger"), "{choice}");
}

/// The file is unchanged, but what the other player signed was corrected since, and audit says so.
#[test]
fn a_noted_seal_tells_what_corrected_it_since() {
    let (table, _, seals) = evening();
    let said = |seal: &str| table.ok(&format!("audit --seal {seal}")).out;
    for line in ["undo", "undo", "undo"] {
        table.ok(line);
    }
    let all = said(&seals[2]);
    let lines: Vec<&str> = all.lines().collect();
    assert!(lines[0].ends_with("everything up to that point is unchanged"), "{all}");
    assert_eq!(lines[1], "Since then, 3 entries have corrected it:", "{all}");
    assert!(
        lines[2].starts_with("  undone: hand 3 (") && lines[4].starts_with("  undone: hand 1 ("),
        "{all}"
    );
    assert_eq!(lines[5], "At that point:", "{all}");
    assert!(lines[6].starts_with("score: Ann 53 "), "{all}");
    assert!(said(&seals[0]).contains("Since then, 1 entry has corrected it:"));
    let json = table.ok(&format!("audit --json --seal {}", seals[2])).json();
    assert_eq!((&json["unchanged"], &json["corrections"]), (&true.into(), &serde_json::json!([4, 5, 6])));

    for line in ["amend 2 Bob gin v 31", "delete 1", "insert 1 Bob 3 v 9", "adjust Ann -80 '# late'"] {
        let (table, _, seals) = evening();
        table.ok("hand Bob 3 v 9");
        table.ok("amend 4 Bob 2 v 9");
        let said = || table.ok(&format!("audit --seal {}", seals[2])).out;
        assert_eq!(said().lines().count(), 1, "{}", said());
        table.ok(line);
        assert!(said().contains("Since then, 1 entry has corrected it:"), "{line}: {}", said());
    }
}

/// Whatever reads a series says that it does not match its seals: once, in one line, each time.
#[test]
fn everything_that_reads_a_series_says_that_it_does_not_match() {
    let table = Table::new();
    table.plays("new Ann Bob name=evening\nAnn 4 v 23\nBob 3 v 20\n");
    let (path, text) = table.file();
    fs::write(&path, text.replace("gin_bonus = 25", "gin_bonus = 250")).unwrap();
    for line in [
        "score",
        "summary",
        "counts",
        "log",
        "why 1",
        "why series",
        "stats",
        "players",
        "series list",
        "series show",
        "series use evening",
        "judge Ann gin 20",
        "judge 5s 6s 7s",
        "rules show",
        "rules diff standard",
        "rules diff evening standard",
        "rules save club --yes",
        "export --format csv",
        "export --all --format csv",
        "export --all --results --format csv",
        "hand Ann 2 v 30",
        "undo",
        "counts --json",
        "judge Ann gin 20 --json",
    ] {
        let done = table.ok(line);
        let said = done.err.matches("does not match its seal").count();
        let reads = !line.starts_with("judge 5s");
        assert_eq!(said, usize::from(reads), "{line}: {}", done.said);
    }
}

/// Names that changed places would turn the result around while every seal stays valid.
#[test]
fn names_cannot_change_places() {
    let (table, _, seals) = evening();
    table.ok("players rename Ann Tmp");
    let done = table.run("players rename Bob Ann --json");
    assert_eq!((done.status, done.codes()), (2, vec!["bad-value".to_owned()]));
    assert!(done.err.contains("`Tmp` was called `Ann` before, in `evening`"), "{}", done.err);
    let said = table.ok(&format!("audit --seal {}", seals[2])).out;
    let names = "called Ann and Bob then; in the same order, they are now called Tmp and Bob.";
    assert!(said.contains(names), "{said}");
}

/// A seal of a deleted series is found in the trash, and one that may be in a file that cannot be read is not denied.
#[test]
fn a_seal_of_a_series_that_is_not_there_is_not_denied() {
    let (table, path, seals) = evening();
    table.ok("series delete evening --yes");
    table.ok("new Ann Bob name=evening");
    table.ok("hand Ann 4 v 23");
    let done = table.run(&format!("audit --seal {}", seals[2]));
    assert_eq!(done.status, 1);
    assert!(done.err.contains("is a seal of `evening`, which was deleted"), "{}", done.err);
    assert!(done.err.contains("`ginscore series restore evening` brings it back"), "{}", done.err);
    let last = noted(&table.ok("score --json"));
    fs::write(&path, b"\xff").unwrap();
    let done = table.run(&format!("audit --seal {last}"));
    assert_eq!(done.status, 3);
    assert!(done.err.contains("is not a seal of any series that could be read"), "{}", done.err);
}

/// Whoever can write the file can seal it again: only a code that was written down shows it.
#[test]
fn recomputed_seals_are_found_by_a_noted_code_alone() {
    let (table, path, seals) = evening();
    fs::copy(evening_of("3 v 22").1, path).unwrap();
    assert_eq!(table.ok("audit -q").err, "");
    table.run(&format!("audit --json --seal {}", seals[2])).refused(1, "seal-unknown");
}
