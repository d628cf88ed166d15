//! Bounded work: whatever is read, the answer is short, memory is bounded, and no reader takes the square of its
//! input.
//!
//! That a reader is not quadratic is counted in instructions, for three sizes that double: no clock is asked. Every
//! program here runs with limits on its memory and its processor time, both far above what is needed: they end a
//! program that would not end.

use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{Read, Write};
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::table::{Table, skipped};

/// The most that is said of anything, in bytes.
const SAID: usize = 64 * 1024;

/// The virtual memory of a program here, in kilobytes.
const MEMORY: u32 = 1_000_000;

/// What a program under the limits left.
struct Left {
    status: Option<i32>,
    out: String,
    err: String,
}

impl Left {
    /// The status, and an answer that is short.
    #[track_caller]
    fn ends(&self, status: i32) -> &Left {
        let begins: String = self.err.chars().take(2000).collect();
        assert_eq!(self.status, Some(status), "{begins}");
        assert!(self.err.len() < SAID, "{} bytes on standard error: {begins}", self.err.len());
        assert!(!self.err.contains("RUST_BACKTRACE"), "{begins}");
        self
    }

    /// The number of errors told, and what is said of the others.
    #[track_caller]
    fn tells(&self, errors: usize, more: Option<&str>) -> &Left {
        let told = self.err.lines().filter(|line| line.starts_with("error: ")).count();
        let counted = self.err.lines().find(|line| line.starts_with("and "));
        assert_eq!((told, counted), (errors, more), "{}", self.err);
        self
    }
}

fn limited(table: &Table, words: &[&str]) -> Command {
    let mut command = table.command("sh");
    let limits = format!("ulimit -v {MEMORY}; ulimit -t 120; exec \"$@\"");
    command.args(["-c", &limits, "sh", env!("CARGO_BIN_EXE_ginscore")]).args(words);
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn run(table: &Table, words: &[&str]) -> Left {
    run_with(table, words, std::io::empty())
}

/// Runs the program and feeds it for as long as it reads.
fn run_with(table: &Table, words: &[&str], mut input: impl Read) -> Left {
    let mut child = limited(table, words).stdin(Stdio::piped()).spawn().unwrap();
    let mut pipe = child.stdin.take().unwrap();
    let done = std::thread::scope(|scope| {
        let done = scope.spawn(|| child.wait_with_output().unwrap());
        // The program that stops reading has closed the pipe.
        let _ = std::io::copy(&mut input, &mut pipe);
        drop(pipe);
        done.join().unwrap()
    });
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Left { status: done.status.code(), out: text(done.stdout), err: text(done.stderr) }
}

/// A table with a series begun.
fn begun() -> Table {
    let table = Table::new();
    table.ok("new Ann Bob --name evening");
    table
}

fn repeated(part: &str, times: usize) -> String {
    part.repeat(times)
}

#[test]
fn check_of_many_groups() {
    let table = Table::new();
    let groups = repeated("4s,", 8000);
    run(&table, &["check", &groups]).ends(1).tells(20, Some("and 7,980 more mistakes"));
    let left = run(&table, &["check", &groups, "--json"]);
    let object: Value = serde_json::from_str(&left.ends(1).out).unwrap();
    assert_eq!((object["faults"].as_array().unwrap().len(), &object["more"]), (20, &Value::from(7980)));
    assert_eq!(object["groups"].as_array().unwrap().len(), 8000);
    // Twice the same card in each group, as one spread, and words that are no cards.
    run(&table, &["check", &repeated("4s4s,", 8000)]).ends(1).tells(20, Some("and 7,980 more mistakes"));
    run(&table, &["check", &format!("{}/", repeated("4s,", 8000))])
        .ends(1)
        .tells(20, Some("and 7,982 more mistakes"));
    run(&table, &["check", &repeated("zz ", 8000)]).ends(2).tells(20, Some("and 7,980 more mistakes"));
    run(&table, &["best", "4s", "on", &repeated("5s,", 8000)])
        .ends(1)
        .tells(20, Some("and 7,981 more mistakes"));
}

/// The longest hands that are lines.
#[test]
fn hands_of_many_cards() {
    let table = begun();
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
    ] {
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
    run(&table, &["hand", &repeated("z ", 30_000)]).ends(2).tells(1, None);
    assert_eq!(table.file(), before);
}

#[test]
fn a_line_has_a_longest_length() {
    let table = begun();
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
        let left = run(&table, words);
        assert!(left.ends(2).err.contains("it has 65,5"), "{}", left.err);
    }
    // The end of a line is not a part of it, whichever it is.
    let judged = longest.replacen("Ann", "judge", 1);
    assert_eq!(judged.len(), 65_538);
    for end in ["\n", "\r\n", ""] {
        let script = format!("{}{end}", judged.get(..65_536).unwrap());
        run_with(&table, &["table"], script.as_bytes()).ends(0);
        let script = format!("{}{end}", judged.get(..65_537).unwrap());
        run_with(&table, &["table"], script.as_bytes()).ends(2).tells(1, None);
    }
    assert_eq!(table.file(), before);
}

