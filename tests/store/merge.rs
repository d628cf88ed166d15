//! Copies of a series that went on separately and become one again: through git, through a program that syncs folders, and
//! with failing system calls.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::crash::{can_trace, each_fault};
use crate::git::{Machine, two_machines};
use crate::sample::{noted, sound_file};
use crate::table::Table;

/// The lines that the help says to set git up with.
fn settings(table: &Table) -> Vec<String> {
    let help = table.ok("help merge").out;
    let set = |line: &&str| line.starts_with("echo ") || line.starts_with("git config ");
    let lines: Vec<String> = help.lines().map(str::trim).filter(set).map(str::to_owned).collect();
    assert_eq!(lines.len(), 2, "{help}");
    lines
}

/// Runs a line in the clone, as a person would.
fn shell(machine: &Machine, line: &str) -> String {
    let done = machine.table.command("sh").current_dir(&machine.clone).args(["-c", line]).output().unwrap();
    let said = format!("{}{}", String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr));
    assert!(done.status.success(), "{line}: {said}");
    said
}

/// Two computers that are set up as the help says.
fn two_set_up() -> Option<(Table, Machine, Machine)> {
    let (room, one, other) = two_machines()?;
    let [attributes, driver] = settings(&one.table).try_into().unwrap();
    shell(&one, &attributes);
    for machine in [&one, &other] {
        shell(machine, &driver);
    }
    assert!(one.share());
    other.git(&["pull", "-q", "origin", "main"]);
    let checked = other.try_git(&["check-attr", "merge", "first.toml", "rules/house.toml"]).1;
    assert_eq!(checked, "first.toml: merge: ginscore\nrules/house.toml: merge: unspecified\n");
    Some((room, one, other))
}

fn hands(machine: &Machine) -> Vec<String> {
    hands_in(&machine.clone.join("first.toml"))
}

/// The hands of a file that has no mistake, as they were typed last.
fn hands_in(path: &Path) -> Vec<String> {
    let read = sound_file(path);
    let roster = read.series.roster().clone();
    let line =
        |hand: ginscore_notation::RecordedHand| ginscore_notation::Operation::Hand(hand).write(&roster);
    read.series.hands().map(|(_, hand)| line(hand.recorded())).collect()
}

/// Records lines, and commits after each.
fn record(machine: &Machine, lines: &[&str]) {
    for line in lines {
        machine.ok(&format!("hand {line} --series first"));
        machine.git(&["add", "-A"]);
        machine.git(&["commit", "-q", "-m", line]);
    }
}

#[test]
fn git_merges_by_itself() {
    let Some((_room, one, other)) = two_set_up() else {
        return;
    };
    for round in 1..4 {
        let points = 4 * round;
        record(&one, &[&format!("Ann +{points}"), &format!("Bob +{}", points + 1)]);
        let noted = noted(&one.ok("seal --series first --json"));
        record(&other, &[&format!("Ann +{}", points + 2), &format!("Bob +{}", points + 3)]);
        assert!(one.share() && other.share() && one.share());
        assert_eq!(hands(&one), hands(&other));
        assert_eq!(hands(&one).len(), 1 + 4 * round);
        for machine in [&one, &other] {
            machine.audit_is_silent();
            assert!(machine.ok(&format!("audit --seal {noted} --json")).json()["found"].as_bool().unwrap());
        }
    }
    // Merges that cross each other: each has merged the other's before it gets the other's merge.
    record(&one, &["Ann +1"]);
    record(&other, &["Ann +2"]);
    let fetch = |machine: &Machine, from: &Machine| {
        machine.git(&["fetch", "-q", &from.clone.display().to_string(), "main"]);
        machine.git(&["branch", "-f", "theirs", "FETCH_HEAD"]);
    };
    fetch(&one, &other);
    fetch(&other, &one);
    for machine in [&one, &other] {
        machine.git(&["merge", "-q", "--no-edit", "theirs"]);
    }
    record(&one, &["Ann +3"]);
    record(&other, &["Bob +1"]);
    fetch(&one, &other);
    one.git(&["merge", "-q", "--no-edit", "theirs"]);
    assert_eq!(hands(&one)[13..].iter().collect::<BTreeSet<_>>().len(), 4);
    assert_eq!(hands(&one).len(), 17);
    one.audit_is_silent();
}

