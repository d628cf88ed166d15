//! Player statistics.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use crate::evenings::{DEALER_CHANGED, EVENING, played};
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
    let two = table.ok("stats").out;
    assert!(two.ends_with("series: 1 stopped, 1 open\n"), "{two}");
}

/// The figures of games and settlements are counted again from the summaries; those of hands are compared with the rows by
/// the queries.
#[test]
fn statistics_agree_with_the_summaries() {
    let shut_out = "new Ann Cid\nCid 4 v 23\nCid gin v 60\n";
    let table = played(&[EVENING, DEALER_CHANGED, "new Ann Cid\nCid 4 v 23\nAnn gin v 30\n", shut_out]);
    let stats = table.ok("stats --json").json();
    let players = stats["players"].as_array().unwrap();
    assert_eq!(players.len(), 3);
    for player in players {
        let name = player["name"].as_str().unwrap();
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

/// The money of each stake, by the point, the game and the sheet, and of a series that is open.
#[test]
fn money_is_added_up_over_series_with_different_stakes() {
    let table = played(&[
        "new Ann Bob stake=0.10\nBob +20\nAnn +104\n",
        "new Ann Bob stake=5/game\nBob +100\n",
        "new Ann Bob stake=20/sheet\nBob +20\nstop\n",
        "new Ann Bob\nAnn +104\n",
        "new Ann Bob hollywood stake=0.125\nAnn +150\n",
        "new Cid Dan\nCid +104\n",
    ]);
    let stats = table.ok("stats --json").json();
    let money = |name: &str| {
        let players = stats["players"].as_array().unwrap().iter();
        players.clone().find(|one| one["name"] == name).unwrap()["money"].clone()
    };
    // 8.40 - 5.00 + 0 + 0 + 18.75
    assert_eq!([money("Ann"), money("Bob"), money("Cid")], [json!("22.150"), json!("-22.150"), Value::Null]);
    assert!(table.ok("stats Ann").out.contains(" +22.150\n"));
    assert!(table.ok("stats bob").out.contains(" -22.150\n"));
    let two = table.ok("stats Bob Ann --plain").out;
    assert!(two.contains("money: Ann +22.150\n") && two.matches("22.150").count() == 1, "{two}");
    assert!(table.ok("stats Ann --lang de").out.contains("+22,150"));
    assert!(!table.ok("stats Cid").out.contains("money"));
}

#[test]
fn everybody_has_a_line_the_best_first() {
    let table = played(&[EVENING, "new Ann Cid\nAnn 4 v 23\nCid gin v 60\n", "new Dora Eve\nEve 4 v 23\n"]);
    let out = table.ok("stats").out;
    assert!(out.contains("| Bob    |      1 |    12 |   "), "{out}");
    let rows = out.lines().filter_map(|line| line.strip_prefix("| ")).skip(2);
    let names: Vec<&str> = rows.filter_map(|line| line.split_whitespace().next()).collect();
    // Who has no result yet has not come second.
    assert_eq!(names, ["Bob", "Ann", "Cid", "Dora", "Eve"], "{out}");
    let plain = table.ok("stats --plain").out;
    assert!(plain.starts_with("Bob: series 1, hands 12, won "), "{plain}");
    let json = table.ok("stats --json").json();
    let order: Vec<&str> =
        json["players"].as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap()).collect();
    assert_eq!(order, names);
}

/// What one has against the other is said once, and what both have in common, too.
#[test]
fn two_players_are_shown_against_each_other() {
    let in_turn = "new Ann Bob Cid\nAnn 4 v 23\n";
    let table = played(&[EVENING, "new Ann Cid\nCid 4 v 23\nAnn gin v 30\n", in_turn]);
    let out = table.ok("stats Ann Bob").out;
    assert!(out.starts_with("Ann and Bob: 13 hands in 2 series\n"), "{out}");
    for once in ["+184", "points ahead", "net points", "series won"] {
        assert_eq!(out.matches(once).count(), 1, "{once}: {out}");
    }
    assert!(!out.contains("-184"), "{out}");
    // The order of the names is that of the columns.
    assert!(table.ok("stats bob ann").out.starts_with("Bob and Ann: 13 hands"));
    let json = table.ok("stats Ann Bob --json").json();
    let players = json["players"].as_array().unwrap();
    assert_eq!((players[0]["name"].as_str(), players[1]["name"].as_str()), (Some("Ann"), Some("Bob")));
    assert_eq!((&players[0]["hands"]["played"], &players[0]["net"]), (&json!(13), &json!(-184)));
    assert_eq!(players[0]["points"]["won"], players[1]["points"]["lost"]);
    assert_eq!(players[0]["against"].as_array().unwrap().len(), 1);
    assert_eq!(players[0]["against"][0]["net"], players[0]["net"]);
    // Of three in turn, only the hand between these two.
    assert_eq!(table.ok("stats Bob Cid").out, "Bob and Cid have not played against each other yet\n");
    assert_eq!(table.ok("stats Bob Cid --json").json()["players"], json!([]));
    // A player against themselves is that player.
    assert_eq!(table.ok("stats Ann ann").out, table.ok("stats Ann").out);
    assert_eq!(table.run("stats Ann Bob Cid").status, 2);
    // Two alone in a ledger are two against each other.
    let alone = played(&[EVENING]);
    assert_eq!(alone.ok("stats").out, alone.ok("stats Bob Ann").out);
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
    assert_eq!(hands(""), owned(&[("Bob", 12), ("Ann", 14), ("Cid", 2)]));
    assert_eq!(hands("an"), owned(&[("Ann", 14)]));
    assert_eq!(hands("cid ANN"), owned(&[("Cid", 2), ("Ann", 2)]));
    assert_eq!(hands("--rules hollywood"), owned(&[("Bob", 12), ("Ann", 12)]));
    assert_eq!(hands("--since 2026-11-20").len(), 3);
    assert_eq!(hands("--since 2026-11-21"), owned(&[]));
    assert_eq!(table.ok("stats --since 2026-11-21").out, "there are no hands yet\n");
    let ann = &table.ok("stats Ann --json").json()["players"][0];
    let against: Vec<&str> =
        ann["against"].as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap()).collect();
    assert_eq!(against, ["Bob", "Cid"]);
    // For screen readers, each line starts with the name.
    let plain = table.ok("stats Ann --plain").out;
    assert!(plain.lines().skip(1).all(|line| line.starts_with("Ann, ")), "{plain}");
    assert!(plain.is_ascii());
    // A broken file is reported and does not hide the others.
    fs::write(table.ledger().join("broken.toml"), "format = 1\n").unwrap();
    let warned = table.ok("stats --json").warns("warning: ").warns("broken.toml");
    assert_eq!(warned.json()["players"].as_array().unwrap().len(), 3);
    let refused = table.run("export --all --format csv");
    assert_eq!((refused.status, refused.out.as_str()), (3, ""));
}

