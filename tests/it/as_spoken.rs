//! English as it is spoken at a table. Each line of `tests/data/english-as-spoken.tsv` is typed into a table; next to it is the
//! answer: what was done, or the hint with the line to type, or the mistake, if it says what to type. A line that is offered is typed, too, and must be taken.

use crate::table::{Done, Table};

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/english-as-spoken.tsv");

/// A table with a few hands: `two` players, `more` of them, or others by what they start with.
fn seated(who: &str) -> Table {
    let table = Table::new();
    let (new, hands) = match who {
        "two" => ("Ann Bob", &["Ann 4 v 23", "Bob 4 v 9", "Bob 5 v 9"][..]),
        "more" => ("Ann Cid v Bob Dan", &[][..]),
        new => (new, &[][..]),
    };
    assert_eq!(table.run(&format!("new {new}")).status, 0, "{who}");
    for hand in hands {
        assert_eq!(table.run(&format!("hand {hand}")).status, 0, "{hand}");
    }
    table
}

fn typed(who: &str, line: &str) -> Done {
    seated(who).run_with(&["table"], &format!("{line}\n"))
}

fn answer(who: &str, line: &str) -> String {
    let done = typed(who, line);
    if done.status == 0 {
        let said = done.said.lines().find(|line| !line.is_empty()).unwrap_or_default();
        return format!("= {}", said.split_whitespace().collect::<Vec<_>>().join(" "));
    }
    let hints: Vec<&str> = done.err.lines().filter_map(|line| line.strip_prefix("hint: ")).collect();
    let Some(hint) = hints.first() else {
        return format!("! {}", done.err.lines().next().unwrap_or_default());
    };
    if let Some(meant) = hint.strip_prefix("type `").and_then(|rest| rest.strip_suffix('`'))
        && !meant.contains('`')
    {
        let taken = typed(who, meant);
        // The hand to be changed comes back at a terminal only.
        assert!(taken.status != 2 || meant == "amend 3", "{line}: {meant}: {}", taken.said);
    }
    format!("? {}", hints.join(" | "))
}

#[test]
fn every_line_is_done_or_has_its_answer() {
    let known = std::fs::read_to_string(PATH).unwrap();
    let rows = known.lines().map(|row| match row.split('\t').collect::<Vec<_>>().as_slice() {
        [who, line, ..] if !row.starts_with('#') => format!("{who}\t{line}\t{}", answer(who, line)),
        _ => row.to_owned(),
    });
    let rows: Vec<String> = rows.collect();
    assert!(rows.len() > 70, "{}", rows.len());
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(PATH, rows.join("\n") + "\n").unwrap();
    }
    for (row, known) in rows.iter().zip(known.lines()) {
        assert!(std::env::var_os("UPDATE").is_some() || row == known, "{row}\n{known}");
        // One mistake, one answer.
        assert!(!row.contains(" | "), "{row}");
    }
}