#[test]
fn git_rebases_and_pops_a_stash() {
    let Some((_room, one, other)) = two_set_up() else {
        return;
    };
    record(&one, &["Ann +11", "Bob +12", "Ann +13"]);
    record(&other, &["Ann +21", "Bob +12", "Ann +23"]);
    assert!(one.share());
    other.git(&["fetch", "-q", "origin"]);
    other.git(&["rebase", "-q", "origin/main"]);
    let rebased = hands(&other);
    assert_eq!(rebased.len(), 7);
    // The same as with a merge of the last state.
    other.git(&["branch", "rebased"]);
    other.git(&["reset", "-q", "--hard", "ORIG_HEAD"]);
    other.git(&["merge", "-q", "--no-edit", "origin/main"]);
    assert_eq!(hands(&other), rebased);
    other.git(&["reset", "-q", "--hard", "rebased"]);
    // The rebase has not rewritten anything that this computer would miss.
    other.audit_is_silent();
    other.git(&["push", "-q", "origin", "main"]);

    other.ok("hand Bob +31 --series first");
    other.git(&["stash", "-q"]);
    record(&one, &["Ann +32"]);
    assert!(one.share());
    other.git(&["pull", "-q", "origin", "main"]);
    other.git(&["stash", "pop", "-q"]);
    assert_eq!(hands(&other).len(), 9);
    other.audit_is_silent();
}

/// Random hands, and some deleted again, on two computers: each merge has what either has made of it.
#[test]
fn random_evenings_on_two_computers() {
    let Some((_room, one, other)) = two_set_up() else {
        return;
    };
    let mut state = 0x5eed_u64;
    let mut below = |limit: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % limit
    };
    let set = |machine: &Machine| hands(machine).into_iter().collect::<BTreeSet<String>>();
    for round in 0..10 {
        let before = set(&one);
        for (machine, name) in [(&one, "one"), (&other, "other")] {
            for nth in 0..2 + below(4) {
                let count = hands(machine).len() as u64;
                machine.ok(&match below(4) {
                    0 if count > 0 => format!("delete {} --series first", 1 + below(count)),
                    _ => format!("draw --series first '# {name} {round} {nth}'"),
                });
            }
        }
        let (here, there) = (set(&one), set(&other));
        let both: BTreeSet<String> = here.intersection(&there).cloned().collect();
        let gone: BTreeSet<String> = before.difference(&both).cloned().collect();
        let expected: BTreeSet<String> =
            here.union(&there).filter(|hand| !gone.contains(*hand)).cloned().collect();
        assert!(one.share() && other.share() && one.share(), "{round}");
        assert_eq!((set(&one), hands(&one).len()), (expected.clone(), expected.len()), "{round}");
        assert_eq!(hands(&one), hands(&other), "{round}");
        one.audit_is_silent();
        other.audit_is_silent();
    }
}

/// A file that both have without a common start of it in git.
#[test]
fn git_merges_a_file_that_both_added() {
    let Some((_room, one, other)) = two_set_up() else {
        return;
    };
    one.ok("new Ann Bob --name second");
    fs::copy(one.clone.join("second.toml"), other.clone.join("second.toml")).unwrap();
    one.ok("hand Ann +1 --series second");
    other.ok("hand Bob +2 --series second");
    assert!(one.share() && other.share());
    assert_eq!(hands_in(&other.clone.join("second.toml")).len(), 2);
    other.audit_is_silent();
}

#[test]
fn contradictions_are_left_to_a_person() {
    let Some((_room, one, other)) = two_set_up() else {
        return;
    };
    one.ok("amend 1 Ann 4 v 24 --series first");
    one.ok("hand Ann +1 --series first");
    other.ok("amend 1 Ann 4 v 25 --series first");
    assert!(one.share());
    assert!(!other.share());
    let text = fs::read_to_string(other.clone.join("first.toml")).unwrap();
    for mark in ["<<<<<<< ours\n", "\n=======\n", "\n>>>>>>> theirs\n"] {
        assert!(text.contains(mark), "{text}");
    }
    let said = other.run("score --series first").err;
    assert!(said.contains("`ginscore merge` puts both sides together"), "{said}");
    let done = other.run("merge --series first");
    assert_eq!(done.status, 1, "{}", done.err);
    assert!(
        done.err.contains("hand 1 was changed in both copies") && done.err.contains("Ann 4 v 24"),
        "{}",
        done.err
    );
    assert_eq!(fs::read_to_string(other.clone.join("first.toml")).unwrap(), text, "nothing was written");
    // What the refusal says: the change is made in one copy as in the other, and then they are merged.
    other.git(&["merge", "--abort"]);
    other.ok("amend 1 Ann 4 v 24 --series first");
    assert!(other.share());
    assert_eq!(hands(&other), ["Ann 4 v 24", "Ann +1"]);
    other.audit_is_silent();
}