/// Rules are those of the words of a new series: a preset, forms and values.
#[test]
fn series_are_chosen_by_rules_in_words() {
    let table = played(&[
        "new Ann Bob\nAnn 4 v 23\n",
        "new Ann Bob pagat\nAnn 4 v 23\n",
        "new Ann Bob pagat hollywood\nAnn 4 v 23\n",
        "new Ann Bob pagat hollywood target=150\nAnn 4 v 23\n",
        "new Ann Bob oklahoma hollywood\nAnn 4 v 23 @7s\n",
    ]);
    for (saved, words) in [("club standard target=300", "club"), ("default pagat", "hollywood")] {
        table.ok(&format!("rules save {saved}"));
        table.plays(&format!("new Ann Bob {words}\nAnn 4 v 23\n"));
    }
    for (rules, series) in [
        ("standard", 1),
        ("Pagat", 3),
        ("pagat hollywood", 2),
        ("hollywood pagat target=150", 1),
        ("target=150", 1),
        ("club", 1),
        ("club target=300", 1),
        ("club target=150", 0),
        // The preset of that name, with a form or without, or the form over the rules of new series.
        ("hollywood", 2),
        ("hollywood oklahoma", 1),
        ("oklahoma", 0),
        ("wikipedia", 0),
    ] {
        let stats = table.run_with(&["stats", "--json", "--rules", rules], "").ended(0).json();
        let played = stats["players"][0]["series"]["played"].as_u64().unwrap_or(0);
        assert_eq!(played, series, "{rules}");
    }
    for (rules, code) in [
        ("pagta", "unknown-preset"),
        ("target=x", "bad-value"),
        ("pagat stake=5", "bad-option"),
        ("pagat club", "bad-option"),
    ] {
        table.run_with(&["stats", "--json", "--rules", rules], "").refused(2, code);
    }
    // Rules whose file was removed are still those of their series.
    fs::remove_file(table.ledger().join("rules/club.toml")).unwrap();
    assert_eq!(table.ok("stats --json --rules club").json()["players"][0]["series"]["played"], 1);
}

