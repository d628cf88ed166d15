//! The season of a federation: the SQL of docs/federation, over the rows of several ledgers, gives the figures of `stats`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use ginscore_notation::{Names, write_hand};
use ginscore_rules::cards::Cards;
use ginscore_rules::rules::{HandClaim, Player};
use ginscore_rules::solver::{best_defense, best_spread, least_deadwood};
use serde_json::Value;

use crate::deal::{Dealer, laid_down};
use crate::figures::FIGURES;
use crate::query::python_with;
use crate::table::{Table, not_needed, skipped};

/// A series: when it starts, its first line, and its last lines. A series of two players has forty hands between these.
type Series = (&'static str, &'static str, &'static [&'static str]);

/// The series of the clubs. Names of series and players are the same in several clubs, the year is the one where a series was
/// played, a round of sides may be entered as a whole, and a player may sit out.
const CLUBS: [(&str, &[Series]); 3] = [
    (
        "lisbon",
        &[
            // The defender goes gin, which is rare.
            ("2025-12-31T23:30:00-03:00", "new Ann Bob --name friday --set gin_off_bonus=25", &["Ann 6 v 0"]),
            ("2026-01-02T19:30:00+01:00", "new Bob Łucja --name saturday --set big_gin_bonus=31", &[]),
            (
                "2026-03-06T19:30:00+01:00",
                "new Ann v Bob Cid Dan --name chouette",
                &["Bob gin v 12", "Bob 4 v 9", "draw", "Ann 9 v 3", "Ann 3 v 20"],
            ),
        ],
    ),
    (
        "porto",
        &[
            ("2026-01-01T00:15:00+01:00", "new O'Brien ann --name friday --set undercut_tie=nobody", &[]),
            (
                "2026-02-06T19:30:00+01:00",
                "new Ann Cid v Bob ŁUCJA --name partners --sides We,They",
                &[
                    "Ann 4 v 23; Cid gin v 12",
                    "We +8 boxes 3",
                    "Bob 5 v 4; ŁUCJA 3 v 30",
                    "draw Ann",
                    "Cid 8 v 9",
                    "Ann 3 v 4",
                ],
            ),
        ],
    ),
    (
        "kraków.club",
        &[
            ("2026-02-06T19:30:00+01:00", "new Cid Ann --name friday", &[]),
            (
                "2026-02-07T19:30:00+01:00",
                "new Bob Eve Ann --name three",
                &["Eve 4 v 20", "Eve gin v 3", "Bob 2 v 2", "draw", "Ann 5 v 9"],
            ),
        ],
    ),
];

/// The script of a series.
fn script(dealer: &mut Dealer, (_, first, last): Series) -> String {
    let names = first.trim_start_matches("new ").split(" --").next().unwrap();
    // The apostrophe of a name is a quotation mark in this line only.
    let mut lines = vec![first.replace("O'Brien", "\"O'Brien\"")];
    if let [one, other] = names.split(' ').collect::<Vec<_>>()[..] {
        // Without an end, so that every hand can be recorded.
        lines[0].push_str(" --set series=to-10000000");
        lines.extend((0..40).map(|_| {
            let by = if dealer.below(2) == 0 { one } else { other };
            hand(dealer, by)
        }));
    }
    lines.extend(last.iter().map(|line| (*line).to_owned()));
    lines.join("\n") + "\n"
}

/// A hand of any kind.
fn hand(dealer: &mut Dealer, by: &str) -> String {
    match dealer.below(10) {
        0 => "draw".to_owned(),
        1 => format!("{by} gin v {}", dealer.below(60)),
        2 => format!("{by} big gin v {}", dealer.below(60)),
        3 => format!("{by} +{}", 1 + dealer.below(60)),
        4 | 5 => format!("{by} {} v {}", 1 + dealer.below(10), dealer.below(12)),
        6 | 7 => format!("{by} {} v {}", 1 + dealer.below(10), dealer.below(60)),
        _ => {
            let knocker = std::iter::repeat_with(|| dealer.rich(10))
                .find(|cards| least_deadwood(*cards) <= 10)
                .unwrap();
            let spread = best_spread(knocker);
            let cards = dealer.some_of(Cards::DECK.difference(knocker), 10);
            // Often not the best of the defender's spreads.
            let melds = if spread.count() == 0 || dealer.below(2) == 0 { &[] } else { spread.melds() };
            let defense = best_defense(cards, melds);
            let claim = HandClaim::Showdown(laid_down(Player::One, &spread, &defense));
            write_hand(&claim, None, &Names::new(by, "Zoe").unwrap())
        }
    }
}

