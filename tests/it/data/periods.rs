//! The days that are asked for, `--since` and `--until`, and evenings over midnight, the end of summer time and a clock put back.

use crate::table::Table;

/// The rows of four evenings that broke off.
const SEASON: &str = "start,player_one,player_two,hand\n\
    2025-09-05,Ann,Bob,Ann +18\n\
    2025-12-05,Bob,Ann,Bob +25\n\
    2026-03-06,Ann,Bob,Ann +30\n\
    2026-09-04,Cid,Bob,Cid +12\n";

fn season() -> Table {
    let table = Table::new();
    table.run_with(&["import", "-"], SEASON).ended(0);
    table
}

/// The periods, and the series of each.
const PERIODS: [(&str, u64); 6] = [
    ("--until 2025-09-04", 0),
    ("--until 2025-09-05", 1),
    ("--since 2025-09-06", 3),
    ("--since 2025-09-01 --until 2026-06-30", 3),
    ("--since 2026-01-01 --until 2026-12-31", 2),
    ("--since 2027-01-01 --until 2026-12-31", 0),
];

#[test]
fn a_period_has_its_first_and_its_last_day() {
    let table = season();
    for (period, series) in PERIODS {
        let stats = table.ok(&format!("stats --json {period}")).json();
        let played =
            stats["players"].as_array().unwrap().iter().map(|one| one["series"]["played"].as_u64().unwrap());
        assert_eq!(played.sum::<u64>() / 2, series, "{period}");
        let exported = table.ok(&format!("export --format json {period}")).json();
        assert_eq!(exported["series"].as_array().unwrap().len() as u64, series, "{period}");
        let rows = table.ok(&format!("export --format csv {period}")).out;
        assert_eq!(rows.lines().count() as u64, 1 + series, "{period}");
    }
    assert_eq!(table.run("stats --until tomorrow").status, 2);
    for (period, series) in
        [("--since today", 1), ("--until yesterday", 3), ("--since Yesterday --until today", 1)]
    {
        let now = [("GINSCORE_NOW", "2026-09-04T23:59:00+02:00")];
        let rows = table.run_in(&now, &format!("export --format csv {period}")).ended(0).out;
        assert_eq!(rows.lines().count(), 1 + series, "{period}");
    }
}

/// Two series of an evening, each with the times of its start and of its only hand, and what is said of them then: how they are
/// listed, the newest first, what `undo` says of the second without its hand, and how many of them begin today and yesterday.
type Night<'n> = ([&'n str; 4], [&'n str; 2], &'n str, [usize; 2]);

const NIGHTS: [Night<'_>; 4] = [
    // Over midnight.
    (
        [
            "2026-11-20T23:10:00+01:00",
            "2026-11-20T23:59:59+01:00",
            "2026-11-21T00:00:00+01:00",
            "2026-11-21T00:30:00+01:00",
        ],
        ["2026-11-21-0000-kai-zoe", "2026-11-20-2310-kai-zoe"],
        "undone: the start of 2026-11-21-0000-kai-zoe. 2026-11-20-2310-kai-zoe is the current one again",
        [1, 1],
    ),
    // The second begins twenty minutes after the first ends, and by the clock 40 minutes before.
    (
        [
            "2026-10-25T01:30:00+02:00",
            "2026-10-25T02:50:00+02:00",
            "2026-10-25T02:10:00+01:00",
            "2026-10-25T02:20:00+01:00",
        ],
        ["2026-10-25-0210-kai-zoe", "2026-10-25-0130-kai-zoe"],
        "undone: the start of 2026-10-25-0210-kai-zoe. 2026-10-25-0130-kai-zoe is the current one again",
        [2, 0],
    ),
    // It begins at the same minute by the clock as the first, which began before midnight of neither day.
    (
        [
            "2026-10-25T02:10:00+02:00",
            "2026-10-25T02:50:00+02:00",
            "2026-10-25T02:10:00+01:00",
            "2026-10-25T02:20:00+01:00",
        ],
        ["2026-10-25-0210-kai-zoe-2", "2026-10-25-0210-kai-zoe"],
        "undone: the start of 2026-10-25-0210-kai-zoe-2. 2026-10-25-0210-kai-zoe is the current one again",
        [2, 0],
    ),
    // The clock was put back by hours: what was begun second is listed first, and its start is not taken back.
    (
        [
            "2026-11-20T20:00:00+01:00",
            "2026-11-20T20:30:00+01:00",
            "2026-11-20T18:00:00+01:00",
            "2026-11-20T18:10:00+01:00",
        ],
        ["2026-11-20-2000-kai-zoe", "2026-11-20-1800-kai-zoe"],
        "there is nothing to undo hint: `series use 1` goes to 2026-11-20-2000-kai-zoe: hand 1: Kai gin v 80",
        [2, 0],
    ),
];

#[test]
fn an_evening_is_one_over_midnight_and_whatever_the_clock_does() {
    for ([start, end, begun, last], listed, undone, [today, yesterday]) in NIGHTS {
        let table = Table::new();
        let at = |now: &str, line: &str| table.run_in(&[("GINSCORE_NOW", now)], line);
        at(start, "new Kai Zoe stake=0.10").ended(0);
        at(end, "Kai gin v 80").ended(0);
        // As Enter at the table does it.
        at(begun, "table Kai Zoe --no-input").ended(0);
        let said = at(begun, "undo").said.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(said.contains(undone), "{begun}: {said}");
        if said.contains("the start of") {
            at(begun, "redo").ended(0);
        }
        at(last, "Zoe gin v 90").ended(0);
        for line in ["summary --evening", "summary", "who owes what"] {
            // 105 less 115, at ten cents.
            at(last, line).ended(0).answers("Tonight, 2 series: Kai pays Zoe 1.00.");
        }
        let list = at(last, "series list").ended(0).out;
        let names: Vec<&str> =
            list.lines().filter_map(|line| line.split_whitespace().find(|word| word.len() > 9)).collect();
        assert_eq!(names, listed, "{list}");
        for (period, series) in [("--since today", today), ("--until yesterday", yesterday)] {
            let rows = at(last, &format!("export --all --results --format csv {period}")).ended(0).out;
            assert_eq!(rows.lines().count(), 1 + 2 * series, "{begun} {period}: {rows}");
        }
        at(last, "audit").ended(0);
    }
}
