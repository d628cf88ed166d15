//! Starting, and recording one more hand, compared with a program that prints a line.
//!
//! ```text
//! cargo bench --bench start_up
//! ```
//!
//! It prints the time that each command was on processors, and with valgrind its instructions, as ratios to a hello world of
//! the same options of the compiler: the median of several rounds, in which the commands take turns. A hand is recorded in a
//! fresh copy of the ledger each time, and the copying is not counted. Only figures of the same run can be compared.
//!
//! Both programs are copied first, as an installation does, and read from the disk again, as after a start of the computer. How
//! a file comes into memory decides how large its pieces there are, and with that how long it takes to load: `best` takes a
//! tenth less after a plain copy.
//!
//! It runs on Linux.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::print_stdout)]

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

#[allow(dead_code)]
#[path = "common/cpu.rs"]
mod cpu;

use cpu::{children, installed, median};

const ROUNDS: usize = 7;
/// The runs of a short command in a round, whose processor time is counted together in hundredths of a second.
const RUNS: u32 = 800;
/// The runs of a script.
const SCRIPTS: u32 = 5;

/// A command with its name, its words, the directory with its ledger, and its standard input.
struct Case {
    name: &'static str,
    program: PathBuf,
    words: &'static str,
    ledger: PathBuf,
    input: Option<PathBuf>,
}

fn main() {
    let dir = tempfile::tempdir().unwrap();
    let at = |name: &str| dir.path().join(name);
    let script = |hands: usize| {
        let file = at(&format!("{hands}.gin"));
        let lines = (0..hands).map(|hand| line(hand) + "\n").collect::<String>();
        fs::write(&file, format!("new Ann Bob series=to-10000000\n{lines}")).unwrap();
        file
    };
    let ginscore = installed_as(at("ginscore"), Path::new(env!("CARGO_BIN_EXE_ginscore")));
    let case = |name, program: &PathBuf, words, ledger: &str, input: Option<PathBuf>| Case {
        name,
        program: program.clone(),
        words,
        ledger: at(ledger),
        input,
    };
    // The ledgers without a series, with no hands, and with ninety-nine. All of them are used in one place, because this
    // computer remembers the seals of a ledger by its path.
    let live = at("live");
    for (ledger, hands) in [("none", None), ("no hands", Some(0)), ("99 hands", Some(99))] {
        fs::create_dir_all(&live).unwrap();
        if let Some(hands) = hands {
            run(&case("", &ginscore, "table", ledger, Some(script(hands))), &live);
        }
        fs::rename(&live, at(ledger)).unwrap();
    }
    let hand = "hand Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s";
    let cases = [
        case("hello world", &installed_as(at("hello"), &compiled_hello(dir.path())), "", "none", None),
        case("`ginscore best` of ten cards", &ginscore, "best 4-7s 9cdh 2h ac ad", "none", None),
        case("`ginscore hand`, the first", &ginscore, hand, "no hands", None),
        case("`ginscore hand`, the hundredth", &ginscore, hand, "99 hands", None),
        case("`ginscore table`, 50 hands", &ginscore, "table", "none", Some(script(50))),
        case("`ginscore table`, 100 hands", &ginscore, "table", "none", Some(script(100))),
    ];
    let mut cpu = vec![Vec::new(); cases.len()];
    for round in 0..ROUNDS {
        for at in (0..cases.len()).map(|at| (at + round) % cases.len()) {
            let before = children();
            let runs = if cases[at].input.is_some() { SCRIPTS } else { RUNS };
            for _ in 0..runs {
                copy_all(&cases[at].ledger, &live);
                run(&cases[at], &live);
                fs::remove_dir_all(&live).unwrap();
            }
            cpu[at].push(Duration::from_millis(10 * (children() - before)) / runs);
        }
    }
    let count = |case: &Case| {
        copy_all(&case.ledger, &live);
        let counted = instructions(case, &live);
        fs::remove_dir_all(&live).unwrap();
        counted
    };
    let instructions: Vec<Option<u64>> = cases.iter().map(count).collect();
    println!(
        "Medians of {ROUNDS} rounds of {RUNS} runs, {SCRIPTS} of a script; hello world has {} instructions",
        shown(instructions[0])
    );
    println!();
    println!(
        "| | CPU, to hello world | CPU, to the first hand | instructions, to hello world | to the first hand |"
    );
    println!("|---|---|---|---|---|");
    #[allow(clippy::cast_precision_loss)]
    for (at, Case { name, .. }) in cases.iter().enumerate() {
        let time = |to: usize| median(cpu[at].clone()).as_secs_f64() / median(cpu[to].clone()).as_secs_f64();
        let counted = |to: usize| {
            let ratio = instructions[at].zip(instructions[to]).map(|(one, other)| one as f64 / other as f64);
            ratio.map_or("not counted".to_owned(), |ratio| format!("{ratio:.2}"))
        };
        println!("| {name} | {:.2} | {:.2} | {} | {} |", time(0), time(2), counted(0), counted(2));
    }
}

