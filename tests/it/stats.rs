//! Player statistics and standings.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::export::{DEALER_CHANGED, EVENING, played};
use crate::table::Table;

/// A series that was stopped is settled: it is neither open nor won.
#[test]
fn a_stopped_series_is_not_open() {
    let table = played(&["new Ann Bob\nAnn 4 v 23\nstop # the last train\n", "new Ann Bob\nAnn 4 v 23\n"]);
    let stats = table.ok("stats Ann --json").json();
    let series = &stats["players"][0]["series"];
    let expected = serde_json::json!({"played": 2, "won": 0, "lost": 0, "tied": 0, "stopped": 1, "open": 1});
    assert_eq!(series, &expected);
    assert_eq!(stats["players"][0]["net"], 19);
    assert!(table.ok("stats Ann").out.contains("0 won, 0 lost, 1 stopped, 1 open"));
    let standings = table.ok("standings --json").json();
    assert_eq!(standings["standings"][0]["series"], expected, "{standings}");
    assert!(table.ok("standings").out.contains("| stopped |"));
    assert!(!played(&["new Ann Bob\nAnn 4 v 23\n"]).ok("standings").out.contains("stopped"));
    table.ok("standings --plain").answers("2 series, 0 won, 0 lost, 1 stopped, 1 open");
}

/// The figures are counted again from the exported rows.
#[test]
fn statistics_agree_with_the_exported_rows() {
    let shut_out = "new Ann Cid\nCid 4 v 23\nCid gin v 60\n";
    let table = played(&[EVENING, DEALER_CHANGED, "new Ann Cid\nCid 4 v 23\nAnn gin v 30\n", shut_out]);
    let rows = table.ok("export --all --format jsonl").out;
    let rows: Vec<Value> = rows.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let stats = table.ok("stats --json").json();
    let players = stats["players"].as_array().unwrap();
    assert_eq!(
        players.iter().map(|one| one["name"].as_str().unwrap()).collect::<Vec<_>>(),
        ["Ann", "Bob", "Cid"]
    );
    for player in players {
        let name = player["name"].as_str().unwrap();
        let own: Vec<&Value> =
            rows.iter().filter(|row| row["player_one"] == name || row["player_two"] == name).collect();
        let won: Vec<&&Value> = own.iter().filter(|row| row["winner"] == name).collect();
        let lost = own.iter().filter(|row| !row["winner"].is_null() && row["winner"] != name);
        let sum =
            |rows: &[&&Value], key: &str| rows.iter().map(|row| row[key].as_u64().unwrap()).sum::<u64>();
        assert_eq!(player["hands"]["played"], own.len(), "{name}");
        assert_eq!(player["hands"]["won"], won.len());
        assert_eq!(player["hands"]["lost"], lost.count());
        assert_eq!(player["points"]["won"], sum(&won, "points"));
        assert_eq!(player["boxes"], sum(&won, "boxes"));
        for end in ["knock", "gin", "undercut"] {
            assert_eq!(
                player["wins"][end],
                won.iter().filter(|row| row["end"] == end).count(),
                "{name} {end}"
            );
        }
        let knocks: Vec<&&Value> = own
            .iter()
            .filter(|row| row["knocker"] == name && row["end"] != "gin" && row["end"] != "big-gin")
            .collect();
        assert_eq!(player["knocked_with"]["count"], knocks.len());
        assert_eq!(player["knocked_with"]["sum"], sum(&knocks, "knocker_deadwood"));
        let caught: Vec<&&Value> = own
            .iter()
            .filter(|row| {
                !row["knocker"].is_null() && row["knocker"] != name && row["winner"] == row["knocker"]
            })
            .collect();
        assert_eq!(player["caught_with"]["count"], caught.len());
        assert_eq!(player["caught_with"]["sum"], sum(&caught, "defender_deadwood"));
        let left: Vec<u64> = own
            .iter()
            .filter_map(|row| {
                row[if row["knocker"] == name { "knocker_left" } else { "defender_left" }].as_u64()
            })
            .collect();
        assert_eq!(player["left"]["count"], left.len(), "{name}");
        assert_eq!(player["left"]["sum"], left.iter().sum::<u64>());
        // Runs of wins, in order of time.
        let mut run = 0;
        let mut longest = 0;
        for row in own.iter().filter(|row| !row["winner"].is_null()) {
            run = if row["winner"] == name { run + 1 } else { 0 };
            longest = longest.max(run);
        }
        assert_eq!(player["longest_runs"]["won"], longest);
        // Games, shutouts and settlements, from the summaries.
        let (mut won, mut lost, mut shutouts, mut net) = (0, 0, 0, 0);
        for summary in
            table.names().iter().map(|name| table.ok(&format!("summary --json --series {name}")).json())
        {
            for game in
                summary["sheets"].as_array().unwrap().iter().flat_map(|one| one["games"].as_array().unwrap())
            {
                let Some(own) = game["points"][name].as_u64() else { continue };
                won += u64::from(game["winner"] == name);
                lost += u64::from(!game["winner"].is_null() && game["winner"] != name);
                let other: u64 =
                    game["points"].as_object().unwrap().values().map(|it| it.as_u64().unwrap()).sum();
                shutouts += u64::from(game["winner"] == name && other == own);
            }
            let difference = summary["difference"].as_i64().unwrap();
            let is_settled = summary["totals"].get(name).is_some() && !summary["pays"].is_null();
            net += if !is_settled {
                0
            } else if summary["pays"] == name {
                -difference
            } else {
                difference
            };
        }
        assert_eq!(
            (&player["games"]["won"], &player["games"]["lost"]),
            (&won.into(), &lost.into()),
            "{name}"
        );
        assert_eq!((&player["shutouts"]["won"], &player["net"]), (&shutouts.into(), &net.into()), "{name}");
        let against: u64 = player["against"]
            .as_array()
            .unwrap()
            .iter()
            .map(|one| one["hands"]["played"].as_u64().unwrap())
            .sum();
        assert_eq!(player["hands"]["played"], against);
    }
    // Without a shutout the comparison would prove nothing.
    assert!(players.iter().any(|one| one["shutouts"]["won"] != 0));
}

