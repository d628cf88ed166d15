//! Links, pipes and devices in the place of the program's own files: none is followed, written through or waited for.

use std::fs::{self, File};
use std::os::unix::fs::{FileTypeExt, PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, SystemTime};

use crate::sample::left_out;
use crate::table::{Done, Table};

/// What can be in the place of a file.
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

/// A file of the user's that has nothing to do with a ledger.
fn victim(table: &Table) -> PathBuf {
    let victim = table.home().join("victim");
    fs::write(&victim, SECRET).unwrap();
    fs::set_permissions(&victim, fs::Permissions::from_mode(0o600)).unwrap();
    victim
}

fn untouched(table: &Table, what: &str) {
    let victim = table.home().join("victim");
    assert_eq!(fs::read_to_string(&victim).unwrap(), SECRET, "{what}");
    assert_eq!(fs::metadata(&victim).unwrap().permissions().mode() & 0o777, 0o600, "{what}");
}

/// Puts that in the place of a file. Not everyone may create a device.
fn plant(what: Planted, path: &Path, victim: &Path) -> bool {
    if fs::symlink_metadata(path).is_ok() {
        fs::remove_file(path).unwrap();
    }
    let made = |command: &mut Command| command.status().is_ok_and(|status| status.success());
    match what {
        Planted::Link => symlink(victim, path).unwrap(),
        Planted::HardLink => fs::hard_link(victim, path).unwrap(),
        Planted::Pipe => assert!(made(Command::new("mkfifo").arg(path))),
        Planted::Directory => fs::create_dir(path).unwrap(),
        Planted::Device => {
            // Reading it never ends.
            let done = made(Command::new("mknod").arg(path).args(["c", "1", "5"]));
            if !done {
                left_out("no device can be created here");
            }
            return done;
        }
    }
    true
}

/// Runs the program, which must end by itself: a minute is more than any machine needs.
fn bounded(table: &Table, line: &str) -> Done {
    let mut command = table.command("timeout");
    command.args(["-s", "KILL", "60", env!("CARGO_BIN_EXE_ginscore")]);
    let done = command.args(shlex::split(line).unwrap()).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    let (out, err) = (text(done.stdout), text(done.stderr));
    let status = done.status.code().unwrap_or_else(|| panic!("`{line}` hangs: {out}{err}"));
    assert_ne!(status, 137, "`{line}` hangs: {out}{err}");
    Done { status, said: format!("{err}{out}"), out, err }
}

/// The only file with that ending in the only folder of a folder, or in the folder itself.
fn only(folder: &Path) -> PathBuf {
    let mut found = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let path = found.find(|path| path.is_dir() || path.extension().is_some_and(|ending| ending == "toml"));
    let path = path.unwrap();
    if path.is_dir() { only(&path) } else { path }
}

fn state(table: &Table) -> PathBuf {
    table.home().join(".local/state/ginscore")
}