fn line(hand: usize) -> String {
    format!("{} {} v {}", if hand.is_multiple_of(3) { "Ann" } else { "Bob" }, 1 + hand % 9, 20 + hand % 40)
}

fn run(case: &Case, ledger: &Path) {
    assert!(set_up(&mut Command::new(&case.program), case, ledger).status().unwrap().success());
}

fn set_up<'c>(command: &'c mut Command, case: &Case, ledger: &Path) -> &'c mut Command {
    command.args(case.words.split_whitespace());
    command.env_clear().envs(std::env::vars_os().filter(|(name, _)| name == "PATH" || name == "HOME"));
    command
        .env("GINSCORE_LANG", "en")
        .env("GINSCORE_LEDGER", ledger)
        .env("GINSCORE_STATE", ledger.join("state"));
    command.stdin(case.input.as_ref().map_or_else(Stdio::null, |file| File::open(file).unwrap().into()));
    command.stdout(Stdio::null()).stderr(Stdio::null())
}

/// A copy of a program that is on disk and not in memory.
fn installed_as(copy: PathBuf, program: &Path) -> PathBuf {
    fs::copy(program, &copy).unwrap();
    let file = File::open(&copy).unwrap();
    // Otherwise it would stay in memory until it is written.
    file.sync_all().unwrap();
    #[cfg(target_os = "linux")]
    rustix::fs::fadvise(&file, 0, None, rustix::fs::Advice::DontNeed).unwrap();
    copy
}

/// A program that prints a line, compiled with the options of a release.
fn compiled_hello(dir: &Path) -> PathBuf {
    let (source, program) = (dir.join("hello.rs"), dir.join("hello-compiled"));
    fs::write(&source, "fn main() { println!(\"hello, world\"); }\n").unwrap();
    let compiler = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned());
    let options = ["-Copt-level=3", "-Clto=fat", "-Ccodegen-units=1", "-Cstrip=symbols", "-o"];
    let done = Command::new(compiler).args(options).args([&program, &source]).status().unwrap();
    assert!(done.success());
    program
}

/// The instructions of a command by callgrind; `None` without valgrind.
fn instructions(case: &Case, ledger: &Path) -> Option<u64> {
    if !installed("valgrind") {
        return None;
    }
    let mut counted = Command::new("valgrind");
    counted.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]).arg(&case.program);
    let done = set_up(&mut counted, case, ledger).stderr(Stdio::piped()).output().unwrap();
    let said = String::from_utf8_lossy(&done.stderr).into_owned();
    let count = said.lines().find_map(|line| line.split_once("Collected : "))?.1;
    Some(count.trim().parse().unwrap())
}

fn shown(instructions: Option<u64>) -> String {
    instructions.map_or_else(|| "unknown".to_owned(), |count| count.to_string())
}

fn copy_all(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let copy = to.join(path.file_name().unwrap());
        if path.is_dir() { copy_all(&path, &copy) } else { fs::copy(&path, &copy).map(drop).unwrap() }
    }
}
