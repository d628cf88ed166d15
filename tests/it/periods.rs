//! The days that are asked for: `--since` and `--until`.

use serde_json::Value;

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
        let played = |object: Value, list: &str| -> u64 {
            let players = object[list].as_array().unwrap().clone();
            players.iter().map(|one| one["series"]["played"].as_u64().unwrap()).sum::<u64>() / 2
        };
        assert_eq!(played(table.ok(&format!("stats --json {period}")).json(), "players"), series, "{period}");
        let standings = table.ok(&format!("standings --json {period}")).json();
        assert_eq!(played(standings, "standings"), series, "{period}");
        let exported = table.ok(&format!("export --format json {period}")).json();
        assert_eq!(exported["series"].as_array().unwrap().len() as u64, series, "{period}");
        let rows = table.ok(&format!("export --format csv {period}")).out;
        assert_eq!(rows.lines().count() as u64, 1 + series, "{period}");
    }
    let page = table.home().join("year.html").display().to_string();
    table.ok(&format!("stats --since 2026-01-01 --until 2026-12-31 --page {page}"));
    let page = std::fs::read_to_string(page).unwrap();
    assert!(page.contains("<dt>Until</dt>"), "{page}");
    assert_eq!(table.run("stats --until tomorrow").status, 2);
}

/// The ratings of a period are those of its last day.
#[test]
fn later_evenings_do_not_change_an_earlier_rating() {
    let table = season();
    let rating = |options: &str| table.ok(&format!("standings --json {options}")).json()["standings"].clone();
    let before = rating("--until 2025-12-31");
    let short = Table::new();
    let first: String = SEASON.lines().take(3).map(|line| format!("{line}\n")).collect();
    assert_eq!(short.run_with(&["import", "-"], &first).status, 0);
    assert_eq!(before, short.ok("standings --json").json()["standings"]);
    assert_ne!(before, rating(""));
}
