//! Handing series on: what `export` writes, `import` reads, `stats` and `standings` count.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::table::Table;

const EVENING: &str = include_str!("../data/evening.gin");

/// Names as hostile as a name can be, and notes that are more so.
const HOSTILE: &str = "new 'Ann<b>x' 'Bob=cmd() & \"Co\"' --rules oklahoma --dealer 'Ann<b>x' --stake 0.10
Ann<b>x 4 v 23 @7h # =cmd()
draw # <script>alert(1)</script>
deal Bob=cmd()
Bob=cmd() gin v 12 @8s # \"a,b\"
Ann<b>x +18 @ad # '<b>Ann</b>'
Ann<b>x 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s @9d # -1+1
";

const DEALT_ANEW: &str = "new Ann Bob --rules hollywood --set target=60 --set column_multipliers=1,1,2
deal Bob
Ann 3 v 30
Bob 9 v 4
deal Bob
Bob gin v 40
draw
Ann 2 v 12
";

/// A table at which these scripts have been played.
fn played(scripts: &[&str]) -> Table {
    let table = Table::new();
    for script in scripts {
        let done = table.run_with(&["table"], script);
        assert_eq!(done.status, 0, "{}", done.err);
    }
    table
}

fn names(table: &Table) -> Vec<String> {
    let list = table.ok("series list --json").json();
    list["series"].as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap().to_owned()).collect()
}

/// What a series comes to, all of it; but for the seal, in which stands when somebody was made the dealer.
fn totals(table: &Table, name: &str) -> [Value; 2] {
    let score = table.ok(&format!("score --json --series {name}")).unsealed();
    [score, table.ok(&format!("summary --json --series {name}")).json()]
}

#[test]
fn what_is_exported_is_imported_to_the_same_totals() {
    let table = played(&[EVENING, HOSTILE, DEALT_ANEW]);
    for format in ["csv", "jsonl"] {
        let exported = table.ok(&format!("export --all --format {format}")).out;
        let other = Table::new();
        let done = other.run_with(&["import", "-"], &exported);
        assert_eq!(done.status, 0, "{}", done.err);
        assert_eq!(names(&table), names(&other));
        for name in names(&table) {
            assert_eq!(totals(&table, &name), totals(&other, &name), "{format} {name}");
            let log = |table: &Table| table.ok(&format!("log --series {name}")).out;
            assert_eq!(log(&table), log(&other), "{format}");
        }
        assert_eq!(other.ok("audit").out, "");
        // Once more: everything is there already.
        let files = other.files();
        let again = other.run_with(&["import", "-", "--json"], &exported);
        assert_eq!((again.status, again.json()["hands"].as_u64()), (0, Some(0)), "{}", again.err);
        assert_eq!(other.files(), files);
        // What comes out of there is what went in.
        assert_eq!(other.ok(&format!("export --all --format {format}")).out, exported);
    }
}

#[test]
fn a_dry_run_writes_nothing_and_its_script_plays_the_same() {
    let table = played(&[DEALT_ANEW]);
    let exported = table.ok("export --format csv").out;
    let other = Table::new();
    let script = other.run_with(&["import", "-", "--dry-run"], &exported);
    assert_eq!(script.status, 0, "{}", script.err);
    let over = Table::new()
        .run_with(&["import", "-", "--dry-run"], &played(&[EVENING]).ok("export --format csv").out);
    assert!(
        over.out
            .ends_with("# Bob wins the series; the totals differ by 184 points, and Ann pays Bob 9.20.\n")
    );
    assert!(other.files().is_empty());
    let done = other.run_with(&["table"], &script.out);
    assert_eq!(done.status, 0, "{}", done.err);
    let sheets = |table: &Table| table.ok("score --json").json()["sheets"].clone();
    assert_eq!(sheets(&table), sheets(&other));
}

