//! The cases of `conformance/`, and the tables of `tests/data`: presets, and counts of cards. Each row has its source.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use ginscore::commands::import::script::{ScriptDefaults, series_of_script};
use ginscore::commands::new::agreed::RuleWords;
use ginscore::show::json;
use ginscore::show::series::script::{NewLineRules, script};
use ginscore::show::settlement::label;
use ginscore_ledger::book::Book;
use ginscore_ledger::model::{Header, Rescored, Series};
use ginscore_ledger::seal::Seal;
use ginscore_notation::{Names, Operation, RecordedHand, read_hand};
use ginscore_rules::house::{HouseRules, Preset, RuleKey};
use ginscore_rules::players::{Entrant, Opponents};
use ginscore_rules::settlement::StatementRow;
use ginscore_rules::solver::{least_after_discard, least_deadwood};
use serde_json::Value;

use crate::repository::{files_of, is_current, top, with_table};

type Row = BTreeMap<String, String>;

fn rows(table: &str) -> Vec<Row> {
    let path = top().join("tests/data").join(table);
    let mut reader = csv::Reader::from_path(&path).unwrap();
    let rows: Vec<Row> = reader.deserialize().map(|row| row.unwrap()).collect();
    assert!(!rows.is_empty(), "{table} has rows");
    for row in &rows {
        assert!(!row["source"].is_empty() && !row["id"].is_empty(), "{table}: {row:?}");
        assert!(["printed", "derived"].contains(&row["kind"].as_str()), "{table}: {row:?}");
    }
    rows
}

fn house(rules: &str) -> HouseRules {
    RuleWords::read(rules, &no_ledger()).and_then(|words| words.chosen(&no_ledger())).unwrap().house
}

fn played(rules: &str, hands: &str) -> Series {
    let names = Names::new("A", "B").unwrap();
    let start = "2026-11-20T19:30:00+01:00".parse().unwrap();
    let mut series = Series::new(Header {
        roster: names.clone().into(),
        start,
        first_dealer: None,
        stake: None,
        preset: "standard".to_owned(),
        house: house(rules),
    });
    for hand in hands.split(';') {
        let line = read_hand(hand, &names).unwrap();
        series
            .act(Operation::Hand(RecordedHand { opponents: Opponents::two(), claim: line.claim, note: None }))
            .unwrap_or_else(|refusal| panic!("{rules}: {hand}: {refusal:?}"));
    }
    series
}

/// The cases, each with its topic, the text of its script and what it comes to.
fn cases() -> Vec<(String, String, Value)> {
    let mut cases = Vec::new();
    for file in files_of("conformance", &["json"]) {
        let topic = fs::read_to_string(&file).unwrap();
        let topic: Vec<Value> = serde_json::from_str(&topic).unwrap_or_else(|why| panic!("{file:?}: {why}"));
        for case in topic {
            let name = format!("{}/{}", file.file_stem().unwrap().display(), case["name"].as_str().unwrap());
            let lines = case["lines"].as_array().unwrap().iter();
            let script = lines.map(|line| format!("{}\n", line.as_str().unwrap())).collect();
            cases.push((name, script, case));
        }
    }
    let names: BTreeSet<&String> = cases.iter().map(|(name, ..)| name).collect();
    assert_eq!(names.len(), cases.len(), "each case has its own name");
    assert!(cases.len() > 250, "{} cases", cases.len());
    cases
}

fn no_ledger() -> Book {
    Book::open("/nonexistent".into(), None)
}

/// The series of a script, as `import` reads it.
fn series_of(script: &str) -> Series {
    let now = "2026-11-20T19:30:00+01:00".parse().unwrap();
    let read = series_of_script(script, "script", &ScriptDefaults::default(), now, &no_ledger());
    let (mut all, remarks) = read.unwrap_or_else(|failure| panic!("{script}\n{failure:?}"));
    assert!(all.len() == 1 && remarks.is_empty(), "{script}\n{remarks:?}");
    all.remove(0).series
}

/// What `summary` and `score` answer with `--json`; where both have a key, as `summary` has it.
fn answered(series: &Series) -> Value {
    let (score, header) = (series.score(), series.header());
    let otherwise = json::otherwise(
        &Rescored { score: score.clone(), otherwise: Vec::new(), left_out: Vec::new() },
        series,
    );
    let summary = json::summary(&score.settlement(), &header.preset, otherwise, series, None);
    let value = |written: String| serde_json::from_str::<serde_json::Value>(&written).unwrap();
    let mut answer = value(json::written(&json::score("conformance", series, Seal::of_header("").code())));
    answer.as_object_mut().unwrap().extend(value(json::written(&summary)).as_object().unwrap().clone());
    answer
}

/// What a case says of itself: not part of the answer.
const OF_CASE: [&str; 6] = ["name", "about", "why", "needs", "see", "lines"];

