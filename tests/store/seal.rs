//! What is past and was changed shows: in the file, against what was written here, and by a noted code.

use std::fs;

use crate::table::Table;

/// Three hands; the file and the code after each.
fn evening() -> (Table, std::path::PathBuf, Vec<String>) {
    let table = Table::new();
    table.ok("new Ann Bob --name evening");
    let hands = ["hand Ann 4 v 23", "hand Bob 3 v 20 '# late'", "hand Ann gin v 9"];
    let seal = |line| table.ok(&format!("{line} --json")).json()["seal"].as_str().unwrap().to_owned();
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
fn the_code_is_told_and_known_again() {
    let (table, _, seals) = evening();
    assert_eq!(table.ok("score --json").json()["seal"], seals[2].as_str());
    assert!(table.ok("score").out.ends_with(&format!("\nSeal {}\n", seals[2])));
    assert!(!table.ok("undo").out.contains("seal"));
    assert!(table.ok("seal").out.starts_with("Seal "));
    for (number, seal) in (1..).zip(&seals) {
        let heard = seal.to_lowercase().replace('-', " ").replace('8', "b").replace('5', "s");
        let done = table.ok(&format!("audit --json --seal '{heard}'")).json();
        let expected = serde_json::json!({
            "schema": 1, "faults": [], "found": true, "unchanged": true,
            "seal": seal, "series": "evening", "entry": number, "hand": number,
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

/// People look after their files: what means the same has the same seal.
#[test]
fn layout_and_comments_are_free() {
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

/// Whatever is changed, the first entry that no longer fits is named, with its line.
#[test]
fn a_changed_past_is_named() {
    for (from, to, entry, line) in [
        ("players = [\"Ann\", \"Bob\"]", "players = [\"Bob\", \"Ann\"]", 1, 45),
        ("gin_bonus = 25", "gin_bonus = 20", 1, 45),
        ("knock_limit = 10", "knock_limit = 9", 1, 45),
        ("Ann 4 v 23", "Ann 5 v 24", 1, 45),
        ("note = \"late\"", "note = \"early\"", 2, 55),
        ("T19:32:00", "T19:23:00", 2, 55),
        ("Bob 3 v 20", "Ann 3 v 20", 2, 55),
        ("seal = \"", "# seal = \"", 0, 0),
    ] {
        let (table, path, seals) = evening();
        edit(&path, from, to);
        let before = fs::read_to_string(&path).unwrap();
        let done = table.run("audit --json");
        if entry == 0 {
            // A seal taken out of the first entry; the next one covers it still.
            assert_eq!(done.status, 0, "{}", done.err);
            continue;
        }
        assert!(done.status == 1 && done.codes().iter().all(|code| code == "ledger-mismatch"), "{to}");
        assert!(done.err.contains(&format!("entry {entry} ")), "{to}: {}", done.err);
        assert!(
            done.err.contains(&format!("evening.toml:{line}:")) && done.err.contains('^'),
            "{to}: {}",
            done.err
        );
        // Reading goes on, with a warning and no code to note; recording does not.
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
fn an_entry_taken_out_or_put_in() {
    let (table, path, seals) = evening();
    let text = fs::read_to_string(&path).unwrap();
    let entries: Vec<&str> = text.split("\n[[entry]]").collect();
    let with =
        |chosen: &[usize]| chosen.iter().map(|at| entries[*at]).collect::<Vec<_>>().join("\n[[entry]]");
    for (chosen, status, said) in [
        (&[0, 1, 2, 3][..], 0, ""),
        // What is missing at the end only this machine knows, or who noted the code.
        (&[0, 1, 2], 1, "was shortened: 3 entries were written here"),
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
    // What is recorded now does not make it forgotten.
    assert!(table.ok("hand Bob 4 v 5").err.contains("was shortened"));
    table.ok("hand Bob 4 v 6");
    assert_eq!(table.run("audit --json").codes(), ["ledger-rewritten"]);
}

/// A chain written anew with seals that fit shows by what is remembered; elsewhere only by a noted code.
#[test]
fn a_rewritten_chain() {
    let (table, path, seals) = evening();
    let other = Table::new();
    other.ok("new Ann Bob --name evening");
    for line in ["hand Ann 4 v 24", "hand Bob 3 v 20", "hand Ann gin v 9"] {
        other.ok(line);
    }
    fs::write(&path, other.file().1).unwrap();
    let done = table.run("audit --json");
    assert_eq!((done.status, done.codes()), (1, vec!["ledger-rewritten".to_owned()]));
    assert_eq!(other.run(&format!("audit --json --seal {}", seals[2])).codes(), ["seal-unknown"]);
    assert_eq!(other.ok("audit").err, "");
}

#[test]
fn a_mend_is_accepted_by_an_entry_that_says_so() {
    let (table, path, seals) = evening();
    assert_eq!(table.ok("audit --accept").out, "There is nothing to accept.\n");
    // What the rules do not give is mended, never accepted.
    edit(&path, "points = 19", "points = 20");
    assert_eq!(table.run("audit --accept --json").status, 3);
    edit(&path, "points = 20", "points = 19");
    assert_eq!(table.ok("audit").err, "");

    edit(&path, "Bob 3 v 20", "Bob 2 v 19");
    let done = table.ok("audit --accept --json").json();
    assert_eq!(done["accepted"], "evening");
    let text = fs::read_to_string(&path).unwrap();
    assert!(
        text.contains("kind = \"accept\"") && text.contains("entry 2 no longer matched its seal"),
        "{text}"
    );
    assert_eq!(table.ok("audit").err, "");
    assert_eq!(table.ok("score").err, "");
    assert!(table.ok("log --all").out.contains("# accepted as it is: entry 2"));
    // It is no hand and nothing to undo.
    assert!(table.ok("undo").out.starts_with("undone: hand 3"));
    table.ok("redo");
    // What was noted before the mend was the seal of something else, and after it of this.
    let noted = |code: &str| table.run(&format!("audit --json --seal {code}")).json()["unchanged"].clone();
    assert_eq!(noted(&seals[0]), true);
    assert_eq!(noted(&seals[2]), false);
    assert_eq!(noted(done["seal"].as_str().unwrap()), true);
    // A second mend of what was accepted shows again: the acceptance fits no more.
    edit(&path, "Bob 2 v 19", "Bob 1 v 18");
    assert!(table.run("audit").err.contains("entry 2 no longer matches"), "{}", table.run("audit").err);
}

#[test]
fn an_entry_written_by_hand() {
    let (table, path, _) = evening();
    let text = fs::read_to_string(&path).unwrap();
    let by_hand = "\n[[entry]]\nkind = \"hand\"\ntime = 2026-11-20T21:00:00+01:00\nhand = \"Bob 3 v 9\"\n\
                   points = 6\nboxes = 1\ncolumns = [1]\n";
    fs::write(&path, format!("{text}{by_hand}")).unwrap();
    let score = table.ok("score --json");
    assert_eq!(score.json()["hands"].as_array().unwrap().len(), 4);
    assert!(score.err.contains("entry 4 has no seal"), "{}", score.err);
    assert_eq!(table.run("audit --json").codes(), ["ledger-mismatch"]);
    table.ok("audit --accept --series even");
    table.ok("hand Bob 3 v 4");
    assert_eq!(table.ok("audit").err, "");
}

#[test]
fn a_series_that_is_gone_or_has_another_name() {
    let (table, path, _) = evening();
    table.ok("new Ann Bob --name other");
    fs::rename(&path, path.with_file_name("renamed.toml")).unwrap();
    assert_eq!(table.ok("audit").err, "", "it has another name");
    fs::remove_file(path.with_file_name("renamed.toml")).unwrap();
    let done = table.run("audit");
    assert!(done.status == 1 && done.err.contains("`evening` is gone: 3 entries"), "{}", done.err);
    table.ok("audit --accept --series evening");
    assert_eq!(table.ok("audit").err, "");
    // A new series of the name is not measured against the old one.
    table.ok("new Ann Bob --name evening");
    assert_eq!(table.ok("audit").err, "");
    table.ok("hand Ann 4 v 23");
    fs::remove_file(&path).unwrap();
    assert!(table.ok("new Ann Bob --name evening").err.contains("is gone: 1 entry was written here"));
    assert_eq!(table.ok("audit").err, "");
}

/// No home, no memory: everything else is as ever.
#[test]
fn a_machine_without_a_memory() {
    let (table, path, _) = evening();
    let state = table.home().join(".local/state");
    fs::remove_dir_all(&state).unwrap();
    fs::write(&state, "in the way").unwrap();
    let done = table.ok("hand Bob 4 v 9 --series evening");
    assert!(done.err.contains("warning: cannot remember the seal"), "{}", done.err);
    assert_eq!(table.ok("audit").err, "");
    edit(&path, "Bob 4 v 9", "Bob 3 v 8");
    assert_eq!(table.run("audit --json").codes(), ["ledger-mismatch"]);
}
