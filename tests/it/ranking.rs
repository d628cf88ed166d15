//! Ratings, matches and tie-breaks in the standings, and the long run in the statistics.

use serde_json::{Value, json};

use crate::export::played;
use crate::table::Table;

/// A round robin of four: two matches end with each line of two hands.
fn round_robin() -> Table {
    let won = |winner: &str, loser: &str, points: u32| {
        format!("new {winner} {loser} target=50\n{loser} +10\n{winner} +{points}\n")
    };
    let scripts = [
        won("Ann", "Bob", 50),
        won("Cid", "Dan", 60),
        won("Cid", "Ann", 70),
        won("Bob", "Dan", 90),
        won("Dan", "Ann", 55),
        won("Bob", "Cid", 80),
    ];
    played(&scripts.iter().map(String::as_str).collect::<Vec<_>>())
}

fn places(standings: &Value) -> Vec<(u64, &str)> {
    let players = standings["standings"].as_array().unwrap().iter();
    players.map(|one| (one["place"].as_u64().unwrap(), one["name"].as_str().unwrap())).collect()
}

/// A series that was stopped or is open, and one of more players, is not a match.
#[test]
fn matches_are_finished_series_of_two() {
    let table = played(&[
        "new Ann Bob\nAnn +104\n",
        "new Ann Bob\nAnn 4 v 23\nstop\n",
        "new Ann Bob Cid\nAnn 4 v 23\n",
        "new Ann Bob Cid\nAnn +104\n",
    ]);
    let found = table.ok("standings --tie-break wins --json").json();
    assert_eq!((&found["matches"], &found["other_series"]), (&json!(1), &json!(3)));
}

#[test]
fn tie_breaks_are_applied_in_order() {
    let table = round_robin();
    let ranked = |options: &str| table.ok(&format!("standings --json {options}")).json();
    // Bob and Cid won two matches each, Ann and Dan one.
    let by_wins = ranked("--tie-break wins");
    assert_eq!(places(&by_wins), [(1, "Bob"), (1, "Cid"), (3, "Ann"), (3, "Dan")]);
    assert_eq!((&by_wins["ranked_by"], &by_wins["matches"]), (&json!(["matches", "wins"]), &json!(6)));
    assert_eq!(by_wins["standings"][0]["tie_breaks"], json!({"wins": 2.0}));
    let head_to_head = ranked("--tie-break wins --tie-break head-to-head --tie-break wins");
    assert_eq!(places(&head_to_head), [(1, "Bob"), (2, "Cid"), (3, "Dan"), (4, "Ann")]);
    assert_eq!(head_to_head["ranked_by"], json!(["matches", "wins", "head-to-head"]));
    let spread = ranked("--tie-break spread");
    assert_eq!(places(&spread), [(1, "Bob"), (2, "Cid"), (3, "Ann"), (4, "Dan")]);
    assert_eq!(spread["standings"][1]["matches"], json!({"won": 2, "lost": 1, "tied": 0, "points": 2.0}));
    // Without tie-breaks by net points, and no values of them.
    let net = ranked("");
    assert_eq!((&net["ranked_by"], &net["standings"][0]["tie_breaks"]), (&json!(["net"]), &Value::Null));
    let out = table.ok("standings --tie-break sonneborn-berger --tie-break boxes").out;
    assert!(out.contains("| Sonneborn-B. |") && out.contains("then by Sonneborn-B., boxes;"), "{out}");
    // Below the table as above its columns, in each language.
    let out = table.ok("standings --tie-break spread --lang de").out;
    assert!(out.contains("| Differenz |") && out.contains("dann nach: Differenz;"), "{out}");
}

/// The values of a player without matches are those of one who lost every match: 0, and not -0, which ranks lower.
#[test]
fn nothing_is_minus_zero() {
    let table = played(&["new Ann Bob\nAnn 4 v 23\n", "new Cid Dan\nCid +104\n"]);
    for rule in ["wins", "buchholz", "median", "sonneborn-berger", "spread", "boxes", "head-to-head"] {
        let command = format!("standings --tie-break {rule}");
        let json = table.ok(&format!("{command} --json")).out;
        assert!(!json.contains("-0.0") && !json.contains("-0,"), "{json}");
        for text in [table.ok(&command).out, table.ok(&format!("{command} --plain")).out] {
            assert!(!text.contains(" -0"), "{text}");
        }
    }
    let found = table.ok("standings --tie-break sonneborn-berger --json").json();
    assert_eq!(places(&found), [(1, "Cid"), (2, "Ann"), (2, "Bob"), (2, "Dan")]);
}

/// A hand that is won for nothing is a hand won, for the rating as for the statistics.
#[test]
fn a_hand_won_for_nothing_is_rated() {
    let table = played(&["new Ann Bob undercut_bonus=0\nAnn 5 v 5\nAnn 3 v 3\n"]);
    let of = |json: &Value, name: &str, key: &str| {
        let players = json[key].as_array().unwrap().iter();
        players.clone().find(|one| one["name"] == name).unwrap().clone()
    };
    let stats = table.ok("stats --json").json();
    let long_run = of(&stats, "Bob", "players")["long_run"].clone();
    assert_eq!(
        (&long_run["hands"], &long_run["won"], &long_run["mean"]),
        (&json!(2), &json!(2), &json!(0.0))
    );
    let rating =
        |name| of(&table.ok("standings --json").json(), name, "standings")["rating"]["rating"].as_f64();
    assert!(rating("Bob").unwrap() > 1550.0 && rating("Ann").unwrap() < 1450.0);
}

