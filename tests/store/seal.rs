//! Changes to earlier entries are found: by the seals in the file, by what this machine remembers, and by a noted code.

use std::fs;

use crate::sample::noted;
use crate::table::Table;

/// A series of three hands, its file, and the seal after each hand.
fn evening() -> (Table, std::path::PathBuf, Vec<String>) {
    let table = Table::new();
    table.ok("new Ann Bob --name evening");
    let hands = ["hand Ann 4 v 23", "hand Bob 3 v 20 '# late'", "hand Ann gin v 9"];
    let seal = |line| noted(&table.ok(&format!("{line} --json")));
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
    assert!(table.ok("seal").out.starts_with("Seal "));
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
    // Only the first characters were noted.
    let said = table.ok(&format!("audit --seal {}", &seals[0][..9])).out;
    assert!(said.contains("unchanged\nOnly its first eight characters were compared"), "{said}");
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
    assert_eq!(table.ok("audit").err, "");
    table.ok("hand Bob 3 v 20");
    assert_eq!(table.ok("audit").err, "");
}

/// Whatever is changed, the first entry that no longer matches its seal is named, with its line.
#[test]
fn a_changed_entry_is_named() {
    for (from, to, entry) in [
        ("players = [\"Ann\", \"Bob\"]", "players = [\"Bob\", \"Ann\"]", 1),
        ("gin_bonus = 25", "gin_bonus = 20", 1),
        ("knock_limit = 10", "knock_limit = 9", 1),
        ("Ann 4 v 23", "Ann 5 v 24", 1),
        ("# late", "# early", 2),
        ("T19:32:00", "T19:23:00", 2),
        ("Bob 3 v 20", "Ann 3 v 20", 2),
        ("seal = \"", "# seal = \"", 0),
    ] {
        let (table, path, seals) = evening();
        edit(&path, from, to);
        let before = fs::read_to_string(&path).unwrap();
        let done = table.run("audit --json");
        if entry == 0 {
            // The first entry without its seal: the next seal still covers it.
            assert_eq!(done.status, 0, "{}", done.err);
            continue;
        }
        assert!(done.status == 1 && done.codes().iter().all(|code| code == "ledger-mismatch"), "{to}");
        assert!(done.err.contains(&format!("entry {entry} ")), "{to}: {}", done.err);
        let is_line = |(_, line): &(usize, &str)| line.starts_with("line = ");
        let line = before.lines().enumerate().filter(is_line).nth(entry - 1).unwrap().0 + 1;
        assert!(
            done.err.contains(&format!("evening.toml:{line}:")) && done.err.contains('^'),
            "{to}: {}",
            done.err
        );
        // Reading still works, with a warning and without a seal to note, but recording is refused.
        let score = table.ok("score --json");
        assert!(score.err.starts_with("warning: entry ") && score.json()["seal"].is_null(), "{}", score.err);
        for line in ["hand Ann 3 v 4", "undo", "deal Bob", "amend 1 Ann 3 v 4"] {
            let done = table.run(&format!("{line} --json"));
            assert!(done.status == 3 && done.codes()[0] == "ledger-mismatch", "{line}");
        }
        assert_eq!(fs::read_to_string(&path).unwrap(), before);
        let noted = table.run(&format!("audit --json --seal {}", seals[2]));
        assert_eq!(
            (noted.status, &noted.json()["found"], &noted.json()["unchanged"]),
            (1, &true.into(), &false.into())
        );
    }
}

#[test]
fn removed_moved_and_repeated_entries_are_reported() {
    let (table, path, seals) = evening();
    let text = fs::read_to_string(&path).unwrap();
    let entries: Vec<&str> = text.split("\n[[entry]]").collect();
    let with =
        |chosen: &[usize]| chosen.iter().map(|at| entries[*at]).collect::<Vec<_>>().join("\n[[entry]]");
    for (chosen, status, said) in [
        (&[0, 1, 2, 3][..], 0, ""),
        // An entry missing at the end is noticed only by this machine, or with a noted seal.
        (&[0, 1, 2], 1, "was shortened: this computer wrote 3 entries"),
        (&[0, 2, 3], 1, "entry 1 no longer matches"),
        (&[0, 1, 3], 1, "entry 2 no longer matches"),
        (&[0, 1, 3, 2], 1, "entry 2 no longer matches"),
        (&[0, 1, 1, 2, 3], 1, "entry 2 was recorded as the first"),
    ] {
        fs::write(&path, with(chosen)).unwrap();
        let done = table.run("audit");
        assert_eq!(done.status, status, "{chosen:?}: {}", done.err);
        assert!(done.err.contains(said), "{chosen:?}: {}", done.err);
    }
    fs::write(&path, with(&[0, 1, 2])).unwrap();
    assert!(table.ok("score").err.starts_with("warning: `evening` was shortened"));
    let noted = table.run(&format!("audit --seal {}", seals[2]));
    assert!(noted.status == 1 && noted.err.contains("written on this computer"), "{}", noted.err);
    // Recording more hands does not hide it.
    assert!(table.ok("hand Bob 4 v 5").err.contains("was shortened"));
    table.ok("hand Bob 4 v 6");
    assert_eq!(table.run("audit --json").codes(), ["ledger-rewritten"]);
}

