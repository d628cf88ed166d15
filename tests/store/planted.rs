//! Links, pipes, devices and directories where the program has its own files: none is followed, written to or waited for.

use std::fs;
use std::os::unix::fs::{FileTypeExt, PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::sample::not_allowed;
use crate::table::{Done, Table, program};

#[derive(Clone, Copy, Debug, PartialEq)]
enum Planted {
    Link,
    HardLink,
    Pipe,
    Device,
    Directory,
}

const ALL: [Planted; 5] =
    [Planted::Link, Planted::HardLink, Planted::Pipe, Planted::Device, Planted::Directory];

const SECRET: &str = "what the user wrote\n";

/// A private file of the user, which the program must not touch.
pub fn victim(table: &Table) -> PathBuf {
    let victim = table.home().join("victim");
    fs::write(&victim, SECRET).unwrap();
    fs::set_permissions(&victim, fs::Permissions::from_mode(0o600)).unwrap();
    victim
}

/// Checks that the user's file has its text and its mode.
pub fn check_untouched(table: &Table, what: &str) {
    let victim = table.home().join("victim");
    assert_eq!(fs::read_to_string(&victim).unwrap(), SECRET, "{what}");
    assert_eq!(fs::metadata(&victim).unwrap().permissions().mode() & 0o777, 0o600, "{what}");
}

/// Replaces a file. Returns `false` if that is not permitted: only root may create a device.
fn plant(what: Planted, path: &Path, victim: &Path) -> bool {
    if fs::symlink_metadata(path).is_ok() {
        fs::remove_file(path).unwrap();
    }
    let succeeds = |command: &mut Command| command.status().is_ok_and(|status| status.success());
    match what {
        Planted::Link => symlink(victim, path).unwrap(),
        Planted::HardLink => fs::hard_link(victim, path).unwrap(),
        Planted::Pipe => assert!(succeeds(Command::new("mkfifo").arg(path))),
        Planted::Directory => fs::create_dir(path).unwrap(),
        Planted::Device => {
            // Reading from it never ends.
            let done = succeeds(Command::new("mknod").arg(path).args(["c", "1", "5"]));
            if !done {
                not_allowed("a device cannot be created here");
            }
            return done;
        }
    }
    true
}

/// Runs the program, and fails if it does not finish within a minute, which is more than any machine needs.
pub fn run_with_timeout(table: &Table, line: &str) -> Done {
    let mut command = table.command("timeout");
    command.args(["-s", "KILL", "60", program()]);
    let done = command.args(shlex::split(line).unwrap()).output().unwrap();
    assert!(!matches!(done.status.code(), None | Some(137)), "`{line}` hangs: {done:?}");
    Done::of(line.to_owned(), done)
}

/// The only TOML file in a directory, or in its only subdirectory.
pub fn only_file(dir: &Path) -> PathBuf {
    let mut found = fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().path());
    let path = found.find(|path| path.is_dir() || path.extension().is_some_and(|ending| ending == "toml"));
    let path = path.unwrap();
    if path.is_dir() { only_file(&path) } else { path }
}

/// A link that is cloned with a ledger is not written through, and the user's next shell runs nothing of it.
#[test]
fn a_cloned_ledger_cannot_change_other_files() {
    let attacker = Table::new();
    let club = attacker.home().join("club");
    let line = |words: &str| format!("--ledger {} {words}", club.display());
    attacker.ok(&line("new Ann Bob name=ev"));
    attacker.ok(&line("hand Ann 4 v 23 '# nice hand $(touch ~/PWNED)'"));
    symlink("../.bashrc", club.join(".ginscore-abcdefghijkl")).unwrap();
    let done = attacker.shell(
        "cd ~/club && git init -q && git add -A -f && \
         git -c user.name=x -c user.email=x@example.org commit -q -m x",
    );
    if done.status == 127 {
        crate::table::skipped("git is missing");
        return;
    }
    assert_eq!(done.status, 0, "{}", done.out);

    let user = Table::new();
    let bashrc = user.home().join(".bashrc");
    fs::write(&bashrc, SECRET.replace("what", "# what")).unwrap();
    fs::set_permissions(&bashrc, fs::Permissions::from_mode(0o600)).unwrap();
    let cloned = user.command("git").args(["clone", "-q"]).arg(&club).arg(user.home().join("club")).output();
    assert!(cloned.unwrap().status.success());
    let ledger = user.home().join("club");
    assert!(ledger.join(".ginscore-abcdefghijkl").is_symlink(), "the clone has the planted link");
    for words in ["audit", "hand Bob 3 v 9", "hand Bob 3 v 10", "audit"] {
        user.ok(&format!("--ledger {} {words} --series ev", ledger.display()));
    }
    assert_eq!(fs::read_to_string(&bashrc).unwrap(), "# what the user wrote\n");
    assert_eq!(fs::metadata(&bashrc).unwrap().permissions().mode() & 0o777, 0o600);
    assert!(!ledger.join("ev.toml").is_symlink());
    assert!(fs::read_to_string(ledger.join("ev.toml")).unwrap().contains("Bob 3 v 10"));
    user.shell("bash -i -c true < /dev/null");
    assert!(!user.home().join("PWNED").exists(), "the ledger's note was run");
}