/// A spreadsheet of a club, not of this program: three columns, the cells apart by semicolons, lines that end as
/// Windows ends them, a mark before the text, what repeats left blank, seats changed, and no great care.
#[test]
fn a_plain_spreadsheet_is_enough() {
    let table = Table::new();
    let rows = "\u{feff}Player_One;player_two;HAND\r\nAnn;Bob;Ann 4 v 23\r\n;;Bob gin v 12\r\n;;\r\n bob ;ANN;draw\r\n";
    let done = table.run_with(&["import", "-"], rows);
    assert_eq!(done.status, 0, "{}", done.err);
    let score = table.ok("score --json").json();
    assert_eq!(score["hands"].as_array().unwrap().len(), 3);
    assert_eq!(score["sheets"][0]["columns"][0]["points"]["Bob"], 37);
    // The same sheet once more is no other evening, and neither is it under the series' name.
    let again = table.run_with(&["import", "-", "--json"], rows);
    assert_eq!(again.json()["hands"], 0, "{}", again.err);
    assert_eq!(names(&table).len(), 1);
}

/// Evenings of the same two are told apart by their days, where they have no names.
#[test]
fn a_sheet_of_many_evenings() {
    let table = Table::new();
    let rows = "start,player_one,player_two,hand\n2026-11-06,Ann,Bob,Ann 4 v 23\n,,,Bob 3 v 9\n2026-11-06,Cid,Dora,draw\n\
                ,Bob,Ann,Ann +7\n2026-11-13,Ann,Bob,Bob gin v 30\n,Ann,Bob,Ann 2 v 2\n";
    let done = table.run_with(&["import", "-", "--json"], rows);
    assert_eq!(done.status, 0, "{}", done.err);
    let hands = |name: &str| {
        table.ok(&format!("score --json --series {name}")).json()["hands"].as_array().unwrap().len()
    };
    assert_eq!(names(&table).len(), 3);
    assert_eq!(["2026-11-06-0000-ann-bob", "2026-11-13-0000-ann-bob", "cid"].map(hands), [3, 2, 1]);
    let again = table.run_with(&["import", "-", "--json"], &format!("{rows}2026-11-13,Ann,Bob,draw\n"));
    assert_eq!((&again.json()["hands"], names(&table).len()), (&1.into(), 3), "{}", again.err);
    // A hand mended in the sheet is no other evening, and nothing is done behind anybody's back.
    let mended = table.run_with(&["import", "-", "--json"], &rows.replace("v 30", "v 31"));
    assert_eq!((mended.status, mended.codes()), (3, vec!["ledger-write".to_owned()]));
}

/// What a sheet says that cannot be, or cannot be done, is refused rather than done to half of it.
#[test]
fn a_sheet_that_does_not_agree_with_the_ledger() {
    let table = Table::new();
    let take = |rows: &str| table.run_with(&["import", "-", "--json"], rows);
    let head = "series,start,player_one,player_two,first_dealer,dealer,hand\n";
    assert_eq!(
        take(&format!("{head},2026-11-20,Ann,Bob,,,draw\nfri,2026-11-21,Ann,Bob,Ann,,Ann 4 v 23\n")).status,
        0
    );
    table.ok("deal Bob --series fri");
    let files = table.files();
    for (rows, status, said) in [
        // Two groups of rows that are one series of the ledger: each would undo what the other wrote.
        (
            ",2026-11-20,Ann,Bob,,,draw\n,,,,,,Ann 4 v 23\n,2026-11-20 00:00,Ann,Bob,,,draw\n,,,,,,Bob 9 v 10\n",
            2,
            "from line 2 are one series",
        ),
        ("fri,2026-11-28,Ann,Bob,,,Ann 4 v 23\n", 3, "it began 2026-11-21T00:00:00+01:00 there"),
        ("fri,,Ann,Bob,Bob,,Ann 4 v 23\n", 3, "the first dealer is Ann there"),
        ("fri,,Ann,Bob,,,Ann 5 v 23\n", 3, "hand 1 is `Ann 4 v 23` there and `Ann 5 v 23` here"),
        ("fri,,Bob,Ann,,,Ann 4 v 23\n", 3, "`player_one` is `Ann` and `player_two` `Bob` there"),
        (",2026-11-20,Bob,Ann,,,draw\n", 3, "`player_one` is `Ann` and `player_two` `Bob` there"),
    ] {
        let refused = take(&format!("{head}{rows}"));
        assert_eq!(refused.status, status, "{rows}: {}", refused.err);
        assert!(refused.err.contains(said), "{rows}: {}", refused.err);
        assert_eq!(table.files(), files);
    }
    // Who deals goes on from the ledger, and is whom the rows tell: nobody told of hand 2, Ann of hand 3.
    let more = "fri,,Ann,Bob,,,Ann 4 v 23\nfri,,,,,,draw\nfri,,,,,Ann,Bob 2 v 9\n";
    assert_eq!(take(&format!("{head}{more}")).status, 0);
    let rows = table.ok("export --format jsonl --series fri").out;
    let dealers: Vec<Value> =
        rows.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()["dealer"].clone()).collect();
    assert_eq!(dealers, ["Ann", "Bob", "Ann"]);
    // Three columns, and a sheet that has grown; and players repeated beside a blank series.
    let three = "player_one,player_two,hand\nCid,Dora,Cid 4 v 23\n";
    assert_eq!(take(three).json()["hands"], 1);
    assert_eq!(take(&format!("{three}Cid,Dora,draw\n")).json()["hands"], 1);
    assert_eq!(
        take(&format!("{head}sat,2026-11-22,Ann,Eve,,,draw\n,,Ann,Eve,,,Eve gin v 3\n")).json()["hands"],
        2
    );
    assert_eq!(names(&table).len(), 4);
    assert_eq!(table.ok("audit").out, "");
    // What was cut short is not made good by what is put behind it: the audit goes on saying so.
    let path = table.ledger().join("fri.toml");
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, &text[..text.rfind("\n[[entry]]\nkind = \"deal\"").unwrap() + 1]).unwrap();
    assert_eq!(table.run("audit").status, 1);
    let more = more.replace("Bob 2 v 9", "Bob 3 v 9");
    let done = take(&format!("{head}{more}fri,,,,,,draw\n"));
    assert!(done.status == 0 && done.err.contains("warning: "), "{}", done.err);
    assert_eq!(table.run("audit").status, 1);
    // A series that cannot be read may be the one, and one that was asked for is missed.
    fs::write(table.ledger().join("broken.toml"), "format = 1\n").unwrap();
    assert_eq!(take(three).status, 3);
    assert_eq!(table.run("stats --series broken").status, 3);
    assert!(
        table
            .shell("ln -s ~/.local/share/ginscore/sat.toml ~/e.csv; ginscore export --all -o ~/e.csv")
            .out
            .contains("a series of the ledger")
    );
}

