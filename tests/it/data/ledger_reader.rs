//! The reader in `docs/formats`, which was written from `docs/formats/ledger.md` in another language.

use std::fs;
use std::process::Command;

use crate::table::Table;

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
                 deal Mary Jo\nAnn +18 boxes 2\nundo\nMary Jo 3 v 20\nstop # midnight\n";
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