/// The first place where an answer is not what a case expects: objects are compared by the keys of the case.
fn difference(expected: &Value, answer: &Value) -> Option<String> {
    let other = || Some(format!("{answer} in place of {expected}"));
    match (expected, answer) {
        (Value::Object(expected), Value::Object(answer)) => expected.iter().find_map(|(key, value)| {
            let found = difference(value, answer.get(key).unwrap_or(&Value::Null));
            found.map(|what| format!("{key}: {what}"))
        }),
        (Value::Array(expected), Value::Array(answer)) if expected.len() == answer.len() => {
            expected.iter().zip(answer).find_map(|(expected, answer)| difference(expected, answer))
        }
        (expected, answer) if expected == answer => None,
        _ => other(),
    }
}

#[test]
fn every_case_comes_to_what_it_says() {
    let wrong = cases().into_iter().filter_map(|(case, script, expected)| {
        let of_series = &answered(&series_of(&script));
        let of_case =
            expected.as_object().unwrap().iter().filter(|(key, _)| !OF_CASE.contains(&key.as_str()));
        let of_case: Value = of_case.map(|(key, value)| (key.clone(), value.clone())).collect();
        assert!(!of_case.as_object().unwrap().is_empty(), "{case} expects nothing");
        difference(&of_case, of_series).map(|what| format!("{case}: {what}\n"))
    });
    let wrong: String = wrong.collect();
    assert!(wrong.is_empty(), "{wrong}");
}

/// A case says what it shows, and where its numbers are from: a source, the arithmetic, or a part of the page.
#[test]
fn every_case_has_its_reason() {
    let page = include_str!("../../../docs/notation.md");
    for (case, _, expected) in cases() {
        let says = |key: &str| expected[key].as_str().filter(|text| text.len() > 2);
        assert!(says("about").is_some() && (says("why").is_some() || says("see").is_some()), "{case}");
        if let Some(heading) = says("see") {
            assert!(page.contains(&format!("## {heading}\n")), "{case}: {heading}");
        }
        for need in expected["needs"].as_array().into_iter().flatten() {
            assert!(["cards", "columns", "groups"].map(Some).contains(&need.as_str()), "{case}: {need}");
        }
    }
}

/// The page has every rule, with its values and the one of `bare`.
#[test]
fn the_notation_has_every_rule() {
    let page = include_str!("../../../docs/notation.md");
    let rows = page.lines().filter(|line| line.starts_with("| `"));
    let rows: Vec<Vec<&str>> = rows.map(|line| line.trim_matches('|').split(" | ").collect()).collect();
    for key in RuleKey::all() {
        let named = |row: &&Vec<&str>| row.len() == 3 && row[0].contains(&format!("`{}`", key.name()));
        let row = rows.iter().find(named).unwrap_or_else(|| panic!("{} is left out", key.name()));
        let words = key.words().iter().filter(|_| key.name() != "doubling_suits");
        assert!(
            words.clone().all(|word| row[1].contains(&format!("`{word}`"))),
            "{}: {}",
            key.name(),
            row[1]
        );
        let numbers = |text: &str| text.replace(',', "");
        if let Some((lowest, highest)) = key.numbers() {
            assert!(
                numbers(row[1]).contains(&format!("{lowest} to {highest}")),
                "{}: {}",
                key.name(),
                row[1]
            );
        }
        let bare = key.read(&Preset::BARE.values()).to_string();
        let bare = if key.name() == "column_multipliers" { "all 1".to_owned() } else { bare };
        assert_eq!(row[2].trim().trim_matches('`'), bare, "{}", key.name());
    }
}

/// Each rule has two values at least: a script may leave out the one of `bare`.
#[test]
fn every_rule_has_cases() {
    let cases = cases();
    let settings: BTreeSet<&str> = cases
        .iter()
        .flat_map(|(_, script, _)| script.lines().filter(|line| line.starts_with("new ")))
        .flat_map(|line| line.split(' '))
        .collect();
    for key in RuleKey::all() {
        let words = key.words().iter().map(|word| format!("{}={word}", key.name()));
        let values = settings.iter().filter(|set| set.starts_with(&format!("{}=", key.name()))).count();
        assert!(values > 0, "no case for {}", key.name());
        if key.words().len() > 2 {
            let missing: Vec<String> = words.skip(1).filter(|set| !settings.contains(set.as_str())).collect();
            assert!(missing.is_empty() || missing == ["pairing=by-size"], "no case for {missing:?}");
        }
    }
}

/// `log --bare` of every case is read again and comes to the same.
#[test]
fn a_bare_script_records_the_same_series() {
    for (case, lines, _) in cases() {
        let series = series_of(&lines);
        let bare = script(&series, NewLineRules::Bare);
        let again = series_of(&bare);
        assert_eq!(again.score(), series.score(), "{case}\n{bare}");
        assert_eq!(again.header().house, series.header().house, "{case}\n{bare}");
        assert_eq!(script(&again, NewLineRules::Bare), bare, "{case}");
    }
}