/// The players over these ledgers, and the remarks.
fn over(table: &Table, dirs: &[&Path]) -> (Value, String) {
    let dirs: Vec<String> = dirs.iter().map(|dir| format!("--ledger {}", dir.display())).collect();
    let done = table.ok(&format!("stats --json {}", dirs.join(" ")));
    (done.json()["players"].clone(), done.err)
}

/// A series that was exported and imported is recognized, whatever corrections it has.
#[test]
fn an_exported_and_imported_series_counts_once() {
    for correction in ["amend 1 Ann 5 v 23", "undo\nundo\nAnn 5 v 23", "deal Bob\nBob 3 v 9"] {
        let one = played(&[&format!("new Ann Bob\nAnn 4 v 23\nBob gin v 9\n{correction}\n")]);
        let two = Table::new();
        assert_eq!(two.run_with(&["import", "-"], &one.ok("export --format csv").out).status, 0);
        let alone = over(&one, &[&one.ledger()]).0;
        let (both, remark) = over(&one, &[&one.ledger(), &two.ledger()]);
        assert_eq!(both, alone, "{correction}");
        assert!(remark.contains("counted once"), "{remark}");
    }
}

#[test]
fn a_series_in_two_ledgers_counts_once() {
    let (one, two) = (played(&[EVENING]), Table::new());
    let (here, there) = (one.ledger(), two.ledger());
    fs::create_dir_all(&there).unwrap();
    let alone = over(&one, &[&here]);
    assert_eq!(alone.1, "");
    assert_eq!((&alone.0[0]["name"], &alone.0[0]["net"]), (&Value::from("Bob"), &Value::from(184)));
    assert_eq!(alone.0[1]["series"]["lost"], 1);
    assert_eq!(alone.0, one.ok("stats --json").json()["players"]);
    // The same directory twice; a copy in another ledger, under another name.
    assert_eq!(over(&one, &[&here, &here]).0, alone.0);
    let (path, text) = one.file();
    fs::write(there.join("copy.toml"), &text).unwrap();
    let (copied, remark) = over(&one, &[&here, &there]);
    assert_eq!(copied, alone.0);
    assert!(remark.contains("`copy` of ") && remark.contains("counted once"), "{remark}");
    assert_eq!(over(&one, &[&there, &here]).0, alone.0);
    // A shorter copy: the longer one counts, wherever it is.
    let shorter = &text[..text.rfind("\n[[entry]]").unwrap() + 1];
    fs::write(there.join("copy.toml"), shorter).unwrap();
    assert_eq!(over(&one, &[&here, &there]).0, alone.0);
    assert_eq!(over(&one, &[&there, &here]).0, alone.0);
    // A copy that diverged is reported.
    assert_eq!(two.ok("undo --series copy").status, 0);
    assert_eq!(two.ok("hand Ann 4 v 23 --series copy").status, 0);
    let (diverged, warning) = over(&one, &[&here, &there]);
    assert!(warning.contains("warning: ") && warning.contains("are one series that diverged after hand 10"));
    assert_eq!((&diverged[0]["series"]["played"], diverged.as_array().unwrap().len()), (&1.into(), 2));
    // A series with only the name, players, rules and start in common is counted, with a warning.
    let unlike = Table::new();
    let script = EVENING.lines().find(|line| line.starts_with("new ")).unwrap().to_owned() + "\nAnn 1 v 2\n";
    unlike.plays(&script);
    let (both, warning) = over(&one, &[&here, &unlike.ledger()]);
    assert!(warning.contains("warning: ") && warning.contains("both are counted"), "{warning}");
    assert_eq!(both[0]["series"]["played"], 2);
    // A different evening is counted without a remark.
    let fresh = played(&["new Ann Dora\nAnn 4 v 23\n"]);
    let (three, remark) = over(&one, &[&here, &fresh.ledger()]);
    assert_eq!((three.as_array().unwrap().len(), remark.as_str()), (3, ""));
    assert!(path.exists());
    // Only statistics are over several ledgers, and a mistyped one is not an empty one.
    let dirs = format!("--ledger {} --ledger {}", here.display(), there.display());
    one.run(&format!("score --json {dirs}")).refused(2, "bad-option");
    one.run(&format!("stats --json {dirs} --ledger none")).refused(3, "ledger-unreadable");
}

