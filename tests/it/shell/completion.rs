//! Completions in real shells: a name that someone else chose never runs a command.
//!
//! A shell that is missing is skipped with a message.

use std::fs;
use std::process::Command;

use crate::table::{Table, skipped};
use crate::terminal::Terminal;

struct Shell {
    program: &'static str,
    /// The options that start it without the user's settings.
    options: &'static [&'static str],
    /// The command that loads the completions.
    setup: &'static str,
}

const BASH: Shell = Shell {
    program: "bash",
    options: &["--noprofile", "--norc", "-i"],
    setup: "source $COMPLETIONS/ginscore.bash",
};
const ZSH: Shell = Shell {
    program: "zsh",
    options: &["-f", "-i"],
    setup: "fpath=($COMPLETIONS $fpath); autoload -U compinit; compinit -u -D",
};
const FISH: Shell =
    Shell { program: "fish", options: &["--no-config", "-i"], setup: "source $COMPLETIONS/ginscore.fish" };

/// A ledger with names that contain commands, and harmless names.
fn hostile_ledger() -> Table {
    let table = Table::new();
    table.ok("new Ann 'Bob$(touch${IFS}PWNED3)' name=night");
    let (path, text) = table.file();
    for name in [
        "club$(touch PWNED2)",
        "evil$(touch PWNED)",
        "tick`touch PWNED4`",
        "semi;touch PWNED5;",
        "and&touch PWNED6&",
        "or|touch PWNED7",
        "line\ntouch PWNED8\n",
        "glob*",
    ] {
        fs::write(path.with_file_name(format!("{name}.toml")), &text).unwrap();
    }
    table.ok("series use night");
    table
}

fn start(shell: &Shell, table: &Table) -> Terminal {
    let mut command = table.command(shell.program);
    command.args(shell.options).current_dir(table.home()).env("TERM", "xterm").env("PS1", "$ ");
    command.env("COMPLETIONS", concat!(env!("CARGO_MANIFEST_DIR"), "/completions"));
    let mut session = Terminal::of(command);
    session.types(&format!("{}; echo ready-{QUOTED}\r", shell.setup));
    session.says("ready-done");
    session
}

/// A word that looks different when it is typed and when it is printed, in every shell.
const QUOTED: &str = "'do'ne";

/// Completes every hostile name in a shell, and checks that no command of theirs ran.
fn check_that_no_name_runs(shell: &Shell) {
    if Command::new(shell.program).arg("--version").output().is_err() {
        skipped(&format!("{} is missing", shell.program));
        return;
    }
    let table = hostile_ledger();
    let mut session = start(shell, &table);
    // The shell does ask the program: a harmless name is completed.
    session.types("ginscore series use ni\t\r");
    session.says("The current series is now night");
    for (at, (typed, more)) in [
        ("ginscore series use c", ""),
        ("ginscore series use e", ""),
        ("ginscore series use t", ""),
        ("ginscore series use s", ""),
        ("ginscore series use a", ""),
        ("ginscore series use o", ""),
        ("ginscore series use l", ""),
        ("ginscore series use ", ""),
        ("ginscore score --series c", ""),
        ("ginscore --no-input hand B", "4 v 9"),
        ("ginscore deal B", ""),
        ("ginscore stats B", ""),
        ("ginscore stats Ann B", ""),
        ("ginscore --no-input new Cid B", ""),
        ("ginscore --no-input amend 1 B", "4 v 9"),
        ("ginscore --no-input hand ", "4 v 9"),
    ]
    .into_iter()
    .enumerate()
    {
        // Tab completes and Enter runs the line. Ctrl-U erases the rest of a line; Ctrl-C would also discard keys that
        // the shell has not read yet.
        session.types(&format!("{typed}\t{more}\r\u{15}echo round-{at}-{QUOTED}\r"));
        session.says(&format!("round-{at}-done"));
    }
    session.types("exit\r");
    session.closes();
    let created: Vec<_> = fs::read_dir(table.home())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.starts_with("PWNED"))
        .collect();
    assert!(created.is_empty(), "{}: {created:?}", shell.program);
}

