//! Files that an export may write to.

use crate::table::Table;

/// `/dev/stdout` is a link too, but to a file that the shell has opened.
#[test]
fn an_export_to_dev_stdout_is_appended() {
    let table = Table::new();
    table.ok("new Ann Bob name=evening");
    table.ok("hand Ann 4 v 23");
    let done = table.shell(
        "echo first > ~/rows; ginscore -q export --format csv -o /dev/stdout >> ~/rows; cat ~/rows; \
         ginscore -q export --format csv -o /dev/fd/3 3>&1 | wc -l",
    );
    let lines: Vec<&str> = done.out.lines().collect();
    assert!(lines.len() == 4 && lines[0] == "first" && lines[1].starts_with("series,"), "{}", done.out);
    assert_eq!(lines[3].trim(), "2");
}