#[test]
fn an_edit_is_accepted_by_an_entry() {
    let (table, path, seals) = evening();
    assert_eq!(table.ok("audit --accept").out, "There is nothing to accept.\n");
    // Points that contradict the rules cannot be accepted, only fixed.
    edit(&path, "points = 19", "points = 20");
    assert_eq!(table.run("audit --accept --json").status, 3);
    edit(&path, "points = 20", "points = 19");
    assert_eq!(table.ok("audit").err, "");

    edit(&path, "Bob 3 v 20", "Bob 2 v 19");
    let done = table.ok("audit --accept --json").json();
    assert_eq!(done["accepted"], "evening");
    let text = fs::read_to_string(&path).unwrap();
    assert!(
        text.contains("line = \"accept # ") && text.contains("entry 2 no longer matched its seal"),
        "{text}"
    );
    assert_eq!(table.ok("audit").err, "");
    assert_eq!(table.ok("score").err, "");
    assert!(table.ok("log --all").out.contains("# accepted changes to the file: entry 2"));
    // Accepting is not a hand, and undo skips it.
    assert!(table.ok("undo").out.starts_with("undone: hand 3"));
    table.ok("redo");
    // A seal noted before the edit belongs to the old entries, and one noted after it to the new ones.
    let unchanged =
        |code: &str| table.run(&format!("audit --json --seal {code}")).json()["unchanged"].clone();
    assert_eq!(unchanged(&seals[0]), true);
    assert_eq!(unchanged(&seals[2]), false);
    assert_eq!(unchanged(done["seal"].as_str().unwrap()), true);
    // Editing the accepted entry again is reported again.
    edit(&path, "Bob 2 v 19", "Bob 1 v 18");
    assert!(table.run("audit").err.contains("entry 2 no longer matches"), "{}", table.run("audit").err);
}

#[test]
fn an_entry_written_in_an_editor_must_be_accepted() {
    let (table, path, _) = evening();
    let text = fs::read_to_string(&path).unwrap();
    let manual = "\n[[entry]]\ntime = 2026-11-20T21:00:00+01:00\nline = \"Bob 3 v 9\"\n\
                   points = 6\nboxes = 1\ncolumns = [1]\n";
    fs::write(&path, format!("{text}{manual}")).unwrap();
    let score = table.ok("score --json");
    assert_eq!(score.json()["hands"].as_array().unwrap().len(), 4);
    assert!(score.err.contains("entry 4 has no seal"), "{}", score.err);
    assert_eq!(table.run("audit --json").codes(), ["ledger-mismatch"]);
    table.ok("audit --accept --series even");
    table.ok("hand Bob 3 v 4");
    assert_eq!(table.ok("audit").err, "");
}

#[test]
fn a_deleted_series_is_reported_and_a_renamed_one_is_not() {
    let (table, path, _) = evening();
    table.ok("new Ann Bob --name other");
    fs::rename(&path, path.with_file_name("renamed.toml")).unwrap();
    assert_eq!(table.ok("audit").err, "", "the series was only renamed");
    fs::remove_file(path.with_file_name("renamed.toml")).unwrap();
    let done = table.run("audit");
    assert!(
        done.status == 1 && done.err.contains("`evening` is missing: this computer wrote 3 entries"),
        "{}",
        done.err
    );
    table.ok("audit --accept --series evening");
    assert_eq!(table.ok("audit").err, "");
    // A new series of the same name is not compared with the old one.
    table.ok("new Ann Bob --name evening");
    assert_eq!(table.ok("audit").err, "");
    table.ok("hand Ann 4 v 23");
    fs::remove_file(&path).unwrap();
    assert!(table.ok("new Ann Bob --name evening").err.contains("is missing: this computer wrote 1 entry"));
    assert_eq!(table.ok("audit").err, "");
}

/// If nothing can be remembered, recording still works and warns, even if it is to be quiet.
#[test]
fn a_machine_that_cannot_remember_still_records() {
    let (table, path, _) = evening();
    let state = table.state();
    fs::remove_dir_all(&state).unwrap();
    fs::write(&state, "in the way").unwrap();
    let done = table.ok("hand Bob 4 v 9 -q --series evening");
    assert!(done.err.contains("warning: this computer could not store the seal"), "{}", done.err);
    assert!(table.ok("audit").err.contains("this computer cannot tell whether"));
    edit(&path, "Bob 4 v 9", "Bob 3 v 8");
    assert_eq!(table.run("audit --json").codes(), ["ledger-mismatch"]);
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

/// Names that changed places would turn the result around while every seal stays valid.
#[test]
fn names_cannot_change_places() {
    let (table, path, seals) = evening();
    table.ok("players rename Ann Tmp");
    let done = table.run("players rename Bob Ann --json");
    assert_eq!((done.status, done.codes()), (2, vec!["bad-value".to_owned()]));
    assert!(done.err.contains("`Tmp` was called `Ann` before, in `evening`"), "{}", done.err);
    let said = table.ok(&format!("audit --seal {}", seals[2])).out;
    let names = "called Ann and Bob then; in the same order, they are now called Tmp and Bob.";
    assert!(said.contains(names), "{said}");
    // An earlier version allowed it.
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, text.replace("rename Ann Tmp", "rename Ann Bob 2")).unwrap();
    table.ok("audit --accept");
    table.ok("players rename 'Bob 2' Tmp");
    assert!(!table.ok("audit").err.contains("is now"));
}

/// A seal of a deleted series is found in the trash, and one that may be in a file that cannot be read is not denied.
#[test]
fn a_seal_of_a_series_that_is_not_there_is_not_denied() {
    let (table, path, seals) = evening();
    table.ok("series delete evening --yes");
    table.ok("new Ann Bob --name evening");
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
    assert!(!done.err.contains("no longer has it"), "{}", done.err);
}