/// A sheet to which an evening is added each week is imported each week.
#[test]
fn a_growing_sheet_goes_on_where_it_was() {
    let table = Table::new();
    let head = "series,start,player_one,player_two,hand\n";
    let friday = "friday,2026-11-20,Ann,Bob,Ann 4 v 23\nfriday,,,,Bob 2 v 30\n";
    let unnamed = ",2026-11-21 20:00,Ann,Cid,Cid gin v 3\n";
    let take = |rows: &str| {
        let done = table.run_with(&["import", "-", "--json"], &format!("{head}{rows}"));
        assert_eq!(done.status, 0, "{}{}", done.out, done.err);
        (done.json()["hands"].as_u64().unwrap(), done.json()["series"].as_array().unwrap().len())
    };
    assert_eq!(take(&format!("{friday}{unnamed}")), (3, 2));
    let seal = table.ok("score --json --series friday").json()["seal"].as_str().unwrap().to_owned();
    let longer =
        format!("{friday}friday,,,,draw\nfriday,,,,Ann +12\n{unnamed},2026-11-21 20:00,Ann,Cid,Ann 3 v 9\n");
    let dry = table.run_with(&["import", "-", "--dry-run"], &format!("{head}{longer}"));
    assert!(
        dry.out
            .contains("# friday, begun 2026-11-20T00:00:00+01:00\ndraw\nAnn +12\n# score: Ann 31 Bob 28\n"),
        "{}",
        dry.out
    );
    assert_eq!(take(&longer), (3, 2));
    assert_eq!(take(&longer), (0, 0));
    assert_eq!(table.ok("audit").out, "");
    assert!(table.ok(&format!("audit --seal {seal} --series friday")).out.contains("hand 2"));
    // What the ledger has besides is not touched by a shorter sheet; another hand in it is refused.
    assert_eq!(take(friday), (0, 0));
    let files = table.files();
    let other = format!("{head}saturday,,Ann,Bob,draw\n{}", friday.replace("v 30", "v 31"));
    let refused = table.run_with(&["import", "-", "--json"], &other);
    assert_eq!((refused.status, refused.codes()), (3, vec!["ledger-write".to_owned()]));
    assert!(refused.err.contains("standard input:3: "), "{}", refused.err);
    assert_eq!(table.run_with(&["import", "-", "--dry-run"], &other).status, 3);
    assert_eq!(table.files(), files, "and nothing is written of what stands before it");
}