/// `--since` chooses what is ranked; the ratings are those of players who were known before.
#[test]
fn ratings_count_the_series_before_the_first_that_is_ranked() {
    let table = played(&["new Ann Bob\nAnn 4 v 23\nAnn gin v 12\n"]);
    for line in ["new Ann Bob", "hand Bob 4 v 9"] {
        table.run_in(&[("GINSCORE_NOW", "2026-11-27T19:30:00+01:00")], line).ended(0);
    }
    let rating = |options: &str| {
        let found = table.ok(&format!("standings --json {options}")).json();
        assert_eq!(found["rating_periods"], 2);
        (found["standings"][0]["rating"].clone(), found["standings"][0]["series"]["played"].clone())
    };
    let (all, since) = (rating(""), rating("--since 2026-11-27"));
    assert_eq!((&all.0, &all.1, &since.1), (&since.0, &json!(2), &json!(1)));
}

/// The ratings do not depend on the order of ledgers and files, and count hands: a game of two totals has none.
#[test]
fn ratings_count_hands() {
    let one = played(&["new Ann Bob\nAnn 4 v 23\nAnn gin v 12\nBob 4 v 9\ndraw\n"]);
    let two = played(&["new Bob Cid\nBob 4 v 23\n", "new Ann Bob\nBob +60\nAnn +104\n"]);
    let rated = |dirs: [&Table; 2]| {
        let dirs = dirs.map(|table| table.ledger().display().to_string()).join(" ");
        one.ok(&format!("standings --json {dirs}")).json()
    };
    let found = rated([&one, &two]);
    assert_eq!(found, rated([&two, &one]));
    assert_eq!(found["rating_periods"], 1);
    let of = |name: &str| {
        let players = found["standings"].as_array().unwrap().iter();
        players.clone().find(|one| one["name"] == name).unwrap()["rating"].clone()
    };
    assert_eq!(of("Ann"), json!({"rating": 1583.76, "deviation": 208.56, "volatility": 0.059998}));
    assert_eq!(of("Cid"), json!({"rating": 1337.69, "deviation": 290.32, "volatility": 0.06}));
    let alone = two.ok("standings --series ann --json").json();
    assert_eq!(alone["standings"][0]["rating"]["deviation"], 350.0);
    // They are shown if asked for, in a table of their own, once they say something.
    for options in ["", "--plain", "--tie-break wins"] {
        let said = one.ok(&format!("standings {options}")).out;
        assert!(!said.contains("ating"), "{said}");
    }
    let few = one.ok("standings --ratings").out;
    assert!(few.contains("too few hands") && !few.contains("1584"), "{few}");
    let script: String = (0..24).map(|hand| if hand % 3 == 0 { "Ann +2\n" } else { "Bob +1\n" }).collect();
    let many = played(&[&format!("new Ann Bob target=9999\n{script}")]);
    many.ok("standings --ratings").answers("| 1 | Bob ").answers("| 2 | Ann ");
    let plain = many.ok("standings --ratings --plain").out;
    assert!(plain.starts_with("1: Bob, rating ") && plain.contains("\n2: Ann, rating "), "{plain}");
    let object = many.ok("standings --ratings --json").json();
    assert_eq!((&object["ranked_by"], &object["standings"][0]["name"]), (&json!(["rating"]), &json!("Bob")));
    assert_eq!(many.run("standings --ratings --tie-break wins").status, 2);
}

#[test]
fn the_long_run_is_said_of_players_and_sides() {
    let hands =
        ["Ann +19", "Bob +31", "Ann +12", "Ann +25", "draw", "Ann +8", "Bob +14", "Ann +40", "Bob +6"];
    let short = played(&[&format!("new Ann Bob target=500\n{}\n", hands.join("\n"))]);
    assert!(
        short.ok("stats Ann --all").out.contains("in the long run     not known: 9 hands of at least 10\n")
    );
    short.ok("hand Ann +17");
    let out = short.ok("stats Ann --all").out;
    let said = "+7.0 per hand, 95% interval -7.7 to +21.7 (10 hands); it may be luck: about 26 more hands like these would tell";
    assert!(out.contains(said), "{out}");
    // The only opponent is everyone.
    assert!(!out.contains("long run against"), "{out}");
    // The reason and the points of an adjustment are not hands.
    short.ok("adjust Ann +100 '# agreed'");
    let stats = short.ok("stats Ann --json").json();
    let expected = json!({
        "hands": 10, "won": 6, "lost": 3, "mean": 7.0, "low": -7.6724, "high": 21.6724, "apart": false, "more_hands": 26
    });
    assert_eq!(stats["players"][0]["long_run"], expected);
    assert_eq!(stats["players"][0]["against"][0]["long_run"], expected);
    let sides = played(&["new Ann Cid v Bob Dan\nAnn 4 v 23; Dan gin v 12\n", "new Ann Eve\nAnn 4 v 23\n"]);
    let out = sides.ok("stats Ann --all").out;
    assert!(out.contains("in the long run       not known: 2 hands of at least 10\n"), "{out}");
    assert!(out.contains("long run against Bob  not known: 1 hand of at least 10\n"), "{out}");
    assert!(out.contains("not known: 1 round of at least 10\n"), "{out}");
}
