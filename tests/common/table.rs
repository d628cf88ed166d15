//! Runs the program as a user would, in a temporary home directory, and never with the user's own ledger.

// No test binary uses all of it.
#![allow(dead_code)]

use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use serde_json::Value;
use tempfile::TempDir;

#[path = "sized.rs"]
mod sized;
pub use sized::sized;

/// The program. The linker writes it piece by piece, and so the system also reads it: a copy that is written at once starts in half
/// the time, and the tests start it tens of thousands of times.
pub fn program() -> &'static str {
    static PROGRAM: OnceLock<String> = OnceLock::new();
    PROGRAM.get_or_init(|| {
        let built = Path::new(env!("CARGO_BIN_EXE_ginscore"));
        let copy = Path::new(env!("CARGO_TARGET_TMPDIR")).join(built.file_name().unwrap());
        let of = fs::metadata(built).unwrap();
        let is_it = |there: fs::Metadata| {
            there.len() == of.len() && there.modified().unwrap() == of.modified().unwrap()
        };
        if !fs::metadata(&copy).is_ok_and(is_it) {
            let mut written = tempfile::NamedTempFile::new_in(copy.parent().unwrap()).unwrap();
            written.write_all(&fs::read(built).unwrap()).unwrap();
            written.as_file().set_permissions(of.permissions()).unwrap();
            written.as_file().set_modified(of.modified().unwrap()).unwrap();
            // Another test binary may run the one that is there.
            written.persist(&copy).unwrap();
        }
        copy.to_str().unwrap().to_owned()
    })
}

/// Reports that a test is skipped, and why. The message goes around the test runner, which hides the output of tests
/// that pass. With `GINSCORE_TESTS=all` a skipped test is a failure.
pub fn skipped(why: &str) {
    assert_ne!(std::env::var("GINSCORE_TESTS").as_deref(), Ok("all"), "{why}");
    let _ = writeln!(std::io::stderr().lock(), "skipped: {why}");
}

pub fn installed(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|dir| dir.join(program).is_file())
}

/// An empty home directory for one test. Each command runs one minute after the one before it.
pub struct Table {
    home: TempDir,
    minute: AtomicU32,
}

pub struct Done {
    /// The words of the command, and the beginning of its input.
    asked: String,
    pub status: i32,
    pub out: String,
    pub err: String,
    /// Standard error and then standard output, as a terminal shows them.
    pub said: String,
}

impl Done {
    pub fn of(asked: String, done: Output) -> Done {
        let text = |bytes| String::from_utf8(bytes).unwrap();
        let (out, err) = (text(done.stdout), text(done.stderr));
        Done { asked, status: done.status.code().unwrap(), said: format!("{err}{out}"), out, err }
    }

    /// The same, which must have this exit status.
    #[track_caller]
    pub fn ended(self, status: i32) -> Done {
        assert_eq!(self.status, status, "{}: {}", self.asked, self.said);
        self
    }

    /// The same, which must have this exit status, and this code as its only fault.
    #[track_caller]
    pub fn refused(self, status: i32, code: &str) -> Done {
        assert_eq!(
            (self.status, self.codes()),
            (status, vec![code.to_owned()]),
            "{}: {}",
            self.asked,
            self.err
        );
        self
    }

    /// The same, which must have this on standard output.
    #[track_caller]
    pub fn answers(self, words: &str) -> Done {
        assert!(self.out.contains(words), "{}: {words:?} in: {}", self.asked, self.said);
        self
    }

    /// The same, which must have this on standard error.
    #[track_caller]
    pub fn warns(self, words: &str) -> Done {
        assert!(self.err.contains(words), "{}: {words:?} in: {}", self.asked, self.said);
        self
    }

    pub fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {}{}", self.out, self.err))
    }

    /// The JSON answer without the last seal: every entry changes the seal, even an undo.
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

impl Drop for Table {
    /// Fails the test if it made the program look for a ledger where the user's would be.
    fn drop(&mut self) {
        if !std::thread::panicking() {
            let touched: Vec<PathBuf> = self.untouched().into_iter().filter(|dir| dir.exists()).collect();
            assert!(touched.is_empty(), "a command had no GINSCORE_LEDGER or GINSCORE_STATE: {touched:?}");
        }
    }
}

impl Table {
    pub fn new() -> Table {
        Table { home: TempDir::new().unwrap(), minute: AtomicU32::new(0) }
    }

    pub fn home(&self) -> &std::path::Path {
        self.home.path()
    }

    pub fn ledger(&self) -> PathBuf {
        self.home.path().join(".local/share/ginscore")
    }

    /// The directory in which the program remembers the current series and the seals.
    pub fn state(&self) -> PathBuf {
        self.home.path().join(".local/state/ginscore")
    }