/// A file that cannot be read makes git undo its attempt: nothing is left half merged.
#[test]
fn git_undoes_what_the_driver_cannot_read() {
    let Some((_room, one, other)) = two_set_up() else {
        return;
    };
    record(&other, &["Ann +1"]);
    let path = one.clone.join("first.toml");
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, text.replace("format = 3", "format = 9")).unwrap();
    assert!(one.share());
    let before = fs::read_to_string(other.clone.join("first.toml")).unwrap();
    assert!(!other.share());
    assert_eq!(fs::read_to_string(other.clone.join("first.toml")).unwrap(), before);
    for words in [
        &["merge", "--driver", "a"][..],
        &["merge", "--driver", "a", "b", "c"],
        &["merge", "--driver", "--at", "x"],
    ] {
        assert_eq!(other.table.run_with(words, "").status, 129, "{words:?}");
    }
}

/// Without the setting or without the program, git leaves a conflict, which is repaired.
#[test]
fn a_conflict_that_git_left_is_repaired() {
    let Some((_room, one, other)) = two_set_up() else {
        return;
    };
    for (setting, marks) in [("", true), ("no-such-program %O %A %B", false)] {
        shell(&other, "git config --global --unset merge.ginscore.driver || true");
        if !setting.is_empty() {
            other.git(&["config", "merge.ginscore.driver", setting]);
        }
        let before = hands(&one).len();
        record(&one, &["Ann +11", "Bob +12"]);
        record(&other, &["Ann +21", "Bob +22"]);
        assert!(one.share() && !other.share());
        let text = fs::read_to_string(other.clone.join("first.toml")).unwrap();
        assert_eq!(text.contains("<<<<<<<"), marks);
        let repair = match marks {
            true => format!("ginscore --ledger '{}' merge --series first", other.clone.display()),
            false => {
                format!("git show :3:first.toml | ginscore --ledger '{}' merge -", other.clone.display())
            }
        };
        shell(&other, &repair);
        other.git(&["add", "-A"]);
        other.git(&["commit", "-q", "-m", "merged"]);
        other.git(&["push", "-q", "origin", "main"]);
        one.git(&["pull", "-q", "origin", "main"]);
        assert_eq!((hands(&other).len(), hands(&other)), (before + 4, hands(&one)));
        one.audit_is_silent();
        other.audit_is_silent();
    }
}

