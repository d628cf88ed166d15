//! The reader in `docs/formats`, which was written from `docs/formats/ledger.md` in another language.

use std::fs;
use std::process::Command;

use crate::table::{Table, sized};

/// Runs the reader over a file; `None` without Python, or with one that is too old for TOML.
fn read(path: &std::path::Path) -> Option<(bool, String)> {
    Command::new("python3")
        .args(["-c", "import tomllib"])
        .output()
        .ok()
        .filter(|done| done.status.success())?;
    let reader = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/formats/read_ledger.py");
    let done = Command::new("python3").arg(reader).arg(path).output().ok()?;
    let said = String::from_utf8([done.stdout, done.stderr].concat()).unwrap();
    Some((done.status.success(), said))
}

#[test]
fn a_reader_in_another_language_finds_the_same_hands_and_seals() {
    let table = Table::new();
    let lines = "new Ann \"Mary Jo\" standard hollywood stake=0.05\n\
                 Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c 7h 3d 8s 9s # the \"long\" one \\ é\n\
                 @7s\nMary Jo gin v 10\ndraw\namend 2 Mary Jo 2 v 12\n\
                 insert 1 Ann 1 v 9\ndelete 4\nundo\nundo\nredo\nmisdeal # dropped\nadjust Ann +10 # late\n\
                 delete adjust 1\ndeal Mary Jo\nagree stake=0.10 # ten\nAnn +18 boxes 2\nundo\nMary Jo 3 v 20\nstop # midnight\n";
    table.plays(lines);
    table.ok("players rename Ann Anna");
    let (path, text) = table.file();
    let Some((is_right, said)) = read(&path) else {
        eprintln!("skipped: there is no python3 with tomllib");
        return;
    };
    let score = table.ok("score --json").json();
    let seal = score["seal"].as_str().unwrap();
    assert!(is_right && said.ends_with(&format!("entries, seal {seal}\n")), "{said}");
    let points = |line: &str| line.rsplit(": ").next().unwrap().parse::<u64>().unwrap();
    let read_points: Vec<u64> =
        said.lines().skip(1).take_while(|line| line.contains(". ")).map(points).collect();
    let hands = score["hands"].as_array().unwrap();
    let given: Vec<u64> = hands.iter().map(|hand| hand["points"].as_u64().unwrap()).collect();
    assert_eq!(read_points, given, "{said}");
    // A changed letter is found, wherever it is.
    for (from, to) in
        [("stake = \"0.05\"", "stake = \"0.50\""), ("# dropped", "# stopped"), ("points = 10", "points = 11")]
    {
        assert!(text.contains(from), "{from}");
        fs::write(&path, text.replacen(from, to, 1)).unwrap();
        let (is_right, said) = read(&path).unwrap();
        assert!(!is_right && said.contains("does not match its seal"), "{from}: {said}");
    }
}

/// Fourteen spellings of one file, and two of other values: the program and the reader agree on each.
#[test]
fn a_value_has_one_seal_however_it_is_spelled() {
    let table = Table::new();
    for line in ["new Ann Bob gin_bonus=30", "hand \"Ann 4 v 23 # long\"", "hand Bob gin v 9"] {
        table.run_in(&[("GINSCORE_NOW", "2026-11-22T22:12:27+00:00")], line).ended(0);
    }
    let (path, text) = table.file();
    let inline = |text: &str| {
        let (top, rest) = text.split_once("\n[rules]\n").unwrap();
        let (rules, entries) = rest.split_once("\n\n").unwrap();
        format!("{top}rules = {{ {} }}\n\n{entries}", rules.trim().replace('\n', ", "))
    };
    let dotted = |text: &str| {
        let (top, rest) = text.split_once("\n[rules]\n").unwrap();
        let (rules, entries) = rest.split_once("\n\n").unwrap();
        let rules: String = rules.lines().map(|line| format!("rules.{line}\n")).collect();
        format!("{top}\n{rules}\n{entries}")
    };
    let last_first = |text: &str| {
        let mut lines: Vec<&str> = text.lines().collect();
        let start = lines.iter().position(|line| line.starts_with("start")).unwrap();
        lines.swap(start, start - 1);
        lines.join("\n") + "\n"
    };
    let spelled = [
        ("a line end of Windows", text.replace('\n', "\r\n"), true),
        ("a mark of its encoding", format!("\u{feff}{text}"), true),
        ("a hexadecimal number", text.replace("format = 3", "format = 0x3"), true),
        ("a number with a sign", text.replace("points = 19", "points = +19"), true),
        ("a table in a line", inline(&text), true),
        ("keys with dots", dotted(&text), true),
        ("other quotation marks", text.replace("\"Ann 4 v 23 # long\"", "'Ann 4 v 23 # long'"), true),
        ("three quotation marks", text.replace("\"Bob gin v 9\"", "\"\"\"\nBob gin v 9\"\"\""), true),
        ("an escape", text.replace("Ann 4 v 23", "\\u0041nn 4 v 23"), true),
        ("another order", last_first(&text), true),
        ("Z", text.replace("+00:00", "Z"), true),
        ("noughts and Z", text.replace("27+00:00", "27.000Z"), true),
        ("a blank", text.replace("22T22", "22 22"), true),
        ("a small t", text.replace("22T22", "22t22"), true),
        ("another offset", text.replace("22:12:27+00:00", "23:12:27+01:00"), false),
        ("a fraction", text.replace("27+00:00", "27.5+00:00"), false),
    ];
    for (how, spelled, fits) in spelled.into_iter().step_by(sized(3, 1)) {
        assert_ne!(spelled, text, "{how}");
        fs::write(&path, &spelled).unwrap();
        let audit = table.run("audit");
        assert_eq!(audit.status, i32::from(!fits), "{how}: {}", audit.said);
        if let Some((is_right, said)) = read(&path) {
            assert_eq!(is_right, fits, "{how}: {said}");
        }
    }
}