/// What has no lines, or no end, ends at once; what came before it is recorded.
#[test]
fn streams_of_another_kind() {
    let table = begun();
    for letter in [0, b'a'] {
        for words in [["table"].as_slice(), &["best", "-"], &["import", "-"]] {
            // For ever, but for what holds all of it in memory.
            run_with(&table, words, std::io::repeat(letter)).ends(2).tells(1, None);
        }
    }
    let long = format!("Ann 4 v 23\n{}\nBob 4 v 23\n", "a".repeat(10_000_000));
    let left = run_with(&table, &["table"], long.as_bytes());
    assert!(left.ends(2).tells(1, None).err.contains("line 2: the line is too long"), "{}", left.err);
    assert_eq!(table.ok("score --json").json()["hands"].as_array().unwrap().len(), 1);
    // Programs have lines, too, and zeros in them.
    let program = File::open(env!("CARGO_BIN_EXE_ginscore")).unwrap();
    run_with(&table, &["best", "-"], program).ends(2).tells(1, None);
}

#[test]
fn lines_of_best() {
    let table = Table::new();
    let left = run_with(&table, &["best", "-"], repeated("zz 4s\n", 8000).as_bytes());
    left.ends(2).tells(20, Some("and 7,980 more mistakes"));
    // A line in, a line out.
    assert_eq!(left.out.lines().count(), 8000);
}

/// Others are not kept waiting by a line that will be refused.
#[test]
fn a_long_line_is_refused_before_the_lock() {
    let table = begun();
    let lock = File::options().create(true).truncate(false).write(true).open(table.ledger().join(".lock"));
    let lock = lock.unwrap();
    lock.lock().unwrap();
    let long = "4s ".repeat(30_000);
    let left = run(&table, &["hand", "Ann", &long]);
    assert!(left.ends(2).err.contains("too long"), "{}", left.err);
    lock.unlock().unwrap();
}

#[test]
fn ledgers_with_many_bad_lines() {
    let table = begun();
    let (path, good) = table.file();
    for (line, more) in [
        ("junk = \n", Some("and 199,980 more mistakes")),
        ("[[entry]]\n", Some("and 199,980 more mistakes")),
        ("[[entry]]\nkind = \"hand\"\nwhy = 1\n", Some("and 399,980 more mistakes")),
    ] {
        fs::write(&path, format!("{good}{}", repeated(line, 200_000))).unwrap();
        for words in [["score"].as_slice(), &["audit"], &["hand", "Ann", "4", "v", "23"]] {
            let left = run(&table, words);
            left.ends(3);
            // Of more than two megabytes only the first mistake in the syntax is looked for.
            left.tells(20, more);
        }
    }
    let left = run(&table, &["audit", "--json"]);
    let object: Value = serde_json::from_str(&left.ends(3).out).unwrap();
    assert_eq!((object["faults"].as_array().unwrap().len(), &object["more"]), (20, &Value::from(399_980)));
    // One more megabyte, and it is one mistake.
    fs::write(&path, format!("{good}{}", repeated("junk = \n", 400_000))).unwrap();
    run(&table, &["score"]).ends(3).tells(1, None);
    // More than any evening, and what is no text.
    fs::write(&path, format!("{good}{}", "#".repeat(17 << 20))).unwrap();
    let left = run(&table, &["score"]);
    assert!(left.ends(3).tells(1, None).err.contains("the limit is 16,777,216 bytes"), "{}", left.err);
    fs::write(&path, format!("{good}\0")).unwrap();
    assert!(run(&table, &["score"]).ends(3).tells(1, None).err.contains("is not text"));
    // Every command over all series says it of this one.
    table.ok("new Ann Bob --name other");
    run(&table, &["stats"]).ends(0);
}