#[test]
fn statistics_can_be_filtered() {
    let cid = "new Ann Cid\nCid 4 v 23\nAnn gin v 30\n";
    let table = played(&[EVENING, cid]);
    let hands = |line: &str| -> Vec<(String, u64)> {
        let stats = table.ok(&format!("stats --json {line}")).json();
        let name_and_hands = |one: &Value| {
            (one["name"].as_str().unwrap().to_owned(), one["hands"]["played"].as_u64().unwrap())
        };
        stats["players"].as_array().unwrap().iter().map(name_and_hands).collect()
    };
    let owned = |list: &[(&str, u64)]| {
        list.iter().map(|(name, hands)| ((*name).to_owned(), *hands)).collect::<Vec<_>>()
    };
    assert_eq!(hands(""), owned(&[("Ann", 14), ("Bob", 12), ("Cid", 2)]));
    assert_eq!(hands("an"), owned(&[("Ann", 14)]));
    assert_eq!(hands("cid ANN"), owned(&[("Ann", 14), ("Cid", 2)]));
    assert_eq!(hands("--against cid"), owned(&[("Ann", 2)]));
    assert_eq!(hands("Ann --against Bob"), owned(&[("Ann", 12)]));
    assert_eq!(hands("--rules hollywood"), owned(&[("Ann", 12), ("Bob", 12)]));
    assert_eq!(hands("--since 2026-11-20").len(), 3);
    assert_eq!(hands("--since 2026-11-21"), owned(&[]));
    assert_eq!(table.ok("stats --since 2026-11-21").out, "there are no hands yet\n");
    let ann = &table.ok("stats Ann --json").json()["players"][0];
    let against: Vec<&str> =
        ann["against"].as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap()).collect();
    assert_eq!(against, ["Bob", "Cid"]);
    // For screen readers, each line starts with the name.
    let plain = table.ok("stats Ann --all --plain").out;
    assert!(plain.lines().skip(1).all(|line| line.starts_with("Ann, ")), "{plain}");
    // A title and five figures; all of them contain these.
    let short = table.ok("stats Ann --plain").out;
    assert_eq!(short.lines().count(), 6, "{short}");
    assert!(plain.starts_with(&short) && plain.lines().count() > 15, "{plain}");
    assert!(plain.is_ascii());
    // A broken file is reported and does not hide the others.
    fs::write(table.ledger().join("broken.toml"), "format = 1\n").unwrap();
    let warned = table.ok("stats --json").warns("warning: ").warns("broken.toml");
    assert_eq!(warned.json()["players"].as_array().unwrap().len(), 3);
    let refused = table.run("export --all --format csv");
    assert_eq!((refused.status, refused.out.as_str()), (3, ""));
}