/// A hand is recorded whatever is in place of the current series that is remembered.
#[test]
fn a_planted_state_file_does_not_stop_a_hand() {
    for what in ALL {
        {
            let place = "current";
            let table = Table::new();
            table.ok("new Ann Bob name=evening");
            let victim = victim(&table);
            let path = only_file(&table.state().join(place));
            if !plant(what, &path, &victim) {
                continue;
            }
            let case = format!("{what:?} for {place}");
            for line in ["score", "audit", "hand Ann 4 v 23", "hand Bob 3 v 9", "score", "audit"] {
                let done = run_with_timeout(&table, line);
                assert_eq!(done.status, 0, "{case}: {line}: {}", done.err);
            }
            run_with_timeout(&table, "series use evening");
            assert_eq!(table.ok("log").out.lines().count(), 3, "{case}");
            check_untouched(&table, &case);
        }
    }
}

/// A lock that is not a regular file is refused by its path. A regular file is locked and never written to.
#[test]
fn a_planted_lock_is_refused() {
    for what in ALL {
        let table = Table::new();
        table.ok("new Ann Bob name=evening");
        let (ledger, current) = (table.ledger().join(".lock"), table.state().join("current/.lock"));
        let victim = victim(&table);
        if !plant(what, &ledger, &victim) || !plant(what, &current, &victim) {
            continue;
        }
        let done = run_with_timeout(&table, "hand Ann 4 v 23 --json");
        if what == Planted::HardLink {
            assert_eq!(done.status, 0, "{}", done.err);
        } else {
            assert_eq!((done.status, done.codes()), (3, vec!["ledger-write".to_owned()]), "{what:?}");
            assert!(done.err.contains("/.lock is not a regular file") && done.err.contains("delete it"));
        }
        assert_eq!(run_with_timeout(&table, "score").status, 0);
        run_with_timeout(&table, "series use evening");
        check_untouched(&table, &format!("{what:?}"));
        if what == Planted::Directory {
            fs::remove_dir(&ledger).unwrap();
        } else {
            fs::remove_file(&ledger).unwrap();
        }
        // After deleting it, as the hint says.
        assert_eq!(run_with_timeout(&table, "hand Ann 4 v 23").status, 0, "{what:?}");
        assert_eq!(table.ok("audit -q").err, "");
    }
}

/// An export replaces the file that the user named, writes to a device, and refuses links, pipes without a reader and
/// directories.
#[test]
fn a_planted_export_file_is_not_followed() {
    for what in ALL {
        for name in ["evening.csv", ".evening.csv.new"] {
            let table = Table::new();
            table.ok("new Ann Bob name=evening");
            table.ok("hand Ann 4 v 23");
            let victim = victim(&table);
            let path = table.home().join(name);
            if !plant(what, &path, &victim) {
                continue;
            }
            let target = table.home().join("evening.csv");
            let done = run_with_timeout(&table, &format!("export -o {}", target.display()));
            check_untouched(&table, &format!("{what:?} for {name}"));
            let expected = match what {
                _ if name != "evening.csv" => None,
                Planted::Link => Some("it is a link to "),
                Planted::Pipe => Some("nobody reads from it"),
                Planted::Directory => Some("is a directory"),
                Planted::HardLink | Planted::Device => None,
            };
            let as_expected = expected.is_none_or(|expected| done.err.contains(expected));
            assert!(as_expected, "{what:?} for {name}: {}", done.err);
            assert_eq!(done.status, if expected.is_some() { 3 } else { 0 }, "{}", done.err);
            if expected.is_none() && what != Planted::Device {
                assert!(fs::read_to_string(&target).unwrap().starts_with("series,"));
            }
            assert_eq!(fs::metadata(&path).unwrap().file_type().is_fifo(), what == Planted::Pipe);
        }
    }
}

#[test]
fn man_pages_replace_planted_files() {
    let table = Table::new();
    let victim = victim(&table);
    let dir = table.home().join("man");
    fs::create_dir(&dir).unwrap();
    for (what, name) in [
        (Planted::Link, "ginscore.1"),
        (Planted::Link, ".ginscore.1.new"),
        (Planted::HardLink, "ginscore-hand.1"),
        (Planted::Pipe, "ginscore-new.1"),
    ] {
        assert!(plant(what, &dir.join(name), &victim));
    }
    let done = run_with_timeout(&table, &format!("man --output {}", dir.display()));
    assert_eq!(done.status, 0, "{}", done.err);
    check_untouched(&table, "man");
    for name in ["ginscore.1", "ginscore-hand.1", "ginscore-new.1"] {
        assert!(fs::symlink_metadata(dir.join(name)).unwrap().is_file(), "{name}");
    }
}