/// A program that syncs folders keeps the older of two files under another name, and takes it to both computers.
#[test]
fn copies_of_a_syncing_program() {
    let table = Table::new();
    let ledgers = ["phone", "tablet"].map(|name| table.home().join(name));
    let [phone, tablet] = ledgers.each_ref().map(|dir| dir.display().to_string());
    let file = |dir: &str| Path::new(dir).join("evening.toml");
    // Two tables of partners, with a device each.
    table.ok(&format!("--ledger {phone} new Ann Cid v Bob Dan --name evening --set target=1000"));
    fs::create_dir(&tablet).unwrap();
    fs::copy(file(&phone), file(&tablet)).unwrap();
    let copy = "evening.sync-conflict-20261120-203107-ABCDEFG.toml";
    let mut seals = Vec::new();
    for round in 1..4 {
        let [ann, cid] = if round % 2 == 1 { ["Bob", "Dan"] } else { ["Dan", "Bob"] };
        table.ok(&format!("--ledger {phone} --series evening hand Ann {round} v {ann} 20"));
        table.ok(&format!("--ledger {tablet} --series evening hand Cid {round} v {cid} 30"));
        for dir in [&phone, &tablet] {
            seals.push(noted(&table.ok(&format!("--ledger {dir} --series evening seal --json"))));
        }
        // The copy travels to both, and the phone's file is the newer one.
        for dir in [&phone, &tablet] {
            fs::copy(file(&tablet), Path::new(dir).join(copy)).unwrap_or(0);
        }
        fs::copy(file(&phone), Path::new(&tablet).join("evening.toml")).unwrap();
        let done = table.run(&format!("--ledger {phone} audit"));
        assert!(done.status == 1 && done.err.contains("hint: `ginscore merge "), "{}", done.err);
        let score = |dir: &str| table.ok(&format!("--ledger {dir} --series evening score")).err;
        assert!(
            score(&phone).contains(&format!("`ginscore merge {copy}` puts both together")),
            "{}",
            score(&phone)
        );
        // Somebody merges them on each.
        for dir in [&phone, &tablet] {
            let before = fs::read_to_string(file(dir)).unwrap();
            let done = table.ok(&format!("--ledger {dir} --series evening merge"));
            assert!(done.err.contains(&format!("Nothing in `{copy}` is missing")), "{}", done.err);
            assert!(fs::read_to_string(file(dir)).unwrap().starts_with(&before));
            assert!(Path::new(dir).join(copy).exists(), "a copy is never deleted");
            let again = table.ok(&format!("--ledger {dir} --series evening merge --json")).json();
            assert!(!again["merged"].as_bool().unwrap(), "{again}");
            assert_eq!(score(dir), "");
            let audited = table.ok(&format!("--ledger {dir} audit"));
            assert!(audited.err.contains("can be deleted"), "{}", audited.err);
            fs::remove_file(Path::new(dir).join(copy)).unwrap();
            assert_eq!(table.ok(&format!("--ledger {dir} audit")).err, "");
        }
        // Both have the same file now, so there is nothing to answer.
        assert_eq!(fs::read(file(&phone)).unwrap(), fs::read(file(&tablet)).unwrap());
        assert_eq!(hands_in(&file(&phone)).len(), 2 * round);
    }
    for code in seals {
        table.ok(&format!("--ledger {phone} audit --seal {code}"));
    }
    // The copies of two computers are one evening.
    table.ok(&format!("--ledger {tablet} --series evening hand Ann 2 v Dan 11"));
    let standings = table.ok(&format!("standings {phone} {tablet} --json")).json();
    assert_eq!(standings["standings"][0]["series"]["played"], 1, "{standings}");
}

/// A pipe among the series, or with the name of a copy, is not waited for.
#[cfg(unix)]
#[test]
fn a_pipe_is_not_waited_for() {
    let table = Table::new();
    table.ok("new Ann Bob --name evening");
    let copy = table.home().join("copy.toml");
    fs::copy(table.file().0, &copy).unwrap();
    table.ok("hand Ann 4 v 23");
    table.ok("new Cid Dora --name other");
    let pipe = |name: &str| {
        let path = table.ledger().join(name);
        assert!(table.command("mkfifo").arg(path).status().unwrap().success());
    };
    pipe("a.toml");
    let done = table.run(&format!("merge '{}'", copy.display()));
    assert!(done.status == 0 && done.out.contains("nothing that `evening` does not have"), "{}", done.said);
    pipe("other.sync-conflict-20261120-203107-ABCDEFG.toml");
    let done = table.run("merge");
    assert!(done.status == 3 && done.err.contains("it is not a file"), "{}", done.err);
}

/// A refusal, a dry run and a merge of nothing new leave everything as it is.
#[test]
fn nothing_is_written_where_nothing_is_merged() {
    let table = Table::new();
    table.ok("new Ann Bob --name evening");
    table.ok("hand Ann 4 v 23");
    let (path, base) = table.file();
    let copy = table.home().join("copy.toml");
    let merge = |text: &str, more: &str| {
        fs::write(&copy, text).unwrap();
        table.run(&format!("merge '{}' {more}", copy.display()))
    };
    table.ok("amend 1 Ann 4 v 24");
    let there = fs::read_to_string(&path).unwrap();
    fs::write(&path, &base).unwrap();
    table.ok("audit --accept");
    table.ok("amend 1 Ann 4 v 25");
    let here = fs::read_to_string(&path).unwrap();
    for (text, more, status) in [
        (there.as_str(), "", 1),
        (&base, "", 0),
        (&here, "", 0),
        (&there.replace("Ann 4 v 24", "Ann 4 v 26"), "", 3),
        (&there.replace("players = [\"Ann\", \"Bob\"]", "players = [\"Ann\", \"Bill\"]"), "", 3),
        ("", "", 3),
        (&there, "--at 9", 2),
    ] {
        let done = merge(text, more);
        assert_eq!(done.status, status, "{}", done.err);
        assert_eq!(fs::read_to_string(&path).unwrap(), here);
    }
    let done = table.run_with(&["merge", "-", "--dry-run", "--json"], &base);
    assert_eq!((done.status, done.json()["merged"].as_bool()), (0, Some(false)), "{}", done.err);
}