fn standings(table: &Table, dirs: &[&Path]) -> (Value, String) {
    let dirs: Vec<String> = dirs.iter().map(|dir| dir.display().to_string()).collect();
    let done = table.ok(&format!("standings --json {}", dirs.join(" ")));
    (done.json()["standings"].clone(), done.err)
}

/// A series that was exported and imported is recognized, whatever corrections it has.
#[test]
fn an_exported_and_imported_series_counts_once() {
    for correction in ["amend 1 Ann 5 v 23", "undo\nundo\nAnn 5 v 23", "deal Bob\nBob 3 v 9"] {
        let one = played(&[&format!("new Ann Bob\nAnn 4 v 23\nBob gin v 9\n{correction}\n")]);
        let two = Table::new();
        assert_eq!(two.run_with(&["import", "-"], &one.ok("export --format csv").out).status, 0);
        let alone = standings(&one, &[&one.ledger()]).0;
        let (both, remark) = standings(&one, &[&one.ledger(), &two.ledger()]);
        assert_eq!(both, alone, "{correction}");
        assert!(remark.contains("counted once"), "{remark}");
    }
}

#[test]
fn a_series_in_two_ledgers_counts_once() {
    let (one, two) = (played(&[EVENING]), Table::new());
    let (here, there) = (one.ledger(), two.ledger());
    fs::create_dir_all(&there).unwrap();
    let alone = standings(&one, &[&here]);
    assert_eq!(alone.1, "");
    assert_eq!((&alone.0[0]["name"], &alone.0[0]["net"]), (&Value::from("Bob"), &Value::from(184)));
    assert_eq!(alone.0[1]["series"]["lost"], 1);
    // The same directory twice; a copy in another ledger, under another name.
    assert_eq!(standings(&one, &[&here, &here]).0, alone.0);
    let (path, text) = one.file();
    fs::write(there.join("copy.toml"), &text).unwrap();
    let (copied, remark) = standings(&one, &[&here, &there]);
    assert_eq!(copied, alone.0);
    assert!(remark.contains("`copy` of ") && remark.contains("counted once"), "{remark}");
    assert_eq!(standings(&one, &[&there, &here]).0, alone.0);
    // A shorter copy: the longer one counts, wherever it is.
    let shorter = &text[..text.rfind("\n[[entry]]").unwrap() + 1];
    fs::write(there.join("copy.toml"), shorter).unwrap();
    assert_eq!(standings(&one, &[&here, &there]).0, alone.0);
    assert_eq!(standings(&one, &[&there, &here]).0, alone.0);
    // A copy that diverged is reported.
    assert_eq!(two.ok("undo --series copy").status, 0);
    assert_eq!(two.ok("hand Ann 4 v 23 --series copy").status, 0);
    let (diverged, warning) = standings(&one, &[&here, &there]);
    assert!(warning.contains("warning: ") && warning.contains("are one series that diverged after hand 10"));
    assert_eq!((&diverged[0]["series"]["played"], diverged.as_array().unwrap().len()), (&1.into(), 2));
    // A series with only the name, players, rules and start in common is counted, with a warning.
    let unlike = Table::new();
    let script = EVENING.lines().find(|line| line.starts_with("new ")).unwrap().to_owned() + "\nAnn 1 v 2\n";
    unlike.plays(&script);
    let (both, warning) = standings(&one, &[&here, &unlike.ledger()]);
    assert!(warning.contains("warning: ") && warning.contains("both are counted"), "{warning}");
    assert_eq!(both[0]["series"]["played"], 2);
    // A different evening is counted without a remark.
    let fresh = played(&["new Ann Dora\nAnn 4 v 23\n"]);
    let (three, remark) = standings(&one, &[&here, &fresh.ledger()]);
    assert_eq!((three.as_array().unwrap().len(), remark.as_str()), (3, ""));
    assert!(path.exists());
    // In sentences, and as a table.
    let plain = one.ok(&format!("standings --plain {}", here.display())).out;
    assert!(plain.starts_with("1: Bob, net +184 points; 1 series, 1 won, 0 lost;"), "{plain}");
    assert!(one.ok("standings").out.contains("| 1 | Bob "));
}