#[test]
fn hostile_names_and_notes_are_harmless() {
    let table = played(&[HOSTILE]);
    let page = table.ok("export --format html").out;
    for raw in ["<b>", "<script", "& \"Co"] {
        assert!(!page.contains(raw), "{raw}");
    }
    for escaped in ["Ann&lt;b&gt;x", "&lt;script&gt;alert(1)&lt;/script&gt;", "&amp; &quot;Co"] {
        assert!(page.contains(escaped), "{escaped}");
    }
    let csv = table.ok("export --format csv").out;
    let mut reader = csv::Reader::from_reader(csv.as_bytes());
    let head = reader.headers().unwrap().clone();
    let rows: Vec<csv::StringRecord> = reader.records().map(Result::unwrap).collect();
    let note = head.iter().position(|name| name == "note").unwrap();
    let notes: Vec<&str> = rows.iter().map(|row| &row[note]).collect();
    assert_eq!(notes, ["'=cmd()", "<script>alert(1)</script>", "\"a,b\"", "'<b>Ann</b>'", "'-1+1"]);
    for cell in rows.iter().flatten() {
        assert!(!cell.starts_with(['=', '+', '-', '@', '\t', '\r']), "{cell}");
    }
    // Every row is as long as the head, or a comma has got out.
    assert!(rows.iter().all(|row| row.len() == head.len()));
}

#[test]
fn a_page_of_many_series_and_of_none() {
    let table = played(&[EVENING, DEALT_ANEW]);
    let page = table.ok("export --all --format html").out;
    assert_eq!(page.matches("<article ").count(), 2);
    for name in names(&table) {
        assert!(
            page.contains(&format!("href=\"#series-{name}\""))
                && page.contains(&format!("id=\"series-{name}\""))
        );
    }
    for (opened, closed) in
        [("<section", "</section>"), ("<table", "</table>"), ("<svg", "</svg>"), ("<li", "</li>")]
    {
        let opens = page.matches(&format!("{opened}>")).count() + page.matches(&format!("{opened} ")).count();
        assert_eq!(opens, page.matches(closed).count(), "{opened}");
    }
    assert!(!page.contains("://") && !page.contains("src="), "nothing is fetched");
    assert!(!page.contains("<script"));
    let empty = Table::new();
    assert!(empty.ok("export --all --format html").out.ends_with("</main></body></html>\n"));
    assert_eq!(empty.ok("export --all --format csv").out.lines().count(), 1);
    assert_eq!(empty.ok("export --all --format jsonl").out, "");
    assert_eq!(empty.ok("export --all --format json").json()["series"].as_array().unwrap().len(), 0);
}

#[test]
fn an_export_goes_to_a_file_whose_ending_names_the_format() {
    let table = played(&[EVENING]);
    let file = |name: &str| table.home().join(name);
    for (name, begins) in [
        ("evening.html", "<!DOCTYPE html>"),
        ("evening.csv", "series,start,"),
        ("evening.JSON", "{\"schema\":1,\"series\":[{"),
        ("evening.jsonl", "{\"schema\":1,\"series\":\""),
    ] {
        let done = table.ok(&format!("export -o {}", file(name).display()));
        assert_eq!(done.out, "");
        assert!(done.err.contains("12 hands of 1 series written"), "{}", done.err);
        assert!(fs::read_to_string(file(name)).unwrap().starts_with(begins), "{name}");
    }
    let named = table.ok(&format!("export --format csv --json -o {}", file("rows").display()));
    assert_eq!(named.json()["hands"], 12);
    // The object has what the other commands answer.
    let one = serde_json::from_str::<Value>(&fs::read_to_string(file("evening.JSON")).unwrap()).unwrap();
    let one = &one["series"][0];
    assert_eq!(one["score"], table.ok("score --json").json());
    assert_eq!(one["summary"], table.ok("summary --json").json());
    assert_eq!(one["hands"].as_array().unwrap().len(), 12);
}