    /// The only variables of every command. The ledger and the state directory are named, because not every system looks
    /// for them in HOME. Without these names they would be in `untouched`, which is checked in the end.
    pub fn variables(&self) -> Vec<(&'static str, OsString)> {
        let untouched = self.home.path().join("untouched");
        let mut variables = vec![
            ("HOME", self.home.path().into()),
            ("GINSCORE_LEDGER", self.ledger().into()),
            ("GINSCORE_STATE", self.state().into()),
            ("XDG_DATA_HOME", untouched.join("data").into()),
            ("XDG_STATE_HOME", untouched.join("state").into()),
            ("GINSCORE_LANG", "en".into()),
            // Tests type as soon as something is shown.
            ("GINSCORE_TOO_SOON", "0".into()),
        ];
        // Windows cannot load its libraries without it.
        variables.extend(std::env::var_os("SystemRoot").map(|root| ("SystemRoot", root)));
        variables
    }

    /// The directories of the user in which the program would look for a ledger by itself.
    pub fn untouched(&self) -> Vec<PathBuf> {
        let places = ["untouched/data", "untouched/state", "Library/Application Support"];
        places.iter().map(|place| self.home.path().join(place).join("ginscore")).collect()
    }

    /// A command in this home, at the next minute.
    pub fn command(&self, of: &str) -> Command {
        let minute = self.minute.fetch_add(1, Ordering::Relaxed);
        let minute = 19 * 60 + 30 + minute;
        let (day, hour) = (20 + minute / (24 * 60), minute / 60 % 24);
        let now = format!("2026-11-{day}T{hour:02}:{:02}:00+01:00", minute % 60);
        let dirs = [
            Path::new(program()).parent().unwrap(),
            "/usr/local/bin".as_ref(),
            "/usr/bin".as_ref(),
            "/bin".as_ref(),
        ];
        let path = std::env::join_paths(dirs).unwrap();
        let mut command = Command::new(of);
        command
            .env_clear()
            .env("PATH", path)
            .envs(self.variables())
            .env("GINSCORE_NOW", now)
            .current_dir(env!("CARGO_MANIFEST_DIR"));
        command
    }

    /// Runs the program with these arguments and this input.
    pub fn run_with(&self, words: &[&str], input: &str) -> Done {
        let mut child = self
            .command(program())
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let begins = input;
        let (mut stdin, input) = (child.stdin.take().unwrap(), input.as_bytes().to_vec());
        // The program may wait for its answers to be read, and may exit before it has read everything.
        let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
        let done = child.wait_with_output().unwrap();
        writer.join().unwrap();
        let begins: String = begins.chars().take(300).collect();
        Done::of(format!("{} {begins}", words.join(" ")), done)
    }

    /// Runs the program with these variables, and the arguments of a line.
    pub fn run_in<V: AsRef<OsStr>>(&self, variables: &[(&str, V)], line: &str) -> Done {
        let mut command = self.command(program());
        command.envs(variables.iter().map(|(name, value)| (name, value)));
        Done::of(line.to_owned(), command.args(shlex::split(line).unwrap()).output().unwrap())
    }

    /// Plays a script at the table, to its end.
    #[track_caller]
    pub fn plays(&self, script: &str) -> Done {
        self.run_with(&["table"], script).ended(0)
    }

    /// Runs the program with the arguments of a line, which is split as a shell would.
    pub fn run(&self, line: &str) -> Done {
        let words = shlex::split(line).unwrap();
        self.run_with(&words.iter().map(String::as_str).collect::<Vec<_>>(), "")
    }

    /// Runs the program, which must succeed.
    #[track_caller]
    pub fn ok(&self, line: &str) -> Done {
        self.run(line).ended(0)
    }

    /// Runs a command in a shell. Windows has no such shell. `cargo run` from the README is replaced by the program that is already built.
    #[cfg(unix)]
    pub fn shell(&self, command: &str) -> Done {
        let command = command.replace("cargo run --release -- ", "ginscore ");
        let done = self.command("/bin/sh").arg("-c").arg(format!("{{ {command}\n}} 2>&1")).output().unwrap();
        self.at_home(Done::of(command, done))
    }

    /// The same, with `~` for the home directory in what was said.
    pub fn at_home(&self, done: Done) -> Done {
        let home = self.home.path().display().to_string();
        let [out, err, said] = [done.out, done.err, done.said].map(|text| text.replace(&home, "~"));
        Done { out, err, said, ..done }
    }

    /// The number of hands of the series.
    pub fn hands(&self) -> usize {
        self.ok("score --json").json()["hands"].as_array().unwrap().len()
    }

    pub fn names(&self) -> Vec<String> {
        let list = self.ok("series list --json").json();
        list["series"]
            .as_array()
            .unwrap()
            .iter()
            .map(|one| one["name"].as_str().unwrap().to_owned())
            .collect()
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

    /// The file of the only series, and its text.
    pub fn file(&self) -> (PathBuf, String) {
        let toml = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "toml");
        self.files().into_iter().find(|(path, _)| toml(path)).unwrap()
    }
}
