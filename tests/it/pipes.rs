//! Pipes in the ledger, and as the file of an export.

use crate::export::played;

/// A pipe that stands for a series is not waited for, and one that an export goes to is written into.
#[test]
fn pipes_are_not_files() {
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