/// The same figures from the rows, counted by another hand.
#[test]
fn statistics_are_those_of_the_rows() {
    let shut_out = "new Ann Cid\nCid 4 v 23\nCid gin v 60\n";
    let table = played(&[EVENING, DEALT_ANEW, "new Ann Cid\nCid 4 v 23\nAnn gin v 30\n", shut_out]);
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
        // Runs, hand by hand in the order of the clock.
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
            names(&table).iter().map(|name| table.ok(&format!("summary --json --series {name}")).json())
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
            let in_it = summary["totals"].get(name).is_some() && !summary["pays"].is_null();
            net += if !in_it {
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
    // Somebody was shut out, so that it is not counted as nothing everywhere.
    assert!(players.iter().any(|one| one["shutouts"]["won"] != 0));
}

#[test]
fn statistics_of_some() {
    let cid = "new Ann Cid\nCid 4 v 23\nAnn gin v 30\n";
    let table = played(&[EVENING, cid]);
    let hands = |line: &str| -> Vec<(String, u64)> {
        let stats = table.ok(&format!("stats --json {line}")).json();
        let of = |one: &Value| {
            (one["name"].as_str().unwrap().to_owned(), one["hands"]["played"].as_u64().unwrap())
        };
        stats["players"].as_array().unwrap().iter().map(of).collect()
    };
    let is =
        |of: &[(&str, u64)]| of.iter().map(|(name, hands)| ((*name).to_owned(), *hands)).collect::<Vec<_>>();
    assert_eq!(hands(""), is(&[("Ann", 14), ("Bob", 12), ("Cid", 2)]));
    assert_eq!(hands("an"), is(&[("Ann", 14)]));
    assert_eq!(hands("cid ANN"), is(&[("Ann", 14), ("Cid", 2)]));
    assert_eq!(hands("--against cid"), is(&[("Ann", 2)]));
    assert_eq!(hands("Ann --against Bob"), is(&[("Ann", 12)]));
    assert_eq!(hands("--rules hollywood"), is(&[("Ann", 12), ("Bob", 12)]));
    assert_eq!(hands("--since 2026-11-20").len(), 3);
    assert_eq!(hands("--since 2026-11-21"), is(&[]));
    assert_eq!(table.ok("stats --since 2026-11-21").out, "there are no hands yet\n");
    let ann = &table.ok("stats Ann --json").json()["players"][0];
    let against: Vec<&str> =
        ann["against"].as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap()).collect();
    assert_eq!(against, ["Bob", "Cid"]);
    // Heard line by line, each says whose it is.
    let plain = table.ok("stats Ann --plain").out;
    assert!(plain.lines().skip(1).all(|line| line.starts_with("Ann, ")), "{plain}");
    assert!(plain.is_ascii());
    // One broken file is told of, and does not hide the others.
    fs::write(table.ledger().join("broken.toml"), "format = 1\n").unwrap();
    let warned = table.ok("stats --json");
    assert!(warned.err.contains("warning: ") && warned.err.contains("broken.toml"), "{}", warned.err);
    assert_eq!(warned.json()["players"].as_array().unwrap().len(), 3);
    let refused = table.run("export --all --format csv");
    assert_eq!((refused.status, refused.out.as_str()), (3, ""));
}

/// What stands in the way of one series keeps all others from being written.
#[test]
fn an_import_is_all_or_nothing() {
    let table = played(&["new Ann Bob --name there\nAnn 4 v 23\n"]);
    fs::create_dir(table.ledger().join("zz.toml")).unwrap();
    let series = |table: &Table| fs::read_dir(table.ledger()).unwrap().count();
    let before = series(&table);
    let head = "series,player_one,player_two,hand\n";
    for rows in ["aa,Ann,Bob,draw\nzz,Ann,Bob,draw\n", "aa,Ann,Bob,draw\nthere,Ann,Bob,draw\n"] {
        let refused = table.run_with(&["import", "-"], &format!("{head}{rows}"));
        assert_eq!((refused.status, series(&table)), (3, before), "{}", refused.err);
    }
    // A name that one series has is not given to another that has none.
    fs::remove_dir(table.ledger().join("zz.toml")).unwrap();
    let rows = ",Ann,Bob,Ann 5 v 23\n2026-11-20-1933-ann-bob,Ann,Bob,Bob 4 v 23\n";
    let done = table.run_with(&["import", "-"], &format!("{head}{rows}"));
    assert_eq!((done.status, series(&table)), (0, before + 1), "{}", done.err);
    assert!(done.out.contains("2026-11-20-1933-ann-bob-2, 1 hand"), "{}", done.out);
    // A name in another alphabet comes back, up to the longest.
    fs::rename(
        table.ledger().join("there.toml"),
        table.ledger().join("Пятница Александра Владимировна Константин Александрович Иван 2.toml"),
    )
    .unwrap();
    let rows = table.ok("export --all --format csv").out;
    let other = Table::new();
    assert_eq!(other.run_with(&["import", "-"], &rows).status, 0);
    assert_eq!(names(&table), names(&other));
}