/// A series is not written longer than it can be read.
#[test]
fn a_series_has_a_longest_length() {
    let table = begun();
    let (path, good) = table.file();
    fs::write(&path, format!("{good}{}\n", "#".repeat((16 << 20) - good.len() - 10))).unwrap();
    let before = fs::read(&path).unwrap();
    run(&table, &["score"]).ends(0);
    let left = run(&table, &["hand", "Ann", "4", "v", "23"]);
    assert!(left.ends(3).err.contains("nothing has been recorded"), "{}", left.err);
    assert!(fs::read(&path).unwrap() == before);
}

/// Ten thousand hands whose points an editor changed.
#[test]
fn a_long_evening_with_wrong_points() {
    let table = Table::new();
    let rows = "Ann,Bob,Ann +1,\n".repeat(10_000);
    let rows = format!("player_one,player_two,hand,rules\n{rows}").replacen("+1,", "+1,target=100000", 1);
    run_with(&table, &["import", "-"], rows.as_bytes()).ends(0);
    let (path, good) = table.file();
    fs::write(&path, good.replace("\npoints = 1\n", "\npoints = 2\n")).unwrap();
    run(&table, &["audit"]).ends(1).tells(20, Some("and 9,980 more mistakes"));
    run(&table, &["hand", "Ann", "4", "v", "23"]).ends(3).tells(20, Some("and 9,980 more mistakes"));
    let left = run(&table, &["score"]);
    assert!(left.ends(0).err.contains("and 9,980 more mistakes"), "{}", left.err);
}

#[test]
fn rows_of_another_kind() {
    let table = Table::new();
    for (text, errors, more) in [
        // A head of ten megabytes.
        (repeated("a,", 5_000_000), 1, None),
        (format!("hand,{}\n", repeated("a,", 3000)), 1, None),
        (format!("hand,{}\ndraw\n", repeated("handd,", 200)), 20, Some("and 181 more mistakes")),
        (format!("Winner,{}\ndraw\n", repeated("Points,", 200)), 20, Some("and 180 more mistakes")),
        // A sheet without a winner, and sheets whose rows are wrong.
        (format!("Date,Points\n{}", repeated("2026-11-20,18\n", 100_000)), 1, None),
        (
            format!("Winner,Loser,Points\n{}", repeated("Ann,Bob,many\n", 100_000)),
            20,
            Some("and 99,980 more mistakes"),
        ),
        (format!("{}\ndraw\n", repeated("hand,", 200)), 20, Some("and 180 more mistakes")),
        // Tables, objects and pages that have nothing to do with hands.
        (repeated("1,rain,17\n", 100_000), 1, None),
        (repeated("{\"day\":1}\n", 100_000), 1, None),
        (format!("{{\n{}}}\n", repeated("\"day\":1,\n", 100_000)), 1, None),
        (repeated("[1,2]\n", 100_000), 1, None),
        (repeated("<tr><td>hand</td></tr>\n", 100_000), 1, None),
        // Hands that are none.
        (
            format!("player_one,player_two,hand\n{}", repeated("Ann,Bob,zz\n", 100_000)),
            20,
            Some("and 99,980 more mistakes"),
        ),
        (format!("player_one,hand\n{}", repeated("a,b,c\n", 100_000)), 20, Some("and 99,980 more mistakes")),
        (
            format!("{{\"hand\":\"draw\"}}\n{}", repeated("{\n", 100_000)),
            20,
            Some("and 99,980 more mistakes"),
        ),
    ] {
        run_with(&table, &["import", "-"], text.as_bytes()).ends(2).tells(errors, more);
    }
    assert_eq!(table.files(), []);
}

