//! Where the ledger and the state directory are, and what works without them. No test uses those of whoever runs it.

use std::fs;
use std::path::PathBuf;

use crate::repository::{files, files_of};
use crate::table::{Done, Table, program};

/// The variables that say where the ledger and the state directory are.
const PLACES: [&str; 5] = ["HOME", "GINSCORE_LEDGER", "GINSCORE_STATE", "XDG_DATA_HOME", "XDG_STATE_HOME"];

/// Runs the program in the table's home directory, with only these variables that say where the ledger is.
fn run_with_places(table: &Table, places: &[(&str, &str)], line: &str) -> Done {
    let mut command = table.command(program());
    for place in PLACES {
        command.env_remove(place);
    }
    command.envs(places.iter().copied()).args(shlex::split(line).unwrap()).current_dir(table.home());
    Done::of(line.to_owned(), command.output().unwrap())
}

/// Everything that writes, with HOME and the directories of the system leading to a place that must stay empty.
#[test]
fn the_named_directories_are_the_only_ones_used() {
    let table = Table::new();
    let (empty, ledger, state) = (table.home().join("empty"), table.home().join("l"), table.home().join("s"));
    fs::create_dir(&empty).unwrap();
    let [empty_dir, ledger_dir, state_dir] = [&empty, &ledger, &state].map(|dir| dir.to_str().unwrap());
    let places = [
        ("HOME", empty_dir),
        ("XDG_DATA_HOME", empty_dir),
        ("XDG_STATE_HOME", empty_dir),
        ("XDG_CONFIG_HOME", empty_dir),
        ("XDG_CACHE_HOME", empty_dir),
        ("GINSCORE_LEDGER", ledger_dir),
        ("GINSCORE_STATE", state_dir),
    ];
    for line in [
        "new Ann Bob name=friday",
        "hand Ann 4 v 23",
        "hand Bob gin v 12",
        "undo",
        "redo",
        "rules save club target=150",
        "rules save default target=150",
        "new Ann Cid name=sunday",
        "series use friday",
        "series rename sunday monday",
        "series delete monday --yes",
        "players rename Bob Rob",
        "export -o page.html",
        "audit",
        "score",
    ] {
        let done = run_with_places(&table, &places, line);
        assert_eq!(done.status, 0, "{line}: {}", done.said);
    }
    assert_eq!(files(&empty), [""; 0].map(PathBuf::from));
    assert!(ledger.join("friday.toml").is_file() && ledger.join("trash/monday.toml").is_file());
    assert!(!files(&state.join("current")).is_empty());
    assert_eq!(fs::read_dir(table.home()).unwrap().count(), 4, "page.html and three directories");
}

/// Only this test uses a ledger without naming it.
#[cfg(all(unix, not(target_os = "macos")))]
#[test]
fn the_user_s_ledger_is_in_the_directories_of_the_system() {
    let table = Table::new();
    let home = table.home().to_str().unwrap();
    let xdg = [table.home().join("d"), table.home().join("s")];
    let [data, state] = xdg.each_ref().map(|dir| dir.to_str().unwrap());
    let run = |places: &[(&str, &str)], line: &str| {
        let done = run_with_places(&table, places, line);
        assert_eq!(done.status, 0, "{line}: {}", done.said);
    };
    run(&[("HOME", home)], "new Ann Bob name=friday");
    assert!(table.ledger().join("friday.toml").is_file());
    assert_eq!(files(&table.state().join("current")).len(), 2, "the current series, and a lock");
    run(&[("HOME", home), ("XDG_DATA_HOME", data), ("XDG_STATE_HOME", state)], "new Ann Bob name=friday");
    assert!(xdg[0].join("ginscore/friday.toml").is_file() && xdg[1].join("ginscore/current").is_dir());
    // An empty variable is as good as none, except for the ledger: a script that lost its value must not use another one.
    run(&[("HOME", home), ("GINSCORE_STATE", "")], "score --series friday");
    let empty = run_with_places(&table, &[("HOME", home), ("GINSCORE_LEDGER", "")], "score --series friday");
    assert_eq!(empty.status, 3, "{}", empty.said);
}

