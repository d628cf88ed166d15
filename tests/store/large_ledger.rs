//! A ledger of 10,000 series, in which recording a hand takes no more work than in a ledger of one.

use std::fs;

use crate::table::{Table, program, sized};

#[test]
fn recording_a_hand_does_not_read_the_directory() {
    let many = Table::new();
    many.ok("new Ann Bob name=evening target=100000");
    let (path, text) = many.file();
    for number in 0..sized(1_000, 10_000) {
        let text = text.replace(
            "2026-11-20T19:30:00",
            &format!("2016-01-01T{:02}:{:02}:00", number / 60 % 24, number % 60),
        );
        fs::write(path.with_file_name(format!("series-{number}.toml")), text).unwrap();
    }

    // How long it takes is a question for the benchmarks.
    many.ok("hand Ann +1");
    let log = many.home().join("strace");
    let mut traced = many.command("strace");
    traced.args(["-f", "-qq", "-e", "trace=getdents64", "-o"]).arg(&log);
    let traced = traced.arg(program()).args(["hand", "Ann", "+1"]).output();
    match traced.ok().filter(|traced| traced.status.success()) {
        Some(_) => assert_eq!(fs::read_to_string(log).unwrap(), ""),
        None => crate::table::skipped("strace is missing or may not trace"),
    }
    assert_eq!(many.ok("audit -q").err, "");
}