/// Whatever is in the place of saved rules, it is not followed, and nothing waits for it.
#[test]
fn saved_rules_follow_nothing() {
    for what in ALL {
        for name in ["club", "default"] {
            let table = Table::new();
            let victim = victim(&table);
            table.ok("rules save other target=150");
            let path = table.ledger().join(format!("rules/{name}.toml"));
            if !plant(what, &path, &victim) {
                continue;
            }
            for line in ["new Ann Bob club", "new Ann Bob", "rules list", "rules show club"] {
                run_with_timeout(&table, line);
            }
            if name == "club" {
                assert_ne!(run_with_timeout(&table, "new Ann Bob club").status, 0, "{what:?}");
                let saved = run_with_timeout(&table, "rules save club target=200 --yes");
                // A directory cannot be replaced by a file.
                assert_eq!(saved.status == 0, what != Planted::Directory, "{what:?}: {}", saved.said);
            } else {
                run_with_timeout(&table, "rules save default target=130 --yes");
            }
            check_untouched(&table, &format!("{what:?} as {name}"));
        }
    }
}

/// A link in the place of the directory is not followed either.
#[test]
fn a_link_as_the_directory_of_saved_rules() {
    let table = Table::new();
    table.ok("new Ann Bob");
    let elsewhere = table.home().join("elsewhere");
    fs::create_dir(&elsewhere).unwrap();
    symlink(&elsewhere, table.ledger().join("rules")).unwrap();
    for line in ["rules save club target=150", "new Ann Bob", "new Ann Bob club"] {
        assert_eq!(run_with_timeout(&table, line).status, 3, "{line}");
    }
    assert_eq!(fs::read_dir(&elsewhere).unwrap().count(), 0);
    // What needs no saved rules goes on.
    for line in ["hand Ann 4 v 23", "score", "new Ann Bob pagat", "series list"] {
        assert_eq!(run_with_timeout(&table, line).status, 0, "{line}");
    }
}

/// A link to a drive that is not there is a file that cannot be read: named, with where it points, and nothing waits for it.
#[test]
fn a_series_that_is_a_link_to_nothing_is_named() {
    let table = Table::new();
    table.plays("new Ann Bob name=evening\nAnn 4 v 23\n");
    symlink("/nowhere/gone.toml", table.ledger().join("old.toml")).unwrap();
    let said = "old.toml: it is a link to /nowhere/gone.toml, where nothing is";
    for (line, status) in [
        ("series list", 0),
        ("stats", 0),
        ("players", 0),
        ("audit", 3),
        ("audit --seal 2222-2222-2222", 3),
        ("export --all --format csv", 3),
        ("players rename Ann Anna", 3),
        ("--series old score", 3),
        ("series use old", 3),
    ] {
        let done = run_with_timeout(&table, line);
        assert_eq!(done.status, status, "{line}: {}", done.said);
        done.warns(said);
    }
    let rows = table.home().join("rows.jsonl");
    fs::write(&rows, table.ok("export --format jsonl").out.replace("evening", "old")).unwrap();
    for line in [format!("import {}", rows.display()), "new Ann Bob name=old".to_owned()] {
        assert_eq!(run_with_timeout(&table, &line).status, 3, "{line}");
    }
    assert!(table.ledger().join("old.toml").is_symlink());
    for line in ["score", "hand Bob 3 v 20", "series delete old --yes", "audit"] {
        assert_eq!(run_with_timeout(&table, line).status, 0, "{line}");
    }
}

/// A copy with a hand more is noticed, and read by its name. If it is a link it is neither: only a series may be one.
#[test]
fn a_copy_that_is_a_link_is_not_read() {
    let table = Table::new();
    table.ok("new Ann Bob name=evening");
    let (series, text) = table.file();
    table.ok(&format!("hand Ann 4 v 23 '# {}'", SECRET.trim()));
    let grown = fs::read_to_string(&series).unwrap();
    fs::write(&series, text).unwrap();
    let copy = table.ledger().join("evening.toml..path1");
    let by_name = "log --series evening.toml..path1";
    let said = || {
        ["audit", "score", "series list", "stats", by_name].map(|line| run_with_timeout(&table, line).said)
    };
    let alone = said();
    fs::write(&copy, &grown).unwrap();
    let with_copy = said();
    assert!(with_copy[0].contains("`evening.toml..path1`") && with_copy[1] != alone[1], "{with_copy:?}");
    assert!(with_copy[4].contains(SECRET.trim()), "{with_copy:?}");
    fs::remove_file(&copy).unwrap();
    let elsewhere = table.home().join("victim");
    fs::write(&elsewhere, &grown).unwrap();
    symlink(&elsewhere, &copy).unwrap();
    assert_eq!(said(), alone);
    assert!(copy.is_symlink());
    assert_eq!(fs::read_to_string(&elsewhere).unwrap(), grown);
}