#[test]
fn deadwood_counts_match_their_sources() {
    for row in rows("deadwood.csv") {
        let cards = row["cards"].parse::<ginscore_rules::cards::Cards>().unwrap();
        let count = if cards.len() == 11 { least_after_discard(cards) } else { least_deadwood(cards) };
        assert_eq!(count.to_string(), row["count"], "{}", row["id"]);
    }
}

/// A key that the table does not list for a preset has its value in `standard`.
#[test]
fn presets_have_the_values_of_their_sources() {
    let path = top().join("tests/data/presets.csv");
    let mut expected: BTreeMap<(String, String), String> = BTreeMap::new();
    for row in csv::Reader::from_path(path).unwrap().deserialize::<Row>() {
        let row = row.unwrap();
        assert!(!row["source"].is_empty(), "{row:?}");
        assert!(RuleKey::named(&row["key"]).is_some(), "{row:?}");
        expected.insert((row["preset"].clone(), row["key"].clone()), row["value"].clone());
    }
    let mut used = 0;
    for preset in Preset::ALL {
        for key in RuleKey::COMMON {
            let listed = expected.get(&(preset.name.to_owned(), key.name().to_owned()));
            used += usize::from(listed.is_some());
            let value = listed.or_else(|| expected.get(&("standard".to_owned(), key.name().to_owned())));
            let found = key.read(&preset.values()).to_string();
            assert_eq!(Some(&found), value, "{} {}", preset.name, key.name());
        }
    }
    assert_eq!(used, expected.len(), "every row names an existing preset and key");
}

#[test]
fn forms_set_some_keys_and_leave_others() {
    for (rules, key, value) in [
        ("standard oklahoma", "knock_card", "upcard"),
        ("standard oklahoma", "ace_knock_card", "gin-only"),
        ("standard oklahoma", "doubling_suits", "S"),
        ("standard oklahoma", "doubled_boxes", "none"),
        // Bicycle doubles everything that a deal brings.
        ("bicycle oklahoma", "doubled_boxes", "all"),
        ("bicycle oklahoma", "ace_knock_card", "gin-only"),
        ("pagat oklahoma", "doubled_boxes", "none"),
        ("rummytalk oklahoma", "doubled_boxes", "bonus"),
        // The Portuguese article says only that the card's value is the limit.
        ("stakes oklahoma", "ace_knock_card", "one"),
        ("stakes oklahoma", "doubling_suits", "S"),
        ("stakes oklahoma ace_knock_card=gin-only", "ace_knock_card", "gin-only"),
        ("doubling_suits=SS", "doubling_suits", "S"),
        ("standard hollywood", "columns", "3"),
        ("standard hollywood", "sheet_winner", "net-points"),
        ("hollywood", "sheet_winner", "most-games"),
        ("hollywood oklahoma", "sheet_winner", "most-games"),
        ("oklahoma hollywood", "ace_knock_card", "gin-only"),
        ("oklahoma", "ace_knock_card", "one"),
        ("standard hollywood sheet_winner=most-games", "sheet_winner", "most-games"),
    ] {
        assert_eq!(RuleKey::named(key).unwrap().read(&house(rules)).to_string(), value, "{rules}: {key}");
    }
}

/// docs/presets.md shows the same shutout under every preset. `UPDATE=1` rewrites the table.
#[test]
fn docs_show_the_shutout_of_every_preset() {
    let names = ["A +30"; 4].join("; ");
    let mut table = String::from("| preset | the game is worth | how |\n|---|---|---|\n");
    let mut targets: Vec<String> = Vec::new();
    for preset in Preset::ALL {
        // Four hands of 30 win a game to 100.
        let other = !(91..=120).contains(&preset.values().target.get());
        let needs_card = HouseRules::new(preset.values()).unwrap().needs_knock_card();
        let target = if other { " target=100" } else { "" };
        let hands = if needs_card { names.replace("+30", "+30 @9h") } else { names.clone() };
        let series = played(&format!("{}{target}", preset.name), &hands);
        let settled = series.score().settlement();
        let worth = settled.sheets[0].games[0].worth().unwrap();
        let rows = settled.sheets[0].statement().rows;
        let how = |row: &StatementRow| {
            format!("{}: {}", label(row.term, &[&settled.sheets[0].games[0]]), row.all.get(Entrant::First))
        };
        let how = rows.iter().map(how).collect::<Vec<String>>().join("; ");
        let note = if other { "*" } else { "" };
        let own = other.then(|| format!("that of `{}` is {}", preset.name, preset.values().target.get()));
        targets.extend(own);
        table.push_str(&format!("| `{}`{note} | {worth} | {how} |\n", preset.name));
    }
    table.push_str(&format!(
        "\n`*` played to 100 here; the preset's own target is another: {}.\n",
        targets.join(", ")
    ));
    let page = fs::read_to_string(top().join("docs/presets.md")).unwrap();
    is_current("docs/presets.md", &with_table(&page, "shutout", &table), "docs_show");
}