/// Copies of every kind, under names of every kind, change nothing that is listed or added up.
#[test]
fn a_ledger_with_copies_is_the_ledger_without_them() {
    const NAMES: [&str; 9] = [
        "_ (1).toml",
        "Copy of _.toml",
        "_-LAPTOP.toml",
        "_.sync-conflict-20261127-203107-ABC.toml",
        "_-2.toml",
        "_ (conflict_on_2026-11-27).toml",
        "zz.toml",
        "_.toml~",
        "_.toml..path1",
    ];
    let mut seed = 1_u64;
    let mut random = |below: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(seed >> 33).unwrap() % below
    };
    for case in 0..6 {
        let table = Table::new();
        let [plain, elsewhere] = ["plain", "elsewhere"].map(|dir| table.home().join(dir).join("ginscore"));
        fs::create_dir_all(&plain).unwrap();
        for series in ["friday", "0042", "Anna's"] {
            let mut script = format!(
                "new Ann Bob target=900 stake=0.{}5 'name={}'\n",
                random(9),
                series.replace('\'', "")
            );
            for _ in 0..=1 + random(4) {
                script += &format!("{} {} v {}\n", ["Ann", "Bob"][random(2)], random(10), 11 + random(40));
            }
            table.plays(&(script + "stop\n"));
            let series = series.replace('\'', "");
            let mut counted = table.ledger().join(format!("{series}.toml"));
            let text = fs::read_to_string(&counted).unwrap();
            let (top, entries) = text.split_at(text.find("\n[[entry]]").unwrap());
            let entries: Vec<&str> = entries.split_inclusive("\n\n").collect();
            let mut recorded = |text: &str| {
                let _ = fs::remove_dir_all(&elsewhere);
                fs::create_dir_all(&elsewhere).unwrap();
                fs::write(elsewhere.join("x.toml"), text).unwrap();
                let hand = format!("hand Bob gin v {}", 60 + random(9));
                let undone = if text.contains("stop") { "hand undo" } else { "score" };
                for line in [undone, &hand, "hand stop"] {
                    table.run_in(&[("GINSCORE_LEDGER", &elsewhere)], line).ended(0);
                }
                fs::read_to_string(elsewhere.join("x.toml")).unwrap()
            };
            let earlier = format!("{top}{}", entries[..entries.len() / 2].concat());
            let (apart, grown) = (recorded(&earlier), recorded(&text));
            let first = random(NAMES.len());
            for (at, copy) in
                [text.clone(), earlier, apart, grown].into_iter().enumerate().take(1 + random(4))
            {
                let name = NAMES[(first + at) % NAMES.len()].replace('_', &series);
                let is_counted = at == 3 && name.ends_with(".toml");
                // One name of the list is the same for every series.
                let path = table.ledger().join(name.replace("zz", &format!("zz {series}")));
                fs::write(&path, copy).unwrap();
                counted = if is_counted { path } else { counted };
            }
            fs::copy(&counted, plain.join(counted.file_name().unwrap())).unwrap();
        }
        for line in [
            "stats --json",
            "stats Ann --json",
            "players --json",
            "export --all --results --format csv",
            "export --all --results --format jsonl",
            "export --all --format csv",
            "export --all --format jsonl",
            "export --all --format json",
            "export --since 2026-11-01 --format csv",
        ] {
            let with = table.ok(line).out;
            assert_eq!(with, table.ok(&format!("{line} --ledger {}", plain.display())).out, "{case}: {line}");
        }
        assert_eq!(table.names().len(), 3, "{case}");
    }
}