/// What is cloned with a ledger writes into no other file, and the user's next shell runs none of it.
#[test]
fn a_cloned_ledger_reaches_nothing_else() {
    let attacker = Table::new();
    let club = attacker.home().join("club");
    let line = |words: &str| format!("--ledger {} {words}", club.display());
    attacker.ok(&line("new Ann Bob --name ev"));
    attacker.ok(&line("hand Ann 4 v 23 '# nice hand $(touch ~/PWNED)'"));
    symlink("../.bashrc", club.join(".ev.toml.new")).unwrap();
    let done = attacker.shell(
        "cd ~/club && git init -q && git add -A -f && \
         git -c user.name=x -c user.email=x@example.org commit -q -m x",
    );
    if done.status == 127 {
        left_out("git is not here");
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
    assert!(ledger.join(".ev.toml.new").is_symlink(), "the attack is a real one");
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

/// Temporary files, and what this machine remembers: whatever is there, the hand is recorded.
#[test]
fn in_the_place_of_a_file_that_is_replaced() {
    for what in ALL {
        for place in [".evening.toml.new", "seals", "seals.new", "current", "current.new"] {
            let table = Table::new();
            table.ok("new Ann Bob --name evening");
            let victim = victim(&table);
            let kept = |folder: &str| only(&state(&table).join(folder));
            let temporary =
                |path: PathBuf| path.with_file_name(format!(".{}.new", path.file_name().unwrap().display()));
            let path = match place.strip_suffix(".new") {
                None => kept(place),
                Some(".evening.toml") => table.ledger().join(place),
                Some(folder) => temporary(kept(folder)),
            };
            if !plant(what, &path, &victim) {
                continue;
            }
            let called = format!("{what:?} for {place}");
            for line in ["score", "audit", "hand Ann 4 v 23", "hand Bob 3 v 9", "score", "audit"] {
                let done = bounded(&table, line);
                assert_eq!(done.status, 0, "{called}: {line}: {}", done.err);
            }
            bounded(&table, "series use evening");
            assert_eq!(table.ok("log").out.lines().count(), 3, "{called}");
            untouched(&table, &called);
        }
    }
}

/// What cannot be the lock is refused, and its place named; what can is never written to.
#[test]
fn in_the_place_of_the_lock() {
    for what in ALL {
        let table = Table::new();
        table.ok("new Ann Bob --name evening");
        let (ledger, current) = (table.ledger().join(".lock"), state(&table).join("current/.lock"));
        let victim = victim(&table);
        if !plant(what, &ledger, &victim) || !plant(what, &current, &victim) {
            continue;
        }
        let done = bounded(&table, "hand Ann 4 v 23 --json");
        if what == Planted::HardLink {
            assert_eq!(done.status, 0, "{}", done.err);
        } else {
            assert_eq!((done.status, done.codes()), (3, vec!["ledger-write".to_owned()]), "{what:?}");
            assert!(done.err.contains("/.lock is not a regular file") && done.err.contains("delete it"));
        }
        assert_eq!(bounded(&table, "score").status, 0);
        bounded(&table, "series use evening");
        untouched(&table, &format!("{what:?}"));
        if what == Planted::Directory {
            fs::remove_dir(&ledger).unwrap();
        } else {
            fs::remove_file(&ledger).unwrap();
        }
        // As the hint says.
        assert_eq!(bounded(&table, "hand Ann 4 v 23").status, 0, "{what:?}");
        assert_eq!(table.ok("audit").err, "");
    }
}

/// What was named is replaced or written to; what someone else put there is not.
#[test]
fn in_the_place_of_an_export() {
    for what in ALL {
        for name in ["evening.csv", ".evening.csv.new"] {
            let table = Table::new();
            table.ok("new Ann Bob --name evening");
            table.ok("hand Ann 4 v 23");
            let victim = victim(&table);
            let path = table.home().join(name);
            if !plant(what, &path, &victim) {
                continue;
            }
            let target = table.home().join("evening.csv");
            let done = bounded(&table, &format!("export -o {}", target.display()));
            untouched(&table, &format!("{what:?} for {name}"));
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

/// Pages of the manual take the place of what has their names.
#[test]
fn in_the_place_of_a_page() {
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
    let done = bounded(&table, &format!("man {}", dir.display()));
    assert_eq!(done.status, 0, "{}", done.err);
    untouched(&table, "man");
    for name in ["ginscore.1", "ginscore-hand.1", "ginscore-new.1"] {
        assert!(fs::symlink_metadata(dir.join(name)).unwrap().is_file(), "{name}");
    }
}

/// `/dev/stdout` is a link, too, and one to what the shell has opened.
#[test]
fn standard_output_has_a_name() {
    let table = Table::new();
    table.ok("new Ann Bob --name evening");
    table.ok("hand Ann 4 v 23");
    let done = table.shell(
        "echo first > ~/rows; ginscore -q export --format csv -o /dev/stdout >> ~/rows; cat ~/rows; \
         ginscore -q export --format csv -o /dev/fd/3 3>&1 | wc -l",
    );
    let lines: Vec<&str> = done.out.lines().collect();
    assert!(lines.len() == 4 && lines[0] == "first" && lines[1].starts_with("series,"), "{}", done.out);
    assert_eq!(lines[3].trim(), "2");
}

/// No export takes the place of a file of the ledger's, and no name that a file may have is too long for one.
#[test]
fn an_export_keeps_off_the_ledger() {
    let table = Table::new();
    table.ok("new Ann Bob --name evening");
    let (ledger, home) = (table.ledger(), table.home());
    let real = home.join("real.csv");
    table.ok("new Ann Cid --name other");
    fs::rename(ledger.join("other.toml"), &real).unwrap();
    symlink(&real, ledger.join("other.toml")).unwrap();
    symlink(ledger.join(".lock"), home.join("lock.csv")).unwrap();
    for path in [
        ledger.join(".lock"),
        ledger.join("evening.toml"),
        ledger.join("new.toml"),
        ledger.join(".evening.toml.new"),
        ledger.join(".ginscore-abcdefghijkl"),
        ledger.join(".ginscore-export-abcdefghijkl"),
        home.join("lock.csv"),
        real,
    ] {
        let done = bounded(&table, &format!("export --format csv --json -o '{}'", path.display()));
        assert_eq!((done.status, done.codes()), (2, vec!["bad-option".to_owned()]), "{}", path.display());
        assert!(done.err.contains("that file belongs to the ledger"), "{}", done.err);
    }
    for length in [250, 251, 255] {
        let path = home.join("x".repeat(length));
        table.ok(&format!("export --format csv -o '{}'", path.display()));
        assert!(path.is_file());
    }
}

/// The names of hidden files, other than the lock.
fn hidden(dir: &Path) -> Vec<String> {
    let names = fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.filter(|name| name.starts_with('.') && name != ".lock").collect();
    names.sort();
    names
}

/// A writer that is killed leaves a temporary file, which the next one deletes; nothing else is deleted.
#[test]
fn leftovers_of_killed_writers() {
    let table = Table::new();
    table.ok("new Ann Bob --name evening");
    let ledger = table.ledger();
    let mut killed = table.command("strace");
    killed.args(["-f", "-qq", "-o", "/dev/null", "-e", "inject=fsync:signal=SIGKILL:when=1"]);
    killed.arg(env!("CARGO_BIN_EXE_ginscore")).args(["hand", "Ann", "4", "v", "23"]);
    if killed.output().is_ok_and(|done| !done.status.success()) && !hidden(&ledger).is_empty() {
        let left = hidden(&ledger);
        assert!(left.len() == 1 && left[0].starts_with(".ginscore-"), "{left:?}");
    } else {
        left_out("strace is not here, or may not trace");
        fs::write(ledger.join(".lock"), "\0").unwrap();
    }
    let victim = victim(&table);
    fs::write(ledger.join(".evening.toml.new"), "left by version 0.1").unwrap();
    fs::write(ledger.join(".ginscore-abcdefghijkl"), "left").unwrap();
    symlink(&victim, ledger.join(".ginscore-ABCDEFGHIJKL")).unwrap();
    fs::write(ledger.join(".ginscore-notes"), "the user's").unwrap();
    let seals = only(&state(&table).join("seals"));
    fs::write(seals.with_file_name(".ginscore-abcdefghijkl"), "left").unwrap();
    table.ok("hand Ann 4 v 23");
    assert_eq!(hidden(&ledger), [".ginscore-ABCDEFGHIJKL", ".ginscore-notes"]);
    assert_eq!(hidden(seals.parent().unwrap()), [""; 0]);
    untouched(&table, "leftovers");
    assert_eq!(fs::metadata(ledger.join(".lock")).unwrap().len(), 0);

    // Nobody locks the directory of an export: what is old is left over, what is new may be in use.
    let dir = table.home().join("out");
    fs::create_dir(&dir).unwrap();
    for (name, minutes) in [("abcdefghijkl", 60), ("ABCDEFGHIJKL", 1)] {
        let file = File::create(dir.join(format!(".ginscore-export-{name}"))).unwrap();
        file.set_modified(SystemTime::now() - Duration::from_secs(minutes * 60)).unwrap();
    }
    table.ok(&format!("export -o {}", dir.join("evening.html").display()));
    assert_eq!(hidden(&dir), [".ginscore-export-ABCDEFGHIJKL"]);
}

/// Nobody else's business.
#[test]
fn what_is_remembered_is_private() {
    let table = Table::new();
    table.ok("new Ann Bob --name evening");
    table.ok("hand Ann 4 v 23");
    for dir in ["", "seals", "current"] {
        let mode = fs::metadata(state(&table).join(dir)).unwrap().permissions().mode() & 0o777;
        assert_eq!(mode, 0o700, "{dir}");
    }
}

/// Whatever is in the place of saved rules, it is not followed, and nothing waits for it.
#[test]
fn saved_rules_follow_nothing() {
    for what in ALL {
        for name in ["club", "default"] {
            let table = Table::new();
            let victim = victim(&table);
            table.ok("rules save other --target 150");
            let path = table.ledger().join(format!("rules/{name}.toml"));
            if !plant(what, &path, &victim) {
                continue;
            }
            for line in
                ["new Ann Bob --rules club", "new Ann Bob", "rules list", "rules default", "rules show club"]
            {
                bounded(&table, line);
            }
            if name == "club" {
                assert_ne!(bounded(&table, "new Ann Bob --rules club").status, 0, "{what:?}");
                let saved = bounded(&table, "rules save club --target 200 --replace");
                // A directory cannot be replaced by a file.
                assert_eq!(saved.status == 0, what != Planted::Directory, "{what:?}: {}", saved.said);
            } else {
                bounded(&table, "rules default other");
            }
            untouched(&table, &format!("{what:?} as {name}"));
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
    for line in
        ["rules save club --target 150", "rules default pagat", "new Ann Bob", "new Ann Bob --rules club"]
    {
        assert_eq!(bounded(&table, line).status, 3, "{line}");
    }
    bounded(&table, "rules delete club");
    assert_eq!(fs::read_dir(&elsewhere).unwrap().count(), 0);
    // What needs no saved rules goes on.
    for line in ["hand Ann 4 v 23", "score", "new Ann Bob --rules pagat", "series list"] {
        assert_eq!(bounded(&table, line).status, 0, "{line}");
    }
}
