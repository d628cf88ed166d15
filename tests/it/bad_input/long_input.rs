//! Very long input gets a short answer. Each program here runs with limits on memory and processor time, which are far
//! above what it needs and stop a program that would not end.

use std::fs::File;
use std::io::Read;
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::table::{Table, program, sized};

/// The most that may be on standard error, in bytes.
const ERR_LIMIT: usize = 64 * 1024;

/// The limit on virtual memory, in kilobytes.
const MEMORY: u32 = 1_000_000;

pub struct Limited {
    pub status: Option<i32>,
    pub out: String,
    pub err: String,
}

impl Limited {
    /// Checks the status, and that the messages are short.
    #[track_caller]
    pub fn ends(&self, status: i32) -> &Limited {
        let start: String = self.err.chars().take(2000).collect();
        assert_eq!(self.status, Some(status), "{start}");
        assert!(self.err.len() < ERR_LIMIT, "{} bytes on standard error: {start}", self.err.len());
        assert!(!self.err.contains("RUST_BACKTRACE"), "{start}");
        self
    }

    /// Checks the number of errors shown, and the line that counts the others.
    #[track_caller]
    pub fn shows(&self, errors: usize, more: Option<&str>) -> &Limited {
        let shown = self.err.lines().filter(|line| line.starts_with("error: ")).count();
        let counted = self.err.lines().find(|line| line.starts_with("and "));
        assert_eq!((shown, counted), (errors, more), "{}", self.err);
        self
    }
}

