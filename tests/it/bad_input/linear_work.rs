//! No reader takes quadratic time. The work is counted in instructions, not in seconds, for three sizes that double.

use std::fmt::Write as _;
use std::fs;
use std::io::Write;
use std::process::Stdio;

use crate::bad_input::long_input::new_series;
use crate::table::{Table, skipped};

/// The number of instructions that a run takes. `None` if valgrind is missing.
fn instructions(table: &Table, words: &[&str], input: &[u8]) -> Option<u64> {
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

/// The work grows in proportion to the input: two thousand items more take twice the work of one thousand items more.
/// With quadratic work it would be four times.
#[test]
fn no_reader_takes_quadratic_time() {
    let table = new_series();
    let (path, good) = table.file();
    type Case = (&'static str, Box<dyn Fn(usize) -> (Vec<String>, String)>);
    let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<String>>();
    let line_case =
        move |command: &'static str, before: &'static str, part: &'static str, after: &'static str| {
            Box::new(move |size| {
                (words(&[command, &format!("{before}{}{after}", part.repeat(size))]), String::new())
            })
        };
    let rows_case = move |head: &'static str, part: &'static str| {
        Box::new(move |size| (words(&["import", "-"]), format!("{head}{}", part.repeat(size))))
    };
    let file_case = {
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
        ("single cards", line_case("hand", "Ann ", "4s ", "v 23")),
        ("knock cards", line_case("hand", "Ann 4 v 23 ", "@4s ", "")),
        ("lay-offs", line_case("judge", "", "456s,", " / v / + 9d 9d 9d 9d")),
        ("groups", line_case("check", "", "4s,", "")),
        ("a spread of duplicates", line_case("check", "", "4s5s,", "/")),
        ("columns", rows_case("hand", ",hand")),
        ("rows", rows_case("player_one,player_two,hand\n", "Ann,Bob,zz\n")),
        (
            "a script of rounds",
            rows_case("new Ann Cid v Bob Dan series=to-1000000\n", "Ann 4 v 23\nCid 4 v 23\n"),
        ),
        ("bad lines", file_case("junk = \n")),
        ("bad entries", file_case("[[entry]]\nline = \"undo\"\n")),
    ];
    for (name, case) in cases {
        let work = |size: usize| {
            let (words, input) = case(size);
            instructions(&table, &words.iter().map(String::as_str).collect::<Vec<_>>(), input.as_bytes())
        };
        let (Some(one), Some(two), Some(four)) = (work(1000), work(2000), work(4000)) else {
            return skipped("valgrind is missing, which counts the instructions");
        };
        assert!(four - two < 3 * (two - one), "{name}: {one}, {two}, {four} instructions");
    }
    fs::write(path, good).unwrap();
}