/// The commands that do something without a ledger.
#[cfg(unix)]
const WITHOUT_LEDGER: [(&str, i32); 17] = [
    ("judge 3-5s 9cdh / 2h ac ad 4c v kcds 5-8h / qd + as 2s", 0),
    ("judge --rules pagat gin v 23", 0),
    ("check 4-7s", 0),
    ("check QS KS AS", 1),
    ("best JS 3H 5H JH 5D 6D 7D 3C 5C JC", 0),
    ("rules list", 0),
    ("rules show", 0),
    ("rules show pagat", 0),
    ("rules diff standard pagat", 0),
    ("rules diff standard target=150", 0),
    ("rules explain undercut", 0),
    ("rules explain --all", 0),
    ("help hand", 0),
    ("--help", 0),
    ("man judge", 0),
    ("completions bash", 0),
    ("paper standard hollywood", 0),
];

/// The commands that need a ledger.
#[cfg(unix)]
const WITH_LEDGER: [&str; 9] = [
    "",
    "new Ann Bob",
    "score",
    "table Ann Bob",
    "rules save club",
    "rules diff pagat",
    "stats",
    "import page.csv",
    "judge --series friday gin v 12",
];

/// Checks what the program does if it cannot find a home directory.
#[cfg(unix)]
fn check_without_ledger(why: &str, run: impl Fn(&str) -> Done) {
    for (line, status) in WITHOUT_LEDGER {
        let done = run(line);
        assert_eq!(done.status, status, "{line}: {}", done.said);
        assert!(!done.said.contains("home"), "{line}: {}", done.said);
    }
    for line in WITH_LEDGER {
        let done = run(line);
        assert_eq!(done.status, 3, "{line}: {}", done.said);
        assert!(done.err.contains(why) && done.err.contains("`--ledger DIR`"), "{line}: {}", done.err);
    }
}

/// A relative home would mean a different ledger in every directory.
#[cfg(unix)]
#[test]
fn without_an_absolute_home_only_the_ledger_is_missing() {
    let table = Table::new();
    let run = |line: &str| run_with_places(&table, &[("HOME", "rel")], line);
    check_without_ledger("HOME is not an absolute path", run);
    assert_eq!(files(table.home()), [""; 0].map(PathBuf::from));
    // A ledger that is named needs no home directory, but then nothing is remembered.
    assert_eq!(run("new Ann Bob name=friday --ledger l").status, 0);
    assert_eq!(run("stats --ledger l --ledger l").status, 0);
    assert_eq!(run("score --ledger l").status, 0);
    assert_eq!(files(table.home()).len(), 2, "the series and the lock");
}

/// A user without an entry in the list of users, as in many containers.
#[cfg(unix)]
#[test]
fn without_a_home_directory_only_the_ledger_is_missing() {
    use std::os::unix::fs::PermissionsExt as _;
    let table = Table::new();
    let as_nobody = |words: &[&str]| {
        let mut command = table.command("setpriv");
        for place in PLACES {
            command.env_remove(place);
        }
        command.args(["--reuid=61999", "--regid=61999", "--clear-groups"]).args(words).output()
    };
    if !as_nobody(&["true"]).is_ok_and(|done| done.status.success()) {
        return crate::table::skipped("commands cannot run as another user here");
    }
    // The user may not read the directories above the one in which the program was built.
    fs::set_permissions(table.home(), fs::Permissions::from_mode(0o755)).unwrap();
    let binary = table.home().join("ginscore");
    assert!(table.command("cp").arg(program()).arg(&binary).status().unwrap().success());
    let run = |line: &str| {
        let words = shlex::split(line).unwrap();
        let words = std::iter::once(binary.to_str().unwrap()).chain(words.iter().map(String::as_str));
        Done::of(line.to_owned(), as_nobody(&words.collect::<Vec<_>>()).unwrap())
    };
    check_without_ledger("there is no home directory for the ledger", run);
}

/// Only `tests/common/table.rs` chooses the environment of the program.
#[test]
fn every_test_gets_its_variables_from_the_table() {
    let mut seen = 0;
    for file in files_of("tests", &["rs"]) {
        let text = fs::read_to_string(&file).unwrap();
        // The patterns are in parts, so that this file does not contain them.
        let count = |parts: [&str; 2]| text.matches(&parts.concat()).count();
        let (starts, cleared) =
            (count(["Command::new(env!(\"CARGO_BIN", "_EXE"]), count([".env_", "clear()"]));
        let given = count([".envs(table.", "variables())"]) + count([".envs(self.", "variables())"]);
        // Those that a command has already, at a pseudo-terminal.
        let given = given + count([".envs(of_", "command)"]);
        assert_eq!(starts, 0, "{}: use `Table::command`", file.display());
        assert_eq!(cleared, given, "{}: a command without the variables of its table", file.display());
        seen += given;
    }
    assert!(seen > 0);
}