/// A pipe that stands for a series is not waited for, and one that an export goes to is written into.
#[cfg(unix)]
#[test]
fn pipes_are_no_files() {
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

fn standings(table: &Table, dirs: &[&Path]) -> (Value, String) {
    let dirs: Vec<String> = dirs.iter().map(|dir| dir.display().to_string()).collect();
    let done = table.ok(&format!("standings --json {}", dirs.join(" ")));
    (done.json()["standings"].clone(), done.err)
}

/// What a series went through on the way from one ledger to another does not make two of it.
#[test]
fn an_imported_series_is_the_one_that_was_exported() {
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

/// Two evenings of which only the day is known are two, though they begin alike; and a copy of both is of each the
/// right one.
#[test]
fn alike_is_not_the_same() {
    let one = Table::new();
    let head = "series,start,player_one,player_two,hand\n";
    let rows =
        "a,2026-11-20,Ann,Bob,draw\na,,,,Ann 4 v 23\nb,2026-11-20,Ann,Bob,draw\nb,,,,Ann +7\nb,,,,Bob +9\n";
    assert_eq!(one.run_with(&["import", "-"], &format!("{head}{rows}")).status, 0);
    let alone = standings(&one, &[&one.ledger()]);
    assert_eq!((&alone.0[0]["series"]["played"], alone.1.as_str()), (&2.into(), ""));
    let two = Table::new();
    fs::create_dir_all(two.ledger()).unwrap();
    for name in ["a.toml", "b.toml"] {
        fs::copy(one.ledger().join(name), two.ledger().join(name)).unwrap();
    }
    assert_eq!(standings(&one, &[&one.ledger(), &two.ledger()]).0, alone.0);
    assert_eq!(standings(&one, &[&two.ledger(), &one.ledger()]).0, alone.0);
}

#[test]
fn a_series_met_twice_is_counted_once() {
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
    // A copy from before the end: the longer counts, wherever it is.
    let shorter = &text[..text.rfind("\n[[entry]]").unwrap() + 1];
    fs::write(there.join("copy.toml"), shorter).unwrap();
    assert_eq!(standings(&one, &[&here, &there]).0, alone.0);
    assert_eq!(standings(&one, &[&there, &here]).0, alone.0);
    // One that went on otherwise is told of.
    assert_eq!(two.ok("undo --series copy").status, 0);
    assert_eq!(two.ok("hand Ann 4 v 23 --series copy").status, 0);
    let (parted, warning) = standings(&one, &[&here, &there]);
    assert!(warning.contains("warning: ") && warning.contains("are one series that diverged after hand 10"));
    assert_eq!((&parted[0]["series"]["played"], parted.as_array().unwrap().len()), (&1.into(), 2));
    // One that has nothing but its name, players, rules and start in common is counted, and remarked on.
    let unlike = Table::new();
    let script = EVENING.lines().find(|line| line.starts_with("new ")).unwrap().to_owned() + "\nAnn 1 v 2\n";
    assert_eq!(unlike.run_with(&["table"], &script).status, 0);
    let (both, warning) = standings(&one, &[&here, &unlike.ledger()]);
    assert!(warning.contains("warning: ") && warning.contains("both are counted"), "{warning}");
    assert_eq!(both[0]["series"]["played"], 2);
    // Another evening is another.
    let fresh = played(&["new Ann Dora\nAnn 4 v 23\n"]);
    let (three, remark) = standings(&one, &[&here, &fresh.ledger()]);
    assert_eq!((three.as_array().unwrap().len(), remark.as_str()), (3, ""));
    assert!(path.exists());
    // Aloud, and as a table.
    let plain = one.ok(&format!("standings --plain {}", here.display())).out;
    assert!(plain.starts_with("1: Bob, net +184 points; 1 series, 1 won, 0 lost;"), "{plain}");
    assert!(one.ok("standings").out.contains("| 1 | Bob "));
}
