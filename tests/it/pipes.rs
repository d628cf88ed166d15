//! Pipes: as standard output, in the ledger, and as the file of an export.

use crate::export::played;
use crate::table::Table;

/// A pipe in the ledger is not waited for, and an export may write to a pipe.
#[test]
fn a_pipe_is_not_a_series_but_may_be_an_export() {
    let table = played(&["new Ann Bob\nAnn 4 v 23\n"]);
    assert_eq!(table.shell("mkfifo ~/.local/share/ginscore/x.toml ~/out").status, 0);
    let stats = table.ok("stats");
    assert!(
        stats.err.contains("x.toml: it is not a file") && stats.out.starts_with("Ann: 1 hand"),
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
    assert_eq!(table.ok("score --json").json()["hands"].as_array().unwrap().len(), 1);
    // A closed output in the middle of a script does not stop the script.
    table.shell("printf 'Ann +%s\\n' 1 2 3 4 5 6 7 8 | ginscore table Ann Bob --new --set target=999 | true");
    assert_eq!(table.ok("score --json").json()["hands"].as_array().unwrap().len(), 8);
}

#[test]
fn a_script_is_recorded_to_its_end_if_nobody_reads_the_answers() {
    let table = Table::new();
    let done = table.shell(
        "{ echo 'new Ann Bob --set target=1000000'; yes 'Ann gin v 20' | head -n 400; } | ginscore table | head -n 1; true",
    );
    assert_eq!(done.said.lines().count(), 1, "{}", done.said);
    assert_eq!(table.ok("score --json").json()["hands"].as_array().unwrap().len(), 400);
    let done = table.shell("ginscore hand Ann 4 v 23 > /dev/full");
    assert_eq!(done.status, 0, "{}", done.said);
    assert!(done.said.contains("recorded, but cannot write the answer"), "{}", done.said);
    assert_eq!(table.shell("ginscore score > /dev/full").status, 3);
}
