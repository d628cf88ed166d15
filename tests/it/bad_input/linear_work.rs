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

/// The hands, and the parts of a series that is mostly corrections. A short run takes the first ones, a script the first three.
const CORRECTIONS: [(&str, [&str; 2]); 6] = [
    ("hands", ["", "Ann 4 v 23"]),
    (
        "all",
        ["Ann 4 v 23", "insert 1 Ann 4 v 23; amend 2 Ann gin v 9; delete 3; undo; redo; undo; Bob 3 v 23"],
    ),
    ("inserts", ["", "insert 1 Ann 4 v 23"]),
    ("amends", ["Ann 4 v 23", "amend 1 Bob 4 v 23"]),
    ("deletes", ["Ann 4 v 23", "delete 1"]),
    ("undos", ["Ann 4 v 23", "undo"]),
];

/// A correction does not score the whole series again: as many corrections as hands take at most three times the work, and
/// twice as many about twice the work, on sheets of a few hands next to a copy, and, in full size, when a script is imported that
/// has all hands on one sheet.
#[test]
fn no_correction_scores_the_whole_series_again() {
    let (score, import) = sized((1, 0), (CORRECTIONS.len(), 3));
    for (rules, words, corrections) in [
        ("series=to-1000000", &["score"][..], &CORRECTIONS[..score]),
        ("target=1000000", &["import", "-"], &CORRECTIONS[..import]),
    ]
    .into_iter()
    .filter(|(.., corrections)| !corrections.is_empty())
    {
        let work = |[first, second]: [&str; 2], half: usize| {
            let first = if first.is_empty() { second } else { first };
            let seconds = second.split("; ").cycle().take(half).collect::<Vec<_>>().join("\n");
            let script = format!(
                "new Ann Bob name=evening {rules}\nBob 3 v 9\n{}{seconds}\n",
                format!("{first}\n").repeat(half)
            );
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
        let Some(start) = work(["", ""], 0) else { return skipped(MISSING) };
        let mut plain = 0;
        for (name, parts) in corrections {
            let [half, whole] = [48, 96].map(|half| work(*parts, half).unwrap() - start);
            plain = if plain == 0 { whole } else { plain };
            assert!(
                is_linear(half, whole) && whole < 3 * plain,
                "{name}: {half} and {whole} without the start, hands {plain}: {words:?}"
            );
        }
    }
}