/// The status is that of all mistakes, not of those that are told: here the hand that cannot be read comes last.
#[test]
fn the_status_is_of_the_mistakes_that_are_counted_too() {
    let table = Table::new();
    let wrong = "Ann,Bob,Ann +1,2\n".repeat(30);
    let head = "player_one,player_two,hand,points\n";
    run_with(&table, &["import", "-"], format!("{head}{wrong}").as_bytes())
        .ends(1)
        .tells(20, Some("and 10 more mistakes"));
    run_with(&table, &["import", "-"], format!("{head}{wrong}Ann,Bob,zz,2\n").as_bytes())
        .ends(2)
        .tells(20, Some("and 11 more mistakes"));
}

/// The instructions of a run.
fn work(table: &Table, words: &[&str], input: &[u8]) -> Option<u64> {
    let mut command = table.command("valgrind");
    command
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null", env!("CARGO_BIN_EXE_ginscore")])
        .args(words);
    command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::piped());
    let mut child = command.spawn().ok()?;
    let _ = child.stdin.take().unwrap().write_all(input);
    let done = child.wait_with_output().unwrap();
    let err = String::from_utf8_lossy(&done.stderr).into_owned();
    let collected = err.lines().find_map(|line| line.split_once("Collected : "));
    Some(collected.unwrap_or_else(|| panic!("{err}")).1.trim().parse().unwrap())
}

/// Twice as much takes twice the work: what two thousand more take is two times what one thousand more take, where the
/// square would have it four times.
#[test]
fn no_reader_takes_the_square() {
    let table = begun();
    let (path, good) = table.file();
    type Case = (&'static str, Box<dyn Fn(usize) -> (Vec<String>, String)>);
    let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<String>>();
    let of_line =
        move |command: &'static str, before: &'static str, part: &'static str, after: &'static str| {
            Box::new(move |size| {
                (words(&[command, &format!("{before}{}{after}", part.repeat(size))]), String::new())
            })
        };
    let of_rows = move |head: &'static str, part: &'static str| {
        Box::new(move |size| (words(&["import", "-"]), format!("{head}{}", part.repeat(size))))
    };
    let of_file = {
        let (path, good) = (path.clone(), good.clone());
        move |part: &'static str| {
            let (path, good) = (path.clone(), good.clone());
            Box::new(move |size| {
                let mut text = good.clone();
                (0..size).for_each(|_| text.write_str(part).unwrap());
                fs::write(&path, text).unwrap();
                (words(&["score"]), String::new())
            })
        }
    };
    let cases: Vec<Case> = vec![
        ("single cards", of_line("hand", "Ann ", "4s ", "v 23")),
        ("knock cards", of_line("hand", "Ann 4 v 23 ", "@4s ", "")),
        ("lay-offs", of_line("judge", "", "456s,", " / v / + 9d 9d 9d 9d")),
        ("groups", of_line("check", "", "4s,", "")),
        ("a spread of duplicates", of_line("check", "", "4s5s,", "/")),
        ("columns", of_rows("hand", ",hand")),
        ("rows", of_rows("player_one,player_two,hand\n", "Ann,Bob,zz\n")),
        ("bad lines", of_file("junk = \n")),
        ("bad entries", of_file("[[entry]]\nkind = \"hand\"\n")),
    ];
    for (name, case) in cases {
        let work = |size: usize| {
            let (words, input) = case(size);
            work(&table, &words.iter().map(String::as_str).collect::<Vec<_>>(), input.as_bytes())
        };
        let (Some(one), Some(two), Some(four)) = (work(1000), work(2000), work(4000)) else {
            return skipped("there is no valgrind to count the work with");
        };
        assert!(four - two < 3 * (two - one), "{name}: {one}, {two}, {four} instructions");
    }
    fs::write(path, good).unwrap();
}