/// The clubs' rows as files of a directory, and one ledger with all of their series.
fn season() -> (Table, PathBuf) {
    let mut dealer = Dealer::new(2026);
    let all = Table::new();
    let dir = all.home().join("season");
    fs::create_dir_all(dir.join("clubs")).unwrap();
    fs::create_dir_all(all.ledger()).unwrap();
    for (club, series) in CLUBS {
        let table = Table::new();
        for series in series {
            let file = table.home().join("script.gin");
            fs::write(&file, script(&mut dealer, *series)).unwrap();
            let mut command = table.command(env!("CARGO_BIN_EXE_ginscore"));
            command.arg("table").env("GINSCORE_NOW", series.0).stdin(fs::File::open(&file).unwrap());
            let done = command.output().unwrap();
            assert!(done.status.success(), "{series:?}: {}", String::from_utf8_lossy(&done.stderr));
        }
        let rows = table.ok("export --all --format jsonl").out;
        fs::write(dir.join("clubs").join(format!("{club}.jsonl")), rows).unwrap();
        for (path, text) in table.files() {
            if path.extension().is_some_and(|ending| ending == "toml") {
                let name = path.file_name().unwrap().to_str().unwrap();
                fs::write(all.ledger().join(format!("{club}-{name}")), text).unwrap();
            }
        }
    }
    (all, dir)
}

/// Compares every figure of every player, over all years and over one.
fn compare(engine: &str, python: &str) {
    let (all, dir) = season();
    for (year, words) in [(None, "stats --json"), (Some("2026"), "stats --since 2026-01-01 --json")] {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/federation/season.py");
        let mut command = Command::new(python);
        command.current_dir(&dir).env("PYTHONUTF8", "1").arg(script).arg(engine).args(year);
        let done = command.output().unwrap();
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        let season: Vec<Value> = String::from_utf8(done.stdout)
            .unwrap()
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        let stats = all.ok(words).json();
        let players = stats["players"].as_array().unwrap();
        let names = |of: &[Value]| -> Vec<String> {
            let mut names: Vec<_> =
                of.iter().map(|player| player["name"].as_str().unwrap().to_owned()).collect();
            names.sort();
            names
        };
        assert_eq!(names(&season), names(players), "{year:?}");
        assert_eq!(players.len(), 7);
        for player in players {
            let row = season.iter().find(|row| row["name"] == player["name"]).unwrap();
            assert_eq!(row.as_object().unwrap().len(), FIGURES.len() + 1);
            for (column, path) in FIGURES {
                assert_eq!(Some(&row[column]), player.pointer(path), "{year:?} {} {column}", player["name"]);
            }
        }
        // No figure is compared only where it is nothing.
        for (column, _) in FIGURES.iter().filter(|_| year.is_none()) {
            assert!(season.iter().any(|row| row[*column] != 0), "{column}");
        }
    }
}

#[test]
fn duckdb_has_the_figures_of_stats() {
    match python_with("duckdb") {
        Some(python) => compare("duckdb", &python),
        None => skipped("Python with DuckDB is missing (pip install duckdb)"),
    }
}

/// Spark is too large to be installed for a test: it runs wherever it is.
#[test]
fn spark_has_the_figures_of_stats() {
    match python_with("pyspark") {
        Some(python) => compare("spark", &python),
        None => not_needed("Python with PySpark is missing (pip install pyspark, and Java)"),
    }
}

/// The page shows the files as they are.
#[test]
fn the_page_names_every_file() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs");
    let page = fs::read_to_string(docs.join("federation.md")).unwrap();
    for file in fs::read_dir(docs.join("federation")).unwrap() {
        let name = file.unwrap().file_name().into_string().unwrap();
        assert!(page.contains(&format!("(federation/{name})")), "{name}");
    }
    for (column, _) in FIGURES {
        assert!(page.contains(&format!("`{column}`")), "{column}");
    }
}