/// The value of a rule is completed after its `=`, in a line that begins a series.
fn rules_are_completed(shell: &Shell) {
    if Command::new(shell.program).arg("--version").output().is_err() {
        skipped(&format!("{} is missing", shell.program));
        return;
    }
    let table = Table::new();
    table.ok("new Olga Piet name=night");
    let mut session = start(shell, &table);
    for keys in [
        "ginscore new Ann Bob undercut_tie=nob\t\r",
        "ginscore new Ann Bob undercut_tie=nob\t\r",
        // The key first, and no space after it.
        "ginscore new Ann Bob undercut_t\tnob\t\r",
        "ginscore new Ann Bob target=150 undercut_tie=nob\t stake=0.05\r",
        // All values are offered, and none is taken.
        "ginscore new Ann Bob undercut_tie=\tnob\t\r",
    ] {
        session.types(keys);
        session.says("equal counts go to nobody");
    }
    // Names of other series than the current one.
    session.types("ginscore new Olg\tCid dealer=Ol\t\r");
    session.says("Olga deals first");
    session.types("exit\r");
    session.closes();
}

/// A name with a blank is completed as a whole, also where its beginning is quoted, and quoted as the shell needs it.
fn blanks_are_completed(shell: &Shell) {
    if Command::new(shell.program).arg("--version").output().is_err() {
        skipped(&format!("{} is missing", shell.program));
        return;
    }
    let table = Table::new();
    table.ok("new 'Anna Maria' Bob name=night");
    let mut session = start(shell, &table);
    for begun in ["Ann", "'Ann", "\"Anna M", "Anna\\ M"] {
        session.types(&format!("ginscore --color never deal {begun}\t\r"));
        session.says("dealer Anna Maria");
        session.types("ginscore --color never deal Bob\r");
        session.says("dealer Bob");
    }
    session.types("ginscore --color never Ann\t4 v 23\r");
    session.says("Anna Maria knocks");
    session.types("ginscore --color never players rename Ann\tAnni\r");
    session.says("Anna Maria is");
    session.types("exit\r");
    session.closes();
}

#[test]
fn blanks_in_bash() {
    blanks_are_completed(&BASH);
}

#[test]
fn blanks_in_zsh() {
    blanks_are_completed(&ZSH);
}

#[test]
fn blanks_in_fish() {
    blanks_are_completed(&FISH);
}

#[test]
fn rules_in_bash() {
    rules_are_completed(&BASH);
}

#[test]
fn rules_in_zsh() {
    rules_are_completed(&ZSH);
}

#[test]
fn rules_in_fish() {
    rules_are_completed(&FISH);
}

#[test]
fn no_name_runs_in_bash() {
    check_that_no_name_runs(&BASH);
}

#[test]
fn no_name_runs_in_zsh() {
    check_that_no_name_runs(&ZSH);
}

#[test]
fn no_name_runs_in_fish() {
    check_that_no_name_runs(&FISH);
}

/// Only names without characters that some shell interprets are offered.
#[test]
fn only_plain_names_are_offered() {
    let table = hostile_ledger();
    let offered = |shell: &str, words: &str| {
        let index = words.split(' ').count() + 1;
        let done = table
            .shell(&format!("COMPLETE={shell} _CLAP_COMPLETE_INDEX={index} ginscore -- ginscore {words} ''"));
        assert_eq!(done.status, 0, "{}", done.said);
        done.said
    };
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let series = offered(shell, "series use");
        assert!(series.contains("night"), "{shell}: {series}");
        let players = ["hand", "stats", "new", "amend 1"].map(|words| offered(shell, words));
        assert!(players.iter().all(|players| players.contains("Ann")), "{shell}: {players:?}");
        let players = players.concat();
        for sign in ["$(", "PWNED", "`touch", "glob*"] {
            assert!(!series.contains(sign) && !players.contains(sign), "{shell}: {series}{players}");
        }
    }
}
