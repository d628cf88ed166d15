//! The program as it is called, in a home of its own.

// Each test binary uses what it needs of it.
#![allow(dead_code)]

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use serde_json::Value;
use tempfile::TempDir;

/// Says that a test is skipped for want of something: past the test runner, which keeps what a test that passes
/// prints. Whoever has installed it wants the test run, and says so with `GINSCORE_TESTS=all`.
pub fn skipped(why: &str) {
    assert_ne!(std::env::var("GINSCORE_TESTS").as_deref(), Ok("all"), "{why}");
    let _ = writeln!(std::io::stderr().lock(), "skipped: {why}");
}

/// A home of its own for a test, with nothing in it; each command comes a minute after the one before.
pub struct Table {
    home: TempDir,
    minute: AtomicU32,
}

/// What a command left.
pub struct Done {
    pub status: i32,
    pub out: String,
    pub err: String,
    /// Both, as a terminal shows them.
    pub said: String,
}

impl Done {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {}{}", self.out, self.err))
    }

    /// The object without the last seal, which every entry changes, those that take another back too.
    pub fn unsealed(&self) -> Value {
        let mut object = self.json();
        object.as_object_mut().unwrap().remove("seal").unwrap();
        object
    }

    pub fn codes(&self) -> Vec<String> {
        let faults = self.json()["faults"].as_array().cloned().unwrap_or_default();
        faults.iter().map(|fault| fault["code"].as_str().unwrap().to_owned()).collect()
    }
}

impl Table {
    pub fn new() -> Table {
        Table { home: TempDir::new().unwrap(), minute: AtomicU32::new(0) }
    }

    /// The home directory.
    pub fn home(&self) -> &std::path::Path {
        self.home.path()
    }

    /// The default ledger.
    pub fn ledger(&self) -> PathBuf {
        self.home.path().join(".local/share/ginscore")
    }

    /// A program in this home, at the next minute.
    pub fn command(&self, program: &str) -> Command {
        let minute = self.minute.fetch_add(1, Ordering::Relaxed);
        let minute = 19 * 60 + 30 + minute;
        let (day, hour) = (20 + minute / (24 * 60), minute / 60 % 24);
        let now = format!("2026-11-{day}T{hour:02}:{:02}:00+01:00", minute % 60);
        let binary = PathBuf::from(env!("CARGO_BIN_EXE_ginscore"));
        let path = format!("{}:/usr/local/bin:/usr/bin:/bin", binary.parent().unwrap().display());
        let mut command = Command::new(program);
        command
            .env_clear()
            .env("PATH", path)
            .env("HOME", self.home.path())
            .env("GINSCORE_NOW", now)
            .current_dir(env!("CARGO_MANIFEST_DIR"));
        command
    }

    /// Runs the program with these words and this input.
    pub fn run_with(&self, words: &[&str], input: &str) -> Done {
        let mut child = self
            .command(env!("CARGO_BIN_EXE_ginscore"))
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // It may be done before it has read everything.
        let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
        let done = child.wait_with_output().unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        let (out, err) = (text(done.stdout), text(done.stderr));
        Done { status: done.status.code().unwrap(), said: format!("{err}{out}"), out, err }
    }

    /// Runs the program with the words of a line.
    pub fn run(&self, line: &str) -> Done {
        let words = shlex::split(line).unwrap();
        self.run_with(&words.iter().map(String::as_str).collect::<Vec<_>>(), "")
    }

    /// Runs the program, which must be well with it.
    pub fn ok(&self, line: &str) -> Done {
        let done = self.run(line);
        assert_eq!(done.status, 0, "{line}: {}", done.err);
        done
    }

    /// Gives a command to a shell. What the README runs through cargo is run as built.
    pub fn shell(&self, command: &str) -> Done {
        let command = command.replace("cargo run --release -- ", "ginscore ");
        let done = self.command("sh").arg("-c").arg(format!("{{ {command}\n}} 2>&1")).output().unwrap();
        let said =
            String::from_utf8(done.stdout).unwrap().replace(&self.home.path().display().to_string(), "~");
        Done { status: done.status.code().unwrap(), out: said.clone(), err: String::new(), said }
    }

    /// The text of every file of the ledger.
    pub fn files(&self) -> Vec<(PathBuf, String)> {
        let Ok(entries) = fs::read_dir(self.ledger()) else {
            return Vec::new();
        };
        let paths = entries.map(|entry| entry.unwrap().path());
        let mut files: Vec<_> = paths.map(|path| (path.clone(), fs::read_to_string(path).unwrap())).collect();
        files.sort();
        files
    }

    /// The only series' file.
    pub fn file(&self) -> (PathBuf, String) {
        let toml = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "toml");
        self.files().into_iter().find(|(path, _)| toml(path)).unwrap()
    }
}
