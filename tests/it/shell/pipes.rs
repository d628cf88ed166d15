//! Pipes: as standard output, in the ledger, and as the file of an export.

use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;
use std::sync::mpsc::channel;
use std::time::Duration;

use crate::evenings::played;
use crate::table::{Table, program};

/// A pipe in the ledger is not waited for, and an export may write to a pipe.
#[test]
fn a_pipe_is_not_a_series_but_may_be_an_export() {
    let table = played(&["new Ann Bob\nAnn 4 v 23\n"]);
    assert_eq!(table.shell("mkfifo ~/.local/share/ginscore/x.toml ~/out").status, 0);
    let stats = table.ok("stats");
    assert!(
        stats.err.contains("x.toml: it is not a file") && stats.out.starts_with("Ann and Bob: 1 hand"),
        "{}",
        stats.err
    );
    let piped = table.shell(
        "cat ~/out > ~/got & ginscore export --format csv -o ~/out; wait; wc -l < ~/got; test -p ~/out",
    );
    assert_eq!((piped.status, piped.out.lines().last().map(str::trim)), (0, Some("2")), "{}", piped.out);
    let piped = table.shell("ginscore export --format csv -o /dev/stdout | head -1").out;
    assert!(piped.contains("series,start,") && piped.contains("1 hand of 1 series"), "{piped}");
}

#[test]
fn a_closed_pipe_is_not_an_error_and_the_hand_is_recorded() {
    let table = Table::new();
    table.ok("new Ann Bob");
    let done = table.shell("ginscore hand Ann 4 v 23 | true; ginscore score | head -n 1 >/dev/null; echo $?");
    assert_eq!(done.said.trim(), "0");
    assert_eq!(table.hands(), 1);
    // A closed output in the middle of a script does not stop the script.
    table.shell("printf 'Ann +%s\\n' 1 2 3 4 5 6 7 8 | ginscore table Ann Bob target=999 | true");
    assert_eq!(table.hands(), 8);
}

#[test]
fn a_script_is_recorded_to_its_end_if_nobody_reads_the_answers() {
    let table = Table::new();
    let done = table.shell(
        "{ echo 'new Ann Bob target=1000000'; yes 'Ann gin v 20' | head -n 400; } | ginscore table | head -n 1; true",
    );
    assert_eq!(done.said.lines().count(), 1, "{}", done.said);
    assert_eq!(table.hands(), 400);
    let done = table.shell("ginscore hand Ann 4 v 23 > /dev/full").ended(0);
    assert!(done.said.contains("recorded, but cannot write the answer"), "{}", done.said);
    assert_eq!(table.shell("ginscore score > /dev/full").status, 3);
    // A ledger that cannot be read when the script has ended: what was recorded is said.
    let gone = "cd ~/.local/share/ginscore && f=$(ls *.toml) && { echo draw; until grep -q draw $f; do sleep 0.05; done; \
                rm $f; mkdir $f; } | ginscore table";
    table.shell(gone).ended(3).answers("The lines before line 2 are recorded; run only the rest again.");
}

/// Runs the program, and sends each text only after the answer to the one before has come. Returns the answers.
fn asked_one_by_one(words: &[&str], texts: &[&str]) -> Vec<String> {
    let table = Table::new();
    let mut child = table
        .command(program())
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let (answers, answered) = channel();
    let out = BufReader::new(child.stdout.take().unwrap());
    std::thread::spawn(move || out.lines().for_each(|line| drop(answers.send(line.unwrap()))));
    let mut input = child.stdin.take().unwrap();
    let mut said = Vec::new();
    for text in texts {
        input.write_all(text.as_bytes()).unwrap();
        for _ in 0..text.matches('\n').count() {
            // An answer that is kept back would be waited for until the test is stopped.
            match answered.recv_timeout(Duration::from_secs(60)) {
                Ok(answer) => said.push(answer),
                Err(error) => {
                    child.kill().unwrap();
                    panic!("{words:?} does not answer {text:?}: {error}");
                }
            }
        }
    }
    drop(input);
    child.wait().unwrap();
    said
}

#[test]
fn a_program_may_wait_for_each_answer() {
    // Lines that need no notation and lines that do, one at a time and several, and one in two pieces.
    let hand = "4S 5S 6S 7S 9C 9D 9H 2H AC AD";
    let cards = [&format!("{hand}\n"), "4-7s 9cdh 2h ac ad\n", &format!("{hand}\nzz\n{hand}\n{hand}"), "\n"];
    assert_eq!(asked_one_by_one(&["best", "-"], &cards), ["4", "4", "4", "", "4", "4"]);
    let showdown = format!("{hand} v KC KD KH 2C 3C 4C 7H 3D 8S 9S\n");
    let lines = [&showdown, "4 v 23\n", &format!("{showdown}{showdown}"), "4 v", " 4\n"];
    let rulings = asked_one_by_one(&["judge", "-"], &lines);
    let knock = "knock\tknocker\t6";
    assert_eq!(rulings, [knock, "knock\tknocker\t19", knock, knock, "undercut\tdefender\t10"]);
    for (words, lines) in [(["best", "-", "--json"], &cards[..]), (["judge", "-", "--json"], &lines[..])] {
        let objects = asked_one_by_one(&words, lines);
        assert!(objects.iter().all(|object| object.starts_with('{') && object.ends_with('}')), "{objects:?}");
    }
}
