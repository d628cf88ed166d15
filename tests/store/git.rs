//! A ledger shared by two machines through real git: two clones, real pushes.

use std::fs;
use std::path::{Path, PathBuf};

use crate::sample::skipped;
use crate::table::{Done, Table};

/// A machine and its clone of the ledger.
pub struct Machine {
    pub table: Table,
    pub clone: PathBuf,
}

impl Machine {
    fn new(hub: &Path, name: &str) -> Option<Machine> {
        let table = Table::new();
        let clone = table.home().join("ledger");
        let done = table.command("git").args(["clone", "-q"]).arg(hub).arg(&clone).output().ok()?;
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        let machine = Machine { table, clone };
        machine.git(&["config", "user.name", name]);
        machine.git(&["config", "user.email", &format!("{name}@example.org")]);
        machine.git(&["config", "pull.rebase", "false"]);
        machine.git(&["checkout", "-q", "-B", "main"]);
        Some(machine)
    }

    pub fn try_git(&self, words: &[&str]) -> (bool, String) {
        let done = self.table.command("git").current_dir(&self.clone).args(words).output().unwrap();
        let said =
            format!("{}{}", String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr));
        (done.status.success(), said)
    }

    pub fn git(&self, words: &[&str]) {
        let (success, said) = self.try_git(words);
        assert!(success, "git {words:?}: {said}");
    }

    /// Commits everything, merges what was pushed in the meantime, and pushes. Returns `false` if the merge conflicts.
    pub fn share(&self) -> bool {
        self.git(&["add", "-A"]);
        self.git(&["commit", "-q", "--allow-empty", "-m", "an evening"]);
        let pulled = self.try_git(&["pull", "-q", "--no-edit", "origin", "main"]);
        let merged = pulled.0 || pulled.1.contains("couldn't find remote ref");
        if merged {
            self.git(&["push", "-q", "origin", "main"]);
        }
        merged
    }

    pub fn run(&self, line: &str) -> Done {
        self.table.run(&format!("{line} --ledger '{}'", self.clone.display()))
    }

    pub fn ok(&self, line: &str) -> Done {
        let done = self.run(line);
        assert_eq!(done.status, 0, "{line}: {}", done.err);
        done
    }

    pub fn audit_is_silent(&self) {
        assert_eq!(self.ok("audit").err, "");
    }
}

pub fn two_machines() -> Option<(Table, Machine, Machine)> {
    let hub_home = Table::new();
    let hub = hub_home.home().join("hub.git");
    let made = hub_home.command("git").args(["init", "-q", "--bare", "-b", "main"]).arg(&hub).status();
    if !made.is_ok_and(|made| made.success()) {
        skipped("git is missing");
        return None;
    }
    let (one, other) = (Machine::new(&hub, "one")?, Machine::new(&hub, "other")?);
    // As the manual recommends.
    fs::write(one.clone.join(".gitignore"), ".lock\n.ginscore-*\n").unwrap();
    one.ok("new Ann Bob name=first");
    one.ok("hand Ann 4 v 23 --series first");
    assert!(one.share());
    other.git(&["pull", "-q", "origin", "main"]);
    Some((hub_home, one, other))
}

#[test]
fn different_series_merge_by_themselves() {
    let Some((_room, one, other)) = two_machines() else {
        return;
    };
    one.ok("new Ann Bob name=second");
    other.ok("new Cid Dora name=third");
    for round in 0..3 {
        one.ok(&format!("hand Ann +{} --series second", round + 1));
        other.ok(&format!("hand Cid +{} --series third", round + 1));
        other.ok(&format!("hand Bob +{} --series first", round + 1));
        assert!(one.share() && other.share() && one.share());
        one.audit_is_silent();
        other.audit_is_silent();
    }
    other.git(&["pull", "-q", "origin", "main"]);
    for name in ["first.toml", "second.toml", "third.toml"] {
        let text = |machine: &Machine| fs::read_to_string(machine.clone.join(name)).unwrap();
        assert_eq!(text(&one), text(&other));
    }
    assert_eq!(one.ok("series list").out.lines().count(), 3);
}

#[test]
fn a_conflict_shows_the_hands_of_both_machines() {
    let Some((_room, one, other)) = two_machines() else {
        return;
    };
    one.ok("hand Ann 3 v 30 --series first");
    one.ok("draw --series first");
    other.ok("hand Bob gin v 12 --series first");
    assert!(one.share());
    assert!(!other.share(), "a person has to choose");
    let done = other.run("audit");
    assert_eq!(done.status, 3);
    for said in [
        "the file has an unresolved merge conflict here",
        "after hand 1, the upper side:\n    hand 2: Bob gin v 12\n",
        "after hand 1, the lower side:\n    hand 2: Ann 3 v 30\n    hand 3: draw\n",
    ] {
        assert!(done.err.contains(said), "{said}: {}", done.err);
    }
    assert_eq!(other.run("hand Ann 3 v 4 --series first").status, 3);
    assert!(
        done.err.contains("hint: delete the three lines with marks and the lines of one side"),
        "{}",
        done.err
    );
}