/// Each system call fails once, and each is the last one once: the series has all hands of both copies, or is as it was.
#[test]
fn a_failed_system_call_never_leaves_half_a_merge() {
    if !can_trace() {
        return;
    }
    let table = Table::new();
    table.ok("new Ann Bob --name evening");
    table.ok("hand Ann 4 v 23");
    let (path, base) = table.file();
    table.ok("hand Bob 3 v 9");
    table.ok("hand Bob 2 v 9");
    let there = fs::read_to_string(&path).unwrap();
    fs::write(&path, &base).unwrap();
    table.ok("audit --accept");
    table.ok("hand Ann 1 v 9");
    let here = fs::read_to_string(&path).unwrap();
    let copy = table.home().join("copy.toml").display().to_string();
    fs::write(&copy, &there).unwrap();
    let mut merged = 0;
    let calls = ["openat", "read", "write", "fsync", "renameat", "fchmod", "flock", "close", "unlink"];
    let tried = each_fault(&calls, &["error=EIO", "error=ENOSPC", "signal=SIGKILL"], |fault| {
        fs::write(&path, &here).unwrap();
        let ended = fault.run(&table, &["merge", &copy])?;
        let text = fs::read_to_string(&path).unwrap();
        match ended.status {
            Some(0) => assert_ne!(text, here, "{ended}"),
            Some(_) => assert_eq!(text, here, "{ended}"),
            None => {}
        }
        if text != here {
            assert!(text.starts_with(&here), "{ended}");
            assert_eq!(hands_in(&path).len(), 4, "{ended}");
            merged += 1;
        }
        Some(())
    });
    assert!(tried > 40 && merged > 5, "{tried} {merged}");
    // No file that was left is taken for a series, and the merge can be done.
    fs::write(&path, &here).unwrap();
    table.ok(&format!("merge '{copy}'"));
    assert_eq!(table.ok("audit").err, "");
    assert_eq!(table.ok("series list").out.lines().count(), 1);
    eprintln!("{tried} faults: {merged} times merged, never half");
}

/// Formats 1 and 2 become the present one by the same text on every computer, so that copies that were turned apart from
/// each other are copies still.
#[test]
fn copies_of_an_old_format() {
    let table = Table::new();
    let old = include_str!("../data/format2-events.toml");
    let dirs = ["one", "other"].map(|name| table.home().join(name));
    for dir in &dirs {
        fs::create_dir(dir).unwrap();
        fs::write(dir.join("evening.toml"), old).unwrap();
    }
    let [one, other] = dirs.each_ref().map(|dir| dir.display().to_string());
    table.ok(&format!("--ledger {other} --series evening undo"));
    table.ok(&format!("--ledger {other} --series evening hand Ann 1 v 9 @8d"));
    let hands = hands_in(&dirs[1].join("evening.toml"));
    // One of them was not written to since.
    let copy = dirs[1].join("evening.toml").display().to_string();
    table.ok(&format!("--ledger {one} --series evening merge '{copy}'"));
    assert_eq!(hands_in(&dirs[0].join("evening.toml")), hands);
    assert_eq!(fs::read_to_string(dirs[0].join("evening.toml.format-2")).unwrap(), old);
    table.ok(&format!("--ledger {one} --series evening hand Bob 1 v 9 @8d"));
    table.ok(&format!("--ledger {other} --series evening hand Bob 2 v 9 @8d"));
    table.ok(&format!("--ledger {one} --series evening merge '{copy}'"));
    assert_eq!(hands_in(&dirs[0].join("evening.toml")).len(), hands.len() + 2);
    assert_eq!(table.ok(&format!("--ledger {one} audit")).err, "");
}