/// The program with limits on memory and processor time.
fn limited(table: &Table, words: &[&str]) -> Command {
    let mut command = table.command("/bin/sh");
    let limits = format!("ulimit -v {MEMORY}; ulimit -t 120; exec \"$@\"");
    command.args(["-c", &limits, "sh", program()]).args(words);
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

pub fn run(table: &Table, words: &[&str]) -> Limited {
    run_with(table, words, std::io::empty())
}

/// Runs the program, and writes to its standard input for as long as it reads.
pub fn run_with(table: &Table, words: &[&str], mut input: impl Read) -> Limited {
    let mut child = limited(table, words).stdin(Stdio::piped()).spawn().unwrap();
    let mut pipe = child.stdin.take().unwrap();
    let done = std::thread::scope(|scope| {
        let done = scope.spawn(|| child.wait_with_output().unwrap());
        // Writing fails once the program stops reading, which is fine.
        let _ = std::io::copy(&mut input, &mut pipe);
        drop(pipe);
        done.join().unwrap()
    });
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Limited { status: done.status.code(), out: text(done.stdout), err: text(done.stderr) }
}

pub fn new_series() -> Table {
    let table = Table::new();
    table.ok("new Ann Bob name=evening");
    table
}

pub fn repeated(part: &str, times: usize) -> String {
    part.repeat(times)
}

#[test]
fn check_of_many_groups_shows_twenty_mistakes() {
    let table = Table::new();
    let groups = repeated("4s,", 8000);
    run(&table, &["check", &groups]).ends(1).shows(1, Some("and 8,000 more mistakes"));
    let result = run(&table, &["check", &groups, "--json"]);
    let object: Value = serde_json::from_str(&result.ends(1).out).unwrap();
    assert_eq!((object["faults"].as_array().unwrap().len(), &object["more"]), (20, &Value::from(7981)));
    assert_eq!(object["groups"].as_array().unwrap().len(), 8000);
    // The same card twice in each group: one mistake, in all of them; all groups as one spread, and words that are not cards.
    run(&table, &["check", &repeated("4s4s,", 8000)]).ends(1).shows(1, None);
    run(&table, &["check", &format!("{}/", repeated("4s,", 8000))])
        .ends(1)
        .shows(1, Some("and 8,001 more mistakes"));
    run(&table, &["check", &repeated("zz ", 8000)]).ends(2).shows(1, Some("and 7,999 more mistakes"));
    run(&table, &["best", "4s", "on", &repeated("5s,", 8000)])
        .ends(1)
        .shows(1, Some("and 8,000 more mistakes"));
}

#[test]
fn hands_of_many_cards_get_a_short_answer() {
    let table = new_series();
    let before = table.file();
    for (hand, status) in [
        (repeated("4s ", 16_000), 1),
        (format!("{} /", repeated("4s ", 16_000)), 1),
        (repeated("4s,", 16_000), 1),
        (format!("4-6s / 9h {}", repeated("@4s ", 10_000)), 2),
        (format!("4-6s / 9h {}", repeated("x4s ", 10_000)), 2),
        (repeated("456s,", 12_000), 1),
        (repeated("zz ", 16_000), 2),
        (repeated("z", 60_000), 2),
    ]
    .into_iter()
    .step_by(sized(4, 1))
    {
        let line = format!("Ann {hand} v 23 ");
        run(&table, &["hand", &line]).ends(status);
        run(&table, &["judge", line.trim_start_matches("Ann ")]).ends(status);
    }
    let laid_off = format!(
        "Ann {} / v / {} + {}",
        repeated("456s,", 4000),
        repeated("4h ", 4000),
        repeated("9d ", 4000)
    );
    run(&table, &["hand", &laid_off]).ends(1);
    run(&table, &["hand", &repeated("z ", 30_000)]).ends(2).shows(1, None);
    assert_eq!(table.file(), before);
}

#[test]
fn a_line_may_have_65536_bytes() {
    let table = new_series();
    let before = table.file();
    let note = |length: usize| format!("Ann 4 v 23 # {}", "n".repeat(length - "Ann 4 v 23 # ".len()));
    let (longest, longer) = (note(65_536), note(65_537));
    for words in [
        ["hand", longer.as_str()].as_slice(),
        &["amend", "1", &longer],
        &["deal", &longer],
        &["judge", &longer],
        &["check", &longer],
        &["best", &longer],
    ] {
        let result = run(&table, words);
        assert!(result.ends(2).err.contains("it has 65,5"), "{}", result.err);
    }
    // The line end does not count, whichever it is.
    let judged = longest.replacen("Ann", "judge", 1);
    assert_eq!(judged.len(), 65_538);
    for end in ["\n", "\r\n", ""] {
        let script = format!("{}{end}", judged.get(..65_536).unwrap());
        run_with(&table, &["table"], script.as_bytes()).ends(0);
        let script = format!("{}{end}", judged.get(..65_537).unwrap());
        run_with(&table, &["table"], script.as_bytes()).ends(2).shows(1, None);
    }
    assert_eq!(table.file(), before);
}

/// Input without line ends, or without an end, is refused at once, and the hands before it are recorded.
#[test]
fn endless_and_binary_input_is_refused() {
    let table = new_series();
    for letter in [0, b'a'] {
        for words in [["table"].as_slice(), &["best", "-"], &["judge", "-"], &["import", "-"]] {
            // Endless, for a program that would read all of it into memory.
            run_with(&table, words, std::io::repeat(letter)).ends(2).shows(1, None);
        }
    }
    let long = format!("Ann 4 v 23\n{}\nBob 4 v 23\n", "a".repeat(10_000_000));
    let result = run_with(&table, &["table"], long.as_bytes());
    assert!(result.ends(2).shows(1, None).err.contains("line 2: the line is too long"), "{}", result.err);
    assert_eq!(table.hands(), 1);
    // An executable file has line ends too, and zeros.
    let program = File::open(program()).unwrap();
    run_with(&table, &["best", "-"], program).ends(2).shows(1, None);
}

#[test]
fn best_counts_mistakes_over_all_lines() {
    let table = Table::new();
    let result = run_with(&table, &["best", "-"], repeated("zz 4s\n", 8000).as_bytes());
    result.ends(2).shows(20, Some("and 7,980 more mistakes"));
    // One line of output for each line of input.
    assert_eq!(result.out.lines().count(), 8000);
}

/// A line that will be refused does not wait for the lock.
#[test]
fn a_long_line_is_refused_before_the_lock() {
    let table = new_series();
    let lock = File::options().create(true).truncate(false).write(true).open(table.ledger().join(".lock"));
    let lock = lock.unwrap();
    lock.lock().unwrap();
    let long = "4s ".repeat(30_000);
    let result = run(&table, &["hand", "Ann", &long]);
    assert!(result.ends(2).err.contains("too long"), "{}", result.err);
    lock.unlock().unwrap();
}
