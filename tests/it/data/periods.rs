//! The days that are asked for: `--since` and `--until`.

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
