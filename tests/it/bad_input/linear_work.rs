//! No reader takes quadratic time. The work is counted in instructions, not in seconds, for three sizes that double.

use std::fs;
use std::io::Write;
use std::process::Stdio;

use crate::bad_input::long_input::new_series;
use crate::table::{Table, program, sized, skipped};

/// The number of instructions that a run takes. `None` if valgrind is missing.
fn instructions(table: &Table, words: &[&str], input: &[u8]) -> Option<u64> {
    let mut command = table.command("valgrind");
    command
        .args(["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"])
        .arg(program())
        .args(words);
    command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::piped());
    let mut child = command.spawn().ok()?;
    let _ = child.stdin.take().unwrap().write_all(input);
    let done = child.wait_with_output().unwrap();
    let err = String::from_utf8_lossy(&done.stderr).into_owned();
    let collected = err.lines().find_map(|line| line.split_once("I   refs:"));
    Some(collected.unwrap_or_else(|| panic!("{err}")).1.trim().replace(',', "").parse().unwrap())
}

/// Twice the work for twice the input, with a margin for what grows in steps. Quadratic work would be four times.
fn is_linear(half: u64, whole: u64) -> bool {
    half < whole && 10 * whole < 24 * half
}

/// The lines of hands and cards, with a part that is repeated in each.
fn long_lines(size: usize) -> String {
    let lines = [
        ("Ann ", "4s ", "v 23"),
        ("Ann 4 v 23 ", "@4s ", ""),
        ("", "456s,", " / v / + 9d 9d 9d 9d"),
        ("", "4s,", ""),
        ("", "4s5s,", "/"),
    ];
    let long = |(before, part, after): &(&str, &str, &str)| format!("{before}{}{after}\n", part.repeat(size));
    lines.iter().map(long).collect()
}

/// The work grows in proportion to the input: 250 items more take twice the work of 125 items more.
#[test]
fn no_reader_takes_quadratic_time() {
    let table = new_series();
    let (path, good) = table.file();
    type Case<'a> = (&'static str, &'static [&'static str], Box<dyn Fn(usize) -> String + 'a>);
    let rows = |head: &'static str, part: &'static str| -> Box<dyn Fn(usize) -> String> {
        Box::new(move |size| format!("{head}{}", part.repeat(size)))
    };
    let bad_ledger = |size: usize| {
        let bad = "junk = \n[[entry]]\nline = \"undo\"\n".repeat(size);
        fs::write(&path, format!("{good}{bad}")).unwrap();
        String::new()
    };
    let cases: [Case; 5] = [
        ("lines", &["judge", "-"], Box::new(long_lines)),
        ("rows", &["import", "-"], rows("player_one,player_two,hand\n", "Ann,Bob,Ann 4 v 4s4s\n")),
        ("columns", &["import", "-"], rows("hand", ",hand")),
        (
            "a script of rounds",
            &["import", "-"],
            rows("new Ann Cid v Bob Dan series=to-1000000\n", "Ann 4 v 23\nCid 4 v 23\n"),
        ),
        ("a bad ledger", &["score"], Box::new(bad_ledger)),
    ];
    // valgrind takes a second for each run, however little there is to count: lines and rows are read first.
    let most = sized(1, cases.len());
    for (name, words, input) in cases.into_iter().take(most) {
        let work = |size: usize| instructions(&table, words, input(size).as_bytes());
        let (Some(one), Some(two), Some(four)) = (work(125), work(250), work(500)) else {
            return skipped(MISSING);
        };
        // What every start takes is in neither difference. Too many columns are refused before they are read.
        let fits =
            if name == "columns" { four < 2 * two } else { one < two && is_linear(two - one, four - two) };
        assert!(fits, "{name}: {one}, {two}, {four} instructions");
    }
    fs::write(&path, good).unwrap();
}

const MISSING: &str = "valgrind is missing, which counts the instructions";

/// The corrections of a series: each as often as the others, one kind after another, so that what is undone is many corrections
/// deep. There are as many in all as there are hands before them.
const CORRECTIONS: [&str; 7] =
    ["insert 1 Ann 4 v 23", "amend 2 Ann gin v 9", "delete 3", "amend 1 draw", "undo", "redo", "undo"];

/// A correction does not score the whole series again: twice as many corrections after twice as many hands take about twice the
/// work, on sheets of a few hands next to a copy. In full size, as many corrections as hands take at most three times the work
/// of hands, and both hold when a script is imported that has all hands on one sheet.
///
/// valgrind takes more than a second for each run, however little there is to count, so all kinds of corrections are counted
/// together. A kind that scored the whole series would score the hands that the others have made, too.
#[test]
fn no_correction_scores_the_whole_series_again() {
    let doors = [("series=to-1000000", &["score"][..]), ("target=1000000", &["import", "-"])];
    for (rules, words) in doors.into_iter().take(sized(1, 2)) {
        let work = |later: &[&str], half: usize| {
            let seconds = later.iter().flat_map(|line| std::iter::repeat_n(*line, half / later.len()));
            let lines = std::iter::repeat_n("Ann 4 v 23", half).chain(seconds).collect::<Vec<_>>().join("\n");
            let script = format!("new Ann Bob name=evening {rules}\nBob 3 v 9\n{lines}\n");
            let table = Table::new();
            if words == ["score"] {
                table.run_with(&["import", "-"], &script).ended(0);
                let (path, text) = table.file();
                // As a program that syncs folders leaves it.
                fs::write(path.with_file_name("evening.sync-conflict-20261120-193000-ABC.toml"), text)
                    .unwrap();
            }
            instructions(&table, words, script.as_bytes())
        };
        let size = sized(84, 252);
        let Some(start) = work(&[], 0) else { return skipped(MISSING) };
        let [half, whole] = [size, 2 * size].map(|size| work(&CORRECTIONS, size).unwrap() - start);
        assert!(is_linear(half, whole), "{half} and {whole} without the start: {words:?}");
        if sized(false, true) {
            let [half, hands] = [size, 2 * size].map(|size| work(&["Ann 4 v 23"], size).unwrap() - start);
            assert!(is_linear(half, hands), "hands: {half} and {hands} without the start: {words:?}");
            assert!(whole < 3 * hands, "{whole} without the start, hands {hands}: {words:?}");
        }
    }
}
